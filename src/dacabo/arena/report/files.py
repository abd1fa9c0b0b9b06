"""The results for other programs: JSON with everything, CSV with one figure per line."""

import csv
from collections.abc import Iterator
from io import StringIO

import msgspec

from dacabo.arena.figures import Results, Timing
from dacabo.arena.intervals import Adjusted, Estimate
from dacabo.arena.journal import journal_header


def as_json(results: Results, timing: Timing) -> str:
    """Return all figures; the times come last, because they differ from run to run."""
    everything = {
        "setting": journal_header(results.setting),
        "deals": results.deals,
        "matches": results.matches,
        "standings": results.standings,
        "before": {
            standing.name: {
                other.name: estimate
                for other, estimate in zip(results.standings, row, strict=True)
                if estimate is not None
            }
            for standing, row in zip(results.standings, results.finished_before, strict=True)
        },
        **({"adjusted": results.adjusted} if results.adjusted else {}),
        "times": {
            "milliseconds": {
                name: {
                    "mean": round(times.mean, 3),
                    "percentile_95": round(times.percentile, 3),
                    "longest": round(times.longest, 3),
                    "decisions": times.decisions,
                }
                for name, times in zip(timing.names, timing.times, strict=True)
            },
            "matches_per_second": round(timing.matches_per_second, 3),
        },
    }
    return msgspec.json.format(msgspec.json.encode(everything), indent=2).decode()


def as_csv(results: Results) -> str:
    """`name,figure,versus,value,low,high`: one figure per line, easy to filter."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("name", "figure", "versus", "value", "low", "high"))
    writer.writerows(_rows(results))
    return out.getvalue().removesuffix("\n")


def _rows(results: Results) -> Iterator[tuple[object, ...]]:
    for standing in results.standings:
        for figure in standing.__struct_fields__:
            estimate = getattr(standing, figure)
            if isinstance(estimate, Estimate):
                yield standing.name, figure, "", *_cells(estimate)
        rating = standing.rating
        yield standing.name, "rating_mu", "", rating.mu, None, None
        yield standing.name, "rating_sigma", "", rating.sigma, None, None
    for standing, row in zip(results.standings, results.finished_before, strict=True):
        for other, estimate in zip(results.standings, row, strict=True):
            if estimate is not None:
                yield standing.name, "before", other.name, *_cells(estimate)
    for adjusted in results.adjusted:
        for figure in ("win_rate", "points_per_round"):
            one: Adjusted = getattr(adjusted, figure)
            yield adjusted.name, f"{figure}_adjusted", "", *_cells(one.estimate)
            yield adjusted.name, f"{figure}_fewer_deals", "", one.fewer_deals, None, None


def _cells(estimate: Estimate) -> tuple[float | None, ...]:
    return estimate.value, estimate.low, estimate.high
