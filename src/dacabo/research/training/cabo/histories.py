"""Everything that can happen in a tiny round, history by history, played in lanes of the twin.

Whatever a seat has been told so far is a question of its own: perfect recall, which solvers need. A
learned player sees only its observation, which says less; so it is measured with a handicap that it
really has.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.cabo.inference import Reading
from dacabo.core.seats import TABLE
from dacabo.research.adapters.cabo.tiny import TinyTable
from dacabo.research.adapters.node import orders
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.cabo.placing import place
from dacabo.research.simulator.chance import CARDS, LEFT, WORDS
from dacabo.research.simulator.twin import ROUND_OVER, Twin
from dacabo.research.training.solving import Floats, Game, Ints, Side, added

_AT_ONCE: Final = 1 << 14
_LYING: Final = slice(at.PILE_CODES, at.PILE_CODES + at.CODES)
_GONE: Final = slice(at.DISCARD_CODES, at.DISCARD_CODES + at.CODES)

Bytes = NDArray[np.uint8]


class Asked(NamedTuple):
    """By question: what is seen by the seat that is asked, and what it may do."""

    tokens: Bytes
    mask: Bytes


class Lanes(NamedTuple):
    """Histories: a lane of the twin each, and how it was come by."""

    small: NDArray[np.int8]
    wide: NDArray[np.int32]
    chance: Floats
    """How likely it is, as far as nobody decides."""
    told: NDArray[np.uint64]
    """By seat: a number for all that it was told."""
    answers: Ints
    """By seat: its latest answer."""

    def take(self, which: Any) -> "Lanes":  # noqa: ANN401 (numbers, or yes and no)
        """Some of them, perhaps several times."""
        return Lanes(*(column[which] for column in self))


class Histories:
    """A tiny round, as a game that can be solved.

    Args:
        table: the rules.
        slots: the places that a layout has room for in an observation.
    """

    def __init__(self, table: TinyTable, slots: int) -> None:
        self._twin = Twin("cabo", table.rules, 2, _AT_ONCE, slots=slots)
        self._asked: tuple[list[Asked], list[Asked]] = ([], [])
        self._before: tuple[list[Ints], list[Ints]] = ([], [])
        self._answers = [1, 1]
        self._ends: list[tuple[Ints, Floats]] = []
        self._paid: list[Ints] = []
        self.histories = 0
        """How many there are, chance's part and all."""
        lanes = self._deals(table)
        while len(lanes.chance):
            self.histories += len(lanes.chance)
            lanes = self._grow(lanes)
        self.asked = tuple(
            Asked(*map(np.concatenate, zip(*one, strict=True))) for one in self._asked
        )
        self.game = self._game()

    def _game(self) -> Game:
        sides = []
        for asked, before in zip(self._asked, self._before, strict=True):
            many = np.concatenate([one.mask.sum(1, dtype=np.int64) for one in asked])
            first = 1 + np.cumsum(many) - many
            stops = np.cumsum([len(one) for one in before])
            layers = tuple(
                slice(int(stop) - len(one), int(stop))
                for one, stop in zip(before, stops, strict=True)
                if len(one)
            )
            answers = 1 + int(many.sum())
            sides.append(Side(first, many, np.concatenate(before), layers, answers))
        last = np.concatenate([one for one, _ in self._ends])
        worth = np.concatenate([one for _, one in self._ends])
        paid = np.concatenate(self._paid)
        # Ends that both come to in the same way differ in cards that nobody has seen.
        pairs, which = np.unique(last[:, 0] * sides[1].answers + last[:, 1], return_inverse=True)
        one, other = np.divmod(pairs, sides[1].answers)
        return Game(
            (sides[0], sides[1]),
            (one, other),
            added(which, worth),
            float(paid.max() - paid.min()),
        )

    # --- one move more ------------------------------------------------------------

    def _grow(self, lanes: Lanes) -> Lanes:
        """Every move in every history; those that end the round are put down."""
        lanes, mask = self._told(lanes)
        seats = lanes.small[:, at.ASKED]
        answers = np.zeros(mask.shape, np.int64)
        for seat in (0, 1):
            answers[seats == seat] = self._ask(seat, lanes, mask, seats == seat)
        lane, action = mask.nonzero()
        moved = lanes.take(lane)
        moved.answers[np.arange(len(lane)), seats[lane]] = answers[lane, action]
        moved, action = _drawn(moved, action)
        event, points = self._step(moved, action)
        # All see what is done; in a tiny round no move is more than one action.
        moved = moved._replace(told=_mixed(moved.told, action.astype(np.uint64)[:, None]))
        over = (event & ROUND_OVER) > 0
        paid = (points[over, 1] - points[over, 0]).astype(np.int64)
        self._ends.append((moved.answers[over], moved.chance[over] * paid))
        self._paid.append(paid)
        return moved.take(~over)

    def _ask(self, seat: int, lanes: Lanes, mask: Bytes, asked: NDArray[np.bool_]) -> Ints:
        """Note the questions of a seat; returns the number of each answer to them."""
        told = lanes.told[asked, seat]
        _, first, which = np.unique(told, return_index=True, return_inverse=True)
        legal = mask[asked][first]
        numbers = np.cumsum(legal, dtype=np.int64).reshape(legal.shape) - 1 + self._answers[seat]
        self._answers[seat] += int(legal.sum())
        self._before[seat].append(lanes.answers[asked, seat][first])
        self._asked[seat].append(Asked(self._seen[seat][asked][first], legal))
        return numbers[which]

    # --- the twin -----------------------------------------------------------------

    def _told(self, lanes: Lanes) -> tuple[Lanes, Bytes]:
        """What everybody sees now is added to what they were told."""
        shape, many = self._twin.shape, len(lanes.chance)
        mask = np.zeros((many, shape.actions), np.uint8)
        self._seen = [np.zeros((many, shape.tokens), np.uint8) for _ in range(2)]
        for part in _parts(many):
            count = self._load(lanes, part)
            for seat in (0, 1):
                now = self._twin.observe(seat)
                mask[part] |= now.mask[:count]
                self._seen[seat][part] = now.tokens[:count]
        told = np.stack(
            [_mixed(lanes.told[:, seat], _words(self._seen[seat])) for seat in (0, 1)], 1
        )
        return lanes._replace(told=told), mask

    def _step(self, lanes: Lanes, actions: Ints) -> tuple[NDArray[np.int8], NDArray[np.int32]]:
        """Do an action in each lane; returns what has ended, and the points."""
        event = np.zeros(len(actions), np.int8)
        points = np.zeros((len(actions), 2), np.int32)
        todo = np.full(_AT_ONCE, PASS_OVER, np.int16)
        for part in _parts(len(actions)):
            count = self._load(lanes, part)
            todo[:count], todo[count:] = actions[part], PASS_OVER
            self._twin.run("step_lanes", todo)
            lanes.small[part], lanes.wide[part] = self._twin.small[:count], self._twin.wide[:count]
        event[:] = lanes.small[:, self._twin.shape.event]
        points[:] = lanes.wide[:, self._twin.shape.points : self._twin.shape.points + 2]
        return event, points

    def _load(self, lanes: Lanes, part: slice) -> int:
        """Put histories into the twin's lanes."""
        small, wide = lanes.small[part], lanes.wide[part]
        self._twin.small[: len(small)], self._twin.wide[: len(small)] = small, wide
        return len(small)

    def _deals(self, table: TinyTable) -> Lanes:
        """Every deal that can be told apart from the others, the pile unsorted."""
        shape = self._twin.shape
        begun = table.begin(None)
        every = orders(begun.to_shuffle)
        small = np.zeros((len(every), shape.small), np.int8)
        wide = np.zeros((len(every), shape.wide), np.int32)
        for lane, order in enumerate(every):
            dealt = begun.shuffled(order)
            place(
                small[lane],
                wide[lane],
                dealt.match,
                dealt.observers[0].knowledge,
                Reading(TABLE),
                asked=0,
                slots=self._twin.slots,
            )
        both = np.hstack([small.view(np.uint8), wide.view(np.uint8)])
        _, first, times = np.unique(both, axis=0, return_index=True, return_counts=True)
        nothing = np.zeros((len(first), 2))
        return Lanes(
            small[first],
            wide[first],
            times / len(every),
            nothing.astype(np.uint64),
            nothing.astype(np.int64),
        )


