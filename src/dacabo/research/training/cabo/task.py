"""The learning task of Cabo: the networks of policy and critic, and the rewards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from dacabo.bots.cabo.learned.features import Features, extract_features, sensible_mask
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    TABLE_FEATURES,
    Width,
    encode,
    player_shapes,
    policy_logits,
    shapes,
)
from dacabo.bots.layers import Array, ArrayOps, Shapes, Weights, array_ops
from dacabo.bots.weights import read, write
from dacabo.cabo.rules import Rules
from dacabo.observations.cabo.layout import CODES, OBS_PHASE
from dacabo.research.simulator.cabo import spec
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


def _shapes(policy: Width, critic: Width) -> tuple[Shapes, Shapes]:
    """Return the shapes of the weights of a policy and of a critic of these widths."""
    # The critic also sees the card in hand, whether its opponents are frozen, and all cards.
    encoder = shapes(critic, TABLE_FEATURES + CODES + 1, PLACE_FEATURES + CODES)
    return player_shapes(policy), encoder | value_head_shapes(critic.seat, critic.table)


POLICY_SHAPES, CRITIC_SHAPES = _shapes(Width(), Width(table=256))
OUTPUT_LAYERS: Final = ("verbs", "point", "value")
"""These layers begin near 0, so that the first policy is almost uniform."""
PADDED_SEATS: Final = (2, 4, 6)
"""The numbers of players that buffers are padded to. Padding works because an observation for fewer
players is a prefix of one for more, and so are the actions."""
REWARD_SCALE: Final = 10.0
"""The points that are one unit of reward."""
SINGLE_ROUND_REWARD: Final = 3.0
"""The reward of winning a match of one round."""
MATCH_REWARD: Final = 10.0
"""The reward of winning a longer match, which is about that of all its rounds together."""
ROUND_SPREAD: Final = 7.0
"""A round typically separates two players by this many points."""
TRUNCATION_PENALTY: Final = 3.0
"""The penalty for a player whose layout no longer fits the simulator, so that the game is cut
off."""


def network_shapes(*width: int) -> tuple[Shapes, Shapes]:
    """Return the shapes of a policy and a critic with these widths of places, seats and table."""
    return _shapes(Width(*width), Width(*width))


def save_weights(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write the weights of a policy to a file."""
    width = [weights[name].shape[1] for name in Width._fields]
    write(path, weights, {**about, "width": width})


def load_weights(path: Path) -> Weights:
    """Read the weights of a policy from a file."""
    return read(path, player_shapes).weights


def critic_values(
    ops: ArrayOps, weights: Weights, features: Features, hidden_state: Array, slots: int
) -> Array:
    """Return the critic's value of each seat, counted from the seat that has to act.

    `hidden_state` has the hidden cards; its last byte is 1 if the opponents are frozen.
    """
    xp = ops.xp
    count, seats = features.seated.shape

    def one_hot(cards: Array) -> Array:
        return xp.asarray(cards[..., None] == ops.arange[:CODES], dtype=ops.dtype)

    hidden = one_hot(hidden_state[:, 1:-1].reshape(count, seats, slots))
    opponents_are_fixed = xp.asarray(hidden_state[:, -1:], dtype=ops.dtype)
    full_features = Features(
        xp.concatenate([features.table, one_hot(hidden_state[:, 0]), opponents_are_fixed], 1),
        features.seats,
        xp.concatenate([features.places, hidden], 3),
        features.seated,
        features.cards,
    )
    activations = encode(xp, weights, full_features)
    return seat_values(weights, activations.seats, activations.table)


def kind_of_decision(obs: Sequence[int]) -> str:
    """Return the kind of the decision of an observation, for tables."""
    kinds = ("first look", "first look", "call, take or draw", "card in hand", "set", "swap")
    return (*kinds, "look", "snap", "look")[obs[OBS_PHASE]]


def match_share(rules: Rules, planned: float) -> float:
    """Return the share of the reward that is for winning the match.

    If a match is one round, that is all of it, or nothing if nothing is planned.
    """
    return 1.0 if rules.rounds == 1 and planned else planned


def match_reward_scale(rules: Rules) -> float:
    """Return the reward of winning a match."""
    return SINGLE_ROUND_REWARD if rules.rounds == 1 else MATCH_REWARD


def win_probability(ops: ArrayOps, rules: Rules, totals: Array) -> Array:
    """Estimate each seat's probability of winning the match, given the totals so far."""
    xp = ops.xp
    highest = xp.amax(totals, 1)
    rounds_left = xp.full_like(highest, 20.0)
    if rules.limit is not None:
        rounds_left = ((rules.limit - highest) / ROUND_SPREAD).clip(0.5, 20.0)
    scale = (ROUND_SPREAD * rounds_left**0.5)[:, None]
    odds = xp.exp((xp.amin(totals, 1)[:, None] - totals) / scale)
    return odds / odds.sum(1)[:, None]


class BatchedPolicy:
    """A policy network for many envs at once.

    Args:
        torch: the library.
        weights: the weights of the policy.
        slots: the slots of each layout in its observations.
        device: the device of the envs.
    """

    def __init__(self, torch: Any, weights: Weights, slots: int, device: str) -> None:  # noqa: ANN401
        self._torch = torch
        self._slots = slots
        self._weights = {name: torch.tensor(array).to(device) for name, array in weights.items()}
        self._ops = array_ops(torch, torch.float32, device=device)

    def logits(self, tokens: Array, mask: Array, active: Array) -> Array:
        """Return the logits of all actions; they are -inf for actions that are not sensible.

        Envs that are not active, or have a single sensible action, get 0 in place of logits,
        because the network need not run there.
        """
        allowed = sensible_mask(self._ops, tokens, mask.bool(), self._slots)
        logits = allowed.float().log()
        envs = (active & (allowed.sum(1) > 1)).nonzero()[:, 0]
        if len(envs):
            features = extract_features(self._ops, tokens[envs], self._slots)
            logits[envs] += policy_logits(self._torch, self._weights, features)
        return logits
