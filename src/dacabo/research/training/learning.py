"""Learning from oneself: all seats are played by one network, which a critic improves (PPO).

The critic sees all cards and says what every seat can expect, so that the advantage of an action is
told apart from the luck of the cards. (Schulman et al., Proximal policy optimization; the critic
with full information as in Suphx and PerfectDou.)
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any

from dacabo.bots.layers import tools
from dacabo.research.training.lanes import Room, rooms
from dacabo.research.training.plan import Plan, subject_of
from dacabo.research.training.replaying import Replayed, in_a_row

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
        self.tools = tools(torch, half, device=plan.device)
        player, critic = self.subject.PLAYER, self.subject.CRITIC
        if plan.width:
            player, critic = self.subject.narrower(*plan.width)
        self.player, self.critic = self._new(player), self._new(critic)
        self.average = {name: one.detach().clone() for name, one in self.player.items()}
        self.rival: dict[str, Tensor] = {}
        if plan.rival:
            learned = self.subject.recall(Path(plan.rival))
            self.rival = {name: torch.tensor(one).to(self.device) for name, one in learned.items()}
        self.rooms = rooms(plan)
        self.decisions = 0
        self.updates = 0
        self.noted: dict[str, float] = {}

        def number() -> Tensor:
            return torch.zeros((), device=self.device)

        self._rate, self._curiosity, self._averaged, self._heeds = (number() for _ in range(4))
        self._sums = {name: number() for name in ("entropy", "off", "strayed")}
        self._chosen = [
            torch.zeros(self._size(room), dtype=torch.int64, device=self.device)
            for room in self.rooms
        ]
        groups = [list(self.player.values()), list(self.critic.values())]
        card = plan.device == "cuda"
        self.optimizer = torch.optim.Adam(
            [{"params": group} for group in groups],
            lr=self._rate if card else plan.learning.first,
            eps=1e-5,
            fused=card,
            capturable=card,
        )
        # On a graphics card a few hundred small steps become a few large ones.
        parts: list[Any] = [self.tried, self.liked, self.judged, self.lost]
        if card:
            parts = [torch.compile(one, dynamic=False) for one in parts]
        self._tried, self._liked, self._judged, self._lost = parts
        self._stretch, self._reckoning, self._update = (
            Replayed(torch, plan.device, work)
            for work in (self._play_on, self._reckon, self._improve)
        )
        for room in self.rooms:
            room.look(0)

    def _size(self, room: Room) -> int:
        """The decisions of a room that an update learns from."""
        return room.lanes * self.plan.steps // self.plan.minibatches

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
        self._stretch()
        self.decisions += self.plan.steps * sum(room.lanes for room in self.rooms)

    def _play_on(self) -> None:
        torch = self.torch
        with torch.no_grad(), self.halved():
            for step in range(self.plan.steps):
                for room in self.rooms:
                    action, likely, choice = self._tried(
                        self.player, room.tokens[step], room.mask[step], room.slots
                    )
                    room.action[step] = action
                    room.likely[step] = likely
                    room.choice[step] = choice
                    rivals = None
                    if room.rivals:
                        rivals = self._liked(
                            self.rival, room.tokens[step], room.mask[step], room.slots
                        ).argmax(1)
                    room.act(step, action, rivals)
                    room.look(step + 1)
            for room in self.rooms:
                room.reckon(self.tools)

    def tried(
        self, weights: Mapping[str, Tensor], seen: Tensor, mask: Tensor, slots: int
    ) -> tuple[Tensor, Tensor, Tensor]:
        """An action for each lane, as likely as it is liked; the logarithm of its chance, a choice.

        It was one if another action would have been sensible as well.
        """
        liked = self.liked(weights, seen, mask, slots)
        luck = self.torch.rand_like(liked).clamp(1e-9, 1 - 1e-7)
        action = (liked - (-luck.log()).log()).argmax(1)
        choice = (liked > NEVER / 2).sum(1) > 1
        return action, liked.gather(1, action[:, None])[:, 0], choice

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
        warm = min(1.0, (self.updates + 1) / 200)
        self._set_rate(plan.learning.at(progress) * warm)
        self._curiosity.fill_(plan.curiosity.at(progress))
        self._heeds.fill_(progress >= plan.listening)
        for one in self._sums.values():
            one.zero_()
        self._reckoning()
        for _ in range(plan.epochs):
            orders = [
                torch.randperm(room.lanes * plan.steps, device=self.device) for room in self.rooms
            ]
            for part in range(plan.minibatches):
                for chosen, order in zip(self._chosen, orders, strict=True):
                    chosen.copy_(order[part * len(chosen) : (part + 1) * len(chosen)])
                self.updates += 1
                self._averaged.fill_(1 - min(plan.averaging, self.updates / (self.updates + 10)))
                self._update()
        for room in self.rooms:
            room.turn_over()
        parts = plan.epochs * plan.minibatches
        return {name: float(value) / parts for name, value in self._sums.items()}

    def _set_rate(self, rate: float) -> None:
        """The learning rate, where the optimizer looks for it."""
        self._rate.fill_(rate)
        for group in self.optimizer.param_groups:
            group["lr"] = self._rate if self.plan.device == "cuda" else rate

    def _improve(self) -> None:
        """An update, by the decisions that were chosen for it."""
        torch = self.torch
        many = sum(room.lanes for room in self.rooms)
        self.optimizer.zero_grad(set_to_none=False)
        for room, chosen in zip(self.rooms, self._chosen, strict=True):
            share = room.lanes / many
            lesson = room.lesson()
            loss, told = self._lost(
                self.player,
                self.critic,
                lesson,
                chosen,
                self._curiosity,
                self._heeds,
                room.slots,
            )
            (loss * share).backward()
            for name, value in told.items():
                self._sums[name] += value * share
        for weights in (self.player, self.critic):
            torch.nn.utils.clip_grad_norm_(list(weights.values()), 1.0)
        self.optimizer.step()
        with torch.no_grad():
            for name, average in self.average.items():
                average.lerp_(self.player[name], self._averaged)

    def _reckon(self) -> None:
        """What all rooms' stretches of play were worth, decision by decision."""
        torch, plan = self.torch, self.plan
        with torch.no_grad():
            for room in self.rooms:
                with self.halved():
                    worth = [
                        self._judged(self.critic, room.tokens[step], room.truth[step], room.slots)
                        for step in range(plan.steps + 1)
                    ]
                compare(torch, room, torch.stack(worth), plan.smoothing)

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
        heeds: Tensor,
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
        choice = (one["choice"] & one["learns"]).float()
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
        return 0.5 * off - heeds * (gain + curiosity * entropy), told

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
        """Go on from what another learner has learned, or only begin as it plays."""
        with self.torch.no_grad():
            for part, mine in (
                ("player", self.player),
                ("critic", self.critic),
                ("average", self.average),
            ):
                for name, one in state.get(part, {}).items():
                    mine[name].copy_(self.torch.as_tensor(one))
        if "optimizer" in state:
            self.optimizer.load_state_dict(state["optimizer"])
            self._set_rate(0.0)
            self.decisions = state["decisions"]
            self.updates = state["updates"]


