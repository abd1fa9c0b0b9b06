"""The upper bound: a player that sees all cards. For the arena only."""

from random import Random
from typing import Final

from dacabo.bots.dacapo.board import move_of, whole
from dacabo.bots.dacapo.presto import try_out
from dacabo.bots.dacapo.turns import Turn
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match

PLANS: Final = 12
NODES: Final = 600
TURNS: Final = 3
"""The number of turns it looks ahead: it knows what will be drawn and turned up."""


class Oracle:
    """Allegro's search and Presto's evaluation of plans, in the one real world."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        del players, seat
        self.rules = rules
        self.seed = seed

    def choose(self, state: Match, decision: Decision) -> Move:
        """Answer a decision, knowing everything except future shuffles."""
        del decision

        def now() -> Random:
            return Random(self.seed)  # noqa: S311 (a guess at the next shuffle)

        plans = Turn(self.rules, whole(state, now()), most=NODES, sees_all=True).plans(PLANS)
        best = max(plans, key=lambda plan: try_out(self.rules, whole(state, now()), plan, TURNS))
        return move_of(best.steps[0])
