"""Bots of every game play legal moves, to the end, from what their seat was told."""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, count, islice, product
from random import Random
from typing import Any, Final
from zlib import crc32

import pytest
from bots.harness.tables import factory_of, play
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject
from harness.shares import every_nth, first

from dacabo.arena.match import MatchResult
from dacabo.bots.bot import BaseBot, Bot
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import (
    LEARNED,
    LEVELS,
    YARDSTICKS,
    NoSuchBot,
    bots_of,
    levels_in,
    seat_bot,
)
from dacabo.bots.pace import Moment, Tempo, pause
from dacabo.cabo.moves import Sneak
from dacabo.cabo.rules import PRESETS as CABO
from dacabo.cabo.rules import Rules as CaboRules
from dacabo.core.chance import Sealed
from dacabo.core.game import AnyGame, Decision, Fact, Seen, Told, heard
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Discreet, Value
from dacabo.games import GAMES
from dacabo.table.options import WINDOW_SECONDS
from dacabo.testing.interference import Course, Window, encode
from dacabo.testing.subject import Subject

BOTS: Final = (*YARDSTICKS, *LEVELS)
SHORTER: Final[dict[str, dict[str, object]]] = {
    "original": {"rounds": 2},
    "gretel-malte": {"rounds": 2},
    "dutch": {},
    "tournament": {"rounds": 2},
    "single": {"stack": 5},
    "match": {"stack": 4, "target": 10},
}
"""Options that make a match short enough to play hundreds of them."""


def short_rules(game: str, preset: str) -> RuleSet:
    """The rules of a preset, for a short match."""
    rules: RuleSet = GAMES[game].presets[preset]
    return rules.changed(SHORTER[preset])


WITH_BOTS: Final = [game for game in GAMES if bots_of(game)]
EVERY_GAME = pytest.mark.parametrize("game", WITH_BOTS)
EVERY_RULE_SET = pytest.mark.parametrize(
    ("game", "preset"), [(game, preset) for game in WITH_BOTS for preset in GAMES[game].presets]
)


def bots_in(game: str) -> list[str]:
    """All bots of a game, including the trained ones."""
    return [*YARDSTICKS, *levels_in(game)]


EVERY_BOT = pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in WITH_BOTS for name in bots_in(game)]
)
EVERY_BOT_AND_PRESET: Final = [
    (game, preset, name)
    for game in WITH_BOTS
    for preset in GAMES[game].presets
    for name in bots_in(game)
]
QUICK: Final = ("dutch",)
"""The rule set that characters play in the quick run."""


EVERY_CHARACTER_AND_PRESET: Final = [
    pytest.param(
        *(game, preset, name),
        marks=() if preset in QUICK and number % 3 == 0 else pytest.mark.long,
    )
    for game in WITH_BOTS
    for preset in GAMES[game].presets
    for number, name in enumerate(CHARACTERS)
]
"""All characters: each plays at a level, with a habit."""


EVERY_BOT_AND_RULE_SET = pytest.mark.parametrize(("game", "preset", "name"), EVERY_BOT_AND_PRESET)


# --- legal moves, to the end -----------------------------------------------------------


def play_to_the_end(rules: RuleSet, names: Sequence[str], seed: int = 1) -> MatchResult:
    """Play a match; check that it has a winner and that nobody sneaked a look."""
    match_result, moves = play(rules, [factory_of(name) for name in names], seed)
    assert match_result.rounds >= 1
    assert min(seated.rank for seated in match_result.seats) == 1
    assert moves
    assert not any(isinstance(move, Sneak) for _, move in moves)
    return match_result


@pytest.mark.parametrize(("game", "preset", "name"), every_nth(EVERY_BOT_AND_PRESET, 3))
def test_bots_end_a_match_by_legal_moves(game: str, preset: str, name: str) -> None:
    """The tables have the fewest and the most players; the runner refuses illegal moves."""
    rules = short_rules(game, preset)
    for players in (rules.players[0], rules.players[-1]):
        play_to_the_end(rules, [name] * players)


