"""Characters at a live table: their names, and their remarks to everybody."""

import asyncio
import json
from pathlib import Path

from server.harness.rig import Json, over_sockets, serving, watch

TABLES = 6
"""Seven in ten matches begin with a welcome, so it is unlikely that none of these does."""


@over_sockets
async def test_characters_sit_down_and_greet(tmp_path: Path) -> None:
    """Players and spectators get the same remark after the news about it; it is not stored."""
    with serving(tmp_path) as server:
        guest = await asyncio.to_thread(server.guest)
        heard: list[Json] = []
        for _ in range(TABLES):
            code = await asyncio.to_thread(guest.open, players=4)
            async with guest.at(code) as client, watch(server, code) as other:
                for level in ("mila", "andante"):
                    assert (await client.ask("seat-bot", level=level))["type"] == "done"
                assert (await client.ask("seat-bot", level="mila"))["code"] == "character-sits"
                mila, other_bot = client.table["chairs"][1:3]
                assert (mila["name"], mila["level"], mila["character"]) == ("Mila", "largo", "mila")
                assert other_bot["name"] in {"Clara", "Bram"}
                assert (await client.ask("seat-bot", level="otto"))["type"] == "done"
                assert (await client.ask("start"))["type"] == "done"
                messages = [json.loads(frame) for frame in client.frames]
                said = [one for one in messages if one["type"] == "remarked"]
                if said:
                    assert messages[messages.index(said[0]) - 1]["type"] == "news"
                    assert said[0]["occasion"] == "hello"
                    assert await other.until(lambda one: one["type"] == "remarked") == said[0]
                heard += said
        assert heard
        assert "remark" not in server.database.read_bytes().decode("utf-8", "replace")
