"""A server that people reach over https: its cookies, and its private pages."""

import socket
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import pytest
from server.harness.nginx import proxy
from server.harness.rig import Server, fetch, serving

HOST = "cards.example"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that it does not know, and that does not mention https."""
    folder = tmp_path_factory.mktemp("https")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(folder, port=port, public_url=f"https://{HOST}") as server:
        server.link = f"http://127.0.0.1:{port}"
        yield server


def cookies(server: Server) -> SimpleCookie:
    """The cookies of a browser that becomes a guest."""
    headers_sent = {"origin": f"https://{HOST}", "host": HOST}
    return server.fetch("POST", "/api/guests", {"name": "Ana"}, **headers_sent).cookies


def test_the_cookie_is_for_https_and_this_host(server: Server) -> None:
    """This holds although the proxy does not mention https; no other cookie counts."""
    cookies_set = cookies(server)
    assert sorted(cookies_set) == ["__Host-dacabo_known", "__Host-dacabo_session"]
    assert all(cookie["secure"] for cookie in cookies_set.values())
    token = cookies_set["__Host-dacabo_session"].value
    headers_sent = {"cookie": f"__Host-dacabo_session={token}", "host": HOST}
    assert server.http("GET", "/api/me", **headers_sent)[1]["name"] == "Ana"
    planted = {"cookie": f"dacabo_session={token}", "host": HOST}
    assert server.http("GET", "/api/me", **planted)[0] == 401
    both = {"cookie": f"dacabo_session={'x' * 43}; {headers_sent['cookie']}", "host": HOST}
    assert server.http("GET", "/api/me", **both)[1]["name"] == "Ana"


def test_logging_out_deletes_the_same_cookies(server: Server) -> None:
    """A browser deletes only a cookie of the same name."""
    token = cookies(server)["__Host-dacabo_session"].value
    headers = {
        "cookie": f"__Host-dacabo_session={token}",
        "host": HOST,
        "origin": f"https://{HOST}",
    }
    deleted_cookies = server.fetch("DELETE", "/api/me", **headers).cookies
    assert {name: cookie["max-age"] for name, cookie in deleted_cookies.items()} == {
        "__Host-dacabo_known": "0",
        "__Host-dacabo_session": "0",
    }


def test_the_documented_proxy_requires_https(server: Server, tmp_path: Path) -> None:
    """A browser that was here once uses only https from then on."""
    with proxy(tmp_path / "nginx", [server.link]) as link:
        answer = fetch("GET", link, host=HOST)
        assert answer.headers.get_all("strict-transport-security") == ["max-age=31536000"]


def test_metrics_are_not_at_the_public_port(server: Server) -> None:
    """This holds for this machine, too, and whatever headers a proxy omits."""
    for headers in (
        {},
        {"host": HOST},
        {"host": HOST, "x-real-ip": "192.0.2.1"},
        {"x-forwarded-for": "127.0.0.1"},
        {"accept": "text/html"},
    ):
        assert server.http("GET", "/metrics", **headers)[0] == 404
    assert "# TYPE dacabo_connections gauge" in server.metrics()


def test_a_missing_setting_is_logged(server: Server, tmp_path: Path) -> None:
    """Without the address of its proxy, a public server takes all clients for one."""
    assert "no-trusted-proxies" in server.log
    with serving(tmp_path, public_url=f"https://{HOST}", trusted_proxies="127.0.0.1") as told:
        assert "no-trusted-proxies" not in told.log
