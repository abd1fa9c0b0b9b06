"""Presto: a lot decides at the beginning of each turn whether Prestissimo plays it, or Allegro.

So every turn follows one plan from its beginning to its end. Sampling moves from the network would
make it weaker as well, but by blunders that no person would make.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from dacabo.bots.bot import Bot
from dacabo.bots.characters import Habit
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat

SHARE: Final = 0.5
"""The share of turns that Prestissimo plays. With 0.5, Presto came out above Allegro and below
Prestissimo wherever it was tried, with two players and with four (docs/bots.md)."""


class Presto:
    """A player of any game that has an Allegro and a Prestissimo.

    Args:
        allegro: the factory of the lower level.
        prestissimo: the factory of the higher level.
        rules: the rules of the match.
        players: the number of players.
        seat: the seat of the bot.
        seed: the seed of the lots and of both levels.
        habit: the habit of a character, which both levels have.
        share: the share of turns that the higher level plays.
    """

    def __init__(  # noqa: PLR0917 (what every bot is made with, and of which two)
        self,
        allegro: Callable[..., Bot],
        prestissimo: Callable[..., Bot],
        rules: RuleSet,
        players: int,
        seat: Seat,
        seed: int,
        *,
        habit: Habit | None = None,
        share: float = SHARE,
    ) -> None:
        self.allegro: Bot = allegro(rules, players, seat, seed, habit=habit)
        self.prestissimo: Bot = prestissimo(rules, players, seat, seed, habit=habit)
        self._seed = seed
        self._share = share

    def hear(self, fact: Fact) -> None:
        """Let both remember a fact."""
        self.allegro.hear(fact)
        self.prestissimo.hear(fact)

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's view)
        """Answer a decision as the level does that plays this turn."""
        lot = Random(f"{self._seed} {view.round} {view.turn}")  # noqa: S311 (a choice of level, no card)
        bot = self.prestissimo if lot.random() < self._share else self.allegro
        return bot.choose(view, decision)
