"""A live club book: its log, its links, and the pages of its readers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, apply
from dacabo.club.erasure import erase
from dacabo.club.facts import ClubEntry, Link
from dacabo.club.files import ClubSheets, write_club
from dacabo.club.views import club_view
from dacabo.log import answered
from dacabo.server.documents.linked import LinkedKind, LinkedState, LogRecord, erase_lines
from dacabo.server.keys import EventKeys, KeyRefused
from dacabo.server.store.stream import CLUB, CLUB_EMPTY, Stream, Streams
from dacabo.server.wire.clubs import ClubShown
from dacabo.spreadsheet import workbook
from dacabo.tournament.roles import LinkRole, Organiser, Public

_read = msgspec.json.Decoder(LogRecord[ClubEntry]).decode


class ClubKind(LinkedKind[Club, ClubEntry]):
    """The stored form of a club."""

    def read(self, text: bytes) -> LogRecord[ClubEntry]:
        """Decode a line from the store."""
        return _read(text)

    def apply_entry(self, state: Club | None, entry: ClubEntry) -> Club:
        """The club after one more entry."""
        return apply(state, entry)

    def index_state(self, state: Club) -> str:
        """A book without evenings expires sooner."""
        return CLUB if state.evenings else CLUB_EMPTY


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
        """The log of the club."""
        return [self.stream]

    @property
    def club(self) -> Club:
        """The stored state."""
        return self.stream.state.state

    # --- links -------------------------------------------------------------------------------

    def key(self, link: Link) -> str:
        """The current key of a link."""
        generation = self.club.generations.get(link, 0)
        holder: LinkRole = (
            Public(generation) if link is Link.PUBLIC else Organiser("", 0, generation)
        )
        return EventKeys(self.id, self.stream.state.secret).key(holder)

    def link(self, key: str) -> Link:
        """The link of a key.

        Raises:
            KeyRefused: this club never made it, or has replaced it.
        """
        # Compare with the current keys: a key of an earlier generation is revoked.
        for link in Link:
            if key == self.key(link):
                return link
        if EventKeys(self.id, self.stream.state.secret).role(key) is not None:
            raise KeyRefused("link-withdrawn")
        raise KeyRefused("no-such-key")

    # --- writing -----------------------------------------------------------------------------

    async def write(self, id: str, entries: Callable[[Club], Sequence[ClubEntry]]) -> int:  # noqa: A002 (as in the log)
        """Append the entries of a request; return the number of the fact that answers it."""
        return await self.stream.ask(
            lambda book: answered(book.state.log, id),
            lambda book: [*map(LogRecord, entries(book.state))],
        )

    async def clean(self) -> None:
        """Delete the stored data of forgotten people.

        The log says who was forgotten, so this also completes a deletion that was interrupted.
        """
        if erase(self.club.log) != self.club.log:
            await self.stream.rewrite(lambda lines: erase_lines(lines, erase))
            self._shown = 0

    # --- pages and files, computed in the background process because ratings take a while -------

    async def page(self, *, organiser: bool) -> bytes:
        """The page of a link, in JSON."""
        if self._shown != self.stream.number:
            number = self.stream.number
            if self.club.evenings:
                self._pages = await self.stream.in_background(_pages)
            else:  # nothing to compute: a new book is there at once
                self._pages = _pages(self.stream.state)
            self._shown = number
        return self._pages[organiser]

    async def file(self) -> bytes:
        """The whole book as a file."""
        return await self.stream.in_background(_file)

    async def workbook(self, words: Mapping[str, str], nobody: Mapping[int, str]) -> bytes:
        """The whole book as a spreadsheet."""
        return await self.stream.in_background(_workbook, words, nobody)


def _pages(book: LinkedState[Club]) -> dict[bool, bytes]:
    view = club_view(book.state)
    seen = {True: view, False: replace(view, plans=())}
    return {
        organiser: msgspec.json.encode(ClubShown(v, organiser)) for organiser, v in seen.items()
    }


def _file(book: LinkedState[Club]) -> bytes:
    return write_club(book.state)


def _workbook(
    book: LinkedState[Club], words: Mapping[str, str], nobody: Mapping[int, str]
) -> bytes:
    return workbook(ClubSheets(club_view(book.state), words, nobody).sheets())
