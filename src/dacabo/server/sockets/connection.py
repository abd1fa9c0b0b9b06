"""A connection to one client. The server never waits for it: a slow reader is dropped."""

from collections import deque
from collections.abc import Callable, Iterable
from functools import lru_cache
from string import ascii_uppercase, digits
from typing import Final, Protocol

import msgspec

from dacabo.core.seats import Seat
from dacabo.server.limits.cpu_budget import CpuBudget

MAX_ROUND_TRIPS: Final = 8
"""The number of recent round trips that are remembered."""

EXTENSION: Final = "dacabo.line"
"""The key of the `Socket` among the extensions of the ASGI scope."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
TWO_BYTES: Final = 126
"""A length that says that the true one follows in two bytes."""
EIGHT_BYTES: Final = 127

_encode = msgspec.json.Encoder().encode
_FACE_CHARACTERS: Final = (digits + ascii_uppercase).encode()
"""The characters that denote the faces of cards."""
_MASK_FACES: Final = bytes.maketrans(_FACE_CHARACTERS, b"A" * len(_FACE_CHARACTERS))


def frame(message: msgspec.Struct, block: int = 1) -> bytes:
    """Encode a message as a frame, which can be sent to any number of clients.

    Args:
        message: the message.
        block: the message is padded with spaces to a multiple of this length, because an
            eavesdropper sees the length of each encrypted message. JSON ignores the spaces.
    """
    text = _encode(message)
    size = -(-len(text) // block) * block
    return _head(size) + text.ljust(size)


def frame_of_cards(message: msgspec.Struct) -> bytes:
    """Encode a message with cards that only some may see, so that its length reveals none of them.

    Spaces pad each face to three characters, the length of the longest. The rest of the message has
    the same length whatever the hidden cards are.
    """
    text = _encode(message)
    masked = text.translate(_MASK_FACES)
    size = len(text) + 2 * masked.count(b'"A"') + masked.count(b'"AA"')
    return _head(size) + text.ljust(size)


@lru_cache(maxsize=2048)
def _head(size: int) -> bytes:
    """The head of a frame, which depends only on the length of the text (RFC 6455, 5.2)."""
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2)
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8)


class FrameWriter(Protocol):
    """The part of a WebSocket that a connection uses."""

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if the client was too far behind and has been dropped."""
        ...

    def show(self, frame: bytes) -> None:
        """Write a frame that replaces all earlier ones."""
        ...

    def measure(self, on_pong: Callable[[], None]) -> None:
        """Ping the client; `on_pong` is called when it answers. One ping at a time."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        ...


class Socket(FrameWriter, Protocol):
    """A WebSocket, as the application sees it until the client is let in."""

    accepted: bool
    """Whether the application has accepted the handshake."""
    budget: CpuBudget | None
    """The budget of the client."""

    def let_in(self) -> None:
        """Leave the counting of this connection to the application from now on."""
        ...

    def refuse(self, status: int, headers: Iterable[tuple[bytes, bytes]], body: bytes) -> None:
        """Answer the handshake by HTTP and close the connection, unless that has happened."""
        ...


class Connection:
    """A connection to a client that watches a table or plays at it."""

    __slots__ = (
        "_held",
        "_writer",
        "address",
        "closing",
        "guest",
        "lags",
        "pending_request",
        "said_hello",
        "seat",
        "token",
    )

    def __init__(self, writer: FrameWriter, address: str = "") -> None:
        self.address = address
        """The address of the client."""
        self.guest: str | None = None
        """The guest; None for a stranger, who only watches."""
        self.token: bytes | None = None
        """The hash of the guest's token, which identifies their device."""
        self.seat: Seat | None = None
        self.said_hello = False
        """Whether the client has said hello; before that it is sent nothing."""
        self.closing = False
        self.lags: deque[int] = deque(maxlen=MAX_ROUND_TRIPS)
        """The last round-trip times to the client, in milliseconds."""
        self.pending_request: str | None = None
        """The request being carried out: the client gets its step and its answer in one packet."""
        self._held = b""
        self._writer = writer

    def send(self, frame: bytes, *, more: bool = False) -> bool:
        """Send a frame; False if the client was too slow. Never waits.

        If there is `more` to send at once, this frame goes out with the next one.
        """
        if self.closing:
            return True
        if more:
            self._held += frame
            return True
        if self._held:
            frame, self._held = self._held + frame, b""
        if self._writer.write(frame):
            return True
        self.closing = True
        return False

    def show(self, frame: bytes) -> None:
        """Show the client a whole page; a slow client only gets the last of several."""
        if not self.closing:
            self._writer.show(frame)

    def measure(self, now: Callable[[], int]) -> None:
        """Measure the round-trip time to the client."""
        began = now()
        self._writer.measure(lambda: self.lags.append(now() - began))

    def close(self, code: int, reason: str) -> None:
        """Close the connection after everything sent before."""
        if not self.closing:
            if self._held:
                self.send(b"")
            self.closing = True
            self._writer.close(code, reason)
