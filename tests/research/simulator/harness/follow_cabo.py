"""A match of Cabo on record, in the simulator and in the engine."""

from itertools import zip_longest

from research.simulator.harness.envs import PlainEnv
from research.simulator.harness.lockstep import Pair, same
from research.simulator.harness.script import Script

from dacabo.cabo.game import Cabo
from dacabo.cabo.moves import Close, Pass, Sneak, Youngest
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import FirstLooks, Match, Reshuffling, Snapping
from dacabo.core.cards import Card
from dacabo.core.game import Decision
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled
from dacabo.core.seats import TABLE, Seat
from dacabo.research.simulator.cabo import spec
from dacabo.research.simulator.cabo.kernel import layout as at

Moves = list[tuple[Seat, Move]]


def one_by_one(rules: Rules, players: int, moves: Moves) -> Moves:
    """Return the same match in the order in which the simulator asks.

    First looks are taken from the starter clockwise, each after at most one look without leave;
    when the table closes a window, those who have not answered pass.
    """
    match = Cabo.start(rules, players)
    ordered: Moves = []
    looks: Moves = []
    sneaks: Moves = []
    for actor, move in moves:
        phase = match.round.phase
        if isinstance(phase, FirstLooks):
            (sneaks if isinstance(move, Sneak) else looks).append((actor, move))
        elif isinstance(move, Close):
            assert isinstance(phase, Snapping)
            ordered += [(seat, Pass()) for seat in phase.awaited]
        else:
            ordered.append((actor, move))
        match, _ = Cabo.play(match, actor, move)
        if looks and not isinstance(match.round.phase, FirstLooks):
            starter = match.round.player
            looks.sort(key=lambda one: (one[0] - starter) % players)
            for pair in zip_longest(sneaks, looks):
                ordered += filter(None, pair)
            looks, sneaks = [], []
    return ordered


class Following(Pair):
    """A match on record, played by both; the simulator gets the lots and cards of the record.

    Args:
        rules: the rules of the match.
        players: the number of players.
        moves: all of the record.
    """

    def __init__(self, rules: Rules, players: int, moves: Moves) -> None:
        self.left = one_by_one(rules, players, moves)
        """The moves that have not been played yet."""
        self._pack = rules.pack
        self._dealt = players * rules.cards + 1
        self._opening: list[Move] = []
        self._shuffles: list[Shuffled] = []
        self._script = Script(spec.MODULES)
        self._script.answer("open_round", self._open)
        self._script.answer("draw_from_pile", self._card)
        self._script.answer("ask_window", self._next_to_answer)
        self._script.answer("tempt", lambda *_: self.left[0][0])
        kernel = self._script.kernel
        kernel["happens"] = lambda *_: bool(self.left) and isinstance(self.left[0][1], Sneak)
        slots = spec.slots_for(rules, players)
        super().__init__(PlainEnv(rules, players, slots, kernel=kernel), kernel, rules, players)

    def follow(self) -> None:
        """Play to the end."""
        while not self.decide(self._next):
            pass

    # --- what the simulator is told --------------------------------------------------

    def _open(self, _s: list[int], _w: list[int], _r: list[int], _n: int, candidates: int) -> int:
        """Return the lot that decides who begins."""
        lot = 0
        while self.left and self.left[0][0] == TABLE:
            _, move = self.left.pop(0)
            match move:
                case LotDrawn(number):
                    lot = number
                case Youngest(seat):
                    lot = (candidates & (1 << seat) - 1).bit_count()
                case Shuffled():
                    self._will_come(move.of(self._pack)[: self._dealt])
                case _:
                    assert isinstance(move, NextRound)
                    continue
            self._opening.append(move)
        return lot

    def _card(self, s: list[int], _w: list[int]) -> int | None:
        return self._script.next_card(s[at.PILE_CODES : at.PILE_CODES + at.CODES])

    def _next_to_answer(self, s: list[int], _w: list[int]) -> int | None:
        seat, _ = self.left[0] if self.left else (0, None)
        return (s[at.AWAITED] & (1 << seat) - 1).bit_count() if s[at.AWAITED] else None

    def _will_come(self, cards: list[Card]) -> None:
        same("cards that did not come", self._script.cards, [])
        self._script.cards = list(map(spec.code, cards))

    # --- what the engine plays --------------------------------------------------

    def _next(self, match: Match, decision: Decision) -> Move:
        """Return the next move on record, and let the simulator draw the cards that it takes."""
        actor, move = self.left.pop(0)
        same("asked", decision.actor, actor)
        pile = match.round.pile
        match, _ = Cabo.play(match, actor, move)
        drawn = [*reversed(pile[len(match.round.pile) :])]
        while isinstance(match.round.phase, Reshuffling):
            _, shuffle = self.left.pop(0)
            assert isinstance(shuffle, Shuffled)
            self._shuffles.append(shuffle)
            cards = shuffle.of(match.round.discards[:-1])
            match, _ = Cabo.play(match, TABLE, shuffle)
            drawn += cards[: len(cards) - len(match.round.pile)]
        self._will_come(drawn)
        return move

    def drawn(self, *_: object) -> list[int]:
        """None that have to be put on top: the engine's pile lies as it does on record."""
        return []

    def deal(self) -> None:
        """Deal as on record."""
        while self._opening:
            self.play(TABLE, self._opening.pop(0))

    def play_with(self, actor: Seat, move: Move, _drawn: list[int]) -> None:
        """Play a move, and shuffle as on record."""
        self.play(actor, move)
        while self._shuffles:
            self.play(TABLE, self._shuffles.pop(0))
