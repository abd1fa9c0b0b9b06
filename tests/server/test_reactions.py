"""Reactions: everybody at the table sees them at once, within a limit."""

import asyncio
import json

from server.harness.rig import Client, Json, Server, over_sockets, sitting, watch

from dacabo.server.settings import Limits
from dacabo.server.wire.table import Reaction

SERVER = {"talk": 100}


async def react(client: Client, reaction: str) -> None:
    """Send a reaction."""
    await client.send({"type": "react", "reaction": reaction})


async def next_reaction(client: Client) -> Json:
    """The next reaction."""
    return await client.until(lambda message: message["type"] == "reacted")


async def count_reactions(client: Client) -> int:
    """The number of reactions before the answer to a ping."""
    heard = len(client.frames)
    await client.send({"type": "ping"})
    await client.until(lambda message: message["type"] == "pong")
    return sum(json.loads(frame)["type"] == "reacted" for frame in client.frames[heard:])


@over_sockets
async def test_everybody_sees_a_reaction(server: Server) -> None:
    """The sender and the spectators see it, too, at any time; it is not stored."""
    async with sitting(server, 2, ("largo",)) as party, watch(server, party.code) as spectator:
        everybody = [*party.clients, spectator]
        shown = iter(Reaction)

        async def show() -> None:
            for seat, client in enumerate(party.clients):
                reaction = next(shown)
                await react(client, reaction)
                for other in everybody:
                    assert await next_reaction(other) == {
                        "type": "reacted",
                        "seat": seat,
                        "reaction": reaction,
                    }

        await show()
        await party.start()
        number = party.host.number
        await show()
        assert (await party.host.ask("close"))["type"] == "done"
        await show()
        assert not list(shown)
        lines = [fact for (fact,) in server.place.rows("SELECT fact FROM log")]
        assert not [line for line in lines if b"react" in bytes(line)]
        assert "react" not in server.log
        # A client that returns does not get it again.
        await party.host.hello(number - 1)
        assert "react" not in json.dumps(party.host.welcome)


@over_sockets
async def test_only_guests_with_a_seat_may_react(server: Server) -> None:
    """They may do so while a bot sits in; spectators may not."""
    async with (
        sitting(server, 2) as party,
        watch(server, party.code) as stranger,
        server.guest("Eve").at(party.code) as passer_by,
    ):
        for client in (stranger, passer_by):
            await react(client, "ouch")
            refused = await client.until(lambda message: message["type"] == "refused")
            assert (refused["id"], refused["code"]) == (None, "not-seated")
        assert await count_reactions(party.host) == 0
        await party.start()
        assert (await party.host.ask("leave"))["type"] == "done"
        await react(party.host, "thanks")
        for client in (stranger, party.clients[1]):
            assert (await next_reaction(client))["seat"] == 0
        async with party.guests[1].at(party.code) as tablet:
            await react(tablet, "hurry")
            assert (await next_reaction(party.clients[1]))["seat"] == 1
        for wrong in ({"type": "react", "reaction": "boo"}, {"type": "react"}):
            await party.host.send(wrong)
            refused = await party.host.until(lambda message: message["type"] == "refused")
            assert refused["code"] == "message-unreadable"


@over_sockets
async def test_a_client_may_not_react_before_its_hello(server: Server) -> None:
    """It sees no reactions, either."""
    async with sitting(server, 2) as party:
        token = party.guests[0].token
        async with server.connect(f"/api/tables/{party.code}/live", token) as socket:
            silent = Client(socket)
            await react(silent, "bravo")
            assert (await silent.receive())["code"] == "hello-first"
        assert await count_reactions(party.host) == 0


@over_sockets
async def test_reactions_are_limited(server: Server) -> None:
    """A handful are shown at once, then about one a second, over all devices of a guest.

    Others are not shown, and the guest is not disconnected.
    """
    async with sitting(server, 2) as party, party.guests[0].at(party.code) as tablet:
        one, other = party.clients
        most = int(Limits().reactions.burst)
        for _ in range(10):
            for client in (one, tablet):
                await react(client, "laugh")
        await asyncio.gather(count_reactions(one), count_reactions(tablet))  # all of them were read
        await react(other, "think")
        seen = 0
        while (await next_reaction(other))["seat"] == 0:
            seen += 1
        assert most <= seen <= most + 1
        assert await count_reactions(other) == 0
        await asyncio.sleep(1.1 / Limits().reactions.per_second)
        await react(one, "bravo")
        assert await next_reaction(other) == {"type": "reacted", "seat": 0, "reaction": "bravo"}
        assert not [f for f in one.frames if json.loads(f)["type"] in ("refused", "bye")]
