"""Prestissimo: a policy network that was trained by self-play and against Allegro.

It gets the observation of its seat, which is made from what the seat sees and was told, and takes
the action of the highest logit. It needs no search, and runs in a browser, too.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from dacabo.bots.cabo.learned.fast_inference import FastInference
from dacabo.bots.cabo.learned.network import player_shapes
from dacabo.bots.cabo.levels import GAME
from dacabo.bots.characters import Habit
from dacabo.bots.weights import LearnedWeights, read
from dacabo.cabo.cards import VALUE
from dacabo.cabo.moves import Replace
from dacabo.cabo.rules import Rules
from dacabo.cabo.sampling import some_match
from dacabo.cabo.view import View
from dacabo.core.game import Decision, Fact
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Path as Actions
from dacabo.observations.cabo.steps import Steps

WEIGHTS: Final = Path(__file__).with_name("prestissimo.npz")
SLOTS: Final = 6
"""The slots of each layout in an observation; there are more where a layout needs them."""
LOGIT_DIGITS: Final = 3
"""Logits are rounded to this many digits, and the first of equal ones is taken, so that all CPUs
choose the same action, although they round differently."""


@cache
def shipped_weights() -> LearnedWeights:
    """Return the weights that ship; the file is read once."""
    return read(WEIGHTS, player_shapes)


@cache
def inference() -> FastInference:
    """Return the network, which is prepared once."""
    return FastInference(shipped_weights().weights)


class Prestissimo:
    """A bot that plays as its network says."""

    def __init__(
        self, rules: Rules, players: int, seat: Seat, seed: int, *, habit: Habit | None = None
    ) -> None:
        inference()  # a missing or damaged file is reported at once
        # It is deterministic, and shows no habit: a character's habit shows in Allegro's turns.
        del seed, habit
        self.observer = Observer(rules, players, seat, max(SLOTS, rules.cards))

    def hear(self, fact: Fact) -> None:
        """Remember a fact."""
        self.observer.hear((fact,))

    def choose(self, view: View, decision: Decision) -> Move:
        """Choose a move, action by action."""
        observer = self.observer
        knowledge = observer.knowledge
        moves = GAME.legal(some_match(knowledge, view), decision)
        if len(moves) == 1:
            return moves[0]
        observer.slots = max(observer.slots, *(len(layout) for layout in knowledge.layouts))
        steps = Steps(knowledge.players, observer.slots, observer.seat)
        if view.phase == "holding":
            moves = self._without_unknown_sets(moves)
        king = view.phase == "looking"
        paths = {steps.path(move, king=king): move for move in moves}
        actions: Actions = ()
        while actions not in paths:
            index = len(actions)
            options = {path[index] for path in paths if path[:index] == actions}
            actions = (*actions, self._best(view, sorted(options), actions))
        return paths[actions]

    def _without_unknown_sets(self, moves: Sequence[Move]) -> list[Move]:
        """Return the moves without sets of cards that the seat does not know to be equal."""
        own = self.observer.knowledge.layouts[self.observer.seat]
        values = {
            slot: VALUE[belief.card] for slot, belief in enumerate(own) if belief and belief.card
        }
        known_values = [*values.values()]
        paired_slots = {slot for slot, value in values.items() if known_values.count(value) > 1}
        return [
            move
            for move in moves
            if type(move) is not Replace
            or len(move.slots) == 1
            or (
                paired_slots.issuperset(move.slots)
                and len({values[slot] for slot in move.slots}) == 1
            )
        ]

    def _best(self, view: View, options: list[int], actions: Actions) -> int:
        if len(options) == 1:
            return options[0]
        observer = self.observer
        obs = observer.observe(view, observer.seat, begun=actions)
        return inference().best(obs, observer.slots, options, LOGIT_DIGITS)
