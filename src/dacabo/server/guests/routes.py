"""Guests over HTTP: identity, devices, and leaving."""

from http import HTTPStatus

from msgspec import UNSET
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from dacabo.core.names import clean_name
from dacabo.server.environment import Environment
from dacabo.server.http.responses import HttpError, forget_session, json, read_body
from dacabo.server.http.route_context import RouteContext, token_hash_of
from dacabo.server.http.routing import route
from dacabo.server.sockets.devices import Devices
from dacabo.server.store.nodes import GUEST
from dacabo.server.store.store import Store
from dacabo.server.tables.tables import Tables
from dacabo.server.tokens import (
    LINK_SECONDS,
    SECURE,
    hashed,
    is_token,
    known_cookie,
    new_guest_id,
    new_token,
    session_cookie,
)
from dacabo.server.wire.bodies import Link, LinkCode, Me, NewGuest, NewName


class GuestRoutes:
    """The handlers of all routes about guests."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        context: RouteContext,
        devices: Devices,
        environment: Environment,
    ) -> None:
        self._store = store
        self._environment = environment
        self._tables = tables
        self._context = context
        self._devices = devices

    @route(
        "POST",
        "/api/guests",
        "Become a guest",
        request=NewGuest,
        response=Me,
        status=201,
        opens=True,
    )
    async def new_guest(self, request: Request) -> Response:
        """Create a guest."""
        asked = await read_body(request, NewGuest)
        name = clean_name(asked.name)
        self._context.charge(self._context.new_guests, request.scope)
        random_bytes = self._environment.random_bytes
        token, guest = new_token(random_bytes), new_guest_id(random_bytes)
        now = self._environment.now() / 1000
        await self._store.add_guest(guest, name, hashed(token), now, asked.face)
        me = Me(guest, name, token, asked.face or UNSET)
        return _answer_with_token(request, me, HTTPStatus.CREATED, program=asked.program)

    @route("GET", "/api/me", "Who am I?", response=Me, guest=True)
    async def me(self, request: Request) -> Response:
        """The guest who asks."""
        guest = await self._context.guest(request)
        return json(Me(guest.id, guest.name, face=guest.face or UNSET))

    @route(
        "PATCH", "/api/me", "Take another name or face", request=NewName, response=Me, guest=True
    )
    async def rename(self, request: Request) -> Response:
        """Change the name or the face, here and at all tables."""
        guest = await self._context.guest(request)
        asked = await read_body(request, NewName)
        name, face = clean_name(asked.name), asked.face or guest.face
        if (name, face) != (guest.name, guest.face):
            self._context.charge(self._context.new_guests, request.scope)
        await self._store.rename_guest(guest.id, name, face)
        self._tables.rename(guest.id, name, face)
        return json(Me(guest.id, name, face=face or UNSET))

    # --- other devices -----------------------------------------------------------------------

    @route(
        "POST",
        "/api/me/links",
        "A personal link, to go on with another device; it works once",
        response=Link,
        status=201,
        guest=True,
    )
    async def new_link(self, request: Request) -> Response:
        """A link to continue on another device; it works once, and expires soon."""
        guest = await self._context.guest(request)
        code = new_token(self._environment.random_bytes)
        # The code is in the fragment, which browsers never send: so no proxy logs it.
        link = await self._context.make_link(request, f"/continue#{code}")
        until = self._environment.now() / 1000 + LINK_SECONDS
        await self._store.add_code(hashed(code), guest.id, until)
        return json(Link(link.url, link.qr, round(until * 1000)), HTTPStatus.CREATED)

    @route(
        "POST",
        "/api/continue",
        "Go on as the guest whose personal link this is",
        request=LinkCode,
        response=Me,
        also=(404,),
    )
    async def go_on(self, request: Request) -> Response:
        """Become the guest of a link."""
        asked = await read_body(request, LinkCode)
        self._context.charge(self._context.link_codes, request.scope)
        guest = None
        if is_token(asked.code):
            guest = await self._store.use_code(hashed(asked.code), self._environment.now() / 1000)
        token = new_token(self._environment.random_bytes)
        if guest is None or not await self._store.add_token(guest, hashed(token)):
            raise HttpError("no-such-link", HTTPStatus.NOT_FOUND)
        name = (await self._store.names([guest])).get(guest, "")
        face = (await self._store.faces([guest])).get(guest, UNSET)
        return _answer_with_token(
            request, Me(guest, name, token, face), HTTPStatus.OK, program=asked.program
        )

    # --- logging out -------------------------------------------------------------------------

    @route("DELETE", "/api/me/session", "Log out on this device", status=204, guest=True)
    async def log_out(self, request: Request) -> Response:
        """Log out on this device."""
        guest = await self._context.guest(request)
        token_hash = token_hash_of(request.scope)
        assert token_hash is not None
        await self._store.drop_token(token_hash)
        self._devices.close(guest.id, "logged-out", lambda line: line.token == token_hash)
        self._store.nodes.publish(GUEST, guest.id)
        return _end_session(request)

    @route("DELETE", "/api/me/sessions", "Log out on all other devices", status=204, guest=True)
    async def log_out_others(self, request: Request) -> Response:
        """Log out on all other devices, and revoke all open links to another device."""
        guest = await self._context.guest(request)
        token_hash = token_hash_of(request.scope)
        assert token_hash is not None
        await self._store.drop_other_tokens(guest.id, token_hash)
        self._devices.close(guest.id, "logged-out", lambda line: line.token != token_hash)
        self._store.nodes.publish(GUEST, guest.id)
        return Response(status_code=HTTPStatus.NO_CONTENT)

    @route("DELETE", "/api/me", "Delete everything about me", status=204, guest=True)
    async def forget_me(self, request: Request) -> Response:
        """Delete everything about the guest."""
        guest = await self._context.guest(request)
        await self._tables.forget(guest.id)
        self._devices.close(guest.id, "forgotten")
        return _end_session(request)


def _answer_with_token(request: Request, me: Me, status: HTTPStatus, *, program: bool) -> Response:
    """Answer with a new token: in the body for a program, as a cookie for a browser."""
    if program:
        return json(me, status)
    assert me.token is not None
    response = json(replace(me, token=None), status)
    secure = request.scope[SECURE]
    response.headers.append("set-cookie", session_cookie(me.token, secure=secure))
    response.headers.append("set-cookie", known_cookie(known=True, secure=secure))
    return response


def _end_session(request: Request) -> Response:
    response = Response(status_code=HTTPStatus.NO_CONTENT)
    forget_session(response, request)
    return response
