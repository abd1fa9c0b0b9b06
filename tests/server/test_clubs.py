"""Club books over HTTP: from the first name to the spreadsheet, by a real server."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

from server.harness.club_keeper import Keeper, open_club, play
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    asked,
    matches,
    new_id,
    open_event,
    send_file,
)
from server.harness.rig import Json, Server, serving
from server.test_retention import files_with

from dacabo.club import requests as ask
from dacabo.club.facts import ByPlace, ClubError, Link, Season
from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.server.http.responses import sentence
from dacabo.tournament import draw
from dacabo.tournament.event import Met
from dacabo.tournament.roles import AtTable
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register

PEOPLE = ("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines")
SEASON = Season(name="Winter", best=2, points=ByPlace((10, 7, 5), 1))


def test_two_evenings_of_a_season_are_in_the_book(server: Server) -> None:
    """The second evening is opened from the book, with the same people."""
    keeper = open_club(server)
    keeper.tell(ask.SetSeason(SEASON))
    first = open_event(server)
    first.ask(Register(PEOPLE))
    play(first)
    keeper.take_in(first.key, "2026-11-13")
    page = keeper.club
    assert [person["name"] for person in page["people"]] == [*PEOPLE]
    assert sorted(page["last"]) == [*range(9)]

    desk = keeper.next_evening("The second", page["last"], 1)
    public = desk.link(PUBLIC).page["event"]
    assert [player["name"] for player in public["players"]] == [PEOPLE[n] for n in page["last"]]
    (plan,) = keeper.club["plans"]
    assert (
        keeper.post_refused(
            "/api/club", asked(ask.TakeIn(plan["event"], "2026-11-20", (None,) * 9))
        )
        == "evening-not-over"
    )
    play(desk)
    keeper.take_in(plan["event"], "2026-11-20")
    page = keeper.club
    assert page["plans"] == []
    assert len(page["people"]) == 9
    (season,) = page["seasons"]
    assert season["evenings"] == [1, 2]
    for line in season["standings"]:
        assert line["points"] == sum(score["points"] for score in line["scores"])
    assert all(len(person["rating"]) == 2 for person in page["people"])
    # On each evening, three matches and a final of three players have three pairs each.
    assert sum(pair["tables"] for pair in page["pairs"]) == 2 * (3 * 3 + 3)


def test_the_second_draw_avoids_the_tables_of_the_first(
    server: Server,
) -> None:
    """The public page has all that is needed to verify it; newcomers are known by name."""
    keeper = open_club(server, *PEOPLE, "Jörg")
    keeper.tell(ask.SetSeason(SEASON))
    first = keeper.next_evening("The first", [*range(10)])
    play(first)
    keeper.take_in(first.key, "2026-11-13")
    desk = keeper.next_evening("The second", [*range(9)], 1)
    desk.ask(Register(("Jörg",)))
    before = desk.link(PUBLIC).page["event"]["met"]
    assert not any(9 in pair for pair in before)
    status, _ = keeper.try_post("/api/club/met", {"event": keeper.club["plans"][0]["event"]})
    assert status == 204
    known = desk.link(PUBLIC).page["event"]["met"]
    assert any(pair[1] == 9 for pair in known)
    desk.ask(Draw())
    desk.ask(Publish())
    stage = desk.link(PUBLIC).page["event"]["stages"][0]
    assert stage["met"] == known
    met = [Met(*pair) for pair in stage["met"]]
    seed = bytes.fromhex(stage["seed"])
    groups = draw.groups(seed, stage["label"], range(10), met)
    assert [[*group] for group in groups] == stage["drawn"]
    times = {(pair.one, pair.other): pair.times for pair in met}
    plain = draw.groups(seed, stage["label"], range(10))
    assert draw.repeats(groups, times) <= draw.repeats(plain, times)


def test_requests_at_the_same_time_open_an_evening_once(server: Server) -> None:
    """A client may repeat the request, even before the first answer."""
    keeper = open_club(server, "Ana", "Bo")
    body = {"id": new_id(), "name": "Next", "people": [0, 1], "season": None}
    with ThreadPoolExecutor(4) as threads:
        answers = [*threads.map(lambda _: keeper.post("/api/club/evenings", body), range(4))]
    assert len({(answer["number"], answer["key"]) for answer in answers}) == 1
    assert len(keeper.club["plans"]) == 1
    assert Holder(server, answers[0]["key"]).get("/api/event")[0] == 200


def test_readers_of_a_book_can_change_nothing(server: Server) -> None:
    """The public link shows the book without plans; changes and the log are refused."""
    keeper = open_club(server, "Ana", "Bo", "Chidi")
    keeper.next_evening("Next", [0, 1, 2])
    reader = keeper.other(Link.PUBLIC)
    assert reader.get("/api/club")[1]["organiser"] is False
    assert reader.club == {**keeper.club, "plans": [], "organisers": []}
    for path, body in (
        ("/api/club", asked(ask.ForgetPerson(0))),
        ("/api/club/proposal", {"event": "x"}),
        ("/api/club/met", {"event": "x"}),
        ("/api/club/evenings", {"id": new_id(), "name": "N", "people": [0]}),
        ("/api/club/link", {"link": "organiser"}),
    ):
        assert reader.post_refused(path, body) == "organiser-only"
    assert reader.get("/api/club/file")[0] == reader.get("/api/club/log")[0] == 403
    assert reader.other(Link.PUBLIC).key == reader.key


def test_a_replaced_link_of_a_book_opens_nothing(server: Server) -> None:
    """The organiser gets the new key at once; the other link stays."""
    keeper = open_club(server)
    reader = keeper.other(Link.PUBLIC)
    new = Keeper(server, keeper.tell(ask.RenewLink(Link.ORGANISER))["key"])
    status, answer = keeper.get("/api/club")
    assert (status, answer["code"]) == (404, "link-withdrawn")
    assert keeper.post_refused("/api/club", asked(ask.AddPeople(("Ana",)))) == "link-withdrawn"
    assert reader.get("/api/club")[0] == 200
    new.tell(ask.RenewLink(Link.PUBLIC))
    assert reader.get("/api/club")[0] == 404
    assert new.other(Link.PUBLIC).get("/api/club")[0] == 200


def test_a_second_organiser_has_a_link_of_their_own(server: Server) -> None:
    """The log names who did what, and a withdrawn link opens nothing; nobody else sees names."""
    status, answer = server.http("POST", "/api/clubs", {"name": "Club", "organiser": "Xenia Q"})
    assert status == 201
    xenia = Keeper(server, answer["key"])
    yusuf = Keeper(server, xenia.tell(ask.InviteOrganiser("Yusuf"))["key"])
    assert yusuf.key != xenia.key
    yusuf.tell(ask.AddPeople(("Ana", "Bo")))
    assert yusuf.get("/api/club")[1]["number"] == 1
    lines = xenia.get("/api/club/log")[1]
    assert [(line["by"], line["fact"]["type"]) for line in lines] == [
        (0, "opened"),
        (0, "organiser-invited"),
        (1, "people-added"),
    ]
    assert yusuf.other(Link.ORGANISER).key == yusuf.key, "nobody gets another's link"
    renewed = Keeper(server, yusuf.tell(ask.RenewLink(Link.ORGANISER))["key"])
    assert yusuf.get("/api/club")[1]["code"] == "link-withdrawn"
    assert xenia.get("/api/club")[0] == 200
    reader = renewed.other(Link.PUBLIC)
    for path in ("/api/club", "/api/club/spreadsheet"):
        text = reader.file(path)
        assert b"Xenia" not in text
        assert b"Yusuf" not in text
    wrong = xenia.post_refused("/api/club", asked(ask.WithdrawOrganiser(0)))
    assert wrong == "club-own-link"
    xenia.tell(ask.WithdrawOrganiser(1))
    assert renewed.get("/api/club")[1]["code"] == "link-withdrawn"
    assert renewed.post_refused("/api/club", asked(ask.AddPeople(("Cy",)))) == "link-withdrawn"
    again = Keeper(server, xenia.tell(ask.InviteOrganiser("yusuf"))["key"])
    assert again.key not in (yusuf.key, renewed.key)
    assert again.get("/api/club")[1]["number"] == 1
    xenia.tell(ask.WithdrawOrganiser(1))
    xenia.tell(ask.ForgetOrganiser(1))
    assert b"usuf" not in xenia.file("/api/club/log") + xenia.file("/api/club/file")


def test_keys_of_events_and_clubs_are_not_mixed_up(server: Server) -> None:
    """Neither opens the other. A table's link does not suffice to add an event."""
    keeper, event = open_club(server), open_event(server)
    assert event.get("/api/club")[0] == 404
    assert keeper.get("/api/event")[0] == 404
    for key in (keeper.key, "nonsense", event.key[:-1]):
        assert keeper.post_refused("/api/club/proposal", {"event": key}) == "no-such-key"
    table = event.link(AtTable(1))
    assert keeper.post_refused("/api/club/proposal", {"event": table.key}) == "key-not-for-this"


