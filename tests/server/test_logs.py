"""What is logged, and above all what is not."""

import asyncio
import json
import logging
from collections.abc import Iterator
from io import StringIO
from secrets import token_bytes
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dacabo.core.errors import IllegalMove
from dacabo.server.logs import (
    WITHHELD,
    Fields,
    clean,
    note,
    note_failure,
    report_suppressed,
    set_up_logs,
)
from dacabo.server.settings import LogFormat, LogLevel
from dacabo.server.tokens import hashed, new_code, new_token
from dacabo.table.facts import Opened
from dacabo.table.options import Options

LOGGERS = (
    "",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.asgi",
    "uvicorn.access",
    "websockets",
    "dacabo.server",
)


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Logging is global to the process: restore it for other tests."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    kept = [(log, log.handlers[:], log.level, log.propagate, log.disabled) for log in loggers]
    raising = logging.raiseExceptions
    yield
    logging.raiseExceptions = raising
    for log, handlers, level, propagate, disabled in kept:
        log.handlers[:] = handlers
        log.setLevel(level)
        log.propagate, log.disabled = propagate, disabled


def lines(stream: StringIO) -> list[dict[str, Any]]:
    """The entries of a log for programs, without their times."""
    entries = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [{k: v for k, v in entry.items() if k != "time"} for entry in entries]


@pytest.fixture
def log() -> StringIO:
    """A log for programs, at its most verbose."""
    stream = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.DEBUG, stream)
    return stream


def test_an_entry_is_an_event_and_its_fields(log: StringIO) -> None:
    """One JSON object per line, with time, level, event and fields."""
    code = new_code(token_bytes)
    note("table-opened", table=code, number=1, ms=1.23456)
    assert json.loads(log.getvalue())["time"].endswith("Z")
    assert lines(log) == [
        {
            "level": "info",
            "event": "table-opened",
            "table": code,
            "number": 1,
            "ms": 1.235,
        }
    ]


def test_people_get_a_line_of_text() -> None:
    """The same, for people."""
    stream = StringIO()
    set_up_logs(LogFormat.HUMAN, LogLevel.INFO, stream)
    note("serving", url="http://192.168.0.2:8420/", version="0.1.0")
    assert stream.getvalue().endswith(
        "Z info    serving url=http://192.168.0.2:8420/ version=0.1.0\n"
    )


def test_the_level_is_kept() -> None:
    """Entries below the level are left out, those of other libraries too."""
    stream = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.ERROR, stream)
    note("table-opened")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").error("Something failed.")
    assert [entry["event"] for entry in lines(stream)] == ["Something failed."]


def secrets_of_a_table() -> dict[str, object]:
    """What must never be seen, in many forms."""
    token, seed = new_token(token_bytes), hashed(new_token(token_bytes))
    return {
        "token": token,
        "sentence": f"it was {token}, they said",
        "hex": seed.hex(),
        "seed": seed,
        "fact": Opened(Options(game="cabo", preset="dutch", players=4), "host", seed),
        "move": "swap a1 b3",
        "name": "Ana Maria",
        "list": [seed.hex()],
        "body": {"request": "swap a1 b3"},
    }


@pytest.mark.parametrize("field", Fields.__annotations__)
def test_what_is_given_by_mistake_is_withheld(log: StringIO, field: str) -> None:
    """In no field, and under no other name, does a token, a seed, a move or a name appear."""
    for wrong in secrets_of_a_table().values():
        by_mistake: Any = {field: wrong, "card": wrong, "fields": wrong}
        note("table-opened", **by_mistake)
        note(f"{wrong}")
        note_failure("bot-failed", ValueError(wrong), **by_mistake)
    told = log.getvalue()
    for entry in lines(log):
        assert entry.get(field, WITHHELD) == WITHHELD or entry["event"] == "bot-failed"
        assert entry["event"] in ("table-opened", "bot-failed", WITHHELD)
    for secret in ("swap a1 b3", "Ana", "x0", "Opened"):
        assert secret not in told


def test_secrets_within_texts_are_found() -> None:
    """Tokens, seeds in hexadecimal and long base 64 are replaced wherever they occur."""
    token = new_token(token_bytes)
    assert token[:20] not in str(clean(f"Cookie: dacabo_session={token}; and more"))
    assert clean(hashed(token).hex()) == WITHHELD
    assert clean("a" * 60 + " " + token)[60:].find(token[:3]) == -1  # type: ignore[index]  # a text
    assert clean("swap-between-two-players-who-are-both-locked") == (
        "swap-between-two-players-who-are-both-locked"
    )


