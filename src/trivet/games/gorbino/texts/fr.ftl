gorbino-title = Gorbino’s Quest
gorbino-tagline = Fondez des villes, vivez de votre revenu et achetez des technologies dont les blasons rapportent à la fin.
gorbino-moves = { $players ->
    [2] 105
    [3] 95
    [4] 90
    [5] 85
   *[other] 85
}
gorbino-weight = De difficulté moyenne
gorbino-credit = Gorbino’s Quest est un jeu de Joey Vigil (squeak inc. games), qui en a aussi fait le graphisme et la carte ; mise en couleur du plateau par Rosen Simeonov (Paladin Painter), illustrations des cartes par Amanda Corona (Sanagie) et Saadia Id Hamouch (Artistic Yomii), nom de Ville Kallio (Consumer Softproducts). Leurs images ne sont pas ici : la carte, les prix et les cartes sont notre reconstitution. Ceci est une adaptation non officielle, sans lien avec eux.

## Ce qui est demandé
## $card : nom de la carte jouée. $done (nombre) : choix déjà faits. $most (nombre) : combien il peut y en avoir.

gorbino-prompt-found = Fondez votre première ville sur un jeton de nourriture libre, sans rien payer. Vous construirez à partir de là.
gorbino-prompt-draft = Prenez en main une carte de la piste des technologies, sans rien payer : vous pourrez la jouer, et ses blasons rapportent à la fin.
gorbino-prompt-cubes = { $done ->
    [0] Prenez jusqu’à { $most } cubes gratuits à la banque, un par un. Ceux que vous laissez sont perdus.
   *[other] Prenez encore un cube gratuit, { $done } sur { $most } pour l’instant, ou n’en prenez plus.
}
gorbino-prompt-debt = Votre revenu est négatif, et vos pièces ne le couvrent pas : vendez des cubes, un par un, jusqu’à pouvoir payer. Vous gardez la monnaie.
gorbino-prompt-card = Jouez une carte. Elle reste ensuite sur votre défausse jusqu’à ce qu’une Reprise vous la rende.
gorbino-prompt-loan = { $card } : des pièces tout de suite, contre un revenu plus faible au début de chaque tour.
# $others : « yes » si les villes des autres produisent aussi.
gorbino-prompt-produce = { $most ->
    [1] { $card } : choisissez la province qui produit{ $others ->
        [yes] . Les villes des autres y donnent aussi des cubes à leurs propriétaires.
       *[no] , pour vous seulement.
    }
   *[other] { $done ->
        [0] { $card } : choisissez la première province qui produit{ $others ->
            [yes] . Les villes des autres y donnent aussi des cubes à leurs propriétaires.
           *[no] , pour vous seulement.
        }
       *[other] { $card } : choisissez une autre province, ou faites produire celles que vous avez choisies.
    }
}
gorbino-prompt-resource = { $card } : choisissez une ressource. Chacune de vos villes sur cette ressource vous en donne.
# $most : nombre de ressources que l’on peut vendre ou acheter.
gorbino-prompt-trade = { $done ->
    [0] { $card } : vendez ou achetez { $most ->
        [1] une ressource.
        [99] des ressources, chacune dans un seul sens.
       *[other] jusqu’à { $most } ressources, chacune dans un seul sens.
    } Tout se règle en une fois, à la fin.
   *[other] { $card } : vendez ou achetez encore, ou concluez.
}
# $done : cubes donnés pour lesquels rien n’a encore été pris. $taken : « yes » dès que le premier est pris, et que l’on ne donne plus.
gorbino-prompt-exchange = { $done ->
    [0] { $card } : donnez un cube à la banque, pour en prendre un d’une autre ressource.
   *[other] { $taken ->
        [yes] { $card } : prenez-en encore { $done }, de ressources non données.
       *[no] { $card } : prenez-en { $done }, de ressources non données, ou donnez encore.
    }
}
# $does : le premier effet de la carte. $to : « hand » ou « discard », là où vont les cartes.
gorbino-prompt-develop = { $done ->
    [0] { $does ->
        [take_technology] { $card } : choisissez une carte de la piste des technologies, sans rien payer.
       *[develop] { $card } : choisissez une carte à acheter, au coût indiqué.
    } { $to ->
        [hand] Elle va dans votre main.
       *[discard] Elle va sur votre défausse.
    }
   *[other] { $card } : choisissez une autre carte, ou acquérez celles que vous avez choisies : la piste se complète ensuite.
}
gorbino-prompt-recall = { $most ->
    [99] { $card } : reprenez en main des cartes de votre défausse, autant que vous voulez. Les autres y restent.
   *[other] { $card } : reprenez en main des cartes de votre défausse, { $done } sur { $most } pour l’instant. Les autres y restent.
}
# $amount (nombre) : le revenu que donne une ville.
gorbino-prompt-build = { $done ->
    [0] { $card } : choisissez où construire. Vous payez le coût du jeton et augmentez votre revenu de { $amount }.
   *[other] { $card } : construisez une autre ville en payant son coût, ou arrêtez-vous là.
}
gorbino-prompt-spare = { $card } : choisissez le cube que vous ne payez pas.
# $amount (nombre) : ce qui est pris, au plus.
gorbino-prompt-target = { $does ->
    [steal_coins] { $card } : choisissez à qui vous prenez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }, ou tout ce qu’il y a.
    [steal_cubes] { $card } : choisissez un adversaire. Vous choisirez ensuite jusqu’à { $amount } de ses cubes.
    [copy] { $card } : choisissez un adversaire. Vous faites ce que dit la carte du dessus de sa défausse, qui y reste.
   *[shift_income] { $card } : choisissez un adversaire au revenu plus élevé que le vôtre. Il en perd { $amount }, et vous gagnez ce qu’il perd.
}
gorbino-prompt-steal = { $done ->
    [0] { $card } : choisissez le cube que vous prenez, { $most } au plus en tout.
   *[other] { $card } : prenez un autre cube, { $done } sur { $most } pour l’instant, ou arrêtez-vous là.
}
# $amount (nombre) : le revenu que donne la ville.
gorbino-prompt-seize = { $card } : choisissez la ville dont vous vous emparez, sans rien payer. Votre revenu augmente de { $amount } ; l’autre garde le sien.
gorbino-prompt-swap = { $card } : choisissez une de vos villes. Son jeton part sous une ville adverse, dont le jeton vient sous la vôtre.
# $amount (nombre) : les cubes gagnés.
gorbino-prompt-swap_with = { $card } : choisissez la ville adverse. { $amount ->
    [0] Son jeton vient sous votre ville.
    [one] Son jeton vient sous votre ville, et vous gagnez { $amount } cube de sa ressource.
   *[other] Son jeton vient sous votre ville, et vous gagnez { $amount } cubes de sa ressource.
}
gorbino-prompt-end = Tout est fait : finissez votre tour. Jusque-là, vous pouvez reprendre vos coups.
gorbino-prompt-over = La partie est finie.

## Actions

