"""All screens and states: nothing sticks out on a small phone, nothing keeps anybody out."""

from collections.abc import Iterator

import pytest
from browser.axe import violations
from browser.person import DESKTOP, PHONE, Invite, Person
from browser.sizes import overflow, unreachable
from browser.tour import at_table, screens

from dacabo.words.bundles import LANGUAGES

SCREENS = {
    "screens": {"home", "lost", "closed", "new", "settings", "continue", "/rules", "/learn"},
    "original": {"lobby", "first-look", "looking", "turn", "card", "use", "set", "cabo"},
    "dutch": {"lobby", "first-look", "looking", "turn", "card", "snap", "sneak"},
    "match": {"lobby", "turn", "taken up", "summary"},
}
SHEETS = {"reactions", "menu", "log", "scores", "keys", "outcome", "proven"}


def walk(person: Person, what: str) -> Iterator[str]:
    """Through the screens, or a match."""
    match what:
        case "screens":
            yield from screens(person)
        case "original":
            yield from at_table(person, "original", limit=20)
        case "dutch":
            yield from at_table(person, "dutch", rounds=1)
        case "match":
            yield from at_table(person, "match", stack=2, target=15)


def listed(found: dict[str, list[str]]) -> str:
    """What was found, a line each."""
    return "\n".join(f"{state}: {problem}" for state in found for problem in found[state])


def needed(what: str) -> set[str]:
    """What must have been seen."""
    return SCREENS[what] | (SHEETS if what != "screens" else set())


@pytest.mark.parametrize("what", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_a_small_phone(language: str, what: str, people: Invite) -> None:
    """Every screen and state in every language fits into 360 pixels."""
    person = people("Maximiliane", language=language, size=PHONE)
    found: dict[str, list[str]] = {}
    states = set()
    for state in walk(person, what):
        states.add(state)
        found |= {state: problems} if (problems := overflow(person)) else {}
    assert not found, listed(found)
    assert states >= needed(what), needed(what) - states


@pytest.mark.parametrize("what", SCREENS)
def test_text_of_twice_the_size(what: str, people: Invite) -> None:
    """Whoever sets text to 200 % can still reach and press everything, in German too."""
    person = people("Ana", language="de", size=PHONE)
    found: dict[str, list[str]] = {}
    for state in walk(person, what):
        person.page.evaluate("() => void (document.documentElement.style.fontSize = '32px')")
        problems = unreachable(person)
        found |= {state: problems} if problems else {}
        person.page.evaluate("() => void (document.documentElement.style.fontSize = '')")
    assert not found, listed(found)


@pytest.mark.parametrize("what", SCREENS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_axe(what: str, size: tuple[int, int], people: Invite) -> None:
    """No violation on any screen and in any state, by day and by night."""
    person = people("Ana", size=size)
    found: dict[str, list[str]] = {}
    for state in walk(person, what):
        for theme in ("light", "dark") if size == PHONE else ("dark", "light"):
            person.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            found |= {f"{state} {theme}": list_} if (list_ := violations(person)) else {}
        if size == DESKTOP:
            found |= {state: problems} if (problems := overflow(person)) else {}
    assert not found, listed(found)
