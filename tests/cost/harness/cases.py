"""Every function that parses, compares, folds or shows what clients can make large.

One line each: the function, and its worst known input of a size. Work that is refused for its size
has cost what it cost until then.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache, reduce
from typing import Any, Final, NamedTuple

import msgspec
from cost.harness.extremes import largest
from cost.harness.states import (
    Evening,
    laid_out,
    listed_event,
    long_evening,
    long_event,
    long_name,
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
    """One way to make something large."""

    function: Callable[..., Any]
    kind: str
    work: Callable[[int], Callable[[], object]]
    """For a size, the work to count; its preparation is not counted."""
    size: int = 100


CASES: list[Case] = []


def of(
    function: Callable[..., Any],
    kind: str,
    given: Callable[[int], Any],
    size: int = 100,
    **always: object,
) -> None:
    """A function with its argument of a size: one value, or several in a tuple."""

    def work(size: int) -> Callable[[], object]:
        things = given(size)
        things = things if isinstance(things, tuple) else (things,)

        def call() -> None:
            made = function(*things, **always)
            if isinstance(made, Iterator):
                deque(made, maxlen=0)

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


def _taken(made: Callable[[int], str]) -> Callable[[int], Any]:
    return lambda n: (made(n), {made(n)})


def _without_ana(made: Callable[[int], str]) -> Callable[[int], Any]:
    return lambda n: (made(n), ["Ana"], "N. N.")


for _kind, _made in TEXTS.items():
    of(names.clean_name, _kind, _made)
    of(names.visible, _kind, _made, 300)
    of(names.letters, _kind, _made)
    of(names.shortened, _kind, _made)
    of(names.redact_names, _kind, _without_ana(_made))
    of(player_names.name_key, _kind, _made, 300)
    of(player_names.clean_text, _kind, _made)
    of(player_names.player_name, _kind, _taken(_made))

of(names.make_unique, "equal", lambda n: [Name("a")] * n)
of(names.make_unique, "different", lambda n: [Name(f"a{k}") for k in range(n)])
of(
    names.make_unique,
    "taken numbers",
    lambda n: [Name(f"a {k}") for k in range(n)] + [Name("a")] * n,
)
of(names.unique_among, "equal", lambda n: (Name("a"), {f"a {k}" for k in range(n)} | {"a"}))
of(names.unique_among, "different", lambda n: (Name("a"), {Name(f"b{k}") for k in range(n)}))


# --- files that people send -------------------------------------------------------------------


def _lines(cells: Callable[[int], str]) -> Callable[[int], bytes]:
    return lambda n: "\n".join(map(cells, range(n))).encode()


of(namelist.read_names, "different", _lines(lambda k: f"n{k}"))
of(namelist.read_names, "equal", _lines(lambda _k: "a"))
of(namelist.read_names, "empty lines", _lines(lambda _k: ""))
of(namelist.read_names, "quoted", _lines(lambda k: f'"n""{k}"'))
of(namelist.read_names, "one cell of quotes", lambda n: b'"' + b'""' * n + b'"')
of(namelist.read_names, "many columns", lambda n: b"name" + b"," * n + b"\n" + b"," * n)
of(namelist.read_names, "lines in a cell", lambda n: b'"' + b"\n" * n + b'"')
of(namelist.read_names, "open quote", lambda n: b'"' + b"a" * n)
of(namelist.read_names, "all taken", lambda n: (b"z", tuple(f"n{k}" for k in range(n))))


@lru_cache
def _event(steps: int) -> Event:
    return long_event(steps, 20)


@lru_cache
def _field(players: int) -> Event:
    return long_event(0, players)


of(logfile.write_log, "steps", _event)
of(logfile.pads_in, "pads", lambda n: b"{}\n" + b'{"pad":1}\n' * n)
of(logfile.read_log, "steps", lambda n: logfile.write_log(_event(n)))
of(logfile.read_log, "players", lambda n: logfile.write_log(_field(n)), 60)
of(logfile.read_log, "empty lines", lambda n: b"\n" * n)

of(files.write_pad, "rounds", lambda n: written_pad(n, 0), 50)
of(files.read_pad, "rounds", lambda n: files.write_pad(written_pad(n, 0)), 50)
of(files.read_pad, "deep", lambda n: b"[" * n)
of(files.read_pad, "empty lines", lambda n: b"\n" * n + files.write_pad(written_pad(1, 0)))
of(files.csv_of, "rounds", lambda n: written_pad(n, 0), 50)
of(files.paper_of, "rounds", lambda n: (written_pad(n, 0), "en", lambda said: said.key), 50)
of(files.escape_formula, "formulas", lambda n: "; =" * n)


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


of(transcript.write, "moves", _record)
of(transcript.replay, "moves", _record)
of(transcript.summary, "moves", _record)
of(transcript.lines_for, "moves", lambda n: (_record(n), [*replay(_record(n))]))
of(transcript.turn_line, "one turn", lambda n: (GAMES["cabo"], [*replay(_record(100))][:5] * n))
of(parser.parse, "moves", _text)
of(parser.parse, "one line", _forged)
of(parser.read, "moves", _text)
of(parser.compare, "moves", lambda n: parser.parse(_text(n)))
of(verify, "moves", _text)


# --- events -----------------------------------------------------------------------------------

NOW: Final = 2**41

for _function in (event_view.public_view, event_view.desk, event_view.door_page):
    of(_function, "steps", lambda n: (_event(n), NOW))
    of(_function, "players", lambda n: (_field(n), NOW), 60)
of(event_view.player_page, "players", lambda n: (_field(n), 0, NOW), 60)
of(event_view.table_page, "players", lambda n: (_field(n), 1, NOW), 60)
for _view in (event_view.phase, event_view.log_lines, event_view.recent_log_lines):
    of(_view, "steps", _event)


def _registered(players: int) -> tuple[Event, Any]:
    """Return all players on one list."""
    event = EventDriver().event
    names = tuple(map(long_name, range(players)))
    (entry,) = commands.handle(event, Register(names, How.LIST), NOW, ANA, new_seed=bytes)
    return event, entry


def _none_came(players: int) -> tuple[Event, Any]:
    """All are removed at once."""
    event, asked = listed_event(players), MarkNoShow(tuple(range(players)))
    (entry,) = commands.handle(event, asked, NOW, ANA, new_seed=bytes)
    return event, entry


of(apply.apply, "registered", _registered)
of(apply.apply, "none came", _none_came)
of(apply.replay, "steps", lambda n: [*_event(n).log])
of(commands.handle, "register", lambda n: (EventDriver().event, _all(n), NOW, ANA), new_seed=bytes)
of(commands.handle, "none came", lambda n: (listed_event(n), _nobody(n), NOW, ANA), new_seed=bytes)


def _all(players: int) -> facts.Request:
    return Register(tuple(map(long_name, range(players))), How.LIST)


def _nobody(players: int) -> facts.Request:
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
    fact = RoundCorrected(1, laid_out(5, "1", 4), "")
    return before, msgspec.structs.replace(before.log[-1], fact=fact)


of(_whole_pad, "rounds", lambda n: [*_rounds(n).log], 50)
of(pad.apply, "a correction", _corrected, 50)
of(pad_view.view, "rounds", _rounds, 50)
of(pad_view.history, "rounds", lambda n: [*_rounds(n).log], 50)
of(pad_view.change, "rounds", lambda n: (_rounds(n - 1), _rounds(n)), 50)


# --- tables -----------------------------------------------------------------------------------


def _table(rounds: int) -> Evening:
    return long_evening(1000, rounds)


def _other_table(rounds: int) -> Evening:
    return long_evening(1000, rounds, "dacapo")


def _whole_table(log: Iterable[Any]) -> object:
    """Return a table, from its log."""
    return reduce(lambda before, entry: fold_table(before, entry).table, log, None)


def _log_of(driver: Callable[[int], Evening]) -> Callable[[int], Any]:
    return lambda n: [*driver(n).log]


def _seen_at(driver: Callable[[int], Evening]) -> Callable[[int], Any]:
    return lambda n: (driver(n).table, 0)


for _evening in (_table, _other_table):
    of(_whole_table, "rounds", _log_of(_evening), 3)
    of(table_view.game_view, "rounds", _seen_at(_evening), 3)
of(table_view.table_view, "rounds", lambda n: (_table(n).table, "CCCCCC", {}), 3)
of(record_of, "rounds", lambda n: (long_evening(n, n).log, 1, {}), 10)


# --- what comes with a request ------------------------------------------------------------------


def _request(name: str, value: str) -> Request:
    headers = [(name.encode(), value.encode("latin-1"))]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": headers})


def _cookies(size: int) -> list[tuple[bytes, bytes]]:
    return [(b"cookie", b"; ".join([b"dacabo_session=x"] * size))]


def _hops(size: int) -> tuple[RequestGuard, dict[str, Any]]:
    """Proxies before proxies, all of which are trusted."""
    settings = read_settings({"database": "x", "trusted_proxies": "127.0.0.0/8"}, {})
    scope = {
        "client": ("127.0.0.1", 1),
        "scheme": "http",
        "headers": [(b"x-forwarded-for", b",".join([b"127.0.0.1"] * size))],
    }
    return RequestGuard(lambda *_: None, settings, CpuBudgets(1)), scope  # type: ignore[arg-type]


of(tokens.token_of, "cookies", _cookies, secure=False)
of(tokens.token_of, "headers", lambda n: [(b"cookie", b"dacabo_session=x")] * n, secure=False)
of(tokens.has_session, "headers", lambda n: [(b"x", b"x")] * n)
of(tokens.read_code, "long", lambda n: "C" * n)
of(tokens.is_token, "long", lambda n: "C" * n)
of(language_of, "languages", lambda n: _request("accept-language", "xx," * n))
of(key_of, "long", lambda n: _request("dacabo-key", "x" * n))
of(event_of, "long", lambda n: "x" * n + ".")
of(EventKeys("a" * 16, bytes(32)).role, "long", lambda n: "a" * 16 + "." + "YQ" * n + ".x")
of(prefixes_of, "long", lambda n: f"{n}." * n)


def _writing(size: int) -> tuple[Drafting, Pad]:
    """Return a pad on which this many phones write."""
    pad, drafting = written_pad(3, 1, players=3), Drafting()
    phones = [Connection(_Line()) for _ in range(size)]
    drafting.phones = lambda: phones
    for phone in phones:
        drafting.update(phone, Draft(len(pad.entries) + 1, by="\u00e9" * 800), pad)
    return drafting, pad


class _Line:
    """A line on which nothing is heard."""

    def write(self, _frame: bytes) -> bool:
        return True

    def show(self, _frame: bytes) -> None: ...

    def measure(self, _heard: Callable[[], None]) -> None: ...

    def close(self, _code: int, _reason: str) -> None: ...


of(Drafting.show, "writers", _writing)
of(origin_of, "long host", lambda n: "http://" + "a." * n)
of(origin_of, "odd host", lambda n: "http://" + "\u00e9" * n)
of(RequestGuard._as_seen_by_proxies, "hops", _hops)
of(read_settings, "proxies", lambda n: ({"trusted_proxies": "10.0.0.0/8," * n}, {}))
of(read_settings, "origins", lambda n: ({"origins": "http://a.example," * n}, {}))


def _messages(type_: Any) -> Callable[[int], list[bytes]]:
    return lambda n: [text for _, text in largest(type_, 10 * n)]


def _decoded(type_: Any) -> Callable[..., object]:
    decode = msgspec.json.Decoder(type_).decode
    return lambda *texts: [decode(text) for text in texts]


of(_decoded(FromClient), "messages", lambda n: (*_messages(FromClient)(n),))
of(_decoded(FromWatcher), "messages", lambda n: (*_messages(FromWatcher)(n),))
