"""Records the conversations with a server that the pages about the protocol show.

`python tests/tools/conversations.py` talks to a real server and writes docs/protocol-recording.txt.
The pages show the lines shortened; `tests/server/test_schema.py` compares them with the recording.
"""

import json
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.harness.rig import Server, serving
from websockets.sync.client import ClientConnection, connect

from dacabo.core.chance import seal_of, share_of

OUT: Final = Path(__file__).parents[2] / "docs" / "protocol-recording.txt"
LINK: Final = "https://cards.example"
SALT: Final = sha256(b"salt").digest()
WORD: Final = "tea"
SIMPLE: Final = {"looking": "done", "turn": "draw", "card": "discard", "snap": "pass"}

Json = dict[str, Any]


class Recording:
    """The lines of a conversation: `→` is a client, `←` the server."""

    def __init__(self, title: str) -> None:
        self.lines = [f"# {title}"]

    def request(self, server: Server, method: str, path: str, body: Json | None, key: str) -> Json:
        """Make a request over HTTP, with the key of a link if there is one."""
        sent = "" if body is None else f" {_text(body)}"
        headers = {"dacabo-key": key} if key else {}
        status, answer = server.http(method, path, body, **headers)
        self.lines += [f"→ {method} {path}{sent}", f"← {status} {_text(answer)}"]
        found: Json = answer
        return found


class Socket:
    """A WebSocket, with its part of a recording."""

    def __init__(self, recording: Recording, socket: ClientConnection) -> None:
        self._recording = recording
        self._socket = socket

    def say(self, message: Json) -> None:
        """Send a message."""
        self.send(_text(message))

    def send(self, text: str) -> None:
        """Send anything."""
        self._recording.lines.append(f"→ {text}")
        self._socket.send(text)

    def hear(self, wanted: Callable[[Json], bool]) -> Json:
        """Receive messages up to the wanted one."""
        while True:
            frame = self._socket.recv(30)
            assert isinstance(frame, str)
            self._recording.lines.append(f"← {frame.rstrip(' ')}")
            message: Json = json.loads(frame)
            if wanted(message):
                return message

    def ask(self, number: int, **request: object) -> Json:
        """Make a request, and wait for its answer."""
        self.say({"type": "ask", "id": str(number), "request": request})
        return self.hear(lambda heard: heard.get("id") == str(number))


def _text(message: object) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _is(kind: str) -> Callable[[Json], bool]:
    return lambda heard: heard["type"] == kind


def _open(server: Server, **options: object) -> tuple[str, dict[str, str]]:
    """Return the address of a new table, and the headers of its host."""
    ana = server.guest()
    code = ana.open(**options)
    address = f"ws{server.link.removeprefix('http')}/api/tables/{code}/live"
    return address, {"authorization": f"Bearer {ana.token}"}


def record_table(server: Server) -> list[str]:
    """Seal a share and play a few moves against a bot, one of them twice and one too late."""
    recording = Recording("A short conversation")
    address, headers = _open(server, clock=30)
    with connect(address, additional_headers=headers) as line:
        socket = Socket(recording, line)
        socket.say({"type": "hello"})
        socket.hear(_is("present"))
        socket.ask(1, type="seat-bot", level="largo")
        socket.ask(2, type="seal", seal=seal_of(share_of(SALT, WORD)))
        socket.ask(3, type="start")
        socket.ask(4, type="reveal", word=WORD, salt=SALT.hex())
        first = {"type": "play", "decision": "r1.first-look.a.0", "move": "look a1"}
        for _ in range(2):
            socket.ask(5, **first)
        socket.ask(6, **first | {"move": "look a2"})
        done = socket.ask(7, type="play", decision="r1.first-look.a.1.done", move="done")
        socket.say({"type": "ping"})
        socket.hear(_is("pong"))
    with connect(address, additional_headers=headers) as line:
        socket = Socket(recording, line)
        socket.say({"type": "hello", "after": done["number"] - 1})
        socket.hear(_is("present"))
        socket.send("win")
        socket.hear(_is("refused"))
    return recording.lines


