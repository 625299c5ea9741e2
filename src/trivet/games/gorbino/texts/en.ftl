gorbino-title = Gorbino’s Quest
gorbino-tagline = Found cities, live off your income, and buy technologies whose tags score at the end.
gorbino-moves = { $players ->
    [2] 105
    [3] 95
    [4] 90
    [5] 85
   *[other] 85
}
gorbino-weight = Of medium weight
gorbino-credit = Gorbino’s Quest is a game by Joey Vigil (squeak inc. games), who also made its graphic design and map; board colouring by Rosen Simeonov (Paladin Painter), card art by Amanda Corona (Sanagie) and Saadia Id Hamouch (Artistic Yomii), name by Ville Kallio (Consumer Softproducts). Their pictures are not here: map, prices and cards are our reconstruction. This is an unofficial implementation, not connected with them.

## What is asked now
## $card: name of the card being played. $done (number): choices made so far. $most (number): how many there can be.

gorbino-prompt-found = Found your first city on a free food token, free of charge. You will build on from there.
gorbino-prompt-draft = Take a card of the technology track into your hand, free of charge: you can play it, and its tags score at the end.
gorbino-prompt-cubes = { $done ->
    [0] Take up to { $most } free cubes from the bank, one at a time. What you leave is lost.
   *[other] Take another free cube, { $done } of { $most } so far, or take no more.
}
gorbino-prompt-debt = Your income is negative, and your coins do not cover it: sell cubes, one at a time, until they do. You keep the change.
gorbino-prompt-card = Play one card. It then lies on your discard until a Reset takes it back.
gorbino-prompt-loan = { $card }: coins now, for less income at the start of every turn from now on.
# $others: “yes” where other players’ cities produce too.
gorbino-prompt-produce = { $most ->
    [1] { $card }: choose the province that produces{ $others ->
        [yes] . Others’ cities there give their owners cubes too.
       *[no] , for you alone.
    }
   *[other] { $done ->
        [0] { $card }: choose the first province that produces{ $others ->
            [yes] . Others’ cities there give their owners cubes too.
           *[no] , for you alone.
        }
       *[other] { $card }: choose another province, or let those chosen produce.
    }
}
gorbino-prompt-resource = { $card }: choose a resource. Each of your cities on it gives you cubes of it.
# $most: how many resources may be traded.
gorbino-prompt-trade = { $done ->
    [0] { $card }: sell or buy { $most ->
        [1] one resource.
        [99] any resources, but none both ways.
       *[other] up to { $most } resources, none both ways.
    } All is settled at once at the end.
   *[other] { $card }: sell or buy more, or settle the trade.
}
# $done: cubes given for which none was taken yet. $taken: “yes” once the first is taken, and nothing more can be given.
gorbino-prompt-exchange = { $done ->
    [0] { $card }: give a cube to the bank, to take one of another resource.
   *[other] { $taken ->
        [yes] { $card }: take { $done } more, of resources you did not give.
       *[no] { $card }: take { $done } of resources you did not give, or give more.
    }
}
# $does: the card’s first effect. $to: “hand” or “discard”, where the cards go.
gorbino-prompt-develop = { $done ->
    [0] { $does ->
        [take_technology] { $card }: choose a card of the technology track, free of charge.
       *[develop] { $card }: choose a card to buy, at the price on it.
    } { $to ->
        [hand] It goes to your hand.
       *[discard] It goes on your discard.
    }
   *[other] { $card }: choose another card, or acquire those chosen: the track then refills.
}
gorbino-prompt-recall = { $most ->
    [99] { $card }: take any cards of your discard back to your hand. The others stay there.
   *[other] { $card }: take cards of your discard back to your hand, { $done } of { $most } so far. The others stay there.
}
# $amount (number): the income that a city gives.
gorbino-prompt-build = { $done ->
    [0] { $card }: choose where to build. You pay the price of the token there and gain { $amount } income.
   *[other] { $card }: build another city at its price, or build no more.
}
gorbino-prompt-spare = { $card }: choose a cube of the price that you do not pay.
# $amount (number): the most that is taken.
gorbino-prompt-target = { $does ->
    [steal_coins] { $card }: choose who loses { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    } to you, or all they have.
    [steal_cubes] { $card }: choose an opponent. You then choose which of their cubes you take, up to { $amount }.
    [copy] { $card }: choose an opponent. You do what their top discard says, and it stays with them.
   *[shift_income] { $card }: choose an opponent with more income than you. They lose { $amount } of it, and you gain what they lose.
}
gorbino-prompt-steal = { $done ->
    [0] { $card }: choose the cube that you take, of up to { $most }.
   *[other] { $card }: take another cube, { $done } of { $most } so far, or take no more.
}
# $amount (number): the income that the city gives.
gorbino-prompt-seize = { $card }: choose the city that you take over, free of charge. You gain { $amount } income; its owner keeps theirs.
gorbino-prompt-swap = { $card }: choose one of your cities. Its token goes to an opponent’s city, and that city’s comes to yours.
# $amount (number): the cubes gained.
gorbino-prompt-swap_with = { $card }: choose the opponent’s city. { $amount ->
    [0] Its token comes to your city.
    [one] Its token comes to your city, and you gain { $amount } cube of it.
   *[other] Its token comes to your city, and you gain { $amount } cubes of it.
}
gorbino-prompt-end = All done: end your turn. Until then you can take your moves back.
gorbino-prompt-over = The game is over.

## Actions

gorbino-action-found = Found { $city }
gorbino-action-draft = Take { $card }
gorbino-action-cube = Take { gorbino-cube }
gorbino-action-play = Play { $card }
gorbino-action-borrow = { $income ->
    [0] Take { gorbino-coins } for nothing
   *[other] Take { gorbino-coins } for { $income } income
}
gorbino-action-produce = Let { $province } produce
gorbino-action-harvest = Produce { $resource }
gorbino-action-sell = Sell { gorbino-cubes }
gorbino-action-buy = Buy { gorbino-cubes }
gorbino-action-give = Give { gorbino-cube }
gorbino-action-take = Take { gorbino-cube }
gorbino-action-develop = Choose { $card }
gorbino-action-recall = Take back { $card }
gorbino-action-build = Build { $city }
gorbino-action-spare = Leave { gorbino-cube } unpaid
gorbino-action-target = Choose { $player }
gorbino-action-seize = Take over { $city }
gorbino-action-swap = Swap the token under { $city }
gorbino-action-swap_with = Swap with the token under { $city }
gorbino-action-done = { $phase ->
    [cubes] Take no more
    [produce] Produce
    [trade] Settle the trade
    [develop] Acquire these
    [recall] Take back no more
    [build] Build no more
    [steal] Take no more
   *[other] Done
}
gorbino-action-end_turn = End turn

