"""A naive enumeration of one round of Cabo, to be compared with a rules engine.

It is written from the rule catalogue alone (CABO-*, GM-*, DUTCH-* and TOUR-* in the comments are
its ids) and shares no code with anything else. It is simple on purpose: it starts from every
arrangement of a tiny deck, makes every move, and counts.

The model in short
------------------
Seats 0, 1, ... sit clockwise and seat 0 starts. Slots keep their numbers: a vacated slot stays
empty (None), an added card opens a new slot at the end (CABO-7). Cards are dealt one at a time
round the table from seat 0; the next one is turned up, the rest is the draw pile, top first.
Every distinct arrangement of the deck is one starting point; equal cards are not told apart.

One step of depth is one move of a seat (or of the table), or one stroke of chance:

* First look: each seat looks at a slot and is done with it, as often as there are looks, all seats
  interleaved in every way. Only slots of the deal count, a card added meanwhile does not.
* Turn: draw, take or call; pass only if none of the three is possible.
* Holding a card: replace slots (one, or a claimed set), and for a drawn card also discard it or use
  its action. A used card goes on the discard pile at once. Who looks must then be done; with a
  black king it may be a swap instead.
* Snap window: each awaited seat snaps a slot or passes, or the table closes the window. It also
  closes after a right snap, and when nobody is awaited any more.
* Forbidden look ("sneak"): by any seat but the caller, at any card, whenever no window is open and
  no chance is due, if two cards can be paid.
* Chance: a reshuffle, when a card must be drawn or paid and the pile is empty. It is a step of its
  own with one branch for each distinct order of the discards below the top one. The card is then
  drawn, or the rest of the penalty paid, within this same step.

What is counted at each depth
-----------------------------
`paths`: the sequences of steps from all starting points; an ended round does not go on.
`states`: the different `State` values among them. A state has no turn counter; during the first
look it has the set of slots that each seat has looked at (not their order), afterwards no more;
once the round is over it no longer says whose turn it was. Of the caller's sum at the call it
keeps only whether the call was wrong.
`information`: for each seat, and last for a spectator, the different sequences of observations.
An observation is the public form of the step and what the viewer alone has seen in it. Sequences
are not stored. A sequence leaves some set of states possible, and whatever follows depends only on
that set; so it is enough to know how many sequences lead to each set.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

Card = str
Layout = tuple[Card | None, ...]
Place = tuple[int, int]  # a seat and one of its slots
Fact = tuple[object, ...]  # what can be observed of a step, in words

SET_SIZES = (2, 3, 4)  # CABO-14
PENALTY_CARDS = 2  # DUTCH-12, DUTCH-13
NOT_LOWEST = 5  # CABO-17
NOBODY_CALLED = 5  # TOUR-5
KAMIKAZE = 50  # CABO-19
KAMIKAZE_CARDS = {12: 2, 13: 2}  # CABO-19: how many of which value
DUTCH_WRONG = 20  # DUTCH-11
DUTCH_TIE = 10  # DUTCH-11


# ------------------------------------------------------------------------------------------ cards

JOKER = "X"
FACES = {"A": 1, "J": 11, "Q": 12}
PEEK, SPY, SWAP, KING = "peek", "spy", "swap", "king"
ACTIONS = {
    **dict.fromkeys(("7", "8"), PEEK),
    **dict.fromkeys(("9", "10"), SPY),
    **dict.fromkeys(("11", "12", "J", "Q"), SWAP),
}


def is_cabo_card(card: Card) -> bool:
    """Tell a Cabo card ("0" to "13") from a French one ("AS", "10D", "X")."""
    return card.isdigit()


@cache
def rank(card: Card) -> str:
    """Return what must be equal for a snap (DUTCH-10)."""
    return card if is_cabo_card(card) or card == JOKER else card[:-1]


def is_red(card: Card) -> bool:
    """Say whether a French card is a heart or a diamond."""
    return card[-1] in "HD"


@cache
def value(card: Card) -> int:
    """Return the points of a card (CABO-2, DUTCH-1); equal values make a set (CABO-14)."""
    if card == JOKER:
        return -1
    face = rank(card)
    if face == "K":
        return 0 if is_red(card) else 13
    return FACES[face] if face in FACES else int(face)


@cache
def action(card: Card) -> str | None:
    """Return the action of a card (CABO-16, DUTCH-9)."""
    if rank(card) == "K":
        return None if is_red(card) else KING
    return ACTIONS.get(rank(card))


def distinct_arrangements(cards: Iterable[Card]) -> Iterator[tuple[Card, ...]]:
    """Yield every order of the cards once, equal cards not told apart."""
    yield from _arrange(Counter(cards))


def _arrange(left: Counter[Card]) -> Iterator[tuple[Card, ...]]:
    if not left.total():
        yield ()
    for card in sorted(left):
        if left[card]:
            left[card] -= 1
            for others in _arrange(left):
                yield (card, *others)
            left[card] += 1


# --------------------------------------------------------------------------- variants and results


@dataclass(frozen=True)
class Variant:
    """The rules that are played, and the deck. The defaults are the original game (CABO)."""

    players: int
    deck: tuple[Card, ...]
    cards: int = 4
    looks: int = 2
    sets: bool = True
    false_set: Literal["discard", "keep"] = "discard"
    one_by_one: bool = False
    own_choice: bool = True
    caller_locked: bool = False
    free_swap: bool = False
    snap: bool = False
    forbidden_look: bool = False
    empty_pile: Literal["reshuffle", "end"] = "reshuffle"
    pile_out_after_call: Literal["end-cabo", "end-pile", "play-on"] = "end-cabo"
    scoring: Literal["cabo", "dutch"] = "cabo"
    call_below: int | None = None


@dataclass(frozen=True)
class Row:
    """The counts at one depth."""

    paths: int
    ended: int
    states: int
    information: tuple[int, ...]  # for seat 0, 1, ..., and last the spectator
    points: tuple[int, ...]  # per seat, summed over the paths that ended here


# ----------------------------------------------------------------------------------------- states


@dataclass(frozen=True)
class FirstLook:
    """All seats look at their cards (CABO-6, DUTCH-2)."""

    looked: tuple[frozenset[int], ...]  # by seat: the slots looked at so far
    looking: tuple[int | None, ...]  # by seat: the slot looked at now


@dataclass(frozen=True)
class Turn:
    """The seat on turn chooses (CABO-8)."""


@dataclass(frozen=True)
class Holding:
    """The seat on turn holds a card that it drew or took (CABO-9, CABO-10)."""

    card: Card
    drawn: bool


@dataclass(frozen=True)
class Looking:
    """The seat on turn looks at a card by an action; a black king may then swap it (DUTCH-9)."""

    place: Place
    may_swap: bool


@dataclass(frozen=True)
class Window:
    """Seats may snap (DUTCH-10)."""

    awaited: frozenset[int]


Interruptible = FirstLook | Turn | Holding | Looking | Window  # what a penalty may interrupt


@dataclass(frozen=True)
class DrawShuffle:
    """The pile is reshuffled, then the seat on turn draws (CABO-12)."""


@dataclass(frozen=True)
class PenaltyShuffle:
    """The pile is reshuffled, then the rest of a penalty is paid (DUTCH-14)."""

    seat: int
    owed: int
    then: Interruptible


@dataclass(frozen=True)
class Over:
    """The round is over, by the empty pile (TOUR-5) or after the last lap (CABO-13)."""

    by_pile: bool


Phase = Interruptible | DrawShuffle | PenaltyShuffle | Over


class State(NamedTuple):
    """Everything that matters for what may still happen."""

    layouts: tuple[Layout, ...]
    pile: tuple[Card, ...]  # the top card first
    discards: tuple[Card, ...]  # the top card last
    on_turn: int
    caller: int | None
    wrong_call: bool  # DUTCH-7: the caller's sum was too high when calling
    phase: Phase


@dataclass(frozen=True)
class Step:
    """One move or stroke of chance: where it leads and what is seen of it."""

    after: State
    public: Fact
    private: tuple[int, Card] | None = None  # the one seat that sees a card, and the card


def occupied(state: State, seat: int) -> list[int]:
    """Return the slots of a seat in which a card lies."""
    return [slot for slot, card in enumerate(state.layouts[seat]) if card is not None]


def card_at(state: State, place: Place) -> Card:
    """Return the card at an occupied place."""
    card = state.layouts[place[0]][place[1]]
    if card is None:
        message = f"no card lies at {place}"
        raise ValueError(message)
    return card


def with_card(state: State, place: Place, card: Card | None) -> State:
    """Return the state with another card, or none, at a place."""
    seat, slot = place
    layout = state.layouts[seat]
    return with_layout(state, seat, (*layout[:slot], card, *layout[slot + 1 :]))


def with_layout(state: State, seat: int, layout: Layout) -> State:
    """Return the state with another layout for a seat."""
    return state._replace(layouts=(*state.layouts[:seat], layout, *state.layouts[seat + 1 :]))


def with_swapped(state: State, one: Place, other: Place) -> State:
    """Return the state with the cards of two places exchanged."""
    return with_card(with_card(state, one, card_at(state, other)), other, card_at(state, one))


def with_discarded(state: State, *cards: Card) -> State:
    """Return the state with cards laid on the discard pile, in this order."""
    return state._replace(discards=state.discards + cards)


def layout_sum(state: State, seat: int) -> int:
    """Return the sum of the values in a layout."""
    return sum(value(card_at(state, (seat, slot))) for slot in occupied(state, seat))


# --------------------------------------------------------------------------------------- the deal


def starting_states(variant: Variant) -> list[State]:
    """Deal every arrangement of the deck (CABO-5, DUTCH-2)."""
    players, dealt = variant.players, variant.players * variant.cards
    if len(variant.deck) <= dealt or not 0 <= variant.looks <= variant.cards:
        message = "too few cards for this deal, or too many looks"
        raise ValueError(message)
    phase: Phase = Turn()
    if variant.looks:
        phase = FirstLook((frozenset(),) * players, (None,) * players)
    return [
        State(
            layouts=tuple(order[seat:dealt:players] for seat in range(players)),
            pile=order[dealt + 1 :],
            discards=order[dealt : dealt + 1],
            on_turn=0,
            caller=None,
            wrong_call=False,
            phase=phase,
        )
        for order in distinct_arrangements(variant.deck)
    ]


# -------------------------------------------------------------------------------------- all steps


def steps(variant: Variant, state: State) -> list[Step]:
    """Return every step that is possible; none once the round is over."""
    found = _steps_of_phase(variant, state)
    if variant.forbidden_look and isinstance(state.phase, FirstLook | Turn | Holding | Looking):
        found += sneak_steps(variant, state, state.phase)
    return [_with_end_shown(step) for step in found]


def _steps_of_phase(variant: Variant, state: State) -> list[Step]:
    match state.phase:
        case FirstLook() as phase:
            return first_look_steps(variant, state, phase)
        case Turn():
            return turn_steps(variant, state)
        case Holding() as phase:
            return holding_steps(variant, state, phase)
        case Looking() as phase:
            return looking_steps(variant, state, phase)
        case Window() as phase:
            return window_steps(variant, state, phase)
        case DrawShuffle() | PenaltyShuffle():
            return chance_steps(variant, state)
        case Over():
            return []


def _with_end_shown(step: Step) -> Step:
    """At the end of a round all layouts are turned up (CABO-17)."""
    if isinstance(step.after.phase, Over):
        return replace(step, public=(*step.public, "layouts", step.after.layouts))
    return step


# ------------------------------------------------------------------------------------- first look


def first_look_steps(variant: Variant, state: State, phase: FirstLook) -> list[Step]:
    """Let every seat look at a slot, or put back the card it looks at (CABO-6, DUTCH-2)."""
    found = []
    for seat in range(variant.players):
        if phase.looking[seat] is not None:
            found.append(_done_with_first_look(variant, state, phase, seat))
        elif len(phase.looked[seat]) < variant.looks:
            found += [
                _first_look(state, phase, seat, slot)
                for slot in first_look_slots(variant)
                if slot not in phase.looked[seat]
            ]
    return found


def first_look_slots(variant: Variant) -> range:
    """Return the slots for the first look: all of the deal, or the nearest ones (DUTCH-2)."""
    return range(0 if variant.own_choice else variant.cards - variant.looks, variant.cards)


def _first_look(state: State, phase: FirstLook, seat: int, slot: int) -> Step:
    looked, looking = list(phase.looked), list(phase.looking)
    looked[seat] |= {slot}
    looking[seat] = slot
    after = state._replace(phase=FirstLook(tuple(looked), tuple(looking)))
    return Step(after, ("first look", seat, slot), (seat, card_at(state, (seat, slot))))


def _done_with_first_look(variant: Variant, state: State, phase: FirstLook, seat: int) -> Step:
    looking = list(phase.looking)
    looking[seat] = None
    all_done = all(slot is None for slot in looking) and all(
        len(slots) == variant.looks for slots in phase.looked
    )
    then = Turn() if all_done else FirstLook(phase.looked, tuple(looking))
    return Step(state._replace(phase=then), ("done", seat))


# ------------------------------------------------------------------------------------------- turn


def may_reshuffle(variant: Variant, state: State) -> bool:
    """Say whether the rules know a reshuffle now (CABO-12; TOUR-5 with `play-on`)."""
    after_call = state.caller is not None and variant.pile_out_after_call == "play-on"
    return variant.empty_pile == "reshuffle" or after_call


def cards_to_reshuffle(variant: Variant, state: State) -> tuple[Card, ...]:
    """Return the discards that a reshuffle would bring into the pile."""
    return state.discards[:-1] if may_reshuffle(variant, state) else ()


def turn_steps(variant: Variant, state: State) -> list[Step]:
    """Draw, take or call; pass if there is nothing else (CABO-8, CABO-12)."""
    seat = state.on_turn
    found = []
    if state.pile:
        found.append(Step(with_drawn(state), ("draw", seat), (seat, state.pile[0])))
    elif cards_to_reshuffle(variant, state):
        found.append(Step(state._replace(phase=DrawShuffle()), ("draw", seat)))
    if state.discards:
        card = state.discards[-1]
        holding = Holding(card, drawn=False)
        after = state._replace(discards=state.discards[:-1], phase=holding)
        found.append(Step(after, ("take", seat, card)))
    if state.caller is None:
        found.append(Step(end_turn(variant, with_call(variant, state)), ("call", seat)))
    return found or [Step(end_turn(variant, state), ("pass", seat))]


def with_drawn(state: State) -> State:
    """Let the seat on turn hold the top card of the pile (CABO-10)."""
    return state._replace(pile=state.pile[1:], phase=Holding(state.pile[0], drawn=True))


def with_call(variant: Variant, state: State) -> State:
    """Note who called, and whether wrongly (CABO-13, DUTCH-7)."""
    wrong = (
        variant.scoring == "dutch"
        and variant.call_below is not None
        and layout_sum(state, state.on_turn) >= variant.call_below
    )
    return state._replace(caller=state.on_turn, wrong_call=wrong)


def end_turn(variant: Variant, state: State) -> State:
    """Go on with the next seat, or end the round (CABO-13, TOUR-4, TOUR-5)."""
    if not state.pile and not may_reshuffle(variant, state):
        return state._replace(on_turn=0, phase=Over(by_pile=True))
    following = (state.on_turn + 1) % variant.players
    if following == state.caller:
        return state._replace(on_turn=0, phase=Over(by_pile=False))
    return state._replace(on_turn=following, phase=Turn())


# -------------------------------------------------------------------------------- holding, actions


def holding_steps(variant: Variant, state: State, phase: Holding) -> list[Step]:
    """Replace slots; with a drawn card also discard it or use its action (CABO-9, CABO-10)."""
    seat, card = state.on_turn, phase.card
    found = [replace_step(variant, state, card, slots) for slots in claims(variant, state)]
    if not phase.drawn:  # CABO-11
        return found
    played = with_discarded(state, card)
    found.append(Step(after_discard(variant, played), ("discard", seat, card)))
    for place in look_places(variant, state, card):
        may_swap = action(card) == KING and not is_locked(variant, state, place[0])
        found.append(
            Step(
                played._replace(phase=Looking(place, may_swap)),
                ("look", seat, card, place),
                (seat, card_at(state, place)),
            )
        )
    for one, other in swap_pairs(variant, state, card):
        after = after_discard(variant, with_swapped(played, one, other))
        found.append(Step(after, ("swap", seat, card, one, other)))
    return found


def claims(variant: Variant, state: State) -> list[tuple[int, ...]]:
    """Return the slots that may be replaced together, in the orders that differ (CABO-14)."""
    slots = occupied(state, state.on_turn)
    found: list[tuple[int, ...]] = [(slot,) for slot in slots]
    if not variant.sets:
        return found
    for size in SET_SIZES:
        if variant.one_by_one:  # TOUR-7: every order is a move of its own
            found += permutations(slots, size)
        else:  # only the first one named, where the new card will lie, matters
            found += [
                (first, *others)
                for first in slots
                for others in combinations([slot for slot in slots if slot != first], size - 1)
            ]
    return found


def replace_step(variant: Variant, state: State, held: Card, slots: tuple[int, ...]) -> Step:
    """Replace one card or a claimed set by the held card (CABO-9, CABO-10, CABO-14)."""
    seat = state.on_turn
    cards = [card_at(state, (seat, slot)) for slot in slots]
    shown = tuple(turned_up(variant, cards))
    public: Fact = ("replace", seat, slots, shown)
    if are_equal(cards):
        after = with_discarded(state, *cards)
        for slot in slots:
            after = with_card(after, (seat, slot), None)
        after = with_card(after, (seat, slots[0]), held)
        return Step(after_discard(variant, after), (*public, "right"))
    if variant.false_set == "discard":  # CABO-15
        after = with_discarded(state, held)
        return Step(after_discard(variant, after), (*public, "false", held))
    # GM-1: the card is kept. Nothing was discarded, so no window opens.
    after = with_layout(state, seat, (*state.layouts[seat], held))
    new_discard = after.pile[:1] if not after.discards else ()
    after = after._replace(
        discards=after.discards + new_discard, pile=after.pile[len(new_discard) :]
    )
    return Step(end_turn(variant, after), (*public, "false", *new_discard))


def are_equal(cards: Sequence[Card]) -> bool:
    """Say whether all cards have the same value (CABO-14)."""
    return len({value(card) for card in cards}) == 1


def turned_up(variant: Variant, cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards of a claim that are really turned up (CABO-14, TOUR-7)."""
    if variant.one_by_one:
        for number in range(2, len(cards)):
            if not are_equal(cards[:number]):
                return cards[:number]
    return cards


