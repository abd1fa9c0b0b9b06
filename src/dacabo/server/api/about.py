"""What the server reports about itself."""

from collections.abc import Callable
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.http.routing import route
from dacabo.server.store.store import Store
from dacabo.server.wire.bodies import JSON, TEXT


class About:
    """The handlers of all routes about the server.

    Args:
        store: everything that is kept.
        schema, openapi: make the documents, which describe these routes too.
    """

    def __init__(
        self, store: Store, *, schema: Callable[[], bytes], openapi: Callable[[], bytes]
    ) -> None:
        self._store = store
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
