"""The cash box over HTTP: a pasted list fills it, and nobody but the desk and the door reads it."""

import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from server.harness.link_holders import PUBLIC, Holder, matches, open_event, watching
from server.harness.rig import Json, Server, over_sockets

from dacabo.server.api.schema import ROUTES
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole
from dacabo.tournament.subjects.cashbox import NotePlayers, PlayerNote
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.results import EnterResult

LIST = "Name;bezahlt;Notiz\nAda;ja;zebra crossing\nBo;;\nCy;x;\nDi;nein;zebra stripes\n"


def cash_of(holder: Holder) -> dict[str, tuple[bool, str]]:
    """The ticks and notes on the page of a holder, by name."""
    page = holder.page["page"]
    names = page["event"]["names"]
    return {
        names[one["player"]]: (one.get("paid", False), one.get("note", ""))
        for one in page["listed"]
    }


def test_a_pasted_list_fills_the_cash_box(server: Server) -> None:
    """Sent again, it adds what is new and takes nothing away."""
    organiser = open_event(server)
    status, read = organiser.send_file("/api/event/names", LIST.encode())
    assert (status, read["added"], read["noted"]) == (200, 4, 3)
    first = {
        "Ada": (True, "zebra crossing"),
        "Bo": (False, ""),
        "Cy": (True, ""),
        "Di": (False, "zebra stripes"),
    }
    assert cash_of(organiser) == cash_of(organiser.link(Door())) == first
    later = "Name;bezahlt\nAda;\nBo;5 €\nCy;x\n"
    _, read = organiser.link(Door()).send_file("/api/event/names", later.encode())
    assert (read["added"], read["noted"]) == (0, 1)
    assert cash_of(organiser) == first | {"Bo": (True, "")}
    _, read = organiser.send_file("/api/event/names", later.encode())
    assert read["noted"] == 0


@over_sockets
async def test_nobody_else_ever_reads_a_tick_or_a_note(server: Server) -> None:
    """No page, frame, file, answer or error of players, tables, walls and books has them."""
    organiser = open_event(server)
    organiser.send_file("/api/event/names", LIST.encode())
    roles: tuple[LinkRole, ...] = (PUBLIC, AtTable(1), *map(AsPlayer, range(4)))
    holders = [organiser.link(role) for role in roles]
    got: list[str] = []
    async with AsyncExitStack() as stack:
        watchers = [await stack.enter_async_context(watching(holder)) for holder in holders]

        async def look() -> None:
            for holder in holders:
                got.append(holder.file("/api/event").decode())
                got.extend(answers_of(holder))
            for watcher in watchers:
                await watcher.catch_up()
                got.extend(watcher.frames)

        steps: tuple[Request, ...] = (Draw(), Publish(), Start(), Announce("To the tables"))
        for step in steps:
            organiser.ask(step)
            await look()
        organiser.ask(NotePlayers((PlayerNote(1, paid=True, note="a zebra, too"),)))
        await look()
        match: Any = matches(organiser.page)[0]
        totals = {line["player"]: 10 * n for n, line in enumerate(match["lines"])}
        organiser.ask(EnterResult(match["id"], totals))
        organiser.ask(End())
        await look()
    club = Holder(server, server.http("POST", "/api/clubs", {"name": "Book"})[1]["key"])
    who: Json = {"type": "take-in", "event": organiser.key, "on": "2026-11-20", "who": [None] * 4}
    club.post("/api/club", {"id": "take-in", "request": who})
    got += [club.file(path).decode() for path in ("/api/club", "/api/club/file")]
    assert len(got) > 100
    for text in got:
        assert "zebra" not in text, text
        assert '"paid"' not in text, text
    assert "zebra" not in server.log
    assert "zebra" in organiser.file("/api/event/file").decode(), "it goes on elsewhere with it"


def answers_of(holder: Holder) -> list[str]:
    """The answers to everything that another role may try with the cash box."""
    request = {"type": "note-players", "notes": [{"player": 0, "paid": True, "note": "zoo"}]}
    tries = [
        holder.try_post("/api/event", {"id": "a-request-of-24-letters", "request": request}),
        holder.try_post("/api/event/preview", {"request": request}),
        holder.send_file("/api/event/names", LIST.encode()),
        *(holder.get(path) for path in FILES),
    ]
    assert {status for status, _ in tries} == {403}
    return [json.dumps(answer) for _, answer in tries]


FILES = ("/api/event/file", "/api/event/trail", "/api/event/spreadsheet")


@pytest.mark.parametrize("path", FILES)
def test_these_files_of_an_event_exist(path: str) -> None:
    """The test above asks for all of them."""
    assert path in {route.path for route in ROUTES}
