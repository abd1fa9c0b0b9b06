"""Prestissimo: a network that has learned the game by playing itself, and nothing else.

It is shown the observation of its seat, which is made from what the seat sees and was told, and
does what it likes best. It needs no search, and no library but NumPy.
"""

from functools import cache
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from dacabo.bots.bot import Bot
from dacabo.bots.characters import Habit
from dacabo.bots.dacapo.learned.fast_inference import FastInference
from dacabo.bots.dacapo.learned.features import DEPTH
from dacabo.bots.dacapo.learned.network import player_shapes
from dacabo.bots.dacapo.levels import Allegro
from dacabo.bots.weights import Learned, read
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View
from dacabo.observations.dacapo.observer import Observer
from dacabo.observations.dacapo.steps import Steps

WEIGHTS: Final = Path(__file__).with_name("prestissimo.npz")
DIGITS: Final = 3
"""What is closer is equal, and the first is chosen: so the last digit of a processor does not
decide."""
JOKER_KEPT: Final = 4.0
"""How much less somebody thrifty likes to build a joker. Characters play here at Presto's level:
what Allegro saves in one turn would otherwise be spent in the next."""
BOX: Final = Rules()
"""The sizes that it has learned."""


@cache
def learned() -> Learned:
    """What it has learned, read once."""
    return read(WEIGHTS, player_shapes)


@cache
def network() -> FastInference:
    """Its network, made ready once."""
    return FastInference(learned().weights)


class Prestissimo:
    """Plays by what it has learned: the sizes of the box. With others, Allegro plays for it."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        network()  # what is missing or damaged is said at once
        self._kept = JOKER_KEPT if habit is Habit.THRIFTY else 0.0
        self.substitute: Bot | None = None
        if replace(rules, target=None) != BOX:
            self.substitute = Allegro(rules, players, seat, seed, habit=habit)
        self.observer = Observer(rules, players, seat, DEPTH)
        self._steps = Steps(rules, players, seat)

    def hear(self, fact: Fact) -> None:
        """Remember a fact."""
        if self.substitute is not None:
            self.substitute.hear(fact)
        else:
            self.observer.hear((fact,))

    def choose(self, view: View, decision: Decision) -> Move:
        """The move that it likes best."""
        if self.substitute is not None:
            return self.substitute.choose(view, decision)
        seat = self.observer.seat
        told = self.observer.observe(view, seat)
        return self._steps.move(network().best(told, DEPTH, DIGITS, self._kept))
