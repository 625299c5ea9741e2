gobi-title = Gobi
gobi-tagline = Lay the desert, line up your camels, and bring the tribes’ camps back together.
gobi-moves = { $players ->
    [2] 60
    [3] 38
   *[other] 26
}
gobi-weight = Learnt in one game
gobi-credit = Gobi is a game by Scott Huntington and Shaun Graham, illustrated by Maud Chalmel, published by Capsicum Games. This is an unofficial implementation, not connected with them.

## What is asked now

# $fits: "no" where the tile can be laid nowhere.
gobi-prompt-tile = { $fits ->
   *[yes] Place the tile: each tile beside it gets a camel of yours. Or discard it (−1 point) for one camel anywhere.
    [no] This tile fits nowhere: discard it (−1 point), then put one camel anywhere.
}
# $gifts: what can be used, "Perfume or Silk".
gobi-prompt-powers = Use { $gifts } on the camels of this tile, or go on: each tile beside it then gets a camel of yours.
# $left (number): camels still to be put. $kind: what lets them be put.
gobi-prompt-camels = { $kind ->
   *[discard] Put a camel on any tile, or put none.
    [cotton] { $left ->
        [one] Cotton: put the second camel, on the same tile or another.
       *[other] Cotton: put { $left } camels, on one tile or on two.
    }
    [silk] { $left ->
        [one] Silk: put a camel on a tile in line with the one you placed.
       *[other] Silk: put { $left } camels on tiles in line with the one you placed, also several on one.
    }
}
# $due (number): tiles that a camel must go to. $place: the next of them.
gobi-prompt-take = { $due ->
    [0] Your reserve is empty: choose a camel of yours to take back, then the tile it goes to.
   *[other] Your reserve is empty: choose a camel of yours to take back. It goes to { $place }.
}
# $steps (number): how far the camel may go.
gobi-prompt-lift = China: choose a camel, of any player. It will walk { $steps } tiles at most.
gobi-prompt-drop = China: choose the tile it walks to, { $steps ->
    [one] a neighbour.
   *[other] { $steps } steps away at most.
}
# $routes (number): the open routes. $gifts: what can be used, "China or Spices"; empty: nothing.
gobi-prompt-routes = { $routes ->
    [0] { $gifts ->
        [none] No route is open. Ending your turn hands over to the next player.
       *[other] No route is open: end your turn, or use { $gifts } first.
    }
    [one] Your caravan links two camps: reunite them. A camel from each end comes home, and you take a gift.
   *[other] Choose two camps to reunite: a camel from each end comes home, which may break another route. Then you take a gift.
}
gobi-prompt-spices = Spices: choose two camps to reunite, diagonal steps allowed. A camel from each end comes home, and you take a gift.
# $reward: what there is to take. $length (number): tiles of the route. $needed (number): tiles that a coffee needs.
gobi-prompt-gift = { $reward ->
    [coffee] A long route: take a coffee, or the top card of a deck.
    [tea] A route of { $length }: take the top card of a deck; with Tea, a coffee.
    [nothing] There is nothing left to take. Your camels are home all the same.
   *[gift] A route of { $length }: take the top card of a deck. A coffee needs { $needed } tiles.
}
gobi-prompt-over = The game is over.

## Actions

gobi-action-place = Place the tile { $cell }
gobi-action-discard = Discard the tile (−1 point)
gobi-action-use = Use { $gift }
gobi-action-go_on = Go on to the camels
gobi-action-put = Put a camel on { $tile }
gobi-action-take = Take your camel back from { $tile }
gobi-action-no_camel = Put no camel
gobi-action-lift = Lift a camel of { $owner } from { $tile }
gobi-action-drop = Set the camel down on { $tile }
gobi-action-reunite = Reunite { $ends }
gobi-action-gift = Take the top of the { $deck ->
    [0] first
    [1] second
    [2] third
   *[other] fourth
} deck
gobi-action-coffee = Take a coffee
gobi-action-nothing = Take nothing
gobi-action-end_turn = End turn

gobi-verb-place = Place the tile
gobi-verb-use = Use a gift
gobi-verb-put = Put a camel
gobi-verb-take = Take a camel of yours
gobi-verb-lift = Lift a camel
gobi-verb-drop = Set the camel down
gobi-verb-reunite = Reunite two ends
gobi-verb-gift = Take a gift

