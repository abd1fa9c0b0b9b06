"""Rare events really occur in the tests: they are counted by preset, and each must occur often.

Some events would be too rare by chance, so the deck or the score sheet is set up for them. From
there on, players play by habit. Events are counted from the facts that were told, never from the
set-up.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

import pytest
from cabo.harness.players import GAME, Habits, any_habits
from cabo.harness.subject import CaboSubject
from harness.shares import first
from msgspec.structs import replace

from dacabo.cabo.cards import VALUE, DeckKind
from dacabo.cabo.chapters.turn import can_draw
from dacabo.cabo.facts import (
    FalseSetShown,
    LookOver,
    PenaltyTaken,
    RanOut,
    Replaced,
    Reshuffled,
    RoundEnded,
    Snapped,
    Swapped,
    TimeCalled,
)
from dacabo.cabo.moves import Snap
from dacabo.cabo.rules import PRESETS, EmptyPile, Rules
from dacabo.cabo.sheet import Ending, RoundResult, Score, Why
from dacabo.cabo.state import Looking, Lots, Match, RoundOver, Turn, occupied
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Fact
from dacabo.core.moves import LotDrawn, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.testing.subject import Step, play_on

MIN_COUNT = 100
QUICK = 0.2
"""The share of the matches that the quick run plays; with fewer matches, counts vary more."""
"""The fewest times that each event must occur in one run of the test."""

WITH_SETS = ("original", "gretel-malte", "tournament")
EVENTS = {
    "reshuffle": ("original", "gretel-malte", "dutch"),
    # With other rules layouts never grow, so there are always discards to reshuffle.
    "nothing to draw": ("gretel-malte", "dutch"),
    "true set of 2": WITH_SETS,
    "true set of 3": WITH_SETS,
    "true set of 4": WITH_SETS,
    "false set of 2": WITH_SETS,
    "false set of 3": WITH_SETS,
    "false set of 4": WITH_SETS,
    "set that leaves one card": WITH_SETS,
    "swap with the caller's card": WITH_SETS,  # the Dutch rules lock the caller's cards
    "kamikaze": WITH_SETS,
    "exactly 100": WITH_SETS,
    "two at exactly 100 in one round": WITH_SETS,
    "starter after ties": WITH_SETS,
    "pile out before a call": ("tournament",),
    "pile out on the last turn after a call": ("tournament",),
    "pile out in the lap after a call": ("tournament",),
    "right snap": ("dutch",),
    "wrong snap": ("dutch",),
    "late snap": ("dutch",),
    "wrong snap, fewer than two cards to pay": ("dutch",),
    "king's look, no exchange": ("dutch",),
    "king's look and exchange": ("dutch",),
    "time up between rounds": ("tournament",),
    "time up within a round": ("tournament",),
}


@pytest.mark.parametrize(
    "share", [QUICK, pytest.param(1, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("preset", first(("tournament", "dutch", "gretel-malte", "original"), 2))
def test_rare_events_happen_often(
    preset: str, share: float, record_property: Callable[[str, object], None]
) -> None:
    """Every event of a rule set occurs at least a hundred times, and no other event occurs."""
    counts = count_events(preset, share, seed=20)
    possible = [event for event, presets in EVENTS.items() if preset in presets]
    lines = [f"{preset}:", *(f"  {counts[event]:6}  {event}" for event in possible)]
    record_property("counted", "\n".join(lines))
    assert {event: n for event in possible if (n := counts[event]) < MIN_COUNT * share**2} == {}
    assert set(counts) <= set(possible)


def count_events(preset: str, share: float, seed: int) -> Counter[str]:
    """Play matches from every kind of set-up and count what happened."""
    rng = Random(seed)
    rules = PRESETS[preset]
    counts: Counter[str] = Counter()
    for begin, times in set_ups(preset).items():
        for _ in range(round(times * share)):
            match, habits = begin(rng, rules, rng.choice(rules.players))
            for step in play_on(CaboSubject(habits), rng, match, most=250):
                counts.update(events(step))
    return counts


# --- what happened -----------------------------------------------------------------------------


def events(step: Step) -> Iterator[str]:
    """The named events in one step."""
    before, after = step.before, step.after
    now = before.round
    facts = [t.fact for t in step.told]
    if isinstance(now.phase, Turn) and not can_draw(before.rules, now):
        yield "nothing to draw"
    for fact in facts:
        yield from _events_of(fact, before, after, facts)
    if isinstance(after.round.phase, Lots) and after.round.number > 1:
        yield "starter after ties"
    if any(isinstance(fact, Snapped) and fact.right for fact in facts):
        yield from _late_snaps(step.actor, after)


def _events_of(  # noqa: C901, PLR0912 (one case for each fact)
    fact: Fact, before: Match, after: Match, facts: list[Fact]
) -> Iterator[str]:
    now = before.round
    match fact:
        case Reshuffled():
            yield "reshuffle"
        case Replaced(by, slots, _) if len(slots) > 1:
            yield f"true set of {len(slots)}"
            if len(occupied(after.round.layouts[by])) == 1:
                yield "set that leaves one card"
        case FalseSetShown(_, slots, _, _):
            yield f"false set of {len(slots)}"
        case Swapped(_, one, other):
            if now.caller in (one[0], other[0]):
                yield "swap with the caller's card"
            if isinstance(now.phase, Looking):
                yield "king's look and exchange"
        case LookOver() if isinstance(now.phase, Looking) and now.phase.king:
            if not any(isinstance(f, Swapped) for f in facts):
                yield "king's look, no exchange"
        case Snapped(_, _, _, right):
            yield "right snap" if right else "wrong snap"
            penalty_cards = sum(len(f.slots) for f in facts if isinstance(f, PenaltyTaken))
            if not right and penalty_cards < 2 and not any(isinstance(f, RanOut) for f in facts):
                yield "wrong snap, fewer than two cards to pay"
        case TimeCalled():
            between = isinstance(now.phase, RoundOver)
            yield "time up between rounds" if between else "time up within a round"
        case RoundEnded(result):
            yield from _round_events(result, before, after)


def _round_events(result: RoundResult, before: Match, after: Match) -> Iterator[str]:
    if any(score.why is Why.KAMIKAZE for score in result.scores):
        yield "kamikaze"
    reached = [
        old + score.points == 100 for old, score in zip(before.totals, result.scores, strict=True)
    ]
    if before.rules.scoring == "cabo":
        if any(reached):
            yield "exactly 100"
        if sum(reached) > 1:
            yield "two at exactly 100 in one round"
    now = after.round
    if before.rules.empty_pile is EmptyPile.END_ROUND and not now.pile:
        last = (now.player + 1) % after.players == now.caller
        if result.caller is None:
            assert result.ending is Ending.PILE
            yield "pile out before a call"
        elif last:
            yield "pile out on the last turn after a call"
        else:
            yield "pile out in the lap after a call"


def _late_snaps(actor: Seat, after: Match) -> Iterator[str]:
    """Players who snap after somebody else was faster are refused without a penalty."""
    for seat, layout in enumerate(after.round.layouts):
        if seat != actor and len(occupied(layout)) > 1 and GAME.result(after) is None:
            with pytest.raises(IllegalMove, match="snap-too-late"):
                GAME.play(after, seat, Snap(occupied(layout)[0]))
            yield "late snap"


# --- set-ups -------------------------------------------------------------------------------------


def deal(
    rng: Random,
    rules: Rules,
    players: int,
    hands: dict[Seat, str] | None = None,
    totals: Sequence[int] | None = None,
) -> Match:
    """A match after the deal, with given hands and totals; seat 0 begins."""
    remaining = rng.sample(range(len(rules.pack)), len(rules.pack))
    fixed: dict[int, int] = {}
    for seat, hand in (hands or {}).items():
        for slot, face in enumerate(hand.split()):
            index = next(index for index in remaining if rules.pack[index] == face)
            remaining.remove(index)
            fixed[slot * players + seat] = index
    order = [
        fixed[place] if place in fixed else remaining.pop() for place in range(len(rules.pack))
    ]
    match, _ = GAME.play(GAME.start(rules, players), TABLE, LotDrawn(0))
    if totals is not None:
        scores = tuple(Score((), 0, 0, total, None, total, halved=False) for total in totals)
        match = replace(match, results=(RoundResult(0, Ending.CABO, None, (0,), scores),))
    match, _ = GAME.play(match, TABLE, Shuffled(tuple(order)))
    return match


KEEP_CARDS = Habits(call=1.0, take=0.0, discard=1.0, use=0.0, true_set=0.0, false_set=0.0)
"""Habits of players who keep their cards and call in the first turn."""

SetUp: TypeAlias = tuple[Match, Habits]


def as_it_comes(rng: Random, rules: Rules, players: int) -> SetUp:
    """An ordinary match without a set-up."""
    return deal(rng, rules, players), any_habits(rng)


def patient(rng: Random, rules: Rules, players: int) -> SetUp:
    """Players who do not call for a long time."""
    return deal(rng, rules, players), Habits(call=0.002, true_set=0.1, take=0.05)


def matching_cards(rng: Random, rules: Rules, players: int) -> SetUp:
    """Hands of equal cards, for right and wrong claims of sets."""
    hands = {
        0: rng.choice(["5 5 5 5", "5 5 5 1"]),
        1: rng.choice(["6 6 6 6", "6 6 6 7", "3 3 4 4"]),
    }
    habits = Habits(call=0.05, true_set=0.6, false_set=0.1)
    return deal(rng, rules, players, hands), habits


def kamikaze(rng: Random, rules: Rules, players: int) -> SetUp:
    """A player holds two 12s and both 13s."""
    seat = rng.randrange(players)
    return deal(rng, rules, players, {seat: "12 13 12 13"}), KEEP_CARDS


def about_to_reach_100(rng: Random, rules: Rules, players: int) -> SetUp:
    """One or two players have exactly as many points as they need to reach 100."""
    match = deal(rng, rules, max(players, 3))
    sums = [sum(VALUE[card] for card in layout if card) for layout in match.round.layouts]
    points = [own + 5 * (seat == 0 and own > min(sums)) for seat, own in enumerate(sums)]
    losers = [seat for seat, own in enumerate(sums) if own > min(sums)]
    lucky = rng.sample(losers, min(len(losers), rng.choice([1, 2, 2])))
    totals = [100 - points[seat] if seat in lucky else 10 for seat in range(match.players)]
    scores = tuple(Score((), 0, 0, total, None, total, halved=False) for total in totals)
    return replace(match, results=(RoundResult(0, Ending.CABO, None, (0,), scores),)), KEEP_CARDS


def about_to_tie(rng: Random, rules: Rules, players: int) -> SetUp:
    """Two players will win the round together, and have the same total."""
    players = max(players, 3)
    hands = {0: "13 11 11 13", 1: "0 1 1 2", 2: "0 2 1 1"}
    return deal(rng, rules, players, hands, totals=[20] * players), KEEP_CARDS


def short_pile(rng: Random, rules: Rules, players: int) -> SetUp:
    """The pile is almost empty, and its other cards are discards."""
    match = deal(rng, rules, players)
    now = match.round
    pile_size = rng.randint(1, players + 1)
    discards = now.pile[:-pile_size] + now.discards
    now = replace(now, pile=now.pile[-pile_size:], discards=discards)
    return replace(match, round=now), Habits(call=0.4, take=0.05)


def swallowing(rng: Random, rules: Rules, players: int) -> SetUp:
    """Players keep cards by false sets or sneaked looks until none can be drawn."""
    del players  # with more players, each layout stays smaller
    habits = Habits(call=0.005, take=0.3, true_set=0.0, false_set=0.6, sneak=0.4, wrong_snap=0.6)
    return deal(rng, rules, rules.players[-1]), habits


def kings(rng: Random, rules: Rules, players: int) -> SetUp:
    """The top cards of the pile are black kings."""
    match = deal(rng, rules, players)
    now = match.round
    pile = tuple(sorted(now.pile, key=lambda card: card in ("KS", "KC")))
    return replace(match, round=replace(now, pile=pile)), Habits(call=0.1, take=0.0, use=0.9)


def between_rounds(rng: Random, rules: Rules, players: int) -> SetUp:
    """A round has just ended, and time is running out."""
    ended = next(
        step.after
        for step in play_on(CaboSubject(KEEP_CARDS), rng, deal(rng, rules, players), most=1000)
        if isinstance(step.after.round.phase, RoundOver)
    )
    return ended, Habits(call=0.3, time_up=0.9)


def hurried(rng: Random, rules: Rules, players: int) -> SetUp:
    """Time runs out in the first round."""
    return deal(rng, rules, players), Habits(time_up=0.1)


SET_UPS: dict[Callable[[Random, Rules, int], SetUp], int] = {
    as_it_comes: 100,
    patient: 120,
    between_rounds: 120,
}
FOR_THE_CABO_DECK = {
    matching_cards: 300,
    kamikaze: 120,
    about_to_reach_100: 180,
    about_to_tie: 120,
}
FOR_SOME = {
    "original": {short_pile: 50},
    "gretel-malte": {short_pile: 50, swallowing: 30},
    "dutch": {short_pile: 200, swallowing: 60, kings: 150},
    "tournament": {short_pile: 700, hurried: 120},
}


def set_ups(preset: str) -> dict[Callable[[Random, Rules, int], SetUp], int]:
    """The set-ups that make sense with these rules, and how often each is played."""
    cabo_deck = PRESETS[preset].deck is DeckKind.CABO
    return SET_UPS | FOR_SOME[preset] | (FOR_THE_CABO_DECK if cabo_deck else {})
