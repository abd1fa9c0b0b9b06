"""Lanes of the twin in which the network plays, and how long and how boldly somebody searches."""

from typing import Any, Final

from dacabo.bots.cabo.prestissimo import learned
from dacabo.bots.layers import tools
from dacabo.cabo.rules import PRESETS
from dacabo.core.values import Value
from dacabo.training.cabo.search.memory import Position
from dacabo.training.cabo.subject import notice, prefer, sensible, standing
from dacabo.training.lanes import Table
from dacabo.training.plan import Plan, Setting
from dacabo.twin.batch import PASS_OVER
from dacabo.twin.twin import MATCH_OVER

Tensor = Any

NEVER: Final = -1e9
"""How much an action is liked that is not possible."""
RULES: Final = PRESETS["original"]
SLOTS: Final = RULES.cards
"""No layout grows by these rules."""


class Search(Value, kw_only=True):
    """How somebody searches, and for how long that is tried."""

    players: int = 2
    games: int = 256
    matches: int = 2
    """That are played in each game, unless it takes more"""
    seconds: float = 60.0
    """than this."""
    belief: str = "history"
    """What worlds are weighed by: `history`, all that the others did in this round; `calls`, how
    readily they would call now; `reading`, only what everybody reads from the moves."""
    drawn: int = 256
    """Worlds that are drawn,"""
    worlds: int = 128
    """those that are played on,"""
    truths: int = 16
    """and how often the true one is, to know what moves are really worth."""
    moves: int = 4
    """Moves that are tried at most,"""
    likely: float = 0.01
    """if the network would choose them so often in training."""
    doubt: float = 0.5
    """The number of standard errors by which another move must lead."""
    device: str = "cpu"
    lanes: int = 16_384
    """For worlds, at once,"""
    chunk: int = 4096
    """and observations that the network is shown at once."""
    compiled: bool = False
    """Whether PyTorch compiles the network, which takes a minute."""
    seed: int = 1


class Lanes:
    """A table of the twin, and what the network likes in each lane."""

    def __init__(self, torch: Any, search: Search, lanes: int) -> None:  # noqa: ANN401 (a library)
        self.torch, self.search = torch, search
        setting = Setting("original", search.players, lanes)
        plan = Plan(game="cabo", settings=(setting,), slots=SLOTS, device=search.device)
        self.table = Table(plan, setting, search.seed)
        self.many = lanes
        self.now = Position(
            torch.from_dlpack(self.table.twin.small), torch.from_dlpack(self.table.twin.wide)
        )
        self.asked = 0
        """How often the network was."""
        self._card = search.device == "cuda"
        kind = torch.bfloat16 if self._card else torch.float32
        self._kit = tools(torch, kind, device=search.device)
        self._weights = {
            name: torch.tensor(one).to(search.device) for name, one in learned().weights.items()
        }
        compiled = torch.compile(self._likes, dynamic=False) if search.compiled else None
        self._chances = compiled or self._likes

    def _likes(self, seen: Tensor, mask: Tensor) -> Tensor:
        torch = self.torch
        seen = seen.long()
        with torch.autocast(self.search.device, torch.bfloat16, enabled=self._card):
            liked = prefer(torch, self._weights, notice(self._kit, seen, SLOTS))
        allowed = sensible(self._kit, seen, mask.bool(), SLOTS)
        return torch.log_softmax(liked.float().masked_fill(~allowed, NEVER), 1)

    def liked(self, lanes: Tensor) -> Tensor:
        """The logarithms of the chances of all actions, in these lanes."""
        torch, chunk = self.torch, self.search.chunk
        tokens, mask = self.table.tokens, self.table.mask
        found = [torch.zeros(0, mask.shape[1], device=mask.device)]
        self.asked += len(lanes)
        for first in range(0, len(lanes), chunk):
            these = lanes[first : first + chunk]
            many = len(these)
            if self.search.compiled:  # always the same shape
                these = torch.cat([these, these[:1].expand(chunk - many)])
            found.append(self._chances(tokens[these], mask[these])[:many])
        return torch.cat(found)

    def choose(self, playing: Tensor) -> Tensor:
        """What the network does in lanes that are played; `PASS_OVER` elsewhere."""
        mask = self.table.mask
        actions = mask.argmax(1).masked_fill(~playing, PASS_OVER)
        asked = (playing & (mask.sum(1) > 1)).nonzero()[:, 0]
        actions[asked] = self.liked(asked).argmax(1)
        return actions

    def put(self, position: Position) -> None:
        """Positions into the first lanes."""
        many = len(position.small)
        self.now.small[:many] = position.small
        self.now.wide[:many] = position.wide

    def said_of(self, position: Position) -> Tensor:
        """What the asked seats like in these positions, however many there are."""
        found = []
        for first in range(0, len(position.small), self.many):
            part = slice(first, first + self.many)
            self.put(Position(position.small[part], position.wide[part]))
            self.table.twin.observe()
            here = self.torch.arange(len(position.small[part]), device=position.small.device)
            found.append(self.liked(here))
        return self.torch.cat(found)

    def worth(self, seat: Tensor) -> tuple[Tensor, Tensor]:
        """After a round: a seat's chance to win the match, and how many points fewer it has.

        Of the first lanes, as many as there are seats.
        """
        table = self.table
        seat = seat[:, None]
        many = len(seat)
        over = (table.event[:many] & MATCH_OVER) > 0
        final = table.final[:many]
        best = (final == final.amin(1, keepdim=True)).float()
        won = best.gather(1, seat)[:, 0] / best.sum(1)
        after = standing(self._kit, RULES, table.totals[:many].float())
        points = table.points[:many].float()
        own = points.gather(1, seat)[:, 0]
        fewer = (points.sum(1) - own) / (points.shape[1] - 1) - own
        return won.where(over, after.gather(1, seat)[:, 0]), fewer