def look_places(variant: Variant, state: State, card: Card) -> list[Place]:
    """Return the places that an action may look at (CABO-16, DUTCH-8, DUTCH-9)."""
    own = state.on_turn
    if action(card) == PEEK:
        return [(own, slot) for slot in occupied(state, own)]
    if action(card) in (SPY, KING):
        others = [seat for seat in range(variant.players) if seat != own]
        return [(seat, slot) for seat in others for slot in occupied(state, seat)]
    return []


def is_locked(variant: Variant, state: State, seat: int) -> bool:
    """Say whether the cards of a seat may not be moved (DUTCH-8)."""
    return variant.caller_locked and seat == state.caller


def swap_pairs(variant: Variant, state: State, card: Card) -> list[tuple[Place, Place]]:
    """Return the unordered pairs that an action may swap (CABO-16, CABO-22, DUTCH-8)."""
    if action(card) != SWAP:
        return []
    places = [
        (seat, slot)
        for seat in range(variant.players)
        if not is_locked(variant, state, seat)
        for slot in occupied(state, seat)
    ]
    return [
        (one, other)
        for one, other in combinations(places, 2)
        if one[0] != other[0] and (variant.free_swap or state.on_turn in (one[0], other[0]))
    ]


def looking_steps(variant: Variant, state: State, phase: Looking) -> list[Step]:
    """Put back the card looked at, or swap it after a black king (DUTCH-9)."""
    seat = state.on_turn
    found = [Step(after_discard(variant, state), ("done", seat))]
    if phase.may_swap:
        for slot in occupied(state, seat):
            after = after_discard(variant, with_swapped(state, phase.place, (seat, slot)))
            found.append(Step(after, ("king swap", seat, phase.place, slot)))
    return found


