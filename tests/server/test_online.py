"""Matches of an event at live tables: seats for their players, the event's clock, the result."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
from server.harness.fuzzing import check_healthy
from server.harness.link_holders import (
    PUBLIC,
    Holder,
    active,
    drawn_event,
    matches,
    send_file,
    watching,
)
from server.harness.players import play_out, player_of
from server.harness.rig import ONE_NODE, Client, Guest, Json, Server, over_sockets, serving, watch

from dacabo.core.chance import seal_of, share_of
from dacabo.records import summary, verify
from dacabo.table.clocks import AGAIN_SECONDS, REVEAL_SECONDS
from dacabo.tournament.roles import AsPlayer, AtTable
from dacabo.tournament.subjects.attendance import DropOut, Replace
from dacabo.tournament.subjects.clocks import CallTime, Continue, Pause, Start
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.prizes import NamePrizes
from dacabo.tournament.subjects.registration import Rename
from dacabo.tournament.subjects.results import CorrectResult, EnterResult, JudgeBot
from dacabo.tournament.subjects.taking_back import TakeBack

SHORT: Json = {"changes": {"rounds": 1}}

SERVER = {"talk": 100}


class OnlineEvent:
    """An event of three players whose match is played at a live table."""

    def __init__(self, server: Server, **options: object) -> None:
        self.server = server
        self.organiser = drawn_event(server, 3, **(SHORT | options))
        self.id = self.match["id"]
        self.players = active(self.match)
        self.code: str = self.organiser.post("/api/event/online", {"match": self.id})["code"]

    @property
    def match(self) -> Json:
        """The match as the public sees it."""
        return matches(self.organiser.page)[0]

    def bot(self, seat: int, level: str = "largo") -> None:
        """Let a bot play for a player."""
        body = {"match": self.id, "player": self.players[seat], "level": level}
        assert self.organiser.post("/api/event/bot", body) == {"code": self.code}

    def player(self, seat: int) -> Holder:
        """The holder of a player's link."""
        return self.organiser.link(AsPlayer(self.players[seat]))

    @asynccontextmanager
    async def sitting(self, seat: int, guest: Guest) -> AsyncIterator[Client]:
        """Seat a player by the link of their page."""
        taken = self.player(seat).post("/api/event/seat", token=guest.token)
        assert taken == {"code": self.code}
        async with guest.at(self.code) as client:
            assert client.seat == seat
            yield client

    async def play(self, client: Client) -> None:
        """Play to the end of the match."""
        offers = self.server.http("GET", "/api/games")[1]
        await play_out(client, player_of(client.table, offers))

    async def until(self, wanted: Callable[[Json], bool]) -> Json:
        """Poll the event until its match is as wanted."""
        async with watching(self.organiser) as watcher:
            page = await watcher.until(lambda page: wanted(matches(page)[0]))
        return matches(page)[0]


# --- a whole match -------------------------------------------------------------------------


@over_sockets
async def test_a_match_with_bots_starts_and_reports_its_result(server: Server) -> None:
    """It starts when the last seat is taken; rounds and totals are those of the record."""
    online = OnlineEvent(server, changes={"limit": 15})
    for seat in range(2):
        online.bot(seat)
    assert online.match["clock"] is None
    assert online.organiser.page["seated"] == {online.id: list(online.players[:2])}
    online.bot(2)
    match = await online.until(lambda match: bool(match["decided"]))
    record = verify(server.http("GET", f"/api/tables/{online.code}/records/1")[1]).record
    async with watch(server, online.code) as spectator:
        view = spectator.cards
    assert len(match["rounds"]) == len(view["results"]) > 0
    assert summary(record).totals == tuple(view["result"]["points"])
    totals = {line["player"]: line["total"] for line in match["lines"]}
    assert totals == dict(zip(online.players, view["result"]["points"], strict=True))
    places = [line["place"] for line in match["lines"]]
    assert places == view["result"]["places"] or match["decisions"]
    for entered_round, result in zip(match["rounds"], view["results"], strict=True):
        points = {int(player): points for player, points in entered_round.items()}
        scored = [score["points"] for score in result["scores"]]
        assert points == dict(zip(online.players, scored, strict=True))
    assert match["clock"]["runs"] is False
    log = [line["entry"] for line in online.organiser.page["page"]["log"]]
    by_table = [entry["fact"]["type"] for entry in log if entry["by"]["type"] == "online-table"]
    assert by_table[:2] == ["started", "result-entered"]  # a tie-break round may follow


