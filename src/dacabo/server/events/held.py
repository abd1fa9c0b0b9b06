"""How an event is kept: its log, what seals its links, and how it goes on from a file."""

from collections.abc import Sequence

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.names import LONGEST, visible
from dacabo.core.values import Discreet
from dacabo.server.keys import KeyRefused
from dacabo.server.store.store import Listing
from dacabo.server.store.stream import EVENT, EVENT_OVER, folded
from dacabo.tournament.acting import next_due, seal
from dacabo.tournament.event import Event
from dacabo.tournament.facts import (
    Entry,
    OrganiserWithdrawn,
)
from dacabo.tournament.folding import fold
from dacabo.tournament.links import holding
from dacabo.tournament.logfile import read_log
from dacabo.tournament.roles import Organiser


class Line(Discreet):
    """A line of an event's log as the store keeps it."""

    entry: Entry
    secret: bytes | None = None
    """With the first line: what seals the event's links."""


class Held(Discreet):
    """An event and what seals its links."""

    event: Event
    secret: bytes


class EventKind:
    """How an event is kept."""

    apart = True
    read = staticmethod(msgspec.json.Decoder(Line).decode)
    write = staticmethod(msgspec.json.Encoder().encode)

    def fold(self, held: Held | None, line: Line) -> Held:
        """The event after one more line."""
        if held is None:
            assert line.secret is not None
            return Held(fold(None, line.entry), line.secret)
        return Held(fold(held.event, line.entry), held.secret)

    def due(self, held: Held) -> int | None:
        """When a clock of it runs out."""
        return next_due(held.event)

    def listing(self, before: Held | None, held: Held) -> Listing | None:
        """As what it is listed."""
        if before is not None and before.event.over is held.event.over:
            return None
        return Listing(EVENT_OVER if held.event.over else EVENT, public=False)

    def gone(self) -> DacaboError:
        """Its time was over."""
        return KeyRefused("no-such-key")


def going_on(
    file: bytes, at: int, seed: bytes, secret: bytes
) -> tuple[Organiser, Held, list[bytes]]:
    """An event that goes on from a file, as the store keeps it, and whose it is.

    Its seed is a new one, which whoever brings the file does not know; all other organisers get
    their links anew.
    """
    event = read_log(file)
    by = _first_organiser(event)
    log = [*event.log]
    if not event.over:
        log.append(seal(event, at, seed, moved=True))
        log += [
            Entry(log[-1].at, by, OrganiserWithdrawn(other.number))
            for other in event.organisers
            if other.number != by.number and not other.withdrawn
        ]
    return by, *kept(log, secret)


def kept(log: Sequence[Entry], secret: bytes) -> tuple[Held, list[bytes]]:
    """What a log comes to, and its lines as the store keeps them."""
    lines = [Line(log[0], secret), *map(Line, log[1:])]
    texts = [*map(EventKind.write, lines)]
    return folded(EventKind(), texts), texts


def _first_organiser(event: Event) -> Organiser:
    """Whose link somebody gets who brings a file: whoever opened it, or the next who is left.

    A file may be anybody's, and a link holds no more of a name than a name has.
    """
    opened = event.log[0].by
    assert isinstance(opened, Organiser)
    number = next(one.number for one in event.organisers if not one.withdrawn)
    found = holding(event, Organiser(visible(opened.name[:LONGEST]), number))
    assert isinstance(found, Organiser)
    return found