def record_snap_window(server: Server) -> list[str]:
    """Play simple moves until somebody else opens a window; only its message is kept."""
    address, headers = _open(server, preset="dutch", players=3, tempo="instant")
    with connect(address, additional_headers=headers) as line:
        socket = Socket(Recording(""), line)
        socket.say({"type": "hello"})
        for number in (1, 2):
            socket.ask(number, type="seat-bot", level="largo")
        socket.say({"type": "ask", "id": "3", "request": {"type": "start"}})
        number = 3
        while True:
            heard = socket.hear(_is("news"))
            for decision in (heard["view"] or {"decisions": ()})["decisions"]:
                kind = decision["kind"]
                if kind == "snap":
                    return ["# A window", f"← {_text(heard)}"]
                if kind not in {"first-look", *SIMPLE}:
                    continue
                looked = len(heard["view"]["looked"])
                move = SIMPLE.get(kind, f"look a{4 - looked}")
                number += 1
                play = {"type": "play", "decision": decision["id"], "move": move}
                socket.say({"type": "ask", "id": str(number), "request": play})


def record_pad(server: Server) -> list[str]:
    """Enter a round that looks wrong, one that is right, twice, and one that comes too late."""
    recording = Recording("A score pad")
    opened = {"game": "cabo", "preset": "original", "names": ["Ana", "Bo"]}
    key = recording.request(server, "POST", "/api/pads", opened, "")["key"]

    def enter(name: str, first: int, second: int, **more: str) -> None:
        laid = [{"type": "sum", "sum": first}, {"type": "sum", "sum": second}]
        entry = {"type": "cabo", "laid": laid, "caller": 0}
        request = {"type": "enter", "round": 1, "entry": entry}
        recording.request(server, "POST", "/api/pad", {"id": name, "request": request, **more}, key)

    with connect(f"ws{server.link.removeprefix('http')}/api/watch") as line:
        socket = Socket(recording, line)
        socket.say({"type": "watch", "key": key})
        socket.hear(_is("shown"))
        enter("k3x1", 60, 9, by="Bo")
        enter("k3x2", 6, 9, by="Bo")
        socket.hear(_is("shown"))
        enter("k3x2", 6, 9, by="Bo")
        enter("p9a1", 6, 8)
    return recording.lines


def record_tournament(server: Server) -> list[str]:
    """Register by the public link, check in, and try to draw."""
    recording = Recording("A tournament")
    opened = {"name": "Summer Cup", "organiser": "Ana"}
    desk = recording.request(server, "POST", "/api/events", opened, "")["key"]
    holder = {"holder": {"type": "public"}}
    public = recording.request(server, "POST", "/api/event/link", holder, desk)["key"]
    with connect(f"ws{server.link.removeprefix('http')}/api/watch") as line:
        socket = Socket(recording, line)
        socket.say({"type": "watch", "key": public})
        socket.hear(_is("shown"))

    def ask(name: str, key: str, **request: object) -> Json:
        body = {"id": name, "request": request}
        return recording.request(server, "POST", "/api/event", body, key)

    own = ask("q7Xr0uYb3JmKe5Wz", public, type="register", names=["Cem"], how="self")["key"]
    ask("q72", own, type="check-in", player=0)
    ask("q73", own, type="draw")
    wanted = {"request": {"type": "drop-out", "player": 0}}
    recording.request(server, "POST", "/api/event/preview", wanted, own)
    recording.request(server, "GET", "/api/event", None, f"{own}x")
    return recording.lines


def main() -> None:
    """Record all conversations, and write the file."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        parts = [
            part(server)
            for part in (record_table, record_snap_window, record_pad, record_tournament)
        ]
        text = "\n".join("\n".join(lines) + "\n" for lines in parts).replace(server.link, LINK)
    OUT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
