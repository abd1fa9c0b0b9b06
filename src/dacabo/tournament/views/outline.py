"""A format applied to a number of players, in words, and the standing of its rounds."""

from collections.abc import Iterator, Mapping

from dacabo.core.phrases import Argument, Phrase
from dacabo.tournament.draw import MIN_PLAYERS, TABLE_SEATS, sizes
from dacabo.tournament.event import Event, Player, present_entrants
from dacabo.tournament.formats import Format
from dacabo.tournament.outcomes import level_players, total_of
from dacabo.tournament.standings import Score, places_by_score
from dacabo.tournament.subjects.drawing import MIN_CONSOLATION
from dacabo.tournament.views.types import ScoreView

_SMALL_FINAL = 2
"""The organisers are told before the first draw of a final with so few players."""


def outline(event: Event) -> tuple[Phrase, ...]:
    """The format applied to the players on the list; empty once they are drawn."""
    if event.stages:
        return ()
    return tuple(outlined(event.format, len(present_entrants(event))))


def outlined(format: Format, players: int) -> Iterator[Phrase]:  # noqa: A002 (its name)
    """The format applied to this number of players, if nobody is tied."""
    if players < MIN_PLAYERS:
        return
    if players <= TABLE_SEATS:
        yield Phrase("tournament-outline-at-once", {"count": players})
        return
    finalists = format.finalists
    if format.rounds:
        about: dict[str, Argument] = {
            "count": players,
            "rounds": format.rounds,
            "groups": groups_text(players),
            "finalists": finalists,
        }
        yield Phrase("tournament-outline-rounds", about)
    else:
        stages = knockout_stages(format, players)
        yield from _knockout(stages)
        finalists = stages[-1]
    if format.consolation and players - finalists >= MIN_CONSOLATION:
        others = players - finalists
        about = {"count": others, "groups": groups_text(others)}
        yield Phrase("tournament-outline-consolation", about)


def _knockout(stages: tuple[int, ...]) -> Iterator[Phrase]:
    first, *later, final = stages
    about: dict[str, Argument] = {
        "count": first,
        "groups": groups_text(first),
        "advance": stages[1],
    }
    yield Phrase("tournament-outline-first", about)
    for players, advance in zip(later, stages[2:], strict=True):
        about = {"count": players, "groups": groups_text(players), "advance": advance}
        yield Phrase("tournament-outline-then", about)
    small = final <= _SMALL_FINAL
    yield Phrase("tournament-outline-final", {"count": final})
    if small:
        yield Phrase("tournament-outline-small-final")


def knockout_stages(format: Format, players: int) -> tuple[int, ...]:  # noqa: A002 (its name)
    """The number of players in each stage, the final last, if nobody is tied."""
    if players <= TABLE_SEATS:
        return (players,)
    advance = len(sizes(players)) * format.advance
    if advance > TABLE_SEATS:
        advance += format.best_losers
    else:
        advance = min(TABLE_SEATS, advance + format.best_losers)
    return (players, *knockout_stages(format, advance))


def groups_text(players: int) -> str:
    """The sizes of the groups, such as `4 + 3 + 3` or `6 × 5`."""
    group_sizes = sizes(players)
    if len(group_sizes) <= TABLE_SEATS:
        return " + ".join(map(str, group_sizes))
    counts = ((group_sizes.count(size), size) for size in sorted({*group_sizes}, reverse=True))
    return " + ".join(f"{count} × {size}" for count, size in counts)


def score_views(event: Event, scored: Mapping[Player, Score]) -> tuple[ScoreView, ...]:
    """The standing after the last complete round, best first."""
    places = places_by_score(scored)
    level = level_players(scored)
    return tuple(
        ScoreView(
            player=player,
            place=places[player],
            places=score.places,
            points=score.points,
            total=total_of(event, score),
            level=player in level,
        )
        for player, score in scored.items()
    )
