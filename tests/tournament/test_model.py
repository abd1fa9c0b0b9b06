"""Invariants of an event, after any sequence of requests."""

from collections import Counter
from random import Random
from typing import ClassVar, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tournament.harness.event_driver import ANA, EventDriver

from dacabo.core.errors import DacaboError
from dacabo.core.phrases import Phrase, Players, Who
from dacabo.i18n import LANGUAGES, Words
from dacabo.tournament import draw
from dacabo.tournament.apply import apply
from dacabo.tournament.commands import avoid, seal
from dacabo.tournament.event import (
    Event,
    Gone,
    How,
    Match,
    Met,
    Stage,
    current_stage,
    departures,
    draft,
    published_stages,
    waiting_entrants,
)
from dacabo.tournament.facts import Fact, Request
from dacabo.tournament.formats import FINALISTS, By, Format
from dacabo.tournament.logfile import read_log, write_log
from dacabo.tournament.roles import (
    AsPlayer,
    AtTable,
    Door,
    House,
    HouseClock,
    OnlineTable,
    Organiser,
    Public,
    Role,
)
from dacabo.tournament.standings import (
    is_complete,
    places_by_totals,
    placing,
    players_of_undecided_bots,
    qualifiers,
    ranking,
    still_leads_to,
    tie_for_last_seats,
    ties,
)
from dacabo.tournament.subjects import (
    attendance,
    cashbox,
    clocks,
    closing,
    description,
    drawing,
    formatting,
    links,
    messages,
    online,
    penalties,
    privacy,
    prizes,
    registration,
    results,
    taking_back,
)
from dacabo.tournament.views.changes import preview
from dacabo.tournament.views.pages import desk, phase, player_page, public_view, table_page
from dacabo.tournament.views.types import Phase

SEEDS = st.integers(0, 2**32 - 1)
PLAYERS = st.integers(0, 30)
TEXTS = st.sampled_from(["a reason", "another", "", " ", "x" * 300, "\ud800", "<b>"])
NAMES = st.sampled_from(["Ana", "Ben", "ana", "", "李", "x" * 99, "Zoe", "Yan", "Xi", "\u200b"])
POINTS = st.sampled_from([-1, 0, 1, 5, 50, 100, 101, 10_000])


FORMATS = st.builds(
    Format,
    rounds=st.integers(-1, 4),
    finalists=st.sampled_from([3, 4, 5]),
    advance=st.integers(0, 3),
    best_losers=st.integers(0, 2),
    consolation=st.booleans(),
)


