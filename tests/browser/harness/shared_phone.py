"""Several people with one phone: one page, and a socket for each of them."""

import re
from contextlib import suppress
from typing import Any, Final

from browser.harness.company import look_again
from browser.harness.habits import act
from browser.harness.person import Json, Person
from playwright.sync_api import Error, WebSocket

from dacabo.records import Chance, Record, verify

COVER: Final = """() => {
  const spoken = "[role=log], [role=status], [aria-live]:not([aria-live=off])";
  const aloud = [...document.querySelectorAll(spoken)];
  return {
    cards: document.querySelectorAll(
      "[data-place], .card, .spot, .back, .frame, .felt, [data-slot], [data-sum], dialog, aside"
    ).length,
    html: document.body.innerHTML.replaceAll(/<!--.*?-->/g, ""),
    text: document.body.innerText,
    aloud: aloud.map((one) => one.textContent),
    title: document.title,
    game: document.querySelector("header")?.innerText ?? "",
    takes: [...document.querySelectorAll("[data-action=take]")].map((one) => one.textContent),
    focus: document.activeElement?.dataset.action ?? "",
  };
}"""
"""Everything that a page holds while the phone is between two people."""


class Phone(Person):
    """A phone that several people share. Its holder sees their own table and nobody else's."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.told: dict[str, Json] = {}
        """Each player's welcome, table and view, by their public id."""
        self.lines_of: dict[WebSocket, str] = {}
        self.holder = ""
        """The public id of whoever holds the phone."""
        self.covers: list[Json] = []

    def add(self, name: str) -> None:
        """Let somebody else with this phone sit down, in the lobby."""
        if "here" in self.look().actions:
            self.tap("here")
        self.page.fill("[data-field=companion]", name)
        self.tap("add-here")
        self.page.wait_for_selector(f'[data-chair][data-taken=yes]:has-text("{name}")')

    # --- hearing ----------------------------------------------------------------

    def _listen(self, line: WebSocket) -> None:
        self.lines.append(line)
        line.on("framereceived", lambda frame: self._hear_on(line, frame))

    def _hear_on(self, line: WebSocket, frame: str | bytes) -> None:
        who = self.lines_of.get(line, "")
        self.welcome, self.table, self.view = self._known(who)
        self._hear(frame)
        if self.messages[-1]["type"] == "welcome":
            who = self.lines_of[line] = str(self.welcome["you"])
        self.told[who] = {"welcome": self.welcome, "table": self.table, "view": self.view}
        self.be(self.holder or who)

    def _known(self, who: str) -> tuple[Json, Json, Json | None]:
        state = self.told.get(who, {"welcome": {}, "table": {}, "view": None})
        return state["welcome"], state["table"], state["view"]

    def be(self, who: str) -> None:
        """Use the welcome, table and view of this player from now on."""
        self.welcome, self.table, self.view = self._known(who)

    # --- passing it on ----------------------------------------------------------

    def at_cover(self) -> bool:
        """Return whether the phone is between two people."""
        return self.look().screen == "hand-over"

    def check_cover(self) -> Json:
        """Check that the page has nothing of a table: no card, no place, no value."""
        cover: Json = self.page.evaluate(COVER)
        if not self.at_cover():
            return {}
        assert cover["cards"] == 0, cover["html"]
        names = [re.escape(name) for name in self.names]
        public = [*names, re.escape(cover["game"])]
        plain = re.sub("|".join(public), "", cover["text"] + cover["title"])
        assert not re.search(r"\d", plain), cover["text"]
        for line in cover["aloud"]:
            assert not re.search(r"\d", re.sub("|".join(names), "", line)), cover["aloud"]
        # Of the game there is its name, of the people their faces; nothing else is drawn.
        assert not re.search(r"data-(place|deck|face)=", cover["html"])
        self.covers.append(cover)
        return cover

    def take(self, name: str = "") -> None:
        """Take the phone as the next person, who then sees their own table."""
        assert self.check_cover()
        buttons = self.page.locator("[data-action=take]")
        button = buttons.filter(has_text=name).first if name else buttons.first
        text = button.inner_text()
        takers = [
            chair
            for chair in self.table["chairs"]
            if chair["player"] in self.told and chair["name"] in text
        ]
        assert len(takers) == 1, (text, self.table["chairs"])
        button.click()
        self.wait(lambda scene: scene.screen != "hand-over", "the cover to be lifted")
        self.holder = takers[0]["player"]
        self.be(self.holder)

    def go_on(self) -> str:
        """Take the phone if it is passed on, or make a move; return what was done."""
        if self.at_cover():
            self.take()
            return "take"
        scene = self.look()
        if scene.screen in ("lobby", "summary", "outcome"):
            self.holder = ""
        if not scene.kinds and any(action.startswith("snap-") for action in scene.actions):
            with suppress(Error):  # the window has closed meanwhile
                self.wave()  # for everybody beside whoever holds it
            return "pass"
        return act(self)

    def proven(self) -> Record:
        """Download the record of the match from its result screen, and verify it."""
        look_again(self)
        with self.page.expect_download() as downloading:
            self.page.click("[data-action=record]")
        verified = verify(downloading.value.path().read_text())
        assert verified.chance is Chance.PROVEN
        return verified.record
