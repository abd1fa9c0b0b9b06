"""The organiser's tasks, most urgent first."""

from collections.abc import Collection, Iterator

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.values import Value
from dacabo.tournament.draw import MIN_PLAYERS, sizes
from dacabo.tournament.event import (
    Event,
    Match,
    Player,
    Stage,
    current_stage,
    departures,
    draft,
    is_closed,
)
from dacabo.tournament.roles import AsPlayer
from dacabo.tournament.standings import (
    has_too_many_finalists,
    is_complete,
    is_final_decided,
    players_of_undecided_bots,
    tie_for_last_seats,
    tied_beyond_plan,
    ties,
    winners_by_totals,
)
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import not_checked_in
from dacabo.tournament.subjects.drawing import (
    consolation_players,
    contenders,
    is_round_next,
)
from dacabo.tournament.subjects.registration import next_to_admit


class Todo(Value):
    """One task: in words, and what it is about."""

    phrase: Phrase
    match: str | None = None
    players: tuple[Player, ...] = ()


def todo(event: Event, now: int, finished: Collection[str] = ()) -> tuple[Todo, ...]:
    """Everything that is waiting for the organiser; `finished` are matches over on their pads."""
    return () if is_closed(event) else tuple(_tasks(event, now, finished))


def _tasks(event: Event, now: int, finished: Collection[str]) -> Iterator[Todo]:
    stage = current_stage(event)
    if stage is None:
        yield from _at_the_door(event)
    else:
        yield from _calls(event, stage)
        yield from _unconfirmed(event, stage)
        yield from _uneven_groups(stage)
        by_urgency = [
            item for match in stage.matches for item in _task_at_match(match, now, finished)
        ]
        by_urgency.sort(key=lambda item: item[0])
        yield from (task for _, task in by_urgency)
        for match in stage.matches:
            yield from _bots(event, stage, match)
            yield from _ties(event, stage, match)
        if tied := tie_for_last_seats(event, stage):
            about: dict[str, Argument] = {"players": Players(tied)}
            yield Todo(Phrase("tournament-todo-decide-seats", about), None, tied)
    if draft(event) is not None:
        yield Todo(Phrase("tournament-todo-publish"))
    elif stage is None:
        yield from _before_the_draw(event)
    elif is_complete(event, stage):
        yield from _after_a_stage(event, stage)
    elif is_final_decided(event):  # the consolation goes on
        yield from _prize(event)
    if stage is not None:
        yield from _at_the_door(event)


def _at_the_door(event: Event) -> Iterator[Todo]:
    """Players who registered themselves and wait to be admitted."""
    if players := next_to_admit(event):
        yield Todo(Phrase("tournament-todo-admit", {"count": len(players)}), None, players)


def _calls(event: Event, stage: Stage) -> Iterator[Todo]:
    """Calls that nobody has answered yet; the table that waits longest comes first."""
    calls = [(event.calls[match.id], match) for match in stage.matches if match.id in event.calls]
    for call, match in sorted(calls, key=lambda item: item[0].at):
        if call.coming:
            continue
        about: dict[str, Argument] = {"table": match.table}
        key = "tournament-todo-call"
        if call.player is not None:
            key, about["who"] = "tournament-todo-call-by", Who(call.player)
        yield Todo(Phrase(key, about), match.id)


def _unconfirmed(event: Event, stage: Stage) -> Iterator[Todo]:
    """Results before the pad showed the end of the match, or with a doubtful or a missing round."""
    for match in stage.matches:
        if match.reported_by is None:
            continue
        about: dict[str, Argument] = {"table": match.table}
        has_ended = match.totals is not None and result_warning(event, match, match.totals) is None
        doubtful = match.rounds and has_ended
        key = "tournament-todo-vouch-doubtful" if doubtful else "tournament-todo-vouch"
        if isinstance(match.reported_by, AsPlayer):
            key = "tournament-todo-vouch-doubtful-by" if doubtful else "tournament-todo-vouch-by"
            about["who"] = Who(match.reported_by.player)
        yield Todo(Phrase(key, about), match.id)


def _uneven_groups(stage: Stage) -> Iterator[Todo]:
    """A new draw, if latecomers and no-shows left groups of sizes that no draw would make."""
    if stage.number > 1 or any(match.clock is not None for match in stage.matches):
        return
    group_sizes = sorted((len(match.active) for match in stage.matches), reverse=True)
    if sum(group_sizes) >= MIN_PLAYERS and tuple(group_sizes) != sizes(sum(group_sizes)):
        about: dict[str, Argument] = {
            "found": " + ".join(map(str, group_sizes)),
            "groups": " + ".join(map(str, sizes(sum(group_sizes)))),
        }
        yield Todo(Phrase("tournament-todo-draw-again", about))


