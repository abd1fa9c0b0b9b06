"""Rewrites the golden matches. Read the difference before you commit it."""

import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.harness.matches import MATCHES, path_of

from dacabo.testing.golden import fresh_moves, written

for subject, preset, players in MATCHES:
    rules = subject.game.presets[preset]
    path = path_of(subject, preset, players)
    moves = fresh_moves(subject, Random(path.stem), rules, players)
    path.write_text(written(subject.game, rules, players, moves))
    print(path.name)
