"""Corrections and steps taken back: they can be previewed, and the log keeps everything."""

from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.tournament.apply import replay
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Request
from dacabo.tournament.standings import places
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, MarkNoShow
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish, Sealed
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import log_lines, phase, player_page, table_page
from dacabo.tournament.views.types import Phase


def phrase_keys(driver: EventDriver, request: Request) -> list[str]:
    """The keys of the phrases in a preview."""
    changes = preview(driver.event, request, driver.now, ANA)
    return [phrase.key.removeprefix("tournament-change-") for phrase in changes.phrases]


def take_back(driver: EventDriver) -> TakeBack:
    """The request that takes back the last step."""
    number = last_step(driver.event)
    assert number is not None
    return TakeBack(number, "a slip")


def steps(event: Event) -> list[int]:
    """The numbers of the facts in effect, without those of the server itself."""
    return [n for n in event.in_effect if not isinstance(event.log[n - 1].fact, Sealed)]


def test_everything_can_be_taken_back_step_by_step() -> None:
    """After each, the tournament is as before that step, except for its log."""
    driver = EventDriver()
    earlier_states = []

    def step(request: Request) -> None:
        earlier_states.append(driver.event)
        driver.ask(request)

    step(Register(tuple("abcdefg")))
    step(CheckIn(0))
    step(MarkNoShow((6,)))
    for player in range(1, 6):
        step(CheckIn(player))
    step(Draw())
    step(Publish())
    step(Start())
    for match in driver.matches:
        step(EnterResult(match.id, {p: 10 * n for n, p in enumerate(match.players, 1)}))
    step(Draw())
    step(Publish())
    step(Start())
    step(EnterResult(driver.matches[0].id, dict.fromkeys(driver.matches[0].players, 101)))
    step(EnterDecision(driver.matches[0].id, dict.fromkeys(driver.matches[0].players, 3)))
    names = driver.event.names
    while earlier_states:
        was = earlier_states.pop()
        driver.ask(take_back(driver))
        assert steps(driver.event) == steps(was)
        assert (driver.event.entrants, driver.event.stages) == (was.entrants, was.stages)
    assert driver.refused(TakeBack(1, "all of it")) == "nothing-to-take-back"
    assert driver.event.names == names  # numbers are never reused
    driver.ask(Register(("Zoe",)))
    assert driver.event.entrants[0].player == 7
    driver.check_files()


def test_the_number_of_a_removed_name_is_never_reused() -> None:
    """It does not matter what else is taken back later."""
    driver = EventDriver()
    for name in ("Ann", "Bea", "Cyd", "Dot"):
        driver.ask(Register((name,)))
    driver.ask(take_back(driver))
    driver.ask(take_back(driver))
    assert " ".join(driver.event.names) == "Ann Bea Cyd Dot"
    driver.ask(Register(("Eve",)))
    assert [entrant.player for entrant in driver.event.entrants] == [0, 1, 4]
    driver.ask(take_back(driver))
    assert " ".join(driver.event.names) == "Ann Bea Cyd Dot Eve"


def test_the_log_has_every_step_that_was_taken_back() -> None:
    """It says by whom and why; nothing is deleted."""
    driver = EventDriver()
    driver.register(3)
    driver.ask(DropOut(0))
    driver.ask(take_back(driver))
    lines = log_lines(driver.event)
    assert [(line.number, line.counts) for line in lines] == [(2, True), (3, False), (4, False)]
    assert lines[-1].entry.by == ANA
    assert replay(driver.event.log) == driver.event


def test_a_repeated_draw_gives_the_same_groups() -> None:
    """It has the same label, too."""
    driver = EventDriver()
    driver.register(9)
    driver.ask(Draw())
    drawn_stage = driver.event.stages[0]
    driver.ask(take_back(driver))
    assert [match.players for match in driver.publish()] == [*drawn_stage.drawn]
    assert not {match.id for match in driver.matches} & {match.id for match in drawn_stage.matches}


def test_the_preview_of_taking_back_names_the_losses() -> None:
    """It names the matches and results that would be lost."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    driver.result(first, [1, 2, 101])
    assert phrase_keys(driver, take_back(driver)) == ["result"]
    one, two, three = first.players
    corrected = CorrectResult(first.id, {one: 2, two: 1, three: 101}, "misread")
    assert phrase_keys(driver, corrected) == ["instead", "table-place", "table-place"]
    driver.ask(take_back(driver))
    assert phrase_keys(driver, take_back(driver)) == ["nothing"]
    driver.ask(take_back(driver))
    assert phrase_keys(driver, take_back(driver)) == ["void-group", "void-group"]


def test_a_correction_can_open_a_tie_in_the_final() -> None:
    """Places change, prizes are given back, and a tie-break round is needed."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    one, two, three = final.players
    driver.result(final, [10, 20, 101])
    driver.ask(NamePrizes(("a book",)))
    driver.ask(ChoosePrize(one, "a book"))
    changes = preview(
        driver.event,
        CorrectResult(final.id, {one: 20, two: 20, three: 101}, "misread"),
        driver.now,
        ANA,
    )
    assert changes.phrases == (
        Phrase("tournament-change-decision", {"players": Players(tuple(sorted((one, two))))}),
        Phrase("tournament-change-place", {"who": Who(two), "before": 2, "now": 1}),
        Phrase("tournament-change-prize", {"who": Who(one), "prize": "a book"}),
    )
    assert changes.void == ()


