"""The evening as a spreadsheet over HTTP: one file, for organisers only, with the pads' callers."""

import re
from io import BytesIO
from zipfile import ZipFile

from server.harness.link_holders import PUBLIC, Holder, active, drawn_event, matches
from server.harness.rig import Server

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import Enter
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, AtTable, Door, LinkRole
from dacabo.tournament.subjects.attendance import DropOut
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.results import EnterResult


def sheets_in(file: bytes) -> dict[str, list[list[str]]]:
    """The cells of a workbook as text, by the title of the sheet."""
    with ZipFile(BytesIO(file)) as book:
        shared = re.findall(
            r"<si><t[^>]*>(.*?)</t></si>", book.read("xl/sharedStrings.xml").decode()
        )
        titles = re.findall(r'<sheet name="([^"]*)"', book.read("xl/workbook.xml").decode())
        found = {}
        for number, title in enumerate(titles, 1):
            text = book.read(f"xl/worksheets/sheet{number}.xml").decode()
            found[title] = [
                [
                    shared[int(value)] if 't="s"' in about else value
                    for about, value in re.findall(r"<c ([^>]*)><v>([^<]*)</v></c>", row)
                ]
                for row in re.findall(r"<row[^>]*>(.*?)</row>", text)
            ]
    return found


def play_first(organiser: Holder) -> str:
    """Play at the first table until somebody has 101; the name of the caller of all rounds."""
    match = matches(organiser.page)[0]
    people = active(match)
    entry = CaboEntry(tuple(Sum(3 + 20 * n) for n in range(len(people))), caller=0)
    for number in (1, 2, 3):
        organiser.on_match_pad(match["id"], Enter(number, entry))
    organiser.link(AtTable(1)).hand_in(match["id"])
    return str(organiser.page["page"]["event"]["names"][people[0]])


def test_the_spreadsheet_has_every_round_and_its_caller(server: Server) -> None:
    """Also those of earlier stages, whose pads nobody has open any more; and after a restart."""
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    caller = play_first(organiser)
    sheets = sheets_in(organiser.file("/api/event/spreadsheet?east=60"))
    assert [*sheets] == [
        *("Tournament", "Final standings", "Matches", "Rounds", "Prizes", "Attendance"),
        "Corrections",
    ]
    called = [row for row in sheets["Rounds"] if row[-1] == "yes"]
    assert [row[4] for row in called] == [caller] * 3
    second = matches(organiser.page)[1]
    totals = {player: 10 + n for n, player in enumerate(active(second))}
    steps: tuple[Request, ...] = (EnterResult(second["id"], totals), Draw(), Publish(), End())
    for step in steps:
        organiser.ask(step)
    assert sheets_in(organiser.file("/api/event/spreadsheet"))["Rounds"] == sheets["Rounds"]


def test_the_rounds_of_a_player_who_left_stay_in_the_spreadsheet(server: Server) -> None:
    """Also the one that they called, and only as long as they played."""
    organiser = drawn_event(server, 4)
    organiser.ask(Start())
    match = matches(organiser.page)[0]
    first, *others = active(match)
    organiser.on_match_pad(match["id"], Enter(1, CaboEntry(tuple(map(Sum, range(4))), caller=0)))
    organiser.ask(DropOut(first))
    stayed = (Sum(0), Sum(1), Sum(2), Sum(13))
    organiser.on_match_pad(match["id"], Enter(2, CaboEntry(stayed, caller=1)))
    organiser.link(AtTable(1)).hand_in(match["id"])
    names = organiser.page["page"]["event"]["names"]
    rounds = sheets_in(organiser.file("/api/event/spreadsheet"))["Rounds"][1:]
    of_leaver = [row for row in rounds if names[first] in row]
    assert [(row[2], row[4:]) for row in of_leaver] == [("1", ["0", "yes", "left"])]
    assert len(rounds) == 4 + len(others)
    assert [row[3] for row in rounds if "yes" in row] == [names[first], names[others[0]]]


def test_the_spreadsheet_is_for_organisers_in_their_language(server: Server) -> None:
    """Nobody else gets it, since the cash box is in it. No name becomes a formula."""
    organiser = drawn_event(server, 4)
    german = sheets_in(organiser.file("/api/event/spreadsheet?east=bad", "de"))
    assert "Endstand" in german
    roles: tuple[LinkRole, ...] = (PUBLIC, AtTable(1), AsPlayer(0), Door())
    for role in roles:
        holder = organiser.link(role)
        status, answer = holder.get("/api/event/spreadsheet")
        assert (status, answer["code"]) == (403, "organiser-only")
