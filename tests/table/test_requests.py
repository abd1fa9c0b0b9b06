"""Repeated requests, and impossible ones."""

import unicodedata
from typing import Any

import msgspec
import pytest
from table.harness.table_driver import TableDriver

from dacabo.core.chance import WORD_BYTES
from dacabo.core.errors import RulesError
from dacabo.i18n import LANGUAGES, Words
from dacabo.table import requests
from dacabo.table.apply import MAX_REQUESTS_PER_GUEST
from dacabo.table.commands import open_table
from dacabo.table.options import Options, rules_of
from dacabo.table.table import Phase, answered

SEED = bytes(range(32))


def an_evening() -> TableDriver:
    """A table for three."""
    return TableDriver(Options(game="cabo", preset="original", players=3))


def test_a_request_that_comes_twice_is_known_again() -> None:
    """By the guest and their id, whatever has happened since; the last few only."""
    driver = an_evening()
    assert driver.ask("ben", requests.Sit(), id="sit") is None
    sat = driver.table.number
    assert driver.ask("ana", requests.Seal("a" * 64), id="sit") is None
    assert driver.ask("ana", requests.SeatBot("largo")) is None
    assert answered(driver.table, "ben", "sit") == sat
    assert answered(driver.table, "ana", "sit") == sat + 1
    assert answered(driver.table, "cyd", "sit") is None
    for turn in range(1, MAX_REQUESTS_PER_GUEST):
        assert driver.ask("ben", requests.Seal(str(turn) * 64), id=f"seal {turn}") is None
        assert answered(driver.table, "ben", "sit") == sat
    assert driver.ask("ben", requests.Seal("f" * 64), id="last") is None
    assert answered(driver.table, "ben", "sit") is None
    assert answered(driver.table, "ben", "seal 1") is not None


def test_a_request_with_several_facts_is_answered_by_the_first() -> None:
    """Effects without a request (a new host, a pause) belong to no guest."""
    driver = an_evening()
    number = driver.table.number
    assert driver.ask("ana", requests.Sit(2), id="move") is None
    assert answered(driver.table, "ana", "move") == number + 1
    assert driver.table.number == number + 2
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Leave(), id="bye") is None
    assert answered(driver.table, "ana", "bye") == driver.table.number - 1
    assert driver.log[-1].guest is driver.log[-1].id is None


def test_a_request_that_was_refused_is_not_remembered() -> None:
    """It may be sent again when the time has come."""
    driver = an_evening()
    assert driver.ask("ben", requests.Ready(), id="x") == "not-seated"
    assert answered(driver.table, "ben", "x") is None
    assert driver.ask("ben", requests.Sit(), id="y") is None
    assert driver.ask("ben", requests.Ready(), id="x") is None


