"""Events over HTTP: a tournament in which each person has their own link; lists and files."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from random import Random

import httpx
import pytest
from server.harness.fuzzing import check_healthy
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    asked,
    drawn_event,
    matches,
    open_event,
    send_file,
)
from server.harness.rig import PATIENCE, Json, Server, over_sockets
from tournament.test_logfile import assert_same

from dacabo.scorepad.cabo.sheet import CaboEntry, Sum
from dacabo.scorepad.requests import CallTime as CallTimeOnPad
from dacabo.scorepad.requests import Enter
from dacabo.server.wire.bodies import HandIn
from dacabo.tournament import draw
from dacabo.tournament.event import How
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import AsPlayer, AtTable, Door, Organiser
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate, MarkNoShow, Replace
from dacabo.tournament.subjects.clocks import CallTime, Continue, Extend, Pause, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Exchange, Publish
from dacabo.tournament.subjects.links import Claim, InviteOrganiser, RefuseClaim
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register, Rename
from dacabo.tournament.subjects.results import (
    AskTable,
    CorrectResult,
    EnterDecision,
    EnterResult,
    PlayOn,
    Vouch,
)
from dacabo.tournament.subjects.taking_back import TakeBack

BY_LIST = "Name;Club\nChidi;Nord\nDörte;Süd\n" + "".join(f"L{n};-\n" for n in range(8))


def result(match: Json, *totals: int) -> EnterResult:
    """The result of a match, in the order of its players."""
    return EnterResult(match["id"], dict(zip(active(match), totals, strict=True)))


def in_order(match: Json) -> EnterResult:
    """A result in which the players of a match finish by seat."""
    return result(match, *(10 + 30 * seat for seat in range(len(active(match)))))


# --- a whole tournament ------------------------------------------------------------------------


class Tournament:
    """A tournament with seventeen people, each with their own link."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.organiser = open_event(server)
        self.helper = self.organiser.invite("Ben")
        self.wall = self.organiser.link(PUBLIC)
        self.tables = [self.organiser.link(AtTable(table)) for table in range(1, 5)]
        self.people: list[Holder] = []
        self.exchanged: tuple[int, int] = (0, 0)
        self.sealed = self.wall.page["event"]["commitment"]

    def register(self) -> None:
        """Register people by a file, by hand and by themselves; then let all check in."""
        self.organiser.ask(NamePrizes(("Cards", "Chocolate", "A plant")))
        assert self.organiser.send_file("/api/event/names", BY_LIST.encode())[0] == 200
        self.helper.ask(Register(("Ana", "Bo", "Ena", "Fy")))
        for number, name in enumerate(("Gia", "Hu", "Ida"), 14):
            key = self.wall.ask(Register((name,), How.SELF))["key"]
            assert Holder(self.server, key).page["page"]["player"] == number
        assert len(self.wall.page["event"]["players"]) == 17
        self.people = [self.organiser.link(AsPlayer(player)) for player in range(17)]
        for player, person in enumerate(self.people):
            person.ask(CheckIn(player))

    def draw(self) -> None:
        """Make a draft, which only organisers see; swap two people; publish it."""
        self.organiser.ask(Draw())
        assert matches(self.wall.page) == []
        draft = self.organiser.page["page"]["draft"]["matches"]
        assert [len(match["lines"]) for match in draft] == [5, 4, 4, 4]
        first_player, second_player = self.exchanged = active(draft[0])[0], active(draft[1])[0]
        self.helper.ask(Exchange(first_player, second_player, "brothers"))
        self.organiser.ask(Publish())
        first, second, *_ = matches(self.wall.page)
        assert second_player in active(first)
        assert first_player in active(second)

    def play_groups(self) -> set[int]:
        """Play at every table; each starts by itself, and a player writes on its pad.

        Who advances.
        """
        first, second, third, fourth = matches(self.wall.page)
        for table, match in zip(self.tables, matches(self.wall.page), strict=True):
            table.ask(Start((match["id"],)))
        for number in (1, 2):
            laid = tuple(Sum(7 * (seat + 1)) for seat in range(5))
            writer = self.tables[0] if number == 1 else self.people[active(first)[3]]
            writer.on_match_pad(first["id"], Enter(number, CaboEntry(laid, caller=0)))
        live = self.wall.page["live"][0]
        assert live["rounds"] == 2
        courses = [live["course"][str(player)] for player in active(first)]
        assert courses == [[0, 0], [14, 28], [21, 42], [28, 56], [35, 70]]
        totals = self.tables[0].page["pad"]["totals"]
        assert totals == [0, 28, 42, 56, 70]
        self.tables[0].hand_in(first["id"])
        self.people[active(first)[0]].ask(Vouch(first["id"]))
        player = self.people[active(second)[2]]
        laid = (Sum(30), Sum(20), Sum(5), Sum(45))
        player.on_match_pad(second["id"], Enter(1, CaboEntry(laid, caller=2), sure=True))
        player.hand_in(second["id"])
        self.organiser.ask(AskTable(second["id"]))
        self.tables[1].ask(Vouch(second["id"]))
        self.helper.ask(result(third, 12, 40, 12, 100))
        self.organiser.ask(result(fourth, 1, 2, 3, 4))
        # Two are tied, and both advance.
        return {active(first)[0], active(second)[2], *active(third)[0:3:2], active(fourth)[0]}

    def play_final(self, finalists: set[int]) -> tuple[int, ...]:
        """Play the final, with a tie that a tie-break round decides; the first three."""
        self.organiser.ask(Draw())
        self.organiser.ask(Publish())
        (final,) = matches(self.wall.page)
        assert set(active(final)) == finalists
        table = self.tables[0]
        table.ask(Start((final["id"],)))
        self.organiser.ask(result(final, 50, 20, 20, 101, 70))
        third, second, first, *_ = active(final)
        assert [set(tied) for tied in matches(self.wall.page)[0]["ties"]] == [{first, second}]
        table.ask(EnterDecision(final["id"], {second: 9, first: 4}))
        return first, second, third


