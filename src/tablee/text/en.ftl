# Shared by all games. Keys never change; every language has the same ones.

labelled = { $label }: { $said }
seat-unnamed = Player { $number }

refuse-not-asked = Now is not the time for this.
refuse-over = The game is over.
refuse-not-your-turn = It is not your turn: { $seat } decides now.
refuse-unknown-action = This game has no action number { $action }.

error-game = There is no game “{ $game }”. Available: { $allowed }.
error-players = { $game } cannot be played by { $players }. Possible numbers of players: { $allowed }.
error-seed = { $seed } is not a seed: it must be a whole number from 0 to { $limit }.
error-option = There is no option “{ $option }”. Possible: { $allowed }.
error-option-value = Option “{ $option }” cannot be “{ $value }” with { $players } players. Possible: { $allowed }.
error-option-not-now = Option “{ $option }” does not apply here: it needs { $needed }.
error-option-row = Option “{ $option }” needs one value for each player ({ $players }), separated by commas; “{ $value }” will not do.
error-option-twice = Option “{ $option }” gives “{ $value }” to more than one player.
error-option-list = Option “{ $option }” needs { $count } different values, separated by commas, or none; “{ $value }” will not do. Possible: { $allowed }.
error-position-game = This position belongs to the game “{ $found }”, not “{ $expected }”.
error-position-field = In the position, the field “{ $field }” is wrong: found { $found }, expected { $expected }.
error-content = { $file }: { $entry }, field “{ $field }”: { $problem } will not do. Allowed: { $allowed }.
error-content-entry = { $file }: { $entry }: { $problem } will not do. Allowed: { $allowed }.
error-content-missing-field = { $file }: { $entry } lacks the field “{ $field }”. Allowed: { $allowed }.
error-content-missing-section = { $file }: the section “{ $entry }” is missing. Allowed: { $allowed }.
error-content-unknown-entry = { $file }: { $entry }: the game has nothing with this id, and a pack cannot add to it. Known: { $allowed }.
error-content-unknown-field = { $file }: { $entry } has no field “{ $field }”. Possible: { $allowed }.
error-content-unknown-section = { $file }: there is no section “{ $entry }”. Possible: { $allowed }.
error-content-file = The content file { $file } cannot be read: { $problem }.
error-content-syntax = { $file } is not valid TOML: { $problem }.
error-content-game = The sections of { $file } do not tell which game it is for. Name the game: --game KEY. Possible: { $allowed }.
error-parse-block = “{ $word }” is not an action. Possible: { $allowed }.
error-parse-token = “{ $word }” does not fit “{ $block }” ({ $parameter }). For example: { $allowed }.
error-parse-count = “{ $block }” is written: { $form }
error-record-file = The record { $file } cannot be opened: { $problem }.
error-record-unreadable = { $field ->
    [none] This is not a Tablée record, or not a whole one.
   *[other] In this record the field “{ $field }” is missing or wrong.
}
error-record-format = This record has format { $found }; this version reads format { $expected }.
error-record-game = This is a record of the game “{ $found }”, not “{ $expected }”.
error-record-rules = This record follows version { $found } of the rules of { $game }; this Tablée plays version { $expected } and cannot verify it.
error-record-content = This record was made with different content (fingerprint { $found }, here { $expected }). Name the pack it was made with (--content FILE), or leave --content out for the game’s own content.
error-record-header = The record’s header does not describe a possible game.
error-record-move = Move { $number } (“{ $action }”) cannot be replayed.
error-record-outcome-missing = Chance decides here, but the record holds no outcome of it.
error-record-outcome-range = The recorded outcome { $outcome } is impossible: it must be below { $limit }.
error-record-outcome-unused = The record holds { $count ->
    [one] { $count } outcome of chance that nothing asked for.
   *[other] { $count } outcomes of chance that nothing asked for.
}
error-record-seed = { $number ->
    [0] The set-up
   *[other] Move { $number }
} does not match what the seed gives: the record has been altered.
error-record-unfinished = The game is over, but the record holds no result.
error-record-too-short = The record holds a result, but its moves do not reach the end of the game.
error-record-result = The recorded result is not the one the moves lead to.
error-game-broken = The game “{ $game }” cannot be played here.
error-game-code = { $problem }
error-game-taken = The key “{ $key }” belongs to the game of the package { $package }: another game needs another key.
error-pack = There is no file “{ $pack }”, and no installed pack of this name. Installed: { $allowed }.
error-pack-broken = The pack “{ $pack }” cannot be used: { $problem }
error-pack-large = { $file } is longer than { $most } letters, which no pack needs.
error-pack-unknown = There is no pack “{ $pack }” here.
error-extra = This needs the package { $package }, which is not installed. This installs it: pip install "tablee[{ $extra }]".

