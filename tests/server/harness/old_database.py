"""A database that a version of Dacabo wrote, and everything that people saw in it.

Every later version has to open it. This program plays on a real server. It writes
`files/version-N.db.gz`, and beside it the links of the people and all that each of them sees:

    PYTHONPATH=src:tests python tests/server/harness/old_database.py

Run it when the tables of the store have changed, and keep the older files.
"""

import asyncio
import gzip
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from server.harness.club_keeper import Keeper, open_club
from server.harness.club_keeper import play as play_event
from server.harness.link_holders import PUBLIC, Holder, drawn_event, matches, open_event, open_pad
from server.harness.players import one_by_one, play_all, players_of
from server.harness.rig import Guest, Json, Server, serving, sitting

from dacabo.club import requests as to_club
from dacabo.club.facts import ByPlace, Season
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.requests import Correct, Enter, Rename
from dacabo.server.store.replay import RECENT
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.privacy import Forget
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterResult

FOLDER = Path(__file__).parents[1] / "files"
NAMES = ("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines")


class RecordedDatabase(NamedTuple):
    """A recorded database."""

    version: int
    file: Path
    description: Json
    """The time of the recording, the rights of its people, and their views."""

    def unpack(self, folder: Path) -> Path:
        """Unpack the database where a server finds it."""
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / "dacabo.db"
        target.write_bytes(gzip.decompress(self.file.read_bytes()))
        return target


def recorded_databases() -> list[RecordedDatabase]:
    """All recorded databases, the oldest first."""
    databases = []
    for description in FOLDER.glob("version-*.json"):
        version = int(description.stem.removeprefix("version-"))
        file = description.with_suffix(".db.gz")
        databases.append(
            RecordedDatabase(version, file, json.loads(description.read_text("utf-8")))
        )
    return sorted(databases, key=lambda database: database.version)


# --- the views of people -----------------------------------------------------------------------


async def collect_views(server: Server, rights: Json) -> Json:
    """The essentials of everybody's views; a player sees their own cards."""
    guests = {name: Guest(server, *given) for name, given in rights["guests"].items()}
    return {
        "me": {name: server.http("GET", "/api/me", None, g.token) for name, g in guests.items()},
        "lobby": [_listed(row) for row in server.http("GET", "/api/tables")[1]],
        "tables": {
            code: await _table(server, code, guests[name])
            for code, name in rights["tables"].items()
        },
        "mine": {
            name: sorted(
                (_listed(row) for row in server.http("GET", "/api/me/tables", None, g.token)[1]),
                key=lambda row: str(row["code"]),
            )
            for name, g in guests.items()
        },
        "pads": {key: _pad(Holder(server, key)) for key in rights["pads"]},
        "events": {key: _event(Holder(server, key)) for key in rights["events"]},
        "clubs": {key: _club(Keeper(server, key)) for key in rights["clubs"]},
        "gone": {
            key: Holder(server, key).get("/api/event")[1]["code"] for key in rights["deleted"]
        },
    }


def _some(object_: Json, *names: str) -> Json:
    return {name: object_[name] for name in names}


def _listed(table: Json) -> Json:
    names = ("code", "host_name", "seats_taken", "players", "phase", "match", "others", "your_turn")
    return _some(table, *names) | _some(table["options"], "game", "preset")


async def _table(server: Server, code: str, guest: Guest) -> Json:
    records = {
        match: server.http("GET", f"/api/tables/{code}/records/{match}") for match in (1, 2, 3)
    }
    async with guest.at(code) as client:
        number = client.number
    async with guest.at(code, after=max(number - 3, 1)) as client:
        view, table = client.view, client.table
        cards = {} if view is None else _some(view, "phase", "turn", "totals", "result", "results")
        faces = ("layouts", "discard", "hand", "stacks", "building", "helps")
        return {
            "number": number,
            "table": _some(table, "phase", "match", "commitment", "seed"),
            "chairs": [_some(chair, "name", "level", "ready", "won") for chair in table["chairs"]],
            "cards": cards | {name: view[name] for name in faces if view and name in view},
            "asked": [_some(decision, "id", "kind") for decision in client.decisions],
            "missed": [event["number"] for event in client.welcome["missed"]],
            "records": {
                str(match): text if status == 200 else text["code"]
                for match, (status, text) in records.items()
            },
        }


