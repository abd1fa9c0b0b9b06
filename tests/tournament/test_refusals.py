"""Everything that an event refuses: each code, by a request that causes it."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from tournament.harness.event_driver import ANA, SEED, EventDriver
from tournament.test_lists import BAD_LISTS
from tournament.test_logfile import BAD_LOGS

import dacabo.tournament
from dacabo.core.errors import DacaboError
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament import budgets
from dacabo.tournament.commands import allow, open_event
from dacabo.tournament.event import How
from dacabo.tournament.facts import Entry, Fact, Request
from dacabo.tournament.formats import Format
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import (
    AsPlayer,
    AtTable,
    HouseClock,
    OnlineTable,
    Organiser,
    Public,
    Role,
)
from dacabo.tournament.subjects import taking_back as closing
from dacabo.tournament.subjects.attendance import (
    CheckIn,
    DropOut,
    EnteredLate,
    EnterLate,
    MarkNoShow,
    Replace,
    UndoCheckIn,
)
from dacabo.tournament.subjects.clocks import CallTime, Continue, Extend, Pause, Start, TimeCalled
from dacabo.tournament.subjects.closing import ComeBack, End, GoElsewhere
from dacabo.tournament.subjects.description import Describe
from dacabo.tournament.subjects.drawing import Draw, Drawn, Exchange, Publish
from dacabo.tournament.subjects.formatting import ChangeFormat
from dacabo.tournament.subjects.links import (
    Claim,
    InviteOrganiser,
    OrganiserInvited,
    RefuseClaim,
    RenewLink,
    WithdrawOrganiser,
)
from dacabo.tournament.subjects.messages import AnswerCall, CallOrganiser, EndAnnouncement
from dacabo.tournament.subjects.online import GoOnline, WentOnline
from dacabo.tournament.subjects.opening import Opened
from dacabo.tournament.subjects.penalties import Disqualified, Disqualify, Penalise, Penalised
from dacabo.tournament.subjects.privacy import Forget, ForgetOrganiser
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes, PrizesNamed
from dacabo.tournament.subjects.registration import (
    Admit,
    CloseRegistration,
    LimitPlaces,
    Newcomer,
    Register,
    Registered,
    ReopenRegistration,
    TurnAway,
)
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack


def without_players() -> EventDriver:
    """An event without players."""
    return EventDriver()


def with_players(players: int = 7) -> EventDriver:
    """An event with a list."""
    driver = EventDriver()
    driver.register(players)
    return driver


def with_draft() -> EventDriver:
    """An event with a draft of two groups."""
    driver = with_players()
    driver.ask(Draw())
    return driver


def with_published_draw(players: int = 7) -> EventDriver:
    """An event with a published draw."""
    driver = with_players(players)
    driver.publish()
    return driver


def with_running_matches(players: int = 7) -> EventDriver:
    """An event whose matches have begun."""
    driver = EventDriver()
    driver.begin(players)
    return driver


def with_finished_stage(players: int = 7) -> EventDriver:
    """An event whose first stage is over."""
    driver = with_running_matches(players)
    driver.play()
    return driver


def with_finished_final(*prizes: str) -> EventDriver:
    """An event of three whose final is over, with prizes."""
    driver = with_finished_stage(3)
    driver.ask(NamePrizes(prizes))
    return driver


def closed_event() -> EventDriver:
    """An event that is closed."""
    driver = with_players()
    driver.ask(End())
    return driver


def first_match(driver: EventDriver) -> str:
    """The id of the first match."""
    return driver.matches[0].id


def totals(driver: EventDriver, *points: int) -> dict[int, int]:
    """Totals of the first match."""
    return dict(zip(driver.matches[0].active, points, strict=True))


Refusal = Callable[[], tuple[EventDriver, Request]]


def tie_of_two() -> tuple[EventDriver, Request]:
    """A decision round with players who are not all tied."""
    driver = with_running_matches(4)
    driver.ask(EnterResult(first_match(driver), totals(driver, 1, 1, 50, 101)))
    return driver, EnterDecision(first_match(driver), totals(driver, 1, 2, 3, 4))


def prize_taken_by_first() -> tuple[EventDriver, Request]:
    """A request to change the prizes after the winner has chosen."""
    driver = with_finished_final("a", "b")
    driver.ask(ChoosePrize(driver.matches[0].players[0], "a"))
    return driver, NamePrizes(("c",))


def second_wants_the_same() -> tuple[EventDriver, Request]:
    """A request for the prize that the winner has chosen."""
    driver = with_finished_final("a", "b")
    driver.ask(ChoosePrize(driver.matches[0].players[0], "a"))
    return driver, ChoosePrize(driver.matches[0].players[1], "a")


def all_have_chosen() -> tuple[EventDriver, Request]:
    """A request for the fourth prize after all three finalists have chosen."""
    driver = with_finished_final(*"abcd")
    for player, prize in zip(driver.matches[0].players, "abc", strict=True):
        driver.ask(ChoosePrize(player, prize))
    return driver, ChoosePrize(driver.matches[0].players[0], "d")


def use_online_table_twice() -> tuple[EventDriver, Request]:
    """Two matches at one online table."""
    driver = with_published_draw()
    driver.ask(GoOnline(first_match(driver), "mossy-owl"))
    return driver, GoOnline(driver.matches[1].id, "mossy-owl")


def draw_without_winners() -> tuple[EventDriver, Request]:
    """A draw after every winner has gone home."""
    driver = with_finished_stage(6)
    for match in driver.matches:
        driver.ask(DropOut(match.players[0]))
    return driver, Draw()


def draw_with_one_player() -> tuple[EventDriver, Request]:
    """A draw after only one player has checked in."""
    driver = with_players()
    driver.ask(CheckIn(0))
    return driver, Draw()


def check_in_twice() -> tuple[EventDriver, Request]:
    """A player checks in again."""
    driver = with_players()
    driver.ask(CheckIn(0))
    return driver, CheckIn(0)


def leave_twice() -> tuple[EventDriver, Request]:
    """A player leaves again."""
    driver = with_players()
    driver.ask(DropOut(0))
    return driver, DropOut(0)


def call_time_twice() -> tuple[EventDriver, Request]:
    """Time is called again."""
    driver = with_running_matches()
    driver.ask(CallTime(first_match(driver)))
    return driver, CallTime(first_match(driver))


def add_minutes_without_limit() -> tuple[EventDriver, Request]:
    """More minutes for a match without a limit."""
    driver = EventDriver(changes={"minutes": None})
    driver.begin(4)
    return driver, Extend(5)


def in_two_groups(driver: EventDriver, *, same: bool) -> Request:
    """Two players of the draft, of one group or of two."""
    one, two = (match.players for match in driver.event.stages[-1].matches)
    return Exchange(one[0], one[1] if same else two[0], "a reason")


REFUSALS: dict[str, Refusal] = {
    "event-over": lambda: (closed_event(), Register(("New",))),
    "text-missing": lambda: (with_players(), Disqualify(0, " \u200b\n ")),
    "text-too-long": lambda: (with_players(), Disqualify(0, "x" * 201)),
    "nothing-to-take-back": lambda: (without_players(), TakeBack(1, "a slip")),
    "steps-depend": lambda: (with_draft(), TakeBack(2, "a slip")),
    "event-elsewhere": lambda: (_moved(), Register(("New",))),
    "event-here": lambda: (with_players(), ComeBack()),
    "no-event-link": lambda: (with_players(), GoElsewhere("javascript:alert(1)")),
    "link-not-public": lambda: (
        with_players(),
        GoElsewhere("https://cards.example/event#aaaabbbbccccdddd.b0FuYQ.seal"),
    ),
    "nothing-announced": lambda: (with_players(), EndAnnouncement()),
    "nobody-called": lambda: _with(with_published_draw(), lambda h: AnswerCall(first_match(h))),
    "call-answered": lambda: _with(_answered(), lambda h: AnswerCall(first_match(h))),
    "table-only": lambda: _with(with_published_draw(), lambda h: CallOrganiser(first_match(h))),
    "forgotten-already": lambda: (_forgotten(), Forget(0)),
    "organiser-still-there": lambda: (_organisers(2), ForgetOrganiser(1)),
    "not-a-step": lambda: (with_draft(), TakeBack(1, "a slip")),
    "name-taken": lambda: (with_players(), Register(("p1",))),
    "name-empty": lambda: (without_players(), Register(("Ben", "\u200b"))),
    "name-too-long": lambda: (without_players(), Register(("x" * 200,))),
    "no-names": lambda: (without_players(), Register(())),
    "one-name-only": lambda: (without_players(), Register(("A", "B"), How.SELF)),
    "field-full": lambda: (with_players(500), Register(("One more",))),
    "registration-over": lambda: (with_published_draw(), Register(("Late",))),
    "not-on-the-list": lambda: (with_players(), DropOut(99)),
    "player-gone": leave_twice,
    "here-already": check_in_twice,
    "places-out-of-range": lambda: (with_players(), LimitPlaces(2)),
    "no-such-day": lambda: (with_players(), Describe("tomorrow")),
    "public-only": lambda: (with_players(), Claim(0)),
    "not-claimed": lambda: (with_players(), RefuseClaim(0)),
    "not-checked-in": lambda: (with_players(), UndoCheckIn(0)),
    "check-in-over": lambda: (with_draft(), UndoCheckIn(0)),
    "everybody-here": lambda: (with_players(), MarkNoShow()),
    "player-twice": lambda: (with_players(), MarkNoShow((1, 1))),
    "player-did-play": lambda: (with_running_matches(), MarkNoShow((1,))),
    "player-has-match": lambda: (with_published_draw(), EnterLate(0)),
    "not-late-yet": lambda: (with_draft(), EnterLate("Late")),
    "no-late-place": lambda: (with_running_matches(), EnterLate("Late")),
    "not-drawn": lambda: (with_players(), Replace(0, "New")),
    "too-late-to-replace": lambda: (with_running_matches(), Replace(0, "New")),
    "no-match-yet": lambda: (with_players(), Penalise(0, 5, "loud")),
    "too-few-players": lambda: (with_players(2), Draw()),
    "not-all-checked-in": draw_with_one_player,
    "draft-open": lambda: (with_draft(), Draw()),
    "no-draft": lambda: (with_published_draw(), Publish()),
    "final-drawn": lambda: (with_finished_stage(3), Draw()),
    "results-missing": lambda: (with_running_matches(), Draw()),
    "ties-undecided": lambda: (_tied_first(), ChoosePrize(0, "a")),
    "nobody-left": draw_without_winners,
    "not-in-draft": lambda: (_one_outside(), Exchange(0, 7, "a reason")),
    "format-fixed": lambda: (with_draft(), ChangeFormat(Format(rounds=2))),
    "format-impossible": lambda: (with_players(), ChangeFormat(Format(rounds=9))),
    "same-group": lambda: _with(with_draft(), lambda driver: in_two_groups(driver, same=True)),
    "match-gone": lambda: (with_running_matches(), EnterResult("9-9", {})),
    "match-begun": lambda: _with(
        with_running_matches(), lambda driver: Start((first_match(driver),))
    ),
    "match-not-started": lambda: _with(
        with_published_draw(),
        lambda driver: EnterResult(first_match(driver), totals(driver, 1, 2, 3, 101)),
    ),
    "match-decided": lambda: _with(
        with_finished_stage(), lambda driver: Pause((first_match(driver),))
    ),
    "match-twice": lambda: _with(
        with_published_draw(), lambda driver: Start((first_match(driver),) * 2)
    ),
    "code-taken": use_online_table_twice,
    "no-such-clocks": lambda: (with_players(), Start()),
    "clock-rests": lambda: _with(_paused(), lambda driver: Pause((first_match(driver),))),
    "clock-runs": lambda: _with(
        with_running_matches(), lambda driver: Continue((first_match(driver),))
    ),
    "minutes-out-of-range": lambda: (with_running_matches(), Extend(0)),
    "no-time-limit": add_minutes_without_limit,
    "time-is-up-already": call_time_twice,
    "result-there": lambda: _with(
        with_finished_stage(),
        lambda driver: EnterResult(first_match(driver), totals(driver, 1, 2, 3, 101)),
    ),
    "no-result-yet": lambda: _with(
        with_running_matches(),
        lambda driver: CorrectResult(first_match(driver), totals(driver, 1, 2, 3, 101), "x"),
    ),
    "nothing-corrected": lambda: _with(
        with_finished_stage(),
        lambda driver: CorrectResult(first_match(driver), totals(driver, 10, 101, 192, 283), "x"),
    ),
    "totals-of-others": lambda: _with(
        with_running_matches(), lambda driver: EnterResult(first_match(driver), {0: 1})
    ),
    "points-out-of-range": lambda: _with(
        with_running_matches(),
        lambda driver: EnterResult(first_match(driver), totals(driver, -1, 2, 3, 101)),
    ),
    "too-many-rounds": lambda: _with(
        with_running_matches(),
        lambda driver: EnterResult(first_match(driver), totals(driver, 1, 2, 3, 101), ({},) * 501),
    ),
    "no-such-tie": tie_of_two,
    "too-many-prizes": lambda: (without_players(), NamePrizes(tuple(map(str, range(51))))),
    "prize-twice": lambda: (without_players(), NamePrizes(("a book", " a  book"))),
    "prizes-chosen": prize_taken_by_first,
    "final-not-over": lambda: (with_finished_stage(), ChoosePrize(0, "a")),
    "no-such-prize": lambda: (with_finished_final("a"), ChoosePrize(0, "b")),
    "prize-gone": second_wants_the_same,
    "other-chooses": lambda: _with(
        with_finished_final("a"), lambda driver: ChoosePrize(driver.matches[0].players[1], "a")
    ),
    "not-a-finalist": all_have_chosen,
    "no-seal": lambda: (_without_seal(), Draw()),
    "registration-closed-already": lambda: _twice(with_players(), CloseRegistration()),
    "registration-open-already": lambda: (with_players(), ReopenRegistration()),
    "player-waits": lambda: (with_waiting(1), CheckIn(40)),
    "nobody-waits": lambda: (with_waiting(1), Admit(())),
    "waits-no-more": lambda: (with_waiting(1), TurnAway((40, 3))),
    "too-many-waiting": lambda: (with_waiting(200), Register(("One more",), How.SELF)),
    "too-many-organisers": lambda: (_organisers(50), InviteOrganiser("One more")),
    "own-link": lambda: (with_players(), WithdrawOrganiser(0)),
    "others-link": lambda: (_organisers(2), RenewLink(Organiser("O1", 1))),
    "no-such-organiser": lambda: (with_players(), WithdrawOrganiser(1)),
}
"""For each code, an event and a request that it refuses even to an organiser."""


def with_waiting(waiting: int) -> EventDriver:
    """An event with so many registered that some have to wait."""
    driver = without_players()
    for number in range(40 + waiting):
        driver.ask(Register((f"S{number}",), How.SELF), Public())
    return driver


def _without_seal() -> EventDriver:
    driver = with_players()
    driver.event = read_log(write_log(driver.event))
    return driver


def _twice(driver: EventDriver, request: Request) -> tuple[EventDriver, Request]:
    driver.ask(request)
    return driver, request


def _organisers(count: int) -> EventDriver:
    driver = with_players()
    for number in range(1, count):
        driver.ask(InviteOrganiser(f"O{number}"))
    return driver


def _closed() -> EventDriver:
    driver = with_players()
    driver.ask(CloseRegistration())
    return driver


def _renewed() -> EventDriver:
    driver = with_players()
    driver.ask(RenewLink(AsPlayer(2)))
    return driver


def _used_up() -> tuple[EventDriver, Request]:
    driver = with_running_matches()
    for _ in range(20):
        driver.ask(Pause((first_match(driver),)), AtTable(1))
        driver.ask(Continue((first_match(driver),)), AtTable(1))
    return driver, Pause((first_match(driver),))


def _with(
    driver: EventDriver, request: Callable[[EventDriver], Request]
) -> tuple[EventDriver, Request]:
    return driver, request(driver)


def _paused() -> EventDriver:
    driver = with_running_matches()
    driver.ask(Pause())
    return driver


def _one_outside() -> EventDriver:
    driver = with_players(8)
    driver.ask(DropOut(7))
    driver.ask(Draw())
    return driver


def _tied_first() -> EventDriver:
    driver = with_running_matches(3)
    driver.ask(EnterResult(first_match(driver), totals(driver, 5, 5, 101)))
    driver.ask(NamePrizes(("a",)))
    return driver


BY_OTHERS: dict[str, Callable[[], tuple[EventDriver, Request, Role]]] = {
    "organiser-only": lambda: (with_draft(), Publish(), Public()),
    "other-table": lambda: (
        *_with(with_published_draw(), lambda h: Start((first_match(h),))),
        AtTable(2),
    ),
    "not-about-you": lambda: (with_players(), DropOut(1), AsPlayer(2)),
    "match-online": lambda: (
        *_with(_online(), lambda h: EnterResult(first_match(h), totals(h, 1, 2, 3, 101))),
        AtTable(1),
    ),
    "registration-closed": lambda: (_closed(), Register(("New",), How.SELF), Public()),
    "link-withdrawn": lambda: (_renewed(), DropOut(2), AsPlayer(2)),
    "nothing-left-to-play": lambda: (with_finished_final(), DropOut(0), AsPlayer(0)),
    "link-worn-out": lambda: (*_used_up(), AtTable(1)),
}
"""For each code, a request and a role that may not make it."""


def _moved() -> EventDriver:
    driver = with_players()
    driver.ask(GoElsewhere("http://cards.example:8420/event#aaaabbbbccccdddd.dw.seal"))
    return driver


def _called() -> EventDriver:
    driver = with_published_draw()
    driver.ask(CallOrganiser(first_match(driver)), AtTable(1))
    return driver


def _answered() -> EventDriver:
    driver = _called()
    driver.ask(AnswerCall(first_match(driver)))
    return driver


def _forgotten() -> EventDriver:
    driver = with_players()
    driver.ask(Forget(0))
    return driver


def _online() -> EventDriver:
    driver = with_published_draw()
    driver.ask(GoOnline(first_match(driver), "mossy-owl"))
    driver.ask(Start())
    return driver


FORGED: dict[str, Callable[[], tuple[EventDriver, Fact]]] = {
    "event-open-already": lambda: (with_players(), Opened("Cup", {}, seed=SEED)),
    "number-taken": lambda: (with_players(), Registered((Newcomer(3, "New"),), How.ORGANISER)),
    "name-not-clean": lambda: (with_players(), Registered((Newcomer(7, " New"),), How.ORGANISER)),
    "draw-differs": lambda: (with_players(3), Drawn(1, "stage/1/draw", ((0, 1, 2),))),
    "organiser-name-taken": lambda: (with_players(), OrganiserInvited(1, "ana")),
    "clock-not-due": lambda: _with_fact(
        with_running_matches(), lambda driver: TimeCalled((first_match(driver),))
    ),
}
"""By code: facts that no request leads to, but a file might contain."""


def _with_fact(
    driver: EventDriver, fact: Callable[[EventDriver], TimeCalled]
) -> tuple[EventDriver, TimeCalled]:
    return driver, fact(driver)


@pytest.mark.parametrize("code", REFUSALS)
def test_an_invalid_request_is_refused(code: str) -> None:
    """The request is refused with this code, has a sentence in every language, and no effect."""
    driver, request = REFUSALS[code]()
    before = driver.event
    assert driver.refused(request) == code
    assert driver.event == before
    with pytest.raises(DacaboError) as refusal:
        driver.ask(request)
    for language in LANGUAGES:
        assert Words(language).say(refusal.value.phrase)


@pytest.mark.parametrize("code", BY_OTHERS)
def test_a_request_beyond_the_rights_of_a_role_is_refused(code: str) -> None:
    """The role is refused with this code, although an organiser is not."""
    driver, request, role = BY_OTHERS[code]()
    assert driver.refused(request, role) == code
    driver.ask(request)


OTHER_REFUSALS: dict[str, list[Refusal]] = {
    "player-gone": [
        lambda: (_disqualified(with_players()), CheckIn(0)),
        lambda: (_disqualified(with_players()), Disqualify(0, "again")),
        lambda: (_disqualified(with_published_draw()), EnterLate(0)),
        lambda: (_disqualified(with_players()), Penalise(0, 5, "again")),
        lambda: (_disqualified(with_running_matches()), MarkNoShow((0,))),
    ],
    "player-has-match": [
        lambda: (with_draft(), Replace(0, 1)),
        lambda: (with_published_draw(), Replace(0, 1)),
    ],
    "not-on-the-list": [
        lambda: (with_published_draw(), Replace(0, 99)),
        lambda: (with_published_draw(), Replace(99, "New")),
        lambda: (with_draft(), Exchange(0, 99, "a reason")),
        lambda: (with_players(), CheckIn(-1)),
        lambda: (with_finished_final("a"), ChoosePrize(99, "a")),
    ],
    "field-full": [lambda: (with_published_draw(500), Replace(0, "One more"))],
    "points-out-of-range": [
        lambda: (with_running_matches(), Penalise(0, 0, "loud")),
        lambda: (with_running_matches(), Penalise(0, 1000, "loud")),
        lambda: _with(
            with_running_matches(),
            lambda driver: EnterResult(first_match(driver), totals(driver, 1, 2, 3, 10_000)),
        ),
        lambda: _with(
            with_running_matches(),
            lambda driver: EnterResult(
                first_match(driver), totals(driver, 1, 2, 3, 101), (totals(driver, 1, 2, 3, -4),)
            ),
        ),
    ],
    "totals-of-others": [
        lambda: _with(
            with_running_matches(),
            lambda driver: EnterResult(
                first_match(driver), totals(driver, 1, 2, 3, 101), ({99: 1},)
            ),
        ),
        lambda: _with(
            with_finished_stage(), lambda driver: CorrectResult(first_match(driver), {}, "a reason")
        ),
    ],
    "minutes-out-of-range": [lambda: (with_running_matches(), Extend(601))],
    "match-begun": [
        lambda: _with(
            with_running_matches(), lambda driver: GoOnline(first_match(driver), "calm-elk")
        )
    ],
    "match-not-started": [
        lambda: _with(with_published_draw(), lambda driver: Pause((first_match(driver),))),
        lambda: _with(with_published_draw(), lambda driver: CallTime(first_match(driver))),
    ],
    "match-gone": [
        lambda: (with_draft(), Start(("2-1",))),
        lambda: (with_players(), CorrectResult("", {}, "a reason")),
    ],
    "no-such-tie": [
        lambda: _with(
            with_finished_stage(3), lambda driver: EnterDecision(first_match(driver), {})
        ),
        lambda: _with(
            with_running_matches(3), lambda driver: EnterDecision(first_match(driver), {0: 1, 1: 2})
        ),
    ],
    "text-too-long": [lambda: (with_players(), Disqualify(0, "x" * 10**6))],
    "text-missing": [lambda: (with_players(), Disqualify(0, "\u200d \u200c"))],
    "ties-undecided": [lambda: (_crowded(), Draw())],
    "too-late-to-replace": [lambda: (with_finished_stage(), Replace(0, "New"))],
    "final-not-over": [lambda: (with_players(), ChoosePrize(0, "a"))],
}
"""Other ways to cause the same refusal."""


def _disqualified(driver: EventDriver) -> EventDriver:
    driver.ask(Disqualify(0, "marked cards"))
    return driver


def _crowded() -> EventDriver:
    driver = with_running_matches(14)
    for match in driver.matches:
        driver.result(match, [5, 5, *[101] * (len(match.players) - 2)])
    return driver


@pytest.mark.parametrize(
    ("code", "way"),
    [(code, way) for code, ways in OTHER_REFUSALS.items() for way in range(len(ways))],
)
def test_other_requests_are_refused_with_the_same_code(code: str, way: int) -> None:
    """They are other ways to make the same mistake."""
    driver, request = OTHER_REFUSALS[code][way]()
    assert driver.refused(request) == code


@pytest.mark.parametrize(
    ("code", "fact"),
    [
        ("number-taken", EnteredLate(3, "3-2", "New")),
        ("name-not-clean", EnteredLate(7, "3-2", " New")),
        ("draw-differs", EnteredLate(7, "3-1", "New")),
        ("match-gone", Penalised(0, "3-9", 5, "loud")),
        ("match-gone", Disqualified(0, None, "loud")),
        ("name-not-clean", Disqualified(0, "3-1", " loud")),
        ("name-not-clean", WentOnline("3-1", " owl")),
        ("name-not-clean", PrizesNamed((" a",))),
    ],
)
def test_a_forged_fact_is_refused(code: str, fact: Fact) -> None:
    """Numbers, names, groups and matches must be those that a request would lead to."""
    driver = (
        with_published_draw()
        if isinstance(fact, EnteredLate | WentOnline)
        else with_running_matches()
    )
    groups = {match.id for match in driver.matches}
    assert groups == {"3-1", "3-2"}
    if isinstance(fact, Disqualified | Penalised) and fact.match == "3-1":
        fact = replace(fact, player=driver.matches[0].players[0])
    with pytest.raises(DacaboError) as refusal:
        allow(driver.event, Entry(driver.now, ANA, fact))
    assert refusal.value.code == code


def test_a_late_entry_before_the_published_draw_is_refused() -> None:
    """A forged file cannot contain an earlier late entry either."""
    driver = with_draft()
    with pytest.raises(DacaboError) as refusal:
        allow(driver.event, Entry(driver.now, ANA, EnteredLate(7, "3-1", "New")))
    assert refusal.value.code == "not-late-yet"


@pytest.mark.parametrize("code", FORGED)
def test_an_impossible_fact_in_a_file_is_refused(code: str) -> None:
    """It does not matter who wrote it."""
    driver, fact = FORGED[code]()
    by = HouseClock() if isinstance(fact, TimeCalled) else ANA
    with pytest.raises(DacaboError) as refusal:
        allow(driver.event, Entry(driver.now, by, fact))
    assert refusal.value.code == code


def test_the_number_of_facts_of_an_event_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """After very many facts only the end of the event is accepted."""
    driver = with_players()
    monkeypatch.setattr(budgets, "MAX_FACTS", 3)
    driver.ask(CheckIn(0))
    assert driver.refused(CheckIn(1)) == "event-worn-out"
    driver.ask(End())


def test_the_number_of_steps_taken_back_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time, the whole log is replayed."""
    driver = with_players()
    monkeypatch.setattr(closing, "MAX_TAKEN_BACK", 1)
    driver.ask(CheckIn(0))
    driver.ask(TakeBack(driver.event.in_effect[-1], "a slip"))
    driver.ask(CheckIn(0))
    last = TakeBack(driver.event.in_effect[-1], "a slip")
    assert driver.refused(last) == "taken-back-too-often"


