"""The tripwire: it goes off if a level of Cabo loses its strength.

Two players, `original`, whole matches, every deal in both seats, fixed seeds. Each duel has a bar.
With the strengths that were measured (`STEPS`), each of the four duels falls short of its bar by
bad luck once in 10,000 times at most, and a level that is no better than the one below gets past it
once in 50 times. Presto is dear, so its bar is coarser: it measures points, falls short by bad luck
once in 100 times (by the normal distribution), and notices a Presto that is no better than Andante
in three of five cases; positions in which one move is clearly better help out. In all, a change
that costs no strength raises a false alarm about once in 100 times. The last tests weaken every
level on purpose: the tripwire goes off.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from statistics import NormalDist, fmean
from typing import Final

import numpy as np
import pytest
from bots.tables import Making, made, play
from bots.test_cabo_bots import asked, known, seen
from numpy.typing import NDArray

from dacabo.bots.bot import Bot, Budget
from dacabo.bots.cabo.greedy import Greedy
from dacabo.bots.cabo.levels import Allegro, Andante, Largo
from dacabo.bots.cabo.presto import Presto
from dacabo.bots.cabo.search.trying import Plan
from dacabo.cabo.moves import Call, Draw, Replace, Take
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.view import View
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.research.simulator.compiling import native

FALSE_ALARM: Final = 1e-4
PRESTO_FALSE_ALARM: Final = 1e-2
MISSED: Final = 0.02
RULES: Final = PRESETS["original"]


@dataclass(frozen=True)
class Step:
    """A level, the one below it, and how often it should win."""

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
)
EVERY_STEP = pytest.mark.parametrize("step", STEPS, ids=lambda step: step.level)

PRESTO_DEALS: Final = 3
PRESTO_POINTS: Final = (6.2, 5.6)
"""How many points fewer than Andante Presto writes down per round, with so few samples: the mean
over matches and its standard deviation from match to match, over 40 matches."""
PRESTO_BAR: Final = 0.8
SAMPLES: Final = 12


def duel(one: Making, other: Making, deals: int) -> tuple[int, list[float]]:
    """How many matches one wins alone, and by how many points a round in each."""
    wins, points = 0, []
    for deal in range(deals):
        for seat in (0, 1):
            played, _ = play(RULES, [one, other] if seat == 0 else [other, one], deal)
            mine, theirs = played.seats[seat], played.seats[1 - seat]
            wins += mine.place < theirs.place
            points.append((theirs.points - mine.points) / played.rounds)
    return wins, points


def at_least(wins: int, matches: int, strength: float) -> float:
    """The probability that a bot of this strength wins this many matches, or more."""
    return sum(
        comb(matches, k) * strength**k * (1 - strength) ** (matches - k)
        for k in range(wins, matches + 1)
    )


@EVERY_STEP
def test_the_bars_are_where_the_docstring_says(step: Step) -> None:
    """False alarms and missed ones, by the binomial distribution."""
    matches = 2 * step.deals
    assert 1 - at_least(step.bar, matches, step.strength) <= FALSE_ALARM
    assert at_least(step.bar, matches, 0.5) <= MISSED


def test_prestos_bar_is_where_the_docstring_says() -> None:
    """False alarms by the normal distribution of a mean."""
    mean, deviation = PRESTO_POINTS
    luck = NormalDist(mean, deviation / (2 * PRESTO_DEALS) ** 0.5)
    assert luck.cdf(PRESTO_BAR) <= PRESTO_FALSE_ALARM
    level = NormalDist(0, luck.stdev)
    assert level.cdf(PRESTO_BAR) >= 0.6


@pytest.mark.parametrize(
    "step",
    [*STEPS[:2], *(pytest.param(step, marks=pytest.mark.long) for step in STEPS[2:])],
    ids=lambda step: step.level,
)
def test_every_level_beats_the_one_below(step: Step) -> None:
    """As often as it should, or nearly so."""
    wins, _ = duel(made(step.level), made(step.below), step.deals)
    assert wins >= step.bar


@pytest.mark.long
def test_presto_is_far_ahead_of_andante() -> None:
    """With a dozen samples for each decision, by points per round."""
    _, points = duel(made("presto", SAMPLES), made("andante"), PRESTO_DEALS)
    assert fmean(points) > PRESTO_BAR


OBVIOUS: Final[tuple[tuple[str, str, str, Plan, Plan], ...]] = (
    ("0 0 1 1", "12 12 11 10", "9", (Call(),), (Draw(),)),
    ("12 9 10 8", "1 1 2 2", "13", (Draw(),), (Call(),)),
    ("13 1 0 1", "?! ?! ? ?", "0", (Take(), Replace((0,))), (Take(), Replace((1,)))),
    ("12 12 3 2", "?! ?! ? ?", "0", (Take(), Replace((0, 1))), (Take(), Replace((0,)))),
    ("12 11 10 9", "?! ?! ? ?", "0", (Take(), Replace((0,))), (Call(),)),
)
"""What one has and the other has, the discard, something that is good, and something worse."""


def sees(kind: type[Presto], *, on_twin: bool = False) -> int:
    """How often a Presto prefers what is better: in five attempts at every position."""
    right = 0
    for own, other, discard, better, worse in OBVIOUS:
        table = known(own, other, discards=discard)
        for seed in range(5):
            player = kind(table.rules, 2, 0, seed, Budget(samples=64))
            player.knowledge = table
            player.on_twin = on_twin
            good, bad = player.try_in_worlds([better, worse], seen(table), 128).mean(1)
            right += good > bad
    return right


@pytest.mark.parametrize("on_twin", [False, True])
def test_presto_sees_the_obvious(*, on_twin: bool) -> None:
    """Every time: when to call and when not to, and which cards to get rid of."""
    assert sees(Presto, on_twin=on_twin) == 5 * len(OBVIOUS)


def test_presto_plays_without_a_twin_and_with_too_many_cards_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No compiler, or a layout that has outgrown the lanes: the simple player plays the worlds."""
    small, large = known("12 11 10 9", "?! ?! ? ?"), known("12 11 10 9", "? ? ? ? ? ? ?")
    for table, compiler, on_twin in (
        (small, native.compiler(), True),
        (large, native.compiler(), False),
        (small, None, False),
    ):
        monkeypatch.setattr(native, "compiler", lambda found=compiler: found)
        player = Presto(table.rules, 2, 0, 1, Budget(samples=8))
        player.knowledge = table
        player.choose(seen(table), asked(seen(table), "turn"))
        assert player.on_twin is on_twin


