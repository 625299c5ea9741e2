goldblivion-title = GOLDblivion
goldblivion-tagline = Build a deck, a town and an army; turn nuggets, material and victories into gold bars.
goldblivion-moves = { $players ->
    [1] 140
    [2] 150
    [3] 130
   *[other] 140
}
goldblivion-weight = Of some weight: many cards
goldblivion-credit = GOLDblivion is a game by Jean-François Gauthier, published by Goblivion Games. This is an unofficial implementation, not connected with them.

## What is asked now
## $card: name of what asks: a card, a token, a village, or goldblivion-source-<source>. $times (number): how often it still
## asks. $main (number): main actions left; $number, $of: which one of how many it is. $strength, $enemy_strength (numbers): of
## the combat. $nobles (number): to choose from; $noble: the one taken. $after: what the end of the turn comes after. $theft: “yes” where a Combat card
## can be stolen. $cost, $gain: of a payment.

goldblivion-prompt-draft = { $nobles ->
    [one] Your noble: it joins your draw pile for the whole game.
   *[other] Choose a noble: it joins your draw pile for the whole game.
}
goldblivion-prompt-develop = Develop a card: it leaves your deck for good. Each round the left gives { goldblivion-share-left }, the right { goldblivion-share-right }.
goldblivion-prompt-act = { $main ->
    [0] No main action left: take bonus actions, or end your turn.
   *[other] Main action { $number } of { $of }: play a card, buy one or activate a village. Bonus actions are free.
}
goldblivion-prompt-pass = Nothing else can be done: pass, and you are out of this round.
goldblivion-prompt-end = { $after ->
    [draft] { $noble } is your noble and lies in your draw pile. Go on, and the game begins.
    [passed] You have passed: this was your last turn of the round.
   *[done] All done: end your turn.
}
goldblivion-prompt-option = { $card }: choose one of its effects.
goldblivion-prompt-pay = { $card }: pay { $cost }? Then: { $gain }. To decline costs nothing.
goldblivion-prompt-destroy = { $card }: choose a market card to destroy. It leaves the game, and the next one takes its place{ goldblivion-prompt-again }
goldblivion-prompt-free_blue = { $card }: choose a character of the market. It joins your draw pile, free of charge{ goldblivion-prompt-again }
goldblivion-prompt-free_red = { $theft ->
    [yes] { $card }: gain a Combat card of the market. Because a pile is empty, you may instead steal one from an opponent, drawn at random{ goldblivion-prompt-again }
   *[no] { $card }: choose a Combat card of the market. It joins your Combat draw pile, free of charge{ goldblivion-prompt-again }
}
goldblivion-prompt-reactivate = { $card }: choose the card you reactivate. A character’s power works once more, a building is ready again.
goldblivion-prompt-attack = { $card }: choose the territory you attack. Each of its empty sides draws you a Combat card.
goldblivion-prompt-army = Strength { $strength } against { $enemy_strength }: use your army’s powers in any order, then finish the combat.
goldblivion-prompt-copy = { $card }: choose the card of your army that it copies, with its Strength and its power.
goldblivion-prompt-loss = The combat is lost: choose a card of your army. It leaves the game for good.
goldblivion-prompt-noble_type = The noble takes { $card }, which has two types: choose its place. The effects of that place follow.
goldblivion-prompt-noble_reveal = The noble reveals a territory: choose the face-down tile. Its enemy can then be seen by all.
goldblivion-prompt-noble_destroy = The noble beats a visible enemy and takes its reward: choose which.
goldblivion-prompt-resolve = Effects are being carried out.
goldblivion-prompt-over = The game is over.
# What stands at the end of a question that is asked several times.
goldblivion-prompt-again = { $times ->
    [0] .
    [one] .
   *[other] { " " }({ $times } to go).
}
# $left_cards, $left_n, $right_cards, $right_n (numbers): so many cards give so much.
goldblivion-share-left = { $left_cards ->
    [one] { $left_n ->
        [one] { $left_n } nugget per card
       *[other] { $left_n } nuggets per card
    }
   *[other] { $left_n ->
        [one] { $left_n } nugget per { $left_cards } cards
       *[other] { $left_n } nuggets per { $left_cards } cards
    }
}
goldblivion-share-right = { $right_cards ->
    [one] { $right_n } material per card
   *[other] { $right_n } material per { $right_cards } cards
}

goldblivion-source-reward = Reward
goldblivion-source-first_player = First-player token
goldblivion-source-noble = The noble
goldblivion-source-combat = Combat

## Actions. $named: “yes” where the page can name the thing. $outcome: how the combat would end now.
## $effect: the option’s effects. $cost: from goldblivion-amount-nuggets and goldblivion-amount-material.

goldblivion-action-draft = Choose { $card }
goldblivion-action-develop = Develop { $card } on the { $side }
goldblivion-action-play = Play { $card }
goldblivion-action-buy = { $named ->
    [yes] Buy { $card }
   *[no] Buy the card in slot { $slot }
}
goldblivion-action-recruit = { $named ->
    [yes] Buy { $soldier }
   *[no] Buy the top Combat card of pile { $pile }
}
goldblivion-action-visit = Activate the { $village }
goldblivion-action-pass = Pass for the rest of the round
goldblivion-action-bar = { $named ->
    [yes] Buy a gold bar for { $cost }
   *[no] Buy a gold bar
}
goldblivion-action-activate = Activate { $card }
goldblivion-action-magic = Use { $token }
goldblivion-action-choose = { $named ->
    [yes] Choose: { $effect }
   *[no] Choose effect { $option }
}
goldblivion-action-pay = { $named ->
    [yes] Pay { $cost }
   *[no] Pay
}
goldblivion-action-decline = Decline
goldblivion-action-destroy = { $named ->
    [yes] Destroy { $card }
   *[no] Destroy the card in slot { $slot }
}
goldblivion-action-destroy_red = { $named ->
    [yes] Destroy { $soldier }
   *[no] Destroy the top Combat card of pile { $pile }
}
goldblivion-action-destroy_nugget = Remove a nugget of the noble’s
goldblivion-action-gain = { $named ->
    [yes] Gain { $card }
   *[no] Gain the card in slot { $slot }
}
goldblivion-action-gain_red = { $named ->
    [yes] Gain { $soldier }
   *[no] Gain the top Combat card of pile { $pile }
}
goldblivion-action-steal = Steal a Combat card from { $player }, drawn at random
goldblivion-action-reactivate = Reactivate { $card }
goldblivion-action-attack = { $named ->
    [yes] Attack territory { $place }: { $enemy }
   *[no] Attack territory { $place }
}
goldblivion-action-resolve = Resolve { $soldier }
goldblivion-action-finish = { $outcome ->
    [win] Finish the combat: you win
    [loss] Finish the combat: you lose
   *[open] Finish the combat
}
goldblivion-action-copy = Copy { $soldier }
goldblivion-action-lose = Destroy { $soldier }
goldblivion-action-noble_type = Put it at the { $type } place
goldblivion-action-noble_reveal = Reveal territory { $place }
goldblivion-action-noble_destroy = Let the noble beat the enemy on territory { $place }
goldblivion-action-end_turn = { $after ->
    [draft] Go on
   *[done] End turn
}

