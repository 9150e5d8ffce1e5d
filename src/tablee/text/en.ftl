# Shared by all games. Keys never change; every language has the same ones.

seat-unnamed = Player { $number }

refuse-over = The game is over.
refuse-not-your-turn = It is not your turn: { $seat } decides now.
refuse-unknown-action = This game has no action number { $action }.

error-game = There is no game “{ $game }”. Available: { $allowed }.
error-players = { $game } is not played by { $players }. Possible numbers of players: { $allowed }.
error-seed = { $seed } is no seed: a whole number from 0 to { $limit } is needed.
error-option = There is no option “{ $option }”. Possible: { $allowed }.
error-option-value = Option “{ $option }” cannot be “{ $value }”. Possible: { $allowed }.
error-option-not-now = Option “{ $option }” has no meaning here: it needs { $needed }.
error-option-row = Option “{ $option }” needs one value for each of the { $players } players, separated by commas; “{ $value }” is not that.
error-option-twice = Option “{ $option }” gives “{ $value }” to more than one player.
error-position-game = This position is of the game “{ $game }”, not “{ $expected }”.
error-position-field = In the position, the field “{ $field }” is wrong: found { $found }, expected { $expected }.
error-content = { $file }: { $entry }, field “{ $field }”: { $problem }. Allowed: { $allowed }.
error-content-entry = { $file }: { $entry }: { $problem }. Allowed: { $allowed }.
error-content-file = The content file { $file } cannot be read: { $problem }.
error-content-syntax = { $file } is not valid TOML: { $problem }.
error-parse-block = “{ $word }” is no action. Possible: { $allowed }.
error-parse-token = “{ $word }” is no { $parameter } for “{ $block }”. For example: { $allowed }.
error-parse-count = “{ $block }” is written: { $form }
error-record-file = The record { $file } cannot be opened: { $problem }.
error-record-unreadable = This is not a record of Tablée: { $problem }.
error-record-format = This record has format { $found }; this version reads format { $expected }.
error-record-game = This is a record of the game “{ $found }”, not “{ $expected }”.
error-record-rules = This record was made under version { $found } of the rules of { $game }; this Tablée plays version { $expected } and cannot verify it.
error-record-content = This record was made with other content (fingerprint { $found }, here { $expected }).
error-record-move = Move { $number } (“{ $action }”) cannot be replayed.
error-record-outcome-missing = Chance is needed here, but the record holds no outcome.
error-record-outcome-range = The recorded outcome { $outcome } is impossible: it must be below { $limit }.
error-record-outcome-unused = The record holds { $count } outcomes of chance that nothing asked for.
error-record-seed = { $number ->
    [0] The set-up
   *[other] Move { $number }
} was dealt differently from what the seed gives: the record has been altered.
error-record-unfinished = The game is over, but the record holds no result.
error-record-too-short = The record holds a result, but its moves do not reach the end of the game.
error-record-result = The recorded result is not the one the moves lead to.
