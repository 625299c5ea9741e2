gobi-title = Gobi
gobi-tagline = Lay the desert, line up your camels, and lead caravans from camp to camp.
gobi-credit = Gobi is a board game; this is an unofficial implementation, not connected with its designer or publisher.

## What is asked now

gobi-prompt-tile = Place the tile you drew, or discard it.
gobi-prompt-powers = Use a gift for the camels of this step, or go on.
gobi-prompt-camels = { $left ->
    [one] Put a camel on a marked tile.
   *[other] Put { $left } camels on marked tiles, one at a time.
}
gobi-prompt-take = Your reserve is empty: take one of your own camels from the desert.
gobi-prompt-lift = China: choose a camel to move, of any player.
gobi-prompt-drop = China: choose the tile the camel walks to, up to 3 steps away.
gobi-prompt-routes = { $routes ->
    [0] No caravan links two camps: end your turn, or use a gift.
    [one] Your caravan links two camps: reunite them.
   *[other] Your caravans link several camps: choose two ends to reunite.
}
gobi-prompt-spices = Spices: choose two ends to reunite; this caravan may step diagonally.
gobi-prompt-gift = { $coffee ->
    [yes] Take the top gift of a deck, or a coffee.
   *[no] Take the top gift of a deck.
}
gobi-prompt-over = The game is over.

## Actions

gobi-action-place = Place the tile at { $cell }
gobi-action-discard = Discard the tile (−1 point)
gobi-action-use = Use { $gift }
gobi-action-go_on = Go on to the camels
gobi-action-put = Put a camel on tile { $tile }
gobi-action-take = Take your camel from tile { $tile }
gobi-action-no_camel = Put no camel
gobi-action-lift = Lift a camel of { $owner } from tile { $tile }
gobi-action-drop = Set the camel down on tile { $tile }
gobi-action-reunite = Reunite tiles { $ends }
gobi-action-gift = Take the top of the { $deck ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} deck
gobi-action-coffee = Take a coffee
gobi-action-nothing = Take nothing
gobi-action-end_turn = End turn

## The log

gobi-event-draw = { $player } draws { $tribe }.
gobi-event-place = { $player } places { $tribe } at { $cell }.
gobi-event-discard = { $player } discards { $tribe }.
gobi-event-use = { $player } uses { $gift }.
gobi-event-put = { $player } puts a camel on tile { $tile }.
gobi-event-take = { $player } takes a camel from tile { $tile }.
gobi-event-move = { $player } moves a camel of { $owner } from tile { $from } to tile { $to }.
gobi-event-reunite = { $player } reunites tiles { $ends } with a caravan of { $length ->
    [5] 5 or more
   *[other] { $length }
}.
gobi-event-gift = { $player } takes { $gift }.
gobi-event-reveal = The { $deck ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} deck now shows { $gift }.
gobi-event-coffee = { $player } takes a coffee.
gobi-event-nothing = { $player } takes nothing.
gobi-event-end_turn = { $player } ends the turn.
gobi-event-over = The last tile is laid: the game is over.

## The score sheet

gobi-score-gifts = Gifts
gobi-score-coffees = Coffees
gobi-score-blessings = Blessings
gobi-score-discards = Discarded tiles
gobi-score-total = Total

## Tribes

gobi-tribe-chingis = Chingis
gobi-tribe-sarnai = Sarnai
gobi-tribe-naran = Naran
gobi-tribe-bataar = Bataar
gobi-tribe-temur = Temur

## Gifts: the name, the effect in a few words for the card, the full rule

gobi-gift-perfume = Perfume
gobi-gift-perfume-short = A camel on the placed tile too
gobi-gift-perfume-text = Used after you place a tile: put one of your camels on that tile too. Each Perfume adds one camel.

gobi-gift-cotton = Cotton
gobi-gift-cotton-short = Discard: 2 camels instead of 1
gobi-gift-cotton-text = Used after you discard a tile: put two camels instead of one, together or apart. Both must be put. At most one Cotton per discard.

gobi-gift-china = China
gobi-gift-china-short = Move any camel 1–3 steps
gobi-gift-china-text = Used at any time in your turn, except while camels are being put or a gift is being chosen: move one camel of any player 1 to 3 steps over adjacent tiles, to another tile.

gobi-gift-tea = Tea
gobi-gift-tea-short = A coffee for a caravan of 4
gobi-gift-tea-text = Used when you take a gift: take a coffee for two camps linked by a caravan of exactly 4 tiles. From 5 tiles on, coffee needs no Tea.

gobi-gift-silk = Silk
gobi-gift-silk-short = Camels anywhere in row and column
gobi-gift-silk-text = Used after you place a tile, instead of the usual camels: put as many camels as the placement gives on any tiles in its row and column, across gaps too, several on one tile if you like, but none on the placed tile. At most one Silk per placement.

gobi-gift-spices = Spices
gobi-gift-spices-short = A caravan with diagonal steps
gobi-gift-spices-text = Used when caravans are resolved: reunite two camps of one tribe by a caravan that may step diagonally. It earns a gift as usual, and a coffee from 5 tiles on.

