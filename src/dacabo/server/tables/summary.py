"""A table's entry in a list: what strangers may know of it, and what those who sit there may."""

from collections.abc import Iterable, Mapping
from logging import WARNING
from types import MappingProxyType

import msgspec
from msgspec import UNSET

from dacabo.core.values import Face
from dacabo.server.logs import note
from dacabo.server.store.store import IndexedStream, IndexRow
from dacabo.server.wire.bodies import SeatSummary, TableSummary
from dacabo.table.options import Options, game_of
from dacabo.table.table import Chair, Phase, Table
from dacabo.table.view import game_view, name_of


class _StoredSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of a match: a guest, or a bot with its name."""

    guest: str = ""
    bot: str = ""
    character: str | None = None


class _StoredSummary(msgspec.Struct, frozen=True):
    """The row of a table in the store, for lists. It has no names, so that they can be deleted.

    `TableSummary` is the form that clients get.
    """

    options: Options
    host: str
    taken: int
    match: int
    people: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    seats: tuple[_StoredSeat, ...] = ()
    totals: tuple[int, ...] = ()
    """By seat, after the last finished round."""
    winners: tuple[int, ...] = ()
    """The seats that won the match, once it is over."""
    what_if: bool = False
    """Whether the match plays on from a moment of another one."""


_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(_StoredSummary).decode


def _is_bot(chair: Chair) -> bool:
    """Whether a bot has the seat, and does not just stand in for an absent guest."""
    return chair.level is not None and chair.guest is None


def _bot_name(chair: Chair) -> str:
    return name_of(chair, {}) or chair.level or ""


def _totals(table: Table) -> tuple[int, ...]:
    """The points after the last finished round, as a spectator sees them."""
    view = game_view(table, None)
    return () if view is None or not view.results else tuple(view.results[-1].totals)


def _winners(table: Table) -> tuple[int, ...]:
    result = None if table.state is None else game_of(table.options).result(table.state)
    return () if result is None else result.winners


def index_row(table: Table) -> IndexRow:
    """The row by which the store lists a table."""
    chairs = table.chairs
    summary = _StoredSummary(
        options=table.options,
        host=table.host,
        taken=sum(not chair.is_free for chair in chairs),
        match=table.match,
        people=tuple(chair.guest for chair in chairs if chair.guest),
        bots=tuple(_bot_name(chair) for chair in chairs if _is_bot(chair)),
        seats=tuple(
            _StoredSeat(bot=_bot_name(chair), character=chair.character)
            if _is_bot(chair)
            else _StoredSeat(guest=chair.guest or "")
            for chair in chairs
        ),
        totals=_totals(table),
        winners=_winners(table),
        what_if=table.what_if is not None,
    )
    return IndexRow(
        state=table.phase,
        public=table.options.public,
        members=summary.people,
        summary=_encode(summary),
    )


class ListedTable:
    """A table as the store lists it."""

    def __init__(self, row: IndexedStream, summary: _StoredSummary) -> None:
        self.code = row.stream
        self.host = summary.host
        """The guest who is its host."""
        self.people = summary.people
        """The guests who sit there."""
        self.what_if = summary.what_if
        """Whether its match plays on from a moment of another one."""
        self._row = row
        self._summary = summary

    def summary(
        self,
        names: Mapping[str, str],
        guest: str | None = None,
        *,
        faces: Mapping[str, Face] = MappingProxyType({}),
        your_turn: bool = False,
    ) -> TableSummary:
        """The entry as it is sent to a stranger, or to a guest who sits there."""
        stored = self._summary
        sits = guest in stored.people
        others = [person for person in stored.people if person != guest] if sits else []
        return TableSummary(
            code=self.code,
            options=stored.options,
            host_name=names.get(stored.host, ""),
            seats_taken=stored.taken,
            players=stored.options.players,
            phase=Phase(self._row.state),
            match=stored.match,
            others=tuple(names.get(person, "") for person in others),
            bots=stored.bots if sits else (),
            your_turn=your_turn,
            seats=tuple(self._seat(seat, names, faces, guest) for seat in range(len(stored.seats)))
            if sits
            else (),
            changed=round(self._row.changed * 1000) if sits else 0,
        )

    def _seat(
        self,
        number: int,
        names: Mapping[str, str],
        faces: Mapping[str, Face],
        guest: str | None,
    ) -> SeatSummary:
        """A seat as it is sent to a guest at the table."""
        stored = self._summary
        seat = stored.seats[number]
        return SeatSummary(
            name=seat.bot or names.get(seat.guest, ""),
            character=seat.character,
            you=seat.guest == guest,
            total=stored.totals[number] if stored.totals else None,
            won=number in stored.winners,
            face=faces.get(seat.guest, UNSET),
        )


def read_summaries(rows: Iterable[IndexedStream]) -> list[ListedTable]:
    """The tables of a list. An unreadable one is omitted rather than failing the whole list."""
    tables = []
    for row in rows:
        try:
            tables.append(ListedTable(row, _read(row.summary)))
        except (msgspec.DecodeError, UnicodeError):
            note("summary-unreadable", WARNING, table=row.stream)
    return tables
