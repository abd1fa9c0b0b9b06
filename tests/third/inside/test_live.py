"""The third game on a real server, over real sockets."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server.harness.paired_tables import Setup, compare, first_run
from server.harness.players import follow
from server.harness.rig import Client, Server, over_sockets, serving, sitting, watch
from server.test_matches import assert_projected

from dacabo.records import summary
from dacabo.table.options import Memory, Options

TOY = "toy"
SHORT = {"rounds": 3}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own for these tests."""
    with serving(tmp_path_factory.mktemp("toy"), talk=100) as server:
        yield server


async def play_out(client: Client, rng: Random) -> None:
    """Do what the server says is possible, until the match is over."""
    while client.table["phase"] == "playing":
        seat = client.seat
        assert seat is not None
        if client.decisions:
            decision = client.decisions[0]
            await client.send({"type": "moves", "decision": decision["id"]})
            possible = await client.until(lambda message: message["type"] == "possible")
            answer = await client.play(rng.choice(possible["moves"]), decision)
            assert answer["type"] == "done"
        elif client.cards["phase"] == "round-over" and not client.table["chairs"][seat]["ready"]:
            assert (await client.ask("ready"))["type"] == "done"
        else:
            await client.receive()


@over_sockets
async def test_people_and_bots_play_a_match(server: Server) -> None:
    """All see exactly what the projection shows their seat; the record proves the cards."""
    async with (
        sitting(server, 2, ("largo", "presto"), game=TOY, preset=TOY, changes=SHORT) as party,
        watch(server, party.code) as spectator,
    ):
        await party.host.seal("tea")
        begin = party.host.number
        await party.start()
        async with asyncio.TaskGroup() as group:
            for seat, client in enumerate(party.clients):
                group.create_task(play_out(client, Random(seat)))
            group.create_task(follow(spectator))
        await party.catch_up()
        for client in (*party.clients, spectator):
            await assert_projected(party, client, begin)
        by = {(news["event"]["seat"], news["event"]["by"]) for news in spectator.news}
        assert {(0, "person"), (1, "person"), (2, "bot"), (3, "bot")} <= by
        assert "bot-failed" not in server.log
        score = summary(party.verified_record())
        assert score.finished
        assert [list(round_.points) for round_ in score.rounds] == [
            result["points"] for result in spectator.results
        ]


@over_sockets
async def test_a_bot_replaces_a_player_who_leaves(server: Server) -> None:
    """This works as in every game."""
    async with sitting(server, 2, game=TOY, preset=TOY, changes=SHORT) as party:
        await party.start()
        one, other = party.clients
        await other.ask("leave")
        assert other.table["chairs"][1]["level"] == "allegro"
        await play_out(one, Random(1))
        assert summary(party.verified_record()).finished


@over_sockets
async def test_hidden_cards_do_not_change_frames_and_pages(tmp_path: Path) -> None:
    """They are the same byte for byte."""
    from dacabo.toy.subject import ToySubject  # type: ignore[import-not-found]  # noqa: PLC0415 (it is here only)

    rng = Random(1)
    options = Options(
        game=TOY, preset=TOY, players=3, memory=Memory.ASSISTED, clock=30, public=True
    )
    first = await first_run(tmp_path / "first", 1, Setup(options), ToySubject(), 80)
    for viewer in (None, *range(3)):
        assert await compare(tmp_path / f"{viewer}", first, viewer, rng)


@over_sockets
async def test_score_pads_and_tournaments_of_the_third_game_are_refused(server: Server) -> None:
    """The refusal says which games have one."""
    pad = {"game": TOY, "preset": TOY, "names": ["Ana", "Ben"]}
    status, refusal = server.http("POST", "/api/pads", pad)
    assert (status, refusal["code"]) == (422, "no-such-game")
    event = {"name": "Evening", "game": TOY, "preset": TOY}
    status, refusal = server.http("POST", "/api/events", event)
    assert (status, refusal["code"]) == (422, "no-such-game")
