"""Errors for everything that can be wrong with a request to a game.

An error has a stable code for programs and arguments for the sentence that `dacabo.i18n` makes of
it. Codes and arguments never depend on a card that the recipient of the error may not know.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from dacabo.core.phrases import Argument, Phrase


class DacaboError(Exception):
    """The base class of all errors that Dacabo raises on purpose."""

    def __init__(self, code: str, **about: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    def __str__(self) -> str:
        about = ", ".join(f"{name}={value}" for name, value in self.about.items())
        return f"{self.code} ({about})" if about else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        # An error is pickled between processes. Unpickling must not call `__init__`, because
        # subclasses give it other parameters.
        cause = self.__cause__ if isinstance(self.__cause__, DacaboError) else None
        return type(self).__new__, (type(self), self.code), self.__dict__ | {"__cause__": cause}

    @property
    def phrase(self) -> Phrase:
        """The sentence for the person who caused the error."""
        return Phrase(f"error-{self.code}", self.about)


class IllegalMove(DacaboError):
    """A valid move that this player may not make now."""


class InvalidMove(DacaboError):
    """Input that is not a move at all: an unreadable text, an impossible slot."""


class InvalidQuestion(DacaboError):
    """A question that a match cannot answer, because it has no such seat or decision."""


class RulesError(DacaboError):
    """Rule options, or a number of players, that no game can be played with."""


class MissingExtra(DacaboError):
    """A library that only some people need, and that is not installed here."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Surround the imports of a library that comes with an extra of this name.

    Raises:
        MissingExtra: the library is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is not None and error.name.startswith("dacabo"):
            raise
        raise MissingExtra("missing-extra", extra=name) from error
