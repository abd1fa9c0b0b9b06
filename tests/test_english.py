"""The pages in plain English: four rules of the house, as far as a program can see them.

A page may break a rule as often as `BASELINE` says and no more. When you mend a page, lower its
number. Reading aloud finds the rest.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from i18n.harness.glossary import retired

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = sorted(
    page.relative_to(ROOT).as_posix()
    for page in (
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    )
)
BASELINE: Final[dict[str, int]] = {}
"""Findings that a page still has; none if it is not here. Numbers only go down."""

WORDS: Final = 30
NUMBERS: Final = 3
DATE: Final = re.compile(r"\b\d{1,2} [A-Z][a-z]+ 20\d\d\b")
"""Counts as one number."""
OPENERS: Final = re.compile(r"(?:What|Whatever|Who|Whoever|Where)\b")
HOUSEHOLD_WORDS: Final = re.compile(
    r"""\b(?:
        anew | whoever | reckon\w* | on\ the\ average | needs?\ (?:\w+\ ){0,3}no\ more | no\ more\.
        | how\ often\ was | as\ likely\ as | goes\ on\ elsewhere | taken\ in | (?:of|at)\ one['’]s
        | that\ there\ (?:is|was|are) | (?:are|is)\ others
        | (?:is|are)\ paid | likes\ best | thoughts | thinks?\ through | whims? | coins
        | order\ of\ luck | comes\ of | (?:is|are)\ away | hangs?\ on
    )(?!\w)""",
    re.IGNORECASE | re.VERBOSE,
)
"""Household words for things that have a name, and German in English words."""
OTHER_SENSES: Final = re.compile(
    r"""event[- ](?:loops?|sourcing) | trade-offs? | in\ all\ (?:of|the|\w+\ languages)\b
    | take\ it\ in\ (?:turns|the) | buil(?:ds?|t)\ (?:a|the)\ (?!\w*\ ?(?:card|pile))""",
    re.IGNORECASE | re.VERBOSE,
)
"""Phrases in which a retired word means something else."""


class Block(NamedTuple):
    """A heading, a paragraph or an item of a list, without its mark."""

    line: int
    text: str


def blocks(text: str) -> Iterator[Block]:
    """Read all prose of a page: no code, no tables."""
    found: list[tuple[int, str]] = []
    fenced = False
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        bare = line.strip()
        fence = bare.startswith("```")
        quoted = not found and line.startswith("    ") and bool(bare)
        item = re.match(r"\s*(?:[-*+]|\d+\.) +", line)
        mark = re.match(r"#+ +", line)
        prose = bool(bare) and not (fenced or fence or quoted or bare.startswith("|"))
        if found and (not prose or item or mark):
            yield Block(found[0][0], " ".join(part for _, part in found))
            found = []
        if fence:
            fenced = not fenced
        if mark and prose:
            yield Block(number, line[mark.end() :])
        elif prose:
            found.append((number, line[item.end() :].strip() if item else bare))


def plain_text(text: str) -> str:
    """Leave out pictures, addresses and marks; code counts as one word."""
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)", "", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"`+[^`]+`+", "`code`", text)
    return re.sub(r"[*_]{1,2}(?=\S)|(?<=\S)[*_]{1,2}", "", text).strip()


def sentences(text: str) -> list[str]:
    """Cut after a full stop, a question mark or an exclamation mark before a capital."""
    return re.split(r"(?<=[.!?…])[\"”’)]*\s+(?=[“\"(‘]*[A-Z`])", text)


def problems(text: str) -> Iterator[str]:
    """Say what is wrong with a page, and in which line."""
    for block in blocks(text):
        for part in sentences(plain_text(block.text)):
            at = f"line {block.line}: {part!r}"
            words = len(re.findall(r"\w[\w’'-]*", part))
            numbers = len(re.findall(r"(?<![\w-])\d[\d.,:]*", DATE.sub("1", part)))
            if OPENERS.match(part.lstrip('“‘"(')) and not part.rstrip('”’")').endswith("?"):
                yield f"names nothing, {at}"
            if words > WORDS:
                yield f"{words} words, {at}"
            if numbers > NUMBERS:
                yield f"{numbers} numbers, {at}"
        yield from unwanted_words(block)


def unwanted_words(block: Block) -> Iterator[str]:
    """Find household words, and words that the glossary has retired."""
    text = OTHER_SENSES.sub("…", plain_text(block.text))
    for word in HOUSEHOLD_WORDS.findall(text):
        yield f"say it in the trade's words, line {block.line}: {word!r}"
    for old in retired():
        if old.language == "en" and old.word != "anew" and old.pattern.search(text):
            yield f"say {old.instead!r}, line {block.line}: {old.word!r}"


@pytest.mark.parametrize("page", PAGES)
def test_a_page_is_in_plain_english(page: str) -> None:
    """It breaks no rule more often than its baseline; a mended page lowers its number."""
    findings = list(problems((ROOT / page).read_text(encoding="utf-8")))
    baseline = BASELINE.get(page, 0)
    assert len(findings) <= baseline, "\n".join(findings)
    assert len(findings) == baseline, f"{page} is better now: set its number to {len(findings)}"


def test_every_page_with_a_number_exists() -> None:
    """A page that is deleted takes its number along."""
    assert BASELINE.keys() <= set(PAGES)
    assert all(BASELINE.values())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("# What is stored", 1),
        ("# What is stored?", 0),
        ("* **Who is asked**: the caller.", 1),
        ("Somebody asks. Where nobody answers, the clock does.", 1),
        ("Somebody asks where\nWhat is.", 0),
        ("```\nWhoever\n```\n\n    Whoever\n\n| Whoever |\n|---|", 0),
        ("word " * WORDS, 0),
        ("word " * WORDS + "more", 1),
        ("* " + "word " * WORDS + "\n* more", 0),
        ("It took 1, 2 and 3 seconds, not `4`.", 0),
        ("It took 1, 2, 3 and 4 seconds, as CABO-14 says.", 1),
        ("On 18 November 2026 it took 1 or 2 seconds.", 0),
        ("A player builds a view.", 0),
        ("A player builds a pile.", 1),
        ("The network is paid anew.", 2),
        ("Put it on a help pile.", 1),
        ("The event loop of an event.", 1),
    ],
)
def test_broken_rules_are_noticed(text: str, found: int) -> None:
    """Each sentence that breaks a rule has a neighbour that does not."""
    assert len(list(problems(text))) == found, list(problems(text))
