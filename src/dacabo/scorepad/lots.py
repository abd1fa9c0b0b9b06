"""Who begins, where a lot decides: drawn once, from a seed that was sealed before.

The pad shows the SHA-256 of the seed from the start, and the seed with the lot; then the next seed
is sealed. So nobody can know a lot beforehand or draw until it suits them, and anybody can repeat
it as docs/fairness.md says.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from dacabo.core.chance import Sealed, commitment
from dacabo.core.phrases import Argument, Phrase, Who
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.facts import LotDrawn, Opened, PadEntry
from dacabo.scorepad.sheet import Begins

if TYPE_CHECKING:
    from dacabo.scorepad.pad import Pad


class Lot(Value):
    """A lot that was drawn."""

    round: int
    hat: tuple[Seat, ...]
    """Those it was drawn from, in the order of the seats."""
    seat: Seat
    seed: bytes


def label(number: int) -> str:
    """The label of a round's lot in the sealed chance."""
    return f"pad/round/{number}/begins"


def drawn(pad: "Pad", fact: LotDrawn) -> "Pad":
    """The pad with one more lot."""
    if pad.ended is not None:
        raise PadError("match-over")
    if fact.round != len(pad.entries) + 1:
        raise PadError("round-missing", round=len(pad.entries) + 1)
    hat = begins(pad).seats
    if not hat[1:]:
        raise PadError("lot-not-needed")
    if pad.seed is not None and commitment(pad.seed) != commitment(fact.seed):
        raise PadError("lot-other-seed")
    if fact.next is not None:
        commitment(fact.next)  # refuses an invalid seed
    seat = hat[Sealed(fact.seed).lot(label(fact.round), len(hat))]
    lot = Lot(fact.round, hat, seat, fact.seed)
    return replace(pad, lots=(*pad.lots, lot), seed=fact.next)


def _first(pad: "Pad", number: int) -> Seat | None:
    """Who began the first round: as the pad was opened, or as a lot before round `number` says."""
    lots = (lot for lot in pad.lots if lot.round < number)
    said = (pad.sheet.first(pad.rules, pad.players, lot.round, lot.seat) for lot in lots)
    return next((seat for seat in (pad.opened.starter, *said) if seat is not None), None)


def begins(pad: "Pad") -> Begins:
    """Who begins the next round; a lot holds as long as the same people were in the hat."""
    number = len(pad.results) + 1
    first = _first(pad, number)
    found = pad.sheet.begins(pad.rules, pad.players, pad.results, first, pad.out)
    for lot in reversed(pad.lots):
        if lot.round == number and lot.hat == found.seats and found.seats[1:]:
            about: dict[str, Argument] = {
                "round": number,
                "unit": pad.sheet.unit,
                "who": Who(lot.seat),
            }
            return Begins((lot.seat,), Phrase("scorepad-begins-drawn", about))
    return found


def without_secrets(log: tuple[PadEntry, ...]) -> tuple[PadEntry, ...]:
    """A log for others to read: without the seed that is still sealed."""
    last = max(n for n, line in enumerate(log) if isinstance(line.fact, Opened | LotDrawn))
    fact = log[last].fact
    open_fact = replace(fact, seed=None) if isinstance(fact, Opened) else replace(fact, next=None)
    return (*log[:last], replace(log[last], fact=open_fact), *log[last + 1 :])
