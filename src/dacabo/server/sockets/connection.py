"""One client at a table. The server never waits: a client that reads too slowly is dropped."""

from collections import deque
from collections.abc import Callable
from functools import lru_cache
from string import ascii_uppercase, digits
from typing import Final, Protocol

import msgspec
from websockets.frames import Frame, Opcode

from dacabo.core.seats import Seat

LINES_KEPT: Final = 8
"""Round trips that say how fast a line is now."""

_encode = msgspec.json.Encoder().encode
_FACES: Final = (digits + ascii_uppercase).encode()
"""What faces of cards are written with."""
_MASKED: Final = bytes.maketrans(_FACES, b"A" * len(_FACES))


def frame(message: msgspec.Struct, block: int = 1) -> bytes:
    """Encode a message; done once for all clients that get the same.

    Args:
        message: for one client or several.
        block: spaces are added until the length is a multiple of it. An eavesdropper
            sees how long each encrypted message is; JSON ignores spaces at its end.
    """
    text = _encode(message)
    size = -(-len(text) // block) * block
    return _head(size) + text.ljust(size)


def frame_of_cards(message: msgspec.Struct) -> bytes:
    """Encode a message with cards that only some may see, so that its length tells none of them.

    Each face counts as three characters, the longest there is; spaces make up for those that are
    missing. The rest of the message has the same length whatever the hidden cards are.
    """
    text = _encode(message)
    masked = text.translate(_MASKED)
    size = len(text) + 2 * masked.count(b'"A"') + masked.count(b'"AA"')
    return _head(size) + text.ljust(size)


@lru_cache(maxsize=2048)
def _head(size: int) -> bytes:
    """What a frame begins with; it depends only on the length of the text."""
    return Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)[:-size]


class FrameWriter(Protocol):
    """What a connection needs of its WebSocket."""

    def write(self, frame: bytes) -> bool:
        """Write a frame; False if the client was too far behind and has been dropped."""
        ...

    def show(self, frame: bytes) -> None:
        """Write a frame that replaces all earlier ones."""
        ...

    def measure(self, heard: Callable[[], None]) -> None:
        """Ping the client; `heard` is called when it answers. One ping at a time."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the connection."""
        ...


class Connection:
    """A client that watches a table or plays at it."""

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
        """Whether it has said hello; before that it is told nothing."""
        self.closing = False
        self.lags: deque[int] = deque(maxlen=LINES_KEPT)
        """The last round trips to the client and back, in milliseconds."""
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
        """Measure how long it is to the client and back."""
        asked = now()
        self._writer.measure(lambda: self.lags.append(now() - asked))

    def close(self, code: int, reason: str) -> None:
        """Close the connection after everything sent before."""
        if not self.closing:
            if self._held:
                self.send(b"")
            self.closing = True
            self._writer.close(code, reason)
