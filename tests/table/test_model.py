"""A state machine makes any request at any time; the driver checks the invariants."""

from collections import Counter
from random import Random
from typing import Any, ClassVar, get_args

import pytest
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
from table.harness.table_driver import PEOPLE, TableDriver

from dacabo.bots.pace import Tempo
from dacabo.core.errors import RulesError
from dacabo.core.seats import TABLE
from dacabo.games import GAMES
from dacabo.table import requests
from dacabo.table.apply import MAX_REQUESTS_PER_GUEST
from dacabo.table.clocks import next_due
from dacabo.table.facts import TableFact, WordGiven
from dacabo.table.options import Memory, Options, check_options, game_of
from dacabo.table.table import Phase, answered, bot_decisions

GUESTS = st.sampled_from([*PEOPLE, "stranger"])
SEATS = st.integers(-1, 4)
WORDS = ["a word", "another", "a third", "", "ü" * 100, "ü" * 101, "\udfff"]
SEEDS = st.integers(0, 2**32 - 1)
CHANGES: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "cabo": {
        "cards": st.integers(1, 3),
        "looks": st.integers(0, 2),
        "rounds": st.integers(1, 2),
        "limit": st.integers(1, 20),
        "minutes": st.none() | st.integers(1, 2),
        "snap": st.booleans(),
        "forbidden_look": st.booleans(),
        "turn_limit": st.integers(1, 20),
        "empty_pile": st.sampled_from(["reshuffle", "end-round"]),
    },
    "dacapo": {
        "stack": st.integers(1, 3),
        "target": st.none() | st.integers(1, 5),
        "hand": st.integers(1, 3),
    },
}


@st.composite
def any_options(draw: st.DrawFn, game: str, preset: str) -> Options:
    """Options of a table for two to four, by a rule set unchanged or changed."""
    options = Options(
        game=game,
        preset=preset,
        changes=draw(st.fixed_dictionaries({}, optional=CHANGES[game]) | st.just({})),
        players=draw(st.integers(2, 4)),
        memory=draw(st.sampled_from(Memory)),
        clock=draw(st.sampled_from([None, 15, 60])),
        snap_seconds=draw(st.sampled_from([1, 4])),
    )
    try:
        check_options(options)
    except RulesError:
        return Options(game=game, preset=preset, players=2, clock=options.clock)
    return options


AGREEMENTS = st.builds(
    Options,
    game=st.sampled_from(list(GAMES)),
    preset=st.sampled_from(["original", "dutch", "single", "none"]),
    players=st.integers(0, 5),
)
"""Options that a host may ask for, possible or not."""


def any_request() -> st.SearchStrategy[requests.Request]:
    """A possible request, at the right moment or not."""
    texts = st.sampled_from(["", "draw", "next", "time", "close", "done", "a", "lot 0", "x" * 5000])
    return st.one_of(
        st.builds(requests.Sit, st.none() | SEATS),
        st.builds(requests.SeatBot, st.sampled_from(["largo", "presto", "random", "\ud800"])),
        st.builds(requests.Free, SEATS),
        st.builds(requests.Agree, AGREEMENTS),
        st.builds(requests.Leave),
        st.builds(requests.Seal, st.sampled_from(["0" * 64, "f" * 64])),
        st.builds(requests.Reveal, st.sampled_from(WORDS), st.just("0" * 64)),
        st.builds(requests.Ready, st.booleans()),
        st.builds(requests.Start),
        st.builds(requests.Play, texts, texts),
        st.builds(requests.Return),
        st.builds(requests.SitIn, SEATS),
        st.builds(requests.Pause),
        st.builds(requests.Continue),
        st.builds(requests.SetTempo, st.sampled_from(Tempo)),
        st.builds(requests.Rematch),
        st.builds(requests.Close),
    )


EVERYTHING = {kind.__name__ for kind in get_args(TableFact) if kind is not WordGiven} | {
    *(f"person: {kind}" for kind in ("first-look", "looking", "turn", "card", "snap", "sneak")),
    *(f"bot: {kind}" for kind in ("first-look", "looking", "turn", "card", "snap")),
    *(f"clock: {kind}" for kind in ("first-look", "looking", "turn", "card")),
    *(f"clock: {kind}" for kind in ("close", "next-round", "time")),
    *(f"refused: match-{why}" for why in ("not-begun", "goes-on", "rests", "over")),
    *(f"refused: {why}" for why in ("match-about-to-begin", "seal-differs")),
    *(f"refused: {why}" for why in ("not-host", "not-seated", "bot-sits-in", "table-closed")),
    *(f"refused: {why}" for why in ("decision-over", "round-goes-on", "nobody-sits-in")),
}
"""Facts and refusals that must occur at one table or another."""


