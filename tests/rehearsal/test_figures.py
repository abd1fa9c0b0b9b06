"""The figures of many tournaments, compared with a slow recount from their logs."""

import json
from collections import Counter
from statistics import fmean, stdev
from typing import Any

import pytest

from dacabo.arena.entrants import ArenaError
from dacabo.arena.rehearsal import (
    FinishedEvent,
    Setting,
    figures_json,
    figures_of,
    rehearse,
    run,
    set_up,
)
from dacabo.arena.rehearsal.figures import COUNTED, chi_squared_tail
from dacabo.arena.rehearsal.setting import assign_bots
from dacabo.core.errors import DacaboError
from dacabo.tournament.standings import placing
from dacabo.tournament.subjects.attendance import EnteredLate
from dacabo.tournament.subjects.clocks import TimeCalled
from dacabo.tournament.subjects.drawing import Drawn
from dacabo.tournament.subjects.results import DecisionEntered, ResultEntered

EVENTS = 30


def ignore(_done: int) -> None:
    """Ignore the progress."""


def figures(setting: Setting, events: int = EVENTS) -> Any:
    """Return the figures as a program reads them."""
    ran = run(setting, events, 1, ignore)
    assert ran.interruption is None
    assert ran.cpu_seconds > 0
    return json.loads(figures_json(figures_of(setting, ran.outlines)))


def recount(rehearsed: FinishedEvent) -> dict[str, float]:
    """Return the numbers of an event, from its log alone."""
    log = rehearsed.event.log
    facts = [entry.fact for entry in log]
    draws = [fact.groups for fact in facts if isinstance(fact, Drawn)]
    results = [fact for fact in facts if isinstance(fact, ResultEntered)]
    decisions = [fact for fact in facts if isinstance(fact, DecisionEntered)]
    wins = [list(r.totals.values()).count(min(r.totals.values())) for r in results[:-1]]
    last = results[-1].match
    in_final = sum(decision.match == last for decision in decisions)
    assert not any(isinstance(fact, EnteredLate) for fact in facts)
    places = Counter(one.place for one in placing(rehearsed.event))
    return {
        "stages": len(draws),
        "tables": max(map(len, draws)),
        "matches": len(results),
        "rounds": sum(len(result.rounds) for result in results) + len(decisions),
        "turns": rehearsed.turns,
        "minutes": (log[-1].at - log[0].at) / 60_000,
        "timed_out": sum(len(fact.matches) for fact in facts if isinstance(fact, TimeCalled)),
        "shared_wins": sum(won > 1 for won in wins),
        "decisions_before_final": len(decisions) - in_final,
        "decisions_in_final": in_final,
        "finalists": len(draws[-1][0]),
        "sharing": sum(number for number in places.values() if number > 1),
    }


