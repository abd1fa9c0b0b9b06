"""Proves the simulator for any number of matches, and continues an earlier run: `prove.py 100000`.

`prove.py 100000 cuda` lets a graphics card play. The results are written beside this file, in
`proved-<device>-<fingerprint>.txt`: another kernel starts from zero.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[2])]

from research.simulator.harness.envs import CompiledEnv, CudaEnv  # noqa: E402 (found only now)
from research.simulator.harness.proof import prove, total  # noqa: E402

from dacabo.research.simulator.cabo import spec  # noqa: E402
from dacabo.research.simulator.compiling.assemble import fingerprint  # noqa: E402

EACH = 200
FIRST = 1_000_000
"""Numbers of matches that no test plays."""


ENVS = {"cpu": CompiledEnv, "cuda": CudaEnv}


def share(device: str, number: int) -> Counter[str]:
    """Prove one share of the matches."""
    first = FIRST + number * EACH
    return total([prove(n, ENVS[device], most=60) for n in range(first, first + EACH)])


def main(matches: int, device: str = "cpu") -> None:
    """Prove this many matches in total, those of earlier runs included."""
    journal = Path(__file__).with_name(f"proved-{device}-{fingerprint(spec.MODULES)}.txt")
    finished_lines = journal.read_text("utf-8").splitlines() if journal.exists() else []
    decisions = sum(int(line.split()[1]) for line in finished_lines)
    # Each has a beginning of its own: a graphics card does not survive a fork.
    workers = ProcessPoolExecutor(mp_context=get_context("spawn"))
    with workers as pool, journal.open("a", encoding="utf-8") as written:
        shares = range(len(finished_lines), matches // EACH)
        proved = pool.map(partial(share, device), shares)
        for number, counted in zip(shares, proved, strict=True):
            decisions += counted["decisions"]
            written.write(f"{number} {counted['decisions']}\n")
            written.flush()
            print(f"\r{(number + 1) * EACH:,} matches, {decisions:,} decisions", end="", flush=True)
    print(": no difference")


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:3])
