"""What pages of an event are made of, as everybody, a player, a table or an organiser sees it."""

from enum import auto

from dacabo.core.phrases import Phrase
from dacabo.core.rules import Setting
from dacabo.core.values import Choice, Value
from dacabo.tournament.event import Colleague, Gone, PrizeTaken
from dacabo.tournament.facts import Entry, How, Player
from dacabo.tournament.pages.todo import Todo
from dacabo.tournament.reckoning.placing import Placed


class Phase(Choice):
    """How far an event is."""

    REGISTRATION = auto()
    DRAFT = auto()
    """Drawn, not published."""
    PLAYING = auto()
    BETWEEN = auto()
    """A stage is over, the next is to be drawn."""
    FINISHED = auto()
    """The final and its decision rounds are played."""
    OVER = auto()


class PlayerView(Value):
    """A player as everybody sees them."""

    player: Player
    name: str
    here: bool
    gone: Gone | None


class ClockView(Value):
    """A match's clock. A reader counts on by itself: `played` is as of `at`."""

    at: int
    played: int
    limit: int | None
    runs: bool
    due: int | None
    called: bool
    """Last round."""


class Line(Value):
    """A player's line in the table of a match."""

    player: Player
    total: int | None
    """Penalties included."""
    penalty: int
    place: int | None
    advances: bool
    left: bool
    struck: bool


class MatchView(Value, kw_only=True):
    """A match as everybody sees it."""

    id: str
    stage: int
    final: bool
    table: int
    group: str
    lines: tuple[Line, ...]
    clock: ClockView | None
    online: str | None
    decided: bool
    rounds: tuple[dict[Player, int], ...]
    decisions: tuple[dict[Player, int], ...]
    ties: tuple[tuple[Player, ...], ...]
    """Who has to play a decision round."""


class StageView(Value, kw_only=True):
    """A stage as everybody sees it."""

    number: int
    label: str
    """Of its draw, for those who draw again."""
    commitment: str
    """The SHA-256 of the seed that drew it, published before anybody was drawn."""
    seed: str | None
    """In hex, once the stage is published. None if it was drawn by a seed that this server never
    had; of an event that began before there was a seed for each stage, until it is over."""
    draws: int
    """How often it was drawn, drafts given up and draws taken back included."""
    drawn: tuple[tuple[Player, ...], ...]
    """The groups as they were drawn, before anybody was exchanged, replaced or came late."""
    final: bool
    matches: tuple[MatchView, ...]


class PublicView(Value, kw_only=True):
    """What is on the wall: the draw, the standings, the clocks, the way to the final."""

    number: int
    """Of the last fact."""
    name: str
    game: str
    preset: str
    changes: dict[str, Setting]
    """The rule options that differ from the preset."""
    phase: Phase
    players: tuple[PlayerView, ...]
    names: tuple[str, ...]
    """By player's number, for the words."""
    stages: tuple[StageView, ...]
    placing: tuple[Placed, ...]
    prizes: tuple[str, ...]
    taken: tuple[PrizeTaken, ...]
    why: Phrase | None
    """Why tied winners play on, if they must."""
    commitment: str
    """The SHA-256 of the seed by which is drawn next, published before anybody is drawn."""
    seed: str | None
    """In hex, once the event is over."""
    closed: bool
    """Whether the organisers have closed the list to those who put themselves on it."""
    waiting: int
    """How many have put themselves on the list and wait for an organiser to let them in; until
    then their names are shown to nobody else."""
    draws: int
    """How often the stage to come was drawn already, drafts and draws taken back included."""


class PlayerPage(Value, kw_only=True):
    """What one player sees: everything public, and where they are to be."""

    event: PublicView
    player: Player
    name: str
    """Empty for somebody who is not on the list any more."""
    waiting: bool
    """They are not on the list before an organiser lets them in."""
    match: str | None
    opponents: tuple[Player, ...]
    enter: bool
    """Whether they can say how their match ended."""
    choose: tuple[str, ...]
    """The prizes that they can choose from, when it is their turn."""


class TablePage(Value, kw_only=True):
    """What the phone at a table sees: its match, its clock, whether a result can be entered."""

    event: str
    names: tuple[str, ...]
    """By player's number, of those who are at this table."""
    table: int
    match: MatchView | None
    start: bool
    enter: bool


class LogLine(Value, kw_only=True):
    """A line of the audit trail. No seed is in it."""

    number: int
    entry: Entry
    counts: bool
    """False once it was taken back."""


class ListedView(Value):
    """A player as the organisers see them."""

    player: Player
    how: How
    reason: str


class WaitingView(Value):
    """Somebody at the door, as the organisers see them."""

    player: Player
    name: str


class Desk(Value, kw_only=True):
    """The organiser's desk: everything but the seed of the next draw."""

    event: PublicView
    listed: tuple[ListedView, ...]
    waiting: tuple[WaitingView, ...]
    """Who put themselves on the list and waits to be let in."""
    organisers: tuple[Colleague, ...]
    """All who were ever given a link to this desk."""
    draft: StageView | None
    todo: tuple[Todo, ...]
    void: tuple[MatchView, ...]
    late: bool
    """Whether somebody who comes late can still be let in."""
    last: int | None
    """The step that can be taken back."""
    log: tuple[LogLine, ...]
    """The last lines of the audit trail, and the step that can be taken back."""
