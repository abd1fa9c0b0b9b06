"""The record of a running match: finished rounds, and nothing that says anything of later ones."""

from random import Random

import pytest
from msgspec.structs import replace
from table.harness.table_driver import NAMES, PEOPLE, TableDriver

from dacabo.records import Chance, Record, first_rounds, frames, verify, write
from dacabo.records.record import Changes
from dacabo.table import record as record_module
from dacabo.table.errors import TableError
from dacabo.table.options import Options
from dacabo.table.record import record_of
from dacabo.table.table import Phase

CASES: dict[str, tuple[str, Changes]] = {
    "original": ("cabo", {"limit": 40}),
    "dutch": ("cabo", {"rounds": 3}),
    "match": ("dacapo", {"stack": 5, "hand": 3, "highest": 6, "target": 12}),
}


def driver_of(preset: str, seed: int = 0) -> TableDriver:
    """A table at which three people begin a match, each with a share in the shuffle."""
    game, changes = CASES[preset]
    driver = TableDriver(Options(game=game, preset=preset, changes=changes, players=3), seed)
    driver.begin(PEOPLE[:3])
    return driver


def finished_rounds(driver: TableDriver) -> int:
    """The number of rounds that are over."""
    return len(driver.table.state.results)


def parts_while_playing(driver: TableDriver) -> dict[int, str]:
    """By number of rounds: the part of the record just when the last of them was over."""
    parts: dict[int, str] = {}
    rng = Random(7)
    while driver.table.phase is Phase.PLAYING:
        rounds = finished_rounds(driver)
        if rounds and rounds not in parts:
            parts[rounds] = part(driver, rounds)
        driver.play_on(rng, 1)
    return parts


def part(driver: TableDriver, rounds: int) -> str:
    """The text of the first rounds."""
    record = record_of(driver.log, 1, NAMES, rounds)
    assert record is not None
    check_secrets(record, driver)
    return write(record)


def check_secrets(record: Record, driver: TableDriver) -> None:
    """Neither the seed nor anything that the players added is in the text of a record."""
    table, text = driver.table, write(record)
    assert table.seed.hex() not in text
    assert not any(chair.share and chair.share.hex() in text for chair in table.chairs)
    assert "Words" not in text


@pytest.mark.parametrize("preset", CASES)
def test_a_part_has_the_finished_rounds_as_they_will_be_recorded(preset: str) -> None:
    """Each part is the beginning of the next one, and of the whole record, which proves it."""
    driver = driver_of(preset)
    parts = parts_while_playing(driver)
    whole = record_of(driver.log, 1, NAMES)
    assert whole is not None
    assert len(parts) == finished_rounds(driver) - 1 > 0
    for rounds, text in parts.items():
        verified = verify(text)
        assert verified.chance is Chance.SEALED
        assert verified.record.commitment == whole.commitment
        assert verified.record.moves == whole.moves[: len(verified.record.moves)]
        assert [*frames(verified.record)][-1].round == rounds
        assert first_rounds(whole, rounds) == verified.record


@pytest.mark.parametrize("preset", CASES)
def test_a_round_that_is_not_finished_is_in_no_part(preset: str) -> None:
    """Nor is there a part of no rounds."""
    driver = driver_of(preset)
    for rounds in (0, 1, 2):
        with pytest.raises(TableError, match="match-goes-on"):
            record_of(driver.log, 1, NAMES, rounds)
    rng = Random(7)
    while not finished_rounds(driver):
        driver.play_on(rng, 1)
    before = part(driver, 1)
    driver.play_on(rng, 5)
    if finished_rounds(driver) == 1:
        assert part(driver, 1) == before
        with pytest.raises(TableError, match="match-goes-on"):
            record_of(driver.log, 1, NAMES, 2)


def test_a_part_does_not_depend_on_the_rounds_to_come() -> None:
    """With other chance in all later rounds, the part is the same but for the commitment."""
    driver = driver_of("dutch")
    parts_while_playing(driver)
    whole = record_of(driver.log, 1, NAMES)
    assert whole is not None
    first = first_rounds(whole, 1)
    assert first is not None
    shorter = replace(whole, moves=whole.moves[: len(first.moves) + 5])
    assert first_rounds(shorter, 1) == first
    assert first_rounds(shorter, 2) is None


def test_the_test_finds_a_planted_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the seed and the shares in it, a part would give away the next deal."""

    def leaky(record: Record, rounds: int) -> Record | None:
        cut = first_rounds(record, rounds)
        return cut and replace(cut, seed=record.seed, shares=record.shares, words=record.words)

    monkeypatch.setattr(record_module, "first_rounds", leaky)
    driver = driver_of("dutch")
    with pytest.raises(AssertionError):
        parts_while_playing(driver)