goldblivion-verb-draft = Choose a noble
goldblivion-verb-develop = Develop a card
goldblivion-verb-play = Play a card
goldblivion-verb-buy = Buy a GOLDblivion card
goldblivion-verb-recruit = Buy a Combat card
goldblivion-verb-visit = Activate a village
goldblivion-verb-activate = Activate a building
goldblivion-verb-magic = Use a magic token
goldblivion-verb-choose = Choose an effect
goldblivion-verb-destroy = Destroy a card of the row
goldblivion-verb-destroy_red = Destroy a Combat card
goldblivion-verb-gain = Gain a character
goldblivion-verb-gain_red = Gain a Combat card
goldblivion-verb-steal = Steal a Combat card
goldblivion-verb-reactivate = Reactivate a card
goldblivion-verb-attack = Attack a territory
goldblivion-verb-resolve = Resolve a power
goldblivion-verb-copy = Copy a card
goldblivion-verb-lose = Destroy a card of the army
goldblivion-verb-noble_type = Choose a place
goldblivion-verb-noble_reveal = Reveal a territory
goldblivion-verb-noble_destroy = Let the noble beat an enemy

## Why something cannot be done now

goldblivion-why-draft_first = First choose a noble.
goldblivion-why-draft_over = The nobles are chosen already.
goldblivion-why-develop_first = First choose the card you develop.
goldblivion-why-development_over = Cards are developed at the beginning of a round.
goldblivion-why-turn_done = All is done: end your turn.
goldblivion-why-card_first = First choose what the card asks of you.
goldblivion-why-combat_first = First fight the combat to its end.
goldblivion-why-noble_first = First choose for the automated noble.
goldblivion-why-not_asked = Nothing asks for that now.
goldblivion-why-no_action_left = You have no main action left this turn.
goldblivion-why-action_left = You have a main action left: take it, or pass.
goldblivion-why-noble_gone = That noble is not there to be chosen.
goldblivion-why-not_in_hand = That card is not in your hand.
goldblivion-why-hand_first = Alone you pass only with an empty hand.
goldblivion-why-empty_slot = There is no card in that place of the row.
goldblivion-why-empty_pile = That pile is empty.
goldblivion-why-nuggets_short = You do not have enough nuggets.
goldblivion-why-material_short = You do not have enough material.
goldblivion-why-built_already = You have that building already.
goldblivion-why-not_built = You do not have that building.
goldblivion-why-tilted = That building was used this round.
goldblivion-why-no_token = You do not hold that magic token.
goldblivion-why-payment_short = You cannot pay what it costs.
goldblivion-why-no_option = The card has no such effect.
goldblivion-why-not_this_market = The card destroys no cards of that kind.
goldblivion-why-characters_only = Only characters can be gained, not buildings.
goldblivion-why-not_to_be_readied = The card does not reactivate that one.
goldblivion-why-in_the_chain = That card is part of what is happening now: it cannot be reactivated.
goldblivion-why-nobody_there = Nobody has that seat.
goldblivion-why-yourself = Choose an opponent, not yourself.
goldblivion-why-piles_not_empty = Combat cards are stolen only once a pile of the market is empty.
goldblivion-why-no_soldiers = Their Combat pile is empty.
goldblivion-why-no_nugget = The noble’s nuggets cannot be destroyed.
goldblivion-why-nothing_there = There is no enemy at that place.
goldblivion-why-out_of_reach = That territory is not within reach: it has no empty side.
goldblivion-why-not_in_army = That card is not in your army.
goldblivion-why-resolved_already = That power was used already.
goldblivion-why-no_power = That card has no power.
goldblivion-why-nothing_to_copy = There is no card in your army to copy.
goldblivion-why-joker = A Joker cannot copy a Joker.
goldblivion-why-other_type = The card does not have that type.
goldblivion-why-nothing_face_down = No face-down tile lies on top there.
goldblivion-why-no_enemy = There is no visible enemy there.

## The log
## $card and $token are goldblivion-card-unknown and goldblivion-token-unknown for those who may not see them.

goldblivion-event-digit = { $player } reveals { $token } for the draft.
goldblivion-event-first_player = { $player } takes the first-player token.
goldblivion-event-draft = { $player } chooses { $card }.
goldblivion-event-round = Round { $number } begins.
goldblivion-event-draw = { $player } draws { $card }.
goldblivion-event-develop = { $player } has chosen a card to develop.
goldblivion-event-developed = { $player } develops { $card } on the { $side }.
goldblivion-event-produce = { $player } produces { goldblivion-nuggets } and { goldblivion-material }.
goldblivion-event-play = { $player } plays { $card }.
goldblivion-event-buy = { $player } buys { $card }.
goldblivion-event-recruit = { $player } buys { $soldier }.
goldblivion-event-row = { $card } joins the market.
goldblivion-event-red_top = { $soldier } is now on top of a Combat pile.
goldblivion-event-visit = { $player } activates the { $village }.
goldblivion-event-pass_round = { $player } passes for this round.
goldblivion-event-bars = { $player } gains { goldblivion-bars }.
goldblivion-event-nuggets = { $player } gains { goldblivion-nuggets }.
goldblivion-event-material = { $player } gains { goldblivion-material }.
goldblivion-event-pay = { $nuggets ->
    [0] { $material ->
        [0] { $player } pays nothing.
       *[other] { $player } pays { goldblivion-payment }.
    }
   *[other] { $player } pays { goldblivion-payment }.
}
goldblivion-event-activate = { $player } activates { $card }.
goldblivion-event-ready = { $player } readies { $card }.
goldblivion-event-use_magic = { $player } uses { $token }.
goldblivion-event-take_magic = { $player } takes { $token }.
goldblivion-event-roll = { $player } rolls a die: { $face }.
goldblivion-event-gain = { $player } gains { $card }.
goldblivion-event-gain_red = { $player } gains { $soldier }.
goldblivion-event-steal = { $player } steals { $soldier } from { $owner }, drawn at random.
goldblivion-event-destroy = { $player } destroys { $card } in the market: it leaves the game.
goldblivion-event-destroy_red = { $player } destroys { $soldier } in the market: it leaves the game.
goldblivion-event-destroy_nugget = { $player } removes a nugget of the noble’s.
goldblivion-event-reactivate = { $player } reactivates { $card }.
goldblivion-event-turn_up = Territory { $place } is turned up: a { $enemy }.
goldblivion-event-attack = { $player } attacks the { $enemy } on territory { $place }.
goldblivion-event-reveal_soldier = { $player } reveals { $soldier }. The army’s Strength: { $strength }.
goldblivion-event-resolve = { $player } resolves { $soldier }.
goldblivion-event-copy = { $player } copies { $soldier }.
goldblivion-event-strength = { $player } gains { $number } Strength: { $strength } in all.
goldblivion-event-win = { $player } beats the { $enemy } with Strength { $strength }.
goldblivion-event-defeat = { $player } loses against the { $enemy } with Strength { $strength }.
goldblivion-event-lose = { $player } destroys { $soldier } from the army: it leaves the game.
goldblivion-event-noble_die = The noble rolls for a market card: { $face }.
goldblivion-event-noble_take = The noble takes { $card } for the { $type } place.
goldblivion-event-noble_loses = { $nuggets ->
    [0] { $player } has no nugget to lose.
   *[other] { $player } loses { goldblivion-nuggets }.
}
goldblivion-event-noble_destroys = The noble beats the { $enemy } on territory { $place }.
goldblivion-event-noble_converts = The noble converts { goldblivion-payment }.
goldblivion-event-row_empty = The market row cannot be refilled: the noble wins.
goldblivion-event-end_turn = { $player } ends the turn.
goldblivion-event-over = The game is over.
goldblivion-gathered-draw = { $player } draws { $count } cards.
goldblivion-gathered-reveal_soldier = { $player } reveals { $count } Combat cards.