def _pad(holder: Holder) -> Json:
    pad = holder.pad
    rounds = [_some(row, "round", "entry", "corrected") for row in pad["rounds"]]
    names = ("number", "game", "preset", "names", "totals", "result", "went_on")
    history = [_some(row, "number", "at", "by", "after") for row in pad["history"]]
    return _some(pad, *names) | {"rounds": rounds, "history": history}


def _event(holder: Holder) -> Json:
    page = holder.page
    if page["type"] == "table":
        pad = page["pad"] and _some(page["pad"], "number", "names", "totals")
        about = _some(page["page"], "event", "game", "preset", "table", "names")
        return about | {"pad": pad, "live": page["live"]}
    event = page["event"] if page["type"] == "public" else page["page"]["event"]
    names = ("number", "name", "game", "preset", "phase", "players", "names", "placing", "seed")
    return _some(event, *names) | {
        "stages": [
            _some(stage, "label", "seed", "drawn")
            | {
                "matches": [
                    _some(match, "id", "table", "lines", "decided", "rounds")
                    for match in stage["matches"]
                ]
            }
            for stage in event["stages"]
        ],
        "live": page.get("live"),
    }


def _club(keeper: Keeper) -> Json:
    club = keeper.club
    return _some(club, "number", "name", "people", "evenings", "seasons", "pairs", "last", "plans")


# --- the actions of people ---------------------------------------------------------------------


async def _tables(server: Server) -> Json:
    """Open tables of every game in every phase; each code with its viewer, and all guests."""
    viewer_of_table: Json = {}
    guests: Json = {}

    def keep_table(code: str, guest: Guest) -> None:
        viewer_of_table[code] = f"Ana {len(viewer_of_table) + 1}"
        guests[viewer_of_table[code]] = [guest.player, guest.token]

    async with sitting(server, 3, preset="original", changes={"limit": 150}) as party:
        for client, word in zip(party.clients, ("Café", "чай", ""), strict=True):
            await client.seal(word)
        await party.start()
        await play_all(party)
        for client in party.clients:
            assert (await client.ask("rematch"))["type"] == "done"
            client.secret["salt"] = ""
        await party.catch_up()
        target = party.host.number + RECENT + 10
        await party.start()
        await one_by_one(party, players_of(party), until=lambda c: c.number >= target)
        assert party.host.table["phase"] == "playing", "the match was too short: try again"
        keep_table(party.code, party.guests[0])
    async with sitting(server, 2, ("largo",), preset="dutch", changes={"rounds": 1}) as party:
        await party.start()
        await play_all(party)
        assert server.http("DELETE", "/api/me", None, party.guests[1].token)[0] == 204
        keep_table(party.code, party.guests[0])
    async with sitting(server, 3, preset="gretel-malte", memory="assisted") as party:
        await party.start()
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] > 4)
        assert (await party.host.ask("pause"))["type"] == "done"
        keep_table(party.code, party.guests[0])
    async with sitting(server, 2, preset="tournament") as party:
        await party.start()
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] > 2)
        assert (await party.host.ask("close"))["type"] == "done"
        keep_table(party.code, party.guests[0])
    async with sitting(server, 2, game="dacapo", preset="single", changes={"stack": 4}) as party:
        await party.start()
        await play_all(party)
        keep_table(party.code, party.guests[0])
    async with sitting(server, 3, game="dacapo", preset="match") as party:
        await party.start()
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] > 6)
        keep_table(party.code, party.guests[0])
    host = server.guest("Ana")
    keep_table(host.open(players=4, public=True), host)
    assert server.http("POST", "/api/me/links", None, host.token)[0] == 201
    return {"tables": viewer_of_table, "guests": guests}


