"""What is learned of Da Capo!: a player who sees its observation, a critic who sees all hands."""

from pathlib import Path
from typing import Any, Final

from dacabo.bots.dacapo.learned import features, network
from dacabo.bots.dacapo.learned.features import COPIES, KINDS, Features
from dacabo.bots.dacapo.learned.network import (
    SEAT_FEATURES,
    TABLE_FEATURES,
    Width,
    player_shapes,
    shapes,
    think,
)
from dacabo.bots.layers import Array, Tools, Weights, layer, with_biases
from dacabo.bots.weights import read, write
from dacabo.dacapo.rules import Rules
from dacabo.research.simulator.dacapo import spec as twin

WIDTH: Final = Width()
PLAYER: Final = player_shapes(WIDTH)
CRITIC: Final = shapes(WIDTH, TABLE_FEATURES + 2 * KINDS + 1, SEAT_FEATURES + KINDS) | with_biases(
    {
        "worth_seat": (WIDTH.seat, WIDTH.seat),
        "worth_table": (WIDTH.table, WIDTH.seat),
        "worth": (WIDTH.seat, 1),
    }
)
QUIET: Final = ("end", "build_hand", "build_stack", "build_help", "put", "worth")
"""Layers that say nothing at first, so that everything is tried."""
ROOMS: Final = (2, 3, 4, 5, 6)
"""Numbers of players that lanes have room for: what an action means depends on how many play."""
SCALE: Final = 10.0
"""Points that are one unit of reward."""
SWING: Final = 12.0
"""How many points a game typically brings."""
AHEAD: Final = 4.0
"""How many cards fewer in the stack make a game likely to be won,"""
UNFINISHED: Final = 3.0
"""What it costs to let a help pile outgrow the lane."""

notice, sensible = features.notice, features.sensible
prefer = network.prefer
spec = twin


def keep(path: Path, weights: Weights, about: dict[str, Any]) -> None:
    """Write the file of a player."""
    write(path, weights, {**about, "width": WIDTH})


def recall(path: Path) -> Weights:
    """The player of a file."""
    return read(path, player_shapes).weights


def judge(tools: Tools, weights: Weights, noticed: Features, truth: Array, slots: int) -> Array:
    """What the critic expects for each seat, counted from the asked one's.

    It begins with the opinion that whoever has the smallest stack will win. The truth ends with
    whether the others are such as do not learn.
    """
    del slots
    xp = tools.xp
    count, seats = noticed.seated.shape
    cards = xp.asarray(truth[:, :-1], dtype=tools.dtype)
    hands = cards[:, : seats * KINDS].reshape(count, seats, KINDS)
    company = xp.asarray(truth[:, -1:], dtype=tools.dtype)
    all_seen = noticed._replace(
        table=xp.concatenate([noticed.table, cards[:, seats * KINDS :] / COPIES, company], 1),
        seats=xp.concatenate([noticed.seats, hands], 2),
    )
    thoughts = think(xp, weights, all_seen)
    about = layer(weights, "worth_seat", thoughts.seats)
    about = (about + layer(weights, "worth_table", thoughts.table)[:, None]).clip(0)
    ahead = xp.exp(-noticed.stacks / AHEAD)
    first = ahead / ahead.sum(1)[:, None] - 1.0 / seats
    return layer(weights, "worth", about)[..., 0] + 2.0 * first


def share(rules: Rules, planned: float) -> float:
    """How much of the reward is the match: all of it if a game is one."""
    return 1.0 if rules.target is None else planned


def stakes(rules: Rules) -> float:
    """What winning the match is worth: about as much as the points of its games together."""
    return 3.0 if rules.target is None else 5.0


def standing(tools: Tools, rules: Rules, totals: Array) -> Array:
    """About how likely each seat is to win a match that goes on from these totals."""
    xp = tools.xp
    highest = xp.amax(totals, 1)
    left = highest * 0 + 1.0
    if rules.target is not None:
        left = ((rules.target - highest) / SWING).clip(0.5, 20.0)
    scale = (SWING * left**0.5)[:, None]
    odds = xp.exp((totals - highest[:, None]) / scale)
    return odds / odds.sum(1)[:, None]
