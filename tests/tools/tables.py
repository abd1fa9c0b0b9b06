"""The tables of the gallery. For each state it searches a match in which that state occurs."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, Final, TypeAlias

from tools.playing import CODE, NAMES, STILL_TIME, Play, Setting, hasty, patient

from dacabo.cabo.cards import POWER, Power
from dacabo.cabo.moves import Call, Discard, Draw, Replace, Snap, Sneak, Take
from dacabo.core.chance import seal_of, share_of
from dacabo.core.game import Decision
from dacabo.core.moves import Move
from dacabo.core.values import Value
from dacabo.dacapo.moves import PutDown
from dacabo.records import write
from dacabo.server.store.store import IndexedStream
from dacabo.server.tables.audience import Audience
from dacabo.server.tables.summary import index_row, read_summaries
from dacabo.server.wire.bodies import TableSummary
from dacabo.server.wire.table import Reaction
from dacabo.table import requests as ask
from dacabo.table.record import record_of

MAX_MATCHES: Final = 400
"""All states must occur among this many matches."""
ROUND: Final = 3
"""From this round on there is something on the score sheet."""

Sees: TypeAlias = Callable[[Play], bool]
"""A condition on what Ana sees."""


class Moment(Value):
    """A state to search for, and the messages to record there."""

    sees: Sees
    told: dict[str, Any] = {}  # noqa: RUF012 (msgspec copies it)
    """The arguments of `Play.told`."""
    beside: tuple[str, ...] = ()
    """The others who play with the same device."""
    first: Callable[[Play], None] | None = None
    """Something that happens before the messages are recorded."""
    hears: str | None = None
    """A type of message that must be among those recorded."""


def when(
    asked: str | None = None,
    also: Callable[[Any], bool] | None = None,
    move: str | None = None,
    **same: Any,
) -> Sees:
    """Return a condition: Ana has this decision to make, and her view has these values.

    Args:
        asked: the kind of the decision.
        also: a further condition on her view.
        move: the beginning of the last move.
        same: values of her view, by name.
    """

    def sees(play: Play) -> bool:
        view = play.view
        return (
            all(getattr(view, name) == value for name, value in same.items())
            and (asked is None or any(decision.kind == asked for decision in view.decisions))
            and (move is None or next(play.moves).move.startswith(move))
            and (also is None or also(view))
        )

    return sees


def holding(
    *cards: str,
    power: Power | None = None,
    also: Callable[[Any], bool] | None = None,
    **same: Any,
) -> Sees:
    """Return a condition: Ana has drawn one of these cards, or one with this power."""

    def fits(view: Any) -> bool:
        card = view.hand.card
        matches = card in cards if cards else POWER[card] is power
        return view.hand.drawn and matches and (also is None or also(view))

    return when("card", fits, **same)


def search(setting: Setting, moments: dict[str, Sees | Moment], since: int = 1) -> Iterator[Any]:
    """Play one match after the other until all moments have occurred, from this round on.

    Yield the name of each moment with its messages.
    """
    missing = {
        name: moment if isinstance(moment, Moment) else Moment(moment)
        for name, moment in moments.items()
    }
    for seed in range(MAX_MATCHES):
        play = Play(setting, seed)
        play.start()
        for _ in play.go_on():
            if play.view.round < since:
                continue
            for name in [name for name, moment in missing.items() if moment.sees(play)]:
                if messages := messages_at(play, missing[name]):
                    del missing[name]
                    yield name, messages
            if not missing:
                return
    message = f"{setting}: {', '.join(missing)}"
    raise LookupError(message)


def messages_at(play: Play, moment: Moment) -> dict[str, Any] | None:
    """Return the messages at a moment; None if the message that it needs is not among them."""
    if moment.first:
        play = play.apart()
        moment.first(play)
    messages = play.told(**moment.told)
    if moment.hears and all(message["type"] != moment.hears for message in messages):
        return None
    return {"told": messages, "beside": {guest: play.told(guest) for guest in moment.beside}}


# --- Cabo ---------------------------------------------------------------------------------

DEVICE: Final = ("wolfgang", "eleni")
"""They play with Ana's phone."""
FOUR: Final = Setting(bots=("otto",))


def was_swapped(play: Play) -> bool:
    """Return whether somebody has swapped one of Ana's cards since her last turn."""
    for moved in play.moves:
        if moved.seat == 0:
            return False
        if moved.move.startswith("swap") and " a" in moved.move:
            return True
    return False


