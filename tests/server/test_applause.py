"""Spectators may applaud, within limits, and do nothing else."""

import asyncio
import json

from server.harness.rig import Client, Server, over_sockets, sitting, watch

from dacabo.server.settings import Limits

SERVER = {"talk": 100}
CROWD = 6
"""Spectators who together applaud more than is shown."""


async def applaud(client: Client) -> None:
    """Clap once."""
    await client.send({"type": "applaud"})


async def counted(client: Client) -> int:
    """The applause before the answer to a ping."""
    heard = len(client.frames)
    await client.send({"type": "ping"})
    await client.until(lambda message: message["type"] == "pong")
    return sum(json.loads(frame)["type"] == "applauded" for frame in client.frames[heard:])


async def next_applause(client: Client) -> object:
    """The next applause."""
    return await client.until(lambda message: message["type"] == "applauded")


@over_sockets
async def test_everybody_sees_applause(server: Server) -> None:
    """Of strangers and of guests without a chair; not who it was, and it is stored nowhere."""
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
    """Players have reactions; and before hello nobody is anybody."""
    async with sitting(server, 2) as party:
        await applaud(party.host)
        assert await counted(party.host) == 0
        async with server.connect(f"/api/tables/{party.code}/live") as socket:
            silent = Client(socket)
            await applaud(silent)
            assert (await silent.receive())["code"] == "hello-first"
        assert await counted(party.host) == 0


@over_sockets
async def test_a_spectator_can_do_nothing_else(server: Server) -> None:
    """No reaction, no haste, no request, and no moves to look at."""
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
async def test_nobody_hears_too_much(server: Server) -> None:
    """A handful of each spectator, and a limit for all of them together; nobody is disconnected."""
    limits = Limits()
    async with sitting(server, 2) as party, watch(server, party.code) as stranger:
        for _ in range(20):
            await applaud(stranger)
        await counted(stranger)  # all of it was read
        seen = await counted(party.host)
        assert limits.reactions.burst <= seen <= limits.reactions.burst + 1
        await asyncio.sleep(2)  # the limit for all has grown back
        crowd = [server.guest(f"Fan {number}") for number in range(CROWD)]
        for guest in crowd:
            async with guest.at(party.code) as fan:
                for _ in range(int(limits.reactions.burst)):
                    await applaud(fan)
                await counted(fan)
        assert await counted(party.host) < CROWD * limits.reactions.burst
        await party.host.send({"type": "ping"})
        assert not [f for f in stranger.frames if json.loads(f)["type"] in ("refused", "bye")]
