"""A link to a table shows the host and the game in the reader's language, and nothing else."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from server.harness.rig import Server, over_sockets, serving, sitting
from server.test_codes import WRONG_CODE
from server.test_pages import HTML, built, web

from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES

PUBLIC = Path(__file__).parents[2] / "web" / "public"
EVIL = '<b>"Bo"</b> & <i'


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with an app."""
    folder = tmp_path_factory.mktemp("invitation")
    with serving(folder, pages=built(folder / "app")) as server:
        yield server


def page(server: Server, path: str, language: str = "en") -> tuple[str, dict[str, str]]:
    """The page at a path as a messenger reads it: its text and its tags."""
    with web(server) as client:
        answer = client.get(path, headers=HTML | {"accept-language": language})
    assert answer.status_code == 200
    text = answer.text.partition("</html>")[0]
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', text)
    title = re.search("<title>(.*?)</title>", text)
    assert title is not None
    return text, {name: unescape(value) for name, value in [*found, ("tab", title[1])]}


def test_an_invitation_names_the_host_and_the_game(server: Server) -> None:
    """It has an address that can be opened, and a picture, in each language."""
    code = server.guest("Ana").open(preset="dutch")
    titles = set()
    for language in LANGUAGES:
        _, tags = page(server, f"/tables/{code.lower()}", language)
        assert tags["title"] == tags["tab"]
        assert tags["title"].startswith("Ana ")
        assert "Cabo · " in tags["title"]
        assert tags["url"] == server.http("GET", f"/api/tables/{code}/link")[1]["url"]
        titles.add(tags["title"])
    assert len(titles) == len(LANGUAGES)
    assert "Ana invites you to play Cabo · Dutch" in titles


def test_a_name_is_escaped_on_the_page(server: Server) -> None:
    """No name can become markup of the page."""
    text, tags = page(server, f"/tables/{server.guest(EVIL).open()}")
    assert EVIL in tags["title"]
    assert "<b>" not in text
    assert text.count("<meta property") == len(tags) - 1


def test_other_pages_have_no_invitation(server: Server) -> None:
    """These are wrong codes, other pages and closed tables."""
    plain = page(server, "/")[0]
    for path in ("/tables/CCCCCC", "/tables/x", "/new", "/settings"):
        assert page(server, path)[0] == plain


def test_every_game_has_a_picture(server: Server, tmp_path: Path) -> None:
    """A messenger shows the cards of the game, or else the logo."""
    code = server.guest("Ana").open(preset="dutch")
    assert page(server, f"/tables/{code}")[1]["image"].endswith("/icon-512.png")
    app = built(tmp_path / "app")
    (app / "invitation-cabo.png").write_bytes(b"PNG")
    with serving(tmp_path / "room", pages=app) as other:
        tags = page(other, f"/tables/{other.guest('Ana').open()}")[1]
        assert tags["image"] == f"{other.link}/invitation-cabo.png"
    for game in GAMES:
        assert (PUBLIC / f"invitation-{game}.png").read_bytes().startswith(b"\x89PNG")


@over_sockets
async def test_the_link_of_a_running_match_invites_to_watch(tmp_path: Path) -> None:
    """It names the host of the table."""
    with serving(tmp_path / "room", pages=built(tmp_path / "app")) as server:
        async with sitting(server, 2, ("largo",)) as party:
            await party.start()
            tags = page(server, f"/tables/{party.code}")[1]
            assert tags["title"] == "Come and watch Ana’s table: Cabo · Original"
            titles = {page(server, f"/tables/{party.code}", one)[1]["title"] for one in LANGUAGES}
            assert len(titles) == len(LANGUAGES)
            assert not any("Bo" in title for title in titles)


@over_sockets
async def test_an_invitation_shows_no_more_than_the_table(tmp_path: Path) -> None:
    """Once the match has begun, it does not name the players."""
    with serving(tmp_path / "room", pages=built(tmp_path / "app")) as server:
        async with sitting(server, 2, ("largo",), spectators=False) as party:
            await party.start()
            text, tags = page(server, f"/tables/{party.code}")
            assert tags["title"] == "A table for Cabo · Original"
            assert "Ana" not in text
            await party.clients[0].ask("close")
            assert not page(server, f"/tables/{party.code}")[1].get("title")


def test_guessing_codes_on_pages_is_limited(tmp_path: Path) -> None:
    """After too many wrong codes even a right one gives no invitation."""
    with serving(
        tmp_path / "room", pages=built(tmp_path / "app"), wrong_codes_per_minute=10
    ) as server:
        code = server.guest("Ana").open()
        assert page(server, f"/tables/{code}")[1].get("title")
        for _ in range(10):
            page(server, f"/tables/{WRONG_CODE}")
        assert not page(server, f"/tables/{code}")[1].get("title")


def test_an_invitation_is_shown_after_any_number_of_wrong_codes(tmp_path: Path) -> None:
    """The link has a secret, so it is no guess."""
    given = {"pages": built(tmp_path / "app"), "wrong_codes_per_minute": 10}
    with serving(tmp_path / "room", **given) as server:
        code = server.guest("Ana").open()
        link = server.http("GET", f"/api/tables/{code}/link")[1]["url"]
        for _ in range(10):
            page(server, f"/tables/{WRONG_CODE}")
        assert not page(server, f"/tables/{code}")[1].get("title")
        tags = page(server, link.removeprefix(server.link))[1]
        assert tags["title"].startswith("Ana ")
        assert tags["url"] == link


@over_sockets
async def test_the_list_of_tables_names_opponents_and_the_turn(tmp_path: Path) -> None:
    """Only players of the table see them; a stranger with the code does not."""
    with serving(tmp_path) as server:
        async with sitting(server, 2, ("mila",)) as party:
            guests = party.guests

            def mine(one: int) -> dict[str, Any]:
                status, tables = server.http("GET", "/api/me/tables", token=guests[one].token)
                assert status == 200
                return dict(tables[0])

            assert (mine(0)["others"], mine(1)["others"]) == (["Bo"], ["Ana"])
            assert mine(0)["bots"] == ["Mila"]
            assert not mine(0)["your_turn"]
            await party.start()
            assert mine(0)["your_turn"]
            assert mine(1)["your_turn"]
            await party.host.ask("pause")
            assert not mine(0)["your_turn"]
            _, seen = server.http("GET", f"/api/tables/{party.code}")
            assert (seen["others"], seen["bots"], seen["your_turn"]) == ([], [], False)
            assert (seen["seats"], seen["changed"]) == ([], 0)


@over_sockets
async def test_rules_and_seats_can_change_before_the_start(tmp_path: Path) -> None:
    """Everybody at the table and all lists show it at once."""
    with serving(tmp_path) as server:
        async with sitting(server, 2, ("largo",), public=True) as party:
            one, other = party.clients
            options = one.table["options"] | {"preset": "dutch", "players": 2}
            assert (await other.ask("agree", options=options))["code"] == "not-host"
            assert (await one.ask("agree", options=options))["type"] == "done"
            await party.catch_up()
            assert other.table["options"] == options
            assert len(other.table["chairs"]) == 2
            _, table = server.http("GET", f"/api/tables/{party.code}")
            assert table["options"]["preset"] == "dutch"
            assert (table["players"], table["seats_taken"]) == (2, 2)
            await party.start()
