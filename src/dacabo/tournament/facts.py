"""All subjects of an event: their facts, their requests and their steps, joined."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from dacabo.core.values import Moment, Value
from dacabo.tournament.roles import Role
from dacabo.tournament.step import Step
from dacabo.tournament.subjects import (
    attendance,
    cashbox,
    clocks,
    closing,
    description,
    drawing,
    formatting,
    links,
    messages,
    online,
    opening,
    penalties,
    planning,
    privacy,
    prizes,
    registration,
    results,
    taking_back,
)

Fact: TypeAlias = (
    opening.Fact
    | description.Fact
    | registration.Fact
    | attendance.Fact
    | cashbox.Fact
    | links.Fact
    | formatting.Fact
    | drawing.Fact
    | clocks.Fact
    | online.Fact
    | results.Fact
    | penalties.Fact
    | prizes.Fact
    | planning.Fact
    | messages.Fact
    | privacy.Fact
    | closing.Fact
    | taking_back.Fact
)
Request: TypeAlias = (
    description.Request
    | registration.Request
    | attendance.Request
    | cashbox.Request
    | links.Request
    | formatting.Request
    | drawing.Request
    | clocks.Request
    | online.Request
    | results.Request
    | penalties.Request
    | prizes.Request
    | messages.Request
    | privacy.Request
    | closing.Request
    | taking_back.Request
)
"""The requests of people."""
HouseRequest: TypeAlias = (
    Request | online.DecideOnline | results.EnterFromPad | planning.HouseRequest
)
"""All requests, with those of the server itself, which cannot be sent over the wire."""

_STEPS: Final[tuple[Step[Any, Any], ...]] = (
    *description.STEPS,
    *registration.STEPS,
    *attendance.STEPS,
    *cashbox.STEPS,
    *links.STEPS,
    *formatting.STEPS,
    *drawing.STEPS,
    *clocks.STEPS,
    *online.STEPS,
    *results.STEPS,
    *penalties.STEPS,
    *prizes.STEPS,
    *planning.STEPS,
    *messages.STEPS,
    *privacy.STEPS,
    *closing.STEPS,
    *taking_back.STEPS,
)
BY_REQUEST: Final[Mapping[type, Step[Any, Any]]] = MappingProxyType(
    {step.request: step for step in _STEPS if step.request is not None}
)
BY_FACT: Final[Mapping[type, Step[Any, Any]]] = MappingProxyType(
    {step.fact: step for step in _STEPS}
)


class Entry(Value):
    """An entry of an event's log. The first one has the number 1."""

    at: Moment
    by: Role
    fact: Fact
    id: str | None = None
    """Identifies the request, so that a repeated one is recognised."""
