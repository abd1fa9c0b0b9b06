"""Draws that avoid tables of the past: they have fewer repeats and can be verified as well."""

import json
from hashlib import sha256
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tournament.harness.event_driver import EventDriver

from dacabo.tournament import draw
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import allow, avoid
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Met, draft
from dacabo.tournament.facts import Entry
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import House
from dacabo.tournament.subjects.drawing import DiscardDraw, Draw, Drawn, TablesAvoided
from dacabo.tournament.views.pages import public_view

DRAW = draw.label(1, 0)
VECTORS = json.loads(
    (Path(__file__).parents[2] / "docs" / "draw-vectors.json").read_text(encoding="utf-8")
)


def seed(number: int) -> bytes:
    """A seed by its number."""
    return sha256(f"avoiding {number}".encode()).digest()


def meetings_by_pair(meetings: tuple[Met, ...]) -> dict[tuple[int, int], int]:
    """How often each pair has met."""
    return {(meeting.one, meeting.other): meeting.times for meeting in meetings}


def met_in(*evenings: draw.Groups) -> tuple[Met, ...]:
    """The meetings at tables of the past."""
    counts: dict[tuple[int, int], int] = {}
    for groups in evenings:
        for group in groups:
            for pair in combinations(sorted(group), 2):
                counts[pair] = counts.get(pair, 0) + 1
    return tuple(Met(one, other, count) for (one, other), count in sorted(counts.items()))


@given(st.integers(6, 30), st.integers(0, 10_000), st.integers(1, 4))
@settings(max_examples=40, deadline=None)
def test_avoiding_never_gives_more_repeats_than_the_plain_draw(
    players: int, number: int, evenings: int
) -> None:
    """The plain draw is the first candidate, so the best one never has more repeats."""
    meetings_of_two_evenings = [
        draw.groups(seed(number + n + 1), DRAW, range(players)) for n in range(evenings)
    ]
    meetings = met_in(*meetings_of_two_evenings)
    avoiding = draw.groups(seed(number), DRAW, range(players), meetings)
    plain = draw.groups(seed(number), DRAW, range(players))
    assert draw.repeats(avoiding, meetings_by_pair(meetings)) <= draw.repeats(
        plain, meetings_by_pair(meetings)
    )
    assert sorted(sum(avoiding, ())) == [*range(players)]
    assert [*map(len, avoiding)] == [*draw.sizes(players)]


def test_avoiding_gives_far_fewer_repeats_over_a_season() -> None:
    """Four evenings of sixteen players are drawn with it and without it."""
    plain = avoided = 0
    for season in range(20):
        evenings: list[draw.Groups] = []
        others: list[draw.Groups] = []
        for night in range(4):
            fresh = seed(100 * season + night)
            meetings, others_met = met_in(*evenings), met_in(*others)
            evenings.append(draw.groups(fresh, DRAW, range(16), meetings))
            others.append(draw.groups(fresh, DRAW, range(16)))
            avoided += draw.repeats(evenings[-1], meetings_by_pair(meetings))
            plain += draw.repeats(others[-1], meetings_by_pair(others_met))
    assert avoided < plain * 2 / 3, (avoided, plain)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["players"]))
def test_the_draw_gives_the_published_vectors(vector: dict[str, Any]) -> None:
    """The browser's implementation must produce the same vectors."""
    meetings = msgspec.convert(vector["met"], tuple[Met, ...])
    sat = msgspec.convert(vector.get("sat", []), tuple[Met, ...])
    draw_arguments = (bytes.fromhex(vector["seed"]), vector["label"], range(vector["players"]))
    assert [[*group] for group in draw.groups(*draw_arguments, meetings, sat)] == vector["groups"]
    assert [[*group] for group in draw.groups(*draw_arguments)] != vector["groups"]


def test_without_meetings_the_draw_is_the_plain_one() -> None:
    """A single table makes the plain draw as well."""
    assert draw.groups(seed(1), DRAW, range(16), ()) == draw.groups(seed(1), DRAW, range(16))
    meetings = (Met(0, 1, 3),)
    assert draw.groups(seed(1), DRAW, range(5), meetings) == draw.groups(seed(1), DRAW, range(5))


def test_a_large_tournament_is_drawn_quickly_too() -> None:
    """With many players there are fewer shuffles, but the plain draw is always among them."""
    meetings = met_in(draw.groups(seed(1), DRAW, range(500)))
    groups = draw.groups(seed(2), DRAW, range(500), meetings)
    assert draw.repeats(groups, meetings_by_pair(meetings)) <= draw.repeats(
        draw.groups(seed(2), DRAW, range(500)), meetings_by_pair(meetings)
    )


# --- at an event ------------------------------------------------------------------------


def event_that_avoids(meetings: tuple[Met, ...], players: int = 12) -> EventDriver:
    """A tournament whose draws avoid these meetings."""
    driver = EventDriver()
    driver.register(players)
    for entry in avoid(driver.event, driver.now, meetings):
        driver.happen(entry)
    return driver


