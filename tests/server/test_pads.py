"""Score pads on which several people write: with phones, over bad networks, and durably."""

import asyncio
import csv
import io
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from http.client import HTTPException
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from server.harness.link_holders import (
    Holder,
    asked,
    close_code_after,
    new_id,
    open_pad,
    send_file,
    watching,
)
from server.harness.rig import ONE_NODE, PATIENCE, Json, Server, over_sockets, serving

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.files import VERSION
from dacabo.scorepad.requests import Correct, Enter, Rename, Request, TakeBack
from dacabo.server.keys import next_pad_key

VERSION_LINE = f'"version": {VERSION}'.encode()
UNLIMITED: Json = {"changes": {"limit": None, "rounds": 1000}}
SENTENCES = {
    "round-entered-already": 409,
    "round-changed": 409,
    "entry-doubtful": 422,
    "round-missing": 422,
}


def sums(*laid: int, caller: int = 0) -> CaboEntry:
    """A round with the sums of all players."""
    return CaboEntry(tuple(map(Sum, laid)), caller=caller)


def enter(number: int, *laid: int, sure: bool = False) -> Enter:
    """A request to enter a round."""
    return Enter(number, sums(*laid), sure)


def refusal_of(pad: Holder, request: Request) -> Json:
    """The problem of a request that is refused."""
    status, problem = pad.try_post("/api/pad", asked(request))
    assert status == SENTENCES[problem["code"]]
    assert problem["message"]
    problem_found: Json = problem
    return problem_found


# --- writing ---------------------------------------------------------------------------


def test_a_match_is_entered_from_an_empty_pad_to_the_places(server: Server) -> None:
    """The points are those of the engine, and the history has every entry."""
    pad = open_pad(server, changes={"rounds": 2})
    assert pad.pad["names"] == ["Ana", "Bo", "Cem"]
    assert pad.write(enter(1, 3, 9, 20), by="Bo") == 2
    assert pad.pad["totals"] == [0, 9, 20]
    assert pad.write(enter(2, 12, 4, 6)) == 3
    page = pad.pad
    assert page["totals"] == [17, 9, 26]
    assert page["result"]["places"] == [2, 1, 3]
    assert [change["said"]["key"] for change in page["history"]] == [
        "scorepad-opened",
        "scorepad-entered",
        "scorepad-entered",
    ]
    assert page["history"][1]["by"] == "Bo"
    assert pad.post_refused("/api/pad", asked(enter(3, 1, 2, 3))) == "match-over"


def test_a_doubtful_entry_is_questioned_and_can_be_confirmed(server: Server) -> None:
    """The question is a sentence; a client that is sure confirms the entry."""
    pad = open_pad(server)
    problem = refusal_of(pad, enter(1, 60, 1, 2))
    assert problem["code"] == "entry-doubtful"
    assert [doubt["key"] for doubt in problem["doubts"]] == ["scorepad-doubt-sum"]
    assert pad.pad["number"] == 1
    pad.write(enter(1, 60, 1, 2, sure=True))
    (first,) = pad.pad["rounds"]
    assert first["doubts"] == problem["doubts"]


def test_a_late_entry_for_a_round_is_a_conflict(server: Server) -> None:
    """The same entry again is none."""
    pad = open_pad(server)
    number = pad.write(enter(1, 3, 9, 20))
    assert pad.write(enter(1, 3, 9, 20)) == number
    problem = refusal_of(pad, enter(1, 3, 9, 21))
    assert problem["code"] == "round-entered-already"
    assert problem["stands"] == pad.pad["rounds"][0]["entry"]
    stale = Correct(1, sums(1, 2, 3), instead=sums(3, 9, 19))
    problem = refusal_of(pad, stale)
    assert (problem["code"], problem["about"]) == ("round-changed", {"round": 1})
    assert [laid["sum"] for laid in problem["stands"]["laid"]] == [3, 9, 20]
    assert pad.pad["number"] == number


def test_a_repeated_request_is_carried_out_once(server: Server) -> None:
    """The server knows it by its id, whatever happened in between, and whatever it contains now."""
    pad = open_pad(server)
    first = asked(enter(1, 3, 9, 20), "phone-1")
    assert pad.post("/api/pad", first) == {"number": 2, "key": None}
    pad.write(TakeBack(1, sums(3, 9, 20)))
    assert pad.post("/api/pad", first)["number"] == 2
    assert pad.post("/api/pad", asked(enter(7, 0, 0, 0), "phone-1"))["number"] == 2
    assert pad.pad["rounds"] == []
    assert pad.pad["number"] == 3


