"""The original Cabo: sets, actions, and the optional rules (CABO-14 to 16, 22 and 23)."""

import pytest
from scenarios.scene import Scene, rules_of

from dacabo.cabo.facts import (
    Discarded,
    Drawn,
    FalseSetShown,
    Glance,
    Looked,
    LookOver,
    Replaced,
    Saw,
    Swapped,
    Took,
)
from dacabo.cabo.moves import Replace
from dacabo.cabo.state import Ending, Looking, RoundOver, Turn
from dacabo.core.cards import BACK, Card, deck_of
from dacabo.core.errors import InvalidMove, RulesError
from dacabo.core.seats import read_place, read_seat

A, B, C = range(3)


def default(scene: Scene, actor: str) -> str:
    """What is done for a player whose time is up."""
    asked = (d for d in scene.game.decisions(scene.match) if d.actor == read_seat(actor))
    return scene.game.text(scene.game.default(scene.match, next(asked)))


def offered(scene: Scene, actor: str, word: str) -> list[str]:
    """The moves of one kind that a player may make."""
    return [text for text in scene.may(actor) if text.split()[0] == word]


def after_drawing(card: str, *hands: str, **options: bool) -> Scene:
    """The first player has just drawn this card."""
    scene = Scene(hands=hands, pile=f"{card} 0 1 2", discard="5")
    if options:
        rules = scene.match.rules.changed(options)
        scene = Scene(hands=hands, pile=f"{card} 0 1 2", discard="5", **changes(rules))
    scene.play("a: draw")
    return scene