gorbino-action-found = Fonder { $city }
gorbino-action-draft = Prendre { $card }
gorbino-action-cube = Prendre { gorbino-cube }
gorbino-action-play = Jouer { $card }
gorbino-action-borrow = { $income ->
    [0] Prendre { gorbino-coins } sans contrepartie
   *[other] Prendre { gorbino-coins } contre { $income } de revenu
}
gorbino-action-produce = Faire produire { $province }
gorbino-action-harvest = Produire : { $resource }
gorbino-action-sell = Vendre { gorbino-cubes }
gorbino-action-buy = Acheter { gorbino-cubes }
gorbino-action-give = Donner { gorbino-cube }
gorbino-action-take = Prendre { gorbino-cube }
gorbino-action-develop = Choisir { $card }
gorbino-action-recall = Reprendre { $card }
gorbino-action-build = Construire { $city }
gorbino-action-spare = Ne pas payer { gorbino-cube }
gorbino-action-target = Choisir { $player }
gorbino-action-seize = S’emparer de la ville : { $city }
gorbino-action-swap = Échanger le jeton sous { $city }
gorbino-action-swap_with = Échanger avec le jeton sous { $city }
gorbino-action-done = { $phase ->
    [cubes] Ne plus en prendre
    [produce] Produire
    [trade] Conclure
    [develop] Acquérir ces cartes
    [recall] Ne plus reprendre
    [build] Ne plus construire
    [steal] Ne plus en prendre
   *[other] Terminé
}
gorbino-action-end_turn = Finir le tour

gorbino-verb-found = Fonder une ville
gorbino-verb-draft = Prendre une carte de technologie
gorbino-verb-cube = Prendre un cube gratuit
gorbino-verb-play = Jouer une carte
gorbino-verb-borrow = Choisir un prêt
gorbino-verb-produce = Choisir une province
gorbino-verb-harvest = Choisir une ressource
gorbino-verb-sell = Vendre des cubes
gorbino-verb-buy = Acheter des cubes
gorbino-verb-give = Donner un cube
gorbino-verb-take = Prendre un cube
gorbino-verb-develop = Choisir une carte de technologie
gorbino-verb-recall = Reprendre une carte
gorbino-verb-build = Construire une ville
gorbino-verb-spare = Ne pas payer un cube
gorbino-verb-target = Choisir l’adversaire
gorbino-verb-seize = S’emparer d’une ville
gorbino-verb-swap = Choisir votre ville
gorbino-verb-swap_with = Choisir l’autre ville

## Pourquoi quelque chose est impossible maintenant

gorbino-why-set_up_first = La mise en place n’est pas finie : faites d’abord ce qu’elle demande.
gorbino-why-set_up_over = Cela fait partie de la mise en place, qui est finie.
gorbino-why-debt_first = Vendez d’abord des cubes jusqu’à pouvoir payer votre revenu.
gorbino-why-card_first = Jouez d’abord une carte qui le permet.
gorbino-why-must_play = Jouez une carte avant de finir votre tour.
gorbino-why-one_card = On joue une carte par tour : finissez celle-ci.
gorbino-why-finish_first = Finissez d’abord la carte que vous avez jouée.
gorbino-why-turn_done = Tout est fait : finissez votre tour.
gorbino-why-choose_first = Choisissez d’abord quelque chose.
gorbino-why-enough_chosen = La carte n’en permet pas plus.
gorbino-why-chosen_already = Ce choix est déjà fait.
gorbino-why-not_in_hand = Cette carte n’est pas dans votre main.
gorbino-why-not_in_discard = Cette carte n’est pas dans votre défausse.
gorbino-why-not_on_track = Cette carte n’est pas sur la piste des technologies.
gorbino-why-no_option = La carte ne propose pas ce prêt.
gorbino-why-income_too_low = Votre revenu ne peut pas descendre si bas.
gorbino-why-nothing_to_produce = Il n’y a pas de province qu’elle pourrait faire produire.
gorbino-why-nothing_to_trade = Il n’y a rien que vous puissiez échanger.
gorbino-why-nothing_to_buy = Vous ne pouvez payer aucune carte de la piste des technologies.
gorbino-why-nothing_to_build = Il n’y a pas de ville libre à portée que vous puissiez payer.
gorbino-why-nobody_to_harm = Elle ne peut atteindre personne.
gorbino-why-nothing_to_copy = Aucune carte du dessus d’une défausse adverse ne peut être copiée.
gorbino-why-no_cubes = Vous n’avez pas autant de ces cubes.
gorbino-why-one_at_a_time = Vendez un cube à la fois.
gorbino-why-bank_short = La banque n’a pas assez de ces cubes.
gorbino-why-coins_short = Vous n’avez pas assez de pièces.
gorbino-why-cubes_short = Vous n’avez pas les cubes que cela coûte.
gorbino-why-traded_already = Chaque ressource se vend ou s’achète une seule fois.
gorbino-why-give_first = Donnez d’abord un cube.
gorbino-why-given_already = On prend d’autres ressources que celles que l’on donne.
gorbino-why-nothing_more_to_give = Vous ne pouvez plus donner.
gorbino-why-not_due = Ce cube ne fait plus partie du coût.
gorbino-why-rest_unpaid = Vous ne pourriez alors pas payer le reste.
gorbino-why-no_city_there = Aucune ville n’y produirait.
gorbino-why-no_food = Votre première ville se fonde sur un jeton de nourriture.
gorbino-why-city_taken = Il y a déjà une ville à cet endroit.
gorbino-why-all_cities_built = Toutes vos villes sont déjà sur la carte.
gorbino-why-out_of_reach = Cette ville n’est pas à portée.
gorbino-why-not_adjacent = Cette ville n’est voisine d’aucune des vôtres.
gorbino-why-last_city = C’est la dernière ville de cette personne.
gorbino-why-not_yours = Cette ville n’est pas à vous.
gorbino-why-not_an_opponents = Cette ville n’est pas celle d’un adversaire.
gorbino-why-no_partner = On échange avec un jeton d’une autre ressource, dans la même province ou voisin.
gorbino-why-nobody_there = Personne n’occupe cette place.
gorbino-why-yourself = Choisissez un adversaire, pas vous-même.
gorbino-why-nothing_to_take = Il n’y a rien de tel à prendre.
gorbino-why-income_not_above_yours = Son revenu ne dépasse pas le vôtre.
gorbino-why-not_to_be_copied = La carte du dessus de sa défausse ne peut pas être copiée maintenant.

## Le journal

