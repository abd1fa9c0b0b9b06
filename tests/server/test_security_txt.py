"""The file about the reporting of vulnerabilities, in the form of RFC 9116."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from server.harness.nginx import free_port
from server.harness.rig import Server, serving

PATH = "/.well-known/security.txt"
CONTACT = "mailto:security@cards.example"


def fields(server: Server) -> dict[str, str]:
    """The fields of the file, each of which occurs once."""
    answer = server.fetch("GET", PATH)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    lines = answer.body.decode().splitlines()
    fields_found = dict(line.split(": ", 1) for line in lines)
    assert len(fields_found) == len(lines)
    return fields_found


def test_the_file_has_a_contact_languages_and_an_expiry_date(tmp_path: Path) -> None:
    """The date is always months ahead."""
    with serving(tmp_path, security_contact=CONTACT) as server:
        fields_found = fields(server)
        assert [*fields_found] == ["Contact", "Expires", "Preferred-Languages"]
        assert fields_found["Contact"] == CONTACT
        assert fields_found["Preferred-Languages"] == "en, de, nl, fr"
        for days in (0, 400):
            server.turn(days * 86_400)
            expires = datetime.fromisoformat(fields(server)["Expires"])
            time_left = expires - datetime.now(UTC) - timedelta(days=days)
            assert timedelta(days=90) < time_left < timedelta(days=365)


def test_the_file_of_a_public_server_has_its_address(tmp_path: Path) -> None:
    """So a copy of the file elsewhere is recognised as a copy."""
    port = free_port()
    settings_ = {"security_contact": CONTACT, "public_url": "https://cards.example", "port": port}
    with serving(tmp_path, **settings_) as server:
        server.link = f"http://127.0.0.1:{port}"
        assert fields(server)["Canonical"] == f"https://cards.example{PATH}"


def test_without_a_contact_there_is_no_file(tmp_path: Path) -> None:
    """An operator may prefer not to be named."""
    with serving(tmp_path) as server:
        assert server.http("GET", PATH)[0] == 404
