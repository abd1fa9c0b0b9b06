"""A table's entry in a list: what strangers may know of it, and what those who sit there may."""

from collections.abc import Iterable, Mapping
from logging import WARNING

import msgspec

from dacabo.server.logs import note
from dacabo.server.store.store import IndexedStream, IndexRow
from dacabo.server.wire.bodies import TableSummary
from dacabo.table.options import Options
from dacabo.table.table import Chair, Phase, Table
from dacabo.table.view import name_of


class _Summary(msgspec.Struct, frozen=True):
    """What the store keeps for lists. Names are looked up, so that they can be deleted."""

    options: Options
    host: str
    taken: int
    match: int
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(_Summary).decode


def _is_bot(chair: Chair) -> bool:
    """Whether a bot sits there on its own."""
    return chair.level is not None and chair.guest is None


def listing_of(table: Table) -> IndexRow:
    """A table's entry for lists, for the store."""
    chairs = table.chairs
    about = _Summary(
        options=table.options,
        host=table.host,
        taken=sum(not chair.free for chair in chairs),
        match=table.match,
        people=tuple(chair.guest for chair in chairs if chair.guest),
        bots=tuple(name_of(chair, {}) or chair.level or "" for chair in chairs if _is_bot(chair)),
    )
    return IndexRow(
        state=table.phase,
        public=table.options.public,
        members=about.people,
        summary=_encode(about),
    )


def read_summaries(listed: Iterable[IndexedStream]) -> list["Found"]:
    """The tables of a list. An unreadable one is omitted rather than failing the whole list."""
    found = []
    for table in listed:
        try:
            found.append(Found(table, _read(table.summary)))
        except (msgspec.DecodeError, UnicodeError):
            note("summary-unreadable", WARNING, table=table.stream)
    return found


class Found:
    """A table in a list."""

    def __init__(self, listed: IndexedStream, about: _Summary) -> None:
        self.code = listed.stream
        self.host = about.host
        """The guest who is its host."""
        self.people = about.people
        """The guests who sit there."""
        self._listed = listed
        self._about = about

    def summary(
        self, names: Mapping[str, str], guest: str | None = None, *, your_turn: bool = False
    ) -> TableSummary:
        """The entry as it is sent to a stranger, or to a guest who sits there."""
        about = self._about
        sits = guest in about.people
        return TableSummary(
            code=self.code,
            options=about.options,
            host_name=names.get(about.host, ""),
            seats_taken=about.taken,
            players=about.options.players,
            phase=Phase(self._listed.state),
            match=about.match,
            others=tuple(names.get(one, "") for one in about.people if one != guest)
            if sits
            else (),
            bots=about.bots if sits else (),
            your_turn=your_turn,
        )
