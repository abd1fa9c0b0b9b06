"""The types of an event's pages, for the public, a player, a table and an organiser."""

from enum import auto

from msgspec import UNSET, UnsetType

from dacabo.core.phrases import Phrase
from dacabo.core.rules import Setting
from dacabo.core.values import Choice, Value
from dacabo.tournament.event import (
    Announcement,
    Call,
    Colleague,
    DecisionTable,
    Described,
    Gone,
    How,
    Met,
    Plan,
    Player,
    PrizeTaken,
)
from dacabo.tournament.facts import Entry
from dacabo.tournament.formats import Format
from dacabo.tournament.outcomes import Outcome
from dacabo.tournament.views.todo import Todo


class Phase(Choice):
    """The phase of an event."""

    REGISTRATION = auto()
    DRAFT = auto()
    """Drawn but not published."""
    PLAYING = auto()
    BETWEEN = auto()
    """A stage is over, and the next one has to be drawn."""
    FINISHED = auto()
    """The final and its tie-break rounds are over."""
    OVER = auto()


class PlayerView(Value):
    """A player as everyone sees them."""

    player: Player
    name: str
    here: bool
    gone: Gone | None
    page: bool
    """Whether they, or somebody who said so, have their own page already."""
    plays: bool
    """Whether they are playing, may still have to, or have not been drawn yet."""


class ClockView(Value):
    """A match's clock. `played` is as of `at`; the client counts on from there."""

    at: int
    played: int
    limit: int | None
    runs: bool
    due: int | None
    called: bool
    """Whether the round in progress is the last."""


class Line(Value):
    """A player's line in the table of a match; what is rare is unset."""

    player: Player
    total: int | None
    """Including penalties."""
    penalty: int
    place: int | None
    advances: bool
    left: bool
    struck: bool | UnsetType = UNSET
    bot: bool | UnsetType = UNSET
    """A bot played for them to the end."""
    asked: bool | UnsetType = UNSET
    """Whether the bot's seat advances is for an organiser to say."""


class MatchView(Value, kw_only=True):
    """A match as everyone sees it."""

    id: str
    stage: int
    final: bool
    table: int
    group: str
    lines: tuple[Line, ...]
    clock: ClockView | None
    consolation: bool
    """Whether it is played alongside the final, by players who are out."""
    online: str | None
    decided: bool
    confirmed: bool
    """Whether somebody vouches for its result; until then, the event does not go on with it."""
    asked: bool
    """Whether an organiser asks the table to confirm its result."""
    rounds: tuple[dict[Player, int], ...]
    decisions: tuple[dict[Player, int], ...]
    ties: tuple[tuple[Player, ...], ...]
    """The players who have to play a tie-break round."""
    decision_tables: tuple[DecisionTable, ...]
    """The live tables where they do, if the match was played at one."""


class StageView(Value, kw_only=True):
    """A stage as everyone sees it."""

    number: int
    label: str
    """The label of its draw, needed to repeat it."""
    commitment: str
    """The SHA-256 of the seed that drew it, published before the draw."""
    seed: str | None
    """In hex, once the stage is published. None if this server never had the seed, and until the
    event is over if it is from before there was one seed per stage."""
    draws: int
    """The number of its draws, including drafts discarded and draws taken back."""
    drawn: tuple[tuple[Player, ...], ...]
    """The groups as drawn, before any exchange, replacement or late entry."""
    met: tuple[Met, ...]
    """The players who had met before, if the draw avoids that."""
    sat: tuple[Met, ...]
    """The players who had sat together this evening, if the draw avoids that."""
    drawn_beside: tuple[tuple[Player, ...], ...]
    """The groups of the consolation as drawn."""
    final: bool
    """Whether its first match is the final; the others are the consolation."""
    round: bool
    """Whether everybody plays it, and its result is added to those of the other rounds."""
    seats: tuple[Player, ...]
    """The players who have to play a tie-break round for the last seats in the final."""
    decisions: tuple[dict[Player, int], ...]
    """The points of those tie-break rounds that were played."""
    matches: tuple[MatchView, ...]


class ScoreView(Value):
    """A player's points in the rounds that are over."""

    player: Player
    place: int
    places: tuple[int | None, ...]
    """The points of the places, by round; None for a round without a result."""
    points: tuple[int | None, ...]
    """The points of the matches, by round."""
    total: int
    """The sum that decides the place: of the points of the places, or of the matches."""
    level: bool
    """Whether only the other of these sums separates the player from somebody."""


