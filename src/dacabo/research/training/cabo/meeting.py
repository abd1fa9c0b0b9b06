"""First rounds of real matches of two, decision by decision of one of them.

In a first round nobody is ahead, so two players of one kind have the same to expect.
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
from dacabo.core.dealing import next_decision, settle
from dacabo.core.game import heard
from dacabo.core.moves import Move
from dacabo.observations.cabo.observer import Observer

RULES: Final[Rules] = PRESETS["original"]
PLAYERS: Final = 2
PARTS: Final = 64
"""Pieces of work for processes."""

Found = TypeVar("Found")
Look = Callable[[Match, Observer, Move], None]
"""Is shown what a bot chose: the match with all cards, and what its seat was told."""


def seat_of(number: int) -> int:
    """Where the bot sits: every deal is played twice, once in each seat."""
    return number % PLAYERS


def meet(bot: Bot, against: str, number: int, look: Look) -> int:
    """Play a round, from the bot's seat; returns how many points more than the other it got.

    Args:
        bot: sits at `seat_of(number)`.
        against: the name of the other.
        number: of the round; two of them have the same cards.
        look: is called at every choice of the bot, before it is made. Which card it looks at first
            is no choice: they are all alike.
    """
    seat = seat_of(number)
    chance = Sealed(sha256(f"meeting {number // PLAYERS}".encode()).digest())
    observer = Observer(RULES, PLAYERS, seat, RULES.cards)
    other = seat_bot("cabo", against, RULES, players=PLAYERS, seat=1 - seat, seed=number)
    bots = [bot, other]
    match, told = settle(GAME, GAME.start(RULES, PLAYERS), chance)
    while True:
        for player, bot_there in zip((seat, 1 - seat), bots, strict=True):
            for fact in heard(told, player):
                bot_there.hear(fact)
        observer.hear(heard(told, seat))
        if match.results:
            points = match.results[0].points
            return points[seat] - points[1 - seat]
        decision = next_decision(GAME, match, chance, PLAYERS)
        assert decision is not None
        mine = decision.actor == seat
        move = bots[not mine].choose(GAME.view(match, decision.actor), decision)
        looks = isinstance(match.round.phase, FirstLooks)
        if mine and not looks and len(GAME.legal(match, decision)) > 1:
            look(match, observer, move)
        match, moved = GAME.play(match, decision.actor, move)
        match, settled = settle(GAME, match, chance)
        told = [*moved, *settled]


def share_out(
    work: Callable[[Sequence[int]], Found], rounds: int
) -> list[tuple[Sequence[int], Found]]:
    """Let as many processes as there are processors work on so many rounds.

    Returns what was found, and for which rounds; it does not depend on the number of processes.
    """
    parts = [range(first, rounds, PARTS) for first in range(min(rounds, PARTS))]
    with ProcessPoolExecutor(cpu_count(), get_context("spawn")) as pool:
        return [*zip(parts, pool.map(work, parts), strict=True)]
