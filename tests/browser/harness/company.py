"""People who have sat down at a table in their browsers, and play."""

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Any, Final
from urllib.parse import urlencode

from browser.harness.habits import act
from browser.harness.person import Person
from browser.harness.secrecy import Witness

from dacabo.records import Chance, Record, verify

CHECKED_EVERY: Final = 5
"""Moves between two checks of everything that a page holds."""


def open_table(host: Person, preset: str, players: int, **changes: Any) -> str:
    """Open a table without its screens; its code. `table` holds what is not a rule option."""
    table = {"spectators": True} | changes.pop("table", {})
    game = "dacapo" if preset in ("single", "match") else "cabo"
    options = {"game": game, "preset": preset, "players": players, "changes": changes} | table
    return str(host.http("POST", "/api/tables", options)["code"])


def open_on_screen(host: Person, preset: str, players: int, **changes: Any) -> str:
    """Open a table by its screen, with a link that carries the rules."""
    game = "dacapo" if preset in ("single", "match") else "cabo"
    said = {"game": game, "preset": preset, "players": players} | changes
    host.go(f"/new#{urlencode({name.replace('_', '-'): word for name, word in said.items()})}")
    host.page.fill("[data-field=name]", host.name)
    host.tap("open")
    host.wait(lambda scene: scene.screen == "lobby", "the lobby")
    return host.page.url.rsplit("/", 1)[-1]


def sit_down(code: str, guests: Sequence[Person]) -> None:
    """Come by the link, say a name, take a chair, be ready."""
    for guest in guests:
        guest.go(f"/tables/{code}")
        guest.page.fill("[data-field=name]", guest.name)
        guest.tap("sit-down")
        guest.wait(lambda scene: "ready" in scene.actions, "a chair")
        guest.tap("ready")


def begin(host: Person, others: Sequence[Person] = ()) -> None:
    """The host starts as soon as that is offered."""
    host.wait(lambda scene: "start" in scene.actions, "everybody")
    host.tap("start")
    for person in (host, *others):
        person.wait(lambda scene: scene.screen == "table", "the cards")


def gather(people: Sequence[Person], preset: str, **changes: Any) -> str:
    """All at a table where the match has begun, the first as its host; its code."""
    host, *others = people
    host.introduce()
    code = open_table(host, preset, len(people), **changes)
    host.go(f"/tables/{code}")
    sit_down(code, others)
    begin(host, others)
    return code


def against_bot(person: Person, preset: str, **changes: Any) -> str:
    """One person and a bot, and the match has begun."""
    person.introduce()
    code = open_table(person, preset, 2, **changes)
    person.go(f"/tables/{code}")
    person.tap("fill")
    begin(person)
    return code


def play(
    people: Sequence[Person],
    until: Callable[[], bool],
    *,
    seconds: float = 120,
    witness: Witness | None = None,
    check_every: int = CHECKED_EVERY,
) -> int:
    """All do what they are asked to, until it is enough; the number of moves."""
    witness = witness or Witness()
    deadline = monotonic() + seconds
    moves = 0
    while not until():
        done = [person for person in people if not until() and act(person)]
        for person in done:
            moves += 1
            if moves % check_every == 0:
                witness.check(person)
        if done:
            deadline = monotonic() + seconds
        else:
            scenes = [(person.name, person.look()) for person in people]
            stuck = monotonic() > deadline or (is_over(people) and not until())
            assert not stuck, f"nothing happens any more: {scenes}"
            people[0].pause(30)
    for person in people:
        witness.check(person)
    return moves


def is_over(people: Sequence[Person]) -> bool:
    """Whether all see the result of the match."""
    return all(person.look().screen == "outcome" for person in people)


def look_again(person: Person) -> None:
    """Open the sheet with everything about a match that is over."""
    if not person.page.locator("[data-part=review]").count():
        person.tap("look-again")
        person.page.wait_for_selector("[data-part=review]")


def proven(person: Person) -> Record:
    """Download the record of the match from its result screen, and verify it."""
    look_again(person)
    with person.page.expect_download() as downloading:
        person.page.click("[data-action=record]")
    path = downloading.value.path()
    verified = verify(path.read_text())
    assert verified.chance is Chance.PROVEN
    return verified.record
