"""Time at the table: clocks, windows for snapping, pauses, and a server that was down."""

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


async def run_out_clocks(server: Server, client: Client, wanted: Callable[[Json], bool]) -> Json:
    """Let one clock after the other run out, until a message matches."""
    while True:
        if client.clocks:
            server.turn_to(client.clocks[0]["due"])
        message = await client.receive()
        if wanted(message):
            return message


# --- when time is up ------------------------------------------------------------------


@over_sockets
async def test_a_player_who_does_not_answer_is_replaced_by_a_bot(server: Server) -> None:
    """The table makes default moves for two turns. Then a bot plays; with bots only, it pauses.

    A player who returns starts without missed turns.
    """
    async with sitting(server, 2, clock=TURN) as party, watch(server, party.code) as spectator:
        host, second = party.clients
        await party.start()
        began = party.host.number
        await run_out_clocks(server, spectator, lambda _: spectator.table["phase"] == "paused")
        events = [n["event"] for n in spectator.news if n["event"]["number"] > began]
        moves = [event for event in events if event["by"]]
        assert {event["by"] for event in moves if event["seat"] >= 0} <= {"clock", "bot"}
        # The first looks of both share their time: look, done, look, done.
        assert sorted(event["seat"] for event in moves[:8]) == [0, 0, 0, 0, 1, 1, 1, 1]
        # Then comes a turn, which has one clock as a whole: draw, discard.
        first = moves[8]["seat"]
        assert [(m["seat"], m["by"]) for m in moves[8:10]] == [(first, "clock")] * 2
        assert [fact["type"] for m in moves[8:10] for fact in m["facts"]] == ["drew", "discarded"]
        levels = [[chair["level"] for chair in table["chairs"]] for table in tables(spectator)]
        one_bot = ["allegro", None] if first == 0 else [None, "allegro"]
        assert levels.index(one_bot) < levels.index(["allegro", "allegro"])

        await host.wait_for_fact(spectator.number)
        await second.wait_for_fact(spectator.number)
        assert host.clocks == []
        assert host.decisions == []
        assert (await host.ask("continue"))["code"] == "bot-sits-in"
        assert (await host.ask("return"))["type"] == "done"
        assert host.table["phase"] == "paused"
        assert host.table["host"] == party.guests[0].player
        assert (await host.ask("continue"))["type"] == "done"
        await run_out_clocks(
            server, host, lambda m: m["type"] == "news" and m["event"]["by"] == "clock"
        )
        assert host.table["phase"] == "playing"
        assert host.table["chairs"][0]["level"] is None


@over_sockets
async def test_missed_turns_count_only_in_a_row(server: Server) -> None:
    """A turn that is played resets the count."""
    async with sitting(server, 2, clock=60) as party:
        await party.start()

        async def turn(number: int) -> None:
            for client in party.clients:
                if client.cards["turn"] != number:
                    await run_out_clocks(server, client, lambda _: client.cards["turn"] == number)  # noqa: B023 (now)

        await turn(1)  # no one has looked
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] == 3)
        await turn(4)  # one player has missed a turn
        assert [news["event"]["by"] for news in party.host.news[-2:]] == ["clock"] * 2
        assert [chair["level"] for chair in party.host.table["chairs"]] == [None, None]


@over_sockets
async def test_the_clock_makes_a_default_move_in_da_capo(server: Server) -> None:
    """A player who does not answer builds nothing and puts a card down."""
    async with sitting(server, 2, game="dacapo", preset="single", clock=TURN) as party:
        await party.start()
        player = party.host.cards["player"]
        news = await run_out_clocks(server, party.host, lambda m: m["type"] == "news")
        assert (news["event"]["seat"], news["event"]["by"]) == (player, "clock")
        assert facts(news)[0] == "put"
        assert news["view"]["player"] == 1 - player


@over_sockets
async def test_a_turn_has_one_clock(server: Server) -> None:
    """Drawing and looking gain no time: the clock of a turn is published once and stays."""
    async with sitting(server, 2, clock=90) as party:
        players = players_of(party)
        await party.start()
        first_clocks = party.host.clocks
        assert [clock["key"] for clock in first_clocks] == ["r1.first-look"]
        assert len(first_clocks) == 1
        player_on_turn = await one_by_one(party, players, until=lambda c: c.asked == "turn")
        assert player_on_turn
        before = player_on_turn.clocks
        await player_on_turn.play("draw")
        assert player_on_turn.asked == "card"
        assert player_on_turn.clocks == before
        assert len(before) == 1
        assert before[0]["due"] > server.now


@over_sockets
async def test_the_next_round_starts_by_itself(server: Server) -> None:
    """A table with a clock continues when time is up, or as soon as all are ready."""
    changes = {"rounds": 3, "turn_limit": 1}
    async with sitting(server, 2, changes=changes, clock=90) as party:
        players = players_of(party)
        await party.start()

        def is_round_over(client: Client) -> bool:
            return bool(client.cards["phase"] == "round-over")

        await one_by_one(party, players, until=is_round_over)
        clock = party.host.clocks[0]
        await party.host.ask("ready")
        news = await run_out_clocks(server, party.host, lambda m: m["type"] == "news")
        assert news["event"]["seat"] == -1
        assert news["event"]["at"] >= clock["due"]
        assert news["view"]["round"] == 2
        await party.catch_up()
        assert [chair["ready"] for chair in party.host.table["chairs"]] == [False, False]

        await one_by_one(party, players, until=is_round_over)
        clock = party.host.clocks[0]
        for client in party.clients:
            await client.ask("ready")
        await party.host.wait_for_fact(party.clients[1].number)
        assert party.host.cards["round"] == 3
        assert party.host.news[-1]["event"]["at"] < clock["due"]


