"""Play on from a moment of a film, on a real server."""

import asyncio
import json
from collections.abc import Callable, Iterator
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from server.harness.players import play_out, player_of
from server.harness.rig import ONE_NODE, Client, Guest, Json, Server, serving

from dacabo import Match
from dacabo.games import GAMES
from dacabo.records import MAX_BYTES, frames, read, write

FINISHED = [f"{name}-{preset}" for name, game in GAMES.items() for preset in game.presets]
SERVER = {"talk": 100}


@cache
def example(name: str) -> str:
    """The record of a match that is over, between bots."""
    game, preset = name.split("-", 1)
    match = Match(game, preset, ["Ana", "Ben", "Cem"], seed=bytes(range(32)))
    for seat in range(3):
        match.seat_bot(seat, "andante")
    return write(match.record)


def late_moment(record: str) -> Json:
    """A moment in the last round."""
    *_, last = frames(read(record))
    return {"round": last.round, "frame": last.number // 2}


def what_if(server: Server, guest: Guest | None, record: str, **about: object) -> tuple[int, Any]:
    """Ask to play on: the status and the answer."""
    wanted = {"round": 1, "frame": 4, "seat": 0, "level": "andante", "open": False, **about}
    token = None if guest is None else guest.token
    return server.http("POST", "/api/what-if", {"record": record, **wanted}, token)


def begin(server: Server, guest: Guest, record: str, **about: object) -> str:
    """The code of a new table that begins at a moment."""
    status, table = what_if(server, guest, record, **about)
    assert status == HTTPStatus.CREATED, table
    code: str = table["code"]
    return code


async def play_on(
    server: Server, guest: Guest, code: str, until: Callable[[Client], bool] = lambda _: False
) -> Client:
    """Play on, to the end of the match or until something is true."""
    async with guest.at(code) as client:
        if client.table["phase"] == "paused":
            assert (await client.ask("continue"))["type"] == "done"
            while client.table["phase"] == "paused":
                await client.receive()
        offers = server.http("GET", "/api/games")[1]
        await play_out(client, player_of(client.table, offers), until)
        return client


@pytest.mark.parametrize("is_open", [False, True])
@pytest.mark.parametrize("name", FINISHED)
def test_bots_play_on_to_the_end(server: Server, name: str, is_open: bool) -> None:  # noqa: FBT001
    """A guest plays on in the last round of a match of every rule set."""
    guest, record = server.guest(), example(name)
    code = begin(server, guest, record, **late_moment(record), seat=1, open=is_open)
    table = asyncio.run(play_on(server, guest, code)).table
    assert table["phase"] == "over"
    assert not any(chair["won"] for chair in table["chairs"])
    status, problem = server.http("GET", f"/api/tables/{code}/records/1")
    assert (status, problem["code"]) == (HTTPStatus.CONFLICT, "what-if-no-record")
    assert server.http("GET", "/api/me/tables", token=guest.token) == (HTTPStatus.OK, [])


async def see(server: Server, guest: Guest | None, code: str) -> Json:
    """The welcome of a table."""
    async with (guest or server.guest("Eve")).at(code) as client:
        return client.welcome


def test_the_guest_sees_the_moment(server: Server) -> None:
    """The guest sees what the seat saw, or all cards; no message has a shuffle."""
    guest, record = server.guest(), example("cabo-original")
    moment = next(f for f in frames(read(record)) if (f.round, f.number) == (1, 4))
    hidden = asyncio.run(see(server, guest, begin(server, guest, record)))
    opened = asyncio.run(see(server, guest, begin(server, guest, record, open=True)))
    game: Any = GAMES["cabo"]
    for welcome, view in ((hidden, game.view), (opened, game.open_view)):
        shown = [
            [card and card.strip() for card in layout] for layout in welcome["view"]["layouts"]
        ]
        assert shown == [[*layout] for layout in view(moment.state, 0).layouts]
        assert welcome["table"]["what_if"]["frame"] == 4
        assert welcome["table"]["phase"] == "paused"
        assert "stacked" not in json.dumps(welcome)


@pytest.mark.parametrize("name", ["cabo-dutch", "cabo-tournament", "dacapo-match"])
def test_no_message_depends_on_cards_that_the_seat_did_not_know(server: Server, name: str) -> None:
    """Two tables with other hidden cards welcome the guest with the same bytes."""
    guest, record = server.guest(), example(name)
    welcomes = set[str]()
    for _ in range(3):
        code = begin(server, guest, record, **late_moment(record))
        welcome = asyncio.run(see(server, guest, code))
        assert welcome["missed"]
        for event in welcome["missed"]:
            del event["at"]
        for chair in welcome["table"]["chairs"]:
            chair["name"] = chair["character"] = None  # drawn by lot
        del welcome["now"], welcome["table"]["code"], welcome["table"]["commitment"]
        welcomes.add(json.dumps(welcome))
    assert len(welcomes) == 1


@pytest.mark.parametrize(
    ("about", "status", "code"),
    [
        ({"round": 99}, HTTPStatus.UNPROCESSABLE_ENTITY, "what-if-no-moment"),
        ({"frame": 99_999}, HTTPStatus.UNPROCESSABLE_ENTITY, "what-if-no-moment"),
        ({"seat": 9}, HTTPStatus.UNPROCESSABLE_ENTITY, "no-such-chair"),
        ({"seat": -1}, HTTPStatus.UNPROCESSABLE_ENTITY, "no-such-chair"),
        ({"level": "nobody"}, HTTPStatus.UNPROCESSABLE_ENTITY, "no-such-bot"),
        ({"frame": "one"}, HTTPStatus.UNPROCESSABLE_ENTITY, "body-unreadable"),
    ],
)
def test_other_moments_are_refused(server: Server, about: Json, status: int, code: str) -> None:
    """A refusal is a sentence."""
    refused, problem = what_if(server, server.guest(), example("cabo-dutch"), **about)
    assert (refused, problem["code"]) == (status, code)
    assert problem["message"]


def test_forged_cut_and_huge_records_are_refused(server: Server) -> None:
    """A record is verified first, as it is everywhere."""
    guest, record = server.guest(), example("cabo-dutch")
    cases = {
        record.replace("shuffled ", "shuffled 0,", 1): HTTPStatus.UNPROCESSABLE_ENTITY,
        record[: len(record) // 2]: HTTPStatus.UNPROCESSABLE_ENTITY,
        "": HTTPStatus.UNPROCESSABLE_ENTITY,
        record + "x" * MAX_BYTES: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    }
    for text, expected in cases.items():
        status, problem = what_if(server, guest, text)
        assert status == expected, problem
        assert problem["code"].startswith("record-")


def test_strangers_and_the_last_moment_are_refused(server: Server) -> None:
    """Only a guest plays on, and only before the end."""
    record = example("cabo-dutch")
    *_, last = frames(read(record))
    assert what_if(server, None, record)[0] == HTTPStatus.UNAUTHORIZED
    about = {"round": last.round, "frame": last.number}
    status, problem = what_if(server, server.guest(), record, **about)
    assert (status, problem["code"]) == (
        HTTPStatus.UNPROCESSABLE_ENTITY,
        "what-if-after-the-end",
    )


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """A server where an address may open one table a minute."""
    with serving(tmp_path, tables_per_minute=1) as running:
        yield running


def test_it_counts_as_a_new_table(strict_server: Server) -> None:
    """The limit of new tables holds here, too."""
    guest, record = strict_server.guest(), example("cabo-dutch")
    codes = [what_if(strict_server, guest, record)[0] for _ in range(4)]
    assert HTTPStatus.TOO_MANY_REQUESTS in codes


@ONE_NODE
@pytest.mark.parametrize("name", ["cabo-dutch", "dacapo-match"])
def test_a_killed_server_goes_on(tmp_path: Path, name: str) -> None:
    """After a restart in the middle, the match stands where it stood, and bots play on."""
    record = example(name)
    with serving(tmp_path, talk=100) as server:
        guest = server.guest()
        code = begin(server, guest, record, **late_moment(record), open=True)
        before = asyncio.run(play_on(server, guest, code, after_two_decisions()))
        server.kill()
    with serving(tmp_path, talk=100) as again:
        returned = guest.on(again)
        welcome = asyncio.run(see(again, returned, code))
        assert welcome["number"] >= before.number
        assert welcome["table"]["what_if"] == before.table["what_if"]
        assert asyncio.run(play_on(again, returned, code)).table["phase"] == "over"


def after_two_decisions() -> Callable[[Client], bool]:
    """True at the third decision of a client."""
    seen: set[str] = set()

    def enough(client: Client) -> bool:
        seen.update(decision["id"] for decision in client.decisions)
        return len(seen) > 2

    return enough
