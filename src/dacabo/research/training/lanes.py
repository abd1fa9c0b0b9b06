"""The lanes in which learners play: twins of several rule sets, as arrays of PyTorch.

Where an observation of fewer players is the beginning of one of more, and so are the actions, lanes
for different numbers of players lie side by side, with room for as many as the most have.
"""

from collections.abc import Sequence
from typing import Any

from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.spec import Shape
from dacabo.research.simulator.twin import MATCH_OVER, ROUND_OVER, TRUNCATED, Twin
from dacabo.research.training.plan import RIVAL, Plan, Setting, rules_for, subject_of

Tensor = Any
"""Of PyTorch, which is heavy, and seldom there."""


class Table:
    """The lanes of one setting: a twin, and its arrays as PyTorch sees them."""

    def __init__(self, plan: Plan, setting: Setting, seed: int) -> None:
        import torch  # noqa: PLC0415 (an extra, and heavy)

        self.subject = subject_of(plan.game)
        self.spec = self.subject.spec
        # Players that are kernels sit there to be measured against; the rest do not notice.
        self.twin = Twin(
            plan.game,
            rules_for(plan.game, setting.rules),
            setting.players,
            setting.lanes,
            device=plan.device,
            slots=plan.slots,
            fast=self.spec.PLAYERS,
        )
        self.setting = setting
        self.worth = self.twin.worth
        self._share = self.subject.share(self.twin.rules, plan.match)
        now = self.twin.reset(seed)
        view = torch.from_dlpack
        self.seat, self.tokens, self.mask = view(now.seat), view(now.tokens), view(now.mask)
        self.event, self.points = view(now.event), view(now.points)
        self.final, self.totals = view(now.final), view(self.twin.totals)
        self.truth = view(self.twin.reveal())
        self._todo = self.twin.backend.zeros(setting.lanes, 1, "actions")[:, 0]
        self._actions = view(self._todo)
        self._learner = torch.arange(setting.lanes, device=self.seat.device) % setting.players
        self.rivals = setting.among == RIVAL
        if setting.among and not self.rivals:
            self.twin.seat([setting.among] * setting.players)

    def padded(self, seats: int) -> Shape:
        """The sizes of the arrays if there were so many players."""
        twin = self.twin
        shape: Shape = self.spec.shape(self.spec.rules_vector(twin.rules, seats, twin.slots))
        return shape

    def learns(self) -> Tensor:
        """In which lanes the seat that is asked is a learner's."""
        learner = self.seat == self._learner
        return learner if self.setting.among else learner | True

    def step(self, actions: Tensor, rivals: Tensor = None) -> None:
        """Do an action in each lane: this one, or what those do who do not learn.

        Args:
            actions: of learners.
            rivals: what rivals would do, where they sit.
        """
        if self.rivals:
            actions = actions.where(self.learns(), rivals)
        elif self.setting.among:
            learns = self.learns()
            self._actions.copy_(PASS_OVER * learns)
            self.twin.answer(into=self._todo)
            actions = actions.where(learns, self._actions)
        self._actions.copy_(actions)
        self.twin.step(self._todo)

    def rewarded(self, tools: Any, stretch: "Room", begin: int, end: int) -> None:  # noqa: ANN401
        """Write down what each step of a stretch was worth to each seat, and where a round ended.

        Args:
            tools: the arrays' library.
            stretch: what is remembered.
            begin: where this table's lanes begin in it,
            end: and end.
        """
        import torch  # noqa: PLC0415

        players = self.setting.players
        event = stretch.event[:, begin:end]
        ended, cut = (event & ROUND_OVER) > 0, (event & TRUNCATED) > 0

        def kept(of_each: Tensor) -> Tensor:
            return of_each[:, begin:end, :players].reshape(-1, players).float()

        reward = _beyond_others(self.worth * kept(stretch.points)) / self.subject.SCALE
        if self._share > 0:
            rules = self.twin.rules
            over = ((event & MATCH_OVER) > 0).reshape(-1, 1)
            final = self.worth * kept(stretch.final)
            won = (final == final.amax(1, keepdim=True)).float()
            after = self.subject.standing(tools, rules, kept(stretch.totals[1:]))
            after = torch.where(over, won / won.sum(1, keepdim=True), after)
            before = self.subject.standing(tools, rules, kept(stretch.totals[:-1]))
            gained = (after - before) * self.subject.stakes(rules)
            reward = (1 - self._share) * reward + self._share * gained
        seats = torch.arange(players, device=event.device)
        guilty = (seats == stretch.seat[:-1, begin:end, None]).float()
        paid = _beyond_others(-self.subject.UNFINISHED * guilty.reshape(-1, players))
        reward, paid = (one.reshape(*event.shape, players) for one in (reward, paid))
        reward = torch.where(ended[..., None], reward, torch.where(cut[..., None], paid, 0.0))
        stretch.reward[:, begin:end, :players] = reward
        stretch.over[:, begin:end] = ended | cut


