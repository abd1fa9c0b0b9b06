"""Statistics of how a learned player plays: counts of its actions by situation."""

from typing import Any, Final, NamedTuple

from dacabo.bots.cabo.learned.features import FORCED_CALL_LAP
from dacabo.cabo.rules import PRESETS
from dacabo.observations.cabo import layout
from dacabo.research.simulator.cabo.kernel.layout import KAMIKAZE_POINTS

Tensor = Any
Counts = Any
"""A table of counts: a tensor of PyTorch while it grows, then an array of NumPy."""

LAPS: Final = 16
SUMS: Final = 54
"""The sums of four cards are at most 53, or a little below 0, which counts as 0."""
SLOTS: Final = PRESETS["original"].cards
"""A layout never grows by the original rules."""
NO_CARD: Final = 14
"""A number above the value of any card."""
MAX_MATCHING: Final = 2
"""More matching cards than this are counted as this many."""
USES: Final = 5
DISCARDED, ON_UNKNOWN, ON_KNOWN, FOR_SET, USED = range(USES)
"""The uses of a drawn card: discarded, laid on a card that the player does not know or knows, laid
for a set, used for its power."""
KNOWN, KNOWN_TO_OWNER, KNOWN_TO_NOBODY = range(3)
"""The player who knows the card that a swap brings: who gets it, only its owner, or neither."""


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
    """The value of the lowest known card of another player; `NO_CARD` if it knows none."""
    card: Tensor
    """The value of the card in hand; at the beginning of a turn, of the top discard."""
    matching: Tensor
    """The number of its known cards of that value."""
    pair: Tensor
    """The highest value of which it knows two of its cards; -1 if there is none."""


def summarise(observations: Tensor, slots: int) -> Situation:
    """Summarise a batch of observations."""
    places = observations[:, layout.GLOBALS :].reshape(len(observations), -1, layout.TOKEN)
    is_card = places[:, :slots, layout.PLACE_STATE] == layout.IS_CARD
    code, their_code = places[:, :slots, layout.PLACE_CODE], places[:, slots:, layout.PLACE_CODE]
    value, their_value = code - layout.VALUE_OFFSET, their_code - layout.VALUE_OFFSET
    is_known = is_card & (code > 0)
    unseen = observations[:, layout.UNSEEN : layout.UNSEEN + layout.CODES]
    values = observations.new_tensor(
        range(-layout.VALUE_OFFSET, layout.CODES - layout.VALUE_OFFSET)
    )
    mean = (unseen * values).sum(1) / unseen.sum(1).clamp(min=1)
    num_unknown = (is_card & ~is_known).sum(1)
    total = (value * is_known).sum(1) + num_unknown * mean
    matches = code[:, :, None] == code[:, None]
    card = (observations[:, layout.OBS_HAND] - 1).where(
        observations[:, layout.OBS_PHASE] == layout.HOLDING, observations[:, layout.OBS_TOP_DISCARD]
    )
    return Situation(
        (observations[:, layout.OBS_TURN] - 1) // observations[:, layout.OBS_PLAYERS] + 1,
        total.round().long().clamp(0, SUMS - 1),
        is_card.sum(1),
        num_unknown,
        value.where(is_known, -1).amax(1),
        their_value.where(their_code > 0, NO_CARD).amin(1),
        card - layout.VALUE_OFFSET,
        (is_known & (code == card[:, None])).sum(1),
        value.where(is_known & (matches.sum(2) > 1), -1).amax(1),
    )