gorbino-verb-found = Found a city
gorbino-verb-draft = Take a technology card
gorbino-verb-cube = Take a free cube
gorbino-verb-play = Play a card
gorbino-verb-borrow = Choose a loan
gorbino-verb-produce = Choose a province
gorbino-verb-harvest = Choose a resource
gorbino-verb-sell = Sell cubes
gorbino-verb-buy = Buy cubes
gorbino-verb-give = Give a cube
gorbino-verb-take = Take a cube
gorbino-verb-develop = Choose a technology card
gorbino-verb-recall = Take back a card
gorbino-verb-build = Build a city
gorbino-verb-spare = Leave a cube unpaid
gorbino-verb-target = Choose an opponent
gorbino-verb-seize = Take over a city
gorbino-verb-swap = Choose your city
gorbino-verb-swap_with = Choose the other city

## Why something cannot be done now

gorbino-why-set_up_first = The set-up is not over: first do what it asks.
gorbino-why-set_up_over = That belongs to the set-up, which is over.
gorbino-why-debt_first = First sell cubes until you can pay your income.
gorbino-why-card_first = First play a card that lets you do that.
gorbino-why-must_play = Play a card before you end your turn.
gorbino-why-one_card = You play one card a turn: finish that one.
gorbino-why-finish_first = First finish the card you have played.
gorbino-why-turn_done = All is done: end your turn.
gorbino-why-choose_first = Choose something first.
gorbino-why-enough_chosen = The card allows no more.
gorbino-why-chosen_already = You have chosen that already.
gorbino-why-not_in_hand = That card is not in your hand.
gorbino-why-not_in_discard = That card is not in your discard.
gorbino-why-not_on_track = That card is not on the technology track.
gorbino-why-no_option = The card has no such loan.
gorbino-why-income_too_low = Your income cannot fall that low.
gorbino-why-nothing_to_produce = There is no province that it could let produce.
gorbino-why-nothing_to_trade = There is nothing that you could trade.
gorbino-why-nothing_to_buy = You can pay for no card of the technology track.
gorbino-why-nothing_to_build = There is no free city within reach that you can pay for.
gorbino-why-nobody_to_harm = Nobody is within its reach.
gorbino-why-nothing_to_copy = No opponent’s top card can be copied.
gorbino-why-no_cubes = You do not have so many of these cubes.
gorbino-why-one_at_a_time = Sell one cube at a time.
gorbino-why-bank_short = The bank does not have enough of these cubes.
gorbino-why-coins_short = You do not have enough coins.
gorbino-why-cubes_short = You do not have the cubes that it costs.
gorbino-why-traded_already = Each resource is sold or bought once.
gorbino-why-give_first = First give a cube.
gorbino-why-given_already = You take other resources than those you give.
gorbino-why-nothing_more_to_give = You cannot give any more.
gorbino-why-not_due = The cost has no such cube left.
gorbino-why-rest_unpaid = Then you could not pay the rest.
gorbino-why-no_city_there = There is no city there that would produce for it.
gorbino-why-no_food = Your first city stands on a food token.
gorbino-why-city_taken = Somebody has a city there already.
gorbino-why-all_cities_built = All your cities are on the map already.
gorbino-why-out_of_reach = That city is not within reach.
gorbino-why-not_adjacent = That city is not adjacent to one of yours.
gorbino-why-last_city = It is its owner’s last city.
gorbino-why-not_yours = That city is not yours.
gorbino-why-not_an_opponents = That city is no opponent’s.
gorbino-why-no_partner = Tokens are swapped with another type’s, in the same province or adjacent.
gorbino-why-nobody_there = Nobody has that seat.
gorbino-why-yourself = Choose an opponent, not yourself.
gorbino-why-nothing_to_take = There is nothing of the kind to take.
gorbino-why-income_not_above_yours = Their income is not above yours.
gorbino-why-not_to_be_copied = Their top card cannot be copied now.

## The log

gorbino-event-round = Round { $number } begins.
gorbino-event-found = { $player } founds { $city }.
gorbino-event-draft = { $player } takes { $card }.
gorbino-event-cube = { $player } takes { gorbino-cube }.
# $coins may be below 0, which no selector can tell: the words must suit both.
gorbino-event-begin_turn = { $player } begins a turn. Income: { gorbino-coins }.
gorbino-event-play = { $player } plays { $card }.
gorbino-event-earn = { $player } gains { gorbino-coins }.
gorbino-event-raise_income = { $player } gains { $income } income.
gorbino-event-borrow = { $income ->
    [0] { $player } takes { gorbino-coins } for nothing.
   *[other] { $player } takes { gorbino-coins } for { $income } income.
}
gorbino-event-produce_in = { $player } lets { $province } produce.
gorbino-event-produce = { $player } gains { gorbino-cubes }.
gorbino-event-sell = { $player } sells { gorbino-cubes }.
gorbino-event-buy = { $player } buys { gorbino-cubes }.
# $coins may be below 0.
gorbino-event-balance = { $player } settles the trade. Balance: { gorbino-coins }.
gorbino-event-give = { $player } gives { gorbino-cube }.
gorbino-event-take = { $player } takes { gorbino-cube }.
gorbino-event-develop = { $player } acquires { $card }.
gorbino-event-pay_coins = { $player } pays { gorbino-coins }.
gorbino-event-pay_cubes = { $player } pays { gorbino-cubes }.
gorbino-event-reveal = { $card } comes to the technology track.
gorbino-event-scrap = Nobody bought { $card }: it leaves the technology track for good.
gorbino-event-recall = { $player } takes back { $card }.
gorbino-event-build = { $player } builds { $city }.
gorbino-event-spare = { $player } leaves { gorbino-cube } unpaid.
gorbino-event-rob = { $player } takes { gorbino-coins } from { $owner }.
gorbino-event-steal = { $player } takes { gorbino-cube } from { $owner }.
gorbino-event-copy = { $player } copies { $card } from { $owner }.
gorbino-event-slander = { $player } makes { $owner } lose { $income } income.
gorbino-event-seize = { $player } takes { $city } from { $owner }.
gorbino-event-swap = { $player } swaps tokens with { $owner }: { $city } and { $with }.
gorbino-event-end_turn = { $player } ends the turn.
gorbino-event-over = No technology card is left: the game is over.
gorbino-gathered-trade = { $player } trades on the market.
gorbino-gathered-cube = { $player } takes { $count } cubes.
gorbino-gathered-recall = { $player } takes back { $count } cards.

