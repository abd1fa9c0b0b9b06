"""The clocks of matches at real tables run out by themselves, once, whatever happens."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from server.harness.link_holders import Holder, active, asked, drawn_event, matches, watching
from server.harness.rig import ONE_NODE, PATIENCE, Json, Server, over_sockets, serving

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.clocks import CallTime, Continue, Extend, Pause, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.results import EnterResult

SHORT: Json = {"changes": {"minutes": 1}}


def started(server: Server) -> tuple[Holder, list[Json]]:
    """Open an event with two tables, and start the match of the first."""
    organiser = drawn_event(server, 6, **SHORT)
    organiser.ask(Start((matches(organiser.page)[0]["id"],)))
    return organiser, matches(organiser.page)


def clock_of(organiser: Holder) -> Json:
    """The clock of the first match."""
    clock: Json = matches(organiser.page)[0]["clock"]
    return clock


def time_facts(organiser: Holder) -> list[str]:
    """The facts about the time on the pad of the first table."""
    pad = organiser.link(AtTable(1)).page["pad"]
    return [c["said"]["key"] for c in pad["history"] if "time" in c["said"]["key"]]


def time_calls(organiser: Holder) -> list[Json]:
    """The calls of time in the log, with their authors and times."""
    log = [line["entry"] for line in organiser.page["page"]["log"]]
    return [entry for entry in log if entry["fact"]["type"] == "time-called"]


def matches_called(organiser: Holder) -> list[str]:
    """The matches whose time was called, as often as it was called."""
    return [match for entry in time_calls(organiser) for match in entry["fact"]["matches"]]


def until(is_so: Callable[[], bool]) -> None:
    """Poll for a few seconds until a condition is true."""
    for _ in range(200):
        if is_so():
            return
        time.sleep(0.02)
    assert is_so()


@over_sockets
async def test_the_time_of_a_match_runs_out_by_itself(server: Server) -> None:
    """The pad learns once that its round is the last; the other table is not affected."""
    organiser, (one, two) = started(server)
    organiser.ask(Start((two["id"],)))
    table = organiser.link(AtTable(1))
    table.on_match_pad(one["id"], Enter(1, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    async with watching(table) as watcher:
        server.turn(60)
        page = await watcher.until(lambda page: bool(page["page"]["match"]["clock"]["called"]))
        if page["pad"]["last"] is None:  # another node has the pad, and will send it in a moment
            page = await watcher.until(lambda page: page["pad"]["last"] is not None)
    assert page["page"]["match"]["id"] == one["id"]
    assert page["pad"]["last"] == 2
    until(lambda: len(matches_called(organiser)) == 2)
    assert {str(entry["by"]["type"]) for entry in time_calls(organiser)} == {"house-clock"}
    assert sorted(matches_called(organiser)) == sorted([one["id"], two["id"]])
    clock = matches(organiser.page)[0]["clock"]
    assert (clock["runs"], clock["due"], clock["called"]) == (True, None, True)
    assert time_facts(organiser) == ["scorepad-time-called"]
    table.on_match_pad(one["id"], Enter(2, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    assert table.page["pad"]["result"]["places"] == [1, 2, 3]
    totals = dict(zip(active(one), (0, 18, 40), strict=True))
    table.ask(EnterResult(one["id"], totals))


def test_pausing_and_extending_move_a_clock(server: Server) -> None:
    """A paused clock does not run out; added minutes extend it."""
    organiser, (one, _) = started(server)
    before = clock_of(organiser)
    organiser.ask(Pause((one["id"],)))
    rests = clock_of(organiser)
    assert (rests["runs"], rests["due"]) == (False, None)
    organiser.ask(Extend(2, (one["id"],)))
    server.turn(70)
    assert time_calls(organiser) == []
    organiser.ask(Continue((one["id"],)))
    goes_on = clock_of(organiser)
    assert goes_on["due"] - server.now > 120_000
    assert goes_on["due"] - before["due"] >= 190_000  # the added minutes, and the pause
    organiser.ask(CallTime(one["id"]))
    assert time_facts(organiser) == ["scorepad-time-called"]


def test_more_time_can_be_given_after_time_was_called(server: Server) -> None:
    """The pad learns that there is more time, and later that it is up again."""
    organiser, (one, _) = started(server)
    organiser.ask(CallTime(one["id"]))
    assert time_facts(organiser) == ["scorepad-time-called"]
    organiser.ask(Extend(1, (one["id"],)))
    assert time_facts(organiser) == ["scorepad-time-called", "scorepad-time-taken-back"]
    server.turn_to(clock_of(organiser)["due"])
    until(lambda: time_facts(organiser)[2:] == ["scorepad-time-called"])


def test_an_id_of_a_phone_cannot_block_the_call_of_time(server: Server) -> None:
    """Ids from phones never collide with the server's own."""
    organiser, (one, _) = started(server)
    table = organiser.link(AtTable(1))
    for number, name in enumerate(("time", "time-1", "time-2", "open-1"), 1):
        entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
        table.on_match_pad(one["id"], Enter(number, entry), name)
    organiser.ask(CallTime(one["id"]))
    assert time_facts(organiser) == ["scorepad-time-called"]


