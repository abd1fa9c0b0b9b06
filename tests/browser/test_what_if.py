"""Play on from a moment of a film, and come back to that moment."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from browser.harness.axe import violations
from browser.harness.company import play
from browser.harness.habits import act
from browser.harness.person import DESKTOP, PHONE, Invite, Person
from server.harness.players import play_all
from server.harness.rig import Server, sitting

from dacabo import Match
from dacabo.records import write


def finished_match(server: Server) -> str:
    """The code of a table whose match is over."""

    async def play_it() -> str:
        async with sitting(server, 3, preset="dutch", changes={"rounds": 2}) as party:
            await party.start()
            await play_all(party)
            return party.code

    # The browser has an event loop in this thread.
    with ThreadPoolExecutor(1) as other_thread:
        return other_thread.submit(lambda: asyncio.run(play_it())).result()


def play_on(person: Person) -> None:
    """Open the sheet of a film, and play on; the table plays at once."""
    person.tap("what-if")
    person.page.wait_for_selector("[data-part=what-if] [data-action=play-on]")
    assert violations(person) == []
    person.tap("play-on")
    person.wait(lambda scene: "back-to-film" in scene.actions, "the table")
    assert violations(person) == []
    person.wait(lambda _: person.table["phase"] == "playing", "the match")


def move_once(person: Person) -> None:
    """Make a move as soon as one is asked for."""
    moves: list[str] = []

    def has_moved() -> bool:
        moves.append(act(person))
        return bool(moves[-1])

    person.wait(lambda _: has_moved(), "a move")


def test_play_on_from_the_film_of_a_table(people: Invite, server: Server) -> None:
    """As it was known then: the seat of the eyes, the moment in the banner, and the way back."""
    code = finished_match(server)
    eve = people("Eve", size=DESKTOP)
    eve.introduce()
    eve.go(f"/film/{code}/1#2.6.1")
    eve.page.wait_for_selector("[data-part=film-panel] [data-action=what-if]")
    eve.tap("what-if")
    eve.page.wait_for_selector("[data-action=seat-1][aria-pressed=true]")
    assert eve.page.locator("[data-option=cards]:checked").input_value() == "false"
    eve.page.keyboard.press("Escape")
    play_on(eve)
    assert eve.seat == 1
    assert eve.table["what_if"]["round"] == 2
    assert eve.table["what_if"]["frame"] == 6
    assert "What if? From" in eve.text()
    move_once(eve)
    eve.tap("back-to-film")
    eve.wait(lambda scene: "step-on" in scene.actions, "the film")
    assert eve.page.url.endswith(f"/film/{code}/1#2.6.1")


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    """A record of a finished match."""
    match = Match("dacapo", "single", ["Ana", "Ben"], changes={"stack": 4}, seed=bytes(32))
    for seat in range(2):
        match.seat_bot(seat, "largo")
    file = tmp_path / "match.dacabo"
    file.write_text(write(match.record))
    return file


def test_play_on_from_a_file_with_all_cards_and_to_the_end(
    people: Invite, record_file: Path
) -> None:
    """With every card face up on a phone; the end of the match leads back to the film, too."""
    eve = people("Eve", size=PHONE)
    eve.expected.append("status of 422 .*/api/analysis$")  # no judge knows such short stacks
    eve.introduce()
    eve.go("/film")
    eve.page.set_input_files("[data-field=record]", record_file)
    eve.wait(lambda scene: "turn-on" in scene.actions, "the film")
    eve.tap("turn-on")
    eve.page.wait_for_function("() => /^#1\\.[1-9]\\d*\\.all$/.test(location.hash)")
    moment = eve.page.evaluate("() => location.hash")
    eve.tap("film-menu")
    play_on(eve)
    assert eve.table["what_if"]["open"]
    assert all(eve.cards["open_hands"])
    play([eve], lambda: eve.look().screen == "outcome")
    assert "rematch" not in eve.look().actions
    eve.tap("film")
    eve.wait(lambda scene: "step-on" in scene.actions, "the film")
    assert eve.page.url.endswith(f"/film{moment}")
