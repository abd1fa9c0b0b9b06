"""A training as data: what is played, how long, and how boldly is learned."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from dacabo.core.errors import DacaboError
from dacabo.core.rules import RuleSet
from dacabo.core.values import Value
from dacabo.games import part_of, rules_called

RIVAL: Final = "rival"
"""How somebody is called who has learned, and learns no more: the player of `Plan.rival`."""


class Course(NamedTuple):
    """A number that changes evenly from the beginning of a training to its end."""

    first: float
    last: float

    def at(self, progress: float) -> float:
        """The number after this share of the training; it may also fall by the same factor."""
        return float(self.first * (self.last / self.first) ** min(progress, 1.0))


class Setting(Value):
    """Matches that are played at once."""

    rules: str | dict[str, Any]
    """A preset's name, or what there is to choose for a tiny deck (`adapters/<game>/tiny.py`)."""
    players: int
    lanes: int
    among: str = ""
    """If it is said, a learner sits alone among fast players of this name, or among rivals."""


class Measured(Value):
    """A setting in which a player is measured, alone among others."""

    setting: Setting
    by: str
    """The others: a fast player, or rivals."""
    steps: int
    """Decisions in each lane."""


class Plan(Value, kw_only=True):
    """A training; what is not said is as it was for the player that ships."""

    game: str
    settings: tuple[Setting, ...]
    slots: int
    """The places that each layout has room for."""
    width: tuple[int, ...] = ()
    """How many numbers the networks think with, if not as many as the player that ships."""
    rival: str = ""
    """A file of weights. If a learner plays nobody else, it learns what that player gives away."""
    device: str = "cpu"
    seed: int = 1
    decisions: int = 0
    """How many decisions it takes, or"""
    seconds: float = 0.0
    """how long; with both, whichever comes first."""
    steps: int = 32
    """Decisions in each lane between two updates."""
    minibatches: int = 16
    epochs: int = 1
    learning: Course = Course(1.5e-3, 5e-5)
    """The learning rate,"""
    curiosity: Course = Course(0.02, 0.002)
    """the weight of the entropy,"""
    smoothing: float = 0.93
    """the λ of the advantages, over the decisions of two seats; with more of them a lap has more
    decisions and the same λ,"""
    clip: float = 0.15
    """and how far an update may go."""
    listening: float = 0.0
    """The share of the training in which only the critic learns: for a player that begins with
    somebody's weights, and would unlearn them if it listened to a critic who knows nothing."""
    averaging: float = 0.998
    """The weights that are measured and kept are a moving average."""
    match: float = 0.0
    """The share of the reward that is the chance to win the match; the rest are points. A match of
    a single round is paid by who wins it alone, unless nothing but points is."""
    measured: float = 60.0
    """Seconds between two measurements,"""
    against: tuple[Measured, ...] = ()
    """and what is measured."""


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
