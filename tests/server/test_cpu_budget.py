"""Each address pays for the server time of its requests."""

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
from dacabo.server.sockets.websocket import MAX_UNREAD_BYTES, WebSocket

SHARE = 0.5
FULL_BUDGET = SHARE * cpu_budget.SAVED_SECONDS


class WorkClock:
    """Time that passes only during work."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        """The seconds of work so far."""
        return self.seconds


@pytest.fixture
def work_clock(monkeypatch: pytest.MonkeyPatch) -> WorkClock:
    """Replace the thread's CPU clock, and stop the wall clock."""
    clock = WorkClock()
    monkeypatch.setattr(cpu_budget, "thread_time", clock)
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: 0.0)
    return clock


@pytest.mark.usefixtures("work_clock")
def test_an_address_that_spent_its_budget_costs_others_nothing() -> None:
    """A budget that is overdrawn takes nothing from another."""
    budgets = CpuBudgets(SHARE)
    budgets.of("192.0.2.1").pay(2 * FULL_BUDGET)
    assert budgets.of("192.0.2.1").is_overdrawn
    assert budgets.of("::ffff:192.0.2.1").is_overdrawn
    assert not budgets.of("192.0.2.2").is_overdrawn


def test_an_overdrawn_budget_recovers_in_bounded_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address is refused for a bounded time, however expensive its request was."""
    now = 0.0
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: now)
    budget = CpuBudgets(SHARE).of("192.0.2.1")
    budget.pay(1000 * FULL_BUDGET)
    now = MAX_DEBT * cpu_budget.SAVED_SECONDS - 1.0
    assert budget.is_overdrawn
    now += 2
    assert not budget.is_overdrawn


# --- prefixes, and addresses never seen before --------------------------------------------------


class WallClock:
    """A wall clock that a test sets."""

    now = 0.0


@pytest.fixture
def wall_clock(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    """The clock that budgets use."""
    clock = WallClock()
    monkeypatch.setattr(cpu_budget, "monotonic", lambda: clock.now)
    return clock


@pytest.mark.usefixtures("work_clock")
def test_a_48_prefix_has_three_times_the_share_of_an_address() -> None:
    """Each address also charges its /56 and its /48."""
    budgets = CpuBudgets(SHARE)
    for number in range(3):
        assert not budgets.of(f"2001:db8:7:{number}00::1").is_overdrawn
        budgets.of(f"2001:db8:7:{number}00::1").pay(FULL_BUDGET)
    assert not budgets.of("2001:db8:7:300::1").is_overdrawn
    budgets.of("2001:db8:7:300::1").pay(0.1)
    # The /48 has nothing left, so none of its networks has, not even those that never paid.
    for number in range(10):
        assert budgets.of(f"2001:db8:7:{number}00::1").is_overdrawn
    assert not budgets.of("2001:db8:8::1").is_overdrawn
    budgets.of("2001:db8:7:300::1").pay_outside(2 * FULL_BUDGET)
    assert budgets.of("2001:db8:7:a00::1").is_deep_in_debt
    assert not budgets.of("2001:db8:8::1").is_deep_in_debt


def test_a_48_prefix_queues_as_one_client(wall_clock: WallClock) -> None:
    """A queue serves a /48 once a round, and the burst of one network throttles its others."""
    wall_clock.now = 1.0
    budgets = CpuBudgets(0.01)
    one, other = budgets.of("2001:db8:7:1::1"), budgets.of("2001:db8:7:100::1")
    assert one is not other
    assert one.widest is other.widest
    assert one.widest is not budgets.of("2001:db8:8::1").widest
    one.pay(4 * BURST.burst)
    assert other.is_bursting
    assert not budgets.of("2001:db8:8::1").is_bursting


def test_debts_and_budgets_in_use_survive_eviction(wall_clock: WallClock) -> None:
    """However many addresses come, a debtor stays one and a connection keeps its budget."""
    budgets = CpuBudgets(SHARE, most=50)
    budgets.of("192.0.2.1").pay(2 * FULL_BUDGET)
    connected = budgets.of("192.0.2.2")
    network = budgets.of("2001:db8:7:1::1")
    for number in range(1000):
        wall_clock.now = number / 100
        budgets.of(f"198.51.{number // 250}.{number % 250}").pay(0.001)
        assert len(budgets) <= 50
    assert budgets.of("192.0.2.1").is_overdrawn
    assert budgets.of("192.0.2.2") is connected
    assert budgets.of("2001:db8:7:2::1").widest is network.widest


def test_an_evicted_budget_is_freed_at_once() -> None:
    """Reference counting frees it; the garbage collector runs too seldom."""
    budgets = CpuBudgets(SHARE, most=10)
    references = [weakref.ref(budgets.of(f"2001:db8:{number:x}::1")) for number in range(100)]
    assert sum(reference() is not None for reference in references) <= 10


def test_new_addresses_leave_half_of_the_time_to_others(wall_clock: WallClock) -> None:
    """However many come at once, people who were here before do not wait for them."""
    budgets = CpuBudgets(0.05)
    known = budgets.of("192.0.2.1")
    wall_clock.now = 100.0
    for number in range(80):
        budgets.of(f"198.51.100.{number}").pay(0.1)
    budgets.of("2001:db8:7::1").pay(0.1)
    newest = ("203.0.113.1", "2001:db8:8::1")
    assert [budgets.of(address).is_bursting for address in newest] == [True, True]
    assert [budgets.of(address).is_overdrawn for address in newest] == [False, False], (
        "they only wait"
    )
    assert not known.is_bursting
    assert not known.is_overdrawn
    wall_clock.now += NEW_BURST.burst / NEW_SHARE + 0.1
    assert [budgets.of(address).is_bursting for address in newest] == [False, False]


def test_an_address_is_new_for_at_most_a_minute(wall_clock: WallClock) -> None:
    """This is also true of a connection that stays open."""
    budgets = CpuBudgets(0.05)
    wall_clock.now = 100.0
    budget = budgets.of("192.0.2.1")
    wall_clock.now += cpu_budget.NEW_SECONDS
    for number in range(100):
        budgets.of(f"198.51.100.{number}").pay(1.0)
    assert budgets.of("203.0.113.1").is_bursting
    assert not budget.is_bursting
    budget.pay(0.01)
    assert not budget.is_bursting


def test_new_addresses_are_turned_away_if_even_refusing_them_costs_too_much(
    wall_clock: WallClock,
) -> None:
    """That ends after a moment."""
    budgets = CpuBudgets(0.05)
    known = budgets.of("192.0.2.1")
    wall_clock.now = 100.0
    for number in range(300):
        budgets.of(f"198.51.{number // 250}.{number % 250}").pay(0.1)
    assert budgets.of("203.0.113.1").is_deep_in_debt
    assert not known.is_deep_in_debt
    wall_clock.now += 20.0
    assert not budgets.of("203.0.113.2").is_overdrawn


def test_after_a_restart_no_address_counts_as_new(wall_clock: WallClock) -> None:
    """All clients return at once, so none was there before the others."""
    wall_clock.now = 1000.0
    budgets = CpuBudgets(0.05)
    wall_clock.now += cpu_budget.NEW_SECONDS / 2
    for number in range(5000):
        budgets.of(f"10.0.{number // 250}.{number % 250}").pay(0.01)
    assert not budgets.of("10.0.0.1").is_bursting
    assert not budgets.of("203.0.113.1").is_bursting


def test_new_addresses_are_served_one_by_one() -> None:
    """They come in their order when the debt of all is repaid; a known address does not wait."""

    async def order_of_arrival() -> list[str]:
        budgets, admitted = CpuBudgets(0.5), list[str]()
        known = budgets.of("192.0.2.1")
        budgets._began -= cpu_budget.NEW_SECONDS  # the process is past its first minute
        budgets.of("198.51.100.1").pay(NEW_BURST.burst + 0.2)

        async def arrive(name: str, budget: CpuBudget) -> None:
            await budget.throttle()
            admitted.append(name)
            budget.pay(0.02)

        tasks = [
            asyncio.create_task(arrive(str(n), budgets.of(f"203.0.113.{n}"))) for n in range(3)
        ]
        await asyncio.sleep(0)
        await arrive("known", known)
        await asyncio.gather(*tasks)
        return admitted

    assert asyncio.run(order_of_arrival()) == ["known", "0", "1", "2"]


# --- time that is paid for ---------------------------------------------------------------------


def test_only_the_time_of_its_own_steps_is_paid_for(work_clock: WorkClock) -> None:
    """The work between two suspensions counts; what others do meanwhile does not."""

    async def busy(seconds: float) -> str:
        for _ in range(4):
            work_clock.seconds += seconds
            await asyncio.sleep(0)
        return "done"

    async def run_both() -> tuple[bool, bool]:
        budgets = CpuBudgets(SHARE)
        budget, other_budget = budgets.of("192.0.2.1"), budgets.of("192.0.2.2")
        answers = await asyncio.gather(
            budget.spend(busy(FULL_BUDGET / 3)), other_budget.spend(busy(FULL_BUDGET / 5))
        )
        assert set(answers) == {"done"}
        return budget.is_overdrawn, other_budget.is_overdrawn

    assert asyncio.run(run_both()) == (True, False)


def test_failed_and_cancelled_work_is_paid_for_too(work_clock: WorkClock) -> None:
    """An error or a cancellation is passed on unchanged, and its time is charged."""

    async def fails() -> None:
        work_clock.seconds += FULL_BUDGET
        await asyncio.sleep(0)
        work_clock.seconds += FULL_BUDGET
        raise LookupError

    async def waits() -> None:
        work_clock.seconds += 2 * FULL_BUDGET
        await asyncio.sleep(60)

    async def run(work: Coroutine[Any, Any, None]) -> CpuBudget:
        budget = CpuBudgets(SHARE).of("192.0.2.1")
        task = asyncio.ensure_future(budget.spend(work))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises((LookupError, asyncio.CancelledError)):
            await task
        return budget

    assert asyncio.run(run(fails())).is_overdrawn
    assert asyncio.run(run(waits())).is_overdrawn


TINY_SHARE = 0.0001
"""A share that is spent by adding up a million numbers."""
LONG_SUM = range(1_000_000)


def unreadable_pad() -> bytes:
    """A pad file without round 1."""
    return write_pad(full_pad()).replace(b'"round":1,', b'"round":2,', 1)


def test_work_in_the_background_is_paid_for() -> None:
    """The caller pays for the time of the other process; work of the server itself is free."""

    async def spend_and_run() -> CpuBudget:
        queue, budget = BackgroundQueue(), CpuBudgets(TINY_SHARE).of("192.0.2.1")
        assert await queue.run(sum, LONG_SUM) == sum(LONG_SUM)
        assert not budget.is_overdrawn
        assert await budget.spend(queue.run(sum, LONG_SUM)) == sum(LONG_SUM)
        await queue.close()
        return budget

    assert asyncio.run(spend_and_run()).is_overdrawn


def test_queued_work_of_an_overdrawn_address_is_refused() -> None:
    """An address may queue much before it has paid for any of it. It gets what it can pay for."""

    async def all_at_once() -> list[object]:
        queue, budgets = BackgroundQueue(), CpuBudgets(TINY_SHARE)
        tasks = [budgets.of("192.0.2.1").spend(queue.run(sum, LONG_SUM)) for _ in range(20)]
        answers = await asyncio.gather(*tasks, return_exceptions=True)
        await queue.close()
        return list(answers)

    answers = asyncio.run(all_at_once())
    done = answers.count(sum(LONG_SUM))
    assert 1 <= done <= 2, "the last of them on credit"
    assert sum(isinstance(answer, TooFast) for answer in answers) == 20 - done


def test_an_error_in_the_background_process_arrives_unchanged() -> None:
    """It has the same arguments and the same cause, and its time is paid for."""

    async def fails() -> tuple[DacaboError, bool]:
        queue, budget = BackgroundQueue(), CpuBudgets(1e-9).of("192.0.2.1")
        with pytest.raises(PadFileError) as caught:
            await budget.spend(queue.run(read_pad, unreadable_pad()))
        await queue.close()
        return caught.value, budget.is_overdrawn

    error, is_overdrawn = asyncio.run(fails())
    with pytest.raises(PadFileError) as local:
        read_pad(unreadable_pad())
    assert (error.code, error.about) == (local.value.code, local.value.about)
    cause, local_cause = error.__cause__, local.value.__cause__
    assert isinstance(cause, DacaboError)
    assert isinstance(local_cause, DacaboError)
    assert (type(cause), cause.code) == (type(local_cause), local_cause.code)
    assert is_overdrawn


def test_an_error_from_the_background_process_keeps_no_input_alive() -> None:
    """If it did, unreadable input would fill the memory."""

    async def fails() -> weakref.ref[DacaboError]:
        queue = BackgroundQueue()
        with pytest.raises(PadFileError) as caught:
            await queue.run(read_pad, unreadable_pad())
        await queue.close()
        return weakref.ref(caught.value)

    reference = asyncio.run(fails())
    gc.collect()
    assert reference() is None


def test_a_dead_background_process_is_replaced() -> None:
    """The caller gets an error, and pays; the next request is served."""

    async def answer_after_crash() -> tuple[int, bool]:
        queue, budget = BackgroundQueue(), CpuBudgets(1e-9).of("192.0.2.1")
        with pytest.raises(WorkError, match="EOFError"):
            await budget.spend(queue.run(os._exit, 1))
        with pytest.raises(WorkError, match="ZeroDivisionError"):
            await queue.run(divmod, 1, 0)
        with pytest.raises(WorkError, match="TypeError"):  # which cannot be pickled
            await queue.run(open, os.devnull)
        answer = await queue.run(sum, [1, 2])
        await queue.close()
        return answer, budget.is_overdrawn

    assert asyncio.run(answer_after_crash()) == (3, True)


def test_clients_take_turns_in_the_background_queue() -> None:
    """One client queues ten pieces of work, then another queues one: the other is served second."""

    async def order_of_completion() -> list[str]:
        queue, budgets, done = BackgroundQueue(), CpuBudgets(1), list[str]()

        async def ask(name: str, address: str) -> None:
            await budgets.of(address).spend(queue.run(sum, [1]))
            done.append(name)

        tasks = [asyncio.create_task(ask("one", "192.0.2.1")) for _ in range(10)]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(ask("other", "192.0.2.2")))
        await asyncio.sleep(0)
        tasks[5].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await queue.run(sum, [1]) == 1, "nobody holds the turn"
        await queue.close()
        return done

    done = asyncio.run(order_of_completion())
    assert done.index("other") <= 2
    assert len(done) == 10


def test_uncharged_work_runs_without_a_budget() -> None:
    """A clock rings even if the address that set it has nothing left."""

    async def is_charged() -> bool:
        budget = CpuBudgets(1e-9).of("192.0.2.1")
        budget.pay(1)

        async def is_refused() -> bool:
            return is_over_budget()

        async def run_both() -> tuple[bool, bool]:
            return await is_refused(), await uncharged(is_refused())

        return await budget.spend(run_both()) == (True, False)

    assert asyncio.run(is_charged())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_in_the_language_of_the_client(language: str) -> None:
    """The answer is cached once per language."""
    answer = json.loads(bytes(_too_fast(language).body))
    assert answer["message"] == Words(language).text("error-too-fast")


def test_the_number_of_waiting_requests_is_limited() -> None:
    """The request of a client that hung up still waits, and holds memory."""

    async def answers_of_all() -> list[object]:
        budget = CpuBudgets(0.01).of("192.0.2.1")
        budget.pay(BURST.burst + 0.1)  # overdrawn by a second: all of them come within it
        waiting = [
            asyncio.create_task(budget.throttle())
            for _ in range(cpu_budget.MAX_WAITING_REQUESTS + 5)
        ]
        return list(await asyncio.gather(*waiting, return_exceptions=True))

    answers = asyncio.run(answers_of_all())
    assert answers.count(None) == cpu_budget.MAX_WAITING_REQUESTS
    assert all(isinstance(answer, TooFast) for answer in answers[-5:])


def test_a_bursting_address_waits_alone() -> None:
    """Its requests are admitted one by one, and each pays before the next."""

    async def order_of_arrival() -> list[str]:
        budgets, admitted = CpuBudgets(0.01), list[str]()
        budget = budgets.of("192.0.2.1")
        budget.pay(BURST.burst + 0.02)

        async def arrive(name: str, address: str) -> None:
            await budgets.of(address).throttle()
            admitted.append(name)
            budgets.of(address).pay(0.02)

        tasks = [asyncio.create_task(arrive(str(n), "192.0.2.1")) for n in range(3)]
        await asyncio.sleep(0)
        await arrive("other", "192.0.2.2")
        await tasks[0]
        admitted.append("paid")
        await asyncio.gather(*tasks)
        return admitted

    assert asyncio.run(order_of_arrival()) == ["other", "0", "paid", "1", "2"]


def test_a_body_that_arrives_after_the_budget_is_spent_is_refused(work_clock: WorkClock) -> None:
    """Other requests of the address have spent the budget meanwhile."""

    async def last_byte() -> dict[str, Any]:
        work_clock.seconds += 2 * FULL_BUDGET
        return {"type": "http.request", "body": b"x"}

    async def run() -> None:
        budget = CpuBudgets(SHARE).of("192.0.2.1")

        async def read() -> bytes:
            request = Request({"type": "http", "method": "POST", "headers": []}, last_byte)
            budget.pay(2 * FULL_BUDGET)  # by another request of the same address
            return await read_file(request, 10)

        with pytest.raises(TooFast):
            await budget.spend(read())

    asyncio.run(run())


def test_an_unreadable_table_does_not_block_the_deletion_of_a_guest(tmp_path: Path) -> None:
    """A guest who sits there can still have everything about them deleted."""
    with serving(tmp_path) as server:
        ana = server.guest()
        code = ana.open()
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("UPDATE log SET fact = x'7b' WHERE stream = ? AND number = 2", (code,))
    with serving(tmp_path) as server:
        assert server.http("DELETE", "/api/me", token=ana.token)[0] == 204
        assert server.http("GET", "/api/me", token=ana.token)[0] == 401


@pytest.fixture(scope="module")
def small_budget_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a full budget is a tenth of a second: enough to sit down."""
    with serving(tmp_path_factory.mktemp("poor"), share_per_address=1, saved_seconds=10) as server:
        yield server


