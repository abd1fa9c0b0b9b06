"""A kernel in plain Python whose random numbers follow a script."""

from collections.abc import Callable, Sequence
from typing import Any

from dacabo.research.simulator.compiling.assemble import assemble


class Script:
    """A kernel whose random numbers follow a script; without one it draws them as usual.

    Args:
        modules: the modules of the kernel.
    """

    def __init__(self, modules: Sequence[str]) -> None:
        self.kernel = assemble(modules)
        self.cards: list[int] = []
        """The cards to draw next, by their codes or kinds in the kernel."""
        self._answer: int | None = None
        below = self.kernel["below"]

        def scripted_below(w: list[int], stream: int, size: int) -> int:
            answer, self._answer = self._answer, None
            number: int = below(w, stream, size) if answer is None else answer
            assert 0 <= number < size
            return number

        self.kernel["below"] = scripted_below

    def answer(self, function: str, answer: Callable[..., int | None]) -> None:
        """Let `answer` choose the first number that a kernel function draws in each call."""
        original = self.kernel[function]

        def scripted(*arguments: Any) -> Any:
            self._answer = answer(*arguments)
            return original(*arguments)

        self.kernel[function] = scripted

    def next_card(self, counts: Sequence[int]) -> int | None:
        """Return the random number that draws the next card, given the counts of cards left."""
        if not self.cards:
            return None
        card = self.cards.pop(0)
        assert counts[card] > 0
        return sum(counts[:card])
