"""The judgement of decisions: what a move gave away, and what others would have done."""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final, NamedTuple

from dacabo.analysis.encoding import Path
from dacabo.analysis.networks import Judged, Networks
from dacabo.analysis.replay import Question, Replay
from dacabo.analysis.results import Alternative, Judgement
from dacabo.core.game import AnyGame
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

MAX_ALTERNATIVES: Final = 8
WEAK: Final = 0.9
"""The mean distance to the judge's best moves, if a seat plays as weakly as in its training."""


class Verdict(NamedTuple):
    """A judged decision."""

    question: Question
    values: Mapping[Path, float]
    """By move: the own points of this round against the mean of the others'; more is better."""
    judged: Judged
    prestissimo: Path
    """The move that Prestissimo would have made."""
    distance: float
    """How much better the judge's best move is than the one that was made."""
    gain: float
    """What the move gained on the median of the others: half of them are worse than that."""

    @property
    def seat(self) -> Seat:
        """The actor."""
        return self.question.frame.actor

    @property
    def made(self) -> Path:
        """The actions of the move."""
        return self.question.made

    @property
    def cost(self) -> float:
        """What the move gave away: nothing if Prestissimo would have made it.

        One network may well be wrong, such as the judge about snaps: two have to agree.
        """
        return 0.0 if self.made == self.prestissimo else self.distance

    @property
    def move(self) -> Move:
        """The move itself."""
        return self.question.moves[self.made]

    @property
    def turn(self) -> tuple[int, int]:
        """The round and the turn."""
        return self.question.frame.round, self.question.frame.turn

    @property
    def place(self) -> tuple[int, int]:
        """The round and the number of the frame."""
        return self.question.frame.round, self.question.frame.number


def judge(replay: Replay, networks: Networks) -> list[Verdict]:
    """Judge all decisions of a match, in two passes: the first one shows how everybody plays."""
    questions = [moment.question for moment in replay.moments if moment.question]
    sign = replay.encoding.POINTS_SIGN
    first = _verdicts(questions, networks.judge(questions), sign)
    weakness = _weakness(first, replay.players)
    styles = [_style(weakness, question.frame.actor) for question in questions]
    return _verdicts(questions, networks.judge(questions, styles), sign)


def _verdicts(questions: Sequence[Question], judged: Sequence[Judged], sign: int) -> list[Verdict]:
    return [_verdict(*pair, sign) for pair in zip(questions, judged, strict=True)]


def _verdict(question: Question, judged: Judged, sign: int) -> Verdict:
    # Rounded, so that moves of equal value are equal for everybody who reads them.
    values = {
        path: round(sign * (own - others), 3) for path, (own, others) in judged.points.items()
    }
    made = values[question.made]
    others = [value for path, value in values.items() if path != question.made]
    return Verdict(
        question,
        values,
        judged,
        _most_likely(judged, values),
        distance=round(max(values.values()) - made, 3),
        gain=made - median(others) if others else 0.0,
    )


def _most_likely(judged: Judged, values: Mapping[Path, float]) -> Path:
    """Return the move that Prestissimo would have made, action by action."""
    path: Path = ()
    while path not in values:
        logits = judged.logits[path]
        path = (*path, max(sorted(logits), key=logits.__getitem__))
    return path


def _weakness(verdicts: Sequence[Verdict], players: int) -> list[float]:
    """Return for each seat how weakly it plays, from 0 to 1."""
    distances: list[list[float]] = [[] for _ in range(players)]
    for verdict in verdicts:
        distances[verdict.seat].append(verdict.distance)
    return [min(sum(each) / len(each) / WEAK, 1.0) if each else 0.5 for each in distances]


def _style(weakness: Sequence[float], seat: Seat) -> tuple[float, float]:
    """Return how much of the others' play is strong, and how much is weak."""
    weak = (sum(weakness) - weakness[seat]) / (len(weakness) - 1)
    return 1 - weak, weak


def judgement(verdict: Verdict, game: AnyGame) -> Judgement:
    """Write a verdict down."""
    question, values = verdict.question, verdict.values
    # Of equal moves the one that was made comes first.
    ranked = sorted(values, key=lambda path: (-values[path], path != question.made))
    shown = ranked[:MAX_ALTERNATIVES]
    if question.made not in shown:
        shown[-1] = question.made
    frame = question.frame
    text = {path: game.text(question.moves[path]) for path in (*shown, ranked[0])}
    return Judgement(
        round=frame.round,
        frame=frame.number,
        turn=frame.turn,
        seat=frame.actor,
        kind=question.decision.kind,
        move=text[question.made],
        cost=verdict.cost,
        best=text[ranked[0]],
        prestissimo=game.text(question.moves[verdict.prestissimo]),
        alternatives=tuple(
            Alternative(text[path], round(values[ranked[0]] - values[path], 3)) for path in shown
        ),
    )
