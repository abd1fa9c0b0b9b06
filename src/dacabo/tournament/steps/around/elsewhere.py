"""An event that goes on at another place, from its file: here it only leads there."""

import re
from base64 import urlsafe_b64decode
from typing import Final

from msgspec.structs import replace

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
    r"https?://[^\s/?#@]+/event(?:/wall|/print)?#([a-z0-9]{16})\.([\w-]+)\.[\w-]+"
)
_PUBLIC: Final = re.compile(r"w(?:/[0-9]+)?")
"""What the key of a public page says of its holder."""


def _go(_event: Event, asked: ask.GoElsewhere) -> WentElsewhere:
    link = re.sub("/event/(?:wall|print)#", "/event#", asked.link.strip())
    return WentElsewhere(link)


def _may_go(checks: Checks, fact: WentElsewhere) -> None:
    """Everybody is shown the link: one of a desk would make everybody an organiser there."""
    checks.organiser()
    if checks.event.elsewhere:
        raise TournamentError("event-elsewhere")
    found = _LINK.fullmatch(fact.link)
    if found is None:
        raise TournamentError("no-event-link")
    holder = urlsafe_b64decode(found[2] + "=" * (-len(found[2]) % 4)).decode(errors="replace")
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