def test_a_tournament_with_seventeen_people(server: Server) -> None:
    """Everyone uses their own link from the first name to the last prize; the draw is verified."""
    evening = Tournament(server)
    evening.register()
    evening.draw()
    best = evening.play_final(evening.play_groups())
    event = evening.wall.page["event"]
    places = {placed["player"]: placed["place"] for placed in event["placing"]}
    assert [places[player] for player in best] == [1, 2, 3]
    for player, prize in zip(best, ("Chocolate", "Cards"), strict=False):
        assert prize in evening.people[player].page["page"]["choose"]
        evening.people[player].ask(ChoosePrize(player, prize))
    prize_given = evening.wall.page["event"]["taken"][-1]
    assert prize_given == {"player": best[2], "prize": "A plant"}, (
        "the last prize is given by itself"
    )
    stage = evening.wall.page["event"]["stages"][0]
    seed = bytes.fromhex(stage["seed"])
    assert sha256(seed).hexdigest() == stage["commitment"] == evening.sealed
    assert evening.wall.page["event"]["seed"] is None
    evening.organiser.ask(End())
    assert evening.organiser.ask_refused(CheckIn(0)) == "event-over"
    event = evening.wall.page["event"]
    assert sha256(bytes.fromhex(event["seed"])).hexdigest() == event["commitment"]

    one, other = evening.exchanged
    swapped = {one: other, other: one}
    groups = draw.groups(seed, stage["label"], range(17))
    assert [[swapped.get(player, player) for player in group] for group in groups] == [
        [line["player"] for line in match["lines"]] for match in stage["matches"]
    ]


def test_a_request_can_be_previewed(server: Server) -> None:
    """The preview has the effects and the void matches; it changes nothing."""
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    one, two = matches(organiser.page)
    for match in (one, two):
        organiser.ask(in_order(match))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    (final,) = matches(organiser.page)
    players = active(one)
    wrong = CorrectResult(one["id"], dict(zip(players, (70, 10, 40), strict=True)), "swapped")
    before = organiser.page["page"]["event"]
    changes = organiser.post("/api/event/preview", {"request": wrong})
    assert changes["void"] == [final["id"]]
    assert "tournament-change-instead" in {phrase["key"] for phrase in changes["phrases"]}
    after = organiser.page["page"]["event"]
    assert (after["number"], after["stages"][-1]["final"]) == (before["number"], True)
    organiser.ask(wrong)
    page = organiser.page["page"]
    assert [match["id"] for match in page["void"]] == [final["id"]]
    assert page["event"]["phase"] == "between"


# --- lists, and people who register themselves -------------------------------------------------


@pytest.mark.parametrize(
    ("file", "code", "line"),
    [
        (b"Ana\nBo\nAna\n", "list-name-twice", 3),
        (b"Ana\n\x81\n", "list-not-text", 2),
        (b'Ana\n"Bo\n', "list-open-quote", 2),
        (b"Name,Club\nAna,A\nBo\n", "list-ragged", 3),
        (b"Ana\n" + b"x" * 200 + b"\n", "list-name-too-long", 2),
        (b"Name;Club\nAna;A\n;B\n", "list-name-empty", 3),
        (b"", "list-empty", 1),
    ],
)
def test_a_broken_list_is_refused_as_a_whole(
    server: Server, file: bytes, code: str, line: int
) -> None:
    """The answer has the line and the reason, and no name is registered."""
    organiser = open_event(server)
    organiser.ask(Register(("Taken",)))
    status, problem = organiser.send_file("/api/event/names", file)
    assert (status, problem["code"], problem["about"]["line"]) == (422, code, line)
    assert problem["message"]
    assert [p["name"] for p in organiser.page["page"]["event"]["players"]] == ["Taken"]


@over_sockets
async def test_two_simultaneous_lists_are_both_registered(server: Server) -> None:
    """Every accepted request has taken effect."""
    organiser = open_event(server)
    lists = [f"A{n}\nB{n}\n".encode() for n in range(6)]
    async with httpx.AsyncClient(
        base_url=server.link, headers={"dacabo-key": organiser.key}, timeout=PATIENCE
    ) as client:
        posts = (client.post("/api/event/names", content=file) for file in lists)
        answers = await asyncio.gather(*posts)
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["number"] for answer in answers}) == len(lists)
    assert len(organiser.page["page"]["event"]["players"]) == 2 * len(lists)


