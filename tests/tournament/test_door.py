"""The door: who registers, who waits, and who is let in."""

import pytest
from tournament.hall import Hall

from dacabo.core.errors import DacaboError
from dacabo.tournament import requests as ask
from dacabo.tournament.acting import act
from dacabo.tournament.event import last_step, present
from dacabo.tournament.facts import How
from dacabo.tournament.pages.pages import desk, player_page, public_view
from dacabo.tournament.pages.todo import todo
from dacabo.tournament.roles import AsPlayer, Public


def come(hall: Hall, count: int) -> None:
    """Register this many."""
    begin = len(hall.event.names)
    for number in range(begin, begin + count):
        hall.ask(ask.Register((f"S{number}",), How.SELF), Public())


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
        hall.ask(ask.CheckIn(player), AsPlayer(player))
    hall.ask(ask.DropOut(0), AsPlayer(0))
    come(hall, 3)
    shown = public_view(hall.event, 0)
    assert (len(shown.players), shown.waiting) == (40, 3)
    assert "S41" not in shown.names
    assert len(present(hall.event)) == 39
    assert waiting(hall) == (40, 41, 42)
    page = player_page(hall.event, 41, 0)
    assert (page.name, page.waiting) == ("S41", True)
    assert hall.refused(ask.CheckIn(41), AsPlayer(41)) == "player-waits"
    hall.ask(ask.Register(tuple(f"P{n}" for n in range(460))))
    assert hall.refused(ask.Register(("One more",))) == "field-full"
    assert hall.refused(ask.Admit((40,))) == "field-full"


def test_organisers_let_several_in_or_send_them_away_in_one_step() -> None:
    """A player who is let in does not make others wait. It can be taken back."""
    hall = Hall()
    come(hall, 45)
    (first, *_) = todo(hall.event, 0)
    assert first.phrase.key == "tournament-todo-admit"
    assert first.players == waiting(hall) == tuple(range(40, 45))
    hall.ask(ask.Admit((40, 41, 42)))
    assert waiting(hall) == (43, 44)
    hall.ask(ask.TurnAway((43, 44)))
    assert waiting(hall) == ()
    assert player_page(hall.event, 43, 0).name == ""
    step = last_step(hall.event)
    assert step is not None
    hall.ask(ask.TakeBack(step, "it was the choir"))
    assert waiting(hall) == (43, 44)
    assert hall.refused(ask.TurnAway((41,))) == "waits-no-more"
    come(hall, 1)
    assert waiting(hall) == (43, 44, 45)
    for player in range(3):
        hall.ask(ask.CheckIn(player))  # an organiser has seen them
    come(hall, 3)
    assert waiting(hall) == (43, 44, 45)
    come(hall, 1)
    assert waiting(hall) == (43, 44, 45, 49)
    hall.check_files()


def test_a_draft_is_given_up_for_somebody_who_is_let_in() -> None:
    """As for any new name; and after the draw they can come late."""
    hall = Hall()
    come(hall, 42)
    hall.ask(ask.Draw())
    hall.ask(ask.Admit((40,)))
    assert hall.event.stages == ()
    hall.publish()
    hall.ask(ask.Admit((41,)))
    hall.ask(ask.EnterLate(41))
    hall.check()


def test_too_many_at_the_door_are_sent_away_for_now() -> None:
    """Two hundred wait; when organisers have decided on them there is room again."""
    hall = Hall()
    come(hall, 240)
    one_more = ask.Register(("One more",), How.SELF)
    assert hall.refused(one_more, Public()) == "too-many-waiting"
    hall.ask(one_more.__class__(("By an organiser",)))
    hall.ask(ask.TurnAway(waiting(hall)))
    hall.ask(one_more, Public())


def test_organisers_close_the_list_and_open_it_again() -> None:
    """Organisers can still add names."""
    hall = Hall()
    come(hall, 1)
    hall.ask(ask.CloseRegistration())
    assert public_view(hall.event, 0).closed
    assert hall.refused(ask.Register(("Late",), How.SELF), Public()) == "registration-closed"
    hall.ask(ask.Register(("Friend",)))
    hall.ask(ask.ReopenRegistration())
    come(hall, 1)
    assert not public_view(hall.event, 0).closed


def test_an_id_that_somebody_used_is_theirs() -> None:
    """With the same name it is a repetition; with another it is refused, without a key."""
    hall = Hall()
    request = ask.Register(("Victim",), How.SELF)
    hall.ask(request, Public(), id="1")
    assert hall.ask(ask.Register((" victim ",), How.SELF), Public(), id="1") == []
    for other in (ask.Register(("Attacker",), How.SELF), ask.Draw()):
        with pytest.raises(DacaboError) as refusal:
            act(hall.event, other, hall.now, Public(), new_seed=hall.new_seed, id="1")
        assert refusal.value.code == "id-taken"
