"""A bot at a live table: it is told what its seat is told, and nothing else."""

from typing import Any, Final

from dacabo.bots.bot import Bot
from dacabo.bots.levels import seat_bot
from dacabo.core.game import Decision, Fact
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Value
from dacabo.games import GAMES


class BotSeat(Value, kw_only=True):
    """Which bot sits where."""

    game: str
    rules: RuleSet
    players: int
    seat: Seat
    level: str
    character: str | None = None
    seed: int
    """Of the bot's whims, drawn when it sits down; independent of the cards."""


class BotSession:
    """A bot in its seat.

    A bot that takes over a seat gets a new session, which hears all that the seat was told in
    this match. It is forgotten with its table.
    """

    def __init__(self, who: BotSeat) -> None:
        self._game = GAMES[who.game]
        self._seat = who.seat
        self._bot: Final[Bot] = seat_bot(
            who.game,
            who.level,
            who.rules,
            players=who.players,
            seat=who.seat,
            seed=who.seed,
            character=who.character,
        )
        self.heard = 0
        """The number of facts heard."""

    def hear(self, fact: Fact) -> None:
        """Hear a fact; in order."""
        if type(fact) not in self._game.fact_types:
            raise TypeError(type(fact))
        self._bot.hear(fact)
        self.heard += 1

    def choose(self, view: Any, decision: Decision) -> str:  # noqa: ANN401 (any game's view)
        """The text of a move. A state, or another seat's decision, is refused."""
        if type(view) is not self._game.view_type:
            raise TypeError(type(view))
        if decision.actor != self._seat or decision.actor == TABLE:
            raise ValueError(decision.actor)
        return self._game.text(self._bot.choose(view, decision))
