"""Every function that parses, compares, folds or shows what clients can make large.

Each has a case for every way in which its input is bad. If work is refused because of its size, the
steps until then count.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from typing import Any, Final, NamedTuple

import msgspec
from cost.harness.extremes import largest
from cost.harness.states import (
    LoggedTable,
    listed_event,
    long_event,
    long_name,
    long_table,
    round_of,
    written_pad,
)
from cost.harness.steps import Name
from records.harness.matches import play
from starlette.requests import Request
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core import names
from dacabo.core.origins import origin_of
from dacabo.games import GAMES
from dacabo.records import Record, parser, transcript
from dacabo.records.parser import verify
from dacabo.records.transcript import replay
from dacabo.scorepad import files, pad
from dacabo.scorepad import view as pad_view
from dacabo.scorepad.facts import RoundCorrected
from dacabo.scorepad.pad import Pad
from dacabo.server import tokens
from dacabo.server.http.request_guard import RequestGuard
from dacabo.server.http.responses import key_of, language_of
from dacabo.server.keys import EventKeys, event_of
from dacabo.server.limits.buckets import prefixes_of
from dacabo.server.limits.cpu_budget import CpuBudgets
from dacabo.server.pads.drafts import Drafting
from dacabo.server.settings import read_settings
from dacabo.server.sockets.connection import Connection
from dacabo.server.wire.table import FromClient
from dacabo.server.wire.watch import Draft, FromWatcher
from dacabo.table import view as table_view
from dacabo.table.apply import apply as fold_table
from dacabo.table.record import record_of
from dacabo.tournament import apply, commands, facts, logfile, namelist
from dacabo.tournament import names as player_names
from dacabo.tournament.event import Event, How
from dacabo.tournament.subjects.attendance import MarkNoShow
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.views import pages as event_view


class Case(NamedTuple):
    """A function, and one way to make its input large."""

    function: Callable[..., Any]
    kind: str
    work: Callable[[int], Callable[[], object]]
    """Prepares the work of a size, and returns it; only the work is counted."""
    size: int = 100


CASES: list[Case] = []


def add_case(
    function: Callable[..., Any],
    kind: str,
    arguments_of: Callable[[int], Any],
    size: int = 100,
    **fixed: object,
) -> None:
    """Add a case; `arguments_of` a size is one argument, or several in a tuple."""

    def work(size: int) -> Callable[[], object]:
        arguments = arguments_of(size)
        arguments = arguments if isinstance(arguments, tuple) else (arguments,)

        def call() -> None:
            result = function(*arguments, **fixed)
            if isinstance(result, Iterator):
                deque(result, maxlen=0)

        return call

    CASES.append(Case(function, kind, work, size))


MARKS: Final = "a\u0323\u0302\u0301\u0300"
TEXTS: Final[dict[str, Callable[[int], str]]] = {
    "one letter": lambda n: "a" * n,
    "marks": lambda n: MARKS * (n // 5),
    "only marks": lambda n: "\u0301" * n,
    "joiners": lambda n: "a\u200d" * (n // 2),
    "blanks": lambda n: "\u3164" * n,
    "spaces": lambda n: "a " * (n // 2),
    "ligatures": lambda n: "\ufdfa" * n,  # one letter, which becomes eighteen
    "unseen": lambda n: "\u202e" * n,
}


# --- names ----------------------------------------------------------------------------------


def _with_itself_taken(text_of: Callable[[int], str]) -> Callable[[int], Any]:
    return lambda n: (text_of(n), {text_of(n)})


def _with_other_names(text_of: Callable[[int], str]) -> Callable[[int], Any]:
    return lambda n: (text_of(n), ["Ana"], "N. N.")


for _kind, _text_of in TEXTS.items():
    add_case(names.clean_name, _kind, _text_of)
    add_case(names.visible, _kind, _text_of, 300)
    add_case(names.letters, _kind, _text_of)
    add_case(names.shortened, _kind, _text_of)
    add_case(names.redact_names, _kind, _with_other_names(_text_of))
    add_case(player_names.name_key, _kind, _text_of, 300)
    add_case(player_names.clean_text, _kind, _text_of)
    add_case(player_names.player_name, _kind, _with_itself_taken(_text_of))
    add_case(player_names.clean_note, _kind, _text_of, 20)

add_case(player_names.letters, "table", lambda n: n)

add_case(names.make_unique, "equal", lambda n: [Name("a")] * n)
add_case(names.make_unique, "different", lambda n: [Name(f"a{k}") for k in range(n)])
add_case(
    names.make_unique,
    "taken numbers",
    lambda n: [Name(f"a {k}") for k in range(n)] + [Name("a")] * n,
)
add_case(names.unique_among, "equal", lambda n: (Name("a"), {f"a {k}" for k in range(n)} | {"a"}))
add_case(names.unique_among, "different", lambda n: (Name("a"), {Name(f"b{k}") for k in range(n)}))


# --- files that people send -------------------------------------------------------------------


def _lines(cells: Callable[[int], str]) -> Callable[[int], bytes]:
    return lambda n: "\n".join(map(cells, range(n))).encode()


add_case(namelist.read_names, "different", _lines(lambda k: f"n{k}"))
add_case(namelist.read_names, "equal", _lines(lambda _k: "a"))
add_case(namelist.read_names, "empty lines", _lines(lambda _k: ""))
add_case(namelist.read_names, "quoted", _lines(lambda k: f'"n""{k}"'))
add_case(namelist.read_names, "one cell of quotes", lambda n: b'"' + b'""' * n + b'"')
add_case(namelist.read_names, "many columns", lambda n: b"name" + b"," * n + b"\n" + b"," * n)
add_case(namelist.read_names, "lines in a cell", lambda n: b'"' + b"\n" * n + b'"')
add_case(namelist.read_names, "open quote", lambda n: b'"' + b"a" * n)
add_case(namelist.read_names, "all taken", lambda n: (b"z", tuple(f"n{k}" for k in range(n))))


@lru_cache
def _event(steps: int) -> Event:
    return long_event(steps, 20)


@lru_cache
def _event_with_players(players: int) -> Event:
    return long_event(0, players)


add_case(logfile.write_log, "steps", _event)
add_case(logfile.pads_in, "pads", lambda n: b"{}\n" + b'{"pad":1}\n' * n)
add_case(logfile.read_log, "steps", lambda n: logfile.write_log(_event(n)))
add_case(logfile.read_log, "players", lambda n: logfile.write_log(_event_with_players(n)), 60)
add_case(logfile.read_log, "empty lines", lambda n: b"\n" * n)

add_case(files.write_pad, "rounds", lambda n: written_pad(n, 0), 50)
add_case(files.read_pad, "rounds", lambda n: files.write_pad(written_pad(n, 0)), 50)
add_case(files.read_pad, "deep", lambda n: b"[" * n)
add_case(files.read_pad, "empty lines", lambda n: b"\n" * n + files.write_pad(written_pad(1, 0)))
add_case(files.csv_of, "rounds", lambda n: written_pad(n, 0), 50)
add_case(
    files.paper_of, "rounds", lambda n: (written_pad(n, 0), "en", lambda message: message.key), 50
)
add_case(files.escape_formula, "formulas", lambda n: "; =" * n)


@lru_cache
def _record(moves: int) -> Record:
    return play("cabo", "dutch", 2, changes={"rounds": 100}, most=moves)


@lru_cache
def _text(moves: int) -> str:
    return transcript.write(_record(moves))


def _forged(moves: int) -> str:
    """Return a record in which no line says whose turn it is."""
    head, _, _ = _text(50).partition("\n\n")
    return head + "\n\nRound 1\n" + "1. a: draw" + "; draw" * moves + "\n\nResult: unfinished\n"


add_case(transcript.write, "moves", _record)
add_case(transcript.replay, "moves", _record)
add_case(transcript.summary, "moves", _record)
add_case(transcript.lines_for, "moves", lambda n: (_record(n), [*replay(_record(n))]))
add_case(
    transcript.turn_line, "one turn", lambda n: (GAMES["cabo"], [*replay(_record(100))][:5] * n)
)
add_case(parser.parse, "moves", _text)
add_case(parser.parse, "one line", _forged)
add_case(parser.read, "moves", _text)
add_case(parser.compare, "moves", lambda n: parser.parse(_text(n)))
add_case(verify, "moves", _text)


# --- events -----------------------------------------------------------------------------------

NOW: Final = 2**41

for _function in (event_view.public_view, event_view.desk, event_view.door_page):
    add_case(_function, "steps", lambda n: (_event(n), NOW))
    add_case(_function, "players", lambda n: (_event_with_players(n), NOW), 60)
add_case(event_view.player_page, "players", lambda n: (_event_with_players(n), 0, NOW), 60)
add_case(event_view.table_page, "players", lambda n: (_event_with_players(n), 1, NOW), 60)
for _view in (event_view.phase, event_view.log_lines, event_view.recent_log_lines):
    add_case(_view, "steps", _event)


def _registered(players: int) -> tuple[Event, Any]:
    """Return an event, and the entry that registers all players with one list."""
    event = EventDriver().event
    names = tuple(map(long_name, range(players)))
    (entry,) = commands.handle(event, Register(names, How.LIST), NOW, ANA, new_seed=bytes)
    return event, entry


def _all_removed(players: int) -> tuple[Event, Any]:
    """Return an event, and the entry that removes all its players at once."""
    event, asked = listed_event(players), MarkNoShow(tuple(range(players)))
    (entry,) = commands.handle(event, asked, NOW, ANA, new_seed=bytes)
    return event, entry


add_case(apply.apply, "registered", _registered)
add_case(apply.apply, "none came", _all_removed)
add_case(apply.replay, "steps", lambda n: [*_event(n).log])
add_case(
    commands.handle,
    "register",
    lambda n: (EventDriver().event, _register_all(n), NOW, ANA),
    new_seed=bytes,
)
add_case(
    commands.handle,
    "none came",
    lambda n: (listed_event(n), _mark_all_absent(n), NOW, ANA),
    new_seed=bytes,
)


def _register_all(players: int) -> facts.Request:
    return Register(tuple(map(long_name, range(players))), How.LIST)


def _mark_all_absent(players: int) -> facts.Request:
    return MarkNoShow(tuple(range(players)))


# --- pads -------------------------------------------------------------------------------------


@lru_cache
def _rounds(rounds: int) -> Pad:
    return written_pad(rounds, 0)


def _whole_pad(log: Iterable[Any]) -> object:
    """Return a pad, from its log."""
    return reduce(pad.apply, log, None)


def _corrected(rounds: int) -> tuple[Pad, Any]:
    """Return a pad and the correction of its first round, which recomputes all others."""
    before = _rounds(rounds)
    fact = RoundCorrected(1, round_of(5, "1", 4), "")
    return before, msgspec.structs.replace(before.log[-1], fact=fact)


add_case(_whole_pad, "rounds", lambda n: [*_rounds(n).log], 50)
add_case(pad.apply, "a correction", _corrected, 50)
add_case(pad_view.view, "rounds", _rounds, 50)
add_case(pad_view.history, "rounds", lambda n: [*_rounds(n).log], 50)
add_case(pad_view.change, "rounds", lambda n: (_rounds(n - 1), _rounds(n)), 50)


# --- tables -----------------------------------------------------------------------------------


def _table(rounds: int) -> LoggedTable:
    return long_table(1000, rounds)


def _other_table(rounds: int) -> LoggedTable:
    return long_table(1000, rounds, "dacapo")


def _whole_table(log: Iterable[Any]) -> object:
    """Return a table, from its log."""
    return reduce(lambda before, entry: fold_table(before, entry).table, log, None)


def _log_of(driver: Callable[[int], LoggedTable]) -> Callable[[int], Any]:
    return lambda n: [*driver(n).log]


def _seen_at(driver: Callable[[int], LoggedTable]) -> Callable[[int], Any]:
    return lambda n: (driver(n).table, 0)


for _driver in (_table, _other_table):
    add_case(_whole_table, "rounds", _log_of(_driver), 3)
    add_case(table_view.game_view, "rounds", _seen_at(_driver), 3)
add_case(table_view.table_view, "rounds", lambda n: (_table(n).table, "CCCCCC", {}), 3)
add_case(record_of, "rounds", lambda n: (long_table(n, n).log, 1, {}), 10)


# --- what comes with a request ------------------------------------------------------------------


def _request(name: str, value: str) -> Request:
    headers = [(name.encode(), value.encode("latin-1"))]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": headers})


def _cookies(size: int) -> list[tuple[bytes, bytes]]:
    return [(b"cookie", b"; ".join([b"dacabo_session=x"] * size))]


def _hops(size: int) -> tuple[RequestGuard, dict[str, Any]]:
    """Return a request that came through this many trusted proxies."""
    settings = read_settings({"database": "x", "trusted_proxies": "127.0.0.0/8"}, {})
    scope = {
        "client": ("127.0.0.1", 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", b",".join([b"127.0.0.1"] * size))],
    }
    return RequestGuard(lambda *_: None, settings, CpuBudgets(1)), scope  # type: ignore[arg-type]


add_case(tokens.token_of, "cookies", _cookies, secure=False)
add_case(tokens.token_of, "headers", lambda n: [(b"cookie", b"dacabo_session=x")] * n, secure=False)
add_case(tokens.has_session, "headers", lambda n: [(b"x", b"x")] * n)
add_case(tokens.read_code, "long", lambda n: "C" * n)
add_case(tokens.is_token, "long", lambda n: "C" * n)
add_case(language_of, "languages", lambda n: _request("accept-language", "xx," * n))
add_case(key_of, "long", lambda n: _request("dacabo-key", "x" * n))
add_case(event_of, "long", lambda n: "x" * n + ".")
add_case(EventKeys("a" * 16, bytes(32)).role, "long", lambda n: "a" * 16 + "." + "YQ" * n + ".x")
add_case(prefixes_of, "long", lambda n: f"{n}." * n)


def _many_drafts(size: int) -> tuple[Drafting, Pad]:
    """Return a pad, and the drafts of this many phones for it."""
    pad, drafting = written_pad(3, 1, players=3), Drafting()
    phones = [Connection(_SilentConnection()) for _ in range(size)]
    drafting.phones = lambda: phones
    for phone in phones:
        drafting.update(phone, Draft(len(pad.entries) + 1, by="\u00e9" * 800), pad)
    return drafting, pad


class _SilentConnection:
    """A connection that drops all it should send."""

    def write(self, _frame: bytes) -> bool:
        return True

    def show(self, _frame: bytes) -> None: ...

    def measure(self, _heard: Callable[[], None]) -> None: ...

    def close(self, _code: int, _reason: str) -> None: ...


add_case(Drafting.show, "writers", _many_drafts)
add_case(origin_of, "long host", lambda n: "http://" + "a." * n)
add_case(origin_of, "odd host", lambda n: "http://" + "\u00e9" * n)
add_case(RequestGuard._as_seen_by_proxies, "hops", _hops)
add_case(read_settings, "proxies", lambda n: ({"trusted_proxies": "10.0.0.0/8," * n}, {}))
add_case(read_settings, "origins", lambda n: ({"origins": "http://a.example," * n}, {}))


def _messages(type_: Any) -> Callable[[int], list[bytes]]:
    return lambda n: [text for _, text in largest(type_, 10 * n)]


def _decoded(type_: Any) -> Callable[..., object]:
    decode = msgspec.json.Decoder(type_).decode
    return lambda *texts: [decode(text) for text in texts]


add_case(_decoded(FromClient), "messages", lambda n: (*_messages(FromClient)(n),))
add_case(_decoded(FromWatcher), "messages", lambda n: (*_messages(FromWatcher)(n),))
