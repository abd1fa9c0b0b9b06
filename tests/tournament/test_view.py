"""The view of each role; no view has a secret seed."""

import msgspec
from msgspec import UNSET
from tournament.harness.event_driver import SEED, EventDriver

from dacabo.core.chance import commitment
from dacabo.core.phrases import Phrase
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament.event import How
from dacabo.tournament.roles import AsPlayer, AtTable
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
    RECENT_LINES,
    desk,
    log_lines,
    phase,
    player_page,
    public_view,
    table_page,
)
from dacabo.tournament.views.todo import todo
from dacabo.tournament.views.types import Phase


def all_views(driver: EventDriver) -> bytes:
    """All views of all roles, as they are sent."""
    event, now = driver.event, driver.now
    pages = [
        public_view(event, now),
        desk(event, now),
        *(player_page(event, player, now) for player in range(-1, len(event.names))),
        *(table_page(event, table, now) for table in range(6)),
    ]
    return b"".join(map(msgspec.json.encode, pages))


def shows_secret_seed(driver: EventDriver) -> bool:
    """Whether a view contains the seed of the next draw, in any encoding."""
    text, seed = all_views(driver), driver.seeds[-1]
    writings = (seed, seed.hex().encode(), msgspec.json.encode(seed).strip(b'"'))
    return any(writing in text for writing in writings)


def test_a_seed_is_shown_when_its_draw_is_published_and_not_before() -> None:
    """The commitment is public from the beginning, and the log has no seed."""
    driver = EventDriver()
    assert public_view(driver.event, 0).commitment == commitment(SEED)
    driver.register(6)
    driver.ask(Draw())
    assert not shows_secret_seed(driver)
    driver.publish()
    driver.play()
    driver.publish()
    driver.play()
    assert not shows_secret_seed(driver)
    assert str(SEED) not in repr(driver.event)
    driver.ask(End())
    assert public_view(driver.event, 0).seed == driver.seeds[-1].hex()
    assert b"opened" not in msgspec.json.encode(desk(driver.event, 0))


def test_each_phase_of_an_event_has_its_tasks() -> None:
    """The phases go from registration to the end."""
    driver = EventDriver()
    told: list[Phrase] = []

    def look() -> tuple[Phase, list[str]]:
        tasks = todo(driver.event, driver.now)
        told.extend(task.phrase for task in tasks)
        return phase(driver.event), [
            task.phrase.key.removeprefix("tournament-todo-") for task in tasks
        ]

    assert look() == (Phase.REGISTRATION, ["register"])
    driver.register(7)
    assert look() == (Phase.REGISTRATION, ["draw"])
    driver.ask(CheckIn(1))
    assert look() == (Phase.REGISTRATION, ["check-in"])
    driver.ask(MarkNoShow((0,)))
    for player in range(2, 7):
        driver.ask(CheckIn(player))
    driver.ask(Draw())
    assert look() == (Phase.DRAFT, ["publish"])
    driver.publish()
    assert look() == (Phase.PLAYING, ["start", "start"])
    driver.ask(Start())
    assert look() == (Phase.PLAYING, [])
    driver.wait(45)
    assert look() == (Phase.PLAYING, ["result", "result"])
    driver.play()
    assert look() == (Phase.BETWEEN, ["final"])
    (final,) = driver.publish()
    driver.ask(Start())
    driver.result(final, [101, 101])
    assert look() == (Phase.PLAYING, ["decide-final"])
    one, two = final.players
    driver.ask(EnterDecision(final.id, {one: 1, two: 2}))
    assert look() == (Phase.FINISHED, ["end"])
    driver.ask(NamePrizes(("a book",)))
    assert look() == (Phase.FINISHED, ["prize"])
    driver.ask(ChoosePrize(one, "a book"))
    assert look() == (Phase.FINISHED, ["end"])
    driver.ask(End())
    assert look() == (Phase.OVER, [])
    for language in LANGUAGES:
        words = Words(language, driver.event.names)
        assert all(words.say(phrase) for phrase in told)


def test_the_public_view_shows_no_draft() -> None:
    """Only organisers see groups that may still change."""
    driver = EventDriver()
    driver.register(6)
    driver.ask(Draw())
    assert public_view(driver.event, 0).stages == ()
    open_draft = desk(driver.event, 0).draft
    assert open_draft is not None
    assert [match.group for match in open_draft.matches] == ["A", "B"]


def test_a_table_sees_only_its_own_match() -> None:
    """It can first start the match, then enter the result."""
    driver = EventDriver()
    driver.register(6)
    assert table_page(driver.event, 1, 0).match is None
    first, second = driver.publish()
    page = table_page(driver.event, 1, 0)
    assert page.match is not None
    assert (page.match.id, page.start, page.enter) == (first.id, True, False)
    assert second.id.encode() not in msgspec.json.encode(page)
    assert {name for name in page.names if name} == {driver.event.names[p] for p in first.players}
    driver.ask(Start((first.id,)), AtTable(1))
    page = table_page(driver.event, 1, driver.now)
    assert (page.start, page.enter) == (False, True)
    driver.result(first, [5, 50, 101], AtTable(1))
    page = table_page(driver.event, 1, driver.now)
    assert (page.start, page.enter) == (False, False)
    assert page.match is not None
    assert [(line.total, line.place, line.advances) for line in page.match.lines] == [
        (5, 1, True),
        (50, 2, False),
        (101, 3, False),
    ]
    assert table_page(driver.event, 9, 0).match is None


def test_a_player_sees_their_match_and_opponents() -> None:
    """After the draw the player also sees what they can do."""
    driver = EventDriver()
    driver.register(6)
    assert player_page(driver.event, 0, 0).match is None
    first, _ = driver.publish()
    one, two, three = first.players
    page = player_page(driver.event, one, 0)
    assert (page.match, page.opponents, page.enter) == (first.id, (two, three), False)
    driver.ask(Start())
    assert player_page(driver.event, one, 0).enter
    driver.ask(DropOut(two))
    assert player_page(driver.event, one, 0).opponents == (three,)
    assert not player_page(driver.event, two, 0).enter


def test_five_players_are_drawn_for_the_final() -> None:
    """With so few there are no groups, and the desk does not say that there are."""
    found = {}
    for players in (3, 5, 6):
        driver = EventDriver()
        driver.register(players)
        (draw,) = todo(driver.event, 0)
        found[players] = draw.phrase.key.removeprefix("tournament-todo-")
    assert found == {3: "draw-only-final", 5: "draw-only-final", 6: "draw"}


def test_only_players_with_a_match_to_come_can_drop_out() -> None:
    """The losers of a group cannot, nor can anybody after the final; a winner waiting can."""
    driver = EventDriver()
    driver.register(8)

    def playing() -> set[int]:
        return {one.player for one in public_view(driver.event, 0).players if one.plays}

    assert playing() == set(range(8))
    first, second = driver.publish()
    assert playing() == set(range(8))
    driver.ask(Start())
    driver.result(first, [10, 10, 50, 101])
    assert playing() == {*first.players[:2], *second.players}
    assert driver.refused(DropOut(first.players[2]), AsPlayer(first.players[2])) == (
        "nothing-left-to-play"
    )
    driver.result(second, [5, 7, 50, 101])
    assert playing() == {*first.players[:2], second.players[0]}
    driver.ask(DropOut(first.players[1]), AsPlayer(first.players[1]))
    (final,) = driver.publish()
    assert playing() == {*final.players}
    driver.ask(Start())
    driver.result(final, [7, 7])
    assert playing() == {*final.players}, "a tie-break round is to come"
    driver.ask(EnterDecision(final.id, dict(zip(final.players, (1, 2), strict=True))))
    assert playing() == set()
    driver.check_files()


def test_a_finalist_sees_the_prizes_when_it_is_their_turn() -> None:
    """Nobody else sees prizes to choose from."""
    driver = EventDriver()
    (final,) = driver.begin(3)
    driver.ask(NamePrizes(("a", "b", "c")))
    driver.play()
    one, two, _ = final.players
    assert player_page(driver.event, one, 0).choose == ("a", "b", "c")
    assert player_page(driver.event, two, 0).choose == ()
    driver.ask(ChoosePrize(one, "a"))
    assert player_page(driver.event, two, 0).choose == ("b", "c")


def test_only_the_desk_shows_reasons() -> None:
    """A disqualification or penalty is public; its reason is not."""
    driver = EventDriver()
    first, _ = driver.begin(6)
    one, two, three = first.players
    driver.ask(Penalise(two, 5, "hid a card"))
    driver.result(first, [10, 20, 101])
    driver.ask(Disqualify(one, "marked the deck"))
    wall = msgspec.json.encode(public_view(driver.event, 0))
    assert b"hid a card" not in wall
    assert b"marked the deck" not in wall
    office = msgspec.json.encode(desk(driver.event, 0))
    assert b"hid a card" in office
    assert b"marked the deck" in office
    lines = public_view(driver.event, 0).stages[0].matches[0].lines
    assert [(line.total, line.penalty, line.place, line.struck) for line in lines] == [
        (10, 0, None, True),
        (25, 5, 1, UNSET),
        (101, 0, 2, UNSET),
    ]
    assert three in driver.places()


def test_only_the_desk_shows_a_name_that_was_taken_back() -> None:
    """Its log has the name."""
    driver = EventDriver()
    driver.register(3)
    driver.ask(Register(("Rude Name",), How.SELF))
    driver.ask(TakeBack(3, "not here"))
    assert b"Rude" not in msgspec.json.encode(public_view(driver.event, 0))
    assert b"Rude" in msgspec.json.encode(desk(driver.event, 0).log)


def test_there_are_places_at_any_time() -> None:
    """Before a result, the players of a match share its best place; void matches are apart."""
    driver = EventDriver()
    driver.register(6)
    first, second = driver.publish()
    assert {placed.place for placed in public_view(driver.event, 0).placing} == {1}
    driver.play()
    driver.publish()
    placing = public_view(driver.event, 0).placing
    assert [(one.place, one.player) for one in placing[:2]] == [
        (1, player) for player in sorted((first.players[0], second.players[0]))
    ]
    one, two, three = first.players
    driver.ask(CorrectResult(first.id, {one: 50, two: 5, three: 101}, "misread"))
    (void,) = desk(driver.event, 0).void
    assert void.stage == 2
    assert all(line.place is None for line in void.lines)


def test_the_desk_shows_the_end_of_a_long_log() -> None:
    """It also shows the step that can be taken back."""
    driver = EventDriver()
    driver.begin(6)
    for _ in range(RECENT_LINES):
        driver.ask(NamePrizes(("Cup",)))
        number = last_step(driver.event)
        assert number is not None
        driver.ask(TakeBack(number, "by mistake"))
    event = driver.event
    numbers = [line.number for line in desk(event, 0).log]
    assert numbers[-RECENT_LINES:] == list(
        range(len(event.log) - RECENT_LINES + 1, len(event.log) + 1)
    )
    assert numbers[0] == desk(event, 0).last == last_step(event)
    assert len(numbers) == RECENT_LINES + 1
    sealed = 5
    assert [line.number for line in log_lines(event)] == [
        number for number in range(2, len(event.log) + 1) if number != sealed
    ]
