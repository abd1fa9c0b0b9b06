"""Any step can be taken back if no other depends on it, and a draw can be made again."""

import pytest
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.phrases import Players
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Gone,
    Match,
    draft,
    present_entrants,
)
from dacabo.tournament.roles import AtTable, House, Organiser
from dacabo.tournament.standings import qualifiers
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate, MarkNoShow
from dacabo.tournament.subjects.clocks import Continue, Extend, Pause, Start
from dacabo.tournament.subjects.drawing import DiscardDraw, Draw, Exchange, Publish
from dacabo.tournament.subjects.links import InviteOrganiser, RenewLink
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register, Rename
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, public_view
from dacabo.tournament.views.todo import todo


def dependent_steps(driver: EventDriver, step: int) -> tuple[int, ...]:
    """The steps that the desk says depend on a step."""
    changes = preview(driver.event, TakeBack(step, "a slip"), driver.now, ANA)
    if changes.depends:
        assert driver.refused(TakeBack(step, "a slip")) == "steps-depend"
    return changes.depends


def last_number(driver: EventDriver) -> int:
    """The number of the last fact."""
    return len(driver.event.log)


def test_a_drop_out_can_be_undone_after_later_pauses_of_clocks() -> None:
    """Steps of clocks, at this table and at others, stay in effect."""
    driver = EventDriver()
    first, second = driver.begin(8)
    driver.ask(DropOut(first.active[0]))
    out = last_number(driver)
    driver.ask(Pause((first.id,)), AtTable(1))
    driver.ask(Continue((first.id,)), AtTable(1))
    driver.ask(Pause((second.id,)), AtTable(2))
    driver.result(second, [1, 2, 3, 101])
    assert dependent_steps(driver, out) == ()
    driver.ask(TakeBack(out, "wrong person"))
    assert driver.match(first).active == first.active
    assert driver.match(second).totals is not None
    driver.check()
    driver.check_files()


def test_a_result_without_a_player_depends_on_the_drop_out() -> None:
    """The final depends on that result, too, and the desk names both steps."""
    driver = EventDriver()
    first, second = driver.begin(8)
    driver.ask(DropOut(first.active[0]))
    out = last_number(driver)
    driver.result(first, [1, 2, 101])
    result = last_number(driver)
    driver.result(second, [1, 2, 3, 101])
    driver.ask(Draw())
    assert dependent_steps(driver, out) == (result, last_number(driver))
    assert dependent_steps(driver, result) == (last_number(driver),)
    assert dependent_steps(driver, last_number(driver)) == ()


def test_taking_back_a_start_undoes_all_steps_of_its_clock() -> None:
    """An automatic time call is void, too; at the other table everything still counts."""
    driver = EventDriver()
    driver.register(8)
    first, second = driver.publish()
    driver.ask(Start((first.id,)))
    start_number = last_number(driver)
    driver.ask(Start((second.id,)))
    driver.ask(Pause())
    driver.ask(Continue())
    driver.wait(46)
    driver.ask(TakeBack(start_number, "not all were there"))
    assert driver.match(first).clock is None
    clock = driver.match(second).clock
    assert clock is not None
    assert clock.called
    driver.check_files()
    driver.ask(Start((first.id,)))
    driver.ask(Extend(5, (second.id,)))
    driver.ask(TakeBack(last_number(driver) - 1, "again too early"))
    assert driver.match(first).clock is None
    driver.check_files()


def test_a_published_draw_depends_on_its_swaps_and_a_match_on_its_players() -> None:
    """Otherwise players would sit at other tables than the published ones."""
    driver = EventDriver()
    driver.register(8)
    driver.ask(Draw())
    one, other = (match.players[0] for match in driver.event.stages[0].matches)
    driver.ask(Exchange(one, other, "sisters"))
    exchanged = last_number(driver)
    driver.ask(Publish())
    assert dependent_steps(driver, exchanged) == (exchanged + 1,)
    driver.ask(EnterLate("Late"))
    late = last_number(driver)
    assert dependent_steps(driver, late) == ()
    driver.ask(Start())
    assert dependent_steps(driver, late) == (last_number(driver),)


def test_taking_back_a_new_name_restores_the_draft() -> None:
    """So a name that was added by mistake costs no draft."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(Draw())
    open_draft = draft(driver.event)
    driver.ask(Register(("Oops",)))
    assert draft(driver.event) is None
    driver.ask(NamePrizes(("a",)))
    driver.ask(TakeBack(last_number(driver) - 1, "a slip"))
    assert draft(driver.event) == open_draft
    assert driver.event.prizes == ("a",)
    driver.check_files()


def test_facts_that_are_no_steps_cannot_be_taken_back() -> None:
    """Such facts are steps taken back before, facts of the server, and links."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(CheckIn(0))
    driver.ask(TakeBack(3, "a slip"))
    driver.ask(InviteOrganiser("Ben"))
    driver.publish()
    for step in (1, 3, 4, 5, last_number(driver), last_number(driver) + 1, 0, -1):
        assert driver.refused(TakeBack(step, "a slip")) == "not-a-step"


