"""What unknown cards are good for: how likely a few of them fill the gaps in a row of numbers."""

from functools import cache

from dacabo.dacapo.rules import Rules


@cache
def odds(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """`odds(rules)[missing][cards]`: how likely so many unknown cards hold all missing numbers.

    The missing numbers are different from each other, and a joker stands for any of them. Cards are
    taken to come from a full deck, which is near enough and the same all game long.
    """
    deck = len(rules.pack)
    number, joker = rules.copies / deck, rules.jokers / deck
    rows = range(2 * rules.highest + 1)
    return tuple(tuple(_filled(gaps, number, joker, rules.hand)) for gaps in rows)


def _filled(missing: int, number: float, joker: float, hand: int) -> list[float]:
    """For no card, one card, … a whole hand."""
    # How likely it is that so many of the numbers, and so many jokers, have come by now.
    have = {(0, 0): 1.0}
    row = []
    for _ in range(hand + 1):
        row.append(
            sum(chance for (found, jokers), chance in have.items() if found + jokers >= missing)
        )
        after: dict[tuple[int, int], float] = {}
        for (found, jokers), chance in have.items():
            hit = (missing - found) * number
            for case, share in (
                ((found + 1, jokers), hit),
                ((found, jokers + 1), joker),
                ((found, jokers), 1 - hit - joker),
            ):
                after[case] = after.get(case, 0.0) + chance * share
        have = after
    return row
