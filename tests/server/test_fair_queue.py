"""Clients take turns, however much each asks for."""

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from dacabo.server.limits.background_queue import FairQueue


def take_all(queue: FairQueue[str]) -> list[str]:
    """Take all waiting items, in order."""
    order = []
    while (one := queue.pop()) is not None:
        order.append(one)
    return order


def test_a_client_with_little_work_does_not_wait_for_one_with_much() -> None:
    """One has sixty items and the other has one, which is the first or the second."""
    queue = FairQueue[str]()
    for number in range(60):
        queue.push("many", f"many {number}")
    assert queue.pop() == "many 0"
    queue.push("few", "few 0")
    assert [queue.pop() for _ in range(3)] == ["few 0", "many 1", "many 2"]
    queue.push("few", "few 1")
    queue.push("few", "few 2")
    assert [queue.pop() for _ in range(5)] == ["few 1", "many 3", "few 2", "many 4", "many 5"]


def test_a_client_that_stops_waiting_is_skipped() -> None:
    """It may even be missing."""
    queue = FairQueue[str]()
    for name in ("a", "b", "c"):
        queue.push("one", name)
    queue.push("other", "d")
    for name in ("b", "b", "never there"):
        queue.remove("one", name)
    queue.remove("other", "d")
    queue.remove("nobody", "d")
    assert queue.count_ahead("other") == 1
    assert take_all(queue) == ["a", "c"]
    assert queue.pop() is None


def test_the_number_of_items_ahead_is_known() -> None:
    """These are all earlier items of the client, and those of others whose turn is before."""
    queue = FairQueue[str]()
    assert queue.count_ahead("few") == 0
    for number in range(60):
        queue.push("many", f"many {number}")
    assert queue.count_ahead("many") == 60
    assert queue.count_ahead("few") == 1
    queue.push("few", "few 0")
    assert queue.count_ahead("few") == 3
    assert queue.count_ahead("many") == 61


@given(st.lists(st.sampled_from(["a", "b", "c", None]), max_size=60))
def test_no_client_is_passed_over_twice_by_the_same_other(happening: list[str | None]) -> None:
    """Items of one client are served in their order."""
    queue = FairQueue[str]()
    waiting: defaultdict[str, list[str]] = defaultdict(list)
    passed: defaultdict[tuple[str, str], int] = defaultdict(int)
    for number, payer in enumerate([*happening, *[None] * 60]):
        if payer is not None:
            waiting[payer].append(f"{payer}{number}")
            queue.push(payer, waiting[payer][-1])
            continue
        one = queue.pop()
        if one is None:
            assert not any(waiting.values())
            continue
        served = one[0]
        assert waiting[served].pop(0) == one
        for other in "abc":
            passed[served, other] = 0  # a client that was served may be passed again
            if other != served and waiting[other]:
                passed[other, served] += 1
                assert passed[other, served] <= 2
