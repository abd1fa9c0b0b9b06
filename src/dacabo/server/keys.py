"""Links that are rights: whoever has the key of a link may do what it is for, and nothing else.

The key of a score pad is a secret, and what is stored of it is a hash, as of any token. The keys of
an event are sealed with one secret of that event: so an organiser can be shown the link of a table
again, no link leads to another, and nothing has to be looked up to refuse a forged one. The seal is
about the generation of the link, too: the event knows which one counts. That secret stands in the
database, which holds the seeds as well; it is not in the file that an event is saved as, so that an
event that moves gets new links.
"""

import hmac
from base64 import b32encode, urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.tokens import RandomBytes
from dacabo.tournament.roles import AsPlayer, AtTable, Holder, Organiser, Public

SECRET_BYTES: Final = 32
_SEAL_BYTES: Final = 16
_PAD_BYTES: Final = 24
_ID_BYTES: Final = 10


class KeyRefused(DacaboError):
    """A key that opens nothing, or not this."""


def new_pad_key(random_bytes: RandomBytes) -> str:
    """The key of a new score pad."""
    return urlsafe_b64encode(random_bytes(_PAD_BYTES)).decode()


def pad_stream(key: str) -> str:
    """The stream of the pad that a key is for."""
    return f"pad/{sha256(key.encode()).hexdigest()[:32]}"


def new_event_id(random_bytes: RandomBytes) -> str:
    """What an event is called among the streams: it lets nobody do anything."""
    return b32encode(random_bytes(_ID_BYTES)).decode().lower()


def event_of(key: str) -> str | None:
    """The event that a key claims to be for; None if it is the key of no event."""
    event, _, rest = key.partition(".")
    well_formed = len(event) == _ID_BYTES * 8 // 5 and event.isascii() and event.isalnum()
    return event if well_formed and rest else None


class EventKeys(Discreet):
    """What makes and checks the keys of one event."""

    event: str
    secret: bytes

    def key(self, holder: Holder) -> str:
        """The key for somebody."""
        text = _written(holder)
        return f"{self.event}.{_base64(text.encode())}.{self._seal(text)}"

    def holder(self, key: str) -> Holder | None:
        """Whose key it is; None if this event never made it."""
        event, _, rest = key.partition(".")
        name, _, seal = rest.partition(".")
        try:
            text = urlsafe_b64decode(name + "=" * (-len(name) % 4)).decode()
            # Compared as bytes: whoever forges may send anything.
            good = hmac.compare_digest(seal.encode(), self._seal(text).encode())
        except ValueError:
            return None
        return (
            _read(text) if good and event == self.event and _base64(text.encode()) == name else None
        )

    def _seal(self, text: str) -> str:
        return _base64(hmac.digest(self.secret, text.encode(), "sha256")[:_SEAL_BYTES])


def _written(holder: Holder) -> str:
    match holder:
        case Organiser(name, 0, 0):
            return f"o{name}"
        case Organiser(_, number, generation):
            return f"n{number}/{generation}"
        case AtTable(table, generation):
            return f"t{table}" + _later(generation)
        case AsPlayer(player, generation):
            return f"p{player}" + _later(generation)
        case Public(generation):
            return "w" + _later(generation)


def _later(generation: int) -> str:
    """Nothing for the first: such links were given out before there were others."""
    return f"/{generation}" if generation else ""


def _read(text: str) -> Holder:
    """Whom a text is for that was sealed here; of an organiser who is counted, without a name."""
    if text[0] == "o":
        return Organiser(text[1:])
    first, _, later = text[1:].partition("/")
    generation = int(later or 0)
    match text[0]:
        case "n":
            return Organiser("", int(first), generation)
        case "t":
            return AtTable(int(first), generation)
        case "p":
            return AsPlayer(int(first), generation)
        case _:
            return Public(generation)


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