## The score sheet

gorbino-score-pink = Consistency (pink)
gorbino-score-purple = Wealth (purple)
gorbino-score-yellow = Empire (yellow)
gorbino-score-blue = Abundance (blue)
gorbino-score-red = Dominance (red)
gorbino-score-green = Scattered (green)
gorbino-score-total = Total
gorbino-tie = A tie goes to the player with more cities, then more coins, then more cubes.

## What a position is weighed by

gorbino-term-tags = Tags
gorbino-term-wealth = Coins, cubes and income
gorbino-term-cards = What technology cards will do
gorbino-term-begun = The card under way
gorbino-term-technology = The next technology
gorbino-term-city = The next city
gorbino-term-hand = Cards in hand
gorbino-term-tie = What decides a tie

## Tags: the name, and what one tag scores
## $times, $per (numbers): as in the data file.

gorbino-tag-pink = Consistency
gorbino-tag-pink-text = Each tag scores { gorbino-tag-points }, come what may.
gorbino-tag-purple = Wealth
gorbino-tag-purple-text = Each tag scores { gorbino-tag-points } for { $per ->
    [1] each coin
   *[other] every full { $per } coins
} you have.
gorbino-tag-yellow = Empire
gorbino-tag-yellow-text = Each tag scores { gorbino-tag-points } for { $per ->
    [1] each of your cities
   *[other] every { $per } of your cities
}.
gorbino-tag-blue = Abundance
gorbino-tag-blue-text = Each tag scores { gorbino-tag-points } for { $per ->
    [1] each different resource
   *[other] every { $per } different resources
} under your cities.
gorbino-tag-red = Dominance
gorbino-tag-red-text = Each tag scores { gorbino-tag-points } for { $per ->
    [1] each province
   *[other] every { $per } provinces
} you lead: you have a city there, and nobody has more.
gorbino-tag-green = Scattered
gorbino-tag-green-text = Each tag scores { gorbino-tag-points } for { $per ->
    [1] each province
   *[other] every { $per } provinces
} where you have a city.
gorbino-tag-points = { $times ->
    [one] { $times } point
   *[other] { $times } points
}

## Resources

gorbino-resource-food = food
gorbino-resource-wood = wood
gorbino-resource-coal = coal
gorbino-resource-iron = iron
gorbino-resource-gold = gold

# $resource: name of any resource.
gorbino-cube = 1 { $resource }
gorbino-cubes = { $number } { $resource }
gorbino-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Provinces and cities

gorbino-province-misthaven = Misthaven
gorbino-province-dragonspire = Dragonspire
gorbino-province-faeloria = Faeloria
gorbino-province-drakewood = Drakewood
gorbino-province-goldendale = Goldendale
gorbino-province-thornmarch = Thornmarch

gorbino-city-greywater = Greywater
gorbino-city-lanternquay = Lanternquay
gorbino-city-hushmere = Hushmere
gorbino-city-fogbridge = Fogbridge
gorbino-city-veilport = Veilport
gorbino-city-cinderpeak = Cinderpeak
gorbino-city-wyrmgate = Wyrmgate
gorbino-city-talonhold = Talonhold
gorbino-city-ashcrown = Ashcrown
gorbino-city-emberfall = Emberfall
gorbino-city-moonwell = Moonwell
gorbino-city-starbough = Starbough
gorbino-city-thistledown = Thistledown
gorbino-city-glimmerfen = Glimmerfen
gorbino-city-silverleaf = Silverleaf
gorbino-city-oakscale = Oakscale
gorbino-city-briarwing = Briarwing
gorbino-city-rootfang = Rootfang
gorbino-city-mossclaw = Mossclaw
gorbino-city-duskhollow = Duskhollow
gorbino-city-millbrook = Millbrook
gorbino-city-honeyford = Honeyford
gorbino-city-wheatmarket = Wheatmarket
gorbino-city-sunbarn = Sunbarn
gorbino-city-amberfield = Amberfield
gorbino-city-ravenwatch = Ravenwatch
gorbino-city-saltcliff = Saltcliff
gorbino-city-bramblegate = Bramblegate
gorbino-city-ironthistle = Ironthistle
gorbino-city-wreckersrest = Wreckers’ Rest

# The other city of the event “swap”.
gorbino-with-greywater = { gorbino-city-greywater }
gorbino-with-lanternquay = { gorbino-city-lanternquay }
gorbino-with-hushmere = { gorbino-city-hushmere }
gorbino-with-fogbridge = { gorbino-city-fogbridge }
gorbino-with-veilport = { gorbino-city-veilport }
gorbino-with-cinderpeak = { gorbino-city-cinderpeak }
gorbino-with-wyrmgate = { gorbino-city-wyrmgate }
gorbino-with-talonhold = { gorbino-city-talonhold }
gorbino-with-ashcrown = { gorbino-city-ashcrown }
gorbino-with-emberfall = { gorbino-city-emberfall }
gorbino-with-moonwell = { gorbino-city-moonwell }
gorbino-with-starbough = { gorbino-city-starbough }
gorbino-with-thistledown = { gorbino-city-thistledown }
gorbino-with-glimmerfen = { gorbino-city-glimmerfen }
gorbino-with-silverleaf = { gorbino-city-silverleaf }
gorbino-with-oakscale = { gorbino-city-oakscale }
gorbino-with-briarwing = { gorbino-city-briarwing }
gorbino-with-rootfang = { gorbino-city-rootfang }
gorbino-with-mossclaw = { gorbino-city-mossclaw }
gorbino-with-duskhollow = { gorbino-city-duskhollow }
gorbino-with-millbrook = { gorbino-city-millbrook }
gorbino-with-honeyford = { gorbino-city-honeyford }
gorbino-with-wheatmarket = { gorbino-city-wheatmarket }
gorbino-with-sunbarn = { gorbino-city-sunbarn }
gorbino-with-amberfield = { gorbino-city-amberfield }
gorbino-with-ravenwatch = { gorbino-city-ravenwatch }
gorbino-with-saltcliff = { gorbino-city-saltcliff }
gorbino-with-bramblegate = { gorbino-city-bramblegate }
gorbino-with-ironthistle = { gorbino-city-ironthistle }
gorbino-with-wreckersrest = { gorbino-city-wreckersrest }

