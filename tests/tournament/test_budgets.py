"""Budgets: each link has its own steps, and the last steps of an event are for organisers."""

import pytest
from tournament.harness.event_driver import EventDriver

from dacabo.tournament import budgets
from dacabo.tournament.commands import handle
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import match_of
from dacabo.tournament.facts import Entry, Request
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import AsPlayer, AtTable, OnlineTable
from dacabo.tournament.subjects.attendance import CheckIn, DropOut
from dacabo.tournament.subjects.clocks import CallTime, Continue, Continued, Pause, Paused, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.links import RenewLink
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.pages import phase
from dacabo.tournament.views.types import Phase


def pause_until_refused(driver: EventDriver, by: AtTable, match: str) -> int:
    """Pause and resume the clock until that is refused; return the number of steps."""
    before = len(driver.event.log)
    while not driver.event.used.get((by, match), 0) > budgets.MAX_BY_LINK:
        steps = len(driver.event.log) - before
        request = (Continue if steps % 2 else Pause)((match,))
        if "link-worn-out" in codes(driver, request, by):
            return steps
        driver.ask(request, by)
    return -1


def codes(driver: EventDriver, request: Request, by: AtTable) -> set[str]:
    """The code with which a request would be refused; None if it is accepted."""
    try:
        handle(driver.event, request, driver.now, by, new_seed=driver.new_seed)
    except TournamentError as error:
        return {error.code}
    return set()


def test_the_link_of_one_table_cannot_end_the_event() -> None:
    """A table has forty steps for a match; others, and its next match, are not affected."""
    driver = EventDriver()
    first, second = driver.begin(6)
    assert pause_until_refused(driver, AtTable(1), first.id) == 40
    driver.result(second, [10, 40, 101], AtTable(2))
    driver.result(first, [10, 40, 101])
    (final,) = driver.publish()
    driver.ask(Start((final.id,)), AtTable(1))
    driver.result(final, [10, 101], AtTable(1))


def test_a_step_that_was_taken_back_counts_as_well() -> None:
    """Otherwise organisers could be kept busy with taking steps back."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    pause_until_refused(driver, AtTable(1), first.id)
    for _ in range(2):
        driver.ask(TakeBack(driver.event.in_effect[-1], "somebody plays with the clock"))
    assert driver.refused(Pause((first.id,)), AtTable(1)) == "link-worn-out"
    driver.check_files()


def test_a_new_link_for_a_table_has_its_own_steps() -> None:
    """The steps of the old link do not count for the new one."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    pause_until_refused(driver, AtTable(1), first.id)
    driver.ask(RenewLink(AtTable(1)))
    driver.result(first, [10, 40, 101], AtTable(1, 1))


def test_a_players_link_has_forty_steps_in_total(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit counts all requests of a player, which is far more than an evening needs."""
    monkeypatch.setattr(budgets, "MAX_BY_LINK", 2)
    driver = EventDriver()
    first, _ = driver.begin(6)
    me = AsPlayer(first.players[0])
    driver.ask(CheckIn(me.player), me)
    driver.result(first, [10, 40, 101], me)
    assert driver.refused(DropOut(me.player), me) == "link-worn-out"
    driver.ask(DropOut(me.player))


def test_the_last_steps_are_for_organisers_and_the_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They enter results, draw the final, give prizes and end the tournament."""
    driver = EventDriver(changes={"minutes": 1})
    driver.ask(NamePrizes(("Cards",)))
    first, second = driver.begin(6)
    driver.ask(Pause((second.id,)))
    monkeypatch.setattr(budgets, "MAX_FACTS", len(driver.event.log) + 1_000)
    assert driver.refused(Pause((first.id,)), AtTable(1)) == "steps-for-organisers"
    assert driver.refused(CheckIn(0), AsPlayer(0)) == "steps-for-organisers"
    assert [entry.by.__class__.__name__ for entry in driver.wait(2)] == ["HouseClock"]
    driver.play()
    (final,) = driver.publish()
    driver.ask(GoOnline(final.id, "mossy-owl"))
    live_table = OnlineTable("mossy-owl")
    driver.ask(Start((final.id,)), live_table)
    driver.result(final, [10, 101], live_table)
    driver.ask(ChoosePrize(final.players[0], "Cards"))
    assert phase(driver.event) is Phase.FINISHED
    driver.ask(End())
    driver.check_files()


def test_facts_of_the_server_are_always_accepted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks and live tables can report even in a very long tournament."""
    driver = EventDriver(changes={"minutes": 1})
    first, second = driver.begin(6)
    driver.ask(CallTime(second.id))
    monkeypatch.setattr(budgets, "MAX_FACTS", len(driver.event.log))
    assert driver.refused(Pause((first.id,))) == "event-worn-out"
    assert driver.wait(2)
    current_match = match_of(driver.event, first.id)
    assert current_match is not None
    assert current_match.clock is not None
    assert current_match.clock.called
    read_log(write_log(driver.event))
    driver.ask(End())


def test_an_old_log_beyond_the_limits_can_be_continued() -> None:
    """An old log with more steps of a table than the limit can be read and continued."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    for step in range(60):
        fact = (Continued if step % 2 else Paused)((first.id,))
        driver.happen(Entry(driver.now, AtTable(1), fact))
    driver.check_files()
    assert driver.refused(Pause((first.id,)), AtTable(1)) == "link-worn-out"
    driver.play()
    driver.publish()