def test_a_list_can_be_registered_again_after_an_undo(server: Server) -> None:
    """It is not taken for a repetition of the old request."""
    organiser = open_event(server)
    for _ in range(2):
        written = organiser.send_file("/api/event/names", b"Ana\nBo\n")[1]
        organiser.ask(TakeBack(written["number"], "too early"))
    assert organiser.page["page"]["event"]["players"] == []
    assert organiser.send_file("/api/event/names", b"Ana\nBo\n")[0] == 200
    assert len(organiser.page["page"]["event"]["players"]) == 2


def test_people_can_register_by_the_public_link(server: Server) -> None:
    """They get the key of their own page; a repeated request gives the same key."""
    organiser = open_event(server)
    wall = organiser.link(PUBLIC)
    wish = Register(("Ana <b>",), How.SELF)
    first = wall.ask(wish, "phone-7-of-96-bits")
    assert wall.ask(wish, "phone-7-of-96-bits") == first
    mine = Holder(server, first["key"])
    assert mine.page["type"] == "player"
    assert mine.page["page"]["player"] == 0
    mine.ask(CheckIn(0))
    event = wall.page["event"]
    assert [(p["name"], p["here"]) for p in event["players"]] == [("Ana <b>", True)]
    assert wall.ask_refused(wish) == "name-taken"
    assert wall.ask_refused(Register(("Bo", "Cem"), How.SELF)) == "one-name-only"
    assert wall.ask_refused(Register(("Bo",))) == "organiser-only"
    assert organiser.ask(Register(("Bo",)))["key"] is None
    organiser.ask(Register(("Cem",)))
    for player in (1, 2):
        organiser.ask(CheckIn(player))
    organiser.ask(Draw())
    assert wall.ask_refused(Register(("Dee",), How.SELF)) == "registration-over"
    assert wall.ask(wish, "phone-7-of-96-bits") == first


def test_the_answer_to_a_list_names_people_who_were_registered_before(server: Server) -> None:
    """The list is as German Excel writes it: two columns, semicolons, the encoding of Windows."""
    organiser = open_event(server)
    organiser.ask(Register(("Jörg Müller",), How.SELF))
    file = "Vorname;Nachname;\r\nJörg;Müller;\r\nAna;Čech-Ü;\r\n".replace("Č", "C")
    status, read = organiser.send_file("/api/event/names", file.encode("cp1252"))
    assert (status, read["added"], read["known"]) == (200, 1, ["Jörg Müller"])
    assert organiser.send_file("/api/event/names", file.encode("cp1252"))[1]["added"] == 0
    names = [p["name"] for p in organiser.page["page"]["event"]["players"]]
    assert names == ["Jörg Müller", "Ana Cech-Ü"]


def test_a_person_on_a_list_can_claim_their_own_page(server: Server) -> None:
    """The public link allows it once; a repeated request gives the same page."""
    organiser = open_event(server)
    organiser.ask(Register(("Ana", "Bo", "Cem")))
    wall = organiser.link(PUBLIC)
    assert wall.post_refused("/api/event", asked(Claim(1), "short")) == "id-too-short"
    first = wall.ask(Claim(1), "phone-7-of-96-bits")
    assert wall.ask(Claim(1), "phone-7-of-96-bits") == first
    assert wall.ask_refused(Claim(1)) == "claimed-already"
    bo = Holder(server, first["key"])
    assert bo.page["page"]["name"] == "Bo"
    organiser.ask(RefuseClaim(1))
    assert bo.get("/api/event")[0] == 404
    again = wall.ask(Claim(1))
    assert again["key"] != first["key"]
    assert wall.ask(Claim(1), "phone-7-of-96-bits") == first, "never a later key"


def test_players_with_long_names_keep_their_points(server: Server) -> None:
    """A pad has less room for a name than a list."""
    organiser = open_event(server)
    long = ("Maximiliane von Hohenfels-Lichtenstein", "Maximiliane von Hohenfels-Lichtenau", "Bo")
    organiser.ask(Register(long))
    organiser.ask(Draw())
    organiser.ask(Publish())
    organiser.ask(Start())
    (match,) = matches(organiser.page)
    table = organiser.link(AtTable(1))
    assert max(map(len, table.page["pad"]["names"])) <= 26
    table.on_match_pad(match["id"], Enter(1, CaboEntry((Sum(9), Sum(8), Sum(3)), caller=2)))
    points = dict(zip(active(match), (9, 8, 0), strict=True))
    assert table.page["live"]["totals"] == {str(player): p for player, p in points.items()}


def test_matches_use_the_rules_of_the_event(server: Server) -> None:
    """Pads and live tables use them; an unknown game is refused."""
    organiser = drawn_event(server, 6, preset="dutch", changes={"rounds": 3})
    terms = {"game": "cabo", "preset": "dutch", "changes": {"rounds": 3}}
    event = organiser.page["page"]["event"]
    assert {name: event[name] for name in terms} == terms
    real, online = matches(organiser.page)
    code = organiser.post("/api/event/online", {"match": online["id"]})["code"]
    table = server.http("GET", f"/api/tables/{code}")[1]
    assert {name: table["options"][name] for name in terms} == terms
    organiser.ask(Start((real["id"],)))
    pad = organiser.link(AtTable(real["table"])).page["pad"]
    assert {name: pad[name] for name in terms} == terms
    status, refusal = server.http("POST", "/api/events", {"name": "Cup", "game": "chess"})
    assert (status, refusal["code"]) == (422, "no-such-game")


