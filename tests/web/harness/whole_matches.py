"""Whole matches by every rule set: the facts for everybody, and the score sheet."""

from random import Random
from typing import Any

from dacabo.bots.levels import seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, settle
from dacabo.core.game import Told, heard
from dacabo.core.seats import TABLE
from dacabo.games import GAMES

LEVELS = ("largo", "andante", "allegro")
MATCHES = 3
SEAT = 0
"""The seat that hears the facts."""


def _match(name: str, preset: str, number: int) -> dict[str, object]:
    game: Any = GAMES[name]
    rules = game.presets[preset]
    rng = Random(f"{name} {preset} {number}")
    players = rng.choice([count for count in rules.players if count < 6])
    seats = [
        seat_bot(name, rng.choice(LEVELS), rules, players=players, seat=seat, seed=number)
        for seat in range(players)
    ]
    chance = Sealed(rng.randbytes(32))
    events: list[list[object]] = []

    def tell(told: list[Told]) -> None:
        for seat, bot in enumerate(seats):
            for fact in heard(told, seat):
                bot.hear(fact)
        events.append([*heard(told, SEAT)])

    state, told = settle(game, game.start(rules, players), chance)
    tell(told)
    while (decision := next_decision(game, state, chance, players)) is not None:
        if decision.actor == TABLE:
            move = game.default(state, decision)
        else:
            move = seats[decision.actor].choose(game.view(state, decision.actor), decision)
        state, moved = game.play(state, decision.actor, move)
        state, settled = settle(game, state, chance)
        tell([*moved, *settled])
    view = game.view(state, SEAT)
    return {"game": name, "events": events, "results": view.results, "result": game.result(state)}


def whole_matches() -> dict[str, list[dict[str, object]]]:
    """By rule set, some matches among bots."""
    return {
        f"{game} {preset}": [_match(game, preset, number) for number in range(MATCHES)]
        for game in ("cabo", "dacapo")
        for preset in GAMES[game].presets
    }
