"""No client gets a byte from a live table that depends on a card it may not know."""

import asyncio
import json
import re
from base64 import b32encode, b64encode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace as replace_fields
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any
from zlib import crc32

import httpx
import msgspec
import pytest
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from dacapo.harness.subject import DaCapoSubject
from harness.shares import first
from msgspec.structs import replace
from server.harness.link_holders import PUBLIC, seals_of, watching
from server.harness.paired_tables import Connect, LiveRun, Say, Setup, compare, first_run, live_run
from server.harness.players import one_by_one, player_of
from server.harness.rig import (
    PATIENCE,
    Guest,
    Party,
    Server,
    over_sockets,
    serving,
    sitting,
    watch,
)
from server.test_online import OnlineEvent

from dacabo.bots.pace import Moment
from dacabo.core.chance import seal_of
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Decision
from dacabo.core.seats import Seat
from dacabo.core.values import Face
from dacabo.server.events.online import OnlineMatches
from dacabo.server.events.table_matches import event_of
from dacabo.server.sockets.connection import Connection, frame
from dacabo.server.store.secret import RESERVED
from dacabo.server.store.sqlite.store import SqliteStore
from dacabo.server.store.store import IndexedStream
from dacabo.server.tables import audience, bots, client, pacing
from dacabo.server.tables.audience import Audience, Broadcast
from dacabo.server.tables.live_table import LiveTable
from dacabo.server.tables.remote_presence import RemoteReaction, RoundTrips
from dacabo.server.tables.routes import TableRoutes
from dacabo.server.wire.bodies import TableSummary
from dacabo.server.wire.table import Event, Reaction, Welcome
from dacabo.server.wire.watch import LiveMatch
from dacabo.table import clocks, commands
from dacabo.table.options import Memory, Options
from dacabo.table.table import Table
from dacabo.table.view import TableView, game_view, possible_moves, table_view
from dacabo.testing.interference import Leak
from dacabo.testing.subject import Subject
from dacabo.tournament.event import Match
from dacabo.tournament.roles import AtTable, Door

SHORT = {"stack": 6, "hand": 3, "highest": 6}
"""A game of Da Capo! with a reshuffle before long."""
TABLES = {
    "original": ("cabo", {}),
    "gretel-malte": ("cabo", {}),
    "dutch": ("cabo", {"rounds": 6}),
    "tournament": ("cabo", {}),
    "single": ("dacapo", {}),
    "match": ("dacapo", SHORT),
}
QUICK_SEEDS = {"dutch": 4}
"""By rule set, the seed of the run that the quick test compares: all that is usual happens in it.
The other rule sets differ in their rules alone."""

ALWAYS_SENT = (
    '"by":"person"',
    '"type":"welcome"',
    '"missed":[{',
    '"type":"refused"',
    '"type":"reacted"',
    '"type":"possible"',
)
"""Parts of messages that clients get in every run."""
OFTEN_SENT = (
    '"by":"bot"',
    '"by":"clock"',
    '"code":"decision-over"',
    '"code":"message-unreadable"',
    '"code":"match-goes-on"',
    '"code":"not-seated"',
    '"code":"not-a-guest"',
)
"""Parts of messages that clients get in many runs."""
SENT_IN_PRESET = {"dutch": ('"type":"window-opened"', '"type":"snapped"', '"why":"sneak"')}
EVENT_PAGES = tuple(
    f'"page":{{"type":"{page}"' for page in ("public", "player", "table", "door", "desk")
)
"""The pages that the holders of an event's links see."""
NODE_MESSAGES = (" wrote ", " present ", '"type":"revealed"', '"type":"reacted"')
"""Parts of the messages between nodes."""


def table_for(
    preset: str, rng: Random, *, event: bool = False, nodes: int = 1
) -> tuple[Setup, Subject]:
    """A table of a rule set with random options, and people and characters of random habits."""
    game, changes = TABLES[preset]
    players = rng.choice([3, 3, 4] if event else [2, 3, 3, 4])
    options = Options(
        game=game,
        preset=preset,
        changes=dict(changes),
        players=players,
        memory=rng.choice(list(Memory)),
        clock=rng.choice([15, 30, 60, 90]),
        public=True,
    )
    bots = rng.choice([0, 1]) if players > 2 else 0
    setup = Setup(options, bots=bots, event=event, nodes=nodes)
    if game == "dacapo":
        return setup, DaCapoSubject()
    return setup, CaboSubject(replace_fields(any_habits(rng), time_up=0.0))


