"""A preview of what a step would change: who advances, void matches, places."""

from collections.abc import Iterator

from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.values import Value
from dacabo.tournament.apply import apply, dependents
from dacabo.tournament.commands import handle
from dacabo.tournament.errors import TournamentError
from dacabo.tournament.event import (
    Event,
    Match,
    Player,
    current_stage,
    draft,
    group_of,
    match_of,
    present_entrants,
    published_stages,
)
from dacabo.tournament.facts import Request
from dacabo.tournament.roles import Role
from dacabo.tournament.standings import (
    complete_rounds,
    losers_of_needless_rounds,
    places,
    places_by_score,
    places_shared_again,
    placing,
    qualifiers,
    scores,
    tie_for_last_seats,
    ties,
)
from dacabo.tournament.subjects import prizes
from dacabo.tournament.subjects.attendance import EnterLate, late_places
from dacabo.tournament.subjects.drawing import PLACEHOLDER_SEED, DiscardDraw, with_placeholder_seal
from dacabo.tournament.subjects.formatting import ChangeFormat
from dacabo.tournament.subjects.results import CorrectResult, EnterResult
from dacabo.tournament.subjects.taking_back import TakeBack
from dacabo.tournament.views.outline import outlined
from dacabo.tournament.views.todo import result_warning, why_larger_final


class Changes(Value):
    """The effects of a step."""

    phrases: tuple[Phrase, ...]
    void: tuple[str, ...]
    """Matches that would no longer count."""
    doubts: tuple[Phrase, ...] = ()
    """The doubts about an entry that looks like a typing error."""
    depends: tuple[int, ...] = ()
    """Later steps that would have to be taken back first; then nothing else is said."""


def preview(event: Event, request: Request, now: int, by: Role) -> Changes:
    """The changes that a request would make. It is refused just like the request itself.

    Computed without the seal of the next draw, so that it cannot reveal that draw.
    """
    after = event = with_placeholder_seal(event)
    try:
        entries = handle(event, request, now, by, new_seed=lambda: PLACEHOLDER_SEED)
    except TournamentError as error:
        if error.code == "steps-depend" and isinstance(request, TakeBack):
            return Changes((), (), (), dependents(event, request.number))
        raise
    for entry in entries:
        after = apply(after, entry)
    if isinstance(request, DiscardDraw):
        draw_phrase = Phrase("tournament-change-draw")
        phrase = Phrase("tournament-change-draft") if draft(event) else draw_phrase
        return Changes((phrase, *_prize_changes(event, after)), _void_ids(event, after))
    if isinstance(request, ChangeFormat):
        count = len(present_entrants(after))
        phrases = tuple(outlined(after.format, count))
        return Changes(phrases or (Phrase("tournament-change-format"),), ())
    if isinstance(request, EnterLate) and len(late_places(event)) > 1:
        return Changes((Phrase("tournament-change-lot"),), ())
    counting = {match.id: match for match in _matches(after)}
    void = tuple(match for match in _matches(event) if match.id not in counting)
    phrases = (
        *_advance_changes(event, after),
        *(_void_phrase(event, match) for match in void),
        *_withdrawn_results(event, after),
        *_continued_matches(event, after),
        *_draft_change(event, after),
        *_new_decisions(event, after),
        *_larger_final(event, after),
        *_needless_decisions(event, after, request),
        *_idle_decisions(event, after),
        *_table_changes(event, after),
        *_round_changes(event, after),
        *_place_changes(event, after),
        *_prize_changes(event, after),
        *_cash_changes(event, after),
    )
    return Changes(
        phrases or (Phrase("tournament-change-nothing"),),
        tuple(match.id for match in void),
        tuple(_doubts(event, request)),
    )


def _void_ids(event: Event, after: Event) -> tuple[str, ...]:
    counting = {match.id for match in _matches(after)}
    return tuple(match.id for match in _matches(event) if match.id not in counting)


def _matches(event: Event) -> list[Match]:
    return [match for stage in published_stages(event) for match in stage.matches]


