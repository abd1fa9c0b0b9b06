"""How an event is run: groups, advancing, the final, prizes (TOUR-8 to TOUR-12)."""

import pytest
from tournament.harness.event_driver import SEED, EventDriver

from dacabo.core.chance import commitment
from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.tournament import draw
from dacabo.tournament.event import Stage, current_stage, draft
from dacabo.tournament.roles import Organiser
from dacabo.tournament.standings import qualifiers, ties
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate, MarkNoShow, Replace
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Exchange
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, phase, public_view
from dacabo.tournament.views.todo import todo
from dacabo.tournament.views.types import Phase

ANA = Organiser("Ana")


def stage_of(hall: EventDriver) -> Stage:
    """The stage that is played."""
    stage = current_stage(hall.event)
    assert stage is not None
    return stage


def going_on(hall: EventDriver) -> tuple[int, ...]:
    """Who advances from the current stage."""
    return qualifiers(hall.event, stage_of(hall))


def open_ties(hall: EventDriver) -> list[tuple[int, ...]]:
    """Who has to play a decision round."""
    stage = stage_of(hall)
    return [tied for match in stage.matches for tied in ties(hall.event, stage, match)]


def final_of(players: int, totals: list[int]) -> EventDriver:
    """A small field whose final is over; the totals are those of the players by number."""
    hall = EventDriver()
    (final,) = hall.begin(players)
    hall.result(final, [totals[player] for player in final.players])
    return hall


def six_winners(*, third: bool = False) -> tuple[EventDriver, tuple[int, ...], tuple[int, ...]]:
    """Four groups with six winners or seven: of the first two or three share the victory."""
    hall = EventDriver()
    groups = hall.begin(14)
    hall.result(groups[0], [20, 20, 20 if third else 101, 102])
    hall.result(groups[1], [20, 20, 101, 102])
    hall.result(groups[2], [20, 101, 101])
    hall.result(groups[3], [20, 101, 102])
    return hall, groups[0].players[: 3 if third else 2], groups[1].players[:2]


def decide(hall: EventDriver, points: dict[int, int]) -> None:
    """A decision round among these players."""
    stage = stage_of(hall)
    match = next(m for m in stage.matches if set(points) <= set(m.players))
    hall.ask(EnterDecision(match.id, points))


# --- groups -------------------------------------------------------------------


@pytest.mark.rule("TOUR-8")
@pytest.mark.parametrize(
    ("players", "groups"), [(6, [3, 3]), (13, [4, 3, 3, 3]), (17, [5, 4, 4, 4]), (20, [5] * 4)]
)
def test_groups_are_those_of_the_table(players: int, groups: list[int]) -> None:
    """The draw makes groups of the printed sizes, and every player is in one."""
    hall = EventDriver()
    hall.register(players)
    matches = hall.publish()
    assert [len(match.players) for match in matches] == groups
    assert sorted(p for match in matches for p in match.players) == list(range(players))


@pytest.mark.rule("TOUR-8")
def test_two_are_no_tournament() -> None:
    """Fewer than three are refused, with a sentence."""
    hall = EventDriver()
    hall.register(2)
    assert hall.refused(Draw()) == "too-few-players"


@pytest.mark.rule("TOUR-8", "TOUR-9")
def test_a_large_field_plays_in_stages() -> None:
    """27 players: six groups, then two of three, then a final of two."""
    hall = EventDriver()
    hall.register(27)
    assert [len(match.players) for match in hall.publish()] == [5, 5, 5, 4, 4, 4]
    hall.play()
    assert [len(match.players) for match in hall.publish()] == [3, 3]
    hall.play()
    assert [len(match.players) for match in hall.publish()] == [2]
    assert stage_of(hall).final


@pytest.mark.rule("TOUR-8")
def test_the_draw_can_be_repeated_by_anybody() -> None:
    """The published commitment belongs to the seed; seed and label give the groups."""
    hall = EventDriver()
    hall.register(17)
    drawn = [match.players for match in hall.publish()]
    (stage,) = public_view(hall.event, hall.now).stages
    assert (stage.seed, stage.commitment) == (SEED.hex(), commitment(SEED))
    again = draw.groups(bytes.fromhex(stage.seed or ""), stage.label, range(17))
    assert list(again) == drawn


