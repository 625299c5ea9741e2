goldblivion-title = GOLDblivion
goldblivion-tagline = Composez un paquet de cartes, une ville et une armée ; changez pépites, matériaux et victoires en lingots d’or.
goldblivion-moves = { $players ->
    [1] 140
    [2] 150
    [3] 130
   *[other] 140
}
goldblivion-weight = Plus exigeant : beaucoup de cartes
goldblivion-credit = GOLDblivion est un jeu de Jean-François Gauthier, édité par Goblivion Games. Ceci est une adaptation non officielle, sans lien avec eux.

## Ce qui est demandé
## $card : nom de ce qui demande : une carte, un jeton, un village, ou goldblivion-source-<source>. $times (nombre) : combien
## de fois encore. $main (nombre) : actions principales restantes ; $number, $of : laquelle sur combien. $strength,
## $enemy_strength (nombres) : ceux du combat. $nobles (nombre) : ceux à choisir ; $noble : celui pris. $after : ce qui précède la fin du tour. $theft :
## « yes » là où une carte Combat peut être volée. $cost, $gain : ceux d’un paiement.

goldblivion-prompt-draft = { $nobles ->
    [one] Votre noble : il rejoint votre pioche pour toute la partie.
   *[other] Choisissez un noble : il rejoint votre pioche pour toute la partie.
}
goldblivion-prompt-develop = Développez une carte : elle quitte votre paquet pour de bon. À chaque manche, la gauche donne { goldblivion-share-left }, la droite { goldblivion-share-right }.
goldblivion-prompt-act = { $main ->
    [0] Plus d’action principale : faites des actions bonus, ou finissez votre tour.
   *[other] Action principale { $number } sur { $of } : jouer, acheter ou activer un village. Actions bonus à volonté.
}
goldblivion-prompt-pass = Plus rien d’autre n’est possible : passez, et la manche est finie pour vous.
goldblivion-prompt-end = { $after ->
    [draft] Votre noble, { $noble }, est dans votre pioche. Continuez, et la partie commence.
    [passed] Vous avez passé : c’était votre dernier tour de la manche.
   *[done] Tout est fait : finissez votre tour.
}
goldblivion-prompt-option = { $card } : choisissez un de ses effets.
goldblivion-prompt-pay = { $card } : payer { $cost } ? Alors : { $gain }. Renoncer ne coûte rien.
goldblivion-prompt-destroy = { $card } : choisissez une carte du Marché à détruire. Elle quitte la partie, et la suivante prend sa place{ goldblivion-prompt-again }
goldblivion-prompt-free_blue = { $card } : choisissez un personnage du Marché. Il rejoint gratuitement votre pioche{ goldblivion-prompt-again }
goldblivion-prompt-free_red = { $theft ->
    [yes] { $card } : gagnez une carte Combat du Marché. Comme une pile est vide, vous pouvez à la place en voler une à un adversaire, tirée au hasard{ goldblivion-prompt-again }
   *[no] { $card } : choisissez une carte Combat du Marché. Elle rejoint gratuitement votre pioche Combat{ goldblivion-prompt-again }
}
goldblivion-prompt-reactivate = { $card } : choisissez la carte que vous réactivez. Le pouvoir d’un personnage agit de nouveau, un bâtiment est redressé.
goldblivion-prompt-attack = { $card } : choisissez le territoire que vous attaquez. Chacun de ses côtés vides vous fait révéler une carte Combat.
goldblivion-prompt-army = Force { $strength } contre { $enemy_strength } : utilisez les pouvoirs de votre armée dans l’ordre voulu, puis terminez le combat.
goldblivion-prompt-copy = { $card } : choisissez la carte de votre armée à copier, avec sa Force et son pouvoir.
goldblivion-prompt-loss = Le combat est perdu : choisissez une carte de votre armée. Elle quitte la partie pour de bon.
goldblivion-prompt-noble_type = Le noble prend { $card }, qui a deux types : choisissez son emplacement. Les effets de cet emplacement suivent.
goldblivion-prompt-noble_reveal = Le noble révèle un territoire : choisissez la tuile face cachée. Tout le monde verra son ennemi.
goldblivion-prompt-noble_destroy = Le noble bat un ennemi visible et prend sa récompense : choisissez lequel.
goldblivion-prompt-resolve = Les effets s’appliquent.
goldblivion-prompt-over = La partie est finie.
# Ce qui termine une question posée plusieurs fois.
goldblivion-prompt-again = { $times ->
    [0] .
    [one] .
   *[other] { " " }(encore { $times } fois).
}
# $left_cards, $left_n, $right_cards, $right_n (nombres) : tant de cartes donnent tant.
goldblivion-share-left = { $left_cards ->
    [one] { $left_n ->
        [one] { $left_n } pépite d’or par carte
       *[other] { $left_n } pépites d’or par carte
    }
   *[other] { $left_n ->
        [one] { $left_n } pépite d’or pour { $left_cards } cartes
       *[other] { $left_n } pépites d’or pour { $left_cards } cartes
    }
}
goldblivion-share-right = { $right_cards ->
    [one] { $right_n ->
        [one] { $right_n } matériau par carte
       *[other] { $right_n } matériaux par carte
    }
   *[other] { $right_n ->
        [one] { $right_n } matériau pour { $right_cards } cartes
       *[other] { $right_n } matériaux pour { $right_cards } cartes
    }
}

goldblivion-source-reward = Récompense
goldblivion-source-first_player = Jeton Premier joueur
goldblivion-source-noble = Le noble
goldblivion-source-combat = Combat

## Actions. $named : « yes » là où la page peut nommer la chose. $outcome : l’issue du combat s’il finissait maintenant.
## $effect : les effets de l’option. $cost : tiré de goldblivion-amount-nuggets et goldblivion-amount-material.

goldblivion-action-draft = Choisir { $card }
goldblivion-action-develop = Développer { $card } à { $side }
goldblivion-action-play = Jouer { $card }
goldblivion-action-buy = { $named ->
    [yes] Acheter { $card }
   *[no] Acheter la carte de la case { $slot }
}
goldblivion-action-recruit = { $named ->
    [yes] Acheter { $soldier }
   *[no] Acheter la carte Combat visible de la pile { $pile }
}
goldblivion-action-visit = Activer le { $village }
goldblivion-action-pass = Passer jusqu’à la fin de la manche
goldblivion-action-bar = { $named ->
    [yes] Acheter un lingot d’or pour { $cost }
   *[no] Acheter un lingot d’or
}
goldblivion-action-activate = Activer { $card }
goldblivion-action-magic = Utiliser { $token }
goldblivion-action-choose = { $named ->
    [yes] Choisir : { $effect }
   *[no] Choisir l’effet { $option }
}
goldblivion-action-pay = { $named ->
    [yes] Payer { $cost }
   *[no] Payer
}
goldblivion-action-decline = Renoncer
goldblivion-action-destroy = { $named ->
    [yes] Détruire { $card }
   *[no] Détruire la carte de la case { $slot }
}
goldblivion-action-destroy_red = { $named ->
    [yes] Détruire { $soldier }
   *[no] Détruire la carte Combat visible de la pile { $pile }
}
goldblivion-action-destroy_nugget = Retirer une pépite d’or au noble
goldblivion-action-gain = { $named ->
    [yes] Gagner { $card }
   *[no] Gagner la carte de la case { $slot }
}
goldblivion-action-gain_red = { $named ->
    [yes] Gagner { $soldier }
   *[no] Gagner la carte Combat visible de la pile { $pile }
}
goldblivion-action-steal = Voler une carte Combat à { $player }, tirée au hasard
goldblivion-action-reactivate = Réactiver { $card }
goldblivion-action-attack = { $named ->
    [yes] Attaquer le territoire { $place } : { $enemy }
   *[no] Attaquer le territoire { $place }
}
goldblivion-action-resolve = Résoudre { $soldier }
goldblivion-action-finish = { $outcome ->
    [win] Terminer le combat : victoire
    [loss] Terminer le combat : défaite
   *[open] Terminer le combat
}
goldblivion-action-copy = Copier { $soldier }
goldblivion-action-lose = Détruire { $soldier }
goldblivion-action-noble_type = Choisir l’emplacement { $type }
goldblivion-action-noble_reveal = Révéler le territoire { $place }
goldblivion-action-noble_destroy = Laisser le noble battre l’ennemi du territoire { $place }
goldblivion-action-end_turn = { $after ->
    [draft] Continuer
   *[done] Finir le tour
}