@pytest.mark.parametrize(
    ("name", "changes", "seed", "code"),
    [
        ("", {}, SEED, "text-missing"),
        ("x" * 201, {}, SEED, "text-too-long"),
        ("Cup", {}, b"short", "seed-size"),
        ("Cup", {"minutes": 0}, SEED, "option-out-of-range"),
        ("Cup", {"minuets": 3}, SEED, "unknown-option"),
        ("Cup", {"minutes": "long"}, SEED, "option-unreadable"),
        ("Cup", {"cards": 11}, SEED, "too-few-cards"),
        ("Cup", {"free_swap": True}, SEED, "option-not-in-events"),
        ("\u3164", {}, SEED, "text-missing"),
        ("\u2800", {}, SEED, "text-missing"),
    ],
)
def test_an_event_with_invalid_settings_is_not_opened(
    name: str, changes: dict[str, bool | int | str | None], seed: bytes, code: str
) -> None:
    """An event needs a name, a seed, and rules that can be played."""
    with pytest.raises(DacaboError) as refusal:
        open_event(name, changes, seed, 0, ANA)
    assert refusal.value.code == code


def test_points_below_zero_need_jokers() -> None:
    """Totals, rounds and decision rounds; without jokers no one has fewer than 0."""
    driver = with_running_matches(3)
    (match,) = driver.matches
    one, two, three = match.players
    request = EnterResult(match.id, {one: -2, two: -2, three: 101}, ({one: -1},))
    assert driver.refused(request) == "points-out-of-range"
    driver = EventDriver(changes={"deck": "french", "jokers": 2, "scoring": "dutch"})
    driver.begin(3)
    too_low = EnterResult(match.id, {one: -1000, two: 0, three: 101})
    assert driver.refused(too_low) == "points-out-of-range"
    driver.ask(request)
    driver.ask(EnterDecision(match.id, {one: -1, two: 0}))
    assert driver.places() == {one: 1, two: 2, three: 3}