@pytest.mark.rule("TOUR-8")
def test_a_draft_that_somebody_leaves_is_drawn_again() -> None:
    """Before it is published: another label, without them."""
    hall = EventDriver()
    hall.register(7)
    hall.ask(Draw())
    hall.ask(DropOut(3))
    assert phase(hall.event) is Phase.REGISTRATION
    hall.ask(Draw())
    drawn = draft(hall.event)
    assert drawn is not None
    assert drawn.label == "stage/1/redraw/2"
    assert sorted(p for match in drawn.matches for p in match.players) == [0, 1, 2, 4, 5, 6]


@pytest.mark.rule("TOUR-8")
def test_two_players_of_a_draft_change_places_with_a_reason() -> None:
    """Only in a draft, only between groups; the reason stays on record."""
    hall = EventDriver()
    hall.register(6)
    hall.ask(Draw())
    drawn = draft(hall.event)
    assert drawn is not None
    (one, *_), (other, *_) = (match.players for match in drawn.matches)
    hall.ask(Exchange(one, other, "sisters"))
    first, second = hall.publish()
    assert first.players[0] == other
    assert second.players[0] == one
    assert "sisters" in str(hall.event.log)
    assert hall.refused(Exchange(one, other, "again")) == "no-draft"


@pytest.mark.rule("TOUR-8")
def test_who_has_not_checked_in_holds_up_the_draw() -> None:
    """Once the check-in has begun; those who do not come are marked, all at once."""
    hall = EventDriver()
    hall.register(5)
    for player in (0, 1, 2):
        hall.ask(CheckIn(player))
    assert hall.refused(Draw()) == "not-all-checked-in"
    hall.ask(MarkNoShow())
    (final,) = hall.publish()
    assert set(final.players) == {0, 1, 2}


@pytest.mark.rule("TOUR-8")
def test_a_latecomer_joins_the_smallest_group_that_has_not_begun() -> None:
    """Seven players, groups of four and three: the latecomer makes the second a group of four."""
    hall = EventDriver()
    hall.register(7)
    _, small = hall.publish()
    hall.ask(EnterLate("Late"))
    assert hall.match(small).players[-1] == 7
    hall.ask(Start((hall.matches[0].id,)))
    hall.ask(EnterLate("Later"))
    assert len(hall.match(small).players) == 5
    assert hall.refused(EnterLate("Latest")) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_of_several_smallest_groups_the_lot_chooses_for_a_latecomer() -> None:
    """From the seal that draws next, by the number of latecomers; not in a later stage."""
    hall = EventDriver()
    hall.register(6)
    groups = hall.publish()
    chosen = draw.lot(hall.seeds[-1], "late/1", 2)
    hall.ask(EnterLate("Late"))
    assert 6 in hall.match(groups[chosen]).players
    hall.play()
    hall.publish()
    assert hall.refused(EnterLate("Later")) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_a_group_plays_smaller_when_somebody_leaves_it() -> None:
    """After the draw: the others play on, and a player left alone has won."""
    hall = EventDriver()
    first, second = hall.begin(6)
    one, two, three = first.players
    hall.ask(DropOut(one))
    assert hall.match(first).active == (two, three)
    hall.ask(DropOut(two))
    hall.result(second, [101, 20, 30])
    assert going_on(hall) == tuple(sorted((three, second.players[1])))


@pytest.mark.rule("TOUR-8", "TOUR-11")
def test_nobody_wins_a_group_that_all_have_left() -> None:
    """In any order: no one plays, no one wins, and all share the last place."""
    for backwards in (False, True):
        hall = EventDriver()
        hall.register(6)
        first, second = hall.publish()
        hall.ask(MarkNoShow(tuple(sorted(first.players, reverse=backwards))))
        assert hall.match(first).active == ()
        assert {hall.places()[player] for player in first.players} == {4}
        hall.ask(Start())
        hall.result(second, [10, 50, 101])
        assert going_on(hall) == (second.players[0],)


