"""What people can ask of an event."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.facts import How, Player
from dacabo.tournament.roles import Holder

MOST: Final = 500
"""Of anything in one request. Of names twice as many can be read, so that it can be said how many
an event has room for."""

Points: TypeAlias = Annotated[dict[Player, int], Meta(max_length=MOST)]


class Register(Tagged):
    """Put names on the list, all or none."""

    names: Annotated[tuple[Typed, ...], Meta(max_length=2 * MOST)]
    how: How = How.ORGANISER


class CloseRegistration(Tagged):
    """Let nobody put themselves on the list any more."""


class ReopenRegistration(Tagged):
    """Let everybody put themselves on the list again."""


class Admit(Tagged):
    """Put players on the list who put themselves there and wait."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)]


class TurnAway(Tagged):
    """Forget names that wait."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)]


class InviteOrganiser(Tagged):
    """Give somebody else who runs the event a link of their own."""

    name: Typed


class WithdrawOrganiser(Tagged):
    """Let another organiser's link open nothing any more."""

    number: int


class RenewLink(Tagged):
    """Let another link take the place of somebody's, which then opens nothing any more.

    Of an organiser that can only be one's own. Whichever generation is named, it is the one that
    counts now.
    """

    holder: Holder


class CheckIn(Tagged):
    """Say that a player is there."""

    player: Player


class EnterLate(Tagged):
    """Let somebody in after the draw: a new name, or a player who has no match."""

    who: Typed | Player


class DropOut(Tagged):
    """Leave, or take a player off the list."""

    player: Player


class MarkNoShow(Tagged):
    """Say that players did not come; with nobody named, all who have not checked in."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)] = ()


class Replace(Tagged):
    """Give a player's place to a new name, or to a player who has no match."""

    player: Player
    by: Typed | Player


class Penalise(Tagged):
    """Add points to the total of a player's current or last match."""

    player: Player
    points: int
    reason: Typed


class Disqualify(Tagged):
    """Put a player out of the event."""

    player: Player
    reason: Typed


class Draw(Tagged):
    """Draw the groups of the next stage."""


class Exchange(Tagged):
    """Let two players of a draft change places."""

    one: Player
    other: Player
    reason: Typed


class Publish(Tagged):
    """Make the draft the draw."""


class GoOnline(Tagged):
    """Play a match at a live table of the card room."""

    match: Short
    code: Short


class Start(Tagged):
    """Begin matches; with none named, all that have not begun."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Pause(Tagged):
    """Let clocks rest; with none named, all that run."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Continue(Tagged):
    """Let clocks go on; with none named, all that rest."""

    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class Extend(Tagged):
    """Give matches more minutes; with none named, all that are being played."""

    minutes: int
    matches: Annotated[tuple[Short, ...], Meta(max_length=MOST)] = ()


class CallTime(Tagged):
    """Say at a table that this round is the last."""

    match: Short


class EnterResult(Tagged):
    """Say how a match ended."""

    match: Short
    totals: Points
    rounds: Annotated[tuple[Points, ...], Meta(max_length=MOST)] = ()


class CorrectResult(Tagged):
    """Say how a match really ended."""

    match: Short
    totals: Points
    reason: Typed


class EnterDecision(Tagged):
    """Say how a decision round ended."""

    match: Short
    points: Points


class NamePrizes(Tagged):
    """Say what there is to win."""

    prizes: Annotated[tuple[Typed, ...], Meta(max_length=MOST)]


class ChoosePrize(Tagged):
    """Choose a prize."""

    player: Player
    prize: Typed


class TakeBack(Tagged):
    """Take back the last step that counts; `number` says which one is meant."""

    number: int
    reason: Typed


class End(Tagged):
    """Close the event for good and show its seed."""


Request: TypeAlias = (
    Register
    | CloseRegistration
    | ReopenRegistration
    | Admit
    | TurnAway
    | InviteOrganiser
    | WithdrawOrganiser
    | RenewLink
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
