"""People at a table: their identities, their rights, and how they come back."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from server.harness.players import KINGS, one_by_one, open_window, play_all, players_of
from server.harness.rig import (
    ONE_NODE,
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
from websockets.exceptions import ConnectionClosed

from dacabo.cabo.cards import RANK
from dacabo.core.cards import BACK, Card
from dacabo.server.store.replay import RECENT

SERVER = {"talk": 100, "stranger_seconds": 1}
COUNTED = 3


# --- coming back ------------------------------------------------------------------------

CABO_MOMENTS = {"first-look", "first card", "turn", "card", "looking", "king", "snap"}


@pytest.mark.parametrize(
    ("game", "moments"),
    [
        ("cabo dutch classic", CABO_MOMENTS),
        ("cabo dutch assisted", CABO_MOMENTS),
        ("cabo tournament classic", CABO_MOMENTS - {"king", "snap"}),
        ("dacapo single classic", {"turn"}),
    ],
)
@over_sockets
async def test_a_returning_player_gets_back_the_decision_and_the_card(
    server: Server, game: str, moments: set[str]
) -> None:
    """They also get the news that they missed: at a classic table only the public part."""
    name, preset, memory = game.split()
    changes = {"rounds": 1000, "limit": None} if name == "cabo" else {}
    async with AsyncExitStack() as sockets:
        party = await sockets.enter_async_context(
            sitting(server, 2, game=name, preset=preset, memory=memory, changes=changes)
        )
        spectator = await sockets.enter_async_context(watch(server, party.code))
        await party.start()
        await spectator.wait_for_fact(party.host.number)
        seen: set[str] = set()
        while seen != moments:
            client = await one_by_one(
                party, players_of(party), until=lambda c: moment(c) in moments - seen
            )
            assert client
            seen.add(str(moment(client)))
            await spectator.wait_for_fact(client.number)
            public = {n["event"]["number"]: n["event"] for n in spectator.news}
            private = {n["event"]["number"]: n["event"] for n in client.news}
            back = await come_back(party, client, sockets)
            assert back.welcome["missed"] == []
            assert without_results(back) == without_results(client)
            assert back.results == client.results
            assert back.decisions == client.decisions
            if memory == "classic":
                assert_faces_only_where_looking(back)

            told = public if memory == "classic" else private
            heard_before = min(4, len(told))
            await back.hello(back.number - heard_before)
            assert back.welcome["missed"] == [
                told[number] for number in range(back.number - heard_before + 1, back.number + 1)
            ]
            # A client that knows nothing, or another table, gets all recent news.
            left = [event for number, event in sorted(public.items()) if event["facts"]]
            for after in (None, back.number + 1):
                await back.hello(after)
                story = back.welcome["missed"]
                assert [event["number"] for event in story] == [
                    event["number"] for event in left if event["number"] > back.number - RECENT
                ]
                assert all(event == told.get(event["number"], event) for event in story)


@over_sockets
async def test_an_assisted_table_shows_seen_cards_to_the_player_who_saw_them(
    server: Server,
) -> None:
    """A seen card is shown where it is now."""
    async with sitting(server, 2, memory="assisted") as party:
        await party.start()
        await one_by_one(party, players_of(party), until=lambda c: c.cards["turn"] == 1)
        for client in party.clients:
            saw = [
                (fact["place"], fact["card"])
                for news in client.news
                for fact in news["event"]["facts"]
                if fact["type"] == "saw"
            ]
            assert len(saw) == 2
            assert all(seat == client.seat for (seat, _), _ in saw)
            remembered = client.cards["remembered"]
            known = [
                ([seat, slot], card)
                for seat, layout in enumerate(remembered)
                for slot, card in enumerate(layout)
                if card not in (None, BACK)
            ]
            assert sorted(known) == sorted(saw)


def moment(client: Client) -> str | None:
    """The decisions of a client, and their kinds."""
    kind, view = client.asked, client.view or {}
    if kind == "looking" and view["phase"] != "looking":
        return "first card"
    if kind == "looking" and view["discard"] in KINGS:
        return "king"
    return kind


def without_results(client: Client) -> Json:
    return client.cards | {"results": None}


def assert_faces_only_where_looking(client: Client) -> None:
    """Check that faces are shown only where the client is looking now."""
    view = client.view or {}
    open_now = [look["place"] for look in view.get("looks", ()) if look["by"] == client.seat]
    faces = [
        [seat, slot]
        for seat, layout in enumerate(view.get("layouts", ()))
        for slot, card in enumerate(layout)
        if card not in (None, BACK)
    ]
    assert faces == open_now
    assert view.get("remembered") is None


async def come_back(party: Party, client: Client, sockets: AsyncExitStack) -> Client:
    """Lose the connection, and reconnect."""
    index = party.clients.index(client)
    await client.socket.close()
    guest = party.guests[index]
    back = await sockets.enter_async_context(guest.at(party.code, client.number))
    party.clients[index] = back
    return back


# --- repeated, late and simultaneous requests --------------------------------------------------


@over_sockets
async def test_a_repeated_request_has_one_effect(tmp_path: Path) -> None:
    """This holds however often and wherever it is made."""
    with serving(tmp_path) as server:
        async with sitting(server, 2) as party:
            one = party.host
            await party.start()
            decision = one.decisions[0]["id"]
            look = {"decision": decision, "move": "look a1"}
            first = await one.ask("play", id="look", **look)
            assert first["type"] == "done"
            assert await one.ask("play", id="look", **look) == first
            assert await one.ask("play", id="look", decision="nonsense", move="nonsense") == first
            async with party.guests[0].at(party.code) as again:
                assert await again.ask("play", id="look", **look) == first
            # Each guest has ids of their own.
            other = await party.clients[1].ask("play", id="look", **look)
            assert other["code"] == "decision-over"
            assert (await one.ask("play", **look))["code"] == "decision-over"
            server.kill()
    with serving(tmp_path) as server:
        async with party.guests[0].on(server).at(party.code, first["number"] - 1) as again:
            assert again.number == first["number"]
            (missed,) = again.welcome["missed"]
            assert [fact["type"] for fact in missed["facts"]] == ["looked"]  # but not the card
            assert await again.ask("play", id="look", **look) == first
            assert again.number == first["number"]
            assert again.asked == "looking"


@over_sockets
async def test_simultaneous_requests_are_all_in_time(server: Server) -> None:
    """First looks and sneaking a look need not wait for the requests of others."""
    async with sitting(server, 4, preset="dutch") as party:
        await party.start()
        for move in ("look {}4", "done", "look {}3", "done"):
            answers = await asyncio.gather(
                *(
                    client.play(move.format("abcd"[seat]))
                    for seat, client in enumerate(party.clients)
                )
            )
            assert [answer["type"] for answer in answers] == ["done"] * 4
            await party.catch_up()
        on_turn = next(client for client in party.clients if client.decisions)
        watching = next(client for client in party.clients if not client.decisions)
        (sneak,) = [d for d in watching.cards["decisions"] if d["kind"] == "sneak"]
        both = await asyncio.gather(on_turn.play("draw"), watching.play("sneak a1", sneak))
        assert [answer["type"] for answer in both] == ["done"] * 2
        await party.catch_up()
        # With two decisions a move must name the one it answers.
        (sneak,) = [d for d in on_turn.cards["decisions"] if d["kind"] == "sneak"]
        assert (await on_turn.play("discard", sneak))["code"] == "other-decision"
        assert (await on_turn.play("sneak a1"))["code"] == "other-decision"
        assert (await on_turn.play("discard"))["type"] == "done"
        assert (await watching.play("sneak a1", sneak))["code"] == "decision-over"


@over_sockets
async def test_a_move_for_another_decision_is_refused(server: Server) -> None:
    """A move names the decision that it answers, which may be past or another player's."""
    async with sitting(server, 2) as party:
        first_client, second_client = party.clients
        await party.start()
        own_decision = first_client.decisions[0]
        assert (await second_client.play("look a1", own_decision))["code"] == "decision-over"
        number = first_client.number
        assert (await first_client.play("look b1", own_decision))["code"] == "own-cards-only"
        assert (await first_client.play("look z99", own_decision))["type"] == "refused"
        assert (await first_client.play("nonsense", own_decision))["code"] == "move-unreadable"
        assert (await first_client.play("shuffled 1,0", own_decision))["type"] == "refused"
        assert first_client.number == number
        assert (await first_client.play("look a1", own_decision))["type"] == "done"
        assert (await first_client.play("look a2", own_decision))["code"] == "decision-over"
        assert (await first_client.ask("ready"))["code"] == "round-goes-on"


