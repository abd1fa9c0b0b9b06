"""Winners, advancing players, ties and places of matches (TOUR-3, TOUR-9 to TOUR-11).

Everything here is computed from totals, penalties, tie-break rounds and the format of the event, so
a correction only changes the numbers.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from itertools import groupby
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.values import Value
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.event import (
    Event,
    Gone,
    Match,
    Player,
    Stage,
    departures,
    present_entrants,
    published_stages,
)
from dacabo.tournament.formats import By, place_points

Rank: TypeAlias = tuple[Player, ...]
"""Players who share a place. Usually it is a single player."""


def points(event: Event, match: Match, player: Player) -> int:
    """A player's total, including penalties, which make it worse."""
    assert match.totals is not None
    penalty = sum(p.points for p in match.penalties if p.player == player)
    return match.totals[player] + event.worse * penalty


def places_by_totals(event: Event, match: Match) -> tuple[Rank, ...]:
    """The places by totals alone, best first (TOUR-3)."""
    excluded = {*match.struck, *match.kept_back}
    ranked = tuple(player for player in match.active if player not in excluded)
    if match.totals is None:  # no opponents
        return (ranked,) if match.decided and ranked else ()
    return _rank(ranked, lambda player: event.worse * points(event, match, player))


def ranking(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The places after the tie-break rounds, without the players who left the match.

    Where a tie has to be decided, players who have left the event rank behind those who stayed.
    In a group, the rounds order only the places that advance: nobody plays for the others.
    """
    ranks = places_by_totals(event, match)
    if not has_tie_breaks(stage, match) or (
        not match.decisions and _final_comes_later(event, stage)
    ):
        return ranks  # the cheap check comes first
    departed_at = departures(event)
    played_for = len(ranks) if stage.final else len(_reaching(ranks, event.format.advance))
    ranks, others = ranks[:played_for], ranks[played_for:]
    for number, decision in enumerate(match.decisions, 1):
        later_players = {player for round_ in match.decisions[number:] for player in round_}
        # Players of a later round were still present in this one.
        departed = departed_at.keys() - later_players
        ranks = tuple(
            rank
            for tied in ranks
            for rank in _split_by_decision(tied, decision, departed, event.worse)
        )
    ranks += others
    if stage.final:
        deciding_count = len(ranks)
    elif has_too_many_finalists(event, stage, departed_at):
        deciding_count = len(_reaching(ranks, event.format.advance))
    else:
        return ranks
    decided = [
        rank for tied in ranks[:deciding_count] for rank in _rank_by_departure(tied, departed_at)
    ]
    return (*decided, *ranks[deciding_count:])


def has_tie_breaks(stage: Stage, match: Match) -> bool:
    """Whether tied players of a match can have to play on: in knockout groups and in the final."""
    return not stage.round and not match.consolation


def _reaching(ranks: tuple[Rank, ...], places: int) -> tuple[Rank, ...]:
    """The ranks that begin within the first places; the last of them can be too long for them."""
    reaching, better = [], 0
    for rank in ranks:
        if better >= places:
            break
        reaching.append(rank)
        better += len(rank)
    return tuple(reaching)


def _straddling(ranks: tuple[Rank, ...], places: int) -> Rank:
    """The tied players for whom there are not enough of the first places; mostly none."""
    reaching = _reaching(ranks, places)
    return reaching[-1] if sum(map(len, reaching)) > places else ()


def leavers(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The players who left the match, ranked last; in the final, those who stayed longer first.

    A seat whose bot does not advance counts as left.
    """
    if not match.withdrawn and not match.kept_back:
        return ()
    left_match = {*match.withdrawn, *match.kept_back}
    leaving = tuple(sorted(left_match - _disqualified(event)))
    if stage.final and not match.consolation:
        return _rank_by_departure(leaving, departures(event))
    return (leaving,) if leaving else ()


def _disqualified(event: Event) -> set[Player]:
    return {one.player for one in event.entrants if one.gone is Gone.DISQUALIFIED}


_NEVER_LEFT: Final = 2**63
"""The number of the departure of players who never left: later than any fact."""


def _rank_by_departure(players: Rank, departed_at: Mapping[Player, int]) -> tuple[Rank, ...]:
    return _rank(players, lambda player: -departed_at.get(player, _NEVER_LEFT))


def _split_by_decision(
    tied: Rank, decision: Mapping[Player, int], departed: Collection[Player], worse: int
) -> list[Rank]:
    """Split tied players by a tie-break round.

    They stay tied if one of them was present and did not play it, such as a player who joined the
    tie by a correction. Players outside the tie may have played the round, too.
    """
    participants = [player for player in tied if player in decision]
    absent = tuple(player for player in tied if player not in decision)
    if any(player not in departed for player in absent):
        return [tied]
    ranks = _rank(participants, lambda player: worse * decision[player])
    return [*ranks, absent] if absent else list(ranks)


def _rank(players: Iterable[Player], key: Callable[[Player], Any]) -> tuple[Rank, ...]:
    ordered = sorted(players, key=lambda player: (key(player), player))
    return tuple(tuple(tied) for _, tied in groupby(ordered, key=key))


# --- the players who advance ------------------------------------------------------


def has_too_many_finalists(event: Event, stage: Stage, departed: Collection[Player] = ()) -> bool:
    """Whether more players of the groups would reach the final than it has seats.

    Then ties must be decided. That is only possible if the final comes next.
    """
    if stage.final or stage.round or _final_comes_later(event, stage):
        return False
    if not all(match.settled for match in stage.matches):
        return False
    return len(winners_by_totals(event, stage, departed)) > TABLE_SEATS


def _final_comes_later(event: Event, stage: Stage) -> bool:
    """Whether another stage comes before the final, so that all winners advance, even tied ones."""
    if stage.final:
        return False
    if stage.round:
        return stage.number < event.format.rounds
    return len(stage.matches) * event.format.advance > TABLE_SEATS


def losers_of_needless_rounds(event: Event, stage_number: int) -> tuple[Player, ...]:
    """The players who lost a tie-break round of a stage, although the final has seats for all.

    That happens if a result is corrected after the round was played.
    """
    stage = event.stages[stage_number - 1]
    if stage.final or not is_complete(event, stage):
        return ()
    undecided = without_decisions(stage)
    if not is_complete(event, undecided):
        return ()
    return tuple(sorted({*qualifiers(event, undecided)} - {*qualifiers(event, stage)}))


def without_decisions(stage: Stage) -> Stage:
    """The stage as if no tie-break round had been played."""
    matches = tuple(replace(match, decisions=()) for match in stage.matches)
    return replace(stage, matches=matches, decisions=())


def places_shared_again(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The players of a group whom a tie-break round separated, at a place that nobody plays for.

    That happens if a result is corrected after the round was played for a place that advances.
    """
    if stage.final or not match.decisions:
        return ()
    ranks = places_by_totals(event, match)
    return tuple(
        shared
        for shared in ranks[len(_reaching(ranks, event.format.advance)) :]
        if any(
            len({decision[player] for player in shared if player in decision}) > 1
            for decision in match.decisions
        )
    )


def winners_by_totals(event: Event, stage: Stage, departed: Collection[Player]) -> list[Player]:
    """The present players who advance from a group by totals, alone or tied."""
    return [
        player
        for match in stage.matches
        for tied in _reaching(places_by_totals(event, match), event.format.advance)
        for player in tied
        if player not in departed
    ]


def advancing_by_totals(event: Event, stage: Stage) -> set[Player]:
    """The present players who advance, or would if they won their tie-break round."""
    departed = departures(event)
    advance = {*winners_by_totals(event, stage, departed)} if not stage.round else set()
    if not _has_last_seats(event, stage) or not all(match.settled for match in stage.matches):
        return advance
    ranks, seats, _ = _candidates(event, without_decisions(stage))
    return advance | {player for rank in _reaching(ranks, seats) for player in rank}


def winners(event: Event, stage: Stage, match: Match) -> Rank:
    """The players who advance by their place in a match, including tied ones (TOUR-9).

    Empty until ties and bots are decided. A player who lost a tie-break round stays out, even if
    the final has seats for all by now. After rounds, nobody advances by a single match.
    """
    if match.consolation or stage.round:
        return ()
    if ties(event, stage, match) or players_of_undecided_bots(event, stage, match):
        return ()
    return sum(_reaching(ranking(event, stage, match), event.format.advance), ())


def in_contention(event: Event, stage: Stage, match: Match) -> Rank:
    """The players of a knockout group who advance or still can: with best losers, mostly all."""
    if event.format.best_losers and not is_complete(event, stage):
        return match.active
    return sum(_reaching(ranking(event, stage, match), event.format.advance), ())


def advancing(event: Event, stage: Stage) -> frozenset[Player]:
    """The players of a stage who advance, as far as it is decided, present or not.

    After a round that is not the last everybody plays on, so nobody is named.
    """
    if stage.final or (stage.round and _final_comes_later(event, stage)):
        return frozenset()
    by_place = (winners(event, stage, match) for match in stage.matches if match.settled)
    return frozenset(sum(by_place, ())) | _last_seats(event, stage)


def players_of_undecided_bots(event: Event, stage: Stage, match: Match) -> Rank:
    """The players whose bots have won a group, and about whom no organiser has decided yet.

    In a round, the points of such a seat are in question; elsewhere, whether it advances.
    """
    if stage.final or not match.bots:
        return ()
    departed_at = departures(event)
    undecided_bots = {*match.bots} - {*match.let_on} - departed_at.keys()
    if not undecided_bots:
        return ()
    contested = 1 if stage.round else event.format.advance + event.format.best_losers
    return tuple(
        player
        for tied in _reaching(places_by_totals(event, match), contested)
        for player in tied
        if player in undecided_bots
    )


def ties(event: Event, stage: Stage, match: Match) -> tuple[Rank, ...]:
    """The sets of players who have to play a tie-break round now."""
    if not has_tie_breaks(stage, match) or _final_comes_later(event, stage):
        return ()  # the cheap check comes first
    departed_at = departures(event)
    if not stage.final and not has_too_many_finalists(event, stage, departed_at):
        return ()
    if any(players_of_undecided_bots(event, stage, other) for other in stage.matches):
        return ()  # the final may have seats for all
    ranks = ranking(event, stage, match)
    deciding_ranks = ranks if stage.final else (_straddling(ranks, event.format.advance),)
    return tuple(
        tied for tied in deciding_ranks if len(tied) > 1 and not departed_at.keys() & set(tied)
    )


def tie_for_last_seats(event: Event, stage: Stage) -> Rank:
    """The players of different tables who have to play for the last seats of the final.

    They are tied after all rounds, or as the best losers, and the final is too small for them all.
    """
    if stage.final or not _has_last_seats(event, stage) or _final_comes_later(event, stage):
        return ()
    if not _groups_are_complete(event, stage):
        return ()
    ranks, seats, others = _candidates(event, stage)
    if others + sum(map(len, _reaching(ranks, seats))) <= TABLE_SEATS:
        return ()
    return _straddling(ranks, seats)


def is_complete(event: Event, stage: Stage) -> bool:
    """Whether all results, ties and bots of the stage are decided, and the results confirmed."""
    return _groups_are_complete(event, stage) and not tie_for_last_seats(event, stage)


def _groups_are_complete(event: Event, stage: Stage) -> bool:
    return all(
        match.settled
        and not ties(event, stage, match)
        and not players_of_undecided_bots(event, stage, match)
        for match in stage.matches
    )


def is_final_decided(event: Event) -> bool:
    """Whether the final and its ties are decided; the consolation may go on."""
    final = final_of(event)
    return final is not None and final.settled and not ties(event, event.stages[-1], final)


def final_of(event: Event) -> Match | None:
    """The final, once it is published: the first match of the last stage."""
    stages = published_stages(event)
    return stages[-1].matches[0] if stages and stages[-1].final else None


def qualifiers(event: Event, stage: Stage) -> tuple[Player, ...]:
    """The present players who advance from a stage, in the order of their numbers."""
    if stage.round and _final_comes_later(event, stage):
        return tuple(entrant.player for entrant in present_entrants(event))
    departed_at = departures(event)
    advance = {player for match in stage.matches for player in winners(event, stage, match)}
    return tuple(sorted((advance | _last_seats(event, stage)) - departed_at.keys()))


def _last_seats(event: Event, stage: Stage) -> set[Player]:
    """The players who advance after rounds, or as the best losers; none until that is decided."""
    if stage.final or not _has_last_seats(event, stage) or not is_complete(event, stage):
        return set()
    ranks, seats, _ = _candidates(event, stage)
    return {player for rank in _reaching(ranks, seats) for player in rank}


class Tied(Value):
    """Tied players who all advance, and how many more than planned that makes."""

    players: Rank
    extra: int


def tied_beyond_plan(event: Event, stage: Stage) -> Tied:
    """The players who share the last place that advances, if there are seats for all of them."""
    if stage.final or _final_comes_later(event, stage) or not is_complete(event, stage):
        return Tied((), 0)
    departed = departures(event)
    found = []
    if not stage.round:
        places = event.format.advance
        found = [_tied_beyond(ranking(event, stage, m), places, departed) for m in stage.matches]
    extra = sum(tied.extra for tied in found)
    if _has_last_seats(event, stage):
        ranks, seats, others = _candidates(event, stage)
        if not stage.round:  # tied winners may have taken seats of the best losers
            extra -= min(event.format.best_losers, TABLE_SEATS - others + extra) - seats
        found.append(_tied_beyond(ranks, seats, departed))
        extra += found[-1].extra
    if extra <= 0:
        return Tied((), 0)
    return Tied(tuple(sorted(player for tied in found for player in tied.players)), extra)


def _tied_beyond(ranks: tuple[Rank, ...], places: int, departed: Collection[Player]) -> Tied:
    """The players who share the last of these places, if that makes more players than places."""
    reaching = _reaching(ranks, places)
    last = tuple(player for player in reaching[-1] if player not in departed) if reaching else ()
    extra = sum(map(len, reaching[:-1])) + len(last) - places
    return Tied(last, extra) if extra > 0 else Tied((), 0)


def _has_last_seats(event: Event, stage: Stage) -> bool:
    """Whether players of different tables compete for seats in the next stage."""
    return stage.round or event.format.best_losers > 0


def _candidates(event: Event, stage: Stage) -> tuple[tuple[Rank, ...], int, int]:
    """The candidates for the last seats, best first, with their seats and the seats of others."""
    departed_at = departures(event)
    if stage.round:
        scored = scores_after(event, stage)
        ranks = _rank(scored.keys() - departed_at.keys(), lambda player: scored[player].key)
        seats, others = event.format.finalists, 0
    else:
        ranks = _rank_losers(event, stage, departed_at)
        safe = {p for match in stage.matches for p in winners(event, stage, match)}
        seats, others = event.format.best_losers, len(safe - departed_at.keys())
        if not _final_comes_later(event, stage):
            seats = max(0, min(seats, TABLE_SEATS - others))
    for number, decision in enumerate(stage.decisions, 1):
        later_players = {player for round_ in stage.decisions[number:] for player in round_}
        straddling = _straddling(ranks, seats)
        departed = departed_at.keys() - later_players
        ranks = tuple(
            part
            for rank in ranks
            for part in (
                _split_by_decision(rank, decision, departed, event.worse)
                if rank == straddling
                else [rank]
            )
        )
    return ranks, seats, others


def _rank_losers(event: Event, stage: Stage, departed: Collection[Player]) -> tuple[Rank, ...]:
    """The present players of the groups who do not advance by their place.

    They are ranked by their place in the group, then by their points.
    """
    keys: dict[Player, tuple[int, int]] = {}
    for match in stage.matches:
        if match.totals is None:
            continue
        ranks = ranking(event, stage, match)
        safe = sum(_reaching(ranks, event.format.advance), ())
        keys |= {
            player: (place, event.worse * points(event, match, player))
            for player, place in _number_places(ranks).items()
            if player not in safe and player not in departed
        }
    return _rank(keys, keys.__getitem__)


def still_leads_to(event: Event, stage: Stage, following: Stage) -> bool:
    """Whether the present players of the next stage are those who advance from this one.

    Another round is for everybody who is present when it is drawn. Who left after the draw keeps
    their seat: nobody moves up once it is drawn.
    """
    if following.round:
        return True
    if not is_complete(event, stage):
        return False
    players = {player for match in deciding_matches(following) for player in match.players}
    if _has_last_seats(event, stage):
        struck = {p for s in event.stages[: stage.number] for m in s.matches for p in m.struck}
        event = _as_if_present(event, players - struck)
    return {*qualifiers(event, stage)} == players - departures(event).keys()


def _as_if_present(event: Event, players: Collection[Player]) -> Event:
    entrants = tuple(
        replace(entrant, gone=None) if entrant.player in players else entrant
        for entrant in event.entrants
    )
    return replace(event, entrants=entrants)


def deciding_matches(stage: Stage) -> list[Match]:
    """The matches of a stage that decide places and who advances: all but the consolation."""
    return [match for match in stage.matches if not match.consolation]


# --- rounds -----------------------------------------------------------------------


class Score(Value):
    """A player's points in the rounds in which everybody plays."""

    player: Player
    places: tuple[int | None, ...]
    """The points of the places, by round; None for a round without a result."""
    points: tuple[int | None, ...]
    """The points of the matches, by round."""
    key: tuple[int, int, int]
    """The smallest is best."""

    @property
    def place_sum(self) -> int:
        """The points of all places."""
        return sum(place or 0 for place in self.places)

    @property
    def point_sum(self) -> int:
        """The points of all matches."""
        return sum(points or 0 for points in self.points)


def complete_rounds(event: Event) -> tuple[Stage, ...]:
    """The rounds that are over: those that the standing counts."""
    stages = published_stages(event)
    return tuple(s for s in stages if s.round and all(match.settled for match in s.matches))


def scores(event: Event) -> dict[Player, Score]:
    """The scores of everybody who has played a round, after the last complete one."""
    rounds = complete_rounds(event)
    return scores_after(event, rounds[-1]) if rounds else {}


def scores_after(event: Event, stage: Stage) -> dict[Player, Score]:
    """The scores after a round, best first.

    A missed round counts nothing by places; by points, a player who missed a round ranks behind
    all who played more. Equal players are ordered by the other sum.
    """
    earlier = (s for s in complete_rounds(event) if s.number < stage.number)
    results = [_round_results(event, each) for each in (*earlier, stage)]
    rounds = (one for one in published_stages(event) if one.round)
    players = {player for one in rounds for match in one.matches for player in match.players}
    scored = []
    for player in players:
        found = [result.get(player) for result in results]
        places = tuple(None if pair is None else pair[0] for pair in found)
        totals = tuple(None if pair is None else pair[1] for pair in found)
        missed = places.count(None)
        by_places = -sum(place or 0 for place in places)
        by_points = event.worse * sum(total or 0 for total in totals)
        if event.format.by is By.PLACES:
            key = (by_places, missed, by_points)
        else:
            key = (missed, by_points, by_places)
        scored.append(Score(player, places, totals, key))
    scored.sort(key=lambda score: (score.key, score.player))
    return {score.player: score for score in scored}


def _round_results(event: Event, stage: Stage) -> dict[Player, tuple[int, int]]:
    """The points of the place and of the match of everybody who has a result in a round."""
    results: dict[Player, tuple[int, int]] = {}
    for match in stage.matches:
        ranks = places_by_totals(event, match)
        ranked, better = sum(map(len, ranks)), 0
        for rank in ranks:
            worth = place_points(better, len(rank), ranked)
            for player in rank:
                total = 0 if match.totals is None else points(event, match, player)
                results[player] = (worth, total)
            better += len(rank)
    return results


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

    After rounds, those who are not in the final are ranked by their scores. The consolation changes
    nothing.

    Players who left a match rank behind all who finished the same stage. Until a match has a
    result, its players share the best place they can reach. Players who were disqualified or never
    had a match have no place.
    """
    return places_with(event, scores(event))


def places_with(event: Event, scored: Mapping[Player, Score]) -> tuple[Placed, ...]:
    """`placing` with the scores of the moment."""
    keys = {player: (0, False, place) for player, place in _round_places(event, scored).items()}
    for stage in published_stages(event):
        if stage.round:
            continue
        for match in deciding_matches(stage):
            finished = _number_places(_finishers(event, stage, match))
            keys |= {player: (-stage.number, False, place) for player, place in finished.items()}
            left = _number_places(leavers(event, stage, match))
            keys |= {player: (-stage.number, True, place) for player, place in left.items()}
    ranks = _rank(keys.keys() - _disqualified(event), keys.__getitem__)
    return tuple([Placed(place, player) for player, place in _number_places(ranks).items()])


def places_by_score(scored: Mapping[Player, Score]) -> dict[Player, int]:
    """The places after the last complete round."""
    return _number_places(_rank(scored, lambda player: scored[player].key))


def _round_places(event: Event, scored: Mapping[Player, Score]) -> dict[Player, int]:
    """The places by rounds; before the first is complete, everybody shares the first."""
    if scored:
        return places_by_score(scored)
    stages = published_stages(event)
    return {p: 1 for stage in stages if stage.round for m in stage.matches for p in m.players}


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
