"""What can be wrong with a command."""

from dacabo.core.errors import DacaboError


class CommandError(DacaboError):
    """A command that cannot be carried out as it was given."""
