"""Trained players: their files; and in Cabo, their features and their masks."""

import pickle
from collections.abc import Callable
from pathlib import Path
from random import Random

import numpy as np
import pytest
from bots.harness.tables import factory_of, play

from dacabo.bots.cabo import prestissimo as cabo
from dacabo.bots.cabo.learned.fast_inference import FastInference, sensible_options
from dacabo.bots.cabo.learned.features import extract_features, sensible_mask
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    player_shapes,
    policy_logits,
)
from dacabo.bots.dacapo import prestissimo as dacapo
from dacabo.bots.layers import array_ops
from dacabo.bots.levels import LEARNED, LEVELS, YARDSTICKS, bots_of, levels_in, seat_bot
from dacabo.bots.weights import WeightsError, read, write
from dacabo.cabo.rules import PRESETS
from dacabo.games import GAMES
from dacabo.observations.cabo.layout import CALL, GLOBALS, LAY, PASS, SNAPPING, TOKEN, TURN_BEGINS
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.simulator import Simulator

PLAYERS = {"cabo": cabo, "dacapo": dacapo}
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
NUMPY = array_ops(np, np.float32)
SMALL = Width(4, 4, 8)
SLOTS = 6


def random_weights(width: Width = SMALL) -> dict[str, np.ndarray]:
    """Random weights."""
    rng = np.random.default_rng(1)
    return {
        name: rng.normal(size=shape).astype(np.float16).astype(np.float32)
        for name, shape in player_shapes(width).items()
    }


# --- the file ----------------------------------------------------------------------------


def test_a_weights_file_can_be_read_again(tmp_path: Path) -> None:
    """A file holds the weights to the precision of 16 bits."""
    weights = random_weights()
    about = {"width": SMALL, "rules": "abc", "decisions": 5}
    write(tmp_path / "a.npz", weights, about)
    learned = read(tmp_path / "a.npz", player_shapes)
    assert learned.about == {**about, "width": list(SMALL)}
    assert all((learned.weights[name] == one).all() for name, one in weights.items())


