"""An event that goes on at another place, from its file: here it only leads there."""

import re
from base64 import urlsafe_b64decode
from typing import Final

from msgspec.structs import replace

from dacabo.core.origins import origin_of
from dacabo.tournament import requests as ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event
from dacabo.tournament.facts import (
    CameBack,
    WentElsewhere,
)
from dacabo.tournament.steps.checks import Checks
from dacabo.tournament.steps.step import Line, Step

_LINK: Final = re.compile(
    "([^/]+://[^/]+)/event(?:/wall|/print)?"
    r"#([a-z0-9]{16}\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)"
)
"""An origin, a page of an event, and its key, of which the second part says who holds it."""
_PUBLIC: Final = re.compile(r"w(?:/[0-9]+)?")
"""What the key of a public page says of its holder."""


def _go(_event: Event, asked: ask.GoElsewhere) -> WentElsewhere:
    typed = asked.link.strip()
    return WentElsewhere(_canonical(typed) or typed)


def _canonical(link: str) -> str | None:
    """The link of an event's page, as browsers write it; None if they might read another one."""
    found = _LINK.fullmatch(link)
    origin = None if found is None else origin_of(found[1])
    return None if found is None or origin is None else f"{origin}/event#{found[2]}"


def _may_go(checks: Checks, fact: WentElsewhere) -> None:
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


def _may_come_back(checks: Checks, _fact: CameBack) -> None:
    checks.organiser()
    if not checks.event.elsewhere:
        raise TournamentError("event-here")


def _went(event: Event, fact: WentElsewhere, _line: Line) -> Event:
    return replace(event, elsewhere=fact.link)


STEPS: Final = (
    Step(ask.GoElsewhere, WentElsewhere, _go, _may_go, _went),
    Step(
        ask.ComeBack,
        CameBack,
        lambda _event, _asked: CameBack(),
        _may_come_back,
        lambda event, _fact, _line: replace(event, elsewhere=""),
    ),
)