def test_a_correction_recomputes_later_rounds_and_stays_visible(server: Server) -> None:
    """The history has the old entry and the reason."""
    pad = open_pad(server)
    for number in (1, 2, 3):
        pad.write(enter(number, 5, 10 + number, 20))
    assert pad.pad["totals"] == [0, 36, 60]
    pad.write(Correct(2, sums(5, 3, 20), instead=sums(5, 12, 20), reason="misread"), by="Cem")
    page = pad.pad
    assert page["totals"] == [10, 24, 60]  # the caller did not have the lowest sum
    assert [round_["corrected"] for round_ in page["rounds"]] == [False, True, False]
    change = page["history"][-1]
    assert (change["by"], change["reason"], change["round"]) == ("Cem", "misread", 2)
    assert (change["before"], change["after"]) == ([0, 36, 60], [10, 24, 60])
    assert (change["old"]["laid"][1]["sum"], change["new"]["laid"][1]["sum"]) == (12, 3)


def test_names_are_shown_as_entered_and_made_unique(server: Server) -> None:
    """Any script and markup is possible; an impossible name is refused."""
    names = ("<b>Ana</b>", "<b>Ana</b>", "ゆき", "محمد")
    pad = open_pad(server, *names)
    assert pad.pad["names"] == ["<b>Ana</b>", "<b>Ana</b> 2", "ゆき", "محمد"]
    pad.write(Rename(3, "ゆき"))
    assert pad.pad["names"][3] == "ゆき 2"
    for name, code in (("", "name-empty"), ("x" * 200, "name-too-long"), ("\u200b", "name-empty")):
        assert pad.post_refused("/api/pad", asked(Rename(0, name))) == code
    for wrong in ({"names": ["Ana"]}, {"game": "whist"}, {"preset": "x"}, {"changes": {"a": 1}}):
        body = {"game": "cabo", "preset": "original", "names": ["Ana", "Bo"]} | wrong
        status, problem = server.http("POST", "/api/pads", body)
        assert status == 422
        assert problem["message"]


# --- several phones at once --------------------------------------------------------------------


@asynccontextmanager
async def phones(pad: Holder, number: int) -> AsyncIterator[list[httpx.AsyncClient]]:
    """Phones with a connection each."""
    clients = [
        httpx.AsyncClient(
            base_url=pad.server.link, headers={"dacabo-key": pad.key}, timeout=PATIENCE
        )
        for _ in range(number)
    ]
    yield clients
    for client in clients:
        await client.aclose()


async def write_down(phone: httpx.AsyncClient, entry: CaboEntry) -> tuple[int, str]:
    """Enter a round as the next, whatever its number; the number of the fact, and the id."""
    while True:
        rounds = (await phone.get("/api/pad")).json()["pad"]["rounds"]
        body = asked(Enter(len(rounds) + 1, entry, sure=True))
        # Send it twice at once, as a phone does that got no answer.
        answers = await asyncio.gather(*(phone.post("/api/pad", json=body) for _ in range(2)))
        codes = {answer.json().get("code") for answer in answers}
        if codes == {None}:
            first_number, second_number = (answer.json()["number"] for answer in answers)
            assert first_number == second_number
            return first_number, body["id"]
        assert codes <= {"round-entered-already", "round-missing"}
        if "round-entered-already" in codes:
            assert all(answer.json()["stands"] != entry for answer in answers)


@over_sockets
async def test_many_phones_write_at_once_without_losses(server: Server) -> None:
    """No round is lost or doubled, although each phone tries to be the next all the time."""
    pad = open_pad(server, **UNLIMITED)
    entries_by_phone = [[sums(phone, 10 + turn, 40) for turn in range(4)] for phone in range(5)]

    async def play(phone: httpx.AsyncClient, entries: list[CaboEntry]) -> list[int]:
        return [(await write_down(phone, entry))[0] for entry in entries]

    async with phones(pad, len(entries_by_phone)) as clients, watching(pad) as watcher:
        written = await asyncio.gather(*map(play, clients, entries_by_phone))
        await watcher.catch_up()
    page = pad.pad
    numbers = Counter(number for numbers_written in written for number in numbers_written)
    assert set(numbers.values()) == {1}
    assert sorted(numbers) == list(range(2, page["number"] + 1)), "something was doubled"
    for entries, numbers_written in zip(entries_by_phone, written, strict=True):
        for entry, number in zip(entries, numbers_written, strict=True):
            stored_entry = page["history"][number - 1]["new"]
            assert msgspec.convert(stored_entry, CaboEntry) == entry
    assert len(page["rounds"]) == sum(map(len, entries_by_phone))
    shown = [json.loads(frame)["page"]["pad"]["number"] for frame in watcher.frames[:-1]]
    assert shown == list(range(1, page["number"] + 1)), "a change was not shown, or twice"