gorbino-event-round = La manche { $number } commence.
gorbino-event-found = { $player } fonde { $city }.
gorbino-event-draft = { $player } prend { $card }.
gorbino-event-cube = { $player } prend { gorbino-cube }.
# $coins peut être négatif, ce qu’aucun sélecteur ne distingue : les mots doivent convenir aux deux cas.
gorbino-event-begin_turn = { $player } commence un tour. Revenu : { gorbino-coins }.
gorbino-event-play = { $player } joue { $card }.
gorbino-event-earn = { $player } gagne { gorbino-coins }.
gorbino-event-raise_income = { $player } augmente son revenu de { $income }.
gorbino-event-borrow = { $income ->
    [0] { $player } prend { gorbino-coins } sans contrepartie.
   *[other] { $player } prend { gorbino-coins } contre { $income } de revenu.
}
gorbino-event-produce_in = { $player } fait produire { $province }.
gorbino-event-produce = { $player } gagne { gorbino-cubes }.
gorbino-event-sell = { $player } vend { gorbino-cubes }.
gorbino-event-buy = { $player } achète { gorbino-cubes }.
# $coins peut être négatif.
gorbino-event-balance = { $player } conclut. Solde : { gorbino-coins }.
gorbino-event-give = { $player } donne { gorbino-cube }.
gorbino-event-take = { $player } prend { gorbino-cube }.
gorbino-event-develop = { $player } acquiert { $card }.
gorbino-event-pay_coins = { $player } paie { gorbino-coins }.
gorbino-event-pay_cubes = { $player } paie { gorbino-cubes }.
gorbino-event-reveal = { $card } arrive sur la piste des technologies.
gorbino-event-scrap = Personne n’a acheté { $card } : la carte quitte définitivement la piste des technologies.
gorbino-event-recall = { $player } reprend { $card }.
gorbino-event-build = { $player } construit { $city }.
gorbino-event-spare = { $player } s’épargne { gorbino-cube }.
gorbino-event-rob = { $player } prend { gorbino-coins } à { $owner }.
gorbino-event-steal = { $player } prend { gorbino-cube } à { $owner }.
gorbino-event-copy = { $player } copie { $card } chez { $owner }.
gorbino-event-slander = { $player } fait perdre { $income } de revenu à { $owner }.
gorbino-event-seize = { $player } prend { $city } à { $owner }.
gorbino-event-swap = { $player } échange des jetons avec { $owner } : { $city } et { $with }.
gorbino-event-end_turn = { $player } finit le tour.
gorbino-event-over = Il ne reste plus de carte de technologie : la partie est finie.
gorbino-gathered-trade = { $player } fait du commerce au marché.
gorbino-gathered-cube = { $player } prend { $count } cubes.
gorbino-gathered-recall = { $player } reprend { $count } cartes.

## La feuille de score

gorbino-score-pink = Constance (rose)
gorbino-score-purple = Richesse (violet)
gorbino-score-yellow = Empire (jaune)
gorbino-score-blue = Abondance (bleu)
gorbino-score-red = Domination (rouge)
gorbino-score-green = Dispersion (vert)
gorbino-score-total = Total
gorbino-tie = À égalité, l’emporte qui a le plus de villes, puis de pièces, puis de cubes.

## Ce qui fait la valeur d’une position

gorbino-term-tags = Blasons
gorbino-term-wealth = Pièces, cubes et revenu
gorbino-term-cards = Effets des cartes de technologie
gorbino-term-begun = La carte en cours
gorbino-term-technology = La prochaine technologie
gorbino-term-city = La prochaine ville
gorbino-term-hand = Cartes en main
gorbino-term-tie = Ce qui départage

## Blasons : le nom, et ce que rapporte un blason
## $times, $per (nombres) : comme dans le fichier de données.

gorbino-tag-pink = Constance
gorbino-tag-pink-text = Chaque blason rapporte { gorbino-tag-points }, quoi qu’il arrive.
gorbino-tag-purple = Richesse
gorbino-tag-purple-text = Chaque blason rapporte { gorbino-tag-points } { $per ->
    [1] par pièce que vous avez
   *[other] par tranche complète de { $per } pièces
}.
gorbino-tag-yellow = Empire
gorbino-tag-yellow-text = Chaque blason rapporte { gorbino-tag-points } { $per ->
    [1] par ville que vous avez
   *[other] par groupe de { $per } villes que vous avez
}.
gorbino-tag-blue = Abondance
gorbino-tag-blue-text = Chaque blason rapporte { gorbino-tag-points } { $per ->
    [1] par ressource différente
   *[other] par groupe de { $per } ressources différentes
} sous vos villes.
gorbino-tag-red = Domination
gorbino-tag-red-text = Chaque blason rapporte { gorbino-tag-points } { $per ->
    [1] par province que vous dominez : vous y avez une ville
   *[other] par groupe de { $per } provinces que vous dominez : vous y avez une ville
}, et personne n’en a plus que vous.
gorbino-tag-green = Dispersion
gorbino-tag-green-text = Chaque blason rapporte { gorbino-tag-points } { $per ->
    [1] par province
   *[other] par groupe de { $per } provinces
} où vous avez une ville.
gorbino-tag-points = { $times ->
    [one] { $times } point
   *[other] { $times } points
}

## Ressources

gorbino-resource-food = nourriture
gorbino-resource-wood = bois
gorbino-resource-coal = charbon
gorbino-resource-iron = fer
gorbino-resource-gold = or

# $resource : nom d’une ressource quelconque ; « or » veut l’élision.
gorbino-cube = 1 cube { DE($resource) }
gorbino-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
} { DE($resource) }
gorbino-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

## Provinces et villes

gorbino-province-misthaven = Havrebrume
gorbino-province-dragonspire = Flèche-Dragon
gorbino-province-faeloria = Féelorie
gorbino-province-drakewood = Boisdrac
gorbino-province-goldendale = Valdoré
gorbino-province-thornmarch = Marchépine

gorbino-city-greywater = Eaugrise
gorbino-city-lanternquay = Quai-aux-Lanternes
gorbino-city-hushmere = Lac-Muet
gorbino-city-fogbridge = Pontbrouillard
gorbino-city-veilport = Portvoile
gorbino-city-cinderpeak = Mont-Scorie
gorbino-city-wyrmgate = Porte-Vouivre
gorbino-city-talonhold = Serrefort
gorbino-city-ashcrown = Couronne-Cendrée
gorbino-city-emberfall = Tombebraise
gorbino-city-moonwell = Puits-de-Lune
gorbino-city-starbough = Branche-Étoile
gorbino-city-thistledown = Duvet-Chardon
gorbino-city-glimmerfen = Marais-Lueur
gorbino-city-silverleaf = Feuillargent
gorbino-city-oakscale = Chênécaille
gorbino-city-briarwing = Aile-d’Églantine
gorbino-city-rootfang = Croc-Racine
gorbino-city-mossclaw = Griffemousse
gorbino-city-duskhollow = Creux-du-Soir
gorbino-city-millbrook = Ru-du-Moulin
gorbino-city-honeyford = Guémiel
gorbino-city-wheatmarket = Marché-aux-Blés
gorbino-city-sunbarn = Grange-Soleil
gorbino-city-amberfield = Champ-d’Ambre
gorbino-city-ravenwatch = Guet-Corbeau
gorbino-city-saltcliff = Falaise-de-Sel
gorbino-city-bramblegate = Porte-Ronce
gorbino-city-ironthistle = Chardon-de-Fer
gorbino-city-wreckersrest = Repos-des-Naufrageurs

# L’autre ville de l’événement « swap ».
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

## Types de cartes : le nom, et la règle de toutes les cartes de ce type

gorbino-type-loan = Prêt
gorbino-type-loan-text = Choisissez un prêt : perdez son revenu, gagnez ses pièces. Un prêt qui ferait descendre votre marqueur sous le bout de l’échelle de revenu ne peut pas être choisi.
gorbino-type-production = Production
gorbino-type-production-text = Les villes donnent des cubes de la ressource de leur jeton, pris à la banque. S’il en manque, vous prenez les vôtres d’abord, puis les autres, dans l’ordre du tour à partir de vous.
gorbino-type-trade = Commerce
gorbino-type-trade-text = Vendez des cubes à la banque, ou achetez-lui-en, au prix affiché. Une même ressource se vend ou s’achète, pas les deux. Tout se règle en une fois : vos ventes paient vos achats.
gorbino-type-development = Développement
gorbino-type-development-text = Achetez des cartes de la piste des technologies, l’une après l’autre, et payez le tout ensemble : le coût de chacune et le supplément de sa case. Elles vont sur votre défausse, la dernière choisie au-dessus. Puis la piste se complète.
gorbino-type-reset = Reprise
gorbino-type-reset-text = Reprenez en main des cartes de votre défausse. Une Reprise peut toujours être jouée, et ne se reprend jamais elle-même.
gorbino-type-build = Construction
gorbino-type-build-text = Placez une ville sur un emplacement libre à portée et payez le coût de son jeton. Les villes construites avec la même carte comptent déjà pour la suivante.
gorbino-type-treachery = Traîtrise
gorbino-type-treachery-text = Chaque Traîtrise est différente. Vous décidez de tout ; vos adversaires ne décident de rien.

