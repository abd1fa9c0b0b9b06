"""What a score pad refuses."""

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Argument, Phrase
from dacabo.core.values import Value


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

    def __init__(self, code: str, *, stands: Value, round: int) -> None:  # noqa: A002 (its name)
        super().__init__(code, round=round)
        self.stands = stands
        """What is on the pad for that round."""


class PadFileError(PadError):
    """A file with a pad that cannot be read, with its line, counted from 1.

    Where a rule of the pad is behind it, `__cause__` is that error.
    """
