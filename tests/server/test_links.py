"""Links to a table for others, and checks of rules before a table is opened."""

import re
import socket
from itertools import takewhile
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.harness.rig import Json, Server, serving

from dacabo.i18n import LANGUAGES
from dacabo.server.lan import lan_address, qr_code


def qr_of(url: str) -> Json:
    """The QR code of an address, as it is sent."""
    code = qr_code(url)
    return {"size": code.size, "path": code.path}


def both_links(server: Server, **headers: str) -> tuple[str, str]:
    """The base addresses of a table's link and of a personal link."""
    guest = server.guest()
    code = guest.open()
    status, table = server.http("GET", f"/api/tables/{code}/link", **headers)
    assert status == 200
    assert table == {"url": table["url"], "qr": qr_of(table["url"])}
    status, personal = server.http("POST", "/api/me/links", token=guest.token, **headers)
    assert status == 201
    assert personal["qr"] == qr_of(personal["url"])
    address, secret = personal["url"].split("#")
    assert re.fullmatch("[A-Za-z0-9_-]{43}", secret)
    base, separator, text = table["url"].rpartition("/tables/")
    assert separator
    assert re.fullmatch(rf"{code}\.[a-z2-7]{{10}}", text)
    assert address.endswith("/continue")
    return base, address.removesuffix("/continue")


def test_links_have_the_host_of_the_request(server: Server) -> None:
    """Without any setting, others can use the same address."""
    assert both_links(server) == (server.link, server.link)
    assert both_links(server, host="localhost:1234") == ("http://localhost:1234",) * 2


def test_links_have_the_public_address(tmp_path: Path) -> None:
    """If there is one, all links lead there."""
    port = free_port()
    with serving(tmp_path, port=port, public_url="https://cards.example") as server:
        server.link = f"http://127.0.0.1:{port}"
        assert both_links(server) == ("https://cards.example",) * 2
        assert both_links(server, host="cards.example") == ("https://cards.example",) * 2


def test_links_on_this_machine_have_its_address_on_the_local_network(tmp_path: Path) -> None:
    """A phone cannot use the names of the machine itself."""
    with serving(tmp_path, lan="yes", host="127.0.0.1") as server:
        lan_link, port = server.link, urlsplit(server.link).port
        server.link = f"http://127.0.0.1:{port}"
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}"):
            expected = lan_link if lan_address() else f"http://{host}"
            assert both_links(server, host=host) == (expected, expected)
        assert both_links(server, host="kitchen.local:99") == ("http://kitchen.local:99",) * 2
        assert both_links(server, host="192.168.0.7:99") == ("http://192.168.0.7:99",) * 2


def free_port() -> int:
    """A free port of this machine."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def test_there_is_no_link_to_a_missing_table(server: Server) -> None:
    """The code of an existing table may be written carelessly."""
    for code in ("CCCCCC", "x", "%20"):
        status, problem = server.http("GET", f"/api/tables/{code}/link")
        assert (status, problem["code"]) == (404, "no-such-table")
    code = server.guest().open()
    for text in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
        status, link = server.http("GET", f"/api/tables/{text}/link")
        assert status == 200
        assert link["url"].startswith(f"{server.link}/tables/{code}.")


def test_making_links_is_charged(tmp_path: Path) -> None:
    """The time for QR codes is charged to the address, even if another thread computes them."""
    with serving(tmp_path, share_per_address=1, saved_seconds=10) as server:
        code = server.guest().open()
        requests_ = (server.http("GET", f"/api/tables/{code}/link")[0] for _ in range(200))
        statuses = [*takewhile(lambda status: status == 200, requests_)]
        assert 0 < len(statuses) < 200
        assert next(requests_) == 429


# --- rules ------------------------------------------------------------------------------------

IMPOSSIBLE: list[Json] = [
    {"game": "whist"},
    {"preset": "none"},
    {"players": 1},
    {"players": 9},
    {"changes": {"rounds": 0}},
    {"changes": {"deck": "tarot"}},
    {"changes": {"nothing": 1}},
    {"changes": {"cards": 13}},
    {"changes": {"looks": 5}},
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_can_be_checked_by_anybody(server: Server, language: str) -> None:
    """Impossible ones are refused with the same message as when a table is opened."""
    guest = server.guest()
    base = {"game": "cabo", "preset": "original", "players": 4}
    for possible in ({}, {"changes": {"rounds": 3}}, {"game": "dacapo", "preset": "match"}):
        assert server.http("POST", "/api/rules", base | possible) == (204, "")
    headers = {"accept-language": language}
    messages = set()
    for impossible in IMPOSSIBLE:
        answer = server.http("POST", "/api/rules", base | impossible, **headers)
        assert answer == server.http(
            "POST", "/api/tables", base | impossible, guest.token, **headers
        )
        assert answer[0] == 422, impossible
        assert answer[1]["message"]
        messages.add(answer[1]["message"])
    assert len(messages) > 5
    assert server.http("GET", "/api/me/tables", token=guest.token) == (200, [])
