"""Guided games of Cabo against every level: the facts, views and knowledge of a newcomer."""

from random import Random
from typing import Any

from dacabo.bots.levels import seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, settle
from dacabo.core.game import Told, heard
from dacabo.core.seats import TABLE
from dacabo.games import GAMES

LEVELS = ("largo", "andante", "allegro", "presto", "prestissimo")
MATCHES = 4
NEWCOMER = 0
TALENT = "allegro"
"""The newcomer of the last match plays as well as this level, and so calls well, too."""


class _Guided:
    """One match, from the newcomer's seat."""

    def __init__(self, level: str, number: int) -> None:
        self.game: Any = GAMES["cabo"]
        self.rules = self.game.presets["original"].changed({"rounds": 2})
        self.steps: list[dict[str, object]] = []
        self._rng = Random(f"{level} {number}")
        self._knowledge = self.game.know(self.rules, 2, NEWCOMER)
        self._bot = seat_bot("cabo", level, self.rules, players=2, seat=1, seed=number)
        self._talent = (
            seat_bot("cabo", TALENT, self.rules, players=2, seat=NEWCOMER, seed=number)
            if number == MATCHES - 1
            else None
        )
        self._chance = Sealed(self._rng.randbytes(32))

    def play(self) -> list[dict[str, object]]:
        """Play the game; return for each step the facts, the table after it, and the knowledge."""
        state, facts = settle(self.game, self.game.start(self.rules, 2), self._chance)
        self._tell(state, facts, TABLE)
        while (decision := next_decision(self.game, state, self._chance, 2)) is not None:
            if decision.actor == TABLE:
                move = self.game.default(state, decision)
            elif decision.actor == NEWCOMER and self._talent is not None:
                move = self._talent.choose(self.game.view(state, NEWCOMER), decision)
            elif decision.actor == NEWCOMER:
                move = self._any(state, decision)
            else:
                move = self._bot.choose(self.game.view(state, decision.actor), decision)
            state, moved = self.game.play(state, decision.actor, move)
            state, settled = settle(self.game, state, self._chance)
            self._tell(state, [*moved, *settled], decision.actor)
        return self.steps

    def _any(self, state: Any, decision: Any) -> Any:
        """Choose among all kinds of moves, but do not call at once."""
        kinds: dict[str, list[Any]] = {}
        for move in self.game.legal(state, decision):
            kinds.setdefault(self.game.text(move).split()[0], []).append(move)
        if len(kinds) > 1 and self._rng.random() < 0.9:
            kinds.pop("cabo", None)
        return self._rng.choice(self._rng.choice([*kinds.values()]))

    def _tell(self, state: Any, all_facts: list[Told], actor: int) -> None:
        for fact in heard(all_facts, 1):
            self._bot.hear(fact)
        facts = heard(all_facts, NEWCOMER)
        before = self._knowledge.remembered
        for fact in facts:
            self._knowledge = self.game.learn(self._knowledge, fact)
            if self._talent is not None:
                self._talent.hear(fact)
        self.steps.append(
            {
                "seat": None if actor == TABLE else actor,
                "facts": facts,
                "before": before,
                "after": self._knowledge.remembered,
                "view": self.game.view(state, NEWCOMER, self._knowledge),
            }
        )


def guided_games() -> dict[str, list[list[dict[str, object]]]]:
    """By level, some guided matches."""
    return {level: [_Guided(level, n).play() for n in range(MATCHES)] for level in LEVELS}
