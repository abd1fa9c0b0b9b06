"""The application for monitors on this machine, at a port of its own.

Some metrics, such as how long bots think, must not reach players. So they are not served at the
port that players use, whatever proxy is in front of it.
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
"""Seconds within which a process has to answer; otherwise its metrics are left out."""


class Siblings(NamedTuple):
    """The processes that accept from the same sockets, as one of them sees the others.

    Any of them may answer at the common socket for monitors, and reports the metrics of all. So
    each process also has a socket of its own, where it reports only its own metrics.
    """

    number: int
    own: socket
    ports: Mapping[int, int]
    """By number of a process: its own port."""

    async def metrics_of_others(self) -> dict[int, str]:
        """The metrics of each other process that answers."""
        others = [number for number in self.ports if number != self.number]
        requests = [asyncio.to_thread(_fetch_metrics, self.ports[number]) for number in others]
        pages = zip(others, await asyncio.gather(*requests), strict=True)
        return {number: page for number, page in pages if page is not None}


def _fetch_metrics(port: int) -> str | None:
    connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT_SECONDS)
    with closing(connection), suppress(OSError, HTTPException):
        connection.request("GET", "/metrics")
        answer = connection.getresponse()
        if answer.status == HTTPStatus.OK:
            return answer.read().decode()
    return None


class Monitor:
    """The application for monitors.

    Args:
        about: answers whether the server is alive and ready.
        tables: the live tables of this process.
        nodes: this node and the others.
        metrics: the metrics of this process.
        siblings: the other processes that serve the same port; None without any.
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
        handlers = {"/metrics": self._serve_metrics, "/livez": about.alive, "/readyz": about.ready}
        by_method = {path: {"GET": handler} for path, handler in handlers.items()}
        self._app = routed(by_method, _not_found, metrics)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            await self._app(scope, receive, send)

    async def _serve_metrics(self, request: Request) -> Response:
        """The metrics for Prometheus, of all processes that serve this port."""
        text, siblings = self._metrics.text(), self._siblings
        if siblings is not None and request.scope["server"][1] != siblings.ports[siblings.number]:
            pages = await siblings.metrics_of_others() | {siblings.number: text}
            text = merge_pages(dict(sorted(pages.items())))
        return Response(text, headers={"content-type": CONTENT_TYPE})


async def _not_found(_request: Request) -> Response:
    raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
