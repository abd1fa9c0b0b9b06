"""The habits of people at the table: they do anything that the page offers, within reason."""

from contextlib import suppress
from typing import Final

from browser.harness.person import PageState, Person
from playwright.sync_api import TimeoutError as Late

SNEAK: Final = 0.02
"""The probability that somebody sneaks a look where they may."""
SNAP: Final = 0.12
"""The probability that somebody snaps a card in a window."""


def act(person: Person) -> str:
    """Make a move if there is one to make; return its name, or an empty text."""
    scene = person.look()
    if "skip" in scene.actions:
        with suppress(Late):  # the animation may end by itself
            person.tap("skip")
        return "skip"
    if scene.screen == "summary" and "result" in scene.actions:
        person.tap("result")
        return "result"
    if scene.screen == "summary" and "ready" in scene.actions:
        with person.answering():
            person.tap("ready")
        return "ready"
    if scene.screen != "table" or not scene.kinds or scene.asked != person.kinds:
        return ""
    before = person.decision
    try:
        if person.table["options"]["game"] == "dacapo":
            return _dacapo(person, scene)
        return _cabo(person, scene)
    except Late:
        # Another player was faster, and the offer is gone.
        assert person.decision != before or person.kinds != scene.asked, scene
        return "late"


def _cabo(person: Person, scene: PageState) -> str:
    chance = person.rng.random
    if may_sneak(scene) and chance() < SNEAK:
        return sneak(person)
    match scene.kinds[0]:
        case "turn":
            return _turn(person, scene)
        case "card":
            return _card(person, scene)
        case "looking" if not scene.places or chance() < 0.5:
            return _tap(person, "done")
        case "snap":
            return _snap(person, scene)
        case kind if scene.places:
            with person.answering():
                person.choose(person.rng.choice(scene.places))
            return kind
        case _:  # the page has asked already, but still shows what happened before
            return ""


def _snap(person: Person, scene: PageState) -> str:
    """Snap rarely, else pass. The window may close by itself before the page has the tap."""
    answered = len(person.answers)
    snaps = bool(scene.places) and person.rng.random() < SNAP
    if snaps:
        person.choose(person.rng.choice(scene.places))
    else:
        person.wave()
    person.wait(
        lambda _: len(person.answers) > answered or "snap" not in person.kinds, "the answer"
    )
    return "snap" if snaps else "pass"


def may_sneak(scene: PageState) -> bool:
    """Return whether the menu offers to sneak a look."""
    return "sneak" in scene.asked.split() and "first-look" not in scene.kinds


def sneak(person: Person) -> str:
    """Sneak a look: the page shows the cost first, and the card until it is put back."""
    person.tap("menu")
    person.tap("sneak")
    places = [place for place in person.look().places if place not in ("pile", "discard")]
    with person.answering():
        person.choose(person.rng.choice(places))
    if person.look().screen == "table":
        person.wait(lambda scene: "done" in scene.actions, "the card to be put back")
        person.tap("done")
    return "sneak"


def call(person: Person) -> str:
    """Call Cabo, and confirm it."""
    person.tap("cabo")
    return _tap(person, "cabo-yes", "call")


def _turn(person: Person, scene: PageState) -> str:
    person.turns += 1
    if "cabo" in scene.actions and person.turns > 3 and person.rng.random() < 0.4:
        return call(person)
    moves = [move for move in ("draw", "draw", "take", "pass") if move in scene.actions]
    return _tap(person, person.rng.choice(moves))


def _card(person: Person, scene: PageState) -> str:
    chance = person.rng.random()
    if "use" in scene.actions and chance < 0.7:
        return use(person)
    if "set" in scene.actions and chance < 0.15:
        return claim_set(person)
    if "discard" in scene.actions and chance < 0.5:
        return _tap(person, "discard")
    with person.answering():
        person.choose(person.rng.choice(own(person, scene)))
    return "replace"


def own(person: Person, scene: PageState) -> list[str]:
    """Return the places of own cards that can be chosen."""
    return [place for place in scene.places if place[:1] == person.letter and place != "discard"]


def use(person: Person) -> str:
    """Use the action of the drawn card."""
    person.tap("use")
    scene = person.wait(lambda scene: "back" in scene.actions, "whom to look at")
    first = person.rng.choice(scene.places)
    if scene.kinds and not _is_swap(person):
        with person.answering():
            person.choose(first)
        return "look"
    person.choose(first)
    scene = person.wait(lambda scene: {*scene.places} - {first} != set(), "whom to swap with")
    second = [place for place in scene.places if place != first]
    with person.answering():
        person.choose(person.rng.choice(second))
    return "swap"


def _is_swap(person: Person) -> bool:
    """Return whether the card in hand swaps two cards, which are chosen one after the other."""
    return person.cards["hand"]["card"] in {
        "11", "12", "JC", "JD", "JH", "JS", "QC", "QD", "QH", "QS",
    }  # fmt: skip


def claim_set(person: Person) -> str:
    """Claim that two cards are alike, which they seldom are."""
    person.tap("set")
    for place in person.rng.sample(own(person, person.look()), 2):
        person.choose(place)
    return _tap(person, "replace", "set")


def _dacapo(person: Person, scene: PageState) -> str:
    if "end" in scene.actions:
        return _tap(person, "end")
    stack = f"stack-{person.letter}"
    fits = [place for place in scene.fits if not place.startswith("stack-") or place == stack]
    if fits:
        place = stack if stack in fits else person.rng.choice(fits)
        with person.answering():
            _lay(person, place, "build-")
        return "build"
    hand = [place for place in scene.places if place.startswith("hand-")]
    with person.answering():
        _lay(person, person.rng.choice(hand), "put-")
    return "put"


def _lay(person: Person, place: str, verb: str) -> None:
    """Choose a card and, if it fits in several places, one of these.

    A card that fits in only one place goes there at once, unless it was just touched.
    """
    answers, decision = len(person.answers), person.decision
    while person.decision == decision and len(person.answers) == answers:
        person.choose(place)
        person.pause(30)
        if offers := _offers(person, verb):
            person.tap(person.rng.choice(offers))
            return


def _offers(person: Person, verb: str) -> list[str]:
    offers = [action for action in person.look().actions if action.startswith(verb)]
    return [action for action in offers if action != "put-back"]


def _tap(person: Person, action: str, name: str = "") -> str:
    with person.answering():
        person.tap(action)
    return name or action
