"""Errors of a command."""

from dacabo.core.errors import DacaboError


class CommandError(DacaboError):
    """A command that cannot be executed as given."""
