"""How long a bot takes to answer, so that people can follow, and never wait longer than that.

Tempo is a bot's character and the table's wish, and no card changes it: a pause follows from the
seed, the decision, the level, the table's tempo and what everybody sees of the moment.
"""

from enum import auto
from hashlib import sha256
from typing import Final

from dacabo.core.game import Decision
from dacabo.core.values import Choice


class Tempo(Choice):
    """How fast the bots of a table play."""

    CALM = auto()
    """As people do who know each other."""
    BRISK = auto()
    INSTANT = auto()
    """Just long enough to see that something happened."""


class Moment(Choice):
    """What kind of decision is answered."""

    TURN = auto()
    """On the bot's own turn: the others watch."""
    TOGETHER = auto()
    """Several players decide at once, and nobody watches."""
    RACE = auto()
    """A window in which a person may still be faster."""
    LEFT = auto()
    """A window in which only bots are left."""


_TURN: Final = {
    "prestissimo": (0.2, 0.5),
    "presto": (0.25, 0.6),
    "allegro": (0.4, 0.9),
    "andante": (0.6, 1.3),
    "largo": (0.9, 1.8),
}
"""By level: the fastest and the slowest first answer of a turn at a calm table, in seconds."""
_RACE: Final = {
    "prestissimo": (0.8, 1.7),
    "presto": (0.8, 1.7),
    "allegro": (0.9, 2.0),
    "andante": (1.0, 2.3),
    "largo": (1.3, 2.8),
}
"""The same in a window: as long as it takes a person to see a card and to remember where the other
one lies."""
_TOGETHER: Final = (0.08, 0.2)
_LEFT: Final = (0.05, 0.12)
_USUAL: Final = "andante"
"""The level that gives its pace to bots of one's own."""

_SHARE: Final = {Tempo.CALM: 1.0, Tempo.BRISK: 0.5, Tempo.INSTANT: 0.1}
"""How much of a calm pause is left."""
_RACE_SHARE: Final = {Tempo.CALM: 1.0, Tempo.BRISK: 0.7, Tempo.INSTANT: 0.4}
"""The same in a window, which people have to win now and then."""
_FOLLOWS: Final = 0.4
"""What follows in the same turn comes quicker, …"""
_CHAIN: Final = 0.85
"""… and quicker still, the longer the turn lasts: somebody who plays many cards has a plan."""
MIN_PAUSE: Final = 0.05
"""Seconds that any answer takes: longer than any decision, so that this is not seen."""
_HUSH: Final = {Tempo.CALM: 1.5, Tempo.BRISK: 1.5, Tempo.INSTANT: 0.4}
"""Seconds of silence after what stops the room."""


def pause(
    seed: int | str,
    decision: Decision,
    level: str,
    tempo: Tempo,
    *,
    moment: Moment = Moment.TURN,
    answered: int = 0,
    hushed: bool = False,
) -> float:
    """Seconds until a bot answers.

    They are fixed before the bot thinks, so that waiting never reveals what the bot knows: snapping
    and passing take the same time.

    Args:
        seed: of all pauses at a table.
        decision: what the bot is asked.
        level: of the bot.
        tempo: of the table.
        moment: what is seen of the situation.
        answered: how many decisions of the same turn the bot has answered before.
        hushed: whether all have just heard something that stops the room.
    """
    digest = sha256(f"{seed}/{decision.id}".encode()).digest()
    share = int.from_bytes(digest[:4], "big") / 2**32
    fastest, slowest = _range(moment, level)
    seconds = fastest + share * (slowest - fastest)
    if moment is Moment.TURN and answered:
        seconds *= _FOLLOWS * _CHAIN ** (answered - 1)
    seconds *= (_RACE_SHARE if moment is Moment.RACE else _SHARE)[tempo]
    return max(seconds, MIN_PAUSE, _HUSH[tempo] if hushed else 0)


def _range(moment: Moment, level: str) -> tuple[float, float]:
    match moment:
        case Moment.TURN:
            return _TURN.get(level, _TURN[_USUAL])
        case Moment.RACE:
            return _RACE.get(level, _RACE[_USUAL])
        case Moment.TOGETHER:
            return _TOGETHER
        case Moment.LEFT:
            return _LEFT
