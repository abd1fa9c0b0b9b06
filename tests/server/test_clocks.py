"""Time at the table: clocks, windows for snapping, pauses, and a server that was down meanwhile."""

from collections.abc import Callable
from pathlib import Path

from server.harness.players import one_by_one, open_window, play_all, players_of
from server.harness.rig import (
    Client,
    Json,
    Party,
    Server,
    facts,
    over_sockets,
    serving,
    sitting,
    watch,
)

from dacabo.records import summary
from dacabo.table.facts import Moved

TURN = 30

SERVER = {"talk": 100}


async def time_passes(server: Server, client: Client, wanted: Callable[[Json], bool]) -> Json:
    """Let one clock after the other run out until a message matches."""
    while True:
        if client.clocks:
            server.turn_to(client.clocks[0]["due"])
        message = await client.receive()
        if wanted(message):
            return message


# --- when time is up ------------------------------------------------------------------


@over_sockets
async def test_nobody_answers(server: Server) -> None:
    """A player who does not answer gets harmless moves; after two a bot; with bots only it pauses.

    A player who comes back starts without missed turns.
    """
    async with sitting(server, 2, clock=TURN) as party, watch(server, party.code) as spectator:
        one, other = party.clients
        await party.start()
        began = party.host.number
        await time_passes(server, spectator, lambda _: spectator.table["phase"] == "paused")
        events = [n["event"] for n in spectator.news if n["event"]["number"] > began]
        moves = [event for event in events if event["by"]]
        assert {event["by"] for event in moves if event["seat"] >= 0} <= {"clock", "bot"}
        # First looks of both, which share their time: look, done, look, done.
        assert sorted(event["seat"] for event in moves[:8]) == [0, 0, 0, 0, 1, 1, 1, 1]
        # Then a turn, which has one clock as a whole: draw, discard.
        first = moves[8]["seat"]
        assert [(m["seat"], m["by"]) for m in moves[8:10]] == [(first, "clock")] * 2
        assert [fact["type"] for m in moves[8:10] for fact in m["facts"]] == ["drew", "discarded"]
        levels = [[chair["level"] for chair in table["chairs"]] for table in tables(spectator)]
        alone = ["allegro", None] if first == 0 else [None, "allegro"]
        assert levels.index(alone) < levels.index(["allegro", "allegro"])

        await one.heard(spectator.number)
        await other.heard(spectator.number)
        assert one.clocks == []
        assert one.decisions == []
        assert (await one.ask("continue"))["code"] == "bot-sits-in"
        assert (await one.ask("return"))["type"] == "done"
        assert one.table["phase"] == "paused"
        assert one.table["host"] == party.guests[0].player
        assert (await one.ask("continue"))["type"] == "done"
        await time_passes(
            server, one, lambda m: m["type"] == "news" and m["event"]["by"] == "clock"
        )
        assert one.table["phase"] == "playing"
        assert one.table["chairs"][0]["level"] is None


@over_sockets
async def test_patience(server: Server) -> None:
    """Missed turns count only in a row."""
    async with sitting(server, 2, clock=60) as party:
        await party.start()

        async def turn(number: int) -> None:
            for client in party.clients:
                if client.cards["turn"] != number:
                    await time_passes(server, client, lambda _: client.cards["turn"] == number)  # noqa: B023 (now)

        await turn(1)  # no one has looked
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] == 3)
        await turn(4)  # one player has missed a turn
        assert [news["event"]["by"] for news in party.host.news[-2:]] == ["clock"] * 2
        assert [chair["level"] for chair in party.host.table["chairs"]] == [None, None]


@over_sockets
async def test_da_capo_has_a_harmless_move_too(server: Server) -> None:
    """A player of Da Capo! who does not answer builds nothing and puts a card down."""
    async with sitting(server, 2, game="dacapo", preset="single", clock=TURN) as party:
        await party.start()
        player = party.host.cards["player"]
        news = await time_passes(server, party.host, lambda m: m["type"] == "news")
        assert (news["event"]["seat"], news["event"]["by"]) == (player, "clock")
        assert facts(news)[0] == "put"
        assert news["view"]["player"] == 1 - player


@over_sockets
async def test_a_turn_has_one_time(server: Server) -> None:
    """Drawing and looking gain no time: the clock of a turn is published once and stays."""
    async with sitting(server, 2, clock=90) as party:
        players = players_of(party)
        await party.start()
        both = party.host.clocks
        assert [clock["key"] for clock in both] == ["r1.first-look"]
        assert len(both) == 1
        found = await one_by_one(party, players, until=lambda c: c.asked == "turn")
        assert found
        before = found.clocks
        await found.play("draw")
        assert found.asked == "card"
        assert found.clocks == before
        assert len(before) == 1
        assert before[0]["due"] > server.now


@over_sockets
async def test_the_next_round_does_not_wait_for_ever(server: Server) -> None:
    """Between rounds a table with a clock continues by itself, and at once when all are ready."""
    changes = {"rounds": 3, "turn_limit": 1}
    async with sitting(server, 2, changes=changes, clock=90) as party:
        players = players_of(party)
        await party.start()

        def ended(client: Client) -> bool:
            return bool(client.cards["phase"] == "round-over")

        await one_by_one(party, players, until=ended)
        clock = party.host.clocks[0]
        await party.host.ask("ready")
        news = await time_passes(server, party.host, lambda m: m["type"] == "news")
        assert news["event"]["seat"] == -1
        assert news["event"]["at"] >= clock["due"]
        assert news["view"]["round"] == 2
        await party.together()
        assert [chair["ready"] for chair in party.host.table["chairs"]] == [False, False]

        await one_by_one(party, players, until=ended)
        clock = party.host.clocks[0]
        for client in party.clients:
            await client.ask("ready")
        await party.host.heard(party.clients[1].number)
        assert party.host.cards["round"] == 3
        assert party.host.news[-1]["event"]["at"] < clock["due"]


