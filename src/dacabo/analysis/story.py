"""The match in a few sentences, which praise what was good and call lucky what was lucky."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from dacabo.analysis.results import CallJudgement, CallVerdict, SeatAnalysis
from dacabo.core.phrases import Argument, Phrase, Who
from dacabo.core.seats import Seat

Place = tuple[int, int]

Keys = tuple[str, str, str]
"""The keys of the sentences for more points than 0, for less, and for none."""

_AGAINST_ONE: Final = ("analysis-ahead", "analysis-behind", "analysis-level")
_AGAINST_MANY: Final = (
    "analysis-ahead-of-average",
    "analysis-behind-average",
    "analysis-level",
)
_CARDS: Final = ("analysis-cards-good", "analysis-cards-bad", "analysis-cards-even")
_PLAY: Final = ("analysis-play-good", "analysis-play-bad", "analysis-play-even")
_CALLS: Final = {
    CallVerdict.RIGHT: "analysis-call-right",
    CallVerdict.LUCKY: "analysis-call-lucky",
    CallVerdict.UNLUCKY: "analysis-call-unlucky",
    CallVerdict.EARLY: "analysis-call-early",
    CallVerdict.TOO_EARLY: "analysis-call-too-early",
    CallVerdict.FAR_TOO_EARLY: "analysis-call-far-too-early",
}

GOOD_CHANCE: Final = 0.5
"""A call with at least this chance is a good one, whatever comes of it."""
FAIR_CHANCE: Final = 0.35
"""A call with at least this chance is only a little early if it fails."""
POOR_CHANCE: Final = 0.1
"""A call with less than this chance is far too early if it fails."""

MIN_CALLS: Final = 3
"""With so many calls in a match, it is worth a sentence that somebody never called."""


def tell_story(
    seats: Sequence[SeatAnalysis],
    calls: Sequence[CallJudgement],
    turning_point: Place | None,
    turns: Mapping[Place, int],
) -> tuple[Phrase, ...]:
    """Return the sentences about the match, and then those about each seat.

    Args:
        seats: the summaries of all seats.
        calls: all calls.
        turning_point: the frame that changed the chances most.
        turns: the turn of each frame.
    """
    story = [] if turning_point is None else [*_moment("analysis-turned", turning_point, turns)]
    margins = _AGAINST_MANY if len(seats) > 2 else _AGAINST_ONE  # noqa: PLR2004 (a duel has no average)
    for seat in seats:
        story += [*_seat_story(seat, turns, margins), *_calls(seat.seat, calls)]
    return tuple(story)


def _seat_story(seat: SeatAnalysis, turns: Mapping[Place, int], margins: Keys) -> Iterator[Phrase]:
    who = Who(seat.seat)
    # The rounded parts add up to the rounded margin.
    margin, play = round(seat.margin), round(seat.skill)
    cards = margin - play
    yield _points(margins, who, margin)
    yield _points(_CARDS, who, cards)
    yield _points(_PLAY, who, play)
    if seat.best is not None:
        yield from _moment("analysis-best", seat.best, turns, who=who, points=round(seat.gain))
    if seat.costliest:
        yield from _moment("analysis-costliest", seat.costliest[0], turns, who=who)


def _calls(seat: Seat, calls: Sequence[CallJudgement]) -> Iterator[Phrase]:
    """Return the sentence about all calls of a seat; none if the match is not decided by calls."""
    who = Who(seat)
    own_calls = [call for call in calls if call.seat == seat]
    right = sum(call.right for call in own_calls)
    if not own_calls:
        if len(calls) >= MIN_CALLS:
            yield Phrase("analysis-calls-never", {"who": who})
        return
    about: dict[str, Argument] = {"who": who, "count": len(own_calls), "right": right}
    if right == len(own_calls):
        yield Phrase("analysis-calls-all", about)
    else:
        yield Phrase("analysis-calls-some" if right else "analysis-calls-none", about)


def _points(keys: Keys, who: Who, points: int) -> Phrase:
    """Return the sentence for more points than 0, for less, or for none."""
    more, less, none = keys
    if not points:
        return Phrase(none, {"who": who})
    return Phrase(more if points > 0 else less, {"who": who, "points": abs(points)})


def _moment(
    key: str, place: Place, turns: Mapping[Place, int], **about: Argument
) -> Iterator[Phrase]:
    """Return the sentence about a frame; none if it belongs to no turn."""
    if turn := turns.get(place):
        yield Phrase(key, {"round": place[0], "turn": turn, **about})


def call_verdict(chance: float, *, right: bool) -> CallVerdict:
    """Return what a call was: its chance decides, not only what came of it."""
    if chance >= GOOD_CHANCE:
        return CallVerdict.RIGHT if right else CallVerdict.UNLUCKY
    if right:
        return CallVerdict.LUCKY
    if chance >= FAIR_CHANCE:
        return CallVerdict.EARLY
    return CallVerdict.TOO_EARLY if chance >= POOR_CHANCE else CallVerdict.FAR_TOO_EARLY


def call_phrase(call: CallJudgement) -> Phrase:
    """Return the sentence about a call."""
    chance = round(100 * call.chance)
    about: dict[str, Argument] = {"who": Who(call.seat), "round": call.round, "chance": chance}
    return Phrase(_CALLS[call.verdict], about)
