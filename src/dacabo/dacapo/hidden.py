"""The hidden cards, and the shuffles that they came from.

A hidden card belongs to a *pool*: the cards of the shuffle it came from, without those the viewer
has seen since. The stacks come from the first shuffle and the pile from the last. A hand may hold
cards of several shuffles. When its owner plays one of them, others see its face but not its
shuffle, so several *cases* are possible. The probability of a case follows from the number of cards
of that shuffle in the hand, and from the copies of the face that were left in its pool.
"""

from bisect import bisect
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

from dacabo.core.cards import Card
from dacabo.core.seats import Seat
from dacabo.core.values import Discreet, with_item
from dacabo.dacapo.state import Pile

Shuffles: TypeAlias = tuple[int, ...]
"""The shuffles that the cards of a hand came from, ascending: 0 is the deal, 1 a reshuffle."""

Origins: TypeAlias = tuple[tuple[int, Card], ...]
"""Cards with the shuffles they came from, sorted."""

MAX_CASES: Final = 64
"""If there are more cases, some represent the others: weighing them all would take too long."""


class Case(Discreet):
    """One way in which the hands hidden from the viewer may be composed of shuffles."""

    chance: float
    hands: tuple[Shuffles, ...]
    """By seat; empty for the viewer."""
    played: Origins = ()
    """The cards played from hands of several shuffles."""


class Hidden(Discreet):
    """Everything a viewer can know about the cards they do not see."""

    pools: tuple[Pile, ...] = ()
    """The cards of each shuffle that the viewer has not seen since for certain, sorted.
    Cards that a case counts as played are still among them."""
    cases: tuple[Case, ...] = ()
    """Distinct, with chances that add up to 1. There is only one before the first reshuffle."""

    @property
    def last(self) -> int:
        """The shuffle that the pile came from."""
        return len(self.pools) - 1

    @property
    def unseen(self) -> Pile:
        """All hidden cards, sorted."""
        seen = (card for case in self.cases[:1] for _, card in case.played)
        return remaining_cards((card for pool in self.pools for card in pool), seen)


def after_draw(hidden: Hidden, seat: Seat, count: int) -> Hidden:
    """A player fills their hand from the pile."""
    cards = (hidden.last,) * count
    return Hidden(hidden.pools, _with_hand(hidden.cases, seat, lambda hand: hand + cards))


def after_card_shown(hidden: Hidden, shuffle: int, card: Card) -> Hidden:
    """The viewer sees a card that certainly came from this shuffle."""
    pool, cases = hidden.pools[shuffle], hidden.cases
    if hidden.last:
        probability = _probability_of(pool, shuffle, card)
        cases = _normalise(
            [
                Case(case.chance * probability(case.played), case.hands, case.played)
                for case in cases
            ]
        )
        if not cases:
            return after_card_shown(_without_origins(hidden), 0, card)
    return Hidden(with_item(hidden.pools, shuffle, remaining_cards(pool, (card,))), cases)


def after_card_played(hidden: Hidden, seat: Seat, card: Card) -> Hidden:
    """A player plays a card from their hand, chosen regardless of its face; everyone sees it."""
    shuffles = {shuffle for case in hidden.cases for shuffle in case.hands[seat]}
    only, *others = shuffles
    if not others:
        cases = _with_hand(hidden.cases, seat, lambda hand: hand[1:])
        return after_card_shown(Hidden(hidden.pools, cases), only, card)
    probabilities = {
        shuffle: _probability_of(hidden.pools[shuffle], shuffle, card) for shuffle in shuffles
    }
    chances: dict[tuple[tuple[Shuffles, ...], Origins], float] = defaultdict(float)
    for case in hidden.cases:
        hand, earlier = case.hands[seat], case.played
        for shuffle in set(hand):
            first, origin = hand.index(shuffle), (shuffle, card)
            hands = with_item(case.hands, seat, hand[:first] + hand[first + 1 :])
            index = bisect(earlier, origin)
            chances[hands, (*earlier[:index], origin, *earlier[index:])] += (
                case.chance * hand.count(shuffle) * probabilities[shuffle](earlier)
            )
    cases = _normalise([Case(chance, *origins) for origins, chance in chances.items()])
    if not cases:
        return after_card_played(_without_origins(hidden), seat, card)
    return Hidden(hidden.pools, cases)


def after_reshuffle(hidden: Hidden, cards: Pile) -> Hidden:
    """Face-up cards become the pile. Origins that are the same in all cases are now certain."""
    certain = Counter(hidden.cases[0].played)
    for case in hidden.cases[1:]:
        certain &= Counter(case.played)
    pools = list(hidden.pools)
    for shuffle, card in certain.elements():
        pools[shuffle] = remaining_cards(pools[shuffle], (card,))
    cases = [
        Case(case.chance, case.hands, tuple(sorted((Counter(case.played) - certain).elements())))
        for case in hidden.cases
    ]
    return Hidden((*pools, tuple(sorted(cards))), tuple(cases))


def remaining_cards(cards: Iterable[Card], seen: Iterable[Card]) -> Pile:
    """The cards that remain after removing some, sorted."""
    remaining = sorted(cards)
    for card in seen:
        remaining.remove(card)
    return tuple(remaining)


# --- helpers ------------------------------------------------------------------------


def _probability_of(pool: Pile, shuffle: int, card: Card) -> Callable[[Origins], float]:
    """The probability that a hidden card of a shuffle has this face, given what was played."""
    copies, size, origin = pool.count(card), len(pool), (shuffle, card)

    def probability(earlier: Origins) -> float:
        copies_left = copies - earlier.count(origin)
        cards_played = bisect(earlier, (shuffle + 1,)) - bisect(earlier, (shuffle,))
        return copies_left / (size - cards_played) if copies_left > 0 else 0.0

    return probability


def _normalise(cases: Iterable[Case]) -> tuple[Case, ...]:
    """The possible cases, normalised so that their chances add up to 1, thinned if too many."""
    possible = [case for case in cases if case.chance]
    total = sum(case.chance for case in possible)
    normalised = [Case(case.chance / total, case.hands, case.played) for case in possible]
    return tuple(normalised if len(normalised) <= MAX_CASES else _thin_out(normalised))


def _thin_out(cases: Sequence[Case]) -> list[Case]:
    """Keep the likely cases, and replace the others by a systematic sample with equal chances."""
    likely_cases, rest_chance = 0, 1.0
    for chance in sorted((case.chance for case in cases), reverse=True)[: MAX_CASES - 1]:
        if chance * (MAX_CASES - likely_cases) < rest_chance:
            break
        likely_cases += 1
        rest_chance -= chance
    share = rest_chance / (MAX_CASES - likely_cases)
    chosen = [case for case in cases if case.chance >= share]
    accumulated = share / 2
    for case in cases:
        if case.chance < share:
            accumulated += case.chance
            if accumulated >= share:
                accumulated -= share
                chosen.append(Case(share, case.hands, case.played))
    return chosen


def _with_hand(
    cases: Iterable[Case], seat: Seat, change: Callable[[Shuffles], Shuffles]
) -> tuple[Case, ...]:
    """Apply the same change to a hand in every case."""
    return tuple(
        Case(case.chance, with_item(case.hands, seat, change(case.hands[seat])), case.played)
        for case in cases
    )


def _without_origins(hidden: Hidden) -> Hidden:
    """No remaining case is possible, so assume that any unseen card may be anywhere."""
    hands = tuple((0,) * len(hand) for hand in hidden.cases[0].hands)
    return Hidden((hidden.unseen,), (Case(1.0, hands),))
