"""Bots at live tables: they know what their seat knows, and do not delay other players."""

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

BOTS: Final = (*LEVELS, *LEARNED)
RULES: Final[dict[str, RuleSet]] = {
    "original": GAMES["cabo"].presets["original"].changed({"rounds": 1}),
    "dutch": GAMES["cabo"].presets["dutch"],
    "single": GAMES["dacapo"].presets["single"].changed({"stack": 4}),
}
"""Rule sets for every kind of match, each over after a few hundred moves at most."""
EVERY_RULE_SET = pytest.mark.parametrize("preset", RULES)


class Match:
    """A match with a bot of each level."""

    def __init__(self, preset: str) -> None:
        self.rules = RULES[preset]
        self.game: AnyGame = GAMES[self.rules.game]
        self.chance = Sealed(bytes(32))
        self.facts_told: list[list[Fact]] = [[] for _ in BOTS]
        """By seat, all the facts that it has been told."""
        start = self.game.start(self.rules, len(BOTS))
        self.state, facts_told = resolve_chance(self.game, start, self.chance)
        self._tell(facts_told)

    def _tell(self, facts_told: Any) -> None:
        for seat, facts in enumerate(self.facts_told):
            facts.extend(heard(facts_told, seat))

    def bot_decisions(self) -> Iterator[Decision]:
        """Yield the decisions of bots, one after the other."""
        while decision := next_decision(self.game, self.state, self.chance, len(BOTS)):
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
        """Make a move; an illegal one is refused."""
        self.state, facts_told = self.game.play(self.state, seat, self.game.parse(move))
        self._tell(facts_told)
        self.state, facts_told = resolve_chance(self.game, self.state, self.chance)
        self._tell(facts_told)

    def start_session(self, seat: Seat) -> BotSession:
        """A session of a bot that sits down now."""
        rules = self.rules
        return BotSession(
            BotSeat(
                game=rules.game,
                rules=rules,
                players=len(BOTS),
                seat=seat,
                level=BOTS[seat],
                seed=70 + seat,
            )
        )

    def hear_news(self, start_session: BotSession, seat: Seat) -> None:
        """Pass on the facts since the last call."""
        for fact in self.facts_told[seat][start_session.heard :]:
            start_session.hear(fact)


@EVERY_RULE_SET
def test_a_session_plays_as_its_bot_would(preset: str) -> None:
    """Whole matches with every level: the same seed, facts and views give the same moves."""
    match = Match(preset)
    minds = [match.start_session(seat) for seat in range(len(BOTS))]
    bots = [
        seat_bot(match.rules.game, level, match.rules, players=len(BOTS), seat=seat, seed=70 + seat)
        for seat, level in enumerate(BOTS)
    ]
    for decision in match.bot_decisions():
        seat = decision.actor
        for fact in match.facts_told[seat][minds[seat].heard :]:
            bots[seat].hear(fact)
        match.hear_news(minds[seat], seat)
        move = minds[seat].choose(match.view(seat), decision)
        assert move == match.game.text(bots[seat].choose(match.view(seat), decision))
        match.play(seat, move)


@pytest.mark.parametrize("level", ["allegro", "presto", "prestissimo"])
def test_a_bot_that_sits_in_knows_what_the_seat_was_told(level: str) -> None:
    """A new bot that gets all facts at once plays like the bot that was there all the time."""
    match, compared = Match("original"), 0
    minds = [match.start_session(seat) for seat in range(len(BOTS))]
    for decision in match.bot_decisions():
        seat = decision.actor
        match.hear_news(minds[seat], seat)
        move = minds[seat].choose(match.view(seat), decision)
        if BOTS[seat] == level:
            new = match.start_session(seat)
            match.hear_news(new, seat)
            assert new.choose(match.view(seat), decision) == move
            compared += 1
        match.play(seat, move)
    assert compared > 5


def test_a_session_refuses_data_of_the_wrong_kind() -> None:
    """A state for a view, a secret for a fact, and a decision of another seat are refused."""
    match = Match("dutch")
    decision = next(match.bot_decisions())
    seat = decision.actor
    start_session = match.start_session(seat)
    match.hear_news(start_session, seat)
    with pytest.raises(TypeError):
        start_session.choose(match.state, decision)
    with pytest.raises(TypeError):
        start_session.hear(match.state)
    with pytest.raises(TypeError):
        start_session.hear(Shuffled((0, 1)))  # type: ignore[arg-type] # that is what is tested
    for other in (TABLE, (seat + 1) % len(BOTS)):
        with pytest.raises(ValueError, match=str(other)):
            start_session.choose(match.view(seat), Decision("turn", other, "turn"))


# --- at a table ---------------------------------------------------------------------------


OTHER_ADDRESS: Final = "127.0.0.2"
"""Another address of the same machine, where the system has one."""
TABLES: Final = 10


async def table_of_prestos(
    server: Server, lines: AsyncExitStack, bots: int, home: str | None
) -> Client:
    """Seat a player alone among bots, before the start."""
    guest = await asyncio.to_thread(server.guest)
    code = await asyncio.to_thread(guest.open, players=bots + 1)
    client = await lines.enter_async_context(guest.at(code, home=home))
    for _ in range(bots):
        assert (await client.ask("seat-bot", level="presto"))["type"] == "done"
    return client


async def first_looks(client: Client, bots: int) -> list[Json]:
    """The facts of a table's bots until all of them have looked at their cards."""

    def looks_so_far() -> list[Json]:
        return [news["event"] for news in client.news if news["event"]["by"] == "bot"]

    while len(looks_so_far()) < 4 * bots:  # two cards each: look, and put it back
        await client.receive()
    return looks_so_far()


@over_sockets
async def test_many_tables_of_one_home_do_not_delay_the_bots_of_others(tmp_path: Path) -> None:
    """All bots of the home play at their own level."""
    with serving(tmp_path) as server:
        async with AsyncExitStack() as lines:
            many = [await table_of_prestos(server, lines, 4, None) for _ in range(TABLES)]
            try:
                few = await table_of_prestos(server, lines, 2, OTHER_ADDRESS)
            except OSError:
                pytest.skip("this machine has one address only")
            await asyncio.gather(*(client.ask("start") for client in many))
            assert (await few.ask("start"))["type"] == "done"
            played = [*await first_looks(few, 2)]
            for client in many:
                played += await first_looks(client, 4)
            assert {event["level"] for event in played} == {None}
        assert "bot-failed" not in server.log
