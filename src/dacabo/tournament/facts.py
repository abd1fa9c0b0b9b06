"""What can happen at an event. Its log is a list of these; nothing is ever deleted from it."""

from enum import auto
from typing import TypeAlias

from dacabo.core.rules import Setting
from dacabo.core.values import Choice, Discreet, Moment, Tagged, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.tournament.roles import Holder, Role

Player: TypeAlias = int
"""A player's number, from 0 in the order of registration; it is never given twice."""


class How(Choice):
    """How somebody came on the list."""

    ORGANISER = auto()
    SELF = auto()
    LIST = auto()
    """With a file of names."""


class Newcomer(Value):
    """A new name on the list, with its number."""

    player: Player
    name: str


class Opened(Discreet, Tagged):
    """An organiser opened the event. Discreet: nobody is to know the seed of a draw before it."""

    name: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    game: str = EVENT_GAME
    preset: str = EVENT_PRESET
    seed: bytes | None = None
    commitment: str | None = None
    """The seal of a seed that was not public when the event left the server that has it."""


class Sealed(Discreet, Tagged):
    """The house sealed a fresh seed: whatever is drawn next is drawn by it, and by no other."""

    seed: bytes | None = None
    commitment: str | None = None
    """As of `Opened`."""
    moved: bool = False
    """The event goes on here from a file: a draft in it has to be drawn anew, by this seed."""


class Registered(Tagged):
    """New players, all of one list at once."""

    newcomers: tuple[Newcomer, ...]
    how: How
    waiting: bool = False
    """They are not on the list before an organiser lets them in."""


class RegistrationClosed(Tagged):
    """Nobody can put themselves on the list any more."""


class RegistrationReopened(Tagged):
    """Everybody can again."""


class Admitted(Tagged):
    """Players who waited are on the list."""

    players: tuple[Player, ...]


class TurnedAway(Tagged):
    """Names that waited are forgotten."""

    players: tuple[Player, ...]


class OrganiserInvited(Tagged):
    """Somebody else runs the event, too, by a link of their own."""

    number: int
    name: str


class OrganiserWithdrawn(Tagged):
    """An organiser's link opens nothing any more."""

    number: int


class LinkRenewed(Tagged):
    """Somebody's link opens nothing any more; from now on it is the one for this holder."""

    holder: Holder


class CheckedIn(Tagged):
    """A player is there; also one who had been taken off the list."""

    player: Player


class EnteredLate(Tagged):
    """A player joins a group that was drawn without them; a newcomer brings a name."""

    player: Player
    match: str
    name: str | None = None


class DroppedOut(Tagged):
    """A player leaves the event."""

    player: Player


class NotShown(Tagged):
    """Players did not come."""

    players: tuple[Player, ...]


class Replaced(Tagged):
    """Somebody takes the place of a player who cannot play; a newcomer brings a name."""

    player: Player
    by: Player
    name: str | None = None


class Penalised(Tagged):
    """Points are added to a player's total of one match."""

    player: Player
    match: str
    points: int
    reason: str


class Disqualified(Tagged):
    """A player is out; their current or last match, if there is one, counts without them."""

    player: Player
    match: str | None
    reason: str


class Drawn(Tagged):
    """Groups were drawn: a draft until it is published."""

    stage: int
    label: str
    groups: tuple[tuple[Player, ...], ...]


class Exchanged(Tagged):
    """Two players of a draft change places."""

    one: Player
    other: Player
    reason: str


class Published(Tagged):
    """The draft is the draw."""


class WentOnline(Tagged):
    """A match is played at a live table of the card room."""

    match: str
    code: str


class Started(Tagged):
    """Matches began, and with them their clocks."""

    matches: tuple[str, ...]


class Paused(Tagged):
    """Clocks rest."""

    matches: tuple[str, ...]


class Continued(Tagged):
    """Clocks go on."""

    matches: tuple[str, ...]


class Extended(Tagged):
    """Matches get more minutes."""

    matches: tuple[str, ...]
    minutes: int


class TimeCalled(Tagged):
    """Time is up: at these tables the round in progress is the last (TOUR-2)."""

    matches: tuple[str, ...]


class ResultEntered(Tagged):
    """How a match ended."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...] = ()
    """The points of each round, where a score pad was used."""


class ResultCorrected(Tagged):
    """How a match really ended."""

    match: str
    totals: dict[Player, int]
    reason: str


class DecisionEntered(Tagged):
    """The points of one decision round among players who are tied (TOUR-9, TOUR-11)."""

    match: str
    points: dict[Player, int]


class PrizesNamed(Tagged):
    """What there is to win."""

    prizes: tuple[str, ...]


class PrizeChosen(Tagged):
    """A finalist chose a prize."""

    player: Player
    prize: str


class TakenBack(Tagged):
    """The step with this number no longer counts."""

    number: int
    reason: str


class Ended(Tagged):
    """The event is over: nothing can change any more, and the seed is shown."""


Fact: TypeAlias = (
    Opened
    | Sealed
    | Registered
    | RegistrationClosed
    | RegistrationReopened
    | Admitted
    | TurnedAway
    | OrganiserInvited
    | OrganiserWithdrawn
    | LinkRenewed
    | CheckedIn
    | EnteredLate
    | DroppedOut
    | NotShown
    | Replaced
    | Penalised
    | Disqualified
    | Drawn
    | Exchanged
    | Published
    | WentOnline
    | Started
    | Paused
    | Continued
    | Extended
    | TimeCalled
    | ResultEntered
    | ResultCorrected
    | DecisionEntered
    | PrizesNamed
    | PrizeChosen
    | TakenBack
    | Ended
)


class Entry(Value):
    """A line of an event's log. The first has the number 1."""

    at: Moment
    by: Role
    fact: Fact
    id: str | None = None
    """By which name the request is known again if it comes twice."""
