"""Whether every level is clearly above the one below it: the whole ladder, in one command.

For every rule set of both games, with two players and with four, it plays the four steps from Largo
to Prestissimo and prints how often the higher level finishes ahead of the lower one, with a 95%
interval by deal, as a table in Markdown. Deals and seeds are fixed. Two players are the two levels
of a step. Four are four neighbouring levels: the lower two steps are read from the table without
Prestissimo, the upper two from the table without Largo.

With --choose it compares shares of Presto's turns that Prestissimo plays, on other deals, against
both neighbours.

Usage: python benchmarks/ladder.py [--workers 16] [--save FOLDER] [--deals N] [--only TEXT]
           [--choose]

--save keeps finished deals, one file for each table, and the same command goes on from there.
"""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import ClassVar, Final, NamedTuple, cast

from dacabo import __version__
from dacabo.arena import Deal, Journal, Setting, play_deal, results_of, set_up
from dacabo.arena.intervals import Estimate
from dacabo.arena.sharing import cores, map_on_cores
from dacabo.bots.levels import bots_of, levels_in
from dacabo.bots.presto import Presto
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import GAMES

PLAYERS: Final = (2, 4)
SEED: Final = 3303
CHOOSING_SEED: Final = 3304
DEALS: Final = {
    ("cabo", 2): 400,
    ("cabo", 4): 200,
    ("dacapo", 2): 400,
    ("dacapo", 4): 200,
}
"""Deals of each table. Each is a match in every rotation of the seats."""
CHOOSING_DIVISOR: Final = 4
"""The deals of which --choose plays one."""
EVEN_CHANCE: Final = 0.5


class Candidate(Presto):
    """A Presto with another share."""

    part: ClassVar[float]

    def __init__(self, rules: RuleSet, players: int, seat: Seat, seed: int) -> None:
        crew = bots_of(rules.game)
        assert crew is not None
        two = crew.BOTS["allegro"], crew.BOTS["prestissimo"]
        super().__init__(*two, rules, players, seat, seed, share=self.part)


class Share35(Candidate):
    """Plays a third of the turns better."""

    part = 0.35


class Share50(Candidate):
    """Plays half of them better."""

    part = 0.5


class Share65(Candidate):
    """Plays two thirds of them better."""

    part = 0.65


CANDIDATES: Final = (Share35, Share50, Share65)


class Step(NamedTuple):
    """Two levels, and the table at which they meet."""

    higher: str
    lower: str
    table: Setting


Task = tuple[Setting, int]
"""A table and the number of a deal."""


def rule_sets() -> Iterator[tuple[str, str]]:
    """Yield every rule set with all five levels."""
    for name, game in GAMES.items():
        if len(levels_in(name)) == len(levels_in("cabo")):
            yield from ((name, preset) for preset in game.presets)