def cut_in_half(path: Path) -> None:
    """Remove the second half of a file."""
    data = path.read_bytes()
    path.write_bytes(data[: len(data) // 2])


def empty(path: Path) -> None:
    """Remove the content of a file."""
    path.write_bytes(b"")


def write_another_width(path: Path) -> None:
    """Write weights of another width."""
    write(path, random_weights(Width(4, 4, 9)), {"width": SMALL})


def write_without_description(path: Path) -> None:
    """Write weights without a description."""
    np.savez(path, **random_weights())  # type: ignore[arg-type]  # names of arrays


@pytest.mark.parametrize(
    "spoil", [cut_in_half, empty, write_another_width, write_without_description]
)
def test_a_broken_file_is_refused(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    """The error has a sentence."""
    path = tmp_path / "a.npz"
    write(path, random_weights(), {"width": SMALL})
    spoil(path)
    with pytest.raises(WeightsError) as caught:
        read(path, player_shapes)
    assert caught.value.code == "broken-weights"


@EVERY_GAME
@pytest.mark.parametrize("spoil", [Path.unlink, cut_in_half])
def test_a_bot_without_its_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, spoil: Callable[[Path], None]
) -> None:
    """The error comes when the bot takes its seat, and has a sentence."""
    player = PLAYERS[game]
    file = tmp_path / "prestissimo.npz"
    file.write_bytes(player.WEIGHTS.read_bytes())
    spoil(file)
    monkeypatch.setattr(player, "WEIGHTS", file)
    player.shipped_weights.cache_clear()
    player.inference.cache_clear()
    rules = next(iter(GAMES[game].presets.values()))
    with pytest.raises(WeightsError) as caught:
        seat_bot(game, "prestissimo", rules, players=2, seat=0, seed=1)
    assert caught.value.code == ("broken-weights" if file.exists() else "no-weights")
    monkeypatch.undo()
    assert player.shipped_weights().weights


@EVERY_GAME
def test_a_shipped_file_is_small_and_describes_its_training(game: str) -> None:
    """It has at most a megabyte."""
    player = PLAYERS[game]
    assert player.WEIGHTS.stat().st_size < 1_000_000
    assert {"rules", "plan", "decisions", "seconds"} <= player.shipped_weights().about.keys()


# --- as a level ----------------------------------------------------------------------------


def test_a_game_with_a_trained_file_has_the_level_prestissimo() -> None:
    """No other game has this level."""
    for game in GAMES:
        assert levels_in(game) == (*LEVELS, *(LEARNED if game in PLAYERS else ()))
        crew = bots_of(game)
        assert crew is not None
        assert {*levels_in(game)} == {*crew.BOTS} - {*YARDSTICKS}


def test_a_character_does_not_change_the_trained_bot() -> None:
    """A log of a later version may name one."""
    bot = seat_bot(
        "cabo", "prestissimo", PRESETS["dutch"], players=2, seat=0, seed=1, character="otto"
    )
    assert type(bot) is cabo.Prestissimo


@EVERY_GAME
def test_a_pickled_trained_bot_is_small(game: str) -> None:
    """The server sends a bot to a worker for every decision, so it does not contain the network."""
    rules = [*GAMES[game].presets.values()][-1]
    bot = seat_bot(game, "prestissimo", rules, players=max(rules.players), seat=0, seed=1)
    assert len(pickle.dumps(bot)) < 5_000


# --- what it notices ---------------------------------------------------------------------


def random_observations(preset: str, players: int) -> tuple[np.ndarray, np.ndarray]:
    """Observations from random matches, with their legal actions."""
    simulator = Simulator("cabo", preset, players, 8, device="python", slots=SLOTS)
    now = simulator.reset(3)
    observations, masks = [], []
    for _ in range(40):
        observations.append(now.tokens.copy())
        masks.append(now.mask.astype(np.bool_))
        now = simulator.step(simulator.choose())
    assert PASS_OVER not in np.concatenate(masks)
    return np.concatenate(observations).astype(np.int64), np.concatenate(masks)


@pytest.mark.parametrize(
    ("preset", "players"), [("original", 2), ("gretel-malte", 4), ("dutch", 6)]
)
def test_every_observation_is_answered(preset: str, players: int) -> None:
    """There is a feature for each input weight, and at least one sensible action."""
    observations, mask = random_observations(preset, players)
    features = extract_features(NUMPY, observations, SLOTS)
    count = len(observations)
    assert features.table.shape == (count, TABLE_FEATURES)
    assert features.seats.shape == (count, players, SEAT_FEATURES)
    assert features.places.shape == (count, players, SLOTS, PLACE_FEATURES)
    assert all(np.isfinite(one).all() for one in features)
    assert policy_logits(np, random_weights(), features).shape == mask.shape
    sensible = sensible_mask(NUMPY, observations, mask, SLOTS)
    assert sensible.any(1).all()
    assert not (sensible & ~mask).any()


@pytest.mark.parametrize(
    ("preset", "players"), [("original", 2), ("tournament", 3), ("gretel-malte", 4), ("dutch", 6)]
)
def test_inference_gives_the_same_logits_as_training(preset: str, players: int) -> None:
    """Inference handles one observation at a time, training a batch."""
    observations, mask = random_observations(preset, players)
    weights = random_weights()
    glance = FastInference(weights)
    all_liked = policy_logits(np, weights, extract_features(NUMPY, observations, SLOTS))
    all_left = sensible_mask(NUMPY, observations, mask, SLOTS)
    for row, logits, legal, sensible in zip(observations, all_liked, mask, all_left, strict=True):
        told, options = row.astype(np.uint8).tobytes(), np.flatnonzero(legal).tolist()
        assert list(sensible_options(told, SLOTS, options)) == np.flatnonzero(sensible).tolist()
        assert np.allclose(glance.logits(told, SLOTS, options), logits[options], atol=1e-3)
        best = glance.best(told, SLOTS, options, 3)
        assert sensible[best]
        assert logits[best] > logits[sensible].max() - 2e-3


def test_a_player_without_cards_counts_as_a_seat() -> None:
    """A player who has snapped all cards still has a seat."""
    observation, _ = one_observation(TURN_BEGINS, [5, 6], 7)
    observation[0, 24:28] = (128, 0, 128, 0)
    weights = random_weights()
    logits = policy_logits(np, weights, extract_features(NUMPY, observation, SLOTS))[0]
    observation_bytes = observation.astype(np.uint8).tobytes()
    assert np.allclose(
        FastInference(weights).logits(observation_bytes, SLOTS, [0, 1, 2]), logits[:3], atol=1e-3
    )


def test_empty_slots_and_seats_do_not_change_the_logits() -> None:
    """Larger observations have more of them."""
    observations, mask = random_observations("original", 2)
    weights = random_weights()
    logits = policy_logits(np, weights, extract_features(NUMPY, observations, SLOTS))
    padded = np.zeros((len(observations), GLOBALS + 4 * SLOTS * TOKEN), np.int64)
    padded[:, : observations.shape[1]] = observations
    padded_logits = policy_logits(np, weights, extract_features(NUMPY, padded, SLOTS))
    assert np.allclose(logits, padded_logits[:, : mask.shape[1]], atol=1e-4)


def one_observation(phase: int, own: list[int], top: int) -> tuple[np.ndarray, np.ndarray]:
    """An observation at a table of two, with cards that the viewer knows."""
    observation = np.zeros((1, GLOBALS + 2 * SLOTS * TOKEN), np.int64)
    observation[0, :3], observation[0, 10] = (phase, 0, 2), top
    for slot, code in enumerate(own):
        observation[0, GLOBALS + TOKEN * slot : GLOBALS + TOKEN * slot + 2] = (2, code)
    return observation, np.zeros((1, LAY + 4 * SLOTS), np.bool_)


def test_the_trained_bot_snaps_only_cards_known_to_match() -> None:
    """The mask allows no other snap, and does not force the snap of a joker."""
    observation, mask = one_observation(SNAPPING, [5, 0, 7], 7)
    mask[0, [PASS, LAY, LAY + 1, LAY + 2]] = True
    assert np.flatnonzero(sensible_mask(NUMPY, observation, mask, SLOTS)).tolist() == [LAY + 2]
    observation[0, 10] = 9
    assert np.flatnonzero(sensible_mask(NUMPY, observation, mask, SLOTS)).tolist() == [PASS]
    observation, _ = one_observation(SNAPPING, [1, 0, 7], 1)
    assert np.flatnonzero(sensible_mask(NUMPY, observation, mask, SLOTS)).tolist() == [PASS, LAY]


def test_the_trained_bot_claims_only_known_sets() -> None:
    """The mask allows no set with an unknown card."""
    observation, mask = one_observation(3, [5, 0, 5, 0], 7)
    claim = LAY + SLOTS
    mask[0, [LAY, claim, claim + 1, claim + 2, claim + 3]] = True
    assert np.flatnonzero(sensible_mask(NUMPY, observation, mask, SLOTS)).tolist() == [
        LAY,
        claim,
        claim + 2,
    ]


def test_the_trained_bot_calls_in_the_fifteenth_lap() -> None:
    """The mask allows nothing else."""
    observation, mask = one_observation(TURN_BEGINS, [5, 6], 7)
    mask[0, :3] = True
    assert sensible_mask(NUMPY, observation, mask, SLOTS)[0, :3].all()
    observation[0, 6] = 28
    assert np.flatnonzero(sensible_mask(NUMPY, observation, mask, SLOTS)).tolist() == [CALL]


@pytest.mark.long
def test_the_trained_bot_beats_allegro() -> None:
    """It wins about five of six matches; losing most of 16 by chance happens once in 1,000 runs."""
    rules = PRESETS["original"]
    wins = 0
    for deal in range(8):
        for seats in (("prestissimo", "allegro"), ("allegro", "prestissimo")):
            match_result, _ = play(rules, [factory_of(name) for name in seats], 100 + deal)
            wins += match_result.seats[seats.index("prestissimo")].rank == 1
    assert wins > 8


def test_the_trained_bot_plays_on_with_very_large_layouts() -> None:
    """Its opponents collect many penalty cards."""
    rules = PRESETS["dutch"].changed({"rounds": 3})
    for seed in range(3):
        names = ["prestissimo", *Random(seed).choices(["random", "prestissimo"], k=2)]
        match_result, _ = play(rules, [factory_of(name) for name in names], seed)
        assert match_result.rounds == 3
