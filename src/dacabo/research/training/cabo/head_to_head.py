"""Rounds of two bots on the engine, with a callback for each decision of one of them.

Only first rounds of matches are played, because nobody is ahead there.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from multiprocessing import get_context
from os import cpu_count
from typing import Final, TypeVar

from dacabo.bots.bot import Bot
from dacabo.bots.cabo.levels import GAME
from dacabo.bots.levels import seat_bot
from dacabo.cabo.rules import PRESETS, Rules
from dacabo.cabo.state import FirstLooks, Match
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import heard
from dacabo.core.moves import Move
from dacabo.observations.cabo.observer import Observer

RULES: Final[Rules] = PRESETS["original"]
PLAYERS: Final = 2
PARTS: Final = 64
"""The number of parts that rounds are divided into for processes."""

Result = TypeVar("Result")
OnChoice = Callable[[Match, Observer, Move], None]
"""A callback that gets a match with all cards, the observer of the bot's seat, and its move."""


def seat_of(number: int) -> int:
    """Return the seat of the bot: every deal is played twice, once in each seat."""
    return number % PLAYERS


def play_round(bot: Bot, against: str, number: int, on_choice: OnChoice) -> int:
    """Play a round; return how many points more than its opponent the bot got.

    Args:
        bot: the bot, at the seat `seat_of(number)`.
        against: the name of its opponent.
        number: the number of the round. Rounds 0 and 1 have the same cards, and so on.
        on_choice: the callback, called before every move of the bot that is a choice. First looks
            are no choice, because all cards are alike then.
    """
    seat = seat_of(number)
    chance = Sealed(sha256(f"meeting {number // PLAYERS}".encode()).digest())
    observer = Observer(RULES, PLAYERS, seat, RULES.cards)
    opponent = seat_bot("cabo", against, RULES, players=PLAYERS, seat=1 - seat, seed=number)
    bots = {seat: bot, 1 - seat: opponent}
    match, facts = resolve_chance(GAME, GAME.start(RULES, PLAYERS), chance)
    while True:
        for listener, listening_bot in bots.items():
            for fact in heard(facts, listener):
                listening_bot.hear(fact)
        observer.hear(heard(facts, seat))
        if match.results:
            points = match.results[0].points
            return points[seat] - points[1 - seat]
        decision = next_decision(GAME, match, chance, PLAYERS)
        assert decision is not None
        move = bots[decision.actor].choose(GAME.view(match, decision.actor), decision)
        is_first_look = isinstance(match.round.phase, FirstLooks)
        has_choice = len(GAME.legal(match, decision)) > 1
        if decision.actor == seat and has_choice and not is_first_look:
            on_choice(match, observer, move)
        match, move_facts = GAME.play(match, decision.actor, move)
        match, chance_facts = resolve_chance(GAME, match, chance)
        facts = [*move_facts, *chance_facts]


def map_rounds(
    work: Callable[[Sequence[int]], Result], rounds: int
) -> list[tuple[Sequence[int], Result]]:
    """Divide rounds among as many processes as there are processors.

    Return each result with the numbers of its rounds. The results do not depend on the number of
    processes.
    """
    parts = [range(first, rounds, PARTS) for first in range(min(rounds, PARTS))]
    with ProcessPoolExecutor(cpu_count(), get_context("spawn")) as pool:
        return [*zip(parts, pool.map(work, parts), strict=True)]
