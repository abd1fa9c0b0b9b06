"""The state of a match of Cabo between two actions.

It consists of the engine's match, of what each seat has heard, and of an unfinished move.
"""

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from dacabo.cabo.game import Cabo
from dacabo.cabo.position import from_totals
from dacabo.cabo.rules import Rules
from dacabo.cabo.sheet import RoundResult
from dacabo.cabo.state import Deal, Looking, Match, Reshuffling, RoundOver, Snapping
from dacabo.core.cards import Card
from dacabo.core.chance import Sealed
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Decision, Result, Told, heard
from dacabo.core.moves import Move, NextRound, Shuffled
from dacabo.core.seats import TABLE, Seat, clockwise
from dacabo.observations.cabo.layout import LAY, PASS
from dacabo.observations.cabo.observer import Observer
from dacabo.observations.cabo.steps import Path, Steps
from dacabo.research.simulator.cabo import spec

_ACTION_NAMES: Final = ("draw", "take", "call", "pass", "discard", "done")
"""The names of the actions below `LAY`, in their order."""


class EnvConfig:
    """The rules and sizes of matches of Cabo. Actions and observations are the simulator's.

    Args:
        rules: the rules.
        players: the number of players.
        slots: the slots that an observation has for each layout. The default is the simulator's.
        sneaking: whether players are asked to sneak a look before each decision at which the rules
            allow it.
    """

    def __init__(
        self, rules: Rules, players: int, *, slots: int | None = None, sneaking: bool = False
    ) -> None:
        rules.check_players(players)
        self.rules = rules
        self.players = players
        self.slots = spec.slots_for(rules, players) if slots is None else slots
        self.sneaking = sneaking
        shape = spec.shape(spec.rules_vector(rules, players, self.slots))
        self.actions = shape.actions
        self.width = shape.tokens

    def begin(self, chance: Sealed | None) -> "EnvState":
        """Begin a match. Without a seed the caller gives the shuffles and the first seat begins."""
        if chance is None:
            match = from_totals(self.rules, (0,) * self.players, starter=0)
        else:
            match = Cabo.start(self.rules, self.players)
        observers = tuple(
            Observer(self.rules, self.players, seat, self.slots) for seat in range(self.players)
        )
        return EnvState(self, chance, match, observers).resolved()


