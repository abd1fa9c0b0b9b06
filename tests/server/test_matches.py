"""Whole matches with every rule set, over real sockets: people, bots and a spectator."""

import asyncio
import json
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from server.harness.players import follow, play_all, play_out, players_of
from server.harness.rig import Client, Json, Party, Server, over_sockets, sitting, watch

from dacabo.core.chance import Sealed
from dacabo.core.game import heard
from dacabo.core.moves import Shuffled
from dacabo.records import summary
from dacabo.table.view import game_view

SHORT = {"rounds": 1}

SERVER = {"talk": 100}


# --- from the start to the end ----------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "bots", "game", "changes"),
    [
        (2, ("allegro", "largo"), "cabo original", {}),
        (3, ("largo",), "cabo gretel-malte", {}),
        (2, ("andante",), "cabo dutch", {}),
        (3, ("largo",), "cabo dutch", {"rounds": 3, "free_swap": True}),
        (4, ("largo",), "cabo tournament", {}),
        (2, ("andante",), "dacapo single", {}),
        (3, ("largo",), "dacapo match", {"stack": 5, "target": 12}),
    ],
)
@over_sockets
async def test_a_match_is_played_to_its_end(
    server: Server, people: int, bots: tuple[str, ...], game: str, changes: Json
) -> None:
    """All clients get every number, and exactly what their seat may know, the host included.

    The record is published at the end, and proves the deal.
    """
    name, preset = game.split()
    async with (
        sitting(server, people, bots, game=name, preset=preset, changes=changes) as party,
        watch(server, party.code) as spectator,
    ):
        promised = party.host.table["commitment"]
        begin = party.host.number
        await party.start()
        assert party.record()[0] == 409
        await play_all(party, spectator)

        everybody = [*party.clients, spectator]
        for client in everybody:
            assert client.cards["decisions"] == []
            assert client.cards["result"] == party.host.cards["result"]
            assert client.results == party.host.results
            assert client.table == party.host.table
            await assert_projected(party, client, begin)
        score = summary(party.verified_record())
        assert score.finished
        assert score.totals == tuple(party.host.cards["totals"])
        assert len(score.rounds) == len(party.host.results)
        assert party.verified_record().commitment == promised
        seed = spectator.table["seed"]
        assert sha256(bytes.fromhex(seed)).hexdigest() == promised
        for client in everybody:  # the seed came with the last fact, and not earlier
            # A character may comment on the end of it.
            told = [frame for frame in client.frames if '"type":"remarked"' not in frame]
            assert [seed in frame for frame in told].index(True) >= len(told) - 2


@over_sockets
async def test_shares_change_the_cards(server: Server) -> None:
    """The sealed shares are part of the key, so the cards differ; the record has the shares."""
    async with sitting(server, 2, ("largo",), changes=SHORT) as party:
        promised = party.host.table["commitment"]
        await party.host.seal("Café")
        await party.clients[1].seal("чай")
        await party.start()
        shares = (*(client.share for client in party.clients), None)
        chairs = party.host.table["chairs"]
        assert [chair["share"] for chair in chairs] == [s.hex() if s else None for s in shares]
        assert (await party.host.seal("late"))["code"] == "match-goes-on"
        await play_all(party)
        found = party.verified_record()
        assert (found.words, found.shares) == ((), shares)
        assert found.commitment == promised
        assert found.seed is not None
        with_shares, without = Sealed(found.seed, shares=shares), Sealed(found.seed, ("", "", ""))
        dealt = next(move for _, move in found.moves if isinstance(move, Shuffled))
        assert dealt.order == with_shares.order("round/1/deal", 52)
        assert dealt.order != without.order("round/1/deal", 52)


@over_sockets
async def test_a_rematch_has_its_own_seed(server: Server) -> None:
    """It also has its own seal; both records are published."""
    async with sitting(server, 2, ("largo",), preset="dutch") as party:
        one, other = party.clients
        await one.seal("first")
        assert (await other.ask("rematch"))["code"] == "match-not-begun"
        await party.start()
        assert (await other.ask("rematch"))["code"] == "match-goes-on"
        await play_all(party)
        first = one.table
        async with watch(server, party.code, server.guest().token) as stranger:
            assert (await stranger.ask("rematch"))["code"] == "not-seated"
        assert (await other.ask("rematch"))["type"] == "done"
        await party.catch_up()
        assert one.table["phase"] == "over"  # the guest was asked, not forced
        assert [chair["ready"] for chair in one.table["chairs"]] == [False, True, True]
        assert (await one.ask("rematch"))["type"] == "done"
        await party.catch_up()
        assert (await one.ask("rematch"))["code"] == "match-not-begun"
        assert one.table["phase"] == "open"
        assert one.table["match"] == 2
        assert one.view is None
        assert one.table["seed"] is None
        assert one.table["commitment"] != first["commitment"]
        assert [chair["seal"] for chair in one.table["chairs"]] == [None, None, None]
        assert [chair["ready"] for chair in one.table["chairs"]] == [True, True, True]
        assert sum(chair["won"] for chair in one.table["chairs"]) >= 1
        assert party.record(2)[0] == 404
        assert party.verified_record(1).shares == (one.share, None, None)
        one.secret["salt"] = ""

        again = one.table["commitment"]
        await party.start()
        assert party.record(2)[0] == 409
        assert party.record(1)[0] == 200
        await play_all(party)
        assert party.verified_record(2).commitment == again
        assert party.verified_record(1).commitment == first["commitment"]
        assert party.verified_record(1).seed == bytes.fromhex(first["seed"])
        assert party.record(3)[0] == 404


