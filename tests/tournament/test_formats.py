"""Formats: rounds for everybody, the consolation, how many advance, and games that most points win.

What must hold on any evening is in test_format_laws.py.
"""

from collections.abc import Iterable

import pytest
from tournament.harness.event_driver import ANA, SEED, EventDriver

from dacabo.core.phrases import Phrase, Players, Who
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import open_event
from dacabo.tournament.event import Event, current_stage
from dacabo.tournament.formats import By, Format, is_possible, place_points
from dacabo.tournament.roles import AsPlayer
from dacabo.tournament.standings import (
    is_complete,
    is_final_decided,
    qualifiers,
    scores,
    tie_for_last_seats,
    ties,
)
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, EnterLate, MarkNoShow
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import DiscardDraw, Draw, Exchange, Publish
from dacabo.tournament.subjects.formatting import ChangeFormat
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import (
    ChoosePrize,
    NamePrizes,
    consolation_winners,
    next_chooser,
)
from dacabo.tournament.subjects.results import (
    CorrectResult,
    DecideSeats,
    EnterDecision,
    EnterResult,
)
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.outline import knockout_stages, outlined
from dacabo.tournament.views.pages import desk, phase, public_view
from dacabo.tournament.views.types import Phase

ROUNDS = Format(rounds=2)


def driver_of(format: Format, players: int = 0) -> EventDriver:  # noqa: A002 (its name)
    """An event of this format with this many players."""
    driver = EventDriver(format=format)
    if players:
        driver.register(players)
    return driver


def finish(driver: EventDriver, order: Iterable[int] = range(100)) -> None:
    """Play the matches of a stage: the players score 10, 20 and so on in this order."""
    rank = {player: number for number, player in enumerate(order)}
    driver.ask(Start())
    for match in driver.matches:
        points = {player: 10 + rank[player] for player in match.active}
        driver.ask(EnterResult(match.id, points))


def todo_keys(driver: EventDriver) -> list[str]:
    """The keys of the tasks."""
    return [task.phrase.key for task in desk(driver.event, driver.now).todo]


def finalists(event: Event) -> set[int]:
    """The players of the final."""
    stage = current_stage(event)
    assert stage is not None
    assert stage.final
    return {*stage.matches[0].players}


# --- the format itself ------------------------------------------------------------


def test_the_default_is_the_format_of_the_rules() -> None:
    """One of each group advances, nobody plays beside the final, and nothing is added up."""
    assert Format() == Format(0, By.PLACES, 4, 1, 0, consolation=False)
    assert is_possible(Format())


@pytest.mark.parametrize(
    "format",
    [
        Format(rounds=6),
        Format(rounds=-1),
        Format(rounds=2, finalists=3),
        Format(rounds=2, advance=2),
        Format(rounds=2, best_losers=1),
        Format(advance=0),
        Format(advance=3),
        Format(best_losers=3),
        Format(by=By.POINTS),
        Format(finalists=5),
    ],
)
def test_a_format_that_means_nothing_is_refused(format: Format) -> None:  # noqa: A002 (its name)
    """Also when the event is opened."""
    assert driver_of(Format()).refused(ChangeFormat(format)) == "format-impossible"
    with pytest.raises(Exception, match="format-impossible"):
        driver_of(format)


def test_the_format_can_change_until_the_first_draw() -> None:
    """A discarded draft frees it again; a step after the draw depends on it."""
    driver = driver_of(Format(), 8)
    driver.ask(ChangeFormat(ROUNDS))
    changed = last_step(driver.event)
    assert changed is not None
    assert driver.refused(ChangeFormat(ROUNDS)) == "nothing-corrected"
    assert driver.refused(ChangeFormat(Format()), AsPlayer(0)) == "organiser-only"
    driver.ask(Draw())
    assert driver.refused(ChangeFormat(Format())) == "format-fixed"
    assert driver.refused(TakeBack(changed, "a slip")) == "steps-depend"
    driver.ask(DiscardDraw("another format"))
    driver.ask(ChangeFormat(Format(consolation=True)))
    driver.check_files()


