"""Checks that everything seen by the clients of a table is one history in real time.

Each request and each welcome is an operation with a beginning, an end and a place in the log: the
number of its fact, or of the last fact shown. A history is *linearisable* if an operation that
began after another had ended has a later place (a request), or no earlier one (a welcome). A fact
sent to a client counts as an operation that ended when it arrived. A refusal has no place, so there
must have been a moment during the request at which the table had to refuse it.
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

TEMPORARY_REFUSALS = ("too-fast", "server-failed", "table-worn-out")
"""Refusals that do not follow from the table; those of the store are left out as well."""
LATE_SECONDS = 1.0
"""The seconds within which a client has heard of a fact that caused a refusal."""


class Operation(Value):
    """A request or a welcome, and its time."""

    began: float
    ended: float
    place: int
    """The number in the log."""
    writes: bool


class Refusal(Value):
    """A refused request, and its time."""

    began: float
    ended: float
    guest: str
    id: str
    request: dict[str, Any]
    code: str


class History:
    """Everything that the clients of one table have seen."""

    def __init__(self) -> None:
        self.operations: list[Operation] = []
        self.refusals: list[Refusal] = []
        self._told: dict[int, tuple[Any, ...]] = {}
        self._heard: list[tuple[float, int]] = []
        """The moments at which clients got facts, and the numbers of the facts."""

    def add_answer(self, began: float, ended: float, place: int) -> None:
        """Add a request that was answered."""
        self.operations.append(Operation(began, ended, place, writes=True))

    def add_welcome(self, began: float, ended: float, place: int) -> None:
        """Add a welcome, which showed a client the whole table."""
        self.operations.append(Operation(began, ended, place, writes=False))

    def add_news(self, ended: float, event: Mapping[str, Any]) -> None:
        """Add a fact that a client got; its public part must be the same for all clients."""
        number = event["number"]
        public = (event["at"], event["seat"], event["by"])
        assert self._told.setdefault(number, public) == public, "two clients heard different facts"
        self._heard.append((ended, number))

    def check(self, lines: Iterable[tuple[int, bytes]]) -> None:
        """Fail if no order of events in one log could have caused all of it."""
        log = [line for _, line in lines]
        for number, (at, *_) in self._told.items():
            assert json.loads(log[number - 1])["at"] == at, "a client heard what is not in the log"
        knowledge = _Knowledge(self.operations, self._heard)
        _check_order(self.operations, knowledge)
        self._check_refusals(log, knowledge)

    def _check_refusals(self, log: list[bytes], knowledge: "_Knowledge") -> None:
        """Check that the table had to refuse each refused request, at one moment at least."""
        doubtful = {
            key: (
                knowledge.before(refused.began),
                knowledge.begun_before(refused.ended + LATE_SECONDS),
                refused,
            )
            for key, refused in enumerate(self.refusals)
            if not refused.code.startswith("store-") and refused.code not in TEMPORARY_REFUSALS
        }
        table: Table | None = None
        for number, line in enumerate(log, 1):
            table = apply(table, msgspec.json.decode(line, type=Entry)).table
            for key, (first, last, refusal) in [*doubtful.items()]:
                if first <= number <= last and _refuses(table, refusal):
                    del doubtful[key]
        assert not doubtful, "a request was refused at no moment at which it had to be"


class _Knowledge:
    """The places that were known at a moment, from operations that had ended or begun."""

    def __init__(self, operations: list[Operation], news: list[tuple[float, int]]) -> None:
        self._ended = _highest(
            [*news, *((operation.ended, operation.place) for operation in operations)]
        )
        self._began = _highest(
            [*news, *((operation.began, operation.place) for operation in operations)]
        )

    def before(self, moment: float) -> int:
        """The last place that was known before a moment."""
        return self._at(self._ended, moment)

    def begun_before(self, moment: float) -> int:
        """The last place that may have been taken by a moment."""
        return self._at(self._began, moment)

    def _at(self, steps: list[tuple[float, int]], moment: float) -> int:
        index = bisect_left(steps, (moment, 0))
        return steps[index - 1][1] if index else 0


def _highest(steps: Iterable[tuple[float, int]]) -> list[tuple[float, int]]:
    """The highest place up to each moment."""
    highest: list[tuple[float, int]] = []
    for moment, place in sorted(steps):
        highest.append((moment, max(place, highest[-1][1] if highest else 0)))
    return highest


def _check_order(operations: list[Operation], knowledge: _Knowledge) -> None:
    for operation in operations:
        before = knowledge.before(operation.began)
        if operation.writes:
            assert operation.place > before, "a request took effect before one that had ended"
        else:
            assert operation.place >= before, "a client was shown what is older than what was known"


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
