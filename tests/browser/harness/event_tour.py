"""A tour of all screens of pads and events, from the first name to the last prize."""

from collections.abc import Iterator
from itertools import count
from typing import Any
from urllib.parse import urlsplit

from browser.harness.person import Json, Person

NAMES = (
    *(
        "Maximiliane v. Hohenfels",
        "WWWWWWWWWWWWWWWWWWWWWWWW",
        '<b>Bo</b> & "Co"',
        "شهرزاد",
        "李小龙",
    ),
    *("🦩 Flo", "Đặng Thị", "Ana", "Émile", "Jörg", "Łukasz", "Nils", "Olga", "Paweł", "Quirin"),
    *("Ruth", "Søren"),
)
"""Long ones, in several scripts, with markup: all are only letters."""


class Event:
    """An event by its organiser's link, with the keys of all."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._ids = count(1)
        self.key = ""
        self.key = self.post("/api/events", {"name": "Spring Cup", "organiser": "Ana"})["key"]

    def post(self, path: str, body: object) -> Any:
        """Ask the server, with the key of the desk."""
        person = self._person
        answer = person.context.request.post(
            path, data=body, headers={"origin": person.link, "dacabo-key": self.key}
        )
        assert answer.ok, (answer.status, answer.text())
        return answer.json()

    def ask(self, kind: str, **request: object) -> None:
        """Make a request to the event."""
        asked = {"type": kind, **request}
        self.post("/api/event", {"id": f"t{next(self._ids)}", "request": asked})

    def key_for(self, kind: str, **holder: int) -> str:
        """Return the key of another holder."""
        return str(self.post("/api/event/link", {"holder": {"type": kind, **holder}})["key"])

    @property
    def matches(self) -> list[Json]:
        """The matches of the current stage."""
        answer = self._person.context.request.get("/api/event", headers={"dacabo-key": self.key})
        return list(answer.json()["page"]["event"]["stages"][-1]["matches"])

    def result(self, match: Json, *totals: int) -> None:
        """Enter the result of a match."""
        players = [line["player"] for line in match["lines"]]
        points = {str(p): t for p, t in zip(players, totals, strict=False)}
        self.ask("enter-result", match=match["id"], totals=points)

    def decide(self) -> None:
        """Decide all ties by decision rounds."""
        for match in self.matches:
            for tied in match["ties"]:
                points = {str(player): 3 + 4 * n for n, player in enumerate(tied)}
                self.ask("enter-decision", match=match["id"], points=points)


def show(person: Person, path: str, key: str, screen: str) -> None:
    """Open the page of a key."""
    person.go("/settings")  # another key at the same address would be the same page
    person.go(f"{path}#{key}")
    person.page.wait_for_selector(f"[data-screen={screen}]")
    person.page.wait_for_timeout(100)


def events(person: Person) -> Iterator[str]:
    """Yield every screen of an event in every phase, named; the caller inspects each."""
    person.go("/events").page.wait_for_selector("[data-field=event-name]")
    yield "events"
    event = Event(person)
    public = event.key_for("public")
    show(person, "/event", event.key, "desk")
    yield "desk opened"
    event.ask("register", names=NAMES)
    event.ask("name-prizes", prizes=["A deck of cards", "Chocolate"])
    for player in range(len(NAMES) - 2):
        event.ask("check-in", player=player)
    yield from desk_before_the_draw(person)
    show(person, "/event", public, "event-public")
    yield "public registration"
    show(person, "/event", event.key_for("as-player", player=16), "event-player")
    yield "player not here"
    event.ask("mark-no-show", players=[16])
    event.ask("check-in", player=15)
    event.ask("draw")
    show(person, "/event", event.key, "desk")
    yield "desk draft"
    event.ask("publish")
    yield from everybody(person, event, "drawn")
    event.ask("start")
    first = event.matches[0]
    event.ask("pause", matches=[first["id"]])
    yield from everybody(person, event, "playing")
    yield from desk_while_playing(person, event)
    for match in event.matches:
        event.result(match, 20, 20, 104, 50, 70)
    yield from everybody(person, event, "tied")
    event.decide()
    event.ask("draw")
    event.ask("publish")
    event.ask("start")
    (final,) = event.matches
    event.result(final, 40, 52, 60, 103, 80)
    yield from everybody(person, event, "prizes")
    event.ask("choose-prize", player=event.matches[0]["lines"][0]["player"], prize="Chocolate")
    event.ask("end")
    yield from everybody(person, event, "over")
    person.page.click("[data-part=fairness] summary")
    person.page.click("[data-part=fairness] [data-action=check]")
    person.page.wait_for_selector("[data-part=fairness] .proven")
    yield "public proven"
    yield from printing(person, event)


def desk_before_the_draw(person: Person) -> Iterator[str]:
    """Players, and the actions for them."""
    person.page.wait_for_selector("[data-part=players] [data-player]")
    yield "desk registration"
    person.page.click("[data-part=players] [data-player='0'] [data-action=player]")
    yield "desk player"
    person.page.keyboard.press("Escape")
    person.page.click("[data-action=menu]")
    yield "desk menu"
    person.page.keyboard.press("Escape")


def desk_while_playing(person: Person, event: Event) -> Iterator[str]:
    """Matches, results with their doubts, the audit trail."""
    match = event.matches[0]["id"]
    show(person, "/event", event.key, "desk")
    card = f"article[data-match='{match}']"
    person.page.click(f"{card} [data-action=match]")
    yield "desk match"
    person.page.keyboard.press("Escape")
    person.page.click(f"{card} [data-action=enter]")
    for field in person.page.locator("dialog[open] [data-points]").all():
        field.fill("7")
    person.page.click("dialog[open] [data-action=ask-enter-result]")
    person.page.wait_for_selector("dialog[open] [data-action=enter-result]")
    yield "desk result"
    person.page.keyboard.press("Escape")
    person.page.click("[data-action=menu]")
    person.page.click("dialog[open] [data-action=log]")
    person.page.wait_for_selector("[data-part=log] li")
    yield "desk log"
    person.page.keyboard.press("Escape")


def everybody(person: Person, event: Event, moment: str) -> Iterator[str]:
    """Yield what each role sees at a moment; the public page last."""
    winner = event.matches[0]["lines"][0]["player"]
    keys = {
        "desk": event.key,
        "table": event.key_for("at-table", table=1),
        "player": event.key_for("as-player", player=winner),
        "public": event.key_for("public"),
    }
    show(person, "/event/wall", keys["public"], "event-wall")
    yield f"wall {moment}"
    for role, key in keys.items():
        show(person, "/event", key, "desk" if role == "desk" else f"event-{role}")
        yield f"{role} {moment}"


def printing(person: Person, event: Event) -> Iterator[str]:
    """Yield the chooser of sheets; the paper itself is wider than a phone, and scrolls."""
    show(person, "/event/print", event.key, "event-print")
    choices = person.page.locator(".chooser input[type=radio]")
    for number in range(choices.count()):
        choices.nth(number).check(force=True)
        yield f"print {number}"


def pads(person: Person) -> Iterator[str]:
    """Yield a score pad from the first name to the last round, and all its sheets."""
    page = person.page
    person.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    yield "pads"
    answer = person.http(
        "POST", "/api/pads", {"game": "cabo", "preset": "original", "names": NAMES[:4]}
    )
    link = urlsplit(f"/pad#{answer['key']}")
    show(person, link.path, link.fragment, "pad")
    yield "pad"
    page.click("[data-part=pad] [data-action=enter]")
    page.wait_for_selector("[data-part=entry]")
    yield "entry"
    page.click("[data-part=entry] [data-action=mode]")
    yield "entry otherwise"
    if page.locator("[data-part=entry] [data-field=sum]").count() == 0:
        page.click("[data-part=entry] [data-action=mode]")
    page.check("[data-part=entry] [data-seat='0'] [data-action=called]", force=True)
    for seat, points in enumerate((5, 90, 20, 9)):
        page.fill(f"[data-part=entry] [data-seat='{seat}'] [data-field=sum]", str(points))
    while page.locator("[data-part=entry] [data-action=next]").count():
        page.click("[data-part=entry] [data-action=next]")
    person.expected.append(r"status of 422")
    page.click("[data-part=entry] [data-action=write]")
    page.wait_for_selector("dialog[open] [data-part=question]")
    yield "question"
    person.tap("sure")
    page.wait_for_selector("[data-part=pad] tr[data-round]")
    yield "pad with a round"
    page.click("[data-part=pad] [data-action=round]")
    page.wait_for_selector("[data-part=round]")
    yield "round"
    page.keyboard.press("Escape")
    page.click("[data-part=pad] [data-action=history]")
    page.wait_for_selector("[data-part=history]")
    yield "history"
    page.keyboard.press("Escape")
    page.click("[data-action=share]")
    page.wait_for_selector("[data-part=share] [role=img] path")
    yield "share"
    page.keyboard.press("Escape")