@over_sockets
async def test_one_of_two_simultaneous_corrections_succeeds(server: Server) -> None:
    """The other phone gets the current entry, and changes nothing."""
    pad = open_pad(server, **UNLIMITED)
    for number in range(1, 11):
        pad.write(enter(number, 5, 10, 20))
    async with phones(pad, 2) as clients:
        for number in range(1, 11):
            bodies = [
                asked(Correct(number, sums(5, 10, 30 + phone), instead=sums(5, 10, 20)))
                for phone in range(2)
            ]
            posts = (c.post("/api/pad", json=b) for c, b in zip(clients, bodies, strict=True))
            answers = await asyncio.gather(*posts)
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            slow = next(answer.json() for answer in answers if answer.status_code == 409)
            assert slow["stands"] == pad.pad["rounds"][number - 1]["entry"]


# --- watching ----------------------------------------------------------------------------------


@over_sockets
async def test_every_watcher_gets_every_change(server: Server) -> None:
    """A watcher gets the whole pad at once, and after every change; all get the same bytes."""
    pad = open_pad(server)
    async with watching(pad) as one, watching(pad) as other:
        assert (await one.page())["pad"] == (await other.page())["pad"] == pad.pad
        changes: list[Request] = [
            enter(1, 3, 9, 20),
            Rename(0, "Dee"),
            Correct(1, sums(3, 9, 21), instead=sums(3, 9, 20)),
            TakeBack(1, sums(3, 9, 21)),
        ]
        for number, change in enumerate(changes, 2):
            pad.write(change)
            page = await one.page()
            assert page["type"] == "pad"
            assert page["pad"]["number"] == number
            assert page["pad"] == pad.pad
        pad.write(Rename(0, "Dee"))  # the name is the same, so no page is sent
        refusal_of(pad, enter(1, 60, 1, 2))
        await one.catch_up()
        await other.catch_up()
    pages = [
        [json.loads(frame)["page"] for frame in watcher.frames[1:-1]] for watcher in (one, other)
    ]
    assert pages[0] == pages[1]
    assert len(one.frames) == len(changes) + 2


@over_sockets
async def test_a_wrong_key_is_refused(server: Server) -> None:
    """HTTP answers 404 and a watcher gets 4404; an invalid message gets 4400."""
    pad = open_pad(server)
    wrong = ("", "x", pad.key[:-1], pad.key + "A", pad.key[::-1], "é" * 20, "a" * 32, "." * 40)
    for key in wrong:
        other = Holder(server, key)
        routes = ("/api/pad", "/api/pad/link", "/api/pad/file", "/api/pad/table")
        answers = [other.get(route) for route in routes]
        answers.append(other.try_post("/api/pad", asked(enter(1, 3, 9, 20))))
        assert {(status, body["code"]) for status, body in answers} == {(404, "no-such-key")}, key
    assert pad.pad["number"] == 1
    unreadable = ("", "x" * 601, "\ud800")
    for key in (*wrong[1:], *unreadable):
        code = await close_code_after(server, {"type": "watch", "key": key})
        assert code == (4400 if key in unreadable else 4404), key


# --- files -----------------------------------------------------------------------------------


def test_a_pad_can_be_exported_and_imported(server: Server) -> None:
    """The file is the whole pad; imported, it is another pad with the same content."""
    pad = open_pad(server)
    pad.write(enter(1, 3, 9, 20))
    pad.write(Correct(1, sums(3, 9, 21), instead=sums(3, 9, 20), reason="misread"))
    file = pad.file("/api/pad/file")
    status, answer = send_file(server, "/api/pads/file", file)
    assert status == 201
    copy = Holder(server, answer["key"])
    assert copy.key != pad.key
    assert copy.pad | {"seal": None} == pad.pad | {"seal": None}  # the sealed seed is not exported
    assert copy.file("/api/pad/file") == file
    copy.write(enter(2, 1, 2, 30))
    assert pad.pad["number"] == 3