## The score sheet

goldblivion-points = { $points ->
    [one] { $points } gold bar
   *[other] { $points } gold bars
}
goldblivion-score-bars = Gold bars
goldblivion-score-total = Total
# Where gold bars came from
goldblivion-origin-bought = Bought with nuggets
goldblivion-origin-character = Characters
goldblivion-origin-building = Buildings
goldblivion-origin-token = Magic tokens
goldblivion-origin-village = Villages
goldblivion-origin-soldier = Combat cards
goldblivion-origin-reward = Enemies beaten
goldblivion-origin-noble = The noble’s places and enemies
goldblivion-origin-combat = Combats
goldblivion-tie = A tie goes to the player with more nuggets, then more trophies.

## What a position is weighed by

goldblivion-term-bars = Gold bars
goldblivion-term-later = The rounds to come
goldblivion-term-army = The army
goldblivion-term-purchase = The next purchase
goldblivion-term-nuggets = Nuggets in stock
goldblivion-term-material = Material and magic tokens
goldblivion-term-hand = Cards still to play
goldblivion-term-buildings = Buildings still to activate
goldblivion-term-under_way = What is under way
goldblivion-term-market = The market running out
goldblivion-term-tie = What decides a tie

## Amounts. In events the number has the name of the thing; in costs and effects it is $n.

goldblivion-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}
goldblivion-material = { $material } material
goldblivion-bars = { $bars ->
    [one] { $bars } gold bar
   *[other] { $bars } gold bars
}
goldblivion-payment = { $nuggets ->
    [0] { $material ->
        [0] nothing
       *[other] { goldblivion-material }
    }
   *[other] { $material ->
        [0] { goldblivion-nuggets }
       *[other] { goldblivion-nuggets } and { goldblivion-material }
    }
}
goldblivion-amount-nuggets = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
goldblivion-amount-material = { $n } material
goldblivion-amount-bars = { $n ->
    [one] { $n } gold bar
   *[other] { $n } gold bars
}

## Types, what effects count, terrains, sides

goldblivion-type-elf = elf
goldblivion-type-human = human
goldblivion-type-dwarf = dwarf
goldblivion-type-building = building

goldblivion-per-elf = per elf symbol you have in play
goldblivion-per-human = per human symbol you have in play
goldblivion-per-dwarf = per dwarf symbol you have in play
goldblivion-per-building = per building symbol you have in play
goldblivion-per-territory = per trophy you hold

goldblivion-terrain-forest = forest
goldblivion-terrain-mountain = mountain

goldblivion-side-left = left
goldblivion-side-right = right

goldblivion-village-left = left village
goldblivion-village-right = right village
goldblivion-village-village_nugget_cards = Nugget village, side A
goldblivion-village-village_nugget_die = Nugget village, side B
goldblivion-village-village_material_bar = Material village, side A
goldblivion-village-village_material_cards = Material village, side B

## Options of a table

goldblivion-option-edition = Edition
goldblivion-option-edition-rulebook = Rulebook
goldblivion-option-edition-extended = Extended
goldblivion-option-opponent = Opponent
goldblivion-option-opponent-ariane = Ariane (easy)
goldblivion-option-opponent-charles = Charles (normal)
goldblivion-option-opponent-blaze = Blaze (hard)
goldblivion-option-opponent-jade = Jade (hard)
goldblivion-option-noble_draft = Your noble
goldblivion-option-noble_draft-one_random = One at random
goldblivion-option-noble_draft-choose_from_all = Choose from all
goldblivion-option-destroy_noble_nugget = Destroying a card may remove a nugget of the noble’s instead
goldblivion-option-destroy_noble_nugget-no = No
goldblivion-option-destroy_noble_nugget-yes = Yes
goldblivion-option-round_limit = Rounds at most
goldblivion-option-round_limit-50 = 50
goldblivion-option-round_limit-30 = 30
goldblivion-option-round_limit-20 = 20
goldblivion-option-round_limit-15 = 15
goldblivion-option-round_limit-10 = 10

## GOLDblivion cards

goldblivion-card-unknown = a card

goldblivion-card-tom = Tom
goldblivion-card-naya = Naya
goldblivion-card-gloric = Gloric

goldblivion-card-noble_ariane = Ariane
goldblivion-card-noble_blaze = Blaze
goldblivion-card-noble_charles = Charles
goldblivion-card-noble_jade = Jade
goldblivion-card-noble_glasstok = Glasstok

goldblivion-card-amazone = Amazone
goldblivion-card-assassins = Assassins
goldblivion-card-bud_and_buddy = Bud & Buddy
goldblivion-card-christina = Christina
goldblivion-card-eve_and_lily = Eve & Lily
goldblivion-card-harmony = Harmony
goldblivion-card-timmy = Timmy
goldblivion-card-picassol = Picassol
goldblivion-card-britney = Britney
goldblivion-card-bro = BRO
goldblivion-card-bruno = Bruno
goldblivion-card-magda = Magda
goldblivion-card-magus = Magus
goldblivion-card-vlad = Vlad
goldblivion-card-wanda = Wanda
goldblivion-card-archimus = Archimus
goldblivion-card-colin = Colin
goldblivion-card-goldie = Goldie
goldblivion-card-menthor = Menthor
goldblivion-card-red = Red
goldblivion-card-rolly_rockers = Rolly Rockers
goldblivion-card-thardard = Thardard
goldblivion-card-boss = Boss

goldblivion-card-bar = Bar
goldblivion-card-castrum = Castrum
goldblivion-card-conversus = Conversus
goldblivion-card-forge = Forge
goldblivion-card-magika = Magika
goldblivion-card-mine = Mine
goldblivion-card-neverland = Neverland
goldblivion-card-market_building = Market

## Combat cards

goldblivion-soldier-arthur = Arthur
goldblivion-soldier-xena = Xena
goldblivion-soldier-archer = Archer
goldblivion-soldier-axel = Axel
goldblivion-soldier-bandit = Bandit
goldblivion-soldier-boomers = Boomers
goldblivion-soldier-champion = Champion
goldblivion-soldier-joker = Joker
goldblivion-soldier-karen = Karen
goldblivion-soldier-thorin = Thorin

## Magic tokens: as part of a sentence, and alone

goldblivion-token-unknown = a magic token
goldblivion-token-magic_1 = magic token 1
goldblivion-token-magic_1-short = Magic 1
goldblivion-token-magic_2 = magic token 2
goldblivion-token-magic_2-short = Magic 2
goldblivion-token-magic_3 = magic token 3
goldblivion-token-magic_3-short = Magic 3
goldblivion-token-magic_4 = magic token 4
goldblivion-token-magic_4-short = Magic 4
goldblivion-token-magic_5 = magic token 5
goldblivion-token-magic_5-short = Magic 5
goldblivion-token-magic_6 = magic token 6
goldblivion-token-magic_6-short = Magic 6
goldblivion-token-magic_7 = magic token 7
goldblivion-token-magic_7-short = Magic 7
goldblivion-token-magic_8 = magic token 8
goldblivion-token-magic_8-short = Magic 8

## Enemies

