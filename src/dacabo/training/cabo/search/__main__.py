"""Whether search makes a learned player stronger, however long it takes.

`python -m dacabo.training.cabo.search [name=value ...]` (the names are those of `Search`) lets the
player that ships play itself. One seat searches: it draws worlds, weighs them by what the others
did (`belief.py`), tries the moves that it likes in the same worlds, played on by the network in all
seats to the end of the round, and departs from the one it likes best for another that leads.

What a departure is really worth is not left to the luck of one round: moves are also played on from
the cards as they lie, which the player does not see, with other cards to come. Added up over all
decisions that is what the search gains.
"""

import json
import sys
from itertools import product
from time import monotonic
from typing import Any, Final

import msgspec

from dacabo.core.errors import extra
from dacabo.training.cabo.search.belief import Belief
from dacabo.training.cabo.search.lanes import NEVER, Lanes, Search
from dacabo.training.cabo.search.memory import Memory, Position
from dacabo.training.replaying import in_a_row
from dacabo.twin.batch import PASS_OVER
from dacabo.twin.cabo.kernel.layout import (
    GIVING,
    HAND,
    HOLDING,
    PHASE,
    RESHUFFLES,
    TURN_BEGINS,
)
from dacabo.twin.chance import CARDS, LEFT, SEED
from dacabo.twin.twin import MATCH_OVER, ROUND_OVER

Tensor = Any

BUDGETS: Final = (8, 32, 128)
"""Fewer worlds, of which the same is asked, and"""
DOUBTS: Final = (0.0, 0.5, 1.0, 2.0)
"""other doubts."""
KINDS: Final = {"turn": TURN_BEGINS, "card": HOLDING, "swap": GIVING}
"""Decisions at which it searches: call, take or draw; use a card; the second card of a swap."""
ALIKE: Final = 1e-3
"""Moves that are liked equally are the same: two cards that look alike."""