# --- the test of the test: levels that have lost their strength --------------------------


class Careless(Greedy):
    """Calls at once, whatever it has."""

    def turn(self, view: View, decision: Decision) -> Move:
        """Call, if that is possible."""
        return Call() if Call() in self.possible(view, decision) else super().turn(view, decision)


class Absent(Largo):
    """Has forgotten by its turn what it saw before."""

    forgets = 1.0


class Hasty(Andante):
    """Forgets as Largo does, and calls far too early."""

    forgets = 0.18
    calls_at = 16


class Wiped(Allegro):
    """Half of what it knows slips its mind in every turn."""

    forgets = 0.5


class Contrary(Presto):
    """Takes the worst of its play-outs for the best."""

    def try_in_worlds(self, plans: Sequence[Plan], view: View, count: int) -> NDArray[np.float64]:
        """The chance to lose."""
        return 1 - super().try_in_worlds(plans, view, count)


WEAKENED: Final[dict[str, Making]] = {
    "greedy": Careless,
    "largo": Absent,
    "andante": Hasty,
    "allegro": Wiped,
}


@pytest.mark.parametrize(
    "step",
    [pytest.param(s, marks=() if s.level == "largo" else pytest.mark.long) for s in STEPS],
    ids=[s.level for s in STEPS],
)
def test_a_level_that_loses_its_strength_trips_the_wire(step: Step) -> None:
    """Weakened in one point, it falls short of its bar."""
    wins, _ = duel(WEAKENED[step.level], made(step.below), step.deals)
    assert wins < step.bar


def contrary(rules: Rules, players: int, seat: Seat, seed: int) -> Bot:
    """A Presto that turns its play-outs upside down."""
    return Contrary(rules, players, seat, seed, Budget(samples=64))


@pytest.mark.long
def test_a_contrary_presto_trips_the_wire() -> None:
    """It needs more worlds to be sure: with few, Presto does what Allegro would do."""
    _, points = duel(contrary, made("andante"), PRESTO_DEALS)
    assert fmean(points) <= PRESTO_BAR


def test_a_contrary_presto_does_not_see_the_obvious() -> None:
    """Not once."""
    assert sees(Contrary) == 0
