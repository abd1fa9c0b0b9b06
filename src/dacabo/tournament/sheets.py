"""An evening as a spreadsheet for the club's secretary: for organisers only.

It has what minutes need: places, groups, rounds, prizes, attendance, corrections with their
reasons, and the times of everything. The cash box is in it, too.
"""

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final, TypeAlias

from dacabo.core.phrases import Argument, Phrase
from dacabo.core.rules import Setting
from dacabo.core.values import Value
from dacabo.spreadsheet import Cell, Row, Sheet
from dacabo.tournament.event import (
    MINUTE,
    Event,
    Gone,
    Match,
    Player,
    Stage,
    group_of,
    published_stages,
)
from dacabo.tournament.facts import Fact
from dacabo.tournament.outcomes import Mark, Outcome, outcomes, tie_break_of
from dacabo.tournament.roles import AsPlayer, AtTable, Door, OnlineTable, Organiser, Role
from dacabo.tournament.standings import advancing, places, points, scores
from dacabo.tournament.subjects.cashbox import cash_entrants
from dacabo.tournament.subjects.clocks import Extended
from dacabo.tournament.subjects.closing import Ended
from dacabo.tournament.subjects.drawing import DrawDiscarded, Exchanged
from dacabo.tournament.subjects.penalties import Disqualified, Penalised
from dacabo.tournament.subjects.prizes import consolation_winners, valid_choices
from dacabo.tournament.subjects.registration import Renamed, recorded_entrants
from dacabo.tournament.subjects.results import ResultCorrected, ResultEntered
from dacabo.tournament.subjects.taking_back import TakenBack
from dacabo.tournament.times import Times, match_times, minutes_played

Say: TypeAlias = Callable[[Phrase], str]

WORDS: Final = (
    "tournament-sheet-advances",
    "tournament-sheet-after",
    "tournament-sheet-attendance",
    "tournament-sheet-before",
    "tournament-sheet-began",
    "tournament-sheet-bot",
    "tournament-sheet-by",
    "tournament-sheet-by-door",
    "tournament-sheet-by-organiser",
    "tournament-sheet-by-table",
    "tournament-sheet-called",
    "tournament-sheet-cash-note",
    "tournament-sheet-consolation",
    "tournament-sheet-corrected",
    "tournament-sheet-corrections",
    "tournament-sheet-date",
    "tournament-sheet-discarded",
    "tournament-sheet-disqualified",
    "tournament-sheet-dropped-out",
    "tournament-sheet-ended",
    "tournament-sheet-evening",
    "tournament-sheet-exchanged",
    "tournament-sheet-extended",
    "tournament-sheet-final",
    "tournament-sheet-game",
    "tournament-sheet-group",
    "tournament-sheet-here",
    "tournament-sheet-last-result",
    "tournament-sheet-left",
    "tournament-sheet-listed",
    "tournament-sheet-matches",
    "tournament-sheet-minutes",
    "tournament-sheet-name",
    "tournament-sheet-no-show",
    "tournament-sheet-note",
    "tournament-sheet-opened",
    "tournament-sheet-organisers",
    "tournament-sheet-other-sum",
    "tournament-sheet-paid",
    "tournament-sheet-paid-sum",
    "tournament-sheet-penalty",
    "tournament-sheet-place",
    "tournament-sheet-places",
    "tournament-sheet-planned",
    "tournament-sheet-play",
    "tournament-sheet-played",
    "tournament-sheet-points",
    "tournament-sheet-prize",
    "tournament-sheet-prizes",
    "tournament-sheet-reason",
    "tournament-sheet-remark",
    "tournament-sheet-renamed",
    "tournament-sheet-replaced",
    "tournament-sheet-round",
    "tournament-sheet-rounds",
    "tournament-sheet-rounds-differ",
    "tournament-sheet-scale",
    "tournament-sheet-scale-final",
    "tournament-sheet-scale-match",
    "tournament-sheet-scale-places",
    "tournament-sheet-scale-rounds",
    "tournament-sheet-stage",
    "tournament-sheet-stage-number",
    "tournament-sheet-step",
    "tournament-sheet-step-number",
    "tournament-sheet-sum",
    "tournament-sheet-table",
    "tournament-sheet-taken-back",
    "tournament-sheet-tie-break",
    "tournament-sheet-time",
    "tournament-sheet-took",
    "tournament-sheet-tournament",
    "tournament-sheet-where",
    "tournament-sheet-yes",
)
"""The keys of all words of the sheets."""
_KEYS: Final = {key.split("-", 2)[2]: key for key in WORDS}
"""The same by their short names."""


