"""An address pays with the server's time for all its requests."""

import asyncio
import gc
import json
import os
import socket
import sqlite3
import weakref
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from cost.harness.states import full_pad
from server.harness.rig import Server, over_sockets, serving, sitting
from starlette.requests import Request
from websockets.exceptions import ConnectionClosed

from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words
from dacabo.scorepad.errors import PadFileError
from dacabo.scorepad.files import read_pad, write_pad
from dacabo.server.app import _too_fast
from dacabo.server.http.responses import read_file
from dacabo.server.limits import cpu_budget
from dacabo.server.limits.background_process import WorkError
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.limits.buckets import MAX_DEBT
from dacabo.server.limits.cpu_budget import (
    BURST,
    NEW_BURST,
    NEW_SHARE,
    CpuBudget,
    CpuBudgets,
    TooFast,
    is_over_budget,
    uncharged,
)
from dacabo.server.sockets.websocket import MAX_WAITING, WebSocket

SHARE = 0.5
SAVED = SHARE * cpu_budget.SAVED_SECONDS


class Clock:
    """Time that passes only during work."""

    def __init__(self) -> None:
        self.worked = 0.0

    def __call__(self) -> float:
        """How long it was."""
        return self.worked


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The thread's own time, and a wall clock that stands still."""
    clock = Clock()
    monkeypatch.setattr(cpu_budget, "thread_time", clock)
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: 0.0)
    return clock


@pytest.mark.usefixtures("work")
def test_nobody_pays_for_anybody_else() -> None:
    """One address that has spent everything takes nothing from another."""
    budgets = CpuBudgets(SHARE)
    budgets.of("192.0.2.1").pay(2 * SAVED)
    assert budgets.of("192.0.2.1").is_empty
    assert budgets.of("::ffff:192.0.2.1").is_empty
    assert not budgets.of("192.0.2.2").is_empty


def test_who_has_spent_everything_gets_it_back_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """However expensive a request was, the time of exclusion is bounded."""
    now = 0.0
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: now)
    mine = CpuBudgets(SHARE).of("192.0.2.1")
    mine.pay(1000 * SAVED)
    now = MAX_DEBT * cpu_budget.SAVED_SECONDS - 1.0
    assert mine.is_empty
    now += 2
    assert not mine.is_empty


# --- prefixes, and addresses never seen before --------------------------------------------------


class Wall:
    """A wall clock that a test sets."""

    now = 0.0


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> Wall:
    """The clock that budgets use."""
    clock = Wall()
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: clock.now)
    return clock


@pytest.mark.usefixtures("work")
def test_a_site_has_three_times_the_share() -> None:
    """What is paid in one network is paid by the /56 and the /48, too."""
    budgets = CpuBudgets(SHARE)
    for number in range(3):
        assert not budgets.of(f"2001:db8:7:{number}00::1").is_empty
        budgets.of(f"2001:db8:7:{number}00::1").pay(SAVED)
    assert not budgets.of("2001:db8:7:300::1").is_empty
    budgets.of("2001:db8:7:300::1").pay(0.1)
    for number in range(10):
        assert budgets.of(f"2001:db8:7:{number}00::1").is_empty
    assert not budgets.of("2001:db8:8::1").is_empty
    budgets.of("2001:db8:7:300::1").pay_outside(2 * SAVED)
    assert budgets.of("2001:db8:7:a00::1").is_deep_in_debt
    assert not budgets.of("2001:db8:8::1").is_deep_in_debt


def test_a_site_takes_turns_with_others_as_one(wall: Wall) -> None:
    """A queue serves a /48 once a round, however many networks wait; and it is hasty as one."""
    wall.now = 1.0
    budgets = CpuBudgets(0.01)
    one, other = budgets.of("2001:db8:7:1::1"), budgets.of("2001:db8:7:100::1")
    assert one is not other
    assert one.widest is other.widest
    assert one.widest is not budgets.of("2001:db8:8::1").widest
    one.pay(4 * BURST.burst)
    assert other.is_bursting
    assert not budgets.of("2001:db8:8::1").is_bursting


