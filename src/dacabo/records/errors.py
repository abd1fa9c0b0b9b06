"""What can be wrong with a record, and where."""

from dacabo.core.errors import DacaboError


class RecordError(DacaboError):
    """An error in a record, with its line and column, both counted from 1.

    If a rule of the game is the reason, `__cause__` is the game's own error.
    """

    @property
    def where(self) -> tuple[int, int]:
        """The line and the column."""
        return int(str(self.about["line"])), int(str(self.about["column"]))
