"""How an event is stored: its log, the secret of its links, and its start from a file."""

from collections.abc import Sequence

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.names import LONGEST, visible
from dacabo.core.values import Discreet
from dacabo.server.events.match_pads import pads_of
from dacabo.server.keys import KeyRefused
from dacabo.server.pads.pads import Kept
from dacabo.server.store.reading import folded
from dacabo.server.store.store import Listing
from dacabo.server.store.stream import EVENT, EVENT_OVER
from dacabo.tournament.acting import next_due, seal
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry
from dacabo.tournament.folding import fold
from dacabo.tournament.logfile import pads_in, read_log
from dacabo.tournament.roles import Organiser
from dacabo.tournament.subjects.links import OrganiserWithdrawn, holding


class Line(Discreet):
    """A line of an event's log in the store."""

    entry: Entry
    secret: bytes | None = None
    """In the first line: the secret that seals the event's links."""


class Held(Discreet):
    """An event and the secret that seals its links."""

    event: Event
    secret: bytes


class EventKind:
    """How an event is stored."""

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
        """When its next clock runs out."""
        return next_due(held.event)

    def listing(self, before: Held | None, held: Held) -> Listing | None:
        """Its entry for lists."""
        if before is not None and before.event.over is held.event.over:
            return None
        return Listing(EVENT_OVER if held.event.over else EVENT, public=False)

    def gone(self) -> DacaboError:
        """The error if it has been deleted."""
        return KeyRefused("no-such-key")


def going_on(
    file: bytes, at: int, seed: bytes, secret: bytes
) -> tuple[Organiser, Held, list[bytes], dict[str, tuple[Kept, list[bytes]]]]:
    """An event continued from a file, as lines for the store, its organiser, and its pads.

    It gets a new seed, which the person who has the file does not know; all other organisers get
    new links.
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
    return by, *kept(log, secret), pads_of(event, pads_in(file))


def kept(log: Sequence[Entry], secret: bytes) -> tuple[Held, list[bytes]]:
    """Fold a log, and encode its lines for the store."""
    lines = [Line(log[0], secret), *map(Line, log[1:])]
    texts = [*map(EventKind.write, lines)]
    return folded(EventKind(), texts), texts


def _first_organiser(event: Event) -> Organiser:
    """The organiser whose key the uploader of a file gets: the one who opened it, or the next one.

    A file may come from anyone, so the name in the link is limited to the length of a valid name.
    """
    opened = event.log[0].by
    assert isinstance(opened, Organiser)
    number = next(one.number for one in event.organisers if not one.withdrawn)
    found = holding(event, Organiser(visible(opened.name[:LONGEST]), number))
    assert isinstance(found, Organiser)
    return found
