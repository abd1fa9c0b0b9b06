"""Parsers return a value or raise their typed error, whatever a stranger sends.

Another exception would be a 500 over HTTP, and on a socket a closed connection without a reason.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from secrets import token_bytes
from typing import Any, NamedTuple

import msgspec
import pytest
from club.harness.book import club_of, evening
from cost.harness.states import written_pad
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.harness.hostile_input import bytes_like, each_change, json_like, texts_like
from server.test_request_guard import LAN, LOCAL, PUBLIC, enter
from starlette.requests import Request
from tournament.harness.event_driver import EventDriver

from dacabo.club.facts import ByPlace, Season
from dacabo.club.files import HEADINGS, write_club
from dacabo.core.errors import DacaboError, InvalidMove
from dacabo.core.names import NameRefused, clean_name, shortened, visible
from dacabo.core.origins import origin_of
from dacabo.games import GAMES
from dacabo.records import RecordError, decode, read
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.files import write_pad
from dacabo.scorepad.view import view
from dacabo.server.api.schema import ROUTES
from dacabo.server.clubs import clubs, live_club
from dacabo.server.events.stored import continue_from_file
from dacabo.server.http.pages import accepted_encodings
from dacabo.server.http.request_guard import is_among
from dacabo.server.http.responses import HttpError, language_of, read_body
from dacabo.server.keys import EventKeys, KeyRefused, event_of, next_pad_key, pad_stream
from dacabo.server.limits.buckets import Rate, prefixes_of
from dacabo.server.pads import pads
from dacabo.server.settings import is_loopback
from dacabo.server.sockets.connection import Connection
from dacabo.server.sockets.message_loop import MessageLoop
from dacabo.server.tokens import has_session, is_token, new_token, read_code, token_of
from dacabo.server.wire.table import FromClient
from dacabo.server.wire.watch import FromWatcher
from dacabo.tournament.errors import ListError, TournamentError
from dacabo.tournament.namelist import read_names
from dacabo.tournament.names import clean_text, player_name
from dacabo.tournament.roles import AtTable, Organiser, Public
from dacabo.tournament.subjects.closing import GoElsewhere
from dacabo.tournament.views.pages import desk, public_view

KEYS = EventKeys("abcdefghijklmnop", bytes(32))
TOKEN = new_token(token_bytes)
LINK = f"https://cards.example/event#{KEYS.key(Public())}"
ADDRESSES = ("127.0.0.1", "2001:db8::1", "[2001:db8::1]:5000", "::ffff:192.0.2.1", "fe80::1%eth0")
ORIGINS = ("https://cards.example", "http://127.0.0.1:8420", "http://[::1]:8420")


class Parser(NamedTuple):
    """A function that parses a text, the errors that it may raise, and texts it accepts."""

    parse: Callable[[str], object]
    errors: tuple[type[DacaboError], ...]
    examples: tuple[str, ...]


def move_event(link: str) -> None:
    """Move an event to the server of a link."""
    EventDriver().ask(GoElsewhere(link))


PARSERS = {
    "event of a key": Parser(event_of, (), (KEYS.key(Public()), KEYS.key(Organiser("Ana")))),
    "holder of a key": Parser(KEYS.role, (), (KEYS.key(Public()), KEYS.key(AtTable(3, 2)))),
    "pad of a key": Parser(pad_stream, (KeyRefused,), ("A" * 32, next_pad_key("A" * 32))),
    "table code": Parser(read_code, (), ("CCCCCC", " ccc-ccc ")),
    "token": Parser(is_token, (), (TOKEN,)),
    "link of an event elsewhere": Parser(move_event, (TournamentError,), (LINK,)),
    "origin": Parser(origin_of, (), ORIGINS),
    "prefixes of an address": Parser(prefixes_of, (), ADDRESSES),
    "proxy": Parser(lambda it: is_among(it, PUBLIC.trusted_proxies), (), ADDRESSES),
    "loopback": Parser(is_loopback, (), (*ADDRESSES, "localhost")),
    "accepted encodings": Parser(accepted_encodings, (), ("gzip;q=0.0, br",)),
    "name": Parser(clean_name, (NameRefused,), ("Ana", "Zoë")),
    "shortened name": Parser(lambda it: shortened(visible(it)), (), ("Ana" * 20,)),
    "name of a player": Parser(lambda it: player_name(it, ()), (NameRefused,), ("Ana B.",)),
    "line of text": Parser(clean_text, (TournamentError,), ("At Gretel’s",)),
    "record": Parser(read, (RecordError,), ("Dacabo record 1\nGame: cabo\nVersion: 1\n",)),
    **{
        f"move of {name}": Parser(
            game.parse,
            (InvalidMove,),
            ("swap a1 b3", "replace 1+2", "snap 3", "lot 1", "shuffled 0,1", "build 3 on 2"),
        )
        for name, game in GAMES.items()
    },
}


@pytest.mark.parametrize("name", PARSERS)
@settings(max_examples=50)
@given(data=st.data())
def test_any_text_is_parsed_or_refused(name: str, data: st.DataObject) -> None:
    """The parsers are those of keys, codes, tokens, links, addresses, names and moves."""
    parse_any_text(name, data)


@pytest.mark.long
@pytest.mark.parametrize("name", PARSERS)
@settings(max_examples=1000)
@given(data=st.data())
def test_more_texts_are_parsed_or_refused(name: str, data: st.DataObject) -> None:
    """There are twenty times as many examples."""
    parse_any_text(name, data)


def parse_any_text(name: str, data: st.DataObject) -> None:
    """Parse a text; only the typed error is allowed."""
    parse, errors, examples = PARSERS[name]
    typed = data.draw(texts_like(*examples))
    with suppress(*errors):
        parse(typed)


# --- headers -------------------------------------------------------------------------------------

HEADERS = {
    b"host": (b"127.0.0.1:8420", b"[::1]", b"cards.example", b"table.local"),
    b"origin": (b"https://cards.example", b"http://127.0.0.1:8420", b"null"),
    b"x-forwarded-for": (b"192.0.2.1, 127.0.0.1", b"[2001:db8::1]:5000", b"fe80::1%eth0"),
    b"x-forwarded-proto": (b"https", b"http, https"),
    b"cookie": (f"a=b; dacabo_session={TOKEN}".encode(), f"__Host-dacabo_session={TOKEN}".encode()),
    b"authorization": (f"Bearer {TOKEN}".encode(), b"Basic YTpi"),
    b"accept-language": (b"de-AT,de;q=0.9", b"nl"),
}


@st.composite
def headers(draw: st.DrawFn) -> list[tuple[bytes, bytes]]:
    """Some headers, each close to one that is expected; some more than once."""
    names = draw(st.lists(st.sampled_from([*HEADERS]), max_size=5))
    given_ = [(name, draw(bytes_like(*HEADERS[name]))) for name in names]
    if draw(st.booleans()):  # otherwise few would pass the first check
        given_ = [(b"host", b"127.0.0.1:8420"), *(one for one in given_ if one[0] != b"host")]
    return given_


@settings(max_examples=200)
@given(
    headers(),
    st.sampled_from([LOCAL, LAN, PUBLIC]),
    st.sampled_from(["http", "websocket"]),
    st.sampled_from(["127.0.0.1", "192.0.2.7", ""]),
)
def test_any_headers_are_accepted_or_refused(
    given_: list[tuple[bytes, bytes]], which: Any, kind: str, client: str
) -> None:
    """The guard lets a request in or refuses it; then more headers are read."""
    scope = enter(which, *given_, kind=kind, client=client)
    if scope is not None:
        has_session(scope["headers"])
        for secure in (False, True):
            token = token_of(scope["headers"], secure=secure)
            assert token is None or is_token(token)
        assert len(language_of(Request({**scope, "type": "http"}))) == 2


# --- messages and bodies -------------------------------------------------------------------------


class Listener(MessageLoop[object]):
    """Counts the messages that it could read, and those that it could not."""

    def __init__(self, decoder: msgspec.json.Decoder[Any]) -> None:
        super().__init__(Connection(None), decoder.decode, Rate(1, 1))  # type: ignore[arg-type]
        self.heard = 0

    async def _handle(self, message: object) -> None:
        msgspec.json.encode(message)
        self.heard += 1

    def _on_unreadable(self) -> None:
        self.heard += 1


@contextmanager
def any_digits() -> Iterator[None]:
    """Let tests write numbers that are longer than Python reads."""
    most = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(0)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(most)


def encode(value: Any) -> bytes:
    """JSON with any value; lone surrogates are escaped."""
    with any_digits():
        return json.dumps(value).encode()


MESSAGES: tuple[Any, ...] = (
    {"type": "hello", "after": 3, "token": TOKEN},
    {"type": "ask", "id": "1", "request": {"type": "play", "decision": "turn-1", "move": "draw"}},
    {"type": "ask", "id": "1", "request": {"type": "reveal", "word": "w", "salt": "0" * 64}},
    {"type": "moves", "decision": "turn-1"},
    {"type": "watch", "key": KEYS.key(Public())},
    {"type": "draft", "round": 1, "by": "Ana", "pad": "1-1", "seat": 0, "entry": None},
)


@settings(max_examples=200)
@given(st.one_of(bytes_like(*map(encode, MESSAGES)), json_like(*MESSAGES).map(encode)))
def test_any_message_is_read_or_refused(said: bytes) -> None:
    """The messages are those at a table, and of a watcher."""
    for kind in (FromClient, FromWatcher):
        for frame in (said, said.decode("latin-1")):  # binary and text
            listener = Listener(msgspec.json.Decoder(kind))
            asyncio.run(listener._read_message(frame))
            assert listener.heard == 1


BODIES: tuple[Any, ...] = (
    {"name": "Ana", "program": True},
    {"code": TOKEN},
    {"game": "cabo", "preset": "original", "players": 2, "changes": {"rounds": 3}},
    {"id": "1", "request": {"type": "go-elsewhere", "link": LINK}},
    {"id": "1", "request": {"type": "enter", "round": 1, "entry": {"type": "cabo", "laid": []}}},
    {"holder": {"type": "at-table", "table": 1, "generation": 0}},
    {"event": KEYS.key(Public())},
    {"match": "1-1", "player": 3, "level": "allegro"},
)
KINDS = sorted({route.request for route in ROUTES if route.request is not None}, key=str)


@settings(max_examples=100)
@given(
    st.one_of(bytes_like(*map(encode, BODIES)), json_like(*BODIES).map(encode)),
    bytes_like(b"application/json", b"application/json; charset=utf-8"),
)
def test_any_body_is_read_or_refused(body: bytes, media: bytes) -> None:
    """This holds for every route, and any content type."""

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def read_each() -> None:
        for kind in KINDS:
            for one in (media, b"application/json"):
                scope = {"type": "http", "headers": [(b"content-type", one)]}
                with suppress(HttpError):
                    await read_body(Request(scope, receive), kind)

    asyncio.run(read_each())


# --- files ---------------------------------------------------------------------------------------
# Read files are shown as well: an accepted file must not make a page that fails.


def read_pad(file: bytes) -> None:
    """Read a pad from a file, and make everything that is made of it."""
    kept, _ = pads._from_file(file)
    msgspec.json.encode(view(kept.pad, kept.history))
    for made in (pads._file(kept), pads._table(kept), pads._paper(kept, "de")):
        assert made


def read_event(file: bytes) -> None:
    """Read an event from a file, with its pads, and make its pages."""
    _, held, _, _ = continue_from_file(file, 0, bytes(32), bytes(32))
    for page in (desk(held.state, 0), public_view(held.state, 0)):
        assert msgspec.json.encode(page)
    clubs._propose(held, CLUB, "event")


def read_club(file: bytes) -> None:
    """Read a club book from a file, and make its pages and its spreadsheet."""
    held, _ = clubs._from_file(file, bytes(32))
    assert live_club._pages(held)
    nobody = dict.fromkeys(held.state.people, "Nobody")
    assert live_club._workbook(held, {heading: heading for heading in HEADINGS}, nobody)


SEASON = Season(name="All", best=1, points=ByPlace((9, 5, 3)))
CLUB = club_of(5, [evening("2026-11-20", [0, 1], [2, 3])], SEASON)
PAD = written_pad(3, 1, players=3)
EVENTS = Path(__file__).parents[1] / "tournament"
PLAYING = (EVENTS / "event-of-version-4-playing.dacabo").read_bytes()
EVERYTHING = (EVENTS / "event-of-version-4-with-voices.dacabo").read_bytes()
_decode = msgspec.json.decode


def in_lines(file: bytes) -> list[Any]:
    """The lines of an event's file, decoded."""
    return [*map(_decode, file.splitlines())]


