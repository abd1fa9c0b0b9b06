"""Measure the analysis of a match: a whole one by `dacabo analyse`, and the judge's decisions.

A match of four players and eight rounds must be analysed within three seconds on one core, the
start of Python included; in the batches of an analysis a decision must be judged within a
millisecond. Times are processor time, which excludes other programs on the machine.
"""

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, Final

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; NumPy reads it below

from dacabo.analysis.networks import OPS, Networks
from dacabo.analysis.replay import Replay
from dacabo.judge.weights import network_of, shipped
from dacabo.match import Match
from dacabo.records import Record, write

MAX_SECONDS: Final = 3.0
MAX_MILLISECONDS: Final = 1.0
BATCHES: Final = (1, 256)
PLAYERS: Final = 4
ROUNDS: Final = 8
MATCHES: Final = (
    ("cabo", "original", {"rounds": ROUNDS, "limit": 10_000}),
    ("cabo", "gretel-malte", {"rounds": ROUNDS, "limit": 10_000}),
    ("cabo", "dutch", {"rounds": ROUNDS}),
    ("cabo", "tournament", {"rounds": ROUNDS, "limit": 10_000}),
    ("dacapo", "match", {"target": 75}),
)


def played(game: str, preset: str, changes: dict[str, int]) -> Record:
    """Return a match of that many rounds between Allegros."""
    match = Match(game, preset, ["Ana", "Ben", "Cem", "Dörte"], changes=changes, seed=bytes(32))
    for seat in range(PLAYERS):
        match.seat_bot(seat, "allegro")
    return match.record


def command_seconds(record: Record) -> float:
    """Return the processor time of `dacabo analyse`, from its start to its end."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.dacabo"
        file.write_text(write(record), "utf-8")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(  # noqa: S603 (our own command)
            [sys.executable, "-m", "dacabo", "analyse", "--json", str(file)],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def milliseconds(work: Callable[[], object], runs: int, size: int) -> float:
    """Return the median processor time of one of `size` items."""
    seconds = []
    for _ in range(runs):
        began = process_time()
        work()
        seconds.append(process_time() - began)
    return 1000 * median(seconds) / size


def judged(record: Record, size: int, runs: int) -> tuple[float, float]:
    """Return the time of a decision and of a position in a batch of this size."""
    replay = Replay(record)
    networks = Networks(record.game, replay.slots)
    questions = [moment.question for moment in replay.moments if moment.question]
    rows = [obs for question in questions for obs in question.steps.values()]
    rows = (rows * (1 + size // len(rows)))[:size]
    positions = [moment.position for moment in replay.moments if moment.position]
    positions = (positions * (1 + size // len(positions)))[:size]
    network: Any = network_of(record.game)
    style = OPS.xp.zeros((size, 2), OPS.dtype)

    def ask() -> None:
        for _, _, features in networks._features(rows):  # noqa: SLF001 (a part of the judgement)
            network.question_values(OPS, shipped(record.game).question, features, style)

    return (
        milliseconds(ask, runs, size),
        milliseconds(lambda: networks.value(positions, replay.players), runs, size),
    )


def main() -> None:
    """Print the tables; exit with status 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=30)
    runs: int = parser.parse_args().runs
    is_missed = False
    print(f"{PLAYERS} players: rounds, moves, seconds of the command; ms of a decision, a position")
    for game, preset, changes in MATCHES:
        record = played(game, preset, changes)
        rounds = Replay(record).moments[-1].frame.round
        seconds = command_seconds(record)
        line = f"  {preset:14}{rounds:3}{len(record.moves):6}{seconds:7.2f} s"
        is_missed |= seconds >= MAX_SECONDS
        for size in BATCHES:
            decision, position = judged(record, size, runs)
            line += f"   batch of {size}: {decision:.3f}, {position:.3f}"
            is_missed |= size > 1 and decision >= MAX_MILLISECONDS
        print(line)
    print(f"  required: < {MAX_SECONDS} s, < {MAX_MILLISECONDS} ms a decision")
    sys.exit(is_missed)


if __name__ == "__main__":
    main()