@over_sockets
async def test_players_seal_a_share_when_they_take_their_seat(tmp_path: Path) -> None:
    """The share of the last player counts, too, although the match begins at once.

    A player who does not reveal a share delays the start for some seconds, once.
    """
    with serving(tmp_path, talk=100) as server:
        online = OnlineEvent(server)
        ana, bo = server.guest("Ana"), server.guest("Bo")
        online.bot(0)
        link = online.player(1)
        assert link.try_post("/api/event/seat", {"seal": "AB" * 32}, ana.token)[0] == 422
        link.post("/api/event/seat", {"seal": "ab" * 32}, ana.token)
        salt = "cd" * 32
        share = share_of(bytes.fromhex(salt), "tea")
        online.player(2).post("/api/event/seat", {"seal": seal_of(share)}, bo.token)
        async with bo.at(online.code) as client:
            client.secret = {"word": "tea", "salt": salt}
            while client.table["phase"] != "shuffling":  # it begins soon after
                await client.receive()
            assert (await client.reveal())["type"] == "done"
            server.turn(REVEAL_SECONDS)
            await client.until(lambda _: client.table["phase"] == "open")
            assert client.table["silent"] == ["Ana"]
            assert (await client.seal("more tea"))["type"] == "done"
            server.turn(AGAIN_SECONDS)
            await client.until(lambda _: client.table["phase"] == "shuffling")
            assert (await client.reveal())["type"] == "done"
            await client.until(lambda _: client.table["phase"] == "playing")
            shares = [chair["share"] for chair in client.table["chairs"]]
            assert shares == [None, None, client.share.hex()]
        check_healthy(server)


@over_sockets
async def test_players_take_their_seats_by_their_own_links(server: Server) -> None:
    """Other people get no seat; the table pauses and ends with the event's clock."""
    online = OnlineEvent(server, changes={"limit": 1000})
    ana, stranger = server.guest("Ana"), server.guest("Zoe")
    online.bot(0)
    async with watch(server, online.code, stranger.token) as zoe:
        for kind in ("sit", "rematch"):
            assert (await zoe.ask(kind))["code"] in ("chairs-assigned", "match-not-begun")
    async with online.sitting(1, ana) as client:
        assert client.table["assigned"] is True
        for kind in ("start", "pause", "close"):
            assert (await client.ask(kind))["code"] in ("not-host", "match-not-begun")
        assert (await client.ask("sit", seat=2))["code"] == "chairs-assigned"
        assert (await client.ask("ready", ready=False))["code"] == "chairs-assigned"
        # No player has two seats, and taking the seat again changes nothing.
        again = online.player(1).post("/api/event/seat", token=ana.token)
        assert again == {"code": online.code}
        assert online.player(2).post_refused("/api/event/seat", token=ana.token) == "sits-already"
        assert not online.match["clock"]

        online.bot(2)
        await client.until(lambda _: client.table["phase"] == "playing")
        assert online.match["clock"]["runs"] is True
        online.organiser.ask(Pause())
        await client.until(lambda _: client.table["phase"] == "paused")
        assert (await client.ask("continue"))["code"] == "not-host"
        online.organiser.ask(Continue())
        await client.until(lambda _: client.table["phase"] == "playing")
        assert client.cards["time_up"] is False
        online.organiser.ask(CallTime(online.id))
        await client.until(lambda _: bool(client.cards["time_up"]))
        assert online.organiser.page["live"][0]["course"] == {str(p): [] for p in online.players}
        await online.play(client)
        assert client.table["phase"] == "over"
        assert len(client.results) == 1
        assert (await client.ask("rematch"))["code"] == "chairs-assigned"
    match = await online.until(lambda match: bool(match["decided"]))
    assert [line["total"] for line in match["lines"]] == client.cards["totals"]
    for holder in (AtTable(1), AsPlayer(online.players[1])):
        link = online.organiser.link(holder)
        totals = dict.fromkeys(online.players, 1)
        assert link.ask_refused(EnterResult(online.id, totals)) in ("other-table", "match-online")