# ------------------------------------------------------------------------------- snaps, penalties


def after_discard(variant: Variant, state: State) -> State:
    """Open the snap window if anyone may snap, else end the turn (DUTCH-10)."""
    awaited = frozenset(
        seat
        for seat in range(variant.players)
        if seat not in (state.on_turn, state.caller) and len(occupied(state, seat)) != 1
    )
    return resume(variant, state, Window(awaited if variant.snap else frozenset()))


def resume(variant: Variant, state: State, phase: Interruptible) -> State:
    """Continue with a phase; a window that waits for no one is closed (DUTCH-10)."""
    if isinstance(phase, Window) and not phase.awaited:
        return end_turn(variant, state)
    return state._replace(phase=phase)


def window_steps(variant: Variant, state: State, phase: Window) -> list[Step]:
    """Snap, pass, or close the window (DUTCH-10, DUTCH-12)."""
    found = [Step(end_turn(variant, state), ("close",))]
    for seat in sorted(phase.awaited):
        rest = Window(phase.awaited - {seat})
        found.append(Step(resume(variant, state, rest), ("pass", seat)))
        for slot in occupied(state, seat):
            card = card_at(state, (seat, slot))
            if rank(card) == rank(state.discards[-1]):
                after = with_discarded(with_card(state, (seat, slot), None), card)
                after = end_turn(variant, after)
                found.append(Step(after, ("snap", seat, slot, card, "right")))
            else:
                after = with_penalty(variant, state, seat, PENALTY_CARDS, rest)
                found.append(Step(after, ("snap", seat, slot, card, "wrong")))
    return found


