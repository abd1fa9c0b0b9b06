"""The roles that send requests to an event. The server maps links to roles.

A link has one valid generation at a time: renewing a link revokes the one before.
"""

from typing import TypeAlias

from dacabo.core.values import Tagged


class Organiser(Tagged):
    """An organiser of the event."""

    name: str = ""
    """The name in the audit trail, if there are several organisers."""
    number: int = 0
    """0 opened the event; links from before organisers were numbered are 0, too."""
    generation: int = 0


class AtTable(Tagged):
    """The holder of a table's link, counted from 1; valid for the current match at that table."""

    table: int
    generation: int = 0


class AsPlayer(Tagged):
    """A player, on their own page."""

    player: int
    generation: int = 0


class OnlineTable(Tagged):
    """A live table of the card room, which reports its result by itself."""

    code: str


class HouseClock(Tagged):
    """The server's clock, when the time of a match is up."""


class House(Tagged):
    """The server itself, which seals the next draw."""


class Door(Tagged):
    """The helper at the door: the list and who is there, but no draws, results or links."""

    generation: int = 0


class Public(Tagged):
    """Anyone with the public link."""

    generation: int = 0


LinkRole: TypeAlias = Organiser | Door | AtTable | AsPlayer | Public
"""The roles that a link can stand for."""

Role: TypeAlias = LinkRole | OnlineTable | HouseClock | House
