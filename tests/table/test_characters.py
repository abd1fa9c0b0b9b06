"""Bots at a table are somebody: characters, by name or for a level."""

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


def an_evening(players: int = 6) -> TableDriver:
    """A table with one person."""
    return TableDriver(Options(game="cabo", preset="dutch", players=players))


def bots(driver: TableDriver) -> list[tuple[str | None, str | None]]:
    """The levels and characters of the bots."""
    return [(chair.level, chair.character) for chair in driver.table.chairs if chair.level]


def test_a_character_sits_down_by_name_and_plays_at_their_level() -> None:
    """Each of them, and nobody twice at a table."""
    for key, one in CHARACTERS.items():
        driver = an_evening()
        assert driver.ask("ana", requests.SeatBot(key, 3)) is None
        assert bots(driver) == [(one.level, key)]
        assert table_view(driver.table, "code", {}).chairs[3].name == one.name
        assert driver.ask("ana", requests.SeatBot(key)) == "character-sits"


def test_a_level_is_played_by_somebody_of_that_level_first() -> None:
    """Then others help out: they play as that level does, and nobody comes twice."""
    for level in LEVELS:
        driver = an_evening()
        for _ in range(5):
            assert driver.ask("ana", requests.SeatBot(level)) is None
        levels, who = zip(*bots(driver), strict=True)
        assert set(levels) == {level}
        assert len({*who} - {None}) == 5
        assert {CHARACTERS[key or ""].level for key in who[:2]} == {level}


def test_whoever_has_learned_the_game_sits_down_as_nobody_in_particular(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its level is its name, and it has no habit; it gets up if it has not learned another game."""
    monkeypatch.setattr(commands, "levels_in", lambda game: levels_in(game)[: 5 - (game != "cabo")])
    driver = an_evening(3)
    for _ in range(2):
        assert driver.ask("ana", requests.SeatBot("prestissimo")) is None
    assert bots(driver) == [("prestissimo", None)] * 2
    assert table_view(driver.table, "code", {}).chairs[1].name == ""
    other = Options(game="dacapo", preset="single", players=3)
    assert driver.ask("ana", requests.Agree(other)) is None
    assert not bots(driver)
    assert driver.ask("ana", requests.SeatBot("prestissimo")) == "no-such-bot"
    assert driver.ask("ana", requests.SeatBot("presto")) is None


def test_who_comes_first_differs_from_table_to_table() -> None:
    """Or it would always be the same person against whom one plays alone."""
    first = set()
    for at in range(10):
        driver = an_evening(2)
        driver.wait(at)
        assert driver.ask("ana", requests.SeatBot("allegro")) is None
        first |= {*bots(driver)}
    assert len(first) == 2


def test_characters_stay_for_a_rematch() -> None:
    """With level, habit and name."""
    driver = TableDriver(Options(game="cabo", preset="dutch", players=3, changes={"rounds": 1}))
    driver.begin(["ana"], 2, level="largo")
    before = bots(driver)
    driver.play_on(Random(6), 3000)
    assert driver.table.phase is Phase.OVER
    assert driver.ask("ana", requests.Rematch()) is None
    assert bots(driver) == before


def test_a_log_from_before_bots_were_somebody_can_be_read() -> None:
    """Its bots have a level and no name."""
    driver = an_evening(2)
    old = msgspec.json.decode(
        b'{"at":1,"fact":{"type":"bot-sat","seat":1,"level":"andante"}}', type=Entry
    )
    assert old.fact == BotSat(1, "andante")
    table = apply(driver.table, old).table
    assert (table.chairs[1].level, table.chairs[1].character) == ("andante", None)
    chair = table_view(table, "code", {}).chairs[1]
    assert (chair.name, chair.character) == ("", None)


def test_a_character_of_a_later_version_has_no_name_and_breaks_nothing() -> None:
    """A log may name somebody who does not play here any more."""
    driver = an_evening(2)
    table = apply(driver.table, Entry(1, BotSat(1, "andante", "nobody"))).table
    assert table_view(table, "code", {}).chairs[1].name == ""
