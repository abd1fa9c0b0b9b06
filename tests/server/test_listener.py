"""How connections are accepted, by the event loop of every system."""

import asyncio
import json
import resource
import socket
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from io import StringIO
from itertools import pairwise

import pytest
import uvloop

from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.logs import set_up_logs
from dacabo.server.metrics import Metrics
from dacabo.server.settings import LogFormat, LogLevel
from dacabo.server.sockets import listener as module
from dacabo.server.sockets.connection_limiter import ConnectionLimiter, Slot
from dacabo.server.sockets.listener import Listener
from dacabo.server.sockets.stall_guard import SEND_BUFFER_BYTES, prepare

LOOPS = [pytest.param(uvloop.new_event_loop, id="uvloop"), pytest.param(None, id="asyncio")]
Loop = Callable[[], asyncio.AbstractEventLoop] | None


class Echo(asyncio.Protocol):
    """A connection that sends back what it hears."""

    def __init__(self, place: Slot, met: asyncio.Queue["Echo"]) -> None:
        self._place = place
        self._met = met

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Tell the test."""
        self.transport = transport
        self._met.put_nowait(self)

    def data_received(self, data: bytes) -> None:
        """Send it back."""
        self.transport.write(data)

    def connection_lost(self, _error: Exception | None) -> None:
        """Leave the hall."""
        self._place.leave()


class Accepting:
    """A listener, and everybody it has let in."""

    def __init__(self, listening: socket.socket) -> None:
        self.metrics = Metrics()
        self.driver = ConnectionLimiter(
            1000, 500, (), budgets=CpuBudgets(0.05), metrics=self.metrics, stalled_seconds=30
        )
        self.met: asyncio.Queue[Echo] = asyncio.Queue()
        self.listener = Listener(listening, self.driver, lambda place: Echo(place, self.met))
        self._to = listening.getsockname()

    def dial(self) -> socket.socket:
        """A client that has begun to connect."""
        line = socket.socket()
        line.settimeout(0)
        self.connect(line)
        return line

    def connect(self, line: socket.socket) -> None:
        """Connect a client, without waiting."""
        line.connect_ex(self._to)


@asynccontextmanager
async def accepting() -> AsyncIterator[Accepting]:
    """A listener at a socket as the server makes it."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        prepare(listening, 30)
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        found = Accepting(listening)
        try:
            yield found
        finally:
            await found.listener.close()


def run(loop: Loop, work: Coroutine[object, object, None]) -> None:
    """Run a test in such an event loop."""
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_connection_inherits_its_options(loop: Loop) -> None:
    """Small frames go out at once, and a client that reads nothing is noticed by the system."""

    async def check() -> None:
        async with accepting() as one, asyncio.timeout(10):
            with one.dial() as line:
                its = (await one.met.get()).transport.get_extra_info("socket")
                assert its.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert its.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) >= SEND_BUFFER_BYTES
                if sys.platform == "linux":
                    timeout = its.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                    assert timeout == 30 * 1000
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(line, b"hello")
                assert await loop.sock_recv(line, 5) == b"hello"
            while one.driver.count:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_others_have_their_turn_between_two_batches(loop: Loop) -> None:
    """A hundred who come at once are let in by and by."""

    async def check() -> None:
        async with accepting() as one, asyncio.timeout(10):
            lines = [one.dial() for _ in range(100)]
            seen = [0]
            while seen[-1] < len(lines):
                await asyncio.sleep(0)
                seen.append(one.driver.count)
            assert max(b - a for a, b in pairwise(seen)) <= module.BATCH
            for line in lines:
                line.close()

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_who_still_waits_is_closed_at_the_end(loop: Loop) -> None:
    """Nobody is left over in the limiter, however far each has come."""

    async def check() -> None:
        lines = []
        async with accepting() as one, asyncio.timeout(10):
            one.driver._budgets.of("127.0.0.1").pay(1)
            lines = [one.dial() for _ in range(20)]
            while one.driver.count < 20:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0)
            assert one.met.empty()
        assert not one.driver.count
        for line in lines:
            with line:
                assert await asyncio.get_running_loop().sock_recv(line, 1) == b""

    run(loop, check())


@contextmanager
def no_files() -> Iterator[None]:
    """The system has no file descriptor left for this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("loop", LOOPS)
def test_without_file_descriptors_it_tries_again(loop: Loop) -> None:
    """Who comes meanwhile is let in when there is one again; the log has one line about it."""
    log = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.INFO, log)

    async def check() -> None:
        async with accepting() as one, asyncio.timeout(10):
            with socket.socket() as line:
                line.settimeout(0)
                with no_files():
                    one.connect(line)
                    await asyncio.sleep(4 * module.RETRY_SECONDS)
                assert one.met.empty()
                await one.met.get()

    run(loop, check())
    assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == ["accept-fails"]
