"""A live club book: its log, its links, and the pages of its readers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dacabo.club.club import Club, apply
from dacabo.club.erasure import erase
from dacabo.club.facts import ClubEntry, Link, OrganiserNumber
from dacabo.club.files import ClubSheets, write_club
from dacabo.club.views import club_log, club_view
from dacabo.log import answered
from dacabo.server.documents.linked import LinkedKind, LinkedState, LogRecord, erase_lines
from dacabo.server.keys import EventKeys, KeyRefused
from dacabo.server.store.stream import CLUB, CLUB_EMPTY, Stream, Streams
from dacabo.server.wire.clubs import ClubPage
from dacabo.spreadsheet import workbook
from dacabo.tournament.roles import Organiser, Public

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

    @property
    def public_key(self) -> str:
        """The current key of the public link."""
        return self._keys.key(Public(self.club.generations.get(Link.PUBLIC, 0)))

    def key(self, number: OrganiserNumber) -> str:
        """The current key of an organiser."""
        return self._keys.key(Organiser("", number, self.club.organisers[number].generation))

    def reader(self, key: str) -> OrganiserNumber | None:
        """The organiser whose key it is; None for the public one.

        Raises:
            KeyRefused: this club never made it, or it was replaced or withdrawn.
        """
        # Compare with the current keys: a key of an earlier generation is revoked.
        if key == self.public_key:
            return None
        role = self._keys.role(key)
        if role is None:
            raise KeyRefused("no-such-key")
        if isinstance(role, Organiser) and role.number < len(self.club.organisers):
            organiser = self.club.organisers[role.number]
            if not organiser.withdrawn and role.generation == organiser.generation:
                return role.number
        raise KeyRefused("link-withdrawn")

    @property
    def _keys(self) -> EventKeys:
        return EventKeys(self.id, self.stream.state.secret)

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

    async def page(self, reader: OrganiserNumber | None) -> bytes:
        """The page of a reader, in JSON."""
        if self._shown != self.stream.number:
            number = self.stream.number
            if self.club.evenings:
                self._pages = await self.stream.in_background(_pages)
            else:  # nothing to compute: a new book is there at once
                self._pages = _pages(self.stream.state)
            self._shown = number
        club = msgspec.Raw(self._pages[reader is not None])
        shown = ClubPage(club, organiser=reader is not None, number=reader)
        return msgspec.json.encode(shown)

    async def log(self) -> bytes:
        """The whole log, in JSON."""
        return await self.stream.in_background(_log)

    async def file(self) -> bytes:
        """The whole book as a file."""
        return await self.stream.in_background(_file)

    async def workbook(self, words: Mapping[str, str], nobody: Mapping[int, str]) -> bytes:
        """The whole book as a spreadsheet."""
        return await self.stream.in_background(_workbook, words, nobody)


def _pages(book: LinkedState[Club]) -> dict[bool, bytes]:
    view = club_view(book.state)
    seen = {True: view, False: replace(view, plans=(), organisers=())}
    return {organiser: msgspec.json.encode(view) for organiser, view in seen.items()}


def _log(book: LinkedState[Club]) -> bytes:
    return msgspec.json.encode(club_log(book.state))


def _file(book: LinkedState[Club]) -> bytes:
    return write_club(book.state)


def _workbook(
    book: LinkedState[Club], words: Mapping[str, str], nobody: Mapping[int, str]
) -> bytes:
    return workbook(ClubSheets(club_view(book.state), words, nobody).sheets())
