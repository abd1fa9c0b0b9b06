"""How strong a learner is: rounds on the twin against players that are kernels."""

from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from dacabo.research.simulator.twin import MATCH_OVER, ROUND_OVER
from dacabo.research.training.lanes import Room, Table
from dacabo.research.training.learning import Learner
from dacabo.research.training.plan import Setting

Tensor = Any


class Strength(NamedTuple):
    """What a learner makes against others, alone among them."""

    rounds: int
    points: float
    """Better than the others' average, in a round,"""
    points_error: float
    """and half of the 95% interval."""
    matches: int
    won: float
    """Share of the matches, those shared with somebody in part."""
    won_error: float


def measure(
    learner: Learner,
    weights: Mapping[str, Tensor],
    setting: Setting,
    *,
    against: str | Mapping[str, Tensor],
    steps: int,
    seed: int,
) -> Strength:
    """Let these weights play one seat of each lane, for so many decisions of all seats.

    They do what they like best. `against` is the name of a fast player, or other weights.
    """
    torch = learner.torch
    plan = msgspec.structs.replace(learner.plan, match=0.0)
    table = Table(plan, setting, seed)
    players = setting.players
    if isinstance(against, str):
        table.twin.seat([against] * players)
    me = torch.arange(setting.lanes, device=learner.device) % players
    room = Room([table], players, 1)
    sums = torch.zeros(4, setting.lanes, device=learner.device, dtype=torch.float64)
    rounds, points, matches, won = sums
    with torch.no_grad(), learner.halved():
        for _ in range(steps):
            room.look(0)
            seat, seen, mask = room.seat[0], room.tokens[0], room.mask[0]
            mine = learner.liked(weights, seen, mask, room.slots).argmax(1)
            if isinstance(against, str):
                theirs = torch.from_dlpack(table.twin.answer()).long()
            else:
                theirs = learner.liked(against, seen, mask, room.slots).argmax(1)
            table.step(torch.where(seat == me, mine, theirs))
            ended = (table.event & ROUND_OVER) > 0
            got = table.worth * table.points.double()
            own = got.gather(1, me[:, None])[:, 0]
            more = torch.where(ended, own - (got.sum(1) - own) / (players - 1), 0.0)
            rounds += ended
            points += more
            over = (table.event & MATCH_OVER) > 0
            final = table.worth * table.final
            best = final == final.amax(1, keepdim=True)
            share = best.gather(1, me[:, None])[:, 0] / best.sum(1)
            matches += over
            won += torch.where(over, share, 0.0)
    return Strength(
        int(rounds.sum()), *_ratio(points, rounds), int(matches.sum()), *_ratio(won, matches)
    )


def _ratio(amounts: Tensor, counts: Tensor) -> tuple[float, float]:
    """A ratio of sums over lanes, and half of its 95% interval."""
    many = float(counts.sum())
    if many == 0:
        return 0.0, 0.0
    ratio = float(amounts.sum()) / many
    off = amounts - ratio * counts
    return ratio, 1.96 * sqrt(float((off * off).sum())) / many
