"""Hostile requests over HTTP: every answer is checked, and the server continues as before."""

import json
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from urllib.parse import quote_from_bytes, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from server.harness.club_keeper import open_club
from server.harness.fuzzing import (
    Answer,
    check_healthy,
    head,
    opening,
    parse_answers,
    raw_connection,
    read_all,
    say,
)
from server.harness.hostile_input import HOSTILE_TEXTS, PIECES, bytes_like
from server.harness.link_holders import close_code_after, drawn_event, matches, open_pad
from server.harness.rig import Json, Server, over_sockets, serving, sitting

from dacabo import records
from dacabo.club.files import MAX_BYTES as MAX_CLUB_BYTES
from dacabo.scorepad.files import MAX_BYTES
from dacabo.server.api.schema import ROUTES
from dacabo.server.http.responses import BODY_SECONDS, MAX_BODY
from dacabo.server.http.routing import Route
from dacabo.server.tables.routes import MAX_WHAT_IF
from dacabo.server.wire.watch import LONGEST_KEY
from dacabo.tournament import logfile
from dacabo.tournament.namelist import MAX_LIST_BYTES
from dacabo.tournament.subjects.clocks import Start

LAST = "Connection: close"
AS_JSON = "Content-Type: application/json"
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND")
TAKING = [route for route in ROUTES if route.request is not None]
TAKING_FILES = [route for route in ROUTES if route.file]
FILES = {
    "pad_from_file": MAX_BYTES,
    "event_from_file": logfile.MAX_LOG_BYTES,
    "register_list": MAX_LIST_BYTES,
    "club_from_file": MAX_CLUB_BYTES,
    "film": records.MAX_BYTES,
    "analysis": records.MAX_BYTES,
}
"""The routes that take a file, and its largest size."""
LINKED = "^/api/(pad|event)(/|$)"
"""The routes that need a link."""
WIDE = ("ask_pad", "ask_match_pad", "preview_event", "ask_event")
"""Routes with so many kinds of requests that only the long run tests all edge values."""
PATHS = sorted({route.path for route in ROUTES})


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests."""
    with serving(tmp_path_factory.mktemp("fuzz")) as server:
        yield server


@pytest.fixture
def server(running: Server) -> Iterator[Server]:
    """The server, whose health is checked after every test."""
    yield running
    check_healthy(running)


class Keys:
    """The links of a client: of a score pad, and to the desk of a running event."""

    def __init__(self, server: Server) -> None:
        self.pad = open_pad(server).key
        organiser = drawn_event(server, 6)
        organiser.ask(Start())
        self.event, self.match = organiser.key, matches(organiser.page)[0]["id"]
        self.club = open_club(server).key

    def any_of(self, route: Route) -> str:
        """The key for a route, also of one that needs none."""
        kinds = {"pad": self.pad, "club": self.club}
        return next(
            (key for kind, key in kinds.items() if route.path.startswith(f"/api/{kind}")),
            self.event,
        )

    def of(self, route: Route) -> tuple[str, ...]:
        """The header for a route, if it needs one."""
        if not route.key:
            return ()
        return (f"Dacabo-Key: {self.pad if route.path.startswith('/api/pad') else self.event}",)


@pytest.fixture(scope="module")
def keys(running: Server) -> Keys:
    """A client's links."""
    return Keys(running)


def called(path: str) -> str:
    """A path with values for its parameters."""
    return path.format(code="CCCCCC", match=1, id="4-1")


# --- Schemathesis -----------------------------------------------------------------------------


