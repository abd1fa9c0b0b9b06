"""Draw lots for who begins a round, from a seed that was sealed before.

The pad publishes the SHA-256 of a seed first, and the seed itself with the lot; then it seals the
next seed. So nobody knows a lot beforehand, nobody can draw until the lot suits them, and anybody
can verify it as docs/fairness.md says.
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
    """The seats from which the lot was drawn, in order."""
    seat: Seat
    seed: bytes


def label(number: int) -> str:
    """The label from which the chance derives the lot of a round."""
    return f"pad/round/{number}/begins"


def apply_lot_drawn(pad: "Pad", fact: LotDrawn) -> "Pad":
    """The pad with one more lot."""
    if pad.ended is not None:
        raise PadError("match-over")
    if fact.round != len(pad.entries) + 1:
        raise PadError("round-missing", round=len(pad.entries) + 1)
    hat = next_starter(pad).seats
    if len(hat) == 1:
        raise PadError("lot-not-needed")
    if pad.seed is not None and commitment(pad.seed) != commitment(fact.seed):
        raise PadError("lot-other-seed")
    if fact.next is not None:
        commitment(fact.next)  # refuses an invalid seed
    seat = hat[Sealed(fact.seed).lot(label(fact.round), len(hat))]
    lot = Lot(fact.round, hat, seat, fact.seed)
    return replace(pad, lots=(*pad.lots, lot), seed=fact.next)


def _first_starter(pad: "Pad", number: int) -> Seat | None:
    """The seat that began the first round, by the opening or a lot before round `number`."""
    if pad.opened.starter is not None:
        return pad.opened.starter
    for lot in pad.lots:
        if lot.round < number:
            seat = pad.sheet.first(pad.rules, pad.players, lot.round, lot.seat)
            if seat is not None:
                return seat
    return None


def next_starter(pad: "Pad") -> Begins:
    """The seat that begins next. A lot is valid as long as it was drawn from the same people."""
    number = len(pad.results) + 1
    first = _first_starter(pad, number)
    by_rules = pad.sheet.begins(pad.rules, pad.players, pad.results, first, pad.out)
    for lot in reversed(pad.lots):
        if lot.round == number and lot.hat == by_rules.seats and len(lot.hat) > 1:
            about: dict[str, Argument] = {
                "round": number,
                "unit": pad.sheet.unit,
                "who": Who(lot.seat),
            }
            return Begins((lot.seat,), Phrase("scorepad-begins-drawn", about))
    return by_rules


def without_secrets(log: tuple[PadEntry, ...]) -> tuple[PadEntry, ...]:
    """A log for others to read, without the seed that is still sealed.

    It is in the last fact that has one: the last lot or, before any lot, the opening.
    """
    last = max(n for n, entry in enumerate(log) if isinstance(entry.fact, Opened | LotDrawn))
    fact = log[last].fact
    without_seed = (
        replace(fact, seed=None) if isinstance(fact, Opened) else replace(fact, next=None)
    )
    return (*log[:last], replace(log[last], fact=without_seed), *log[last + 1 :])