def test_every_code_of_the_tournament_is_raised_by_a_test() -> None:
    """The codes raised by the tournament are those that these tests have raised."""
    folder = Path(dacabo.tournament.__file__).parent
    raised = {
        constant.value
        for file in folder.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) in ("TournamentError", "LogError", "ListError")
        for constant in ast.walk(node.args[0])
        if isinstance(constant, ast.Constant)
    }
    from_core = {"name-empty", "name-too-long"}
    tested = {
        *REFUSALS,
        *BY_OTHERS,
        *FORGED,
        "event-worn-out",
        "taken-back-too-often",
        "option-not-in-events",
        "steps-for-organisers",
        "id-taken",
        "decisions-needed",  # tests/tournament/test_forgiving.py
        "claimed-already",  # tests/tournament/test_door.py
        "called-already",  # tests/tournament/test_voices.py
        "results-unconfirmed",  # tests/tournament/test_vouching.py
        "nothing-to-confirm",  # tests/tournament/test_vouching.py
        "your-own-result",  # tests/tournament/test_vouching.py
        "table-asked",  # tests/tournament/test_vouching.py
        "exchange-with-final",  # tests/tournament/test_formats.py
        "matches-in-progress",  # tests/tournament/test_minutes.py
        "bots-unjudged",  # tests/tournament/test_bots.py
        "no-such-bot-seat",  # tests/tournament/test_bots.py
    } - from_core
    assert raised == tested | {code for code, _, _ in BAD_LISTS} | {code for code, *_ in BAD_LOGS}


def test_a_live_table_reports_its_own_match_only() -> None:
    """Neither a real table nor a player can report its result instead."""
    driver = _online()
    online, real = driver.matches
    wrong = dict.fromkeys(real.players, 101)
    assert driver.refused(EnterResult(real.id, wrong), OnlineTable("mossy-owl")) == "other-table"
    result = EnterResult(online.id, totals(driver, 1, 2, 3, 101))
    assert driver.refused(result, OnlineTable("other-owl")) == "other-table"
    assert driver.refused(result, AsPlayer(online.players[0])) == "other-table"
    driver.ask(result, OnlineTable("mossy-owl"))
    assert driver.match(online).decided
