"""The requests that an event accepts."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.facts import How, Player
from dacabo.tournament.roles import Holder

MOST: Final = 500
"""The maximum of anything in one request. Twice as many names can be parsed, so that the error can
state the limit of an event."""

Points: TypeAlias = Annotated[dict[Player, int], Meta(max_length=MOST)]


class Describe(Tagged):
    """Say when and where the event is, and whatever else guests want to know."""

    when: Short = ""
    place: Typed = ""
    note: Typed = ""


class LimitPlaces(Tagged):
    """Limit the places, or lift the limit."""

    places: int | None


class Register(Tagged):
    """Register players, all or none."""

    names: Annotated[tuple[Typed, ...], Meta(max_length=2 * MOST)]
    how: How = How.ORGANISER


class CloseRegistration(Tagged):
    """Stop players from registering themselves."""


class ReopenRegistration(Tagged):
    """Let players register themselves again."""


class Admit(Tagged):
    """Admit waiting players to the list."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)]


class TurnAway(Tagged):
    """Delete waiting names."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)]


class InviteOrganiser(Tagged):
    """Give another organiser a link of their own."""

    name: Typed


class WithdrawOrganiser(Tagged):
    """Revoke another organiser's link."""

    number: int


class RenewLink(Tagged):
    """Replace a link by a new one and revoke the old one.

    Organisers can only renew their own. The generation in the request is ignored: the valid one is
    replaced.
    """

    holder: Holder


class Claim(Tagged):
    """Get the page of a player who is on the list without one."""

    player: Player


class RefuseClaim(Tagged):
    """Take the page back from whoever claimed it."""

    player: Player


class CheckIn(Tagged):
    """Check a player in, or back in after they left."""

    player: Player


class CheckInAll(Tagged):
    """Check in everyone on the list who has not checked in."""


class UndoCheckIn(Tagged):
    """A player is not present after all."""

    player: Player


class Rename(Tagged):
    """Correct a player's name."""

    player: Player
    name: Typed


class EnterLate(Tagged):
    """Admit a latecomer after the draw: a new name, or a player without a match."""

    who: Typed | Player


class DropOut(Tagged):
    """Leave, or take a player off the list."""

    player: Player


class MarkNoShow(Tagged):
    """Mark players as absent; by default all who have not checked in."""

    players: Annotated[tuple[Player, ...], Meta(max_length=MOST)] = ()


class Replace(Tagged):
    """Give a player's place to a new name, or to a player without a match."""

    player: Player
    by: Typed | Player


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


class Announce(Tagged):
    """Say something to everybody, instead of what was said before."""

    text: Typed


class EndAnnouncement(Tagged):
    """Take the announcement off again."""


class CallOrganiser(Tagged):
    """Call an organiser to the table of a match, or once more."""

    match: Short


class AnswerCall(Tagged):
    """Tell a table that somebody is coming."""

    match: Short


class EndCall(Tagged):
    """Say that the table needs nobody any more."""

    match: Short


class Forget(Tagged):
    """Delete a player's personal data, for good: a pseudonym takes the place of the name."""

    player: Player


class ForgetOrganiser(Tagged):
    """Delete the name of an organiser whose link was revoked, likewise."""

    number: int


class GoElsewhere(Tagged):
    """Close the event here, and lead everybody to the public page of its continuation."""

    link: Typed


class ComeBack(Tagged):
    """Open the event again: it does not go on elsewhere."""


class TakeBack(Tagged):
    """Take back a step in effect that no other step depends on."""

    number: int
    reason: Typed


class End(Tagged):
    """Close the event for good and make its seed public."""


Request: TypeAlias = (
    Describe
    | LimitPlaces
    | Register
    | CloseRegistration
    | ReopenRegistration
    | Admit
    | TurnAway
    | InviteOrganiser
    | WithdrawOrganiser
    | RenewLink
    | Claim
    | RefuseClaim
    | CheckIn
    | CheckInAll
    | UndoCheckIn
    | Rename
    | EnterLate
    | DropOut
    | MarkNoShow
    | Replace
    | Penalise
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
    | Announce
    | EndAnnouncement
    | CallOrganiser
    | AnswerCall
    | EndCall
    | Forget
    | ForgetOrganiser
    | GoElsewhere
    | ComeBack
    | TakeBack
    | End
)
"""The requests of people."""

HouseRequest: TypeAlias = Request | DecideOnline
"""With those of the server itself, which cannot be sent over the wire."""
