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


def invite(driver: EventDriver, name: str = "Ben", by: Organiser = ANA) -> Organiser:
    """Invite another organiser."""
    (entry,) = driver.ask(InviteOrganiser(name), by)
    assert isinstance(entry.fact, OrganiserInvited)
    return Organiser(entry.fact.name, entry.fact.number)


def test_an_old_link_is_refused_after_its_renewal() -> None:
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


def test_organisers_have_unique_names() -> None:
    """An organiser with a repeated name gets a number."""
    driver = EventDriver()
    ben, other, long = invite(driver), invite(driver, " ben "), invite(driver, "x" * 24)
    assert (ben, other.name) == (Organiser("Ben", 1), "ben 2")
    assert invite(driver, "x" * 24).name != long.name
    assert invite(driver, "Ana").name == "Ana 2"
    driver.ask(Register(("P1",)), other)
    assert log_lines(driver.event)[-1].entry.by == other
    assert [organiser.name for organiser in desk(driver.event, 0).organisers][:3] == [
        "Ana",
        "Ben",
        "ben 2",
    ]


def test_an_organiser_is_revoked_by_another_and_never_the_last() -> None:
    """Nobody can revoke their own link; a revoked one, and its name, stay unusable."""
    driver = EventDriver()
    ben = invite(driver)
    assert driver.refused(WithdrawOrganiser(1), ben) == "own-link"
    driver.ask(WithdrawOrganiser(0), ben)
    assert driver.refused(CloseRegistration(), ANA) == "link-withdrawn"
    assert driver.refused(WithdrawOrganiser(0), ben) == "no-such-organiser"
    assert invite(driver, "Ana", ben).name == "Ana 2"
    driver.check_files()


def test_organisers_renew_only_their_own_links() -> None:
    """The organiser who opened the event can renew their own link, too."""
    driver = EventDriver()
    ben = invite(driver)
    assert driver.refused(RenewLink(ben), ANA) == "others-link"
    driver.ask(RenewLink(Organiser(number=1)), ben)
    assert driver.refused(CloseRegistration(), ben) == "link-withdrawn"
    driver.ask(CloseRegistration(), Organiser("Ben", 1, 1))
    driver.ask(RenewLink(Organiser()), ANA)
    assert driver.refused(ReopenRegistration(), ANA) == "link-withdrawn"
    driver.ask(ReopenRegistration(), Organiser("Ana", 0, 1))


def test_old_links_without_a_number_of_the_organiser_are_valid() -> None:
    """Old links stay valid; the first organiser who renews theirs owns it alone."""
    driver = EventDriver()
    old = Organiser("Somebody of old")
    driver.ask(Register(("P1",)), old)
    driver.ask(RenewLink(Organiser(number=0)), old)
    for role in (old, ANA, Organiser("Ana", 0, 1)):
        assert driver.refused(CheckIn(0), role) == "link-withdrawn"
    driver.ask(CheckIn(0), Organiser("Somebody of old", 0, 1))


def test_revoked_links_stay_revoked() -> None:
    """Taking back other steps does not restore them."""
    driver = EventDriver()
    driver.register(6)
    ben = invite(driver)
    driver.ask(RenewLink(AsPlayer(2)))
    driver.ask(WithdrawOrganiser(1))
    assert last_step(driver.event) == 2
    driver.ask(TakeBack(2, "a slip"))
    assert driver.refused(Register(("New",)), ben) == "link-withdrawn"
    assert driver.refused(CheckIn(2), AsPlayer(2)) == "link-withdrawn"
    driver.check_files()
