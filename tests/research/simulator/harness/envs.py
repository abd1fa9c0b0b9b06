"""One env of the simulator, run by some backend, to be compared with the engine."""

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
        self._legal_actions = [0] * shape.actions
        self._bytes = shape.tokens
        kernel["reset"](self.s, self.w, self.r, env, seed, 0)

    def legal(self) -> list[int]:
        """Return the legal actions."""
        return self._legal_actions[
            : self.kernel["legal"](self.s, self.w, self.r, self._legal_actions)
        ]

    def observe(self, seat: int) -> bytes:
        """Return the observation of a seat."""
        out = [99] * self._bytes  # `observe` has to overwrite every byte
        self.kernel["observe"](self.s, self.w, self.r, seat, out)
        return bytes(out)

    def step(self, action: int) -> None:
        """Do an action of the seat that has to act."""
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
        """Return the legal actions."""
        return list(map(int, self._simulator.observe().mask[0].nonzero()[0]))

    def observe(self, seat: int) -> bytes:
        """Return the observation of a seat."""
        return bytes(self._simulator.observe(seat).tokens[0])

    def step(self, action: int) -> None:
        """Do an action of the seat that has to act."""
        self._action[0] = action
        self._simulator.run("step_envs", self._action)

    def play(self, decisions: int) -> None:
        """Make this many random moves."""
        self._simulator.play(decisions)


class CudaEnv(CompiledEnv):
    """An env on a graphics card. Its state is copied to this machine after every step."""

    def __init__(self, rules: Rules, players: int, slots: int, **options: int) -> None:
        super().__init__(rules, players, slots, device="cuda", **options)
        self._device_arrays = self._simulator.small, self._simulator.wide
        self._fetch()

    def _fetch(self) -> None:
        self.s, self.w = (array.get()[0] for array in self._device_arrays)

    def _upload(self) -> None:
        """Copy the state back to the card, because a test may have changed it."""
        for array, own_array in zip(self._device_arrays, (self.s, self.w), strict=True):
            array[0].set(own_array)

    def legal(self) -> list[int]:
        """Return the legal actions."""
        self._upload()
        return list(map(int, self._simulator.observe().mask.get()[0].nonzero()[0]))

    def observe(self, seat: int) -> bytes:
        """Return the observation of a seat."""
        return bytes(self._simulator.observe(seat).tokens.get()[0])

    def step(self, action: int) -> None:
        """Do an action of the seat that has to act."""
        self._simulator.run("step_envs", self._simulator.backend.array([action], "actions"))
        self._fetch()
