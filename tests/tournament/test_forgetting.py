"""Deleted personal data: the name is nowhere, and all results stay as they were."""

import msgspec
import pytest
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.tournament.apply import apply, replay
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry
from dacabo.tournament.roles import AsPlayer, Organiser, Public
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.links import Claim, InviteOrganiser, WithdrawOrganiser
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.penalties import Penalise
from dacabo.tournament.subjects.privacy import Forget, ForgetOrganiser
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import Register, Rename
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.pages import desk, log_lines, player_page, public_view


def event_with_xenia() -> EventDriver:
    """An event in which Xenia is registered, renamed, penalised and mentioned in texts."""
    driver = EventDriver()
    driver.ask(Register(("Xenya Quist", "Ben", "Cleo", "Dirk", "Emil", "Frieda")))
    driver.ask(Rename(0, "Xenia Quist"))
    driver.ask(Claim(0), Public())
    driver.publish()
    driver.ask(Start())
    driver.ask(Announce("xenia quist: your phone lies at the bar"))
    driver.ask(Penalise(0, 5, "late"))
    driver.ask(Penalise(1, 5, "quarrelled with Xenia Quist"))
    driver.play()
    driver.publish()
    driver.play()
    driver.ask(NamePrizes(("Xenia Quist’s cake", "A plant")))
    driver.ask(Describe("", "", "At Xenia Quist’s"))
    return driver


def stored_text(event: Event) -> str:
    """Everything that is stored of an event."""
    return msgspec.json.encode(event.log).decode().casefold()


def test_a_forgotten_name_is_nowhere_and_results_stay() -> None:
    """No page, log or file has the name, or the reasons for penalties."""
    driver = event_with_xenia()
    before, places = driver.event, driver.places()
    assert "quist" in stored_text(before)
    driver.ask(Forget(0))
    event = driver.event
    assert event.names[0] == "N. N. 1"
    for stored in (
        stored_text(event),
        str(msgspec.json.encode((desk(event, driver.now), log_lines(event)))),
        str(msgspec.json.encode(player_page(event, 0, driver.now))),
    ):
        for name in ("xenia", "xenya", "quist", "late"):
            assert name not in stored.casefold().replace('"late"', ""), name
    assert event.announcement is not None
    assert event.announcement.text == "N. N. 1: your phone lies at the bar"
    assert event.prizes == ("N. N. 1’s cake", "A plant")
    assert driver.places() == places
    assert without_reasons(event) == without_reasons(before)
    assert len(event.log) == len(before.log) + 1
    driver.check_files()


def without_reasons(event: Event) -> list[object]:
    """The matches of an event, without the reasons for penalties."""
    return [
        msgspec.structs.replace(
            match, penalties=tuple((penalty.player, penalty.points) for penalty in match.penalties)
        )
        for stage in event.stages
        for match in stage.matches
    ]


def test_forgetting_a_player_cannot_be_undone() -> None:
    """Taking a step back or claiming the entry does not restore the name; the link is a new one."""
    driver = EventDriver()
    driver.register(6)
    driver.publish()
    driver.ask(Rename(1, "Zoe"))
    driver.ask(Forget(1))
    assert driver.refused(TakeBack(len(driver.event.log), "a slip")) == "not-a-step"
    assert driver.refused(CheckIn(1), AsPlayer(1)) == "link-withdrawn"
    assert driver.refused(Claim(1), Public()) == "forgotten-already"
    assert driver.refused(Rename(1, "Zoe")) == "forgotten-already"
    assert driver.refused(Forget(1)) == "forgotten-already"
    renamed = len(driver.event.log) - 1
    driver.ask(TakeBack(renamed, "a slip"))
    assert public_view(driver.event, driver.now).names[1] == "N. N. 2"
    driver.ask(CheckIn(1), AsPlayer(1, 1))
    driver.check_files()


def test_a_player_removed_from_the_list_can_be_forgotten_too() -> None:
    """Names that are only in the log can be deleted; a pseudonym is never used twice."""
    driver = EventDriver()
    driver.ask(Register(("N. N. 2", "Zoe")))
    driver.register(3)
    driver.ask(TakeBack(3, "twice"))
    assert [name.name for name in desk(driver.event, driver.now).unlisted] == ["P1", "P2", "P3"]
    driver.ask(Forget(3))
    assert "P2" not in str(msgspec.json.encode(driver.event.log))
    driver.ask(Forget(1))
    assert driver.event.names[:2] == ("N. N. 2", "N. N. 2a")
    driver.check_files()


def test_an_organiser_without_a_link_can_be_forgotten() -> None:
    """The name is deleted everywhere, but only after the link is revoked."""
    driver = EventDriver()
    driver.ask(InviteOrganiser("Quentin"))
    quentin = Organiser("Quentin", 1)
    driver.ask(Register(("Ben",)), quentin)
    assert driver.refused(ForgetOrganiser(1)) == "organiser-still-there"
    driver.ask(WithdrawOrganiser(1))
    driver.ask(ForgetOrganiser(1))
    assert "quentin" not in stored_text(driver.event)
    assert [organiser.name for organiser in driver.event.organisers] == [ANA.name, "N. N. 2"]
    assert driver.refused(ForgetOrganiser(1)) == "forgotten-already"
    driver.check_files()


def test_a_log_that_was_not_rewritten_forgets_the_name_too() -> None:
    """A server may stop before it rewrites the log."""
    driver = event_with_xenia()
    old = driver.event.log
    (entry,) = driver.ask(Forget(0))
    assert isinstance(entry, Entry)
    assert apply(replay(old), entry) == driver.event == replay(driver.event.log)
    assert replay((*old, entry)) == driver.event


@pytest.mark.parametrize("name", ["N", "1", "…", "a"])
def test_a_name_that_is_a_word_of_the_log_can_be_forgotten(name: str) -> None:
    """Its deletion does not damage the log."""
    driver = EventDriver()
    driver.ask(Register((name, "Ben", "Cleo")))
    driver.publish()
    driver.ask(Start())
    driver.ask(Penalise(1, 5, "a 1 … N" * 20))
    driver.ask(Forget(0))
    driver.ask(Forget(1))
    driver.check_files()
