"""No request or message blocks the event loop for long, or has a very large answer.

All of them are made with the largest values that their types allow, at pads, events and tables as
large as they can be. The unit is steps, not seconds: the maximum between two returns to the event
loop, for which every other client has to wait.

    pytest tests/server/test_request_cost.py -s        prints the maximum cost of each
"""

import asyncio
from collections.abc import Iterable
from pathlib import Path
from secrets import token_bytes
from typing import Final, get_args

import msgspec
import pytest
from cost.harness.extremes import largest
from server.harness.every_request import (
    GUEST,
    OPEN,
    PLAYING,
    Contents,
    RouteRequests,
    event_requests,
    fill_card_room,
    pad_requests,
    with_new_id,
)
from server.harness.in_process_requests import Cost, InProcessClient, client_in_process

from dacabo.scorepad.requests import Request as PadRequest
from dacabo.server.api.schema import ROUTES
from dacabo.server.http.routing import Route
from dacabo.server.tokens import hashed, new_token
from dacabo.server.wire.table import MAX_MESSAGE_BYTES, FromClient
from dacabo.server.wire.watch import WATCH, FromWatcher
from dacabo.tournament.facts import Request as EventRequest
from dacabo.tournament.roles import AsPlayer

MAX_STEPS: Final = 60_000
"""The number of steps in one turn of the loop; they take some milliseconds."""
EXPENSIVE: Final = {
    # A correction of the first of 450 rounds recomputes all others: ten milliseconds, which the
    # client pays for. An evening has twenty rounds.
    "pad": 250_000,
    "pad_from_file": 250_000,
    "ask_pad": 250_000,
    # Fifty prizes of many letters, each of which is checked.
    "ask_event": 150_000,
    # A hundred names of many letters, compared with all others.
    "ask_club": 250_000,
    # The table plays all moves up to the moment: here 200 rounds.
    "what_if": 150_000,
}
MAX_BYTES: Final = 64_000
LARGE_ANSWERS: Final = {
    # 500 players with names of 96 bytes, twice; and 100 matches.
    "event": 300_000,
    # 450 rounds: the entries, the results, and the same again in the history.
    "pad": 1_000_000,
    "watch": 1_000_000,
    "pad_table": 300_000,
    # Complete, because no line may be lost; never more than can be read again.
    "event_file": 4_000_000,
    "event_trail": 4_000_000,
    "event_spreadsheet": 1_000_000,
    "pad_file": 4_000_000,
    # Forty evenings of sixty people, and all pairs of them.
    "club": 1_000_000,
    "club_file": 1_000_000,
    "club_log": 1_000_000,
    "club_spreadsheet": 300_000,
    # Every move of 200 rounds.
    "record": 300_000,
    # Every decision of 200 rounds with its alternatives, and every view of a round.
    "analysis": 1_000_000,
    "film": 2_000_000,
    "live": 300_000,
    # The documents of the protocol: the same for all, and made once.
    "openapi": 400_000,
    "schema": 300_000,
}
WATCHERS: Final = 40

_encode = msgspec.json.encode


class CostTable:
    """The costs of all requests and messages."""

    def __init__(self) -> None:
        self._items: dict[str, tuple[str, Cost, int]] = {}

    def add(self, name: str, label: str, cost: Cost) -> None:
        """Keep the most expensive of each kind."""
        _, dearest, size = self._items.get(name, ("", cost, 0))
        if cost.steps >= dearest.steps:
            dearest = cost
        else:
            label = self._items[name][0]
        self._items[name] = (label, dearest, max(size, cost.size))

    def __str__(self) -> str:
        rows = [f"{'':30} {'steps':>8} {'bytes':>9}  the dearest"]
        rows += [
            f"{name:30} {cost.steps:8,} {size:9,}  {label} ({cost.outcome})"
            for name, (label, cost, size) in self._items.items()
        ]
        return "\n".join(rows)

    def too_dear(self) -> list[str]:
        """The requests and messages that cost too much."""
        found = []
        for name, (label, cost, size) in self._items.items():
            kind = name.partition(" ")[0]
            if cost.steps > EXPENSIVE.get(kind, MAX_STEPS):
                found.append(f"{name}: {cost.steps:,} steps ({label})")
            if size > LARGE_ANSWERS.get(kind, MAX_BYTES):
                found.append(f"{name}: {size:,} bytes")
        return found


@pytest.fixture(scope="module")
def costs(tmp_path_factory: pytest.TempPathFactory) -> CostTable:
    """Make every request once."""
    return asyncio.run(_walk(tmp_path_factory.mktemp("walk")))


