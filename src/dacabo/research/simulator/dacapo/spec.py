"""The rules of Da Capo! as numbers, and the sizes and modules of its kernel."""

from collections.abc import Sequence
from typing import Final

from dacabo.dacapo.rules import Rules
from dacabo.observations.dacapo.layout import GLOBALS
from dacabo.observations.dacapo.steps import sizes
from dacabo.research.simulator.dacapo.kernel import layout as at
from dacabo.research.simulator.spec import NOBODY_CALLS, Shape

POINTS_SIGN: Final = 1
"""The sign of points in a reward: in Da Capo! the most points win."""

MODULES: Final = (
    "dacabo.research.simulator.chance",
    "dacabo.observations.dacapo.layout",
    "dacabo.research.simulator.dacapo.kernel.layout",
    "dacabo.research.simulator.dacapo.kernel.deal",
    "dacabo.research.simulator.dacapo.kernel.scoring",
    "dacabo.research.simulator.dacapo.kernel.moves",
    "dacabo.research.simulator.dacapo.kernel.decisions",
    "dacabo.research.simulator.dacapo.kernel.observations",
    "dacabo.research.simulator.batch",
)

PLAYERS: Final = None
"""No bot of this game is a kernel."""


def rules_vector(rules: Rules, players: int, slots: int) -> list[int]:
    """Return the rules as the kernel reads them; refuse a number of players that they forbid."""
    kinds, sources, put = sizes(rules, players)
    r = [0] * at.RULES
    r[at.PLAYERS] = players
    r[at.SLOTS_PER_PILE] = slots
    r[at.FULL_STACK] = rules.stack
    r[at.FULL_HAND] = rules.hand
    r[at.BUILDING_PILES] = rules.building_piles
    r[at.HELP_PILES] = rules.help_piles
    r[at.HIGHEST] = rules.highest
    r[at.COPY_COUNT] = rules.copies
    r[at.JOKER_COUNT] = rules.jokers
    r[at.TARGET_POINTS] = at.NO_TARGET if rules.target is None else rules.target
    r[at.KIND_COUNT] = kinds
    r[at.SOURCE_COUNT] = sources
    r[at.FIRST_PUT] = put
    r[at.MAX_HAND_KINDS] = min(rules.hand, kinds)
    r[at.SEAT_SIZE] = kinds + rules.help_piles * slots
    return r


def shape(r: Sequence[int]) -> Shape:
    """Return the sizes of the arrays for these rules."""
    players = r[at.PLAYERS]
    return Shape(
        small=at.SEAT_CARDS + players * r[at.SEAT_SIZE],
        wide=at.WIDE,
        actions=r[at.FIRST_PUT] + r[at.HELP_PILES] * r[at.KIND_COUNT],
        tokens=GLOBALS + players * r[at.HELP_PILES] * (1 + r[at.SLOTS_PER_PILE]),
        hidden_state=(players + 2) * r[at.KIND_COUNT],
        asked=at.ASKED,
        event=at.EVENT,
        winners=at.WINNERS,
        caller=NOBODY_CALLS,
        points=at.POINTS,
        totals=at.TOTALS,
        final=at.FINAL,
    )


def slots_for(rules: Rules, players: int) -> int:
    """Return how many cards to reserve for a help pile: 24 more than twice its even share."""
    free = len(rules.pack) - players * rules.stack
    return min(free, 24 + 2 * free // (players * rules.help_piles))
