"""Before the start and after the end: what can still be agreed, and how another match begins."""

from random import Random

import pytest
from msgspec.structs import replace
from table.harness.table_driver import PEOPLE, TableDriver
from table.test_seats import QUICK, over

from dacabo.table import requests
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, awaited_guests
from dacabo.table.view import table_view

OPTIONS = Options(game="cabo", preset="original", players=4)
DUTCH = Options(game="cabo", preset="dutch", players=4)


def seats(driver: TableDriver) -> list[str | None]:
    """By chair: the guest, or the level of a bot."""
    return [chair.guest or chair.level for chair in driver.table.chairs]


def phase(driver: TableDriver) -> Phase:
    """How far it is."""
    return driver.table.phase


# --- before the start ---------------------------------------------------------------------


def test_the_host_changes_the_rules_and_everybody_is_asked_again() -> None:
    """Who was ready was ready for other rules; bots do not mind. Nobody else may change them."""
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


def test_a_chair_more_or_less() -> None:
    """Free chairs go first, then bots; people keep their order and what they have sealed."""
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
def test_what_cannot_be_played_is_not_agreed(options: Options, why: str) -> None:
    """As when a table is opened."""
    driver = TableDriver(OPTIONS)
    assert driver.ask("ana", requests.Agree(options)) == why
    assert driver.table.options == OPTIONS


def test_nothing_is_agreed_anew_once_the_match_begins() -> None:
    """Nor when it is over: another match comes first."""
    driver = TableDriver(replace(OPTIONS, players=2))
    driver.begin(PEOPLE[:2])
    assert driver.ask("ana", requests.Agree(DUTCH)) == "match-goes-on"
    driver = over(2)
    assert driver.ask("ana", requests.Agree(DUTCH)) == "match-over"


# --- another match --------------------------------------------------------------------------


def test_a_rematch_is_asked_of_everybody_who_is_there() -> None:
    """Nobody is torn from the result; the last who agrees begins it, without another tap."""
    driver = over(3)
    there = {"ana", "ben", "cyd"}
    assert driver.ask("ben", requests.Rematch(), present=there) is None
    assert phase(driver) is Phase.OVER
    assert [chair.ready for chair in driver.table.chairs] == [False, True, False]
    assert driver.ask("ben", requests.Rematch(), present=there) is None
    assert driver.ask("cyd", requests.Rematch(), present=there) is None
    assert phase(driver) is Phase.OVER
    assert driver.ask("ana", requests.Rematch(), present=there) is None
    assert (phase(driver), driver.table.match) == (Phase.OPEN, 2)
    for guest in PEOPLE[:2]:
        assert driver.seal(guest) is None
    assert phase(driver) is Phase.OPEN  # a share is still missing
    assert driver.seal("cyd") is None
    assert phase(driver) is Phase.SHUFFLING
    driver.reveal()
    assert phase(driver) is Phase.PLAYING


def test_a_rematch_does_not_wait_for_who_has_gone() -> None:
    """They keep their chair, and the others see that they are not ready."""
    driver = over(3)
    assert driver.ask("ben", requests.Rematch(), present={"ben", "ana"}) is None
    assert phase(driver) is Phase.OVER
    assert driver.ask("ben", requests.Rematch(), present={"ben"}) is None  # Ana has left, too
    assert phase(driver) is Phase.OPEN
    assert [chair.ready for chair in driver.table.chairs] == [False, True, False]


def test_alone_with_bots_one_tap_is_enough() -> None:
    """The cards are dealt as soon as the browser has sealed its share."""
    driver = over(1, 2)
    assert driver.ask("ana", requests.Rematch(), present={"ana"}) is None
    assert phase(driver) is Phase.OPEN
    assert driver.seal("ana") is None
    driver.reveal()
    assert phase(driver) is Phase.PLAYING


def test_a_first_match_waits_for_its_host() -> None:
    """Even if all are ready and have sealed a share."""
    driver = TableDriver(replace(OPTIONS, players=2))
    assert driver.ask("ben", requests.Sit()) is None
    for guest in PEOPLE[:2]:
        assert driver.seal(guest) is None
        assert driver.ask(guest, requests.Ready()) is None
    assert phase(driver) is Phase.OPEN


def test_the_score_of_the_series() -> None:
    """Matches won count from match to match, also on another chair; whoever comes has none."""
    driver = TableDriver(replace(OPTIONS, players=3, changes=QUICK))
    driver.begin(PEOPLE[:2], 1)
    won = {"ana": 0, "ben": 0, "largo": 0}
    for match in range(4):
        driver.play_on(Random(match), 2000)
        assert phase(driver) is Phase.OVER
        view = table_view(driver.table, "code", {})
        result = game_of(driver.table.options).result(driver.table.state)
        assert result is not None
        for seat in result.winners:
            won[str(seats(driver)[seat])] += 1
        assert [chair.won for chair in view.chairs] == [won[str(who)] for who in seats(driver)]
        assert driver.ask("ana", requests.Rematch()) is None
        if match == 1:
            assert driver.ask("ana", requests.Free(2)) is None
            assert driver.ask("ben", requests.Sit(2)) is None
            assert driver.ask("ana", requests.SeatBot("largo")) is None
            won["largo"] = 0
        driver.start()
    assert sum(won.values()) >= 3


# --- whose turn it is -------------------------------------------------------------------------


def test_for_whom_a_match_waits() -> None:
    """People who are asked, or who have not seen the points yet; never bots, nor during a pause."""
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
