"""The end of a match on a score pad: shown around, played on, and found again."""

import struct
from pathlib import Path

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import enter_round, rounds, type_round, wait_for
from browser.test_score_pad import REFUSED, new_pad, totals
from playwright.sync_api import expect

SHARES = """
navigator.canShare = ({ files }) => files.every(({ type }) => type === "image/png");
navigator.share = async ({ files: [{ name, size }] }) => {
  document.documentElement.dataset.shared = `${name} ${size}`;
};
"""
"""A device that sends files to other apps, as phones do."""


def finished_match(person: Person) -> None:
    """A match in which Ana calls twice and wins."""
    enter_round(person, [3, 49])
    person.wait(lambda _: rounds(person) == 1, "the first round")
    enter_round(person, [2, 48])
    person.wait(lambda _: rounds(person) == 2, "the second round")
    enter_round(person, [20, 7], caller=1)
    person.wait(lambda _: rounds(person) == 3, "the third round")
    enter_round(person, [4, 30])
    wait_for(person, "[data-part=end]")


def test_the_end_names_the_winner_and_the_highlights(people: Invite) -> None:
    """The winner's card is there, and all highlights are true."""
    ana = people("Ana")
    new_pad(ana, "Ana", "Bo")
    finished_match(ana)
    assert "Ana" in ana.page.inner_text("[data-part=end] h2")
    assert ana.page.locator("[data-part=end] .fan svg").count() == 3
    feats = ana.page.locator("[data-part=feat]").all_inner_texts()
    assert feats == [
        *("3 calls, all right", "Won 3 of 4 rounds"),
        *("One call, and it was right", "Won 1 of 4 rounds"),
    ]
    assert ana.page.locator("[data-action=one-more]").count() == 0  # points ended it


@pytest.mark.long
def test_the_end_is_saved_or_sent_as_a_picture(people: Invite, tmp_path: Path) -> None:
    """It is a PNG with felt, paper and cards; a device that can share sends it."""
    ana, bo = people("Ana"), people("Bo")
    address = new_pad(ana, "Ana", "Bo")
    finished_match(ana)
    with ana.page.expect_download() as download:
        ana.page.click("[data-action=share-picture]")
    assert download.value.suggested_filename.startswith("score-pad-")
    file = tmp_path / "end.png"
    download.value.save_as(file)
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height > 900) == (1080, True)
    assert len(data) > 40_000  # letters, cards, and more than one colour
    bo.page.add_init_script(SHARES)
    bo.go(address)
    wait_for(bo, "[data-part=end]")
    bo.page.click("[data-action=share-picture]")
    bo.page.wait_for_selector("html[data-shared]", state="attached")
    name, size = (bo.page.get_attribute("html", "data-shared") or "").split()
    assert name.endswith(".png")
    assert int(size) > 40_000


@pytest.mark.long
def test_the_sheet_goes_on_after_the_only_round(people: Invite) -> None:
    """One tap adds a round to the same sheet."""
    ana, bo = people("Ana"), people("Bo")
    ana.expected.append(REFUSED)
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    last = '{"game": "cabo", "preset": "dutch"}'  # of which every match was one round
    ana.page.evaluate("last => localStorage.setItem('dacabo.lastPad', last)", last)
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    bo.go(new_pad_here(ana, "Ana", "Bo"))
    enter_round(ana, [3, 20])
    bo.page.click("[data-action=one-more]")
    wait_for(ana, "[data-part=pad] [data-action=enter]")
    assert ana.page.locator("[data-part=turned]").count() == 0  # no correction did that
    ana.page.click("[data-action=one-more-back]")
    wait_for(bo, "[data-part=end]")
    ana.page.click("[data-action=one-more]")
    enter_round(ana, [4, 5])
    for person in (ana, bo):
        person.wait(lambda _, person=person: totals(person) == ["7", "25"], "both rounds")  # type: ignore[misc]
        wait_for(person, "[data-part=end]")
    expect(bo.page.locator("[data-action=one-more]")).to_have_count(1)