def test_correcting_a_name_or_a_drop_out_keeps_the_rounds_of_a_pad(server: Server) -> None:
    """They stay under the right name, and more rounds can be entered."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    table.on_match_pad(match["id"], Enter(1, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    first, second, _ = active(match)
    organiser.ask(Rename(first, "Jörg"))
    assert table.page["pad"]["names"][0] == "Jörg"
    organiser.ask(DropOut(second))
    organiser.ask(CheckIn(second))
    table.on_match_pad(match["id"], Enter(2, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    assert table.page["live"]["rounds"] == 2


def test_a_match_continues_when_a_player_leaves(server: Server) -> None:
    """The pad shows that the player has left; organisers get a preview, and see the match go on."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    first = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    table.on_match_pad(match["id"], Enter(1, first))
    one, two, three, four = active(match)
    told = organiser.post("/api/event/preview", {"request": DropOut(one)})["phrases"]
    assert [phrase["key"] for phrase in told] == ["tournament-change-plays-on"]
    organiser.ask(DropOut(one))
    pad = table.page["pad"]
    assert (pad["out"], pad["totals"]) == ([0], [0, 9, 20, 30])
    table.on_match_pad(match["id"], Enter(2, CaboEntry((Sum(0), Sum(4), Sum(7), Sum(8)), caller=1)))
    (live,) = organiser.page["live"]
    assert live["totals"] == {str(two): 9, str(three): 27, str(four): 38}
    assert live["course"][str(two)] == [9, 9]
    table.hand_in(match["id"])
    (decided,) = matches(organiser.page)
    totals = {line["player"]: line["total"] for line in decided["lines"]}
    assert totals == {one: None, two: 9, three: 27, four: 38}
    assert decided["rounds"][1] == {str(two): 0, str(three): 7, str(four): 8}


# --- handing in results ------------------------------------------------------------------------


def test_results_with_totals_instead_of_a_pad_number_are_refused(server: Server) -> None:
    """Only the totals that the pad shows are accepted, as older versions of the app send them."""
    organiser, match, table = event_with_a_round(server)
    first, second, third = active(match)
    player = organiser.link(AsPlayer(second))
    lie = EnterResult(match["id"], {first: 20, second: 0, third: 9})
    for phone in (table, player):
        assert phone.ask_refused(lie) == "totals-not-on-pad"
        assert phone.post_refused("/api/event/preview", {"request": lie}) == "totals-not-on-pad"
    assert not matches(organiser.page)[0]["decided"]
    invented = ({first: 1, second: 2, third: 3},)
    player.ask(EnterResult(match["id"], {first: 0, second: 9, third: 20}, invented))
    (decided,) = matches(organiser.page)
    assert decided["rounds"] == [{str(first): 0, str(second): 9, str(third): 20}]


def test_a_result_is_handed_in_with_the_number_of_the_pad(server: Server) -> None:
    """The server adds up the pad; a repetition counts once, and a late phone is refused."""
    organiser, match, table = event_with_a_round(server)
    first, second, third = active(match)
    table.on_match_pad(match["id"], Enter(2, CaboEntry((Sum(9), Sum(3), Sum(8)), caller=1)))
    number = table.page["pad"]["number"]
    written = table.ask(HandIn(match["id"], number), "once")
    assert table.ask(HandIn(match["id"], number), "once") == written
    assert (
        organiser.link(AsPlayer(first)).ask_refused(HandIn(match["id"], number)) == "result-there"
    )
    (decided,) = matches(organiser.page)
    totals = {line["player"]: line["total"] for line in decided["lines"]}
    assert totals == {first: 9, second: 9, third: 28}
    rounds = [{first: 0, second: 9, third: 20}, {first: 9, second: 0, third: 8}]
    assert decided["rounds"] == [{str(p): n for p, n in one.items()} for one in rounds]
    entry = organiser.page["page"]["log"][-1]["entry"]
    assert (entry["fact"]["type"], entry["by"]["type"]) == ("result-entered", "at-table")


@pytest.mark.parametrize(
    ("rounds", "confirmed"),
    [
        (((3, 9, 45), (3, 9, 45)), True),
        (((3, 9, 45),), False),
        (((3, 9, 92),), False),
    ],
    ids=["ended", "early", "doubtful"],
)
def test_the_pad_itself_vouches_for_a_finished_match(
    server: Server, rounds: tuple[tuple[int, ...], ...], *, confirmed: bool
) -> None:
    """Before somebody has 101 points, the result waits for another phone or an organiser.

    It waits, too, if a round has points that the cards cannot have.
    """
    organiser, match, table = event_with_a_round(server)
    for number, sums in enumerate(rounds, 2):
        laid = tuple(map(Sum, sums))
        table.on_match_pad(match["id"], Enter(number, CaboEntry(laid, caller=0), sure=True))
    by = organiser.link(AsPlayer(active(match)[1]))
    by.hand_in(match["id"])
    (decided,) = matches(organiser.page)
    assert (decided["decided"], decided["confirmed"]) == (True, confirmed)
    assert by.page["page"]["vouch"] is False
    assert table.page["page"]["vouch"] is not confirmed
    phase = organiser.page["page"]["event"]["phase"]
    assert phase == ("finished" if confirmed else "playing")


