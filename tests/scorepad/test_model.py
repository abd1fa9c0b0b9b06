"""Invariants of a pad during any sequence of entries, corrections and steps taken back."""

from collections import Counter
from itertools import pairwise
from typing import Any, ClassVar

import msgspec
import pytest
from harness.shares import every_nth
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from scorepad.harness.pad_driver import PadDriver, cards, totals

from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import Ending
from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Phrase
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES, Words
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.errors import Conflict, NeedsConfirmation
from dacabo.scorepad.files import csv_of, read_pad, write_pad
from dacabo.scorepad.pad import Pad, apply
from dacabo.scorepad.requests import (
    CallTime,
    Correct,
    Enter,
    Prolong,
    Rename,
    Request,
    TakeBack,
    TakeTimeBack,
)
from dacabo.scorepad.sheets import SHEETS, RoundEntry
from dacabo.scorepad.view import PadView, history, view

RULE_SETS = [(game, preset) for game in SHEETS for preset in GAMES[game].presets]
NUMBERS = st.integers(-1, 5)
CHANGES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "cabo": {
        "limit": st.integers(40, 120),
        "rounds": st.integers(3, 6),
        "hundred": st.sampled_from(["always", "once", "never"]),
        "minutes": st.just(45),
    },
    "dacapo": {"target": st.integers(20, 200)},
}
TENS = st.sampled_from([0, 3, 5, 10, 20, 25, 30, 40, 50])
"""Sums that sometimes reach exactly 100."""


@st.composite
def any_entry(draw: st.DrawFn, game: str, preset: str, players: int) -> RoundEntry:
    """A round that was played, or sometimes an impossible one."""
    players = draw(st.sampled_from([players] * 19 + [players + 1]))
    if draw(st.integers(0, 29)) == 0:
        game = "dacapo" if game == "cabo" else "cabo"
    if game == "dacapo":
        return DacapoEntry(
            tuple(draw(st.lists(st.integers(-1, 24), min_size=players, max_size=players)))
        )
    faces = st.sampled_from(sorted(set(GAMES["cabo"].presets["original"].pack)))
    if preset == "dutch":
        faces = st.sampled_from(sorted(set(GAMES["cabo"].presets["dutch"].pack)))
    flags = st.sampled_from([False] * 9 + [True])
    one = (
        st.builds(Sum, TENS | st.integers(-5, 60))
        | st.builds(Sum, TENS)
        | st.builds(Sum, st.just(50), flags)
        | st.builds(Cards, st.lists(faces, min_size=1, max_size=5).map(tuple))
    )
    laid = draw(st.lists(one, min_size=players, max_size=players))
    if draw(st.integers(0, 19)) == 0:
        laid[0] = cards("12 12 13 13")
    caller = draw(st.sampled_from([None, *range(players), *range(players)]))
    ending = Ending.CABO if caller is not None else Ending.PILE
    ending = draw(st.sampled_from([ending] * 9 + [*Ending]))
    return CaboEntry(tuple(laid), caller, ending, draw(st.none() | st.integers(0, 9)))


