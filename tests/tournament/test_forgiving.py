"""Forgiveness: any step is taken back on its own if nothing depends on it; a draw is made again."""

import pytest
from tournament.harness.hall import ANA, Hall

from dacabo.core.phrases import Players
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Gone,
    Match,
    draft,
    present,
)
from dacabo.tournament.roles import AtTable, Organiser, System
from dacabo.tournament.standings import qualified
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


def depends(hall: Hall, step: int) -> tuple[int, ...]:
    """What the desk says depends on a step."""
    shown = preview(hall.event, TakeBack(step, "a slip"), hall.now, ANA)
    if shown.depends:
        assert hall.refused(TakeBack(step, "a slip")) == "steps-depend"
    return shown.depends


def number(hall: Hall) -> int:
    """The number of the last fact."""
    return len(hall.event.log)


def test_a_drop_out_is_taken_back_although_a_table_has_paused_its_clock_since() -> None:
    """What happened at another table, and at the same one to its clock, stays."""
    hall = Hall()
    first, second = hall.begin(8)
    hall.ask(DropOut(first.active[0]))
    out = number(hall)
    hall.ask(Pause((first.id,)), AtTable(1))
    hall.ask(Continue((first.id,)), AtTable(1))
    hall.ask(Pause((second.id,)), AtTable(2))
    hall.result(second, [1, 2, 3, 101])
    assert depends(hall, out) == ()
    hall.ask(TakeBack(out, "wrong person"))
    assert hall.match(first).active == first.active
    assert hall.match(second).totals is not None
    hall.check()
    hall.check_files()


def test_a_result_without_them_depends_on_the_drop_out() -> None:
    """And the final on that; the desk names both."""
    hall = Hall()
    first, second = hall.begin(8)
    hall.ask(DropOut(first.active[0]))
    out = number(hall)
    hall.result(first, [1, 2, 101])
    result = number(hall)
    hall.result(second, [1, 2, 3, 101])
    hall.ask(Draw())
    assert depends(hall, out) == (result, number(hall))
    assert depends(hall, result) == (number(hall),)
    assert depends(hall, number(hall)) == ()


def test_a_start_is_taken_back_with_all_that_its_clock_did() -> None:
    """Also what the house called; at the other table all of it counts."""
    hall = Hall()
    hall.register(8)
    first, second = hall.publish()
    hall.ask(Start((first.id,)))
    begun = number(hall)
    hall.ask(Start((second.id,)))
    hall.ask(Pause())
    hall.ask(Continue())
    hall.wait(46)
    hall.ask(TakeBack(begun, "not all were there"))
    assert hall.match(first).clock is None
    clock = hall.match(second).clock
    assert clock is not None
    assert clock.called
    hall.check_files()
    hall.ask(Start((first.id,)))
    hall.ask(Extend(5, (second.id,)))
    hall.ask(TakeBack(number(hall) - 1, "again too early"))
    assert hall.match(first).clock is None
    hall.check_files()


def test_a_published_draw_depends_on_its_exchanges_and_a_match_on_its_players() -> None:
    """Otherwise people would sit at other tables than they were told."""
    hall = Hall()
    hall.register(8)
    hall.ask(Draw())
    one, other = (match.players[0] for match in hall.event.stages[0].matches)
    hall.ask(Exchange(one, other, "sisters"))
    exchanged = number(hall)
    hall.ask(Publish())
    assert depends(hall, exchanged) == (exchanged + 1,)
    hall.ask(EnterLate("Late"))
    late = number(hall)
    assert depends(hall, late) == ()
    hall.ask(Start())
    assert depends(hall, late) == (number(hall),)


def test_a_name_taken_back_brings_the_draft_back_that_it_threw_away() -> None:
    """Nothing is lost by a slip."""
    hall = Hall()
    hall.register(6)
    hall.ask(Draw())
    drawn = draft(hall.event)
    hall.ask(Register(("Oops",)))
    assert draft(hall.event) is None
    hall.ask(NamePrizes(("a",)))
    hall.ask(TakeBack(number(hall) - 1, "a slip"))
    assert draft(hall.event) == drawn
    assert hall.event.prizes == ("a",)
    hall.check_files()


def test_what_cannot_be_taken_back_is_no_step() -> None:
    """What was taken back already, the house's own facts, links, and what never was."""
    hall = Hall()
    hall.register(6)
    hall.ask(CheckIn(0))
    hall.ask(TakeBack(3, "a slip"))
    hall.ask(InviteOrganiser("Ben"))
    hall.publish()
    for step in (1, 3, 4, 5, number(hall), number(hall) + 1, 0, -1):
        assert hall.refused(TakeBack(step, "a slip")) == "not-a-step"


