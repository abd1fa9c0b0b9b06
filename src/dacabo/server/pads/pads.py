"""Score pads that several people write on."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value
from dacabo.log import Context, answered
from dacabo.scorepad.commands import Opening, continue_on_new_pad, handle, open_pad
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.files import csv_of, paper_of, read_pad, write_pad
from dacabo.scorepad.pad import Pad, apply
from dacabo.scorepad.requests import Request
from dacabo.scorepad.view import Change, PadView, change, view
from dacabo.server.documents.documents import Documents
from dacabo.server.environment import Environment
from dacabo.server.http.responses import words_in
from dacabo.server.keys import (
    KeyRefused,
    new_pad_key,
    next_pad_key,
    pad_stream,
    renewed_pad_key,
)
from dacabo.server.limits.cpu_budget import check_budget
from dacabo.server.pads.drafts import Drafting
from dacabo.server.sockets.connection import Connection
from dacabo.server.sockets.watchers import NO_KEY, Watchers
from dacabo.server.store.nodes import MESSAGE
from dacabo.server.store.replay import replay_new
from dacabo.server.store.store import Conflict, IndexRow
from dacabo.server.store.stream import PAD, Stream, Streams
from dacabo.server.wire.bodies import PadAsk
from dacabo.server.wire.watch import Draft, PadShown
from dacabo.tournament.roles import LinkRole

OPENING: Final = "open"
"""The id of a pad's first fact."""
CONTINUING: Final = "go-on"
"""The id of the fact that the same people continue on another pad."""


_read_draft = msgspec.json.Decoder(tuple[str, Draft | None]).decode


class PadState(Value):
    """A pad, and its history as its users see it."""

    pad: Pad
    history: tuple[Change, ...]


class PadKind:
    """The stored form of a pad."""

    in_background = True
    read = staticmethod(msgspec.json.Decoder(PadEntry).decode)
    write = staticmethod(msgspec.json.Encoder().encode)

    def apply(self, stored: PadState | None, line: PadEntry) -> PadState:
        """The pad after one more fact."""
        before, history = (None, ()) if stored is None else (stored.pad, stored.history)
        pad = apply(before, line)
        return PadState(pad, (*history, change(before, pad)))

    def due(self, _kept: PadState) -> None:
        """A pad has no clock."""

    def index_row(self, before: PadState | None, _kept: PadState) -> IndexRow | None:
        """The pad's row in the index, which never changes."""
        return IndexRow(PAD, public=False) if before is None else None

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return KeyRefused("no-such-key")


class LivePad:
    """A pad in use."""

    def __init__(self, name: str, streams: Streams, build: str = "", match: str = "") -> None:
        self.stream = Stream(name, PadKind(), streams, happened=self._happened)
        self.watchers = Watchers(self._look, streams.environment, build)
        self._environment = streams.environment
        self._view: PadView | None = None
        self._nodes = streams.nodes
        self.drafting = Drafting(match)
        self.stream.on_message = self._on_remote_draft
        self.stream.on_node_lost = self._on_node_lost

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """The log of the pad."""
        return [self.stream]

    @property
    def pad(self) -> Pad:
        """The stored state."""
        return self.stream.state.pad

    def view(self) -> PadView:
        """The pad as all its users see it."""
        if self._view is None or self._view.number != self.pad.number:
            self._view = view(self.pad, self.stream.state.history)
        return self._view

    async def file(self) -> bytes:
        """The whole pad as a file."""
        return await self.stream.in_background(_file)

    async def paper(self, language: str) -> bytes:
        """The rounds as on paper, for a spreadsheet."""
        return await self.stream.in_background(partial(_paper, language=language))

    async def table(self) -> bytes:
        """The rounds as a file for a spreadsheet."""
        return await self.stream.in_background(_table)

    async def ask(self, asked: PadAsk) -> int:
        """Carry out a client's request; return the number of the stored fact that answers it."""
        check_budget()
        return await self.write(asked.request, asked.id, asked.by)

    async def write(self, request: Request, id: str, by: str = "") -> int:  # noqa: A002 (as in the log)
        """Carry out a request of a client or of the server itself."""

        def entries(stored: PadState) -> Sequence[PadEntry]:
            environment = self._environment
            return handle(
                stored.pad, request, Context(environment.now(), id, by, environment.new_seed())
            )

        return await self.stream.ask(lambda stored: answered(stored.pad.log, id), entries)

    def draft(self, phone: Connection, name: str, draft: Draft | None) -> None:
        """Show the other phones what a phone is about to enter, or that it has disconnected.

        Args:
            phone: the connection of the phone.
            name: a name of the phone for other nodes.
            draft: the draft; None if the phone has disconnected.
        """
        if self.drafting.update(phone, draft, self.pad):
            self.drafting.show(self.pad)
            self._nodes.publish(MESSAGE, self.stream.name, msgspec.json.encode((name, draft)))

    def _on_remote_draft(self, body: bytes) -> None:
        if self.drafting.update(*_read_draft(body), self.pad):
            self.drafting.show(self.pad)

    def _on_node_lost(self) -> None:
        if self.drafting.drop_remote():
            self.drafting.show(self.pad)

    def _happened(self, _before: PadState | None, _kept: Sequence[PadState]) -> None:
        self._view = None
        self.watchers.show()

    def _look(self) -> Callable[[LinkRole], PadShown]:
        page = PadShown(pad=self.view())
        return lambda _holder: page