@ONE_NODE
@over_sockets
async def test_the_clock_of_the_event_ends_the_match(server: Server) -> None:
    """Nobody has to call time: the table does so when the event's clock rings."""
    online = OnlineEvent(server, changes={"minutes": 1, "limit": 1000})
    for seat in (0, 1):
        online.bot(seat)
    async with online.sitting(2, server.guest()) as client:
        await client.until(lambda _: client.table["phase"] == "playing")
        due = online.match["clock"]["due"]
        assert "time" not in [clock["key"] for clock in client.clocks]
        server.turn_to(max(due, *(clock["due"] for clock in client.clocks)))
        await client.until(lambda _: bool(client.cards["time_up"]))
        assert client.news[-1]["event"]["at"] >= due
        # The time for the first look is over, too, and must not interrupt an answer.
        while client.cards["phase"] == "first-looks":
            await client.receive()
        await online.play(client)
    await online.until(lambda match: bool(match["decided"]))
    assert len(client.results) == 1


# --- absent players ----------------------------------------------------------------------------


@over_sockets
async def test_a_bot_is_shown_as_a_bot_everywhere(server: Server) -> None:
    """This is so at the table, on all pages, in the result and in the record."""
    online = OnlineEvent(server)
    names = online.organiser.page["page"]["event"]["names"]
    emil, cyd = (names[player] for player in (online.players[0], online.players[2]))
    online.bot(0)
    assert online.organiser.page["bots"] == [online.players[0]]
    async with online.sitting(1, server.guest("Ana")) as client:
        online.bot(2)
        await client.until(lambda _: client.table["phase"] == "playing")
        names_and_levels = [(chair["name"], chair["level"]) for chair in client.table["chairs"]]
        assert names_and_levels == [(emil, "largo"), ("Ana", None), (cyd, "largo")]
        wall = online.organiser.link(PUBLIC).page
        assert wall["live"][0]["bots"] == [online.players[0], online.players[2]]
        online.organiser.ask(Rename(online.players[2], "Cy"))
        await client.until(lambda _: client.table["chairs"][2]["name"] == "Cy")
        await online.play(client)
    match = await online.until(lambda match: bool(match["decided"]))
    assert [line.get("bot", False) for line in match["lines"]] == [True, False, True]
    record = verify(server.http("GET", f"/api/tables/{online.code}/records/1")[1]).record
    assert record.names == (f"{emil} (bot)", "Ana", f"{cyd} (bot)")


@over_sockets
async def test_a_bot_advances_only_if_the_organiser_says_so(server: Server) -> None:
    """A bot that stays in the seat has played for the player; one that left has not."""
    organiser = drawn_event(server, 6, **SHORT)
    for match in matches(organiser.page):
        organiser.post("/api/event/online", {"match": match["id"]})
        for player in active(match):
            organiser.post(
                "/api/event/bot", {"match": match["id"], "player": player, "level": "largo"}
            )
    async with watching(organiser) as watcher:
        page = await watcher.until(lambda page: all(task["decided"] for task in matches(page)))
    assert organiser.ask_refused(Draw()) == "bots-unjudged"
    tasks = [
        task for task in page["page"]["todo"] if task["phrase"]["key"] == "tournament-todo-bot"
    ]
    assert len(tasks) >= 2
    for task in tasks:
        organiser.ask(JudgeBot(task["match"], task["players"][0], advances=True))
    organiser.ask(Draw())


