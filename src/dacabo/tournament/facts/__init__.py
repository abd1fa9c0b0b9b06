"""The facts of an event. Its log is a list of them; nothing is ever deleted from it but names.

A subject has its facts in one of these modules; whoever needs one finds them all here.
"""

from typing import TypeAlias

from dacabo.core.rules import Setting
from dacabo.core.values import Discreet, Moment, Tagged, Value
from dacabo.games import EVENT_GAME, EVENT_PRESET
from dacabo.tournament.facts.around import *
from dacabo.tournament.facts.people import *
from dacabo.tournament.facts.play import *
from dacabo.tournament.roles import Role


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


Fact: TypeAlias = Opened | Sealed | PeopleFact | PlayFact | AroundFact


class Entry(Value):
    """An entry of an event's log. The first one has the number 1."""

    at: Moment
    by: Role
    fact: Fact
    id: str | None = None
    """Identifies the request, so that a repeated one is recognised."""
