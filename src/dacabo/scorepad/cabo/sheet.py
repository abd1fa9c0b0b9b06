"""The score sheet of Cabo: the cards or sums of all players, the caller, the end of the round."""

from collections.abc import Sequence
from typing import Annotated, ClassVar, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from dacabo.cabo.cards import VALUE, DeckKind
from dacabo.cabo.chapters.scoring import (
    is_kamikaze,
    match_over,
    place,
    score_sums,
    starters_after,
    sum_of,
)
from dacabo.cabo.facts import MatchEnded
from dacabo.cabo.phrases import phrases
from dacabo.cabo.rules import EmptyPile, Hundred, PileOutAfterCall, Rules, Scoring, Starter
from dacabo.cabo.sheet import Ending, Over, RoundResult, Score
from dacabo.core.cards import Card
from dacabo.core.phrases import Argument, Phrase, Players, Who
from dacabo.core.seats import Seat
from dacabo.core.values import Tagged, Value
from dacabo.records.texts import MAX_PLAYERS
from dacabo.scorepad.cabo.doubts import doubts_of, hand_sizes
from dacabo.scorepad.errors import PadError
from dacabo.scorepad.sheet import Begins, Ended, place_absent_last, totals_after

MAX_CARDS: Final = 60
"""The most cards of one player; no deck of ours has more."""
HIGHEST: Final = 1_000
"""A bound on the absolute value of a sum, for all rules."""
SUM_OF_ABSENT: Final = 2 * HIGHEST
"""The sum of a player who has left: more than anybody can have with any penalty."""


class Cards(Tagged):
    """A player's cards, one by one."""

    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=MAX_CARDS)]


class Sum(Tagged):
    """The sum of a player's cards, and whether they are a kamikaze."""

    sum: int
    kamikaze: bool = False


HandEntry: TypeAlias = Cards | Sum
"""The entry for one player's hand."""


class CaboEntry(Tagged, tag="cabo"):
    """A round that was played."""

    laid: Annotated[tuple[HandEntry, ...], msgspec.Meta(max_length=MAX_PLAYERS)]
    """By seat."""
    caller: Seat | None = None
    ending: Ending = Ending.CABO
    called_with: int | None = None
    """The caller's sum when they called, if it counts (DUTCH-7) and differs from the final one."""


class CaboPoints(Value, kw_only=True):
    """The rules that decide the points of a match, for clients that compute them offline."""

    scoring: Scoring
    hundred: Hundred
    call_below: int | None
    limit: int | None
    rounds: int | None
    youngest_begins: bool
    pile_after_call: bool
    """Whether a pile that runs out after a call is scored as if there had been none."""


class CaboFields(Tagged, tag="cabo", kw_only=True):
    """The entry form for a round."""

    deck: DeckKind
    jokers: bool
    """Whether there are jokers, and with them sums below 0."""
    kamikaze: bool
    """Whether a kamikaze exists, and has to be marked with a sum."""
    endings: tuple[Ending, ...]
    """The ends of a round without a call."""
    pile_out: bool
    """Whether it matters that the pile ran out after a call."""
    called_with: bool
    """Whether the sum at the call counts, and may differ from the final one."""
    full: int | None
    """Cards after which no more can follow; None where hands may grow."""
    full_sum: int | None
    """The largest sum of this number of cards."""
    most_cards: int
    """Cards of one player."""
    highest: int
    """The largest sum, and with a minus the smallest."""
    points: CaboPoints


def fields_of(rules: Rules) -> CaboFields:
    """The marks and endings that exist in these rules."""
    most = hand_sizes(rules).most
    full = most if most <= rules.cards else None
    highest = sorted((VALUE[card] for card in rules.pack), reverse=True)
    pile_ends = rules.empty_pile is EmptyPile.END_ROUND
    endings = {Ending.PILE: pile_ends, Ending.TURNS: rules.turn_limit is not None}
    return CaboFields(
        deck=rules.deck,
        jokers=rules.jokers > 0,
        kamikaze=rules.scoring is Scoring.CABO,
        endings=tuple(ending for ending, exists in endings.items() if exists),
        pile_out=pile_ends and rules.pile_out_after_call is PileOutAfterCall.END_PILE,
        called_with=rules.call_below is not None and not rules.caller_locked,
        full=full,
        full_sum=None if full is None else sum(highest[:full]),
        most_cards=MAX_CARDS,
        highest=HIGHEST,
        points=CaboPoints(
            scoring=rules.scoring,
            hundred=rules.hundred,
            call_below=rules.call_below,
            limit=rules.limit,
            rounds=rules.rounds,
            youngest_begins=rules.starter is Starter.YOUNGEST,
            pile_after_call=rules.pile_out_after_call is PileOutAfterCall.END_PILE,
        ),
    )


