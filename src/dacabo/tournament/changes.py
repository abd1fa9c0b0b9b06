"""What a step would change, shown before it is done: who goes on, what is void, which places."""

from collections.abc import Iterator

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.values import Value
from dacabo.tournament import prizes
from dacabo.tournament.acting import act
from dacabo.tournament.advancing import ties, winners
from dacabo.tournament.draw import letters
from dacabo.tournament.event import Event, Match, current, draft, match_of, published
from dacabo.tournament.facts import Player
from dacabo.tournament.folding import fold
from dacabo.tournament.placing import placing
from dacabo.tournament.requests import CorrectResult, EnterResult, Request
from dacabo.tournament.roles import Role
from dacabo.tournament.todo import doubt


class Changes(Value):
    """What would be different."""

    phrases: tuple[Phrase, ...]
    void: tuple[str, ...]
    """Matches that would no longer count."""
    doubts: tuple[Phrase, ...] = ()
    """What looks like a slip of the pen."""


def preview(event: Event, request: Request, now: int, by: Role) -> Changes:
    """What would change if this were asked; the same refusal if it cannot be."""
    after = event
    for entry in act(event, request, now, by):
        after = fold(after, entry)
    counted = {match.id: match for match in _matches(after)}
    void = tuple(match for match in _matches(event) if match.id not in counted)
    phrases = (
        *_advancing(event, after),
        *(_void(event, match) for match in void),
        *_results(event, after),
        *_draft(event, after),
        *_decisions(event, after),
        *_places(event, after),
        *_prizes(event, after),
    )
    return Changes(
        phrases or (Phrase("tournament-change-nothing"),),
        tuple(match.id for match in void),
        tuple(_doubts(event, request)),
    )


def _matches(event: Event) -> list[Match]:
    return [match for stage in published(event) for match in stage.matches]


def _advancing(before: Event, after: Event) -> Iterator[Phrase]:
    """Who goes on instead of whom, stage by stage, as far as both results are there."""
    for one, other in zip(published(before), published(after), strict=False):
        if one.final or one.label != other.label:
            continue
        old, new = set[Player](), set[Player]()
        for was, now in zip(one.matches, other.matches, strict=True):
            if was.decided and now.decided and not ties(after, other, now):
                old |= set(winners(before, one, was))
                new |= set(winners(after, other, now))
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


def _void(event: Event, match: Match) -> Phrase:
    if any(stage.final and stage.number == match.stage for stage in published(event)):
        return Phrase("tournament-change-void-final")
    about: dict[str, Argument] = {"group": letters(match.table), "stage": match.stage}
    return Phrase("tournament-change-void-group", about)


def _results(before: Event, after: Event) -> Iterator[Phrase]:
    """Results that would be taken back; those of void matches go without saying."""
    still = {match.id: match for match in _matches(after)}
    for match in _matches(before):
        if match.totals is not None and match.id in still and still[match.id].totals is None:
            yield Phrase("tournament-change-result", {"table": match.table})


def _draft(before: Event, after: Event) -> Iterator[Phrase]:
    """A draft that is given up; one that is published is not."""
    old, new = draft(before), draft(after)
    if old is not None and new is None and len(published(after)) == len(published(before)):
        yield Phrase("tournament-change-draft")


def _decisions(before: Event, after: Event) -> Iterator[Phrase]:
    known = _open_ties(before)
    for tied in _open_ties(after):
        if tied not in known:
            yield Phrase("tournament-change-decision", {"players": Players(tied)})


def _open_ties(event: Event) -> list[tuple[Player, ...]]:
    stage = current(event)
    if stage is None:
        return []
    return [tied for match in stage.matches for tied in ties(event, stage, match)]


def _places(before: Event, after: Event) -> Iterator[Phrase]:
    """Places that change once the final has been played; before that they are only on the way."""
    stage = current(before)
    if stage is None or not stage.final or not stage.matches[0].decided:
        return
    new = {placed.player: placed.place for placed in placing(after)}
    for placed in placing(before):
        about: dict[str, Argument] = {"who": Who(placed.player), "before": placed.place}
        if placed.player not in new:
            yield Phrase("tournament-change-no-place", about)
        elif new[placed.player] != placed.place:
            about["now"] = new[placed.player]
            yield Phrase("tournament-change-place", about)


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
        phrase = doubt(event, match, request.totals)
        if phrase is not None:
            yield phrase
