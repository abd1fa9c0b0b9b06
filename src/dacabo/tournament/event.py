"""An event as its facts make it: who takes part, the stages and their matches, the prizes."""

from enum import auto
from typing import Final, TypeAlias

from dacabo.core.rules import RuleSet, Setting
from dacabo.core.values import Choice, Discreet, Value
from dacabo.games import rules_called
from dacabo.scorepad.contest import Contest
from dacabo.scorepad.sheets import CONTESTS
from dacabo.tournament.draw import TABLE_SEATS
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.facts import (
    Entry,
    How,
    LinkRenewed,
    Opened,
    OrganiserInvited,
    OrganiserWithdrawn,
    Player,
)
from dacabo.tournament.names import same
from dacabo.tournament.roles import Holder, House, HouseClock, Role

MINUTE: Final = 60_000

Purse: TypeAlias = tuple[Role, str]
"""What steps are counted for: a link, and the match that a table is at."""


class Gone(Choice):
    """Why a player takes no part any more."""

    DROPPED_OUT = auto()
    NO_SHOW = auto()
    REPLACED = auto()
    DISQUALIFIED = auto()


class Entrant(Value):
    """Somebody on the list."""

    player: Player
    name: str
    how: How
    waiting: bool = False
    """Not on the list yet: an organiser has to let them in."""
    known: bool = False
    """An organiser has let them in, or has checked them in."""
    here: bool = False
    """Checked in."""
    gone: Gone | None = None
    gone_at: int = 0
    """The number of the fact with which they left."""
    reason: str = ""
    """Why they were disqualified."""


class Colleague(Value):
    """One of the organisers, and the link that is theirs."""

    number: int
    name: str
    generation: int = 0
    withdrawn: bool = False


class Clock(Value):
    """The time of a match: minutes of play, not of breaks."""

    limit: int | None
    """Milliseconds; none if the match has no time limit."""
    ran: int = 0
    since: int | None = None
    """When it was last set going, while it goes."""
    called: bool = False
    """Time is up: the round in progress is the last."""

    def played(self, now: int) -> int:
        """How long has been played, in milliseconds."""
        return self.ran if self.since is None else self.ran + max(0, now - self.since)

    @property
    def due(self) -> int | None:
        """When time will be up, if the clock goes on."""
        if self.limit is None or self.since is None or self.called:
            return None
        return self.since + self.limit - self.ran


class Penalty(Value):
    """Points added to a player's total."""

    player: Player
    points: int
    reason: str


class Match(Value, kw_only=True):
    """A match of a group, or the final."""

    id: str
    """Never given twice, not even if the draw is taken back."""
    stage: int
    table: int
    """Counted from 1; the group is called by the letter."""
    players: tuple[Player, ...]
    left: tuple[Player, ...] = ()
    """Who left without a result; all of them, if nobody stayed."""
    struck: tuple[Player, ...] = ()
    """Who was disqualified after there was one."""
    clock: Clock | None = None
    """None before the match begins."""
    online: str | None = None
    """The code of the live table it is played at."""
    totals: dict[Player, int] | None = None
    rounds: tuple[dict[Player, int], ...] = ()
    penalties: tuple[Penalty, ...] = ()
    decisions: tuple[dict[Player, int], ...] = ()
    """The points of the decision rounds, in the order in which they were played."""

    @property
    def active(self) -> tuple[Player, ...]:
        """Who plays, or played to the end."""
        return tuple(player for player in self.players if player not in self.left)

    @property
    def decided(self) -> bool:
        """Whether there is a result, or nobody left to play against."""
        return self.totals is not None or len(self.active) <= 1


class Seal(Discreet):
    """What draws are made by: its commitment is public at once, its seed later."""

    commitment: str
    seed: bytes | None
    """None if it is known only where the event was held before."""


class Stage(Value, kw_only=True):
    """A stage of the event: its groups, or the final."""

    number: int
    label: str
    """Of its draw."""
    seal: int
    """By which it was drawn, counted from 0."""
    drawn: tuple[tuple[Player, ...], ...]
    """The groups as the seed gave them, before anybody was exchanged, replaced or came late."""
    matches: tuple[Match, ...]
    published: bool = False
    final: bool


class PrizeTaken(Value):
    """A prize and who chose it."""

    player: Player
    prize: str


