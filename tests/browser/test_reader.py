"""The texts that a screen reader reads to a player."""

import pytest
from browser.harness.app_words import app_text
from browser.harness.company import gather, play
from browser.harness.habits import act
from browser.harness.person import Invite, Person
from browser.harness.secrecy import forgotten, label_of, sights

from dacabo.core.phrases import Face, Where, Who
from dacabo.i18n import Words

SAID_SECONDS = 8
"""For which a line stays in the live region."""


def lines_read(person: Person) -> list[str]:
    """The lines that were read aloud and are still there."""
    return person.page.get_by_role("log").first.locator("p").all_inner_texts()


def record_lines(person: Person) -> None:
    """Record everything that is read aloud from now on."""
    person.page.evaluate(
        """() => {
          window.aloud = [];
          const log = document.querySelector("[role=log][aria-live=polite]");
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes) {
              for (const node of addedNodes) if (node.textContent) aloud.push(node.textContent);
            }
          }).observe(log, { childList: true, subtree: true });
        }"""
    )


def test_a_screen_reader_finds_everything(people: Invite) -> None:
    """Headings, actions by name and cards by label are in the accessibility tree."""
    ana, bo = company = [people("Ana"), people("Bo")]
    gather(company, "original")
    page, words = ana.page, Words("en", ana.names, 0)
    assert page.get_by_role("heading", level=1).count() == 1
    assert page.get_by_role("main").count() == 1
    for slot in range(1, 5):
        label = app_text("en", "app-spot-down", where=words.text("place-yours", slot=slot))
        assert page.get_by_role("button", name=label, exact=True).count() == 1, label
        theirs = label_of(words, (1, slot - 1))
        assert page.get_by_role("button", name=theirs, exact=True).count() == 1, theirs
    page.get_by_role("button", name="your card 2, face down").click()
    ana.wait(lambda scene: scene.kinds == ("looking",))
    card = ana.cards["layouts"][0][1]
    where = words.text("place-yours", slot=2)
    open_ = app_text("en", "app-spot-open", where=where, card=words.text(f"card-{card}"))
    assert page.get_by_role("button", name=open_, exact=True).count() == 1
    assert open_ not in bo.page.locator("body").aria_snapshot()
    page.get_by_role("button", name=app_text("en", "app-seen")).click()
    play(company, lambda: ana.look().kinds == ("turn",))
    names = [app_text("en", key) for key in ("app-draw", "app-cabo")]
    for name in names:
        assert page.get_by_role("button", name=name, exact=True).count() == 1, name
    assert page.get_by_role("region", name=app_text("en", "app-mine")).count() == 1
    tree = page.locator("body").aria_snapshot()
    assert app_text("en", "app-your-turn") in tree


@pytest.mark.long
def test_public_and_own_events_are_read_aloud(people: Invite) -> None:
    """A card that was looked at or drawn is told to one player only."""
    ana, bo = company = [people("Ana"), people("Bo")]
    gather(company, "original")
    for person in company:
        record_lines(person)
    with ana.answering():
        ana.choose("a1")
    card = ana.cards["layouts"][0][0]
    own = Words("en", ana.names, 0)
    saw = own.text("cabo-saw", where=Where((0, 0)), card=Face((card,)))
    others = Words("en", ana.names, 1)
    looked = others.text("cabo-looked-first", who=Who(0), where=Where((0, 0)))
    ana.wait(lambda _: any(saw in line for line in ana.page.evaluate("() => aloud")), "the look")
    bo.wait(lambda _: any(looked in line for line in bo.page.evaluate("() => aloud")), "the look")
    play(company, lambda: ana.cards["turn"] >= 4)
    for person in company:
        words = Words("en", person.names, person.seat)
        told = " ".join(person.page.evaluate("() => aloud"))
        for message in person.messages:
            if message["type"] != "news":
                continue
            for fact in message["event"]["facts"]:
                match fact["type"]:
                    case "drew":
                        assert words.text("cabo-drew", who=Who(fact["by"])) in told
                    case "drawn":
                        said = words.text("cabo-drawn", card=Face((fact["card"],)))
                        assert said in told
        # Two people may be told the same of different cards; no one hears more than they were told.
        known = {line for _, line in sights(person)}
        unknown = {line for other in company for _, line in sights(other)} - known
        assert not [line for line in unknown if line in told]


@pytest.mark.long
def test_a_card_read_aloud_does_not_stay(people: Invite) -> None:
    """After a look its card is nowhere on the page, not even in the live region."""
    ana, bo = company = [people("Ana"), people("Bo")]
    ana.page.clock.install()
    gather(company, "original")
    play(company, lambda: ana.look().kinds == ("turn",) or bo.look().kinds == ("turn",))
    ana.pause(500)
    sentences = list(forgotten(ana))
    assert sentences
    ana.page.clock.fast_forward(1_000 * SAID_SECONDS)
    ana.wait(
        lambda _: not any(said in line for said in sentences for line in lines_read(ana)),
        "the live region to forget",
    )
    assert act(bo) or act(ana)
