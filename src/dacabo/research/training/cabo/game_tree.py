"""The whole game tree of a tiny round, built breadth first in envs of the simulator.

An information set is all that a seat has been told so far: solvers need perfect recall. A learned
player sees only its observation, which says less; its exploitability includes the cost of that.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.cabo.inference import Inference
from dacabo.core.seats import TABLE
from dacabo.research.adapters.cabo.tiny import TinyEnvConfig
from dacabo.research.adapters.node import orders
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo.from_engine_state import load_engine_state
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.chance import CARD_STREAM, LEFT, WORDS
from dacabo.research.simulator.simulator import ROUND_OVER, Simulator
from dacabo.research.training.cfr import Floats, Game, InfosetTree, Ints, sum_by_index

_NUM_ENVS: Final = 1 << 14
_PILE_COUNTS: Final = slice(at.PILE_CODES, at.PILE_CODES + at.CODES)
_DISCARD_COUNTS: Final = slice(at.DISCARD_CODES, at.DISCARD_CODES + at.CODES)

Bytes = NDArray[np.uint8]


class Infosets(NamedTuple):
    """By information set: the observation of the seat that has to act, and its legal actions."""

    tokens: Bytes
    mask: Bytes


class Histories(NamedTuple):
    """Histories of the same length, a row each."""

    small: NDArray[np.int8]
    """The small numbers of an env after this history."""
    wide: NDArray[np.int32]
    """The wide numbers of an env after this history."""
    chance_reach: Floats
    """The contribution of chance to the probability of this history."""
    infoset_keys: NDArray[np.uint64]
    """By seat: a hash of all that it was told."""
    last_sequence: Ints
    """By seat: its latest sequence."""

    def take(self, index: Any) -> "Histories":  # noqa: ANN401 (indexes or a mask)
        """Return some of the histories, perhaps several times."""
        return Histories(*(column[index] for column in self))


class GameTree:
    """The game tree of a tiny round, in sequence form.

    Args:
        config: the rules.
        slots: the slots of each layout in an observation.
    """

    def __init__(self, config: TinyEnvConfig, slots: int) -> None:
        self._simulator = Simulator("cabo", config.rules, 2, _NUM_ENVS, slots=slots)
        self._infosets: tuple[list[Infosets], list[Infosets]] = ([], [])
        self._parents: tuple[list[Ints], list[Ints]] = ([], [])
        self._num_sequences = [1, 1]
        self._terminals: list[tuple[Ints, Floats]] = []
        self._payoffs: list[Ints] = []
        self.num_histories = 0
        """The number of histories, with all outcomes of chance."""
        histories = self._deals(config)
        while len(histories.chance_reach):
            self.num_histories += len(histories.chance_reach)
            histories = self._expand(histories)
        self.infosets = tuple(
            Infosets(*map(np.concatenate, zip(*layers, strict=True))) for layers in self._infosets
        )
        self.game = self._build_game()

    def _build_game(self) -> Game:
        trees = []
        for infosets, parents in zip(self._infosets, self._parents, strict=True):
            num_actions = np.concatenate([layer.mask.sum(1, dtype=np.int64) for layer in infosets])
            first = 1 + np.cumsum(num_actions) - num_actions
            stops = np.cumsum([len(layer) for layer in parents])
            layers = tuple(
                slice(int(stop) - len(layer), int(stop))
                for layer, stop in zip(parents, stops, strict=True)
                if len(layer)
            )
            num_sequences = 1 + int(num_actions.sum())
            parent = np.concatenate(parents)
            trees.append(InfosetTree(first, num_actions, parent, layers, num_sequences))
        last = np.concatenate([sequences for sequences, _ in self._terminals])
        weighted = np.concatenate([values for _, values in self._terminals])
        payoffs = np.concatenate(self._payoffs)
        # Terminal histories with the same sequences differ only in cards that nobody has seen.
        base = trees[1].num_sequences
        pairs, index = np.unique(last[:, 0] * base + last[:, 1], return_inverse=True)
        first_sequences, second_sequences = np.divmod(pairs, base)
        return Game(
            (trees[0], trees[1]),
            (first_sequences, second_sequences),
            sum_by_index(index, weighted),
            float(payoffs.max() - payoffs.min()),
        )

    # --- one level deeper ---------------------------------------------------------

    def _expand(self, histories: Histories) -> Histories:
        """Return the children of all histories; store those that end the round."""
        histories, mask, tokens = self._observe(histories)
        seats = histories.small[:, at.ASKED]
        sequences = np.zeros(mask.shape, np.int64)
        for seat in (0, 1):
            acting = seats == seat
            sequences[acting] = self._add_infosets(
                seat,
                histories.infoset_keys[acting, seat],
                histories.last_sequence[acting, seat],
                Infosets(tokens[seat][acting], mask[acting]),
            )
        parent, action = mask.nonzero()
        children = histories.take(parent)
        children.last_sequence[np.arange(len(parent)), seats[parent]] = sequences[parent, action]
        children, action = _with_draws(children, action)
        event, points = self._step(children, action)
        # Actions are public, because every move of a tiny round is a single action.
        keys = _hash(children.infoset_keys, action.astype(np.uint64)[:, None])
        children = children._replace(infoset_keys=keys)
        is_over = (event & ROUND_OVER) > 0
        payoff = (points[is_over, 1] - points[is_over, 0]).astype(np.int64)
        weighted_payoff = children.chance_reach[is_over] * payoff
        self._terminals.append((children.last_sequence[is_over], weighted_payoff))
        self._payoffs.append(payoff)
        return children.take(~is_over)

    def _add_infosets(
        self, seat: int, keys: NDArray[np.uint64], parents: Ints, infosets: Infosets
    ) -> Ints:
        """Store the information sets of a seat; return the sequence of each of its actions.

        Args:
            seat: the seat that has to act.
            keys: by history, the hash of its information set.
            parents: by history, the seat's latest sequence.
            infosets: by history, its information set. Many are the same.
        """
        _, first, index = np.unique(keys, return_index=True, return_inverse=True)
        legal = infosets.mask[first]
        numbers = np.cumsum(legal, dtype=np.int64).reshape(legal.shape) - 1
        numbers += self._num_sequences[seat]
        self._num_sequences[seat] += int(legal.sum())
        self._parents[seat].append(parents[first])
        self._infosets[seat].append(Infosets(infosets.tokens[first], legal))
        return numbers[index]

    # --- the simulator ------------------------------------------------------------

    def _observe(self, histories: Histories) -> tuple[Histories, Bytes, list[Bytes]]:
        """Add the observation of each seat to its information set.

        Return the histories, the legal actions, and the observations of each seat.
        """
        shape, count = self._simulator.shape, len(histories.chance_reach)
        mask = np.zeros((count, shape.actions), np.uint8)
        tokens = [np.zeros((count, shape.tokens), np.uint8) for _ in range(2)]
        for part in _parts(count):
            size = self._load(histories, part)
            for seat in (0, 1):
                timestep = self._simulator.observe(seat)
                mask[part] |= timestep.mask[:size]
                tokens[seat][part] = timestep.tokens[:size]
        keys = [_hash(histories.infoset_keys[:, seat], _words(tokens[seat])) for seat in (0, 1)]
        return histories._replace(infoset_keys=np.stack(keys, 1)), mask, tokens

    def _step(
        self, histories: Histories, actions: Ints
    ) -> tuple[NDArray[np.int8], NDArray[np.int32]]:
        """Apply one action to each history, in place; return events and points."""
        simulator = self._simulator
        padded = np.full(_NUM_ENVS, PASS_OVER, np.int16)
        for part in _parts(len(actions)):
            size = self._load(histories, part)
            padded[:size], padded[size:] = actions[part], PASS_OVER
            simulator.run("step_envs", padded)
            histories.small[part] = simulator.small[:size]
            histories.wide[part] = simulator.wide[:size]
        points = slice(simulator.shape.points, simulator.shape.points + 2)
        return histories.small[:, simulator.shape.event].copy(), histories.wide[:, points].copy()

    def _load(self, histories: Histories, part: slice) -> int:
        """Copy histories into the envs; return how many."""
        small, wide = histories.small[part], histories.wide[part]
        self._simulator.small[: len(small)], self._simulator.wide[: len(small)] = small, wide
        return len(small)

    def _deals(self, config: TinyEnvConfig) -> Histories:
        """Return a history for each distinct deal. The pile has no order yet."""
        shape = self._simulator.shape
        start = config.begin(None)
        decks = orders(start.to_shuffle)
        small = np.zeros((len(decks), shape.small), np.int8)
        wide = np.zeros((len(decks), shape.wide), np.int32)
        for number, order in enumerate(decks):
            state = start.shuffled(order)
            load_engine_state(
                small[number],
                wide[number],
                state.match,
                state.observers[0].knowledge,
                Inference(TABLE),
                asked=0,
                slots=self._simulator.slots,
            )
        states = np.hstack([small.view(np.uint8), wide.view(np.uint8)])
        _, first, counts = np.unique(states, axis=0, return_index=True, return_counts=True)
        zeros = np.zeros((len(first), 2))
        return Histories(
            small[first],
            wide[first],
            counts / len(decks),
            zeros.astype(np.uint64),
            zeros.astype(np.int64),
        )


def _parts(count: int) -> list[slice]:
    """Divide rows into slices that fit into the envs."""
    return [slice(begin, min(begin + _NUM_ENVS, count)) for begin in range(0, count, _NUM_ENVS)]


def _with_draws(histories: Histories, action: Ints) -> tuple[Histories, Ints]:
    """Replace each history whose action draws a card by one for each card that may be drawn.

    A suitable word in the env's random stream forces the card.
    """
    draws = (action == at.DRAW) & (histories.small[:, at.PHASE] == at.TURN_BEGINS)
    pile = histories.small[draws, _PILE_COUNTS].astype(np.int64)
    is_empty = pile.sum(1) == 0
    # An empty pile is reshuffled from the discards below the top one.
    below_top = histories.small[draws, _DISCARD_COUNTS].astype(np.int64)
    top = histories.small[draws, at.DISCARD_CARDS - 1 + histories.small[draws, at.DISCARD_SIZE]]
    below_top[np.arange(len(top)), top] -= 1
    pile[is_empty] = below_top[is_empty]
    parent, card = pile.nonzero()
    sizes = pile.sum(1)[parent]
    lower_cards = (np.cumsum(pile, 1) - pile)[parent, card]
    with_draw = histories.take(np.flatnonzero(draws)[parent])
    reach = with_draw.chance_reach * pile[parent, card] / sizes
    with_draw = with_draw._replace(chance_reach=reach)
    # `below` scales a 32-bit word to a card; this is the middle of the words that give this card.
    word = ((2 * lower_cards + 1 << 31) // sizes).astype(np.uint32).view(np.int32)
    with_draw.wide[:, CARD_STREAM + LEFT], with_draw.wide[:, CARD_STREAM + WORDS] = 1, word
    without_draw = histories.take(~draws)
    columns: Any = zip(without_draw, with_draw, strict=True)
    children = Histories(*map(np.concatenate, columns))
    return children, np.concatenate([action[~draws], np.full(len(parent), at.DRAW)])


def _words(rows: Bytes) -> NDArray[np.uint64]:
    """Return rows of bytes as integers of 64 bits, padded with 0."""
    padded = np.zeros((len(rows), -(-rows.shape[1] // 8) * 8), np.uint8)
    padded[:, : rows.shape[1]] = rows
    return padded.view(np.uint64)


def _hash(keys: NDArray[np.uint64], words: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """Mix words into keys, by splitmix64.

    Two different inputs collide with a probability of about 1 in 10¹⁹.
    """
    mixed = keys.copy()
    for column in words.T:
        mixed ^= column if mixed.ndim == 1 else column[:, None]
        mixed += np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    return mixed
