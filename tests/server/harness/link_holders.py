"""Holders of links: clients with the key of a pad or an event, over HTTP and as watchers."""

import asyncio
import json
from base64 import b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from itertools import count
from typing import Any

import msgspec
from server.harness.rig import PATIENCE, Json, Server
from websockets.asyncio.client import ClientConnection, connect

from dacabo.server.wire.bodies import HandIn
from dacabo.tournament.facts import Request as EventRequest
from dacabo.tournament.roles import LinkRole as Role
from dacabo.tournament.roles import Organiser, Public
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.links import InviteOrganiser
from dacabo.tournament.subjects.registration import Register

Sent = Json | msgspec.Struct
"""A request, as JSON or as a value."""

ORGANISER = Organiser("Ana")
PUBLIC = Public()
_ids = count(1)


def new_id() -> str:
    """An unused id of a request."""
    return f"id-of-a-request-{next(_ids)}"


class Holder:
    """The holder of a link."""

    def __init__(self, server: Server, key: str) -> None:
        self.server = server
        self.key = key

    def on(self, server: Server) -> "Holder":
        """The same holder at a restarted server."""
        return Holder(server, self.key)

    # --- any path ------------------------------------------------------------------------------

    def get(self, path: str) -> tuple[int, Any]:
        """Get a path; return the status and the decoded body."""
        return self.server.http("GET", path, **{"dacabo-key": self.key})

    def post(self, path: str, body: Sent | None = None, token: str | None = None) -> Any:
        """Make a request that is accepted; return the body of the answer."""
        status, answer = self.try_post(path, body, token)
        assert status in (200, 201), answer
        return answer

    def try_post(
        self, path: str, body: Sent | None = None, token: str | None = None
    ) -> tuple[int, Any]:
        """Make a request; return the status and the body."""
        key = {"dacabo-key": self.key}
        return self.server.http(
            "POST", path, msgspec.to_builtins(body, str_keys=True), token, **key
        )

    def post_refused(self, path: str, body: Sent | None = None, token: str | None = None) -> str:
        """Make a request that is refused; return the code."""
        status, answer = self.try_post(path, body, token)
        assert 400 <= status < 500, answer
        assert answer["message"], answer
        return str(answer["code"])

    def file(self, path: str, language: str = "en") -> bytes:
        """Get a file; return its bytes."""
        headers = {"dacabo-key": self.key, "accept-language": language}
        answer = self.server.fetch("GET", path, **headers)
        assert answer.status == HTTPStatus.OK, answer.body
        return answer.body

    def send_file(self, path: str, file: bytes) -> tuple[int, Any]:
        """Send a file; return the status and the body."""
        return send_file(self.server, path, file, self.key)

    # --- score pads ----------------------------------------------------------------------------

    @property
    def pad(self) -> Json:
        """The page of the pad."""
        status, page = self.get("/api/pad")
        assert status == 200, page
        pad: Json = page["pad"]
        return pad

    def write(self, request: Sent, id: str | None = None, by: str = "") -> int:  # noqa: A002 (its name)
        """Write on the pad; return the number of the fact."""
        written = self.post("/api/pad", asked(request, id, by))
        return int(written["number"])

    # --- events ----------------------------------------------------------------------

    @property
    def page(self) -> Json:
        """The holder's page of the event."""
        status, page = self.get("/api/event")
        assert status == 200, page
        holders_page: Json = page
        return holders_page

    def ask(self, request: EventRequest | HandIn, id: str | None = None) -> Json:  # noqa: A002 (its name)
        """Make a request to the event; return the answer."""
        written: Json = self.post("/api/event", asked(request, id))
        return written

    def ask_refused(self, request: EventRequest | HandIn) -> str:
        """Make a request that is refused; return the code."""
        return self.post_refused("/api/event", asked(request))

    def link(self, holder: Role) -> "Holder":
        """Make a link for a role; return its holder."""
        return Holder(self.server, self.post("/api/event/link", {"holder": holder})["key"])

    def invite(self, name: str) -> "Holder":
        """Invite another organiser; return the holder of the link."""
        return Holder(self.server, self.ask(InviteOrganiser(name))["key"])

    def on_match_pad(self, match: str, request: Sent, id: str | None = None) -> int:  # noqa: A002 (its name)
        """Write on the pad of a match; return the number of the fact."""
        written = self.post(f"/api/event/pads/{match}", asked(request, id))
        return int(written["number"])

    def hand_in(self, match: str, id: str | None = None) -> Json:  # noqa: A002 (its name)
        """Hand in the result of a match as the pad on the holder's page shows it."""
        return self.ask(HandIn(match, self.page["pad"]["number"]), id)


