## The page

page-title = { $title } · Trivet
page-home = Trivet, home
page-to-home = To the home page
page-loading = One moment…
page-credits = Credits and licences
page-unofficial = An unofficial, free implementation, made by people who love these games.

## Seats

seat-player = Player { $number }
seat-bot = { $level } bot
seat-bot-numbered = { $level } bot { $number }
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
bot-random = Random
bot-greedy = Greedy
bot-search = Search

## Home

home-title = What shall we play?
home-games = Games
home-player-count = { $fewest } to { $most } players
home-new = A new table of { $game }
home-players = Players
home-seats = At the table
home-seat = Who sits in seat { $number }
home-seat-me = Me
home-seat-guest = Someone else here
home-seat-bots = Bots
home-seat-other-bots = Other bots
home-seat-name = Name of player { $number }
home-start = Play
home-open = Go on playing
home-finished = Finished
home-table-over = Finished
home-show-all = Show all { $count }

## The table

table-board = Board
table-players = Players
table-log = Log
table-log-empty = Nothing has happened yet.
table-rules = Rules
table-scores = Scores
table-standing = Points
table-panels = Log and rules
table-replay = Replay
table-you = you
table-to-act = to play
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-strip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-strip-acting = { $player }, to play, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-your-turn = Your turn
table-turn = { $player } to play
table-bot-thinking = Thinking…
table-bot-compiling = The strong opponent is still being prepared (once per installation).
table-hint = Hint: { $move }
table-over = The game is over
table-none = There is no table here

## Boards

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board

## Actions

action-final = cannot be undone
action-undo = Undo
action-undo-tip = Take back your last move (Ctrl + Z)
action-hint = Hint
action-hint-tip = Show on the board what a strong player would do
action-moves = All legal moves ({ $count })
action-moves-title = All legal moves
action-moves-none = It is not your turn.
action-rematch = Play again

## The end

result-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-lost = Lost, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-fair = Was the shuffle fair?
score-fair-text = Before the first move the server published the commitment, a SHA-256 hash of the seed. Now that the game is over the seed is shown too: anyone can check that nobody touched the shuffle, with “trivet verify”.
score-commitment = Commitment
score-seed = Seed

## A shared device

curtain-title = Pass the device to { $player }
curtain-text = What { $player } holds is shown once you press the button. Everyone else looks away.
curtain-raise = I am { $player }

## Notices

notice-dismiss = Dismiss
notice-unreachable = The server does not answer. Trying again…
notice-lost = Connection lost. Trying to reconnect…
notice-back = Connected again. This is how the table stands now.

## Refusals, by the server's code

refused-stale = The table has moved on since you looked. Nothing was done: look again, and choose.
refused-nothing_to_undo = Nothing to take back: your last action ended the turn or showed something hidden.
refused-unknown_table = There is no such table. Check the link, or start a new game.
refused-not_your_seat = This seat belongs to somebody else.
refused-too_many = Too many requests at once. Wait a moment and go on.
refused-compiling = The adviser is being made ready, once per installation. Ask again in half a minute.
refused-no_hint = There is no hint to be had just now.
refused-storage_down = The server cannot reach its storage just now. Try again in a moment; nothing is done twice.
refused-internal = Something is wrong in the server; its log says what.

## Replay

replay-title = { $game }: replay
replay-at = Move { $move } of { $moves }
replay-start = The table is set.
replay-back = Back to the table
replay-scrub = Position in the match
replay-play = Play
replay-pause = Pause
replay-play-tip = Play or pause (space)
replay-move-back = One move back
replay-move-back-tip = One move back (←)
replay-move-on = One move on
replay-move-on-tip = One move on (→)
replay-turn-back = One turn back
replay-turn-back-tip = One turn back (↑)
replay-turn-on = One turn on
replay-turn-on-tip = One turn on (↓)

## Settings

settings-title = Settings
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-language-en = English
settings-language-fr = Français
settings-sound = Sound
settings-sound-off = Off
settings-sound-on = On

## Rules

rules-title = Rules of { $game }
rules-page = Open as a page of its own
rules-missing = There are no rules here: this server does not know the game.

## Credits

credits-games = The games
credits-unofficial = Trivet is an unofficial implementation. The games belong to their designers and publishers, who have no part in it; it uses no artwork and no text of the printed games. If you like a game here, buy it: it is even better on a table.
credits-looks = Icons and typefaces
credits-game-icons = Icons of things, under the Creative Commons licence CC BY 3.0. They are recoloured and resized.
credits-lucide = Icons of controls, by the Lucide contributors, under the ISC licence.
credits-fonts = A typeface, under the SIL Open Font Licence 1.1.
credits-icon-authors = Icons made by { $authors }.
credits-cc-by = The text of CC BY 3.0
credits-code = The code
credits-code-text = Trivet’s own code, boards and texts are under the MIT licence.

## Unknown addresses

unknown-title = Nothing lies here
unknown-text = This address names no page of Trivet. Perhaps a letter was lost on the way.
