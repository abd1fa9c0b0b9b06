"""Clocks: the moves made for a player whose time is up, and when a bot takes over."""

from random import Random
from typing import Any

import pytest
from table.harness.table_driver import MINUTE, PEOPLE, TableDriver, clock_keys

from dacabo.core.game import Decision
from dacabo.core.seats import TABLE
from dacabo.games import GAMES
from dacabo.table import requests
from dacabo.table.clocks import NEXT_ROUND_SECONDS, next_due
from dacabo.table.facts import By, Moved
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, next_round

EVERY_RULE_SET = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def table_for(people: int, **options: Any) -> TableDriver:
    """A match that has just begun, with people only."""
    chosen = {"game": "cabo", "preset": "original", "players": people, "clock": 30, **options}
    driver = TableDriver(Options(**chosen))
    driver.begin(PEOPLE[:people])
    return driver


def pending_decision(driver: TableDriver) -> Decision:
    """The decision that a player has to make next."""
    return next(d for d in driver.table.decisions if d.must and d.actor != TABLE)


def play_default(driver: TableDriver, decision: Decision) -> None:
    """A player makes the default move in time."""
    game = game_of(driver.table.options)
    assert driver.answer(decision, game.default(driver.table.state, decision)) is None


def finish_first_looks(driver: TableDriver) -> None:
    """Let all players look at their first cards."""
    while (decision := pending_decision(driver)).kind in ("first-look", "looking"):
        play_default(driver, decision)


def try_to_call_or_build(driver: TableDriver) -> bool:
    """Make a move that brings the end nearer, if there is one; return whether it was made.

    With default moves alone some matches would never end.
    """
    game = game_of(driver.table.options)
    for decision in driver.table.decisions:
        if decision.kind == "turn" and driver.table.chairs[decision.actor].level is None:
            for move in game.legal(driver.table.state, decision):
                if game.text(move).startswith(("cabo", "build")):
                    return driver.answer(decision, move) is None
    return False


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_default_moves_finish_a_match(game: str, preset: str) -> None:
    """Every kind of decision has a default move when its time is up."""
    driver = table_for(3, game=game, preset=preset)
    for _ in range(3000):
        if driver.table.phase is Phase.OVER:
            break
        if driver.table.phase is Phase.PAUSED:
            returned = [
                guest for guest in PEOPLE[:3] if driver.ask(guest, requests.Return()) is None
            ]
            assert driver.ask(returned[0], requests.Continue()) is None
        if driver.rng.random() < 0.3 and try_to_call_or_build(driver):
            continue
        for seat, chair in enumerate(driver.table.chairs):
            if chair.level is not None:
                assert driver.ask(PEOPLE[seat], requests.Return()) in (None, "bot-stays")
        driver.let_next_clock_expire()
    assert driver.table.phase is Phase.OVER
    driver.check_records()
    kinds = {key.removeprefix("clock: ") for key in driver.counted if key.startswith("clock: ")}
    assert kinds.isdisjoint({"sneak", "snap"}), "optional moves are not made for a player"
    assert {"turn"} | ({"first-look", "looking", "card"} if game == "cabo" else set()) <= kinds
    assert ("close" in kinds) == (preset == "dutch")


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_a_match_that_everybody_left_is_paused(game: str, preset: str) -> None:
    """Bots play for people who never move, and then the table waits for them."""
    driver = table_for(3, game=game, preset=preset)
    for _ in range(60):
        driver.let_next_clock_expire()
    assert driver.table.phase is Phase.PAUSED
    assert all(chair.level == "allegro" for chair in driver.table.chairs)
    assert next_due(driver.table) is None
    assert driver.ask("ana", requests.Continue()) == "bot-sits-in"
    driver.wait(10**10)
    driver.ring()
    assert driver.table.phase is Phase.PAUSED
    assert driver.ask("cyd", requests.Return()) is None
    assert driver.table.host == "cyd"
    assert driver.ask("cyd", requests.Continue()) is None
    assert driver.counted["Continued"] == 1


def test_a_player_who_moves_after_a_missed_turn_is_not_replaced() -> None:
    """Only clocks missed in a row count; a turn of several moves counts once."""
    driver = table_for(2)
    finish_first_looks(driver)
    for _ in range(4):  # each misses every other turn
        driver.let_next_clock_expire()  # draws and discards: two moves, one clock
        driver.let_next_clock_expire()
        for _ in range(2):
            turn = pending_decision(driver).clock
            while pending_decision(driver).clock == turn:
                play_default(driver, pending_decision(driver))
    assert driver.counted["BotSubstituted"] == 0
    for _ in range(3):
        driver.let_next_clock_expire()
    assert driver.counted["BotSubstituted"] == 1


