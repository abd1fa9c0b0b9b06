"""The test of the test: everything that could give a card away is noticed."""

import json
from collections.abc import Callable
from copy import deepcopy

import pytest
from browser.harness.company import against_bot, gather, play
from browser.harness.habits import act
from browser.harness.person import Invite, Json, Person
from browser.harness.secrecy import CHANGING, Leak, Witness, forgotten, leaks

PLANTED = {
    "an attribute": "spot.querySelector('.card').dataset.card = '7'",
    "a class": "spot.querySelector('svg').classList.add('seven')",
    "a class of the button": "spot.classList.add('low')",
    "a label": "spot.querySelector('.hidden-text').append('.')",
    "a title": "spot.title = '7'",
    "a style": "spot.style.opacity = '0.99'",
    "a remark": "spot.append(document.createComment('7'))",
    "something unseen": "spot.append(document.createElement('i'))",
    "something around it": "spot.parentElement.id = 'seven'",
}


def leaks_found(witness: Witness, person: Person) -> str:
    """The leaks that the check finds once nobody moves."""
    while (problem := witness._problem_with_spots(person)) == CHANGING:
        person.pause(30)
    return problem


def test_leaks_on_the_page_are_caught(people: Invite) -> None:
    """Each way in which one face-down card can differ from another makes the check fail."""
    ana = people("Ana")
    against_bot(ana, "original")
    witness = Witness()
    witness.check(ana)
    assert witness.spots == 8
    for what, planted in PLANTED.items():
        ana.page.evaluate(
            f"""() => {{
              window.before = document.querySelector('[data-place="b2"]').parentElement;
              window.after = before.cloneNode(true);
              before.replaceWith(after);
              const spot = after.querySelector('[data-place="b2"]');
              {planted};
            }}"""
        )
        assert leaks_found(witness, ana), what
        ana.page.evaluate("() => after.replaceWith(before)")
        assert not leaks_found(witness, ana)


@pytest.mark.long
def test_a_sentence_about_a_past_look_is_caught(people: Invite) -> None:
    """A sentence about a card that was put back must not be anywhere on the page."""
    ana = people("Ana")
    against_bot(ana, "original")
    witness = Witness()
    play([ana], lambda: ana.look().kinds == ("turn",), witness=witness)
    sentence, *_ = forgotten(ana)
    ana.page.evaluate("(said) => document.querySelector('main').append(said)", sentence)
    with pytest.raises(Leak, match="can still read"):
        witness.check(ana)


def _welcome(people: Invite) -> tuple[Person, Json]:
    ana = people("Ana")
    against_bot(ana, "original")
    play([ana], lambda: ana.look().kinds == ("turn",))
    ana.reload()
    return ana, ana.welcome


def test_leaks_in_messages_are_caught(people: Invite) -> None:
    """A message of a real match gets one thing that the seat must not know."""
    ana, welcome = _welcome(people)
    seat = ana.seat
    assert not list(leaks(welcome, seat))
    plants: tuple[Callable[[Json], object], ...] = (
        lambda told: told["view"]["layouts"][1].__setitem__(0, "7"),
        lambda told: told["view"]["layouts"][0].__setitem__(0, "7"),
        lambda told: told["view"].update(hand={"seat": 1, "card": "7", "drawn": True}),
        lambda told: told["view"].update(remembered=[["7", None], ["?"]]),
        lambda told: told["view"].update(deck=["7"]),
        lambda told: told["view"].update(viewer=1),
        lambda told: told["table"].update(seed="00" * 32),
        lambda told: told["view"]["decisions"][0].update(actor=1),
        lambda told: told.update(
            missed=[{"facts": [{"type": "saw", "place": [0, 0], "card": "7"}], "said": []}]
        ),
    )
    for plant in plants:
        told = deepcopy(welcome)
        plant(told)
        assert list(leaks(told, seat)), json.dumps(told)
    facts: tuple[Json, ...] = (
        {"type": "saw", "place": [1, 0], "card": "7"},
        {"type": "drawn", "card": "7"},
    )
    for fact in facts:
        event: Json = {"facts": [{"type": "drew", "by": 1}, fact], "said": []}
        assert list(leaks({"type": "news", "event": event}, seat))
    said = {"key": "cabo-drew", "about": {"card": {"type": "face", "cards": ["7"]}}}
    event = {"facts": [{"type": "drew", "by": 1}], "said": [said]}
    assert list(leaks({"type": "news", "event": event}, seat))


@pytest.mark.long
def test_an_assisted_table_shows_seen_cards(people: Invite) -> None:
    """The player who saw a card sees it where it is now, also after a reload."""
    ana, bo = company = [people("Ana"), people("Bo", seed=1)]
    gather(company, "original", table={"memory": "assisted"})
    witness = Witness()
    play(company, lambda: ana.cards["turn"] > 3, witness=witness, check_every=2)
    known = [card for card in ana.cards["remembered"][0] if card not in (None, "?")]
    assert known
    ana.reload()
    witness.check(ana)
    assert ana.page.locator(".remembered").count() >= len(known)
    assert act(bo) is not None


@pytest.mark.long
def test_a_spectator_sees_backs(people: Invite, browser: object) -> None:
    """A spectator sees the public part of the table, in the same DOM."""
    ana, bo = company = [people("Ana"), people("Bo", seed=1)]
    code = gather(company, "original")
    assert browser
    eva = people("Eva").go(f"/tables/{code}")
    witness = Witness()
    for _ in range(12):
        act(ana)
        act(bo)
        if eva.look().screen == "table" and ana.look().screen == "table":
            eva.wait(lambda _: len(eva.messages) > 0)
            for person in (ana, bo, eva):
                witness.check(person)
    assert len(witness.backs) == 1
    assert not eva.look().places
