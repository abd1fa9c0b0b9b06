"""Who has won a match, who goes on, and who is still tied (TOUR-9 to TOUR-11).

Everything here follows from totals, penalties and decision rounds, so a correction is nothing but
other numbers.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from typing import TypeAlias

from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import Event, Match, Stage, gone_at
from dacabo.tournament.facts import Player

Tied: TypeAlias = tuple[Player, ...]
"""Players who share a place; a single one has it alone."""


def points(match: Match, player: Player) -> int:
    """A player's total, penalties included."""
    assert match.totals is not None
    return match.totals[player] + sum(p.points for p in match.penalties if p.player == player)


def by_totals(match: Match) -> tuple[Tied, ...]:
    """Who shares which place by the totals alone, best first (TOUR-3)."""
    counted = tuple(player for player in match.active if player not in match.struck)
    if match.totals is None:  # nobody to play against
        return (counted,) if match.decided and counted else ()
    return _sets(counted, lambda player: points(match, player))


def ranking(match: Match, gone: Mapping[Player, int]) -> tuple[Tied, ...]:
    """Who shares which place after the decision rounds.

    Whoever has left is placed behind those they tied with; of several, whoever stayed longest
    comes first.
    """
    sets = by_totals(match)
    for decision in match.decisions:
        sets = tuple(part for tied in sets for part in _decided(tied, decision, gone))
    return tuple(part for tied in sets for part in _sets(tied, lambda p: -gone.get(p, _STAYED)))


_STAYED = 2**63
"""Later than any fact."""


def _decided(tied: Tied, decision: Mapping[Player, int], gone: Mapping[Player, int]) -> list[Tied]:
    """A set of tied players, split by the decision round if it was theirs.

    It no longer is if a correction has made another set of it.
    """
    if not set(tied) >= decision.keys() or any(p not in gone for p in set(tied) - decision.keys()):
        return [tied]
    absent = tuple(player for player in tied if player not in decision)
    parts = _sets(decision, decision.__getitem__)
    return [*parts, absent] if absent else list(parts)


def _sets(players: Iterable[Player], key: Callable[[Player], int]) -> tuple[Tied, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


def crowded(stage: Stage) -> bool:
    """Whether more players have won than the final has seats, so that ties must be decided.

    That is so where the final comes next: with so few groups that their winners fit at one table.
    """
    if stage.final or len(stage.matches) > TABLE_SEATS:
        return False
    if not all(match.decided for match in stage.matches):
        return False
    return sum(len(_first(by_totals(match))) for match in stage.matches) > TABLE_SEATS


def winners(event: Event, stage: Stage, match: Match) -> Tied:
    """Who goes on from a match: its winner, tied winners all (TOUR-9)."""
    return _first(ranking(match, gone_at(event)) if crowded(stage) else by_totals(match))


def _first(sets: tuple[Tied, ...]) -> Tied:
    return sets[0] if sets else ()


def ties(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """Who has to play a decision round now."""
    gone = gone_at(event)
    if stage.final:
        sets = ranking(match, gone)
    elif crowded(stage):
        sets = ranking(match, gone)[:1]
    else:
        return ()
    return tuple(tied for tied in sets if len(tied) > 1 and not gone.keys() & set(tied))


def complete(event: Event, stage: Stage) -> bool:
    """Whether everything is known that the stage had to decide."""
    return all(match.decided and not ties(event, stage, match) for match in stage.matches)


def qualified(event: Event, stage: Stage) -> tuple[Player, ...]:
    """All who go on from a stage, in the order of their numbers."""
    return tuple(sorted(p for match in stage.matches for p in winners(event, stage, match)))
