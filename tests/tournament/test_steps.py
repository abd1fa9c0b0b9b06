"""The steps of an event: one for every request and every fact."""

from typing import get_args

from dacabo.tournament.facts import BY_FACT, BY_REQUEST, Fact, HouseRequest
from dacabo.tournament.subjects.opening import Opened


def test_every_request_and_every_fact_has_a_step() -> None:
    """Only the opening is no step, because there is no event before it."""
    assert BY_REQUEST.keys() == {*get_args(HouseRequest)}
    assert BY_FACT.keys() == {*get_args(Fact)} - {Opened}
    assert all((step.request is None) == (step.act is None) for step in BY_FACT.values())