def test_a_pad_of_single_rounds_goes_on(people: Invite) -> None:
    """Where a match is one round, a new pad proposes a limit instead."""
    ana = people("Ana")
    ana.expected.append(REFUSED)
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    choose(ana, "dutch")
    new_pad_here(ana, "Ana", "Bo")
    enter_round(ana, [3, 20])
    wait_for(ana, "[data-part=pad] tr[data-round='1']")
    assert ana.page.locator("[data-part=pad] [data-action=enter]").count() == 1
    assert ana.page.locator("[data-action=one-more]").count() == 0


def choose(person: Person, preset: str) -> None:
    """Choose a rule set."""
    choice = person.page.locator(f"[data-part=new-pad] [data-option=preset][value$={preset}]")
    choice.evaluate("one => one.click()")  # wherever it is below the button that sticks


def new_pad_here(person: Person, *names: str) -> str:
    """Name the players on the page that is open, and open the pad."""
    fields = person.page.locator("[data-part=new-pad] [data-field=player]")
    for field, name in zip(fields.all(), names, strict=False):
        field.fill(name)
    person.page.click("[data-part=new-pad] [data-action=open]")
    wait_for(person, "[data-screen=pad]")
    return person.page.url


def test_a_pad_shows_the_rules_that_change_its_points(people: Invite) -> None:
    """Rules that only concern playing are one fold further."""
    ana = people("Ana")
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    ana.page.click("[data-part=house-rules] summary")
    assert ana.page.locator("[data-option=scoring]").first.is_visible()
    assert ana.page.locator("[data-option=limit]").first.is_visible()
    assert not ana.page.locator("[data-option=free_swap]").first.is_visible()
    ana.page.click("[data-part=other-rules] summary")
    ana.page.locator("[data-option=free_swap]").first.wait_for(state="visible")
    seen = ana.page.locator("[data-part=house-rules] > section [data-option]")
    names = {one.get_attribute("data-option") for one in seen.all()}
    assert len(names) == 11


def test_an_empty_pile_has_its_sign(people: Invite) -> None:
    """The sign is at the points that it cost, and in the legend."""
    ana = people("Ana")
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    choose(ana, "tournament")
    new_pad_here(ana, "Ana", "Bo")
    type_round(ana, [7, 12])
    ana.page.check("[data-part=entry] [data-ending=pile]")
    ana.tap("write")
    ana.wait(lambda _: totals(ana) == ["12", "12"], "the round")
    expect(ana.page.locator("[data-part=pad] [data-mark=pile-out]")).to_have_count(1)
    assert "draw pile ran out" in ana.page.inner_text("[data-part=pad] ul[aria-hidden]")


@pytest.mark.long
def test_people_and_pads_are_found_again(people: Invite) -> None:
    """The group is one tap; two pads of the same people show game, hour and points."""
    ana = people("Ana")
    new_pad(ana, "Ana", "Bo")
    finished_match(ana)
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad] [data-action=group]")
    ana.page.click("[data-part=new-pad] [data-action=group]")
    fields = ana.page.locator("[data-part=new-pad] [data-field=player]")
    assert [field.input_value() for field in fields.all()] == ["Ana", "Bo"]
    choose(ana, "dutch")
    ana.page.click("[data-part=new-pad] [data-action=open]")
    wait_for(ana, "[data-screen=pad]")
    ana.go("/pads").page.wait_for_selector("[data-action=pad]")
    lines = ana.page.locator("[data-action=pad] [data-part=about]").all_inner_texts()
    assert len(lines) == 2
    dutch, original = lines
    assert "Dutch" in dutch
    assert "0 rounds" in dutch
    assert "Original" in original
    assert "Won by Ana" in original
    assert all(":" in line for line in lines)  # the hour


