"""A process beside the server, for work that would block the event loop.

It receives a function with its arguments and keeps no state: if it ends, the next process gets the
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
from time import thread_time
from traceback import extract_tb
from typing import Any, Final

from dacabo.core.errors import DacaboError
from dacabo.core.values import Discreet

NICE: Final = 10
"""The niceness of the process."""
LOWEST: Final = 19
"""The niceness of one that nobody waits for."""
GRACE: Final = 1.0
"""Seconds that the process has to end by itself."""
_LENGTH: Final = 4
"""Bytes before each message of the pipe that give its length."""
ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
_WORK: Final = (
    "import sys; nice, *sys.path[:] = sys.argv[1:]; "
    "from dacabo.server.limits.background_process import work; work(int(nice))"
)
"""The command of the process: the same code as the server, wherever that was found."""


class WorkError(Exception):
    """Work that failed: the kind of error and its place, but not its text, which may name cards."""

    def __init__(self, kind: str, place: str) -> None:
        super().__init__(kind, place)
        self.kind = kind
        self.place = place

    def __str__(self) -> str:
        return f"{self.kind} at {self.place}"

    @classmethod
    def of(cls, error: Exception) -> "WorkError":
        """What may be told of any error."""
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
            # Raise a copy: with its traceback the error would refer to this value, which is
            # untracked by the garbage collector.
            raise copy(self._error)
        return self._answer


# --- in the server -----------------------------------------------------------------------


class BackgroundProcess:
    """A place for a process; when it has ended, the next call starts another one."""

    def __init__(self, nice: int = NICE) -> None:
        self._nice = nice
        self._process: Process | None = None
        self._closed = False

    @property
    def is_cold(self) -> bool:
        """Whether the next call has to start a process first."""
        return self._process is None

    async def run(self, work: bytes) -> WorkResult:
        """Run a pickled call; one at a time.

        Raises:
            EOFError: the process ended, and so did the one after it; or it was closed.
        """
        try:
            answer = await self._ask(work)
        except EOFError:
            answer = await self._ask(work)
        done: WorkResult = pickle.loads(answer)  # noqa: S301 (the process is ours)
        return done

    async def _ask(self, work: bytes) -> bytes:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            if process.stdin.is_closing():  # not every event loop raises EOFError on writing
                raise EOFError  # noqa: TRY301 (handled as any other end of the process)
            process.stdin.write(_framed(work))
            await process.stdin.drain()
            length = await process.stdout.readexactly(_LENGTH)
            return await process.stdout.readexactly(int.from_bytes(length))
        except OSError:
            await self._end(grace=0)
            raise EOFError from None
        except BaseException:
            # Timed out, or the process has ended: its answer must not be taken for the next call's.
            await self._end(grace=0)
            raise

    async def _start(self) -> Process:
        if self._closed:
            raise EOFError
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            _WORK,
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
        await self._end(grace=GRACE)

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


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(_LENGTH) + message


# --- in the process ----------------------------------------------------------------------------


def work(nice: int) -> None:
    """Run calls until the server closes the pipe or ends."""
    if sys.platform != "win32":
        os.nice(nice)
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # keeps the prints of a bot out of the pipe
    with suppress(BrokenPipeError):
        while True:
            answers.write(_framed(_do(asked.get())))
            answers.flush()
    os._exit(0)


def _listen(asked: SimpleQueue[bytes]) -> None:
    """Read calls from the server. Once it closes the pipe, no one reads the last answer."""
    with open(0, "rb", closefd=False) as pipe:
        while length := pipe.read(_LENGTH):
            asked.put(pipe.read(int.from_bytes(length)))
    os._exit(0)


def _do(asked: bytes) -> bytes:
    began = thread_time()
    try:
        call: Callable[[], Any] = pickle.loads(asked)  # noqa: S301 (the server wrote it)
        return pickle.dumps(WorkResult(_answer=call(), seconds=thread_time() - began))
    except DacaboError as error:
        return pickle.dumps(WorkResult(_error=error, seconds=thread_time() - began))
    except Exception as error:  # noqa: BLE001 (any error is sent to the server)
        return pickle.dumps(WorkResult(_error=WorkError.of(error), seconds=thread_time() - began))
