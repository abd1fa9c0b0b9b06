"""What a score pad refuses."""

from typing import Any

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Argument, Phrase


class PadError(DacaboError):
    """Something that cannot be written on a pad, or not now."""


class Doubtful(PadError):
    """An entry that can hardly be; whoever is sure of it says so and enters it again."""

    def __init__(self, code: str, *, doubts: tuple[Phrase, ...], **about: Argument) -> None:
        super().__init__(code, **about)
        self.doubts = doubts
        """What is strange about it, in words."""


class Conflict(PadError):
    """Somebody else was faster, and wrote something else."""

    def __init__(self, code: str, *, stands: Any, round: int) -> None:  # noqa: A002, ANN401 (its name; an entry of any game)
        super().__init__(code, round=round)
        self.stands = stands
        """What is on the pad for that round."""


class PadFileError(PadError):
    """A file with a pad that cannot be read, with its line, counted from 1.

    Where a rule of the pad is behind it, `__cause__` is that error.
    """
