"""The learning task of Da Capo!: the networks of policy and critic, and the rewards."""

from pathlib import Path
from typing import Any, Final

from dacabo.bots.dacapo.learned import features, network
from dacabo.bots.dacapo.learned.features import COPIES, KINDS, Features
from dacabo.bots.dacapo.learned.network import (
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    encode,
    player_shapes,
    shapes,
)
from dacabo.bots.layers import Array, ArrayOps, Weights, linear, with_biases
from dacabo.bots.weights import read, write
from dacabo.dacapo.rules import Rules
from dacabo.research.simulator.dacapo import spec as simulator_spec

WIDTH: Final = Width()
POLICY_SHAPES: Final = player_shapes(WIDTH)
_ENCODER: Final = shapes(WIDTH, TABLE_FEATURES + 2 * KINDS + 1, SEAT_FEATURES + KINDS)
CRITIC_SHAPES: Final = _ENCODER | with_biases(
    {
        "worth_seat": (WIDTH.seat, WIDTH.seat),
        "worth_table": (WIDTH.table, WIDTH.seat),
        "worth": (WIDTH.seat, 1),
    }
)
OUTPUT_LAYERS: Final = ("end", "build_hand", "build_stack", "build_help", "put", "worth")
"""These layers begin near 0, so that the first policy is almost uniform."""
PADDED_SEATS: Final = (2, 3, 4, 5, 6)
"""The numbers of players that buffers are padded to. Nothing is padded, because the meaning of an
action depends on the number of players."""
REWARD_SCALE: Final = 10.0
"""This many points are one unit of reward."""
GAME_POINTS: Final = 12.0
"""A game typically brings its winner this many points."""
STACK_SCALE: Final = 4.0
"""A stack that has this many cards fewer makes its owner e times as likely to win, by the prior of
the critic."""
TRUNCATION_PENALTY: Final = 3.0
"""A player who lets a help pile outgrow its slots pays this much reward."""

extract_features, sensible_mask = features.extract_features, features.sensible_mask
policy_logits = network.policy_logits
spec = simulator_spec


def save_weights(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write the weights of a policy to a file."""
    write(path, weights, {**about, "width": WIDTH})


def load_weights(path: Path) -> Weights:
    """Read the weights of a policy from a file."""
    return read(path, player_shapes).weights


def critic_values(
    ops: ArrayOps, weights: Weights, features: Features, truth: Array, slots: int
) -> Array:
    """Return the critic's value of each seat, counted from the seat that has to act.

    `truth` has the hidden cards. Its last byte says whether the others are opponents that do not
    learn. The network adds to a prior, by which the smallest stack is likely to win: without it,
    the end of a game is two hundred decisions away from the actions that led to it.
    """
    del slots
    xp = ops.xp
    count, seats = features.seated.shape
    cards = xp.asarray(truth[:, :-1], dtype=ops.dtype)
    hands = cards[:, : seats * KINDS].reshape(count, seats, KINDS)
    opponents = xp.asarray(truth[:, -1:], dtype=ops.dtype)
    full_features = features._replace(
        table=xp.concatenate([features.table, cards[:, seats * KINDS :] / COPIES, opponents], 1),
        seats=xp.concatenate([features.seats, hands], 2),
    )
    activations = encode(xp, weights, full_features)
    joined = linear(weights, "worth_seat", activations.seats)
    joined = (joined + linear(weights, "worth_table", activations.table)[:, None]).clip(0)
    odds = xp.exp(-features.stacks / STACK_SCALE)
    prior = odds / odds.sum(1)[:, None] - 1.0 / seats
    return linear(weights, "worth", joined)[..., 0] + 2.0 * prior


def match_share(rules: Rules, planned: float) -> float:
    """Return the share of the reward that is the match. It is 1 if a game is a match."""
    return 1.0 if rules.target is None else planned


def match_reward_scale(rules: Rules) -> float:
    """Return the reward of winning a match, which is about that of all its games together."""
    return 3.0 if rules.target is None else 5.0


def win_probability(ops: ArrayOps, rules: Rules, totals: Array) -> Array:
    """Estimate the probability of each seat to win a match that goes on from these totals."""
    xp = ops.xp
    highest = xp.amax(totals, 1)
    games_left = highest * 0 + 1.0
    if rules.target is not None:
        games_left = ((rules.target - highest) / GAME_POINTS).clip(0.5, 20.0)
    scale = (GAME_POINTS * games_left**0.5)[:, None]
    odds = xp.exp((totals - highest[:, None]) / scale)
    return odds / odds.sum(1)[:, None]