## Why something cannot be done now

gobi-why-tile_first = First place or discard the tile you drew.
gobi-why-powers_first = First use a gift on this step’s camels, or go on.
gobi-why-camels_first = First see to the camels of this step.
gobi-why-china_first = First move the camel that China lets you move.
gobi-why-spices_first = First reunite the ends of the route that Spices allow.
gobi-why-gift_first = First take what your route has earned.
gobi-why-routes_first = You have an open route: reunite its ends first.
gobi-why-tile_done = This turn’s tile is placed or discarded already.
gobi-why-camels_done = There is no camel to put down now.
gobi-why-no_china = Only China moves camels: use it first.
gobi-why-no_route = Only a route that you reunite earns something.
gobi-why-cell_taken = A tile lies there already.
gobi-why-touches_nothing = A tile must be laid beside another: nothing lies next to that place.
gobi-why-same_tribe = Two tiles of one tribe are never neighbours.
gobi-why-no_such_gift = You have no unused gift of that kind.
gobi-why-not_the_moment = That gift cannot be used at this point of the turn.
gobi-why-silk_once = Silk is used once for a tile.
gobi-why-no_camels = No camel stands in the desert yet.
gobi-why-no_diagonal_route = No route opens, even diagonally.
gobi-why-no_coffee = There is no coffee left.
gobi-why-too_short = Your route is too short for a coffee.
gobi-why-long_enough = Your route earns a coffee without Tea.
gobi-why-no_tile = There is no such tile.
gobi-why-not_in_line = With Silk, camels go on tiles in line with the one you placed.
gobi-why-no_camel_there = There is no camel to take there.
gobi-why-fresh_camel = That camel was put down this turn: it stays.
gobi-why-must_put = These camels must be put down.
gobi-why-same_tile = Choose two different tiles.
gobi-why-too_far = That tile is too far away for China.
gobi-why-lower_first = Name the tile that was laid first before the other.
gobi-why-other_tribe = A route links two tiles of one tribe.
gobi-why-not_linked = No unbroken caravan of your camels links these tiles.
gobi-why-empty_deck = That deck is empty.
gobi-why-something_to_take = There is something to take: choose it.

## The log

gobi-event-draw = { $player } draws { $tribe }.
gobi-event-place = { $player } places { $tribe }.
gobi-event-discard = { $player } discards { $tribe } (−1 point).
gobi-event-use = { $player } uses { $gift }.
gobi-event-put = { $player } puts a camel on { $tribe }.
gobi-event-take = { $player } takes a camel back from { $tribe }.
gobi-event-move = { $player } moves a camel of { $owner } to { $tribe }.
gobi-event-reunite = { $player } reunites two camps of { $tribe }, a route of { $length }.
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
gobi-event-over = All tiles are played: the game is over.
gobi-gathered-put = { $player } puts { $count } camels.
gobi-gathered-take = { $player } takes back { $count } camels.

## The score sheet

gobi-score-gifts = Gifts
gobi-score-coffees = Coffees
gobi-score-blessings = Blessings
gobi-score-discards = Discarded tiles
gobi-score-total = Total

## What a position is weighed by

gobi-term-points = Points scored so far
gobi-term-under_way = The turn under way
gobi-term-turns = Turns still to come
gobi-term-gifts = Gifts in hand
gobi-term-caravans = Camels in the desert
gobi-term-next_camel = Routes that one more camel opens
gobi-term-next_tile = Routes that the next tile opens

## Tribes

gobi-tribe-chingis = Chingis
gobi-tribe-sarnai = Sarnai
gobi-tribe-naran = Naran
gobi-tribe-bataar = Bataar
gobi-tribe-temur = Temur

## Gifts: the name, the effect in a few words for the card, the whole rule

gobi-gift-perfume = Perfume
gobi-gift-perfume-short = A camel on the placed tile too
gobi-gift-perfume-text = After placing a tile: put one of your camels on that tile too. Each Perfume adds one camel.

gobi-gift-cotton = Cotton
gobi-gift-cotton-short = Discarding gives 2 camels
gobi-gift-cotton-text = After discarding a tile: put 2 camels instead of 1, on one tile or on two. Both must be put. Only one Cotton for each discard.

