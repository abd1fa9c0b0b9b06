"""Routes about the server itself: its documents, its security contact and its health."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

from dacabo.i18n import LANGUAGES
from dacabo.server.environment import Environment
from dacabo.server.http.responses import HttpError
from dacabo.server.http.routing import route
from dacabo.server.settings import Settings
from dacabo.server.store.store import Store
from dacabo.server.wire.bodies import JSON, TEXT

SECURITY: Final = "/.well-known/security.txt"
EXPIRES_DAYS: Final = 180
"""Days after which a reader should fetch the security contact again."""


class About:
    """The handlers of all routes about the server.

    Args:
        settings: the settings of the server.
        store: the store whose health is checked.
        environment: the clock.
        schema, openapi: make the documents. They are passed in because they describe these routes.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        environment: Environment,
        *,
        schema: Callable[[], bytes],
        openapi: Callable[[], bytes],
    ) -> None:
        self._settings = settings
        self._store = store
        self._environment = environment
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

    @route("GET", SECURITY, "Whom to tell about a vulnerability", media=TEXT, also=(404,))
    async def security(self, _request: Request) -> Response:
        """Whom to tell about a vulnerability, in the form of RFC 9116."""
        contact, public = self._settings.security_contact, self._settings.public_url
        if contact is None:
            raise HttpError("no-such-address", HTTPStatus.NOT_FOUND)
        today = datetime.fromtimestamp(self._environment.now() / 1000, UTC).date()
        fields = {
            "Contact": contact,
            "Expires": f"{today + timedelta(days=EXPIRES_DAYS)}T00:00:00Z",
            "Preferred-Languages": ", ".join(LANGUAGES),
        }
        if public is not None:
            fields["Canonical"] = public + SECURITY
        text = "".join(f"{name}: {value}\n" for name, value in fields.items())
        return Response(text, media_type=TEXT)

    @route("GET", "/livez", "Whether the server is alive", media=TEXT)
    async def alive(self, _request: Request) -> Response:
        """Whether this process answers, even if its database does not."""
        return Response("ok\n", media_type=TEXT)

    @route("GET", "/readyz", "Whether the server can do its work", media=TEXT, also=(503,))
    async def ready(self, _request: Request) -> Response:
        """Whether the store can be read and written, and has the version that this server knows."""
        await self._store.check()
        return Response("ok\n", media_type=TEXT)

    @route("GET", "/healthz", "The same as `/readyz`, by its older name", media=TEXT, also=(503,))
    async def health(self, request: Request) -> Response:
        """The same as `ready`, for monitors that were set up before there were two checks."""
        return await self.ready(request)