# --- rounds -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ranked", "points"),
    [(5, [24, 18, 12, 6, 0]), (4, [24, 16, 8, 0]), (3, [24, 12, 0]), (2, [24, 0]), (1, [24])],
)
def test_places_count_the_opponents_beaten(ranked: int, points: list[int]) -> None:
    """The points of a place; players who share places share their points."""
    assert [place_points(better, 1, ranked) for better in range(ranked)] == points
    for better in range(ranked):
        for tied in range(1, ranked - better + 1):
            shared = sum(points[better : better + tied])
            assert place_points(better, tied, ranked) * tied == shared


def test_everybody_plays_every_round_and_the_best_play_the_final() -> None:
    """Nine people, two rounds: nobody meets again, and four of them are in the final."""
    driver = driver_of(ROUNDS, 9)
    for number in (1, 2):
        matches = driver.publish()
        stage = current_stage(driver.event)
        assert stage is not None
        assert (stage.round, stage.final, stage.number) == (True, False, number)
        assert sorted(p for match in matches for p in match.players) == list(range(9))
        finish(driver)
    first, second = (
        {frozenset(match.players) for match in stage.matches} for stage in driver.event.stages
    )
    assert all(len(one & other) == 1 for one in first for other in second)
    driver.publish()
    assert finalists(driver.event) == set(qualifiers(driver.event, driver.event.stages[1]))
    best = list(scores(driver.event).values())[:4]
    assert {score.player for score in best} == finalists(driver.event)
    driver.check()
    driver.check_files()


def test_points_of_a_place_are_added_and_points_decide_between_equals() -> None:
    """A player who has won both rounds leads; equal sums of places go by points, and back."""
    driver = driver_of(ROUNDS, 6)
    for _ in range(2):
        driver.publish()
        finish(driver)
    found = list(scores(driver.event).values())
    assert found[0].player == 0
    assert (found[0].place_sum, found[0].point_sum) == (48, 20)
    sums = [(-score.place_sum, score.point_sum) for score in found]
    assert sums == sorted(sums)
    views = public_view(driver.event, driver.now).scores
    assert [view.player for view in views] == [score.player for score in found]
    assert views[0].places == (24, 24)


def test_by_points_the_fewest_points_lead() -> None:
    """Whoever missed a round ranks behind all who played more."""
    driver = driver_of(Format(rounds=2, by=By.POINTS), 7)
    driver.publish()
    finish(driver, [6, 5, 4, 3, 2, 1, 0])
    driver.ask(DropOut(6))
    driver.publish()
    finish(driver, [6, 5, 4, 3, 2, 1, 0])
    order = list(scores(driver.event))
    assert order == [5, 4, 3, 2, 1, 0, 6]
    assert qualifiers(driver.event, driver.event.stages[1]) == (2, 3, 4, 5)


def test_a_latecomer_joins_the_next_round() -> None:
    """A group that has not begun takes them now; after that they play from the next round on."""
    driver = driver_of(ROUNDS, 7)
    driver.publish()
    driver.ask(EnterLate("Early"))
    assert sorted(len(match.players) for match in driver.matches) == [4, 4]
    driver.ask(Start())
    driver.ask(EnterLate("Late"))
    late = len(driver.event.names) - 1
    assert all(late not in match.players for match in driver.matches)
    driver.play()
    driver.ask(Draw())
    view = desk(driver.event, driver.now)
    assert view.draft is not None
    assert late in {line.player for match in view.draft.matches for line in match.lines}
    assert late not in {outcome.player for outcome in view.event.placing}
    assert late not in {score.player for score in view.event.scores}
    driver.ask(Publish())
    assert sum(len(match.players) for match in driver.matches) == 9
    driver.play()
    assert driver.refused(EnterLate("Too late")) == "no-late-place"
    assert scores(driver.event)[late].places[0] is None
    driver.check_files()


