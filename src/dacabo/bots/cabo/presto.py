"""Presto: plays out every sensible move in the same sampled worlds.

Where the twin can be compiled, Allegro plays the worlds out there; elsewhere a simpler player does.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.bot import Budget
from dacabo.bots.cabo.calling import is_last_round, urgency
from dacabo.bots.cabo.levels import Allegro, lap
from dacabo.bots.cabo.search.trying import Plan, plans_for_turn, try_out, with_tempers, worth_trying
from dacabo.bots.cabo.search.worlds import Numbers, Worlds
from dacabo.bots.characters import Habit
from dacabo.cabo.moves import Call
from dacabo.cabo.reading import LOWEST, Reading, Span
from dacabo.cabo.rules import Rules
from dacabo.cabo.view import View
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Place, Seat

BUDGET: Final = Budget(samples=1024)
BATCH: Final = 1024
"""The maximum number of worlds per batch: enough to keep the arrays busy."""
COPIES: Final = 4
"""Every sampled world is tried this many times, with the pile in another order and other plausible
cards. That is much cheaper than sampling, and nearly as informative."""
DOUBT: Final = 2.0
"""The number of standard errors by which a move must beat Allegro's."""
LAST_DOUBT: Final = 0.5
"""The same in the last round, where winning the round wins the match."""
LEAD: Final = 0.01
"""The minimum lead in any case: below it, errors of the simple player decide. (Of 1,900
disagreements that were played out for real, those with a smaller lead lost points.)"""
CALL_LEAD: Final = 0.03
"""The additional lead for a call that Allegro would not make: to the simple player calling looks
best just when the others seem to have more than they have."""
LEAD_ON_TWIN: Final = 0.003
"""The minimum lead where Allegro plays the worlds out, calls included."""
TRUST: Final = 2.0
"""How much less plausible a world is for every point that a player would hardly keep."""
LOW: Final = 0.2
"""The same for every point that a player keeps at all."""
SWEEPS: Final = 4
"""How often every kept card may change places."""


