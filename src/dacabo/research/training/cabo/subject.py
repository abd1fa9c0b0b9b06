"""What is learned of Cabo: a player who sees its observation, a critic who sees all cards."""

from pathlib import Path
from typing import Any, Final

from dacabo.bots.cabo.learned import features, network
from dacabo.bots.cabo.learned.features import Features
from dacabo.bots.cabo.learned.network import (
    PLACE_FEATURES,
    TABLE_FEATURES,
    Width,
    player_shapes,
    shapes,
    think,
)
from dacabo.bots.layers import Array, Shapes, Tools, Weights, layer, tools, with_biases
from dacabo.bots.weights import read, write
from dacabo.cabo.rules import Rules
from dacabo.observations.cabo.layout import CODES
from dacabo.research.simulator.cabo import spec as twin


def networks(player: Width, critic: Width) -> tuple[Shapes, Shapes]:
    """The weights of a player and of its critic, who think with so many numbers."""
    judging = {
        "worth_seat": (critic.seat, critic.seat),
        "worth_table": (critic.table, critic.seat),
        "worth": (critic.seat, 1),
    }
    seeing = shapes(critic, TABLE_FEATURES + CODES + 1, PLACE_FEATURES + CODES)
    return player_shapes(player), seeing | with_biases(judging)


PLAYER, CRITIC = networks(Width(), Width(table=256))
QUIET: Final = ("verbs", "point", "worth")
"""Layers that say nothing at first, so that everything is tried."""
ROOMS: Final = (2, 4, 6)
"""Numbers of players that lanes have room for: an observation of fewer players is the beginning of
one of more, and so are the actions."""
SCALE: Final = 10.0
"""Points that are one unit of reward."""
SWING: Final = 7.0
"""How far a round typically separates two players, in points."""
UNFINISHED: Final = 3.0
"""What it costs to let a layout outgrow the lane."""

notice, sensible = features.notice, features.sensible
prefer = network.prefer
spec = twin


def narrower(*width: int) -> tuple[Shapes, Shapes]:
    """The same networks with fewer numbers: for places, seats and the table."""
    return networks(Width(*width), Width(*width))


def keep(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write the file of a player."""
    width = [weights[name].shape[1] for name in Width._fields]
    write(path, weights, {**about, "width": width})


def recall(path: Path) -> Weights:
    """The player of a file."""
    return read(path, player_shapes).weights


def judge(tools: Tools, weights: Weights, noticed: Features, truth: Array, slots: int) -> Array:
    """What the critic expects for each seat, counted from the asked one's.

    The truth ends with whether the others are such as do not learn.
    """
    xp = tools.xp
    count, seats = noticed.seated.shape

    def faces(cards: Array) -> Array:
        return xp.asarray(cards[..., None] == tools.numbers[:CODES], dtype=tools.dtype)

    hidden = faces(truth[:, 1:-1].reshape(count, seats, slots))
    company = xp.asarray(truth[:, -1:], dtype=tools.dtype)
    all_seen = Features(
        xp.concatenate([noticed.table, faces(truth[:, 0]), company], 1),
        noticed.seats,
        xp.concatenate([noticed.places, hidden], 3),
        noticed.seated,
        noticed.cards,
    )
    thoughts = think(xp, weights, all_seen)
    about = layer(weights, "worth_seat", thoughts.seats)
    about = (about + layer(weights, "worth_table", thoughts.table)[:, None]).clip(0)
    return layer(weights, "worth", about)[..., 0]


def share(rules: Rules, planned: float) -> float:
    """How much of the reward is the match: if it counts at all and a round is one, all of it."""
    return 1.0 if rules.rounds == 1 and planned else planned


def stakes(rules: Rules) -> float:
    """What winning the match is worth: about as much as the points of its rounds together."""
    return 3.0 if rules.rounds == 1 else 10.0


def standing(tools: Tools, rules: Rules, totals: Array) -> Array:
    """About how likely each seat is to win a match that goes on from these totals."""
    xp = tools.xp
    highest = xp.amax(totals, 1)
    left = highest * 0 + 20.0
    if rules.limit is not None:
        left = ((rules.limit - highest) / SWING).clip(0.5, 20.0)
    scale = (SWING * left**0.5)[:, None]
    odds = xp.exp((xp.amin(totals, 1)[:, None] - totals) / scale)
    return odds / odds.sum(1)[:, None]


class Taste:
    """A learned player in many lanes at once: how much it likes each action.

    Args:
        torch: the library.
        weights: the player.
        slots: the places that a layout has room for in its observations.
        device: where the lanes are.
    """

    def __init__(self, torch: Any, weights: Weights, slots: int, device: str) -> None:  # noqa: ANN401
        self._torch = torch
        self._slots = slots
        self._weights = {name: torch.tensor(one).to(device) for name, one in weights.items()}
        self._kit = tools(torch, torch.float32, device=device)

    def liked(self, seen: Array, mask: Array, busy: Array) -> Array:
        """For each action how much it is liked; nothing that is not sensible.

        Who has no choice, or is not in a busy lane, need not think.
        """
        allowed = sensible(self._kit, seen, mask.bool(), self._slots)
        liked = allowed.float().log()
        asked = (busy & (allowed.sum(1) > 1)).nonzero()[:, 0]
        if len(asked):
            noticed = notice(self._kit, seen[asked], self._slots)
            liked[asked] += prefer(self._torch, self._weights, noticed)
        return liked