def _advance_changes(before: Event, after: Event) -> Iterator[Phrase]:
    """The players who advance instead of others, stage by stage.

    Obvious changes are left out: players who advance because their result is entered or taken back,
    and players who first have to play a tie-break round. If the next stage is drawn and stays the
    same, nothing changes.
    """
    for old_stage, new_stage in zip(
        published_stages(before), published_stages(after), strict=False
    ):
        number = old_stage.number
        if (
            old_stage.final
            or old_stage.label != new_stage.label
            or (old_stage.round and number < before.format.rounds)
            or _has_same_next_stage(before, after, number)
        ):
            continue
        settled = {
            player
            for old_match, new_match in zip(old_stage.matches, new_stage.matches, strict=True)
            if (old_match.totals is None) == (new_match.totals is None)
            and not ties(after, new_stage, new_match)
            for player in old_match.players + new_match.players
        }
        old_qualifiers = settled & {*qualifiers(before, old_stage)}
        new_qualifiers = settled & {*qualifiers(after, new_stage)}
        gained = tuple(sorted(new_qualifiers - old_qualifiers))
        lost = tuple(sorted(old_qualifiers - new_qualifiers))
        about: dict[str, Argument] = {"stage": old_stage.number}
        if gained:
            about["players"] = Players(gained)
        if lost:
            about["others"] = Players(lost)
        if gained and lost:
            yield Phrase("tournament-change-instead", about)
        elif gained:
            yield Phrase("tournament-change-advance", about)
        elif lost:
            yield Phrase("tournament-change-no-advance", about)


def _has_same_next_stage(before: Event, after: Event, number: int) -> bool:
    """Whether the stage after this one is the same before and after."""
    if len(before.stages) <= number or len(after.stages) <= number:
        return False
    return before.stages[number].label == after.stages[number].label


def _void_phrase(event: Event, match: Match) -> Phrase:
    if match.consolation:
        return Phrase("tournament-change-void-consolation", {"group": group_of(match)})
    if any(stage.final and stage.number == match.stage for stage in published_stages(event)):
        return Phrase("tournament-change-void-final")
    about: dict[str, Argument] = {"group": group_of(match), "stage": match.stage}
    return Phrase("tournament-change-void-group", about)


def _withdrawn_results(before: Event, after: Event) -> Iterator[Phrase]:
    """Results that would be taken back; for void matches that is obvious."""
    remaining = {match.id: match for match in _matches(after)}
    for match in _matches(before):
        if (
            match.totals is not None
            and match.id in remaining
            and remaining[match.id].totals is None
        ):
            yield Phrase("tournament-change-result", {"table": match.table})


def _continued_matches(before: Event, after: Event) -> Iterator[Phrase]:
    """Players who leave a match in progress at a real table: the others keep its pad."""
    for old_match in _matches(before):
        new_match = match_of(after, old_match.id)
        if new_match is None or new_match.clock is None or new_match.online or new_match.decided:
            continue
        leavers = tuple(player for player in old_match.active if player not in new_match.active)
        if leavers:
            yield Phrase(
                "tournament-change-plays-on",
                {"table": new_match.table, "players": Players(leavers)},
            )


def _draft_change(before: Event, after: Event) -> Iterator[Phrase]:
    """A draft that is discarded, as opposed to published."""
    old, new = draft(before), draft(after)
    if (
        old is not None
        and new is None
        and len(published_stages(after)) == len(published_stages(before))
    ):
        yield Phrase("tournament-change-draft")


def _new_decisions(before: Event, after: Event) -> Iterator[Phrase]:
    earlier_ties = _open_ties(before)
    for tied in _open_ties(after):
        if tied not in earlier_ties:
            yield Phrase("tournament-change-decision", {"players": Players(tied)})


def _larger_final(before: Event, after: Event) -> Iterator[Phrase]:
    """A tie that makes the next final larger than planned."""
    about = _why_larger_final(after)
    if about and about != _why_larger_final(before):
        yield Phrase("tournament-change-tied", about)


def _why_larger_final(event: Event) -> dict[str, Argument]:
    stage = current_stage(event)
    if stage is None or stage.final or draft(event):
        return {}
    return why_larger_final(event, stage, qualifiers(event, stage))


def _needless_decisions(before: Event, after: Event, request: Request) -> Iterator[Phrase]:
    """The losers of tie-break rounds that the corrected result makes needless."""
    match = match_of(before, request.match) if isinstance(request, CorrectResult) else None
    if match is None or (isinstance(request, CorrectResult) and request.undecided):
        return
    if players := losers_of_needless_rounds(after, match.stage):
        yield Phrase("tournament-change-spared", {"players": Players(players)})


def _idle_decisions(before: Event, after: Event) -> Iterator[Phrase]:
    """The players who share a place again, because their tie-break round decides nothing now."""
    earlier = _places_shared_again(before)
    for shared in _places_shared_again(after):
        if shared not in earlier:
            yield Phrase("tournament-change-shared-again", {"players": Players(shared)})


def _places_shared_again(event: Event) -> list[tuple[Player, ...]]:
    return [
        shared
        for stage in published_stages(event)
        for match in stage.matches
        for shared in places_shared_again(event, stage, match)
    ]


