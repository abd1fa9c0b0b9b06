"""What an event refuses."""

from dacabo.core.errors import DacaboError


class TournamentError(DacaboError):
    """Something that cannot be asked of an event now, or not by this role."""


class LogError(TournamentError):
    """A file with an event that cannot be read, with its line, counted from 1.

    Where a rule of the event is behind it, `__cause__` is that error.
    """


class ListError(TournamentError):
    """A list of names that cannot be read, with its line, counted from 1.

    Where a name is behind it, `__cause__` is what is wrong with that name.
    """
