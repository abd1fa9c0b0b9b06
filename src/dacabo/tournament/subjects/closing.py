"""The end of an event here: it is over, or goes on at another place, from its file."""

import re
from base64 import urlsafe_b64decode
from typing import Final, TypeAlias

from msgspec.structs import replace

from dacabo.core.origins import origin_of
from dacabo.core.values import Tagged, Typed
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.step import Checks, LogLine, Step

_LINK: Final = re.compile(
    "([^/]+://[^/]+)/event(?:/wall|/print)?"
    r"#([a-z0-9]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)"
)
"""An origin, a page of an event, and its key, of which the second part says who holds it."""
_PUBLIC: Final = re.compile(r"w(?:/[0-9]+)?")
"""What the key of a public page says of its holder."""


class End(Tagged):
    """Close the event for good and make its seed public."""


class Ended(Tagged):
    """The event is over: nothing can change any more, and the seed is public."""


def _end(_event: Event, _request: End) -> Ended:
    return Ended()


def _check_end(checks: Checks, _fact: Ended) -> None:
    checks.organiser()


def _ended(event: Event, _fact: Ended, _line: LogLine) -> Event:
    return replace(event, over=True)


class GoElsewhere(Tagged):
    """Close the event here, and lead everybody to the public page of its continuation."""

    link: Typed


class WentElsewhere(Tagged):
    """The event goes on at another place: nothing can be written here any more."""

    link: str
    """Of the public page there."""


def _go(_event: Event, request: GoElsewhere) -> WentElsewhere:
    typed = request.link.strip()
    return WentElsewhere(_canonical(typed) or typed)


def _canonical(link: str) -> str | None:
    """The link of an event's page, as browsers write it; None if they might read another one."""
    found = _LINK.fullmatch(link)
    origin = None if found is None else origin_of(found[1])
    return None if found is None or origin is None else f"{origin}/event#{found[2]}"


def _check_go(checks: Checks, fact: WentElsewhere) -> None:
    """Everybody is shown the link: one of a desk would make everybody an organiser there."""
    checks.organiser()
    if checks.event.elsewhere:
        raise TournamentError("event-elsewhere")
    link = _canonical(fact.link)
    if link is None:
        raise TournamentError("no-event-link")
    written = link.split(".")[-2]
    try:
        holder = urlsafe_b64decode(written + "=" * (-len(written) % 4)).decode(errors="replace")
    except ValueError:
        raise TournamentError("no-event-link") from None
    if not _PUBLIC.fullmatch(holder):
        raise TournamentError("link-not-public")


class ComeBack(Tagged):
    """Open the event again: it does not go on elsewhere."""


class CameBack(Tagged):
    """It goes on here after all."""


def _check_come_back(checks: Checks, _fact: CameBack) -> None:
    checks.organiser()
    if not checks.event.elsewhere:
        raise TournamentError("event-here")


def _went(event: Event, fact: WentElsewhere, _line: LogLine) -> Event:
    return replace(event, elsewhere=fact.link)


Fact: TypeAlias = Ended | WentElsewhere | CameBack
Request: TypeAlias = End | GoElsewhere | ComeBack

STEPS: Final = (
    Step(End, Ended, _end, _check_end, _ended),
    Step(GoElsewhere, WentElsewhere, _go, _check_go, _went),
    Step(
        ComeBack,
        CameBack,
        lambda _event, _request: CameBack(),
        _check_come_back,
        lambda event, _fact, _line: replace(event, elsewhere=""),
    ),
)
