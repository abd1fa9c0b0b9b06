"""The keys in links. A key is a capability: its holder may do what the link is for, nothing else.

The key of a score pad is a random secret, stored only as a hash, like any token.

The keys of an event are signed (HMAC) with one secret of that event. So an organiser can see the
link of a table again, no link reveals another, and a forged key is refused without a lookup. The
signature covers the generation of the link, too: the event knows which generation is valid. The
secret is in the database, but not in the file to which an event is exported. So an event that moves
to another server gets new links.
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
_SIGNATURE_BYTES: Final = 16
_PAD_BYTES: Final = 24
_PAD_KEY: Final = re.compile("[A-Za-z0-9_-]{32}")
"""The key of a pad: `_PAD_BYTES` in URL-safe base 64."""
_ID_BYTES: Final = 10


class KeyRefused(DacaboError):
    """A key that grants nothing, or not this."""


def new_pad_key(random_bytes: RandomBytes) -> str:
    """The key of a new score pad."""
    return urlsafe_b64encode(random_bytes(_PAD_BYTES)).decode()


def next_pad_key(key: str) -> str:
    """The key of the pad on which the people of a pad continue.

    It is derived from the key they have, so all of them can find it and nothing has to be stored.
    """
    return urlsafe_b64encode(
        sha256(b"dacabo/next-pad\0" + key.encode()).digest()[:_PAD_BYTES]
    ).decode()


def renewed_pad_key(key: str, id: str) -> str:  # noqa: A002 (as on the wire)
    """The key that replaces a pad's key, for the client that asked for it under a secret id.

    It is derived from both, so a client that got no answer asks again and gets the same key. Nobody
    can find it without the id, and nothing has to be stored.
    """
    source = b"\0".join((b"dacabo/renewed-pad", key.encode(), id.encode()))
    return urlsafe_b64encode(sha256(source).digest()[:_PAD_BYTES]).decode()


def pad_stream(key: str) -> str:
    """The stream of the pad that a key opens.

    Raises:
        KeyRefused: the text is not a key, so that no lookup is necessary.
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
    is_event_id = len(event) == _ID_BYTES * 8 // 5 and event.isascii() and event.isalnum()
    return event if is_event_id and rest else None


class EventKeys(Discreet):
    """Makes and checks the keys of one event."""

    event: str
    secret: bytes

    def key(self, role: LinkRole) -> str:
        """The key for a role."""
        text = _serialise(role)
        return f"{self.event}.{_base64(text.encode())}.{self._sign(text)}"

    def role(self, key: str) -> LinkRole | None:
        """The role of a key's holder; None if this event never made the key."""
        event, _, rest = key.partition(".")
        encoded, _, signature = rest.partition(".")
        try:
            text = urlsafe_b64decode(encoded + "=" * (-len(encoded) % 4)).decode()
            # `compare_digest` takes only ASCII as text, and a forged key may have any characters.
            is_genuine = hmac.compare_digest(signature.encode(), self._sign(text).encode())
        except ValueError:
            return None
        # The decoder tolerates other spellings of the same text; each role has only one key.
        is_canonical = _base64(text.encode()) == encoded
        return _parse(text) if is_genuine and is_canonical and event == self.event else None

    def _sign(self, text: str) -> str:
        return _base64(hmac.digest(self.secret, text.encode(), "sha256")[:_SIGNATURE_BYTES])


def _serialise(role: LinkRole) -> str:
    match role:
        case Organiser(name, 0, 0):
            return f"o{name}"
        case Organiser(_, number, generation):
            return f"n{number}/{generation}"
        case Door(generation):
            return "d" + _generation_suffix(generation)
        case AtTable(table, generation):
            return f"t{table}" + _generation_suffix(generation)
        case AsPlayer(player, generation):
            return f"p{player}" + _generation_suffix(generation)
        case Public(generation):
            return "w" + _generation_suffix(generation)


def _generation_suffix(generation: int) -> str:
    """The suffix for a generation. Empty for the first, because old links have no generation."""
    return f"/{generation}" if generation else ""


def _parse(text: str) -> LinkRole:
    """Parse the role in a genuine key; a numbered organiser has no name in it."""
    if text[0] == "o":
        return Organiser(text[1:])
    number, _, suffix = text[1:].partition("/")
    generation = int(suffix or 0)
    match text[0]:
        case "n":
            return Organiser("", int(number), generation)
        case "d":
            return Door(generation)
        case "t":
            return AtTable(int(number), generation)
        case "p":
            return AsPlayer(int(number), generation)
        case _:
            return Public(generation)


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")
