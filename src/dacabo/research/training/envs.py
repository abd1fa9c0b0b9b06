"""Batches of envs as tensors of PyTorch, and the buffers of their rollouts.

An observation for fewer players is a prefix of one for more, and so are the actions. So envs with
different numbers of players share a buffer, which is padded to the largest number.
"""

from collections.abc import Sequence
from typing import Any

from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.simulator import MATCH_OVER, ROUND_OVER, TRUNCATED, Simulator
from dacabo.research.simulator.spec import Shape
from dacabo.research.training.plan import FROZEN_OPPONENT, Plan, Setting, rules_for, task_of

Tensor = Any
"""A tensor of PyTorch, which is an extra and therefore not imported here."""


class EnvBatch:
    """The envs of one setting: a simulator and tensors that share its memory."""

    def __init__(self, plan: Plan, setting: Setting, seed: int) -> None:
        import torch  # noqa: PLC0415 (an extra, and heavy)

        self.task = task_of(plan.game)
        self.spec = self.task.spec
        # Fast players are always compiled in, because evaluations may seat them.
        self.simulator = Simulator(
            plan.game,
            rules_for(plan.game, setting.rules),
            setting.players,
            setting.num_envs,
            device=plan.device,
            slots=plan.slots,
            fast=self.spec.PLAYERS,
        )
        self.setting = setting
        self.points_sign = self.simulator.points_sign
        self._match_share = self.task.match_share(self.simulator.rules, plan.match_share)
        timestep = self.simulator.reset(seed)
        tensor = torch.from_dlpack
        self.seat, self.tokens = tensor(timestep.seat), tensor(timestep.tokens)
        self.mask, self.event = tensor(timestep.mask), tensor(timestep.event)
        self.points, self.final = tensor(timestep.points), tensor(timestep.final)
        self.totals = tensor(self.simulator.totals)
        self.hidden_state = tensor(self.simulator.reveal())
        self._action_array = self.simulator.backend.zeros(setting.num_envs, 1, "actions")[:, 0]
        self._actions = tensor(self._action_array)
        self._learner_seat = (
            torch.arange(setting.num_envs, device=self.seat.device) % setting.players
        )
        self.has_frozen_opponents = setting.opponents == FROZEN_OPPONENT
        if setting.opponents and not self.has_frozen_opponents:
            self.simulator.seat([setting.opponents] * setting.players)

    def padded(self, seats: int) -> Shape:
        """Return the sizes of the arrays for this number of players."""
        simulator = self.simulator
        shape: Shape = self.spec.shape(
            self.spec.rules_vector(simulator.rules, seats, simulator.slots)
        )
        return shape

    def learner_acts(self) -> Tensor:
        """Return whether the next decision is the learner's, bool[num_envs]."""
        is_learner = self.seat == self._learner_seat
        return is_learner if self.setting.opponents else is_learner | True

    def step(self, actions: Tensor, opponent_actions: Tensor = None) -> None:
        """Do an action in each env: the learner's, or that of its opponent.

        Args:
            actions: the actions that the learner would take.
            opponent_actions: the actions that the frozen opponents would take, if there are any.
        """
        if self.has_frozen_opponents:
            actions = actions.where(self.learner_acts(), opponent_actions)
        elif self.setting.opponents:
            learner_acts = self.learner_acts()
            self._actions.copy_(PASS_OVER * learner_acts)
            self.simulator.answer(into=self._action_array)
            actions = actions.where(learner_acts, self._actions)
        self._actions.copy_(actions)
        self.simulator.step(self._action_array)

    def write_rewards(self, ops: Any, buffer: "RolloutBuffer", begin: int, end: int) -> None:  # noqa: ANN401
        """Write the rewards of each seat, and where episodes ended, to a rollout.

        An episode is a round. Rewards are relative to the mean of the other seats, so that the game
        is zero-sum. A seat that lets its env be truncated pays a penalty.

        Args:
            ops: the array operations.
            buffer: the rollout.
            begin: the first env of this batch in the buffer.
            end: the env after the last one.
        """
        import torch  # noqa: PLC0415

        players = self.setting.players
        event = buffer.event[:, begin:end]
        has_ended, is_truncated = (event & ROUND_OVER) > 0, (event & TRUNCATED) > 0

        def rows(per_seat: Tensor) -> Tensor:
            """Return the part of this batch [steps * num_envs, players]."""
            return per_seat[:, begin:end, :players].reshape(-1, players).float()

        reward = _relative_to_others(self.points_sign * rows(buffer.points))
        reward = reward / self.task.REWARD_SCALE
        if self._match_share > 0:
            rules = self.simulator.rules
            is_match_over = ((event & MATCH_OVER) > 0).reshape(-1, 1)
            final = self.points_sign * rows(buffer.final)
            is_winner = (final == final.amax(1, keepdim=True)).float()
            after = self.task.win_probability(ops, rules, rows(buffer.totals[1:]))
            after = torch.where(is_match_over, is_winner / is_winner.sum(1, keepdim=True), after)
            before = self.task.win_probability(ops, rules, rows(buffer.totals[:-1]))
            match_reward = (after - before) * self.task.match_reward_scale(rules)
            reward = (1 - self._match_share) * reward + self._match_share * match_reward
        seats = torch.arange(players, device=event.device)
        has_acted = (seats == buffer.seat[:-1, begin:end, None]).float()
        penalty = _relative_to_others(
            -self.task.TRUNCATION_PENALTY * has_acted.reshape(-1, players)
        )
        reward = reward.reshape(*event.shape, players)
        penalty = penalty.reshape(*event.shape, players)
        no_round = torch.where(is_truncated[..., None], penalty, 0.0)
        reward = torch.where(has_ended[..., None], reward, no_round)
        buffer.reward[:, begin:end, :players] = reward
        buffer.done[:, begin:end] = has_ended | is_truncated


