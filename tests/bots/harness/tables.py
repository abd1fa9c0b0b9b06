"""Tables at which bots play in tests, and their moves."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from dacabo.arena.match import MatchResult, Player, play_match
from dacabo.bots.bot import Bot
from dacabo.bots.levels import seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import GAMES

Making = Callable[[Any, int, Seat, int], Bot]
"""The factory of a bot, which takes rules, players, a seat and a seed."""


class Recorded:
    """A bot whose moves are recorded."""

    def __init__(self, bot: Bot, moves: list[tuple[str, Move]]) -> None:
        self.bot = bot
        self.moves = moves

    def hear(self, fact: Fact) -> None:
        """Pass a fact to the bot."""
        self.bot.hear(fact)

    def choose(self, view: object, decision: Decision) -> Move:
        """Record the bot's move."""
        move = self.bot.choose(view, decision)
        self.moves.append((decision.id, move))
        return move


def factory_of(name: str) -> Making:
    """Return the factory of a built-in bot."""

    def make(rules: RuleSet, players: int, seat: Seat, seed: int) -> Bot:
        return seat_bot(rules.game, name, rules, players=players, seat=seat, seed=seed)

    return make


def play(
    rules: RuleSet, bots: Sequence[Making], seed: int = 1, deal: int | None = None
) -> tuple[MatchResult, list[tuple[str, Move]]]:
    """Play a match; return its result and all moves. The runner refuses illegal moves."""
    moves: list[tuple[str, Move]] = []
    players = [
        Player(seat, str(seat), seed, partial(_seated, make, rules, len(bots), seat, seed, moves))
        for seat, make in enumerate(bots)
    ]
    chance = Sealed((seed if deal is None else deal).to_bytes(32, "big"))
    return play_match(GAMES[rules.game], rules, chance, players), moves


def _seated(  # noqa: PLR0917 (what a bot is made with, and the sheet to write on)
    make: Making, rules: RuleSet, players: int, seat: Seat, seed: int, moves: list[tuple[str, Move]]
) -> Bot:
    return Recorded(make(rules, players, seat, 1000 * seed + seat), moves)
