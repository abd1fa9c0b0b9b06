"""The chat at a live table: the words that players added to the shuffle, and bots' remarks."""

from dacabo.bots.talk import Talk, public_facts
from dacabo.server.tables.audience import Audience
from dacabo.table.facts import Started
from dacabo.table.requests import Reveal
from dacabo.table.table import Phase, Step, Table


class Chat:
    """Sends the words of guests and the remarks of characters at one table."""

    def __init__(self, code: str, audience: Audience) -> None:
        self.words: dict[str, Reveal] = {}
        """By guest: the word that they have shown for the current shuffle. Words are not stored."""
        self._code = code
        self._audience = audience
        self._talk: Talk | None = None
        """Chooses the characters' remarks; None until a character sits here."""

    def follow(self, before: Table | None, step: Step) -> None:
        """Send the remarks and words that belong to a step, after the step itself."""
        self._remark(step)
        was_shuffling = before is None or before.phase is Phase.SHUFFLING
        if was_shuffling and step.table.phase is not Phase.SHUFFLING:
            # The words are sent if the match begins. If its start is called off, they are dropped.
            words, self.words = self.words, {}
            if words and isinstance(step.entry.fact, Started):
                self._audience.reveal_words(step.table, words)

    def _remark(self, step: Step) -> None:
        """Let a character remark on what everybody was told."""
        characters = [chair.character for chair in step.table.chairs]
        if not any(characters):
            return
        if self._talk is None:
            self._talk = Talk(step.table.options.game, self._code)
        remark = self._talk.hear(step.table.number, public_facts(step.told), characters)
        if remark is not None:
            self._audience.remark(remark)