## Card types: the name, and the rule of every card of the type

gorbino-type-loan = Loan
gorbino-type-loan-text = Choose one loan: lose its income, gain its coins. A loan that would push your income marker below the end of its track cannot be chosen.
gorbino-type-production = Production
gorbino-type-production-text = Cities give cubes of the resource on their token, from the bank. Where the bank runs short, you take yours first, then the others in turn order after you.
gorbino-type-trade = Trade
gorbino-type-trade-text = Sell cubes to the bank, or buy cubes from it, at the list price. One resource can be sold or bought, not both. Everything is settled at once: what you sell pays for what you buy.
gorbino-type-development = Development
gorbino-type-development-text = Buy cards of the technology track, one after the other, and pay for all together: the cost of each and the surcharge of its slot. They go on top of your discard, the last chosen on top. Then the track refills.
gorbino-type-reset = Reset
gorbino-type-reset-text = Take cards of your discard back into your hand. It can always be played, and never takes itself back.
gorbino-type-build = Build
gorbino-type-build-text = Put a city on a free location within reach and pay the cost of its token. Cities built in the same play already count for the next one.
gorbino-type-treachery = Treachery
gorbino-type-treachery-text = Every Treachery is different. You decide everything; your opponents decide nothing.

## Cards

gorbino-card-starter_loan = Starter Loan
gorbino-card-starter_production = Starter Production
gorbino-card-starter_trade = Starter Trade
gorbino-card-starter_development = Starter Development
gorbino-card-starter_reset = Starter Reset
gorbino-card-starter_build = Starter Build

gorbino-card-wayfarers_charter = Wayfarers’ Charter
gorbino-card-master_masons = Master Masons
gorbino-card-ferry_licence = Ferry Licence
gorbino-card-royal_warrant = Royal Warrant
gorbino-card-timber_yards = Timber Yards
gorbino-card-volunteer_crews = Volunteer Crews
gorbino-card-garrison_towns = Garrison Towns
gorbino-card-boom_town = Boom Town

gorbino-card-harvest_moon = Harvest Moon
gorbino-card-overseers = Overseers
gorbino-card-tithe_barns = Tithe Barns
gorbino-card-guild_monopoly = Guild Monopoly
gorbino-card-crown_estates = Crown Estates
gorbino-card-peddlers_rounds = Peddlers’ Rounds
gorbino-card-river_barges = River Barges

gorbino-card-market_square = Market Square
gorbino-card-free_port = Free Port
gorbino-card-auction_house = Auction House
gorbino-card-import_office = Import Office
gorbino-card-barter_post = Barter Post
gorbino-card-toll_road = Toll Road

gorbino-card-scholars_lodge = Scholars’ Lodge
gorbino-card-academy = Academy
gorbino-card-patrons_gift = Patron’s Gift
gorbino-card-patent_office = Patent Office
gorbino-card-grand_library = Grand Library
gorbino-card-apprentice_hall = Apprentice Hall

gorbino-card-moneylenders = Moneylenders
gorbino-card-merchant_bank = Merchant Bank
gorbino-card-crown_bonds = Crown Bonds
gorbino-card-village_credit = Village Credit

gorbino-card-muster_horn = Muster Horn
gorbino-card-feast_day = Feast Day
gorbino-card-council_recess = Council Recess
gorbino-card-old_guard = Old Guard

gorbino-card-cutpurse_ring = Cutpurse Ring
gorbino-card-highwaymen = Highwaymen
gorbino-card-spy_network = Spy Network
gorbino-card-slander = Slander
gorbino-card-coup = Coup
gorbino-card-master_forger = Master Forger
gorbino-card-forged_deeds = Forged Deeds

## What a card does: a message for each effect, with the effect’s fields in the data file as variables; 99 is “no limit”