def with_penalty(
    variant: Variant, state: State, seat: int, owed: int, then: Interruptible
) -> State:
    """Add penalty cards to a layout, as many as there are (DUTCH-12 to DUTCH-14)."""
    paid = state.pile[:owed]
    after = with_layout(state, seat, state.layouts[seat] + paid)
    after = after._replace(pile=state.pile[owed:])
    left = owed - len(paid)
    if left and cards_to_reshuffle(variant, after):
        return after._replace(phase=PenaltyShuffle(seat, left, then))
    return resume(variant, after, then)


def sneak_steps(variant: Variant, state: State, then: Interruptible) -> list[Step]:
    """Let any seat but the caller look at any card without leave (DUTCH-13)."""
    if len(state.pile) + len(cards_to_reshuffle(variant, state)) < PENALTY_CARDS:
        return []
    return [
        Step(
            with_penalty(variant, state, sneaker, PENALTY_CARDS, then),
            ("sneak", sneaker, (seat, slot)),
            (sneaker, card_at(state, (seat, slot))),
        )
        for sneaker in range(variant.players)
        if sneaker != state.caller
        for seat in range(variant.players)
        for slot in occupied(state, seat)
    ]


def chance_steps(variant: Variant, state: State) -> list[Step]:
    """Reshuffle the discards below the top one, then go on (CABO-12, DUTCH-14)."""
    found = []
    for pile in distinct_arrangements(cards_to_reshuffle(variant, state)):
        shuffled = state._replace(pile=pile, discards=state.discards[-1:])
        if isinstance(state.phase, PenaltyShuffle):
            phase = state.phase
            after = with_penalty(variant, shuffled, phase.seat, phase.owed, phase.then)
            found.append(Step(after, ("reshuffle",)))
        else:
            drawer = state.on_turn
            found.append(Step(with_drawn(shuffled), ("reshuffle",), (drawer, pile[0])))
    return found