gobi-gift-china = China
gobi-gift-china-short = { $steps ->
    [one] Move any camel 1 step
   *[other] Move any camel 1 to { $steps } steps
}
gobi-gift-china-text = In your turn, but not while camels are being put, a gift is being chosen, or a route of yours waits to be reunited: move one camel of any colour { $steps ->
        [one] 1 step, to a neighbouring tile.
       *[other] 1 to { $steps } steps, each to a neighbouring tile.
    } It must end on another tile.

gobi-gift-tea = Tea
gobi-gift-tea-short = A coffee for a route of { $tea_route }
gobi-gift-tea-text = When taking a gift: take a coffee instead if the longest route that joined the two ends is at least { $tea_route } long. From { $coffee_route } on, the coffee is open without Tea.

gobi-gift-silk = Silk
gobi-gift-silk-short = Camels along row and column
gobi-gift-silk-text = After placing a tile, instead of the normal camels: put as many camels as it has neighbours on any tiles in its row and its column, beyond gaps too, several on one tile if you like, none on the placed tile. Only one Silk for each placement.

gobi-gift-spices = Spices
gobi-gift-spices-short = A route with diagonal steps
gobi-gift-spices-text = When routes are resolved: reunite the two ends of one route that may step diagonally. It earns a gift as usual, and a coffee from length { $coffee_route } on.

gobi-gift-heart_of_the_desert = Heart of the desert
gobi-gift-heart_of_the_desert-short = 2 camels on middle tiles
gobi-gift-heart_of_the_desert-text = At the end, at least 2 of your camels stand on middle tiles: tiles with a tile along all four edges. Camels are counted, not tiles.

gobi-gift-good_company = Good company
gobi-gift-good_company-short = 2 camels on one tile
gobi-gift-good_company-text = At the end, at least 2 of your camels stand on one tile.

gobi-gift-edge_of_the_desert = Edge of the desert
gobi-gift-edge_of_the_desert-short = 2 camels on outer tiles
gobi-gift-edge_of_the_desert-text = At the end, at least 2 of your camels stand on outer tiles: tiles with at least one edge free. Camels are counted, not tiles.

gobi-gift-nothing_wasted = Nothing wasted
gobi-gift-nothing_wasted-short = You discarded no tile
gobi-gift-nothing_wasted-text = At the end, you have discarded no tile.

gobi-gift-kept_in_store = Kept in store
gobi-gift-kept_in_store-short = A red gift left unused
gobi-gift-kept_in_store-text = At the end, at least one of your red gifts is unused. If you have no red gift at all, this fails.

gobi-gift-shared_camp = Shared camp
gobi-gift-shared_camp-short = A tile shared with another player
gobi-gift-shared_camp-text = At the end, at least one of your camels shares a tile with a camel of another player.

gobi-coffee = Coffee
gobi-coffee-short = For a route of { $coffee_route } or more
gobi-coffee-text = Taken instead of a deck’s gift for a route of length { $coffee_route } or more, or of { $tea_route } with Tea. It has no power.

gobi-gift-tip = { $gift } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobi-blessing-tip = { $gift } · { $points } points, otherwise { $otherwise }
gobi-gift-ready = Not used yet.
gobi-gift-used = Used: it keeps its points.
gobi-blessing-holds = It holds now.
gobi-blessing-fails = It does not hold now.

## The board

gobi-board-desert = The desert
gobi-board-market = Decks and coffees
gobi-board-tile = Camp of { $tribe }
# $tribes: "Naran and Temur".
gobi-board-beside = beside { $tribes }
# $beside: "beside Naran and Temur".
gobi-board-place = { $tribe } ({ $beside })
gobi-board-ends = two camps of { $tribe }, a route of { $length }
gobi-board-camels = { $player }: { $count ->
    [one] { $count } camel
   *[other] { $count } camels
}
gobi-board-no-camels = No camels here.
gobi-board-choose-end = Choose { $tile } as one end
gobi-board-chosen-end = { $tile } is chosen: choose the other end, or this one again to let it go
gobi-board-choose-camels = Choose whose camel to take from { $tile }
gobi-board-chosen-camels = Camels of several players stand on { $tile }: choose one of them, or press here again to let them be
gobi-board-final = A card shows the next one of its deck: taking it cannot be undone.
gobi-board-unseen = Still to come
gobi-board-unseen-tip = Tiles of each tribe that nobody has seen yet: { $list }.
gobi-board-unseen-item = { $tribe } { $count }
gobi-board-deck = Deck { $number }: { $gift }, { $left } left
gobi-board-deck-empty = Empty deck
gobi-board-coffee = Coffee, { $left } left
gobi-board-coffee-empty = No coffee left

