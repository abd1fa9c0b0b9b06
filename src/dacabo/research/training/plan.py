"""The plan of a training: the environments, the hyperparameters of PPO, and the evaluations."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from dacabo.core.errors import DacaboError
from dacabo.core.rules import RuleSet
from dacabo.core.values import Value
from dacabo.games import part_of, rules_called

FROZEN_OPPONENT: Final = "frozen_opponent"
"""The name of the player whose weights are in `Plan.frozen_opponent`. It does not learn."""


class Schedule(NamedTuple):
    """A hyperparameter that changes geometrically from the beginning of a training to its end."""

    first: float
    last: float

    def at(self, progress: float) -> float:
        """Return the value after this share of the training."""
        return float(self.first * (self.last / self.first) ** min(progress, 1.0))


class Setting(Value):
    """Envs with the same rules, number of players and opponents."""

    rules: str | dict[str, Any]
    """A preset's name, or the parameters of a tiny deck (`adapters/<game>/tiny.py`)."""
    players: int
    num_envs: int
    opponents: str = ""
    """A fast player or `FROZEN_OPPONENT`, who then has all seats but one. If it is empty, the
    learner plays all seats: self-play."""


class Evaluation(Value):
    """A setting in which the learner is evaluated: it has one seat, its opponents the others."""

    setting: Setting
    opponents: str
    """A fast player or `FROZEN_OPPONENT`."""
    steps: int
    """The number of decisions in each env, of all seats together."""


class Plan(Value, kw_only=True):
    """A training.

    The weights that ship were not trained with these defaults, but with the plans in
    `<game>/prestissimo.json`.
    """

    game: str
    settings: tuple[Setting, ...]
    slots: int
    """The slots that an env has for each layout."""
    width: tuple[int, ...] = ()
    """The widths of the hidden layers; if empty, those of the player that ships."""
    frozen_opponent: str = ""
    """A file of weights. If it is the only opponent, the learner approximates a best response."""
    device: str = "cpu"
    seed: int = 1
    decisions: int = 0
    """The training ends after this many decisions; 0 is no limit."""
    seconds: float = 0.0
    """The training ends after this many seconds; 0 is no limit."""
    steps: int = 32
    """The number of decisions in each env of a rollout."""
    minibatches: int = 16
    epochs: int = 1
    learning_rate: Schedule = Schedule(1.5e-3, 5e-5)
    entropy_coef: Schedule = Schedule(0.02, 0.002)
    gae_lambda: float = 0.93
    """The λ of GAE for two players. With more players a lap has more decisions, so λ is adapted
    for a lap to have the same effect."""
    clip_range: float = 0.15
    """The ε of PPO's clipped objective."""
    critic_warmup: float = 0.0
    """The share of the training in which only the critic learns. A policy that begins with trained
    weights would unlearn them if it followed an untrained critic."""
    ema_decay: float = 0.998
    """The weights that are evaluated and saved are an exponential moving average."""
    match_share: float = 0.0
    """The share of the reward that is the change of the probability to win the match. The rest is
    points. If a match is one round, the share is 1 unless this is 0."""
    eval_interval: float = 60.0
    """The seconds between two evaluations."""
    evaluations: tuple[Evaluation, ...] = ()


class TrainingError(DacaboError):
    """A training cannot begin."""


def task_of(game: str) -> Any:  # noqa: ANN401 (a module of the game's folder)
    """Return the learning task of a game: its networks and rewards. Refuse a game without one."""
    task = part_of(game, "dacabo.research.training", "task")
    if task is None:
        raise TrainingError("no-training", game=game)
    return task


def rules_for(game: str, preset_or_deck: str | Mapping[str, Any]) -> RuleSet:
    """Return the preset of that name, or the rules of a tiny deck."""
    if isinstance(preset_or_deck, str):
        return rules_called(game, preset_or_deck)
    tiny = part_of(game, "dacabo.research.adapters", "tiny")
    if tiny is None:
        raise TrainingError("no-training", game=game)
    rules: RuleSet = tiny.tiny_rules(**preset_or_deck)
    return rules
