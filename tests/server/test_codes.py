"""Table codes: the right one finds the table, and guessing finds none."""

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

WRONG = "CCCCCC"
TOKENS = [hashlib.sha256(bytes([one])).hexdigest()[:43] for one in range(40)]
"""Texts that could be tokens."""
BY_CODE = [route for route in ROUTES if "{code}" in route.path]
Try = Callable[[Server, str], int]


def over_http(path: str) -> Try:
    """Ask for something about a table; the status."""

    def ask(server: Server, code: str) -> int:
        return server.http("GET", path.format(code=code, match=1))[0]

    return ask


async def closed_with(server: Server, code: str, token: str | None = None) -> int | None:
    """The close code of a table's socket, if it is closed."""
    try:
        async with watch(server, code, token):
            return None
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def use_up(server: Server) -> None:
    """Use up the last ten guesses of an address."""
    tried = [server.http("GET", f"/api/tables/{WRONG}", token=token)[0] for token in TOKENS[:10]]
    assert tried == [404] * 10


@pytest.mark.parametrize("route", BY_CODE, ids=lambda route: route.name)
def test_ten_wrong_codes(route: object, tmp_path: Path) -> None:
    """After ten wrong codes none is looked up any more, right or wrong, by any request."""
    try_ = over_http(route.path)  # type: ignore[attr-defined] # one of ROUTES
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        code = server.guest().open()
        for unreadable in ("x", "0OUI15"):  # which cannot be a code
            assert [try_(server, unreadable) for _ in range(11)] == [404] * 11
        right = try_(server, code)
        assert right != 429
        assert [try_(server, WRONG) for _ in range(5)] == [404] * 5
        assert try_(server, code) == right  # finding one costs nothing, and refunds nothing
        assert [try_(server, WRONG) for _ in range(5)] == [404] * 5
        assert [try_(server, tried) for tried in (WRONG, code)] == [429] * 2
        assert over_http("/api/tables")(server, code) == 200


@over_sockets
async def test_sockets_count_as_well(tmp_path: Path) -> None:
    """The same ten, whether by HTTP or by socket."""
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        code = server.guest().open()
        assert [over_http(BY_CODE[0].path)(server, WRONG) for _ in range(6)] == [404] * 6
        assert [await closed_with(server, WRONG) for _ in range(4)] == [4404] * 4
        assert [await closed_with(server, tried) for tried in (WRONG, code)] == [4429] * 2
        assert over_http(BY_CODE[0].path)(server, code) == 429


@over_sockets
async def test_who_is_at_a_table_finds_it(tmp_path: Path) -> None:
    """A guest who sits there, or watches right now, comes in after any number of wrong codes.

    Another person's guesses from the same home must not lock anyone out.
    """
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
        code, other = ana.open(), ana.open()
        async with bo.at(code) as there:
            use_up(server)
            assert found(server, ana, code) == found(server, ana, other) == 200
            assert found(server, bo, code) == 200
            assert found(server, bo, other) == found(server, eve, code) == 429
            assert found(server, ana, WRONG) == 429
            assert await closed_with(server, code, ana.token) is None
            assert await closed_with(server, other, bo.token) == 4429
            assert (await there.ask("sit"))["type"] == "done"
        assert found(server, bo, code) == 200  # now they have a seat


def found(server: Server, guest: Guest, code: str) -> int:
    """The status when a guest asks for a table."""
    return server.http("GET", f"/api/tables/{code}", token=guest.token)[0]


# --- each guest first, then the address ---------------------------------------------------------


def test_one_guest_locks_nobody_else_out(tmp_path: Path) -> None:
    """Each guest has ten wrong codes, and clients without a token half of the address's."""
    with serving(tmp_path, wrong_codes_per_minute=60) as server:
        ana, bo, eve = server.guest("Ana"), server.guest("Bo"), server.guest("Eve")
        code = ana.open()
        assert [found(server, eve, WRONG) for _ in range(12)] == [404] * 10 + [429] * 2
        assert found(server, eve, code) == 429
        assert found(server, bo, code) == 200
        assert [over_http(BY_CODE[0].path)(server, WRONG) for _ in range(30)] == [404] * 30
        assert over_http(BY_CODE[0].path)(server, code) == 429
        assert found(server, bo, code) == 200
        assert [found(server, bo, WRONG) for _ in range(11)] == [404] * 10 + [429]