async def _walk(folder: Path) -> CostTable:
    costs = CostTable()
    async with client_in_process(folder) as client:
        world = await fill_card_room(client)
    async with client_in_process(folder) as client:  # another server has nothing in memory yet
        await _first(client, world, costs)
        await _crowd(client, world, costs)
        await _routes(client, world, costs, (route for route in ROUTES if route.method != "DELETE"))
        await _watchers(client, world, costs)
        await _tables(client, world, costs)
        for route in sorted(ROUTES, key=lambda route: route.name == "forget_me"):
            if route.method == "DELETE":  # it revokes the token
                token = new_token(token_bytes)
                await client.store.add_token(GUEST, hashed(token))
                await _routes(client, world._replace(token=token), costs, [route])
    return costs


async def _first(client: InProcessClient, world: Contents, costs: CostTable) -> None:
    """Make requests that load their subject from its log."""
    for name, path, key in (
        ("pad", "/api/pad", world.pad),
        ("event", "/api/event", world.listing),
        ("event", "/api/event", world.playing),
    ):
        costs.add(f"{name} first", "", await client.ask("GET", path, key=key))
        await client.get(path, key=key)


async def _routes(
    client: InProcessClient, world: Contents, costs: CostTable, routes: Iterable[Route]
) -> None:
    walk = RouteRequests(world)
    for route in routes:
        for sent in walk.sent(route):
            cost = await client.ask(
                route.method,
                walk.path(route),
                sent.body,
                file=sent.file,
                key=sent.key if route.key else "",
                token=world.token if route.guest else "",
            )
            assert not cost.outcome.startswith("5"), (route.name, sent.label, cost)
            costs.add(route.name, sent.label, cost)


async def _watchers(client: InProcessClient, world: Contents, costs: CostTable) -> None:
    for label, text in [
        *largest(FromWatcher, MAX_MESSAGE_BYTES),
        *((f"event {n}", _encode({"type": "watch", "key": k})) for n, k in enumerate(world.keys)),
        ("pad", _encode({"type": "watch", "key": world.pad})),
    ]:
        async with client.socket(WATCH) as socket:
            costs.add("watch", label, await socket.say(text))


async def _crowd(client: InProcessClient, world: Contents, costs: CostTable) -> None:
    """Let many watchers have different pages, and make a change."""
    sockets = []
    for player in range(WATCHERS):
        link = await client.post("/api/event/link", {"holder": AsPlayer(player)}, key=world.listing)
        socket = client.socket(WATCH)
        sockets.append(socket)
        opened = await socket.__aenter__()
        await opened.say(_encode({"type": "watch", "key": link["key"]}))
    request = {"id": "crowd", "request": {"type": "check-in", "player": 3}}
    cost = await client.ask("POST", "/api/event", _encode(request), key=world.listing)
    costs.add(f"ask_event seen by {WATCHERS}", "check-in", cost)
    for socket in sockets:
        await socket.__aexit__(None, None, None)


async def _tables(client: InProcessClient, world: Contents, costs: CostTable) -> None:
    hello = _encode({"type": "hello"})
    said = {"seat": 1, "level": "presto", "decision": "r1.turn", "move": "draw"}
    messages = [*largest(FromClient, MAX_MESSAGE_BYTES, said)]
    ending = ("leave", "close", "rematch")
    messages.sort(key=lambda message: any(word in message[0] for word in ending))
    for code in (PLAYING, OPEN):
        for label, text in messages:
            async with client.socket(f"/api/tables/{code}/live", world.token) as socket:
                assert socket.opened is not None
                costs.add("live opened", code, socket.opened)
                costs.add("live hello", code, await socket.say(hello))
                costs.add(f"live {_kind(text)}", label, await socket.say(with_new_id(text)))


def _kind(text: bytes) -> str:
    message = msgspec.json.decode(text)
    return str(message.get("request", message)["type"])


# --- what must hold -------------------------------------------------------------------------


@pytest.mark.long
def test_no_request_costs_too_much(costs: CostTable) -> None:
    """For every request of every role, the loop is soon free and the answer is bounded."""
    print(f"\n{costs}")
    assert costs.too_dear() == []


def test_no_request_is_left_out() -> None:
    """Every kind of request to pads, events and tables is covered."""
    assert pad_requests().keys() == set(get_args(PadRequest))
    world = Contents("", "", "", "", "", (), "", (0, 1), "")
    assert event_requests(world).keys() == set(get_args(EventRequest))
    assert [route.name for route in ROUTES if not hasattr(RouteRequests, route.name)] == []
    spoken = {_kind(text) for _, text in largest(FromClient, MAX_MESSAGE_BYTES)}
    assert spoken >= {_tag(one) for one in get_args(FromClient)} - {"ask"}


def _tag(kind: type) -> str:
    return str(msgspec.inspect.type_info(kind).tag)  # type: ignore[attr-defined]