@given(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary())
def test_any_value_becomes_something_short_on_one_line(value: object) -> None:
    """Nothing fails for any value, and a text is cut and cannot start a line of its own."""
    told = clean(value)
    assert not isinstance(told, str) or (len(told) <= 64 and told.isprintable())


def test_an_error_is_told_by_kind_and_place_only(log: StringIO) -> None:
    """The text of an exception is never logged; the code of one of ours is."""
    try:
        raise IllegalMove("not-your-turn", card="QH")  # noqa: TRY301 (to have a place)
    except IllegalMove as error:
        note_failure("request-failed", error)
    (entry,) = lines(log)
    assert entry["error"] == "IllegalMove"
    assert entry["code"] == "not-your-turn"
    assert entry["where"].rpartition(":")[2].isdigit()
    assert "QH" not in log.getvalue()


def test_other_libraries_tell_no_values(log: StringIO) -> None:
    """Entries of uvicorn are cleaned, too: no addresses, no queries, no access log."""
    token = new_token(token_bytes)
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.warning('%s - "WebSocket %s" 403', ("192.0.2.1", 5000), f"/ws?token={token}")
    uvicorn.info("Uvicorn running")
    uvicorn.error(ValueError(token))
    logging.getLogger("uvicorn.access").warning("GET /link/%s", token)
    try:
        raise KeyError(token)  # noqa: TRY301 (to have a place)
    except KeyError as error:
        uvicorn.error("Exception in ASGI application\n", exc_info=error)
    told = log.getvalue()
    assert token not in told
    assert "192.0.2.1" not in told
    assert [entry["event"] for entry in lines(log)] == [
        '%s - "WebSocket %s" 403',
        WITHHELD,
        "Exception in ASGI application",
    ]


def test_a_task_that_nobody_waits_for_tells_no_values(log: StringIO) -> None:
    """Entries of asyncio contain the exception; only the first line is logged."""
    token = new_token(token_bytes)

    async def forget() -> None:
        async def fail() -> None:
            raise ValueError(token)

        task = asyncio.ensure_future(fail())
        await asyncio.sleep(0)
        del task

    asyncio.run(forget())
    assert [entry["event"] for entry in lines(log)] == ["Task exception was never retrieved"]
    assert token not in log.getvalue()


# --- how much -------------------------------------------------------------------------------


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The minutes that have passed, set by a test."""
    passed = [0.0]
    monkeypatch.setattr("dacabo.server.logs.monotonic", lambda: passed[0] * 60)
    return passed


def test_nobody_can_fill_the_log(minutes: list[float], log: StringIO) -> None:
    """Sixty lines of an event per minute; the rest is counted, and reported after the minute."""
    for _ in range(1000):
        note("leave-refused", code="table-closed")
        note_failure("bot-failed", ValueError("x"))
    note("table-opened")
    events = [entry["event"] for entry in lines(log)]
    assert [events.count(event) for event in ("leave-refused", "bot-failed", "table-opened")] == [
        60,
        60,
        1,
    ]
    minutes[0] = 0.9
    report_suppressed()
    assert len(lines(log)) == 121
    minutes[0] = 1
    report_suppressed()
    report_suppressed()
    assert [(entry["event"], entry["count"]) for entry in lines(log)[121:]] == [
        ("leave-refused", 940),
        ("bot-failed", 940),
    ]
    note("leave-refused", code="table-closed")
    assert len(lines(log)) == 124


def test_other_libraries_say_the_same_once_a_minute(minutes: list[float], log: StringIO) -> None:
    """Whatever a connection can make them log; different messages are counted separately."""
    uvicorn = logging.getLogger("uvicorn.error")
    for _ in range(1000):
        uvicorn.warning("Invalid HTTP request received.")
    uvicorn.warning("Unsupported upgrade request.")
    assert len(lines(log)) == 2
    minutes[0] = 1
    uvicorn.warning("Invalid HTTP request received.")
    assert [(entry["event"], entry.get("count")) for entry in lines(log)[2:]] == [
        ("Invalid HTTP request received.", 999),
        ("Invalid HTTP request received.", None),
    ]


def test_nor_by_ever_new_texts(minutes: list[float], log: StringIO) -> None:
    """Few kinds of lines are counted separately; the memory for them is bounded, too."""
    uvicorn = logging.getLogger("uvicorn.error")
    for number in range(10_000):
        uvicorn.warning(f"Odd request {number}.")
    assert len(lines(log)) == 201
    minutes[0] = 1
    report_suppressed()
    assert lines(log)[-1]["count"] == 10_000 - 201
