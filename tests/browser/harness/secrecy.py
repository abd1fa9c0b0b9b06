"""A search for leaks: cards in a page or its messages that its seat must not know."""

import json
from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

from browser.harness.app_words import app_text
from browser.harness.person import Json, Person

from dacabo.cabo.view import View as CaboView
from dacabo.core.phrases import Face, Where
from dacabo.dacapo.view import View as DacapoView
from dacabo.i18n import Words

MOMENT: Final = 4.0
"""The seconds after which cards that were shown for a moment are face down again."""
BUSY: Final = 60.0
"""The seconds for which bots may keep a table changing without a rest, on a slow machine."""
GUIDED = """() => {
  const lessons = JSON.parse(localStorage.getItem("dacabo.lessons") ?? "null");
  return location.pathname.endsWith(`/${lessons?.code}`);
}"""
CHANGING: Final = "the table is changing"
"""This is no leak: the check is repeated."""
PRIVATE: Final = frozenset({"saw", "drawn"})
PRIVATELY_SAID: Final = frozenset({"cabo-saw", "cabo-drawn", "dacapo-drawn"})

SPOTS: Final = """() => [...document.querySelectorAll("[data-place]")].map((spot) => {
  const copy = spot.cloneNode(true);
  const place = spot.dataset.place;
  for (const name of ["data-place", "aria-disabled", "aria-pressed", "tabindex"]) {
    copy.removeAttribute(name);
  }
  const label = copy.querySelector(":scope > .hidden-text");
  label?.remove();
  copy.classList.remove("can", "chosen", "touched", "arriving");
  for (const order of copy.querySelectorAll(".order")) order.remove();
  const around = spot.parentElement;
  return {
    place,
    label: label?.textContent ?? spot.getAttribute("aria-label"),
    html: copy.outerHTML.replaceAll(/<!--(\\[!?|\\])?-->/g, ""),
    around: [...around.attributes].map(({ name }) => name).join(),
  };
})"""
"""Every place on the table: its markup, without its position and actions."""

TEXTS: Final = """() => {
  const aloud = document.querySelector("[role=log]");
  const texts = [document.title];
  const walk = (node) => {
    if (node === aloud) return;
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
    for (const { value } of node.attributes ?? []) texts.push(value);
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  return texts.join("\\n");
}"""
"""All texts and attributes of the page, except what is being read aloud right now."""


class Leak(AssertionError):
    """A person could know what they must not know."""


