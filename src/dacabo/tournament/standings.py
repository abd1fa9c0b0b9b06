"""Who has won a match, who advances, who is tied, and every place (TOUR-3, TOUR-9 to TOUR-11).

Everything here is computed from totals, penalties and decision rounds, so a correction only changes
the numbers.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Final, TypeAlias

from dacabo.core.values import Value
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import Event, Gone, Match, Player, Stage, gone_at, published

Tied: TypeAlias = tuple[Player, ...]
"""Players who share a place; a single player does not share it."""


def points(match: Match, player: Player) -> int:
    """A player's total, including penalties."""
    assert match.totals is not None
    return match.totals[player] + sum(p.points for p in match.penalties if p.player == player)


def by_totals(match: Match) -> tuple[Tied, ...]:
    """The places by totals alone, best first (TOUR-3)."""
    out = {*match.struck, *match.kept_back}
    counted = tuple(player for player in match.active if player not in out)
    if match.totals is None:  # no opponents
        return (counted,) if match.decided and counted else ()
    return _sets(counted, lambda player: points(match, player))


def ranking(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The places after the decision rounds, without the players who left the match.

    Where a tie has to be decided, players who have left the event rank behind those who stayed.
    """
    sets = by_totals(match)
    if not match.decisions and _any_winner_advances(stage):
        return sets  # the cheap check first
    gone = gone_at(event)
    for number, decision in enumerate(match.decisions, 1):
        later = {player for round_ in match.decisions[number:] for player in round_}
        absent = gone.keys() - later  # players of a later round were still present in this one
        sets = tuple(part for tied in sets for part in _decided(tied, decision, absent))
    to_decide = len(sets) if stage.final else int(crowded(stage, gone))
    decided = [part for tied in sets[:to_decide] for part in _by_stay(tied, gone)]
    return (*decided, *sets[to_decide:])


def leavers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The players who left the match, ranked last; in the final, those who stayed longer first.

    A seat whose bot does not advance counts as left.
    """
    if not match.withdrawn and not match.kept_back:
        return ()
    out = {entrant.player for entrant in event.entrants if entrant.gone is Gone.DISQUALIFIED}
    gone = {*match.withdrawn, *match.kept_back}
    left = tuple(sorted(player for player in gone if player not in out))
    if stage.final:
        return _by_stay(left, gone_at(event))
    return (left,) if left else ()


_STAYED: Final = 2**63
"""Later than any fact."""


def _by_stay(players: Tied, gone: Mapping[Player, int]) -> tuple[Tied, ...]:
    return _sets(players, lambda player: -gone.get(player, _STAYED))


def _decided(tied: Tied, decision: Mapping[Player, int], gone: Collection[Player]) -> list[Tied]:
    """Split a set of tied players by a decision round, if all of them who are present played it.

    Other players, who are no longer tied with them, may have played it too. A player who joins
    the set by a correction has to play another round with them.
    """
    played = [player for player in tied if player in decision]
    absent = tuple(player for player in tied if player not in decision)
    if any(player not in gone for player in absent):
        return [tied]
    parts = _sets(played, decision.__getitem__)
    return [*parts, absent] if absent else list(parts)


def _sets(players: Iterable[Player], key: Callable[[Player], int]) -> tuple[Tied, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


def crowded(stage: Stage, gone: Collection[Player] = ()) -> bool:
    """Whether more players would reach the final than it has seats, so that ties must be decided.

    Only possible if the final comes next.
    """
    if stage.final or _any_winner_advances(stage):
        return False
    if not all(match.decided for match in stage.matches):
        return False
    return len(sharing_victory(stage, gone)) > TABLE_SEATS


def _any_winner_advances(stage: Stage) -> bool:
    """Whether the final does not come next: there are more groups than a table has seats."""
    return not stage.final and len(stage.matches) > TABLE_SEATS


def spared(event: Event, number: int) -> tuple[Player, ...]:
    """The players who lost a decision round of a stage although there is room for all of them.

    That is so if a result was corrected after the round was played.
    """
    stage = event.stages[number - 1]
    gone = gone_at(event)
    if stage.final or crowded(stage, gone) or not complete(event, stage):
        return ()
    return tuple(sorted({*sharing_victory(stage, gone)} - {*qualified(event, stage)}))


def sharing_victory(stage: Stage, gone: Collection[Player]) -> list[Player]:
    """The present players who have won a group by totals, alone or tied."""
    firsts = [_first(by_totals(match)) for match in stage.matches]
    return [player for tied in firsts for player in tied if player not in gone]


def winners(event: Event, stage: Stage, match: Match) -> Tied:
    """The winners of a match, including tied ones, as far as decided (TOUR-9).

    A player who lost a decision round stays out, even if there is room for all by now.
    """
    if ties(event, stage, match) or unjudged(event, stage, match):
        return ()
    return _first(ranking(event, stage, match))


def unjudged(event: Event, stage: Stage, match: Match) -> Tied:
    """The bots that have won a group, and nobody has said yet whether their seats advance."""
    if stage.final or not match.bots:
        return ()
    gone = gone_at(event)
    asked = {*match.bots} - {*match.let_on} - gone.keys()
    return tuple(player for player in _first(by_totals(match)) if player in asked)


def _first(sets: tuple[Tied, ...]) -> Tied:
    return sets[0] if sets else ()


def ties(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The sets of players who have to play a decision round now."""
    if _any_winner_advances(stage):
        return ()  # the cheap check first
    gone = gone_at(event)
    if not stage.final and not crowded(stage, gone):
        return ()
    if any(unjudged(event, stage, other) for other in stage.matches):
        return ()  # there may be room for all
    sets = ranking(event, stage, match)[: None if stage.final else 1]
    return tuple(tied for tied in sets if len(tied) > 1 and not gone.keys() & set(tied))


def complete(event: Event, stage: Stage) -> bool:
    """Whether everything that the stage has to decide is known."""
    return all(
        match.decided and not ties(event, stage, match) and not unjudged(event, stage, match)
        for match in stage.matches
    )


def qualified(event: Event, stage: Stage) -> tuple[Player, ...]:
    """The present players who advance from a stage, in the order of their numbers."""
    gone = gone_at(event)
    won = [player for match in stage.matches for player in winners(event, stage, match)]
    return tuple(sorted(player for player in won if player not in gone))


def playing(stage: Stage) -> set[Player]:
    """All players who play a stage, or played it to the end."""
    return {player for match in stage.matches for player in match.active}


# --- places -------------------------------------------------------------------


class Placed(Value):
    """A player and their place."""

    place: int
    player: Player


def placing(event: Event) -> tuple[Placed, ...]:
    """All players who played, best first: by the stage they reached, then by place in their group.

    Players who left a match rank behind all who finished the same stage. Until a match has a
    result, its players share the best place they can reach. Players who were disqualified or never
    had a match have no place.
    """
    out = {entrant.player for entrant in event.entrants if entrant.gone is Gone.DISQUALIFIED}
    reached: dict[Player, tuple[int, bool, int]] = {}
    for stage in published(event):
        for match in stage.matches:
            for player, place in _numbered(_finishers(event, stage, match)).items():
                reached[player] = (-stage.number, False, place)
            for player, place in _numbered(leavers(event, stage, match)).items():
                reached[player] = (-stage.number, True, place)
    ordered = sorted((key, player) for player, key in reached.items() if player not in out)
    placed: list[Placed] = []
    for index, (key, player) in enumerate(ordered):
        shared = index > 0 and ordered[index - 1][0] == key
        placed.append(Placed(placed[-1].place if shared else index + 1, player))
    return tuple(placed)


def places(event: Event, stage: Stage, match: Match) -> dict[Player, int]:
    """The place of each player in one match; players who left it rank last."""
    return _numbered((*_finishers(event, stage, match), *leavers(event, stage, match)))


def _finishers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    return ranking(event, stage, match) if match.decided else (match.active,)


def _numbered(sets: tuple[Tied, ...]) -> dict[Player, int]:
    found: dict[Player, int] = {}
    for tied in sets:
        found |= dict.fromkeys(tied, len(found) + 1)
    return found