def _sums(*laid: int) -> CaboEntry:
    return CaboEntry(tuple(map(Sum, laid)), caller=0)


def _pads(server: Server) -> list[str]:
    """A pad that is corrected, ended and continued, and one of the other game."""
    pad = open_pad(server, "Ana", "Bo", "Cem", changes={"rounds": 3})
    for number in (1, 2):
        pad.write(Enter(number, _sums(3, 9, 20 + number)), by="Bo")
    pad.write(Correct(2, _sums(3, 12, 22), instead=_sums(3, 9, 22), reason="misread"), by="Cem")
    pad.write(Rename(2, "Čem"))
    pad.write(Enter(3, _sums(12, 4, 6)))
    later = pad.post("/api/pad/next")["key"]
    other = open_pad(server, game="dacapo", preset="match")
    other.write(Enter(1, DacapoEntry((0, 4, 7))))
    return [pad.key, later, other.key]


def _events(server: Server) -> Json:
    """A running event with the pads of its matches, a finished one, and a deleted one."""
    desk = open_event(server)
    desk.ask(Register((*NAMES, "Rumpelstiltskin")))
    desk.invite("Bo")
    desk.ask(Forget(len(NAMES)))
    desk.ask(Draw())
    desk.ask(Publish())
    desk.ask(Start())
    first, second, *_ = matches(desk.page)
    players = [line["player"] for line in first["lines"]]
    desk.ask(EnterResult(first["id"], {p: 10 + 7 * n for n, p in enumerate(players)}))
    table = desk.link(AtTable(second["table"]))
    sums = [5 + 6 * seat for seat in range(len(second["lines"]))]
    table.on_match_pad(second["id"], Enter(1, _sums(*sums)))
    desk.ask(Announce("Tea is ready."))
    over = drawn_event(server, 4, name="Winter Cup")
    over.ask(Start())
    (match,) = matches(over.page)
    totals = {line["player"]: 20 + 3 * n for n, line in enumerate(match["lines"])}
    over.ask(EnterResult(match["id"], totals))
    over.ask(End())
    deleted = open_event(server, name="Never")
    assert server.http("DELETE", "/api/event", **{"dacabo-key": deleted.key})[0] == 204
    return {
        "events": [desk.key, desk.link(PUBLIC).key, table.key, over.key],
        "deleted": [deleted.key],
    }


def _clubs(server: Server) -> list[str]:
    """A club book with a season, an evening, and a person who was deleted."""
    club = open_club(server, *NAMES[:5], "Rapunzel")
    club.tell(to_club.SetSeason(Season(name="Winter", best=2, points=ByPlace((10, 7, 5), 1))))
    desk = club.next_evening("The first", [*range(5)], 1)
    play_event(desk)
    club.take_in(desk.key, "2026-11-13")
    club.tell(to_club.ForgetPerson(5))
    return [club.key]


async def play(folder: Path) -> Json:
    """Play on a server; return the time, the rights and the views."""
    with serving(folder, talk=1000) as server:
        rights = await _tables(server)
        rights |= {"pads": _pads(server), "clubs": _clubs(server)} | _events(server)
        return {
            "now": round(server.now),
            "rights": rights,
            "seen": await collect_views(server, rights),
        }


def main() -> None:
    """Write the files of this version of the store."""
    with tempfile.TemporaryDirectory() as folder:
        description, file = asyncio.run(play(Path(folder))), Path(folder) / "dacabo.db"
        assert not file.with_name("dacabo.db-wal").exists()
        database = file.read_bytes()
        with closing(sqlite3.connect(file)) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
    name = FOLDER / f"version-{version}"
    name.with_suffix(".db.gz").write_bytes(gzip.compress(database, mtime=0))
    text = json.dumps(description, ensure_ascii=False, indent=1)
    name.with_suffix(".json").write_text(f"{text}\n", "utf-8")
    print(f"{name}: {len(database):,} bytes")


if __name__ == "__main__":
    main()
