"""The figures and their format, which all outputs share, and the table for a terminal.

Every row of the table has two lines: the figures, and their intervals below.
"""

from collections.abc import Callable, Iterator, Sequence
from enum import auto
from textwrap import wrap
from typing import Final, NamedTuple

from dacabo.arena.deals import Times
from dacabo.arena.figures import AdjustedStanding, Results, Standing, Timing
from dacabo.arena.intervals import MIN_ADJUSTED, Estimate
from dacabo.core.phrases import Term
from dacabo.core.values import Choice
from dacabo.i18n import Words

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


def columns_of(results: Results) -> list[Column]:
    """Return the figures with content: a game without calls has none for them."""
    calls = any(standing.good_calls for standing in results.standings)
    return [column for column in COLUMNS if calls or "calls" not in column.key]


def decimal(number: float, digits: int, words: Words) -> str:
    """Return a number with the decimal mark of the language."""
    whole, _, part = f"{number:z.{digits}f}".replace("-", "−").partition(".")
    return words.text("arena-decimal", whole=whole, part=part) if part else whole


def value_text(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    """Return `41.2`, or a dash without a value."""
    return "–" if estimate is None else decimal(scale * estimate.value, digits, words)


def interval_text(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    """Return `38.1–44.3`, or nothing without an interval."""
    if estimate is None or estimate.low is None or estimate.high is None:
        return ""
    ends = (decimal(scale * end, digits, words) for end in (estimate.low, estimate.high))
    return "–".join(ends)


def rating_texts(standing: Standing, words: Words) -> tuple[str, str]:
    """Return `27.3` and `±0.8`."""
    mu, sigma = (decimal(n, 1, words) for n in (standing.rating.mu, standing.rating.sigma))
    return mu, f"±{sigma}"


_HEADING_WIDTH: Final = 9
_REMARK_WIDTH: Final = 80


class Kind(Choice):
    """The kind of a line, which determines its colour."""

    HEADING = auto()
    FIGURES = auto()
    INTERVALS = auto()
    REMARK = auto()


class ReportLine(NamedTuple):
    """A line of the table."""

    kind: Kind
    text: str


class Row(NamedTuple):
    """A row of figures, and the line below."""

    label: str
    figures: Sequence[str]
    intervals: Sequence[str] = ()


def table_lines(results: Results, words: Words) -> Iterator[ReportLine]:
    """Yield the lines of the table, byte for byte the same for the same results."""
    yield ReportLine(Kind.HEADING, title_text(results, words))
    yield ReportLine(Kind.REMARK, played_text(results, words))
    yield ReportLine(Kind.REMARK, "")
    columns = columns_of(results)
    headings = [words.text(column.key) for column in columns] + [words.text("arena-rating")]
    rows = []
    for standing in results.standings:
        estimates = [(column.figure(standing), column.scale, column.digits) for column in columns]
        mu, sigma = rating_texts(standing, words)
        figures = [value_text(*estimate, words) for estimate in estimates] + [mu]
        intervals = [interval_text(*estimate, words) for estimate in estimates] + [sigma]
        rows.append(Row(standing.name, figures, intervals))
    yield from grid(headings, rows)
    yield ReportLine(Kind.REMARK, "")
    yield ReportLine(Kind.HEADING, _capital(words.text("arena-before")))
    names = [standing.name for standing in results.standings]
    rows = [
        Row(
            name,
            ["·" if e is None else value_text(e, 100, SHARE_DIGITS, words) for e in row],
            [interval_text(estimate, 100, SHARE_DIGITS, words) for estimate in row],
        )
        for name, row in zip(names, results.finished_before, strict=True)
    ]
    yield from grid(names, rows)
    yield ReportLine(Kind.REMARK, "")
    for remark in wrap(words.text("arena-reading"), _REMARK_WIDTH):
        yield ReportLine(Kind.REMARK, remark)
    yield from _adjusted_lines(results, words)


def _adjusted_lines(results: Results, words: Words) -> Iterator[ReportLine]:
    """Yield the figures without luck, if it was measured."""
    if not results.setting.luck:
        return
    yield ReportLine(Kind.REMARK, "")
    yield ReportLine(Kind.HEADING, _capital(words.text("arena-adjusted")))
    if results.adjusted:
        rows = [Row(each.name, *adjusted_texts(each, words)) for each in results.adjusted]
        yield from grid(adjusted_headings(words), rows)
        yield ReportLine(Kind.REMARK, "")
    for remark in wrap(adjusted_remark(results, words), _REMARK_WIDTH):
        yield ReportLine(Kind.REMARK, remark)


def adjusted_headings(words: Words) -> list[str]:
    """Return the headings of the figures without luck."""
    fewer = words.text("arena-fewer-deals")
    return [words.text("arena-win-rate"), fewer, words.text("arena-points"), fewer]


def adjusted_texts(standing: AdjustedStanding, words: Words) -> tuple[list[str], list[str]]:
    """Return the figures of a standing without luck, and their intervals."""
    figures, intervals = [], []
    for adjusted, scale in ((standing.win_rate, 100), (standing.points_per_round, 1)):
        figures.append(value_text(adjusted.estimate, scale, 1, words))
        figures.append(f"× {decimal(adjusted.fewer_deals, 1, words)}")
        intervals += [interval_text(adjusted.estimate, scale, 1, words), ""]
    return figures, intervals


def adjusted_remark(results: Results, words: Words) -> str:
    """Return how to read these figures, or how many deals they need."""
    if results.adjusted:
        return words.text("arena-adjusted-reading")
    return words.text("arena-adjusted-too-few", deals=MIN_ADJUSTED)


def timing_lines(timing: Timing, words: Words) -> Iterator[ReportLine]:
    """Yield the times, which are separate because they differ from run to run."""
    keys = ("arena-mean-time", "arena-percentile", "arena-longest", "arena-decisions")
    rows = [
        Row(name, [*milliseconds(times, words), str(times.decisions)])
        for name, times in zip(timing.names, timing.times, strict=True)
    ]
    if has_times(timing):
        yield ReportLine(Kind.HEADING, _capital(words.text("arena-times")))
        yield from grid([words.text(key) for key in keys], rows)
    yield ReportLine(Kind.REMARK, speed_text(timing, words))


def title_text(results: Results, words: Words) -> str:
    """Return the title: what was played."""
    setting = results.setting
    return words.text(
        "arena-title",
        game=Term(f"{setting.game}-name"),
        rules=Term(f"{setting.game}-rules-{setting.preset}"),
        players=setting.players,
    )


def played_text(results: Results, words: Words) -> str:
    """Return the number of deals and matches, the seed, and whether the simulator played."""
    seed = str(results.setting.seed)
    text = words.text("arena-played", deals=results.deals, matches=results.matches, seed=seed)
    return f"{text} · {words.text('arena-on-simulator')}" if results.setting.fast else text


def has_times(timing: Timing) -> bool:
    """Return whether decisions were timed: the simulator measures none."""
    return any(times.decisions for times in timing.times)


def milliseconds(times: Times, words: Words) -> list[str]:
    """Mean, percentile and maximum of the time of a decision."""
    return [decimal(time, 2, words) for time in (times.mean, times.percentile, times.longest)]


def speed_text(timing: Timing, words: Words) -> str:
    """Matches per second on one core."""
    return words.text("arena-speed", matches=decimal(timing.matches_per_second, 2, words))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def grid(headings: Sequence[str], rows: Sequence[Row]) -> Iterator[ReportLine]:
    """Yield a table whose columns have their minimum width; long headings take several lines."""
    heads = [wrap(heading, _HEADING_WIDTH, break_long_words=False) for heading in headings]
    height = max(map(len, heads))
    padded_heads = [[""] * (height - len(head)) + head for head in heads]
    lines = [("", Kind.HEADING, [head[line] for head in padded_heads]) for line in range(height)]
    for row in rows:
        lines.append((row.label, Kind.FIGURES, list(row.figures)))
        if any(row.intervals):
            lines.append(("", Kind.INTERVALS, list(row.intervals)))
    label_width = max(len(label) for label, _, _ in lines)
    widths = [max(len(cells[k]) for _, _, cells in lines) for k in range(len(headings))]
    for label, kind, cells in lines:
        columns = (f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        yield ReportLine(kind, "  ".join((f"{label:<{label_width}}", *columns)).rstrip())
