"""Links can be revoked and renewed, and every organiser has their own."""

from msgspec.structs import replace
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, AtTable, LinkRole, Organiser, Public
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Pause
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.links import (
    InviteOrganiser,
    OrganiserInvited,
    RenewLink,
    WithdrawOrganiser,
)
from dacabo.tournament.subjects.registration import CloseRegistration, Register, ReopenRegistration
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import desk, log_lines


def invited(driver: EventDriver, name: str = "Ben", by: Organiser = ANA) -> Organiser:
    """Another organiser of the event."""
    (entry,) = driver.ask(InviteOrganiser(name), by)
    assert isinstance(entry.fact, OrganiserInvited)
    return Organiser(entry.fact.name, entry.fact.number)


def test_a_link_that_was_renewed_does_nothing_any_more() -> None:
    """The links of a table, a player and the public can be renewed again and again."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    asked: tuple[tuple[LinkRole, Request], ...] = (
        (AtTable(1), Pause((first.id,))),
        (AsPlayer(0), CheckIn(0)),
        (Public(), Draw()),
    )
    for old, request in asked:
        for generation in range(1, 3):
            driver.ask(RenewLink(old))
            assert driver.refused(request, old) == "link-withdrawn"
            new = replace(old, generation=generation)
            assert driver.refused(Draw(), new) == "organiser-only"
    driver.ask(Pause((first.id,)), AtTable(1, 2))
    driver.check_files()


def test_organisers_are_told_apart() -> None:
    """An organiser with a repeated name gets a number."""
    driver = EventDriver()
    ben, other, long = invited(driver), invited(driver, " ben "), invited(driver, "x" * 24)
    assert (ben, other.name) == (Organiser("Ben", 1), "ben 2")
    assert invited(driver, "x" * 24).name != long.name
    assert invited(driver, "Ana").name == "Ana 2"
    driver.ask(Register(("P1",)), other)
    assert log_lines(driver.event)[-1].entry.by == other
    assert [one.name for one in desk(driver.event, 0).organisers][:3] == ["Ana", "Ben", "ben 2"]


def test_an_organiser_is_withdrawn_by_another_and_never_the_last() -> None:
    """Nobody can revoke their own link; a revoked one, and its name, stay unusable."""
    driver = EventDriver()
    ben = invited(driver)
    assert driver.refused(WithdrawOrganiser(1), ben) == "own-link"
    driver.ask(WithdrawOrganiser(0), ben)
    assert driver.refused(CloseRegistration(), ANA) == "link-withdrawn"
    assert driver.refused(WithdrawOrganiser(0), ben) == "no-such-organiser"
    assert invited(driver, "Ana", ben).name == "Ana 2"
    driver.check_files()


def test_one_renews_ones_own_link_and_nobody_elses() -> None:
    """The organiser who opened the event can renew their own link, too."""
    driver = EventDriver()
    ben = invited(driver)
    assert driver.refused(RenewLink(ben), ANA) == "others-link"
    driver.ask(RenewLink(Organiser(number=1)), ben)
    assert driver.refused(CloseRegistration(), ben) == "link-withdrawn"
    driver.ask(CloseRegistration(), Organiser("Ben", 1, 1))
    driver.ask(RenewLink(Organiser()), ANA)
    assert driver.refused(ReopenRegistration(), ANA) == "link-withdrawn"
    driver.ask(ReopenRegistration(), Organiser("Ana", 0, 1))


def test_before_organisers_were_counted_each_was_known_by_a_name() -> None:
    """Old links stay valid; the first organiser who renews theirs owns it alone."""
    driver = EventDriver()
    old = Organiser("Somebody of old")
    driver.ask(Register(("P1",)), old)
    driver.ask(RenewLink(Organiser(number=0)), old)
    for role in (old, ANA, Organiser("Ana", 0, 1)):
        assert driver.refused(CheckIn(0), role) == "link-withdrawn"
    driver.ask(CheckIn(0), Organiser("Somebody of old", 0, 1))


def test_what_becomes_of_links_is_not_taken_back() -> None:
    """A revoked link stays revoked, whatever else is taken back."""
    driver = EventDriver()
    driver.register(6)
    ben = invited(driver)
    driver.ask(RenewLink(AsPlayer(2)))
    driver.ask(WithdrawOrganiser(1))
    assert last_step(driver.event) == 2
    driver.ask(TakeBack(2, "a slip"))
    assert driver.refused(Register(("New",)), ben) == "link-withdrawn"
    assert driver.refused(CheckIn(2), AsPlayer(2)) == "link-withdrawn"
    driver.check_files()