def test_a_missed_snap_window_is_no_missed_turn() -> None:
    """The table closes the window, and no player had to answer."""
    driver = table_for(3, preset="dutch", clock=None)
    finish_first_looks(driver)
    windows = 0
    for _ in range(60):
        if any(d.kind == "close" for d in driver.table.decisions):
            (clock,) = driver.table.clocks
            assert clock.due - driver.log[-1].at == 2000
            driver.let_next_clock_expire()
            windows += 1
        else:
            play_default(driver, pending_decision(driver))
    assert windows > 5
    assert driver.counted["BotSubstituted"] == 0
    assert driver.counted["clock: close"] == windows


def test_a_window_closes_early_when_all_have_passed() -> None:
    """Its clock is removed with it."""
    driver = table_for(3, preset="dutch", clock=None)
    finish_first_looks(driver)
    while not (awaited := [d for d in driver.table.decisions if d.kind == "snap"]):
        play_default(driver, pending_decision(driver))
    for decision in awaited:
        play_default(driver, decision)
    assert driver.table.clocks == ()
    assert pending_decision(driver).kind == "turn"


def test_the_time_of_a_match_stands_still_while_it_is_paused() -> None:
    """The minutes of a tournament count only during play, over any number of pauses."""
    driver = table_for(2, preset="tournament", clock=None)
    assert clock_keys(driver.table) == {"time"}
    for minutes in (10, 20, 14):
        driver.wait(minutes * MINUTE)
        driver.ring()
        assert driver.ask("ana", requests.Pause()) is None
        assert driver.table.clocks == ()
        driver.wait(1000 * MINUTE)
        driver.ring()
        assert driver.ask("ben", requests.Continue()) is None
    due = next_due(driver.table)
    assert due is not None
    assert due - driver.at == MINUTE
    driver.let_next_clock_expire()
    assert driver.counted["clock: time"] == 1
    assert next_due(driver.table) is None
    driver.play_on(Random(1), 400)
    assert driver.table.phase is Phase.OVER, "this round is the last one"
    assert len(driver.table.state.results) == 1


def test_time_that_ran_out_just_before_a_pause_rings_after_it() -> None:
    """A clock that was due when the host paused is not forgotten."""
    driver = table_for(2, preset="tournament", clock=None)
    driver.wait(45 * MINUTE + 5)
    assert driver.ask("ana", requests.Pause()) is None
    assert driver.ask("ana", requests.Continue()) is None
    driver.ring()
    assert driver.counted["clock: time"] == 1


def test_a_rematch_has_all_its_time() -> None:
    """Minutes that were left in the last match are not carried over."""
    driver = table_for(2, preset="tournament", clock=None, changes={"minutes": 1, "rounds": 1})
    driver.wait(MINUTE // 2)
    for request in (requests.Pause(), requests.Continue()):
        assert driver.ask("ana", request) is None
    driver.play_on(Random(1), 400)
    assert driver.table.phase is Phase.OVER
    assert driver.ask("ben", requests.Rematch()) is None
    driver.start()
    due = next_due(driver.table)
    assert due is not None
    assert due - driver.at == MINUTE


def test_the_next_round_waits_until_all_have_seen_the_points() -> None:
    """The next round begins when all are ready, or after a minute if a clock runs."""
    for clock in (None, 15):
        driver = table_for(2, clock=clock, changes={"rounds": 3, "limit": None})
        rng = Random(3)
        while not next_round(driver.table):
            driver.play_on(rng, 1)
        assert driver.ask("ana", requests.Ready()) is None
        if clock is None:
            assert next_due(driver.table) is None
            assert driver.ask("ana", requests.Ready(ready=False)) is None
            assert driver.ask("ben", requests.Ready()) is None
            assert next_round(driver.table)
            assert driver.ask("ana", requests.Ready()) is None
        else:
            assert next_due(driver.table) == driver.log[-2].at + NEXT_ROUND_SECONDS * 1000
            driver.let_next_clock_expire()
        assert next_round(driver.table) is None
        assert not any(chair.ready for chair in driver.table.chairs)


def test_a_clock_that_rings_days_late_costs_one_turn() -> None:
    """After a long downtime of the server no player has lost more than the current turn."""
    driver = table_for(3)
    finish_first_looks(driver)
    driver.wait(10**9)
    turn = pending_decision(driver).clock
    length_before = len(driver.log)
    driver.ring()
    moved = [entry.fact for entry in driver.log[length_before:]]
    assert all(isinstance(fact, Moved) and fact.by is By.CLOCK for fact in moved)
    assert {fact.decision.rpartition(".")[0] for fact in moved if isinstance(fact, Moved)} == {turn}
    assert next_due(driver.table) == driver.at + 30_000