def test_a_pad_without_another_round_vouches_for_a_result_at_time_up(server: Server) -> None:
    """The players have answered that no round was being played."""
    organiser, match, table = event_with_a_round(server)
    organiser.ask(CallTime(match["id"]))
    table.on_match_pad(match["id"], CallTimeOnPad(1))
    table.hand_in(match["id"])
    assert matches(organiser.page)[0]["confirmed"]


def test_a_round_that_is_still_played_is_not_forgotten(server: Server) -> None:
    """The pad awaits it after the time was called, so a result without it has to be confirmed."""
    organiser, match, table = event_with_a_round(server)
    organiser.ask(CallTime(match["id"]))
    table.hand_in(match["id"])
    assert not matches(organiser.page)[0]["confirmed"]
    organiser.ask(PlayOn(match["id"]))
    table.on_match_pad(match["id"], Enter(2, CaboEntry((Sum(9), Sum(3), Sum(8)), caller=1)))
    table.hand_in(match["id"])
    assert matches(organiser.page)[0]["confirmed"]


def test_only_a_pad_that_was_seen_can_be_handed_in(server: Server) -> None:
    """A result is refused if somebody else has written meanwhile, or if the pad is empty."""
    _, match, table = event_with_a_round(server)
    seen = table.page["pad"]["number"]
    table.on_match_pad(match["id"], Enter(2, CaboEntry((Sum(9), Sum(3), Sum(8)), caller=1)))
    for number in (seen, seen + 2, 0, -1):
        status, problem = table.try_post("/api/event", asked(HandIn(match["id"], number)))
        assert (status, problem["code"]) == (409, "pad-written-on")
    table.hand_in(match["id"])
    other = drawn_event(server, 3)
    (match,) = matches(other.page)
    table = other.link(AtTable(1))
    assert table.ask_refused(HandIn(match["id"], 1)) == "match-not-started"
    other.ask(Start())
    assert table.ask_refused(HandIn(match["id"], table.page["pad"]["number"])) == "pad-empty"
    assert table.ask_refused(result(match, 0, 0, 0)) == "totals-not-on-pad"


def test_a_table_its_players_and_organisers_can_hand_in_a_result(server: Server) -> None:
    """Organisers can also enter a result themselves."""
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    first, second = matches(organiser.page)
    table = organiser.link(AtTable(1))
    for match in (first, second):
        entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
        organiser.on_match_pad(match["id"], Enter(1, entry))
    asks = HandIn(first["id"], table.page["pad"]["number"])
    for elsewhere in (AtTable(2), AsPlayer(active(second)[0])):
        assert organiser.link(elsewhere).ask_refused(asks) == "other-table"
    for other in (Door(), PUBLIC):
        assert organiser.link(other).ask_refused(asks) == "organiser-only"
    assert organiser.ask_refused(HandIn("9-9", 2)) == "match-gone"
    organiser.ask(asks)
    organiser.ask(result(second, 50, 60, 101))
    assert all(match["decided"] for match in matches(organiser.page))


def test_doubts_about_a_result_are_on_the_page_during_a_match(server: Server) -> None:
    """They are shown while nobody has enough points, not before the start or after the end."""
    organiser, match, table = event_with_a_round(server)
    player = organiser.link(AsPlayer(active(match)[1]))
    for phone in (table, player):
        (doubt,) = phone.page["doubts"]
        assert doubt == {"key": "tournament-doubt-not-over", "about": {"limit": 101}}
    for number in (2, 3):
        entry = CaboEntry((Sum(3), Sum(9), Sum(45)), caller=0)
        table.on_match_pad(match["id"], Enter(number, entry, sure=True))
    assert table.page["doubts"] == player.page["doubts"] == []
    table.hand_in(match["id"])
    assert table.page["doubts"] == []


def test_a_closed_pad_shows_its_totals(server: Server) -> None:
    """A player who left before the match has come back, and has no column on the pad."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    late = active(match)[0]
    organiser.ask(DropOut(late))
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    table.on_match_pad(match["id"], Enter(1, entry))
    organiser.ask(CheckIn(late))
    (match,) = matches(organiser.page)
    assert table.page["pad"] is None
    assert table.ask_refused(HandIn(match["id"], 2)) == "match-pad-closed"
    table.ask(in_order(match))
    assert matches(organiser.page)[0]["decided"]


def test_a_pad_knows_its_players_by_number(server: Server) -> None:
    """Names do not matter: one is corrected, and one player left before the match began."""
    organiser = drawn_event(server, 4)
    (match,) = matches(organiser.page)
    gone, second, third, fourth = active(match)
    organiser.ask(DropOut(gone))
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    organiser.ask(Rename(second, "Jörg"))
    third_name = organiser.page["page"]["event"]["names"][third]
    assert table.page["pad"]["names"][:2] == ["Jörg", third_name]
    entry = CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)
    table.on_match_pad(match["id"], Enter(1, entry))
    table.hand_in(match["id"])
    totals = {line["player"]: line["total"] for line in matches(organiser.page)[0]["lines"]}
    assert totals == {gone: None, second: 0, third: 9, fourth: 20}


def event_with_a_round(server: Server) -> tuple[Holder, Json, Holder]:
    """An event with one match, and one round on its pad: 0, 9 and 20 points."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    table.on_match_pad(match["id"], Enter(1, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    return organiser, match, table


