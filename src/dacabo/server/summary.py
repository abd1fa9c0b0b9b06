"""A table as it stands in a list: what strangers may know of it."""

from collections.abc import Mapping

import msgspec

from dacabo.server.http_types import TableSummary
from dacabo.server.store import Listed, Listing
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
    """What the store keeps of a table for lists."""
    taken = sum(not chair.free for chair in table.chairs)
    return Listing(
        state=table.phase,
        public=table.options.public,
        members=tuple(chair.guest for chair in table.chairs if chair.guest),
        summary=_encode(_Summary(table.options, table.host, taken, table.match)),
    )


def host_of(listed: Listed) -> str:
    """Who looks after a table."""
    return _read(listed.summary).host


def summary_of(listed: Listed, names: Mapping[str, str]) -> TableSummary:
    """A table for somebody who reads a list."""
    about = _read(listed.summary)
    return TableSummary(
        code=listed.stream,
        options=about.options,
        host_name=names.get(about.host, ""),
        seats_taken=about.taken,
        players=about.options.players,
        phase=Phase(listed.state),
        match=about.match,
    )
