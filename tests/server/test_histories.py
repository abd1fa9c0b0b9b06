"""The checker of histories notices the faults for which it was made."""

import pytest
from server.harness.histories import History, Refusal

from dacabo.server.tables.stored import TableKind
from dacabo.table.commands import act, open_table
from dacabo.table.options import Options
from dacabo.table.requests import Sit


def log() -> list[tuple[int, bytes]]:
    """The log of a table that Ana opens, and at which Bo sits down."""
    steps = open_table(Options(game="cabo", preset="original", players=2), "ana", bytes(32), 1_000)
    table = steps[-1].table
    steps += act(table, Sit(), 2_000, guest="bo", id="1", present=(), new_seed=lambda: bytes(32))
    return [(number, TableKind().write(step)) for number, step in enumerate(steps, 1)]


def news_of(number: int, at: int) -> dict[str, object]:
    """The news that a client gets of a fact."""
    return {"number": number, "at": at, "seat": None, "by": None}


def test_a_history_of_one_log_is_accepted() -> None:
    """Operations that overlap may have happened in either order."""
    lines, history = log(), History()
    last = len(lines)
    history.add_answer(1.0, 3.0, last)
    history.add_welcome(2.0, 2.5, last - 1)
    history.add_welcome(2.0, 2.6, last)
    history.add_news(2.4, news_of(last, 2_000))
    history.check(lines)


def test_a_stale_welcome_is_noticed() -> None:
    """A client is shown a table without a request that was already answered."""
    lines, history = log(), History()
    history.add_answer(1.0, 2.0, len(lines))
    history.add_welcome(2.1, 2.2, len(lines) - 1)
    with pytest.raises(AssertionError, match="older"):
        history.check(lines)


def test_a_welcome_without_known_news_is_noticed() -> None:
    """A client that asks later must be shown all facts that another has already got."""
    lines, history = log(), History()
    history.add_news(1.0, news_of(len(lines), 2_000))
    history.add_welcome(1.1, 1.2, len(lines) - 1)
    with pytest.raises(AssertionError, match="older"):
        history.check(lines)


def test_a_request_that_overtakes_one_that_had_ended_is_noticed() -> None:
    """The later request has the earlier number."""
    lines, history = log(), History()
    history.add_answer(1.0, 2.0, 2)
    history.add_answer(3.0, 4.0, 1)
    with pytest.raises(AssertionError, match="before one"):
        history.check(lines)


def test_two_clients_with_different_facts_are_noticed() -> None:
    """Neither may get a fact that is not in the log."""
    lines, history = log(), History()
    history.add_news(1.0, news_of(1, 1_000))
    with pytest.raises(AssertionError, match="different"):
        history.add_news(1.0, news_of(1, 1_001))
    other = History()
    other.add_news(1.0, news_of(1, 999))
    with pytest.raises(AssertionError, match="not in the log"):
        other.check(lines)


@pytest.mark.parametrize(("code", "right"), [("not-host", True), ("not-seated", False)])
def test_a_refusal_needs_a_moment_at_which_it_was_right(code: str, *, right: bool) -> None:
    """Bo sits at the table, and is not the host."""
    lines, history = log(), History()
    history.add_answer(1.0, 2.0, len(lines))
    history.refusals.append(Refusal(2.5, 3.0, "bo", "2", {"type": "start"}, code))
    if right:
        history.check(lines)
    else:
        with pytest.raises(AssertionError, match="at no moment"):
            history.check(lines)
