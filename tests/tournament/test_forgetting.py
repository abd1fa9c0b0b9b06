"""Personal data that is deleted: the name is nowhere, and all results are as they were."""

import msgspec
import pytest
from tournament.harness.hall import ANA, Hall

from dacabo.tournament.apply import fold, replay
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
from dacabo.tournament.views.pages import desk, player_page, public_view, trail


def evening() -> Hall:
    """A whole evening in which Xenia is registered, renamed, penalised and talked about."""
    hall = Hall()
    hall.ask(Register(("Xenya Quist", "Ben", "Cleo", "Dirk", "Emil", "Frieda")))
    hall.ask(Rename(0, "Xenia Quist"))
    hall.ask(Claim(0), Public())
    hall.publish()
    hall.ask(Start())
    hall.ask(Announce("xenia quist: your phone lies at the bar"))
    hall.ask(Penalise(0, 5, "late"))
    hall.ask(Penalise(1, 5, "quarrelled with Xenia Quist"))
    hall.play()
    hall.publish()
    hall.play()
    hall.ask(NamePrizes(("Xenia Quist’s cake", "A plant")))
    hall.ask(Describe("", "", "At Xenia Quist’s"))
    return hall


def text(event: Event) -> str:
    """Everything that is stored of an event."""
    return msgspec.json.encode(event.log).decode().casefold()


def test_a_name_is_nowhere_and_results_stay() -> None:
    """Not in the log, the pages, the trail or the file; neither are the reasons for penalties."""
    hall = evening()
    before, places = hall.event, hall.places()
    assert "quist" in text(before)
    hall.ask(Forget(0))
    event = hall.event
    assert event.names[0] == "N. N. 1"
    for where in (
        text(event),
        str(msgspec.json.encode((desk(event, hall.now), trail(event)))),
        str(msgspec.json.encode(player_page(event, 0, hall.now))),
    ):
        for name in ("xenia", "xenya", "quist", "late"):
            assert name not in where.casefold().replace('"late"', ""), name
    assert event.announcement is not None
    assert event.announcement.text == "N. N. 1: your phone lies at the bar"
    assert event.prizes == ("N. N. 1’s cake", "A plant")
    assert hall.places() == places
    assert unpenalised(event) == unpenalised(before)
    assert len(event.log) == len(before.log) + 1
    hall.check_files()


def unpenalised(event: Event) -> list[object]:
    """The matches of an event, without the reasons for penalties."""
    return [
        msgspec.structs.replace(
            match, penalties=tuple((one.player, one.points) for one in match.penalties)
        )
        for stage in event.stages
        for match in stage.matches
    ]


def test_it_cannot_be_taken_back_and_their_link_is_another() -> None:
    """The name does not come back with a step that is, nor by a claim or a new name."""
    hall = Hall()
    hall.register(6)
    hall.publish()
    hall.ask(Rename(1, "Zoe"))
    hall.ask(Forget(1))
    assert hall.refused(TakeBack(len(hall.event.log), "a slip")) == "not-a-step"
    assert hall.refused(CheckIn(1), AsPlayer(1)) == "link-withdrawn"
    assert hall.refused(Claim(1), Public()) == "forgotten-already"
    assert hall.refused(Rename(1, "Zoe")) == "forgotten-already"
    assert hall.refused(Forget(1)) == "forgotten-already"
    renamed = len(hall.event.log) - 1
    hall.ask(TakeBack(renamed, "a slip"))
    assert public_view(hall.event, hall.now).names[1] == "N. N. 2"
    hall.ask(CheckIn(1), AsPlayer(1, 1))
    hall.check_files()


def test_whoever_is_no_longer_on_the_list_can_be_forgotten_too() -> None:
    """Turned away or undone: their names are only in the log; a pseudonym that is taken is not."""
    hall = Hall()
    hall.ask(Register(("N. N. 2", "Zoe")))
    hall.register(3)
    hall.ask(TakeBack(3, "twice"))
    assert [one.name for one in desk(hall.event, hall.now).unlisted] == ["P1", "P2", "P3"]
    hall.ask(Forget(3))
    assert "P2" not in str(msgspec.json.encode(hall.event.log))
    hall.ask(Forget(1))
    assert hall.event.names[:2] == ("N. N. 2", "N. N. 2a")
    hall.check_files()


def test_an_organiser_who_has_gone_is_forgotten() -> None:
    """In all that they did; not while their link works: the next step would bring the name back."""
    hall = Hall()
    hall.ask(InviteOrganiser("Quentin"))
    quentin = Organiser("Quentin", 1)
    hall.ask(Register(("Ben",)), quentin)
    assert hall.refused(ForgetOrganiser(1)) == "organiser-still-there"
    hall.ask(WithdrawOrganiser(1))
    hall.ask(ForgetOrganiser(1))
    assert "quentin" not in text(hall.event)
    assert [one.name for one in hall.event.organisers] == [ANA.name, "N. N. 2"]
    assert hall.refused(ForgetOrganiser(1)) == "forgotten-already"
    hall.check_files()


def test_a_log_that_was_not_written_anew_folds_to_the_same() -> None:
    """A server may stop between the fact and the rewriting: the name is gone all the same."""
    hall = evening()
    old = hall.event.log
    (gone,) = hall.ask(Forget(0))
    assert isinstance(gone, Entry)
    assert fold(replay(old), gone) == hall.event == replay(hall.event.log)
    assert replay((*old, gone)) == hall.event


@pytest.mark.parametrize("name", ["N", "1", "…", "a"])
def test_names_that_are_words(name: str) -> None:
    """Whatever somebody is called, the log stays a log."""
    hall = Hall()
    hall.ask(Register((name, "Ben", "Cleo")))
    hall.publish()
    hall.ask(Start())
    hall.ask(Penalise(1, 5, "a 1 … N" * 20))
    hall.ask(Forget(0))
    hall.ask(Forget(1))
    hall.check_files()