@pytest.mark.rule("TOUR-8")
def test_who_comes_after_all_plays_with_those_who_are_there() -> None:
    """Of three who did not come one does: alone they have won; with a second there is a match."""
    hall = EventDriver()
    hall.register(6)
    first, second = hall.publish()
    one, two, _ = first.players
    hall.ask(MarkNoShow(first.players))
    hall.ask(EnterLate("Late"))  # no one wins a group by coming late
    assert 6 in hall.match(second).active
    hall.ask(CheckIn(one))
    assert hall.match(first).decided
    hall.ask(CheckIn(two))
    assert set(hall.match(first).active) == {one, two}
    assert not hall.match(first).decided


@pytest.mark.rule("TOUR-8")
def test_who_missed_the_match_can_still_join_another_group() -> None:
    """Marked as not shown, their group has begun; another has not."""
    hall = EventDriver()
    hall.register(7)
    large, small = hall.publish()
    late = large.players[0]
    hall.ask(MarkNoShow((late,)))
    assert hall.refused(EnterLate(late)) == "player-has-match"  # their own place awaits them
    hall.ask(Start((large.id,)))
    assert hall.refused(CheckIn(late)) == "player-gone"
    hall.ask(EnterLate(late))
    assert late in hall.match(small).active
    assert late not in hall.match(large).players
    hall.check()


@pytest.mark.rule("TOUR-8")
def test_a_place_at_a_full_table_is_no_place() -> None:
    """A latecomer has taken the fifth seat of a player who did not come."""
    hall = EventDriver()
    hall.register(5)
    (final,) = hall.publish()
    absent = final.players[0]
    hall.ask(MarkNoShow((absent,)))
    hall.ask(EnterLate("Late"))
    assert hall.refused(CheckIn(absent)) == "player-gone"
    assert hall.refused(Replace(absent, "Stand-in")) == "too-late-to-replace"
    assert hall.refused(EnterLate(absent)) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_a_newcomer_after_the_draw_does_not_begin_a_check_in() -> None:
    """Check-in has not begun, so it is not needed; once it has begun, a newcomer is checked in."""
    hall = EventDriver()
    hall.register(8)
    hall.ask(Draw())
    hall.ask(Replace(0, "New"))
    hall.ask(DropOut(1))
    hall.ask(Draw())
    hall = EventDriver()
    hall.register(6)
    for player in range(6):
        hall.ask(CheckIn(player))
    hall.publish()
    hall.ask(EnterLate("New"))
    assert hall.event.entrants[-1].here


@pytest.mark.rule("TOUR-8")
def test_a_place_can_be_handed_over_before_the_match_begins() -> None:
    """In the first stage; later no one takes over points, or a place in the final."""
    hall = EventDriver()
    hall.register(6)
    first, _ = hall.publish()
    gone = first.players[0]
    hall.ask(DropOut(gone))
    hall.ask(Replace(gone, "Stand-in"))
    assert hall.match(first).active[0] == 6
    hall.ask(Start())
    assert hall.refused(Replace(6, "Another")) == "too-late-to-replace"
    hall.play()
    (final,) = hall.publish()
    assert hall.refused(Replace(final.players[0], "Another")) == "too-late-to-replace"


# --- advancing ----------------------------------------------------------------


@pytest.mark.rule("TOUR-9")
def test_tied_winners_all_go_on() -> None:
    """Two share the victory of their group: a final of three."""
    hall = EventDriver()
    first, second = hall.begin(6)
    hall.result(first, [20, 20, 101])
    hall.result(second, [5, 60, 110])
    assert open_ties(hall) == []
    assert going_on(hall) == tuple(sorted((*first.players[:2], second.players[0])))