def test_a_tie_break_round_counts_only_for_tied_players() -> None:
    """A correction that resolves the tie removes the round; one that restores it brings it back."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    one, two, three = final.players
    driver.result(final, [10, 10, 101])
    driver.ask(EnterDecision(final.id, {one: 5, two: 0}))
    assert driver.places() == {two: 1, one: 2, three: 3}
    driver.ask(CorrectResult(final.id, {one: 9, two: 10, three: 101}, "misread"))
    assert driver.places() == {one: 1, two: 2, three: 3}
    driver.ask(CorrectResult(final.id, {one: 10, two: 10, three: 101}, "it was right"))
    assert driver.places() == {two: 1, one: 2, three: 3}


def test_a_tie_break_round_for_the_final_orders_only_the_first_place() -> None:
    """A correction puts another player first: those who played the round share second place."""
    driver = EventDriver()
    first, second = driver.begin(8)
    driver.result(first, [15, 15, 15, 101])
    driver.result(second, [20, 20, 20, 101])
    one, two, three, four = first.players
    driver.ask(EnterDecision(first.id, {one: 0, two: 5, three: 9}))
    stage = driver.event.stages[0]
    assert places(driver.event, stage, driver.match(first)) == {one: 1, two: 2, three: 3, four: 4}
    request = CorrectResult(first.id, {one: 15, two: 15, three: 15, four: 7}, "misread")
    assert "shared-again" in phrase_keys(driver, request)
    driver.ask(request)
    stage = driver.event.stages[0]
    assert places(driver.event, stage, driver.match(first)) == {four: 1, one: 2, two: 2, three: 2}
    back = CorrectResult(first.id, {one: 15, two: 15, three: 15, four: 101}, "it was right")
    assert "shared-again" not in phrase_keys(driver, back)
    driver.ask(back)
    stage = driver.event.stages[0]
    assert places(driver.event, stage, driver.match(first)) == {one: 1, two: 2, three: 3, four: 4}
    driver.check_files()


def test_a_tie_break_round_counts_when_its_winner_leaves() -> None:
    """An earlier round, from a tie that a correction removed, does not count instead."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    one, two, three = final.players
    driver.result(final, [5, 101, 5])
    driver.ask(EnterDecision(final.id, {one: 5, three: 0}))
    driver.ask(CorrectResult(final.id, {one: 5, two: 5, three: 40}, "misread"))
    driver.ask(EnterDecision(final.id, {one: 5, two: 0}))
    assert driver.places() == {two: 1, one: 2, three: 3}
    driver.ask(DropOut(two))
    assert driver.places() == {two: 1, one: 2, three: 3}


