"""The hall: everybody who is connected, whatever for, and how many of them there may be.

Each connection is a file to the system, and takes memory of it. So nobody comes in unseen: one
address has so many connections that are no WebSockets (those are counted where it is known who
they come from), and all together have so many.
"""

from functools import cache
from http import HTTPStatus
from logging import WARNING
from typing import Final

import msgspec

from dacabo.core.errors import DacaboError
from dacabo.server.cost.limits import Crowd
from dacabo.server.cost.purse import Purse, Purses
from dacabo.server.http.answers import sentence
from dacabo.server.http.door import is_among
from dacabo.server.logs import note
from dacabo.server.metrics import Metrics
from dacabo.server.settings import Network
from dacabo.server.wire.bodies import Problem
from dacabo.table.errors import TableError
from dacabo.words import LANGUAGES

BACKLOG: Final = 2048
"""So many may come at once; they are accepted before anybody can turn them away."""
OWN_FILES: Final = 128
"""For the store, the bots and whatever else is open."""
ACCEPT_SECONDS: Final = 0.0003
"""What it takes to let somebody in, before anything is asked."""
AGAIN_SECONDS: Final = 5
"""When somebody who is turned away may try again."""


class Place:
    """One connection's place in the hall."""

    def __init__(self, hall: "Hall", address: str | None, purse: Purse | None) -> None:
        self.purse = purse
        """Of the address; none for our own proxies, behind which are many."""
        self._hall = hall
        self._address = address
        self._waits = True

    def let_in(self) -> None:
        """Somebody else counts it from now on, as a WebSocket of its true address."""
        if self._waits:
            self._waits = False
            self._hall.metrics.http_connections.add(-1)
            if self._address is not None:
                self._hall.crowd.leave(self._address)

    def leave(self) -> None:
        """It has ended."""
        self.let_in()
        self._hall.count -= 1


class Hall:
    """All connections of a server.

    Args:
        most: of them together.
        per_address: of one address that are no WebSockets.
        proxies: our own, for whom that does not hold.
        purses: what each address has spent.
        metrics: where they are counted.
    """

    def __init__(
        self,
        most: int,
        per_address: int,
        proxies: tuple[Network, ...],
        *,
        purses: Purses,
        metrics: Metrics,
    ) -> None:
        self.count = 0
        self.metrics = metrics
        self.crowd = Crowd(per_address)
        self._most = most
        self._proxies = proxies
        self._purses = purses

    def enter(self, address: str) -> Place | bytes:
        """A place; or, if there is none, the answer to whatever was to be asked."""
        if self.count >= self._most:
            return self._refusal(_house_full())
        counted = not is_among(address, self._proxies)
        purse = self._purses.of(address) if counted else None
        if purse is not None and (purse.in_debt or not self.crowd.enter(address)):
            return self._refusal(_too_fast())
        if purse is not None:
            purse.pay(ACCEPT_SECONDS)
        self.count += 1
        self.metrics.http_connections.add(1)
        return Place(self, address if counted else None, purse)

    def _refusal(self, answer: bytes) -> bytes:
        self.metrics.turned_away.add()
        return answer


# --- what those are told who cannot come in: made once, since they may be many ----------------


@cache
def _house_full() -> bytes:
    return _answer(TableError("house-full"), HTTPStatus.SERVICE_UNAVAILABLE)


@cache
def _too_fast() -> bytes:
    return _answer(TableError("too-fast"), HTTPStatus.TOO_MANY_REQUESTS)


def _answer(error: DacaboError, status: HTTPStatus) -> bytes:
    body = msgspec.json.encode(Problem(error.code, {}, sentence(LANGUAGES[0], error)))
    head = (
        f"HTTP/1.1 {status} {status.phrase}\r\n"
        "content-type: application/json\r\n"
        f"content-length: {len(body)}\r\n"
        "cache-control: no-store\r\n"
        f"retry-after: {AGAIN_SECONDS}\r\n"
        "connection: close\r\n\r\n"
    )
    return head.encode() + body


def files_for(connections: int) -> tuple[int, int]:
    """How many connections the system can hold, of so many; and how many may come at once.

    As far as the system lets us, we take as many files as that needs.
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
