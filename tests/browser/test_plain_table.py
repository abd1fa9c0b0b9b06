"""A game that the app does not know is played at a plain table, by the texts of its moves."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from browser.harness.axe import violations
from browser.harness.company import open_table
from browser.harness.films import moment
from browser.harness.person import Invite, Person
from playwright.sync_api import Error
from third.harness.with_toy_game import build

TOY = "toy"
NO_WORDS = rf"no words for {TOY}-"
MAX_MOVES = 40
BUTTONS = {"move", "ready"}
ROOM = """
import sys
from pathlib import Path

from server.harness.rig import settings_for

from dacabo.server.serving import serve

serve(settings_for(Path(sys.argv[1])), lambda link: print(link, flush=True))
"""
"""The program of a server in a Python where `dacabo` has a third game."""


@pytest.fixture(scope="module")
def link_of_room(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The link of a card room with a third game that is unknown to the app."""
    assert pages.exists()
    folder, house = tmp_path_factory.mktemp("room"), build(tmp_path_factory.mktemp("house"))
    process = subprocess.Popen(
        [sys.executable, "-c", ROOM, folder],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(house), *sys.path))},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    with process:
        yield process.stdout.readline().strip().rstrip("/")
        process.terminate()


def begin_match(person: Person, rounds: int) -> None:
    """Begin a match against a bot."""
    person.expected.append(NO_WORDS)
    person.go("/")
    person.introduce()
    code = open_table(person, TOY, 2, rounds=rounds, table={"game": TOY})
    wish = {"code": code, "opponents": ["largo"]}
    person.page.evaluate("wish => localStorage.setItem('dacabo.start', JSON.stringify(wish))", wish)
    person.go(f"/tables/{code}")


def test_an_unknown_game_is_played_to_its_end(people: Invite, link_of_room: str) -> None:
    """The table is readable, and every legal move is a button."""
    ana, rng = people("Ana", link=link_of_room), Random(1)
    ana.expected.append("/api/analysis")  # this game has no judge
    begin_match(ana, rounds=2)
    ana.wait(lambda scene: scene.screen == "table", "the table")
    assert "hand" in ana.page.inner_text("main table")
    assert violations(ana) == []
    for _ in range(MAX_MOVES):
        scene = ana.wait(
            lambda scene: scene.screen == "outcome" or not BUTTONS.isdisjoint(scene.actions),
            "my turn",
        )
        if scene.screen == "outcome":
            break
        if "ready" in scene.actions:
            ana.tap("ready")
            ana.wait(lambda scene: "ready" not in scene.actions, "the next round")
            continue
        wanted = rng.choice(["[data-move=keep]", "[data-move=swap]"])
        with suppress(Error):  # A button goes with the decision that it answered.
            ana.page.click(wanted, timeout=500)
    assert ana.look().screen == "outcome"
    assert ana.view is not None
    assert len(ana.view["result"]["points"]) == 2
    watch_film(ana)


def watch_film(person: Person) -> None:
    """Watch a match at the plain table, from the eyes of both seats."""
    person.tap("film")
    person.page.wait_for_selector("[data-screen=film] [data-part=film-controls]", state="attached")
    assert moment(person) == (1, 0)
    person.tap("step-on")
    assert moment(person)[1] > 0
    for eyes in ("0", "1"):
        person.page.keyboard.press(str(int(eyes) + 1))
        person.page.wait_for_selector(f'[data-screen=film][data-eyes="{eyes}"]', state="attached")
        assert "hand" in person.page.inner_text("main table")
    assert violations(person) == []
    person.page.keyboard.press("End")
    person.page.wait_for_function(
        "() => document.querySelector('[data-screen=film]').dataset.round == 2"
    )
