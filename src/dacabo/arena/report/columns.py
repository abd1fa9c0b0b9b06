"""The figures of a standing and their format, shared by all outputs."""

from collections.abc import Callable
from typing import Final, NamedTuple

from dacabo.arena.figures import Standing, Table
from dacabo.arena.intervals import Estimate
from dacabo.words import Words

SHARE_DIGITS: Final = 1


class Column(NamedTuple):
    """One figure of all standings."""

    key: str
    """The key of its name in the word files."""
    figure: Callable[[Standing], Estimate | None]
    scale: int
    """100 for a percentage."""
    digits: int


COLUMNS: Final = (
    Column("arena-win-rate", lambda s: s.win_rate, 100, SHARE_DIGITS),
    Column("arena-mean-place", lambda s: s.mean_place, 1, 2),
    Column("arena-points", lambda s: s.points_per_round, 1, 1),
    Column("arena-rounds-won", lambda s: s.rounds_won, 100, SHARE_DIGITS),
    Column("arena-calls", lambda s: s.calls_per_round, 1, 2),
    Column("arena-good-calls", lambda s: s.good_calls, 100, SHARE_DIGITS),
)


def columns_of(table: Table) -> list[Column]:
    """The figures with content: a game without calls has none for them."""
    calls = any(standing.good_calls for standing in table.standings)
    return [column for column in COLUMNS if calls or "calls" not in column.key]


def decimal(number: float, digits: int, words: Words) -> str:
    """A number with the decimal mark of the language."""
    whole, _, part = f"{number:z.{digits}f}".replace("-", "−").partition(".")
    return words.text("arena-decimal", whole=whole, part=part) if part else whole


def value_text(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    """`41.2`, or a dash without a value."""
    return "–" if estimate is None else decimal(scale * estimate.value, digits, words)


def interval_text(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    """`38.1–44.3`, or empty without an interval."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return ""
    ends = (decimal(scale * end, digits, words) for end in (estimate.low, estimate.high))
    return "–".join(ends)


def rating_texts(standing: Standing, words: Words) -> tuple[str, str]:
    """`27.3` and `±0.8`."""
    mu, sigma = (decimal(n, 1, words) for n in (standing.rating.mu, standing.rating.sigma))
    return mu, f"±{sigma}"
