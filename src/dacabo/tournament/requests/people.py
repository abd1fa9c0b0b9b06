"""Who takes part: the list, the organisers, their links, and who is there."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.facts import How, Player
from dacabo.tournament.roles import Holder

MOST: Final = 500
"""The maximum of anything in one request. Twice as many names can be parsed, so that the error can
state the limit of an event."""


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


PeopleRequest: TypeAlias = (
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
)
