"""The public view of a table, and the things that stay hidden."""

from random import Random

import msgspec
import pytest
from table.harness.table_driver import NAMES, PEOPLE, TableDriver

from dacabo.core.values import Discreet
from dacabo.games import GAMES
from dacabo.table import requests
from dacabo.table.errors import TableError
from dacabo.table.facts import Entry, Opened, Rematched
from dacabo.table.options import Memory, Options, game_of
from dacabo.table.record import guests_in, record_of
from dacabo.table.table import Phase, Step, chance_of, next_round
from dacabo.table.view import game_view, possible_moves, table_view

EVERY_RULE_SET = [(game, preset) for game in GAMES for preset in GAMES[game].presets]


def secrets_of(driver: TableDriver) -> list[str]:
    """The seed in every possible encoding."""
    seed = driver.table.seed
    return [repr(seed), str(list(seed)), seed.hex(), msgspec.json.encode(seed).decode().strip('"')]


def begin_match(game: str, preset: str, memory: Memory = Memory.CLASSIC) -> TableDriver:
    """A match in progress."""
    driver = TableDriver(Options(game=game, preset=preset, players=3, memory=memory))
    driver.begin(PEOPLE[:3])
    driver.play_on(Random(5), 15)
    while next_round(driver.table):
        driver.play_on(Random(5), 1)
    return driver


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_printing_a_table_reveals_no_secret(game: str, preset: str) -> None:
    """Neither `print` nor Rich nor an error shows one, and nesting makes no difference."""
    driver = begin_match(game, preset)
    opened, rematched = driver.log[0], Entry(0, Rematched(driver.table.seed))
    step = Step(opened, driver.table)
    assert isinstance(opened.fact, Opened)
    record = record_of(driver.abandoned, 1, NAMES)
    for hidden in (driver.table, step, opened.fact, rematched.fact, record):
        assert isinstance(hidden, Discreet)
        assert f"{hidden}" == f"{hidden!r}" == f"<{type(hidden).__name__}>"
        assert list(hidden.__rich_repr__()) == []
    text = "".join(
        f"{thing!r}{thing}" for thing in (opened, rematched, [step], chance_of(driver.table))
    )
    assert not any(secret in text for secret in secrets_of(driver))


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_a_view_is_that_of_the_game_and_lacks_the_seed(game: str, preset: str) -> None:
    """A classic table helps no one to remember, an assisted one all but spectators."""
    for memory in Memory:
        driver = begin_match(game, preset, memory)
        table = driver.table
        rules = game_of(table.options)
        for viewer in (None, 0, 1, 2):
            helped = memory is Memory.ASSISTED and viewer is not None
            knowledge = table.memories[viewer] if helped and viewer is not None else None
            view = game_view(table, viewer)
            assert view == rules.view(table.state, viewer, knowledge)
            written = msgspec.json.encode([view, table_view(table, "code", NAMES)]).decode()
            assert not any(secret in written for secret in secrets_of(driver))


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_possible_moves_are_shown_to_the_seat_that_decides(game: str, preset: str) -> None:
    """Other seats see no moves, and no seat does before the match."""
    table = begin_match(game, preset).table
    rules = game_of(table.options)
    decisions = [decision for decision in table.decisions if decision.actor >= 0]
    assert decisions
    for decision in decisions:
        legal = [rules.text(move) for move in rules.legal(table.state, decision)]
        assert list(possible_moves(table, decision.actor, decision.id)) == legal
        for other in {None, 0, 1, 2} - {decision.actor}:
            assert possible_moves(table, other, decision.id) == ()
    new_table = TableDriver(Options(game=game, preset=preset, players=3)).table
    assert possible_moves(new_table, 0, decisions[0].id) == ()


def test_names_are_public_and_the_seed_becomes_public_at_the_end() -> None:
    """Before the end, only the seal of the seed is public."""
    driver = begin_match("cabo", "original")
    shown = table_view(driver.table, "code", NAMES)
    assert [chair.name for chair in shown.chairs] == ["Ana", "Ben", "Ana"]
    assert [chair.player for chair in shown.chairs] == ["ana", "ben", "cyd"]
    assert (shown.seed, shown.commitment) == (None, driver.promised[0])
    driver.play_on(Random(6), 3000)
    assert driver.table.phase is Phase.OVER
    assert table_view(driver.table, "code", NAMES).seed == driver.table.seed.hex()


def test_a_record_gives_each_player_a_unique_name() -> None:
    """Equal names get a number, bots the name of a character, deleted guests a question mark."""
    driver = TableDriver(Options(game="cabo", preset="original", players=5))
    driver.begin(PEOPLE[:3], 2, level="andante")
    record = record_of(driver.abandoned, 1, {"ana": "Ana", "cyd": "Ana"})
    assert record is not None
    assert record.names == ("Ana", "?", "Ana 2", "Clara", "Bram")
    assert record_of(driver.log, 2, NAMES) is None
    assert guests_in(driver.log) == {"ana", "ben", "cyd"}
    driver.check_records()


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_a_match_in_progress_has_no_record(game: str, preset: str) -> None:
    """A record contains the seed and the cards, so the match must be over or abandoned."""
    driver = begin_match(game, preset)
    with pytest.raises(TableError, match="match-goes-on"):
        record_of(driver.log, 1, NAMES)
    assert driver.ask(driver.table.host, requests.Pause()) is None
    with pytest.raises(TableError, match="match-goes-on"):
        record_of(driver.log, 1, NAMES)
    assert driver.ask(driver.table.host, requests.Close()) is None
    assert record_of(driver.log, 1, NAMES) is not None


def test_a_match_that_has_not_begun_has_no_record() -> None:
    """It has no view of the game either."""
    driver = TableDriver(Options(game="dacapo", preset="single", players=2))
    assert record_of(driver.log, 1, NAMES) is None
    assert game_view(driver.table, None) is None
    assert game_view(driver.table, 0) is None
