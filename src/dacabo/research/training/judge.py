"""Train the judge of a game: `python -m dacabo.research.training.judge PLAN.json FOLDER`.

In each round all seats first play by a style, strong or weak. From a random moment on, everybody
plays like Prestissimo. So the judge learns what a position is worth to Prestissimo, wherever it
came from. What follows the moment gives the value of positions (TD(λ)). Every decision gives the
value of an action: that of the position after it, as the position network sees it with all cards.

Two heads are fitted afterwards: the chance to win, to the ends of whole matches (`wins.py`), and in
a game with calls a correction of their chance for weak play (`calls_by_bots.py`).
"""

import json
import sys
from collections.abc import Mapping
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final

import msgspec

from dacabo.bots.layers import array_ops
from dacabo.core.errors import extra
from dacabo.core.values import Value
from dacabo.games import part_of
from dacabo.judge.weights import network_of, save
from dacabo.research.simulator.compiling.assemble import fingerprint
from dacabo.research.simulator.simulator import MATCH_OVER, ROUND_OVER, TRUNCATED
from dacabo.research.training.cuda_graph import CudaGraph, single_stream
from dacabo.research.training.envs import EnvBatch
from dacabo.research.training.plan import Plan, Schedule, Setting, task_of

Tensor = Any

_MASKED: Final = -1e9
_WARMUP: Final = 200
"""The number of minibatches in which the learning rate rises to its schedule."""
_MAX_GRAD_NORM: Final = 1.0
_FORGOTTEN: Final = 0.35
"""The share of places whose card a weak player has forgotten."""
_WEAK_TEMPERATURE: Final = 2.0
_BLUNDERS: Final = 0.05
"""The share of a weak player's decisions that are any legal move."""
_ANY_LEGAL, _ANY_SENSIBLE = 0.3, 0.3
"""How often the last move by the style, at the switch, is any legal one or any sensible one."""
_KNOWN_STYLE: Final = 0.7
"""The share of rounds in which the judge is told the style of the others."""


class JudgePlan(Value, kw_only=True):
    """The training of a judge."""

    game: str
    settings: tuple[Setting, ...]
    """Their `opponents` are not used: all seats play by the style."""
    slots: int
    device: str = "cpu"
    seed: int = 1
    seconds: float = 0.0
    decisions: int = 0
    """The training ends after this many decisions; 0 is no limit."""
    steps: int = 64
    """The number of decisions in each env of a rollout."""
    minibatches: int = 32
    learning_rate: Schedule = Schedule(1.5e-3, 2e-5)
    td_lambda: float = 0.9
    prefix: int = 24
    """Up to this many decisions of each player precede the switch."""
    forced_calls: float = 0.4
    """The share of rounds in which the switch is a call at the next opportunity."""
    ema_decay: float = 0.998
    short: tuple[int, ...] = ()
    """The rounds of shorter matches, to which the chance to win is fitted as well; only for rules
    that can end a match by their number."""