## What the player at turn has in hand

gobi-hand-drawn = Drawn
gobi-hand-drawn-tip = The tile drawn this turn: place it beside another tile, or discard it. Two tiles of one tribe are never neighbours.
gobi-hand-lifted = On the move
gobi-hand-lifted-tip = China moves this camel of { $player } away from { $tile }.
gobi-hand-camels = { $count ->
    [one] 1 camel to put
   *[other] { $count } camels to put
}
gobi-hand-camels-tip = Camels still to be put in this step.
gobi-hand-route = Route of { $length }
gobi-hand-routes = { $count ->
    [one] 1 route
   *[other] { $count } routes
}
gobi-hand-routes-tip = Routes that can be resolved now. Point at one of the marked ends to see the way.
gobi-hand-placed = Placed
gobi-hand-placed-tip = The tile placed this turn.
gobi-hand-over = All tiles are played
gobi-hand-turn = Turn of
gobi-hand-turn-tip = It is the turn of { $player }.

## A player's panel

gobi-reserve = { $count ->
    [one] 1 camel in reserve
   *[other] { $count } camels in reserve
}
gobi-player-reserve = { gobi-reserve }. With an empty reserve, camels are taken from the desert.
gobi-player-stack = { $count ->
    [one] 1 tile left in the stack.
   *[other] { $count } tiles left in the stack.
}
gobi-player-coffees = { $count ->
    [one] 1 coffee
   *[other] { $count } coffees
}, { $points } points each.
gobi-player-discards = Discarded tiles, 1 point off each: { $list }.
gobi-player-gifts = Gifts and blessings
gobi-chip-holds = holds
gobi-chip-fails = not yet

## The lessons