goldblivion-verb-draft = Choisir un noble
goldblivion-verb-develop = Développer une carte
goldblivion-verb-play = Jouer une carte
goldblivion-verb-buy = Acheter une carte GOLDblivion
goldblivion-verb-recruit = Acheter une carte Combat
goldblivion-verb-visit = Activer un village
goldblivion-verb-activate = Activer un bâtiment
goldblivion-verb-magic = Utiliser un jeton Magie
goldblivion-verb-choose = Choisir un effet
goldblivion-verb-destroy = Détruire une carte de la rangée
goldblivion-verb-destroy_red = Détruire une carte Combat
goldblivion-verb-gain = Gagner un personnage
goldblivion-verb-gain_red = Gagner une carte Combat
goldblivion-verb-steal = Voler une carte Combat
goldblivion-verb-reactivate = Réactiver une carte
goldblivion-verb-attack = Attaquer un territoire
goldblivion-verb-resolve = Résoudre un pouvoir
goldblivion-verb-copy = Copier une carte
goldblivion-verb-lose = Détruire une carte de l’armée
goldblivion-verb-noble_type = Choisir un emplacement
goldblivion-verb-noble_reveal = Révéler un territoire
goldblivion-verb-noble_destroy = Laisser le noble battre un ennemi

## Pourquoi quelque chose est impossible maintenant

goldblivion-why-draft_first = Choisissez d’abord un noble.
goldblivion-why-draft_over = Les nobles sont déjà choisis.
goldblivion-why-develop_first = Choisissez d’abord la carte que vous développez.
goldblivion-why-development_over = On développe une carte au début de la manche.
goldblivion-why-turn_done = Tout est fait : finissez votre tour.
goldblivion-why-card_first = Choisissez d’abord ce que la carte demande.
goldblivion-why-combat_first = Menez d’abord le combat à son terme.
goldblivion-why-noble_first = Choisissez d’abord pour le noble automatisé.
goldblivion-why-not_asked = Rien ne le demande maintenant.
goldblivion-why-no_action_left = Il ne vous reste pas d’action principale pour ce tour.
goldblivion-why-action_left = Il vous reste une action principale : faites-la, ou passez.
goldblivion-why-noble_gone = Ce noble n’est pas au choix.
goldblivion-why-not_in_hand = Cette carte n’est pas dans votre main.
goldblivion-why-hand_first = En solo, on ne passe qu’avec une main vide.
goldblivion-why-empty_slot = Cette case de la rangée est vide.
goldblivion-why-empty_pile = Cette pile est vide.
goldblivion-why-nuggets_short = Vous n’avez pas assez de pépites d’or.
goldblivion-why-material_short = Vous n’avez pas assez de matériaux.
goldblivion-why-built_already = Vous avez déjà ce bâtiment.
goldblivion-why-not_built = Vous n’avez pas ce bâtiment.
goldblivion-why-tilted = Ce bâtiment a déjà servi dans cette manche.
goldblivion-why-no_token = Vous n’avez pas ce jeton Magie.
goldblivion-why-payment_short = Vous ne pouvez pas payer ce que cela coûte.
goldblivion-why-no_option = La carte ne propose pas cet effet.
goldblivion-why-not_this_market = La carte ne détruit pas de cartes de cette sorte.
goldblivion-why-characters_only = On ne gagne que des personnages, pas de bâtiments.
goldblivion-why-not_to_be_readied = La carte ne réactive pas celle-là.
goldblivion-why-in_the_chain = Cette carte fait partie de la chaîne en cours : elle ne peut pas être réactivée.
goldblivion-why-nobody_there = Personne n’occupe cette place.
goldblivion-why-yourself = Choisissez un adversaire, pas vous-même.
goldblivion-why-piles_not_empty = On ne vole une carte Combat que si une pile du Marché est vide.
goldblivion-why-no_soldiers = Sa pioche Combat est vide.
goldblivion-why-no_nugget = On ne peut pas retirer de pépite d’or au noble.
goldblivion-why-nothing_there = Il n’y a pas d’ennemi à cet endroit.
goldblivion-why-out_of_reach = Ce territoire n’est pas accessible : il n’a pas de côté vide.
goldblivion-why-not_in_army = Cette carte n’est pas dans votre armée.
goldblivion-why-resolved_already = Ce pouvoir a déjà été utilisé.
goldblivion-why-no_power = Cette carte n’a pas de pouvoir.
goldblivion-why-nothing_to_copy = Il n’y a pas de carte à copier dans votre armée.
goldblivion-why-joker = Un Joker ne copie pas un Joker.
goldblivion-why-other_type = La carte n’a pas ce type.
goldblivion-why-nothing_face_down = Il n’y a pas de tuile face cachée sur le dessus à cet endroit.
goldblivion-why-no_enemy = Il n’y a pas d’ennemi visible à cet endroit.

## Le journal
## $card et $token valent goldblivion-card-unknown et goldblivion-token-unknown pour qui n’a pas le droit de les voir.

goldblivion-event-digit = { $player } révèle { $token } pour le choix des nobles.
goldblivion-event-first_player = { $player } reçoit le jeton Premier joueur.
goldblivion-event-draft = { $player } choisit { $card }.
goldblivion-event-round = La manche { $number } commence.
goldblivion-event-draw = { $player } pioche { $card }.
goldblivion-event-develop = { $player } choisit sa carte à développer.
goldblivion-event-developed = { $player } développe { $card } à { $side }.
goldblivion-event-produce = { $player } produit { goldblivion-nuggets } et { goldblivion-material }.
goldblivion-event-play = { $player } joue { $card }.
goldblivion-event-buy = { $player } achète { $card }.
goldblivion-event-recruit = { $player } achète { $soldier }.
goldblivion-event-row = { $card } arrive au Marché.
goldblivion-event-red_top = { $soldier } apparaît sur une pile Combat.
goldblivion-event-visit = { $player } active le { $village }.
goldblivion-event-pass_round = { $player } passe pour cette manche.
goldblivion-event-bars = { $player } gagne { goldblivion-bars }.
goldblivion-event-nuggets = { $player } gagne { goldblivion-nuggets }.
goldblivion-event-material = { $player } gagne { goldblivion-material }.
goldblivion-event-pay = { $nuggets ->
    [0] { $material ->
        [0] { $player } ne paie rien.
       *[other] { $player } paie { goldblivion-payment }.
    }
   *[other] { $player } paie { goldblivion-payment }.
}
goldblivion-event-activate = { $player } active { $card }.
goldblivion-event-ready = { $player } redresse { $card }.
goldblivion-event-use_magic = { $player } utilise { $token }.
goldblivion-event-take_magic = { $player } prend { $token }.
goldblivion-event-roll = { $player } lance un dé : { $face }.
goldblivion-event-gain = { $player } gagne { $card }.
goldblivion-event-gain_red = { $player } gagne { $soldier }.
goldblivion-event-steal = { $player } vole { $soldier } à { $owner }, au hasard.
goldblivion-event-destroy = { $player } détruit { $card } au Marché : la carte quitte la partie.
goldblivion-event-destroy_red = { $player } détruit { $soldier } au Marché : la carte quitte la partie.
goldblivion-event-destroy_nugget = { $player } retire une pépite d’or au noble.
goldblivion-event-reactivate = { $player } réactive { $card }.
goldblivion-event-turn_up = Le territoire { $place } est retourné : un { $enemy }.
goldblivion-event-attack = { $player } attaque le { $enemy } du territoire { $place }.
goldblivion-event-reveal_soldier = { $player } révèle { $soldier }. Force de l’armée : { $strength }.
goldblivion-event-resolve = { $player } résout { $soldier }.
goldblivion-event-copy = { $player } copie { $soldier }.
goldblivion-event-strength = { $player } gagne { $number ->
    [one] { $number } point de Force
   *[other] { $number } points de Force
} : { $strength } en tout.
goldblivion-event-win = { $player } bat le { $enemy } avec une Force de { $strength }.
goldblivion-event-defeat = { $player } perd contre le { $enemy } avec une Force de { $strength }.
goldblivion-event-lose = { $player } détruit { $soldier } de son armée : la carte quitte la partie.
goldblivion-event-noble_die = Le noble lance un dé pour prendre une carte du Marché : { $face }.
goldblivion-event-noble_take = Le noble prend { $card } pour l’emplacement { $type }.
goldblivion-event-noble_loses = { $nuggets ->
    [0] { $player } n’a pas de pépite d’or à perdre.
   *[other] { $player } perd { goldblivion-nuggets }.
}
goldblivion-event-noble_destroys = Le noble bat le { $enemy } du territoire { $place }.
goldblivion-event-noble_converts = Le noble convertit { goldblivion-payment }.
goldblivion-event-row_empty = La rangée du Marché ne peut pas être complétée : le noble gagne.
goldblivion-event-end_turn = { $player } finit le tour.
goldblivion-event-over = La partie est finie.
goldblivion-gathered-draw = { $player } pioche { $count } cartes.
goldblivion-gathered-reveal_soldier = { $player } révèle { $count } cartes Combat.

