"""What people can ask of an event."""

from typing import TypeAlias

from dacabo.core.values import Tagged
from dacabo.tournament.facts import How, Player


class Register(Tagged):
    """Put names on the list, all or none."""

    names: tuple[str, ...]
    how: How = How.ORGANISER


class CheckIn(Tagged):
    """Say that a player is there."""

    player: Player


class EnterLate(Tagged):
    """Let somebody in after the draw: a new name, or a player who has no match."""

    who: str | Player


class DropOut(Tagged):
    """Leave, or take a player off the list."""

    player: Player


class MarkNoShow(Tagged):
    """Say that players did not come; with nobody named, all who have not checked in."""

    players: tuple[Player, ...] = ()


class Replace(Tagged):
    """Give a player's place to a new name, or to a player who has no match."""

    player: Player
    by: str | Player


class Penalise(Tagged):
    """Add points to the total of a player's current or last match."""

    player: Player
    points: int
    reason: str


class Disqualify(Tagged):
    """Put a player out of the event."""

    player: Player
    reason: str


class Draw(Tagged):
    """Draw the groups of the next stage."""


class Exchange(Tagged):
    """Let two players of a draft change places."""

    one: Player
    other: Player
    reason: str


class Publish(Tagged):
    """Make the draft the draw."""


class GoOnline(Tagged):
    """Play a match at a live table of the card room."""

    match: str
    code: str


class Start(Tagged):
    """Begin matches; with none named, all that have not begun."""

    matches: tuple[str, ...] = ()


class Pause(Tagged):
    """Let clocks rest; with none named, all that run."""

    matches: tuple[str, ...] = ()


class Continue(Tagged):
    """Let clocks go on; with none named, all that rest."""

    matches: tuple[str, ...] = ()


class Extend(Tagged):
    """Give matches more minutes; with none named, all that are being played."""

    minutes: int
    matches: tuple[str, ...] = ()


class CallTime(Tagged):
    """Say at a table that this round is the last."""

    match: str


class EnterResult(Tagged):
    """Say how a match ended."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...] = ()


class CorrectResult(Tagged):
    """Say how a match really ended."""

    match: str
    totals: dict[Player, int]
    reason: str


class EnterDecision(Tagged):
    """Say how a decision round ended."""

    match: str
    points: dict[Player, int]


class NamePrizes(Tagged):
    """Say what there is to win."""

    prizes: tuple[str, ...]


class ChoosePrize(Tagged):
    """Choose a prize."""

    player: Player
    prize: str


class TakeBack(Tagged):
    """Take back the last step that counts; `number` says which one is meant."""

    number: int
    reason: str


class End(Tagged):
    """Close the event for good and show its seed."""


Request: TypeAlias = (
    Register
    | CheckIn
    | EnterLate
    | DropOut
    | MarkNoShow
    | Replace
    | Penalise
    | Disqualify
    | Draw
    | Exchange
    | Publish
    | GoOnline
    | Start
    | Pause
    | Continue
    | Extend
    | CallTime
    | EnterResult
    | CorrectResult
    | EnterDecision
    | NamePrizes
    | ChoosePrize
    | TakeBack
    | End
)
