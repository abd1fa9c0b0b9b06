"""The protocol that every game implements; table, server, records and arena rely on it."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from dacabo.core.chance import Ask
from dacabo.core.moves import Move
from dacabo.core.phrases import Phrase
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.core.values import Tagged, Value

Rules = TypeVar("Rules", bound=RuleSet)
State = TypeVar("State", bound=Value)
View = TypeVar("View", bound="Seen")
Knowledge = TypeVar("Knowledge", bound=Value)


class Fact(Tagged):
    """Something that happened, as told to those who may know it."""

    everybody_pauses = False
    """Whether the event is so remarkable that play should pause for it; only for public facts."""

    @property
    def mark(self) -> str | None:
        """A word for the mark of the event on the bar of a film, if it is worth one."""
        return None


class Told(Value):
    """A fact and its recipients: some seats, or None for everyone including spectators.

    A private fact is told once. A player who reconnects gets a view and the public facts, but
    has to remember the cards that they saw and put down.
    """

    fact: Fact
    to: tuple[Seat, ...] | None = None

    def __repr__(self) -> str:
        fact = self.fact if self.to is None else f"<{type(self.fact).__name__}>"
        return f"Told({fact}, to={self.to})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("to", self.to)]


def heard(told: Iterable[Told], viewer: Seat | None) -> list[Fact]:
    """The facts told to a seat, or to a spectator (None)."""
    return [item.fact for item in told if item.to is None or viewer in item.to]


class Decision(Value):
    """Something that a seat or the table is asked to decide now.

    `id` is unique within the match and does not change while others act, so that a move can name
    the decision it answers. Decisions with the same `clock` share their time. `chance` says what
    the table must shuffle or draw; it is answered from the seed, never by choice. `seconds` is the
    time after which the table answers by itself, where the rules set one.
    """

    id: str
    actor: Seat
    kind: str
    must: bool = True
    clock: str | None = None
    chance: Ask | None = None
    seconds: int | None = None


class Result(Value):
    """The result of a match: points and places by seat (1, 1, 3 if two share the first place)."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Every seat in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Scored(Protocol):
    """The result of a round, in any game."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won the round."""
        ...

    @property
    def caller(self) -> Seat | None:
        """The seat that ended the round by calling; None if there was no call."""
        ...

    @property
    def points(self) -> tuple[int, ...]:
        """The points scored in the round, by seat."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """Total points after the round, by seat."""
        ...


class Seen(Protocol):
    """The part that all views share: the viewer, the progress of the match, the finished rounds."""

    @property
    def viewer(self) -> Seat | None:
        """The seat that sees it; None for a spectator."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, from 1; a finished one is current until the next begins."""
        ...

    @property
    def turn(self) -> int:
        """The number of the turn within the round, from 1; 0 before the first turn."""
        ...

    @property
    def results(self) -> Sequence[Scored]:
        """The finished rounds."""
        ...


class Game(Protocol[Rules, State, View, Knowledge]):
    """A game is a value and a few pure functions: no clock, no randomness, no text for people.

    Everything from outside – an order of the cards, "time is up", "next round" – is a move of the
    table. A `State` is never shown; people see only views and the facts they are told.
    """

    @property
    def name(self) -> str:
        """The game's name in files and addresses."""
        ...

    @property
    def version(self) -> int:
        """Incremented when a record of an older version would replay differently."""
        ...

    @property
    def presets(self) -> Mapping[str, Rules]:
        """The named rule sets."""
        ...

    @property
    def view_type(self) -> type[View]:
        """The type that `view` returns; the schema of the wire format is generated from it."""
        ...

    @property
    def fact_types(self) -> tuple[type[Fact], ...]:
        """Every type of fact in the game."""
        ...

    @property
    def decision_kinds(self) -> tuple[str, ...]:
        """Every kind of decision that the game asks for."""
        ...

    def start(self, rules: Rules, players: int) -> State:
        """A match before its first shuffle."""
        ...

    def decisions(self, state: State) -> Sequence[Decision]:
        """All pending decisions; none once the match is over."""
        ...

    def legal(self, state: State, decision: Decision) -> Sequence[Move]:
        """The moves that answer a decision, without duplicates, in an order that reveals no card.

        The answers to a shuffle are not listed: any permutation is one. Both `legal` and `default`
        raise `InvalidQuestion` for a decision that is not pending.
        """
        ...

    def play(self, state: State, actor: Seat, move: Move) -> tuple[State, Sequence[Told]]:
        """Apply a move: the new state, and the facts it told. Illegal moves are refused."""
        ...

    def default(self, state: State, decision: Decision) -> Move | None:
        """The default move for a decision, for a player whose time is up.

        None for chance, and for moves that no one should make unintentionally.
        """
        ...

    def view(self, state: State, viewer: Seat | None, memory: Knowledge | None = None) -> View:
        """The view of the table for a seat, or for a spectator (None). The table is no viewer.

        With `memory`, which must be the viewer's own knowledge, the view also includes cards the
        viewer has seen before (assisted memory). Without it, cards that were put down stay hidden.
        """
        ...

    def know(self, rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
        """The viewer's knowledge before the first fact."""
        ...

    def learn(self, knowledge: Knowledge, fact: Fact) -> Knowledge:
        """The viewer's knowledge after being told a fact."""
        ...

    def sample(self, knowledge: Knowledge, view: View, rng: Random) -> State:
        """A complete state, drawn at random from those consistent with this knowledge and view.

        States are weighted by how likely the shuffles make them; the choices of other players are
        assumed to say nothing about their cards.
        """
        ...

    def result(self, state: State) -> Result | None:
        """The result of the match; None while it is in progress."""
        ...

    def text(self, move: Move) -> str:
        """The canonical text of a move.

        Texts count slots and piles from 1 and use letters for seats (`b3`); moves and facts count
        from 0 (`(1, 2)`).
        """
        ...

    def parse(self, text: str) -> Move:
        """Parse the text of a move; each move has exactly one text."""
        ...

    def asks(self, decision: Decision) -> Phrase:
        """The prompt for a player who is asked for a decision."""
        ...

    def phrases(self, fact: Fact) -> Sequence[Phrase]:
        """The phrase about a fact for a person who was told it."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game for code that serves every game and depends on none."""
