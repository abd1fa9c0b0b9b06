"""What becomes of the list and of links, from fact to fact; and how matches change with it."""

from collections.abc import Callable, Collection, Iterable

from msgspec.structs import replace

from dacabo.core.values import with_item
from dacabo.tournament.advancing import playing
from dacabo.tournament.event import (
    Clock,
    Colleague,
    Entrant,
    Event,
    Gone,
    Match,
    draft,
    present,
)
from dacabo.tournament.facts import (
    Admitted,
    CheckedIn,
    DroppedOut,
    EnteredLate,
    How,
    LinkRenewed,
    NotShown,
    OrganiserInvited,
    OrganiserWithdrawn,
    Player,
    Registered,
    RegistrationClosed,
    RegistrationReopened,
    Replaced,
    TurnedAway,
)
from dacabo.tournament.links import first
from dacabo.tournament.roles import Organiser


def without_draft(event: Event) -> Event:
    """A draft is given up."""
    return event if draft(event) is None else replace(event, stages=event.stages[:-1])


def every(event: Event, change: Callable[[Match], Match]) -> Event:
    """All matches changed."""
    stages = tuple(
        replace(stage, matches=tuple(change(match) for match in stage.matches))
        for stage in event.stages
    )
    return replace(event, stages=stages)


def play(event: Event, ids: Iterable[str], change: Callable[[Match], Match]) -> Event:
    """Some matches changed."""
    chosen = set(ids)
    return every(event, lambda match: change(match) if match.id in chosen else match)


def stop(clock: Clock, at: int) -> Clock:
    """The clock rests."""
    return replace(clock, ran=clock.played(at), since=None)


def registered(event: Event, fact: Registered, _at: int, _number: int) -> Event:
    """New names, on the list or at the door."""
    event = without_draft(event)
    for newcomer in fact.newcomers:
        event = _enrol(event, Entrant(newcomer.player, newcomer.name, fact.how, fact.waiting))
    return event


def registration_closed(event: Event, _fact: RegistrationClosed, _at: int, _number: int) -> Event:
    """The list is closed."""
    return replace(event, closed=True)


def registration_reopened(
    event: Event, _fact: RegistrationReopened, _at: int, _number: int
) -> Event:
    """The list is open again."""
    return replace(event, closed=False)


def admitted(event: Event, fact: Admitted, _at: int, _number: int) -> Event:
    """Whoever waited is on the list; a draft without them is given up."""
    event = without_draft(event)
    return change_entrants(event, {*fact.players}, waiting=False, known=True)


def turned_away(event: Event, fact: TurnedAway, _at: int, _number: int) -> Event:
    """Whoever waited is forgotten."""
    away = set(fact.players)
    return replace(event, entrants=tuple(o for o in event.entrants if o.player not in away))


def _enrol(event: Event, entrant: Entrant) -> Event:
    names = (*event.names[: entrant.player], entrant.name, *event.names[entrant.player + 1 :])
    return replace(event, entrants=(*event.entrants, entrant), names=names)


def change_entrants(event: Event, players: Collection[Player], **changes: object) -> Event:
    """Some on the list changed."""
    return replace(
        event,
        entrants=tuple(
            replace(one, **changes) if one.player in players else one for one in event.entrants
        ),
    )


def checked_in(event: Event, fact: CheckedIn, _at: int, _number: int) -> Event:
    """Somebody is there."""
    returns = any(one.player == fact.player and one.gone for one in event.entrants)
    if returns:  # to the list, or to a match that has not begun
        event = without_draft(event)
        event = every(event, lambda match: put(match, {fact.player: fact.player}))
    return change_entrants(event, (fact.player,), here=True, gone=None, gone_at=0)


def entered_late(event: Event, fact: EnteredLate, _at: int, _number: int) -> Event:
    """Somebody joins a group."""
    event = _arrive(event, fact.player, fact.name)
    return play(event, [fact.match], lambda m: replace(m, players=(*m.players, fact.player)))


def _arrive(event: Event, player: Player, name: str | None) -> Event:
    """Somebody is there now: a newcomer, or a player who had been given up.

    Where nobody has checked in, they do not begin it; and they leave the match that they missed.
    """
    if name is not None:
        event = _enrol(event, Entrant(player, name, How.ORGANISER))
    event = every(event, lambda match: _missed(match, player))
    here = any(one.here for one in present(event))
    return change_entrants(event, (player,), here=here, gone=None, gone_at=0)


def _missed(match: Match, player: Player) -> Match:
    return replace(
        match,
        players=tuple(p for p in match.players if p != player),
        left=tuple(p for p in match.left if p != player),
    )


def dropped_out(event: Event, fact: DroppedOut, at: int, number: int) -> Event:
    """Somebody leaves."""
    return leave(event, (fact.player,), Gone.DROPPED_OUT, at, number)


def not_shown(event: Event, fact: NotShown, at: int, number: int) -> Event:
    """Some did not come."""
    return leave(event, fact.players, Gone.NO_SHOW, at, number)


def leave(event: Event, players: tuple[Player, ...], why: Gone, at: int, number: int) -> Event:
    """Players go: a draft with them is given up, matches without result go on without them."""
    going = set(players)
    event = change_entrants(event, going, gone=why, gone_at=number)
    open_draft = draft(event)
    if open_draft and going & playing(open_draft):
        event = without_draft(event)

    def go_on(match: Match) -> Match:
        # Whoever won without playing and has gone on leaves a later match.
        if match.totals is not None or match.stage < stage or going.isdisjoint(match.active):
            return match
        left = (player for player in players if player in match.active)
        match = replace(match, left=(*match.left, *left))
        if match.decided and match.clock is not None:  # all others have left
            match = replace(match, clock=stop(match.clock, at))
        return match

    stage = len(event.stages)
    return every(event, go_on)


def replaced(event: Event, fact: Replaced, _at: int, number: int) -> Event:
    """Somebody takes a place."""
    if not any(one.player == fact.player and one.gone for one in event.entrants):
        event = change_entrants(event, (fact.player,), gone=Gone.REPLACED, gone_at=number)
    event = _arrive(event, fact.by, fact.name)
    return every(event, lambda match: put(match, {fact.player: fact.by}))


def put(match: Match, instead: dict[Player, Player]) -> Match:
    """The match with some players in the places of others."""
    if not instead.keys() & set(match.players):
        return match
    return replace(
        match,
        players=tuple(instead.get(p, p) for p in match.players),
        left=tuple(p for p in match.left if p not in instead),
    )


# --- links -------------------------------------------------------------------------


def organiser_invited(event: Event, fact: OrganiserInvited, _at: int, _number: int) -> Event:
    """One more organiser."""
    return replace(event, organisers=(*event.organisers, Colleague(fact.number, fact.name)))


def organiser_withdrawn(event: Event, fact: OrganiserWithdrawn, _at: int, _number: int) -> Event:
    """One organiser less."""
    out = replace(event.organisers[fact.number], withdrawn=True)
    return replace(event, organisers=with_item(event.organisers, fact.number, out))


def link_renewed(event: Event, fact: LinkRenewed, _at: int, _number: int) -> Event:
    """A link of the next generation."""
    holder = fact.holder
    if isinstance(holder, Organiser):
        # Whoever renews the link of those who were not counted is the one it belongs to.
        mine = Colleague(holder.number, holder.name, holder.generation)
        return replace(event, organisers=with_item(event.organisers, holder.number, mine))
    return replace(event, renewed=event.renewed | {first(holder): holder.generation})