def react(audience: Audience) -> None:
    """Let three players react."""
    audience.react(1, Reaction.LAUGH)
    audience.react(3, Reaction.OUCH)
    audience.react(0, Reaction.THANKS)


def gaps(view: Any) -> bool:
    """Return whether Ana and others have fewer cards than they were dealt, and somebody has two."""
    cards = [sum(card is not None for card in layout) for layout in view.layouts]
    return cards[0] < 4 and 0 < min(cards) < 3 and sum(count < 4 for count in cards) > 2


def have_many_cards(view: Any) -> bool:
    """Return whether two players have very many cards."""
    return len(view.layouts[0]) > 7 and len(view.layouts[2]) > 9


def bot_sits_in(play: Play) -> None:
    """Let Wolfgang ask for a bot in place of Ana, who is away."""
    play.ask("wolfgang", ask.SitIn(0), present=("wolfgang",))


def pause(play: Play) -> None:
    """Let the host pause the match."""
    play.ask("ana", ask.Pause())


def claim_failed_sets(
    rng: Random, state: Any, decision: Decision, legal: Sequence[Move]
) -> Move | None:
    """Let Ana and Eleni often claim sets that are none; nobody calls."""
    sets = [move for move in legal if isinstance(move, Replace) and len(move.slots) > 1]
    most = {0: 8, 2: 10}.get(decision.actor, 0)
    if sets and len(state.round.layouts[decision.actor]) < most:
        return rng.choice(sets)
    if Draw() in legal:
        return Take() if Take() in legal and rng.random() < 0.4 else Draw()
    return None


def cabo() -> Iterator[Any]:
    """Yield the table of Cabo."""
    mine, theirs = when("turn"), when(player=1, phase="turn")
    yield from search(
        FOUR,
        {
            "first-look": when("first-look", looked=()),
            "first-look-looking": when("looking", lambda v: len(v.looks) == 2, phase="first-looks"),
            "first-look-waiting": when(
                also=lambda v: len(v.looked) == 2 and v.looks and not v.decisions,
            ),
            "turn": when("turn", lambda v: v.discards > 3, caller=None),
            "turn-last-lap": when("turn", caller=1),
            "turn-since": lambda play: mine(play) and was_swapped(play),
            "turn-empty-discard": when("card", discards=0),
            "i-called": when(caller=0, player=2),
            "others-turn": when(also=lambda v: v.hand.drawn, player=1, phase="holding"),
            "others-turn-taken": when(also=lambda v: not v.hand.drawn, player=2, phase="holding"),
            "call": Moment(when(move="cabo", caller=1), {"last": 1}),
            "reveal": Moment(when(phase="round-over", also=ended), {"last": 1}),
            "round-over": Moment(when(phase="round-over", caller=1, also=ended), {"last": 1}),
            "round-over-stays": when(phase="round-over", also=ended),
            "holding": holding("3", "4", "5", "6"),
            "holding-peek": holding(power=Power.PEEK),
            "holding-spy": holding(power=Power.SPY),
            "holding-swap": holding(power=Power.SWAP, caller=None),
            "holding-taken": when("card", lambda v: not v.hand.drawn),
            "looking-peek": when("looking", lambda v: v.looks[0].place[0] == 0, phase="looking"),
            "looking-spy": when("looking", lambda v: v.looks[0].place[0] != 0, phase="looking"),
            "looked-at": when(
                also=lambda v: v.looks[0].place[0] == 0 and v.looks[0].by != 0, phase="looking"
            ),
            "gaps": when("turn", gaps),
            "bot-sits-in": Moment(mine, {"away": ("ana",)}, first=bot_sits_in),
        },
        ROUND,
    )
    yield from search(
        FOUR,
        {
            "paused": Moment(mine, first=pause),
            "outdated": Moment(mine, {"build": "/assets/index-newer.js"}),
            "somebody-away": Moment(mine, {"away": ("wolfgang",)}),
            "hands-pass": Moment(theirs, beside=DEVICE),
            "hands-who": Moment(when(player=3, phase="turn"), beside=DEVICE),
        },
    )
    assisted = Setting(bots=("otto",), options={"memory": "assisted"})
    yield from search(assisted, {"assisted": when("turn", lambda v: v.turn > 8)})
    low = Setting(bots=("otto",), options={"clock": 30}, ago=23)
    yield from search(low, {"clock-low": mine}, 2)
    yield from search(
        Setting(bots=("otto",), preset="tournament", options={"clock": 60}, ago=12),
        {"clock-match": mine, "holding-in-order": holding("3", "4", "5", "6")},
        2,
    )
    without = Setting(bots=("otto",), preset="tournament")
    yield from search(without, {"time-up": Moment(mine, first=Play.ring)}, 2)
    yield from search(Setting(people=2), {"two-players": mine}, ROUND)
    yield from search(Setting(people=3), {"three-players": mine}, ROUND)
    yield from search(
        Setting(people=5),
        {
            "five-last-lap": when("turn", caller=2),
            "five-players": Moment(when(move="swap d", player=4), {"away": ("vladimir",)}),
            "five-spying": holding(power=Power.SPY, caller=None),
            "five-swapping": holding(power=Power.SWAP, caller=None),
            "reactions": Moment(mine, {"then": react}),
            "spectator": Moment(theirs, {"guest": None}),
        },
        ROUND,
    )
    characters = Setting(people=1, bots=("otto", "mila", "theo"))
    yield from search(
        characters, {"remarks": Moment(when("turn", caller=None), {"last": 8}, hears="remarked")}, 2
    )
    yield from search(
        Setting(people=1, bots=("mila",)),
        {"coach": when("turn", lambda v: v.turn < 3), "coach-swap": holding(power=Power.SWAP)},
    )
    malte = Setting(bots=("otto",), preset="gretel-malte", habit=claim_failed_sets)
    yield from search(malte, {"many-cards": when("turn", have_many_cards)})


