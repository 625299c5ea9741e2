newgame-title = New Game
newgame-tagline = Draw as long as you dare; a kind drawn twice loses them all.
newgame-moves = { $players ->
    [2] 23
    [3] 15
   *[other] 12
}
newgame-credit = New Game is a game made with Trivet.

newgame-prompt-turn = Draw a card, or stop and keep what you drew?
newgame-prompt-over = The game is over.

newgame-action-draw = Draw a card
newgame-action-stop = Stop and keep your cards

newgame-why-draw_first = Draw a card first: there is nothing to keep yet.

newgame-event-draw = { $player } draws a { $card }.
newgame-event-lose = { $player } has drawn that already, and loses the cards of this turn.
newgame-event-keep =
    { $player } stops and keeps { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
newgame-event-over = The deck is empty: the game is over.

newgame-card-hare = hare
newgame-card-fox = fox
newgame-card-deer = deer
newgame-card-owl = owl
newgame-card-bear = bear

newgame-view-deck = Deck
newgame-view-drawn = At risk
newgame-view-lost = Lost
newgame-view-kept = Kept
newgame-view-points = Points

newgame-term-kept = Cards kept
newgame-term-at_risk = Cards at risk

newgame-score-cards = Cards
newgame-score-total = Total
