"""Clearing away what is no longer needed, when it disturbs nobody.

Python looks for forgotten cycles whenever much has been made, and with thousands of connections
each look at all of them takes a quarter of a second, several times a minute. Hardly anything here
forms a cycle but connections that have ended; so it is enough to look now and then.
"""

import gc
from typing import Final

YOUNG: Final = 1_000
"""Each time so many new things have been made they are looked at, and what is left of them again
after a few times: that takes milliseconds, for which everybody waits."""
NEVER: Final = 1_000_000
TIDY_SECONDS: Final = 600
"""How often everything is looked at."""


def tidy_seldom() -> None:
    """What was read at the start stays for good; the rest is looked at when we say so."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, 5, NEVER)


def tidy() -> None:
    """Look at everything."""
    gc.collect()


class Idle:
    """What nobody looks at. Put away is only what nobody looked at the last time either."""

    def __init__(self) -> None:
        self._before: set[str] = set()

    def long(self, idle: set[str]) -> set[str]:
        """What has been idle since the last time this was asked, of what is idle now."""
        long = idle & self._before
        self._before = idle - long
        return long
