"""Training by PPO with a centralised critic.

In self-play, one policy network plays all seats. A setting may instead seat fixed opponents
(`Setting.opponents`); the network then has one seat. The critic also sees the hidden cards of all
players, and predicts the value of every seat, so that the advantage of an action does not depend on
the luck of the cards.
(Schulman et al., Proximal policy optimization; the critic with full information as in Suphx and
PerfectDou.)
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any

from dacabo.bots.layers import array_ops
from dacabo.research.training.cuda_graph import CudaGraph, single_stream
from dacabo.research.training.envs import RolloutBuffer, rollout_buffers
from dacabo.research.training.plan import Plan, task_of

Tensor = Any

MASKED_LOGIT = -1e9
"""The logit of an action that the mask forbids."""
_LEARNING_RATE_WARMUP = 200
"""The number of minibatches in which the learning rate rises to its schedule."""
_MAX_GRAD_NORM = 1.0
_VALUE_COEF = 0.5


class Learner:
    """A policy and its critic, with the envs that they learn from."""

    def __init__(self, plan: Plan) -> None:
        import torch  # noqa: PLC0415 (an extra, and heavy; here and below)

        self.plan = plan
        self.torch = torch
        self.device = torch.device(plan.device)
        self.task = task_of(plan.game)
        torch.manual_seed(plan.seed)
        dtype = torch.bfloat16 if plan.device == "cuda" else torch.float32
        self.ops = array_ops(torch, dtype, device=plan.device)
        policy, critic = self.task.POLICY_SHAPES, self.task.CRITIC_SHAPES
        if plan.width:
            policy, critic = self.task.network_shapes(*plan.width)
        self.policy, self.critic = self._init_weights(policy), self._init_weights(critic)
        self.ema_policy = {name: tensor.detach().clone() for name, tensor in self.policy.items()}
        self.frozen_opponent: dict[str, Tensor] = {}
        if plan.frozen_opponent:
            weights = self.task.load_weights(Path(plan.frozen_opponent))
            self.frozen_opponent = {
                name: torch.tensor(array).to(self.device) for name, array in weights.items()
            }
        self.buffers = rollout_buffers(plan)
        self.decisions = 0
        self.updates = 0
        self.metrics: dict[str, float] = {}

        # CUDA graphs replay with the same memory, so what changes between updates is a tensor.
        def scalar() -> Tensor:
            return torch.zeros((), device=self.device)

        self._learning_rate, self._entropy_coef = scalar(), scalar()
        self._ema_weight, self._policy_enabled = scalar(), scalar()
        self._metric_sums = {name: scalar() for name in ("entropy", "value_loss", "approx_kl")}
        self._minibatch = [
            torch.zeros(self._minibatch_size(buffer), dtype=torch.int64, device=self.device)
            for buffer in self.buffers
        ]
        self.optimizer = self._init_optimizer()
        self._compile()
        for buffer in self.buffers:
            buffer.observe(0)

    def _init_optimizer(self) -> Any:  # noqa: ANN401 (of a library)
        """Return an optimizer of all weights."""
        cuda = self.plan.device == "cuda"
        groups = [list(self.policy.values()), list(self.critic.values())]
        return self.torch.optim.Adam(
            [{"params": group} for group in groups],
            lr=self._learning_rate if cuda else self.plan.learning_rate.first,
            eps=1e-5,
            fused=cuda,
            capturable=cuda,
        )

    def _compile(self) -> None:
        """Prepare the functions that do the work; on the CPU they stay as they are."""
        torch, device = self.torch, self.plan.device
        # Compiled functions launch a few large kernels instead of hundreds of small ones.
        functions: list[Any] = [self.sample, self.log_probs, self.values, self.loss]
        if device == "cuda":
            functions = [torch.compile(function, dynamic=False) for function in functions]
        self._sample, self._log_probs, self._values, self._loss = functions
        self._rollout, self._advantages, self._update = (
            CudaGraph(torch, device, work)
            for work in (self._collect, self._compute_advantages, self._update_minibatch)
        )

    def _minibatch_size(self, buffer: RolloutBuffer) -> int:
        """Return how many decisions of a buffer a minibatch has."""
        return buffer.num_envs * self.plan.steps // self.plan.minibatches

    def _init_weights(self, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Tensor]:
        """Initialise weights by He's method; output layers begin near 0, biases at 0."""
        torch = self.torch
        weights = {}
        for name, shape in shapes.items():
            scale = sqrt(2 / shape[0]) if len(shape) > 1 else 0.0
            if name in self.task.OUTPUT_LAYERS:
                scale *= 0.01
            tensor = torch.randn(shape) * scale
            weights[name] = tensor.to(self.device).requires_grad_()
        return weights

    def autocast(self) -> AbstractContextManager[Any]:
        """Return a context of mixed precision; on the CPU it does nothing."""
        if self.plan.device != "cuda":
            return nullcontext()
        context: AbstractContextManager[Any] = self.torch.autocast("cuda", self.torch.bfloat16)
        return context

    # --- rollouts ---------------------------------------------------------------

    def collect_rollout(self) -> None:
        """Play a rollout in every env."""
        self._rollout()
        self.decisions += self.plan.steps * sum(buffer.num_envs for buffer in self.buffers)

    def _collect(self) -> None:
        torch = self.torch
        with torch.no_grad(), self.autocast():
            for step in range(self.plan.steps):
                for buffer in self.buffers:
                    action, log_prob, is_choice = self._sample(
                        self.policy, buffer.tokens[step], buffer.mask[step], buffer.slots
                    )
                    buffer.action[step] = action
                    buffer.log_prob[step] = log_prob
                    buffer.is_choice[step] = is_choice
                    opponent_actions = None
                    if buffer.has_frozen_opponents:
                        opponent_actions = self._log_probs(
                            self.frozen_opponent,
                            buffer.tokens[step],
                            buffer.mask[step],
                            buffer.slots,
                        ).argmax(1)
                    buffer.act(step, action, opponent_actions)
                    buffer.observe(step + 1)
            for buffer in self.buffers:
                buffer.compute_rewards(self.ops)

    def sample(
        self, weights: Mapping[str, Tensor], tokens: Tensor, mask: Tensor, slots: int
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Sample an action for each env, by the Gumbel-max trick.

        Returns the actions, their log probabilities, and whether there was a choice: whether more
        than one action was sensible.
        """
        log_probs = self.log_probs(weights, tokens, mask, slots)
        uniform = self.torch.rand_like(log_probs).clamp(1e-9, 1 - 1e-7)
        action = (log_probs - (-uniform.log()).log()).argmax(1)
        is_choice = (log_probs > MASKED_LOGIT / 2).sum(1) > 1
        return action, log_probs.gather(1, action[:, None])[:, 0], is_choice

    def log_probs(
        self, weights: Mapping[str, Tensor], tokens: Tensor, mask: Tensor, slots: int
    ) -> Tensor:
        """Return the log probabilities of all actions."""
        tokens = tokens.long()
        features = self.task.extract_features(self.ops, tokens, slots)
        logits = self.task.policy_logits(self.torch, weights, features)
        return self.masked_log_softmax(logits, tokens, mask, slots)

    def masked_log_softmax(
        self, logits: Tensor, tokens: Tensor, mask: Tensor, slots: int
    ) -> Tensor:
        """Return the log probabilities of all actions, given their logits."""
        allowed = self.task.sensible_mask(self.ops, tokens, mask, slots)
        logits = logits.float().masked_fill(~allowed, MASKED_LOGIT)
        return self.torch.log_softmax(logits, 1)

    # --- updates ----------------------------------------------------------------

    def update(self, progress: float) -> dict[str, float]:
        """Update the networks with the latest rollout, and return the mean metrics."""
        torch, plan = self.torch, self.plan
        warmup = min(1.0, (self.updates + 1) / _LEARNING_RATE_WARMUP)
        self._set_learning_rate(plan.learning_rate.at(progress) * warmup)
        self._entropy_coef.fill_(plan.entropy_coef.at(progress))
        self._policy_enabled.fill_(progress >= plan.critic_warmup)
        for metric_sum in self._metric_sums.values():
            metric_sum.zero_()
        self._advantages()
        for _ in range(plan.epochs):
            orders = [
                torch.randperm(buffer.num_envs * plan.steps, device=self.device)
                for buffer in self.buffers
            ]
            for part in range(plan.minibatches):
                for indexes, order in zip(self._minibatch, orders, strict=True):
                    indexes.copy_(order[part * len(indexes) : (part + 1) * len(indexes)])
                self.updates += 1
                # A shorter average at first, so that the initial weights are soon forgotten.
                decay = min(plan.ema_decay, self.updates / (self.updates + 10))
                self._ema_weight.fill_(1 - decay)
                self._update()
        for buffer in self.buffers:
            buffer.carry_over()
        count = plan.epochs * plan.minibatches
        return {name: float(total) / count for name, total in self._metric_sums.items()}

    def _set_learning_rate(self, rate: float) -> None:
        """Set the learning rate; with CUDA graphs the optimizer reads it from a tensor."""
        self._learning_rate.fill_(rate)
        for group in self.optimizer.param_groups:
            group["lr"] = self._learning_rate if self.plan.device == "cuda" else rate

    def _update_minibatch(self) -> None:
        """Take one optimizer step on the current minibatch."""
        torch = self.torch
        num_envs = sum(buffer.num_envs for buffer in self.buffers)
        self.optimizer.zero_grad(set_to_none=False)
        for buffer, indexes in zip(self.buffers, self._minibatch, strict=True):
            share = buffer.num_envs / num_envs
            loss, metrics = self._loss(
                self.policy,
                self.critic,
                buffer.batch(),
                indexes,
                self._entropy_coef,
                self._policy_enabled,
                buffer.slots,
            )
            (loss * share).backward()
            for name, value in metrics.items():
                self._metric_sums[name] += value * share
        for weights in (self.policy, self.critic):
            torch.nn.utils.clip_grad_norm_(list(weights.values()), _MAX_GRAD_NORM)
        self.optimizer.step()
        with torch.no_grad():
            for name, average in self.ema_policy.items():
                average.lerp_(self.policy[name], self._ema_weight)

    def _compute_advantages(self) -> None:
        """Compute the advantages and value targets of all rollouts."""
        torch, plan = self.torch, self.plan
        with torch.no_grad():
            for buffer in self.buffers:
                with self.autocast():
                    values = [
                        self._values(
                            self.critic,
                            buffer.tokens[step],
                            buffer.hidden_state[step],
                            buffer.slots,
                        )
                        for step in range(plan.steps + 1)
                    ]
                compute_gae(torch, buffer, torch.stack(values), plan.gae_lambda)

    def values(
        self, critic: Mapping[str, Tensor], tokens: Tensor, hidden_state: Tensor, slots: int
    ) -> Tensor:
        """Return the critic's value of each seat, counted from the seat that has to act."""
        features = self.task.extract_features(self.ops, tokens.long(), slots)
        return self.task.critic_values(
            self.ops, critic, features, hidden_state.long(), slots
        ).float()

    def loss(  # noqa: PLR0917 (all that is compiled together)
        self,
        policy: Mapping[str, Tensor],
        critic: Mapping[str, Tensor],
        batch: Mapping[str, Tensor],
        indexes: Tensor,
        entropy_coef: Tensor,
        policy_enabled: Tensor,
        slots: int,
    ) -> tuple[Tensor, dict[str, Tensor]]:
        """Return the PPO loss of a minibatch, and its metrics."""
        torch = self.torch
        minibatch = {name: tensor[indexes] for name, tensor in batch.items()}
        tokens = minibatch["tokens"].long()
        with torch.no_grad():
            features = self.task.extract_features(self.ops, tokens, slots)
        with self.autocast():
            logits = self.task.policy_logits(torch, policy, features)
            hidden_state = minibatch["hidden_state"].long()
            values = self.task.critic_values(self.ops, critic, features, hidden_state, slots)
        log_probs = self.masked_log_softmax(logits, tokens, minibatch["mask"], slots)
        # Only decisions of the learner in which it had a choice train the policy.
        weight = (minibatch["is_choice"] & minibatch["learner_acts"]).float()
        count = weight.sum().clamp(min=1)
        log_ratio = log_probs.gather(1, minibatch["action"][:, None])[:, 0] - minibatch["log_prob"]
        ratio = log_ratio.exp()
        clipped = ratio.clamp(1 - self.plan.clip_range, 1 + self.plan.clip_range)
        advantage = minibatch["advantage"]
        objective = (torch.minimum(ratio * advantage, clipped * advantage) * weight).sum() / count
        entropy = (-(log_probs.exp() * log_probs.clamp(min=-50)).sum(1) * weight).sum() / count
        seated = features.seated.float()
        squared_error = (values.float() - minibatch["value_target"]) ** 2
        value_loss = (squared_error * seated).sum() / seated.sum()
        metrics = {
            "entropy": entropy.detach(),
            "value_loss": value_loss.detach(),
            # Schulman's estimator: http://joschu.net/blog/kl-approx.html
            "approx_kl": ((ratio.detach() - 1 - log_ratio.detach()) * weight).sum() / count,
        }
        policy_objective = policy_enabled * (objective + entropy_coef * entropy)
        return _VALUE_COEF * value_loss - policy_objective, metrics

    # --- checkpoints ------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """Return a checkpoint. Its keys must not change: older files have to be restored."""
        return {
            "player": {name: tensor.detach() for name, tensor in self.policy.items()},
            "critic": {_stored(name): tensor.detach() for name, tensor in self.critic.items()},
            "average": self.ema_policy,
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "updates": self.updates,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Restore a checkpoint. If it has only weights, a new training starts from them."""
        with self.torch.no_grad():
            for part, weights in (
                ("player", self.policy),
                ("critic", {_stored(name): tensor for name, tensor in self.critic.items()}),
                ("average", self.ema_policy),
            ):
                for name, saved in state.get(part, {}).items():
                    weights[name].copy_(self.torch.as_tensor(saved))
        if "optimizer" in state:
            self.optimizer.load_state_dict(state["optimizer"])
            # `load_state_dict` has replaced the learning rate, a tensor that the CUDA graph reads.
            self._set_learning_rate(0.0)
            self.decisions = state["decisions"]
            self.updates = state["updates"]


def _stored(name: str) -> str:
    """Return the name of a critic's weights in checkpoints: `worth…` for what is `value…` here."""
    return name.replace("value", "worth", 1) if name.startswith("value") else name


def train(plan: Plan, after_update: Callable[[Learner, float], None], state: Any = None) -> Learner:  # noqa: ANN401
    """Train a player as planned. `after_update` is called with the learner and its progress."""
    import torch  # noqa: PLC0415

    with single_stream(torch, plan.device):
        learner = Learner(plan)
        if state is not None:
            learner.restore(state)
        decisions_before = learner.decisions
        started = None
        progress = 0.0
        while progress < 1:
            learner.collect_rollout()
            learner.metrics = learner.update(progress)
            if started is None:
                started = monotonic()  # the clock does not count the compilation of everything
            decisions = learner.decisions - decisions_before
            progress = max(
                decisions / plan.decisions if plan.decisions else 0.0,
                (monotonic() - started) / plan.seconds if plan.seconds else 0.0,
            )
            after_update(learner, progress)
    return learner


def compute_gae(
    torch: Any,  # noqa: ANN401 (a library)
    buffer: RolloutBuffer,
    values: Tensor,
    gae_lambda: float,
) -> None:
    """Write the advantages and the value targets of a rollout, by GAE with a discount of 1.

    The advantages are normalised. Every seat has values and rewards at every step, not only the
    seat that acts.

    Args:
        torch: the library.
        buffer: the rollout.
        values: the critic's values [steps + 1, num_envs, seats], from the seat that has to act.
        gae_lambda: see `Plan`.
    """
    steps = len(values) - 1
    seats = torch.arange(buffer.seats, device=values.device)
    players = buffer.players[None, :, None]
    # From here on seats are absolute; those beyond the number of players have the value 0.
    relative_seat = (seats - buffer.seat[..., None]) % players
    is_seated = seats < players
    values = values.gather(2, relative_seat.clamp(max=buffer.seats - 1)) * is_seated
    advantages = torch.zeros_like(buffer.reward)
    running = torch.zeros_like(buffer.reward[0])
    # λ is given for two players; with more, a lap has more decisions, so each decays less. A step
    # without a choice adds no uncertainty, so it does not decay the sum.
    decay = torch.where(buffer.is_choice, gae_lambda ** (2 / buffer.players), 1.0)
    for step in reversed(range(steps)):
        not_done = (~buffer.done[step]).float()[:, None]
        td_error = buffer.reward[step] + not_done * values[step + 1] - values[step]
        if step + 1 < steps:
            running = decay[step + 1, :, None] * running
        running = td_error + not_done * running
        advantages[step] = running
    seat = buffer.seat[:-1]
    # Like the critic, the targets count seats from the seat that has to act.
    absolute_seat = (seats + seat[..., None]) % players
    buffer.value_target.copy_((advantages + values[:-1]).gather(2, absolute_seat))
    advantage = advantages.gather(2, seat[..., None])[..., 0]
    weight = (buffer.is_choice & buffer.learner_acts[:-1]).float()
    count = weight.sum().clamp(min=1)
    advantage = advantage - (advantage * weight).sum() / count
    variance = (advantage * advantage * weight).sum() / count
    buffer.advantage.copy_(advantage / (variance.sqrt() + 1e-6))
