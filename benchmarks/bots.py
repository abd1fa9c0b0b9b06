"""How long the bots think, what Presto does meanwhile, and whether its play-outs ring true.

Every bot plays whole rounds against Allegros, on one core. A decision's time is what `choose`
takes, in processor time: what others do on the machine is not in it, and threads would not help.

Usage: python benchmarks/bots.py [--seconds 3] [--profile PRESET | --calibrate]
"""

import argparse
import cProfile
import pstats
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from types import ModuleType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

import numpy as np

from dacabo import __version__
from dacabo.bots.bot import Bot
from dacabo.bots.cabo.calling import PATIENCE
from dacabo.bots.cabo.presto import Presto
from dacabo.bots.cabo.search import playout, trying
from dacabo.bots.cabo.search.equity import equity
from dacabo.bots.cabo.search.worlds import Rows, Worlds
from dacabo.bots.dacapo import presto as dacapo
from dacabo.bots.dacapo.board import whole
from dacabo.bots.roster import LEARNED, LEVELS, YARDSTICKS, crew_of, names_in, seat_bot
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Match
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, settle
from dacabo.core.game import Decision, Fact, Told, heard
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo.game import DaCapo
from dacabo.games import GAMES

PLAYERS: Final = (2, 4)
OPPONENT: Final = "allegro"
BARS: Final = {"allegro": (2.0, 2.0), "presto": (250.0, 250.0), "prestissimo": (0.35, 1.0)}
"""The milliseconds that a decision may take: on the average, and 99 times in 100."""
WORLDS: Final = 1500
ROUNDS: Final = 100
"""What is compared to calibrate the play-outs."""


class Setting(NamedTuple):
    """What is played, and by how many."""

    game: str
    preset: str
    players: int

    @property
    def rules(self) -> RuleSet:
        """The rule set of that name."""
        rules: RuleSet = GAMES[self.game].presets[self.preset]
        return rules

    def __str__(self) -> str:
        return f"{self.game} {self.preset}, {self.players} players"


class Search(NamedTuple):
    """How one looks into a game's Presto."""

    module: ModuleType
    play_out: str
    """The function, by its name in the module, that plays worlds out."""
    worlds: Callable[[Any], int]
    """How many those are, counted once for each plan, by the function's first argument."""
    parts: Mapping[str, Any]
    """The functions that the time goes into; none calls another."""


SEARCHES: Final = {
    "cabo": Search(
        trying,
        "play_out",
        lambda worlds: len(worlds.cards),
        {
            "sampling": Cabo.sample,
            "loading": Worlds.__init__,
            "plausible": Presto.make_plausible,
            "play-outs": playout.play_out,
            "scoring": equity,
        },
    ),
    "dacapo": Search(
        dacapo,
        "try_out",
        lambda _rules: 1,
        {
            "sampling": DaCapo.sample,
            "loading": whole,
            "play-outs": dacapo.try_out,
        },
    ),
}


class Watched:
    """A bot with a clock beside it, or a profiler."""

    def __init__(self, bot: Bot, spent: list[float], profiler: cProfile.Profile | None) -> None:
        self.bot = bot
        self.spent = spent
        self.profiler = profiler

    def hear(self, fact: Fact) -> None:
        """Listening is not timed."""
        self.bot.hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's view)
        """Note the seconds that a decision takes."""
        if self.profiler is not None:
            return self.profiler.runcall(self.bot.choose, view, decision)
        began = process_time()
        move = self.bot.choose(view, decision)
        self.spent.append(process_time() - began)
        return move


def moments(setting: Setting, bots: list[Bot], rng: Random) -> Iterator[Any]:
    """The states of a match, from the deal to its end, as the bots play it."""
    game = GAMES[setting.game]
    chance = Sealed(rng.randbytes(32))
    state, told = settle(game, game.start(setting.rules, setting.players), chance)
    tell(bots, told)
    yield state
    while decision := next_decision(game, state, chance, setting.players):
        if decision.actor == TABLE:
            move = game.default(state, decision)
            assert move is not None
        else:
            move = bots[decision.actor].choose(game.view(state, decision.actor), decision)
        state, moved = game.play(state, decision.actor, move)
        state, settled = settle(game, state, chance)
        tell(bots, (*moved, *settled))
        yield state


