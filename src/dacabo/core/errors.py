"""Everything that can be wrong with what somebody asks of a game.

An error has a stable code for programs and arguments for the sentence that `dacabo.words` makes of
it. Codes and arguments never depend on a card that the person who gets the error may not know.
"""

from typing import Any

from dacabo.core.phrases import Argument, Phrase


class DacaboError(Exception):
    """The root of all errors that Dacabo raises on purpose."""

    def __init__(self, code: str, **about: Argument) -> None:
        super().__init__(code)
        self.code = code
        self.about = about

    def __str__(self) -> str:
        about = ", ".join(f"{name}={value}" for name, value in self.about.items())
        return f"{self.code} ({about})" if about else self.code

    def __reduce__(self) -> tuple[Any, ...]:
        # From one process to another, whatever a kind of error asks of whoever raises it.
        cause = self.__cause__ if isinstance(self.__cause__, DacaboError) else None
        return type(self).__new__, (type(self), self.code), self.__dict__ | {"__cause__": cause}

    @property
    def phrase(self) -> Phrase:
        """What to say to the person who caused it."""
        return Phrase(f"error-{self.code}", self.about)


class IllegalMove(DacaboError):
    """A move that exists but is not allowed to this player now."""


class InvalidMove(DacaboError):
    """Something that is no move at all: an unreadable text, a slot that cannot be."""


class InvalidQuestion(DacaboError):
    """A question that a match cannot answer: about a seat or a decision that it does not have."""


class RulesError(DacaboError):
    """A set of rule options, or a number of players, with which no game is possible."""
