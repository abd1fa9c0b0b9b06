"""The analysis in words, for a terminal and for a page."""

from collections.abc import Iterator
from itertools import chain
from typing import Final, NamedTuple

from dacabo.analysis.results import Analysis, Judgement, SeatAnalysis
from dacabo.analysis.story import call_phrase
from dacabo.core.game import AnyGame, Seen
from dacabo.core.phrases import Who
from dacabo.core.seats import Seat
from dacabo.i18n import Words
from dacabo.narration import LineKind, TextLine, align, headings, say, title
from dacabo.records import Frame, Record, frames, played_by

COLUMNS: Final = ("analysis-margin", "analysis-luck", "analysis-skill")


class Decision(NamedTuple):
    """A costly decision in words."""

    made: str
    instead: str


class Report:
    """An analysis with its record, which has the words for moves.

    Args:
        record: the record of the match.
        analysis: its analysis.
        words: the reader's words, without names.
    """

    def __init__(self, record: Record, analysis: Analysis, words: Words) -> None:
        self.record = record
        self.analysis = analysis
        self.words = Words(words.language, record.names)
        self._game: AnyGame = played_by(record)
        self._frames: dict[tuple[int, int], Frame] = {
            (frame.round, frame.number): frame for frame in frames(record)
        }
        self._judgements = {(each.round, each.frame): each for each in analysis.judgements}

    @property
    def title(self) -> str:
        """The game, the rules and the players."""
        return title(self.record, self.words)

    def name(self, seat: Seat) -> str:
        """The name of a player."""
        return headings(self.record.names)[seat]

    def sentences(self, seat: Seat | None) -> list[str]:
        """The story of a seat; with None, that of the match."""
        who = None if seat is None else Who(seat)
        return [
            self.words.say(phrase)
            for phrase in self.analysis.story
            if phrase.about.get("who") == who
        ]

    def calls(self) -> list[str]:
        """A sentence for each call."""
        return [self.words.say(call_phrase(call)) for call in self.analysis.calls]

    def decisions(self, seat: SeatAnalysis) -> list[Decision]:
        """The costliest decisions of a seat, and what Prestissimo would have done."""
        return [self._decision(self._judgements[place]) for place in seat.costliest]

    def _decision(self, judged: Judgement) -> Decision:
        text = self.words.text
        made = text(
            "analysis-decision",
            round=judged.round,
            turn=judged.turn,
            points=self.decimal(judged.cost),
            detail=self._move(judged, judged.move),
        )
        assert judged.prestissimo is not None
        detail = self._move(judged, judged.prestissimo)
        return Decision(made, text("analysis-instead", detail=detail))

    def _move(self, judged: Judgement, move: str) -> str:
        """A move in words: what everybody is told of the actor when it is made."""
        before = self._frames[judged.round, judged.frame].before
        game, who = self._game, Who(judged.seat)
        after, told = game.play(before, judged.seat, game.parse(move))
        seen: Seen = game.view(after, None)
        # The end of a round tells of the actor, too, but is not the move.
        facts = told[:1] if seen.results and seen.results[-1].round == judged.round else told
        # The purpose of a card says more than its use.
        public = [each.fact for each in facts if each.to is None]
        informative = [fact for fact in public if not getattr(fact, "used", False)]
        for phrase in chain.from_iterable(map(game.phrases, informative)):
            if phrase.about.get("who") == who:
                return say(phrase, self.words)
        return self.words.text("analysis-nothing-done", who=who)

    def decimal(self, points: float, *, sign: bool = False) -> str:
        """Points with one decimal place."""
        whole, part = f"{abs(points):.1f}".split(".")
        text = self.words.text("analysis-decimal", whole=whole, part=part)
        if (whole, part) == ("0", "0"):
            return text
        return f"{'−' if points < 0 else '+' if sign else ''}{text}"

    # --- the terminal ----------------------------------------------------------------------

    def lines(self) -> Iterator[TextLine]:
        """The report for a terminal."""
        text, analysis = self.words.text, self.analysis
        yield TextLine(LineKind.HEADING, self.title)
        if not analysis.course:
            yield TextLine(LineKind.SENTENCE, text("analysis-nothing"))
            return
        yield from _sentences(self.sentences(None))
        yield from self._heading("analysis-seats")
        yield from self._table()
        for seat in range(len(self.record.names)):
            yield TextLine(LineKind.SENTENCE, "")
            yield from _sentences(self.sentences(seat))
        if analysis.calls:
            yield from self._heading("analysis-calls")
            yield from _sentences(self.calls())
        if any(summary.costliest for summary in analysis.seats):
            yield from self._heading("analysis-decisions")
        for summary in analysis.seats:
            for decision in self.decisions(summary):
                yield from _sentences([decision.made, f"  {decision.instead}"])
        yield TextLine(LineKind.SENTENCE, "")
        yield TextLine(LineKind.SENTENCE, text("analysis-reading"))

    def _heading(self, key: str) -> Iterator[TextLine]:
        yield TextLine(LineKind.SENTENCE, "")
        yield TextLine(LineKind.HEADING, self.words.text(key))

    def _table(self) -> Iterator[TextLine]:
        rows = [["", *(self.words.text(key) for key in COLUMNS)]]
        for seat in self.analysis.seats:
            points = (seat.margin, seat.luck, seat.skill)
            rows.append([self.name(seat.seat), *(self.decimal(each, sign=True) for each in points)])
        return align(rows)


def _sentences(sentences: list[str]) -> Iterator[TextLine]:
    return (TextLine(LineKind.SENTENCE, sentence) for sentence in sentences)