class PadRounds(Value):
    """The rounds on the score pad of a match."""

    points: tuple[dict[Player, int], ...]
    """By round: also the points of players who left later."""
    callers: tuple[Player | None, ...]
    """By round: the player who called, if the game has callers and somebody did."""
    totals: dict[Player, int]
    """The sums of those who stayed."""


class EveningSheets:
    """Writes the rows of an evening's sheets.

    Args:
        event: the event.
        pads: by match: the rounds on its score pad, as far as they are known.
        say: says a phrase in the reader's language.
        east: the minutes by which the reader's clock is ahead of UTC.
    """

    def __init__(self, event: Event, pads: Mapping[str, PadRounds], say: Say, east: int) -> None:
        self._event = event
        self._pads = pads
        self._say = say
        self._east = timedelta(minutes=east)
        self._times = match_times(event)
        self._outcomes = outcomes(event, scores(event))
        self._places = {one.player: one.place for one in self._outcomes}
        self._consolation_winners = consolation_winners(event)

    def sheets(self) -> Iterator[Sheet]:
        """All sheets, in the order in which minutes are written."""
        for name, rows in (
            ("evening", self._evening_rows()),
            ("places", self._place_rows()),
            ("matches", self._match_rows()),
            ("rounds", self._round_rows()),
            ("prizes", self._prize_rows()),
            ("attendance", self._attendance_rows()),
            ("corrections", self._correction_rows()),
        ):
            yield self._word(name), [*rows]

    def _word(self, name: str, **about: Argument) -> str:
        return self._say(Phrase(_KEYS[name], about))

    def _head(self, *names: str) -> Row:
        return tuple(map(self._word, names))

    def _at(self, moment: int | None) -> datetime | None:
        """A moment by the reader's clock."""
        if moment is None:
            return None
        local = datetime.fromtimestamp(moment / 1000, UTC) + self._east
        return local.replace(tzinfo=None, microsecond=0)

    def _name(self, player: Player) -> str:
        return self._event.names[player]

    # --- the evening ------------------------------------------------------------------

    def _evening_rows(self) -> Iterator[Row]:
        event, log = self._event, self._event.log
        yield self._word("tournament"), event.name
        yield self._word("date"), self._day()
        yield self._word("where"), event.about.place or None
        yield self._word("note"), event.about.note or None
        yield self._word("game"), self._game()
        yield self._word("minutes"), event.tournament_rules.minutes(event.rules)
        yield self._word("opened"), self._at(log[0].at)
        began = [times.began for times in self._times.values() if times.began is not None]
        ended = [times.ended for times in self._times.values() if times.ended is not None]
        yield self._word("began"), self._at(min(began, default=None))
        yield self._word("last-result"), self._at(max(ended, default=None))
        over = [entry.at for entry in log if isinstance(entry.fact, Ended)]
        yield self._word("ended"), self._at(over[-1] if over else None)
        if began and ended:
            yield self._word("took"), round((max(ended) - min(began)) / MINUTE)
        yield self._word("play"), minutes_played(event)
        plan = event.plan
        yield self._word("planned"), None if plan is None else f"{plan.low}–{plan.high}"
        yield self._word("listed"), len(recorded_entrants(event))
        yield self._word("played"), len(self._places)
        names = [organiser.name for organiser in event.organisers if organiser.name]
        yield self._word("organisers"), ", ".join(names) or None

    def _day(self) -> date | None:
        if self._event.about.when:
            return date.fromisoformat(self._event.about.when[:10])
        opened = self._at(self._event.log[0].at)
        return None if opened is None else opened.date()

    def _game(self) -> str:
        event = self._event
        names = (f"{event.game}-name", f"{event.game}-rules-{event.preset}")
        told = [self._say(Phrase(name)) for name in names]
        for option, value in event.changes.items():
            term = event.rules.name(option)
            told.append(f"{self._say(Phrase(term.key))}: {self._value(term.key, value)}")
        return ", ".join(told)

    def _value(self, option: str, value: Setting) -> str:
        match value:
            case None:
                return self._say(Phrase("value-none"))
            case bool():
                return self._say(Phrase("value-yes" if value else "value-no"))
            case int():
                return str(value)
            case _:
                return self._say(Phrase(f"{option}-{value}"))

    # --- places, matches and rounds -----------------------------------------------------

    def _place_rows(self) -> Iterator[Row]:
        yield self._head(
            *("place", "name", "stage", "points", "scale", "tie-break", "prize", "remark")
        )
        for one in self._outcomes:
            yield (
                one.place,
                self._name(one.player),
                self._word("final")
                if self._event.stages[one.stage - 1].final
                else self._word("stage-number", n=one.stage),
                one.points,
                self._word(f"scale-{one.scale.value}"),
                ", ".join(map(str, one.tie_break or ())) or None,
                ", ".join(self._prizes_of(one)) or None,
                self._place_remark(one),
            )

    def _prizes_of(self, one: Outcome) -> Iterator[str]:
        for choice in valid_choices(self._event):
            if choice.player == one.player:
                yield choice.prize
        if one.player in self._consolation_winners:
            prize = self._event.consolation_prize
            yield f"{self._word('consolation')}: {prize}" if prize else self._word("consolation")

    def _place_remark(self, one: Outcome) -> str | None:
        if one.mark is Mark.LEFT:
            return self._word("left")
        if one.bot:
            return self._word("bot")
        return self._word("other-sum") if one.mark is Mark.OTHER_SUM else None

    def _match_rows(self) -> Iterator[Row]:
        yield self._head(
            *("stage", "group", "table", "name", "points", "penalty", "tie-break", "place"),
            *("advances", "remark", "began", "ended", "took"),
        )
        for stage, match in self._matches():
            place_of = places(self._event, stage, match) if match.decided else {}
            on = advancing(self._event, stage)
            times = self._times.get(match.id, Times())
            began, ended = times.began, times.ended
            for player in sorted(match.players, key=lambda one: place_of.get(one, len(place_of))):
                penalty = sum(one.points for one in match.penalties if one.player == player)
                yield (
                    *self._about(stage, match),
                    self._name(player),
                    self._total(match, player),
                    penalty or None,
                    self._tie_break(stage, match, player),
                    place_of.get(player),
                    self._word("yes") if player in on else None,
                    self._remark(match, player),
                    self._at(began),
                    self._at(ended),
                    None if began is None or ended is None else round((ended - began) / MINUTE),
                )

    def _round_rows(self) -> Iterator[Row]:
        yield self._head("stage", "group", "table", "round", "name", "points", "called", "remark")
        for stage, match in self._matches():
            rounds, callers = self._rounds_of(match)
            remarks = {player: self._round_remark(match, player) for player in match.players}
            for number, found in enumerate(rounds, 1):
                caller = callers[number - 1] if callers else None
                for player, scored in found.items():
                    called = self._word("yes") if player == caller else None
                    about = self._about(stage, match)
                    yield (*about, number, self._name(player), scored, called, remarks[player])

    def _rounds_of(
        self, match: Match
    ) -> tuple[tuple[dict[Player, int], ...], tuple[Player | None, ...]]:
        """The points of each round and who called; the pad's, unless another result counts."""
        pad = self._pads.get(match.id)
        if pad is None:
            return match.rounds, ()
        stayed = tuple(
            {player: found[player] for player in match.active if player in found}
            for found in pad.points
        )
        return (pad.points, pad.callers) if match.rounds in ((), stayed) else (match.rounds, ())

    def _round_remark(self, match: Match, player: Player) -> str | None:
        """That the rounds of a player are not their result, or why these end early."""
        pad, total = self._pads.get(match.id), (match.totals or {}).get(player)
        on_pad = total if pad is None or match.rounds else pad.totals.get(player)
        return (
            self._remark(match, player) if total in (None, on_pad) else self._word("rounds-differ")
        )

    def _matches(self) -> Iterator[tuple[Stage, Match]]:
        for stage in published_stages(self._event):
            for match in stage.matches:
                yield stage, match

    def _about(self, stage: Stage, match: Match) -> Row:
        if match.consolation:
            return self._word("consolation"), group_of(match), match.table
        group = None if stage.final else group_of(match)
        return self._stage(stage), group, match.table

    def _stage(self, stage: Stage) -> str:
        return self._word("final") if stage.final else self._word("stage-number", n=stage.number)

    def _total(self, match: Match, player: Player) -> int | None:
        known = player in (match.totals or {})
        return points(self._event, match, player) if known else None

    def _tie_break(self, stage: Stage, match: Match, player: Player) -> str | None:
        """The points of the tie-break rounds that a player has played."""
        return ", ".join(map(str, tie_break_of(stage, match, player))) or None

    def _remark(self, match: Match, player: Player) -> str | None:
        if player in match.struck or self._gone(player) is Gone.DISQUALIFIED:
            return self._word("disqualified")
        if player in match.withdrawn:
            return self._word("left")
        return self._word("bot") if player in match.bots else None

    def _gone(self, player: Player) -> Gone | None:
        return next((one.gone for one in self._event.entrants if one.player == player), None)

    # --- prizes, attendance, corrections ----------------------------------------------

    def _prize_rows(self) -> Iterator[Row]:
        yield self._head("prize", "name", "place")
        taken = {choice.prize: choice.player for choice in valid_choices(self._event)}
        for prize in self._event.prizes:
            player = taken.get(prize)
            if player is None:
                yield prize, None, None
            else:
                yield prize, self._name(player), self._places.get(player)
        if self._event.consolation_prize:
            for player in self._consolation_winners:
                yield self._event.consolation_prize, self._name(player), self._places.get(player)

    def _attendance_rows(self) -> Iterator[Row]:
        yield self._head("name", "here", "remark", "reason", "paid", "cash-note")
        listed = recorded_entrants(self._event)
        for entrant in sorted(listed, key=lambda one: one.name.casefold()):
            yield (
                entrant.name,
                self._word("yes") if entrant.here else None,
                None if entrant.gone is None else self._word(entrant.gone.value),
                entrant.reason or None,
                self._word("yes") if entrant.paid else None,
                entrant.note or None,
            )
        counted = cash_entrants(self._event)
        paid = self._word("paid-sum", paid=sum(one.paid for one in counted), count=len(counted))
        yield self._word("sum"), sum(one.here for one in listed), None, None, paid

    def _correction_rows(self) -> Iterator[Row]:
        yield self._head("time", "by", "step", "table", "name", "before", "after", "reason")
        in_effect = set(self._event.in_effect)
        totals: dict[str, Mapping[Player, int]] = {}
        for number, entry in enumerate(self._event.log, 1):
            fact = entry.fact
            if number not in in_effect and not isinstance(fact, TakenBack):
                continue
            for row in self._corrections(fact, totals):
                yield (self._at(entry.at), self._role(entry.by), *row)
            if isinstance(fact, ResultEntered | ResultCorrected):
                totals[fact.match] = fact.totals

    def _corrections(self, fact: Fact, totals: Mapping[str, Mapping[Player, int]]) -> Iterator[Row]:
        """The rows of a fact that corrects something; `totals` are those before it, by match."""
        match fact:
            case ResultCorrected():
                before = totals.get(fact.match, {})
                for player, total in fact.totals.items():
                    if before.get(player) != total:
                        about = self._table(fact.match), self._name(player)
                        change = before.get(player), total
                        yield (self._word("corrected"), *about, *change, fact.reason)
            case Penalised():
                about = self._table(fact.match), self._name(fact.player)
                yield (self._word("penalty"), *about, None, fact.points, fact.reason)
            case Disqualified():
                about = self._table(fact.match), self._name(fact.player)
                yield (self._word("disqualified"), *about, None, None, fact.reason)
            case Exchanged():
                names = self._name(fact.one), self._name(fact.other)
                yield (self._word("exchanged"), None, None, *names, fact.reason)
            case _:
                yield from self._other_corrections(fact)

    def _other_corrections(self, fact: Fact) -> Iterator[Row]:
        """Corrections that are not about points."""
        match fact:
            case DrawDiscarded():
                yield (self._word("discarded"), None, None, None, None, fact.reason)
            case Renamed():
                yield (self._word("renamed"), None, None, fact.was, fact.name)
            case Extended():
                tables = ", ".join(str(self._table(match)) for match in fact.matches)
                yield (self._word("extended"), tables, None, None, fact.minutes)
            case TakenBack():
                undone = self._word("step-number", n=fact.number)
                yield (self._word("taken-back"), None, None, undone, None, fact.reason)

    def _table(self, match: str | None) -> Cell:
        """A match's table, even if the match no longer counts: its id says so."""
        if match is None:
            return None
        table = match.split("-")[1]
        return int(table) if table.isdecimal() else table

    def _role(self, by: Role) -> str:
        match by:
            case Organiser(name):
                return name or self._word("by-organiser")
            case AtTable(table):
                return self._word("by-table", n=table)
            case AsPlayer(player):
                return self._name(player)
            case OnlineTable(code):
                return code
            case Door():
                return self._word("by-door")
            case _:
                return "Dacabo"
