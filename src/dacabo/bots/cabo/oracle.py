"""The upper bound: a player that sees all cards, including the pile. For the arena only."""

from typing import Final

import numpy as np

from dacabo.bots.cabo.calling import urgency
from dacabo.bots.cabo.judgement import Taste, drawn_options, keep_options, swap_gain
from dacabo.bots.cabo.levels import GAME, lap
from dacabo.bots.cabo.outlook import Guess, Outlook
from dacabo.bots.cabo.search.trying import Plan, plans_for_turn, try_out, with_tempers, worth_trying
from dacabo.bots.cabo.search.worlds import Worlds
from dacabo.cabo.cards import RANK, VALUE
from dacabo.cabo.moves import Call, Pass, Snap, Swap
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Holding, Match
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.seats import Seat

MINDS: Final = 48
"""The number of samples of what the others remember, which the oracle does not see."""
KNOWN: Final = 0.75
"""The probability that a player knows a card of their own."""


class Oracle:
    """Presto's search in the one real world."""

    def __init__(self, rules: Rules, players: int, seat: Seat, seed: int) -> None:
        self.rules = rules
        self.players = players
        self.seat = seat
        self.rng = np.random.default_rng(seed)
        self.taste = Taste(known=0.0, spy=0.0)

    def choose(self, state: Match, decision: Decision) -> Move:
        """Answer a decision, knowing everything."""
        match decision.kind:
            case "turn":
                return self.turn(state, decision)
            case "card":
                return self.card(state)
            case "snap":
                return self.snap(state)
            case "looking":
                return self.after_look(state, decision)
            case _:
                return GAME.legal(state, decision)[0]

    def turn(self, state: Match, decision: Decision) -> Move:
        """Call, draw or take, whichever turns out best."""
        now = state.round
        moves = GAME.legal(state, decision)
        if Call() in moves and urgency(lap(now, self.players)) == 1:
            return Call()
        discard = now.discards[-1] if now.discards else None
        return self.best_of(plans_for_turn(moves, self.outlook(state), discard, self.taste), state)

    def card(self, state: Match) -> Move:
        """Use the card in hand in the way that turns out best."""
        phase = state.round.phase
        assert isinstance(phase, Holding)
        options = drawn_options if phase.drawn else keep_options
        return self.best_of(
            worth_trying(options(self.outlook(state), phase.card, self.taste)), state
        )

    def snap(self, state: Match) -> Move:
        """Snap any card that is the same."""
        now = state.round
        for slot, card in enumerate(now.layouts[self.seat]):
            if card is not None and RANK[card] == RANK[now.discards[-1]] and VALUE[card] > 0:
                return Snap(slot)
        return Pass()

    def after_look(self, state: Match, decision: Decision) -> Move:
        """With a black king: exchange if that gains anything."""
        outlook = self.outlook(state)

        def gain(move: Move) -> float:
            if not isinstance(move, Swap):
                return 0.0
            mine, theirs = (
                next(guess for guess in outlook.layouts[seat] if guess.slot == slot)
                for seat, slot in (move.one, move.other)
            )
            return swap_gain(outlook, mine, theirs, self.taste)

        moves = GAME.legal(state, decision)
        return max(moves, key=gain)

    def outlook(self, state: Match) -> Outlook:
        """The table with all cards open."""
        now = state.round
        layouts = tuple(
            tuple(
                Guess(slot, VALUE[card], 0.0, card)
                for slot, card in enumerate(layout)
                if card is not None
            )
            for layout in now.layouts
        )
        following = {now.pile[-1]: 1.0} if now.pile else {}
        return Outlook(self.rules, self.seat, layouts, following, now.caller)

    def best_of(self, plans: list[Plan], state: Match) -> Move:
        """The plan that wins most often over samples of what the others remember."""
        worlds = Worlds(self.rules, [state] * MINDS)
        for seat in range(self.players):
            own = worlds.known[:, seat, seat]
            own[:] = self.rng.random(own.shape) < KNOWN
        worlds.known[:, self.seat] = True
        with_tempers(worlds, self.rng)
        worth = try_out(plans, worlds, state, self.seat)
        return plans[int(worth.sum(1).argmax())][0]
