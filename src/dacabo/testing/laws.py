"""Laws that hold in every match of every game."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from dacabo.core.chance import Shuffle
from dacabo.core.errors import DacaboError, InvalidQuestion
from dacabo.core.game import AnyGame, heard
from dacabo.core.moves import Move, Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.testing.subject import Step, Subject, play_on

SOMETIMES: Final = 0.03
"""The fraction of steps on which expensive checks run."""

MAX_MOVES: Final = 600
"""The number of steps after which a match is abandoned."""

STEPS_FROM_SAMPLE: Final = 5
"""The number of steps played from a sampled state."""


def prove(
    subject: Subject,
    rng: Random,
    rules: RuleSet,
    players: int,
    check_knowledge: Callable[[Any, Any], None],
) -> Any:
    """Play a match, check every law, and return the final state.

    `check_knowledge(state, knowledge)` belongs to the game: it compares what a viewer has learned
    from facts with the full state.
    """
    game = subject.game
    viewers = (*range(players), None)
    knowledge_by_viewer = [game.know(rules, players, viewer) for viewer in viewers]
    history = []
    for step in play_on(subject, rng, game.start(rules, players), MAX_MOVES):
        history.append(step)
        check_step(subject, step)
        for index, viewer in enumerate(viewers):
            for fact in heard(step.told, viewer):
                knowledge_by_viewer[index] = game.learn(knowledge_by_viewer[index], fact)
            check_knowledge(step.after, knowledge_by_viewer[index])
        if rng.random() < SOMETIMES:
            check_written_down(step.after)
            check_legal_and_illegal(subject, step.after)
            for knowledge in knowledge_by_viewer:
                sampled = check_sample(subject, step.after, knowledge, rng)
                if sampled is not None:
                    check_knowledge(sampled, knowledge)
    check_replay(game, rules, players, history)
    return history[-1].after


def check_step(subject: Subject, step: Step) -> None:
    """The checks cheap enough for every step."""
    game, after = subject.game, step.after
    check_decisions(game, step)
    check_questions(game, step)
    cards = subject.cards(after)
    assert not cards or Counter(cards) == Counter(after.rules.pack), "cards lost or doubled"
    assert game.parse(game.text(step.move)) == step.move


def check_decisions(game: AnyGame, step: Step) -> None:
    """Somebody can always act, ids are unique, and no id changes because another player acts."""
    pending = game.decisions(step.after)
    is_over = game.result(step.after) is not None
    assert bool(pending) != is_over
    assert is_over or any(d.must or game.default(step.after, d) for d in pending), "stuck"
    assert len({d.id for d in pending}) == len(pending)
    assert {d.kind for d in pending} <= set(game.decision_kinds), "a kind that nobody was told of"
    for decision in pending:
        default = game.default(step.after, decision)
        assert default is None or default in game.legal(step.after, decision)
        assert default or decision.chance or not decision.must
    previous = {(d.actor, d.kind): d for d in game.decisions(step.before)}
    for decision in pending:
        before = previous.get((decision.actor, decision.kind))
        if before and decision.actor != step.actor and before.clock == decision.clock:
            assert before.id == decision.id, "a decision was renamed while another acted"


def check_questions(game: AnyGame, step: Step) -> None:
    """Refuse views from seats that do not exist, and answers to decisions no longer pending.

    The table is no viewer: as an index, its -1 is the last player's seat.
    """
    state, players = step.after, step.after.players
    for seat in (TABLE, -players, players, players + 1):
        assert _is_invalid(game.view, state, seat), "a view from a seat that is not there"
        assert _is_invalid(game.know, state.rules, players, seat), "knowledge without a seat"
    pending = game.decisions(state)
    for old in game.decisions(step.before):
        if old not in pending:
            assert _is_invalid(game.legal, state, old), "moves for an old decision"
            assert _is_invalid(game.default, state, old), "a default for an old decision"
    spectator = game.know(state.rules, players, None)
    assert _is_invalid(game.view, state, 0, spectator), "a view with somebody else's memory"


def _is_invalid(question: Callable[..., object], *about: object) -> bool:
    """Whether a question is refused with the proper error."""
    try:
        question(*about)
    except InvalidQuestion:
        return True
    return False


def check_written_down(state: Any) -> None:
    """A state survives serialisation."""
    assert msgspec.json.decode(msgspec.json.encode(state), type=type(state)) == state


def check_legal_and_illegal(subject: Subject, state: Any) -> None:
    """Every legal move is accepted, and every other conceivable move is refused."""
    game = subject.game
    pending = game.decisions(state)
    listed = [(d.actor, move) for d in pending for move in game.legal(state, d)]
    legal = set(listed)
    assert len(legal) == len(listed), "a move is listed twice"
    for actor, move in legal:
        game.play(state, actor, move)
    awaits_shuffle = any(isinstance(d.chance, Shuffle) for d in pending)
    for actor in range(TABLE, state.players + 1):
        for move in subject.thinkable(state):
            if (actor, move) not in legal and not (awaits_shuffle and isinstance(move, Shuffled)):
                assert refused(game, state, actor, move), (actor, move)


def check_sample(subject: Subject, state: Any, knowledge: Any, rng: Random) -> Any:
    """A sampled state looks to the viewer like the real one, and is playable.

    Returns the sampled state, or None while no player has a pending decision.
    """
    game, viewer = subject.game, knowledge.viewer
    pending = game.decisions(state)
    if all(decision.actor == TABLE for decision in pending):
        return None
    view = game.view(state, viewer)
    sampled = game.sample(knowledge, view, rng)
    assert game.view(sampled, viewer) == view, "a sampled world looks different"
    assert game.decisions(sampled) == pending
    own_decisions = [decision for decision in pending if decision.actor == viewer]
    assert [game.legal(sampled, d) for d in own_decisions] == [
        game.legal(state, d) for d in own_decisions
    ]
    cards = subject.cards(sampled)
    assert Counter(cards) == Counter(sampled.rules.pack), "cards lost or doubled in a sampled world"
    for step in play_on(subject, rng, sampled, STEPS_FROM_SAMPLE):
        check_step(subject, step)
    return sampled


def refused(game: AnyGame, state: Any, actor: Seat, move: Move) -> bool:
    """Whether a move is refused with one of our own errors."""
    try:
        game.play(state, actor, move)
    except DacaboError:
        return True
    return False


def check_replay(game: AnyGame, rules: RuleSet, players: int, history: Sequence[Step]) -> None:
    """The same moves give the same match."""
    state = game.start(rules, players)
    for step in history:
        state, _ = game.play(state, step.actor, step.move)
        assert state == step.after
