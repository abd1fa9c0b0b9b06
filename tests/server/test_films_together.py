"""Films that a whole table watches: one player shows a moment, everybody sees it."""

import json

from server.harness.players import one_by_one, play_all, players_of
from server.harness.rig import Client, Json, Party, Server, over_sockets, sitting, watch

from dacabo.server.settings import Limits

SERVER = {"talk": 100}
ONE_ROUND = {"rounds": 1}


async def show(client: Client, **different: object) -> None:
    """Show a moment of the film of the first round."""
    moment = {"match": 1, "round": 1, "frame": 3, "playing": False, "speed": 1.0}
    await client.send({"type": "show", **moment, **different})


async def next_shown(client: Client) -> Json:
    """The next moment that is shown."""
    return await client.until(lambda message: message["type"] == "moment-shown")


async def refusal(client: Client) -> str:
    """The code of the next refusal."""
    refused = await client.until(lambda message: message["type"] == "refused")
    assert refused["id"] is None
    return str(refused["code"])


async def count_shown(client: Client) -> int:
    """The number of moments that are shown before the answer to a ping."""
    heard = len(client.frames)
    await client.send({"type": "ping"})
    await client.until(lambda message: message["type"] == "pong")
    return sum(json.loads(frame)["type"] == "moment-shown" for frame in client.frames[heard:])


async def finish(party: Party) -> None:
    """Play the match to its end."""
    await party.start()
    await play_all(party)


@over_sockets
async def test_everybody_sees_the_moment_that_a_player_shows(server: Server) -> None:
    """Whoever shows has the controls; spectators and newcomers see it, and nothing is stored."""
    async with (
        sitting(server, 2, changes=ONE_ROUND) as party,
        watch(server, party.code) as spectator,
    ):
        await finish(party)
        for seat, client in enumerate(party.clients):
            await show(client, frame=seat, playing=True, speed=2.0)
            for other in (*party.clients, spectator):
                shown = await next_shown(other)
                assert shown.pop("at") > 0
                moment = {"match": 1, "round": 1, "frame": seat, "playing": True, "speed": 2.0}
                assert shown == {"type": "moment-shown", "by": seat, **moment}
        async with server.guest("Eve").at(party.code) as newcomer:
            assert (await next_shown(newcomer))["by"] == 1
        lines = [fact for (fact,) in server.place.rows("SELECT fact FROM log")]
        assert not [line for line in lines if b'"show' in bytes(line)]
        assert "moment-shown" not in server.log


@over_sockets
async def test_a_running_match_shows_only_its_finished_rounds(server: Server) -> None:
    """Nothing of the round that is played, and no other match."""
    async with sitting(server, 2, changes={"rounds": 2}) as party:
        await show(party.host)
        assert await refusal(party.host) == "match-goes-on"
        await party.start()
        for different in ({}, {"round": 2}, {"match": 2}, {"match": 9}):
            await show(party.host, **different)
            assert await refusal(party.host) == "match-goes-on"
        players = players_of(party)
        await one_by_one(party, players, lambda client: client.cards["phase"] == "round-over")
        await show(party.host)
        assert (await next_shown(party.clients[1]))["round"] == 1
        await show(party.host, round=2)
        assert await refusal(party.host) == "match-goes-on"


@over_sockets
async def test_only_players_have_the_controls(server: Server) -> None:
    """Spectators are refused, and so is a moment that no film can have."""
    async with (
        sitting(server, 2, changes=ONE_ROUND) as party,
        watch(server, party.code) as stranger,
        server.guest("Eve").at(party.code) as passer_by,
    ):
        await finish(party)
        for client in (stranger, passer_by):
            await show(client)
            assert await refusal(client) == "not-seated"
        for wrong in (
            {"match": 0},
            {"round": 1000},
            {"frame": -1},
            {"frame": 1.5},
            {"playing": 1},
            {"speed": 1000},
            {"more": 1},
        ):
            await show(party.host, **wrong)
            assert await refusal(party.host) == "message-unreadable", wrong
        async with server.connect(f"/api/tables/{party.code}/live") as socket:
            silent = Client(socket)
            await show(silent)
            assert (await silent.receive())["code"] == "hello-first"


@over_sockets
async def test_the_next_match_forgets_what_was_shown(server: Server) -> None:
    """A newcomer to the next match gets no moment of the one before."""
    async with sitting(server, 2, changes=ONE_ROUND) as party:
        await finish(party)
        await show(party.host)
        await next_shown(party.host)
        for client in party.clients:
            assert (await client.ask("rematch"))["type"] == "done"
        await party.start()
        async with server.guest("Fay").at(party.code) as newcomer:
            assert await count_shown(newcomer) == 0


@over_sockets
async def test_moments_are_limited(server: Server) -> None:
    """A film that plays fast stays below the limit; nobody is disconnected."""
    async with sitting(server, 2, changes=ONE_ROUND) as party:
        await finish(party)
        one, other = party.clients
        most = int(Limits().shows.burst)
        for frame in range(3 * most):
            await show(one, frame=frame)
        await count_shown(one)  # all of them were read
        assert most <= await count_shown(other) <= most + 2
        assert not [f for f in one.frames if json.loads(f)["type"] in ("refused", "bye")]
