"""What is taught: the games that have a subject."""

from collections.abc import Mapping
from typing import Any

from dacabo.core.errors import DacaboError
from dacabo.core.rules import RuleSet
from dacabo.games import part_of, rules_called


class TrainingError(DacaboError):
    """A training that cannot begin."""


def subject_of(game: str) -> Any:  # noqa: ANN401 (a module of the game's folder)
    """What there is to learn of a game: its player, its critic, its rewards."""
    subject = part_of(game, "dacabo.research.training", "subject")
    if subject is None:
        raise TrainingError("not-taught", game=game)
    return subject


def rules_for(game: str, chosen: str | Mapping[str, Any]) -> RuleSet:
    """The rules of that name, or those of a tiny deck, so that the rest can be reckoned exactly."""
    if isinstance(chosen, str):
        return rules_called(game, chosen)
    part = part_of(game, "dacabo.research.adapters", "tiny")
    if part is None:
        raise TrainingError("not-taught", game=game)
    rules: RuleSet = part.tiny_rules(**chosen)
    return rules