def train(plan: Plan, told: Callable[[Learner, float], None], state: Any = None) -> Learner:  # noqa: ANN401
    """Train a player as planned; `told` is called after every update with the progress so far."""
    import torch  # noqa: PLC0415

    with in_a_row(torch, plan.device):
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


def compare(torch: Any, room: Room, worth: Tensor, smoothing: float) -> None:  # noqa: ANN401
    """Write down the lead of each decision of a stretch, and what the critic should have said.

    Args:
        torch: the library.
        room: where it was played.
        worth: what the critic expected at each step for each seat, from the asked one on.
        smoothing: see `Plan`.
    """
    steps = len(worth) - 1
    chairs = torch.arange(room.seats, device=worth.device)
    players = room.players[None, :, None]
    turned = (chairs - room.seat[..., None]) % players
    there = chairs < players
    worth = worth.gather(2, turned.clamp(max=room.seats - 1)) * there
    gained = torch.zeros_like(room.reward)
    running = torch.zeros_like(room.reward[0])
    # What nobody chose makes nothing less certain.
    fading = torch.where(room.choice, smoothing ** (2 / room.players), 1.0)
    for step in reversed(range(steps)):
        goes_on = (~room.over[step]).float()[:, None]
        surprise = room.reward[step] + goes_on * worth[step + 1] - worth[step]
        if step + 1 < steps:
            running = fading[step + 1, :, None] * running
        running = surprise + goes_on * running
        gained[step] = running
    seat = room.seat[:-1]
    back = (chairs + seat[..., None]) % players
    room.target.copy_((gained + worth[:-1]).gather(2, back))
    lead = gained.gather(2, seat[..., None])[..., 0]
    weight = (room.choice & room.learns[:-1]).float()
    many = weight.sum().clamp(min=1)
    lead = lead - (lead * weight).sum() / many
    room.lead.copy_(lead / (((lead * lead * weight).sum() / many).sqrt() + 1e-6))
