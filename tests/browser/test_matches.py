"""Whole matches in several browsers, from the first chair to the verified record."""

from typing import Any

import pytest
from browser.harness.company import (
    begin,
    gather,
    is_over,
    open_on_screen,
    play,
    proven,
    sit_down,
)
from browser.harness.person import DESKTOP, PHONE, Invite
from browser.harness.secrecy import Witness

NAMES = ("Ana", "Bo", "Cem", "Dee")
SHORT: dict[str, tuple[int, dict[str, Any]]] = {
    "original": (3, {"limit": 10}),
    "gretel-malte": (2, {"limit": 20}),
    "dutch": (3, {"rounds": 2}),
    "tournament": (2, {"rounds": 2}),
    "single": (3, {"stack": 4}),
    "match": (2, {"stack": 2, "target": 3}),
}


# In the quick run people play a match to its end where they seal shares (`test_sealing.py`), and a
# game of Da Capo! by keyboard.
@pytest.mark.long
@pytest.mark.parametrize("preset", SHORT)
def test_a_match_by_clicks_reveals_no_card(preset: str, people: Invite) -> None:
    """People play to the end, and nobody ever has a card that they must not know."""
    players, changes = SHORT[preset]
    company = [
        people(name, size=(PHONE, DESKTOP)[index % 2], seed=players)
        for index, name in enumerate(NAMES[:players])
    ]
    host, *others = company
    if preset in ("original", "match"):
        sit_down(open_on_screen(host, preset, players, **changes), others)
        begin(host, others)
    else:
        gather(company, preset, **changes)
    witness = Witness()
    play(company, lambda: is_over(company), witness=witness)
    if preset not in ("single", "match"):
        assert witness.spots > 15
    record = proven(company[-1])
    assert [person.cards["result"] for person in company] == [host.cards["result"]] * players
    assert len(record.names) == players
    assert record.preset == preset


@pytest.mark.long
@pytest.mark.parametrize("preset", SHORT)
def test_a_match_by_the_full_rules_reveals_no_card(preset: str, people: Invite) -> None:
    """Four people play, where the rules allow four."""
    company = [people(name, seed=4) for name in NAMES]
    changes = {"minutes": 10} if preset == "tournament" else {}
    gather(company, preset, **changes)
    play(company, lambda: is_over(company), seconds=60, check_every=20)
    proven(company[0])
