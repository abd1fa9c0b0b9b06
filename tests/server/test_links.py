"""Links to a table for others, and whether a table can be opened at all."""

import re
import socket
from itertools import takewhile
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from server.harness.rig import Json, Server, serving

from dacabo.i18n import LANGUAGES
from dacabo.server.lan import lan_address, qr_code


def drawn(url: str) -> Json:
    """The QR code of an address as it is sent."""
    code = qr_code(url)
    return {"size": code.size, "path": code.path}


def both_links(server: Server, **headers: str) -> tuple[str, str]:
    """The addresses in the links to a table and in a personal link."""
    guest = server.guest()
    code = guest.open()
    status, table = server.http("GET", f"/api/tables/{code}/link", **headers)
    assert status == 200
    assert table == {"url": table["url"], "qr": drawn(table["url"])}
    status, mine = server.http("POST", "/api/me/links", token=guest.token, **headers)
    assert status == 201
    assert mine["qr"] == drawn(mine["url"])
    address, secret = mine["url"].split("#")
    assert re.fullmatch("[A-Za-z0-9_-]{43}", secret)
    base, there, text = table["url"].rpartition("/tables/")
    assert there
    assert re.fullmatch(rf"{code}\.[a-z2-7]{{10}}", text)
    assert address.endswith("/continue")
    return base, address.removesuffix("/continue")


def test_by_the_name_that_was_asked_for(server: Server) -> None:
    """Without any setting others come by the same address."""
    assert both_links(server) == (server.link, server.link)
    assert both_links(server, host="localhost:1234") == ("http://localhost:1234",) * 2


def test_by_the_public_address(tmp_path: Path) -> None:
    """If there is one, all links lead there."""
    port = free_port()
    with serving(tmp_path, port=port, public_url="https://cards.example") as server:
        server.link = f"http://127.0.0.1:{port}"
        assert both_links(server) == ("https://cards.example",) * 2
        assert both_links(server, host="cards.example") == ("https://cards.example",) * 2


def test_by_the_address_on_the_local_network(tmp_path: Path) -> None:
    """An invitation from the machine itself leads to where a phone can come."""
    with serving(tmp_path, lan="yes", host="127.0.0.1") as server:
        shown, port = server.link, urlsplit(server.link).port
        server.link = f"http://127.0.0.1:{port}"
        for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}"):
            there = shown if lan_address() else f"http://{host}"
            assert both_links(server, host=host) == (there, there)
        assert both_links(server, host="kitchen.local:99") == ("http://kitchen.local:99",) * 2
        assert both_links(server, host="192.168.0.7:99") == ("http://192.168.0.7:99",) * 2


def free_port() -> int:
    """A free port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def test_no_way_to_no_table(server: Server) -> None:
    """There has to be a table; its code can be written carelessly."""
    for code in ("CCCCCC", "x", "%20"):
        status, problem = server.http("GET", f"/api/tables/{code}/link")
        assert (status, problem["code"]) == (404, "no-such-table")
    code = server.guest().open()
    for text in (code, code.lower(), f"{code[:3]}-{code[3:]}"):
        status, link = server.http("GET", f"/api/tables/{text}/link")
        assert status == 200
        assert link["url"].startswith(f"{server.link}/tables/{code}.")


def test_a_way_has_its_price(tmp_path: Path) -> None:
    """Computing codes without end is too much: the time is paid for, also in a thread."""
    with serving(tmp_path, share_per_address=1, saved_seconds=10) as server:
        code = server.guest().open()
        asked = (server.http("GET", f"/api/tables/{code}/link")[0] for _ in range(200))
        statuses = [*takewhile(lambda status: status == 200, asked)]
        assert 0 < len(statuses) < 200
        assert next(asked) == 429


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
def test_rules_can_be_asked_about(server: Server, language: str) -> None:
    """Without being a guest: possible rules are accepted, impossible ones refused as at a table."""
    guest = server.guest()
    usual = {"game": "cabo", "preset": "original", "players": 4}
    for fine in ({}, {"changes": {"rounds": 3}}, {"game": "dacapo", "preset": "match"}):
        assert server.http("POST", "/api/rules", usual | fine) == (204, "")
    speaking = {"accept-language": language}
    messages = set()
    for wrong in IMPOSSIBLE:
        asked = server.http("POST", "/api/rules", usual | wrong, **speaking)
        assert asked == server.http("POST", "/api/tables", usual | wrong, guest.token, **speaking)
        assert asked[0] == 422, wrong
        assert asked[1]["message"]
        messages.add(asked[1]["message"])
    assert len(messages) > 5
    assert server.http("GET", "/api/me/tables", token=guest.token) == (200, [])
