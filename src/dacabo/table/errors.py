"""Errors of a table."""

from dacabo.core.errors import DacaboError


class TableError(DacaboError):
    """A request that a table refuses now, or from this guest."""