@pytest.mark.parametrize("away", [False, True], ids=["back in time", "back too late"])
def test_a_clock_survives_a_crash(tmp_path: Path, *, away: bool) -> None:
    """It rings exactly once, when it is due or right after the restart."""
    with serving(tmp_path) as server:
        organiser, (one, _) = started(server)
        due = clock_of(organiser)["due"]
        server.kill()
    for _ in range(1 + away):
        with serving(tmp_path, ahead=61_000 if away else 0) as server:
            if not away:
                server.turn(61)
            time.sleep(1)
            # The event has not been loaded until now: clocks ring without watchers, too.
            (rang,) = time_calls(organiser.on(server))
            assert rang["fact"]["matches"] == [one["id"]]
            assert rang["at"] >= due
            assert time_facts(organiser.on(server)) == ["scorepad-time-called"]
            server.kill()


@ONE_NODE
def test_a_crash_after_the_start_of_a_match_does_not_lose_its_pad(tmp_path: Path) -> None:
    """The pad of the match is there after the restart."""
    with serving(tmp_path, die="committed:6") as server:
        organiser = drawn_event(server, 3)  # four facts, after the server's secret
        with pytest.raises(OSError, match=r"."):
            organiser.ask(Start())
        server.wait_for_exit()
    with serving(tmp_path) as server:
        table = organiser.on(server).link(AtTable(1))
        assert table.page["page"]["match"]["clock"]["runs"] is True
        assert table.page["pad"]["number"] == 1


@over_sockets
async def test_phones_that_reconnect_at_once_find_all_pads(tmp_path: Path) -> None:
    """The first client finds them, and so do those that come at the same time."""
    with serving(tmp_path) as server:
        organiser = drawn_event(server, 17)
        organiser.ask(Start())
        table = organiser.link(AtTable(4))
        match = table.page["page"]["match"]["id"]
        server.kill()
    entry = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    with serving(tmp_path) as server:
        async with httpx.AsyncClient(
            base_url=server.link, headers={"dacabo-key": table.key}, timeout=PATIENCE
        ) as phone:
            body = asked(Enter(1, entry), "kept-1")
            path = f"/api/event/pads/{match}"
            posts = [phone.post(path, json=body) for _ in range(10)]
            pages = [phone.get("/api/event") for _ in range(10)]
            answers = await asyncio.gather(*posts, *pages)
        assert [answer.json() for answer in answers[:10]] == [{"number": 2, "key": None}] * 10
        assert all(answer.json()["pad"] for answer in answers[10:])


@over_sockets
async def test_the_end_of_an_event_stops_its_clocks(server: Server) -> None:
    """They ring no more, and watchers do not get the same page again and again."""
    organiser, _ = started(server)
    due = clock_of(organiser)["due"]
    organiser.ask(End())
    async with watching(organiser) as watcher:
        server.turn_to(due)
        await watcher.catch_up()
    assert len(watcher.frames) == 2
    assert time_calls(organiser) == []
