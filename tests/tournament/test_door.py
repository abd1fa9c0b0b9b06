"""The door: who registers, who waits, and who is let in."""

import pytest
from tournament.harness.hall import Hall

from dacabo.core.errors import DacaboError
from dacabo.tournament.commands import ask
from dacabo.tournament.event import How, present
from dacabo.tournament.roles import AsPlayer, Public
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.links import Claim, Claimed, RefuseClaim
from dacabo.tournament.subjects.registration import (
    Admit,
    CloseRegistration,
    LimitPlaces,
    Register,
    ReopenRegistration,
    TurnAway,
)
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import desk, player_page, public_view, table_page
from dacabo.tournament.views.todo import todo


def come(hall: Hall, count: int) -> None:
    """Register this many."""
    begin = len(hall.event.names)
    for number in range(begin, begin + count):
        hall.ask(Register((f"S{number}",), How.SELF), Public())


def waiting(hall: Hall) -> tuple[int, ...]:
    """The waiting players."""
    return tuple(one.player for one in desk(hall.event, 0).waiting)


def test_one_phone_cannot_fill_the_list() -> None:
    """After forty whom no organiser has seen, the next wait; even if the forty have checked in.

    They are in no draw, on no one else's page and take no one's place.
    """
    hall = Hall()
    come(hall, 40)
    for player in range(40):
        hall.ask(CheckIn(player), AsPlayer(player))
    hall.ask(DropOut(0), AsPlayer(0))
    come(hall, 3)
    shown = public_view(hall.event, 0)
    assert (len(shown.players), shown.waiting) == (40, 3)
    assert "S41" not in shown.names
    assert len(present(hall.event)) == 39
    assert waiting(hall) == (40, 41, 42)
    page = player_page(hall.event, 41, 0)
    assert (page.name, page.waiting) == ("S41", True)
    assert hall.refused(CheckIn(41), AsPlayer(41)) == "player-waits"
    hall.ask(Register(tuple(f"P{n}" for n in range(460))))
    assert hall.refused(Register(("One more",))) == "field-full"
    assert hall.refused(Admit((40,))) == "field-full"


def test_organisers_let_several_in_or_send_them_away_in_one_step() -> None:
    """A player who is let in does not make others wait. It can be taken back."""
    hall = Hall()
    come(hall, 45)
    (first, *_) = todo(hall.event, 0)
    assert first.phrase.key == "tournament-todo-admit"
    assert first.players == waiting(hall) == tuple(range(40, 45))
    hall.ask(Admit((40, 41, 42)))
    assert waiting(hall) == (43, 44)
    hall.ask(TurnAway((43, 44)))
    assert waiting(hall) == ()
    assert player_page(hall.event, 43, 0).name == ""
    step = last_step(hall.event)
    assert step is not None
    hall.ask(TakeBack(step, "it was the choir"))
    assert waiting(hall) == (43, 44)
    assert hall.refused(TurnAway((41,))) == "waits-no-more"
    come(hall, 1)
    assert waiting(hall) == (43, 44, 45)
    for player in range(3):
        hall.ask(CheckIn(player))  # an organiser has seen them
    come(hall, 3)
    assert waiting(hall) == (43, 44, 45)
    come(hall, 1)
    assert waiting(hall) == (43, 44, 45, 49)
    hall.check_files()


def test_a_draft_is_given_up_for_somebody_who_is_let_in() -> None:
    """As for any new name; and after the draw they can come late."""
    hall = Hall()
    come(hall, 42)
    hall.ask(Draw())
    hall.ask(Admit((40,)))
    assert hall.event.stages == ()
    hall.publish()
    hall.ask(Admit((41,)))
    hall.ask(EnterLate(41))
    hall.check()


def test_too_many_at_the_door_are_sent_away_for_now() -> None:
    """Two hundred wait; when organisers have decided on them there is room again."""
    hall = Hall()
    come(hall, 240)
    one_more = Register(("One more",), How.SELF)
    assert hall.refused(one_more, Public()) == "too-many-waiting"
    hall.ask(one_more.__class__(("By an organiser",)))
    hall.ask(TurnAway(waiting(hall)))
    hall.ask(one_more, Public())


def test_organisers_close_the_list_and_open_it_again() -> None:
    """Organisers can still add names."""
    hall = Hall()
    come(hall, 1)
    hall.ask(CloseRegistration())
    assert public_view(hall.event, 0).closed
    assert hall.refused(Register(("Late",), How.SELF), Public()) == "registration-closed"
    hall.ask(Register(("Friend",)))
    hall.ask(ReopenRegistration())
    come(hall, 1)
    assert not public_view(hall.event, 0).closed


