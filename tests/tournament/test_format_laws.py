"""What holds on any evening, in any format: counted here again, without the code of the standings.

An evening is played with random numbers of players, results with many ties, people who leave, come
back or come late. The judge below knows the rules of the formats from docs/organising.md and checks
every evening against them. Planted faults show that it notices when one of them is broken.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any, TypeAlias

import pytest
from tournament.harness.event_driver import EventDriver, check_ranking

from dacabo.core.errors import DacaboError
from dacabo.tournament import draw, formats, standings
from dacabo.tournament.event import Event, Match, Met, Player, Stage, current_stage
from dacabo.tournament.facts import Request
from dacabo.tournament.formats import FINALISTS, By, Format
from dacabo.tournament.standings import placing, tie_for_last_seats, ties
from dacabo.tournament.subjects.attendance import (
    CheckIn,
    CheckInAll,
    DropOut,
    EnterLate,
    MarkNoShow,
)
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import DecideSeats, EnterDecision, EnterResult
from dacabo.tournament.views.pages import desk, phase, public_view
from dacabo.tournament.views.types import Phase

SEATS = 5
Score: TypeAlias = tuple[Any, ...]


class Evening:
    """One evening: who was present when, and the event."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        self.most = rng.random() < 0.3
        self.format = self.any_format()
        self.driver = EventDriver(
            sha256(str(seed).encode()).digest(),
            game="dacapo" if self.most else "cabo",
            preset="match" if self.most else "tournament",
            format=self.format,
        )
        self.disturbed = rng.random() < 0.5
        self.present_at: list[set[Player]] = []
        """By stage: who was present when it was drawn."""

    def any_format(self) -> Format:
        """Any possible format."""
        rng, consolation = self.rng, self.rng.random() < 0.5
        if rng.random() < 0.4:
            return Format(
                advance=rng.choice((1, 2)),
                best_losers=rng.choice((0, 1, 2)),
                consolation=consolation,
            )
        return Format(
            rounds=rng.randint(1, 5),
            by=rng.choice([*By]),
            finalists=rng.choice(FINALISTS),
            consolation=consolation,
        )

    def play(self) -> Event:
        """Play the evening to the end."""
        driver, players = self.driver, self.rng.randint(3, 31)
        driver.ask(Register(tuple(f"P{number}" for number in range(players))))
        while (now := phase(driver.event)) is not Phase.FINISHED:
            if now in {Phase.REGISTRATION, Phase.BETWEEN}:
                self.come_and_go()
                self.try_to(CheckInAll())
                if phase(driver.event) is not now:
                    continue
                self.present_at.append(self.present)
                driver.ask(Draw())
                desk(driver.event, driver.now)  # the pages of a draft
                driver.ask(Publish())
                self.miss_some()
            else:
                self.finish_stage()
        return driver.event

    @property
    def present(self) -> set[Player]:
        """Who is on the list and has not left."""
        return {entrant.player for entrant in self.driver.event.entrants if entrant.gone is None}

    def come_and_go(self) -> None:
        """Some leave, come back or come late; a refusal changes nothing."""
        requests: list[Request] = [EnterLate(f"L{len(self.driver.event.names)}")]
        requests += [DropOut(player) for player in self.sample(self.present)]
        requests += [CheckIn(player) for player in range(len(self.driver.event.names))]
        for request in self.sample(requests) if self.disturbed else ():
            if len(self.present) > 3 or not isinstance(request, DropOut):
                self.try_to(request)

    def miss_some(self) -> None:
        """Some turn out not to have come; later they can join the next round."""
        for player in self.sample(self.present) if self.disturbed else ():
            if len(self.present) > 3 and self.rng.random() < 0.3:
                self.try_to(MarkNoShow((player,)))

    def sample(self, things: Collection[Any]) -> list[Any]:
        """A few of these."""
        return self.rng.sample(sorted(things, key=str), min(len(things), self.rng.randint(0, 3)))

    def try_to(self, request: Request) -> None:
        """Make a request that can be refused."""
        try:
            self.driver.ask(request)
        except DacaboError:
            self.driver.counted["refused"] += 1

    def finish_stage(self) -> None:
        """Enter the results, then decide the ties."""
        driver = self.driver
        stage = current_stage(driver.event)
        assert stage is not None
        if any(match.clock is None and not match.decided for match in stage.matches):
            driver.ask(Start())
        for match in stage.matches:
            if not driver.match(match).decided:
                if self.disturbed and self.rng.random() < 0.1:
                    self.try_to(DropOut(self.rng.choice(match.players)))
                match = driver.match(match)  # noqa: PLW2901 (as it is now)
                if not match.decided:
                    totals = {p: self.rng.choice((5, 30, 31, 32, 101)) for p in match.active}
                    driver.ask(EnterResult(match.id, totals))
        stage = driver.event.stages[-1]
        for match in stage.matches:
            for tied in ties(driver.event, stage, match):
                driver.ask(EnterDecision(match.id, self.points_of(tied)))
        if tied := tie_for_last_seats(driver.event, driver.event.stages[-1]):
            driver.ask(DecideSeats(self.points_of(tied)))

    def points_of(self, tied: Sequence[Player]) -> dict[Player, int]:
        """The points of a tie-break round."""
        return {player: self.rng.randint(0, 9) for player in tied}


