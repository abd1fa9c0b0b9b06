"""The stored matches and their players. `make golden` rewrites the files."""

from pathlib import Path

from cabo.harness.players import Habits
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject

from dacabo.testing.subject import Subject

FOLDER = Path(__file__).parents[1]
CABO = CaboSubject(Habits(call=0.06, sneak=0.01, time_up=0.002, wrong_snap=0.1, false_set=0.15))
DACAPO = DaCapoSubject()
MATCHES: list[tuple[Subject, str, int]] = [
    (CABO, "original", 2),
    (CABO, "original", 4),
    (CABO, "gretel-malte", 3),
    (CABO, "dutch", 4),
    (CABO, "dutch", 6),
    (CABO, "tournament", 3),
    (CABO, "tournament", 5),
    (DACAPO, "single", 2),
    (DACAPO, "match", 3),
    (DACAPO, "single", 6),
]


def path_of(subject: Subject, preset: str, players: int) -> Path:
    """The file of a match."""
    return FOLDER / f"{subject.game.name}-{preset}-{players}.txt"
