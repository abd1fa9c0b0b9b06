"""The names that people may choose."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dacabo.core.names import (
    LONGEST,
    MAX_BYTES,
    MAX_MARKS,
    NameRefused,
    clean_name,
    make_unique,
    unique_among,
    visible,
)

NASTY = st.text(
    st.sampled_from(
        "a\u00e9e\u0301\u0323\u0327\u0345 \u00a0\t\n\x00\x1b\u200b\u200c\u200d\u202e\u2066\ufeff"
        "\u00ad\ufe0f\u20e3\u115f\u3164\u2800\u034f\ud800\ue000\U000e0041"
        "\u1100\u1161\u11a8\u0bc6\u0bbe\u09b0\u09cd\u09af\u0915\u094d\u0937\u0f40\u0fb5"
        "\u2764\U0001f468\U0001f3fd\u0958\u2126\u05d0\u05b8\u0627\u06cc"
    ),
    max_size=60,
)


def clean(text: str) -> str | None:
    """The cleaned name, or None if it is refused."""
    try:
        return clean_name(text)
    except NameRefused:
        return None


@given(st.text(max_size=60) | NASTY)
@example("a" + "\u0301" * 40)
@example("\u0301a")
@example("\u0627\u200c\u0301 \u200d")
def test_a_clean_name_is_bounded_visible_and_stable(text: str) -> None:
    """Any text is refused with a code, or gives a name that cleaning does not change again."""
    name = clean(text)
    if name is None:
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    kinds = [unicodedata.category(letter) for letter in name]
    visible_kinds = [kind for kind in kinds if kind[0] not in "MCZ"]
    assert visible_kinds
    assert sum(kind[0] not in "MC" for kind in kinds) <= LONGEST
    assert len(name.encode()) <= MAX_BYTES
    assert {letter for letter in name if unicodedata.category(letter)[0] == "C"} <= set(
        "\u200c\u200d"
    )
    assert name == name.strip()
    assert "  " not in name
    assert {letter for letter in name if letter.isspace()} <= {" "}


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Łukasz",
        "O’Brien-Smith",
        "Nguyễn Thị Ánh",
        "علی‌رضا",  # Persian, with a non-joiner inside
        "क्‍ष",  # Devanagari, with a joiner
        "র‍্যাব",  # Bengali: the joiner comes before the mark
        "שָׁלוֹם",
        "王小明",
        "김철수",
        "👨‍👩‍👧",
        "❤️‍🔥 Bo",
        "བརྒྱུད",  # Tibetan stacks letters
        "x" * LONGEST,
        "👋" * LONGEST,
    ],
)
def test_names_of_many_scripts_are_kept_unchanged(name: str) -> None:
    """Joiners, marks and emoji that a name needs are kept."""
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Ana\x00\x1b[31m", "Ana[31m"),
        ("\u202eanA", "anA"),
        ("\u200dAna\u200d\u200c", "Ana"),
        ("A\u200d\u200d\u200dna", "A\u200dna"),
        ("Ana\u3164\u3164", "Ana"),
        ("\u0301Ana", "Ana"),
        ("Jose\u0301", "José"),
    ],
)
def test_invisible_characters_are_removed(text: str, name: str) -> None:
    """Controls, direction marks and stray joiners or marks are removed; the letters stay."""
    assert clean_name(text) == name


@pytest.mark.parametrize(
    "text",
    ["", " ", "\u200b", "\u200d\u200c", "\u202e", "\u3164", "\u2800 \u2800", "\u0301", "\x00"],
)
def test_an_invisible_name_is_refused(text: str) -> None:
    """A name of blanks, joiners or marks alone is refused."""
    with pytest.raises(NameRefused) as refused:
        clean_name(text)
    assert refused.value.code == "name-empty"


@pytest.mark.parametrize("text", ["x" * (LONGEST + 1), "x" * 100_000, "क्ष्म" * LONGEST])
def test_a_name_that_is_too_long_is_refused(text: str) -> None:
    """A long name is refused rather than cut."""
    with pytest.raises(NameRefused) as refused:
        clean_name(text)
    assert refused.value.code == "name-too-long"


def test_a_letter_keeps_only_a_few_marks() -> None:
    """Further ones are removed."""
    name = clean_name("x" + "\u0323" * 50 + "y")
    assert name == "x" + "\u0323" * MAX_MARKS + "y"


def test_control_characters_of_a_longer_text_are_removed_too() -> None:
    """A typed sentence stays one line."""
    assert visible("a\n\u202eb\x00  c " + "x" * 40) == "a b c " + "x" * 40
    assert visible("\u200d \u3164") == ""


@pytest.mark.parametrize(
    ("names", "distinct"),
    [
        (["Ana", "Ben"], ("Ana", "Ben")),
        (["Ana", "Ana", "Ana"], ("Ana", "Ana 2", "Ana 3")),
        (["Ana", "Ana 2", "Ana"], ("Ana", "Ana 2", "Ana 3")),
        (["Ana 2", "Ana", "Ana"], ("Ana 2", "Ana", "Ana 3")),
    ],
)
def test_equal_names_get_a_number(names: list[str], distinct: tuple[str, ...]) -> None:
    """A repeated name gets the first unused number."""
    assert make_unique(names) == distinct


def test_a_name_that_is_free_stays_as_it_is() -> None:
    """Only a duplicate name gets a number."""
    assert unique_among("Ana", ["Ben"]) == "Ana"
    assert unique_among("Ana", ["Ben", "Ana"]) == "Ana 2"