## La feuille de score

goldblivion-points = { $points ->
    [one] { $points } lingot
   *[other] { $points } lingots
}
goldblivion-score-bars = Lingots d’or
goldblivion-score-total = Total
# D’où viennent les lingots d’or
goldblivion-origin-bought = Achetés en pépites
goldblivion-origin-character = Personnages
goldblivion-origin-building = Bâtiments
goldblivion-origin-token = Jetons Magie
goldblivion-origin-village = Villages
goldblivion-origin-soldier = Cartes Combat
goldblivion-origin-reward = Ennemis battus
goldblivion-origin-noble = Emplacements et ennemis du noble
goldblivion-origin-combat = Combats
goldblivion-tie = À égalité, l’emporte qui a le plus de pépites d’or, puis de trophées.

## Ce qui fait la valeur d’une position

goldblivion-term-bars = Lingots d’or
goldblivion-term-later = Les manches à venir
goldblivion-term-army = L’armée
goldblivion-term-purchase = Le prochain achat
goldblivion-term-nuggets = Pépites d’or en réserve
goldblivion-term-material = Matériaux et jetons Magie
goldblivion-term-hand = Cartes encore à jouer
goldblivion-term-buildings = Bâtiments encore à activer
goldblivion-term-under_way = Ce qui est en cours
goldblivion-term-market = Le Marché qui s’épuise
goldblivion-term-tie = Ce qui départage

## Quantités. Dans les événements, le nombre porte le nom de la chose ; dans les coûts et les effets, c’est $n.

goldblivion-nuggets = { $nuggets ->
    [one] { $nuggets } pépite d’or
   *[other] { $nuggets } pépites d’or
}
goldblivion-material = { $material ->
    [one] { $material } matériau
   *[other] { $material } matériaux
}
goldblivion-bars = { $bars ->
    [one] { $bars } lingot d’or
   *[other] { $bars } lingots d’or
}
goldblivion-payment = { $nuggets ->
    [0] { $material ->
        [0] rien
       *[other] { goldblivion-material }
    }
   *[other] { $material ->
        [0] { goldblivion-nuggets }
       *[other] { goldblivion-nuggets } et { goldblivion-material }
    }
}
goldblivion-amount-nuggets = { $n ->
    [one] { $n } pépite d’or
   *[other] { $n } pépites d’or
}
goldblivion-amount-material = { $n ->
    [one] { $n } matériau
   *[other] { $n } matériaux
}
goldblivion-amount-bars = { $n ->
    [one] { $n } lingot d’or
   *[other] { $n } lingots d’or
}

## Types, ce que comptent les effets, terrains, côtés

goldblivion-type-elf = elfe
goldblivion-type-human = humain
goldblivion-type-dwarf = nain
goldblivion-type-building = bâtiment

goldblivion-per-elf = par symbole elfe que vous avez en jeu
goldblivion-per-human = par symbole humain que vous avez en jeu
goldblivion-per-dwarf = par symbole nain que vous avez en jeu
goldblivion-per-building = par symbole bâtiment que vous avez en jeu
goldblivion-per-territory = par trophée que vous détenez

goldblivion-terrain-forest = forêt
goldblivion-terrain-mountain = montagne

goldblivion-side-left = gauche
goldblivion-side-right = droite

goldblivion-village-left = village de gauche
goldblivion-village-right = village de droite
goldblivion-village-village_nugget_cards = Village aux pépites, face A
goldblivion-village-village_nugget_die = Village aux pépites, face B
goldblivion-village-village_material_bar = Village aux matériaux, face A
goldblivion-village-village_material_cards = Village aux matériaux, face B

## Options d’une table

goldblivion-option-edition = Édition
goldblivion-option-edition-rulebook = Livret de règles
goldblivion-option-edition-extended = Étendue
goldblivion-option-opponent = Adversaire
goldblivion-option-opponent-ariane = Ariane (facile)
goldblivion-option-opponent-charles = Charles (normal)
goldblivion-option-opponent-blaze = Blaze (difficile)
goldblivion-option-opponent-jade = Jade (difficile)
goldblivion-option-noble_draft = Votre noble
goldblivion-option-noble_draft-one_random = Un au hasard
goldblivion-option-noble_draft-choose_from_all = Au choix parmi tous
goldblivion-option-destroy_noble_nugget = Au lieu de détruire une carte, on peut retirer une pépite d’or au noble
goldblivion-option-destroy_noble_nugget-no = Non
goldblivion-option-destroy_noble_nugget-yes = Oui
goldblivion-option-round_limit = Manches au plus
goldblivion-option-round_limit-50 = 50
goldblivion-option-round_limit-30 = 30
goldblivion-option-round_limit-20 = 20
goldblivion-option-round_limit-15 = 15
goldblivion-option-round_limit-10 = 10

## Cartes GOLDblivion

goldblivion-card-unknown = une carte

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

## Cartes Combat

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

## Jetons Magie : dans une phrase, et seuls

goldblivion-token-unknown = un jeton Magie
goldblivion-token-magic_1 = le jeton Magie 1
goldblivion-token-magic_1-short = Magie 1
goldblivion-token-magic_2 = le jeton Magie 2
goldblivion-token-magic_2-short = Magie 2
goldblivion-token-magic_3 = le jeton Magie 3
goldblivion-token-magic_3-short = Magie 3
goldblivion-token-magic_4 = le jeton Magie 4
goldblivion-token-magic_4-short = Magie 4
goldblivion-token-magic_5 = le jeton Magie 5
goldblivion-token-magic_5-short = Magie 5
goldblivion-token-magic_6 = le jeton Magie 6
goldblivion-token-magic_6-short = Magie 6
goldblivion-token-magic_7 = le jeton Magie 7
goldblivion-token-magic_7-short = Magie 7
goldblivion-token-magic_8 = le jeton Magie 8
goldblivion-token-magic_8-short = Magie 8

## Ennemis, tous au masculin : les phrases disent « le Gobelin », « le Dragon »

goldblivion-enemy-forest_1 = Gobelin
goldblivion-enemy-forest_2 = Gobelin
goldblivion-enemy-forest_3 = Gobelin
goldblivion-enemy-forest_4 = Gobelin
goldblivion-enemy-forest_5 = Gobelin
goldblivion-enemy-mountain_1 = Dragon
goldblivion-enemy-mountain_2 = Dragon
goldblivion-enemy-mountain_3 = Dragon
goldblivion-enemy-mountain_4 = Dragon
goldblivion-enemy-mountain_5 = Dragon
goldblivion-enemy-cow_dragon = Dragon-Vache

## Faces du dé

goldblivion-face-die_1_nugget = 1 pépite d’or
goldblivion-face-die_2_nuggets = 2 pépites d’or
goldblivion-face-die_material = 1 matériau
goldblivion-face-die_magic = 1 jeton Magie

## Ce que fait une carte : un message par effet, dont les champs du fichier de données sont les variables.
## Chacun est une proposition à l’infinitif, en minuscules, sans point. Une liste se joint par goldblivion-effect-then, sa
## première lettre devient une majuscule, et goldblivion-effect-sentence la termine. Ce qui se répète à la suite se dit une
## fois, par goldblivion-effect-repeat.

# $first, $second : deux propositions.
goldblivion-effect-then = { $first }, puis { $second }
# $first, $second : deux options, chacune une liste jointe.
goldblivion-effect-or = { $first } ; ou { $second }
# $text : une proposition. $n (nombre) : combien de fois.
goldblivion-effect-repeat = { $n ->
    [2] { $text }, deux fois
   *[other] { $text }, { $n } fois
}
# $text : une liste jointe, première lettre en majuscule.
goldblivion-effect-sentence = { $text }.
goldblivion-effect-none = Aucun pouvoir.