def schemathesis(server: Server, folder: Path, settings: str, *options: str) -> None:
    """Run Schemathesis with all checks, on all routes but those that end its rights."""
    config = folder / "schemathesis.toml"
    # A readable request may still be impossible: hence 422. And what is longer than any type allows
    # may be longer than any body may be: hence 413.
    config.write_text(
        f"""
[generation]
deterministic = true
database = "none"
[checks]
positive_data_acceptance.expected-statuses = ["2xx", "401", "403", "404", "409", "422", "429"]
negative_data_rejection.expected-statuses = ["4xx"]
missing_required_header.expected-statuses = ["401", "403", "404"]
{settings}
"""
    )
    found = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "--no-color"),
            *("run", f"{server.link}/api/openapi.json", "--checks", "all", "--continue-on-failure"),
            *("--exclude-operation-id", "forget_me", "--exclude-operation-id", "log_out"),
            *("--exclude-operation-id", "renew_pad"),
            *("--warnings", "off", *options),
        ],
        check=False,
        capture_output=True,
        text=True,
        cwd=folder,
    )
    assert found.returncode == 0, found.stdout + found.stderr


def as_guest(server: Server) -> str:
    """The settings of a client with a token."""
    return f'[auth.openapi.token]\nbearer = "{server.guest().token}"'


def with_links(server: Server) -> str:
    """The settings of a client with a token and links."""
    keys = Keys(server)
    return f"""
{as_guest(server)}
[auth.openapi.key]
api_key = "{keys.event}"
[parameters]
"path.id" = "{keys.match}"
[[operations]]
include-path-regex = "^/api/pad(/|$)"
headers = {{ dacabo-key = "{keys.pad}" }}
"""


def settings_at(code: str) -> str:
    """The settings of a client that knows a table and a finished match."""
    return f'[parameters]\n"path.code" = "{code}"\n"path.match" = 1'


async def over(server: Server) -> str:
    """The code of a table with a finished match."""
    async with sitting(server, 2) as party:
        await party.start()
        assert (await party.host.ask("close"))["type"] == "done"
        return party.code


@pytest.mark.long
def test_schemathesis_as_a_guest(server: Server, tmp_path: Path) -> None:
    """It finds nothing with all edge values; random ones are left to the long run."""
    options = ("--exclude-path-regex", LINKED, "--phases", "coverage")
    schemathesis(server, tmp_path, as_guest(server), *options)


@pytest.mark.long
def test_schemathesis_with_links(server: Server, tmp_path: Path) -> None:
    """It finds nothing at the pads and events whose links it has.

    Without a link the answer is 404, where Schemathesis expects 403.
    """
    settings, options = with_links(server), ("--exclude-checks", "ignored_auth")
    others = [part for name in WIDE for part in ("--exclude-operation-id", name)]
    everywhere = ("--phases", "coverage", "--include-path-regex", LINKED, *others)
    schemathesis(server, tmp_path, settings, *options, *everywhere)
    wide = [part for name in WIDE for part in ("--include-operation-id", name)]
    schemathesis(server, tmp_path, settings, *options, "-n", "10", "--phases", "fuzzing", *wide)
    refused = server.metrics()
    for code in ("entry-not-everyone", "list-empty", "match-gone"):
        assert f'"{code}"' in refused, "it was not even let in"


@pytest.mark.long
@over_sockets
async def test_schemathesis_as_a_stranger(server: Server, tmp_path: Path) -> None:
    """It finds nothing without a token either, at existing tables."""
    options = ("--exclude-path-regex", LINKED, "-n", "10", "--phases", "fuzzing")
    schemathesis(server, tmp_path, settings_at(await over(server)), *options)


@pytest.mark.long
@over_sockets
async def test_schemathesis_for_longer(server: Server, tmp_path: Path) -> None:
    """It finds nothing in ten times as many examples."""
    code = await over(server)
    options = ("--exclude-checks", "ignored_auth", "-n", "100", "--phases", "coverage,fuzzing")
    for more in ("", settings_at(code), with_links(server)):
        schemathesis(server, tmp_path, more, *options)


def test_a_guest_can_be_deleted_once(server: Server) -> None:
    """Schemathesis must not call this route."""
    guest = server.guest()
    assert server.http("DELETE", "/api/me", token="A" * 43)[0] == 401
    assert server.http("DELETE", "/api/me", token=guest.token) == (204, "")
    for method, path in (("DELETE", "/api/me"), ("GET", "/api/me"), ("POST", "/api/me/links")):
        status, problem = server.http(method, path, token=guest.token)
        assert (status, problem["code"]) == (401, "not-a-guest")
    wrong, _ = say(server, *2 * [head(server, "GET /api/me")], head(server, "GET /", LAST))[:2]
    assert wrong.headers["www-authenticate"] == "Bearer"


