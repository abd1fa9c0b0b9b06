"""Several people in one browser: one cookie, and for everybody else a token in their hello."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from server.harness.players import play_all
from server.harness.rig import Client, Guest, Party, Server, over_sockets
from websockets.exceptions import ConnectionClosed

from dacabo.server.tokens import new_token
from dacabo.server.wire.table import Hello

WRONG = new_token(lambda count: bytes(range(count)))

SERVER = {"log_level": "debug"}


@asynccontextmanager
async def browser(server: Server, code: str, cookie: str | None) -> AsyncIterator[Client]:
    """A socket as a browser opens it: from our own page, with its cookie, and nothing said yet."""
    headers = {"origin": server.link}
    if cookie is not None:
        headers["cookie"] = f"dacabo_session={cookie}"
    async with server.connect(f"/api/tables/{code}/live", additional_headers=headers) as socket:
        yield Client(socket)


async def hello(client: Client, token: str | None) -> Client:
    """Say hello with a token, and wait for the welcome."""
    await client.send({"type": "hello", "token": token})
    await client.until(lambda message: message["type"] == "welcome")
    return client


async def end_of(client: Client) -> tuple[int, str]:
    """How the server hung up."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def told(client: Client) -> list[str]:
    """The kinds of everything a client was told."""
    return [json.loads(frame)["type"] for frame in client.frames]


@asynccontextmanager
async def one_phone(server: Server, **options: object) -> AsyncIterator[Party]:
    """Ana by the cookie of her browser, Ben by a token in his hello, at one table."""
    ana, ben = Guest(server, "", server.cookie("/api/guests", {"name": "Ana"})), server.guest("Ben")
    code = ana.open(**options)
    async with AsyncExitStack() as lines:
        first, second = [
            await hello(await lines.enter_async_context(browser(server, code, ana.token)), token)
            for token in (None, ben.token)
        ]
        assert (await second.ask("sit"))["type"] == "done"
        await first.until(lambda message: message.get("table", first.table)["chairs"][1]["player"])
        for client, word in (first, "tea"), (second, "coffee"):
            assert (await client.seal(word))["type"] == "done"
        yield Party(server, code, [ana, ben], [first, second])


@over_sockets
async def test_two_on_one_phone_see_only_their_own(server: Server) -> None:
    """Two guests, one address, one cookie: a whole match, and the record proves every deal."""
    async with one_phone(server, changes={"rounds": 1}) as party:
        ana, ben = party.clients
        assert ana.welcome["you"] not in (None, ben.welcome["you"])
        assert ben.welcome["you"] == party.guests[1].player
        await party.start()
        assert (await ana.play("look a1"))["type"] == "done"
        assert (await ben.play("look b1"))["type"] == "done"
        await party.together()
        seen = [client.cards["layouts"] for client in party.clients]
        assert (seen[0][0][0] != "?", seen[0][1][0]) == (True, "?")
        assert (seen[1][1][0] != "?", seen[1][0][0]) == (True, "?")
        assert (await ana.play("done"))["type"] == "done"
        assert (await ben.play("done"))["type"] == "done"
        await party.together()
        assert ana.cards["viewer"] == 0
        assert ben.cards["viewer"] == 1
        await play_all(party)
        assert [*party.proven().names] == ["Ana", "Ben"]


@over_sockets
async def test_the_token_stays_out_of_messages_and_logs(server: Server) -> None:
    """Nobody is told it, a wrong one is not repeated, and the log has neither."""
    async with one_phone(server) as party:
        token = party.guests[1].token
        async with browser(server, party.code, None) as wrong:
            await wrong.send({"type": "hello", "token": WRONG})
            assert await end_of(wrong) == (4401, "not-a-guest")
        async with browser(server, party.code, None) as long:
            await long.send({"type": "hello", "token": token * 3})
            assert (await long.receive())["code"] == "message-unreadable"
        everything = "".join(
            frame for client in (*party.clients, wrong, long) for frame in client.frames
        )
        for secret in token, WRONG:
            assert secret not in everything + server.log
            assert secret not in repr(Hello(1, secret))


@pytest.mark.parametrize("token", [WRONG, "", "x", "A" * 42, "ü" * 43])
@over_sockets
async def test_a_wrong_token_is_refused_as_a_wrong_bearer_is(server: Server, token: str) -> None:
    """Whatever cookie came with the socket: it is told nothing, and hung up on."""
    ana = Guest(server, "", server.cookie("/api/guests", {"name": "Ana"}))
    code = ana.open()
    for cookie in (None, ana.token):
        async with browser(server, code, cookie) as client:
            await client.send({"type": "hello", "token": token})
            assert await end_of(client) == (4401, "not-a-guest")
            assert told(client) == ["bye"]


@over_sockets
async def test_a_connection_stays_that_of_one_guest(server: Server) -> None:
    """The same token again is a resync; another one after the welcome ends the connection."""
    async with one_phone(server) as party:
        ana, ben = party.clients
        again = await hello(ben, party.guests[1].token)
        assert again.welcome["you"] == party.guests[1].player
        await ana.send({"type": "hello", "token": party.guests[1].token})
        assert await end_of(ana) == (4401, "not-a-guest")


@over_sockets
async def test_before_the_hello_a_socket_is_nobody_s_ear(server: Server) -> None:
    """Opened with Ana's cookie for Ben: until he says so, it hears nothing of Ana's."""
    async with one_phone(server) as party, AsyncExitStack() as lines:
        opened = browser(server, party.code, party.guests[0].token)
        silent = await lines.enter_async_context(opened)
        await party.start()
        assert (await party.host.play("look a1"))["type"] == "done"
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await silent.receive()
        await hello(silent, party.guests[1].token)
        assert silent.welcome["seat"] == 1
        assert silent.cards["layouts"][0] == ["?"] * 4


@over_sockets
async def test_logging_out_hangs_up_on_a_companion_s_line(server: Server) -> None:
    """By the token of the hello, not by the cookie that opened the socket."""
    async with one_phone(server) as party:
        ana, ben = party.guests
        assert server.http("DELETE", "/api/me/session", token=ana.token)[0] == 204
        assert await end_of(party.host) == (4401, "logged-out")
        assert (await party.clients[1].ask("ready"))["type"] == "done"
        assert server.http("DELETE", "/api/me/session", token=ben.token)[0] == 204
        assert await end_of(party.clients[1]) == (4401, "logged-out")
