"""Whom to tell about a vulnerability, in the form of RFC 9116."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from server.harness.nginx import free_port
from server.harness.rig import Server, serving

PATH = "/.well-known/security.txt"
CONTACT = "mailto:security@cards.example"


def fields(server: Server) -> dict[str, str]:
    """What the file says; each field is there once."""
    answer = server.fetch("GET", PATH)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    lines = answer.body.decode().splitlines()
    found = dict(line.split(": ", 1) for line in lines)
    assert len(found) == len(lines)
    return found


def test_whom_to_tell(tmp_path: Path) -> None:
    """A contact, the languages of the server, and a date that is always months ahead."""
    with serving(tmp_path, security_contact=CONTACT) as server:
        found = fields(server)
        assert [*found] == ["Contact", "Expires", "Preferred-Languages"]
        assert found["Contact"] == CONTACT
        assert found["Preferred-Languages"] == "en, de, nl, fr"
        for days in (0, 400):
            server.turn(days * 86_400)
            expires = datetime.fromisoformat(fields(server)["Expires"])
            left = expires - datetime.now(UTC) - timedelta(days=days)
            assert timedelta(days=90) < left < timedelta(days=365)


def test_a_public_server_says_where_the_file_is(tmp_path: Path) -> None:
    """So that a copy of it elsewhere is known for one."""
    port = free_port()
    given = {"security_contact": CONTACT, "public_url": "https://cards.example", "port": port}
    with serving(tmp_path, **given) as server:
        server.link = f"http://127.0.0.1:{port}"
        assert fields(server)["Canonical"] == f"https://cards.example{PATH}"


def test_without_a_contact_there_is_none(tmp_path: Path) -> None:
    """Nobody is named who does not want to be."""
    with serving(tmp_path) as server:
        assert server.http("GET", PATH)[0] == 404
