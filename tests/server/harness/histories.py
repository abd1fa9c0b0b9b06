"""Whether all that clients of a table have seen is the history of one log, in real time.

Each request and each welcome is an operation with a beginning, an end and a place in the log: the
number of its fact, or of the last fact shown. A history is *linearisable* if whatever began after
something else had ended has a later place (a request), or no earlier one (a welcome). What is told
unasked counts as ended when it was heard. A refusal has no place, so there must have been a moment,
while it was asked, at which the table had to refuse it.
"""

import json
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.core.values import Value
from dacabo.table.apply import apply
from dacabo.table.commands import act
from dacabo.table.facts import Entry
from dacabo.table.requests import Request
from dacabo.table.table import Table

PASSING = ("too-fast", "server-failed", "table-worn-out")
"""Refusals that do not follow from the table; those of the store are left out, too."""
LATE_SECONDS = 1.0
"""Seconds within which a client has heard of a fact that caused a refusal."""


class Operation(Value):
    """Something that a client did, and when."""

    began: float
    ended: float
    place: int
    """Its number in the log."""
    writes: bool


class Refusal(Value):
    """A request that was refused, and when."""

    began: float
    ended: float
    guest: str
    id: str
    request: dict[str, Any]
    code: str


class History:
    """What the clients of one table have seen."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.refusals: list[Refusal] = []
        self._told: dict[int, tuple[Any, ...]] = {}
        self._heard: list[tuple[float, int]] = []
        """When which number was told to somebody."""

    def done(self, began: float, ended: float, place: int) -> None:
        """A request was answered."""
        self.operations.append(Operation(began, ended, place, writes=True))

    def shown(self, began: float, ended: float, place: int) -> None:
        """A client was shown the whole table."""
        self.operations.append(Operation(began, ended, place, writes=False))

    def told(self, ended: float, event: Mapping[str, Any]) -> None:
        """A client was told of a fact; all are told the same of what is public."""
        number = event["number"]
        public = (event["at"], event["seat"], event["by"])
        assert self._told.setdefault(number, public) == public, "two clients heard different facts"
        self._heard.append((ended, number))

    def check(self, lines: Iterable[tuple[int, bytes]]) -> None:
        """Fail if there is no order in which one log could have caused all of it."""
        log = [line for _, line in lines]
        for number, (at, *_) in self._told.items():
            assert json.loads(log[number - 1])["at"] == at, "a client heard what is not in the log"
        known = _Known(self.operations, self._heard)
        _check_order(self.operations, known)
        self._check_refusals(log, known)

    def _check_refusals(self, log: list[bytes], known: "_Known") -> None:
        """A refusal is right if at one moment while it was asked the table had to refuse."""
        doubtful = {
            key: (known.before(one.began), known.begun_before(one.ended + LATE_SECONDS), one)
            for key, one in enumerate(self.refusals)
            if not one.code.startswith("store-") and one.code not in PASSING
        }
        table: Table | None = None
        for number, line in enumerate(log, 1):
            table = apply(table, msgspec.json.decode(line, type=Entry)).table
            for key, (first, last, refusal) in [*doubtful.items()]:
                if first <= number <= last and _refuses(table, refusal):
                    del doubtful[key]
        assert not doubtful, "a request was refused at no moment at which it had to be"


class _Known:
    """What was known at a moment, from operations that had ended or begun."""

    def __init__(self, operations: list[Operation], heard: list[tuple[float, int]]) -> None:
        self._ended = _highest([*heard, *((one.ended, one.place) for one in operations)])
        self._began = _highest([*heard, *((one.began, one.place) for one in operations)])

    def before(self, moment: float) -> int:
        """The last place that was known before."""
        return self._at(self._ended, moment)

    def begun_before(self, moment: float) -> int:
        """The last place that may have been taken by then."""
        return self._at(self._began, moment)

    def _at(self, steps: list[tuple[float, int]], moment: float) -> int:
        index = bisect_left(steps, (moment, 0))
        return steps[index - 1][1] if index else 0


def _highest(steps: Iterable[tuple[float, int]]) -> list[tuple[float, int]]:
    """The highest place up to each moment."""
    found: list[tuple[float, int]] = []
    for moment, place in sorted(steps):
        found.append((moment, max(place, found[-1][1] if found else 0)))
    return found


def _check_order(operations: list[Operation], known: _Known) -> None:
    for one in operations:
        before = known.before(one.began)
        if one.writes:
            assert one.place > before, "a request took effect before one that had ended"
        else:
            assert one.place >= before, "a client was shown what is older than what was known"


def _refuses(table: Table, refusal: Refusal) -> bool:
    try:
        act(
            table,
            msgspec.convert(refusal.request, Request),
            0,
            guest=refusal.guest,
            id=refusal.id,
            present=(),
            new_seed=lambda: bytes(32),
        )
    except DacaboError as error:
        return error.code == refusal.code
    return False
