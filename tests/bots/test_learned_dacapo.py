"""The trained player of Da Capo!: its features, its mask, and when Allegro plays for it."""

import numpy as np
import pytest
from bots.harness.tables import factory_of, play

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


def random_weights() -> dict[str, np.ndarray]:
    """Random weights."""
    rng = np.random.default_rng(1)
    return {
        name: (rng.normal(size=shape) / shape[0] ** 0.5).astype(np.float32)
        for name, shape in player_shapes(Width(8, 8, 16, 4)).items()
    }


def random_observations(preset: str, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Observations from random matches, with their legal actions."""
    simulator = Simulator("dacapo", preset, players, 4, device="python", slots=SLOTS)
    now = simulator.reset(3)
    observations, masks = [], []
    for step in range(240):
        if step % 8 == 0:
            observations.append(now.tokens.copy())
            masks.append(now.mask.astype(np.bool_))
        now = simulator.step(simulator.choose())
    return np.concatenate(observations).astype(np.int64), np.concatenate(masks)


@EVERY_TABLE
def test_every_observation_is_answered(preset: str, players: int) -> None:
    """There is a feature for each input weight, and at least one sensible action."""
    observations, mask = random_observations(preset, players)
    features = extract_features(NUMPY, observations, SLOTS)
    count = len(observations)
    assert features.table.shape == (count, TABLE_FEATURES)
    assert features.seats.shape == (count, players, SEAT_FEATURES)
    assert features.places.shape == (count, 3, PLACE_FEATURES)
    assert features.piles.shape == (count, players, 3, PILE_FEATURES)
    assert all(np.isfinite(one).all() for one in features)
    assert policy_logits(np, random_weights(), features).shape == mask.shape
    sensible = sensible_mask(NUMPY, observations, mask, SLOTS)
    assert sensible.any(1).all()
    assert not (sensible & ~mask).any()
    assert (sensible != mask).any()


@EVERY_TABLE
def test_inference_gives_the_same_logits_as_training(preset: str, players: int) -> None:
    """Inference handles one observation at a time, training a batch."""
    observations, mask = random_observations(preset, players)
    weights = random_weights()
    glance = FastInference(weights)
    all_liked = policy_logits(np, weights, extract_features(NUMPY, observations, SLOTS))
    all_left = sensible_mask(NUMPY, observations, mask, SLOTS)
    for row, logits, sensible in zip(observations, all_liked, all_left, strict=True):
        told = row.astype(np.uint8).tobytes()
        options = sensible_actions(told, SLOTS)
        assert sorted(options) == np.flatnonzero(sensible).tolist()
        assert np.allclose(glance.logits(told, SLOTS, options), logits[options], atol=1e-3)
        best = glance.best(told, SLOTS, 3)
        assert sensible[best]
        assert logits[best] > logits[sensible].max() - 2e-3


def test_the_depth_of_a_side_pile_has_no_effect() -> None:
    """The observation needs no more cards of a side pile than the network reads."""
    observations, _ = random_observations("single", 2)
    table, piles = observations[:, : -6 * (1 + SLOTS)], observations[:, -6 * (1 + SLOTS) :]
    cut = piles.reshape(len(observations), 6, 1 + SLOTS)[..., : 1 + DEPTH].reshape(
        len(observations), -1
    )
    weights = random_weights()
    less = policy_logits(
        np, weights, extract_features(NUMPY, np.concatenate([table, cut], 1), DEPTH)
    )
    assert np.allclose(
        less, policy_logits(np, weights, extract_features(NUMPY, observations, SLOTS)), atol=1e-5
    )


def test_allegro_plays_for_the_trained_bot_with_other_sizes() -> None:
    """The network was trained with the sizes of the box, for any target."""
    for rules in (*PRESETS.values(), Rules(target=100)):
        assert Prestissimo(rules, 2, 0, 1).fallback is None
    rules = Rules(stack=3, hand=5, help_piles=4)
    assert type(Prestissimo(rules, 3, 1, 1).fallback) is Allegro
    match_result, told = play(rules, [factory_of("prestissimo"), factory_of("largo")], 5)
    again, _ = play(rules, [factory_of("allegro"), factory_of("largo")], 5)
    assert match_result == again
    assert told


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_trained_bot_finishes_games_ahead_of_random_players(players: int) -> None:
    """The table has two or more players."""
    names = ["prestissimo", *["random"] * (players - 1)]
    match_result, _ = play(PRESETS["single"], [factory_of(name) for name in names], 11)
    assert match_result.seats[0].rank == 1