## Cartes

gorbino-card-starter_loan = Prêt de départ
gorbino-card-starter_production = Production de départ
gorbino-card-starter_trade = Commerce de départ
gorbino-card-starter_development = Développement de départ
gorbino-card-starter_reset = Reprise de départ
gorbino-card-starter_build = Construction de départ

gorbino-card-wayfarers_charter = Charte des voyageurs
gorbino-card-master_masons = Maîtres maçons
gorbino-card-ferry_licence = Droit de bac
gorbino-card-royal_warrant = Mandat royal
gorbino-card-timber_yards = Chantiers de bois
gorbino-card-volunteer_crews = Équipes de volontaires
gorbino-card-garrison_towns = Villes de garnison
gorbino-card-boom_town = Ville champignon

gorbino-card-harvest_moon = Lune des moissons
gorbino-card-overseers = Contremaîtres
gorbino-card-tithe_barns = Granges dîmières
gorbino-card-guild_monopoly = Monopole de guilde
gorbino-card-crown_estates = Domaines de la Couronne
gorbino-card-peddlers_rounds = Tournée des colporteurs
gorbino-card-river_barges = Gabares

gorbino-card-market_square = Place du marché
gorbino-card-free_port = Port franc
gorbino-card-auction_house = Hôtel des ventes
gorbino-card-import_office = Comptoir d’importation
gorbino-card-barter_post = Poste de troc
gorbino-card-toll_road = Route à péage

gorbino-card-scholars_lodge = Loge des érudits
gorbino-card-academy = Académie
gorbino-card-patrons_gift = Don du mécène
gorbino-card-patent_office = Bureau des brevets
gorbino-card-grand_library = Grande Bibliothèque
gorbino-card-apprentice_hall = Maison des apprentis

gorbino-card-moneylenders = Usuriers
gorbino-card-merchant_bank = Banque d’affaires
gorbino-card-crown_bonds = Bons de la Couronne
gorbino-card-village_credit = Crédit villageois

gorbino-card-muster_horn = Cor de ralliement
gorbino-card-feast_day = Jour de fête
gorbino-card-council_recess = Trêve du conseil
gorbino-card-old_guard = Vieille Garde

gorbino-card-cutpurse_ring = Bande de coupe-bourses
gorbino-card-highwaymen = Bandits de grand chemin
gorbino-card-spy_network = Réseau d’espions
gorbino-card-slander = Calomnie
gorbino-card-coup = Coup d’État
gorbino-card-master_forger = Maître faussaire
gorbino-card-forged_deeds = Faux titres

## Ce que fait une carte : un message par effet, avec pour variables les champs de l’effet dans le fichier de données ; 99 : « sans limite »

