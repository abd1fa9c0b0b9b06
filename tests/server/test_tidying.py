"""Cycles are collected after many requests or some time, and otherwise nobody waits for it."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from dacabo.server.tidying import MANY, OLDER_SECONDS, YOUNG_SECONDS, Tidying


class Knot:
    """Refers to itself, so that only a collection removes it."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def tidying() -> Iterator[Tidying]:
    tidying = Tidying()
    tidying.begin()
    yield tidying
    tidying.end()


@pytest.mark.parametrize(("second", "ended"), [(1, MANY), (YOUNG_SECONDS, 0)], ids=["many", "time"])
def test_what_requests_leave_behind_is_collected(tidying: Tidying, second: int, ended: int) -> None:
    """By their number, or when some time has passed."""
    knot = ref(Knot())
    tidying.tick(second, ended)
    assert knot() is None


def test_nobody_waits_for_a_collection_after_few_requests(tidying: Tidying) -> None:
    """Nor is one set off by anything else."""
    knot = ref(Knot())
    _many: list[list[int]] = [[] for _ in range(100_000)]
    tidying.tick(1, MANY - 1)
    tidying.tick(2, MANY - 1)
    assert knot() is not None


def test_requests_are_counted_anew_after_each_collection(tidying: Tidying) -> None:
    """Not all that there have ever been."""
    tidying.tick(1, MANY)
    knot = ref(Knot())
    tidying.tick(2, MANY + 1)
    assert knot() is not None
    tidying.tick(3, 2 * MANY)
    assert knot() is None


def test_afterwards_it_is_left_to_python_again() -> None:
    """A server that has stopped changes nothing for who has started it."""
    tidying = Tidying()
    tidying.begin()
    assert not gc.isenabled()
    tidying.end()
    assert gc.isenabled()
    assert not gc.get_freeze_count()


def test_what_was_in_use_at_the_first_look_is_collected_within_a_minute(tidying: Tidying) -> None:
    """It is older then, and looked at less often."""
    knot = Knot()
    seen = ref(knot)
    tidying.tick(YOUNG_SECONDS, 0)
    del knot
    tidying.tick(2 * YOUNG_SECONDS, 0)
    assert seen() is not None
    tidying.tick(OLDER_SECONDS, 0)
    assert seen() is None
