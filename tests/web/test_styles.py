"""Font sizes, gaps and breakpoints are the ones defined in `web/src/styles`."""

import re
from collections.abc import Iterator
from fnmatch import filter as filter_names
from fnmatch import fnmatch
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
BREAKPOINTS = {"640px", "960px"}
"""Narrower than the first is a phone, wider than the second a desktop. CSS variables cannot be used
in media queries."""
PHONE_LANDSCAPE = "(orientation: landscape) and (height < 480px)"
"""A phone in landscape, or a desktop zoomed to 200 %."""
FONT_SIZES = re.compile(r"var\(--text-\w+\)|[\d.]+em|1rem")
GAPS = re.compile(r"var\(--space-\d+\)|0|2px")
EXCEPTIONS = {
    "tournament/print/*": "paper, in points and millimetres",
    "tournament/projector/*": "a screen across the hall, in hundredths of its height",
    "cards/*": "a drawing in its own units",
    "games/*/cards/*": "a drawing in its own units",
    "games/*/table/*": "what lies on cards and between them fits the cards",
    "table/cards/CardSpot.svelte": "a figure on a card",
    "table/seat/PlayerFace.svelte": "a drawing in its own units",
    "scorepad/sheet/PadTable.svelte": "smaller where many columns need it",
    "table/results/Podium.svelte": "a figure on a medal",
    "table/results/ScoreSheet.svelte": "smaller where many columns need it",
    "tournament/player/MyMatch.svelte": "a number that is read from afar",
    "tournament/table/BigClock.svelte": "a number that is read from afar",
    "icons/Logo.svelte": "drawn letters",
}


def styles() -> Iterator[tuple[str, str]]:
    """Yield every style sheet of the app, with its path."""
    for file in sorted(SOURCES.rglob("*")):
        text = file.read_text(encoding="utf-8") if file.suffix in {".css", ".svelte"} else ""
        if file.suffix == ".svelte":
            text = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
        yield file.relative_to(SOURCES).as_posix(), text


def off_the_scale(text: str) -> list[str]:
    """Font sizes and gaps that are not on the scale."""
    return [
        f"{name}: {value}"
        for name, value in re.findall(r"(?<![-\w])(font-size|(?:row-|column-)?gap): ([^;]+);", text)
        if not all(
            (FONT_SIZES if name == "font-size" else GAPS).fullmatch(one)
            for one in ([value] if name == "font-size" else value.split())
        )
    ]


def unknown_breakpoints(text: str) -> list[str]:
    """Media queries on the screen size other than the two breakpoints and phone landscape."""
    return [
        condition
        for condition in re.findall(r"@media ([^{]*(?:width|height)[^{]*) \{", text)
        if condition != PHONE_LANDSCAPE
        and (
            not (found := re.fullmatch(r"\(width (?:<|>=) (\d+px)\)", condition))
            or found[1] not in BREAKPOINTS
        )
    ]


def is_exception(path: str) -> bool:
    """Return whether a file may have sizes of its own."""
    return any(fnmatch(path, pattern) for pattern in EXCEPTIONS)


def test_font_sizes_and_gaps_come_from_the_scale() -> None:
    """A file with sizes of its own needs a reason among `EXCEPTIONS`."""
    files_off_the_scale = {
        path: own
        for path, text in styles()
        if (own := off_the_scale(text)) and not is_exception(path)
    }
    assert files_off_the_scale == {}


def test_every_exception_is_needed() -> None:
    """Every exception still matches a file that needs it."""
    own = [path for path, text in styles() if off_the_scale(text)]
    assert [pattern for pattern in EXCEPTIONS if not filter_names(own, pattern)] == []


def test_layouts_change_at_two_widths_and_in_landscape() -> None:
    """Layouts of one page change together."""
    assert {path: own for path, text in styles() if (own := unknown_breakpoints(text))} == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("font-size: 15px;", 1),
        ("font-size: var(--text-small);", 0),
        ("gap: 6px;", 1),
        ("gap: var(--space-1) 7px;", 1),
        ("gap: 0 var(--space-3);", 0),
        ("column-gap: 10px;", 1),
        ("--card-gap: 10px;", 0),
    ],
)
def test_sizes_off_the_scale_are_found(text: str, found: int) -> None:
    """`off_the_scale` finds the sizes that it should."""
    assert len(off_the_scale(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("@media (width >= 960px) {", 0),
        ("@media (max-width: 639px) {", 1),
        ("@media (width < 700px) {", 1),
        ("@media (height < 480px) {", 1),
        (f"@media {PHONE_LANDSCAPE} {{", 0),
        ("@media print {", 0),
    ],
)
def test_unknown_breakpoints_are_found(text: str, found: int) -> None:
    """`unknown_breakpoints` finds the queries that it should."""
    assert len(unknown_breakpoints(text)) == found


def test_text_on_felt_uses_the_felt_colours() -> None:
    """The felt is dark in the light theme too, so text on it needs the class `on-felt`."""
    bare = {
        file.name
        for file in SOURCES.rglob("*.svelte")
        if "var(--felt)" in (text := file.read_text(encoding="utf-8")) and "on-felt" not in text
    }
    assert bare == set()
