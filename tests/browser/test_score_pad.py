"""A score pad on kitchen tables: people with real cards and their own phones."""

import json
from pathlib import Path

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import by_sums, enter_round, rounds, type_round, wait_for
from browser.test_network import BROKEN, house
from playwright.sync_api import expect
from server.harness.link_holders import open_pad
from server.harness.rig import Server

REFUSED = r"status of (409|422)"


def new_pad(person: Person, *names: str) -> str:
    """A pad by its screen: its address for the others."""
    person.go("/pads").page.wait_for_selector("[data-part=new-pad]")
    fields = person.page.locator("[data-part=new-pad] [data-field=player]")
    while fields.count() < len(names):
        person.page.click("[data-part=new-pad] [data-action=add]")
    for field, name in zip(fields.all(), names, strict=False):
        field.fill(name)
    person.page.click("[data-part=new-pad] [data-action=open]")
    wait_for(person, "[data-screen=pad]")
    person.page.click("[data-action=share]")
    wait_for(person, "[data-part=share] [role=img] path")
    person.page.keyboard.press("Escape")
    return person.page.url


def totals(person: Person) -> list[str]:
    """The totals in the head of the sheet."""
    heads = person.page.locator("[data-part=pad] th[data-total]")
    return [head.get_attribute("data-total") or "" for head in heads.all()]


@pytest.mark.long
def test_a_match_on_the_pad(people: Invite) -> None:
    """It has cards and sums, a doubt, a correction and a step back; a second phone shows all."""
    ana, bo = people("Ana"), people("Bo")
    ana.expected.append(REFUSED)
    bo.go(new_pad(ana, "Ana", "Bo", "Chidi"))
    wait_for(bo, "[data-part=pad] [data-action=enter]")
    ana.page.click("[data-part=pad] [data-action=enter]")
    if ana.page.locator("[data-part=entry] [data-card]").count() == 0:
        ana.tap("mode")
    ana.page.check("[data-part=entry] [data-seat='1'] [data-action=called]", force=True)
    for seat, cards in enumerate((("12", "3"), ("1", "2"), ("7", "7"))):
        ana.page.click(f"[data-part=entry] [data-seat='{seat}'] [data-action=player]")
        for card in cards:
            ana.page.click(f"[data-part=entry] [data-card='{card}']")
    while ana.page.locator("[data-part=entry] [data-action=next]").count():
        ana.tap("next")
    ana.tap("write")
    for person in (ana, bo):
        person.wait(lambda _, person=person: totals(person) == ["15", "0", "14"], "the first round")  # type: ignore[misc]
    enter_round(ana, [4, 90, 6])  # impossible with four cards
    wait_for(ana, "dialog[open] [data-part=question]")
    assert "90" in ana.page.inner_text("dialog[open] [data-part=question]")
    assert rounds(bo) == 1
    ana.tap("sure")
    bo.wait(lambda _: totals(bo) == ["15", "90", "20"], "the second round")
    bo.page.click("[data-part=pad] tr[data-round='2'] [data-action=round]")
    bo.tap("correct")
    by_sums(bo)
    bo.page.fill("[data-part=entry] [data-seat='1'] [data-field=sum]", "9")
    bo.page.fill("[data-part=entry] [data-field=reason]", "a nine, not a ninety")
    while bo.page.locator("[data-part=entry] [data-action=next]").count():
        bo.tap("next")
    bo.tap("write")
    ana.wait(lambda _: totals(ana) == ["15", "9", "20"], "the correction")
    ana.page.click("[data-part=pad] [data-action=history]")
    assert "a nine, not a ninety" in ana.page.inner_text("[data-part=history]")


def test_the_heads_of_columns_keep_nearly_equal_names_apart(people: Invite) -> None:
    """On a phone they take three lines, or a short form that keeps what tells people apart."""
    ana = people("Ana")
    ana.page.set_viewport_size({"width": 360, "height": 640})
    names = (
        *("Anna Schmidt (Bonn)", "Anna Schmidt", "Anna Schmidt-Bonn"),
        *("Maximiliane Bach (Köln)", "Bo"),
    )
    new_pad(ana, *names)
    heads = ana.page.locator("[data-part=pad] thead .name")
    cut = "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
    assert [head.evaluate(cut) for head in heads.all()] == [False] * len(names)
    shown = [head.inner_text().split("\n")[-1] for head in heads.all()]
    assert len(set(shown)) == len(names)
    assert "(Bonn)" in shown[0]
    assert "(Köln)" in shown[3]
    assert shown[1] != shown[2]