@pytest.mark.long
@pytest.mark.parametrize(
    "setting",
    [
        set_up(7, "greedy=2,random", seconds=20, minutes=8),
        set_up(10, "random", seconds=600, minutes=1),
    ],
    ids=["levels", "ties"],
)
def test_the_figures_agree_with_a_slow_recount(setting: Setting) -> None:
    """The recount has every number of every event, the means with intervals, and the winners."""
    shown_figures = figures(setting)
    events = [rehearse(setting, number) for number in range(1, EVENTS + 1)]
    counted = [recount(rehearsed) for rehearsed in events]
    assert list(shown_figures["per_event"]) == list(COUNTED) == list(counted[0])
    for name, spread in shown_figures["per_event"].items():
        values = sorted(event[name] for event in counted)
        assert spread["mean"]["value"] == pytest.approx(fmean(values), abs=1e-5)
        ends = (spread["least"], spread["within"], spread["most"])
        assert ends == pytest.approx((values[0], values[28], values[-1]), abs=0.01)
        if values[0] < values[-1]:
            half = 2.0452 * stdev(values) / EVENTS**0.5  # Student's t for 29 degrees of freedom
            low, high = max(0.0, fmean(values) - half), fmean(values) + half
            estimated = (spread["mean"]["low"], spread["mean"]["high"])
            assert estimated == pytest.approx((low, high), rel=1e-3, abs=1e-3)
    winners = [placing(rehearsed.event)[0].player for rehearsed in events]
    for level in shown_figures["levels"]:
        level_players = [player for player, bot in enumerate(setting.bots) if bot == level["bot"]]
        assert level["players"] == len(level_players)
        won = sum(winner in level_players for winner in winners)
        assert level["won"]["value"] == pytest.approx(won / EVENTS)
        assert level["chance"] == pytest.approx(len(level_players) / len(setting.bots), abs=1e-6)
        places = [p.place for r in events for p in placing(r.event) if p.player in level_players]
        assert level["mean_place"]["value"] == pytest.approx(fmean(places), abs=1e-5)
    sizes = [len(m.players) for r in events for m in r.event.stages[0].matches]
    for group in shown_figures["first_groups"]:
        won = sum(
            winner in match.players and len(match.players) == group["size"]
            for winner, rehearsed in zip(winners, events, strict=True)
            for match in rehearsed.event.stages[0].matches
        )
        seats = group["size"] * sizes.count(group["size"])
        assert group["won"]["value"] == pytest.approx(won / seats, abs=1e-5)
        assert group["players"] * EVENTS == seats


def test_the_best_win_more_often_than_chance() -> None:
    """A good player among random players wins clearly more than an equal share."""
    shown_figures = figures(set_up(6, "greedy=1,random"), 25)
    best = shown_figures["best"]
    assert best["bot"] == "greedy"
    assert best["chance"] == pytest.approx(1 / 6, abs=1e-6)
    assert best["won"]["low"] > best["chance"]
    assert shown_figures["evenness"] is None


def test_the_figures_say_how_even_equal_players_are() -> None:
    """No one is the best; with too few events nothing is claimed."""
    shown_figures = figures(set_up(4, "random"), 20)
    assert shown_figures["best"] is None
    even = shown_figures["evenness"]
    assert even["fewest"] <= even["expected"] == 5 <= even["most"]
    assert 0.001 < even["by_chance"] <= 1
    assert shown_figures["first_groups"] == []
    assert figures(set_up(4, "random"), 19)["evenness"]["by_chance"] is None


def test_the_tail_of_chi_squared_is_as_tabulated() -> None:
    """The extreme values would overflow powers and factorials."""
    table = {1: 3.841, 2: 5.991, 3: 7.815, 10: 18.307, 16: 26.296, 19: 30.144, 100: 124.342}
    for freedom, value in table.items():
        assert chi_squared_tail(value, freedom) == pytest.approx(0.05, abs=5e-5)
    assert chi_squared_tail(0, 7) == 1
    assert chi_squared_tail(499, 499) == pytest.approx(0.4916, abs=1e-3)
    assert chi_squared_tail(5000, 499) == 0


def test_one_event_has_no_intervals() -> None:
    """A single event says nothing about the next."""
    shown_figures = figures(set_up(3, "random"), 1)
    assert shown_figures["per_event"]["turns"]["mean"]["low"] is None
    assert shown_figures["levels"][0]["won"] == {"value": 1.0, "low": None, "high": None}


