"""Who takes part: the list, the organisers, their links, and who is there."""

from enum import auto
from typing import TypeAlias

from dacabo.core.values import Choice, Tagged, Value
from dacabo.tournament.roles import Holder

Player: TypeAlias = int
"""A player's number, from 0 in the order of registration; never reused."""


class How(Choice):
    """How a player was registered."""

    ORGANISER = auto()
    SELF = auto()
    LIST = auto()
    """From a file of names."""


class Newcomer(Value):
    """A new name on the list, with its number."""

    player: Player
    name: str


class Described(Tagged):
    """What guests want to know beforehand; empty where nothing is said."""

    when: str = ""
    """The local date, and maybe the time: `2026-11-20` or `2026-11-20T19:00`."""
    place: str = ""
    note: str = ""


class PlacesLimited(Tagged):
    """There are so many places: whoever registers themselves beyond that waits."""

    places: int | None
    """None if there is no limit."""


class Registered(Tagged):
    """Players were registered, all of one list at once."""

    newcomers: tuple[Newcomer, ...]
    how: How
    waiting: bool = False
    """They are not on the list until an organiser admits them."""


class RegistrationClosed(Tagged):
    """Players can no longer register themselves."""


class RegistrationReopened(Tagged):
    """Players can register themselves again."""


class Admitted(Tagged):
    """Waiting players were admitted to the list."""

    players: tuple[Player, ...]


class TurnedAway(Tagged):
    """Waiting names were deleted."""

    players: tuple[Player, ...]


class OrganiserInvited(Tagged):
    """Another organiser was invited, with a link of their own."""

    number: int
    name: str


class OrganiserWithdrawn(Tagged):
    """An organiser's link was revoked."""

    number: int


class LinkRenewed(Tagged):
    """A link was replaced: only the one for this holder is valid from now on."""

    holder: Holder


class Claimed(Tagged):
    """Somebody said on the public page that they are this player, and got the player's link."""

    player: Player
    generation: int
    """Of the link they got."""


class ClaimRefused(Tagged):
    """It was not this player: that link is void, and the player can be claimed again."""

    player: Player


class CheckedIn(Tagged):
    """A player is present, possibly one who had been taken off the list."""

    player: Player


class AllCheckedIn(Tagged):
    """Everyone on the list who had not checked in is present, too."""

    players: tuple[Player, ...]


class CheckInUndone(Tagged):
    """A player was checked in by mistake."""

    player: Player


class Renamed(Tagged):
    """A player's name was corrected."""

    player: Player
    was: str
    name: str


class EnteredLate(Tagged):
    """A player joins a group that was drawn without them; a newcomer has a name."""

    player: Player
    match: str
    name: str | None = None


class DroppedOut(Tagged):
    """A player left the event."""

    player: Player


class NotShown(Tagged):
    """Players did not come."""

    players: tuple[Player, ...]


class Replaced(Tagged):
    """A player took the place of one who cannot play; a newcomer has a name."""

    player: Player
    by: Player
    name: str | None = None


PeopleFact: TypeAlias = (
    Described
    | PlacesLimited
    | Registered
    | RegistrationClosed
    | RegistrationReopened
    | Admitted
    | TurnedAway
    | OrganiserInvited
    | OrganiserWithdrawn
    | LinkRenewed
    | Claimed
    | ClaimRefused
    | CheckedIn
    | AllCheckedIn
    | CheckInUndone
    | Renamed
    | EnteredLate
    | DroppedOut
    | NotShown
    | Replaced
)
