"""What is said at a live table beside the match: the words of a shuffle, and remarks."""

from dacabo.bots.talk import Talk, public_facts
from dacabo.server.tables.audience import Audience
from dacabo.table.facts import Started
from dacabo.table.requests import Reveal
from dacabo.table.table import Phase, Step, Table


class Chat:
    """What guests and characters say at one table."""

    def __init__(self, code: str, audience: Audience) -> None:
        self.words: dict[str, Reveal] = {}
        """The words that guests have shown while the cards are shuffled: never stored."""
        self._code = code
        self._audience = audience
        self._talk: Talk | None = None
        """What the characters at this table say; None until they hear something."""

    def follow(self, was: Table | None, step: Step) -> None:
        """Say what there is to say about a step that has been told."""
        self._chat(step)
        shuffled = was is None or was.phase is Phase.SHUFFLING
        if shuffled and step.table.phase is not Phase.SHUFFLING:
            # Told once, when the match begins; otherwise they are forgotten.
            words, self.words = self.words, {}
            if words and isinstance(step.entry.fact, Started):
                self._audience.reveal_words(step.table, words)

    def _chat(self, step: Step) -> None:
        """Let a character say something, by what everybody was told."""
        characters = [chair.character for chair in step.table.chairs]
        if not any(characters):
            return
        if self._talk is None:
            self._talk = Talk(step.table.options.game, self._code)
        remark = self._talk.hear(step.table.number, public_facts(step.told), characters)
        if remark is not None:
            self._audience.remark(remark)