def test_no_debt_is_forgotten_and_no_purse_in_use(wall: Wall) -> None:
    """However many addresses come: a debtor stays one, and a connection keeps its budget."""
    budgets = CpuBudgets(SHARE, most=50)
    budgets.of("192.0.2.1").pay(2 * SAVED)
    open_line = budgets.of("192.0.2.2")
    network = budgets.of("2001:db8:7:1::1")
    for number in range(1000):
        wall.now = number / 100
        budgets.of(f"198.51.{number // 250}.{number % 250}").pay(0.001)
        assert len(budgets) <= 50
    assert budgets.of("192.0.2.1").is_empty
    assert budgets.of("192.0.2.2") is open_line
    assert budgets.of("2001:db8:7:2::1").widest is network.widest


def test_a_forgotten_purse_leaves_nothing() -> None:
    """At once, without the garbage collector, which seldom runs."""
    budgets = CpuBudgets(SHARE, most=10)
    left = [weakref.ref(budgets.of(f"2001:db8:{number:x}::1")) for number in range(100)]
    assert sum(one() is not None for one in left) <= 10


def test_new_addresses_leave_half_of_the_time_to_others(wall: Wall) -> None:
    """However many come at once: people who were here before do not wait for them."""
    budgets = CpuBudgets(0.05)
    known = budgets.of("192.0.2.1")
    wall.now = 100.0
    for number in range(80):
        budgets.of(f"198.51.100.{number}").pay(0.1)
    budgets.of("2001:db8:7::1").pay(0.1)
    late = ("203.0.113.1", "2001:db8:8::1")
    assert [budgets.of(address).is_bursting for address in late] == [True, True]
    assert [budgets.of(address).is_empty for address in late] == [False, False], "they only wait"
    assert not known.is_bursting
    assert not known.is_empty
    wall.now += NEW_BURST.burst / NEW_SHARE + 0.1
    assert [budgets.of(address).is_bursting for address in late] == [False, False]


def test_nobody_is_new_for_longer_than_a_minute(wall: Wall) -> None:
    """Not even over a connection that stays open."""
    budgets = CpuBudgets(0.05)
    wall.now = 100.0
    mine = budgets.of("192.0.2.1")
    wall.now += cpu_budget.NEW_SECONDS
    for number in range(100):
        budgets.of(f"198.51.100.{number}").pay(1.0)
    assert budgets.of("203.0.113.1").is_bursting
    assert not mine.is_bursting
    mine.pay(0.01)
    assert not mine.is_bursting


def test_new_addresses_that_do_not_even_wait_are_turned_away(wall: Wall) -> None:
    """If accepting and refusing them takes more than their share; a moment later it is over."""
    budgets = CpuBudgets(0.05)
    known = budgets.of("192.0.2.1")
    wall.now = 100.0
    for number in range(300):
        budgets.of(f"198.51.{number // 250}.{number % 250}").pay(0.1)
    assert budgets.of("203.0.113.1").is_deep_in_debt
    assert not known.is_deep_in_debt
    wall.now += 20.0
    assert not budgets.of("203.0.113.2").is_empty


def test_after_a_restart_nobody_is_new(wall: Wall) -> None:
    """All come back at once, and nobody was here before them."""
    wall.now = 1000.0
    budgets = CpuBudgets(0.05)
    wall.now += cpu_budget.NEW_SECONDS / 2
    for number in range(5000):
        budgets.of(f"10.0.{number // 250}.{number % 250}").pay(0.01)
    assert not budgets.of("10.0.0.1").is_bursting
    assert not budgets.of("203.0.113.1").is_bursting


def test_new_addresses_wait_for_each_other() -> None:
    """One after the other, and each pays before the next; a known one does not wait."""

    async def scene() -> list[str]:
        budgets, through = CpuBudgets(0.5), list[str]()
        known = budgets.of("192.0.2.1")
        budgets._began -= cpu_budget.NEW_SECONDS
        budgets.of("198.51.100.1").pay(NEW_BURST.burst + 0.02)

        async def come(name: str, mine: CpuBudget) -> None:
            await mine.throttle()
            through.append(name)
            mine.pay(0.02)

        asked = [asyncio.create_task(come(str(n), budgets.of(f"203.0.113.{n}"))) for n in range(3)]
        await asyncio.sleep(0)
        await come("known", known)
        await asked[0]
        through.append("paid")
        await asyncio.gather(*asked)
        return through

    assert asyncio.run(scene()) == ["known", "0", "paid", "1", "2"]


# ------------------------------------------------------------------------------------------------