@pytest.mark.rule("TOUR-9")
def test_more_than_five_finalists_have_to_decide_it_first() -> None:
    """Four groups with six winners: every group with tied winners plays, until each has one."""
    hall = EventDriver()
    groups = hall.begin(14)
    hall.result(groups[0], [20, 20, 101, 102])
    hall.result(groups[1], [20, 20, 101, 102])
    hall.result(groups[2], [20, 101, 102])
    assert open_ties(hall) == []  # the number is not known yet
    hall.result(groups[3], [20, 101, 102])
    one, two = groups[0].players[:2], groups[1].players[:2]
    assert open_ties(hall) == [tuple(sorted(one)), tuple(sorted(two))]
    assert public_view(hall.event, 0).why == Phrase("tournament-why-decisions", {"count": 6})
    assert hall.refused(Draw()) == "ties-undecided"
    decide(hall, {one[0]: 9, one[1]: 9})
    decide(hall, {one[0]: 0, one[1]: 7})
    assert open_ties(hall) == [tuple(sorted(two))]  # although five would fit by now
    decide(hall, {two[0]: 7, two[1]: 0})
    (final,) = hall.publish()
    winners = {one[0], two[1], groups[2].players[0], groups[3].players[0]}
    assert set(final.players) == winners


@pytest.mark.rule("TOUR-9")
def test_who_has_left_takes_no_seat_in_the_final() -> None:
    """Six have won, one of them went home: five fit, and nothing has to be decided."""
    hall, one, two = six_winners()
    assert len(open_ties(hall)) == 2
    hall.ask(DropOut(one[0]))
    assert open_ties(hall) == []
    assert public_view(hall.event, 0).why is None
    (final,) = hall.publish()
    assert {one[1], *two} < set(final.players)
    assert len(final.players) == 5


@pytest.mark.rule("TOUR-9")
def test_who_lost_a_decision_round_stays_out() -> None:
    """Even if by a disqualification there would have been room for all."""
    hall, one, two = six_winners()
    decide(hall, {one[0]: 0, one[1]: 5})
    decide(hall, {two[0]: 0, two[1]: 5})
    (final,) = hall.publish()
    hall.ask(Start())
    hall.result(final, [10, 20, 30, 101])
    hall.ask(Disqualify(one[1], "marked cards"))
    assert hall.event.void == ()
    assert hall.match(final).totals is not None
    assert two[1] not in final.players


@pytest.mark.rule("TOUR-9", "TOUR-11")
def test_going_home_costs_a_place_only_where_a_tie_has_to_be_decided() -> None:
    """Two are tied behind the winner of their group: one goes home, and they still share it."""
    hall, _, _ = six_winners()
    home, stays = stage_of(hall).matches[2].players[1:]
    before = hall.places()
    assert before[home] == before[stays]
    hall.ask(DropOut(home))
    assert hall.places() == before


@pytest.mark.rule("TOUR-9")
def test_tied_winners_of_a_large_field_go_on_without_deciding() -> None:
    """Six groups lead to another stage, which has room for all; five groups lead to the final."""
    hall = EventDriver()
    groups = hall.begin(26)
    for match in groups:
        hall.result(match, [7, 7, 7, *[101] * (len(match.players) - 3)])
    assert open_ties(hall) == []
    assert len(going_on(hall)) == 18
    hall = EventDriver()
    groups = hall.begin(21)
    hall.result(groups[0], [7, 7, *[101] * (len(groups[0].players) - 2)])
    for match in groups[1:]:
        hall.result(match, [7, *[101] * (len(match.players) - 1)])
    assert open_ties(hall) == [tuple(sorted(groups[0].players[:2]))]


@pytest.mark.rule("TOUR-9")
def test_a_winner_who_leaves_is_not_replaced_by_the_second() -> None:
    """The final is smaller by one."""
    hall = EventDriver()
    groups = hall.begin(9)
    hall.play()
    winner = groups[0].players[0]
    hall.ask(DropOut(winner))
    (final,) = hall.publish()
    assert set(final.players) == {groups[1].players[0], groups[2].players[0]}


