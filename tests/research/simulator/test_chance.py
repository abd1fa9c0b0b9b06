"""The simulator's chance: the published generator, and draws that are as even as a shuffle's."""

from collections import Counter

import numpy as np
import pytest
from research.simulator.harness.envs import PLAIN

from dacabo.games import GAMES
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.chance import CHOICE_STREAM, MASK, WORDS, below, philox
from dacabo.research.simulator.simulator import Simulator


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), "6627e8d5 e169c58d bc57ac4c 9b00dbd8"),
        ((MASK,) * 4, (MASK,) * 2, "408f276d 41c83b0e a20bc7c6 6d5451fd"),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            "d16cfe09 94fdcceb 5001e420 24126ea1",
        ),
    ],
)
def test_the_generator_gives_the_published_numbers(
    counter: tuple[int, int, int, int], key: tuple[int, int], words: str
) -> None:
    """The authors of Philox publish these known answers."""
    w = [0] * 10
    philox(w, 0, *counter, *key)
    assert " ".join(f"{word & MASK:08x}" for word in w[WORDS : WORDS + 4]) == words


@pytest.mark.parametrize("size", [1, 2, 3, 7, 52, 58, 65_536])
def test_all_numbers_below_a_size_are_drawn(size: int) -> None:
    """No other number is drawn."""
    w = [0] * 60
    draws = Counter(below(w, CHOICE_STREAM, size) for _ in range(3000))
    assert set(draws) <= set(range(size))
    if size < 60:
        assert len(draws) == size


def chi_square(counts: np.ndarray, expected: np.ndarray) -> float:
    """Return by how many standard deviations the counts are too uneven."""
    is_possible = expected > 0
    assert counts[~is_possible].sum() == 0
    square = ((counts - expected)[is_possible] ** 2 / expected[is_possible]).sum()
    free = is_possible.sum() - 1
    return float((square - free) / (2 * free) ** 0.5)


@pytest.mark.parametrize("preset", ["original", "dutch"])
def test_a_deal_is_as_even_as_a_shuffle(preset: str) -> None:
    """Each card occurs at each place as often as in a shuffled deck, and so does each pair."""
    envs = 200_000
    simulator = Simulator("cabo", preset, 4, envs)
    simulator.reset(11)
    pack = np.zeros(at.CODES)
    for card in GAMES["cabo"].presets[preset].pack:
        pack[spec.code(card)] += 1
    size = pack.sum()
    codes = simulator.wide[:, at.PLACES :] & at.CODE_MASK
    for seat in range(4):
        for slot in range(4):
            counts = np.bincount(codes[:, seat * simulator.slots + slot], minlength=at.CODES)
            assert abs(chi_square(counts, envs * pack / size)) < 4
    pairs = (np.outer(pack, pack) - np.diag(pack)) * envs / (size * (size - 1))
    one, other = codes[:, 0].astype(int), codes[:, 3 * simulator.slots + 3].astype(int)
    counts = np.bincount(one * at.CODES + other, minlength=at.CODES**2)
    assert abs(chi_square(counts, pairs.ravel())) < 4
    starters = np.bincount(simulator.small[:, at.STARTER], minlength=4)
    assert abs(chi_square(starters, np.full(4, envs / 4))) < 4


def test_an_env_is_the_same_in_any_batch() -> None:
    """Its chance depends on its number, not on the number of other envs."""
    few, many = (Simulator("cabo", "original", 3, envs) for envs in (5, 3000))
    for simulator in (few, many):
        simulator.reset(99)
        simulator.play(200)
    assert (few.wide == many.wide[:5]).all()
    assert (few.small == many.small[:5]).all()
    assert len(np.unique(many.wide, axis=0)) == 3000
    assert PLAIN["CODES"] == at.CODES
