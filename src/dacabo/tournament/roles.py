"""Who asks something of an event. Links are the server's; here are the roles they stand for.

Of each link there is one generation at a time: a link that is withdrawn has a new one in its place.
"""

from typing import TypeAlias

from dacabo.core.values import Tagged


class Organiser(Tagged):
    """One of those who run the event."""

    name: str = ""
    """For the audit trail, where there are several."""
    number: int = 0
    """0 is whoever opened it, and everybody who was given a link before organisers were counted."""
    generation: int = 0


class AtTable(Tagged):
    """Whoever has the link of a table, counted from 1; it holds for whichever match is there."""

    table: int
    generation: int = 0


class AsPlayer(Tagged):
    """A player, on their own page."""

    player: int
    generation: int = 0


class OnlineTable(Tagged):
    """A live table of the card room that reports by itself."""

    code: str


class HouseClock(Tagged):
    """The clock itself, when a match's time is over."""


class House(Tagged):
    """The card room itself, which seals what is drawn next."""


class Public(Tagged):
    """Anybody with the public link."""

    generation: int = 0


Holder: TypeAlias = Organiser | AtTable | AsPlayer | Public
"""Whom a link can be for."""

Role: TypeAlias = Holder | OnlineTable | HouseClock | House
