"""Numbers of games, states and information sets on tiny decks, against an independent count.

`brute_force.py` was written from the rule texts alone and shares nothing with the engine; both
enumerate everything that can happen in a round and must agree to the last unit, at every depth.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec
import pytest
from counts.brute_force import Row, Variant, count, distinct_arrangements
from msgspec.structs import replace

from dacabo.cabo import rules as rules_module
from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Youngest
from dacabo.cabo.rules import FirstLook, Rules, Scoring, Starter
from dacabo.cabo.state import Ended, FirstLooks, Match, RoundOver
from dacabo.core.cards import Card
from dacabo.core.game import Told, heard
from dacabo.core.moves import Shuffled
from dacabo.core.seats import TABLE, Seat

GAME = Cabo()
Observation: TypeAlias = bytes
Step: TypeAlias = tuple[int, tuple[Observation, ...]]
"""The number of the next state, and what each viewer observes."""

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


@pytest.mark.parametrize("name", VARIANTS)
def test_the_engine_counts_what_brute_force_counts(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Paths, endings, states, information sets of every viewer, and points agree at each depth."""
    variant, depth = VARIANTS[name]
    deck = tuple(sorted(Card(card) for card in variant.deck))
    monkeypatch.setattr(rules_module, "pack", lambda *_: deck)
    assert engine_counts(variant, depth) == count(variant, depth)


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


class Book:
    """Every state that occurs, by number, and the steps that lead on from it."""

    def __init__(self, rules: Rules, players: int) -> None:
        self.viewers: list[Seat | None] = [*range(players), None]
        self.states: list[Match] = []
        self._numbers: dict[bytes, int] = {}
        self._steps: dict[int, list[Step]] = {}
        begun, _ = GAME.play(GAME.start(rules, players), TABLE, Youngest(0))
        self.beginnings = [self._note(*step) for step in self._answers(begun)]

    def steps(self, number: int) -> list[Step]:
        """All that can happen next."""
        if number not in self._steps:
            self._steps[number] = [self._note(*step) for step in self._answers(self.states[number])]
        return self._steps[number]

    def _answers(self, state: Match) -> Iterator[tuple[Match, Sequence[Told]]]:
        if isinstance(state.round.phase, RoundOver):
            return
        for decision in GAME.decisions(state):
            if decision.chance:
                cards = state.round.discards[:-1] or state.rules.pack
                for order in distinct_orders(cards):
                    yield GAME.play(state, TABLE, Shuffled(order))
            for move in GAME.legal(state, decision):
                yield GAME.play(state, decision.actor, move)

    def _note(self, state: Match, told: Sequence[Told]) -> Step:
        key = msgspec.json.encode(essence(state))
        number = self._numbers.setdefault(key, len(self._numbers))
        if number == len(self.states):
            self.states.append(state)
        return number, tuple(msgspec.json.encode(heard(told, viewer)) for viewer in self.viewers)


def distinct_orders(cards: Sequence[Card]) -> Iterator[tuple[int, ...]]:
    """One order for each arrangement that looks different."""
    for faces in distinct_arrangements(cards):
        left = list(enumerate(cards))
        order = []
        for face in faces:
            place = next(place for place, (_, card) in enumerate(left) if card == face)
            order.append(left.pop(place)[0])
        yield tuple(order)


def essence(state: Match) -> Match:
    """What matters for the future: no counters, and nothing of who looked in which order."""
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


def engine_counts(variant: Variant, depth: int) -> list[Row]:
    book = Book(rules_for(variant), variant.players)
    paths = Counter(number for number, _ in book.beginnings)
    histories = [
        gather([(number, seen[v]) for number, seen in book.beginnings])
        for v in range(len(book.viewers))
    ]
    rows = [summary(book, paths, histories)]
    for _ in range(depth):
        longer: Counter[int] = Counter()
        for number, times in paths.items():
            for following, _ in book.steps(number):
                longer[following] += times
        paths = longer
        histories = [lengthen(book, old, v) for v, old in enumerate(histories)]
        rows.append(summary(book, paths, histories))
    return rows


def gather(seen: list[tuple[int, Observation]]) -> Counter[frozenset[int]]:
    """Group states by what was observed; each group is what one history leaves possible."""
    groups = defaultdict(set)
    for number, observation in seen:
        groups[observation].add(number)
    return Counter(frozenset(group) for group in groups.values())


def lengthen(
    book: Book, histories: Counter[frozenset[int]], viewer: int
) -> Counter[frozenset[int]]:
    longer: Counter[frozenset[int]] = Counter()
    for possible, times in histories.items():
        seen = [(after, told[viewer]) for number in possible for after, told in book.steps(number)]
        for group, count_ in gather(seen).items():
            longer[group] += times * count_
    return longer


def summary(book: Book, paths: Counter[int], histories: list[Counter[frozenset[int]]]) -> Row:
    over = {n: t for n, t in paths.items() if isinstance(book.states[n].round.phase, RoundOver)}
    points = [0] * (len(book.viewers) - 1)
    for number, times in over.items():
        for seat, score in enumerate(book.states[number].results[-1].scores):
            points[seat] += times * score.points
    return Row(
        paths=sum(paths.values()),
        ended=sum(over.values()),
        states=len(paths),
        information=tuple(sum(old.values()) for old in histories),
        points=tuple(points),
    )
