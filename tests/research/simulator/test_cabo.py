"""The simulator of Cabo has the same decisions, legal actions and points as the engine."""

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from cabo.test_events import EVENTS, MIN_COUNT
from harness.shares import first
from research.simulator.harness.envs import PLAIN, CompiledEnv, PlainEnv
from research.simulator.harness.faults import FAULTS, faulty
from research.simulator.harness.lockstep import Difference
from research.simulator.harness.proof import MakeEnv, prove, total
from research.simulator.harness.rare import count_rare

from dacabo.cabo.rules import PRESETS
from dacabo.core.errors import DacaboError
from dacabo.games import GAMES
from dacabo.research.simulator.batch import PASS_OVER
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.simulator import Simulator

EACH = 250
SHARDS = first(range(12), 1)
"""3,000 matches in all, the first decisions of each; `prove.py` plays on."""


@pytest.mark.parametrize("shard", SHARDS)
def test_the_simulator_agrees_with_the_engine(shard: int) -> None:
    """They have the same decisions, legal actions, observations and points of every round."""
    first = shard * EACH
    counted = total([prove(number, most=20) for number in range(first, first + EACH)])
    assert counted["decisions"] > 10 * EACH


LAPS = 10
"""Of a fifth of the engine's set-ups each: most rule sets need half of them."""


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS)
def test_rare_events_happen(preset: str, record_property: Callable[[str, object], None]) -> None:
    """Each rare event of the rule set occurs at least a hundred times, and no other one."""
    possible = [event for event, presets in EVENTS.items() if preset in presets]
    rng = Random(preset)
    counted: Counter[str] = Counter()
    seldom = set(possible)
    for _ in range(LAPS):
        if seldom:
            counted += count_rare(preset, rng, share=0.2)
            seldom = {event for event in possible if counted[event] < MIN_COUNT}
    lines = [f"  {counted[event]:6}  {event}" for event in possible]
    record_property("counted", "\n".join([f"lockstep, {preset}:", *lines]))
    assert not seldom
    assert set(counted) <= set(possible)


QUICK = (
    "everyone sees a drawn card",
    "a wrong snap costs one card",
    "the caller can be asked to snap",
)
"""Faults that are found every time; all of them are in the long run."""


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=() if one in QUICK else pytest.mark.long) for one in FAULTS],
)
def test_a_fault_is_found(fault: str) -> None:
    """It is found within ten thousand matches."""
    kernel = faulty(spec.MODULES, FAULTS[fault])
    make = partial(PlainEnv, kernel=kernel)
    assert any(differs(number, make, kernel) for number in range(10_000))


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_changes_exactly_one_place(name: str) -> None:
    """The planted fault is the one that its name says."""
    assert faulty(spec.MODULES, FAULTS[name])


def differs(number: int, make: MakeEnv, kernel: dict[str, Any]) -> bool:
    """Return whether a match shows that this is not the simulator."""
    try:
        prove(number, make, kernel)
    except (Difference, DacaboError, LookupError, StopIteration):
        return True
    return False


def test_plain_python_agrees_with_the_compiled_kernel() -> None:
    """So the proof is valid for both."""
    for number in range(10):
        prove(number, PlainEnv)


@pytest.mark.parametrize("device", ["cpu", pytest.param("numba", marks=pytest.mark.long)])
@pytest.mark.parametrize("preset", GAMES["cabo"].presets)
def test_every_backend_gives_the_same_numbers(preset: str, device: str) -> None:
    """All numbers of an env are equal after many random moves, for equal seeds."""
    rules = GAMES["cabo"].presets[preset]
    compiled = CompiledEnv(rules, 4, 12, device=device, seed=7, tempted=300, time_runs_out=40)
    plain = PlainEnv(rules, 4, 12, seed=7, tempted=300, time_runs_out=40)
    compiled.play(3000)
    PLAIN["play_envs"]([plain.s], [plain.w], plain.r, [0] * 200, 3000, 0, 1)
    assert compiled.s.tolist() == plain.s
    assert compiled.w.tolist() == plain.w


@pytest.mark.parametrize("device", ["cpu", "python"])
def test_an_env_that_is_passed_over_stays_as_it_is(device: str) -> None:
    """It makes no move and draws no card; the others go on."""
    simulator, other = (Simulator("cabo", "dutch", 3, 4, device=device) for _ in range(2))
    simulator.reset(3)
    other.reset(3)
    waiting = np.array([True, False, True, False])
    state_before = simulator.small.copy(), simulator.wide.copy()
    for _ in range(20):
        actions = simulator.choose(waiting)
        assert (actions[waiting] == PASS_OVER).all()
        simulator.step(actions)
        other.step(other.choose())
    for numbers, before, state_after in zip(
        (simulator.small, simulator.wide), state_before, (other.small, other.wide), strict=True
    ):
        assert (numbers[waiting] == before[waiting]).all()
        assert (numbers[~waiting] == state_after[~waiting]).all()
        assert (state_after[waiting] != before[waiting]).any()


def test_a_batch_in_plain_python_gives_the_same_arrays() -> None:
    """It is only slower than a compiled simulator."""
    fast, slow = (Simulator("cabo", "dutch", 3, 4, device=device) for device in ("cpu", "python"))
    fast.reset(3)
    slow.reset(3)
    for _ in range(30):
        actions = fast.choose()
        assert slow.choose().tolist() == actions.tolist()
        now, then = fast.step(actions), slow.step(actions)
        assert all((one == other).all() for one, other in zip(now, then, strict=True))
    assert (fast.reveal() == slow.reveal()).all()
