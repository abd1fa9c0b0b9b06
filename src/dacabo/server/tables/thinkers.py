"""Bots at live tables think in processes of their own, so that they delay no one.

The server keeps only the *mind* of each bot: a few kilobytes that it cannot read. They go to any
idle worker, with what the seat was told since, its view and the decision; the move comes back with
the new mind. So a worker keeps no state: if one ends, the next gets the same question and gives the
same answer.

Questions wait for a worker as long as necessary. Payers take turns, and under load a bot thinks at
a cheaper level, which is announced at the table. Both depend on the length of the queue, and on no
card.
"""

import asyncio
import pickle
from collections import deque
from functools import partial
from math import ceil
from typing import Any, Final, TypeAlias, cast

from dacabo.bots.bot import Bot, Student
from dacabo.bots.roster import DEAR, cheaper, seat_bot
from dacabo.core.errors import DacaboError
from dacabo.core.game import Decision, Fact
from dacabo.core.rules import RuleSet
from dacabo.core.seats import TABLE, Seat
from dacabo.core.values import Discreet, Value
from dacabo.games import GAMES
from dacabo.server.cost.queueing import FairQueue
from dacabo.server.cost.worker import Worker, WorkError

SECONDS: Final = 10.0
"""The longest time a bot may think; the slowest takes a third of a second."""
START_SECONDS: Final = 60.0
"""The longest time a worker may take to start."""
LONG: Final = 20
"""Questions ahead per worker beyond which the expensive levels are replaced: Presto takes 20 to 60
milliseconds on average, so this is a second. No single table has as many bots."""


LATELY: Final = 256
"""Thoughts of a kind that say how long the next one may take."""
AT_FIRST: Final = 0.35
"""Seconds that one of an expensive level may take, as long as too few were measured."""
LONGEST_HIDDEN: Final = 1.0
"""Seconds: no bot waits longer than that to hide how long it has thought."""
QUICK: Final = 0.01
"""Seconds of the processor below which a thought is no search. Whatever else delays the answer has
nothing to do with the cards."""
STEP: Final = 0.05
"""Seconds to which the time is rounded up that bots take."""
Kind: TypeAlias = tuple[str, str, str]
"""Game, level and kind of decision."""


class ThinkingError(Exception):
    """A bot has no answer. The table makes a harmless move instead; only the log says so."""


# --- what goes over the pipe ------------------------------------------------------------


class Seated(Value, kw_only=True):
    """Which bot sits where."""

    game: str
    rules: RuleSet
    players: int
    seat: Seat
    level: str
    character: str | None = None
    seed: int
    """Of the bot's whims, drawn when it sits down; independent of the cards."""


class Question(Discreet, kw_only=True):
    """Everything a worker learns: what a seat was told, what it sees, and the decision.

    `memory` is what a worker made of earlier questions.
    """

    bot: Seated
    memory: bytes | None
    facts: tuple[Fact, ...]
    view: Any
    decision: Decision


class Answer(Discreet):
    """The text of a move, and the bot's new memory."""

    move: str
    memory: bytes


# --- in the server -----------------------------------------------------------------------


class Mind:
    """A bot at a table, in the words of `Bot`: it hears, and `Thinkers` let it choose.

    A bot that takes over a seat gets a new mind, which hears everything that the seat was told in
    this match. It is forgotten with its table.
    """

    def __init__(self, bot: Seated) -> None:
        self.bot = bot
        self._memory: bytes | None = None
        self._known = 0
        """The number of facts in the memory."""
        self._news: list[Fact] = []
        """The facts heard after that."""

    def hear(self, fact: Fact) -> None:
        """Hear a fact; in order."""
        if type(fact) not in GAMES[self.bot.game].fact_types:
            raise TypeError(type(fact))
        self._news.append(fact)

    def ask(self, view: Any, decision: Decision) -> Question:  # noqa: ANN401 (any game's view)
        """The question for a worker. A state, or another seat's decision, is refused."""
        if type(view) is not GAMES[self.bot.game].view_type:
            raise TypeError(type(view))
        if decision.actor != self.bot.seat or decision.actor == TABLE:
            raise ValueError(decision.actor)
        return Question(
            bot=self.bot,
            memory=self._memory,
            facts=tuple(self._news),
            view=view,
            decision=decision,
        )

    @property
    def heard(self) -> int:
        """The number of facts heard."""
        return self._known + len(self._news)

    def remember(self, memory: bytes, heard: int) -> None:
        """Store the memory of the first `heard` facts; later ones remain news."""
        if heard >= self._known:
            del self._news[: heard - self._known]
            self._memory, self._known = memory, heard


class _Asked:
    """A question that waits for a worker, and then for its answer."""

    def __init__(self, question: Question) -> None:
        self.bot = question.bot
        self.kind: Kind = (self.bot.game, self.bot.level, question.decision.kind)
        self.question = pickle.dumps(partial(_answered, question))
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def done(self, answer: Answer | Exception) -> None:
        """Answer the caller, if it still waits."""
        if self.answer.done():
            return
        if isinstance(answer, Exception):
            self.answer.set_exception(answer)
        else:
            self.answer.set_result(answer)


