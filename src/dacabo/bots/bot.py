"""The interface of bots: players with a seat, a memory and a strategy, but without the cards."""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from dacabo.core.game import AnyGame, Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat


class Bot(Protocol):
    """A player of one match, created with rules, the number of players, its seat and a seed.

    All it knows about the cards are the facts told to its seat and its view, so it cannot know more
    than a person in that seat. The same seed, facts and views give the same moves.
    """

    def hear(self, fact: Fact) -> None:
        """Receive a fact; facts arrive in the order in which they happen."""
        ...

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's view)
        """Answer a decision of the bot's own seat with a legal move.

        Bots are not asked decisions without a default move, so they never sneak a look.
        """
        ...


class Maker(Protocol):
    """A factory of bots, usually a class."""

    def __call__(self, rules: Any, players: int, seat: Seat, seed: int, /) -> Bot:  # noqa: ANN401 (any game's)
        """A bot for one match."""
        ...


class BaseBot:
    """Remembers everything that its seat was told; subclasses decide."""

    def __init__(self, game: AnyGame, rules: RuleSet, players: int, seat: Seat, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Random(seed)  # noqa: S311 (a bot's whims, not the cards)
        self.knowledge = game.know(rules, players, seat)

    def hear(self, fact: Fact) -> None:
        """Remember a fact."""
        self.knowledge = self.game.learn(self.knowledge, fact)

    def possible(self, view: Any, decision: Decision) -> Sequence[Move]:  # noqa: ANN401 (any game's)
        """The legal answers, which are the same in every state that the bot may be in."""
        return self.game.legal(self.game.sample(self.knowledge, view, self.rng), decision)


class RandomBot(BaseBot):
    """Makes any legal move: the lower bound of all bots."""

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's)
        """Any legal move, with equal probability."""
        return self.rng.choice(self.possible(view, decision))


def imported_late(module: str, name: str) -> Callable[..., Bot]:
    """A bot whose module is imported when the first one sits down: the learned ones need NumPy."""

    def make(*given: Any, **named: Any) -> Bot:  # noqa: ANN401 (those of every bot)
        bot: Bot = getattr(import_module(module), name)(*given, **named)
        return bot

    return make
