"""The upper bound: a player who sees all the cards. For the arena alone."""

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
"""How many turns it looks ahead: it knows what will be drawn and turned up."""


class Oracle:
    """Allegro's search and Presto's way to try plans out, in the one true world."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        del players, seat
        self.rules = rules
        self.seed = seed

    def choose(self, state: Match, decision: Decision) -> Move:
        """Answer a decision, knowing everything but how the table will shuffle."""
        del decision

        def now() -> Random:
            return Random(self.seed)  # noqa: S311 (a guess at the next shuffle)

        plans = Turn(self.rules, whole(state, now()), most=NODES, sees_all=True).plans(PLANS)
        best = max(plans, key=lambda plan: try_out(self.rules, whole(state, now()), plan, TURNS))
        return move_of(best.steps[0])