class PublicView(Value, kw_only=True):
    """The public page: the draw, the standings, the clocks, the way to the final."""

    number: int
    """The number of the latest fact."""
    name: str
    game: str
    preset: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    minutes: int | None
    """The time limit of a match."""
    about: Described
    """The date, the place and a note."""
    places: int | None
    """The limit for those who register themselves."""
    phase: Phase
    players: tuple[PlayerView, ...]
    names: tuple[str, ...]
    """By player number, for the words."""
    stages: tuple[StageView, ...]
    format: Format
    outline: tuple[Phrase, ...]
    """The format applied to this number of players, until the first draw."""
    most_points_win: bool
    scores: tuple[ScoreView, ...]
    """The standing after the last complete round, best first; empty in knockout formats."""
    placing: tuple[Outcome, ...]
    """The outcomes of everybody who played, best first."""
    prizes: tuple[str, ...]
    consolation_prize: str
    consolation_winners: tuple[Player, ...]
    """The players who have won a group of the consolation."""
    taken: tuple[PrizeTaken, ...]
    why: Phrase | None
    """The reason that tied winners have to play on, if they do."""
    ends_at: int | None
    """The total at which a match ends before its time; None if the rules have another end."""
    commitment: str
    """The SHA-256 of the seed of the next draw, published before that draw."""
    seed: str | None
    """In hex, once the event is over."""
    closed: bool
    """Whether the organisers have closed self-registration."""
    waiting: int
    """The number of players who registered themselves and wait to be admitted; until then, only
    organisers see their names."""
    draws: int
    """The number of draws of the next stage, including drafts and draws taken back."""
    announcement: Announcement | None
    """The announcement of the organisers to everybody."""
    elsewhere: str
    """The public page where the event goes on, if it does not here."""
    met: tuple[Met, ...]
    """The players who have met before, if the next draw avoids that."""


class PlayerPage(Value, kw_only=True):
    """A player's page: everything public, and where they play."""

    event: PublicView
    player: Player
    name: str
    """Empty for a player who is no longer on the list."""
    waiting: bool
    """Whether they wait for an organiser to admit them to the list."""
    queue: int
    """Their place on the waiting list, from 1; 0 for players on the list."""
    match: str | None
    opponents: tuple[Player, ...]
    enter: bool
    """Whether they can enter the result of their match."""
    vouch: bool
    """Whether they can confirm the result that another phone has handed in."""
    voided: bool
    """Whether a correction made their next match void, until its stage is drawn again."""
    choose: tuple[str, ...]
    """The prizes they can choose from, when it is their turn."""
    call: Call | None
    """The call of their table for an organiser, if there is one."""
    may_call: bool


class TablePage(Value, kw_only=True):
    """The page of the phone at a table: its match, its clock, whether a result can be entered."""

    event: str
    game: str
    preset: str
    changes: dict[str, Setting]
    minutes: int | None
    about: Described
    names: tuple[str, ...]
    """By player number, for the players at this table."""
    table: int
    match: MatchView | None
    start: bool
    enter: bool
    vouch: bool
    """As on the page of a player."""
    voided: bool
    """As on the page of a player."""
    call: Call | None
    """The call of the table for an organiser, if there is one."""
    may_call: bool
    announcement: Announcement | None
    elsewhere: str


class LogLine(Value, kw_only=True):
    """A line of the audit trail, without seeds."""

    number: int
    entry: Entry
    counts: bool
    """False once it was taken back."""
    step: bool
    """Whether it was done by a person, and can be taken back unless others depend on it."""


class ListedView(Value):
    """A player as the organisers and the helper at the door see them; what is empty is unset."""

    player: Player
    how: How
    claimed: bool | UnsetType = UNSET
    """Somebody took their page on the public page."""
    reason: str | UnsetType = UNSET
    """The reason for a disqualification."""
    paid: bool | UnsetType = UNSET
    """The tick in the cash box."""
    note: str | UnsetType = UNSET
    """The note about them."""
    exempt: bool | UnsetType = UNSET
    """Whether the cash box does not count them."""


class WaitingView(Value):
    """A player waiting to be admitted, as the organisers see them."""

    player: Player
    name: str


class DoorPage(Value, kw_only=True):
    """The page of the helper at the door: the list, and who waits; no draft, trail or links."""

    event: PublicView
    listed: tuple[ListedView, ...]
    waiting: tuple[WaitingView, ...]


class Timing(Value):
    """How long the event was expected to take, and how long it took."""

    plan: Plan | None
    """As it was drawn."""
    played: int | None
    """Minutes of play, without the breaks between stages; None before the end."""


class Desk(Value, kw_only=True):
    """The organiser's desk: everything except the seed of the next draw."""

    event: PublicView
    listed: tuple[ListedView, ...]
    waiting: tuple[WaitingView, ...]
    """Players who registered themselves and wait to be admitted."""
    organisers: tuple[Colleague, ...]
    """Everyone who was ever given a link to this desk."""
    forgotten: tuple[Player, ...]
    """The players whose personal data was deleted."""
    unlisted: tuple[WaitingView, ...]
    """Everybody who was on the list once, so that they, too, can be forgotten."""
    draft: StageView | None
    todo: tuple[Todo, ...]
    void: tuple[MatchView, ...]
    late: bool
    """Whether a latecomer can still be admitted."""
    last: int | None
    """The step that can be taken back."""
    timing: Timing
    log: tuple[LogLine, ...]
    """The last lines of the audit trail, and the step that can be taken back."""
