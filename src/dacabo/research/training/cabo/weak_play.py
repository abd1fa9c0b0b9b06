"""Weak play of Cabo: how somebody plays who forgets cards and calls at a fixed sum, as Largo does.

The judge learns from positions of such play, too, because people are not bots.
"""

from typing import Any, Final

from dacabo.observations.cabo.layout import (
    CALL,
    CODES,
    GLOBALS,
    IS_CARD,
    OPTIONS,
    PLACE_CODE,
    PLACE_HIGH,
    PLACE_LOW,
    PLACE_STATE,
    TOKEN,
)

__all__ = ["CALL", "forget", "would_call"]

Tensor = Any

_CALL_BELOW: Final = OPTIONS + 5
_CALLS_AT: Final = 10
"""The sum at which weak players call, unless the rules say when a call is right."""
_UNKNOWN_MEAN: Final = 6.5
"""The points at which they estimate a card that they do not know."""


def forget(torch: Any, tokens: Tensor, forgotten: Tensor, slots: int) -> Tensor:  # noqa: ANN401
    """Return the observations of somebody who has forgotten these places [envs, seats * slots].

    They do not infer anything from the moves of others either.
    """
    places = tokens[:, GLOBALS:].reshape(len(tokens), -1, TOKEN).clone()
    kept = ~forgotten[:, : places.shape[1]]
    code = torch.where(kept, places[..., PLACE_CODE], 0)
    is_card = places[..., PLACE_STATE] == IS_CARD
    places[..., PLACE_CODE] = code
    places[..., PLACE_LOW] = torch.where(is_card, 1, places[..., PLACE_LOW])
    places[..., PLACE_HIGH] = torch.where(is_card, CODES - 1, places[..., PLACE_HIGH])
    del slots
    return torch.cat([tokens[:, :GLOBALS], places.reshape(len(tokens), -1)], 1)


def would_call(torch: Any, tokens: Tensor, slots: int) -> Tensor:  # noqa: ANN401 (a library)
    """Return whether the own cards, as far as they are remembered, are low enough."""
    own = tokens[:, GLOBALS : GLOBALS + TOKEN * slots].reshape(len(tokens), slots, TOKEN)
    is_card, code = own[..., PLACE_STATE] == IS_CARD, own[..., PLACE_CODE]
    value = torch.where(code > 0, code.float() - 2.0, _UNKNOWN_MEAN)
    total = (value * is_card).sum(1)
    limit = tokens[:, _CALL_BELOW].float() - 2.0
    return total <= torch.where(limit > 0, limit, float(_CALLS_AT))
