"""A pad's log without the name of somebody whose personal data is deleted."""

from collections.abc import Sequence

from msgspec.structs import replace

from dacabo.core.names import redact_names
from dacabo.core.seats import Seat
from dacabo.core.values import with_item
from dacabo.scorepad.facts import Opened, PadEntry, Renamed, RoundCorrected


def erase(
    log: Sequence[PadEntry], seat: Seat | None, names: set[str], instead: str
) -> list[PadEntry]:
    """The log with a pseudonym for the name of a seat, and wherever these names are written.

    Args:
        log: of the pad.
        seat: theirs; None if they have none, or if only the names tell.
        names: all names that they had.
        instead: the pseudonym.
    """
    opened = log[0].fact
    assert isinstance(opened, Opened)
    if seat is None and (mine := [*names.intersection(opened.names)]):
        seat = opened.names.index(mine[0])
    if seat is not None:
        renamed = (line.fact for line in log if isinstance(line.fact, Renamed))
        names = names | {opened.names[seat]} | {fact.name for fact in renamed if fact.seat == seat}
    names = names - {instead}
    return [_erased(line, seat, names, instead) for line in log] if names else [*log]


def _erased(line: PadEntry, seat: Seat | None, names: set[str], instead: str) -> PadEntry:
    if line.by in names:
        line = replace(line, by=instead)
    match line.fact:
        case Opened(names=known) as fact if seat is not None:
            return replace(line, fact=replace(fact, names=with_item(known, seat, instead)))
        case Renamed(number) as fact if number == seat:
            return replace(line, fact=replace(fact, name=instead))
        case RoundCorrected(reason=reason) as fact if reason:
            return replace(line, fact=replace(fact, reason=redact_names(reason, names, instead)))
    return line