@pytest.mark.parametrize(
    "word",
    [
        "",
        "🂡" * (WORD_BYTES // 4),
        "日本語",
        "\u202eabc",
        "a\0b\n",
        "ü" * (WORD_BYTES // 2),
        'say "hi"\n\\',
    ],
)
def test_words_of_any_script_up_to_their_size(word: str) -> None:
    """Unusual ones count too, in any Unicode normalisation."""
    driver = an_evening()
    for guest, said in (("ben", word), ("cyd", unicodedata.normalize("NFD", "über"))):
        assert driver.ask(guest, requests.Sit()) is None
        assert driver.seal(guest, said) is None
    driver.start()
    assert driver.table.phase is Phase.PLAYING
    driver.play_on(driver.rng, 20)
    driver.check_records()


def test_a_word_is_measured_as_it_is_hashed() -> None:
    """A lone surrogate is not a word."""
    driver = an_evening()
    for seat, guest in ((1, "ben"), (2, "cyd")):
        assert driver.ask(guest, requests.Sit(seat)) is None
    assert driver.ask("stranger", requests.Seal("0" * 64)) == "not-seated"
    assert driver.seal("ana") is None
    driver.start(reveal=False)
    for word in ("x" * (WORD_BYTES + 1), "x" * 1_000_000):
        assert driver.ask("ana", requests.Reveal(word, "0" * 64)) == "word-too-long"
    for broken in ("\ud800", "a\udfffb"):
        assert driver.ask("ana", requests.Reveal(broken, "0" * 64)) == "word-unreadable"


@pytest.mark.parametrize(
    "seal", ["", "0" * 63, "0" * 65, "F" * 64, "g" * 64, "0" * 64 + "\\n", "٠" * 64]
)
def test_a_seal_is_thirty_two_bytes(seal: str) -> None:
    """An invalid one is refused before a table sees it, and so is the salt of a word."""
    for text in (
        f'{{"type":"seal","seal":"{seal}"}}',
        f'{{"type":"reveal","word":"","salt":"{seal}"}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text.encode(), type=requests.Request)


def test_levels_that_are_none() -> None:
    """Only the levels that people play against sit at tables; a long name is cut in the error."""
    driver = an_evening()
    for level in ("random", "greedy", "oracle", "", "Largo", "x" * 10_000, "\ud800" * 50):
        assert driver.ask("ana", requests.SeatBot(level)) == "no-such-bot"
    assert driver.ask("ben", requests.SeatBot("largo")) == "not-host"


@pytest.mark.parametrize("text", ["", "x" * 5000, "\ud800", "draw\n", " draw", "DRAW", "replace 0"])
def test_moves_that_are_none(text: str) -> None:
    """A text that is not a move is refused, however long or broken."""
    driver = an_evening()
    driver.begin(["ana", "ben", "cyd"])
    for decision in driver.table.decisions:
        guest = driver.table.chairs[decision.actor].guest
        assert guest is not None
        assert driver.ask(guest, requests.Play(decision.id, text)) is not None


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"game": "x" * 10_000}, "no-such-game"),
        ({"preset": "single"}, "no-such-rules"),
        ({"preset": "\ud800" * 100}, "no-such-rules"),
        ({"game": "dacapo"}, "no-such-rules"),
        ({"players": 1}, "number-of-players"),
        ({"players": 6}, "number-of-players"),
        ({"players": -(10**30)}, "number-of-players"),
        ({"changes": {"cards": True}}, "option-unreadable"),
        ({"changes": {"snap": 1}}, "option-unreadable"),
        ({"changes": {"snap": "true"}}, "option-unreadable"),
        ({"changes": {"deck": "tarot"}}, "option-unreadable"),
        ({"changes": {"cards": 10**4000}}, "option-out-of-range"),
        ({"changes": {"cards": 20}, "players": 5}, "too-few-cards"),
        ({"changes": {"limit": None}}, "match-without-end"),
        ({"changes": {"check": 1}}, "unknown-option"),
        ({"changes": {"x" * 10_000: 1}}, "unknown-option"),
    ],
)
def test_options_that_cannot_be(changed: dict[str, Any], code: str) -> None:
    """A table that could not be played at is refused with the reason."""
    options: dict[str, Any] = {"game": "cabo", "preset": "original", "players": 3, **changed}
    with pytest.raises(RulesError) as refused:
        open_table(Options(**options), "ana", SEED, 0)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert len(Words(language).say(refused.value.phrase)) < 500


def test_yes_is_not_one() -> None:
    """A valid option in the cache does not make an invalid one valid."""
    options = Options(game="cabo", preset="original", players=3, changes={"snap": True})
    assert rules_of(options) == rules_of(options)
    with pytest.raises(RulesError):
        rules_of(Options(game="cabo", preset="original", players=3, changes={"snap": 1}))
    one = Options(game="cabo", preset="original", players=3, changes={"looks": 1})
    assert rules_of(one) != rules_of(options)


@pytest.mark.parametrize(
    "text",
    [
        b'{"game":"cabo","preset":"original","players":3,"clock":16}',
        b'{"game":"cabo","preset":"original","players":3,"snap_seconds":0}',
        b'{"game":"cabo","preset":"original","players":3,"snap_seconds":31}',
        b'{"game":"cabo","preset":"original","players":3,"changes":{"cards":1.5}}',
        b'{"game":"cabo","preset":"original","players":3,"changes":{"cards":[]}}',
        b'{"game":"cabo","preset":"original","players":3,"seed":"00"}',
        b'{"game":"\\ud800","preset":"original","players":3}',
        b'{"game":"cabo","preset":"original"}',
    ],
)
def test_options_that_cannot_be_read(text: bytes) -> None:
    """What comes over the wire has the right types, or is refused before a table sees it."""
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=Options)


def test_options_that_are_said_again_are_no_change() -> None:
    """The record of a table that names an option's default value can be verified."""
    said = {"rounds": 1, "cards": 4, "sets": True}
    driver = TableDriver(Options(game="cabo", preset="original", players=2, changes={**said}))
    driver.begin(["ana", "ben"])
    driver.play_on(driver.rng, 300)
    driver.check_records()
