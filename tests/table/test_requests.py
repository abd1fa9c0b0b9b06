"""Repeated requests, and invalid ones."""

import unicodedata
from typing import Any

import msgspec
import pytest
from table.harness.table_driver import TableDriver

from dacabo.core.chance import MAX_WORD_BYTES
from dacabo.core.errors import RulesError
from dacabo.i18n import LANGUAGES, Words
from dacabo.table import requests
from dacabo.table.apply import MAX_REQUESTS_PER_GUEST
from dacabo.table.commands import open_table
from dacabo.table.options import Options, rules_of
from dacabo.table.table import Phase, answered

SEED = bytes(range(32))


def table_for_three() -> TableDriver:
    """A table for three."""
    return TableDriver(Options(game="cabo", preset="original", players=3))


def test_a_repeated_request_is_recognised() -> None:
    """The guest and the id identify it, as long as it is among the last few of that guest."""
    driver = table_for_three()
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


def test_the_answer_to_a_request_is_its_first_fact() -> None:
    """Side effects (a new host, a pause) belong to no request."""
    driver = table_for_three()
    number = driver.table.number
    assert driver.ask("ana", requests.Sit(2), id="move") is None
    assert answered(driver.table, "ana", "move") == number + 1
    assert driver.table.number == number + 2
    assert driver.ask("ben", requests.Sit()) is None
    assert driver.ask("ana", requests.Leave(), id="bye") is None
    assert answered(driver.table, "ana", "bye") == driver.table.number - 1
    assert driver.log[-1].guest is driver.log[-1].id is None


def test_a_refused_request_is_not_remembered() -> None:
    """The guest may send it again when it is possible."""
    driver = table_for_three()
    assert driver.ask("ben", requests.Ready(), id="x") == "not-seated"
    assert answered(driver.table, "ben", "x") is None
    assert driver.ask("ben", requests.Sit(), id="y") is None
    assert driver.ask("ben", requests.Ready(), id="x") is None


@pytest.mark.parametrize(
    "word",
    [
        "",
        "🂡" * (MAX_WORD_BYTES // 4),
        "日本語",
        "\u202eabc",
        "a\0b\n",
        "ü" * (MAX_WORD_BYTES // 2),
        'say "hi"\n\\',
    ],
)
def test_a_word_of_any_script_can_be_shared(word: str) -> None:
    """Unusual characters count too, in any Unicode normalisation."""
    driver = table_for_three()
    for guest, shared_word in (("ben", word), ("cyd", unicodedata.normalize("NFD", "über"))):
        assert driver.ask(guest, requests.Sit()) is None
        assert driver.seal(guest, shared_word) is None
    driver.start()
    assert driver.table.phase is Phase.PLAYING
    driver.play_on(driver.rng, 20)
    driver.check_records()


def test_the_length_of_a_word_is_that_of_its_utf_8() -> None:
    """The bytes are those that are hashed. A lone surrogate has none, so it is refused."""
    driver = table_for_three()
    for seat, guest in ((1, "ben"), (2, "cyd")):
        assert driver.ask(guest, requests.Sit(seat)) is None
    assert driver.ask("stranger", requests.Seal("0" * 64)) == "not-seated"
    assert driver.seal("ana") is None
    driver.start(reveal=False)
    for word in ("x" * (MAX_WORD_BYTES + 1), "x" * 1_000_000):
        assert driver.ask("ana", requests.Reveal(word, "0" * 64)) == "word-too-long"
    for broken in ("\ud800", "a\udfffb"):
        assert driver.ask("ana", requests.Reveal(broken, "0" * 64)) == "word-unreadable"


@pytest.mark.parametrize(
    "seal", ["", "0" * 63, "0" * 65, "F" * 64, "g" * 64, "0" * 64 + "\\n", "٠" * 64]
)
def test_a_seal_is_thirty_two_bytes(seal: str) -> None:
    """An invalid seal is refused before a table sees it, and so is an invalid salt of a word."""
    for text in (
        f'{{"type":"seal","seal":"{seal}"}}',
        f'{{"type":"reveal","word":"","salt":"{seal}"}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(text.encode(), type=requests.Request)


def test_unknown_levels_are_refused() -> None:
    """Baselines of the arena cannot sit at tables; a long name is cut in the error."""
    driver = table_for_three()
    for level in ("random", "greedy", "oracle", "", "Largo", "x" * 10_000, "\ud800" * 50):
        assert driver.ask("ana", requests.SeatBot(level)) == "no-such-bot"
    assert driver.ask("ben", requests.SeatBot("largo")) == "not-host"


@pytest.mark.parametrize("text", ["", "x" * 5000, "\ud800", "draw\n", " draw", "DRAW", "replace 0"])
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    """It is refused however long or broken it is."""
    driver = table_for_three()
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
def test_invalid_options_are_refused_with_a_reason(changed: dict[str, Any], code: str) -> None:
    """Nobody could play at such a table."""
    options: dict[str, Any] = {"game": "cabo", "preset": "original", "players": 3, **changed}
    with pytest.raises(RulesError) as refused:
        open_table(Options(**options), "ana", SEED, 0)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert len(Words(language).say(refused.value.phrase)) < 500


def test_an_option_of_the_wrong_type_is_refused_despite_the_cache() -> None:
    """`True` equals 1 in Python, so it could match a cached option by mistake."""
    options = Options(game="cabo", preset="original", players=3, changes={"snap": True})
    assert rules_of(options) == rules_of(options)
    with pytest.raises(RulesError):
        rules_of(Options(game="cabo", preset="original", players=3, changes={"snap": 1}))
    with_one_look = Options(game="cabo", preset="original", players=3, changes={"looks": 1})
    assert rules_of(with_one_look) != rules_of(options)


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
def test_options_of_the_wrong_type_cannot_be_decoded(text: bytes) -> None:
    """Options from the network have the right types, or are refused before a table sees them."""
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(text, type=Options)


def test_a_default_value_that_is_named_is_no_change() -> None:
    """The record of a table that names an option's default value can be verified."""
    defaults = {"rounds": 1, "cards": 4, "sets": True}
    driver = TableDriver(Options(game="cabo", preset="original", players=2, changes={**defaults}))
    driver.begin(["ana", "ben"])
    driver.play_on(driver.rng, 300)
    driver.check_records()
