"""Films for the gallery: rounds of whole matches among bots, and what the judge says about them."""

from collections.abc import Sequence
from typing import Final

import msgspec
from tools.playing import NAMES, Message

from dacabo.analysis.analyse import analyse
from dacabo.core.values import Value
from dacabo.match import Match
from dacabo.records import write
from dacabo.server.film.film import film

LEVELS: Final = ("allegro", "andante", "prestissimo")


class Shown(Value, kw_only=True):
    """A film of the gallery: a match, and the round and the eyes that are shown."""

    game: str = "cabo"
    preset: str = "original"
    players: int = 4
    rounds: int | None = 2
    round: int = 1
    eyes: Sequence[str] = ("all",)


FILMS: Final = {
    "four": Shown(eyes=("all", "1")),
    "dutch-six": Shown(preset="dutch", players=6),
    "dacapo-six": Shown(game="dacapo", preset="match", players=6, rounds=None),
}


def films() -> dict[str, Message]:
    """Every film, with the record that the app asks about."""
    return {name: _film(shown) for name, shown in FILMS.items()}


def _film(shown: Shown) -> Message:
    names = [*NAMES.values()][: shown.players]
    changes = {} if shown.rounds is None else {"rounds": shown.rounds}
    match = Match(shown.game, shown.preset, names, seed=bytes(32), changes=changes)
    for seat in range(shown.players):
        match.seat_bot(seat, LEVELS[seat % len(LEVELS)])
    record = write(match.record)
    rounds = {
        eyes: msgspec.to_builtins(film(record.encode(), shown.round, eyes, 0), str_keys=True)
        for eyes in shown.eyes
    }
    judged = msgspec.to_builtins(analyse(match.record), str_keys=True)
    return {"record": record, "round": shown.round, "films": rounds, "analysis": judged}