seat-you = Player

cli-about = Modern board games at your table: against bots, with friends, for research.
cli-usage = { $command }: { $problem }. Help: { $command } --help
cli-number = “{ $typed }” will not do: a whole number is needed, 0 or more, of at most 20 digits
cli-interrupted = Interrupted: nothing is kept of what was not finished.
cli-error = tablee: { $problem }
cli-lang = language: en, fr or it
cli-play = play a game in the terminal
cli-games = list the games, or one game’s options
cli-rules = show a game’s rules
cli-replay = show a recorded game, or verify it
cli-arena = let bots play many games against each other
cli-balance = report how balanced a game is: scores, who begins, cards
cli-solo = play alone, in all ways to do so, and measure the results by the game’s goals
cli-daily = show today’s ranking in the game of the day
cli-content = look after card packs of your own
cli-content-check = list everything that is wrong with a card pack, or what it changes
cli-players = number of players
cli-players-some = numbers of players; by default every one from 2 on
cli-seed = number behind all chance; the same number gives the same game
cli-option = set an option of the game; may be repeated (see: tablee games GAME)
cli-content-flag = play with a card pack: a file of your own, or the name of an installed one (see: tablee content)
cli-bots = bots for the last seats, for example greedy,search:0.5; “none” for people only
cli-name = your name at the table
cli-daily-flag = play the game of the day
cli-resume = continue a saved game; without FILE, the one you left last
cli-json = print JSON for programs
cli-verify = replay every move and check the rules, the chance and the result
cli-at = show the position after move N
cli-count = how many games to play
cli-jobs = how many processes work at the same time
cli-bot = the bot that plays against itself
cli-markdown = write the report to a Markdown file as well
cli-game = the game that the pack is for, where its sections do not tell

error-bot = There is no bot “{ $bot }”. Available: { $allowed }.
error-bots-many = { $bots } bots are too many for { $seats } seats.
error-option-form = “{ $typed }” is not an option: write KEY=VALUE.
error-daily-fixed = The game of the day is the same for everybody: it takes no players, seed, options or content.
error-no-daily = { $game } has no game of the day.
error-folder = { $file } cannot be used: { $problem }.
error-save = { $file } cannot be written: { $problem }.
error-file-exists = { $file } exists already and is not a record of this game: it stays as it is. Choose another name.
error-open-elsewhere = The game in { $file } is open in another terminal.
error-daily-book = The list of daily results in { $file } is damaged: repair it or move it away.
error-nothing-to-resume = There is no unfinished game to continue.
error-replay-at = There is no move { $number }: the record has { $most ->
    [one] { $most } move.
   *[other] { $most } moves.
}
error-arena-games = At least one game must be played.

games-name = Name
games-title = Game
games-designer = Designer
games-players = Players
games-minutes = Minutes
options-option = Option
options-values = Values (default first)
options-meaning = Meaning

lobby-game = Which game? (Enter: { $usual })
lobby-players = How many players? { $allowed } (Enter: { $usual })
lobby-options = Change options with KEY=VALUE (several with spaces), or begin (Enter)
lobby-bots = Who plays against you? random, greedy, search; several with commas; “{ $none }” for people only (Enter: { $usual })
lobby-wrong = “{ $typed }” is not possible here. Possible: { $allowed }.

