"""Films of matches among bots, opened from a file as anybody can."""

from functools import cache
from typing import Final

from browser.harness.person import PATIENCE, Person
from playwright.sync_api import FilePayload

from dacabo.games import GAMES
from dacabo.match import Match
from dacabo.records import write

NAMES: Final = ("Ana", "Ben", "Clara", "Dirk", "Eva", "Finn")
LEVELS: Final = ("allegro", "andante", "prestissimo")
RULES: Final = tuple((game.name, preset) for game in GAMES.values() for preset in game.presets)
"""Every rule set."""
FIXED_ROUNDS: Final = ("single",)
"""The rule sets whose number of rounds is no option."""

LINES: Final = """(root) => {
  const all = (where) => [...new Map(
    [...document.querySelectorAll(`${root} ${where} [data-line]`)].map((one) => {
      const { stroke, strokeDasharray } = getComputedStyle(one);
      return [one.dataset.line, [one.dataset.line, stroke, strokeDasharray]];
    })).values()];
  return { keys: all("[data-part=line-key]"), curve: all("svg:not([data-part=line-key])") };
}"""
"""The lines in a curve, and the keys beside names: the seat, the colour and the dashes of each."""


@cache
def record_of(game: str, preset: str, players: int | None = None, rounds: int = 2) -> str:
    """The record of a match among bots; as many as can play, if no number is given."""
    rules = GAMES[game].presets[preset]
    count = players or max(rules.players)
    changes = {"rounds": rounds} if game == "cabo" else {}
    match = Match(game, preset, NAMES[:count], seed=bytes(32), changes=changes)
    for seat in range(count):
        match.seat_bot(seat, LEVELS[seat % len(LEVELS)])
    assert match.result is not None
    return write(match.record)


def open_film(person: Person, record: str, moment: str = "") -> None:
    """Open a record from a file, and wait for the film."""
    person.go(f"/film{moment and f'#{moment}'}")
    choose_film(person, record)


def choose_film(person: Person, record: str) -> None:
    """Choose a record on the page for files."""
    file: FilePayload = {
        "name": "match.dacabo",
        "mimeType": "text/plain",
        "buffer": record.encode(),
    }
    person.page.set_input_files("[data-field=record]", files=[file])
    person.page.wait_for_selector("[data-screen=film] [data-action=play]")


def moment(person: Person) -> tuple[int, int]:
    """The round and the frame that the film shows."""
    film = person.page.locator("[data-screen=film]")
    return int(film.get_attribute("data-round") or 0), int(film.get_attribute("data-frame") or 0)


def frames(person: Person) -> int:
    """The number of frames of the round."""
    return int(person.page.locator("[data-screen=film]").get_attribute("data-frames") or 0)


def reach(person: Person, wanted: tuple[int, int]) -> None:
    """Wait until the film shows a moment."""
    number, frame = wanted
    film = f'[data-screen=film][data-round="{number}"][data-frame="{frame}"]'
    person.page.wait_for_selector(film, timeout=1_000 * PATIENCE, state="attached")


def judged(person: Person) -> None:
    """Wait until the judge has looked at the match."""
    person.page.wait_for_selector("[data-part=judge] [data-part=curve]")


def faces_up(person: Person) -> int:
    """The number of cards on the table that lie face up, outside the piles."""
    words = '[data-place]:not([data-place="pile"]):not([data-place="discard"]) .hidden-text'
    texts = person.page.locator(words).all_inner_texts()
    return sum("face down" not in text and "empty" not in text for text in texts)
