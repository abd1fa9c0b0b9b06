"""A person at a browser, who sees what the page shows, uses it, and keeps all its messages."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from time import monotonic
from typing import Any, Final, Literal, Protocol, TypeAlias

from browser.harness.hands import Mouse
from playwright.sync_api import Browser, ConsoleMessage, Error, Route, WebSocket

from dacabo.core.values import Value

Json: TypeAlias = dict[str, Any]
Theme: TypeAlias = Literal["light", "dark"]
PHONE: Final = (360, 740)
DESKTOP: Final = (1440, 900)
PATIENCE: Final = 20.0
"""The seconds that a person waits for something to happen."""
HARMLESS: Final = (r"status of 401 .*/api/me$", r"status of 422 .*/api/rules$")
"""Errors that Chromium logs although all is well: a stranger has no name yet, and the page tries
rules that the server refuses."""


class PageState(Value):
    """The state of a page, as far as a person sees it and can act on it."""

    screen: str
    asked: str
    actions: tuple[str, ...]
    places: tuple[str, ...]
    """The places at which a card can be chosen."""
    fits: tuple[str, ...]
    """The places of cards of Da Capo! that can be built."""
    sheet: bool

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of decisions, except that of sneaking a look."""
        return tuple(kind for kind in self.asked.split() if kind != "sneak")


LOOK: Final = """() => {
  const root = document.querySelector("[data-screen]");
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  return {
    screen: root?.dataset.screen ?? "",
    asked: root?.dataset.asked ?? "",
    actions: all("[data-action]:not(:disabled)").map((one) => one.dataset.action),
    places: all('[data-place][aria-disabled="false"]').map((one) => one.dataset.place),
    fits: all("[data-place].outlined").map((one) => one.dataset.place),
    sheet: document.querySelector("dialog[open]") !== null,
  };
}"""


QUICK: Final = """
const quick = new CSSStyleSheet();
quick.replaceSync(":root { --rest: 0ms !important }");
document.adoptedStyleSheets = [quick];
"""
"""This removes the pauses that give people time to read."""