# $options : les prêts, chacun selon gorbino-effect-loan-option, en liste.
gorbino-effect-loan = Prenez un prêt : { $options }.
gorbino-effect-loan-option = { $income ->
    [0] { gorbino-coins } sans contrepartie
   *[other] { gorbino-coins } contre { $income } de revenu
}
# $source : le champ « from ».
gorbino-effect-produce = { $source ->
    [resource] Choisissez une ressource : chacune de vos villes sur cette ressource vous en donne { gorbino-effect-own }.
    [everywhere] Chacune de vos villes vous donne { gorbino-effect-own } de sa ressource.
    [each_type] Gagnez { gorbino-effect-own } de chaque ressource sur laquelle vous avez une ville.
   *[province] { $count ->
        [1] Une province produit
        [99] Autant de provinces que vous voulez produisent
       *[other] Jusqu’à { $count } provinces produisent
    }{ $others ->
        [0] , rien que pour vous : chacune de vos villes y donne { gorbino-effect-own } de sa ressource.
       *[other] { $own ->
            [1] { $others ->
                [1] { " " }: chaque ville y donne 1 cube de sa ressource à qui la possède.
               *[other] { " " }: chacune de vos villes y donne 1 cube de sa ressource, chaque autre ville { $others } à qui la possède.
            }
           *[other] { " " }: chacune de vos villes y donne { $own } cubes de sa ressource, chaque autre ville { $others } à qui la possède.
        }
    }
}
gorbino-effect-own = { $own ->
    [one] { $own } cube
   *[other] { $own } cubes
}
gorbino-effect-trade = { $types ->
    [1] Choisissez une ressource : vendez-en ou achetez-en autant de cubes que vous voulez.
    [99] Choisissez autant de ressources que vous voulez : de chacune, vendez ou achetez autant de cubes que vous voulez.
   *[other] Choisissez jusqu’à { $types } ressources : de chacune, vendez ou achetez autant de cubes que vous voulez.
}{ $bonus_cubes ->
    [0] { "" }
   *[other] { $sell_bonus ->
        [0] { "" }
       *[other] { " " }{ $bonus_cubes ->
            [1] Le premier cube vendu rapporte { $sell_bonus ->
                [one] { $sell_bonus } pièce de plus.
               *[other] { $sell_bonus } pièces de plus.
            }
            [99] Chaque cube vendu rapporte { $sell_bonus ->
                [one] { $sell_bonus } pièce de plus.
               *[other] { $sell_bonus } pièces de plus.
            }
           *[other] Les { $bonus_cubes } premiers cubes vendus rapportent chacun { $sell_bonus ->
                [one] { $sell_bonus } pièce de plus.
               *[other] { $sell_bonus } pièces de plus.
            }
        }
    }{ $buy_discount ->
        [0] { "" }
       *[other] { " " }{ $bonus_cubes ->
            [1] Un des cubes achetés coûte { $buy_discount ->
                [one] { $buy_discount } pièce de moins
               *[other] { $buy_discount } pièces de moins
            }
            [99] Chaque cube acheté coûte { $buy_discount ->
                [one] { $buy_discount } pièce de moins
               *[other] { $buy_discount } pièces de moins
            }
           *[other] Jusqu’à { $bonus_cubes } des cubes achetés coûtent chacun { $buy_discount ->
                [one] { $buy_discount } pièce de moins
               *[other] { $buy_discount } pièces de moins
            }
        }, mais jamais moins que le prix minimum.
    }
}
gorbino-effect-exchange = { $cubes ->
    [1] Donnez un de vos cubes à la banque et prenez un cube d’une autre ressource.
    [99] Donnez autant de vos cubes que vous voulez à la banque et prenez-en le même nombre, de ressources que vous n’avez pas données.
   *[other] Donnez jusqu’à { $cubes } de vos cubes à la banque et prenez-en le même nombre, de ressources que vous n’avez pas données.
}
# $surcharge : « yes » ou « no ».
gorbino-effect-develop = { $cards ->
    [1] Achetez une carte de technologie{ $surcharge ->
        [no] { " " }sans son supplément
       *[yes] { "" }
    }.
    [99] Achetez autant de cartes de technologie que vous voulez{ $surcharge ->
        [no] , sans leurs suppléments
       *[yes] { "" }
    }.
   *[other] Achetez jusqu’à { $cards } cartes de technologie{ $surcharge ->
        [no] { " " }sans leurs suppléments
       *[yes] { "" }
    }.
}{ $coin_discount ->
    [0] { "" }
   *[other] { " " }{ $cards ->
        [1] Elle coûte { gorbino-effect-coin-discount } de moins.
       *[other] Chacune coûte { gorbino-effect-coin-discount } de moins.
    }
}{ $cube_discount ->
    [0] { "" }
    [99] { " " }Aucun cube n’est à payer.
   *[other] { " " }{ $cards ->
        [1] { $coin_discount ->
            [0] Elle coûte
           *[other] Elle coûte aussi
        }
       *[other] Ensemble, elles coûtent
    } { gorbino-effect-cube-discount } de moins.
}{ $to ->
    [hand] { " " }{ $cards ->
        [1] Elle va dans votre main.
       *[other] Elles vont dans votre main.
    }
   *[discard] { "" }
}
gorbino-effect-coin-discount = { $coin_discount ->
    [one] { $coin_discount } pièce
   *[other] { $coin_discount } pièces
}
gorbino-effect-cube-discount = { $cube_discount ->
    [one] { $cube_discount } cube
   *[other] { $cube_discount } cubes
}
gorbino-effect-reset = { $pick ->
    [any] { $cards ->
        [1] Vous pouvez reprendre une carte de votre choix dans votre défausse.
        [99] Reprenez toutes les cartes que vous voulez dans votre défausse.
       *[other] Reprenez jusqu’à { $cards } cartes de votre choix dans votre défausse.
    }
   *[top] { $cards ->
        [1] Reprenez la carte du dessus de votre défausse.
        [99] Reprenez toute votre défausse.
       *[other] Reprenez les { $cards } cartes du dessus de votre défausse.
    }
}
gorbino-effect-build = { $cities ->
    [1] Construisez 1 ville{ $reach ->
        [1] { " " }voisine d’une des vôtres
        [99] { " " }sur n’importe quel emplacement libre
       *[other] { " " }à { $reach } routes au plus d’une des vôtres
    }
    [99] Construisez autant de villes que vous voulez{ gorbino-effect-build-each }
   *[other] Construisez jusqu’à { $cities } villes{ gorbino-effect-build-each }
}{ $within ->
    [own_province] { $reach ->
        [99] { " " }d’une province où vous avez déjà une ville
       *[other] { " " }et dans une province où vous en avez déjà une
    }
   *[anywhere] { "" }
}.{ $coin_discount ->
    [0] { $cube_discount ->
        [0] { "" }
        [99] { " " }Aucun cube n’est à payer.
       *[other] { " " }{ gorbino-effect-build-costs } { gorbino-effect-cube-discount } de moins.
    }
   *[other] { " " }{ gorbino-effect-build-costs } { $cube_discount ->
        [0] { gorbino-effect-coin-discount } de moins.
        [99] { gorbino-effect-coin-discount } de moins. Aucun cube n’est à payer.
       *[other] { gorbino-effect-coin-discount } et { gorbino-effect-cube-discount } de moins.
    }
}{ $harvest ->
    [0] { $income ->
        [0] { "" }
       *[other] { " " }Augmentez votre revenu de { $income }{ $cities ->
            [1] .
           *[other] { " " }pour chacune.
        }
    }
   *[other] { " " }{ $cities ->
        [1] { gorbino-effect-build-gain } de la ressource de la nouvelle ville.
       *[other] { gorbino-effect-build-gain } de sa ressource pour chacune.
    }
}
gorbino-effect-build-each = { $reach ->
    [1] , chacune voisine d’une des vôtres
    [99] , chacune sur n’importe quel emplacement libre
   *[other] , chacune à { $reach } routes au plus d’une des vôtres
}
gorbino-effect-build-costs = { $cities ->
    [1] Elle coûte
   *[other] Chacune coûte
}
gorbino-effect-build-gain = { $income ->
    [0] Gagnez { gorbino-effect-harvest }
   *[other] Augmentez votre revenu de { $income } et gagnez { gorbino-effect-harvest }
}
gorbino-effect-harvest = { $harvest ->
    [one] { $harvest } cube
   *[other] { $harvest } cubes
}
gorbino-effect-steal_coins = { $amount ->
    [1] Prenez 1 pièce à l’adversaire de votre choix.
   *[other] Prenez { $amount } pièces à l’adversaire de votre choix, ou tout ce qui lui reste.
}
gorbino-effect-steal_cubes = { $amount ->
    [1] Prenez 1 cube au choix à l’adversaire que vous voulez.
    [99] Prenez autant de cubes que vous voulez, au choix, à l’adversaire que vous voulez.
   *[other] Prenez jusqu’à { $amount } cubes au choix à l’adversaire que vous voulez.
}
gorbino-effect-copy = Utilisez la carte du dessus de la défausse adverse de votre choix comme si elle était à vous, sauf une Reprise ou une Traîtrise.
gorbino-effect-shift_income = Choisissez une personne au revenu plus élevé que le vôtre : elle perd { $amount } de revenu, et vous gagnez ce qu’elle perd.
gorbino-effect-seize_city = Remplacez une ville adverse voisine d’une des vôtres par une ville à vous, sans rien payer. La dernière ville d’une personne est à l’abri.{ $income ->
    [0] { "" }
   *[other] { " " }Augmentez votre revenu de { $income }.
}
gorbino-effect-take_technology = { $cards ->
    [1] Prenez une carte de la piste des technologies sans payer. { $to ->
        [hand] Elle va dans votre main.
       *[discard] Elle va sur votre défausse.
    }
    [99] Prenez autant de cartes que vous voulez sur la piste des technologies, sans payer. { $to ->
        [hand] Elles vont dans votre main.
       *[discard] Elles vont sur votre défausse.
    }
   *[other] Prenez jusqu’à { $cards } cartes de la piste des technologies sans payer. { $to ->
        [hand] Elles vont dans votre main.
       *[discard] Elles vont sur votre défausse.
    }
}
gorbino-effect-swap_tokens = Échangez le jeton sous une de vos villes avec un jeton différent sous une ville adverse, dans la même province ou voisine.{ $harvest ->
    [0] { "" }
   *[other] { " " }Gagnez { gorbino-effect-harvest } de la nouvelle ressource de votre ville.
}
gorbino-effect-income = Augmentez votre revenu de { $amount }.
gorbino-effect-coins = { $amount ->
    [one] Gagnez { $amount } pièce.
   *[other] Gagnez { $amount } pièces.
}

## La même chose en quelques mots, sur la carte

