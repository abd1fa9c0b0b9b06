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


BUILT_IN: Final = (*LEVELS, *LEARNED, *YARDSTICKS, *CHARACTERS)
"""The names of all built-in bots. An external bot is entered as `package.module:Class`."""


class Entrant(Value):
    """A player: how it was named on the command line, and its label in the results."""

    spec: str
    """`allegro`, `package.module:Class`."""
    label: str
    """`allegro`, and `allegro 2` for the second of that name; the class of an external bot."""


def parse_entrants(specs: Sequence[str]) -> tuple[Entrant, ...]:
    """Parse all entrants, built-in bots first; refused if a bot does not exist."""
    seen: Counter[str] = Counter()
    entrants = []
    for spec in sorted(specs, key=_is_external):
        name = _label(spec)
        seen[name] += 1
        entrants.append(Entrant(spec, name if seen[name] == 1 else f"{name} {seen[name]}"))
    return tuple(entrants)


def bot_factory(
    entrant: Entrant, rules: RuleSet, *, players: int, seat: Seat, seed: bytes
) -> Callable[[], Bot]:
    """Return a function that makes the entrant's bot for one match.

    The seed decides everything random in it.
    """
    bot_seed = int.from_bytes(seed[:8], "big")
    if _is_external(entrant.spec):
        return lambda: load_external_bot(entrant.spec)(rules, players, seat, bot_seed)
    return lambda: seat_bot(
        rules.game, entrant.spec, rules, players=players, seat=seat, seed=bot_seed
    )


def digest(*parts: object) -> bytes:
    """32 bytes that depend on these parts only."""
    return sha256("/".join(map(str, parts)).encode()).digest()


def load_external_bot(spec: str) -> Maker:
    """Return the class of an external bot; modules in the current directory are found too."""
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path:  # noqa: PTH109 (sys.path holds strings)
        sys.path.append(os.getcwd())  # noqa: PTH109 (as above)
    try:
        maker: Maker = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:  # noqa: BLE001 (a stranger's module may do anything)
        raise ArenaError("bot-not-found", bot=spec, reason=error_text(error)) from None
    if not all(callable(getattr(maker, method, None)) for method in ("hear", "choose")):
        raise ArenaError("not-a-bot", bot=spec)
    return maker


def error_text(error: BaseException) -> str:
    """Return the message of an error raised by a bot."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _is_external(spec: str) -> bool:
    return ":" in spec


def _label(spec: str) -> str:
    """Return the label of a bot; refuse one that does not exist."""
    if _is_external(spec):
        load_external_bot(spec)
        return spec.partition(":")[2]
    if spec not in BUILT_IN:
        raise ArenaError("no-such-bot", bot=spec, bots=", ".join(BUILT_IN))
    return spec
