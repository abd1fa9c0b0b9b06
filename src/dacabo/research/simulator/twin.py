"""The twin: many matches at once, a lane each."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.core.rules import RuleSet
from dacabo.games import rules_called
from dacabo.research.simulator import TwinError, choosing
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.choosing import Own
from dacabo.research.simulator.company import NEVER_CALLED, TALLY
from dacabo.research.simulator.compiling.assembling import TYPES
from dacabo.research.simulator.spec import Players, spec_of

ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""Bits of `Now.event`."""
_COMPANY: Final = "dacabo.research.simulator.company"
_WORTH_A_THREAD: Final = 512
"""Lanes."""

Array = Any
"""Of NumPy, or of CuPy on a graphics card."""


class Now(NamedTuple):
    """What is asked in each lane, and what the latest step has brought."""

    seat: Array
    """The seat that has to answer, int8[lanes]."""
    tokens: Array
    """What it sees and knows, uint8[lanes, bytes]."""
    mask: Array
    """Which actions are legal, uint8[lanes, actions]."""
    event: Array
    """What the latest step has ended, int8[lanes]: see `ROUND_OVER` and the others."""
    points: Array
    """The points of the latest round that ended, int32[lanes, players]."""
    final: Array
    """The totals of the latest match that ended, int32[lanes, players]."""


