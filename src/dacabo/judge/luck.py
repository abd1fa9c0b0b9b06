"""The luck of a match, measured without bias: what the cards that were drawn have changed.

Whenever chance turns a card over, the position network values the position with that card, and the
positions with all cards that might have come instead. The difference from their weighted mean is
luck: its expectation is 0 before the card is drawn, however good or bad the network is. So results
minus luck have the same expectation as results, and a judge that sees much makes them vary less
(Burch et al., *AIVAT: A New Variance Reduction Technique for Agent Evaluation in Imperfect
Information Games*, 2018).

Deals are left out, because the arena plays each in every rotation of the seats.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.layers import array_ops
from dacabo.core.game import Fact, Told, heard
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Value
from dacabo.games import part_of
from dacabo.judge.weights import JudgeWeights, network_of, shipped

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float64]

BATCH: Final = 4096
"""The number of positions that are valued at once."""


DIGITS: Final = 5
"""Luck is rounded to this many digits, because CPUs round differently."""


class Draw(NamedTuple):
    """Cards that chance turned over, and those that might have come instead."""

    seat: Seat
    """The seat whose observation it is."""
    obs: Bytes
    """The observation in each of the possible positions [positions, bytes]."""
    hidden: Bytes
    """The hidden cards of each position, as the simulator reveals them [positions, bytes]."""
    excess: Floats
    """1 for the position that came about, minus the probability of each position: the sum is 0."""


class Memory(Protocol):
    """What a seat remembers; it encodes the observations of that seat."""

    def hear(self, facts: Iterable[Fact]) -> None:
        """Remember facts."""
        ...


class Draws(Protocol):
    """The part of a game that knows when chance turns cards over: `judge/<game>/draws.py`."""

    def memory(self, rules: Any, players: int, seat: Seat) -> Memory:  # noqa: ANN401 (a game's rules)
        """Return the memory of a seat before the first fact."""
        ...

    def slots(self, rules: Any) -> int | None:  # noqa: ANN401
        """Return the slots of an observation; None if the judge does not know these rules."""
        ...

    def draw(
        self,
        state: Any,  # noqa: ANN401 (a game's state)
        told: Sequence[Told],
        memories: Sequence[Any],
        rng: np.random.Generator,
    ) -> Draw | None:
        """Return what was drawn in a step to this state; None if nothing was."""
        ...


class Luck(Value):
    """The luck of each seat in a match."""

    points: tuple[float, ...]
    """The points that are due to luck: whether many are good, the rules say."""
    wins: tuple[float, ...]
    """The chances to win that are due to luck. The sum of all seats is 0."""


def can_measure(rules: RuleSet) -> bool:
    """Return whether there is a judge of this game that knows these rules."""
    return _slots(rules) is not None


class LuckMeter:
    """Measures the luck of one match.

    Args:
        rules: the rules of the match, which a judge has to know.
        players: the number of players.
        seed: a seed for draws of several cards, whose alternatives are a random sample.
        weights: the weights of a judge, if other than those that ship.
    """

    def __init__(
        self, rules: RuleSet, players: int, seed: int, weights: JudgeWeights | None = None
    ) -> None:
        draws = draws_of(rules.game)
        assert draws is not None
        self._draws = draws
        self._rules = rules
        self._weights = shipped(rules.game) if weights is None else weights
        self._memories = [draws.memory(rules, players, seat) for seat in range(players)]
        self._rng = np.random.default_rng(seed)
        self._drawn: list[Draw] = []

    def hear(self, state: Any, told: Sequence[Told]) -> None:  # noqa: ANN401 (a game's state)
        """Note the facts of a step and the state after it."""
        for seat, memory in enumerate(self._memories):
            memory.hear(heard(told, seat))
        draw = self._draws.draw(state, told, self._memories, self._rng)
        if draw is not None:
            self._drawn.append(draw)

    def luck(self) -> Luck:
        """Return the luck of all draws so far."""
        players = len(self._memories)
        points, wins = np.zeros(players), np.zeros(players)
        by_draw = luck_by_draw(self._rules, players, self._weights, self._drawn)
        for draw, luck in zip(self._drawn, by_draw, strict=True):
            points += np.roll(luck[0], draw.seat)
            wins += np.roll(luck[1], draw.seat)
        return Luck(*(tuple(seats.round(DIGITS).tolist()) for seats in (points, wins)))


def luck_by_draw(
    rules: RuleSet, players: int, weights: JudgeWeights, drawn: Sequence[Draw]
) -> Floats:
    """Return the luck of each draw in points and in chances to win [draws, 2, seats].

    Seats count from the draw's own.
    """
    if not drawn:
        return np.zeros((0, 2, players))
    obs, hidden, excess = (
        np.concatenate([getattr(draw, name) for draw in drawn])
        for name in ("obs", "hidden", "excess")
    )
    values = np.concatenate(
        [
            _values(rules, players, weights, obs[first:][:BATCH], hidden[first:][:BATCH])
            for first in range(0, len(obs), BATCH)
        ]
    )
    ends = np.cumsum([len(draw.excess) for draw in drawn])
    luck: Floats = np.add.reduceat(excess[:, None, None] * values, [0, *ends[:-1]])
    return luck


def _values(
    rules: RuleSet, players: int, weights: JudgeWeights, obs: Bytes, hidden: Bytes
) -> Floats:
    """Return the points and the chances of every seat in each position."""
    ops, network = array_ops(np, np.float32), network_of(rules.game)
    slots = _slots(rules)
    features = network.extract_features(ops, obs.astype(np.int64), slots)
    values = network.position_values(
        ops, weights.position, features, hidden.astype(np.int64), slots
    )
    logits = values.win_logits[:, :players].astype(np.float64)
    chances = np.exp(logits - logits.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    return np.stack([values.points[:, :players].astype(np.float64), chances], 1)


def draws_of(game: str) -> Draws | None:
    """Return the part of a game that knows its draws; None without a judge."""
    part = part_of(game, "dacabo.judge", "draws")
    return None if part is None else cast("Draws", part)


def _slots(rules: RuleSet) -> int | None:
    draws = draws_of(rules.game)
    return None if draws is None else draws.slots(rules)
