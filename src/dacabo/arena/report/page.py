"""The report as one self-contained HTML file that also suits a phone and a dark theme."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from dacabo import __version__
from dacabo.arena.figures import Results, Standing, Timing
from dacabo.arena.intervals import Estimate
from dacabo.arena.report.plots import Cell, Dot, dot_plot, heat_map
from dacabo.arena.report.table import (
    SHARE_DIGITS,
    adjusted_headings,
    adjusted_remark,
    adjusted_texts,
    columns_of,
    decimal,
    has_times,
    interval_text,
    milliseconds,
    played_text,
    rating_texts,
    speed_text,
    title_text,
    value_text,
)
from dacabo.i18n import Words

_SIGMAS: Final = 2
"""Standard deviations covered by the whiskers of a rating: about 95 %, as for other figures."""

_POLICY: Final = (
    '<meta http-equiv="Content-Security-Policy" '
    "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>"
)

_STYLE: Final = """
:root { color-scheme: light dark; --ground: #f6f2ea; --paper: #fffdf8; --ink: #22302e;
  --muted: #5d6a66; --line: #d9d2c4; --win: #2f7f86; --loss: #b4532f; --dot: #1f6a70; }
@media (prefers-color-scheme: dark) { :root { --ground: #131d1c; --paper: #1b2726; --ink: #ece7db;
  --muted: #a3b0aa; --line: #34423f; --win: #4fa3a8; --loss: #c9694a; --dot: #7cc7c9; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 72rem; padding: 1.25rem 1rem 3rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 0 0 .5rem; font-size: 1.05rem; } h2::first-letter { text-transform: uppercase; }
p { margin: .35rem 0; max-width: 44rem; }
.muted, small, caption { color: var(--muted); }
.cards { display: grid; gap: 1rem; margin: 1.25rem 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); align-items: start; }
section { min-width: 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: .6rem; }
section.wide { margin: 1rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: .4rem .6rem; text-align: right; vertical-align: top; white-space: nowrap; }
th:first-child { position: sticky; left: 0; text-align: left; background: var(--paper); }
thead th { min-width: 5.5rem; white-space: normal; vertical-align: bottom; font-size: .85rem;
  color: var(--muted); font-weight: 600; }
tbody tr { border-top: 1px solid var(--line); }
td small { display: block; font-size: .8rem; }
code { display: block; padding: .6rem .8rem; overflow-x: auto; white-space: pre-wrap;
  overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line);
  border-radius: .4rem; font-size: .875rem; }
svg { display: block; width: 100%; max-width: 28rem; height: auto; margin: 0 auto; }
svg text { fill: var(--ink); font-size: 14px; }
svg .tick { fill: var(--muted); font-size: 12px; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; } svg .value { font-weight: 600; }
svg .grid { stroke: var(--line); } svg .mark { stroke: var(--muted); stroke-width: 1.5; }
svg .whisker { stroke: var(--dot); stroke-width: 2; } svg .dot { fill: var(--dot); }
svg .hover { fill: none; pointer-events: all; }
svg .win { fill: var(--win); } svg .loss { fill: var(--loss); } svg .none { fill: var(--line); }
@media print { body { background: none; } section { break-inside: avoid; } }
"""


def page(results: Results, timing: Timing, words: Words) -> str:
    """Return the whole file, which is also well-formed XML."""
    heading = escape(title_text(results, words))
    command = escape(results.setting.command(results.deals))
    return "\n".join(
        (
            "<!DOCTYPE html>",
            f'<html lang="{words.language}"><head><meta charset="utf-8"/>',
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
            _POLICY,
            f"<title>{heading}</title><style>{_STYLE}</style></head><body>",
            f"<header><h1>{heading}</h1>",
            f'<p class="muted">{escape(played_text(results, words))}</p></header>',
            f'<div class="cards">{"".join(_pictures(results, words))}</div>',
            *_wide(words.text("arena-figures"), _standings(results, words)),
            *_wide(words.text("arena-before"), _matrix(results, words)),
            f'<p class="muted">{escape(words.text("arena-reading"))}</p>',
            *_adjusted(results, words),
            *(_wide(words.text("arena-times"), _times(timing, words)) if has_times(timing) else ()),
            f'<p class="muted">{escape(speed_text(timing, words))}</p>',
            f"<h2>{escape(words.text('arena-made-with', version=__version__))}</h2>",
            f"<code>{command}</code>",
            "</body></html>\n",
        )
    )


def _wide(heading: str, table: str) -> tuple[str, ...]:
    start = f'<section class="wide"><h2>{escape(heading)}</h2>'
    return start, f'<div class="scroll">{table}</div></section>'


# --- pictures -----------------------------------------------------------------


def _pictures(results: Results, words: Words) -> Iterator[str]:
    def per_cent(value: float, digits: int) -> str:
        return decimal(100 * value, max(digits - 2, 0), words)

    def plain(value: float, digits: int) -> str:
        return decimal(value, digits, words)

    columns = {column.key: column for column in columns_of(results)}
    fair = 1 / results.setting.players
    for key, form, mark in (("arena-win-rate", per_cent, fair), ("arena-points", plain, None)):
        column = columns[key]
        dots = [
            _dot(standing, estimate, column.scale, column.digits, words)
            for standing in results.standings
            if (estimate := column.figure(standing)) is not None
        ]
        remark = words.text("arena-fair") if mark else ""
        yield _picture(words.text(key), dot_plot(words.text(key), dots, form, mark), remark)
    before = words.text("arena-before")
    names = [standing.name for standing in results.standings]
    yield _picture(before, heat_map(before, names, list(_cells(results, words))))
    rating = words.text("arena-rating")
    ratings = [_rating(standing, words) for standing in results.standings]
    yield _picture(rating, dot_plot(rating, ratings, plain))


def _picture(heading: str, svg: str, remark: str = "") -> str:
    below = f"<small>{escape(remark)}</small>" if remark else ""
    return f"<section><h2>{escape(heading)}</h2>{svg}{below}</section>"


def _dot(standing: Standing, estimate: Estimate, scale: int, digits: int, words: Words) -> Dot:
    low = estimate.value if estimate.low is None else estimate.low
    high = estimate.value if estimate.high is None else estimate.high
    text = value_text(estimate, scale, digits, words)
    about = f"{standing.name}: {_both(estimate, scale, digits, words)}"
    return Dot(standing.name, estimate.value, low, high, text, about)


def _rating(standing: Standing, words: Words) -> Dot:
    text, spread = rating_texts(standing, words)
    mu, half = standing.rating.mu, _SIGMAS * standing.rating.sigma
    about = f"{standing.name}: {text} {spread}"
    return Dot(standing.name, mu, mu - half, mu + half, text, about)


def _cells(results: Results, words: Words) -> Iterator[list[Cell]]:
    for one, row in zip(results.standings, results.finished_before, strict=True):
        yield [
            Cell(
                None if estimate is None else estimate.value,
                "" if estimate is None else value_text(estimate, 100, 0, words),
                f"{one.name} – {other.name} {_both(estimate, 100, SHARE_DIGITS, words)}",
            )
            for other, estimate in zip(results.standings, row, strict=True)
        ]


def _both(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    interval = interval_text(estimate, scale, digits, words)
    return value_text(estimate, scale, digits, words) + (f" ({interval})" if interval else "")


# --- tables -------------------------------------------------------------------


def _standings(results: Results, words: Words) -> str:
    columns = columns_of(results)
    headings = [words.text(column.key) for column in columns] + [words.text("arena-rating")]
    rows = [
        (
            f"{escape(standing.name)}{_entered(standing)}",
            [_data(c.figure(standing), c.scale, c.digits, words) for c in columns]
            + ["{}<small>{}</small>".format(*rating_texts(standing, words))],
        )
        for standing in results.standings
    ]
    return _html_table(headings, rows)


def _entered(standing: Standing) -> str:
    """The name of an external bot on the command line, below its label."""
    return f"<br/><small>{escape(standing.bot)}</small>" if ":" in standing.bot else ""


def _matrix(results: Results, words: Words) -> str:
    names = [standing.name for standing in results.standings]
    rows = [
        (escape(name), ["·" if e is None else _data(e, 100, SHARE_DIGITS, words) for e in row])
        for name, row in zip(names, results.finished_before, strict=True)
    ]
    return _html_table(names, rows)


def _adjusted(results: Results, words: Words) -> Iterator[str]:
    """Yield the figures without luck, if it was measured."""
    if results.adjusted:
        rows = []
        for standing in results.adjusted:
            figures, intervals = adjusted_texts(standing, words)
            cells = zip(figures, intervals, strict=True)
            rows.append((escape(standing.name), [f"{a}<small>{b}</small>" for a, b in cells]))
        yield from _wide(words.text("arena-adjusted"), _html_table(adjusted_headings(words), rows))
    if results.setting.luck:
        yield f'<p class="muted">{escape(adjusted_remark(results, words))}</p>'


def _times(timing: Timing, words: Words) -> str:
    keys = ("arena-mean-time", "arena-percentile", "arena-longest", "arena-decisions")
    rows = [
        (escape(name), [*milliseconds(times, words), str(times.decisions)])
        for name, times in zip(timing.names, timing.times, strict=True)
    ]
    return _html_table([words.text(key) for key in keys], rows)


def _data(estimate: Estimate | None, scale: int, digits: int, words: Words) -> str:
    value = value_text(estimate, scale, digits, words)
    return f"{value}<small>{interval_text(estimate, scale, digits, words)}</small>"


def _html_table(headings: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Return a table of cells that contain HTML."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in ("", *headings))
    body = "".join(
        f'<tr><th scope="row">{label}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for label, cells in rows
    )
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
