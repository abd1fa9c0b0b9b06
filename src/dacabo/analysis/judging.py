"""The judgement of decisions: what a move gave away, and what others would have done."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from dacabo.analysis.encoding import Path
from dacabo.analysis.networks import Judged, Networks
from dacabo.analysis.replay import Question, Replay
from dacabo.analysis.results import Alternative, Judgement
from dacabo.core.game import AnyGame
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

MAX_ALTERNATIVES: Final = 8
WEAK_COST: Final = 0.9
"""The mean cost of the decisions of a seat that plays as weakly as the judge was trained for."""
WEAK_TEMPERATURE: Final = 2.0
"""A weak player's choices are Prestissimo's at this temperature, as in the judge's training."""


class Verdict(NamedTuple):
    """A judged decision."""

    question: Question
    values: Mapping[Path, float]
    """By move: the own points of this round against the mean of the others'; more is better."""
    judged: Judged
    cost: float
    gain: float
    """What the move gained on what a weak player would have done on average."""

    @property
    def seat(self) -> Seat:
        """The actor."""
        return self.question.frame.actor

    @property
    def made(self) -> Path:
        """The actions of the move."""
        return self.question.made

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
    values = {path: sign * (own - others) for path, (own, others) in judged.points.items()}
    made = values[question.made]
    usual = sum(share * values[path] for path, share in _weak_choices(judged, values).items())
    return Verdict(question, values, judged, max(values.values()) - made, made - usual)


def _weak_choices(judged: Judged, values: Mapping[Path, float]) -> dict[Path, float]:
    """Return how likely a weak player makes each move."""
    shares: dict[Path, dict[int, float]] = {}
    for begun, logits in judged.logits.items():
        highest = max(logits.values())
        weights = {
            action: exp((logit - highest) / WEAK_TEMPERATURE) for action, logit in logits.items()
        }
        total = sum(weights.values())
        shares[begun] = {action: weight / total for action, weight in weights.items()}
    chances = {}
    for path in values:
        chances[path] = 1.0
        for length, action in enumerate(path):
            chances[path] *= shares[path[:length]].get(action, 0.0)
    return chances


def _weakness(verdicts: Sequence[Verdict], players: int) -> list[float]:
    """Return for each seat how weakly it plays, from 0 to 1."""
    costs: list[list[float]] = [[] for _ in range(players)]
    for verdict in verdicts:
        costs[verdict.seat].append(verdict.cost)
    return [min(sum(each) / len(each) / WEAK_COST, 1.0) if each else 0.5 for each in costs]


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
        cost=round(verdict.cost, 3),
        best=text[ranked[0]],
        prestissimo=game.text(question.moves[prestissimo(verdict)]),
        alternatives=tuple(
            Alternative(text[path], round(verdict.judged.points[path][0], 3)) for path in shown
        ),
    )


def prestissimo(verdict: Verdict) -> Path:
    """Return the move that Prestissimo would have made, action by action."""
    path: Path = ()
    while path not in verdict.values:
        logits = verdict.judged.logits[path]
        path = (*path, max(sorted(logits), key=logits.__getitem__))
    return path