# $options : les prêts, chacun par gorbino-short-loan-option, en liste.
gorbino-short-loan = Du revenu contre des pièces : { $options }
gorbino-short-loan-option = { $income } → { $coins }
gorbino-short-produce = { $source ->
    [resource] Une ressource : { gorbino-effect-own } par ville à vous dessus
    [everywhere] { gorbino-effect-own } par ville à vous
    [each_type] { gorbino-effect-own } de chaque ressource sous vos villes
   *[province] { $count ->
        [1] Une province
        [99] Des provinces
       *[other] Jusqu’à { $count } provinces
    } : { $others ->
        [0] { gorbino-effect-own } par ville à vous
       *[other] { $own ->
            [1] { gorbino-effect-own } par ville, pour tout le monde
           *[other] { gorbino-effect-own } par ville à vous, { $others } par autre ville
        }
    }
}
gorbino-short-trade = { $types ->
    [1] Vendre ou acheter une ressource
    [99] Vendre ou acheter des ressources
   *[other] Vendre ou acheter jusqu’à { $types } ressources
}{ $sell_bonus ->
    [0] { "" }
   *[other] { " " }; { $bonus_cubes } vendus +{ $sell_bonus } chacun
}{ $buy_discount ->
    [0] { "" }
   *[other] { " " }; { $bonus_cubes } achetés −{ $buy_discount } chacun
}
gorbino-short-exchange = { $cubes ->
    [1] Échanger un cube avec la banque
    [99] Échanger des cubes avec la banque
   *[other] Échanger jusqu’à { $cubes } cubes avec la banque
}
gorbino-short-develop = { $cards ->
    [1] Acheter une technologie
    [99] Acheter des technologies
   *[other] Acheter jusqu’à { $cards } technologies
}{ $surcharge ->
    [no] , sans supplément
   *[yes] { "" }
}{ $coin_discount ->
    [0] { "" }
   *[other] , −{ gorbino-effect-coin-discount } chacune
}{ $cube_discount ->
    [0] { "" }
    [99] , sans cubes
   *[other] , −{ gorbino-effect-cube-discount }
}{ $to ->
    [hand] , en main
   *[discard] { "" }
}
gorbino-short-reset = { $pick ->
    [any] { $cards ->
        [99] Reprendre des cartes au choix
       *[other] Reprendre { $cards } cartes au choix
    }
   *[top] { $cards ->
        [1] Reprendre la carte du dessus
        [99] Reprendre toute la défausse
       *[other] Reprendre les { $cards } cartes du dessus
    }
}
gorbino-short-build = { $cities ->
    [1] Construire une ville
    [99] Construire des villes
   *[other] Construire jusqu’à { $cities } villes
}, { $reach ->
    [1] à côté
    [99] n’importe où
   *[other] à { $reach } routes au plus
}{ $within ->
    [own_province] , dans vos provinces
   *[anywhere] { "" }
}{ $coin_discount ->
    [0] { "" }
   *[other] , −{ gorbino-effect-coin-discount }
}{ $cube_discount ->
    [0] { "" }
    [99] , sans cubes
   *[other] , −{ gorbino-effect-cube-discount }
} : revenu +{ $income }{ $cities ->
    [1] { "" }
   *[other] { " " }chacune
}{ $harvest ->
    [0] { "" }
   *[other] , +{ gorbino-effect-harvest }
}
gorbino-short-steal_coins = Prendre { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} à l’adversaire
gorbino-short-steal_cubes = Prendre { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
} à l’adversaire
gorbino-short-copy = Utiliser le dessus d’une défausse adverse
gorbino-short-shift_income = Prendre { $amount } de revenu à plus riche que vous
gorbino-short-seize_city = S’emparer d’une ville voisine : revenu +{ $income }
gorbino-short-take_technology = { $cards ->
    [1] Prendre une technologie sans payer
    [99] Prendre des technologies sans payer
   *[other] Prendre jusqu’à { $cards } technologies sans payer
}{ $to ->
    [hand] , en main
   *[discard] { "" }
}
gorbino-short-swap_tokens = Échanger un jeton avec une ville proche : +{ gorbino-effect-harvest }
gorbino-short-income = Revenu +{ $amount }
gorbino-short-coins = +{ $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}

gorbino-short-once = Usage unique :

gorbino-flag-one_shot = Usage unique : une fois jouée, cette carte est mise de côté pour le reste de la partie, et ses blasons ne rapportent plus rien.
gorbino-flag-stays_in_hand = Cette carte reste toujours dans votre main.

## Le plateau

gorbino-board-map = Provinces
gorbino-board-parts = Parties du jeu
gorbino-board-city = { $city }, { $province } : { $resource }
gorbino-board-city-owned = Ville occupée par { $player }
# $cost : une liste de cubes et de pièces.
gorbino-board-city-price = Une ville ici coûte { $cost }.
gorbino-board-city-price-now = Pour vous maintenant : { $cost }
gorbino-board-city-gives = Revenu +{ $income }
gorbino-board-city-neighbours = Routes vers { $cities }.
gorbino-board-province = Province : { $province }
gorbino-board-province-cities = { $player } : { $number ->
    [one] { $number } ville
   *[other] { $number } villes
}
gorbino-board-province-led = En tête ici : { $players }
gorbino-board-province-empty = Aucune ville ici pour l’instant

## La piste des technologies

gorbino-board-track = Piste des technologies
gorbino-board-track-short = Technologies
gorbino-board-slot-empty = Case vide
gorbino-board-surcharge = Supplément : { gorbino-coins }
gorbino-board-surcharge-none = Sans supplément
gorbino-board-cost-now = Pour vous maintenant : { $cost }
gorbino-board-cost-none = 0 pièce
gorbino-board-chosen = Choix fait
gorbino-board-chosen-count = Cartes choisies : { $done }{ $most ->
    [99] , sans limite
   *[other] { " " }sur { $most }
}
gorbino-board-built = Villes construites : { $done }{ $most ->
    [99] , sans limite
   *[other] { " " }sur { $most }
}
gorbino-board-provinces-chosen = Provinces choisies : { $done }{ $most ->
    [99] , sans limite
   *[other] { " " }sur { $most }
}
gorbino-board-due = À payer
gorbino-board-chosen-total = En tout : { $cost }
gorbino-board-unpaid = { $number ->
    [one] { $number } cube peut rester impayé
   *[other] { $number } cubes peuvent rester impayés
}
gorbino-board-leaves-next = Elle quitte la piste à la fin de la manche.
gorbino-board-deck-left = { $number ->
    [0] La pioche est vide.
    [one] { $number } carte dans la pioche.
   *[other] { $number } cartes dans la pioche.
}
gorbino-board-unseen = Encore dans la pioche, sans ordre
gorbino-board-scrapped = Défausse des technologies
gorbino-board-scrapped-none = Aucune carte n’a encore quitté la piste.

## Les cartes

gorbino-board-tags = Blasons : { $tags }
gorbino-board-playable = Peut être jouée maintenant
gorbino-board-unplayable = Ne peut pas être jouée maintenant
gorbino-board-playing = En jeu : { $card }
gorbino-board-copying = { $copier } copie { $card }
gorbino-board-card = { $card } · { $type }

## Le marché et la banque

gorbino-board-market = Marché
gorbino-board-bank-left = { $number } à la banque
gorbino-board-bank-empty = Plus rien à la banque
gorbino-board-price-tip = Un cube, à l’achat comme à la vente ({ $resource }) : { gorbino-coins }.

## Ce qu’une carte demande