def test_a_no_show_joins_the_next_round_until_it_is_drawn() -> None:
    """They get no points for the round that they missed; the last round is too late for anybody."""
    driver = driver_of(ROUNDS, 13)
    driver.ask(Draw())
    driver.ask(Publish())
    driver.ask(MarkNoShow((11, 12)))
    finish(driver)
    assert desk(driver.event, driver.now).late
    driver.ask(CheckIn(12))
    driver.ask(EnterLate("Late"))
    driver.ask(Draw())
    driver.ask(EnterLate("Later"))
    driver.ask(Draw())
    driver.ask(Publish())
    assert {p for match in driver.matches for p in match.players} == {*range(15)} - {11}
    finish(driver, reversed(range(15)))
    assert not desk(driver.event, driver.now).late
    assert driver.refused(CheckIn(11)) == "player-gone"
    assert driver.refused(EnterLate("Too late")) == "no-late-place"
    score = scores(driver.event)
    assert [score[player].places[0] for player in (12, 13, 14)] == [None] * 3
    assert all(score[player].places[1] is not None for player in (12, 13, 14))
    driver.check_files()


def test_a_player_who_left_comes_back_for_the_next_round() -> None:
    """They miss the round that they left, and nothing of what they played is lost."""
    driver = driver_of(Format(rounds=3), 9)
    driver.publish()
    finish(driver)
    driver.publish()
    driver.ask(Start())
    driver.ask(DropOut(0))
    driver.play()
    driver.ask(CheckIn(0))
    assert 0 in {player for match in driver.publish() for player in match.players}
    assert scores(driver.event)[0].places[1] is None
    finish(driver)
    driver.check()
    driver.check_files()


def test_five_or_fewer_left_play_the_final_at_once() -> None:
    """One table seats everybody who is left, and there is nothing to draw any more."""
    driver = driver_of(Format(rounds=3), 6)
    driver.publish()
    driver.ask(Start())
    driver.ask(DropOut(5))
    driver.play()
    driver.publish()
    assert finalists(driver.event) == {0, 1, 2, 3, 4}
    driver.check()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_small_field_plays_the_final_at_once_in_every_format(players: int) -> None:
    """As in TOUR-10; nobody is out, so there is no consolation."""
    driver = driver_of(Format(rounds=3, consolation=True), players)
    (match,) = driver.publish()
    assert finalists(driver.event) == {*match.players}


def _tied_after_rounds(finalists: int = 4) -> EventDriver:
    """Eight players after one round of two groups: 1, 1, 2, 2 and 3, 3, 4, 4 by places."""
    driver = driver_of(Format(rounds=1, finalists=finalists), 8)
    driver.publish()
    driver.ask(Start())
    for match in driver.matches:
        driver.result(match, [10, 20, 20, 40])
    return driver


def test_a_tie_for_the_last_seat_widens_the_final_if_it_can() -> None:
    """Four are tied behind two winners: more than five, so a tie-break round decides."""
    driver = _tied_after_rounds()
    stage = current_stage(driver.event)
    assert stage is not None
    tied = tie_for_last_seats(driver.event, stage)
    assert len(tied) == 4
    assert todo_keys(driver) == ["tournament-todo-decide-seats"]
    assert driver.refused(Draw()) == "ties-undecided"
    assert phase(driver.event) is Phase.PLAYING
    one, two, three, four = tied
    assert driver.refused(DecideSeats({one: 1})) == "no-such-tie"
    driver.ask(DecideSeats({one: 1, two: 7, three: 7, four: 9}))
    # One is in; two and three are tied for the last of four seats, and five can sit.
    assert set(qualifiers(driver.event, driver.event.stages[0])) >= {one, two, three}
    assert four not in qualifiers(driver.event, driver.event.stages[0])
    (task,) = desk(driver.event, driver.now).todo
    assert task.phrase.key == "tournament-todo-final-tied"
    assert task.phrase.about["tied"] == Players((two, three))
    assert (task.phrase.about["count"], task.phrase.about["planned"]) == (5, 4)
    driver.publish()
    assert len(finalists(driver.event)) == 5
    driver.check_files()


def test_a_tie_break_can_leave_a_tie_that_is_played_again() -> None:
    """All four again with the same points: another round, and it can be taken back."""
    driver = _tied_after_rounds()
    stage = current_stage(driver.event)
    assert stage is not None
    tied = tie_for_last_seats(driver.event, stage)
    driver.ask(DecideSeats(dict.fromkeys(tied, 5)))
    assert tie_for_last_seats(driver.event, driver.event.stages[0]) == tied
    driver.ask(DecideSeats(dict(zip(tied, (1, 2, 3, 4), strict=True))))
    assert is_complete(driver.event, driver.event.stages[0])
    assert len(qualifiers(driver.event, driver.event.stages[0])) == 4
    number = last_step(driver.event)
    assert number is not None
    driver.ask(TakeBack(number, "a slip"))
    assert tie_for_last_seats(driver.event, driver.event.stages[0]) == tied