def playing(machine: "TableMachine") -> bool:
    """Whether a match is in progress."""
    return machine.driver.table.phase is Phase.PLAYING


class TableMachine(RuleBasedStateMachine):
    """A table, and all guests who may make requests."""

    occurred: ClassVar[Counter[str]] = Counter()

    game_and_preset: ClassVar = ("cabo", "original")

    @initialize(data=st.data(), seed=SEEDS, people=st.integers(0, 4))
    def open(self, data: st.DataObject, seed: int, people: int) -> None:
        """Open a table; mostly others are there already, and the match begins."""
        options = data.draw(any_options(*self.game_and_preset), label="options")
        self.driver = TableDriver(options, seed)
        if people:
            seated = PEOPLE[: min(people, options.players)]
            self.driver.begin(seated, options.players - len(seated), sealed=bool(seed % 2))

    @rule(guest=GUESTS, request=any_request(), present=st.sets(GUESTS, max_size=2))
    def ask(self, guest: str, request: requests.Request, present: set[str]) -> None:
        """Let any guest make any request."""
        self.driver.ask(guest, request, present=present)

    @rule(request=any_request())
    def ask_as_host(self, request: requests.Request) -> None:
        """Let the host make any request except closing the table, which would be the end."""
        if not isinstance(request, requests.Close):
            self.driver.ask(self.driver.table.host, request)

    @precondition(lambda self: self.driver.table.phase in (Phase.OPEN, Phase.OVER))
    @rule(people=st.integers(1, 4), sealed=st.sampled_from([False, False, True]))
    def gather(self, people: int, *, sealed: bool) -> None:
        """Let all missing players come, and begin the match, or nearly so."""
        driver = self.driver
        if driver.table.phase is Phase.OVER:
            guest = next(chair.guest for chair in driver.table.chairs if chair.guest)
            assert driver.ask(guest, requests.Rematch()) is None
        for guest in PEOPLE[:people]:
            if all(chair.guest != guest for chair in driver.table.chairs):
                driver.ask(guest, requests.Sit())
        while any(chair.is_free for chair in driver.table.chairs):
            assert driver.ask(driver.table.host, requests.SeatBot("andante")) is None
        if sealed:
            driver.seal(driver.table.host, "host")
        driver.start(reveal=not sealed)

    @precondition(lambda self: self.driver.table.phase is Phase.OPEN)
    @rule(guest=GUESTS, word=st.sampled_from(WORDS[:5]))
    def seal(self, guest: str, word: str) -> None:
        """Let a device seal a share, with a word or without."""
        self.driver.seal(guest, word)

    @precondition(lambda self: self.driver.table.phase is Phase.SHUFFLING)
    @rule(guest=GUESTS, request=any_request(), people=st.lists(GUESTS, min_size=1, max_size=3))
    def show(self, guest: str, request: requests.Request, people: list[str]) -> None:
        """Make another request during the shuffle; then let some show their shares."""
        self.driver.ask(guest, requests.Reveal("not what was sealed", "0" * 64))
        if not isinstance(request, requests.Close):
            self.driver.ask(guest, request)
        if self.driver.table.phase is Phase.SHUFFLING:
            self.driver.reveal(*people)

    @precondition(lambda self: self.driver.table.phase is Phase.SHUFFLING)
    @rule(leaves=st.none() | GUESTS)
    def call_off(self, leaves: str | None) -> None:
        """Let a guest leave, or too much time pass."""
        if leaves:
            self.driver.ask(leaves, requests.Leave())
        self.driver.let_next_clock_expire()

    @precondition(playing)
    @rule(seed=SEEDS, moves=st.integers(1, 60))
    def play_on(self, seed: int, moves: int) -> None:
        """Let all play for a while."""
        self.driver.play_on(Random(seed), moves)

    @precondition(playing)
    @rule(milliseconds=st.integers(0, 20_000))
    def wait(self, milliseconds: int) -> None:
        """Let time pass without a check of the clocks."""
        self.driver.wait(milliseconds)
        self.driver.ring()

    @precondition(playing)
    @rule(times=st.integers(1, 6))
    def let_clocks_expire(self, times: int) -> None:
        """Let several clocks ring without a move."""
        for _ in range(times):
            self.driver.let_next_clock_expire()

    @precondition(lambda self: self.driver.table.phase is Phase.PAUSED)
    @rule(seed=SEEDS, away=st.integers(0, 10**9))
    def return_from_pause(self, seed: int, away: int) -> None:
        """Let some return after a pause, and continue."""
        driver = self.driver
        driver.wait(away)
        driver.ring()  # nothing rings during a pause
        for guest in Random(seed).sample(PEOPLE, 3):
            driver.ask(guest, requests.Return())
        for guest in PEOPLE:
            driver.ask(guest, requests.Continue())

    @precondition(playing)
    @rule(seed=SEEDS)
    def answer_as_bot_too_late(self, seed: int) -> None:
        """Check that invalid and late answers of bots have no effect."""
        driver, rng = self.driver, Random(seed)
        game = game_of(driver.table.options)
        for _, decision in bot_decisions(driver.table):
            for text in ("nonsense", "next", "time", "shuffled 0", "swap a99 b99", "replace 99"):
                assert not driver.bot_answers(decision, text)
            move = rng.choice(game.legal(driver.table.state, decision))
            assert driver.bot_answers(decision, game.text(move))
            assert (
                not driver.bot_answers(decision, game.text(move))
                or decision in driver.table.decisions
            )
            break
        for decision in driver.table.decisions:
            if decision.actor != TABLE and driver.table.chairs[decision.actor].level is None:
                moves = game.legal(driver.table.state, decision)
                assert not driver.bot_answers(decision, game.text(rng.choice(moves)))

    @precondition(playing)
    @rule(seed=SEEDS)
    def play_for_another(self, seed: int) -> None:
        """Check that a move for another player's decision, or for a past one, is refused."""
        driver = self.driver
        game = game_of(driver.table.options)
        for decision in driver.table.decisions:
            legal = game.legal(driver.table.state, decision)
            move = game.text(Random(seed).choice(legal))
            for guest in (*PEOPLE, "stranger"):
                chair = next((c for c in driver.table.chairs if c.guest == guest), None)
                if chair is None or driver.table.chairs.index(chair) != decision.actor:
                    assert driver.ask(guest, requests.Play(decision.id, move)) is not None
                else:
                    past_move = requests.Play(f"{decision.id}.gone", move)
                    assert driver.ask(guest, past_move) in ("decision-over", "bot-sits-in")

    @invariant()
    def check_views(self) -> None:
        """Check that views reveal nothing, and that a match never stalls."""
        driver = self.driver
        driver.check_shown()
        due = next_due(driver.table)
        assert due is None or driver.table.phase in (Phase.SHUFFLING, Phase.PLAYING)

    def teardown(self) -> None:
        """Check that every match can be verified, and that the last requests are remembered."""
        if hasattr(self, "driver"):
            self.driver.check_records()
            TableMachine.occurred += self.driver.counted
            for guest, known in self.driver.table.requests.items():
                assert len(known) <= MAX_REQUESTS_PER_GUEST
                assert answered(self.driver.table, guest, "never asked") is None


@pytest.mark.parametrize(
    "examples", [4, pytest.param(120, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_any_requests_keep_the_invariants_of_a_table(examples: int) -> None:
    """The log gives the table, guests do only what they may, and a match never stalls."""
    TableMachine.occurred = Counter()
    for attempt in range(20):
        for game in GAMES:
            for preset in GAMES[game].presets:
                TableMachine.game_and_preset = (game, preset)
                run_state_machine_as_test(
                    TableMachine,
                    settings=settings(
                        max_examples=examples,
                        stateful_step_count=30,
                        # Even so, the examples depend on the modules that are loaded.
                        derandomize=examples < 100 and attempt == 0,
                        database=None,
                        suppress_health_check=[HealthCheck.too_slow],
                    ),
                )
        if TableMachine.occurred.keys() >= EVERYTHING:
            return
    pytest.fail(f"never seen: {EVERYTHING - TableMachine.occurred.keys()}")
