"""The errors of a film."""

from dacabo.core.errors import DacaboError


class FilmError(DacaboError):
    """A film that cannot be shown: of a round, or from eyes, that the match does not have."""
