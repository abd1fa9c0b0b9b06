"""What a bot is: somebody with a seat, a memory and a judgement, and without the cards."""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from dacabo.core.game import AnyGame, Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Value


class Bot(Protocol):
    """A player of one match. It is made with rules, players, its seat and a seed.

    Whatever it knows of the cards it was told, as facts for its seat and as its view; so it cannot
    know more than a person in that seat. The same seed, facts and views give the same moves.
    """

    def hear(self, fact: Fact) -> None:
        """Be told a fact, in the order in which they happen."""
        ...

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's view)
        """Answer a decision of one's own seat with a legal move.

        Nobody asks a bot for what has no harmless default: it never looks without leave.
        """
        ...


class Maker(Protocol):
    """How a bot is made: its class, as a rule."""

    def __call__(self, rules: Any, players: int, seat: Seat, seed: int, /) -> Bot:  # noqa: ANN401 (any game's)
        """A bot for one match."""
        ...


class Budget(Value):
    """How much a bot that tries things out may think about one decision.

    In samples the same seed gives the same moves on every machine; in milliseconds it thinks as
    long as it may, and not the same on every machine.
    """

    samples: int | None = None
    milliseconds: int | None = None


class Student:
    """Remembers everything that its seat was told, and decides nothing."""

    def __init__(self, game: AnyGame, rules: RuleSet, players: int, seat: Seat, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.rng = Random(seed)  # noqa: S311 (a bot's whims, not the cards)
        self.knowledge = game.know(rules, players, seat)

    def hear(self, fact: Fact) -> None:
        """Remember a fact."""
        self.knowledge = self.game.learn(self.knowledge, fact)

    def possible(self, view: Any, decision: Decision) -> Sequence[Move]:  # noqa: ANN401 (any game's)
        """The legal answers: they are the same in every world in which the bot may be."""
        return self.game.legal(self.game.sample(self.knowledge, view, self.rng), decision)


class Whim(Student):
    """Does anything that is legal: the lowest bound of all."""

    def choose(self, view: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's)
        """Any legal move, all equally likely."""
        return self.rng.choice(self.possible(view, decision))
