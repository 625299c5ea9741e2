## The page

page-title = { $title } · Trivet
page-home = Trivet, home
page-to-home = To the home page
page-part-missing = A part of the page did not come. The server may have a newer page.
page-load-anew = Load anew
page-newer = A newer version of this page is there. You go on with this one until you take the other. No game is lost.
page-newer-begin = Take it
page-newer-later = Later
page-loading = One moment…
part-failed = This part of the page has failed.
part-again = Load it again
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
bot-instant = Instant
bot-search = Search
seat-open = Open seat
seat-kept = Kept for { $player }
seat-away = away
seat-away-since = away since { $time }
seat-stand-in = { $level } bot plays

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
home-seat-friend = A friend (by link)
home-invite = Invite friends
home-open-table = Open the table
home-clock = Time for each turn
home-clock-none = No clock
home-clock-none-text = The table waits, for days if need be.
home-clock-text = Whoever is late has { $time } more, then a bot takes over. They can come back any time.
home-import = Open a match file
rated-title = Does it count?
rated-choice-casual = For fun
rated-choice-rated = Rated
rated-none-text = Nobody’s rating changes, and there are hints.
rated-people-text = It counts for everybody’s rating. No hints; whoever leaves loses.
rated-bots-text = It counts for your rating and for the bots’. No hints, a day for each turn; whoever leaves loses.
home-table-waits = { $count ->
    [0] Nobody is missing
    [one] 1 seat is open
   *[other] { $count } seats are open
}
home-seat-bots = Bots
home-seat-more = More
home-level = How strong are the bots?
level-easy = For a first game
level-normal = Plays sensibly
level-hard = Thinks ahead
level-expert = Hard to beat
home-seat-name = Name of player { $number }
home-start = Play
# $minutes (number): how long a game takes as the table is set up.
home-minutes = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
home-minutes-bots = About { $minutes } min against bots
home-open = Go on playing
home-finished = Finished
home-table-over = Finished
home-show-more = Show more
home-delete = Delete
home-lost = The server does not answer. Games on this device go on; your tables on the server, and other people, come back by themselves once it does.
home-table-damaged = Damaged: open it to save what is left, or delete it
home-where = Where is the table kept?
home-where-server = On the server
home-where-here = On this device
home-where-server-text = Friends can sit down with devices of their own, and you can go on elsewhere.
home-where-here-text = Works without a connection, and stays in this browser.
home-where-unkept = This browser keeps nothing, as in a private window: the table is gone when the page is closed. Its match file can be saved from the table’s menu.
home-where-away = The server does not answer. You can play on this device instead: press Play once more.
## The lobby

lobby-title = Lobby
lobby-text = Public tables: sit down, or watch.
lobby-own = Set up a table of your own
lobby-open = Tables to join
lobby-open-none = No public table has an open seat just now.
lobby-running = Tables to watch
lobby-running-none = No public game is going on just now.

## The lab