# --- the judge: the rules of the formats, counted again --------------------------------


def judge(evening: Evening) -> Counter[str]:
    """Check an evening; returns what it has seen."""
    event, seen = evening.driver.event, Counter[str]()
    placed = [one.place for one in placing(event)]
    check_ranking(placed)
    played = {player for stage in event.stages for m in stage.matches for player in m.players}
    assert sorted(one.player for one in placing(event)) == sorted(played)
    for index, stage in enumerate(event.stages):
        present = evening.present_at[index]
        seated = [player for match in stage.matches for player in match.players]
        assert len(seated) == len(set(seated))
        assert {*seated} <= present
        if is_round(evening.format, index, present):
            assert {*seated} == present, "everybody plays every round"
            check_repeats(event.stages[:index], stage, seen)
        elif index:
            check_advancing(evening, event.stages[index - 1], stage, present, seen)
        if stage.final and evening.format.consolation and index:
            check_consolation(stage, present, seen)
    check_order_of_places(event, evening, seen)
    return seen


def is_round(format: Format, index: int, present: set[Player]) -> bool:  # noqa: A002 (its name)
    """Whether everybody has to play this stage."""
    return index < format.rounds and len(present) > SEATS


def worth(evening: Evening, match: Match, player: Player) -> tuple[Fraction, int]:
    """The share of opponents that a player has beaten, and the points, the larger the better."""
    totals = {p: total for p, total in (match.totals or {}).items() if p in match.active}
    sign = 1 if evening.most else -1
    others = [p for p in totals if p != player]
    if not others:
        return Fraction(1), sign * totals.get(player, 0)
    halves = sum(1 + cmp(sign * totals[player], sign * totals[p]) for p in others)
    return Fraction(halves, 2 * len(others)), sign * totals[player]


def cmp(one: int, other: int) -> int:
    """1, 0 or -1."""
    return (one > other) - (one < other)


def standing(evening: Evening, rounds: Sequence[Stage]) -> dict[Player, Score]:
    """What everybody has after these rounds; the largest is best."""
    sums: dict[Player, list[Any]] = defaultdict(lambda: [Fraction(0), 0, 0])
    for stage in rounds:
        for match in stage.matches:
            for player in match.players:
                sums[player][0] += 0
            alone = match.totals is None
            for player in match.active:
                share, points = worth(evening, match, player)
                score = sums[player]
                score[0] += share
                score[1] += 1
                score[2] += 0 if alone else points
    if evening.format.by is By.PLACES:
        return {player: (share, played, points) for player, (share, played, points) in sums.items()}
    return {player: (played, points, share) for player, (share, played, points) in sums.items()}


def check_repeats(before: Sequence[Stage], stage: Stage, seen: Counter[str]) -> None:
    """Check that a round repeats a table only if that could not be avoided."""
    sat = Counter(
        pair
        for one in before
        for match in one.matches
        for pair in combinations(sorted(match.active), 2)
    )
    again = sum(sat[pair] for group in stage.drawn for pair in combinations(sorted(group), 2))
    if not before:
        return
    seen["round after a round"] += 1
    if not again:
        seen["round without repeats"] += 1
        return
    players = [player for group in stage.drawn for player in group]
    if len(players) <= 10:
        seen["repeats that had to be"] += 1
        assert again == fewest_repeats(players, draw.sizes(len(players)), sat)


