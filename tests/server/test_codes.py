"""Table codes: the right one finds the table, and guesses are limited."""

import hashlib
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from server.harness.rig import Guest, Server, over_sockets, serving, watch
from websockets.exceptions import ConnectionClosed

from dacabo.server.api.schema import ROUTES

WRONG_CODE = "CCCCCC"
TOKENS = [hashlib.sha256(bytes([one])).hexdigest()[:43] for one in range(40)]
"""Texts that could be tokens."""
ROUTES_BY_CODE = [route for route in ROUTES if "{code}" in route.path]
Lookup = Callable[[Server, str], int]


def over_http(path: str) -> Lookup:
    """Make a function that asks for a table over HTTP, and returns the status."""

    def ask(server: Server, code: str) -> int:
        return server.http("GET", path.format(code=code, match=1))[0]

    return ask


async def close_code_of(server: Server, code: str, token: str | None = None) -> int | None:
    """The close code of a table's socket, or None if it stays open."""
    try:
        async with watch(server, code, token):
            return None
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def use_up(server: Server) -> None:
    """Use up the last ten guesses of an address."""
    tried = [
        server.http("GET", f"/api/tables/{WRONG_CODE}", token=token)[0] for token in TOKENS[:10]
    ]
    assert tried == [404] * 10


@pytest.mark.parametrize("route", ROUTES_BY_CODE, ids=lambda route: route.name)
def test_no_code_is_looked_up_after_ten_wrong_ones(route: object, tmp_path: Path) -> None:
    """This is true of right and wrong codes, and of any request with a code."""
    look_up = over_http(route.path)  # type: ignore[attr-defined] # one of ROUTES
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        code = server.guest().open()
        for unreadable in ("x", "0OUI15"):  # which cannot be a code
            assert [look_up(server, unreadable) for _ in range(11)] == [404] * 11
        right = look_up(server, code)
        assert right != 429
        assert [look_up(server, WRONG_CODE) for _ in range(5)] == [404] * 5
        assert look_up(server, code) == right  # a right code is free, and restores nothing
        assert [look_up(server, WRONG_CODE) for _ in range(5)] == [404] * 5
        assert [look_up(server, tried) for tried in (WRONG_CODE, code)] == [429] * 2
        assert over_http("/api/tables")(server, code) == 200


@over_sockets
async def test_wrong_codes_over_sockets_count_as_well(tmp_path: Path) -> None:
    """HTTP and sockets share the same ten guesses."""
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        code = server.guest().open()
        assert [over_http(ROUTES_BY_CODE[0].path)(server, WRONG_CODE) for _ in range(6)] == [
            404
        ] * 6
        assert [await close_code_of(server, WRONG_CODE) for _ in range(4)] == [4404] * 4
        assert [await close_code_of(server, tried) for tried in (WRONG_CODE, code)] == [4429] * 2
        assert over_http(ROUTES_BY_CODE[0].path)(server, code) == 429


@over_sockets
async def test_a_guest_of_a_table_finds_it_after_any_number_of_wrong_codes(tmp_path: Path) -> None:
    """This holds for guests who sit there, and for those who watch right now.

    The guesses of somebody else in the same home must not lock them out.
    """
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
        code, other = ana.open(), ana.open()
        async with bo.at(code) as client:
            use_up(server)
            assert status_for(server, ana, code) == status_for(server, ana, other) == 200
            assert status_for(server, bo, code) == 200
            assert status_for(server, bo, other) == status_for(server, eve, code) == 429
            assert status_for(server, ana, WRONG_CODE) == 429
            assert await close_code_of(server, code, ana.token) is None
            assert await close_code_of(server, other, bo.token) == 4429
            assert (await client.ask("sit"))["type"] == "done"
        assert status_for(server, bo, code) == 200  # now they have a seat


def status_for(server: Server, guest: Guest, code: str) -> int:
    """The status that a guest gets for a table."""
    return server.http("GET", f"/api/tables/{code}", token=guest.token)[0]


# --- limits by guest, then by address ----------------------------------------------------------