terminal-welcome = Welcome to { $game }. Type “help” whenever you are unsure.
terminal-prompt = Type a number or words; “list” shows every choice, “help” the commands.
terminal-option = { $label }: { $choice }
terminal-asked = { $seat }: { $question }
terminal-curtain = { $seat } to the keyboard; everybody else looks away. Press Enter.
terminal-window = Somebody may answer. Type the number of whoever wants to look at their cards ({ $names }), or press Enter if nobody answers.
terminal-window-prompt = Who answers?
terminal-thinks = { $seat } is thinking…
terminal-thinking = Thinking…
terminal-left = Saved in { $file }. To continue: tablee play --resume { $file }
terminal-saved = Saved in { $file }
terminal-ends-game = { $action }: with this the game ends. Play it anyway? (yes/no)
terminal-not-played = Not played.
terminal-no-fit = No action fits all of “{ $typed }”. Words such as “{ $example }” name one.
terminal-unsaved = The game goes on, but it is not being saved. “save FILE” keeps it in a file of your choice.
terminal-back = Welcome back to { $game }. The last moves:
terminal-yes = yes y
terminal-number = There is no choice { $number }: the numbers go from 1 to { $most }.
terminal-several = { $count } actions fit these words. Please be more exact, for example with the number:
terminal-legal = { $action } is possible now.
terminal-strange = “{ $word }” means nothing here. Type a number, or words such as “{ $example }”, or “help”.
terminal-note-final = final: cannot be taken back
terminal-note-ends = ends the game
terminal-hint = I would play: { $action } ({ $text })
terminal-score-hidden = At this table the score stays hidden until the end.
terminal-score-none = This game is not played for points.
terminal-undone = Taken back.
terminal-undo-impossible = Nothing of yours can be taken back: since your last action something new was revealed, or somebody else has played.
terminal-lang = Which language? { $languages }; for example “lang fr”.
terminal-sheet = Score sheet
terminal-total = Total
terminal-places = Final places
terminal-place = { $place }. { $name }, { $result }
terminal-help = Name an action by its number or in words, for example “{ $example }”; words may be shortened and come in any order. Or use a command:
terminal-command-help = help
terminal-command-list = list
terminal-command-try = try
terminal-command-why = why
terminal-command-hint = hint
terminal-command-undo = undo
terminal-command-score = score
terminal-command-board = board
terminal-command-log = log
terminal-command-rules = rules
terminal-command-lang = lang
terminal-command-save = save
terminal-command-quit = quit
terminal-help-help = this help
terminal-help-list = all choices with their numbers; with words, those that fit
terminal-help-try = with an action: what it would change, without playing it
terminal-help-why = with an action: why it is not possible
terminal-help-hint = what a strong bot would do here
terminal-help-undo = take your last action back, as long as nothing new was revealed
terminal-help-score = the score sheet as if the game ended now
terminal-help-board = the board and the choices again
terminal-help-log = what has happened since your last action
terminal-help-rules = the rules of the game
terminal-help-lang = with en, fr or it: change the language
terminal-help-save = save the game, in a file of your own if you like
terminal-help-quit = save and leave; you can continue later

replay-verified = Verified: { $game }, { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
} Rules, chance and result are in order.
replay-verified-unfinished = Verified so far: { $game }, { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
} Rules and chance are in order; the game is not finished.

content-good = { $file } is a good pack for { $game }. Fingerprint: { $fingerprint }.
content-changes = It changes:
content-changes-nothing = It changes nothing.
cli-content-new = write a card pack for a game with every line that no rulebook prints, to fill in from the cards
content-new = { $file } is written: a pack for { $game } that changes nothing yet, with { $lines } { $lines ->
    [one] line
   *[other] lines
} to fill in. See how far you are: tablee content check { $file }
content-ours = Filled in: { $filled } of { $ours } lines that no rulebook prints, by section:
pack-form = Your own cards of { $game }.
    Every line below that begins with “# ” is a value that no rulebook prints: Tablée made it up. Put what your card
    says in its place and take the “# ” away. What you leave as it is stays ours, and lines with “## ” say what the
    rulebook prints.
    See how far you are:  tablee content check FILE
    Play with it:         tablee play { $key } --content FILE
cli-content-list = list the card packs of installed packages
packs-name = Pack
packs-game = Game
packs-file = File
packs-none = No installed package brings a card pack.
games-broken = { $game } cannot be played here: { $reason }

arena-playing = Playing
arena-bot = Bot
arena-wins = Wins
arena-interval = 95% interval
arena-score = Mean score
arena-place = Mean place
arena-speed = Time per decision
arena-title = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}

