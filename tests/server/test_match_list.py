"""The list of my tables shows matches: the opponents, the score and the time."""

import json
from typing import Any

import pytest
from server.harness.players import play_all
from server.harness.rig import Json, Party, Server, over_sockets, sitting

from dacabo.server.store.store import IndexedStream
from dacabo.server.tables.stored import TableKind
from dacabo.server.tables.summary import read_summaries
from dacabo.table.view import game_view

SERVER = {"talk": 100}
"""Whole matches are played faster than people can send."""


def row_of(server: Server, party: Party, one: int) -> Json:
    """The row of the party's table in the list of a guest."""
    status, tables = server.http("GET", "/api/me/tables", token=party.guests[one].token)
    assert status == 200
    return next(dict(table) for table in tables if table["code"] == party.code)


def column(table: Json, name: str) -> list[Any]:
    """One value for each seat."""
    return [seat[name] for seat in table["seats"]]


@pytest.mark.parametrize(
    ("game", "changes"),
    [("cabo original", {"rounds": 2}), ("dacapo match", {"stack": 4, "target": 12})],
)
@over_sockets
async def test_a_match_is_listed_with_seats_score_winner_and_time(
    server: Server, game: str, changes: Json
) -> None:
    """A stranger gets nothing of it."""
    name, preset = game.split()
    async with sitting(server, 2, ("mila",), game=name, preset=preset, changes=changes) as party:
        begun = row_of(server, party, 0)
        assert column(begun, "name") == ["Ana", "Bo", "Mila"]
        assert column(begun, "character") == [None, None, "mila"]
        assert column(begun, "total") == [None, None, None]
        assert [column(row_of(server, party, one), "you") for one in (0, 1)] == [
            [True, False, False],
            [False, True, False],
        ]
        await party.start()
        await play_all(party)
        over = row_of(server, party, 1)
        assert column(over, "total") == party.host.cards["totals"]
        places = party.host.cards["result"]["places"]
        assert column(over, "won") == [place == 1 for place in places]
        assert over["changed"] >= begun["changed"] > 0
        _, stranger = server.http("GET", f"/api/tables/{party.code}")
        assert (stranger["seats"], stranger["changed"]) == ([], 0)


@over_sockets
async def test_the_list_has_the_totals_that_everybody_sees(server: Server) -> None:
    """After every single fact they are those that a spectator was shown last."""
    changes = {"rounds": 3}
    async with sitting(server, 2, ("mila",), preset="dutch", changes=changes) as party:
        await party.start()
        await play_all(party)
        kind, before = TableKind(), None
        stored: Json = {"totals": []}
        seen = set()
        for step in await party.steps():
            row = kind.index_row(before, step)
            if row is not None:
                stored = json.loads(row.summary)
            view = game_view(step.table, None)
            shown = list(view.results[-1].totals) if view is not None and view.results else []
            assert stored["totals"] == shown
            seen.add(tuple(shown))
            before = step
    assert len(seen) >= 3


def test_an_old_table_is_listed_without_seats() -> None:
    """The stored summary of an older server is shown with the fields that it has."""
    options = {"game": "cabo", "preset": "original", "players": 2}
    old = {"options": options, "host": "a", "taken": 2, "match": 1, "people": ["a", "b"]}
    row = IndexedStream("CCCCCC", "over", False, 12.5, json.dumps(old).encode())  # noqa: FBT003
    [found] = read_summaries([row])
    listed = found.summary({"a": "Ana", "b": "Bo"}, "a")
    assert (listed.others, listed.seats, listed.changed) == (("Bo",), (), 12_500)
