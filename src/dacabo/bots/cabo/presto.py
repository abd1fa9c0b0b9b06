"""Presto: tries every sensible move in the same sampled worlds, and plays each of them out."""

from collections.abc import Callable, Iterable, Sequence
from heapq import nlargest
from time import perf_counter
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.bot import Budget
from dacabo.bots.cabo.equity import equity
from dacabo.bots.cabo.judgement import Option, drawn_options, keep_options
from dacabo.bots.cabo.levels import Allegro, lap
from dacabo.bots.cabo.playout import draw_and_use, play_out
from dacabo.bots.cabo.worlds import Rows, Worlds
from dacabo.cabo.moves import Call, Discard, Draw, Look, Move, Pass, Replace, Swap, Take
from dacabo.cabo.rules import Rules
from dacabo.cabo.view import View
from dacabo.core.game import Decision
from dacabo.core.seats import Seat

BATCH: Final = 64
"""Worlds that are tried at a time: enough to keep the arrays busy."""


class Presto(Allegro):
    """Monte Carlo over what its seat knows, with Allegro's sense for the moves worth trying."""

    budget: ClassVar[Budget] = Budget(samples=128)
    few: ClassVar[dict[type[Move], int]] = {Replace: 4, Look: 2, Swap: 4}
    """How many moves of a kind are worth trying."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, budget: Budget | None = None
    ) -> None:
        super().__init__(rules, players, seat, seed)
        self.allowed = budget or self.budget

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, draw, or take the discard for one of one's own cards."""
        plans: list[tuple[Move, ...]] = []
        for move in self.possible(view, decision):
            if isinstance(move, Take):
                assert view.discard is not None
                options = keep_options(self.outlook(), view.discard, self.taste)
                plans += [(move, option.move) for option in nlargest(2, options, key=_gain)]
            else:
                plans.append((move,))
        return self.best_of(plans, view)[0]

    def card(self, view: View) -> Move:
        """Try what can be done with the card in hand."""
        assert view.hand is not None
        options = drawn_options if view.hand.drawn else keep_options
        moves = self.worth_trying(options(self.outlook(), view.hand.card, self.taste))
        return self.best_of([(move,) for move in moves], view)[0]

    def pick(self, options: list[Option]) -> Move:
        """With a black king: the exchange that gains most (the look itself was tried out)."""
        return super().pick(options)

    def worth_trying(self, options: Iterable[Option]) -> list[Move]:
        """The best few moves of each kind."""
        kinds: dict[type[Move], list[Option]] = {}
        for option in options:
            kinds.setdefault(type(option.move), []).append(option)
        return [
            option.move
            for kind, several in kinds.items()
            for option in nlargest(self.few.get(kind, 1), several, key=_gain)
        ]

    def best_of(self, plans: Sequence[tuple[Move, ...]], view: View) -> tuple[Move, ...]:
        """The plan after which the match is won most often, over the same worlds for all."""
        if len(plans) == 1:
            return plans[0]
        began = perf_counter()
        worth = np.zeros(len(plans))
        tried = 0
        while not self.spent(tried, began):
            count = min(BATCH, (self.allowed.samples or tried + BATCH) - tried)
            worth += self.try_out(plans, view, count)
            tried += count
        return plans[int(worth.argmax())]

    def spent(self, tried: int, began: float) -> bool:
        """Whether the budget is used up; something is always tried."""
        if self.allowed.samples is not None:
            return tried >= self.allowed.samples
        assert self.allowed.milliseconds is not None
        return tried > 0 and (perf_counter() - began) * 1000 >= self.allowed.milliseconds

    def try_out(
        self, plans: Sequence[tuple[Move, ...]], view: View, count: int
    ) -> NDArray[np.float64]:
        """What each plan is worth in so many sampled worlds, summed up."""
        states = [self.game.sample(self.knowledge, view, self.rng) for _ in range(count)]
        worlds = Worlds(self.rules, states)
        for seat, layout in enumerate(self.knowledge.layouts):
            for slot, belief in enumerate(layout):
                if belief is not None:
                    worlds.known[:, list(belief.seen_by), seat, slot] = True
                    worlds.known[:, self.seat, seat, slot] = belief.card is not None
        weights = self.plausible(worlds)
        many = worlds.times(len(plans))
        for number, plan in enumerate(plans):
            rows = np.arange(number * count, (number + 1) * count)
            for move in plan:
                _do(many, rows, self.seat, move)
        play_out(many, (self.seat + 1) % self.players, lap(view, self.players))
        worth = equity(states[0], many, self.seat).reshape(len(plans), count)
        total: NDArray[np.float64] = (worth * weights).sum(1)
        return total

    def plausible(self, worlds: Worlds) -> NDArray[np.float64]:
        """How well each world goes with what the others did: they keep low cards, as a rule."""
        weights = np.ones(len(worlds.cards))
        for (seat, slot), bound in self.reading.bounds.items():
            belief = self.knowledge.layouts[seat][slot]
            if belief is not None and belief.card is None:
                above = worlds.faces.value[worlds.cards[:, seat, slot]] - bound
                weights *= np.where(above > 0, np.exp(-above), 1.0)
        return weights / weights.sum()


def _gain(option: Option) -> float:
    return option.gain


# --- what a move does in many worlds -------------------------------------------


def _draw(worlds: Worlds, rows: Rows, seat: Seat, _move: Draw) -> None:
    draw_and_use(worlds, rows, seat)


def _take(worlds: Worlds, rows: Rows, _seat: Seat, _move: Take) -> None:
    worlds.hand[rows] = worlds.top[rows]


def _call(worlds: Worlds, rows: Rows, seat: Seat, _move: Call) -> None:
    worlds.call(rows, seat)


def _replace(worlds: Worlds, rows: Rows, seat: Seat, move: Replace) -> None:
    for slot in move.slots[1:]:
        worlds.remove(rows, seat, slot)
    worlds.lay(rows, seat, move.slots[0], worlds.hand[rows], taken=False)


def _discard(worlds: Worlds, rows: Rows, _seat: Seat, _move: Discard) -> None:
    worlds.top[rows] = worlds.hand[rows]


def _look(worlds: Worlds, rows: Rows, seat: Seat, move: Look) -> None:
    worlds.top[rows] = worlds.hand[rows]
    worlds.known[rows, seat, move.place[0], move.place[1]] = True


def _swap(worlds: Worlds, rows: Rows, _seat: Seat, move: Swap) -> None:
    worlds.top[rows] = worlds.hand[rows]
    worlds.swap(rows, move.one, move.other)


def _nothing(_worlds: Worlds, _rows: Rows, _seat: Seat, _move: Move) -> None:
    pass


_DO: Final[dict[type[Move], Callable[[Worlds, Rows, Seat, Any], None]]] = {
    Draw: _draw,
    Take: _take,
    Call: _call,
    Replace: _replace,
    Discard: _discard,
    Look: _look,
    Swap: _swap,
    Pass: _nothing,
}


def _do(worlds: Worlds, rows: Rows, seat: Seat, move: Move) -> None:
    _DO[type(move)](worlds, rows, seat, move)