balance-title = Balance of { $game }: { $bot } against itself, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-title-alone = { $game } alone: { $bot }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
balance-basis = Rules version { $rules }, content { $content }, seed { $seed }.
balance-about = The lift compares the wins of those who took a card with their fair share (1/2 with two players, 1/3 with three, and so on): 1.00 is neither good nor bad. It shows what goes with winning, not what makes one win. All intervals are 95% intervals.
balance-about-alone = Goals are those of the rules. A target says how often a strong player should reach one; a bot that plays less well stays below it. All intervals are 95% intervals.
balance-scores = Scores
balance-players = { $players } players
balance-games = Games
balance-mean = Mean
balance-deviation = Standard deviation
balance-quantile = { $percent }% quantile
balance-least = Lowest
balance-most = Highest
balance-winners = Winners’ mean
balance-order = Wins by turn order in the first round
balance-turn = { $turn ->
    [1] Begins
    [2] Second
    [3] Third
    [4] Fourth
   *[other] No. { $turn }
}
balance-seats = Wins by seat
balance-seat = Seat { $number }
balance-alone = Games alone
balance-goal = { $goal } points or more
balance-rank = { $rank } ({ $goal } points or more)
balance-target = of { $target }
balance-target-note = ✓ within a quarter of the target, ▲ above, ▼ below, doubled where the whole interval lies there.
balance-way = Alone
balance-with = { $option }: { $value }
balance-sources = Points of games alone by source
balance-card = Card
balance-taken = Taken
balance-lift = Lift
balance-note = Mean lift { $mean }; ▲ above { $high }, ▼ below { $low } (25% from the mean), doubled where the whole interval lies there.

daily-title = { $game }, game of { $day }
daily-place = Place
daily-player = Player
daily-nobody = nobody yet
daily-result = Result / own points
daily-ranked = This was your ranked game for today.
daily-practice = Practice game: only your first game of the day is ranked.

error-store-late = Move { $number } has been played already. Nothing was changed.
error-store-unknown = There is no match “{ $match }” here.
error-table-late = This page is not up to date: the next move is number { $expected }, not { $number }. Nothing was changed.
error-table-noted = Your answer is noted already: it takes effect in a moment.
error-table-gone = Moves were taken back before your answer took effect. Nothing was changed.
error-table-seat = Seat { $number } is not yours.
error-table-taken = Seat { $number } is taken.
error-table-undo = This cannot be taken back: it was somebody else’s move, or it revealed something.
error-table-running = The game is still going on: its record is open when it is over.

web-language = Language
web-play-bots = Play against bots now
web-my-games = My games
web-over = The game is over
web-waiting = Waiting for { $names }
web-log = Log
web-play = Play
web-cancel = Cancel
web-undo = Undo
web-ask = Ask before every step
web-touch-lit = Touch what is lit
web-all-actions = All actions

# A game of one’s own
cli-new-game = write a game of your own that runs, to begin from
cli-new-game-key = what the game is called in commands, for example my_game
cli-into = the folder to write it into; by default one named like the game, here
new-game-written = { $folder } holds a game that runs. Try it, then put your own rules in its place (its README.md says where):
error-new-game-key = “{ $key }” cannot be the key of a game: it must begin with two small letters, followed by small letters, digits or _, and be no word of Python. For example: my_game.
error-new-game-taken = There is a game “{ $key }” already. Choose another key.
error-new-game-folder = { $folder } exists already and is not empty: nothing was written. Name another folder: --into FOLDER.

# The server's command
cli-serve = open the table to browsers
cli-host = the address to listen at; 0.0.0.0 opens the table to your whole network
cli-port = the port to listen at; by default 8000, or the next that is free
cli-data = the folder that keeps the games
cli-database = the database to use instead of a file in that folder, for example postgresql+psycopg://user:password@host/name
cli-reload = start the server anew whenever a file of the package is edited: for drawing pages

