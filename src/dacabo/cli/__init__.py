"""The `dacabo` command: `commands` declares the commands, the other modules implement them."""

from typing import Final

# The exit codes that `--help` explains. The last two are those of shells: 128 plus the signal.
EXIT_OK: Final = 0
EXIT_DAMAGED: Final = 1
EXIT_USAGE: Final = 2
EXIT_INTERRUPTED: Final = 130
EXIT_PIPE_CLOSED: Final = 141
