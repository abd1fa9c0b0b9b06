"""What a table refuses."""

from dacabo.core.errors import DacaboError


class TableError(DacaboError):
    """Something that cannot be asked of a table now, or not by this guest."""
