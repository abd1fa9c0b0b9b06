"""The background process is restarted if it is killed, and never outlives the server."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
import uvloop

from dacabo.server.limits.background_process import GRACE_SECONDS, NICE, BackgroundProcess

EVERY_LOOP = pytest.mark.parametrize(
    "run",
    [uvloop.run, pytest.param(asyncio.run, marks=pytest.mark.long)],
    ids=["uvloop", "asyncio"],
)
"""The server's event loop; tests marked `long` also use asyncio's, for systems without uvloop."""
Run = Callable[[Coroutine[Any, Any, None]], None]

PID: Final = pickle.dumps(os.getpid)
LONG_SECONDS: Final = 4.0
LONG: Final = pickle.dumps(partial(time.sleep, LONG_SECONDS))


@asynccontextmanager
async def opened() -> AsyncIterator[BackgroundProcess]:
    """A worker that ends with the test, also if the test fails."""
    worker = BackgroundProcess()
    try:
        yield worker
    finally:
        await worker.close()


async def pid_of(worker: BackgroundProcess) -> int:
    """The id of the process that does the work."""
    pid: int = (await worker.run(PID)).answer
    return pid


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@EVERY_LOOP
def test_a_worker_that_is_killed_is_started_again(run: Run) -> None:
    """It may be killed between two calls, and during one."""

    async def check() -> None:
        async with opened() as worker:
            first = await pid_of(worker)
            os.kill(first, signal.SIGKILL)
            second = await pid_of(worker)
            assert second != first
            working = asyncio.create_task(worker.run(LONG))
            await asyncio.sleep(0.05)
            assert not working.done()
            os.kill(second, signal.SIGKILL)
            assert (await working).answer is None
            assert await pid_of(worker) not in {first, second}

    run(check())


@EVERY_LOOP
def test_closing_leaves_no_process(run: Run) -> None:
    """Idle or during a call, it ends at once, and the caller gets an error."""

    async def check() -> None:
        for busy in (False, True):
            async with opened() as worker:
                pid = await pid_of(worker)
                working = asyncio.create_task(worker.run(LONG)) if busy else None
                await asyncio.sleep(0.05)
                began = time.monotonic()
                await worker.close()
                assert time.monotonic() - began < GRACE_SECONDS
                assert not is_there(pid)
                for call in (working, worker.run(PID)):
                    if call is not None:
                        with pytest.raises(EOFError):
                            await call

    run(check())


@EVERY_LOOP
@pytest.mark.parametrize("after", [0, 0.001, 0.05])
def test_closing_while_it_starts_leaves_no_process(run: Run, after: float) -> None:
    """The worker is closed before, during or after the start."""

    async def check() -> None:
        async with opened() as worker:
            working = asyncio.create_task(worker.run(LONG))
            await asyncio.sleep(after)
            await worker.close()
            with pytest.raises(EOFError):
                await working
            assert worker.is_cold

    run(check())


@EVERY_LOOP
def test_a_stopped_worker_is_killed(run: Run) -> None:
    """It does not notice that the pipe is closed, so closing takes a little longer."""

    async def check() -> None:
        async with opened() as worker:
            pid = await pid_of(worker)
            os.kill(pid, signal.SIGSTOP)
            await worker.close()
            assert not is_there(pid)

    run(check())


SERVER: Final = """
import asyncio, sys
sys.path[:0] = sys.argv[1:]
from server.test_background_process import LONG, PID, BackgroundProcess
async def serve():
    worker = BackgroundProcess()
    await worker.run(PID)
    print("worked", flush=True)
    await worker.run(LONG)
asyncio.run(serve())
"""


def test_a_worker_ends_with_the_server() -> None:
    """When the server is killed, its worker ends, because the stderr that they share is closed."""
    tests = Path(__file__).parents[1]
    with subprocess.Popen(
        [sys.executable, "-c", SERVER, tests], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"worked\n"
        server.kill()
        _, errors = server.communicate(timeout=5)
        assert errors == b""


@EVERY_LOOP
def test_a_worker_has_a_lower_priority(run: Run) -> None:
    """If there is more work than cores, the server gets CPU time first."""

    async def check() -> None:
        async with opened() as worker:
            own = os.getpriority(os.PRIO_PROCESS, 0)
            pid = await pid_of(worker)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(own + NICE, 19)

    run(check())
