"""Looking at cards: the facts about a look, and the first looks of a round."""

from collections.abc import Sequence

from msgspec.structs import replace

from dacabo.cabo.chapters.round import first_turn
from dacabo.cabo.facts import Glance, Looked, LookOver, Saw
from dacabo.cabo.moves import Done, Look
from dacabo.cabo.rules import FirstLook, Rules
from dacabo.cabo.state import FirstLooks, Round, Step
from dacabo.core.errors import IllegalMove, InvalidMove
from dacabo.core.game import Told
from dacabo.core.seats import Place, Seat, Slot
from dacabo.core.values import with_item


def tell_look(now: Round, seat: Seat, place: Place, why: Glance) -> list[Told]:
    """Tell everyone where a player looks, and only that player which card it is."""
    card = now.layouts[place[0]][place[1]]
    assert card is not None
    return [Told(Looked(seat, place, why)), Told(Saw(place, card), (seat,))]


def check_place(now: Round, place: Place) -> None:
    """Refuse a place without a card."""
    seat, slot = place
    if not 0 <= seat < len(now.layouts) or not 0 <= slot < len(now.layouts[seat]):
        raise InvalidMove("no-such-place")
    if now.layouts[seat][slot] is None:
        raise IllegalMove("empty-place")


# --- the first look ------------------------------------------------------------


def first_look_slots(rules: Rules, slots_seen: Sequence[Slot]) -> list[Slot]:
    """The slots that a player may still look at before the first turn."""
    first = rules.cards - rules.looks if rules.first_look is FirstLook.NEAREST else 0
    return [slot for slot in range(first, rules.cards) if slot not in slots_seen]


def first_look(rules: Rules, now: Round, actor: Seat, move: Look) -> Step:
    """Look at one of your own cards (CABO-6, DUTCH-2)."""
    assert isinstance(now.phase, FirstLooks)
    seat, slot = move.place
    slots_seen, slots_in_view = now.phase.looked, now.phase.looking
    if slots_in_view[actor] is not None:
        raise IllegalMove("still-looking")
    if len(slots_seen[actor]) == rules.looks:
        raise IllegalMove("first-look-over")
    if seat != actor:
        raise IllegalMove("own-cards-only")
    if slot not in first_look_slots(rules, slots_seen[actor]):
        raise IllegalMove("not-this-card")
    return (
        replace(
            now,
            phase=FirstLooks(
                with_item(slots_seen, actor, (*slots_seen[actor], slot)),
                with_item(slots_in_view, actor, slot),
            ),
        ),
        tell_look(now, actor, move.place, Glance.FIRST),
    )


def finish_first_look(rules: Rules, now: Round, actor: Seat, _move: Done) -> Step:
    """Put the card down. Once everyone is done, the first turn begins."""
    assert isinstance(now.phase, FirstLooks)
    slots_seen, slots_in_view = now.phase.looked, now.phase.looking
    if slots_in_view[actor] is None:
        raise IllegalMove("not-looking")
    slots_in_view = with_item(slots_in_view, actor, None)
    told = [Told(LookOver(actor))]
    if set(slots_in_view) == {None} and min(map(len, slots_seen)) == rules.looks:
        return first_turn(now), told
    return replace(now, phase=FirstLooks(slots_seen, slots_in_view)), told