class PadMachine(RuleBasedStateMachine):
    """A pad, and several phones that write on it."""

    counted: ClassVar[Counter[str]] = Counter()
    played: ClassVar = ("cabo", "original")

    @initialize(data=st.data(), players=st.integers(2, 4))
    def open(self, data: st.DataObject, players: int) -> None:
        """Open a pad."""
        game, preset = self.played
        changes = data.draw(st.just({}) | st.fixed_dictionaries({}, optional=CHANGES[game]))
        starter = data.draw(st.none() | st.integers(0, players - 1))
        self.writing = PadDriver(game, preset, players, changes, starter)
        self.entries: list[RoundEntry] = []
        """The expected entries."""
        self.sent: list[tuple[str, Request]] = []

    @property
    def pad(self) -> Pad:
        """The current pad."""
        return self.writing.pad

    def entry(self, data: st.DataObject) -> RoundEntry:
        """A round for this pad, or for another one."""
        return data.draw(any_entry(*self.played, self.pad.players), label="entry")

    def send(self, request: Request) -> bool:
        """Send a request; return whether a fact was written."""
        before = self.pad
        name = f"sent-{len(self.sent)}"
        self.sent.append((name, request))
        try:
            written = self.writing.ask(request, id=name, by="a phone")
        except DacaboError as error:
            self.refused(before, error)
            return False
        self.counted.update(type(line.fact).__name__ for line in written)
        assert self.pad.number == before.number + len(written)
        return bool(written)

    def refused(self, before: Pad, error: DacaboError) -> None:
        """Check that a refusal has changed nothing, and has words."""
        assert self.pad is before
        self.counted[error.code] += 1
        self.check_words(error.phrase)
        if isinstance(error, NeedsConfirmation):
            assert error.doubts
            self.check_words(*error.doubts)
        if isinstance(error, Conflict):
            assert error.current in before.entries

    def check_words(self, *phrases: Phrase) -> None:
        """Check that every phrase has words."""
        for language in LANGUAGES:
            words = Words(language, self.pad.names)
            assert all(words.say(phrase) for phrase in phrases)

    def may_call_time(self) -> bool:
        """Whether the rules have a clock; sometimes True where they have none."""
        return self.pad.sheet.has_clock(self.pad.rules) or self.pad.number % 9 == 0

    # --- what people do -------------------------------------------------------------

    @rule(data=st.data(), sure=st.booleans())
    def enter(self, data: st.DataObject, *, sure: bool) -> None:
        """Enter the next round."""
        if self.send(Enter(len(self.entries) + 1, self.entry(data), sure)):
            self.entries.append(self.pad.entries[-1])

    @precondition(lambda self: not self.writing.over())
    @rule(data=st.data(), rounds=st.integers(1, 4))
    def enter_several(self, data: st.DataObject, rounds: int) -> None:
        """Enter a few rounds, one after the other."""
        for _ in range(rounds):
            self.enter(data, sure=True)

    @rule(data=st.data(), number=NUMBERS)
    def enter_some_round(self, data: st.DataObject, number: int) -> None:
        """Enter any round, like a phone that has not heard of everything or repeats an entry."""
        current = self.pad.entries[number - 1 : number] if number > 0 else ()
        entry = data.draw(st.sampled_from([*current, self.entry(data)]))
        following = len(self.entries) + 1
        if self.send(Enter(number, entry, sure=True)):
            assert number == following
            self.entries.append(self.pad.entries[-1])

    @precondition(lambda self: self.entries)
    @rule(data=st.data(), number=NUMBERS)
    def correct(self, data: st.DataObject, number: int) -> None:
        """Correct a round, mostly an existing one whose entry was seen."""
        number = data.draw(st.sampled_from([number, *range(1, len(self.entries) + 1)]))
        exists = 0 < number <= len(self.entries)
        seen_entry = self.pad.entries[number - 1] if exists else self.entry(data)
        seen_entry = data.draw(
            st.sampled_from([seen_entry, seen_entry, seen_entry, self.entry(data)])
        )
        if self.send(Correct(number, self.entry(data), seen_entry, "a reason", sure=True)):
            assert exists
            self.entries[number - 1] = self.pad.entries[number - 1]

    @precondition(lambda self: self.entries and not self.writing.over())
    @rule(data=st.data())
    def correct_to_the_end(self, data: st.DataObject) -> None:
        """Correct a round so that points end the match, if they can."""
        number = data.draw(st.integers(1, len(self.entries)))
        final_entry = CaboEntry((Sum(0), *[Sum(500)] * (self.pad.players - 1)), 0)
        entry = DacapoEntry((0, *[200] * (self.pad.players - 1)))
        current = self.entries[number - 1]
        right = final_entry if self.played[0] == "cabo" else entry
        if self.send(Correct(number, right, current, sure=True)):
            self.entries[number - 1] = self.pad.entries[number - 1]

    @precondition(lambda self: self.entries)
    @rule(back=st.sampled_from([0, 0, 1]))
    def take_back(self, back: int) -> None:
        """Take back the last round, or another one."""
        number = len(self.entries) - back
        if self.send(TakeBack(number, self.entries[number - 1])):
            assert back == 0
            self.entries.pop()

    @precondition(lambda self: self.pad.number % 3 == 0)
    @rule(seat=NUMBERS, name=st.sampled_from(["Ana", "Ben", "", "x" * 200, "王", "<b>", "=1"]))
    def rename(self, seat: int, name: str) -> None:
        """Rename any seat."""
        if self.send(Rename(seat, name)):
            assert self.pad.names[seat].startswith(name)

    @precondition(lambda self: self.may_call_time())
    @rule(ahead=st.sampled_from([-1, 0, 1, 1, 2]))
    def call_time(self, ahead: int) -> None:
        """Call time, for a round that can be the last, or not."""
        self.send(CallTime(len(self.entries) + ahead))

    @precondition(lambda self: self.may_call_time())
    @rule()
    def take_time_back(self) -> None:
        """Take time back, whether it is up or not."""
        self.send(TakeTimeBack())

    @rule(ahead=st.sampled_from([-1, 0, 1, 1, 2]))
    def prolong(self, ahead: int) -> None:
        """Ask for one more round, or for none after all, whether the match is over or not."""
        self.send(Prolong(len(self.entries) + ahead))

    @precondition(lambda self: self.sent)
    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """Repeat an accepted request, which has no effect."""
        known = {line.id for line in self.pad.log}
        written = [(name, request) for name, request in self.sent if name in known]
        if written:
            before = self.pad
            name, request = data.draw(st.sampled_from(written))
            assert self.writing.ask(request, id=name) == []
            assert self.pad is before

    # --- what must hold ---------------------------------------------------------------

    @invariant()
    def check_log(self) -> None:
        """Check that the facts, and the file, give the same pad."""
        again: Pad | None = None
        for line in self.pad.log:
            again = apply(again, line)
        assert again == self.pad
        assert read_pad(write_pad(self.pad)) == self.pad

    @invariant()
    def check_entries(self) -> None:
        """Check that each round is the last one written."""
        assert list(self.pad.entries) == self.entries

    @invariant()
    def check_points(self) -> None:
        """Check the points with a second calculation from the entries alone."""
        if isinstance(self.pad.rules, Rules):
            cabo_entries = [entry for entry in self.pad.entries if isinstance(entry, CaboEntry)]
            rows = totals(self.pad.rules, cabo_entries, self.pad.last, self.pad.agreed)
            assert [list(result.totals) for result in self.pad.results] == rows
        else:
            prizes = [0] * self.pad.players
            for entry in self.pad.entries[: len(self.pad.results)]:
                assert isinstance(entry, DacapoEntry)
                fewest = min(entry.left)
                prize = sum(left for left in entry.left if left > fewest)
                prizes = [
                    old + (prize if left == fewest else 0)
                    for old, left in zip(prizes, entry.left, strict=True)
                ]
            assert list(self.pad.totals) == prizes

    @invariant()
    def check_results(self) -> None:
        """Check that exactly the rounds after the end have no result."""
        if self.pad.ended is None:
            assert len(self.pad.results) == len(self.pad.entries)
        else:
            assert self.pad.results
            assert self.pad.ended.result.points == self.pad.totals
        if len(self.pad.results) < len(self.pad.entries):
            self.counted["after the end"] += 1

    @invariant()
    def check_history(self) -> None:
        """Check that the history has every fact, with the totals from one to the next."""
        changes = history(self.pad.log)
        assert [change.number for change in changes] == list(range(1, self.pad.number + 1))
        for one, other in pairwise(changes):
            assert one.after == other.before
        assert changes[-1].after == self.pad.totals

    @invariant()
    def check_views(self) -> None:
        """Check that the pad can be shown as JSON, as a table, and in words."""
        pad_view: PadView = view(self.pad)
        msgspec.json.encode(pad_view)
        assert pad_view.totals == self.pad.totals
        assert bool(pad_view.starters) == (pad_view.result is None)
        assert len(csv_of(self.pad).splitlines()) == 1 + len(self.pad.results) * self.pad.players
        self.check_words(*pad_view.asks, pad_view.history[-1].said)


