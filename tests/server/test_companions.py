"""Several people in one browser: one has the cookie, the others a token in their hello."""

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

WRONG_TOKEN = new_token(lambda count: bytes(range(count)))

SERVER = {"log_level": "debug"}


@asynccontextmanager
async def browser(server: Server, code: str, cookie: str | None) -> AsyncIterator[Client]:
    """Open a socket as a browser does, with its own origin and cookie, and send nothing yet."""
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


async def close_code_of(client: Client) -> tuple[int, str]:
    """The code and the reason with which the server closed the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def kinds_received(client: Client) -> list[str]:
    """The kinds of all messages and facts that a client got."""
    return [json.loads(frame)["type"] for frame in client.frames]


@asynccontextmanager
async def one_phone(server: Server, **options: object) -> AsyncIterator[Party]:
    """Seat Ana, with the cookie of her browser, and Ben, with a token in his hello."""
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
async def test_two_people_on_one_phone_see_only_their_own_cards(server: Server) -> None:
    """They play a whole match with one address and one cookie; the record proves every deal."""
    async with one_phone(server, changes={"rounds": 1}) as party:
        ana, ben = party.clients
        assert ana.welcome["you"] not in (None, ben.welcome["you"])
        assert ben.welcome["you"] == party.guests[1].player
        await party.start()
        assert (await ana.play("look a1"))["type"] == "done"
        assert (await ben.play("look b1"))["type"] == "done"
        await party.catch_up()
        seen = [client.cards["layouts"] for client in party.clients]
        assert (seen[0][0][0] != "?", seen[0][1][0]) == (True, "?")
        assert (seen[1][1][0] != "?", seen[1][0][0]) == (True, "?")
        assert (await ana.play("done"))["type"] == "done"
        assert (await ben.play("done"))["type"] == "done"
        await party.catch_up()
        assert ana.cards["viewer"] == 0
        assert ben.cards["viewer"] == 1
        await play_all(party)
        assert [*party.verified_record().names] == ["Ana", "Ben"]


@over_sockets
async def test_the_token_stays_out_of_messages_and_logs(server: Server) -> None:
    """No message contains it, not even a wrong one, and neither does the log."""
    async with one_phone(server) as party:
        token = party.guests[1].token
        async with browser(server, party.code, None) as wrong:
            await wrong.send({"type": "hello", "token": WRONG_TOKEN})
            assert await close_code_of(wrong) == (4401, "not-a-guest")
        async with browser(server, party.code, None) as long:
            await long.send({"type": "hello", "token": token * 3})
            assert (await long.receive())["code"] == "message-unreadable"
        everything = "".join(
            frame for client in (*party.clients, wrong, long) for frame in client.frames
        )
        for secret in token, WRONG_TOKEN:
            assert secret not in everything + server.log
            assert secret not in repr(Hello(1, secret))


@pytest.mark.parametrize("token", [WRONG_TOKEN, "", "x", "A" * 42, "ü" * 43])
@over_sockets
async def test_a_wrong_token_in_a_hello_is_refused(server: Server, token: str) -> None:
    """The connection gets no data and is closed, whatever cookie came with it."""
    ana = Guest(server, "", server.cookie("/api/guests", {"name": "Ana"}))
    code = ana.open()
    for cookie in (None, ana.token):
        async with browser(server, code, cookie) as client:
            await client.send({"type": "hello", "token": token})
            assert await close_code_of(client) == (4401, "not-a-guest")
            assert kinds_received(client) == ["bye"]


@over_sockets
async def test_a_connection_cannot_change_its_guest(server: Server) -> None:
    """The same token again is a resync; another one after the welcome ends the connection."""
    async with one_phone(server) as party:
        ana, ben = party.clients
        again = await hello(ben, party.guests[1].token)
        assert again.welcome["you"] == party.guests[1].player
        await ana.send({"type": "hello", "token": party.guests[1].token})
        assert await close_code_of(ana) == (4401, "not-a-guest")


@over_sockets
async def test_a_socket_gets_nothing_before_its_hello(server: Server) -> None:
    """It has Ana's cookie but may be for Ben, so it gets nothing of Ana's."""
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
async def test_logging_out_closes_the_connection_of_a_companion(server: Server) -> None:
    """The token of the hello counts, not the cookie that opened the socket."""
    async with one_phone(server) as party:
        ana, ben = party.guests
        assert server.http("DELETE", "/api/me/session", token=ana.token)[0] == 204
        assert await close_code_of(party.host) == (4401, "logged-out")
        assert (await party.clients[1].ask("ready"))["type"] == "done"
        assert server.http("DELETE", "/api/me/session", token=ben.token)[0] == 204
        assert await close_code_of(party.clients[1]) == (4401, "logged-out")