goldblivion-enemy-forest_1 = Goblin
goldblivion-enemy-forest_2 = Goblin
goldblivion-enemy-forest_3 = Goblin
goldblivion-enemy-forest_4 = Goblin
goldblivion-enemy-forest_5 = Goblin
goldblivion-enemy-mountain_1 = Dragon
goldblivion-enemy-mountain_2 = Dragon
goldblivion-enemy-mountain_3 = Dragon
goldblivion-enemy-mountain_4 = Dragon
goldblivion-enemy-mountain_5 = Dragon
goldblivion-enemy-cow_dragon = Cow-Dragon

## Die faces

goldblivion-face-die_1_nugget = 1 nugget
goldblivion-face-die_2_nuggets = 2 nuggets
goldblivion-face-die_material = 1 material
goldblivion-face-die_magic = 1 magic token

## What a card does: a message for each effect, with the effect’s fields in the data file as variables.
## Each is a clause in lower case, without a full stop. A list is joined by goldblivion-effect-then, its first letter made
## a capital, and ended by goldblivion-effect-sentence. What stands several times in a row is said once, by
## goldblivion-effect-repeat.

# $first, $second: two clauses.
goldblivion-effect-then = { $first }, then { $second }
# $first, $second: two options, each a joined list.
goldblivion-effect-or = { $first }; or { $second }
# $text: a clause. $n (number): how often.
goldblivion-effect-repeat = { $n ->
    [2] { $text }, twice
   *[other] { $text }, { $n } times
}
# $text: a joined list, its first letter a capital.
goldblivion-effect-sentence = { $text }.
goldblivion-effect-none = No power.

