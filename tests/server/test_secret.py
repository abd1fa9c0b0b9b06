"""The secret of a server: one for all nodes, which never changes and is not listed."""

import asyncio
from pathlib import Path

import pytest
from server.harness.rig import serving
from server.harness.stores import Place, PostgresPlace, SqlitePlace
from server.test_codes import link_of

from dacabo.server.environment import Environment
from dacabo.server.store.factory import back_up, move
from dacabo.server.store.secret import RESERVED, server_secret
from dacabo.server.store.store import StoreError
from dacabo.server.tokens import read_code


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store in each kind of place."""
    return SqlitePlace(tmp_path / "room.db") if request.param == "sqlite" else PostgresPlace()


async def secret_of(place: Place) -> bytes:
    """The secret of the server with this store, which is made if there is none."""
    async with place.open_store() as store:
        return await server_secret(store, Environment())


def quiet(_done: int, _total: int) -> None:
    """Ignore the progress."""


def test_all_nodes_share_the_first_secret(place: Place) -> None:
    """Many nodes that start together get the same secret, and so do all that start later."""

    async def together() -> list[bytes]:
        async with place.open_store() as one, place.open_store() as other:
            asked = [
                server_secret(store, Environment()) for store in (one, other) for _ in range(10)
            ]
            return [*await asyncio.gather(*asked)]

    found = asyncio.run(together())
    assert len(found[0]) == 32
    assert {*found, asyncio.run(secret_of(place))} == {found[0]}
    assert len(place.log(RESERVED)) == 1
    assert asyncio.run(secret_of(PostgresPlace())) != found[0]


def test_the_secret_is_in_no_list(place: Place) -> None:
    """It is no table, and never due."""

    async def main() -> None:
        async with place.open_store() as store:
            await server_secret(store, Environment())
            assert await store.next_due() is None
            assert await store.lobby(9) == []
            states = [row[0] for row in place.rows("SELECT state FROM streams")]
            assert states == [""]

    asyncio.run(main())
    assert read_code(RESERVED) is None


def test_the_secret_moves_with_the_tables(tmp_path: Path) -> None:
    """It moves from a file to PostgreSQL and back, into backups, and replaces another secret."""
    file, between, back = SqlitePlace(tmp_path / "a.db"), PostgresPlace(), tmp_path / "b.db"
    secret = asyncio.run(secret_of(file))
    assert asyncio.run(secret_of(between)) != secret
    move(file.database, between.database, quiet)
    assert asyncio.run(secret_of(between)) == secret
    back_up(between.database, back, quiet)
    assert asyncio.run(secret_of(SqlitePlace(back))) == secret


def test_a_refused_move_leaves_the_secret(tmp_path: Path) -> None:
    """A target with a guest keeps its data."""
    file, other = SqlitePlace(tmp_path / "a.db"), PostgresPlace()
    asyncio.run(secret_of(file))
    secret = asyncio.run(secret_of(other))

    async def come() -> None:
        async with other.open_store() as store:
            await store.add_guest("eva", "Eva", b"t", now=1.0)

    asyncio.run(come())
    with pytest.raises(StoreError, match="target-not-empty"):
        move(file.database, other.database, quiet)
    assert asyncio.run(secret_of(other)) == secret


def test_a_link_works_after_a_move(tmp_path: Path) -> None:
    """People need no new one."""
    with serving(tmp_path / "one") as server:
        code = server.guest().open()
        link = link_of(server, code)
        back_up(server.database, tmp_path / "copy.db", quiet)
    (tmp_path / "two").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "two" / "dacabo.db")
    with serving(tmp_path / "two") as server:
        assert server.http("GET", f"/api/tables/{link}")[0] == 200
