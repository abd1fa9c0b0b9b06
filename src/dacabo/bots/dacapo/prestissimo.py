"""Prestissimo: a policy network that was trained by self-play.

It gets the observation of its seat, which is made from what the seat sees and was told, and takes
the action of the highest logit. It needs no search, and runs in a browser, too.
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
from dacabo.bots.weights import LearnedWeights, read
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.view import View
from dacabo.observations.dacapo.observer import Observer
from dacabo.observations.dacapo.steps import Steps

WEIGHTS: Final = Path(__file__).with_name("prestissimo.npz")
LOGIT_DIGITS: Final = 3
"""Logits are rounded to this many digits, and the first of equal ones is taken, so that all CPUs
choose the same action, although they round differently."""
JOKER_PENALTY: Final = 4.0
"""A thrifty character subtracts this from the logits of building a joker. Characters play as
Presto, in which either this network or Allegro plays a turn; without the penalty, the network would
spend the jokers that Allegro has just saved."""
TRAINED_RULES: Final = Rules()
"""The published game, the only rules that the network was trained with."""


@cache
def shipped_weights() -> LearnedWeights:
    """Return the weights that ship; the file is read once."""
    return read(WEIGHTS, player_shapes)


@cache
def inference() -> FastInference:
    """Return the network, which is prepared once."""
    return FastInference(shipped_weights().weights)


class Prestissimo:
    """A bot that plays as its network says. Unless the rules are `TRAINED_RULES`, Allegro plays."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        inference()  # a missing or damaged file is reported at once
        self._joker_penalty = JOKER_PENALTY if habit is Habit.THRIFTY else 0.0
        self.fallback: Bot | None = None
        if replace(rules, target=None) != TRAINED_RULES:
            self.fallback = Allegro(rules, players, seat, seed, habit=habit)
        self.observer = Observer(rules, players, seat, DEPTH)
        self._steps = Steps(rules, players, seat)

    def hear(self, fact: Fact) -> None:
        """Remember a fact."""
        if self.fallback is not None:
            self.fallback.hear(fact)
        else:
            self.observer.hear((fact,))

    def choose(self, view: View, decision: Decision) -> Move:
        """Choose a move."""
        if self.fallback is not None:
            return self.fallback.choose(view, decision)
        seat = self.observer.seat
        obs = self.observer.observe(view, seat)
        return self._steps.move(inference().best(obs, DEPTH, LOGIT_DIGITS, self._joker_penalty))