# --- methods and paths ------------------------------------------------------------------------


@pytest.mark.parametrize("path", PATHS)
def test_methods_of_every_path(server: Server, path: str) -> None:
    """An unknown method is refused with the list of allowed ones; HEAD is GET without a body."""
    own = {route.method for route in ROUTES if route.path == path}
    allowed = own | {"HEAD"} if "GET" in own else own
    said: dict[str, Answer] = {}
    for method in METHODS:
        with raw_connection(server) as line:
            line.sendall(head(server, f"{method} {called(path)}", LAST))
            heard = read_all(line)
        top, _, body = heard.partition(b"\r\n\r\n")
        if method == "HEAD":
            assert not body
            heard = top + b"\r\ncontent-length: 0\r\n\r\n"
        (said[method],) = parse_answers(heard)
        if method in allowed:
            assert said[method].status != 405
        else:
            assert said[method].status == 405
            assert said[method].headers["allow"] == ", ".join(sorted(allowed))
    if "GET" in own:
        assert said["HEAD"].status == said["GET"].status


@settings(max_examples=150, database=None, derandomize=True)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(["api", "me", "tables", "CCCCCC", "records", "live", "..", ".", ""]),
            st.binary(max_size=12).map(lambda raw: quote_from_bytes(raw, safe="")),
            st.sampled_from(["%", "%zz", "%00", "%ff", "%2f", "%2e%2e", "{code}", "\\", "*", ";"]),
        ),
        max_size=6,
    )
)
def random_path(server: Server, parts: list[str]) -> None:
    """A path that hardly leads anywhere."""
    (answer,) = say(server, head(server, "GET /" + "/".join(parts), LAST))
    assert answer.status < 500


def test_odd_paths_are_not_found(server: Server) -> None:
    """Percent signs, zeros, dots and invalid UTF-8 give a checked 404."""
    random_path(server)
    for path in ("/" + "a" * 60_000, "/api/me/", "/api/tables/CCCCCC/", "//", "/api//me"):
        (answer,) = say(server, head(server, f"GET {path}", LAST))
        assert answer.status in (400, 404)
    code = server.guest().open()  # a guest is made here, because nothing after it would be read
    for match in ("0", "-1", "²", "1e3", "9" * 5000, "%31%00"):
        path = f"/api/tables/{code}/records/{match.encode().decode('latin-1')}"
        (answer,) = say(server, head(server, f"GET {path}", LAST))
        assert answer.status in (400, 404)


# --- bodies -----------------------------------------------------------------------------------

UNREADABLE = [b"", b"{", b"\xff\xfe{}", b"{'name':1}", b"\xef\xbb\xbf{}", b"nan", bytes(100)]
EITHER = [
    b'{"name":"\xff"}',
    b'{"name":"\\ud800"}',
    b"[" * 16_000,
    b'{"a":' * 3000,
    b'{"name":"Ana"}}',
]
OTHERS = [b"[]", b"null", b"7", b'"Ana"', b"{}", b'{"name":7}', b'{"name":null}', b'{"nam":"Ana"}']
OTHERS += [b'{"name":"Ana","more":1}', b'{"name":["Ana"]}', b'{"code":{}}', b'{"players":1e400}']
OTHERS += [b'{"game":"cabo","preset":"original","players":2,"clock":16}', b'{"code":""}']
OTHERS += [b'{"game":"cabo","preset":"original","players":' + b"9" * 5000 + b"}"]
NO_GAME = [b'"whist","preset":"original","players":2', b'"cabo","preset":"","players":2']
NO_GAME += [
    b'"cabo","preset":"original","players":' + n for n in (b"-5", b"0", b"7", b"1" + b"0" * 30)
]
NO_GAME += [
    b'"cabo","preset":"original","players":2,"changes":' + changes
    for changes in (
        b'{"rounds":0}',
        b'{"rounds":true}',
        b'{"x":1}',
        b'{"":""}',
        b'{"deck":"\\u0000"}',
    )
]


