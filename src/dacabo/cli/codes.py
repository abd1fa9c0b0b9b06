"""The exit codes that `--help` explains."""

from typing import Final

FINE: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
