"""Plays a table by the real rules, and gives the messages that the server sends to its people."""

import json
from collections.abc import Callable, Collection, Iterator, Sequence
from copy import copy
from random import Random
from typing import Any, Final, TypeAlias

from dacabo.cabo.cards import RANK, VALUE
from dacabo.cabo.moves import Call, Discard, Done, Draw, Look, Pass, Replace, Snap, Swap, Take
from dacabo.cabo.state import Holding, occupied
from dacabo.core.game import AnyGame, Decision
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE
from dacabo.core.values import Value
from dacabo.dacapo.moves import BuildHand, BuildHelp, BuildStack
from dacabo.server.environment import Environment
from dacabo.server.sockets.connection import Connection
from dacabo.server.tables.audience import Audience
from dacabo.server.tables.chat import Chat
from dacabo.table import requests as ask
from dacabo.table.clocks import next_due
from dacabo.table.commands import act, move_bot, on_timer, open_table
from dacabo.table.facts import Moved
from dacabo.table.options import Options, game_of
from dacabo.table.table import Phase, Step, Table, next_round
from dacabo.table.view import game_view

CODE: Final = "K7Q2MX"
STILL_TIME: Final = 1_794_687_300_000
"""The fixed time of the gallery's clock: the evening of 14 November 2026."""
BEGUN: Final = STILL_TIME - 1_570_000
"""The time at which its matches began."""
NAMES: Final = {
    "ana": "Ana",
    "wolfgang": "Wolfgang Amadeus Mozart",
    "eleni": "Ελένη Παπαδοπούλου",
    "shira": "שירה",
    "vladimir": "Владимир",
    "jo": "Jo",
}
"""Short names and long ones, in several scripts."""
LATELY: Final = 24
"""The number of facts that a returning person hears again."""

Message: TypeAlias = dict[str, Any]
Habit: TypeAlias = Callable[[Random, Any, Decision, Sequence[Move]], Move | None]
"""A function that chooses a move; None stands for the move of a sensible player."""


class Setting(Value, kw_only=True):
    """The players, their game and their habits."""

    game: str = "cabo"
    preset: str = "original"
    people: int = 3
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = {}  # noqa: RUF012 (msgspec copies it)
    habit: Habit | None = None
    ago: int = 0
    """Seconds since the last move."""


class Play:
    """A table, from the moment when the first seat is taken."""

    def __init__(self, setting: Setting, seed: int = 0, host: str = "ana") -> None:
        self._rng = Random(seed)
        self._setting = setting
        self._at = BEGUN
        self.steps: list[tuple[Table | None, Step]] = []
        people = tuple(NAMES)[: setting.people]
        options = Options(
            game=setting.game,
            preset=setting.preset,
            **{"players": len(people) + len(setting.bots), **setting.options},
        )
        self._take(open_table(options, host, self._new_seed(), self._at))
        for guest in people:
            if guest != host:
                self.ask(guest, ask.Sit())
        for bot in setting.bots:
            self.ask(host, ask.SeatBot(bot))

    @property
    def table(self) -> Table:
        """The current table."""
        return self.steps[-1][1].table

    @property
    def view(self) -> Any:
        """Ana's view of the cards."""
        return game_view(self.table, 0)

    @property
    def moves(self) -> Iterator[Moved]:
        """The moves so far, the last one first."""
        facts = (step.entry.fact for _, step in reversed(self.steps))
        return (fact for fact in facts if isinstance(fact, Moved))

    def apart(self) -> "Play":
        """Return the same table, for something that happens only there."""
        other = copy(self)
        other.steps = [*self.steps]
        return other

    def ask(self, guest: str, *requests: ask.Request, present: Collection[str] = ()) -> None:
        """Send requests of a guest, none of which is refused."""
        for request in requests:
            steps = act(
                self.table,
                request,
                self._at,
                guest=guest,
                id=f"{len(self.steps)}",
                present=present,
                new_seed=self._new_seed,
            )
            self._take(steps)

    def start(self) -> None:
        """Let everybody be ready, and begin the match."""
        for chair in self.table.chairs:
            if chair.guest:
                self.ask(chair.guest, ask.Ready())
        self.ask(self.table.host, ask.Start())
        self._at = STILL_TIME - self._setting.ago * 1000

    def ring(self) -> None:
        """Let the next clock run out, since nobody has done anything."""
        due = next_due(self.table)
        assert due is not None
        self._take(on_timer(self.table, due, new_seed=self._new_seed))

    def go_on(self) -> Iterator[None]:
        """Play until the match is over, with a pause after everything that happens."""
        game = game_of(self.table.options)
        while self.table.phase is Phase.PLAYING:
            yield
            if next_round(self.table):
                guest = next(c.guest for c in self.table.chairs if c.guest and not c.ready)
                self.ask(guest, ask.Ready())
            else:
                self._answer(game)
        yield

    def _answer(self, game: AnyGame) -> None:
        """Let one of those who have to decide, or may act, do so."""
        state = self.table.state
        asked = [decision for decision in self.table.decisions if decision.actor != TABLE]
        self._rng.shuffle(asked)
        for decision in asked:
            legal = game.legal(state, decision)
            habit = self._setting.habit
            move = habit and habit(self._rng, state, decision, legal)
            if move is None and decision.kind != "sneak":
                move = SENSIBLE[game.name](self._rng, state, decision, legal)
            if move is not None:
                self._move(decision, game.text(move))
                return

    def _new_seed(self) -> bytes:
        return self._rng.randbytes(32)

    def _move(self, decision: Decision, text: str) -> None:
        chair = self.table.chairs[decision.actor]
        if chair.level is not None:
            self._take(move_bot(self.table, decision.actor, decision.id, text, self._at))
        else:
            assert chair.guest is not None
            self.ask(chair.guest, ask.Play(decision.id, text))

    def _take(self, steps: list[Step]) -> None:
        for step in steps:
            self.steps.append((self.table if self.steps else None, step))

    def told(
        self,
        guest: str | None = "ana",
        *,
        last: int = 0,
        away: Collection[str] = (),
        build: str = "",
        then: Callable[[Audience], None] | None = None,
    ) -> list[Message]:
        """Return the messages to somebody who comes back now, or before the last few facts.

        Args:
            guest: the guest; None for a stranger who watches.
            last: the number of facts that they are told one by one.
            away: the guests who are not connected.
            build: the build of the app that the server offers.
            then: something that happens at the end.
        """
        audience = Audience(
            CODE,
            _Still(),
            build=build,
            stranger_seconds=0,
            on_slow_client=_nothing,
            on_presence=_nothing,
        )
        audience.names = NAMES
        voices, client = Chat(CODE, audience), _Client()
        connection = Connection(client)
        connection.guest = guest
        connected = [chair.guest for chair in self.table.chairs if chair.guest not in {None, *away}]
        audience.remote = {other for other in connected if other and other != guest}
        joins_at = len(self.steps) - last
        for number, (before, step) in enumerate(self.steps):
            if number == joins_at:
                audience.join(connection, step.table if before is None else before, _after(before))
            audience.tell(before, step)
            voices.follow(before, step)
        if not last:
            audience.join(connection, self.table, _after(self.table))
        if then:
            then(audience)
        return [message for message in client.told if message["type"] != "present"]