class PlayCounts(NamedTuple):
    """Tables of counts."""

    turns: Counts
    """By lap and sum: the turns at which the player could call."""
    calls: Counts
    """By lap and sum: the turns at which it called."""
    won: Counts
    """By lap and sum: the calls that won the round."""
    could_take: Counts
    """By top discard and highest known card + 1: the turns at which it could take the discard."""
    taken: Counts
    """By top discard and highest known card + 1: the turns at which it took the discard."""
    turns_by_cards: Counts
    """By lap and number of own cards: the turns."""
    free_calls: Counts
    """By number of own cards and of unknown ones: the calls before the lap in which the player has
    to call."""
    drawn: Counts
    """By value of a drawn card, number of matching cards and use: the draws."""
    swapped: Counts
    """By card given, `NO_CARD` if it is unknown, and by who knows the card received: the swaps."""
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
            could_take=zeros(layout.CODES, layout.CODES),
            taken=zeros(layout.CODES, layout.CODES),
            turns_by_cards=zeros(LAPS, SLOTS + 1),
            free_calls=zeros(SLOTS + 1, SLOTS + 1),
            drawn=zeros(layout.CODES, MAX_MATCHING + 1, USES),
            swapped=zeros(layout.CODES, 3),
            laps=zeros(LAPS),
            kamikaze=zeros(LAPS),
        )
        self._caller = zeros(len(envs)) - 1
        self._lap_and_total_of_call = zeros(len(envs), 2)

    def counts(self) -> PlayCounts:
        """Return the counts so far."""
        return PlayCounts(*(table.cpu().numpy() for table in self._counts))

    def count_actions(
        self, mask: Tensor, seat: Tensor, observations: Tensor, actions: Tensor, now: Situation
    ) -> None:
        """Count the actions that are about to be done in these envs."""
        phase = observations[:, layout.OBS_PHASE]
        turns = mask & (phase == layout.TURN_BEGINS)
        draws = mask & (phase == layout.HOLDING) & (observations[:, layout.OBS_HAND_DRAWN] > 0)
        self._count_turns(turns & (observations[:, layout.OBS_CALLER] == layout.NONE), actions, now)
        self._count_draws(draws, observations, actions, now)
        self._count_swaps(mask & (phase == layout.GIVING), observations, actions)
        calls = turns & (actions == layout.CALL)
        self._caller = seat.where(calls, self._caller)
        self._lap_and_total_of_call[calls] = self.torch.stack([now.lap, now.total], 1)[calls]

    def _count_turns(self, mask: Tensor, actions: Tensor, now: Situation) -> None:
        """Count turns before a call."""
        counts = self._counts
        lap = now.lap.clamp(max=LAPS - 1)
        calls, takes = mask & (actions == layout.CALL), mask & (actions == layout.TAKE)
        for table, envs, row, column in (
            (counts.turns, mask, lap, now.total),
            (counts.calls, calls, lap, now.total),
            (counts.could_take, mask, now.card, now.highest + 1),
            (counts.taken, takes, now.card, now.highest + 1),
            (counts.turns_by_cards, mask, lap, now.cards),
            (counts.free_calls, calls & (lap < FORCED_CALL_LAP), now.cards, now.unknown),
        ):
            _increment(table, row[envs], column[envs])

    def _count_draws(
        self, mask: Tensor, observations: Tensor, actions: Tensor, now: Situation
    ) -> None:
        """Count the uses of drawn cards."""
        action = actions[mask]
        slot = (action - layout.LAY).clamp(0, SLOTS - 1)
        is_known = _place_byte(observations[mask], slot, layout.PLACE_CODE) > 0
        use = self.torch.where(is_known, ON_KNOWN, ON_UNKNOWN)
        use = use.masked_fill(action < layout.LAY, DISCARDED)
        use = use.masked_fill(action >= layout.LAY + SLOTS, FOR_SET)
        use = use.masked_fill(action >= layout.LAY + 2 * SLOTS, USED)
        matching = now.matching[mask].clamp(max=MAX_MATCHING)
        _increment(self._counts.drawn, now.card[mask], matching, use)

    def _count_swaps(self, mask: Tensor, observations: Tensor, actions: Tensor) -> None:
        """Count the cards given and received by swaps."""
        torch, observations = self.torch, observations[mask]
        first = (
            (observations[:, layout.OBS_GIVEN_SEAT] - 1) * SLOTS
            + observations[:, layout.OBS_GIVEN_SLOT]
            - 1
        )
        second = actions[mask] - layout.LAY - 2 * SLOTS
        # The seat that acts is seat 0, so its place has the lower number.
        mine, theirs = torch.minimum(first, second), torch.maximum(first, second)
        given_code = _place_byte(observations, mine, layout.PLACE_CODE)
        given_value = (given_code - layout.VALUE_OFFSET).where(given_code > 0, NO_CARD)
        owner = theirs // SLOTS
        is_seen_by_owner = _place_byte(observations, theirs, layout.PLACE_SEEN_BY) >> owner & 1 > 0
        is_known = _place_byte(observations, theirs, layout.PLACE_CODE) > 0
        who_knows = torch.where(is_seen_by_owner, KNOWN_TO_OWNER, KNOWN_TO_NOBODY)
        who_knows = who_knows.masked_fill(is_known, KNOWN)
        _increment(self._counts.swapped, given_value, who_knows)

    def count_ends(self, is_over: Tensor, points: Tensor, now: Situation) -> None:
        """Count the rounds that have ended in these envs."""
        counts = self._counts
        lap = now.lap.clamp(max=LAPS - 1)
        # A kamikaze gives its points to everybody but one player, and no other round does.
        is_kamikaze = is_over & ((points == KAMIKAZE_POINTS).sum(1) == points.shape[1] - 1)
        for table, mask in ((counts.laps, is_over), (counts.kamikaze, is_kamikaze)):
            _increment(table, lap[mask])
        envs = is_over & (self._caller >= 0)
        own_points = points[envs].gather(1, self._caller[envs, None])[:, 0]
        winning_calls = self._lap_and_total_of_call[envs][own_points == points[envs].amin(1)]
        _increment(counts.won, winning_calls[:, 0].clamp(max=LAPS - 1), winning_calls[:, 1])
        self._caller = self._caller.masked_fill(is_over, -1)


def _place_byte(observations: Tensor, place: Tensor, byte: int) -> Tensor:
    """Return a byte of a place of each observation."""
    return observations.gather(1, (layout.GLOBALS + layout.TOKEN * place + byte)[:, None])[:, 0]


def _increment(counts: Tensor, *indexes: Tensor) -> None:
    """Add 1 to each of these cells, which are given by an index for each dimension of the table."""
    cells = indexes[0]
    for size, index in zip(counts.shape[1:], indexes[1:], strict=True):
        cells = cells * size + index
    counts += cells.bincount(minlength=counts.numel()).reshape(counts.shape)
