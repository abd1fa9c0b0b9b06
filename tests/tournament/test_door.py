"""The door: players who register themselves, who wait, and who are admitted."""

import pytest
from tournament.harness.event_driver import EventDriver

from dacabo.core.errors import DacaboError
from dacabo.tournament.commands import handle
from dacabo.tournament.event import How, present_entrants
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


def arrive(driver: EventDriver, count: int) -> None:
    """Let this many players register themselves."""
    begin = len(driver.event.names)
    for number in range(begin, begin + count):
        driver.ask(Register((f"S{number}",), How.SELF), Public())


def waiting_players(driver: EventDriver) -> tuple[int, ...]:
    """The waiting players."""
    return tuple(player.player for player in desk(driver.event, 0).waiting)


def test_one_phone_cannot_fill_the_list() -> None:
    """After forty whom no organiser has seen, the next wait; even if the forty have checked in.

    They are in no draw, on no one else's page and take no one's place.
    """
    driver = EventDriver()
    arrive(driver, 40)
    for player in range(40):
        driver.ask(CheckIn(player), AsPlayer(player))
    driver.ask(DropOut(0), AsPlayer(0))
    arrive(driver, 3)
    shown = public_view(driver.event, 0)
    assert (len(shown.players), shown.waiting) == (40, 3)
    assert "S41" not in shown.names
    assert len(present_entrants(driver.event)) == 39
    assert waiting_players(driver) == (40, 41, 42)
    page = player_page(driver.event, 41, 0)
    assert (page.name, page.waiting) == ("S41", True)
    assert driver.refused(CheckIn(41), AsPlayer(41)) == "player-waits"
    driver.ask(Register(tuple(f"P{n}" for n in range(460))))
    assert driver.refused(Register(("One more",))) == "field-full"
    assert driver.refused(Admit((40,))) == "field-full"


def test_one_step_admits_or_rejects_several_players() -> None:
    """An admitted player does not make others wait, and the step can be taken back."""
    driver = EventDriver()
    arrive(driver, 45)
    (first, *_) = todo(driver.event, 0)
    assert first.phrase.key == "tournament-todo-admit"
    assert first.players == waiting_players(driver) == tuple(range(40, 45))
    driver.ask(Admit((40, 41, 42)))
    assert waiting_players(driver) == (43, 44)
    driver.ask(TurnAway((43, 44)))
    assert waiting_players(driver) == ()
    assert player_page(driver.event, 43, 0).name == ""
    step = last_step(driver.event)
    assert step is not None
    driver.ask(TakeBack(step, "it was the choir"))
    assert waiting_players(driver) == (43, 44)
    assert driver.refused(TurnAway((41,))) == "waits-no-more"
    arrive(driver, 1)
    assert waiting_players(driver) == (43, 44, 45)
    for player in range(3):
        driver.ask(CheckIn(player))  # this confirms them
    arrive(driver, 3)
    assert waiting_players(driver) == (43, 44, 45)
    arrive(driver, 1)
    assert waiting_players(driver) == (43, 44, 45, 49)
    driver.check_files()


def test_admitting_a_player_discards_the_draft() -> None:
    """After the draw, the player can enter late."""
    driver = EventDriver()
    arrive(driver, 42)
    driver.ask(Draw())
    driver.ask(Admit((40,)))
    assert driver.event.stages == ()
    driver.publish()
    driver.ask(Admit((41,)))
    driver.ask(EnterLate(41))
    driver.check()


def test_at_most_two_hundred_players_wait_at_the_door() -> None:
    """When organisers have decided about them, there is room again."""
    driver = EventDriver()
    arrive(driver, 240)
    one_more = Register(("One more",), How.SELF)
    assert driver.refused(one_more, Public()) == "too-many-waiting"
    driver.ask(one_more.__class__(("By an organiser",)))
    driver.ask(TurnAway(waiting_players(driver)))
    driver.ask(one_more, Public())


def test_organisers_close_the_list_and_open_it_again() -> None:
    """They can still add names to a closed list."""
    driver = EventDriver()
    arrive(driver, 1)
    driver.ask(CloseRegistration())
    assert public_view(driver.event, 0).closed
    assert driver.refused(Register(("Late",), How.SELF), Public()) == "registration-closed"
    driver.ask(Register(("Friend",)))
    driver.ask(ReopenRegistration())
    arrive(driver, 1)
    assert not public_view(driver.event, 0).closed


