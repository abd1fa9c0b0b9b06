"""Make the frozen logs of tables, score pads, events and club books.

The runs of the model tests end as logs. Of many logs, those are selected that have a kind of fact
which the ones before do not have.
"""

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from club.harness.book import BookDriver, an_event
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test
from scorepad import test_model as pads
from table import test_model as tables
from tournament import test_model as events

from dacabo.club import requests as of_club
from dacabo.club.club import apply as apply_to_club
from dacabo.club.facts import ByPlace, ByResult, ClubEntry, EveningPlanned, Link, Season
from dacabo.core.errors import DacaboError
from dacabo.games import GAMES

FROZEN = Path(__file__).parents[1] / "frozen"
NAMES = ("Ana", "Ben", "Cem", "Dee", "Eva", "Fay", "Gil", "Hal", "Ida", "Jo")
MORE_LOGS = 10
"""Logs of each rule set, besides those with a new kind of fact."""

Log = list[str]
"""A fact per line, as stored."""


def write(kind: str, logs: Sequence[Log]) -> None:
    """Freeze the logs of a kind."""
    text = json.dumps(logs, ensure_ascii=False, indent=0).encode()
    (FROZEN / f"{kind}.json.gz").write_bytes(gzip.compress(text, 9, mtime=0))


def read(kind: str) -> list[Log]:
    """The frozen logs of a kind."""
    logs: list[Log] = json.loads(gzip.decompress((FROZEN / f"{kind}.json.gz").read_bytes()))
    return logs


def encode(log: Iterable[object]) -> Log:
    """A log as it is stored."""
    return [msgspec.json.encode(entry).decode() for entry in log]


def harvest(
    machine: type[RuleBasedStateMachine],
    log_of: Callable[[Any], Sequence[object]],
    examples: int,
    steps: int,
) -> list[Log]:
    """The logs with which the runs of a model end."""
    logs: list[Log] = []

    class Harvest(machine):  # type: ignore[misc, valid-type] # whichever model it is
        def teardown(self) -> None:
            log = log_of(self)
            super().teardown()
            if log:
                logs.append(encode(log))

    run_state_machine_as_test(
        Harvest,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            derandomize=True,
            database=None,
            deadline=None,
            suppress_health_check=[*HealthCheck],
        ),
    )
    return logs


def select(logs: Iterable[Log], more: int = MORE_LOGS) -> list[Log]:
    """The logs with a kind of fact that the ones before do not have, and some more."""
    known_kinds: set[str] = set()
    new, others = list[Log](), list[Log]()
    for log in sorted(logs, key=len, reverse=True):
        kinds = {json.loads(line)["fact"]["type"] for line in log}
        (others if kinds <= known_kinds else new).append(log)
        known_kinds |= kinds
    return new + others[:more]


def of_tables() -> Iterator[Log]:
    """Tables of all rule sets."""
    for game in GAMES:
        for preset in GAMES[game].presets:
            tables.TableMachine.game_and_preset = (game, preset)
            runs = harvest(tables.TableMachine, _table_log, examples=60, steps=40)
            yield from select(runs)


def _table_log(machine: Any) -> Sequence[object]:
    return machine.driver.log if hasattr(machine, "driver") else ()


def of_pads() -> Iterator[Log]:
    """Score pads of all rule sets."""
    for played in pads.RULE_SETS:
        pads.PadMachine.played = played
        yield from select(harvest(pads.PadMachine, _pad_log, examples=60, steps=40))


def _pad_log(machine: Any) -> Sequence[object]:
    return machine.pad.log if hasattr(machine, "writing") else ()


def of_events() -> Iterator[Log]:
    """Events, small and large."""
    for field in ((3, 9), (10, 17)):
        events.EventMachine.field = field
        yield from select(harvest(events.EventMachine, _event_log, examples=60, steps=50))
    for players in (4, 7, 10):
        yield encode(an_event(*NAMES[:players]).log)


def _event_log(machine: Any) -> Sequence[object]:
    return machine.driver.event.log if hasattr(machine, "driver") else ()


def of_clubs() -> Iterator[Log]:
    """Club books with some evenings, seasons and people who come and go."""
    for seed in range(12):
        rng, book = Random(seed), BookDriver()
        for number in range(rng.randint(1, 4)):
            event = an_event(*rng.sample(NAMES, rng.randint(4, 9)))
            who = dict.fromkeys(rng.sample(range(9), 9)[: len(event.names)])
            people = [one if one < len(book.club.names) else None for one in who]
            _try(partial(book.take_in, event, f"event-{number}", people))
        for request in _changes(rng, book):
            _try(partial(book.ask, request))
        yield encode(book.club.log)


def _changes(rng: Random, book: BookDriver) -> Iterator[of_club.Request]:
    people = len(book.club.names)
    spring = Season(name="Spring", since="2026-01-01", best=2, points=ByPlace((10, 7, 5), 1))
    yield of_club.AddPeople(("Zoe", "Yan", "Ana"))
    yield of_club.SetSeason(spring)
    yield of_club.SetSeason(Season(name="All", points=ByResult(2, 1)))
    book.club = apply_to_club(
        book.club, ClubEntry(book.now, EveningPlanned("event-9", "Ninth", (0,), 1))
    )
    yield of_club.RenamePerson(rng.randrange(people), "Wim")
    yield of_club.MergePeople(rng.randrange(people), people)
    yield of_club.ForgetPerson(rng.randrange(people))
    yield of_club.RenewLink(rng.choice([*Link]))
    if rng.random() < 0.7:
        yield of_club.DropPlan("event-9")
    if rng.random() < 0.3:
        yield of_club.RemoveSeason(1)
    if rng.random() < 0.3:
        yield of_club.TakeOut(1)


def _try(action: Callable[[], object]) -> None:
    """Do something that the club may refuse."""
    try:
        action()
    except DacaboError:
        return


CORPUS: dict[str, Callable[[], Iterator[Log]]] = {
    "tables": of_tables,
    "pads": of_pads,
    "events": of_events,
    "clubs": of_clubs,
}
