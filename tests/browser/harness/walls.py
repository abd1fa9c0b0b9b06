"""An event of any size at every moment that a big screen shows, made by the real code."""

from collections.abc import Iterator
from copy import copy
from typing import Any, Final

import msgspec
from tournament.harness.event_driver import MINUTE, EventDriver

from dacabo.server.wire.watch import LiveMatch, PublicShown, Shown
from dacabo.tournament.event import How, Match
from dacabo.tournament.formats import By, Format
from dacabo.tournament.roles import AsPlayer
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Continue, Extend, Pause, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.messages import Announce
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import (
    CorrectResult,
    DecideSeats,
    EnterDecision,
    EnterFromPad,
    EnterResult,
)
from dacabo.tournament.views.pages import public_view

NAMES: Final = (
    *("Anton", "Bo", "Chidi", "Doris", "Émile", "Friederike", "Göran", "Hinemoa", "Ivo", "Jörg"),
    *("Khadija", "Łukasz", "Maximiliane v. Hohenfels", "Nils", "Olga", "Paweł", "Quirin"),
    *("Rosalie", "Søren", "Theodora", "Uwe", "Valentina", "Wim", "Xaver", "Yasmin", "Zoë"),
    *("Alexandra", "Bartholomäus", "Cléo", "Dimitrios"),
)
MIN_PLAYERS: Final = 3
"""Players of an event; a list may be shorter."""
ROUNDS: Final = (
    (5, 14, 0, 22, 8),
    (12, 0, 17, 20, 6),
    (7, 27, 4, 0, 11),
    (0, 9, 13, 31, 25),
    (16, 2, 21, 0, 3),
)
DECISION: Final = tuple(range(4, 94, 9))
MADE_UP: Final = 200
"""More people than there are names; the others are made up."""
GIVEN: Final = ("Ada", "Benedikt", "Carlotta", "Dietlinde", "Emre", "Fenna", "Gianluca", "Heike")
SURNAMES: Final = (
    *("Aydın", "Brinkmann", "de Vries", "Ehrenfried", "Fontaine", "Große-Kreul", "Huang", "Ivers"),
    *("Jansen", "Kowalczyk", "Lefèvre", "Mbeki", "Nowak", "Öztürk", "Prinz", "Quast", "Ruiz"),
    *("Schmitz", "Thiel", "Ude", "van Dijk", "Weiß", "Yılmaz", "Zander", "Übel"),
)
MANY: Final = (*NAMES, *(f"{given} {last}" for given in GIVEN for last in SURNAMES))[:MADE_UP]

EVENINGS: Final[dict[str, dict[str, Any]]] = {
    "winners": {},
    "best-losers": {"format": Format(best_losers=1, consolation=True)},
    "two-advance": {"format": Format(advance=2, consolation=True)},
    "one-round": {"format": Format(rounds=1, finalists=5, consolation=True)},
    "two-rounds": {"format": Format(rounds=2, consolation=True)},
    "three-rounds": {"format": Format(rounds=3, by=By.POINTS, finalists=5)},
    "five-rounds": {"format": Format(rounds=5, consolation=True)},
    "dacapo": {"game": "dacapo", "preset": "match", "format": Format(consolation=True)},
    "dacapo-rounds": {
        "game": "dacapo",
        "preset": "match",
        "format": Format(rounds=2, by=By.POINTS, consolation=True),
    },
}
"""The formats of evenings, and how they are opened."""


class Screen(EventDriver):
    """An event, and what its big screen is told."""

    def branch(self) -> "Screen":
        """Return a copy, for something that happens only there."""
        other = copy(self)
        other.seeds = [*self.seeds]
        return other

    def said(self, rounds: int = 0, **live: Any) -> dict[str, Any]:
        """Return the message with the public page, with this many rounds on every pad."""
        tables = tuple(
            _live(match, rounds, **live)
            for match in (self.matches if self.event.stages and rounds else ())
            if not match.decided
        )
        page = PublicShown(event=public_view(self.event, self.now), live=tables)
        told: dict[str, Any] = msgspec.to_builtins(
            Shown(now=self.now, build="", page=page), str_keys=True
        )
        return told

    def ties(self) -> list[tuple[str, tuple[int, ...]]]:
        """The ties of the stage, with their matches."""
        stage = public_view(self.event, self.now).stages[-1]
        return [(match.id, tied) for match in stage.matches for tied in match.ties]

    def seats(self) -> tuple[int, ...]:
        """The players who are tied for the last seats in the final."""
        return public_view(self.event, self.now).stages[-1].seats

    def decide(self) -> None:
        """Play tie-break rounds until nobody of a match is tied."""
        while ties := self.ties():
            for match, tied in ties:
                self.ask(EnterDecision(match, dict(zip(tied, DECISION, strict=False))))

    def decide_seats(self) -> None:
        """Play tie-break rounds until the last seats are taken."""
        while tied := self.seats():
            self.ask(DecideSeats(dict(zip(tied, range(len(tied)), strict=True))))

    def points(self, match: Match, tied: int) -> list[int]:
        """The points of a match in which so many are equal at the top."""
        least = ((17,) * tied + (46, 62, 88, 103, 104))[: len(match.active)]
        return [points if self.event.worse > 0 else 104 - points for points in least]

    def results(self, tied: int) -> None:
        """The results of all matches without one; so many are equal at the top of each."""
        for match in self.matches:
            if not match.decided:
                self.result(match, self.points(self.match(match), tied))