@over_sockets
async def test_a_window_closes_when_all_have_passed(server: Server) -> None:
    """Nobody has to wait for its clock."""
    async with sitting(server, 3, preset="dutch", snap_seconds=30) as party:
        await party.start()
        snappers = await open_window(party)
        (clock,) = party.host.clocks
        assert len(snappers) == 2  # all but the player whose turn it was
        # They pass at the same time, and none is refused as late.
        answers = await asyncio.gather(*(client.play("pass") for client in snappers))
        assert [answer["type"] for answer in answers] == ["done"] * 2
        assert len({answer["number"] for answer in answers}) == 2
        await party.catch_up()
        last = party.host.news[-1]
        assert facts(last) == ["passed", "window-closed"]
        assert last["event"]["at"] < clock["due"]


@over_sockets
async def test_the_first_of_two_correct_snaps_wins(server: Server) -> None:
    """The other one is not stored."""
    changes = {"cards": 16, "jokers": 6, "rounds": 100}
    async with sitting(server, 3, preset="dutch", snap_seconds=30, changes=changes) as party:
        await party.start()
        matching: list[tuple[Client, int]] = []
        while len(matching) < 2:
            snappers = await open_window(party)
            assert snappers, "the match is over, and never did two hold the same rank"
            now = (await party.steps())[-1].table.state.round
            for client in snappers:
                row = now.layouts[client.seat]
                wanted = [slot for slot, card in enumerate(row) if same(card, now.discards[-1])]
                matching += [(client, slot) for slot in wanted[:1]]
            if len(matching) < 2:
                matching = []
                for client in snappers:
                    await client.play("pass")
                await party.catch_up()
        snaps = [client.play(f"snap {slot + 1}") for client, slot in matching]
        answers = await asyncio.gather(*snaps)
        await party.catch_up()
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        first = [answer["type"] for answer in answers].index("done")
        assert answers[1 - first]["code"] == "decision-over"
        (news,) = [n for n in party.host.news if n["event"]["number"] == answers[first]["number"]]
        (winner, slot), (loser, kept) = matching[first], matching[1 - first]
        assert news["event"]["seat"] == winner.seat
        assert facts(news)[:2] == ["snapped", "window-closed"]
        assert news["event"]["facts"][0]["right"]
        layouts = party.host.cards["layouts"]
        assert layouts[winner.seat][slot] is None
        assert layouts[loser.seat][kept] is not None


