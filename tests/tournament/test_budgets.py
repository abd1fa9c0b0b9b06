"""No one can use up an event for all others: each link has its own steps, organisers the last."""

import pytest
from tournament.harness.hall import Hall

from dacabo.tournament import budgets
from dacabo.tournament.commands import ask
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import match_of
from dacabo.tournament.facts import Entry, Request
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import AsPlayer, AtTable, OnlineTable
from dacabo.tournament.subjects.attendance import CheckIn, DropOut
from dacabo.tournament.subjects.clocks import CallTime, Continue, Continued, Pause, Paused, Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.links import RenewLink
from dacabo.tournament.subjects.online import GoOnline
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.pages import phase
from dacabo.tournament.views.types import Phase


def pauses(hall: Hall, by: AtTable, match: str) -> int:
    """Stop and start the clock until it is refused: the number of steps."""
    before = len(hall.event.log)
    while not hall.event.used.get((by, match), 0) > budgets.MOST_BY_LINK:
        steps = len(hall.event.log) - before
        request = (Continue if steps % 2 else Pause)((match,))
        if "link-worn-out" in codes(hall, request, by):
            return steps
        hall.ask(request, by)
    return -1


def codes(hall: Hall, request: Request, by: AtTable) -> set[str]:
    """The code with which a request would be refused, if any."""
    try:
        ask(hall.event, request, hall.now, by, new_seed=hall.new_seed)
    except TournamentError as error:
        return {error.code}
    return set()


def test_the_link_of_one_table_cannot_end_the_event() -> None:
    """Forty steps for a match; all others continue, and so does that table in its next match."""
    hall = Hall()
    first, second = hall.begin(6)
    assert pauses(hall, AtTable(1), first.id) == 40
    hall.result(second, [10, 40, 101], AtTable(2))
    hall.result(first, [10, 40, 101])
    (final,) = hall.publish()
    hall.ask(Start((final.id,)), AtTable(1))
    hall.result(final, [10, 101], AtTable(1))


def test_what_is_taken_back_was_a_step_all_the_same() -> None:
    """Otherwise organisers would have to do nothing else."""
    hall = Hall()
    first, _ = hall.begin(6)
    pauses(hall, AtTable(1), first.id)
    for _ in range(2):
        hall.ask(TakeBack(hall.event.standing[-1], "somebody plays with the clock"))
    assert hall.refused(Pause((first.id,)), AtTable(1)) == "link-worn-out"
    hall.check_files()


def test_a_new_link_for_a_table_has_its_own_steps() -> None:
    """The holder of the old one has used up that one only."""
    hall = Hall()
    first, _ = hall.begin(6)
    pauses(hall, AtTable(1), first.id)
    hall.ask(RenewLink(AtTable(1)))
    hall.result(first, [10, 40, 101], AtTable(1, 1))


def test_a_players_link_has_forty_steps_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """For any requests; far more than an evening needs."""
    monkeypatch.setattr(budgets, "MOST_BY_LINK", 2)
    hall = Hall()
    first, _ = hall.begin(6)
    me = AsPlayer(first.players[0])
    hall.ask(CheckIn(me.player), me)
    hall.result(first, [10, 40, 101], me)
    assert hall.refused(DropOut(me.player), me) == "link-worn-out"
    hall.ask(DropOut(me.player))


def test_an_event_that_is_worn_out_for_others_is_finished_by_organisers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The last steps are theirs and the server's: results, the final, prizes, the end."""
    hall = Hall(changes={"minutes": 1})
    hall.ask(NamePrizes(("Cards",)))
    first, second = hall.begin(6)
    hall.ask(Pause((second.id,)))
    monkeypatch.setattr(budgets, "MOST_FACTS", len(hall.event.log) + 1_000)
    assert hall.refused(Pause((first.id,)), AtTable(1)) == "steps-for-organisers"
    assert hall.refused(CheckIn(0), AsPlayer(0)) == "steps-for-organisers"
    assert [entry.by.__class__.__name__ for entry in hall.wait(2)] == ["SystemClock"]
    hall.play()
    (final,) = hall.publish()
    hall.ask(GoOnline(final.id, "mossy-owl"))
    house = OnlineTable("mossy-owl")
    hall.ask(Start((final.id,)), house)
    hall.result(final, [10, 101], house)
    hall.ask(ChoosePrize(final.players[0], "Cards"))
    assert phase(hall.event) is Phase.FINISHED
    hall.ask(End())
    hall.check_files()


def test_the_house_is_never_too_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """Facts of a clock or a live table are accepted, however long the event is already."""
    hall = Hall(changes={"minutes": 1})
    first, second = hall.begin(6)
    hall.ask(CallTime(second.id))
    monkeypatch.setattr(budgets, "MOST_FACTS", len(hall.event.log))
    assert hall.refused(Pause((first.id,))) == "event-worn-out"
    assert hall.wait(2)
    found = match_of(hall.event, first.id)
    assert found is not None
    assert found.clock is not None
    assert found.clock.called
    read_log(write_log(hall.event))
    hall.ask(End())


def test_an_event_that_somebody_wore_out_before_can_be_read_and_finished() -> None:
    """Its log has more steps of one table than a link has now; it continues all the same."""
    hall = Hall()
    first, _ = hall.begin(6)
    for step in range(60):
        fact = (Continued if step % 2 else Paused)((first.id,))
        hall.happen(Entry(hall.now, AtTable(1), fact))
    hall.check_files()
    assert hall.refused(Pause((first.id,)), AtTable(1)) == "link-worn-out"
    hall.play()
    hall.publish()
