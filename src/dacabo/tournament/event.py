"""The state of an event: its players, the stages and their matches, the prizes."""

from enum import auto
from typing import TYPE_CHECKING, Final, TypeAlias

from dacabo import log
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.values import Choice, Discreet, Tagged, Value
from dacabo.scorepad.sheet import TournamentRules
from dacabo.scorepad.sheets import TOURNAMENT_RULES
from dacabo.tournament.formats import Format
from dacabo.tournament.names import letters, name_key
from dacabo.tournament.roles import LinkRole, Role

if TYPE_CHECKING:  # facts know the event that they change, and its log is made of them
    from dacabo.tournament.facts import Entry

MINUTE: Final = 60_000

BudgetKey: TypeAlias = tuple[Role, str]
"""The account to which a step is charged: a link, and for a table also its match."""


Player: TypeAlias = int
"""A player's number, from 0 in the order of registration; never reused."""


class How(Choice):
    """The way in which a player was registered."""

    ORGANISER = auto()
    SELF = auto()
    LIST = auto()
    """By an organiser, with a file of names."""


class Met(Value, array_like=True):
    """Two players who have sat at one table before; `one` is the smaller number."""

    one: Player
    other: Player
    times: int


class Described(Tagged):
    """The description of an event for its guests; empty parts are unknown."""

    when: str = ""
    """The local date, and maybe the time: `2026-11-20` or `2026-11-20T19:00`."""
    place: str = ""
    note: str = ""


class Gone(Choice):
    """The reason that a player no longer takes part."""

    DROPPED_OUT = auto()
    NO_SHOW = auto()
    REPLACED = auto()
    DISQUALIFIED = auto()


class Entrant(Value):
    """A player on the list."""

    player: Player
    name: str
    how: How
    waiting: bool = False
    """Not on the list yet: an organiser has to admit them."""
    known: bool = False
    """Admitted or checked in by an organiser."""
    here: bool = False
    """Checked in."""
    gone: Gone | None = None
    gone_at: int = 0
    """The number of the fact with which they left."""
    reason: str = ""
    """The reason for a disqualification."""
    claimed: bool = False
    """Whether somebody claimed their page on the public page."""
    paid: bool = False
    """The tick in the cash box; like the note, for organisers and the door only."""
    note: str = ""

    @property
    def has_page(self) -> bool:
        """Whether somebody got the player's own page without an organiser."""
        return self.claimed or self.how is How.SELF


class Colleague(Value):
    """One of the organisers, and the state of their link."""

    number: int
    name: str
    generation: int = 0
    withdrawn: bool = False
    forgotten: bool = False
    """The name was deleted: this is a pseudonym."""


class Clock(Value):
    """The clock of a match; it measures playing time without breaks."""

    limit: int | None
    """Milliseconds; None without a time limit."""
    ran: int = 0
    since: int | None = None
    """The time at which it was last started; None while it is paused."""
    called: bool = False
    """Whether time is up: the round in progress is the last."""

    def played(self, now: int) -> int:
        """The playing time so far, in milliseconds."""
        return self.ran if self.since is None else self.ran + max(0, now - self.since)

    @property
    def due(self) -> int | None:
        """The time at which it will be up if it keeps running."""
        if self.limit is None or self.since is None or self.called:
            return None
        return self.since + self.limit - self.ran


class Penalty(Value):
    """Points added to a player's total."""

    player: Player
    points: int
    reason: str


class DecisionTable(Value):
    """The live table of a tie-break round."""

    players: tuple[Player, ...]
    code: str


