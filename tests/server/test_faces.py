"""The faces of people: a few small numbers beside the name, shown to everybody at a table."""

import json

import pytest
from server.harness.rig import Client, Server, over_sockets, sitting, watch

FACE = [0, 31, 4, 9, 17, 2, 30, 8]
OTHER_FACE = [1]


def faces(client: Client) -> list[list[int] | None]:
    """The faces at the table, as a client sees them."""
    return [chair.get("face") for chair in client.table["chairs"]]


def test_a_guest_has_a_face(server: Server) -> None:
    """It comes with the name, stays when only the name changes, and can be replaced."""
    body = {"name": "Ana", "program": True, "face": FACE}
    status, me = server.http("POST", "/api/guests", body)
    assert (status, me["face"]) == (201, FACE)
    token = me["token"]
    assert server.http("GET", "/api/me", None, token)[1]["face"] == FACE
    assert server.http("PATCH", "/api/me", {"name": "Anna"}, token)[1]["face"] == FACE
    renamed = server.http("PATCH", "/api/me", {"name": "Anna", "face": OTHER_FACE}, token)[1]
    assert renamed == {"player": me["player"], "name": "Anna", "token": None, "face": OTHER_FACE}
    link = server.http("POST", "/api/me/links", None, token)[1]["url"].partition("#")[2]
    phone = server.http("POST", "/api/continue", {"code": link, "program": True})[1]
    assert (phone["name"], phone["face"]) == ("Anna", OTHER_FACE)


def test_a_guest_may_have_no_face(server: Server) -> None:
    """Older clients send none."""
    guest = server.guest()
    assert server.http("GET", "/api/me", None, guest.token)[1].get("face") is None


@pytest.mark.parametrize(
    "wrong", [[], [32], [-1], [1] * 9, [1.5], ["1"], "12", {"hair": 1}, [True], [None]]
)
def test_a_face_is_a_few_small_numbers(server: Server, wrong: object) -> None:
    """The server does not interpret it, but it must not serve to store other things."""
    body = {"name": "Ana", "program": True, "face": wrong}
    status, answer = server.http("POST", "/api/guests", body)
    assert (status, answer["code"]) == (422, "body-unreadable")


@over_sockets
async def test_everybody_at_the_table_sees_a_face(server: Server) -> None:
    """Players and spectators see a change at once; lists show it to players of the table."""
    async with sitting(server, 2, ("largo",)) as party, watch(server, party.code) as stranger:
        host = party.guests[0]
        assert faces(stranger) == [None] * 3
        body = {"name": "Ana", "face": FACE}
        assert server.http("PATCH", "/api/me", body, host.token)[0] == 200
        for client in (*party.clients, stranger):
            await client.until(lambda _: faces(client)[0] == FACE)  # noqa: B023 (awaited here)
            assert [chair.get("face") for chair in client.table["chairs"]] == [FACE, None, None]
        own_tables = server.http("GET", "/api/me/tables", None, party.guests[1].token)[1]
        assert [seat.get("face") for seat in own_tables[0]["seats"]] == [FACE, None, None]
        table_summary = server.http("GET", f"/api/tables/{party.code}", None, None)[1]
        assert table_summary["seats"] == []
        async with watch(server, party.code) as late:
            assert faces(late) == [FACE, None, None]


@over_sockets
async def test_deleting_a_guest_erases_the_face(server: Server) -> None:
    """It is erased with the name, at tables and in the store."""
    async with sitting(server, 2) as party, watch(server, party.code) as stranger:
        guest = party.guests[1]
        body = {"name": "Bo", "face": FACE}
        assert server.http("PATCH", "/api/me", body, guest.token)[0] == 200
        await stranger.until(lambda _: faces(stranger) == [None, FACE])
        await party.start()
        assert server.http("DELETE", "/api/me", None, guest.token)[0] == 204
        await stranger.until(lambda _: faces(stranger) == [None, None])
        async with watch(server, party.code) as late:
            assert json.dumps(FACE) not in json.dumps(late.welcome)
    assert guest.player not in [row[0] for row in server.place.rows("SELECT guest FROM guests")]
