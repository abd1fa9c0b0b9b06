"""What a learned player does, counted: by what it knows at the moment, in a few numbers."""

from typing import Any, Final, NamedTuple

from dacabo.bots.cabo.learned.features import PATIENCE
from dacabo.cabo.rules import PRESETS
from dacabo.observations.cabo.layout import (
    CALL,
    CODES,
    GIVING,
    GLOBALS,
    HOLDING,
    LAY,
    NONE,
    TAKE,
    TOKEN,
    TURN_BEGINS,
    UNSEEN,
)
from dacabo.research.simulator.cabo.kernel.layout import KAMIKAZE

Tensor = Any
Counts = Any
"""A table of numbers: of PyTorch while they are counted, then of NumPy."""

LAPS: Final = 16
SUMS: Final = 54
"""Sums are 0 to 53 or so: four cards."""
SLOTS: Final = PRESETS["original"].cards
"""No layout grows by these rules."""
NO_CARD: Final = 14
"""Higher than all cards."""
MOST_ALIKE: Final = 2
PUT_AWAY, UPON_UNKNOWN, UPON_KNOWN, AS_SET, USED = range(5)
"""What becomes of a card that was drawn."""
KNOWN, ITS_OWNER_KNOWS, NOBODY_KNOWS = range(3)
"""The card that a swap brings."""


class Moment(NamedTuple):
    """What the asked seat of each lane knows, in a few numbers."""

    lap: Tensor
    total: Tensor
    """Its sum, rounded, a card that it does not know counted as the average of those unseen,"""
    cards: Tensor
    """how many cards it has,"""
    unknown: Tensor
    """how many of them it does not know,"""
    highest: Tensor
    """the highest card of its own that it knows, -1 if none,"""
    lowest: Tensor
    """the lowest of another that it knows, 14 if none,"""
    card: Tensor
    """the card in hand; at the beginning of a turn, that on the discard pile;"""
    alike: Tensor
    """how many such cards it knows of its own;"""
    pair: Tensor
    """and the highest card that it knows to have twice, -1 if none."""


def moment(seen: Tensor, slots: int) -> Moment:
    """The numbers of observations."""
    places = seen[:, GLOBALS:].reshape(len(seen), -1, TOKEN)
    there = places[:, :slots, 0] == 2  # noqa: PLR2004 (a card: docs/research.md)
    code, theirs = places[:, :slots, 1], places[:, slots:, 1]
    known = there & (code > 0)
    unseen = seen[:, UNSEEN : UNSEEN + CODES]
    values = seen.new_tensor(range(-2, CODES - 2))
    mean = (unseen * values).sum(1) / unseen.sum(1).clamp(min=1)
    unknown = (there & ~known).sum(1)
    total = ((code - 2) * known).sum(1) + unknown * mean
    twice = code[:, :, None] == code[:, None]
    card = (seen[:, 11] - 1).where(seen[:, 0] == HOLDING, seen[:, 10])
    return Moment(
        (seen[:, 6] - 1) // seen[:, 2] + 1,
        total.round().long().clamp(0, SUMS - 1),
        there.sum(1),
        unknown,
        (code - 2).where(known, -1).amax(1),
        (theirs - 2).where(theirs > 0, NO_CARD).amin(1),
        card - 2,
        (known & (code == card[:, None])).sum(1),
        (code - 2).where(known & (twice.sum(2) > 1), -1).amax(1),
    )


class Watched(NamedTuple):
    """What was done, in tables of numbers."""

    turns: Counts
    """By lap and sum: turns at which it could have called,"""
    calls: Counts
    """at which it did,"""
    won: Counts
    """and how many of those won the round."""
    tops: Counts
    """By card on the discard pile and highest known card, + 1: turns at which it could be taken,"""
    taken: Counts
    """and at which it was."""
    held: Counts
    """By lap and number of own cards: turns."""
    called: Counts
    """By number of own cards, and of those that it does not know: calls before it had to."""
    drawn: Counts
    """By card drawn, 3 times, + how many such cards it knows of its own, and what became of it."""
    swapped: Counts
    """By card given, 14 if it does not know it, and what it gets for it."""
    laps: Counts
    """By lap: how many rounds ended there,"""
    kamikaze: Counts
    """and how many with two 12s and two 13s."""