def test_a_round_of_four_in_few_taps(people: Invite) -> None:
    """After four cards, or a complete sum, input goes on to the next player by itself."""
    ana = people("Ana")
    new_pad(ana, "Ana", "Bo", "Chidi", "Dörte")
    taps = 0

    def tap(selector: str) -> None:
        nonlocal taps
        taps += 1
        ana.page.click(selector)

    def begin(mode: str) -> None:
        nonlocal taps
        taps = 0
        tap("[data-part=pad] [data-action=enter]")
        if ana.page.locator(f"[data-part=entry] {mode}").count() == 0:
            ana.page.click("[data-part=entry] [data-action=mode]")  # which is remembered
        tap("[data-part=entry] [data-seat='1'] label:has([data-action=called])")

    begin("[data-card]")
    for card in ["12", "3", "0", "5", "1", "0", "2", "1", "7", "7", "8", "9", "13", "4", "4", "6"]:
        tap(f"[data-part=entry] [data-card='{card}']")
    tap("[data-part=entry] [data-action=write]")
    ana.wait(lambda _: totals(ana) == ["20", "0", "31", "27"], "the first round")
    assert taps == 19
    begin("[data-field=sum]")
    for digit in "21113012":
        tap(f"[data-part=entry] [data-key='{digit}']")
    tap("[data-part=entry] [data-action=write]")
    ana.wait(lambda _: totals(ana) == ["41", "0", "61", "39"], "the second round")
    assert taps == 11


def test_a_tap_by_habit_skips_nobody(people: Invite) -> None:
    """After four cards the pad selects Bo by itself; a late tap on *Next* still means Bo."""
    ana = people("Ana")
    new_pad(ana, "Ana", "Bo", "Chidi")
    ana.tap("enter")
    if ana.page.locator("[data-part=entry] [data-card]").count() == 0:
        ana.page.click("[data-part=entry] [data-action=mode]")
    for card in ("12", "3", "0", "5"):
        ana.page.click(f"[data-part=entry] [data-card='{card}']")
    ana.pause(1000)
    ana.page.click("[data-part=entry] [data-action=next]")
    expect(ana.page.locator("[data-part=entry] [data-action=next]")).to_contain_text("Chidi")
    ana.page.click("[data-part=entry] [data-action=next]")
    expect(ana.page.locator("[data-part=entry] [data-action=next]")).to_contain_text("Bo")


def test_enter_goes_to_the_next_name(people: Invite) -> None:
    """Only at the last name does it begin the pad."""
    ana = people("Ana")
    ana.go("/pads").page.wait_for_selector("[data-part=new-pad] [data-field=player]")
    fields = ana.page.locator("[data-field=player]")
    fields.first.fill("Ana")
    fields.first.press("Enter")
    expect(fields.nth(1)).to_be_focused()
    expect(ana.page.locator("[data-part=new-pad] .problem")).to_have_text("")


def test_files_are_fetched_one_after_the_other(people: Invite, server: Server) -> None:
    """While the phone fetches one, the other buttons are off, and no request is lost."""
    ana = people("Ana")
    ana.go(f"/pad#{open_pad(server).key}")
    ana.page.click("[data-screen=pad] details.sheet summary")
    held = ana.hold("**/api/pad/*")
    with ana.page.expect_download():
        ana.tap("save-table")
        other = ana.page.locator("[data-action=save-file]")
        expect(other).to_have_attribute("aria-disabled", "true")
        other.dispatch_event("click")
        ana.pause(50)
        assert len(held) == 1
        held.pop().continue_()
    expect(other).to_have_attribute("aria-disabled", "false")


@pytest.mark.long
def test_a_pad_is_saved_as_a_table_and_as_a_file(people: Invite, tmp_path: Path) -> None:
    """The file continues elsewhere."""
    ana = people("Ana")
    new_pad(ana, "Ana", "=1+1", "<b>Bo</b>")
    enter_round(ana, [4, 12, 6])
    ana.wait(lambda _: rounds(ana) == 1, "the round")
    saved = {}
    for action in ("save-table", "save-file"):
        if not ana.page.locator(f"[data-action={action}]").is_visible():
            ana.page.click("[data-screen=pad] details.sheet summary")
        with ana.page.expect_download() as download:
            ana.page.click(f"[data-action={action}]")
        saved[action] = tmp_path / action
        download.value.save_as(saved[action])
    table = saved["save-table"].read_text(encoding="utf-8-sig")
    assert table.startswith("round,player,")
    assert "'=1+1" in table  # no spreadsheet takes a name for a formula
    assert json.loads(saved["save-file"].read_text())["dacabo"] == "score-pad"
    bo = people("Bo")
    bo.go("/pads").page.wait_for_selector("[data-field=file]", state="attached")
    bo.page.set_input_files("[data-field=file]", saved["save-file"])
    wait_for(bo, "[data-screen=pad]")
    bo.wait(lambda _: totals(bo) == totals(ana) and rounds(bo) == 1, "the same pad")
    assert bo.page.locator("[data-part=pad] b").count() == 0  # a name is only letters


