"""Chance that answers what it is told to, in a kernel of plain Python."""

from collections.abc import Callable, Sequence
from typing import Any

from dacabo.research.simulator.compiling.assemble import assemble


class Script:
    """A kernel whose chance is written beforehand; where nothing is written, it draws as ever.

    Args:
        modules: the modules of the kernel.
    """

    def __init__(self, modules: Sequence[str]) -> None:
        self.kernel = assemble(modules)
        self.cards: list[int] = []
        """The cards that come up next, by the numbers that the kernel has for them."""
        self._answer: int | None = None
        below = self.kernel["below"]

        def answered(w: list[int], stream: int, size: int) -> int:
            answer, self._answer = self._answer, None
            drawn: int = below(w, stream, size) if answer is None else answer
            assert 0 <= drawn < size
            return drawn

        self.kernel["below"] = answered

    def answer(self, function: str, answer: Callable[..., int | None]) -> None:
        """Whenever this function is called, this is the first number that it draws."""
        whole = self.kernel[function]

        def scripted(*given: Any) -> Any:
            self._answer = answer(*given)
            return whole(*given)

        self.kernel[function] = scripted

    def next_card(self, counts: Sequence[int]) -> int | None:
        """The number that draws the next card, if there are so many of each."""
        if not self.cards:
            return None
        card = self.cards.pop(0)
        assert counts[card] > 0
        return sum(counts[:card])