def tell(bots: list[Bot], told: Iterable[Told]) -> None:
    """Tell everybody what they may know."""
    for seat, bot in enumerate(bots):
        for fact in heard(told, seat):
            bot.hear(fact)


def take_seats(setting: Setting, names: Iterable[str], rng: Random) -> list[Bot]:
    """A bot of each name, in this order."""
    return [
        seat_bot(
            setting.game,
            name,
            setting.rules,
            players=setting.players,
            seat=seat,
            seed=rng.getrandbits(32),
        )
        for seat, name in enumerate(names)
    ]


def watch(
    setting: Setting, name: str, seconds: float, profiler: cProfile.Profile | None = None
) -> list[float]:
    """The seconds of a bot's decisions: rounds begin until the time is up, and are played out."""
    game = GAMES[setting.game]
    rng = Random(7)
    spent: list[float] = []
    began = process_time()
    for number in count():
        seat: Seat = number % setting.players
        names = [name if place == seat else OPPONENT for place in range(setting.players)]
        bots = take_seats(setting, names, rng)
        bots[seat] = Watched(bots[seat], spent, profiler)
        over = 0
        for state in moments(setting, bots, rng):
            rounds = len(game.view(state, None).results)
            if rounds > over and process_time() - began >= seconds:
                return spent
            over = rounds
    raise AssertionError


def settings() -> list[Setting]:
    """Every rule set that has bots, with few and with many players."""
    found = []
    for game in GAMES:
        if crew_of(game) is None:
            continue
        found += [Setting(game, preset, n) for preset in GAMES[game].presets for n in PLAYERS]
    return found


def learned_in(game: str) -> list[str]:
    """Who has learned a game."""
    return [name for name in names_in(game) if name in LEARNED]


def print_times(where: list[Setting], seconds: float) -> None:
    """What a decision takes, beside the bars."""
    heads = "".join(f"{head:>10}" for head in ("decisions", "mean", "median", "99 %", "longest"))
    print(f"{'milliseconds per decision':32} {'':11}{heads}")
    for setting in where:
        for name in (*YARDSTICKS, *LEVELS, *learned_in(setting.game)):
            print_row(setting, name, [1000 * second for second in watch(setting, name, seconds)])


def print_row(setting: Setting, name: str, spent: list[float]) -> None:
    """A bot's times; the longest is not held against it, it may be the machine's doing."""
    usual = quantiles(spent, n=100, method="inclusive")[-1]
    figures = "".join(f"{t:10.2f}" for t in (fmean(spent), median(spent), usual, max(spent)))
    verdict = ""
    if name in BARS:
        mean, most = BARS[name]
        kept = fmean(spent) <= mean and usual <= most
        verdict = f"  ≤ {mean:g}, {most:g}: " + ("ok" if kept else "missed")
    print(f"{setting!s:32} {name:11}{len(spent):10}{figures}{verdict}", flush=True)


def print_searches(where: list[Setting], seconds: float) -> None:
    """What Presto gets done while it thinks, and where the time goes."""
    print(f"\n{'Presto':32} {'play-outs/s':>12}  of the time, by the profiler")
    for setting in where:
        search = SEARCHES[setting.game]
        with counted(search) as tried:
            spent = sum(watch(setting, "presto", seconds))
        profiler = cProfile.Profile(builtins=False)
        watch(setting, "presto", seconds, profiler)
        shares = "  ".join(f"{part} {share:.0%}" for part, share in split(profiler, search))
        print(f"{setting!s:32} {sum(tried) / spent:12,.0f}  {shares}", flush=True)


@contextmanager
def counted(search: Search) -> Iterator[list[int]]:
    """Note how many worlds are played out, each time that some are."""
    play_out = getattr(search.module, search.play_out)
    tried: list[int] = []

    def counting(first: Any, *rest: Any) -> Any:  # noqa: ANN401 (any game's worlds)
        tried.append(search.worlds(first))
        return play_out(first, *rest)

    with patch.object(search.module, search.play_out, counting):
        yield tried


def split(profiler: cProfile.Profile, search: Search) -> Iterator[tuple[str, float]]:
    """The share of the time that each part takes, and all the rest."""
    entries = profiler.getstats()
    total = sum(entry.inlinetime for entry in entries)
    spent = {entry.code: entry.totaltime for entry in entries}
    shares = {part: spent.get(does.__code__, 0.0) / total for part, does in search.parts.items()}
    yield from shares.items()
    yield "rest", 1 - sum(shares.values())