def fewest_repeats(
    players: list[Player], sizes: Sequence[int], sat: Counter[tuple[int, int]]
) -> int:
    """The fewest repeats of any draw: every way to fill the groups, cut off where it is worse."""
    best = 10**9

    def fill(groups: list[list[Player]], left: list[Player], cost: int) -> None:
        nonlocal best
        if cost >= best:
            return
        if not left:
            best = cost
            return
        player, tried = left[0], set()
        for group, size in zip(groups, sizes, strict=True):
            if len(group) < size and (size, tuple(group)) not in tried:
                tried.add((size, tuple(group)))
                more = sum(sat[min(player, other), max(player, other)] for other in group)
                group.append(player)
                fill(groups, left[1:], cost + more)
                group.pop()

    fill([[] for _ in sizes], players, 0)
    return best


def check_advancing(
    evening: Evening, before: Stage, stage: Stage, present: set[Player], seen: Counter[str]
) -> None:
    """Check that nobody who has to advance is missing, and that nobody else is there."""
    format, event = evening.format, evening.driver.event  # noqa: A001 (its name)
    advanced = {player for m in stage.matches if not m.consolation for player in m.players}
    if format.rounds:
        if stage.number <= format.rounds:  # one table seats all who are left
            assert len(present) <= SEATS
            assert advanced == present
            return
        rounds = [one for one in event.stages[: stage.number - 1] if one.round]
        best = standing(evening, rounds)
        candidates = sorted(present & best.keys(), key=lambda player: best[player], reverse=True)
        check_cut(candidates, best, advanced, format.finalists, before.decisions, seen)
        return
    check_knockout(evening, before, advanced, present, seen)


def check_knockout(
    evening: Evening,
    before: Stage,
    advanced: set[Player],
    present: set[Player],
    seen: Counter[str],
) -> None:
    """Check who advances from knockout groups."""
    format = evening.format  # noqa: A001 (its name)
    by_place, others = set[Player](), dict[Player, Score]()
    for match in before.matches:
        for player, place in places_in(evening, match).items():
            if place <= format.advance:
                by_place |= {player} & present
            elif player in present:
                others[player] = (-place, worth(evening, match, player)[1])
    next_is_final = len(before.matches) * format.advance <= SEATS
    assert not next_is_final or len(advanced) <= SEATS
    decided = any(match.decisions for match in before.matches)
    seen["advanced by place"] += not format.best_losers
    if not format.best_losers:
        assert advanced == by_place or (decided and advanced < by_place)
    elif not decided:
        assert by_place <= advanced
        wanted = min(format.best_losers, SEATS - len(by_place)) if next_is_final else 0
        if wanted > 0:
            losers = sorted(others, key=lambda player: others[player], reverse=True)
            rest, taken = advanced - by_place, len(by_place)
            check_cut(losers, others, rest, wanted, before.decisions, seen, taken=taken)
        seen["best losers"] += 1


def places_in(evening: Evening, match: Match) -> dict[Player, int]:
    """The places in a match by totals."""
    sign = 1 if evening.most else -1
    totals = {p: sign * total for p, total in (match.totals or {}).items() if p in match.active}
    if match.totals is None:
        return dict.fromkeys(match.active, 1)
    return {p: 1 + sum(other > totals[p] for other in totals.values()) for p in totals}


def check_cut(  # noqa: PLR0917 (everything that a cut depends on)
    ordered: list[Player],
    best: dict[Player, Score],
    advanced: set[Player],
    seats: int,
    decisions: Sequence[object],
    seen: Counter[str],
    taken: int = 0,
) -> None:
    """Check a cut: the better ones are in, the worse ones out, and ties as the rules say."""
    if not ordered:
        assert not advanced
        return
    last = best[ordered[min(seats, len(ordered)) - 1]]
    safe = {player for player in ordered if best[player] > last}
    tied = {player for player in ordered if best[player] == last}
    assert safe <= advanced <= safe | tied
    if taken + len(safe | tied) <= SEATS and not decisions:
        seen["ties let in"] += len(safe | tied) > seats
        assert advanced == safe | tied
    elif decisions:
        seen["tie for the last seats"] += 1
        assert seats <= len(advanced) <= SEATS - taken


