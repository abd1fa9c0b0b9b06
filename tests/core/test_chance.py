"""Sealed chance gives what docs/fairness.md says, in every implementation."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.chance import (
    ChanceError,
    Lot,
    Sealed,
    Shuffle,
    commitment,
    seal_of,
    share_of,
)
from dacabo.core.moves import LotDrawn, Shuffled

VECTORS = json.loads(
    (Path(__file__).parents[2] / "docs" / "fairness-vectors.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: v["what"])
def test_shuffles_give_the_published_vectors(vector: dict[str, object]) -> None:
    """The browser's implementation must produce the same vectors."""
    seed = bytes.fromhex(str(vector["seed"]))
    players: list[dict[str, str] | None] = vector.get("players", [])  # type: ignore[assignment]
    for player in filter(None, players):
        share = share_of(bytes.fromhex(player["salt"]), player["word"])
        assert (share.hex(), seal_of(share)) == (player["share"], player["seal"])
    shares = [bytes.fromhex(player["share"]) if player else None for player in players]
    sealed = Sealed(seed, vector.get("words", ()), shares=shares)  # type: ignore[arg-type]
    assert commitment(seed) == vector["commitment"]
    assert sealed._key.hex() == vector["key"]
    for label, size, order in vector["shuffles"]:  # type: ignore[attr-defined]
        assert list(sealed.order(label, size)) == order
    for label, size, number in vector["lots"]:  # type: ignore[attr-defined]
        assert sealed.lot(label, size) == number


def shuffle_by_the_page(key: bytes, label: str, size: int) -> list[int]:
    """A second implementation of the shuffle, written from docs/fairness.md alone."""
    numbers = b"".join(
        hmac.new(key, label.encode() + b"\x00" + i.to_bytes(4, "big"), hashlib.sha256).digest()
        for i in range(64)
    )
    position = 0
    order = list(range(size))
    for last in reversed(range(1, size)):
        n = last + 1
        while True:
            number = int(numbers[position : position + 4].hex(), 16)
            position += 4
            if number < (2**32 // n) * n:
                break
        order[last], order[number % n] = order[number % n], order[last]
    return order


@given(
    seed=st.binary(min_size=32, max_size=32), size=st.integers(1, 165), label=st.text(max_size=9)
)
def test_a_second_implementation_agrees(seed: bytes, size: int, label: str) -> None:
    """The page is enough to implement the algorithm again."""
    sealed = Sealed(seed)
    assert list(sealed.order(label, size)) == shuffle_by_the_page(sealed._key, label, size)


@given(
    seed=st.binary(min_size=32, max_size=32),
    words=st.lists(st.text(alphabet=st.characters(codec="utf-8"), max_size=20), max_size=6),
)
def test_the_key_of_words_is_as_documented(seed: bytes, words: list[str]) -> None:
    """Length prefixes distinguish ("ab", "c") from ("a", "bc")."""
    import unicodedata  # noqa: PLC0415 (this test alone needs it)

    data = b"dacabo/key/1\x00" + seed
    for word in words:
        text = unicodedata.normalize("NFC", word).encode()
        data += len(text).to_bytes(4, "big") + text
    assert Sealed(seed, words)._key == hashlib.sha256(data).digest()


@given(
    seed=st.binary(min_size=32, max_size=32),
    shares=st.lists(st.none() | st.binary(min_size=32, max_size=32), max_size=6),
)
def test_the_key_of_shares_is_as_documented(seed: bytes, shares: list[bytes | None]) -> None:
    """A missing share counts as zeros; without any share the key is that of no words."""
    data = b"dacabo/key/2\x00" + seed + b"".join(share or bytes(32) for share in shares)
    expected = hashlib.sha256(data).digest() if any(shares) else Sealed(seed, ())._key
    assert Sealed(seed, ("words", "do not count") if any(shares) else (), shares=shares)._key == (
        expected
    )


def test_a_share_hides_its_word() -> None:
    """Without the salt words cannot be guessed, and no two shares are the same."""
    salt = bytes(range(32))
    shares = {
        share_of(salt, ""),
        share_of(salt, "word"),
        share_of(bytes(32), "word"),
        hashlib.sha256(b"word").digest(),
    }
    assert len(shares) == 4
    assert share_of(salt, "\u00e9") == share_of(salt, "e\u0301")


def test_every_order_is_equally_likely() -> None:
    """Of 6,000 shuffles of three cards each of the six orders has its share (χ² below 20.5)."""
    counts = Counter(Sealed(bytes(32)).order(f"label/{i}", 3) for i in range(6000))
    assert len(counts) == 6
    # With five degrees of freedom a fair shuffle exceeds 20.5 once in a thousand keys; this key is
    # fixed, so the test never fails by chance.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_every_word_place_and_label_changes_the_shuffle() -> None:
    """The test changes them one at a time."""
    seed = bytes(range(32))
    orders = {
        Sealed(seed).order("a", 52),
        Sealed(seed).order("b", 52),
        Sealed(seed, ["x"]).order("a", 52),
        Sealed(seed, ["x", ""]).order("a", 52),
        Sealed(seed, ["", "x"]).order("a", 52),
        Sealed(bytes(32)).order("a", 52),
    }
    assert len(orders) == 6


def test_a_word_is_normalised() -> None:
    """An é gives the same bytes as one character and as two."""
    assert Sealed(bytes(32), ["\u00e9"])._key == Sealed(bytes(32), ["e\u0301"])._key


def test_chance_answers_with_moves_of_the_table() -> None:
    """The table answers what the rules ask for."""
    sealed = Sealed(bytes(32))
    assert sealed.answer(Shuffle("x", 5)) == Shuffled(sealed.order("x", 5))
    assert sealed.answer(Lot("x", 5)) == LotDrawn(sealed.lot("x", 5))


def test_a_sealed_key_is_not_printed() -> None:
    """Neither the key nor an answer prints anything secret."""
    sealed = Sealed(bytes(32))
    assert sealed._key.hex() not in repr(sealed)
    assert repr(Shuffled((2, 0, 1))) == "<Shuffled>"


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_size_is_refused(seed: bytes) -> None:
    """A seed has exactly 256 bits."""
    with pytest.raises(ChanceError, match="seed-size"):
        commitment(seed)
    with pytest.raises(ChanceError, match="seed-size"):
        Sealed(seed)


def test_a_share_or_salt_of_another_size_is_refused() -> None:
    """A share and a salt have exactly 256 bits, too."""
    for size in (0, 31, 33):
        with pytest.raises(ChanceError, match="share-size"):
            share_of(bytes(size), "")
        with pytest.raises(ChanceError, match="share-size"):
            seal_of(bytes(size))
        with pytest.raises(ChanceError, match="share-size"):
            Sealed(bytes(32), shares=[None, bytes(size)])


@pytest.mark.parametrize(
    ("word", "code"), [("x" * 201, "word-too-long"), ("\ud800", "word-unreadable")]
)
def test_an_invalid_word_is_refused(word: str, code: str) -> None:
    """A word has a limited length and is valid Unicode."""
    Sealed(bytes(32), ["x" * 200])
    with pytest.raises(ChanceError, match=code):
        Sealed(bytes(32), [word])
    share_of(bytes(32), "x" * 200)
    with pytest.raises(ChanceError, match=code):
        share_of(bytes(32), word)
