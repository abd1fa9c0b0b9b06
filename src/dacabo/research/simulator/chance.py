"""Chance of the twin: Philox 4x32-10, a random number generator that is a function of a counter.

A lane's numbers depend on the seed, the lane, its match and round alone: not on the number of
lanes, on the order in which they are played, or on the machine. (Salmon et al., Parallel random
numbers: as easy as 1, 2, 3; SC11.)

This is kernel code: see `language.py` for the Python that is allowed here.
"""

from dacabo.research.simulator.language import Numbers, wide

MASK = 0xFFFFFFFF
_ROUNDS = 10
_MULTIPLY_0, _MULTIPLY_1 = 0xD2511F53, 0xCD9E8D57
_WEYL_0, _WEYL_1 = 0x9E3779B9, 0xBB67AE85

# The wide numbers of a lane begin with what its chance depends on, in every game:
ROUND, MATCH, LANE = range(3)
SEED = 3
"""Two numbers."""
CARDS = 5
"""The stream of numbers that shuffles, and draws lots."""
CHOICE = 11
"""The stream that chooses moves, where the twin plays by itself."""
OWN = 17
"""Where the game's own numbers begin."""

BLOCK, LEFT, WORDS = 0, 1, 2
"""A stream: the next block, how many words are left of this one, and its four words."""


def philox(
    w: Numbers, at: int, block: int, lane: int, round_: int, match: int, low: int, high: int
) -> None:
    """Fill the four words of a stream with the block of this counter and key."""
    c0: wide = block & MASK
    c1: wide = lane & MASK
    c2: wide = round_ & MASK
    c3: wide = match & MASK
    k0: wide = low & MASK
    k1: wide = high & MASK
    for _ in range(_ROUNDS):
        one: wide = _MULTIPLY_0 * c0
        two: wide = _MULTIPLY_1 * c2
        c0 = ((two >> 32) & MASK) ^ c1 ^ k0
        c1 = two & MASK
        c2 = ((one >> 32) & MASK) ^ c3 ^ k1
        c3 = one & MASK
        k0 = (k0 + _WEYL_0) & MASK
        k1 = (k1 + _WEYL_1) & MASK
    w[at + WORDS] = with_sign(c0)
    w[at + WORDS + 1] = with_sign(c1)
    w[at + WORDS + 2] = with_sign(c2)
    w[at + WORDS + 3] = with_sign(c3)


def with_sign(word: wide) -> wide:
    """A word of 32 bits as the number with a sign that a lane can hold."""
    return word - ((word & 0x80000000) << 1)


def scaled(word: int, size: int) -> wide:
    """A word times a size: the upper half is a number below the size, the lower how fair it is."""
    return (word & MASK) * size


def new_streams(w: Numbers) -> None:
    """Begin both streams anew, for another round."""
    w[CARDS + BLOCK] = 0
    w[CARDS + LEFT] = 0
    w[CHOICE + BLOCK] = 0
    w[CHOICE + LEFT] = 0


def below(w: Numbers, stream: int, size: int) -> int:
    """A number from 0 to `size` - 1, all equally likely."""
    while True:
        if w[stream + LEFT] == 0:
            kind = 1 << 24 if stream == CHOICE else 0  # no round has such a number
            block = w[stream + BLOCK]
            philox(w, stream, block, w[LANE], w[ROUND] + kind, w[MATCH], w[SEED], w[SEED + 1])
            w[stream + BLOCK] = block + 1
            w[stream + LEFT] = 4
        w[stream + LEFT] -= 1
        product: wide = scaled(w[stream + WORDS + w[stream + LEFT]], size)
        remainder: wide = product & MASK
        if remainder >= size or remainder >= (MASK + 1 - size) % size:
            return product >> 32


def happens(w: Numbers, often: int) -> bool:
    """Whether something happens that happens so often in 65,536 times."""
    return often > 0 and below(w, CARDS, 65_536) < often
