"""Sealed chance: no one can predict the cards, and anyone can verify them afterwards.

The table draws a seed and publishes its commitment; every player draws a share and publishes its
seal. Only then are they all revealed, and the key is a hash of them. Every random event is a
function of the key and the event's label. docs/fairness.md specifies the algorithm for a second
implementation, and docs/fairness-vectors.json holds the values that both must produce.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import Final, Protocol, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.values import Tagged

_BLOCK_BYTES: Final = sha256().block_size
_INNER_PAD: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER_PAD: Final = bytes(byte ^ 0x5C for byte in range(256))
"""Translation tables that XOR every byte of a key with RFC 2104's constants ipad and opad."""


class HmacSha256:
    """HMAC-SHA-256 (RFC 2104) of many messages under one key, which is at most a block long.

    A shuffle needs a handful of digests. `hmac.digest` hashes the key again for every message,
    which takes longer than hashing the message. This class hashes the key only once.
    """

    def __init__(self, key: bytes) -> None:
        assert len(key) <= _BLOCK_BYTES
        block = key.ljust(_BLOCK_BYTES, b"\0")
        self._inner = sha256(block.translate(_INNER_PAD))
        self._outer = sha256(block.translate(_OUTER_PAD))

    def digest(self, message: bytes) -> bytes:
        """The same as `hmac.digest(key, message, "sha256")`."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


SEED_BYTES: Final = 32
SHARE_BYTES: Final = 32
SALT_BYTES: Final = 32
MAX_WORD_BYTES: Final = 200
_UINT32_COUNT: Final = 2**32


class ChanceError(DacaboError):
    """A seed, a share, a salt or a word that cannot be used."""


class Shuffle(Tagged):
    """A request to shuffle. The answer is a permutation: the index of each card from the top."""

    label: str
    size: int


class Lot(Tagged):
    """A request to draw one of several by lot. The answer is a number below `size`."""

    label: str
    size: int


Ask: TypeAlias = Shuffle | Lot


def commitment(seed: bytes) -> str:
    """The seed's SHA-256 in hex, which the table publishes before any share is revealed."""
    _check_seed(seed)
    return sha256(seed).hexdigest()


def share_of(salt: bytes, word: str) -> bytes:
    """A player's contribution to the match key: a secret of their device, and an optional word.

    The salt makes the share unguessable even if the word is not.
    """
    if len(salt) != SALT_BYTES:
        raise ChanceError("share-size", bytes=SALT_BYTES)
    return sha256(b"dacabo/share/1\0" + salt + _bytes_of(word)).digest()


def seal_of(share: bytes) -> str:
    """The share's SHA-256 in hex, which a player publishes before any share is revealed."""
    _check_share(share)
    return sha256(share).hexdigest()


class Chance(Protocol):
    """Answers the random events of a match."""

    def answer(self, ask: Ask) -> Shuffled | LotDrawn:
        """The table's answer to a random event."""
        ...


class Sealed:
    """Answers every random event of a match from its seed and the players' shares.

    Args:
        seed: the table's seed.
        words: the word that each player added in the open, by seat. Older records have words in
            place of shares.
        shares: each player's share, by seat. If there is at least one, `words` is ignored.
    """

    def __init__(
        self, seed: bytes, words: Sequence[str] = (), *, shares: Sequence[bytes | None] = ()
    ) -> None:
        _check_seed(seed)
        if any(share is not None for share in shares):
            all_shares = [bytes(SHARE_BYTES) if share is None else share for share in shares]
            for share in all_shares:
                _check_share(share)
            key_material = b"dacabo/key/2\0" + seed + b"".join(all_shares)
        else:
            encoded_words = [_bytes_of(word) for word in words]
            key_material = (
                b"dacabo/key/1\0"
                + seed
                + b"".join(_u32(len(word)) + word for word in encoded_words)
            )
        self._key = sha256(key_material).digest()

    def __repr__(self) -> str:
        return "<Sealed>"

    def answer(self, ask: Ask) -> Shuffled | LotDrawn:
        """The table's answer to a random event."""
        if isinstance(ask, Shuffle):
            return Shuffled(self.order(ask.label, ask.size))
        return LotDrawn(self.lot(ask.label, ask.size))

    def order(self, label: str, size: int) -> tuple[int, ...]:
        """A permutation of `range(size)`: a Fisher–Yates shuffle from the last index down."""
        numbers = self._numbers(label)
        order = list(range(size))
        for last in range(size - 1, 0, -1):
            other = _draw_below(last + 1, numbers)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def lot(self, label: str, size: int) -> int:
        """A number from 0 to `size` - 1, all equally likely."""
        return _draw_below(size, self._numbers(label))

    def _numbers(self, label: str) -> Iterator[int]:
        """The endless sequence of 32-bit numbers that belongs to a label."""
        hmac = HmacSha256(self._key)
        prefix = label.encode() + b"\0"
        block = 0
        while True:
            yield from unpack(">8I", hmac.digest(prefix + _u32(block)))
            block += 1


def _draw_below(size: int, numbers: Iterator[int]) -> int:
    """Draw a number below `size`; rejection sampling keeps the remainder unbiased."""
    fair_end = _UINT32_COUNT - _UINT32_COUNT % size
    while (number := next(numbers)) >= fair_end:
        pass
    return number % size


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _check_seed(seed: bytes) -> None:
    if len(seed) != SEED_BYTES:
        raise ChanceError("seed-size", bytes=SEED_BYTES)


def _check_share(share: bytes) -> None:
    if len(share) != SHARE_BYTES:
        raise ChanceError("share-size", bytes=SHARE_BYTES)


def _bytes_of(word: str) -> bytes:
    """Encode a word in NFC, so that the bytes do not depend on how a keyboard composes letters."""
    try:
        text = unicodedata.normalize("NFC", word).encode()
    except UnicodeEncodeError:
        raise ChanceError("word-unreadable") from None
    if len(text) > MAX_WORD_BYTES:
        raise ChanceError("word-too-long", bytes=MAX_WORD_BYTES)
    return text
