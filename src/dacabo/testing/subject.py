"""The description of a game that the kit needs, and the steps of a match."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from dacabo.core.cards import Card
from dacabo.core.chance import Lot, Shuffle
from dacabo.core.game import AnyGame, Decision, Told
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.seats import Seat


@dataclass(frozen=True)
class Step:
    """A move, the states before and after it, and what was told."""

    before: Any
    actor: Seat
    move: Move
    after: Any
    told: Sequence[Told]


class Subject(Protocol):
    """A game under test."""

    @property
    def game(self) -> AnyGame:
        """The game itself."""
        ...

    def choose(self, rng: Random, state: Any) -> tuple[Seat, Move]:
        """The next move, by players whose habits provoke rare events."""
        ...

    def thinkable(self, state: Any) -> Iterable[Move]:
        """Moves that a player might try, most of them illegal."""
        ...

    def cards(self, state: Any) -> Sequence[Card]:
        """All cards, wherever they are; none before the deal."""
        ...

    def with_cards(self, state: Any, change: Callable[[Card], Card]) -> Any:
        """The same state with every card changed by a function."""
        ...

    def to_shuffle(self, state: Any) -> Sequence[Card]:
        """The cards that the pending shuffle is about, in the order in which it counts them."""
        ...

    def shown(self, step: Step, viewer: Seat | None) -> Iterable[Card | None]:
        """The cards that a viewer sees in a step, derived from the rules and not from facts."""
        ...


def any_answer(rng: Random, game: AnyGame, state: Any, decision: Decision) -> Move:
    """A random answer to a decision, including chance."""
    match decision.chance:
        case Shuffle(_, size):
            return Shuffled(tuple(rng.sample(range(size), size)))
        case Lot(_, size):
            return LotDrawn(rng.randrange(size))
        case None:
            return rng.choice(game.legal(state, decision))


def play_on(subject: Subject, rng: Random, state: Any, most: int) -> Iterator[Step]:
    """Let the subject's players play until the match is over, for at most `most` steps."""
    for _ in range(most):
        if subject.game.result(state) is not None:
            return
        actor, move = subject.choose(rng, state)
        after, told = subject.game.play(state, actor, move)
        yield Step(state, actor, move, after, told)
        state = after
