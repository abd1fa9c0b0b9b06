"""Imports and commands of earlier docs still work."""

import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec

import numpy as np
import pytest

from dacabo.research.simulator.cabo.from_engine_state import load_engine_state
from dacabo.research.simulator.simulator import Simulator, TimeStep
from dacabo.twin import TwinError
from dacabo.twin.cabo.placing import place
from dacabo.twin.twin import Now, Twin

ADAPTERS = "dacabo.research.adapters"
SIMULATOR = "dacabo.research.simulator"


@pytest.mark.parametrize(
    ("former", "present", "names"),
    [
        ("dacabo.doors.aec", f"{ADAPTERS}.aec", ["MatchEnv"]),
        ("dacabo.doors.gym", f"{ADAPTERS}.gym", ["SeatEnv", "SeatVectorEnv"]),
        ("dacabo.doors.spiel", f"{ADAPTERS}.spiel", []),
        ("dacabo.twin.twin", f"{SIMULATOR}.simulator", ["MATCH_OVER"]),
    ],
)
def test_a_former_import_gives_the_same(former: str, present: str, names: list[str]) -> None:
    """The classes are the same, and games are registered once."""
    old, new = import_module(former), import_module(present)
    for name in names:
        assert getattr(old, name) is getattr(new, name)


def test_former_names_are_the_same_objects() -> None:
    """`Twin` takes `lanes`; the other names are other words for the same objects."""
    twin = Twin("cabo", "original", players=2, lanes=3, device="python")
    assert isinstance(twin, Simulator)
    assert isinstance(twin.reset(seed=1), Now)
    assert twin.lanes == twin.num_envs == 3
    with pytest.raises(TwinError):
        twin.check(np.zeros(2, np.int16))
    assert Now is TimeStep
    assert place is load_engine_state


@pytest.mark.parametrize("command", ["__main__", "cabo.tiny", "cabo.strategy"])
def test_a_former_command_is_found(command: str) -> None:
    """It runs the same file."""
    old = find_spec(f"dacabo.training.{command}")
    new = find_spec(f"dacabo.research.training.{command}")
    assert old is not None
    assert new is not None
    assert old.origin == new.origin


@pytest.mark.parametrize(
    ("former", "present"),
    [("cabo.calling", "cabo.call_calibration"), ("cabo.judging", "cabo.decision_losses")],
)
def test_a_renamed_command_runs_the_same(former: str, present: str) -> None:
    """Its former module has the same main function."""
    old = import_module(f"dacabo.training.{former}")
    new = import_module(f"dacabo.research.training.{present}")
    assert old.main is new.main


def test_a_former_command_runs() -> None:
    """The test asks for its plan, because that needs no library."""
    command = [sys.executable, "-m", "dacabo.training", "no-such-plan.json", "folder"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert "no-such-plan.json" in run.stderr