class Event(Discreet, kw_only=True):
    """Everything about an event, its seeds included: shown to nobody as it is."""

    log: tuple[Entry, ...]
    standing: tuple[int, ...]
    """The numbers of the facts that count."""
    names: tuple[str, ...] = ()
    """By player's number, of everybody who was ever on the list."""
    name: str
    game: str
    preset: str
    changes: dict[str, Setting]
    rules: RuleSet
    """Of every match: those of the preset, with the changes."""
    seals: tuple[Seal, ...]
    """The last is for what is drawn next."""
    organisers: tuple[Colleague, ...]
    renewed: dict[Holder, int] = {}  # noqa: RUF012 (msgspec copies it)
    """The generation of each link that was renewed, by its first holder."""
    used: dict[Purse, int] = {}  # noqa: RUF012 (as above)
    """How many steps were taken by the links of tables and players, whatever became of them."""
    entrants: tuple[Entrant, ...] = ()
    closed: bool = False
    """Nobody can put themselves on the list."""
    stages: tuple[Stage, ...] = ()
    void: tuple[Match, ...] = ()
    """Matches that a correction has undone."""
    draws: tuple[int, ...] = ()
    """The stage of each draw there ever was, also of those given up and taken back."""
    prizes: tuple[str, ...] = ()
    taken: tuple[PrizeTaken, ...] = ()
    """In the order in which they were chosen."""
    over: bool = False

    @property
    def contest(self) -> Contest:
        """What the game says about events."""
        return CONTESTS[self.game]


def match_rules(game: str, preset: str, changes: dict[str, Setting]) -> RuleSet:
    """The rules of an event's matches: a preset with some options changed (TOUR-1).

    Raises:
        RulesError: there is no such game at events, no such preset, or no such match.
    """
    return rules_called(game, preset, among=CONTESTS).changed(changes)


def check_terms(fact: Opened) -> None:
    """Refuse an event that cannot be played.

    Raises:
        DacaboError: no full table can play by its rules, or no event has one of their options.
    """
    rules = match_rules(fact.game, fact.preset, fact.changes)
    rules.check_players(TABLE_SEATS)
    if (option := CONTESTS[fact.game].barred(rules)) is not None:
        raise TournamentError("option-not-in-events", option=rules.name(option))


def entrant(event: Event, player: Player) -> Entrant | None:
    """Somebody on the list, by number."""
    return next((one for one in event.entrants if one.player == player), None)


def taken_names(event: Event) -> set[str]:
    """What nobody else can be called."""
    return {same(one.name) for one in event.entrants}


def present(event: Event) -> tuple[Entrant, ...]:
    """Everybody on the list who has not left."""
    return tuple(one for one in event.entrants if one.gone is None and not one.waiting)


def at_the_door(event: Event) -> tuple[Entrant, ...]:
    """Everybody who put themselves on the list and waits to be let in."""
    return tuple(one for one in event.entrants if one.waiting)


def gone_at(event: Event) -> dict[Player, int]:
    """Who has left, and when."""
    return {one.player: one.gone_at for one in event.entrants if one.gone is not None}


def draft(event: Event) -> Stage | None:
    """The stage that is drawn and not yet published."""
    return event.stages[-1] if event.stages and not event.stages[-1].published else None


def published(event: Event) -> tuple[Stage, ...]:
    """The stages that are published."""
    return tuple(stage for stage in event.stages if stage.published)


def current(event: Event) -> Stage | None:
    """The stage that is played, or was played last."""
    stages = published(event)
    return stages[-1] if stages else None


def match_of(event: Event, id: str) -> Match | None:  # noqa: A002 (its name)
    """A published match that counts, by its id."""
    return next((m for stage in published(event) for m in stage.matches if m.id == id), None)


def matches_of(event: Event, player: Player) -> list[Match]:
    """The matches that a player was drawn for, the last one first."""
    stages = reversed(published(event))
    return [match for stage in stages for match in stage.matches if player in match.players]


def last_match(event: Event, player: Player) -> Match | None:
    """The match that a player was drawn for last; it may not have begun."""
    return next(iter(matches_of(event, player)), None)


def last_matches(event: Event) -> dict[Player, Match]:
    """The same for everybody at once."""
    return {
        player: match
        for stage in published(event)
        for match in stage.matches
        for player in match.players
    }


def last_played(event: Event, player: Player) -> Match | None:
    """The match that a player plays, or played last."""
    return next((m for m in matches_of(event, player) if m.clock is not None), None)


def open_matches(event: Event) -> list[Match]:
    """The matches of the stage that are still to be decided; none once the event is over."""
    stage = None if event.over else current(event)
    return [] if stage is None else [match for match in stage.matches if not match.decided]


def time_is_up(event: Event, now: int) -> tuple[str, ...]:
    """The matches whose time is up and has not been called."""
    clocks = [(match.id, match.clock) for match in open_matches(event) if match.clock is not None]
    return tuple(id for id, clock in clocks if clock.due is not None and clock.due <= now)  # noqa: A001 (its name)


def last_step(event: Event) -> int | None:
    """The number of the step that can be taken back: the last that somebody took.

    What the clock does by itself, and the house, is no step; and a link stays withdrawn.
    """
    links = LinkRenewed | OrganiserInvited | OrganiserWithdrawn
    for number in reversed(event.standing[1:]):
        entry = event.log[number - 1]
        if not isinstance(entry.by, HouseClock | House) and not isinstance(entry.fact, links):
            return number
    return None


def answered(event: Event, id: str, by: Role) -> int | None:  # noqa: A002 (its name in the log)
    """The number of the fact that answered a role's request, if it was answered already."""
    for number, entry in enumerate(event.log, 1):
        if entry.id == id and entry.by == by:
            return number
    return None
