"""Which cards lie hidden, and of which shuffle.

A hidden card is one of a *pool*: the cards of the shuffle that it came from, less those of them
that the viewer has seen since. The stacks are of the first shuffle and the pile is of the last. A
hand may hold cards of several; when one of them is played, others see its face but not of which
shuffle it was. Then several *cases* are possible, and how likely each of them is follows from how
many such cards the hand held and how often the face was left in each pool.
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
"""Of which shuffle the cards of a hand are, ascending: 0 is the deal, 1 the first reshuffle."""

Origins: TypeAlias = tuple[tuple[int, Card], ...]
"""Of which shuffle cards were, sorted."""

MOST_CASES: Final = 64
"""Where there would be more, some stand for the others: to weigh them all would take too long."""


class Case(Discreet):
    """One way in which the hands that the viewer cannot see may be made up of shuffles."""

    chance: float
    hands: tuple[Shuffles, ...]
    """By seat; the viewer's own is left out."""
    played: Origins = ()
    """What was played from hands of several shuffles."""


class Hidden(Discreet):
    """All that a viewer can know of the cards that they do not see."""

    pools: tuple[Pile, ...] = ()
    """For each shuffle the cards, sorted, that the viewer has not seen since, or not for certain:
    what a case counts as played is still among them."""
    cases: tuple[Case, ...] = ()
    """Never two alike; their chances add up to 1. Without a reshuffle there is only one."""

    @property
    def last(self) -> int:
        """The shuffle that the pile is of."""
        return len(self.pools) - 1

    @property
    def unseen(self) -> Pile:
        """All the cards that lie hidden somewhere, sorted."""
        seen = (card for case in self.cases[:1] for _, card in case.played)
        return without((card for pool in self.pools for card in pool), seen)


def drawn(hidden: Hidden, seat: Seat, count: int) -> Hidden:
    """Somebody fills their hand from the pile."""
    cards = (hidden.last,) * count
    return Hidden(hidden.pools, _with_hand(hidden.cases, seat, lambda hand: hand + cards))


def shown(hidden: Hidden, shuffle: int, card: Card) -> Hidden:
    """The viewer sees a card that is of this shuffle for certain."""
    pool, cases = hidden.pools[shuffle], hidden.cases
    if hidden.last:
        share = _share(pool, shuffle, card)
        cases = _possible([Case(c.chance * share(c.played), c.hands, c.played) for c in cases])
        if not cases:
            return shown(_forgotten(hidden), 0, card)
    return Hidden(with_item(hidden.pools, shuffle, without(pool, (card,))), cases)


def played(hidden: Hidden, seat: Seat, card: Card) -> Hidden:
    """Somebody plays any card of their hand, whatever its face; now all see which face it has."""
    shuffles = {shuffle for case in hidden.cases for shuffle in case.hands[seat]}
    only, *others = shuffles
    if not others:
        cases = _with_hand(hidden.cases, seat, lambda hand: hand[1:])
        return shown(Hidden(hidden.pools, cases), only, card)
    shares = {shuffle: _share(hidden.pools[shuffle], shuffle, card) for shuffle in shuffles}
    chances: dict[tuple[tuple[Shuffles, ...], Origins], float] = defaultdict(float)
    for case in hidden.cases:
        hand, before = case.hands[seat], case.played
        for shuffle in set(hand):
            first, origin = hand.index(shuffle), (shuffle, card)
            hands = with_item(case.hands, seat, hand[:first] + hand[first + 1 :])
            at = bisect(before, origin)
            chances[hands, (*before[:at], origin, *before[at:])] += (
                case.chance * hand.count(shuffle) * shares[shuffle](before)
            )
    cases = _possible([Case(chance, *origins) for origins, chance in chances.items()])
    return Hidden(hidden.pools, cases) if cases else played(_forgotten(hidden), seat, card)


def reshuffled(hidden: Hidden, cards: Pile) -> Hidden:
    """Cards that lay open become the pile. What was played in all cases is settled."""
    certain = Counter(hidden.cases[0].played)
    for case in hidden.cases[1:]:
        certain &= Counter(case.played)
    pools = list(hidden.pools)
    for shuffle, card in certain.elements():
        pools[shuffle] = without(pools[shuffle], (card,))
    cases = [
        Case(case.chance, case.hands, tuple(sorted((Counter(case.played) - certain).elements())))
        for case in hidden.cases
    ]
    return Hidden((*pools, tuple(sorted(cards))), tuple(cases))


def without(cards: Iterable[Card], seen: Iterable[Card]) -> Pile:
    """The other cards, sorted."""
    left = sorted(cards)
    for card in seen:
        left.remove(card)
    return tuple(left)


# --- small things -------------------------------------------------------------------


def _share(pool: Pile, shuffle: int, card: Card) -> Callable[[Origins], float]:
    """How likely a hidden card of a shuffle has this face, once some have been played."""
    number, size, origin = pool.count(card), len(pool), (shuffle, card)

    def share(before: Origins) -> float:
        left = number - before.count(origin)
        gone = bisect(before, (shuffle + 1,)) - bisect(before, (shuffle,))
        return left / (size - gone) if left > 0 else 0.0

    return share


def _possible(cases: Iterable[Case]) -> tuple[Case, ...]:
    """Those that can be, their chances made to add up to 1; of too many, some for all."""
    possible = [case for case in cases if case.chance]
    total = sum(case.chance for case in possible)
    certain = [Case(case.chance / total, case.hands, case.played) for case in possible]
    return tuple(certain if len(certain) <= MOST_CASES else _thinned(certain))


def _thinned(cases: Sequence[Case]) -> list[Case]:
    """The likely cases as they are; of the others every so often one, which stands for a share."""
    likely, rest = 0, 1.0
    for chance in sorted((case.chance for case in cases), reverse=True)[: MOST_CASES - 1]:
        if chance * (MOST_CASES - likely) < rest:
            break
        likely += 1
        rest -= chance
    share = rest / (MOST_CASES - likely)
    kept = [case for case in cases if case.chance >= share]
    passed = share / 2
    for case in cases:
        if case.chance < share:
            passed += case.chance
            if passed >= share:
                passed -= share
                kept.append(Case(share, case.hands, case.played))
    return kept


def _with_hand(
    cases: Iterable[Case], seat: Seat, change: Callable[[Shuffles], Shuffles]
) -> tuple[Case, ...]:
    """The same happens to a hand in every case."""
    return tuple(
        Case(case.chance, with_item(case.hands, seat, change(case.hands[seat])), case.played)
        for case in cases
    )


def _forgotten(hidden: Hidden) -> Hidden:
    """None of the cases that were kept can be: from now on any unseen card may lie anywhere."""
    hands = tuple((0,) * len(hand) for hand in hidden.cases[0].hands)
    return Hidden((hidden.unseen,), (Case(1.0, hands),))
