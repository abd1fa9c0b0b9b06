"""Freezes what must not change; run it only to change a promise on purpose, and say so in the log.

`python tests/compatibility/freeze.py` writes again what today's code shows of the frozen logs;
with `--logs` it makes new logs first.
"""

import json
import sys

from compatibility.harness import corpus, frames, promises


def main(arguments: list[str]) -> None:
    """Write everything."""
    if "--logs" in arguments:
        for kind, make in corpus.CORPUS.items():
            corpus.write(kind, [*make()])
    if "--frames" in arguments:
        frames.write()
    found = {part: make() for part, make in promises.PARTS.items()}
    text = json.dumps(found, indent=1, sort_keys=True, ensure_ascii=False)
    promises.FILE.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
