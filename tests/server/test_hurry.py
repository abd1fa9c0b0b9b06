"""Nobody has to wait for a bot: a player may hurry it, and the host may change the tempo."""

from pathlib import Path
from time import monotonic

import pytest
from server.harness.rig import Client, Server, over_sockets, serving, sitting

SERVER = {"bot_pace": 5}
"""A card room where bots take their time."""


async def to_the_bot_s_turn(client: Client, first: str = "draw") -> None:
    """First looks, and a turn if it is ours, which begins with a move."""
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
    """How long the bot takes for its turn."""
    began = monotonic()
    if hurry:
        await client.send({"type": "hurry"})
    await client.until(lambda m: m["type"] == "news")
    assert monotonic() - began < limit
    return monotonic() - began


@over_sockets
async def test_a_hurried_bot_answers_now(server: Server) -> None:
    """At five times a calm Largo's pace its turn would take four seconds and a half at least."""
    async with sitting(server, 1, bots=("largo",), tempo="calm") as party:
        await party.start()
        await to_the_bot_s_turn(party.host)
        assert await seconds_to_move(party.host, hurry=True, limit=60) < 4


@over_sockets
async def test_a_call_stops_the_room(tmp_path: Path) -> None:
    """Presto's brisk turn begins within 0.3 seconds, but not after a call."""
    with serving(tmp_path, bot_pace=1) as server:
        async with sitting(server, 1, bots=("presto",), tempo="brisk") as party:
            await party.start()
            await to_the_bot_s_turn(party.host, "cabo")
            assert await seconds_to_move(party.host, hurry=False, limit=60) > 1.3


@pytest.mark.long
@over_sockets
async def test_an_impatient_spectator_changes_nothing(server: Server) -> None:
    """Nor does anybody who hurries without end: they are not refused, only ignored."""
    async with sitting(server, 1, bots=("largo",), tempo="calm") as party:
        await party.start()
        await to_the_bot_s_turn(party.host)
        stranger = server.guest("Eve")
        async with stranger.at(party.code) as watching:
            for _ in range(5):
                await watching.send({"type": "hurry"})
            assert await seconds_to_move(party.host, hurry=False, limit=60) > 4


@over_sockets
async def test_all_are_told_of_another_tempo(tmp_path: Path) -> None:
    """With the next news, like everything around the cards."""
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
