"""Accepting connections, in the event loop of every system."""

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
    """A connection that sends back all that it receives."""

    def __init__(self, slot: Slot, accepted: asyncio.Queue["Echo"]) -> None:
        self._slot = slot
        self._accepted = accepted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Report the connection to the test."""
        self.transport = transport
        self._accepted.put_nowait(self)

    def data_received(self, data: bytes) -> None:
        """Send the data back."""
        self.transport.write(data)

    def connection_lost(self, _error: Exception | None) -> None:
        """Leave the slot of the limiter."""
        self._slot.leave()


class ListenerUnderTest:
    """A listener, and the connections it has accepted."""

    def __init__(self, listening: socket.socket) -> None:
        self.metrics = Metrics()
        self.limiter = ConnectionLimiter(
            1000, 500, (), budgets=CpuBudgets(0.05), metrics=self.metrics, stalled_seconds=30
        )
        self.accepted: asyncio.Queue[Echo] = asyncio.Queue()
        self.listener = Listener(listening, self.limiter, lambda slot: Echo(slot, self.accepted))
        self._to = listening.getsockname()

    def dial(self) -> socket.socket:
        """Begin to connect a client."""
        line = socket.socket()
        line.settimeout(0)
        self.connect(line)
        return line

    def connect(self, line: socket.socket) -> None:
        """Connect a client without waiting."""
        line.connect_ex(self._to)


@asynccontextmanager
async def listening_socket() -> AsyncIterator[ListenerUnderTest]:
    """Run a listener at a socket like the server's."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP) as listening:
        prepare(listening, 30)
        listening.bind(("127.0.0.1", 0))
        listening.listen(2048)
        under_test = ListenerUnderTest(listening)
        try:
            yield under_test
        finally:
            await under_test.listener.close()


def run(loop: Loop, work: Coroutine[object, object, None]) -> None:
    """Run a test in an event loop of this kind."""
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(work)


@pytest.mark.parametrize("loop", LOOPS)
def test_a_connection_inherits_its_options(loop: Loop) -> None:
    """Small frames go out at once, and the system notices a client that reads nothing."""

    async def check() -> None:
        async with listening_socket() as under_test, asyncio.timeout(10):
            with under_test.dial() as line:
                server_socket = (await under_test.accepted.get()).transport.get_extra_info("socket")
                assert server_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert (
                    server_socket.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
                    >= SEND_BUFFER_BYTES
                )
                if sys.platform == "linux":
                    timeout = server_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                    assert timeout == 30 * 1000
                loop = asyncio.get_running_loop()
                await loop.sock_sendall(line, b"hello")
                assert await loop.sock_recv(line, 5) == b"hello"
            while under_test.limiter.count:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_other_tasks_run_between_two_batches(loop: Loop) -> None:
    """A hundred connections that come at once are accepted batch by batch."""

    async def check() -> None:
        async with listening_socket() as under_test, asyncio.timeout(10):
            lines = [under_test.dial() for _ in range(100)]
            counts = [0]
            while counts[-1] < len(lines):
                await asyncio.sleep(0)
                counts.append(under_test.limiter.count)
            assert max(b - a for a, b in pairwise(counts)) <= module.BATCH
            for line in lines:
                line.close()

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_waiting_connections_are_closed_at_the_end(loop: Loop) -> None:
    """The limiter counts none of them any more."""

    async def check() -> None:
        lines = []
        async with listening_socket() as under_test, asyncio.timeout(10):
            under_test.limiter._budgets.of("127.0.0.1").pay(1)
            lines = [under_test.dial() for _ in range(20)]
            while under_test.limiter.count < 20:  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0)
            assert under_test.accepted.empty()
        assert not under_test.limiter.count
        for line in lines:
            with line:
                assert await asyncio.get_running_loop().sock_recv(line, 1) == b""

    run(loop, check())


@contextmanager
def no_file_descriptors_left() -> Iterator[None]:
    """Take all file descriptors from this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize("loop", LOOPS)
def test_accepting_resumes_when_there_are_file_descriptors_again(loop: Loop) -> None:
    """Connections that came meanwhile are accepted then; the log has one line about it."""
    log = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.INFO, log)

    async def check() -> None:
        async with listening_socket() as under_test, asyncio.timeout(10):
            with socket.socket() as line:
                line.settimeout(0)
                with no_file_descriptors_left():
                    under_test.connect(line)
                    await asyncio.sleep(4 * module.RETRY_SECONDS)
                assert under_test.accepted.empty()
                await under_test.accepted.get()

    run(loop, check())
    assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == ["accept-fails"]