# One game checked
cli-check = check one game: rules, pages, terminal, texts, content, and a game in the browser
cli-no-browser = leave out the game in the browser
check-games = { $count ->
    [one] one game
   *[other] { $count } games
}
check-decisions = { $count ->
    [one] one decision by clicking
   *[other] { $count } decisions by clicking
}
check-place = at { $place }
check-plain-core = left out, since the core runs as plain Python here
check-no-browser = left out, as you asked
check-needs-playwright = left out, since Playwright is not installed: pip install playwright
check-needs-chromium = left out, since there is no Chromium: install the package chromium of your system, or run playwright install chromium
check-good = { $game }: { $count } checks with { $games } { $games ->
    [one] kind
   *[other] kinds
} of game, and nothing is wrong.
check-bad = { $game }: { $failed } of { $count } checks found something wrong: { $names }
check-left-out = Left out: { $names }
serve-ready = Tablée is ready: { $address }  (Ctrl+C stops it)
serve-stopped = Tablée has stopped. All games are kept.
error-serve-folder = { $folder } cannot keep the games: { $problem }. Name a folder you may write to: --data FOLDER.
error-serve-running = Tablée is already running with { $folder }: open { $address }, or name another folder: --data FOLDER.
error-serve-url = “{ $url }” names no database Tablée can use. Use sqlite:////folder/file.db or postgresql+psycopg://user:password@host/name.
error-serve-driver = { $url } needs the PostgreSQL driver. This installs it: pip install "psycopg[binary]".
error-serve-reload = --reload needs the package watchfiles. This installs it: pip install watchfiles.
error-serve-database = The database { $url } does not answer as it should: { $problem }. Check that it runs, its name and the password.
error-serve-port = { $port } is not a port. It must be a number from 0 to { $most }.
error-serve-taken = Another program is listening at port { $port }. Name another one: --port NUMBER.
error-serve-forbidden = You may not listen at port { $port }. Name one from 1024 on: --port NUMBER.
error-serve-host = This machine cannot listen at “{ $host }”. Use 127.0.0.1 (this machine only) or 0.0.0.0 (the whole network).