@over_sockets
async def test_a_tie_break_round_is_played_online(server: Server) -> None:
    """Tied players use the same links at a table for them, which reports its result.

    A bot that played the match keeps its seat. If the result is undone, there is another table.
    """
    online = OnlineEvent(server)
    ana = server.guest("Ana")
    for seat in (0, 2):
        online.bot(seat)
    async with online.sitting(1, ana) as client:
        await client.until(lambda _: client.table["phase"] == "playing")
        await online.play(client)
    await online.until(lambda match: bool(match["decided"]))
    totals = dict(zip(online.players, (5, 5, 60), strict=True))
    online.organiser.ask(CorrectResult(online.id, totals, "so that two are tied"))
    (table,) = online.match["decision_tables"]
    assert sorted(table["players"]) == sorted(online.players[:2])
    assert table["code"] != online.code
    taken = online.player(1).post("/api/event/seat", token=ana.token)
    assert taken == {"code": table["code"]}
    async with ana.at(table["code"]) as client:
        assert table["players"][client.seat] == online.players[1]
        await client.until(lambda _: client.table["phase"] == "playing")
        assert client.table["options"]["changes"]["rounds"] == 1
        assert client.table["options"]["changes"]["minutes"] is None
        await online.play(client)
        points = dict(zip(table["players"], client.cards["result"]["points"], strict=True))
    match = await online.until(lambda match: bool(match["decisions"]))
    assert {int(player): won for player, won in match["decisions"][0].items()} == points
    by_table = online.organiser.page["page"]["log"][-1]["entry"]
    if not match["ties"]:
        assert by_table["by"] == {"type": "online-table", "code": table["code"]}
        last = online.organiser.page["page"]["last"]
        online.organiser.ask(TakeBack(last, "played again"))
        (again,) = online.match["decision_tables"]
        assert again["code"] not in (online.code, table["code"])


@over_sockets
async def test_an_organiser_can_let_a_bot_sit_in_for_a_player(server: Server) -> None:
    """Players who are present keep their cards."""
    online = OnlineEvent(server)
    ana, bo = server.guest("Ana"), server.guest("Bo")
    online.bot(0)
    async with online.sitting(1, ana) as client:
        async with online.sitting(2, bo) as other:
            await other.until(lambda _: other.table["phase"] == "playing")
            body = {"match": online.id, "player": online.players[2], "level": "largo"}
            assert online.organiser.post_refused("/api/event/bot", body) == "somebody-is-there"
            answer = await client.ask("sit-in", seat=2)
            assert answer["type"] == "refused"
        await client.until(lambda message: message == {"type": "present", "players": [ana.player]})
        online.bot(2)
        await client.until(lambda _: client.table["chairs"][2]["level"] is not None)
        assert client.table["chairs"][2]["player"] == bo.player
        async with bo.at(online.code) as other:
            assert (await other.ask("return"))["type"] == "done"


def test_a_player_can_take_the_seat_of_their_bot(server: Server) -> None:
    """They can do so until the match begins."""
    online = OnlineEvent(server)
    online.bot(1)
    ana = server.guest()
    assert online.player(1).post("/api/event/seat", token=ana.token) == {"code": online.code}
    assert online.organiser.page["seated"] == {online.id: [online.players[1]]}


def test_the_link_of_a_player_gives_the_seat(server: Server) -> None:
    """Until the match begins any device may use it; a replaced player no longer has the seat."""
    online = OnlineEvent(server)
    laptop, newcomer = server.guest("Laptop"), server.guest("New")
    for device in (server.guest("Phone"), laptop):
        assert online.player(1).post("/api/event/seat", token=device.token) == {"code": online.code}
        assert players_seated(online) == [None, device.player, None]
    online.organiser.ask(Replace(online.players[1], "New"))
    link = online.organiser.link(AsPlayer(active(online.match)[1]))
    refusal = online.player(1).post_refused("/api/event/seat", token=laptop.token)
    assert refusal == "no-online-match"
    assert link.post_refused("/api/event/seat", token=newcomer.token) == "online-table-changed"
    online.code = online.organiser.post("/api/event/online", {"match": online.id})["code"]
    assert link.post("/api/event/seat", token=newcomer.token) == {"code": online.code}
    assert players_seated(online) == [None, newcomer.player, None]


def players_seated(online: OnlineEvent) -> list[str | None]:
    """The players at the table."""

    async def look() -> list[str | None]:
        async with watch(online.server, online.code) as spectator:
            return [chair["player"] for chair in spectator.table["chairs"]]

    return asyncio.run(look())


