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


def current_stage_of(driver: EventDriver) -> Stage:
    """The stage that is played."""
    stage = current_stage(driver.event)
    assert stage is not None
    return stage


def advancing_players(driver: EventDriver) -> tuple[int, ...]:
    """The players who advance from the current stage."""
    return qualifiers(driver.event, current_stage_of(driver))


def players_of_open_ties(driver: EventDriver) -> list[tuple[int, ...]]:
    """The players who have to play a tie-break round."""
    stage = current_stage_of(driver)
    return [tied for match in stage.matches for tied in ties(driver.event, stage, match)]


def final_of(players: int, totals: list[int]) -> EventDriver:
    """A small tournament whose final is over; the totals are by the players' numbers."""
    driver = EventDriver()
    (final,) = driver.begin(players)
    driver.result(final, [totals[player] for player in final.players])
    return driver


def event_with_six_winners(
    *, third: bool = False
) -> tuple[EventDriver, tuple[int, ...], tuple[int, ...]]:
    """Four groups with six winners or seven: of the first two or three share the victory."""
    driver = EventDriver()
    groups = driver.begin(14)
    driver.result(groups[0], [20, 20, 20 if third else 101, 102])
    driver.result(groups[1], [20, 20, 101, 102])
    driver.result(groups[2], [20, 101, 101])
    driver.result(groups[3], [20, 101, 102])
    return driver, groups[0].players[: 3 if third else 2], groups[1].players[:2]


def decide(driver: EventDriver, points: dict[int, int]) -> None:
    """Enter a tie-break round among these players."""
    stage = current_stage_of(driver)
    match = next(m for m in stage.matches if set(points) <= set(m.players))
    driver.ask(EnterDecision(match.id, points))


# --- groups -------------------------------------------------------------------


@pytest.mark.rule("TOUR-8")
@pytest.mark.parametrize(
    ("players", "groups"), [(6, [3, 3]), (13, [4, 3, 3, 3]), (17, [5, 4, 4, 4]), (20, [5] * 4)]
)
def test_groups_are_those_of_the_table(players: int, groups: list[int]) -> None:
    """The draw makes groups of the printed sizes, and every player is in one."""
    driver = EventDriver()
    driver.register(players)
    matches = driver.publish()
    assert [len(match.players) for match in matches] == groups
    assert sorted(p for match in matches for p in match.players) == list(range(players))


@pytest.mark.rule("TOUR-8")
def test_a_tournament_needs_three_players() -> None:
    """Fewer than three are refused, with a sentence."""
    driver = EventDriver()
    driver.register(2)
    assert driver.refused(Draw()) == "too-few-players"


@pytest.mark.rule("TOUR-8", "TOUR-9")
def test_a_large_field_plays_in_stages() -> None:
    """27 players: six groups, then two of three, then a final of two."""
    driver = EventDriver()
    driver.register(27)
    assert [len(match.players) for match in driver.publish()] == [5, 5, 5, 4, 4, 4]
    driver.play()
    assert [len(match.players) for match in driver.publish()] == [3, 3]
    driver.play()
    assert [len(match.players) for match in driver.publish()] == [2]
    assert current_stage_of(driver).final


@pytest.mark.rule("TOUR-8")
def test_the_draw_can_be_repeated_from_public_data() -> None:
    """The published seal belongs to the seed; seed and label give the groups."""
    driver = EventDriver()
    driver.register(17)
    groups = [match.players for match in driver.publish()]
    (stage,) = public_view(driver.event, driver.now).stages
    assert (stage.seed, stage.commitment) == (SEED.hex(), commitment(SEED))
    again = draw.groups(bytes.fromhex(stage.seed or ""), stage.label, range(17))
    assert list(again) == groups


