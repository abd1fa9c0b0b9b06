"""A hostile client at a table neither disturbs the other players nor delays them."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from socket import SHUT_WR
from threading import Event, Thread
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from server.harness.fuzzing import (
    BINARY,
    CLOSE,
    MORE,
    PING,
    PONG,
    TEXT,
    Rogue,
    check_healthy,
    frame,
    memory,
    opening,
    raw_connection,
    read_all,
    rogue_at,
)
from server.harness.players import Player, players_of
from server.harness.rig import Client, Json, Server, serving, sitting

from dacabo.core.values import kebab
from dacabo.server.tables.client import MAX_UNREADABLE
from dacabo.server.wire.table import LONGEST_ID, MAX_MESSAGE_BYTES, Reaction
from dacabo.table.requests import Request

MAX_WAIT_SECONDS = 2.0
"""The longest time that an honest player waits for an answer on a busy machine."""
MAX_GROWTH_MIB = 40
"""The number of MiB by which a server may grow under attack."""


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests, with fast clocks, so that no player waits for a rogue."""
    with serving(tmp_path_factory.mktemp("fuzz"), tempo=10) as server:
        yield server


@pytest.fixture
def server(running: Server) -> Iterator[Server]:
    """The server, whose health is checked after every test."""
    yield running
    check_healthy(running)


# --- honest players ----------------------------------------------------------------------------


