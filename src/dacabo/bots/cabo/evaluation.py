"""The value of a move in points: the cards it gets rid of, what it reveals, and a bot's habits."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import sqrt
from types import MappingProxyType
from typing import Final

from dacabo.bots.cabo.estimate import Estimate, Guess, add_in_order
from dacabo.bots.characters import Habit
from dacabo.cabo.cards import POWER, VALUE, Power
from dacabo.cabo.chapters.turn import LARGEST_SET
from dacabo.cabo.moves import Discard, Look, Replace, Swap
from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat


@dataclass(frozen=True, slots=True)
class EvaluationWeights:
    """The value of things that are not points on the table."""

    peek: float = 1.5
    """Learning one's own card."""
    spy: float = 0.3
    """Learning another player's card."""
    known: float = 0.4
    """Having a known card instead of an unknown one."""
    malice: float = 0.5
    """A point scored by another player."""
    # The weights below are for the habits of characters; no level has them.
    early: float = 0.0
    """The points by which one's own cards seem lower when it comes to calling."""
    pair: float = 0.0
    """A card equal to one that one has."""
    chase: float = 0.0
    """A move against the player who is ahead of all others."""
    open: float = 0.0
    """The top discard, for being known beforehand."""
    revenge: float = 0.0
    """A move against the player who last exchanged one's own card."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move and its gain."""

    gain: float
    move: Move


def keep_options(estimate: Estimate, card: Card, weights: EvaluationWeights) -> Iterator[Option]:
    """Lay a card in place of one's own card, or of a known set."""
    for guess in estimate.own:
        bonus = weights.known if guess.card is None and estimate.caller is None else 0.0
        if (
            weights.pair
            and estimate.rules.sets
            and knows_equal_card(estimate.own, card, excluding=guess)
        ):
            bonus += weights.pair
        yield Option(guess.value - VALUE[card] + bonus, Replace((guess.slot,)))
    if estimate.rules.sets:
        for group in sets(estimate.own):
            gain = add_in_order(guess.value for guess in group) - VALUE[card]
            yield Option(gain, Replace(tuple(guess.slot for guess in group)))


def knows_equal_card(layout: Iterable[Guess], card: Card, *, excluding: Guess) -> bool:
    """Whether a player knows a card of this value among their own, besides the one in question."""
    return any(
        guess.card is not None and VALUE[guess.card] == VALUE[card]
        for guess in layout
        if guess is not excluding
    )


def sets(layout: Iterable[Guess]) -> list[list[Guess]]:
    """The sets of two to four cards that are known to be equal."""
    groups: dict[int, list[Guess]] = {}
    for guess in layout:
        if guess.card is not None:
            groups.setdefault(VALUE[guess.card], []).append(guess)
    return [group[:LARGEST_SET] for group in groups.values() if len(group) > 1]


def drawn_options(estimate: Estimate, card: Card, weights: EvaluationWeights) -> Iterator[Option]:
    """Every sensible use of a drawn card."""
    yield Option(0.0, Discard())
    yield from keep_options(estimate, card, weights)
    match POWER[card]:
        case Power.PEEK:
            yield from peek_options(estimate, weights)
        case Power.SPY:
            yield from spy_options(estimate, weights)
        case Power.SWAP:
            yield from swap_options(estimate, weights)
        case Power.KING:
            yield from king_options(estimate, weights)


def peek_options(estimate: Estimate, weights: EvaluationWeights) -> Iterator[Option]:
    """Look at an unknown card of one's own, which is useless in the last turn."""
    if estimate.caller is None:
        for guess in estimate.own:
            if guess.card is None:
                yield Option(weights.peek, Look((estimate.seat, guess.slot)))


def spy_options(estimate: Estimate, weights: EvaluationWeights) -> Iterator[Option]:
    """Look at another player's unknown card; the lowest ones are worth most."""
    if estimate.caller is None:
        for seat, layout in estimate.others:
            for guess in layout:
                if guess.card is None:
                    gain = weights.spy * (1 + 1 / (1 + max(guess.value, 0.0)))
                    yield Option(gain, Look((seat, guess.slot)))


def swap_options(estimate: Estimate, weights: EvaluationWeights) -> Iterator[Option]:
    """Exchange a high card for a low one."""
    for seat, layout in estimate.others:
        if not is_locked(estimate, seat):
            for mine in estimate.own:
                for theirs in layout:
                    yield Option(
                        swap_gain(estimate, mine, theirs, weights),
                        Swap((estimate.seat, mine.slot), (seat, theirs.slot)),
                    )


def swap_gain(estimate: Estimate, mine: Guess, theirs: Guess, weights: EvaluationWeights) -> float:
    """The gain of an exchange; less if it gives a known card for an unknown one."""
    gain = (mine.value - theirs.value) * (1 + weights.malice / (len(estimate.layouts) - 1))
    if estimate.caller is None:
        gain += weights.known * ((mine.card is None) - (theirs.card is None))
    return gain


def king_options(estimate: Estimate, weights: EvaluationWeights) -> Iterator[Option]:
    """Look at another player's card, and exchange it if it is a good one."""
    highest = max((guess.value for guess in estimate.own), default=0.0)
    for seat, layout in estimate.others:
        seat_is_locked = is_locked(estimate, seat)
        for guess in layout:
            swap_hope = (
                0.0 if seat_is_locked else max(highest - guess.value, 0.0) + sqrt(guess.spread) / 2
            )
            yield Option(weights.spy + swap_hope, Look((seat, guess.slot)))


def is_locked(estimate: Estimate, seat: Seat) -> bool:
    """Whether a player's cards can no longer be exchanged (DUTCH-8)."""
    return estimate.rules.caller_locked and seat == estimate.caller


def best(options: Iterable[Option]) -> Option:
    """The option with the highest gain; among several, the first."""
    return max(options, key=lambda option: option.gain)


def draw_gain(estimate: Estimate, weights: EvaluationWeights) -> float:
    """The average gain of drawing, using each possible card in the best way."""
    best_claim = max(option.gain for option in keep_options(estimate, _NOTHING, weights))
    gain_by_power: dict[Power | None, float] = {None: 0.0}
    gain = 0.0
    for card, chance in estimate.pile.items():
        power = POWER[card]
        if power not in gain_by_power:
            gain_by_power[power] = max(
                (
                    option.gain
                    for option in drawn_options(estimate, card, weights)
                    if type(option.move) in (Look, Swap)
                ),
                default=0.0,
            )
        gain += chance * max(best_claim - VALUE[card], gain_by_power[power], 0.0)
    return gain


_NOTHING = Card("0")
"""A card worth 0, to measure what a claim gets rid of."""


LIKINGS: Final[Mapping[Habit, Mapping[str, float]]] = MappingProxyType(
    {
        Habit.HASTY: {"early": 1.75},
        Habit.CAREFUL: {"early": -2.0},
        Habit.NOSY: {"spy": 1.5},
        Habit.COLLECTOR: {"pair": 2.5},
        Habit.MEDDLER: {"chase": 1.5},
        Habit.THRIFTY: {"open": 0.8},
        Habit.RESTLESS: {"open": -2.0},
        Habit.STUBBORN: {"revenge": 2.0},
    }
)
"""The points that each habit adds to the weights of a level."""


def with_habit(weights: EvaluationWeights, habit: Habit | None) -> EvaluationWeights:
    """The weights of a level, changed by the habit of a character."""
    if habit is None:
        return weights
    changes = LIKINGS[habit]
    return replace(
        weights, **{name: getattr(weights, name) + change for name, change in changes.items()}
    )