def test_only_events_before_a_gap_count_after_a_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise short events, which overtake long ones, would count too often."""
    setting = set_up(3, "random")
    whole = run(setting, 4, 1, ignore)

    def out_of_order(play: Any, _numbers: object, _where: object) -> Any:
        yield None
        for number in (2, 1, 4):
            yield number, play(number)
        raise ArenaError("worker-ended")

    monkeypatch.setattr("dacabo.arena.rehearsal.running.map_tasks", out_of_order)
    ran = run(setting, 4, 2, ignore)
    assert isinstance(ran.interruption, ArenaError)
    assert ran.outlines == whole.outlines[:2]


# --- who plays -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bots", "dealt"),
    [
        ("largo", "largo largo largo largo largo"),
        ("allegro,largo", "allegro largo allegro largo allegro"),
        ("largo, largo ,allegro", "largo largo allegro largo largo"),
        ("allegro=1,largo", "allegro largo largo largo largo"),
        ("largo,allegro = 2,random", "allegro allegro largo random largo"),
        ("ines=2,presto=3", "ines ines presto presto presto"),
    ],
)
def test_bots_are_assigned_in_turn_or_by_number(bots: str, dealt: str) -> None:
    """Those with a number come first; the draw makes the order irrelevant."""
    assert assign_bots(bots, 5) == tuple(dealt.split())


def test_levels_are_listed_from_the_strongest_to_the_weakest() -> None:
    """The order in which they were named makes no difference."""
    setting = set_up(7, "random,andante,largo,presto,greedy,allegro,prestissimo")
    ladder = ["prestissimo", "presto", "allegro", "andante", "largo", "greedy", "random"]
    assert list(setting.players_per_bot) == ladder
    assert set(setting.players_per_bot.values()) == {1}


def test_every_player_has_a_unique_name() -> None:
    """There may be more players than names."""
    names = set_up(500, "largo").names
    assert len(names) == len({name.casefold() for name in names}) == 500
    assert names[0] == "Ana"
    assert names[60] == "Ana 2"


@pytest.mark.parametrize(
    ("players", "bots", "more", "code"),
    [
        (2, "largo", {}, "too-few-players"),
        (0, "largo", {}, "too-few-players"),
        (-1, "largo", {}, "too-few-players"),
        (501, "largo", {}, "field-full"),
        (10**30, "largo", {}, "field-full"),
        (5, "vivace", {}, "no-such-bot"),
        (5, "oracle", {}, "no-such-bot"),
        (5, "", {}, "no-such-bot"),
        (5, "largo,", {}, "no-such-bot"),
        (5, "package.module:Class", {}, "no-such-bot"),
        (5, "presto@5", {}, "no-such-bot"),
        (5, "largo=", {}, "bots-unreadable"),
        (5, "largo=0", {}, "bots-unreadable"),
        (5, "largo=-1", {}, "bots-unreadable"),
        (5, "largo=1=2", {}, "bots-unreadable"),
        (5, "largo=9999999", {}, "bots-unreadable"),
        (5, "largo=6", {}, "more-bots-than-players"),
        (5, "largo=999999", {}, "more-bots-than-players"),
        (5, "largo=5,allegro", {}, "more-bots-than-players"),
        (3, "largo,andante,allegro,presto", {}, "more-bots-than-players"),
        (5, "largo=2,allegro=2", {}, "players-without-bot"),
        (5, "largo", {"seconds": 0}, "seconds-out-of-range"),
        (5, "largo", {"seconds": 601}, "seconds-out-of-range"),
        (5, "largo", {"minutes": 0}, "option-out-of-range"),
        (5, "largo", {"minutes": 1001}, "option-out-of-range"),
        (5, "largo", {"prizes": [""]}, "text-missing"),
        (5, "largo", {"prizes": ["x" * 201]}, "text-too-long"),
        (5, "largo", {"prizes": ["A", "A"]}, "prize-twice"),
        (5, "largo", {"prizes": list(map(str, range(51)))}, "too-many-prizes"),
    ],
)
def test_bad_settings_are_refused_before_a_match_begins(
    players: int, bots: str, more: dict[str, Any], code: str
) -> None:
    """Each mistake has its code; the tests of words check its sentence in every language."""
    played: list[int] = []
    with pytest.raises(DacaboError) as caught:
        run(set_up(players, bots, **more), 3, 1, played.append)
    assert caught.value.code == code
    assert played == []