def ladder(game: str, preset: str, players: int) -> list[Step]:
    """Return the steps of one rule set, the lowest first."""
    levels = levels_in(game)
    steps = []
    for at, (lower, higher) in enumerate(pairwise(levels)):
        first = min(max(at + 1 - players // 2, 0), len(levels) - players)
        seated = levels[first : first + players]
        steps.append(Step(higher, lower, set_up(seated, game, preset, players, SEED)))
    return steps


def choices(game: str, preset: str, players: int) -> list[Step]:
    """Return every candidate above Allegro, and Prestissimo above it."""
    below, _, above = levels_in(game)[-3:]
    steps = []
    for kind in CANDIDATES:
        spec = f"ladder:{kind.__name__}"
        for higher, lower in ((spec, below), (above, spec)):
            seated = (above, spec, below, "andante") if players > len(PLAYERS) else (higher, lower)
            table = set_up(seated, game, preset, players, CHOOSING_SEED)
            result, other = (name.removeprefix("ladder:") for name in (higher, lower))
            steps.append(Step(result, other, table))
    return steps


def play(task: Task) -> Deal:
    """Play one deal of a table."""
    return play_deal(*task)


def play_all(
    wanted: dict[Setting, int], workers: int, save: Path | None
) -> dict[Setting, dict[int, Deal]]:
    """Return all deals of all tables, in one go; those that were saved are not played again."""
    deals_of: dict[Setting, dict[int, Deal]] = {table: {} for table in wanted}
    with ExitStack() as files:
        journals: dict[Setting, Journal] = {}
        if save is not None:
            save.mkdir(parents=True, exist_ok=True)
            for table in wanted:
                journals[table] = files.enter_context(Journal(str(save / file_of(table)), table))
                deals_of[table].update(journals[table].deals)
        tasks = [
            (table, deal)
            for table, deals in wanted.items()
            for deal in range(1, deals + 1)
            if deal not in deals_of[table]
        ]
        started, done = monotonic(), 0
        for result in map_on_cores(play, tasks, workers):
            if result is None:
                continue
            (table, number), deal = result
            deals_of[table][number] = deal
            if table in journals:
                journals[table].add(deal)
            done += 1
            left = (monotonic() - started) / done * (len(tasks) - done)
            print(f"\r{done} of {len(tasks)}, {left:.0f} s left   ", end="", file=sys.stderr)
        print(file=sys.stderr)
    return deals_of


def file_of(table: Setting) -> str:
    """Return the name of a table's file."""
    names = "-".join(entrant.label for entrant in table.entrants)
    return f"{table.game}-{table.preset}-{table.players}-{table.seed}-{names}.jsonl"


def share_ahead(step: Step, deals: dict[int, Deal], most: int) -> Estimate:
    """Return the share of matches in which the higher level finishes ahead of the lower one."""
    results = results_of(step.table, [deals[number] for number in range(1, most + 1)])
    names = [standing.name for standing in results.standings]
    return cast(
        "Estimate", results.finished_before[names.index(step.higher)][names.index(step.lower)]
    )


def cell(estimate: Estimate) -> str:
    """Return a percentage with its interval, in bold unless all of it is above one half."""
    low = 0.0 if estimate.low is None else estimate.low
    high = 1.0 if estimate.high is None else estimate.high
    text = f"{100 * estimate.value:.1f} ({100 * low:.1f}–{100 * high:.1f})"
    return text if low > EVEN_CHANCE else f"**{text}**"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else None)
    parser.add_argument("--workers", type=int, default=cores(), help="processes [all cores]")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="where finished deals are kept")
    parser.add_argument("--deals", type=int, metavar="N", help="of each table, if not as fixed")
    parser.add_argument("--only", default="", metavar="TEXT", help="rows that contain this")
    parser.add_argument("--choose", action="store_true", help="compare candidates for Presto")
    options = parser.parse_args()
    plan = choices if options.choose else ladder
    rows: dict[str, tuple[Sequence[Step], int]] = {}
    for game, preset in rule_sets():
        for players in PLAYERS:
            name = f"{game} {preset}, {players}"
            deals = options.deals or DEALS[game, players] // (
                CHOOSING_DIVISOR if options.choose else 1
            )
            if options.only in name:
                rows[name] = plan(game, preset, players), deals
    wanted = {step.table: deals for steps, deals in rows.values() for step in steps}
    deals_of = play_all(wanted, options.workers, options.save)
    steps, _ = next(iter(rows.values()))
    seed = steps[0].table.seed
    print(f"Dacabo {__version__}, seed {seed}: the first finished ahead of the second, per cent\n")
    print("| |", " | ".join(f"{step.higher} – {step.lower}" for step in steps), "| deals |")
    print("|---|" + "---|" * (len(steps) + 1))
    for name, (steps, deals) in rows.items():
        cells = [cell(share_ahead(step, deals_of[step.table], deals)) for step in steps]
        print(f"| {name} |", " | ".join(cells), f"| {deals} |")


if __name__ == "__main__":
    main()
