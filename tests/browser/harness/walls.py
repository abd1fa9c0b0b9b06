"""An event of any size at every moment that a big screen shows, made by the real code."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from tournament.harness.event_driver import MINUTE, EventDriver

from dacabo.server.wire.watch import LiveMatch, PublicShown, Shown
from dacabo.tournament.event import How, Match
from dacabo.tournament.subjects.attendance import CheckIn
from dacabo.tournament.subjects.clocks import Continue, Extend, Pause, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import EnterDecision
from dacabo.tournament.views.pages import public_view

NAMES: Final = (
    *("Anton", "Bo", "Chidi", "Doris", "Émile", "Friederike", "Göran", "Hinemoa", "Ivo", "Jörg"),
    *("Khadija", "Łukasz", "Maximiliane v. Hohenfels", "Nils", "Olga", "Paweł", "Quirin"),
    *("Rosalie", "Søren", "Theodora", "Uwe", "Valentina", "Wim", "Xaver", "Yasmin", "Zoë"),
    *("Alexandra", "Bartholomäus", "Cléo", "Dimitrios"),
)
MIN_PLAYERS: Final = 3
"""Players of an event; a list may be shorter."""
MINUTES: Final = 45
ROUNDS: Final = (
    (5, 14, 0, 22, 8),
    (12, 0, 17, 20, 6),
    (7, 27, 4, 0, 11),
    (0, 9, 13, 31, 25),
    (16, 2, 21, 0, 3),
)
DECISION: Final = (4, 11, 20, 29, 38)


class Screen(EventDriver):
    """An event, and what its big screen is told."""

    def said(self, rounds: int = 0) -> dict[str, Any]:
        """Return the message with the public page, with this many rounds on every pad."""
        live = tuple(
            _live(match, rounds)
            for match in (self.matches if self.event.stages and rounds else ())
            if not match.decided
        )
        page = PublicShown(event=public_view(self.event, self.now), live=live)
        told: dict[str, Any] = msgspec.to_builtins(
            Shown(now=self.now, build="", page=page), str_keys=True
        )
        return told

    def decide(self) -> None:
        """Play decision rounds until nobody is tied."""
        while ties := [
            (match.id, tied)
            for match in public_view(self.event, self.now).stages[-1].matches
            for tied in match.ties
        ]:
            for match, tied in ties:
                points = dict(zip(tied, DECISION, strict=False))
                self.ask(EnterDecision(match, points))

    def results(self, tied: int) -> None:
        """The results of all matches; so many are equal at the top of each."""
        for match in self.matches:
            points = (17,) * tied + (46, 62, 88, 103, 104)
            self.result(match, points[: len(self.match(match).active)])


def _live(match: Match, rounds: int) -> LiveMatch:
    course: dict[int, tuple[int, ...]] = {}
    for seat, player in enumerate(match.active):
        totals: list[int] = []
        for points in ROUNDS[:rounds]:
            totals.append((totals[-1] if totals else 0) + points[seat])
        course[player] = tuple(totals)
    totals_now = {player: after[-1] for player, after in course.items()}
    return LiveMatch(match.id, rounds, totals_now, course)


def moments(players: int, names: tuple[str, ...] = NAMES) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every moment of an evening with this many people, from the list to the last prize."""
    screen = Screen()
    screen.ask(NamePrizes(("Woolf!!", "Mission: Combat!", "Office 21")))
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
        screen.ask(Publish())
        final = len(screen.matches) == 1
        kind = "final" if final else f"stage-{stage}"
        yield f"{kind}-drawn", screen.said()
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


def _played(screen: Screen, kind: str) -> Iterator[tuple[str, dict[str, Any]]]:
    final = kind == "final"
    screen.ask(Start())
    yield f"{kind}-begun", screen.said()
    screen.now += 12 * MINUTE
    yield f"{kind}-playing", screen.said(rounds=4)
    first, *_ = screen.matches
    if not final:
        screen.ask(Pause((first.id,)))
        yield f"{kind}-one-rests", screen.said(rounds=3)
        screen.ask(Continue())
    screen.now += (MINUTES - 12 - 4) * MINUTE
    yield f"{kind}-five-minutes", screen.said(rounds=5)
    screen.wait(5)
    yield f"{kind}-last-round", screen.said(rounds=5)
    if not final:
        screen.ask(Extend(10, (first.id,)))
        yield f"{kind}-one-plays-on", screen.said(rounds=5)
    screen.results(tied=2)
    yield f"{kind}-tied", screen.said()
    screen.decide()
    if not final:
        yield f"{kind}-decided", screen.said()