gobi-lesson-first-title = Your first caravan
gobi-lesson-first-theme = Welcome to the Gobi. Five tribes have pitched their camps all over the desert. With a caravan of camels you bring camps of the same tribe back together.
gobi-lesson-first-goal = Every two camps you reunite earn you the top tile of one of these decks: a red gift or a blue blessing. They are your points. When all desert tiles are played, most points win.
gobi-lesson-first-overview = Here is the desert: every tile is a camp. Ten camels wait in your reserve, and a tile is drawn for you. A turn is always the same: draw, lay, put camels, reunite.
gobi-lesson-first-place = You have drawn a Bataar tile. Lay it on the marked space, beside the Temur camp.
gobi-lesson-first-place-discard = A discarded tile costs a point at the end, and this one fits. Lay it on the marked space.
gobi-lesson-first-place-elsewhere = It may lie there too. But we want a camel on Temur: lay the tile on the marked space, so that it touches that camp.
gobi-lesson-first-camel = Each tile that yours touches gets one of your camels; the one you laid gets none. So your first camel stands on Temur. There is no more to do: end your turn.
gobi-lesson-first-second = The other player has done the same. There is a second Temur camp: lay your tile on the marked space to reach it, then end your turn. Camels share a tile without quarrelling.
gobi-lesson-first-second-discard = Keep your points: the tile fits. Lay it on the marked space.
gobi-lesson-first-second-elsewhere = From there no camel reaches the second Temur camp. Lay the tile on the marked space, which touches it.
gobi-lesson-first-two = Your camels stand on both Temur camps. The Sarnai tile between them is the missing link. Lay your tile on the marked space: it touches two tiles, so two camels go down, one of them on the link.
gobi-lesson-first-two-discard = A discard would put one camel and cost a point. On the marked space the tile puts two, for nothing.
gobi-lesson-first-two-elsewhere = That leaves the gap between the Temur camps open. On the marked space the tile touches the Sarnai tile between them.
gobi-lesson-first-reunite = A route! Your camels join the two Temur camps without a gap. By the same camels two Sarnai camps are joined as well, but only one pair can be reunited. Choose Temur.
gobi-lesson-first-reunite-other = That is a route too. But the camels at the ends go home, which breaks the other one. Reunite the two Temur camps this time.
gobi-lesson-first-gift = The camels at both ends are home again. Now your reward: take China. It is worth 3 points, and once in the game it moves a camel.
gobi-lesson-first-gift-blessing = A blessing pays at the end, if you then meet its condition. That one comes next. Take China now.
gobi-lesson-first-gift-other = A good gift. But China will make you a second route at once: take China.
gobi-lesson-first-turn = That was a whole turn: draw, lay, put camels, reunite. Camels that were not at an end have stayed where they are. End your turn.
gobi-lesson-first-turn-china = Keep China for one more turn: with another camel on the board it does more. End your turn.
gobi-lesson-first-golden = You have drawn Chingis, and here is the golden rule: two tiles of one tribe never lie edge to edge. Corner to corner is fine. Lay it on the marked space.
gobi-lesson-first-golden-china = In a moment. First lay the tile on the marked space: it brings the camel that China will move.
gobi-lesson-first-golden-discard = There is room for it: lay it on the marked space, and save the point.
gobi-lesson-first-golden-elsewhere = Allowed, but we need a camel close to the middle. Lay the tile on the marked space.
gobi-lesson-first-china = Your camels stand on two Sarnai camps. The Temur tile between them is walled in: no tile can be laid beside it any more. Use China: lift your camel from the lit tile and set it down on that Temur, two steps away.
gobi-lesson-first-china-end = Not yet: you can make a second route this very turn. Use China.
gobi-lesson-first-china-camel = That camel stands well where it is, or helps the other player. Lift your own from the lit Temur tile.
gobi-lesson-first-china-tile = There it joins nothing. Set it down on the lit Temur tile, between the two Sarnai camps.
gobi-lesson-first-blessing = Sarnai is reunited, and you choose again. Shared camp is a blue blessing: 5 points if, at the end, a camel of yours shares a tile with another player’s. One does already. Take it.
gobi-lesson-first-blessing-other = Not bad, but Shared camp is worth 5 points, and you meet its condition already. Take that one.
gobi-lesson-first-coffee = Long routes pay best: for five tiles or more you may take a coffee instead, worth 7 points. Remember it for later, and end your turn.
gobi-lesson-first-discard = A tile may help you more when you do not lay it. Discard this one: it costs 1 point, but puts a camel on any tile. Put it on the lit Sarnai tile, which no tile can reach any more. Then end your turn.
gobi-lesson-first-discard-place = You could. But the Sarnai tile in the middle is walled in, and only a discard puts a camel there. Discard the tile.
gobi-lesson-first-discard-tile = You may choose any tile, but the lit one lies between two Temur camps: it is half of your next route.
gobi-lesson-first-discard-none = You have paid a point for this camel: put it on the lit tile.
gobi-lesson-first-wins = When both stacks are empty, count: gifts, coffees and blessings, less 1 for each discarded tile. You have China 3, Shared camp 5, a discard −1: 7 points in five turns. You know how to play Gobi!

gobi-lesson-long_routes-title = Long routes and coffee
gobi-lesson-long_routes-patience = A route of three tiles earns a gift of 2 or 3 points. A route of five or more may take a coffee: 7. Here your camels already stand on three tiles in a row, with no camp at either end yet.
gobi-lesson-long_routes-place = You have drawn Bataar. One space would make a short route at once. The marked one is better: it touches two Sarnai camps and lengthens the caravan at both ends. Lay it there.
gobi-lesson-long_routes-place-short = A route! But of three tiles only. Wait: from the marked space your caravan reaches two Sarnai camps, five tiles in all.
gobi-lesson-long_routes-place-discard = One camel for a point lost. The marked space puts two for nothing, one at each end.
gobi-lesson-long_routes-place-elsewhere = There it touches at most one of the Sarnai camps. The marked space touches both.
gobi-lesson-long_routes-coffee = Sarnai, Bataar, Chingis, Naran, Sarnai: five tiles. Your camels at the ends are home, those in the middle stay. Take the coffee.
gobi-lesson-long_routes-coffee-gift = Gifts are for any route. A coffee is worth 7 points, more than any of them, and only long routes earn one.
gobi-lesson-long_routes-end = Two gifts help with routes that fall short. With Tea, four tiles are enough for a coffee. With Spices one route may step diagonally. End your turn.
gobi-lesson-long_routes-wins = Three camels still stand in the middle, ready for the next long route. Build from the middle, close at the ends, and drink coffee!

