"""All screens and states: nothing overflows on a small phone, and everything is accessible."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from browser.harness import event_tour
from browser.harness.axe import violations
from browser.harness.person import DESKTOP, PHONE, Invite, Person, Theme
from browser.harness.sizes import overflow, unreachable
from browser.harness.tour import at_table, screens

from dacabo.i18n.bundles import LANGUAGES

pytestmark = pytest.mark.long

SCREENS = {
    "screens": {"home", "lost", "closed", "new", "settings", "continue", "/rules", "/learn"},
    "original": {"lobby", "first-look", "looking", "turn", "card", "use", "set", "cabo"},
    "dutch": {"lobby", "first-look", "looking", "turn", "card", "snap", "sneak"},
    "match": {"lobby", "turn", "taken up", "summary"},
    "events": {"events", "desk draft", "wall playing", "table tied", "public proven", "print 0"},
    "pads": {"pads", "pad", "entry", "question", "round", "history", "share"},
}
CARDLESS = ("screens", "events", "pads")
SHEETS = {"reactions", "menu", "log", "scores", "keys", "outcome", "proven"}


def walk_screens(person: Person, what: str) -> Iterator[str]:
    """Walk through the screens, or a match."""
    match what:
        case "screens":
            yield from screens(person)
        case "events":
            yield from event_tour.events(person)
        case "pads":
            yield from event_tour.pads(person)
        case "original":
            yield from at_table(person, "original", SCREENS[what], limit=20)
        case "dutch":
            yield from at_table(person, "dutch", SCREENS[what], rounds=1)
        case "match":
            yield from at_table(person, "match", SCREENS[what], players=2, stack=2, target=4)


def listed(found: dict[str, list[str]]) -> str:
    """The problems, one per line."""
    return "\n".join(f"{state}: {problem}" for state in found for problem in found[state])


def required_states(what: str) -> set[str]:
    """The states that the walk must have shown."""
    return SCREENS[what] | (SHEETS if what not in CARDLESS else set())


def unreachable_when_enlarged(person: Person) -> list[str]:
    """The controls that cannot be reached with text of twice the size."""
    person.page.evaluate("() => void (document.documentElement.style.fontSize = '32px')")
    person.pause(100)  # the layout has adapted to the size of its text
    problems = unreachable(person)
    person.page.evaluate("() => void (document.documentElement.style.fontSize = '')")
    return problems


def inspect(
    person: Person, what: str, *checks: Callable[[Person], list[str]], themes: Sequence[Theme] = ()
) -> None:
    """Walk, and check everything on the way."""
    found: dict[str, list[str]] = {}
    states = set()
    for state in walk_screens(person, what):
        states.add(state)
        problems = [problem for check in checks for problem in check(person)]
        for theme in themes:
            person.page.emulate_media(color_scheme=theme)
            problems += [f"{theme}: {problem}" for problem in violations(person)]
        found |= {state: problems} if problems else {}
    assert not found, listed(found)
    assert states >= required_states(what), required_states(what) - states


AXE = ("de", "nl", "fr")
"""The language in which axe checks here; another test checks in English."""


@pytest.mark.parametrize("what", SCREENS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_overflows_on_a_small_phone(language: str, what: str, people: Invite) -> None:
    """Every screen and state in every language fits into 360 pixels; axe finds nothing."""
    person = people("Maximiliane", language=language, size=PHONE, theme="dark")
    inspect(person, what, overflow, themes=("dark",) if language in AXE else ())


@pytest.mark.parametrize("what", SCREENS)
def test_nothing_overflows_on_a_desktop(what: str, people: Invite) -> None:
    """The same holds around a table with a side panel, in light."""
    inspect(people("Ana", size=DESKTOP), what, overflow, themes=("light",))


@pytest.mark.parametrize("what", SCREENS)
def test_text_of_twice_the_size_hides_nothing(what: str, people: Invite) -> None:
    """With text at 200 % everything can still be reached and pressed, in German too."""
    inspect(people("Ana", language="de", size=PHONE), what, unreachable_when_enlarged)


@pytest.mark.parametrize("what", SCREENS)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_is_accessible(
    language: str, size: tuple[int, int], what: str, people: Invite
) -> None:
    """Axe finds no violation in any state and language, in light and dark."""
    inspect(people("Ana", language=language, size=size), what, themes=("light", "dark"))
