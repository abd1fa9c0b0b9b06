"""Size limits of a record. A file beyond a limit is refused before it is processed.

A normal match has some hundred moves and a few dozen kilobytes.
"""

from typing import Final

MOST_BYTES: Final = 4_000_000
MOST_MOVES: Final = 50_000
MOST_ROUNDS: Final = 1_000
LONGEST_LINE: Final = 50_000
LONGEST_NAME: Final = 80
MOST_PLAYERS: Final = 26
"""One per letter."""
