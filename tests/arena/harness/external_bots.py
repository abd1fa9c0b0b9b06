"""External bots, good and bad: `--bot arena.harness.external_bots:Class` enters one."""

import os
import sys
from typing import Any, ClassVar

from dacabo.bots.bot import BaseBot
from dacabo.cabo.moves import Sneak
from dacabo.core.game import Decision, Fact, Seen
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.games import GAMES


class Hasty(BaseBot):
    """Makes the last legal move, so it calls at once."""

    def __init__(self, rules: RuleSet, players: int, seat: int, seed: int) -> None:
        super().__init__(GAMES[rules.game], rules, players, seat, seed)

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Return the last of the legal moves."""
        return self.possible(view, decision)[-1]


class Spy(Hasty):
    """Records everything that any instance was given."""

    constructions: ClassVar[list[tuple[object, ...]]] = []
    heard_facts: ClassVar[list[tuple[int, Fact]]] = []
    questions: ClassVar[list[tuple[int, object, Decision]]] = []

    def __init__(self, rules: RuleSet, players: int, seat: int, seed: int) -> None:
        super().__init__(rules, players, seat, seed)
        Spy.constructions.append((rules, players, seat, seed))

    @classmethod
    def forget(cls) -> None:
        """Empty all recordings."""
        for memory in (cls.constructions, cls.heard_facts, cls.questions):
            memory.clear()

    def hear(self, fact: Fact) -> None:
        """Record the fact."""
        super().hear(fact)
        Spy.heard_facts.append((self.seat, fact))

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Record the question; play the first legal move for six turns, so that the round lasts."""
        Spy.questions.append((self.seat, view, decision))
        return self.possible(view, decision)[0 if view.turn < 6 else -1]


class Stalling(Hasty):
    """Draws and discards for ever."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Return the default move."""
        world = self.game.sample(self.knowledge, view, self.rng)
        move = self.game.default(world, decision)
        assert move is not None
        return move


class Broken(Hasty):
    """Fails in the middle of a match."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Fail at the first turn."""
        if decision.kind == "turn":
            message = "out of ideas"
            raise LookupError(message)
        return super().choose(view, decision)


class Deaf(Hasty):
    """Fails when it hears a fact."""

    def hear(self, fact: Fact) -> None:
        """Fail."""
        raise NotImplementedError


class Quitter(Hasty):
    """Calls `sys.exit`, which would end the arena if nothing caught it."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Exit."""
        del view, decision
        sys.exit(0)


class Crash(Hasty):
    """Ends its whole process, as a crash in a native library would."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """End the process."""
        del view, decision
        os._exit(1)


class Unseated:
    """Cannot be constructed for a seat: it takes no arguments."""

    def hear(self, fact: Fact) -> None:
        """Hear nothing."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Never questions."""
        del view, decision
        raise AssertionError


class Cheat(Hasty):
    """Peeks at a card when it is questions for another decision; only the arena refuses that."""

    def choose(self, view: Seen, decision: Decision) -> Move:
        """Look at a neighbour's card at the first turn."""
        if decision.kind == "turn":
            return Sneak(((self.seat + 1) % 2, 0))
        return super().choose(view, decision)


class Mute(Hasty):
    """A bot that answers with None."""

    def choose(self, view: Seen, decision: Decision) -> Any:
        """Return None, which is no move."""


class WithoutChoose:
    """Hears facts, but has no `choose`."""

    def hear(self, fact: Fact) -> None:
        """Hear nothing."""