def try_post(server: Server, token: str, what: str, body: bytes, *headers: str) -> Answer:
    """The answer to a body."""
    given_ = headers or (AS_JSON,)
    length = f"Content-Length: {len(body)}"
    (answer,) = say(
        server, head(server, what, f"Authorization: Bearer {token}", LAST, length, *given_) + body
    )
    return answer


@pytest.mark.parametrize("route", TAKING, ids=lambda route: route.name)
def test_invalid_bodies_are_refused(server: Server, keys: Keys, route: Route) -> None:
    """Invalid JSON and JSON of another shape have different statuses."""
    token = server.guest().token
    what = f"{route.method} {called(route.path)}"
    link = keys.of(route)
    for statuses, bodies in (((400,), UNREADABLE), ((422,), OTHERS), ((400, 422), EITHER)):
        for body in bodies:
            answer = try_post(server, token, what, body, AS_JSON, *link)
            assert answer.status in statuses, (body[:60], answer)
    for kind in ("text/plain", "application/jsonx", "", "application/x-www-form-urlencoded"):
        assert try_post(server, token, what, b"{}", f"Content-Type: {kind}", *link).status == 415
    assert try_post(server, token, what, b"{}", "X-Nothing: 1", *link).status == 415
    like_json = "Content-Type: APPLICATION/json; x=1"
    assert try_post(server, token, what, b"{", like_json, *link).status == 400


@pytest.mark.parametrize("digits", [20, 40, 4000])
def test_numbers_with_too_many_digits_are_refused(server: Server, keys: Keys, digits: int) -> None:
    """A round with that number does not exist, and the answer says so."""
    for number in (10**digits, -(10**digits)):
        entry = '{"type":"cabo","laid":[{"type":"sum","sum":1}],"caller":0}'
        request = f'{{"type":"correct","round":{number},"entry":{entry},"instead":{entry}}}'
        body = f'{{"id":"1","request":{request}}}'.encode()
        key = f"Dacabo-Key: {keys.pad}"
        answer = try_post(server, server.guest().token, "POST /api/pad", body, AS_JSON, key)
        assert answer.status == 422, answer
        assert json.loads(answer.body)["code"] == "round-not-there"


@pytest.mark.parametrize("route", TAKING_FILES, ids=lambda route: route.name)
def test_invalid_files_are_refused(server: Server, keys: Keys, route: Route) -> None:
    """The answer has a sentence and the line, whatever type the file claims to have."""
    token = server.guest().token
    what = f"{route.method} {route.path}"
    for body in (*UNREADABLE, *EITHER, *OTHERS):
        answer = try_post(server, token, what, body, "Content-Type: text/html", *keys.of(route))
        assert answer.status == 422, (body[:60], answer)
        problem = json.loads(answer.body)
        # As a list of names `[]` is one name; but here they have been drawn already.
        assert problem["code"] == "registration-over" or problem["about"]["line"] >= 1


def test_impossible_options_and_names_are_refused(server: Server) -> None:
    """They can be read, but not played."""
    token = server.guest().token
    for body in NO_GAME:
        answer = try_post(server, token, "POST /api/tables", b'{"game":' + body + b"}")
        assert answer.status == 422, (body, answer)
    for body in NO_GAME:
        assert try_post(server, token, "POST /api/rules", b'{"game":' + body + b"}").status == 422
    for name in ("\\u0000", " ", "\\u200d", "x" * 25, "ä" * 192):
        answer = try_post(server, token, "PATCH /api/me", f'{{"name":"{name}"}}'.encode())
        assert answer.status == 422, (name, answer)


