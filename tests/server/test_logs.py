"""The contents of logs, above all the values that must not be in them."""

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
def restore_logging() -> Iterator[None]:
    """Restore logging after each test, because it is global to the process."""
    loggers = [logging.getLogger(name) for name in LOGGERS]
    states = [(log, log.handlers[:], log.level, log.propagate, log.disabled) for log in loggers]
    raising = logging.raiseExceptions
    yield
    logging.raiseExceptions = raising
    for log, handlers, level, propagate, disabled in states:
        log.handlers[:] = handlers
        log.setLevel(level)
        log.propagate, log.disabled = propagate, disabled


def entries_of(stream: StringIO) -> list[dict[str, Any]]:
    """The entries of a log for programs, without their times."""
    entries = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [{k: v for k, v in entry.items() if k != "time"} for entry in entries]


@pytest.fixture
def log() -> StringIO:
    """A log for programs, with all levels."""
    stream = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.DEBUG, stream)
    return stream


def test_an_entry_is_an_event_and_its_fields(log: StringIO) -> None:
    """One JSON object per line, with time, level, event and fields."""
    code = new_code(token_bytes)
    note("table-opened", table=code, number=1, ms=1.23456)
    assert json.loads(log.getvalue())["time"].endswith("Z")
    assert entries_of(log) == [
        {
            "level": "info",
            "event": "table-opened",
            "table": code,
            "number": 1,
            "ms": 1.235,
        }
    ]


def test_people_get_a_line_of_text() -> None:
    """The same entry is one line of text."""
    stream = StringIO()
    set_up_logs(LogFormat.HUMAN, LogLevel.INFO, stream)
    note("serving", url="http://192.168.0.2:8420/", version="0.1.0")
    assert stream.getvalue().endswith(
        "Z info    serving url=http://192.168.0.2:8420/ version=0.1.0\n"
    )


def test_entries_below_the_level_are_left_out() -> None:
    """This includes entries of other libraries."""
    stream = StringIO()
    set_up_logs(LogFormat.JSON, LogLevel.ERROR, stream)
    note("table-opened")
    logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
    logging.getLogger("uvicorn.error").error("Something failed.")
    assert [entry["event"] for entry in entries_of(stream)] == ["Something failed."]


def secrets_of_a_table() -> dict[str, object]:
    """Values that must never be logged, in many forms."""
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
def test_secrets_logged_by_mistake_are_withheld(log: StringIO, field: str) -> None:
    """No token, seed, move or name appears, in any field and under any name."""
    for wrong in secrets_of_a_table().values():
        by_mistake: Any = {field: wrong, "card": wrong, "fields": wrong}
        note("table-opened", **by_mistake)
        note(f"{wrong}")
        note_failure("bot-failed", ValueError(wrong), **by_mistake)
    logged_text = log.getvalue()
    for entry in entries_of(log):
        assert entry.get(field, WITHHELD) == WITHHELD or entry["event"] == "bot-failed"
        assert entry["event"] in ("table-opened", "bot-failed", WITHHELD)
    for secret in ("swap a1 b3", "Ana", "x0", "Opened"):
        assert secret not in logged_text


def test_secrets_within_texts_are_found() -> None:
    """Tokens, seeds in hexadecimal, and long base 64 are replaced wherever they occur."""
    token = new_token(token_bytes)
    assert token[:20] not in str(clean(f"Cookie: dacabo_session={token}; and more"))
    assert clean(hashed(token).hex()) == WITHHELD
    assert clean("a" * 60 + " " + token)[60:].find(token[:3]) == -1  # type: ignore[index]  # a text
    assert clean("swap-between-two-players-who-are-both-locked") == (
        "swap-between-two-players-who-are-both-locked"
    )


@given(st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary())
def test_any_value_becomes_a_short_text_on_one_line(value: object) -> None:
    """No value fails, and a text cannot begin a line of its own."""
    text = clean(value)
    assert not isinstance(text, str) or (len(text) <= 64 and text.isprintable())


