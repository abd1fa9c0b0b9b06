"""What the server reports about itself."""

from collections.abc import Callable
from http import HTTPStatus
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.api.beside import Beside
from dacabo.server.http.answers import HttpError
from dacabo.server.http.door import is_from_here
from dacabo.server.http.routing import route
from dacabo.server.metrics import CONTENT_TYPE, Metrics, together
from dacabo.server.store.store import Store
from dacabo.server.tables.tables import Tables
from dacabo.server.wire.bodies import JSON, TEXT


class About:
    """The handlers of all routes about the server.

    Args:
        store: everything that is kept.
        tables: those that are held in memory.
        metrics: of this process.
        beside: this process among others that serve the same port; None if it is alone.
        schema, openapi: make the documents, which describe these routes too.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        metrics: Metrics,
        beside: Beside | None,
        *,
        schema: Callable[[], bytes],
        openapi: Callable[[], bytes],
    ) -> None:
        self._store = store
        self._tables = tables
        self._metrics = metrics
        self._beside = beside
        self._schema = schema
        self._openapi = openapi

    @route(
        "GET",
        "/api/schema.json",
        "The JSON Schema of all messages of a table's WebSocket",
        response=dict[str, Any],
    )
    async def schema(self, _request: Request) -> Response:
        """The JSON Schema of all messages."""
        return Response(self._schema(), media_type=JSON)

    @route("GET", "/api/openapi.json", "This document", response=dict[str, Any])
    async def openapi(self, _request: Request) -> Response:
        """The OpenAPI document of all routes."""
        return Response(self._openapi(), media_type=JSON)

    @route("GET", "/livez", "Whether the server is alive", media=TEXT)
    async def alive(self, _request: Request) -> Response:
        """Whether this process answers, whatever its database does: nothing is asked of it."""
        return Response("ok\n", media_type=TEXT)

    @route("GET", "/readyz", "Whether the server can do its work", media=TEXT, also=(503,))
    async def ready(self, _request: Request) -> Response:
        """Whether the store can be read and written, and is of the version that is known here."""
        await self._store.check()
        return Response("ok\n", media_type=TEXT)

    @route("GET", "/healthz", "The same as `/readyz`, by its older name", media=TEXT, also=(503,))
    async def health(self, request: Request) -> Response:
        """For monitors that were set up before there were two questions."""
        return await self.ready(request)

    @route("GET", "/metrics", "Figures for Prometheus", media=TEXT)
    async def metrics(self, request: Request) -> Response:
        """The metrics for Prometheus, of all processes that serve this port."""
        if not is_from_here(request.scope):
            # Some figures, such as how long bots think, must not reach players.
            raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
        self._metrics.tables_live.value = len(self._tables.live)
        self._metrics.cut_off.value = self._store.nodes.cut_off
        text, beside = self._metrics.text(), self._beside
        if beside is not None and request.scope["server"][1] != beside.ports[beside.number]:
            pages = await beside.metrics_of_others() | {beside.number: text}
            text = together(dict(sorted(pages.items())))
        return Response(text, headers={"content-type": CONTENT_TYPE})