gobi-gift-heart_of_the_desert = Heart of the desert
gobi-gift-heart_of_the_desert-short = 2 of your camels on middle tiles
gobi-gift-heart_of_the_desert-text = At the end, at least 2 of your camels stand on middle tiles: tiles with a neighbour on all four sides. Two camels on one tile are two.

gobi-gift-good_company = Good company
gobi-gift-good_company-short = 2 of your camels on one tile
gobi-gift-good_company-text = At the end, at least 2 of your camels stand on one and the same tile.

gobi-gift-edge_of_the_desert = Edge of the desert
gobi-gift-edge_of_the_desert-short = 2 of your camels on outer tiles
gobi-gift-edge_of_the_desert-text = At the end, at least 2 of your camels stand on outer tiles: tiles with at least one side free. Two camels on one tile are two.

gobi-gift-nothing_wasted = Nothing wasted
gobi-gift-nothing_wasted-short = You discarded no tile
gobi-gift-nothing_wasted-text = At the end, you have discarded no tile.

gobi-gift-kept_in_store = Kept in store
gobi-gift-kept_in_store-short = A gift left unused
gobi-gift-kept_in_store-text = At the end, at least one of your red gifts is unused. With no red gift this fails.

gobi-gift-shared_camp = Shared camp
gobi-gift-shared_camp-short = A camel beside another player’s
gobi-gift-shared_camp-text = At the end, at least one of your camels shares a tile with a camel of another player.

gobi-coffee = Coffee
gobi-coffee-short = For a caravan of 5 or more
gobi-coffee-text = Taken instead of a deck’s gift when a caravan of 5 or more tiles links the two camps, or of 4 with Tea. It has no power.

gobi-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobi-points-sign = { $points }
gobi-gift-tip = { $gift } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobi-blessing-tip = { $gift } · { $points } points if it holds, otherwise { $otherwise }
gobi-gift-kind = Gift
gobi-blessing-kind = Blessing
gobi-gift-ready = Not used yet: it can be used once.
gobi-gift-used = Used; it keeps its points.
gobi-blessing-holds = It holds now.
gobi-blessing-fails = It does not hold now.

## The board

gobi-board-desert = The desert
gobi-board-table = Decks and coffees
gobi-board-zoom-in = Zoom in
gobi-board-zoom-out = Zoom out
gobi-board-fit = Show the whole desert
gobi-board-tile = Tile { $tile }, { $tribe }
gobi-board-tile-tip = { $tribe } · tile { $tile }
gobi-board-camels = { $count ->
    [one] { $player }: { $count } camel
   *[other] { $player }: { $count } camels
}
gobi-board-no-camels = No camels here.
gobi-board-golden-rule = Two tiles of one tribe are never side by side.
gobi-board-drawn = Drawn
gobi-board-drawn-tip = The tile drawn this turn: place it beside another tile, or discard it. Two tiles of one tribe are never side by side.
gobi-board-hand = { $count ->
    [one] 1 camel to put
   *[other] { $count } camels to put
}
gobi-board-hand-tip = Camels still to be put in this step.
gobi-board-lifted = On the move
gobi-board-lifted-tip = The camel that China moves: { $player }’s, from tile { $tile }.
gobi-board-caravan = Caravan of { $length ->
    [5] 5 or more
   *[other] { $length }
}
gobi-board-caravan-coffee = Caravan of 5 or more: coffee too
gobi-board-unseen = Unseen
gobi-board-unseen-tip = Tiles of each tribe that nobody has seen yet: { $list }
gobi-board-unseen-item = { $tribe } { $count }
gobi-board-deck = Deck { $number }: { $gift }, { $left ->
    [one] the last one
   *[other] { $left } left
}
gobi-board-deck-left = × { $left }
gobi-board-deck-empty = Empty deck
gobi-board-deck-empty-tip = All gifts of this deck are taken. It stays empty.
gobi-board-coffee = Coffee, { $left } left
gobi-board-choose-end = Choose tile { $tile } as one end of the caravan
gobi-board-chosen-end = Tile { $tile } is chosen: choose the other end, or this one again to take it back
gobi-board-hint = Hint

## A player's panel

gobi-player-reserve = Camels
gobi-player-reserve-tip = { $count ->
    [one] 1 camel in reserve
   *[other] { $count } camels in reserve
}. With an empty reserve, camels are taken from the desert.
gobi-player-stack = Tiles
gobi-player-stack-tip = { $count ->
    [one] 1 tile left in the face-down stack
   *[other] { $count } tiles left in the face-down stack
}. The game ends with the last one.
gobi-player-coffees = Coffees
gobi-player-coffees-tip = { $count ->
    [one] 1 coffee
   *[other] { $count } coffees
}, worth { $points } points each.
gobi-player-discards = Discards
gobi-player-discards-tip = Discarded tiles, one point off each: { $list }
gobi-player-no-discards = No tile discarded.
gobi-player-gifts = Gifts and blessings
gobi-player-no-gifts = No gifts yet