# --- repeated requests -------------------------------------------------------------------------


@over_sockets
async def test_a_repeated_request_to_an_event_is_carried_out_once(server: Server) -> None:
    """It may come twice at once; the same id of another holder is another request."""
    organiser = open_event(server)
    body = asked(Register(("Ana",)), "one")
    async with httpx.AsyncClient(
        base_url=server.link, headers={"dacabo-key": organiser.key}, timeout=PATIENCE
    ) as client:
        answers = await asyncio.gather(*(client.post("/api/event", json=body) for _ in range(8)))
    assert [answer.json() for answer in answers] == [{"number": 2, "key": None}] * 8
    helper = organiser.invite("Ben")
    assert helper.ask(Register(("Bo",)), "one")["number"] == 4
    assert [p["name"] for p in organiser.page["page"]["event"]["players"]] == ["Ana", "Bo"]


# --- random requests ---------------------------------------------------------------------------


def random_request(rng: Random, page: Json) -> Request:
    """A request that may or may not make sense; more often one that advances the event."""
    player, other = rng.randrange(-1, 14), rng.randrange(14)
    stage = matches(page)
    match, players = "", tuple(rng.sample(range(9), 3))
    if stage and rng.random() < 0.9:
        found = rng.choice(stage)
        match, players = found["id"], rng.choice((active(found), active(found), players))
    some = () if rng.random() < 0.3 else (match,)
    points = {player: rng.randrange(120) for player in players}
    name = rng.choice((*(f"N{rng.randrange(999)}" for _ in range(6)), "", "P1", "x" * 300))
    last = rng.choice((page["page"]["last"] or 0, rng.randrange(40)))
    if rng.random() < 0.5:
        return rng.choice(
            (
                *(Draw(), Publish(), Start()),
                *(EnterResult(match, points), EnterResult(match, points)),
                *(EnterDecision(match, points), TakeBack(last, name)),
            )
        )
    return rng.choice(
        (
            Register((name,), rng.choice((*How,))),
            CheckIn(player),
            EnterLate(rng.choice((name, player))),
            DropOut(player),
            MarkNoShow(rng.choice(((), (player,), (player, player)))),
            Replace(player, rng.choice((name, other))),
            Penalise(player, rng.randrange(-5, 2000), name),
            Disqualify(player, name),
            Exchange(player, other, name),
            *(Start(some), Pause(some), Continue(some)),
            Extend(rng.randrange(-1, 700), some),
            CallTime(match),
            CorrectResult(match, points, name),
            NamePrizes((name, "Cards")),
            ChoosePrize(player, "Cards"),
        )
    )


def test_random_requests_are_answered(server: Server) -> None:
    """Any role makes them at any time; each is granted or refused, and the event stays readable."""
    rng = Random(17)
    organiser = drawn_event(server, 12)
    holders = [organiser] * 12 + [
        organiser.link(holder) for holder in (AtTable(1), AtTable(2), AsPlayer(0), PUBLIC)
    ]
    happened = 0
    for _ in range(250):
        holder, page = rng.choice(holders), organiser.page
        stage = matches(page)
        match = rng.choice(stage)["id"] if stage else ""
        path, body = "/api/event", asked(random_request(rng, page))
        if rng.random() < 0.1:
            laid = tuple(Sum(rng.randrange(60)) for _ in range(rng.randrange(2, 6)))
            path = f"/api/event/pads/{match or 'x'}"
            body = asked(Enter(rng.randrange(4), CaboEntry(laid, caller=0), rng.random() < 0.5))
        elif rng.random() < 0.1:
            path, body = "/api/event/preview", {"request": body["request"]}
        elif rng.random() < 0.1:
            path, body = "/api/event/online", {"match": match}
        elif rng.random() < 0.1:
            bot = {"match": match, "player": rng.randrange(8), "level": "largo"}
            path, body = "/api/event/bot", bot
        status, answer = holder.try_post(path, body)
        happened += status == 200
        assert status == 200 or (status in (403, 404, 409, 422) and answer["message"]), answer
    assert happened > 10
    for holder in holders:
        assert holder.get("/api/event")[0] == 200
    file = organiser.file("/api/event/file")
    copy = Holder(server, send_file(server, "/api/events/file", file)[1]["key"])
    assert copy.file("/api/event/file").startswith(file)
    check_healthy(server)


# --- names of all kinds ---------------------------------------------------------------------------