@pytest.mark.parametrize(
    ("game", "preset"), [("cabo", "original"), ("cabo", "dutch"), ("dacapo", "single")]
)
@over_sockets
async def test_a_bot_plays_for_a_player_who_leaves(server: Server, game: str, preset: str) -> None:
    """The match continues, and the player can return."""
    async with (
        sitting(server, 3, game=game, preset=preset) as party,
        watch(server, party.code) as spectator,
    ):
        await party.start()
        players = players_of(party)
        leaving = party.clients[1]
        async with asyncio.TaskGroup() as group:
            for client, player in zip(party.clients, players, strict=True):
                if client is not leaving:
                    group.create_task(play_out(client, player))
            group.create_task(follow(spectator))

            await play_out(leaving, players[1], until=lambda c: c.cards["turn"] > 2)
            assert (await leaving.ask("return"))["code"] == "nobody-sits-in"
            await leaving.ask("leave")
            assert leaving.table["chairs"][1]["level"] == "allegro"
            assert leaving.table["chairs"][1]["player"] == party.guests[1].player
            assert (await leaving.ask("leave"))["type"] == "done"  # it changes nothing
            answer = await leaving.ask("play", decision="any", move="any")
            assert answer["code"] == "bot-sits-in"
            await leaving.until(lambda m: m["type"] == "news" and m["event"]["by"] == "bot")
            assert (await leaving.ask("return"))["type"] == "done"
            assert leaving.table["chairs"][1]["level"] is None
            await play_out(leaving, players[1])
        by = {(n["event"]["seat"], n["event"]["by"]) for n in spectator.news}
        assert {(1, "person"), (1, "bot"), (0, "person"), (2, "person")} <= by
        assert not {(0, "bot"), (2, "bot")} & by
        assert summary(party.verified_record()).finished


@over_sockets
async def test_closing_a_table_publishes_the_seed(server: Server) -> None:
    """The record so far is public, too."""
    async with sitting(server, 2) as party, watch(server, party.code) as spectator:
        one, other = party.clients
        await party.start()
        await other.play("look b1")
        assert (await other.ask("close"))["code"] == "not-host"
        assert (await one.ask("close"))["type"] == "done"
        assert (await one.ask("close"))["type"] == "done"
        await other.wait_for_fact(one.number)
        await spectator.wait_for_fact(one.number)
        for client in (one, other, spectator):
            assert client.table["phase"] == "closed"
            assert client.decisions == []
            seed = bytes.fromhex(client.table["seed"])
            assert sha256(seed).hexdigest() == client.table["commitment"]
        for kind in ("start", "rematch", "pause", "ready", "sit"):
            assert (await one.ask(kind))["code"] == "table-closed"
        answer = await one.ask("play", decision="r1.first-look.a.0", move="look a1")
        assert answer["code"] == "table-closed"
        record_so_far = party.verified_record()
        assert not summary(record_so_far).finished
        assert len(record_so_far.moves) == 3  # the lot, the deal, and one look


# --- helpers of several tests ------------------------------------------------------------------


async def assert_projected(party: Party, client: Client, begin: int) -> None:
    """Check that a client got exactly what its seat may know, and every number."""
    told = {news["event"]["number"]: news for news in client.news}
    rounds = 0
    steps = [step for step in await party.steps() if step.table.number > begin]
    assert sorted(set(told) | {step.table.number for step in steps}) == sorted(told)
    for step in steps:
        news = told[step.table.number]
        assert news["event"]["facts"] == plain(heard(step.told, client.seat))
        expected: Any = plain(game_view(step.table, client.seat))
        if expected is not None:
            expected["results"], rounds = expected["results"][rounds:], len(expected["results"])
        assert news["view"] == expected


def plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))