class Witness:
    """Compares what all people at a table hold: the back of a card is the same for all."""

    def __init__(self) -> None:
        self.backs: dict[str, str] = {}
        self._read: dict[int, int] = {}
        self.spots = 0

    def check(self, person: Person) -> None:
        """Check that nothing this person has or was sent reveals what they must not know."""
        self.check_frames(person)
        if person.look().screen == "table":
            self.check_spots(person)
        self.check_texts(person)

    def check_frames(self, person: Person) -> None:
        """Check every message since the last check."""
        read = self._read.get(id(person), 0)
        for received in person.messages[read:]:
            if problems := list(leaks(received, person.seat, assisted=is_assisted(person))):
                message = f"{person.name} was sent {problems} in {json.dumps(received)[:2000]}"
                raise Leak(message)
        self._read[id(person)] = len(person.messages)

    def check_spots(self, person: Person) -> None:
        """Check every card that is face down for this person."""
        start = monotonic()
        while problem := self._problem_with_spots(person):
            if monotonic() - start > (BUSY if problem == CHANGING else MOMENT):
                message = f"{person.name}: {problem}"
                raise Leak(message)
            person.pause(50)

    def _problem_with_spots(self, person: Person) -> str:
        heard = len(person.messages)
        spots = person.page.evaluate(SPOTS)
        if heard != len(person.messages) or person.look().screen != "table":
            return "" if person.look().screen != "table" else CHANGING
        view = person.cards
        down = face_down(view)
        words = Words(person.language, person.names, person.seat)
        deck, helped = deck_of(person), helps_to_remember(person)
        for spot in spots:
            place = spot["place"]
            if place not in down:
                continue
            if helped and (known := remembered(view, down[place])) is not None:
                if words.text(f"card-{known}") not in spot["label"]:
                    return f"{place} should remember {known}: {spot['label']}"
                continue
            expected = label_of(words, down[place])
            if spot["label"] != expected:
                return f"{place} is called “{spot['label']}” instead of “{expected}”"
            if not set(spot["around"].split(",")) <= {"class", "style"}:
                return f"{place} lies in something with {spot['around']}"
            if spot["html"] != self.backs.setdefault(deck, spot["html"]):
                return f"{place} differs from other backs: {spot['html']} / {self.backs[deck]}"
            self.spots += 1
        return ""

    def check_texts(self, person: Person) -> None:
        """Check that no sentence about a card stays after the card was put back.

        A table that helps to remember may show it, and so may the story of a match that is over.
        """
        if helps_to_remember(person) or person.look().screen == "outcome":
            return
        deadline = monotonic() + MOMENT
        while readable := self._still_readable(person):
            if monotonic() > deadline:
                message = f"{person.name} can still read “{readable}”"
                raise Leak(message)
            person.pause(50)

    def _still_readable(self, person: Person) -> str:
        sentences = list(forgotten(person))
        texts = person.page.evaluate(TEXTS) if sentences else ""
        return next((sentence for sentence in sentences if sentence in texts), "")


def is_assisted(person: Person) -> bool:
    """Return whether the table helps to remember."""
    return bool(person.table) and person.table["options"]["memory"] == "assisted"


def helps_to_remember(person: Person) -> bool:
    """Return whether the page reminds of cards; in a guided game only the coach does."""
    return is_assisted(person) and not person.page.evaluate(GUIDED)


def deck_of(person: Person) -> str:
    """Return the back of the cards."""
    options = person.table["options"]
    if options["game"] == "dacapo":
        return "dacapo"
    return "french" if options["preset"] == "dutch" else "cabo"


def face_down(view: Json) -> dict[str, tuple[int, int]]:
    """Return the places of Cabo with a card whose back the viewer sees."""
    return {
        f"{'abcdef'[seat]}{slot + 1}": (seat, slot)
        for seat, layout in enumerate(view.get("layouts", ()))
        for slot, card in enumerate(layout)
        if card == "?"
    }


def remembered(view: Json, place: tuple[int, int]) -> str | None:
    """Return what an assisted table says about a face-down card."""
    if view["remembered"] is None:
        return None
    card = view["remembered"][place[0]][place[1]]
    return None if card in (None, "?") else str(card)


def label_of(words: Words, place: tuple[int, int]) -> str:
    """Return the label of a face-down card: its place, and no more."""
    return app_text(words.language, "app-spot-down", where=words._place(place, None))


def forgotten(person: Person) -> Iterator[str]:
    """Return what was said about cards that this person no longer looks at."""
    looks = {tuple(look["place"]) for look in (person.view or {}).get("looks", ())}
    return (sentence for place, sentence in sights(person) if place not in looks)


def sights(person: Person) -> Iterator[tuple[tuple[int, ...], str]]:
    """Yield every card that this person was shown: its place, and what was said about it."""
    words = Words(person.language, person.names, person.seat)
    for message in person.messages:
        for fact in facts_of(message):
            if fact["type"] == "saw":
                seat, slot = fact["place"]
                where, card = Where((seat, slot)), Face((fact["card"],))
                yield (seat, slot), words.text("cabo-saw", where=where, card=card)


def facts_of(message: Json) -> list[Json]:
    """Return the facts of a message."""
    events = [message["event"]] if message["type"] == "news" else message.get("missed") or []
    return [fact for event in events for fact in event["facts"]]


