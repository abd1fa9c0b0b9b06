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
from dacabo.research.simulator.company import OVER, STALLED
from dacabo.research.simulator.compiling import assembling
from dacabo.research.simulator.spec import fast_players
from dacabo.research.simulator.twin import Twin

EACH = 25
SHARDS = first(range(8), 1)
LONG = 2000


@pytest.mark.parametrize("shard", SHARDS)
def test_allegro_is_its_kernel(shard: int) -> None:
    """In every rule set, for all numbers of players: the same move, action by action."""
    counted: Counter[str] = Counter()
    for number in range(shard * EACH, (shard + 1) * EACH):
        counted += compare(number, rounds=2)
    assert counted["turn"] > 10 * EACH
    assert counted["card"] > 10 * EACH


@pytest.mark.long
def test_allegro_is_its_kernel_in_the_rarest_cases() -> None:
    """Kings exchanged, sets named card by card, snaps, last rounds."""
    counted: Counter[str] = Counter()
    for number in range(10_000, 10_000 + LONG):
        counted += compare(number)
    for rare in ("looking", "Snap", "Swap", "Call"):
        assert counted[rare] > 100


FAULTS = {
    "a card of another shuffle is taken for one of the latest": (
        "pool = OLDER if seen[token + FROM_OLDER] else UNSEEN",
        "pool = UNSEEN",
    ),
    "ties go to the last option": ("if gain > thought[GAIN]", "if gain >= thought[GAIN]"),
    "the caller's own spread is left out": (
        "spreads: float = spread + sum_at",
        "spreads: float = 0.0 + sum_at",
    ),
    "an empty pile is made of cards that are face down": (
        "below_top = seen[PILE_SEEN] == 0",
        "below_top = False",
    ),
}


QUICK = "ties go to the last option"


@pytest.mark.parametrize(
    "fault",
    [pytest.param(one, marks=() if one == QUICK else pytest.mark.long) for one in FAULTS],
)
def test_a_fault_is_found(fault: str) -> None:
    """The comparison can fail."""
    kernel = faulty(*FAULTS[fault])
    assert any(differs(number, kernel) for number in range(1000))


def differs(number: int, kernel: dict[str, Any]) -> bool:
    """Whether a match shows that this is not Allegro."""
    try:
        compare(number, kernel)
    except Apart:
        return True
    return False


def faulty(old: str, new: str) -> dict[str, Any]:
    """The kernel in plain Python, with a fault."""
    planted = []
    whole = assembling.source

    def changed(module: str) -> tuple[str, str]:
        path, text = whole(module)
        planted.append(text.count(old))
        return path, text.replace(old, new)

    with patch.object(assembling, "source", changed):
        kernel = assembling.assemble((*spec.MODULES, *FAST.modules))
    assert sum(planted) == 1, f"the kernel has changed: {old}"
    return kernel


@pytest.mark.parametrize("device", ["cpu", pytest.param("numba", marks=pytest.mark.long)])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_backend_plays_the_same(preset: str, device: str) -> None:
    """Compiled or not: the same numbers in all lanes, after every round of a match."""
    company = ("allegro", "greedy", "random")
    twins = [Twin("cabo", preset, 3, 3, device=one, fast=FAST) for one in (device, "python")]
    for twin in twins:
        twin.seat(company, company[1:] + company[:1], ("allegro",) * 3)
        twin.deal(5, (1, 1, 2))
    compiled, plain = twins
    for _ in range(2):
        for twin in twins:
            twin.meet(10_000, 30)
        assert (compiled.small == plain.small).all()
        assert (compiled.wide == plain.wide).all()
        assert (compiled.tally == plain.tally).all()
    actions = [twin.answer(np.array([False, True, False])).tolist() for twin in twins]
    assert actions[0] == actions[1]


def test_rotations_of_a_deal_have_the_same_cards() -> None:
    """Whoever sits there; another deal is another one."""
    twin = Twin("cabo", "original", 2, 3, fast=FAST)
    twin.deal(3, (7, 7, 8))
    assert (twin.small[0] == twin.small[1]).all()
    assert (twin.small[0] != twin.small[2]).any()
    twin.seat(("allegro", "random"), ("random", "allegro"), ("allegro", "random"))
    twin.meet(10_000)
    assert (twin.small[0] != twin.small[1]).any()


def test_a_match_that_takes_too_long_is_given_up() -> None:
    """It is not played on."""
    twin = Twin("cabo", "original", 2, 1, fast=FAST)
    twin.seat(("allegro", "allegro"))
    twin.deal(3, (1,))
    twin.meet(10)
    over = int(twin.tally[0, OVER])
    kept = twin.wide.copy()
    twin.meet(10)
    assert over == STALLED
    assert (twin.wide == kept).all()


def test_who_is_no_kernel_is_refused() -> None:
    """By name, with those who are."""
    twin = Twin("cabo", "original", 2, 1, fast=fast_players("cabo"))
    with pytest.raises(DacaboError) as caught:
        twin.seat(("allegro", "presto"))
    assert caught.value.code == "not-a-fast-bot"


def test_an_observation_is_all_that_a_player_is_given() -> None:
    """No array of a lane reaches them: the names of what they take say so."""
    given = PLAIN["answer"].__code__
    names = given.co_varnames[: given.co_argcount]
    assert names == ("player", "seen", "size", "actions", "count", "thought", "luck")
