"""The causal effect of moves: forced moves in copies of the same position.

In some rounds the player plays all seats freely, and its play is counted. In the others there is an
intervention, at most one a round: at a suitable decision the env is copied with all its cards. In
the treated env the player is forced to make a move, such as a call. In the control env, the copy,
it is forced not to. Then both play on freely, with the same random numbers as long as they draw
alike. The difference at the end of the round is an unbiased estimate of the effect.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.bots.layers import Weights
from dacabo.core.errors import extra
from dacabo.observations.cabo import layout
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.simulator import ROUND_OVER
from dacabo.research.training.cabo.play_statistics import (
    SLOTS,
    PlayCounts,
    PlayStatistics,
    Situation,
    summarise,
)
from dacabo.research.training.cabo.task import BatchedPolicy
from dacabo.research.training.envs import EnvBatch
from dacabo.research.training.plan import Plan, Setting

Tensor = Any

CALLING, TAKING, PEEKING, SPYING, SWAPPING, KEEPING, CLAIMING = range(7)
"""The kinds of interventions: to call, to take the discard, to use one of three powers, to keep a
drawn card, to claim a set."""
KIND_PROBS: Final = (0.35, 0.2, 0.08, 0.08, 0.08, 0.13, 0.08)
"""By kind: its share of the rounds with an intervention."""
DECISION_PROBS: Final = (0.05, 0.05, 0.25, 0.25, 0.25, 0.06, 0.2)
"""By kind: the probability of an intervention at a suitable decision, with two players. It is low,
so that late decisions occur as well. With more players a round has more decisions, so it is lower.
"""
FREE_PROB: Final = 0.15
"""The share of rounds without an intervention, whose play is counted."""
WOULD_NOT, WOULD, WOULD_DO_OTHER = range(3)
"""The free choice of the player: not the move, the move, or something else."""
POWERS: Final = {PEEKING: (10, 11), SPYING: (12, 13), SWAPPING: (14, 15)}
"""By kind: the cards with that power, as the observation encodes the hand (value + 3)."""


class Interventions(NamedTuple):
    """The results of interventions, a row each."""

    kind: NDArray[np.int64]
    preference: NDArray[np.int64]
    """The free choice of the player."""
    now: Situation
    """The situation of the player."""
    effect: NDArray[np.float64]
    """The effect of the move in points a round; more is better."""


class Study(NamedTuple):
    """All results for a number of players."""

    players: int
    rounds: int
    counts: PlayCounts
    interventions: Interventions


class InterventionStudy:
    """Envs in which the play of a player is counted and interventions are made.

    Args:
        weights: the weights of the player, who has all seats.
        players: the number of players.
        num_envs: the number of rounds at once; there are as many envs again for copies.
        seed: the seed of the cards and of the interventions.
        device: `cpu` or `cuda`.
    """

    def __init__(
        self, weights: Weights, players: int, num_envs: int, seed: int, device: str = "cpu"
    ) -> None:
        with extra("train"):
            import torch  # noqa: PLC0415 (heavy)
        self.torch = torch
        setting = Setting("original", players, 2 * num_envs)
        plan = Plan(game="cabo", settings=(setting,), slots=SLOTS, device=device)
        self.envs = EnvBatch(plan, setting, seed)
        self._small = torch.from_dlpack(self.envs.simulator.small)
        self._wide = torch.from_dlpack(self.envs.simulator.wide)
        self._policy = BatchedPolicy(torch, weights, SLOTS, device)
        self._generator = torch.Generator(device).manual_seed(seed)
        self.players = players
        self._num_envs = num_envs
        self._indexes = torch.arange(2 * num_envs, device=device)
        self._is_original = self._indexes < num_envs
        self._rounds = torch.zeros(num_envs, dtype=torch.int64, device=device)

        def zeros(*shape: int) -> Tensor:
            return torch.zeros(shape, dtype=torch.int64, device=device)

        self._statistics = PlayStatistics(torch, self._indexes)
        num_actions = self.envs.mask.shape[1]
        self._treatment, self._control, self._hands = (
            mask.to(device) for mask in _action_masks(torch, num_actions)
        )
        self._decision_probs = torch.tensor(DECISION_PROBS, device=device) * 2 / players
        self._planned = zeros(2 * num_envs) - 1
        """By env: the kind of the intervention to come in this round; -1 if there is none."""
        self._is_free = self._is_original & False
        """By env: whether this round has no intervention, so that its play is counted."""
        self._plan_interventions(self._is_original)
        self._active = self._is_original.clone()
        """By env: whether it is played. Copies rest until there is an intervention."""
        self._kind = zeros(num_envs) - 1
        """By original env: the kind of the current intervention; -1 if there is none."""
        self._row = zeros(num_envs, 1 + len(Situation._fields))
        """By original env: the preference and the situation of the current intervention."""
        self._seat = zeros(2 * num_envs)
        """By env: the seat of the current intervention."""
        self._is_open = self._indexes < 0
        """By env: whether the round of the current intervention still goes on."""
        self._outcome = torch.zeros(2 * num_envs, device=device)
        """By env: the outcome of that round for that seat."""
        self._rows: list[Tensor] = []

    def _uniform(self) -> Tensor:
        """Draw a random number from 0 to 1 for each env."""
        generator = self._generator
        return self.torch.rand(len(self._indexes), generator=generator, device=generator.device)

    def _plan_interventions(self, where: Tensor) -> None:
        """Draw the kind of intervention of rounds that begin in these envs."""
        steps = self.torch.tensor(KIND_PROBS, device=where.device).cumsum(0)[:-1]
        kind = self.torch.bucketize(self._uniform(), steps)
        is_free = self._uniform() < FREE_PROB
        self._is_free = is_free.where(where, self._is_free)
        self._planned = kind.masked_fill(is_free, -1).where(where, self._planned)

    def play(self, rounds: int) -> Study:
        """Play this many rounds in each env, copies not counted, and return all results.

        Every env plays the same number, because a limit of time would favour short rounds.
        """
        with self.torch.no_grad():
            self._active[: self._num_envs] |= self._rounds < rounds
            while bool(self._active.any()):
                self._step()
                self._active[: self._num_envs] &= self._rounds < rounds
        columns = self.torch.cat(self._rows).double().cpu().numpy().T
        kind, preference, *now = columns[:-1].astype(np.int64)
        interventions = Interventions(kind, preference, Situation(*now), columns[-1].copy())
        num_rounds = int(self._rounds.sum())
        return Study(self.players, num_rounds, self._statistics.counts(), interventions)

    def _step(self) -> None:
        tokens = self.envs.tokens.long()
        logits = self._policy.logits(tokens, self.envs.mask, self._active)
        actions = logits.argmax(1)
        now = summarise(tokens, SLOTS)
        is_counted = self._active & self._is_free
        self._statistics.count_actions(is_counted, self.envs.seat.long(), tokens, actions, now)
        actions = self._intervene(tokens, logits, actions, now)
        self.envs.step(actions.masked_fill(~self._active, PASS_OVER))
        is_over = self._active & ((self.envs.event & ROUND_OVER) > 0)
        self._statistics.count_ends(is_over & self._is_free, self.envs.points, now)
        self._finish(is_over)

    def _intervene(self, tokens: Tensor, logits: Tensor, actions: Tensor, now: Situation) -> Tensor:
        """Begin interventions: copy envs, and force an action in each env and in its copy."""
        torch = self.torch
        kind, allowed = self._planned.clamp(min=0), logits > -torch.inf
        treatment, control = self._treatment[kind], self._control[kind]
        chosen = (
            self._active & (self._planned >= 0) & (self._uniform() < self._decision_probs[kind])
        )
        chosen &= torch.where(
            kind <= TAKING,
            (tokens[:, layout.OBS_PHASE] == layout.TURN_BEGINS)
            & (tokens[:, layout.OBS_CALLER] == layout.NONE),
            (tokens[:, layout.OBS_PHASE] == layout.HOLDING)
            & self._hands[kind, tokens[:, layout.OBS_HAND]],
        )
        chosen &= (allowed & treatment).any(1) & (allowed & control).any(1)
        chosen[: self._num_envs] &= self._kind < 0
        treated = chosen.nonzero()[:, 0]
        copies = treated + self._num_envs
        self._small[copies] = self._small[treated]
        self._wide[copies] = self._wide[treated]
        treatment, control, logits = treatment[treated], control[treated], logits[treated]
        free_action = actions[treated, None]
        preference = torch.where(treatment.gather(1, free_action), WOULD, WOULD_DO_OTHER)
        preference = preference.masked_fill(control.gather(1, free_action), WOULD_NOT)
        self._row[treated] = torch.cat([preference, torch.stack(now, 1)[treated]], 1)
        self._kind[treated] = kind[treated]
        actions[copies] = logits.masked_fill(~control, -torch.inf).argmax(1)
        actions[treated] = logits.masked_fill(~treatment, -torch.inf).argmax(1)
        for envs in (treated, copies):
            self._seat[envs] = self.envs.seat[treated].long()
            self._is_open[envs] = self._active[envs] = True
        self._planned[treated] = -1
        return actions

    def _finish(self, is_over: Tensor) -> None:
        """Store the outcomes of rounds that have ended."""
        torch = self.torch
        points = self.envs.points
        self._rounds += is_over[: self._num_envs]
        envs = is_over & self._is_open
        own = points[envs].gather(1, self._seat[envs, None])[:, 0]
        self._outcome[envs] = (points[envs].sum(1) - own) / (self.players - 1) - own
        self._is_open &= ~is_over
        self._active &= ~is_over | self._is_original
        is_open = self._is_open
        # An intervention is complete once both its env and the copy have ended their round.
        is_complete = (self._kind >= 0) & ~is_open[: self._num_envs] & ~is_open[self._num_envs :]
        effect = self._outcome[: self._num_envs] - self._outcome[self._num_envs :]
        row = torch.cat([self._kind[:, None], self._row], 1)[is_complete].float()
        self._rows.append(torch.cat([row, effect[is_complete, None]], 1))
        self._kind[is_complete] = -1
        self._plan_interventions(is_over & self._is_original)


def _action_masks(torch: Any, num_actions: int) -> tuple[Tensor, Tensor, Tensor]:  # noqa: ANN401
    """Return by kind the masks of the treatment, of the control, and of suitable cards in hand."""
    kinds = len(DECISION_PROBS)
    treatment, control = torch.zeros(2, kinds, num_actions, dtype=torch.bool)
    hands = torch.ones(kinds, layout.CODES + 1, dtype=torch.bool)
    treatment[CALLING, layout.CALL] = treatment[TAKING, layout.TAKE] = True
    control[CALLING, [layout.DRAW, layout.TAKE]] = control[TAKING, layout.DRAW] = True
    for kind, cards in POWERS.items():
        treatment[kind, layout.LAY + 2 * SLOTS :] = True
        hands[kind] = False
        hands[kind, cards] = True
    treatment[KEEPING, layout.LAY : layout.LAY + 2 * SLOTS] = True
    control[[*POWERS, KEEPING], layout.DISCARD] = True
    treatment[CLAIMING, layout.LAY + SLOTS : layout.LAY + 2 * SLOTS] = True
    control[CLAIMING] = ~treatment[CLAIMING]
    return treatment, control, hands