# $options: the loans, each by gorbino-effect-loan-option, in a list.
gorbino-effect-loan = Take one loan: { $options }.
gorbino-effect-loan-option = { $income ->
    [0] { gorbino-coins } for nothing
   *[other] { gorbino-coins } for { $income } income
}
# $source: the field “from”.
gorbino-effect-produce = { $source ->
    [resource] Choose a resource: each of your cities on it gives you { gorbino-effect-own }.
    [everywhere] Each of your cities gives you { gorbino-effect-own } of its resource.
    [each_type] Gain { gorbino-effect-own } of each resource on which you have a city.
   *[province] { $count ->
        [1] One province produces
        [99] Any number of provinces produce
       *[other] Up to { $count } provinces produce
    }{ $others ->
        [0] { " " }for you alone: each of your cities there gives { gorbino-effect-own } of its resource.
       *[other] { $own ->
            [1] { $others ->
                [1] : every city there gives its owner 1 cube of its resource.
               *[other] : each of your cities there gives you 1 cube of its resource, every other city gives its owner { $others }.
            }
           *[other] : each of your cities there gives you { $own } cubes of its resource, every other city gives its owner { $others }.
        }
    }
}
gorbino-effect-own = { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
}
gorbino-effect-trade = { $types ->
    [1] Choose a resource: sell or buy any number of its cubes.
    [99] Choose any resources: of each, sell or buy any number of cubes.
   *[other] Choose up to { $types } resources: of each, sell or buy any number of cubes.
}{ $bonus_cubes ->
    [0] { "" }
   *[other] { $sell_bonus ->
        [0] { "" }
       *[other] { " " }{ $bonus_cubes ->
            [1] The first cube you sell brings { $sell_bonus ->
                [one] { $sell_bonus } coin more.
               *[other] { $sell_bonus } coins more.
            }
            [99] Each cube you sell brings { $sell_bonus ->
                [one] { $sell_bonus } coin more.
               *[other] { $sell_bonus } coins more.
            }
           *[other] The first { $bonus_cubes } cubes you sell bring { $sell_bonus ->
                [one] { $sell_bonus } coin more each.
               *[other] { $sell_bonus } coins more each.
            }
        }
    }{ $buy_discount ->
        [0] { "" }
       *[other] { " " }{ $bonus_cubes ->
            [1] One of the cubes you buy costs { $buy_discount ->
                [one] { $buy_discount } coin less
               *[other] { $buy_discount } coins less
            }
            [99] Each cube you buy costs { $buy_discount ->
                [one] { $buy_discount } coin less
               *[other] { $buy_discount } coins less
            }
           *[other] Up to { $bonus_cubes } of the cubes you buy cost { $buy_discount ->
                [one] { $buy_discount } coin less each
               *[other] { $buy_discount } coins less each
            }
        }, but never less than the minimum price.
    }
}
gorbino-effect-exchange = { $cubes ->
    [1] Give one of your cubes to the bank and take a cube of another resource.
    [99] Give any number of your cubes to the bank and take as many of resources you did not give.
   *[other] Give up to { $cubes } of your cubes to the bank and take as many of resources you did not give.
}
# $surcharge: “yes” or “no”.
gorbino-effect-develop = { $cards ->
    [1] Buy a technology card{ $surcharge ->
        [no] { " " }without its surcharge
       *[yes] { "" }
    }.
    [99] Buy any number of technology cards{ $surcharge ->
        [no] { " " }without their surcharges
       *[yes] { "" }
    }.
   *[other] Buy up to { $cards } technology cards{ $surcharge ->
        [no] { " " }without their surcharges
       *[yes] { "" }
    }.
}{ $coin_discount ->
    [0] { "" }
   *[other] { " " }{ $cards ->
        [1] It costs { gorbino-effect-coin-discount } less.
       *[other] Each costs { gorbino-effect-coin-discount } less.
    }
}{ $cube_discount ->
    [0] { "" }
    [99] { " " }No cubes have to be paid.
   *[other] { " " }{ $cards ->
        [1] { $coin_discount ->
            [0] It costs
           *[other] It also costs
        }
       *[other] Together they cost
    } { gorbino-effect-cube-discount } less.
}{ $to ->
    [hand] { " " }{ $cards ->
        [1] It goes to your hand.
       *[other] They go to your hand.
    }
   *[discard] { "" }
}
gorbino-effect-coin-discount = { $coin_discount ->
    [one] { $coin_discount } coin
   *[other] { $coin_discount } coins
}
gorbino-effect-cube-discount = { $cube_discount ->
    [one] { $cube_discount } cube
   *[other] { $cube_discount } cubes
}
gorbino-effect-reset = { $pick ->
    [any] { $cards ->
        [1] You may take back a card of your choice from your discard.
        [99] Take back any cards of your choice from your discard.
       *[other] Take back up to { $cards } cards of your choice from your discard.
    }
   *[top] { $cards ->
        [1] Take back the top card of your discard.
        [99] Take back your whole discard.
       *[other] Take back the top { $cards } cards of your discard.
    }
}
gorbino-effect-build = { $cities ->
    [1] Build 1 city{ $reach ->
        [1] { " " }next to one of yours
        [99] { " " }on any free location
       *[other] { " " }at most { $reach } roads from one of yours
    }
    [99] Build any number of cities{ gorbino-effect-build-each }
   *[other] Build up to { $cities } cities{ gorbino-effect-build-each }
}{ $within ->
    [own_province] { $reach ->
        [99] { " " }in a province where you already have one
       *[other] { " " }and in a province where you already have one
    }
   *[anywhere] { "" }
}.{ $coin_discount ->
    [0] { $cube_discount ->
        [0] { "" }
        [99] { " " }No cubes have to be paid.
       *[other] { " " }{ gorbino-effect-build-costs } { gorbino-effect-cube-discount } less.
    }
   *[other] { " " }{ gorbino-effect-build-costs } { $cube_discount ->
        [0] { gorbino-effect-coin-discount } less.
        [99] { gorbino-effect-coin-discount } less. No cubes have to be paid.
       *[other] { gorbino-effect-coin-discount } and { gorbino-effect-cube-discount } less.
    }
}{ $harvest ->
    [0] { $income ->
        [0] { "" }
       *[other] { " " }Gain { $income } income{ $cities ->
            [1] .
           *[other] { " " }for each.
        }
    }
   *[other] { " " }{ $cities ->
        [1] Gain { gorbino-effect-build-gain } of the new city’s resource.
       *[other] For each, gain { gorbino-effect-build-gain } of its resource.
    }
}
gorbino-effect-build-each = { $reach ->
    [1] , each next to one of yours
    [99] , each on any free location
   *[other] , each at most { $reach } roads from one of yours
}
gorbino-effect-build-costs = { $cities ->
    [1] It costs
   *[other] Each costs
}
gorbino-effect-build-gain = { $income ->
    [0] { gorbino-effect-harvest }
   *[other] { $income } income and { gorbino-effect-harvest }
}
gorbino-effect-harvest = { $harvest ->
    [one] { $harvest } cube
   *[other] { $harvest } cubes
}
gorbino-effect-steal_coins = { $amount ->
    [1] Take 1 coin from an opponent.
   *[other] Take { $amount } coins from an opponent, or all they have.
}
gorbino-effect-steal_cubes = { $amount ->
    [1] Take 1 cube of your choice from an opponent.
    [99] Take any cubes of your choice from an opponent.
   *[other] Take up to { $amount } cubes of your choice from an opponent.
}
gorbino-effect-copy = Use the top card of an opponent’s discard as if it were yours, but no Reset and no Treachery.
gorbino-effect-shift_income = Choose an opponent with more income than you: they lose { $amount } income, and you gain what they lose.
gorbino-effect-seize_city = Replace an opponent’s city next to one of yours by a city of your own, free of charge; never their last one.{ $income ->
    [0] { "" }
   *[other] { " " }Gain { $income } income.
}
gorbino-effect-take_technology = { $cards ->
    [1] Take a card from the technology track without paying. { $to ->
        [hand] It goes to your hand.
       *[discard] It goes on your discard.
    }
    [99] Take any cards from the technology track without paying. { $to ->
        [hand] They go to your hand.
       *[discard] They go on your discard.
    }
   *[other] Take up to { $cards } cards from the technology track without paying. { $to ->
        [hand] They go to your hand.
       *[discard] They go on your discard.
    }
}
gorbino-effect-swap_tokens = Swap the token under one of your cities with a different one under an opponent’s city, in the same province or adjacent.{ $harvest ->
    [0] { "" }
   *[other] { " " }Gain { gorbino-effect-harvest } of your city’s new resource.
}
gorbino-effect-income = Gain { $amount } income.
gorbino-effect-coins = { $amount ->
    [one] Gain { $amount } coin.
   *[other] Gain { $amount } coins.
}