gorbino-ask-debt = Vous devez { $owed } et avez { $coins }.
gorbino-ask-free = Cubes gratuits : { $done } sur { $most }
gorbino-ask-give = Donner
gorbino-ask-take = Prendre
gorbino-ask-have = vous { $yours } · banque { $bank }
gorbino-ask-due = { $number } à payer
gorbino-ask-theirs = { $number } en face
gorbino-ask-income = revenu { $income }

## Le dialogue de commerce

gorbino-trade-title = Commerce
gorbino-trade-sell = Vendre
gorbino-trade-buy = Acheter
gorbino-trade-sell-one = Vendre un cube de plus, ou en acheter un de moins : { $resource }
gorbino-trade-buy-one = Acheter un cube de plus, ou en vendre un de moins : { $resource }
gorbino-trade-price = Prix
gorbino-trade-bank = À la banque
gorbino-trade-selling = Vente : { gorbino-cubes }
gorbino-trade-buying = Achat : { gorbino-cubes }
gorbino-trade-untouched = { $resource } : rien
gorbino-trade-types = Ressources : { $done } sur { $most }
gorbino-trade-types-full = Cette carte ne permet pas davantage de ressources.
gorbino-trade-bonus = Prime de la carte : { gorbino-coins }
gorbino-trade-discount = Remise de la carte : { gorbino-coins }
gorbino-trade-total = Total
gorbino-trade-after = Pièces ensuite
gorbino-trade-short = Il manque { gorbino-coins } : vendez plus, ou achetez moins.
gorbino-trade-wasted = Au-delà de la limite, vous perdriez { gorbino-coins }.
gorbino-trade-nothing = Vendez ou achetez au moins un cube.
gorbino-trade-confirm = Conclure

## Personnes, manches et points

gorbino-board-set-up = Mise en place
gorbino-board-round = Manche { $number }
gorbino-board-rounds-left = Manches probables : encore { $number } environ
gorbino-board-rounds-left-tip = Estimation d’après les cartes de technologie qui restent. Au plus { $most } : chaque manche enlève au moins une carte.
gorbino-board-last-round = C’est peut-être la dernière manche.
gorbino-board-order-tip = Tiré au sort au début, le même pour toute la partie : { $players }.
gorbino-board-now = Si la partie finissait maintenant
gorbino-board-tag-score-tip = { $tag } : { $tags ->
    [one] { $tags } blason
   *[other] { $tags } blasons
}, { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
} par blason.

gorbino-player-coins = Pièces
gorbino-player-coins-tip = { gorbino-coins }. Un gain au-delà de { $most } est perdu.
gorbino-player-income = Revenu
gorbino-player-income-tip = Revenu { $income } : gagné au début de chaque tour, ou payé s’il est négatif. Il reste entre { $least } et { $most }.
gorbino-player-cubes = Cubes
gorbino-player-cities = Villes
gorbino-player-cities-built = { $number ->
    [one] { $number } ville sur le plateau
   *[other] { $number } villes sur le plateau
}
gorbino-player-stock-tip = { $number ->
    [0] Plus de ville à construire.
    [one] Encore { $number } ville à construire.
   *[other] Encore { $number } villes à construire.
}
gorbino-player-hand = Main
gorbino-player-hand-count = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
gorbino-player-discard = Défausse
gorbino-player-discard-count = { $number ->
    [one] { $number } carte dans la défausse
   *[other] { $number } cartes dans la défausse
}
gorbino-player-discard-tip = La carte la plus récente est au-dessus. Une Reprise permet d’en reprendre.
gorbino-player-discard-empty = La défausse est vide.
gorbino-player-aside = De côté
gorbino-player-aside-count = { $number ->
    [one] { $number } carte mise de côté
   *[other] { $number } cartes mises de côté
}
gorbino-player-aside-tip = Cartes à usage unique déjà jouées : elles ne reviennent plus, et leurs blasons ne rapportent rien.
gorbino-player-tags = Blasons
gorbino-player-tableau = Cartes et biens : { $player }

## Les leçons

gorbino-lesson-first-title = Votre première technologie
gorbino-lesson-first-theme = Bienvenue sur les terres de Gorbino : six provinces, trente emplacements de ville, et d’habiles inventions en chemin. Vous fondez des villes, les faites travailler, et dépensez leur production en technologies.
gorbino-lesson-first-goal = Voici les cartes de technologie. Elles vous renforcent, et leurs blasons de couleur sont vos points à la fin. Quand la dernière est partie, la partie s’arrête aussitôt, et le plus de points l’emporte.
gorbino-lesson-first-overview = Sur le plateau, chaque emplacement a un jeton : il dit ce qu’une ville y produit. Le marché donne le prix d’un cube. Vos pièces et votre revenu sont éclairés ; les six cartes de votre main sont tout ce que vous pouvez faire.
gorbino-lesson-first-found = Chacun commence par une ville gratuite sur un jeton de nourriture. Fondez la vôtre à Croc-Racine : l’or et le fer sont juste à côté. Puis finissez votre tour.
gorbino-lesson-first-found-other = Une ville peut s’y tenir. Mais Croc-Racine a de l’or pour voisin, dans sa propre province : fondez-la là.
gorbino-lesson-first-draft = Chacun prend aussi une technologie gratuite. Prenez les Contremaîtres : vos villes produiront trois fois plus. Puis finissez votre tour.
gorbino-lesson-first-draft-other = Une carte utile, mais aujourd’hui les Contremaîtres feront votre fortune. Prenez-les.
gorbino-lesson-first-cubes = Et deux cubes de la banque. Prenez deux cubes de charbon : il en faut pour construire sur l’or. Puis finissez votre tour.
gorbino-lesson-first-cubes-other = Une bonne ressource, mais on construit sur l’or avec du charbon. Prenez du charbon.
gorbino-lesson-first-cubes-none = Ils ne coûtent rien : prenez deux cubes de charbon.
gorbino-lesson-first-loan = Un tour est simple : vous touchez d’abord votre revenu, puis vous jouez une carte. Vous n’avez pas encore de pièces. Jouez le Prêt et empruntez 30 : votre revenu baisse de 3. Puis finissez votre tour.
gorbino-lesson-first-loan-more = Un peu plus : il nous faut 30 pièces pour la suite. Empruntez 30.
gorbino-lesson-first-loan-other = Cette carte servira mieux quand vous aurez des pièces. Jouez d’abord le Prêt.
gorbino-lesson-first-build = Votre revenu est de −3 : vous venez de payer 3 pièces. Rattrapez-le : jouez la Construction et construisez à Chênécaille, sur l’or. Cela coûte 1 charbon et 10 pièces, et votre revenu monte de 3. Puis finissez votre tour.
gorbino-lesson-first-build-city = Le fer est bon, l’or est meilleur : 20 pièces le cube. Construisez à Chênécaille.
gorbino-lesson-first-build-other = Les villes d’abord : tout le reste en vit. Jouez la Construction.
gorbino-lesson-first-produce = Deux villes à Boisdrac, et personne d’autre. Jouez les Contremaîtres et faites produire Boisdrac : 3 cubes pour chacune de vos villes. Puis finissez votre tour.
gorbino-lesson-first-produce-starter = La Production de départ donne 1 cube par ville, les Contremaîtres 3. Jouez les Contremaîtres.
gorbino-lesson-first-produce-theirs = Ces villes ne sont pas à vous : vous rempliriez la réserve d’en face. Choisissez Boisdrac.
gorbino-lesson-first-produce-other = Il vous faut d’abord des cubes. Jouez les Contremaîtres.
gorbino-lesson-first-trade = Trois cubes de nourriture, trois d’or ! Mais les technologies demandent du fer. Jouez le Commerce : vendez 1 cube d’or pour 20 pièces et achetez 1 cube de fer pour 15. Tout se règle d’un coup. Puis finissez votre tour.
gorbino-lesson-first-trade-sell = Gardez cela pour l’instant. Vendez 1 cube d’or, pas plus : il paie le fer, et les technologies demandent de l’or.
gorbino-lesson-first-trade-buy = Il nous faut 1 cube de fer, pas plus ; et vendez d’abord 1 cube d’or pour le payer.
gorbino-lesson-first-trade-done = C’est fait à moitié. Achetez aussi 1 cube de fer.
gorbino-lesson-first-trade-other = Pour les technologies, il faut du fer. Jouez le Commerce.
gorbino-lesson-first-develop = À chaque manche, les cartes de la piste avancent et coûtent moins cher. Jouez le Développement et achetez la Vieille Garde, arrivée à la dernière place : 1 fer, 1 or, 5 pièces. Confirmez, puis finissez votre tour.
gorbino-lesson-first-develop-card = Vous pourriez la payer, mais les cartes arrivées plus tard coûtent plus cher. Aujourd’hui, la Vieille Garde suffit ; confirmez quand vous l’avez.
gorbino-lesson-first-develop-other = Vous avez tout ce qu’il faut pour une technologie. Jouez le Développement.
gorbino-lesson-first-reset = Les cartes jouées et achetées sont dans votre défausse. La Reprise reprend les cinq du dessus et ajoute 1 de revenu ; elle-même ne quitte jamais votre main. Jouez-la, puis finissez votre tour.
gorbino-lesson-first-reset-other = Une carte de plus, et votre main serait presque vide. Jouez la Reprise et reprenez-en cinq.
gorbino-lesson-first-tags = Voyez vos blasons. Deux rouges, des Contremaîtres et de la Vieille Garde : 3 points chacun par province que vous dominez, ici Boisdrac. Un jaune : un point par ville. Cela fait déjà 8 points.
gorbino-lesson-first-wins = Voilà Gorbino : le revenu, une carte, et on recommence. Construisez pour le revenu, achetez les blasons qui vont avec votre jeu, et surveillez la dernière carte de la piste. Le plus de points l’emporte. À vous !