def _live(match: Match, rounds: int, *, over: bool = False, bots: int = 0) -> LiveMatch:
    course: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(match.active):
        totals: list[int] = []
        for points in ROUNDS[:rounds]:
            totals.append((totals[-1] if totals else 0) + points[seat])
        course[player] = tuple(totals)
    totals_now = {player: after[-1] for player, after in course.items()}
    return LiveMatch(match.id, rounds, totals_now, course, match.active[:bots], over)


def moments(
    players: int, names: tuple[str, ...] = NAMES, **opened: Any
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every moment of an evening with this many people, from the list to the last prize."""
    screen = Screen(**opened)
    screen.ask(NamePrizes(("Woolf!!", "Mission: Combat!", "Office 21"), "A bar of dark chocolate"))
    yield "empty", screen.said()
    screen.ask(Register(names[:players], How.LIST))
    for player in range(0, players, 2):
        screen.ask(CheckIn(player))
    yield "list", screen.said()
    if players < MIN_PLAYERS:
        return
    for player in range(1, players, 2):
        screen.ask(CheckIn(player))
    screen.ask(Draw())
    yield "drawing", screen.said()
    stage = 0
    while True:
        stage += 1
        if stage > 1:
            screen.ask(Draw())
            yield f"stage-{stage}-drawing", screen.said()
        screen.ask(Publish())
        final = screen.event.stages[-1].final
        kind = "final" if final else f"stage-{stage}"
        yield f"{kind}-drawn", screen.said()
        if stage > 1 and screen.event.stages[-1].round:
            yield from _next_round(screen, kind)
            continue
        yield from _besides(screen, kind)
        yield from _played(screen, kind)
        if final:
            break
    yield "places", screen.said()
    for _ in range(3):
        page = public_view(screen.event, screen.now)
        chooser = [one.player for one in page.placing if one.place <= 3][len(page.taken) :]
        left = [prize for prize in page.prizes if prize not in {one.prize for one in page.taken}]
        if chooser and left:
            screen.ask(ChoosePrize(chooser[0], left[0]))
    yield "prizes", screen.said()
    screen.ask(End())
    yield "over", screen.said()


def _besides(screen: Screen, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield moments from which the evening does not go on."""
    online = screen.branch()
    for number, match in enumerate(online.matches):
        online.ask(GoOnline(match.id, f"K7Q2M{number}"))
    online.ask(Start())
    online.now += 3 * MINUTE
    yield f"{kind}-online", online.said(rounds=2, bots=1)
    rests = screen.branch()
    rests.ask(Start())
    rests.now += 3 * MINUTE
    rests.ask(Pause())
    rests.ask(Announce("The buffet is open. Please be back at your tables by nine!"))
    yield f"{kind}-announced", rests.said(rounds=1)
    rests.now += MINUTE
    yield f"{kind}-all-rest", rests.said(rounds=1)
    if kind == "final" and len(screen.event.stages) > 1:
        void = screen.branch()
        first = void.event.stages[0].matches[0]
        reverse = dict(zip(first.active, screen.points(first, 1)[::-1], strict=True))
        void.ask(CorrectResult(first.id, reverse, "The slip was misread"))
        yield "final-void", void.said()


def _next_round(screen: Screen, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield what differs from the first round."""
    screen.ask(Start())
    screen.now += 12 * MINUTE
    yield f"{kind}-playing", screen.said(rounds=4)
    screen.results(tied=2)
    if screen.seats():
        yield f"{kind}-seats", screen.said()
        screen.decide_seats()
    yield f"{kind}-decided", screen.said()


def _played(screen: Screen, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    final = kind == "final"
    screen.ask(Start())
    yield f"{kind}-begun", screen.said()
    screen.now += 12 * MINUTE
    yield f"{kind}-playing", screen.said(rounds=4)
    first, *beside = screen.matches
    if not final:
        screen.ask(Pause((first.id,)))
        yield f"{kind}-one-rests", screen.said(rounds=3)
        screen.ask(Continue())
    if minutes := screen.event.tournament_rules.minutes(screen.event.rules):
        screen.now += (minutes - 12 - 4) * MINUTE
        yield f"{kind}-five-minutes", screen.said(rounds=5)
        screen.wait(5)
        yield f"{kind}-last-round", screen.said(rounds=5)
        if not final:
            screen.ask(Extend(10, (first.id,)))
            yield f"{kind}-one-plays-on", screen.said(rounds=5)
    yield f"{kind}-pads-over", screen.said(rounds=5, over=True)
    doubted = screen.branch()
    points = dict(zip(first.active, screen.points(first, 1), strict=True))
    doubted.ask(EnterFromPad(first.id, points, (points,), vouched=False), AsPlayer(first.active[0]))
    yield f"{kind}-one-unconfirmed", doubted.said(rounds=5)
    if beside:
        waits = screen.branch()
        for match in beside:
            waits.result(match, screen.points(match, 1))
        yield f"{kind}-only-first-plays", waits.said(rounds=5)
        screen.ask(
            EnterResult(first.id, dict(zip(first.active, screen.points(first, 2), strict=True)))
        )
        yield f"{kind}-first-done", screen.said(rounds=5)
    screen.results(tied=2)
    yield f"{kind}-tied", screen.said()
    screen.decide()
    if screen.seats():
        yield f"{kind}-seats", screen.said()
        screen.decide_seats()
    if not final:
        yield f"{kind}-decided", screen.said()
