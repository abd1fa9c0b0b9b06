"""The tables in PostgreSQL: the same as in an SQLite file, and their migrations."""

from typing import Final

from dacabo.server.store.postgres.driver import PgConnection
from dacabo.server.store.store import StoreError

OURS: Final = 0x44616361  # "Daca"
"""The first key of our advisory locks; the second is a hash of their purpose and schema."""
MIGRATING, SERVING = "migrating", "serving"
"""The purposes of the locks."""
CHANNEL: Final = "'dacabo ' || md5(current_schema())"
"""The SQL expression for the channel of messages between nodes: one for each schema."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE dacabo (version integer NOT NULL)",
        "INSERT INTO dacabo VALUES (0)",
        # Names are compared as bytes, as SQLite does, and whatever the system's locale becomes.
        """CREATE TABLE streams (
            stream text COLLATE "C" PRIMARY KEY,
            last bigint NOT NULL,
            due double precision,
            changed double precision NOT NULL,
            state text NOT NULL DEFAULT '',
            public boolean NOT NULL DEFAULT false,
            summary bytea NOT NULL DEFAULT ''
        )""",
        "CREATE INDEX streams_by_due ON streams (due, stream) WHERE due IS NOT NULL",
        "CREATE INDEX streams_by_state ON streams (state, changed)",
        "CREATE INDEX lobby ON streams (changed, stream) WHERE state = 'open' AND public",
        """CREATE TABLE log (
            stream text COLLATE "C" NOT NULL REFERENCES streams ON DELETE CASCADE,
            number bigint NOT NULL,
            fact bytea NOT NULL,
            PRIMARY KEY (stream, number)
        )""",
        """CREATE TABLE guests (
            guest text COLLATE "C" PRIMARY KEY,
            name text NOT NULL,
            created double precision NOT NULL,
            seen double precision NOT NULL
        )""",
        "CREATE INDEX guests_by_seen ON guests (seen)",
        """CREATE TABLE tokens (
            token_hash bytea PRIMARY KEY,
            guest text COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE
        )""",
        "CREATE INDEX tokens_by_guest ON tokens (guest)",
        """CREATE TABLE links (
            guest text COLLATE "C" PRIMARY KEY REFERENCES guests ON DELETE CASCADE,
            code_hash bytea NOT NULL UNIQUE,
            until double precision NOT NULL
        )""",
        """CREATE TABLE members (
            guest text COLLATE "C" NOT NULL REFERENCES guests ON DELETE CASCADE,
            stream text COLLATE "C" NOT NULL REFERENCES streams ON DELETE CASCADE,
            PRIMARY KEY (guest, stream)
        )""",
        "CREATE INDEX members_by_stream ON members (stream)",
    ),
    (  # what nodes know of each other, until the database is restarted
        """CREATE UNLOGGED TABLE nodes (
            node text PRIMARY KEY,
            speaks text NOT NULL,
            pid integer NOT NULL,
            until timestamptz NOT NULL
        )""",
        # A process that dies loses its connection at once; a machine that dies does not.
        """CREATE VIEW living AS SELECT node, speaks FROM nodes
            WHERE until > clock_timestamp() AND pid IN (SELECT pid FROM pg_stat_activity)""",
        """CREATE UNLOGGED TABLE leases (
            stream text COLLATE "C" PRIMARY KEY,
            node text NOT NULL
        )""",
        "CREATE INDEX leases_by_node ON leases (node)",
        """CREATE UNLOGGED TABLE present (
            node text,
            stream text COLLATE "C",
            guests text[] NOT NULL,
            PRIMARY KEY (stream, node)
        )""",
        "CREATE INDEX present_by_node ON present (node)",
    ),
    (  # Snapshots, under an older name; `so_far` is the state. All of it follows from the log, and
        # it is not moved with the log.
        """CREATE TABLE bookmarks (
            stream text COLLATE "C" NOT NULL REFERENCES streams ON DELETE CASCADE,
            number bigint NOT NULL,
            so_far bytea NOT NULL,
            PRIMARY KEY (stream, number)
        )""",
    ),
    (  # rows from before have none; of 32 bits without a sign
        "ALTER TABLE log ADD COLUMN checksum bigint",
        "ALTER TABLE bookmarks ADD COLUMN checksum bigint",
    ),
    # A byte for each number; guests from before have none.
    ("ALTER TABLE guests ADD COLUMN face bytea",),
)
"""The steps from an empty schema to version 1, and so on."""


async def migrate(connection: PgConnection, shown: str) -> None:
    """Create or migrate the tables in one transaction, and mark them as in use.

    A lock is taken before the version is read, because several servers may start at once.

    Raises:
        StoreError: tables of the same names are not ours, a newer version has migrated them, or a
            server of an older version still uses them.
    """
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({lock_of(MIGRATING)})")
        version = await version_of(connection, shown)
        alone = f"SELECT pg_try_advisory_xact_lock({lock_of(SERVING)})"
        if version < len(MIGRATIONS) and not await connection.fetchval(alone):
            raise StoreError("nodes-older", database=shown)
        for step in MIGRATIONS[version:]:
            for statement in step:
                await connection.execute(statement)
        if version < len(MIGRATIONS):
            await connection.execute("UPDATE dacabo SET version = $1", len(MIGRATIONS))
        await mark_in_use(connection)


async def version_of(connection: PgConnection, shown: str) -> int:
    """The version of our tables; 0 if there are none.

    Raises:
        StoreError: tables of the same names are not ours, or the version is unknown.
    """
    sql = """SELECT to_regclass('dacabo') IS NOT NULL, to_regclass('streams') IS NOT NULL
        OR to_regclass('log') IS NOT NULL OR to_regclass('guests') IS NOT NULL"""
    ((is_ours, has_other_tables),) = await connection.fetch(sql)
    if not is_ours and has_other_tables:
        raise StoreError("store-not-ours", file=shown)
    version: int = await connection.fetchval("SELECT version FROM dacabo") if is_ours else 0
    if version > len(MIGRATIONS):
        raise StoreError("store-newer", file=shown, found=version, known=len(MIGRATIONS))
    return version


async def mark_in_use(connection: PgConnection) -> None:
    """Mark the tables as in use for as long as this connection is open: nobody migrates them.

    Raises:
        StoreError: a newer version has migrated them while this server was disconnected.
    """
    await connection.execute(f"SELECT pg_advisory_lock_shared({lock_of(SERVING)})")
    if await connection.fetchval("SELECT version FROM dacabo") != len(MIGRATIONS):
        raise StoreError("store-moved-on")


def lock_of(purpose: str) -> str:
    """The SQL expression for the two keys of an advisory lock, one for each schema."""
    return f"{OURS}, hashtext('{purpose} ' || current_schema())"