@EVERY_RULE_SET
def test_all_levels_can_sit_at_one_table(game: str, preset: str) -> None:
    """Each level plays with all others, in each seat."""
    rules = short_rules(game, preset)
    for seed in range(2):
        names = [*BOTS[seed * 3 :], *BOTS[: seed * 3]][: rules.players[-1]]
        play_to_the_end(rules, names, seed)


@EVERY_GAME
def test_whole_matches_end(game: str) -> None:
    """A match of full length ends, by the limit of points if there is one."""
    for rules in GAMES[game].presets.values():
        match_result = play_to_the_end(rules, ("allegro", "largo"))
        enough = rules.limit if isinstance(rules, CaboRules) else rules.target
        if enough is None:
            assert match_result.rounds == 1
        else:
            assert max(seated.points for seated in match_result.seats) >= enough


ODD: Final[dict[str, tuple[str, int, dict[str, object]]]] = {
    "exchanges among others": ("original", 3, {"free_swap": True}),
    "one card": ("original", 5, {"cards": 1, "looks": 1}),
    "no look": ("original", 2, {"looks": 0}),
    "six cards, four looks": ("original", 5, {"cards": 6, "looks": 4}),
    "three jokers": ("dutch", 4, {"jokers": 3}),
    "rounds alone end it": ("original", 2, {"limit": None, "rounds": 3}),
    "the caller is not safe": ("dutch", 4, {"caller_locked": False}),
    "sets and snaps": ("dutch", 3, {"sets": True, "false_set": "keep"}),
    "French cards, Cabo's points": ("dutch", 3, {"call_below": None, "scoring": "cabo"}),
    "the pile runs out, play on": (
        "tournament",
        5,
        {"cards": 9, "pile_out_after_call": "play-on"},
    ),
    "the pile runs out, no call": (
        "tournament",
        5,
        {"cards": 9, "pile_out_after_call": "end-pile"},
    ),
    "hardly a pile": ("gretel-malte", 5, {"cards": 10}),
    "seven turns": ("original", 3, {"turn_limit": 7}),
    "one turn": ("original", 2, {"turn_limit": 1}),
}


@pytest.mark.parametrize(("odd", "name"), every_nth(product(ODD, bots_in("cabo")), 4))
def test_bots_cope_with_odd_rules(odd: str, name: str) -> None:
    """Bots play by unusual rules, among themselves and with a random player."""
    preset, players, options = ODD[odd]
    rules = CABO[preset].changed({"rounds": 1} | options)
    for bots in ([name] * players, [name, "random"] * players):
        _, moves = play(rules, [factory_of(bot) for bot in bots[:players]])
        assert not any(isinstance(move, Sneak) for _, move in moves)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    """The error names the bot."""
    for game in GAMES:
        rules = next(iter(GAMES[game].presets.values()))
        with pytest.raises(NoSuchBot) as caught:
            seat_bot(game, "accelerando", rules, players=2, seat=0, seed=1)
        assert caught.value.code == "no-such-bot"


# --- the same again --------------------------------------------------------------------


@EVERY_BOT
def test_the_same_seed_gives_the_same_moves(game: str, name: str) -> None:
    """Other seeds give other moves somewhere."""
    preset = next(iter(GAMES[game].presets))
    rules = short_rules(game, preset)
    bots = [factory_of(name)] * 3
    moves, repeated_moves = (play(rules, bots, 7) for _ in range(2))
    assert moves == repeated_moves
    if name in {"random", "largo"}:
        assert any(play(rules, bots, seed, deal=7) != moves for seed in (8, 9))


# --- cards that a seat cannot know -----------------------------------------------------


class Influenced(AssertionError):
    """A bot played differently because of cards that its seat cannot know."""


@dataclass
class Table:
    """The knowledge of the seat, and the complete state for bots that cheat."""

    memory: Any
    state: Any = None


