"""What can be wrong with a record, and where."""

from dacabo.core.errors import DacaboError


class RecordError(DacaboError):
    """Something in a record that cannot be, with its line and column, both counted from 1.

    Where a rule of the game is behind it, `__cause__` is the game's own error.
    """

    @property
    def where(self) -> tuple[int, int]:
        """The line and the column."""
        return int(str(self.about["line"])), int(str(self.about["column"]))