## The same in a few words, as it stands on the card

# $options: the loans, each by gorbino-short-loan-option, in a list.
gorbino-short-loan = Lose income for coins: { $options }
gorbino-short-loan-option = { $income } → { $coins }
gorbino-short-produce = { $source ->
    [resource] One resource: { gorbino-effect-own } for each of your cities on it
    [everywhere] { gorbino-effect-own } for each of your cities
    [each_type] { gorbino-effect-own } of each resource under your cities
   *[province] { $count ->
        [1] One province
        [99] Any provinces
       *[other] Up to { $count } provinces
    }: { $others ->
        [0] { gorbino-effect-own } for each of your cities
       *[other] { $own ->
            [1] { gorbino-effect-own } a city, for everyone
           *[other] { gorbino-effect-own } for each of your cities, { $others } for others’
        }
    }
}
gorbino-short-trade = { $types ->
    [1] Sell or buy one resource
    [99] Sell or buy any resources
   *[other] Sell or buy up to { $types } resources
}{ $sell_bonus ->
    [0] { "" }
   *[other] ; first { $bonus_cubes } sold +{ $sell_bonus } each
}{ $buy_discount ->
    [0] { "" }
   *[other] ; { $bonus_cubes } bought −{ $buy_discount } each
}
gorbino-short-exchange = { $cubes ->
    [1] Swap a cube with the bank
    [99] Swap any cubes with the bank
   *[other] Swap up to { $cubes } cubes with the bank
}
gorbino-short-develop = { $cards ->
    [1] Buy a technology
    [99] Buy any technologies
   *[other] Buy up to { $cards } technologies
}{ $surcharge ->
    [no] , no surcharge
   *[yes] { "" }
}{ $coin_discount ->
    [0] { "" }
   *[other] , −{ gorbino-effect-coin-discount } each
}{ $cube_discount ->
    [0] { "" }
    [99] , no cubes
   *[other] , −{ gorbino-effect-cube-discount }
}{ $to ->
    [hand] , to your hand
   *[discard] { "" }
}
gorbino-short-reset = { $pick ->
    [any] { $cards ->
        [99] Take back any discards
       *[other] Take back { $cards } discards of your choice
    }
   *[top] { $cards ->
        [1] Take back your top discard
        [99] Take back your whole discard
       *[other] Take back your top { $cards } discards
    }
}
gorbino-short-build = { $cities ->
    [1] Build a city
    [99] Build any cities
   *[other] Build up to { $cities } cities
}, { $reach ->
    [1] adjacent
    [99] anywhere
   *[other] up to { $reach } roads away
}{ $within ->
    [own_province] , in your provinces
   *[anywhere] { "" }
}{ $coin_discount ->
    [0] { "" }
   *[other] , −{ gorbino-effect-coin-discount }
}{ $cube_discount ->
    [0] { "" }
    [99] , no cubes
   *[other] , −{ gorbino-effect-cube-discount }
}: +{ $income } income{ $cities ->
    [1] { "" }
   *[other] { " " }each
}{ $harvest ->
    [0] { "" }
   *[other] , +{ gorbino-effect-harvest }
}
gorbino-short-steal_coins = Take { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from an opponent
gorbino-short-steal_cubes = Take { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} from an opponent
gorbino-short-copy = Use an opponent’s top discard
gorbino-short-shift_income = Take { $amount } income from a richer opponent
gorbino-short-seize_city = Take over an adjacent city: +{ $income } income
gorbino-short-take_technology = { $cards ->
    [1] Take a technology for free
    [99] Take any technologies for free
   *[other] Take up to { $cards } technologies for free
}{ $to ->
    [hand] , to your hand
   *[discard] { "" }
}
gorbino-short-swap_tokens = Swap a token with a neighbour’s: +{ gorbino-effect-harvest }
gorbino-short-income = +{ $amount } income
gorbino-short-coins = +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}

gorbino-short-once = Once only:

gorbino-flag-one_shot = Once only: when played, this card is laid aside for the rest of the game, and its tags no longer score.
gorbino-flag-stays_in_hand = This card always stays in your hand.

## The map

gorbino-board-map = Map
gorbino-board-parts = Parts of the board
gorbino-board-city = { $city }, { $province }: { $resource }
gorbino-board-city-owned = City of { $player }
# $cost: a list of cubes and coins.
gorbino-board-city-price = A city here costs { $cost }.
gorbino-board-city-price-now = For you now: { $cost }
gorbino-board-city-gives = +{ $income } income
gorbino-board-city-neighbours = Roads to { $cities }.
gorbino-board-province = Province: { $province }
gorbino-board-province-cities = { $player }: { $number ->
    [one] { $number } city
   *[other] { $number } cities
}
gorbino-board-province-led = Leading here: { $players }
gorbino-board-province-empty = No city here yet

## The technology track

gorbino-board-track = Technology track
gorbino-board-track-short = Technology
gorbino-board-slot-empty = Empty slot
gorbino-board-surcharge = Surcharge: { gorbino-coins }
gorbino-board-surcharge-none = No surcharge
gorbino-board-cost-now = For you now: { $cost }
gorbino-board-cost-none = free of charge
gorbino-board-chosen = Chosen
gorbino-board-chosen-count = Cards chosen: { $done } of { $most ->
    [99] any number
   *[other] { $most }
}
gorbino-board-built = Cities built: { $done } of { $most ->
    [99] any number
   *[other] { $most }
}
gorbino-board-provinces-chosen = Provinces chosen: { $done } of { $most ->
    [99] any number
   *[other] { $most }
}
gorbino-board-due = To pay
gorbino-board-chosen-total = All together: { $cost }
gorbino-board-unpaid = { $number ->
    [one] { $number } cube may stay unpaid
   *[other] { $number } cubes may stay unpaid
}
gorbino-board-leaves-next = It leaves the track at the end of the round.
gorbino-board-deck-left = { $number ->
    [0] The deck is empty.
    [one] { $number } card left in the deck.
   *[other] { $number } cards left in the deck.
}
gorbino-board-unseen = Still in the deck, in no order
gorbino-board-scrapped = Technology discard
gorbino-board-scrapped-none = No card has left the track yet.

