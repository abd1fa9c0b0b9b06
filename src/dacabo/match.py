"""Playing a match from a program: the table's moves are made automatically."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from dacabo.bots.bot import Bot
from dacabo.bots.levels import seat_bot
from dacabo.core.chance import SEED_BYTES, Ask, Sealed, commitment
from dacabo.core.dealing import next_decision
from dacabo.core.errors import DacaboError, IllegalMove
from dacabo.core.game import Decision, Result, Told, heard
from dacabo.core.moves import Move
from dacabo.core.names import clean_name, make_unique
from dacabo.core.seats import TABLE, Seat
from dacabo.games import game_called, rules_called
from dacabo.records import Record, changes_between

NO_STACKED_ANSWERS: Final[Mapping[str, Move]] = {}


class MatchError(DacaboError):
    """An operation that this match does not allow."""


class Match:
    """A match in progress.

    The table acts automatically: it shuffles, draws lots, and opens the next round. What it *may*
    do, such as calling time, it does only on request: `play("time", by=TABLE)`. Bots answer for
    their seats. So `asked` is always a decision of a person, or None once the match is over, and
    the loop is the same for every game:

        match = Match(game, preset, ["Ana", "Ben"])
        while match.asked:
            match.play(match.default)

    Args:
        game: the name of the game.
        preset: the name of the rule set.
        names: the players, clockwise.
        changes: the options that differ from the rule set, by name.
        seed: the source of all shuffles; random if not given.
        stacked: answers to shuffles and lots, by label, that override the seed.
        state: the state to begin with; a new match if not given.
    """

    def __init__(
        self,
        game: str,
        preset: str,
        names: Sequence[str],
        *,
        changes: Mapping[str, object] | None = None,
        seed: bytes | None = None,
        stacked: Mapping[str, Move] = NO_STACKED_ANSWERS,
        state: Any = None,  # noqa: ANN401 (any game's state)
    ) -> None:
        self.game = game_called(game)
        self.preset = preset
        self.rules = rules_called(game, preset).changed(changes or {})
        self.names = make_unique(map(clean_name, names))
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.told: list[Told] = []
        """All facts told; `heard(match.told, seat)` are those told to a seat."""
        self._sealed = Sealed(self.seed, [""] * len(names))
        self._stacked = stacked
        self._moves: list[tuple[Seat, Move]] = []
        self._bots: dict[Seat, Bot] = {}
        self._from_start = state is None
        start = self.game.start(self.rules, len(names))
        if state is not None and (type(state), state.rules, state.players) != (
            type(start),
            self.rules,
            len(names),
        ):
            raise MatchError("another-match")
        self.state: Any = start if state is None else state
        """Contains all cards: show people `view` and the facts they are told instead."""
        self._go_on()

    @property
    def asked(self) -> Decision | None:
        """The pending decision of a person; None once the match is over.

        Mandatory decisions come before optional ones, such as the chance to snap, which is offered
        to everyone.
        """
        return next_decision(self.game, self.state, self._sealed, len(self.names))

    @property
    def moves(self) -> Sequence[Move]:
        """The legal answers to `asked`; `game.text` gives the readable form of each."""
        return self.game.legal(self.state, self._asked())

    @property
    def default(self) -> Move:
        """The default move for `asked`."""
        move = self.game.default(self.state, self._asked())
        assert move is not None, "next_decision asks for nothing else"
        return move

    @property
    def view(self) -> Any:  # noqa: ANN401 (any game's view)
        """The view of the player who is asked; after the match, a spectator's view."""
        asked = self.asked
        return self.game.view(self.state, None if asked is None else asked.actor)

    @property
    def result(self) -> Result | None:
        """The result; None while the match is in progress."""
        return self.game.result(self.state)

    def play(self, move: Move | str, by: Seat | None = None) -> Sequence[Told]:
        """Make a move, then those of the table and the bots; return the facts told meanwhile.

        Args:
            move: the move, or its text, such as `replace 2`.
            by: the actor: a seat or `TABLE`; by default the player who is asked.

        Raises:
            InvalidMove: it is not a move of this game.
            IllegalMove: it is not allowed now. Nothing has changed.
        """
        actor = self._asked().actor if by is None else by
        before = len(self.told)
        self._do(actor, self.game.parse(move) if isinstance(move, str) else move)
        self._go_on()
        return self.told[before:]

    def seat_bot(self, seat: Seat, bot: str | Bot) -> None:
        """Let a bot play for a seat from now on: a level by name, or a bot of your own.

        It is first told everything its seat was told before.
        """
        if not self._from_start:
            raise MatchError("bot-needs-the-beginning")
        if not 0 <= seat < len(self.names):
            raise MatchError("no-such-seat")
        if isinstance(bot, str):
            bot = seat_bot(
                self.game.name,
                bot,
                self.rules,
                players=len(self.names),
                seat=seat,
                seed=int.from_bytes(self.seed[:4], "big") + seat,
            )
        for fact in heard(self.told, seat):
            bot.hear(fact)
        self._bots[seat] = bot
        self._go_on()

    @property
    def record(self) -> Record:
        """The match as a record, which can be written, told in words or verified."""
        if not self._from_start:
            raise MatchError("record-needs-the-beginning")
        record = Record(
            game=self.game.name,
            version=self.game.version,
            preset=self.preset,
            changes=changes_between(self.game.presets[self.preset], self.rules),
            names=self.names,
            moves=tuple(self._moves),
        )
        if self._stacked:
            return record
        return replace(
            record,
            commitment=commitment(self.seed),
            seed=self.seed,
            words=("",) * len(self.names),
        )

    def _asked(self) -> Decision:
        asked = self.asked
        if asked is None:
            raise IllegalMove("match-over")
        return asked

    def _do(self, actor: Seat, move: Move) -> None:
        self.state, told = self.game.play(self.state, actor, move)
        self._moves.append((actor, move))
        self.told += told
        for seat, bot in self._bots.items():
            for fact in heard(told, seat):
                bot.hear(fact)

    def _go_on(self) -> None:
        """Make the moves of the table and the bots until a person is asked."""
        while asked := self.asked:
            actor = asked.actor
            if asked.chance is not None:
                self._do(TABLE, self._chance(asked.chance))
            elif actor == TABLE:
                self._do(TABLE, self.default)
            elif actor in self._bots:
                self._do(actor, self._bots[actor].choose(self.view, asked))
            else:
                return

    def _chance(self, ask: Ask) -> Move:
        return self._stacked.get(ask.label) or self._sealed.answer(ask)