@over_sockets
async def test_the_time_of_a_match(server: Server) -> None:
    """By tournament rules time is up after some minutes of play: the current round is the last.

    The time of a paused match is paused, too.
    """
    async with sitting(server, 2, preset="tournament", changes={"minutes": 1}) as party:
        one = party.host
        await party.start()
        (clock,) = one.clocks
        assert clock["key"] == "time"
        assert clock["due"] - one.news[-1]["event"]["at"] == 60_000
        await one.ask("pause")
        left = clock["due"] - one.news[-1]["event"]["at"]
        assert one.clocks == []
        assert (await one.ask("pause"))["code"] == "match-rests"
        answer = await one.ask("play", decision="r1.first-look.a.0", move="look a1")
        assert answer["code"] == "match-rests"
        server.turn(20)
        await party.clients[1].ask("continue")
        await party.together()
        (clock,) = one.clocks
        assert clock["due"] - one.news[-1]["event"]["at"] == left

        called = await time_passes(
            server, one, lambda m: m["type"] == "news" and facts(m)[:1] == ["time-called"]
        )
        assert called["event"]["at"] >= clock["due"]
        assert called["view"]["time_up"]
        assert one.clocks == []
        await party.together()
        await play_all(party)
        assert len(one.results) == 1
        assert summary(party.proven()).finished


# --- snapping ---------------------------------------------------------------------------


@over_sockets
async def test_a_window_closes_on_the_server(server: Server) -> None:
    """Without any answer the window closes at the published time."""
    async with sitting(server, 2, preset="dutch", snap_seconds=15) as party:
        await party.start()
        await open_window(party)
        (clock,) = party.host.clocks
        assert clock["key"].endswith(".snap")
        assert clock["due"] - party.host.news[-1]["event"]["at"] == 15_000
        closed = await time_passes(server, party.host, lambda m: m["type"] == "news")
        assert facts(closed) == ["window-closed"]
        assert closed["event"]["seat"] == -1
        assert closed["event"]["by"] == "clock"
        assert clock["due"] <= closed["event"]["at"] < clock["due"] + 3000
        late = await party.host.ask("play", decision=f"{clock['key']}.a", move="pass")
        assert late["code"] == "decision-over"


# --- rest, and a server that was away ------------------------------------------------------


@over_sockets
async def test_another_day(tmp_path: Path) -> None:
    """All leave, and the match is paused; the server stops; another day it continues to its end."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, preset="dutch") as party:
            await party.start()
            found = await one_by_one(party, players_of(party), until=lambda c: c.asked == "card")
            assert found
            for client in party.clients:
                await client.ask("leave")
            await party.together()
            assert party.host.table["phase"] == "paused"
            assert party.record()[0] == 409
            asked_before = found.cards["decisions"]
            holding = found.cards["hand"]
            seat, number = found.seat, found.number
            assert seat is not None
    with serving(tmp_path, talk=100) as server:
        guests = [guest.on(server) for guest in party.guests]
        async with guests[0].at(party.code) as one, guests[1].at(party.code) as other:
            back = (one, other)[seat]
            assert back.welcome["table"]["phase"] == "paused"
            assert back.number == number
            assert back.cards["decisions"] == asked_before
            assert back.cards["hand"] == holding
            party = Party(server, party.code, guests, [one, other])
            assert (await one.ask("continue"))["code"] == "bot-sits-in"
            for client in party.clients:
                assert (await client.ask("return"))["type"] == "done"
            assert (await other.ask("continue"))["type"] == "done"
            await party.together()
            assert one.table["phase"] == "playing"
            await play_all(party)
            assert summary(party.proven()).finished


@over_sockets
async def test_clocks_outlive_the_server(tmp_path: Path) -> None:
    """A clock rings once, at the published time, even if the server was killed meanwhile.

    What was due while it was down happens when it is back, before any client connects.
    """
    with serving(tmp_path) as server:
        async with sitting(server, 2, clock=90) as slow, sitting(server, 2, clock=TURN) as fast:
            await slow.start()
            await fast.start()
            (late,), (early,) = slow.host.clocks, fast.host.clocks
            server.kill()
    with serving(tmp_path, ahead=1000 * TURN) as server:
        server.ahead = 1000 * TURN
        fast.server = slow.server = server
        async with slow.guests[0].on(server).at(slow.code) as client:
            assert client.welcome["clocks"] == [late]
            rung = await time_passes(server, client, lambda m: m["type"] == "news")
            assert late["due"] <= rung["event"]["at"] < late["due"] + 3000
            if client.cards["turn"] != 1:
                await client.until(lambda _: client.cards["turn"] == 1)
            assert [news["event"]["by"] for news in client.news] == ["clock"] * 8
        looks = [
            step.entry.at
            for step in await fast.steps()
            if isinstance(step.entry.fact, Moved) and "first-look" in step.entry.fact.decision
        ]
        assert len(looks) == 8
        assert min(looks) >= early["due"]


# --- what several of them need ------------------------------------------------------------


def tables(client: Client) -> list[Json]:
    return [news["table"] for news in client.news if news["table"]]