def asked(request: Sent, id: str | None = None, by: str | None = None) -> Json:  # noqa: A002 (its name)
    """A request with its id, as JSON."""
    named = {} if by is None else {"by": by}
    return {"id": id or new_id(), "request": msgspec.to_builtins(request, str_keys=True), **named}


def send_file(server: Server, path: str, file: bytes, key: str = "") -> tuple[int, Any]:
    """Send a file; return the status and the body."""
    return server.http("POST", path, file, **{"dacabo-key": key, "content-type": "x/x"})


# --- opening pads and events --------------------------------------------------


def open_pad(server: Server, *names: str, **options: object) -> Holder:
    """Open a pad; return its holder."""
    body = {"game": "cabo", "preset": "original", "names": names or ("Ana", "Bo", "Cem")}
    status, answer = server.http("POST", "/api/pads", body | options)
    assert status == 201, answer
    return Holder(server, answer["key"])


def open_event(server: Server, **options: object) -> Holder:
    """Open an event; return its first organiser."""
    body = {"name": "Summer Cup", "organiser": ORGANISER.name} | options
    status, answer = server.http("POST", "/api/events", body)
    assert status == 201, answer
    return Holder(server, answer["key"])


def drawn_event(server: Server, players: int, **options: object) -> Holder:
    """Open an event, draw its first stage, and publish the draw."""
    organiser = open_event(server, **options)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, players + 1))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    return organiser


def seals_of(server: Server, event: str) -> list[bytes]:
    """Every seed that was sealed, from the database; the last is for the next draw."""
    rows = server.place.log(f"event/{event}")
    facts = [json.loads(row)["entry"]["fact"] for _, row in rows]
    return [b64decode(fact["seed"]) for fact in facts if fact["type"] in ("opened", "sealed")]


def matches(page: Json) -> list[Json]:
    """The matches of the current stage, as the public sees them."""
    event = page["event"] if page["type"] == "public" else page["page"]["event"]
    stages: list[Json] = event["stages"]
    current: list[Json] = stages[-1]["matches"] if stages else []
    return current


def active(match: Json) -> tuple[int, ...]:
    """The players of a match."""
    return tuple(line["player"] for line in match["lines"] if not line["left"])


# --- watching ------------------------------------------------------------------


class Watcher:
    """A watcher of a pad or an event, with every frame."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []

    async def receive(self) -> Json:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            frame = await self.socket.recv()
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        return message

    async def page(self) -> Json:
        """The next page, which must come with the next message."""
        message = await self.receive()
        assert message["type"] == "shown", message
        page: Json = message["page"]
        return page

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Read pages until one matches."""
        while True:
            page = await self.page()
            if wanted(page):
                return page

    async def catch_up(self) -> None:
        """Read everything sent until now."""
        await self.socket.send('{"type":"ping"}')
        while (await self.receive())["type"] != "pong":
            pass


def open_watch_socket(server: Server, **options: Any) -> connect:
    """A socket for watchers, before the first message."""
    return server.connect("/api/watch", max_size=None, **options)


async def close_code_after(server: Server, message: Json) -> int | None:
    """Send a message that makes the server close the connection; return the close code."""
    async with open_watch_socket(server) as socket:
        await socket.send(json.dumps(message))
        assert json.loads(await socket.recv())["type"] == "bye"
        await socket.wait_closed()
        return socket.close_code


@asynccontextmanager
async def watching(holder: Holder) -> AsyncIterator[Watcher]:
    """Watch the pad or the event of a link."""
    async with open_watch_socket(holder.server) as socket:
        await socket.send(json.dumps({"type": "watch", "key": holder.key}))
        yield Watcher(socket)