async def compare_pairs(
    folder: Path, preset: str, seeds: Iterator[int], pairs: int, most: int, **setup_options: Any
) -> list[str]:
    """Compare pairs of runs, three for each first one.

    Raises `Leak`; returns all that was the same.
    """
    unchanged: list[str] = []
    done = 0
    while done < pairs:
        seed = next(seeds)
        rng = Random(seed)
        setup, subject = table_for(preset, rng, **setup_options)
        first = await first_run(folder / f"{seed}", seed, setup, subject, most)
        for viewer in (None, *rng.sample(range(len(setup.people)), 2)):
            before = rng.getstate()
            try:
                unchanged += await compare(folder / f"{seed}-{viewer}", first, viewer, rng)
            except Leak:
                # Two nodes tell each other measured times, which a busy machine shifts. A leak
                # shows again with the same seed.
                if setup_options.get("nodes", 1) == 1:
                    raise
                rng.setstate(before)
                unchanged += await compare(folder / f"{seed}-{viewer}-again", first, viewer, rng)
            done += 1
    return unchanged


@pytest.mark.parametrize(
    ("preset", "first", "pairs"),
    [*((preset, first, 3) for preset, first in QUICK_SEEDS.items())]
    + [pytest.param(preset, 1, 60, marks=pytest.mark.long) for preset in TABLES],
)
@over_sockets
async def test_unknown_cards_make_no_difference(
    tmp_path: Path, preset: str, first: int, pairs: int
) -> None:
    """Frames and pages are byte for byte the same, whatever the hidden cards are.

    The runs include lost connections, resyncs, refusals, bots that sit in, clocks and pauses.
    """
    unchanged = await compare_pairs(tmp_path, preset, count(first), pairs, 150)
    expected = (
        ALWAYS_SENT if pairs < 10 else (*ALWAYS_SENT, *OFTEN_SENT, *SENT_IN_PRESET.get(preset, ()))
    )
    assert not [part for part in expected if not any(part in text for text in unchanged)]


@pytest.mark.parametrize(
    ("preset", "first", "pairs"),
    [("tournament", 2, 3)]
    + [
        pytest.param(preset, 1, 30, marks=pytest.mark.long)
        for preset, (game, _) in TABLES.items()
        if game == "cabo"
    ],
)
@over_sockets
async def test_unknown_cards_make_no_difference_at_the_table_of_an_event(
    tmp_path: Path, preset: str, first: int, pairs: int
) -> None:
    """The pages and files of everybody with a link to the event are the same, too."""
    unchanged = await compare_pairs(tmp_path, preset, count(first), pairs, 110, event=True)
    expected = (*ALWAYS_SENT[:3], *EVENT_PAGES, "event.dacabo")
    assert not [part for part in expected if not any(part in text for text in unchanged)]


@pytest.mark.parametrize(
    ("preset", "first", "pairs"),
    [("dutch", 4, 3)] + [pytest.param(preset, 1, 30, marks=pytest.mark.long) for preset in TABLES],
)
@over_sockets
async def test_unknown_cards_make_no_difference_over_two_nodes(
    tmp_path: Path, preset: str, first: int, pairs: int
) -> None:
    """Neighbours and spectators are on different nodes, and the nodes' messages are the same.

    The nodes learn of a move by its number alone.
    """
    unchanged = await compare_pairs(tmp_path, preset, count(first), pairs, 110, nodes=2)
    expected = (*ALWAYS_SENT[:3], *NODE_MESSAGES)
    assert not [part for part in expected if not any(part in text for text in unchanged)]


# --- the test of the test: tables that leak ------------------------------------------------

