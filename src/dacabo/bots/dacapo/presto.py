"""Presto: Allegro's best plans, tried with sampled draws and the others' replies."""

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from dacabo.bots.bot import Budget
from dacabo.bots.characters import Habit
from dacabo.bots.dacapo.board import DONE, PUT, Board, Step, whole
from dacabo.bots.dacapo.levels import Allegro
from dacabo.bots.dacapo.turns import Plan, Turn
from dacabo.bots.dacapo.weighing.standing import standing
from dacabo.bots.dacapo.weighing.worth import TASTE, WON
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View

BUDGET: Final = Budget(samples=12)
PLANS: Final = 5
"""The maximum number of Allegro's plans that are tried."""
DOUBT: Final = 1.2
"""Plans that Allegro rates worse than its best by more than this many cards are not tried."""
NODES: Final = 40
"""The size of the search of a turn in a sampled world."""
FIRST: Final = 6
"""After this many worlds, only the two best plans are tried further, besides Allegro's own."""
ERRORS: Final = 0.7
"""The number of standard errors by which a plan must beat Allegro's."""
ENDLESS: Final = 100


class Presto(Allegro):
    """Tries its best plans in the same sampled worlds, and picks the one with the best outcome."""

    manner = TASTE

    def __init__(
        self,
        rules: Rules,
        players: int,
        seat: Seat,
        seed: int,
        budget: Budget = BUDGET,
        *,
        habit: Habit | None = None,
    ) -> None:
        super().__init__(rules, players, seat, seed, habit=habit)
        self.budget = budget

    def best(self, board: Board, view: View) -> tuple[Step, ...]:
        """The steps until something new is seen."""
        turn = Turn(self.rules, board, most=self.nodes, within=DOUBT, taste=self.taste)
        plans = turn.plans(PLANS)
        plans = [plan for plan in plans if plan.worth >= plans[0].worth - DOUBT]
        if len(plans) == 1 or plans[0].worth == WON:
            return plans[0].steps
        began = perf_counter()
        first_thought, *others = plans
        leads: dict[Plan, list[float]] = {plan: [] for plan in others}
        tried = 0
        while self._goes_on(tried, began):
            world = self.game.sample(self.knowledge, view, self.rng)
            luck = self.rng.getrandbits(32)
            worth = {}
            for plan in (first_thought, *leads):
                rng = Random(luck)  # noqa: S311 (how the table would shuffle, the same for all)
                worth[plan] = try_out(self.rules, whole(world, rng), plan)
            for plan, lead in leads.items():
                lead.append(worth[plan] - worth[first_thought])
            tried += 1
            if tried == FIRST:
                leads = dict(sorted(leads.items(), key=lambda item: -sum(item[1]))[:2])
        plan, lead = max(leads.items(), key=lambda item: beyond_luck(item[1]))
        return plan.steps if beyond_luck(lead) > 0 else first_thought.steps

    def _goes_on(self, tried: int, began: float) -> bool:
        """Whether some of the budget is left; at least one world is always tried."""
        if self.budget.samples is not None and tried >= self.budget.samples:
            return not tried
        if self.budget.milliseconds is None:
            return self.budget.samples is not None
        return not tried or (perf_counter() - began) * 1000 < self.budget.milliseconds


def beyond_luck(lead: Sequence[float]) -> float:
    """How much better a plan is than Allegro's, less the sampling error."""
    if len(lead) == 1:
        return lead[0]
    return fmean(lead) - ERRORS * stdev(lead) / sqrt(len(lead))


def try_out(
    rules: Rules, board: Board, plan: Plan, turns: int = 1, *, knows: bool = False
) -> float:
    """The value of a plan in a world: at the end of the turn, and some turns later.

    The first is Allegro's estimate at the end of the turn, once draws and stack cards are seen; its
    variance is low. The second includes the others' replies, which is what counts, but its variance
    is high.
    """
    me, before = board.player, len(board.stacks[board.player])
    opinion = plan.worth
    for step in plan.steps:
        board.do(step)
    last = plan.steps[-1]
    while not board.winners and last[0] != PUT and last != DONE:
        rest = Turn(rules, board, most=NODES, sees_all=knows).best()
        opinion = rest.worth + before - len(board.stacks[me])
        last = play(board, rest)
    if board.winners:
        return 2 * standing(rules, board, me)
    for _ in range(turns):
        player = board.player
        for _ in range(ENDLESS):
            if board.winners or board.player != player:
                break
            play(board, Turn(rules, board, most=NODES, sees_all=knows).best())
    return opinion + standing(rules, board, me)


def play(board: Board, plan: Plan) -> Step:
    """Play a plan until it or the game ends, and return the last step."""
    for step in plan.steps:
        board.do(step)
        if board.winners:
            return step
    return plan.steps[-1]
