"""Bots at live tables: they know what their seat knows, and keep nobody else from playing."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from server.harness.rig import Client, Json, Server, over_sockets, serving

from dacabo.bots.levels import LEARNED, LEVELS, seat_bot
from dacabo.core.chance import Sealed
from dacabo.core.dealing import next_decision, resolve_chance
from dacabo.core.game import AnyGame, Decision, Fact, heard
from dacabo.core.moves import Shuffled
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.games import GAMES
from dacabo.server.tables.bot_session import BotSeat, BotSession

EVERYBODY: Final = (*LEVELS, *LEARNED)
RULES: Final[dict[str, RuleSet]] = {
    "original": GAMES["cabo"].presets["original"].changed({"rounds": 1}),
    "dutch": GAMES["cabo"].presets["dutch"],
    "single": GAMES["dacapo"].presets["single"].changed({"stack": 4}),
}
"""Matches of every kind that are over after a few hundred moves at most."""
EVERY_RULE_SET = pytest.mark.parametrize("preset", RULES)


class Match:
    """A match with a bot of each level."""

    def __init__(self, preset: str) -> None:
        self.rules = RULES[preset]
        self.game: AnyGame = GAMES[self.rules.game]
        self.chance = Sealed(bytes(32))
        self.told: list[list[Fact]] = [[] for _ in EVERYBODY]
        """By seat, everything that it was told."""
        start = self.game.start(self.rules, len(EVERYBODY))
        self.state, told = resolve_chance(self.game, start, self.chance)
        self._tell(told)

    def _tell(self, told: Any) -> None:
        for seat, facts in enumerate(self.told):
            facts.extend(heard(told, seat))

    def asked(self) -> Iterator[Decision]:
        """The decisions of bots, one after the other."""
        while decision := next_decision(self.game, self.state, self.chance, len(EVERYBODY)):
            if decision.actor == TABLE:
                move = self.game.default(self.state, decision)
                assert move is not None
                self.play(TABLE, self.game.text(move))
            else:
                yield decision
        assert self.game.result(self.state) is not None

    def view(self, seat: Seat) -> Any:
        """The view of a seat."""
        return self.game.view(self.state, seat)

    def play(self, seat: Seat, move: str) -> None:
        """A move; an illegal one is refused."""
        self.state, told = self.game.play(self.state, seat, self.game.parse(move))
        self._tell(told)
        self.state, told = resolve_chance(self.game, self.state, self.chance)
        self._tell(told)

    def mind(self, seat: Seat) -> BotSession:
        """A bot that sits down now."""
        rules = self.rules
        return BotSession(
            BotSeat(
                game=rules.game,
                rules=rules,
                players=len(EVERYBODY),
                seat=seat,
                level=EVERYBODY[seat],
                seed=70 + seat,
            )
        )

    def listen(self, mind: BotSession, seat: Seat) -> None:
        """Hear what has happened since."""
        for fact in self.told[seat][mind.heard :]:
            mind.hear(fact)


@EVERY_RULE_SET
def test_a_mind_plays_as_its_bot_would(preset: str) -> None:
    """Whole matches with every level: the same seed, facts and views give the same moves."""
    match = Match(preset)
    minds = [match.mind(seat) for seat in range(len(EVERYBODY))]
    bots = [
        seat_bot(
            match.rules.game, level, match.rules, players=len(EVERYBODY), seat=seat, seed=70 + seat
        )
        for seat, level in enumerate(EVERYBODY)
    ]
    for decision in match.asked():
        seat = decision.actor
        for fact in match.told[seat][minds[seat].heard :]:
            bots[seat].hear(fact)
        match.listen(minds[seat], seat)
        move = minds[seat].choose(match.view(seat), decision)
        assert move == match.game.text(bots[seat].choose(match.view(seat), decision))
        match.play(seat, move)


@pytest.mark.parametrize("level", ["allegro", "presto", "prestissimo"])
def test_whoever_sits_in_knows_what_the_seat_was_told(level: str) -> None:
    """A new bot, told everything at once, plays like the one that was there all the time."""
    match, compared = Match("original"), 0
    minds = [match.mind(seat) for seat in range(len(EVERYBODY))]
    for decision in match.asked():
        seat = decision.actor
        match.listen(minds[seat], seat)
        move = minds[seat].choose(match.view(seat), decision)
        if EVERYBODY[seat] == level:
            new = match.mind(seat)
            match.listen(new, seat)
            assert new.choose(match.view(seat), decision) == move
            compared += 1
        match.play(seat, move)
    assert compared > 5


def test_nothing_else_can_be_passed() -> None:
    """A state for a view, a secret for a fact, another seat's decision."""
    match = Match("dutch")
    decision = next(match.asked())
    seat = decision.actor
    mind = match.mind(seat)
    match.listen(mind, seat)
    with pytest.raises(TypeError):
        mind.choose(match.state, decision)
    with pytest.raises(TypeError):
        mind.hear(match.state)
    with pytest.raises(TypeError):
        mind.hear(Shuffled((0, 1)))  # type: ignore[arg-type] # that is what is tested
    for other in (TABLE, (seat + 1) % len(EVERYBODY)):
        with pytest.raises(ValueError, match=str(other)):
            mind.choose(match.view(seat), Decision("turn", other, "turn"))


# --- at a table ---------------------------------------------------------------------------


ELSEWHERE: Final = "127.0.0.2"
"""Another address of the same machine, where the system has one."""
TABLES: Final = 10


async def table_of_prestos(
    server: Server, lines: AsyncExitStack, bots: int, home: str | None
) -> Client:
    """A player alone among bots who waits for the start."""
    guest = await asyncio.to_thread(server.guest)
    code = await asyncio.to_thread(guest.open, players=bots + 1)
    client = await lines.enter_async_context(guest.at(code, home=home))
    for _ in range(bots):
        assert (await client.ask("seat-bot", level="presto"))["type"] == "done"
    return client


async def first_looks(client: Client, bots: int) -> list[Json]:
    """What the bots of a table do until all of them have looked at their cards."""

    def done() -> list[Json]:
        return [news["event"] for news in client.news if news["event"]["by"] == "bot"]

    while len(done()) < 4 * bots:  # two cards each: look, and put it back
        await client.receive()
    return done()


@over_sockets
async def test_one_home_with_many_tables(tmp_path: Path) -> None:
    """All its bots play, at their level, and the bots of others do not wait for them."""
    with serving(tmp_path) as server:
        async with AsyncExitStack() as lines:
            many = [await table_of_prestos(server, lines, 4, None) for _ in range(TABLES)]
            try:
                few = await table_of_prestos(server, lines, 2, ELSEWHERE)
            except OSError:
                pytest.skip("this machine has one address only")
            await asyncio.gather(*(client.ask("start") for client in many))
            assert (await few.ask("start"))["type"] == "done"
            played = [*await first_looks(few, 2)]
            for client in many:
                played += await first_looks(client, 4)
            assert {event["level"] for event in played} == {None}
        assert "bot-failed" not in server.log