class Searcher:
    """Matches of the network with itself, in which one seat searches."""

    def __init__(self, torch: Any, search: Search) -> None:  # noqa: ANN401 (a library)
        self.torch, self.search = torch, search
        self.games = Lanes(torch, search, search.games)
        self.trial = Lanes(torch, search, search.lanes)
        self.now = self.games.now
        players = search.players
        for lanes in self.now:  # the same deals for each seat
            lanes[:] = lanes[::players].repeat_interleave(players, 0)
        self.games.table.twin.observe()
        self.me = torch.arange(search.games, device=search.device) % players
        self.coins = torch.Generator(search.device).manual_seed(search.seed)
        self.memory = Memory(torch, self.games.table, self.now)
        self.belief = Belief(self.trial, self.memory, self.coins)
        self.budgets = [*(many for many in BUDGETS if many < search.worlds), search.worlds]
        self.rows: list[Tensor] = []
        """What was tried: the game, what was asked, and for each other move the mean and the error
        of its lead by budget, what it is really worth in chance and points, if there is one."""
        sums = torch.zeros(4, search.games, dtype=torch.float64, device=search.device)
        self.rounds, self.points, self.matches, self.won = sums
        self.playing = self.matches < search.matches
        self.decisions = 0

    def play(self) -> None:
        """Play all matches, or until time is up."""
        began = monotonic()
        while self.playing.any() and monotonic() - began < self.search.seconds:
            self.step()

    def step(self) -> None:
        """One action in each game."""
        torch, games = self.torch, self.games
        table, mask = games.table, games.table.mask
        actions = mask.argmax(1)
        asked = (self.playing & (mask.sum(1) > 1)).nonzero()[:, 0]
        liked = torch.full(mask.shape, NEVER, device=mask.device)
        liked[asked] = games.liked(asked)
        actions[asked] = liked[asked].argmax(1)
        choice = (liked > NEVER / 2).sum(1) > 1
        phase = self.now.small[:, PHASE]
        mine = choice & (table.seat.long() == self.me)
        noted = choice & ~mine & (phase >= TURN_BEGINS)
        moves = self._candidates(liked)
        # What lies in older shuffles is not drawn: few rounds last so long.
        tries = mine & ((moves >= 0).sum(1) > 1) & (self.now.small[:, RESHUFFLES] == 0)
        tries &= sum(phase == kind for kind in KINDS.values()) > 0
        for these in self._parts(tries.nonzero()[:, 0], moves):
            actions[these] = self.best(these, moves[these])
        self.decisions += int(mine.sum())
        actions = actions.masked_fill(~self.playing, PASS_OVER)
        self.memory.before(actions, noted)
        table.step(actions)
        ended = self.playing & ((table.event & ROUND_OVER) > 0)
        self.memory.after(ended)
        self._count(ended, ended & ((table.event & MATCH_OVER) > 0))

    def _count(self, ended: Tensor, over: Tensor) -> None:
        chance, fewer = self.games.worth(self.me)
        self.rounds += ended
        self.points += fewer.where(ended, 0)
        self.matches += over
        self.won += chance.where(over, 0)
        self.playing = self.matches < self.search.matches

    def _candidates(self, liked: Tensor) -> Tensor:
        """The moves that are liked best, -1 where there are no more."""
        chance, moves = liked.exp().topk(2 * self.search.moves, 1)
        other = chance >= self.search.likely
        other[:, 1:] &= (chance[:, :-1] - chance[:, 1:]) > ALIKE * chance[:, 1:]
        other[:, 0] = True
        order = (~other).int().argsort(dim=1, stable=True)[:, : self.search.moves]
        return moves.gather(1, order).masked_fill(~other.gather(1, order), -1)

    def _parts(self, games: Tensor, moves: Tensor) -> list[Tensor]:
        """As many games at once as there are lanes for."""
        each = self.search.worlds + self.search.truths
        parts: list[list[int]] = [[]]
        used = 0
        for game, many in zip(games.tolist(), (moves[games] >= 0).sum(1).tolist(), strict=True):
            if used + many * each > self.trial.many:
                parts.append([])
                used = 0
            parts[-1].append(game)
            used += many * each
        return [games.new_tensor(part) for part in parts if part]

    def best(self, these: Tensor, moves: Tensor) -> Tensor:
        """The move to make in each of these games."""
        torch, search = self.torch, self.search
        now = Position(self.now.small[these], self.now.wide[these])
        codes = self.belief.worlds(these, now, self.me[these])
        truth = now.codes[:, None].expand(-1, search.truths, -1)
        worth = self.tried(now, torch.cat([codes, truth], 1), self.me[these], moves)
        lead = worth[:, :, 1:] - worth[:, :, :1]
        row = []
        for budget in self.budgets:
            part = lead[0, ..., :budget]
            row += [part.mean(2), part.std(2) / budget**0.5]
        there = moves[:, 1:] >= 0
        mean, error = row[-2:]
        which = departure(mean, error, there, search.doubt)
        row += [*lead[..., search.worlds :].mean(3), there.float()]
        about = torch.stack([these, now.small[:, PHASE]], 1)
        self.rows.append(torch.cat([about.float(), torch.stack(row, 2).flatten(1)], 1).cpu())
        return moves.gather(1, which[:, None])[:, 0]

    def tried(self, now: Position, codes: Tensor, seat: Tensor, moves: Tensor) -> Tensor:
        """What each move is worth in each world: in chance to win the match, and in points."""
        torch, trial = self.torch, self.trial
        many, worlds, _ = codes.shape
        luck = torch.randint(1 << 30, (2, many, worlds), generator=self.coins, device=codes.device)
        game, move = (moves >= 0).nonzero(as_tuple=True)
        rows = game.repeat_interleave(worlds)
        world = torch.arange(worlds, device=codes.device).repeat(len(game))
        start = Position(now.small[rows], now.wide[rows])
        start = start.with_codes(codes[rows, world], start.small[:, HAND].long())
        # The same cards to come for all moves, but not those that do come.
        start.wide[:, SEED : SEED + 2] = luck[:, rows, world].T.to(start.wide.dtype)
        start.wide[:, CARDS + LEFT] = 0
        trial.put(start)
        actions = torch.full((trial.many,), PASS_OVER, device=codes.device)
        actions[: len(rows)] = moves[game, move].repeat_interleave(worlds)
        playing = actions != PASS_OVER
        found = torch.zeros(2, len(rows), device=codes.device)
        while playing.any():
            trial.table.step(actions)
            ended = playing & ((trial.table.event & ROUND_OVER) > 0)
            now_worth = torch.stack(trial.worth(seat[rows]))
            found = now_worth.where(ended[: len(rows)], found)
            playing &= ~ended
            actions = trial.choose(playing)
        worth = torch.zeros(2, *moves.shape, worlds, device=codes.device)
        worth[:, game, move] = found.view(2, len(game), worlds)
        return worth


