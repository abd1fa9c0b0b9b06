"""A process beside the server, for work that would keep everybody waiting.

It is told what to do as a function and what that is given, and remembers nothing: if it ends, the
next one is asked the same and answers the same. It has an interpreter of its own and steps back
where there are fewer cores than work, so that people's moves come first.
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
"""By how much it steps back."""
GRACE: Final = 1.0
"""Seconds that it has to end by itself."""
_LENGTH: Final = 4
"""Bytes before each message of the pipe that say how long it is."""
_ONE_THREAD_EACH: Final = ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS")
_WORK: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; from dacabo.server.cost.worker import work; work()"
)
"""What it runs: the same code as the server, wherever that was found."""


class WorkError(Exception):
    """Work that failed: which kind of error, and where. Not its text, which may speak of cards."""

    def __init__(self, kind: str, place: str) -> None:
        super().__init__(kind, place)
        self.kind = kind
        self.place = place

    def __str__(self) -> str:
        return f"{self.kind} at {self.place}"


class Done(Discreet):
    """What came of it, or the error that says why nothing did; and how long it took."""

    seconds: float
    _answer: Any = None
    _error: DacaboError | WorkError | None = None

    @property
    def answer(self) -> Any:  # noqa: ANN401 (whatever the work returns)
        """What it returned; or the error is raised."""
        if self._error is not None:
            # A copy: with its traceback it would hold this value, which no collector looks at.
            raise copy(self._error)
        return self._answer


# --- in the server -----------------------------------------------------------------------


class Worker:
    """A place for a process; when that has ended, the next work starts another one."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._closed = False

    async def do(self, work: bytes) -> Done:
        """Have a pickled call made, one at a time.

        Raises:
            EOFError: the process ended, and so did the one after it; or it was closed.
        """
        try:
            answer = await self._ask(work)
        except EOFError:
            answer = await self._ask(work)
        done: Done = pickle.loads(answer)  # noqa: S301 (the process is ours)
        return done

    async def _ask(self, work: bytes) -> bytes:
        try:
            process = self._process or await self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            if process.stdin.is_closing():  # writing would be no EOFError in every event loop
                raise EOFError  # noqa: TRY301 (handled as any other end of the process)
            process.stdin.write(_framed(work))
            await process.stdin.drain()
            length = await process.stdout.readexactly(_LENGTH)
            return await process.stdout.readexactly(int.from_bytes(length))
        except OSError:
            await self._end(grace=0)
            raise EOFError from None
        except BaseException:
            # Too late, or the process has ended: no answer to this may be taken for the next one.
            await self._end(grace=0)
            raise

    async def _start(self) -> Process:
        if self._closed:
            raise EOFError
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            _WORK,
            *sys.path,
            stdin=PIPE,
            stdout=PIPE,
            env=dict.fromkeys(_ONE_THREAD_EACH, "1") | os.environ,
            start_new_session=True,  # Ctrl-C is for the server, which closes the pipe in its time
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


def work() -> None:
    """Do what is asked until the server closes the pipe, or is no more."""
    if sys.platform != "win32":
        os.nice(NICE)
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(asked,), daemon=True).start()
    answers, sys.stdout = sys.stdout.buffer, sys.stderr  # what a bot prints is no answer
    with suppress(BrokenPipeError):
        while True:
            answers.write(_framed(_do(asked.get())))
            answers.flush()
    os._exit(0)


def _listen(asked: SimpleQueue[bytes]) -> None:
    """Take what the server says. Once it says no more, nobody wants to know the last answer."""
    with open(0, "rb", closefd=False) as pipe:
        while length := pipe.read(_LENGTH):
            asked.put(pipe.read(int.from_bytes(length)))
    os._exit(0)


def _do(asked: bytes) -> bytes:
    began = thread_time()
    try:
        call: Callable[[], Any] = pickle.loads(asked)  # noqa: S301 (the server wrote it)
        return pickle.dumps(Done(_answer=call(), seconds=thread_time() - began))
    except DacaboError as error:
        return pickle.dumps(Done(_error=error, seconds=thread_time() - began))
    except Exception as error:  # noqa: BLE001 (whatever goes wrong here, the server goes on)
        frame = extract_tb(error.__traceback__)[-1]
        failure = WorkError(type(error).__name__, f"{Path(frame.filename).name}:{frame.lineno}")
        return pickle.dumps(Done(_error=failure, seconds=thread_time() - began))
