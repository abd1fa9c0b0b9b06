"""Time at the table: clocks, windows for snapping, rest, and a server that was away meanwhile."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from server.players import Player, one_by_one, player_of
from server.rig import Client, Json, Party, Server, over_sockets, serving, sitting, watch
from server.test_matches import play_all, steps_of, verified_record

from dacabo.cabo.cards import RANK
from dacabo.core.cards import Card
from dacabo.records import summary
from dacabo.table.facts import Moved

TEMPO = 30
"""A turn with a clock of 30 seconds takes one, a window of 15 half of one, a minute two."""
TURN = 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose clocks run fast."""
    with serving(tmp_path_factory.mktemp("clocks"), tempo=TEMPO, talk=100) as server:
        yield server


# --- when time is up ------------------------------------------------------------------


@over_sockets
async def test_nobody_answers(server: Server) -> None:
    """Harmless moves are made for who does not answer; after two a bot; with bots only it rests.

    Whoever comes back has all their patience again.
    """
    async with sitting(server, 2, clock=TURN) as party, watch(server, party.code) as spectator:
        one, other = party.clients
        await party.start()
        began = party.host.number
        await spectator.until(lambda _: spectator.table["phase"] == "paused")
        events = [n["event"] for n in spectator.news if n["event"]["number"] > began]
        moves = [event for event in events if event["by"]]
        assert {event["by"] for event in moves if event["seat"] >= 0} <= {"clock", "bot"}
        # First looks of both, which share their time: look, done, look, done.
        assert sorted(event["seat"] for event in moves[:8]) == [0, 0, 0, 0, 1, 1, 1, 1]
        # Then a turn, which has one time as a whole: draw, discard.
        first = moves[8]["seat"]
        assert [(m["seat"], m["by"]) for m in moves[8:10]] == [(first, "clock")] * 2
        assert [fact["type"] for m in moves[8:10] for fact in m["facts"]] == ["drew", "discarded"]
        levels = [[chair["level"] for chair in n["table"]["chairs"]] for n in tables(spectator)]
        alone = ["allegro", None] if first == 0 else [None, "allegro"]
        assert levels.index(alone) < levels.index(["allegro", "allegro"])

        await one.heard(spectator.number)
        await other.heard(spectator.number)
        assert last_clocks(one) == []
        assert one.decisions == []
        assert (await one.ask("continue"))["code"] == "bot-sits-in"
        assert (await one.ask("return"))["type"] == "done"
        assert one.table["phase"] == "paused"
        assert (await one.ask("continue"))["type"] == "done"
        await one.until(lambda m: m["type"] == "news" and m["event"]["by"] == "clock")
        assert one.table["phase"] == "playing"
        assert one.table["chairs"][0]["level"] is None


@over_sockets
async def test_patience(server: Server) -> None:
    """Times that were missed count only in a row."""
    async with sitting(server, 2, clock=TURN) as party:
        await party.start()

        async def turn(number: int) -> None:
            for client in party.clients:
                await client.until(lambda _: (client.view or {})["turn"] == number)  # noqa: B023 (now)

        await turn(1)  # nobody has looked
        await one_by_one(party, players_of(party), until=lambda c: (c.view or {})["turn"] == 3)
        await turn(5)  # each has missed a turn
        assert [news["event"]["by"] for news in party.host.news[-4:]] == ["clock"] * 4
        assert [chair["level"] for chair in party.host.table["chairs"]] == [None, None]


@over_sockets
async def test_a_turn_has_one_time(server: Server) -> None:
    """Drawing, and looking, win no time: the clock of a turn is published once and stays."""
    async with sitting(server, 2, clock=90) as party:
        players = players_of(party)
        await party.start()
        both = last_clocks(party.host)
        assert [clock["key"] for clock in both] == ["r1.first-look"]
        assert len(both) == 1
        found = await one_by_one(party, players, until=lambda c: asked(c) == "turn")
        assert found
        before = last_clocks(found)
        await found.play("draw")
        assert asked(found) == "card"
        assert last_clocks(found) == before
        assert len(before) == 1
        assert before[0]["due"] > time.time() * 1000


