"""The `dacabo` command: `commands` declares the commands, the other modules implement them."""

from typing import Final

FINE: Final = 0
DAMAGED: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""The exit codes that `--help` explains."""