def test_large_bodies_are_refused_early(server: Server, keys: Keys) -> None:
    """The answer comes before all of the body has arrived."""
    for route in TAKING:
        what = f"{route.method} {called(route.path)}"
        token = f"Authorization: Bearer {server.guest().token}"
        named = (AS_JSON, LAST, token, *keys.of(route))
        most = MAX_WHAT_IF if route.name == "what_if" else MAX_BODY
        much = b" " * (most + 1)
        (answer,) = say(server, head(server, what, *named, f"Content-Length: {len(much)}"), much)
        assert answer.status == 413
        chunk = b"400\r\n" + b" " * 1024 + b"\r\n"
        chunked = (*named, "Transfer-Encoding: chunked")
        if most == MAX_BODY:
            chunks = (*100 * [chunk], b"0\r\n\r\n")
            answer, *_ = say(server, head(server, what, *chunked), *chunks)
            assert answer.status == 413
        (answer,) = say(server, head(server, what, *named, f"Content-Length: {10**12}"), much)
        assert answer.status == 413


@pytest.mark.parametrize("route", TAKING_FILES, ids=lambda route: route.name)
def test_large_files_are_refused_early(server: Server, keys: Keys, route: Route) -> None:
    """A file may be larger than a body, as its kind requires, and no larger."""
    what, most = f"{route.method} {route.path}", FILES[route.name]
    for size, status in ((most, 422), (most + 1, 413)):
        length = f"Content-Length: {size}"
        asked = head(server, what, LAST, length, *keys.of(route))
        (answer,) = say(server, asked, b"\xff" * size)
        assert answer.status == status


def test_bodies_that_never_end_do_not_block_the_server(server: Server) -> None:
    """Clients may stall or leave in the middle of a request."""
    token = f"Authorization: Bearer {server.guest().token}"
    begun = head(server, "POST /api/tables", AS_JSON, token, "Content-Length: 100") + b'{"game'
    lines = []
    for _ in range(50):
        line = socket.create_connection(("127.0.0.1", urlsplit(server.link).port))
        line.sendall(begun)
        lines.append(line)
    assert server.http("GET", "/readyz")[0] == 200
    for line in lines:
        line.close()


@pytest.mark.long
def test_slow_bodies_time_out(server: Server) -> None:
    """The client gets an answer."""
    token = f"Authorization: Bearer {server.guest().token}"
    with raw_connection(server) as line:
        line.settimeout(2 * BODY_SECONDS)
        line.sendall(
            head(server, "PATCH /api/me", AS_JSON, token, LAST, "Content-Length: 9") + b"{"
        )
        (answer,) = parse_answers(read_all(line))
    assert answer.status == 408
    assert json.loads(answer.body)["code"] == "body-too-slow"


# --- whatever stands in a path, a query, a header or a body -------------------------------------

