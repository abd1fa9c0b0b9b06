"""A club book in use: its log, its links, and what its readers see of it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, answered, fold
from dacabo.club.facts import Entry, Link
from dacabo.club.files import write_club
from dacabo.club.forgetting import forgetful
from dacabo.club.tables import Tables
from dacabo.club.views import club_view
from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.clubs.workbook import workbook
from dacabo.server.keys import EventKeys, KeyRefused
from dacabo.server.store.reading import folded
from dacabo.server.store.store import Listing, StoreError
from dacabo.server.store.stream import CLUB, CLUB_EMPTY, Stream, Streams
from dacabo.server.wire.clubs import ClubShown
from dacabo.tournament.roles import Holder, Organiser, Public


class Line(Discreet):
    """A line of a club's log in the store."""

    entry: Entry
    secret: bytes | None = None
    """In the first line: the secret that seals the club's links."""


class Held(Discreet):
    """A club and the secret that seals its links."""

    club: Club
    secret: bytes


class ClubKind:
    """How a club is stored."""

    apart = True
    read = staticmethod(msgspec.json.Decoder(Line).decode)
    write = staticmethod(msgspec.json.Encoder().encode)

    def fold(self, held: Held | None, line: Line) -> Held:
        """The club after one more line."""
        if held is None:
            assert line.secret is not None
            return Held(fold(None, line.entry), line.secret)
        return Held(fold(held.club, line.entry), held.secret)

    def due(self, _held: Held) -> None:
        """Never."""

    def listing(self, before: Held | None, held: Held) -> Listing | None:
        """Its entry for lists, if that has changed."""
        was, state = None if before is None else _state(before.club), _state(held.club)
        return None if was == state else Listing(state, public=False)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return KeyRefused("no-such-key")


def _state(club: Club) -> str:
    """A book with nothing in it is not kept as long."""
    return CLUB if club.evenings else CLUB_EMPTY


class LiveClub:
    """A club book in use."""

    def __init__(self, id: str, streams: Streams) -> None:  # noqa: A002 (its name)
        self.id = id
        self.stream = Stream(f"club/{id}", ClubKind(), streams)
        self.asked = False
        """Whether somebody has asked for it since the last sweep."""
        self._pages: dict[bool, bytes] = {}
        self._shown = 0
        """The number of the fact after which the pages were made."""

    @property
    def streams(self) -> list[Stream[Any, Any]]:
        """Its log."""
        return [self.stream]

    @property
    def club(self) -> Club:
        """The stored state."""
        return self.stream.whole.club

    # --- links -------------------------------------------------------------------------------

    def key(self, link: Link) -> str:
        """The current key of a link."""
        generation = self.club.generations.get(link, 0)
        holder: Holder = Public(generation) if link is Link.PUBLIC else Organiser("", 0, generation)
        return EventKeys(self.id, self.stream.whole.secret).key(holder)

    def link(self, key: str) -> Link:
        """The link of a key.

        Raises:
            KeyRefused: this club never made it, or has replaced it.
        """
        # Compared as they are made: a key that is not the current one opens nothing.
        for link in Link:
            if key == self.key(link):
                return link
        if EventKeys(self.id, self.stream.whole.secret).holder(key) is not None:
            raise KeyRefused("link-withdrawn")
        raise KeyRefused("no-such-key")

    # --- writing -----------------------------------------------------------------------------

    async def write(self, id: str, entries: Callable[[Club], Sequence[Entry]]) -> int:  # noqa: A002 (as in the log)
        """Append what a request results in; the number of the fact that answers it."""
        try:
            await self.stream.change(lambda held: [Line(entry) for entry in entries(held.club)])
        except StoreError:
            if answered(self.club, id) is None:
                raise  # otherwise it was written after all
        return answered(self.club, id) or len(self.club.log)

    async def clean(self) -> None:
        """Delete what is still stored of people who were forgotten.

        It is asked of the log, so that it is done even if the server stopped before.
        """
        if forgetful(self.club.log) != self.club.log:
            await self.stream.rewrite(_forgetful)
            self._shown = 0

    # --- what is worked out elsewhere: ratings take a while ------------------------------------

    async def page(self, *, organiser: bool) -> bytes:
        """The page of a link, in JSON."""
        if self._shown != self.stream.number:
            number = self.stream.number
            if self.club.evenings:
                self._pages = await self.stream.apart(_pages)
            else:  # nothing to reckon: a new book is there at once
                self._pages = _pages(self.stream.whole)
            self._shown = number
        return self._pages[organiser]

    async def file(self) -> bytes:
        """The whole book as a file."""
        return await self.stream.apart(_file)

    async def workbook(self, words: Mapping[str, str], nobody: Mapping[int, str]) -> bytes:
        """The whole book as a spreadsheet."""
        return await self.stream.apart(_workbook, words, nobody)


def _forgetful(lines: Sequence[Line]) -> list[Line]:
    log = forgetful(tuple(line.entry for line in lines))
    return [replace(line, entry=entry) for line, entry in zip(lines, log, strict=True)]


def _pages(held: Held) -> dict[bool, bytes]:
    view = club_view(held.club)
    seen = {True: view, False: replace(view, plans=())}
    return {
        organiser: msgspec.json.encode(ClubShown(v, organiser)) for organiser, v in seen.items()
    }


def _file(held: Held) -> bytes:
    return write_club(held.club)


def _workbook(held: Held, words: Mapping[str, str], nobody: Mapping[int, str]) -> bytes:
    return workbook(Tables(club_view(held.club), words, nobody).sheets())


def kept(log: Sequence[Entry], secret: bytes) -> tuple[Held, list[bytes]]:
    """Fold a log, and encode its lines for the store."""
    lines = [Line(log[0], secret), *map(Line, log[1:])]
    texts = [*map(ClubKind.write, lines)]
    return folded(ClubKind(), texts), texts