BreakTable = Callable[[pytest.MonkeyPatch], None]
LEAKS: dict[str, BreakTable] = {}
EVENT_LEAKS: dict[str, BreakTable] = {}
NODE_LEAKS: dict[str, BreakTable] = {}


def leak(name: str, leaks: dict[str, BreakTable] = LEAKS) -> Callable[[BreakTable], BreakTable]:
    """Register a way to break a table so that it leaks."""

    def register(function: BreakTable) -> BreakTable:
        leaks[name] = function
        return function

    return register


def secret(of: Table) -> int:
    """A number that depends on the face-down cards."""
    return 0 if of.state is None else crc32(msgspec.json.encode(of.state.round.pile)) % 7


@leak("table: a number of it depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    def leaky(
        of: Table, code: str, names: Mapping[str, str], faces: Mapping[str, Face]
    ) -> TableView:
        view = table_view(of, code, names, faces)
        return replace(view, match=view.match + secret(of))

    patch.setattr(audience, "table_view", leaky)


@leak("event: everybody is told what one was told")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = audience.event_of

    def event(of: Table, line: Broadcast, seat: Seat | None, *, private: bool) -> Event:
        told_event = honest(of, line, seat, private=private)
        return replace(told_event, facts=tuple(told_fact.fact for told_fact in line.told))

    patch.setattr(audience, "event_of", event)


@leak("view: a spectator sees what the first player sees")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(audience, "game_view", lambda of, viewer: game_view(of, viewer or 0))


