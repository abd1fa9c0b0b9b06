"""What a move gains, in points: the cards one gets rid of, and what one learns."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dacabo.bots.cabo.outlook import Guess, Outlook
from dacabo.cabo.cards import POWER, VALUE, Power
from dacabo.cabo.moves import Discard, Look, Replace, Swap
from dacabo.cabo.turn import LARGEST_SET
from dacabo.core.cards import Card
from dacabo.core.moves import Move
from dacabo.core.seats import Seat


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player thinks things are worth that are not points on the table."""

    peek: float = 1.5
    """To learn what one own card is."""
    spy: float = 0.3
    """To learn what somebody else's card is."""
    known: float = 0.4
    """To have a card that one knows instead of one that one does not."""
    malice: float = 0.5
    """A point that somebody else gets."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move, and what it gains."""

    gain: float
    move: Move


def keep_options(outlook: Outlook, card: Card, taste: Taste) -> Iterator[Option]:
    """Lay a card in place of an own card, or of a set that one knows."""
    for guess in outlook.own:
        curious = taste.known if guess.card is None and outlook.caller is None else 0.0
        yield Option(guess.worth - VALUE[card] + curious, Replace((guess.slot,)))
    if outlook.rules.sets:
        for group in sets(outlook.own):
            gain = sum(guess.worth for guess in group) - VALUE[card]
            yield Option(gain, Replace(tuple(guess.slot for guess in group)))


def sets(layout: Iterable[Guess]) -> list[list[Guess]]:
    """The cards that are known to be equal, two to four of them."""
    groups: dict[int, list[Guess]] = {}
    for guess in layout:
        if guess.card is not None:
            groups.setdefault(VALUE[guess.card], []).append(guess)
    return [group[:LARGEST_SET] for group in groups.values() if len(group) > 1]


def drawn_options(outlook: Outlook, card: Card, taste: Taste) -> Iterator[Option]:
    """Everything sensible to do with a drawn card."""
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


def peek_options(outlook: Outlook, taste: Taste) -> Iterator[Option]:
    """Look at an own card that one does not know. In one's last turn it is no use."""
    if outlook.caller is None:
        for guess in outlook.own:
            if guess.card is None:
                yield Option(taste.peek, Look((outlook.seat, guess.slot)))


def spy_options(outlook: Outlook, taste: Taste) -> Iterator[Option]:
    """Look at somebody's card that one does not know: the lowest ones are worth most."""
    if outlook.caller is None:
        for seat, layout in outlook.others:
            for guess in layout:
                if guess.card is None:
                    worth = taste.spy * (1 + 1 / (1 + max(guess.worth, 0.0)))
                    yield Option(worth, Look((seat, guess.slot)))


def swap_options(outlook: Outlook, taste: Taste) -> Iterator[Option]:
    """Give a high card for a low one."""
    for seat, layout in outlook.others:
        if not is_locked(outlook, seat):
            for mine in outlook.own:
                for theirs in layout:
                    yield Option(
                        swap_gain(outlook, mine, theirs, taste),
                        Swap((outlook.seat, mine.slot), (seat, theirs.slot)),
                    )


def swap_gain(outlook: Outlook, mine: Guess, theirs: Guess, taste: Taste) -> float:
    """What an exchange is worth: less if one gives a known card for an unknown one."""
    gain = (mine.worth - theirs.worth) * (1 + taste.malice / (len(outlook.layouts) - 1))
    if outlook.caller is None:
        gain += taste.known * ((mine.card is None) - (theirs.card is None))
    return gain


def king_options(outlook: Outlook, taste: Taste) -> Iterator[Option]:
    """Look at somebody's card, and exchange it if it is a good one."""
    highest = max((guess.worth for guess in outlook.own), default=0.0)
    for seat, layout in outlook.others:
        locked = is_locked(outlook, seat)
        for guess in layout:
            hope = 0.0 if locked else max(highest - guess.worth, 0.0) + guess.spread**0.5 / 2
            yield Option(taste.spy + hope, Look((seat, guess.slot)))


def is_locked(outlook: Outlook, seat: Seat) -> bool:
    """Whether somebody's cards cannot be exchanged any more (DUTCH-8)."""
    return outlook.rules.caller_locked and seat == outlook.caller


def best(options: Iterable[Option]) -> Option:
    """The option that gains most; of equal ones the first."""
    return max(options, key=lambda option: option.gain)


def draw_gain(outlook: Outlook, taste: Taste) -> float:
    """What drawing gains on average, doing the best with whatever comes."""
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
"""A card that counts nothing, to measure what a claim gets rid of."""