def ended(view: Any) -> bool:
    """Return whether the round ended by a call, and the match goes on."""
    return view.result is None and view.caller is not None


# --- Cabo by the Dutch rules --------------------------------------------------------------


def careless(rng: Random, state: Any, decision: Decision, legal: Sequence[Move]) -> Move | None:
    """Let some players sneak a look, and snap cards that do not match."""
    layouts = state.round.layouts
    who, most = ((0, 2, 3), 8) if len(layouts) < 5 else ((0, 2), 5)
    few = len(layouts[decision.actor]) < most
    if decision.kind in ("sneak", "snap") and decision.actor in who and few:
        wrong = [move for move in legal if isinstance(move, Snap | Sneak)]
        return rng.choice(wrong) if wrong and rng.random() < 0.04 else None
    if decision.kind == "turn":
        calls = state.round.turn > (9 if decision.actor == 4 else 40)
        return next((m for m in (*[Call()] * calls, Draw(), Take()) if m in legal), None)
    return None


def dutch() -> Iterator[Any]:
    """Yield the states of the Dutch rules: squares, snaps, and sneaked looks."""
    snap = when("snap", lambda v: 2 in v.awaited)
    turn = when("turn", lambda v: v.turn > 4)
    penalties = when(
        "turn",
        lambda v: (
            len(v.layouts[0]) > 6
            and max(map(len, v.layouts[1:])) > 7
            and sum(None in layout for layout in v.layouts) > 1
        ),
    )

    def squeezed(view: Any) -> bool:
        return len(view.layouts[0]) > 5 and len(view.layouts[2]) > 5

    yield from search(
        Setting(preset="dutch", bots=("otto",), habit=careless),
        {
            "dutch-first-look": when("first-look", looked=()),
            "dutch-turn": turn,
            "snap-window": snap,
            "hands-snap": Moment(when("snap", lambda v: 1 in v.awaited, player=3), beside=DEVICE),
            "snapped-wrong": Moment(
                lambda play: _has_fact(play, "snapped", right=False, by=2), {"last": 1}
            ),
            "sneaked": Moment(
                lambda play: _has_fact(play, "looked", why="sneak", by=0), {"last": 1}
            ),
            "holding-king": holding(power=Power.KING),
            "king-looking": when("looking", lambda v: v.discard in ("KS", "KC"), phase="looking"),
            "dutch-penalties": penalties,
        },
    )
    yield from search(
        Setting(preset="dutch", people=6, habit=careless),
        {
            "dutch-six-players": when("turn", caller=4),
            "dutch-six-spying": holding(power=Power.SPY, also=squeezed, caller=4),
            "dutch-six-squeezed": when("snap", squeezed, caller=4),
        },
    )
    careful = Setting(preset="dutch", people=6)
    yield from search(careful, {"dutch-six-swapping": holding(power=Power.SWAP)})
    bots = ("otto", "mila", "theo", "clara")
    rounds = {"changes": {"rounds": 3}}
    six = Setting(preset="dutch", people=2, bots=bots, habit=careless, options=rounds)
    yield from search(six, {"dutch-six-totals": when("turn", caller=4)}, 2)