def test_a_broken_file_is_refused(server: Server) -> None:
    """The answer names the line and the reason, in a sentence."""
    pad = open_pad(server)
    pad.write(enter(1, 3, 9, 20))
    file = pad.file("/api/pad/file")
    for broken, code, line in (
        (b"", "pad-file-not-json", 1),
        (file[:-10], "pad-file-not-json", 3),
        (file.replace(b'"round":1', b'"round":2'), "pad-file-refused", 3),
        (file.replace(VERSION_LINE, b'"version": 9'), "pad-file-version", 1),
    ):
        status, problem = send_file(server, "/api/pads/file", broken)
        assert (status, problem["code"], problem["about"]["line"]) == (422, code, line)
        assert problem["message"]
    reason = send_file(server, "/api/pads/file", file.replace(b'"round":1', b'"round":2'))[1]
    assert "round 1" in reason["message"].lower()


def test_a_pad_can_be_exported_for_a_spreadsheet(server: Server) -> None:
    """There is a line for each player of each round, and no cell is a formula."""
    pad = open_pad(server, "=1+1", "Bo")
    pad.write(enter(1, 3, 9))
    table = pad.file("/api/pad/table").decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(table)))
    assert [(row["points"], row["total"]) for row in rows] == [("0", "0"), ("9", "9")]
    assert not any(cell.startswith("=") for row in rows for cell in row.values())


@pytest.mark.parametrize(("language", "list_separator"), [("de", ";"), ("fr", ";"), ("en", ",")])
def test_a_pad_as_on_paper_opens_in_a_spreadsheet(
    server: Server, language: str, list_separator: str
) -> None:
    """Spreadsheets of that country read a row for each round, and columns that add up."""
    pad = open_pad(server, "Jörg; der Große", "=1+1", "Bo")
    pad.write(Enter(1, sums(0, 50, 9), sure=True))
    pad.write(Enter(2, sums(0, 50, 9), sure=True))
    data = pad.file("/api/pad/paper", language=language)
    assert data.startswith(b"\xef\xbb\xbf")  # without it, it is read as Windows-1252
    rows = list(csv.reader(io.StringIO(data.decode("utf-8-sig")), delimiter=list_separator))
    assert {len(row) for row in rows} == {4}
    head, *body, totals = rows
    assert head[0] == {"de": "Runde", "fr": "Manche", "en": "Round"}[language]
    assert head[1] == "Jörg; der Große"
    assert not head[2].startswith("=")
    assert [row[0] for row in body[:2]] == ["1", "2"]
    for column in (1, 2, 3):
        assert sum(int(row[column] or 0) for row in body) == int(totals[column])
    assert totals[1:] == ["0", "50", "18"]  # exactly 100 points became 50, on their own line


def test_the_link_to_a_pad_has_its_key_in_the_fragment(server: Server) -> None:
    """There, no server and no log sees it."""
    pad = open_pad(server)
    status, link = pad.get("/api/pad/link")
    assert (status, link["key"]) == (200, pad.key)
    assert link["url"] == f"{server.link}/pad#{pad.key}"
    assert link["qr"]["path"]
    assert pad.key not in server.log


# --- renewed links -----------------------------------------------------------------------------


def renewed_link(pad: Holder, id: str | None = None) -> Holder:  # noqa: A002 (as on the wire)
    """The holder of the pad's new link."""
    return Holder(pad.server, pad.post("/api/pad/renew", {"id": id or new_id()})["key"])


@over_sockets
async def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    """Watchers with the old link get the reason and are disconnected; it opens nothing any more."""
    old = open_pad(server)
    first = asked(enter(1, 3, 9, 20), by="Bo")
    old.post("/api/pad", first)
    before, file = old.pad, old.file("/api/pad/file")
    async with watching(old) as phone:
        await phone.page()
        new = renewed_link(old)
        assert (await phone.receive()) == {"type": "bye", "code": "link-withdrawn"}
        await phone.socket.wait_closed()
        assert phone.socket.close_code == 4404
    for route in ("/api/pad", "/api/pad/link", "/api/pad/file", "/api/pad/table", "/api/pad/paper"):
        status, problem = old.get(route)
        assert (status, problem["code"]) == (404, "no-such-key")
    assert old.post_refused("/api/pad", asked(enter(2, 1, 2, 3))) == "no-such-key"
    assert old.post_refused("/api/pad/next") == "no-such-key"
    assert await close_code_after(server, {"type": "watch", "key": old.key}) == 4404

    assert new.key != old.key
    assert (new.pad, new.file("/api/pad/file")) == (before, file)
    assert new.post("/api/pad", first)["number"] == 2, "a request is still known by its id"
    async with watching(new) as phone:
        await phone.page()
        new.write(enter(2, 12, 4, 6))
        assert len((await phone.page())["pad"]["rounds"]) == 2
    assert {old.key, new.key}.isdisjoint(server.log.split('"'))


