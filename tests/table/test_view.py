"""What is shown of a table, and what stays hidden."""

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


def a_match(game: str, preset: str, memory: Memory = Memory.CLASSIC) -> TableDriver:
    """A match in progress."""
    driver = TableDriver(Options(game=game, preset=preset, players=3, memory=memory))
    driver.begin(PEOPLE[:3])
    driver.play_on(Random(5), 15)
    while next_round(driver.table):
        driver.play_on(Random(5), 1)
    return driver


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_nothing_that_prints_a_table_tells_its_secrets(game: str, preset: str) -> None:
    """Neither by `print`, nor by Rich, nor nested in another value, nor in an error."""
    driver = a_match(game, preset)
    opened, again = driver.log[0], Entry(0, Rematched(driver.table.seed))
    step = Step(opened, driver.table)
    assert isinstance(opened.fact, Opened)
    record = record_of(driver.abandoned, 1, NAMES)
    for hidden in (driver.table, step, opened.fact, again.fact, record):
        assert isinstance(hidden, Discreet)
        assert f"{hidden}" == f"{hidden!r}" == f"<{type(hidden).__name__}>"
        assert list(hidden.__rich_repr__()) == []
    text = "".join(
        f"{thing!r}{thing}" for thing in (opened, again, [step], chance_of(driver.table))
    )
    assert not any(secret in text for secret in secrets_of(driver))


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_views_are_those_of_the_game_and_without_the_seed(game: str, preset: str) -> None:
    """A classic table helps no one to remember, an assisted one all but spectators."""
    for memory in Memory:
        driver = a_match(game, preset, memory)
        table = driver.table
        rules = game_of(table.options)
        for viewer in (None, 0, 1, 2):
            helped = memory is Memory.ASSISTED and viewer is not None
            known = table.memories[viewer] if helped and viewer is not None else None
            view = game_view(table, viewer)
            assert view == rules.view(table.state, viewer, known)
            written = msgspec.json.encode([view, table_view(table, "code", NAMES)]).decode()
            assert not any(secret in written for secret in secrets_of(driver))


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_possible_moves_are_told_to_whoever_is_asked(game: str, preset: str) -> None:
    """All legal moves, as texts; nothing to other seats, nor before the match."""
    table = a_match(game, preset).table
    rules = game_of(table.options)
    asked = [decision for decision in table.decisions if decision.actor >= 0]
    assert asked
    for decision in asked:
        legal = [rules.text(move) for move in rules.legal(table.state, decision)]
        assert list(possible_moves(table, decision.actor, decision.id)) == legal
        for other in {None, 0, 1, 2} - {decision.actor}:
            assert possible_moves(table, other, decision.id) == ()
    opened = TableDriver(Options(game=game, preset=preset, players=3)).table
    assert possible_moves(opened, 0, asked[0].id) == ()


def test_the_table_around_the_cards() -> None:
    """Names are public; the seed is when the match is over, not before."""
    driver = a_match("cabo", "original")
    shown = table_view(driver.table, "code", NAMES)
    assert [chair.name for chair in shown.chairs] == ["Ana", "Ben", "Ana"]
    assert [chair.player for chair in shown.chairs] == ["ana", "ben", "cyd"]
    assert (shown.seed, shown.commitment) == (None, driver.promised[0])
    driver.play_on(Random(6), 3000)
    assert driver.table.phase is Phase.OVER
    assert table_view(driver.table, "code", NAMES).seed == driver.table.seed.hex()


def test_a_record_knows_everybody_by_a_name_of_their_own() -> None:
    """Two of the same name are distinguished; bots are characters, deleted guests have no name."""
    driver = TableDriver(Options(game="cabo", preset="original", players=5))
    driver.begin(PEOPLE[:3], 2, level="andante")
    record = record_of(driver.abandoned, 1, {"ana": "Ana", "cyd": "Ana"})
    assert record is not None
    assert record.names == ("Ana", "?", "Ana 2", "Clara", "Bram")
    assert record_of(driver.log, 2, NAMES) is None
    assert guests_in(driver.log) == {"ana", "ben", "cyd"}
    driver.check_records()


@pytest.mark.parametrize(("game", "preset"), EVERY_RULE_SET)
def test_no_record_while_the_match_goes_on(game: str, preset: str) -> None:
    """It contains the seed and the cards: there is none before the match is over or abandoned."""
    driver = a_match(game, preset)
    with pytest.raises(TableError, match="match-goes-on"):
        record_of(driver.log, 1, NAMES)
    assert driver.ask(driver.table.host, requests.Pause()) is None
    with pytest.raises(TableError, match="match-goes-on"):
        record_of(driver.log, 1, NAMES)
    assert driver.ask(driver.table.host, requests.Close()) is None
    assert record_of(driver.log, 1, NAMES) is not None


def test_no_record_before_the_start() -> None:
    """What has not begun has no record."""
    driver = TableDriver(Options(game="dacapo", preset="single", players=2))
    assert record_of(driver.log, 1, NAMES) is None
    assert game_view(driver.table, None) is None
    assert game_view(driver.table, 0) is None
