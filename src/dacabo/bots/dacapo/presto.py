"""Presto: Allegro's best plans, tried out with sampled refills and what they leave the others."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pstdev
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

BUDGET: Final = Budget(samples=24)
PLANS: Final = 4
"""How many of Allegro's plans are tried out."""
CLOSE: Final = 0.3
"""Only plans that Allegro finds about as good as its best are tried, by so many stack cards."""
DOUBT: Final = 1.5
"""A plan has to be better than Allegro's by so many standard errors."""
NODES: Final = 1000
"""How many tables it looks at in a turn, at most."""
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
        plans = Turn(self.rules, board, most=NODES).plans(PLANS)
        plans = [plan for plan in plans if plan.worth >= plans[0].worth - CLOSE]
        if len(plans) == 1:
            return plans[0].steps
        began = perf_counter()
        leads: list[list[float]] = [[] for _ in plans]
        while self.goes_on(len(leads[0]), began):
            world = self.game.sample(self.knowledge, view, self.rng)
            luck = self.rng.getrandbits(32)
            came_out = [
                try_out(whole(world, Random(luck)), plan)  # noqa: S311 (play-outs' luck)
                for plan in plans
            ]
            for lead, worth in zip(leads, came_out, strict=True):
                lead.append(worth - came_out[0])
        return chosen(plans, leads).steps

    def goes_on(self, tried: int, began: float) -> bool:
        """Whether there is something left of the budget; something is always tried."""
        if self.budget.samples is not None:
            return tried < self.budget.samples
        assert self.budget.milliseconds is not None
        return not tried or (perf_counter() - began) * 1000 < self.budget.milliseconds


def chosen(plans: Sequence[Plan], leads: Sequence[Sequence[float]]) -> Plan:
    """The best plan, if it leads Allegro's, the first, by more than luck."""

    def surplus(k: int) -> float:
        error = pstdev(leads[k]) / sqrt(len(leads[k]))
        return fmean(leads[k]) - DOUBT * error

    return plans[max(range(len(plans)), key=surplus)]


def try_out(board: Board, plan: Plan) -> float:
    """How far ahead the player on turn is at the end of their next turn, quickly played."""
    me = board.player
    for step in plan.steps:
        if not board.winners:
            board.do(step)
    turns = len(board.stacks) + 1
    for _ in range(ENDLESS):
        if board.winners or not turns:
            break
        player = board.player
        board.do(quick(board))
        turns -= board.player != player
    return ahead(board, me)


def ahead(board: Board, me: Seat) -> float:
    """How many stack cards a player is ahead of the others."""
    left = [len(stack) for stack in board.stacks]
    others = [cards for seat, cards in enumerate(left) if seat != me]
    worth = THEIRS * sum(others) / len(others) - left[me]
    if board.winners:
        worth += VICTORY if me in board.winners else -VICTORY
    return worth