HEADERS = {
    "Dacabo-Key": (),
    "Cookie": ("dacabo_session=" + "A" * 43, "__Host-dacabo_session=" + "A" * 43),
    "Authorization": ("Bearer " + "A" * 43, "Basic YTpi"),
    "Accept-Language": ("de-AT,de;q=0.9",),
    "Accept-Encoding": ("gzip;q=0, br",),
    "If-None-Match": ('W/"abc", "d"',),
    "X-Forwarded-For": ("192.0.2.1, 127.0.0.1", "[2001:db8::1]:5000", "fe80::1%eth0"),
    "X-Forwarded-Proto": ("https", "http, https"),
    "Origin": ("https://cards.example", "http://127.0.0.1"),
    "Host": ("127.0.0.1", "[::1]:8420"),
    "Content-Type": ("application/json; charset=utf-8",),
}
"""Headers that the server reads, with values that it knows."""
AWAY = "https://x/event#abcdefghijklmnop."
"""How the link of an event elsewhere begins."""


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that believes what a proxy says about its clients."""
    with serving(tmp_path_factory.mktemp("proxied"), trusted_proxies="127.0.0.1") as server:
        yield server
        check_healthy(server)


def statuses_of(server: Server, requests: Iterable[bytes]) -> Counter[int]:
    """Count the statuses of the answers; each request has its own connection."""
    statuses: Counter[int] = Counter()
    for request in requests:
        statuses.update(answer.status for answer in say(server, request))
    assert not any(status >= 500 for status in statuses), statuses
    return statuses


def request_bytes(first: bytes, headers: Iterable[tuple[str, bytes]], body: bytes = b"") -> bytes:
    """A request with any bytes in it."""
    lines = [f"{name}: ".encode() + value for name, value in headers]
    length = f"Content-Length: {len(body)}".encode()
    return b"\r\n".join((first + b" HTTP/1.1", LAST.encode(), length, *lines, b"", body))


@settings(max_examples=250, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_any_bytes_in_a_request_are_answered(proxied: Server, data: st.DataObject) -> None:
    """They are in the path, query and headers, with a right or a wrong key; no answer is a 500."""
    keys = keys_at(proxied)
    route = data.draw(st.sampled_from(ROUTES))
    path = data.draw(bytes_like(f"{called(route.path)}?a=b".encode()))
    if data.draw(st.booleans()):
        path = called(route.path).encode()
    own = urlsplit(proxied.link).netloc.encode()
    headers = {"Host": own, "Dacabo-Key": keys.any_of(route).encode(), "Content-Type": b""}
    for name in data.draw(st.lists(st.sampled_from([*HEADERS]), max_size=3)):
        known = HEADERS[name] or (keys.any_of(route),)
        headers[name] = data.draw(bytes_like(*(value.encode() for value in known)))
    body = data.draw(st.sampled_from([b"", b"{}", b'{"id":"1","request":{"type":"end"}}']))
    statuses_of(proxied, [request_bytes(f"{route.method} ".encode() + path, headers.items(), body)])


@cache
def keys_at(server: Server) -> Keys:
    """A client's links at a server, made once."""
    return Keys(server)


def of_event(value: str) -> list[Json]:
    """Requests to an event with this text."""
    return [
        {"type": "go-elsewhere", "link": value},
        {"type": "go-elsewhere", "link": f"{AWAY}{value}.seal"},
        {"type": "describe", "when": value[:80]},
        {"type": "register", "names": [value]},
        {"type": "start", "matches": [value[:80]]},
    ]


def of_club(value: str) -> list[Json]:
    """Requests to a club book with this text."""
    return [
        {"type": "take-in", "event": value, "on": "2026-11-20", "who": []},
        {"type": "take-in", "event": "x", "on": value[:80], "who": []},
        {"type": "drop-plan", "event": value[:80]},
        {"type": "add-people", "names": [value]},
    ]


def with_new_ids(requests: list[Json]) -> list[Json]:
    """The requests, each with a new id."""
    return [{"id": f"asked-{next(_numbers)}", "request": request} for request in requests]


_numbers = count(1)
BODIES: dict[str, Callable[[str], list[Json]]] = {
    "ask_event": lambda value: with_new_ids(of_event(value)),
    "preview_event": lambda value: [{"request": request} for request in of_event(value)],
    "plan_event": lambda value: [{"minutes": value}, {"format": value}],
    "event_link": lambda value: [{"holder": {"type": "organiser", "name": value}}],
    "go_on": lambda value: [{"code": value}],
    "ask_club": lambda value: with_new_ids(of_club(value)),
    "propose_evening": lambda value: [{"event": value}],
    "tell_who_met": lambda value: [{"event": value}],
    "next_evening": lambda value: [{"id": f"next-{next(_numbers)}", "name": value, "people": []}],
    "club_link": lambda value: [{"link": value}],
    "ask_pad": lambda value: with_new_ids([{"type": "rename", "seat": 0, "name": value}]),
    "renew_pad": lambda value: [
        {"id": value[:15]}
    ],  # too short: otherwise the key would be another
    "ask_match_pad": lambda value: with_new_ids([{"type": "rename", "seat": 0, "name": value}]),
    "enter_decision": lambda value: [{"id": value[:40], "players": [], "entry": {"type": value}}],
    "play_online": lambda value: [{"match": value[:80]}],
    "seat_bot": lambda value: [{"match": value[:80], "player": 1, "level": value[:80]}],
    "take_seat": lambda value: [{"seal": value}],
}
"""By route, bodies that contain a given text, key or link."""


@pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize(
    "route", [one for one in TAKING if one.key or one.name == "go_on"], ids=lambda one: one.name
)
def test_any_text_in_a_body_is_answered(
    server: Server, keys: Keys, route: Route, step: int
) -> None:
    """It replaces links, keys and names, with a right key and with a wrong one."""
    host = urlsplit(server.link).netloc.encode()
    what = f"{route.method} {called(route.path)}".encode()
    for value in (*HOSTILE_TEXTS, *PIECES)[::step]:
        for key in (keys.any_of(route), *WRONG_KEYS):
            headers = {
                "Host": host,
                "Content-Type": b"application/json",
                "Dacabo-Key": key.encode(),
            }
            bodies = (json.dumps(body).encode() for body in BODIES[route.name](value))
            statuses_of(server, (request_bytes(what, headers.items(), body) for body in bodies))


WRONG_KEYS = ("abcdefghijklmnop.é.b", "abcdefghijklmnop.A.b", "A" * 32)


@over_sockets
async def test_a_wrong_key_of_a_watcher_ends_the_connection(server: Server, keys: Keys) -> None:
    """The reason is in the last message."""
    event = keys.event.partition(".")[0]
    for key in (
        *HOSTILE_TEXTS,
        *PIECES,
        *WRONG_KEYS,
        f"{event}.é.b",
        f"{event}.A.b",
        f"{event}.٣.²",
    ):
        said = {"type": "watch", "key": key}
        readable = 1 <= len(key) <= LONGEST_KEY and key != "\ud800"
        assert await close_code_after(server, said) == (4404 if readable else 4400), key


# --- who asks ---------------------------------------------------------------------------------


def test_foreign_hosts_and_origins_are_refused(server: Server) -> None:
    """The answer is in the client's language."""
    token = server.cookie("/api/guests", {"name": "Ana"})
    cookie = {"cookie": f"dacabo_session={token}"}
    refused = "host-not-allowed", "origin-not-allowed"
    german = {"accept-language": "de"}
    for code, method, headers in (
        (refused[0], "GET", {"host": "evil.example"}),
        (refused[0], "GET", {"host": "127.0.0.1.evil.example"}),
        (refused[0], "GET", {"host": "a b"}),
        (refused[0], "GET", {"host": "[::1"}),
        (refused[0], "GET", {"host": ""}),
        (refused[1], "POST", {"origin": "https://evil.example"}),
        (refused[1], "POST", {"origin": "null"}),
        (refused[1], "POST", {"origin": "\xff"}),
        (refused[1], "DELETE", cookie | {"origin": "https://evil.example"}),
        (refused[1], "DELETE", cookie),
    ):
        link = HTTPConnection(urlsplit(server.link).netloc, timeout=10)
        link.request(method, "/api/me", headers=german | headers)
        response = link.getresponse()
        body = response.read()
        link.close()
        assert response.status == 403, headers
        problem = json.loads(body)
        assert problem["code"] == code
        assert problem["about"] == {}
        assert problem["message"].startswith("Unter" if code == refused[0] else "Diese Anfrage kam")
        assert response.headers["x-content-type-options"] == "nosniff"
    assert server.http("GET", "/api/me", **cookie)[0] == 200  # the guest has not been deleted
    twice = [f"Origin: {server.link}", "Origin: https://evil.example"]
    assert say(server, head(server, "POST /api/continue", LAST, *twice))[0].status == 403
    host = f"Host: {urlsplit(server.link).netloc}"
    assert say(server, head(server, "GET /readyz", LAST, host))[0].status == 403
    tokens = ["Authorization: Bearer x", f"Authorization: Bearer {token}"]
    assert say(server, head(server, "GET /api/me", LAST, *tokens))[0].status == 401


# --- broken HTTP -------------------------------------------------------------------------------


