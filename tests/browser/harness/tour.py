"""A tour of all screens, and of all states of a table."""

from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from browser.harness.company import begin, look_again, open_table
from browser.harness.habits import act, call, may_sneak, own
from browser.harness.person import PageState, Person


def screens(person: Person) -> Iterator[str]:
    """Yield every screen without cards, named; the caller inspects each."""
    yield person.go("/").look().screen
    for path in ("/rules", "/rules/cabo/dutch", "/rules/dacapo/match", "/learn", "/continue"):
        person.go(path)
        person.page.wait_for_selector("h1")
        yield path
    person.expected.append(r"status of 404 .*/nowhere$")
    yield person.go("/nowhere").look().screen
    person.expected.append(r"status of 404 .*/api/tables/|WebSocket")
    person.go("/tables/NOSUCH")
    person.wait(lambda scene: scene.screen == "closed", "no such table")
    yield "closed"
    person.introduce()
    open_table(person, "dutch", 6, table={"public": True})
    person.go("/").page.wait_for_selector("[data-list=mine]")
    yield "home with tables"
    person.go("/new").page.wait_for_selector("[data-option=preset]")
    yield "new"
    person.page.check('[data-option=preset][value="cabo/dutch"]')
    person.page.click("[data-part=house-rules] summary")
    person.page.fill("[data-option=rounds]", "3")
    yield "new with house rules"
    person.go("/settings").page.wait_for_selector("[data-action=link]")
    yield "settings"
    person.tap("link")
    person.page.wait_for_selector("svg path")
    person.tap("ask-log-out")
    person.tap("ask-delete")
    yield "settings unfolded"
    link = urlsplit(person.http("POST", "/api/me/links")["url"])
    person.go(f"{link.path}#{link.fragment}").page.wait_for_selector("[data-action=continue]")
    yield "continue"
    person.page.evaluate("() => localStorage.setItem('dacabo.settings', '{\"extreme\": true}')")
    yield f"extreme {person.go('/settings').look().screen}"
    person.page.evaluate("() => localStorage.removeItem('dacabo.settings')")


def at_table(
    person: Person,
    preset: str,
    wanted: set[str],
    players: int = 3,
    **changes: Any,
) -> Iterator[str]:
    """Matches against bots until everything wanted was seen; everything new, named."""
    person.introduce()
    code = open_table(person, preset, players, **changes)
    person.go(f"/tables/{code}").page.wait_for_selector("[data-action=fill]")
    yield "lobby"
    person.tap("fill")
    person.wait(lambda scene: "start" in scene.actions)
    yield "lobby full"
    begin(person)
    seen = {"lobby", "lobby full"}
    while True:
        yield from _match(person, seen)
        if wanted <= seen:
            break
        person.tap("rematch")
        person.wait(lambda scene: scene.screen == "table", "another deal")
    yield "outcome"
    person.tap("menu")
    yield "outcome menu"
    person.page.keyboard.press("Escape")
    look_again(person)
    person.tap("check")
    person.page.wait_for_selector(".proven")
    yield "proven"


def _match(person: Person, seen: set[str]) -> Iterator[str]:
    """To the end of a match, for all that was not seen yet."""
    person.turns = 0
    while (scene := person.look()).screen != "outcome":
        state = scene.screen if scene.screen == "summary" else "".join(scene.kinds[:1])
        if scene.asked == person.kinds and state and state not in seen:
            seen.add(state)
            yield state
            yield from _more(person, scene, seen)
        enough = person.turns > 6 and "cabo" in scene.actions and scene.kinds == ("turn",)
        if not (call(person) if enough else act(person)):
            person.pause(15)


def _more(person: Person, scene: PageState, seen: set[str]) -> Iterator[str]:
    """Yield what can be opened here, once each."""
    if scene.kinds == ("turn",):
        yield from _sheets(person, seen)
        if "cabo" in scene.actions and "cabo" not in seen:
            seen.add("cabo")
            yield from _mode(person, "cabo")
        if may_sneak(scene) and "sneak" not in seen:
            seen.add("sneak")
            person.tap("menu")
            yield from _mode(person, "sneak")
        if hand := [place for place in scene.places if place.startswith("hand-")]:
            person.choose(hand[0])
            seen.add("taken up")
            yield "taken up"
            person.tap("put-back")
    if scene.kinds == ("card",):
        if "use" not in scene.actions:
            seen.discard("card")
        for action in ("use", "set"):
            if action in scene.actions and action not in seen:
                seen.add(action)
                yield from _mode(person, action)
    if scene.screen == "summary":
        person.tap("menu")
        yield "summary menu"
        person.page.keyboard.press("Escape")


def _mode(person: Person, action: str) -> Iterator[str]:
    person.tap(action)
    scene = person.wait(lambda scene: "back" in scene.actions)
    if action == "set":
        for place in own(person, scene)[:2]:
            person.choose(place)
    yield action
    person.tap("back")
    person.wait(lambda scene: "back" not in scene.actions)


def _sheets(person: Person, seen: set[str]) -> Iterator[str]:
    seen.update({"reactions", "menu", "log", "scores", "keys", "rules"})
    person.tap("react")
    yield "reactions"
    person.page.keyboard.press("Escape")
    person.tap("menu")
    person.page.wait_for_selector("dialog[open] [data-action=scores]")
    yield "menu"
    for page in ("log", "scores", "rules", "keys"):
        person.tap(page)
        person.page.wait_for_selector("dialog[open]:not(:has([data-action=scores]))")
        yield page
        person.tap("sheet-back")
        person.page.wait_for_selector("dialog[open] [data-action=scores]")
    person.page.keyboard.press("Escape")
    person.wait(lambda scene: not scene.sheet, "the menu to close")