def _parts(many: int) -> list[slice]:
    return [slice(begin, min(begin + _AT_ONCE, many)) for begin in range(0, many, _AT_ONCE)]


def _drawn(lanes: Lanes, action: Ints) -> tuple[Lanes, Ints]:
    """Where a card is drawn, each that can come: it is written into the lane's chance."""
    draws = (action == at.DRAW) & (lanes.small[:, at.PHASE] == at.TURN_BEGINS)
    pile = lanes.small[draws, _LYING].astype(np.int64)
    empty = pile.sum(1) == 0
    below_top = lanes.small[draws, _GONE].astype(np.int64)
    top = lanes.small[draws, at.DISCARD_CARDS - 1 + lanes.small[draws, at.DISCARDS]]
    below_top[np.arange(len(top)), top] -= 1
    pile[empty] = below_top[empty]
    lane, card = pile.nonzero()
    sizes = pile.sum(1)[lane]
    lower = (np.cumsum(pile, 1) - pile)[lane, card]
    drawn = lanes.take(np.flatnonzero(draws)[lane])
    drawn = drawn._replace(chance=drawn.chance * pile[lane, card] / sizes)
    # The middle of all words of 32 bits that `below` scales to this number.
    word = ((2 * lower + 1 << 31) // sizes).astype(np.uint32).view(np.int32)
    drawn.wide[:, CARDS + LEFT], drawn.wide[:, CARDS + WORDS] = 1, word
    rest = lanes.take(~draws)
    both = Lanes(*map(np.concatenate, zip(*[rest, drawn], strict=True)))
    return both, np.concatenate([action[~draws], np.full(len(lane), at.DRAW)])


def _words(rows: Bytes) -> NDArray[np.uint64]:
    """Rows of bytes as numbers of 64 bits."""
    wide = np.zeros((len(rows), -(-rows.shape[1] // 8) * 8), np.uint8)
    wide[:, : rows.shape[1]] = rows
    return wide.view(np.uint64)


def _mixed(told: NDArray[np.uint64], more: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """A number for what was told before and what is told now; the same for nothing else.

    (By chance it is, once in 10¹⁹ pairs. The mixing is that of splitmix64.)
    """
    mixed = told.copy()
    for column in more.T:
        mixed ^= column if mixed.ndim == 1 else column[:, None]
        mixed += np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    return mixed