class Match:
    """A match of honest players in their own thread, beside a rogue."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.code = ""
        self.token = ""
        """The token of the rogue, who sits on the third seat."""
        self.moves = 0
        self.longest = 0.0
        """The longest wait for an answer, in seconds."""
        self._begun, self._enough = Event(), Event()
        self._failed: BaseException | None = None
        self._thread = Thread(target=self._run)

    def begin(self) -> None:
        """Sit down, and play until stopped."""
        self._thread.start()
        self._begun.wait(30)
        assert self.code, self._failed

    def end(self) -> None:
        """Stop the match, and check that nothing has gone wrong for the honest players."""
        self._enough.set()
        self._thread.join(60)
        assert not self._thread.is_alive()
        if self._failed is not None:
            raise self._failed

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except BaseException as failed:  # noqa: BLE001 (raised in the main thread)
            self._failed = failed
        self._begun.set()

    async def _play(self) -> None:
        options: Json = {"preset": "dutch", "changes": {"rounds": 1000, "limit": None}, "clock": 15}
        async with sitting(self.server, 3, **options) as party:
            await party.start()
            await party.clients.pop().socket.close()
            self.token, self.code = party.guests[-1].token, party.code
            self._begun.set()
            async with asyncio.TaskGroup() as group:
                for client, player in zip(party.clients, players_of(party), strict=True):
                    group.create_task(self._honest(client, player))

    async def _honest(self, client: Client, player: Player) -> None:
        while not self._enough.is_set():
            seat = client.seat
            assert seat is not None
            chair = client.table["chairs"][seat]
            if chair["level"]:  # a bot took over because everything is slow
                await self._ask(client, "return")
            elif client.decisions:
                decision = client.decisions[0]
                move = player.choose(client.cards, decision)
                await self._ask(client, "play", decision=decision["id"], move=move)
            elif client.cards["phase"] == "round-over" and not chair["ready"]:
                await self._ask(client, "ready")
            else:
                await self._ask(client, "play", decision="none", move="pass")
                await asyncio.sleep(0.01)

    async def _ask(self, client: Client, kind: str, **details: str) -> None:
        began = time.monotonic()
        answer = await client.ask(kind, **details)
        self.longest = max(self.longest, time.monotonic() - began)
        self.moves += answer["type"] == "done"
        harmless_codes = ("decision-over", "bot-sits-in", "nobody-sits-in", "round-goes-on")
        assert answer["type"] == "done" or answer["code"] in harmless_codes, answer
        await asyncio.sleep(0.06)  # stay within the rate limit


@contextmanager
def beside_a_match(server: Server) -> Iterator[Match]:
    """Keep a match running during a test, and check it afterwards."""
    match = Match(server)
    match.begin()
    yield match
    before = match.moves
    deadline = time.monotonic() + 30
    while match.moves < before + 5:
        assert time.monotonic() < deadline, "the match is stuck"
        time.sleep(0.05)
    match.end()
    assert match.longest < MAX_WAIT_SECONDS


# --- the messages of a rogue -------------------------------------------------------------------

NUMBERS = st.one_of(st.integers(-5, 5), st.sampled_from([10**9, -(10**9), 10**30, 1.5, 1e308]))
SCALARS = st.one_of(st.none(), st.booleans(), NUMBERS, st.text(max_size=50))
ANYTHING = st.recursive(
    SCALARS,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = [kebab(kind.__name__) for kind in get_args(Request)]
FIELD_TEXTS = [
    "look",
    "swap",
    "replace",
    "discard",
    "snap",
    "sneak",
    "pass",
    "draw",
    "take",
    "cabo",
    "done",
    "a1",
    "b3",
    "c4",
    "a²",
    "1+3",
    "+",
]
MOVES = st.one_of(
    st.lists(st.sampled_from(FIELD_TEXTS), max_size=5).map(" ".join),
    st.text(max_size=200),
    st.sampled_from(["1+", "x", "look 9", "9", "\0", "ä"]).map(lambda part: part * 1300),
)
FIELDS = {
    "seat": NUMBERS | ANYTHING,
    "level": st.sampled_from(["largo", "presto", "", "LARGO"]) | ANYTHING,
    "word": st.text(max_size=300) | ANYTHING,
    "seal": st.sampled_from(["ab" * 32, "AB" * 32, "ab"]) | ANYTHING,
    "salt": st.sampled_from(["cd" * 32, "cd" * 33]) | ANYTHING,
    "ready": st.booleans() | ANYTHING,
    "decision": st.sampled_from(["r1.t1.turn", "r1.first-look.c.0", "r1.next", "", "x" * 3000]),
    "move": MOVES | ANYTHING,
    "more": ANYTHING,
}
REQUESTS = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS) | st.text(max_size=10),
    st.fixed_dictionaries({}, optional=FIELDS),
)
PLAYS = st.builds(
    lambda decision, move: {"type": "play", "decision": decision, "move": move},
    FIELDS["decision"],
    MOVES,
)
IDS = st.one_of(
    st.text(min_size=1, max_size=LONGEST_ID),
    st.sampled_from(["", "1" * LONGEST_ID, "1" * (LONGEST_ID + 1)]),
    ANYTHING,
)
MESSAGES = st.one_of(
    st.builds(
        lambda name, asked: {"type": "ask", "id": name, "request": asked}, IDS, REQUESTS | PLAYS
    ),
    st.builds(lambda after: {"type": "hello", "after": after}, NUMBERS | ANYTHING),
    st.builds(
        lambda token: {"type": "hello", "token": token},
        st.text("aB0-_", min_size=43, max_size=43) | ANYTHING,
    ),
    st.builds(
        lambda reaction: {"type": "react", "reaction": reaction},
        st.sampled_from(Reaction) | ANYTHING,
    ),
    st.fixed_dictionaries({"type": st.sampled_from(["hello", "ping", "ask", "welcome"])}),
    ANYTHING,
)


def encode(message: object) -> bytes:
    """A message as JSON, with lone surrogates."""
    return json.dumps(message).encode()


def with_bytes_inserted(raw: bytes, at: int, other: bytes) -> bytes:
    """A message with other bytes in the middle."""
    at %= len(raw) + 1
    return raw[:at] + other + raw[at + len(other) :]


TEXTS = st.one_of(
    MESSAGES.map(encode),
    st.builds(
        with_bytes_inserted,
        MESSAGES.map(encode),
        st.integers(0, 500),
        st.binary(min_size=1, max_size=3),
    ),
    st.binary(max_size=100),
    st.sampled_from([b"[", b'{"type":', b"\xff\xfe", b"\xed\xa0\x80", b" "]).map(
        lambda part: (part * MAX_MESSAGE_BYTES)[:MAX_MESSAGE_BYTES]
    ),
)
FRAMES = st.one_of(
    st.builds(frame, st.sampled_from([TEXT, TEXT, TEXT, BINARY]), TEXTS),
    st.builds(
        lambda text, at: frame(TEXT, text[:at], last=False) + frame(PING) + frame(MORE, text[at:]),
        TEXTS,
        st.integers(0, 50),
    ),
    st.builds(frame, st.sampled_from([PING, PONG]), st.binary(max_size=125)),
)
BROKEN_BYTES = st.one_of(
    st.builds(
        frame,
        st.just(TEXT),
        st.binary(min_size=2 * MAX_MESSAGE_BYTES + 1, max_size=2 * MAX_MESSAGE_BYTES + 9),
    ),
    st.builds(frame, st.sampled_from([PING, CLOSE]), st.binary(min_size=126, max_size=130)),
    st.builds(frame, st.just(CLOSE), st.binary(max_size=20)),
    st.builds(lambda kind: frame(kind, b"x"), st.sampled_from([3, 7, 11, 15, MORE])),
    st.builds(lambda bits: frame(TEXT, b"{}", bits=bits), st.sampled_from([0x10, 0x40, 0x70])),
    st.just(frame(TEXT, b"{", last=False) + frame(TEXT, b"}")),
    st.just(frame(PING, b"", last=False)),
    st.just(bytes([0x81, 2]) + b"{}"),  # not masked
    st.just(bytes([0x81, 0xFF]) + bytes([0x7F] * 8)),  # without end
    st.binary(min_size=1, max_size=60),
    st.just(b""),
)
Conversation = tuple[bool, bool, list[bytes], bytes]
"""Whether the rogue sends its token, and says hello; its frames; and something that breaks."""
CONVERSATIONS: st.SearchStrategy[Conversation] = st.tuples(
    st.booleans(), st.booleans(), st.lists(FRAMES, max_size=12), BROKEN_BYTES
)
APPLAUSE_REACTION = {"type": "react", "reaction": "bravo"}
HELLO = frame(TEXT, b'{"type":"hello"}')


def hold_conversation(match: Match, conversation: Conversation) -> None:
    """Connect, send everything, read the answers, and disconnect in one way or another."""
    known, polite, frames, wreck = conversation
    token = match.token if known else None
    with rogue_at(match.server, match.code, token) as rogue:
        rogue.send(*([HELLO] if polite else []), *frames, wreck, frame(CLOSE, b"\x03\xe8"))
        half_close(rogue)
        for _ in rogue.read_all():
            pass


def half_close(rogue: Rogue) -> None:
    """Send nothing more, but keep reading."""
    with suppress(OSError):  # the server may have closed it already
        rogue.connection.shutdown(SHUT_WR)


def conversations(count: int) -> list[Conversation]:
    """Random conversations, drawn in advance because drawing would disturb the match."""
    drawn = []

    @settings(
        max_examples=count,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(CONVERSATIONS)
    def draw(conversation: Conversation) -> None:
        drawn.append(conversation)

    draw()
    return drawn


def test_random_messages_do_not_disturb_a_match(server: Server) -> None:
    """Random, broken and huge messages and frames come meanwhile."""
    drawn = conversations(150)
    with beside_a_match(server) as match:
        before = memory(server)
        for conversation in drawn:
            hold_conversation(match, conversation)
        assert memory(server) - before < MAX_GROWTH_MIB


@pytest.mark.long
def test_many_random_messages_do_not_disturb_a_match(server: Server) -> None:
    """The memory does not grow with their number."""
    drawn = conversations(4000)
    with beside_a_match(server) as match:
        for conversation in drawn[:500]:
            hold_conversation(match, conversation)
        before = memory(server)
        for conversation in drawn:
            hold_conversation(match, conversation)
        assert memory(server) - before < MAX_GROWTH_MIB


def test_every_request_with_an_invalid_field_is_answered(server: Server) -> None:
    """Each request gets its own answer, which is checked."""
    values: list[Any] = [
        None,
        True,
        -5,
        10**9,
        10**30,
        1.5,
        "",
        "x" * 300,
        [],
        {},
        [[0]],
        {"a": {}},
    ]
    with beside_a_match(server) as match:
        for kind in KINDS:
            asks_sent = [
                {"type": kind},
                *({"type": kind, name: v} for name in FIELDS for v in values),
            ]
            for start in range(0, len(asks_sent), MAX_UNREADABLE - 1):
                asks = [
                    {"type": "ask", "id": str(number), "request": request}
                    for number, request in enumerate(asks_sent[start : start + MAX_UNREADABLE - 1])
                ]
                with rogue_at(match.server, match.code, match.token) as rogue:
                    rogue.send(*(frame(TEXT, encode(ask)) for ask in asks))
                    kinds_heard = (asks_sent["type"] for asks_sent in rogue.read_all())
                    answers = islice(
                        (kind for kind in kinds_heard if kind in ("done", "refused")), len(asks)
                    )
                    assert len(list(answers)) == len(asks)


def test_a_client_that_sends_too_much_is_cut_off(server: Server) -> None:
    """It may send too many messages or too much nonsense; the server tells it so."""
    ping = frame(TEXT, b'{"type":"ping"}')
    with beside_a_match(server) as match:
        for flood, code, reason in (
            ([ping] * 50_000, 4429, "too-fast"),
            ([HELLO] * 300, 4429, "too-fast"),
            ([HELLO, *[frame(TEXT, encode(APPLAUSE_REACTION))] * 300], 4429, "too-fast"),
            ([frame(TEXT, b"nonsense")] * 50, 4400, "unreadable"),
            ([frame(TEXT, b" " * (2 * MAX_MESSAGE_BYTES + 1))], 1009, ""),
        ):
            for token in (None, match.token):
                with rogue_at(server, match.code, token) as rogue:
                    rogue.send(*flood)
                    messages = list(rogue.read_all())
                assert rogue.closed is not None, reason
                assert rogue.closed[0] == code
                if reason:
                    assert rogue.closed[1] == reason
                    assert messages[-1] == {"type": "bye", "code": reason}


def test_messages_are_read_however_they_are_cut(server: Server) -> None:
    """A packet has several or a part of one; control frames come in between; any mask is used."""
    chance = random.Random(7)
    ping = b'{"type":"ping"}'
    kinds = (
        lambda: frame(TEXT, ping),
        lambda: masked(frame(TEXT, ping + b" " * 200), chance.randbytes(4)),
        lambda: masked(frame(TEXT, ping), chance.randbytes(4)),
        lambda: frame(TEXT, ping[:5], last=False) + frame(PING, b"x") + frame(MORE, ping[5:]),
        lambda: frame(PONG, b"nobody has asked") + frame(TEXT, ping),
    )
    with beside_a_match(server) as match:
        for most in (1, 7, 60, 2000):
            with rogue_at(server, match.code) as rogue:
                frame_bytes = b"".join(chance.choice(kinds)() for _ in range(16))
                while frame_bytes:
                    size = chance.randint(1, most)
                    assert rogue.send(frame_bytes[:size])
                    frame_bytes = frame_bytes[size:]
                    time.sleep(0.001)  # so that each part is a packet of its own
                answers = islice(rogue.read_all(), 16)
                assert [message["type"] for message in answers] == ["pong"] * 16


def with_long_length(plain: bytes, size: int) -> bytes:
    """A frame whose length field is longer than needed."""
    length = plain[1] & 127
    start = 4 if length == 126 else 2
    if start == 4:
        length = int.from_bytes(plain[2:4], "big")
    kind = {2: 126, 8: 127}[size]
    return plain[:1] + bytes([0x80 | kind]) + length.to_bytes(size, "big") + plain[start:]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(BINARY, b'{"type":"ping"}'), 1003),
        (frame(BINARY, b"\xff" * 200), 1003),
        (frame(BINARY, b"{", last=False) + frame(MORE, b"}"), 1003),
        (with_long_length(frame(TEXT, b'{"type":"ping"}'), 2), 1002),
        (with_long_length(frame(TEXT, b'{"type":"ping"}'), 8), 1002),
        (with_long_length(frame(TEXT, b'{"type":"ping"}' + b" " * 200), 8), 1002),
        (with_long_length(frame(PING, b"x"), 2), 1002),
        (frame(TEXT, b"{", last=False) + with_long_length(frame(MORE, b"}"), 2), 1002),
    ],
    ids=["binary", "long", "parts", "two", "eight", "eight-for-two", "control", "continued"],
)
def test_a_frame_is_text_in_its_shortest_form(server: Server, wrong: bytes, code: int) -> None:
    """Anything else ends the connection, however it is cut; the bytes after it are not read."""
    table = server.guest().open()
    ping = frame(TEXT, b'{"type":"ping"}')
    for size in (1, 3, 1000):
        with rogue_at(server, table) as rogue:
            rogue.send(ping)
            assert next(rogue.read_all())["type"] == "pong"
            wrong_bytes = wrong + ping
            for at in range(0, len(wrong_bytes), size):
                rogue.send(wrong_bytes[at : at + size])
                time.sleep(0.001)  # so that each part is a packet of its own
            assert not [*rogue.read_all()]
        assert rogue.closed is not None
        assert rogue.closed[0] == code


@pytest.mark.parametrize(
    "more",
    [HELLO, b"\r\n", b"GET /livez HTTP/1.1\r\n\r\n"],
    ids=["frame", "line", "request"],
)
def test_a_client_that_sends_data_with_the_handshake_is_refused(
    server: Server, more: bytes
) -> None:
    """A client has to wait for the answer; its early data is not dropped silently."""
    table = server.guest().open()
    with raw_connection(server) as line:
        line.sendall(opening(server, table) + more)
        assert read_all(line).startswith(b"HTTP/1.1 400 ")


def masked(plain: bytes, mask: bytes) -> bytes:
    """A frame with a mask other than zeros."""
    start = 8 if plain[1] & 127 == 126 else 6
    text = bytes(byte ^ mask[at % 4] for at, byte in enumerate(plain[start:]))
    return plain[: start - 4] + mask + text


def test_endless_fragments_cannot_fill_the_memory(server: Server) -> None:
    """Unread pings cannot fill it, either."""
    with beside_a_match(server) as match:
        before = memory(server)
        for first, part in (
            (b"", frame(PING, b"x" * 125) * 8000),
            (frame(TEXT, b"{", last=False), frame(MORE, last=False) * 100_000),
        ):
            with rogue_at(server, match.code) as rogue:
                assert not rogue.send(first, *[part] * 100)
        assert memory(server) - before < MAX_GROWTH_MIB


@pytest.mark.long
def test_a_client_that_never_reads_is_dropped(tmp_path: Path) -> None:
    """No player waits for it, and it can reconnect."""
    with serving(tmp_path, tempo=10, talk=50) as server, beside_a_match(server) as match:
        before = memory(server)
        with rogue_at(server, match.code, match.token, buffer=4096) as deaf:
            assert not deaf.send_each(at_the_rate_limit([HELLO] * 10_000))  # answers are far longer
        assert memory(server) - before < MAX_GROWTH_MIB
        with rogue_at(server, match.code, match.token) as back:
            back.send(HELLO)
            assert next(back.read_all())["type"] == "welcome"
        check_healthy(server)


def at_the_rate_limit(frames: list[bytes]) -> Iterator[bytes]:
    """Yield the frames within the rate limit."""
    for frame_ in frames:
        time.sleep(0.002)
        yield frame_


# --- limits ------------------------------------------------------------------------------------


def test_new_things_beyond_a_limit_are_refused(tmp_path: Path) -> None:
    """This holds for tables, guests and connections; there is room again later."""
    bounds = {"max_tables": 2, "max_connections": 3, "guests_per_minute": 4}
    with serving(tmp_path, **bounds) as server:
        guest = server.guest()
        code = guest.open()
        guest.open()
        asked = {"game": "cabo", "preset": "original", "players": 2}
        status, problem = server.http("POST", "/api/tables", asked, guest.token)
        assert (status, problem["code"]) == (503, "house-full")
        for _ in range(3):
            server.guest()
        status, problem = server.http("POST", "/api/guests", {"name": "Eve"})
        assert (status, problem["code"]) == (429, "too-fast")
        for _ in range(2):
            with (
                rogue_at(server, code) as one,
                rogue_at(server, code) as two,
                rogue_at(server, code) as three,
            ):
                for rogue in (one, two, three):
                    rogue.send(HELLO)
                    assert next(rogue.read_all())["type"] == "welcome"
                with raw_connection(server) as line:
                    assert read_all(line).startswith(b"HTTP/1.1 503 ")
            wait_until(lambda: close_code_of_refused(server, "CCCCCC") == (4404, "no-such-table"))
        assert close_code_of_refused(server, code, "A" * 43) == (4401, "not-a-guest")
        check_healthy(server)


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    """There are limits for connections at once, and for new ones a minute."""
    with serving(tmp_path, connections_per_address=2, connections_per_minute=4) as server:
        code = server.guest().open()
        with rogue_at(server, code), rogue_at(server, code), raw_connection(server) as line:
            line.sendall(opening(server, code))
            assert read_all(line).startswith(b"HTTP/1.1 403 ")
        wait_until(lambda: close_code_of_refused(server, code)[0] != 403)
        wait_until(lambda: close_code_of_refused(server, code) == (4429, "too-fast"))
        check_healthy(server)


def close_code_of_refused(server: Server, code: str, token: str | None = None) -> tuple[int, str]:
    """The close code and the reason of a socket that is refused after the handshake."""
    with raw_connection(server) as line:
        line.sendall(opening(server, code, token))
        try:
            rogue = Rogue(line)
        except AssertionError:
            return 403, ""
        rogue.send(frame(CLOSE))
        list(rogue.read_all())
    assert rogue.closed is not None
    return rogue.closed


def wait_until(condition: Callable[[], bool]) -> None:
    """Wait until a condition is true."""
    deadline = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.05)
