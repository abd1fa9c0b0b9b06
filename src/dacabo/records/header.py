"""The header of a record: the game, the rules, the players, and the seal of its chance."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from dacabo.core.chance import SEED_BYTES, ChanceError, Sealed
from dacabo.core.errors import RulesError
from dacabo.core.game import AnyGame
from dacabo.core.rules import RuleSet, Setting
from dacabo.core.seats import seat_text
from dacabo.games import GAMES
from dacabo.records.record import Record, RecordError, changes_between, played_by
from dacabo.records.texts import LONGEST_NAME, MAX_PLAYERS, QUOTED, quote, unquote

FIRST_LINE: Final = "Dacabo record 1"
"""Identifies the file format and the version of the notation."""

_KEYS: Final = ("Game", "Version", "Rules", "Players", "Commitment", "Seed", "Words", "Shares")
_REQUIRED_KEYS: Final = _KEYS[:4]

# --- writing ------------------------------------------------------------------


def header_lines(record: Record) -> Iterator[str]:
    """The lines above the first empty line."""
    changes = changes_between(played_by(record).presets[record.preset], record.rules)
    yield FIRST_LINE
    yield f"Game: {record.game}"
    yield f"Version: {record.version}"
    yield f"Rules: {record.preset}" + "".join(
        f" {option}={_value(value)}" for option, value in changes.items()
    )
    yield f"Players: {_by_seat(record.names)}"
    if record.commitment is not None:
        yield f"Commitment: {record.commitment}"
    if record.seed is not None:
        yield f"Seed: {record.seed.hex()}"
    if record.words:
        yield f"Words: {_by_seat(record.words)}"
    if any(record.shares):
        yield f"Shares: {_shares_text(record.shares)}"


def _value(value: Setting) -> str:
    match value:
        case True:
            return "yes"
        case False:
            return "no"
        case None:
            return "none"
        case _:
            return str(value)


def _by_seat(texts: Sequence[str]) -> str:
    return " ".join(f"{seat_text(seat)}={quote(text)}" for seat, text in enumerate(texts))


def _shares_text(shares: Sequence[bytes | None]) -> str:
    """`a=00ff… c=17b2…`, for the seats that have a share."""
    revealed = [(seat, share) for seat, share in enumerate(shares) if share is not None]
    return " ".join(f"{seat_text(seat)}={share.hex()}" for seat, share in revealed)


# --- reading ------------------------------------------------------------------


class Field(NamedTuple):
    """The value of a key, and its position."""

    text: str
    line: int
    column: int


def read_header(lines: Sequence[str]) -> tuple[Record, dict[str, Field]]:
    """A record without moves, and the positions of its fields."""
    fields = _fields(lines)
    game = _game(fields["Game"], fields["Version"])
    preset, changes = _rules(game, fields["Rules"])
    names = _names(game.presets[preset].changed(changes), fields["Players"])
    record = Record(
        game=game.name,
        version=game.version,
        preset=preset,
        changes=changes,
        names=names,
        commitment=_hex(fields["Commitment"]) if "Commitment" in fields else None,
        seed=bytes.fromhex(_hex(fields["Seed"])) if "Seed" in fields else None,
        words=_texts(fields["Words"]) if "Words" in fields else (),
        shares=_shares(fields["Shares"], len(names)) if "Shares" in fields else (),
    )
    _check_seal(record, fields)
    return record, fields


def _fields(lines: Sequence[str]) -> dict[str, Field]:
    if lines[0] != FIRST_LINE:
        raise RecordError("record-no-record", line=1, column=1, first=FIRST_LINE)
    fields: dict[str, Field] = {}
    for number, line in enumerate(lines[1:], start=2):
        key, colon, text = line.partition(": ")
        if not line:
            break
        if not colon or key not in _KEYS or key in fields:
            raise RecordError("record-header", line=number, column=1, keys=", ".join(_KEYS))
        fields[key] = Field(text, number, len(key + colon) + 1)
    missing = [key for key in _REQUIRED_KEYS if key not in fields]
    if missing:
        raise RecordError("record-incomplete", line=len(fields) + 2, column=1, key=missing[0])
    return fields


def _game(name: Field, version: Field) -> AnyGame:
    game = GAMES.get(name.text)
    if game is None:
        raise RecordError("record-game", line=name.line, column=name.column, games=", ".join(GAMES))
    if version.text != str(game.version):
        raise RecordError(
            "record-version",
            line=version.line,
            column=version.column,
            found=version.text,
            known=game.version,
        )
    return game


_WHOLE_NUMBER = re.compile("0|[1-9][0-9]{0,8}")
_SETTINGS: Final[Mapping[str, Setting]] = {"yes": True, "no": False, "none": None}


def _rules(game: AnyGame, field: Field) -> tuple[str, dict[str, Setting]]:
    preset, *options = field.text.split(" ")
    if preset not in game.presets:
        raise RecordError(
            "record-rules", line=field.line, column=field.column, presets=", ".join(game.presets)
        )
    changes: dict[str, Setting] = {}
    column = field.column + len(preset) + 1
    for text in options:
        option, equals, value = text.partition("=")
        if not equals or option in changes:
            raise RecordError("record-option", line=field.line, column=column)
        number = int(value) if _WHOLE_NUMBER.fullmatch(value) else value
        changes[option] = _SETTINGS.get(value, number)
        column += len(text) + 1
    try:
        game.presets[preset].changed(changes)
    except RulesError as error:
        column = field.column + len(preset) + 1
        raise RecordError("record-options-refused", line=field.line, column=column) from error
    return preset, changes


def _names(rules: RuleSet, field: Field) -> tuple[str, ...]:
    names = _texts(field)
    has_bad_length = any(not 1 <= len(name) <= LONGEST_NAME for name in names)
    if has_bad_length or len(set(names)) < len(names):
        raise RecordError(
            "record-names", line=field.line, column=field.column, characters=LONGEST_NAME
        )
    try:
        rules.check_players(len(names))
    except RulesError as error:
        raise RecordError("record-players-refused", line=field.line, column=field.column) from error
    return names


_ONE_TEXT = re.compile(rf"([a-z])=({QUOTED})(?: |$)")


def _texts(field: Field) -> tuple[str, ...]:
    """`a="Ana" b="Ben"`."""
    texts: list[str] = []
    start = 0
    while start < len(field.text) or not texts:
        matched = _ONE_TEXT.match(field.text, start)
        text = unquote(matched[2]) if matched else ""
        whole = matched is not None and _is_whole(text)
        if matched is None or not whole or matched[1] != seat_text(len(texts) % MAX_PLAYERS):
            raise RecordError(
                "record-texts",
                line=field.line,
                column=field.column + start,
                seat=seat_text(len(texts) % MAX_PLAYERS),
            )
        texts.append(text)
        start = matched.end()
    return tuple(texts)


def _is_whole(text: str) -> bool:
    """Whether the text contains no lone surrogate."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