def _open_ties(event: Event) -> list[tuple[Player, ...]]:
    stage = current_stage(event)
    if stage is None:
        return []
    last_seats = tie_for_last_seats(event, stage)
    open_ties = [tied for match in stage.matches for tied in ties(event, stage, match)]
    return [*open_ties, last_seats] if last_seats else open_ties


def _place_changes(before: Event, after: Event) -> Iterator[Phrase]:
    """Places that change once the final is decided; before, they are provisional anyway."""
    old_final, new_final = _decided_final(before), _decided_final(after)
    if old_final is None and (
        new_final is None or new_final.totals is not None
    ):  # a new result is obvious
        return
    new_places = {placed.player: placed.place for placed in placing(after)}
    old_places = {placed.player: placed.place for placed in placing(before)}
    if new_final is None:  # players who have to play the final again have no place yet
        finalists = tuple(sorted(set(_finalists(after)) & old_places.keys()))
        if finalists:
            yield Phrase("tournament-change-final-again", {"players": Players(finalists)})
        old_places = {
            player: place for player, place in old_places.items() if player not in finalists
        }
        new_places = {
            player: place for player, place in new_places.items() if player not in finalists
        }
    for player, place in old_places.items():
        about: dict[str, Argument] = {"who": Who(player), "before": place}
        if player not in new_places:
            yield Phrase("tournament-change-no-place", about)
        elif new_places[player] != place:
            yield Phrase("tournament-change-place", about | {"now": new_places[player]})
    for player, place in new_places.items():
        if player not in old_places:
            yield Phrase("tournament-change-new-place", {"who": Who(player), "now": place})


def _table_changes(before: Event, after: Event) -> Iterator[Phrase]:
    """Places at a table that had its result before and has it after, but not those of the final."""
    for old_stage, new_stage in zip(
        published_stages(before), published_stages(after), strict=False
    ):
        matches = {match.id: match for match in new_stage.matches}
        for old_match in old_stage.matches:
            match = matches.get(old_match.id)
            if match is None or old_match == match or not (old_match.decided and match.decided):
                continue
            if old_stage.final and not match.consolation:
                continue
            now = places(after, new_stage, match)
            for player, place in places(before, old_stage, old_match).items():
                if now.get(player, place) != place:
                    about: dict[str, Argument] = {"who": Who(player), "table": match.table}
                    about |= {"stage": match.stage, "before": place, "now": now[player]}
                    yield Phrase("tournament-change-table-place", about)


def _round_changes(before: Event, after: Event) -> Iterator[Phrase]:
    """Places by the rounds that were complete before and still are, until the final decides."""
    if _decided_final(before) or len(complete_rounds(before)) != len(complete_rounds(after)):
        return
    now = places_by_score(scores(after))
    for player, place in places_by_score(scores(before)).items():
        if now.get(player, place) != place:
            about: dict[str, Argument] = {"who": Who(player), "before": place, "now": now[player]}
            yield Phrase("tournament-change-place", about)


def _finalists(event: Event) -> tuple[Player, ...]:
    stage = current_stage(event)
    return () if stage is None or stage.final else qualifiers(event, stage)


def _decided_final(event: Event) -> Match | None:
    stage = current_stage(event)
    return stage.matches[0] if stage and stage.final and stage.matches[0].decided else None


def _prize_changes(before: Event, after: Event) -> Iterator[Phrase]:
    valid = prizes.valid_choices(after)
    for choice in prizes.valid_choices(before):
        if choice not in valid:
            about: dict[str, Argument] = {"who": Who(choice.player), "prize": choice.prize}
            yield Phrase("tournament-change-prize", about)


def _cash_changes(before: Event, after: Event) -> Iterator[Phrase]:
    """Ticks and notes in the cash box; only organisers and the door can ask for such a step."""
    earlier = {entrant.player: entrant for entrant in before.entrants}
    for entrant in after.entrants:
        was = earlier.get(entrant.player)
        if was is None or entrant.player in after.forgotten:
            continue
        who = Who(entrant.player)
        if was.paid != entrant.paid:
            key = "tournament-change-paid" if entrant.paid else "tournament-change-unpaid"
            yield Phrase(key, {"who": who})
        if was.note != entrant.note:
            if entrant.note:
                yield Phrase("tournament-change-note", {"who": who, "note": entrant.note})
            else:
                yield Phrase("tournament-change-no-note", {"who": who})


def _doubts(event: Event, request: Request) -> Iterator[Phrase]:
    if isinstance(request, EnterResult | CorrectResult):
        match = match_of(event, request.match)
        assert match is not None
        phrase = result_warning(event, match, request.totals)
        if phrase is not None:
            yield phrase
