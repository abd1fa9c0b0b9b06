"""A button that asks before it acts: the answer is on the screen of every phone, and enabled."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from browser.harness import two_steps
from browser.harness.two_steps import SIZES, SOURCES
from playwright.sync_api import Browser, Page

RECORDED = SOURCES.parent / "recorded" / "events.json"
TABLE_1 = "[data-part=tables] article:first-of-type [data-action=match]"
ONLINE = "[data-part=tables] article:nth-of-type(3) [data-action=match]"
REASON = "dialog [data-action=usual-reason]"
PLAYER = "[data-part=players] li [data-action=player]"
# fmt: off
STATES: tuple[tuple[str, tuple[str, ...], set[str]], ...] = (
    ("events", (), {"forget"}),
    ("settings", (), {"delete", "log-out"}),
    ("settings-device", (), {"remove-matches"}),
    ("lobby-alone", (), {"close"}),
    ("menu", (), {"leave"}),
    ("hands-pass", (), {"gone"}),
    ("pads-again", (), {"forget"}),
    ("pad-middle", (), {"undo-last"}),
    ("pad-call-time", (), {"call-time"}),
    ("pad-round", (), {"take-back"}),
    ("pad-share", (), {"renew-link"}),
    ("club-links", (), {"delete-club", "renew-mine", "renew-public"}),
    ("club-organisers", (), {"forget-organiser", "withdraw"}),
    ("club-person", ("select[data-field=merge]",), {"forget-person", "merge"}),
    ("club-season", (), {"remove-season"}),
    ("club-evening", (), {"take-out"}),
    ("club-take-in-early", (), {"drop-plan"}),
    ("event-public-registration", (), {"claim"}),
    ("event-player-playing", (), {"drop-out", "hand-in", "undo-last"}),
    ("event-table-playing", (), {"hand-in", "undo-last"}),
    ("event-table-time-none", (), {"hand-in"}),
    ("event-door-player", (), {"refuse-claim"}),
    ("desk-registration", (), {"draw-here"}),
    ("desk-draft-waiting", ("[data-action=part-players]", "input[data-field=new-name]"),
     {"add", "admit", "turn-away"}),
    ("desk-draft-waiting", ("[data-action=menu]", "[data-action=co-organiser]"),
     {"renew-own", "withdraw"}),
    ("desk-drawn", ("[data-action=draw-again]", REASON), {"discard-draw"}),
    ("desk-drawn", (TABLE_1,), {"play-online"}),
    ("desk-drawn", (), {"all-online"}),
    ("desk-online", (), {"all-bots"}),
    ("desk-drawn", (PLAYER, "[data-action=replace]", "input[data-field=replace-by]"),
     {"do-replace", "drop-out", "no-show"}),
    ("desk-online", (ONLINE,), {"start-online"}),
    ("desk-format", (), {"change-format"}),
    ("desk-seats", ("dialog [data-points]",), {"enter-seats"}),
    ("desk-match", (), {"call-time"}),
    ("desk-playing", (), {"call-time-all"}),
    ("desk-result", (), {"enter-result"}),
    ("desk-correct", (), {"correct-result"}),
    ("desk-decision", ("dialog [data-points]",), {"enter-decision"}),
    ("desk-player", (), {"do-penalty"}),
    ("desk-player", ("[data-action=disqualify]", REASON), {"do-disqualify"}),
    ("desk-take-back", (REASON,), {"take-back"}),
    ("desk-menu", (), {"end"}),
    ("desk-forget", (), {"delete-event", "forget"}),
    ("desk-public", (), {"renew"}),
)
# fmt: on
"""States of the gallery, the taps that lead on, and the actions that are tried there. A field gets
a text."""
SHARES = 3


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    """A small phone."""
    width, height = SIZES[0]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="de")
    yield context.new_page()
    context.close()


def test_every_action_of_two_steps_is_tried() -> None:
    """A new one in the sources needs its place in the list."""
    assert set().union(*(verbs for _, _, verbs in STATES)) == two_steps.two_steps()


@pytest.mark.parametrize("share", range(SHARES))
def test_every_answer_is_on_the_screen(phone: Page, gallery: str, share: int) -> None:
    """A thumb taps the button that asks; the answers are seen, enabled, and have the focus."""
    recorded = msgspec.json.decode(RECORDED.read_bytes())
    wrong: dict[str, list[str]] = {}
    for state, steps, verbs in STATES[share::SHARES]:
        two_steps.show(phone, gallery, state, recorded["previews"]["correction"])
        two_steps.go(phone, steps)
        for width, height in SIZES:
            phone.set_viewport_size({"width": width, "height": height})
            for verb in verbs:
                if found := two_steps.wrong(phone, verb):
                    wrong[f"{state}, {verb}, {width} × {height}"] = found
    assert wrong == {}


def test_every_confirmation_is_the_shared_one() -> None:
    """Nobody writes a button to leave a question but the component that keeps it on the screen."""
    others = re.compile(r"never-mind")
    files = {
        str(file.relative_to(SOURCES))
        for file in SOURCES.rglob("*.svelte")
        if others.search(file.read_text("utf-8"))
    }
    assert files == {
        "ui/Confirmation.svelte",
        "games/cabo/table/CaboActions.svelte",  # leaves the choice of a card
        "screens/ContinueOnDevice.svelte",  # a link to the first screen
    }
