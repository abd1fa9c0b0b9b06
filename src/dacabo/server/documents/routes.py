"""Code that the routes of all kinds of documents share."""

from collections.abc import Awaitable
from http import HTTPStatus
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response

from dacabo.server.http.responses import json, read_file
from dacabo.server.http.route_context import RouteContext
from dacabo.server.wire.bodies import KeyGiven, RoleLink


class FromFile(Protocol):
    """Documents that can be continued from files."""

    async def from_file(self, file: bytes) -> str:
        """Continue a document from a file; return the key of its organiser."""
        ...


class DocumentRoutes:
    """Handlers of routes about one kind of document."""

    def __init__(self, documents: FromFile, context: RouteContext) -> None:
        self._context = context
        self._documents = documents

    async def _answer_key(self, request: Request, opening: Awaitable[str]) -> Response:
        """Answer with the key of a new document, which counts as a new table."""
        self._charge(request)
        return json(KeyGiven(await opening), HTTPStatus.CREATED)

    async def _from_file(self, request: Request, most_bytes: int) -> Response:
        """Answer with the key of a document that is continued from a file."""
        self._charge(request)
        file = await read_file(request, most_bytes)
        return json(KeyGiven(await self._documents.from_file(file)), HTTPStatus.CREATED)

    async def _link(self, request: Request, page: str, key: str) -> Response:
        """Answer with the link of a key, and its QR code."""
        link = await self._context.make_link(request, f"/{page}#{key}")
        return json(RoleLink(key, link.url, link.qr))

    def _charge(self, request: Request) -> None:
        """Refuse an address that opens too much."""
        self._context.charge(self._context.new_tables, request.scope)
