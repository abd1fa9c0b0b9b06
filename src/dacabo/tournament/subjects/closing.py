"""The end of an event on this server: it is over, or it moves to another server with its file."""

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
"""An origin, a page of an event, and its key; the second part of the key encodes its role."""
_PUBLIC: Final = re.compile(r"w(?:/[0-9]+)?")
"""The role of a public page, decoded from its key."""


class End(Tagged):
    """Close the event for good and make its seed public."""


class Ended(Tagged):
    """The event is over: nothing can change any more, and the seed is public."""


def _end(_event: Event, _request: End) -> Ended:
    return Ended()


def _check_end(checks: Checks, _fact: Ended) -> None:
    checks.require_organiser()


def _apply_ended(event: Event, _fact: Ended, _line: LogLine) -> Event:
    return replace(event, over=True)


class GoElsewhere(Tagged):
    """Close the event here, and lead everybody to the public page of its continuation."""

    link: Typed


class WentElsewhere(Tagged):
    """The event goes on at another place: nothing can be written here any more."""

    link: str
    """The address of the public page there."""


def _go_elsewhere(_event: Event, request: GoElsewhere) -> WentElsewhere:
    link = request.link.strip()
    return WentElsewhere(_canonical_link(link) or link)


def _canonical_link(link: str) -> str | None:
    """The link of an event's page as browsers write it; None if it is not such a link."""
    matched = _LINK.fullmatch(link)
    origin = None if matched is None else origin_of(matched[1])
    return None if matched is None or origin is None else f"{origin}/event#{matched[2]}"


def _check_go(checks: Checks, fact: WentElsewhere) -> None:
    """Refuse any link but a public one: everybody sees it, and a desk's would let everybody in."""
    checks.require_organiser()
    if checks.event.elsewhere:
        raise TournamentError("event-elsewhere")
    link = _canonical_link(fact.link)
    if link is None:
        raise TournamentError("no-event-link")
    encoded_role = link.split(".")[-2]
    try:
        role = urlsafe_b64decode(encoded_role + "=" * (-len(encoded_role) % 4)).decode(
            errors="replace"
        )
    except ValueError:
        raise TournamentError("no-event-link") from None
    if not _PUBLIC.fullmatch(role):
        raise TournamentError("link-not-public")


class ComeBack(Tagged):
    """Open the event again: it does not go on elsewhere."""


class CameBack(Tagged):
    """The event goes on here after all."""


def _check_come_back(checks: Checks, _fact: CameBack) -> None:
    checks.require_organiser()
    if not checks.event.elsewhere:
        raise TournamentError("event-here")


def _apply_went(event: Event, fact: WentElsewhere, _line: LogLine) -> Event:
    return replace(event, elsewhere=fact.link)


Fact: TypeAlias = Ended | WentElsewhere | CameBack
Request: TypeAlias = End | GoElsewhere | ComeBack

STEPS: Final = (
    Step(End, Ended, _end, _check_end, _apply_ended),
    Step(GoElsewhere, WentElsewhere, _go_elsewhere, _check_go, _apply_went),
    Step(
        ComeBack,
        CameBack,
        lambda _event, _request: CameBack(),
        _check_come_back,
        lambda event, _fact, _line: replace(event, elsewhere=""),
    ),
)