def meetings_of_two_evenings(players: int = 12) -> tuple[Met, ...]:
    """The meetings of two evenings."""
    return met_in(*(draw.groups(seed(n), DRAW, range(players)) for n in (1, 2)))


def test_meetings_are_published_before_and_with_the_draw() -> None:
    """Anybody can repeat the draw with what the public page says."""
    driver = event_that_avoids(meetings_of_two_evenings())
    assert public_view(driver.event, 0).met == meetings_of_two_evenings()
    driver.publish()
    (stage,) = public_view(driver.event, 0).stages
    assert stage.met == meetings_of_two_evenings()
    assert stage.seed is not None
    players = sum(stage.drawn, ())
    assert stage.drawn == draw.groups(bytes.fromhex(stage.seed), stage.label, players, stage.met)
    assert stage.drawn != draw.groups(bytes.fromhex(stage.seed), stage.label, players)


def test_the_draw_is_refused_if_anything_in_it_was_changed() -> None:
    """A file with other groups, another past or another label is refused."""
    driver = event_that_avoids(meetings_of_two_evenings())
    driver.ask(Draw())
    drawn = driver.event.log[-1]
    before = event_that_avoids(meetings_of_two_evenings()).event
    assert isinstance(drawn.fact, Drawn)
    allow(before, drawn)
    first, *rest = drawn.fact.met
    for wrong in (
        replace(drawn.fact, met=()),
        replace(drawn.fact, met=(replace(first, times=first.times + 1), *rest)),
        replace(drawn.fact, groups=drawn.fact.groups[::-1]),
        replace(drawn.fact, groups=draw.groups(driver.seeds[0], drawn.fact.label, range(12))),
        replace(drawn.fact, label="stage/1/redraw/2"),
    ):
        with pytest.raises(TournamentError, match="draw-differs"):
            allow(before, replace(drawn, fact=wrong))


def test_a_changed_count_of_meetings_changes_the_draw() -> None:
    """With other counts the draw gives other groups, if the counts decided anything."""
    random = Random(8)
    meetings = meetings_of_two_evenings(16)
    changed = 0
    for number in range(60):
        groups = draw.groups(seed(number), DRAW, range(16), meetings)
        index = random.randrange(len(meetings))
        other = (
            *meetings[:index],
            replace(meetings[index], times=meetings[index].times + 5),
            *meetings[index + 1 :],
        )
        changed += groups != draw.groups(seed(number), DRAW, range(16), other)
    assert changed > 0


def test_other_meetings_give_another_label() -> None:
    """Nobody can try several pasts and pass off the best groups as the first draw."""
    driver = event_that_avoids(meetings_of_two_evenings())
    driver.ask(Draw())
    for entry in avoid(driver.event, driver.now, meetings_of_two_evenings()[:-1]):
        driver.happen(entry)
    driver.ask(DiscardDraw("somebody else came"))
    driver.ask(Draw())
    open_draft = draft(driver.event)
    assert open_draft is not None
    assert open_draft.label == "stage/1/redraw/2"
    assert driver.event.draws == (1, 1)


def test_a_file_keeps_the_meetings_and_the_groups() -> None:
    """A file that is written and read again has the same past and the same groups."""
    driver = event_that_avoids(meetings_of_two_evenings())
    driver.publish()
    again = read_log(write_log(driver.event))
    assert again.met == driver.event.met
    assert again.stages == driver.event.stages


@pytest.mark.parametrize(
    "meetings",
    [(Met(1, 0, 1),), (Met(0, 12, 1),), (Met(0, 1, 0),), (Met(0, 1, 1), Met(0, 1, 2))],
    ids=["backwards", "nobody", "never", "twice"],
)
def test_impossible_meetings_are_refused(meetings: tuple[Met, ...]) -> None:
    """Each pair is listed once, in order, with at least one meeting."""
    driver = event_that_avoids(())
    with pytest.raises(TournamentError, match="draw-differs"):
        avoid(driver.event, driver.now, meetings)


def test_only_the_server_adds_meetings() -> None:
    """It takes them from the book of the club."""
    driver = event_that_avoids(())
    entry = Entry(driver.now, driver.event.log[0].by, TablesAvoided(meetings_of_two_evenings()))
    with pytest.raises(TournamentError, match="organiser-only"):
        allow(driver.event, entry)
    assert all(before.at <= after.at for before, after in pairwise(driver.event.log))


def test_an_old_log_without_meetings_can_be_read() -> None:
    """Its draw is the plain one."""
    text = b'{"type":"drawn","stage":1,"label":"stage/1/draw","groups":[[0,1,2],[3,4,5]]}'
    assert msgspec.json.decode(text, type=Drawn).met == ()
    driver = EventDriver()
    driver.register(9)
    driver.publish()
    assert apply(driver.event, Entry(driver.now, House(), TablesAvoided(()))).met == ()
    assert driver.event.stages[0].drawn == draw.groups(driver.seeds[0], DRAW, range(9))
