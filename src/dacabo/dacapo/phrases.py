"""The phrase for each fact: a key of the word files and its arguments."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from dacabo.core.cards import Card
from dacabo.core.game import Decision, Fact
from dacabo.core.phrases import Argument, Face, Phrase, Players, Who
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import (
    Built,
    DealerChosen,
    Dealt,
    Drawn,
    Drew,
    Ended,
    MatchEnded,
    PileFinished,
    Put,
    RanOut,
    Reshuffled,
    RoundBegan,
    RoundEnded,
    Source,
    TurnedUp,
)
from dacabo.dacapo.rules import JOKER
from dacabo.dacapo.state import Ending, RoundResult

About: TypeAlias = dict[str, Argument]


def asks(decision: Decision) -> Phrase:
    """The prompt for a player who is asked for a decision."""
    return Phrase(f"dacapo-do-{decision.kind}")


@lru_cache(maxsize=4096)  # the same facts, such as a card built, recur in every match
def phrases(fact: Fact) -> Sequence[Phrase]:  # noqa: C901, PLR0912 (one case for each fact)
    """The phrase for a person who was told a fact. Private facts address "you"."""
    match fact:
        case RoundBegan(number):
            return [Phrase("dacapo-round-began", {"round": number})]
        case DealerChosen(seat, by_lot):
            key = "dacapo-dealer-lot" if by_lot else "dacapo-dealer-next"
            return [Phrase(key, {"who": Who(seat)})]
        case Dealt():
            return _dealt_phrases(fact)
        case Drawn(cards):
            return [Phrase("dacapo-drawn", {"cards": Face(cards)})]
        case Drew(by, count):
            return [Phrase("dacapo-drew", {"who": Who(by), "count": count})]
        case Built():
            return [_built_phrase(fact)]
        case TurnedUp(seat, card):
            return [_turned_up_phrase(seat, card)]
        case PileFinished(pile):
            return [Phrase("dacapo-pile-finished", {"pile": pile + 1})]
        case Put(by, card, help_pile):
            about: About = {"who": Who(by), "card": Face((card,)), "pile": help_pile + 1}
            return [Phrase("dacapo-put", about)]
        case Ended(by):
            return [Phrase("dacapo-ended", {"who": Who(by)})]
        case RanOut(by):
            return [Phrase("dacapo-ran-out", {"who": Who(by)})]
        case Reshuffled(cards):
            return [Phrase("dacapo-reshuffled", {"count": cards})]
        case RoundEnded(result):
            return _round_ended_phrases(result)
        case MatchEnded(result):
            points = result.points[result.winners[0]]
            about = {"players": Players(result.winners), "points": points}
            return [Phrase("dacapo-match-won", about)]
        case _:
            raise TypeError(type(fact).__name__)


def _dealt_phrases(fact: Dealt) -> list[Phrase]:
    """The sizes, the starter, and the top card of each stack."""
    about: About = {"round": fact.round, "stack": fact.stack, "hand": fact.hand}
    tops = [_turned_up_phrase(seat, card) for seat, card in enumerate(fact.tops)]
    return [Phrase("dacapo-dealt", about | {"who": Who(fact.starter)}), *tops]


def _turned_up_phrase(seat: Seat, card: Card) -> Phrase:
    return Phrase("dacapo-turned-up", {"who": Who(seat), "card": Face((card,))})


def _built_phrase(fact: Built) -> Phrase:
    """The sentence for a built card, by its source: hand, side pile, own stack or another's."""
    about: About = {"who": Who(fact.by), "pile": fact.pile + 1}
    if fact.card == JOKER:
        word, about["number"] = "joker", fact.number
    else:
        word, about["card"] = "built", Face((fact.card,))
    if fact.help is not None:
        return Phrase(f"dacapo-{word}-help", about | {"help": fact.help + 1})
    if fact.source is Source.HAND:
        return Phrase(f"dacapo-{word}-hand", about)
    if fact.owner == fact.by:
        return Phrase(f"dacapo-{word}-stack", about)
    return Phrase(f"dacapo-{word}-other", about | {"owner": Who(fact.owner)})


def _round_ended_phrases(result: RoundResult) -> list[Phrase]:
    """The end of the round, the rest of each stack, and the winner's score for it."""
    is_stalemate = result.ending is Ending.STALEMATE
    cards_left = [
        Phrase("dacapo-left", {"who": Who(seat), "count": cards})
        for seat, cards in enumerate(result.left)
    ]
    about: About = {"players": Players(result.winners), "points": max(result.points)}
    key = "dacapo-round-won-stalemate" if is_stalemate else "dacapo-round-won"
    totals = [
        Phrase("dacapo-total", {"who": Who(seat), "points": total})
        for seat, total in enumerate(result.totals)
        if result.totals != result.points  # from the second game of a match on
    ]
    return [*cards_left, Phrase(key, about), *totals]
