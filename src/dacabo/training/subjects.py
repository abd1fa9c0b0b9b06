"""What is taught: the games that have a subject."""

from typing import Any

from dacabo.core.errors import DacaboError
from dacabo.games import part_of


class TrainingError(DacaboError):
    """A training that cannot begin."""


def subject_of(game: str) -> Any:  # noqa: ANN401 (a module of the game's folder)
    """What there is to learn of a game: its player, its critic, its rewards."""
    subject = part_of(game, "dacabo.training", "subject")
    if subject is None:
        raise TrainingError("not-taught", game=game)
    return subject
