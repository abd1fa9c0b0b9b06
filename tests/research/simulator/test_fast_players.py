"""Bots as kernels: they see what a seat may see, and do what the bot of that name does."""

from collections import Counter
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from harness.shares import first
from research.simulator.harness.fast_players import PLAIN, Apart, compare

from dacabo.cabo.rules import PRESETS
from dacabo.core.errors import DacaboError
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.spec import PLAYERS as FAST
from dacabo.research.simulator.compiling import assemble
from dacabo.research.simulator.seated_players import OVER, STALLED
from dacabo.research.simulator.simulator import Simulator
from dacabo.research.simulator.spec import fast_players

EACH = 25
SHARDS = first(range(8), 1)
LONG = 2000


@pytest.mark.parametrize("shard", SHARDS)
def test_the_kernel_plays_as_allegro(shard: int) -> None:
    """It makes the same moves, action by action, in every rule set at all table sizes."""
    counted: Counter[str] = Counter()
    for number in range(shard * EACH, (shard + 1) * EACH):
        counted += compare(number, rounds=2)
    assert counted["turn"] > 10 * EACH
    assert counted["card"] > 10 * EACH


@pytest.mark.long
def test_the_kernel_plays_as_allegro_in_rare_cases() -> None:
    """They are exchanges by kings, sets named card by card, snaps and last rounds."""
    counted: Counter[str] = Counter()
    for number in range(10_000, 10_000 + LONG):
        counted += compare(number)
    for rare in ("looking", "Snap", "Swap", "Call"):
        assert counted[rare] > 100


FAULTS = {
    "a card of another shuffle is taken for one of the latest": (
        "pool = OLDER if obs[token + FROM_OLDER] else UNSEEN",
        "pool = UNSEEN",
    ),
    "ties go to the last option": ("if gain > estimates[GAIN]", "if gain >= estimates[GAIN]"),
    "the caller's own spread is left out": (
        "spreads: float = spread + sum_at",
        "spreads: float = 0.0 + sum_at",
    ),
    "an empty pile is made of cards that are face down": (
        "below_top = obs[PILE_SEEN] == 0",
        "below_top = False",
    ),
}


QUICK = "ties go to the last option"


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=() if one == QUICK else pytest.mark.long) for one in FAULTS],
)
def test_a_fault_is_found(fault: str) -> None:
    """So the comparison can fail."""
    kernel = faulty(*FAULTS[fault])
    assert any(differs(number, kernel) for number in range(1000))


def differs(number: int, kernel: dict[str, Any]) -> bool:
    """Return whether a match shows that this is not Allegro."""
    try:
        compare(number, kernel)
    except Apart:
        return True
    return False


def faulty(old: str, new: str) -> dict[str, Any]:
    """Return the kernel in plain Python, with a fault."""
    planted = []
    whole = assemble.source

    def changed(module: str) -> tuple[str, str]:
        path, text = whole(module)
        planted.append(text.count(old))
        return path, text.replace(old, new)

    with patch.object(assemble, "source", changed):
        kernel = assemble.assemble((*spec.MODULES, *FAST.modules))
    assert sum(planted) == 1, f"the kernel has changed: {old}"
    return kernel


@pytest.mark.parametrize("device", ["cpu", pytest.param("numba", marks=pytest.mark.long)])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_backend_plays_the_same(preset: str, device: str) -> None:
    """All numbers in all envs are equal after every round of a match, compiled or not."""
    seated = ("allegro", "greedy", "random")
    simulators = [
        Simulator("cabo", preset, 3, 3, device=one, fast=FAST) for one in (device, "python")
    ]
    for simulator in simulators:
        simulator.seat(seated, seated[1:] + seated[:1], ("allegro",) * 3)
        simulator.deal(5, (1, 1, 2))
    compiled, plain = simulators
    for _ in range(2):
        for simulator in simulators:
            simulator.meet(10_000, 30)
        assert (compiled.small == plain.small).all()
        assert (compiled.wide == plain.wide).all()
        assert (compiled.tally == plain.tally).all()
    actions = [
        simulator.answer(np.array([False, True, False])).tolist() for simulator in simulators
    ]
    assert actions[0] == actions[1]


def test_rotations_of_a_deal_have_the_same_cards() -> None:
    """The players make no difference; another deal has other cards."""
    simulator = Simulator("cabo", "original", 2, 3, fast=FAST)
    simulator.deal(3, (7, 7, 8))
    assert (simulator.small[0] == simulator.small[1]).all()
    assert (simulator.small[0] != simulator.small[2]).any()
    simulator.seat(("allegro", "random"), ("random", "allegro"), ("allegro", "random"))
    simulator.meet(10_000)
    assert (simulator.small[0] != simulator.small[1]).any()


def test_a_match_that_takes_too_long_is_abandoned() -> None:
    """It is not continued."""
    simulator = Simulator("cabo", "original", 2, 1, fast=FAST)
    simulator.seat(("allegro", "allegro"))
    simulator.deal(3, (1,))
    simulator.meet(10)
    over = int(simulator.tally[0, OVER])
    wide_before = simulator.wide.copy()
    simulator.meet(10)
    assert over == STALLED
    assert (simulator.wide == wide_before).all()


def test_a_bot_that_is_no_kernel_is_refused() -> None:
    """The error has its name, and the names of the kernels."""
    simulator = Simulator("cabo", "original", 2, 1, fast=fast_players("cabo"))
    with pytest.raises(DacaboError) as caught:
        simulator.seat(("allegro", "presto"))
    assert caught.value.code == "not-a-fast-bot"


def test_a_player_gets_nothing_but_an_observation() -> None:
    """The names of its parameters show that no array of an env is among them."""
    code = PLAIN["answer"].__code__
    names = code.co_varnames[: code.co_argcount]
    assert names == ("player", "obs", "size", "actions", "count", "estimates", "luck")