def departure(mean: Tensor, error: Tensor, there: Tensor, doubt: float) -> Tensor:
    """The number of the move that leads by more than doubt; 0 is the one that is liked best."""
    most, which = (mean - doubt * error).masked_fill(~there, -1.0).max(1)
    return (which + 1) * (most > 0)


def figures(searcher: Searcher) -> dict[str, Any]:
    """What came of the matches themselves, and how much was searched for it."""
    search = searcher.search
    sums = (searcher.rounds, searcher.points, searcher.matches, searcher.won)
    rounds, points, matches, won = (one.cpu().view(-1, search.players).sum(1) for one in sums)
    judged = searcher.torch.cat(searcher.belief.judged)
    return {
        "rounds": int(rounds.sum()),
        "points": ratio(points, rounds),
        "matches": int(matches.sum()),
        "won": ratio(won, matches),
        "decisions": searcher.decisions,
        "searches": len(judged),
        "observations": searcher.trial.asked,
        "off": [round(float(one), 2) for one in judged.square().mean(0).sqrt()],
    }


def gains(searcher: Searcher) -> list[dict[str, Any]]:
    """What departing is really worth a round, with fewer worlds and other doubts as well.

    With the search and the doubt that were played with, this is what was gained; with others,
    about what would have been, as other positions would have been reached.
    """
    torch, players = searcher.torch, searcher.search.players
    rows = torch.cat(searcher.rows)
    deal = rows[:, 0].long() // players
    rounds = searcher.rounds.cpu().view(-1, players).sum(1)
    tried = rows[:, 2:].view(len(rows), searcher.search.moves - 1, -1)

    def a_round(worth: Tensor) -> list[float]:
        return ratio(torch.zeros_like(rounds).index_add(0, deal, worth.double()), rounds)

    found = []
    for (number, budget), doubt in product(enumerate(searcher.budgets), DOUBTS):
        mean, error = tried[..., 2 * number], tried[..., 2 * number + 1]
        which = departure(mean, error, tried[..., -1] > 0, doubt)
        real = tried[..., -3:-1].gather(1, (which - 1).clamp(0)[:, None, None].expand(-1, 1, 2))
        real = real[:, 0] * (which > 0)[:, None]
        row: dict[str, Any] = {"worlds": budget, "doubt": doubt}
        row["departs"] = a_round((which > 0).float())[0]
        row["chance"], row["points"] = a_round(real[:, 0]), a_round(real[:, 1])
        row |= {name: a_round(real[:, 1] * (rows[:, 1] == kind)) for name, kind in KINDS.items()}
        found.append(row)
    return found


def ratio(amounts: Tensor, counts: Tensor) -> list[float]:
    """A ratio of sums over deals, and half of its 95% interval."""
    many = max(float(counts.sum()), 1.0)
    mean = float(amounts.sum()) / many
    off = float(((amounts - mean * counts) ** 2).sum()) ** 0.5
    return [round(mean, 4), round(1.96 * off / many, 4)]


def main(arguments: list[str]) -> None:
    """Search as it is said, and print what was found."""
    with extra("train"):
        import torch  # noqa: PLC0415 (heavy)
    given = dict(argument.split("=", 1) for argument in arguments)
    search = msgspec.convert(given, Search, strict=False)
    with torch.no_grad(), in_a_row(torch, search.device):
        searcher = Searcher(torch, search)
        searcher.play()
        for row in (figures(searcher), *gains(searcher)):
            print(json.dumps(row))  # noqa: T201 (a program of its own)


if __name__ == "__main__":
    main(sys.argv[1:])
