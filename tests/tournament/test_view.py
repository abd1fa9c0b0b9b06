"""What each role sees, and that no one sees the seed before the event is over."""

import msgspec
from tournament.harness.hall import SEED, Hall

from dacabo.core.chance import commitment
from dacabo.core.phrases import Phrase
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament.event import How
from dacabo.tournament.roles import AtTable
from dacabo.tournament.standings import Placed
from dacabo.tournament.subjects.attendance import CheckIn, DropOut, MarkNoShow
from dacabo.tournament.subjects.clocks import Start
from dacabo.tournament.subjects.closing import End
from dacabo.tournament.subjects.drawing import Draw
from dacabo.tournament.subjects.penalties import Disqualify, Penalise
from dacabo.tournament.subjects.prizes import ChoosePrize, NamePrizes
from dacabo.tournament.subjects.registration import Register
from dacabo.tournament.subjects.results import CorrectResult, EnterDecision
from dacabo.tournament.subjects.taking_back import TakeBack, last_step
from dacabo.tournament.views.pages import (
    RECENT,
    desk,
    phase,
    player_page,
    public_view,
    table_page,
    trail,
)
from dacabo.tournament.views.todo import todo
from dacabo.tournament.views.types import Phase


def shown(hall: Hall) -> bytes:
    """All views of all roles, as they go over the wire."""
    event, now = hall.event, hall.now
    pages = [
        public_view(event, now),
        desk(event, now),
        *(player_page(event, player, now) for player in range(-1, len(event.names))),
        *(table_page(event, table, now) for table in range(6)),
    ]
    return b"".join(map(msgspec.json.encode, pages))


def leaks(hall: Hall) -> bool:
    """Whether the seed of the next draw is in it, in any encoding."""
    text, seed = shown(hall), hall.seeds[-1]
    writings = (seed, seed.hex().encode(), msgspec.json.encode(seed).strip(b'"'))
    return any(writing in text for writing in writings)


def test_a_seed_is_shown_when_its_draw_is_published_and_not_before() -> None:
    """The commitment is there from the beginning; the trail of the desk has no seed either."""
    hall = Hall()
    assert public_view(hall.event, 0).commitment == commitment(SEED)
    hall.register(6)
    hall.ask(Draw())
    assert not leaks(hall)
    hall.publish()
    hall.play()
    hall.publish()
    hall.play()
    assert not leaks(hall)
    assert str(SEED) not in repr(hall.event)
    hall.ask(End())
    assert public_view(hall.event, 0).seed == hall.seeds[-1].hex()
    assert b"opened" not in msgspec.json.encode(desk(hall.event, 0))


def test_the_phases_of_an_event() -> None:
    """From registration to the end, with the agenda of each."""
    hall = Hall()
    told: list[Phrase] = []

    def look() -> tuple[Phase, list[str]]:
        found = todo(hall.event, hall.now)
        told.extend(one.phrase for one in found)
        return phase(hall.event), [one.phrase.key.removeprefix("tournament-todo-") for one in found]

    assert look() == (Phase.REGISTRATION, ["register"])
    hall.register(7)
    assert look() == (Phase.REGISTRATION, ["draw"])
    hall.ask(CheckIn(1))
    assert look() == (Phase.REGISTRATION, ["check-in"])
    hall.ask(MarkNoShow((0,)))
    for player in range(2, 7):
        hall.ask(CheckIn(player))
    hall.ask(Draw())
    assert look() == (Phase.DRAFT, ["publish"])
    hall.publish()
    assert look() == (Phase.PLAYING, ["start", "start"])
    hall.ask(Start())
    assert look() == (Phase.PLAYING, [])
    hall.wait(45)
    assert look() == (Phase.PLAYING, ["result", "result"])
    hall.play()
    assert look() == (Phase.BETWEEN, ["final"])
    (final,) = hall.publish()
    hall.ask(Start())
    hall.result(final, [101, 101])
    assert look() == (Phase.PLAYING, ["decide-final"])
    one, two = final.players
    hall.ask(EnterDecision(final.id, {one: 1, two: 2}))
    assert look() == (Phase.FINISHED, ["end"])
    hall.ask(NamePrizes(("a book",)))
    assert look() == (Phase.FINISHED, ["prize"])
    hall.ask(ChoosePrize(one, "a book"))
    assert look() == (Phase.FINISHED, ["end"])
    hall.ask(End())
    assert look() == (Phase.OVER, [])
    for language in LANGUAGES:
        words = Words(language, hall.event.names)
        assert all(words.say(phrase) for phrase in told)


def test_the_wall_shows_no_draft() -> None:
    """Only organisers see groups that may still change."""
    hall = Hall()
    hall.register(6)
    hall.ask(Draw())
    assert public_view(hall.event, 0).stages == ()
    drawn = desk(hall.event, 0).draft
    assert drawn is not None
    assert [match.group for match in drawn.matches] == ["A", "B"]


def test_a_table_sees_its_own_match_and_when_it_can_do_something() -> None:
    """Start, then enter; nothing of the other tables."""
    hall = Hall()
    hall.register(6)
    assert table_page(hall.event, 1, 0).match is None
    first, second = hall.publish()
    page = table_page(hall.event, 1, 0)
    assert page.match is not None
    assert (page.match.id, page.start, page.enter) == (first.id, True, False)
    assert second.id.encode() not in msgspec.json.encode(page)
    assert {name for name in page.names if name} == {hall.event.names[p] for p in first.players}
    hall.ask(Start((first.id,)), AtTable(1))
    page = table_page(hall.event, 1, hall.now)
    assert (page.start, page.enter) == (False, True)
    hall.result(first, [5, 50, 101], AtTable(1))
    page = table_page(hall.event, 1, hall.now)
    assert (page.start, page.enter) == (False, False)
    assert page.match is not None
    assert [(line.total, line.place, line.advances) for line in page.match.lines] == [
        (5, 1, True),
        (50, 2, False),
        (101, 3, False),
    ]
    assert table_page(hall.event, 9, 0).match is None


def test_a_player_sees_where_to_be_and_with_whom() -> None:
    """Before the draw nothing; then the match, the opponents, and what can be done."""
    hall = Hall()
    hall.register(6)
    assert player_page(hall.event, 0, 0).match is None
    first, _ = hall.publish()
    one, two, three = first.players
    page = player_page(hall.event, one, 0)
    assert (page.match, page.opponents, page.enter) == (first.id, (two, three), False)
    hall.ask(Start())
    assert player_page(hall.event, one, 0).enter
    hall.ask(DropOut(two))
    assert player_page(hall.event, one, 0).opponents == (three,)
    assert not player_page(hall.event, two, 0).enter


def test_a_finalist_sees_the_prizes_when_it_is_their_turn() -> None:
    """And no one else does."""
    hall = Hall()
    (final,) = hall.begin(3)
    hall.ask(NamePrizes(("a", "b", "c")))
    hall.play()
    one, two, _ = final.players
    assert player_page(hall.event, one, 0).choose == ("a", "b", "c")
    assert player_page(hall.event, two, 0).choose == ()
    hall.ask(ChoosePrize(one, "a"))
    assert player_page(hall.event, two, 0).choose == ("b", "c")


def test_reasons_are_for_the_desk() -> None:
    """The reason of a disqualification or penalty is not public; the fact is."""
    hall = Hall()
    first, _ = hall.begin(6)
    one, two, three = first.players
    hall.ask(Penalise(two, 5, "hid a card"))
    hall.result(first, [10, 20, 101])
    hall.ask(Disqualify(one, "marked the deck"))
    wall = msgspec.json.encode(public_view(hall.event, 0))
    assert b"hid a card" not in wall
    assert b"marked the deck" not in wall
    office = msgspec.json.encode(desk(hall.event, 0))
    assert b"hid a card" in office
    assert b"marked the deck" in office
    lines = public_view(hall.event, 0).stages[0].matches[0].lines
    assert [(line.total, line.penalty, line.place, line.struck) for line in lines] == [
        (10, 0, None, True),
        (25, 5, 1, False),
        (101, 0, 2, False),
    ]
    assert three in hall.places()


def test_a_name_that_was_taken_back_is_not_shown_to_all() -> None:
    """It is in the desk's trail, but not public."""
    hall = Hall()
    hall.register(3)
    hall.ask(Register(("Rude Name",), How.SELF))
    hall.ask(TakeBack(3, "not here"))
    assert b"Rude" not in msgspec.json.encode(public_view(hall.event, 0))
    assert b"Rude" in msgspec.json.encode(desk(hall.event, 0).log)


def test_places_are_there_at_any_time() -> None:
    """Before a result all players of a match share its best place; void matches are separate."""
    hall = Hall()
    hall.register(6)
    first, second = hall.publish()
    assert {placed.place for placed in public_view(hall.event, 0).placing} == {1}
    hall.play()
    hall.publish()
    placing = public_view(hall.event, 0).placing
    assert placing[:2] == tuple(
        Placed(1, player) for player in sorted((first.players[0], second.players[0]))
    )
    one, two, three = first.players
    hall.ask(CorrectResult(first.id, {one: 50, two: 5, three: 101}, "misread"))
    (void,) = desk(hall.event, 0).void
    assert void.stage == 2
    assert all(line.place is None for line in void.lines)


def test_the_desk_shows_the_end_of_a_long_trail() -> None:
    """However long an event is, its desk is not: the last steps, and the one to be taken back."""
    hall = Hall()
    hall.begin(6)
    for _ in range(RECENT):
        hall.ask(NamePrizes(("Cup",)))
        number = last_step(hall.event)
        assert number is not None
        hall.ask(TakeBack(number, "by mistake"))
    event = hall.event
    numbers = [line.number for line in desk(event, 0).log]
    assert numbers[-RECENT:] == list(range(len(event.log) - RECENT + 1, len(event.log) + 1))
    assert numbers[0] == desk(event, 0).last == last_step(event)
    assert len(numbers) == RECENT + 1
    sealed = 5
    assert [line.number for line in trail(event)] == [
        number for number in range(2, len(event.log) + 1) if number != sealed
    ]
