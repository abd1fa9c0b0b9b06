"""The listener accepts connections in both event loops: uvloop's, and asyncio's own."""

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
from dacabo.server.sockets import listener as listener_module
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
        self._address = listening.getsockname()

    def new_client(self) -> socket.socket:
        """A new client that begins to connect."""
        client = socket.socket()
        client.settimeout(0)
        self.connect(client)
        return client

    def connect(self, client: socket.socket) -> None:
        """Let a client begin to connect; do not wait for it."""
        client.connect_ex(self._address)


@asynccontextmanager
async def running_listener() -> AsyncIterator[ListenerUnderTest]:
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
        async with running_listener() as under_test, asyncio.timeout(10):
            with under_test.new_client() as client:
                server_socket = (await under_test.accepted.get()).transport.get_extra_info("socket")
                assert server_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                assert (
                    server_socket.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF)
                    >= SEND_BUFFER_BYTES
                )
                if sys.platform == "linux":
                    timeout = server_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT)
                    assert timeout == 30 * 1000
                running_loop = asyncio.get_running_loop()
                await running_loop.sock_sendall(client, b"hello")
                assert await running_loop.sock_recv(client, 5) == b"hello"
            while under_test.limiter.count:  # noqa: ASYNC110 (the limiter has no event)
                await asyncio.sleep(0.01)

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_other_tasks_run_between_two_batches(loop: Loop) -> None:
    """A hundred connections that come at once are accepted batch by batch."""

    async def check() -> None:
        async with running_listener() as under_test, asyncio.timeout(10):
            clients = [under_test.new_client() for _ in range(100)]
            counts = [0]
            while counts[-1] < len(clients):
                await asyncio.sleep(0)
                counts.append(under_test.limiter.count)
            assert max(b - a for a, b in pairwise(counts)) <= listener_module.BATCH
            for client in clients:
                client.close()

    run(loop, check())


@pytest.mark.parametrize("loop", LOOPS)
def test_waiting_connections_are_closed_with_the_listener(loop: Loop) -> None:
    """The limiter counts none of them any more."""

    async def check() -> None:
        clients = []
        async with running_listener() as under_test, asyncio.timeout(10):
            # The address overdraws its budget, so that its connections have to wait.
            under_test.limiter._budgets.of("127.0.0.1").pay(1)
            clients = [under_test.new_client() for _ in range(20)]
            while under_test.limiter.count < 20:  # noqa: ASYNC110 (the limiter has no event)
                await asyncio.sleep(0)
            assert under_test.accepted.empty()
        assert not under_test.limiter.count
        for client in clients:
            with client:
                assert await asyncio.get_running_loop().sock_recv(client, 1) == b""

    run(loop, check())


@contextmanager
def no_file_descriptors_left() -> Iterator[None]:
    """Let this process open no more files."""
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
        async with running_listener() as under_test, asyncio.timeout(10):
            with socket.socket() as client:
                client.settimeout(0)
                with no_file_descriptors_left():
                    under_test.connect(client)
                    await asyncio.sleep(4 * listener_module.RETRY_SECONDS)
                assert under_test.accepted.empty()
                await under_test.accepted.get()

    run(loop, check())
    assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == ["accept-fails"]
