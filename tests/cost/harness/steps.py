"""The work of Python, counted in steps instead of seconds, so that it is the same on every machine.

A step is a call, of Python or of C, or an executed line of our own code, also when a loop repeats
it. The work inside one call of C is not seen: tests of copied text or searched lists use items that
count (`Name`).
"""

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Self

import dacabo

OURS = str(Path(dacabo.__file__).parent)
_TURN = asyncio.Handle._run.__code__
"""The function that the event loop calls for each callback."""


class TooMuch(BaseException):
    """There were too many steps. Only the counter itself may catch this."""


class Steps:
    """Counts the steps of this thread inside a `with` block.

    Args:
        most: the number of steps in one turn that raises `TooMuch`.
        lines_in: the prefixes of the files whose lines count.
    """

    def __init__(self, most: int | None = None, lines_in: str = OURS) -> None:
        self.turns: list[int] = []
        """The steps between two returns to the event loop, turn by turn."""
        self.broken = False
        """Whether `TooMuch` has ended the work."""
        self._count = 0
        self._most = sys.maxsize if most is None else most
        self._lines_in = lines_in

    @property
    def all(self) -> int:
        """The total number of steps."""
        return sum(self.turns)

    @property
    def dearest(self) -> int:
        """The steps of the longest turn."""
        return max(self.turns)

    def __enter__(self) -> Self:
        self._count = 0
        called, follow = self._observers()
        sys.settrace(follow)
        sys.setprofile(called)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        """Stop counting."""
        sys.setprofile(None)
        sys.settrace(None)
        self.turns.append(self._count)
        self._count = 0

    def _observers(self) -> tuple[Any, Any]:  # noqa: C901 (one thing, and it must be fast)
        """The functions that Python calls for every call and every line; so they are short."""
        turn, most, lines_in = _TURN, self._most, self._lines_in
        ours: dict[CodeType, bool] = {}

        def called(frame: FrameType, event: str, _about: object) -> None:
            if event == "call":
                if frame.f_code is turn:
                    self.turns.append(self._count)
                    self._count = 0
            elif event != "c_call":
                return
            self._count += 1
            if self._count > most:
                self._break_off()

        def follow(frame: FrameType, _event: str, _about: object) -> Any:
            code = frame.f_code
            if code not in ours:
                ours[code] = code.co_filename.startswith(lines_in)
            return line if ours[code] else None

        def line(_frame: FrameType, event: str, _about: object) -> Any:
            if event == "line":
                self._count += 1
                if self._count > most:
                    self._break_off()
            return line

        return called, follow

    def _break_off(self) -> None:
        self.broken = True
        self.stop()
        raise TooMuch


def steps_of(work: Callable[[], object], most: int | None = None, lines_in: str = OURS) -> int:
    """Return the steps of a piece of work, which is broken off after `most`."""
    steps = Steps(most, lines_in)
    try:
        with steps:
            work()
    except TooMuch:
        pass
    return steps.all


class Name(str):
    """A text that counts its comparisons, so that searching a list is not hidden."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other)

    __hash__ = str.__hash__