class JudgeEnvs:
    """The envs of settings with about as many players, their styles, and a rollout of them."""

    def __init__(self, torch: Any, plan: JudgePlan, settings: list[Setting], seed: int) -> None:  # noqa: ANN401
        self.torch = torch
        self.plan = plan
        self.slots = plan.slots
        as_plan = Plan(game=plan.game, settings=(), slots=plan.slots, device=plan.device)
        self.batches = [
            EnvBatch(as_plan, msgspec.structs.replace(setting, opponents=""), seed + number)
            for number, setting in enumerate(settings)
        ]
        self.weak = part_of(plan.game, "dacabo.research.training", "weak_play")
        self.seats = max(setting.players for setting in settings)
        sizes = [setting.num_envs for setting in settings]
        ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
        self.spans = [(end - size, end) for end, size in zip(ends, sizes, strict=True)]
        self.num_envs = ends[-1]
        self.device = self.batches[0].tokens.device
        self._shape = self.batches[0].padded(self.seats)
        self.players = torch.cat(
            [torch.full((batch.setting.num_envs,), batch.setting.players) for batch in self.batches]
        ).to(self.device)
        self._winners = [
            torch.from_dlpack(batch.simulator.small)[:, self._shape.winners]
            for batch in self.batches
        ]
        self._allocate_rollout()
        self._allocate_styles()
        self._allocate_targets()
        self.new_round(torch.ones(self.num_envs, dtype=torch.bool, device=self.device))
        self.observe(0)

    def _zeros(self, dtype: Any, *sizes: int) -> Tensor:  # noqa: ANN401 (a type of the library)
        return self.torch.zeros(sizes, dtype=dtype, device=self.device)

    def _allocate_rollout(self) -> None:
        torch, shape, steps, count = self.torch, self._shape, self.plan.steps, self.num_envs
        self.tokens = self._zeros(torch.uint8, steps + 1, count, shape.tokens)
        self.mask = self._zeros(torch.bool, steps + 1, count, shape.actions)
        self.hidden = self._zeros(torch.uint8, steps + 1, count, shape.hidden_state)
        self.seat = self._zeros(torch.int64, steps + 1, count)
        self.totals = self._zeros(torch.int16, steps + 1, count, self.seats)
        self.follows = self._zeros(torch.bool, steps + 1, count)
        """Whether everybody plays like Prestissimo from this decision on."""
        self.style = self._zeros(torch.float32, steps + 1, count, 2)
        self.action = self._zeros(torch.int64, steps, count)
        self.is_choice = self._zeros(torch.bool, steps, count)
        self.was_weak = self._zeros(torch.bool, steps, count)
        """Whether the round began with weak play."""
        self.was_forced = self._zeros(torch.bool, steps, count)
        """Whether the action was a call at a random turn."""
        self.done = self._zeros(torch.bool, steps, count)
        self.truncated = self._zeros(torch.bool, steps, count)
        self.delta = self._zeros(torch.float32, steps, count, self.seats)
        """The change of the totals in the round that a step has ended."""
        self.winners = self._zeros(torch.int64, steps, count)

    def _allocate_styles(self) -> None:
        """Allocate the style of the current round of each env."""
        torch, count, places = self.torch, self.num_envs, self.seats * self.plan.slots
        self.is_weak = self._zeros(torch.bool, count)
        self.told = self._zeros(torch.bool, count)
        self.forgotten = self._zeros(torch.bool, count, places)
        self.countdown = self._zeros(torch.int64, count)
        self.calls_next = self._zeros(torch.bool, count)
        self.reference = self._zeros(torch.bool, count)
        """Whether everybody plays like Prestissimo now."""

    def _allocate_targets(self) -> None:
        """Allocate what training computes from a rollout."""
        torch, steps, count = self.torch, self.plan.steps, self.num_envs
        self.points_target = self._zeros(torch.float32, steps, count, self.seats)
        self.action_target = self._zeros(torch.float32, steps, count, 2)
        self.call_target = self._zeros(torch.float32, steps, count)
        self.has_call = self._zeros(torch.bool, steps, count)

    def rand(self, *sizes: int) -> Tensor:
        """Return random numbers from 0 to 1."""
        return self.torch.rand(sizes, device=self.device)

    def new_round(self, begins: Tensor) -> None:
        """Draw the styles of the envs in which a round begins."""
        torch, count = self.torch, self.num_envs
        where = torch.where
        self.is_weak.copy_(where(begins, self.rand(count) < 0.5, self.is_weak))  # noqa: PLR2004
        self.told.copy_(where(begins, self.rand(count) < _KNOWN_STYLE, self.told))
        fresh = self.rand(*self.forgotten.shape) < _FORGOTTEN
        self.forgotten.copy_(where(begins[:, None], fresh, self.forgotten))
        length = (self.rand(count) * self.plan.prefix * self.players).long()
        self.countdown.copy_(where(begins, length, self.countdown))
        calls = self.rand(count) < self.plan.forced_calls
        self.calls_next.copy_(where(begins, calls, self.calls_next))
        self.reference.copy_(self.reference & ~begins)

    def observe(self, step: int) -> None:
        """Store what is seen before a step."""
        for batch, (begin, end) in zip(self.batches, self.spans, strict=True):
            batch.simulator.reveal()
            for stored, current in (
                (self.tokens, batch.tokens),
                (self.mask, batch.mask),
                (self.hidden, batch.hidden_state),
                (self.totals, batch.totals),
            ):
                stored[step, begin:end, : current.shape[1]] = current
            self.seat[step, begin:end] = batch.seat
        self.follows[step] = self.reference
        strong = self.told & ~self.is_weak
        self.style[step] = self.torch.stack([strong, self.told & self.is_weak], 1).float()

    def seen_by_player(self, step: int) -> Tensor:
        """Return the observations as the players use them: weak ones forget."""
        tokens = self.tokens[step]
        if self.weak is None:
            return tokens
        forgets = (self.is_weak & ~self.reference)[:, None]
        weakened = self.weak.forget(self.torch, tokens, self.forgotten, self.slots)
        return self.torch.where(forgets, weakened, tokens)

    def act(self, step: int, logits: Tensor) -> None:
        """Choose an action in each env, given the masked logits of the player, and store all."""
        torch, where = self.torch, self.torch.where
        mask, count = self.mask[step], self.num_envs
        seen = self.seen_by_player(step)
        best = logits.argmax(1)
        is_choice = mask.sum(1) > 1

        def sample(scores: Tensor) -> Tensor:
            noise = -(-self.rand(*scores.shape).clamp(1e-9, 1 - 1e-7).log()).log()
            return (scores + noise).argmax(1)

        any_legal = sample(where(mask, 0.0, _MASKED))
        any_sensible = sample(where(logits > _MASKED / 2, 0.0, _MASKED))
        weak = sample(logits / _WEAK_TEMPERATURE)
        luck = self.rand(count)
        weak = where(luck < _BLUNDERS, any_legal, weak)
        styled = where(self.is_weak, weak, best)
        at_switch = ~self.reference & is_choice & (self.countdown <= 0)
        calls = torch.zeros_like(at_switch)
        if self.weak is not None:
            call = self.weak.CALL
            may_call = mask[:, call] & is_choice
            wants = self.weak.would_call(torch, seen, self.slots)
            # A weak player calls at a sum; the network of a strong one decides.
            tired = (logits > _MASKED / 2).sum(1) == 1  # the network has to call in a late lap
            no_call = sample(
                where(torch.arange(mask.shape[1], device=self.device) == call, _MASKED, logits)
            )
            open_turn = may_call & self.is_weak & ~self.reference & ~tired
            styled = where(open_turn, where(wants, call, no_call), styled)
            calls = at_switch & self.calls_next & may_call
            at_switch = at_switch & (may_call | ~self.calls_next)
        at_random = where(luck < _ANY_LEGAL + _ANY_SENSIBLE, any_sensible, best)
        at_random = where(luck < _ANY_LEGAL, any_legal, at_random)
        action = where(self.reference, best, where(at_switch, at_random, styled))
        if self.weak is not None:
            action = where(calls, self.weak.CALL, action)
            # A call ends the style of everybody: the last lap is Prestissimo's.
            at_switch = at_switch | (
                ~self.reference & mask[:, self.weak.CALL] & (action == self.weak.CALL)
            )
        self.action[step] = action
        self.is_choice[step] = is_choice
        self.was_weak[step] = self.is_weak
        self.was_forced[step] = calls
        self.reference.logical_or_(at_switch)
        self.countdown.sub_(1)
        self._step(step, action)

    def _step(self, step: int, action: Tensor) -> None:
        """Step all envs, and store how rounds and matches ended."""
        torch = self.torch
        for batch, winners, (begin, end) in zip(
            self.batches, self._winners, self.spans, strict=True
        ):
            before = self.totals[step, begin:end, : batch.setting.players].float()
            batch.step(action[begin:end])
            event = batch.event.clone()
            match_over = (event & MATCH_OVER) > 0
            final = batch.final.float()
            after = torch.where(match_over[:, None], final, batch.totals.float())
            players = batch.setting.players
            self.delta[step, begin:end, :players] = after - before
            self.done[step, begin:end] = (event & ROUND_OVER) > 0
            self.truncated[step, begin:end] = (event & TRUNCATED) > 0
            self.winners[step, begin:end] = winners
        self.new_round(self.done[step] | self.truncated[step])

    def compute_targets(self, points: Tensor, td_lambda: float) -> None:
        """Compute the targets of a rollout, given the points [steps + 1, envs, seats].

        The values count seats from the one that has to act; so do the targets of positions. The
        targets of actions are the actor's own points and the mean of the others'.
        """
        torch, where = self.torch, self.torch.where
        steps = self.plan.steps
        numbers = torch.arange(self.seats, device=self.device)
        players = self.players[:, None]
        seated = numbers < players
        relative = (numbers - self.seat[..., None]) % players
        points = points.gather(2, relative) * seated
        later_points = points[steps]
        is_known, winners = torch.zeros_like(self.has_call[0]), torch.zeros_like(self.winners[0])
        for step in reversed(range(steps)):
            done, cut = self.done[step][:, None], self.truncated[step][:, None]
            trace = (td_lambda * self.follows[step + 1].float())[:, None]
            later_points = (1 - trace) * points[step + 1] + trace * later_points
            later_points = where(done, self.delta[step], later_points)
            # A round that no longer fits the simulator teaches nothing.
            later_points = where(cut, points[step], later_points)
            seat = self.seat[step][:, None]
            absolute = (numbers + seat) % players
            own = later_points.gather(1, seat)[:, 0]
            others = ((later_points * seated).sum(1) - own) / (self.players - 1)
            self.points_target[step] = later_points.gather(1, absolute)
            self.action_target[step] = torch.stack([own, others], 1)
            # A call was right if its seat is among the winners of the round.
            is_known = (self.done[step] | is_known) & ~self.truncated[step]
            winners = where(self.done[step], self.winners[step], winners)
            if self.weak is not None:
                self.call_target[step] = (winners >> self.seat[step] & 1).float()
                # The last lap of a later call may lie beyond the rollout: short laps would count
                # more than long ones.
                is_call = self.mask[step][:, self.weak.CALL] & (self.action[step] == self.weak.CALL)
                self.has_call[step] = is_call & is_known & (step < steps // 2)

    def carry_over(self) -> None:
        """Begin the next rollout with the last observations of this one."""
        for stored in (
            self.tokens,
            self.mask,
            self.hidden,
            self.seat,
            self.totals,
            self.follows,
            self.style,
        ):
            stored[0] = stored[-1]


class JudgeLearner:
    """Both networks of a judge, and the envs that they learn from."""

    def __init__(self, plan: JudgePlan, *, compiled: bool = True) -> None:
        import torch  # noqa: PLC0415 (an extra, and heavy; here and below)

        self.torch = torch
        self.plan = plan
        self.device = torch.device(plan.device)
        self.task = task_of(plan.game)
        self.network = network_of(plan.game)
        torch.manual_seed(plan.seed)
        self.cuda = plan.device == "cuda"
        self.ops = array_ops(
            torch, torch.bfloat16 if self.cuda else torch.float32, device=plan.device
        )
        self.player = self.player_weights()
        self.weights = {
            part: {name: self._init(name, shape) for name, shape in shapes.items()}
            for part, shapes in self.network.judge_shapes(self.network.WIDTH).items()
        }
        self.average = {
            part: {name: tensor.detach().clone() for name, tensor in weights.items()}
            for part, weights in self.weights.items()
        }
        self.envs = [
            JudgeEnvs(torch, plan, settings, plan.seed * 1000 + 100 * number)
            for number, settings in enumerate(self._groups())
        ]
        self.decisions = self.updates = 0
        scalar = torch.zeros((), device=self.device)
        self._rate, self._ema_weight = scalar.clone(), scalar.clone()
        self._losses = {name: scalar.clone() for name in ("points", "action", "call")}
        self._minibatch = [
            torch.zeros(
                envs.num_envs * plan.steps // plan.minibatches,
                dtype=torch.int64,
                device=self.device,
            )
            for envs in self.envs
        ]
        self._learned = [
            [tensor for tensor in part.values() if tensor.requires_grad]
            for part in self.weights.values()
        ]
        self.optimizer = torch.optim.Adam(
            [tensor for part in self._learned for tensor in part],
            lr=self._rate if self.cuda else plan.learning_rate.first,
            eps=1e-5,
            fused=self.cuda,
            capturable=self.cuda,
        )
        functions: list[Any] = [self.player_logits, self.values, self.loss]
        if self.cuda and compiled:
            functions = [torch.compile(function, dynamic=False) for function in functions]
        self._player_logits, self._values, self._loss = functions
        self._collect, self._target, self._update = (
            CudaGraph(torch, plan.device, work)
            for work in (self._rollout, self._compute_targets, self._update_minibatch)
        )

    def player_weights(self) -> dict[str, Tensor]:
        """Return the weights of Prestissimo."""
        bots = part_of(self.plan.game, "dacabo.bots", "prestissimo")
        assert bots is not None
        return {
            name: self.torch.tensor(array).to(self.device)
            for name, array in bots.shipped_weights().weights.items()
        }

    def _groups(self) -> list[list[Setting]]:
        """Return the settings by the number of players that their envs are padded to."""
        groups = []
        smaller = 0
        for seats in self.task.PADDED_SEATS:
            group = [each for each in self.plan.settings if smaller < each.players <= seats]
            if group:
                groups.append(group)
            smaller = seats
        return groups

    def _init(self, name: str, shape: tuple[int, ...]) -> Tensor:
        if name.startswith(("weak_call", "win")):  # fitted afterwards, to bots and to whole matches
            return self.torch.zeros(shape, device=self.device)
        scale = sqrt(2 / shape[0]) if len(shape) > 1 else 0.0
        if name in ("verbs", "point", "value", "call", "end", "put") or name.startswith(
            ("build_hand", "build_stack", "build_help")
        ):
            scale *= 0.1
        return (self.torch.randn(shape) * scale).to(self.device).requires_grad_()

    def autocast(self) -> Any:  # noqa: ANN401 (a context of the library)
        """Return a context of mixed precision; on the CPU it changes nothing."""
        return self.torch.autocast(self.plan.device, self.torch.bfloat16, enabled=self.cuda)

    # --- rollouts ---------------------------------------------------------------

    def player_logits(self, seen: Tensor, tokens: Tensor, mask: Tensor, slots: int) -> Tensor:
        """Return the logits of Prestissimo's sensible actions; all others are very low.

        Args:
            seen: the observations as the player uses them.
            tokens: the full observations, which say what is sensible.
            mask: the legal actions.
            slots: the slots of an observation.
        """
        features = self.task.extract_features(self.ops, seen.long(), slots)
        logits = self.task.policy_logits(self.torch, self.player, features).float()
        allowed = self.task.sensible_mask(self.ops, tokens.long(), mask, slots)
        return logits.masked_fill(~allowed, _MASKED)

    def _rollout(self) -> None:
        with self.torch.no_grad(), self.autocast():
            for step in range(self.plan.steps):
                for envs in self.envs:
                    seen = envs.seen_by_player(step)
                    logits = self._player_logits(
                        seen, envs.tokens[step], envs.mask[step], envs.slots
                    )
                    envs.act(step, logits)
                    envs.observe(step + 1)

    def values(
        self, weights: Mapping[str, Tensor], tokens: Tensor, hidden: Tensor, slots: int
    ) -> Tensor:
        """Return the points of every seat."""
        features = self.task.extract_features(self.ops, tokens.long(), slots)
        values = self.network.position_values(self.ops, weights, features, hidden.long(), slots)
        return values.points.float()

    def _compute_targets(self) -> None:
        with self.torch.no_grad(), self.autocast():
            for envs in self.envs:
                points = [
                    self._values(
                        self.average["position"],
                        envs.tokens[step],
                        envs.hidden[step],
                        envs.slots,
                    )
                    for step in range(self.plan.steps + 1)
                ]
                envs.compute_targets(self.torch.stack(points), self.plan.td_lambda)

    # --- updates ----------------------------------------------------------------

    def train_once(self, progress: float) -> dict[str, float]:
        """Play a rollout and learn from it; return the mean losses."""
        torch, plan = self.torch, self.plan
        self._collect()
        self._target()
        for loss in self._losses.values():
            loss.zero_()
        orders = [
            torch.randperm(envs.num_envs * plan.steps, device=self.device) for envs in self.envs
        ]
        for part in range(plan.minibatches):
            self.updates += 1
            rate = plan.learning_rate.at(progress) * min(1.0, self.updates / _WARMUP)
            self._rate.fill_(rate)
            for group in self.optimizer.param_groups:
                group["lr"] = self._rate if self.cuda else rate
            self._ema_weight.fill_(1 - min(plan.ema_decay, self.updates / (self.updates + 10)))
            for indexes, order in zip(self._minibatch, orders, strict=True):
                indexes.copy_(order[part * len(indexes) : (part + 1) * len(indexes)])
            self._update()
        for envs in self.envs:
            envs.carry_over()
        self.decisions += plan.steps * sum(envs.num_envs for envs in self.envs)
        return {name: float(total) / plan.minibatches for name, total in self._losses.items()}

    def _update_minibatch(self) -> None:
        torch = self.torch
        self.optimizer.zero_grad(set_to_none=False)
        num_envs = sum(envs.num_envs for envs in self.envs)
        for envs, indexes in zip(self.envs, self._minibatch, strict=True):
            share = envs.num_envs / num_envs
            batch = {
                name: getattr(envs, name)[: self.plan.steps].flatten(0, 1)
                for name in (
                    *("tokens", "hidden", "style", "follows", "action", "is_choice"),
                    *("points_target", "action_target", "call_target", "has_call"),
                )
            }
            with self.autocast():
                losses = self._loss(
                    self.weights["question"],
                    self.weights["position"],
                    {name: tensor[indexes] for name, tensor in batch.items()},
                    envs.slots,
                )
            (sum(losses.values()) * share).backward()
            for name, loss in losses.items():
                self._losses[name] += loss.detach() * share
        for learned in self._learned:
            torch.nn.utils.clip_grad_norm_(learned, _MAX_GRAD_NORM)
        self.optimizer.step()
        with torch.no_grad():
            for part, weights in self.average.items():
                for name, average in weights.items():
                    average.lerp_(self.weights[part][name], self._ema_weight)

    def loss(
        self,
        question: Mapping[str, Tensor],
        position: Mapping[str, Tensor],
        batch: Mapping[str, Tensor],
        slots: int,
    ) -> dict[str, Tensor]:
        """Return the losses of a minibatch."""
        torch = self.torch
        with torch.no_grad():
            features = self.task.extract_features(self.ops, batch["tokens"].long(), slots)
        values = self.network.position_values(
            self.ops, position, features, batch["hidden"].long(), slots
        )
        asked = self.network.question_values(self.ops, question, features, batch["style"])
        seated = features.seated.float()
        follows = batch["follows"].float()
        weight = follows[:, None] * seated
        error = (values.points.float() - batch["points_target"]) / 10.0
        row = torch.arange(len(batch["action"]), device=self.device)
        own = (asked.points[row, batch["action"]].float() - batch["action_target"]) / 10.0
        is_choice = batch["is_choice"].float()[:, None]
        has_call = batch["has_call"].float()
        call = torch.nn.functional.binary_cross_entropy_with_logits(
            asked.call_logit.float(), batch["call_target"], reduction="none"
        )
        return {
            "points": (error * error * weight).sum() / weight.sum().clamp(min=1),
            "action": (own * own * is_choice).sum() / is_choice.sum().clamp(min=1),
            "call": (call * has_call).sum() / has_call.sum().clamp(min=1),
        }

    def save(self, path: Path, seconds: float) -> None:
        """Write the averaged weights."""
        modules = self.envs[0].batches[0].spec.MODULES
        about = {
            "width": list(self.network.WIDTH),
            "rules": fingerprint(modules),
            "plan": msgspec.to_builtins(self.plan),
            "decisions": self.decisions,
            "seconds": round(seconds),
        }
        weights = {
            part: {name: tensor.float().cpu().numpy() for name, tensor in of_part.items()}
            for part, of_part in self.average.items()
        }
        save(path, weights, about)


def train(plan: JudgePlan, folder: Path) -> JudgeLearner:
    """Train a judge as planned, and write its weights and its learning curve to a folder."""
    import torch  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    created = monotonic()
    with single_stream(torch, plan.device):
        learner = JudgeLearner(plan)
        started = None
        progress, saved = 0.0, monotonic()
        while progress < 1:
            losses = learner.train_once(progress)
            if started is None:
                started = monotonic()  # the clock does not count the compilation of everything
            progress = max(
                learner.decisions / plan.decisions if plan.decisions else 0.0,
                (monotonic() - started) / plan.seconds if plan.seconds else 0.0,
            )
            if progress >= 1 or monotonic() - saved > 30:  # noqa: PLR2004 (seconds)
                saved = monotonic()
                learner.save(folder / "judge.npz", saved - started)
                line = {"seconds": round(saved - created, 1), "decisions": learner.decisions}
                line |= {name: round(loss, 5) for name, loss in losses.items()}
                with (folder / "judge.curve.jsonl").open("a") as file:
                    file.write(json.dumps(line) + "\n")
                print(json.dumps(line), flush=True)  # noqa: T201 (a program of its own)
    return learner


def main(arguments: list[str]) -> None:
    """Train as a plan says; the second argument is the folder for the results."""
    with extra("train"):
        import torch  # noqa: F401, PLC0415
    plan = msgspec.json.decode(Path(arguments[0]).read_bytes(), type=JudgePlan)
    train(plan, Path(arguments[1]))
    from dacabo.research.training import wins  # noqa: PLC0415 (it needs the plan)

    wins.main(arguments)
    calls = part_of(plan.game, "dacabo.research.training", "calls_by_bots")
    if calls is not None:
        calls.main([arguments[1]])


if __name__ == "__main__":
    main(sys.argv[1:])
