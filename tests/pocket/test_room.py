"""The card room on one device is the server's: the same answers, without sockets and processes."""

from http import HTTPStatus
from pathlib import Path

import pytest
from pocket.harness.replay import FixedEnvironment
from pocket.harness.rooms import DeviceSocket, Room, device, server
from server.harness.players import play_out, player_of
from server.harness.rig import Client, Json, over_sockets
from server.harness.stores import DictDisk

from dacabo.records import Chance, verify
from dacabo.server.store.store import StoreError

SHORT = {"cabo": {"rounds": 1}, "dacapo": {"stack": 4}}
RULES = [
    ("cabo", "original"),
    ("cabo", "gretel-malte"),
    ("cabo", "dutch"),
    ("cabo", "tournament"),
    ("dacapo", "single"),
    ("dacapo", "match"),
]


async def open_table(
    room: Room, game: str, preset: str, tokens: list[str], bots: int = 0
) -> list[Client]:
    """Seat guests and bots at a new table and start the match; the clients of the guests."""
    options = {"game": game, "preset": preset, "players": len(tokens) + bots}
    changes = SHORT[game] if preset in ("original", "gretel-malte", "dutch", "single") else {}
    body = {**options, "changes": changes}
    code = (await room.http("POST", "/api/tables", body, tokens[0]))["code"]
    clients = [await room.live(code, token) for token in tokens]
    for client in clients[1:]:
        await done(client, "sit", "ask-to-sit")
        await done(client, "ready", "ask-ready")
    for number in range(bots):
        await done(clients[0], "seat-bot", f"ask-for-bot-{number}", level="allegro")
    await done(clients[0], "start", "ask-to-start")
    return clients


async def done(client: Client, kind: str, id: str, **details: object) -> None:  # noqa: A002 (the wire's word)
    """Make a request that is carried out; its id is the same in every run."""
    answer = await client.ask(kind, id=id, **details)
    assert answer["type"] == "done", answer


@pytest.mark.parametrize(("game", "preset"), RULES)
@over_sockets
async def test_people_play_with_bots(game: str, preset: str) -> None:
    """A whole match, with a verified record."""
    async with device(DictDisk()) as room:
        (ana,) = await open_table(room, game, preset, [await room.guest("Ana")], bots=2)
        await play_out(ana, player_of(ana.table, await room.http("GET", "/api/games")))
        assert ana.table["phase"] == "over"
        text = await room.http("GET", f"/api/tables/{ana.table['code']}/records/1")
        assert verify(text.decode()).chance is Chance.PROVEN


async def frames_of(room: Room, game: str, preset: str) -> list[list[str]]:
    """What two people are sent in a match, in which one moves after the other."""
    tokens = [await room.guest(name) for name in ("Ana", "Bo")]
    clients = await open_table(room, game, preset, tokens)
    offers = await room.http("GET", "/api/games")
    players = [player_of(clients[0].table, offers, seed) for seed in range(2)]
    while True:
        for client in clients:
            await client.wait_for_fact(max(client.number for client in clients))
        if clients[0].table["phase"] == "over":
            break
        asked = next((client for client in clients if client.decisions), None)
        if asked is None:
            for client in clients:
                await done(client, "ready", f"ready-{client.number}")
        else:
            decision = asked.decisions[0]
            move = players[clients.index(asked)].choose(asked.cards, decision)
            body: Json = {"decision": decision["id"], "move": move}
            await done(asked, "play", f"move-{asked.number}", **body)
    return [[frame for frame in client.frames if '"build":' not in frame] for client in clients]


@pytest.mark.parametrize(("game", "preset"), RULES)
@over_sockets
async def test_each_frame_is_the_one_that_a_server_sends(
    game: str, preset: str, tmp_path: Path
) -> None:
    """With the same time and chance, both send the same bytes to everybody."""
    async with device(DictDisk(), FixedEnvironment(1)) as room:
        on_device = await frames_of(room, game, preset)
    async with server(tmp_path, FixedEnvironment(1)) as other:
        at_server = await frames_of(other, game, preset)
    assert on_device == at_server
    assert len(on_device[0]) > 10


@over_sockets
async def test_a_match_goes_on_after_the_page_was_closed() -> None:
    """Whatever was acknowledged is on the disk, although nothing was closed in order."""
    disk, copy = DictDisk(), DictDisk()
    async with device(disk) as room:
        token = await room.guest("Ana")
        (ana,) = await open_table(room, "cabo", "original", [token], bots=2)
        offers = await room.http("GET", "/api/games")
        player, code = player_of(ana.table, offers), ana.table["code"]
        await play_out(ana, player, until=lambda client: client.number > 20)
        copy.entries = dict(disk.entries)
    async with device(copy) as room:
        again = await room.live(code, token)
        assert again.number >= 20
        await play_out(again, player)
        text = await room.http("GET", f"/api/tables/{code}/records/1")
        assert verify(text.decode()).chance is Chance.PROVEN


@over_sockets
async def test_a_full_disk_refuses_moves_and_loses_none() -> None:
    """The refusal is a sentence; when there is space again, the match goes on."""
    disk = DictDisk()
    async with device(disk) as room:
        (ana,) = await open_table(room, "cabo", "original", [await room.guest("Ana")], bots=1)
        player = player_of(ana.table, await room.http("GET", "/api/games"))
        await play_out(ana, player, until=lambda client: bool(client.decisions))
        disk.failure = StoreError("store-full")
        decision = ana.decisions[0]
        answer = await ana.play(player.choose(ana.cards, decision), decision)
        assert (answer["type"], answer["code"]) == ("refused", "store-full")
        disk.failure = None
        await play_out(ana, player)
        assert ana.table["phase"] == "over"


@over_sockets
async def test_a_guest_is_known_by_a_cookie_that_the_device_keeps() -> None:
    """Also after the page was closed; whoever logs out is unknown again."""
    disk = DictDisk()
    async with device(disk) as room:
        json = {"content-type": "application/json"}
        answer = await room.room.request("POST", "/api/guests", json, b'{"name": "Ana"}')
        assert answer.status == HTTPStatus.CREATED
        assert "set-cookie" not in answer.headers
    async with device(disk) as room:
        assert (await room.http("GET", "/api/me"))["name"] == "Ana"
        assert (await room.room.request("DELETE", "/api/me/session", {})).status < 300
        assert (await room.room.request("GET", "/api/me", {})).status == HTTPStatus.UNAUTHORIZED


@over_sockets
async def test_a_socket_that_is_refused_says_why() -> None:
    """With the close code of a server."""
    async with device(DictDisk()) as room:
        socket = DeviceSocket(room.room, "/api/tables/NOSUCH/live", "")
        assert await socket.closing() == (4404, "no-such-table")
