"""Evenings by other formats at a real server, which is killed in the middle.

Their draws are checked by a script that shares no code with the program.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from copy import deepcopy
from itertools import chain, combinations
from pathlib import Path
from typing import Any, Final

from server.harness.rig import Server, serving

Json = dict[str, Any]
SIZES: Final = {6: 2, 7: 2, 8: 2, 9: 3, 10: 3, 11: 3, 12: 3}


class Evening:
    """An organiser with a program of their own."""

    def __init__(self, folder: Path, opened: Json) -> None:
        self.folder = folder
        self.asked = 0
        self.key = ""
        self.opened = opened
        self.server: Server | None = None
        self.running = ExitStack()

    def start(self) -> None:
        """Begin to serve."""
        self.server = self.running.enter_context(serving(self.folder))

    @contextmanager
    def serving(self) -> Iterator[None]:
        """Serve until the end."""
        self.start()
        try:
            yield
        finally:
            self.running.close()

    def post(self, path: str, body: Json) -> Json:
        """Send something; the answer."""
        assert self.server is not None
        status, found = self.server.http("POST", path, body, **{"Dacabo-Key": self.key})
        assert status in {200, 201}, found
        answer: Json = found
        return answer

    def ask(self, kind: str, **about: object) -> None:
        """Make a request."""
        self.asked += 1
        self.post("/api/event", {"id": f"r{self.asked}", "request": {"type": kind, **about}})

    @property
    def page(self) -> Json:
        """The desk."""
        assert self.server is not None
        status, found = self.server.http("GET", "/api/event", **{"Dacabo-Key": self.key})
        assert status == 200, found
        page: Json = found["page"]
        return page

    @property
    def event(self) -> Json:
        """The public part of the desk."""
        event: Json = self.page["event"]
        return event

    @property
    def public_event(self) -> Json:
        """The page that guests see."""
        assert self.server is not None
        key = self.post("/api/event/link", {"holder": {"type": "public"}})["key"]
        status, found = self.server.http("GET", "/api/event", **{"Dacabo-Key": key})
        assert status == 200, found
        event: Json = found["event"]
        return event

    def begin(self, players: int) -> None:
        """Open the event with these people."""
        self.key = self.post("/api/events", {"name": "Cup", "organiser": "Ana", **self.opened})[
            "key"
        ]
        self.ask("register", names=[f"P{number}" for number in range(players)], how="list")

    def draw(self) -> list[Json]:
        """Draw, publish and start a stage; its matches."""
        for kind in ("draw", "publish", "start"):
            self.ask(kind)
        matches: list[Json] = self.event["stages"][-1]["matches"]
        return matches

    def finish(self, matches: list[Json]) -> None:
        """Enter the results: the smaller number has the smaller total."""
        for match in matches:
            players = sorted(line["player"] for line in match["lines"])
            totals = {str(player): 3 * player + seat for seat, player in enumerate(players)}
            self.ask("enter-result", match=match["id"], totals=totals)

    def survive(self) -> None:
        """Kill the server; the same page is there again."""
        assert self.server is not None
        before = self.event
        self.server.kill()
        self.running.close()
        self.start()
        after = self.event
        for event in (before, after):
            for stage in event["stages"]:
                for match in stage["matches"]:
                    match.pop("clock")
        assert after == before


# --- the script: only what docs/fairness.md says -----------------------------------


def numbers(key: bytes, label: str) -> Iterator[int]:
    """The endless numbers of a label."""
    block = 0
    while True:
        text = label.encode() + b"\0" + block.to_bytes(4, "big")
        found = hmac.new(key, text, hashlib.sha256).digest()
        yield from (int.from_bytes(found[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def shuffled(seed: bytes, label: str, players: list[int]) -> list[int]:
    """A shuffle of the players."""
    order, source = (
        sorted(players),
        numbers(hashlib.sha256(b"dacabo/key/1\0" + seed).digest(), label),
    )
    for last in range(len(order) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        chosen = next(number for number in source if number < fair) % (last + 1)
        order[last], order[chosen] = order[chosen], order[last]
    return order


def group_sizes(players: int) -> list[int]:
    """The sizes of the groups."""
    if players <= 5:
        return [players]
    count = SIZES.get(players, 4 if players <= 20 else -(-players // 5))
    return [players // count + (group < players % count) for group in range(count)]


def drawn(seed: bytes, label: str, players: list[int], sat: list[list[int]]) -> list[list[int]]:
    """The groups of a draw that avoids the tables of the evening."""
    times = {(one, other): count for one, other, count in sat}

    def weigh(groups: list[list[int]]) -> int:
        pairs = (pair for group in groups for pair in combinations(sorted(group), 2))
        return sum(times.get(pair, 0) for pair in pairs)

    best: list[list[int]] = []
    sizes = group_sizes(len(players))
    for number in range(1, 201 if sat and len(sizes) > 1 else 2):
        name = label if number == 1 else f"{label}/shuffle/{number}"
        order = shuffled(seed, name, players)
        groups = [[order.pop(0) for _ in range(size)] for size in sizes]
        improve(groups, weigh)
        if not best or weigh(groups) < weigh(best):
            best = groups
        if not weigh(best):
            break
    return best


def improve(groups: list[list[int]], weigh: Any) -> None:
    """Swap two players as long as that helps."""
    seats = [(group, seat) for group, size in enumerate(map(len, groups)) for seat in range(size)]
    helped = weigh(groups) > 0
    while helped:
        helped = False
        for index, (a, b) in enumerate(seats):
            for c, d in seats[index + 1 :]:
                before = weigh([groups[a], groups[c]])
                if a == c or not before:
                    continue
                groups[a][b], groups[c][d] = groups[c][d], groups[a][b]
                if weigh([groups[a], groups[c]]) < before:
                    helped = True
                else:
                    groups[a][b], groups[c][d] = groups[c][d], groups[a][b]


def draws_are_proven(event: Json) -> bool:
    """Repeat every draw of an event from its public page."""
    return all(map(is_proven, event["stages"]))


def is_proven(stage: Json) -> bool:
    """Whether the groups of a stage follow from the seed that was sealed."""
    seed, label = bytes.fromhex(stage["seed"]), stage["label"]
    by_label = {label: stage["drawn"], f"{label}/consolation": stage["drawn_beside"]}
    return hashlib.sha256(seed).hexdigest() == stage["commitment"] and all(
        drawn(seed, name, [*chain(*groups)], stage["sat"]) == groups
        for name, groups in by_label.items()
        if groups
    )


# --- the evenings --------------------------------------------------------------------


def test_an_evening_of_thirty_by_stages_with_a_consolation(tmp_path: Path) -> None:
    """Three stages, then a final of four and 26 people beside it; the server dies in the second."""
    shape = {"rounds": 3, "by": "places", "finalists": 4, "advance": 1, "best_losers": 0}
    evening = Evening(tmp_path, {"format": {**shape, "consolation": True}})
    with evening.serving():
        evening.begin(30)
        met: set[tuple[int, int]] = set()
        for number in (1, 2, 3):
            matches = evening.draw()
            tables = [[line["player"] for line in match["lines"]] for match in matches]
            assert sorted(map(len, tables)) == [5] * 6
            pairs = {pair for table in tables for pair in combinations(sorted(table), 2)}
            assert not pairs & met
            met |= pairs
            evening.finish(matches[:3])
            if number == 2:
                evening.survive()
            evening.finish(matches[3:])
        assert len(evening.event["scores"]) == 30
        final, *others = evening.draw()
        best = [score["player"] for score in evening.event["scores"][:4]]
        assert sorted(line["player"] for line in final["lines"]) == sorted(best)
        assert [len(match["lines"]) for match in others] == [5, 5, 4, 4, 4, 4]
        evening.ask("name-prizes", prizes=["A game"], consolation="Chocolate")
        evening.finish([final])
        evening.survive()
        evening.finish(others)
        event = evening.event
        assert event["phase"] == "finished"
        assert len(event["consolation_winners"]) == 6
        assert [placed["place"] for placed in event["placing"][:4]] == [1, 2, 3, 4]
        guest = evening.public_event
        assert [stage["drawn"] for stage in guest["stages"]] == [
            stage["drawn"] for stage in event["stages"]
        ]
        assert draws_are_proven(guest)
        for number, change in FORGED:
            forged = deepcopy(guest)
            change(forged["stages"][number - 1])
            assert not draws_are_proven(forged)


def exchange(groups: list[list[int]]) -> None:
    """The first players of two groups change places."""
    groups[0][0], groups[1][0] = groups[1][0], groups[0][0]


FORGED: Final[tuple[tuple[int, Callable[[Json], object]], ...]] = (
    (1, lambda stage: exchange(stage["drawn"])),
    (3, lambda stage: exchange(stage["drawn"])),
    (4, lambda stage: exchange(stage["drawn_beside"])),
    (2, lambda stage: stage.update(seed="00" * 32)),
    (2, lambda stage: stage.update(label="stage/2/redraw/2")),
    (2, lambda stage: stage.update(sat=[])),
)
"""Stages, and what somebody who likes other tables would change on the page."""


def test_a_da_capo_evening_of_nine(tmp_path: Path) -> None:
    """The most points win; the server dies between the groups and the final."""
    evening = Evening(tmp_path, {"game": "dacapo", "preset": "match"})
    with evening.serving():
        evening.begin(9)
        matches = evening.draw()
        evening.finish(matches)
        winners = sorted(max(line["player"] for line in match["lines"]) for match in matches)
        evening.survive()
        (final,) = evening.draw()
        assert sorted(line["player"] for line in final["lines"]) == winners
        evening.survive()
        evening.finish([final])
        event = evening.event
        assert event["most_points_win"]
        first = event["placing"][0]
        assert (first["place"], first["player"]) == (1, max(winners))
        assert draws_are_proven(evening.public_event)