## Cards

gorbino-board-tags = Tags: { $tags }
gorbino-board-playable = Can be played now
gorbino-board-unplayable = Cannot be played now
gorbino-board-playing = Being played: { $card }
gorbino-board-copying = { $copier } copies { $card }
gorbino-board-card = { $card } · { $type }

## Market and bank

gorbino-board-market = Market
gorbino-board-bank-left = { $number } in the bank
gorbino-board-bank-empty = None left in the bank
gorbino-board-price-tip = One cube of { $resource }, bought or sold: { gorbino-coins }.

## What a card asks

gorbino-ask-debt = You owe { $owed } and have { $coins }.
gorbino-ask-free = Free cubes: { $done } of { $most }
gorbino-ask-give = Give
gorbino-ask-take = Take
gorbino-ask-have = you { $yours } · bank { $bank }
gorbino-ask-due = { $number } to pay
gorbino-ask-theirs = they have { $number }
gorbino-ask-income = income { $income }

## The trade dialogue

gorbino-trade-title = Trade
gorbino-trade-sell = Sell
gorbino-trade-buy = Buy
gorbino-trade-sell-one = Sell one more, or buy one fewer: { $resource }
gorbino-trade-buy-one = Buy one more, or sell one fewer: { $resource }
gorbino-trade-price = Price
gorbino-trade-bank = In the bank
gorbino-trade-selling = Selling { gorbino-cubes }
gorbino-trade-buying = Buying { gorbino-cubes }
gorbino-trade-untouched = { $resource }: nothing
gorbino-trade-types = { $done } of { $most } resources
gorbino-trade-types-full = No more resources can be traded with this card.
gorbino-trade-bonus = Bonus of the card: { gorbino-coins }
gorbino-trade-discount = Discount of the card: { gorbino-coins }
gorbino-trade-total = Total
gorbino-trade-after = Coins afterwards
gorbino-trade-short = Short of { gorbino-coins }: sell more or buy less.
gorbino-trade-wasted = { gorbino-coins } beyond the limit would be lost.
gorbino-trade-nothing = Sell or buy at least one cube.
gorbino-trade-confirm = Confirm the trade

## Players, rounds and points

gorbino-board-set-up = Set-up
gorbino-board-round = Round { $number }
gorbino-board-rounds-left = Rounds likely left: about { $number }
gorbino-board-rounds-left-tip = An estimate from the technology cards left. At most { $most }: each round removes at least one card.
gorbino-board-last-round = This may be the last round.
gorbino-board-order-tip = Drawn at the start, the same for the whole game: { $players }.
gorbino-board-now = If the game ended now
gorbino-board-tag-score-tip = { $tags ->
    [one] { $tags } tag
   *[other] { $tags } tags
} of { $tag }, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} each.

