"""Accept connections, so that a flood of them costs as little as possible.

An event loop would make a transport and a protocol for every connection, even for one that is about
to be refused. Here the address of the client is checked before that. While an address floods the
server, connections are accepted in batches, because waking up for each costs more than refusing it.
"""

import asyncio
import socket
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Final, NamedTuple

from dacabo.server.limits.cpu_budget import CpuBudget, TooFast
from dacabo.server.logs import note_failure
from dacabo.server.sockets.connection_limiter import ConnectionLimiter, Slot, too_fast
from dacabo.server.sockets.stall_guard import RESET

BATCH: Final = 16
"""The most connections accepted before other tasks have their turn on the event loop."""
FLOOD_SECONDS: Final = 0.005
"""Seconds between two batches after somebody was refused or has to wait."""
RETRY_SECONDS: Final = 0.1
"""Seconds until the next attempt after accepting has failed, perhaps without a file descriptor."""
LOG_SECONDS: Final = 60
"""Seconds between two log lines about such a failure."""


class Sockets(NamedTuple):
    """The sockets at which a server listens."""

    public: socket.socket
    """The socket for everybody."""
    metrics: socket.socket | None = None
    """The socket for monitors on this machine."""


class Listener:
    """Accepts the connections of one socket, as soon as it is created.

    Args:
        listening: the socket.
        limiter: decides which connections are let in.
        new_protocol: makes the protocol of a connection.
    """

    def __init__(
        self,
        listening: socket.socket,
        limiter: ConnectionLimiter,
        new_protocol: Callable[[Slot], asyncio.Protocol],
    ) -> None:
        listening.settimeout(0)
        self._listening = listening
        self._limiter = limiter
        self._new_protocol = new_protocol
        self._loop = asyncio.get_running_loop()
        self._is_flooded = False
        self._logged = -float(LOG_SECONDS)
        """The time at which a failure to accept was last logged."""
        self._short_tasks: set[asyncio.Task[None]] = set()
        """Tasks that let in one connection, within two turns of the event loop."""
        self._long_tasks: set[asyncio.Task[None]] = set()
        """The task that accepts connections, and those that let connections in by turns."""
        self._start(self._accept(), self._long_tasks)

    async def close(self) -> None:
        """Accept no more; the socket itself stays open."""
        for task in self._long_tasks:
            task.cancel()
        await asyncio.wait(self._long_tasks | self._short_tasks)
        for waiting in self._limiter.waiting.values():
            while waiting:
                accepted, slot = waiting.popleft()
                slot.leave()
                accepted.close()

    def _start(self, work: Coroutine[Any, Any, None], among: set[asyncio.Task[None]]) -> None:
        task = self._loop.create_task(work)
        among.add(task)
        task.add_done_callback(among.discard)

    async def _accept(self) -> None:
        while True:
            pause = 0.0
            try:
                self._admit(*await self._loop.sock_accept(self._listening))
                for _ in range(1, BATCH):
                    self._admit(*self._listening.accept())
            except BlockingIOError:  # no more connections wait
                if self._is_flooded:
                    pause, self._is_flooded = FLOOD_SECONDS, False
            except ConnectionAbortedError:
                pass
            except Exception as error:  # noqa: BLE001 (an error must not stop the listener)
                self._log_failure(error)
                pause = RETRY_SECONDS
            await asyncio.sleep(pause)

    def _log_failure(self, error: Exception) -> None:
        if monotonic() - self._logged >= LOG_SECONDS:
            self._logged = monotonic()
            note_failure("accept-fails", error)

    def _admit(self, accepted: socket.socket, peer: object) -> None:
        """Let a client in, now or by turns, or refuse it."""
        slot = self._limiter.enter(peer[0] if isinstance(peer, tuple) else "")
        if isinstance(slot, bytes):
            self._refuse(accepted, slot)
            return
        budget, waiting = slot.budget, self._limiter.waiting
        if budget is None or not (budget in waiting or budget.is_bursting):
            self._start(self._let_in(accepted, slot), self._short_tasks)
            return
        self._is_flooded = True
        if budget in waiting:
            waiting[budget].append((accepted, slot))
        else:
            waiting[budget] = deque([(accepted, slot)])
            self._start(self._let_in_by_turns(budget), self._long_tasks)

    async def _let_in_by_turns(self, budget: CpuBudget) -> None:
        waiting = self._limiter.waiting[budget]
        while waiting:
            try:
                await budget.throttle()
            except TooFast:
                accepted, slot = waiting.popleft()
                slot.leave()
                self._refuse(accepted, too_fast())
            else:
                await self._let_in(*waiting.popleft())
        del self._limiter.waiting[budget]

    async def _let_in(self, accepted: socket.socket, slot: Slot) -> None:
        slot.pay()
        try:
            await self._loop.connect_accepted_socket(lambda: self._new_protocol(slot), accepted)
        except OSError:  # the client has disconnected already
            slot.leave()
            accepted.close()

    def _refuse(self, accepted: socket.socket, answer: bytes) -> None:
        """Close a connection with a short answer; without one, reset it."""
        self._is_flooded = True
        with accepted, suppress(OSError):  # the client may have disconnected already
            if answer:
                accepted.send(answer)  # it fits into the system's buffer, so this never waits
            else:
                accepted.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