# The table in the browser
web-skip = Skip to the table
web-language-en = English
web-language-fr = Français
web-language-it = Italiano
web-theme-auto = Colours as in the browser
web-theme-light = Light colours
web-theme-dark = Dark colours
web-board = The table
web-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
}
web-drawn = It is a draw
web-join = Join this table?
web-choose = What to do
web-try = Look first
web-copied = Copied
web-note-final-bots = { $reason ->
    [reveals] This reveals something new.
    [passes] This passes the turn.
   *[both] This reveals something new and passes the turn.
} Against bots you may still take it back.
web-home = Home
web-menu = Menu
web-close = Close
web-prompt = What to do now
web-text-why = What is not offered is against the rules now. To hear why: in the drawn table (T), go to the piece with Shift and the arrows, and press Enter.
web-position = The position in words
web-several = Several steps at once
web-skips = On this page
web-filter = Only what contains
web-filter-found = { $found } of { $all }
web-brings = Now: { $changes }.
web-brings-change = { $name } { $amount }, then { $after }
web-text-view = Table in words
web-board-view = Drawn table
web-contents = Contents
web-rules = Rules
web-your-turn = Your turn
web-your-turn-in = It is your turn in { $game }
web-your-turn-name = Your turn, { $name }
web-thinking = { $names } is thinking…
web-offline = No connection. The table catches up as soon as it is back.
web-curtain = Over to { $name }
web-curtain-why = There is something here that only the next player may see. Hand over the screen, then open the curtain.
web-curtain-open = I am { $name }: open
web-window = Somebody may answer
web-window-why = Whoever wants to looks at their cards, while the others look away. If nobody answers, the game goes on.
web-window-nobody = Nobody: go on
web-noted = Your answer is noted: it takes effect in a moment.
web-passes = You can only pass: the table does it for you in a moment.
web-always = Always ask me, even if I can only pass
web-always-off = Ask me only when I can act
web-rematch = Rematch
web-rematch-go = Go to the rematch
web-replay = Replay
web-download = Download the record
web-waiting-people = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-share = Send this link to whoever should join. The game begins when every seat is taken.
web-link = Link to this table
web-copy-link = Copy the link
web-copy-moment = Link to this moment
web-lend = Give to a bot
web-lend-own = Let a bot play for { $name }
web-lent = A bot plays for { $name }.
web-return = Take the seat back
web-proposal = { $name } would like to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
web-proposal-own = You asked to take back { $moves ->
    [one] the last move
   *[other] the last { $moves } moves
}.
web-proposal-waits = The others have to agree.
web-agree = Agree
web-refuse = Refuse
web-withdraw = Withdraw
web-restart = Begin again: take back { $moves } moves
web-propose = Ask to take back my last move{ $moves ->
    [one] {""}
   *[other] {" "}({ $moves } moves in all)
}
web-propose-bots = Take back to move { $number }: { $moves ->
    [one] one move
   *[other] { $moves } moves
}
web-propose-sure = Yes, take back { $moves ->
    [one] my last move
   *[other] my last move and all that followed
}
web-people = At the table
web-jumps = Parts of the table
web-standing = How all stand
web-mine = My pieces
web-players = Players
web-free = free
web-seat-free = Seat { $number }
web-you = you
web-away = away
web-here = here
web-guest = Guest
web-bot-stands-in = a bot stands in
web-bot-random = bot, beginner
web-bot-greedy = bot, medium
web-bot-search = bot, strong
web-name = Your name
web-sit = Sit here
web-spectating = You are watching.
web-spectator = Spectator
web-spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
web-told-many = { $name } did { $count } things; the last: { $line }
web-told-yours = Your turn. { $question }
web-told-back = A move was taken back.
web-moment = Replay at move { $number }
web-recap = Since your turn
web-recap-lately = Lately
web-recap-again = Show again
web-recap-again-turn = Show { $name }’s turn again
web-recap-own = For you:
web-news = new
web-recap-overtaken = { $thing }: { $name } is ahead of you now, { $has } to { $own }.
web-log-filter = Whose turns the log shows
web-log-only = Only { $name }
web-log-wide = The log over the whole table
web-log-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
web-chat = Chat
web-chat-say = Say something
web-send = Send
web-notes = My notes
web-notes-private = Only you can read them.
web-note-kept = Kept.
web-notify = Notify me when it is my turn
web-notify-granted = This browser will tell you when it is your turn, as long as this page is open.
web-notify-denied = Your browser does not allow notifications from this site. You can change that in its settings for this site; the page title tells of your turn all the same.
web-notify-default = Nothing was decided: your browser will ask again when you choose this once more.
web-play-final = { $act } · final
web-play-ends = { $act } · ends the game
web-note-final = This cannot be taken back: { $reason ->
    [reveals] it reveals something new
    [passes] it passes the turn
   *[both] it reveals something new and passes the turn
}.
web-note-ends = This ends the game.
web-bill-pay = You pay
web-bill-get = You get
web-bill-then = Then
web-variants = How many together
web-note-undo = You can take this back.
web-why-nothing = There is nothing to do with this now.
web-count = The points are counted
web-count-part = { $number } of { $count }
web-count-so-far = Counted so far
web-count-covered = The places are uncovered when all is counted.
web-count-pause = Pause the count
web-count-back = One step back
web-count-on = Next step
web-count-end = To the places
web-count-result = To the result
web-count-again = Show the count
web-level = All are level: the first place is shared
web-tie-broken = Level on points: the tie-breaker of the rules decides.
web-review = Review from the end
web-sheet = Score sheet
web-sheet-so-far = Score so far
web-sheet-how = How the points came about
web-sheet-empty = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} without points
web-sheet-entry = For
web-place = { $place }.
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-won = won
result-drawn = drawn
result-lost = lost
web-to-table = To the table
web-replay-at = Move { $number } of { $last }
web-replay-look = Seen by
web-replay-first = To the start
web-replay-turn-back = One turn back
web-replay-back = One move back
web-replay-play = Play or pause
web-pace = How fast the others’ moves are shown
web-pace-off = Off
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-pause = Pause or go on
web-pace-skip = Skip
web-sounds = Sounds
web-sounds-on = on
web-sounds-off = off
web-replay-forward = One move on
web-replay-turn-forward = One turn on
web-replay-last = To the end
web-replay-start = The table is set up.
web-replay-secret = Nothing that this seat could see.
web-play-on = Play on from here
web-play-on-as = As
web-keys = Keyboard
web-shortcuts = The single keys 1 … 9, A … Z and ? are on
web-key-move = ← ↑ ↓ →
web-key-move-does = go from one highlighted thing to the next
web-key-any = Shift ← ↑ ↓ →
web-key-any-does = go to anything, dark pieces and cards too
web-key-touch = Enter
web-key-touch-does = touch it, or confirm; something dark says why not
web-key-choose = 1 … 9 A … Z
web-key-choose-does = press a button of the prompt
web-key-card = I
web-key-card-does = enlarge the card in focus
web-key-cancel = Esc
web-key-cancel-does = start again
web-key-undo = U
web-key-undo-does = undo
web-key-text = T
web-key-text-does = table in words, or drawn
web-key-help = ?
web-key-help-does = these keys
error-table-free = The game begins when every seat is taken.
error-table-lend = Seat { $number } cannot be given to a bot now: only its player may do so, or the others once it has kept them waiting too long.
error-table-proposal = Nobody has asked to take anything back, or another move was played meanwhile.
error-table-rematch = A rematch is for those who sat at the table, once the game is over.
error-table-moment = There is no move { $number } to play on from: choose one from 0 to { $most }.
error-table-lost = What was just done could not be stored, so it does not count. The table is loaded anew: please try again.
error-table-proposed = Somebody has already asked to take something back. Answer that first.
error-table-thinking = A bot may think for at most { $most } seconds a decision.
error-web-chat-full = Enough has been said here by spectators; those at the table talk on.
error-web-missing-field = The field { $field } is missing.
error-web-foreign = This was sent from another site, and changed nothing. Open the page here and try again.
error-serve-secret = { $file } is damaged: it should hold 32 bytes that sign the seats. Restore it from a copy; if there is none, delete it: everybody without an account then loses their seats.
error-table-look = You cannot look from seat “{ $place }” now: other seats are open when the game is over.
error-account-name = An account needs a name of up to { $most } characters.
error-account-phrase = A passphrase has { $least } to { $most } characters: some words that only you would put together.
error-account-have = You are logged in as { $name } already.
error-account-taken = There is an account “{ $name }” already. Log in, or choose another name.
error-account-wrong = Name and passphrase do not belong together.
error-web-field = “{ $value }” is not a whole number for { $field }.
error-web-card = There is no card “{ $name }” in this game.
error-web-said = That is too long: at most { $most } characters, not { $found }.
error-web-missing = There is no page { $address } here.
error-web-method = { $address } is not asked in this way.
error-web-large = { $letters ->
    [0] That is too large: at most 2 MB.
   *[other] That is too long: at most { $letters } characters.
}
error-web-form = Forms are sent as “{ $expected }”, not as “{ $found }”. Nothing was changed.
error-web-request = This request cannot be understood: { $problem }
error-web-failed = Something broke on our side. It was logged; nothing of your game is lost.

