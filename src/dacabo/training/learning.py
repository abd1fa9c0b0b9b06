"""Learning from oneself: all seats are played by one network, which a critic improves (PPO).

The critic sees all cards and says what every seat can expect, so that the advantage of an action is
told apart from the luck of the cards. (Schulman et al., Proximal policy optimization; the critic
with full information as in Suphx and PerfectDou.)
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from math import sqrt
from time import monotonic
from typing import Any

from dacabo.training.lanes import Room, rooms
from dacabo.training.plan import Plan
from dacabo.training.subjects import subject_of

Tensor = Any

NEVER = -1e9
"""How much an illegal action is liked."""


class Learner:
    """A player and its critic, who play all seats of all lanes and learn from it."""

    def __init__(self, plan: Plan) -> None:
        import torch  # noqa: PLC0415 (an extra, and heavy; here and below)

        self.plan = plan
        self.torch = torch
        self.device = torch.device(plan.device)
        self.subject = subject_of(plan.game)
        torch.manual_seed(plan.seed)
        half = torch.bfloat16 if plan.device == "cuda" else torch.float32
        self.tools = self.subject.tools(torch, half, device=plan.device)
        self.player = self._new(self.subject.PLAYER)
        self.critic = self._new(self.subject.CRITIC)
        self.average = {name: one.detach().clone() for name, one in self.player.items()}
        self.rooms = rooms(plan)
        self.decisions = 0
        self.updates = 0
        self.noted: dict[str, float] = {}
        groups = [list(self.player.values()), list(self.critic.values())]
        self.optimizer = torch.optim.Adam(
            [{"params": group} for group in groups], eps=1e-5, fused=plan.device == "cuda"
        )
        # On a graphics card a few hundred small steps become a few large ones.
        self._tried, self._judged, self._lost = self.tried, self.judged, self.lost
        if plan.device == "cuda":
            self._tried, self._judged, self._lost = (
                torch.compile(one, dynamic=False) for one in (self.tried, self.judged, self.lost)
            )
        for room in self.rooms:
            room.look(0)

    def _new(self, shapes: Mapping[str, tuple[int, ...]]) -> dict[str, Tensor]:
        """Weights to begin with."""
        torch = self.torch
        weights = {}
        for name, shape in shapes.items():
            scale = sqrt(2 / shape[0]) if len(shape) > 1 else 0.0
            if name in self.subject.QUIET:
                scale *= 0.01
            one = torch.randn(shape) * scale
            weights[name] = one.to(self.device).requires_grad_()
        return weights

    def halved(self) -> AbstractContextManager[Any]:
        """Where 16 bits are enough, on a graphics card."""
        if self.plan.device != "cuda":
            return nullcontext()
        context: AbstractContextManager[Any] = self.torch.autocast("cuda", self.torch.bfloat16)
        return context

    # --- playing --------------------------------------------------------------

    def play(self) -> None:
        """Play a stretch in every lane."""
        torch = self.torch
        with torch.no_grad(), self.halved():
            for step in range(self.plan.steps):
                for room in self.rooms:
                    action, likely = self._tried(
                        self.player, room.tokens[step], room.mask[step], room.slots
                    )
                    room.action[step] = action
                    room.likely[step] = likely
                    room.act(step, action)
                    room.look(step + 1)
            for room in self.rooms:
                room.reckon(self.tools)
        self.decisions += self.plan.steps * sum(room.lanes for room in self.rooms)

    def tried(
        self, weights: Mapping[str, Tensor], seen: Tensor, mask: Tensor, slots: int
    ) -> tuple[Tensor, Tensor]:
        """An action for each lane, as likely as it is liked, and the logarithm of its chance."""
        liked = self.liked(weights, seen, mask, slots)
        luck = self.torch.rand_like(liked).clamp(1e-9, 1 - 1e-7)
        action = (liked - (-luck.log()).log()).argmax(1)
        return action, liked.gather(1, action[:, None])[:, 0]

    def liked(
        self, weights: Mapping[str, Tensor], seen: Tensor, mask: Tensor, slots: int
    ) -> Tensor:
        """The logarithms of the chances of all actions."""
        seen = seen.long()
        noticed = self.subject.notice(self.tools, seen, slots)
        preferred = self.subject.prefer(self.torch, weights, noticed)
        return self.chances(preferred, seen, mask, slots)

    def chances(self, preferred: Tensor, seen: Tensor, mask: Tensor, slots: int) -> Tensor:
        """The logarithms of the chances of all actions, of how much each is preferred."""
        allowed = self.subject.sensible(self.tools, seen, mask, slots)
        preferred = preferred.float().masked_fill(~allowed, NEVER)
        return self.torch.log_softmax(preferred, 1)

    # --- learning -------------------------------------------------------------

    def learn(self, progress: float) -> dict[str, float]:
        """Learn from the stretch that was played last; returns what to keep an eye on."""
        torch, plan = self.torch, self.plan
        for group, factor in zip(self.optimizer.param_groups, (1.0, 1.0), strict=True):
            warm = min(1.0, (self.updates + 1) / 200)
            group["lr"] = plan.learning.at(progress) * factor * warm
        lessons = [self._lesson(room) for room in self.rooms]
        sums: dict[str, Tensor] = {}
        curiosity = torch.tensor(plan.curiosity.at(progress), device=self.device)
        many = sum(room.lanes for room in self.rooms) * plan.steps
        for _ in range(plan.epochs):
            orders = [torch.randperm(len(one["seat"]), device=self.device) for one in lessons]
            for part in range(plan.minibatches):
                self.optimizer.zero_grad(set_to_none=True)
                for room, lesson, order in zip(self.rooms, lessons, orders, strict=True):
                    size, share = len(order) // plan.minibatches, len(order) / many
                    chosen = order[part * size : (part + 1) * size]
                    loss, told = self._lost(
                        self.player, self.critic, lesson, chosen, curiosity, room.slots
                    )
                    (loss * share).backward()
                    for name, value in told.items():
                        sums[name] = sums.get(name, 0) + value * share
                for weights in (self.player, self.critic):
                    torch.nn.utils.clip_grad_norm_(list(weights.values()), 1.0)
                self.optimizer.step()
                self.updates += 1
                keep = min(plan.averaging, self.updates / (self.updates + 10))
                torch._foreach_lerp_(
                    list(self.average.values()),
                    [one.detach() for one in self.player.values()],
                    1 - keep,
                )
        for room in self.rooms:
            room.turn_over()
        parts = plan.epochs * plan.minibatches
        return {name: float(value) / parts for name, value in sums.items()}

    def _lesson(self, room: Room) -> dict[str, Tensor]:
        """What a room's stretch of play was worth, decision by decision."""
        torch, plan = self.torch, self.plan
        steps, lanes = plan.steps, room.lanes
        with torch.no_grad(), self.halved():
            worth = torch.stack(
                [
                    self._judged(self.critic, room.tokens[step], room.truth[step], room.slots)
                    for step in range(steps + 1)
                ]
            )
        chairs = torch.arange(room.seats, device=self.device)
        players = room.players[None, :, None]
        turned = (chairs - room.seat[..., None]) % players
        there = chairs < players
        worth = worth.gather(2, turned.clamp(max=room.seats - 1)) * there
        gained = torch.zeros_like(room.reward)
        running = torch.zeros_like(room.reward[0])
        for step in reversed(range(steps)):
            goes_on = (~room.over[step]).float()[:, None]
            surprise = room.reward[step] + goes_on * worth[step + 1] - worth[step]
            running = surprise + plan.smoothing * goes_on * running
            gained[step] = running
        target = gained + worth[:-1]
        seat = room.seat[:-1]
        back = (chairs + seat[..., None]) % players
        target = target.gather(2, back)
        lead = gained.gather(2, seat[..., None])[..., 0]
        choice = room.mask[:-1].sum(2) > 1
        some = lead[choice]
        lead = (lead - some.mean()) / (some.std() + 1e-6)
        flat = {
            "tokens": room.tokens[:-1],
            "mask": room.mask[:-1],
            "truth": room.truth[:-1],
            "seat": seat,
            "action": room.action,
            "likely": room.likely,
            "lead": lead,
            "choice": choice,
            "target": target,
        }
        return {name: one.reshape(steps * lanes, *one.shape[2:]) for name, one in flat.items()}

    def judged(
        self, critic: Mapping[str, Tensor], tokens: Tensor, truth: Tensor, slots: int
    ) -> Tensor:
        """What the critic expects for each seat, from the asked one on."""
        noticed = self.subject.notice(self.tools, tokens.long(), slots)
        return self.subject.judge(self.tools, critic, noticed, truth.long(), slots).float()

    def lost(  # noqa: PLR0917 (all that is compiled together)
        self,
        player: Mapping[str, Tensor],
        critic: Mapping[str, Tensor],
        lesson: Mapping[str, Tensor],
        chosen: Tensor,
        curiosity: Tensor,
        slots: int,
    ) -> tuple[Tensor, dict[str, Tensor]]:
        """How far player and critic are from what a part of the lesson says."""
        torch = self.torch
        one = {name: tensor[chosen] for name, tensor in lesson.items()}
        seen = one["tokens"].long()
        with torch.no_grad():
            noticed = self.subject.notice(self.tools, seen, slots)
        with self.halved():
            preferred = self.subject.prefer(torch, player, noticed)
            worth = self.subject.judge(self.tools, critic, noticed, one["truth"].long(), slots)
        liked = self.chances(preferred, seen, one["mask"], slots)
        choice = one["choice"].float()
        choices = choice.sum().clamp(min=1)
        change = liked.gather(1, one["action"][:, None])[:, 0] - one["likely"]
        ratio = change.exp()
        clipped = ratio.clamp(1 - self.plan.clip, 1 + self.plan.clip)
        lead = one["lead"]
        gain = (torch.minimum(ratio * lead, clipped * lead) * choice).sum() / choices
        entropy = (-(liked.exp() * liked.clamp(min=-50)).sum(1) * choice).sum() / choices
        seated = noticed.seated.float()
        off = ((worth.float() - one["target"]) ** 2 * seated).sum() / seated.sum()
        told = {
            "entropy": entropy.detach(),
            "off": off.detach(),
            "strayed": ((ratio.detach() - 1 - change.detach()) * choice).sum() / choices,
        }
        return 0.5 * off - gain - curiosity * entropy, told

    # --- going on later ---------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """All that is needed to go on."""
        return {
            "player": {name: one.detach() for name, one in self.player.items()},
            "critic": {name: one.detach() for name, one in self.critic.items()},
            "average": self.average,
            "optimizer": self.optimizer.state_dict(),
            "decisions": self.decisions,
            "updates": self.updates,
        }

    def go_on(self, state: Mapping[str, Any]) -> None:
        """Go on from what another learner has learned."""
        with self.torch.no_grad():
            for name, one in state["player"].items():
                self.player[name].copy_(one)
            for name, one in state["critic"].items():
                self.critic[name].copy_(one)
            for name, one in state["average"].items():
                self.average[name].copy_(one)
        self.optimizer.load_state_dict(state["optimizer"])
        self.decisions = state["decisions"]
        self.updates = state["updates"]


def train(plan: Plan, told: Callable[[Learner, float], None], state: Any = None) -> Learner:  # noqa: ANN401
    """Train a player as planned; `told` is called after every update with the progress so far."""
    learner = Learner(plan)
    if state is not None:
        learner.go_on(state)
    before = learner.decisions
    began = None
    progress = 0.0
    while progress < 1:
        learner.play()
        learner.noted = learner.learn(progress)
        if began is None:
            began = monotonic()  # whatever had to be compiled is
        made = learner.decisions - before
        progress = max(
            made / plan.decisions if plan.decisions else 0.0,
            (monotonic() - began) / plan.seconds if plan.seconds else 0.0,
        )
        told(learner, progress)
    return learner
