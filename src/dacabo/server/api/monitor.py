"""What a monitor on this machine may ask, at a port of its own.

Some figures, such as how long bots think, must not reach players. So they are not at the port that
players use, whatever stands before it.
"""

import asyncio
from collections.abc import Mapping
from contextlib import closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException
from socket import socket
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.api.about import About
from dacabo.server.http.request_guard import POLICY_VIOLATION, Receive, Scope, Send
from dacabo.server.http.responses import HttpError, routed
from dacabo.server.metrics import CONTENT_TYPE, Metrics, merge_pages
from dacabo.server.store.nodes import Nodes
from dacabo.server.tables.tables import Tables

TIMEOUT_SECONDS: Final = 1.0
"""Seconds within which a process has to answer; one that does not is left out."""


class Siblings(NamedTuple):
    """One of the processes that accept from one socket; any of them tells about all.

    Each also has a socket of its own for monitors: which of them answers at the common one is
    chance.
    """

    number: int
    own: socket
    ports: Mapping[int, int]
    """The own ports of all, by number."""

    async def metrics_of_others(self) -> dict[int, str]:
        """The metrics of each other process that answers."""
        others = [number for number in self.ports if number != self.number]
        asked = (asyncio.to_thread(_metrics, self.ports[number]) for number in others)
        pages = zip(others, await asyncio.gather(*asked), strict=True)
        return {number: page for number, page in pages if page is not None}


def _metrics(port: int) -> str | None:
    connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_SECONDS)
    with closing(connection), suppress(OSError, HTTPException):
        connection.request("GET", "/metrics")
        answer = connection.getresponse()
        if answer.status == HTTPStatus.OK:
            return answer.read().decode()
    return None


class Monitor:
    """The application at that port.

    Args:
        about: answers whether the server is alive and ready.
        tables: those that are held in memory.
        nodes: this one and the others.
        metrics: of this process.
        beside: this process among others that serve the same port; None if it is alone.
    """

    def __init__(
        self,
        about: About,
        tables: Tables,
        nodes: Nodes,
        metrics: Metrics,
        siblings: Siblings | None,
    ) -> None:
        metrics.tables_live.set_function(lambda: len(tables.live))
        metrics.cut_off.set_function(lambda: nodes.cut_off)
        self._metrics = metrics
        self._siblings = siblings
        handlers = {"/metrics": self._figures, "/livez": about.alive, "/readyz": about.ready}
        by_method = {path: {"GET": handler} for path, handler in handlers.items()}
        self._app = routed(by_method, _nothing, metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await self._app(scope, receive, send)

    async def _figures(self, request: Request) -> Response:
        """The metrics for Prometheus, of all processes that serve this port."""
        text, siblings = self._metrics.text(), self._siblings
        if siblings is not None and request.scope["server"][1] != siblings.ports[siblings.number]:
            pages = await siblings.metrics_of_others() | {siblings.number: text}
            text = merge_pages(dict(sorted(pages.items())))
        return Response(text, headers={"content-type": CONTENT_TYPE})


async def _nothing(_request: Request) -> Response:
    raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
