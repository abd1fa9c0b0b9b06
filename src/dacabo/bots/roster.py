"""Which bots there are: the levels by game, and how a bot takes its seat."""

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, Protocol

from dacabo.bots.bot import Bot, Budget, Whim
from dacabo.core.errors import DacaboError
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat
from dacabo.games import GAMES

LEVELS: Final = ("largo", "andante", "allegro", "presto")
"""What a player can choose as an opponent, from the easiest to the hardest."""

DEAR: Final = frozenset({"presto"})
"""The levels that think for so long that others have to wait for them."""

YARDSTICKS: Final = ("random", "greedy")
"""What the arena measures the levels with; nobody wants to play against them."""


def cheaper(level: str) -> str:
    """The level that thinks instead of this one where there is no time for it."""
    return LEVELS[LEVELS.index(level) - 1] if level in DEAR else level


class RosterError(DacaboError):
    """A bot that does not exist, or cannot play this game."""


class Oracle(Protocol):
    """Sees all the cards: the arena's upper bound. It is no `Bot`, and never sits at a table."""

    def choose(self, state: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's state)
        """Answer a decision, knowing everything."""
        ...


class Crew(Protocol):
    """What a game's folder here offers: the bots that understand the game."""

    BOTS: Mapping[str, Callable[..., Bot]]
    """The levels and `greedy`, made with rules, players, seat, seed; Presto with a budget too."""
    ORACLE: Callable[[RuleSet, int, Seat, int], Oracle]


CREWS: Final[Mapping[str, str]] = MappingProxyType(
    {"cabo": "dacabo.bots.cabo.crew", "dacapo": "dacabo.bots.dacapo.crew"}
)
"""Where a game's bots are. They are read when somebody needs them: Presto's tools take a while."""


def crew_of(game: str) -> Crew:
    """The bots of a game."""
    crew: Any = import_module(CREWS[game])
    loaded: Crew = crew
    return loaded


def seat_bot(
    game: str,
    name: str,
    rules: RuleSet,
    *,
    players: int,
    seat: Seat,
    seed: int,
    budget: Budget | None = None,
) -> Bot:
    """A bot of a level (or a yardstick) for one match."""
    if name == "random":
        return Whim(GAMES[game], rules, players, seat, seed)
    maker = crew_of(game).BOTS.get(name)
    if maker is None:
        raise RosterError("no-such-bot", bot=name, bots=", ".join((*LEVELS, *YARDSTICKS)))
    if budget is not None and name == "presto":
        maker = partial(maker, budget=budget)
    return maker(rules, players, seat, seed)
