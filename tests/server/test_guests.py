"""Identity of guests: several devices, logging out, and programs that continue as a guest."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from server.harness.rig import Client, Guest, Server, over_sockets, serving, sitting, watch
from websockets.exceptions import ConnectionClosed


def link_code(guest: Guest) -> str:
    """Make a personal link; return its code."""
    status, link = guest.server.http("POST", "/api/me/links", token=guest.token)
    assert status == 201
    return str(link["url"].split("#")[1])


def other_device(guest: Guest) -> str:
    """Continue as the same guest on another device; return its token."""
    asked = {"code": link_code(guest), "program": True}
    status, me = guest.server.http("POST", "/api/continue", asked)
    assert status == 200
    assert me["player"] == guest.player
    return str(me["token"])


def is_valid(server: Server, token: str) -> bool:
    """Whether a token is valid."""
    status, _ = server.http("GET", "/api/me", token=token)
    assert status in (200, 401)
    return status == 200


async def close_code_of(client: Client) -> tuple[int, str]:
    """The code and the reason with which the server closed the connection."""
    with pytest.raises(ConnectionClosed) as closed:
        await client.until(lambda _: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_a_program_continues_as_a_guest_with_a_token(server: Server) -> None:
    """The answer has the token, and sets no cookie; for a browser it is the other way round."""
    ana = server.guest()
    token = other_device(ana)
    assert token != ana.token
    assert is_valid(server, token)
    assert is_valid(server, ana.token)
    code = link_code(ana)
    status, me = server.http("POST", "/api/continue", {"code": code})
    assert (status, me["token"]) == (200, None)
    assert server.http("POST", "/api/continue", {"code": code, "program": True})[0] == 404


@over_sockets
async def test_logging_out_ends_this_device_only(server: Server) -> None:
    """Its token is revoked, and its connections end; the other device stays."""
    async with sitting(server, 2) as party, AsyncExitStack() as lines:
        ana, code = party.guests[0], party.code
        other = other_device(ana)
        await party.start()
        tablet = await lines.enter_async_context(watch(server, code, other))
        silent = await lines.enter_async_context(
            server.connect(f"/api/tables/{code}/live", ana.token)
        )
        assert server.http("DELETE", "/api/me/session", token=ana.token) == (204, "")
        assert await close_code_of(party.host) == (4401, "logged-out")
        await silent.wait_closed()  # even though it has not said hello
        assert silent.close_code == 4401
        assert not is_valid(server, ana.token)
        assert is_valid(server, other)
        assert server.http("DELETE", "/api/me/session", token=ana.token)[0] == 401
        assert (await tablet.play("look a1"))["type"] == "done"
        assert (await party.clients[1].play("look b1"))["type"] == "done"


@over_sockets
async def test_logging_out_all_others_keeps_this_device_and_other_guests(server: Server) -> None:
    """Other devices are logged out, even one that has only an open link."""
    async with sitting(server, 2) as party, AsyncExitStack() as lines:
        ana, code = party.guests[0], party.code
        others = [other_device(ana) for _ in range(2)]
        devices = [await lines.enter_async_context(watch(server, code, t)) for t in others]
        open_link = link_code(ana)
        await party.start()
        assert server.http("DELETE", "/api/me/sessions", token=ana.token) == (204, "")
        for device in devices:
            assert await close_code_of(device) == (4401, "logged-out")
        assert not any(is_valid(server, token) for token in others)
        assert server.http("POST", "/api/continue", {"code": open_link})[0] == 404
        assert (await party.host.play("look a1"))["type"] == "done"
        assert (await party.clients[1].play("look b1"))["type"] == "done"
        for token in others:
            assert server.http("DELETE", "/api/me/sessions", token=token)[0] == 401
        assert is_valid(server, ana.token)


def test_logging_out_deletes_the_cookies(server: Server) -> None:
    """Logging others out does not."""
    token = server.cookie("/api/guests", {"name": "Ana"})
    own_headers = {"cookie": f"dacabo_session={token}", "origin": server.link}
    assert server.fetch("DELETE", "/api/me/sessions", **own_headers).cookies == {}
    deleted_cookies = server.fetch("DELETE", "/api/me/session", **own_headers).cookies
    assert {name: cookie.value for name, cookie in deleted_cookies.items()} == {
        "dacabo_session": "",
        "dacabo_known": "0",
    }
    assert not is_valid(server, token)


def test_renaming_counts_as_a_new_guest(tmp_path: Path) -> None:
    """All tables and nodes learn a new name, so it is limited; the same name again is free."""
    with serving(tmp_path, guests_per_minute=3) as server:
        guest = server.guest()
        asked = [("Bea", 200), ("Cem", 200), ("Cem", 200), ("Dora", 429)]
        for name, status in asked:
            assert server.http("PATCH", "/api/me", {"name": name}, guest.token)[0] == status
        assert server.http("GET", "/api/me", None, guest.token)[1]["name"] == "Cem"