class Pads(Documents[LivePad]):
    """All pads of this process that do not belong to an event."""

    def __init__(self, streams: Streams, build: str) -> None:
        super().__init__(streams)
        self._build = build

    async def open(self, opening: Opening) -> str:
        """Open a pad; returns its key."""
        key = new_pad_key(self._environment.random_bytes)
        await self._begin(pad_stream(key), *replay_log([first_entry(opening, self._environment)]))
        return key

    async def next(self, key: str) -> str:
        """Open the pad on which the same people play on, or find it; returns its key."""
        live, key = await self.find(key), next_pad_key(key)
        opened = live.pad.opened
        if await self._live.find(pad_stream(key)) is None:
            if live.pad.went_on:
                raise KeyRefused("link-withdrawn")  # the next pad has got another key since
            opening = Opening(opened.game, opened.preset, live.pad.names, opened.changes)
            if live.pad.ended is None:
                raise PadError("match-not-over")
            with suppress(Conflict):  # another phone was faster
                first = first_entry(opening, self._environment)
                await self._begin(pad_stream(key), *replay_log([first]))
        await live.stream.change(
            lambda it: continue_on_new_pad(it.pad, Context(self._environment.now(), CONTINUING))
        )
        return key

    async def renew(self, key: str, id: str) -> str:  # noqa: A002 (as on the wire)
        """Move a pad to another key, which replaces this one for everybody; returns it.

        A client that got no answer asks again, with the old key and the same id.
        """
        renewed = renewed_pad_key(key, id)
        try:
            live = await self.find(key)
            if live.pad.went_on:
                raise PadError("pad-went-on")  # the key of the next pad follows from this key
            await live.stream.move(pad_stream(renewed))
        except KeyRefused:
            await self.find(renewed)
        if (old := self._live.get(pad_stream(key))) is not None:
            self._disconnect(old)
        return renewed

    async def from_file(self, file: bytes) -> str:
        """Continue a pad from a file; returns its key."""
        key = new_pad_key(self._environment.random_bytes)
        await self._begin(pad_stream(key), *await self._streams.background.run(_from_file, file))
        return key

    async def find(self, key: str) -> LivePad:
        """The pad of a key."""
        return await self.at(pad_stream(key))

    def _empty(self, name: str) -> LivePad:
        live = LivePad(name, self._streams, self._build)
        live.stream.on_deleted = partial(self._disconnect, live)
        return live

    def _disconnect(self, live: LivePad) -> None:
        """Drop a pad that no longer exists under this key, and disconnect its watchers."""
        self._live.drop(live.stream.name)
        live.watchers.disconnect(lambda _holder: False, NO_KEY, "link-withdrawn")

    def _is_idle(self, live: LivePad) -> bool:
        return not live.watchers


def first_entry(opening: Opening, environment: Environment) -> PadEntry:
    """The first entry of a pad, with the seed of its first lot."""
    return open_pad(opening, Context(environment.now(), OPENING, seed=environment.new_seed()))


def _file(stored: PadState) -> bytes:
    return write_pad(stored.pad)


def _paper(stored: PadState, language: str) -> bytes:
    return paper_of(stored.pad, language, words_in(language).say)


def _table(stored: PadState) -> bytes:
    return csv_of(stored.pad)


def _from_file(file: bytes) -> tuple[PadState, list[bytes]]:
    """A pad continued from a file, as lines for the store."""
    return replay_log(read_pad(file).log)


def replay_log(log: Sequence[PadEntry]) -> tuple[PadState, list[bytes]]:
    """Replay a log, and encode its lines for the store."""
    lines = [*map(PadKind.write, log)]
    return replay_new(PadKind(), lines), lines