goldblivion-effect-nuggets = gagner { goldblivion-amount-nuggets }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-material = gagner { goldblivion-amount-material }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-bars = gagner { goldblivion-amount-bars }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-roll_dice = lancer { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-magic = prendre { $n ->
    [one] { $n } jeton Magie
   *[other] { $n } jetons Magie
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-draw_blue = piocher { $n ->
    [one] { $n } carte GOLDblivion
   *[other] { $n } cartes GOLDblivion
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-draw_red = révéler { $n ->
    [one] { $n } carte Combat de plus
   *[other] { $n } cartes Combat de plus
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-free_blue = gagner { $n ->
    [one] { $n } personnage
   *[other] { $n } personnages
} du Marché sans payer
goldblivion-effect-free_red = gagner { $n ->
    [one] { $n } carte Combat
   *[other] { $n } cartes Combat
} sans payer
goldblivion-effect-strength = gagner { $n ->
    [one] { $n } point de Force
   *[other] { $n } points de Force
}{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-effect-destroy_market = détruire { $market ->
    [blue] { $n ->
        [one] { $n } carte GOLDblivion du Marché
       *[other] { $n } cartes GOLDblivion du Marché
    }
    [red] { $n ->
        [one] { $n } carte Combat du Marché
       *[other] { $n } cartes Combat du Marché
    }
   *[any] { $n ->
        [one] { $n } carte du Marché
       *[other] { $n } cartes du Marché
    }
}
goldblivion-effect-reactivate = { $type ->
    [elf] réactiver un elfe de votre zone de Jeu
    [human] réactiver un humain de votre zone de Jeu
    [dwarf] réactiver un nain de votre zone de Jeu
    [building] redresser un de vos bâtiments inclinés
   *[character] réactiver un personnage de votre zone de Jeu
}
goldblivion-effect-combat = mener un combat{ $strength ->
   *[0] { "" }
    [one] { " " }avec { $strength } point de Force en plus
    [other] { " " }avec { $strength } points de Force en plus
}{ $cards ->
   *[0] { "" }
    [one] { " " }{ goldblivion-effect-combat-with } { $cards } carte Combat en plus
    [other] { " " }{ goldblivion-effect-combat-with } { $cards } cartes Combat en plus
}
goldblivion-effect-combat-with = { $strength ->
   *[0] avec
    [one] et
    [other] et
}
goldblivion-effect-destroy_self = détruire cette carte
goldblivion-effect-copy_red = copier une autre carte de votre armée qui n’est pas un Joker : sa Force et son pouvoir
# $options : des listes jointes, reliées par goldblivion-effect-or.
goldblivion-effect-choose_one = au choix : { $options }
# $cost : tiré de goldblivion-amount-nuggets et goldblivion-amount-material. $gain : une liste jointe.
goldblivion-effect-pay_to_gain = { $limit ->
    [unlimited] payer { $cost }, autant de fois que vous voulez, pour { $gain }
   *[once] payer { $cost } pour { $gain }
}
goldblivion-effect-lose_nuggets = { $n ->
    [one] vous perdez { $n } pépite d’or
   *[other] vous perdez { $n } pépites d’or
}
goldblivion-effect-reveal_territory = un territoire face cachée de votre choix est révélé
goldblivion-effect-destroy_territory = le noble bat un ennemi visible de votre choix et prend sa récompense
goldblivion-effect-destroy_rightmost = la carte du Marché la plus à droite est détruite

## Les mêmes en quelques mots, pour la carte elle-même

goldblivion-short-then = { $first }, { $second }
goldblivion-short-or = { $first } ou { $second }
# $text : ce qui est gagné.
goldblivion-short-per = { $text } par { $per ->
    [elf] elfe
    [human] humain
    [dwarf] nain
    [building] bâtiment
   *[territory] trophée
}
goldblivion-short-nuggets = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
goldblivion-short-material = { goldblivion-amount-material }
goldblivion-short-bars = { $n ->
    [one] { $n } lingot
   *[other] { $n } lingots
}
goldblivion-short-roll_dice = { $n ->
    [one] lancer { $n } dé
   *[other] lancer { $n } dés
}
goldblivion-short-magic = { $n ->
    [one] { $n } jeton Magie
   *[other] { $n } jetons Magie
}
goldblivion-short-draw_blue = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
goldblivion-short-draw_red = { $n ->
    [one] révéler { $n } carte de plus
   *[other] révéler { $n } cartes de plus
}
goldblivion-short-free_blue = { $n ->
    [one] gagner { $n } personnage
   *[other] gagner { $n } personnages
}
goldblivion-short-free_red = { $n ->
    [one] gagner { $n } carte Combat
   *[other] gagner { $n } cartes Combat
}
goldblivion-short-strength = Force +{ $n }
goldblivion-short-destroy_market = { $n ->
    [one] détruire { $n } carte du Marché
   *[other] détruire { $n } cartes du Marché
}
goldblivion-short-reactivate = { $type ->
    [elf] réactiver un elfe
    [human] réactiver un humain
    [dwarf] réactiver un nain
    [building] redresser un bâtiment
   *[character] réactiver un personnage
}
goldblivion-short-combat = { $strength ->
    [0] { $cards ->
        [0] combat
        [one] combat avec { $cards } carte de plus
       *[other] combat avec { $cards } cartes de plus
    }
   *[other] { $cards ->
        [0] combat avec Force +{ $strength }
        [one] combat avec Force +{ $strength } et { $cards } carte de plus
       *[other] combat avec Force +{ $strength } et { $cards } cartes de plus
    }
}
goldblivion-short-destroy_self = détruire cette carte
goldblivion-short-copy_red = copier une carte de l’armée
goldblivion-short-choose_one = { $options }
goldblivion-short-pay_to_gain = payer { $cost } : { $gain }

## Les mêmes pour le noble automatisé, quand c’est lui qui gagne ; tous les autres effets comme ci-dessus

goldblivion-noble-effect-nuggets = le noble gagne { goldblivion-amount-nuggets }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-material = le noble gagne { goldblivion-amount-material }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-bars = le noble gagne { goldblivion-amount-bars }{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-roll_dice = le noble lance { $n ->
    [one] { $n } dé
   *[other] { $n } dés
}{ $per ->
    [elf] { " " }{ goldblivion-noble-per-elf }
    [human] { " " }{ goldblivion-noble-per-human }
    [dwarf] { " " }{ goldblivion-noble-per-dwarf }
    [building] { " " }{ goldblivion-noble-per-building }
   *[none] { "" }
}
goldblivion-noble-effect-magic = le noble applique sa ligne de magie au lieu de prendre un jeton
# $gain : tiré de goldblivion-amount-nuggets, -material et -bars.
goldblivion-noble-effect-pay_to_gain = le noble change { $cost } en { $gain }, autant de fois que possible

## Le Marché

goldblivion-board-market = Marché
goldblivion-board-row = Cartes GOLDblivion
goldblivion-board-slot-empty = Case vide
goldblivion-board-market-left = { $number ->
    [0] La pioche du Marché est vide.
    [one] { $number } carte dans la pioche du Marché.
   *[other] { $number } cartes dans la pioche du Marché.
}
goldblivion-board-market-unseen = Encore dans la pioche du Marché, sans ordre
# $cards : une liste.
goldblivion-board-market-bottom = Tout en dessous, dans cet ordre : { $cards }
goldblivion-board-red-piles = Cartes Combat
goldblivion-board-red-left = { $number ->
    [0] Cette pile est vide.
    [one] { $number } carte dans cette pile.
   *[other] { $number } cartes dans cette pile.
}
goldblivion-board-red-unseen = Sous les cartes visibles des deux piles, sans ordre
goldblivion-board-red-theft = Une pile est vide : au lieu de gagner une carte Combat du Marché, vous pouvez en voler une à un adversaire.
goldblivion-board-box = Boîte de jeu
goldblivion-board-box-tip = Cartes détruites : elles ne reviennent jamais.
goldblivion-board-box-empty = Aucune carte n’a encore été détruite.

## Les cartes

goldblivion-kind-starter = Départ
goldblivion-kind-noble = Noble
goldblivion-kind-character = Personnage
goldblivion-kind-building = Bâtiment
goldblivion-kind-soldier = Carte Combat
goldblivion-kind-token = Jeton Magie
goldblivion-board-cost = Coût : { $cost }
# La Force imprimée d’une carte Combat. $n (nombre), $per.
goldblivion-board-printed-strength = Force { $n }{ $per ->
    [elf] { " " }{ goldblivion-per-elf }
    [human] { " " }{ goldblivion-per-human }
    [dwarf] { " " }{ goldblivion-per-dwarf }
    [building] { " " }{ goldblivion-per-building }
    [territory] { " " }{ goldblivion-per-territory }
   *[none] { "" }
}
goldblivion-board-asking = { $card } demande un choix
# $title : ce que c’est. $text : ce qu’il y en a.
goldblivion-board-listed = { $title } : { $text }
goldblivion-board-pick = Choisir { $card }, puis son côté
goldblivion-board-pick-side = { $card } : choisissez son côté.

## Les territoires

goldblivion-board-territories = Territoires
goldblivion-board-place = Territoire { $place } ({ $terrain })
goldblivion-board-place-down = { $number ->
    [one] Tuile face cachée
   *[other] { $number } tuiles face cachée
}
goldblivion-board-place-below = Une autre tuile se trouve dessous, face cachée.
goldblivion-board-place-empty = Vide : une carte Combat de plus pour attaquer ses voisins
goldblivion-board-place-enemy = { $enemy }, Force { $strength }
# $text : les effets de la récompense, en une phrase.
goldblivion-board-place-reward = Récompense : { $text }
# $n (nombre) : côtés vides et cartes en plus.
goldblivion-board-place-draws = { $n ->
    [one] Si vous attaquez ici maintenant, vous révélez { $n } carte Combat.
   *[other] Si vous attaquez ici maintenant, vous révélez { $n } cartes Combat.
}
goldblivion-board-place-few = { $n ->
    [0] Votre pioche Combat est vide.
    [one] Votre pioche Combat n’a que { $n } carte.
   *[other] Votre pioche Combat n’a que { $n } cartes.
}
goldblivion-board-place-closed = Aucun côté vide : pas encore d’attaque possible.
goldblivion-board-cow-dragon-tip = Imprimé sur le plateau sous le territoire { $place }. On peut le battre encore et encore ; il n’est jamais un trophée et ne laisse jamais de côté vide.
goldblivion-board-tiles-unseen = Tuiles pas encore vues
goldblivion-board-tiles-unseen-item = { $number } × { $enemy }, Force { $strength }

## Le combat

goldblivion-combat-title = { $player } contre le { $enemy }
goldblivion-combat-strength = Force { $strength } contre { $enemy_strength }
goldblivion-combat-enough = C’est assez : terminer maintenant gagne le combat.
goldblivion-combat-short = Il manque { $n } : terminer maintenant perd le combat.
goldblivion-combat-lost = Perdu : choisissez une carte à détruire.
goldblivion-combat-army = Armée
goldblivion-combat-army-empty = Aucune carte dans l’armée
goldblivion-combat-resolved = Pouvoir résolu
goldblivion-combat-unresolved = Pouvoir pas encore résolu
goldblivion-combat-plain = Aucun pouvoir à résoudre

## Villages, jetons Magie, nobles

goldblivion-board-villages = Villages
goldblivion-board-village-tip = Une fois activée, la tuile est retournée.
# $text : les effets de la face cachée, en une phrase.
goldblivion-board-village-other = Autre face : { $text }
goldblivion-board-tokens = Jetons Magie
goldblivion-board-tokens-down = { $number ->
    [0] Aucun jeton face cachée.
    [one] { $number } jeton face cachée.
   *[other] { $number } jetons face cachée.
}
goldblivion-board-tokens-up = Utilisés dans cette manche : { $tokens }
goldblivion-board-tokens-tip = Un jeton utilisé reste face visible jusqu’à la fin de la manche.
goldblivion-board-nobles = Nobles au choix

## Les manches et la piste des lingots

goldblivion-board-track = Piste des lingots d’or
# $bars (nombre) : ce qui déclenche la dernière manche.
goldblivion-board-track-tip = { $bars } lingots d’or font de cette manche la dernière. Tous les lingots comptent, même au-delà.
goldblivion-board-track-marker = { $player } : { goldblivion-bars }
goldblivion-board-set-up = Mise en place
goldblivion-board-round = Manche { $number }
goldblivion-board-last-round = Dernière manche
goldblivion-board-main-left = { $number ->
    [0] Plus d’action principale
    [one] { $number } action principale restante
   *[other] { $number } actions principales restantes
}
goldblivion-board-main-tip = Actions principales : jouer une carte, acheter une carte, activer un village, passer. Actions bonus, autant que vous voulez : acheter un lingot d’or, activer un bâtiment, utiliser un jeton Magie.
goldblivion-board-first = Commence la manche
goldblivion-board-first-tip = Joue le premier tour de la manche. À la fin de la manche, le jeton passe à la place de gauche, et qui le reçoit détruit une carte du Marché.

## Les camps

goldblivion-player-tableau = Cartes et biens : { $player }
goldblivion-player-nuggets = Pépites d’or
goldblivion-player-nuggets-tip = { goldblivion-nuggets }. Les personnages, les cartes Combat et les lingots d’or se paient en pépites.
goldblivion-player-material = Matériaux
# $most (nombre) : la limite.
goldblivion-player-material-tip = { goldblivion-material }, { $most } au plus. Les bâtiments se paient en matériaux.
goldblivion-player-bars = Lingots d’or
goldblivion-player-bars-tip = { goldblivion-bars }. La victoire va au plus grand nombre de lingots.
goldblivion-player-trophies = Trophées
goldblivion-player-trophies-count = { $number ->
    [0] Aucun trophée
    [one] { $number } trophée
   *[other] { $number } trophées
}
goldblivion-player-hand = Main
goldblivion-player-hand-count = { $number ->
    [0] Aucune carte en main
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
goldblivion-player-pile = Pioche
goldblivion-player-pile-count = { $number ->
    [0] La pioche est vide.
    [one] { $number } carte dans la pioche.
   *[other] { $number } cartes dans la pioche.
}
goldblivion-player-pile-tip = Votre propre pioche, sans ordre. Elle n’est pas reformée avant la fin de la manche.
goldblivion-player-unseen = Main, pioche et zone de Production ensemble, sans ordre
goldblivion-player-play-area = Zone de Jeu
goldblivion-player-play-area-empty = Aucun personnage joué dans cette manche
goldblivion-player-buildings = Bâtiments
goldblivion-player-buildings-none = Aucun bâtiment
goldblivion-player-ready = Prêt
goldblivion-player-tilted = Incliné : utilisé, jusqu’à ce qu’il soit redressé
goldblivion-player-development = Zone de Production
goldblivion-player-development-left = Zone de Production, à gauche
goldblivion-player-development-right = Zone de Production, à droite
# $cards, $n (nombres) : tant de cartes donnent tant.
goldblivion-player-development-left-tip = { $cards ->
    [one] Chaque carte ici donne { goldblivion-amount-nuggets } par manche.
   *[other] Chaque groupe de { $cards } cartes ici donne { goldblivion-amount-nuggets } par manche.
}
goldblivion-player-development-right-tip = { $cards ->
    [one] Chaque carte ici donne { goldblivion-amount-material } par manche.
   *[other] Chaque groupe de { $cards } cartes ici donne { goldblivion-amount-material } par manche.
}
# $number : cartes qui manquent pour qu’un côté donne $n de plus.
goldblivion-player-development-missing = { $number ->
    [one] { $number } carte de plus : +{ $n }
   *[other] { $number } cartes de plus : +{ $n }
}
goldblivion-player-development-count = { $number ->
    [0] Aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
}
goldblivion-player-production = Production
goldblivion-player-chosen = Choix : { $card }, à { $side }. Les autres choisissent encore.
goldblivion-player-has-chosen = Choix fait
goldblivion-player-choosing = Choix en cours
goldblivion-player-combat-zone = Zone de Combat
goldblivion-player-red-pile = Pioche Combat
goldblivion-player-red-pile-count = { $number ->
    [0] La pioche Combat est vide.
    [one] { $number } carte dans la pioche Combat.
   *[other] { $number } cartes dans la pioche Combat.
}
goldblivion-player-red-pile-tip = Sans ordre : chaque carte a autant de chances que les autres d’être révélée.
goldblivion-player-exhausted = Épuisées
goldblivion-player-exhausted-tip = Cartes Combat déjà utilisées dans cette manche. Elles retournent dans la pioche à la fin de la manche.
goldblivion-player-tokens = Jetons Magie
# $most (nombre) : la limite.
goldblivion-player-tokens-count = { $number ->
    [0] Aucun jeton Magie, { $most } au plus
    [one] { $number } jeton Magie, { $most } au plus
   *[other] { $number } jetons Magie, { $most } au plus
}
goldblivion-player-passed = A passé
goldblivion-player-digit = Chiffre { $number } pour le choix des nobles

## Solo : le noble automatisé

goldblivion-noble-ariane = Ariane
goldblivion-noble-charles = Charles
goldblivion-noble-blaze = Blaze
goldblivion-noble-jade = Jade
goldblivion-noble-title = { $name }, noble automatisé
goldblivion-noble-difficulty-easy = facile
goldblivion-noble-difficulty-normal = normal
goldblivion-noble-difficulty-hard = difficile
goldblivion-noble-places = Emplacements
goldblivion-noble-place-elf = Emplacement elfe
goldblivion-noble-place-human = Emplacement humain
goldblivion-noble-place-dwarf = Emplacement nain
goldblivion-noble-place-building = Emplacement bâtiment
goldblivion-noble-cards-count = { $number ->
    [0] Aucune carte ici
    [one] { $number } carte ici
   *[other] { $number } cartes ici
}
goldblivion-noble-per-elf = par symbole elfe à l’emplacement elfe
goldblivion-noble-per-human = par symbole humain à l’emplacement humain
goldblivion-noble-per-dwarf = par symbole nain à l’emplacement nain
goldblivion-noble-per-building = par symbole bâtiment à l’emplacement bâtiment
# $number : combien de cartes il faut.
goldblivion-noble-doubling = Avec { $number } cartes ou plus à un emplacement, ses effets s’appliquent deux fois.
goldblivion-noble-no-doubling = Sur ce plateau, les effets ne sont jamais doublés.
goldblivion-noble-doubled = S’applique deux fois
goldblivion-noble-magic = Au lieu d’un jeton Magie
goldblivion-noble-chart = Tableau de conversion
goldblivion-noble-chart-tip = À la fin de son tour, le noble applique chaque ligne dans l’ordre, autant de fois qu’il le peut.
# $cost, $gain : tirés de goldblivion-amount-nuggets, -material et -bars.
goldblivion-noble-chart-line = { $cost } → { $gain }
goldblivion-noble-turn = Le tour du noble
goldblivion-noble-step-die = Un dé désigne une carte du Marché.
goldblivion-noble-step-take = La carte va sous le plateau, à l’emplacement de son type. Son propre pouvoir est ignoré.
goldblivion-noble-step-row = La rangée glisse vers la droite et se complète à gauche.
goldblivion-noble-step-place = Les effets de cet emplacement s’appliquent, de gauche à droite.
goldblivion-noble-step-chart = Le tableau change matériaux et pépites d’or en lingots d’or.
goldblivion-noble-slot = Le noble prend cette carte quand son dé montre : { $face }.
goldblivion-noble-trophies = Tuiles prises
goldblivion-noble-market-tip = Si la rangée ne peut pas être complétée, vous perdez aussitôt.
goldblivion-noble-pass-tip = En solo, vous ne pouvez passer qu’avec une main vide.

## Les parties du plateau qu’un téléphone montre une à une

goldblivion-part-title = Parties du plateau
goldblivion-part-map = Territoires
goldblivion-part-own = Vos cartes

## Les leçons

goldblivion-lesson-first-title = Votre premier lingot
goldblivion-lesson-first-theme = Bienvenue au pays de l’or ! Elfes, humains et nains travaillent pour vous, des soldats se battent pour vous, et quelque part, derrière les Gobelins et les Dragons, il y a beaucoup d’or.
goldblivion-lesson-first-goal = Ce sont les lingots d’or qui gagnent. Quand quelqu’un en a 10 sur cette piste, on finit la manche, et le plus de lingots l’emporte. Sept pépites en achètent un ; les ennemis puissants gardent les autres.
goldblivion-lesson-first-overview = Les ennemis se cachent dans les territoires : faibles en forêt, forts en montagne. Le Marché vend cartes et soldats ; vos pépites, matériaux et lingots sont éclairés. Une manche : développer une carte, produire, puis jouer à tour de rôle jusqu’à ce que tout le monde ait passé.
goldblivion-lesson-first-develop = Ces cinq cartes sont votre main. Chaque manche commence par un développement : glissez une carte sous votre plateau, pour de bon. Chaque carte à gauche rapporte 1 pépite par manche. Placez-y une Naya.
goldblivion-lesson-first-develop-right = À droite, il faut deux cartes pour 1 matériau : trop lent aujourd’hui. Placez Naya à gauche.
goldblivion-lesson-first-develop-other = Celle-là va vous servir dans un instant, et vous avez deux Naya. Placez-en une à gauche.
goldblivion-lesson-first-play = Votre côté gauche a rapporté sa première pépite. Un tour, c’est deux actions principales. Jouez Naya : 1 pépite par elfe en jeu, elle comprise. Puis jouez Tom pour une de plus.
goldblivion-lesson-first-play-tom = Naya d’abord : elle compte les elfes en jeu. Tom vient ensuite.
goldblivion-lesson-first-play-later = Bientôt. Récoltez d’abord des pépites avec Naya et Tom.
goldblivion-lesson-first-play-pass = Passer met fin à toute votre manche, et il vous reste des cartes. Jouez Naya, puis Tom.
goldblivion-lesson-first-end = Deux actions, 3 pépites. Les cartes jouées restent en jeu jusqu’à la fin de la manche. Finissez votre tour ; votre adversaire joue le sien, puis c’est de nouveau à vous.
goldblivion-lesson-first-buy = Acheter une carte du Marché est aussi une action principale. Achetez Christina pour 2 pépites. Elle est mélangée à votre pioche : vous pourrez la piocher dans une prochaine manche.
goldblivion-lesson-first-buy-other = Pas mal, mais Christina s’entend avec Naya : toutes deux sont elfes, et elle compte aussi vos victoires. Achetez Christina.
goldblivion-lesson-first-buy-soldier = Le soldat vient ensuite. Achetez d’abord Christina, pour 2 pépites.
goldblivion-lesson-first-buy-later = Dans un instant. Achetez d’abord Christina.
goldblivion-lesson-first-buy-pass = La manche serait finie pour vous. Achetez plutôt Christina.
goldblivion-lesson-first-noble = Charles est votre noble. Sa carte vous laisse le choix. Jouez-le, prenez les 2 pépites, puis finissez votre tour.
goldblivion-lesson-first-noble-draw = Une carte de plus, c’est tentant, mais il vous faudra 3 pépites pour un soldat. Prenez les pépites.
goldblivion-lesson-first-noble-later = Gloric lance un combat, et votre armée est faible. Jouez d’abord Charles.
goldblivion-lesson-first-noble-pass = Pas encore : jouez Charles, il rapporte 2 pépites.
goldblivion-lesson-first-soldier = Votre adversaire a passé : vos tours s’enchaînent jusqu’à la fin de la manche. Les deux piles du Marché sont les cartes Combat, vos soldats, à 3 pépites chacun. Achetez le Champion, Force 2.
goldblivion-lesson-first-soldier-other = Thorin compte les nains que vous avez en jeu, et il y en a peu. Achetez le Champion.
goldblivion-lesson-first-soldier-later = Le Champion d’abord : la suite demande une armée. Il coûte vos 3 pépites.
goldblivion-lesson-first-soldier-pass = Pas encore ! Un combat vous attend. Achetez le Champion.
goldblivion-lesson-first-attack = Jouez Gloric pour lancer un combat, puis choisissez le territoire éclairé. Chacun de ses côtés vides révèle un de vos soldats : trois ici, plus que presque partout ailleurs.
goldblivion-lesson-first-attack-sides = L’attaque y est permise. Mais moins de côtés y sont vides, ou autant au mieux. Attaquez le territoire éclairé, avec trois soldats.
goldblivion-lesson-first-attack-pass = Gloric est encore dans votre main : jouez-le, et au combat.
goldblivion-lesson-first-fight = Un Gobelin de Force 3 ! Vos soldats : Xena 1, Champion 2, Arthur 0. L’égalité suffit : c’est gagné. Terminez le combat, prenez 5 pépites et votre trophée, puis finissez votre tour. En cas de défaite, vous auriez perdu un soldat.
goldblivion-lesson-first-pass = Votre main est vide. Passez : votre manche est finie. Qui passe avec 7 pépites les change en lingot ; vous gardez vos 5. Finissez ensuite votre tour.
goldblivion-lesson-first-pass-more = Une bonne idée, une autre fois. Gardez vos 5 pépites : avec deux de plus, c’est un lingot. Passez.
goldblivion-lesson-first-round = Nouvelle manche : toutes les cartes jouées sont mélangées, et vous en piochez de nouveau cinq, dont Christina ! Développez Tom à gauche : deux cartes y rapportent 2 pépites.
goldblivion-lesson-first-round-right = À droite, deux cartes rapporteraient 1 matériau. Il nous faut des pépites : placez Tom à gauche.
goldblivion-lesson-first-round-other = Cette carte rapporte plus dans votre main que sous votre plateau. Développez Tom.
goldblivion-lesson-first-bar = 5 et 2 font 7 pépites. Acheter un lingot est une action bonus : elle n’entame pas vos deux actions. Achetez votre premier lingot !
goldblivion-lesson-first-bar-pass = Passer les changerait aussi en lingot, mais mettrait fin à votre manche. Achetez-le en action bonus.
goldblivion-lesson-first-bar-other = Vous avez enfin 7 pépites : achetez d’abord le lingot.
goldblivion-lesson-first-symbols = Les cartes s’entraident. Jouez Naya, puis Christina : elle rapporte une pépite par elfe en jeu, deux maintenant, et une par trophée. Puis finissez votre tour.
goldblivion-lesson-first-symbols-first = Dans l’autre ordre, elle trouve un elfe de plus en jeu : Naya d’abord.
goldblivion-lesson-first-symbols-pass = Deux actions, deux elfes : jouez Naya, puis Christina.
goldblivion-lesson-first-symbols-other = Une autre fois. Voyez comment deux elfes s’entraident : Naya, puis Christina.
goldblivion-lesson-first-wins = Récoltez, achetez, combattez, et changez tout en lingots : quand quelqu’un en atteint 10, le plus de lingots l’emporte. Bâtiments, villages et jetons Magie restent à découvrir. À vous !


goldblivion-lesson-combat-title = Gagner un combat
goldblivion-lesson-combat-map = Votre première partie continue. Les forêts cachent des ennemis de Force 2 à 5 ; les montagnes, de 6 à 9, qui paient en lingots. Chaque côté vide d’un territoire révèle un de vos soldats : le territoire 1, à vous, en donne un de plus à ses voisins.
goldblivion-lesson-combat-karen = Les bons soldats ont un pouvoir. Achetez Karen pour 3 pépites : elle ajoute 1 point de Force, ou 3 si vous la détruisez.
goldblivion-lesson-combat-karen-champion = Un Champion vaut toujours 2, c’est un bon soldat. Mais voyez ce que peut un pouvoir : achetez Karen.
goldblivion-lesson-combat-karen-later = L’armée d’abord : achetez Karen pour 3 pépites.
goldblivion-lesson-combat-karen-pass = Pas encore, Gloric est dans votre main. Achetez d’abord Karen.
goldblivion-lesson-combat-attack = Jouez Gloric, et attaquez la forêt éclairée : deux côtés ouverts, plus celui du territoire que vous avez pris. Donc trois soldats.
goldblivion-lesson-combat-attack-sides = C’est possible. Mais les montagnes sont trop fortes aujourd’hui, et les autres forêts ont moins de côtés vides ou ne mènent nulle part. Attaquez celle qui est éclairée.
goldblivion-lesson-combat-attack-later = Au combat, maintenant : jouez Gloric.
goldblivion-lesson-combat-attack-pass = Gloric est encore dans votre main : jouez-le.
goldblivion-lesson-combat-power = Un ennemi de Force 4, et votre Xena n’a que 1. Le pouvoir d’un soldat s’utilise une fois, ou pas du tout. Utilisez celui de Karen, et choisissez 3 points : elle disparaît pour de bon, mais 1 et 3 font 4.
goldblivion-lesson-combat-power-finish = Ce serait 1 contre 4. Utilisez d’abord le pouvoir de Karen.
goldblivion-lesson-combat-power-one = Cela fait 2 contre 4 : perdu, et un soldat en moins quand même. Choisissez 3 points de Force.
goldblivion-lesson-combat-win = L’égalité suffit. Terminez le combat : 4 pépites, 1 matériau et un trophée. Les soldats qui ont combattu se reposent jusqu’à la fin de la manche. Finissez votre tour.
goldblivion-lesson-combat-lost = Votre adversaire a attaqué avec trois Arthur, perdu, et en a détruit un. L’ennemi du territoire 8 reste visible, à la portée de tous. Préparez-vous : achetez Boomers, qui ajoute 3 points de Force pour 1 matériau. Jouez Tom, et finissez votre tour.
goldblivion-lesson-combat-lost-champion = Pas mal, mais vous avez un matériau à employer. Boomers en fait 3 points de Force : achetez-le.
goldblivion-lesson-combat-lost-later = D’abord Boomers, pour 3 pépites, puis Tom.
goldblivion-lesson-combat-lost-pass = La manche serait finie pour vous. Achetez d’abord Boomers.
goldblivion-lesson-combat-round = Passez, et finissez votre tour. À la nouvelle manche, vous jouez en premier : avant la pioche, vous détruisez une carte du Marché. Détruisez Harmony, qui donnerait deux soldats à votre adversaire.
goldblivion-lesson-combat-round-later = Gardez vos pépites pour la prochaine manche. Passez.
goldblivion-lesson-combat-round-other = C’est permis. Mais Harmony apporte deux soldats d’un coup, et votre adversaire pourra bientôt la payer. Détruisez-la.
goldblivion-lesson-combat-develop = Tous vos soldats sont revenus dans votre pioche, et Gloric est en main. Développez Tom à gauche.
goldblivion-lesson-combat-develop-right = À droite, il faut deux cartes pour un matériau. Les pépites vous servent mieux : à gauche.
goldblivion-lesson-combat-develop-other = Cette carte fera mieux dans votre main. Développez Tom.
goldblivion-lesson-combat-open = Un ennemi visible ne réserve aucune surprise : Force 2 sur le territoire 8, et trois côtés vides, grâce à votre victoire juste à côté. Jouez Gloric et attaquez là.
goldblivion-lesson-combat-open-hidden = Qui sait ce qui s’y cache ? Sur le territoire 8, vous voyez Force 2, et vous avez trois soldats. Attaquez-le.
goldblivion-lesson-combat-open-later = Le combat d’abord, avant que quelqu’un d’autre ne prenne cet ennemi. Jouez Gloric.
goldblivion-lesson-combat-open-pass = Pas avec Gloric en main : jouez-le.
goldblivion-lesson-combat-boomers = Arthur 0, Xena 1, Boomers 0 : trop peu. Utilisez le pouvoir de Boomers, payez le matériau pour 3 points de Force, et terminez le combat.
goldblivion-lesson-combat-boomers-finish = Ce serait 1 contre 2. Utilisez d’abord le pouvoir de Boomers.
goldblivion-lesson-combat-boomers-decline = Alors il n’ajoute rien, et c’est perdu. Payez le matériau.
goldblivion-lesson-combat-wins = Trois trophées ! Ouvrez des côtés avant de frapper, gardez les pouvoirs pour les combats serrés, et débarrassez-vous des Arthur. Sous la tuile du territoire 10 attend le Dragon-Vache : Force 10, et 3 lingots à chaque victoire.

goldblivion-lesson-material-title = Matériaux et bâtiments
goldblivion-lesson-material-material = Une autre partie, manche 3. Vous avez développé à droite : deux cartes y rapportent 1 matériau par manche. Vous pouvez en garder 4. Les matériaux achètent des bâtiments, qui restent en jeu toute la partie.
goldblivion-lesson-material-mine = Deux bâtiments sont au Marché. Achetez la Mine pour 3 matériaux. C’est une action principale, comme tout achat au Marché ; mais elle arrive aussitôt en jeu, prête à servir.
goldblivion-lesson-material-mine-forge = La Forge est bonne aussi, et moins chère. Vos 3 matériaux suffisent pour la Mine, qui rapporte plus. Achetez la Mine.
goldblivion-lesson-material-mine-later = Bientôt. La Mine d’abord, avant que quelqu’un ne la détruise.
goldblivion-lesson-material-mine-pass = Avec 3 matériaux et une Mine au Marché ? Achetez-la !
goldblivion-lesson-material-activate = Utiliser un bâtiment est une action bonus : elle n’entame pas vos deux actions. Utilisez la Mine, dans votre zone de Jeu, et prenez un lingot.
goldblivion-lesson-material-activate-later = Vous pourriez attendre, mais pourquoi ? Utilisez la Mine.
goldblivion-lesson-material-activate-pass = Utilisez d’abord la Mine : passer met fin à votre manche.
goldblivion-lesson-material-magda = La Mine est inclinée : elle a servi pour cette manche. Il reste une action principale. Jouez Magda, choisissez 1 matériau, et finissez votre tour.
goldblivion-lesson-material-magda-nuggets = 4 pépites, c’est tentant. Mais le prochain bâtiment demande des matériaux. Choisissez-le.
goldblivion-lesson-material-magda-later = Magda d’abord : elle apporte un matériau.
goldblivion-lesson-material-magda-pass = Il reste une action principale : jouez Magda.
goldblivion-lesson-material-tilted = Un bâtiment incliné attend la fin de la manche. Jouez les deux Naya pour des pépites, et finissez votre tour.
goldblivion-lesson-material-tilted-later = Les deux Naya d’abord : ensemble, elles rapportent 3 pépites.
goldblivion-lesson-material-pass = Jouez Tom, puis passez, et finissez votre tour. Gardez vos pépites : elles feront bientôt un lingot.
goldblivion-lesson-material-pass-later = Économisez : jouez Tom, puis passez.
goldblivion-lesson-material-right = Nouvelle manche, et la Mine est redressée. Développez maintenant Tom à droite : quatre cartes y font 2 matériaux.
goldblivion-lesson-material-right-left = À gauche, ce serait 1 pépite. À droite, c’est la quatrième carte : 2 matériaux au lieu de 1.
goldblivion-lesson-material-right-other = À droite, c’est bien vu. Mais Tom est celui qui rapporte le moins en main : développez-le.
goldblivion-lesson-material-again = Utilisez la Mine : un deuxième lingot, pour rien. Puis achetez la Forge pour 2 de vos 3 matériaux.
goldblivion-lesson-material-again-first = Dans un instant. Utilisez d’abord la Mine, de peur de l’oublier.
goldblivion-lesson-material-again-bar = Le Bar fait travailler un nain deux fois, et vous n’en avez pas. D’abord le lingot de la Mine, puis la Forge.
goldblivion-lesson-material-again-later = Les bâtiments d’abord : utilisez la Mine, puis achetez la Forge.
goldblivion-lesson-material-forge = La Forge vous laisse le choix : un soldat gratuit, ou un lingot pour 1 matériau. Utilisez-la, et prenez le lingot.
goldblivion-lesson-material-forge-soldier = Les soldats gagnent des combats, les lingots la partie. Prenez le lingot.
goldblivion-lesson-material-forge-later = La Forge est prête : utilisez-la d’abord.
goldblivion-lesson-material-bar = Plus de matériau, mais des pépites. Jouez Tom : cela en fait 7. Achetez un lingot, et finissez votre tour.
goldblivion-lesson-material-bar-later = Tom apporte la septième pépite, et sept font un lingot. Finissez ensuite votre tour.
goldblivion-lesson-material-wins = Quatre lingots, dont trois grâce aux bâtiments, qui servent à chaque manche. Achetez tôt, un seul de chaque sorte, et utilisez-les tous avant de passer. Le village de droite prend aussi des matériaux. À vous !

goldblivion-lesson-solo-title = En solo contre un noble
goldblivion-lesson-solo-noble = En solo, vous affrontez un noble automatisé. Voici Ariane, la plus douce des quatre. Elle n’a pas de main : un dé décide pour elle, et l’effet dépend des emplacements de son plateau. Quand l’un de vous a 10 lingots, on finit la manche ; il vous en faut plus qu’elle.
goldblivion-lesson-solo-three = Vous commencez chaque manche. Développez Tom à gauche. Vous avez ensuite trois actions principales, et non deux. Jouez Jade, votre noble, puis Naya, qui compte les deux elfes. Cela fait 4 pépites : achetez Wanda.
goldblivion-lesson-solo-three-side = À droite, il faut deux cartes pour rapporter quelque chose. Placez Tom à gauche.
goldblivion-lesson-solo-three-other = Celle-là va vous servir dans un instant. Développez Tom, à gauche.
goldblivion-lesson-solo-three-later = Bientôt. Jade d’abord, puis une Naya, qui trouve deux elfes. Pour la troisième action, achetez Wanda.
goldblivion-lesson-solo-three-red = Red aime les bâtiments, et vous n’en avez pas. Wanda lance deux dés : achetez-la.
goldblivion-lesson-solo-die = Après chacun de vos tours vient celui d’Ariane. Son dé prend une carte de la rangée : le signe sous chacune dit quelle face. Les deux dernières sont les plus menacées, avec deux faces sur six chacune. Finissez votre tour et regardez.
goldblivion-lesson-solo-reveal = La troisième carte, Magus : un humain. Pour les humains, Ariane lance deux dés. L’un montre la magie : un territoire est révélé, à votre choix. Prenez la forêt éclairée : un ennemi visible peut devenir sa proie, et les montagnes paient en lingots.
goldblivion-lesson-solo-reveal-mountain = Les montagnes gardent des lingots. Révélées, elles la tenteront. Choisissez la forêt éclairée.
goldblivion-lesson-solo-reveal-forest = Une forêt, c’est bien vu. Prenez cette fois celle qui est éclairée.
goldblivion-lesson-solo-row = Quand une carte part, celles d’avant glissent d’une case et une nouvelle arrive en tête. Jouez Naya : trois elfes, 3 pépites. Achetez Christina, la première carte, puis Menthor, qui prend sa place. Finissez votre tour.
goldblivion-lesson-solo-row-later = Gloric combattra dans un instant ; l’or d’abord. Jouez Naya, puis achetez deux fois la première carte.
goldblivion-lesson-solo-row-red = Au prix de Red, vous avez presque deux cartes : achetez deux fois la première de la rangée.
goldblivion-lesson-solo-destroy = Son dé prend Red : un nain. Pour les nains, elle bat un ennemi visible et touche sa récompense ; vous choisissez lequel. Il n’y en a qu’un : laissez-le-lui.
goldblivion-lesson-solo-combat = Elle a changé son matériau en pépites, et 7 pépites en lingot. En solo, on ne passe que la main vide : Gloric doit donc combattre. Jouez-le, attaquez la forêt éclairée avec trois soldats, et terminez le combat.
goldblivion-lesson-solo-combat-other = Où que vous combattiez, votre armée est faible aujourd’hui. La forêt éclairée révèle trois soldats et demande peu : attaquez-la.
goldblivion-lesson-solo-lose = Force 1 contre 2 : perdu. Mais une défaite allège votre armée : détruisez un Arthur, qui n’a aucune Force. Sans carte ni pépite, vous avez passé d’office. Finissez votre tour.
goldblivion-lesson-solo-lose-xena = Xena a Force 1, Arthur 0. Détruisez Arthur.
goldblivion-lesson-solo-again = Quand vous avez passé, Ariane joue encore une fois. De nouveau un nain, et l’ennemi qui vous a battu est resté visible : elle le prend. Ses dés montrent aussi la magie : révélez ensuite la forêt de votre choix.
goldblivion-lesson-solo-again-mountain = Laissez les montagnes cachées tant qu’elle prend ce qui est visible. Choisissez une forêt.
goldblivion-lesson-solo-wins = Deux lingots à zéro, mais votre pioche est meilleure. Achetez ce que son dé voudrait, laissez peu d’ennemis visibles, et ne laissez jamais le Marché s’épuiser : la partie serait perdue aussitôt. Après Ariane, trois autres nobles vous attendent.

# Icônes : les mots à côté des compteurs, et la légende
goldblivion-icon-nugget = pépites
goldblivion-icon-material = matériaux
goldblivion-icon-bar = lingots
goldblivion-icon-die = lancer un dé
goldblivion-icon-magic = jetons Magie
goldblivion-icon-blue = cartes GOLDblivion
goldblivion-icon-red = cartes Combat
goldblivion-icon-draw_blue = piocher une carte GOLDblivion
goldblivion-icon-draw_red = une carte Combat de plus
goldblivion-icon-free_blue = gagner une carte GOLDblivion
goldblivion-icon-free_red = gagner une carte Combat
goldblivion-icon-destroy = détruire une carte
goldblivion-icon-rightmost = la carte la plus à droite
goldblivion-icon-reactivate = réactiver
goldblivion-icon-combat = combat
goldblivion-icon-strength = Force
goldblivion-icon-trophy = trophées
goldblivion-icon-reveal = révéler un territoire
goldblivion-icon-clear = prendre un territoire sans combat
goldblivion-icon-lose = perdre
goldblivion-icon-copy = copier
goldblivion-icon-elf = elfe
goldblivion-icon-human = humain
goldblivion-icon-dwarf = nain
goldblivion-icon-building = bâtiment
goldblivion-icon-character = personnage
goldblivion-icon-hand = cartes en main
goldblivion-icon-first = premier joueur
goldblivion-icon-production = production