def test_all_guests_of_an_address_have_a_limit(tmp_path: Path) -> None:
    """New tokens are no way around it: any text can be one until it is looked up."""
    with serving(tmp_path, wrong_codes_per_minute=25) as server:
        ana, bo = server.guest("Ana"), server.guest("Bo")
        code = ana.open()
        told = [over_http(BY_CODE[0].path)(server, WRONG)]
        told += [server.http("GET", f"/api/tables/{WRONG}", token=one)[0] for one in TOKENS]
        assert told == [404] * 25 + [429] * 16
        assert found(server, bo, code) == 429
        assert found(server, ana, code) == 200


# --- links with a secret ------------------------------------------------------------------------


def link_of(server: Server, code: str) -> str:
    """What stands for the code in the link for others."""
    status, link = server.http("GET", f"/api/tables/{code}/link")
    assert status == 200
    return str(link["url"].rpartition("/")[2])


@over_sockets
async def test_a_link_is_never_refused(tmp_path: Path) -> None:
    """However many wrong codes came from that address: by HTTP, by socket, in any case."""
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        ana, bo = server.guest("Ana"), server.guest("Bo")
        code = ana.open()
        link = link_of(server, code)
        assert re.fullmatch(rf"{code}\.[a-z2-7]{{10}}", link)
        use_up(server)
        assert found(server, bo, code) == 429
        for text in (link, link.lower(), link.upper()):
            assert found(server, bo, text) == 200
        assert link_of(server, link) == link
        for route in BY_CODE:
            assert over_http(route.path)(server, link) != 429
        assert await closed_with(server, code) == 4429
        async with watch(server, link, bo.token) as there:
            assert (await there.ask("sit"))["type"] == "done"


def test_a_wrong_secret_is_a_wrong_code(tmp_path: Path) -> None:
    """It is counted, and says nothing about whether there is such a table."""
    with serving(tmp_path, wrong_codes_per_minute=20) as server:
        ana = server.guest("Ana")
        one, other = ana.open(), ana.open()
        secret = link_of(server, other).partition(".")[2]
        try_ = over_http(BY_CODE[0].path)
        wrong = [
            f"{one}.{secret}",
            f"{one}.x",
            f"{one}.{'a' * 5000}",
            f"{one}.%C3%A9",
            f"{WRONG}.x",
        ]
        assert [try_(server, text) for text in wrong] == [404] * 5
        assert try_(server, link_of(server, one)) == 200
        assert [try_(server, f"{one}.{secret}") for _ in range(6)] == [404] * 5 + [429]
        assert try_(server, one) == 429
        use_up(server)
        assert server.http("GET", f"/api/tables/{one}.{secret}", token=ana.token)[0] == 429


def test_a_link_outlives_the_process(tmp_path: Path) -> None:
    """The server's secret is in its database."""
    with serving(tmp_path) as server:
        ana = server.guest("Ana")
        code = ana.open()
        link = link_of(server, code)
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        assert link_of(server, code) == link
        use_up(server)
        assert over_http(BY_CODE[0].path)(server, link) == 200
    with serving(tmp_path / "elsewhere") as server:
        assert over_http(BY_CODE[0].path)(server, link) == 404


def test_a_link_of_a_deleted_table_leads_nowhere(tmp_path: Path) -> None:
    """The secret is right for ever, but that is not counted."""
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        code = server.guest("Ana").open()
        link = link_of(server, code)
    with closing(sqlite3.connect(tmp_path / "dacabo.db")) as database, database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM streams WHERE stream = ?", (code,))
    with serving(tmp_path, wrong_codes_per_minute=10) as server:
        assert [over_http(BY_CODE[0].path)(server, link) for _ in range(20)] == [404] * 20