def test_an_error_is_logged_by_type_and_place_only(log: StringIO) -> None:
    """The text of an exception is never logged; the code of a `DacaboError` is."""
    try:
        raise IllegalMove("not-your-turn", card="QH")  # noqa: TRY301 (to have a place)
    except IllegalMove as error:
        note_failure("request-failed", error)
    (entry,) = entries_of(log)
    assert entry["error"] == "IllegalMove"
    assert entry["code"] == "not-your-turn"
    assert entry["where"].rpartition(":")[2].isdigit()
    assert "QH" not in log.getvalue()


def test_entries_of_other_libraries_contain_no_values(log: StringIO) -> None:
    """Those of uvicorn are cleaned: no addresses, no queries, no access log."""
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
    logged_text = log.getvalue()
    assert token not in logged_text
    assert "192.0.2.1" not in logged_text
    assert [entry["event"] for entry in entries_of(log)] == [
        '%s - "WebSocket %s" 403',
        WITHHELD,
        "Exception in ASGI application",
    ]


def test_an_exception_of_an_abandoned_task_is_logged_without_values(log: StringIO) -> None:
    """Asyncio logs the whole exception; only the first line is kept."""
    token = new_token(token_bytes)

    async def forget() -> None:
        async def fail() -> None:
            raise ValueError(token)

        task = asyncio.ensure_future(fail())
        await asyncio.sleep(0)
        del task

    asyncio.run(forget())
    assert [entry["event"] for entry in entries_of(log)] == ["Task exception was never retrieved"]
    assert token not in log.getvalue()


# --- the amount --------------------------------------------------------------------------------


@pytest.fixture
def minutes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The minutes that have passed, as a test sets them."""
    passed = [0.0]
    monkeypatch.setattr("dacabo.server.logs.monotonic", lambda: passed[0] * 60)
    return passed


def test_the_lines_of_an_event_are_limited(minutes: list[float], log: StringIO) -> None:
    """Sixty a minute are logged; the rest is counted, and reported after the minute."""
    for _ in range(1000):
        note("leave-refused", code="table-closed")
        note_failure("bot-failed", ValueError("x"))
    note("table-opened")
    events = [entry["event"] for entry in entries_of(log)]
    assert [events.count(event) for event in ("leave-refused", "bot-failed", "table-opened")] == [
        60,
        60,
        1,
    ]
    minutes[0] = 0.9
    report_suppressed()
    assert len(entries_of(log)) == 121
    minutes[0] = 1
    report_suppressed()
    report_suppressed()
    assert [(entry["event"], entry["count"]) for entry in entries_of(log)[121:]] == [
        ("leave-refused", 940),
        ("bot-failed", 940),
    ]
    note("leave-refused", code="table-closed")
    assert len(entries_of(log)) == 124


def test_repeated_entries_of_other_libraries_are_logged_once_a_minute(
    minutes: list[float], log: StringIO
) -> None:
    """Connections can cause such entries; different messages are counted separately."""
    uvicorn = logging.getLogger("uvicorn.error")
    for _ in range(1000):
        uvicorn.warning("Invalid HTTP request received.")
    uvicorn.warning("Unsupported upgrade request.")
    assert len(entries_of(log)) == 2
    minutes[0] = 1
    uvicorn.warning("Invalid HTTP request received.")
    assert [(entry["event"], entry.get("count")) for entry in entries_of(log)[2:]] == [
        ("Invalid HTTP request received.", 999),
        ("Invalid HTTP request received.", None),
    ]


def test_ever_new_texts_cannot_fill_the_log_or_the_memory(
    minutes: list[float], log: StringIO
) -> None:
    """Few kinds of lines are counted separately, and so are few texts."""
    uvicorn = logging.getLogger("uvicorn.error")
    for number in range(10_000):
        uvicorn.warning(f"Odd request {number}.")
    assert len(entries_of(log)) == 201
    minutes[0] = 1
    report_suppressed()
    assert entries_of(log)[-1]["count"] == 10_000 - 201
