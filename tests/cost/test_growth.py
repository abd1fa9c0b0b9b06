"""What is twice as large costs about twice as much, for any input.

Steps are counted at a size, its double and its fourfold. From the second to the third they may grow
by 2.6: sorting comes to 2.3, comparing every pair to 4. The work of a single call of C is not seen:
that a tuple is copied for each of 5,000 facts is accepted – they are 40 kB at most – since values
are never changed in place.

Two things grow with the square, and are bounded instead: a pad whose first round is corrected again
and again (500 facts), and an event of which step after step is taken back (300 times). Each single
one of these costs as much as the log is long, which is counted here.
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
FEW: Final = 2_000
"""Steps that are always acceptable."""
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
    """By how much the steps grow from twice to four times a size."""
    given = {"lines_in": lines_in} if lines_in else {}
    smaller, larger = (
        steps_of(_ignoring_refusal(work(size * times)), **given)  # type: ignore[arg-type]
        for times in (2, 4)
    )
    return max(larger, FEW) / max(smaller, FEW)


def _ignoring_refusal(work: Callable[[], object]) -> Callable[[], None]:
    """Return a function that does the work, even if it is refused in the end."""

    def do() -> None:
        with suppress(DacaboError, ValueError):
            work()

    return do


def _name(case: Case) -> str:
    function = getattr(case.function, "func", case.function)  # of a part of it
    return f"{function.__qualname__} {case.kind}"


@pytest.mark.parametrize("case", every_nth(CASES, 3), ids=_name)
def test_twice_as_much_costs_about_twice_as_much(case: Case) -> None:
    """Of any kind."""
    assert growth(case.work, case.size) <= MAX_RATIO


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=_name)
def test_so_does_more_than_that(case: Case) -> None:
    """The same at four times the size, of whatever may be so large."""
    try:
        grown = growth(case.work, 4 * case.size)
    except DacaboError as error:  # from its preparation: pads and events have a largest size
        pytest.skip(f"never so large: {error}")
    assert grown <= MAX_RATIO


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__)
def test_nothing_is_left_out(module: ModuleType) -> None:
    """Every public function that parses and shows has a line here."""
    known = {case.function for case in CASES}
    functions = {
        function
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and not name.startswith("_")
    }
    assert {function.__name__ for function in functions - known} == set()


def test_no_time_is_lost_with_what_is_too_long_for_a_host() -> None:
    """It is looked at before anybody has to wait: the names of the server and of the page."""
    name = "".join(chr(0xE0 + number % 24) for number in range(1_000))
    assert steps_of(lambda: origin_of(f"http://{name}")) < FEW
    assert origin_of(f"https://{'a' * 63}.example") is not None


# --- the test itself --------------------------------------------------------------------------


def _pairs(size: int) -> None:
    for one in range(size):
        for other in range(one):
            _pair = (one, other)


def _triples(size: int) -> None:
    for _ in range(size // 10):
        _pairs(size)


def _once(size: int) -> None:
    for _ in range(size):
        pass


@pytest.mark.parametrize("slow", [_pairs, _triples])
def test_what_looks_at_every_pair_is_caught(slow: Callable[[int], None]) -> None:
    """A loop in a loop, and one more around it."""
    assert growth(lambda size: lambda: slow(size), 50, __file__) > MAX_RATIO


def test_what_looks_at_everything_once_is_not() -> None:
    """One loop."""
    assert growth(lambda size: lambda: _once(size), 5_000, __file__) <= MAX_RATIO