# --- drawing again ------------------------------------------------------------------------------


def test_a_draw_is_made_again_while_nothing_has_begun() -> None:
    """With a reason. Latecomers stay, no-shows stay away, and the public sees how often."""
    hall = Hall()
    hall.register(8)
    before = hall.publish()
    hall.ask(EnterLate("Late"))
    hall.ask(EnterLate("Later"))
    (hint, *_) = todo(hall.event, 0)
    assert hint.phrase.key == "tournament-todo-draw-again"
    assert hint.phrase.about == {"found": "5 + 5", "groups": "4 + 3 + 3"}
    hall.ask(MarkNoShow((0,)))
    shown = preview(hall.event, DiscardDraw("two came late"), hall.now, ANA)
    assert [phrase.key for phrase in shown.phrases] == ["tournament-change-draw"]
    assert set(shown.void) == {match.id for match in before}
    hall.ask(DiscardDraw("two came late"))
    assert len(present(hall.event)) == 9
    assert public_view(hall.event, 0).draws == 1
    hall.publish()
    assert sorted(len(match.active) for match in hall.matches) == [3, 3, 3]
    assert hall.event.entrants[0].gone is Gone.NO_SHOW
    assert public_view(hall.event, 0).stages[0].draws == 2
    assert all(one.phrase.key == "tournament-todo-start" for one in todo(hall.event, 0))
    assert "two came late" in str(desk(hall.event, 0).log)
    hall.check()
    hall.check_files()
    hall.ask(Start((hall.matches[0].id,)))
    assert hall.refused(DiscardDraw("once more")) == "match-begun"


def test_a_final_is_drawn_again_too_and_a_draft_goes_with_a_reason() -> None:
    """The groups stay as they were played."""
    hall = Hall()
    hall.begin(8)
    hall.play()
    hall.publish()
    hall.ask(DiscardDraw("wrong table"))
    assert [stage.number for stage in hall.event.stages] == [1]
    hall.ask(Draw())
    hall.ask(DiscardDraw("once more"))
    hall.publish()
    hall.play()
    hall.check()
    hall.check_files()


# --- what a correction makes needless -------------------------------------------------------------


def tied(hall: Hall) -> tuple[Match, ...]:
    """Nine players: two shared first places in three groups, one too many, are decided."""
    first, second, third = hall.begin(9)
    for match in (first, second, third):
        hall.result(match, [5, 5, 101])
    for match in (first, second, third):
        one, other, _ = match.players
        hall.ask(EnterDecision(match.id, {one: 1, other: 9}))
    return first, second, third


def test_who_lost_a_needless_decision_round_is_named_and_let_in_if_the_organiser_says_so() -> None:
    """By the corrected totals five share the first places, and five have room in the final."""
    hall = Hall()
    first, second, third = tied(hall)
    one, other, last = first.players
    totals = {one: 5, other: 6, last: 101}
    lost = {second.players[1], third.players[1]}
    shown = preview(hall.event, CorrectResult(first.id, totals, "misread"), hall.now, ANA)
    (spared,) = [p for p in shown.phrases if p.key == "tournament-change-spared"]
    assert spared.about["players"] == Players(tuple(sorted(lost)))
    generous = CorrectResult(first.id, totals, "misread", undecided=True)
    assert "tournament-change-spared" not in str(preview(hall.event, generous, hall.now, ANA))
    strict = Hall()
    tied(strict)
    strict.ask(CorrectResult(first.id, totals, "misread"))
    assert len(qualified(strict.event, strict.event.stages[0])) == 3
    hall.ask(generous)
    winners = {one, *second.players[:2], *third.players[:2]}
    assert {*qualified(hall.event, hall.event.stages[0])} == winners
    hall.check_files()
    still = CorrectResult(first.id, {one: 5, other: 5, last: 101}, "right", undecided=True)
    assert hall.refused(still) == "decisions-needed"


def test_finalists_of_a_void_final_have_no_place_instead_of_another() -> None:
    """They play it again; nobody reads that three people have won."""
    hall = Hall()
    first, second = hall.begin(8)
    hall.play()
    hall.publish()
    hall.play()
    totals = dict(zip(first.players, (101, 10, 20, 30), strict=True))
    shown = preview(hall.event, CorrectResult(first.id, totals, "misread"), hall.now, ANA)
    again = [p.about["players"] for p in shown.phrases if p.key.endswith("final-again")]
    assert again == [Players((second.players[0],))] or again == [
        Players(tuple(sorted((second.players[0], first.players[1]))))
    ]
    told = {p.about["now"] for p in shown.phrases if p.key == "tournament-change-place"}
    assert 1 not in told


