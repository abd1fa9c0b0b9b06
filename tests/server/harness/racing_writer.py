"""A process that writes to a store as fast as it can and reports what is durable, line by line.

`python racing_writer.py DATABASE NAME STREAMS FACTS` writes FACTS facts to each of STREAMS streams,
all at once.
"""

import asyncio
import os
import sys

from dacabo.server.settings import read_database
from dacabo.server.store.factory import open_store
from dacabo.server.store.store import Conflict, Store


async def write(store: Store, stream: str, name: str, facts: int) -> None:
    last_number = len(await store.read(stream))
    for count in range(facts):
        fact = f"{name}-{count}"
        while True:
            try:
                await store.append(stream, last_number, [fact.encode()], now=0.0)
            except Conflict:
                last_number += len(await store.read(stream, last_number))
            else:
                break
        last_number += 1
        # A single system call, so that a kill cannot split the line.
        os.write(1, f"{stream} {last_number} {fact}\n".encode())


async def main(database: str, name: str, streams: str, facts: str) -> None:
    store = await open_store(read_database(database))
    try:
        async with asyncio.TaskGroup() as group:
            for stream in range(int(streams)):
                group.create_task(write(store, f"table-{stream}", name, int(facts)))
    finally:
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
