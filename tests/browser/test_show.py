"""Signs beside the cards of a table: remarks, a call, and the end of a round."""

from itertools import pairwise
from typing import Any

import pytest
from browser.harness.company import against_bot, gather, play
from browser.harness.habits import act, call
from browser.harness.person import Invite, Person
from browser.harness.secrecy import Witness

FACES = """() => ["a", "b"].map((seat) =>
  [...document.querySelectorAll(`[data-place^="${seat}"]`)]
    .filter((one) => /^[ab]\\d$/.test(one.dataset.place))
    .filter((one) => !one.querySelector(":scope > .hidden-text").textContent.includes("face down"))
    .length)"""
"""The number of open cards of each player."""
HIDES = """() => {
  const line = document.querySelector("[data-part=line]")?.getBoundingClientRect();
  return line ? [...document.querySelectorAll(".plate :is(.name, .total)")].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return right > line.left && left < line.right && bottom > line.top && top < line.bottom;
  }).length : 0;
}"""
"""The number of names and totals that the sum to beat covers."""
RECORD = """() => {
  window.film = [];
  const look = () => {
    const open = (FACES)();
    const sums = [...document.querySelectorAll("[data-sum]")].map((one) => one.innerText.trim());
    const now = {
      open,
      sums,
      told: document.querySelector("table td .total")?.innerText ?? "",
      word: document.querySelector("[data-mark=word]")?.innerText ?? "",
      lap: document.querySelector("[data-mark=lap]")?.innerText ?? "",
      line: document.querySelector("[data-part=line]")?.innerText ?? "",
      hides: (HIDES)(),
      caption: document.querySelector(".latest")?.checkVisibility() ?? false,
      beaten: document.querySelector("[data-beaten]") !== null,
      ribbon: document.querySelectorAll("[data-mark=ribbon]").length,
      next: document.querySelector("[data-action=ready]") !== null,
    };
    if (JSON.stringify(now) !== JSON.stringify(film.at(-1))) film.push(now);
    requestAnimationFrame(look);
  };
  look();
}""".replace("FACES", FACES).replace("HIDES", HIDES)


def play_until_the_call(people: Invite, *, motion: bool) -> tuple[Person, Person]:
    """Let two people play until the first has just called, and film the page."""
    ana, bo = people("Ana", seed=3, size=(1440, 900), motion=motion), people("Bo", seed=3)
    company = [ana, bo]
    gather(company, "original", limit=500)
    play(company, lambda: ana.look().kinds == ("turn",))
    ana.wait(lambda _: ana.page.evaluate("() => performance.now()") > 3_000, "the show")
    ana.page.evaluate(RECORD)
    call(ana)
    return ana, bo


@pytest.mark.long
@pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])
def test_a_call_is_announced_and_cards_are_revealed(people: Invite, *, motion: bool) -> None:
    """The caller turns cards last, and only then the page tells the points."""
    ana, bo = play_until_the_call(people, motion=motion)
    ana.wait(lambda _: "Cabo!" in ana.page.evaluate("() => film.at(-1).word"), "the call")
    while not (ana.look().screen == "summary" and "ready" in ana.look().actions):
        if "skip" not in bo.look().actions:
            act(bo)
        ana.pause(20)
    film = ana.page.evaluate("() => film")
    assert any("Last turn" in now["lap"] for now in film)
    assert any(now["ribbon"] for now in film)
    turned = [now["open"] for now in film]
    for (own, other), (own_then, other_then) in pairwise(turned):
        assert own <= own_then
        assert other <= other_then
    mine = next(index for index, (own, _) in enumerate(turned) if own)
    theirs = max(other for _, other in turned)
    assert turned[mine][1] == theirs >= 1, "the caller was not the last"
    assert len({tuple(now) for now in turned}) > 4, "not one card after the other"
    last = next(index for index, now in enumerate(turned) if now == turned[-1])
    assert not any(now["told"] or now["next"] for now in film[:last])
    assert film[-1]["told"]
    assert len(film[-1]["sums"]) == 2
    check_running_sum(ana, film)


def check_running_sum(caller: Person, film: list[dict[str, Any]]) -> None:
    """The other's sum stands over the caller's cards until both are judged."""
    layouts = caller.cards["layouts"]
    mine, other = (sum(int(card) for card in cards if card is not None) for cards in layouts)
    lines = [now["line"] for now in film]
    shown = [index for index, line in enumerate(lines) if line]
    assert {lines[index] for index in shown} == {f"to beat: {other}"}
    assert not any(film[index]["hides"] for index in shown)
    assert not any(film[index]["caption"] for index in shown), "the last move is still told"
    theirs = max(now["open"][1] for now in film)
    assert film[shown[0]]["open"] == [0, theirs], "before all cards of the other lay open"
    assert shown == list(range(shown[0], shown[-1] + 1))
    assert any(now["beaten"] for now in film) == (mine > other)
    lowest = min(mine, other)
    assert any(f"{lowest}\u00a0– lowest!" in now["sums"] for now in film)
    assert f"{lowest} → 0 points" in film[-1]["sums"]


@pytest.mark.long
def test_a_tap_ends_the_show(people: Invite) -> None:
    """Another tap in the same place does not end the pause."""
    ana, bo = play_until_the_call(people, motion=False)
    while "skip" not in ana.look().actions:
        act(bo)
    page = ana.page
    page.mouse.dblclick(560, 450)
    ana.wait(lambda scene: scene.screen == "summary" and "ready" in scene.actions, seconds=2)
    heard = page.get_by_role("log").first.locator("p").all_inner_texts()
    assert sum("wins the round" in line or "win the round" in line for line in heard) == 1
    ana.tap("points")
    rows = page.locator("[data-part=points] li h3").all_inner_texts()
    assert "Ana" in rows[0]


def read_log(person: Person) -> list[str]:
    """The lines of the log on its sheet, which a player has to open."""
    person.tap("log")
    lines = person.page.locator("dialog .log li")
    lines.first.wait_for()
    return lines.all_inner_texts()


def test_moves_of_others_stay_until_my_next_move(people: Invite) -> None:
    """A reload keeps them, and the log."""
    ana = people("Ana", seed=5)
    against_bot(ana, "original", limit=500)
    witness = Witness()
    signs = ana.page.locator("[data-sign]")

    def told() -> bool:
        return ana.look().kinds == ("turn",) and signs.count() > 0

    play([ana], told, witness=witness)
    before = signs.all_inner_texts()
    lines = read_log(ana)
    assert len(lines) > 5
    ana.reload()
    ana.wait(lambda _: signs.count() > 0, "the signs")
    assert signs.all_inner_texts() == before
    assert read_log(ana) == lines
    ana.page.keyboard.press("Escape")
    with ana.answering():
        ana.tap("draw")
    ana.wait(lambda _: signs.count() == 0, "the signs to go")
    witness.check(ana)
