"""A result counts if the pad shows the end of the match, two phones or an organiser say so."""

import pytest
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.phrases import Who
from dacabo.tournament.event import Match
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Public, Role
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.results import (
    AskTable,
    CorrectResult,
    EnterFromPad,
    EnterResult,
    PlayOn,
    ResultEntered,
    Vouch,
)
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, phase, player_page, public_view, table_page
from dacabo.tournament.views.types import Phase


def invented(driver: EventDriver, match: Match, by: Role) -> None:
    """A phone hands in a result before the pad shows the end of the match."""
    totals = dict(zip(match.active, (0, 50, 60, 70), strict=False))
    driver.ask(EnterFromPad(match.id, totals, (totals,), vouched=False), by)


def tasks(driver: EventDriver) -> list[str]:
    """The tasks of the desk."""
    return [one.phrase.key for one in desk(driver.event, driver.now).todo]


def with_invented(by: Role | None = None) -> tuple[EventDriver, Match]:
    """Two tables; the other has its result, and a phone of the first handed in an invented one."""
    driver = EventDriver()
    one, two = driver.begin(6)
    driver.result(two, [10, 50, 101])
    invented(driver, one, by or AsPlayer(one.players[0]))
    return driver, one


def test_a_result_from_a_finished_pad_counts_at_once() -> None:
    """Nobody has to tap anything else."""
    driver = EventDriver()
    one, two = driver.begin(6)
    driver.result(one, [10, 50, 101], AtTable(1))
    driver.result(two, [10, 50, 101], AsPlayer(two.players[1]))
    assert tasks(driver) == ["tournament-todo-final"]
    assert [entry.fact.vouched for entry in driver.event.log[-2:]
            if isinstance(entry.fact, ResultEntered)] == [True, True]  # fmt: skip


def test_an_unfinished_result_waits_for_somebody_else() -> None:
    """It stands at its table, but nobody advances, and the next stage is not drawn."""
    driver, match = with_invented()
    first, *others = match.players
    (task,) = desk(driver.event, driver.now).todo
    assert task.phrase.key == "tournament-todo-vouch-by"
    assert (task.phrase.about, task.match) == ({"table": 1, "who": Who(first)}, match.id)
    assert driver.refused(Draw()) == "results-unconfirmed"
    assert phase(driver.event) is Phase.PLAYING
    view = public_view(driver.event, driver.now).stages[0].matches[0]
    assert (view.decided, view.confirmed, view.asked) == (True, False, False)
    assert [line.total for line in view.lines] == [0, 50, 60]
    assert not any(line.advances for line in view.lines)
    assert not player_page(driver.event, first, driver.now).vouch
    assert all(player_page(driver.event, one, driver.now).vouch for one in others)
    assert table_page(driver.event, 1, driver.now).vouch
    assert not table_page(driver.event, 2, driver.now).vouch
    driver.check_files()


@pytest.mark.parametrize("by", ["another", "table", "organiser"])
def test_a_second_phone_or_an_organiser_vouches(by: str) -> None:
    """One tap of any of them, and the event goes on."""
    driver, match = with_invented()
    roles: dict[str, Role] = {"another": AsPlayer(match.players[1]), "table": AtTable(1)}
    role = roles.get(by, ANA)
    told = preview(driver.event, Vouch(match.id), driver.now, role)
    assert [one.key for one in told.phrases] == ["tournament-change-nothing"]
    driver.ask(Vouch(match.id), role)
    assert tasks(driver) == ["tournament-todo-final"]
    assert driver.refused(Vouch(match.id)) == "nothing-to-confirm"
    assert public_view(driver.event, driver.now).stages[0].matches[0].confirmed
    driver.check_files()


def test_nobody_vouches_for_their_own_word() -> None:
    """Neither do strangers; the phone of a table does if an organiser asks."""
    driver, match = with_invented(AtTable(1))
    stranger = next(p for p in range(6) if p not in match.players)
    assert driver.refused(Vouch(match.id), AtTable(1)) == "your-own-result"
    assert driver.refused(Vouch(match.id), AtTable(2)) == "other-table"
    assert driver.refused(Vouch(match.id), AsPlayer(stranger)) == "other-table"
    for by in (Door(), Public()):
        assert driver.refused(Vouch(match.id), by) == "organiser-only"
    assert driver.refused(AskTable(match.id), AtTable(1)) == "organiser-only"
    driver.ask(AskTable(match.id))
    assert driver.refused(AskTable(match.id)) == "table-asked"
    assert public_view(driver.event, driver.now).stages[0].matches[0].asked
    assert table_page(driver.event, 1, driver.now).vouch
    driver.ask(Vouch(match.id), AtTable(1))
    assert tasks(driver) == ["tournament-todo-final"]
    assert driver.refused(AskTable(match.id)) == "nothing-to-confirm"
    driver.check_files()


