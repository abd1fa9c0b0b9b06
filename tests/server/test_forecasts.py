"""Forecasts of an event's end: for its organisers, asynchronous, and with bounded work."""

import asyncio
import json
import os
from contextlib import suppress
from time import monotonic

import pytest
from msgspec.structs import replace
from server.harness.link_holders import PUBLIC, open_event, watching
from server.harness.rig import Server, over_sockets

from dacabo.server.events import forecasts
from dacabo.server.events.forecasts import Forecasts, Question
from dacabo.server.limits.background_process import LOWEST, BackgroundProcess
from dacabo.server.limits.cpu_budget import CpuBudget
from dacabo.server.wire.watch import Plan
from dacabo.tournament.roles import AsPlayer, Door
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.registration import Register

NAMES = ("Ada", "Bo", "Cy", "Di")


@over_sockets
async def test_only_organisers_get_a_forecast(server: Server) -> None:
    """They first see that it is being computed, then the answer; the log does not have it."""
    organiser = open_event(server, changes={"minutes": 2})
    holders = [organiser.link(role) for role in (PUBLIC, Door())]
    async with watching(organiser) as desk, watching(holders[0]) as wall:
        assert (await desk.page())["plan"] is None, "nobody is on the list"
        await wall.page()
        organiser.ask(Register(NAMES))
        soon = await desk.page()
        assert soon["plan"]["sentences"] == []
        told = await desk.page()
        first, time = told["plan"]["sentences"]
        assert first["key"] == "tournament-plan-one-match"
        assert 0 < first["about"]["low"] < first["about"]["high"]
        assert time["key"] == "tournament-plan-overtime-mostly"
        assert told["plan"]["basis"]["about"] == {"players": 4, "seconds": 10}
        assert told["page"]["event"] == soon["page"]["event"]
        organiser.ask(Draw())
        drawn = await desk.page()
        assert drawn["plan"] is None
        await wall.page()
        await wall.until(lambda page: page["event"]["phase"] == "draft")
        assert len(wall.frames) == 3, "the wall was shown the plan, too"
    holders.append(organiser.link(AsPlayer(0)))
    for holder in holders:
        assert "plan" not in json.dumps(holder.page)
    (recorded,) = [
        line["entry"]["fact"]
        for line in organiser.get("/api/event/trail")[1]
        if line["entry"]["fact"]["type"] == "plan-recorded"
    ]
    about = told["plan"]["sentences"][0]["about"]
    assert (recorded["low"], recorded["high"]) == (about["low"], about["high"])
    assert organiser.page["page"]["timing"] == {
        "plan": {"low": about["low"], "high": about["high"]},
        "played": None,
    }
    assert "forecast" not in server.log


@over_sockets
async def test_a_known_forecast_is_sent_at_once(server: Server) -> None:
    """Another event with as many people and the same rules gets it with the first frame."""
    organiser = open_event(server, changes={"minutes": 2})
    organiser.ask(Register(("Eve", "Flo", "Gus", "Hal")))
    async with watching(organiser) as desk:
        known = await desk.page()
        if not known["plan"]["sentences"]:  # this test alone
            known = await desk.page()
        assert known["plan"]["sentences"]


@over_sockets
async def test_a_lever_tells_what_other_minutes_would_mean(server: Server) -> None:
    """For organisers only; the event stays as it is, and impossible minutes are refused."""
    organiser = open_event(server, changes={"minutes": 2})
    organiser.ask(Register(("Ivy", "Jan", "Kai", "Lou")))
    number = organiser.page["page"]["event"]["number"]

    async def answer(**asked: int) -> dict[str, int]:
        async with asyncio.timeout(60):
            while True:
                found: dict[str, int] = organiser.post("/api/event/plan", asked)
                if found["high"]:
                    return found
                await asyncio.sleep(0.3)

    short = await answer(minutes=5, seconds=10)
    slow = await answer(minutes=5, seconds=40)
    assert 0 < short["low"] < short["high"]
    assert (short["seconds"], slow["seconds"]) == (10, 40)
    assert short["high"] <= slow["high"]
    assert organiser.page["page"]["event"]["number"] == number
    assert organiser.page["page"]["event"]["minutes"] == 2
    assert organiser.post_refused("/api/event/plan", {"minutes": 0}) == "body-unreadable"
    for role in (PUBLIC, Door(), AsPlayer(0)):
        assert organiser.link(role).post_refused("/api/event/plan", {}) == "organiser-only"
    organiser.ask(Draw())
    assert organiser.post_refused("/api/event/plan", {"minutes": 5}) == "registration-over"


def test_the_pace_of_a_club_becomes_seconds_per_turn() -> None:
    """Twice as long for each player and round is twice as long a turn."""
    asked = Question(4, "cabo", "tournament", (("minutes", 30),))
    usual = forecasts.rehearse(asked)
    slow, slower = (
        forecasts.rehearse(replace(asked, hand_ms=hand_ms)) for hand_ms in (60_000, 120_000)
    )
    assert usual.seconds == 10
    assert slow.seconds < slower.seconds
    assert abs(2 * slow.seconds - slower.seconds) <= 1
    assert slow.low <= slower.low


# --- bounded work ------------------------------------------------------------------------------


