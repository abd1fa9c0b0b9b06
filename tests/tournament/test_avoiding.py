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


def times(met: tuple[Met, ...]) -> dict[tuple[int, int], int]:
    """How often each pair has met."""
    return {(one.one, one.other): one.times for one in met}


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
def test_nobody_meets_more_often_than_by_the_plain_draw(
    players: int, number: int, evenings: int
) -> None:
    """The plain draw is the first candidate, so the best one never has more repeats."""
    past = [draw.groups(seed(number + n + 1), DRAW, range(players)) for n in range(evenings)]
    met = met_in(*past)
    avoiding = draw.groups(seed(number), DRAW, range(players), met)
    plain = draw.groups(seed(number), DRAW, range(players))
    assert draw.repeats(avoiding, times(met)) <= draw.repeats(plain, times(met))
    assert sorted(sum(avoiding, ())) == [*range(players)]
    assert [*map(len, avoiding)] == [*draw.sizes(players)]


def test_over_a_season_there_are_much_fewer_repeats() -> None:
    """Over four evenings of sixteen players, avoiding gives far fewer repeats than chance."""
    plain = avoided = 0
    for season in range(20):
        evenings: list[draw.Groups] = []
        others: list[draw.Groups] = []
        for night in range(4):
            fresh = seed(100 * season + night)
            met, others_met = met_in(*evenings), met_in(*others)
            evenings.append(draw.groups(fresh, DRAW, range(16), met))
            others.append(draw.groups(fresh, DRAW, range(16)))
            avoided += draw.repeats(evenings[-1], times(met))
            plain += draw.repeats(others[-1], times(others_met))
    assert avoided < plain * 2 / 3, (avoided, plain)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["players"]))
def test_the_vectors_hold(vector: dict[str, Any]) -> None:
    """The vectors hold; the browser's implementation must produce them as well."""
    met = msgspec.convert(vector["met"], tuple[Met, ...])
    draw_arguments = (bytes.fromhex(vector["seed"]), vector["label"], range(vector["players"]))
    assert [[*group] for group in draw.groups(*draw_arguments, met)] == vector["groups"]
    assert [[*group] for group in draw.groups(*draw_arguments)] != vector["groups"]


def test_without_a_past_it_is_the_plain_draw() -> None:
    """Without meetings, or with a single table, the draw is the plain one."""
    assert draw.groups(seed(1), DRAW, range(16), ()) == draw.groups(seed(1), DRAW, range(16))
    met = (Met(0, 1, 3),)
    assert draw.groups(seed(1), DRAW, range(5), met) == draw.groups(seed(1), DRAW, range(5))


def test_a_large_hall_is_drawn_in_a_moment_too() -> None:
    """With many players there are fewer shuffles, but the plain draw is always among them."""
    met = met_in(draw.groups(seed(1), DRAW, range(500)))
    groups = draw.groups(seed(2), DRAW, range(500), met)
    assert draw.repeats(groups, times(met)) <= draw.repeats(
        draw.groups(seed(2), DRAW, range(500)), times(met)
    )


# --- at an event ------------------------------------------------------------------------


def hall_with(met: tuple[Met, ...], players: int = 12) -> EventDriver:
    """An event whose draws avoid these meetings."""
    driver = EventDriver()
    driver.register(players)
    for entry in avoid(driver.event, driver.now, met):
        driver.happen(entry)
    return driver


def past(players: int = 12) -> tuple[Met, ...]:
    """The meetings of two evenings."""
    return met_in(*(draw.groups(seed(n), DRAW, range(players)) for n in (1, 2)))


def test_whoever_met_is_published_before_and_with_the_draw() -> None:
    """Anybody can repeat the draw with what the public page says."""
    driver = hall_with(past())
    assert public_view(driver.event, 0).met == past()
    driver.publish()
    (stage,) = public_view(driver.event, 0).stages
    assert stage.met == past()
    assert stage.seed is not None
    players = sum(stage.drawn, ())
    assert stage.drawn == draw.groups(bytes.fromhex(stage.seed), stage.label, players, stage.met)
    assert stage.drawn != draw.groups(bytes.fromhex(stage.seed), stage.label, players)


def test_the_draw_is_refused_if_anything_in_it_was_changed() -> None:
    """A file with other groups, another past or another label is refused."""
    driver = hall_with(past())
    driver.ask(Draw())
    drawn = driver.event.log[-1]
    before = hall_with(past()).event
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


def test_any_change_to_any_count_is_noticed_somewhere() -> None:
    """With other counts the draw gives other groups, if the counts decided anything."""
    random = Random(8)
    met = past(16)
    changed = 0
    for number in range(60):
        groups = draw.groups(seed(number), DRAW, range(16), met)
        index = random.randrange(len(met))
        other = (*met[:index], replace(met[index], times=met[index].times + 5), *met[index + 1 :])
        changed += groups != draw.groups(seed(number), DRAW, range(16), other)
    assert changed > 0


def test_another_past_has_another_label() -> None:
    """Nobody can try several pasts and pass off the best groups as the first draw."""
    driver = hall_with(past())
    driver.ask(Draw())
    for entry in avoid(driver.event, driver.now, past()[:-1]):
        driver.happen(entry)
    driver.ask(DiscardDraw("somebody else came"))
    driver.ask(Draw())
    open_draft = draft(driver.event)
    assert open_draft is not None
    assert open_draft.label == "stage/1/redraw/2"
    assert driver.event.draws == (1, 1)


def test_a_file_tells_the_same_draw() -> None:
    """A file that is written and read again has the same past and the same groups."""
    driver = hall_with(past())
    driver.publish()
    again = read_log(write_log(driver.event))
    assert again.met == driver.event.met
    assert again.stages == driver.event.stages


@pytest.mark.parametrize(
    "met",
    [(Met(1, 0, 1),), (Met(0, 12, 1),), (Met(0, 1, 0),), (Met(0, 1, 1), Met(0, 1, 2))],
    ids=["backwards", "nobody", "never", "twice"],
)
def test_impossible_meetings_are_refused(met: tuple[Met, ...]) -> None:
    """Each pair is listed once, in order, with at least one meeting."""
    driver = hall_with(())
    with pytest.raises(TournamentError, match="draw-differs"):
        avoid(driver.event, driver.now, met)


def test_only_the_server_says_who_met() -> None:
    """Only the server adds meetings, from the book of the club."""
    driver = hall_with(())
    entry = Entry(driver.now, driver.event.log[0].by, TablesAvoided(past()))
    with pytest.raises(TournamentError, match="organiser-only"):
        allow(driver.event, entry)
    assert all(before.at <= after.at for before, after in pairwise(driver.event.log))


def test_a_draw_of_before_reads_as_it_did() -> None:
    """A log without meetings still gives the plain draw."""
    text = b'{"type":"drawn","stage":1,"label":"stage/1/draw","groups":[[0,1,2],[3,4,5]]}'
    assert msgspec.json.decode(text, type=Drawn).met == ()
    driver = EventDriver()
    driver.register(9)
    driver.publish()
    assert apply(driver.event, Entry(driver.now, House(), TablesAvoided(()))).met == ()
    assert driver.event.stages[0].drawn == draw.groups(driver.seeds[0], DRAW, range(9))
