"""Flips every option of every rule set, one at a time: some scenario must fail.

Run by `make mutants`. A flip that no scenario notices is printed and makes the program fail, unless
the option cannot make a difference in that rule set; `WITHOUT_EFFECT` says why.
"""

import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from dacabo.core.errors import RulesError
from dacabo.games import GAMES

SCENARIOS = Path(__file__).parents[1] / "scenarios"
OTHER_VALUES: dict[str, list[Any]] = {
    "deck": ["cabo", "french"],
    "jokers": [0, 1, 2],
    "cards": [3, 4, 6],
    "looks": [1, 2, 3],
    "first_look": ["choice", "nearest"],
    "starter": ["winner", "youngest"],
    "false_set": ["discard", "keep"],
    "call_below": [None, 4, 5, 6],
    "empty_pile": ["reshuffle", "end-round"],
    "pile_out_after_call": ["end-cabo", "end-pile", "play-on"],
    "scoring": ["cabo", "dutch"],
    "hundred": ["always", "once", "never"],
    "limit": [None, 100, 101, 102],
    "rounds": [None, 1, 2],
    "minutes": [None, 45],
    "turn_limit": [None, 1, 2],
    "stack": [19, 20, 21],
    "hand": [3, 4, 5],
    "building_piles": [2, 3, 4],
    "help_piles": [2, 3, 4],
    "highest": [9, 10, 11],
    "copies": [14, 15, 16],
    "target": [None, 49, 50, 51],
}
WITHOUT_EFFECT = {
    ("dutch", "false_set"): "there are no sets",
    ("original", "pile_out_after_call"): "the pile never ends a round",
    ("gretel-malte", "pile_out_after_call"): "the pile never ends a round",
    ("dutch", "pile_out_after_call"): "the pile never ends a round",
}


def flips() -> list[tuple[str, str, Any]]:
    """Return every other value of every option that makes a possible rule set."""
    found_flips = []
    presets = [preset for game in GAMES.values() for preset in game.presets.items()]
    for preset, rules in presets:
        for option, value in msgspec.to_builtins(rules).items():
            for other in OTHER_VALUES.get(option, [False, True]):
                try:
                    rules.changed({option: other})
                except RulesError:
                    continue
                if other != value:
                    found_flips.append((preset, option, other))
    return found_flips


def is_noticed(flip: tuple[str, str, Any]) -> bool:
    """Return whether some scenario fails."""
    preset, option, value = flip
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", str(SCENARIOS),
         "--ignore", str(SCENARIOS / "test_catalogue.py")],
        env=os.environ | {"DACABO_FLIP": json.dumps({preset: {option: value}})},
        capture_output=True,
        check=False,
    )  # fmt: skip
    if run.returncode not in (0, 1):
        sys.exit(run.stdout.decode())
    return run.returncode == 1


def main() -> None:
    """Try all flips, and print those that no scenario notices."""
    every = flips()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(zip(every, pool.map(is_noticed, every), strict=True))
    missed = [flip for flip, noticed in results if not noticed]
    unexplained = [flip for flip in missed if flip[:2] not in WITHOUT_EFFECT]
    print(f"{len(every)} flips, {len(every) - len(missed)} noticed by a scenario")
    for preset, option, value in missed:
        why = WITHOUT_EFFECT.get((preset, option), "NOT NOTICED")
        print(f"  {preset}: {option} = {value}: {why}")
    sys.exit(bool(unexplained))


if __name__ == "__main__":
    main()
