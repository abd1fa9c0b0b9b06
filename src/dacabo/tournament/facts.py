"""The facts of an event. Its log is a list of them; nothing is ever deleted from it but names."""

from enum import auto
from typing import TypeAlias

from dacabo.core.rules import Setting
from dacabo.core.values import Choice, Discreet, Moment, Tagged, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.tournament.around import (
    Announced,
    AnnouncementEnded,
    CallAnswered,
    CallEnded,
    CameBack,
    Forgotten,
    OrganiserCalled,
    OrganiserForgotten,
    WentElsewhere,
)
from dacabo.tournament.roles import Holder, Role

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


class Opened(Discreet, Tagged):
    """An organiser opened the event. Discreet: the seed is secret until its draw is published."""

    name: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    game: str = EVENT_GAME
    preset: str = EVENT_PRESET
    seed: bytes | None = None
    commitment: str | None = None
    """The seal of a seed that was still secret when the event left the server that has it."""


class Sealed(Discreet, Tagged):
    """The server sealed a fresh seed, with which the next draw is made."""

    seed: bytes | None = None
    commitment: str | None = None
    """As in `Opened`."""
    moved: bool = False
    """The event was imported from a file: a draft in it has to be redrawn with this seed."""


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


class Penalised(Tagged):
    """Points were added to a player's total of one match."""

    player: Player
    match: str
    points: int
    reason: str


class Disqualified(Tagged):
    """A player was disqualified; their current or last match, if any, counts without them."""

    player: Player
    match: str | None
    reason: str


class Met(Value, array_like=True):
    """Two players who have sat at one table before; `one` is the smaller number."""

    one: Player
    other: Player
    times: int


class TablesAvoided(Tagged):
    """The draws avoid tables that there have been: how often players have met, by their club."""

    met: tuple[Met, ...]
    """In the order of the players."""


class Drawn(Tagged):
    """Groups were drawn: a draft until it is published."""

    stage: int
    label: str
    groups: tuple[tuple[Player, ...], ...]
    met: tuple[Met, ...] = ()
    """Who had met before, if the draw avoids that."""


class Exchanged(Tagged):
    """Two players of a draft changed places."""

    one: Player
    other: Player
    reason: str


class Published(Tagged):
    """The draft was published."""


class DrawDiscarded(Tagged):
    """The last draw, a draft or published, no longer counts: nothing of it had begun."""

    reason: str


class WentOnline(Tagged):
    """A match is played at a live table of the card room."""

    match: str
    code: str


class Started(Tagged):
    """Matches and their clocks were started."""

    matches: tuple[str, ...]


class Paused(Tagged):
    """Clocks were paused."""

    matches: tuple[str, ...]


class Continued(Tagged):
    """Clocks were resumed."""

    matches: tuple[str, ...]


class Extended(Tagged):
    """Matches got more minutes."""

    matches: tuple[str, ...]
    minutes: int


class TimeCalled(Tagged):
    """Time is up: at these tables the round in progress is the last (TOUR-2)."""

    matches: tuple[str, ...]


class ResultEntered(Tagged):
    """A match ended with these totals."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...] = ()
    """The points of each round, if a score pad was used."""
    bots: tuple[Player, ...] = ()
    """The players whose seat at a live table a bot had in the end."""


class ResultCorrected(Tagged):
    """The totals of a match were corrected."""

    match: str
    totals: dict[Player, int]
    reason: str
    undecided: bool = False
    """Decision rounds of that stage that are not needed any more do not count, either."""


class DecisionEntered(Tagged):
    """The points of one decision round among tied players (TOUR-9, TOUR-11)."""

    match: str
    points: dict[Player, int]
    bots: tuple[Player, ...] = ()
    """As in `ResultEntered`."""


class DecisionWentOnline(Tagged):
    """The tied players of a match at a live table play their decision round at another one."""

    match: str
    players: tuple[Player, ...]
    code: str


class BotJudged(Tagged):
    """An organiser decided whether a seat that a bot played advances (TOUR-9)."""

    match: str
    player: Player
    advances: bool


class PrizesNamed(Tagged):
    """The prizes of the event."""

    prizes: tuple[str, ...]


class PrizeChosen(Tagged):
    """A finalist chose a prize."""

    player: Player
    prize: str


class TakenBack(Tagged):
    """The step with this number is no longer in effect."""

    number: int
    reason: str


class Ended(Tagged):
    """The event is over: nothing can change any more, and the seed is public."""


Fact: TypeAlias = (
    Opened
    | Sealed
    | Described
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
    | Penalised
    | Disqualified
    | TablesAvoided
    | Drawn
    | Exchanged
    | Published
    | DrawDiscarded
    | WentOnline
    | Started
    | Paused
    | Continued
    | Extended
    | TimeCalled
    | ResultEntered
    | ResultCorrected
    | DecisionEntered
    | DecisionWentOnline
    | BotJudged
    | PrizesNamed
    | PrizeChosen
    | Announced
    | AnnouncementEnded
    | OrganiserCalled
    | CallAnswered
    | CallEnded
    | Forgotten
    | OrganiserForgotten
    | WentElsewhere
    | CameBack
    | TakenBack
    | Ended
)


class Entry(Value):
    """An entry of an event's log. The first one has the number 1."""

    at: Moment
    by: Role
    fact: Fact
    id: str | None = None
    """Identifies the request, so that a repeated one is recognised."""
