"""Evaluation of a learner: rounds on the simulator against fast players or other weights."""

from collections.abc import Mapping
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from dacabo.research.simulator.simulator import MATCH_OVER, ROUND_OVER
from dacabo.research.training.envs import EnvBatch, RolloutBuffer
from dacabo.research.training.plan import Setting
from dacabo.research.training.ppo import Learner

Tensor = Any


class Strength(NamedTuple):
    """The results of a player who has one seat, with opponents in the others."""

    rounds: int
    points: float
    """The margin over the mean of its opponents, in points a round."""
    points_error: float
    """Half of the 95% interval of `points`."""
    matches: int
    won: float
    """The share of matches won. A tie counts in part."""
    won_error: float
    """Half of the 95% interval of `won`."""


def evaluate(
    learner: Learner,
    weights: Mapping[str, Tensor],
    setting: Setting,
    *,
    against: str | Mapping[str, Tensor],
    steps: int,
    seed: int,
) -> Strength:
    """Let these weights play one seat of each env, for this many decisions of all seats.

    They take the most probable action. `against` is the name of a fast player, or other weights.
    """
    torch = learner.torch
    plan = msgspec.structs.replace(learner.plan, match_share=0.0)
    envs = EnvBatch(plan, setting, seed)
    players = setting.players
    if isinstance(against, str):
        envs.simulator.seat([against] * players)
    own_seat = torch.arange(setting.num_envs, device=learner.device) % players
    buffer = RolloutBuffer([envs], players, 1)
    sums = torch.zeros(4, setting.num_envs, device=learner.device, dtype=torch.float64)
    rounds, points, matches, won = sums
    with torch.no_grad(), learner.autocast():
        for _ in range(steps):
            buffer.observe(0)
            seat, tokens, mask = buffer.seat[0], buffer.tokens[0], buffer.mask[0]
            own_actions = learner.log_probs(weights, tokens, mask, buffer.slots).argmax(1)
            if isinstance(against, str):
                opponent_actions = torch.from_dlpack(envs.simulator.answer()).long()
            else:
                opponent_actions = learner.log_probs(against, tokens, mask, buffer.slots).argmax(1)
            envs.step(torch.where(seat == own_seat, own_actions, opponent_actions))
            is_round_over = (envs.event & ROUND_OVER) > 0
            scores = envs.points_sign * envs.points.double()
            own_score = scores.gather(1, own_seat[:, None])[:, 0]
            mean_of_others = (scores.sum(1) - own_score) / (players - 1)
            rounds += is_round_over
            points += torch.where(is_round_over, own_score - mean_of_others, 0.0)
            is_match_over = (envs.event & MATCH_OVER) > 0
            final = envs.points_sign * envs.final
            is_winner = final == final.amax(1, keepdim=True)
            share = is_winner.gather(1, own_seat[:, None])[:, 0] / is_winner.sum(1)
            matches += is_match_over
            won += torch.where(is_match_over, share, 0.0)
    return Strength(
        int(rounds.sum()), *_ratio(points, rounds), int(matches.sum()), *_ratio(won, matches)
    )


def _ratio(amounts: Tensor, counts: Tensor) -> tuple[float, float]:
    """Return a ratio of sums over envs, and half of its 95% interval."""
    total = float(counts.sum())
    if total == 0:
        return 0.0, 0.0
    ratio = float(amounts.sum()) / total
    residuals = amounts - ratio * counts
    return ratio, 1.96 * sqrt(float((residuals * residuals).sum())) / total