def test_opening_an_evening_twice_gives_the_same_desk(server: Server) -> None:
    """A client repeats the request if its answer was lost."""
    keeper = open_club(server, "Ana", "Bo", "Chidi")
    body = {"id": new_id(), "name": "Next", "people": [0, 1, 2]}
    first, second = (keeper.post("/api/club/evenings", body) for _ in range(2))
    assert first == second
    assert len(keeper.club["plans"]) == 1
    strangers = {"id": new_id(), "name": "Next", "people": [0, 7]}
    assert keeper.post_refused("/api/club/evenings", strangers) == "no-such-person"
    season: Json = {"id": new_id(), "name": "Next", "people": [0], "season": 3}
    assert keeper.post_refused("/api/club/evenings", season) == "no-such-season"


def test_a_book_can_be_moved_with_the_same_standings(server: Server) -> None:
    """Its file is JSON with the log and the results; other files are refused."""
    keeper = open_club(server)
    event = open_event(server)
    event.ask(Register(PEOPLE[:5]))
    play(event)
    keeper.take_in(event.key, "2026-11-13")
    keeper.tell(ask.SetSeason(SEASON))
    file = keeper.file("/api/club/file")
    assert json.loads(file)["reckoned"]["seasons"] == keeper.club["seasons"]
    status, answer = send_file(server, "/api/clubs/file", file)
    assert status == 201, answer
    copy = Keeper(server, answer["key"])
    assert copy.club == {**keeper.club, "number": copy.club["number"]}
    assert copy.key != keeper.key
    status, answer = send_file(server, "/api/clubs/file", file.replace(b'"place":1', b'"place":x'))
    assert (status, answer["code"]) == (422, "club-file-not-json")
    status, answer = send_file(server, "/api/clubs/file", file.replace(b'"place":1', b'"place":0'))
    assert (status, answer["code"]) == (422, "club-file-refused")
    why = sentence("en", ClubError("club-impossible"))
    assert answer["message"].endswith(why), "it says what is wrong there"


