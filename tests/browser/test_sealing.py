"""Shares in the shuffle, in real browsers: sealed automatically, shown in time, checked by all."""

import json
from hashlib import sha256

import pytest
from browser.harness.company import (
    against_bot,
    begin,
    is_over,
    look_again,
    open_table,
    play,
    proven,
    sit_down,
)
from browser.harness.person import DESKTOP, Invite, Person
from browser.harness.secrecy import Witness
from server.harness.rig import Server

from dacabo.table.clocks import REVEAL_SECONDS

WORD = "Zauberwort"


def stored_shares(person: Person) -> str:
    """The shares that the browser has stored."""
    return str(person.page.evaluate("() => localStorage.getItem('dacabo.shuffle')"))


@pytest.mark.long
def test_browsers_seal_show_and_check_by_themselves(people: Invite) -> None:
    """Nobody has to do anything; a word stays on its device until the cards are dealt."""
    ana, bo = people("Ana"), people("Bo", size=DESKTOP)
    ana.introduce()
    code = open_table(ana, "original", 2, limit=5)
    ana.go(f"/tables/{code}")
    sit_down(code, [bo])
    bo.page.fill("[data-field=word]", WORD)
    bo.tap("word")
    bo.page.wait_for_function("word => document.body.innerText.includes(word)", arg=WORD)
    bo.reload()  # the share is kept
    ana.wait(lambda _: all(chair["seal"] for chair in ana.table["chairs"]), "both seals")
    seals = [chair["seal"] for chair in ana.table["chairs"]]
    assert WORD in stored_shares(bo)
    assert not any(WORD in frame for frame in ana.frames)
    begin(ana, [bo])
    for person in (ana, bo):
        shares = [chair["share"] for chair in person.table["chairs"]]
        assert [sha256(bytes.fromhex(share)).hexdigest() for share in shares] == seals
        first = next(i for i, frame in enumerate(person.frames) if WORD in frame)
        assert json.loads(person.frames[first])["type"] == "spoken"
        dealt = [json.loads(frame) for frame in person.frames[:first]]
        assert any(message.get("view") for message in dealt)
        assert not person.page.locator(".urgent, [data-action=without-me]").count()
        left = json.loads(stored_shares(person))[code]
        assert left["secrets"] == []
        assert left["witness"]["seals"] == seals
    witness = Witness()
    play([ana, bo], lambda: is_over([ana, bo]), witness=witness)
    assert witness.spots > 15
    assert ana.cards["result"] == bo.cards["result"] is not None
    for person in (ana, bo):
        look_again(person)
        assert WORD in person.page.inner_text("body")
        person.tap("check")
        person.page.wait_for_selector(".proven")
    record = proven(ana)
    assert [share and sha256(share).hexdigest() for share in record.shares] == seals


def test_one_person_among_bots_adds_a_share(people: Invite) -> None:
    """Bots seal nothing, so the shuffle takes the person's share."""
    ana = people("Ana")
    against_bot(ana, "original", limit=5)
    assert [bool(chair["share"]) for chair in ana.table["chairs"]] == [True, False]
    assert ana.table["called_off"] == 0


@pytest.mark.long
def test_everybody_sees_that_a_start_is_called_off(people: Invite, server: Server) -> None:
    """A player who closed their browser is named; there is a new fingerprint and a new start."""
    ana, bo = people("Ana"), people("Bo")
    ana.introduce()
    code = open_table(ana, "original", 2, limit=5)
    ana.go(f"/tables/{code}")
    sit_down(code, [bo])
    ana.wait(lambda _: all(chair["seal"] for chair in ana.table["chairs"]), "both seals")
    promised = ana.table["commitment"]
    bo.page.goto("about:blank")
    ana.wait(lambda scene: "start" in scene.actions, "the start")
    ana.tap("start")
    ana.wait(lambda _: ana.table["phase"] == "shuffling", "the shuffle")
    server.turn(REVEAL_SECONDS)
    ana.wait(lambda _: ana.table["called_off"] == 1, "the end of patience")
    assert ana.table["commitment"] != promised
    ana.page.wait_for_selector("[data-part=called-off]")
    assert "Bo" in ana.page.inner_text("[data-part=called-off]")
    bo.go(f"/tables/{code}")
    ana.wait(lambda _: all(chair["seal"] for chair in ana.table["chairs"]), "both seals again")
    begin(ana, [bo])
    assert all(chair["share"] for chair in bo.table["chairs"])
