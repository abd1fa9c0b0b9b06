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
    """An unused id."""
    return f"id-of-a-request-{next(_ids)}"


class Holder:
    """The holder of a link."""

    def __init__(self, server: Server, key: str) -> None:
        self.server = server
        self.key = key

    def on(self, server: Server) -> "Holder":
        """The same person at a restarted server."""
        return Holder(server, self.key)

    # --- anything ------------------------------------------------------------------

    def get(self, path: str) -> tuple[int, Any]:
        """The status and body at a path."""
        return self.server.http("GET", path, **{"dacabo-key": self.key})

    def post(self, path: str, body: Sent | None = None, token: str | None = None) -> Any:
        """Send a request that is accepted: the body of the answer."""
        status, answer = self.posted(path, body, token)
        assert status in (200, 201), answer
        return answer

    def posted(
        self, path: str, body: Sent | None = None, token: str | None = None
    ) -> tuple[int, Any]:
        """Send a request: status and body."""
        key = {"dacabo-key": self.key}
        return self.server.http(
            "POST", path, msgspec.to_builtins(body, str_keys=True), token, **key
        )

    def refused(self, path: str, body: Sent | None = None, token: str | None = None) -> str:
        """Send a request that is refused: the code."""
        status, answer = self.posted(path, body, token)
        assert 400 <= status < 500, answer
        assert answer["message"], answer
        return str(answer["code"])

    def file(self, path: str, language: str = "en") -> bytes:
        """A file, as it is."""
        headers = {"dacabo-key": self.key, "accept-language": language}
        answer = self.server.fetch("GET", path, **headers)
        assert answer.status == HTTPStatus.OK, answer.body
        return answer.body

    def send_file(self, path: str, file: bytes) -> tuple[int, Any]:
        """Send a file: status and body."""
        return send_file(self.server, path, file, self.key)

    # --- a pad -----------------------------------------------------------------------

    @property
    def pad(self) -> Json:
        """The pad."""
        status, page = self.get("/api/pad")
        assert status == 200, page
        pad: Json = page["pad"]
        return pad

    def write(self, request: Sent, id: str | None = None, by: str = "") -> int:  # noqa: A002 (its name)
        """Write on the pad: the number of the fact."""
        written = self.post("/api/pad", asked(request, id, by))
        return int(written["number"])

    # --- an event ----------------------------------------------------------------------

    @property
    def page(self) -> Json:
        """The holder's page of the event."""
        status, page = self.get("/api/event")
        assert status == 200, page
        found: Json = page
        return found

    def ask(self, request: EventRequest | HandIn, id: str | None = None) -> Json:  # noqa: A002 (its name)
        """Make a request to the event: the answer."""
        written: Json = self.post("/api/event", asked(request, id))
        return written

    def denied(self, request: EventRequest | HandIn) -> str:
        """Make a request that is refused: the code."""
        return self.refused("/api/event", asked(request))

    def link(self, holder: Role) -> "Holder":
        """The link of a holder."""
        return Holder(self.server, self.post("/api/event/link", {"holder": holder})["key"])

    def invite(self, name: str) -> "Holder":
        """The link of another organiser, as returned by the invitation."""
        return Holder(self.server, self.ask(InviteOrganiser(name))["key"])

    def on_match_pad(self, match: str, request: Sent, id: str | None = None) -> int:  # noqa: A002 (its name)
        """Write on the pad of a match: the number of the fact."""
        written = self.post(f"/api/event/pads/{match}", asked(request, id))
        return int(written["number"])

    def hand_in(self, match: str, id: str | None = None) -> Json:  # noqa: A002 (its name)
        """Hand in the result of a match as the pad on the holder's page shows it: the answer."""
        return self.ask(HandIn(match, self.page["pad"]["number"]), id)


def asked(request: Sent, id: str | None = None, by: str | None = None) -> Json:  # noqa: A002 (its name)
    """A request with its id, as sent."""
    named = {} if by is None else {"by": by}
    return {"id": id or new_id(), "request": msgspec.to_builtins(request, str_keys=True), **named}


def send_file(server: Server, path: str, file: bytes, key: str = "") -> tuple[int, Any]:
    """Send a file: status and body."""
    return server.http("POST", path, file, **{"dacabo-key": key, "content-type": "x/x"})


# --- opening -------------------------------------------------------------------------


def open_pad(server: Server, *names: str, **options: object) -> Holder:
    """Open a pad."""
    body = {"game": "cabo", "preset": "original", "names": names or ("Ana", "Bo", "Cem")}
    status, given = server.http("POST", "/api/pads", body | options)
    assert status == 201, given
    return Holder(server, given["key"])


def open_event(server: Server, **options: object) -> Holder:
    """Open an event: its first organiser."""
    body = {"name": "Summer Cup", "organiser": ORGANISER.name} | options
    status, given = server.http("POST", "/api/events", body)
    assert status == 201, given
    return Holder(server, given["key"])


def drawn_event(server: Server, players: int, **options: object) -> Holder:
    """An event whose first stage is drawn and published."""
    organiser = open_event(server, **options)
    organiser.ask(Register(tuple(f"P{n}" for n in range(1, players + 1))))
    organiser.ask(Draw())
    organiser.ask(Publish())
    return organiser


def seals_of(server: Server, event: str) -> list[bytes]:
    """Every sealed seed, from the database; the last is for the next draw."""
    rows = server.place.log(f"event/{event}")
    facts = [json.loads(row)["entry"]["fact"] for _, row in rows]
    return [b64decode(fact["seed"]) for fact in facts if fact["type"] in ("opened", "sealed")]


def matches(page: Json) -> list[Json]:
    """The matches of the current stage, as seen by the public."""
    event = page["event"] if page["type"] == "public" else page["page"]["event"]
    stages: list[Json] = event["stages"]
    found: list[Json] = stages[-1]["matches"] if stages else []
    return found


def active(match: Json) -> tuple[int, ...]:
    """The players of a match."""
    return tuple(line["player"] for line in match["lines"] if not line["left"])


# --- keeping in sight ------------------------------------------------------------------


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
        """The next page."""
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

    async def caught_up(self) -> None:
        """Read everything sent until now."""
        await self.socket.send('{"type":"ping"}')
        while (await self.receive())["type"] != "pong":
            pass


def opened(server: Server, **options: Any) -> connect:
    """The watchers' socket, before the first message."""
    return server.connect("/api/watch", max_size=None, **options)


async def hung_up(server: Server, said: Json) -> int | None:
    """Send something for which the server hangs up: the code of its last message."""
    async with opened(server) as socket:
        await socket.send(json.dumps(said))
        assert json.loads(await socket.recv())["type"] == "bye"
        await socket.wait_closed()
        return socket.close_code


@asynccontextmanager
async def watching(holder: Holder) -> AsyncIterator[Watcher]:
    """Watch the pad or event of a key."""
    async with opened(holder.server) as socket:
        await socket.send(json.dumps({"type": "watch", "key": holder.key}))
        yield Watcher(socket)
