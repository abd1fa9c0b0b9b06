"""The table never moves: it is a memory game. Cards and piles keep their places for whole laps."""

from typing import Final

import pytest
from browser.harness.company import begin, open_table, play
from browser.harness.person import Invite, Person

SIZES: Final = ((360, 640), (390, 844), (844, 390), (820, 1180), (1440, 900), (1920, 1080))
LAPS: Final = 2
QUICK: Final = (
    ("dutch", 6, (390, 844)),
    ("match", 4, (390, 844)),
)
MAX_PLAYERS: Final = {"original": 5, "gretel-malte": 5, "dutch": 6, "tournament": 5, "match": 6}

WATCH: Final = """() => {
  const seen = new Map();
  window.moved = [];
  const box = (place) => {
    let [left, top] = [0, 0];
    for (let one = place; one; one = one.offsetParent) {
      left += one.offsetLeft;
      top += one.offsetTop;
    }
    return [left, top, place.offsetWidth, place.offsetHeight].map(Math.round);
  };
  const look = () => {
    const table = document.querySelector("[data-screen=table]");
    const places = [...(table?.querySelectorAll("main [data-place]") ?? [])];
    // More places, after a penalty, are another table. A hand of Da Capo! has its places, however
    // many cards are left.
    const names = places.map(({ dataset }) => dataset.place);
    const all = names.filter((name) => !name.startsWith("hand-")).join();
    for (const place of places) {
      const [key, now] = [all + place.dataset.place, box(place)];
      const before = seen.get(key) ?? now;
      seen.set(key, before);
      // Browsers round the place of something centred: a pixel is no move, but it must not drift.
      if (before.some((one, at) => Math.abs(one - now[at]) > 1)) {
        const asked = table.dataset.asked || "waiting";
        window.moved.push(`${place.dataset.place}: ${before} to ${now} when ${asked}`);
      }
    }
    for (const bubble of table?.querySelectorAll(".bubble") ?? []) {
      const a = bubble.getBoundingClientRect();
      window.spoken += 1;
      for (const other of table.querySelectorAll("[data-place], header, .actions")) {
        const b = other.getBoundingClientRect();
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const name = other.dataset.place ?? other.className;
        if (wide > 2 && high > 2) window.moved.push(`“${bubble.innerText}” is over ${name}`);
      }
    }
    requestAnimationFrame(look);
  };
  window.spoken = 0;
  look();
}"""
"""Keeps an account of all places, and of what is said, in every frame."""


MOVE_SPEAKER: Final = """(edge) => {
  window.said ??= document.querySelector(".bubble");
  const plate = window.said.closest(".plate");
  plate.style.translate = "0 0";
  const { left, right } = plate.querySelector(".face").getBoundingClientRect();
  plate.style.translate = `${edge === "left" ? -left : innerWidth - right}px 0`;
}"""
IN_VIEW: Final = """() => {
  const { left, right } = window.said.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
}"""


def movements_in_laps(ana: Person, preset: str, players: int) -> list[str]:
    """The things that moved, or that a remark covered, while everybody had a few turns."""
    ana.introduce()
    code = open_table(ana, preset, players, table={"tempo": "instant"})
    ana.go(f"/tables/{code}")
    ana.tap("fill")
    begin(ana)
    ana.wait(lambda scene: bool(scene.places), "a decision")
    ana.page.wait_for_timeout(300)
    ana.page.evaluate(WATCH)
    for action in ("react", "react-bravo"):
        ana.page.locator(f"[data-action={action}]").dispatch_event("click")
    ana.page.wait_for_function("() => window.spoken > 0")
    last = players * LAPS

    def enough() -> bool:
        over = ana.look().screen != "table"
        return over or int(ana.cards["turn"]) > last

    play([ana], enough)
    found: list[str] = ana.page.evaluate("() => window.moved")
    return found


@pytest.mark.parametrize(
    ("preset", "players", "size"),
    [
        *QUICK,
        *(
            pytest.param(preset, players, size, marks=pytest.mark.long)
            for preset, most in MAX_PLAYERS.items()
            for players in (2, 3, 4, most)
            for size in SIZES
            if (preset, players, size) not in QUICK
        ),
    ],
)
def test_cards_never_move_between_moves(
    people: Invite, preset: str, players: int, size: tuple[int, int]
) -> None:
    """They stay while players are asked, draw, choose, wait and snap, and in the last lap."""
    assert movements_in_laps(people("Ana", size=size), preset, players) == []


def test_a_remark_follows_its_speaker(people: Invite) -> None:
    """Where the speaker only finds a place after the remark, it is placed again, in view."""
    ana = people("Ana", size=(390, 844))
    ana.introduce()
    ana.go(f"/tables/{open_table(ana, 'original', 2)}")
    ana.tap("fill")
    begin(ana)
    ana.wait(lambda scene: bool(scene.places), "a decision")
    for action in ("react", "react-bravo"):
        ana.page.locator(f"[data-action={action}]").dispatch_event("click")
    ana.page.wait_for_selector(".bubble")
    for edge in ("left", "right"):
        ana.page.evaluate(MOVE_SPEAKER, edge)
        ana.page.wait_for_timeout(200)
        assert ana.page.evaluate(IN_VIEW), edge