def check_consolation(stage: Stage, present: set[Player], seen: Counter[str]) -> None:
    """Check that everybody present plays, unless a single one is left over."""
    final = {*stage.matches[0].players}
    beside = {player for match in stage.matches[1:] for player in match.players}
    assert beside == present - final or (len(present - final) == 1 and not beside)
    if beside:
        assert tuple(len(match.players) for match in stage.matches[1:]) == draw.sizes(len(beside))
        seen["consolation"] += 1


def check_order_of_places(event: Event, evening: Evening, seen: Counter[str]) -> None:
    """Check that finalists rank before everybody else, who go by the last stage or all rounds."""
    place = {one.player: one.place for one in placing(event)}
    final = {*event.stages[-1].matches[0].players}
    assert all(place[one] < place[other] for one in final for other in place.keys() - final)
    if not evening.format.rounds or len(event.stages) == 1:
        return
    best = standing(evening, [stage for stage in event.stages if stage.round])
    out = [player for player in best if player not in final]
    assert all(
        cmp(place[one], place[other]) == (best[one] < best[other]) - (best[one] > best[other])
        for one, other in combinations(out, 2)
    )
    views = public_view(event, evening.driver.now).scores
    assert [best[view.player] for view in views] == sorted(best.values(), reverse=True)
    seen["places by rounds"] += 1


# --- the evenings ---------------------------------------------------------------------

SEEN = {
    *("round after a round", "round without repeats", "repeats that had to be"),
    *("advanced by place", "best losers", "ties let in", "tie for the last seats"),
    *("consolation", "places by rounds"),
}


def judged(seeds: range) -> Counter[str]:
    """Play and judge these evenings."""
    seen = Counter[str]()
    for seed in seeds:
        evening = Evening(seed)
        try:
            evening.play()
            seen += judge(evening)
        except Exception as error:
            error.add_note(f"evening {seed}")
            raise
        if seed % 10 == 0:
            evening.driver.check_files()
    return seen


@pytest.mark.parametrize(
    "evenings", [40, pytest.param(4000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_the_laws_hold_on_any_evening(evenings: int) -> None:
    """Everybody plays as often as promised, no table repeats without need, and places add up."""
    assert judged(range(evenings)).keys() >= SEEN


def _one_shuffle(*args: Any) -> draw.Groups:
    seed, name, players, *_ = args
    return draw._draw_once(seed, name, sorted(players))


def _fewer_rounds(event: Event, stage: Stage) -> bool:
    if stage.round:
        return stage.number < event.format.rounds - 1
    return not stage.final and len(stage.matches) * event.format.advance > SEATS


FAULTS: dict[str, tuple[object, str, Callable[..., object]]] = {
    "a draw that forgets who sat together": (draw, "_mixed_groups", _one_shuffle),
    "a place counts the wrong number of opponents": (
        standings,
        "place_points",
        lambda better, tied, ranked: formats.place_points(better, tied, ranked + 1),
    ),
    "shared places are not shared": (
        standings,
        "place_points",
        lambda better, _tied, ranked: formats.place_points(better, 1, ranked),
    ),
    "a round too few": (standings, "_final_comes_later", _fewer_rounds),
    "only the first place advances": (
        standings,
        "_reaching",
        lambda ranks, _places, real=standings._reaching: real(ranks, 1),
    ),
    "ties for the last seat are never played": (
        standings,
        "_straddling",
        lambda _ranks, _places: (),
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge, or the event itself, notices a broken rule within some evenings."""
    room, name, broken = FAULTS[fault]
    monkeypatch.setattr(room, name, broken)
    with pytest.raises((AssertionError, DacaboError, pytest.fail.Exception)):
        judged(range(120))


def test_no_small_draw_repeats_a_table_without_need() -> None:
    """Six to twelve people with any past: as few repeats as any draw could have."""
    rng = Random(7)
    for number in range(60):
        players = list(range(rng.randint(6, 12)))
        pairs = list(combinations(players, 2))
        sat = Counter(rng.choices(pairs, k=rng.randint(1, 2 * len(pairs))))
        met = tuple(Met(one, other, times) for (one, other), times in sorted(sat.items()))
        seed = sha256(f"small/{number}".encode()).digest()
        drawn = draw.groups(seed, "stage/2/draw", players, (), met)
        again = draw.repeats(drawn, sat)
        assert again == fewest_repeats(players, draw.sizes(len(players)), sat)
