"""All steps of an event, by request and by fact. Each subject is one line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from dacabo.tournament.steps.around import (
    closing,
    elsewhere,
    forgetting,
    voices,
)
from dacabo.tournament.steps.people import (
    attendance,
    claiming,
    describing,
    organisers,
    registration,
)
from dacabo.tournament.steps.play import (
    clocks,
    drawing,
    penalties,
    prizes,
    results,
)
from dacabo.tournament.steps.step import Step

_STEPS: Final[tuple[Step[Any, Any], ...]] = (
    *describing.STEPS,
    *registration.STEPS,
    *organisers.STEPS,
    *claiming.STEPS,
    *attendance.STEPS,
    *drawing.STEPS,
    *clocks.STEPS,
    *results.STEPS,
    *penalties.STEPS,
    *prizes.STEPS,
    *voices.STEPS,
    *forgetting.STEPS,
    *elsewhere.STEPS,
    *closing.STEPS,
)

BY_REQUEST: Final[Mapping[type, Step[Any, Any]]] = MappingProxyType(
    {step.request: step for step in _STEPS if step.request is not None}
)
BY_FACT: Final[Mapping[type, Step[Any, Any]]] = MappingProxyType(
    {step.fact: step for step in _STEPS}
)
