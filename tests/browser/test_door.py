"""The door of an evening in real browsers: who is there, by which name, and who comes back."""

from browser.person import DESKTOP, Invite, Person
from server.holders import Holder, open_event
from server.rig import Server

from dacabo.tournament import requests as ask


def at(person: Person, holder: Holder) -> None:
    """Open a link."""
    person.go(f"{holder.server.link}/event#{holder.key}")


def sees(person: Person, selector: str) -> None:
    """Wait until a person sees something."""
    person.page.wait_for_selector(selector)


def sees_not(person: Person, selector: str) -> None:
    """Wait until it is gone."""
    person.page.wait_for_selector(selector, state="detached")


def test_who_is_here(people: Invite, server: Server) -> None:
    """One tap for all, one for those who are here; a wrong tick and a wrong name are corrected."""
    organiser = open_event(server)
    organiser.ask(ask.Register(tuple(f"P{n}" for n in range(1, 8))))
    organiser.ask(ask.CheckIn(0))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    sees(ana, "[data-todo=check-in]")
    assert ana.page.locator("[data-action=ask-draw-here]").count() == 0, "one is not enough"
    ana.page.click("[data-todo=check-in] [data-action=all-here]")
    sees(ana, "[data-todo=draw]")
    ana.page.click("li[data-player='3'] [data-action=check-out]")
    sees(ana, "li[data-player='3'] [data-action=check-in]")
    ana.page.click("li[data-player='1'] [data-action=player]")
    ana.page.click("dialog [data-action=rename]")
    ana.page.fill("[data-field=rename]", "Jörg")
    ana.page.click("dialog [data-action=do-rename]")
    sees_not(ana, "dialog[open]")
    assert ana.page.inner_text("li[data-player='1'] .name") == "Jörg"
    ana.tap("ask-draw-here")
    ana.tap("draw-here")
    sees(ana, "[data-part=draft]")
    assert "P4" not in ana.page.inner_text("[data-part=draft]")


def test_back_at_a_table(people: Invite, server: Server) -> None:
    """A wrong drop-out in the middle of a match is undone where it was made."""
    organiser = open_event(server)
    organiser.ask(ask.Register(("Ada", "Bo", "Cy", "Di")))
    organiser.ask(ask.Draw())
    organiser.ask(ask.Publish())
    organiser.ask(ask.Start())
    organiser.ask(ask.DropOut(2))
    ana = people("Ana", size=DESKTOP)
    at(ana, organiser)
    ana.page.click("li[data-player='2'] [data-action=player]")
    ana.page.click("dialog [data-action=back]")
    sees_not(ana, "li[data-player='2'].gone")