def event_file(lines: list[Any]) -> bytes:
    """The file of an event with these lines."""
    return b"".join(encode(line) + b"\n" for line in lines)


class File(NamedTuple):
    """A kind of file: its reader, a complete file, and its JSON if it has any."""

    read: Callable[[bytes], object]
    errors: tuple[type[DacaboError], ...]
    state: bytes
    values: Any = None
    write: Callable[[Any], bytes] = encode
    step: int = 1
    """One of this many changes of a value is tried."""


FILES = {
    "pad": File(read_pad, (PadError,), write_pad(PAD), _decode(write_pad(PAD))),
    "event": File(read_event, (TournamentError,), PLAYING, in_lines(PLAYING), event_file, 3),
    "event with everything": File(
        read_event, (TournamentError,), EVERYTHING, in_lines(EVERYTHING), event_file, 7
    ),
    "club": File(
        read_club,
        (DacaboError,),
        write_club(CLUB),
        {**_decode(write_club(CLUB)), "reckoned": None},
    ),
    "names": File(read_names, (ListError,), b"First name;Surname\nAna;B\n"),
    "record": File(lambda it: read(decode(it)), (RecordError,), b"Dacabo record 1\n"),
}


def try_to_read(kind: File, file: bytes) -> None:
    """Read a file; only the typed error is allowed."""
    with suppress(*kind.errors):
        kind.read(file)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long if kind.state is EVERYTHING else ())
        for name, kind in FILES.items()
    ],
)
@settings(max_examples=100, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_any_file_is_read_or_refused(name: str, data: st.DataObject) -> None:
    """Files are pads, events, clubs, lists of names, and records."""
    kind = FILES[name]
    if kind.values is not None and data.draw(st.booleans()):
        file = kind.write(data.draw(json_like(kind.values)))
    else:
        file = data.draw(bytes_like(kind.state))
    try_to_read(kind, file)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long if kind.state is EVERYTHING else ())
        for name, kind in FILES.items()
        if kind.values is not None
    ],
)
def test_any_changed_value_in_a_file_is_read_or_refused(name: str) -> None:
    """Each value in turn is replaced: by a large one, another script, or another type."""
    kind = FILES[name]
    kind.read(kind.write(kind.values))
    for changed in islice(each_change(kind.values), None, None, kind.step):
        try_to_read(kind, kind.write(changed))