def any_requests(matches: list[str]) -> st.SearchStrategy[Request]:
    """A possible request, which may come at the wrong moment."""
    match = st.sampled_from([*matches, "1-1", ""])
    any_player = st.lists(match, max_size=3).map(tuple)
    totals = st.dictionaries(PLAYERS, POINTS, max_size=4)
    return st.one_of(
        st.builds(
            registration.Register, st.lists(NAMES, max_size=2).map(tuple), st.sampled_from(How)
        ),
        st.just(registration.CloseRegistration()),
        st.just(registration.ReopenRegistration()),
        st.builds(registration.Admit, st.lists(PLAYERS, max_size=2).map(tuple)),
        st.builds(registration.TurnAway, st.lists(PLAYERS, max_size=2).map(tuple)),
        st.builds(links.InviteOrganiser, NAMES),
        st.builds(links.WithdrawOrganiser, st.integers(-1, 3)),
        st.builds(
            links.RenewLink,
            st.one_of(
                st.builds(AtTable, st.integers(0, 5)),
                st.builds(AsPlayer, PLAYERS),
                st.just(Public()),
                st.just(Door()),
                st.builds(Organiser, NAMES, st.integers(1, 3)),  # the first one is needed
            ),
        ),
        st.builds(description.Describe, st.sampled_from(["", "2026-11-20", "soon"]), TEXTS, TEXTS),
        st.builds(registration.LimitPlaces, st.none() | st.integers(2, 12)),
        st.builds(
            cashbox.NotePlayers,
            st.lists(
                st.builds(
                    cashbox.PlayerNote, PLAYERS, st.none() | st.booleans(), st.none() | TEXTS
                ),
                max_size=3,
            ).map(tuple),
        ),
        st.builds(links.Claim, PLAYERS),
        st.builds(results.Vouch, match),
        st.builds(results.AskTable, match),
        st.builds(results.PlayOn, match),
        st.builds(clocks.SetMinutes, st.integers(-1, 700)),
        st.builds(links.RefuseClaim, PLAYERS),
        st.builds(attendance.CheckIn, PLAYERS),
        st.builds(attendance.CheckInAll),
        st.builds(attendance.UndoCheckIn, PLAYERS),
        st.builds(registration.Rename, PLAYERS, NAMES),
        st.builds(attendance.EnterLate, NAMES | PLAYERS),
        st.builds(attendance.DropOut, PLAYERS),
        st.builds(attendance.MarkNoShow, st.lists(PLAYERS, max_size=2).map(tuple)),
        st.builds(attendance.Replace, PLAYERS, NAMES | PLAYERS),
        st.builds(penalties.Penalise, PLAYERS, POINTS, TEXTS),
        st.builds(penalties.Disqualify, PLAYERS, TEXTS),
        st.builds(formatting.ChangeFormat, FORMATS),
        st.builds(drawing.Draw),
        st.builds(drawing.Exchange, PLAYERS, PLAYERS, TEXTS),
        st.builds(drawing.Publish),
        st.builds(drawing.DiscardDraw, TEXTS),
        st.builds(online.GoOnline, match, st.sampled_from(["mossy-owl", "calm-elk", ""])),
        st.builds(clocks.Start, any_player),
        st.builds(clocks.Pause, any_player),
        st.builds(clocks.Continue, any_player),
        st.builds(clocks.Extend, st.integers(-1, 601), any_player),
        st.builds(clocks.CallTime, match),
        st.builds(results.EnterResult, match, totals),
        st.builds(results.JudgeBot, match, PLAYERS, st.booleans()),
        st.builds(results.CorrectResult, match, totals, TEXTS, st.booleans()),
        st.builds(results.EnterDecision, match, totals),
        st.builds(results.DecideSeats, totals),
        st.builds(prizes.NamePrizes, st.lists(TEXTS, max_size=3).map(tuple)),
        st.builds(prizes.ChoosePrize, PLAYERS, TEXTS),
        st.builds(messages.Announce, TEXTS),
        st.just(messages.EndAnnouncement()),
        st.builds(messages.CallOrganiser, match),
        st.builds(messages.AnswerCall, match),
        st.builds(messages.EndCall, match),
        st.builds(privacy.Forget, PLAYERS),
        st.builds(privacy.ForgetOrganiser, st.integers(-1, 3)),
        st.builds(closing.GoElsewhere, TEXTS),
        st.builds(taking_back.TakeBack, st.integers(0, 60), TEXTS),
    )


def any_format(rng: Random) -> Format:
    """A possible format."""
    consolation = rng.random() < 0.5
    if rng.random() < 0.5:
        return Format(
            advance=rng.choice((1, 2)), best_losers=rng.choice((0, 1, 2)), consolation=consolation
        )
    return Format(
        rounds=rng.choice((1, 2, 3)),
        by=rng.choice([*By]),
        finalists=rng.choice(FINALISTS),
        consolation=consolation,
    )


ROLES = st.one_of(
    st.just(Organiser()),
    st.builds(AtTable, st.integers(0, 5)),
    st.builds(AsPlayer, PLAYERS),
    st.builds(OnlineTable, st.sampled_from(["mossy-owl", "calm-elk"])),
    st.just(HouseClock()),
    st.just(Public()),
    st.just(Door()),
)

EVERYTHING = {kind.__name__ for kind in get_args(Fact)} - {"Opened"} | {
    *("correction makes a match void", "decision round before the final", "final decided"),
    *("draft given up", "walkover", "late entry", "stage three", "prize given back"),
    *(
        "an earlier step taken back",
        "drawn again",
        "publication taken back",
        "gone on from a file",
        "stale link",
    ),
}
"""The events that must occur in at least one example."""
MANY = 100
"""With this many examples, every event must occur."""
MORE_EXAMPLES = 4
"""If a rare event has not occurred yet, there are this many times more examples."""


def is_published(machine: "EventMachine") -> bool:
    """Whether a draw is published."""
    return current_stage(machine.driver.event) is not None and not machine.driver.event.over


def open_matches(machine: "EventMachine") -> list[Match]:
    """The matches without a result."""
    stage = current_stage(machine.driver.event)
    if stage is None or machine.driver.event.over:
        return []
    return [match for match in stage.matches if not match.decided]


