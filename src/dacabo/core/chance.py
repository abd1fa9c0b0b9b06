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
from typing import Final, TypeAlias

from dacabo.core.errors import DacaboError
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.values import Tagged

_BLOCK: Final = sha256().block_size
_INNER: Final = bytes(byte ^ 0x36 for byte in range(256))
_OUTER: Final = bytes(byte ^ 0x5C for byte in range(256))


class Keyed:
    """HMAC-SHA-256 (RFC 2104) of many messages under one key, which is at most a block long.

    A shuffle needs a handful of them. `hmac.digest` begins with the key every time, which takes
    longer than the message does; here the key is hashed once, and every message goes on from there.
    """

    def __init__(self, key: bytes) -> None:
        assert len(key) <= _BLOCK
        block = key.ljust(_BLOCK, b"\0")
        self._inner = sha256(block.translate(_INNER))
        self._outer = sha256(block.translate(_OUTER))

    def digest(self, message: bytes) -> bytes:
        """The same as `hmac.digest(key, message, "sha256")`."""
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


SEED_BYTES: Final = 32
SHARE_BYTES: Final = 32
SALT_BYTES: Final = 32
WORD_BYTES: Final = 200
_SPAN: Final = 2**32


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


class Sealed:
    """Answers every random event of a match from its seed and the players' shares.

    Args:
        seed: the table's seed.
        words: by seat, where players add words in the open (including records of matches that
            were played before words were sealed).
        shares: by seat. If at least one player has sealed a share, `words` is ignored.
    """

    def __init__(
        self, seed: bytes, words: Sequence[str] = (), *, shares: Sequence[bytes | None] = ()
    ) -> None:
        _check_seed(seed)
        if any(share is not None for share in shares):
            added = [bytes(SHARE_BYTES) if share is None else share for share in shares]
            for share in added:
                _check_share(share)
            text = b"dacabo/key/2\0" + seed + b"".join(added)
        else:
            spoken = [_bytes_of(word) for word in words]
            text = b"dacabo/key/1\0" + seed + b"".join(_u32(len(word)) + word for word in spoken)
        self._key = sha256(text).digest()

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
            chosen = _below(last + 1, numbers)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)

    def lot(self, label: str, size: int) -> int:
        """A number from 0 to `size` - 1, all equally likely."""
        return _below(size, self._numbers(label))

    def _numbers(self, label: str) -> Iterator[int]:
        """The endless sequence of 32-bit numbers that belongs to a label."""
        hmac = Keyed(self._key)
        name = label.encode() + b"\0"
        block = 0
        while True:
            yield from unpack(">8I", hmac.digest(name + _u32(block)))
            block += 1


def _below(size: int, numbers: Iterator[int]) -> int:
    """Discard numbers that would bias the remainder: rejection sampling."""
    fair = _SPAN - _SPAN % size
    while (number := next(numbers)) >= fair:
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
    if len(text) > WORD_BYTES:
        raise ChanceError("word-too-long", bytes=WORD_BYTES)
    return text