def test_every_step_is_paid_for_and_no_pause(work: Clock) -> None:
    """The work between two suspensions counts; what others do meanwhile does not."""

    async def busy(seconds: float) -> str:
        for _ in range(4):
            work.worked += seconds
            await asyncio.sleep(0)
        return "done"

    async def both() -> tuple[bool, bool]:
        budgets = CpuBudgets(SHARE)
        mine, theirs = budgets.of("192.0.2.1"), budgets.of("192.0.2.2")
        answers = await asyncio.gather(mine.spend(busy(SAVED / 3)), theirs.spend(busy(SAVED / 5)))
        assert set(answers) == {"done"}
        return mine.is_empty, theirs.is_empty

    assert asyncio.run(both()) == (True, False)


def test_what_fails_or_is_given_up_is_paid_for_too(work: Clock) -> None:
    """An error or a cancellation is passed on unchanged, and costs what it cost."""

    async def fails() -> None:
        work.worked += SAVED
        await asyncio.sleep(0)
        work.worked += SAVED
        raise LookupError

    async def waits() -> None:
        work.worked += 2 * SAVED
        await asyncio.sleep(60)

    async def run(given: Coroutine[Any, Any, None]) -> CpuBudget:
        mine = CpuBudgets(SHARE).of("192.0.2.1")
        task = asyncio.ensure_future(mine.spend(given))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises((LookupError, asyncio.CancelledError)):
            await task
        return mine

    assert asyncio.run(run(fails())).is_empty
    assert asyncio.run(run(waits())).is_empty


LITTLE = 0.0001
"""A share that is spent by adding up a million numbers."""
MUCH = range(1_000_000)


def impossible() -> bytes:
    """A file of a long pad whose first round is the second."""
    return write_pad(full_pad()).replace(b'"round":1,', b'"round":2,', 1)


def test_work_in_the_background_is_paid_for() -> None:
    """The caller pays for the time of the other process; work of the server itself is free."""

    async def both() -> CpuBudget:
        room, mine = BackgroundQueue(), CpuBudgets(LITTLE).of("192.0.2.1")
        assert await room.run(sum, MUCH) == sum(MUCH)
        assert not mine.is_empty
        assert await mine.spend(room.run(sum, MUCH)) == sum(MUCH)
        await room.close()
        return mine

    assert asyncio.run(both()).is_empty


