"""The proof for as long as one likes, resumed where it stopped: `tests/twin/prove.py 100000`.

What was proved is written beside this file, in `proved-<fingerprint>.txt`: another kernel begins
anew.
"""

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1])]

from twin.proving import prove, total  # noqa: E402 (found only now)

from dacabo.twin.assembling import fingerprint  # noqa: E402
from dacabo.twin.cabo import spec  # noqa: E402

EACH = 200
FIRST = 1_000_000
"""Numbers of matches that no test plays."""


def share(number: int) -> Counter[str]:
    """Prove one share of the matches."""
    first = FIRST + number * EACH
    return total([prove(n, most=60) for n in range(first, first + EACH)])


def main(matches: int) -> None:
    """Prove so many matches in all, those of earlier runs included."""
    journal = Path(__file__).with_name(f"proved-{fingerprint(spec.MODULES)}.txt")
    done = journal.read_text("utf-8").splitlines() if journal.exists() else []
    decisions = sum(int(line.split()[1]) for line in done)
    with ProcessPoolExecutor() as pool, journal.open("a", encoding="utf-8") as written:
        shares = range(len(done), matches // EACH)
        for number, counted in zip(shares, pool.map(share, shares), strict=True):
            decisions += counted["decisions"]
            written.write(f"{number} {counted['decisions']}\n")
            written.flush()
            print(f"\r{(number + 1) * EACH:,} matches, {decisions:,} decisions", end="", flush=True)
    print(": no difference")


if __name__ == "__main__":
    main(int(sys.argv[1]))
