"""The hook for commit messages: the subject is imperative, short, and one idea.

git calls it with the file of the message, after `pre-commit install --hook-type commit-msg`.
"""

import re
import sys
from pathlib import Path
from typing import Final

MAX_SUBJECT: Final = 72
"""Characters: what `git log --oneline` and most pages show of a subject."""

NOT_IMPERATIVE: Final = re.compile(
    r"(?:\w+(?:ed|ing)|the|a|an|what|who|whoever|where|whatever|when|how|some|more|new)\b",
    re.IGNORECASE,
)
"""How a subject begins that tells a story instead of naming a change."""

IMPERATIVE: Final = {"bring", "embed", "feed", "need", "ping", "ring", "seed", "shed", "speed"}
"""Imperative verbs that end like other forms."""


def problem_of(message: str) -> str | None:
    """Return the sentence to show; None if the message is as it should be."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].strip() if lines else ""
    first = subject.split(" ")[0]
    if subject.startswith(("Merge ", "Revert ", "fixup!", "squash!")):
        return None
    if not subject:
        return "Say in the first line what the commit does."
    if len(subject) > MAX_SUBJECT:
        limit = f"Say it in {MAX_SUBJECT}; the rest goes below."
        return f"The subject has {len(subject)} characters. {limit}"
    if subject.endswith("."):
        return "The subject is a title: leave out the full stop."
    if not first[0].isupper():
        return "Begin the subject with a capital."
    if NOT_IMPERATIVE.match(subject) and first.lower() not in IMPERATIVE:
        return f"Begin with what the commit does, as an order: “Open …”, “Mend …”, not “{first} …”."
    if "; " in subject:
        return "One idea a commit: two clauses are two commits."
    if len(lines) > 1 and lines[1].strip():
        return "Leave the second line empty."
    return None


if __name__ == "__main__":
    problem = problem_of(Path(sys.argv[1]).read_text(encoding="utf-8"))
    sys.exit(problem)
