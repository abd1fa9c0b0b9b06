"""A game that the app does not know is played at a plain table, by the texts of its moves."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from browser.axe import violations
from browser.company import open_table
from browser.person import Invite, Person
from playwright.sync_api import Error
from server.rig import Server, serving
from third.house import build

TOY = "toy"
NO_WORDS = rf"no words for {TOY}-"
MOST_MOVES = 40
BUTTONS = {"move", "ready"}


@pytest.fixture(scope="module")
def house(pages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A card room with a third game, of which the app was never told."""
    assert pages.exists()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(build(tmp_path_factory.mktemp("house"))))
        with serving(tmp_path_factory.mktemp("room"), files=1_000_000) as running:
            yield running


def begin(person: Person, rounds: int) -> None:
    """A match against a bot that begins by itself."""
    person.expected.append(NO_WORDS)
    person.go("/")
    person.introduce()
    code = open_table(person, TOY, 2, rounds=rounds, table={"game": TOY})
    wish = {"code": code, "level": "largo"}
    person.page.evaluate("wish => localStorage.setItem('dacabo.start', JSON.stringify(wish))", wish)
    person.go(f"/tables/{code}")


def test_an_unknown_game_is_played_to_its_end(people: Invite, house: Server) -> None:
    """What lies on the table can be read; every move that the rules allow is a button."""
    ana, rng = people("Ana", link=house.link), Random(1)
    begin(ana, rounds=3)
    ana.wait(lambda scene: scene.screen == "table", "the table")
    assert "hand" in ana.page.inner_text("main table")
    assert violations(ana) == []
    for _ in range(MOST_MOVES):
        scene = ana.wait(
            lambda scene: scene.screen == "outcome" or not BUTTONS.isdisjoint(scene.actions),
            "my turn",
        )
        if scene.screen == "outcome":
            break
        wanted = rng.choice(["[data-move=keep]", "[data-move=exchange]"])
        with suppress(Error):  # A button goes with the decision that it answered.
            ana.page.click(
                "[data-action=ready]" if "ready" in scene.actions else wanted, timeout=500
            )
    assert ana.look().screen == "outcome"
    assert ana.view is not None
    assert len(ana.view["result"]["points"]) == 2