def advancing_players(event: Event) -> tuple[Stage, set[int]] | None:
    """The finished stage, and who advances from it to one that is not drawn."""
    stage = current_stage(event)
    if stage is None or stage.final or draft(event) or not is_complete(event, stage):
        return None
    return stage, set(qualifiers(event, stage))


def players_named(phrases: tuple[Phrase, ...], key: str, who: str) -> set[int]:
    """The players named by some phrases of a preview."""
    players = set[int]()
    for phrase in phrases:
        about = phrase.about.get(who)
        if phrase.key.startswith(f"tournament-change-{key}"):
            players |= {about.seat} if isinstance(about, Who) else set()
            players |= set(about.seats) if isinstance(about, Players) else set()
    return players


def published_stages_of(driver: EventDriver) -> tuple[Stage, ...]:
    """The published stages."""
    return published_stages(driver.event)


def check_preview(before: Event, after: Event, phrases: tuple[Phrase, ...]) -> None:
    """Check that the preview names everyone whose advance or place has changed."""
    was, now = advancing_players(before), advancing_players(after)
    told_more = tuple(
        f"tournament-change-{key}" for key in ("spared", "shared-again", "final-again")
    )
    phrases = tuple(phrase for phrase in phrases if phrase.key not in told_more)
    if was and now and was[0].label == now[0].label:
        assert players_named(phrases, "", "players") == now[1] - was[1]
        assert players_named(phrases, "", "others") == was[1] - now[1]
    one, other = current_stage(before), current_stage(after)
    if one and other and one.final and other.final and one.matches[0].decided:
        old = {placed.player: placed.place for placed in placing(before)}
        new = {placed.player: placed.place for placed in placing(after)}
        changed = {p for p in old.keys() | new.keys() if old.get(p) != new.get(p)}
        places = tuple(phrase for phrase in phrases if phrase.key.endswith("place"))
        assert players_named(places, "", "who") == changed
    given_back = {
        choice.player
        for choice in set(prizes.valid_choices(before)) - set(prizes.valid_choices(after))
    }
    assert players_named(phrases, "prize", "who") == given_back


def check_decisions(before: Event, after: Event) -> None:
    """Check that players whom a decision round separated are not tied again."""
    for stage, old in zip(published_stages(after), published_stages(before), strict=False):
        for match, was in zip(stage.matches, old.matches, strict=False):
            for tied in ties(after, stage, match):
                together = any(set(tied) <= set(one) for one in places_by_totals(before, was))
                level = any(set(tied) <= set(one) for one in ranking(before, old, was))
                assert level or not together


def finalists_of(stage: Stage) -> set[int]:
    """All players of a stage but those of the consolation."""
    return {player for m in stage.matches if not m.consolation for player in m.active}


def qualifying(event: Event, stage: Stage) -> set[int]:
    """The players who advance from a stage."""
    return {*qualifiers(event, stage)}


def check_void(before: Event, after: Event) -> None:
    """Check that a stage becomes void only if other present players advance to it."""
    number = len(published_stages(after))
    if number < len(published_stages(before)):
        stage, undone = after.stages[number - 1], before.stages[number]
        present = finalists_of(undone) - departures(after).keys()
        exact = not stage.round and not after.format.best_losers
        assert not exact or not is_complete(after, stage) or qualifying(after, stage) != present