@dataclass(frozen=True, eq=False)
class EnvState:
    """The implementation of `dacabo.research.adapters.env_state.EnvState` for Cabo.

    Args:
        config: the rules and sizes.
        chance: the source of shuffles and lots; None if the caller gives the shuffles.
        match: the match, with all cards.
        observers: the observer of each seat, with all that the seat has heard.
        told: the facts that the latest action has made known.
        begun: the actions of a move that the seat has chosen already.
        resisted: the id of the decision before which the player has answered a temptation already.
    """

    config: EnvConfig
    chance: Sealed | None
    match: Match
    observers: tuple[Observer, ...]
    told: tuple[Told, ...] = ()
    begun: Path = ()
    resisted: str | None = None

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "EnvState":
        return self

    # --- decisions and observations ---------------------------------------------

    @cached_property
    def decision(self) -> Decision | None:
        """The next decision. Where several seats may act, they decide one by one.

        First looks are taken from the starter on. In a window to snap a lot decides who is first,
        so that no seat is favoured. Without a seed, the next player is first.
        """
        if self.outgrown:
            return None
        pending = {
            decision.actor: decision
            for decision in Cabo.decisions(self.match)
            if decision.actor != TABLE and decision.kind != "sneak"
        }
        now = self.match.round
        order: Sequence[Seat] = clockwise(now.player, self.config.players)
        if isinstance(now.phase, Snapping) and self.chance is not None:
            window = f"doors/window/{now.number}/{now.turn}"
            order = self.chance.order(window, self.config.players)
        return next((pending[seat] for seat in order if seat in pending), None)

    @cached_property
    def temptation(self) -> Decision | None:
        """The decision to sneak a look, if it comes before the next one."""
        if not self.config.sneaking or self.decision is None or self.decision.id == self.resisted:
            return None
        return next(
            (
                decision
                for decision in Cabo.decisions(self.match)
                if decision.kind == "sneak" and decision.actor == self.decision.actor
            ),
            None,
        )

    @property
    def asked(self) -> Seat | None:
        """The seat that has to act."""
        return None if self.decision is None else self.decision.actor

    @cached_property
    def _tree(self) -> dict[Path, Move | set[int]]:
        """The move, or the next actions, after each sequence of actions of the seat to act."""
        decision = self.temptation or self.decision
        assert decision is not None
        steps = Steps(self.config.players, self.config.slots, decision.actor)
        king = isinstance(self.match.round.phase, Looking)
        return steps.tree(Cabo.legal(self.match, decision), king=king)

    def legal(self) -> list[int]:
        """Return the legal actions of the seat that has to act."""
        if self.decision is None:
            return []
        next_actions = self._tree[self.begun]
        assert isinstance(next_actions, set)
        return sorted({*next_actions, PASS} if self.temptation else next_actions)

    def observation(self, seat: Seat) -> bytes:
        """Return the observation of a seat. An unfinished move or a temptation stays hidden."""
        asked = self.asked
        assert asked is not None
        return self.observers[seat].observe(
            Cabo.view(self.match, seat),
            asked,
            tempted=self.temptation is not None and seat == asked,
            begun=self.begun if seat == asked else (),
        )

    def name(self, action: int) -> str:
        """Return an action in words, with slots and players counted from 0."""
        if action < LAY:
            return _ACTION_NAMES[action]
        block, slot = divmod(action - LAY, self.config.slots)
        if block < 2:  # noqa: PLR2004 (the blocks of actions are lay, claim, and one per layout)
            return f"{('lay', 'claim')[block]} {slot}"
        return f"point {block - 2}:{slot}"

    # --- the next state ---------------------------------------------------------

    def after(self, action: int) -> "EnvState":
        """Return the state after an action of the seat that has to act."""
        if self.decision is None:
            raise IllegalMove("match-over")
        if self.temptation is not None and action == PASS:
            return replace(self, told=(), resisted=self.decision.id)
        path = (*self.begun, action)
        move = self._tree.get(path)
        if move is None:
            raise IllegalMove("not-now")
        if isinstance(move, set):  # the move needs another action
            return replace(self, told=(), begun=path)
        resisted = self.decision.id if self.temptation else self.resisted
        before_move = replace(self, told=(), begun=(), resisted=resisted)
        return before_move.played(self.decision.actor, move).resolved()

    def shuffled(self, order: tuple[int, ...]) -> "EnvState":
        """Return the state after a shuffle."""
        return replace(self, told=()).played(TABLE, Shuffled(order)).resolved()

    def resolved(self) -> "EnvState":
        """Return the state after all shuffles, lots and openings of rounds that are due."""
        state = self
        while True:
            phase = state.match.round.phase
            decisions = Cabo.decisions(state.match)
            request = next((decision.chance for decision in decisions if decision.chance), None)
            if request is not None and state.chance is not None:
                state = state.played(TABLE, state.chance.answer(request))
            elif isinstance(phase, RoundOver) and state.result is None:
                state = state.played(TABLE, NextRound())
            else:
                return state

    def played(self, actor: Seat, move: Move) -> "EnvState":
        """Return the state after a move, of which every seat hears what it may."""
        match, told = Cabo.play(self.match, actor, move)
        observers = []
        for seat, observer in enumerate(self.observers):
            observer_after = copy(observer)
            observer_after.hear(heard(told, seat))
            observers.append(observer_after)
        return replace(self, match=match, observers=tuple(observers), told=(*self.told, *told))

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The cards whose order the caller has to give."""
        match self.match.round.phase:
            case Deal():
                return self.config.rules.pack
            case Reshuffling():
                return self.match.round.discards[:-1]
            case _:
                return ()

    # --- the score --------------------------------------------------------------

    @property
    def outgrown(self) -> bool:
        """Whether a layout has more slots than an observation."""
        return self.result is None and any(
            len(layout) > self.config.slots for layout in self.match.round.layouts
        )

    @property
    def rounds(self) -> Sequence[RoundResult]:
        """The finished rounds."""
        return self.match.results

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return Cabo.result(self.match)
