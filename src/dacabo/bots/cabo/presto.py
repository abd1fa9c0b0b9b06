"""Presto: tries every sensible move in the same sampled worlds, and plays each of them out."""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.bot import Budget
from dacabo.bots.cabo.calling import urgency
from dacabo.bots.cabo.judgement import drawn_options, keep_options
from dacabo.bots.cabo.levels import Allegro, lap
from dacabo.bots.cabo.trying import Plan, plans_for_turn, try_out, with_tempers, worth_trying
from dacabo.bots.cabo.worlds import Worlds
from dacabo.cabo.moves import Call
from dacabo.cabo.rules import Rules
from dacabo.cabo.view import View
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

BUDGET: Final = Budget(samples=128)
BATCH: Final = 128
"""Worlds that are tried at a time: enough to keep the arrays busy."""
DOUBT: Final = 0.3


class Presto(Allegro):
    """Monte Carlo over what its seat knows, with Allegro's sense for the moves worth trying."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, budget: Budget = BUDGET
    ) -> None:
        super().__init__(rules, players, seat, seed)
        self.budget = budget

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, draw, or take the discard for one of one's own cards."""
        moves = self.possible(view, decision)
        if Call() in moves and urgency(lap(view, self.players)) == 1:
            return Call()
        plans = plans_for_turn(moves, self.outlook(), view.discard, self.taste)
        return self.best_of(plans, view, super().turn(view, decision))

    def card(self, view: View) -> Move:
        """Try what can be done with the card in hand."""
        assert view.hand is not None
        options = drawn_options if view.hand.drawn else keep_options
        plans = worth_trying(options(self.outlook(), view.hand.card, self.taste))
        return self.best_of(plans, view, super().card(view))

    def best_of(self, plans: Sequence[Plan], view: View, first_thought: Move) -> Move:
        """The move after which the match is won most often, over the same worlds for all.

        What Allegro would do is done unless something else is better beyond the luck of the draw.
        """
        if len(plans) == 1:
            return plans[0][0]
        began = perf_counter()
        tried: list[NDArray[np.float64]] = []
        weights: list[NDArray[np.float64]] = []
        while not self.spent(sum(map(len, weights)), began):
            worth, weight = self.try_in_worlds(plans, view)
            tried.append(worth)
            weights.append(weight)
        usual = next(k for k, plan in enumerate(plans) if plan[0] == first_thought)
        chosen = better_than(usual, np.hstack(tried), np.hstack(weights))
        return plans[chosen][0]

    def spent(self, tried: int, began: float) -> bool:
        """Whether the budget is used up; something is always tried."""
        if self.budget.samples is not None:
            return tried >= self.budget.samples
        assert self.budget.milliseconds is not None
        return tried > 0 and (perf_counter() - began) * 1000 >= self.budget.milliseconds

    def try_in_worlds(
        self, plans: Sequence[Plan], view: View
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What each plan is worth in some sampled worlds, and how plausible each world is."""
        count = min(BATCH, self.budget.samples or BATCH)
        states = [self.game.sample(self.knowledge, view, self.rng) for _ in range(count)]
        worlds = Worlds(self.rules, states)
        for seat, layout in enumerate(self.knowledge.layouts):
            for slot, belief in enumerate(layout):
                if belief is not None:
                    worlds.known[:, list(belief.seen_by), seat, slot] = True
                    worlds.known[:, self.seat, seat, slot] = belief.card is not None
        with_tempers(worlds, np.random.default_rng(self.rng.getrandbits(64)))
        worth = try_out(plans, worlds, states[0], self.seat)
        return worth, self.plausible(worlds)

    def plausible(self, worlds: Worlds) -> NDArray[np.float64]:
        """How well each world goes with what the others did: they keep low cards, as a rule."""
        weights = np.ones(len(worlds.cards))
        for (seat, slot), bound in self.reading.bounds.items():
            belief = self.knowledge.layouts[seat][slot]
            if belief is not None and belief.card is None:
                above = worlds.faces.value[worlds.cards[:, seat, slot]] - bound
                weights *= np.where(above > 0, np.exp(-above), 1.0)
        return weights


def better_than(
    usual: int, worth: NDArray[np.float64], weights: NDArray[np.float64], *, doubt: float = DOUBT
) -> int:
    """The best row, if its lead over the usual one is more than so many standard errors."""
    share = weights / weights.sum()
    lead = worth - worth[usual]
    mean = lead @ share
    error = np.sqrt(((lead - mean[:, None]) ** 2) @ share**2)
    return int((mean - doubt * error).argmax())