class CaboSheet:
    """The entry and scoring of Cabo."""

    version: ClassVar = 1
    entry_type: ClassVar = CaboEntry
    fields_type: ClassVar = CaboFields
    result_type: ClassVar = RoundResult
    unit: ClassVar = "round"
    options: ClassVar = (
        "deck",
        "jokers",
        "starter",
        "call_below",
        "empty_pile",
        "pile_out_after_call",
        "scoring",
        "hundred",
        "limit",
        "rounds",
        "minutes",
    )
    columns: ClassVar = (
        "cards",
        "sum",
        "penalty",
        "points",
        "why",
        "total",
        "halved",
        "caller",
        "winner",
        "ending",
    )

    def fields(self, rules: Rules) -> CaboFields:
        """The marks and endings that exist in these rules."""
        return fields_of(rules)

    def read(
        self, rules: Rules, players: int, entry: CaboEntry, without: Sequence[Seat]
    ) -> CaboEntry:
        """Refuse an entry that cannot be scored, and normalise it."""
        if len(entry.laid) != players:
            raise PadError("entry-not-everyone", players=players)
        if entry.caller in without:
            raise PadError("entry-caller-left")
        entry = replace(
            entry,
            laid=tuple(
                Cards(()) if seat in without else laid for seat, laid in enumerate(entry.laid)
            ),
        )
        for laid in entry.laid:
            _check_hand(laid)
        _check_kamikaze(rules, entry)
        _check_ending(players, entry)
        ending, called_with = entry.ending, entry.called_with
        if called_with is not None and abs(called_with) > HIGHEST:
            raise PadError("entry-absurd", lowest=-HIGHEST, highest=HIGHEST)
        if entry.caller is not None and rules.pile_out_after_call is not PileOutAfterCall.END_PILE:
            ending = Ending.CABO  # a call is binding, also when the pile runs out
        sum_at_call_counts = entry.caller is not None and rules.call_below is not None
        if not sum_at_call_counts or called_with == _sum(entry.laid[entry.caller or 0]):
            called_with = None
        sorted_hands = tuple(map(_sort_cards, entry.laid))
        return replace(entry, laid=sorted_hands, ending=ending, called_with=called_with)

    def merged(self, current: CaboEntry, entry: CaboEntry) -> CaboEntry | None:
        """Replace sums of the current entry by cards of the other, if the two agree."""
        hands = [*zip(current.laid, entry.laid, strict=True)]
        agree = (
            replace(entry, laid=current.laid) == current
            and _kamikaze(current) == _kamikaze(entry)
            and all(_sum(one) == _sum(other) for one, other in hands)
        )
        if not agree:
            return None
        laid = tuple(other if isinstance(one, Sum) else one for one, other in hands)
        return replace(current, laid=laid)

    def doubts(
        self, rules: Rules, _players: int, entry: CaboEntry, without: Sequence[Seat]
    ) -> tuple[Phrase, ...]:
        """Question what is impossible with this deck or these rules."""
        hands = [hand.cards if isinstance(hand, Cards) else hand.sum for hand in entry.laid]
        doubts = doubts_of(rules, hands, _kamikaze(entry), without)
        if entry.ending is Ending.PILE and rules.empty_pile is not EmptyPile.END_ROUND:
            doubts.append(Phrase("scorepad-doubt-pile"))
        if entry.ending is Ending.TURNS and rules.turn_limit is None:
            doubts.append(Phrase("scorepad-doubt-turns"))
        if entry.caller is not None and entry.called_with is not None and rules.caller_locked:
            about: dict[str, Argument] = {
                "who": Who(entry.caller),
                "before": entry.called_with,
                "sum": _sum(entry.laid[entry.caller]),
            }
            doubts.append(Phrase("scorepad-doubt-called-with", about))
        return tuple(doubts)

    def score(
        self,
        rules: Rules,
        entry: CaboEntry,
        before: Sequence[RoundResult],
        without: Sequence[Seat],
    ) -> RoundResult:
        """The points, computed by the engine's code."""
        # Players who had left get a sum that cannot be the lowest; afterwards they score nothing.
        sums = [
            SUM_OF_ABSENT if seat in without else _sum(hand) for seat, hand in enumerate(entry.laid)
        ]
        called_with = entry.called_with
        if called_with is None:
            called_with = 0 if entry.caller is None else sums[entry.caller]
        result = score_sums(
            rules,
            number=len(before) + 1,
            ending=entry.ending,
            caller=entry.caller,
            called_with=called_with,
            layouts=[laid.cards if isinstance(laid, Cards) else () for laid in entry.laid],
            sums=sums,
            kamikaze=_kamikaze(entry),
            before=before,
        )
        totals = totals_after(before, len(entry.laid))
        scores = [
            Score((), 0, 0, 0, None, total=totals[seat], halved=False) if seat in without else score
            for seat, score in enumerate(result.scores)
        ]
        return replace(result, scores=tuple(scores))

    def ended(
        self,
        rules: Rules,
        results: Sequence[RoundResult],
        out: Sequence[Seat],
        *,
        time_up: bool,
        agreed: int | None,
    ) -> Ended | None:
        """The match ends by points, rounds or time (CABO-3, TOUR-2)."""
        if agreed is not None and rules.rounds is not None:
            rules = replace(rules, rounds=max(rules.rounds, agreed))
        over = match_over(rules, results[-1], time_up=time_up)
        if over is None:
            return None
        result = place_absent_last(place(results[-1].totals), out)
        return Ended(result, _describe_end(rules, over), phrases(MatchEnded(result))[0])

    def has_clock(self, rules: Rules) -> bool:
        """Whether these rules have a time after which no new round begins (TOUR-2)."""
        return rules.minutes is not None

    def begins(
        self,
        rules: Rules,
        players: int,
        results: Sequence[RoundResult],
        first: Seat | None,
        out: Sequence[Seat],
    ) -> Begins:
        """The winner of the last round begins; the first round is drawn (CABO-4, DUTCH-3).

        If the winner has left, a lot decides between all others.
        """
        number = len(results) + 1
        if rules.starter is Starter.WINNER and results:
            seats, key = starters_after(results[-1]), "scorepad-begins-winner"
        else:
            seats, key = tuple(range(players)) if first is None else (first,), "scorepad-begins"
        remaining = tuple(seat for seat in range(players) if seat not in out)
        seats = tuple(seat for seat in seats if seat in remaining) or remaining
        if len(seats) == 1:
            return Begins(
                seats, Phrase(key, {"round": number, "unit": self.unit, "who": Who(seats[0])})
            )
        if rules.starter is Starter.YOUNGEST:
            return Begins(seats, Phrase("scorepad-begins-youngest", {"round": number}))
        about: dict[str, Argument] = {"round": number, "unit": self.unit, "players": Players(seats)}
        return Begins(seats, Phrase("scorepad-begins-lot", about))

    def first(self, rules: Rules, _players: int, number: int, seat: Seat) -> Seat | None:
        """A lot for the youngest is valid for the whole match, one between winners for a round."""
        return seat if number == 1 or rules.starter is Starter.YOUNGEST else None

    def row(self, result: RoundResult, seat: Seat) -> tuple[int | str, ...]:
        """One player's line of a round."""
        score = result.scores[seat]
        return (
            " ".join(card for card in score.cards if card is not None),
            score.sum,
            score.penalty,
            score.points,
            "" if score.why is None else score.why.value,
            score.total,
            _yes_or_no(flag=score.halved),
            _yes_or_no(flag=seat == result.caller),
            _yes_or_no(flag=seat in result.winners),
            result.ending.value,
        )


