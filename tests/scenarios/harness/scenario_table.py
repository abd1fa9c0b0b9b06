"""A table that is played in words, which the scenarios of all games share.

Seats are the letters a, b, c …, as in the moves' own texts.
"""

import json
import os
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import pytest

from dacabo.cabo.state import Match as CaboMatch
from dacabo.core.cards import Card
from dacabo.core.errors import DacaboError
from dacabo.core.game import Fact, Game, Told, View, heard
from dacabo.core.moves import Shuffled
from dacabo.core.seats import TABLE, Seat, read_actor, read_seat, seat_text
from dacabo.core.values import Value
from dacabo.dacapo.state import Match as DaCapoMatch

FLIPS: dict[str, dict[str, object]] = json.loads(os.environ.get("DACABO_FLIP", "{}"))
"""The options that `make mutants` has changed, by preset."""

Match = TypeVar("Match", CaboMatch, DaCapoMatch)


class ScenarioTable(Generic[Match, View]):
    """One table, driven by texts such as `b: take`."""

    game: Game[Any, Match, View, Any]
    match: Match
    told: list[Told]

    def _set(self, game: Game[Any, Match, View, Any], match: Match) -> None:
        self.game = game
        self.match = match
        self.told = []

    # --- actions ---

    def play(self, *moves: str) -> list[Fact]:
        """Play moves such as `a: draw`; the facts of the last one, told to anyone."""
        facts: list[Fact] = []
        for line in moves:
            actor, text = line.split(": ")
            self.match, told = self.game.play(self.match, read_actor(actor), self.game.parse(text))
            self.told += told
            facts = [t.fact for t in told]
        return facts

    def refuses(self, line: str) -> str:
        """The code with which a move is refused, leaving everything as it was."""
        before, told = self.match, len(self.told)
        with pytest.raises(DacaboError) as refusal:
            self.play(line)
        assert self.match == before
        assert len(self.told) == told
        return refusal.value.code

    def _lay_on_top(self, cards: str, shuffled: Sequence[Card]) -> None:
        """Answer a waiting shuffle so that these cards lie on top, in this order, then the rest."""
        indices: dict[int, Card] = dict(enumerate(shuffled))
        order: list[int] = []
        for face in cards.split():
            index = next(index for index, card in indices.items() if card == face)
            del indices[index]
            order.append(index)
        self.match, told = self.game.play(self.match, TABLE, Shuffled((*order, *indices)))
        self.told += told

    # --- state ---

    @property
    def phase(self) -> type[Value]:
        """The phase of the round: it says which decision comes next."""
        return type(self.match.round.phase)

    @property
    def turn(self) -> str:
        """The seat whose turn it is."""
        return seat_text(self.match.round.player)

    @property
    def pile(self) -> str:
        """The draw pile, its top card first."""
        return " ".join(reversed(self.match.round.pile))

    def may(self, actor: str) -> list[str]:
        """Everything that a player, or the table, may do now."""
        return [
            self.game.text(move)
            for decision in self.game.decisions(self.match)
            if decision.actor == read_actor(actor)
            for move in self.game.legal(self.match, decision)
        ]

    def default(self, actor: str) -> str | None:
        """The default move of a player, or the table, when time is up."""
        pending = (d for d in self.game.decisions(self.match) if d.actor == read_actor(actor))
        move = self.game.default(self.match, next(pending))
        return None if move is None else self.game.text(move)

    def may_only_begin_with(self, actor: str, *words: str) -> bool:
        """Whether the legal moves are exactly those that begin with these words."""
        return {text.split()[0] for text in self.may(actor)} == set(words)

    def view(self, viewer: str | None) -> View:
        """The view of a viewer."""
        return self.game.view(self.match, _viewer(viewer))

    def heard(self, viewer: str | None) -> list[Fact]:
        """Everything that a viewer has been told."""
        return heard(self.told, _viewer(viewer))

    # --- results ---

    @property
    def totals(self) -> list[int]:
        """Everyone's points so far."""
        return list(self.match.totals)

    @property
    def places(self) -> list[int] | None:
        """Everyone's place, once the match is over."""
        result = self.game.result(self.match)
        return None if result is None else list(result.places)


def _viewer(letter: str | None) -> Seat | None:
    return None if letter is None else read_seat(letter)