class Person:
    """A guest with their own browser. Problems of the page are found when they `leave`.

    Args:
        browser: Chromium.
        link: the card room.
        name: the name of the guest.
        language: the language of the browser.
        size: the size of the window.
        theme: light or dark.
        motion: whether cards may fly.
        seed: the seed of the person's choices.
        rest: whether a button that has just changed its meaning ignores taps for a moment.
        hands: how the person uses the page.
        keeps_app: whether a service worker keeps the app on the device.
    """

    def __init__(
        self,
        browser: Browser,
        link: str,
        name: str,
        *,
        language: str = "en",
        size: tuple[int, int] = PHONE,
        theme: Theme = "light",
        motion: bool = False,
        seed: int = 0,
        rest: bool = False,
        hands: "Callable[[Person], Hands]" = Mouse,
        keeps_app: bool = False,
    ) -> None:
        self.link, self.name, self.language, self.size = link, name, language, size
        self.rng = Random(f"{name}/{seed}")
        self.context = browser.new_context(
            base_url=link,
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if keeps_app else "block",
        )
        self.context.set_default_timeout(1_000 * PATIENCE)
        if not rest:
            self.context.add_init_script(QUICK)
        self.page = self.context.new_page()
        self.page.on("websocket", self._listen)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._page_error)
        self.hands = hands(self)
        self.messages: list[Json] = []
        self.frames: list[str] = []
        self.answers: list[Json] = []
        self.problems: list[str] = []
        self.expected: list[str] = list(HARMLESS)
        """Patterns of problems that a test causes on purpose."""
        self.refusals_expected = {"decision-over"}
        self.welcome: Json = {}
        self.table: Json = {}
        self.view: Json | None = None
        self.lines: list[WebSocket] = []
        self.turns = 0

    # --- arriving and leaving ---------------------------------------------------

    def introduce(self) -> None:
        """Become a guest without the screens for that."""
        self.http("POST", "/api/guests", {"name": self.name})

    def http(self, method: str, path: str, body: object = None) -> Any:
        """Make a request as this browser does."""
        answer = self.context.request.fetch(
            path, method=method, data=body, headers={"origin": self.link}
        )
        assert answer.ok, (answer.status, answer.text())
        return answer.json() if answer.body() else None

    def go(self, path: str) -> "Person":
        """Open a page, and wait until a screen is there."""
        self.page.goto(path)
        self.page.wait_for_selector("[data-screen]:not([data-screen=connecting])")
        return self

    def reload(self) -> None:
        """Reload the page."""
        self.page.reload()
        self.page.wait_for_selector("[data-screen]:not([data-screen=connecting])")

    def leave(self) -> None:
        """Close the browser; there must have been no errors."""
        self.page.close()
        self.context.close()
        assert not self.problems, f"on {self.name}'s page: {self.problems}"

    # --- looking ----------------------------------------------------------------

    def look(self) -> PageState:
        """Return the current state of the page."""
        state = self.page.evaluate(LOOK)
        return PageState(
            state["screen"],
            state["asked"],
            tuple(state["actions"]),
            tuple(state["places"]),
            tuple(state["fits"]),
            state["sheet"],
        )

    def wait(
        self, wanted: Callable[[PageState], bool], what: str = "", seconds: float = PATIENCE
    ) -> PageState:
        """Wait until the page is in the wanted state."""
        deadline = monotonic() + seconds
        while not wanted(scene := self.look()):
            assert monotonic() < deadline, f"{self.name} waits for {what or 'something'}: {scene}"
            self.page.wait_for_timeout(30)
        return scene

    def pause(self, milliseconds: float) -> None:
        """Let some time pass."""
        self.page.wait_for_timeout(milliseconds)

    def text(self) -> str:
        """Return all visible text of the page."""
        return self.page.inner_text("body")

    # --- what was told ----------------------------------------------------------

    @property
    def seat(self) -> int | None:
        """The seat of this person; None for a spectator."""
        you = self.welcome.get("you")
        players = [chair["player"] for chair in self.table.get("chairs", ())]
        return players.index(you) if you in players and you is not None else None

    @property
    def letter(self) -> str:
        """The letter of the seat, with which the names of its places begin."""
        assert self.seat is not None
        return "abcdef"[self.seat]

    @property
    def cards(self) -> Json:
        """The view of a match that has begun."""
        assert self.view is not None
        return self.view

    @property
    def names(self) -> list[str]:
        """The names of all at the table; bots have their level."""
        names: list[str] = []
        for chair in self.table["chairs"]:
            name = chair["name"] or chair["level"].capitalize()
            count = sum(bool(re.fullmatch(rf"{re.escape(name)}( \d+)?", other)) for other in names)
            names.append(name if chair["name"] or not count else f"{name} {count + 1}")
        return names

    @property
    def kinds(self) -> str:
        """The server's decisions, in the page's words."""
        if self.table.get("phase") != "playing" or self.view is None:
            return ""
        return " ".join(d["kind"] for d in self.view["decisions"] if d["actor"] == self.seat)

    @property
    def decision(self) -> str:
        """The id of the first decision that is not about sneaking a look."""
        decisions = self.view["decisions"] if self.view else []
        return next((str(d["id"]) for d in decisions if d["kind"] != "sneak"), "")

    def is_asked(self) -> bool:
        """Return whether the page asks for the decision that the server asks for."""
        return self.look().asked == self.kinds

    def shows_what_was_told(self) -> PageState:
        """Wait until the page has followed the server."""
        return self.wait(
            lambda scene: scene.screen != "table" or scene.asked == self.kinds, "the page to follow"
        )

    # --- doing ------------------------------------------------------------------

    def tap(self, action: str) -> None:
        """Use a button."""
        button = f'[data-action="{action}"]:not(:disabled)'
        self.hands.use(f"dialog[open] {button}, body:not(:has(dialog[open])) {button}")

    def choose(self, place: str) -> None:
        """Choose a place on the table."""
        self.hands.use(f'[data-place="{place}"]')

    def wave(self) -> None:
        """Wave the others on, by a tap on the felt or by its key."""
        self.hands.wave()

    def hold(self, pattern: str) -> list[Route]:
        """Hold all requests to an address from now on; return the list of them.

        Each waits until the test lets it continue.
        """
        requests: list[Route] = []

        def hold(route: Route) -> None:
            requests.append(route)

        self.page.route(pattern, hold)
        return requests

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Do something that is sent to the server, and wait for its answer."""
        before = len(self.answers)
        yield
        deadline = monotonic() + PATIENCE
        while len(self.answers) == before:
            assert monotonic() < deadline, f"{self.name} gets no answer at {self.look()}"
            self.page.wait_for_timeout(10)
        self.shows_what_was_told()

    # --- hearing ----------------------------------------------------------------

    def _listen(self, line: WebSocket) -> None:
        self.lines.append(line)
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        message: Json = json.loads(frame)
        self.frames.append(frame)
        self.messages.append(message)
        match message["type"]:
            case "welcome":
                self.welcome, self.table = message, message["table"]
                self.view = message["view"]
            case "news":
                self.table = message["table"] or self.table
                self.view = message["view"]
            case "done":
                self.answers.append(message)
            case "refused":
                self.answers.append(message)
                if message["code"] not in self.refusals_expected:
                    self.problems.append(f"refused: {message}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._problem(f"{message.text} {message.location.get('url', '')}".strip())

    def _page_error(self, error: Error) -> None:
        self._problem(f"{error.message} {error.stack or ''}")

    def _problem(self, text: str) -> None:
        if not any(re.search(pattern, text) for pattern in self.expected):
            self.problems.append(text)


class Hands(Protocol):
    """The way a person uses a page: with a mouse, or with keys."""

    def use(self, selector: str) -> None:
        """Press the element that a selector names."""

    def wave(self) -> None:
        """Wave the others on."""


class Invite(Protocol):
    """A function that makes people with browsers."""

    def __call__(self, name: str, **how: Any) -> Person:
        """Return a person with their own browser."""