@pytest.mark.rule("TOUR-8")
def test_a_draft_is_drawn_again_when_a_player_leaves() -> None:
    """Before it is published: another label, without them."""
    driver = EventDriver()
    driver.register(7)
    driver.ask(Draw())
    driver.ask(DropOut(3))
    assert phase(driver.event) is Phase.REGISTRATION
    driver.ask(Draw())
    open_draft = draft(driver.event)
    assert open_draft is not None
    assert open_draft.label == "stage/1/redraw/2"
    assert sorted(p for match in open_draft.matches for p in match.players) == [0, 1, 2, 4, 5, 6]


@pytest.mark.rule("TOUR-8")
def test_two_players_of_a_draft_can_be_swapped_with_a_reason() -> None:
    """Only in a draft, only between groups; the reason stays on record."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(Draw())
    open_draft = draft(driver.event)
    assert open_draft is not None
    (one, *_), (other, *_) = (match.players for match in open_draft.matches)
    driver.ask(Exchange(one, other, "sisters"))
    first, second = driver.publish()
    assert first.players[0] == other
    assert second.players[0] == one
    assert "sisters" in str(driver.event.log)
    assert driver.refused(Exchange(one, other, "again")) == "no-draft"


@pytest.mark.rule("TOUR-8")
def test_missing_check_ins_hold_up_the_draw() -> None:
    """Once the check-in has begun; those who do not come are marked, all at once."""
    driver = EventDriver()
    driver.register(5)
    for player in (0, 1, 2):
        driver.ask(CheckIn(player))
    assert driver.refused(Draw()) == "not-all-checked-in"
    driver.ask(MarkNoShow())
    (final,) = driver.publish()
    assert set(final.players) == {0, 1, 2}


@pytest.mark.rule("TOUR-8")
def test_a_latecomer_joins_the_smallest_group_that_has_not_begun() -> None:
    """Seven players, groups of four and three: the latecomer makes the second a group of four."""
    driver = EventDriver()
    driver.register(7)
    _, small = driver.publish()
    driver.ask(EnterLate("Late"))
    assert driver.match(small).players[-1] == 7
    driver.ask(Start((driver.matches[0].id,)))
    driver.ask(EnterLate("Later"))
    assert len(driver.match(small).players) == 5
    assert driver.refused(EnterLate("Latest")) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_a_lot_chooses_among_the_smallest_groups_for_a_latecomer() -> None:
    """From the seal that draws next, by the number of latecomers; not in a later stage."""
    driver = EventDriver()
    driver.register(6)
    groups = driver.publish()
    index = draw.lot(driver.seeds[-1], "late/1", 2)
    driver.ask(EnterLate("Late"))
    assert 6 in driver.match(groups[index]).players
    driver.play()
    driver.publish()
    assert driver.refused(EnterLate("Later")) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_a_group_plays_on_without_a_player_who_left() -> None:
    """After the draw: the others play on, and a player left alone has won."""
    driver = EventDriver()
    first, second = driver.begin(6)
    one, two, three = first.players
    driver.ask(DropOut(one))
    assert driver.match(first).active == (two, three)
    driver.ask(DropOut(two))
    driver.result(second, [101, 20, 30])
    assert advancing_players(driver) == tuple(sorted((three, second.players[1])))


@pytest.mark.rule("TOUR-8", "TOUR-11")
def test_a_group_that_all_have_left_has_no_winner() -> None:
    """In any order: no one plays, no one wins, and all share the last place."""
    for backwards in (False, True):
        driver = EventDriver()
        driver.register(6)
        first, second = driver.publish()
        driver.ask(MarkNoShow(tuple(sorted(first.players, reverse=backwards))))
        assert driver.match(first).active == ()
        assert {driver.places()[player] for player in first.players} == {4}
        driver.ask(Start())
        driver.result(second, [10, 50, 101])
        assert advancing_players(driver) == (second.players[0],)


@pytest.mark.rule("TOUR-8")
def test_an_absent_player_who_arrives_plays_with_those_present() -> None:
    """Of three who did not come one does: alone they have won; with a second there is a match."""
    driver = EventDriver()
    driver.register(6)
    first, second = driver.publish()
    one, two, _ = first.players
    driver.ask(MarkNoShow(first.players))
    driver.ask(EnterLate("Late"))  # no one wins a group by coming late
    assert 6 in driver.match(second).active
    driver.ask(CheckIn(one))
    assert driver.match(first).decided
    driver.ask(CheckIn(two))
    assert set(driver.match(first).active) == {one, two}
    assert not driver.match(first).decided


@pytest.mark.rule("TOUR-8")
def test_a_player_who_missed_their_match_can_join_another_group() -> None:
    """Marked as not shown, their group has begun; another has not."""
    driver = EventDriver()
    driver.register(7)
    large, small = driver.publish()
    late = large.players[0]
    driver.ask(MarkNoShow((late,)))
    assert driver.refused(EnterLate(late)) == "player-has-match"  # their own place awaits them
    driver.ask(Start((large.id,)))
    assert driver.refused(CheckIn(late)) == "player-gone"
    driver.ask(EnterLate(late))
    assert late in driver.match(small).active
    assert late not in driver.match(large).players
    driver.check()


@pytest.mark.rule("TOUR-8")
def test_an_absent_player_cannot_return_to_a_full_table() -> None:
    """A latecomer has taken the fifth seat of a player who did not come."""
    driver = EventDriver()
    driver.register(5)
    (final,) = driver.publish()
    absent = final.players[0]
    driver.ask(MarkNoShow((absent,)))
    driver.ask(EnterLate("Late"))
    assert driver.refused(CheckIn(absent)) == "player-gone"
    assert driver.refused(Replace(absent, "Stand-in")) == "too-late-to-replace"
    assert driver.refused(EnterLate(absent)) == "no-late-place"


@pytest.mark.rule("TOUR-8")
def test_a_newcomer_after_the_draw_does_not_begin_a_check_in() -> None:
    """Check-in has not begun, so it is not needed; once it has begun, a newcomer is checked in."""
    driver = EventDriver()
    driver.register(8)
    driver.ask(Draw())
    driver.ask(Replace(0, "New"))
    driver.ask(DropOut(1))
    driver.ask(Draw())
    driver = EventDriver()
    driver.register(6)
    for player in range(6):
        driver.ask(CheckIn(player))
    driver.publish()
    driver.ask(EnterLate("New"))
    assert driver.event.entrants[-1].here


@pytest.mark.rule("TOUR-8")
def test_a_place_can_be_handed_over_before_the_match_begins() -> None:
    """In the first stage; later no one takes over points, or a place in the final."""
    driver = EventDriver()
    driver.register(6)
    first, _ = driver.publish()
    leaver = first.players[0]
    driver.ask(DropOut(leaver))
    driver.ask(Replace(leaver, "Stand-in"))
    assert driver.match(first).active[0] == 6
    driver.ask(Start())
    assert driver.refused(Replace(6, "Another")) == "too-late-to-replace"
    driver.play()
    (final,) = driver.publish()
    assert driver.refused(Replace(final.players[0], "Another")) == "too-late-to-replace"


# --- advancing ----------------------------------------------------------------


@pytest.mark.rule("TOUR-9")
def test_tied_winners_all_advance() -> None:
    """Two share the victory of their group: a final of three."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.result(first, [20, 20, 101])
    driver.result(second, [5, 60, 110])
    assert players_of_open_ties(driver) == []
    assert advancing_players(driver) == tuple(sorted((*first.players[:2], second.players[0])))


