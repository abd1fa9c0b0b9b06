"""Options that the host changes before a match, and rematches."""

from random import Random

import pytest
from msgspec.structs import replace
from table.harness.table_driver import PEOPLE, TableDriver
from table.test_seats import QUICK, finish_match

from dacabo.table import requests
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, awaited_guests
from dacabo.table.view import table_view

OPTIONS = Options(game="cabo", preset="original", players=4)
DUTCH = Options(game="cabo", preset="dutch", players=4)


def seats(driver: TableDriver) -> list[str | None]:
    """By seat: the guest, or the level of a bot."""
    return [chair.guest or chair.level for chair in driver.table.chairs]


def phase(driver: TableDriver) -> Phase:
    """The phase of the table."""
    return driver.table.phase


# --- before the start ---------------------------------------------------------------------


def test_new_rules_from_the_host_reset_the_readiness_of_people() -> None:
    """Only the host may change the rules; bots stay ready."""
    driver = TableDriver(OPTIONS)
    assert driver.ask("ben", requests.Sit(2)) is None
    assert driver.ask("ben", requests.Ready()) is None
    assert driver.ask("ana", requests.SeatBot("largo", 1)) is None
    assert driver.ask("ben", requests.Agree(DUTCH)) == "not-host"
    assert driver.ask("ana", requests.Agree(DUTCH)) is None
    assert table_view(driver.table, "code", {}).options == DUTCH
    assert [chair.ready for chair in driver.table.chairs] == [False, True, False, False]
    number = driver.table.number
    assert driver.ask("ana", requests.Agree(DUTCH)) is None
    assert driver.table.number == number  # nothing was changed, nobody is asked again


def test_the_host_changes_the_number_of_seats() -> None:
    """Free seats go first, then bots; people keep their order and their seals."""
    driver = TableDriver(OPTIONS)
    assert driver.ask("ben", requests.Sit(3)) is None
    assert driver.seal("ben", "mine") is None
    seal = driver.table.chairs[3].seal
    assert driver.ask("ana", requests.SeatBot("largo", 1)) is None
    assert driver.ask("ana", requests.Agree(replace(OPTIONS, players=3))) is None
    assert seats(driver) == ["ana", "largo", "ben"]
    assert driver.table.chairs[2].seal == seal
    assert driver.ask("ana", requests.Agree(replace(OPTIONS, players=2))) is None
    assert seats(driver) == ["ana", "ben"]
    assert driver.ask("ana", requests.Agree(replace(OPTIONS, players=5))) is None
    assert seats(driver) == ["ana", "ben", None, None, None]
    for seat, guest in ((2, "cyd"), (4, "dot")):
        assert driver.ask(guest, requests.Sit(seat)) is None
    assert driver.ask("ana", requests.Agree(replace(OPTIONS, players=3))) == "too-many-seated"
    assert driver.ask("ana", requests.Agree(replace(OPTIONS, players=4))) is None
    assert seats(driver) == list(PEOPLE)
    driver.start()
    driver.play_on(Random(3), 20)
    driver.check_records()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (replace(OPTIONS, players=40), "number-of-players"),
        (replace(OPTIONS, preset="none"), "no-such-rules"),
        (replace(OPTIONS, changes={"looks": 9}), "more-looks-than-cards"),
    ],
)
def test_rules_that_cannot_be_played_are_refused(options: Options, why: str) -> None:
    """The codes are the same as when a table is opened."""
    driver = TableDriver(OPTIONS)
    assert driver.ask("ana", requests.Agree(options)) == why
    assert driver.table.options == OPTIONS


def test_rules_cannot_change_during_or_after_a_match() -> None:
    """After a match, players ask for a rematch first."""
    driver = TableDriver(replace(OPTIONS, players=2))
    driver.begin(PEOPLE[:2])
    assert driver.ask("ana", requests.Agree(DUTCH)) == "match-goes-on"
    driver = finish_match(2)
    assert driver.ask("ana", requests.Agree(DUTCH)) == "match-over"


# --- another match --------------------------------------------------------------------------


