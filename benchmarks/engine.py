"""Measure the decisions a second of the rules engine and of its peers, in one run on one core.

Random players play whole matches: at every decision they list the legal moves, and play one of
them. Our rows include everything that a live table needs of the engine: decisions with their names,
checked moves, immutable states and facts for each seat. Every deal is a shuffle from a sealed key.
Only players' moves count as decisions; the time includes the moves of the table.

Usage: python benchmarks/engine.py [--seconds 3] [--rounds 3] [--profile PRESET]
"""

import argparse
import cProfile
import pstats
from functools import partial
from random import Random
from statistics import median

from peers import Play, measure, missing, peers

from dacabo import __version__
from dacabo.core.chance import Sealed
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE
from dacabo.games import GAMES

BASELINE_GAME = "RLCard UNO"
REQUIRED_RATIO = 2.0
"""The required speed of the engine, in Cabo with four players, as a multiple of the baseline."""


def play_match(name: str, preset: str, players: int, rng: Random) -> int:
    """Play a match of random legal moves; return the number of decisions that players made."""
    game = GAMES[name]
    state = game.start(game.presets[preset], players)
    chance = Sealed(rng.randbytes(32))
    decisions_made = 0
    while decisions := game.decisions(state):
        # The time is never up, nobody sneaks a look, and nobody closes a snap window early.
        decision = decisions[0]
        if decision.chance is not None:
            move: Move = chance.answer(decision.chance)
        else:
            move = rng.choice(game.legal(state, decision))
            decisions_made += decision.actor != TABLE
        state, _ = game.play(state, decision.actor, move)
    return decisions_made


def main() -> None:
    """Measure in turns, so that noise affects all rows alike, and print the medians."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row and round")
    parser.add_argument("--rounds", type=int, default=3, help="how often each row is measured")
    parser.add_argument("--profile", metavar="PRESET", help="print the slowest functions instead")
    options = parser.parse_args()
    if options.profile:
        profile(options.profile)
        return
    rows: dict[str, Play] = {
        f"Dacabo {name} {preset}, {players} players": partial(play_match, name, preset, players)
        for name, game in GAMES.items()
        for preset, rules in game.presets.items()
        for players in sorted({2, 4, rules.players[-1]})
    }
    rows |= {f"{peer.name} ({peer.version})": peer.play for peer in peers()}
    speeds: dict[str, list[float]] = {name: [] for name in rows}
    for _ in range(options.rounds):
        for name, play in rows.items():
            _, decisions, seconds = measure(play, Random(7), options.seconds)
            speeds[name].append(decisions / seconds)
    baselines = (median(rates) for name, rates in speeds.items() if BASELINE_GAME in name)
    baseline = next(baselines, None)
    print(f"{'':44} {'decisions/s':>12} {'lowest–highest':>18} {'× UNO':>7}")
    for name, rates in speeds.items():
        ratio = f"{median(rates) / baseline:7.2f}" if baseline else ""
        span = f"{min(rates):,.0f}–{max(rates):,.0f}"
        print(f"{name:44} {median(rates):12,.0f} {span:>18} {ratio}")
    for name in missing():
        print(f"not installed: {name}")
    if baseline:
        ours = median(speeds["Dacabo cabo original, 4 players"]) / baseline
        required = f"required: {REQUIRED_RATIO}"
        print(f"\nDacabo {__version__}, original, 4 players: {ours:.2f} × UNO ({required})")


def profile(preset: str) -> None:
    """Print the functions in which 300 matches with four players spend their time."""
    rng = Random(7)
    name = next(name for name, game in GAMES.items() if preset in game.presets)
    profiler = cProfile.Profile()
    profiler.enable()
    for _ in range(300):
        play_match(name, preset, 4, rng)
    profiler.disable()
    pstats.Stats(profiler).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
