"""The rights of each role: tables and players only for themselves, the public only a few."""

from typing import get_args

import pytest
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.errors import DacaboError
from dacabo.tournament.commands import handle
from dacabo.tournament.event import Gone, How, Match
from dacabo.tournament.facts import Request
from dacabo.tournament.formats import Format
from dacabo.tournament.roles import (
    AsPlayer,
    AtTable,
    Door,
    HouseClock,
    OnlineTable,
    Organiser,
    Public,
    Role,
)
from dacabo.tournament.subjects import (
    attendance,
    cashbox,
    clocks,
    closing,
    description,
    drawing,
    formatting,
    links,
    messages,
    online,
    penalties,
    privacy,
    prizes,
    registration,
    results,
    taking_back,
)

ROLES: list[Role] = [
    Organiser(),
    Door(),
    AtTable(1),
    AtTable(2),
    AsPlayer(0),
    OnlineTable("mossy-owl"),
    HouseClock(),
    Public(),
]


def one_of_each_kind(match: Match) -> list[Request]:
    """One request of each kind, about player 0 and the match at table 1."""
    totals = dict.fromkeys(match.active, 50)
    return [
        registration.Register(("New",)),
        registration.CloseRegistration(),
        registration.ReopenRegistration(),
        registration.Admit((0,)),
        registration.TurnAway((0,)),
        links.InviteOrganiser("Ben"),
        links.WithdrawOrganiser(0),
        links.RenewLink(AtTable(1)),
        description.Describe("2026-11-20"),
        registration.LimitPlaces(20),
        cashbox.NotePlayers((cashbox.PlayerNote(0, paid=True),)),
        links.Claim(0),
        links.RefuseClaim(0),
        drawing.DiscardDraw("a reason"),
        attendance.CheckIn(0),
        attendance.CheckInAll(),
        attendance.UndoCheckIn(0),
        registration.Rename(0, "Other"),
        attendance.EnterLate("New"),
        attendance.DropOut(0),
        attendance.MarkNoShow((0,)),
        attendance.Replace(0, "New"),
        penalties.Penalise(0, 5, "a reason"),
        penalties.Disqualify(0, "a reason"),
        formatting.ChangeFormat(Format(rounds=2)),
        drawing.Draw(),
        drawing.Exchange(0, 1, "a reason"),
        drawing.Publish(),
        online.GoOnline(match.id, "mossy-owl"),
        clocks.Start((match.id,)),
        clocks.Pause((match.id,)),
        clocks.Continue((match.id,)),
        clocks.Extend(5, (match.id,)),
        clocks.CallTime(match.id),
        clocks.SetMinutes(30),
        results.EnterResult(match.id, totals),
        results.Vouch(match.id),
        results.AskTable(match.id),
        results.PlayOn(match.id),
        results.CorrectResult(match.id, totals, "a reason"),
        results.EnterDecision(match.id, totals),
        results.DecideSeats(totals),
        prizes.NamePrizes(("a",)),
        prizes.ChoosePrize(0, "a"),
        messages.Announce("The buffet is open"),
        messages.EndAnnouncement(),
        messages.CallOrganiser(match.id),
        messages.AnswerCall(match.id),
        messages.EndCall(match.id),
        privacy.Forget(0),
        privacy.ForgetOrganiser(0),
        closing.GoElsewhere("https://cards.example/event#aaaabbbbccccdddd.dw.seal"),
        closing.ComeBack(),
        taking_back.TakeBack(6, "a reason"),
        closing.End(),
    ]


def allowed_kinds(driver: EventDriver, match: Match, role: Role) -> set[str]:
    """The kinds of requests that a role may make now."""
    kinds = set()
    for request in one_of_each_kind(match):
        try:
            handle(driver.event, request, driver.now, role, new_seed=driver.new_seed)
        except DacaboError:
            continue
        kinds.add(type(request).__name__)
    return kinds


def allowed_kinds_by_role(driver: EventDriver, match: Match) -> dict[Role, set[str]]:
    """The requests of each role, one after the other."""
    return {role: allowed_kinds(driver, match, role) for role in ROLES}


def test_every_kind_of_request_is_tried() -> None:
    """No kind is missing, or the tests below would prove too little."""
    driver = EventDriver()
    driver.register(6)
    (match, _) = driver.publish()
    # A bot is judged at an online table only: test_bots.py
    asked_for = {type(request) for request in one_of_each_kind(match)}
    assert asked_for == {*get_args(Request)} - {results.JudgeBot}


def test_before_a_match_its_table_can_start_it_and_nothing_else() -> None:
    """A player can only check in or leave, and a table can only start its match."""
    driver = EventDriver()
    driver.register(6)
    match = driver.publish()[0]
    can = allowed_kinds_by_role(driver, match)
    assert can[AtTable(1)] == {"Start", "CallOrganiser"}
    assert can[AsPlayer(0)] - {"CallOrganiser"} == {"CheckIn", "DropOut"}
    assert can[Door()] == {"CheckIn", "CheckInAll", "Rename", "NotePlayers"}
    assert can[Public()] == {"Claim"}
    for role in (AtTable(2), OnlineTable("mossy-owl"), HouseClock()):
        assert can[role] == set(), role


def test_during_a_match_its_table_enters_the_result() -> None:
    """A table controls its own clock and result; only organisers extend the time."""
    driver = EventDriver()
    match = driver.begin(6)[0]
    can = allowed_kinds_by_role(driver, match)
    assert can[AtTable(1)] == {"Pause", "EnterResult", "CallOrganiser"}
    assert can[AsPlayer(0)] - {"EnterResult", "CallOrganiser"} == {"CheckIn", "DropOut"}
    assert can[Organiser()] >= {"Extend", "CallTime", "Penalise", "Disqualify", "TakeBack", "End"}
    assert can[Public()] == {"Claim"}
    for role in (AtTable(2), OnlineTable("mossy-owl"), HouseClock()):
        assert can[role] == set(), role


