"""The value of unknown cards: how likely a few of them fill the gaps in a sequence of numbers."""

from functools import cache

from dacabo.dacapo.rules import Rules


@cache
def odds(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """`odds(rules)[missing][cards]`: the probability that the cards include all missing numbers.

    The missing numbers are distinct, and a joker stands for any of them. Cards are assumed to come
    from a full deck, which is close enough and constant during a game.
    """
    deck = len(rules.pack)
    number, joker = rules.copies / deck, rules.jokers / deck
    rows = range(2 * rules.highest + 1)
    return tuple(tuple(_filled(gaps, number, joker, rules.hand)) for gaps in rows)


def _filled(missing: int, number: float, joker: float, hand: int) -> list[float]:
    """The probabilities for no card, one card, … a full hand."""
    # The probability of each number of hits and jokers so far.
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