def test_a_correction_that_makes_a_tie_enlarges_the_final() -> None:
    """Two players advance instead of one, so the final that was drawn is void."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.play()
    driver.publish()
    one, two, three = first.players
    request = CorrectResult(first.id, {one: 10, two: 10, three: 101}, "misread")
    assert phrase_keys(driver, request) == ["advance", "void-final", "tied", "table-place"]
    driver.ask(request)
    assert phase(driver.event) is Phase.BETWEEN
    (final,) = driver.publish()
    assert set(final.players) == {one, two, second.players[0]}
    back = CorrectResult(first.id, {one: 10, two: 11, three: 101}, "it was right")
    assert phrase_keys(driver, back) == ["no-advance", "void-final", "table-place"]
    driver.check_files()


def test_a_correction_can_require_a_tie_break_round_before_the_final() -> None:
    """Six winners instead of five: the final is void until the ties are decided."""
    driver = EventDriver()
    groups = driver.begin(14)
    for match in groups[:3]:
        driver.result(match, [5, 101, *[110] * (len(match.players) - 2)])
    driver.result(groups[3], [5, 5, 110])
    driver.publish()
    one, two, *rest = groups[0].players
    request = CorrectResult(groups[0].id, {one: 5, two: 5, **dict.fromkeys(rest, 101)}, "misread")
    assert phrase_keys(driver, request) == [
        "void-final",
        "decision",
        "decision",
        "table-place",
    ]
    driver.ask(request)
    assert driver.refused(Draw()) == "ties-undecided"


def test_a_drop_out_leaves_the_final_valid() -> None:
    """The player is a finalist, or lost long ago."""
    driver = EventDriver()
    groups = driver.begin(14)
    for match in groups[:2]:
        driver.result(match, [5, 5, 101, 101])
    for match in groups[2:]:
        driver.result(match, [5, 101, 101])
    for match in groups[:2]:
        one, two = sorted(match.players[:2])
        driver.ask(EnterDecision(match.id, {one: 3, two: 4}))
    (final,) = driver.publish()
    loser = max(groups[0].players[:2])
    driver.ask(DropOut(loser))
    driver.ask(DropOut(final.players[0]))
    driver.ask(Penalise(groups[2].players[1], 3, "loud"))
    assert driver.match(final).active == final.players[1:]
    assert driver.event.void == ()


def test_the_preview_of_leaving_names_those_who_advance_instead() -> None:
    """The winner of a group leaves between stages, and all but one of another group."""
    driver = EventDriver()
    first, second = driver.begin(6)
    driver.result(first, [10, 50, 101])
    goes: dict[str, Argument] = {"stage": 1, "others": Players((first.players[0],))}
    changes = preview(driver.event, DropOut(first.players[0]), driver.now, ANA)
    assert changes.phrases == (Phrase("tournament-change-no-advance", goes),)
    one, two, three = second.players
    driver.ask(DropOut(one))
    comes: dict[str, Argument] = {"stage": 1, "players": Players((three,))}
    changes = preview(driver.event, DropOut(two), driver.now, ANA)
    assert changes.phrases == (Phrase("tournament-change-advance", comes),)
    driver.ask(DropOut(two))
    (final,) = driver.publish()
    winner, other = final.players
    changes = preview(driver.event, DropOut(other), driver.now, ANA)
    places = Phrase("tournament-change-place", {"who": Who(other), "before": 1, "now": 2})
    assert changes.phrases == (places,)
    assert winner != other


def test_the_preview_names_a_player_who_regains_a_place() -> None:
    """An organiser takes a disqualification back."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    driver.play()
    third = final.players[2]
    driver.ask(Disqualify(third, "marked cards"))
    changes = preview(driver.event, take_back(driver), driver.now, ANA)
    again = Phrase("tournament-change-new-place", {"who": Who(third), "now": 3})
    assert changes.phrases == (again,)


def test_the_preview_of_a_new_name_says_that_the_draft_is_lost() -> None:
    """The preview of publishing says nothing of the kind."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(Draw())
    assert phrase_keys(driver, Register(("New",))) == ["draft"]
    assert phrase_keys(driver, DropOut(0)) == ["draft"]
    assert phrase_keys(driver, CheckIn(0)) == ["nothing"]
    assert phrase_keys(driver, Publish()) == ["nothing"]


def test_a_disqualified_finalist_loses_their_place() -> None:
    """All players behind them move up."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    driver.play()
    assert (
        phrase_keys(driver, Disqualify(final.players[0], "marked cards"))
        == ["no-place"] + ["place"] * 2
    )
    driver.ask(Disqualify(final.players[0], "marked cards"))
    assert driver.places() == {final.players[1]: 1, final.players[2]: 2}


def test_an_implausible_result_gets_a_warning() -> None:
    """Nobody has reached 101 points, and time was not called."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    one, two, three = final.players

    def doubts(*totals: int) -> tuple[Phrase, ...]:
        request = EnterResult(final.id, dict(zip((one, two, three), totals, strict=True)))
        return preview(driver.event, request, driver.now, ANA).doubts

    assert doubts(10, 20, 30) == (Phrase("tournament-doubt-not-over", {"limit": 101}),)
    assert doubts(10, 20, 101) == ()
    driver.wait(46)
    assert doubts(10, 20, 30) == ()


def test_finalists_are_told_that_their_match_no_longer_counts() -> None:
    """Until the final is drawn again: on the phone at its table, and on their own."""
    driver = EventDriver()
    one, two = driver.begin(6)
    driver.result(one, [10, 50, 101])
    driver.result(two, [10, 50, 101])
    (final,) = driver.publish()
    driver.ask(Start())

    def told() -> tuple[set[int], set[int]]:
        pages = {p: player_page(driver.event, p, driver.now) for p in range(6)}
        tables = {table: table_page(driver.event, table, driver.now) for table in (1, 2)}
        return (
            {player for player, page in pages.items() if page.voided},
            {table for table, page in tables.items() if page.voided},
        )

    assert told() == (set(), set())
    swapped = dict(zip(one.players, (50, 10, 101), strict=True))
    driver.ask(CorrectResult(one.id, swapped, "swapped"))
    assert told() == ({*final.players}, {1})
    driver.publish()
    assert told() == (set(), set())
