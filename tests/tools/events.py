"""Pages of pads and events for the gallery, made by the real code."""

from copy import copy
from typing import Any, Final

from tournament.harness.event_driver import ANA, MINUTE, EventDriver

from dacabo.arena.rehearsal import Forecast, basis, plan
from dacabo.cabo.sheet import Ending
from dacabo.core.cards import Card
from dacabo.log import Context
from dacabo.scorepad import requests as write
from dacabo.scorepad.cabo.sheet import CaboEntry, Cards, Sum
from dacabo.scorepad.commands import Opening, open_pad
from dacabo.scorepad.commands import handle as ask_pad
from dacabo.scorepad.dacapo.sheet import DacapoEntry
from dacabo.scorepad.pad import Pad
from dacabo.scorepad.pad import apply as apply_to_pad
from dacabo.scorepad.view import view as pad_view
from dacabo.server.events.match_pads import decision_fields
from dacabo.server.wire.watch import (
    DeskShown,
    DoorShown,
    LiveMatch,
    PadShown,
    Page,
    Plan,
    PlayerShown,
    PublicShown,
    Shown,
    TableShown,
)
from dacabo.tournament.apply import apply as apply_to_event
from dacabo.tournament.commands import open_event
from dacabo.tournament.event import Match, current_stage
from dacabo.tournament.roles import AsPlayer, AtTable, House, OnlineTable, Public
from dacabo.tournament.subjects.attendance import CheckIn, CheckInAll
from dacabo.tournament.subjects.clocks import Pause, Start
from dacabo.tournament.subjects.closing import End, GoElsewhere
from dacabo.tournament.subjects.drawing import Draw, Publish
from dacabo.tournament.subjects.links import Claim
from dacabo.tournament.subjects.messages import Announce, AnswerCall, CallOrganiser
from dacabo.tournament.subjects.online import DecideOnline, GoOnline
from dacabo.tournament.subjects.penalties import Penalise
from dacabo.tournament.subjects.privacy import Forget
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import (
    AskTable,
    CorrectResult,
    EnterDecision,
    EnterFromPad,
    EnterResult,
    JudgeBot,
    PlayOn,
)
from dacabo.tournament.views.changes import Changes, preview
from dacabo.tournament.views.pages import (
    desk,
    door_page,
    phase,
    player_page,
    public_view,
    table_page,
)
from dacabo.tournament.views.types import Phase

NAMES: Final = (
    *("Ana", "Bo", "Chidi", "Dörte", "Émile", "Fatima", "Göran", "Hinemoa", "Ines", "Jörg"),
    *("Khadija", "Łukasz", "Maximiliane v. Hohenfels", "Nils", "Olga", "Paweł", "Quirin"),
)
FORECAST: Final = Forecast(
    events=200,
    players=17,
    seconds=10,
    usual=80,
    long=95,
    overtime=0.5,
    finalists=4,
    more=True,
    at_once=False,
)
SCRIPTS: Final = (
    *("WWWWWWWWWWWWWWWWWWWWWWWW", "محمد عبد الرحمن", "שירה בן־דוד", "王小明", "さくら"),
    *(
        "👩‍👩‍👧‍👦 Die Müllers",
        "Ελένη Παπαδοπούλου",
        "Христина",
        "<b>Bo</b>",
        "Nguyễn Thị Minh Khai",
    ),
    *NAMES[10:],
)
"""Names of every kind: long and wide, from right to left, in other scripts, with pictures."""
PLAN: Final = Plan(plan(FORECAST), basis(FORECAST))
PLAYER: Final = 1
TABLE: Final = 1


class RecordedEvent(EventDriver):
    """A tournament of seventeen people, with snapshots of all pages."""

    def __init__(self, name: str = "Summer Cup") -> None:
        super().__init__()
        self.event = apply_to_event(None, open_event(name, {}, self.seeds[0], self.now, ANA))
        self.pages: dict[str, dict[str, Any]] = {}
        self.previews: dict[str, Changes] = {}
        self.seated: dict[str, tuple[int, ...]] = {}
        self.bots: tuple[int, ...] = ()

    def copy_for_branch(self) -> "RecordedEvent":
        """Return a copy of the tournament, for something that happens only there."""
        branch = copy(self)
        branch.seeds = [*self.seeds]
        return branch

    def take_snapshot(self, moment: str, pad: Pad | None = None, plan: Plan = PLAN) -> None:
        """Record the views of all roles."""
        live = () if pad is None else (_live(self.matches[TABLE - 1], pad),)
        shown = None if pad is None else pad_view(pad)
        stage = current_stage(self.event)
        here = stage.matches[TABLE - 1] if stage else None
        pages: dict[str, Page] = {
            "desk": DeskShown(
                page=desk(self.event, self.now),
                organiser="Ana",
                number=0,
                live=live,
                seated=self.seated,
                bots=self.bots,
                plan=plan if phase(self.event) is Phase.REGISTRATION and self.event.names else None,
            ),
            "public": PublicShown(event=public_view(self.event, self.now), live=live),
            "player": PlayerShown(
                page=player_page(self.event, PLAYER, self.now), live=live, pad=shown
            ),
            "table": TableShown(
                page=table_page(self.event, TABLE, self.now),
                pad=shown,
                live=live[0] if live else None,
                decision=decision_fields(self.event, here),
            ),
            "door": DoorShown(page=door_page(self.event, self.now)),
        }
        self.pages[moment] = {
            role: Shown(now=self.now, build="", page=page) for role, page in pages.items()
        }


