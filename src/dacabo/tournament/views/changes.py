"""A preview of what a step would change: who advances, void matches, places."""

from collections.abc import Iterator

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.values import Value
from dacabo.tournament.apply import apply, dependents
from dacabo.tournament.commands import handle
from dacabo.tournament.draw import letters
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import Event, Match, Player, current, draft, match_of, published
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import Role
from dacabo.tournament.standings import placing, qualified, spared, ties
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import EnterLate, late_places
from dacabo.tournament.subjects.drawing import BLIND, DiscardDraw, blind
from dacabo.tournament.subjects.results import CorrectResult, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.todo import result_warning


class Changes(Value):
    """The effects of a step."""

    phrases: tuple[Phrase, ...]
    void: tuple[str, ...]
    """Matches that would no longer count."""
    doubts: tuple[Phrase, ...] = ()
    """What looks like a typing error."""
    depends: tuple[int, ...] = ()
    """Later steps that would have to be taken back first; then nothing else is said."""


def preview(event: Event, request: Request, now: int, by: Role) -> Changes:
    """What a request would change; refused just like the request itself.

    Computed without the seal of the next draw, so that it cannot reveal that draw.
    """
    after = event = blind(event)
    try:
        entries = handle(event, request, now, by, new_seed=lambda: BLIND)
    except TournamentError as error:
        if error.code == "steps-depend" and isinstance(request, TakeBack):
            return Changes((), (), (), dependents(event, request.number))
        raise
    for entry in entries:
        after = apply(after, entry)
    if isinstance(request, DiscardDraw):
        published_too = Phrase("tournament-change-draw")
        phrase = Phrase("tournament-change-draft") if draft(event) else published_too
        return Changes((phrase, *_prizes(event, after)), _gone(event, after))
    if isinstance(request, EnterLate) and len(late_places(event)) > 1:
        return Changes((Phrase("tournament-change-lot"),), ())
    counted = {match.id: match for match in _matches(after)}
    void = tuple(match for match in _matches(event) if match.id not in counted)
    phrases = (
        *_advancing(event, after),
        *(_void(event, match) for match in void),
        *_results(event, after),
        *_playing_on(event, after),
        *_draft(event, after),
        *_decisions(event, after),
        *_spared(event, after, request),
        *_places(event, after),
        *_prizes(event, after),
    )
    return Changes(
        phrases or (Phrase("tournament-change-nothing"),),
        tuple(match.id for match in void),
        tuple(_doubts(event, request)),
    )


def _gone(event: Event, after: Event) -> tuple[str, ...]:
    counted = {match.id for match in _matches(after)}
    return tuple(match.id for match in _matches(event) if match.id not in counted)


def _matches(event: Event) -> list[Match]:
    return [match for stage in published(event) for match in stage.matches]


def _advancing(before: Event, after: Event) -> Iterator[Phrase]:
    """Who advances instead of whom, stage by stage.

    Obvious changes are left out: players who advance because their result is entered or taken back,
    and players who first have to play a decision round. If the next stage is drawn and stays the
    same, nothing changes.
    """
    for one, other in zip(published(before), published(after), strict=False):
        number = one.number
        if one.final or one.label != other.label or _drawn_alike(before, after, number):
            continue
        known = {
            player
            for was, now in zip(one.matches, other.matches, strict=True)
            if (was.totals is None) == (now.totals is None) and not ties(after, other, now)
            for player in was.players + now.players
        }
        old, new = known & {*qualified(before, one)}, known & {*qualified(after, other)}
        comes, goes = tuple(sorted(new - old)), tuple(sorted(old - new))
        about: dict[str, Argument] = {"stage": one.number}
        if comes:
            about["players"] = Players(comes)
        if goes:
            about["others"] = Players(goes)
        if comes and goes:
            yield Phrase("tournament-change-instead", about)
        elif comes:
            yield Phrase("tournament-change-advance", about)
        elif goes:
            yield Phrase("tournament-change-no-advance", about)


def _drawn_alike(before: Event, after: Event, number: int) -> bool:
    """Whether the stage after this one is the same before and after."""
    following = [[stage.label for stage in event.stages[number:]][:1] for event in (before, after)]
    return following[0] == following[1] != []


