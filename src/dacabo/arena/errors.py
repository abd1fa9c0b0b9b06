"""Errors of the arena."""

from dacabo.core.errors import DacaboError


class ArenaError(DacaboError):
    """An entrant, a setting or a journal that cannot be used, or a bot that failed."""