def test_a_correction_that_changes_the_finalists_makes_the_final_void() -> None:
    """The preview says so; another round of the same people stays."""
    driver = driver_of(ROUNDS, 8)
    for _ in range(2):
        driver.publish()
        finish(driver)
    driver.publish()
    before = finalists(driver.event)
    worst = max(before)
    match = next(m for m in driver.event.stages[0].matches if worst in m.players)
    totals = dict(match.totals or {})
    totals[worst] = 500
    request = CorrectResult(match.id, totals, "misread")
    shown = preview(driver.event, request, driver.now, ANA)
    assert "tournament-change-void-final" in [phrase.key for phrase in shown.phrases]
    driver.ask(request)
    assert len(driver.event.stages) == 2
    driver.publish()
    assert worst not in finalists(driver.event)


def test_a_correction_of_a_round_leaves_the_next_round_as_it_is() -> None:
    """Everybody plays it anyway."""
    driver = driver_of(Format(rounds=3), 8)
    driver.publish()
    finish(driver)
    driver.publish()
    match = driver.event.stages[0].matches[0]
    totals = dict.fromkeys(match.players, 77)
    driver.ask(CorrectResult(match.id, totals, "misread"))
    assert len(driver.event.stages) == 2
    assert driver.event.void == ()


def test_who_leaves_before_the_final_is_drawn_makes_room_and_after_it_does_not() -> None:
    """The next best moves up until the draw; a penalty in the final then changes nothing."""
    driver = driver_of(ROUNDS, 8)
    for _ in range(2):
        driver.publish()
        finish(driver)
    best = list(scores(driver.event))
    driver.ask(DropOut(best[0]))
    driver.publish()
    assert finalists(driver.event) == {*best[1:5]}
    driver.ask(Start())
    driver.ask(DropOut(best[1]))
    driver.ask(Penalise(best[2], 5, "loud"))
    driver.ask(Disqualify(best[3], "marked cards"))
    assert len(driver.event.stages) == 3
    assert finalists(driver.event) == {*best[1:5]}
    driver.check()


def test_a_disqualified_player_of_the_rounds_loses_the_seat_in_the_final() -> None:
    """The final has to be drawn again."""
    driver = driver_of(ROUNDS, 8)
    for _ in range(2):
        driver.publish()
        finish(driver)
    driver.publish()
    driver.ask(Disqualify(0, "marked cards"))
    assert len(driver.event.stages) == 2
    driver.publish()
    assert 0 not in finalists(driver.event)
    driver.check()


# --- knockout: how many advance --------------------------------------------------------


def test_two_of_each_group_advance() -> None:
    """Eight people: a final of four."""
    driver = driver_of(Format(advance=2), 8)
    driver.publish()
    finish(driver)
    driver.publish()
    assert len(finalists(driver.event)) == 4
    for match in driver.event.stages[0].matches:
        assert {*sorted(match.players)[:2]} <= finalists(driver.event)


def test_tied_seconds_advance_if_the_final_has_seats_and_play_on_if_not() -> None:
    """One tie makes a final of five; two ties would make six."""
    driver = driver_of(Format(advance=2), 8)
    one, two = driver.publish()
    driver.ask(Start())
    driver.result(one, [10, 20, 20, 40])
    last = EnterResult(two.id, dict(zip(two.players, (10, 20, 30, 40), strict=True)))
    said = {each.key: each for each in preview(driver.event, last, driver.now, ANA).phrases}
    assert said["tournament-change-tied"].about["tied"] == Players(tuple(sorted(one.players[1:3])))
    driver.ask(last)
    assert len(qualifiers(driver.event, driver.event.stages[0])) == 5
    assert todo_keys(driver) == ["tournament-todo-final-tied"]
    corrected = dict(zip(two.players, (10, 20, 20, 40), strict=True))
    driver.ask(CorrectResult(two.id, corrected, "misread"))
    stage = driver.event.stages[0]
    (tied,) = ties(driver.event, stage, stage.matches[0])
    assert len(tied) == 2
    driver.ask(EnterDecision(one.id, dict(zip(tied, (3, 5), strict=True))))
    (other,) = ties(driver.event, driver.event.stages[0], driver.event.stages[0].matches[1])
    driver.ask(EnterDecision(two.id, dict(zip(other, (5, 3), strict=True))))
    assert qualifiers(driver.event, driver.event.stages[0]) == tuple(
        sorted((one.players[0], tied[0], two.players[0], other[1]))
    )