EVERYTHING = {
    *("RoundEntered", "RoundCorrected", "RoundTakenBack", "Renamed", "after the end"),
    *("entry-not-everyone", "entry-other-game", "entry-doubtful", "round-entered-already"),
    *("round-changed", "round-missing", "round-not-there", "round-not-last", "match-over"),
    *("name-empty", "name-too-long", "no-such-seat"),
}
"""Events that must occur on one pad or another."""


MANY = 100
MORE_PADS = 5
"""The factor for more pads, if something rare has not happened yet."""


def run_pads(played: tuple[str, str], examples: int, steps: int) -> Counter[str]:
    """Run many pads of a rule set; return the counts of events."""
    counted: Counter[str] = Counter()
    machine = type("Pads", (PadMachine,), {"played": played, "counted": counted})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=examples < MANY,  # the quick run is the same everywhere
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
    return counted


@pytest.mark.parametrize("played", every_nth(((one,) for one in RULE_SETS), 2), ids="/".join)
def test_any_requests_keep_the_invariants_of_a_pad(played: tuple[str, str]) -> None:
    """The short run has a few pads of each rule set."""
    run_pads(played, examples=3, steps=30)


@pytest.mark.long
@pytest.mark.parametrize("played", RULE_SETS, ids="/".join)
def test_many_pads_keep_their_invariants(played: tuple[str, str]) -> None:
    """The long run has many pads of each rule set, and every kind of event occurs."""
    # Such matches are mostly over after one round, and nothing comes after it.
    seldom = {"after the end", "round-not-last"} if played[1] in ("dutch", "single") else set()
    counted: Counter[str] = Counter()
    for _ in range(MORE_PADS):
        counted += run_pads(played, examples=MANY, steps=50)
        if EVERYTHING - counted.keys() <= seldom:
            return
    pytest.fail(f"never seen: {EVERYTHING - counted.keys()}")