def _void(event: Event, match: Match) -> Phrase:
    if any(stage.final and stage.number == match.stage for stage in published(event)):
        return Phrase("tournament-change-void-final")
    about: dict[str, Argument] = {"group": letters(match.table), "stage": match.stage}
    return Phrase("tournament-change-void-group", about)


def _results(before: Event, after: Event) -> Iterator[Phrase]:
    """Results that would be taken back; for void matches that is obvious."""
    still = {match.id: match for match in _matches(after)}
    for match in _matches(before):
        if match.totals is not None and match.id in still and still[match.id].totals is None:
            yield Phrase("tournament-change-result", {"table": match.table})


def _playing_on(before: Event, after: Event) -> Iterator[Phrase]:
    """Players who leave a match in progress at a real table: the others keep its pad."""
    for was in _matches(before):
        now = match_of(after, was.id)
        if now is None or now.clock is None or now.online or now.decided:
            continue
        left = tuple(player for player in was.active if player not in now.active)
        if left:
            yield Phrase(
                "tournament-change-plays-on", {"table": now.table, "players": Players(left)}
            )


def _draft(before: Event, after: Event) -> Iterator[Phrase]:
    """A draft that is discarded, as opposed to published."""
    old, new = draft(before), draft(after)
    if old is not None and new is None and len(published(after)) == len(published(before)):
        yield Phrase("tournament-change-draft")


def _decisions(before: Event, after: Event) -> Iterator[Phrase]:
    known = _open_ties(before)
    for tied in _open_ties(after):
        if tied not in known:
            yield Phrase("tournament-change-decision", {"players": Players(tied)})


def _spared(before: Event, after: Event, request: Request) -> Iterator[Phrase]:
    """Who has lost a decision round that the corrected result makes needless."""
    match = match_of(before, request.match) if isinstance(request, CorrectResult) else None
    if match is None or (isinstance(request, CorrectResult) and request.undecided):
        return
    if players := spared(after, match.stage):
        yield Phrase("tournament-change-spared", {"players": Players(players)})


def _open_ties(event: Event) -> list[tuple[Player, ...]]:
    stage = current(event)
    if stage is None:
        return []
    return [tied for match in stage.matches for tied in ties(event, stage, match)]


def _places(before: Event, after: Event) -> Iterator[Phrase]:
    """Places that change once the final is decided; before, they are provisional anyway."""
    was, now = _decided_final(before), _decided_final(after)
    if was is None and (now is None or now.totals is not None):  # a new result is obvious
        return
    new = {placed.player: placed.place for placed in placing(after)}
    old = {placed.player: placed.place for placed in placing(before)}
    if now is None:  # who plays the final again has no place yet
        again = tuple(sorted(set(_finalists(after)) & old.keys()))
        if again:
            yield Phrase("tournament-change-final-again", {"players": Players(again)})
        old = {player: place for player, place in old.items() if player not in again}
        new = {player: place for player, place in new.items() if player not in again}
    for player, place in old.items():
        about: dict[str, Argument] = {"who": Who(player), "before": place}
        if player not in new:
            yield Phrase("tournament-change-no-place", about)
        elif new[player] != place:
            yield Phrase("tournament-change-place", about | {"now": new[player]})
    for player, place in new.items():
        if player not in old:
            yield Phrase("tournament-change-new-place", {"who": Who(player), "now": place})


def _finalists(event: Event) -> tuple[Player, ...]:
    stage = current(event)
    return () if stage is None or stage.final else qualified(event, stage)


def _decided_final(event: Event) -> Match | None:
    stage = current(event)
    return stage.matches[0] if stage and stage.final and stage.matches[0].decided else None


def _prizes(before: Event, after: Event) -> Iterator[Phrase]:
    kept = prizes.taken(after)
    for choice in prizes.taken(before):
        if choice not in kept:
            about: dict[str, Argument] = {"who": Who(choice.player), "prize": choice.prize}
            yield Phrase("tournament-change-prize", about)


def _doubts(event: Event, request: Request) -> Iterator[Phrase]:
    if isinstance(request, EnterResult | CorrectResult):
        match = match_of(event, request.match)
        assert match is not None
        phrase = result_warning(event, match, request.totals)
        if phrase is not None:
            yield phrase
