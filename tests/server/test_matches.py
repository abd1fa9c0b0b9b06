"""Whole matches by every rule set, over real sockets: people, bots and somebody who watches."""

import asyncio
import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from dacabo.records import Chance, summary, verify
from server.players import follow, play_out, player_of
from server.rig import Party, Server, over_sockets, serving, sitting, watch


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all matches of this file."""
    with serving(tmp_path_factory.mktemp("matches"), talk=100) as server:
        yield server


@pytest.mark.parametrize(
    ("people", "bots", "game", "preset", "changes"),
    [
        (2, ("andante", "largo"), "cabo", "original", {}),
        (3, ("largo",), "cabo", "gretel-malte", {}),
        (3, ("andante",), "cabo", "dutch", {"rounds": 2}),
        (4, ("largo",), "cabo", "tournament", {}),
        (2, ("andante",), "dacapo", "single", {}),
        (3, ("largo",), "dacapo", "match", {}),
    ],
)
@over_sockets
async def test_a_match(
    server: Server, people: int, bots: tuple[str, ...], game: str, preset: str, changes: Any
) -> None:
    """A match runs to its end; all see the same score, and the record proves it."""
    options = {"game": game, "preset": preset, "changes": changes}
    async with (
        sitting(server, people, bots, **options) as party,
        watch(server, party.code) as spectator,
    ):
        sealed = party.host.table["commitment"]
        await party.start()
        assert server.http("GET", record(party))[0] == 409
        offers = server.http("GET", "/api/games")[1]
        async with asyncio.TaskGroup() as group:
            for seed, client in enumerate(party.clients):
                group.create_task(play_out(client, player_of(client.table, offers, seed)))
            group.create_task(follow(spectator))
        print(party.host.number)
        await party.together()


def record(party: Party, match: int = 1) -> str:
    return f"/api/tables/{party.code}/records/{match}"