# --- drawing again ------------------------------------------------------------------------------


def test_a_draw_can_be_repeated_before_a_match_has_begun() -> None:
    """Latecomers and no-shows stay as they are, and the public sees the number of draws."""
    driver = EventDriver()
    driver.register(8)
    before = driver.publish()
    driver.ask(EnterLate("Late"))
    driver.ask(EnterLate("Later"))
    (hint, *_) = todo(driver.event, 0)
    assert hint.phrase.key == "tournament-todo-draw-again"
    assert hint.phrase.about == {"found": "5 + 5", "groups": "4 + 3 + 3"}
    driver.ask(MarkNoShow((0,)))
    changes = preview(driver.event, DiscardDraw("two came late"), driver.now, ANA)
    assert [phrase.key for phrase in changes.phrases] == ["tournament-change-draw"]
    assert set(changes.void) == {match.id for match in before}
    driver.ask(DiscardDraw("two came late"))
    assert len(present_entrants(driver.event)) == 9
    assert public_view(driver.event, 0).draws == 1
    driver.publish()
    assert sorted(len(match.active) for match in driver.matches) == [3, 3, 3]
    assert driver.event.entrants[0].gone is Gone.NO_SHOW
    assert public_view(driver.event, 0).stages[0].draws == 2
    assert all(task.phrase.key == "tournament-todo-start" for task in todo(driver.event, 0))
    assert "two came late" in str(desk(driver.event, 0).log)
    driver.check()
    driver.check_files()
    driver.ask(Start((driver.matches[0].id,)))
    assert driver.refused(DiscardDraw("once more")) == "match-begun"


def test_a_final_can_be_drawn_again_and_a_draft_discarded() -> None:
    """The groups stay as they were played."""
    driver = EventDriver()
    driver.begin(8)
    driver.play()
    driver.publish()
    driver.ask(DiscardDraw("wrong table"))
    assert [stage.number for stage in driver.event.stages] == [1]
    driver.ask(Draw())
    driver.ask(DiscardDraw("once more"))
    driver.publish()
    driver.play()
    driver.check()
    driver.check_files()


# --- what a correction makes needless -------------------------------------------------------------


def event_with_ties(driver: EventDriver) -> tuple[Match, ...]:
    """Nine players: two shared first places in three groups, one too many, are decided."""
    first, second, third = driver.begin(9)
    for match in (first, second, third):
        driver.result(match, [5, 5, 101])
    for match in (first, second, third):
        one, other, _ = match.players
        driver.ask(EnterDecision(match.id, {one: 1, other: 9}))
    return first, second, third


def test_the_loser_of_a_needless_tie_break_round_may_advance() -> None:
    """By the corrected totals five players share first places, and all fit in the final."""
    driver = EventDriver()
    first, second, third = event_with_ties(driver)
    one, other, last = first.players
    totals = {one: 5, other: 6, last: 101}
    losers = {second.players[1], third.players[1]}
    changes = preview(driver.event, CorrectResult(first.id, totals, "misread"), driver.now, ANA)
    (spared,) = [p for p in changes.phrases if p.key == "tournament-change-spared"]
    assert spared.about["players"] == Players(tuple(sorted(losers)))
    generous = CorrectResult(first.id, totals, "misread", undecided=True)
    assert "tournament-change-spared" not in str(preview(driver.event, generous, driver.now, ANA))
    strict = EventDriver()
    event_with_ties(strict)
    strict.ask(CorrectResult(first.id, totals, "misread"))
    assert len(qualifiers(strict.event, strict.event.stages[0])) == 3
    driver.ask(generous)
    winners = {one, *second.players[:2], *third.players[:2]}
    assert {*qualifiers(driver.event, driver.event.stages[0])} == winners
    driver.check_files()
    still = CorrectResult(first.id, {one: 5, other: 5, last: 101}, "right", undecided=True)
    assert driver.refused(still) == "decisions-needed"


def test_the_preview_of_a_void_final_gives_nobody_a_place() -> None:
    """They play it again, so the preview does not give them three first places."""
    driver = EventDriver()
    first, second = driver.begin(8)
    driver.play()
    driver.publish()
    driver.play()
    totals = dict(zip(first.players, (101, 10, 20, 30), strict=True))
    changes = preview(driver.event, CorrectResult(first.id, totals, "misread"), driver.now, ANA)
    again = [p.about["players"] for p in changes.phrases if p.key.endswith("final-again")]
    assert again == [Players((second.players[0],))] or again == [
        Players(tuple(sorted((second.players[0], first.players[1]))))
    ]
    told = {p.about["now"] for p in changes.phrases if p.key == "tournament-change-place"}
    assert 1 not in told


