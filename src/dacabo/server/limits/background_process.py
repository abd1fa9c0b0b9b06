"""A process beside the server, for work that would block the event loop.

It receives a function with its arguments, and has no state: if it dies, the next process gets the
same call and returns the same result. It has its own interpreter and a lower priority, so that
people's moves come first.
"""

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from traceback import extract_tb
from typing import Any, Final

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet
from dacabo.server.limits.time_slice import thread_time

NICE: Final = 10
"""The niceness of the process."""
LOWEST: Final = 19
"""The niceness of a process whose results nobody waits for."""
GRACE_SECONDS: Final = 1.0
"""Seconds that the process has to end by itself."""
_LENGTH_BYTES: Final = 4
"""The bytes before each message in the pipe, which are its length."""
ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
"""Environment variables by which libraries for linear algebra are limited to one thread."""
_COMMAND: Final = (
    "import sys; nice, *sys.path[:] = sys.argv[1:]; "
    "from dacabo.server.limits.background_process import work; work(int(nice))"
)
"""The program of the process: it imports the same code as the server, from the same places."""


class WorkError(Exception):
    """An error of a call: its type and place, but not its text, which may name hidden cards."""

    def __init__(self, kind: str, place: str) -> None:
        super().__init__(kind, place)
        self.kind = kind
        self.place = place

    def __str__(self) -> str:
        return f"{self.kind} at {self.place}"

    @classmethod
    def of(cls, error: Exception) -> "WorkError":
        """The parts of any error that may be shown."""
        frame = extract_tb(error.__traceback__)[-1]
        return cls(type(error).__name__, f"{Path(frame.filename).name}:{frame.lineno}")


class WorkResult(Discreet):
    """The result or the error of a call, and the time it took."""

    seconds: float
    _answer: Any = None
    _error: DacaboError | WorkError | None = None

    @property
    def answer(self) -> Any:  # noqa: ANN401 (the result of any function)
        """The result; raises the error if there is one."""
        if self._error is not None:
            # Raise a copy. The traceback of the error itself would refer to this value, which the
            # garbage collector does not track: the cycle would never be freed.
            raise copy(self._error)
        return self._answer


# --- in the server -----------------------------------------------------------------------


class BackgroundProcess:
    """Runs calls in a process. If the process has ended, the next call starts another one."""

    def __init__(self, nice: int = NICE) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._closed = False

    @property
    def is_cold(self) -> bool:
        """Whether the next call has to start a process first."""
        return self._process is None

    async def run(self, call: bytes) -> WorkResult:
        """Run a pickled call; one at a time.

        Raises:
            EOFError: the process ended, and so did the one after it; or it was closed.
        """
        try:
            answer = await self._ask(call)
        except EOFError:
            answer = await self._ask(call)
        result: WorkResult = pickle.loads(answer)  # noqa: S301 (the process is ours)
        return result

    async def _ask(self, call: bytes) -> bytes:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            if process.stdin.is_closing():  # not every event loop raises EOFError on writing
                raise EOFError  # noqa: TRY301 (handled as any other end of the process)
            process.stdin.write(_add_length(call))
            await process.stdin.drain()
            length = await process.stdout.readexactly(_LENGTH_BYTES)
            return await process.stdout.readexactly(int.from_bytes(length))
        except OSError:
            await self._end(grace=0)
            raise EOFError from None
        except BaseException:
            # After a timeout, a late answer must not be taken for the answer to the next call.
            await self._end(grace=0)
            raise

    async def _start(self) -> Process:
        if self._closed:
            raise EOFError
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            _COMMAND,
            str(self._nice),
            *sys.path,
            stdin=PIPE,
            stdout=PIPE,
            env=dict.fromkeys(ONE_THREAD_EACH, "1") | os.environ,
            start_new_session=True,  # Ctrl-C is for the server, which then closes the pipe
        )
        if self._closed:
            raise EOFError
        return self._process

    async def close(self) -> None:
        """End the process, and start no other."""
        self._closed = True
        await self._end(grace=GRACE_SECONDS)

    async def _end(self, grace: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        process.stdin.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), grace)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _add_length(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH_BYTES) + message


# --- in the process ----------------------------------------------------------------------------


def work(nice: int) -> None:
    """Run calls until the server closes the pipe or ends."""
    if sys.platform != "win32":
        os.nice(nice)
    calls: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_calls, args=(calls,), daemon=True).start()
    # The pipe is the standard output: whatever the work prints goes to the log instead.
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    with suppress(BrokenPipeError):
        while True:
            answers.write(_add_length(_answer_to(calls.get())))
            answers.flush()
    os._exit(0)


def _read_calls(calls: SimpleQueue[bytes]) -> None:
    """Read calls until the server closes the pipe; then exit, because no one reads an answer."""
    with open(0, "rb", closefd=False) as pipe:
        while length := pipe.read(_LENGTH_BYTES):
            calls.put(pipe.read(int.from_bytes(length)))
    os._exit(0)


def _answer_to(pickled: bytes) -> bytes:
    result = result_of(pickled)
    try:
        return pickle.dumps(result)
    except Exception as error:  # noqa: BLE001 (as above)
        return pickle.dumps(WorkResult(_error=WorkError.of(error), seconds=result.seconds))


def result_of(pickled: bytes) -> WorkResult:
    """Run a pickled call."""
    began = thread_time()
    try:
        call: Callable[[], Any] = pickle.loads(pickled)  # noqa: S301 (the server wrote it)
        return WorkResult(_answer=call(), seconds=thread_time() - began)
    except DacaboError as error:
        return WorkResult(_error=error, seconds=thread_time() - began)
    except Exception as error:  # noqa: BLE001 (any error is sent to the server)
        return WorkResult(_error=WorkError.of(error), seconds=thread_time() - began)
