"""Forged and garbled records: the error names the problem and its place."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from dacabo.i18n import LANGUAGES, Words, tell_error
from dacabo.records import Chance, RecordError, verify

MATCH = (Path(__file__).parent / "examples" / "cabo-original.dacabo").read_text("utf-8")


def change(old: str, new: str) -> Callable[[str], str]:
    """Replace a text that occurs exactly once."""

    def forge(text: str) -> str:
        assert text.count(old) == 1
        return text.replace(old, new)

    return forge


def swapped_shuffle(text: str) -> str:
    """Exchange the first two cards of the deal, so that it can still be played."""
    return change("shuffled 22,33,", "shuffled 33,22,")(text)


FORGERIES: dict[str, tuple[Callable[[str], str], str]] = {
    "a shuffle": (
        swapped_shuffle,
        (
            "Line 11, column 15: this does not follow from the seed and the words or shares"
            " (round/1/deal)."
        ),
    ),
    "a card twice": (
        change("shuffled 22,33,", "shuffled 22,22,"),
        "Line 11, column 15: the rules do not allow “table: shuffled 22,22,29,43,",
    ),
    "the lot": (
        change("lot 1", "lot 0"),
        (
            "Line 11, column 8: this does not follow from the seed and the words or shares"
            " (round/1/starter)."
        ),
    ),
    "the seed": (
        change("Seed: 1e", "Seed: 2e"),
        "Line 7, column 7: the seed does not match the seal.",
    ),
    "the commitment": (
        change("Commitment: d", "Commitment: e"),
        "Line 7, column 7: the seed does not match the seal.",
    ),
    "a word": (
        change("is a virtue", "is a Virtue"),
        (
            "Line 11, column 15: this does not follow from the seed and the words or shares"
            " (round/1/deal)."
        ),
    ),
    "a move into one that cannot be": (
        change("4. a: take; replace 1", "4. a: take; replace 9"),
        "Line 17, column 13: the rules do not allow “a: replace 9” here. There’s no such place",
    ),
    "a move into one that can be": (
        change("5. b: draw; replace 1", "5. b: draw; replace 4"),
        "Line 21, column ",
    ),
    "a move dropped": (
        change("3. b: draw; replace 2", "3. b: draw"),
        "Line 17, column 7: the rules do not allow “a: take” here. That doesn’t work right now.",
    ),
    "a turn dropped": (
        change("3. b: draw; replace 2\n", ""),
        "Line 16, column 7: the rules do not allow “a: take” here. It’s not your turn yet.",
    ),
    "a move doubled": (
        change("6. a: cabo", "6. a: cabo; cabo"),
        "Line 19, column 13: the rules do not allow “a: cabo” here. It’s not your turn yet.",
    ),
    "somebody else's move": (
        change("6. a: cabo", "6. b: cabo"),
        "Line 19, column 7: the rules do not allow “b: cabo” here. It’s not your turn yet.",
    ),
    "somebody who is not there": (
        change("6. a: cabo", "6. z: cabo"),
        "Line 19, column 7: the rules do not allow “z: cabo” here. Nobody is sitting there.",
    ),
    "the points": (
        change("Points: 28 0", "Points: 23 0"),
        "Line 21, column 10: according to the moves it should be “Points: 28 0”.",
    ),
    "the totals": (
        change("Totals: 28 0", "Totals: 0 28"),
        "Line 22, column 9: according to the moves it should be “Totals: 28 0”.",
    ),
    "the winner": (
        change("won by b", "won by a"),
        "Line 24, column 16: according to the moves it should be “Result: won by b”.",
    ),
    "the end": (
        change("won by b", "unfinished"),
        "Line 24, column 9: according to the moves it should be “Result: won by b”.",
    ),
    "the rules": (
        change("rounds=1", "rounds=2"),
        "Line 24, column 9: according to the moves it should be “Result: unfinished”.",
    ),
}


@pytest.mark.parametrize("case", FORGERIES)
def test_a_forged_record_is_refused(case: str) -> None:
    """`verify` reports the problem and its place in one line."""
    forge, answer = FORGERIES[case]
    with pytest.raises(RecordError) as caught:
        verify(forge(MATCH))
    sentence = tell_error(caught.value, Words("en"))
    assert sentence.startswith(answer)
    assert "\n" not in sentence


def test_a_changed_name_is_not_noticed() -> None:
    """Names do not affect the game, so `verify` cannot check them."""
    assert verify(change('"Ana"', '"Eve"')(MATCH)).record.names == ("Eve", "Ben")


GARBLES: dict[str, tuple[Callable[[str], str], str, tuple[int, int]]] = {
    "nothing": (lambda _: "", "record-no-record", (1, 1)),
    "another file": (lambda _: "Hello\nResult: x\n", "record-no-record", (1, 1)),
    "no line feed at the end": (lambda text: text[:-1], "record-cut-off", (24, 17)),
    "an empty line after the result": (lambda t: t + "\n", "record-after-result", (25, 1)),
    "half of it": (lambda text: text[: len(text) // 2], "record-cut-off", (11, 73)),
    "lines of Windows": (lambda t: t.replace("\n", "\r\n"), "record-character", (1, 16)),
    "a byte order mark": (lambda text: "\ufeff" + text, "record-no-record", (1, 1)),
    "a colour": (change("Ana", "\x1b[31mAna"), "record-character", (5, 13)),
    "a half letter": (change("Ana", "\\ud800"), "record-texts", (5, 10)),
    "another game": (change("Game: cabo", "Game: poker"), "record-game", (2, 7)),
    "another version": (change("Version: 1", "Version: 2"), "record-version", (3, 10)),
    "no rules": (change("Rules: original rounds=1\n", ""), "record-incomplete", (8, 1)),
    "other rules": (change("original", "mine"), "record-rules", (4, 8)),
    "an unknown option": (change("rounds=1", "x=1"), "record-options-refused", (4, 17)),
    "an option without value": (change("rounds=1", "rounds"), "record-option", (4, 17)),
    "an option of the wrong kind": (
        change("rounds=1", "rounds=yes"),
        "record-options-refused",
        (4, 17),
    ),
    "an option as it is anyway": (change("rounds=1", "rounds=1 cards=4"), "record-line", (4, 25)),
    "a line too many": (
        change("Game: cabo\n", "Game: cabo\nPlace: here\n"),
        "record-header",
        (3, 1),
    ),
    "a line twice": (change("Game: cabo\n", "Game: cabo\nGame: cabo\n"), "record-header", (3, 1)),
    "lines in another order": (
        change("Game: cabo\nVersion: 1\n", "Version: 1\nGame: cabo\n"),
        "record-line",
        (2, 1),
    ),
    "names out of order": (change('a="Ana"', 'b="Ana"'), "record-texts", (5, 10)),
    "the same name twice": (change('"Ana"', '"Ben"'), "record-names", (5, 10)),
    "no name": (change('"Ana"', '""'), "record-names", (5, 10)),
    "an endless name": (change('"Ana"', f'"{"A" * 81}"'), "record-names", (5, 10)),
    "one player": (change(' b="Ben"', ""), "record-players-refused", (5, 10)),
    "too few words": (change(' b="is a virtue"', ""), "record-words-of-everyone", (8, 8)),
    "an endless word": (change("patience", "x" * 201), "record-word-refused", (8, 8)),
    "a short seed": (change("Seed: 1e", "Seed: e"), "record-hex", (7, 7)),
    "capitals in the seed": (change("Seed: 1e", "Seed: 1E"), "record-hex", (7, 7)),
    "no commitment": (
        lambda text: text[: text.index("Commitment")] + text[text.index("Seed") :],
        "record-seal-incomplete",
        (6, 1),
    ),
    "no empty line": (change('virtue"\n\n', 'virtue"\n'), "record-header", (9, 1)),
    "an empty line too many": (change('virtue"\n\n', 'virtue"\n\n\n'), "record-line", (10, 1)),
    "a missing empty line": (change("\n\nResult", "\nResult"), "record-line-not-empty", (23, 1)),
    "a move that is none": (change("6. a: cabo", "6. a: kabo"), "record-move", (19, 7)),
    "nobody who moves": (change("6. a: cabo", "6. cabo"), "record-actor", (19, 4)),
    "a wrong turn": (change("6. a: cabo", "7. a: cabo"), "record-line", (19, 1)),
    "the actor twice": (
        change("3. b: draw; replace", "3. b: draw; b: replace"),
        "record-line",
        (16, 13),
    ),
    "two spaces": (change("3. b: draw; ", "3. b: draw;  "), "record-move", (16, 13)),
    "another round": (change("Round 1", "Round 2"), "record-line", (10, 7)),
    "something at the end": (
        lambda text: text + "\nResult: won by b\n",
        "record-after-result",
        (25, 1),
    ),
}


@pytest.mark.parametrize("case", GARBLES)
def test_a_garbled_record_is_refused_where_it_is_wrong(case: str) -> None:
    """Every error has its code, its line and its column, and a sentence in every language."""
    garble, code, where = GARBLES[case]
    with pytest.raises(RecordError) as caught:
        verify(garble(MATCH))
    assert (caught.value.code, caught.value.where) == (code, where)
    for language in LANGUAGES:
        assert tell_error(caught.value, Words(language))


SEALED = (Path(__file__).parent / "examples" / "cabo-shares.dacabo").read_text("utf-8")
SHARE = re.compile(r"Shares: a=(\w{64}) c=(\w{64})")


def rewrite_shares(form: str) -> Callable[[str], str]:
    """The line with the shares written in another way."""
    return lambda text: SHARE.sub(lambda matched: f"Shares: {form.format(*matched.groups())}", text)


GARBLED_SHARES: dict[str, tuple[Callable[[str], str], str, tuple[int, int]]] = {
    "a share too short": (rewrite_shares("a={0} c=ab"), "record-shares", (8, 76)),
    "a share without a seat": (rewrite_shares("{0} c={1}"), "record-shares", (8, 9)),
    "shares out of order": (rewrite_shares("c={1} a={0}"), "record-shares", (8, 76)),
    "a share twice": (rewrite_shares("a={0} a={0}"), "record-shares", (8, 76)),
    "a share of nobody": (rewrite_shares("a={0} d={1}"), "record-shares", (8, 76)),
    "no shares": (rewrite_shares(""), "record-shares", (8, 9)),
    "capitals in a share": (rewrite_shares("a={0} c=" + "AB" * 32), "record-shares", (8, 76)),
    "two spaces between shares": (rewrite_shares("a={0}  c={1}"), "record-shares", (8, 76)),
    "words beside shares": (
        lambda text: text.replace("Shares:", 'Words: a="" b="" c=""\nShares:'),
        "record-words-and-shares",
        (9, 1),
    ),
    "another share": (rewrite_shares("a={1} c={0}"), "record-chance", (11, 15)),
    "a share of somebody else": (rewrite_shares("a={0} b={1}"), "record-chance", (11, 15)),
    "a share less": (rewrite_shares("a={0}"), "record-chance", (11, 15)),
    "words instead": (
        lambda text: SHARE.sub('Words: a="" b="" c=""', text),
        "record-chance",
        (11, 15),
    ),
    "neither": (
        lambda text: SHARE.sub("", text).replace("\n\n\n", "\n\n"),
        "record-seal-incomplete",
        (7, 1),
    ),
}


@pytest.mark.parametrize("case", GARBLED_SHARES)
def test_garbled_shares_are_refused_where_they_are_wrong(case: str) -> None:
    """A record with shares is proven only with exactly these shares."""
    assert verify(SEALED).chance is Chance.PROVEN
    garble, code, where = GARBLED_SHARES[case]
    with pytest.raises(RecordError) as caught:
        verify(garble(SEALED))
    assert caught.value.code == code
    if code != "record-chance":
        assert caught.value.where == where
    for language in LANGUAGES:
        assert tell_error(caught.value, Words(language))