def test_the_answer_to_a_renewal_can_be_repeated(server: Server) -> None:
    """The old link and the same id give the same answer; another id gives none."""
    old, request_id = open_pad(server), new_id()
    new = renewed_link(old, request_id)
    assert renewed_link(old, request_id).key == new.key
    assert old.post_refused("/api/pad/renew", {"id": new_id()}) == "no-such-key"
    assert renewed_link(new, request_id).key not in (old.key, new.key)
    assert old.post_refused("/api/pad/renew", {"id": request_id}) == "no-such-key", (
        "that link is old, too"
    )
    for too_short in ("", "1", "x" * 15):
        assert new.try_post("/api/pad/renew", {"id": too_short})[0] == 422


def test_repeating_a_renewal_is_free(tmp_path: Path) -> None:
    """The pad has moved, so a client that is refused now would never learn the new key."""
    with serving(tmp_path, tables_per_minute=2) as strict:
        old, request_id = open_pad(strict), new_id()
        new = renewed_link(old, request_id)
        assert new.post_refused("/api/pad/renew", {"id": new_id()}) == "too-fast"
        assert renewed_link(old, request_id).key == new.key


def test_an_old_link_does_not_lead_to_later_pads(server: Server) -> None:
    """The next pad's key follows from the new key alone."""
    old = open_pad(server, changes={"rounds": 1})
    old.write(enter(1, 3, 9, 20))
    new = renewed_link(old)
    later = Holder(server, new.post("/api/pad/next")["key"])
    assert later.key == next_pad_key(new.key)
    assert later.pad["names"] == ["Ana", "Bo", "Cem"]
    known = next_pad_key(old.key)
    assert Holder(server, known).get("/api/pad")[1]["code"] == "no-such-key"
    assert old.post_refused("/api/pad/next") == "no-such-key"


def test_only_the_link_of_the_current_pad_can_be_renewed(server: Server) -> None:
    """Links from earlier pads to it stop working, too."""
    first = open_pad(server, changes={"rounds": 1})
    first.write(enter(1, 3, 9, 20))
    second = Holder(server, first.post("/api/pad/next")["key"])
    assert first.post_refused("/api/pad/renew", {"id": new_id()}) == "pad-went-on"
    renewed_link(second)
    status, problem = first.try_post("/api/pad/next")
    assert (status, problem["code"]) == (404, "link-withdrawn")


@over_sockets
async def test_no_acknowledged_round_is_lost_in_a_renewal(server: Server) -> None:
    """Phones write while the link is renewed; the new link has every accepted round."""
    pad = open_pad(server, **UNLIMITED)
    acknowledged: dict[str, int] = {}

    async def write(number: int, phone: httpx.AsyncClient) -> None:
        while (page := await phone.get("/api/pad")).status_code == HTTPStatus.OK:
            rounds = len(page.json()["pad"]["rounds"])
            body = asked(enter(rounds + 1, number, rounds % 40, 40, sure=True))
            answer = await phone.post("/api/pad", json=body)
            if answer.status_code == HTTPStatus.OK:
                acknowledged[body["id"]] = answer.json()["number"]
                if len(acknowledged) == 5:
                    busy.set()

    busy = asyncio.Event()
    async with phones(pad, 4) as clients, asyncio.timeout(PATIENCE):
        writing = [asyncio.create_task(write(*phone_number)) for phone_number in enumerate(clients)]
        await busy.wait()
        new = await asyncio.to_thread(renewed_link, pad)
        await asyncio.gather(*writing)
    log = json.loads(new.file("/api/pad/file"))["log"]
    assert [log[number - 1]["id"] for number in acknowledged.values()] == [*acknowledged]


