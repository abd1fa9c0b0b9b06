"""Every sentence a person reads, in four languages.

    words = Words("fr", names=["Ana", "Ben"], viewer=0)
    for phrase in game.phrases(fact):
        print(words.say(phrase))
    words.say(error.phrase)  # an error knows what to say
    words.text("card-7")  # a plain key
    words.text("card-7.a")  # and an attribute of it: `a 7`

The words themselves are Project Fluent files in the folder of each language. A missing language,
key or argument raises `WordsError`, so that an incomplete sentence is never shown.
"""

from dacabo.i18n.bundles import LANGUAGES, WordsError
from dacabo.i18n.sentences import Words, tell_error

__all__ = ["LANGUAGES", "Words", "WordsError", "tell_error"]