def test_the_best_losers_fill_the_final() -> None:
    """Second places before third ones, then by points; nobody moves up after the draw."""
    driver = driver_of(Format(best_losers=2), 8)
    one, two = driver.publish()
    driver.ask(Start())
    driver.result(one, [10, 20, 25, 40])
    driver.result(two, [10, 30, 35, 40])
    driver.publish()
    assert finalists(driver.event) == {*one.players[:2], *two.players[:2]}
    driver.ask(Start())
    driver.ask(DropOut(one.players[1]))
    driver.ask(Penalise(two.players[0], 3, "loud"))
    assert len(driver.event.stages) == 2


def test_best_losers_who_are_tied_play_on_if_the_final_is_full() -> None:
    """Three winners and two of three tied seconds: a final of five."""
    driver = driver_of(Format(best_losers=1), 12)
    matches = driver.publish()
    driver.ask(Start())
    for match in matches:
        driver.result(match, [10, 20, 30, 40])
    stage = driver.event.stages[0]
    assert {*tie_for_last_seats(driver.event, stage)} == {m.players[1] for m in matches}
    seconds = tie_for_last_seats(driver.event, stage)
    driver.ask(DecideSeats(dict(zip(seconds, (4, 2, 6), strict=True))))
    driver.publish()
    assert finalists(driver.event) == {*(m.players[0] for m in matches), seconds[1]}
    driver.check_files()


NO_TIE, TWO_FIRST, TWO_SECOND = (10, 20, 30, 40), (10, 10, 30, 40), (10, 20, 20, 40)


@pytest.mark.parametrize(
    ("format", "groups", "tied", "planned"),
    [
        (Format(), (TWO_FIRST, TWO_FIRST, NO_TIE), 4, 3),
        (Format(), (TWO_FIRST, TWO_FIRST), 4, 2),
        (Format(advance=2), (TWO_SECOND, NO_TIE), 2, 4),
        (Format(best_losers=1), (TWO_FIRST, TWO_FIRST, NO_TIE), 4, 4),
        # The tied winner takes the seat of a loser, so there are five as planned.
        (Format(best_losers=2), (TWO_FIRST, (10, 21, 30, 40), NO_TIE), 0, 5),
        (Format(best_losers=2), (TWO_FIRST, TWO_FIRST, NO_TIE), 0, 5),
        (Format(best_losers=2), (TWO_SECOND, (10, 20, 50, 60)), 3, 4),
    ],
)
def test_ties_of_several_groups_make_one_larger_final(
    format: Format,  # noqa: A002 (its name)
    groups: tuple[tuple[int, ...], ...],
    tied: int,
    planned: int,
) -> None:
    """The task names all who are tied, and the size that the outline had promised."""
    driver = driver_of(format, sum(map(len, groups)))
    assert knockout_stages(format, len(driver.event.entrants)) == (4 * len(groups), planned)
    driver.publish()
    driver.ask(Start())
    for match, totals in zip(driver.matches, groups, strict=True):
        driver.result(match, [*totals])
    (task,) = desk(driver.event, driver.now).todo
    count = len(task.players)
    if not tied:
        assert (task.phrase.key, count) == ("tournament-todo-final", planned)
        return
    named = task.phrase.about["tied"]
    assert isinstance(named, Players)
    assert (len(named.seats), task.phrase.about["count"]) == (tied, count)
    assert task.phrase.about["planned"] == planned


# --- the consolation ------------------------------------------------------------------


