"""Who has won a match, who goes on, and who is still tied (TOUR-9 to TOUR-11).

Everything here follows from totals, penalties and decision rounds, so a correction is nothing but
other numbers.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Final, TypeAlias

from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import Event, Gone, Match, Stage, gone_at
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


def ranking(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """Who shares which place after the decision rounds; those who left the match are not there.

    Where a tie has to be decided, whoever has left is placed behind those who stayed.
    """
    gone = gone_at(event)
    sets = by_totals(match)
    for decision in match.decisions:
        sets = tuple(part for tied in sets for part in _decided(tied, decision, gone))
    to_decide = len(sets) if stage.final else int(crowded(stage, gone))
    decided = [part for tied in sets[:to_decide] for part in _by_stay(tied, gone)]
    return (*decided, *sets[to_decide:])


def leavers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """Those who left the match, behind all others; of the final, who stayed longer comes first."""
    if not match.left:
        return ()
    out = {one.player for one in event.entrants if one.gone is Gone.DISQUALIFIED}
    left = tuple(sorted(player for player in match.left if player not in out))
    if stage.final:
        return _by_stay(left, gone_at(event))
    return (left,) if left else ()


_STAYED: Final = 2**63
"""Later than any fact."""


def _by_stay(players: Tied, gone: Mapping[Player, int]) -> tuple[Tied, ...]:
    return _sets(players, lambda player: -gone.get(player, _STAYED))


def _decided(tied: Tied, decision: Mapping[Player, int], gone: Mapping[Player, int]) -> list[Tied]:
    """A set of tied players, split by the decision round if all of them played it who are there.

    Others may have played it too, who are no longer tied with them; and whoever joins them by a
    correction has to play another with them.
    """
    played = [player for player in tied if player in decision]
    absent = tuple(player for player in tied if player not in decision)
    if not gone.keys() >= set(absent):
        return [tied]
    parts = _sets(played, decision.__getitem__)
    return [*parts, absent] if absent else list(parts)


def _sets(players: Iterable[Player], key: Callable[[Player], int]) -> tuple[Tied, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


def crowded(stage: Stage, gone: Collection[Player] = ()) -> bool:
    """Whether more players would reach the final than it has seats, so that ties must be decided.

    That is so where the final comes next: with so few groups that their winners fit at one table.
    """
    if stage.final or len(stage.matches) > TABLE_SEATS:
        return False
    if not all(match.decided for match in stage.matches):
        return False
    return len(sharing_victory(stage, gone)) > TABLE_SEATS


def sharing_victory(stage: Stage, gone: Collection[Player]) -> list[Player]:
    """Who is there and has won a group by the totals, alone or with others."""
    firsts = [_first(by_totals(match)) for match in stage.matches]
    return [player for tied in firsts for player in tied if player not in gone]


def winners(event: Event, stage: Stage, match: Match) -> Tied:
    """Who has won a match, as far as it is decided: tied winners all (TOUR-9).

    Whoever lost a decision round stays out, even if there would be room for all by now.
    """
    return () if ties(event, stage, match) else _first(ranking(event, stage, match))


def _first(sets: tuple[Tied, ...]) -> Tied:
    return sets[0] if sets else ()


def ties(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """Who has to play a decision round now."""
    if not stage.final and len(stage.matches) > TABLE_SEATS:
        return ()  # known without looking at everybody
    gone = gone_at(event)
    if not stage.final and not crowded(stage, gone):
        return ()
    sets = ranking(event, stage, match)[: None if stage.final else 1]
    return tuple(tied for tied in sets if len(tied) > 1 and not gone.keys() & set(tied))


def complete(event: Event, stage: Stage) -> bool:
    """Whether everything is known that the stage had to decide."""
    return all(match.decided and not ties(event, stage, match) for match in stage.matches)


def qualified(event: Event, stage: Stage) -> tuple[Player, ...]:
    """All who are there and go on from a stage, in the order of their numbers."""
    gone = gone_at(event)
    won = [player for match in stage.matches for player in winners(event, stage, match)]
    return tuple(sorted(player for player in won if player not in gone))


def playing(stage: Stage) -> set[Player]:
    """All who play a stage, or played it to the end."""
    return {player for match in stage.matches for player in match.active}
