"""Errors of an event."""

from dacabo.core.errors import DacaboError


class TournamentError(DacaboError):
    """A request that an event refuses now, or from this role."""


class LogError(TournamentError):
    """An event file that cannot be read, with its line, counted from 1.

    If a rule of the event is the reason, `__cause__` is that error.
    """


class ListError(TournamentError):
    """A list of names that cannot be read, with its line, counted from 1.

    If a name is the reason, `__cause__` is the error about that name.
    """
