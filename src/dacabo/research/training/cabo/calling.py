"""Whether what a learned player thinks tells how likely a call is to win: how well calibrated.

At some turns the player is made to call, whether it wants to or not; otherwise only hands that it
likes would be counted. What it thinks of the table at that moment, read by a logistic regression,
says how likely the call is to win the round. The regression that judges a turn was fitted to other
lanes, so it cannot know how that turn came out.

`python -m dacabo.research.training.cabo.calling PLAYERS TURNS` prints what it finds about the
player that ships.
"""

import json
import sys
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.cabo.learned.network import say, think
from dacabo.bots.cabo.prestissimo import SLOTS, learned
from dacabo.bots.layers import Weights, tools
from dacabo.core.errors import extra
from dacabo.observations.cabo.layout import CALL, TURN_BEGINS
from dacabo.research.simulator.twin import ROUND_OVER, TRUNCATED
from dacabo.research.training.cabo.subject import notice, sensible
from dacabo.research.training.lanes import Table
from dacabo.research.training.plan import Plan, Setting

Tensor = Any
Floats = NDArray[np.float64]

OFTEN: Final = 0.2
"""How often a turn is made a call."""
FOLDS: Final = 5
BINS: Final = 20
STIFF: Final = 30.0
"""How much the regression distrusts what few turns say."""
LANES: Final = 1024


class Calls(NamedTuple):
    """Turns that were made calls."""

    thoughts: NDArray[np.float32]
    won: NDArray[np.bool_]
    lanes: NDArray[np.int64]


class Calibration(NamedTuple):
    """How far the chances that were said are from what happened."""

    turns: int
    won: float
    """The share of calls that won."""
    error: float
    """The expected calibration error: the mean distance within bins of chances."""
    brier: float
    """The mean squared distance of a chance from what happened,"""
    brier_blind: float
    """and that of somebody who always says the share of calls that win."""


def collect(weights: Weights, setting: Setting, turns: int, seed: int) -> Calls:
    """Let the player play all seats until so many turns were made calls."""
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    table = Table(Plan(game="cabo", settings=(setting,), slots=SLOTS), setting, seed)
    mine = {name: torch.tensor(one) for name, one in weights.items()}
    kit = tools(torch, torch.float32)
    chance = torch.Generator().manual_seed(seed)
    lanes = torch.arange(setting.lanes)
    caller = torch.full((setting.lanes,), -1)
    thought = torch.zeros(setting.lanes, mine["table_0"].shape[0])
    found: list[tuple[Tensor, Tensor, Tensor]] = []
    many = 0
    with torch.no_grad():
        while many < turns:
            seen = table.tokens.long()
            allowed = sensible(kit, seen, table.mask.bool(), SLOTS)
            actions = allowed.byte().argmax(1)
            calls = (seen[:, 0] == TURN_BEGINS) & allowed[:, CALL] & (caller < 0)
            calls &= torch.rand(setting.lanes, generator=chance) < OFTEN
            # Whoever has no choice need not think; lane 0 does, as there may be nobody else.
            asked = lanes[(allowed.sum(1) > 1) | calls | (lanes == 0)]
            thoughts = think(torch, mine, notice(kit, seen[asked], SLOTS))
            liked = say(torch, mine, thoughts).masked_fill(~allowed[asked], -torch.inf)
            actions[asked] = liked.argmax(1)
            thought[asked] = thought[asked].where(~calls[asked][:, None], thoughts.table)
            actions[calls] = CALL
            caller = torch.where(calls, table.seat.long(), caller)
            table.step(actions)
            over = (table.event & (ROUND_OVER | TRUNCATED)) > 0
            told = ((table.event & ROUND_OVER) > 0) & (caller >= 0)
            points = table.points[told]
            own = points.gather(1, caller[told][:, None])[:, 0]
            found.append((thought[told], own == points.amin(1), lanes[told]))
            many += int(told.sum())
            caller = caller.masked_fill(over, -1)
    return Calls(*(torch.cat(parts).numpy() for parts in zip(*found, strict=True)))


def calibrate(calls: Calls) -> Calibration:
    """How well thoughts tell whether a call wins, each turn judged by what others have taught."""
    chances = np.zeros(len(calls.won))
    for fold in range(FOLDS):
        out = calls.lanes % FOLDS == fold
        weights = fit(calls.thoughts[~out], calls.won[~out])
        chances[out] = chance(weights, calls.thoughts[out])
    won = calls.won.astype(np.float64)
    share = won.mean()
    return Calibration(
        len(won),
        share,
        expected_error(chances, won),
        float(((chances - won) ** 2).mean()),
        float(share * (1 - share)),
    )


def fit(thoughts: NDArray[np.float32], won: NDArray[np.bool_]) -> Floats:
    """A logistic regression, by Newton's method; its last number belongs to no thought."""
    rows = _with_one(thoughts)
    weights = np.zeros(rows.shape[1])
    stiff = STIFF * np.eye(len(weights))
    for _ in range(8):
        said = _share(rows @ weights)
        slope = rows.T @ (won - said) - STIFF * weights
        bend = (rows * (said * (1 - said))[:, None]).T @ rows + stiff
        weights += np.linalg.solve(bend, slope)
    return weights


def chance(weights: Floats, thoughts: NDArray[np.float32]) -> Floats:
    """How likely each call is to win."""
    return _share(_with_one(thoughts) @ weights)


def expected_error(chances: Floats, won: Floats) -> float:
    """How far chances are from what happened, in bins of equal width, on the average of turns."""
    bins = np.minimum((chances * BINS).astype(np.int64), BINS - 1)
    off = np.bincount(bins, chances - won, BINS)
    return float(np.abs(off).sum() / len(won))


def _with_one(thoughts: NDArray[np.float32]) -> Floats:
    return np.hstack([thoughts.astype(np.float64), np.ones((len(thoughts), 1))])


def _share(odds: Floats) -> Floats:
    shares: Floats = 1 / (1 + np.exp(-odds.clip(-30, 30)))
    return shares


def main(arguments: list[str]) -> None:
    """Measure the player that ships, by the original rules."""
    players, turns = map(int, arguments)
    calls = collect(learned().weights, Setting("original", players, LANES), turns, seed=1)
    told = {name: round(one, 4) for name, one in calibrate(calls)._asdict().items()}
    print(json.dumps({"players": players, **told}))  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
