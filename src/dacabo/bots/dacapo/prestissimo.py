"""Prestissimo: a policy network that was trained by self-play.

It gets the observation of its seat, which is made from what the seat sees and was told, and takes
the action of the highest logit. It needs no search, and no library but NumPy.
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
"""Logits are rounded to this many digits, and the first of equal ones is taken. So all processors
take the same action, though they round differently."""
JOKER_PENALTY: Final = 4.0
"""A thrifty character subtracts this from the logits of building a joker. Characters play at
Presto's level here, because the network would spend in the next turn what Allegro saves in one."""
BOX: Final = Rules()
"""The sizes of the boxed game, the only ones that the network was trained with."""


@cache
def learned() -> Learned:
    """Return the weights that ship; the file is read once."""
    return read(WEIGHTS, player_shapes)


@cache
def inference() -> FastInference:
    """Return the network, which is prepared once."""
    return FastInference(learned().weights)


class Prestissimo:
    """A bot that plays as its network says. With sizes other than `BOX`, Allegro plays for it."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        inference()  # a missing or damaged file is reported at once
        self._joker_penalty = JOKER_PENALTY if habit is Habit.THRIFTY else 0.0
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
        """Choose a move."""
        if self.substitute is not None:
            return self.substitute.choose(view, decision)
        seat = self.observer.seat
        obs = self.observer.observe(view, seat)
        return self._steps.move(inference().best(obs, DEPTH, DIGITS, self._joker_penalty))
