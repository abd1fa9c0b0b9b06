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

Laid: TypeAlias = tuple[Card, ...] | int
"""A player's cards, or their sum."""

KAMIKAZE: Final = (12, 12, 13, 13)


class Numbers(NamedTuple):
    """The possible number of cards in a hand at the end of a round."""

    fewest: int
    most: int


def doubts_of(
    rules: Rules, laid: Sequence[Laid], kamikaze: Sequence[Seat], without: Collection[Seat] = ()
) -> list[Phrase]:
    """All doubts about the hands of a round; some players may have no part in it."""
    numbers = numbers_of(rules)
    found = []
    for seat, cards in enumerate(laid):
        if seat in without:
            continue
        if isinstance(cards, tuple) and not numbers.fewest <= len(cards) <= numbers.most:
            found.append(_strange_number(seat, len(cards)))
    shown = Counter(card for cards in laid if isinstance(cards, tuple) for card in cards)
    pack = Counter(rules.pack)
    found += [
        Phrase("scorepad-doubt-cards", {"card": Face((card,)), "count": count, "held": pack[card]})
        for card, count in sorted(shown.items())
        if count > pack[card]
    ]
    rest = Counter(VALUE[card] for card in (pack - shown).elements())
    sums = {seat: total for seat, total in enumerate(laid) if isinstance(total, int)}
    said = {seat for seat in sums if seat in kamikaze}
    impossible = [
        doubt
        for seat, total in sums.items()
        if (doubt := _doubt_of_sum(rules, _left(rest, said - {seat}), seat, total, seat in said))
    ]
    if not impossible and not _together(_left(rest, ()), numbers, sorted(sums.values())):
        impossible = [Phrase("scorepad-doubt-sums", {"sum": sum(sums.values())})]
    return found + impossible


def _left(rest: Counter[int], kamikaze: Collection[Seat]) -> tuple[int, ...]:
    """The remaining values, in order, without those of a kamikaze."""
    return tuple(sorted((rest - Counter(KAMIKAZE * len(kamikaze))).elements()))


def numbers_of(rules: Rules) -> Numbers:
    """Sets and snaps take cards away; false sets and penalties add some."""
    fewer = rules.sets or rules.snap
    more = rules.false_set is FalseSet.KEEP or rules.snap or rules.forbidden_look
    return Numbers(1 if fewer else rules.cards, len(rules.pack) if more else rules.cards)


def _strange_number(seat: Seat, count: int) -> Phrase:
    if not count:
        return Phrase("scorepad-doubt-no-cards", {"who": Who(seat)})
    return Phrase("scorepad-doubt-number-of-cards", {"who": Who(seat), "count": count})


def _doubt_of_sum(
    rules: Rules,
    rest: tuple[int, ...],
    seat: Seat,
    total: int,
    said: bool,  # noqa: FBT001 (kamikaze or not)
) -> Phrase | None:
    numbers = numbers_of(rules)
    about: dict[str, Argument] = {"who": Who(seat), "sum": total}
    if not possible(rest, numbers, total):
        return Phrase("scorepad-doubt-sum", about)
    if rules.scoring is Scoring.DUTCH:
        return None
    others = Counter(rest) - Counter(KAMIKAZE)
    enough = not Counter(KAMIKAZE) - Counter(rest)
    beyond = Numbers(0, numbers.most - len(KAMIKAZE))
    can_be = enough and possible(tuple(sorted(others.elements())), beyond, total - sum(KAMIKAZE))
    if said and not can_be:
        return Phrase("scorepad-doubt-kamikaze", about)
    # With four cards at most, no other hand has this sum.
    if not said and numbers.most <= len(KAMIKAZE) and total == sum(KAMIKAZE):
        return Phrase("scorepad-doubt-no-kamikaze", about)
    return None


def possible(values: tuple[int, ...], numbers: Numbers, total: int) -> bool:
    """Whether a hand of a possible size can have this sum."""
    return any(
        total + count >= 0 and sums >> (total + count) & 1
        for count, sums in enumerate(_sums(values, min(numbers.most, len(values))))
        if count >= numbers.fewest
    )


@lru_cache(maxsize=64)
def _sums(values: tuple[int, ...], most: int) -> tuple[int, ...]:
    """By number of cards: a bit for each possible sum, with every card one higher.

    One higher, because a joker counts -1 and there are no bits below 0.
    """
    sums = [1] + [0] * max(most, 0)
    for value in values:
        for count in range(len(sums) - 1, 0, -1):
            sums[count] |= sums[count - 1] << (value + 1)
    return tuple(sums)


def _together(rest: tuple[int, ...], numbers: Numbers, sums: Sequence[int]) -> bool:
    """Whether the deck has cards for all these sums at once, as far as sums can tell.

    The sums are in order: the lowest ones are checked together, and so are the highest.
    """
    lowest = list(accumulate(rest, initial=0))
    highest = list(accumulate(reversed(rest), initial=0))
    for count in range(1, len(sums) + 1):
        laid = slice(count * numbers.fewest, count * numbers.most + 1)
        if not lowest[laid]:
            return False
        if sum(sums[:count]) < min(lowest[laid]) or sum(sums[-count:]) > max(highest[laid]):
            return False
    return True
