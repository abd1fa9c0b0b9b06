"""What a move gains in points: the cards it gets rid of, and what it reveals; and tastes."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import sqrt
from types import MappingProxyType
from typing import Final

from dacabo.bots.cabo.estimate import Estimate, Guess, added
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
    # What follows is a habit: no level has it.
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


def keep_options(outlook: Estimate, card: Card, taste: EvaluationWeights) -> Iterator[Option]:
    """Lay a card in place of one's own card, or of a known set."""
    for guess in outlook.own:
        liking = taste.known if guess.card is None and outlook.caller is None else 0.0
        if taste.pair and outlook.rules.sets and has_equal(outlook.own, card, but=guess):
            liking += taste.pair
        yield Option(guess.worth - VALUE[card] + liking, Replace((guess.slot,)))
    if outlook.rules.sets:
        for group in sets(outlook.own):
            gain = added(guess.worth for guess in group) - VALUE[card]
            yield Option(gain, Replace(tuple(guess.slot for guess in group)))


def has_equal(layout: Iterable[Guess], card: Card, *, but: Guess) -> bool:
    """Whether a player knows a card of this value among their own, besides the one in question."""
    return any(
        guess.card is not None and VALUE[guess.card] == VALUE[card]
        for guess in layout
        if guess is not but
    )


def sets(layout: Iterable[Guess]) -> list[list[Guess]]:
    """The sets of two to four cards that are known to be equal."""
    groups: dict[int, list[Guess]] = {}
    for guess in layout:
        if guess.card is not None:
            groups.setdefault(VALUE[guess.card], []).append(guess)
    return [group[:LARGEST_SET] for group in groups.values() if len(group) > 1]


def drawn_options(outlook: Estimate, card: Card, taste: EvaluationWeights) -> Iterator[Option]:
    """Every sensible use of a drawn card."""
    yield Option(0.0, Discard())
    yield from keep_options(outlook, card, taste)
    match POWER[card]:
        case Power.PEEK:
            yield from peek_options(outlook, taste)
        case Power.SPY:
            yield from spy_options(outlook, taste)
        case Power.SWAP:
            yield from swap_options(outlook, taste)
        case Power.KING:
            yield from king_options(outlook, taste)


def peek_options(outlook: Estimate, taste: EvaluationWeights) -> Iterator[Option]:
    """Look at an unknown card of one's own, which is useless in the last turn."""
    if outlook.caller is None:
        for guess in outlook.own:
            if guess.card is None:
                yield Option(taste.peek, Look((outlook.seat, guess.slot)))


def spy_options(outlook: Estimate, taste: EvaluationWeights) -> Iterator[Option]:
    """Look at another player's unknown card; the lowest ones are worth most."""
    if outlook.caller is None:
        for seat, layout in outlook.others:
            for guess in layout:
                if guess.card is None:
                    worth = taste.spy * (1 + 1 / (1 + max(guess.worth, 0.0)))
                    yield Option(worth, Look((seat, guess.slot)))


def swap_options(outlook: Estimate, taste: EvaluationWeights) -> Iterator[Option]:
    """Exchange a high card for a low one."""
    for seat, layout in outlook.others:
        if not is_locked(outlook, seat):
            for mine in outlook.own:
                for theirs in layout:
                    yield Option(
                        swap_gain(outlook, mine, theirs, taste),
                        Swap((outlook.seat, mine.slot), (seat, theirs.slot)),
                    )


def swap_gain(outlook: Estimate, mine: Guess, theirs: Guess, taste: EvaluationWeights) -> float:
    """The gain of an exchange; less if it gives a known card for an unknown one."""
    gain = (mine.worth - theirs.worth) * (1 + taste.malice / (len(outlook.layouts) - 1))
    if outlook.caller is None:
        gain += taste.known * ((mine.card is None) - (theirs.card is None))
    return gain


def king_options(outlook: Estimate, taste: EvaluationWeights) -> Iterator[Option]:
    """Look at another player's card, and exchange it if it is a good one."""
    highest = max((guess.worth for guess in outlook.own), default=0.0)
    for seat, layout in outlook.others:
        locked = is_locked(outlook, seat)
        for guess in layout:
            hope = 0.0 if locked else max(highest - guess.worth, 0.0) + sqrt(guess.spread) / 2
            yield Option(taste.spy + hope, Look((seat, guess.slot)))


def is_locked(outlook: Estimate, seat: Seat) -> bool:
    """Whether a player's cards can no longer be exchanged (DUTCH-8)."""
    return outlook.rules.caller_locked and seat == outlook.caller


def best(options: Iterable[Option]) -> Option:
    """The option with the highest gain; the first of equal ones."""
    return max(options, key=lambda option: option.gain)


def draw_gain(outlook: Estimate, taste: EvaluationWeights) -> float:
    """The average gain of drawing, using each possible card in the best way."""
    keep = max(option.gain for option in keep_options(outlook, _NOTHING, taste))
    powers: dict[Power | None, float] = {None: 0.0}
    gain = 0.0
    for card, chance in outlook.pile.items():
        power = POWER[card]
        if power not in powers:
            powers[power] = max(
                (
                    o.gain
                    for o in drawn_options(outlook, card, taste)
                    if type(o.move) in (Look, Swap)
                ),
                default=0.0,
            )
        gain += chance * max(keep - VALUE[card], powers[power], 0.0)
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
"""What each likes more (or less) than others of the same level, in points."""


def with_habit(taste: EvaluationWeights, habit: Habit | None) -> EvaluationWeights:
    """The taste of a level with somebody's habit."""
    if habit is None:
        return taste
    liking = LIKINGS[habit]
    return replace(taste, **{name: getattr(taste, name) + more for name, more in liking.items()})
