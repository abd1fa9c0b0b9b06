"""Winners, advancing players, ties and places of matches (TOUR-3, TOUR-9 to TOUR-11).

Everything here is computed from totals, penalties and decision rounds, so a correction only changes
the numbers.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Final, TypeAlias

from dacabo.core.values import Value
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import Event, Gone, Match, Player, Stage, departures, published_stages

Tied: TypeAlias = tuple[Player, ...]
"""Players who share a place; a single player does not share it."""


def points(match: Match, player: Player) -> int:
    """A player's total, including penalties."""
    assert match.totals is not None
    return match.totals[player] + sum(p.points for p in match.penalties if p.player == player)


def places_by_totals(match: Match) -> tuple[Tied, ...]:
    """The places by totals alone, best first (TOUR-3)."""
    excluded = {*match.struck, *match.kept_back}
    ranked = tuple(player for player in match.active if player not in excluded)
    if match.totals is None:  # no opponents
        return (ranked,) if match.decided and ranked else ()
    return _rank(ranked, lambda player: points(match, player))


def ranking(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The places after the decision rounds, without the players who left the match.

    Where a tie has to be decided, players who have left the event rank behind those who stayed.
    """
    places = places_by_totals(match)
    if not match.decisions and _any_winner_advances(stage):
        return places  # the cheap check comes first
    departed_at = departures(event)
    for number, decision in enumerate(match.decisions, 1):
        later_players = {player for round_ in match.decisions[number:] for player in round_}
        # Players of a later round were still present in this one.
        absent = departed_at.keys() - later_players
        places = tuple(
            subset for tied in places for subset in _split_by_decision(tied, decision, absent)
        )
    decisive = len(places) if stage.final else int(has_too_many_finalists(stage, departed_at))
    decided = [
        subset for tied in places[:decisive] for subset in _rank_by_departure(tied, departed_at)
    ]
    return (*decided, *places[decisive:])


def leavers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The players who left the match, ranked last; in the final, those who stayed longer first.

    A seat whose bot does not advance counts as left.
    """
    if not match.withdrawn and not match.kept_back:
        return ()
    disqualified = {
        entrant.player for entrant in event.entrants if entrant.gone is Gone.DISQUALIFIED
    }
    left_match = {*match.withdrawn, *match.kept_back}
    leaving = tuple(sorted(player for player in left_match if player not in disqualified))
    if stage.final:
        return _rank_by_departure(leaving, departures(event))
    return (leaving,) if leaving else ()


_NEVER_LEFT: Final = 2**63
"""Stands for the fact with which a player left who did not leave: later than any fact."""


def _rank_by_departure(players: Tied, departed_at: Mapping[Player, int]) -> tuple[Tied, ...]:
    return _rank(players, lambda player: -departed_at.get(player, _NEVER_LEFT))


def _split_by_decision(
    tied: Tied, decision: Mapping[Player, int], departed: Collection[Player]
) -> list[Tied]:
    """Split a set of tied players by a decision round, if all of them who are present played it.

    Other players, who are no longer tied with them, may have played it too. A player who joins
    the set by a correction has to play another round with them.
    """
    participants = [player for player in tied if player in decision]
    absent = tuple(player for player in tied if player not in decision)
    if any(player not in departed for player in absent):
        return [tied]
    subsets = _rank(participants, decision.__getitem__)
    return [*subsets, absent] if absent else list(subsets)


def _rank(players: Iterable[Player], key: Callable[[Player], int]) -> tuple[Tied, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


def has_too_many_finalists(stage: Stage, departed: Collection[Player] = ()) -> bool:
    """Whether more players would reach the final than it has seats, so that ties must be decided.

    That is only possible if the final comes next.
    """
    if stage.final or _any_winner_advances(stage):
        return False
    if not all(match.decided for match in stage.matches):
        return False
    return len(winners_by_totals(stage, departed)) > TABLE_SEATS


def _any_winner_advances(stage: Stage) -> bool:
    """Whether the final does not come next: there are more groups than a table has seats."""
    return not stage.final and len(stage.matches) > TABLE_SEATS


def needless_losers(event: Event, number: int) -> tuple[Player, ...]:
    """The players who lost a decision round of a stage although there is room for all of them.

    That happens if a result is corrected after the round was played.
    """
    stage = event.stages[number - 1]
    departed_at = departures(event)
    if stage.final or has_too_many_finalists(stage, departed_at) or not is_complete(event, stage):
        return ()
    return tuple(sorted({*winners_by_totals(stage, departed_at)} - {*qualifiers(event, stage)}))


def winners_by_totals(stage: Stage, departed: Collection[Player]) -> list[Player]:
    """The present players who have won a group by totals, alone or tied."""
    first_places = [_first_place(places_by_totals(match)) for match in stage.matches]
    return [player for tied in first_places for player in tied if player not in departed]


def winners(event: Event, stage: Stage, match: Match) -> Tied:
    """The winners of a match, including tied ones, as far as decided (TOUR-9).

    A player who lost a decision round stays out, even if there is room for all by now.
    """
    if ties(event, stage, match) or bots_to_judge(event, stage, match):
        return ()
    return _first_place(ranking(event, stage, match))


def bots_to_judge(event: Event, stage: Stage, match: Match) -> Tied:
    """The players whose bots have won a group, and whose seats no organiser has judged yet."""
    if stage.final or not match.bots:
        return ()
    departed_at = departures(event)
    undecided_bots = {*match.bots} - {*match.let_on} - departed_at.keys()
    return tuple(
        player for player in _first_place(places_by_totals(match)) if player in undecided_bots
    )


def _first_place(places: tuple[Tied, ...]) -> Tied:
    return places[0] if places else ()


def ties(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    """The sets of players who have to play a decision round now."""
    if _any_winner_advances(stage):
        return ()  # the cheap check comes first
    departed_at = departures(event)
    if not stage.final and not has_too_many_finalists(stage, departed_at):
        return ()
    if any(bots_to_judge(event, stage, other) for other in stage.matches):
        return ()  # there may be room for all
    decisive = ranking(event, stage, match)[: None if stage.final else 1]
    return tuple(tied for tied in decisive if len(tied) > 1 and not departed_at.keys() & set(tied))


def is_complete(event: Event, stage: Stage) -> bool:
    """Whether everything that the stage has to decide is known."""
    return all(
        match.decided and not ties(event, stage, match) and not bots_to_judge(event, stage, match)
        for match in stage.matches
    )


def qualifiers(event: Event, stage: Stage) -> tuple[Player, ...]:
    """The present players who advance from a stage, in the order of their numbers."""
    departed_at = departures(event)
    group_winners = [player for match in stage.matches for player in winners(event, stage, match)]
    return tuple(sorted(player for player in group_winners if player not in departed_at))


def players_of(stage: Stage) -> set[Player]:
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
    disqualified = {
        entrant.player for entrant in event.entrants if entrant.gone is Gone.DISQUALIFIED
    }
    ranks: dict[Player, tuple[int, bool, int]] = {}
    for stage in published_stages(event):
        for match in stage.matches:
            for player, place in _number_places(_finishers(event, stage, match)).items():
                ranks[player] = (-stage.number, False, place)
            for player, place in _number_places(leavers(event, stage, match)).items():
                ranks[player] = (-stage.number, True, place)
    ordered = sorted((key, player) for player, key in ranks.items() if player not in disqualified)
    placings: list[Placed] = []
    for index, (key, player) in enumerate(ordered):
        shared = index > 0 and ordered[index - 1][0] == key
        placings.append(Placed(placings[-1].place if shared else index + 1, player))
    return tuple(placings)


def places(event: Event, stage: Stage, match: Match) -> dict[Player, int]:
    """The place of each player in one match; players who left it rank last."""
    return _number_places((*_finishers(event, stage, match), *leavers(event, stage, match)))


def _finishers(event: Event, stage: Stage, match: Match) -> tuple[Tied, ...]:
    return ranking(event, stage, match) if match.decided else (match.active,)


def _number_places(places: tuple[Tied, ...]) -> dict[Player, int]:
    numbers: dict[Player, int] = {}
    for tied in places:
        numbers |= dict.fromkeys(tied, len(numbers) + 1)
    return numbers
