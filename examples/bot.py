"""A bot that plays Cabo over the wire, without Dacabo: `python examples/bot.py CODE [SERVER]`."""

import json
import sys
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect

PATIENCE = 12  # turns before it calls
SIMPLE = {"looking": "done", "turn": "draw", "card": "discard", "snap": "pass"}


def choose(view: dict[str, Any], kind: str, before: int) -> str | None:
    """A simple move; `before` counts what the bot has done since the same clock began to run."""
    if kind == "first-look":  # and done, and look again: the last cards are always allowed
        seat = view["viewer"]
        return f"look {'abcdef'[seat]}{len(view['layouts'][seat]) - before // 2}"
    if kind == "turn" and view["turn"] > PATIENCE and view["caller"] is None:
        return "cabo"
    return SIMPLE.get(kind)


def play(code: str, server: str = "http://127.0.0.1:8420") -> str:
    """Sit down at a table, play a match, and tell how it ended."""
    guest = json.dumps({"name": "Example", "program": True}).encode()
    new = Request(f"{server}/api/guests", guest, {"Content-Type": "application/json"})
    token = json.load(urlopen(new))["token"]  # a secret: it stands for this guest
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live"
    clocks: dict[str, str] = {}  # of the decisions that the bot has answered
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:

        def ask(**request: str) -> None:
            socket.send(json.dumps({"type": "ask", "id": uuid4().hex, "request": request}))

        socket.send(json.dumps({"type": "hello"}))
        ask(type="sit")
        ask(type="ready")
        while True:
            message = json.loads(socket.recv())
            if message["type"] == "refused" and message["code"] != "decision-over":
                sys.exit(f"Refused: {message['code']}")
            view = message.get("view") or {"phase": None, "decisions": [], "result": None}
            if view["result"]:
                return f"Seat {view['viewer']}: {view['result']}"
            if view["phase"] == "round-over" and clocks:
                clocks.clear()
                ask(type="ready")
            for decision in view["decisions"]:
                name, clock = decision["id"], decision["clock"]
                move = choose(view, decision["kind"], [*clocks.values()].count(clock))
                if move and name not in clocks:
                    clocks[name] = clock
                    ask(type="play", decision=name, move=move)


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