@pytest.mark.rule("TOUR-9")
def test_a_winner_who_left_can_come_back_until_the_next_stage_is_drawn() -> None:
    """A slip of the thumb between two stages; not after something was decided without them."""
    hall = EventDriver()
    groups = hall.begin(9)
    hall.play()
    winner = groups[0].players[0]
    hall.ask(DropOut(winner))
    hall.ask(CheckIn(winner))
    assert winner in going_on(hall)
    loser = groups[0].players[1]
    hall.ask(DropOut(loser))
    assert hall.refused(CheckIn(loser)) == "player-gone"
    hall.ask(DropOut(winner))
    hall.ask(Draw())
    assert hall.refused(CheckIn(winner)) == "player-gone"
    hall, one, two = six_winners(third=True)
    hall.ask(DropOut(one[2]))
    decide(hall, {one[0]: 0, one[1]: 5})
    assert hall.refused(CheckIn(one[2])) == "player-gone"
    assert open_ties(hall) == [tuple(sorted(two))]


@pytest.mark.rule("TOUR-9")
def test_a_match_that_has_not_begun_was_not_played_last() -> None:
    """The final is published: a penalty counts in the group, and so does a disqualification."""
    hall = EventDriver()
    first, second = hall.begin(6)
    hall.result(first, [10, 15, 101])
    hall.result(second, [10, 50, 101])
    (final,) = hall.publish()
    winner, runner_up, _ = first.players
    for request in (Penalise(winner, 10, "loud"), Disqualify(winner, "marked cards")):
        shown = preview(hall.event, request, hall.now, ANA)
        assert shown.void == (final.id,)
    hall.ask(Disqualify(winner, "marked cards"))
    assert going_on(hall) == tuple(sorted((runner_up, second.players[0])))


@pytest.mark.rule("TOUR-9")
def test_who_is_disqualified_before_the_final_leaves_it() -> None:
    """If no one else advances instead, it is played by the others."""
    hall = EventDriver()
    groups = hall.begin(9)
    alone, *others = groups[0].players
    hall.play()
    for player in others:
        hall.ask(DropOut(player))
    (final,) = hall.publish()
    hall.ask(Disqualify(alone, "marked cards"))
    assert hall.event.void == ()
    assert alone not in hall.match(final).active


@pytest.mark.rule("TOUR-9")
def test_a_correction_among_those_who_have_gone_leaves_the_final_alone() -> None:
    """Another won the group, but both went home before the final was drawn."""
    hall = EventDriver()
    groups = hall.begin(9)
    hall.play()
    wrong, right, third = groups[0].players
    hall.ask(DropOut(wrong))
    hall.ask(DropOut(right))
    (final,) = hall.publish()
    hall.ask(CorrectResult(groups[0].id, {wrong: 90, right: 10, third: 101}, "misread"))
    assert hall.event.void == ()
    assert hall.match(final) == final


@pytest.mark.rule("TOUR-9")
def test_a_penalty_counts_in_the_match_that_is_played_or_was_played_last() -> None:
    """It can cost the victory, also after the result is in."""
    hall = EventDriver()
    first, second = hall.begin(6)
    cheat, honest, _ = first.players
    hall.ask(Penalise(cheat, 10, "looked at a card"))
    hall.result(first, [20, 25, 101])
    assert honest in going_on(hall)
    hall.result(second, [20, 25, 101])
    slow = second.players[0]
    hall.ask(Penalise(slow, 5, "late again"))
    assert set(going_on(hall)) == {honest, slow, second.players[1]}


@pytest.mark.rule("TOUR-9")
def test_the_match_of_a_disqualified_player_counts_without_them() -> None:
    """The next best wins it; who is disqualified has no place."""
    hall = EventDriver()
    first, second = hall.begin(6)
    hall.play()
    hall.ask(Disqualify(first.players[0], "marked cards"))
    assert set(going_on(hall)) == {first.players[1], second.players[0]}
    assert first.players[0] not in hall.places()


