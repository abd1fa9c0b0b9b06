"""The app knows which sentences are told to one player alone; pictures leave them out."""

import re
from pathlib import Path

import pytest

from dacabo.games import GAMES
from dacabo.match import Match
from dacabo.records import replay

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games"


def secrets_in_app(game: str) -> set[str]:
    """The keys that the app withholds from others."""
    text = (FOLDER / game / "index.ts").read_text("utf-8")
    listed = re.search(r"^  secrets: \[(.*?)\]", text, re.MULTILINE | re.DOTALL)
    assert listed is not None
    return {*re.findall(r'"([^"]+)"', listed[1])}


def told_to_some(game: str) -> set[str]:
    """The keys of all sentences that not everybody was told, in a match of each rule set."""
    found = set[str]()
    for preset, rules in GAMES[game].presets.items():
        players = rules.players[-1]
        match = Match(game, preset, [*"ABCDEFGH"[:players]], seed=bytes(32))
        for seat in range(players):
            match.seat_bot(seat, "largo")
        for step in replay(match.record):
            for told in step.told:
                if told.to is not None:
                    found.update(phrase.key for phrase in GAMES[game].phrases(told.fact))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_app_knows_what_is_told_to_one_player_alone(game: str) -> None:
    """No such sentence is missing, and none is withheld that everybody was told."""
    assert secrets_in_app(game) == told_to_some(game) != set()
