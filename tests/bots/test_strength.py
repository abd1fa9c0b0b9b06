"""The tripwire: it goes off if a level of Cabo loses its strength.

Two players, `original`, whole matches, every deal in both seats, fixed seeds. Each duel has a bar.
With the strengths that were measured (`STEPS`), each of the six duels falls short of its bar by
bad luck once in 10,000 times at most, and a level that is no better than its opponent gets past it
once in 50 times. The opponent of the highest two is not their neighbour but the level below it,
because that takes fewer matches: so the tripwire does not notice a Presto that is only an Allegro.
`test_presto_plays_some_turns_as_each_of_two` does, and `benchmarks/ladder.py` measures all steps.
The last tests weaken every level on purpose: the tripwire goes off.
"""

from dataclasses import dataclass
from functools import partial
from math import comb
from typing import Any, Final

import pytest
from bots.harness.tables import Making, factory_of, play

from dacabo.bots.bot import Bot
from dacabo.bots.cabo.levels import Allegro, Andante, Greedy, Largo
from dacabo.bots.presto import Presto
from dacabo.cabo.moves import Call
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.view import View
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import GAMES

FALSE_ALARM: Final = 1e-4
MISSED: Final = 0.02
RULES: Final = PRESETS["original"]


@dataclass(frozen=True)
class Step:
    """A level, a lower one, and how often the first should win."""

    level: str
    below: str
    strength: float
    """The share of matches that it wins, as the arena measured it (rounded down)."""
    deals: int
    bar: int
    """Wins that it must have."""


STEPS: Final = (
    Step("greedy", "random", 0.95, 15, 22),
    Step("largo", "greedy", 0.95, 15, 22),
    Step("andante", "largo", 0.95, 15, 22),
    Step("allegro", "andante", 0.85, 30, 39),
    Step("presto", "andante", 0.9, 20, 27),
    Step("prestissimo", "allegro", 0.85, 30, 39),
)
EACH_STEP = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.level)


def duel(one: Making, other: Making, deals: int) -> int:
    """The number of matches that the first bot wins alone."""
    wins = 0
    for deal in range(deals):
        for seat in (0, 1):
            match_result, _ = play(RULES, [one, other] if seat == 0 else [other, one], deal)
            wins += match_result.seats[seat].rank < match_result.seats[1 - seat].rank
    return wins


def at_least(wins: int, matches: int, strength: float) -> float:
    """The probability that a bot of this strength wins this many matches, or more."""
    return sum(
        comb(matches, k) * strength**k * (1 - strength) ** (matches - k)
        for k in range(wins, matches + 1)
    )


@EACH_STEP
def test_the_bars_have_the_stated_probabilities(step: Step) -> None:
    """They follow from the binomial distribution."""
    matches = 2 * step.deals
    assert 1 - at_least(step.bar, matches, step.strength) <= FALSE_ALARM
    assert at_least(step.bar, matches, 0.5) <= MISSED


@pytest.mark.parametrize(
    "step",
    [*STEPS[:2], *(pytest.param(step, marks=pytest.mark.long) for step in STEPS[2:])],
    ids=lambda step: step.level,
)
def test_every_level_beats_the_one_below(step: Step) -> None:
    """Each level wins at least as often as its bar."""
    wins = duel(factory_of(step.level), factory_of(step.below), step.deals)
    assert wins >= step.bar


@pytest.mark.parametrize("preset", ["original", "dutch", "single"])
def test_presto_plays_half_its_turns_as_prestissimo(preset: str) -> None:
    """The other half is Allegro's."""
    turns: dict[str, set[tuple[int, int]]] = {"allegro": set(), "prestissimo": set()}

    class RecordingBot:
        def __init__(self, name: str, bot: Bot) -> None:
            self.name, self.bot = name, bot

        def hear(self, fact: Fact) -> None:
            self.bot.hear(fact)

        def choose(self, view: Any, decision: Decision) -> Move:
            turns[self.name].add((view.round, view.turn))
            return self.bot.choose(view, decision)

    def recording_bot(rules: RuleSet, players: int, seat: Seat, seed: int) -> Bot:
        presto = factory_of("presto")(rules, players, seat, seed)
        assert isinstance(presto, Presto)
        presto.allegro = RecordingBot("allegro", presto.allegro)
        presto.prestissimo = RecordingBot("prestissimo", presto.prestissimo)
        return presto

    rules = next(game.presets[preset] for game in GAMES.values() if preset in game.presets)
    play(rules, [recording_bot, factory_of("allegro")], deal=7)
    low, high = turns["allegro"], turns["prestissimo"]
    assert not low & high
    assert 0.25 < len(high) / (len(low) + len(high)) < 0.75


# --- the test of the test: levels that have lost their strength --------------------------


class Careless(Greedy):
    """A bot that calls at once, whatever cards it has."""

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, if that is possible."""
        return Call() if Call() in self.possible(view, decision) else super().turn(view, decision)


class Absent(Largo):
    """A bot that forgets before each turn what it has seen."""

    forget_probability = 1.0


class Hasty(Andante):
    """A bot that forgets as Largo does, and calls far too early."""

    forget_probability = 0.18
    calls_at = 16


class Wiped(Allegro):
    """A bot that forgets half of its knowledge before each turn."""

    forget_probability = 0.5


WEAKENED: Final[dict[str, Making]] = {
    "greedy": Careless,
    "largo": Absent,
    "andante": Hasty,
    "allegro": Wiped,
    "presto": partial(Presto, Wiped, Wiped),
    "prestissimo": factory_of("allegro"),
}


@pytest.mark.parametrize(
    "step",
    [pytest.param(s, marks=() if s.level == "largo" else pytest.mark.long) for s in STEPS],
    ids=[s.level for s in STEPS],
)
def test_a_weakened_level_falls_short_of_its_bar(step: Step) -> None:
    """Each level is weakened in one point."""
    wins = duel(WEAKENED[step.level], factory_of(step.below), step.deals)
    assert wins < step.bar
