"""Matches of every game, played at random, as records."""

from collections.abc import Mapping, Sequence
from random import Random

from dacabo.core.chance import Sealed, commitment
from dacabo.core.game import AnyGame, Decision
from dacabo.core.moves import Move
from dacabo.core.rules import Setting
from dacabo.core.seats import Seat
from dacabo.games import GAMES
from dacabo.records import Record, changes_between

NAMES = ("Ana", "Ben", "Cem", "Dörte", "Élise", "Frits")


def play(
    name: str,
    preset: str,
    players: int = 2,
    *,
    changes: Mapping[str, Setting] | None = None,
    seed: bytes = bytes(32),
    words: tuple[str, ...] | None = None,
    shares: tuple[bytes | None, ...] = (),
    names: tuple[str, ...] = NAMES,
    most: int = 400,
) -> Record:
    """A sealed match between players who move at random, until it is over or long enough."""
    game = GAMES[name]
    rules = game.presets[preset].changed(changes or {})
    words = ("",) * players if words is None else words
    words, shares = ((), shares) if any(shares) else (words, ())
    sealed = Sealed(seed, words, shares=shares)
    rng = Random(seed)
    state = game.start(rules, players)
    moves: list[tuple[Seat, Move]] = []
    while len(moves) < most and game.result(state) is None:
        decision = _next(rng, game.decisions(state))
        if decision.chance:
            move: Move = sealed.answer(decision.chance)
        else:
            move = _choose(rng, game, game.legal(state, decision))
        state, _ = game.play(state, decision.actor, move)
        moves.append((decision.actor, move))
    return Record(
        game=name,
        version=game.version,
        preset=preset,
        changes=changes_between(game.presets[preset], rules),
        names=names[:players],
        commitment=commitment(seed),
        seed=seed,
        words=words,
        shares=shares,
        moves=tuple(moves),
    )


def _next(rng: Random, pending: Sequence[Decision]) -> Decision:
    """Mostly a mandatory decision, sometimes an optional one."""
    musts = [decision for decision in pending if decision.must]
    return rng.choice(pending if not musts or rng.random() < 0.02 else musts)


def _choose(rng: Random, game: AnyGame, moves: Sequence[Move]) -> Move:
    """A random move; calls are rare."""
    moves_without_calls = [move for move in moves if game.text(move) != "cabo"]
    return rng.choice(moves_without_calls if moves_without_calls and rng.random() < 0.9 else moves)
