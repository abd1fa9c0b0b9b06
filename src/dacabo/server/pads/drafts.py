"""Drafts of the round that phones are about to enter. Other phones see them; they are not stored.

Drafts last as long as the pad is loaded. Only the entry in the end counts.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from dacabo.core.names import shortened, visible
from dacabo.core.seats import Seat
from dacabo.scorepad.pad import Pad
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.wire.watch import Draft, Drafts, Hand

Phone: TypeAlias = Connection | str
"""A phone on this node, or the name of a phone on another node."""

MAX_WRITERS: Final = 10
"""The most phones that are shown as writing. The number of messages grows with its square."""


class Drafting:
    """The drafts of the current round of one pad."""

    def __init__(self, name: str = "") -> None:
        self._name = name
        """The pad's name for clients: empty, or the id of its match."""
        self.phones: Callable[[], list[Connection]] = list
        """Lists the phones around the pad on this node."""
        self._round = 0
        self._writers: dict[Phone, str] = {}
        """By phone that writes the whole round: the name of its user."""
        self._hands: dict[Seat, Hand] = {}
        """By seat: the draft of that player's hand."""

    def update(self, phone: Phone, draft: Draft | None, pad: Pad) -> bool:
        """Update the draft of a phone, or remove it; return whether anything has changed."""
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
            is_playing = 0 <= draft.seat < pad.players and draft.seat not in pad.out
            if not is_playing or not isinstance(draft.entry, pad.sheet.entry_type):
                return False
            self._hands[draft.seat] = Hand(draft.seat, by, draft.entry)
        return True

    def drop_remote(self) -> bool:
        """Drop the writers on all other nodes, after one has died; return whether there were any.

        Phones on the remaining nodes send their drafts again within seconds.
        """
        remote = [phone for phone in self._writers if isinstance(phone, str)]
        for phone in remote:
            del self._writers[phone]
        return bool(remote)

    def frame(self, connection: Connection, pad: Pad) -> bytes | None:
        """The drafts of the other phones, for a new one; None if there are none."""
        self._begin(len(pad.entries) + 1)
        if self._hands or self._writers.keys() - {connection}:
            return self._frame_for(connection)
        return None

    def show(self, pad: Pad) -> None:
        """Send all drafts to all phones."""
        self._begin(len(pad.entries) + 1)
        all_drafts = self._frame_for(None)
        for phone in self.phones():
            phone.send(self._frame_for(phone) if phone in self._writers else all_drafts)

    def _frame_for(self, phone: Phone | None) -> bytes:
        """All drafts except that of the phone itself."""
        writers = tuple(by for other, by in self._writers.items() if other is not phone)
        return frame(Drafts(self._name, self._round, writers, tuple(self._hands.values())))

    def _begin(self, number: int) -> None:
        """Discard the drafts of a round that has been entered."""
        if number != self._round:
            self._round = number
            self._writers.clear()
            self._hands.clear()