def _live(match: Match, pad: Pad) -> LiveMatch:
    course = zip(*(result.totals for result in pad.results), strict=True)
    return LiveMatch(
        match.id,
        len(pad.entries),
        dict(zip(match.active, pad.totals, strict=True)),
        dict(zip(match.active, course, strict=True)),
    )


def whole_tournament(driver: RecordedEvent, names: tuple[str, ...] = NAMES) -> dict[str, Any]:
    """Return the pages of a tournament, from the first name to the last prize."""
    driver.take_snapshot("opened")
    driver.ask(NamePrizes(("A deck of cards", "Chocolate", "A plant")))
    driver.ask(Register(names))
    for player in range(12):
        driver.ask(CheckIn(player))
    driver.take_snapshot("registration")
    driver.take_snapshot("plan-soon", plan=Plan((), None))
    for player in range(12, 17):
        driver.ask(CheckIn(player))
    driver.ask(Draw())
    driver.take_snapshot("draft")
    driver.ask(Publish())
    driver.take_snapshot("drawn")
    online = driver.copy_for_branch()
    online.ask(GoOnline(driver.matches[2].id, "K7Q2MX"))
    online.seated = {driver.matches[2].id: driver.matches[2].active[:2]}
    online.take_snapshot("online")
    driver.ask(Start())
    driver.now += 12 * MINUTE
    driver.ask(Pause((driver.matches[2].id,)))
    match = driver.matches[TABLE - 1]
    pad = _match_pad(driver, match)
    driver.take_snapshot("playing", pad)
    early = EnterResult(match.id, dict(zip(match.active, pad.totals, strict=True)))
    driver.previews["doubt"] = preview(driver.event, early, driver.now, ANA)
    unconfirmed = driver.copy_for_branch()
    reporter = next(player for player in match.active if player != PLAYER)
    totals = dict(zip(match.active, pad.totals, strict=True))
    unconfirmed.ask(EnterFromPad(match.id, totals, (totals,), vouched=False), AsPlayer(reporter))
    unconfirmed.take_snapshot("unconfirmed")
    unconfirmed.ask(AskTable(match.id))
    unconfirmed.take_snapshot("asked")
    unconfirmed.ask(PlayOn(match.id), AsPlayer(reporter))
    unconfirmed.take_snapshot("played-on")
    driver.wait(33)
    driver.result(driver.matches[1], (31, 104, 12, 77))
    driver.ask(Penalise(driver.matches[1].active[1], 5, "A card was looked at"))
    driver.take_snapshot("time", pad)
    driver.take_snapshot("time-none", _written(pad, write.CallTime(len(pad.entries))))
    driver.result(driver.matches[0], (40, 22, 22, 108, 61)[: len(match.active)])
    driver.result(driver.matches[2], (12, 55, 101, 30))
    driver.result(driver.matches[3], (66, 19, 19, 100))
    driver.take_snapshot("tied")
    for tied in list(_ties(driver)):
        driver.ask(EnterDecision(tied[0], {p: 3 + n * 4 for n, p in enumerate(tied[1])}))
    driver.take_snapshot("between")
    _final(driver)
    return driver.pages


def _final(driver: RecordedEvent) -> None:
    """Play the final, with a preview of a correction, and give the prizes."""
    driver.ask(Draw())
    driver.ask(Publish())
    driver.ask(Start())
    driver.now += 20 * MINUTE
    final = driver.matches[0]
    driver.take_snapshot("final", _match_pad(driver, final))
    void = driver.copy_for_branch()
    group = driver.event.stages[0].matches[0]
    assert group.totals is not None
    corrected = group.totals | {group.active[0]: 9}
    correction = CorrectResult(group.id, corrected, "A slip was misread")
    driver.previews["correction"] = preview(driver.event, correction, driver.now, ANA)
    void.ask(correction)
    void.take_snapshot("void")
    driver.result(driver.matches[0], (18, 45, 45, 103, 60)[: len(final.active)])
    for tied in list(_ties(driver)):
        driver.ask(EnterDecision(tied[0], {p: 3 + n * 4 for n, p in enumerate(tied[1])}))
    driver.ask(ChoosePrize(final.active[0], "Chocolate"))
    driver.take_snapshot("prizes")
    driver.ask(End())
    driver.take_snapshot("over")


