"""Hands that are impossible at the end of a round of Cabo, given the deck and the rules.

They are questioned, never refused: a table may play with other cards than the pad assumes.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from dacabo.cabo.cards import VALUE
from dacabo.cabo.rules import FalseSet, Rules, Scoring
from dacabo.core.cards import Card
from dacabo.core.phrases import Argument, Face, Phrase, Who
from dacabo.core.seats import Seat

ShownHand: TypeAlias = tuple[Card, ...] | int
"""A player's cards, or their sum."""

KAMIKAZE: Final = (12, 12, 13, 13)
"""The values of the cards of a kamikaze, in order."""


class HandSizes(NamedTuple):
    """The possible number of cards in a hand at the end of a round."""

    fewest: int
    most: int


def doubts_of(
    rules: Rules,
    hands: Sequence[ShownHand],
    kamikaze: Sequence[Seat],
    absent: Collection[Seat] = (),
) -> list[Phrase]:
    """All doubts about the hands of a round, except those of absent players."""
    sizes = hand_sizes(rules)
    doubts = []
    for seat, cards in enumerate(hands):
        if seat in absent:
            continue
        if isinstance(cards, tuple) and not sizes.fewest <= len(cards) <= sizes.most:
            doubts.append(_doubt_of_size(seat, len(cards)))
    shown = Counter(card for cards in hands if isinstance(cards, tuple) for card in cards)
    pack = Counter(rules.pack)
    doubts += [
        Phrase("scorepad-doubt-cards", {"card": Face((card,)), "count": count, "held": pack[card]})
        for card, count in sorted(shown.items())
        if count > pack[card]
    ]
    unseen = Counter(VALUE[card] for card in (pack - shown).elements())
    sums = {seat: total for seat, total in enumerate(hands) if isinstance(total, int)}
    claimants = {seat for seat in sums if seat in kamikaze}
    impossible = []
    for seat, total in sums.items():
        doubt = _doubt_of_sum(
            rules,
            _without_kamikaze(unseen, len(claimants - {seat})),
            seat,
            total,
            claims_kamikaze=seat in claimants,
        )
        if doubt is not None:
            impossible.append(doubt)
    values = _without_kamikaze(unseen, 0)
    if not impossible and not _sums_fit_together(values, sizes, sorted(sums.values())):
        impossible = [Phrase("scorepad-doubt-sums", {"sum": sum(sums.values())})]
    return doubts + impossible


def _without_kamikaze(unseen: Counter[int], count: int) -> tuple[int, ...]:
    """The values of the unseen cards in order, without those of `count` kamikazes."""
    return tuple(sorted((unseen - Counter(KAMIKAZE * count)).elements()))


def hand_sizes(rules: Rules) -> HandSizes:
    """The possible numbers of cards in a hand.

    Sets and snaps take cards away; failed sets and penalties add some.
    """
    can_shrink = rules.sets or rules.snap
    can_grow = rules.false_set is FalseSet.KEEP or rules.snap or rules.forbidden_look
    return HandSizes(
        fewest=1 if can_shrink else rules.cards,
        most=len(rules.pack) if can_grow else rules.cards,
    )


def _doubt_of_size(seat: Seat, count: int) -> Phrase:
    if not count:
        return Phrase("scorepad-doubt-no-cards", {"who": Who(seat)})
    return Phrase("scorepad-doubt-number-of-cards", {"who": Who(seat), "count": count})


def _doubt_of_sum(
    rules: Rules,
    unseen: tuple[int, ...],
    seat: Seat,
    total: int,
    *,
    claims_kamikaze: bool,
) -> Phrase | None:
    """The doubt about one sum, if any."""
    sizes = hand_sizes(rules)
    about: dict[str, Argument] = {"who": Who(seat), "sum": total}
    if not is_possible_sum(unseen, sizes, total):
        return Phrase("scorepad-doubt-sum", about)
    if rules.scoring is Scoring.DUTCH:
        return None
    others = Counter(unseen) - Counter(KAMIKAZE)
    deck_has_kamikaze = not Counter(KAMIKAZE) - Counter(unseen)
    extra_cards = HandSizes(0, sizes.most - len(KAMIKAZE))
    kamikaze_possible = deck_has_kamikaze and is_possible_sum(
        tuple(sorted(others.elements())), extra_cards, total - sum(KAMIKAZE)
    )
    if claims_kamikaze and not kamikaze_possible:
        return Phrase("scorepad-doubt-kamikaze", about)
    # With four cards at most, no other hand has this sum.
    if not claims_kamikaze and sizes.most <= len(KAMIKAZE) and total == sum(KAMIKAZE):
        return Phrase("scorepad-doubt-no-kamikaze", about)
    return None


def is_possible_sum(values: tuple[int, ...], sizes: HandSizes, total: int) -> bool:
    """Whether a hand of a possible size can have this sum."""
    sums_by_count = _sums(values, min(sizes.most, len(values)))
    for count in range(sizes.fewest, len(sums_by_count)):
        bit = total + count  # every card counts one more in the bit set
        if bit >= 0 and sums_by_count[count] >> bit & 1:
            return True
    return False


@lru_cache(maxsize=64)
def _sums(values: tuple[int, ...], most: int) -> tuple[int, ...]:
    """By number of cards: a bit set of the possible sums, where every card counts one more.

    A joker counts -1, and there are no bits below 0.
    """
    sums = [1] + [0] * max(most, 0)
    for value in values:
        for count in range(len(sums) - 1, 0, -1):
            sums[count] |= sums[count - 1] << (value + 1)
    return tuple(sums)


def _sums_fit_together(unseen: tuple[int, ...], sizes: HandSizes, sums: Sequence[int]) -> bool:
    """Whether the deck can give all these sums at once. A necessary test, not a sufficient one.

    The sums are in order. For each number of players, the lowest sums together must not be lower
    than the lowest cards, nor the highest sums higher than the highest cards.
    """
    lowest = list(accumulate(unseen, initial=0))
    highest = list(accumulate(reversed(unseen), initial=0))
    for count in range(1, len(sums) + 1):
        sizes_range = slice(count * sizes.fewest, count * sizes.most + 1)
        if not lowest[sizes_range]:
            return False
        if sum(sums[:count]) < min(lowest[sizes_range]):
            return False
        if sum(sums[-count:]) > max(highest[sizes_range]):
            return False
    return True
