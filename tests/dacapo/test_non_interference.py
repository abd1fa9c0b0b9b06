"""No one learns anything from the engine that the rules of Da Capo! do not let them know."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from dacapo.harness.subject import DaCapoSubject
from harness.shares import first
from msgspec.structs import replace

from dacabo.core.errors import IllegalMove
from dacabo.core.game import Decision, Told
from dacabo.core.moves import Move
from dacabo.core.seats import Seat
from dacabo.dacapo.facts import Drawn, Drew
from dacabo.dacapo.game import DaCapo
from dacabo.dacapo.knowledge import Knowledge
from dacabo.dacapo.moves import BuildHand
from dacabo.dacapo.rules import PRESETS, Rules
from dacabo.dacapo.state import Match, Round
from dacabo.dacapo.view import Stack, View
from dacabo.testing.interference import Leak, search

SHORT = Rules(stack=6, copies=8, jokers=8, hand=3, highest=6, target=100)


@pytest.mark.parametrize(
    "pairs", [6, pytest.param(500, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("rules", [SHORT, PRESETS["match"]], ids=["short", "match"])
def test_unknown_cards_do_not_change_a_view(rules: Rules, pairs: int) -> None:
    """Everything that reaches a viewer is the same in both matches."""
    most = 400 if rules is SHORT else 1200
    steps, late = search(DaCapoSubject(), Random(5), rules, pairs, most)
    assert steps > 20 * pairs
    if rules is SHORT:
        assert late > pairs / 10


Spoil = Callable[[DaCapo], None]
LEAKS: dict[str, Spoil] = {}


def leak(name: str) -> Callable[[Spoil], Spoil]:
    def register(function: Spoil) -> Spoil:
        LEAKS[name] = function
        return function

    return register


def change_view(game: DaCapo, change: Callable[[Match, View], View]) -> None:
    original = game.view

    def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
        return change(match, original(match, viewer, memory))

    game.view = view


def change_play(game: DaCapo, change: Callable[[Match, Sequence[Told]], Sequence[Told]]) -> None:
    original = game.play

    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        after, told = original(state, actor, move)
        return after, change(after, told)

    game.play = play  # type: ignore[method-assign]


@leak("view: the owner sees the second card of the stack")
def _(game: DaCapo) -> None:
    def change(match: Match, view: View) -> View:
        if view.viewer is None or len(match.round.stacks[view.viewer]) < 2:
            return view
        stack = match.round.stacks[view.viewer]
        stacks = list(view.stacks)
        stacks[view.viewer] = Stack(len(stack), stack[-2])
        return replace(view, stacks=tuple(stacks))

    change_view(game, change)


@leak("view: spectators see the hand of the player on turn")
def _(game: DaCapo) -> None:
    def change(match: Match, view: View) -> View:
        if view.viewer is not None or not match.round.hands:
            return view
        return replace(view, hand=match.round.hands[match.round.player])

    change_view(game, change)


@leak("count: the height of the pile betrays its top card")
def _(game: DaCapo) -> None:
    change_view(
        game, lambda match, view: replace(view, pile=view.pile + ("J" in match.round.pile[-1:]))
    )


@leak("fact: everyone hears of a joker drawn")
def _(game: DaCapo) -> None:
    def change(_after: Match, told: Sequence[Told]) -> Sequence[Told]:
        jokers = [t for t in told if isinstance(t.fact, Drawn) and "J" in t.fact.cards]
        return [*told, *(Told(Drawn(())) for _ in jokers)]

    change_play(game, change)


@leak("fact: the number of cards drawn betrays a joker")
def _(game: DaCapo) -> None:
    def change(after: Match, told: Sequence[Told]) -> Sequence[Told]:
        return [
            Told(Drew(t.fact.by, t.fact.count + 1))
            if isinstance(t.fact, Drew) and "J" in after.round.hands[t.fact.by]
            else t
            for t in told
        ]

    change_play(game, change)


@leak("legal: moves are listed by what they would turn up")
def _(game: DaCapo) -> None:
    original = game.legal

    def legal(match: Match, decision: Decision) -> Sequence[Move]:
        moves = list(original(match, decision))
        own = match.round.stacks[decision.actor]
        return moves[::-1] if len(own) > 1 and own[-2] > "5" else moves

    game.legal = legal


@leak("error: a card that is not in the hand is refused by what is in it")
def _(game: DaCapo) -> None:
    original = game.play

    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        try:
            return original(state, actor, move)
        except IllegalMove as error:
            if error.code == "not-your-turn":
                held = state.round.hands[state.round.player]
                raise IllegalMove(error.code, jokers=held.count("J")) from None
            raise

    game.play = play  # type: ignore[method-assign]


@leak("default: a player whose time is up builds from the hand if possible")
def _(game: DaCapo) -> None:
    original = game.default

    def default(match: Match, decision: Decision) -> Move | None:
        moves = [m for m in game.legal(match, decision) if isinstance(m, BuildHand)]
        return moves[0] if moves else original(match, decision)

    game.default = default


@leak("decision: its name holds a number made of hidden cards")
def _(game: DaCapo) -> None:
    original, legal, default = game.decisions, game.legal, game.default

    def decisions(match: Match) -> list[Decision]:
        salt = match.round.pile[-1] if match.round.pile else ""
        return [replace(d, id=f"{d.id}#{salt}") for d in original(match)]

    def unsalted(decision: Decision) -> Decision:
        return replace(decision, id=decision.id.partition("#")[0])

    game.decisions = decisions
    game.legal = lambda match, decision: legal(match, unsalted(decision))
    game.default = lambda match, decision: default(match, unsalted(decision))


@pytest.mark.parametrize("name", first(LEAKS, 4))
def test_a_leak_is_caught(name: str) -> None:
    """A game with any one of these leaks fails the search."""
    game = DaCapo()
    LEAKS[name](game)
    with pytest.raises(Leak):
        search(DaCapoSubject(game=game), Random(5), SHORT, pairs=200)


def test_a_state_that_prints_its_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log line with a state in it shows no card."""
    monkeypatch.setattr(Round, "__repr__", lambda now: f"<Round {now.pile}>")
    with pytest.raises(Leak, match="log line"):
        search(DaCapoSubject(), Random(5), SHORT, pairs=200)
