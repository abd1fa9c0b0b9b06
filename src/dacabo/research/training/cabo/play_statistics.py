"""Statistics of how a learned player plays: counts of its actions by situation."""

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
"""A table of counts: a tensor of PyTorch while it grows, then an array of NumPy."""

LAPS: Final = 16
SUMS: Final = 54
"""The sums of four cards are at most 53, or a little below 0, which counts as 0."""
SLOTS: Final = PRESETS["original"].cards
"""A layout never grows by the original rules."""
NO_CARD: Final = 14
"""This is higher than the value of any card."""
MAX_MATCHING: Final = 2
"""More matching cards than this are counted as this many."""
DISCARDED, ON_UNKNOWN, ON_KNOWN, FOR_SET, USED = range(5)
"""The uses of a drawn card: discarded, laid on a card that the player does not know or knows, laid
for a set, used for its power."""
KNOWN, KNOWN_TO_OWNER, KNOWN_TO_NOBODY = range(3)
"""Who knows the card that a player gets by a swap: the player, only its owner, or neither."""


class Situation(NamedTuple):
    """A summary of what the seat that has to act knows in each env."""

    lap: Tensor
    total: Tensor
    """The sum of its cards, rounded. An unknown card counts as the mean of the unseen cards."""
    cards: Tensor
    """The number of its cards."""
    unknown: Tensor
    """The number of its cards that it does not know."""
    highest: Tensor
    """The value of its highest known card; -1 if it knows none."""
    lowest: Tensor
    """The value of the lowest known card of another player; 14 if it knows none."""
    card: Tensor
    """The value of the card in hand; at the beginning of a turn, of the top discard."""
    matching: Tensor
    """The number of its known cards of that value."""
    pair: Tensor
    """The highest value of which it knows two of its cards; -1 if there is none."""


def situations(tokens: Tensor, slots: int) -> Situation:
    """Summarise a batch of observations."""
    places = tokens[:, GLOBALS:].reshape(len(tokens), -1, TOKEN)
    there = places[:, :slots, 0] == 2  # noqa: PLR2004 (a card: docs/research.md)
    code, theirs = places[:, :slots, 1], places[:, slots:, 1]
    known = there & (code > 0)
    unseen = tokens[:, UNSEEN : UNSEEN + CODES]
    values = tokens.new_tensor(range(-2, CODES - 2))
    mean = (unseen * values).sum(1) / unseen.sum(1).clamp(min=1)
    unknown = (there & ~known).sum(1)
    total = ((code - 2) * known).sum(1) + unknown * mean
    equal = code[:, :, None] == code[:, None]
    card = (tokens[:, 11] - 1).where(tokens[:, 0] == HOLDING, tokens[:, 10])
    return Situation(
        (tokens[:, 6] - 1) // tokens[:, 2] + 1,
        total.round().long().clamp(0, SUMS - 1),
        there.sum(1),
        unknown,
        (code - 2).where(known, -1).amax(1),
        (theirs - 2).where(theirs > 0, NO_CARD).amin(1),
        card - 2,
        (known & (code == card[:, None])).sum(1),
        (code - 2).where(known & (equal.sum(2) > 1), -1).amax(1),
    )


class PlayCounts(NamedTuple):
    """Tables of counts."""

    turns: Counts
    """By lap and sum: the turns at which the player could call."""
    calls: Counts
    """By lap and sum: the turns at which it called."""
    won: Counts
    """By lap and sum: the calls that won the round."""
    tops: Counts
    """By top discard and highest known card + 1: the turns at which it could take the discard."""
    taken: Counts
    """By top discard and highest known card + 1: the turns at which it took the discard."""
    held: Counts
    """By lap and number of own cards: the turns."""
    called: Counts
    """By number of own cards and of unknown ones: the calls before the player had to call."""
    drawn: Counts
    """By value of a drawn card, times 3, + its matching cards, and by its use: the draws."""
    swapped: Counts
    """By card given, 14 if it is unknown, and by who knows the card received: the swaps."""
    laps: Counts
    """By lap: the rounds that ended there."""
    kamikaze: Counts
    """By lap: the rounds that ended with a kamikaze, two 12s and two 13s."""