@pytest.mark.rule("TOUR-9")
def test_more_than_five_finalists_need_tie_break_rounds() -> None:
    """Four groups with six winners: every group with tied winners plays, until each has one."""
    driver = EventDriver()
    groups = driver.begin(14)
    driver.result(groups[0], [20, 20, 101, 102])
    driver.result(groups[1], [20, 20, 101, 102])
    driver.result(groups[2], [20, 101, 102])
    assert players_of_open_ties(driver) == []  # the number is not known yet
    driver.result(groups[3], [20, 101, 102])
    one, two = groups[0].players[:2], groups[1].players[:2]
    assert players_of_open_ties(driver) == [tuple(sorted(one)), tuple(sorted(two))]
    assert public_view(driver.event, 0).why == Phrase("tournament-why-decisions", {"count": 6})
    assert driver.refused(Draw()) == "ties-undecided"
    decide(driver, {one[0]: 9, one[1]: 9})
    decide(driver, {one[0]: 0, one[1]: 7})
    assert players_of_open_ties(driver) == [tuple(sorted(two))]  # although five would fit by now
    decide(driver, {two[0]: 7, two[1]: 0})
    (final,) = driver.publish()
    winners = {one[0], two[1], groups[2].players[0], groups[3].players[0]}
    assert set(final.players) == winners


