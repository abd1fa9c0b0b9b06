"""What the routes about all kinds of documents share."""

from collections.abc import Awaitable
from http import HTTPStatus
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.http.responses import json, read_file
from dacabo.server.http.route_context import RouteContext
from dacabo.server.wire.bodies import KeyGiven, RoleLink


class Opens(Protocol):
    """Documents that can be continued from files."""

    async def from_file(self, file: bytes) -> str:
        """Continue a document from a file; returns the key of who keeps it."""
        ...


class DocumentRoutes:
    """Handlers of routes about one kind of document."""

    def __init__(self, documents: Opens, context: RouteContext) -> None:
        self._context = context
        self._opens = documents

    async def _opened(self, request: Request, opening: Awaitable[str]) -> Response:
        """The key of a new document, which counts as a new table does."""
        self._charge(request)
        return json(KeyGiven(await opening), HTTPStatus.CREATED)

    async def _from_file(self, request: Request, most_bytes: int) -> Response:
        """The key of a document that is continued from a file."""
        self._charge(request)
        file = await read_file(request, most_bytes)
        return json(KeyGiven(await self._opens.from_file(file)), HTTPStatus.CREATED)

    async def _link(self, request: Request, page: str, key: str) -> Response:
        """The link of a key, and its QR code."""
        way = await self._context.way_to(request, f"/{page}#{key}")
        return json(RoleLink(key, way.url, way.qr))

    def _charge(self, request: Request) -> None:
        """Refuse an address that opens too much."""
        self._context.charge(self._context.new_tables, request.scope)
