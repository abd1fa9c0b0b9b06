"""What is played for: penalties, draws, clocks, results, prizes."""

from typing import TypeAlias

from dacabo.core.values import Tagged, Value
from dacabo.tournament.facts.people import Player


class Penalised(Tagged):
    """Points were added to a player's total of one match."""

    player: Player
    match: str
    points: int
    reason: str


class Disqualified(Tagged):
    """A player was disqualified; their current or last match, if any, counts without them."""

    player: Player
    match: str | None
    reason: str


class Met(Value, array_like=True):
    """Two players who have sat at one table before; `one` is the smaller number."""

    one: Player
    other: Player
    times: int


class TablesAvoided(Tagged):
    """The draws avoid tables that there have been: how often players have met, by their club."""

    met: tuple[Met, ...]
    """In the order of the players."""


class Drawn(Tagged):
    """Groups were drawn: a draft until it is published."""

    stage: int
    label: str
    groups: tuple[tuple[Player, ...], ...]
    met: tuple[Met, ...] = ()
    """Who had met before, if the draw avoids that."""


class Exchanged(Tagged):
    """Two players of a draft changed places."""

    one: Player
    other: Player
    reason: str


class Published(Tagged):
    """The draft was published."""


class DrawDiscarded(Tagged):
    """The last draw, a draft or published, no longer counts: nothing of it had begun."""

    reason: str


class WentOnline(Tagged):
    """A match is played at a live table of the card room."""

    match: str
    code: str


class Started(Tagged):
    """Matches and their clocks were started."""

    matches: tuple[str, ...]


class Paused(Tagged):
    """Clocks were paused."""

    matches: tuple[str, ...]


class Continued(Tagged):
    """Clocks were resumed."""

    matches: tuple[str, ...]


class Extended(Tagged):
    """Matches got more minutes."""

    matches: tuple[str, ...]
    minutes: int


class TimeCalled(Tagged):
    """Time is up: at these tables the round in progress is the last (TOUR-2)."""

    matches: tuple[str, ...]


class ResultEntered(Tagged):
    """A match ended with these totals."""

    match: str
    totals: dict[Player, int]
    rounds: tuple[dict[Player, int], ...] = ()
    """The points of each round, if a score pad was used."""
    bots: tuple[Player, ...] = ()
    """The players whose seat at a live table a bot had in the end."""


class ResultCorrected(Tagged):
    """The totals of a match were corrected."""

    match: str
    totals: dict[Player, int]
    reason: str
    undecided: bool = False
    """Decision rounds of that stage that are not needed any more do not count, either."""


class DecisionEntered(Tagged):
    """The points of one decision round among tied players (TOUR-9, TOUR-11)."""

    match: str
    points: dict[Player, int]
    bots: tuple[Player, ...] = ()
    """As in `ResultEntered`."""


class DecisionWentOnline(Tagged):
    """The tied players of a match at a live table play their decision round at another one."""

    match: str
    players: tuple[Player, ...]
    code: str


class BotJudged(Tagged):
    """An organiser decided whether a seat that a bot played advances (TOUR-9)."""

    match: str
    player: Player
    advances: bool


class PrizesNamed(Tagged):
    """The prizes of the event."""

    prizes: tuple[str, ...]


class PrizeChosen(Tagged):
    """A finalist chose a prize."""

    player: Player
    prize: str


PlayFact: TypeAlias = (
    Penalised
    | Disqualified
    | TablesAvoided
    | Drawn
    | Exchanged
    | Published
    | DrawDiscarded
    | WentOnline
    | Started
    | Paused
    | Continued
    | Extended
    | TimeCalled
    | ResultEntered
    | ResultCorrected
    | DecisionEntered
    | DecisionWentOnline
    | BotJudged
    | PrizesNamed
    | PrizeChosen
)
