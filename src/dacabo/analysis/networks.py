"""The networks, asked for a whole match at once: the judge's two, and Prestissimo's."""

from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dacabo.analysis.encoding import Path
from dacabo.analysis.replay import Position, Question
from dacabo.bots.layers import array_ops
from dacabo.core.seats import Seat
from dacabo.games import part_of
from dacabo.judge.weights import network_of, shipped

Floats = NDArray[np.floating[Any]]

BATCH: Final = 256
"""The observations of a call: more would not fit into the caches of a processor."""
OPS: Final = array_ops(np, np.float32)


class Judged(NamedTuple):
    """What the networks say of a decision."""

    points: dict[Path, tuple[float, float]]
    """By move: the actor's own points of this round, and the mean of the others'."""
    logits: dict[Path, dict[int, float]]
    """Prestissimo's logits of the sensible actions after each beginning of a move."""
    call: float
    """The chance that a call now is right."""


class Valued(NamedTuple):
    """The value of a position, by seat."""

    points: Floats
    """The expected points of this round."""
    chances: Floats
    """The chances to win the match."""


class Networks:
    """The networks of a game."""

    def __init__(self, game: str, slots: int) -> None:
        bots = part_of(game, "dacabo.bots", "prestissimo")
        policy = part_of(game, "dacabo.bots", "learned.network")
        features = part_of(game, "dacabo.bots", "learned.features")
        assert bots is not None
        assert policy is not None
        assert features is not None
        self._slots = slots
        self._judge, self._network = shipped(game), network_of(game)
        self._player, self._policy = bots.shipped_weights().weights, policy
        self._digits: int = bots.LOGIT_DIGITS
        self._sensible_mask = features.sensible_mask

    def judge(
        self, questions: Sequence[Question], styles: Sequence[tuple[float, float]] | None = None
    ) -> list[Judged]:
        """Judge decisions; `styles` says of each of them how the others play.

        The player's logits do not depend on styles, so a second call may ignore them.
        """
        rows = [obs for question in questions for obs in question.steps.values()]
        style = np.zeros((len(rows), 2), np.float32)
        if styles is not None:
            counts = [len(question.steps) for question in questions]
            style = np.repeat(np.asarray(styles, np.float32).reshape(-1, 2), counts, axis=0)
        options = [actions for question in questions for actions in _options(question).values()]
        points, calls, logits = [], [], []
        for begin, obs, features in self._features(rows):
            part = slice(begin, begin + BATCH)
            asked = self._network.question_values(OPS, self._judge.question, features, style[part])
            points.append(asked.points)
            calls.append(asked.call_logit)
            logits.append(self._logits(obs, features, options[part]))
        if not rows:
            return []
        return [
            _judged(question, *parts)
            for question, *parts in zip(
                questions,
                _split(questions, np.concatenate(points)),
                _split(questions, np.concatenate(calls)),
                _split(questions, np.concatenate(logits)),
                strict=True,
            )
        ]

    def value(self, positions: Sequence[Position], players: int) -> list[Valued]:
        """Value positions; the results count seats from the first one."""
        found = []
        hidden = np.array([[*each.hidden] for each in positions], np.int64)
        for begin, _, features in self._features([each.obs for each in positions]):
            values = self._network.position_values(
                OPS, self._judge.position, features, hidden[begin : begin + BATCH], self._slots
            )
            chances = np.exp(values.win_logits - values.win_logits.max(1, keepdims=True))
            chances /= chances.sum(1, keepdims=True)
            seats = [each.seat for each in positions[begin : begin + BATCH]]
            found += [
                Valued(_from_first(one, seat, players), _from_first(other, seat, players))
                for seat, one, other in zip(seats, values.points, chances, strict=True)
            ]
        return found

    def _logits(self, obs: Any, features: Any, options: Sequence[AbstractSet[int]]) -> Floats:  # noqa: ANN401 (arrays and features of a game)
        """Return the player's logits of its sensible options; those of other actions are -inf."""
        logits: Floats = self._policy.policy_logits(np, self._player, features)
        mask = np.zeros(logits.shape, bool)
        for row, actions in zip(mask, options, strict=True):
            row[[*actions]] = True
        sensible = self._sensible_mask(OPS, obs, mask, self._slots)
        return np.where(sensible, logits.round(self._digits), -np.inf)

    def _features(self, rows: Sequence[bytes]) -> Iterator[tuple[int, Any, Any]]:
        """Return the index of each batch, its observations, and their features."""
        for begin in range(0, len(rows), BATCH):
            part = rows[begin : begin + BATCH]
            obs = np.frombuffer(b"".join(part), np.uint8).reshape(len(part), -1).astype(np.int64)
            yield begin, obs, self._network.extract_features(OPS, obs, self._slots)


def _options(question: Question) -> dict[Path, set[int]]:
    """Return the next actions of the moves after each beginning of one."""
    options: dict[Path, set[int]] = {begun: set() for begun in question.steps}
    for path in question.moves:
        for length, action in enumerate(path):
            options[path[:length]].add(action)
    return options


def _split(questions: Sequence[Question], rows: Floats) -> list[Floats]:
    """Return the rows of each decision."""
    ends = np.cumsum([len(question.steps) for question in questions])
    return np.split(rows, ends[:-1])


def _judged(question: Question, points: Floats, calls: Floats, logits: Floats) -> Judged:
    number = {begun: row for row, begun in enumerate(question.steps)}
    values = {path: points[number[path[:-1]], path[-1]].tolist() for path in question.moves}
    by_beginning = {
        begun: {action: row[action] for action in np.flatnonzero(np.isfinite(row)).tolist()}
        for begun, row in zip(question.steps, logits.tolist(), strict=True)
    }
    return Judged(
        {path: (own, others) for path, (own, others) in values.items()},
        by_beginning,
        float(1 / (1 + np.exp(-calls[0]))),
    )


def _from_first(values: Floats, seat: Seat, players: int) -> Floats:
    """Return values by seat that were counted from another seat."""
    rolled: Floats = np.roll(values[:players], seat)
    return rolled
