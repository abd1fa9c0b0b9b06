"""The request guard: whom it lets in, with which address and scheme, and the headers it sets."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_network
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from dacabo.server.http.request_guard import Message, Receive, RequestGuard, Scope, Send, is_secure
from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.settings import Settings

LOCAL = Settings(database=Path("none"))
LAN = Settings(database=Path("none"), lan=True)
PUBLIC = Settings(
    database=Path("none"),
    public_url="https://cards.example",
    origins=("https://app.example",),
    trusted_proxies=(ip_network("127.0.0.0/8"), ip_network("2001:db8:1::/48")),
)
COOKIE = (b"cookie", b"dacabo_session=whatever")


async def say_hello(scope: Scope, receive: Receive, send: Send) -> None:
    """An application that reports the address and scheme of a request."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": scope["client"][0]})
        await send({"type": "websocket.close", "code": 1000})
        return
    text = f"{scope['client'][0]} {scope['scheme']}".encode()
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": text})


@contextmanager
def serving(settings: Settings) -> Iterator[str]:
    """Run a real server on a real socket; its host and port."""
    door = RequestGuard(say_hello, settings, CpuBudgets(1))
    config = uvicorn.Config(
        door, lifespan="off", log_config=None, access_log=False, proxy_headers=False
    )
    server = uvicorn.Server(config)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = Thread(target=server.run, kwargs={"sockets": [listening]})
        thread.start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(10)


def enter(
    settings: Settings,
    *headers: tuple[bytes, bytes],
    kind: str = "http",
    method: str = "POST",
    client: str = "127.0.0.1",
) -> Message | None:
    """The scope that the application gets, or None if the request was refused."""
    seen: list[Message] = []
    sent: list[Message] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope)

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {}

    scope: dict[str, Any] = {
        "type": kind,
        "scheme": {"http": "http", "websocket": "ws"}[kind],
        "method": method,
        "client": (client, 5000),
        "headers": list(headers),
    }
    asyncio.run(RequestGuard(app, settings, CpuBudgets(1))(scope, receive, send))
    assert len(seen) + bool(sent) == 1
    if sent and kind == "http":
        assert sent[0]["status"] == 403
        assert (b"x-content-type-options", b"nosniff") in sent[0]["headers"]
    return seen[0] if seen else None


# --- over the wire --------------------------------------------------------------


def test_every_answer_has_the_security_headers() -> None:
    """Refusals have them, too; pages may load nothing from elsewhere, and may not be framed."""
    with serving(LOCAL) as host:
        fine = httpx.get(f"http://{host}/")
        refused = httpx.get(f"http://{host}/", headers={"host": "evil.example"})
    assert fine.status_code == 200
    assert refused.status_code == 403
    assert (refused.json()["code"], refused.json()["about"]) == ("host-not-allowed", {})
    assert "address" in refused.json()["message"]
    for answer in (fine, refused):
        policy = answer.headers["content-security-policy"]
        assert policy.startswith(
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'"
        )
        assert "frame-ancestors 'none'; base-uri 'none'; form-action 'self'" in policy
        assert "'unsafe-" not in policy  # neither inline scripts and styles, nor texts as code
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in answer.headers["permissions-policy"]
    policy = fine.headers["content-security-policy"]
    assert f"connect-src 'self' ws://{host} wss://{host};" in policy


@pytest.mark.parametrize(
    ("settings", "host", "strict"),
    [
        (PUBLIC, "cards.example", True),
        (replace(PUBLIC, lan=True), "cards.example", True),
        (replace(PUBLIC, lan=True), "192.168.0.2", False),
        (replace(PUBLIC, public_url="http://cards.example"), "cards.example", False),
        (replace(PUBLIC, public_url=None), "app.example", False),
        (LAN, "192.168.0.2", False),
        (LOCAL, "localhost", False),
        (PUBLIC, "evil.example", False),
    ],
)
def test_browsers_are_required_to_use_https_where_the_operator_says_so(
    settings: Settings, host: str, *, strict: bool
) -> None:
    """This holds for the public name only, not for others in the same domain."""
    headers = {"host": host, "x-forwarded-proto": "https"}
    with serving(settings) as server:
        answer = httpx.get(f"http://{server}/", headers=headers)
    expected = "max-age=31536000" if strict else None
    assert answer.headers.get("strict-transport-security") == expected


