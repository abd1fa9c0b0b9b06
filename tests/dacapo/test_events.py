"""Rare events really occur in the tests: they are counted, and each must occur often."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

import pytest
from dacapo.harness.subject import DaCapoSubject

from dacabo.dacapo.facts import (
    Built,
    Drew,
    Ended,
    MatchEnded,
    PileFinished,
    Put,
    RanOut,
    Reshuffled,
    RoundEnded,
    Source,
)
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.rules import JOKER, PRESETS, Rules
from dacabo.dacapo.state import Ending
from dacabo.testing.subject import Step, play_on

GAME = DaCapo()
MIN_COUNT = 100
QUICK = 0.2
"""The share of the matches that the quick run plays; with fewer matches, counts vary more."""
EVENTS = (
    "reshuffle",
    "reshuffle in the middle of filling a hand",
    "joker starts a pile",
    "joker ends a pile",
    "pile finished",
    "another player's stack is built",
    "hand emptied by building and filled again",
    "last hand card put down",
    "help pile emptied",
    "nothing to draw, turn ended without a card",
    "won on one's own turn",
    "won on another's turn",
    "stalemate",
    "stalemate shared",
    "game after the first",
    "match won above the target",
)
SHORT = Rules(stack=3, copies=2, jokers=2, hand=2, highest=4, target=10)
"""With few cards, piles are soon finished and reshuffled, and help piles hold most cards."""
LOW = Rules(stack=6, copies=8, jokers=8, hand=4, highest=3, target=20)
"""With low piles, most cards can be built, and hands become empty."""


@pytest.mark.parametrize(
    "share", [QUICK, pytest.param(1, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_rare_events_happen_often(
    share: float, record_property: Callable[[str, object], None]
) -> None:
    """Every event occurs at least a hundred times."""
    rng = Random(3)
    counts: Counter[str] = Counter()
    for rules, matches in {SHORT: 400, LOW: 300, PRESETS["match"]: 12}.items():
        for _ in range(round(matches * share)):
            players = rng.choice(
                [p for p in rules.players if p * (rules.stack + rules.hand) <= len(rules.pack)]
            )
            subject = DaCapoSubject(build=rng.choice([0.2, 0.7, 0.98]))
            for step in play_on(subject, rng, GAME.start(rules, players), most=1500):
                counts.update(events(step))
    lines = ["Da Capo!:", *(f"  {counts[event]:6}  {event}" for event in EVENTS)]
    record_property("counted", "\n".join(lines))
    assert {event: counts[event] for event in EVENTS if counts[event] < MIN_COUNT * share**2} == {}
    assert set(counts) <= set(EVENTS)


def events(step: Step) -> Iterator[str]:  # noqa: C901, PLR0912 (one case for each fact)
    """The named events in one step."""
    before, now = step.before.round, step.after.round
    facts = [t.fact for t in step.told]
    finished = any(isinstance(fact, PileFinished) for fact in facts)
    for fact in facts:
        match fact:
            case Reshuffled():
                yield "reshuffle"
            case RanOut() if any(isinstance(f, Drew) for f in facts):
                yield "reshuffle in the middle of filling a hand"
            case PileFinished():
                yield "pile finished"
            case Built(by, source, owner, help_pile, card, _, number):
                if card == JOKER and number == 1:
                    yield "joker starts a pile"
                if card == JOKER and finished:
                    yield "joker ends a pile"
                if source is Source.STACK and owner != by:
                    yield "another player's stack is built"
                if source is Source.HAND and len(before.hands[by]) == 1 and now.hands[by]:
                    yield "hand emptied by building and filled again"
                if source is Source.HELP and not now.helps[by][help_pile]:
                    yield "help pile emptied"
            case Put(by) if not now.hands[by]:
                yield "last hand card put down"
            case Ended():
                yield "nothing to draw, turn ended without a card"
            case RoundEnded(result):
                if result.ending is Ending.STALEMATE:
                    yield "stalemate shared" if len(result.winners) > 1 else "stalemate"
                else:
                    own = result.winners == (step.actor,)
                    yield "won on one's own turn" if own else "won on another's turn"
                if result.round > 1:
                    yield "game after the first"
            case MatchEnded(result) if max(result.points) > step.after.rules.target:
                yield "match won above the target"
