"""A match of Cabo between two actions: the engine, what the seats have heard, and a move begun."""

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

_WORDS: Final = ("draw", "take", "call", "pass", "discard", "done")


class Table:
    """Where matches of Cabo begin. Actions and observations are those of the twin.

    Args:
        rules: the rules.
        players: the number of players.
        slots: the slots that an observation has for each layout; by default as many as the twin's.
        sneaking: whether a player is asked, before each decision at which the rules allow it,
            whether they look at a card without leave.
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

    def begin(self, chance: Sealed | None) -> "Sitting":
        """A new match. Without a seed, its shuffles are awaited and the first seat begins."""
        if chance is None:
            match = from_totals(self.rules, (0,) * self.players, starter=0)
        else:
            match = Cabo.start(self.rules, self.players)
        observers = tuple(
            Observer(self.rules, self.players, seat, self.slots) for seat in range(self.players)
        )
        return Sitting(self, chance, match, observers).settled()


@dataclass(frozen=True, eq=False)
class Sitting:
    """See `dacabo.research.adapters.sitting.Sitting`.

    Args:
        table: where it began.
        chance: answers shuffles and lots; None if they are awaited.
        match: the match, with all cards.
        observers: what each seat has heard.
        told: what the latest action has made known.
        begun: the actions of a move that have been chosen already.
        resisted: the decision before which its player has answered a temptation.
    """

    table: Table
    chance: Sealed | None
    match: Match
    observers: tuple[Observer, ...]
    told: tuple[Told, ...] = ()
    begun: Path = ()
    resisted: str | None = None

    def __deepcopy__(self, _memo: Mapping[int, Any]) -> "Sitting":
        return self

    # --- what is asked ----------------------------------------------------------

    @cached_property
    def decision(self) -> Decision | None:
        """What the asked seat has to decide. Several that may act are asked one by one.

        First looks are taken from the starter on. Who is asked first in a window to snap is drawn
        by lot, so that no seat is favoured; without a seed, the next player is.
        """
        if self.outgrown:
            return None
        pending = {
            decision.actor: decision
            for decision in Cabo.decisions(self.match)
            if decision.actor != TABLE and decision.kind != "sneak"
        }
        now = self.match.round
        order: Sequence[Seat] = clockwise(now.player, self.table.players)
        if isinstance(now.phase, Snapping) and self.chance is not None:
            window = f"doors/window/{now.number}/{now.turn}"
            order = self.chance.order(window, self.table.players)
        return next((pending[seat] for seat in order if seat in pending), None)

    @cached_property
    def temptation(self) -> Decision | None:
        """Whether the asked seat looks without leave, if that is asked first."""
        if not self.table.sneaking or self.decision is None or self.decision.id == self.resisted:
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
        """Where the asked seat's actions lead."""
        decision = self.temptation or self.decision
        assert decision is not None
        steps = Steps(self.table.players, self.table.slots, decision.actor)
        king = isinstance(self.match.round.phase, Looking)
        return steps.tree(Cabo.legal(self.match, decision), king=king)

    def legal(self) -> list[int]:
        """The actions of the asked seat."""
        if self.decision is None:
            return []
        following = self._tree[self.begun]
        assert isinstance(following, set)
        return sorted({*following, PASS} if self.temptation else following)

    def observation(self, seat: Seat) -> bytes:
        """What a seat sees and knows. Others do not see how far a move or a temptation has got."""
        asked = self.asked
        assert asked is not None
        return self.observers[seat].observe(
            Cabo.view(self.match, seat),
            asked,
            tempted=self.temptation is not None and seat == asked,
            begun=self.begun if seat == asked else (),
        )

    def name(self, action: int) -> str:
        """An action in words; slots and players are counted as everywhere in code."""
        if action < LAY:
            return _WORDS[action]
        kind, slot = divmod(action - LAY, self.table.slots)
        if kind < 2:  # noqa: PLR2004 (lay and claim; then the layouts that can be pointed at)
            return f"{('lay', 'claim')[kind]} {slot}"
        return f"point {kind - 2}:{slot}"

    # --- what follows -----------------------------------------------------------

    def after(self, action: int) -> "Sitting":
        """The match after an action of the asked seat."""
        if self.decision is None:
            raise IllegalMove("match-over")
        if self.temptation is not None and action == PASS:
            return replace(self, told=(), resisted=self.decision.id)
        path = (*self.begun, action)
        leads = self._tree.get(path)
        if leads is None:
            raise IllegalMove("not-now")
        if isinstance(leads, set):
            return replace(self, told=(), begun=path)
        resisted = self.decision.id if self.temptation else self.resisted
        begun = replace(self, told=(), begun=(), resisted=resisted)
        return begun.played(self.decision.actor, leads).settled()

    def shuffled(self, order: tuple[int, ...]) -> "Sitting":
        """The match after a shuffle."""
        return replace(self, told=()).played(TABLE, Shuffled(order)).settled()

    def settled(self) -> "Sitting":
        """After the table has shuffled, drawn lots and opened the next round, if it must."""
        here = self
        while True:
            phase = here.match.round.phase
            asks = next((d.chance for d in Cabo.decisions(here.match) if d.chance), None)
            if asks is not None and here.chance is not None:
                here = here.played(TABLE, here.chance.answer(asks))
            elif isinstance(phase, RoundOver) and here.result is None:
                here = here.played(TABLE, NextRound())
            else:
                return here

    def played(self, actor: Seat, move: Move) -> "Sitting":
        """After a move, of which every seat hears what it may."""
        match, told = Cabo.play(self.match, actor, move)
        observers = []
        for seat, observer in enumerate(self.observers):
            hearing = copy(observer)
            hearing.hear(heard(told, seat))
            observers.append(hearing)
        return replace(self, match=match, observers=tuple(observers), told=(*self.told, *told))

    @property
    def to_shuffle(self) -> tuple[Card, ...]:
        """The cards whose order is awaited."""
        match self.match.round.phase:
            case Deal():
                return self.table.rules.pack
            case Reshuffling():
                return self.match.round.discards[:-1]
            case _:
                return ()

    # --- how far it is ----------------------------------------------------------

    @property
    def outgrown(self) -> bool:
        """Whether a layout has more slots than an observation."""
        return self.result is None and any(
            len(layout) > self.table.slots for layout in self.match.round.layouts
        )

    @property
    def rounds(self) -> Sequence[RoundResult]:
        """The finished rounds."""
        return self.match.results

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return Cabo.result(self.match)
