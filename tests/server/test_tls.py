"""Encrypted connections to PostgreSQL, as docs/operating.md recommends them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cli.test_command import run_in_process
from server.harness.cluster import Cluster
from server.harness.rig import one_node, over_sockets, sitting
from server.harness.tls import PASSWORD, make_authority, start_cluster_with_tls

from dacabo.server.environment import Environment
from dacabo.server.settings import PostgresLink
from dacabo.server.store.postgres.store import open_postgres

CONNECTIONS = """SELECT count(*), bool_and(ssl) FROM pg_stat_ssl
    JOIN pg_stat_activity USING (pid) WHERE application_name = 'dacabo'"""


class TlsCluster(NamedTuple):
    """A database server with TLS."""

    cluster: Cluster
    port: int
    folder: Path
    """A folder with the certificates of two authorities; one of them signed the server's."""

    def link(self, host: str = "localhost", **settings: object) -> str:
        """A link over TCP."""
        query = "&".join(f"{name}={value}" for name, value in settings.items())
        return f"postgresql://dacabo:{PASSWORD}@{host}:{self.port}/postgres?{query}"


@pytest.fixture(scope="module")
def encrypted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TlsCluster]:
    """One database server for all tests."""
    folder = tmp_path_factory.mktemp("tls")
    for name in ("ours", "other"):
        make_authority(folder, name)
    cluster, port = start_cluster_with_tls(folder)
    yield TlsCluster(cluster, port, folder)
    cluster.remove()


def test_all_six_connections_of_a_node_are_encrypted(encrypted: TlsCluster) -> None:
    """These are one for appending, one for notifications, and four for reading."""
    link = encrypted.link(sslmode="verify-full", sslrootcert=encrypted.folder / "ours.pem")

    async def main() -> list[tuple[object, ...]]:
        store = await open_postgres(PostgresLink(link))
        try:
            await store.nodes.start("one", "all", Environment().keep_time)
            await store.append("one", 0, [b"a"], now=1.0)
            await asyncio.gather(*(store._sql.rows("SELECT pg_sleep(0.3)") for _ in range(4)))
            return await asyncio.to_thread(encrypted.cluster.do, CONNECTIONS)
        finally:
            await store.forget("one")
            await store.close()

    assert asyncio.run(main()) == [(6, True)]


@over_sockets
async def test_a_match_is_played_over_tls(tmp_path: Path, encrypted: TlsCluster) -> None:
    """A whole server plays it, and its log shows neither password nor file."""
    link = encrypted.link(sslmode="verify-full", sslrootcert=encrypted.folder / "ours.pem")
    with one_node(tmp_path, database=link) as server:
        async with sitting(server, 2) as party:
            await party.start()
        ((count, encrypted_all),) = encrypted.cluster.do(CONNECTIONS)
        assert count >= 3
        assert encrypted_all
        assert PASSWORD not in server.log
    told = await asyncio.to_thread(run_in_process, "check", "--database", link)
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
def test_a_database_with_an_unexpected_identity_is_refused(
    encrypted: TlsCluster, host: str, settings: dict[str, str], reason: str
) -> None:
    """The error names the reason: another authority or name, no file, no TLS; but no secrets."""
    link_settings = {
        name: encrypted.folder / value if name == "sslrootcert" else value
        for name, value in settings.items()
    }
    process = run_in_process("check", "--database", encrypted.link(host, **link_settings))
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == (
        f"The database “postgresql://{host}:{encrypted.port}/postgres” cannot be used ({reason}). "
        "Check the address, user, password and sslmode given with --database.\n"
    )


def test_a_server_without_tls_is_refused_if_tls_is_asked_for(encrypted: TlsCluster) -> None:
    """Without TLS, the server could be an impostor."""
    encrypted.cluster.kill()
    before = encrypted.cluster.settings
    encrypted.cluster.settings = before | {"ssl": "off"}
    encrypted.cluster.start()
    try:
        for mode in ("require", "verify-full"):
            link = encrypted.link(sslmode=mode, sslrootcert=encrypted.folder / "ours.pem")
            process = run_in_process("check", "--database", link)
            assert process.returncode == 2
            assert "cannot be used (the server offers no SSL)." in process.stderr
            assert PASSWORD not in process.stderr
    finally:
        encrypted.cluster.kill()
        encrypted.cluster.settings = before
        encrypted.cluster.start()