@pytest.mark.long
def test_a_writer_without_a_name_is_shown_as_somebody(people: Invite) -> None:
    """The sheet asks for the writer's name in one place only."""
    ana, bo, cleo = people("Ana"), people("Bo"), people("Cleo")
    address = new_pad(ana, "Ana", "Bo", "Cleo")
    for person in (bo, cleo):
        person.go(address)
        wait_for(person, "[data-part=pad] [data-action=enter]")
    expect(cleo.page.locator("[data-part=who-writes]")).to_have_count(1)
    cleo.page.click("[data-screen=pad] details.sheet summary")
    expect(cleo.page.locator("[data-part=who-writes]")).to_have_count(1)
    bo.page.click("[data-part=pad] [data-action=enter]")
    cleo.page.wait_for_selector("[data-part=writing]")
    assert cleo.page.inner_text("[data-part=writing]") == "Somebody is entering round 1."
    ana.page.select_option("[data-field=writer]", "Ana")
    ana.page.click("[data-part=pad] [data-action=enter]")
    said = cleo.page.locator("[data-part=writing]")
    expect(said).to_have_text("Ana and somebody else are entering round 1.")


COVERED = """(part) => {
  const lines = [...document.querySelectorAll(`[data-part=${part}] [data-seat]`)];
  const covered = lines.filter((line) => {
    line.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = line.getBoundingClientRect();
    return !line.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return [lines.length > 0, covered.length];
}"""
"""Whether there are lines, and how many of them lie under something."""


@pytest.mark.long
def test_keys_are_wide_and_hide_no_line(people: Invite) -> None:
    """They are checked on a small phone, and on a phone on its side."""
    ana = people("Ana", size=(844, 390))
    new_pad(ana, "Ana", "Bo", "Cleo", "Dörte")
    ana.page.select_option("[data-field=writer]", "Dörte")
    for action, part in (("enter", "entry"), ("my-hand", "hand")):
        ana.page.set_viewport_size({"width": 844, "height": 390})
        ana.page.click(f"[data-part=pad] [data-action={action}]")
        ana.page.wait_for_selector(f"[data-part={part}] [data-seat]")
        if ana.page.locator(f"[data-part={part}] [data-card]").count() == 0:
            ana.tap("mode")
        assert ana.page.evaluate(COVERED, part) == [True, 0]
        ana.page.set_viewport_size({"width": 360, "height": 640})
        widths = [key.bounding_box() for key in ana.page.locator("[data-card]").all()]
        assert min(box["width"] for box in widths if box) >= 44
        assert ana.page.evaluate(COVERED, part) == [True, 0]
        ana.page.keyboard.press("Escape")


def test_dutch_keys_have_ranks_and_only_kings_have_a_colour(people: Invite) -> None:
    """They are wide on a small phone, hide no line, and count as the rules say."""
    ana = people("Ana", size=(360, 640))
    ana.expected.append(REFUSED)
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    choose(ana, "dutch")
    new_pad_here(ana, "Ana", "Bo")
    ana.page.click("[data-part=pad] [data-action=enter]")
    ana.page.wait_for_selector("[data-part=entry] [data-seat]")
    if ana.page.locator("[data-part=entry] [data-card]").count() == 0:
        ana.tap("mode")
    keys = ana.page.locator("[data-part=entry] [data-card]")
    ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q"]
    assert [text.strip() for text in keys.all_inner_texts()] == [*ranks, "K♠", "K♥", "★"]
    assert keys.last.get_attribute("aria-label") == "joker"
    boxes = [key.bounding_box() for key in keys.all()]
    assert min(box["width"] for box in boxes if box) >= 44
    assert min(box["height"] for box in boxes if box) >= 44
    assert ana.page.evaluate(COVERED, "entry") == [True, 0]
    ana.page.check("[data-part=entry] [data-seat='0'] [data-action=called]", force=True)
    for card in ("AS", "2S", "X", "KH"):
        ana.page.click(f"[data-part=entry] [data-card='{card}']")
    ana.tap("next")  # a hand may have more cards: after a wrong snap
    for card in ("KS", "QS", "JS", "10S"):
        ana.page.click(f"[data-part=entry] [data-card='{card}']")
    ana.tap("write")
    ana.wait(lambda _: rounds(ana) == 1, "the round")
    assert totals(ana) == ["2", "46"]  # a red king is 0, a joker −1
