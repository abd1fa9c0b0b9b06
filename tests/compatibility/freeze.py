"""Freeze the promises; run this only to change one on purpose, and name the change in CHANGELOG.md.

`python tests/compatibility/freeze.py` freezes what today's code shows of the frozen logs. With
`--logs` it makes new logs first, with `--frames` it plays the scripted matches again.
"""

import json
import sys

from compatibility.harness import corpus, frames, promises


def main(arguments: list[str]) -> None:
    """Write all frozen files that the arguments name."""
    if "--logs" in arguments:
        for kind, make in corpus.CORPUS.items():
            corpus.write(kind, [*make()])
    if "--frames" in arguments:
        frames.write()
    current = {part: compute() for part, compute in promises.PARTS.items()}
    text = json.dumps(current, indent=1, sort_keys=True, ensure_ascii=False)
    promises.FILE.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
