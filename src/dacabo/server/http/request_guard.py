"""The request guard refuses requests from foreign pages, and adds security headers to answers.

A browser sends our cookie whichever page makes the request. So the request must name that page
(`Origin`), which must be ours. The page of a foreign domain whose name points to us would pass that
check (DNS rebinding). So the requested host (`Host`) must be ours, too.
"""

from asyncio import CancelledError
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import lru_cache
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

from starlette.requests import Request

from dacabo.core.origins import origin_of
from dacabo.server.http.responses import HttpError, problem
from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.settings import Network, Settings, is_loopback
from dacabo.server.tokens import SECURE, has_session

Message: TypeAlias = MutableMapping[str, Any]
Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

POLICY_VIOLATION: Final = 1008
"""The close code of a refused WebSocket."""

_SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_LAN_NAMES: Final = (".local", ".lan", ".internal", ".home.arpa")
"""The ends of names that cannot exist on the internet."""

_HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    # Not `no-referrer`, which makes browsers hide the origin of requests from our own pages.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

_STRICT: Final = (b"strict-transport-security", b"max-age=31536000")
"""Browsers then use only https for this host for a year. Its subdomains are not included, because
they may not be ours."""


class Forbidden(HttpError):
    """A request that is refused before it is read."""

    def __init__(self, code: str) -> None:
        super().__init__(code, HTTPStatus.FORBIDDEN)


class RequestGuard:
    """Wraps an application and lets in only acceptable requests.

    In the scope of an accepted request, `client` is the true address and `scheme` the one that the
    client used, even behind a trusted proxy. `dacabo.secure` says whether its cookies are for https
    only: because the request came by https, or the operator has declared its host as https.
    """

    def __init__(self, app: App, settings: Settings, budgets: CpuBudgets) -> None:
        self._app = app
        self._budgets = budgets
        self._lan = settings.lan
        public = urlsplit(settings.public_url or "")
        self._https_host = public.hostname if public.scheme == "https" else None
        self._proxies = settings.trusted_proxies
        self._origins = frozenset(settings.own_origins)
        self._hosts = frozenset(
            host for origin in settings.own_origins if (host := urlsplit(origin).hostname)
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or connection; its address pays for it."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if self._proxies:
            scope = self._as_seen_by_proxies(scope)
        client = scope.get("client")
        with suppress(CancelledError):  # uvicorn cancels requests when the server stops
            await self._budgets.of(client[0] if client else "").spend(
                self._serve(scope, receive, send)
            )

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        try:
            host = self._check_host(scope)
            if kind == "websocket" or scope["method"] not in _SAFE_METHODS:
                self._check_origin(scope, host)
        except Forbidden as error:
            await _refuse(error, scope, receive, send)
            return
        https = self._is_https(host)
        scope[SECURE] = https or is_secure(scope)
        scope["app"] = self._app  # without it Starlette answers requests without a route itself
        if kind == "http":
            send = _with_headers(send, _headers_for(host, https=https))
        await self._app(scope, receive, send)

    # --- checks -----------------------------------------------------------------

    def _check_host(self, scope: Scope) -> str:
        """The requested host, with its port."""
        hosts = _values(scope, b"host")
        origin = origin_of(f"http://{hosts[0]}") if len(hosts) == 1 else None
        if origin is None or not self._is_ours(urlsplit(origin).hostname or ""):
            raise Forbidden("host-not-allowed")
        return origin.removeprefix("http://")

    def _is_ours(self, host: str) -> bool:
        if host in self._hosts or is_loopback(host):
            return True
        return self._lan and ("." not in host or host.endswith(_LAN_NAMES) or _ip(host) is not None)

    def _check_origin(self, scope: Scope, host: str) -> None:
        """Require our own origin of a browser. A program sends no origin, and no cookie either."""
        origins = _values(scope, b"origin")
        if not origins:
            if has_session(scope["headers"]):
                raise Forbidden("origin-not-allowed")
            return
        origin = origin_of(origins[0]) if len(origins) == 1 else None
        if origin in self._origins:
            return
        scheme, _, origin_host = (origin or "").partition("://")
        # Through an unknown proxy, a page by https may reach us as http, but never the reverse.
        if origin_host != host or (scheme == "http" and is_secure(scope)):
            raise Forbidden("origin-not-allowed")

    def _is_https(self, host: str) -> bool:
        """Whether people reach this host by https, whatever a proxy says or omits.

        Only with `--lan` do some clients also come by plain http, and by another name.
        """
        if self._https_host is None:
            return False
        return not self._lan or urlsplit(f"//{host}").hostname == self._https_host

    # --- proxies ------------------------------------------------------------------

    def _as_seen_by_proxies(self, scope: Scope) -> Scope:
        """The scope with the address and scheme reported by our own proxies."""
        address, port = scope.get("client") or ("", 0)
        if not self._trusts(address):
            return scope
        hops = ",".join(_values(scope, b"x-forwarded-for")).split(",")
        for hop in reversed(hops):
            ip = _ip(_without_port(hop.strip()))
            if ip is None:
                break  # no trusted proxy has written the entries before it
            address, port = ip, 0
            if not self._trusts(ip):
                break
        schemes = ",".join(_values(scope, b"x-forwarded-proto")).split(",")
        is_https = schemes[-1].strip().lower() in ("https", "wss")
        scheme = scope["scheme"]
        if is_https and scheme in ("http", "ws"):
            scheme += "s"
        return {**scope, "client": (address, port), "scheme": scheme}

    def _trusts(self, address: str) -> bool:
        return is_among(address, self._proxies)


@lru_cache(maxsize=256)
def is_among(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address belongs to one of the networks."""
    ip = _ip(address)
    return ip is not None and any(ip_address(ip) in network for network in networks)


def is_secure(scope: Scope) -> bool:
    """Whether a request that passed the guard came by https."""
    return scope["scheme"] in ("https", "wss")


# --- answers ------------------------------------------------------------------


async def _refuse(error: Forbidden, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})
        return
    response = problem(Request(scope), error)
    response.headers["connection"] = "close"  # a new connection can be refused earlier
    await response(scope, receive, _with_headers(send, _headers_for("")))


def _with_headers(send: Send, more: list[tuple[bytes, bytes]]) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *more]
        await send(message)

    return send_with_headers


@lru_cache(maxsize=64)
def _headers_for(host: str, *, https: bool = False) -> list[tuple[bytes, bytes]]:
    """The security headers for a request to this host, which people reach by https or not."""
    # Older browsers do not count a WebSocket of the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if host else ""
    policy = (
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
        f"img-src 'self'; font-src 'self'; connect-src 'self'{sockets}; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    )
    headers = [(b"content-security-policy", policy.encode()), *_HEADERS]
    return [*headers, _STRICT] if https else headers


# --- reading ------------------------------------------------------------------


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def _ip(text: str) -> str | None:
    """The canonical form of an address."""
    try:
        ip = ip_address(text)
    except ValueError:
        return None
    if isinstance(ip, IPv6Address) and ip.ipv4_mapped:
        ip = ip.ipv4_mapped
    return str(ip)


def _without_port(text: str) -> str:
    """`192.0.2.1:5000` and `[2001:db8::1]:5000` without the port that some proxies add."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
