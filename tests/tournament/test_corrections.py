"""Corrections and steps taken back: previewed first, then done, and never forgotten."""

from tournament.harness.hall import ANA, Hall

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.tournament.apply import replay
from dacabo.tournament.event import Event
from dacabo.tournament.facts import Request
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, MarkNoShow
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.drawing import Draw, Publish, Sealed
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import phase, trail
from dacabo.tournament.views.types import Phase


def keys(hall: Hall, request: Request) -> list[str]:
    """The changes, by the keys of their phrases."""
    shown = preview(hall.event, request, hall.now, ANA)
    return [phrase.key.removeprefix("tournament-change-") for phrase in shown.phrases]


def take_back(hall: Hall) -> TakeBack:
    """The request that takes back the last step."""
    number = last_step(hall.event)
    assert number is not None
    return TakeBack(number, "a slip")


def steps(event: Event) -> list[int]:
    """The numbers of the facts that count, without those of the server itself."""
    return [n for n in event.standing if not isinstance(event.log[n - 1].fact, Sealed)]


def test_everything_can_be_taken_back_step_by_step() -> None:
    """Down to the opening: each time the event is what it was before, except for the trail."""
    hall = Hall()
    before = []

    def step(request: Request) -> None:
        before.append(hall.event)
        hall.ask(request)

    step(Register(tuple("abcdefg")))
    step(CheckIn(0))
    step(MarkNoShow((6,)))
    for player in range(1, 6):
        step(CheckIn(player))
    step(Draw())
    step(Publish())
    step(Start())
    for match in hall.matches:
        step(EnterResult(match.id, {p: 10 * n for n, p in enumerate(match.players, 1)}))
    step(Draw())
    step(Publish())
    step(Start())
    step(EnterResult(hall.matches[0].id, dict.fromkeys(hall.matches[0].players, 101)))
    step(EnterDecision(hall.matches[0].id, dict.fromkeys(hall.matches[0].players, 3)))
    names = hall.event.names
    while before:
        was = before.pop()
        hall.ask(take_back(hall))
        assert steps(hall.event) == steps(was)
        assert (hall.event.entrants, hall.event.stages) == (was.entrants, was.stages)
    assert hall.refused(TakeBack(1, "all of it")) == "nothing-to-take-back"
    assert hall.event.names == names  # numbers are never reused
    hall.ask(Register(("Zoe",)))
    assert hall.event.entrants[0].player == 7
    hall.check_files()


def test_a_name_taken_back_is_known_for_good() -> None:
    """Its number is never reused, whatever is taken back after it."""
    hall = Hall()
    for name in ("Ann", "Bea", "Cyd", "Dot"):
        hall.ask(Register((name,)))
    hall.ask(take_back(hall))
    hall.ask(take_back(hall))
    assert " ".join(hall.event.names) == "Ann Bea Cyd Dot"
    hall.ask(Register(("Eve",)))
    assert [one.player for one in hall.event.entrants] == [0, 1, 4]
    hall.ask(take_back(hall))
    assert " ".join(hall.event.names) == "Ann Bea Cyd Dot Eve"


def test_taking_back_is_on_the_trail() -> None:
    """What was taken back, by whom, and why; nothing is deleted."""
    hall = Hall()
    hall.register(3)
    hall.ask(DropOut(0))
    hall.ask(take_back(hall))
    lines = trail(hall.event)
    assert [(line.number, line.counts) for line in lines] == [(2, True), (3, False), (4, False)]
    assert lines[-1].entry.by == ANA
    assert replay(hall.event.log) == hall.event


def test_a_draw_that_is_taken_back_comes_out_the_same() -> None:
    """Drawing again gains nothing: the label is the same, and so are the groups."""
    hall = Hall()
    hall.register(9)
    hall.ask(Draw())
    drawn = hall.event.stages[0]
    hall.ask(take_back(hall))
    assert [match.players for match in hall.publish()] == [*drawn.drawn]
    assert not {match.id for match in hall.matches} & {match.id for match in drawn.matches}