goldblivion-effect-nuggets = gain { goldblivion-amount-nuggets }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-material = gain { goldblivion-amount-material }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-bars = gain { goldblivion-amount-bars }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-roll_dice = roll { $n ->
    [one] { $n } die
   *[other] { $n } dice
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-magic = take { $n ->
    [one] { $n } magic token
   *[other] { $n } magic tokens
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-draw_blue = draw { $n ->
    [one] { $n } GOLDblivion card
   *[other] { $n } GOLDblivion cards
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-draw_red = reveal { $n ->
    [one] { $n } more Combat card
   *[other] { $n } more Combat cards
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-free_blue = gain { $n ->
    [one] { $n } character
   *[other] { $n } characters
} from the market for free
goldblivion-effect-free_red = gain { $n ->
    [one] { $n } Combat card
   *[other] { $n } Combat cards
} for free
goldblivion-effect-strength = gain { $n } Strength{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-destroy_market = destroy { $market ->
    [blue] { $n ->
        [one] { $n } GOLDblivion card of the market
       *[other] { $n } GOLDblivion cards of the market
    }
    [red] { $n ->
        [one] { $n } Combat card of the market
       *[other] { $n } Combat cards of the market
    }
   *[any] { $n ->
        [one] { $n } market card
       *[other] { $n } market cards
    }
}
goldblivion-effect-reactivate = { $type ->
    [elf] reactivate an elf in your play area
    [human] reactivate a human in your play area
    [dwarf] reactivate a dwarf in your play area
    [building] ready one of your tilted buildings
   *[character] reactivate a character in your play area
}
goldblivion-effect-combat = start a combat{ $strength ->
   *[0] { "" }
    [one] { " " }with { $strength } extra Strength
    [other] { " " }with { $strength } extra Strength
}{ $cards ->
   *[0] { "" }
    [one] { " " }{ goldblivion-effect-combat-with } { $cards } extra Combat card
    [other] { " " }{ goldblivion-effect-combat-with } { $cards } extra Combat cards
}
goldblivion-effect-combat-with = { $strength ->
   *[0] with
    [one] and
    [other] and
}
goldblivion-effect-destroy_self = destroy this card
goldblivion-effect-copy_red = copy another card of your army that is not a Joker: its Strength and its power
# $options: joined lists, joined by goldblivion-effect-or.
goldblivion-effect-choose_one = choose one: { $options }
# $cost: from goldblivion-amount-nuggets and goldblivion-amount-material. $gain: a joined list.
goldblivion-effect-pay_to_gain = { $limit ->
    [unlimited] pay { $cost }, as often as you like, to { $gain }
   *[once] pay { $cost } to { $gain }
}
goldblivion-effect-lose_nuggets = { $n ->
    [one] you lose { $n } nugget
   *[other] you lose { $n } nuggets
}
goldblivion-effect-reveal_territory = a face-down territory of your choice is revealed
goldblivion-effect-destroy_territory = the noble beats a visible enemy of your choice and takes its reward
goldblivion-effect-destroy_rightmost = the rightmost market card is destroyed

## The same in a few words, for the card itself

goldblivion-short-then = { $first }, { $second }
goldblivion-short-or = { $first } or { $second }
# $text: what is gained.
goldblivion-short-per = { $text } per { $per ->
    [elf] elf
    [human] human
    [dwarf] dwarf
    [building] building
   *[territory] trophy
}
goldblivion-short-nuggets = { $n ->
    [one] { $n } nugget
   *[other] { $n } nuggets
}
goldblivion-short-material = { goldblivion-amount-material }
goldblivion-short-bars = { $n ->
    [one] { $n } gold bar
   *[other] { $n } gold bars
}
goldblivion-short-roll_dice = { $n ->
    [one] roll { $n } die
   *[other] roll { $n } dice
}
goldblivion-short-magic = { $n ->
    [one] { $n } magic token
   *[other] { $n } magic tokens
}
goldblivion-short-draw_blue = { $n ->
    [one] draw { $n } card
   *[other] draw { $n } cards
}
goldblivion-short-draw_red = { $n ->
    [one] reveal { $n } more card
   *[other] reveal { $n } more cards
}
goldblivion-short-free_blue = { $n ->
    [one] gain { $n } character
   *[other] gain { $n } characters
}
goldblivion-short-free_red = { $n ->
    [one] gain { $n } Combat card
   *[other] gain { $n } Combat cards
}
goldblivion-short-strength = +{ $n } Strength
goldblivion-short-destroy_market = { $n ->
    [one] destroy { $n } market card
   *[other] destroy { $n } market cards
}
goldblivion-short-reactivate = { $type ->
    [elf] reactivate an elf
    [human] reactivate a human
    [dwarf] reactivate a dwarf
    [building] ready a building
   *[character] reactivate a character
}
goldblivion-short-combat = { $strength ->
    [0] { $cards ->
        [0] combat
        [one] combat with { $cards } card more
       *[other] combat with { $cards } cards more
    }
   *[other] { $cards ->
        [0] combat with +{ $strength } Strength
        [one] combat with +{ $strength } Strength and { $cards } card more
       *[other] combat with +{ $strength } Strength and { $cards } cards more
    }
}
goldblivion-short-destroy_self = destroy this card
goldblivion-short-copy_red = copy a card of the army
goldblivion-short-choose_one = { $options }
goldblivion-short-pay_to_gain = pay { $cost }: { $gain }

## The same for the automated noble, where it is the one who gains; all other effects as above

goldblivion-noble-effect-nuggets = the noble gains { goldblivion-amount-nuggets }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-material = the noble gains { goldblivion-amount-material }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-bars = the noble gains { goldblivion-amount-bars }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-roll_dice = the noble rolls { $n ->
    [one] { $n } die
   *[other] { $n } dice
}{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-magic = the noble carries out its magic line instead of taking a token
# $gain: from goldblivion-amount-nuggets, -material and -bars.
goldblivion-noble-effect-pay_to_gain = the noble turns { $cost } into { $gain }, as often as possible

## The market

goldblivion-board-market = Market
goldblivion-board-row = GOLDblivion cards
goldblivion-board-slot-empty = Empty slot
goldblivion-board-market-left = { $number ->
    [0] The market pile is empty.
    [one] { $number } card left in the market pile.
   *[other] { $number } cards left in the market pile.
}
goldblivion-board-market-unseen = Still in the market pile, in no order
# $cards: a list.
goldblivion-board-market-bottom = At its bottom, in this order: { $cards }
goldblivion-board-red-piles = Combat cards
goldblivion-board-red-left = { $number ->
    [0] This pile is empty.
    [one] { $number } card left in this pile.
   *[other] { $number } cards left in this pile.
}
goldblivion-board-red-unseen = Under the tops of the two piles, in no order
goldblivion-board-red-theft = A pile is empty: instead of gaining a Combat card from the market you may steal one from an opponent.
goldblivion-board-box = Box
goldblivion-board-box-tip = Destroyed cards: they never come back.
goldblivion-board-box-empty = No card has been destroyed yet.

## Cards

goldblivion-kind-starter = Starter
goldblivion-kind-noble = Noble
goldblivion-kind-character = Character
goldblivion-kind-building = Building
goldblivion-kind-soldier = Combat card
goldblivion-kind-token = Magic token
goldblivion-board-cost = Cost: { $cost }
# The printed Strength of a Combat card. $n (number), $per.
goldblivion-board-printed-strength = Strength { $n }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-board-asking = { $card } asks
# $title: what it is. $text: what there is of it.
goldblivion-board-listed = { $title }: { $text }
goldblivion-board-pick = Choose { $card }, then its side
goldblivion-board-pick-side = { $card }: choose its side.

## Territories

goldblivion-board-territories = Territories
goldblivion-board-place = Territory { $place } ({ $terrain })
goldblivion-board-place-down = { $number ->
    [one] Face-down tile
   *[other] { $number } face-down tiles
}
goldblivion-board-place-below = Another tile lies face down below.
goldblivion-board-place-empty = Empty: a Combat card more for attacks on its neighbours
goldblivion-board-place-enemy = { $enemy }, Strength { $strength }
# $text: the reward’s effects, as a sentence.
goldblivion-board-place-reward = Reward: { $text }
# $n (number): empty sides and bonus cards.
goldblivion-board-place-draws = { $n ->
    [one] If you attack here now you draw { $n } Combat card.
   *[other] If you attack here now you draw { $n } Combat cards.
}
goldblivion-board-place-few = { $n ->
    [0] Your Combat draw pile is empty.
    [one] Your Combat draw pile has only { $n } card.
   *[other] Your Combat draw pile has only { $n } cards.
}
goldblivion-board-place-closed = No empty side: it cannot be attacked yet.
goldblivion-board-cow-dragon-tip = Printed on the board under territory { $place }. It can be beaten again and again, is never a trophy, and never leaves an empty side.
goldblivion-board-tiles-unseen = Tiles not yet seen
goldblivion-board-tiles-unseen-item = { $number } × { $enemy }, Strength { $strength }

## Combat

goldblivion-combat-title = { $player } against the { $enemy }
goldblivion-combat-strength = Strength { $strength } against { $enemy_strength }
goldblivion-combat-enough = Enough: finishing now wins the combat.
goldblivion-combat-short = Short by { $n }: finishing now loses the combat.
goldblivion-combat-lost = Lost: choose a card to destroy.
goldblivion-combat-army = Army
goldblivion-combat-army-empty = No card in the army
goldblivion-combat-resolved = Power resolved
goldblivion-combat-unresolved = Power not resolved yet
goldblivion-combat-plain = No power to resolve

## Villages, magic tokens, nobles

goldblivion-board-villages = Villages
goldblivion-board-village-tip = Once activated, the tile is turned over.
# $text: the effects of the hidden side, as a sentence.
goldblivion-board-village-other = Other side: { $text }
goldblivion-board-tokens = Magic tokens
goldblivion-board-tokens-down = { $number ->
    [0] No token lies face down.
    [one] { $number } token lies face down.
   *[other] { $number } tokens lie face down.
}
goldblivion-board-tokens-up = Used this round: { $tokens }
goldblivion-board-tokens-tip = A used token lies face up until the end of the round.
goldblivion-board-nobles = Nobles to choose from

## Rounds and the gold-bar track

goldblivion-board-track = Gold-bar track
# $bars (number): where the last round is triggered.
goldblivion-board-track-tip = { $bars } gold bars make this the last round. All bars count, also those beyond.
goldblivion-board-track-marker = { $player }: { goldblivion-bars }
goldblivion-board-set-up = Set-up
goldblivion-board-round = Round { $number }
goldblivion-board-last-round = Last round
goldblivion-board-main-left = { $number ->
    [0] No main action left
    [one] { $number } main action left
   *[other] { $number } main actions left
}
goldblivion-board-main-tip = Main actions: play a card, buy a card, activate a village, pass. Bonus actions, as many as you like: buy a gold bar, activate a building, use a magic token.
goldblivion-board-first = First player
goldblivion-board-first-tip = Takes the first turn of the round. At the end of the round the token moves one seat to the left, and its new owner destroys a market card.

## Players

goldblivion-player-tableau = Cards and goods of { $player }
goldblivion-player-nuggets = Nuggets
goldblivion-player-nuggets-tip = { goldblivion-nuggets }. Characters, Combat cards and gold bars are paid with nuggets.
goldblivion-player-material = Material
# $most (number): the limit.
goldblivion-player-material-tip = { goldblivion-material }, { $most } at most. Buildings are paid with material.
goldblivion-player-bars = Gold bars
goldblivion-player-bars-tip = { goldblivion-bars }. The most gold bars win.
goldblivion-player-trophies = Trophies
goldblivion-player-trophies-count = { $number ->
    [0] No trophy
    [one] { $number } trophy
   *[other] { $number } trophies
}
goldblivion-player-hand = Hand
goldblivion-player-hand-count = { $number ->
    [0] No card in hand
    [one] { $number } card in hand
   *[other] { $number } cards in hand
}
goldblivion-player-pile = Draw pile
goldblivion-player-pile-count = { $number ->
    [0] The draw pile is empty.
    [one] { $number } card in the draw pile.
   *[other] { $number } cards in the draw pile.
}
goldblivion-player-pile-tip = Your own draw pile, in no order. It is not refilled before the end of the round.
goldblivion-player-unseen = Hand, draw pile and development together, in no order
goldblivion-player-play-area = Play area
goldblivion-player-play-area-empty = No character played this round
goldblivion-player-buildings = Buildings
goldblivion-player-buildings-none = No building
goldblivion-player-ready = Ready
goldblivion-player-tilted = Tilted: used until it is readied
goldblivion-player-development = Development
goldblivion-player-development-left = Development, left
goldblivion-player-development-right = Development, right
# $cards, $n (numbers): so many cards give so much.
goldblivion-player-development-left-tip = { $cards ->
    [one] Each card here gives { goldblivion-amount-nuggets } a round.
   *[other] Every { $cards } cards here give { goldblivion-amount-nuggets } a round.
}
goldblivion-player-development-right-tip = { $cards ->
    [one] Each card here gives { goldblivion-amount-material } a round.
   *[other] Every { $cards } cards here give { goldblivion-amount-material } a round.
}
# $number: cards that are wanting until a side gives $n more.
goldblivion-player-development-missing = { $number ->
    [one] { $number } more card: +{ $n }
   *[other] { $number } more cards: +{ $n }
}
goldblivion-player-development-count = { $number ->
    [0] No card
    [one] { $number } card
   *[other] { $number } cards
}
goldblivion-player-production = Production
goldblivion-player-chosen = Chosen: { $card }, { $side }. The others are still choosing.
goldblivion-player-has-chosen = Has chosen
goldblivion-player-choosing = Is choosing
goldblivion-player-combat-zone = Combat zone
goldblivion-player-red-pile = Combat draw pile
goldblivion-player-red-pile-count = { $number ->
    [0] The Combat draw pile is empty.
    [one] { $number } card in the Combat draw pile.
   *[other] { $number } cards in the Combat draw pile.
}
goldblivion-player-red-pile-tip = In no order: each card is as likely as the others to be revealed next.
goldblivion-player-exhausted = Exhausted
goldblivion-player-exhausted-tip = Combat cards already used this round. They return to the draw pile at the end of the round.
goldblivion-player-tokens = Magic tokens
# $most (number): the limit.
goldblivion-player-tokens-count = { $number ->
    [0] No magic token, { $most } at most
    [one] { $number } magic token, { $most } at most
   *[other] { $number } magic tokens, { $most } at most
}
goldblivion-player-passed = Has passed
goldblivion-player-digit = Digit { $number } for the draft

## Solo: the automated noble

goldblivion-noble-ariane = Ariane
goldblivion-noble-charles = Charles
goldblivion-noble-blaze = Blaze
goldblivion-noble-jade = Jade
goldblivion-noble-title = { $name }, automated noble
goldblivion-noble-difficulty-easy = easy
goldblivion-noble-difficulty-normal = normal
goldblivion-noble-difficulty-hard = hard
goldblivion-noble-places = Places
goldblivion-noble-place-elf = Elf place
goldblivion-noble-place-human = Human place
goldblivion-noble-place-dwarf = Dwarf place
goldblivion-noble-place-building = Building place
goldblivion-noble-cards-count = { $number ->
    [0] No card here
    [one] { $number } card here
   *[other] { $number } cards here
}
goldblivion-noble-per-elf = per elf symbol at the elf place
goldblivion-noble-per-human = per human symbol at the human place
goldblivion-noble-per-dwarf = per dwarf symbol at the dwarf place
goldblivion-noble-per-building = per building symbol at the building place
# $number: how many cards it takes.
goldblivion-noble-doubling = With { $number } cards or more at a place, its effects are carried out twice.
goldblivion-noble-no-doubling = Effects are never doubled on this board.
goldblivion-noble-doubled = Carried out twice
goldblivion-noble-magic = Instead of a magic token
goldblivion-noble-chart = Chart
goldblivion-noble-chart-tip = At the end of its turn the noble applies each line in order, as often as it can.
# $cost, $gain: from goldblivion-amount-nuggets, -material and -bars.
goldblivion-noble-chart-line = { $cost } → { $gain }
goldblivion-noble-turn = The noble’s turn
goldblivion-noble-step-die = A die picks a card of the market.
goldblivion-noble-step-take = The card goes under the board, at the place of its type. Its own power is ignored.
goldblivion-noble-step-row = The row slides to the right and is refilled on the left.
goldblivion-noble-step-place = The effects of that place are carried out, from left to right.
goldblivion-noble-step-chart = The chart turns material and nuggets into gold bars.
goldblivion-noble-slot = The noble takes this card when its die shows: { $face }.
goldblivion-noble-trophies = Tiles taken
goldblivion-noble-market-tip = If the row cannot be refilled, you lose at once.
goldblivion-noble-pass-tip = Alone, you may pass only with an empty hand.

## The parts of the board that a phone shows one at a time

goldblivion-part-title = Parts of the board
goldblivion-part-map = Map
goldblivion-part-own = Yours

## The lessons

goldblivion-lesson-first-title = Your first gold bar
goldblivion-lesson-first-theme = Welcome to the land of gold! Elves, humans and dwarfs work for you, soldiers fight for you, and somewhere behind the Goblins and Dragons lies a great deal of gold.
goldblivion-lesson-first-goal = Gold bars win. When somebody has 10 of them on this track, the round is finished and the most bars win. Seven nuggets buy one; strong enemies guard others.
goldblivion-lesson-first-overview = Enemies hide on the map: weak ones in forests, strong ones in mountains. The market sells cards and soldiers; your nuggets, material and gold bars are lit. A round is: develop one card, earn, then take turns until everybody has passed.
goldblivion-lesson-first-develop = These five cards are your hand. Each round begins with a development: slide one card under your board for good. Every card on the left earns 1 nugget a round. Put one Naya there.
goldblivion-lesson-first-develop-right = The right side earns 1 material for every two cards: too slow today. Put Naya on the left.
goldblivion-lesson-first-develop-other = You will want that one in a moment, and you hold two Nayas. Put one of them on the left.
goldblivion-lesson-first-play = Your left side has paid its first nugget. A turn is two main actions. Play Naya: 1 nugget for each elf you have in play, herself included. Then play Tom for another.
goldblivion-lesson-first-play-tom = Naya first, please: she counts the elves in play. Tom comes next.
goldblivion-lesson-first-play-later = Soon. First collect nuggets with Naya and Tom.
goldblivion-lesson-first-play-pass = Passing ends your whole round, and you still have cards to play. Play Naya, then Tom.
goldblivion-lesson-first-end = Two actions, 3 nuggets. Played cards stay in play until the round is over. End your turn; the other player takes theirs, then it is you again.
goldblivion-lesson-first-buy = Buying a card from the market is a main action too. Buy Christina for 2 nuggets. She is shuffled into your draw pile, and you may draw her in a later round.
goldblivion-lesson-first-buy-other = Not bad, but Christina works with your Naya: both are elves, and she also counts your victories. Buy Christina.
goldblivion-lesson-first-buy-soldier = A soldier comes next. Buy Christina first, for 2 nuggets.
goldblivion-lesson-first-buy-later = In a moment. First buy Christina.
goldblivion-lesson-first-buy-pass = You would be out for this round. Buy Christina instead.
goldblivion-lesson-first-noble = Charles is your noble. His card lets you choose. Play him, take the 2 nuggets, then end your turn.
goldblivion-lesson-first-noble-draw = A card more is tempting, but you will need 3 nuggets for a soldier. Take the nuggets.
goldblivion-lesson-first-noble-later = Gloric starts a combat, and your army is weak. First play Charles.
goldblivion-lesson-first-noble-pass = Not yet: play Charles, he brings 2 nuggets.
goldblivion-lesson-first-soldier = The other player has passed: now all turns of this round are yours. The two piles on the market are soldiers, for 3 nuggets each. Buy the Champion, Strength 2.
goldblivion-lesson-first-soldier-other = Thorin counts the dwarfs you have in play, and there are few. Buy the Champion.
goldblivion-lesson-first-soldier-later = The Champion first: all that follows needs an army. It costs your 3 nuggets.
goldblivion-lesson-first-soldier-pass = Not yet! A combat awaits you. Buy the Champion.
goldblivion-lesson-first-attack = Play Gloric to start a combat, then choose the lit territory. Each of its empty sides reveals one of your soldiers: three here, more than almost anywhere.
goldblivion-lesson-first-attack-sides = You may attack there. But fewer sides are empty, or as many at best. Attack the lit territory, with three soldiers.
goldblivion-lesson-first-attack-pass = Gloric is still in your hand: play him, and fight.
goldblivion-lesson-first-fight = A Goblin of Strength 3! Your soldiers: Xena 1, Champion 2, Arthur 0. Equal is enough: you win. Finish the combat, take 5 nuggets and your trophy, and end your turn. Had you lost, one soldier would be gone.
goldblivion-lesson-first-pass = Your hand is empty. Pass, and your round is over; anyone who passes with 7 nuggets turns them into a gold bar. You keep your 5. Then end your turn.
goldblivion-lesson-first-pass-more = A good idea in another game. Now keep your 5 nuggets: with two more they are a gold bar. Pass.
goldblivion-lesson-first-round = A new round: all played cards are shuffled, and you draw five again, Christina among them! Develop Tom on the left: two cards there now earn 2 nuggets.
goldblivion-lesson-first-round-right = On the right two cards would earn 1 material. We want nuggets: put Tom on the left.
goldblivion-lesson-first-round-other = That card earns more in your hand than under your board. Develop Tom.
goldblivion-lesson-first-bar = 5 and 2 are 7 nuggets. Buying a gold bar is a bonus action: it uses up none of your two. Buy your first one!
goldblivion-lesson-first-bar-pass = Passing would turn them into a bar too, but end your round. Buy it as a bonus action.
goldblivion-lesson-first-bar-other = You have 7 nuggets at last: buy the gold bar first.
goldblivion-lesson-first-symbols = Cards work together. Play Naya, then Christina: she earns a nugget for each elf in play, now two, and one for each trophy you hold. Then end your turn.
goldblivion-lesson-first-symbols-first = The other way round she finds one more elf in play: Naya first.
goldblivion-lesson-first-symbols-pass = You have two actions and two elves: play Naya, then Christina.
goldblivion-lesson-first-symbols-other = Fine another time. See how two elves help each other: Naya, then Christina.
goldblivion-lesson-first-wins = Earn, buy, fight, and turn it all into gold bars: whoever has the most when someone reaches 10 wins. Buildings, villages and magic tokens are yours to discover. Off you go!


goldblivion-lesson-combat-title = Winning a combat
goldblivion-lesson-combat-map = Your first game goes on. Forests hide enemies of Strength 2 to 5; mountains 6 to 9, which pay in gold bars. Each empty side of a territory reveals one of your soldiers: territory 1, which is yours, gives all its neighbours one more.
goldblivion-lesson-combat-karen = Good soldiers have powers. Buy Karen for 3 nuggets: she adds 1 Strength, or 3 if you destroy her.
goldblivion-lesson-combat-karen-champion = A Champion is always 2, and a fine soldier. But see what a power can do: buy Karen.
goldblivion-lesson-combat-karen-later = First the army: buy Karen for 3 nuggets.
goldblivion-lesson-combat-karen-pass = Not yet, you have Gloric in your hand. Buy Karen first.
goldblivion-lesson-combat-attack = Play Gloric, and attack the lit forest: two open sides, and the one towards the territory you have won. Three soldiers, then.
goldblivion-lesson-combat-attack-sides = Possible. But mountains are too strong today, and other forests open fewer sides or lead nowhere. Attack the lit one.
goldblivion-lesson-combat-attack-later = Now the combat: play Gloric.
goldblivion-lesson-combat-attack-pass = Gloric is still in your hand: play him.
goldblivion-lesson-combat-power = An enemy of Strength 4, and your Xena makes 1. A soldier’s power is yours to use once, or not. Use Karen’s, and choose 3 Strength: she is gone for good, but 1 and 3 are 4.
goldblivion-lesson-combat-power-finish = That would be 1 against 4. Use Karen’s power first.
goldblivion-lesson-combat-power-one = That makes 2 against 4: lost, and a soldier gone all the same. Choose 3 Strength.
goldblivion-lesson-combat-win = Equal is enough. Finish the combat: 4 nuggets, 1 material and a trophy. The soldiers who fought rest until the round is over. End your turn.
goldblivion-lesson-combat-lost = The other player has attacked with three Arthurs, lost, and destroyed one. The enemy on territory 8 now lies open for all. Prepare: buy Boomers, who add 3 Strength for 1 material. Play Tom, and end your turn.
goldblivion-lesson-combat-lost-champion = Not bad, but you have a material to use. Boomers turn it into 3 Strength: buy them.
goldblivion-lesson-combat-lost-later = First Boomers for 3 nuggets, then Tom.
goldblivion-lesson-combat-lost-pass = You would be out for this round. Buy Boomers first.
goldblivion-lesson-combat-round = Pass, and end your turn. In the new round you are the first player, who destroys one card of the market before all draw. Destroy Harmony, who would give the other player two soldiers.
goldblivion-lesson-combat-round-later = Save your nuggets for the next round. Pass.
goldblivion-lesson-combat-round-other = You may. But Harmony brings two soldiers at once, and the other player could afford her soon. Destroy her card.
goldblivion-lesson-combat-develop = All your soldiers are back in your pile, and Gloric is in your hand. Develop Tom on the left.
goldblivion-lesson-combat-develop-right = On the right two cards make a material. Nuggets serve you better now: on the left.
goldblivion-lesson-combat-develop-other = That card does more in your hand. Develop Tom.
goldblivion-lesson-combat-open = An enemy that lies open holds no surprise: Strength 2 on territory 8, and three empty sides, thanks to your victory beside it. Play Gloric and attack there.
goldblivion-lesson-combat-open-hidden = Who knows what hides there? On territory 8 you see Strength 2, and you have three soldiers. Attack it.
goldblivion-lesson-combat-open-later = First the combat, before somebody else takes that enemy. Play Gloric.
goldblivion-lesson-combat-open-pass = Not with Gloric in your hand: play him.
goldblivion-lesson-combat-boomers = Arthur 0, Xena 1, Boomers 0: not enough. Use Boomers’ power, pay the material for 3 Strength, and finish the combat.
goldblivion-lesson-combat-boomers-finish = That would be 1 against 2. Use Boomers’ power first.
goldblivion-lesson-combat-boomers-decline = Then they add nothing, and you lose. Pay the material.
goldblivion-lesson-combat-wins = Three trophies! Open sides before you strike, keep powers for close fights, and thin out your Arthurs. Under the tile on territory 10 waits the Cow-Dragon: Strength 10, and 3 gold bars each time it is beaten.

goldblivion-lesson-material-title = Material and buildings
goldblivion-lesson-material-material = Another game, round 3. You have developed on the right: every two cards there earn 1 material a round. You may keep 4. Material buys buildings, and buildings stay in play for the whole game.
goldblivion-lesson-material-mine = Two buildings are on the market. Buy the Mine for 3 material. Like any purchase at the market it is a main action; but it goes straight into play, ready to be used.
goldblivion-lesson-material-mine-forge = The Forge is good too, and cheaper. Your 3 material are enough for the Mine, which earns more. Buy the Mine.
goldblivion-lesson-material-mine-later = Soon. First the Mine, before somebody else destroys it.
goldblivion-lesson-material-mine-pass = With 3 material and a Mine on the market? Buy it!
goldblivion-lesson-material-activate = Using a building is a bonus action: it costs you none of your two. Use the Mine now, in your play area, and take a gold bar.
goldblivion-lesson-material-activate-later = You could wait, but why? Use the Mine.
goldblivion-lesson-material-activate-pass = Use the Mine first: passing ends your round.
goldblivion-lesson-material-magda = The Mine is tilted: used for this round. One main action is left. Play Magda, choose 1 material, and end your turn.
goldblivion-lesson-material-magda-nuggets = 4 nuggets are tempting. But for the next building you need material. Choose that.
goldblivion-lesson-material-magda-later = Magda first: she brings material.
goldblivion-lesson-material-magda-pass = One main action is left: play Magda.
goldblivion-lesson-material-tilted = A tilted building waits until the round is over. Play both Nayas for nuggets, and end your turn.
goldblivion-lesson-material-tilted-later = Both Nayas first: together they bring 3 nuggets.
goldblivion-lesson-material-pass = Play Tom, then pass, and end your turn. Keep your nuggets: they will be a gold bar soon.
goldblivion-lesson-material-pass-later = Save up: play Tom, then pass.
goldblivion-lesson-material-right = A new round, and the Mine stands upright again. Now develop Tom on the right: four cards there make 2 material.
goldblivion-lesson-material-right-left = On the left it would be 1 nugget. On the right it is the fourth card: 2 material instead of 1.
goldblivion-lesson-material-right-other = Right side, good. But Tom earns least in your hand: develop him.
goldblivion-lesson-material-again = Use the Mine: your second bar, for nothing. Then buy the Forge for 2 of your 3 material.
goldblivion-lesson-material-again-first = In a moment. First use the Mine, lest you forget it.
goldblivion-lesson-material-again-bar = The Bar lets a dwarf work twice, and you have none. First the Mine’s gold bar, then the Forge.
goldblivion-lesson-material-again-later = Buildings first: use the Mine, then buy the Forge.
goldblivion-lesson-material-forge = The Forge gives you a choice: a soldier for nothing, or a gold bar for 1 material. Use it, and take the bar.
goldblivion-lesson-material-forge-soldier = Soldiers win combats, but bars win the game. Take the bar.
goldblivion-lesson-material-forge-later = The Forge is ready: use it first.
goldblivion-lesson-material-bar = No material is left, but nuggets are. Play Tom: now you have 7. Buy a gold bar, and end your turn.
goldblivion-lesson-material-bar-later = Tom brings the seventh nugget, and seven buy a bar. Then end your turn.
goldblivion-lesson-material-wins = Four gold bars, three of them from buildings, which work again every round. Buy early, own each kind once, and use them all before you pass. The right village also takes material. Now try it yourself!

goldblivion-lesson-solo-title = Alone against a noble
goldblivion-lesson-solo-noble = Alone you race an automated noble. This is Ariane, the gentlest of four. She holds no cards: a die decides for her, and what it brings depends on the places of her board. When either of you has 10 gold bars, finish the round; you must have more.
goldblivion-lesson-solo-three = You begin every round. Develop Tom on the left. Then you have three main actions, not two. Play your noble Jade, then Naya, who counts both elves. That makes 4 nuggets: buy Wanda.
goldblivion-lesson-solo-three-side = On the right it takes two cards to earn anything. Put Tom on the left.
goldblivion-lesson-solo-three-other = You need that one in a moment. Develop Tom, on the left.
goldblivion-lesson-solo-three-later = Soon. Jade first, then one Naya, who finds two elves. With the third action buy Wanda.
goldblivion-lesson-solo-three-red = Red is good with buildings, and you have none yet. Wanda rolls two dice: buy her.
goldblivion-lesson-solo-die = After each of your turns comes one of Ariane’s. Her die takes a card of the row: the sign under each says which face. The last two are in most danger, with two faces of six each. End your turn and watch.
goldblivion-lesson-solo-reveal = The third card, Magus: a human. For humans Ariane rolls two dice. One shows magic, which turns up a territory, and you choose which. Take the lit forest: a visible enemy may become her prey, and mountains pay in gold bars.
goldblivion-lesson-solo-reveal-mountain = Mountains guard gold bars. Turned up, they tempt her later. Choose the lit forest.
goldblivion-lesson-solo-reveal-forest = A forest is right. This time take the lit one.
goldblivion-lesson-solo-row = When a card leaves, those before it move on a place and a new one comes first. Play Naya: three elves, 3 nuggets. Buy Christina, the first card, then Menthor, who takes her place. End your turn.
goldblivion-lesson-solo-row-later = Gloric fights better in a moment, and gold comes first. Play Naya, then buy the first card, twice.
goldblivion-lesson-solo-row-red = For Red’s price you could almost have two cards: buy the first in the row, twice.
goldblivion-lesson-solo-destroy = Her die takes Red: a dwarf. For dwarfs she beats a visible enemy and takes its reward; you choose which. Only one is visible. Give it to her.
goldblivion-lesson-solo-combat = She has changed material into nuggets, and 7 nuggets into a bar. Alone, you may pass only with an empty hand, so Gloric must fight. Play him, attack the lit forest with three soldiers, and finish the combat.
goldblivion-lesson-solo-combat-other = Wherever you fight, your army is weak today. The lit forest shows three soldiers and asks for little: attack it.
goldblivion-lesson-solo-lose = Strength 1 against 2: lost. But a lost combat weeds your army: destroy an Arthur, who has no Strength at all. With no card and no nugget left you have passed by yourself. End your turn.
goldblivion-lesson-solo-lose-xena = Xena has Strength 1, Arthur 0. Destroy Arthur.
goldblivion-lesson-solo-again = Ariane has one more turn when you have passed. A dwarf again, and the enemy that beat you still lies open: she takes it. Her dice show magic, too: then reveal a forest of your choice.
goldblivion-lesson-solo-again-mountain = Leave the mountains face down while she takes what is visible. Choose a forest.
goldblivion-lesson-solo-wins = Two bars to none, yet you have the better deck now. Buy what her die would like, leave few enemies open, and never let the market run out: that loses at once. Once Ariane is beaten, three more nobles are waiting.

# Icons: words beside counters, and the legend
goldblivion-icon-nugget = nuggets
goldblivion-icon-material = material
goldblivion-icon-bar = gold bars
goldblivion-icon-die = roll a die
goldblivion-icon-magic = magic tokens
goldblivion-icon-blue = GOLDblivion cards
goldblivion-icon-red = Combat cards
goldblivion-icon-draw_blue = draw a GOLDblivion card
goldblivion-icon-draw_red = one more Combat card
goldblivion-icon-free_blue = gain a GOLDblivion card
goldblivion-icon-free_red = gain a Combat card
goldblivion-icon-destroy = destroy a card
goldblivion-icon-rightmost = the rightmost card
goldblivion-icon-reactivate = reactivate
goldblivion-icon-combat = combat
goldblivion-icon-strength = Strength
goldblivion-icon-trophy = trophies
goldblivion-icon-reveal = reveal a territory
goldblivion-icon-clear = take a territory without combat
goldblivion-icon-lose = lose
goldblivion-icon-copy = copy
goldblivion-icon-elf = elf
goldblivion-icon-human = human
goldblivion-icon-dwarf = dwarf
goldblivion-icon-building = building
goldblivion-icon-character = character
goldblivion-icon-hand = cards in hand
goldblivion-icon-first = first player
goldblivion-icon-production = production
