"""The tempo of a table: the host may change it at any time, and the log has it."""

import msgspec
import pytest
from table.harness.table_driver import PEOPLE, TableDriver

from dacabo.bots.pace import Tempo
from dacabo.table import requests
from dacabo.table.apply import apply
from dacabo.table.clocks import next_due
from dacabo.table.commands import races
from dacabo.table.facts import Entry, Opened, TempoSet
from dacabo.table.options import WINDOW_SECONDS, Options, game_of
from dacabo.table.table import Phase, people_awaited, window_of
from dacabo.table.view import table_view


def begin_match(people: int = 2, **options: object) -> TableDriver:
    """A match that has just begun."""
    chosen = {"game": "cabo", "preset": "dutch", "players": people, **options}
    driver = TableDriver(msgspec.convert(chosen, Options))
    driver.begin(PEOPLE[:people])
    return driver


def play_to_window(driver: TableDriver) -> str:
    """Let everybody make default moves until a window opens; return its name."""
    game = game_of(driver.table.options)
    while (window := window_of(driver.table)) is None:
        decision = next(d for d in driver.table.decisions if d.must)
        assert driver.answer(decision, game.default(driver.table.state, decision)) is None
    return window


def test_the_host_sets_the_tempo_at_any_time() -> None:
    """The change is a fact in the log, so folding the log gives the same tempo."""
    driver = TableDriver(Options(game="cabo", preset="dutch", players=2))
    assert driver.table.options.tempo is Tempo.BRISK
    assert driver.ask("ana", requests.SetTempo(Tempo.CALM)) is None
    driver.begin(PEOPLE[:2])
    assert driver.ask("ana", requests.SetTempo(Tempo.INSTANT)) is None
    assert isinstance(driver.log[-1].fact, TempoSet)
    assert table_view(driver.table, "CODE", {}).options.tempo is Tempo.INSTANT
    assert driver.again is not None
    assert driver.again.options.tempo is Tempo.INSTANT


def test_only_the_host_sets_the_tempo() -> None:
    """Setting the same tempo again leads to no fact."""
    driver = begin_match()
    before = driver.table.number
    assert driver.ask("ben", requests.SetTempo(Tempo.CALM)) == "not-host"
    assert driver.ask("ana", requests.SetTempo(Tempo.BRISK)) is None
    assert driver.table.number == before
    assert driver.ask("ana", requests.Close()) is None
    assert driver.table.phase is Phase.CLOSED
    assert driver.ask("ana", requests.SetTempo(Tempo.CALM)) == "table-closed"


@pytest.mark.parametrize("tempo", Tempo)
def test_the_length_of_a_window_follows_the_tempo(tempo: Tempo) -> None:
    """The table may have agreed on another time."""
    for agreed, seconds in ((None, WINDOW_SECONDS[tempo]), (9, 9)):
        driver = begin_match(tempo=tempo, snap_seconds=agreed)
        play_to_window(driver)
        assert next_due(driver.table) == driver.at + seconds * 1000


def test_a_log_from_before_the_tempo_can_be_read() -> None:
    """It has no tempo, and its windows have the time that was written down."""
    options = {"game": "cabo", "preset": "dutch", "changes": {}, "players": 2}
    options |= {"memory": "classic", "clock": None, "snap_seconds": 4, "public": False}
    opened = {"type": "opened", "options": options, "host": "ana", "seed": "", "assigned": False}
    entry = msgspec.convert({"at": 0, "fact": opened, "guest": "ana", "id": None}, Entry)
    assert isinstance(entry.fact, Opened)
    assert apply(None, entry).table.options.snap_seconds == 4


def test_a_snap_is_a_race() -> None:
    """Letting a window pass is no race, nor is a move on one's own turn."""
    driver = begin_match(3)
    turn = next(d for d in driver.table.decisions if d.must)
    assert not races(driver.table, turn.actor, turn.id, "draw")
    window = play_to_window(driver)
    seats = people_awaited(driver.table, window)
    assert len(seats) == 2
    for decision in driver.table.decisions:
        if decision.actor in seats:
            assert races(driver.table, decision.actor, decision.id, "snap 1")
            assert not races(driver.table, decision.actor, decision.id, "pass")
            assert not races(driver.table, 0 if decision.actor else 1, decision.id, "snap 1")
    decision = next(d for d in driver.table.decisions if d.actor == seats[0])
    assert driver.answer(decision, game_of(driver.table.options).parse("pass")) is None
    assert people_awaited(driver.table, window) == seats[1:]
