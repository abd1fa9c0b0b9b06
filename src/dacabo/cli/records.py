"""`dacabo replay` and `dacabo verify`."""

from argparse import Namespace
from unicodedata import normalize

import msgspec

from dacabo import records
from dacabo.cli import EXIT_OK
from dacabo.cli.terminal import CommandError, read_file, say, say_line
from dacabo.core.seats import Seat, seat_text
from dacabo.i18n import Words
from dacabo.narration import tell, tell_verified
from dacabo.records import MAX_BYTES, Record, decode


def replay(options: Namespace, words: Words) -> int:
    """Tell a match in words, or print its score as JSON."""
    record = records.read(_text_of(options.file))
    if options.json:
        score = msgspec.json.encode(records.summary(record))
        say(msgspec.json.format(score, indent=2).decode())
        return EXIT_OK
    viewer = None if options.seat is None else _find_seat(record, options.seat)
    for line in tell(record, words.language, viewer):
        say_line(line)
    return EXIT_OK


def verify(options: Namespace, words: Words) -> int:
    """Say in one line whether a match was played by the rules and dealt as sealed."""
    say(tell_verified(records.verify(_text_of(options.file)), words))
    return EXIT_OK


def _text_of(file: str) -> str:
    # Read one byte more than the limit, so that a file that is too large is detected.
    return decode(read_file(file, MAX_BYTES + 1))


def _find_seat(record: Record, name: str) -> Seat:
    """Return the seat of a player, by name or by the letter used in the record."""
    names = [normalize("NFC", other) for other in record.names]
    letters = [seat_text(seat) for seat in range(len(names))]
    for candidates, wanted in ((names, normalize("NFC", name)), (letters, name.lower())):
        if wanted in candidates:
            return candidates.index(wanted)
    raise CommandError("no-such-player", name=name, names=", ".join(record.names))
