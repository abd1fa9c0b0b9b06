"""Many bots at once: payers take turns, and a reduced level is announced."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from server.rig import Client, Json, Server, over_sockets, serving

ELSEWHERE = "127.0.0.2"
"""Another address of the same machine, where the system has one."""
TABLES = 10


async def table_of_prestos(
    server: Server, lines: AsyncExitStack, bots: int, home: str | None
) -> Client:
    """A player alone among bots who waits for the start."""
    guest = await asyncio.to_thread(server.guest)
    code = await asyncio.to_thread(guest.open, players=bots + 1)
    client = await lines.enter_async_context(guest.at(code, home=home))
    for _ in range(bots):
        assert (await client.ask("seat-bot", level="presto"))["type"] == "done"
    return client


async def first_looks(client: Client, bots: int) -> list[Json]:
    """What the bots of a table do until all of them have looked at their cards."""

    def done() -> list[Json]:
        return [news["event"] for news in client.news if news["event"]["by"] == "bot"]

    while len(done()) < 4 * bots:  # two cards each: look, and put it back
        await client.receive()
    return done()


@over_sockets
async def test_one_home_with_many_tables(tmp_path: Path) -> None:
    """Its Prestos wait for each other and think as Allegro, which is announced; no others do.

    All of them think: no bot makes a harmless move because it has to wait.
    """
    with serving(tmp_path, workers=1) as server:
        async with AsyncExitStack() as lines:
            many = [await table_of_prestos(server, lines, 4, None) for _ in range(TABLES)]
            try:
                few = await table_of_prestos(server, lines, 2, ELSEWHERE)
            except OSError:
                pytest.skip("this machine has one address only")
            # The worker takes a moment to start: meanwhile all questions wait.
            await asyncio.gather(*(client.ask("start") for client in many))
            assert (await few.ask("start"))["type"] == "done"
            levels = {event["level"] for event in await first_looks(few, 2)}
            assert levels == {None}
            busy = [event["level"] for client in many for event in await first_looks(client, 4)]
            assert set(busy) == {None, "allegro"}
            for client in many:
                assert [c["level"] for c in client.table["chairs"]] == [None, *["presto"] * 4]
        assert "bot-failed" not in server.log
