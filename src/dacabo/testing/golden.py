"""Complete matches, written down move by move with everything that was told.

    a: draw
      Drew(by=0)
      [a] Drawn(card='7')

A change of the rules shows as a readable diff.
"""

from collections.abc import Sequence
from random import Random

from dacabo.core.chance import Sealed
from dacabo.core.game import AnyGame
from dacabo.core.moves import LotDrawn, Move, Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import Seat, actor_text, read_actor, seat_text
from dacabo.testing.subject import Subject


def fresh_moves(
    subject: Subject, rng: Random, rules: RuleSet, players: int
) -> list[tuple[Seat, Move]]:
    """A match between the subject's players, its cards dealt from a sealed seed."""
    game, chance = subject.game, Sealed(rng.randbytes(32))
    state = game.start(rules, players)
    moves = []
    while game.result(state) is None:
        actor, move = subject.choose(rng, state)
        if isinstance(move, Shuffled | LotDrawn):
            move = next(chance.answer(d.chance) for d in game.decisions(state) if d.chance)
        state, _ = game.play(state, actor, move)
        moves.append((actor, move))
    return moves


def written(game: AnyGame, rules: RuleSet, players: int, moves: Sequence[tuple[Seat, Move]]) -> str:
    """Play the moves and write down everything that happens."""
    state = game.start(rules, players)
    lines = []
    for actor, move in moves:
        lines.append(f"{actor_text(actor)}: {game.text(move)}")
        state, told = game.play(state, actor, move)
        for item in told:
            recipients = "" if item.to is None else f"[{' '.join(map(seat_text, item.to))}] "
            lines.append(f"  {recipients}{item.fact}".replace(" Score(", "\n      Score("))
    return "\n".join(lines) + "\n"


def moves_in(game: AnyGame, text: str) -> list[tuple[Seat, Move]]:
    """The moves of a written match."""
    moves = []
    for line in text.splitlines():
        if not line.startswith(" "):
            who, move = line.split(": ")
            moves.append((read_actor(who), game.parse(move)))
    return moves