def test_an_event_with_an_impossible_date_is_not_proposed(server: Server) -> None:
    """Anybody can write a file, but its day must be in the calendar."""
    lines = open_event(server).file("/api/event/file").splitlines(keepends=True)
    keeper = open_club(server)
    for year, status in ((9999, 201), (10_000, 422)):
        at = datetime(9999, 12, 31, 23, 59, tzinfo=UTC).timestamp() * 1000 + (year - 9999) * 60_000
        moved = b"".join(re.sub(rb'"at":[0-9]+', b'"at":%d' % at, line) for line in lines)
        answer = send_file(server, "/api/events/file", moved)
        assert answer[0] == status, answer
        if status == 201:
            proposal = keeper.post("/api/club/proposal", {"event": answer[1]["key"]})
            assert proposal["on"] == "9999-12-31"


def test_a_book_can_be_exported_as_a_spreadsheet(server: Server) -> None:
    """There is a sheet for each season and for everything else; no name becomes a formula."""
    keeper = open_club(server, *PEOPLE[:4], "=1+1", "Zoë")
    keeper.tell(ask.SetSeason(SEASON))
    desk = keeper.next_evening("The first", [*range(6)])
    play(desk)
    keeper.take_in(desk.key, "2026-11-13")
    keeper.tell(ask.ForgetPerson(5))
    with ZipFile(BytesIO(keeper.other(Link.PUBLIC).file("/api/club/spreadsheet"))) as book:
        sheets = book.read("xl/workbook.xml").decode()
        words = book.read("xl/sharedStrings.xml").decode()
        cells = "".join(
            book.read(name).decode() for name in book.namelist() if "worksheets/sheet" in name
        )
    for title in ("Winter", "People", "Evenings", "Matches", "Head-to-head"):
        assert f'name="{title}"' in sheets
    assert re.search(r'<c r="A2" s="[0-9]+"><v>46339</v>', cells), "13 November 2026, as a date"
    assert "<t>=1+1</t>" in words
    assert "<t>Dörte</t>" in words
    assert "Zoë" not in words
    assert "<t>Person 6</t>" in words
    assert "<f>" not in cells


