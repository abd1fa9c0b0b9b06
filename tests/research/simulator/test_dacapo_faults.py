"""A twin of Da Capo! with a planted fault is told from the engine."""

import ast
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from research.simulator.lockstep import Difference
from research.simulator.lockstep_dacapo import POLICIES, Pair, any_table
from shares import first

from dacabo.research.simulator.compiling.assembling import assemble
from dacabo.research.simulator.dacapo.spec import MODULES

FAULTS = {
    "a joker set aside stays the number it stood for": (
        "playing",
        "if jokers >> number & 1:",
        "if jokers >> number & 0:",
    ),
    "a finished pile stays": ("playing", "if height == r[HIGHEST]:", "if height > r[HIGHEST]:"),
    "a hand emptied by building is not filled": (
        "playing",
        "return FILLS if s[HANDS + player] == 0 else GOES_ON",
        "return GOES_ON",
    ),
    "a help pile is built from the bottom": (
        "playing",
        "s[help_of(r, seat, number) + height - 1] if",
        "s[help_of(r, seat, number)] if",
    ),
    "a help pile that is full loses a card": (
        "playing",
        "        s[EVENT] |= TRUNCATED\n        return GOES_ON",
        "        leave_hand(s, w, r, player, kind)\n        return next_turn(s, w, r)",
    ),
    "a built stack card does not count as acting": (
        "playing",
        "    s[ACTED] = 1\n",
        "    s[ACTED] = source < r[KINDS]\n",
    ),
    "a turn without a card is always idle": ("playing", "if not s[ACTED]:", "if True:"),
    "a stalemate needs two laps": (
        "playing",
        "if s[IDLE] == r[PLAYERS]:",
        "if s[IDLE] == 2 * r[PLAYERS]:",
    ),
    "putting down does not end idleness": (
        "playing",
        "    s[IDLE] = 0\n    return next_turn",
        "    return next_turn",
    ),
    "the pile is reshuffled one card too early": ("dealing", "if w[PILE] == 0:", "if w[PILE] < 2:"),
    "after a reshuffle cards come from the stacks": ("dealing", "s[LATEST] = 1", "s[LATEST] = 0"),
    "a new deal leaves help piles": (
        "dealing",
        "w[HEIGHTS + seat * MOST_PLACES + number] = 0",
        "pass",
    ),
    "the dealer starts": ("dealing", "after(r, dealer, 1)", "after(r, dealer, 0)"),
    "the deal does not move": (
        "scoring",
        "after(r, s[DEALER], 1)",
        "after(r, s[DEALER], 0)",
    ),
    "winners score the smallest stacks, too": (
        "scoring",
        "if s[STACKS + seat] != least:",
        "if s[STACKS + seat] >= least:",
    ),
    "a match goes on at its target": ("scoring", ">= r[TARGET]", "> r[TARGET]"),
    "any free place can be built at": ("asking", "if wanted > 1 or not free:", "if True:"),
    "any free place can be put at": (
        "asking",
        "kinds if top != NO_CARD or not free else 0",
        "kinds",
    ),
    "a joker does not fit": ("asking", "count += held >> JOKER & 1", "count += 0"),
    "a hand card is kept in mind after it is gone": (
        "playing",
        "w[HELD + seat] &= ~(1 << kind)",
        "pass",
    ),
    "a viewer's own hand is unseen": ("observing", "if seat != viewer:", "if True:"),
    "another's hand is seen": (
        "observing",
        "s[hand_of(r, viewer) + kind] if used",
        "s[hand_of(r, after(r, viewer, 1)) + kind] if used",
    ),
    "seats are not counted from the viewer": (
        "observing",
        "seat = after(r, viewer, number) if used else 0",
        "seat = number if used else 0",
    ),
}

SELDOM = {"putting down does not end idleness"}
"""What matters so seldom that it takes seconds to find."""


def spoilt(module: str, right: str, wrong: str) -> dict[str, Any]:
    """The functions of the twin, with a line of one of its modules changed."""
    names = assemble(MODULES)
    path = files("dacabo.research.simulator").joinpath("dacapo", "kernel", f"{module}.py")
    text = path.read_text("utf-8")
    assert text.count(right) == 1
    tree = ast.parse(text.replace(right, wrong))
    tree.body = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    exec(compile(tree, str(path), "exec"), names)  # noqa: S102 (our own module)
    return names


def play(fault: str) -> None:
    """Play with a fault until it is found, for a while."""
    names = spoilt(*FAULTS[fault])
    for seed in range(200):
        rng = Random(seed)
        rules, players = any_table(rng)
        pair = Pair(rules, players, slots=rng.choice((1, 4, 60)), seed=seed, names=names)
        for _ in range(60):
            pair.decide(POLICIES[seed % len(POLICIES)])


@pytest.mark.parametrize(
    "fault",
    first(sorted(FAULTS, key=SELDOM.__contains__), 8),
)
def test_a_fault_is_found(fault: str) -> None:
    """Whatever is wrong, something differs."""
    with pytest.raises(Difference):
        play(fault)