@over_sockets
async def test_an_overdrawn_player_is_refused_but_stays_connected(
    small_budget_server: Server,
) -> None:
    """Moves are paid for as well."""
    async with sitting(small_budget_server, 1, ("largo",)) as party:
        link = f"/api/tables/{party.code}/link"  # with a picture that takes long to draw
        code = ""
        for _ in range(500):
            await asyncio.to_thread(small_budget_server.http, "GET", link)
            code = (await party.host.ask("play", decision="none", move="draw"))["code"]
            if code == "too-fast":
                break
        assert code == "too-fast"
        await party.host.send({"type": "ping"})
        assert await party.host.until(lambda message: message["type"] == "pong")


def test_an_unreadable_table_is_left_out_of_the_list(tmp_path: Path) -> None:
    """A request for that very table gets the reason."""
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
async def test_an_unreadable_fact_closes_that_table_only(tmp_path: Path) -> None:
    """Its socket is closed with the code 4503; other tables continue."""
    with serving(tmp_path) as server:
        ana = server.guest()
        code, other = ana.open(), ana.open()
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("UPDATE log SET fact = x'7b' WHERE stream = ? AND number = 2", (code,))
    with serving(tmp_path) as server:
        async with server.connect(f"/api/tables/{code}/live") as socket_of_table:
            with pytest.raises(ConnectionClosed):
                await socket_of_table.recv()
        assert (socket_of_table.close_code, socket_of_table.close_reason) == (
            4503,
            "stream-unreadable",
        )
        async with ana.on(server).at(other) as client:
            assert client.table["code"] == other