def test_the_last_prize_is_given_automatically() -> None:
    """It goes to the third when the second has chosen, and is void without that choice."""
    driver = EventDriver()
    driver.ask(NamePrizes(("a", "b", "c")))
    (final,) = driver.begin(4)
    driver.play()
    one, two, three, _ = final.players
    driver.ask(ChoosePrize(one, "b"))
    driver.ask(ChoosePrize(two, "c"))
    assert [(t.player, t.prize) for t in driver.event.taken] == [
        (one, "b"),
        (two, "c"),
        (three, "a"),
    ]
    assert isinstance(driver.event.log[-1].by, House)
    driver.ask(TakeBack(last_step(driver.event) or 0, "the other one"))
    assert [t.player for t in driver.event.taken] == [one]
    driver.ask(ChoosePrize(two, "a"))
    assert [(t.player, t.prize) for t in driver.event.taken] == [
        (one, "b"),
        (two, "a"),
        (three, "c"),
    ]
    driver.check_files()


def test_a_player_registered_by_mistake_keeps_their_number() -> None:
    """Later players keep their higher numbers, and their names can be corrected."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(Register(("Anna",)))
    mistaken = last_number(driver)
    driver.ask(TakeBack(mistaken, "twice on the list"))
    driver.ask(Register(("Zoe",)))
    driver.ask(Rename(7, "Zoë"))
    renamed = last_number(driver)
    assert dependent_steps(driver, 2) == ()
    assert dependent_steps(driver, renamed - 1) == (renamed,)
    driver.ask(TakeBack(renamed, "it was right"))
    assert driver.event.names[6:] == ("Anna", "Zoe")
    driver.check()
    driver.check_files()


def test_only_those_who_may_undo_a_step_see_its_dependents() -> None:
    """A preview is refused for the same reasons as the request."""
    driver = EventDriver()
    first, _second = driver.begin(8)
    driver.ask(DropOut(first.active[0]))
    out = last_number(driver)
    driver.result(first, [1, 2, 101])
    assert dependent_steps(driver, out) == (last_number(driver),)
    for reason, by, code in (("r" * 999, ANA, "text-too-long"), ("", ANA, "text-missing")):
        assert driver.refused(TakeBack(out, reason), by) == code
        with pytest.raises(TournamentError, match=code):
            preview(driver.event, TakeBack(out, reason), driver.now, by)


def test_an_invitation_cannot_be_undone() -> None:
    """Its preview is refused as well, also after the link was renewed."""
    driver = EventDriver()
    driver.register(4)
    driver.ask(InviteOrganiser("Bob"))
    invited = last_number(driver)
    bob = Organiser("Bob", 1)
    driver.ask(RenewLink(bob), bob)
    assert driver.refused(TakeBack(invited, "a slip")) == "not-a-step"
    with pytest.raises(TournamentError, match="not-a-step"):
        preview(driver.event, TakeBack(invited, "a slip"), driver.now, ANA)


def test_a_prize_never_belongs_to_two_players() -> None:
    """If a correction that moved the last prize is taken back, the prize moves back, too."""
    driver = EventDriver()
    driver.register(4)
    driver.ask(NamePrizes(("a", "b")))
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [1, 2, 3, 101])
    one, two, three, _ = final.players
    driver.ask(ChoosePrize(one, "b"))
    totals = dict(zip(final.players, (20, 1, 3, 101), strict=True))
    driver.ask(CorrectResult(final.id, totals, "misread"))
    driver.ask(ChoosePrize(two, "b"))
    assert [(t.player, t.prize) for t in driver.event.taken] == [(two, "b"), (three, "a")]
    for _ in range(2):
        driver.ask(TakeBack(last_step(driver.event) or 0, "it was right"))
    assert [(t.player, t.prize) for t in driver.event.taken] == [(one, "b"), (two, "a")]
    driver.check()
    driver.check_files()


def test_the_preview_of_another_draw_names_lost_prizes() -> None:
    """A final that was decided because everybody else had left is drawn again."""
    driver = EventDriver()
    driver.register(4)
    driver.ask(NamePrizes(("a", "b")))
    (final,) = driver.publish()
    for player in final.players[1:]:
        driver.ask(DropOut(player))
    winner = final.players[0]
    driver.ask(ChoosePrize(winner, "a"))
    changes = preview(driver.event, DiscardDraw("they are back"), driver.now, ANA)
    assert "tournament-change-prize" in [phrase.key for phrase in changes.phrases]


def test_a_no_show_who_comes_late_is_typed_like_anybody() -> None:
    """The name is on the list already, so nobody becomes two players."""
    driver = EventDriver()
    driver.ask(Register(tuple("abcdefg")))
    driver.ask(MarkNoShow((6,)))
    driver.publish()
    driver.ask(EnterLate(" G "))
    assert any(6 in match.active for match in driver.matches)
    assert len(driver.event.names) == 7
    assert driver.refused(EnterLate("g")) == "name-taken"
    driver.check_files()