def _relative_to_others(points: Tensor) -> Tensor:
    """Return how much more each seat has than the mean of the others."""
    others = points.shape[1] - 1
    return points - (points.sum(1, keepdim=True) - points) / others


class RolloutBuffer:
    """A rollout of several batches of envs, padded to the same number of players.

    Args:
        batches: the batches, whose envs lie side by side in the buffer.
        seats: the number of players to pad to.
        steps: the decisions in each env of a rollout.
    """

    def __init__(self, batches: Sequence[EnvBatch], seats: int, steps: int) -> None:
        import torch  # noqa: PLC0415

        self.batches = batches
        self.has_frozen_opponents = any(batch.has_frozen_opponents for batch in batches)
        self.seats = seats
        self.slots = batches[0].simulator.slots
        self.num_envs = sum(batch.setting.num_envs for batch in batches)
        self._spans: list[tuple[int, int]] = []
        begin = 0
        for batch in batches:
            self._spans.append((begin, begin + batch.setting.num_envs))
            begin += batch.setting.num_envs
        device = batches[0].tokens.device
        shape = batches[0].padded(seats)

        def zeros(width: int, dtype: Any, length: int = steps) -> Tensor:  # noqa: ANN401
            shape = (length, self.num_envs, width) if width else (length, self.num_envs)
            return torch.zeros(shape, dtype=dtype, device=device)

        self.tokens = zeros(shape.tokens, torch.uint8, steps + 1)
        self.mask = zeros(shape.actions, torch.bool, steps + 1)
        # The last byte tells the critic whether the other seats are opponents that do not learn.
        self.hidden_state = zeros(shape.hidden_state + 1, torch.uint8, steps + 1)
        self.seat = zeros(0, torch.int64, steps + 1)
        self.learner_acts = zeros(0, torch.bool, steps + 1)
        self.action = zeros(0, torch.int64)
        self.log_prob = zeros(0, torch.float32)
        self.is_choice = zeros(0, torch.bool)
        self.event = zeros(0, torch.int8)
        self.points = zeros(seats, torch.int16)
        self.final = zeros(seats, torch.int16)
        self.totals = zeros(seats, torch.int16, steps + 1)
        self.reward = zeros(seats, torch.float32)
        self.done = zeros(0, torch.bool)
        self.value_target = zeros(seats, torch.float32)
        self.advantage = zeros(0, torch.float32)
        self.players = torch.cat(
            [torch.full((batch.setting.num_envs,), batch.setting.players) for batch in batches]
        ).to(device)

    def observe(self, step: int) -> None:
        """Store the observations before a step."""
        for batch, (begin, end) in zip(self.batches, self._spans, strict=True):
            batch.simulator.reveal()
            for stored, current in (
                (self.tokens, batch.tokens),
                (self.mask, batch.mask),
                (self.hidden_state, batch.hidden_state),
                (self.totals, batch.totals),
            ):
                stored[step, begin:end, : current.shape[1]] = current
            self.hidden_state[step, begin:end, -1] = bool(batch.setting.opponents)
            self.seat[step, begin:end] = batch.seat
            self.learner_acts[step, begin:end] = batch.learner_acts()

    def act(self, step: int, actions: Tensor, opponent_actions: Tensor = None) -> None:
        """Step all envs and store the outcome."""
        for batch, (begin, end) in zip(self.batches, self._spans, strict=True):
            frozen_actions = opponent_actions[begin:end] if batch.has_frozen_opponents else None
            batch.step(actions[begin:end], frozen_actions)
            players = batch.setting.players
            self.event[step, begin:end] = batch.event
            self.points[step, begin:end, :players] = batch.points
            self.final[step, begin:end, :players] = batch.final

    def compute_rewards(self, ops: Any) -> None:  # noqa: ANN401 (the array operations)
        """Write the rewards of a finished rollout."""
        for batch, (begin, end) in zip(self.batches, self._spans, strict=True):
            batch.write_rewards(ops, self, begin, end)

    def batch(self) -> dict[str, Tensor]:
        """Return all decisions of the rollout, with steps and envs flattened into one axis."""
        inputs = {
            name: getattr(self, name)[:-1].flatten(0, 1)
            for name in ("tokens", "mask", "hidden_state", "learner_acts")
        }
        outcomes = {
            name: getattr(self, name).flatten(0, 1)
            for name in ("action", "log_prob", "is_choice", "advantage", "value_target")
        }
        return inputs | outcomes

    def carry_over(self) -> None:
        """Begin the next rollout with the last observations of this one."""
        for stored in (
            self.tokens,
            self.mask,
            self.hidden_state,
            self.totals,
            self.seat,
            self.learner_acts,
        ):
            stored[0] = stored[-1]


def rollout_buffers(plan: Plan) -> list[RolloutBuffer]:
    """Create all envs of a plan, in a buffer for each number of players to pad to."""
    buffers = []
    batch_number = 0
    smaller_size = 0
    for seats in task_of(plan.game).PADDED_SEATS:
        batches = []
        for setting in plan.settings:
            if smaller_size < setting.players <= seats:
                batches.append(EnvBatch(plan, setting, plan.seed * 1000 + batch_number))
                batch_number += 1
        if batches:
            buffers.append(RolloutBuffer(batches, seats, plan.steps))
        smaller_size = seats
    return buffers
