"""A match of Da Capo! on record, in the simulator and in the engine."""

from random import Random

from research.simulator.harness.lockstep import same
from research.simulator.harness.lockstep_dacapo import Pair
from research.simulator.harness.script import Script

from dacabo.core.cards import Card
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.moves import BuildStack
from dacabo.dacapo.rules import Rules
from dacabo.dacapo.state import Reshuffling
from dacabo.observations.dacapo.steps import kind
from dacabo.research.simulator.dacapo.kernel import layout as at
from dacabo.research.simulator.dacapo.spec import MODULES

Moves = list[tuple[Seat, Move]]


class Following(Pair):
    """A match on record, played by both; the simulator gets the lots and cards of the record.

    Args:
        rules: the rules of the match.
        players: the number of players.
        moves: all of the record.
    """

    def __init__(self, rules: Rules, players: int, moves: Moves) -> None:
        self.left = list(moves)
        """The moves that have not been played yet."""
        self._ahead = DaCapo.start(rules, players)
        """The engine after the move that the simulator is about to make."""
        self._opening: list[Move] = []
        self._shuffles: list[Move] = []
        self._script = Script(MODULES)
        self._script.answer("deal_next_round", self._open)
        self._script.answer("take_from_pool", self._card)
        super().__init__(rules, players, names=self._script.kernel)

    def follow(self) -> None:
        """Play to the end."""
        while self.left:
            self.decide(self._next)

    # --- what the simulator is told --------------------------------------------------

    def _open(self, *_given: object) -> int | None:
        """Return the lot that decides who deals."""
        if not self.left:
            return None
        lot = None
        while self.left and self.left[0][0] == TABLE:
            _, move = self.left.pop(0)
            self._ahead, _ = DaCapo.play(self._ahead, TABLE, move)
            if isinstance(move, LotDrawn):
                lot = move.number
            if not isinstance(move, NextRound):
                self._opening.append(move)
        now = self._ahead.round
        for stack, hand in zip(now.stacks, now.hands, strict=True):
            self._will_come(stack[-1], *hand)
        return lot

    def _card(self, s: list[int], _w: list[int], pool: int) -> int | None:
        first = at.POOL_KINDS + pool * at.MAX_KINDS
        return self._script.next_card(s[first : first + at.MAX_KINDS])

    def _will_come(self, *cards: Card) -> None:
        self._script.cards += map(kind, cards)

    # --- what the engine plays --------------------------------------------------

    def _next(self, _rng: Random, choices: dict[int, Move], asked: Seat) -> int:
        """Return the next move on record, and let the simulator draw the cards that it shows."""
        same("cards that did not come", self._script.cards, [])
        actor, move = self.left.pop(0)
        same("asked", asked, actor)
        pile = self.match.round.pile
        self._ahead, _ = DaCapo.play(self.match, actor, move)
        if isinstance(move, BuildStack) and self._ahead.round.stacks[move.seat]:
            self._will_come(self._ahead.round.stacks[move.seat][-1])
        self._will_come(*reversed(pile[len(self._ahead.round.pile) :]))
        while isinstance(self._ahead.round.phase, Reshuffling):
            _, shuffle = self.left.pop(0)
            assert isinstance(shuffle, Shuffled)
            self._shuffles.append(shuffle)
            cards = shuffle.of(self._ahead.round.aside)
            self._ahead, _ = DaCapo.play(self._ahead, TABLE, shuffle)
            self._will_come(*cards[: len(cards) - len(self._ahead.round.pile)])
        return next(action for action, choice in choices.items() if choice == move)

    def begin(self) -> None:
        """A new match; there is none after the one on record."""
        if self._opening:
            super().begin()

    def deal(self) -> None:
        """Deal as on record."""
        while self._opening:
            self.play(TABLE, self._opening.pop(0))

    def play_with(self, actor: Seat, move: Move) -> None:
        """Play a move, and shuffle as on record."""
        self.play(actor, move)
        while self._shuffles:
            self.play(TABLE, self._shuffles.pop(0))
