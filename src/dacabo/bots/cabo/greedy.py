"""The memoryless yardstick: it plays by what lies face up and remembers nothing else."""

from typing import Final

from dacabo.bots.bot import Student
from dacabo.bots.cabo.levels import GAME
from dacabo.cabo.cards import VALUE
from dacabo.cabo.moves import Call, Discard, Done, Draw, Pass, Replace, Take
from dacabo.cabo.rules import Rules
from dacabo.cabo.view import View
from dacabo.core.cards import BACK
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

LOW: Final = 4
"""A card low enough to be worth laying anywhere."""
LAPS: Final = 6
"""The number of laps after which it assumes that its cards are low enough."""


class Greedy(Student):
    """Lays every low card in place of any of its own, and calls after a while."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        super().__init__(GAME, rules, players, seat, seed)
        self.players = players

    def choose(self, view: View, decision: Decision) -> Move:
        """Answer a decision by what is visible now."""
        match decision.kind:
            case "first-look":
                return self.rng.choice(self.possible(view, decision))
            case "turn":
                return self.turn(view, decision)
            case "card":
                return self.card(view)
            case "looking":
                return Done()
            case "snap":
                return Pass()
            case kind:
                raise ValueError(kind)  # bots are not asked to look without leave

    def turn(self, view: View, decision: Decision) -> Move:
        """Call after a while; otherwise take a low discard, or draw."""
        moves = self.possible(view, decision)
        if Call() in moves and (len(moves) == 1 or view.turn > LAPS * self.players):
            return Call()
        low = view.discard is not None and VALUE[view.discard] <= LOW
        return Take() if Take() in moves and (low or Draw() not in moves) else moves[0]

    def card(self, view: View) -> Move:
        """Lay a low card anywhere, discard any other."""
        assert view.hand is not None
        own = [slot for slot, card in enumerate(view.layouts[self.seat]) if card == BACK]
        if VALUE[view.hand.card] <= LOW or not view.hand.drawn:
            return Replace((self.rng.choice(own),))
        return Discard()
