"""Around the play: what is said in the hall, who is forgotten, where it goes on, how it ends."""

from typing import TypeAlias

from dacabo.core.values import Tagged


class Announced(Tagged):
    """An organiser said something to everybody: it stands on all phones and on the wall."""

    text: str


class AnnouncementEnded(Tagged):
    """What was announced last is taken off again."""


class OrganiserCalled(Tagged):
    """Somebody at the table of a match called for an organiser."""

    match: str


class CallAnswered(Tagged):
    """An organiser is on the way to the table."""

    match: str


class CallEnded(Tagged):
    """The table needs nobody any more."""

    match: str


class Forgotten(Tagged):
    """A player's personal data was deleted: in all facts before this one, the name is another."""

    player: int
    name: str
    """The pseudonym."""


class OrganiserForgotten(Tagged):
    """The name of an organiser whose link was revoked was deleted, likewise."""

    number: int
    name: str
    """The pseudonym."""


class WentElsewhere(Tagged):
    """The event goes on at another place: nothing can be written here any more."""

    link: str
    """Of the public page there."""


class CameBack(Tagged):
    """It goes on here after all."""


class TakenBack(Tagged):
    """The step with this number is no longer in effect."""

    number: int
    reason: str


class Ended(Tagged):
    """The event is over: nothing can change any more, and the seed is public."""


AroundFact: TypeAlias = (
    Announced
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