SHEET: Final = CaboSheet()


def _sum(hand: HandEntry) -> int:
    return sum_of(hand.cards) if isinstance(hand, Cards) else hand.sum


def _kamikaze(entry: CaboEntry) -> list[Seat]:
    """The seats with a kamikaze."""
    return [
        seat
        for seat, hand in enumerate(entry.laid)
        if (is_kamikaze(hand.cards) if isinstance(hand, Cards) else hand.kamikaze)
    ]


def _sort_cards(hand: HandEntry) -> HandEntry:
    """Sort the cards, which may be entered in any order."""
    if isinstance(hand, Sum):
        return hand
    return Cards(tuple(sorted(hand.cards, key=lambda card: (VALUE[card], card))))


def _check_hand(hand: HandEntry) -> None:
    if isinstance(hand, Sum):
        if abs(hand.sum) > HIGHEST:
            raise PadError("entry-absurd", lowest=-HIGHEST, highest=HIGHEST)
        return
    if len(hand.cards) > MAX_CARDS:
        raise PadError("entry-too-many-cards", most=MAX_CARDS)
    for card in hand.cards:
        if card not in VALUE:
            raise PadError("entry-no-such-card", card=card[:10])


def _check_kamikaze(rules: Rules, entry: CaboEntry) -> None:
    claimed = any(hand.kamikaze for hand in entry.laid if isinstance(hand, Sum))
    if rules.scoring is Scoring.DUTCH:
        if claimed:
            raise PadError("entry-no-kamikaze")
    elif len(_kamikaze(entry)) > 1:
        raise PadError("entry-two-kamikazes")


def _check_ending(players: int, entry: CaboEntry) -> None:
    if entry.caller is None:
        if entry.ending is Ending.CABO:
            raise PadError("entry-nobody-called")
    elif not 0 <= entry.caller < players:
        raise PadError("no-such-seat")
    elif entry.ending is Ending.TURNS:
        raise PadError("entry-called-and-not")


def _describe_end(rules: Rules, over: Over) -> Phrase:
    match over:
        case Over.LIMIT:
            assert rules.limit is not None
            return Phrase("scorepad-over-limit", {"limit": rules.limit})
        case Over.ROUNDS:
            assert rules.rounds is not None
            return Phrase("scorepad-over-rounds", {"rounds": rules.rounds})
        case Over.TIME:
            return Phrase("scorepad-over-time")


def _yes_or_no(*, flag: bool) -> str:
    return "yes" if flag else "no"