def _has_fact(play: Play, kind: str, **about: object) -> bool:
    """Return whether the last step has told a fact of this kind with these values."""
    facts = [told.fact for told in play.steps[-1][1].told]
    return any(
        fact.__struct_config__.tag == kind
        and all(getattr(fact, name) == value for name, value in about.items())
        for fact in facts
    )


# --- the end of a round, and of a match ----------------------------------------------------


def helps_kamikaze(cards: Sequence[str], layout: Sequence[str | None]) -> bool:
    """Return whether a card is a 12 or a 13 of which the layout has fewer than two."""
    return any(card in ("12", "13") and layout.count(card) < 2 for card in cards)


def kamikaze(_rng: Random, state: Any, decision: Decision, _legal: Sequence[Move]) -> Move | None:
    """Let Wolfgang collect the highest cards, which the others discard for him."""
    now = state.round
    layout = now.layouts[decision.actor]
    high = tuple(slot for slot, card in enumerate(layout) if card in ("12", "13"))
    low = tuple(slot for slot in range(len(layout)) if slot not in high)
    collects = decision.actor == 1
    match decision.kind:
        case "turn":
            if collects and not low:
                return Call()
            takes = collects and helps_kamikaze(now.discards[-1:], layout)
            return Take() if takes else Draw()
        case "card" if collects:
            return Replace(low[:1]) if helps_kamikaze((now.phase.card,), layout) else Discard()
        case "card":
            is_high = helps_kamikaze((now.phase.card,), ())
            return Replace(high[:1]) if high and not is_high else Discard()
        case _:
            return None


def why(*reasons: str, seat: int | None = None) -> Sees:
    """Return a condition: the round is over, and these are reasons for points."""

    def sees(play: Play) -> bool:
        view = play.view
        if view.phase != "round-over" or view.result is not None:
            return False
        reasons_of = [score.why for score in view.results[-1].scores]
        if seat is not None:
            reasons_of = reasons_of[seat : seat + 1]
        return all(reason in reasons_of for reason in reasons)

    return sees


def summaries() -> Iterator[Any]:
    """Yield the ends of rounds, one for each reason for points."""
    halved = when(
        also=lambda v: any(score.halved for score in v.results[-1].scores), phase="round-over"
    )
    yield from search(
        Setting(bots=("otto",)),
        {
            "summary-lowest": Moment(
                why("lowest", seat=0), first=lambda play: play.ask("wolfgang", ask.Ready())
            ),
            "summary-plus-five": why("caller-not-lowest", seat=0),
        },
        ROUND,
    )
    yield from search(
        Setting(bots=("otto",), habit=hasty),
        {
            "summary-tie": why("caller-wins-tie", "tied-with-caller"),
            "summary-hundred": halved,
        },
        ROUND,
    )
    yield from search(
        Setting(bots=("otto",), habit=kamikaze), {"summary-kamikaze": why("kamikaze")}
    )
    patience = Setting(bots=("otto",), preset="tournament", habit=patient)
    yield from search(patience, {"summary-pile-ran-out": why("pile-ran-out")})
    rounds = {"changes": {"rounds": 3}}
    six = Setting(preset="dutch", people=6, habit=careless, options=rounds)
    yield from search(six, {"summary-dutch": why("called-too-high")})


def placed(*places: int) -> Sees:
    """Return a condition: the match is over, and the first players have these places."""

    def sees(play: Play) -> bool:
        result = play.view.result
        return result is not None and result.places[: len(places)] == places

    return sees