def test_a_table_that_handed_in_too_early_plays_on() -> None:
    """Its own phone withdraws the result, and the clock runs on; a confirmed result stays."""
    driver, match = with_invented(AtTable(1))
    stopped = driver.matches[0].clock
    assert stopped is not None
    driver.wait(20)
    assert driver.refused(PlayOn(match.id), AtTable(2)) == "other-table"
    assert driver.refused(PlayOn(match.id), Public()) == "organiser-only"
    driver.ask(PlayOn(match.id), AtTable(1))
    again = driver.matches[0]
    assert (again.totals, again.rounds, again.reported_by) == (None, (), None)
    assert again.clock is not None
    assert (again.clock.ran, again.clock.since) == (stopped.ran, driver.now)
    assert driver.refused(PlayOn(match.id), AtTable(1)) == "nothing-to-confirm"
    driver.ask(EnterResult(match.id, dict.fromkeys(match.players, 7)))
    assert driver.refused(PlayOn(match.id)) == "nothing-to-confirm"
    driver.check_files()


def test_a_player_is_still_not_believed_after_the_table_was_asked() -> None:
    """The others at the table answer."""
    driver, match = with_invented()
    driver.ask(AskTable(match.id))
    assert driver.refused(Vouch(match.id), AsPlayer(match.players[0])) == "your-own-result"
    driver.ask(Vouch(match.id), AsPlayer(match.players[2]))


def test_points_without_a_pad_wait_too() -> None:
    """Only organisers can enter them alone."""
    driver = EventDriver()
    one, two = driver.begin(6)
    totals = dict(zip(one.active, (0, 50, 101), strict=True))
    driver.ask(EnterResult(one.id, totals), AsPlayer(one.players[2]))
    driver.result(two, [10, 50, 101])
    assert tasks(driver) == ["tournament-todo-vouch-by"]
    empty = EventDriver()
    one, two = empty.begin(6)
    empty.ask(EnterFromPad(one.id, dict.fromkeys(one.active, 0), (), vouched=True), AtTable(1))
    assert "tournament-todo-vouch" in tasks(empty)


@pytest.mark.parametrize(
    ("by", "task"),
    [
        (AtTable(1), "tournament-todo-vouch-doubtful"),
        (AsPlayer(0), "tournament-todo-vouch-doubtful-by"),
    ],
    ids=["table", "player"],
)
def test_the_desk_says_why_a_finished_match_waits(by: Role, task: str) -> None:
    """Its pad shows the end, but with a round that looks wrong."""
    driver = EventDriver()
    one, two = driver.begin(6)
    match = next(match for match in (one, two) if not isinstance(by, AsPlayer) or 0 in match.active)
    by = AtTable(match.table) if isinstance(by, AtTable) else by
    totals = dict(zip(match.active, (0, 50, 101), strict=True))
    driver.ask(EnterFromPad(match.id, totals, (totals,), vouched=False), by)
    assert task in tasks(driver)


def test_a_correction_counts_as_the_word_of_an_organiser() -> None:
    """And a result that was taken back leaves no question."""
    driver, match = with_invented()
    step = len(driver.event.log)
    totals = dict(zip(match.active, (7, 50, 101), strict=True))
    driver.ask(CorrectResult(match.id, totals, "the pad"))
    assert tasks(driver) == ["tournament-todo-final"]
    driver, match = with_invented()
    driver.ask(AskTable(match.id))
    driver.ask(TakeBack(step + 1, "too early"))
    driver.ask(TakeBack(step, "invented"))
    assert "tournament-todo-vouch-by" not in tasks(driver)
    invented(driver, match, AtTable(1))
    assert not public_view(driver.event, driver.now).stages[0].matches[0].asked
    driver.check_files()


def test_a_confirmation_can_be_taken_back() -> None:
    """Then the result waits again; what was built on it has to go first."""
    driver, match = with_invented()
    driver.ask(Vouch(match.id))
    step = len(driver.event.log)
    driver.ask(TakeBack(step, "wrong table"))
    assert tasks(driver) == ["tournament-todo-vouch-by"]
    driver.ask(Vouch(match.id))
    vouched = len(driver.event.log)
    driver.publish()
    assert driver.refused(TakeBack(vouched, "too late")) == "steps-depend"
    driver.check_files()


def test_prizes_wait_for_the_result_of_the_final() -> None:
    """The final is over when somebody vouches for its result."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    driver.ask(NamePrizes(("a", "b", "c")))
    invented(driver, final, AsPlayer(final.players[1]))
    assert tasks(driver) == ["tournament-todo-vouch-by"]
    assert driver.refused(ChoosePrize(final.players[0], "a")) == "final-not-over"
    driver.ask(Vouch(final.id), AsPlayer(final.players[2]))
    assert tasks(driver) == ["tournament-todo-prize"]
    driver.ask(ChoosePrize(final.players[0], "a"))


def test_ties_are_not_played_off_for_an_unconfirmed_result() -> None:
    """Six tied winners play on only if everybody knows that they are winners."""
    driver = EventDriver()
    one, two = driver.begin(8)
    driver.result(two, [15, 15, 15, 101])
    totals = dict(zip(one.active, (15, 15, 15, 101), strict=True))
    driver.ask(EnterFromPad(one.id, totals, (totals,), vouched=False), AtTable(1))
    assert tasks(driver) == ["tournament-todo-vouch-doubtful"]
    driver.ask(Vouch(one.id))
    assert tasks(driver) == ["tournament-todo-decide-group"] * 2


def test_the_steps_of_a_link_count() -> None:
    """A table that hands in again and again comes to the end of its steps."""
    driver, match = with_invented(AtTable(1))
    driver.ask(AskTable(match.id))
    before = sum(driver.event.used.values())
    driver.ask(Vouch(match.id), AtTable(1))
    assert sum(driver.event.used.values()) == before + 1