class Twin:
    """A batch of matches of one rule set. A lane whose match ends begins another one at once.

    Args:
        game: the game's name.
        rules: a preset's name, or rules.
        players: the number of players.
        lanes: the number of matches.
        device: `cpu`, `cuda`, or a backend: `native`, `numba`, `python`.
        slots: places that each player's layout has room for; a lane that needs more is truncated.
        fast: players that can be seated, to play without a word in between.
        threads: that play at once; as many as there are processors if None.
        often: how often chance does what no player decides, by name, in 65,536 decisions.
    """

    def __init__(
        self,
        game: str,
        rules: str | RuleSet,
        players: int,
        lanes: int = 4096,
        *,
        device: str = "cpu",
        slots: int | None = None,
        fast: Players | None = None,
        threads: int | None = None,
        **often: int,
    ) -> None:
        spec = spec_of(game)
        if isinstance(rules, str):
            rules = rules_called(game, rules)
        rules.check_players(players)
        self.rules = rules
        self.worth: int = spec.WORTH
        self.players = players
        self.lanes = lanes
        self.slots = spec.slots_for(rules, players) if slots is None else slots
        r = spec.rules_vector(rules, players, self.slots, **often)
        self.shape = spec.shape(r)
        self._listed = Own("listed", self.shape.actions)
        # What a player needs to answer: the legal actions, its observation, its estimates.
        size = self.shape.tokens
        self._asked = (self._listed, Own("seen", size), Own("thought", size))
        self._fast = fast
        modules = spec.MODULES if fast is None else with_players(spec.MODULES, fast)
        self.backend = choosing.choose(device, modules, self._asked)
        self._r = self.backend.row(r, "r")
        zeros = self.backend.zeros
        # These two are the truth, hidden cards and all.
        self.small: Array = zeros(lanes, self.shape.small, "small")
        self.wide: Array = zeros(lanes, self.shape.wide, "wide")
        handed = self.backend.handed
        self._lanes = (handed(self.small), handed(self.wide), handed(self._r))
        self._tokens = zeros(lanes, self.shape.tokens, "tokens")
        self._mask = zeros(lanes, self.shape.actions, "mask")
        self._written = (handed(self._tokens), handed(self._mask))
        self._truth: Array | None = None
        self._company = zeros(lanes, players, "company")
        self.tally: Array = zeros(lanes, TALLY, "tally")
        self._threads = (self.backend.threads and (threads or os.cpu_count())) or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def reset(self, seed: int = 0) -> Now:
        """Begin a match in each lane. The same seed gives the same matches, on every device."""
        self.run("reset_lanes", 0, *_halves(seed))
        return self.observe()

    def step(self, actions: Array) -> Now:
        """Do one legal action in each lane, int16[lanes]; what is not legal gives nonsense.

        A lane whose action is `PASS_OVER` stays as it is, with the event of its own latest step.
        """
        if actions.shape != (self.lanes,) or actions.dtype != TYPES["actions"]:
            raise TwinError("one-action-a-lane", lanes=self.lanes)
        self.run("step_lanes", actions)
        return self.observe()

    def check(self, actions: Array) -> None:
        """Refuse actions that are not legal in their lanes, as they were observed last."""
        if actions.shape != (self.lanes,) or actions.dtype.kind not in "iu":
            raise TwinError("one-action-a-lane", lanes=self.lanes)
        nearest = actions.clip(0, self.shape.actions - 1).astype(np.int64)
        masked = np.take_along_axis(self._mask, nearest[:, None], 1)[:, 0] == 0
        wrong = (actions != PASS_OVER) & (masked | (nearest != actions))
        if wrong.any():
            lane = int(wrong.argmax())
            raise TwinError("not-an-action", action=int(actions[lane]), lane=lane)

    def play(self, decisions: int) -> None:
        """Let each lane make so many random legal moves, without a word in between."""
        self.run("play_lanes", self._listed, decisions)

    def seat(self, *companies: Sequence[str]) -> None:
        """Who sits where, by name: a company for all lanes, or one for each."""
        assert self._fast is not None
        for names in companies:
            self._fast.check(names)
        known = self._fast.known
        numbers = [[known[name] for name in names] for names in companies]
        self._company[:] = self.backend.row(numbers, "company")

    def deal(self, seed: int, deals: Sequence[int]) -> None:
        """Begin a match in each lane; those with a deal of the same number get the same cards."""
        numbers = self.backend.row(deals, "deals")
        self.run("deal_lanes", numbers, self.backend.handed(self.tally), *_halves(seed))

    def meet(self, most: int, until: int = NEVER_CALLED) -> None:
        """Let those who are seated play on in each lane, to the end of the round.

        `tally` says which matches are over, and how many decisions and turns they took: `most` are
        too many decisions, and after `until` turns time is called.
        """
        handed = self.backend.handed
        company, tally = handed(self._company), handed(self.tally)
        self.run("meet_lanes", company, *self._asked, self.shape.tokens, tally, until, most)

    def observe(self, viewer: int = -1) -> Now:
        """What is asked now, as the asked seats see it, or as one seat sees it in all lanes.

        The arrays are written again by the next step.
        """
        self.run(
            "observe_lanes",
            *self._written,
            self._listed,
            self.shape.actions,
            viewer,
        )
        shape = self.shape
        return Now(
            self.small[:, shape.asked],
            self._tokens,
            self._mask,
            self.small[:, shape.event],
            self.wide[:, shape.points : shape.points + self.players],
            self.wide[:, shape.final : shape.final + self.players],
        )

    def reveal(self) -> Array:
        """The truth, uint8[lanes, bytes]: for a critic in training, never for a player."""
        if self._truth is None:
            self._truth = self.backend.zeros(self.lanes, self.shape.truth, "truth")
        self.run("reveal_lanes", self._truth)
        return self._truth

    @property
    def totals(self) -> Array:
        """The totals of the matches that are being played, int32[lanes, players]."""
        return self.wide[:, self.shape.totals : self.shape.totals + self.players]

    def choose(self, waiting: Array | None = None) -> Array:
        """A random legal action for each lane, int16[lanes]; `PASS_OVER` for those that wait."""
        actions = self._no_actions(waiting)
        self.run("choose_lanes", actions, self._listed)
        return actions

    def answer(self, waiting: Array | None = None, into: Array | None = None) -> Array:
        """What those who are seated would do, int16[lanes]; `PASS_OVER` for lanes that wait.

        `into` is an array to write to, with `PASS_OVER` where it says so already.
        """
        actions = self._no_actions(waiting) if into is None else into
        company = self.backend.handed(self._company)
        self.run("answer_lanes", company, actions, *self._asked, self.shape.tokens)
        return actions

    def _no_actions(self, waiting: Array | None) -> Array:
        actions = self.backend.zeros(self.lanes, 1, "actions")[:, 0]
        if waiting is not None:
            actions[waiting] = PASS_OVER
        return actions

    def run(self, name: str, *given: Any) -> None:  # noqa: ANN401 (numbers and arrays)
        """Call a function over many lanes, each thread with its share of them."""
        call: Callable[..., None] = self.backend.functions[name]
        shares = max(1, min(self._threads, self.lanes // _WORTH_A_THREAD))
        if shares == 1:
            call(*self._lanes, *self.backend.own(given), 0, self.lanes)
            return
        ends = [self.lanes * share // shares for share in range(shares + 1)]
        jobs = [
            self._pool.submit(call, *self._lanes, *self.backend.own(given), begin, end)
            for begin, end in pairwise(ends)
        ]
        for job in jobs:
            job.result()


def with_players(modules: tuple[str, ...], fast: Players) -> tuple[str, ...]:
    """The modules of a kernel in which those players can sit."""
    return (*modules, *fast.modules, _COMPANY)


def _halves(seed: int) -> tuple[int, int]:
    """A seed as two numbers that a lane can hold."""
    return seed & 0x7FFFFFFF, seed >> 31 & 0x7FFFFFFF
