"""Everything that people see of a stored log, which must stay the same byte for byte.

Only this module of the compatibility tests knows how today's code replays a log and shows it.
"""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any

import msgspec
from compatibility.harness.corpus import Log

from dacabo.club.club import replay as replay_club
from dacabo.club.facts import ClubEntry
from dacabo.club.files import read_club, write_club
from dacabo.club.views import club_view
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES
from dacabo.records import write as write_record
from dacabo.scorepad.facts import PadEntry
from dacabo.scorepad.files import csv_of, paper_of, read_pad, write_pad
from dacabo.scorepad.pad import Pad
from dacabo.scorepad.pad import apply as apply_to_pad
from dacabo.scorepad.view import view as pad_view
from dacabo.server.http.responses import words_in
from dacabo.server.tables.audience import Broadcast, event_of
from dacabo.server.tables.summary import index_row
from dacabo.table.apply import apply as apply_to_table
from dacabo.table.clocks import next_due
from dacabo.table.facts import Entry as TableEntry
from dacabo.table.record import guests_in, record_of
from dacabo.table.table import Table
from dacabo.table.view import game_view, possible_moves, table_view
from dacabo.tournament.apply import apply as apply_to_event
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry as EventEntry
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.views.pages import (
    desk,
    door_page,
    log_lines,
    player_page,
    public_view,
    table_page,
)

Projection = Iterator[tuple[str, bytes]]
"""Pairs of a view's name and its content."""

_json = msgspec.json.encode


def digests(projection: Projection) -> dict[str, str]:
    """By name: a digest of all contents with this name."""
    hashes: dict[str, Any] = {}
    for name, content in projection:
        hash_ = hashes.setdefault(name, sha256())
        hash_.update(len(content).to_bytes(8) + content)
    return {name: hash_.hexdigest()[:20] for name, hash_ in hashes.items()}


def _read(log: Log, kind: Any) -> list[Any]:
    return [msgspec.json.decode(line, type=kind) for line in log]


# --- tables -------------------------------------------------------------------------------------


def table(log: Log) -> Projection:
    """A table after each fact, as every seat and a spectator see it."""
    entries: list[TableEntry] = _read(log, TableEntry)
    names = {guest: f"Guest {guest}" for guest in guests_in(entries)}
    current: Table | None = None
    for entry in entries:
        step = apply_to_table(current, entry)
        current = step.table
        viewers = (None, *range(len(current.chairs)))
        yield "around", _json(table_view(current, "CODE", names))
        yield "clocks", _json((next_due(current), current.clocks))
        yield "listing", _json(index_row(current))
        line = Broadcast(current.number, current.match, entry, step.told)
        for viewer in viewers:
            yield "views", _json(game_view(current, viewer))
            yield "told", _json(event_of(current, line, viewer, private=True))
        for decision in current.decisions:
            if 0 <= decision.actor < len(current.chairs):
                yield "moves", _json(possible_moves(current, decision.actor, decision.id)[:500])
    assert current is not None
    for match in range(1, current.match + 1):
        yield "records", _record(entries, match, names)


def _record(entries: Sequence[TableEntry], match: int, names: dict[str, str]) -> bytes:
    try:
        found = record_of(entries, match, names)
    except DacaboError as error:
        return error.code.encode()
    return b"" if found is None else write_record(found).encode()


# --- score pads, events and club books ------------------------------------------------------------


def pad(log: Log) -> Projection:
    """A score pad after each round, and as files."""
    current: Pad | None = None
    for line in _read(log, PadEntry):
        current = apply_to_pad(current, line)
        yield "page", _json(pad_view(current))
    assert current is not None
    file = write_pad(current)
    yield "file", file
    yield "file read", write_pad(read_pad(file))
    yield "csv", csv_of(current)
    for language in LANGUAGES:
        yield "paper", paper_of(current, language, words_in(language).say)


def event(log: Log) -> Projection:
    """An event now and then, for everybody, and as a file."""
    current: Event | None = None
    entries: list[EventEntry] = _read(log, EventEntry)
    for number, entry in enumerate(entries, 1):
        current = apply_to_event(current, entry)
        if number % 7 == 0 or number == len(entries):
            yield from _pages(current, entry.at + 61_000)
    assert current is not None
    file = write_log(current)
    yield "file", file
    yield "file read", write_log(read_log(file))
    yield "trail", _json(log_lines(current))


def _pages(now: Event, at: int) -> Projection:
    public = public_view(now, at)
    yield "public", _json(public)
    yield "desk", _json(desk(now, at, public, ()))
    yield "door", _json(door_page(now, at, public))
    for player in range(len(now.names)):
        yield "player", _json(player_page(now, player, at, public))
    for table_ in range(1, 8):
        yield "table", _json(table_page(now, table_, at))


def club(log: Log) -> Projection:
    """A club book, and its file."""
    now = replay_club(tuple(_read(log, ClubEntry)))
    yield "page", _json(club_view(now))
    file = write_club(now)
    yield "file", file
    yield "file read", write_club(replay_club(read_club(file)))


PROJECTIONS: dict[str, Callable[[Log], Projection]] = {
    "tables": table,
    "pads": pad,
    "events": event,
    "clubs": club,
}