def test_the_wrong_codes_of_a_guest_do_not_lock_out_other_guests(tmp_path: Path) -> None:
    """Each guest has ten wrong codes, and clients without a token share half of the address's."""
    with serving(tmp_path, wrong_codes_per_minute=60) as server:
        ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
        code = ana.open()
        assert [status_for(server, eve, WRONG_CODE) for _ in range(12)] == [404] * 10 + [429] * 2
        assert status_for(server, eve, code) == 429
        assert status_for(server, bo, code) == 200
        assert [over_http(ROUTES_BY_CODE[0].path)(server, WRONG_CODE) for _ in range(30)] == [
            404
        ] * 30
        assert over_http(ROUTES_BY_CODE[0].path)(server, code) == 429
        assert status_for(server, bo, code) == 200
        assert [status_for(server, bo, WRONG_CODE) for _ in range(11)] == [404] * 10 + [429]


def test_all_guests_of_an_address_have_a_limit(tmp_path: Path) -> None:
    """Any text can be a token until it is looked up, so new tokens are no way around the limit."""
    with serving(tmp_path, wrong_codes_per_minute=25) as server:
        ana, bo = server.guest("Ana"), server.guest("Bo")
        code = ana.open()
        statuses = [over_http(ROUTES_BY_CODE[0].path)(server, WRONG_CODE)]
        statuses += [
            server.http("GET", f"/api/tables/{WRONG_CODE}", token=token_)[0] for token_ in TOKENS
        ]
        assert statuses == [404] * 25 + [429] * 16
        assert status_for(server, bo, code) == 429
        assert status_for(server, ana, code) == 200


# --- links with a secret ------------------------------------------------------------------------


def link_of(server: Server, code: str) -> str:
    """The part of a table's link that replaces the code."""
    status, link = server.http("GET", f"/api/tables/{code}/link")
    assert status == 200
    return str(link["url"].rpartition("/")[2])


@over_sockets
async def test_a_link_is_never_refused(tmp_path: Path) -> None:
    """It works over HTTP, over sockets and in any case, after any number of wrong codes."""
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        ana, bo = server.guest("Ana"), server.guest("Bo")
        code = ana.open()
        link = link_of(server, code)
        assert re.fullmatch(rf"{code}\.[a-z2-7]{{10}}", link)
        use_up(server)
        assert status_for(server, bo, code) == 429
        for text in (link, link.lower(), link.upper()):
            assert status_for(server, bo, text) == 200
        assert link_of(server, link) == link
        for route in ROUTES_BY_CODE:
            assert over_http(route.path)(server, link) != 429
        assert await close_code_of(server, code) == 4429
        async with watch(server, link, bo.token) as client:
            assert (await client.ask("sit"))["type"] == "done"


def test_a_wrong_secret_counts_as_a_wrong_code(tmp_path: Path) -> None:
    """The answer does not tell whether there is such a table."""
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        ana = server.guest("Ana")
        first_code, second_code = ana.open(), ana.open()
        secret = link_of(server, second_code).partition(".")[2]
        look_up = over_http(ROUTES_BY_CODE[0].path)
        wrong = [
            f"{first_code}.{secret}",
            f"{first_code}.x",
            f"{first_code}.{'a' * 5000}",
            f"{first_code}.%C3%A9",
            f"{WRONG_CODE}.x",
        ]
        assert [look_up(server, text) for text in wrong] == [404] * 5
        assert look_up(server, link_of(server, first_code)) == 200
        assert [look_up(server, f"{first_code}.{secret}") for _ in range(6)] == [404] * 5 + [429]
        assert look_up(server, first_code) == 429
        use_up(server)
        assert server.http("GET", f"/api/tables/{first_code}.{secret}", token=ana.token)[0] == 429


def test_a_link_survives_a_restart(tmp_path: Path) -> None:
    """The server's secret is in its database."""
    with serving(tmp_path) as server:
        ana = server.guest("Ana")
        code = ana.open()
        link = link_of(server, code)
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        assert link_of(server, code) == link
        use_up(server)
        assert over_http(ROUTES_BY_CODE[0].path)(server, link) == 200
    with serving(tmp_path / "elsewhere") as server:
        assert over_http(ROUTES_BY_CODE[0].path)(server, link) == 404


def test_a_link_of_a_deleted_table_leads_nowhere(tmp_path: Path) -> None:
    """The secret stays right, so such requests do not count as wrong codes."""
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        code = server.guest("Ana").open()
        link = link_of(server, code)
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM streams WHERE stream = ?", (code,))
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        assert [over_http(ROUTES_BY_CODE[0].path)(server, link) for _ in range(20)] == [404] * 20
