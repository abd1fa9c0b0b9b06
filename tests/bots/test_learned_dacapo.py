"""The trained player of Da Capo!: its features, its mask, and when Allegro plays for it."""

import numpy as np
import pytest
from bots.harness.tables import made, play

from dacabo.bots.dacapo.learned.fast_inference import FastInference, sensible_actions
from dacabo.bots.dacapo.learned.features import DEPTH, extract_features, sensible_mask
from dacabo.bots.dacapo.learned.network import (
    PILE_FEATURES,
    PLACE_FEATURES,
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    player_shapes,
    policy_logits,
)
from dacabo.bots.dacapo.levels import Allegro
from dacabo.bots.dacapo.prestissimo import Prestissimo
from dacabo.bots.layers import array_ops
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.research.simulator.simulator import Simulator

NUMPY = array_ops(np, np.float32)
SLOTS = 24
EVERY_TABLE = pytest.mark.parametrize(
    ("preset", "players"), [("single", 2), ("match", 3), ("match", 4), ("single", 6)]
)


def some_weights() -> dict[str, np.ndarray]:
    """Random weights."""
    rng = np.random.default_rng(1)
    return {
        name: (rng.normal(size=shape) / shape[0] ** 0.5).astype(np.float32)
        for name, shape in player_shapes(Width(8, 8, 16, 4)).items()
    }


def observed(preset: str, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Observations from random matches, with their legal actions."""
    simulator = Simulator("dacapo", preset, players, 4, device="python", slots=SLOTS)
    now = simulator.reset(3)
    seen, masks = [], []
    for step in range(240):
        if step % 8 == 0:
            seen.append(now.tokens.copy())
            masks.append(now.mask.astype(np.bool_))
        now = simulator.step(simulator.choose())
    return np.concatenate(seen).astype(np.int64), np.concatenate(masks)


@EVERY_TABLE
def test_every_observation_is_answered(preset: str, players: int) -> None:
    """There is a feature for each input weight, and at least one sensible action."""
    seen, mask = observed(preset, players)
    noticed = extract_features(NUMPY, seen, SLOTS)
    many = len(seen)
    assert noticed.table.shape == (many, TABLE_FEATURES)
    assert noticed.seats.shape == (many, players, SEAT_FEATURES)
    assert noticed.places.shape == (many, 3, PLACE_FEATURES)
    assert noticed.piles.shape == (many, players, 3, PILE_FEATURES)
    assert all(np.isfinite(one).all() for one in noticed)
    assert policy_logits(np, some_weights(), noticed).shape == mask.shape
    left = sensible_mask(NUMPY, seen, mask, SLOTS)
    assert left.any(1).all()
    assert not (left & ~mask).any()
    assert (left != mask).any()


@EVERY_TABLE
def test_a_glance_says_the_same(preset: str, players: int) -> None:
    """Inference for one observation gives the same logits as the batch code of training."""
    seen, mask = observed(preset, players)
    weights = some_weights()
    glance = FastInference(weights)
    all_liked = policy_logits(np, weights, extract_features(NUMPY, seen, SLOTS))
    all_left = sensible_mask(NUMPY, seen, mask, SLOTS)
    for row, logits, left in zip(seen, all_liked, all_left, strict=True):
        told = row.astype(np.uint8).tobytes()
        options = sensible_actions(told, SLOTS)
        assert sorted(options) == np.flatnonzero(left).tolist()
        assert np.allclose(glance.logits(told, SLOTS, options), logits[options], atol=1e-3)
        best = glance.best(told, SLOTS, 3)
        assert left[best]
        assert logits[best] > logits[left].max() - 2e-3


def test_a_pile_s_depth_is_not_noticed() -> None:
    """The observation needs no more cards of a help pile than the network reads."""
    seen, _ = observed("single", 2)
    table, piles = seen[:, : -6 * (1 + SLOTS)], seen[:, -6 * (1 + SLOTS) :]
    cut = piles.reshape(len(seen), 6, 1 + SLOTS)[..., : 1 + DEPTH].reshape(len(seen), -1)
    weights = some_weights()
    less = policy_logits(
        np, weights, extract_features(NUMPY, np.concatenate([table, cut], 1), DEPTH)
    )
    assert np.allclose(
        less, policy_logits(np, weights, extract_features(NUMPY, seen, SLOTS)), atol=1e-5
    )


def test_with_other_sizes_allegro_plays_for_it() -> None:
    """The network was trained with the sizes of the box, for any target."""
    for rules in (*PRESETS.values(), Rules(target=100)):
        assert Prestissimo(rules, 2, 0, 1).fallback is None
    rules = Rules(stack=3, hand=5, help_piles=4)
    assert type(Prestissimo(rules, 3, 1, 1).fallback) is Allegro
    match_result, told = play(rules, [made("prestissimo"), made("largo")], 5)
    again, _ = play(rules, [made("allegro"), made("largo")], 5)
    assert match_result == again
    assert told


@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_whole_games(players: int) -> None:
    """It finishes games, ahead of random players."""
    names = ["prestissimo", *["random"] * (players - 1)]
    match_result, _ = play(PRESETS["single"], [made(name) for name in names], 11)
    assert match_result.seats[0].rank == 1
