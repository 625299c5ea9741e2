## What only the terminal says

terminal-commands = A number, or words as in “{ $example }”; undo, hint, help, quit.
terminal-help = Type the number of a choice, or its words: “{ $example }”.
    undo takes your last move back, as long as it showed nothing hidden and did not end your turn.
    help and a name shows the whole text of a card.
    hint shows what a strong player would do.
    quit leaves the game; with --save it is kept as far as it went.
terminal-not-offered = “{ $typed }” is not possible now. Choose from the list, or type help.
terminal-no-thing = There is no “{ $thing }” in this game. Name a card, as in the list or by its name.
terminal-nothing-to-undo = There is nothing to take back: your last move ended the turn or showed something hidden.
terminal-undone = Taken back.
terminal-left = The game stops here, before its end.
terminal-saved = The match is kept in { $file }.
terminal-step = Enter: on. b: back. A number: that move. q: quit.
terminal-no-move = There is no move “{ $typed }”: this match has { $moves } of them.
terminal-place = Place
terminal-curtain = Pass the device to { $player }, who presses Enter. Everyone else looks away.
terminal-entry = { $title }: { $text }

## What is said to those who play by text alone

# $seat, $players (numbers): seats are counted from 0.
text-you = You are { $player }, seat { $seat } of { $players }.
text-round = Round { $round }.
text-since = Since your last move:
# $points: “Ada 3, Bo 5”.
text-points = Points as they stand: { $points }.
text-not-offered = “{ $typed }” is not possible now.
text-legal = Possible now, by number or by words:
text-resigned = { $player } has resigned: the game is over, and lost for them.
text-ended = The game is over: there is nothing left to play.

## Where the chances of a finished match went

analysis-chances = Chances to win, over the moves:
analysis-stopped = Stopped before its end: finer figures are still to come.
