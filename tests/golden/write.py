"""Write the golden matches anew. Read the difference before you commit it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.matches import MATCHES, fresh_moves, path_of, told

for preset, players in MATCHES:
    path_of(preset, players).write_text(told(preset, players, fresh_moves(preset, players)))
    print(path_of(preset, players).name)