def test_an_id_that_somebody_used_is_theirs() -> None:
    """With the same name it is a repetition; with another it is refused, without a key."""
    hall = Hall()
    request = Register(("Victim",), How.SELF)
    hall.ask(request, Public(), id="1")
    assert hall.ask(Register((" victim ",), How.SELF), Public(), id="1") == []
    for other in (Register(("Attacker",), How.SELF), Draw()):
        with pytest.raises(DacaboError) as refusal:
            ask(hall.event, other, hall.now, Public(), new_seed=hall.new_seed, id="1")
        assert refusal.value.code == "id-taken"


# --- places, and what guests want to know -----------------------------------------------------


def test_places_are_limited_and_the_next_wait_in_a_row() -> None:
    """Who registers themselves; an organiser may add somebody. A free place is for the first."""
    hall = Hall()
    hall.ask(LimitPlaces(4))
    come(hall, 6)
    assert (len(present(hall.event)), waiting(hall)) == (4, (4, 5))
    assert [player_page(hall.event, player, 0).queue for player in (3, 4, 5)] == [0, 1, 2]
    assert todo(hall.event, 0)[0].phrase.key == "tournament-todo-draw", "all places are taken"
    assert public_view(hall.event, 0).places == 4
    hall.ask(Register(("A friend",)))
    assert len(present(hall.event)) == 5
    for player in (0, 6):
        hall.ask(DropOut(player))
    (first, *_) = todo(hall.event, 0)
    assert (first.phrase.key, first.players) == ("tournament-todo-admit", (4,))
    hall.ask(Admit((4,)))
    hall.ask(LimitPlaces(None))
    assert todo(hall.event, 0)[0].players == (5,)
    assert hall.refused(LimitPlaces(None)) == "nothing-corrected"
    hall.check_files()


@pytest.mark.parametrize("when", ["", "2026-11-20", "2026-11-20T19:00"])
def test_the_event_says_when_and_where(when: str) -> None:
    """To everybody, also at a table, with the minutes of a match."""
    hall = Hall(changes={"minutes": 30})
    hall.ask(Describe(when, " At  Gretel’s ", "Bring a pen"))
    shown = public_view(hall.event, 0)
    assert (shown.about.when, shown.about.place, shown.minutes) == (when, "At Gretel’s", 30)
    table = table_page(hall.event, 1, 0)
    assert (table.about, table.minutes, table.game) == (shown.about, 30, shown.game)
    assert hall.refused(Describe(when, "At Gretel’s", "Bring a pen")) == "nothing-corrected"
    hall.check_files()


@pytest.mark.parametrize("when", ["soon", "2026-02-30", "2026-1-1", "2026-11-20T25:00", "20261120"])
def test_a_day_is_a_day(when: str) -> None:
    """Nothing else is shown as one."""
    assert Hall().refused(Describe(when)) == "no-such-day"


# --- whose page is it? ------------------------------------------------------------------------


def test_a_name_on_the_list_is_claimed_once() -> None:
    """By the public link; nobody's who has a page, and not for another role."""
    hall = Hall()
    hall.register(3)
    come(hall, 1)
    assert hall.refused(Claim(3), Public()) == "claimed-already", "they registered by phone"
    assert hall.refused(Claim(0)) == "public-only"
    assert hall.refused(Claim(0), AsPlayer(1)) == "public-only"
    hall.ask(Claim(0), Public())
    assert hall.refused(Claim(0), Public()) == "claimed-already"
    assert [one.page for one in public_view(hall.event, 0).players] == [True, False, False, True]
    assert [one.claimed for one in desk(hall.event, 0).listed] == [True, False, False, False]
    assert last_step(hall.event) == 3, "whose page it is cannot be taken back, only refused"
    hall.ask(CheckIn(0), AsPlayer(0))
    hall.check_files()


def test_an_organiser_refuses_a_claim() -> None:
    """The link is void at once; the right person gets another one."""
    hall = Hall()
    hall.register(3)
    hall.ask(Claim(0), Public(), id="a-phone-of-96-bits")
    hall.ask(RefuseClaim(0))
    assert hall.refused(CheckIn(0), AsPlayer(0)) == "link-withdrawn"
    assert hall.refused(RefuseClaim(0)) == "not-claimed"
    (entry,) = hall.ask(Claim(0), Public())
    assert entry.fact == Claimed(0, 1)
    hall.ask(CheckIn(0), AsPlayer(0, 1))
    with pytest.raises(DacaboError, match="id-taken"):
        ask(hall.event, Claim(1), 0, Public(), new_seed=hall.new_seed, id="a-phone-of-96-bits")
    hall.check_files()