@pytest.mark.rule("TOUR-9")
def test_a_correction_makes_the_final_anew() -> None:
    """Shown first, then done: another winner, the final is void and stays on record."""
    hall = EventDriver()
    first, _second = hall.begin(6)
    hall.play()
    (final,) = hall.publish()
    hall.ask(Start())
    hall.result(final, [101, 30])
    wrong, right, third = first.players
    request = CorrectResult(first.id, {wrong: 101, right: 10, third: 120}, "sheets mixed up")
    shown = preview(hall.event, request, hall.now, ANA)
    assert shown.void == (final.id,)
    instead: dict[str, Argument] = {
        "stage": 1,
        "players": Players((right,)),
        "others": Players((wrong,)),
    }
    assert shown.phrases[:2] == (
        Phrase("tournament-change-instead", instead),
        Phrase("tournament-change-void-final"),
    )
    assert hall.match(final).totals is not None  # so far nothing has happened
    hall.ask(request)
    assert [match.id for match in hall.event.void] == [final.id]
    (again,) = hall.publish()
    assert right in again.players
    assert wrong not in again.players
    assert again.id != final.id
    assert hall.refused(EnterResult(final.id, {right: 1, wrong: 2})) == "match-gone"


@pytest.mark.rule("TOUR-9")
def test_a_correction_that_changes_no_winner_leaves_the_final_alone() -> None:
    """Only the places in the group may change."""
    hall = EventDriver()
    first, _second = hall.begin(6)
    hall.play()
    (final,) = hall.publish()
    one, two, three = first.players
    hall.ask(CorrectResult(first.id, {one: 9, two: 115, three: 110}, "misread"))
    assert hall.match(final) == final
    assert hall.places()[three] < hall.places()[two]


# --- small fields and the final -------------------------------------------------