def same(card: Card | None, discard: Card) -> bool:
    return card is not None and RANK[card] == RANK[discard]


# --- identity --------------------------------------------------------------------------------


@over_sockets
async def test_strangers_may_only_watch(server: Server) -> None:
    """A client with a wrong token is refused."""
    async with sitting(server, 2) as party:
        await party.start()
        async with watch(server, party.code) as stranger:
            assert stranger.welcome["you"] is None
            assert stranger.welcome["seat"] is None
            assert stranger.cards["decisions"] == []
            for kind in ("sit", "leave", "ready", "start", "close", "return", "rematch", "pause"):
                assert (await stranger.ask(kind))["code"] == "not-a-guest"
            assert (await stranger.play("done", party.host.decisions[0]))["code"] == "not-a-guest"
            assert stranger.number == party.host.number
        somebody = server.guest()
        async with somebody.at(party.code) as passer_by:
            assert passer_by.welcome["seat"] is None
            assert (await passer_by.ask("sit"))["code"] == "match-goes-on"
            assert (await passer_by.ask("leave"))["code"] == "not-seated"
            answer = await passer_by.ask(
                "play", decision=party.host.decisions[0]["id"], move="done"
            )
            assert answer["code"] == "not-seated"
    assert await close_code_of(server, party.code, "A" * 43) == (4401, "not-a-guest")
    assert await close_code_of(server, "CCCCCC", somebody.token) == (4404, "no-such-table")
    for public in (party.guests[0].player, party.code, "0"):
        status, problem = server.http("GET", "/api/me", token=public)
        assert (status, problem["code"]) == (401, "not-a-guest")


@over_sockets
async def test_a_table_without_spectators_is_closed_to_them(server: Server) -> None:
    """Only its players see the match, until it is over."""
    async with sitting(server, 2, preset="dutch", spectators=False) as party:
        stranger = server.guest()
        async with watch(server, party.code) as looking, stranger.at(party.code) as wishing:
            assert (await wishing.ask("sit"))["code"] == "table-full"
            await party.start()
            for client in (looking, wishing):
                with pytest.raises(ConnectionClosed) as closed:
                    await client.until(lambda m: m["type"] == "news" and m["view"])
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
                assert not any(news["view"] for news in client.news)
        assert await close_code_of(server, party.code) == (4403, "no-spectators")
        assert await close_code_of(server, party.code, stranger.token) == (4403, "no-spectators")
        await play_all(party)
        async with watch(server, party.code) as late:
            assert late.table["phase"] == "over"