def voices() -> dict[str, Any]:
    """Return the pages of a tournament with calls of tables, which then moves to another server."""
    driver = RecordedEvent()
    driver.ask(Register(NAMES[:11]))
    driver.ask(Claim(3), Public())
    driver.ask(CheckIn(2))
    driver.take_snapshot("arriving")
    driver.ask(CheckInAll())
    driver.publish()
    driver.ask(Start())
    one, two, three = driver.matches
    driver.ask(CallOrganiser(one.id), AtTable(1))
    driver.ask(CallOrganiser(two.id), AsPlayer(two.active[0]))
    driver.ask(CallOrganiser(three.id), AtTable(3))
    driver.take_snapshot("called")
    driver.ask(AnswerCall(one.id))
    driver.now += 12 * MINUTE
    driver.ask(Announce("The buffet is open. Please finish your round, and come back by nine!"))
    driver.take_snapshot("announced", _match_pad(driver, one))
    driver.ask(Forget(4))
    driver.ask(GoElsewhere("https://cards.example/event#aaaabbbbccccdddd.dw.sealsealsealsealseal"))
    driver.take_snapshot("elsewhere")
    return driver.pages


def online() -> dict[str, Any]:
    """Return an evening with online tables: a bot wins a group, and the final is decided online."""
    driver = RecordedEvent()
    driver.ask(Register(NAMES[:6]))
    for number, match in enumerate(driver.publish()):
        driver.ask(GoOnline(match.id, f"K7Q2M{number}"))
    driver.ask(Start())
    driver.now += 30 * MINUTE
    for match in driver.matches:
        totals = {player: 12 + 45 * (player != PLAYER) for player in match.active}
        if PLAYER not in match.active:
            driver.bots = match.active[:1]
            totals[driver.bots[0]] = 3
        bots = tuple(player for player in driver.bots if player in totals)
        driver.ask(EnterResult(match.id, totals, bots=bots), OnlineTable(match.online or ""))
    driver.take_snapshot("bots")
    judged = next(match for match in driver.matches if driver.bots[0] in match.active)
    driver.ask(JudgeBot(judged.id, driver.bots[0], advances=True))
    (final,) = driver.publish()
    driver.ask(GoOnline(final.id, "K7Q2MX"))
    driver.ask(Start())
    totals = dict.fromkeys(final.active, 48)
    driver.ask(EnterResult(final.id, totals, bots=driver.bots), OnlineTable("K7Q2MX"))
    driver.ask(DecideOnline(final.id, tuple(sorted(final.active)), "K7Q2MZ"), House())
    driver.seated = {final.id: driver.bots}
    driver.take_snapshot("decides")
    return driver.pages


def _ties(driver: RecordedEvent) -> list[tuple[str, tuple[int, ...]]]:
    page = public_view(driver.event, driver.now)
    return [(m.id, tied) for m in page.stages[-1].matches for tied in m.ties]


def _match_pad(driver: RecordedEvent, match: Match) -> Pad:
    names = tuple(driver.event.names[player] for player in match.active)
    opening = Opening("cabo", "tournament", names)
    pad = apply_to_pad(None, open_pad(opening, Context(driver.now, "open")))
    for number, sums in enumerate(((5, 14, 9, 22, 8), (12, 3, 17, 20, 6), (7, 7, 4, 31, 11)), 1):
        laid = tuple(Sum(points) for points in sums[: len(match.active)])
        pad = _written(pad, write.Enter(number, CaboEntry(laid, caller=number % 2), sure=True))
    return pad


def _written(pad: Pad, request: write.Request) -> Pad:
    for line in ask_pad(pad, request, Context(2_000_000, f"{pad.number}", by="Ana")):
        pad = apply_to_pad(pad, line)
    return pad