gobi-lesson-gifts-title = Gifts and their moment
gobi-lesson-gifts-gifts = You have earned three red gifts: Perfume, Cotton and Spices. Each helps you once, on your own turn, and keeps its points when used. The art is to use it when it makes a route.
gobi-lesson-gifts-perfume = You have drawn Temur. Lay it on the marked space: every tile beside it gets a camel. Then use Perfume, in your panel: a camel goes on the new tile as well.
gobi-lesson-gifts-perfume-on = Without Perfume the new tile stays empty, and no route comes of it. Use Perfume now: it works only just after you lay a tile.
gobi-lesson-gifts-perfume-discard = The tile does more on the board: lay it on the marked space.
gobi-lesson-gifts-perfume-elsewhere = Possible, but no other Temur with your camel is near. Lay it on the marked space.
gobi-lesson-gifts-silk = The new Temur and the one with your camel are joined at once. Reunite them, and take Silk as your reward.
gobi-lesson-gifts-silk-spices = In a moment. First reunite the two Temur camps: that route needs no gift.
gobi-lesson-gifts-silk-other = Good points. But Silk will make you another route next turn: take Silk.
gobi-lesson-gifts-spices = Now Spices: one route may step diagonally. Your camels stand corner to corner all the way from one Chingis to another. Use Spices, and reunite Chingis.
gobi-lesson-gifts-spices-end = Not yet: corner to corner there is one more route. Use Spices.
gobi-lesson-gifts-spices-other = The Naran camps would do as well, but that way is short. The Chingis route has five tiles.
gobi-lesson-gifts-coffee = Five tiles, even diagonally: that earns a coffee, 7 points. Take it, then end your turn. With Tea, four tiles would have been enough.
gobi-lesson-gifts-coffee-gift = A coffee is worth 7, any of these less. Take the coffee.
gobi-lesson-gifts-line = The other player has made a route too. You have drawn Bataar: lay it on the marked space, then use Silk.
gobi-lesson-gifts-line-on = Without Silk the camels go beside the tile, where they join nothing. Use Silk.
gobi-lesson-gifts-line-discard = Silk needs a tile that is laid: lay it on the marked space.
gobi-lesson-gifts-line-elsewhere = Silk looks along the row and column of the tile. From the marked space it sees two Temur camps below.
gobi-lesson-gifts-put = The tile has two neighbours, so you have two camels. With Silk they go anywhere in its row and column. Put them on two Temur camps, where it is lit: your camel on Chingis stands between them already.
gobi-lesson-gifts-put-other = One camel on each of the two Temur camps, first on the lit one: with the Chingis between they are a route.
gobi-lesson-gifts-china = Temur, Chingis, Temur in one column: the route is there. Reunite them, take China, and end your turn.
gobi-lesson-gifts-china-route = Temur first: for that route you have used Silk.
gobi-lesson-gifts-china-other = China moves a camel and is worth 3. Take China.
gobi-lesson-gifts-china-use = Keep it. An unused gift costs nothing, and one blessing even pays for it. End your turn.
gobi-lesson-gifts-cotton = You have drawn Sarnai, which helps nowhere. Discard it: one camel anywhere, for a point. Use Cotton, and it is two camels. Put them on the Temur camps on both sides of your Chingis, where it is lit.
gobi-lesson-gifts-cotton-china = China moves one camel. You need two more: discard the tile and use Cotton.
gobi-lesson-gifts-cotton-place = It may lie there, but brings you no route. Discard it, and use Cotton.
gobi-lesson-gifts-cotton-one = Cotton first, for two camels; then one on each of the two Temur camps, first on the lit one.
gobi-lesson-gifts-cotton-none = You pay a point for camels: use Cotton and put two.
gobi-lesson-gifts-last = A route again, for a point and a gift. Reunite Temur, choose whichever reward you like, and end your turn.
gobi-lesson-gifts-last-route = Temur first: that is where Cotton has put your camels.
gobi-lesson-gifts-last-use = Nothing to gain by it now: keep China, and end your turn.
gobi-lesson-gifts-wins = Perfume and Silk when you lay, Cotton when you discard, Spices and Tea when you reunite, China whenever no route waits. Four gifts, four routes: you know what they are for!

# Icons: words beside counters, and the legend
gobi-icon-reserve = camels in reserve
gobi-icon-stack = tiles to come
gobi-icon-coffee = coffees
gobi-icon-discards = discarded
