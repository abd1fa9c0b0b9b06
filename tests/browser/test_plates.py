"""Name plates: everybody can be told apart, and my own says how I stand."""

import pytest
from browser.company import against_bot, begin, open_table
from browser.person import Invite

READ = """() => [...document.querySelectorAll(".seat .name")].map((name) => {
  const { right, bottom } = name.getBoundingClientRect();
  const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  let seen = "";
  while (walk.nextNode()) {
    const { data, parentElement } = walk.currentNode;
    const edge = Math.min(right, parentElement.getBoundingClientRect().right);
    const cut = parentElement.scrollWidth > parentElement.clientWidth + 1;
    for (let at = 0; at < data.length; at += 1) {
      const range = document.createRange();
      range.setStart(walk.currentNode, at);
      range.setEnd(walk.currentNode, at + 1);
      const box = range.getBoundingClientRect();
      // The last letters of a text that is cut give way to dots.
      if (box.right <= edge - (cut ? 10 : -1) && box.top < bottom) seen += data[at];
    }
  }
  return seen.trim();
})"""
"""What can be read of each name."""


@pytest.mark.parametrize("width", [360, 390])
def test_six_can_be_told_apart(people: Invite, width: int) -> None:
    """At a full table on a phone no name looks like another."""
    ana = people("Ana", size=(width, 844))
    ana.introduce()
    code = open_table(ana, "dutch", 6)
    ana.go(f"/tables/{code}")
    ana.tap("fill")
    begin(ana)
    ana.page.locator(".seat .name").nth(4).wait_for()
    names = ana.page.evaluate(READ)
    assert len(names) == 5
    assert all(len(name) > 1 for name in names), names
    assert len(set(names)) == 5, names


def test_my_own_plate(people: Invite) -> None:
    """My name, my total, and what the match goes to."""
    ana = people("Ana", size=(360, 640))
    against_bot(ana, "original")
    plate = " ".join(ana.page.locator("section.mine .me").inner_text().split())
    assert "Ana" in plate
    assert "0 of 100" in plate
