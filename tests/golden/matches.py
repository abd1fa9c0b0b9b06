"""Whole matches, written down move by move with everything that was told.

    a: draw
      Drew(by=0)
      [a] Drawn(card='7')

A change of the rules shows as a difference that can be read. `make golden` writes the files anew.
"""

from pathlib import Path
from random import Random

from cabo.players import GAME, Habits, choose

from dacabo.cabo.rules import PRESETS
from dacabo.core.chance import Sealed
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat, actor_text, read_actor, seat_text

FOLDER = Path(__file__).parent
MATCHES = [
    ("original", 2),
    ("original", 4),
    ("gretel-malte", 3),
    ("dutch", 4),
    ("dutch", 6),
    ("tournament", 3),
    ("tournament", 5),
]
HABITS = Habits(call=0.06, sneak=0.01, time_up=0.002, wrong_snap=0.1, false_set=0.15)


def path_of(preset: str, players: int) -> Path:
    """Where a match is kept."""
    return FOLDER / f"{preset}-{players}.txt"


def fresh_moves(preset: str, players: int) -> list[tuple[Seat, Move]]:
    """A match as players with habits play it, from a seed that never changes."""
    rng = Random(f"{preset} {players}")
    chance = Sealed(rng.randbytes(32))
    state = GAME.start(PRESETS[preset], players)
    moves = []
    while GAME.result(state) is None:
        actor, move = choose(rng, state, HABITS)
        asked = next((d.chance for d in GAME.decisions(state) if d.chance), None)
        if asked and actor == TABLE and GAME.text(move).split()[0] in ("shuffled", "lot"):
            move = chance.answer(asked)
        state, _ = GAME.play(state, actor, move)
        moves.append((actor, move))
    return moves


def told(preset: str, players: int, moves: list[tuple[Seat, Move]]) -> str:
    """Play the moves and write down everything that happens."""
    state = GAME.start(PRESETS[preset], players)
    lines = []
    for actor, move in moves:
        lines.append(f"{actor_text(actor)}: {GAME.text(move)}")
        state, facts = GAME.play(state, actor, move)
        for fact in facts:
            to = "" if fact.to is None else f"[{' '.join(map(seat_text, fact.to))}] "
            lines.append(f"  {to}{fact.fact}".replace(" Score(", "\n      Score("))
    return "\n".join(lines) + "\n"


def moves_in(text: str) -> list[tuple[Seat, Move]]:
    """The moves of a match that was written down."""
    moves = []
    for line in text.splitlines():
        if not line.startswith(" "):
            who, move = line.split(": ")
            moves.append((read_actor(who), GAME.parse(move)))
    return moves
