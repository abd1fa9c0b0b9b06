"""The example bot plays over the wire with a token; it does not import Dacabo."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from server.harness.players import play_out, player_of
from server.harness.rig import Guest, serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


@pytest.mark.parametrize("preset", ["original", "dutch"])
def test_the_example_plays_a_match(preset: str, tmp_path: Path) -> None:
    """The bot needs only the code of the table, and prints the result."""
    with serving(tmp_path) as server:
        host = server.guest("Ana")
        changes = {"rounds": 1, "limit": None}
        code = host.open(preset=preset, players=2, changes=changes, snap_seconds=1)
        with subprocess.Popen(
            [sys.executable, str(BOT), code, server.link], stdout=subprocess.PIPE, text=True
        ) as bot:
            asyncio.run(_play(host, code))
            output, _ = bot.communicate(timeout=60)
    assert bot.returncode == 0
    assert output.startswith("Seat 1: {'points'"), output


async def _play(host: Guest, code: str) -> None:
    """Wait for the bot, start the match, and play along as the host."""
    async with host.at(code) as client:
        while not all(chair["ready"] for chair in client.table["chairs"][1:]):
            await client.receive()
        assert (await client.ask("start"))["type"] == "done"
        offers = host.server.http("GET", "/api/games")[1]
        await play_out(client, player_of(client.table, offers))
