"""Winners, advancing players, ties and places of matches (TOUR-3, TOUR-9 to TOUR-11).

Everything here is computed from totals, penalties and tie-break rounds, so a correction only
changes the numbers.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Final, TypeAlias

from dacabo.core.values import Value
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import Event, Gone, Match, Player, Stage, departures, published_stages

Rank: TypeAlias = tuple[Player, ...]
"""Players who share a place. Usually it is a single player."""


def points(match: Match, player: Player) -> int:
    """A player's total, including penalties."""
    assert match.totals is not None
    return match.totals[player] + sum(p.points for p in match.penalties if p.player == player)


def places_by_totals(match: Match) -> tuple[Rank, ...]:
    """The places by totals alone, best first (TOUR-3)."""
    excluded = {*match.struck, *match.kept_back}
    ranked = tuple(player for player in match.active if player not in excluded)
    if match.totals is None:  # no opponents
        return (ranked,) if match.decided and ranked else ()
    return _rank(ranked, lambda player: points(match, player))


def ranking(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The places after the tie-break rounds, without the players who left the match.

    Where a tie has to be decided, players who have left the event rank behind those who stayed.
    In a group, the rounds order only the first place: nobody plays for the others.
    """
    ranks = places_by_totals(match)
    if not match.decisions and _final_comes_later(stage):
        return ranks  # the cheap check comes first
    departed_at = departures(event)
    played_for = len(ranks) if stage.final else 1
    ranks, others = ranks[:played_for], ranks[played_for:]
    for number, decision in enumerate(match.decisions, 1):
        later_players = {player for round_ in match.decisions[number:] for player in round_}
        # Players of a later round were still present in this one.
        departed = departed_at.keys() - later_players
        ranks = tuple(
            rank for tied in ranks for rank in _split_by_decision(tied, decision, departed)
        )
    ranks += others
    deciding_count = len(ranks) if stage.final else int(has_too_many_finalists(stage, departed_at))
    decided = [
        rank for tied in ranks[:deciding_count] for rank in _rank_by_departure(tied, departed_at)
    ]
    return (*decided, *ranks[deciding_count:])


def leavers(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
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
"""The number of the departure of players who never left: later than any fact."""


def _rank_by_departure(players: Rank, departed_at: Mapping[Player, int]) -> tuple[Rank, ...]:
    return _rank(players, lambda player: -departed_at.get(player, _NEVER_LEFT))


def _split_by_decision(
    tied: Rank, decision: Mapping[Player, int], departed: Collection[Player]
) -> list[Rank]:
    """Split tied players by a tie-break round.

    They stay tied if one of them was present and did not play it, such as a player who joined the
    tie by a correction. Players outside the tie may have played the round, too.
    """
    participants = [player for player in tied if player in decision]
    absent = tuple(player for player in tied if player not in decision)
    if any(player not in departed for player in absent):
        return [tied]
    ranks = _rank(participants, decision.__getitem__)
    return [*ranks, absent] if absent else list(ranks)


def _rank(players: Iterable[Player], key: Callable[[Player], int]) -> tuple[Rank, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


def has_too_many_finalists(stage: Stage, departed: Collection[Player] = ()) -> bool:
    """Whether more players would reach the final than it has seats, so that ties must be decided.

    That is only possible if the final comes next.
    """
    if stage.final or _final_comes_later(stage):
        return False
    if not all(match.settled for match in stage.matches):
        return False
    return len(winners_by_totals(stage, departed)) > TABLE_SEATS


def _final_comes_later(stage: Stage) -> bool:
    """Whether another stage comes before the final, so that all winners advance, even tied ones."""
    return not stage.final and len(stage.matches) > TABLE_SEATS


def losers_of_needless_rounds(event: Event, stage_number: int) -> tuple[Player, ...]:
    """The players who lost a tie-break round of a stage, although the final has seats for all.

    That happens if a result is corrected after the round was played.
    """
    stage = event.stages[stage_number - 1]
    departed_at = departures(event)
    if stage.final or has_too_many_finalists(stage, departed_at) or not is_complete(event, stage):
        return ()
    return tuple(sorted({*winners_by_totals(stage, departed_at)} - {*qualifiers(event, stage)}))


def places_shared_again(stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The players of a group whom a tie-break round separated, at a place that nobody plays for.

    That happens if a result is corrected after the round was played for the first place.
    """
    if stage.final or not match.decisions:
        return ()
    return tuple(
        shared
        for shared in places_by_totals(match)[1:]
        if any(
            len({decision[player] for player in shared if player in decision}) > 1
            for decision in match.decisions
        )
    )


def winners_by_totals(stage: Stage, departed: Collection[Player]) -> list[Player]:
    """The present players who have won a group by totals, alone or tied."""
    first_places = [_first_place(places_by_totals(match)) for match in stage.matches]
    return [player for tied in first_places for player in tied if player not in departed]


def winners(event: Event, stage: Stage, match: Match) -> Rank:
    """The winners of a match, including tied ones (TOUR-9); empty until ties and bots are decided.

    A player who lost a tie-break round stays out, even if the final has seats for all by now.
    """
    if ties(event, stage, match) or players_of_undecided_bots(event, stage, match):
        return ()
    return _first_place(ranking(event, stage, match))


def players_of_undecided_bots(event: Event, stage: Stage, match: Match) -> Rank:
    """The players whose bots have won a group, and about whom no organiser has decided yet."""
    if stage.final or not match.bots:
        return ()
    departed_at = departures(event)
    undecided_bots = {*match.bots} - {*match.let_on} - departed_at.keys()
    return tuple(
        player for player in _first_place(places_by_totals(match)) if player in undecided_bots
    )


def _first_place(ranks: tuple[Rank, ...]) -> Rank:
    return ranks[0] if ranks else ()


def ties(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The sets of players who have to play a tie-break round now."""
    if _final_comes_later(stage):
        return ()  # the cheap check comes first
    departed_at = departures(event)
    if not stage.final and not has_too_many_finalists(stage, departed_at):
        return ()
    if any(players_of_undecided_bots(event, stage, other) for other in stage.matches):
        return ()  # the final may have seats for all
    deciding_ranks = ranking(event, stage, match)[: None if stage.final else 1]
    return tuple(
        tied for tied in deciding_ranks if len(tied) > 1 and not departed_at.keys() & set(tied)
    )


def is_complete(event: Event, stage: Stage) -> bool:
    """Whether all results, ties and bots of the stage are decided, and the results confirmed."""
    return all(
        match.settled
        and not ties(event, stage, match)
        and not players_of_undecided_bots(event, stage, match)
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
    sort_keys: dict[Player, tuple[int, bool, int]] = {}
    for stage in published_stages(event):
        for match in stage.matches:
            for player, place in _number_places(_finishers(event, stage, match)).items():
                sort_keys[player] = (-stage.number, False, place)
            for player, place in _number_places(leavers(event, stage, match)).items():
                sort_keys[player] = (-stage.number, True, place)
    ordered = sorted(
        (key, player) for player, key in sort_keys.items() if player not in disqualified
    )
    placings: list[Placed] = []
    for index, (key, player) in enumerate(ordered):
        shared = index > 0 and ordered[index - 1][0] == key
        placings.append(Placed(placings[-1].place if shared else index + 1, player))
    return tuple(placings)


def places(event: Event, stage: Stage, match: Match) -> dict[Player, int]:
    """The place of each player in one match; players who left it rank last."""
    return _number_places((*_finishers(event, stage, match), *leavers(event, stage, match)))


def _finishers(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    return ranking(event, stage, match) if match.decided else (match.active,)


def _number_places(ranks: tuple[Rank, ...]) -> dict[Player, int]:
    numbers: dict[Player, int] = {}
    for tied in ranks:
        numbers |= dict.fromkeys(tied, len(numbers) + 1)
    return numbers
