"""The twin and the engine side by side: both play the same moves, and everything is compared.

The twin shuffles as it draws, so the engine's pile is put into the order in which the twin has
drawn: nobody can know the order of cards that nobody has drawn.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from dacabo.cabo.cards import VALUE
from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Deal, Looking, Lots, Match, Reshuffling, RoundOver
from dacabo.core.cards import Card
from dacabo.core.game import Decision, heard
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import TABLE
from dacabo.twin.cabo.kernel import layout as at
from dacabo.twin.cabo.observer import Observer
from dacabo.twin.cabo.steps import Path, Steps

KINDS = {
    at.FIRST_LOOK: "first-look",
    at.FIRST_LOOKING: "looking",
    at.TURN_BEGINS: "turn",
    at.HOLDING: "card",
    at.LOOKING: "looking",
    at.SNAPPING: "snap",
    at.TEMPTATION: "sneak",
}

Policy = Callable[[Match, Decision, Sequence[int], dict[Path, Any]], int]


class Difference(AssertionError):
    """The twin is no twin."""

    def __init__(self, what: str, twin: object, engine: object) -> None:
        super().__init__(f"{what}: the twin has {twin}, the engine {engine}")


def same(what: str, twin: object, engine: object) -> None:
    """Refuse a difference."""
    if twin != engine:
        raise Difference(what, twin, engine)


class Pair:
    """One match, played by both.

    Args:
        kernel: the functions of a backend by name.
        lane: an object with `s`, `w`, `r`, and methods of the backend bound to them.
    """

    def __init__(self, lane: Any, plain: dict[str, Any], rules: Rules, players: int) -> None:
        self.lane = lane
        self.plain = plain
        self.rules = rules
        self.players = players
        self.slots = int(lane.r[at.SLOTS_EACH])
        self.counted: Counter[str] = Counter()
        self.decisions = 0
        self.begin()

    # --- the engine -----------------------------------------------------------

    def begin(self) -> None:
        """A new match of the engine, dealt as the twin has dealt."""
        self.match: Match = Cabo.start(self.rules, self.players)
        self.observers = [
            Observer(self.rules, self.players, seat, self.slots) for seat in range(self.players)
        ]
        self.deal()

    def play(self, actor: int, move: Move) -> None:
        """Make a move in the engine, and let every seat hear of it."""
        self.match, told = Cabo.play(self.match, actor, move)
        for seat, observer in enumerate(self.observers):
            observer.hear(heard(told, seat))

    def deal(self) -> None:
        """Choose the starter and deal as the twin did."""
        s = self.lane.s
        if isinstance(self.match.round.phase, Lots):
            self.play(TABLE, LotDrawn(self.match.round.phase.candidates.index(s[at.STARTER])))
        assert isinstance(self.match.round.phase, Deal)
        codes = [
            s[self.place((s[at.STARTER] + number) % self.players, slot) + at.FACE]
            for slot in range(self.rules.cards)
            for number in range(self.players)
        ]
        codes.append(s[at.DISCARD_CARDS])
        self.play(TABLE, Shuffled(order(self.rules.pack, codes)))

    def place(self, seat: int, slot: int) -> int:
        """Where the twin keeps a place."""
        return at.PLACES + at.RECORD * (seat * self.slots + slot)

    # --- one decision -----------------------------------------------------------

    def check(self, begun: Path = (), tree: dict[Path, Any] | None = None) -> list[int]:
        """Compare the legal actions and every seat's observation."""
        lane = self.lane
        listed: list[int] = lane.legal()
        if tree is not None:
            expected = set(tree[begun])
            if lane.s[at.PHASE] == at.TEMPTATION:
                expected.add(at.PASS)
            same("legal", sorted(listed), sorted(expected))
        asked = int(lane.s[at.ASKED])
        tempted = lane.s[at.PHASE] == at.TEMPTATION
        for seat in range(self.players):
            mine = seat == asked
            expected_bytes = self.observers[seat].observe(
                Cabo.view(self.match, seat),
                int(lane.s[at.WAITING_ASKED]) if tempted and not mine else asked,
                tempted=tempted and mine,
                begun=begun if mine else (),
            )
            seen = lane.observe(seat)
            if seen != expected_bytes:
                where = [n for n in range(len(seen)) if seen[n] != expected_bytes[n]]
                same(
                    f"seat {seat}, bytes {where}",
                    [seen[n] for n in where],
                    [expected_bytes[n] for n in where],
                )
        return listed

    def decide(self, policy: Policy) -> bool:
        """Let the asked seat move in both; returns whether the match is over."""
        lane = self.lane
        asked, phase = int(lane.s[at.ASKED]), int(lane.s[at.PHASE])
        decision = next(
            (
                one
                for one in Cabo.decisions(self.match)
                if one.actor == asked and one.kind == KINDS[phase]
            ),
            None,
        )
        if decision is None:
            raise Difference("asked", (asked, KINDS[phase]), Cabo.decisions(self.match))
        king = isinstance(self.match.round.phase, Looking)
        tree = Steps(self.players, self.slots, asked).tree(
            Cabo.legal(self.match, decision), king=king
        )
        path: Path = ()
        while True:
            listed = self.check(path, tree)
            self.decisions += 1
            action = policy(self.match, decision, listed, tree)
            path = (*path, action)
            before = (list(map(int, lane.s)), list(map(int, lane.w)))
            lane.step(action)
            if phase == at.TEMPTATION and action == at.PASS:
                return self.after(None, before, action)
            made = tree[path]
            if not isinstance(made, set):
                return self.after(made, before, action, asked)

    def after(
        self, move: Move | None, before: tuple[list[int], list[int]], action: int, asked: int = 0
    ) -> bool:
        """Play the move in the engine, with the cards that the twin has drawn."""
        lane = self.lane
        event = int(lane.s[at.EVENT])
        if event & at.TRUNCATED:
            self.counted["truncated"] += 1
            return True
        if move is not None:
            self.play_with(asked, move, self.drawn(before, action))
        over = isinstance(self.match.round.phase, RoundOver)
        same("round over", bool(event & at.ROUND_OVER), over)
        if over:
            points = numbers(lane.w[at.POINTS : at.POINTS + self.players])
            same("points", points, self.match.results[-1].points)
            if event & at.MATCH_OVER:
                self.finish()
                return True
            self.play(TABLE, NextRound())
            self.deal()
        if lane.s[at.TIME_UP] and not before[0][at.TIME_UP]:
            self.play(TABLE, TimeUp())
        same("totals", numbers(lane.w[at.TOTALS : at.TOTALS + self.players]), self.match.totals)
        return False

    def finish(self) -> None:
        """The match is over, perhaps because time ran out between two rounds."""
        if Cabo.result(self.match) is None:
            self.play(TABLE, TimeUp())
        result = Cabo.result(self.match)
        final = numbers(self.lane.w[at.FINAL : at.FINAL + self.players])
        same("final points", final, result and result.points)

    def drawn(self, before: tuple[list[int], list[int]], action: int) -> list[int]:
        """The cards that this step took from the pile, the deal of a next round left out."""
        small, wide = before
        lane = self.lane
        if not lane.s[at.EVENT] & at.ROUND_OVER and lane.s[at.RESHUFFLES] == small[at.RESHUFFLES]:
            left, now = small[at.PILE], int(lane.s[at.PILE])
            return [int(c) for c in lane.s[at.PILE_CARDS + now : at.PILE_CARDS + left]][::-1]
        log: list[int] = []
        take, deal = self.plain["from_pile"], self.plain["deal"]

        def logged(s: list[int], w: list[int]) -> int:
            face: int = take(s, w)
            log.append(face)
            return face

        def quiet(s: list[int], w: list[int], r: list[int]) -> None:
            self.plain["from_pile"] = take
            deal(s, w, r)

        self.plain.update(from_pile=logged, deal=quiet)
        try:
            self.plain["step"](small, wide, lane.rules, action)
        finally:
            self.plain.update(from_pile=take, deal=deal)
        return log

    def play_with(self, actor: int, move: Move, drawn: list[int]) -> None:
        """Play a move with these cards on top of the pile, reshuffled if necessary."""
        left = list(drawn)

        def stack() -> None:
            now = self.match.round
            pile, rest = on_top(now.pile, left)
            left[:] = rest
            self.match = replace(self.match, round=replace(now, pile=pile))

        stack()
        self.play(actor, move)
        while isinstance(self.match.round.phase, Reshuffling):
            below = self.match.round.discards[:-1]
            wanted = left[: len(below)]
            del left[: len(below)]
            self.counted["reshuffle"] += 1
            self.play(TABLE, Shuffled(order(below, wanted)))


def numbers(row: Sequence[Any]) -> tuple[int, ...]:
    """A part of a lane as numbers of Python."""
    return tuple(int(number) for number in row)


def on_top(pile: tuple[Card, ...], codes: list[int]) -> tuple[tuple[Card, ...], list[int]]:
    """The pile with cards of these codes on top, and the codes for which it was too small."""
    rest = list(pile)
    top: list[Card] = []
    for number, code in enumerate(codes):
        if not rest:
            return tuple(reversed(top)), codes[number:]
        card = next(card for card in rest if VALUE[card] + 1 == code)
        rest.remove(card)
        top.append(card)
    return (*rest, *reversed(top)), []


def order(cards: Sequence[Card], codes: Sequence[int]) -> tuple[int, ...]:
    """An order of the cards that begins with cards of these codes."""
    free: dict[int, list[int]] = {}
    for index, card in enumerate(cards):
        free.setdefault(VALUE[card] + 1, []).append(index)
    first = [free[int(code)].pop() for code in codes]
    used = set(first)
    return (*first, *(index for index in range(len(cards)) if index not in used))