lab-title = Lab
lab-text = For designers: bots play many games, and what they say about the game is written down. Change a number of its data, and see what that does.
lab-games = Games, at most
lab-bots = Bots at all seats
lab-bot-of-seat = Bot in seat { $number }
lab-bot-fast = Greedy, fast
lab-more = More
lab-each = Another bot in each seat
lab-ladder = In the report: bots of every strength play each other
lab-second = In the report: look again with
lab-second-none = nobody
lab-forks = In the report: forks of each choice
lab-margin = Differences that matter, from %
lab-seed = Seed
lab-report = { $changed ->
    [0] Make a report
   *[other] Make a report, with my changes
}
lab-report-file = { $changed ->
    [0] Make a report on { $file }
   *[other] Make a report on { $file }, with my changes
}
lab-data = The numbers of { $file }
lab-data-text = Fields are called as in the file. What you change is kept in this browser; the game on this server stays as it is.
lab-file-text = A data file of your own can be loaded in its place: it is checked, shown here, and stays in this browser.
lab-file-mine = This is a file of yours, kept in this browser. Reports and comparisons are made with it.
lab-file-load = Load a data file
lab-file-back = Back to the game’s own file
lab-file-too-large = { $file } is too large for a data file: { $most } characters at most.
lab-file-of = With { $file }
lab-file-against-tables = { $file }, compared with the game’s own file
lab-file-against-file = { $file }, changed, compared with itself as it was
lab-general = General
lab-numbers = { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
lab-search = Search: a card, a field
lab-search-none = No number is called so.
lab-only-changed = Only what I changed ({ $count })
lab-compare = Compare with the original
lab-compare-own = Compare with the game’s own
lab-compare-file = Compare with { $file } as it was
lab-save = Save the data file
lab-reset-all = Undo all changes
lab-was = was { $value }
lab-reset = { $name }: as it was
lab-sweep-of = { $name }: try several values
lab-sweep = Several values for: { $name }
lab-sweep-low = From
lab-sweep-high = To
lab-sweep-do = Draw the curve
lab-close = Close
lab-jobs = Jobs
lab-jobs-none = Nothing yet. A report is a good beginning: it says what is out of order.
lab-kind-report = { $game }: report
lab-kind-compare = { $game }: changed and original
lab-kind-sweep = { $game }: a curve
lab-about = { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $bots }, { $games ->
    [one] 1 game
   *[other] { $games } games
} ·
lab-swept = { $name }: { $low } to { $high }
lab-change = { $name }: { $old } → { $new }
lab-waiting = It waits for the job before it.
lab-preparing = Getting ready. Data that are new are compiled first, which takes about a minute.
lab-playing = { $done } of { $of } games
lab-playing-until = { $done } of at most { $of } games: it ends when all is decided.
lab-stop = Stop
lab-state-waiting = waits
lab-state-running = at work
lab-state-done = done
lab-state-failed = failed
lab-state-stopped = stopped
lab-news-done = { $job }: done.
lab-news-failed = { $job }: failed. { $message }
lab-news-stopped = { $job }: stopped.
lab-open = Open the report
lab-file-report-html = Report
lab-file-figures-json = Figures
lab-file-changed-toml = Data file
lab-command = As a command
lab-decided = All is decided after { $pairs } games on each side.
lab-undecided = Not all is decided after { $pairs } games on each side: it would take about { $needed } more.
lab-differ = What differs: { $what }.
lab-all-same = Nothing differs that matters.
lab-none-differ = No difference can be told yet.
lab-measures = Measure
lab-measure-wins = Wins
lab-measure-wins-place = { $place ->
    [1] Wins of who begins
   *[other] Wins of place { $place } in turn order
}
lab-measure-points = Points
lab-measure-lead = The winner’s lead
lab-measure-turns = Turns
lab-content = Taken, share of the seats
lab-content-none = Nothing is taken more or less often, as far as can be told.
lab-taken = { $verb }: { $thing }
lab-column-sides = Original → changed
lab-column-difference = Difference
lab-column-drawn = Drawn
lab-column-value = Value
lab-sides = { $a } → { $b }
lab-interval = { $low } to { $high }
lab-verdict-same = the same
lab-verdict-differs = differs
lab-verdict-open = open: { $needed } more games
lab-intervals = Both sides have the same luck. The intervals hold whenever one stops, for all measures together (95 %).
lab-curves-text = The band is the 95 % interval, the dashed line what it is now. Bold: it differs from that.

## Sitting down

join-title = You are invited to a game
join-name = Your name
join-do = Sit down
join-text = A name is enough: there is no account and no password. It is kept for next time.
join-full = Every seat is taken or kept for somebody. You can still watch.
join-playing = Every seat is taken and the game has begun. You can still watch.
join-over = The game is over. You can see how it ended.
join-closed = This table has been closed.
join-watch = Watch

## A table before its start

waiting-clock = { $time } for each turn
waiting-rated = rated
waiting-unrated = for fun
waiting-start = { $count ->
    [0] Start
    [one] Start, with a bot in the open seat
   *[other] Start, with bots in the open seats
}
waiting-leave = Give up my seat
waiting-sit-here = Sit here
waiting-decline = No, thank you
waiting-dealing = The cards are being dealt
waiting-deal = The game begins as soon as everybody’s page has added its number to the shuffle, in ten seconds at the latest.
waiting-begins = The game begins when every seat is taken.
waiting-private = This is a private table: its invitation link is the way to a seat.
waiting-kept = Those whose seats are kept find this table on their home page.
waiting-kept-you = A seat is kept for you.
waiting-kick = Remove
waiting-table = The table
invitation-title = Invite
invitation-text = Send this link. Whoever opens it types a name and sits down.
invitation-link = Invitation link
invitation-renew = Make a new link, void this one
naming-title = Name of the table
naming-found = Who can find it
naming-private = Those I invite
naming-public = Everyone, in the lobby

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
table-strip = { $player }, { $points }.
table-strip-acting = { $player }, to play, { $points }.
table-your-turn = Your turn
turn-invited = A seat is kept for you
table-turn = { $player } to play
table-ending = Your turn ends by itself…
table-ending-stop = Wait
table-ended-itself = (by itself)
table-bot-thinking = Thinking…
table-bot-compiling = The strong opponent is still being prepared (once per installation).
table-hint = Hint: { $move }.
table-hint-because = It does more than other moves for: { $reasons }.
table-hint-ahead = It pays off later in the game.
table-hint-only = There is nothing else to do.
table-over = The game is over
table-rematch = The next game is set up
table-none = There is no table here
table-closed = This table is closed
table-closed-text = It was closed before the game was over.
table-player-more = More of { $player }
table-show-board = Show the board
table-watching = { $count ->
    [one] 1 person watches
   *[other] { $count } people watch
}
table-onlookers = { $count ->
    [one] { $names } watches
   *[other] { $names } watch
}
table-onlookers-others = { $count ->
    [one] somebody else
   *[other] { $count } others
}
table-you-watch = You are watching
table-stood-in = A bot plays for you
table-timed-out = Your time ran out: a bot plays for you
table-take-seat-back = Take my seat back
table-absent = { $player } is away.
table-left-page = { $player } left the page at { $time }.
table-vote-out = Propose a bot instead
table-notice-sat_down = { $name } sits down.
table-notice-left = { $name } leaves the seat.
table-notice-declined = { $name } does not play this time.
table-notice-kicked = { $name } is removed from the table.
table-notice-started = The game begins.
table-notice-renamed = The table is now called “{ $name }”.
table-notice-closed = The table is closed.
table-notice-handed_over = { $name } lets a bot play.
table-notice-timed_out = { $name } is out of time: a bot takes over.
table-notice-voted_out = { $name } is away: by vote, a bot takes over.
table-notice-returned = { $name } is back.
table-notice-taken_back = { $name } takes moves back, as all agree. This game is no longer rated.
table-notice-refused = The take-back that { $name } asked for is refused.
table-notice-close_refused = Not all agree to end the game: it goes on.
table-notice-resigned = { $name } leaves the game: a bot takes the seat.
clock-late = late: a bot in { $time }

## What a move would do, beside what the log would say of it

# $list: “4 coins (−3), 2 iron (+1)”.
foreseen-then = Afterwards: { $list }.

## What others did since the viewer’s last move

since-title = Since your turn
since-start = Since the beginning
# For somebody who looks on without playing
since-visit = Since you were last here
since-latest = The last turns
since-nothing = Nobody else has moved since your last move.
since-watching = How it goes on is told here.
since-touched = This is about you
since-open = Show all of it
since-more = { $number ->
    [one] 1 more turn
   *[other] { $number } more turns
}
since-again = Play again what happened

## How fast it is shown

pace-title = Pace of moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-once = At once
pace-step = Step by step
pace-at = { $step } of { $steps }
pace-next = Show the next move
pace-skip = Skip
pace-skip-tip = Show how it stands now

## The log

log-round = Round { $number }
log-setup = Set-up
log-more = { $number ->
    [one] 1 more line
   *[other] { $number } more lines
}

## The table's menu

menu-title = This table
menu-watch = Link to watch
menu-take-back-move = Ask to take back my last move
menu-take-back-turn = Ask to take back my last turn
menu-take-back-text = Everything since then is undone, with the same shuffle, if every other player agrees. The game is then no longer rated.
menu-hand-over = Let a bot play for me
menu-close = Close the table
menu-close-lose = The game ends at once, and counts as lost for you.
menu-close-win = The others have left: the game ends at once, and counts as won for you.
menu-leave = Leave the game
menu-close-leave = A bot plays on in your place, and you lose against all who stay.
menu-hand-over-rated = You can come back. If the bot is still there at the end, or has made more than a quarter of your moves, you count as having left, and lose.
menu-propose-close = Propose to end the game
menu-propose-close-rated = If all agree it ends now, and nobody’s rating changes.
menu-propose-close-text = If all agree it ends now.
menu-rated = This game is rated, so there are no hints.

## A table that lives in this browser

here-short = On this device
here-tip = This table is kept in this browser, and works without a connection. Nobody else sees it.
here-text = This table is kept in this browser, and nowhere else.
here-hand = Hand it to the server
here-hand-text = The server gets a copy to go on with, as from the match file: all seats are yours there, and it is not rated.
here-delete = Delete the table

## What players ask of each other

proposal-takeback = { $player } asks to go back to before: { $line }
proposal-unrated = The game would no longer be rated.
proposal-stand-in = { $player } proposes that a bot plays for { $absent }.
proposal-close = { $player } proposes to end the game now. Nobody’s rating would change.
proposal-count = { $agreed } of { $all } agree.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Withdraw

## Talk

chat-title = Chat
chat-empty = Nobody has said anything yet.
chat-somebody = Somebody
chat-text = Say something
chat-send = Send
chat-spectator = Those who sit at the table can write here.
chat-mute = Mute
chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
chat-reactions = Short reactions
chat-reaction-hello = Hello!
chat-reaction-well_played = Well played!
chat-reaction-thanks = Thank you!
chat-reaction-sorry = Sorry!
chat-reaction-thinking = Let me think…
chat-reaction-hurry = Shall we go on?
chat-reaction-laugh = Ha ha!
chat-reaction-wow = Wow!

## Boards

board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole board
board-beyond = { $count ->
    [one] { $count } place to act
   *[other] { $count } places to act
} out of sight, { $side ->
    [up] further up
    [down] further down
    [left] to the left
   *[right] to the right
}

## The board of a game that brings none

# $moves: what can be done, “Sell cubes or Settle the trade”.
plain-asked = Possible now: { $moves }.
plain-moves = Moves
plain-close = Cancel
plain-yes = yes
plain-no = no
plain-left = { $count } left

## Actions

action-final = cannot be undone
action-undo = Undo
action-undo-tip = Take back your last move
action-hint = Hint
action-hint-tip = Show on the board what a strong player would do
action-moves = All legal moves ({ $count })
action-moves-title = All legal moves
action-moves-none = It is not your turn.
action-rematch = Play again
action-join-rematch = Join the next game
action-watch-rematch = Watch the next game
action-sure = Sure?
action-copy = Copy
action-copied = Copied
action-share = Share
action-close = Close
share-table = Share this table
share-result = Share the result
share-move = Share this move
action-save = Save

## The end

result-won = { $count ->
    [one] { $players } wins
   *[other] { $players } share the win
} with { $points }.
result-lost = Lost, with { $points }.
result-ahead = { $points } ahead of { $players }.
result-level = Level with { $players }.
score-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-fair = Was the shuffle fair?
score-fair-text = Before the first move the server published the commitment, a SHA-256 hash of its seed. Where every player’s page then added a number to it, nobody alone has chosen the shuffle. Now that the game is over all of it is shown: anyone can check that nobody touched the shuffle, with “trivet verify”.
score-fair-here = This browser drew the seed and showed the commitment, a SHA-256 hash of it, from the first move on. Now that the game is over the seed is shown too, and “trivet verify” can check that seed, commitment and moves belong together.
score-commitment = Commitment
score-seed = Seed
score-rated = This game counts for the ratings.
score-unrated = This game does not count for the ratings.
score-sources = Where it came from
score-curves = How it went
score-curves-of = { $player }: { $points }
score-curves-rounds = Round
score-curves-table = Round by round, as a table
score-share = Link to this result
score-another = Another game
score-export = Save the match file
verify-do = Verify
verify-right = It fits: the seed hashes to the commitment, and its { $moves } moves replay to this very end.
verify-own-hash = This browser has computed the hash itself.
verify-own-differs = It does not fit: this browser was promised something else, or added another number, than the server says now.
verify-step-promised = Before the deal the server promised its seed by the hash { $commitment }.
verify-step-added = { $player } added { $share }.
verify-step-own = { $player } added { $share }: that is what this browser has kept.
verify-step-nothing = { $player } added nothing.
verify-step-shown = The server’s seed, shown now, is { $seed }; it hashes to what was promised.
verify-step-deal = All of it together, “{ $text }”, hashes to the seed of the deal: { $seed }.
verify-no-promise = No server dealt this match, so nothing was promised; its { $moves } moves replay to this very end.
verify-wrong = It does not fit: seed, commitment and moves do not belong together.
verify-same = It was imported, and it is the match that was played here at table { $table }.
verify-unknown = This match was imported. Its file says that it was dealt at table { $table }, which this server does not know: nothing but the file vouches for that.
verify-unknown-here = This match was imported. Its file says that it was dealt at table { $table }, which this browser does not keep: nothing but the file vouches for that.
verify-forged = This match was imported, and it is not what its file says: table { $table } of this server was dealt or played otherwise.
verify-forged-here = This match was imported, and it is not what its file says: table { $table } of this browser was dealt or played otherwise.

## A shared device

curtain-title = Pass the device to { $player }
curtain-text = What { $player } holds is shown once you press the button. Everyone else looks away.
curtain-raise = I am { $player }

## Notices

notice-dismiss = Dismiss
notice-unreachable = The server does not answer. Trying again…
notice-no-answer = The server does not answer. Try again in a moment.
notice-alone = There is no server behind this page: nothing can be asked of one here.
away-title = This needs a connection
away-title-alone = This needs a server
away-text = Other people, and what the server keeps, are out of reach for now. This page comes by itself once the server answers. Games on this device go on.
notice-lost = Connection lost. Trying to reconnect…
notice-back = Connected again. This is how the table stands now.

## Refusals, by the server's code

refused-stale = The table has moved on since you looked. Nothing was done: look again, and choose.
refused-illegal_action = That move cannot be made now.
refused-not_to_act = It is not your turn.
refused-nothing_to_undo = Nothing to take back: your last action ended the turn or showed something hidden.
refused-unknown_table = There is no such table. Check the link, or start a new game.
refused-not_your_seat = This seat belongs to somebody else.
refused-too_many = Too many requests at once. Wait a moment and go on.
refused-too_long = So much has been taken back at this table that nothing more can be. Play on.
refused-compiling = The adviser is being made ready, once per installation. Ask again in half a minute.
refused-daily = This is a try at the table of the day: that has to wait until the day’s list is closed, two hours after midnight UTC.
refused-no_analysis = Matches with these rules are not explained on this server. Save the match, and explain it with trivet analyse.
refused-no_challenge = You can challenge people you have met at a table, and who take challenges from you.
refused-no_hint = There is no hint to be had just now.
refused-storage_damaged = The server’s database is damaged, and nothing is written any more. Tell whoever runs the server: a saved copy is needed.
refused-storage_down = The server cannot reach its storage just now. Try again in a moment; nothing is done twice.
refused-internal = Something is wrong in the server; its log says what.
refused-already_challenged = A table of yours waits for this person already. Close it, or let them answer first.
refused-already_proposed = That has been proposed already.
refused-analysed_enough = You have had as many matches analysed today as one person may here. From midnight (UTC) on there are more.
refused-away = Somebody for whom a bot plays has moved since then, and cannot be asked.
refused-bad_code = This code is wrong, used up or too old. Ask for a new one.
refused-bad_invitation = This invitation is no longer good. Ask for a new link.
refused-bad_match = This is no match file that can be played here.
refused-bad_move = This move is no longer there to be taken back.
refused-bad_text = This text holds a character that shows nothing, or that changes how the rest is read. Leave it out.
refused-bad_webhook = A webhook needs a public address that begins with https:// or http://.
refused-closed = This table is closed.
refused-full = Somebody was quicker: every seat is taken. You can still watch.
refused-handed_over = A bot plays for this seat. Take it back first.
refused-kicked = You were removed from this table and cannot sit down there again.
refused-may_return = Somebody was voted out a moment ago and may come back. Play on against the bot, or close the table later.
refused-nobody_to_ask = Nobody else is here to agree to it.
refused-rated = That cannot be done in a rated game.
refused-unratable = A game of these players cannot be rated.
refused-no_mail = This server cannot send mail.
refused-not_absent = This player is not away.
refused-not_asked = There is nothing for you to answer here.
refused-not_at_table = Only those who sit at the table can write.
refused-not_open = The game has begun.
refused-not_over = The game is not over yet.
refused-not_playing = The game is not going on.
refused-not_started = The game has not begun.
refused-not_waiting = You do not wait for a game any longer, or wait in another tab.
refused-not_your_analysis = Only who has asked for this analysis can stop it.
refused-not_your_table = Only whoever set this table up can do that.
refused-over = The game is over.
refused-quota = You have set up as many tables as one person may have here. On your page, delete those you no longer need: where only you sit, at any time; with others, a month after the end.
refused-not_deletable = Others sit at this table too: it stays for them until a month after its end.
refused-relay_down = The server is cut off from its other half just now. Try again in a moment; nothing is done twice.
refused-seat_taken = Somebody was quicker: this seat is taken.
refused-stopping = The server is being restarted. Try again in a moment; nothing is done twice.
refused-unknown_person = There is nobody here by that address.
refused-unknown_proposal = This proposal has been settled already.

## What is refused by this browser, where it keeps the table itself

refused-here_full = There is no room left on this device, and nothing was done. Delete tables that you no longer need, or make room otherwise; then go on.
refused-here_storage = This browser cannot reach what it has stored just now. Nothing was done: try again in a moment, or load the page anew.
refused-here_damaged = What this browser has kept of this table is damaged, and it cannot be played on. Your other tables are as they were. Save what is left of it, or delete it.
refused-here_version = This was made by a version of the game that is not here. Nothing of it is lost: load the page anew, or open the match file with the Trivet it was played on.
refused-here_unsupported = This browser runs no WebAssembly, which games on this device are played by. Update it, or play on a server.
refused-here_unplayable = This game cannot be played on this device: its module is not here.
refused-here_module = What this game is played by on this device has come damaged. Load the page anew.
refused-here_data = This match was played with a data file of its own: it can be opened by a server, or by “trivet replay”.
refused-here_open = At a table on this device all sit before it: nobody can come from elsewhere.

## People

person-mine = My page
person-none = Nobody here
person-nameless = Nameless
person-since = Here since { $date }
person-since-you = You have been here since { $date }.
profile-title = My name
record-title = Games played
record-none = No finished game yet.
record-players = Players
record-played = Played
record-won = Won
record-rating = { $count ->
    [one] rating, after 1 rated game
   *[other] rating, after { $count } rated games
}
record-unrated = No rated game yet.
skill-title = How I play
skill-none = None of your matches has been analysed yet. Open a game that you have finished, have it analysed, and you find here what your errors cost and how much luck you had.
skill-part = Part of the match
skill-part-whole = The whole match
skill-part-opening = First third
skill-part-middle = Second third
skill-part-end = Last third
skill-errors = Errors
skill-errors-said = { $error } points of chance lost for each decision { $last ->
    [one] in the last match
   *[other] in the last { $last } matches
}, { $all } in all of them.
skill-errors-none = There was nothing to decide then.
skill-luck = Luck
skill-luck-said = { $luck } points of chance by the deal, draws and dice, on average over { $count ->
    [one] 1 match
   *[other] { $count } matches
}.
skill-legend = Matches stand in the order in which they were played. A line is the mean of { $count }. A match with an empty dot was looked at roughly.
skill-table = As a table
skill-match = Match
skill-errors-short = Errors for each decision
games-title = My games
games-game = Game
games-status = Which
games-every-game = All
games-all = All
games-status-going = Going on
games-status-finished = Finished
games-status-won = Won
games-status-lost = Lost
games-with = With { $player }
games-with-all = with everybody again
games-none = There is no such game.
rivals-title = People you met
rivals-count = { $played ->
    [one] 1 game
   *[other] { $played } games
}: { $won } won, { $lost } lost{ $level ->
    [0] { "" }
   *[other] , { $level } level
}
rivals-games = Games together
against-title = You and { $player }

## Leaderboards

board-title = Leaderboard
board-of = { $game }: leaderboard
board-rank = Rank
board-player = Player
board-rating = Rating
board-games = Rated games
board-none = Nobody has played ten rated games yet. The bots are waiting.
board-provisional = Not yet ranked
board-provisional-text = With fewer than ten rated games a rating is a guess.

## Ratings

rating-title = Rules of rating
rating-within = { $rating } ± { $margin }
rating-provisional = provisional
rating-changes = Ratings: { $changes }.
rating-bots = How strong the bots are
rating-bots-text = Grey figures are presumed, until bots have played ten rated games.

devices-title = Other devices
devices-text = With a code you are the same person on another device: same name, same tables.
devices-other = I have a code from another device
devices-code = Make a code
devices-until = good once, until { $time }
devices-link = Or open this link there
devices-forget = Sign out all others
devices-forgotten = All other devices are signed out.
contact-title = When it is my turn
contact-email = Mail me at
contact-code = Code from the mail
contact-confirm = Confirm
contact-sent = A code was sent to { $address }.
contact-again = Send a new code
contact-confirmed = The address is confirmed. Mail comes only while you are away. For no more mail, empty the field and save.
contact-no-mail = This server sends no mail.
contact-webhook = Call this webhook
contact-webhook-text = It is sent a short JSON message while you are away. Leave the field empty for none.
kept-title = What is kept about me
kept-text = Your name, your devices, how to reach you, your tables, what you said there, results and ratings. You can take it along as a file, or have it deleted.
kept-export = Save it as a file
kept-delete = Delete me…
kept-question = Delete everything about you?
kept-deleted = Deleted: your name, your devices and codes, your mail address and webhook, everything you said, your results and ratings, and the tables at which nobody else sits.
kept-stays = Stays, without your name: games that others play or played with you. In those that are going on, a bot plays your seat; tables you set up pass to the others.
kept-final = Nobody can undo this.
kept-yes = Yes, delete everything
kept-no = No, keep it
move-title = Move to this device
move-text = On the other device, open “My page” and make a code. Type it here: this device is then yours too.
move-code = One-time code
move-do = This is me
move-warning = Whoever this browser was until now is left behind, with their tables.

## A match that a link brings along

match-title = A match to look at
match-none = This match cannot be opened
match-broken = There is no whole match in this link. Perhaps it was cut short on the way: keep the match as a file, and open that on the home page.

## Replay

replay-title = { $game }: replay
replay-at = Move { $move } of { $moves }
replay-start = The table is set.
replay-back = Back to the table
replay-scrub = Position in the match
replay-play = Play
replay-pause = Pause
replay-play-or-pause = Play or pause
replay-move-back = One move back
replay-move-on = One move on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-to-start = To the beginning
replay-to-end = To the end

## A finished match explained

analysis-account = Where the chances went, in points of 100
analysis-start = Before the deal
analysis-deal = The deal
analysis-luck = Draws and dice
analysis-own = Own errors
analysis-others = Errors of others
analysis-remainder = Unexplained
analysis-result = In the end
analysis-level = Errors for each decision, in points of 100
analysis-phase-whole = The whole match
analysis-phase-opening = First third
analysis-phase-middle = Second third
analysis-phase-end = Last third
analysis-called-inaccuracy = Inaccuracies (5 points)
analysis-called-mistake = Mistakes (10 points)
analysis-called-blunder = Blunders (15 points)
analysis-turning = Turning points:
analysis-quiet = No move and no draw turned this match.
# $move, $points (numbers); $called: “inaccuracy”, “mistake” or “blunder”; $because: the next message, or nothing.
analysis-error = Move { $move }: “{ $played }” cost { $player } { $points ->
    [one] a point
   *[other] { $points } points
} of chance, { $called ->
    [blunder] a blunder
    [mistake] a mistake
   *[inaccuracy] an inaccuracy
}. Better was “{ $best }”.{ $because }
analysis-because = { " " }It gave up: { $reasons }.
# $told: the lines of the log, as sentences.
analysis-fortune = Move { $move }: { $good ->
    [yes] good luck for { $player }, { $points } points of chance
   *[no] bad luck for { $player }, { $points } points of chance
}. { $told }
explained-tab = Analysis
explained-intro = Each seat’s chance to win over the moves: what was luck, what moves cost, and what would have been better.
explained-begin = Analyse this match
explained-more = Look closer
explained-stop = Stop
explained-progress = Progress of the analysis
# $count (number): matches that may still be analysed today.
explained-left = { $count ->
    [0] No further match can be analysed on this server today.
    [one] One more match can be analysed today.
   *[other] { $count } more matches can be analysed today.
}
explained-waiting = It waits its turn: others are before it.
# $depth (number): how many positions the search looks at for each decision, 0 at first; $percent (number).
explained-working = { $depth ->
    [0] Measuring chances and luck…
   *[other] Searching every decision, { $depth } positions each…
} { $percent } %
explained-done = { $depth ->
    [0] Chances and luck are measured; no decision is searched yet.
   *[other] Every decision was searched, { $depth } positions each.
}
explained-stopped = { $depth ->
    [0] Stopped: not every decision is searched yet.
   *[other] Stopped: every decision was searched, { $depth } positions each, some of them further.
}
explained-failed = The analysis broke off. Begin it again.
explained-none = This match cannot be analysed here: no module of its rules and data is there, and no server is asked.
explained-here = Worked out on this device, beside the page.
explained-server = Worked out by the server.
explained-graph = Chances to win over the moves
# $chances: “Ada 56 %, Bo 44 %”.
explained-at = Move { $move } of { $moves }: { $chances }
explained-chance = { $player } { $percent } %
# $points (number); $best: a move.
explained-lost = Better, by { $points ->
    [one] a point
   *[other] { $points } points
}: { $best }
explained-ghosts = Show better moves on the board
explained-turning = Turning points
explained-decision = Decision before move { $move }
explained-decision-of = Move { $move }: { $player } decides
explained-unsearched = It is not searched yet. There were { $count } moves to choose from.
explained-right = The search prefers what was played.
explained-unproven = The search prefers “{ $best }”, but weighed again it is not proven better.
explained-small = “{ $best }” is a little better; it is no mistake.
# $low, $high, $depth (numbers)
explained-between = Loss: between { $low } and { $high } points of chance (95 %), by searches of { $depth } positions.
explained-choices = What could be done
# $count (number): how many moves were possible.
explained-choice = Best of { $count } moves
explained-worth = Chance
explained-best = best
explained-played = played
explained-line = Then the search expects:
explained-over = The match is over here.
explained-no-choice = There was only one thing to do here.
explained-account-text = “Unexplained” is what the search only found once it was there, and noise.
explained-level-text = The sum of proven losses over the decisions with more than one move.
# What is marked beside the moves
explained-sights = { $count ->
    [0] Nothing is marked.
    [one] One move is marked.
   *[other] { $count } moves are marked.
}
coach-title = Coach
coach-at-off = Says nothing
coach-at-blunder = Speaks up before blunders (15 points)
coach-at-mistake = Speaks up before mistakes (10 points)
coach-at-inaccuracy = Speaks up before inaccuracies (5 points)
coach-text = Before a move is made it says so where that loses so many points of chance in 100, and why. It knows what you know, and thinks on this device. Only alone against bots, in games that are not rated.
coach-absent = There is no coach here: nothing on this device plays this game by its rules and data.
coach-looking = The coach looks at it…
# $called: “inaccuracy”, “mistake” or “blunder”; $points (number); $move: what is about to be done; $because: the next message, or nothing.
coach-says = { $called ->
    [blunder] A blunder
    [mistake] A mistake
   *[inaccuracy] An inaccuracy
}: “{ $move }” would cost about { $points } points of chance.{ $because }
coach-because = { " " }It gives up: { $reasons }.
coach-take-back = Take it back
coach-better = Show a better move
coach-go-on = Play it all the same
explained-eyes = Seen as by
explained-eyes-own = The board shows what this player knew then.
explained-eyes-other = The board shows what this player knew; who decided did not know all of it.
explained-eyes-none = somebody who watches
explained-branch = Try it from here
explained-branches = Played on
# $move (number); $status: “playing”, “over” or “closed”.
explained-branch-at = From move { $move } on: { $status ->
    [playing] still going on
   *[other] finished
}
explained-branch-of = This match plays on another one, from its move { $move } on

## Keys

shortcuts-title = Keyboard shortcuts
shortcuts-table = At a table
shortcuts-board = On every board
shortcuts-replay = In a replay
shortcuts-page = Everywhere
shortcuts-text = Tab reaches every legal move, the arrows go from one to the next on the board, Enter makes it.
shortcut-tip = { $words } ({ $key })
shortcut-forward = Go on, or end the turn
shortcut-log = Log, and back
shortcut-help = This list
key-ctrl = Ctrl
key-shift = Shift
key-space = space
key-home = Home
key-end = End

## What a shared link says of a table

preview-open = { $people ->
    [0] { $count ->
        [one] 1 seat is open: sit down and play.
       *[other] { $count } seats are open: sit down and play.
    }
   *[other] { $count ->
        [one] At the table: { $players }. 1 seat is open: sit down and play.
       *[other] At the table: { $players }. { $count } seats are open: sit down and play.
    }
}
preview-playing = Going on: { $players }. Watch it move by move.
preview-over = Finished: { $players }. See it move by move.
preview-closed = Closed before its end: { $players }.
preview-won = { $players }. Won by { $winners }. See how, move by move.

## Settings

settings-title = Settings
settings-reading = Reading and looks
settings-playing = Playing
settings-off = Off
settings-on = On
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-language = Language
settings-text = Text
settings-text-normal = Usual
settings-text-large = Larger
settings-contrast = Contrast
settings-contrast-system = System
settings-contrast-high = High
settings-colour = My colour
settings-colour-0 = Black
settings-colour-1 = Dark blue
settings-colour-2 = Sky blue
settings-colour-3 = Orange
settings-colour-4 = White
settings-colour-5 = Brown
settings-glyph = My shape
settings-glyph-0 = Diamond
settings-glyph-1 = Circle
settings-glyph-2 = Triangle
settings-glyph-3 = Star
settings-glyph-4 = Cross
settings-glyph-5 = Crescent
settings-look-seat = By seat
settings-look-text = You alone see it so. Whoever has them by their seat is shown with yours instead.
settings-ending = My turn ends by itself
settings-ending-text = Where nothing else is left to do, after a moment in which you can stop it. Where ending the turn shows something hidden, such as the next tile or card, it waits for you.
settings-keys = Shortcuts of a single key
settings-sound = Sound
settings-offline = This browser keeps the page: it opens without a connection too, and games on this device go on.
settings-install = Install Trivet
settings-notifications = Notify me when it is my turn
settings-notifications-denied = Notifications are blocked in this browser’s settings.
settings-notifications-unavailable = This browser shows no notifications here.

## Rules

rules-title = Rules of { $game }
rules-page = Open as a page of its own
rules-missing = There are no rules here: this server does not know the game.
rules-older = This game is played by version { $version } of the rules, the one it was begun by. Below stands the newest; what was different before stands at its end, under “Versions”.

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

## Lessons

learn-title = Learn by playing
learn-text = A lesson is a game on the real board: you make every move, and a teacher says what it is for. Leave whenever you like; you go on where you stopped.
# $minutes (number): about how long a lesson takes.
learn-begin = Learn ({ $minutes } min)
# $step (number), $steps (number): where one stopped.
learn-go-on = Go on learning ({ $step } of { $steps })
learn-again = The lesson again
learn-welcome = New here? Learn by playing.
learn-welcome-text = A first game on the real board, move by move, with a teacher at your side.
# $game: the game's title. $minutes (number): about how long it takes.
learn-game = { $game } · { $minutes } min
# $game: the game's title.
lesson-heading = { $game }: a lesson
lesson-none = No lesson here
lesson-coach = The teacher
# $step (number), $steps (number)
lesson-at = { $step } of { $steps }
lesson-fold = Fold the teacher’s words
lesson-open = Read the teacher’s words
lesson-back = Back
lesson-next = Go on
lesson-read = Read, then go on
lesson-yours = Your move
lesson-anew = From the beginning
lesson-not-this = Possible, but not what this step is about. Try what is lit.
# $level: the bot's level in words.
lesson-play = Now play ({ $level })

## The table of the day

daily-title = Table of the day
daily-short = Table of the day
daily-link = Daily
daily-of = { $game }: table of the day
daily-text = Once a day, each game is dealt the same for everybody. Your first try counts in the day’s list, never for your rating. The day is that of UTC.
daily-alone = You play alone
daily-against = You play against { $bots }
daily-chosen = { $option }: { $choice }
daily-play = Play today’s table
daily-go-on = Go on with your try
daily-try-again = Try again, for yourself
daily-note = One try counts, also if you leave it unfinished. No hints, and nothing is taken back that has shown something. Begun before midnight UTC, it counts if it ends by { $time }.
daily-note-again = Your try stands in the list. You can try again as often as you like: that does not count.
daily-not-closed = The list is closed at { $time }: then everybody’s games can be watched.
daily-streak = { $count ->
    [0] No day in a row yet
    [one] One day in a row
   *[other] { $count } days in a row
}
daily-best = { $count ->
    [one] Best: one day
   *[other] Best: { $count } days
}
daily-history = Your last days
# $points: “7 points”, or as the game counts.
daily-past = Place { $rank } of { $finished }, { $points }
daily-list = The day’s list
daily-order = A win comes first, then the higher score, then fewer turns.
daily-result = Result
daily-points = Score
daily-turns = Turns
daily-won = Won
daily-lost = Lost
daily-unfinished = Not finished
daily-nobody = Nobody has sat down yet today. Be the first.
daily-nobody-then = Nobody played on this day.
daily-before = The day before
daily-after = The day after
daily-fair = The shuffle of each day is the same for everybody, so nobody adds to it: it follows from a secret of this server. Its SHA-256 is shown from the beginning, the seed when the list is closed: whoever hashes the text again sees that nobody chose it for anybody.
daily-hashed = What was hashed
daily-seed-later = told at { $time }
daily-again = Another try
daily-again-tip = A further try at the table of the day: it does not count in the day’s list.
daily-counted-tip = Your try at the table of the day. It counts in the day’s list if it ends by { $time }.
daily-menu = This is a try at the table of the day: nobody can watch it before the day’s list is closed.

## Quick match

quick-title = Quick match
quick-text = Say what you would like to play: the table begins as soon as enough people want the same.
quick-game = Game
quick-pace = Pace
quick-live = Live
quick-slow = Slow
quick-live-text = Two minutes for each turn, and as long again before a bot takes over. Stay here: it may begin at any moment.
quick-slow-text = A day for each turn. Stay here until the table begins; then come and go as you like.
quick-find = Find players
quick-asking = Asking for a place…
quick-waiting = { $waiting } of { $needed } are here.
quick-agreed = { $count ->
    [one] One of { $waiting } would begin with bots.
   *[other] { $count } of { $waiting } would begin with bots.
}
quick-stay = First come, first seated. Whoever leaves this page waits no longer.
quick-bots = Begin with bots
quick-cancel = Stop waiting
quick-wish = { $game } · { $players } players · { $pace }
quick-there = { $count ->
    [one] one person waits
   *[other] { $count } people wait
}
quick-join = Join in

## Challenges

challenge-title = Ask for a game
challenge-do = Challenge
challenge-invited = Games you are asked for
challenge-from = { $player } asks you for a game of { $game }.
challenge-accept = Accept
challenge-later = Answer later
block-title = People you blocked
block-do = Block this person
block-undo = Unblock
block-text = Then neither of you can challenge the other, and no quick match seats you together.
block-on = You have blocked this person: neither of you can challenge the other, and no quick match seats you together.

# Reading the rules, and the player aid
rules-contents = Contents
rules-search = Search the rules
rules-hits = { $count ->
    [0] Nothing found. Try another word.
    [one] One passage
   *[other] { $count } passages
}
rules-back = Back to where you were
rules-of-this = What the rules say of this
rules-picture-none = The picture belongs to the game with its usual data: see the rules’ own page.
rules-picture-at = { $step } of { $steps }
rules-picture-back = The step before
rules-picture-on = The next step
aid-title = Player aid
aid-of = { $game }: player aid
aid-print = Print
aid-legend = Symbols
aid-none = There is no player aid for this game. Its rules tell everything.
help-parts = What to show
shortcut-rule = Rules: what they say of this
settings-labels = Words beside icons
settings-labels-text = What players have is named, not only drawn.

## Puzzles

puzzle-title = Puzzles
puzzle-text = Positions from games of the bots, in which one move is far better than all others. An answer is not right or wrong: it is graded by what it costs. Each game has a puzzle of the day.
puzzle-heading = Puzzle: { $game }
puzzle-name = { $game }, puzzle { $number }
puzzle-none = There is no such puzzle here
puzzle-asks = Puzzle
puzzle-today = Puzzle of the day
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-done = { $count } of { $all } answered
puzzle-open = Puzzle { $number }, not answered yet
puzzle-answered = Puzzle { $number }, answered at a cost of { $cost }
puzzle-answered-now = Answered: the best move is marked
puzzle-task = Find the best move.
puzzle-counts = Your first answer counts for your rating.
puzzle-tried = You have answered it before, at a cost of { $cost } points of 100. Now it counts for nothing.
puzzle-best = That is the best move.
puzzle-close = Nearly as good: it costs { $cost } points of 100.
puzzle-inaccuracy = An inaccuracy: it costs { $cost } points of 100.
puzzle-mistake = A mistake: it costs { $cost } points of 100.
puzzle-blunder = A blunder: it costs { $cost } points of 100.
puzzle-is-best = The best move
puzzle-cost = −{ $cost }
puzzle-more = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
puzzle-line = What would follow
puzzle-rating = Puzzle rating { $rating } ± { $margin }
puzzle-rating-change = Puzzle rating { $rating } ± { $margin } ({ $change })