class Asker:
    """An event with some people, and the organisers who watch it."""

    def __init__(self, players: int, *, watched: bool = True) -> None:
        self.asked = Question(players, "cabo", "tournament", (("minutes", 1),))
        self.watched = watched
        self.told = asyncio.Event()

    def question(self) -> Question:
        """The question about this number of players."""
        return self.asked

    def wants_plan(self) -> bool:
        """Whether an organiser watches."""
        return self.watched

    def tell_plan(self) -> None:
        """Note that the answer has arrived."""
        self.told.set()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[Question]:
    """The questions that are rehearsed, in order; rehearsals are real, without pauses."""
    found: list[Question] = []
    rehearsed = forecasts._rehearse_in

    async def noted(worker: BackgroundProcess, question: Question) -> Plan | None:
        found.append(question)
        return await rehearsed(worker, question)

    monkeypatch.setattr(forecasts, "_rehearse_in", noted)
    monkeypatch.setattr(forecasts, "MIN_PAUSE_SECONDS", 0.0)
    monkeypatch.setattr(forecasts, "PAUSE_FACTOR", 0)
    return found


async def _look(known: Forecasts, asker: Asker) -> Plan | None:
    return known.look(asker)


@pytest.mark.long
@over_sockets
async def test_addresses_take_turns_and_no_question_is_rehearsed_twice(
    begun: list[Question],
) -> None:
    """An address with many events waits for its own; another address is next."""
    known, greedy, other = Forecasts(), CpuBudget(0.05), CpuBudget(0.05)
    crowd = [Asker(3 + number % 3) for number in range(9)]
    unseen = Asker(8, watched=False)
    ana = Asker(6)
    try:
        for asker in (unseen, *crowd):
            assert await greedy.spend(_look(known, asker)) == Plan()
        assert await other.spend(_look(known, ana)) == Plan()
        async with asyncio.timeout(120):
            for asker in (*crowd, ana, unseen):
                await asker.told.wait()
    finally:
        await known.close()
    assert [one.players for one in begun] == [6, 3, 4, 5], "nobody looks at the event of eight"
    assert not greedy.is_overdrawn, "nobody pays for what they did not ask for"
    for asker in (*crowd, ana):
        plan = known.look(asker)
        assert plan is not None
        assert plan.sentences


@pytest.mark.long
@over_sockets
async def test_rehearsals_rest_three_times_as_long_as_they_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So all events together take a quarter of one core, however many there are."""
    times: list[float] = []
    rehearsed = forecasts._rehearse_in

    async def timed(worker: BackgroundProcess, question: Question) -> Plan | None:
        times.append(monotonic())
        plan = await rehearsed(worker, question)
        times.append(monotonic())
        return plan

    monkeypatch.setattr(forecasts, "_rehearse_in", timed)
    monkeypatch.setattr(forecasts, "MIN_PAUSE_SECONDS", 0.0)
    known, askers = Forecasts(), (Asker(3), Asker(4))
    for asker in askers:
        known.look(asker)
    async with asyncio.timeout(120):
        await askers[1].told.wait()
    await known.close()
    began, ended, again, _ = times
    assert again - ended >= forecasts.PAUSE_FACTOR * (ended - began) * 0.99


@over_sockets
async def test_the_number_of_waiting_questions_is_limited(begun: list[Question]) -> None:
    """Other events ask again when something changes."""
    known = Forecasts()
    askers = [Asker(3) for _ in range(forecasts.MAX_ASKERS + 50)]
    for asker in askers:
        assert known.look(asker) == Plan()
    assert len(known._asking) == forecasts.MAX_ASKERS
    await known.close()
    assert begun == []


@over_sockets
async def test_a_plan_is_known_for_a_few_players_less() -> None:
    """Who marks absent players and draws at once has seen the forecast for some more."""
    known = Forecasts()
    known._store(Asker(8).asked, Plan(low=40, high=50))
    for players, expected in ((8, 50), (7, 50), (5, 50), (4, None), (11, 50), (12, None)):
        plan = known.known(Asker(players))
        assert (plan and plan.high) == expected
    known._store(Asker(7).asked, Plan(low=30, high=35))
    assert known.known(Asker(7)) == Plan(low=30, high=35)
    await known.close()


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="there is no such priority")
@over_sockets
async def test_the_rehearsing_process_has_the_lowest_priority(
    begun: list[Question], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It ends with the last answer."""
    known, asker = Forecasts(), Asker(5)
    seen: list[int] = []
    started = BackgroundProcess._start

    async def noted(worker: BackgroundProcess) -> object:
        process = await started(worker)
        seen.append(process.pid)
        return process

    monkeypatch.setattr(BackgroundProcess, "_start", noted)
    known.look(asker)
    priorities = set()
    async with asyncio.timeout(60):
        while not asker.told.is_set():
            priorities |= {os.getpriority(os.PRIO_PROCESS, pid) for pid in seen}
            await asyncio.sleep(0.01)
        await known._tasks.finish()
    assert max(priorities) == LOWEST
    (pid,) = seen
    with suppress(ProcessLookupError):
        os.kill(pid, 0)
        pytest.fail("the process is still there")
    assert begun == [asker.asked]


@over_sockets
async def test_rules_without_an_end_have_no_forecast() -> None:
    """They are not tried twice."""
    known = Forecasts()
    question = Question(3, "cabo", "tournament", (("nothing", 1),))
    worker = BackgroundProcess(LOWEST)
    try:
        assert await forecasts._rehearse_in(worker, question) is None
    finally:
        await worker.close()
        await known.close()