def outcomes() -> Iterator[Any]:
    """Yield the ends of matches."""
    yield from search(Setting(people=5), {"outcome-won": placed(1)})
    three = Setting(habit=hasty)
    yield from search(
        three,
        {
            "outcome-shared": placed(1, 1),
            "outcome-spectator": Moment(placed(2, 1), {"guest": None}),
        },
    )
    yield from search(
        Setting(people=1, bots=("gus",)),
        {"outcome-lost": placed(2), "match-over": Moment(placed(2), {"last": 1})},
    )
    rounds = {"changes": {"rounds": 3}}
    six = Setting(preset="dutch", people=3, bots=("otto", "mila", "theo"), options=rounds)
    yield from search(six, {"outcome-six": placed(4)})
    yield "outcome-again-wanted", again(14, "wolfgang", "eleni")
    yield "outcome-again-waits", again(3, "ana")
    play = Play(Setting(people=2, habit=hasty, options={"changes": {"rounds": 1}}))
    _to_the_end(play)
    yield "outcome-checked", {"told": play.told(), "beside": {}, "record": _record(play)}


def again(match: int, *ready: str) -> dict[str, Any]:
    """Return the messages after this many matches, when some want another one."""
    play = Play(Setting(habit=hasty, options={"changes": {"rounds": 1}}))
    for number in count(1):
        _to_the_end(play)
        if number == match:
            break
        for guest in tuple(NAMES)[:3]:
            play.ask(guest, ask.Rematch(), present=tuple(NAMES))
    for guest in ready:
        play.ask(guest, ask.Rematch(), present=tuple(NAMES))
    return {"told": play.told(), "beside": {}}


def _to_the_end(play: Play) -> None:
    play.start()
    for _ in play.go_on():
        pass


def _record(play: Play) -> str:
    record = record_of([step.entry for _, step in play.steps], 1, NAMES)
    assert record is not None
    return write(record)


# --- Da Capo! -----------------------------------------------------------------------------


def dacapo() -> Iterator[Any]:
    """Yield the table of Da Capo!"""
    turn = when("turn", lambda v: v.hand and any(map(len, v.building)))
    other = when(player=1, phase="turn")
    three = Setting(game="dacapo", preset="match", people=2, bots=("otto",))
    yield from search(
        three,
        {
            "dacapo-turn": turn,
            "dacapo-joker": when("turn", lambda v: v.hand[3:] == ("J",) and v.hand[1] != "J"),
            "dacapo-others-stack": when("turn", others_stack),
            "dacapo-others-turn": other,
            "dacapo-nearly-empty": when("turn", lambda v: sum(s.height < 3 for s in v.stacks) > 1),
            "dacapo-summary": when(phase="round-over", result=None),
        },
        2,
    )
    yield from search(three, {"dacapo-outcome": placed(1)})
    single = Setting(game="dacapo", preset="single", people=2, bots=("otto",))
    yield from search(single, {"dacapo-first-turn": when("turn", building=((),) * 3, turn=1)})
    four = Setting(game="dacapo", preset="match", bots=("otto",))
    yield from search(
        four,
        {
            "dacapo-spectator": Moment(other, {"guest": None}),
            "dacapo-reactions": Moment(turn, {"then": react}),
            "dacapo-remark": Moment(
                when(phase="round-over", result=None), {"last": 1}, hears="remarked"
            ),
        },
    )
    hoards = Setting(game="dacapo", preset="match", bots=("otto",), habit=hoarding)
    helps = when("turn", lambda v: sum(map(len, v.helps[0])) > 12)
    yield from search(hoards, {"dacapo-many-helps": helps})
    yield from search(Setting(game="dacapo", preset="match", people=2), {"dacapo-two": turn})
    six = Setting(game="dacapo", preset="match", people=6)
    yield from search(six, {"dacapo-six": other, "dacapo-six-turn": turn})
    hoarders = Setting(game="dacapo", preset="match", people=6, habit=hoarding)
    yield from search(hoarders, {"dacapo-must-end": when("turn", hand=())})


def hoarding(rng: Random, _state: Any, _decision: Decision, legal: Sequence[Move]) -> Move | None:
    """Build nothing, so that there is soon nothing to draw."""
    return rng.choice([move for move in legal if isinstance(move, PutDown)] or legal)


def others_stack(view: Any) -> bool:
    """Return whether Ana can build the top of Wolfgang's stack, but not that of her own."""
    next_cards = {str(len(pile) + 1) for pile in view.building}
    return view.stacks[1].top in next_cards and view.stacks[0].top not in next_cards


# --- before the match -----------------------------------------------------------------------


