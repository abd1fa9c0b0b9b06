"""A round that is being entered, by one phone or by all: shown to the others, not written down.

It lasts as long as the pad is in use here; what counts is what is entered in the end.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from dacabo.core.names import shortened, visible
from dacabo.core.seats import Seat
from dacabo.scorepad.pad import Pad
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.watch import Draft, Drafts, Hand

Phone: TypeAlias = Connection | str
"""A phone on this node, or the name of one on another."""

MAX_WRITERS: Final = 10
"""Phones of which the others are told that they write: each of the others is told of each."""


class Drafting:
    """What the phones around one pad are about to enter."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        """Of the pad, for clients: empty, or the id of its match."""
        self.phones: Callable[[], list[Connection]] = list
        """The phones around the pad on this node, as the last of them knew them."""
        self._round = 0
        self._writers: dict[Phone, str] = {}
        self._hands: dict[Seat, Hand] = {}

    def hear(self, phone: Phone, draft: Draft | None, pad: Pad) -> bool:
        """Take note of what a phone is doing, or that it is gone; whether the others are told."""
        self._begin(len(pad.entries) + 1)
        if draft is None or draft.round != self._round or pad.ended is not None:
            return self._writers.pop(phone, None) is not None
        by = shortened(visible(draft.by))
        if draft.seat is None:
            if phone not in self._writers and len(self._writers) >= MAX_WRITERS:
                return False
            self._writers[phone] = by
            return True
        self._writers.pop(phone, None)
        self._hands.pop(draft.seat, None)
        if draft.entry is not None:
            playing = 0 <= draft.seat < pad.players and draft.seat not in pad.out
            if not playing or not isinstance(draft.entry, pad.sheet.entry_type):
                return False
            self._hands[draft.seat] = Hand(draft.seat, by, draft.entry)
        return True

    def leave_elsewhere(self) -> bool:
        """Forget who is writing on other nodes, since one is gone; whether there was anybody.

        Those who are not gone with it say so again within seconds.
        """
        remote = [phone for phone in self._writers if isinstance(phone, str)]
        for phone in remote:
            del self._writers[phone]
        return bool(remote)

    def frame(self, connection: Connection, pad: Pad) -> bytes | None:
        """What one phone is told of the others; None if there is nothing to tell a new one."""
        self._begin(len(pad.entries) + 1)
        if self._hands or self._writers.keys() - {connection}:
            return self._framed(connection)
        return None

    def tell(self, pad: Pad) -> None:
        """Tell all phones what they may not know."""
        self._begin(len(pad.entries) + 1)
        all_of_it = self._framed(None)
        for phone in self.phones():
            phone.send(self._framed(phone) if phone in self._writers else all_of_it)

    def _framed(self, phone: Phone | None) -> bytes:
        """What a phone is told that may be writing itself."""
        writers = tuple(by for other, by in self._writers.items() if other is not phone)
        return frame(Drafts(self._name, self._round, writers, tuple(self._hands.values())))

    def _begin(self, number: int) -> None:
        """A round that has been entered is no longer a draft."""
        if number != self._round:
            self._round = number
            self._writers.clear()
            self._hands.clear()
