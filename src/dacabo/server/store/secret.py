"""The secret of a server: all its nodes share it, and it survives restarts, backups and moves.

It is the only fact of a stream of its own, which no timer, list or deletion by age concerns.
"""

from typing import Final

from dacabo.server.environment import Environment
from dacabo.server.store.replay import reported
from dacabo.server.store.store import Conflict, Store

RESERVED: Final = "secret"
"""The name of that stream; no table has it, since codes have other letters."""
SECRET_BYTES: Final = 32


async def server_secret(store: Store, environment: Environment) -> bytes:
    """Read the secret; a store without one gets it now. The first of several nodes wins."""
    with reported(RESERVED):
        found = await store.read(RESERVED)
    if not found:
        found = [environment.random_bytes(SECRET_BYTES).hex().encode()]  # all facts are text
        try:
            await store.append(RESERVED, 0, found, now=environment.now() / 1000)
        except Conflict:
            found = await store.read(RESERVED)
    return bytes.fromhex(found[0].decode())