def test_broken_requests_end_the_connection(server: Server) -> None:
    """They are answered first."""
    posting = ("POST /api/guests", AS_JSON)
    for broken in (
        b"nonsense\r\n\r\n",
        bytes(range(256)),
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET /readyz HTTP/9.9\r\n\r\n",
        b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /ä HTTP/1.1\r\n\r\n".encode(),
        head(server, "BREW /api/me"),
        head(server, "GET /readyz", "X: \0"),
        head(server, "GET /readyz", "X Y: 1"),
        head(server, "GET /readyz", " folded"),
        head(server, *posting, "Content-Length: -5"),
        head(server, *posting, "Content-Length: 5", "Content-Length: 6"),
        head(server, *posting, f"Content-Length: {10**30}"),
        head(server, *posting, "Content-Length: 5", "Transfer-Encoding: chunked") + b"0\r\n\r\n",
        head(server, *posting, "Transfer-Encoding: chunked") + b"zz\r\n\r\n",
        head(server, *posting, "Transfer-Encoding: gzip, chunked, x") + b"0\r\n\r\n",
    ):
        answers = say(server, broken)
        assert [answer.status for answer in answers] == [400], broken


def test_old_and_pipelining_clients_are_served(server: Server) -> None:
    """HTTP/1.0 is answered, and so are pipelined requests, in order."""
    old = head(server, "GET /readyz").replace(b"HTTP/1.1", b"HTTP/1.0")
    assert [answer.status for answer in say(server, old)] == [200]
    assert [answer.status for answer in say(server, b"GET /readyz\r\n\r\n")] == [403]
    asked = [head(server, "GET /readyz"), head(server, "GET /api/me"), head(server, "PUT /api/me")]
    is_bursting = b"".join(asked * 10) + head(server, "GET /nowhere", LAST)
    assert [answer.status for answer in say(server, is_bursting)] == [200, 401, 405] * 10 + [404]
    upgrade = head(server, "GET /readyz", "Connection: Upgrade, close", "Upgrade: h2c")
    assert [answer.status for answer in say(server, upgrade)] == [200]


def test_broken_websocket_handshakes_are_refused(server: Server) -> None:
    """No connection is left hanging."""
    refused = (400, 403, 405, 414, 431)
    fine = opening(server, "CCCCCC")
    for broken in (
        fine.replace(b"GET", b"POST"),
        fine.replace(b"GET", b"POST", 1).replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\nabc"),
        fine.replace(b"\r\n\r\n", b"\r\nContent-Length: 3\r\n\r\nabc"),
        fine.replace(b"ZGFj", b""),
        fine.replace(b"ZGFj", b"\xff\xff\xff\xff"),
        fine.replace(b"Version: 13", b"Version: 99"),
        fine.replace(b"Connection: Upgrade", b'Connection: Upgrade, "'),
        fine.replace(b"CCCCCC", "ä".encode()),
        fine.replace(b"CCCCCC", b"C" * 20_000),
        fine.replace(b"\r\n\r\n", b"\r\nX: " + b"y" * 20_000 + b"\r\n\r\n"),
        fine.replace(b"\r\n\r\n", b"".join(b"\r\nX-%d: y" % n for n in range(500)) + b"\r\n\r\n"),
        fine.replace(b"Host: ", b"Host: evil."),
        fine.replace(b"\r\n\r\n", b"\r\nOrigin: https://evil.example\r\n\r\n"),
    ):
        with raw_connection(server) as line:
            line.sendall(broken)
            heard = read_all(line)
        assert not heard or int(heard.split()[1]) in refused, (broken[:80], heard)


def test_endless_heads_are_cut_off(server: Server) -> None:
    """They cannot fill the server's memory before a request has even begun."""
    for start, part in (
        (head(server, "GET /readyz")[:-2], b"X: " + b"y" * 1000 + b"\r\n"),
        (b"GET /", b"a" * 1000),
        (head(server, "GET /readyz", "X: ")[:-4], b"y" * 1000),
    ):
        with raw_connection(server) as line:
            assert not is_accepted(line, start, *[part * 1000] * 64)


def is_accepted(line: socket.socket, *parts: bytes) -> bool:
    """Whether the server accepted all parts."""
    try:
        for part in parts:
            line.sendall(part)
    except ConnectionError:
        return False
    return True