def test_who_waited_for_the_background_and_has_nothing_left_is_refused() -> None:
    """Many may ask before any has paid: only what can be paid for is done."""

    async def all_at_once() -> list[object]:
        room, budgets = BackgroundQueue(), CpuBudgets(LITTLE)
        asked = [budgets.of("192.0.2.1").spend(room.run(sum, MUCH)) for _ in range(20)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        await room.close()
        return list(answers)

    answers = asyncio.run(all_at_once())
    done = answers.count(sum(MUCH))
    assert 1 <= done <= 2, "the last of them on credit"
    assert sum(isinstance(answer, TooFast) for answer in answers) == 20 - done


def test_an_error_from_the_background_is_what_it_would_be_here() -> None:
    """With its arguments and its cause; and its time is paid for, too."""

    async def fails() -> tuple[DacaboError, bool]:
        room, mine = BackgroundQueue(), CpuBudgets(1e-9).of("192.0.2.1")
        with pytest.raises(PadFileError) as found:
            await mine.spend(room.run(read_pad, impossible()))
        await room.close()
        return found.value, mine.is_empty

    error, is_empty = asyncio.run(fails())
    with pytest.raises(PadFileError) as here:
        read_pad(impossible())
    assert (error.code, error.about) == (here.value.code, here.value.about)
    cause, here_too = error.__cause__, here.value.__cause__
    assert isinstance(cause, DacaboError)
    assert isinstance(here_too, DacaboError)
    assert (type(cause), cause.code) == (type(here_too), here_too.code)
    assert is_empty


def test_an_error_from_the_background_is_forgotten_with_what_was_sent() -> None:
    """Otherwise unreadable input would fill the memory."""

    async def fails() -> weakref.ref[DacaboError]:
        room = BackgroundQueue()
        with pytest.raises(PadFileError) as found:
            await room.run(read_pad, impossible())
        await room.close()
        return weakref.ref(found.value)

    left = asyncio.run(fails())
    gc.collect()
    assert left() is None


def test_a_background_that_ends_fails_the_work_and_goes_on() -> None:
    """The caller is told, and pays; the next is served."""

    async def scene() -> tuple[int, bool]:
        room, mine = BackgroundQueue(), CpuBudgets(1e-9).of("192.0.2.1")
        with pytest.raises(WorkError, match="EOFError"):
            await mine.spend(room.run(os._exit, 1))
        with pytest.raises(WorkError, match="ZeroDivisionError"):
            await room.run(divmod, 1, 0)
        with pytest.raises(WorkError, match="TypeError"):  # which cannot be pickled
            await room.run(open, os.devnull)
        answer = await room.run(sum, [1, 2])
        await room.close()
        return answer, mine.is_empty

    assert asyncio.run(scene()) == (3, True)


def test_those_who_pay_take_turns_in_the_background() -> None:
    """Ten pieces of work of one client and then one of another: that one is second."""

    async def scene() -> list[str]:
        room, budgets, done = BackgroundQueue(), CpuBudgets(1), list[str]()

        async def ask(name: str, address: str) -> None:
            await budgets.of(address).spend(room.run(sum, [1]))
            done.append(name)

        asked = [asyncio.create_task(ask("one", "192.0.2.1")) for _ in range(10)]
        await asyncio.sleep(0)
        asked.append(asyncio.create_task(ask("other", "192.0.2.2")))
        await asyncio.sleep(0)
        asked[5].cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert await room.run(sum, [1]) == 1, "nobody holds the turn"
        await room.close()
        return done

    done = asyncio.run(scene())
    assert done.index("other") <= 2
    assert len(done) == 10


def test_what_the_house_has_to_do_is_nobodys_to_pay() -> None:
    """A clock rings even if the address that set it has nothing left."""

    async def scene() -> bool:
        mine = CpuBudgets(1e-9).of("192.0.2.1")
        mine.pay(1)

        async def dear() -> bool:
            return is_over_budget()

        async def both() -> tuple[bool, bool]:
            return await dear(), await uncharged(dear())

        return await mine.spend(both()) == (True, False)

    assert asyncio.run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_too_fast_reads_it_in_their_language(language: str) -> None:
    """Also in an answer that is cached for all."""
    said = json.loads(bytes(_too_fast(language).body))
    assert said["message"] == Words(language).text("error-too-fast")


def test_only_so_many_wait_for_their_turn() -> None:
    """A client that hangs up still waits, with all it has sent: so there is a limit."""

    async def scene() -> list[object]:
        mine = CpuBudgets(0.01).of("192.0.2.1")
        mine.pay(BURST.burst + 0.1)  # a second, in which all of them come
        waiting = [asyncio.create_task(mine.throttle()) for _ in range(cpu_budget.MAX_WAITING + 5)]
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    answers = asyncio.run(scene())
    assert answers.count(None) == cpu_budget.MAX_WAITING
    assert all(isinstance(answer, TooFast) for answer in answers[-5:])


def test_who_takes_much_at_once_waits_and_nobody_else_does() -> None:
    """They come through one by one, and each pays before the next."""

    async def scene() -> list[str]:
        budgets, through = CpuBudgets(0.01), list[str]()
        mine = budgets.of("192.0.2.1")
        mine.pay(BURST.burst + 0.02)

        async def come(name: str, address: str) -> None:
            await budgets.of(address).throttle()
            through.append(name)
            budgets.of(address).pay(0.02)

        asked = [asyncio.create_task(come(str(n), "192.0.2.1")) for n in range(3)]
        await asyncio.sleep(0)
        await come("other", "192.0.2.2")
        await asked[0]
        through.append("paid")
        await asyncio.gather(*asked)
        return through

    assert asyncio.run(scene()) == ["other", "0", "paid", "1", "2"]


def test_a_body_that_came_too_late_is_refused(work: Clock) -> None:
    """What the address has spent while it sent the rest counts."""

    async def last_byte() -> dict[str, Any]:
        work.worked += 2 * SAVED
        return {"type": "http.request", "body": b"x"}

    async def run() -> None:
        mine = CpuBudgets(SHARE).of("192.0.2.1")

        async def read() -> bytes:
            request = Request({"type": "http", "method": "POST", "headers": []}, last_byte)
            mine.pay(2 * SAVED)  # by another request of the same address
            return await read_file(request, 10)

        with pytest.raises(TooFast):
            await mine.spend(read())

    asyncio.run(run())


def test_one_table_that_cannot_be_read_keeps_nobody_s_name(tmp_path: Path) -> None:
    """A client there can still have everything about them deleted."""
    with serving(tmp_path) as server:
        ana = server.guest()
        code = ana.open()
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("UPDATE log SET fact = x'7b' WHERE stream = ? AND number = 2", (code,))
    with serving(tmp_path) as server:
        assert server.http("DELETE", "/api/me", token=ana.token)[0] == 204
        assert server.http("GET", "/api/me", token=ana.token)[0] == 401


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which an address can save a tenth of a second: enough to sit down."""
    with serving(tmp_path_factory.mktemp("poor"), share_per_address=1, saved_seconds=10) as server:
        yield server


@over_sockets
async def test_who_asks_too_much_at_a_table_is_refused_and_stays(poor: Server) -> None:
    """Moves are paid for as well: an address without credit is told so, and not dropped."""
    async with sitting(poor, 1, ("largo",)) as party:
        link = f"/api/tables/{party.code}/link"  # with a picture that takes long to draw
        code = ""
        for _ in range(500):
            await asyncio.to_thread(poor.http, "GET", link)
            code = (await party.host.ask("play", decision="none", move="draw"))["code"]
            if code == "too-fast":
                break
        assert code == "too-fast"
        await party.host.send({"type": "ping"})
        assert await party.host.until(lambda message: message["type"] == "pong")


def test_one_table_that_cannot_be_read_spoils_no_list(tmp_path: Path) -> None:
    """Its row is left out, and a request for that very table gets the reason."""
    with serving(tmp_path) as server:
        ana = server.guest()
        codes = [ana.open(public=True) for _ in range(3)]
        with closing(sqlite3.connect(server.database)) as database, database:
            database.execute("UPDATE streams SET summary = x'7b' WHERE stream = ?", codes[:1])
        status, listed = server.http("GET", "/api/tables")
        assert status == 200
        assert {table["code"] for table in listed} == set(codes[1:])
        status, problem = server.http("GET", f"/api/tables/{codes[0]}")
        assert (status, problem["code"]) == (503, "stream-unreadable")
        assert problem["message"]


@over_sockets
async def test_a_fact_that_cannot_be_read_closes_that_table_only(tmp_path: Path) -> None:
    """Its socket is closed with a code of ours; other tables continue."""
    with serving(tmp_path) as server:
        ana = server.guest()
        code, other = ana.open(), ana.open()
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("UPDATE log SET fact = x'7b' WHERE stream = ? AND number = 2", (code,))
    with serving(tmp_path) as server:
        async with server.connect(f"/api/tables/{code}/live") as line:
            with pytest.raises(ConnectionClosed):
                await line.recv()
        assert (line.close_code, line.close_reason) == (4503, "stream-unreadable")
        async with ana.on(server).at(other) as client:
            assert client.table["code"] == other


class Listener(asyncio.Protocol):
    """A client that does not read yet."""


def test_a_large_frame_is_no_delay() -> None:
    """A single frame never makes a client too slow, however large it is; later ones do."""

    async def run() -> list[bool]:
        here, there = socket.socketpair()
        here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(Listener, sock=here)
        line = WebSocket.__new__(WebSocket)
        line.transport = transport
        welcome, present = bytes(3 * MAX_WAITING), bytes(1000)
        told = [line.write(welcome), line.write(present)]
        told += [line.write(present) for _ in range(MAX_WAITING // 1000 + 10)]
        there.close()
        return told

    told = asyncio.run(run())
    assert told[:2] == [True, True]
    assert False in told


def test_who_owes_much_is_turned_away_at_the_door(tmp_path: Path) -> None:
    """A refusal costs time, too: an address that never stops is ignored."""
    with serving(tmp_path, share_per_address=1, saved_seconds=10) as server:
        for _ in range(3000):
            try:
                answer = server.fetch("GET", "/api/tables", home="127.0.0.2")
            except ConnectionResetError:  # which is not even answered
                break
            assert answer.status in (200, 429)
        else:
            pytest.fail("nobody was turned away")
        assert server.http("GET", "/api/tables")[0] == 200