@leak("refusal: what it is about depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = commands.Command.pending_decision

    def decision(self: commands.Command, seat: Seat, name: str) -> Decision:
        try:
            return honest(self, seat, name)
        except IllegalMove as error:
            raise IllegalMove(error.code, cards=secret(self.table)) from None

    patch.setattr(commands.Command, "pending_decision", decision)


@leak("refusal: its code depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = commands.Command.pending_decision

    def decision(self: commands.Command, seat: Seat, name: str) -> Decision:
        if secret(self.table) % 2 and not any(d.id == name for d in self.table.decisions):
            raise IllegalMove("not-your-turn")
        return honest(self, seat, name)

    patch.setattr(commands.Command, "pending_decision", decision)


@leak("order: of those who are present")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = Audience._welcome

    def leaky(self: Audience, to: Connection, of: Table, after: int | None) -> Welcome:
        welcome = honest(self, to, of, after)
        return replace(welcome, present=welcome.present[:: -1 if secret(of) % 2 else 1])

    patch.setattr(Audience, "_welcome", leaky)


@leak("welcome: whoever comes back is told what their neighbour was told")
def _(patch: pytest.MonkeyPatch) -> None:
    def missed(
        self: Audience, of: Table, seat: Seat | None, after: int | None
    ) -> tuple[Event, ...]:
        if after is None:
            return ()
        seat = 0 if seat is None else (seat + 1) % len(of.chairs)
        return tuple(audience.event_of(of, line, seat, private=True) for line in self._recent)

    patch.setattr(Audience, "_missed", missed)


@leak("reaction: who it is from depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.react

    def leaky(self: LiveTable, guest: str, seat: Seat, reaction: Reaction) -> None:
        honest(self, guest, seat + secret(self.table), reaction)

    patch.setattr(LiveTable, "react", leaky)


@leak("moves: how many there are depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = possible_moves

    def leaky(of: Table, seat: Seat | None, decision: str) -> tuple[str, ...]:
        return honest(of, seat, decision) + ("?",) * secret(of)

    patch.setattr(client, "possible_moves", leaky)


@leak("time: a clock is late by a millisecond or two")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = clocks._time_limit

    def time_limit(of: Table, decision: Decision) -> int | None:
        time = honest(of, decision)
        return None if time is None else time + secret(of)

    patch.setattr(clocks, "_time_limit", time_limit)


@leak("page: a list counts the seats wrongly")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = TableRoutes._summary

    async def leaky(self: TableRoutes, code: str) -> TableSummary:
        live = self._tables.live.get(code)
        assert live is not None
        return replace(await honest(self, code), seats_taken=secret(live.table))

    patch.setattr(TableRoutes, "_summary", leaky)


@leak("number: an answer names another fact")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable.ask

    async def leaky(self: LiveTable, *arguments: Any) -> int:
        return await honest(self, *arguments) + secret(self.table)

    patch.setattr(LiveTable, "ask", leaky)


@leak("length: of news")
def _(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(audience, "frame_of_cards", frame)


@leak("pause: whether a bot is the last in a window depends on the pile")
def _(patch: pytest.MonkeyPatch) -> None:
    honest = pacing.moment_of

    def leaky(of: Table, decision: Decision) -> Moment:
        return Moment.LEFT if secret(of) % 2 else honest(of, decision)

    patch.setattr(pacing, "moment_of", leaky)
    patch.setattr(bots, "moment_of", leaky)


@leak("score: the rounds of a match are counted wrongly", EVENT_LEAKS)
def _(patch: pytest.MonkeyPatch) -> None:
    honest = OnlineMatches.live

    def leaky(self: OnlineMatches, event_id: str, match: Match) -> LiveMatch | None:
        live_match = honest(self, event_id, match)
        live = self._tables.live.get(match.online or "")
        if live_match is None or live is None:
            return live_match
        return replace(live_match, rounds=live_match.rounds + secret(live.table))

    patch.setattr(OnlineMatches, "live", leaky)


@leak("frames: a page is shown once more", EVENT_LEAKS)
def _(patch: pytest.MonkeyPatch) -> None:
    honest = OnlineMatches._look

    def leaky(self: OnlineMatches, live: LiveTable) -> None:
        honest(self, live)
        if secret(live.table) == 1:
            self.changed(event_of(live.table))

    patch.setattr(OnlineMatches, "_look", leaky)


@leak("lines: how far away people are depends on the pile", NODE_LEAKS)
def _(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable._round_trip_of
    patch.setattr(
        LiveTable,
        "_round_trip_of",
        lambda self, seat: (honest(self, seat) or 0) + secret(self.table),
    )


@leak("silence: of a reaction other nodes do not always hear", NODE_LEAKS)
def _(patch: pytest.MonkeyPatch) -> None:
    def leaky(self: LiveTable, guest: str, seat: Seat, reaction: Reaction) -> None:
        self.audience.react(seat, reaction)
        if secret(self.table) < 3:
            self.remote.send(RemoteReaction(guest, seat, reaction))

    patch.setattr(LiveTable, "react", leaky)


@leak("number: a node says more than it has written", NODE_LEAKS)
def _(patch: pytest.MonkeyPatch) -> None:
    honest = LiveTable._happened

    def leaky(self: LiveTable, before: Any, kept: Any) -> None:
        honest(self, before, kept)
        self.remote.send(RoundTrips({0: secret(self.table)}))

    patch.setattr(LiveTable, "_happened", leaky)


@pytest.mark.parametrize("name", first(EVENT_LEAKS, 1))
def test_a_leak_of_an_event_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leak is on a page of the event, or in how often it is shown."""
    EVENT_LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(compare_pairs(tmp_path, "tournament", count(1), 18, 110, event=True))


@pytest.mark.parametrize("name", first(NODE_LEAKS, 1))
def test_a_leak_of_a_node_is_caught(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leak is in a message to another node."""
    NODE_LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(compare_pairs(tmp_path, "dutch", count(4), 18, 110, nodes=2))


@pytest.mark.parametrize("name", first(LEAKS, 3))
def test_a_leak_is_caught(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that leaks in only one place does not pass; most of them fail the first run."""
    LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        asyncio.run(compare_pairs(tmp_path, "dutch", count(6), 18, 120))


# --- tokens, seeds and records ----------------------------------------------------------------


async def start_match(run: LiveRun) -> None:
    """Let two people start the match."""
    await run.do(Say("b", ask("ready")))
    await run.do(Say("a", ask("start")))


def ask(kind: str) -> str:
    return json.dumps({"type": "ask", "id": kind, "request": {"type": kind}})


@over_sockets
async def test_no_record_of_a_match_that_begins_meanwhile(tmp_path: Path) -> None:
    """A request for a record just before the start does not get the seed just after it."""
    match_began = asyncio.Event()
    original = SqliteStore.look_up

    async def slow_look_up(self: SqliteStore, stream: str) -> IndexedStream | None:
        secrets_in = await original(self, stream)
        await match_began.wait()
        return secrets_in

    async with live_run(tmp_path / "evening", 1) as run:
        await run.open(Setup(Options(game="cabo", preset="original", players=2)))
        for who in ("a", "b"):
            await run.do(Connect(who))
        await run.do(Say("b", ask("sit")))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SqliteStore, "look_up", slow_look_up)
            page = asyncio.create_task(run.nodes[0].web.get(f"/api/tables/{run.code}/records/1"))
            await asyncio.sleep(0.05)
            await start_match(run)
            match_began.set()
            answer = await page
        assert answer.status_code == 404, answer.text
        assert run.table.seed.hex() not in answer.text


def encodings_of(secret: bytes) -> set[str]:
    """Every usual way to write a secret."""
    return {
        secret.hex(),
        secret.hex().upper(),
        b64encode(secret).decode().rstrip("="),
        urlsafe_b64encode(secret).decode().rstrip("="),
        b32encode(secret).decode().rstrip("="),
        b32encode(secret).decode().rstrip("=").lower(),
    }


def secrets_in(secrets: Iterable[str], text: str) -> list[str]:
    """The secrets that a text contains."""
    return [secret_text for secret_text in secrets if secret_text in text]


def secrets_of(guests: list[Guest], log: list[dict[str, Any]]) -> set[str]:
    """All tokens, their hashes and all seeds, in every encoding."""
    seeds = [fact["seed"] for line in log if "seed" in (fact := line["fact"])]
    assert seeds
    secrets = {seed.rstrip("=") for seed in seeds}
    for guest in guests:
        secrets |= {guest.token} | encodings_of(sha256(guest.token.encode()).digest())
    for seed in seeds:
        secrets |= encodings_of(msgspec.convert(seed, bytes))
    return secrets


async def pages(server: Server, code: str, guests: list[Guest], keys: Iterable[str] = ()) -> str:
    """Everything that can be read over HTTP about a match in progress, with the keys of links."""
    paths = ["", "/api/me", "/api/me/tables", "/api/tables", f"/api/tables/{code}", "/api/games"]
    paths += [f"/api/tables/{code}/link"]
    paths += [f"/api/tables/{code}/records/{match}" for match in (0, 1, 2, "x")]
    paths += ["/metrics", "/readyz", "/api/openapi.json", "/api/schema.json", f"/tables/{code}"]
    answers = []
    async with httpx.AsyncClient(
        base_url=server.link,
        timeout=PATIENCE,
        verify=False,  # noqa: S501 (http)
    ) as web:
        for path in paths:
            for token in (None, guests[0].token, "x" * 43):
                headers = {} if token is None else {"authorization": f"Bearer {token}"}
                answer = await web.get(path, headers=headers)
                answers.append(f"{answer.headers}{answer.text}")
                if "records" in path:
                    assert answer.status_code in (404, 409), answer.text
        for key in keys:
            for path in ("/api/event", "/api/event/file", "/api/event/trail"):
                answer = await web.get(path, headers={"dacabo-key": key})
                answers.append(f"{answer.headers}{answer.text}")
    return "".join(answers)


@over_sockets
async def test_tokens_and_seeds_stay_inside(tmp_path: Path) -> None:
    """During a match, no frame, page, figure or line of the log has a token, a seed or a move."""
    with serving(tmp_path, talk=100, log_level="debug") as server:
        async with sitting(server, 2, ("largo",), public=True) as party:
            offers = server.http("GET", "/api/games")[1]
            await party.start()
            host = party.host
            players = [player_of(host.table, offers, seed) for seed in range(2)]
            await one_by_one(party, players, lambda client: client.number > 60)
            assert host.table["phase"] == "playing"
            await host.ask("play", decision="?", move="draw")
            await host.ask("play", decision=party.guests[0].token, move=party.guests[1].token)
            await host.send("?")
            await host.hello(0)
            page_texts = await pages(server, party.code, party.guests)
            assert "match-goes-on" in page_texts
            frames = "".join(frame for client in party.clients for frame in client.frames)
            log = server.log
            rows = f"SELECT fact FROM log WHERE stream {{}} '{RESERVED}'"  # noqa: S608 (ours)
            lines = [json.loads(fact) for (fact,) in server.place.rows(rows.format("<>"))]
            ((own_secret,),) = server.place.rows(rows.format("="))
            hidden = secrets_of(party.guests, lines) | encodings_of(
                bytes.fromhex(bytes(own_secret).decode())
            )
            for name, text in {"frames": frames, "pages": page_texts, "log": log}.items():
                assert not secrets_in(hidden, text), name
            assert "opened" in log
            moves = {line["fact"]["move"] for line in lines if "move" in line["fact"]}
            assert len(moves) > 5
            assert not [move for move in moves if re.search(rf"\b{re.escape(move)}\b", log)]
            # The seed of an abandoned match is public, so the search must find it.
            await host.ask("close")
            assert any(each in host.frames[-2] for each in hidden)


@over_sockets
async def test_shares_and_seeds_at_an_event_stay_inside_until_they_are_due(tmp_path: Path) -> None:
    """Each kind of secret has its own time: shares, the seeds of tables, and those of draws.

    A share is due when the cards are dealt, and a table's seed when the match is over. Players, a
    spectator and holders of links see no secret earlier, in frames, pages, files or the log.
    """
    with serving(tmp_path, talk=100, log_level="debug") as server:
        online = OnlineEvent(server, changes={"rounds": 2})
        guests = [server.guest("Bo"), server.guest("Cem")]
        links = [online.organiser, *(online.player(seat) for seat in range(3))]
        links += [online.organiser.link(role) for role in (PUBLIC, Door(), AtTable(1))]
        async with AsyncExitStack() as stack:
            watchers = [await stack.enter_async_context(watching(link)) for link in links]
            clients = [await stack.enter_async_context(guest.at(online.code)) for guest in guests]
            spectator = await stack.enter_async_context(watch(server, online.code))

            async def texts() -> str:
                """Everything that anybody was sent, or could read."""
                for watcher in watchers:
                    await watcher.catch_up()
                await spectator.hello(spectator.number)
                frames = [frame for watcher in watchers for frame in watcher.frames]
                frames += [frame for client in (*clients, spectator) for frame in client.frames]
                keys = [link.key for link in links]
                read = await pages(server, online.code, guests, keys)
                return "".join((*frames, read, server.log))

            online.bot(0)
            share_words = [f"the word of {guest.player}" for guest in guests]
            for seat, (client, guest, share_word) in enumerate(
                zip(clients, guests, share_words, strict=True), 1
            ):
                client.secret = {"word": share_word, "salt": token_hex(32)}
                body = {"seal": seal_of(client.share)}
                online.player(seat).post("/api/event/seat", body, guest.token)
                if seat == 1:
                    assert (await client.ask("reveal", **client.secret))["type"] == "refused"
            shares = [{*encodings_of(client.share), *client.secret.values()} for client in clients]
            assert not secrets_in(set.union(*shares), await texts())
            assert (await clients[0].reveal())["type"] == "done"
            assert not secrets_in(set.union(*shares), await texts())
            assert (await clients[1].reveal())["type"] == "done"
            party = Party(server, online.code, guests, clients)
            await party.catch_up()
            players = [player_of(clients[1].table, server.http("GET", "/api/games")[1], 1)] * 2
            await one_by_one(party, players, lambda client: client.number > 40)
            assert clients[0].table["phase"] == "playing"
            texts_now = await texts()
            assert all(secrets_in(share, texts_now) for share in shares)
            log = [json.loads(fact) for _, fact in server.place.log(online.code)]
            event = online.organiser.key.partition(".")[0]
            assert not secrets_in(secrets_of(guests, log), texts_now)
            assert not secrets_in(encodings_of(seals_of(server, event)[-1]), texts_now)
            await one_by_one(party, players, lambda _: False)
            assert secrets_in(secrets_of(guests, log), "".join(clients[0].frames))
