"""The table for programs: JSON with everything, CSV with a line for each figure."""

import csv
from collections.abc import Iterator
from io import StringIO

import msgspec

from dacabo.arena.figures import Pace, Table
from dacabo.arena.intervals import Estimate
from dacabo.arena.journal import head_of


def as_json(table: Table, pace: Pace) -> str:
    """All figures; the times come last, because they differ from run to run."""
    everything = {
        "setting": head_of(table.setting),
        "deals": table.deals,
        "matches": table.matches,
        "standings": table.standings,
        "before": {
            standing.name: {
                other.name: estimate
                for other, estimate in zip(table.standings, row, strict=True)
                if estimate is not None
            }
            for standing, row in zip(table.standings, table.before, strict=True)
        },
        "times": {
            "milliseconds": {
                name: {
                    "mean": round(times.mean, 3),
                    "percentile_95": round(times.percentile, 3),
                    "longest": round(times.longest, 3),
                    "decisions": times.decisions,
                }
                for name, times in zip(pace.names, pace.times, strict=True)
            },
            "matches_per_second": round(pace.matches_per_second, 3),
        },
    }
    return msgspec.json.format(msgspec.json.encode(everything), indent=2).decode()


def as_csv(table: Table) -> str:
    """`name,figure,versus,value,low,high`: one figure per line, easy to filter."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("name", "figure", "versus", "value", "low", "high"))
    writer.writerows(_rows(table))
    return out.getvalue().removesuffix("\n")


def _rows(table: Table) -> Iterator[tuple[object, ...]]:
    for standing in table.standings:
        for figure in standing.__struct_fields__:
            estimate = getattr(standing, figure)
            if isinstance(estimate, Estimate):
                yield standing.name, figure, "", estimate.value, estimate.low, estimate.high
        rating = standing.rating
        yield standing.name, "rating_mu", "", rating.mu, None, None
        yield standing.name, "rating_sigma", "", rating.sigma, None, None
    for standing, row in zip(table.standings, table.before, strict=True):
        for other, estimate in zip(table.standings, row, strict=True):
            if estimate is not None:
                ends = estimate.value, estimate.low, estimate.high
                yield standing.name, "before", other.name, *ends
