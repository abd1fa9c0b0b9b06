"""Around the play: what is said in the hall, who is forgotten, where it goes on, how it ends."""

from typing import TypeAlias

from dacabo.core.values import Short, Tagged, Typed
from dacabo.tournament.facts import Player


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


AroundRequest: TypeAlias = (
    Announce
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
