"""The analysis as one self-contained page with plots, for a phone and for a dark theme, too."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from dacabo import __version__
from dacabo.analysis.report import COLUMNS, Report
from dacabo.core.seats import Seat

_POLICY: Final = (
    '<meta http-equiv="Content-Security-Policy" '
    "content=\"default-src 'none'; style-src 'unsafe-inline'\"/>"
)
_STYLE: Final = """
:root { color-scheme: light dark; --ground: #f6f2ea; --paper: #fffdf8; --ink: #22302e;
  --muted: #5d6a66; --line: #d9d2c4; --s0: #1f6a70; --s1: #b4532f; --s2: #6a5aa8; --s3: #7a6a12;
  --s4: #a23b72; --s5: #3f6f3a; }
@media (prefers-color-scheme: dark) { :root { --ground: #131d1c; --paper: #1b2726; --ink: #ece7db;
  --muted: #a3b0aa; --line: #34423f; --s0: #7cc7c9; --s1: #e08d6d; --s2: #b3a6ea; --s3: #d3c05c;
  --s4: #e38bb8; --s5: #96cc8f; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.25rem 1rem 3rem; background: var(--ground);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; } h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
p { margin: .3rem 0; } .muted, small { color: var(--muted); }
section { margin: 1rem 0; padding: 1rem; background: var(--paper); border: 1px solid var(--line);
  border-radius: .6rem; min-width: 0; }
h3, li, p { overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { padding: .15rem .5rem .15rem 0; text-align: right; }
tbody th { text-align: left; overflow-wrap: anywhere; }
ul { margin: .3rem 0; padding-left: 1.2rem; }
svg { display: block; width: 100%; max-width: 40rem; height: auto; }
svg text { fill: var(--muted); font-size: 12px; } .grid { stroke: var(--line); }
.curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
.key { display: inline-block; width: .8rem; height: .8rem;
  border-radius: 50%; margin-right: .35rem; }
"""
_WIDTH, _HEIGHT, _LEFT, _TOP, _BOTTOM = 440, 190, 40, 10, 24
"""The size of a plot, and the space for its labels."""


def page(report: Report) -> str:
    """Return the page. Names are escaped, and nothing in it is loaded from elsewhere."""
    language = report.words.language
    head = (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n{_POLICY}\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(report.title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
    )
    body = "\n".join(_body(report))
    return f"{head}<body>\n{body}\n</body>\n</html>"


def _body(report: Report) -> Iterator[str]:
    text = report.words.text
    yield f"<h1>{escape(report.title)}</h1>"
    if not report.analysis.course:
        yield f"<p>{escape(text('analysis-nothing'))}</p>"
        return
    yield from _paragraphs(report.sentences(None))
    yield _section(text("analysis-seats"), [*_seats(report)])
    yield _section(text("analysis-chances"), [*_chances(report)])
    if report.analysis.calls:
        yield _section(text("analysis-calls"), [*_calls(report)])
    if decisions := [*_decisions(report)]:
        yield _section(text("analysis-decisions"), decisions)
    yield f'<p class="muted">{escape(text("analysis-reading"))}</p>'
    yield f"<p><small>{escape(text('analysis-made', version=__version__))}</small></p>"


def _section(title: str, parts: Sequence[str]) -> str:
    return "\n".join(("<section>", f"<h2>{escape(title)}</h2>", *parts, "</section>"))


def _paragraphs(sentences: Sequence[str]) -> Iterator[str]:
    return (f"<p>{escape(sentence)}</p>" for sentence in sentences)


def _key(seat: Seat) -> str:
    return f'<span class="key" style="background:var(--s{seat})"></span>'


def _seats(report: Report) -> Iterator[str]:
    heads = "".join(f'<th scope="col">{escape(report.words.text(key))}</th>' for key in COLUMNS)
    rows = "".join(
        f'<tr><th scope="row">{_key(seat.seat)}{escape(report.name(seat.seat))}</th>'
        + "".join(
            f"<td>{report.decimal(points, sign=True)}</td>"
            for points in (seat.margin, seat.luck, seat.skill)
        )
        + "</tr>"
        for seat in report.analysis.seats
    )
    yield f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    yield _bars(report)
    for seat in report.analysis.seats:
        yield f"<h3>{_key(seat.seat)}{escape(report.name(seat.seat))}</h3>"
        yield from _paragraphs(report.sentences(seat.seat))


def _bars(report: Report) -> str:
    """Draw luck and skill of each seat as bars to both sides of 0."""
    seats = report.analysis.seats
    largest = max(1.0, *(max(abs(seat.luck), abs(seat.skill)) for seat in seats))
    scale, middle = (_WIDTH / 2 - 85) / largest, _WIDTH / 2
    rows = []
    for number, seat in enumerate(seats):
        for part, (key, points) in enumerate(
            (("analysis-luck", seat.luck), ("analysis-skill", seat.skill))
        ):
            top = 8 + 44 * number + 20 * part
            width = abs(points) * scale
            left = middle - width if points < 0 else middle
            label = escape(report.words.text(key))
            rows.append(
                f'<rect x="{left:.1f}" y="{top}" width="{max(width, 1):.1f}" height="16" '
                f'fill="var(--s{seat.seat})" opacity="{1 - 0.45 * part}"/>'
                f'<text x="{middle - width - 6 if points < 0 else middle + width + 6:.1f}" '
                f'y="{top + 13}" text-anchor="{"end" if points < 0 else "start"}">'
                f"{label} {report.decimal(points, sign=True)}</text>"
            )
    height = 12 + 44 * len(seats)
    names = ", ".join(report.name(seat.seat) for seat in seats)
    label = f"{report.words.text('analysis-seats')}: {names}"
    axis = f'<line class="grid" x1="{middle}" x2="{middle}" y1="0" y2="{height}"/>'
    return _svg(height, label, [axis, *rows])


def _chances(report: Report) -> Iterator[str]:
    """Draw the chance to win by seat, frame by frame."""
    course = report.analysis.course
    players = len(report.record.names)
    width, height = _WIDTH - _LEFT - 8, _HEIGHT - _TOP - _BOTTOM

    def x(index: int) -> float:
        return _LEFT + width * index / len(course)

    parts = [*_levels()]
    for index, moment in enumerate(course):
        if moment.frame == 0:
            parts.append(
                f'<line class="grid" x1="{x(index):.1f}" x2="{x(index):.1f}" y1="{_TOP}" '
                f'y2="{_TOP + height}"/><text x="{x(index) + 3:.1f}" y="{_HEIGHT - 8}">'
                f"{moment.round}</text>"
            )
    for seat in range(players):
        points = [(x(0), _y(1 / players))]
        points += [(x(index + 1), _y(each.chances[seat])) for index, each in enumerate(course)]
        line = " ".join(f"{left:.1f},{top:.1f}" for left, top in points)
        parts.append(f'<polyline class="curve" stroke="var(--s{seat})" points="{line}"/>')
    yield _svg(_HEIGHT, report.words.text("analysis-chances"), parts)
    keys = (f"<span>{_key(seat)}{escape(report.name(seat))}</span>" for seat in range(players))
    yield f"<p>{' &nbsp; '.join(keys)}</p>"


def _y(chance: float) -> float:
    return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)


def _levels() -> Iterator[str]:
    """Draw the lines of 0, 50 and 100 %."""
    for level in (0, 0.5, 1):
        y = _y(level)
        yield (
            f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}"/>'
            f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{level:.0%}</text>'
        )


def _calls(report: Report) -> Iterator[str]:
    """Draw each call at its chance, and say what came of it."""
    calls = report.analysis.calls
    step = (_WIDTH - _LEFT - 8) / len(calls)

    parts = [*_levels()]
    for number, call in enumerate(calls):
        left, colour = _LEFT + step * (number + 0.5), f"var(--s{call.seat})"
        fill = colour if call.right else "none"
        parts.append(
            f'<circle cx="{left:.1f}" cy="{_y(call.chance):.1f}" r="6" stroke="{colour}" '
            f'stroke-width="2" fill="{fill}"/>'
            f'<text x="{left:.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{call.round}</text>'
        )
    yield _svg(_HEIGHT, report.words.text("analysis-calls"), parts)
    yield "<ul>" + "".join(f"<li>{escape(each)}</li>" for each in report.calls()) + "</ul>"


def _decisions(report: Report) -> Iterator[str]:
    for seat in report.analysis.seats:
        decisions = report.decisions(seat)
        if decisions:
            yield f"<h3>{_key(seat.seat)}{escape(report.name(seat.seat))}</h3>"
            items = (f"<li>{escape(one)}<br/>{escape(other)}</li>" for one, other in decisions)
            yield f"<ul>{''.join(items)}</ul>"


def _svg(height: int, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )
