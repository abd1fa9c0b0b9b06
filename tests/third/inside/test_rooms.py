"""The third game in all packages without I/O: kit, bots, arena, records, words, tables, pads."""

from random import Random

import pytest
from records.harness.matches import play
from table.harness.table_driver import PEOPLE, TableDriver

import dacabo
from dacabo.arena.running import run
from dacabo.arena.setting import set_up
from dacabo.bots.bot import RandomBot
from dacabo.bots.characters import CHARACTERS
from dacabo.bots.levels import LEVELS, NoSuchBot, bots_of, names_in, seat_bot
from dacabo.core.errors import RulesError
from dacabo.film.errors import FilmError
from dacabo.games import GAMES
from dacabo.i18n import LANGUAGES
from dacabo.log import Context
from dacabo.records import Chance, read, summary, verify, write
from dacabo.scorepad.commands import Opening, open_pad
from dacabo.scorepad.pad import apply
from dacabo.scorepad.sheets import SHEETS, TOURNAMENT_RULES
from dacabo.server.film.film import film
from dacabo.server.wire.offers import offers
from dacabo.table.options import Options
from dacabo.table.table import Phase
from dacabo.tournament.commands import open_event
from dacabo.tournament.roles import Organiser

TOY = "toy"


def test_the_registry_has_the_third_game() -> None:
    """It comes after the other games, with its rule sets and options."""
    assert [*GAMES][-1] == TOY
    offer = offers()[-1]
    assert offer.name == TOY
    assert [preset.players for preset in offer.presets] == [(2, 3, 4)]
    assert [(option.name, option.lowest, option.highest) for option in offer.options] == [
        ("rounds", 1, 9)
    ]


def test_a_match_is_written_read_and_verified() -> None:
    """Records work as for any other game."""
    for players in range(2, 5):
        text = write(play(TOY, TOY, players, changes={"rounds": 4}))
        assert write(read(text)) == text
        verified = verify(text)
        assert verified.chance is Chance.PROVEN
        score = summary(verified.record)
        assert score.finished
        assert len(score.rounds) == 4


def test_a_match_has_a_film() -> None:
    """Without marks, insight or a view with open cards, through the eyes of every seat."""
    record = write(play(TOY, TOY, 3, changes={"rounds": 4})).encode()
    for eyes in ("0", "1", "2"):
        shown = film(record, 4, eyes, None)
        assert (shown.eyes, shown.rounds, shown.marks) == (("0", "1", "2"), 4, ())
        assert shown.over
        assert {frame.insight for frame in shown.frames} == {None}
        assert {frame.news.view.viewer for frame in shown.frames} == {int(eyes)}
    assert film(record, 1, None, 2) == film(record, 1, "2", None)
    with pytest.raises(FilmError, match="film-eyes"):
        film(record, 1, "all", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_told_in_words(language: str) -> None:
    """A spectator and all players can read the match in words."""
    record = play(TOY, TOY, 3)
    for viewer in (None, 0, 1, 2):
        told = [line.text for line in dacabo.tell(record, language, viewer)]
        assert ("You see" in "".join(told)) == (viewer is not None)


def test_a_program_plays_the_third_game() -> None:
    """A program needs only `import dacabo`."""
    match = dacabo.Match(TOY, TOY, ["Ana", "Ben"], seed=bytes(32))
    match.seat_bot(1, "allegro")
    while match.asked:
        match.play(match.default)
    assert match.result is not None


def test_levels_without_bots_play_at_random() -> None:
    """Every level takes a seat; there is no greedy bot."""
    rules = GAMES[TOY].presets[TOY]
    assert bots_of(TOY) is None
    assert names_in(TOY) == (*LEVELS, "random", *CHARACTERS)
    for name in names_in(TOY):
        assert isinstance(seat_bot(TOY, name, rules, players=2, seat=0, seed=1), RandomBot)
    with pytest.raises(NoSuchBot, match=r"no-such-bot.*presto, random, mila"):
        seat_bot(TOY, "greedy", rules, players=2, seat=0, seed=1)


@pytest.mark.parametrize("processes", [1, 2])
def test_bots_play_the_third_game_in_the_arena(processes: int) -> None:
    """The arena plays it in this process and in other processes."""
    setting = set_up(["random", "largo", "random"], TOY, players=2)
    ran = run(setting, 3, processes, None, lambda _done: None)
    assert ran.interruption is None
    assert [len(deal.matches) for deal in ran.deals] == [6, 6, 6]
    assert {match.rounds for deal in ran.deals for match in deal.matches} == {9}


@pytest.mark.parametrize(("people", "bots"), [(2, 0), (1, 2), (3, 1)])
def test_a_table_plays_the_third_game(people: int, bots: int) -> None:
    """A table plays it from the first seal to the record, with bots and people."""
    driver = TableDriver(Options(game=TOY, preset=TOY, players=people + bots), seed=people)
    driver.begin(PEOPLE[:people], bots, sealed=True)
    driver.play_on(Random(people), 500)
    assert driver.table.phase is Phase.OVER
    driver.check_records()


def test_the_third_game_has_no_score_pad_and_no_tournaments() -> None:
    """The refusal lists the games that have one."""
    assert TOY not in SHEETS
    assert TOY not in TOURNAMENT_RULES
    with pytest.raises(RulesError, match="no-such-game") as pad:
        apply(None, open_pad(Opening(TOY, TOY, ("Ana", "Ben")), Context(0, "x")))
    assert pad.value.about["games"] == ", ".join(SHEETS)
    with pytest.raises(RulesError, match="no-such-game"):
        open_event("TableDriver", {}, bytes(32), 0, Organiser("Ana"), game=TOY, preset=TOY)