# The table of a game that has no drawings of its own
plain-board = Board
plain-free = { $space }, free
plain-held = { $space }, { $seat }
plain-newest = { $said }, last move
plain-on-board = { $number } on the board
plain-over = Game over

# Home, and setting up a table
home-tagline = Four civilisations, one table
home-hello = { $name }, what shall we play?
home-hello-nobody = What shall we play?
home-waiting = { $count ->
    [one] game waits for you
   *[other] games wait for you
}
home-games = Games
home-players = { $least }–{ $most } players
home-players-only = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
home-minutes = { $least }–{ $most } min
home-play = Play against bots
home-new = Create a table
home-mine-none = No game yet. A game against bots is one click away.
home-all = all ({ $count })
home-with = with { $names }
home-alone = solo
home-date = { DATETIME($date, dateStyle: "medium") }
home-place = Place { $place } of { $of }
home-over = Finished
home-other-rules = began under older rules
home-missing = { $count ->
    [one] one seat still free
   *[other] { $count } seats still free
}
home-turn = { $names } to play
home-thinks = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
home-open = Open tables
home-open-short = Tables
home-open-none = No table is waiting for players. Create one and list it here.
home-seats = { $taken } of { $all } seats taken
home-pace-live = live
home-pace-days = over days
home-join = Join
home-own-table = My table
home-upload = A recorded game
home-upload-what = Look at a finished game again, or continue an unfinished one.
home-upload-file = Record (a .json file)
home-upload-open = Open
home-account = My account
home-account-of = Account of { $name }
home-show-running = Running ({ $count })
home-show-finished = Finished ({ $count })
home-show-all = All ({ $count })
home-show-none = Nothing here yet.
home-page = Page { $page } of { $pages }
home-page-newer = Newer
home-page-older = Older
home-career = Collected
daily-challenge = Game of the day
daily-challenge-short = Challenge
daily-day = { DATETIME($day, dateStyle: "long") }
daily-same = The same for everybody today. Your first game counts.
daily-take = Take the challenge
daily-train = Play it again for practice
daily-first = Nobody has finished it yet: be the first.
daily-entered = { $count ->
    [one] one ranked game
   *[other] { $count } ranked games
}
cards-title = Your own cards
cards-of = Cards for { $game }
cards-fill = 1. Fill in your cards
cards-fill-what = The rulebooks do not print everything that stands on the cards: what they leave out, Tablée made up. If you own the game, download the form and enter what your cards say, as many as you like.
cards-form = Download the form
cards-bring = 2. Look at them and play
cards-bring-what = Every card that you changed is drawn as it will lie on the table. Whoever has the link to them can play with them.
cards-file = Your file (.toml)
cards-look = Show the cards
cards-mine = Cards that you brought
cards-wrong = { $count ->
    [one] Not yet: one thing in this file will not do. Nothing was kept.
   *[other] Not yet: { $count } things in this file will not do. Nothing was kept.
}
cards-count = { $count ->
    [0] It changes nothing yet.
    [one] It changes one thing.
   *[other] It changes { $count } things.
}
cards-filled = Of { $ours } lines that no rulebook prints, { $filled } are filled in.
cards-play = Open a table with these cards
cards-download = Download the file
cards-share = Whoever has this link can look at these cards and play with them. They never change: another file gets another link.
cards-changed = What it changes
new-pack = Cards
new-pack-own = The game’s own
new-pack-look = Look at these cards
new-pack-bring = Play with your own cards
error-pack-unfit = { $count ->
    [one] One thing in this pack will not do:
   *[other] { $count } things in this pack will not do:
}
error-pack-many = No more packs can be kept: a person may bring { $most }.
error-pack-often = Too many packs in a short time. Please wait { $seconds } seconds.
new-title = A new table
new-players = Number of players
new-options = How we play
new-option-seat = { $option }, seat { $number }
new-ticks = Tick { $count } of them. None ticked: the game’s usual choice.
new-seats = Who sits where
new-seat = Seat { $number }
new-kind-me = me
new-kind-here = another person here
new-kind-random = bot, beginner
new-kind-greedy = bot, medium
new-kind-search = bot, strong
new-kind-open = open: whoever has the link
new-seat-name = Name at seat { $number }
new-me = My name
new-pace = Pace
new-pace-live = Live: everybody is here
new-pace-days = Over days: everybody plays when they can
new-listed = List it among the open tables
new-listed-what = Anybody may then take a free seat. Otherwise only whoever has the link.
new-show = Show what applies now
new-create = Open the table
new-wrong = Not yet: something below will not do. Nothing was created.
error-new-seat = “{ $value }” cannot sit here.
error-new-twice = “{ $name }” already sits at this table: another name, please.
error-new-ticks = “{ $option }”: tick { $count }, or none at all. Ticked now: { $value }.
error-new-pace = “{ $value }” is not a pace: live, or over days.
account-title = My name and account
account-name = My name at the table
account-name-what = It is all you need to play.
account-name-label = Name
account-save = Save
account-make = Make an account
account-make-what = Your games, found again on every device. No e-mail is asked for; a forgotten passphrase cannot be replaced.
account-phrase = Passphrase
account-phrase-what = At least { $least } characters: some words that only you would put together.
account-log-in = Log in
account-log-in-what = The games of this browser come along.
account-log-out = Log out
account-is = You are logged in as { $name }. Your games are found again on every device.
error-account-tries = Too many wrong tries for this name. Please wait { $seconds } seconds.
home-broken = Cannot be played here
home-broken-match = cannot be opened here
web-undrawn = This move is kept, but the table cannot be drawn after it. The mistake was logged.
preview-change = { $own ->
    [true] { $thing }
   *[false] { $seat }: { $thing }
} { $before } → { $after }{ $changes ->
    [0] {""}
   *[other] {" "}({ $parts })
}
preview-certain = For certain: { $own ->
    [true] { $thing }
   *[false] { $seat }: { $thing }
} { $parts }
preview-more = +{ $amount } { $source }
preview-less = −{ $amount } { $source }
origin-printed = printed in the rulebook
origin-legend = { $sign } printed in the rulebook; everything else is ours.
origin-ours = Designed for Tablée; the rulebook prints none of it.
