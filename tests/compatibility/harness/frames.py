"""The frames that every seat and a spectator get in one scripted match of each rule set.

A real server deals from fixed seeds, and people answer one after the other, so that every run has
the same frames. Random values and times in them are replaced.
"""

import asyncio
import gzip
import json
import re
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

from compatibility.harness.corpus import FROZEN
from server.harness.players import player_of
from server.harness.rig import Client, Json, Server, one_node, watch

FILE = FROZEN / "frames.json.gz"
SCRIPTS: dict[str, Json] = {
    "cabo original": {"preset": "original", "changes": {"limit": 30}},
    "cabo original assisted": {
        "preset": "original",
        "changes": {"rounds": 1},
        "memory": "assisted",
    },
    "cabo gretel-malte": {"preset": "gretel-malte", "changes": {"rounds": 1}},
    "cabo dutch": {"preset": "dutch", "changes": {"rounds": 1}, "snap_seconds": 30},
    "cabo tournament": {"preset": "tournament", "changes": {"limit": 30}, "clock": 90},
    "dacapo single": {"game": "dacapo", "preset": "single", "changes": {"stack": 4}},
    "dacapo match": {"game": "dacapo", "preset": "match", "changes": {"stack": 2, "target": 10}},
}
PEOPLE = ("Ana", "Bo", "Cem")
MAX_MOVES = 90
"""The most moves of a script."""
VARYING = (
    (re.compile(r'"(now|at|due)":\d{13}'), r'"\1":0'),
    (re.compile(r'"build":"[^"]*"'), '"build":""'),
)
PRESENT = re.compile(r'(?<=\[)"GUEST-\d"(,"GUEST-\d")+(?=\])')
"""The guests who are present, in any order."""


def write() -> None:
    """Freeze the frames."""
    text = json.dumps(frames_of_today(), ensure_ascii=False, indent=0).encode()
    FILE.write_bytes(gzip.compress(text, 9, mtime=0))


def frozen_frames() -> dict[str, dict[str, list[str]]]:
    """The frozen frames, by script and viewer."""
    frames: dict[str, dict[str, list[str]]] = json.loads(gzip.decompress(FILE.read_bytes()))
    return frames


def frames_of_today() -> dict[str, dict[str, list[str]]]:
    """The frames that a server sends today."""
    with (
        tempfile.TemporaryDirectory() as folder,
        one_node(Path(folder), talk=1000, seeds=True) as server,
    ):
        return {name: asyncio.run(play(server, **options)) for name, options in SCRIPTS.items()}


async def play(server: Server, **options: object) -> dict[str, list[str]]:
    """Play a match by the script; return the frames of each viewer."""
    guests = [server.guest(name) for name in PEOPLE]
    code = guests[0].open(players=len(PEOPLE), **options)
    offers = server.http("GET", "/api/games")[1]
    about = server.http("GET", f"/api/tables/{code}")[1]
    async with AsyncExitStack() as sockets:
        clients = [await sockets.enter_async_context(guest.at(code)) for guest in guests]
        spectator = await sockets.enter_async_context(watch(server, code))
        everybody = [*clients, spectator]
        for client in everybody:
            await client.until(lambda message: message.get("strangers") == 1)
        for client in clients[1:]:
            await make_request(client, everybody, "sit")
            await make_request(client, everybody, "ready")
        await make_request(clients[0], everybody, "start")
        players = [player_of(about, offers, seed) for seed in range(len(clients))]
        for _ in range(MAX_MOVES):
            for client, player in zip(clients, players, strict=True):
                if client.table["phase"] == "over":
                    break
                seat = client.seat
                assert seat is not None
                assert client.view is not None
                if client.decisions:
                    decision = client.decisions[0]
                    move = player.choose(client.view, decision)
                    await make_request(
                        client, everybody, "play", decision=decision["id"], move=move
                    )
                elif (
                    client.view["phase"] == "round-over"
                    and not client.table["chairs"][seat]["ready"]
                ):
                    await make_request(client, everybody, "ready")
    names = {code: "CODE"} | {guest.player: f"GUEST-{n}" for n, guest in enumerate(guests)}
    viewers = [*PEOPLE, "spectator"]
    return {
        viewer: [canonical(frame, names) for frame in client.frames]
        for viewer, client in zip(viewers, everybody, strict=True)
    }


async def make_request(client: Client, everybody: list[Client], kind: str, **about: object) -> None:
    """Make a request, and wait until everybody has got its last fact."""
    answer = await client.ask(kind, f"{kind} {len(client.frames)}", **about)
    assert answer["type"] == "done", answer
    number = max(one.number for one in everybody)
    for one in everybody:
        await one.wait_for_fact(max(number, answer["number"]))


def canonical(frame: str, names: dict[str, str]) -> str:
    """A frame without random values and times, after its original length."""
    text = frame.rstrip(" ")
    for pattern, replacement in VARYING:
        text = pattern.sub(replacement, text)
    for random_id, name in names.items():
        text = text.replace(random_id, name)
    text = PRESENT.sub(lambda present: ",".join(sorted(present[0].split(","))), text)
    return f"{len(frame)} {text}"
