"""A learned player in many lanes at once: how much it likes each action."""

from typing import Any

from dacabo.bots.layers import Weights, tools
from dacabo.research.training.cabo.subject import notice, prefer, sensible

Tensor = Any


class Taste:
    """What a player likes.

    Args:
        torch: the library.
        weights: the player.
        slots: the places that a layout has room for in its observations.
        device: where the lanes are.
    """

    def __init__(self, torch: Any, weights: Weights, slots: int, device: str) -> None:  # noqa: ANN401
        self._torch = torch
        self._slots = slots
        self._weights = {name: torch.tensor(one).to(device) for name, one in weights.items()}
        self._kit = tools(torch, torch.float32, device=device)

    def liked(self, seen: Tensor, mask: Tensor, busy: Tensor) -> Tensor:
        """For each action how much it is liked; nothing that is not sensible.

        Who has no choice, or is not in a busy lane, need not think.
        """
        allowed = sensible(self._kit, seen, mask.bool(), self._slots)
        liked = allowed.float().log()
        asked = (busy & (allowed.sum(1) > 1)).nonzero()[:, 0]
        if len(asked):
            noticed = notice(self._kit, seen[asked], self._slots)
            liked[asked] += prefer(self._torch, self._weights, noticed)
        return liked
