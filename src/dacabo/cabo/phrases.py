"""The phrase for each fact: a key of the word files and its arguments."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from dacabo.cabo.chapters.scoring import HALVING_TOTAL
from dacabo.cabo.facts import (
    Called,
    Dealt,
    Discarded,
    Drawn,
    Drew,
    FalseSetShown,
    Looked,
    LookOver,
    MatchEnded,
    Passed,
    PenaltyTaken,
    RanOut,
    Replaced,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Saw,
    Snapped,
    StarterChosen,
    Swapped,
    TimeCalled,
    Took,
    TurnedUp,
    WindowClosed,
    WindowOpened,
)
from dacabo.cabo.sheet import RoundResult, Score
from dacabo.core.game import Decision, Fact, Result
from dacabo.core.phrases import Argument, Face, Phrase, Players, Slots, Where, Who
from dacabo.core.seats import Seat

About: TypeAlias = dict[str, Argument]


def asks(decision: Decision) -> Phrase:
    """The prompt for a player who is asked for a decision."""
    return Phrase(f"cabo-do-{decision.kind}")


@lru_cache(maxsize=4096)  # the same facts, such as a discard of a card, recur in every match
def phrases(fact: Fact) -> Sequence[Phrase]:  # noqa: C901, PLR0912 (one line for each fact)
    """The phrase for a person who was told a fact. Private facts address "you"."""
    match fact:
        case RoundBegan(number):
            return [Phrase("cabo-round-began", {"round": number})]
        case StarterChosen(seat, why):
            return [Phrase(f"cabo-starter-{why}", {"who": Who(seat)})]
        case Dealt(number, _, cards, discard, _):
            about: About = {"round": number, "cards": cards, "card": Face((discard,))}
            return [Phrase("cabo-dealt", about)]
        case Looked(by, place, why):
            return [Phrase(f"cabo-looked-{why}", {"who": Who(by), "where": Where(place)})]
        case Saw(place, card):
            return [Phrase("cabo-saw", {"where": Where(place), "card": Face((card,))})]
        case LookOver(by):
            return [Phrase("cabo-look-over", {"who": Who(by)})]
        case Drew(by):
            return [Phrase("cabo-drew", {"who": Who(by)})]
        case Drawn(card):
            return [Phrase("cabo-drawn", {"card": Face((card,))})]
        case Took(by, card):
            return [Phrase("cabo-took", {"who": Who(by), "card": Face((card,))})]
        case Discarded(by, card, used):
            key = "cabo-used" if used else "cabo-discarded"
            return [Phrase(key, {"who": Who(by), "card": Face((card,))})]
        case Replaced(by, slots, cards):
            key = "cabo-replaced" if len(slots) == 1 else "cabo-set"
            return [Phrase(key, {"who": Who(by), "slots": Slots(slots), "cards": Face(cards)})]
        case FalseSetShown(by, slots, cards, kept):
            key = "cabo-false-set-kept" if kept else "cabo-false-set"
            return [Phrase(key, {"who": Who(by), "slots": Slots(slots), "cards": Face(cards)})]
        case TurnedUp(card):
            return [Phrase("cabo-turned-up", {"card": Face((card,))})]
        case Swapped(by, one, other):
            about = {"who": Who(by), "one": Where(one), "other": Where(other)}
            return [Phrase("cabo-swapped", about)]
        case Called(by):
            return [Phrase("cabo-called", {"who": Who(by)})]
        case Passed(by, snapping):
            # At a real table nobody announces that they do not snap.
            return [] if snapping else [Phrase("cabo-passed", {"who": Who(by)})]
        case RanOut(by):
            return [Phrase("cabo-ran-out", {"who": Who(by)})]
        case Reshuffled(cards):
            return [Phrase("cabo-reshuffled", {"count": cards})]
        case WindowOpened(seats):
            return [Phrase("cabo-window-opened", {"players": Players(seats)})]
        case Snapped(by, slot, card, right):
            key = "cabo-snapped" if right else "cabo-snapped-wrong"
            return [Phrase(key, {"who": Who(by), "slots": Slots((slot,)), "card": Face((card,))})]
        case PenaltyTaken(by, slots):
            return [Phrase("cabo-penalty", {"who": Who(by), "count": len(slots)})]
        case WindowClosed():
            return []  # the sentence about the next turn implies it
        case RoundEnded(result):
            return _round_ended_phrases(result)
        case TimeCalled():
            return [Phrase("cabo-time-up")]
        case MatchEnded(result):
            return [_match_ended_phrase(result)]
        case _:
            raise TypeError(type(fact).__name__)


def _round_ended_phrases(result: RoundResult) -> list[Phrase]:
    """The end of the round, then every player's points and the reason for them."""
    return [
        Phrase(f"cabo-round-{result.ending}", {"round": result.round}),
        *(line for seat, score in enumerate(result.scores) for line in explain(seat, score)),
        Phrase("cabo-round-won", {"players": Players(result.winners)}),
    ]


def explain(seat: Seat, score: Score) -> list[Phrase]:
    """The reason for a player's points."""
    about: About = {
        "who": Who(seat),
        "cards": Face(tuple(card for card in score.cards if card is not None)),
        "sum": score.sum,
        "penalty": score.penalty,
        "points": score.points,
        "total": HALVING_TOTAL if score.halved else score.total,
    }
    lines = [Phrase(f"cabo-score-{score.why or 'sum'}", about)]
    if score.halved:
        lines.append(Phrase("cabo-hundred", {"who": Who(seat)}))
    return lines


def _match_ended_phrase(result: Result) -> Phrase:
    about: About = {"players": Players(result.winners), "points": result.points[result.winners[0]]}
    return Phrase("cabo-match-won", about)