# --- messages -------------------------------------------------------------------


def leaks(message: Json, seat: int | None, *, assisted: bool = False) -> Iterator[str]:
    """Yield what a message tells that a seat must not be told."""
    table = message.get("table")
    if table and table["seed"] is not None and table["phase"] not in ("over", "closed"):
        yield "the seed"
    if view := message.get("view"):
        yield from (
            _cabo(view, seat, assisted=assisted) if "layouts" in view else _dacapo(view, seat)
        )
    for event in message.get("missed") or []:
        facts = [fact["type"] for fact in event["facts"] if fact["type"] in PRIVATE]
        phrases = [phrase["key"] for phrase in event["said"] if phrase["key"] in PRIVATELY_SAID]
        if (facts or phrases) and not assisted:
            yield f"once more what had to be remembered: {facts} {phrases}"
    if message["type"] == "news":
        yield from _event(message["event"], seat)


def _cabo(view: Json, seat: int | None, *, assisted: bool) -> Iterator[str]:
    yield from _fields(view, ("game", *CaboView.__struct_fields__))
    if view["viewer"] != seat:
        yield f"the view of {view['viewer']}"
    own_looks = [tuple(look["place"]) for look in view["looks"] if look["by"] == seat]
    is_over = view["phase"] == "round-over"
    for owner, layout in enumerate(view["layouts"]):
        for slot, card in enumerate(layout):
            may_be_seen = card in ("?", None) or (owner, slot) in own_looks or is_over
            if not may_be_seen:
                yield f"{card} at {owner}, {slot}"
    hand = view["hand"]
    if hand and hand["card"] != "?" and hand["seat"] != seat and hand["drawn"]:
        yield f"{hand['card']} in the hand of {hand['seat']}"
    if view["remembered"] is not None and not assisted:
        yield "what should be remembered"
    yield from _asked(view, seat)


def _dacapo(view: Json, seat: int | None) -> Iterator[str]:
    yield from _fields(view, ("game", *DacapoView.__struct_fields__))
    if view["viewer"] != seat:
        yield f"the view of {view['viewer']}"
    if (view["hand"] is not None) != (seat is not None):
        yield "a hand"
    if seat is not None and len(view["hand"] or ()) != view["hands"][seat]:
        yield "another hand"
    if any(set(stack) != {"height", "top"} for stack in view["stacks"]):
        yield "what is in a stack"
    yield from _asked(view, seat)


def _fields(view: Json, known: tuple[str, ...]) -> Iterator[str]:
    if more := set(view) - set(known):
        yield f"more than a view has: {more}"


def _asked(view: Json, seat: int | None) -> Iterator[str]:
    if any(decision["actor"] != seat for decision in view["decisions"]):
        yield "what others are asked"


def _event(event: Json, seat: int | None) -> Iterator[str]:
    facts = event["facts"]
    looked = [f["place"] for f in facts if f["type"] == "looked" and f["by"] == seat]
    drew = any(f["type"] == "drew" and f["by"] == seat for f in facts)
    dealt = any(f["type"] == "dealt" for f in facts)
    for fact in facts:
        if fact["type"] == "saw" and fact["place"] not in looked:
            yield f"what somebody else saw: {fact}"
        if fact["type"] == "drawn" and not (drew or dealt):
            yield f"what somebody else drew: {fact}"
    cards_told = set(_cards_in(facts))
    for phrase in event["said"]:
        for about in phrase["about"].values():
            cards = about["cards"] if isinstance(about, dict) and "cards" in about else ()
            if unknown := set(cards) - cards_told:
                yield f"a sentence about {unknown}"


def _cards_in(value: Any) -> Iterator[str]:
    """Yield every text in facts, including cards."""
    match value:
        case str():
            yield value
        case list():
            for item in value:
                yield from _cards_in(item)
        case dict():
            for item in value.values():
                yield from _cards_in(item)
