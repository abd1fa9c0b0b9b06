"""Errors of a club book."""

from dacabo.core.errors import DacaboError


class ClubError(DacaboError):
    """A request that a club book refuses."""


class ClubFileError(ClubError):
    """A file that is not a club book, or has an impossible line, counted from 1.

    If a rule of the book is the reason, `__cause__` is that error.
    """
