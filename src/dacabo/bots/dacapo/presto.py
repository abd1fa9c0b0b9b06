"""Presto: Allegro's best plans, tried out with sampled refills and what they leave the others."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

from dacabo.bots.bot import Budget
from dacabo.bots.dacapo.board import Board, Step, whole
from dacabo.bots.dacapo.levels import Allegro
from dacabo.bots.dacapo.quick import quick
from dacabo.bots.dacapo.turns import Plan, Turn
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View

BUDGET: Final = Budget(samples=16)
PLANS: Final = 5
"""How many of Allegro's plans are tried out."""
FIRST_THOUGHT: Final = 1.0
"""How much Allegro's own opinion of a plan counts beside what comes out."""
NODES: Final = 60
"""How far the rest of the turn is thought through in a sampled world."""
LAPS: Final = 1
"""How long everybody plays on."""
VICTORY: Final = 5.0
"""What an empty stack is worth, in cards."""
THEIRS: Final = 0.6
"""What a card in the others' stacks is worth."""
ENDLESS: Final = 400


class Presto(Allegro):
    """Tries its best plans in the same sampled worlds, and takes the one that comes out best."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, budget: Budget = BUDGET
    ) -> None:
        super().__init__(rules, players, seat, seed)
        self.budget = budget

    def best(self, board: Board, view: View) -> tuple[Step, ...]:
        """What to do until something new is seen."""
        plans = Turn(self.rules, board, most=self.nodes).plans(PLANS)
        if len(plans) == 1:
            return plans[0].steps
        began = perf_counter()
        worth = [0.0] * len(plans)
        tried = 0
        while self.goes_on(tried, began):
            world = self.game.sample(self.knowledge, view, self.rng)
            luck = self.rng.getrandbits(32)
            for k, plan in enumerate(plans):
                rng = Random(luck)  # noqa: S311 (a play-out's whims, the same for every plan)
                worth[k] += try_out(self.rules, whole(world, rng), plan)
            tried += 1
        return chosen(plans, worth, tried).steps

    def goes_on(self, tried: int, began: float) -> bool:
        """Whether there is something left of the budget; something is always tried."""
        if self.budget.samples is not None:
            return tried < self.budget.samples
        assert self.budget.milliseconds is not None
        return not tried or (perf_counter() - began) * 1000 < self.budget.milliseconds


def chosen(plans: Sequence[Plan], worth: Sequence[float], tried: int) -> Plan:
    """The plan that is best by what came out and by the first thought together."""

    def opinion(k: int) -> float:
        return worth[k] / tried + FIRST_THOUGHT * plans[k].worth

    return plans[max(range(len(plans)), key=opinion)]


def try_out(rules: Rules, board: Board, plan: Plan, laps: int = LAPS) -> float:
    """How far ahead the player on turn is after a plan, when everybody has played on a little."""
    me = board.player
    for step in plan.steps:
        if not board.winners:
            board.do(step)
    turns = laps * len(board.stacks) + 1
    own_turn = board.player == me
    player = board.player
    for _ in range(ENDLESS):
        if board.winners:
            break
        if own_turn:
            for step in Turn(rules, board, most=NODES).best().steps:
                if not board.winners:
                    board.do(step)
        else:
            board.do(quick(board))
        if board.player != player:
            own_turn, player = False, board.player
            turns -= 1
            if not turns:
                break
    return ahead(board, me)


def ahead(board: Board, me: Seat) -> float:
    """How many stack cards a player is ahead of the others."""
    left = [len(stack) for stack in board.stacks]
    others = [cards for seat, cards in enumerate(left) if seat != me]
    worth = THEIRS * sum(others) / len(others) - left[me]
    if board.winners:
        worth += VICTORY if me in board.winners else -VICTORY
    return worth