def test_the_last_prize_is_given_by_itself() -> None:
    """To the third, when the second has chosen; taken back, it goes with that choice."""
    hall = Hall()
    hall.ask(NamePrizes(("a", "b", "c")))
    (final,) = hall.begin(4)
    hall.play()
    one, two, three, _ = final.players
    hall.ask(ChoosePrize(one, "b"))
    hall.ask(ChoosePrize(two, "c"))
    assert [(t.player, t.prize) for t in hall.event.taken] == [(one, "b"), (two, "c"), (three, "a")]
    assert isinstance(hall.event.log[-1].by, System)
    hall.ask(TakeBack(last_step(hall.event) or 0, "the other one"))
    assert [t.player for t in hall.event.taken] == [one]
    hall.ask(ChoosePrize(two, "a"))
    assert [(t.player, t.prize) for t in hall.event.taken] == [(one, "b"), (two, "a"), (three, "c")]
    hall.check_files()


def test_whoever_was_registered_by_mistake_keeps_their_number() -> None:
    """Newcomers after them have higher ones, and their names are corrected as before."""
    hall = Hall()
    hall.register(6)
    hall.ask(Register(("Anna",)))
    mistaken = number(hall)
    hall.ask(TakeBack(mistaken, "twice on the list"))
    hall.ask(Register(("Zoe",)))
    hall.ask(Rename(7, "Zoë"))
    renamed = number(hall)
    assert depends(hall, 2) == ()
    assert depends(hall, renamed - 1) == (renamed,)
    hall.ask(TakeBack(renamed, "it was right"))
    assert hall.event.names[6:] == ("Anna", "Zoe")
    hall.check()
    hall.check_files()


def test_what_depends_is_said_only_to_whoever_could_undo_it() -> None:
    """A preview is refused as the request would be: for its reason, or for who asks."""
    hall = Hall()
    first, _second = hall.begin(8)
    hall.ask(DropOut(first.active[0]))
    out = number(hall)
    hall.result(first, [1, 2, 101])
    assert depends(hall, out) == (number(hall),)
    for reason, by, code in (("r" * 999, ANA, "text-too-long"), ("", ANA, "text-missing")):
        assert hall.refused(TakeBack(out, reason), by) == code
        with pytest.raises(TournamentError, match=code):
            preview(hall.event, TakeBack(out, reason), hall.now, by)


def test_an_invitation_is_no_step_that_could_be_undone() -> None:
    """Asking what that would change is refused as well, also after the link was renewed."""
    hall = Hall()
    hall.register(4)
    hall.ask(InviteOrganiser("Bob"))
    invited = number(hall)
    bob = Organiser("Bob", 1)
    hall.ask(RenewLink(bob), bob)
    assert hall.refused(TakeBack(invited, "a slip")) == "not-a-step"
    with pytest.raises(TournamentError, match="not-a-step"):
        preview(hall.event, TakeBack(invited, "a slip"), hall.now, ANA)


def test_nobody_has_a_prize_that_somebody_else_was_given() -> None:
    """A correction that gave the last prize to another is taken back: so is that prize."""
    hall = Hall()
    hall.register(4)
    hall.ask(NamePrizes(("a", "b")))
    (final,) = hall.publish()
    hall.ask(Start())
    hall.result(final, [1, 2, 3, 101])
    one, two, three, _ = final.players
    hall.ask(ChoosePrize(one, "b"))
    totals = dict(zip(final.players, (20, 1, 3, 101), strict=True))
    hall.ask(CorrectResult(final.id, totals, "misread"))
    hall.ask(ChoosePrize(two, "b"))
    assert [(t.player, t.prize) for t in hall.event.taken] == [(two, "b"), (three, "a")]
    for _ in range(2):
        hall.ask(TakeBack(last_step(hall.event) or 0, "it was right"))
    assert [(t.player, t.prize) for t in hall.event.taken] == [(one, "b"), (two, "a")]
    hall.check()
    hall.check_files()


def test_whoever_would_lose_a_prize_to_another_draw_is_named() -> None:
    """A final that was decided because everybody else had left is drawn again."""
    hall = Hall()
    hall.register(4)
    hall.ask(NamePrizes(("a", "b")))
    (final,) = hall.publish()
    for player in final.players[1:]:
        hall.ask(DropOut(player))
    winner = final.players[0]
    hall.ask(ChoosePrize(winner, "a"))
    shown = preview(hall.event, DiscardDraw("they are back"), hall.now, ANA)
    assert "tournament-change-prize" in [phrase.key for phrase in shown.phrases]
