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
"""The number of moves between two checks of everything that a page contains."""


def open_table(host: Person, preset: str, players: int, **changes: Any) -> str:
    """Open a table without its screens; return its code. `table` has options that are no rules."""
    table = {"spectators": True} | changes.pop("table", {})
    game = "dacapo" if preset in ("single", "match") else "cabo"
    options = {"game": game, "preset": preset, "players": players, "changes": changes} | table
    return str(host.http("POST", "/api/tables", options)["code"])


def open_on_screen(host: Person, preset: str, players: int, **changes: Any) -> str:
    """Open a table by its screen, with a link that carries the rules."""
    game = "dacapo" if preset in ("single", "match") else "cabo"
    options = {"game": game, "preset": preset, "players": players} | changes
    parameters = {name.replace("_", "-"): value for name, value in options.items()}
    host.go(f"/new#{urlencode(parameters)}")
    host.page.fill("[data-field=name]", host.name)
    host.tap("open")
    host.wait(lambda scene: scene.screen == "lobby", "the lobby")
    return host.page.url.rsplit("/", 1)[-1]


def sit_down(code: str, guests: Sequence[Person]) -> None:
    """Let guests follow the link, enter their names, sit down and say that they are ready."""
    for guest in guests:
        guest.go(f"/tables/{code}")
        guest.page.fill("[data-field=name]", guest.name)
        guest.tap("sit-down")
        guest.wait(lambda scene: "ready" in scene.actions, "a chair")
        guest.tap("ready")


def begin(host: Person, others: Sequence[Person] = ()) -> None:
    """Let the host start the match as soon as the page offers it."""
    host.wait(lambda scene: "start" in scene.actions, "everybody")
    host.tap("start")
    for person in (host, *others):
        person.wait(lambda scene: scene.screen == "table", "the cards")


def gather(people: Sequence[Person], preset: str, **changes: Any) -> str:
    """Seat everybody at a table and begin the match; return the code of the table.

    The first person is the host.
    """
    host, *others = people
    host.introduce()
    code = open_table(host, preset, len(people), **changes)
    host.go(f"/tables/{code}")
    sit_down(code, others)
    begin(host, others)
    return code


def against_bot(person: Person, preset: str, **changes: Any) -> str:
    """Begin a match of one person against a bot; return the code of the table."""
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
    """Let everybody play until a condition is met; return the number of moves."""
    witness = witness or Witness()
    deadline = monotonic() + seconds
    moves = 0
    while not until():
        movers = [person for person in people if not until() and act(person)]
        for person in movers:
            moves += 1
            if moves % check_every == 0:
                witness.check(person)
        if movers:
            deadline = monotonic() + seconds
        else:
            scenes = [(person.name, person.look()) for person in people]
            is_stuck = monotonic() > deadline or (is_over(people) and not until())
            assert not is_stuck, f"nothing happens any more: {scenes}"
            people[0].pause(30)
    for person in people:
        witness.check(person)
    return moves


def is_over(people: Sequence[Person]) -> bool:
    """Return whether all see the result of the match."""
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