class SilentReader(asyncio.Protocol):
    """A client that does not read."""


def test_a_large_frame_does_not_make_a_client_too_slow() -> None:
    """A single frame never does, however large it is; those that wait behind it do."""

    async def run() -> list[bool]:
        client_end, far_end = socket.socketpair()
        client_end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_connection(SilentReader, sock=client_end)
        websocket = WebSocket.__new__(WebSocket)
        websocket.transport = transport
        large_frame, small_frame = bytes(3 * MAX_UNREAD_BYTES), bytes(1000)
        accepted = [websocket.write(large_frame), websocket.write(small_frame)]
        accepted += [websocket.write(small_frame) for _ in range(MAX_UNREAD_BYTES // 1000 + 10)]
        far_end.close()
        return accepted

    accepted = asyncio.run(run())
    assert accepted[:2] == [True, True]
    assert False in accepted


def test_an_address_deep_in_debt_is_disconnected_unanswered(tmp_path: Path) -> None:
    """A refusal costs time, too, so an address that never stops is ignored."""
    with serving(tmp_path, share_per_address=1, saved_seconds=10) as server:
        for _ in range(3000):
            try:
                answer = server.fetch("GET", "/api/tables", home="127.0.0.2")
            except ConnectionResetError:  # no answer at all
                break
            assert answer.status in (200, 429)
        else:
            pytest.fail("nobody was turned away")
        assert server.http("GET", "/api/tables")[0] == 200
