### Records of matches: what is told of them, and what can be wrong with them.

## Telling a match

records-title = { $game } · { $rules } · { $players }
records-change = Changed: { $option } – { $value }
records-unfinished = The match was not finished.
records-round = Round { $round }
records-points = Score
records-totals = Total

## Nothing is wrong

records-moves =
    { $moves ->
        [one] Everything checks out: the only move follows the rules
       *[other] Everything checks out: all { $moves } moves follow the rules
    }
records-proven = { records-moves }, and every shuffle follows from the seed. Compare this seal with the one you were shown before the match: { $commitment }
records-sealed = { records-moves }. The shuffles cannot be checked until the seed is revealed; its seal is { $commitment }
records-unproven = { records-moves }. The shuffles cannot be checked: the record has no seed.

## Something is wrong, and where

records-where = Line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) }:
error-record-too-large = { records-where } this is too large. A record has at most { $bytes } bytes. Choose another file.
error-record-not-utf-8 = { records-where } this is not text in UTF-8.
error-record-line-too-long = { records-where } this line is too long. A line has at most { $characters } characters.
error-record-character = { records-where } the character { $character } has no place in a record.
error-record-cut-off = { records-where } the record breaks off. Its last line has to be the result.
error-record-no-record = { records-where } this is not a Dacabo record. The first line has to be “{ $first }”.
error-record-header = { records-where } that does not belong here. The header has these lines, each once: { $keys }.
error-record-incomplete = { records-where } the line “{ $key }” is missing.
error-record-game = { records-where } we do not know that game. We play { $games }.
error-record-version = { records-where } this follows version { $found } of the rules; we know version { $known }.
error-record-rules = { records-where } there is no such rule set. Choose one of these: { $presets }.
error-record-option = { records-where } changed options are written like rounds=3, each only once.
error-record-options-refused = { records-where } these rules cannot be played.
error-record-names = { records-where } every player needs a name of their own, of at most { $characters } characters.
error-record-players-refused = { records-where } these rules do not allow this number of players.
error-record-texts = { records-where } expected { $seat }= and a text in quotation marks; then one space, or nothing more.
error-record-hex = { records-where } this has to be 64 digits, each 0 to 9 or a to f.
error-record-seal-incomplete = { records-where } a seed needs its seal (the line Commitment), and everyone’s words or shares.
error-record-words-of-everyone = { records-where } there has to be a word for each player, even if it is empty.
error-record-word-refused = { records-where } one of these words cannot be used.
error-record-shares = { records-where } there has to be a seat and the 64 digits of its share, in the order of the seats.
error-record-words-and-shares = { records-where } a match has either words or shares, not both.
error-record-actor = { records-where } it is not clear who makes this move. Begin with the letter of a seat, or with “table”.
error-record-move = { records-where } “{ $move }” cannot be read.
error-record-too-many-moves = { records-where } a record has at most { $moves } moves. Choose a shorter match.
error-record-too-many-rounds = { records-where } a record has at most { $rounds } rounds. Choose a shorter match.
error-record-move-refused = { records-where } the rules do not allow “{ $move }” here.
error-record-after-result = { records-where } nothing may follow the result.
error-record-line-not-empty = { records-where } this line has to be empty.
error-record-points = { records-where } according to the moves it should be “{ $expected }”.
error-record-line = { records-where } this line should read “{ $expected }”.
error-record-commitment = { records-where } the seed does not match the seal.
error-record-chance = { records-where } this does not follow from the seed and the words or shares ({ $label }).

# The film of a round.
error-film-round = { $rounds ->
    [0] No round of this match has been played yet.
    [one] This match has only round 1.
   *[other] This match has no such round. Choose one from 1 to { $rounds }.
}
error-film-eyes = Nobody at this table has these eyes. You can choose from: { $choices }.
error-film-too-long = This round is too long for a film: at most { $moves } moves are possible. Choose another round.