# ---------------------------------------------------------------------------------------- scoring


def points(variant: Variant, state: State) -> tuple[int, ...]:
    """Return what each seat scores for a round that is over."""
    sums = [layout_sum(state, seat) for seat in range(variant.players)]
    if variant.scoring == "cabo":
        flown = [is_kamikaze(state, seat) for seat in range(variant.players)]
        if any(flown):  # CABO-19, TOUR-5
            return tuple(0 if flew else KAMIKAZE for flew in flown)
    by_pile = isinstance(state.phase, Over) and state.phase.by_pile
    if state.caller is None or (by_pile and variant.pile_out_after_call == "end-pile"):
        return empty_pile_points(sums)  # TOUR-5, and no source knows this with DUTCH-11
    if variant.scoring == "dutch":
        return dutch_points(sums, state.caller, wrong_call=state.wrong_call)
    return cabo_points(sums, state.caller)


def is_kamikaze(state: State, seat: int) -> bool:
    """Say whether two 12s and two 13s are among the cards of a seat (CABO-19)."""
    values = Counter(value(card_at(state, (seat, slot))) for slot in occupied(state, seat))
    return all(values[high] >= number for high, number in KAMIKAZE_CARDS.items())


def cabo_points(sums: Sequence[int], caller: int) -> tuple[int, ...]:
    """Score a round that was called (CABO-17, CABO-18)."""
    lowest = min(sums)
    if sums[caller] == lowest:
        return tuple(0 if seat == caller else total for seat, total in enumerate(sums))
    scored = [0 if total == lowest else total for total in sums]
    scored[caller] += NOT_LOWEST
    return tuple(scored)