@pytest.mark.rule("TOUR-9")
def test_a_winner_who_left_takes_no_seat_in_the_final() -> None:
    """Six have won, one of them went home: five fit, and nothing has to be decided."""
    driver, one, two = event_with_six_winners()
    assert len(players_of_open_ties(driver)) == 2
    driver.ask(DropOut(one[0]))
    assert players_of_open_ties(driver) == []
    assert public_view(driver.event, 0).why is None
    (final,) = driver.publish()
    assert {one[1], *two} < set(final.players)
    assert len(final.players) == 5


@pytest.mark.rule("TOUR-9")
def test_the_loser_of_a_tie_break_round_stays_out() -> None:
    """Even if by a disqualification there would have been room for all."""
    driver, one, two = event_with_six_winners()
    decide(driver, {one[0]: 0, one[1]: 5})
    decide(driver, {two[0]: 0, two[1]: 5})
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [10, 20, 30, 101])
    driver.ask(Disqualify(one[1], "marked cards"))
    assert driver.event.void == ()
    assert driver.match(final).totals is not None
    assert two[1] not in final.players


@pytest.mark.rule("TOUR-9", "TOUR-11")
def test_leaving_costs_a_place_only_where_a_tie_has_to_be_decided() -> None:
    """Two are tied behind the winner of their group: one goes home, and they still share it."""
    driver, _, _ = event_with_six_winners()
    home, stays = current_stage_of(driver).matches[2].players[1:]
    before = driver.places()
    assert before[home] == before[stays]
    driver.ask(DropOut(home))
    assert driver.places() == before


@pytest.mark.rule("TOUR-9")
def test_tied_winners_of_a_large_stage_advance_without_a_tie_break() -> None:
    """Six groups lead to another stage, which has room for all; five groups lead to the final."""
    driver = EventDriver()
    groups = driver.begin(26)
    for match in groups:
        driver.result(match, [7, 7, 7, *[101] * (len(match.players) - 3)])
    assert players_of_open_ties(driver) == []
    assert len(advancing_players(driver)) == 18
    driver = EventDriver()
    groups = driver.begin(21)
    driver.result(groups[0], [7, 7, *[101] * (len(groups[0].players) - 2)])
    for match in groups[1:]:
        driver.result(match, [7, *[101] * (len(match.players) - 1)])
    assert players_of_open_ties(driver) == [tuple(sorted(groups[0].players[:2]))]


@pytest.mark.rule("TOUR-9")
def test_a_winner_who_leaves_is_not_replaced_by_the_second() -> None:
    """The final is smaller by one."""
    driver = EventDriver()
    groups = driver.begin(9)
    driver.play()
    winner = groups[0].players[0]
    driver.ask(DropOut(winner))
    (final,) = driver.publish()
    assert set(final.players) == {groups[1].players[0], groups[2].players[0]}


