"""The pauses of bots before they answer, which let people follow.

No card changes a pause. It follows from the seed, the decision, the bot's level, the tempo of the
table and what everybody sees of the situation.
"""

from enum import auto
from hashlib import sha256
from typing import Final

from dacabo.core.game import Decision
from dacabo.core.values import Choice


class Tempo(Choice):
    """The speed at which the bots of a table play."""

    CALM = auto()
    """The pace of people who know each other."""
    BRISK = auto()
    INSTANT = auto()
    """Just long enough to see that something happened."""


class Moment(Choice):
    """The kind of situation in which a bot decides."""

    TURN = auto()
    """The bot's own turn, which the others watch."""
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
"""The same for a snap: as long as it takes a person to see the discard and to remember where the
matching card lies."""
_TOGETHER: Final = (0.08, 0.2)
_LEFT: Final = (0.05, 0.12)
_DEFAULT_LEVEL: Final = "andante"
"""Bots without a level of their own have the pace of this one."""

_TURN_FACTOR: Final = {Tempo.CALM: 1.0, Tempo.BRISK: 0.5, Tempo.INSTANT: 0.1}
"""Each tempo multiplies the pauses of a calm table by this."""
_RACE_FACTOR: Final = {Tempo.CALM: 1.0, Tempo.BRISK: 0.7, Tempo.INSTANT: 0.4}
"""The same for a snap, which people must have a chance to win."""
_SECOND_ANSWER_FACTOR: Final = 0.4
"""The second answer of a turn comes quicker than the first."""
_LATER_ANSWER_FACTOR: Final = 0.85
"""Every further answer comes quicker still: a player who plays many cards has a plan."""
MIN_PAUSE: Final = 0.05
"""The fewest seconds of a pause. Every decision takes less, so its time is never visible."""
_PAUSE_AFTER_CALL: Final = {Tempo.CALM: 1.5, Tempo.BRISK: 1.5, Tempo.INSTANT: 0.4}
"""The fewest seconds after a fact that `everybody_pauses`, such as a call."""


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
    """The seconds until a bot answers.

    They are fixed before the bot decides, so that its pause never reveals what it knows: snapping
    and passing take the same time.

    Args:
        seed: the seed of all pauses at a table.
        decision: the decision that the bot has to make.
        level: the level of the bot.
        tempo: the tempo of the table.
        moment: the kind of situation, as everybody sees it.
        answered: the number of decisions of the same turn that the bot has answered before.
        hushed: whether everybody was just told a fact that `everybody_pauses`.
    """
    digest = sha256(f"{seed}/{decision.id}".encode()).digest()
    fraction = int.from_bytes(digest[:4], "big") / 2**32
    fastest, slowest = _range(moment, level)
    seconds = fastest + fraction * (slowest - fastest)
    if moment is Moment.TURN and answered:
        seconds *= _SECOND_ANSWER_FACTOR * _LATER_ANSWER_FACTOR ** (answered - 1)
    seconds *= (_RACE_FACTOR if moment is Moment.RACE else _TURN_FACTOR)[tempo]
    return max(seconds, MIN_PAUSE, _PAUSE_AFTER_CALL[tempo] if hushed else 0)


def _range(moment: Moment, level: str) -> tuple[float, float]:
    match moment:
        case Moment.TURN:
            return _TURN.get(level, _TURN[_DEFAULT_LEVEL])
        case Moment.RACE:
            return _RACE.get(level, _RACE[_DEFAULT_LEVEL])
        case Moment.TOGETHER:
            return _TOGETHER
        case Moment.LEFT:
            return _LEFT
