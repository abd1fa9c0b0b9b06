"""Links that are rights: the holder of a link's key may do what the link is for, and nothing else.

The key of a score pad is a secret, stored only as a hash, like any token. The keys of an event are
sealed with one secret of that event. So an organiser can be shown the link of a table again, no
link reveals another, and a forged key is refused without a lookup. The seal covers the generation
of the link, too: the event knows which generation is valid. The secret is in the database, beside
the seeds; it is not in the file that an event is exported to, so an event that moves to another
server gets new links.
"""

import hmac
import re
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.tokens import RandomBytes
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole, Organiser, Public

SECRET_BYTES: Final = 32
_SEAL_BYTES: Final = 16
_PAD_BYTES: Final = 24
_PAD_KEY: Final = re.compile("[A-Za-z0-9_-]{32}")
"""As many bytes in URL-safe base 64."""
_ID_BYTES: Final = 10


class KeyRefused(DacaboError):
    """A key that opens nothing, or not this."""


def new_pad_key(random_bytes: RandomBytes) -> str:
    """The key of a new score pad."""
    return urlsafe_b64encode(random_bytes(_PAD_BYTES)).decode()


def next_pad_key(key: str) -> str:
    """The key of the pad on which the people of a pad play on.

    It follows from theirs, so that all of them can find it and nothing has to be stored.
    """
    return urlsafe_b64encode(
        sha256(b"dacabo/next-pad\0" + key.encode()).digest()[:_PAD_BYTES]
    ).decode()


def renewed_pad_key(key: str, id: str) -> str:  # noqa: A002 (as on the wire)
    """The key that replaces a pad's, for the client that asked for it under a secret id.

    It follows from both, so a client without an answer asks again and gets the same key. Nobody can
    find it without the id, and nothing has to be stored.
    """
    named = b"\0".join((b"dacabo/renewed-pad", key.encode(), id.encode()))
    return urlsafe_b64encode(sha256(named).digest()[:_PAD_BYTES]).decode()


def pad_stream(key: str) -> str:
    """The stream of the pad that a key opens.

    Raises:
        KeyRefused: no pad has such a key, so that nobody has to look for it.
    """
    if not _PAD_KEY.fullmatch(key):
        raise KeyRefused("no-such-key")
    return f"pad/{sha256(key.encode()).hexdigest()[:32]}"


def new_event_id(random_bytes: RandomBytes) -> str:
    """The name of a new event's stream; it grants no rights."""
    return b32encode(random_bytes(_ID_BYTES)).decode().lower()


def event_of(key: str) -> str | None:
    """The event that a key claims to open; None if it is not the key of an event."""
    event, _, rest = key.partition(".")
    well_formed = len(event) == _ID_BYTES * 8 // 5 and event.isascii() and event.isalnum()
    return event if well_formed and rest else None


class EventKeys(Discreet):
    """Makes and checks the keys of one event."""

    event: str
    secret: bytes

    def key(self, holder: LinkRole) -> str:
        """The key of a holder."""
        text = _written(holder)
        return f"{self.event}.{_base64(text.encode())}.{self._seal(text)}"

    def holder(self, key: str) -> LinkRole | None:
        """The holder of a key; None if this event never made it."""
        event, _, rest = key.partition(".")
        name, _, seal = rest.partition(".")
        try:
            text = urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()
            # Compared as bytes: a forged key may contain any characters.
            good = hmac.compare_digest(seal.encode(), self._seal(text).encode())
        except ValueError:
            return None
        return (
            _read(text) if good and event == self.event and _base64(text.encode()) == name else None
        )

    def _seal(self, text: str) -> str:
        return _base64(hmac.digest(self.secret, text.encode(), "sha256")[:_SEAL_BYTES])


def _written(holder: LinkRole) -> str:
    match holder:
        case Organiser(name, 0, 0):
            return f"o{name}"
        case Organiser(_, number, generation):
            return f"n{number}/{generation}"
        case Door(generation):
            return "d" + _later(generation)
        case AtTable(table, generation):
            return f"t{table}" + _later(generation)
        case AsPlayer(player, generation):
            return f"p{player}" + _later(generation)
        case Public(generation):
            return "w" + _later(generation)


def _later(generation: int) -> str:
    """The suffix of a generation; empty for the first, whose links had no generation."""
    return f"/{generation}" if generation else ""


def _read(text: str) -> LinkRole:
    """Parse a sealed holder; a numbered organiser has no name in it."""
    if text[0] == "o":
        return Organiser(text[1:])
    first, _, later = text[1:].partition("/")
    generation = int(later or 0)
    match text[0]:
        case "n":
            return Organiser("", int(first), generation)
        case "d":
            return Door(generation)
        case "t":
            return AtTable(int(first), generation)
        case "p":
            return AsPlayer(int(first), generation)
        case _:
            return Public(generation)


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
