"""The simulator and the engine side by side: both play the same moves, and everything is compared.

The simulator shuffles as it draws. So the engine's pile is put into the order in which the
simulator has drawn: nobody can know the order of cards that nobody has drawn.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from dacabo.cabo.game import Cabo
from dacabo.cabo.rules import Rules
from dacabo.cabo.state import Deal, Looking, Lots, Match, Reshuffling, RoundOver
from dacabo.core.cards import Card
from dacabo.core.game import Decision, heard
from dacabo.core.moves import LotDrawn, Move, NextRound, Shuffled, TimeUp
from dacabo.core.seats import TABLE
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Path, Steps
from dacabo.research.simulator.cabo.kernel import layout as at
from dacabo.research.simulator.cabo.spec import code as code_of
from dacabo.testing.subject import Step

KINDS = {
    at.FIRST_LOOK: "first-look",
    at.FIRST_LOOKING: "looking",
    at.TURN_BEGINS: "turn",
    at.HOLDING: "card",
    at.LOOKING: "looking",
    at.SNAPPING: "snap",
    at.TEMPTATION: "sneak",
}

Policy = Callable[[Match, Decision], Move | None]
"""A function that chooses the move of a seat; None if the seat does nothing, where it may."""


Before = tuple[tuple[int, ...], tuple[int, ...]]
"""The numbers of an env before a step."""


class Difference(AssertionError):
    """Simulator and engine differ."""

    def __init__(self, what: str, simulator: object, engine: object) -> None:
        super().__init__(f"{what}: the simulator has {simulator}, the engine {engine}")


def same(what: str, simulator: object, engine: object) -> None:
    """Raise a `Difference` unless both values are equal."""
    if simulator != engine:
        raise Difference(what, simulator, engine)


class Pair:
    """One match, played by the simulator and by the engine.

    Args:
        env: the env of the simulator.
        plain: the kernel in plain Python, which tells which cards a step has drawn.
        rules: the rules of the match.
        players: the number of players.
    """

    def __init__(self, env: Any, plain: dict[str, Any], rules: Rules, players: int) -> None:
        self.env = env
        self.plain = plain
        self.rules = rules
        self.players = players
        self.slots = int(env.r[at.SLOTS_PER_LAYOUT])
        self.counted: Counter[str] = Counter()
        self.decisions = 0
        self.heard_by: Callable[[Step], None] = lambda _step: None
        self.begin()

    # --- the engine -----------------------------------------------------------

    def begin(self) -> None:
        """Begin a match of the engine, dealt as the simulator has dealt."""
        totals = numbers(self.env.w[at.TOTALS : at.TOTALS + self.players])
        self.match: Match = replace(Cabo.start(self.rules, self.players), carried=totals)
        self.observers = [
            Observer(self.rules, self.players, seat, self.slots) for seat in range(self.players)
        ]
        self.deal()

    def play(self, actor: int, move: Move) -> None:
        """Make a move in the engine, and let every seat hear of it."""
        before = self.match
        self.match, facts = Cabo.play(before, actor, move)
        self.heard_by(Step(before, actor, move, self.match, facts))
        for seat, observer in enumerate(self.observers):
            observer.hear(heard(facts, seat))

    def deal(self) -> None:
        """Choose the starter and deal as the simulator did."""
        s = self.env.s
        if isinstance(self.match.round.phase, Lots):
            self.play(TABLE, LotDrawn(self.match.round.phase.candidates.index(s[at.STARTER])))
        assert isinstance(self.match.round.phase, Deal)
        w = self.env.w
        codes = [
            w[self.place((int(s[at.STARTER]) + number) % self.players, slot)] & at.CODE_MASK
            for slot in range(self.rules.cards)
            for number in range(self.players)
        ]
        codes.append(s[at.DISCARD_CARDS])
        self.play(TABLE, Shuffled(order(self.rules.pack, codes)))
        if s[at.TIME_UP] and not self.match.time_up:
            self.play(TABLE, TimeUp())

    def place(self, seat: int, slot: int) -> int:
        """Return the index of a place in the state of the env."""
        return at.PLACES + seat * self.slots + slot

    # --- one decision -----------------------------------------------------------

    def check(self, begun: Path, tree: dict[Path, Any]) -> None:
        """Compare the legal actions and every seat's observation."""
        env = self.env
        expected = set(tree[begun])
        if env.s[at.PHASE] == at.TEMPTATION:
            expected.add(at.PASS)
        same("legal", sorted(env.legal()), sorted(expected))
        asked = int(env.s[at.ASKED])
        tempted = env.s[at.PHASE] == at.TEMPTATION
        for seat in range(self.players):
            is_asked = seat == asked
            expected_bytes = self.observers[seat].observe(
                Cabo.view(self.match, seat),
                int(env.s[at.WAITING_ASKED]) if tempted and not is_asked else asked,
                tempted=tempted and is_asked,
                begun=begun if is_asked else (),
            )
            observation = env.observe(seat)
            if observation != expected_bytes:
                where = [n for n in range(len(observation)) if observation[n] != expected_bytes[n]]
                same(
                    f"seat {seat}, bytes {where}",
                    [observation[n] for n in where],
                    [expected_bytes[n] for n in where],
                )

    def decide(self, policy: Policy) -> bool:
        """Let the asked seat move in both; return whether the match is over."""
        env = self.env
        asked, phase = int(env.s[at.ASKED]), int(env.s[at.PHASE])
        decision = next(
            (
                decision
                for decision in Cabo.decisions(self.match)
                if decision.actor == asked and decision.kind == KINDS[phase]
            ),
            None,
        )
        if decision is None:
            raise Difference("asked", (asked, KINDS[phase]), Cabo.decisions(self.match))
        king = isinstance(self.match.round.phase, Looking)
        steps = Steps(self.players, self.slots, asked)
        tree = steps.tree(Cabo.legal(self.match, decision), king=king)
        move = policy(self.match, decision)
        before: Before = ((), ())
        path: Path = (at.PASS,) if move is None else steps.path(move, king=king)
        for number, action in enumerate(path):
            self.check(path[:number], tree)
            self.decisions += 1
            last = number + 1 == len(path)
            before = (numbers(env.s), numbers(env.w)) if last else ((), ())
            env.step(action)
        return self.after(move, before, path[-1], asked)

    def after(
        self,
        move: Move | None,
        before: Before,
        action: int,
        asked: int = 0,
    ) -> bool:
        """Play the move in the engine, with the cards that the simulator has drawn."""
        env = self.env
        event = int(env.s[at.EVENT])
        if event & at.TRUNCATED:
            self.counted["truncated"] += 1
            return True
        if move is not None:
            self.play_with(asked, move, self.drawn(before, action))
        over = isinstance(self.match.round.phase, RoundOver)
        same("round over", bool(event & at.ROUND_OVER), over)
        if over:
            points = numbers(env.w[at.POINTS : at.POINTS + self.players])
            same("points", points, self.match.results[-1].points)
            if event & at.MATCH_OVER:
                self.finish()
                return True
            self.play(TABLE, NextRound())
            self.deal()
        elif env.s[at.TIME_UP] and not self.match.time_up:
            self.play(TABLE, TimeUp())
        same("totals", numbers(env.w[at.TOTALS : at.TOTALS + self.players]), self.match.totals)
        return False

    def finish(self) -> None:
        """Compare the end of a match, perhaps because time ran out between two rounds."""
        if Cabo.result(self.match) is None:
            self.play(TABLE, TimeUp())
        result = Cabo.result(self.match)
        final = numbers(self.env.w[at.FINAL : at.FINAL + self.players])
        same("final points", final, result and result.points)

    def drawn(self, before: Before, action: int) -> list[int]:
        """Return the cards that this step took from the pile, the deal of a next round left out."""
        small, wide = before
        env = self.env
        over = env.s[at.EVENT] & at.ROUND_OVER
        reshuffled = env.s[at.RESHUFFLES] != small[at.RESHUFFLES]
        if not over and not reshuffled and env.s[at.PILE_SIZE] == small[at.PILE_SIZE]:
            return []
        log: list[int] = []
        take = self.plain["draw_from_pile"]

        def log_draw(s: list[int], w: list[int]) -> int:
            face: int = take(s, w)
            log.append(face)
            return face

        self.plain["draw_from_pile"] = log_draw
        try:
            self.plain["act"](list(small), list(wide), numbers(env.r), action)
        finally:
            self.plain["draw_from_pile"] = take
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
            next_codes = left[: len(below)]
            del left[: len(below)]
            self.counted["reshuffle"] += 1
            self.play(TABLE, Shuffled(order(below, next_codes)))


def numbers(row: Any) -> tuple[int, ...]:
    """Return a part of an env as numbers of Python."""
    return tuple(row.tolist() if isinstance(row, np.ndarray) else row)


def on_top(pile: tuple[Card, ...], codes: list[int]) -> tuple[tuple[Card, ...], list[int]]:
    """Return the pile with cards of these codes on top, and the codes that did not fit."""
    rest = list(pile)
    top: list[Card] = []
    for number, code in enumerate(codes):
        if not rest:
            return tuple(reversed(top)), codes[number:]
        card = next(card for card in rest if code_of(card) == code)
        rest.remove(card)
        top.append(card)
    return (*rest, *reversed(top)), []


def order(cards: Sequence[Card], codes: Sequence[int]) -> tuple[int, ...]:
    """Return an order of the cards that begins with cards of these codes."""
    free: dict[int, list[int]] = {}
    for index, card in enumerate(cards):
        free.setdefault(code_of(card), []).append(index)
    first = [free[int(code)].pop() for code in codes]
    used = set(first)
    return (*first, *(index for index in range(len(cards)) if index not in used))