@pytest.mark.rule("TOUR-9")
def test_a_winner_who_left_can_come_back_until_the_next_stage_is_drawn() -> None:
    """A slip of the thumb between two stages; not after something was decided without them."""
    driver = EventDriver()
    groups = driver.begin(9)
    driver.play()
    winner = groups[0].players[0]
    driver.ask(DropOut(winner))
    driver.ask(CheckIn(winner))
    assert winner in advancing_players(driver)
    loser = groups[0].players[1]
    driver.ask(DropOut(loser))
    assert driver.refused(CheckIn(loser)) == "player-gone"
    driver.ask(DropOut(winner))
    driver.ask(Draw())
    assert driver.refused(CheckIn(winner)) == "player-gone"
    driver, one, two = event_with_six_winners(third=True)
    driver.ask(DropOut(one[2]))
    decide(driver, {one[0]: 0, one[1]: 5})
    assert driver.refused(CheckIn(one[2])) == "player-gone"
    assert players_of_open_ties(driver) == [tuple(sorted(two))]


@pytest.mark.rule("TOUR-9")
def test_a_penalty_before_the_final_counts_in_the_group() -> None:
    """The final is published: a penalty counts in the group, and so does a disqualification."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.result(first, [10, 15, 101])
    driver.result(second, [10, 50, 101])
    (final,) = driver.publish()
    winner, runner_up, _ = first.players
    for request in (Penalise(winner, 10, "loud"), Disqualify(winner, "marked cards")):
        changes = preview(driver.event, request, driver.now, ANA)
        assert changes.void == (final.id,)
    driver.ask(Disqualify(winner, "marked cards"))
    assert advancing_players(driver) == tuple(sorted((runner_up, second.players[0])))


@pytest.mark.rule("TOUR-9")
def test_a_player_disqualified_before_the_final_leaves_it() -> None:
    """If no one else advances instead, it is played by the others."""
    driver = EventDriver()
    groups = driver.begin(9)
    alone, *others = groups[0].players
    driver.play()
    for player in others:
        driver.ask(DropOut(player))
    (final,) = driver.publish()
    driver.ask(Disqualify(alone, "marked cards"))
    assert driver.event.void == ()
    assert alone not in driver.match(final).active


@pytest.mark.rule("TOUR-9")
def test_a_correction_among_absent_winners_keeps_the_final() -> None:
    """Another won the group, but both went home before the final was drawn."""
    driver = EventDriver()
    groups = driver.begin(9)
    driver.play()
    wrong, right, third = groups[0].players
    driver.ask(DropOut(wrong))
    driver.ask(DropOut(right))
    (final,) = driver.publish()
    driver.ask(CorrectResult(groups[0].id, {wrong: 90, right: 10, third: 101}, "misread"))
    assert driver.event.void == ()
    assert driver.match(final) == final


@pytest.mark.rule("TOUR-9")
def test_a_penalty_counts_in_the_current_or_last_match() -> None:
    """It can cost the victory, also after the result is in."""
    driver = EventDriver()
    first, second = driver.begin(6)
    cheat, honest, _ = first.players
    driver.ask(Penalise(cheat, 10, "looked at a card"))
    driver.result(first, [20, 25, 101])
    assert honest in advancing_players(driver)
    driver.result(second, [20, 25, 101])
    slow = second.players[0]
    driver.ask(Penalise(slow, 5, "late again"))
    assert set(advancing_players(driver)) == {honest, slow, second.players[1]}


@pytest.mark.rule("TOUR-9")
def test_the_match_of_a_disqualified_player_counts_without_them() -> None:
    """The next best wins it; who is disqualified has no place."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.play()
    driver.ask(Disqualify(first.players[0], "marked cards"))
    assert set(advancing_players(driver)) == {first.players[1], second.players[0]}
    assert first.players[0] not in driver.places()


