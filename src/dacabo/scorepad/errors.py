"""Errors of a score pad."""

from typing import Any

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Argument, Phrase


class PadError(DacaboError):
    """A request that a pad refuses, or refuses now."""


class NeedsConfirmation(PadError):
    """An unlikely entry; sent again with `sure`, it is accepted."""

    def __init__(self, code: str, *, doubts: tuple[Phrase, ...], **about: Argument) -> None:
        super().__init__(code, **about)
        self.doubts = doubts
        """The reasons why the entry is unlikely, as questions to the user."""


class Conflict(PadError):
    """Another client was faster, and wrote something else."""

    def __init__(self, code: str, *, current: Any, round: int) -> None:  # noqa: A002, ANN401 (its name; an entry of any game)
        super().__init__(code, round=round)
        self.current = current
        """The entry that the pad has for that round."""


class PadFileError(PadError):
    """A pad file that cannot be read, with its line, counted from 1.

    If a rule of the pad is the reason, `__cause__` is that error.
    """
