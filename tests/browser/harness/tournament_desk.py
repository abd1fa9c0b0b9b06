"""An evening in real browsers: the organiser's desk, phones on tables, players, a big screen."""

from typing import Any, Final

from browser.harness.person import DESKTOP, PATIENCE, Invite, Person
from playwright.sync_api import Locator

ORGANISER: Final = "Ana"
LISTED: Final = (
    *("Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines", "Jörg", "Khadija"),
    *("Łukasz", "Maxi", "Nils", "Olga", "Paweł", "Quirin"),
)
BY_PHONE: Final = "Zoë"


class Desk:
    """The organiser who runs the evening."""

    def __init__(
        self, people: Invite, link: str, size: tuple[int, int] = DESKTOP, **how: object
    ) -> None:
        self.person: Person = people(ORGANISER, link=link, size=size, **how)
        self.page = self.person.page

    # --- opening and the list ---------------------------------------------------------

    def open(self, name: str, rules: str = "") -> None:
        """Open an event, perhaps by other rules: a game and its rule set."""
        self.person.go("/events")
        if rules:
            self.page.select_option("[data-field=rules]", rules)
        self.page.fill("[data-field=event-name]", name)
        self.page.fill("[data-field=organiser]", ORGANISER)
        self.page.click("form [data-action=open]")
        self.page.wait_for_selector("[data-screen=desk]")

    def add(self, name: str) -> None:
        """Type one name."""
        players = self.page.locator("[data-part=players] [data-player]").count()
        self.page.fill("[data-field=new-name]", name)
        self.page.press("[data-field=new-name]", "Enter")
        self.page.wait_for_function(
            "many => document.querySelectorAll('[data-part=players] [data-player]').length > many",
            arg=players,
        )

    def choose_list(self, file: bytes) -> str:
        """Upload a file of names: the desk's objection, if any."""
        self.page.click("[data-part=players] [data-action=names]")
        chosen: Any = {"name": "names.csv", "mimeType": "text/csv", "buffer": file}
        self.page.set_input_files("[data-field=names-file]", chosen)
        problem = "dialog[open] .file [role=alert]"
        self.page.wait_for_function(
            "what => !document.querySelector('dialog[open]') ||"
            " document.querySelector(what)?.textContent.trim()",
            arg=problem,
        )
        if self.page.locator("dialog[open]").count() == 0:
            return ""
        text = self.page.inner_text(problem)
        self.page.keyboard.press("Escape")
        return text

    def check_in_all(self) -> None:
        """All are here."""
        self.page.click("[data-part=players] [data-action=all-here]")
        self.page.wait_for_selector("[data-part=players] [data-action=check-in]", state="detached")

    def link(self, *way: str) -> str:
        """Return the address that a sheet of links shows, after these taps."""
        for selector in way:
            self.page.click(selector)
        self.page.wait_for_selector("dialog[open] [data-action=open-link]")
        address = self.page.get_attribute("dialog[open] [data-action=open-link]", "href")
        self.page.keyboard.press("Escape")
        assert address is not None
        return address

    # --- the draw ---------------------------------------------------------------------------

    def do(self, action: str) -> None:
        """The next task."""
        self.page.click(f"[data-part=todo] [data-action={action}]")

    def draw(self) -> None:
        """Draw the next stage; the draft is shown."""
        self.do("draw")
        self.page.wait_for_selector("[data-part=draft]")

    def publish(self) -> None:
        """Publish the draft."""
        self.do("publish")
        self.page.wait_for_selector("[data-part=draft]", state="detached")

    @property
    def matches(self) -> list[str]:
        """The ids of the current matches."""
        self.page.wait_for_selector("article[data-match]:not(.void)")
        cards = self.page.locator("article[data-match]:not(.void)")
        return [card.get_attribute("data-match") or "" for card in cards.all()]

    def card(self, match: str) -> Locator:
        """Return a match on the desk."""
        return self.page.locator(f"article[data-match='{match}']")

    def play_online(self, match: str, people: tuple[str, ...]) -> None:
        """A live table for a match, with bots for all but these people."""
        self.card(match).locator("[data-action=match]").click()
        self.page.click("dialog[open] [data-action=ask-play-online]")
        self.page.click("dialog[open] [data-action=play-online]")
        self.page.wait_for_selector("[data-part=online]")
        self.page.keyboard.press("Escape")
        for row in self.card(match).locator("[data-seated]").all():
            name = row.locator(".name").inner_text()
            if name not in people:
                row.locator("[data-action=seat-bot]").click()
                row.locator("[data-action=seat-bot]").wait_for(state="detached")

    def table_link(self, match: str) -> str:
        """Return the link for the phone on a table."""
        card = f"article[data-match='{match}']"
        return self.link(f"{card} [data-action=match]", "dialog[open] [data-action=table-link]")

    def match_of(self, name: str) -> str:
        """Return the match of a player."""
        return next(match for match in self.matches if name in self.card(match).inner_text())

    # --- results ------------------------------------------------------------------------------

    def fill(self, *points: int) -> None:
        """Points into the fields of a sheet, from the first to the last."""
        fields = self.page.locator("dialog[open] [data-points]")
        for field, number in zip(fields.all(), points, strict=False):
            field.fill(str(number))

    def result(self, match: str, *totals: int) -> None:
        """Enter the result of a match."""
        self.card(match).locator("[data-action=enter]").click()
        self.fill(*totals)
        self.settle("enter-result")

    def settle(self, action: str) -> str:
        """Preview the changes, and make them; the text of the preview."""
        self.page.click(f"dialog[open] [data-action=ask-{action}]")
        sure = f"dialog[open] [data-action={action}]"
        self.page.wait_for_function(
            "sure => !document.querySelector('dialog[open]') || document.querySelector(sure)",
            arg=sure,
        )
        text = ""
        if self.page.locator(sure).count():
            text = self.page.inner_text("dialog[open] [data-confirms]")
            self.page.click(sure)
        self.page.wait_for_selector("dialog[open]", state="detached")
        return text


def enter_round(phone: Person, sums: list[int], caller: int | None = 0) -> None:
    """Type a round on a pad, and submit it; nobody calls in Da Capo!."""
    type_round(phone, sums, caller)
    phone.page.click("[data-part=entry] [data-action=write]")


def type_round(phone: Person, sums: list[int], caller: int | None = 0) -> None:
    """Type a round on a pad, up to the last tap: as many sums as there are players."""
    page = phone.page
    page.click("[data-part=pad] [data-action=enter]")
    by_sums(phone)
    if caller is not None:
        page.click(f"[data-part=entry] [data-seat='{caller}'] label:has([data-action=called])")
    seats = page.locator("[data-part=entry] [data-seat]").count()
    for seat, points in enumerate(sums[:seats]):
        page.fill(f"[data-part=entry] [data-seat='{seat}'] [data-field=sum]", str(points))
    while page.locator("[data-part=entry] [data-action=next]").count():
        page.click("[data-part=entry] [data-action=next]")


def by_sums(phone: Person) -> None:
    """Switch the form of a round to sums."""
    phone.page.wait_for_selector("[data-part=entry]")
    if phone.page.locator("[data-part=entry] [data-field=sum]").count() == 0:
        phone.page.click("[data-part=entry] [data-action=mode]")


def rounds(phone: Person) -> int:
    """Return the number of rounds on the pad that a person sees."""
    return phone.page.locator("[data-part=pad] tr[data-round]:not(.waiting)").count()


def wait_for(phone: Person, selector: str, seconds: float = PATIENCE) -> None:
    """Wait until a person sees something."""
    phone.page.wait_for_selector(selector, timeout=seconds * 1000)
