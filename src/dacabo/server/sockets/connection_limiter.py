"""Limits for the number of open connections.

Each connection takes a file descriptor and memory. So there is a limit for all connections, and one
for the HTTP connections of one address. WebSockets are counted by the application, which knows
their true address behind a proxy.
"""

from collections import deque
from functools import cache
from http import HTTPStatus
from logging import WARNING
from socket import socket
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES
from dacabo.server.http.request_guard import is_among
from dacabo.server.http.responses import sentence
from dacabo.server.limits.buckets import ConnectionCounter
from dacabo.server.limits.cpu_budget import CpuBudget, CpuBudgets
from dacabo.server.logs import note
from dacabo.server.metrics import Metrics
from dacabo.server.settings import Network
from dacabo.server.wire.bodies import Problem
from dacabo.table.errors import TableError

BACKLOG: Final = 2048
"""The most connections that the system accepts before the server can refuse them."""
OWN_FILES: Final = 128
"""File descriptors reserved for the store, the bots and everything else."""
ACCEPT_SECONDS: Final = 0.00004
"""Seconds charged for every connection, also for one that is refused."""
ENTER_SECONDS: Final = 0.00025
"""Seconds charged in addition for a connection that is let in, before its first request."""
MAX_WAITING_CONNECTIONS: Final = 100
"""The most connections of one address that may wait to be let in."""
RETRY_SECONDS: Final = 5
"""Seconds after which a refused client may try again."""


SLOT: Final = "dacabo.place"
"""The key of the slot in the state that uvicorn passes from HTTP to a WebSocket."""


class Slot:
    """One connection in the limiter."""

    def __init__(
        self, limiter: "ConnectionLimiter", address: str | None, budget: CpuBudget | None
    ) -> None:
        self.budget = budget
        """The budget of the address; None for our own proxies, which serve many clients."""
        self.limiter = limiter
        self._address = address
        self._is_http = True

    def pay(self) -> None:
        """Pay for a connection that is let in."""
        if self.budget is not None:
            self.budget.pay(ENTER_SECONDS)

    def let_in(self) -> None:
        """Stop counting it as HTTP: the application counts it as a WebSocket from now on."""
        if self._is_http:
            self._is_http = False
            self.limiter.metrics.http_connections.dec()
            if self._address is not None:
                self.limiter.counter.leave(self._address)

    def leave(self) -> None:
        """Stop counting a connection that has ended."""
        self.let_in()
        self.limiter.count -= 1


class ConnectionLimiter:
    """All connections of a server.

    Args:
        most: the limit for all connections together.
        per_address: the limit for the HTTP connections of one address.
        proxies: the networks of our own proxies, which are exempt from that limit.
        budgets: the budget of each address.
        metrics: the metrics that count connections.
        stalled_seconds: how long a client may read nothing before it is cut off.
    """

    def __init__(
        self,
        most: int,
        per_address: int,
        proxies: tuple[Network, ...],
        *,
        budgets: CpuBudgets,
        metrics: Metrics,
        stalled_seconds: int,
    ) -> None:
        self.count = 0
        self.stalled_seconds = stalled_seconds
        self.metrics = metrics
        self.counter = ConnectionCounter(per_address)
        self.waiting: dict[CpuBudget, deque[tuple[socket, Slot]]] = {}
        """By budget: the connections that have to wait, because their address is bursting."""
        self._most = most
        self._proxies = proxies
        self._budgets = budgets

    def enter(self, address: str) -> Slot | bytes:
        """A slot for a connection. If it is refused, the answer to send, which may be empty."""
        is_client = not is_among(address, self._proxies)
        budget = self._budgets.of(address) if is_client else None
        if budget is not None:
            budget.pay(ACCEPT_SECONDS)
            if budget.is_deep_in_debt:
                return self._refusal(b"")
            if len(self.waiting.get(budget, ())) >= MAX_WAITING_CONNECTIONS:
                return self._refusal(too_fast())
        if self.count >= self._most:
            return self._refusal(_house_full())
        if is_client and not self.counter.enter(address):
            return self._refusal(too_fast())
        self.count += 1
        self.metrics.http_connections.inc()
        return Slot(self, address if is_client else None, budget)

    def _refusal(self, answer: bytes) -> bytes:
        self.metrics.turned_away.inc()
        return answer


# --- answers to refused clients, cached because there may be many of them ----------------------


@cache
def _house_full() -> bytes:
    return _answer(TableError("house-full"), HTTPStatus.SERVICE_UNAVAILABLE)


@cache
def too_fast() -> bytes:
    """The answer to an address that has too many connections, or opens them too fast."""
    return _answer(TableError("too-fast"), HTTPStatus.TOO_MANY_REQUESTS)


def _answer(error: DacaboError, status: HTTPStatus) -> bytes:
    body = msgspec.json.encode(Problem(error.code, {}, sentence(LANGUAGES[0], error)))
    head = (
        f"HTTP/1.1 {status} {status.phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "cache-control: no-store\r\n"
        f"retry-after: {RETRY_SECONDS}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


def files_for(connections: int) -> tuple[int, int]:
    """The number of connections that the system can hold, at most `connections`, and the backlog.

    Raises the limit of file descriptors as far as the system allows.
    """
    try:
        import resource  # noqa: PLC0415 (not on Windows, where there is no such limit)
    except ImportError:
        return connections, BACKLOG
    needed = connections + BACKLOG + OWN_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return connections, BACKLOG
    files = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    except (OSError, ValueError):
        files = soft
    if files >= needed:
        return connections, BACKLOG
    backlog = min(BACKLOG, files // 4)
    most = min(connections, max(files - backlog - OWN_FILES, files // 4))
    note("few-files", WARNING, count=most, limit=files)
    return most, backlog