def _with_consolation(players: int = 12) -> EventDriver:
    driver = driver_of(Format(consolation=True), players)
    driver.ask(NamePrizes(("a", "b"), "chocolate"))
    driver.publish()
    finish(driver)
    return driver


def test_those_who_are_out_play_beside_the_final() -> None:
    """In groups of the usual sizes; they keep their places, and each group has its winner."""
    driver = _with_consolation()
    assert todo_keys(driver) == ["tournament-todo-final-beside"]
    before = driver.places()
    final, *groups = driver.publish()
    assert sorted(len(match.players) for match in groups) == [3, 3, 3]
    assert all(match.consolation for match in groups)
    assert not final.consolation
    stage = public_view(driver.event, driver.now).stages[-1]
    assert [match.group for match in stage.matches[1:]] == ["A", "B", "C"]
    assert [match.final for match in stage.matches] == [True, False, False, False]
    driver.ask(Start())
    driver.result(final, [10, 20, 30])
    out = {player for match in groups for player in match.players}
    assert {p: place for p, place in driver.places().items() if p in out} == {
        p: place for p, place in before.items() if p in out
    }
    assert is_final_decided(driver.event)
    assert phase(driver.event) is Phase.PLAYING
    assert todo_keys(driver) == ["tournament-todo-prize"]
    chooser = next_chooser(driver.event)
    assert chooser == final.players[0]
    driver.ask(ChoosePrize(chooser, "a"))
    for match in groups:
        driver.result(match, [10, 10, 30])
    assert phase(driver.event) is Phase.FINISHED
    winners = {player for match in groups for player in match.players[:2]}
    assert {*consolation_winners(driver.event)} == winners
    view = public_view(driver.event, driver.now)
    assert (view.consolation_prize, {*view.consolation_winners}) == ("chocolate", winners)
    driver.check()
    driver.check_files()


def test_the_consolation_never_has_tie_breaks_and_can_be_left() -> None:
    """A player who goes home is out of it, and one who comes back may still play it."""
    driver = _with_consolation()
    final, group, *_ = driver.publish()
    driver.ask(DropOut(group.players[0]))
    assert group.players[0] not in driver.match(group).active
    driver.ask(CheckIn(group.players[0]))
    assert group.players[0] in driver.match(group).active
    driver.ask(Start())
    driver.result(driver.match(group), [10, 10, 10])
    stage = current_stage(driver.event)
    assert stage is not None
    assert ties(driver.event, stage, driver.match(group)) == ()
    driver.result(final, [10, 10, 30])
    assert ties(driver.event, stage, driver.match(final)) == (tuple(sorted(final.players[:2])),)


def test_nobody_moves_between_the_final_and_the_consolation() -> None:
    """An exchange within the consolation is possible in the draft."""
    driver = _with_consolation()
    driver.ask(Draw())
    final, one, two, *_ = driver.event.stages[-1].matches
    assert driver.refused(Exchange(final.players[0], one.players[0], "x")) == "exchange-with-final"
    driver.ask(Exchange(one.players[0], two.players[0], "sisters"))
    driver.ask(Publish())


def test_one_person_alone_has_no_consolation() -> None:
    """Six people, a final of five: the sixth has nobody to play with."""
    driver = driver_of(Format(rounds=1, finalists=5, consolation=True), 6)
    driver.publish()
    finish(driver)
    assert len(driver.publish()) == 1


def test_who_went_home_is_not_drawn_for_the_consolation() -> None:
    """The others are."""
    driver = _with_consolation()
    out = [p for p in range(12) if p not in qualifiers(driver.event, driver.event.stages[0])]
    driver.ask(DropOut(out[0]))
    _, *groups = driver.publish()
    assert sorted(p for match in groups for p in match.players) == sorted(out[1:])


# --- most points win ------------------------------------------------------------------


def dacapo_driver(format: Format, players: int) -> EventDriver:  # noqa: A002 (its name)
    """An event of Da Capo!."""
    driver = EventDriver()
    opened = open_event(
        "Cup", {}, SEED, driver.now, ANA, game="dacapo", preset="match", format=format
    )
    driver.event = apply(None, opened)
    driver.register(players)
    return driver


