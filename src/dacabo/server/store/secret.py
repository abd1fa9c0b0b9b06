"""The secret of a server, which all its nodes share and which survives restarts and backups.

It is the only fact of a reserved stream, which has no clock, is in no list and never expires.
"""

from typing import Final

from dacabo.server.environment import Environment
from dacabo.server.store.replay import log_unreadable
from dacabo.server.store.store import Conflict, Store

RESERVED: Final = "secret"
"""The name of the stream. It cannot be the code of a table, because codes have other letters."""
SECRET_BYTES: Final = 32


async def server_secret(store: Store, environment: Environment) -> bytes:
    """Read the secret, or create it in a store that has none."""
    with log_unreadable(RESERVED):
        facts = await store.read(RESERVED)
    if not facts:
        facts = [environment.random_bytes(SECRET_BYTES).hex().encode()]  # all facts are text
        try:
            await store.append(RESERVED, 0, facts, now=environment.now() / 1000)
        except Conflict:  # another node was faster
            facts = await store.read(RESERVED)
    return bytes.fromhex(facts[0].decode())