def test_a_player_enters_the_result_of_their_own_match_only() -> None:
    """Only players who have not left the match can enter its result."""
    driver = EventDriver()
    one, two = driver.begin(6)
    request = results.EnterResult(one.id, dict.fromkeys(one.active, 101))
    assert driver.refused(request, AsPlayer(two.players[0])) == "other-table"
    by = AsPlayer(one.players[0])
    assert handle(driver.event, request, driver.now, by, new_seed=driver.new_seed)
    driver.ask(attendance.DropOut(one.players[0]))
    request = results.EnterResult(one.id, dict.fromkeys(one.players[1:], 101))
    assert driver.refused(request, AsPlayer(one.players[0])) == "other-table"


def test_a_tables_link_is_for_the_match_that_is_there_now() -> None:
    """In the final table 1 has another match, and no rights for the old one."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    driver.play()
    (final,) = driver.publish()
    driver.ask(clocks.Start((final.id,)), AtTable(1))
    assert driver.refused(clocks.Start((final.id,)), AtTable(2)) == "other-table"
    totals = dict.fromkeys(first.players, 5)
    assert driver.refused(results.EnterResult(first.id, totals), AtTable(1)) == "other-table"
    driver.result(final, [1, 101], AtTable(1))


@pytest.mark.parametrize("role", [AtTable(1), AsPlayer(0), Public(), HouseClock()])
def test_a_result_is_corrected_by_organisers_only(role: Role) -> None:
    """Not even the role that entered a result can correct it."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    driver.play()
    request = results.CorrectResult(first.id, dict.fromkeys(first.players, 7), "a reason")
    assert driver.refused(request, role) == "organiser-only"
    assert driver.refused(taking_back.TakeBack(1, "a reason"), role) == "organiser-only"


def test_the_public_link_registers_one_player_until_the_draw() -> None:
    """It cannot do so while there is a draft."""
    driver = EventDriver()
    driver.ask(registration.Register(("Ben",), How.SELF), Public())
    assert driver.refused(registration.Register(("Cyd",)), Public()) == "organiser-only"
    assert driver.refused(registration.Register(("Cyd",), How.SELF), AtTable(1)) == "organiser-only"
    driver.register(5)
    driver.ask(drawing.Draw())
    assert (
        driver.refused(registration.Register(("Cyd",), How.SELF), Public()) == "registration-over"
    )
    driver.ask(registration.Register(("Cyd",)))  # an organiser may, and draws again


def test_a_removed_player_cannot_register_again() -> None:
    """An organiser can add them before the draw, and until their match has a result."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(attendance.MarkNoShow((0,)))
    assert driver.refused(attendance.CheckIn(0), AsPlayer(0)) == "organiser-only"
    driver.ask(attendance.CheckIn(0))
    driver.ask(attendance.MarkNoShow())
    for player in range(1, 6):
        driver.ask(attendance.CheckIn(player))
    driver.publish()
    driver.ask(attendance.DropOut(0), AsPlayer(0))
    driver.ask(attendance.CheckIn(0))
    assert all(match.withdrawn == () for match in driver.matches)
    driver.ask(attendance.DropOut(0), AsPlayer(0))
    driver.ask(clocks.Start())
    assert driver.refused(attendance.CheckIn(0), AsPlayer(0)) == "organiser-only"
    driver.ask(attendance.CheckIn(0))
    driver.ask(attendance.DropOut(0), AsPlayer(0))
    driver.play()
    assert driver.refused(attendance.CheckIn(0)) == "player-gone"


def test_each_line_of_the_log_names_the_role() -> None:
    """Roles with a name have it there, too."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.result(first, [1, 2, 101], AtTable(1))
    driver.result(second, [1, 2, 101], AsPlayer(second.players[0]))
    assert [entry.by for entry in driver.event.log[-3:]] == [
        ANA,
        AtTable(1),
        AsPlayer(second.players[0]),
    ]


def test_a_repeated_request_happens_once() -> None:
    """Its id identifies it, also after another role has done something."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    request = results.EnterResult(first.id, dict.fromkeys(first.players, 101))
    assert driver.ask(request, AtTable(1), id="phone-1/7")
    assert driver.ask(request, AtTable(1), id="phone-1/7") == []
    assert driver.refused(request, AtTable(1)) == "result-there"
    drop = attendance.DropOut(0)
    assert driver.ask(drop, id="phone-1/7"), (
        "another role's request of that name is another request"
    )


def test_a_player_on_the_list_can_replace_another() -> None:
    """An active player, or one marked as absent, is replaced by one who came after all."""
    driver = EventDriver()
    driver.register(8)
    driver.ask(attendance.MarkNoShow((6, 7)))
    first, second = driver.publish()
    driver.ask(attendance.Replace(first.players[0], 6))
    assert driver.match(first).players == (6, *first.players[1:])
    driver.ask(attendance.EnterLate(7))
    assert 7 in driver.match(first).players + driver.match(second).players
    leaver = next(
        entrant for entrant in driver.event.entrants if entrant.player == first.players[0]
    )
    assert leaver.gone is Gone.REPLACED


def test_a_disqualified_player_who_is_replaced_stays_disqualified() -> None:
    """Their place is taken, and they get no other one."""
    driver = EventDriver()
    driver.register(6)
    first, _ = driver.publish()
    out = first.players[0]
    driver.ask(penalties.Disqualify(out, "marked cards"))
    driver.ask(attendance.Replace(out, "New"))
    assert driver.event.entrants[out].gone is Gone.DISQUALIFIED
    assert 6 in driver.match(first).active
