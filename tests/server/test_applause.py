"""Spectators may applaud, within limits, and do nothing else."""

import asyncio
import json

from server.harness.rig import Client, Server, over_sockets, sitting, watch

from dacabo.server.settings import Limits

SERVER = {"talk": 100}
CROWD = 6
"""The number of spectators, who together applaud more than is shown."""


async def applaud(client: Client) -> None:
    """Applaud once."""
    await client.send({"type": "applaud"})


async def count_applause(client: Client) -> int:
    """The number of applause messages before the answer to a ping."""
    frames_before = len(client.frames)
    await client.send({"type": "ping"})
    await client.until(lambda message: message["type"] == "pong")
    return sum(json.loads(frame)["type"] == "applauded" for frame in client.frames[frames_before:])


async def next_applause(client: Client) -> object:
    """The next applause."""
    return await client.until(lambda message: message["type"] == "applauded")


@over_sockets
async def test_everybody_gets_applause(server: Server) -> None:
    """Strangers and guests without a seat may applaud; who it was is neither shown nor stored."""
    async with (
        sitting(server, 2) as party,
        watch(server, party.code) as stranger,
        server.guest("Eve").at(party.code) as passer_by,
    ):
        for spectator in (stranger, passer_by):
            await applaud(spectator)
            for client in (*party.clients, stranger, passer_by):
                assert await next_applause(client) == {"type": "applauded"}
        lines = [fact for (fact,) in server.place.rows("SELECT fact FROM log")]
        assert not [line for line in lines if b"appla" in bytes(line)]
        await party.host.hello(party.host.number - 1)
        assert "appla" not in json.dumps(party.host.welcome)


@over_sockets
async def test_only_spectators_applaud(server: Server) -> None:
    """Players have reactions; before its hello a client may not applaud."""
    async with sitting(server, 2) as party:
        await applaud(party.host)
        assert await count_applause(party.host) == 0
        async with server.connect(f"/api/tables/{party.code}/live") as socket:
            silent = Client(socket)
            await applaud(silent)
            assert (await silent.receive())["code"] == "hello-first"
        assert await count_applause(party.host) == 0


@over_sockets
async def test_a_spectator_can_do_nothing_else(server: Server) -> None:
    """Reactions, hurrying bots, requests and moves are refused."""
    async with sitting(server, 2) as party, server.guest("Eve").at(party.code) as spectator:
        await party.start()
        before = party.host.number
        await spectator.send({"type": "react", "reaction": "bravo"})
        refused = await spectator.until(lambda message: message["type"] == "refused")
        assert refused["code"] == "not-seated"
        await spectator.send({"type": "hurry"})
        decision = party.host.decisions[0]["id"]
        await spectator.send({"type": "moves", "decision": decision})
        possible = await spectator.until(lambda message: message["type"] == "possible")
        assert possible["moves"] == []
        for kind in ("pause", "start", "close", "leave", "ready"):
            assert (await spectator.ask(kind))["type"] == "refused"
        assert party.host.number == before


@over_sockets
async def test_applause_is_limited(server: Server) -> None:
    """Each spectator has a limit, and all together have one; nobody is disconnected."""
    limits = Limits()
    async with sitting(server, 2) as party, watch(server, party.code) as stranger:
        for _ in range(20):
            await applaud(stranger)
        await count_applause(stranger)  # reads all of it
        applause_count = await count_applause(party.host)
        assert limits.reactions.burst <= applause_count <= limits.reactions.burst + 1
        await asyncio.sleep(2)  # the common limit has recovered
        crowd = [server.guest(f"Fan {number}") for number in range(CROWD)]
        for guest in crowd:
            async with guest.at(party.code) as fan:
                for _ in range(int(limits.reactions.burst)):
                    await applaud(fan)
                await count_applause(fan)
        assert await count_applause(party.host) < CROWD * limits.reactions.burst
        await party.host.send({"type": "ping"})
        assert not [f for f in stranger.frames if json.loads(f)["type"] in ("refused", "bye")]