def _task_at_match(match: Match, now: int, finished: Collection[str]) -> Iterator[tuple[int, Todo]]:
    """The task at a table, and its urgency: a smaller number is more urgent."""
    clock = match.clock
    if match.decided:
        return
    if clock is not None and match.id in finished:
        urgency, key = 2, "tournament-todo-finished"
    elif clock is None:
        urgency, key = 4, "tournament-todo-start"
    elif clock.since is None:
        urgency, key = 3, "tournament-todo-continue"
    elif clock.called:
        urgency, key = 2, "tournament-todo-result"
    elif clock.due is not None and clock.due <= now:
        urgency, key = 1, "tournament-todo-time"
    else:
        return
    yield urgency, Todo(Phrase(key, {"table": match.table}), match.id, match.active)


def _bots(event: Event, stage: Stage, match: Match) -> Iterator[Todo]:
    """Bots that have won a group: whether their seats advance."""
    for player in players_of_undecided_bots(event, stage, match):
        about: dict[str, Argument] = {"who": Who(player), "table": match.table}
        yield Todo(Phrase("tournament-todo-bot", about), match.id, (player,))


def _ties(event: Event, stage: Stage, match: Match) -> Iterator[Todo]:
    """Tie-break rounds: of the final, or of a group whose tied winners cannot all advance."""
    for tied in ties(event, stage, match):
        key = "tournament-todo-decide-final" if stage.final else "tournament-todo-decide-group"
        about: dict[str, Argument] = {"players": Players(tied), "table": match.table}
        yield Todo(Phrase(key, about), match.id, tied)


def _before_the_draw(event: Event) -> Iterator[Todo]:
    players = contenders(event)
    if len(players) < MIN_PLAYERS:
        yield Todo(Phrase("tournament-todo-register", {"missing": MIN_PLAYERS - len(players)}))
    elif absent := not_checked_in(event):
        yield Todo(Phrase("tournament-todo-check-in", {"count": len(absent)}), None, absent)
    else:
        is_final = len(sizes(len(players))) == 1
        key = "tournament-todo-draw-only-final" if is_final else "tournament-todo-draw"
        yield Todo(Phrase(key, {"count": len(players)}), None, players)


def _after_a_stage(event: Event, stage: Stage) -> Iterator[Todo]:
    players = contenders(event)
    if not stage.final and players:
        yield Todo(_next_draw(event, stage, players), None, players)
        return
    prize = tuple(_prize(event))
    yield from prize or (Todo(Phrase("tournament-todo-end")),)


def _next_draw(event: Event, stage: Stage, players: tuple[Player, ...]) -> Phrase:
    """The next draw after a stage. With one table there is nothing to draw."""
    about: dict[str, Argument] = {"players": Players(players)}
    if is_round_next(event, players):
        number = len(event.stages) + 1
        return Phrase("tournament-todo-draw-round", {"round": number, "count": len(players)})
    if len(sizes(len(players))) > 1:
        return Phrase("tournament-todo-draw-next", about)
    tied = why_larger_final(event, stage, players)
    if beside := consolation_players(event, players):
        key = "tournament-todo-final-tied-beside" if tied else "tournament-todo-final-beside"
        return Phrase(key, about | tied | {"beside": len(beside)})
    return Phrase("tournament-todo-final-tied" if tied else "tournament-todo-final", about | tied)


def why_larger_final(
    event: Event, stage: Stage, players: tuple[Player, ...]
) -> dict[str, Argument]:
    """The tie that makes the next final larger than planned, for a phrase; empty without one."""
    if not players or len(sizes(len(players))) > 1 or is_round_next(event, players):
        return {}
    tied = tied_beyond_plan(event, stage)
    if not tied.extra:
        return {}
    count = len(players)
    return {"tied": Players(tied.players), "count": count, "planned": count - tied.extra}


def _prize(event: Event) -> Iterator[Todo]:
    chooser = prizes.next_chooser(event)
    if chooser is not None:
        yield Todo(Phrase("tournament-todo-prize", {"who": Who(chooser)}), None, (chooser,))


def why_decisions(event: Event) -> Phrase | None:
    """The reason that tied winners play on, although the rules let them all advance (TOUR-9)."""
    stage = current_stage(event)
    gone = departures(event)
    if stage is None or not has_too_many_finalists(event, stage, gone):
        return None
    winning = len(winners_by_totals(event, stage, gone))
    return Phrase("tournament-why-decisions", {"count": winning})


def result_warning(event: Event, match: Match, totals: dict[Player, int]) -> Phrase | None:
    """A warning about a result that cannot be final, as far as the rules tell (TOUR-2)."""
    limit = event.tournament_rules.ends_at(event.rules)
    is_time_called = match.clock is not None and match.clock.called
    if limit is None or is_time_called or max(totals.values(), default=0) >= limit:
        return None
    return Phrase("tournament-doubt-not-over", {"limit": limit})