@over_sockets
async def test_the_next_round_does_not_wait_for_ever(server: Server) -> None:
    """Between rounds a table with a clock goes on by itself, and at once when all are ready."""
    changes = {"rounds": 3, "turn_limit": 1}
    async with sitting(server, 2, changes=changes, clock=TURN) as party:
        players = players_of(party)
        await party.start()

        def ended(client: Client) -> bool:
            return bool(client.view) and client.view["phase"] == "round-over"

        await one_by_one(party, players, until=ended)
        clock = last_clocks(party.host)[0]
        await party.host.ask("ready")
        news = await party.host.until(lambda m: m["type"] == "news")
        assert news["event"]["seat"] == -1
        assert news["event"]["at"] >= clock["due"]
        assert news["view"]["round"] == 2
        await party.together()
        assert [chair["ready"] for chair in party.host.table["chairs"]] == [False, False]

        await one_by_one(party, players, until=ended)
        clock = last_clocks(party.host)[0]
        for client in party.clients:
            await client.ask("ready")
        await party.host.heard(party.clients[1].number)
        assert (party.host.view or {})["round"] == 3
        assert party.host.news[-1]["event"]["at"] < clock["due"]


@over_sockets
async def test_the_time_of_a_match(server: Server) -> None:
    """By tournament rules time is up after so many minutes of play: the round is the last.

    While the match rests its time does, too.
    """
    async with sitting(server, 2, preset="tournament", changes={"minutes": 1}) as party:
        one = party.host
        await party.start()
        (clock,) = last_clocks(one)
        assert clock["key"] == "time"
        assert clock["due"] - one.news[-1]["event"]["at"] == 60_000 // TEMPO
        await one.ask("pause")
        left = clock["due"] - one.news[-1]["event"]["at"]
        assert last_clocks(one) == []
        assert (await one.ask("pause"))["code"] == "match-rests"
        answer = await one.ask("play", decision="r1.first-look.a.0", move="look a1")
        assert answer["code"] == "match-rests"
        await asyncio.sleep(0.3)
        await party.clients[1].ask("continue")
        await party.together()
        (clock,) = last_clocks(one)
        assert clock["due"] - one.news[-1]["event"]["at"] == left

        called = await one.until(lambda m: m["type"] == "news" and facts(m)[:1] == ["time-called"])
        assert called["event"]["at"] >= clock["due"]
        assert called["view"]["time_up"]
        assert last_clocks(one) == []
        await party.together()
        await play_all(party)
        assert len(one.results) == 1
        assert summary(verified_record(party).record).finished


# --- snapping ---------------------------------------------------------------------------


@over_sockets
async def test_a_window_closes_on_the_server(server: Server) -> None:
    """Nobody says anything: the window closes at the time that was published."""
    async with sitting(server, 2, preset="dutch", snap_seconds=15) as party:
        await open_window(party)
        (clock,) = last_clocks(party.host)
        assert clock["key"].endswith(".snap")
        assert clock["due"] - party.host.news[-1]["event"]["at"] == 15_000 // TEMPO
        closed = await party.host.until(lambda m: m["type"] == "news")
        assert facts(closed) == ["window-closed"]
        assert closed["event"]["seat"] == -1
        assert closed["event"]["by"] == "clock"
        assert clock["due"] <= closed["event"]["at"] < clock["due"] + 1000
        late = await party.host.ask("play", decision=f"{clock['key']}.a", move="pass")
        assert late["code"] == "decision-over"


@over_sockets
async def test_a_window_closes_early(server: Server) -> None:
    """When everybody has passed there is nothing to wait for."""
    async with sitting(server, 3, preset="dutch", snap_seconds=30) as party:
        await open_window(party)
        (clock,) = last_clocks(party.host)
        asked_now = [client for client in party.clients if client.decisions]
        assert len(asked_now) == 2  # all but the player whose turn it was
        # At the same time, and none of them stale.
        answers = await asyncio.gather(*(client.play("pass") for client in asked_now))
        assert [answer["type"] for answer in answers] == ["done"] * 2
        assert len({answer["number"] for answer in answers}) == 2
        await party.together()
        last = party.host.news[-1]
        assert facts(last) == ["passed", "window-closed"]
        assert last["event"]["at"] < clock["due"]


@over_sockets
async def test_the_first_to_snap(server: Server) -> None:
    """Of two who snap rightly the one whose move came first is written down, and no other."""
    changes = {"cards": 16, "jokers": 6}
    async with sitting(server, 3, preset="dutch", snap_seconds=30, changes=changes) as party:
        matching: list[tuple[Client, int]] = []
        while len(matching) < 2:
            await open_window(party)
            now = (await steps_of(party))[-1].table.state.round
            snappers = [client for client in party.clients if client.decisions]
            for client in snappers:
                row = now.layouts[client.seat]
                wanted = [slot for slot, card in enumerate(row) if same(card, now.discards[-1])]
                matching += [(client, slot) for slot in wanted[:1]]
            if len(matching) < 2:
                matching = []
                for client in snappers:
                    await client.play("pass")
                await party.together()
        snaps = [client.play(f"snap {slot + 1}") for client, slot in matching]
        answers = await asyncio.gather(*snaps)
        await party.together()
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        first = [answer["type"] for answer in answers].index("done")
        assert answers[1 - first]["code"] == "decision-over"
        (news,) = [n for n in party.host.news if n["event"]["number"] == answers[first]["number"]]
        (winner, slot), (loser, kept) = matching[first], matching[1 - first]
        assert news["event"]["seat"] == winner.seat
        assert facts(news)[:2] == ["snapped", "window-closed"]
        assert news["event"]["facts"][0]["right"]
        layouts = (party.host.view or {})["layouts"]
        assert layouts[winner.seat][slot] is None
        assert layouts[loser.seat][kept] is not None


