"""The `dacabo` command: `commands` declares the commands, the other modules implement them."""

from typing import Final

# The exit codes that `--help` explains. The last two are those of shells: 128 plus the signal.
FINE: Final = 0
DAMAGED: Final = 1
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