def empty_pile_points(sums: Sequence[int]) -> tuple[int, ...]:
    """Score a round that the empty pile ended (TOUR-5)."""
    return tuple(total + NOBODY_CALLED if total == min(sums) else total for total in sums)


def dutch_points(sums: Sequence[int], caller: int, *, wrong_call: bool) -> tuple[int, ...]:
    """Score a round with French cards (DUTCH-11)."""
    scored = list(sums)
    if wrong_call or sums[caller] > min(sums):
        scored[caller] += DUTCH_WRONG
    elif sums.count(sums[caller]) > 1:
        scored[caller] += DUTCH_TIE
    return tuple(scored)


# --------------------------------------------------------------------------------------- counting

Histories = dict[frozenset[int], int]  # the states left possible: how many sequences leave them


class Book:
    """Gives numbers to states and to observations, and works out the steps of a state once."""

    def __init__(self, variant: Variant) -> None:
        """Start with nothing numbered."""
        self.variant = variant
        self.viewers: tuple[int | None, ...] = (*range(variant.players), None)
        self.states: list[State] = []
        self._state_numbers: dict[State, int] = {}
        self._fact_numbers: dict[Fact, int] = {}
        self._steps: dict[int, list[tuple[int, tuple[int, ...]]]] = {}

    def number(self, state: State) -> int:
        """Return the number of a state."""
        number = self._state_numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
        return number

    def steps(self, before: int) -> list[tuple[int, tuple[int, ...]]]:
        """Return for each step from a state: the state after it, and what each viewer observes."""
        if before not in self._steps:
            self._steps[before] = [
                (self.number(step.after), tuple(self._observed(step, who) for who in self.viewers))
                for step in steps(self.variant, self.states[before])
            ]
        return self._steps[before]

    def _observed(self, step: Step, viewer: int | None) -> int:
        fact = step.public
        if step.private is not None and step.private[0] == viewer:
            fact = (*fact, "sees", step.private[1])
        return self._fact_numbers.setdefault(fact, len(self._fact_numbers))


