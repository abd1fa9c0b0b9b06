"""Twice as much input costs about twice as much work, for any input.

Steps are counted at a size, its double and its fourfold. From the second to the third they may grow
by 2.6: sorting comes to 2.3, comparing every pair to 4. The work inside a single call of C is not
counted. Values are never changed in place, so each new fact copies a tuple of up to 5,000 facts; we
accept that, because such a tuple has at most 40 kB.

Two things grow with the square, and are bounded instead: a pad whose first round is corrected again
and again (500 facts), and an event of which step after step is undone (300 times). The cost of each
single one is proportional to the length of the log, which is tested here.
"""

import inspect
from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Final

import pytest
from cost.harness.cases import CASES, Case
from cost.harness.steps import steps_of
from harness.shares import every_nth

from dacabo.core import names
from dacabo.core.errors import DacaboError
from dacabo.core.origins import origin_of
from dacabo.records import parser, transcript
from dacabo.scorepad import files
from dacabo.scorepad import view as pad_view
from dacabo.tournament import logfile, namelist
from dacabo.tournament import names as player_names
from dacabo.tournament.views import pages as event_view

MAX_RATIO: Final = 2.6
ALWAYS_ACCEPTABLE: Final = 2_000
"""A number of steps that is always accepted."""
MODULES: Final = (
    names,
    namelist,
    logfile,
    event_view,
    player_names,
    files,
    pad_view,
    parser,
    transcript,
)


def growth(work: Callable[[int], Callable[[], object]], size: int, lines_in: str = "") -> float:
    """The ratio of the steps at four times a size to those at twice the size."""
    options = {"lines_in": lines_in} if lines_in else {}
    smaller, larger = (
        steps_of(_ignoring_refusal(work(size * times)), **options)  # type: ignore[arg-type]
        for times in (2, 4)
    )
    return max(larger, ALWAYS_ACCEPTABLE) / max(smaller, ALWAYS_ACCEPTABLE)


def _ignoring_refusal(work: Callable[[], object]) -> Callable[[], None]:
    """Return a function that does the work, even if it is refused in the end."""

    def do() -> None:
        with suppress(DacaboError, ValueError):
            work()

    return do


def _name(case: Case) -> str:
    function = getattr(case.function, "func", case.function)  # a `partial`
    return f"{function.__qualname__} {case.kind}"


@pytest.mark.parametrize("case", every_nth(CASES, 3), ids=_name)
def test_twice_as_much_costs_about_twice_as_much(case: Case) -> None:
    """This holds for each way to make something large."""
    assert growth(case.work, case.size) <= MAX_RATIO


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=_name)
def test_four_times_as_much_costs_about_four_times_as_much(case: Case) -> None:
    """The same holds at four times the size, for everything that may be so large."""
    try:
        grown = growth(case.work, 4 * case.size)
    except DacaboError as error:  # from its preparation: pads and events have a largest size
        pytest.skip(f"never so large: {error}")
    assert grown <= MAX_RATIO


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_no_parser_or_view_is_left_out(module: ModuleType) -> None:
    """Every public function that parses or shows something has a case."""
    known = {case.function for case in CASES}
    functions = {
        function
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not name.startswith("_")
    }
    assert {function.__name__ for function in functions - known} == set()


def test_a_name_too_long_for_a_host_is_refused_at_once() -> None:
    """The length is checked first, both for the server's name and for the page's."""
    name = "".join(chr(0xE0 + number % 24) for number in range(1_000))
    assert steps_of(lambda: origin_of(f"http://{name}")) < ALWAYS_ACCEPTABLE
    assert origin_of(f"https://{'a' * 63}.example") is not None


# --- the test itself --------------------------------------------------------------------------


def _look_at_each_pair(size: int) -> None:
    for first in range(size):
        for second in range(first):
            _pair = (first, second)


def _look_at_pairs_again_and_again(size: int) -> None:
    for _ in range(size // 10):
        _look_at_each_pair(size)


def _look_at_each_item(size: int) -> None:
    for _ in range(size):
        pass


@pytest.mark.parametrize("slow", [_look_at_each_pair, _look_at_pairs_again_and_again])
def test_a_loop_in_a_loop_is_caught(slow: Callable[[int], None]) -> None:
    """So is one with another loop around it."""
    assert growth(lambda size: lambda: slow(size), 50, __file__) > MAX_RATIO


def test_a_single_loop_is_accepted() -> None:
    """Its steps grow in proportion to the size."""
    assert growth(lambda size: lambda: _look_at_each_item(size), 5_000, __file__) <= MAX_RATIO