def test_a_changed_group_gets_another_table(server: Server) -> None:
    """A player left before the match began; the others get a new table."""
    online = OnlineEvent(server)
    online.organiser.ask(DropOut(online.players[0]))
    body = {"match": online.id}
    code = online.organiser.post("/api/event/online", body)["code"]
    assert code != online.code
    assert online.organiser.post("/api/event/online", body)["code"] == code
    guest = server.guest()
    assert online.player(1).post("/api/event/seat", token=guest.token) == {"code": code}


def test_only_players_of_an_online_match_get_a_seat(server: Server) -> None:
    """There is no seat without an online match, or after the group has changed."""
    online = OnlineEvent(server)
    guest = server.guest()
    table, wall = online.organiser.link(AtTable(1)), online.organiser.link(PUBLIC)
    for link in (online.organiser, table, wall):
        assert link.post_refused("/api/event/seat", token=guest.token) == "key-not-for-this"
    status, problem = online.player(0).try_post("/api/event/seat")
    assert (status, problem["code"]) == (401, "not-a-guest")
    bot = {"match": online.id, "player": 99, "level": "largo"}
    assert online.organiser.post_refused("/api/event/bot", bot) == "no-online-match"
    bot = {"match": online.id, "player": online.players[0], "level": "x"}
    assert online.organiser.post_refused("/api/event/bot", bot) == "no-such-bot"
    bot = {"match": "9-9", "player": online.players[0], "level": "largo"}
    assert online.organiser.post_refused("/api/event/bot", bot) == "no-online-match"
    assert online.organiser.post_refused("/api/event/online", {"match": "9-9"}) == "match-gone"
    online.organiser.ask(DropOut(online.players[0]))
    code = online.player(1).post_refused("/api/event/seat", token=guest.token)
    assert code == "online-table-changed"
    refusal = online.player(0).post_refused("/api/event/seat", token=guest.token)
    assert refusal == "no-online-match"


@over_sockets
async def test_a_match_gets_one_online_table(server: Server) -> None:
    """Two simultaneous requests get the same table."""
    organiser = drawn_event(server, 3)
    body = {"match": matches(organiser.page)[0]["id"]}
    async with httpx.AsyncClient(
        base_url=server.link, headers={"dacabo-key": organiser.key}
    ) as client:
        posts = (client.post("/api/event/online", json=body) for _ in range(5))
        codes = {answer.json()["code"] for answer in await asyncio.gather(*posts)}
    assert codes == {matches(organiser.page)[0]["online"]}
    organiser.ask(Start())
    assert organiser.post("/api/event/online", body)["code"] in codes
    other = drawn_event(server, 3)
    other.ask(Start())
    begun = {"match": matches(other.page)[0]["id"]}
    assert other.post_refused("/api/event/online", begun) == "match-begun"


def test_the_table_of_a_match_is_not_listed(server: Server) -> None:
    """Nobody else can sit down there, so nobody is invited."""
    online = OnlineEvent(server)
    assert online.code not in [table["code"] for table in server.http("GET", "/api/tables")[1]]


# --- after the match ---------------------------------------------------------------------------


@over_sockets
async def test_an_organiser_can_correct_or_undo_an_online_result(server: Server) -> None:
    """A result that was undone is not reported again."""
    online = OnlineEvent(server)
    for seat in range(3):
        online.bot(seat)
    await online.until(lambda match: bool(match["decided"]))
    totals = dict(zip(online.players, (1, 2, 3), strict=True))
    online.organiser.ask(CorrectResult(online.id, totals, "agreed otherwise"))
    assert [line["total"] for line in online.match["lines"]] == [1, 2, 3]
    for _ in range(2):
        last = online.organiser.page["page"]["last"]
        online.organiser.ask(TakeBack(last, "again"))
    assert online.match["decided"] is False
    online.organiser.ask(NamePrizes(("Cards",)))
    assert online.match["decided"] is False
    online.organiser.ask(EnterResult(online.id, totals))
    assert online.match["decided"] is True