class Watch:
    """Counts what is done in lanes."""

    def __init__(self, torch: Any, lanes: Tensor) -> None:  # noqa: ANN401 (a library)
        self.torch = torch

        def count(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=lanes.device)

        self._counts = Watched(
            turns=count(LAPS, SUMS),
            calls=count(LAPS, SUMS),
            won=count(LAPS, SUMS),
            tops=count(CODES, CODES),
            taken=count(CODES, CODES),
            held=count(LAPS, SLOTS + 1),
            called=count(SLOTS + 1, SLOTS + 1),
            drawn=count((MOST_ALIKE + 1) * CODES, 5),
            swapped=count(CODES, 3),
            laps=count(1, LAPS),
            kamikaze=count(1, LAPS),
        )
        self._caller = count(len(lanes)) - 1
        self._call = count(len(lanes), 2)

    def told(self) -> Watched:
        """What was counted so far."""
        return Watched(*(counts.cpu().numpy() for counts in self._counts))

    def look(self, where: Tensor, seat: Tensor, seen: Tensor, actions: Tensor, now: Moment) -> None:
        """Count what is about to be done in these lanes."""
        self._turns(where & (seen[:, 0] == TURN_BEGINS) & (seen[:, 5] == NONE), actions, now)
        self._uses(where & (seen[:, 0] == HOLDING) & (seen[:, 12] > 0), seen, actions, now)
        self._swaps(where & (seen[:, 0] == GIVING), seen, actions)
        calls = where & (seen[:, 0] == TURN_BEGINS) & (actions == CALL)
        self._caller = seat.where(calls, self._caller)
        self._call[calls] = self.torch.stack([now.lap, now.total], 1)[calls]

    def _turns(self, here: Tensor, actions: Tensor, now: Moment) -> None:
        """Turns before a call."""
        counts = self._counts
        lap = now.lap.clamp(max=LAPS - 1)
        calls, takes = here & (actions == CALL), here & (actions == TAKE)
        for table, which, row, column in (
            (counts.turns, here, lap, now.total),
            (counts.calls, calls, lap, now.total),
            (counts.tops, here, now.card, now.highest + 1),
            (counts.taken, takes, now.card, now.highest + 1),
            (counts.held, here, lap, now.cards),
            (counts.called, calls & (lap < PATIENCE), now.cards, now.unknown),
        ):
            _add(table, row[which], column[which])

    def _uses(self, here: Tensor, seen: Tensor, actions: Tensor, now: Moment) -> None:
        """What becomes of cards that were drawn."""
        action = actions[here]
        slot = (action - LAY).clamp(0, SLOTS - 1)
        known = _byte(seen[here], slot, 1) > 0
        became = self.torch.where(known, UPON_KNOWN, UPON_UNKNOWN)
        became = became.masked_fill(action < LAY, PUT_AWAY)
        became = became.masked_fill(action >= LAY + SLOTS, AS_SET)
        became = became.masked_fill(action >= LAY + 2 * SLOTS, USED)
        alike = now.alike[here].clamp(max=MOST_ALIKE)
        _add(self._counts.drawn, now.card[here] * (MOST_ALIKE + 1) + alike, became)

    def _swaps(self, here: Tensor, seen: Tensor, actions: Tensor) -> None:
        """What is given, and what for."""
        torch, seen = self.torch, seen[here]
        one = (seen[:, 20] - 1) * SLOTS + seen[:, 21] - 1
        other = actions[here] - LAY - 2 * SLOTS
        mine, theirs = torch.minimum(one, other), torch.maximum(one, other)
        given = _byte(seen, mine, 1)
        owner = theirs // SLOTS
        got = torch.where(_byte(seen, theirs, 2) >> owner & 1 > 0, ITS_OWNER_KNOWS, NOBODY_KNOWS)
        got = got.masked_fill(_byte(seen, theirs, 1) > 0, KNOWN)
        _add(self._counts.swapped, (given - 2).where(given > 0, NO_CARD), got)

    def end(self, over: Tensor, points: Tensor, now: Moment) -> None:
        """Count how rounds ended in these lanes."""
        counts = self._counts
        lap = now.lap.clamp(max=LAPS - 1)
        kamikaze = over & ((points == KAMIKAZE).sum(1) == points.shape[1] - 1)
        for table, which in ((counts.laps, over), (counts.kamikaze, kamikaze)):
            _add(table, 0 * lap[which], lap[which])
        called = over & (self._caller >= 0)
        own = points[called].gather(1, self._caller[called, None])[:, 0]
        won = self._call[called][own == points[called].amin(1)]
        _add(counts.won, won[:, 0].clamp(max=LAPS - 1), won[:, 1])
        self._caller = self._caller.masked_fill(over, -1)


def _byte(seen: Tensor, place: Tensor, number: int) -> Tensor:
    """A byte of a place of each observation."""
    return seen.gather(1, (GLOBALS + TOKEN * place + number)[:, None])[:, 0]


def _add(counts: Tensor, row: Tensor, column: Tensor) -> None:
    """One more in each of these cells."""
    cells = row * counts.shape[1] + column
    counts += cells.bincount(minlength=counts.numel()).reshape(counts.shape)
