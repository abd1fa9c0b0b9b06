"""What a seat can believe about hidden cards, if all others play as the network does.

Worlds that fit what the seat knows are drawn, and each is weighed by how likely the others were to
do all that they did in this round if those had been the cards: to draw, to keep, and not to call.
"""

from typing import Any, Final

from dacabo.training.cabo.search.lanes import SLOTS, Lanes
from dacabo.training.cabo.search.memory import Memory, Position
from dacabo.twin.cabo.kernel.layout import (
    ASKED,
    CALL,
    CALLER,
    CODE_BITS,
    CODES,
    HAND,
    HIGH,
    LOW,
    NO_CARD,
    NOBODY,
    PHASE,
    PILE_CODES,
    PLACES,
    PLAYER,
    SEEN,
    TURN,
    TURN_BEGINS,
)

Tensor = Any

MISREAD: Final = 0.2
"""How readily a card is drawn that lies outside of what the moves are read as."""
SHARP: Final = 2.0
"""The others do what they like best: how much more likely that is than in training,"""
SLIP: Final = 0.02
"""and how likely they do anything else."""


class Belief:
    """Draws worlds for the seats that search, and weighs them.

    Args:
        trial: lanes to look at worlds in.
        memory: what has happened.
        coins: PyTorch's chance.
    """

    def __init__(self, trial: Lanes, memory: Memory, coins: Any) -> None:  # noqa: ANN401 (a library's)
        self.torch, self.search = trial.torch, trial.search
        self.trial, self.memory, self.coins = trial, memory, coins
        self.judged: list[Tensor] = []
        """By how much the sums of the others were thought too low, with weights and without."""

    def worlds(self, games: Tensor, now: Position, seat: Tensor) -> Tensor:
        """The cards at all places in worlds that are as plausible as the weights make them.

        Args:
            games: the numbers of some games,
            now: how they stand,
            seat: and who searches in each.
        """
        torch, search = self.torch, self.search
        many, drawn = len(games), search.drawn
        every = torch.arange(many, device=games.device).repeat_interleave(drawn)
        spread = Position(now.small[every], now.wide[every])
        codes, fair = draw_worlds(torch, spread, seat[every], self.coins)
        weight = torch.zeros_like(fair)
        if search.belief == "history":
            weight = fair + self._history(games, hidden(now, seat), codes.view(many, drawn, -1))
        elif search.belief == "calls":
            position = spread.with_codes(codes, spread.small[:, HAND].long())
            weight = self._calls(position, seat[every])
        weight = weight.view(many, drawn).softmax(1)
        codes = codes.view(many, drawn, -1)
        self._judge(now.codes, seat, codes, weight)
        # Evenly spaced through the weights: fewer whims than drawing each by itself.
        start = torch.rand(many, 1, generator=self.coins, device=games.device)
        even = (torch.arange(search.worlds, device=games.device) + start) / search.worlds
        chosen = torch.searchsorted(weight.cumsum(1).contiguous(), even).clamp(max=drawn - 1)
        mixed = torch.rand(chosen.shape, generator=self.coins, device=games.device).argsort(1)
        chosen = chosen.gather(1, mixed)  # so that a part of them is as good as all
        return codes[torch.arange(many, device=games.device)[:, None], chosen]

    def _history(self, games: Tensor, secret: Tensor, codes: Tensor) -> Tensor:
        """The logarithm of how likely the others did what they did, in each world."""
        torch, memory, trial = self.torch, self.memory, self.trial
        many, drawn, _ = codes.shape
        faces = memory.face[games][:, None].repeat(1, drawn, 1)
        lies = memory.lies[games][:, None].expand(-1, drawn, -1)
        faces.scatter_(2, lies, codes.where(secret[:, None], faces.gather(2, lies)))
        weight = torch.zeros(many, drawn, device=codes.device)
        moments = memory.moments[games]
        which = torch.arange(many, device=codes.device).repeat_interleave(moments)
        at = torch.arange(len(which), device=codes.device)
        at = at - (moments.cumsum(0) - moments)[which]
        room = trial.many // drawn
        for first in range(0, len(which), room):
            game, moment = which[first : first + room], at[first : first + room]
            then, did = memory.recalled(games[game], moment, faces[game])
            said = likeness(torch, trial.said_of(then), did).view(len(game), drawn)
            weight.index_add_(0, game, said)
        return weight.flatten()

    def _calls(self, position: Position, seat: Tensor) -> Tensor:
        """The logarithm of how likely the others are not to call now, and the caller to call.

        They were asked on their last turn, when much was as it is now; nothing needs to be
        remembered for this.
        """
        torch, players = self.torch, self.search.players
        weight = torch.zeros(len(seat), device=seat.device)
        caller, turn = position.small[:, CALLER].long(), position.wide[:, TURN]
        for further in range(1, players):
            other = (seat + further) % players
            asked = position.small.clone()
            asked[:, PHASE] = TURN_BEGINS
            asked[:, ASKED] = asked[:, PLAYER] = other.to(asked.dtype)
            asked[:, CALLER] = NOBODY
            asked[:, HAND] = NO_CARD
            liked = self.trial.said_of(Position(asked, position.wide))
            call = likeness(torch, liked, torch.full_like(other, CALL)).exp()
            said = torch.where(caller == other, call, 1 - call).log()
            told = (turn > players - further) & ((caller == NOBODY) | (caller == other))
            weight += said.where(told, 0 * said)
        return weight

    def _judge(self, true: Tensor, seat: Tensor, codes: Tensor, weight: Tensor) -> None:
        owner = self.torch.arange(codes.shape[2], device=codes.device) // SLOTS
        others = (owner != seat[:, None]).float()
        sums = (codes * others[:, None]).sum(2)
        said = self.torch.stack([(sums * weight).sum(1), sums.mean(1)], 1)
        self.judged.append(((true * others).sum(1)[:, None] - said).cpu())


