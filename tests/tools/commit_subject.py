"""The hook for commit messages: the subject is imperative and short, and has one idea.

git calls it with the file of the message, after `pre-commit install --hook-type commit-msg`.
"""

import re
import sys
from pathlib import Path
from typing import Final

MAX_SUBJECT: Final = 72
"""In characters: GitHub cuts a longer subject."""

NOT_IMPERATIVE: Final = re.compile(
    r"(?:\w+(?:ed|ing)|the|a|an|what|who|whoever|where|whatever|when|how|some|more|new)\b",
    re.IGNORECASE,
)
"""Beginnings of subjects that tell a story instead of naming a change."""

VERBS_LIKE_PARTICIPLES: Final = {
    "bring",
    "embed",
    "feed",
    "need",
    "ping",
    "ring",
    "seed",
    "shed",
    "speed",
}
"""Imperative verbs that end like participles."""


def problem_of(message: str) -> str | None:
    """Return the sentence to show; None if there is no problem."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    subject = lines[0].strip() if lines else ""
    first = subject.split(" ")[0]
    if subject.startswith(("Merge ", "Revert ", "fixup!", "squash!")):
        return None
    if not subject:
        return "Say in the first line what the commit does."
    if len(subject) > MAX_SUBJECT:
        advice = f"Shorten it to {MAX_SUBJECT}, and move the rest to the body."
        return f"The subject has {len(subject)} characters. {advice}"
    if subject.endswith("."):
        return "The subject is a title: leave out the full stop."
    if not first[0].isupper():
        return "Begin the subject with a capital."
    if NOT_IMPERATIVE.match(subject) and first.lower() not in VERBS_LIKE_PARTICIPLES:
        return f"Begin with what the commit does, as an order: “Open …”, “Mend …”, not “{first} …”."
    if "; " in subject:
        return "Commit one idea at a time: the parts beside the semicolon are two commits."
    if len(lines) > 1 and lines[1].strip():
        return "Leave the second line empty."
    return None


if __name__ == "__main__":
    problem = problem_of(Path(sys.argv[1]).read_text(encoding="utf-8"))
    sys.exit(problem)
