"""The simulator's random numbers: Philox 4x32-10, a counter-based generator.

The numbers of an env depend on the seed, the env, its match and its round alone. They do not depend
on the number of envs, on the order in which threads play them, or on the machine. (Salmon et al.,
Parallel random numbers: as easy as 1, 2, 3; SC11.)

This is kernel code: see `language.py` for the Python that is allowed here.
"""

from dacabo.research.simulator.language import Numbers, wide

MASK = 0xFFFFFFFF
_ROUNDS = 10
_MULTIPLY_0, _MULTIPLY_1 = 0xD2511F53, 0xCD9E8D57
_WEYL_0, _WEYL_1 = 0x9E3779B9, 0xBB67AE85

# In every game the wide numbers of an env begin with the counter and key of its generator:
ROUND, MATCH, ENV = range(3)
SEED = 3
"""The seed takes two numbers."""
CARD_STREAM = 5
"""The random stream for shuffles and lots begins here."""
CHOICE_STREAM = 11
"""The random stream for the moves that the simulator chooses itself begins here."""
GAME_STATE = 17
"""The state of the game begins here."""

BLOCK, LEFT, WORDS = 0, 1, 2
"""The indexes in a stream of the number of its next block, of how many words of the current block
are left, and of the four words of that block."""


def philox(
    w: Numbers, at: int, block: int, env: int, round_: int, match: int, low: int, high: int
) -> None:
    """Fill the four words of a stream with the block of this counter and key."""
    c0: wide = block & MASK
    c1: wide = env & MASK
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
    """Return a word of 32 bits as a signed number, as the arrays store it."""
    return word - ((word & 0x80000000) << 1)


def scaled(word: int, size: int) -> wide:
    """Multiply a word by a size. The upper half is a number below the size.

    The lower half tells `below` whether to reject that number, which keeps all equally likely.
    """
    return (word & MASK) * size


def new_streams(w: Numbers) -> None:
    """Start both streams again for another round."""
    w[CARD_STREAM + BLOCK] = 0
    w[CARD_STREAM + LEFT] = 0
    w[CHOICE_STREAM + BLOCK] = 0
    w[CHOICE_STREAM + LEFT] = 0


def below(w: Numbers, stream: int, size: int) -> int:
    """Draw a number from 0 to `size` - 1, all equally likely."""
    while True:
        if w[stream + LEFT] == 0:
            # The second stream has another key than the first: no round has such a number.
            offset = 1 << 24 if stream == CHOICE_STREAM else 0
            block = w[stream + BLOCK]
            philox(w, stream, block, w[ENV], w[ROUND] + offset, w[MATCH], w[SEED], w[SEED + 1])
            w[stream + BLOCK] = block + 1
            w[stream + LEFT] = 4
        w[stream + LEFT] -= 1
        product: wide = scaled(w[stream + WORDS + w[stream + LEFT]], size)
        remainder: wide = product & MASK
        if remainder >= size or remainder >= (MASK + 1 - size) % size:
            return product >> 32


def happens(w: Numbers, rate: int) -> bool:
    """Draw whether an event happens that has this rate in 65,536."""
    return rate > 0 and below(w, CARD_STREAM, 65_536) < rate