async def close_code_of(server: Server, code: str, token: str | None = None) -> tuple[int, str]:
    """The end of a connection that never gets the table."""
    with pytest.raises(ConnectionClosed) as closed:
        async with watch(server, code, token):
            pass
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@ONE_NODE
@over_sockets
async def test_strangers_are_announced_together_and_anonymously(server: Server) -> None:
    """A hundred strangers cause one message a second, not a hundred."""
    async with sitting(server, 2) as party, AsyncExitStack() as sockets:
        host = party.host
        assert "strangers" not in host.welcome
        before = len(host.frames)

        async def counted() -> dict[str, object]:
            return await host.until(lambda message: message["type"] == "present")

        come = [
            await sockets.enter_async_context(watch(server, party.code)) for _ in range(COUNTED)
        ]
        assert [stranger.welcome["strangers"] for stranger in come] == [1, 2, 3]
        players = sorted(guest.player for guest in party.guests)
        assert await counted() == {"type": "present", "players": players, "strangers": COUNTED}
        assert len(host.frames) == before + 1
        await sockets.aclose()
        assert "strangers" not in await counted()
        # A guest without a seat is present with a name, and is no stranger.
        eve = server.guest("Eve")
        async with eve.at(party.code):
            assert await counted() == {
                "type": "present",
                "players": sorted([*players, eve.player]),
            }


@over_sockets
async def test_a_guest_may_use_two_devices(server: Server) -> None:
    """Both show the same and can play, and others see one person."""
    async with sitting(server, 2) as party:
        first_device, second_device = party.clients
        await party.start()
        async with party.guests[1].at(party.code) as tablet:
            assert sorted(tablet.welcome["present"]) == sorted(g.player for g in party.guests)
            assert (await tablet.play("look b1"))["type"] == "done"
            await second_device.wait_for_fact(tablet.number)
            assert second_device.news[-1] == tablet.news[-1]
            assert facts(second_device.news[-1]) == ["looked", "saw"]
            assert (await second_device.play("done"))["type"] == "done"
        await second_device.socket.close()
        async with party.guests[1].at(party.code) as phone:
            assert (await first_device.ask("sit-in", seat=1))["code"] == "somebody-is-there"
            assert party.guests[1].player in phone.welcome["present"]
        await first_device.until(lambda m: m["type"] == "present" and len(m["players"]) == 1)
        assert (await first_device.ask("sit-in", seat=1))["type"] == "done"


@over_sockets
async def test_a_personal_link_works_once(server: Server) -> None:
    """It lets another device continue in the same seat."""
    async with sitting(server, 2) as party:
        await party.start()
        token = party.guests[1].token
        status, link = server.http("POST", "/api/me/links", {}, token)
        assert status == 201
        address, code = link["url"].split("#")
        assert address == f"{server.link}/continue"
        other_token = server.cookie("/api/continue", {"code": code})
        assert other_token != token
        assert server.http("POST", "/api/continue", {"code": code})[0] == 404
        assert server.http("POST", "/api/continue", {"code": token})[0] == 404
        async with watch(server, party.code, other_token) as client:
            assert client.welcome["you"] == party.guests[1].player
            assert client.seat == 1
            assert (await client.play("look b2"))["type"] == "done"
        assert server.http("GET", "/api/me", token=token)[0] == 200


@over_sockets
async def test_a_new_name_is_shown_at_every_table(server: Server) -> None:
    """It is shown at once, also during a match."""
    async with sitting(server, 2) as party:
        await party.start()
        before = party.host.view
        renamed = server.http("PATCH", "/api/me", {"name": "Böse 牌"}, party.guests[1].token)
        assert renamed[0] == 200
        for client in party.clients:
            await client.until(lambda m: m["type"] == "welcome")
            assert [chair["name"] for chair in client.table["chairs"]] == ["Ana", "Böse 牌"]
        assert party.host.view == before
        assert (await party.host.play("look a1"))["type"] == "done"


