"""No one learns anything from the engine that the rules do not let them know."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from cabo.harness.players import any_habits
from cabo.harness.subject import CaboSubject
from harness.shares import first
from msgspec.structs import replace

from dacabo.cabo.cards import RANK, VALUE
from dacabo.cabo.chapters.scoring import sum_of
from dacabo.cabo.facts import Drawn, PenaltyTaken, Saw, WindowOpened
from dacabo.cabo.game import Cabo
from dacabo.cabo.knowledge import Knowledge
from dacabo.cabo.moves import Replace, Snap
from dacabo.cabo.rules import PRESETS
from dacabo.cabo.state import Holding, Match, Round, Snapping, phase_without_reshuffle
from dacabo.cabo.view import Hand, View
from dacabo.core.errors import IllegalMove
from dacabo.core.game import Decision, Told
from dacabo.core.moves import Move
from dacabo.core.seats import TABLE, Seat
from dacabo.testing.interference import Leak, search


def search_in(game: Cabo, preset: str, pairs: int) -> tuple[int, int]:
    """Search matches of several rounds, by players with several habits, for a leak."""
    rules = PRESETS[preset]
    if rules.rounds == 1:
        rules = rules.changed({"rounds": 6})
    steps = late = 0
    for seed in range(pairs // 10):
        rng = Random(seed)
        more, later = search(CaboSubject(any_habits(rng), game), rng, rules, pairs=10)
        steps, late = steps + more, late + later
    return steps, late


@pytest.mark.parametrize(
    "pairs", [12, pytest.param(1000, marks=pytest.mark.long)], ids=["quick", "deep"]
)
@pytest.mark.parametrize("preset", PRESETS)
def test_unknown_cards_do_not_change_a_view(preset: str, pairs: int) -> None:
    """Everything that reaches a viewer is the same in both matches."""
    steps, late = search_in(Cabo(), preset, pairs)
    assert steps > 20 * pairs
    assert late > pairs / 10


# --- the test of the test: games that leak -------------------------------------------------------


class Leaky(Cabo):
    """A game with a planted leak, which replaces one function."""


Leaks = Callable[[Leaky], None]
LEAKS: dict[str, tuple[str, Leaks]] = {}


def leak(name: str, preset: str = "original") -> Callable[[Leaks], Leaks]:
    def register(function: Leaks) -> Leaks:
        LEAKS[name] = (preset, function)
        return function

    return register


def change_view(game: Leaky, change: Callable[[Match, View], View]) -> None:
    original = game.view

    def view(match: Match, viewer: Seat | None, memory: Knowledge | None = None) -> View:
        return change(match, original(match, viewer, memory))

    game.view = view


def change_play(
    game: Leaky, change: Callable[[Match, Match, Sequence[Told]], Sequence[Told]]
) -> None:
    original = game.play

    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        after, told = original(state, actor, move)
        return after, change(state, after, told)

    game.play = play  # type: ignore[method-assign]


@leak("view: own cards lie open")
def _(game: Leaky) -> None:
    def change(match: Match, view: View) -> View:
        if view.viewer is None or not match.round.layouts[view.viewer]:
            return view
        layouts = list(view.layouts)
        layouts[view.viewer] = match.round.layouts[view.viewer]
        return replace(view, layouts=tuple(layouts))

    change_view(game, change)


@leak("view: spectators see all cards")
def _(game: Leaky) -> None:
    change_view(
        game,
        lambda match, view: (
            replace(view, layouts=match.round.layouts) if view.viewer is None else view
        ),
    )


@leak("view: everyone sees what was drawn")
def _(game: Leaky) -> None:
    def change(match: Match, view: View) -> View:
        holding = phase_without_reshuffle(match.round)
        if view.hand is None or not isinstance(holding, Holding):
            return view
        return replace(view, hand=Hand(view.hand.seat, holding.card, view.hand.drawn))

    change_view(game, change)


@leak("view: the size of the pile betrays its top card")
def _(game: Leaky) -> None:
    def change(match: Match, view: View) -> View:
        pile = match.round.pile
        return replace(view, pile=view.pile + (VALUE[pile[-1]] > 9 if pile else 0))

    change_view(game, change)


@leak("fact: everyone is told what was drawn")
def _(game: Leaky) -> None:
    change_play(
        game,
        lambda _b, _a, told: [Told(t.fact) if isinstance(t.fact, Drawn) else t for t in told],
    )


@leak("fact: everyone is told what somebody saw")
def _(game: Leaky) -> None:
    change_play(
        game,
        lambda _b, _a, told: [Told(t.fact) if isinstance(t.fact, Saw) else t for t in told],
    )


@leak("fact: the order of penalty slots betrays their cards", "dutch")
def _(game: Leaky) -> None:
    def change(_before: Match, after: Match, told: Sequence[Told]) -> Sequence[Told]:
        return [
            Told(PenaltyTaken(t.fact.by, t.fact.slots[::-1]))
            if isinstance(t.fact, PenaltyTaken) and sum_of(after.round.layouts[t.fact.by]) % 2
            else t
            for t in told
        ]

    change_play(game, change)


@leak("legal: claims are listed by the cards' values")
def _(game: Leaky) -> None:
    original = game.legal

    def legal(match: Match, decision: Decision) -> Sequence[Move]:
        def value(move: Move) -> int:
            if not isinstance(move, Replace):
                return 0
            card = match.round.layouts[decision.actor][move.slots[0]]
            return VALUE[card] if card else 0

        return sorted(original(match, decision), key=value)

    game.legal = legal


@leak("legal: the call is offered to those who may make it", "dutch")
def _(game: Leaky) -> None:
    original = game.legal

    def legal(match: Match, decision: Decision) -> Sequence[Move]:
        moves = original(match, decision)
        if decision.kind == "turn" and sum_of(match.round.layouts[decision.actor]) >= 32:
            return [move for move in moves if game.text(move) != "cabo"]
        return moves

    game.legal = legal


@leak("error: a late snap is told whether it would have been right", "dutch")
def _(game: Leaky) -> None:
    original = game.play

    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        now = state.round
        if isinstance(move, Snap) and actor != TABLE and not isinstance(now.phase, Snapping):
            layout = now.layouts[actor]
            card = layout[move.slot] if 0 <= move.slot < len(layout) else None
            if card and now.discards and RANK[card] == RANK[now.discards[-1]]:
                raise IllegalMove("snap-too-late", pity=1)
        return original(state, actor, move)

    game.play = play  # type: ignore[method-assign]


@leak("error: a refused set says why")
def _(game: Leaky) -> None:
    original = game.play

    def play(state: Match, actor: Seat, move: Move) -> tuple[Match, Sequence[Told]]:
        try:
            return original(state, actor, move)
        except IllegalMove as error:
            layout = state.round.layouts[max(actor, 0)]
            if error.code == "not-your-turn" and layout and isinstance(move, Replace):
                raise IllegalMove(error.code, sum=sum_of(layout)) from None
            raise

    game.play = play  # type: ignore[method-assign]


@leak("count: a window opens only for those who hold a match", "dutch")
def _(game: Leaky) -> None:
    def change(_before: Match, after: Match, told: Sequence[Told]) -> Sequence[Told]:
        top = after.round.discards[-1:]
        holders = tuple(
            seat
            for seat, layout in enumerate(after.round.layouts)
            if any(card and top and RANK[card] == RANK[top[0]] for card in layout)
        )
        return [
            Told(WindowOpened(holders)) if isinstance(t.fact, WindowOpened) else t for t in told
        ]

    change_play(game, change)


@leak("decision: its name holds a number made of hidden cards")
def _(game: Leaky) -> None:
    original, legal, default = game.decisions, game.legal, game.default

    def decisions(match: Match) -> list[Decision]:
        salt = sum(sum_of(layout) * (k + 1) for k, layout in enumerate(match.round.layouts))
        return [replace(d, id=f"{d.id}#{salt}") for d in original(match)]

    def unsalted(decision: Decision) -> Decision:
        return replace(decision, id=decision.id.partition("#")[0])

    game.decisions = decisions
    game.legal = lambda match, decision: legal(match, unsalted(decision))
    game.default = lambda match, decision: default(match, unsalted(decision))


@leak("default: a worthless card is discarded, a good one kept")
def _(game: Leaky) -> None:
    original = game.default

    def default(match: Match, decision: Decision) -> Move | None:
        holding = match.round.phase
        if isinstance(holding, Holding) and holding.drawn and VALUE[holding.card] < 5:
            return game.legal(match, decision)[0]
        return original(match, decision)

    game.default = default


@leak("view: now and then the lowest card of the pile is shown", "tournament")
def _(game: Leaky) -> None:
    def change(match: Match, view: View) -> View:
        bottom = match.round.pile[:1]
        return replace(view, discard=bottom[0]) if view.turn % 7 == 3 and bottom else view

    change_view(game, change)


@pytest.mark.parametrize("name", first(LEAKS, 8))
def test_a_leak_is_caught(name: str) -> None:
    """A game with any one of these leaks fails the search."""
    preset, spoil = LEAKS[name]
    game = Leaky()
    spoil(game)
    with pytest.raises(Leak):
        search_in(game, preset, 150)


def test_a_state_that_prints_its_cards_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A log line with a state in it shows no card."""
    monkeypatch.setattr(Round, "__repr__", lambda now: f"<Round {now.layouts}>")
    with pytest.raises(Leak, match="log line"):
        search_in(Cabo(), "original", 150)


def test_a_state_that_shows_its_cards_to_rich_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rich, which prints values in tracebacks, shows no card either."""
    monkeypatch.setattr(Round, "__rich_repr__", lambda now: [("layouts", now.layouts)])
    with pytest.raises(Leak, match="log line"):
        search_in(Cabo(), "original", 150)


def test_a_private_fact_that_prints_its_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A private fact can be logged without showing its card."""
    monkeypatch.setattr(Told, "__repr__", lambda told: str(told.fact))
    with pytest.raises(Leak, match="log line"):
        search_in(Cabo(), "original", 150)


def test_a_set_turned_up_too_far_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Under tournament rules no further card is turned up once two differ."""
    monkeypatch.setattr("dacabo.cabo.chapters.turn.cards_turned_up", lambda named, **_: named)
    with pytest.raises(Leak, match="told"):
        search_in(Cabo(), "tournament", 150)
