"""Nobody has to wait for a bot: a player may hurry it, and the host may change the tempo."""

from pathlib import Path
from time import monotonic

import pytest
from server.harness.rig import Client, Server, over_sockets, serving, sitting

SERVER = {"bot_pace": 5}
"""A card room in which bots take their time."""


async def play_to_the_bots_turn(client: Client, first: str = "draw") -> None:
    """Make the first looks, and play a turn if it is the client's; it begins with `first`."""
    while True:
        asked = [d for d in client.cards["decisions"] if d["must"]]
        mine = [d for d in asked if d["actor"] == client.seat]
        begun = first == "draw" or client.cards["caller"] is not None
        if begun and not mine and client.cards["phase"] == "turn":
            return
        if not mine:
            await client.send({"type": "hurry"})
            await client.until(lambda m: m["type"] == "news")
            continue
        slot = 4 - int(mine[0]["id"][-1]) if mine[0]["kind"] == "first-look" else 0
        move = {"first-look": f"look a{slot}", "looking": "done", "turn": first}
        answer = await client.ask(
            "play", decision=mine[0]["id"], move=move.get(mine[0]["kind"], "discard")
        )
        assert answer["type"] == "done", answer
        await client.wait_for_fact(answer["number"])


async def seconds_to_move(client: Client, *, hurry: bool, limit: float) -> float:
    """The seconds that the bot takes for its turn."""
    began = monotonic()
    if hurry:
        await client.send({"type": "hurry"})
    await client.until(lambda m: m["type"] == "news")
    assert monotonic() - began < limit
    return monotonic() - began


@over_sockets
async def test_a_hurried_bot_answers_at_once(server: Server) -> None:
    """Its turn would take at least four and a half seconds at five times a calm Largo's pace."""
    async with sitting(server, 1, bots=("largo",), tempo="calm") as party:
        await party.start()
        await play_to_the_bots_turn(party.host)
        assert await seconds_to_move(party.host, hurry=True, limit=60) < 4


@over_sockets
async def test_bots_pause_after_a_call(tmp_path: Path) -> None:
    """Presto's brisk turn begins within 0.3 seconds, but not after a call."""
    with serving(tmp_path, bot_pace=1) as server:
        async with sitting(server, 1, bots=("presto",), tempo="brisk") as party:
            await party.start()
            await play_to_the_bots_turn(party.host, "cabo")
            assert await seconds_to_move(party.host, hurry=False, limit=60) > 1.3


@pytest.mark.long
@over_sockets
async def test_a_spectator_cannot_hurry_bots(server: Server) -> None:
    """A client that hurries without end is not refused, only ignored."""
    async with sitting(server, 1, bots=("largo",), tempo="calm") as party:
        await party.start()
        await play_to_the_bots_turn(party.host)
        stranger = server.guest("Eve")
        async with stranger.at(party.code) as watching:
            for _ in range(5):
                await watching.send({"type": "hurry"})
            assert await seconds_to_move(party.host, hurry=False, limit=60) > 4


@over_sockets
async def test_a_new_tempo_is_sent_to_all(tmp_path: Path) -> None:
    """It comes with the next news."""
    with serving(tmp_path) as server:
        async with sitting(server, 2, preset="dutch") as party:
            await party.start()
            assert party.host.table["options"]["tempo"] == "brisk"
            assert (await party.clients[1].ask("set-tempo", tempo="calm"))["code"] == "not-host"
            assert (await party.host.ask("set-tempo", tempo="instant"))["type"] == "done"
            await party.catch_up()
            for client in party.clients:
                assert client.table["options"]["tempo"] == "instant"
            async with party.guests[1].at(party.code) as again:
                assert again.table["options"]["tempo"] == "instant"
