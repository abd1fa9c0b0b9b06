"""The outcome for each player: the only source for pages, prints, sheets and books.

A place needs an explanation: after rounds, finalists have the points of the final, and the others
those of all rounds, which may be on another scale.
"""

from collections.abc import Mapping
from enum import auto

from dacabo.core.values import Choice, Value
from dacabo.tournament.event import Event, Gone, Match, Player, Stage, published_stages
from dacabo.tournament.formats import By
from dacabo.tournament.standings import Score, places, placing, points, scores
from dacabo.tournament.subjects.prizes import consolation_winners


class Scale(Choice):
    """The matches or places for which a player has points."""

    MATCH = auto()
    """The points of the last match that decides the place."""
    FINAL = auto()
    """The points of the final, where the others have those of the rounds."""
    PLACES = auto()
    """The points of the places in all rounds: the highest sum is best."""
    ROUNDS = auto()
    """The points of the matches in all rounds."""


class Mark(Choice):
    """The reason for a place that the points alone do not explain."""

    TIE_BREAK = auto()
    """A tie-break round decided it."""
    LEFT = auto()
    """The player left before the end."""
    OTHER_SUM = auto()
    """Others have the same sum: after places, the points of the matches decide, or the reverse."""


class Outcome(Value, kw_only=True):
    """A player's place, and the points and rounds that decided it."""

    place: int
    player: Player
    points: int | None
    """None as long as the player has none."""
    scale: Scale
    mark: Mark | None
    tie_break: tuple[int, ...]
    """The points of the tie-break rounds that the player has played."""
    stage: int
    """The last stage that counts for the place."""
    final: bool
    """Whether that is the final."""
    bot: bool
    """Whether a bot played the last match for them to the end."""
    consolation: bool
    """Whether they have won a group of the consolation."""


def outcomes(event: Event) -> tuple[Outcome, ...]:
    """The outcomes of all players who played, best first."""
    last = _last_matches(event)
    scored = scores(event)
    level = level_players(scored)
    gone = {one.player for one in event.entrants if one.gone is Gone.DROPPED_OUT}
    beside = consolation_winners(event)
    found = []
    for placed in placing(event):
        player = placed.player
        stage, match = last[player]
        score = scored.get(player)
        of_rounds = None if score is None else total_of(event, score)
        has_left = player in gone or player in match.withdrawn
        found.append(
            Outcome(
                place=placed.place,
                player=player,
                points=of_rounds if stage.round else _total(event, match, player),
                scale=_scale(event, stage),
                mark=Mark.LEFT
                if has_left
                else _mark(event, stage, match, player, is_level=player in level),
                tie_break=tie_break_of(stage, match, player),
                stage=stage.number,
                final=stage.final,
                bot=player in match.bots,
                consolation=player in beside,
            )
        )
    return tuple(found)


def _last_matches(event: Event) -> dict[Player, tuple[Stage, Match]]:
    """The last match of each player that counts for the place; a consolation does not."""
    return {
        player: (stage, match)
        for stage in published_stages(event)
        for match in stage.matches
        if not match.consolation
        for player in match.players
    }


def _scale(event: Event, stage: Stage) -> Scale:
    if stage.round:
        return Scale.PLACES if event.format.by is By.PLACES else Scale.ROUNDS
    has_rounds = any(one.round for one in event.stages)
    return Scale.FINAL if has_rounds else Scale.MATCH


def total_of(event: Event, score: Score) -> int:
    """A player's sum over all rounds that count: of places, or of points."""
    return score.place_sum if event.format.by is By.PLACES else score.point_sum


def level_players(scored: Mapping[Player, Score]) -> frozenset[Player]:
    """The players whom only the other sum separates from somebody."""
    keys: dict[tuple[int, int], set[int]] = {}
    for score in scored.values():
        keys.setdefault(score.key[:2], set()).add(score.key[2])
    return frozenset(player for player, score in scored.items() if len(keys[score.key[:2]]) > 1)


def _total(event: Event, match: Match, player: Player) -> int | None:
    return points(event, match, player) if player in (match.totals or {}) else None


def tie_break_of(stage: Stage, match: Match, player: Player) -> tuple[int, ...]:
    """The points of the tie-break rounds that a player has played in a stage."""
    decisions = (*match.decisions, *(() if match.consolation else stage.decisions))
    return tuple(decision[player] for decision in decisions if player in decision)


def _mark(
    event: Event, stage: Stage, match: Match, player: Player, *, is_level: bool
) -> Mark | None:
    if stage.round:
        return Mark.OTHER_SUM if is_level else None
    if not match.decisions or not match.decided:
        return None
    place_of = places(event, stage, match)
    total = _total(event, match, player)

    def played(one: Player) -> bool:
        return any(one in decision for decision in match.decisions)

    is_separated = any(
        _total(event, match, other) == total and place_of.get(other) != place_of.get(player)
        for other in match.players
        if other != player and played(other)
    )
    return Mark.TIE_BREAK if is_separated and played(player) else None