def test_organisers_may_have_any_name_of_a_permitted_length(server: Server) -> None:
    """Any script is possible; a longer name is refused, not cut."""
    for name in ("", "Ana", "👩‍👩‍👧‍👦" * 3, "ä" * 24, "𝔄" * 24, "<script>"):
        organiser = open_event(server, organiser=name)
        assert organiser.page["organiser"] == name
        assert organiser.link(Organiser(name)).page["organiser"] == name
        if name:
            helper = open_event(server, organiser="").invite(name)
            assert helper.page["organiser"] == helper.link(Organiser(number=1)).page["organiser"]
            assert helper.page["organiser"] == name
    organiser = open_event(server)
    for name in ("😀" * 200, "x" * 201, "x" * 800):
        body = {"name": "Cup", "organiser": name}
        status, problem = server.http("POST", "/api/events", body)
        assert status == 422, problem
        assert problem["message"]
        assert organiser.ask_refused(InviteOrganiser(name))


@pytest.mark.parametrize("name", ["", " ", "\u200b", "x" * 201, "\n"])
def test_an_event_needs_a_name(server: Server, name: str) -> None:
    """The name must be visible and not too long."""
    status, problem = server.http("POST", "/api/events", {"name": name})
    assert status == 422
    assert problem["message"]


# --- files -------------------------------------------------------------------------------------


def test_an_event_can_be_moved_to_another_server(server: Server) -> None:
    """The file has the whole event; there it is the same, with other links."""
    organiser = drawn_event(server, 6)
    organiser.ask(Start())
    match = matches(organiser.page)[0]
    organiser.ask(in_order(match))
    file = organiser.file("/api/event/file")
    status, given = send_file(server, "/api/events/file", file)
    assert status == 201
    copy = Holder(server, given["key"])
    assert copy.key != organiser.key
    assert copy.file("/api/event/file").splitlines()[:-1] == file.splitlines()
    here, there = organiser.page, copy.page
    for page in (here, there):
        for clock in (m["clock"] for m in matches(page)):
            clock.pop("at"), clock.pop("played")
    assert here["page"]["log"] == there["page"]["log"]
    sealed = {page["page"]["event"].pop("commitment") for page in (here, there)}
    assert len(sealed) == 2, "whoever brings a file cannot know what is drawn there"
    assert here["page"]["event"].pop("number") == there["page"]["event"].pop("number") - 1
    assert here["page"]["event"] == there["page"]["event"]
    assert here["organiser"] == there["organiser"] == "Ana"
    # Links of the one server do not work on the other.
    for holder in (Organiser("Ana"), AtTable(1), AsPlayer(0), PUBLIC):
        one, other = organiser.link(holder), copy.link(holder)
        swapped = other.key.partition(".")[0] + "." + one.key.partition(".")[2]
        assert Holder(server, swapped).get("/api/event")[0] == 404
    copy.ask(in_order(matches(copy.page)[1]))
    assert matches(organiser.page)[1]["decided"] is False
    assert copy.page["page"]["event"]["phase"] == "between"


def test_a_finished_match_on_a_pad_is_on_the_list_of_tasks(server: Server) -> None:
    """It is there until its result has been entered."""
    organiser = drawn_event(server, 3)
    (match,) = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    table.on_match_pad(match["id"], Enter(1, CaboEntry((Sum(3), Sum(9), Sum(20)), caller=0)))
    assert organiser.page["page"]["todo"] == []
    entry = CaboEntry((Sum(3), Sum(9), Sum(45)), caller=0)
    for number in (2, 3):
        table.on_match_pad(match["id"], Enter(number, entry, sure=True))
    (todo,) = organiser.page["page"]["todo"]
    assert (todo["phrase"]["key"], todo["match"]) == ("tournament-todo-finished", match["id"])
    first, second, third = active(match)
    organiser.ask(EnterResult(match["id"], {first: 0, second: 27, third: 110}))
    keys = [one["phrase"]["key"] for one in organiser.page["page"]["todo"]]
    assert "tournament-todo-finished" not in keys


def test_an_event_is_moved_with_the_pads_of_its_matches(server: Server) -> None:
    """Pads keep every round and every player who has left; a pad of another match is refused."""
    organiser = drawn_event(server, 8)
    first, second = matches(organiser.page)
    organiser.ask(Start())
    table = organiser.link(AtTable(1))
    entry = CaboEntry((Sum(3), Sum(9), Sum(20), Sum(30)), caller=0)
    table.on_match_pad(first["id"], Enter(1, entry))
    organiser.ask(DropOut(active(first)[1]))
    table.on_match_pad(first["id"], Enter(2, entry))
    file = organiser.file("/api/event/file")
    copy = Holder(server, send_file(server, "/api/events/file", file)[1]["key"])
    there, here = copy.link(AtTable(1)), table.page["pad"]
    # A sealed seed leaves no server, so the other server has none yet.
    assert there.page["pad"] == here | {"seal": None}
    there.on_match_pad(first["id"], Enter(3, entry))
    assert len(there.page["pad"]["rounds"]) == 3
    assert table.page["pad"] == here
    assert copy.link(AtTable(2)).page["pad"]["rounds"] == []
    organiser.ask(EnterResult(second["id"], dict.fromkeys(active(second), 30)))
    now = organiser.file("/api/event/file").split(b"\n")
    mine, numbers = now[1], json.dumps([*active(first)], separators=(",", ":")).encode()
    assert numbers in mine
    twice = mine.replace(numbers, numbers.replace(b"[", b"[%d," % active(first)[0], 1))
    for line in (file.split(b"\n")[2], b'{"pad":"?","log":[]}', b'{"pad":', twice):
        wrong = b"\n".join([now[0], now[1], line, *now[2:]])
        status, problem = send_file(server, "/api/events/file", wrong)
        assert (status, problem["about"]["line"]) == (422, 3), problem


