"""Counts of games, states and information sets on tiny decks, against an independent count.

`brute_force.py` was written from the rule texts alone and shares no code with the engine. Both
enumerate everything that can happen in a round, and must agree exactly at every depth.
"""

from dataclasses import astuple

import pytest
from cabo.harness.subject import CaboSubject
from counts.harness import brute_force
from counts.harness.brute_force import Variant
from msgspec.structs import replace

from dacabo.cabo import rules as rules_module
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Youngest
from dacabo.cabo.rules import FirstLook, Rules, Scoring, Starter
from dacabo.cabo.state import Ended, FirstLooks, Match, RoundOver
from dacabo.core.cards import Card
from dacabo.core.seats import TABLE
from dacabo.testing.counts import Book, count

GAME = Cabo()
VARIANTS = {
    "original, first look": (Variant(2, ("1", "1", "2", "7", "9", "12"), 2, 1), 6),
    "original, sets": (Variant(2, ("1", "1", "1", "1", "5", "5", "5", "12"), 3, 0), 4),
    "original, three players": (
        Variant(3, ("1", "1", "2", "7", "10", "11"), 1, 0, free_swap=True),
        6,
    ),
    "original, kamikaze": (Variant(2, ("12", "12", "13", "13", "1", "1"), 2, 0), 6),
    "original, reshuffles": (Variant(2, ("1", "1", "5", "5"), 1, 0), 12),
    "locked caller, three players": (
        Variant(3, ("1", "9", "11", "11", "12", "12"), 1, 0, caller_locked=True),
        6,
    ),
    "gretel-malte": (Variant(2, ("1", "1", "2", "5", "5", "5"), 2, 0, false_set="keep"), 7),
    "gretel-malte, swallowed cards": (
        Variant(2, ("1", "2", "2", "3", "3", "3"), 2, 0, false_set="keep"),
        8,
    ),
    "tournament": (
        Variant(
            2,
            ("1", "1", "1", "1", "5", "5", "5", "11"),
            3,
            0,
            one_by_one=True,
            empty_pile="end",
        ),
        5,
    ),
    "tournament, four of a kind": (
        Variant(
            2, ("1",) * 6 + ("2",) * 4, 4, 0, one_by_one=True, empty_pile="end"
        ),
        4,
    ),
    "tournament, scored as an empty pile": (
        Variant(
            2,
            ("1", "1", "2", "5", "7", "9"),
            1,
            0,
            empty_pile="end",
            pile_out_after_call="end-pile",
        ),
        7,
    ),
    "tournament, play on": (
        Variant(
            2,
            ("1", "2", "2", "5", "5"),
            1,
            0,
            empty_pile="end",
            pile_out_after_call="play-on",
        ),
        8,
    ),
    "dutch": (
        Variant(
            2,
            ("AH", "AH", "KH", "KS", "KS", "X", "X"),
            2,
            0,
            sets=False,
            own_choice=False,
            caller_locked=True,
            snap=True,
            forbidden_look=True,
            scoring="dutch",
            call_below=5,
        ),
        4,
    ),
    "dutch, first look": (
        Variant(
            2,
            ("AH", "2S", "2S", "KS", "X", "X"),
            2,
            1,
            sets=False,
            own_choice=False,
            caller_locked=True,
            snap=True,
            scoring="dutch",
            call_below=5,
        ),
        7,
    ),
    "dutch, three players snapping": (
        Variant(
            3,
            ("AH", "AS", "AS", "AS", "QS", "QS", "QS", "QS"),
            2,
            0,
            sets=False,
            caller_locked=True,
            snap=True,
            scoring="dutch",
            call_below=5,
        ),
        5,
    ),
    "sets and snaps together": (
        Variant(2, ("1", "1", "1", "5", "5", "5", "5"), 2, 0, snap=True), 5),
    "french cards, everything": (
        Variant(
            2,
            ("KH", "KH", "KS", "KS", "KH", "7S"),
            2,
            0,
            false_set="keep",
            free_swap=True,
            snap=True,
            forbidden_look=True,
        ),
        4,
    ),
}  # fmt: skip


WIDE = {
    "original, three players",
    "gretel-malte, swallowed cards",
    "tournament, four of a kind",
}
"""Variants for the long run only: they take long and cover nothing that others do not."""


@pytest.mark.parametrize(
    "less", [2, pytest.param(0, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long if name in WIDE or number % 2 else ())
        for number, name in enumerate(VARIANTS)
    ],
)
def test_the_engine_counts_what_brute_force_counts(
    name: str, less: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paths, endings, states, information sets of every viewer, and points agree at each depth."""
    variant, depth = VARIANTS[name]
    depth -= less
    deck = tuple(sorted(Card(card) for card in variant.deck))
    monkeypatch.setattr(rules_module, "pack", lambda *_: deck)
    start, _ = GAME.play(GAME.start(rules_for(variant), variant.players), TABLE, Youngest(0))
    book = Book(CaboSubject(), start, essence, points)
    assert count(book, depth) == [astuple(row) for row in brute_force.count(variant, depth)]


def rules_for(variant: Variant) -> Rules:
    return Rules(
        cards=variant.cards,
        looks=variant.looks,
        first_look=FirstLook.CHOICE if variant.own_choice else FirstLook.NEAREST,
        starter=Starter.YOUNGEST,
        scoring=Scoring(variant.scoring),
    ).changed(
        {
            option: getattr(variant, option)
            for option in (
                "sets",
                "one_by_one",
                "false_set",
                "free_swap",
                "snap",
                "forbidden_look",
                "caller_locked",
                "call_below",
                "pile_out_after_call",
            )
        }
        | {"empty_pile": "end-round" if variant.empty_pile == "end" else "reshuffle"}
    )


def essence(state: Match) -> Match:
    """The part of a state that matters for the future, without counters and the order of looks."""
    now = replace(state.round, turn=0, reshuffles=0)
    if isinstance(now.phase, FirstLooks):
        looked = tuple(tuple(sorted(slots)) for slots in now.phase.looked)
        now = replace(now, phase=FirstLooks(looked, now.phase.looking))
    below = state.rules.call_below
    wrong = now.caller is not None and below is not None and now.called_with >= below
    now = replace(now, called_with=int(wrong))
    if isinstance(now.phase, RoundOver):
        ending = state.results[-1].ending
        now = replace(now, player=0, phase=Ended(ending))
    return replace(state, round=now, results=())


def points(state: Match) -> list[int] | None:
    """The points of all players, once the round is over."""
    if not isinstance(state.round.phase, RoundOver):
        return None
    return [score.points for score in state.results[-1].scores]