@ONE_NODE
@pytest.mark.parametrize(("moment", "done"), [("begun", False), ("committed", True)])
def test_a_crash_during_a_renewal_loses_nothing(tmp_path: Path, moment: str, *, done: bool) -> None:
    """The link is renewed or not; repeated, the request has the same answer in both cases."""
    request_id = new_id()
    with serving(tmp_path, die=f"{moment}:4") as server:
        pad = open_pad(server)
        pad.write(enter(1, 3, 9, 20))
        before = pad.pad
        with pytest.raises((OSError, HTTPException)):
            renewed_link(pad, request_id)
        server.wait_for_exit()
    with serving(tmp_path) as server:
        again = pad.on(server)
        assert again.get("/api/pad")[0] == (404 if done else 200)
        if done:
            assert again.post_refused("/api/pad/renew", {"id": new_id()}) == "no-such-key"
        new = renewed_link(again, request_id)
        assert new.pad == before
        assert again.get("/api/pad")[0] == 404


# --- crashes -----------------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [pytest.param("begun", marks=pytest.mark.long), "committed"])
@over_sockets
async def test_acknowledged_rounds_survive_a_crash(tmp_path: Path, moment: str) -> None:
    """Killed while phones write: every answer was true; a repeated request is carried out once."""
    fate = {"die": f"{moment}:{Random(moment).randrange(12, 24)}"}
    acknowledged: dict[str, int] = {}
    pending: dict[str, Json] = {}
    with serving(tmp_path, **fate) as server:
        pad = open_pad(server, **UNLIMITED)
        async with phones(pad, 3) as clients, watching(pad), asyncio.TaskGroup() as group:
            for number, phone in enumerate(clients):
                group.create_task(write_until_the_end(number, phone, acknowledged, pending))
        server.wait_for_exit()
    assert len(acknowledged) > 3
    with serving(tmp_path) as server:
        again = pad.on(server)
        before = again.pad["number"]
        assert before >= max(acknowledged.values())
        log = json.loads(again.file("/api/pad/file"))["log"]
        for name, number in acknowledged.items():
            assert log[number - 1]["id"] == name, "something that was acknowledged is lost"
        for name, body in pending.items():
            status, answer = again.try_post("/api/pad", body)
            happened = [number for number, line in enumerate(log, 1) if line["id"] == name]
            assert not happened or (status, answer["number"]) == (200, happened[0])
        log = json.loads(again.file("/api/pad/file"))["log"]
        assert set(Counter(line["id"] for line in log).values()) == {1}, "something was doubled"


async def write_until_the_end(
    phone_number: int,
    phone: httpx.AsyncClient,
    acknowledged: dict[str, int],
    pending: dict[str, Json],
) -> None:
    """Enter rounds as fast as they are accepted, until the server has been killed."""
    name = ""
    try:
        while True:
            page = await phone.get("/api/pad")
            if page.status_code == HTTPStatus.BAD_GATEWAY:  # from a proxy without a running node
                return
            rounds = page.json()["pad"]["rounds"]
            name = new_id()
            sums_entered = (phone_number, len(rounds) % 40, 20)
            pending[name] = asked(enter(len(rounds) + 1, *sums_entered, sure=True), name)
            answer = await phone.post("/api/pad", json=pending[name])
            if answer.status_code == HTTPStatus.BAD_GATEWAY:
                return
            if answer.status_code == 200:
                acknowledged[name] = answer.json()["number"]
            del pending[name]
    except httpx.TransportError:
        return


@over_sockets
async def test_watchers_see_the_other_writers(server: Server) -> None:
    """Writers disappear when they stop or disconnect; nothing of their drafts is on the pad."""
    pad = open_pad(server, "Ana", "Bo")
    entry = msgspec.to_builtins(sums(3, 0))
    async with watching(pad) as one:
        async with watching(pad) as other:
            await one.page()
            await other.page()
            await other.socket.send(json.dumps({"type": "draft", "round": 1, "by": "Bo"}))
            message = await one.receive()
            assert (message["type"], message["writers"]) == ("drafts", ["Bo"])
            hand = {"type": "draft", "round": 1, "by": "Bo", "seat": 0, "entry": entry}
            await other.socket.send(json.dumps(hand))
            message = await one.receive()
            assert message["writers"] == []
            assert [(hand["seat"], hand["by"]) for hand in message["hands"]] == [(0, "Bo")]
            await other.socket.send(json.dumps({"type": "draft", "round": 1, "by": "Bo"}))
            assert (await one.receive())["writers"] == ["Bo"]
        assert (await one.receive())["writers"] == []  # the phone has disconnected
        async with watching(pad) as late:
            await late.page()
            assert [hand["seat"] for hand in (await late.receive())["hands"]] == [0]
    assert pad.pad["number"] == 1