@over_sockets
async def test_a_match_and_its_result_survive_crashes(tmp_path: Path) -> None:
    """Killed during the match, the server continues it as soon as the event is loaded.

    Killed between its end and the report, the event gets the result after the restart.
    """
    with serving(tmp_path, die="appended:16") as server:
        online = OnlineEvent(server)
        for seat in range(3):
            online.bot(seat)
        server.wait_for_exit(30)
    with serving(tmp_path, die="over:1") as server:
        online.organiser = online.organiser.on(server)
        assert online.match["decided"] is False
        server.wait_for_exit(30)
    with serving(tmp_path) as server:
        match = matches(online.organiser.on(server).page)[0]
        assert match["decided"] is True
        async with watch(server, online.code) as spectator:
            points = spectator.cards["result"]["points"]
        assert [line["total"] for line in match["lines"]] == points


# --- tables of other events --------------------------------------------------------------------


@over_sockets
async def test_a_copy_of_an_event_has_no_rights_at_its_table(server: Server) -> None:
    """The table does not report to the copy either, which may come from anyone."""
    online = OnlineEvent(server)
    for seat in range(2):
        online.bot(seat)
    status, given = send_file(server, "/api/events/file", online.organiser.file("/api/event/file"))
    assert status == 201
    copy = Holder(server, given["key"])
    assert copy.page["seated"] == {}
    body = {"match": online.id, "player": online.players[2], "level": "largo"}
    assert copy.post_refused("/api/event/bot", body) == "no-online-match"
    player, guest = copy.link(AsPlayer(online.players[2])), server.guest()
    assert player.post_refused("/api/event/seat", token=guest.token) == "no-online-match"
    another = Holder(
        server, send_file(server, "/api/events/file", copy.file("/api/event/file"))[1]["key"]
    )
    code = another.post("/api/event/online", {"match": online.id})["code"]
    assert code != online.code
    sits = another.link(AsPlayer(online.players[2])).post("/api/event/seat", token=guest.token)
    assert sits == {"code": code}
    copy.ask(Start())
    copy.ask(Pause())
    online.bot(2)
    match = await online.until(lambda match: bool(match["decided"]))
    assert match["decided"] is True
    copy.ask(NamePrizes(("Cards",)))
    assert matches(copy.page)[0]["decided"] is False
    assert copy.page["live"] == []


@over_sockets
async def test_a_forged_file_gives_no_rights_at_a_table(server: Server) -> None:
    """It can name any table, pad or event."""
    host = server.guest("Host")
    code = host.open(players=3)
    original = OnlineEvent(server)
    file = original.organiser.file("/api/event/file")
    event = original.organiser.key.partition(".")[0]
    for named in (code, f"event/{event}", f"pad/event/{event}/{original.id}", "x", code.lower()):
        forged = file.replace(f'"{original.code}"'.encode(), json.dumps(named).encode())
        status, given = send_file(server, "/api/events/file", forged)
        assert status == 201
        copy = Holder(server, given["key"])
        assert matches(copy.page)[0]["online"] == named
        for player in original.players:
            body = {"match": original.id, "player": player, "level": "largo"}
            assert copy.post_refused("/api/event/bot", body) == "no-online-match"
            link = copy.link(AsPlayer(player))
            assert link.post_refused("/api/event/seat", token=host.token) == "no-online-match"
        copy.ask(Start())
        assert copy.page["live"] == []
        assert copy.page["seated"] == {}
    async with host.at(code) as client:
        taken = [chair["player"] or chair["level"] for chair in client.table["chairs"]]
        assert taken == [host.player, None, None]


def test_a_missing_table_does_not_affect_other_matches(server: Server) -> None:
    """The other match still gets its pad."""
    organiser = drawn_event(server, 6)
    one, two = (match["id"] for match in matches(organiser.page))
    code = organiser.post("/api/event/online", {"match": one})["code"]
    file = organiser.file("/api/event/file").replace(code.encode(), b"CCCCCC")
    copy = Holder(server, send_file(server, "/api/events/file", file)[1]["key"])
    copy.ask(Start())
    assert copy.link(AtTable(2)).page["pad"]["number"] == 1
    assert copy.link(AtTable(2)).page["page"]["match"]["id"] == two
