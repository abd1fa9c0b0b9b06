"""Connections break, servers come back, and apps get older; the game continues where it was."""

import os
import shutil
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

import pytest
from browser.harness.company import gather, play
from browser.harness.habits import act
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness
from server.harness.nginx import proxy
from server.harness.rig import Server, one_node, serving
from server.harness.stores import PostgresPlace
from server.harness.tcp_proxy import proxy_to

BROKEN = (r"WebSocket connection to", r"net::ERR_", r"Failed to load resource")


class House:
    """A card room that can be closed and reopened, at the same address with the same tables."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self._running = ExitStack()
        self.server: Server | None = None

    def open(self, **settings: object) -> str:
        """Begin to serve; the link."""
        self.server = self._running.enter_context(serving(self.folder, port=self.port, **settings))
        return self.server.link

    def turn(self, seconds: float) -> None:
        """Advance its clock."""
        assert self.server is not None
        self.server.turn(seconds)

    def close(self) -> None:
        """End like a power cut."""
        assert self.server is not None
        self.server.kill()
        self._running.close()


@contextmanager
def house(folder: Path) -> Iterator[House]:
    """A card room that is closed at the end."""
    built = House(folder)
    try:
        yield built
    finally:
        built._running.close()


def banner(person: Person) -> str:
    """What the page says about the connection."""
    return person.page.inner_text(".table [role=status]")


def test_back_into_the_same_decision(people: Invite, tmp_path: Path) -> None:
    """The server dies in the middle of a turn: a banner, and then the same card in the hand."""
    with house(tmp_path) as room:
        link = room.open()
        ana, bo = company = [people("Ana", link=link), people("Bo", link=link)]
        for person in company:
            person.expected += BROKEN
        gather(company, "original")
        play(company, lambda: ana.look().kinds == ("card",) and ana.is_asked())
        before, hand, lines = ana.look(), ana.cards["hand"], len(ana.lines)
        room.close()
        ana.wait(
            lambda _: "wifi-off" in ana.page.inner_html(".table") or bool(banner(ana)), "a banner"
        )
        assert banner(ana)
        # A request made meanwhile happens once, later.
        room.open()
        ana.wait(lambda _: len(ana.lines) > lines and not banner(ana), "the line")
        ana.shows_what_was_told()
        assert ana.look() == before
        assert ana.cards["hand"] == hand
        Witness().check(ana)
        assert act(ana)
        play(company, lambda: bo.look().kinds == ("turn",))


@pytest.mark.long
def test_what_was_asked_without_a_line_happens_once(people: Invite, tmp_path: Path) -> None:
    """A card drawn while offline is drawn when the connection is back."""
    with house(tmp_path) as room:
        link = room.open()
        ana, bo = company = [people("Ana", link=link), people("Bo", link=link)]
        for person in company:
            person.expected += BROKEN
        gather(company, "original")
        play(company, lambda: ana.look().kinds == ("turn",))
        turn = ana.cards["turn"]
        room.close()
        ana.wait(lambda _: bool(banner(ana)), "a banner")
        ana.tap("draw")
        room.open()
        ana.wait(lambda scene: scene.kinds == ("card",), "the card")
        assert ana.cards["turn"] == turn
        assert [answer["type"] for answer in ana.answers[-1:]] == ["done"]
        assert bo.cards


def _other_build(pages: Path, folder: Path) -> Path:
    """The same app under other names, as after a change."""
    shutil.copytree(pages, folder)
    # Names change with the content of a file, and so do those of all files that refer to it.
    scripts = [file.name for file in (folder / "assets").glob("*.js")]
    for file in (folder / "index.html", *folder.rglob("*.js")):
        text = file.read_text()
        for script in scripts:
            text = text.replace(script, f"newer-{script}")
        file.write_text(text)
    for script in scripts:
        (folder / "assets" / script).rename(folder / "assets" / f"newer-{script}")
    return folder


@pytest.mark.long
def test_a_newer_app_loads_between_turns(people: Invite, pages: Path, tmp_path: Path) -> None:
    """A player with a decision is told and left alone; then the page reloads by itself."""
    with house(tmp_path / "room") as room:
        link = room.open()
        ana, bo = company = [people("Ana", link=link), people("Bo", link=link)]
        for person in company:
            person.expected += BROKEN
        gather(company, "original")
        play(company, lambda: ana.look().kinds == ("turn",))
        room.close()
        room.open(pages=_other_build(pages, tmp_path / "newer"))
        ana.wait(lambda scene: "reload" in scene.actions, "to be told")
        ana.pause(3_500)
        assert not ana.page.locator('script[src*="newer-"]').count()
        assert ana.look().kinds == ("turn",)
        play([ana], lambda: not ana.look().asked)
        ana.page.wait_for_selector('script[src*="newer-"]', state="attached")
        ana.wait(lambda scene: scene.screen == "table" and "reload" not in scene.actions)
        play(company, lambda: ana.look().kinds == ("turn",))
        assert bo.cards["turn"]


@pytest.mark.long
def test_a_node_that_hangs_or_is_cut_off_is_left(people: Invite, tmp_path: Path) -> None:
    """People play on with another node, and are told why if there is none."""
    with ExitStack() as stack:
        place = PostgresPlace()
        schema = place.written.partition("search_path=")[2]
        ways = [stack.enter_context(proxy_to(place.cluster)) for _ in range(2)]
        nodes = [
            stack.enter_context(
                one_node(
                    tmp_path,
                    f"log-{number}",
                    database=way.link(schema),
                    trusted_proxies="127.0.0.1",
                )
            )
            for number, way in enumerate(ways)
        ]
        link = stack.enter_context(proxy(tmp_path / "nginx", [node.link for node in nodes]))
        ana, *_ = company = [people("Ana", link=link), people("Bo", link=link)]
        for person in company:
            person.expected += BROKEN
        gather(company, "original")
        for number, node in enumerate(nodes):
            os.kill(node.pid, signal.SIGSTOP)
            try:
                plays_on(company)
            finally:
                os.kill(node.pid, signal.SIGCONT)
            ways[number].stall()
            plays_on(company)
            ways[number].resume()
        ana.wait(lambda _: all(node.http("GET", "/readyz")[0] == 200 for node in nodes), "both")
        ana.page.wait_for_timeout(1_500)  # until they know of each other again
        for way in ways:
            way.refuse()
        ana.wait(lambda _: "reach its database" in ana.page.inner_text(".table"), "the reason")
        for way in ways:
            way.resume()
        ana.wait(lambda _: "database" not in ana.page.inner_text(".table"), "the line")
        plays_on(company)


def has_turn(person: Person) -> bool:
    """Whether somebody is asked for a turn."""
    return person.look().kinds == ("turn",)


def plays_on(company: list[Person]) -> None:
    """Everybody has a turn, within the time that they have for it."""
    for person in company:
        play(company, partial(has_turn, person))
        assert act(person)