@over_sockets
async def test_the_current_round_is_the_last_when_the_time_of_a_match_is_up(server: Server) -> None:
    """Tournament rules have such a time. It stands still while the match is paused."""
    async with sitting(server, 2, preset="tournament", changes={"minutes": 1}) as party:
        host = party.host
        await party.start()
        (clock,) = host.clocks
        assert clock["key"] == "time"
        assert clock["due"] - host.news[-1]["event"]["at"] == 60_000
        await host.ask("pause")
        remaining = clock["due"] - host.news[-1]["event"]["at"]
        assert host.clocks == []
        assert (await host.ask("pause"))["code"] == "match-rests"
        answer = await host.ask("play", decision="r1.first-look.a.0", move="look a1")
        assert answer["code"] == "match-rests"
        server.turn(20)
        await party.clients[1].ask("continue")
        await party.catch_up()
        (clock,) = host.clocks
        assert clock["due"] - host.news[-1]["event"]["at"] == remaining

        time_called = await run_out_clocks(
            server, host, lambda m: m["type"] == "news" and facts(m)[:1] == ["time-called"]
        )
        assert time_called["event"]["at"] >= clock["due"]
        assert time_called["view"]["time_up"]
        assert host.clocks == []
        await party.catch_up()
        await play_all(party)
        assert len(host.results) == 1
        assert summary(party.verified_record()).finished


# --- snapping ---------------------------------------------------------------------------


@over_sockets
async def test_a_snapping_window_closes_at_the_published_time(server: Server) -> None:
    """The server closes it, even without any answer."""
    async with sitting(server, 2, preset="dutch", snap_seconds=15) as party:
        await party.start()
        await open_window(party)
        (clock,) = party.host.clocks
        assert clock["key"].endswith(".snap")
        assert clock["due"] - party.host.news[-1]["event"]["at"] == 15_000
        closing_news = await run_out_clocks(server, party.host, lambda m: m["type"] == "news")
        assert facts(closing_news) == ["window-closed"]
        assert closing_news["event"]["seat"] == -1
        assert closing_news["event"]["by"] == "clock"
        assert clock["due"] <= closing_news["event"]["at"] < clock["due"] + 3000
        late_answer = await party.host.ask("play", decision=f"{clock['key']}.a", move="pass")
        assert late_answer["code"] == "decision-over"


# --- pauses, and a server that was down --------------------------------------------------------


@over_sockets
async def test_a_paused_match_continues_on_another_day(tmp_path: Path) -> None:
    """All players leave, so the match pauses. After a restart it continues to its end."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, preset="dutch") as party:
            await party.start()
            player = await one_by_one(party, players_of(party), until=lambda c: c.asked == "card")
            assert player
            for client in party.clients:
                await client.ask("leave")
            await party.catch_up()
            assert party.host.table["phase"] == "paused"
            assert party.record()[0] == 409
            asked_before = player.cards["decisions"]
            hand_before = player.cards["hand"]
            seat, number = player.seat, player.number
            assert seat is not None
    with serving(tmp_path, talk=100) as server:
        guests = [guest.on(server) for guest in party.guests]
        async with (
            guests[0].at(party.code) as first_client,
            guests[1].at(party.code) as second_client,
        ):
            same_player = (first_client, second_client)[seat]
            assert same_player.welcome["table"]["phase"] == "paused"
            assert same_player.number == number
            assert same_player.cards["decisions"] == asked_before
            assert same_player.cards["hand"] == hand_before
            party = Party(server, party.code, guests, [first_client, second_client])
            assert (await first_client.ask("continue"))["code"] == "bot-sits-in"
            for client in party.clients:
                assert (await client.ask("return"))["type"] == "done"
            assert (await second_client.ask("continue"))["type"] == "done"
            await party.catch_up()
            assert first_client.table["phase"] == "playing"
            await play_all(party)
            assert summary(party.verified_record()).finished


@over_sockets
async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    """A clock rings once, at the published time, even if the server was killed meanwhile.

    Clocks that were due while it was down ring when it is back, before any client connects.
    """
    with serving(tmp_path) as server:
        async with (
            sitting(server, 2, clock=90) as slow_party,
            sitting(server, 2, clock=TURN) as fast_party,
        ):
            await slow_party.start()
            await fast_party.start()
            (slow_clock,), (fast_clock,) = slow_party.host.clocks, fast_party.host.clocks
            server.kill()
    with serving(tmp_path, ahead=1000 * TURN) as server:
        server.ahead = 1000 * TURN
        fast_party.server = slow_party.server = server
        async with slow_party.guests[0].on(server).at(slow_party.code) as client:
            assert client.welcome["clocks"] == [slow_clock]
            clock_news = await run_out_clocks(server, client, lambda m: m["type"] == "news")
            assert slow_clock["due"] <= clock_news["event"]["at"] < slow_clock["due"] + 3000
            if client.cards["turn"] != 1:
                await client.until(lambda _: client.cards["turn"] == 1)
            assert [news["event"]["by"] for news in client.news] == ["clock"] * 8
        looks = [
            step.entry.at
            for step in await fast_party.steps()
            if isinstance(step.entry.fact, Moved) and "first-look" in step.entry.fact.decision
        ]
        assert len(looks) == 8
        assert min(looks) >= fast_clock["due"]


# --- helpers of several tests ------------------------------------------------------------------


def tables(client: Client) -> list[Json]:
    return [news["table"] for news in client.news if news["table"]]
