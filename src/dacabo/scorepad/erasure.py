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
    """Replace a person's names in the whole log by a pseudonym.

    Args:
        log: the log of the pad.
        seat: the person's seat. None if they have none, or if only the names identify it.
        names: all names that the person had.
        instead: the pseudonym.
    """
    opened = log[0].fact
    assert isinstance(opened, Opened)
    if seat is None:
        seat = next((seat for seat, name in enumerate(opened.names) if name in names), None)
    if seat is not None:
        renamings = [entry.fact for entry in log if isinstance(entry.fact, Renamed)]
        later_names = {fact.name for fact in renamings if fact.seat == seat}
        names = names | {opened.names[seat]} | later_names
    names = names - {instead}
    return [_erase_from(entry, seat, names, instead) for entry in log] if names else [*log]


def _erase_from(entry: PadEntry, seat: Seat | None, names: set[str], instead: str) -> PadEntry:
    if entry.by in names:
        entry = replace(entry, by=instead)
    match entry.fact:
        case Opened(names=opened_names) as fact if seat is not None:
            return replace(entry, fact=replace(fact, names=with_item(opened_names, seat, instead)))
        case Renamed(number) as fact if number == seat:
            return replace(entry, fact=replace(fact, name=instead))
        case RoundCorrected(reason=reason) as fact if reason:
            return replace(entry, fact=replace(fact, reason=redact_names(reason, names, instead)))
    return entry
