"""What is played for: penalties, draws, clocks, results, prizes."""

from typing import Annotated, TypeAlias

from msgspec import Meta

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.facts import Player
from dacabo.tournament.requests.people import MOST

Points: TypeAlias = Annotated[dict[Player, int], Meta(max_length=MOST)]


class Penalise(Tagged):
    """Add points to the total of a player's current or last match."""

    player: Player
    points: int
    reason: Typed


class Disqualify(Tagged):
    """Disqualify a player."""

    player: Player
    reason: Typed


class Draw(Tagged):
    """Draw the groups of the next stage."""


class Exchange(Tagged):
    """Exchange two players of a draft."""

    one: Player
    other: Player
    reason: Typed


class Publish(Tagged):
    """Publish the draft."""


class DiscardDraw(Tagged):
    """Discard the last draw, so that it can be drawn again, as long as nothing of it has begun."""

    reason: Typed


class GoOnline(Tagged):
    """Play a match at a live table of the card room."""

    match: Short
    code: Short


class Start(Tagged):
    """Start matches; by default all that have not begun."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Pause(Tagged):
    """Pause clocks; by default all that run."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Continue(Tagged):
    """Resume clocks; by default all that are paused."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Extend(Tagged):
    """Give matches more minutes; by default all in progress."""

    minutes: int
    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class CallTime(Tagged):
    """Declare the round in progress at a table the last."""

    match: Short


class EnterResult(Tagged):
    """Enter the result of a match."""

    match: Short
    totals: Points
    rounds: Annotated[tuple[Points, ...], Meta(max_length=MOST)] = ()
    bots: Annotated[tuple[Player, ...], Meta(max_length=MOST)] = ()
    """The players whose seat at a live table a bot had in the end."""


class CorrectResult(Tagged):
    """Correct the result of a match."""

    match: Short
    totals: Points
    reason: Typed
    undecided: bool = False
    """Let everyone in who shares a first place, if there is room for all now: decision rounds that
    were not needed do not count."""


class EnterDecision(Tagged):
    """Enter the result of a decision round."""

    match: Short
    points: Points
    bots: Annotated[tuple[Player, ...], Meta(max_length=MOST)] = ()
    """As in `EnterResult`."""


class DecideOnline(Tagged):
    """Play a decision round at a live table of the card room."""

    match: Short
    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)]
    code: Short


class JudgeBot(Tagged):
    """Decide whether a seat that a bot played advances."""

    match: Short
    player: Player
    advances: bool


class NamePrizes(Tagged):
    """Set the prizes of the event."""

    prizes: Annotated[tuple[Typed, ...], Meta(max_length=MOST)]


class ChoosePrize(Tagged):
    """Choose a prize."""

    player: Player
    prize: Typed


PlayRequest: TypeAlias = (
    Penalise
    | Disqualify
    | Draw
    | Exchange
    | Publish
    | DiscardDraw
    | GoOnline
    | Start
    | Pause
    | Continue
    | Extend
    | CallTime
    | EnterResult
    | CorrectResult
    | EnterDecision
    | JudgeBot
    | NamePrizes
    | ChoosePrize
)