def test_only_own_pages_may_open_a_websocket() -> None:
    """A browser on another site is refused; the app and programs are not."""
    with serving(LOCAL) as host:
        with connect(f"ws://{host}/", origin=Origin(f"http://{host}")) as ours:
            assert ours.recv() == "127.0.0.1"
        with connect(f"ws://{host}/") as program:
            assert program.recv() == "127.0.0.1"
        with pytest.raises(InvalidStatus) as refused:
            connect(f"ws://{host}/", origin=Origin("https://evil.example"))
        assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            connect(f"ws://{host}/", additional_headers={"Cookie": "dacabo_session=x"})


def test_a_proxy_passes_on_address_and_scheme() -> None:
    """Address and scheme come from a trusted proxy, over a real connection."""
    told = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https"}
    with serving(PUBLIC) as host:
        assert httpx.get(f"http://{host}/", headers=told).text == "198.51.100.7 https"
    with serving(LOCAL) as host:
        assert httpx.get(f"http://{host}/", headers=told).text == "127.0.0.1 http"


# --- hosts ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "host", "fine"),
    [
        (LOCAL, b"localhost:8420", True),
        (LOCAL, b"127.0.0.1", True),
        (LOCAL, b"[::1]:8420", True),
        (LOCAL, b"LOCALHOST", True),
        (LOCAL, b"evil.example", False),
        (LOCAL, b"192.168.0.2:8420", False),
        (LOCAL, b"localhost.evil.example", False),
        (LOCAL, b"localhost@evil.example", False),
        (LOCAL, b"localhost/evil", False),
        (LOCAL, b"localhost; script-src *", False),
        (LOCAL, b"", False),
        (LAN, b"192.168.0.2:8420", True),
        (LAN, b"[fd00::2]:8420", True),
        (LAN, b"kitchen:8420", True),
        (LAN, b"kitchen.local:8420", True),
        (LAN, b"evil.example:8420", False),
        (LAN, b"192.168.0.2.evil.example", False),
        (PUBLIC, b"cards.example", True),
        (PUBLIC, b"app.example", True),
        (PUBLIC, b"127.0.0.1:8420", True),
        (PUBLIC, b"evil.example", False),
        (PUBLIC, b"192.168.0.2", False),
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_request_for_a_foreign_host_is_refused(
    settings: Settings, host: bytes, method: str, *, fine: bool
) -> None:
    """A foreign name may point to this server."""
    assert (enter(settings, (b"host", host), method=method) is not None) is fine


def test_a_request_has_exactly_one_host() -> None:
    """Without a host, or with two, the request is ambiguous."""
    assert enter(LOCAL, method="GET") is None
    assert enter(LOCAL, (b"host", b"localhost"), (b"host", b"localhost"), method="GET") is None


# --- origins ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "host", "origin", "fine"),
    [
        (LOCAL, b"localhost:8420", b"http://localhost:8420", True),
        (LOCAL, b"localhost", b"http://localhost:80", True),
        (LOCAL, b"localhost:8420", b"http://localhost:8421", False),
        (LOCAL, b"localhost:8420", b"http://127.0.0.1:8420", False),
        (LOCAL, b"localhost:8420", b"null", False),
        (LOCAL, b"localhost:8420", b"", False),
        (LOCAL, b"localhost:8420", b"https://evil.example", False),
        (LAN, b"192.168.0.2:8420", b"http://192.168.0.2:8420", True),
        (PUBLIC, b"cards.example", b"https://cards.example", True),
        (PUBLIC, b"127.0.0.1:8420", b"https://cards.example", True),
        (PUBLIC, b"cards.example", b"https://app.example", True),
        (PUBLIC, b"cards.example", b"https://cards.example.evil.example", False),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_page_of_a_foreign_origin_is_refused(
    settings: Settings, host: bytes, origin: bytes, kind: str, *, fine: bool
) -> None:
    """The origin must be the same host, or configured."""
    for cookies in ((), (COOKIE,)):
        let_in = enter(settings, (b"host", host), (b"origin", origin), *cookies, kind=kind)
        assert (let_in is not None) is fine


def test_a_request_without_an_origin_needs_no_cookie_or_changes_nothing() -> None:
    """Programs send neither origin nor cookie."""
    host = (b"host", b"localhost")
    assert enter(LOCAL, host)
    assert enter(LOCAL, host, (b"authorization", b"Bearer x"))
    assert enter(LOCAL, host, COOKIE) is None
    assert enter(LOCAL, host, COOKIE, method="GET")
    assert enter(LOCAL, host, COOKIE, kind="websocket") is None
    assert enter(LOCAL, host, (b"origin", b"https://evil.example"), method="GET")


def test_plain_http_is_not_the_page_of_an_https_host() -> None:
    """A man in the middle can write http pages, so they have no rights of https ones."""
    secure = (b"host", b"cards.example"), (b"x-forwarded-proto", b"https")
    assert enter(PUBLIC, *secure, (b"origin", b"http://cards.example")) is None
    assert enter(PUBLIC, *secure, (b"origin", b"https://cards.example"))


@given(st.binary(max_size=40), st.binary(max_size=40), st.sampled_from([LOCAL, LAN, PUBLIC]))
def test_any_bytes_in_headers_are_accepted_or_refused(
    host: bytes, origin: bytes, settings: Settings
) -> None:
    """Broken headers never raise another error."""
    enter(settings, (b"host", host), (b"origin", origin), (b"x-forwarded-for", origin))
    enter(settings, (b"host", b"localhost"), (b"origin", origin), (b"x-forwarded-for", host))


# --- proxies ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", [b"198.51.100.7"], "198.51.100.7"),
        ("::ffff:127.0.0.1", [b"198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", [b"203.0.113.66, 198.51.100.7"], "198.51.100.7"),
        ("127.0.0.1", [b"203.0.113.66", b"198.51.100.7, 127.0.0.2"], "198.51.100.7"),
        ("127.0.0.1", [b"198.51.100.7:4711"], "198.51.100.7"),
        ("2001:db8:1::5", [b"[2001:db8:2::7]:4711"], "2001:db8:2::7"),
        ("127.0.0.1", [b"198.51.100.7, unknown"], "127.0.0.1"),
        ("127.0.0.1", [b"unknown, 127.0.0.9"], "127.0.0.9"),
        ("127.0.0.1", [b"127.0.0.3, 127.0.0.2"], "127.0.0.3"),
        ("198.51.100.9", [b"203.0.113.66"], "198.51.100.9"),
    ],
)
def test_the_client_is_the_rightmost_address_that_is_no_trusted_proxy(
    client: str, forwarded: list[bytes], address: str
) -> None:
    """Anyone can have written the addresses to the left; other proxies are not believed at all."""
    headers = [(b"x-forwarded-for", value) for value in forwarded]
    scope = enter(PUBLIC, (b"host", b"cards.example"), *headers, client=client)
    assert scope
    assert scope["client"][0] == address


@pytest.mark.parametrize(
    ("client", "scheme", "secure"),
    [
        ("127.0.0.1", b"https", True),
        ("127.0.0.1", b"http", False),
        ("127.0.0.1", b"https, http", False),
        ("127.0.0.1", b"", False),
        ("198.51.100.9", b"https", False),
    ],
)
@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_a_trusted_proxy_passes_on_whether_https_is_used(
    client: str, scheme: bytes, kind: str, *, secure: bool
) -> None:
    """The cookie is marked for https exactly where https is used."""
    headers = (b"host", b"cards.example"), (b"x-forwarded-proto", scheme)
    scope = enter(PUBLIC, *headers, client=client, kind=kind)
    assert scope
    assert is_secure(scope) is secure


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize(
    ("settings", "host", "secure"),
    [
        (PUBLIC, b"cards.example", True),
        (PUBLIC, b"127.0.0.1:8420", True),  # from a proxy that does not pass on the host either
        (replace(PUBLIC, lan=True), b"cards.example", True),
        (replace(PUBLIC, lan=True), b"192.168.0.2:8420", False),
        (replace(PUBLIC, public_url="http://cards.example"), b"cards.example", False),
        (LAN, b"192.168.0.2:8420", False),
        (LOCAL, b"127.0.0.1:8420", False),
    ],
)
def test_cookies_are_for_https_on_a_public_server(
    settings: Settings, host: bytes, kind: str, *, secure: bool
) -> None:
    """The proxy's headers do not matter; clients in a local network use http."""
    scope = enter(settings, (b"host", host), kind=kind)
    assert scope
    assert scope["dacabo.secure"] is secure


def test_lifespan_events_pass_the_guard() -> None:
    """They are neither requests nor connections."""
    seen: list[str] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope["type"])

    async def nothing(_message: Message | None = None) -> Message:
        return {}

    asyncio.run(RequestGuard(app, LOCAL, CpuBudgets(1))({"type": "lifespan"}, nothing, nothing))  # type: ignore[arg-type]  # unused
    assert seen == ["lifespan"]
