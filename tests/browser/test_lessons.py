"""The guided games: the coach says what happened and what to do, and nothing jumps."""

from collections.abc import Iterator

import pytest
from browser.harness.company import play
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness
from playwright.sync_api import expect

SIZES = ((360, 640), (390, 844), (844, 390), (1440, 900))
ENOUGH = 5
"""Games until the first two cards differ."""
SAID = "() => document.querySelector('[data-lesson]')?.dataset.lesson ?? ''"
PLACES = """() => [...document.querySelectorAll("[data-place], .actions")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.dataset.place ?? "actions", x, y, width, height].map((n) =>
    typeof n === "number" ? Math.round(n) : n).join(" ");
})"""
SILENCE = """() => {
  const words = document.querySelector("[data-lesson]");
  words.lastChild.data = "";
  words.nextElementSibling?.remove();
}"""
WRONG = """() => {
  const found = [];
  const felt = document.querySelector(".felt");
  const { bottom } = document.querySelector(".actions").getBoundingClientRect();
  if (Math.abs(innerHeight - bottom) > 1) found.push(`the bar ends at ${bottom}`);
  if (document.documentElement.scrollHeight > innerHeight) found.push("the page scrolls");
  const over = felt.scrollHeight - felt.clientHeight;
  if (over > 0) found.push(`the felt scrolls by ${over}`);
  const words = document.querySelector("[data-lesson]");
  if (words && words.scrollHeight > words.clientHeight + 1) found.push("the words are cut");
  return found;
}"""


def begin_lesson(person: Person, game: str) -> None:
    """Begin a guided game from the page of lessons."""
    person.go(f"/learn/{game}")
    person.tap(f"learn-{game}")
    person.wait(lambda scene: scene.screen == "table", "the cards")
    person.page.wait_for_selector("[data-lesson]")


def read_coach(person: Person) -> Iterator[str]:
    """Read everything that the coach has to say now."""
    while said := person.page.evaluate(SAID):
        yield said
        if "coach-on" not in person.look().actions:
            return
        person.tap("coach-on")


def take_first_looks(person: Person) -> list[str]:
    """Look at the first two cards; return their faces."""
    for place in ("1", "2"):
        with person.answering():
            person.choose(person.letter + place)
        with person.answering():
            person.tap("done")
    told = [
        fact for message in person.messages for fact in message.get("event", {}).get("facts", ())
    ]
    return [fact["card"] for fact in told if fact["type"] == "saw"][-2:]


def test_the_coach_explains_a_failed_set(people: Invite) -> None:
    """The aim comes first; the explanation stays until I go on; then comes the other's turn."""
    ana = people("Ana", size=(390, 844))
    for _ in range(ENOUGH):
        begin_lesson(ana, "cabo")
        assert next(read_coach(ana)) == "aim"
        one, other = take_first_looks(ana)
        if one != other:
            break
    heard: list[str] = []

    def my_turn() -> bool:
        return ana.look().kinds == ("turn",) and ana.kinds == "turn"

    ana.wait(lambda _: my_turn(), "my turn")
    heard += read_coach(ana)
    where = {tuple(ana.page.evaluate(PLACES)[-2:])}
    with ana.answering():
        ana.tap("draw")
    ana.tap("set")
    ana.choose(ana.letter + "1")
    ana.choose(ana.letter + "2")
    with ana.answering():
        ana.tap("replace")
    ana.wait(lambda _: ana.page.evaluate(SAID) == "failed-set-mine", "the coach")
    ana.wait(lambda _: my_turn(), "my next turn")
    assert ana.page.evaluate(SAID) == "failed-set-mine", "it went before it was read"
    assert ana.page.locator("[data-sign]").first.is_visible()
    heard += read_coach(ana)
    others = [said for said in heard if said.startswith("other-") or said in TOUCHING]
    assert others, heard
    where.add(tuple(ana.page.evaluate(PLACES)[-2:]))
    assert len(where) == 1, "the table jumps"
    Witness().check(ana)


TOUCHING = {"spied", "swapped-other", "set-other", "failed-set-other"}


@pytest.mark.long
@pytest.mark.parametrize("game", ["cabo", "dacapo"])
def test_the_coach_moves_no_card(people: Invite, game: str) -> None:
    """Each card keeps its place, and all are in view, with and without a text of the coach."""
    ana = people("Ana", size=SIZES[0])
    begin_lesson(ana, game)
    moved = {}
    for size in SIZES:
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        ana.pause(200)
        before = ana.page.evaluate(PLACES)
        wrong = ana.page.evaluate(WRONG)
        ana.page.evaluate(SILENCE)
        after = ana.page.evaluate(PLACES)
        if wrong or before != after:
            moved[size] = [*wrong, *set(before).symmetric_difference(after)]
        ana.reload()
        ana.page.wait_for_selector("[data-lesson]")
    assert moved == {}
    # Without a coach, too: there is no empty strip below the bar.
    ana.page.set_viewport_size({"width": 360, "height": 640})
    ana.tap("menu")
    ana.tap("no-coach")
    ana.wait(lambda _: ana.page.locator(".coach").count() == 0, "the coach to go")
    assert ana.page.evaluate(WRONG) == []


@pytest.mark.long
@pytest.mark.parametrize("game", ["cabo", "dacapo"])
def test_a_lesson_leads_to_a_real_game(people: Invite, game: str) -> None:
    """At the end a button starts a game against two bots."""
    ana = people("Ana", size=(390, 844))
    begin_lesson(ana, game)
    play([ana], lambda: ana.look().screen == "outcome", seconds=300)
    ana.tap("lead-on")
    ana.wait(lambda scene: scene.screen == "table", "a real game")
    assert len(ana.names) == 3
    assert ana.table["options"]["game"] == game
    assert ana.page.locator("[data-lesson]").count() == 0


def test_the_newcomer_begins_da_capo(people: Invite) -> None:
    """In the guided game nobody plays before the newcomer: the table has a rule for it."""
    ana = people("Ana", size=(390, 844))
    for _ in range(3):
        begin_lesson(ana, "dacapo")
        ana.wait(lambda scene: scene.kinds == ("turn",), "my turn")
        assert ana.cards["turn"] == 1
        assert ana.table["options"]["changes"]["first_seat_starts"] is True


def test_the_guided_game_ends_with_a_debrief(people: Invite) -> None:
    """The coach explains my last call with its sum, beside the offer of a real game."""
    ana = people("Ana", size=(390, 844), seed=2)
    begin_lesson(ana, "cabo")
    play([ana], lambda: ana.look().screen == "outcome", seconds=120)
    told = [fact for message in ana.messages for fact in message.get("event", {}).get("facts", ())]
    calls = [
        fact["result"]
        for fact in told
        if fact["type"] == "round-ended" and fact["result"]["caller"] == ana.seat
    ]
    words = ana.page.wait_for_selector("[data-action=lead-on]")
    assert words is not None
    expect(ana.page.locator(".button.main:visible")).to_have_count(1)
    above, below = ana.page.locator("header").bounding_box(), words.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"], "the debrief is above the bar of the app"
    for width, height in SIZES:
        ana.page.set_viewport_size({"width": width, "height": height})
        for action in ("lead-on", "rematch", "look-again"):
            way = ana.page.locator(f"[data-action={action}]")
            expect(way, f"{action}, {width} x {height}").to_be_in_viewport(ratio=1)
    said = ana.page.text_content("[data-debrief]") or ""
    if said:
        assert any(f"with {result['scores'][ana.seat]['sum']}" in said for result in calls), said
    lost = [r for r in calls if ana.seat not in r["winners"]]
    assert not lost or said, "a lost call without a word"