class Thinkers:
    """The workers in which the bots of all tables think. Each is started on first use.

    Args:
        workers: their maximum number.
        seconds: that a worker may think about one question.
    """

    def __init__(self, workers: int, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._workers = [Worker() for _ in range(workers)]
        # Last in, first out: a quiet server needs one worker, and not all of them in turn.
        self._idle = [*self._workers]
        self._queue: FairQueue[_Asked] = FairQueue()
        self._asking: set[asyncio.Task[None]] = set()
        self._closed = False
        self._lately: dict[Kind, deque[float]] = {}

    def slowest(self, game: str, level: str, kind: str) -> float:
        """Seconds within which nearly every thought about such a decision is over.

        A bot that answered as soon as it has thought would show that its cards are easy or hard. If
        none answers before the slowest of the last thoughts would be over, only a still slower one
        is seen: one in some hundred.
        """
        slowest = max(self._latest((game, level, kind)), default=0.0)
        return min(ceil(slowest / STEP) * STEP, LONGEST_HIDDEN)

    def _latest(self, kind: Kind) -> deque[float]:
        """Seconds that the last thoughts of a kind have taken."""
        if kind not in self._lately:
            at_first = (AT_FIRST,) if kind[1] in DEAR else ()
            self._lately[kind] = deque(at_first, maxlen=LATELY)
        return self._lately[kind]

    def level_now(self, level: str, payer: str) -> str:
        """The level at which a bot thinks if asked now: its own, unless the queue is long."""
        if self._queue.ahead(payer) < LONG * len(self._workers):
            return level
        return cheaper(level)

    async def choose(self, mind: Mind, view: Any, decision: Decision, payer: str = "") -> str:  # noqa: ANN401 (any game's)
        """The text of the move with which a bot answers a decision of its seat.

        If the wait is cancelled, the bot does not remember the question.

        Raises:
            ThinkingError: the bot failed, or took too long, or the server is closing.
        """
        asked, heard = (
            _Asked(mind.ask(view, decision)),
            mind.heard,
        )
        self._queue.enter(payer, asked)
        self._hand_out()
        try:
            answer = await asked.answer
        finally:
            self._queue.leave(payer, asked)
        mind.remember(answer.memory, heard)
        return answer.move

    def _hand_out(self) -> None:
        """Give waiting questions to idle workers, without waiting for them."""
        while self._idle and (asked := self._queue.next()):
            asking = asyncio.create_task(self._ask(self._idle.pop(), asked))
            self._asking.add(asking)
            asking.add_done_callback(self._asking.discard)

    async def _ask(self, worker: Worker, asked: _Asked) -> None:
        try:
            asked.done(await self._answer(worker, asked))
        except Exception as error:  # noqa: BLE001 (any error is raised at the caller)
            asked.done(error)
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def _answer(self, worker: Worker, asked: _Asked) -> Answer:
        if self._closed:
            raise ThinkingError("the server is closing")
        try:
            if worker.is_cold:  # on a busy machine it starts longer than any bot may think
                async with asyncio.timeout(START_SECONDS):
                    await worker.do(pickle.dumps(partial(_wake, asked.bot)))
            loop = asyncio.get_running_loop()
            began = loop.time()
            async with asyncio.timeout(self.seconds):
                done = await worker.do(asked.question)
            self._latest(asked.kind).append(loop.time() - began if done.seconds > QUICK else 0.0)
            return cast("Answer", done.answer)
        except TimeoutError:
            raise ThinkingError("took too long") from None
        except EOFError:
            raise ThinkingError("the worker ended") from None
        except WorkError as error:
            raise ThinkingError(str(error)) from None
        except DacaboError as error:  # without its text, which tells what the bot meant to do
            raise ThinkingError(type(error).__name__) from None

    async def close(self) -> None:
        """End all workers; callers that wait get a `ThinkingError`."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in self._workers))
        while self._asking:
            await asyncio.gather(*self._asking)


# --- in a worker ----------------------------------------------------------------------------


def _wake(who: Seated) -> None:
    """Read what the first bot needs; the server itself never does."""
    _seat(who)


def _seat(who: Seated) -> Bot:
    return seat_bot(
        who.game,
        who.level,
        who.rules,
        players=who.players,
        seat=who.seat,
        seed=who.seed,
        character=who.character,
    )


def _answered(question: Question) -> Answer:
    Student.people_wait = True
    who, memory = question.bot, question.memory
    bot = _seat(who) if memory is None else pickle.loads(memory)  # noqa: S301 (a worker wrote it)
    for fact in question.facts:
        bot.hear(fact)
    move = GAMES[who.game].text(bot.choose(question.view, question.decision))
    return Answer(move, pickle.dumps(bot))
