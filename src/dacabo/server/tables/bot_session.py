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
    """A bot and the seat for which it plays."""

    game: str
    rules: RuleSet
    players: int
    seat: Seat
    level: str
    character: str | None = None
    seed: int
    """The seed of the bot's random choices, drawn when it sits down; independent of the cards."""


class BotSession:
    """A bot at a seat in one match.

    A bot that takes over a seat gets a new session, which hears all that the seat was told in this
    match.
    """

    def __init__(self, bot_seat: BotSeat) -> None:
        self._game = GAMES[bot_seat.game]
        self._seat = bot_seat.seat
        self._bot: Final[Bot] = seat_bot(
            bot_seat.game,
            bot_seat.level,
            bot_seat.rules,
            players=bot_seat.players,
            seat=bot_seat.seat,
            seed=bot_seat.seed,
            character=bot_seat.character,
        )
        self.heard = 0
        """The number of facts heard."""

    def hear(self, fact: Fact) -> None:
        """Tell the bot the next fact."""
        if type(fact) not in self._game.fact_types:
            raise TypeError(type(fact))
        self._bot.hear(fact)
        self.heard += 1

    def choose(self, view: Any, decision: Decision) -> str:  # noqa: ANN401 (any game's view)
        """The text of the bot's move. It gets only a view and its own decision, never a state."""
        if type(view) is not self._game.view_type:
            raise TypeError(type(view))
        if decision.actor != self._seat or decision.actor == TABLE:
            raise ValueError(decision.actor)
        return self._game.text(self._bot.choose(view, decision))