class Presto(Allegro):
    """Monte Carlo over what its seat knows; Allegro selects the moves worth trying."""

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
        self.in_public = Reading(TABLE)
        """What everyone can read from the moves."""
        self.on_twin = False

    def hear(self, fact: Fact) -> None:
        """Remember a fact, and what the others conclude from it."""
        self.in_public.hear(fact, self.knowledge)
        super().hear(fact)

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, draw, or take the discard for one of its own cards."""
        moves = self.possible(view, decision)
        if Call() in moves and urgency(lap(view, self.players)) == 1:
            return Call()
        plans = plans_for_turn(moves, self.outlook(), view.discard, self.taste)
        return self.best_of(plans, view, super().turn(view, decision))

    def card(self, view: View) -> Move:
        """Try the uses of the card in hand."""
        plans = worth_trying(self.uses(view))
        return self.best_of(plans, view, super().card(view))

    def best_of(self, plans: Sequence[Plan], view: View, first_thought: Move) -> Move:
        """The move that wins the match most often, over the same worlds for all moves.

        Allegro's move is kept unless another one is better by more than sampling error.
        """
        if len(plans) == 1:
            return plans[0][0]
        self.on_twin = self.has_twin()
        began = perf_counter()
        tried: list[NDArray[np.float64]] = []
        count = 0
        while batch := self.next_batch(count, began):
            tried.append(self.try_in_worlds(plans, view, batch))
            count += batch
        worth = np.hstack(tried)
        usual = next(k for k, plan in enumerate(plans) if plan[0] == first_thought)
        last = is_last_round(self.rules, view.round, time_up=view.time_up)
        for k, plan in enumerate(plans):
            if plan == (Call(),) and k != usual and not (last or self.on_twin):
                worth[k] -= CALL_LEAD
        lead = LEAD_ON_TWIN if self.on_twin else LEAD
        return plans[better_than(usual, worth, lead, last=last)][0]

    def has_twin(self) -> bool:
        """Whether the worlds can be played out on the twin.

        Nobody at a live table waits for a compiler: there it works meanwhile, and the simple player
        plays. Elsewhere every match is played the same way from the beginning.
        """
        from dacabo.bots.cabo.search import lanes  # noqa: PLC0415 (the twin is large)

        fits = lanes.has_room(self.rules, self.knowledge.layouts)
        return fits and lanes.ready(wait=not self.people_wait)

    def next_batch(self, tried: int, began: float) -> int:
        """The number of worlds to try next; after the first batch, 0 once the budget is used up."""
        if self.budget.samples is not None:
            return min(BATCH, self.budget.samples - tried)
        assert self.budget.milliseconds is not None
        spent = (perf_counter() - began) * 1000
        return BATCH if not tried or spent < self.budget.milliseconds else 0

    def try_in_worlds(self, plans: Sequence[Plan], view: View, count: int) -> NDArray[np.float64]:
        """The value of each plan in some sampled worlds."""
        sampled = -(-count // COPIES)
        states = [self.game.sample(self.knowledge, view, self.rng) for _ in range(sampled)]
        worlds = Worlds(self.rules, states).times(COPIES)
        for seat, layout in enumerate(self.knowledge.layouts):
            for slot, belief in enumerate(layout):
                if belief is not None:
                    worlds.known[:, list(belief.seen_by), seat, slot] = True
                    worlds.known[:, self.seat, seat, slot] = belief.card is not None
        rng = np.random.default_rng(self.rng.getrandbits(64))
        worlds.pile = rng.permuted(worlds.pile, axis=1)
        self.make_plausible(worlds, rng)
        self.recount_call(worlds)
        if self.on_twin:
            from dacabo.bots.cabo.search import lanes  # noqa: PLC0415 (as above)

            public = lanes.Public(states[0], self.seat, self.knowledge, self.in_public)
            return lanes.play_out(plans, worlds, public, self.rng.getrandbits(60))
        with_tempers(worlds, rng)
        return try_out(plans, worlds, states[0], self.seat)

    def make_plausible(self, worlds: Worlds, rng: np.random.Generator) -> None:
        """Account for what the others did: they usually keep low cards.

        A kept card is exchanged with one of the pile, more readily the better that explains why it
        was kept (Metropolis). The same goes for any other card that was not shown.
        """
        if not self.knowledge.pile:
            return  # the exchanged cards would be discards, which everyone has seen
        rows = np.arange(len(worlds.cards))
        value = worlds.faces.value
        places = [
            ((seat, slot), self.reading.spans.get((seat, slot)))
            for seat, layout in enumerate(self.knowledge.layouts)
            for slot in range(len(layout))
            if self.open((seat, slot))
        ]
        for (seat, slot), span in places * SWEEPS:
            where = rng.integers(worlds.pile.shape[1], size=len(rows))
            here, there = worlds.cards[:, seat, slot].copy(), worlds.pile[rows, where]
            better = _strange(value[here], span) - _strange(value[there], span)
            moving = np.log(rng.random(len(rows))) < better
            worlds.cards[:, seat, slot] = np.where(moving, there, here)
            worlds.pile[rows, where] = np.where(moving, here, there)

    def recount_call(self, worlds: Worlds) -> None:
        """The caller's sum at the call, recomputed after cards have changed places."""
        if self.knowledge.caller is not None:
            worlds.called_with[:] = self.knowledge.gone
            for seat, layout in enumerate(self.knowledge.layouts):
                for slot, belief in enumerate(layout):
                    if belief is not None and belief.called:
                        worlds.called_with += worlds.faces.value[worlds.cards[:, seat, slot]]

    def open(self, place: Place) -> bool:
        """Whether a place holds a card that might just as well lie in the pile."""
        belief = self.knowledge.layouts[place[0]][place[1]]
        last = len(self.knowledge.pools) - 1
        return belief is not None and belief.card is None and belief.pool == last


def _strange(value: Numbers, span: Span | None) -> Numbers:
    """How implausible it is that a player keeps, or gives away, a card of this value."""
    if span is None:
        return np.zeros_like(value)
    if span.low > LOWEST:
        return np.asarray(TRUST * np.maximum(span.low - value, 0), np.float32)
    return np.asarray(TRUST * np.maximum(value - span.high, 0) + LOW * value, np.float32)


def better_than(usual: int, worth: NDArray[np.float64], least: float, *, last: bool) -> int:
    """The best row, if it leads the usual one by enough, and by more than sampling error."""
    lead = worth - worth[usual]
    error = lead.std(1) / np.sqrt(lead.shape[1])
    enough = LAST_DOUBT * error if last else np.maximum(DOUBT * error, least)
    beyond = lead.mean(1) - enough
    beyond[usual] = 0
    return int(beyond.argmax())
