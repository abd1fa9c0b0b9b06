"""Measure the decisions of bots: 99 in 100 must be over within a millisecond.

Every bot plays whole rounds against Allegros, on one core. A decision's time is the processor
time of `choose`: it excludes other programs on the machine, and threads would not help.

Usage: python benchmarks/bots.py [--seconds 3] [--profile LEVEL:PRESET]
"""

import argparse
import cProfile
import pstats
from collections.abc import Iterable, Iterator
from itertools import count
from random import Random
from statistics import fmean, median, quantiles
from time import process_time
from typing import Any, Final, NamedTuple

from dacabo import __version__
from dacabo.bots.bot import Bot
from dacabo.bots.levels import LEARNED, LEVELS, YARDSTICKS, bots_of, names_in, seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import Decision, Fact, Told, heard
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.games import GAMES

PLAYERS: Final = (2, 4)
OPPONENT: Final = "allegro"
MAX_MILLISECONDS: Final = 1.0
"""The milliseconds that a decision may take, 99 times in 100: a server decides between requests."""


class Setting(NamedTuple):
    """A game, its rule set and the number of players."""

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


class TimedBot:
    """A bot whose decisions are timed or profiled."""

    def __init__(self, bot: Bot, durations: list[float], profiler: cProfile.Profile | None) -> None:
        self.bot = bot
        self.durations = durations
        self.profiler = profiler

    def hear(self, fact: Fact) -> None:
        """Pass on a fact; this is not timed."""
        self.bot.hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's view)
        """Let the bot decide, and note the seconds that it takes."""
        if self.profiler is not None:
            return self.profiler.runcall(self.bot.choose, view, decision)
        started = process_time()
        move = self.bot.choose(view, decision)
        self.durations.append(process_time() - started)
        return move


def play_states(setting: Setting, bots: list[Bot], rng: Random) -> Iterator[Any]:
    """Yield the states of a match, from the deal to its end, as the bots play it."""
    game = GAMES[setting.game]
    chance = Sealed(rng.randbytes(32))
    state, facts = resolve_chance(game, game.start(setting.rules, setting.players), chance)
    tell(bots, facts)
    yield state
    while decision := next_decision(game, state, chance, setting.players):
        if decision.actor == TABLE:
            move = game.default(state, decision)
            assert move is not None
        else:
            move = bots[decision.actor].choose(game.view(state, decision.actor), decision)
        state, move_facts = game.play(state, decision.actor, move)
        state, chance_facts = resolve_chance(game, state, chance)
        tell(bots, (*move_facts, *chance_facts))
        yield state


def tell(bots: list[Bot], facts: Iterable[Told]) -> None:
    """Tell everybody what they may know."""
    for seat, bot in enumerate(bots):
        for fact in heard(facts, seat):
            bot.hear(fact)


def take_seats(setting: Setting, names: Iterable[str], rng: Random) -> list[Bot]:
    """Return a bot of each name, in this order."""
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


def time_decisions(
    setting: Setting, name: str, seconds: float, profiler: cProfile.Profile | None = None
) -> list[float]:
    """Return the seconds of a bot's decisions; no round begins after these seconds."""
    game = GAMES[setting.game]
    rng = Random(7)
    durations: list[float] = []
    started = process_time()
    for number in count():
        seat: Seat = number % setting.players
        names = [name if place == seat else OPPONENT for place in range(setting.players)]
        bots = take_seats(setting, names, rng)
        bots[seat] = TimedBot(bots[seat], durations, profiler)
        over = 0
        for state in play_states(setting, bots, rng):
            rounds = len(game.view(state, None).results)
            if rounds > over and process_time() - started >= seconds:
                return durations
            over = rounds
    raise AssertionError


def settings() -> list[Setting]:
    """Return every rule set that has bots, with few and with many players."""
    found = []
    for game in GAMES:
        if bots_of(game) is None:
            continue
        found += [Setting(game, preset, n) for preset in GAMES[game].presets for n in PLAYERS]
    return found


def learned_in(game: str) -> list[str]:
    """Return the learned players of a game."""
    return [name for name in names_in(game) if name in LEARNED]


def print_times(where: list[Setting], seconds: float) -> None:
    """Print the times of all bots, with the limit where it is exceeded."""
    heads = "".join(f"{head:>10}" for head in ("decisions", "mean", "median", "99 %", "longest"))
    print(f"{'milliseconds per decision':32} {'':11}{heads}")
    for setting in where:
        for name in (*YARDSTICKS, *LEVELS, *learned_in(setting.game)):
            print_row(
                setting, name, [1000 * second for second in time_decisions(setting, name, seconds)]
            )


def print_row(setting: Setting, name: str, durations: list[float]) -> None:
    """Print the times of a bot. The longest does not count: the machine may have caused it."""
    usual = quantiles(durations, n=100, method="inclusive")[-1]
    figures = "".join(
        f"{t:10.2f}" for t in (fmean(durations), median(durations), usual, max(durations))
    )
    verdict = "" if usual <= MAX_MILLISECONDS else f"  more than {MAX_MILLISECONDS:g}"
    print(f"{setting!s:32} {name:11}{len(durations):10}{figures}{verdict}", flush=True)


def profile(name: str, preset: str, seconds: float) -> None:
    """Print the functions in which a bot spends its time, with four players."""
    game = next(game for game, one in GAMES.items() if preset in one.presets)
    profiler = cProfile.Profile()
    time_decisions(Setting(game, preset, 4), name, seconds, profiler)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    parser.add_argument(
        "--profile", metavar="LEVEL:PRESET", help="list where its time goes, instead"
    )
    options = parser.parse_args()
    if options.profile:
        name, _, preset = options.profile.partition(":")
        profile(name, preset, options.seconds)
    else:
        print(f"Dacabo {__version__}, processor time, {options.seconds:g} s for each row")
        print_times(settings(), options.seconds)


if __name__ == "__main__":
    main()