# --- rest, and a server that was away ------------------------------------------------------


@over_sockets
async def test_another_day(tmp_path: Path) -> None:
    """All leave, and the match rests; the server stops; another day it goes on to its end."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, preset="dutch") as party:
            await party.start()
            found = await one_by_one(party, players_of(party), until=lambda c: asked(c) == "card")
            assert found
            for client in party.clients:
                await client.ask("leave")
            await party.together()
            assert party.host.table["phase"] == "paused"
            asked_before = (found.view or {})["decisions"]
            holding = (found.view or {})["hand"]
            seat, number = found.seat, found.number
            assert seat is not None
    with serving(tmp_path, talk=100) as server:
        guests = [guest.on(server) for guest in party.guests]
        async with guests[0].at(party.code) as one, guests[1].at(party.code) as other:
            back = (one, other)[seat]
            assert back.welcome["table"]["phase"] == "paused"
            assert back.number == number
            assert (back.view or {})["decisions"] == asked_before
            assert (back.view or {})["hand"] == holding
            party = Party(server, party.code, guests, [one, other])
            assert (await one.ask("continue"))["code"] == "bot-sits-in"
            for client in party.clients:
                assert (await client.ask("return"))["type"] == "done"
            assert (await other.ask("continue"))["type"] == "done"
            await party.together()
            assert one.table["phase"] == "playing"
            await play_all(party)
            assert summary(verified_record(party).record).finished


@over_sockets
async def test_clocks_outlive_the_server(tmp_path: Path) -> None:
    """A clock rings at the time that was published, once, though the server was killed meanwhile.

    What was due while it was away happens when it is back, before anybody comes to look.
    """
    with serving(tmp_path, tempo=TEMPO) as server:
        async with sitting(server, 2, clock=60) as party:
            await party.start()
            (first,) = last_clocks(party.host)
            server.kill()
    with serving(tmp_path, tempo=TEMPO) as server:
        guest = party.guests[0].on(server)
        async with guest.at(party.code) as client:
            assert client.welcome["clocks"] == [first]
            rung = await client.until(lambda m: m["type"] == "news")
            assert first["due"] <= rung["event"]["at"] < first["due"] + 1000
            await client.until(lambda _: (client.view or {})["turn"] == 1)
            assert [n["event"]["by"] for n in client.news] == ["clock"] * 8
            (turn,) = last_clocks(client)
            server.kill()
    await asyncio.sleep(max(turn["due"] / 1000 - time.time(), 0) + 0.1)
    with serving(tmp_path, tempo=TEMPO) as server:
        await asyncio.sleep(0.3)
        async with party.guests[0].on(server).at(party.code) as client:
            assert (client.view or {})["turn"] == 2
        at = [
            step.entry.at
            for step in await steps_of(Party(server, party.code, [], []))
            if isinstance(step.entry.fact, Moved) and step.entry.fact.decision.startswith("r1.t1.")
        ]
        assert len(at) == 2
        assert min(at) >= turn["due"]


# --- what several of them need ------------------------------------------------------------


def players_of(party: Party) -> list[Player]:
    offers = party.server.http("GET", "/api/games")[1]
    return [player_of(party.host.table, offers, seed) for seed in range(len(party.clients))]


def same(card: Card | None, discard: Card) -> bool:
    return card is not None and RANK[card] == RANK[discard]


async def open_window(party: Party) -> None:
    """Play until everybody may snap."""
    if party.host.table["phase"] == "open":
        await party.start()
    await one_by_one(party, players_of(party), until=lambda c: asked(c) == "snap")


def asked(client: Client) -> str | None:
    return client.decisions[0]["kind"] if client.decisions else None


def last_clocks(client: Client) -> list[Json]:
    news = client.news
    found: list[Json] = news[-1]["clocks"] if news else client.welcome["clocks"]
    return found


def tables(client: Client) -> list[Json]:
    return [news for news in client.news if news["table"]]


def facts(news: Json) -> list[str]:
    return [fact["type"] for fact in news["event"]["facts"]]
