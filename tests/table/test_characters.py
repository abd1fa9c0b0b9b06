"""Characters: bots with a name that sit down by name or for a level."""

from random import Random

import msgspec
import pytest
from table.harness.table_driver import TableDriver

from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import LEVELS, levels_in
from dacabo.table import commands, requests
from dacabo.table.apply import apply
from dacabo.table.facts import BotSat, Entry
from dacabo.table.options import Options
from dacabo.table.table import Phase
from dacabo.table.view import table_view


def table_with_one_person(players: int = 6) -> TableDriver:
    """A table with one person."""
    return TableDriver(Options(game="cabo", preset="dutch", players=players))


def bots(driver: TableDriver) -> list[tuple[str | None, str | None]]:
    """The levels and characters of the bots."""
    return [(chair.level, chair.character) for chair in driver.table.chairs if chair.level]


def test_a_character_sits_down_by_name_and_plays_at_their_level() -> None:
    """Each character can sit down, but only once at a table."""
    for key, one in CHARACTERS.items():
        driver = table_with_one_person()
        assert driver.ask("ana", requests.SeatBot(key, 3)) is None
        assert bots(driver) == [(one.level, key)]
        assert table_view(driver.table, "code", {}).chairs[3].name == one.name
        assert driver.ask("ana", requests.SeatBot(key)) == "character-sits"


def test_a_level_is_played_by_a_character_of_that_level_first() -> None:
    """Then other characters play at that level, each only once."""
    for level in LEVELS:
        driver = table_with_one_person()
        for _ in range(5):
            assert driver.ask("ana", requests.SeatBot(level)) is None
        levels, characters = zip(*bots(driver), strict=True)
        assert set(levels) == {level}
        assert len({*characters} - {None}) == 5
        assert {CHARACTERS[key or ""].level for key in characters[:2]} == {level}


def test_the_learned_bot_has_no_character(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its level is its name, and it leaves if the host chooses a game that it has not learned."""
    monkeypatch.setattr(commands, "levels_in", lambda game: levels_in(game)[: 5 - (game != "cabo")])
    driver = table_with_one_person(3)
    for _ in range(2):
        assert driver.ask("ana", requests.SeatBot("prestissimo")) is None
    assert bots(driver) == [("prestissimo", None)] * 2
    assert table_view(driver.table, "code", {}).chairs[1].name == ""
    dacapo = Options(game="dacapo", preset="single", players=3)
    assert driver.ask("ana", requests.Agree(dacapo)) is None
    assert not bots(driver)
    assert driver.ask("ana", requests.SeatBot("prestissimo")) == "no-such-bot"
    assert driver.ask("ana", requests.SeatBot("presto")) is None


def test_the_first_character_of_a_level_differs_from_table_to_table() -> None:
    """Otherwise a player alone would always meet the same character."""
    characters = set()
    for at in range(10):
        driver = table_with_one_person(2)
        driver.wait(at)
        assert driver.ask("ana", requests.SeatBot("allegro")) is None
        characters |= {*bots(driver)}
    assert len(characters) == 2


def test_characters_stay_for_a_rematch() -> None:
    """They keep level, habit and name."""
    driver = TableDriver(Options(game="cabo", preset="dutch", players=3, changes={"rounds": 1}))
    driver.begin(["ana"], 2, level="largo")
    before = bots(driver)
    driver.play_on(Random(6), 3000)
    assert driver.table.phase is Phase.OVER
    assert driver.ask("ana", requests.Rematch()) is None
    assert bots(driver) == before


def test_a_log_from_before_characters_can_be_read() -> None:
    """Its bots have a level, but no name."""
    driver = table_with_one_person(2)
    old = msgspec.json.decode(
        b'{"at":1,"fact":{"type":"bot-sat","seat":1,"level":"andante"}}', type=Entry
    )
    assert old.fact == BotSat(1, "andante")
    table = apply(driver.table, old).table
    assert (table.chairs[1].level, table.chairs[1].character) == ("andante", None)
    chair = table_view(table, "code", {}).chairs[1]
    assert (chair.name, chair.character) == ("", None)


def test_an_unknown_character_in_a_log_has_no_name() -> None:
    """A log of another version may have a character that this version lacks."""
    driver = table_with_one_person(2)
    table = apply(driver.table, Entry(1, BotSat(1, "andante", "nobody"))).table
    assert table_view(table, "code", {}).chairs[1].name == ""
