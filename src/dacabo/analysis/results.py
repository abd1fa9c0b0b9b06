"""The result of an analysis. All points are points of the game; nothing here needs a network."""

from enum import auto

from dacabo.core.phrases import Phrase
from dacabo.core.seats import Seat
from dacabo.core.values import Choice, Value


class Alternative(Value):
    """A move that was possible."""

    move: str
    distance: float
    """How many points better the judge's best move is."""


class Judgement(Value, kw_only=True):
    """A decision of a player, judged from what that player knew."""

    round: int
    frame: int
    turn: int
    seat: Seat
    kind: str
    """The kind of the decision, as the game names it."""
    move: str
    cost: float
    """What the move gave away against the judge's best one, in points of the round, the actor's own
    against the mean of the others'; 0 if Prestissimo would have made it, too."""
    best: str
    """The move that the judge prefers."""
    prestissimo: str | None
    """The move that Prestissimo would have made; None where it would not decide."""
    alternatives: tuple[Alternative, ...]
    """The best moves and the one that was made; the best first."""


class CallVerdict(Choice):
    """The judge's opinion of a call, by its chance and its result."""

    RIGHT = auto()
    LUCKY = auto()
    UNLUCKY = auto()
    EARLY = auto()
    """A little early."""
    TOO_EARLY = auto()
    FAR_TOO_EARLY = auto()


class CallJudgement(Value):
    """A call, and the chance that it had."""

    round: int
    frame: int
    seat: Seat
    chance: float
    """The chance that the call is right, as far as the caller could know."""
    right: bool
    by: int
    """The points on the table between the caller and the best other; positive if the caller's were
    fewer."""
    verdict: CallVerdict
    known: int | None = None
    """The points of the caller's own cards, if the caller knew all of them."""


class Course(Value):
    """The match after a frame, by seat, and what this frame has changed."""

    round: int
    frame: int
    chances: tuple[float, ...]
    """The chance to win the match."""
    points: tuple[float, ...]
    """The expected margin: the own total against the mean of the others'; better is positive."""
    luck: tuple[float, ...]
    skill: tuple[float, ...]


class SeatAnalysis(Value):
    """The match of one seat."""

    seat: Seat
    margin: float
    """The own result against the mean of the others'; better is positive. It is luck + skill."""
    luck: float
    skill: float
    cost: float
    """What this seat's own decisions gave away."""
    best: tuple[int, int] | None
    """The round and the frame of the decision that gained most on an average choice, in a turn
    without a costly one; None if no move but a look or a pass gained a point."""
    gain: float
    """What the best decision gained on an average choice; 0 if there is none."""
    costliest: tuple[tuple[int, int], ...]
    """The decisions that gave away most, at most three."""


class ToldMoment(Value):
    """A moment in words: what happened, with all cards open."""

    round: int
    frame: int
    seat: Seat
    """The actor; -1 for the table."""
    turn: int
    said: tuple[Phrase, ...]


class Analysis(Value, kw_only=True):
    """The analysis of all finished rounds of a match."""

    game: str
    names: tuple[str, ...]
    rounds: int
    judgements: tuple[Judgement, ...]
    calls: tuple[CallJudgement, ...]
    course: tuple[Course, ...]
    seats: tuple[SeatAnalysis, ...]
    turning_point: tuple[int, int] | None
    """The move that changed the chances to win most."""
    moments: tuple[ToldMoment, ...]
    """The frames that changed the chances most, and the best and costliest decisions of all seats,
    in order."""
    story: tuple[Phrase, ...]
    """The match in a few sentences; those about one seat have it as `who`."""