def test_a_file_of_an_earlier_version_is_accepted_with_its_pads(server: Server) -> None:
    """It was saved in the middle of two matches, before pads knew lots.

    There is no agreed time, which would be up by now.
    """
    folder = Path(__file__).parents[1] / "tournament"
    file = (folder / "event-of-version-4-playing.dacabo").read_bytes()
    status, given = send_file(server, "/api/events/file", file)
    assert status == 201, given
    organiser = Holder(server, given["key"])
    first, _ = matches(organiser.page)
    then = json.loads((folder / "event-of-version-4-playing.json").read_bytes())
    for number, pad in then.items():
        assert_same(pad, organiser.link(AtTable(int(number))).page["pad"])
    entry = CaboEntry((Sum(3), Sum(0), Sum(20), Sum(30)), caller=0)
    organiser.on_match_pad(first["id"], Enter(3, entry))
    table = organiser.link(AtTable(1))
    assert len(table.page["pad"]["rounds"]) == 3
    totals = table.page["live"]["totals"]
    table.hand_in(first["id"])
    lines = matches(organiser.page)[0]["lines"]
    assert {str(one["player"]): one["total"] for one in lines if not one["left"]} == totals


def test_only_organisers_get_the_file(server: Server) -> None:
    """The file contains the complete history."""
    organiser = drawn_event(server, 6)
    for holder in (AtTable(1), AsPlayer(0), PUBLIC):
        status, problem = organiser.link(holder).get("/api/event/file")
        assert (status, problem["code"]) == (403, "organiser-only")
    assert b'"registered"' in organiser.file("/api/event/file")


def test_a_broken_file_opens_no_event(server: Server) -> None:
    """Files that are cut off, changed or of another kind are refused with line and reason."""
    organiser = drawn_event(server, 6)
    file = organiser.file("/api/event/file")
    lines = file.splitlines(keepends=True)
    for broken, code, line in (
        (b"", "log-empty", 1),
        (file[:-1], "log-cut-off", 6),
        (b"".join(lines[:1]), "log-empty", 1),
        (b"{}\n" + file, "log-not-ours", 1),
        (b"".join([*lines[:3], *lines[4:]]), "log-impossible", 4),
        (file.replace(b'"groups":[[', b'"groups":[[0,'), "log-impossible", 4),
    ):
        status, problem = send_file(server, "/api/events/file", broken)
        assert (status, problem["code"], problem["about"]["line"]) == (422, code, line), broken
        assert problem["message"]


@pytest.mark.parametrize("at", [-1, 2**53, 10**400], ids=["before", "later", "never"])
def test_a_file_with_an_impossible_time_is_refused(server: Server, at: int) -> None:
    """The answer names the line."""
    lines = drawn_event(server, 3).file("/api/event/file").splitlines()
    moved = (json.loads(line) | {"at": at} for line in lines[1:])
    file = b"".join(line + b"\n" for line in (lines[0], *(json.dumps(m).encode() for m in moved)))
    status, problem = send_file(server, "/api/events/file", file)
    assert (status, problem["code"], problem["about"]) == (422, "log-unreadable", {"line": 2})


def test_a_file_with_an_unusual_organisers_name_gets_a_valid_link(server: Server) -> None:
    """Anyone can write a file with a name that no link can hold."""
    organiser = open_event(server)
    file = organiser.file("/api/event/file").replace(
        b'"name":"Ana"', b'"name":"%b"' % (b"x" * 5000)
    )
    status, given = send_file(server, "/api/events/file", file)
    assert status == 201
    assert Holder(server, given["key"]).page["organiser"].startswith("x")


def test_a_new_event_takes_over_place_prizes_and_format(server: Server) -> None:
    """In its first steps, all at once: an impossible prize opens nothing."""
    body = {
        "name": "Cup 2",
        "organiser": "Ana",
        "changes": {"minutes": 30},
        "place": " At  Gretel’s ",
        "note": "Bring a pen",
        "prizes": ["Cards", "A plant"],
        "format": {"rounds": 2},
    }
    status, answer = server.http("POST", "/api/events", body)
    assert status == 201, answer
    organiser = Holder(server, answer["key"])
    event = organiser.page["page"]["event"]
    assert event["about"]["place"] == "At Gretel’s"
    assert (event["about"]["note"], event["about"]["when"]) == ("Bring a pen", "")
    assert event["prizes"] == ["Cards", "A plant"]
    assert (event["minutes"], event["format"]["rounds"]) == (30, 2)
    trail = organiser.get("/api/event/trail")[1]
    assert {line["entry"]["by"]["name"] for line in trail} == {"Ana"}
    status, answer = server.http("POST", "/api/events", body | {"prizes": ["Cards", "Cards"]})
    assert (status, answer["code"]) == (422, "prize-twice")