gorbino-lesson-points-title = Le revenu, les blasons et la piste
gorbino-lesson-points-income = Votre première partie continue. Votre revenu est de +1 : on le touche au début de chaque tour, jusqu’à la fin. Ce qui l’augmente vaut donc le plus quand il vient tôt. Chaque ville construite ajoute 3.
gorbino-lesson-points-province = Jouez la Construction. Mais où ? Vos blasons le disent : deux rouges, 3 points chacun par province que vous dominez. Vous dominez Boisdrac ; personne n’habite Havrebrume. Construisez à Portvoile, pour 1 nourriture et 5 pièces. Puis finissez votre tour.
gorbino-lesson-points-province-gold = Du bel or, mais vous dominez déjà cette province : vos blasons rouges n’y gagneraient rien. Construisez à Portvoile.
gorbino-lesson-points-province-iron = Le fer est utile, mais vous dominez déjà cette province : vos blasons rouges n’y gagneraient rien. Construisez à Portvoile.
gorbino-lesson-points-province-other = Cela peut attendre, le revenu non. Jouez la Construction.
gorbino-lesson-points-tags = Une ville : 4 de revenu par tour désormais, et 15 points au lieu de 8. Le jaune paie les villes, le rouge les provinces dominées, le vert les provinces habitées, le bleu les sortes de ressources, le violet les pièces ; le rose vaut 6. Achetez ce qui va avec votre carte.
gorbino-lesson-points-track = Après chaque manche, la dernière carte de la piste est perdue et les autres avancent, 5 pièces moins chères. Mandat royal construit partout et porte un blason vert. Il coûte 15 pièces. Dans une manche, il sera à la dernière place, pour 10.
gorbino-lesson-points-wait = Votre adversaire semble viser autre chose : attendez, et profitez du tour. Jouez les Contremaîtres et faites produire Boisdrac : 3 cubes de nourriture et 3 d’or. Puis finissez votre tour.
gorbino-lesson-points-wait-early = Vous pourriez le payer 15 pièces. À la prochaine manche, c’est 10, et ce tour peut servir à produire. Jouez les Contremaîtres.
gorbino-lesson-points-wait-starter = Les Contremaîtres donnent trois fois plus. Jouez-les.
gorbino-lesson-points-wait-theirs = Boisdrac a deux de vos villes, dont une sur l’or : choisissez-le.
gorbino-lesson-points-wait-other = Profitez du tour pour produire : jouez les Contremaîtres.
gorbino-lesson-points-buy = Le voici à la dernière place : après cette manche, Mandat royal serait perdu. Jouez le Développement, achetez-le pour 1 or et 10 pièces, et confirmez. Puis finissez votre tour.
gorbino-lesson-points-buy-card = Celle-là deviendra moins chère. Mandat royal n’attendra pas : achetez-le.
gorbino-lesson-points-buy-other = Après cette manche, Mandat royal est perdu. Jouez le Développement.
gorbino-lesson-points-reset = Vos achats restent dans la défausse jusqu’à une Reprise. La Vieille Garde reprend tout et ajoute 2 de revenu ; la Reprise de départ, cinq cartes et 1. Jouez la Vieille Garde, puis finissez votre tour.
gorbino-lesson-points-reset-starter = Elle rendrait cinq cartes et 1 de revenu. La Vieille Garde les rend toutes, et 2.
gorbino-lesson-points-reset-other = Reprenez d’abord Mandat royal dans votre défausse : jouez la Vieille Garde.
gorbino-lesson-points-anywhere = Jouez Mandat royal. Fondez une ville sur l’or là où personne n’habite, en Féelorie ou à Flèche-Dragon : une troisième province pour le rouge et le vert, une ville pour le jaune. Puis finissez votre tour.
gorbino-lesson-points-anywhere-starter = La Construction ne va que chez les voisins. Mandat royal construit partout : jouez-le.
gorbino-lesson-points-anywhere-led = Vous dominez déjà cette province. Cherchez de l’or en Féelorie ou à Flèche-Dragon.
gorbino-lesson-points-anywhere-token = L’endroit est bon, mais l’or se vend le mieux : choisissez un jeton d’or en Féelorie ou à Flèche-Dragon.
gorbino-lesson-points-anywhere-other = Mandat royal est revenu dans votre main : jouez-le.
gorbino-lesson-points-wins = 28 points : rouge 18, vert 6, jaune 4. Et 9 pièces par tour. Le revenu d’abord, puis les blasons qui paient ce que vous faites ; achetez tard ce que personne ne veut, et tôt ce que les autres guettent. Bien joué !

# Icônes : les mots à côté des compteurs, et la légende
gorbino-icon-coins = pièces
gorbino-icon-income = revenu
gorbino-icon-cities = villes
gorbino-icon-hand = en main
gorbino-icon-pile = jouées
gorbino-icon-rounds = manches restantes
gorbino-icon-deck = dans la pioche
gorbino-icon-gone = défaussées
