"""Dacabo: an open card room.

What a program needs, in one place (docs/library.md shows all of it at work):

    import dacabo

    match = dacabo.Match("cabo", "original", ["Ana", "Ben"])
    match.seat_bot(1, "allegro")
    while match.asked:
        match.play(match.default)
    print(dacabo.records.write(match.record))

* `GAMES`: the games by name, each a value and a few pure functions (`dacabo.core.game.Game`).
* `Match`: a match while it is played; `heard`: what reached a seat; `TABLE`: the table as actor.
* `on_top`: a stacked deck.
* `LEVELS`: the bots' names, for `Match.seat_bot`.
* `records`: matches as texts – `read`, `write`, `replay`, `verify`; `tell`: a record in words.
* `Words`: sentences in four languages.
* `DacaboError`: the root of all errors, each with a code and a phrase for `Words.say`.

Everything is loaded when it is first used, so `import dacabo` costs nothing.
"""

from importlib import import_module

TYPE_CHECKING = False  # stands for `typing.TYPE_CHECKING`; importing `typing` would take longer
if TYPE_CHECKING:
    from dacabo import records
    from dacabo.bots.levels import LEVELS
    from dacabo.core.errors import DacaboError
    from dacabo.core.game import heard
    from dacabo.core.positions import on_top
    from dacabo.core.seats import TABLE
    from dacabo.games import GAMES
    from dacabo.i18n import Words
    from dacabo.match import Match
    from dacabo.narration import tell

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "LEVELS",
    "TABLE",
    "DacaboError",
    "Match",
    "Words",
    "__version__",
    "heard",
    "on_top",
    "records",
    "tell",
]

_MODULES = {
    "GAMES": "games",
    "LEVELS": "bots.levels",
    "TABLE": "core.seats",
    "DacaboError": "core.errors",
    "Match": "match",
    "Words": "i18n",
    "heard": "core.game",
    "on_top": "core.positions",
    "tell": "narration",
}

if not TYPE_CHECKING:  # a type checker knows the names from the imports above

    def __getattr__(name: str) -> object:
        name = {"Playing": "Match"}.get(name, name)  # the former name of `Match`
        if name == "records":
            return import_module("dacabo.records")
        if name not in _MODULES:
            message = f"module 'dacabo' has no attribute {name!r}"
            raise AttributeError(message)
        value = getattr(import_module(f"dacabo.{_MODULES[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
