"""Whether a match followed the rules, and whether its cards are those that the seal promised."""

from enum import auto

from dacabo.core.chance import Sealed, commitment
from dacabo.core.values import Choice, Value
from dacabo.records.errors import RecordError
from dacabo.records.reading import Spot, Written, compare, parse
from dacabo.records.record import Record
from dacabo.records.replaying import Step


class Chance(Choice):
    """What is proven about the shuffles and lots of a match."""

    PROVEN = auto()
    """They follow from the seed, which is the one the table committed to."""
    SEALED = auto()
    """The table committed to a seed that is not in the record yet."""
    UNPROVEN = auto()
    """There is no evidence for them."""


class Verified(Value):
    """A record without errors."""

    record: Record
    chance: Chance


def verify(text: str) -> Verified:
    """Check the commitment, every shuffle and lot, every move and all points.

    The `RecordError` reports the first of several errors.
    """
    written = parse(text)
    record = written.record
    if record.seed is None:
        compare(written)
        return Verified(record, Chance.SEALED if record.commitment else Chance.UNPROVEN)
    _check_commitment(written, record.seed)
    sealed = Sealed(record.seed, record.words, shares=record.shares)

    def check(step: Step, spot: Spot) -> None:
        if step.asked and step.move != sealed.answer(step.asked):
            raise RecordError(
                "record-chance", line=spot.line, column=spot.column, label=step.asked.label
            )

    compare(written, check)
    return Verified(record, Chance.PROVEN)


def _check_commitment(written: Written, seed: bytes) -> None:
    if written.record.commitment != commitment(seed):
        field = written.fields["Seed"]
        raise RecordError("record-commitment", line=field.line, column=field.column)
