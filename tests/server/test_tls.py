"""Encrypted connections to PostgreSQL, as docs/operating.md recommends them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cli.test_command import called
from server.harness.cluster import Cluster
from server.harness.rig import one_node, over_sockets, sitting
from server.harness.tls import PASSWORD, authority, cluster_with_tls

from dacabo.server.environment import Environment
from dacabo.server.settings import PostgresLink
from dacabo.server.store.postgres.store import open_postgres

SEEN = """SELECT count(*), bool_and(ssl) FROM pg_stat_ssl
    JOIN pg_stat_activity USING (pid) WHERE application_name = 'dacabo'"""


class Encrypted(NamedTuple):
    """A database server with TLS."""

    cluster: Cluster
    port: int
    folder: Path
    """With the certificates of two authorities, of which one has made the server's."""

    def link(self, host: str = "localhost", **settings: object) -> str:
        """A link over TCP."""
        query = "&".join(f"{name}={value}" for name, value in settings.items())
        return f"postgresql://dacabo:{PASSWORD}@{host}:{self.port}/postgres?{query}"


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Encrypted]:
    """One for all."""
    folder = tmp_path_factory.mktemp("tls")
    for name in ("ours", "other"):
        authority(folder, name)
    cluster, port = cluster_with_tls(folder)
    yield Encrypted(cluster, port, folder)
    cluster.end()


def test_all_six_connections_of_a_node_are_encrypted(encrypted: Encrypted) -> None:
    """That which appends, that which listens, and the four that read."""
    link = encrypted.link(sslmode="verify-full", sslrootcert=encrypted.folder / "ours.pem")

    async def main() -> list[tuple[object, ...]]:
        store = await open_postgres(PostgresLink(link))
        try:
            await store.nodes.start("one", "all", Environment().keep_time)
            await store.append("one", 0, [b"a"], now=1.0)
            await asyncio.gather(*(store._sql.rows("SELECT pg_sleep(0.3)") for _ in range(4)))
            return await asyncio.to_thread(encrypted.cluster.do, SEEN)
        finally:
            await store.forget("one")
            await store.close()

    assert asyncio.run(main()) == [(6, True)]


@over_sockets
async def test_a_match_is_played_over_tls(tmp_path: Path, encrypted: Encrypted) -> None:
    """By a whole server; its log shows neither password nor file."""
    link = encrypted.link(sslmode="verify-full", sslrootcert=encrypted.folder / "ours.pem")
    with one_node(tmp_path, database=link) as server:
        async with sitting(server, 2) as party:
            await party.start()
        ((count, encrypted_all),) = encrypted.cluster.do(SEEN)
        assert count >= 3
        assert encrypted_all
        assert PASSWORD not in server.log
    told = await asyncio.to_thread(called, "check", "--database", link)
    assert told.returncode == 0, told.stderr


@pytest.mark.parametrize(
    ("host", "settings", "reason"),
    [
        (
            "localhost",
            {"sslmode": "verify-full", "sslrootcert": "other.pem"},
            "unable to get local issuer certificate",
        ),
        (
            "127.0.0.1",
            {"sslmode": "verify-full", "sslrootcert": "ours.pem"},
            "IP address mismatch, certificate is not valid for '127.0.0.1'.",
        ),
        (
            "localhost",
            {"sslmode": "verify-full", "sslrootcert": "none.pem"},
            "there is no such file or folder",
        ),
        ("localhost", {"sslmode": "disable"}, "InvalidAuthorizationSpecification"),
    ],
)
def test_a_database_that_is_not_the_one_meant_is_refused_with_a_sentence(
    encrypted: Encrypted, host: str, settings: dict[str, str], reason: str
) -> None:
    """Another authority, another name, no file, no TLS: neither password nor path is shown."""
    given = {
        name: encrypted.folder / value if name == "sslrootcert" else value
        for name, value in settings.items()
    }
    told = called("check", "--database", encrypted.link(host, **given))
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr == (
        f"The database “postgresql://{host}:{encrypted.port}/postgres” cannot be used ({reason}). "
        "Check the address, user, password and sslmode given with --database.\n"
    )


def test_a_server_without_tls_is_refused_if_tls_is_asked_for(encrypted: Encrypted) -> None:
    """It could be anybody's."""
    encrypted.cluster.kill()
    before = encrypted.cluster.settings
    encrypted.cluster.settings = before | {"ssl": "off"}
    encrypted.cluster.start()
    try:
        for mode in ("require", "verify-full"):
            link = encrypted.link(sslmode=mode, sslrootcert=encrypted.folder / "ours.pem")
            told = called("check", "--database", link)
            assert told.returncode == 2
            assert "cannot be used (the server offers no SSL)." in told.stderr
            assert PASSWORD not in told.stderr
    finally:
        encrypted.cluster.kill()
        encrypted.cluster.settings = before
        encrypted.cluster.start()
