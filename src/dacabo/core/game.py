"""The protocol that every game speaks, and that table, server, records and arena rely on."""

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
    """Something that happened, as it is told to those who may know it."""


class Told(Value):
    """A fact and who is told: some seats, or (None) everyone, spectators too.

    What is told to some is told once. Somebody who comes back gets a view and the public facts;
    what they were shown in private and put down, they have to remember.
    """

    fact: Fact
    to: tuple[Seat, ...] | None = None

    def __repr__(self) -> str:
        fact = self.fact if self.to is None else f"<{type(self.fact).__name__}>"
        return f"Told({fact}, to={self.to})"

    def __rich_repr__(self) -> list[tuple[str, object]]:
        return [("to", self.to)]


def heard(told: Iterable[Told], viewer: Seat | None) -> list[Fact]:
    """The facts that reach a seat, or (None) a spectator."""
    return [t.fact for t in told if t.to is None or viewer in t.to]


class Decision(Value):
    """Something that a seat or the table is asked for now.

    `id` is unique within the match and stays the same while others act, so that a move can name
    the decision it answers. Decisions with the same `clock` share their time. `chance` says what
    the table must shuffle or draw; it is answered from the seed, never by judgement. `seconds` says
    after how long the table answers by itself, where the rules say so.
    """

    id: str
    actor: Seat
    kind: str
    must: bool = True
    clock: str | None = None
    chance: Ask | None = None
    seconds: int | None = None


class Result(Value):
    """How a match ended: points by seat, and the place of each (1, 1, 3 where two share)."""

    points: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """All who share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Scored(Protocol):
    """What is written down after a round, in any game."""

    @property
    def round(self) -> int:
        """Counted from 1."""
        ...

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who won the round."""
        ...

    @property
    def caller(self) -> Seat | None:
        """Who ended the round by calling; nobody in a game, or a round, without a call."""
        ...

    @property
    def points(self) -> tuple[int, ...]:
        """What the round brought, by seat."""
        ...

    @property
    def totals(self) -> tuple[int, ...]:
        """Everyone's points after it, by seat."""
        ...


class Seen(Protocol):
    """What every view tells: how far the match is, and the rounds that are over."""

    @property
    def round(self) -> int:
        """Counted from 1; a round that is over is the round until the next one begins."""
        ...

    @property
    def turn(self) -> int:
        """Counted from 1 in each round; 0 before the first turn."""
        ...

    @property
    def results(self) -> Sequence[Scored]:
        """The rounds that are over."""
        ...


class Game(Protocol[Rules, State, View, Knowledge]):
    """A game is a value and a few functions: no clock, no randomness, no sentences in it.

    Whatever comes from outside – an order of the cards, "time is up", "next round" – is a move of
    the table. Nothing of a `State` may be shown to anybody; `view` and the facts told are what
    people see.
    """

    @property
    def name(self) -> str:
        """The game's name in files and addresses."""
        ...

    @property
    def version(self) -> int:
        """Rises when a record of an older version would read differently."""
        ...

    @property
    def presets(self) -> Mapping[str, Rules]:
        """The rule sets that have a name."""
        ...

    @property
    def view_type(self) -> type[View]:
        """What `view` gives; a description of the wire is made from it."""
        ...

    @property
    def fact_types(self) -> tuple[type[Fact], ...]:
        """Every kind of fact that the game tells."""
        ...

    def start(self, rules: Rules, players: int) -> State:
        """A match before its first shuffle."""
        ...

    def decisions(self, state: State) -> Sequence[Decision]:
        """Everything that is asked for now; nothing once the match is over."""
        ...

    def legal(self, state: State, decision: Decision) -> Sequence[Move]:
        """The moves that answer a decision: none twice, in an order that depends on no hidden card.

        A shuffle's answers are not listed: they are all orders of its cards. A decision that is
        not asked now is refused (`InvalidQuestion`), as it is by `default`.
        """
        ...

    def play(self, state: State, actor: Seat, move: Move) -> tuple[State, Sequence[Told]]:
        """Do a move: what is now, and who is told what. A move that is not legal is refused."""
        ...

    def default(self, state: State, decision: Decision) -> Move | None:
        """The harmless answer to a decision, for somebody whose time is up.

        None where it is best left open: chance, and what nobody should do without wanting to.
        """
        ...

    def view(self, state: State, viewer: Seat | None, memory: Knowledge | None = None) -> View:
        """What a seat, or (None) a spectator, may see on the table now; the table is no viewer.

        With `memory` – that seat's own knowledge – the view also carries what the seat has seen
        before (assisted memory); without it nothing that was seen and put down is shown again.
        """
        ...

    def know(self, rules: Rules, players: int, viewer: Seat | None) -> Knowledge:
        """What somebody knows before the first fact."""
        ...

    def learn(self, knowledge: Knowledge, fact: Fact) -> Knowledge:
        """What somebody knows after being told a fact."""
        ...

    def sample(self, knowledge: Knowledge, view: View, rng: Random) -> State:
        """A whole state that somebody who knows and sees this may be in, drawn at random.

        Every way in which the hidden cards can lie is as likely as the shuffles make it; what
        other players chose to do is taken to say nothing about their cards.
        """
        ...

    def result(self, state: State) -> Result | None:
        """How the match ended, or nothing while it goes on."""
        ...

    def text(self, move: Move) -> str:
        """The exact text of a move.

        Here both ways to count meet: a text counts slots and piles from 1 and has letters for
        seats (`b3`), the move and the facts about it count from 0 (`(1, 2)`).
        """
        ...

    def parse(self, text: str) -> Move:
        """The move that a text means; no other text means the same move."""
        ...

    def asks(self, decision: Decision) -> Phrase:
        """What to say to a player who is asked for a decision."""
        ...

    def phrases(self, fact: Fact) -> Sequence[Phrase]:
        """What to say of a fact to somebody who was told it."""
        ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
"""For code that serves every game and looks into none."""
