"""A table's entry in a list: what strangers may know of it."""

from collections.abc import Iterable, Mapping
from logging import WARNING

import msgspec

from dacabo.server.logs import note
from dacabo.server.store.store import Listed, Listing
from dacabo.server.wire.bodies import TableSummary
from dacabo.table.options import Options
from dacabo.table.table import Phase, Table


class _Summary(msgspec.Struct, frozen=True):
    """What the store keeps for lists. Names are looked up, so that they can be deleted."""

    options: Options
    host: str
    taken: int
    match: int


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(_Summary).decode


def listing_of(table: Table) -> Listing:
    """A table's entry for lists, for the store."""
    taken = sum(not chair.free for chair in table.chairs)
    return Listing(
        state=table.phase,
        public=table.options.public,
        members=tuple(chair.guest for chair in table.chairs if chair.guest),
        summary=_encode(_Summary(table.options, table.host, taken, table.match)),
    )


def read_summaries(listed: Iterable[Listed]) -> list["Found"]:
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

    def __init__(self, listed: Listed, about: _Summary) -> None:
        self.host = about.host
        """The guest who is its host."""
        self._listed = listed
        self._about = about

    def summary(self, names: Mapping[str, str]) -> TableSummary:
        """The entry as it is sent."""
        about = self._about
        return TableSummary(
            code=self._listed.stream,
            options=about.options,
            host_name=names.get(about.host, ""),
            seats_taken=about.taken,
            players=about.options.players,
            phase=Phase(self._listed.state),
            match=about.match,
        )