def hidden(position: Position, seat: Tensor) -> Tensor:
    """Which places hold a card that the seat has not seen."""
    places = position.wide[:, PLACES:]
    return ((places >> (SEEN + seat[:, None]) & 1) == 0) & (position.codes != NO_CARD)


def draw_worlds(
    torch: Any,  # noqa: ANN401 (a library)
    position: Position,
    seat: Tensor,
    coins: Any,  # noqa: ANN401 (a library's)
) -> tuple[Tensor, Tensor]:
    """Cards at all places as they might lie for a seat, more readily as the moves are read.

    Also the logarithm of the weight that makes all that fit what the seat knows equally likely.
    """
    secret = hidden(position, seat)
    codes = position.codes
    pool = position.small[:, PILE_CODES : PILE_CODES + CODES].float()
    pool = pool.scatter_add(1, codes, secret.float())
    number = torch.arange(CODES, device=codes.device)
    low = position.wide[:, PLACES:] >> LOW & CODE_BITS
    high = position.wide[:, PLACES:] >> HIGH & CODE_BITS
    drawn = codes.clone()
    weight = torch.zeros(len(codes), device=codes.device)
    for place in range(codes.shape[1]):
        here = secret[:, place]
        fits = (number >= low[:, place, None]) & (number <= high[:, place, None])
        likely = pool * torch.where(fits, 1.0, MISREAD)
        likely = likely / likely.sum(1, keepdim=True).clamp(min=1e-9)
        fair = pool / pool.sum(1, keepdim=True).clamp(min=1e-9)
        luck = torch.rand(likely.shape, generator=coins, device=codes.device).clamp(min=1e-9)
        card = (likely / -luck.log()).argmax(1)
        ratio = (fair / likely.clamp(min=1e-9)).gather(1, card[:, None])[:, 0].clamp(min=1e-9)
        weight += ratio.log().where(here, 0 * weight)
        drawn[:, place] = card.where(here, codes[:, place])
        pool = pool.scatter_add(1, card[:, None], -here.float()[:, None])
    return drawn, weight


def likeness(torch: Any, liked: Tensor, did: Tensor) -> Tensor:  # noqa: ANN401 (a library)
    """The logarithm of how likely somebody does this, of the logarithms that they learned."""
    sharp = torch.log_softmax(SHARP * liked, 1).gather(1, did[:, None])[:, 0]
    return ((1 - SLIP) * sharp.exp() + SLIP / 4).log()
