"""The promises: digests of everything that must not change."""

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from pathlib import Path

from compatibility.harness import corpus
from compatibility.harness.projections import PROJECTIONS, digests

from dacabo.server.api.schema import message_schema, openapi

ROOT = Path(__file__).parents[3]
FILE = corpus.FROZEN / "promises.json"
FILES = (
    "docs/*-vectors.json",
    "tests/golden/*.txt",
    "tests/records/examples/*",
    "tests/scorepad/pad-of-version-*.json",
    "tests/tournament/event-of-version-*",
    "tests/server/files/version-*",
    "web/src/**/protocol.ts",
)
"""Files that are compared as they are."""

Promises = dict[str, dict[str, str]]
"""By the name of a promise: the digests of its parts."""


def documents() -> Promises:
    """The documents that describe the interface, and files of every version."""
    return {
        "documents": {
            "openapi": _digest(_sorted(openapi())),
            "messages": _digest(_sorted(message_schema())),
        },
        "files": {
            str(file.relative_to(ROOT)): _digest(file.read_bytes())
            for pattern in FILES
            for file in sorted(ROOT.glob(pattern))
        },
    }


def views_of_logs(kind: str) -> Promises:
    """Digests of the views of the frozen logs of a kind."""
    return {
        f"{kind} {number}": digests(PROJECTIONS[kind](log))
        for number, log in enumerate(corpus.read(kind))
    }


PARTS: dict[str, Callable[[], Promises]] = {
    "documents": documents,
    **{kind: partial(views_of_logs, kind) for kind in PROJECTIONS},
}


def frozen() -> dict[str, Promises]:
    """The frozen promises, by part."""
    promises: dict[str, Promises] = json.loads(FILE.read_text("utf-8"))
    return promises


def _sorted(document: bytes) -> bytes:
    return json.dumps(json.loads(document), sort_keys=True).encode()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()[:20]