def test_a_rematch_begins_when_everybody_present_agrees() -> None:
    """Until then all see the result; the last agreement begins the rematch without another tap."""
    driver = finish_match(3)
    present_guests = {"ana", "ben", "cyd"}
    assert driver.ask("ben", requests.Rematch(), present=present_guests) is None
    assert phase(driver) is Phase.OVER
    assert [chair.ready for chair in driver.table.chairs] == [False, True, False]
    assert driver.ask("ben", requests.Rematch(), present=present_guests) is None
    assert driver.ask("cyd", requests.Rematch(), present=present_guests) is None
    assert phase(driver) is Phase.OVER
    assert driver.ask("ana", requests.Rematch(), present=present_guests) is None
    assert (phase(driver), driver.table.match) == (Phase.OPEN, 2)
    for guest in PEOPLE[:2]:
        assert driver.seal(guest) is None
    assert phase(driver) is Phase.OPEN  # a share is still missing
    assert driver.seal("cyd") is None
    assert phase(driver) is Phase.SHUFFLING
    driver.reveal()
    assert phase(driver) is Phase.PLAYING


def test_a_rematch_does_not_wait_for_absent_guests() -> None:
    """They keep their seats, and the others see that they are not ready."""
    driver = finish_match(3)
    assert driver.ask("ben", requests.Rematch(), present={"ben", "ana"}) is None
    assert phase(driver) is Phase.OVER
    assert driver.ask("ben", requests.Rematch(), present={"ben"}) is None  # Ana has left, too
    assert phase(driver) is Phase.OPEN
    assert [chair.ready for chair in driver.table.chairs] == [False, True, False]


def test_one_request_begins_a_rematch_with_bots_only() -> None:
    """The cards are dealt as soon as the browser has sealed its share."""
    driver = finish_match(1, 2)
    assert driver.ask("ana", requests.Rematch(), present={"ana"}) is None
    assert phase(driver) is Phase.OPEN
    assert driver.seal("ana") is None
    driver.reveal()
    assert phase(driver) is Phase.PLAYING


def test_a_first_match_waits_for_its_host() -> None:
    """It waits even if all are ready and have sealed a share."""
    driver = TableDriver(replace(OPTIONS, players=2))
    assert driver.ask("ben", requests.Sit()) is None
    for guest in PEOPLE[:2]:
        assert driver.seal(guest) is None
        assert driver.ask(guest, requests.Ready()) is None
    assert phase(driver) is Phase.OPEN


def test_won_matches_are_counted_across_rematches() -> None:
    """A guest keeps the count at another seat; a newcomer starts at zero."""
    driver = TableDriver(replace(OPTIONS, players=3, changes=QUICK))
    driver.begin(PEOPLE[:2], 1)
    wins = {"ana": 0, "ben": 0, "largo": 0}
    for match in range(4):
        driver.play_on(Random(match), 2000)
        assert phase(driver) is Phase.OVER
        view = table_view(driver.table, "code", {})
        result = game_of(driver.table.options).result(driver.table.state)
        assert result is not None
        for seat in result.winners:
            wins[str(seats(driver)[seat])] += 1
        assert [chair.won for chair in view.chairs] == [wins[str(name)] for name in seats(driver)]
        assert driver.ask("ana", requests.Rematch()) is None
        if match == 1:
            assert driver.ask("ana", requests.Free(2)) is None
            assert driver.ask("ben", requests.Sit(2)) is None
            assert driver.ask("ana", requests.SeatBot("largo")) is None
            wins["largo"] = 0
        driver.start()
    assert sum(wins.values()) >= 3


# --- whose turn it is -------------------------------------------------------------------------


def test_a_match_waits_for_people_who_have_to_act() -> None:
    """Some have a decision, others have not seen the points; bots and pauses do not count."""
    driver = TableDriver(replace(OPTIONS, players=3, changes={"rounds": 2, "cards": 2}))
    assert awaited_guests(driver.table) == ()
    driver.begin(PEOPLE[:2], 1)
    assert awaited_guests(driver.table) == ("ana", "ben")
    rng = Random(1)
    seen = set()
    while driver.table.phase is Phase.PLAYING:
        waits = awaited_guests(driver.table)
        seen.add(waits)
        asked = {d.actor for d in driver.table.decisions if d.must}
        if asked == {2}:
            assert waits == ()
        driver.play_on(rng, 1)
    assert {(), ("ana",), ("ben",)} <= seen
    assert awaited_guests(driver.table) == ()
