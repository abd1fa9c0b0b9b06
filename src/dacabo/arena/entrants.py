"""The players of an arena: from a name on the command line to a bot in a seat."""

import os
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from typing import Final

from dacabo.bots.bot import Bot, Maker
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import (
    LEARNED,
    LEVELS,
    YARDSTICKS,
    seat_bot,
)
from dacabo.core.errors import DacaboError
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Value


class ArenaError(DacaboError):
    """An entrant, a setting or a journal that cannot be used, or a bot that failed."""


HOUSE: Final = (*LEVELS, *LEARNED, *YARDSTICKS, *CHARACTERS)
"""The names that can be entered; any other bot is entered by its class."""


class Entrant(Value):
    """A player: its specification, and its label in tables."""

    spec: str
    """`allegro`, `package.module:Class`."""
    label: str
    """`allegro`, and `allegro 2` for the second of that name; the class of an external bot."""


def enter(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """Parse all entrants, built-in bots first; refused if a bot does not exist."""
    seen: Counter[str] = Counter()
    entrants = []
    for spec in sorted(specs, key=_from_outside):
        name = _check(spec)
        seen[name] += 1
        entrants.append(Entrant(spec, name if seen[name] == 1 else f"{name} {seen[name]}"))
    return tuple(entrants)


def seated(
    entrant: Entrant, rules: RuleSet, *, players: int, seat: Seat, seed: bytes
) -> Callable[[], Bot]:
    """Makes the entrant ready for one match; all its chance follows from the seed."""
    number = int.from_bytes(seed[:8], "big")
    if _from_outside(entrant.spec):
        return lambda: outside(entrant.spec)(rules, players, seat, number)
    return lambda: seat_bot(
        rules.game, entrant.spec, rules, players=players, seat=seat, seed=number
    )


def digest(*parts: object) -> bytes:
    """32 bytes that depend on these parts only."""
    return sha256("/".join(map(str, parts)).encode()).digest()


def outside(spec: str) -> Maker:
    """The class of an external bot; modules in the current directory are found too."""
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path:  # noqa: PTH109 (sys.path holds texts)
        sys.path.append(os.getcwd())  # noqa: PTH109 (as above)
    try:
        maker: Maker = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (a stranger's module may do anything)
        raise ArenaError("bot-not-found", bot=spec, reason=reason(error)) from None
    if not all(callable(getattr(maker, method, None)) for method in ("hear", "choose")):
        raise ArenaError("not-a-bot", bot=spec)
    return maker


def reason(error: BaseException) -> str:
    """The message of an error raised by a bot."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _from_outside(spec: str) -> bool:
    return ":" in spec


def _check(spec: str) -> str:
    """Check a specification; returns its label."""
    if _from_outside(spec):
        outside(spec)
        return spec.partition(":")[2]
    if spec not in HOUSE:
        raise ArenaError("no-such-bot", bot=spec, bots=", ".join(HOUSE))
    return spec
