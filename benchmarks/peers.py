"""Peer card engines, each played by a uniformly random legal player.

A decision is one action taken by a player, forced actions included. In RLCard
that is one `env.step`, which also builds the next observation. In OpenSpiel it
is one `apply_action` at a player node; chance nodes (the deal, the draws) are
not counted as decisions, but the time they take is part of the measure.
"""

import importlib
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec

Play = Callable[[random.Random], int]


@dataclass(frozen=True)
class Peer:
    """One game of one engine; `play` plays a whole game and counts its decisions."""

    name: str
    version: str
    play: Play


def _rlcard(game: str) -> Play:
    """Return the player of one RLCard game."""
    config = {"seed": 0, "allow_step_back": False}
    env = importlib.import_module("rlcard").make(game, config=config)

    def play(rng: random.Random) -> int:
        # In place, because `env.seed` builds a new generator, which is slow.
        env.np_random.seed(rng.getrandbits(32))
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def _openspiel(game: str) -> Play:
    """Return the player of one OpenSpiel game."""
    loaded = importlib.import_module("pyspiel").load_game(game)

    def play(rng: random.Random) -> int:
        state = loaded.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                # In these games the outcomes of a chance node are all equally likely.
                state.apply_action(rng.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


_MODULES = {"rlcard": "rlcard", "open_spiel": "pyspiel"}

# RLCard plays UNO with two players only: it ignores `game_num_players` there.
_GAMES = [
    ("RLCard UNO, 2 players", "rlcard", _rlcard, "uno"),
    ("RLCard gin rummy", "rlcard", _rlcard, "gin-rummy"),
    ("OpenSpiel gin rummy", "open_spiel", _openspiel, "gin_rummy"),
    ("OpenSpiel hearts", "open_spiel", _openspiel, "hearts"),
]


def missing() -> list[str]:
    """Name the packages that are not installed."""
    return [name for name, module in _MODULES.items() if find_spec(module) is None]


def peers() -> list[Peer]:
    """Build the peers whose package is installed."""
    absent = missing()
    return [
        Peer(name, version(package), make(game))
        for name, package, make, game in _GAMES
        if package not in absent
    ]


def measure(play: Play, rng: random.Random, seconds: float = 3.0) -> tuple[int, int, float]:
    """Play whole games for about `seconds` of processor time, after one to warm up.

    Returns the games played, the decisions made and the processor time spent.
    """
    play(rng)
    games, decisions, spent = 0, 0, 0.0
    start = time.process_time()
    while spent < seconds:
        decisions += play(rng)
        games += 1
        spent = time.process_time() - start
    return games, decisions, spent


def main() -> None:
    """Print a table with the speed of every peer."""
    row = "{:<23}{:>9}{:>8}{:>11}{:>13}".format
    print(row("name", "version", "games", "decisions", "decisions/s"))
    for peer in peers():
        games, decisions, spent = measure(peer.play, random.Random(1))
        print(row(peer.name, peer.version, games, decisions, f"{decisions / spent:,.0f}"))
    for package in missing():
        print(f"not installed: {package}")


if __name__ == "__main__":
    main()