def _after(table: Table | None) -> int:
    return max(table.number - LATELY, 0) if table else 0


def _nothing(*_about: object) -> None:
    """Nobody is told who is slow, or who came."""


class _Still(Environment):
    def now(self) -> int:
        """Time stands still."""
        return STILL_TIME


class _Client:
    """A client that keeps its messages."""

    def __init__(self) -> None:
        self.told: list[Message] = []

    def write(self, frame: bytes) -> bool:
        """Read a message."""
        self.told.append(json.loads(frame[frame.index(b'{"type"') :]))
        return True

    show = measure = close = _nothing


# --- how people play ----------------------------------------------------------------------


def _cabo(rng: Random, state: Any, decision: Decision, legal: Sequence[Move]) -> Move:
    """Keep low cards, use what a card can do, and call with little in hand."""
    now = state.round
    mine = now.layouts[decision.actor]
    worst = max(occupied(mine), key=lambda slot: VALUE[mine[slot]], default=0)
    match decision.kind:
        case "turn":
            if Call() in legal and sum(VALUE[mine[slot]] for slot in occupied(mine)) < 8:
                return Call()
            return Take() if Take() in legal and VALUE[now.discards[-1]] < 2 else legal[0]
        case "card":
            assert isinstance(now.phase, Holding)
            for move in legal:
                if isinstance(move, Replace) and _is_set([VALUE[mine[s]] for s in move.slots]):
                    return move
            if not now.phase.drawn or VALUE[now.phase.card] < min(5, VALUE[mine[worst]]):
                return Replace((worst,)) if mine[worst] else legal[0]
            uses = [move for move in legal if isinstance(move, Look | Swap)]
            return rng.choice(uses) if uses else Discard()
        case "snap":
            right = [m for m in legal if isinstance(m, Snap) and _fits(now, decision.actor, m)]
            return right[0] if right else Pass()
        case "looking":
            return Done()
        case _:
            return rng.choice(legal)


def _is_set(values: Sequence[int]) -> bool:
    return len(values) > 1 and len(set(values)) == 1


def _fits(now: Any, seat: int, move: Snap) -> bool:
    return RANK[now.layouts[seat][move.slot]] == RANK[now.discards[-1]]


def _dacapo(rng: Random, _state: Any, decision: Decision, legal: Sequence[Move]) -> Move:
    """Build what can be built: first from the own stack, jokers last."""

    def rank(move: Move) -> int:
        match move:
            case BuildStack(seat):
                return 0 if seat == decision.actor else 4
            case BuildHelp():
                return 1
            case BuildHand(card):
                return 2 if card != "J" else 5
            case _:
                return 3

    best = min(map(rank, legal))
    return rng.choice([move for move in legal if rank(move) == best])


SENSIBLE: Final[dict[str, Callable[..., Move]]] = {"cabo": _cabo, "dacapo": _dacapo}


def hasty(_rng: Random, _state: Any, _decision: Decision, legal: Sequence[Move]) -> Move | None:
    """Call at once, and discard every card."""
    return next((move for move in (Call(), Draw(), Discard()) if move in legal), None)


def patient(_rng: Random, _state: Any, _decision: Decision, legal: Sequence[Move]) -> Move | None:
    """Never call, and discard every card."""
    return next((move for move in (Draw(), Discard()) if move in legal), None)