class PlayStatistics:
    """A counter of what players do in a batch of envs."""

    def __init__(self, torch: Any, envs: Tensor) -> None:  # noqa: ANN401 (a library)
        self.torch = torch

        def zeros(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=envs.device)

        self._counts = PlayCounts(
            turns=zeros(LAPS, SUMS),
            calls=zeros(LAPS, SUMS),
            won=zeros(LAPS, SUMS),
            tops=zeros(CODES, CODES),
            taken=zeros(CODES, CODES),
            held=zeros(LAPS, SLOTS + 1),
            called=zeros(SLOTS + 1, SLOTS + 1),
            drawn=zeros((MAX_MATCHING + 1) * CODES, 5),
            swapped=zeros(CODES, 3),
            laps=zeros(1, LAPS),
            kamikaze=zeros(1, LAPS),
        )
        self._caller = zeros(len(envs)) - 1
        self._call = zeros(len(envs), 2)

    def counts(self) -> PlayCounts:
        """Return the counts so far."""
        return PlayCounts(*(table.cpu().numpy() for table in self._counts))

    def count_actions(
        self, where: Tensor, seat: Tensor, tokens: Tensor, actions: Tensor, now: Situation
    ) -> None:
        """Count the actions that are about to be done in these envs."""
        phase = tokens[:, 0]
        self._count_turns(where & (phase == TURN_BEGINS) & (tokens[:, 5] == NONE), actions, now)
        self._count_draws(where & (phase == HOLDING) & (tokens[:, 12] > 0), tokens, actions, now)
        self._count_swaps(where & (phase == GIVING), tokens, actions)
        calls = where & (phase == TURN_BEGINS) & (actions == CALL)
        self._caller = seat.where(calls, self._caller)
        self._call[calls] = self.torch.stack([now.lap, now.total], 1)[calls]

    def _count_turns(self, here: Tensor, actions: Tensor, now: Situation) -> None:
        """Count turns before a call."""
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
            _increment(table, row[which], column[which])

    def _count_draws(self, here: Tensor, tokens: Tensor, actions: Tensor, now: Situation) -> None:
        """Count the uses of drawn cards."""
        action = actions[here]
        slot = (action - LAY).clamp(0, SLOTS - 1)
        known = _place_byte(tokens[here], slot, 1) > 0
        use = self.torch.where(known, ON_KNOWN, ON_UNKNOWN)
        use = use.masked_fill(action < LAY, DISCARDED)
        use = use.masked_fill(action >= LAY + SLOTS, FOR_SET)
        use = use.masked_fill(action >= LAY + 2 * SLOTS, USED)
        matching = now.matching[here].clamp(max=MAX_MATCHING)
        _increment(self._counts.drawn, now.card[here] * (MAX_MATCHING + 1) + matching, use)

    def _count_swaps(self, here: Tensor, tokens: Tensor, actions: Tensor) -> None:
        """Count the cards given and received by swaps."""
        torch, tokens = self.torch, tokens[here]
        one = (tokens[:, 20] - 1) * SLOTS + tokens[:, 21] - 1
        other = actions[here] - LAY - 2 * SLOTS
        mine, theirs = torch.minimum(one, other), torch.maximum(one, other)
        given = _place_byte(tokens, mine, 1)
        owner = theirs // SLOTS
        seen_by_owner = _place_byte(tokens, theirs, 2) >> owner & 1 > 0
        received = torch.where(seen_by_owner, KNOWN_TO_OWNER, KNOWN_TO_NOBODY)
        received = received.masked_fill(_place_byte(tokens, theirs, 1) > 0, KNOWN)
        _increment(self._counts.swapped, (given - 2).where(given > 0, NO_CARD), received)

    def count_ends(self, over: Tensor, points: Tensor, now: Situation) -> None:
        """Count the rounds that have ended in these envs."""
        counts = self._counts
        lap = now.lap.clamp(max=LAPS - 1)
        kamikaze = over & ((points == KAMIKAZE).sum(1) == points.shape[1] - 1)
        for table, which in ((counts.laps, over), (counts.kamikaze, kamikaze)):
            _increment(table, 0 * lap[which], lap[which])
        called = over & (self._caller >= 0)
        own = points[called].gather(1, self._caller[called, None])[:, 0]
        won = self._call[called][own == points[called].amin(1)]
        _increment(counts.won, won[:, 0].clamp(max=LAPS - 1), won[:, 1])
        self._caller = self._caller.masked_fill(over, -1)


def _place_byte(tokens: Tensor, place: Tensor, number: int) -> Tensor:
    """Return a byte of a place of each observation."""
    return tokens.gather(1, (GLOBALS + TOKEN * place + number)[:, None])[:, 0]


def _increment(counts: Tensor, row: Tensor, column: Tensor) -> None:
    """Add 1 to each of these cells."""
    cells = row * counts.shape[1] + column
    counts += cells.bincount(minlength=counts.numel()).reshape(counts.shape)
