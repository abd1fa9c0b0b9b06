"""The learning task of Da Capo!: the networks of policy and critic, and the rewards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from dacabo.bots.dacapo.learned.features import (
    COPIES,
    KINDS,
    Features,
    extract_features,
    sensible_mask,
)
from dacabo.bots.dacapo.learned.network import (
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    encode,
    player_shapes,
    policy_logits,
    shapes,
)
from dacabo.bots.layers import Array, ArrayOps, Shapes, Weights
from dacabo.bots.weights import read, write
from dacabo.dacapo.rules import Rules
from dacabo.research.simulator.dacapo import spec
from dacabo.research.training.value_head import seat_values, value_head_shapes

__all__ = [  # what `ppo` and `envs` use of every task
    "CRITIC_SHAPES",
    "OUTPUT_LAYERS",
    "PADDED_SEATS",
    "POLICY_SHAPES",
    "REWARD_SCALE",
    "TRUNCATION_PENALTY",
    "critic_values",
    "extract_features",
    "kind_of_decision",
    "load_weights",
    "match_reward_scale",
    "match_share",
    "network_shapes",
    "policy_logits",
    "save_weights",
    "sensible_mask",
    "spec",
    "win_probability",
]


def network_shapes(*width: int) -> tuple[Shapes, Shapes]:
    """Return the shapes of a policy and a critic with these widths, in the order of `Width`."""
    widths = Width(*width)
    # The critic also sees both pools, whether its opponents are frozen, and all hands.
    encoder = shapes(widths, TABLE_FEATURES + 2 * KINDS + 1, SEAT_FEATURES + KINDS)
    return player_shapes(widths), encoder | value_head_shapes(widths.seat, widths.table)


POLICY_SHAPES, CRITIC_SHAPES = network_shapes()
OUTPUT_LAYERS: Final = ("end", "build_hand", "build_stack", "build_help", "put", "value")
"""These layers begin near 0, so that the first policy is almost uniform."""
PADDED_SEATS: Final = (2, 3, 4, 5, 6)
"""The sizes of buffers. Here there is one for every number of players, so nothing is padded: the
meaning of an action depends on that number."""
REWARD_SCALE: Final = 10.0
"""The points that are one unit of reward."""
GAME_POINTS: Final = 12.0
"""A game typically brings its winner this many points."""
STACK_SCALE: Final = 4.0
"""In the critic's prior, a stack smaller by this many cards multiplies the odds of winning by e."""
PRIOR_SCALE: Final = 2.0
"""The critic's prior gives a certain winner about this much reward."""
SINGLE_GAME_REWARD: Final = 3.0
"""The reward of winning a match of one game."""
MATCH_REWARD: Final = 5.0
"""The reward of winning a longer match, which is about that of all its games together."""
TRUNCATION_PENALTY: Final = 3.0
"""The penalty for a player whose help pile no longer fits the simulator, so that the game is cut
off."""


def _width_of(weights: Weights) -> Width:
    """Return the widths of a policy with these weights."""
    pile, seat, table, put = (weights[name].shape for name in ("place", "seat", "table", "put"))
    return Width(pile[1], seat[1], table[1], put[0])


def save_weights(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write the weights of a policy to a file."""
    write(path, weights, {**about, "width": _width_of(weights)})


def load_weights(path: Path) -> Weights:
    """Read the weights of a policy from a file."""
    return read(path, player_shapes).weights


def critic_values(
    ops: ArrayOps, weights: Weights, features: Features, hidden_state: Array, slots: int
) -> Array:
    """Return the critic's value of each seat, counted from the seat that has to act.

    `hidden_state` has the hidden cards; its last byte is 1 if the opponents are frozen. The network
    learns a correction to a prior that favours small stacks. Without the prior, credit would have
    to travel back two hundred decisions.
    """
    del slots
    xp = ops.xp
    count, seats = features.seated.shape
    cards = xp.asarray(hidden_state[:, :-1], dtype=ops.dtype)
    hands = cards[:, : seats * KINDS].reshape(count, seats, KINDS)
    pools = cards[:, seats * KINDS :] / COPIES
    opponents_are_fixed = xp.asarray(hidden_state[:, -1:], dtype=ops.dtype)
    full_features = features._replace(
        table=xp.concatenate([features.table, pools, opponents_are_fixed], 1),
        seats=xp.concatenate([features.seats, hands], 2),
    )
    activations = encode(xp, weights, full_features)
    correction = seat_values(weights, activations.seats, activations.table)
    odds = xp.exp(-features.stacks / STACK_SCALE)
    prior = odds / odds.sum(1)[:, None] - 1.0 / seats
    return correction + PRIOR_SCALE * prior


def kind_of_decision(obs: Sequence[int]) -> str:
    """Return the kind of the decision of an observation, for tables: there is only one."""
    del obs
    return "turn"


def match_share(rules: Rules, planned: float) -> float:
    """Return the share of the reward that is for winning the match.

    It is all of it if the match is one game.
    """
    return 1.0 if rules.target is None else planned


def match_reward_scale(rules: Rules) -> float:
    """Return the reward of winning a match."""
    return SINGLE_GAME_REWARD if rules.target is None else MATCH_REWARD


def win_probability(ops: ArrayOps, rules: Rules, totals: Array) -> Array:
    """Estimate each seat's probability of winning the match, given the totals so far."""
    xp = ops.xp
    highest = xp.amax(totals, 1)
    games_left = xp.ones_like(highest)
    if rules.target is not None:
        games_left = ((rules.target - highest) / GAME_POINTS).clip(0.5, 20.0)
    scale = (GAME_POINTS * games_left**0.5)[:, None]
    odds = xp.exp((totals - highest[:, None]) / scale)
    return odds / odds.sum(1)[:, None]