@pytest.mark.long
def test_an_entry_made_offline_is_sent_once(people: Invite, tmp_path: Path) -> None:
    """It is written while the server is down, and the page is closed before it can be sent."""
    with house(tmp_path) as room:
        ana = people("Ana", link=room.open())
        ana.expected += BROKEN
        address = new_pad(ana, "Ana", "Bo")
        bo = people("Bo", link=ana.link)
        bo.expected += (*BROKEN, REFUSED)
        bo.go(address)
        wait_for(bo, "[data-part=pad] [data-action=enter]")
        room.close()
        enter_round(ana, [4, 12])
        enter_round(ana, [9, 3], caller=1)
        ana.page.wait_for_selector("[data-part=pad] tr.waiting")
        expect(ana.page.locator("[data-part=pad] tr.waiting")).to_have_count(2)
        # Reckoned as the server will: totals, who begins, and the same round everywhere.
        assert totals(ana) == ["9", "12"]
        asks = ana.page.inner_text("[data-part=pad] .asks")
        assert "Bo" in asks
        assert "3" in asks
        assert "3" in ana.page.inner_text("[data-part=pad] [data-action=enter]")
        type_round(bo, [5, 12])
        room.open()
        ana.reload()
        for person in (ana, bo):
            person.wait(lambda _, person=person: totals(person) == ["9", "12"], "both rounds")  # type: ignore[misc]
        assert rounds(bo) == 2
        bo.tap("write")  # the typed first round is questioned meanwhile, not doubled
        wait_for(bo, "dialog[open] [data-part=question]")
        bo.tap("keep-theirs")
        assert rounds(ana) == 2


@pytest.mark.long
def test_a_lot_is_drawn_and_a_next_match_opened(people: Invite) -> None:
    """A correction says that the match goes on; all phones find the next pad."""
    ana, bo = people("Ana"), people("Bo")
    ana.expected.append(REFUSED)
    bo.go(new_pad(ana, "Ana", "Bo", "Chidi"))
    bo.page.click("[data-part=pad] [data-action=draw-lot]")
    ana.page.wait_for_selector("[data-part=pad] th .sign")  # whoever begins
    assert ana.page.locator("[data-action=draw-lot]").count() == 0
    enter_round(ana, [0, 60, 101])
    ana.tap("sure")
    bo.page.wait_for_selector("[data-action=again]")
    bo.page.click("[data-part=pad] tr[data-round='1'] [data-action=round]")
    bo.tap("correct")
    by_sums(bo)
    bo.page.fill("[data-part=entry] [data-seat='2'] [data-field=sum]", "30")
    assert "101 → 30" in bo.page.inner_text("[data-part=consequence]")
    assert bo.page.locator("[data-part=consequence] .bold").count() == 1
    bo.expected.append(REFUSED)
    bo.tap("write")
    bo.tap("sure")
    ana.page.wait_for_selector("[data-part=turned]")
    ana.page.click("[data-part=pad] [data-action=ask-undo-last]")
    ana.page.click("[data-part=pad] [data-action=undo-last]")
    ana.wait(lambda _: rounds(ana) == 0, "the step back")
    enter_round(ana, [0, 20, 101])
    ana.tap("sure")
    bo.page.wait_for_selector("[data-action=again]")
    before = ana.page.url
    ana.tap("again")
    ana.wait(lambda _: ana.page.url != before, "the next pad")
    bo.page.click("[data-action=follow]")
    bo.wait(lambda _: bo.page.url == ana.page.url, "the same pad")
    enter_round(bo, [4, 0, 6], caller=1)
    ana.wait(lambda _: totals(ana) == ["4", "0", "6"], "a round of the next match")


def tap_cards(person: Person, name: str, cards: tuple[str, ...], *, called: bool = False) -> None:
    """Tap one's own cards on one's own phone."""
    if person.page.locator("[data-field=writer]").is_visible():
        person.page.select_option("[data-field=writer]", name)
    person.page.click("[data-part=pad] [data-action=my-hand]")
    person.page.wait_for_selector("[data-part=hand]")
    if person.page.locator("[data-part=hand] [data-card]").count() == 0:
        person.tap("mode")
    if called:
        person.page.check("[data-part=hand] [data-action=called]", force=True)
    for card in cards:
        person.page.click(f"[data-part=hand] [data-card='{card}']")
    person.tap("lay")


@pytest.mark.long
def test_everybody_taps_their_own_cards(people: Invite) -> None:
    """The pad shows writers; two parts come from two phones, survive a reload, and make a round."""
    ana, bo = people("Ana"), people("Bo")
    bo.go(new_pad(ana, "Ana", "Bo"))
    wait_for(bo, "[data-part=pad] [data-action=enter]")
    ana.page.select_option("[data-field=writer]", "Ana")
    ana.page.click("[data-part=pad] [data-action=enter]")
    bo.page.wait_for_selector("[data-part=writing]")
    assert "Ana" in bo.page.inner_text("[data-part=writing]")
    assert ana.page.locator("[data-part=writing]").count() == 0  # one's own hand is no news
    ana.page.keyboard.press("Escape")
    bo.page.wait_for_selector("[data-part=writing]", state="detached")
    tap_cards(ana, "Ana", ("12", "3", "0", "5"))
    ana.reload()
    for person in (ana, bo):
        person.page.wait_for_selector("[data-part=hands]")
    assert rounds(bo) == 0
    tap_cards(bo, "Bo", ("1", "0", "2", "1"), called=True)
    for person in (ana, bo):
        person.wait(lambda _, person=person: totals(person) == ["20", "0"], "the round")  # type: ignore[misc]
    assert rounds(ana) == 1