def profile(preset: str, seconds: float) -> None:
    """The functions in which Presto spends its time, with four players."""
    name = next(name for name, game in GAMES.items() if preset in game.presets)
    profiler = cProfile.Profile()
    watch(Setting(name, preset, 4), "presto", seconds, profiler)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


# --- do play-outs end as rounds do? --------------------------------------------


class Call(NamedTuple):
    """A round that somebody called."""

    lap: int
    """Laps that were over before it."""
    called_with: float
    """The caller's sum at the moment of the call."""
    sums: Sequence[float]
    """Everybody's in the end, the caller's first."""


class Noted(Worlds):
    """Worlds in which it is noted when somebody calls."""

    def __init__(self, rules: Rules, states: Sequence[Match]) -> None:
        super().__init__(rules, states)
        self.laps = np.zeros(len(states), np.intp)

    def call(self, rows: Rows, seat: Seat) -> None:
        """Somebody calls now."""
        super().call(rows, seat)
        self.laps[rows] = int(self.lap)


def played_out(setting: Setting) -> list[Call]:
    """Fresh deals, played by the fast player."""
    rules, players = Cabo.presets[setting.preset], setting.players
    rng = Random(7)
    states = [next(moments(setting, [], rng)) for _ in range(WORLDS)]
    worlds = Noted(rules, states)
    for seat in range(players):
        worlds.known[:, seat, seat, rules.cards - rules.looks :] = True
    # Not cut off: real rounds go on until somebody calls.
    with patch.object(playout, "LAPS", 2 * PATIENCE + 1):
        playout.play_out(worlds, 0)
    return [
        Call(lap, with_, caller_first(caller, sums))
        for lap, with_, caller, sums in zip(
            worlds.laps.tolist(),
            worlds.called_with.tolist(),
            worlds.caller.tolist(),
            worlds.sums().tolist(),
            strict=True,
        )
        if caller >= 0
    ]


def really_played(setting: Setting) -> list[Call]:
    """The first rounds of matches among Allegros."""
    rng = Random(7)
    calls = []
    for _ in range(ROUNDS):
        bots = take_seats(setting, [OPPONENT] * setting.players, rng)
        lap = 0
        for state in moments(setting, bots, rng):
            now = state.round
            if now.caller is None:
                lap = (now.turn - 1) // setting.players
            if state.results:
                if now.caller is not None:
                    sums = [score.sum for score in state.results[0].scores]
                    calls.append(Call(lap, now.called_with, caller_first(now.caller, sums)))
                break
    return calls


def caller_first(caller: Seat, sums: Sequence[float]) -> Sequence[float]:
    """Everybody's sum, the caller's first."""
    return [*sums[caller:], *sums[:caller]]


MEASURES: Final[Mapping[str, Callable[[Call], float]]] = {
    "lap": lambda call: call.lap,
    "called with": lambda call: call.called_with,
    "lowest": lambda call: call.sums[0] == min(call.sums),
    "caller's sum": lambda call: call.sums[0],
    "others' sum": lambda call: fmean(call.sums[1:]),
}


def calibrate() -> None:
    """How rounds are called and end: in play-outs, and among Allegros."""
    heads = "".join(f"{head:>15}" for head in ("calls", *MEASURES))
    print(f"{'play-outs | real rounds':32}{heads}")
    for setting in (Setting("cabo", p, n) for p in Cabo.presets for n in PLAYERS):
        fast, real = played_out(setting), really_played(setting)
        cells = [f"{len(fast) / WORLDS:.0%} | {len(real) / ROUNDS:.0%}"]
        cells += [
            f"{fmean(map(m, fast)):.2f} | {fmean(map(m, real)):.2f}" for m in MEASURES.values()
        ]
        print(f"{setting!s:32}" + "".join(f"{cell:>15}" for cell in cells), flush=True)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--profile", metavar="PRESET", help="list where the time goes, instead")
    instead.add_argument("--calibrate", action="store_true", help="hold play-outs against rounds")
    options = parser.parse_args()
    if options.profile:
        profile(options.profile, options.seconds)
    elif options.calibrate:
        calibrate()
    else:
        print(f"Dacabo {__version__}, processor time, {options.seconds:g} s for each row")
        where = settings()
        print_times(where, options.seconds)
        print_searches(where, options.seconds)


if __name__ == "__main__":
    main()
