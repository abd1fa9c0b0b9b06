"""The learning task of Cabo: the networks of policy and critic, and the rewards."""

from pathlib import Path
from typing import Any, Final

from dacabo.bots.cabo.learned import features, network
from dacabo.bots.cabo.learned.features import Features
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    TABLE_FEATURES,
    Width,
    encode,
    player_shapes,
    shapes,
)
from dacabo.bots.layers import Array, ArrayOps, Shapes, Weights, array_ops, linear, with_biases
from dacabo.bots.weights import read, write
from dacabo.cabo.rules import Rules
from dacabo.observations.cabo.layout import CODES
from dacabo.research.simulator.cabo import spec as simulator_spec


def _shapes(policy: Width, critic: Width) -> tuple[Shapes, Shapes]:
    """Return the shapes of the weights of a policy and of a critic of these widths."""
    # Checkpoints of earlier trainings have these names, too.
    value_head = {
        "worth_seat": (critic.seat, critic.seat),
        "worth_table": (critic.table, critic.seat),
        "worth": (critic.seat, 1),
    }
    encoder = shapes(critic, TABLE_FEATURES + CODES + 1, PLACE_FEATURES + CODES)
    return player_shapes(policy), encoder | with_biases(value_head)


POLICY_SHAPES, CRITIC_SHAPES = _shapes(Width(), Width(table=256))
OUTPUT_LAYERS: Final = ("verbs", "point", "worth")
"""These layers begin near 0, so that the first policy is almost uniform."""
PADDED_SEATS: Final = (2, 4, 6)
"""The numbers of players that buffers are padded to. Padding works because an observation for fewer
players is a prefix of one for more, and so are the actions."""
REWARD_SCALE: Final = 10.0
"""This many points are one unit of reward."""
ROUND_SPREAD: Final = 7.0
"""A round typically separates two players by this many points."""
TRUNCATION_PENALTY: Final = 3.0
"""A player who lets a layout outgrow its slots pays this much reward."""

extract_features, sensible_mask = features.extract_features, features.sensible_mask
policy_logits = network.policy_logits
spec = simulator_spec


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
    ops: ArrayOps, weights: Weights, features: Features, truth: Array, slots: int
) -> Array:
    """Return the critic's value of each seat, counted from the seat that has to act.

    `truth` has the hidden cards. Its last byte says whether the others are opponents that do not
    learn.
    """
    xp = ops.xp
    count, seats = features.seated.shape

    def one_hot(cards: Array) -> Array:
        return xp.asarray(cards[..., None] == ops.arange[:CODES], dtype=ops.dtype)

    hidden = one_hot(truth[:, 1:-1].reshape(count, seats, slots))
    opponents = xp.asarray(truth[:, -1:], dtype=ops.dtype)
    full_features = Features(
        xp.concatenate([features.table, one_hot(truth[:, 0]), opponents], 1),
        features.seats,
        xp.concatenate([features.places, hidden], 3),
        features.seated,
        features.cards,
    )
    activations = encode(xp, weights, full_features)
    joined = linear(weights, "worth_seat", activations.seats)
    joined = (joined + linear(weights, "worth_table", activations.table)[:, None]).clip(0)
    return linear(weights, "worth", joined)[..., 0]


def match_share(rules: Rules, planned: float) -> float:
    """Return the share of the reward that is the match. If a round is a match, it is all or 0."""
    return 1.0 if rules.rounds == 1 and planned else planned


def match_reward_scale(rules: Rules) -> float:
    """Return the reward of winning a match, which is about that of all its rounds together."""
    return 3.0 if rules.rounds == 1 else 10.0


def win_probability(ops: ArrayOps, rules: Rules, totals: Array) -> Array:
    """Estimate the probability of each seat to win a match that goes on from these totals."""
    xp = ops.xp
    highest = xp.amax(totals, 1)
    rounds_left = highest * 0 + 20.0
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
        self._weights = {name: torch.tensor(one).to(device) for name, one in weights.items()}
        self._ops = array_ops(torch, torch.float32, device=device)

    def logits(self, tokens: Array, mask: Array, active: Array) -> Array:
        """Return the logits of all actions; they are -inf for actions that are not sensible.

        Envs that are not active, or have a single sensible action, get 0 in place of logits,
        because the network need not run there.
        """
        allowed = sensible_mask(self._ops, tokens, mask.bool(), self._slots)
        logits = allowed.float().log()
        chosen = (active & (allowed.sum(1) > 1)).nonzero()[:, 0]
        if len(chosen):
            features = extract_features(self._ops, tokens[chosen], self._slots)
            logits[chosen] += policy_logits(self._torch, self._weights, features)
        return logits
