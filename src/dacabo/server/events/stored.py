"""The stored form of an event: its log, the secret of its links, and its start from a file."""

import msgspec

from dacabo.core.names import LONGEST, visible
from dacabo.server.documents.linked import LinkedKind, LinkedState, LogRecord
from dacabo.server.events.match_pads import pads_of
from dacabo.server.pads.pads import PadState
from dacabo.server.store.stream import EVENT, EVENT_OVER
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import next_due, seal
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Entry
from dacabo.tournament.logfile import pads_in, read_log
from dacabo.tournament.roles import Organiser
from dacabo.tournament.subjects.links import OrganiserWithdrawn, with_valid_generation

_read = msgspec.json.Decoder(LogRecord[Entry]).decode


class EventKind(LinkedKind[Event, Entry]):
    """The stored form of an event."""

    def read(self, text: bytes) -> LogRecord[Entry]:
        """Decode a line from the store."""
        return _read(text)

    def apply_entry(self, state: Event | None, entry: Entry) -> Event:
        """The event after one more entry."""
        return apply(state, entry)

    def due(self, linked: LinkedState[Event]) -> int | None:
        """The time at which the event's next clock runs out."""
        return next_due(linked.state)

    def index_state(self, state: Event) -> str:
        """An event that is over expires sooner."""
        return EVENT_OVER if state.over else EVENT


def continue_from_file(
    file: bytes, at: int, seed: bytes, secret: bytes
) -> tuple[Organiser, LinkedState[Event], list[bytes], dict[str, tuple[PadState, list[bytes]]]]:
    """Continue an event from a file; return its organiser, its state, its lines and its pads.

    It gets a new seed, which the owner of the file does not know. All other organisers are
    withdrawn, and need new links.
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
    return by, *EventKind().begin(log, secret), pads_of(event, pads_in(file))


def _first_organiser(event: Event) -> Organiser:
    """The organiser whose key the uploader of a file gets: the first who is not withdrawn.

    A file may come from anyone, so the name in the link is limited to the length of a valid name.
    """
    opened = event.log[0].by
    assert isinstance(opened, Organiser)
    number = next(organiser.number for organiser in event.organisers if not organiser.withdrawn)
    organiser = with_valid_generation(event, Organiser(visible(opened.name[:LONGEST]), number))
    assert isinstance(organiser, Organiser)
    return organiser