def test_in_da_capo_the_most_points_win_and_a_penalty_takes_some_away() -> None:
    """Groups, ties, rounds, tie-breaks and the final all go by the same direction."""
    driver = dacapo_driver(Format(), 9)
    matches = driver.publish()
    driver.ask(Start())
    for match in matches:
        driver.result(match, [55, 20, 0])
    assert qualifiers(driver.event, driver.event.stages[0]) == tuple(
        sorted(match.players[0] for match in matches)
    )
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [40, 60, 60])
    stage = driver.event.stages[-1]
    (tied,) = ties(driver.event, stage, driver.match(final))
    assert {*tied} == {*final.players[1:]}
    driver.ask(EnterDecision(final.id, {tied[0]: 0, tied[1]: 7}))
    assert driver.places()[tied[1]] == 1
    driver.ask(Penalise(tied[1], 25, "loud"))
    assert driver.places()[final.players[0]] == 2
    assert driver.places()[tied[1]] == 3
    view = public_view(driver.event, driver.now)
    assert view.most_points_win
    driver.check_files()


def test_da_capo_rounds_by_points_add_up_the_most() -> None:
    """The most points of all rounds lead."""
    driver = dacapo_driver(Format(rounds=2, by=By.POINTS), 9)
    for _ in range(2):
        driver.publish()
        finish(driver)  # the highest number scores most
    assert list(scores(driver.event)) == sorted(range(9), reverse=True)
    driver.publish()
    assert finalists(driver.event) == {5, 6, 7, 8}


# --- in words -------------------------------------------------------------------------


def sentences(format: Format, players: int) -> list[str]:  # noqa: A002 (its name)
    """What the format does with this many players, in English."""
    return [Words("en").say(phrase) for phrase in outlined(format, players)]


def test_the_outline_says_what_a_format_does() -> None:
    """Before the draw, so that an organiser can choose another."""
    assert sentences(Format(), 30) == [
        "30 people play in groups (6 × 5); 6 of them advance.",
        "Then come new groups (3 + 3); 2 players advance.",
        "Then comes a final of 2.",
        "That’s a small final: let two of each group advance, or the best losers.",
    ]
    assert sentences(Format(best_losers=2), 30) == [
        "30 people play in groups (6 × 5); 8 of them advance.",
        "Then come new groups (4 + 4); 4 players advance.",
        "Then comes a final of 4.",
    ]
    assert sentences(Format(rounds=3, consolation=True), 30) == [
        (
            "30 people: everybody plays 3 stages of groups (6 × 5), drawn again each time, "
            "then the best 4 play the final."
        ),
        "Alongside the final, the other 26 play a consolation (2 × 5 + 4 × 4).",
    ]
    assert sentences(Format(rounds=3), 4) == ["4 people: one table, and that’s the final."]
    assert sentences(Format(), 2) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_outline_is_said_in_every_language(language: str) -> None:
    """For every number of players."""
    formats = [Format(), Format(advance=2, consolation=True), Format(rounds=1), Format(rounds=5)]
    phrases: list[Phrase] = []
    for players in (*range(31), 200):
        for format in formats:  # noqa: A001 (its name)
            phrases += outlined(format, players)
    assert all(Words(language).say(phrase) for phrase in phrases)


def test_the_preview_names_places_that_a_correction_changes_in_rounds() -> None:
    """At the table, and after the rounds so far, long before the final."""
    driver = driver_of(ROUNDS, 8)
    first, _ = driver.publish()
    finish(driver)
    driver.publish()
    one, two, *_ = sorted(first.players)  # their points are in this order
    totals = {player: 10 + player for player in first.players}
    request = CorrectResult(first.id, totals | {two: 5}, "misread")
    said = preview(driver.event, request, driver.now, ANA).phrases
    at_table = [phrase.about for phrase in said if phrase.key == "tournament-change-table-place"]
    assert [(about["who"], about["before"], about["now"]) for about in at_table] == [
        (Who(one), 1, 2),
        (Who(two), 2, 1),
    ]
    assert all((about["stage"], about["table"]) == (1, first.table) for about in at_table)
    overall = {each.about["who"] for each in said if each.key == "tournament-change-place"}
    assert {Who(one), Who(two)} <= overall