@pytest.mark.rule("TOUR-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_small_fields_play_the_final_at_once(players: int) -> None:
    """One table, and it is the final."""
    hall = EventDriver()
    hall.register(players)
    (final,) = hall.publish()
    assert stage_of(hall).final
    assert len(final.players) == players


@pytest.mark.rule("TOUR-10")
def test_a_final_of_two_is_played_by_two_and_of_one_by_nobody() -> None:
    """Six players: two winners. If one of them leaves, the other has won the event."""
    hall = EventDriver()
    hall.begin(6)
    hall.play()
    final = hall.publish()
    assert [len(match.players) for match in final] == [2]
    one, other = final[0].players
    hall.ask(DropOut(one))
    assert phase(hall.event) is Phase.FINISHED
    assert hall.places()[other] == 1
    assert hall.places()[one] == 2


@pytest.mark.rule("TOUR-10")
def test_a_single_finalist_has_won() -> None:
    """The other winner left before the final was drawn."""
    hall = EventDriver()
    first, second = hall.begin(6)
    hall.play()
    hall.ask(DropOut(first.players[0]))
    hall.publish()
    assert phase(hall.event) is Phase.FINISHED
    assert hall.places()[second.players[0]] == 1


@pytest.mark.rule("TOUR-11")
def test_each_tied_set_of_the_final_plays_for_its_own_places() -> None:
    """Two share the first place and two the third: two decision rounds, and 3 stays behind 2."""
    hall = final_of(5, [10, 10, 50, 50, 101])
    assert hall.places() == {0: 1, 1: 1, 2: 3, 3: 3, 4: 5}
    assert open_ties(hall) == [(0, 1), (2, 3)]
    decide(hall, {2: 0, 3: 12})  # the points of a round never help beyond the shared places
    decide(hall, {0: 14, 1: 13})
    assert hall.places() == {1: 1, 0: 2, 2: 3, 3: 4, 4: 5}


@pytest.mark.rule("TOUR-11")
def test_who_is_still_tied_plays_another_decision_round() -> None:
    """Three are tied, two of them again, and again."""
    hall = final_of(4, [30, 30, 30, 101])
    decide(hall, {0: 5, 1: 0, 2: 5})
    assert hall.places() == {1: 1, 0: 2, 2: 2, 3: 4}
    assert open_ties(hall) == [(0, 2)]
    decide(hall, {0: 8, 2: 8})
    assert open_ties(hall) == [(0, 2)]
    decide(hall, {0: 8, 2: 0})
    assert hall.places() == {1: 1, 2: 2, 0: 3, 3: 4}
    assert phase(hall.event) is Phase.FINISHED


@pytest.mark.rule("TOUR-11")
def test_who_has_left_plays_no_decision_round() -> None:
    """They are placed behind those with whom they are tied."""
    hall = final_of(4, [30, 30, 30, 101])
    hall.ask(DropOut(0))
    assert open_ties(hall) == [(1, 2)]
    decide(hall, {1: 9, 2: 3})
    assert hall.places() == {2: 1, 1: 2, 0: 3, 3: 4}


@pytest.mark.rule("TOUR-11", "TOUR-9")
def test_a_decision_round_counts_for_those_still_tied() -> None:
    """Whoever is disqualified or penalised afterwards: the others need not play again."""
    hall = final_of(4, [30, 30, 30, 101])
    decide(hall, {0: 0, 1: 5, 2: 9})
    hall.ask(Disqualify(1, "marked cards"))
    assert open_ties(hall) == []
    assert hall.places() == {0: 1, 2: 2, 3: 3}
    hall = final_of(5, [30, 30, 30, 30, 101])
    decide(hall, {0: 0, 1: 5, 2: 5, 3: 5})
    decide(hall, {1: 0, 2: 7, 3: 7})
    hall.ask(Penalise(1, 1, "loud"))
    assert hall.places() == {0: 1, 2: 2, 3: 2, 1: 4, 4: 5}
    assert open_ties(hall) == [(2, 3)]


@pytest.mark.rule("TOUR-11")
def test_who_left_a_match_comes_behind_all_of_the_stage_who_finished_theirs() -> None:
    """A group of three that one leaves, a group of four that all finish."""
    hall = EventDriver()
    large, small = hall.begin(7)
    left = small.players[2]
    hall.ask(DropOut(left))
    hall.result(large, [10, 50, 60, 101])
    hall.result(small, [10, 101])
    assert hall.places()[large.players[3]] == 6
    assert hall.places()[left] == 7


@pytest.mark.rule("TOUR-11")
def test_behind_the_finalists_come_the_others_by_how_far_they_came() -> None:
    """By stage, then by place in the group; equal ones share, and so does who left a match."""
    hall = EventDriver()
    first, second = hall.begin(7)
    a, b = first.players, second.players
    hall.ask(DropOut(a[3]))
    hall.result(first, [10, 50, 101])
    hall.result(second, [10, 101, 101])
    (final,) = hall.publish()
    hall.ask(Start())
    hall.result(final, [5 if player == a[0] else 101 for player in final.players])
    assert hall.places() == {a[0]: 1, b[0]: 2, a[1]: 3, b[1]: 3, b[2]: 3, a[2]: 6, a[3]: 7}


# --- prizes -------------------------------------------------------------------


@pytest.mark.rule("TOUR-12")
def test_prizes_are_chosen_in_the_order_of_places() -> None:
    """First, second, third; each of what is left, and the last has nothing to choose from."""
    hall = final_of(4, [50, 10, 30, 101])
    hall.ask(NamePrizes(("Woolf!!", "Mission: Combat!", "Office 21")))
    assert todo(hall.event, 0)[0].phrase == Phrase("tournament-todo-prize", {"who": Who(1)})
    assert hall.refused(ChoosePrize(2, "Woolf!!")) == "other-chooses"
    hall.ask(ChoosePrize(1, "Office 21"))
    assert hall.refused(ChoosePrize(2, "Office 21")) == "prize-gone"
    hall.ask(ChoosePrize(2, "Woolf!!"))
    assert [(one.player, one.prize) for one in hall.event.taken][2:] == [(0, "Mission: Combat!")]
    assert prizes.remaining_prizes(hall.event) == ()
    assert prizes.next_chooser(hall.event) is None


@pytest.mark.rule("TOUR-12")
def test_with_fewer_finalists_than_prizes_the_rest_stays() -> None:
    """Three finalists, four prizes."""
    hall = final_of(3, [10, 20, 101])
    hall.ask(NamePrizes(("a", "b", "c", "d")))
    for player, prize in enumerate("abc"):
        hall.ask(ChoosePrize(player, prize))
    assert prizes.remaining_prizes(hall.event) == ("d",)
    assert prizes.next_chooser(hall.event) is None
    assert hall.refused(ChoosePrize(0, "d")) == "not-a-finalist"


@pytest.mark.rule("TOUR-12", "TOUR-9")
def test_who_left_the_final_chooses_last_and_who_was_thrown_out_not_at_all() -> None:
    """Two finish the final, one went home, one was disqualified."""
    hall = EventDriver()
    (final,) = hall.begin(4)
    one, two, home, out = final.players
    hall.ask(Disqualify(out, "marked cards"))
    hall.ask(DropOut(home))
    hall.result(final, [10, 101])
    hall.ask(NamePrizes(("a", "b", "c", "d")))
    for player, prize in zip((one, two, home), "abc", strict=True):
        hall.ask(ChoosePrize(player, prize))
    assert prizes.next_chooser(hall.event) is None


@pytest.mark.rule("TOUR-12", "TOUR-11")
def test_of_those_who_left_the_final_who_stayed_longer_comes_first() -> None:
    """In place, and so in choosing."""
    hall = EventDriver()
    (final,) = hall.begin(4)
    one, two, early, later = final.players
    hall.ask(DropOut(early))
    hall.ask(DropOut(later))
    hall.result(final, [10, 101])
    assert hall.places() == {one: 1, two: 2, later: 3, early: 4}
    assert prizes.choosing_order(hall.event) == (one, two, later, early)


@pytest.mark.rule("TOUR-12")
def test_a_prize_given_back_has_to_be_chosen_anew() -> None:
    """The winner becomes the winner again; the prizes have changed in between."""
    hall = final_of(3, [10, 20, 101])
    hall.ask(NamePrizes(("book", "cup")))
    hall.ask(ChoosePrize(0, "book"))
    (final,) = hall.matches
    hall.ask(CorrectResult(final.id, {0: 20, 1: 20, 2: 101}, "misread"))
    hall.ask(NamePrizes(("lamp",)))
    decide(hall, {0: 0, 1: 5})
    assert prizes.valid_choices(hall.event) == ()
    assert prizes.remaining_prizes(hall.event) == ("lamp",)
    assert prizes.next_chooser(hall.event) == 0


@pytest.mark.rule("TOUR-12", "TOUR-11")
def test_nobody_chooses_before_a_tie_is_decided() -> None:
    """The first may; the two who share the second place have to play first."""
    hall = final_of(4, [10, 30, 30, 101])
    hall.ask(NamePrizes(("a", "b", "c")))
    hall.ask(ChoosePrize(0, "a"))
    assert hall.refused(ChoosePrize(1, "b")) == "ties-undecided"
    decide(hall, {1: 6, 2: 2})
    hall.ask(ChoosePrize(2, "b"))


@pytest.mark.rule("TOUR-12")
def test_a_correction_undoes_the_choices_that_were_not_that_players_turn() -> None:
    """The winner stays the winner; second and third change, and choose again."""
    hall = final_of(4, [10, 20, 30, 101])
    hall.ask(NamePrizes(("a", "b", "c")))
    for player, prize in enumerate("ab"):
        hall.ask(ChoosePrize(player, prize))
    (final,) = hall.matches
    request = CorrectResult(final.id, {0: 10, 1: 40, 2: 30, 3: 101}, "added up wrongly")
    given_back = Phrase("tournament-change-prize", {"who": Who(1), "prize": "b"})
    assert given_back in preview(hall.event, request, hall.now, ANA).phrases
    hall.ask(request)
    assert [(choice.player, choice.prize) for choice in prizes.valid_choices(hall.event)] == [
        (0, "a")
    ]
    assert prizes.next_chooser(hall.event) == 2
    assert desk(hall.event, 0).event.taken == prizes.valid_choices(hall.event)
