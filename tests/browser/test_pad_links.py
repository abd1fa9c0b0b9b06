"""A score pad gets another link: one phone renews it, the others are told to ask for it."""

import pytest
from browser.harness.person import Invite, Person
from browser.harness.tournament_desk import enter_round, rounds, wait_for
from browser.test_score_pad import new_pad
from harness.shares import first
from playwright.sync_api import Route, expect

from dacabo.i18n import LANGUAGES

SMALL = (360, 640)
GONE = r"WebSocket|status of 404"
"""The line that Chromium logs when a link is no longer valid."""
CUT = r"ERR_FAILED|Failed to load resource"


def renew_link(person: Person) -> str:
    """Renew the link by hand, with everything in reach of a thumb; return the new address."""
    old = person.page.url
    person.tap("share")
    wait_for(person, "[data-part=share] [role=img] path")
    asking = person.page.locator("[data-action=ask-renew-link]")
    asking.scroll_into_view_if_needed()
    place = asking.bounding_box()
    person.tap("ask-renew-link")
    sure = person.page.locator("[data-action=renew-link]")
    for button in (sure, person.page.locator("[data-action=never-mind]")):
        expect(button).to_be_in_viewport(ratio=1)
        expect(button).to_be_enabled()
    answer = sure.bounding_box()
    assert place is not None
    assert answer is not None
    assert abs(answer["y"] - place["y"]) < 2 * place["height"], "the answer is out of reach"
    person.tap("renew-link")
    person.page.wait_for_url(lambda url: url != old)
    wait_for(person, "[data-part=share]:has([data-part=renewed]) [role=img] path")
    assert person.page.input_value("[data-part=share] input") == person.page.url
    person.page.keyboard.press("Escape")
    return person.page.url


def stored_text(person: Person) -> str:
    """Everything that the browser has stored."""
    found: str = person.page.evaluate("() => JSON.stringify(localStorage)")
    return found


def test_one_phone_renews_the_link_and_the_others_are_told(people: Invite) -> None:
    """The phone goes on with the new link and forgets the old one; others need the new one."""
    ana, bo = people("Ana", size=SMALL), people("Bo")
    bo.expected.append(GONE)
    old = new_pad(ana, "Ana", "Bo", "Chidi")
    enter_round(ana, [4, 12, 6])
    bo.go(old)
    bo.wait(lambda _: rounds(bo) == 1, "the first round")
    new = renew_link(ana)
    ana.wait(lambda _: rounds(ana) == 1, "the pad, by its new link")
    wait_for(bo, "[data-screen=closed]:has-text('Ask for the new one')")
    enter_round(ana, [4, 12, 6])
    bo.go(new)
    bo.wait(lambda _: rounds(bo) == 2, "the second round, by the new link")

    assert old.partition("#")[2] not in stored_text(ana)
    ana.go("/pads").page.wait_for_selector("[data-action=pad]")
    links = ana.page.locator("[data-action=pad]")
    assert [link.evaluate("link => link.href") for link in links.all()] == [new]
    bo.page.goto("about:blank")
    bo.go(old)
    wait_for(bo, "[data-screen=closed]:has-text('replaced by a new one')")


@pytest.mark.parametrize("language", first(sorted(LANGUAGES), 1))
def test_the_button_to_confirm_is_near_the_thumb(people: Invite, language: str) -> None:
    """It is so in every language, on a small phone."""
    ana = people("Ana", size=SMALL, language=language)
    new_pad(ana, "Ana", "Bo")
    renew_link(ana)


def test_a_double_tap_does_not_confirm(people: Invite) -> None:
    """The button appears under the finger, so it takes no tap for a moment."""
    ana = people("Ana", size=SMALL, rest=True)
    address = new_pad(ana, "Ana", "Bo")
    ana.tap("share")
    asking = ana.page.locator("[data-action=ask-renew-link]")
    asking.scroll_into_view_if_needed()
    ana.tap("ask-renew-link")
    ana.page.evaluate("() => document.querySelector('[data-action=renew-link]').click()")
    ana.pause(500)
    expect(ana.page.locator("[data-action=renew-link]")).to_be_visible()
    assert ana.page.url == address
    ana.tap("renew-link")
    ana.page.wait_for_url(lambda url: url != address)


def test_unsent_entries_move_to_the_new_link(people: Invite) -> None:
    """An entry that was made offline is on the pad once there is a connection."""
    ana = people("Ana")
    ana.expected.append(CUT)
    new_pad(ana, "Ana", "Bo")
    ana.page.route("**/api/pad", lambda route: route.abort())
    enter_round(ana, [4, 12])
    wait_for(ana, "[data-part=waiting]")
    renew_link(ana)
    wait_for(ana, "[data-part=waiting]")
    ana.page.unroute("**/api/pad")
    ana.page.evaluate("() => dispatchEvent(new Event('online'))")
    ana.page.wait_for_selector("[data-part=waiting]", state="detached")
    ana.reload()
    ana.wait(lambda _: rounds(ana) == 1, "the round, from the server")


def test_a_lost_answer_to_a_renewal_is_requested_again(people: Invite) -> None:
    """The pad has a new link that the phone does not know, so it asks until it does."""
    ana = people("Ana")
    ana.expected += [CUT, GONE]
    old = new_pad(ana, "Ana", "Bo")
    enter_round(ana, [4, 12])
    ana.wait(lambda _: rounds(ana) == 1, "the round")
    lost: list[int] = []

    def lose(route: Route) -> None:
        lost.append(route.fetch().status)
        route.abort()

    ana.page.route("**/api/pad/renew", lose, times=2)
    ana.tap("share")
    ana.tap("ask-renew-link")
    ana.tap("renew-link")
    ana.page.wait_for_url(lambda url: url != old)
    assert lost == [200, 200]
    ana.wait(lambda _: rounds(ana) == 1, "the pad, by its new link")


def test_a_renewed_pad_is_found_even_after_a_refusal(people: Invite) -> None:
    """The pad has a new link and the server is busy, so the phone asks until it knows the link."""
    ana = people("Ana")
    ana.expected += [CUT, GONE]
    old = new_pad(ana, "Ana", "Bo")
    later = {"code": "too-fast", "about": {}, "message": "Later."}

    def refuse(route: Route) -> None:
        assert route.fetch().status == 200
        route.fulfill(status=429, json=later)

    ana.page.route("**/api/pad/renew", refuse, times=2)
    ana.tap("share")
    ana.tap("ask-renew-link")
    ana.tap("renew-link")
    ana.page.wait_for_url(lambda url: url != old)
    wait_for(ana, "[data-part=renewed]")