def test_the_preview_of_a_step_taken_back_says_what_is_lost() -> None:
    """A published draw: its matches; a result; of a clock nothing that later steps depend on."""
    hall = Hall()
    first, _ = hall.begin(6)
    hall.result(first, [1, 2, 101])
    assert keys(hall, take_back(hall)) == ["result"]
    one, two, three = first.players
    corrected = CorrectResult(first.id, {one: 2, two: 1, three: 101}, "misread")
    assert keys(hall, corrected) == ["instead"]
    hall.ask(take_back(hall))
    assert keys(hall, take_back(hall)) == ["nothing"]
    hall.ask(take_back(hall))
    assert keys(hall, take_back(hall)) == ["void-group", "void-group"]


def test_a_correction_can_open_a_tie_in_the_final() -> None:
    """Places change, prizes are given back, and a decision round is needed."""
    hall = Hall()
    (final,) = hall.begin(3)
    one, two, three = final.players
    hall.result(final, [10, 20, 101])
    hall.ask(NamePrizes(("a book",)))
    hall.ask(ChoosePrize(one, "a book"))
    shown = preview(
        hall.event,
        CorrectResult(final.id, {one: 20, two: 20, three: 101}, "misread"),
        hall.now,
        ANA,
    )
    assert shown.phrases == (
        Phrase("tournament-change-decision", {"players": Players(tuple(sorted((one, two))))}),
        Phrase("tournament-change-place", {"who": Who(two), "before": 2, "now": 1}),
        Phrase("tournament-change-prize", {"who": Who(one), "prize": "a book"}),
    )
    assert shown.void == ()


def test_a_decision_round_counts_only_for_those_who_are_tied() -> None:
    """A correction that resolves the tie removes the round; one that restores it brings it back."""
    hall = Hall()
    (final,) = hall.begin(3)
    one, two, three = final.players
    hall.result(final, [10, 10, 101])
    hall.ask(EnterDecision(final.id, {one: 5, two: 0}))
    assert hall.places() == {two: 1, one: 2, three: 3}
    hall.ask(CorrectResult(final.id, {one: 9, two: 10, three: 101}, "misread"))
    assert hall.places() == {one: 1, two: 2, three: 3}
    hall.ask(CorrectResult(final.id, {one: 10, two: 10, three: 101}, "it was right"))
    assert hall.places() == {two: 1, one: 2, three: 3}


def test_a_decision_round_stands_when_its_winner_leaves() -> None:
    """An earlier round without them, in a tie that a correction removed, does not take over."""
    hall = Hall()
    (final,) = hall.begin(3)
    one, two, three = final.players
    hall.result(final, [5, 101, 5])
    hall.ask(EnterDecision(final.id, {one: 5, three: 0}))
    hall.ask(CorrectResult(final.id, {one: 5, two: 5, three: 40}, "misread"))
    hall.ask(EnterDecision(final.id, {one: 5, two: 0}))
    assert hall.places() == {two: 1, one: 2, three: 3}
    hall.ask(DropOut(two))
    assert hall.places() == {two: 1, one: 2, three: 3}


def test_a_tie_among_winners_that_a_correction_makes_widens_the_final() -> None:
    """Two advance instead of one: the final that was drawn without them is void."""
    hall = Hall()
    first, second = hall.begin(6)
    hall.play()
    hall.publish()
    one, two, three = first.players
    request = CorrectResult(first.id, {one: 10, two: 10, three: 101}, "misread")
    assert keys(hall, request) == ["advance", "void-final"]
    hall.ask(request)
    assert phase(hall.event) is Phase.BETWEEN
    (final,) = hall.publish()
    assert set(final.players) == {one, two, second.players[0]}
    back = CorrectResult(first.id, {one: 10, two: 11, three: 101}, "it was right")
    assert keys(hall, back) == ["no-advance", "void-final"]
    hall.check_files()


def test_a_correction_can_make_a_decision_round_necessary_before_the_final() -> None:
    """Six winners instead of five: the final is void until the ties are decided."""
    hall = Hall()
    groups = hall.begin(14)
    for match in groups[:3]:
        hall.result(match, [5, 101, *[110] * (len(match.players) - 2)])
    hall.result(groups[3], [5, 5, 110])
    hall.publish()
    one, two, *rest = groups[0].players
    request = CorrectResult(groups[0].id, {one: 5, two: 5, **dict.fromkeys(rest, 101)}, "misread")
    assert keys(hall, request) == ["void-final", "decision", "decision"]
    hall.ask(request)
    assert hall.refused(Draw()) == "ties-undecided"