def _beyond_others(points: Tensor) -> Tensor:
    """How much more each seat has than the others have on average."""
    others = points.shape[1] - 1
    return points - (points.sum(1, keepdim=True) - points) / others


class Room:
    """Tables with room for the same number of players, and what is remembered of a stretch of play.

    Args:
        tables: they lie side by side.
        seats: the players that there is room for.
        steps: decisions in each lane that are remembered.
    """

    def __init__(self, tables: Sequence[Table], seats: int, steps: int) -> None:
        import torch  # noqa: PLC0415

        self.tables = tables
        self.rivals = any(table.rivals for table in tables)
        self.seats = seats
        self.slots = tables[0].twin.slots
        self.lanes = sum(table.setting.lanes for table in tables)
        self._ends: list[tuple[int, int]] = []
        begin = 0
        for table in tables:
            self._ends.append((begin, begin + table.setting.lanes))
            begin += table.setting.lanes
        device = tables[0].tokens.device
        shape = tables[0].padded(seats)

        def room(width: int, dtype: Any, length: int = steps) -> Tensor:  # noqa: ANN401
            shape = (length, self.lanes, width) if width else (length, self.lanes)
            return torch.zeros(shape, dtype=dtype, device=device)

        self.tokens = room(shape.tokens, torch.uint8, steps + 1)
        self.mask = room(shape.actions, torch.bool, steps + 1)
        # The last byte says whether the others are such as do not learn.
        self.truth = room(shape.truth + 1, torch.uint8, steps + 1)
        self.seat = room(0, torch.int64, steps + 1)
        self.learns = room(0, torch.bool, steps + 1)
        self.action = room(0, torch.int64)
        self.likely = room(0, torch.float32)
        self.choice = room(0, torch.bool)
        self.event = room(0, torch.int8)
        self.points = room(seats, torch.int16)
        self.final = room(seats, torch.int16)
        self.totals = room(seats, torch.int16, steps + 1)
        self.reward = room(seats, torch.float32)
        self.over = room(0, torch.bool)
        self.target = room(seats, torch.float32)
        self.lead = room(0, torch.float32)
        self.players = torch.cat(
            [torch.full((table.setting.lanes,), table.setting.players) for table in tables]
        ).to(device)

    def look(self, step: int) -> None:
        """Remember what is asked now."""
        for table, (begin, end) in zip(self.tables, self._ends, strict=True):
            table.twin.reveal()
            for kept, shown in (
                (self.tokens, table.tokens),
                (self.mask, table.mask),
                (self.truth, table.truth),
                (self.totals, table.totals),
            ):
                kept[step, begin:end, : shown.shape[1]] = shown
            self.truth[step, begin:end, -1] = bool(table.setting.among)
            self.seat[step, begin:end] = table.seat
            self.learns[step, begin:end] = table.learns()

    def act(self, step: int, actions: Tensor, rivals: Tensor = None) -> None:
        """Do what was chosen, and remember what came of it."""
        for table, (begin, end) in zip(self.tables, self._ends, strict=True):
            table.step(actions[begin:end], rivals[begin:end] if table.rivals else None)
            players = table.setting.players
            self.event[step, begin:end] = table.event
            self.points[step, begin:end, :players] = table.points
            self.final[step, begin:end, :players] = table.final

    def reckon(self, tools: Any) -> None:  # noqa: ANN401 (a library)
        """After a stretch: what its steps were worth."""
        for table, (begin, end) in zip(self.tables, self._ends, strict=True):
            table.rewarded(tools, self, begin, end)

    def lesson(self) -> dict[str, Tensor]:
        """All decisions of the stretch one after the other, for what is learned from them."""
        asked = {
            name: getattr(self, name)[:-1].flatten(0, 1)
            for name in ("tokens", "mask", "truth", "learns")
        }
        done = {
            name: getattr(self, name).flatten(0, 1)
            for name in ("action", "likely", "choice", "lead", "target")
        }
        return asked | done

    def turn_over(self) -> None:
        """The next stretch begins where this one ends."""
        for kept in (self.tokens, self.mask, self.truth, self.totals, self.seat, self.learns):
            kept[0] = kept[-1]


def rooms(plan: Plan) -> list[Room]:
    """All lanes of a plan, by the number of players that there is room for."""
    found = []
    number = 0
    fewer = 0
    for seats in subject_of(plan.game).ROOMS:
        tables = []
        for setting in plan.settings:
            if fewer < setting.players <= seats:
                tables.append(Table(plan, setting, plan.seed * 1000 + number))
                number += 1
        if tables:
            found.append(Room(tables, seats, plan.steps))
        fewer = seats
    return found
