"""Who asks something of an event. Links are the server's; here are the roles they stand for."""

from typing import TypeAlias

from dacabo.core.values import Tagged


class Organiser(Tagged):
    """One of those who run the event."""

    name: str = ""
    """For the audit trail, where there are several."""


class AtTable(Tagged):
    """Whoever has the link of a table, counted from 1; it holds for whichever match is there."""

    table: int


class AsPlayer(Tagged):
    """A player, on their own page."""

    player: int


class OnlineTable(Tagged):
    """A live table of the card room that reports by itself."""

    code: str


class HouseClock(Tagged):
    """The clock itself, when a match's time is over."""


class Public(Tagged):
    """Anybody with the public link."""


Role: TypeAlias = Organiser | AtTable | AsPlayer | OnlineTable | HouseClock | Public