def count(variant: Variant, depth: int) -> list[Row]:
    """Count everything at each depth from 0 to `depth`."""
    book = Book(variant)
    paths = Counter(book.number(state) for state in starting_states(variant))
    histories = [first_histories(book, paths) for _ in book.viewers]
    rows = [row(book, paths, histories)]
    for _ in range(depth):
        paths = longer_paths(book, paths)
        histories = [longer_histories(book, known, index) for index, known in enumerate(histories)]
        rows.append(row(book, paths, histories))
    return rows


def longer_paths(book: Book, paths: Counter[int]) -> Counter[int]:
    """Go one step on: how many paths lead to each state."""
    longer: Counter[int] = Counter()
    for before, number in paths.items():
        for after, _ in book.steps(before):
            longer[after] += number
    return longer


def first_histories(book: Book, start: Iterable[int]) -> Histories:
    """Everybody sees the card that is turned up at the deal, and nothing else (CABO-5)."""
    possible: dict[Card, set[int]] = defaultdict(set)
    for state in start:
        possible[book.states[state].discards[-1]].add(state)
    return {frozenset(states): 1 for states in possible.values()}


def longer_histories(book: Book, histories: Histories, viewer: int) -> Histories:
    """Go one step on: how many sequences of observations leave which states possible."""
    longer: Counter[frozenset[int]] = Counter()
    for states, number in histories.items():
        possible: dict[int, set[int]] = defaultdict(set)
        for before in states:
            for after, observed in book.steps(before):
                possible[observed[viewer]].add(after)
        for left in possible.values():
            longer[frozenset(left)] += number
    return longer


