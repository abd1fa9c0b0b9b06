"""Shares in the shuffle over real sockets: when they are known to whom, and what is stored."""

import asyncio
import json
import sqlite3
from hashlib import sha256
from pathlib import Path

from server.harness.players import play_all
from server.harness.rig import Client, Json, Party, Server, over_sockets, serving, sitting, watch

from dacabo.core.chance import seal_of
from dacabo.table.clocks import REVEAL_SECONDS

WORDS = ("a word that nobody is to know", "Zauberwort", "un mot de passe")
SHORT = {"rounds": 1}

SERVER = {"talk": 100}


async def seal_shares(party: Party) -> None:
    """Let all seal a share with a word, and get ready."""
    for client, word in zip(party.clients, WORDS, strict=False):
        assert (await client.seal(word))["type"] == "done"
        assert (await client.ask("ready"))["type"] == "done"


def all_frames(client: Client) -> str:
    """All frames that a client has got so far."""
    return "\n".join(client.frames)


def knows(client: Client, other: Client) -> bool:
    """Whether a client got anything of another's share, except the seal."""
    return any(
        secret in all_frames(client)
        for secret in (other.secret["word"], other.secret["salt"], other.share.hex())
    )


async def until_phase(client: Client, phase: str) -> None:
    """Read until the table is in this phase."""
    while client.table["phase"] != phase:
        await client.receive()


def spoken(client: Client) -> list[Json]:
    """The words that a client was told."""
    messages = [json.loads(frame) for frame in client.frames]
    return [message for message in messages if message["type"] == "spoken"]


@over_sockets
async def test_a_late_word_cannot_depend_on_the_words_of_others(server: Server) -> None:
    """No client learns them before all seals are closed and all shares shown."""
    async with sitting(server, 3) as party, watch(server, party.code) as spectator:
        await seal_shares(party)
        accomplice = party.clients[-1]
        everybody = [*party.clients, spectator]
        assert (await party.host.ask("start"))["type"] == "done"
        for client in party.clients[:-1]:
            assert (await client.reveal())["type"] == "done"
        await until_phase(accomplice, "shuffling")
        await accomplice.hello()  # the whole table, as they see it now
        chairs = accomplice.table["chairs"]
        assert [chair["shown"] for chair in chairs] == [True, True, False]
        assert [chair["seal"] for chair in chairs] == [seal_of(c.share) for c in party.clients]
        assert [chair["share"] for chair in chairs] == [None, None, None]
        await spectator.wait_for_fact(accomplice.number)
        for client in everybody:
            for other in party.clients:
                assert client is other or not knows(client, other)
        assert (await accomplice.seal("a better one"))["code"] == "match-about-to-begin"
        accomplice.secret = {"word": "a better one", "salt": "ab" * 32}
        assert (await accomplice.ask("reveal", **accomplice.secret))["code"] == "seal-differs"
        assert accomplice.table["phase"] == "shuffling"


@over_sockets
async def test_shares_can_be_checked_against_their_seals(server: Server) -> None:
    """Words are sent once, and never afterwards."""
    async with sitting(server, 2, ("largo",)) as party, watch(server, party.code) as spectator:
        await seal_shares(party)
        await party.catch_up()
        seals = [chair["seal"] for chair in party.clients[1].table["chairs"]]
        await party.start()
        await spectator.wait_for_fact(party.host.number)
        for client in (*party.clients, spectator):
            await client.send({"type": "ping"})
            await client.until(lambda message: message["type"] == "pong")
            shares = [chair["share"] for chair in client.table["chairs"]]
            assert shares[2] is seals[2] is None
            for share, seal in zip(shares[:2], seals, strict=False):
                assert sha256(bytes.fromhex(share)).hexdigest() == seal
            (message,) = spoken(client)
            assert message["words"] == [
                {"seat": seat, **other.secret} for seat, other in enumerate(party.clients)
            ]
        async with watch(server, party.code) as late, party.guests[0].at(party.code, 0) as again:
            for client in (late, again):
                assert not spoken(client)
                assert party.host.secret["word"] not in all_frames(client)
                assert party.host.secret["salt"] not in all_frames(client)


