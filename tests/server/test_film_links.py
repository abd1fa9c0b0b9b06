"""The link to a film of a running match gives away nothing, and neither does watching together."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from secrets import token_bytes
from typing import Any
from zlib import crc32

import msgspec
import pytest
from cost.harness.states import long_table
from msgspec.structs import replace
from server.harness.in_process_requests import client_in_process
from server.harness.rig import over_sockets
from table.harness.table_driver import PEOPLE, TableDriver

from dacabo.records import Record, first_rounds, write
from dacabo.server.limits.background_queue import BackgroundQueue
from dacabo.server.tables import audience
from dacabo.server.tables.audience import may_show
from dacabo.server.tables.routes import TableRoutes
from dacabo.server.tables.summary import index_row
from dacabo.server.tokens import hashed, new_token
from dacabo.table import record as record_module
from dacabo.table.options import Options
from dacabo.table.record import record_of
from dacabo.table.requests import Rematch
from dacabo.table.table import Phase, Table
from dacabo.testing.interference import Leak

CODE = "CCCCCC"
PLAYER, STRANGER = "guest-0", "stranger"
QUERIES = ("", "?rounds=0", "?rounds=1", "?rounds=2", "?rounds=3", "?rounds=x")

Plant = Callable[[pytest.MonkeyPatch], None]


# --- the link to a film ---------------------------------------------------------------------


async def follow_links(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """Ask for the record of a match of which two rounds of three are over, as anybody can.

    Raises `Leak` if anybody gets more than the rounds that are over, or if others than players do.
    """

    async def run_here(_: BackgroundQueue, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)

    patch.setattr(BackgroundQueue, "run_in_turn", run_here)  # the leaks are in this process
    played = long_table(3, 2)
    answers: dict[tuple[str, str], bytes] = {}
    async with client_in_process(folder) as client:
        tokens = {"": "", PLAYER: new_token(token_bytes), STRANGER: new_token(token_bytes)}
        for guest in (PLAYER, STRANGER):
            await client.store.add_guest(guest, guest, hashed(tokens[guest]), 0)
        lines = [*map(msgspec.json.encode, played.log)]
        await client.store.append(CODE, 0, lines, now=0, index_row=index_row(played.table))
        for who, token in tokens.items():
            for query in QUERIES:
                path = f"/api/tables/{CODE}/records/1{query}"
                answers[who, query] = (await client.ask("GET", path, token=token, most=None)).body
    whole = record_of(long_table(3, 3).log, 1, {})
    assert whole is not None
    for rounds in (1, 2):
        given = answers.pop((PLAYER, f"?rounds={rounds}")).decode()
        part = first_rounds(whole, rounds)
        assert part is not None
        if without_names(given) != without_names(write(part)):
            raise Leak(given)
    if len({*answers.values()}) != 1:
        raise Leak(answers)
    assert b"match-goes-on" in answers["", ""]


def without_names(record: str) -> list[str]:
    """All lines but that of the names."""
    return [line for line in record.splitlines() if not line.startswith("Players: ")]


@over_sockets
async def test_a_link_gives_players_the_rounds_that_are_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All others get the same refusal, whatever they ask for."""
    await follow_links(tmp_path, monkeypatch)


def rights_for_all(patch: pytest.MonkeyPatch) -> None:
    """Strangers get what players get."""

    async def plays(*_: object) -> bool:
        return True

    patch.setattr(TableRoutes, "_plays", plays)


def next_deal(patch: pytest.MonkeyPatch) -> None:
    """A part goes on with the next deal."""

    def longer(record: Record, rounds: int) -> Record | None:
        part = first_rounds(record, rounds)
        return part and replace(part, moves=record.moves[: len(part.moves) + 2])

    patch.setattr(record_module, "first_rounds", longer)


def seed_in_part(patch: pytest.MonkeyPatch) -> None:
    """A part has the seed of all shuffles."""

    def with_seed(record: Record, rounds: int) -> Record | None:
        part = first_rounds(record, rounds)
        return part and replace(part, seed=record.seed, words=record.words, shares=record.shares)

    patch.setattr(record_module, "first_rounds", with_seed)


@pytest.mark.parametrize("plant", [rights_for_all, next_deal, seed_in_part])
def test_a_planted_leak_of_a_link_is_found(
    plant: Plant, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the ways by which a link could give away what is still to come."""
    plant(monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(follow_links(tmp_path, monkeypatch))


# --- watching together ----------------------------------------------------------------------


def watch_together(preset: str) -> int:
    """Ask at every moment of two matches which rounds may be shown to everybody.

    Raises `Leak` if a round is among them that is not over, or if that depends on hidden cards.
    Returns how many could be shown.
    """
    driver = TableDriver(Options(game="cabo", preset=preset, changes={"rounds": 2}, players=3))
    driver.begin(PEOPLE[:3])
    rng, shown = Random(3), 0
    for _ in range(2):
        while driver.table.phase is Phase.PLAYING:
            shown += len(may_be_shown(driver.table))
            driver.play_on(rng, 1)
        shown += len(may_be_shown(driver.table))
        for guest in PEOPLE[:3]:
            driver.ask(guest, Rematch())
        shown += len(may_be_shown(driver.table))
    return shown


def may_be_shown(table: Table) -> list[tuple[int, int]]:
    """The rounds of matches that a player may show to everybody."""
    shown = allowed(table)
    if allowed(replace(table, state=exchanged(table.state))) != shown:
        raise Leak(shown)
    for match, number in shown:
        is_running = table.phase in (Phase.PLAYING, Phase.PAUSED)
        if is_running and (match != table.match or number > len(table.state.results)):
            raise Leak(match, number)
    return shown


def allowed(table: Table) -> list[tuple[int, int]]:
    return [
        (match, number)
        for match in range(1, 4)
        for number in range(1, 5)
        if audience.may_show(table, match, number)
    ]


def exchanged(state: Any) -> Any:
    """The same match with the cards of the pile in another order."""
    if state is None:
        return None
    return replace(state, round=replace(state.round, pile=state.round.pile[::-1]))


@pytest.mark.parametrize("preset", ["original", "dutch"])
def test_a_table_may_watch_what_is_over(preset: str) -> None:
    """Before the match, in it, between its rounds, after it, and when the next one begins."""
    assert watch_together(preset)


def round_in_play(patch: pytest.MonkeyPatch) -> None:
    """The round that is being played may be shown."""
    patch.setattr(audience, "may_show", lambda of, match, number: may_show(of, match, number - 1))


def answer_by_the_pile(patch: pytest.MonkeyPatch) -> None:
    """Whether a round may be shown depends on the pile."""

    def leaky(of: Table, match: int, number: int) -> bool:
        pile = () if of.state is None else of.state.round.pile
        return may_show(of, match, number) and crc32(repr(pile).encode()) % 2 == 0

    patch.setattr(audience, "may_show", leaky)


@pytest.mark.parametrize("plant", [round_in_play, answer_by_the_pile])
def test_a_planted_leak_of_watching_together_is_found(
    plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of the ways by which the controls of a film could give something away."""
    plant(monkeypatch)
    with pytest.raises(Leak):
        watch_together("original")