def test_a_deleted_book_leaves_an_explanation_and_its_events(tmp_path: Path) -> None:
    """Only its keeper can delete it. Then no file contains its names, and its links say why."""
    with serving(tmp_path) as server:
        keeper = open_club(server, "Zacharias", "Bo", "Chidi")
        desk = keeper.next_evening("Next", [1, 2])
        reader = keeper.other(Link.PUBLIC)
        assert server.http("DELETE", "/api/club", **{"dacabo-key": reader.key})[0] == 403
        assert server.http("DELETE", "/api/club", **{"dacabo-key": keeper.key})[0] == 204
        for key in (keeper.key, reader.key):
            status, answer = Keeper(server, key).get("/api/club")
            assert (status, answer["code"]) == (404, "club-deleted")
        assert keeper.post_refused("/api/club", asked(ask.AddPeople(("Ana",)))) == "club-deleted"
        assert desk.page["page"]["event"]["name"] == "Next"
        assert files_with(tmp_path, b"Zacharias") == []
    with serving(tmp_path) as server:
        assert Keeper(server, keeper.key).get("/api/club")[1]["code"] == "club-deleted"


def test_a_book_survives_a_crash(tmp_path: Path) -> None:
    """The restarted server shows the same page, byte for byte."""
    with serving(tmp_path) as server:
        keeper = open_club(server)
        event = open_event(server)
        event.ask(Register(PEOPLE))
        play(event)
        keeper.take_in(event.key, "2026-11-13")
        before = keeper.file("/api/club")
        server.kill()
    with serving(tmp_path) as server:
        assert Keeper(server, keeper.key).file("/api/club") == before


def test_the_next_evening_learns_the_pace_of_the_last_ones(server: Server) -> None:
    """From the rounds and clocks of tables with a pad; without them nothing is learned."""
    keeper = open_club(server, *PEOPLE[:4])
    desk = keeper.next_evening("First", [0, 1, 2, 3])
    assert pace_of(desk) is None
    desk.ask(Draw())
    desk.ask(Publish())
    desk.ask(Start())
    match = matches(desk.page)[0]["id"]
    for number in range(1, 11):
        laid = tuple(Sum(1 + 7 * (seat == 3) + seat) for seat in range(4))
        desk.on_match_pad(match, Enter(number, CaboEntry(laid, caller=0)))
    server.turn(960)
    desk.link(AtTable(1)).hand_in(match)
    desk.ask(End())
    keeper.take_in(desk.key.split(".")[0], "2026-11-20")
    (table,) = keeper.club["evenings"][0]["tables"]
    assert table["rounds"] == 10
    assert 960 <= table["seconds"] < 1020
    later = keeper.next_evening("Second", [0, 1, 2])
    assert pace_of(later) == 1000 * table["seconds"] // 40


def pace_of(desk: Holder) -> int | None:
    """The pace that an event has learned."""
    facts = [line["entry"]["fact"] for line in desk.get("/api/event/trail")[1]]
    found = [fact["hand_ms"] for fact in facts if fact["type"] == "pace-learned"]
    return found[0] if found else None