def honest_bot(name: str) -> Callable[[Table, RuleSet, int, Seat], Bot]:
    """A built-in bot."""
    return lambda _table, rules, players, seat: factory_of(name)(rules, players, seat, 5)


class Peeper(BaseBot):
    """A bot that uses all the cards, including those that it should not see."""

    def __init__(self, table: Table, rules: RuleSet, players: int, seat: Seat) -> None:
        super().__init__(GAMES[rules.game], rules, players, seat, 5)
        self.table = table

    def choose(self, view: Seen, decision: Decision) -> Move:
        """One of the legal moves."""
        moves = self.possible(view, decision)
        return moves[crc32(encode(self.table.state)) % len(moves)]


class Glancer(Peeper):
    """A bot that sees only the next card of the pile, in every third turn."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """The first legal move, or the last, depending on that card."""
        moves = self.possible(view, decision)
        pile = self.table.state.round.pile
        return moves[-1 if view.turn % 3 == 0 and pile and pile[-1] > "5" else 0]


class Reminded(Peeper):
    """A bot that sees hidden cards, but only at a table with assisted memory."""

    def choose(self, view: Any, decision: Decision) -> Move:
        """The first legal move, or the last, depending on those cards."""
        moves = self.possible(view, decision)
        hidden = crc32(encode(self.table.state)) % 2 if view.remembered is not None else 0
        return moves[-hidden]


def subject_of(game: str, rng: Random) -> Subject:
    """Players who cause rare situations."""
    return CaboSubject(any_habits(rng)) if game == "cabo" else DaCapoSubject()


@cache
def windows_in(game: str, preset: str, seed: int) -> list[Window]:
    """Sections of a match in which unknown cards are exchanged."""
    rng = Random(seed)
    rules = GAMES[game].presets[preset]
    if game == "cabo" and rules.rounds == 1:
        rules = rules.changed({"rounds": 6})
    players = rng.choice(rules.players)
    course = Course.played(subject_of(game, rng), rng, rules, players, 250)
    opened = [Window.opened(rng, course, rng.randrange(players)) for _ in range(4)]
    return [window for window in opened if window]


def windows(game: str, preset: str, most: int) -> Iterator[Window]:
    """Sections of as many matches as needed."""
    return islice(chain.from_iterable(windows_in(game, preset, seed) for seed in count()), most)


def answerable(game: AnyGame, state: Any, seat: Seat) -> list[Decision]:
    """The decisions that a bot in a seat would be asked now."""
    return [
        decision
        for decision in game.decisions(state)
        if decision.actor == seat and game.default(state, decision) is not None
    ]


def compare(
    window: Window, make: Callable[[Table, RuleSet, int, Seat], Bot], most: int
) -> Iterator[Move]:
    """Ask a bot in both matches at some moments; return its answers. Raises `Influenced`.

    Every other section is played at a table with assisted memory.
    """
    course, seat = window.course, window.viewer
    assert seat is not None
    game = course.subject.game
    rng = Random(window.first)
    tables = [Table(game.know(course.rules, course.players, seat)) for _ in range(2)]
    assisted = window.last % 2 == 0

    def tell(number: int, told: Sequence[Told]) -> None:
        for fact in heard(told, seat):
            bots[number].hear(fact)
            tables[number].memory = game.learn(tables[number].memory, fact)

    bots = [make(table, course.rules, course.players, seat) for table in tables]
    for step in course.steps[: window.first]:
        for number in range(2):
            tell(number, step.told)
    state = window.other(window.steps[0].before)
    for index, step in enumerate(window.steps, start=window.first):
        tables[0].state, tables[1].state = step.before, state
        for decision in answerable(game, state, seat):
            if rng.random() * len(window.steps) < most * course.players:
                one, other = (
                    bot.choose(
                        game.view(table.state, seat, table.memory if assisted else None), decision
                    )
                    for bot, table in zip(bots, tables, strict=True)
                )
                if one != other:
                    raise Influenced(decision.id, one, other)
                yield one
        dealing = course.deals(state, step.move)
        state, told = game.play(state, step.actor, step.move)
        if dealing:
            state = window.other(course.numbered(state, index))
        tell(0, step.told)
        tell(1, told)


DEPTH = {"cabo": (20, 15), "dacapo": (10, 10)}
"""Pairs of matches, and how many decisions of each are compared: enough to catch every peeper."""


@pytest.mark.parametrize(
    "part", [1, pytest.param(4, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize(
    ("game", "preset", "name"),
    [*every_nth(EVERY_BOT_AND_PRESET, 3), *EVERY_CHARACTER_AND_PRESET],
)
def test_cards_that_a_seat_cannot_know_do_not_change_its_moves(
    game: str, preset: str, name: str, part: int
) -> None:
    """Hundreds of pairs of matches that differ in such cards alone."""
    pairs, most = DEPTH[game]
    answers = [
        move
        for window in windows(game, preset, part * pairs)
        for move in compare(window, honest_bot(name), most)
    ]
    assert len(answers) > 2 * part * pairs
    assert len(set(answers)) > 5


@pytest.mark.parametrize("peeper", [Peeper, Glancer])
@EVERY_RULE_SET
def test_a_bot_that_sees_hidden_cards_is_caught(
    game: str, preset: str, peeper: type[Peeper]
) -> None:
    """It is caught even if it sees only one hidden card now and then."""
    pairs, most = DEPTH[game]
    compared = (compare(window, peeper, most) for window in windows(game, preset, pairs))
    with pytest.raises(Influenced):
        deque(chain.from_iterable(compared), 0)


@pytest.mark.parametrize("preset", first(GAMES["cabo"].presets, 1))
def test_a_bot_with_a_memory_of_hidden_cards_is_caught(preset: str) -> None:
    """So tables with assisted memory are among those compared."""
    test_a_bot_that_sees_hidden_cards_is_caught("cabo", preset, Reminded)


# --- what a bot is given ---------------------------------------------------------------


def parts(value: object) -> Iterator[object]:
    """A value and everything in it."""
    yield value
    if isinstance(value, tuple | list | dict | set):
        for item in value.items() if isinstance(value, dict) else value:
            yield from parts(item)
    elif isinstance(value, Value):
        for field in value.__struct_fields__:
            yield from parts(getattr(value, field))


class Spy(BaseBot):
    """A bot that records everything it is given."""

    def __init__(self, received: list[object], rules: RuleSet, players: int, seat: Seat) -> None:
        super().__init__(GAMES[rules.game], rules, players, seat, 1)
        self.given = received
        received.append((rules, players, seat))

    def hear(self, fact: Fact) -> None:
        """Record the fact."""
        assert isinstance(fact, Fact)
        self.given.append(fact)
        super().hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:
        """Record the view, and make a random move."""
        assert type(view).__name__ == "View"
        assert view.viewer == self.seat == decision.actor
        self.given += [view, decision]
        return self.rng.choice(self.possible(view, decision))


@EVERY_RULE_SET
def test_a_bot_gets_no_part_of_a_state(game: str, preset: str) -> None:
    """It gets facts and views only; every type that holds hidden cards is `Discreet`."""
    received: list[object] = []

    def spy(rules: RuleSet, players: int, seat: Seat, _seed: int) -> Bot:
        return Spy(received, rules, players, seat)

    rules = short_rules(game, preset)
    play(rules, [spy] * 3)
    everything = [part for one in received for part in parts(one)]
    assert len(everything) > 1000
    assert not any(isinstance(part, Discreet | Sealed) for part in everything)
    state = GAMES[game].start(rules, 3)
    assert any(isinstance(part, Discreet) for part in parts(state))


# --- how long a bot takes --------------------------------------------------------------


@EVERY_GAME
def test_a_pause_depends_on_public_things_only(game: str) -> None:
    """It depends neither on cards nor on the move that the bot chooses."""
    rng = Random(3)
    rules = GAMES[game].presets["dutch" if game == "cabo" else "single"]
    course = Course.played(subject_of(game, rng), rng, rules, 3, 150)
    for step in course.steps:
        for decision in GAMES[game].decisions(step.before):
            if decision.actor != TABLE:
                renamed = Decision(decision.id, 0, "anything", must=decision.must)
                for tempo, moment in product(Tempo, Moment):
                    mine, other = (
                        pause(4, one, "allegro", tempo, moment=moment, answered=2)
                        for one in (decision, renamed)
                    )
                    assert mine == other


@pytest.mark.parametrize(
    ("level", "fastest", "slowest"),
    [
        ("prestissimo", 0.2, 0.5),
        ("presto", 0.25, 0.6),
        ("allegro", 0.4, 0.9),
        ("andante", 0.6, 1.3),
        ("largo", 0.9, 1.8),
    ],
)
def test_each_level_has_its_own_pace(level: str, fastest: float, slowest: float) -> None:
    """A brisk table halves the pauses of a calm one."""
    turns = [Decision(f"r1.t{turn}.turn", 0, "turn") for turn in range(500)]
    calm, brisk, instant = ([pause(1, turn, level, tempo) for turn in turns] for tempo in Tempo)
    assert fastest <= min(calm) < fastest + 0.1 < slowest - 0.1 < max(calm) <= slowest
    assert max(brisk) <= slowest / 2
    assert 0.05 <= min(instant) <= max(instant) <= 0.18
    assert len({*calm}) == 500


@pytest.mark.parametrize("level", [*LEVELS, *LEARNED])
def test_later_answers_of_a_turn_come_quicker(level: str) -> None:
    """The first one takes longest."""
    turn = Decision("r1.t1.9", 0, "turn")
    pauses = [pause(1, turn, level, Tempo.CALM, answered=n) for n in range(20)]
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[1] < pauses[0] / 2
    assert sum(pauses[1:]) < 3


@pytest.mark.parametrize("level", [*LEVELS, *LEARNED])
@pytest.mark.parametrize(
    ("tempo", "hush"), [(Tempo.CALM, 1.5), (Tempo.BRISK, 1.5), (Tempo.INSTANT, 0.4)]
)
def test_bots_wait_after_a_surprising_event(level: str, tempo: Tempo, hush: float) -> None:
    """A bot waits at least that long, and its own pause may be longer."""
    for number in range(100):
        turn = Decision(f"r1.t{number}.turn", 0, "turn")
        usual = pause(1, turn, level, tempo)
        assert pause(1, turn, level, tempo, hushed=True) == max(usual, hush)


@pytest.mark.parametrize("tempo", Tempo)
def test_first_looks_are_over_within_a_second(tempo: Tempo) -> None:
    """All bots together look at two cards each and put them back."""
    for seed in range(200):
        looks = [Decision(f"r1.first-look.b.{n}", 1, "first-look") for n in range(4)]
        pauses = [pause(seed, look, "largo", tempo, moment=Moment.TOGETHER) for look in looks]
        assert sum(pauses) < 1


def test_pauses_in_a_snap_differ_by_seat_and_are_the_same_for_pass_and_snap() -> None:
    """A random bot is the quickest in each window, whatever the cards are."""
    quickest = []
    for turn in range(300):
        clock = f"r1.t{turn}.snap"
        waits = [
            pause(
                8,
                Decision(f"{clock}.{seat}", k, "snap", must=False),
                "andante",
                Tempo.BRISK,
                moment=Moment.RACE,
            )
            for k, seat in enumerate("abcd")
        ]
        assert len(set(waits)) == 4
        assert 0.7 <= min(waits) <= max(waits) < WINDOW_SECONDS[Tempo.BRISK]
        quickest.append(waits.index(min(waits)))
    assert all(quickest.count(seat) > 40 for seat in range(4))
