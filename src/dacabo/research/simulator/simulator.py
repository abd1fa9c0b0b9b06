"""A vectorised environment: many matches at once, one in each env."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np

from dacabo.core.rules import RuleSet
from dacabo.games import rules_called
from dacabo.research.simulator import SimulatorError, backends
from dacabo.research.simulator.backends import Scratch
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.compiling.assemble import TYPES
from dacabo.research.simulator.seated_players import NEVER_CALLED, TALLY
from dacabo.research.simulator.spec import Players, spec_of

ROUND_OVER, MATCH_OVER, TRUNCATED = 1, 2, 4
"""The bits of `TimeStep.event`."""
_SEATED_PLAYERS: Final = "dacabo.research.simulator.seated_players"
_ENVS_PER_THREAD: Final = 512
"""The envs of a thread: with fewer, starting another one costs more than it saves."""

Array = Any
"""An array of NumPy, or of CuPy on a GPU."""


class TimeStep(NamedTuple):
    """The decision that each env waits for, and the outcome of the latest step."""

    seat: Array
    """The seat that has to act, int8[num_envs]."""
    tokens: Array
    """The observation of that seat, uint8[num_envs, bytes]."""
    mask: Array
    """The legal actions of that seat, uint8[num_envs, actions]."""
    event: Array
    """The ends that the latest step has caused, int8[num_envs]: bits such as `ROUND_OVER`."""
    points: Array
    """The points of the latest round that ended, int32[num_envs, players]."""
    final: Array
    """The totals of the latest match that ended, int32[num_envs, players]."""


class Simulator:
    """A batch of matches of one rule set. An env whose match ends begins another one at once.

    Args:
        game: the game's name.
        rules: a preset's name, or rules.
        players: the number of players.
        num_envs: the number of matches.
        device: `cpu`, `cuda`, or a backend: `native`, `numba`, `python`.
        slots: the slots that an env has for each layout. A match that needs more is truncated.
        fast: the players that can be seated. They are kernels too, so nothing waits for Python.
        threads: the number of threads; None starts one for each processor.
        chance_rates: how often chance does what no player decides, by name, in 65,536 decisions.
    """

    def __init__(
        self,
        game: str,
        rules: str | RuleSet,
        players: int,
        num_envs: int = 4096,
        *,
        device: str = "cpu",
        slots: int | None = None,
        fast: Players | None = None,
        threads: int | None = None,
        **chance_rates: int,
    ) -> None:
        spec = spec_of(game)
        if isinstance(rules, str):
            rules = rules_called(game, rules)
        rules.check_players(players)
        self.rules = rules
        self.points_sign: int = spec.POINTS_SIGN
        self.players = players
        self.num_envs = num_envs
        self.slots = spec.slots_for(rules, players) if slots is None else slots
        r = spec.rules_vector(rules, players, self.slots, **chance_rates)
        self.shape = spec.shape(r)
        self._legal_actions = Scratch("legal_actions", self.shape.actions)
        # A seated player needs these three to choose an action.
        size = self.shape.tokens
        self._scratch = (self._legal_actions, Scratch("obs", size), Scratch("estimates", size))
        self._fast = fast
        modules = spec.MODULES if fast is None else with_players(spec.MODULES, fast)
        self.backend = backends.choose_backend(device, modules, self._scratch)
        self._r = self.backend.array(r, "r")
        zeros = self.backend.zeros
        # Together these two arrays are the full state, hidden cards included.
        self.small: Array = zeros(num_envs, self.shape.small, "small")
        self.wide: Array = zeros(num_envs, self.shape.wide, "wide")
        as_argument = self.backend.as_argument
        self._state = (as_argument(self.small), as_argument(self.wide), as_argument(self._r))
        self._tokens = zeros(num_envs, self.shape.tokens, "tokens")
        self._mask = zeros(num_envs, self.shape.actions, "mask")
        self._outputs = (as_argument(self._tokens), as_argument(self._mask))
        self._hidden_state: Array | None = None
        self._seated = zeros(num_envs, players, "seated")
        self.tally: Array = zeros(num_envs, TALLY, "tally")
        self._threads = (self.backend.is_thread_safe and (threads or os.cpu_count())) or 1
        self._pool = ThreadPoolExecutor(self._threads)

    def reset(self, seed: int = 0) -> TimeStep:
        """Begin a match in each env. The same seed gives the same matches on every device."""
        self.run("reset_envs", 0, *_halves(seed))
        return self.observe()

    def step(self, actions: Array) -> TimeStep:
        """Do one action in each env, int16[num_envs]. Nothing checks that the action is legal.

        An env whose action is `PASS_OVER` stays as it is and keeps its latest event.
        """
        if actions.shape != (self.num_envs,) or actions.dtype != TYPES["actions"]:
            raise SimulatorError("one-action-an-env", envs=self.num_envs)
        self.run("step_envs", actions)
        return self.observe()

    def check(self, actions: Array) -> None:
        """Refuse actions that the latest mask of their env forbids."""
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise SimulatorError("one-action-an-env", envs=self.num_envs)
        in_range = actions.clip(0, self.shape.actions - 1).astype(np.int64)
        is_masked = np.take_along_axis(self._mask, in_range[:, None], 1)[:, 0] == 0
        is_illegal = (actions != PASS_OVER) & (is_masked | (in_range != actions))
        if is_illegal.any():
            env = int(is_illegal.argmax())
            raise SimulatorError("not-an-action", action=int(actions[env]), env=env)

    def play(self, decisions: int) -> None:
        """Make this many random legal moves in each env, in a single call of the kernel."""
        self.run("play_envs", self._legal_actions, decisions)

    def seat(self, *seatings: Sequence[str]) -> None:
        """Seat players by name: one list of names for all envs, or a list for each env."""
        assert self._fast is not None
        for names in seatings:
            self._fast.check(names)
        numbers = self._fast.numbers
        seated = [[numbers[name] for name in names] for names in seatings]
        self._seated[:] = self.backend.array(seated, "seated")

    def deal(self, seed: int, deals: Sequence[int]) -> None:
        """Begin a match in each env. Envs with the same deal number get the same cards."""
        numbers = self.backend.array(deals, "deals")
        self.run("deal_envs", numbers, self.backend.as_argument(self.tally), *_halves(seed))

    def meet(self, max_decisions: int, until: int = NEVER_CALLED) -> None:
        """Let the seated players finish the current round in each env.

        `tally` then says which matches are over and how many decisions and turns they took. A match
        of `max_decisions` decisions is stopped. Time is called after `until` turns.
        """
        as_argument = self.backend.as_argument
        seated, tally = as_argument(self._seated), as_argument(self.tally)
        size = self.shape.tokens
        self.run("meet_envs", seated, *self._scratch, size, tally, until, max_decisions)

    def observe(self, viewer: int = -1) -> TimeStep:
        """Observe each env, from the seat that has to act or from the same seat everywhere.

        The next step overwrites the arrays.
        """
        self.run(
            "observe_envs",
            *self._outputs,
            self._legal_actions,
            self.shape.actions,
            viewer,
        )
        shape = self.shape
        return TimeStep(
            self.small[:, shape.asked],
            self._tokens,
            self._mask,
            self.small[:, shape.event],
            self.wide[:, shape.points : shape.points + self.players],
            self.wide[:, shape.final : shape.final + self.players],
        )

    def reveal(self) -> Array:
        """Return the hidden cards, uint8[num_envs, bytes]: for a critic, never for a player."""
        if self._hidden_state is None:
            self._hidden_state = self.backend.zeros(
                self.num_envs, self.shape.hidden_state, "hidden_state"
            )
        self.run("reveal_envs", self._hidden_state)
        return self._hidden_state

    @property
    def totals(self) -> Array:
        """The totals of the current matches, int32[num_envs, players]."""
        return self.wide[:, self.shape.totals : self.shape.totals + self.players]

    def choose(self, waiting: Array | None = None) -> Array:
        """Return a random legal action for each env, int16[num_envs].

        Envs that wait get `PASS_OVER`.
        """
        actions = self._no_actions(waiting)
        self.run("choose_envs", actions, self._legal_actions)
        return actions

    def answer(self, waiting: Array | None = None, into: Array | None = None) -> Array:
        """Return the action that the seated player chooses in each env, int16[num_envs].

        Envs that wait get `PASS_OVER`. The actions are written to `into` if it is given; its
        entries that are `PASS_OVER` already mark the envs that wait.
        """
        actions = self._no_actions(waiting) if into is None else into
        seated = self.backend.as_argument(self._seated)
        self.run("answer_envs", seated, actions, *self._scratch, self.shape.tokens)
        return actions

    def _no_actions(self, waiting: Array | None) -> Array:
        actions = self.backend.zeros(self.num_envs, 1, "actions")[:, 0]
        if waiting is not None:
            actions[waiting] = PASS_OVER
        return actions

    def run(self, name: str, *arguments: Any) -> None:  # noqa: ANN401 (numbers and arrays)
        """Call a kernel function over all envs. Each thread takes a share of them."""
        call: Callable[..., None] = self.backend.functions[name]
        num_shares = max(1, min(self._threads, self.num_envs // _ENVS_PER_THREAD))
        if num_shares == 1:
            call(*self._state, *self.backend.with_scratch(arguments), 0, self.num_envs)
            return
        bounds = [self.num_envs * share // num_shares for share in range(num_shares + 1)]
        jobs = [
            self._pool.submit(call, *self._state, *self.backend.with_scratch(arguments), begin, end)
            for begin, end in pairwise(bounds)
        ]
        for job in jobs:
            job.result()


def with_players(modules: tuple[str, ...], fast: Players) -> tuple[str, ...]:
    """Add the modules of fast players, and of the functions that seat them, to a kernel."""
    return (*modules, *fast.modules, _SEATED_PLAYERS)


def _halves(seed: int) -> tuple[int, int]:
    """Split a seed into two numbers that fit into the signed 32 bits of a kernel."""
    return seed & 0x7FFFFFFF, seed >> 31 & 0x7FFFFFFF