_HEX = re.compile("[0-9a-f]{64}")


def _hex(field: Field) -> str:
    if not _HEX.fullmatch(field.text):
        raise RecordError("record-hex", line=field.line, column=field.column)
    return field.text


_ONE_SHARE = re.compile("([a-z])=([0-9a-f]{64})")


def _shares(field: Field, players: int) -> tuple[bytes | None, ...]:
    """Parse `a=00ff… c=17b2…`: in the order of the seats, at least one."""
    shares: list[bytes | None] = [None] * players
    seats = [seat_text(seat) for seat in range(players)]
    column = field.column
    for text in field.text.split(" "):
        matched = _ONE_SHARE.fullmatch(text)
        if matched is None or matched[1] not in seats:
            raise RecordError("record-shares", line=field.line, column=column)
        shares[players - len(seats) + seats.index(matched[1])] = bytes.fromhex(matched[2])
        del seats[: seats.index(matched[1]) + 1]
        column += len(text) + 1
    return tuple(shares)


def _check_seal(record: Record, fields: Mapping[str, Field]) -> None:
    """Refuse a seed without its commitment or the players' parts: nothing could be verified."""
    if record.words and record.shares:
        raise RecordError("record-words-and-shares", line=fields["Shares"].line, column=1)
    contributions = record.words or record.shares
    if record.seed is not None and (record.commitment is None or not contributions):
        line = fields["Seed"].line
        raise RecordError("record-seal-incomplete", line=line, column=1)
    if not record.words:
        return
    words = fields["Words"]
    if len(record.words) != len(record.names):
        raise RecordError("record-words-of-everyone", line=words.line, column=words.column)
    try:
        Sealed(record.seed or bytes(SEED_BYTES), record.words)
    except ChanceError as error:
        raise RecordError("record-word-refused", line=words.line, column=words.column) from error