class Match(Value, kw_only=True):
    """A match of a group, or the final."""

    id: str
    """Unique, even among draws that were taken back."""
    stage: int
    table: int
    """Counted from 1; the group is named after it by a letter."""
    players: tuple[Player, ...]
    withdrawn: tuple[Player, ...] = ()
    """Players who left without a result; all of them, if no one stayed."""
    struck: tuple[Player, ...] = ()
    """Players who were disqualified after there was a result."""
    clock: Clock | None = None
    """None before the match begins."""
    online: str | None = None
    """The code of the live table it is played at."""
    totals: dict[Player, int] | None = None
    rounds: tuple[dict[Player, int], ...] = ()
    reported_by: LinkRole | None = None
    """The phone whose result still has to be confirmed; None once somebody vouches for it."""
    asked: bool = False
    """Whether an organiser asks the table to confirm that result."""
    penalties: tuple[Penalty, ...] = ()
    decisions: tuple[dict[Player, int], ...] = ()
    """The points of the tie-break rounds, in the order they were played."""
    decision_tables: tuple[DecisionTable, ...] = ()
    """The online tables of tie-break rounds, until there is a result."""
    bots: tuple[Player, ...] = ()
    """Players for whom a bot played to the end."""
    let_on: tuple[Player, ...] = ()
    """Those of them whose seat may advance."""
    kept_back: tuple[Player, ...] = ()
    """Those of them who rank as if they had left the match."""
    consolation: bool = False
    """Whether it is played alongside the final, by players who are out."""

    @property
    def active(self) -> tuple[Player, ...]:
        """The players who play, or played to the end."""
        if not self.withdrawn:  # mostly; it is asked often
            return self.players
        return tuple(player for player in self.players if player not in self.withdrawn)

    @property
    def decided(self) -> bool:
        """Whether there is a result, or no opponent is left."""
        return self.totals is not None or len(self.active) <= 1

    @property
    def settled(self) -> bool:
        """Whether it is decided by a result that somebody vouches for, or without one."""
        return self.decided and self.reported_by is None


class Seal(Discreet):
    """The seed of draws: its commitment is public at once, the seed itself later."""

    commitment: str
    seed: bytes | None
    """None if only another server knows it."""


class Stage(Value, kw_only=True):
    """A stage of the event: its groups, or the final."""

    number: int
    label: str
    """The label of its draw."""
    seal: int
    """The index of the seal it was drawn with."""
    drawn: tuple[tuple[Player, ...], ...]
    """The groups as drawn, before any exchange, replacement or late entry."""
    matches: tuple[Match, ...]
    met: tuple[Met, ...] = ()
    """The players who had met before, if the draw avoids that."""
    published: bool = False
    final: bool
    """Whether its first match is the final."""
    round: bool = False
    """Whether everybody plays it, and its result is added to those of the other rounds."""
    sat: tuple[Met, ...] = ()
    """The players who had sat together earlier in this event, if the draw avoids that."""
    drawn_beside: tuple[tuple[Player, ...], ...] = ()
    """The groups of the consolation as drawn."""
    decisions: tuple[dict[Player, int], ...] = ()
    """The points of the tie-break rounds for the last seats in the final."""


class PrizeTaken(Value):
    """A prize and the player who chose it."""

    player: Player
    prize: str


class Announcement(Value):
    """An announcement of the organisers to everybody."""

    number: int
    """The number of its fact."""
    at: int
    text: str


class Call(Value):
    """A table calls for an organiser."""

    at: int
    player: Player | None
    """The player who called with their own phone; None if it was the table's."""
    coming: bool = False
    """Whether somebody is on the way."""


class Plan(Value):
    """How many minutes of play an event was expected to take when it was drawn."""

    low: int
    """Half of such evenings take no longer."""
    high: int
    """Nearly all of them take no longer."""


class Event(Discreet, kw_only=True):
    """The complete state of an event, seeds included; never shown as a whole."""

    log: tuple["Entry", ...]
    in_effect: tuple[int, ...]
    """The numbers of the facts in effect."""
    names: tuple[str, ...] = ()
    """By player number, including players no longer on the list."""
    name: str
    game: str
    preset: str
    changes: dict[str, Setting]
    rules: RuleSet
    """The rules of every match: the preset with the changes."""
    format: Format = Format()
    seals: tuple[Seal, ...]
    """The last one is for the next draw."""
    organisers: tuple[Colleague, ...]
    renewed: dict[LinkRole, int] = {}  # noqa: RUF012 (msgspec copies it)
    """The generation of each renewed link, by its first holder."""
    used: dict[BudgetKey, int] = {}  # noqa: RUF012 (as above)
    """The number of steps taken by the links of tables and players, including those taken back."""
    about: Described = Described()
    places: int | None = None
    """The limit for those who register themselves."""
    entrants: tuple[Entrant, ...] = ()
    closed: bool = False
    """Whether players can no longer register themselves."""
    met: tuple[Met, ...] = ()
    """The players who have met before, if draws avoid that."""
    stages: tuple[Stage, ...] = ()
    void: tuple[Match, ...] = ()
    """Matches that a correction has invalidated."""
    draws: tuple[int, ...] = ()
    """The stage of every draw ever made, including those discarded or taken back."""
    prizes: tuple[str, ...] = ()
    consolation_prize: str = ""
    """The prize of whoever wins a group of the consolation."""
    taken: tuple[PrizeTaken, ...] = ()
    """In the order they were chosen."""
    announcement: Announcement | None = None
    calls: dict[str, Call] = {}  # noqa: RUF012 (as above)
    """By match: the tables that call for an organiser."""
    hand_ms: int | None = None
    """Milliseconds that the tables of its club take for each player and round, if known."""
    plan: Plan | None = None
    """The plan at its first draw, if there was one."""
    forgotten: tuple[Player, ...] = ()
    """The players whose personal data was deleted."""
    elsewhere: str = ""
    """The public page where the event goes on; nothing can be written here any more."""
    over: bool = False

    @property
    def tournament_rules(self) -> TournamentRules:
        """The event-specific rules of the game."""
        return TOURNAMENT_RULES[self.game]

    @property
    def worse(self) -> int:
        """The sign of points: 1 if more of them are worse, -1 if they are better."""
        return -1 if self.tournament_rules.most_points_win(self.rules) else 1


