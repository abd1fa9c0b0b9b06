"""Faults to plant in the kernel: each is one change of its text, and breaks one rule."""

from typing import Any
from unittest.mock import patch

from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.compiling import assembling

FAULTS = {
    "the lock of the caller's cards is ignored": (
        "return r[CALLER_LOCKED] != 0 and seat == s[CALLER]",
        "return False",
    ),
    "a wrong snap costs one card": ("PENALTY = 2", "PENALTY = 1"),
    "a tie with the caller costs the caller": (
        "    if called != NOBODY and winners >> called & 1:\n        w[POINTS + called] = 0\n",
        "    if called != NOBODY and winners == 1 << called:\n        w[POINTS + called] = 0\n",
    ),
    "discarded cards of the caller are forgotten": ("w[GONE] += card - 2", "w[GONE] += 0"),
    "a reshuffle starts no new pool": ("        s[RESHUFFLES] += 1\n", "        pass\n"),
    "exactly 100 is halved again and again": ("            s[HALVED] = 1\n", "            pass\n"),
    "everyone sees a drawn card": (
        "s[HAND_SEEN] = 1 << s[PLAYER]",
        "s[HAND_SEEN] = everyone(r)",
    ),
    "a spy looks at own cards": (
        "return places_of_all(s, w, r, actions, count, 1)",
        "return places_of_all(s, w, r, actions, count, 0)",
    ),
    "a false set is turned up whole": (
        "shown = number + 1  # up to the first that differs (TOUR-7)",
        "shown = claimed",
    ),
    "a kept card opens a window": (
        "return TURN_PASSES  # nothing was discarded, so nobody can snap",
        "return TURN_ENDS",
    ),
    "a red king is no king for a snap": (
        "return BLACK_KING if card == RED_KING and r[FRENCH] else card",
        "return card",
    ),
    "the caller can be asked to snap": (
        "if seat != s[PLAYER] and seat != s[CALLER] and cards_of",
        "if seat != s[PLAYER] and cards_of",
    ),
    "an exchange leaves the knowledge behind": (
        "    held = w[one]\n    w[one] = w[other]\n    w[other] = held\n",
        "    held = (w[one] ^ w[other]) & CODE_BITS\n    w[one] ^= held\n    w[other] ^= held\n",
    ),
    "the winner of a tie by lot, whatever the totals": (
        "    least = 0\n    found = 0\n    for seat in range(r[PLAYERS]):\n",
        "    least = 0\n    found = winners\n    for seat in range(0):\n",
    ),
    "a kamikaze needs only one 13": ("thirteens >= 2", "thirteens >= 1"),
    "the pile's end does not matter after a call": (
        "        if r[AFTER_CALL] == END_CABO:\n            return ENDS_BY_CALL\n",
        "",
    ),
}


def faulty(name: str) -> dict[str, Any]:
    """A kernel in plain Python with a fault."""
    old, new = FAULTS[name]
    planted = []
    whole = assembling.source

    def changed(module: str) -> tuple[str, str]:
        path, text = whole(module)
        planted.append(text.count(old))
        return path, text.replace(old, new)

    with patch.object(assembling, "source", changed):
        kernel = assembling.assemble(spec.MODULES)
    assert sum(planted) == 1, f"the kernel has changed: {name}"
    return kernel