@over_sockets
async def test_a_guest_can_delete_their_data_during_a_match(server: Server) -> None:
    """A bot finishes the match."""
    async with sitting(server, 3, preset="dutch") as party:
        await party.start()
        deleted_guest = party.guests[0]
        gone_client = party.clients[0]
        async with deleted_guest.at(await asyncio.to_thread(server.guest().open)) as elsewhere:
            assert server.http("DELETE", "/api/me", token=deleted_guest.token)[0] == 204
            for client in (gone_client, elsewhere):
                with pytest.raises(ConnectionClosed):
                    await client.until(lambda _: False)
                assert client.socket.close_code == 4401
        assert server.http("GET", "/api/me", token=deleted_guest.token)[0] == 401
        assert await close_code_of(server, party.code, deleted_guest.token) == (4401, "not-a-guest")
        remaining = party.clients[1:]
        for client in remaining:
            await client.until(lambda m: m["type"] == "welcome")
        # Between nodes, the bot comes later.
        while remaining[0].table["chairs"][0]["level"] is None:
            await remaining[0].receive()
        chair = remaining[0].table["chairs"][0]
        assert chair["name"] == ""
        assert chair["level"] == "allegro"
        assert remaining[0].table["host"] == party.guests[1].player
        await play_all(Party(server, party.code, party.guests[1:], remaining))
        assert "Ana" not in party.verified_record().names


# --- the rights of the host --------------------------------------------------------------------


@over_sockets
async def test_the_host_decides_about_seats_bots_and_the_start(server: Server) -> None:
    """Every other guest decides about their own seat and share."""
    async with sitting(server, 2) as party, server.guest("Eve").at(party.code) as eve:
        host, guest = party.clients
        assert (await eve.ask("sit"))["code"] == "table-full"
        assert (await eve.ask("seal", seal="0" * 64))["code"] == "not-seated"
        assert (await guest.ask("seat-bot", level="largo"))["code"] == "not-host"
        for kind in ("start", "pause", "close"):
            assert (await guest.ask(kind))["code"] == "not-host"
        for kind in ("free", "sit-in"):
            assert (await guest.ask(kind, seat=0))["code"] == "not-host"
        assert (await host.ask("start"))["code"] == "not-everybody-ready"
        assert (await host.ask("free", seat=7))["code"] == "no-such-chair"
        assert (await host.ask("free", seat=0))["code"] == "chair-not-taken"
        assert (await host.ask("free", seat=1))["type"] == "done"
        assert (await host.ask("start"))["code"] == "chairs-free"
        assert (await host.ask("seat-bot", level="hal"))["code"] == "no-such-bot"
        assert (await eve.ask("sit", seat=0))["code"] == "chair-taken"
        assert (await eve.ask("sit", seat=1))["type"] == "done"
        assert (await guest.ask("sit"))["code"] == "table-full"
        assert (await guest.ask("ready"))["code"] == "not-seated"
        assert (await eve.ask("ready"))["type"] == "done"
        assert (await host.ask("start"))["type"] == "done"
        await eve.wait_for_fact(host.number)
        assert (await host.ask("free", seat=1))["code"] == "match-goes-on"
        assert (await host.ask("sit-in", seat=1))["code"] == "somebody-is-there"
        assert eve.seat == 1


@over_sockets
async def test_another_guest_becomes_host_when_the_host_leaves(server: Server) -> None:
    """Without any other guest the table closes."""
    async with sitting(server, 3) as party:
        ana, bo, cem = party.clients
        players = [guest.player for guest in party.guests]
        await ana.ask("leave")
        await party.catch_up()
        assert cem.table["host"] == players[1]
        await ana.ask("sit")
        assert ana.table["host"] == players[1]
        assert (await bo.ask("start"))["code"] == "not-everybody-ready"
        for client in (ana, cem):
            await client.ask("ready")
        assert (await bo.ask("start"))["type"] == "done"

        await bo.ask("leave")
        await party.catch_up()
        assert cem.table["host"] == players[0]
        assert (await bo.ask("return"))["type"] == "done"
        assert bo.table["host"] == players[0]
        # If all leave, the match pauses, and the first who returns becomes host.
        for client in party.clients:
            await client.ask("leave")
        await party.catch_up()
        assert cem.table["phase"] == "paused"
        assert (await cem.ask("return"))["type"] == "done"
        await party.catch_up()
        assert ana.table["host"] == players[2]
        assert (await cem.ask("continue"))["type"] == "done"
        assert (await cem.ask("close"))["type"] == "done"

    async with sitting(server, 2) as party:
        for client in party.clients:
            await client.ask("leave")
        await party.catch_up()
        assert party.host.table["phase"] == "closed"