@pytest.mark.rule("TOUR-9")
def test_a_correction_of_a_winner_makes_the_final_void() -> None:
    """Shown first, then done: another winner, the final is void and stays on record."""
    driver = EventDriver()
    first, _second = driver.begin(6)
    driver.play()
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [101, 30])
    wrong, right, third = first.players
    request = CorrectResult(first.id, {wrong: 101, right: 10, third: 120}, "sheets mixed up")
    changes = preview(driver.event, request, driver.now, ANA)
    assert changes.void == (final.id,)
    instead: dict[str, Argument] = {
        "stage": 1,
        "players": Players((right,)),
        "others": Players((wrong,)),
    }
    assert changes.phrases[:2] == (
        Phrase("tournament-change-instead", instead),
        Phrase("tournament-change-void-final"),
    )
    assert driver.match(final).totals is not None  # so far nothing has happened
    driver.ask(request)
    assert [match.id for match in driver.event.void] == [final.id]
    (again,) = driver.publish()
    assert right in again.players
    assert wrong not in again.players
    assert again.id != final.id
    assert driver.refused(EnterResult(final.id, {right: 1, wrong: 2})) == "match-gone"


@pytest.mark.rule("TOUR-9")
def test_a_correction_that_changes_no_winner_keeps_the_final() -> None:
    """Only the places in the group may change."""
    driver = EventDriver()
    first, _second = driver.begin(6)
    driver.play()
    (final,) = driver.publish()
    one, two, three = first.players
    driver.ask(CorrectResult(first.id, {one: 9, two: 115, three: 110}, "misread"))
    assert driver.match(final) == final
    assert driver.places()[three] < driver.places()[two]


# --- small fields and the final -------------------------------------------------