def is_closed(event: Event) -> bool:
    """Whether nothing can happen here any more: it is over, or goes on elsewhere."""
    return event.over or bool(event.elsewhere)


def find_entrant(event: Event, player: Player) -> Entrant | None:
    """A player on the list, by number."""
    return next((entrant for entrant in event.entrants if entrant.player == player), None)


def used_names(event: Event) -> set[str]:
    """The keys of the names in use (`name_key`)."""
    return {name_key(entrant.name) for entrant in event.entrants}


def present_entrants(event: Event) -> tuple[Entrant, ...]:
    """All players on the list who have not left."""
    return tuple([one for one in event.entrants if one.gone is None and not one.waiting])


def waiting_entrants(event: Event) -> tuple[Entrant, ...]:
    """All players who registered themselves and wait to be admitted."""
    return tuple([entrant for entrant in event.entrants if entrant.waiting])


def departures(event: Event) -> dict[Player, int]:
    """The players who have left, with the number of the fact."""
    return {one.player: one.gone_at for one in event.entrants if one.gone is not None}


def draft(event: Event) -> Stage | None:
    """The stage that is drawn but not yet published."""
    return event.stages[-1] if event.stages and not event.stages[-1].published else None


def published_stages(event: Event) -> tuple[Stage, ...]:
    """The published stages."""
    return tuple(stage for stage in event.stages if stage.published)


def group_of(match: Match) -> str:
    """The letter of a match's group. The first table beside a final is group A, too."""
    return letters(match.table - match.consolation)


def current_stage(event: Event) -> Stage | None:
    """The stage being played, or the last one played."""
    stages = published_stages(event)
    return stages[-1] if stages else None


def match_of(event: Event, id: str) -> Match | None:  # noqa: A002 (its name)
    """A published match in effect, by its id."""
    return next((m for stage in published_stages(event) for m in stage.matches if m.id == id), None)


def matches_of(event: Event, player: Player) -> list[Match]:
    """The matches that a player was drawn for, latest first."""
    stages = reversed(published_stages(event))
    return [match for stage in stages for match in stage.matches if player in match.players]


def last_match(event: Event, player: Player) -> Match | None:
    """The latest match that a player was drawn for; it may not have begun."""
    return next(iter(matches_of(event, player)), None)


def last_matches(event: Event) -> dict[Player, Match]:
    """`last_match` of all players at once."""
    return {
        player: match
        for stage in published_stages(event)
        for match in stage.matches
        for player in match.players
    }


def last_played(event: Event, player: Player) -> Match | None:
    """The match that a player is playing, or played last."""
    return next((m for m in matches_of(event, player) if m.clock is not None), None)


def open_matches(event: Event) -> list[Match]:
    """The undecided matches of the current stage; none once nothing can happen here any more."""
    stage = None if is_closed(event) else current_stage(event)
    return [] if stage is None else [match for match in stage.matches if not match.decided]


def time_is_up(event: Event, now: int) -> tuple[str, ...]:
    """The matches whose time is up but has not been called."""
    clocks = [(match.id, match.clock) for match in open_matches(event) if match.clock is not None]
    return tuple(id for id, clock in clocks if clock.due is not None and clock.due <= now)  # noqa: A001 (its name)


def answered(event: Event, id: str, by: Role) -> int | None:  # noqa: A002 (its name in the log)
    """The number of the fact that answered a role's request, if it was answered before."""
    return log.answered(event.log, id, lambda entry: entry.by == by)
