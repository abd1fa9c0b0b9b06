"""Letters, distances and breakpoints are those of `web/src/styles`."""

import re
from collections.abc import Iterator
from fnmatch import filter as filter_names
from fnmatch import fnmatch
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "web" / "src"
WIDTHS = {"640px", "960px"}
"""Less than the first is a phone, more than the second a desk. CSS has no names for them."""
LYING = "(orientation: landscape) and (height < 480px)"
"""A phone that lies, and a desk at 200 %."""
SIZES = re.compile(r"var\(--text-\w+\)|[\d.]+em|1rem")
DISTANCES = re.compile(r"var\(--space-\d+\)|0|2px")
OF_THEIR_OWN = {
    "tournament/print/*": "paper, in points and millimetres",
    "tournament/projector/*": "a screen across the hall, in hundredths of its height",
    "cards/*": "a drawing in its own units",
    "games/*/cards/*": "a drawing in its own units",
    "games/*/table/*": "what lies on cards and between them fits the cards",
    "table/cards/CardSpot.svelte": "a figure on a card",
    "table/seat/PlayerFace.svelte": "a drawing in its own units",
    "scorepad/sheet/PadTable.svelte": "smaller where many columns need it",
    "table/results/ScoreSheet.svelte": "smaller where many columns need it",
    "tournament/player/MyMatch.svelte": "a number that is read from afar",
    "tournament/table/BigClock.svelte": "a number that is read from afar",
    "icons/Logo.svelte": "drawn letters",
}


def styles() -> Iterator[tuple[str, str]]:
    """Every style sheet of the app, with the place it stands in."""
    for file in sorted(SOURCES.rglob("*")):
        text = file.read_text(encoding="utf-8") if file.suffix in {".css", ".svelte"} else ""
        if file.suffix == ".svelte":
            text = "".join(re.findall(r"<style>(.*?)</style>", text, re.DOTALL))
        yield file.relative_to(SOURCES).as_posix(), text


def off_the_scale(text: str) -> list[str]:
    """Declarations with a size of letters or a distance of its own."""
    return [
        f"{name}: {value}"
        for name, value in re.findall(r"(?<![-\w])(font-size|(?:row-|column-)?gap): ([^;]+);", text)
        if not all(
            (SIZES if name == "font-size" else DISTANCES).fullmatch(one)
            for one in ([value] if name == "font-size" else value.split())
        )
    ]


def other_screens(text: str) -> list[str]:
    """Conditions on the size of the screen that are neither a width of the two nor lying."""
    return [
        condition
        for condition in re.findall(r"@media ([^{]*(?:width|height)[^{]*) \{", text)
        if condition != LYING
        and (
            not (found := re.fullmatch(r"\(width (?:<|>=) (\d+px)\)", condition))
            or found[1] not in WIDTHS
        )
    ]


def has_reason(place: str) -> bool:
    """Whether it is on the list."""
    return any(fnmatch(place, pattern) for pattern in OF_THEIR_OWN)


def test_letters_and_distances_come_from_the_scale() -> None:
    """A size of its own needs a reason in the list above."""
    found = {
        place: own
        for place, text in styles()
        if (own := off_the_scale(text)) and not has_reason(place)
    }
    assert found == {}


def test_every_exception_is_one() -> None:
    """The list has nothing that came back to the scale."""
    own = [place for place, text in styles() if off_the_scale(text)]
    assert [pattern for pattern in OF_THEIR_OWN if not filter_names(own, pattern)] == []


def test_screens_change_at_two_widths_and_lying() -> None:
    """Layouts of one page change together."""
    assert {place: own for place, text in styles() if (own := other_screens(text))} == {}


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
def test_what_is_found(text: str, found: int) -> None:
    """The search itself: what it takes and what it refuses."""
    assert len(off_the_scale(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("@media (width >= 960px) {", 0),
        ("@media (max-width: 639px) {", 1),
        ("@media (width < 700px) {", 1),
        ("@media (height < 480px) {", 1),
        (f"@media {LYING} {{", 0),
        ("@media print {", 0),
    ],
)
def test_which_widths_are_found(text: str, found: int) -> None:
    """The search itself, for breakpoints."""
    assert len(other_screens(text)) == found


def test_on_felt_one_writes_as_on_felt() -> None:
    """Felt is dark by day, too: words of the day could not be read on it."""
    bare = {
        file.name
        for file in SOURCES.rglob("*.svelte")
        if "var(--felt)" in (text := file.read_text(encoding="utf-8")) and "on-felt" not in text
    }
    assert bare == set()
