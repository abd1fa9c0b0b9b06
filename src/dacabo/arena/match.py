"""One match among entrants. Bots get facts and views here, and never the state."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import fsum
from time import perf_counter
from typing import Any, Final, Protocol

from dacabo.arena.entrants import ArenaError, error_text
from dacabo.bots.bot import Bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import AnyGame, Decision, Fact, Result, Scored, Told, heard
from dacabo.core.moves import Move, TimeUp
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE
from dacabo.core.values import Value
from dacabo.judge.luck import Luck

MAX_DECISIONS: Final = 10_000
"""A bound on moves: random players of the longest game need about a thousand."""


class SeatResult(Value, rename={"rank": "place", "won_calls": "good_calls"}):
    """The result of the entrant in one seat. Journals of earlier versions fix the names in JSON."""

    entrant: int
    rank: int
    points: int
    """The total of all rounds."""
    won: float
    """The number of rounds won; a shared round counts as a fraction."""
    calls: int
    won_calls: int
    """The number of calls after which the caller won the round."""


class MatchResult(Value, omit_defaults=True):
    """A finished match."""

    rounds: int
    seats: tuple[SeatResult, ...]
    luck: Luck | None = None
    """The luck of each seat, if it was measured."""


class Player:
    """A bot in a seat. Whatever it raises becomes an `ArenaError` that names it."""

    def __init__(self, entrant: int, label: str, deal: int, make: Callable[[], Bot]) -> None:
        self.entrant = entrant
        self.label = label
        self.deal = deal
        self.decision_seconds: list[float] = []
        with self._bot_errors():
            self._bot = make()

    def hear(self, fact: Fact) -> None:
        """Hear a fact."""
        with self._bot_errors():
            self._bot.hear(fact)

    def answer(self, game: AnyGame, state: Any, decision: Decision) -> Move:  # noqa: ANN401 (any game's state)
        """Decide from the seat's view."""
        view = game.view(state, decision.actor)
        with self._bot_errors():
            started = perf_counter()
            move = self._bot.choose(view, decision)
            self.decision_seconds.append(perf_counter() - started)
            # Comparing calls the `__eq__` of the bot's move, which may raise as well.
            is_legal = move in game.legal(state, decision)
        if not is_legal:
            raise ArenaError("bot-illegal", bot=self.label, deal=self.deal, move=repr(move))
        return move

    @contextmanager
    def _bot_errors(self) -> Iterator[None]:
        """Turn every error of the bot into an `ArenaError`."""
        try:
            yield
        except ArenaError:
            raise
        except (Exception, SystemExit) as error:
            raise ArenaError(
                "bot-raised", bot=self.label, deal=self.deal, reason=error_text(error)
            ) from error


class Meter(Protocol):
    """Measures the luck of a match, such as the `LuckMeter` of a judge."""

    def hear(self, state: Any, told: Sequence[Told]) -> None:  # noqa: ANN401 (any game's state)
        """Note the facts of a step and the state after it."""
        ...

    def luck(self) -> Luck:
        """Return the luck so far."""
        ...


def play_match(
    game: AnyGame,
    rules: RuleSet,
    chance: Sealed,
    players: Sequence[Player],
    meter: Meter | None = None,
) -> MatchResult:
    """Play a match to its end; with a `meter`, measure the luck of each seat."""
    result, rounds = play_out(game, rules, chance, players, meter=meter)
    return MatchResult(
        len(rounds),
        tuple(
            SeatResult(
                player.entrant,
                result.places[seat],
                sum(scored.points[seat] for scored in rounds),
                fsum(1 / len(scored.winners) for scored in rounds if seat in scored.winners),
                sum(scored.caller == seat for scored in rounds),
                sum(scored.caller == seat and seat in scored.winners for scored in rounds),
            )
            for seat, player in enumerate(players)
        ),
        None if meter is None else meter.luck(),
    )


def play_out(
    game: AnyGame,
    rules: RuleSet,
    chance: Sealed,
    players: Sequence[Player],
    time_is_up: Callable[[Decision], bool] = lambda _decision: False,
    *,
    meter: Meter | None = None,
) -> tuple[Result, Sequence[Scored]]:
    """Play a match to its end, and return the result and the rounds.

    `time_is_up` is called before every decision; when it returns True, the time of the match is up.
    """
    state, facts = resolve_chance(game, game.start(rules, len(players)), chance)
    _tell(players, facts)
    if meter is not None:
        meter.hear(state, facts)
    for _ in range(MAX_DECISIONS):
        decision = next_decision(game, state, chance, len(players))
        if decision is None:
            break
        actor = decision.actor
        move: Move | None
        if time_is_up(decision):
            actor, move = TABLE, TimeUp()
        elif actor == TABLE:
            move = game.default(state, decision)
            assert move is not None
        else:
            move = players[actor].answer(game, state, decision)
        state, move_facts = game.play(state, actor, move)
        if meter is not None:
            meter.hear(state, move_facts)
        state, chance_facts = resolve_chance(game, state, chance)
        if meter is not None:
            meter.hear(state, chance_facts)
        _tell(players, (*move_facts, *chance_facts))
    result = game.result(state)
    if result is None:
        names = ", ".join(player.label for player in players)
        raise ArenaError("match-stalled", bots=names, deal=players[0].deal, most=MAX_DECISIONS)
    return result, game.view(state, None).results


def _tell(players: Sequence[Player], facts: Iterable[Told]) -> None:
    """Tell each player the facts that the seat may hear."""
    for seat, player in enumerate(players):
        for fact in heard(facts, seat):
            player.hear(fact)