def pads() -> dict[str, Any]:
    """Score pads: new, in the middle, corrected, over, of both games."""
    at_home = Opening("cabo", "original", ("Ana", "Bo", "Chidi", "Dörte"))
    new = pad = apply_to_pad(None, open_pad(at_home, Context(1_000_000, "open")))
    rounds = (
        ((5, 14, 9, 22), 0),
        ((12, 3, 17, 20), 2),
        ((8, 20, 4, 31), 2),
        ((30, 12, 6, 9), 1),
    )
    for number, (sums, caller) in enumerate(rounds, 1):
        laid = tuple(map(Sum, sums))
        pad = _written(pad, write.Enter(number, CaboEntry(laid, caller=caller), sure=True))
    corrected = CaboEntry((Sum(12), Sum(3), Sum(7), Sum(20)), caller=2)
    middle = _written(pad, write.Correct(2, corrected, pad.entries[1], "misread", sure=True))
    laid_open = (("0", "1", "4", "7"), ("12", "12", "13", "13"), ("9",), ("3", "3"))
    cards = tuple(Cards(tuple(map(Card, held))) for held in laid_open)
    pad = _written(pad, write.Enter(5, CaboEntry(cards, caller=0), sure=True))
    pad = _written(pad, write.Correct(2, corrected, pad.entries[1], "misread", sure=True))
    over = pad
    while over.ended is None:
        laid = (Sum(30), Sum(2), Sum(41), Sum(25))
        number = len(over.entries) + 1
        over = _written(over, write.Enter(number, CaboEntry(laid, caller=1), sure=True))
    dacapo = apply_to_pad(
        None, open_pad(Opening("dacapo", "match", ("Ana", "Bo", "Chidi")), Context(1_000_000, "o"))
    )
    for number, left in enumerate(((0, 4, 11), (7, 0, 3)), 1):
        dacapo = _written(dacapo, write.Enter(number, DacapoEntry(left), sure=True))
    shown = {"new": new, "playing": pad, "over": over, "dacapo": dacapo}
    clock, time = _time()
    shown |= {"middle": middle, "dutch": _dutch(), "clock": clock, "time": time, "once": _once()}
    for number in (3, 4):
        dacapo = _written(dacapo, write.Enter(number, DacapoEntry((20, 18, 0)), sure=True))
    shown["dacapo-over"] = dacapo
    played = CaboEntry((Sum(5), Sum(0), Sum(9), Sum(4)), caller=3)
    shown["left"] = _written(_written(middle, write.Leave(1)), write.Enter(5, played, sure=True))
    return {
        name: Shown(now=2_000_000, build="", page=PadShown(pad=pad_view(one)))
        for name, one in shown.items()
    }


def _dutch() -> Pad:
    """Return a pad with the most players, playing cards, house rules and long names."""
    names = ("Ana", "Wolfgang Amadeus Mozart", "Ελένη Παπαδοπούλου", "שירה", "Владимир", "Jo")
    opening = Opening("cabo", "dutch", names, {"rounds": 8, "call_below": 7}, starter=3)
    pad = apply_to_pad(None, open_pad(opening, Context(1_000_000, "open")))
    held = (("X", "AS"), ("7H", "7D", "KC"), ("KH", "2C"), ("10S", "JD", "QH"), ("5C",), ("9S",))
    cards = tuple(Cards(tuple(map(Card, cards))) for cards in held)
    pad = _written(pad, write.Enter(1, CaboEntry(cards, caller=0), sure=True))
    for number in range(2, 8):
        sums = tuple(Sum((seat * 7 + number * 5) % 33 - 1) for seat in range(len(names)))
        entry = CaboEntry(sums, caller=number % len(names))
        pad = _written(pad, write.Enter(number, entry, sure=True))
    return pad


def _once() -> Pad:
    """Return a pad whose only round has been played, as agreed."""
    pad = apply_to_pad(
        None, open_pad(Opening("cabo", "dutch", NAMES[:3]), Context(1_000_000, "open"))
    )
    entry = CaboEntry((Sum(14), Sum(3), Sum(22)), caller=1)
    return _written(pad, write.Enter(1, entry, sure=True))


def _time() -> tuple[Pad, Pad]:
    """Return a match by tournament rules, before and after its time is up."""
    pad = apply_to_pad(
        None, open_pad(Opening("cabo", "tournament", NAMES[:3]), Context(1_000_000, "open"))
    )
    empty = CaboEntry((Sum(5), Sum(14), Sum(19)), ending=Ending.PILE)
    pad = _written(pad, write.Enter(1, empty, sure=True))
    return pad, _written(pad, write.CallTime(2))


def evenings() -> dict[str, Any]:
    """By moment and role: the pages of all events; and what two requests would change."""
    driver = RecordedEvent("13. Offenes Herbst-Cabo-Turnier der Kartenfreunde Unterföhring")
    scripts = {
        f"scripts-{moment}": pages for moment, pages in whole_tournament(driver, SCRIPTS).items()
    }
    moments = whole_tournament(RecordedEvent()) | scripts | voices() | online()
    return {"moments": moments, "previews": driver.previews}