class EventMachine(RuleBasedStateMachine):
    """One event, and everybody who sends requests to it."""

    counted: ClassVar[Counter[str]] = Counter()
    field: ClassVar = (3, 9)

    @initialize(seed=SEEDS, data=st.data())
    def open(self, seed: int, data: st.DataObject) -> None:
        """Open an event, mostly with players on the list."""
        self.rng = Random(seed)
        chosen = Format() if self.rng.random() < 0.3 else any_format(self.rng)
        self.driver = EventDriver(
            self.rng.randbytes(32),
            {"minutes": self.rng.choice([45, 1, None])},
            format=Format() if self.rng.random() < 0.5 else chosen,
        )
        self.try_to(formatting.ChangeFormat(chosen))
        self.driver.register(data.draw(st.integers(*self.field), label="players"))
        self.driver.ask(prizes.NamePrizes(("a", "b")))
        if self.rng.random() < 0.3:
            self.door()
        if self.rng.random() < 0.3:
            self.have_met()
        if self.rng.random() < 0.3:  # before there is a draw
            one = self.any_player()
            self.try_to(attendance.CheckIn(one))
            self.try_to(attendance.UndoCheckIn(one))

    def have_met(self) -> None:
        """Let the server add who has met at the club before."""
        driver = self.driver
        pairs = {
            tuple(sorted(self.rng.sample(range(len(driver.event.names)), 2))) for _ in range(9)
        }
        met = tuple(Met(one, other, self.rng.randint(1, 3)) for one, other in sorted(pairs))
        for entry in avoid(driver.event, driver.now, met):
            driver.happen(entry)

    def any_player(self) -> int:
        """Any player who was ever registered."""
        return self.rng.randrange(len(self.driver.event.names))

    def try_to(self, request: Request, by: Role = ANA) -> None:
        """Make a request; a refusal changes nothing, and the preview predicts the effects."""
        driver = self.driver
        before = driver.event
        language = LANGUAGES[len(before.log) % len(LANGUAGES)]
        shown, refusal = None, None
        try:
            shown = preview(before, request, driver.now, by)
        except DacaboError as error:
            refusal = error
        if refusal is not None:
            assert Words(language).say(refusal.phrase)
            assert driver.refused(request, by) == refusal.code
            return
        assert shown is not None
        if shown.depends:
            assert driver.refused(request, by) == "steps-depend"
            return
        driver.ask(request, by)
        counted = {m.id for stage in published_stages(driver.event) for m in stage.matches}
        was = {m.id for stage in published_stages(before) for m in stage.matches}
        assert set(shown.void) == was - counted
        words = Words(language, driver.event.names)  # also of those who come with this step
        assert all(words.say(phrase) for phrase in (*shown.phrases, *shown.doubts))
        check_preview(before, driver.event, shown.phrases)
        again = isinstance(request, results.CorrectResult) and request.undecided
        if not isinstance(request, taking_back.TakeBack | drawing.DiscardDraw) and not again:
            check_decisions(before, driver.event)
            check_void(before, driver.event)
        self.count(before, request)

    def count(self, before: Event, request: Request) -> None:
        """Count the events that must occur now and then."""
        driver = self.driver
        if len(driver.event.void) > len(before.void):
            EventMachine.counted["correction makes a match void"] += 1
        if draft(before) and not draft(driver.event) and not isinstance(request, drawing.Publish):
            EventMachine.counted["draft given up"] += 1
        if len(prizes.valid_choices(driver.event)) < len(prizes.valid_choices(before)):
            EventMachine.counted["prize given back"] += 1
        if isinstance(request, taking_back.TakeBack) and len(published_stages(before)) > len(
            published_stages_of(driver)
        ):
            EventMachine.counted["publication taken back"] += 1
        if (
            isinstance(request, drawing.Draw)
            and driver.event.draws.count(driver.event.draws[-1]) > 1
        ):
            EventMachine.counted["drawn again"] += 1
        if isinstance(request, attendance.EnterLate):
            EventMachine.counted["late entry"] += 1

    @rule(data=st.data(), by=ROLES)
    def request_by_any_role(self, data: st.DataObject, by: Role) -> None:
        """Any role makes any request."""
        matches = [m.id for stage in self.driver.event.stages for m in stage.matches]
        self.try_to(data.draw(any_requests(matches)), by)

    @rule(steps=st.integers(1, 14), seed=SEEDS)
    def follow_tasks(self, steps: int, seed: int) -> None:
        """Follow the organiser's tasks for a while."""
        self.rng = Random(seed)
        for _ in range(steps):
            self.next_step()

    def next_step(self) -> None:
        """Do one of the organiser's tasks."""
        event = self.driver.event
        match phase(event):
            case Phase.REGISTRATION | Phase.BETWEEN:
                self.try_to(attendance.MarkNoShow())
                self.try_to(drawing.Draw())
            case Phase.DRAFT:
                first, *others = event.stages[-1].matches
                if others and self.rng.random() < 0.2:
                    one, other = first.players[0], others[0].players[0]
                    self.try_to(drawing.Exchange(one, other, "sisters"))
                self.try_to(drawing.Publish())
            case Phase.PLAYING:
                self.play_one()
            case Phase.FINISHED:
                player = prizes.next_chooser(event)
                if player is not None:
                    self.try_to(
                        prizes.ChoosePrize(player, self.rng.choice(prizes.remaining_prizes(event)))
                    )

    def play_one(self) -> None:
        """Start a match, enter its result, or decide a tie."""
        event, rng = self.driver.event, self.rng
        stage = current_stage(event)
        assert stage is not None
        if self.decide_one(stage):
            return
        if waiting := [match for match in stage.matches if match.reported_by is not None]:
            match = rng.choice(waiting)
            answer = rng.choices((results.Vouch, results.AskTable, results.PlayOn), (6, 3, 1))[0]
            self.try_to(answer(match.id))
            return
        match = rng.choice([match for match in stage.matches if not match.decided])
        if match.clock is None:
            if rng.random() < 0.1 and match.active:
                self.try_to(attendance.Replace(match.active[0], self.newcomer))
            if rng.random() < 0.2:
                self.try_to(online.GoOnline(match.id, f"table {match.id}"))
            self.try_to(clocks.Start((match.id,)))
        elif match.clock.since is None and rng.random() < 0.8:
            self.try_to(clocks.Continue((match.id,)))
            self.try_to(clocks.Extend(rng.choice([1, 30]), (match.id,)))
        elif rng.random() < 0.25:
            self.try_to(clocks.Pause((match.id,)))
        else:
            by: Role = links.with_valid_generation(event, AtTable(match.table))
            bots: tuple[int, ...] = ()
            if match.online is not None:
                by = OnlineTable(match.online)
                bots = tuple(p for p in match.active if rng.random() < 0.4)
            self.try_to(results.EnterResult(match.id, self.totals(match), (), bots), by)

    def decide_one(self, stage: Stage) -> bool:
        """Judge a bot or decide a tie, if there is one."""
        event = self.driver.event
        for match in stage.matches:
            for player in players_of_undecided_bots(event, stage, match):
                self.try_to(results.JudgeBot(match.id, player, self.rng.random() < 0.5))
                return True
            for tied in ties(event, stage, match):
                self.decide(stage, match, tied)
                return True
        tied = tie_for_last_seats(event, stage)
        if tied:
            self.try_to(results.DecideSeats({player: self.rng.choice([0, 5]) for player in tied}))
        return bool(tied)

    def decide(self, stage: Stage, match: Match, tied: tuple[int, ...]) -> None:
        """Enter a decision round, online if the match was."""
        if not stage.final:
            EventMachine.counted["decision round before the final"] += 1
        by: Role = ANA
        if match.online and not match.decision_tables:
            code = f"table {len(self.driver.event.log)}"
            self.driver.ask(online.DecideOnline(match.id, tied, code), House())
            by = OnlineTable(code)
        points = {player: self.rng.choice([0, 5]) for player in tied}
        self.try_to(results.EnterDecision(match.id, points), by)

    def totals(self, match: Match) -> dict[int, int]:
        """Totals with many ties."""
        return {player: self.rng.choice([5, 5, 40, 101]) for player in match.active}

    @precondition(is_published)
    @rule(seed=SEEDS)
    def correct(self, seed: int) -> None:
        """Correct the result of any stage."""
        self.rng = Random(seed)
        finished = [
            match
            for stage in published_stages(self.driver.event)
            for match in stage.matches
            if match.totals is not None
        ]
        if finished:
            match = self.rng.choice(finished)
            undecided = self.rng.random() < 0.3
            self.try_to(results.CorrectResult(match.id, self.totals(match), "misread", undecided))

    @precondition(lambda self: advancing_players(self.driver.event) is not None)
    @rule(seed=SEEDS)
    def leave_and_correct(self, seed: int) -> None:
        """Let players leave between or after stages, then correct a result."""
        self.rng = rng = Random(seed)
        over = current_stage(self.driver.event)
        assert over is not None
        match = rng.choice(over.matches)
        if rng.random() < 0.5:
            self.follow_tasks(2, seed)  # drawn and published
        for player in match.active[: rng.randint(1, 3)]:
            self.try_to(attendance.DropOut(player))
        self.follow_tasks(rng.choice([0, 2, 4]), seed)
        if match.totals is not None:
            self.try_to(results.CorrectResult(match.id, self.totals(match), "misread"))

    @rule(seed=SEEDS, times=st.integers(1, 4))
    def take_back(self, seed: int, times: int) -> None:
        """Take back the last steps."""
        self.rng = Random(seed)
        for _ in range(times):
            number = taking_back.last_step(self.driver.event)
            if number is not None and number > 3:
                self.try_to(taking_back.TakeBack(number, "a slip"))

    @rule(seed=SEEDS, times=st.integers(1, 4))
    def take_back_any(self, seed: int, times: int) -> None:
        """Take back earlier steps; they stay if others depend on them."""
        self.rng = Random(seed)
        for _ in range(times):
            before = len(self.driver.event.log)
            number = self.rng.choice(self.driver.event.in_effect)
            if number > 3:
                self.try_to(taking_back.TakeBack(number, "a slip"))
            if len(self.driver.event.log) > before:
                EventMachine.counted["an earlier step taken back"] += number < before

    @precondition(lambda self: bool(self.driver.event.stages))
    @rule()
    def draw_again(self) -> None:
        """Discard a draw and draw again."""
        self.try_to(drawing.DiscardDraw("a late guest"))
        self.try_to(drawing.Draw())

    @rule(seed=SEEDS)
    def do_something_else(self, seed: int) -> None:
        """Do something that does not concern matches."""
        self.rng = Random(seed)
        self.rng.choice(
            (self.door, self.links, self.voices, self.move, self.publish_and_take_back)
        )()

    def publish_and_take_back(self) -> None:
        """Publish a draw and take it back, which uses up its seed."""
        self.follow_tasks(2, 0)
        self.try_to(taking_back.TakeBack(taking_back.last_step(self.driver.event) or 0, "a slip"))
        self.follow_tasks(2, 0)

    def door(self) -> None:
        """Let players register; admit them, turn them away, or close the list."""
        rng = self.rng
        wall = links.with_valid_generation(self.driver.event, Public())
        for _ in range(rng.randint(3, 5)):
            self.try_to(registration.Register((self.newcomer,), How.SELF), wall)
        waiting = tuple(entrant.player for entrant in waiting_entrants(self.driver.event))
        self.try_to(registration.TurnAway(waiting[:1]))
        self.try_to(registration.Admit(waiting[1 : rng.randint(2, 4)]))
        self.try_to(registration.LimitPlaces(rng.choice((None, 3, 9, 20))))
        self.try_to(
            description.Describe("2026-11-20T19:00", rng.choice(("", "At Gretel’s", "Hall 2")))
        )
        self.try_to(
            cashbox.NotePlayers(
                (
                    cashbox.PlayerNote(
                        rng.randrange(len(self.driver.event.names)),
                        rng.choice((None, True, False)),
                        rng.choice((None, "", "by card")),
                    ),
                )
            )
        )
        for _ in range(3):
            claimed = rng.randrange(len(self.driver.event.names))
            self.try_to(links.Claim(claimed), wall)
            if rng.random() < 0.3:
                self.try_to(links.RefuseClaim(claimed))
        closed = self.driver.event.closed
        self.try_to(
            registration.ReopenRegistration() if closed else registration.CloseRegistration()
        )
        if rng.random() < 0.8:
            self.try_to(registration.ReopenRegistration())

    def links(self) -> None:
        """Invite and revoke organisers, and renew links, which makes old ones invalid."""
        driver, rng = self.driver, self.rng
        self.try_to(links.InviteOrganiser(rng.choice(("Ben", "Zoe"))))
        other = driver.event.organisers[-1]
        helper = Organiser(other.name, other.number, other.generation)
        if other.number and links.is_link_valid(driver.event, helper):
            self.try_to(links.RenewLink(helper), helper)
            assert not links.is_link_valid(driver.event, helper) or driver.event.over
            if rng.random() < 0.5:
                self.try_to(links.WithdrawOrganiser(other.number))
        player = links.with_valid_generation(driver.event, AsPlayer(self.any_player()))
        self.try_to(links.RenewLink(player))
        if not links.is_link_valid(driver.event, player):
            EventMachine.counted["stale link"] += 1
            assert driver.refused(attendance.CheckIn(self.any_player()), player) in (
                "link-withdrawn",
                "event-over",
            )

    def voices(self) -> None:
        """Announce something, let a table call, answer it, and forget somebody."""
        driver, rng = self.driver, self.rng
        is_announced = driver.event.announcement is not None and rng.random() < 0.5
        self.try_to(
            messages.EndAnnouncement() if is_announced else messages.Announce(f"Say {rng.random()}")
        )
        for match in open_matches(self)[:2]:
            self.try_to(messages.CallOrganiser(match.id), AtTable(match.table))
            self.try_to(messages.AnswerCall(match.id))
            if rng.random() < 0.5:
                self.try_to(messages.EndCall(match.id), AsPlayer(match.active[0]))
        withdrawn = [
            organiser.number for organiser in driver.event.organisers if organiser.withdrawn
        ]
        if withdrawn:
            self.try_to(privacy.ForgetOrganiser(rng.choice(withdrawn)))
        player = rng.randrange(len(driver.event.names))
        name = driver.event.names[player]
        self.try_to(privacy.Forget(player))
        if player in driver.event.forgotten and name not in driver.event.names:
            text = msgspec.json.encode(driver.event.log).decode()
            assert f'"{name}"' not in text, "a name that was deleted is nowhere"

    def move(self) -> None:
        """Continue the event from its file on another server, with a new seal."""
        driver = self.driver
        if driver.event.over:
            return
        self.try_to(closing.GoElsewhere("https://cards.example/event#aaaabbbbccccdddd.dw.seal"))
        if self.rng.random() < 0.5:
            assert driver.refused(registration.Register((self.newcomer,))) == "event-elsewhere"
            self.try_to(closing.ComeBack())
        moved = read_log(write_log(driver.event))
        driver.event = apply(moved, seal(moved, driver.now, driver.new_seed(), moved=True))
        driver.lost.append(driver.seeds[-2])
        EventMachine.counted["gone on from a file"] += 1

    @rule(seed=SEEDS, minutes=st.sampled_from([0, 1, 46]))
    def people(self, seed: int, minutes: int) -> None:
        """Let players come, leave, be late or be disqualified, and let time pass."""
        self.rng = rng = Random(seed)
        self.driver.wait(minutes if not self.driver.event.over else 0)
        any_requests: list[Request] = [
            attendance.DropOut(self.any_player()),
            attendance.CheckIn(self.any_player()),
            rng.choice((attendance.CheckInAll(), attendance.UndoCheckIn(self.any_player()))),
            registration.Rename(self.any_player(), f"R{rng.randrange(99)}"),
            penalties.Penalise(self.any_player(), 40, "loud"),
            penalties.Disqualify(self.any_player(), "marked cards"),
            registration.Register((self.newcomer,)),
            attendance.MarkNoShow((self.any_player(),)),
            clocks.Pause(),
            clocks.Continue(),
            clocks.Extend(5),
        ]
        self.try_to(rng.choice(any_requests))

    @property
    def newcomer(self) -> str:
        """An unused name."""
        return f"N{len(self.driver.event.names)}"

    @precondition(lambda self: draft(self.driver.event) is not None)
    @rule(seed=SEEDS)
    def exchange(self, seed: int) -> None:
        """Exchange two players of a draft, or replace one."""
        self.rng = rng = Random(seed)
        stage = draft(self.driver.event)
        assert stage is not None
        groups = [match.players for match in stage.matches]
        if len(groups) > 1:
            one, other = rng.sample(groups, 2)
            self.try_to(drawing.Exchange(rng.choice(one), rng.choice(other), "sisters"))
        self.try_to(attendance.Replace(self.any_player(), self.newcomer))

    @precondition(lambda self: any(m.clock is None for m in open_matches(self)))
    @rule(seed=SEEDS)
    def come_late(self, seed: int) -> None:
        """Let a player enter late, at a new place or instead of another."""
        self.rng = rng = Random(seed)
        any_requests: list[Request] = [
            *[attendance.EnterLate(self.newcomer)] * 3,
            attendance.EnterLate(self.any_player()),
            attendance.Replace(self.any_player(), self.newcomer),
            attendance.Replace(self.any_player(), self.any_player()),
            attendance.CheckIn(self.any_player()),
        ]
        self.try_to(rng.choice(any_requests))

    @precondition(lambda self: bool(open_matches(self)))
    @rule(seed=SEEDS)
    def break_up(self, seed: int) -> None:
        """Let all but one of a group leave, or all of them, and then let one return."""
        self.rng = rng = Random(seed)
        match = rng.choice(open_matches(self))
        if rng.random() < 0.5:
            self.try_to(attendance.MarkNoShow(match.active))
            self.try_to(attendance.CheckIn(rng.choice(match.players)))
            self.try_to(attendance.EnterLate(self.newcomer))
            return
        for player in rng.sample(match.active, len(match.active) - 1):
            self.try_to(attendance.DropOut(player), AsPlayer(player))

    @invariant()
    def check_event(self) -> None:
        """Check that places are a ranking, nobody plays twice at once, and views reveal nothing."""
        if not hasattr(self, "driver"):
            return
        driver, event, now = self.driver, self.driver.event, self.driver.now
        driver.check()
        self.check_places()
        stage = current_stage(event)
        if stage is not None:
            if any(m.decided and m.totals is None for m in stage.matches):
                EventMachine.counted["walkover"] += 1
            if stage.final and is_complete(event, stage):
                EventMachine.counted["final decided"] += 1
                places = [placed.place for placed in placing(event)][
                    : len(prizes.choosing_order(event))
                ]
                together = len(places) - len(set(places))
                assert together == 0 or len(stage.matches[0].withdrawn) + len(
                    [entrant for entrant in event.entrants if entrant.gone]
                ), "a final without ties has no shared places"
            if stage.number > 2:
                EventMachine.counted["stage three"] += 1
        self.check_stages()
        assert len({choice.prize for choice in prizes.valid_choices(event)}) == len(
            prizes.valid_choices(event)
        )
        assert event.taken == prizes.valid_choices(event), "a choice that is gone is gone for good"
        assert {choice.prize for choice in prizes.valid_choices(event)} <= set(event.prizes)
        pages = [desk(event, now), table_page(event, 1, now), player_page(event, 0, now)]
        text = b"".join(map(msgspec.json.encode, pages))
        leaked = [seed for seed in driver.seeds if seed.hex().encode() in text]
        assert set(leaked) <= set(driver.public_seeds)
        for one in public_view(event, now).stages:
            assert one.seed is not None, "whoever wants to can draw every stage again at once"
            players = [player for group in one.drawn for player in group]
            seed, beside = bytes.fromhex(one.seed), one.drawn_beside
            assert draw.groups(seed, one.label, players, one.met, one.sat) == one.drawn
            name, players = (
                draw.consolation_label(one.label),
                [p for group in beside for p in group],
            )
            assert draw.groups(seed, name, players, one.met, one.sat) == beside or not beside
            assert one.draws >= 1
        every = sum(isinstance(entry.fact, drawing.Drawn) for entry in event.log)
        assert len(event.draws) == every, "what is given up or taken back is counted"
        words = Words("fr", public_view(event, now).names)
        assert all(words.say(task.phrase) for task in desk(event, now).todo)

    def check_stages(self) -> None:
        """Check that nobody who has left has to play, and that those who advance play."""
        event = self.driver.event
        departed = departures(event).keys()
        assert not any(
            departed & set(m.active) for s in event.stages for m in s.matches if not m.decided
        )
        for stage, following in zip(event.stages, event.stages[1:], strict=False):
            assert is_complete(event, stage)
            assert still_leads_to(event, stage, following)
            if not stage.round and not event.format.best_losers:
                assert qualifying(event, stage) == finalists_of(following) - departed

    def check_places(self) -> None:
        """Check that exactly the players with a match who were not disqualified have a place."""
        event = self.driver.event
        players = {p for s in published_stages(event) for m in s.matches for p in m.players}
        out = {entrant.player for entrant in event.entrants if entrant.gone is Gone.DISQUALIFIED}
        placed_players = [one.player for one in placing(event)]
        assert len(placed_players) == len(set(placed_players))
        assert set(placed_players) == players - out
        assert players <= {entrant.player for entrant in event.entrants}

    def teardown(self) -> None:
        """Check that replaying the log, and reading the file, give an equal tournament."""
        if hasattr(self, "driver"):
            self.driver.check_files()
            self.try_to(closing.End())
            self.check_event()
            assert (
                self.driver.refused(taking_back.TakeBack(len(self.driver.event.log), "a slip"))
                == "event-over"
            )
            self.driver.check_files()
            EventMachine.counted += self.driver.counted


@pytest.mark.parametrize(
    "examples", [2, pytest.param(150, marks=pytest.mark.long)], ids=["quick", "deep"]
)
def test_any_requests_keep_the_invariants_of_an_event(
    examples: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log is the event, places are a ranking, and no role exceeds its rights."""
    EventMachine.counted = Counter()
    monkeypatch.setattr(registration, "MAX_UNKNOWN", 2)
    missing = EVERYTHING
    for _ in range(MORE_EXAMPLES):
        for field in ((3, 9), (12, 22), (26, 30)):
            EventMachine.field = field
            run_state_machine_as_test(
                EventMachine,
                settings=settings(
                    max_examples=examples,
                    stateful_step_count=20 if examples < MANY else 40,
                    derandomize=examples < MANY,  # the quick run plays the same examples everywhere
                    database=None,
                    suppress_health_check=[HealthCheck.too_slow],
                ),
            )
        missing = EVERYTHING - EventMachine.counted.keys()
        if not missing or examples < MANY:
            return
    pytest.fail(f"the test has to see all of it, but not {sorted(missing)}")
