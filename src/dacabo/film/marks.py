"""Marks on the bar of a film: the moments that a game finds worth a mark."""

from collections.abc import Iterable, Iterator

from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.records.frames import Frame


class FilmMark(Value):
    """A moment worth a mark."""

    frame: int
    """The number of the frame in its round."""
    seat: Seat
    """The seat that did it; -1 for the table."""
    kind: str
    """A word of the game, such as `call`."""


def marks_of(frames: Iterable[Frame]) -> Iterator[FilmMark]:
    """The marks of some frames, from the public facts that these told."""
    for frame in frames:
        for told in frame.told:
            if told.to is None and (kind := told.fact.mark) is not None:
                yield FilmMark(frame.number, frame.actor, kind)
