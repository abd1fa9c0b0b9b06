"""Laws that hold in every match of Da Capo!, with any sizes and players."""

from collections import Counter
from random import Random

import pytest
from dacapo.harness.subject import DaCapoSubject
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dacabo.core.errors import RulesError
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.dacapo.state import Match
from dacabo.testing.laws import prove
from dacabo.testing.subject import play_on

GAME = DaCapo()


@st.composite
def tables(draw: st.DrawFn) -> tuple[Rules, int]:
    """Any sizes that a deck allows, and a number of players."""
    sizes = {
        "stack": st.integers(1, 8),
        "hand": st.integers(1, 5),
        "building_piles": st.integers(1, 4),
        "help_piles": st.integers(1, 4),
        "highest": st.integers(2, 10),
        "copies": st.integers(1, 8),
        "jokers": st.integers(0, 8),
        "target": st.none() | st.integers(1, 20),
        "first_seat_starts": st.booleans(),
    }
    changes = draw(st.fixed_dictionaries({}, optional=sizes))
    players = draw(st.integers(2, 6))
    try:
        rules = PRESETS["single"].changed(changes)
        rules.check_players(players)
    except RulesError:
        return PRESETS["match"], 2
    return rules, players


@pytest.mark.parametrize(
    "examples", [9, pytest.param(300, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_every_match_keeps_the_laws(examples: int) -> None:
    """Cards are conserved, knowledge is true, states survive serialisation, totals add up."""

    @settings(
        max_examples=examples,
        derandomize=examples < 1000,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(table=tables(), seed=st.integers(0, 2**32 - 1))
    def check(table: tuple[Rules, int], seed: int) -> None:
        rules, players = table
        rng = Random(seed)
        subject = DaCapoSubject(build=rng.choice([0.3, 0.95]))
        check_totals(prove(subject, rng, rules, players, check_knowledge))

    check()


def check_knowledge(match: Match, knowledge: Knowledge) -> None:
    """Every known card is right, and the unseen cards are exactly the hidden ones."""
    now = match.round
    if not now.hands:
        return
    assert knowledge.hands == tuple(map(len, now.hands))
    assert knowledge.stacks == tuple(map(len, now.stacks))
    assert knowledge.tops == tuple(stack[-1] if stack else None for stack in now.stacks)
    assert (knowledge.helps, knowledge.building, knowledge.aside) == (
        now.helps,
        now.building,
        now.aside,
    )
    assert knowledge.pile == len(now.pile)
    hidden = Counter(now.pile)
    for stack in now.stacks:
        hidden.update(stack[:-1])
    for seat, hand in enumerate(now.hands):
        if seat == knowledge.viewer:
            assert knowledge.hand == hand
        else:
            hidden.update(hand)
    assert Counter(knowledge.unseen) == hidden


def check_totals(match: Match) -> None:
    """A winner scores the cards left in the losers' stacks, and points add up."""
    totals = (0,) * match.players
    for result in match.results:
        losers_cards = sum(
            cards_left for seat, cards_left in enumerate(result.left) if seat not in result.winners
        )
        for seat, points in enumerate(result.points):
            assert points == (losers_cards if seat in result.winners else 0)
        totals = tuple(map(sum, zip(totals, result.points, strict=True)))
        assert result.totals == totals
    assert match.totals == totals


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", PRESETS["single"].players)
def test_matches_come_to_an_end(preset: str, players: int) -> None:
    """Single games and matches end with every number of players."""
    start = GAME.start(PRESETS[preset], players)
    *_, last = play_on(DaCapoSubject(), Random(players), start, most=50_000)
    assert GAME.result(last.after) is not None
