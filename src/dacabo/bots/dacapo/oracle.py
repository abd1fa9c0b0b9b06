"""The upper bound: a player who sees all the cards. For the arena alone."""

from random import Random
from typing import Final

from dacabo.bots.dacapo.board import Step, move_of, whole
from dacabo.bots.dacapo.presto import chosen, try_out
from dacabo.bots.dacapo.turns import Turn
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Match

PLANS: Final = 8
NODES: Final = 400


class Oracle:
    """Allegro's search and Presto's way to try plans out, in the one true world."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        del players, seat
        self.rules = rules
        self.seed = seed

    def choose(self, state: Match, decision: Decision) -> Move:
        """Answer a decision, knowing everything."""
        del decision
        return move_of(self.think(state))

    def think(self, state: Match) -> Step:
        """The first step of the plan that turns out best."""
        rng = Random(self.seed)  # noqa: S311 (what nobody knows: how the table will shuffle)
        plans = Turn(self.rules, whole(state, rng), most=NODES).plans(PLANS)
        came_out = [
            try_out(whole(state, Random(self.seed)), plan)  # noqa: S311 (as above)
            for plan in plans
        ]
        return chosen(plans, [[worth - came_out[0]] for worth in came_out]).steps[0]
