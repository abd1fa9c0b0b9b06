"""A game that the app does not know is played at a plain table, by the texts of its moves."""

import re
from contextlib import suppress
from random import Random

from browser.axe import violations
from browser.company import open_table
from browser.person import Invite, Person
from playwright.sync_api import Error, WebSocketRoute

UNKNOWN = "toy"
NO_WORDS = rf"no words for {UNKNOWN}-"
MOST_MOVES = 400


def disguise(socket: WebSocketRoute) -> None:
    """The server's game by a name that the app has never heard."""
    server = socket.connect_to_server()
    server.on_message(
        lambda text: socket.send(
            re.sub(r'"game":"\w+"', f'"game":"{UNKNOWN}"', text) if isinstance(text, str) else text
        )
    )


def begin(person: Person, **changes: int) -> None:
    """A match against a bot that begins by itself."""
    person.page.route_web_socket(re.compile("/live$"), disguise)
    person.expected.append(NO_WORDS)
    person.go("/")
    person.http("POST", "/api/guests", {"name": person.name})
    code = open_table(person, "single", 2, **changes)
    wish = {"code": code, "level": "largo"}
    person.page.evaluate("wish => localStorage.setItem('dacabo.start', JSON.stringify(wish))", wish)
    person.go(f"/tables/{code}")


def test_an_unknown_game_is_played_to_its_end(people: Invite) -> None:
    """What lies on the table can be read; every move that the rules allow is a button."""
    ana, rng = people("Ana"), Random(1)
    begin(ana, stack=1, hand=4)
    ana.wait(lambda scene: scene.screen == "table", "the table")
    assert "pile" in ana.page.inner_text("main table")
    assert violations(ana) == []
    for _ in range(MOST_MOVES):
        scene = ana.wait(
            lambda scene: scene.screen == "outcome" or "move" in scene.actions, "my turn"
        )
        if scene.screen == "outcome":
            break
        moves = ana.page.eval_on_selector_all("[data-move]", "all => all.map(b => b.dataset.move)")
        if not moves:
            continue  # They went with the decision that they answered.
        move = next((one for one in moves if "stack" in one), rng.choice(moves))
        with suppress(Error):
            ana.page.click(f'[data-move="{move}"]', timeout=2_000)
    assert ana.look().screen == "outcome"
