"""Score pads that people write on together."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from dacabo.core.values import Value
from dacabo.scorepad.acting import Opening, act, open_pad
from dacabo.scorepad.facts import Logged
from dacabo.scorepad.files import read_pad, write_pad
from dacabo.scorepad.pad import Pad, answered, fold
from dacabo.scorepad.requests import Request
from dacabo.scorepad.tables import csv_of
from dacabo.scorepad.view import Change, PadView, change, view
from dacabo.server.cost.backroom import Backroom
from dacabo.server.cost.purse import check_purse
from dacabo.server.events.watchers import Watchers
from dacabo.server.keys import KeyRefused, new_pad_key, pad_stream
from dacabo.server.store.clock import now
from dacabo.server.store.store import Listing, Store, StoreError
from dacabo.server.store.stream import PAD, Stream, folded
from dacabo.server.tidying import Idle
from dacabo.server.wire.bodies import PadAsk
from dacabo.server.wire.watch import PadShown
from dacabo.tournament.roles import Holder

OPENING: Final = "open"
"""The id of a pad's first fact."""


class _Kept(Value):
    """A pad, and what has happened on it."""

    pad: Pad
    history: tuple[Change, ...]


class _PadKind:
    """How a pad is kept."""

    read = staticmethod(msgspec.json.Decoder(Logged).decode)
    write = staticmethod(msgspec.json.Encoder().encode)

    def fold(self, kept: _Kept | None, line: Logged) -> _Kept:
        before, history = (None, ()) if kept is None else (kept.pad, kept.history)
        pad = fold(before, line)
        return _Kept(pad, (*history, change(before, pad)))

    def due(self, _kept: _Kept) -> None:
        return None

    def listing(self, _kept: _Kept) -> Listing:
        return Listing(PAD, public=False)


class LivePad:
    """A pad while somebody uses it."""

    def __init__(self, name: str, store: Store, backroom: Backroom, build: str = "") -> None:
        self.stream = Stream(name, store, _PadKind(), backroom)
        self.watchers = Watchers(self._look, build)
        self._shown = 0
        """The number of the fact up to which everybody has seen it."""
        self._view: PadView | None = None

    async def load(self) -> bool:
        """Read it; False if there is none."""
        found = await self.stream.load()
        self._shown = self.stream.number
        return found

    async def begin(self, opened: Logged) -> None:
        """The first fact of a new pad."""
        await self.go_on(*_kept([opened]))

    async def go_on(self, kept: _Kept, lines: Sequence[bytes]) -> None:
        """All facts of one that goes on here."""
        await self.stream.go_on(kept, lines)
        self._shown = self.stream.number

    @property
    def pad(self) -> Pad:
        """As far as it is written down."""
        return self.stream.whole.pad

    def view(self) -> PadView:
        """What everybody sees of it."""
        if self._view is None or self._view.number != self.pad.number:
            self._view = view(self.pad, self.stream.whole.history)
        return self._view

    async def file(self) -> bytes:
        """The whole of it, to be kept."""
        return await self.stream.apart(_file)

    async def table(self) -> bytes:
        """Its rounds for a spreadsheet."""
        return await self.stream.apart(_table)

    def _look(self) -> Callable[[Holder], PadShown]:
        page = PadShown(pad=self.view())
        return lambda _holder: page

    async def ask(self, asked: PadAsk) -> int:
        """Do what somebody asks; the number of the fact that answers it, once that is durable."""
        check_purse()
        return await self.write(asked.request, asked.id, asked.by)

    async def write(self, request: Request, id: str, by: str = "") -> int:  # noqa: A002 (as in the log)
        """The same, for the house itself too."""

        def lines(kept: _Kept) -> Sequence[Logged]:
            return act(kept.pad, request, now(), id=id, by=by or None)

        try:
            await self.stream.change(lines)
        except StoreError:
            if answered(self.pad, id) is None:
                raise  # otherwise it was written down after all
        finally:
            if self.stream.number != self._shown:  # be it by this, or by another process
                self._shown = self.stream.number
                self.watchers.show()
        return answered(self.pad, id) or self.pad.number


class Pads:
    """All pads of this process that belong to nobody but those who have their link."""

    def __init__(self, store: Store, build: str, backroom: Backroom) -> None:
        self._store = store
        self._build = build
        self._backroom = backroom
        self._live: dict[str, LivePad] = {}
        self._idle = Idle()

    async def open(self, opening: Opening) -> str:
        """A new pad: its key."""
        return await self._begin(*_kept([open_pad(opening, now(), id=OPENING)]))

    async def from_file(self, file: bytes) -> str:
        """A pad that goes on here: its key."""
        return await self._begin(*await self._backroom.do(_going_on, file))

    async def _begin(self, kept: _Kept, lines: Sequence[bytes]) -> str:
        key = new_pad_key()
        live = LivePad(pad_stream(key), self._store, self._backroom, self._build)
        await live.go_on(kept, lines)
        self._live[live.stream.name] = live
        return key

    async def find(self, key: str) -> LivePad:
        """The pad that a key is for."""
        name = pad_stream(key)
        if found := self._live.get(name):
            return found
        live = LivePad(name, self._store, self._backroom, self._build)
        if not await live.load():
            raise KeyRefused("no-such-key")
        # Somebody else may have asked for it meanwhile; there is to be but one.
        return self._live.setdefault(name, live)

    def put_away(self) -> None:
        """Forget what nobody has looked at since the last time; the store has it."""
        idle = {name for name, live in self._live.items() if not live.watchers}
        for name in self._idle.long(idle):
            del self._live[name]


def _file(kept: _Kept) -> bytes:
    return write_pad(kept.pad)


def _table(kept: _Kept) -> bytes:
    return csv_of(kept.pad)


def _going_on(file: bytes) -> tuple[_Kept, list[bytes]]:
    """A pad that goes on from a file, as the store keeps it."""
    return _kept(read_pad(file).log)


def _kept(log: Sequence[Logged]) -> tuple[_Kept, list[bytes]]:
    """What a log comes to, and its lines as the store keeps them."""
    lines = [*map(_PadKind.write, log)]
    return folded(_PadKind(), lines), lines