def seal(play: Play, *guests: str) -> dict[str, ask.Reveal]:
    """Let some guests seal a word."""
    shares = {
        guest: ask.Reveal("Frère Jacques", CODE.encode().hex().ljust(64, "0")) for guest in guests
    }
    for guest, share in shares.items():
        play.ask(guest, ask.Seal(seal_of(share_of(bytes.fromhex(share.salt), share.word))))
    return shares


def lobby() -> Iterator[Any]:
    """Yield tables at which nobody plays yet."""

    def at(people: int = 2, chairs: int = 0, *bots: str, **about: Any) -> Play:
        options = {"players": chairs} if chairs else {}
        return Play(
            Setting(people=people, bots=bots, options=options | about.pop("options", {}), **about)
        )

    def table(play: Play, **told: Any) -> dict[str, Any]:
        return {"told": play.told(**told), "beside": {}}

    ready = at(3, 4, "otto")
    for guest in ("wolfgang", "eleni"):
        ready.ask(guest, ask.Ready())
    yield "lobby-alone", table(at(1, 3))
    yield "lobby-ready", table(ready)
    changes = {"rounds": 3, "jokers": 0, "caller_locked": False}
    dutch = {"clock": 30, "public": True, "changes": changes}
    words = at(4, 6, "theo", preset="dutch", options=dutch)
    seal(words, "wolfgang", "shira")
    for guest in ("ana", "wolfgang"):
        words.ask(guest, ask.Ready())
    yield "lobby-words", table(words, away=("eleni", "shira"))
    shuffling = at(3)
    shares = seal(shuffling, "wolfgang", "eleni")
    shuffling.start()
    shuffling.ask("eleni", shares["eleni"])
    yield "lobby-shuffling", table(shuffling)
    off = at(3)
    for _ in range(2):
        seal(off, "wolfgang", "eleni")
        off.start()
        off.ring()
    yield "lobby-called-off", table(off)
    yield "lobby-not-host", table(Play(Setting(people=2, bots=("mila",)), host="wolfgang"))
    visited = Setting(
        game="dacapo", preset="match", people=2, bots=("clara",), options={"players": 6}
    )
    yield "lobby-visitor", table(Play(visited, host="wolfgang"), guest=None)
    two = at(2)
    two.ask("wolfgang", ask.Ready())
    yield "lobby-two", table(two)
    rules = at(2, 4, "mila")
    yield "lobby-other-rules", table(rules)
    yield "lobby-closing", table(at(2, 3))
    two.ask("ana", ask.Close())
    yield "lobby-closed", table(two)
    shared = at(3, 4, "otto", preset="dutch")
    yield "hands-lobby", messages_at(shared, Moment(lambda _: True, beside=DEVICE))


# --- all states -------------------------------------------------------------------------------


def tables() -> dict[str, Any]:
    """Return by name the messages to Ana, or to a stranger, and to those who share her phone."""
    groups = (lobby, cabo, dutch, summaries, dacapo, outcomes)
    return dict(state for group in groups for state in group())


def lists() -> dict[str, tuple[TableSummary, ...]]:
    """Return the tables of the first page: Ana's own, and those that everybody may join."""
    paused = Setting(game="dacapo", preset="match", people=5, options={"players": 5})
    at_turn, resting = Play(FOUR, 1), Play(paused, host="wolfgang")
    for play in (at_turn, resting):
        play.start()
    resting.ask("wolfgang", ask.Pause())
    mine = (_entry(at_turn, CODE, "ana", your_turn=True), _entry(resting, "B3HD9T", "ana"))
    public = {"public": True}
    others = (
        ("P4WN8C", "eleni", Setting(people=2, preset="dutch", options=public | {"players": 6})),
        (
            "ZX2R5J",
            "wolfgang",
            Setting(people=1, preset="gretel-malte", options=public | {"players": 5}),
        ),
        (
            "H6TT3V",
            "shira",
            Setting(game="dacapo", preset="single", people=1, options=public | {"players": 2}),
        ),
    )
    return {
        "mine": mine,
        "open": tuple(_entry(Play(setting, host=host), code) for code, host, setting in others),
    }


def _entry(
    play: Play, code: str, guest: str | None = None, *, your_turn: bool = False
) -> TableSummary:
    row = index_row(play.table)
    listed = IndexedStream(code, row.state, row.public, STILL_TIME / 1000, row.summary)
    (summary,) = read_summaries([listed])
    return summary.summary(NAMES, guest, your_turn=your_turn)