def row(book: Book, paths: Counter[int], histories: Sequence[Histories]) -> Row:
    """Sum up what was found at one depth."""
    totals = [0] * book.variant.players
    ended = 0
    for number, times in paths.items():
        state = book.states[number]
        if isinstance(state.phase, Over):
            ended += times
            for seat, scored in enumerate(points(book.variant, state)):
                totals[seat] += scored * times
    return Row(
        paths=paths.total(),
        ended=ended,
        states=len(paths),
        information=tuple(sum(known.values()) for known in histories),
        points=tuple(totals),
    )


# ----------------------------------------------------------------------------------- for a reader

EXAMPLES = {
    "the original, two cards and one look each": (
        Variant(players=2, deck=("1", "1", "2", "7", "9", "12"), cards=2, looks=1),
        7,
    ),
    "false sets are kept, no first look": (
        Variant(players=2, deck=("1", "1", "2", "5", "5", "5"), cards=2, looks=0, false_set="keep"),
        7,
    ),
    "French cards, snaps and forbidden looks, no first look": (
        Variant(
            players=2,
            deck=("AH", "AH", "KH", "KS", "KS", "X", "X"),
            cards=2,
            looks=0,
            sets=False,
            own_choice=False,
            caller_locked=True,
            snap=True,
            forbidden_look=True,
            scoring="dutch",
            call_below=5,
        ),
        5,
    ),
    "the tournament, three cards each, no first look": (
        Variant(
            players=2,
            deck=("1", "1", "1", "1", "5", "5", "5", "11"),
            cards=3,
            looks=0,
            one_by_one=True,
            empty_pile="end",
        ),
        5,
    ),
}


def table(rows: Sequence[Row]) -> str:
    """Write the rows as lines for a reader."""
    lines = [f"{'depth':>5} {'paths':>12} {'ended':>10} {'states':>9}  information | points"]
    lines += [
        f"{depth:>5} {found.paths:>12} {found.ended:>10} {found.states:>9}  "
        f"{' '.join(map(str, found.information))} | {' '.join(map(str, found.points))}"
        for depth, found in enumerate(rows)
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    for name, (example, how_deep) in EXAMPLES.items():
        sys.stdout.write(f"{name}\n{table(count(example, how_deep))}\n\n")
