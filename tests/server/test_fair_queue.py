"""Clients take turns, however much each asks for."""

from collections import defaultdict

from hypothesis import given
from hypothesis import strategies as st

from dacabo.server.limits.background_queue import FairQueue


def taken(queue: FairQueue[str]) -> list[str]:
    """All waiting items, in order."""
    order = []
    while (one := queue.pop()) is not None:
        order.append(one)
    return order


def test_whoever_asks_much_waits_for_whoever_asks_little() -> None:
    """Sixty questions of one and one of another: the other's is taken next, or after one more."""
    queue = FairQueue[str]()
    for number in range(60):
        queue.push("many", f"many {number}")
    assert queue.pop() == "many 0"
    queue.push("few", "few 0")
    assert [queue.pop() for _ in range(3)] == ["few 0", "many 1", "many 2"]
    queue.push("few", "few 1")
    queue.push("few", "few 2")
    assert [queue.pop() for _ in range(5)] == ["few 1", "many 3", "few 2", "many 4", "many 5"]


def test_who_stops_waiting_is_gone() -> None:
    """They are skipped, and may be missing."""
    queue = FairQueue[str]()
    for name in ("a", "b", "c"):
        queue.push("one", name)
    queue.push("other", "d")
    for name in ("b", "b", "never there"):
        queue.remove("one", name)
    queue.remove("other", "d")
    queue.remove("nobody", "d")
    assert queue.count_ahead("other") == 1
    assert taken(queue) == ["a", "c"]
    assert queue.pop() is None


def test_how_many_are_ahead() -> None:
    """All of one's own, and as many of the others as have their turn before that."""
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
def test_everybody_has_their_turn(happening: list[str | None]) -> None:
    """First come first served within one; no one is passed over twice by the same other."""
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
            passed[served, other] = 0  # a client who was served may be passed again
            if other != served and waiting[other]:
                passed[other, served] += 1
                assert passed[other, served] <= 2