@pytest.mark.rule("TOUR-10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_small_fields_play_the_final_at_once(players: int) -> None:
    """One table, and it is the final."""
    driver = EventDriver()
    driver.register(players)
    (final,) = driver.publish()
    assert current_stage_of(driver).final
    assert len(final.players) == players


@pytest.mark.rule("TOUR-10")
def test_a_final_of_two_becomes_a_win_when_one_leaves() -> None:
    """Six players: two winners. If one of them leaves, the other has won the event."""
    driver = EventDriver()
    driver.begin(6)
    driver.play()
    final = driver.publish()
    assert [len(match.players) for match in final] == [2]
    one, other = final[0].players
    driver.ask(DropOut(one))
    assert phase(driver.event) is Phase.FINISHED
    assert driver.places()[other] == 1
    assert driver.places()[one] == 2


@pytest.mark.rule("TOUR-10")
def test_a_single_finalist_has_won() -> None:
    """The other winner left before the final was drawn."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.play()
    driver.ask(DropOut(first.players[0]))
    driver.publish()
    assert phase(driver.event) is Phase.FINISHED
    assert driver.places()[second.players[0]] == 1


@pytest.mark.rule("TOUR-11")
def test_each_group_of_tied_finalists_plays_for_its_own_places() -> None:
    """Two share the first place and two the third: two decision rounds, and 3 stays behind 2."""
    driver = final_of(5, [10, 10, 50, 50, 101])
    assert driver.places() == {0: 1, 1: 1, 2: 3, 3: 3, 4: 5}
    assert players_of_open_ties(driver) == [(0, 1), (2, 3)]
    decide(driver, {2: 0, 3: 12})  # the points of a round never help beyond the shared places
    decide(driver, {0: 14, 1: 13})
    assert driver.places() == {1: 1, 0: 2, 2: 3, 3: 4, 4: 5}


@pytest.mark.rule("TOUR-11")
def test_players_who_are_still_tied_play_another_tie_break_round() -> None:
    """Three are tied, two of them again, and again."""
    driver = final_of(4, [30, 30, 30, 101])
    decide(driver, {0: 5, 1: 0, 2: 5})
    assert driver.places() == {1: 1, 0: 2, 2: 2, 3: 4}
    assert players_of_open_ties(driver) == [(0, 2)]
    decide(driver, {0: 8, 2: 8})
    assert players_of_open_ties(driver) == [(0, 2)]
    decide(driver, {0: 8, 2: 0})
    assert driver.places() == {1: 1, 2: 2, 0: 3, 3: 4}
    assert phase(driver.event) is Phase.FINISHED


@pytest.mark.rule("TOUR-11")
def test_a_player_who_left_plays_no_tie_break_round() -> None:
    """They are placed behind those with whom they are tied."""
    driver = final_of(4, [30, 30, 30, 101])
    driver.ask(DropOut(0))
    assert players_of_open_ties(driver) == [(1, 2)]
    decide(driver, {1: 9, 2: 3})
    assert driver.places() == {2: 1, 1: 2, 0: 3, 3: 4}


@pytest.mark.rule("TOUR-11", "TOUR-9")
def test_a_tie_break_round_counts_for_the_players_still_tied() -> None:
    """The others need not play again when one of them is disqualified or penalised."""
    driver = final_of(4, [30, 30, 30, 101])
    decide(driver, {0: 0, 1: 5, 2: 9})
    driver.ask(Disqualify(1, "marked cards"))
    assert players_of_open_ties(driver) == []
    assert driver.places() == {0: 1, 2: 2, 3: 3}
    driver = final_of(5, [30, 30, 30, 30, 101])
    decide(driver, {0: 0, 1: 5, 2: 5, 3: 5})
    decide(driver, {1: 0, 2: 7, 3: 7})
    driver.ask(Penalise(1, 1, "loud"))
    assert driver.places() == {0: 1, 2: 2, 3: 2, 1: 4, 4: 5}
    assert players_of_open_ties(driver) == [(2, 3)]


@pytest.mark.rule("TOUR-11")
def test_a_player_who_left_is_behind_all_who_finished_the_stage() -> None:
    """A group of three that one leaves, a group of four that all finish."""
    driver = EventDriver()
    large, small = driver.begin(7)
    leaver = small.players[2]
    driver.ask(DropOut(leaver))
    driver.result(large, [10, 50, 60, 101])
    driver.result(small, [10, 101])
    assert driver.places()[large.players[3]] == 6
    assert driver.places()[leaver] == 7


@pytest.mark.rule("TOUR-11")
def test_players_behind_the_finalists_are_ranked_by_stage_and_place() -> None:
    """By stage, then by place in the group; equal ones share, and so does who left a match."""
    driver = EventDriver()
    first, second = driver.begin(7)
    a, b = first.players, second.players
    driver.ask(DropOut(a[3]))
    driver.result(first, [10, 50, 101])
    driver.result(second, [10, 101, 101])
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [5 if player == a[0] else 101 for player in final.players])
    assert driver.places() == {a[0]: 1, b[0]: 2, a[1]: 3, b[1]: 3, b[2]: 3, a[2]: 6, a[3]: 7}


# --- prizes -------------------------------------------------------------------


@pytest.mark.rule("TOUR-12")
def test_prizes_are_chosen_in_the_order_of_places() -> None:
    """First, second, third; each of what is left, and the last has nothing to choose from."""
    driver = final_of(4, [50, 10, 30, 101])
    driver.ask(NamePrizes(("Woolf!!", "Mission: Combat!", "Office 21")))
    assert todo(driver.event, 0)[0].phrase == Phrase("tournament-todo-prize", {"who": Who(1)})
    assert driver.refused(ChoosePrize(2, "Woolf!!")) == "other-chooses"
    driver.ask(ChoosePrize(1, "Office 21"))
    assert driver.refused(ChoosePrize(2, "Office 21")) == "prize-gone"
    driver.ask(ChoosePrize(2, "Woolf!!"))
    assert [(one.player, one.prize) for one in driver.event.taken][2:] == [(0, "Mission: Combat!")]
    assert prizes.remaining_prizes(driver.event) == ()
    assert prizes.next_chooser(driver.event) is None


@pytest.mark.rule("TOUR-12")
def test_prizes_beyond_the_number_of_finalists_stay() -> None:
    """Three finalists, four prizes."""
    driver = final_of(3, [10, 20, 101])
    driver.ask(NamePrizes(("a", "b", "c", "d")))
    for player, prize in enumerate("abc"):
        driver.ask(ChoosePrize(player, prize))
    assert prizes.remaining_prizes(driver.event) == ("d",)
    assert prizes.next_chooser(driver.event) is None
    assert driver.refused(ChoosePrize(0, "d")) == "not-a-finalist"


@pytest.mark.rule("TOUR-12", "TOUR-9")
def test_a_finalist_who_left_chooses_last_and_a_disqualified_one_never() -> None:
    """Two finish the final, one went home, one was disqualified."""
    driver = EventDriver()
    (final,) = driver.begin(4)
    one, two, home, out = final.players
    driver.ask(Disqualify(out, "marked cards"))
    driver.ask(DropOut(home))
    driver.result(final, [10, 101])
    driver.ask(NamePrizes(("a", "b", "c", "d")))
    for player, prize in zip((one, two, home), "abc", strict=True):
        driver.ask(ChoosePrize(player, prize))
    assert prizes.next_chooser(driver.event) is None


@pytest.mark.rule("TOUR-12", "TOUR-11")
def test_finalists_who_left_later_come_first() -> None:
    """In place, and so in choosing."""
    driver = EventDriver()
    (final,) = driver.begin(4)
    one, two, early, later = final.players
    driver.ask(DropOut(early))
    driver.ask(DropOut(later))
    driver.result(final, [10, 101])
    assert driver.places() == {one: 1, two: 2, later: 3, early: 4}
    assert prizes.choosing_order(driver.event) == (one, two, later, early)


@pytest.mark.rule("TOUR-12")
def test_a_prize_given_back_has_to_be_chosen_again() -> None:
    """The winner becomes the winner again; the prizes have changed in between."""
    driver = final_of(3, [10, 20, 101])
    driver.ask(NamePrizes(("book", "cup")))
    driver.ask(ChoosePrize(0, "book"))
    (final,) = driver.matches
    driver.ask(CorrectResult(final.id, {0: 20, 1: 20, 2: 101}, "misread"))
    driver.ask(NamePrizes(("lamp",)))
    decide(driver, {0: 0, 1: 5})
    assert prizes.valid_choices(driver.event) == ()
    assert prizes.remaining_prizes(driver.event) == ("lamp",)
    assert prizes.next_chooser(driver.event) == 0


@pytest.mark.rule("TOUR-12", "TOUR-11")
def test_tied_finalists_choose_only_after_the_tie_is_decided() -> None:
    """The first may; the two who share the second place have to play first."""
    driver = final_of(4, [10, 30, 30, 101])
    driver.ask(NamePrizes(("a", "b", "c")))
    driver.ask(ChoosePrize(0, "a"))
    assert driver.refused(ChoosePrize(1, "b")) == "ties-undecided"
    decide(driver, {1: 6, 2: 2})
    driver.ask(ChoosePrize(2, "b"))


@pytest.mark.rule("TOUR-12")
def test_a_correction_undoes_choices_made_out_of_order() -> None:
    """The winner stays the winner; second and third change, and choose again."""
    driver = final_of(4, [10, 20, 30, 101])
    driver.ask(NamePrizes(("a", "b", "c")))
    for player, prize in enumerate("ab"):
        driver.ask(ChoosePrize(player, prize))
    (final,) = driver.matches
    request = CorrectResult(final.id, {0: 10, 1: 40, 2: 30, 3: 101}, "added up wrongly")
    given_back = Phrase("tournament-change-prize", {"who": Who(1), "prize": "b"})
    assert given_back in preview(driver.event, request, driver.now, ANA).phrases
    driver.ask(request)
    assert [(choice.player, choice.prize) for choice in prizes.valid_choices(driver.event)] == [
        (0, "a")
    ]
    assert prizes.next_chooser(driver.event) == 2
    assert desk(driver.event, 0).event.taken == prizes.valid_choices(driver.event)
