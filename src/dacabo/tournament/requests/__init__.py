"""The requests that an event accepts, by the same subjects as its facts."""

from typing import TypeAlias

from dacabo.tournament.requests.around import *
from dacabo.tournament.requests.people import *
from dacabo.tournament.requests.play import *

Request: TypeAlias = PeopleRequest | PlayRequest | AroundRequest
"""The requests of people."""

HouseRequest: TypeAlias = Request | DecideOnline
"""With those of the server itself, which cannot be sent over the wire."""