gorbino-player-coins = Coins
gorbino-player-coins-tip = { gorbino-coins }. A gain beyond { $most } is lost.
gorbino-player-income = Income
gorbino-player-income-tip = Income { $income }: gained at the beginning of each turn, or paid if it is below 0. It stays between { $least } and { $most }.
gorbino-player-cubes = Cubes
gorbino-player-cities = Cities
gorbino-player-cities-built = { $number ->
    [one] { $number } city on the map
   *[other] { $number } cities on the map
}
gorbino-player-stock-tip = { $number ->
    [0] No city left to build.
    [one] { $number } city left to build.
   *[other] { $number } cities left to build.
}
gorbino-player-hand = Hand
gorbino-player-hand-count = { $number ->
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
gorbino-player-discard = Discard
gorbino-player-discard-count = { $number ->
    [one] { $number } card in the discard
   *[other] { $number } cards in the discard
}
gorbino-player-discard-tip = The newest card lies on top. A Reset takes cards back.
gorbino-player-discard-empty = The discard is empty.
gorbino-player-aside = Aside
gorbino-player-aside-count = { $number ->
    [one] { $number } card aside
   *[other] { $number } cards aside
}
gorbino-player-aside-tip = One-shots played: they stay out of the game, and their tags do not score.
gorbino-player-tags = Tags
gorbino-player-tableau = Cards and goods of { $player }

## The lessons

gorbino-lesson-first-title = Your first technology
gorbino-lesson-first-theme = Welcome to Gorbino’s lands: six provinces, thirty places for cities, and clever inventions on the way. You found cities, let them work, and spend what they make on technology.
gorbino-lesson-first-goal = These are the technology cards. They make you stronger, and their coloured tags are your points at the end. When the last card is gone, the game is over at once, and most points win.
gorbino-lesson-first-overview = On the map, every place has a token: it says what a city there makes. The market says what a cube costs. Your coins and your income are lit; the six cards of your hand are all that you can do.
gorbino-lesson-first-found = Everybody begins with one city on a food token, for nothing. Found yours in Rootfang: gold and iron lie right beside it. Then end your turn.
gorbino-lesson-first-found-other = A city can stand there. But Rootfang has gold next door, in its own province: found it there.
gorbino-lesson-first-draft = Everybody also takes one technology for nothing. Take the Overseers: they make your cities produce three times as much. Then end your turn.
gorbino-lesson-first-draft-other = A useful card, but today the Overseers will make your fortune. Take them.
gorbino-lesson-first-cubes = And two cubes from the bank. Take coal twice: cities on gold are built with it. Then end your turn.
gorbino-lesson-first-cubes-other = Good goods, but gold cities are built with coal. Take coal.
gorbino-lesson-first-cubes-none = They cost nothing: take two coal.
gorbino-lesson-first-loan = A turn is simple: first you receive your income, then you play one card. You have no coins yet. Play the Loan and borrow 30: your income falls by 3. Then end your turn.
gorbino-lesson-first-loan-more = A little more: we need 30 coins for what comes. Borrow 30.
gorbino-lesson-first-loan-other = That card will do more when you have coins. Play the Loan first.
gorbino-lesson-first-build = Your income is −3, so you have paid 3 coins. Now earn it back: play Build and found a city in Oakscale, on gold. It costs 1 coal and 10 coins, and raises your income by 3. Then end your turn.
gorbino-lesson-first-build-city = Iron is good, gold is better: it fetches 20 coins a cube. Build in Oakscale.
gorbino-lesson-first-build-other = Cities first: everything else lives on them. Play Build.
gorbino-lesson-first-produce = Two cities in Drakewood, and nobody else’s. Play the Overseers and let Drakewood produce: 3 cubes from each of your cities. Then end your turn.
gorbino-lesson-first-produce-starter = The Starter Production gives 1 cube a city, the Overseers 3. Play the Overseers.
gorbino-lesson-first-produce-theirs = Those cities are not yours: you would fill somebody else’s store. Choose Drakewood.
gorbino-lesson-first-produce-other = First you need goods. Play the Overseers.
gorbino-lesson-first-trade = Three food, three gold! Technology asks for iron, though. Play Trade: sell 1 gold for 20 coins and buy 1 iron for 15. All is settled at once. Then end your turn.
gorbino-lesson-first-trade-sell = Keep that for now. Sell exactly 1 gold: it pays for the iron, and technology needs the others.
gorbino-lesson-first-trade-buy = We need 1 iron, no more; and first sell 1 gold, to pay for it.
gorbino-lesson-first-trade-done = Half of it is done. Buy 1 iron as well.
gorbino-lesson-first-trade-other = For technology you need iron. Play Trade.
gorbino-lesson-first-develop = Every round the cards on the track move on and get cheaper. Play Development and buy the Old Guard, now on the last place: 1 iron, 1 gold, 5 coins. Confirm, then end your turn.
gorbino-lesson-first-develop-card = You could pay for it, but cards that came later cost more. Today the Old Guard is enough; confirm when you have it.
gorbino-lesson-first-develop-other = You have all you need for a technology. Play Development.
gorbino-lesson-first-reset = Played and bought cards lie in your discard. The Reset takes the top five back and adds 1 income; it never leaves your hand itself. Play it, then end your turn.
gorbino-lesson-first-reset-other = One card more, and your hand would be all but empty. Play the Reset and take five back.
gorbino-lesson-first-tags = See your tags. Two red ones, of the Overseers and the Old Guard: 3 points each for every province you lead, Drakewood. A yellow one: a point for each city. That makes 8 points already.
gorbino-lesson-first-wins = That is Gorbino: income, one card, and again. Build for income, buy tags that suit what you do, and keep an eye on the last card of the track. Most points win. Your turn!

gorbino-lesson-points-title = Income, tags and the track
gorbino-lesson-points-income = Your first game goes on. Your income is +1: it is paid at the start of every turn, up to the end of the game. So what raises it is worth most when it comes early. Every city you build adds 3.
gorbino-lesson-points-province = Play Build. But where? Ask your tags: two red ones, each paying 3 points for every province you lead. You lead Drakewood; in Misthaven nobody lives. Build in Veilport, for 1 food and 5 coins. Then end your turn.
gorbino-lesson-points-province-gold = Good gold, but in a province you lead already: your red tags would gain nothing. Build in Veilport.
gorbino-lesson-points-province-iron = Iron is useful, but you lead that province already: your red tags would gain nothing. Build in Veilport.
gorbino-lesson-points-province-other = That can wait, income cannot. Play Build.
gorbino-lesson-points-tags = One city: 4 income a turn from now on, and 15 points instead of 8. Yellow pays for cities, red for provinces you lead, green for provinces you live in, blue for kinds of goods, purple for coins; pink always pays 6. Buy what suits your map.
gorbino-lesson-points-track = After each round the last card of the track is lost and the others move on, 5 coins cheaper each. Royal Warrant builds anywhere and has a green tag. It costs 15 coins now. In a round it will be on the last place, for 10.
gorbino-lesson-points-wait = The other player seems to want other cards: wait, and use the turn. Play the Overseers, and let Drakewood produce: 3 food and 3 gold. Then end your turn.
gorbino-lesson-points-wait-early = You could pay 15 coins for it now. Next round it costs 10, and you can use this turn for goods. Play the Overseers.
gorbino-lesson-points-wait-starter = The Overseers give three times as much. Play them.
gorbino-lesson-points-wait-theirs = Drakewood has two cities of yours, one on gold: choose that.
gorbino-lesson-points-wait-other = Use the turn for goods: play the Overseers.
gorbino-lesson-points-buy = Now it is the last place: after this round Royal Warrant would be gone. Play Development, buy it for 1 gold and 10 coins, and confirm. Then end your turn.
gorbino-lesson-points-buy-card = That one gets cheaper still. Royal Warrant will not wait: buy it.
gorbino-lesson-points-buy-other = After this round Royal Warrant is lost. Play Development.
gorbino-lesson-points-reset = What you buy lies in your discard until a Reset brings it back. Old Guard takes back everything and adds 2 income, the Starter Reset five cards and 1. Play Old Guard, then end your turn.
gorbino-lesson-points-reset-starter = It would bring five cards and 1 income. Old Guard brings all of them and 2.
gorbino-lesson-points-reset-other = First take Royal Warrant back from your discard: play Old Guard.
gorbino-lesson-points-anywhere = Play Royal Warrant. Found a city on gold where nobody lives yet, in Faeloria or Dragonspire: a third province for red, for green, and a city for yellow. Then end your turn.
gorbino-lesson-points-anywhere-starter = Build reaches only next door. Royal Warrant builds anywhere: play that.
gorbino-lesson-points-anywhere-led = You lead that province already. Look for gold in Faeloria or Dragonspire.
gorbino-lesson-points-anywhere-token = A new province or a fine place, but gold sells best: choose a gold token in Faeloria or Dragonspire.
gorbino-lesson-points-anywhere-other = Royal Warrant is back in your hand: play it.
gorbino-lesson-points-wins = 28 points: red 18, green 6, yellow 4. And 9 coins a turn. Income first, then tags that pay for what you do anyway; buy late on the track what nobody else wants, and early what they do. Well played!

# Icons: words beside counters, and the legend
gorbino-icon-coins = coins
gorbino-icon-income = income
gorbino-icon-cities = cities
gorbino-icon-hand = in hand
gorbino-icon-pile = played
gorbino-icon-rounds = rounds left
gorbino-icon-deck = in the deck
gorbino-icon-gone = scrapped