@over_sockets
async def test_a_missing_share_cancels_the_start(tmp_path: Path) -> None:
    """This happens after some seconds, also after a restart; then a new start is possible."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, changes=SHORT) as party:
            await seal_shares(party)
            one, other = party.clients
            promised = one.table["commitment"]
            assert (await one.ask("start"))["type"] == "done"
            assert (await one.reveal())["type"] == "done"
            server.turn(REVEAL_SECONDS)
            await until_phase(one, "open")
            await until_phase(other, "shuffling")
            await until_phase(other, "open")
            for client in party.clients:
                assert (client.table["called_off"], client.table["silent"]) == (1, ["Bo"])
                assert client.table["commitment"] != promised
                assert [chair["seal"] for chair in client.table["chairs"]] == [None, None]
                assert not spoken(client)
            assert not knows(other, one)
            code, guests = party.code, party.guests
            await one.seal()
            assert (await one.ask("start"))["type"] == "done"
        server.kill()
    with serving(tmp_path, talk=100) as server:
        async with guests[1].on(server).at(code) as back:
            server.turn(REVEAL_SECONDS)
            await until_phase(back, "open")
            assert (back.table["called_off"], back.table["silent"]) == (2, ["Bo", "Ana"])
            async with guests[0].on(server).at(code) as host:
                party = Party(server, code, guests, [host, back])
                await host.seal("at last")
                await party.start()
                await play_all(party)
                assert party.verified_record().shares == (host.share, None)
                assert host.table["called_off"] == 2


@over_sockets
async def test_no_word_stays_in_the_file_or_the_log(tmp_path: Path) -> None:
    """This holds for a deleted guest and for all others."""
    with serving(tmp_path, talk=100) as server:
        async with sitting(server, 2, changes=SHORT) as party:
            await seal_shares(party)
            await party.start()
            await play_all(party)
            kept = [(c.secret["word"], c.secret["salt"]) for c in party.clients]
        assert server.http("DELETE", "/api/me", token=party.guests[0].token)[0] in (200, 204)
        log = server.log
    for part in server.folder.glob("dacabo.db*"):
        text = part.read_bytes()
        for word, salt in kept:
            assert word.encode() not in text
            assert salt.encode() not in text
            assert bytes.fromhex(salt) not in text
    assert not any(word in log or salt in log for word, salt in kept)
    with sqlite3.connect(server.database) as file:
        lines = "".join(str(row) for table in _tables(file) for row in file.execute(table))
    assert party.code in lines
    assert not any(word in lines for word, _ in kept)


def _tables(file: sqlite3.Connection) -> list[str]:
    names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return [f"SELECT * FROM {name}" for (name,) in names]  # noqa: S608 (our own names)


@over_sockets
async def test_two_simultaneous_reveals_deal_once(server: Server) -> None:
    """They may come from two devices of one guest, or from the last two people."""
    async with sitting(server, 2, changes=SHORT) as party:
        await seal_shares(party)
        async with party.guests[0].at(party.code) as tablet:
            tablet.secret = party.host.secret
            assert (await party.host.ask("start"))["type"] == "done"
            clients = [*party.clients, tablet]
            for client in clients:
                await until_phase(client, "shuffling")
            answers = await asyncio.gather(*(client.reveal() for client in clients))
            codes = {answer.get("code") for answer in answers}
            assert codes <= {None, "match-goes-on"}
            for client in clients:
                await until_phase(client, "playing")
        kinds = [type(step.entry.fact).__name__ for step in await party.steps()]
        assert (kinds.count("Started"), kinds.count("ShareRevealed")) == (1, 2)


@over_sockets
async def test_an_invalid_share_does_not_block_the_others(server: Server) -> None:
    """A guest without a seal reveals something impossible; the others' cards are dealt."""
    async with sitting(server, 2) as party:
        ana, bob = party.clients
        assert (await ana.seal("patience"))["type"] == "done"
        assert (await bob.ask("ready"))["type"] == "done"
        assert (await ana.ask("start"))["type"] == "done"
        await until_phase(bob, "shuffling")
        refused = await bob.ask("reveal", word="x" * 300, salt="ab" * 32)
        assert refused["type"] == "refused"
        assert (await ana.reveal())["type"] == "done"
        await until_phase(bob, "playing")
