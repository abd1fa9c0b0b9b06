"""One env of the simulator, run by a backend, for the engine to play beside."""

from typing import Any

import numpy as np

from dacabo.cabo.rules import Rules
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.compiling.assemble import assemble
from dacabo.research.simulator.simulator import Simulator

PLAIN = assemble(spec.MODULES)


class PlainEnv:
    """An env in plain Python, whose functions can be replaced by faulty ones."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        slots: int,
        *,
        env: int = 0,
        seed: int = 0,
        kernel: dict[str, Any] = PLAIN,
        **chance_rates: int,
    ) -> None:
        self.kernel = kernel
        self.r = spec.rules_vector(rules, players, slots, **chance_rates)
        shape = spec.shape(self.r)
        self.s, self.w = [0] * shape.small, [0] * shape.wide
        self._listed = [0] * shape.actions
        self._bytes = shape.tokens
        kernel["reset"](self.s, self.w, self.r, env, seed, 0)

    def legal(self) -> list[int]:
        """The legal actions."""
        return self._listed[: self.kernel["legal"](self.s, self.w, self.r, self._listed)]

    def observe(self, seat: int) -> bytes:
        """What a seat sees."""
        out = [99] * self._bytes  # all of it has to be written
        self.kernel["observe"](self.s, self.w, self.r, seat, out)
        return bytes(out)

    def step(self, action: int) -> None:
        """Do something."""
        self.kernel["act"](self.s, self.w, self.r, action)
        if self.s[self.kernel["PHASE"]] == self.kernel["BETWEEN"]:
            self.kernel["deal_next_round"](self.s, self.w, self.r)


class CompiledEnv:
    """An env of a compiled simulator."""

    def __init__(
        self,
        rules: Rules,
        players: int,
        slots: int,
        *,
        seed: int = 0,
        device: str = "cpu",
        **chance_rates: int,
    ) -> None:
        self._simulator = Simulator(
            "cabo", rules, players, 1, device=device, slots=slots, fast=None, **chance_rates
        )
        self._simulator.reset(seed)
        self.s, self.w = self._simulator.small[0], self._simulator.wide[0]
        self.r = spec.rules_vector(rules, players, slots, **chance_rates)
        self._action = np.zeros(1, np.int16)
        self._mask: Any = None

    def legal(self) -> list[int]:
        """The legal actions."""
        return list(map(int, self._simulator.observe().mask[0].nonzero()[0]))

    def observe(self, seat: int) -> bytes:
        """What a seat sees."""
        return bytes(self._simulator.observe(seat).tokens[0])

    def step(self, action: int) -> None:
        """Do something."""
        self._action[0] = action
        self._simulator.run("step_envs", self._action)

    def play(self, decisions: int) -> None:
        """Make random moves."""
        self._simulator.play(decisions)


class CudaEnv(CompiledEnv):
    """An env on a graphics card. Its numbers are brought back after every step, to be compared."""

    def __init__(self, rules: Rules, players: int, slots: int, **given: int) -> None:
        super().__init__(rules, players, slots, device="cuda", **given)
        self._there = self._simulator.small, self._simulator.wide
        self._fetch()

    def _fetch(self) -> None:
        self.s, self.w = (array.get()[0] for array in self._there)

    def _bring(self) -> None:
        """Tests may have changed a number."""
        for array, here in zip(self._there, (self.s, self.w), strict=True):
            array[0].set(here)

    def legal(self) -> list[int]:
        """The legal actions."""
        self._bring()
        return list(map(int, self._simulator.observe().mask.get()[0].nonzero()[0]))

    def observe(self, seat: int) -> bytes:
        """What a seat sees."""
        return bytes(self._simulator.observe(seat).tokens.get()[0])

    def step(self, action: int) -> None:
        """Do something."""
        self._simulator.run("step_envs", self._simulator.backend.array([action], "actions"))
        self._fetch()