def test_dropping_out_undoes_no_final() -> None:
    """A finalist, or a player who lost long ago, leaves: the draw stays valid."""
    hall = Hall()
    groups = hall.begin(14)
    for match in groups[:2]:
        hall.result(match, [5, 5, 101, 101])
    for match in groups[2:]:
        hall.result(match, [5, 101, 101])
    for match in groups[:2]:
        one, two = sorted(match.players[:2])
        hall.ask(EnterDecision(match.id, {one: 3, two: 4}))
    (final,) = hall.publish()
    loser = max(groups[0].players[:2])
    hall.ask(DropOut(loser))
    hall.ask(DropOut(final.players[0]))
    hall.ask(Penalise(groups[2].players[1], 3, "loud"))
    assert hall.match(final).active == final.players[1:]
    assert hall.event.void == ()


def test_leaving_says_who_no_longer_goes_on_and_who_does() -> None:
    """The winner of a group between the stages, and all but one of another group."""
    hall = Hall()
    first, second = hall.begin(6)
    hall.result(first, [10, 50, 101])
    goes: dict[str, Argument] = {"stage": 1, "others": Players((first.players[0],))}
    shown = preview(hall.event, DropOut(first.players[0]), hall.now, ANA)
    assert shown.phrases == (Phrase("tournament-change-no-advance", goes),)
    one, two, three = second.players
    hall.ask(DropOut(one))
    comes: dict[str, Argument] = {"stage": 1, "players": Players((three,))}
    shown = preview(hall.event, DropOut(two), hall.now, ANA)
    assert shown.phrases == (Phrase("tournament-change-advance", comes),)
    hall.ask(DropOut(two))
    (final,) = hall.publish()
    winner, other = final.players
    shown = preview(hall.event, DropOut(other), hall.now, ANA)
    places = Phrase("tournament-change-place", {"who": Who(other), "before": 1, "now": 2})
    assert shown.phrases == (places,)
    assert winner != other


def test_who_has_a_place_again_is_named() -> None:
    """A disqualification after the final is taken back."""
    hall = Hall()
    (final,) = hall.begin(3)
    hall.play()
    third = final.players[2]
    hall.ask(Disqualify(third, "marked cards"))
    shown = preview(hall.event, take_back(hall), hall.now, ANA)
    again = Phrase("tournament-change-new-place", {"who": Who(third), "now": 3})
    assert shown.phrases == (again,)


def test_adding_a_name_gives_the_draft_up_and_says_so() -> None:
    """Publishing does not."""
    hall = Hall()
    hall.register(6)
    hall.ask(Draw())
    assert keys(hall, Register(("New",))) == ["draft"]
    assert keys(hall, DropOut(0)) == ["draft"]
    assert keys(hall, CheckIn(0)) == ["nothing"]
    assert keys(hall, Publish()) == ["nothing"]


def test_disqualifying_a_finalist_takes_their_place_away() -> None:
    """All behind them move up."""
    hall = Hall()
    (final,) = hall.begin(3)
    hall.play()
    assert keys(hall, Disqualify(final.players[0], "marked cards")) == ["no-place"] + ["place"] * 2
    hall.ask(Disqualify(final.players[0], "marked cards"))
    assert hall.places() == {final.players[1]: 1, final.players[2]: 2}


def test_a_result_that_ends_no_match_is_doubted() -> None:
    """No one has 101 points and time was not called: questioned, not refused."""
    hall = Hall()
    (final,) = hall.begin(3)
    one, two, three = final.players

    def doubts(*totals: int) -> tuple[Phrase, ...]:
        request = EnterResult(final.id, dict(zip((one, two, three), totals, strict=True)))
        return preview(hall.event, request, hall.now, ANA).doubts

    assert doubts(10, 20, 30) == (Phrase("tournament-doubt-not-over", {"limit": 101}),)
    assert doubts(10, 20, 101) == ()
    hall.wait(46)
    assert doubts(10, 20, 30) == ()