def test_an_id_belongs_to_the_player_who_used_it() -> None:
    """A repeated id is accepted with the same name only; otherwise it gets no key."""
    driver = EventDriver()
    request = Register(("Victim",), How.SELF)
    driver.ask(request, Public(), id="1")
    assert driver.ask(Register((" victim ",), How.SELF), Public(), id="1") == []
    for other in (Register(("Attacker",), How.SELF), Draw()):
        with pytest.raises(DacaboError) as refusal:
            handle(driver.event, other, driver.now, Public(), new_seed=driver.new_seed, id="1")
        assert refusal.value.code == "id-taken"


# --- places, and what guests want to know -----------------------------------------------------


def test_places_are_limited_and_others_wait_in_order() -> None:
    """The limit is for players who register themselves; a free place goes to the first."""
    driver = EventDriver()
    driver.ask(LimitPlaces(4))
    arrive(driver, 6)
    assert (len(present_entrants(driver.event)), waiting_players(driver)) == (4, (4, 5))
    assert [player_page(driver.event, player, 0).queue for player in (3, 4, 5)] == [0, 1, 2]
    assert todo(driver.event, 0)[0].phrase.key == "tournament-todo-draw-only-final", (
        "all places are taken"
    )
    assert public_view(driver.event, 0).places == 4
    driver.ask(Register(("A friend",)))
    assert len(present_entrants(driver.event)) == 5
    for player in (0, 6):
        driver.ask(DropOut(player))
    (first, *_) = todo(driver.event, 0)
    assert (first.phrase.key, first.players) == ("tournament-todo-admit", (4,))
    driver.ask(Admit((4,)))
    driver.ask(LimitPlaces(None))
    assert todo(driver.event, 0)[0].players == (5,)
    assert driver.refused(LimitPlaces(None)) == "nothing-corrected"
    driver.check_files()


@pytest.mark.parametrize("when", ["", "2026-11-20", "2026-11-20T19:00"])
def test_every_page_says_when_and_where_the_tournament_is(when: str) -> None:
    """Pages of tables do so, too, and all say how long a match is."""
    driver = EventDriver(changes={"minutes": 30})
    driver.ask(Describe(when, " At  Gretel’s ", "Bring a pen"))
    shown = public_view(driver.event, 0)
    assert (shown.about.when, shown.about.place, shown.minutes) == (when, "At Gretel’s", 30)
    table = table_page(driver.event, 1, 0)
    assert (table.about, table.minutes, table.game) == (shown.about, 30, shown.game)
    assert driver.refused(Describe(when, "At Gretel’s", "Bring a pen")) == "nothing-corrected"
    driver.check_files()


@pytest.mark.parametrize("when", ["soon", "2026-02-30", "2026-1-1", "2026-11-20T25:00", "20261120"])
def test_an_invalid_day_is_refused(when: str) -> None:
    """Only dates are accepted."""
    assert EventDriver().refused(Describe(when)) == "no-such-day"


# --- whose page is it? ------------------------------------------------------------------------


def test_a_name_on_the_list_can_be_claimed_only_once() -> None:
    """Only the public link can claim a player, and only one without a page."""
    driver = EventDriver()
    driver.register(3)
    arrive(driver, 1)
    assert driver.refused(Claim(3), Public()) == "claimed-already", "they registered by phone"
    assert driver.refused(Claim(0)) == "public-only"
    assert driver.refused(Claim(0), AsPlayer(1)) == "public-only"
    driver.ask(Claim(0), Public())
    assert driver.refused(Claim(0), Public()) == "claimed-already"
    assert [player.page for player in public_view(driver.event, 0).players] == [
        True,
        False,
        False,
        True,
    ]
    assert [one.player for one in desk(driver.event, 0).listed if one.claimed] == [0]
    assert last_step(driver.event) == 3, "whose page it is cannot be taken back, only refused"
    driver.ask(CheckIn(0), AsPlayer(0))
    driver.check_files()


def test_an_organiser_refuses_a_claim() -> None:
    """The link is void at once, and the right person gets another one."""
    driver = EventDriver()
    driver.register(3)
    driver.ask(Claim(0), Public(), id="a-phone-of-96-bits")
    driver.ask(RefuseClaim(0))
    assert driver.refused(CheckIn(0), AsPlayer(0)) == "link-withdrawn"
    assert driver.refused(RefuseClaim(0)) == "not-claimed"
    (entry,) = driver.ask(Claim(0), Public())
    assert entry.fact == Claimed(0, 1)
    driver.ask(CheckIn(0), AsPlayer(0, 1))
    with pytest.raises(DacaboError, match="id-taken"):
        handle(
            driver.event, Claim(1), 0, Public(), new_seed=driver.new_seed, id="a-phone-of-96-bits"
        )
    driver.check_files()
