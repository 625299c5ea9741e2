gobi-title = Gobi
gobi-tagline = Dessinez le désert, alignez vos chameaux et rapprochez les campements des tribus.
gobi-moves = { $players ->
    [2] 60
    [3] 38
   *[other] 26
}
gobi-weight = S’apprend en une partie
gobi-credit = Gobi est un jeu de Scott Huntington et Shaun Graham, illustré par Maud Chalmel, édité par Capsicum Games. Ceci est une adaptation non officielle, sans lien avec eux.

## Ce qui est demandé

# $fits : « no » quand la tuile ne se pose nulle part.
gobi-prompt-tile = { $fits ->
   *[yes] Posez la tuile : chaque tuile voisine reçoit un de vos chameaux. Ou défaussez-la (−1 point) pour un chameau n’importe où.
    [no] Cette tuile ne se pose nulle part : défaussez-la (−1 point), puis mettez un chameau n’importe où.
}
# $gifts : ce qui peut être utilisé, « Parfum ou Soie ».
gobi-prompt-powers = Utilisez { $gifts } pour les chameaux de cette tuile, ou continuez : chaque tuile voisine reçoit alors un de vos chameaux.
# $left (nombre) : chameaux qui restent à mettre. $kind : ce qui permet de les mettre.
gobi-prompt-camels = { $kind ->
   *[discard] Mettez un chameau sur n’importe quelle tuile, ou n’en mettez pas.
    [cotton] { $left ->
        [one] Coton : mettez le second chameau, sur la même tuile ou sur une autre.
       *[other] Coton : mettez { $left } chameaux, sur une même tuile ou sur deux.
    }
    [silk] { $left ->
        [one] Soie : mettez un chameau sur la ligne ou la colonne de la tuile posée.
       *[other] Soie : mettez { $left } chameaux sur la ligne ou la colonne de la tuile posée, même plusieurs sur une tuile.
    }
}
# $due (nombre) : tuiles où un chameau doit aller. $place : la prochaine.
gobi-prompt-take = { $due ->
    [0] Votre réserve est vide : choisissez un de vos chameaux à reprendre, puis la tuile où il va.
   *[other] Votre réserve est vide : choisissez un de vos chameaux à reprendre. Il ira sur { $place }.
}
# $steps (nombre) : jusqu’où le chameau peut aller.
gobi-prompt-lift = Porcelaine : choisissez un chameau, de n’importe quelle couleur. Il fera { $steps } pas au plus.
gobi-prompt-drop = Porcelaine : choisissez la tuile où il va, { $steps ->
    [one] à un pas.
   *[other] à { $steps } pas au plus.
}
# $routes (nombre) : les routes ouvertes. $gifts : ce qui peut être utilisé, « Porcelaine ou Épices » ; « none » : rien.
gobi-prompt-routes = { $routes ->
    [0] { $gifts ->
        [none] Aucune route n’est ouverte : finissez votre tour, et c’est à la personne suivante.
       *[other] Aucune route n’est ouverte : finissez votre tour, ou utilisez d’abord { $gifts }.
    }
    [1] Votre caravane relie deux campements : réunissez-les. Un chameau de chaque bout rentre, et vous prenez un cadeau.
   *[other] Choisissez deux campements à réunir : un chameau de chaque bout rentre, ce qui peut couper une autre route. Puis vous prenez un cadeau.
}
gobi-prompt-spices = Épices : choisissez deux campements à réunir, en diagonale aussi. Un chameau de chaque bout rentre, et vous prenez un cadeau.
# $reward : ce qu’il y a à prendre. $length (nombre) : tuiles de la route. $needed (nombre) : tuiles qu’il faut pour un café.
gobi-prompt-gift = { $reward ->
    [coffee] Une longue route : prenez un café, ou la tuile du dessus d’une pile.
    [tea] Une route de { $length } : prenez la tuile du dessus d’une pile ; avec Thé, un café.
    [nothing] Il ne reste rien à prendre. Vos chameaux sont rentrés tout de même.
   *[gift] Une route de { $length } : prenez la tuile du dessus d’une pile. Un café demande { $needed } tuiles.
}
gobi-prompt-over = La partie est finie.

## Actions

gobi-action-place = Poser la tuile { $cell }
gobi-action-discard = Défausser la tuile (−1 point)
gobi-action-use = Utiliser { $gift }
gobi-action-go_on = Passer aux chameaux
gobi-action-put = Mettre un chameau sur { $tile }
gobi-action-take = Reprendre votre chameau sur { $tile }
gobi-action-no_camel = Ne pas mettre de chameau
gobi-action-lift = Soulever un chameau { DE($owner) } sur { $tile }
gobi-action-drop = Amener le chameau sur { $tile }
gobi-action-reunite = Réunir { $ends }
gobi-action-gift = Prendre le dessus de la { $deck ->
    [0] première
    [1] deuxième
    [2] troisième
   *[other] quatrième
} pile
gobi-action-coffee = Prendre un café
gobi-action-nothing = Ne rien prendre
gobi-action-end_turn = Finir le tour

gobi-verb-place = Poser la tuile
gobi-verb-use = Utiliser un cadeau
gobi-verb-put = Mettre un chameau
gobi-verb-take = Reprendre un de vos chameaux
gobi-verb-lift = Soulever un chameau
gobi-verb-drop = Amener le chameau
gobi-verb-reunite = Réunir deux extrémités
gobi-verb-gift = Prendre un cadeau

## Pourquoi quelque chose est impossible maintenant

gobi-why-tile_first = Posez ou défaussez d’abord la tuile piochée.
gobi-why-powers_first = Utilisez d’abord un cadeau pour les chameaux de cette étape, ou passez à la suite.
gobi-why-camels_first = Mettez d’abord les chameaux de cette étape.
gobi-why-china_first = Déplacez d’abord le chameau que permet Porcelaine.
gobi-why-spices_first = Réunissez d’abord les extrémités de la route que permet Épices.
gobi-why-gift_first = Prenez d’abord ce que votre route a rapporté.
gobi-why-routes_first = Vous avez une route ouverte : réunissez d’abord ses extrémités.
gobi-why-tile_done = La tuile de ce tour est déjà posée ou défaussée.
gobi-why-camels_done = Il n’y a pas de chameau à mettre maintenant.
gobi-why-no_china = Seule Porcelaine déplace des chameaux : utilisez-la d’abord.
gobi-why-no_route = Seule une route que vous réunissez rapporte quelque chose.
gobi-why-cell_taken = Il y a déjà une tuile à cet endroit.
gobi-why-touches_nothing = Une tuile se pose à côté d’une autre : cet endroit n’a pas de voisine.
gobi-why-same_tribe = Deux tuiles d’une même tribu ne sont jamais voisines.
gobi-why-no_such_gift = Vous n’avez pas de cadeau de cette sorte à utiliser.
gobi-why-not_the_moment = Ce cadeau ne s’utilise pas à ce moment du tour.
gobi-why-silk_once = Soie ne s’utilise qu’une fois par tuile posée.
gobi-why-no_camels = Il n’y a pas encore de chameau dans le désert.
gobi-why-no_diagonal_route = Aucune route ne s’ouvre, même en diagonale.
gobi-why-no_coffee = Il ne reste plus de café.
gobi-why-too_short = Votre route est trop courte pour un café.
gobi-why-long_enough = Votre route donne droit à un café sans Thé.
gobi-why-no_tile = Cette tuile n’existe pas.
gobi-why-not_in_line = Avec Soie, les chameaux vont sur la ligne ou la colonne de la tuile posée.
gobi-why-no_camel_there = Il n’y a pas de chameau à prendre à cet endroit.
gobi-why-fresh_camel = Ce chameau a été mis pendant ce tour : il reste là.
gobi-why-must_put = Ces chameaux doivent être mis.
gobi-why-same_tile = Choisissez deux tuiles différentes.
gobi-why-too_far = Cette tuile est trop loin pour Porcelaine.
gobi-why-lower_first = Nommez d’abord la tuile posée avant l’autre.
gobi-why-other_tribe = Une route relie deux tuiles d’une même tribu.
gobi-why-not_linked = Aucune caravane continue de vos chameaux ne relie ces tuiles.
gobi-why-empty_deck = Cette pile est vide.
gobi-why-something_to_take = Il y a quelque chose à prendre : choisissez.

## Le journal

gobi-event-draw = { $player } pioche { $tribe }.
gobi-event-place = { $player } pose { $tribe }.
gobi-event-discard = { $player } défausse { $tribe } (−1 point).
gobi-event-use = { $player } utilise { $gift }.
gobi-event-put = { $player } met un chameau sur { $tribe }.
gobi-event-take = { $player } reprend un chameau sur { $tribe }.
gobi-event-move = { $player } déplace un chameau { DE($owner) } vers { $tribe }.
gobi-event-reunite = { $player } réunit deux campements { DE($tribe) }, une route de { $length }.
gobi-event-gift = { $player } prend { $gift }.
gobi-event-reveal = La { $deck ->
    [0] première
    [1] deuxième
    [2] troisième
   *[other] quatrième
} pile montre { $gift }.
gobi-event-coffee = { $player } prend un café.
gobi-event-nothing = { $player } ne prend rien.
gobi-event-end_turn = { $player } finit le tour.
gobi-event-over = Toutes les tuiles sont jouées : la partie est finie.
gobi-gathered-put = { $player } met { $count } chameaux.
gobi-gathered-take = { $player } reprend { $count } chameaux.

## La feuille de score

gobi-score-gifts = Cadeaux
gobi-score-coffees = Cafés
gobi-score-blessings = Bénédictions
gobi-score-discards = Tuiles défaussées
gobi-score-total = Total

## Ce qui fait la valeur d’une position

gobi-term-points = Points déjà marqués
gobi-term-under_way = Le tour en cours
gobi-term-turns = Tours encore à jouer
gobi-term-gifts = Cadeaux en main
gobi-term-caravans = Chameaux dans le désert
gobi-term-next_camel = Routes qu’ouvre un chameau de plus
gobi-term-next_tile = Routes qu’ouvre la prochaine tuile

## Tribus

gobi-tribe-chingis = Chingis
gobi-tribe-sarnai = Sarnai
gobi-tribe-naran = Naran
gobi-tribe-bataar = Bataar
gobi-tribe-temur = Temur

## Cadeaux : le nom, l’effet en quelques mots pour la carte, la règle entière

gobi-gift-perfume = Parfum
gobi-gift-perfume-short = Un chameau aussi sur la tuile posée
gobi-gift-perfume-text = Après avoir posé une tuile : mettez aussi un de vos chameaux sur cette tuile. Chaque Parfum ajoute un chameau.

gobi-gift-cotton = Coton
gobi-gift-cotton-short = Défausser donne 2 chameaux
gobi-gift-cotton-text = Après avoir défaussé une tuile : mettez 2 chameaux au lieu de 1, sur une même tuile ou sur deux. Il faut mettre les deux. Un seul Coton par défausse.

gobi-gift-china = Porcelaine
gobi-gift-china-short = { $steps ->
    [one] Un chameau avance de 1 pas
   *[other] Un chameau avance de 1 à { $steps } pas
}
gobi-gift-china-text = Pendant votre tour, sauf quand on met les chameaux, qu’on choisit un cadeau ou qu’une de vos routes attend d’être réunie : déplacez un chameau de n’importe quelle couleur { $steps ->
        [one] d’un pas, vers une tuile voisine.
       *[other] de 1 à { $steps } pas, chacun vers une tuile voisine.
    } Il doit finir sur une autre tuile.

gobi-gift-tea = Thé
gobi-gift-tea-short = Un café pour une route de { $tea_route }
gobi-gift-tea-text = Au moment de prendre un cadeau : prenez plutôt un café si la plus longue route qui reliait les deux extrémités a une longueur d’au moins { $tea_route }. À partir de { $coffee_route }, vous avez droit au café sans Thé.

gobi-gift-silk = Soie
gobi-gift-silk-short = Chameaux sur ligne et colonne
gobi-gift-silk-text = Après avoir posé une tuile, à la place des chameaux habituels : mettez autant de chameaux qu’elle a de voisines sur n’importe quelles tuiles de sa ligne et de sa colonne, même au-delà des trous, plusieurs sur une tuile si vous voulez, aucun sur la tuile posée. Une seule Soie par pose.

gobi-gift-spices = Épices
gobi-gift-spices-short = Une route avec diagonales
gobi-gift-spices-text = Au moment de résoudre les routes : réunissez les deux extrémités d’une route qui peut passer en diagonale. Elle rapporte un cadeau comme d’habitude, et un café à partir d’une longueur de { $coffee_route }.

gobi-gift-heart_of_the_desert = Cœur du désert
gobi-gift-heart_of_the_desert-short = 2 chameaux sur tuiles intérieures
gobi-gift-heart_of_the_desert-text = À la fin, au moins 2 de vos chameaux se trouvent sur des tuiles intérieures, qui touchent une tuile par chacun de leurs quatre côtés. On compte les chameaux, pas les tuiles.

gobi-gift-good_company = Bonne compagnie
gobi-gift-good_company-short = 2 chameaux sur une même tuile
gobi-gift-good_company-text = À la fin, au moins 2 de vos chameaux se trouvent sur une même tuile.

gobi-gift-edge_of_the_desert = Confins du désert
gobi-gift-edge_of_the_desert-short = 2 chameaux sur tuiles extérieures
gobi-gift-edge_of_the_desert-text = À la fin, au moins 2 de vos chameaux se trouvent sur des tuiles extérieures, qui ont au moins un côté libre. On compte les chameaux, pas les tuiles.

gobi-gift-nothing_wasted = Rien ne se perd
gobi-gift-nothing_wasted-short = Aucune tuile défaussée
gobi-gift-nothing_wasted-text = À la fin, vous n’avez défaussé aucune tuile.

gobi-gift-kept_in_store = Poire pour la soif
gobi-gift-kept_in_store-short = Un cadeau rouge non utilisé
gobi-gift-kept_in_store-text = À la fin, au moins un de vos cadeaux rouges n’est pas utilisé. Sans aucun cadeau rouge, la condition n’est pas remplie.

gobi-gift-shared_camp = Camp partagé
gobi-gift-shared_camp-short = Une tuile partagée avec quelqu’un
gobi-gift-shared_camp-text = À la fin, au moins un de vos chameaux partage une tuile avec le chameau d’une autre personne.

gobi-coffee = Café
gobi-coffee-short = Pour une route de { $coffee_route } ou plus
gobi-coffee-text = Se prend à la place du cadeau d’une pile pour une route de longueur { $coffee_route } ou plus, ou de { $tea_route } avec Thé. Il n’a pas de pouvoir.

gobi-gift-tip = { $gift } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
gobi-blessing-tip = { $gift } · { $points } points, sinon { $otherwise }
gobi-gift-ready = Pas encore utilisé.
gobi-gift-used = Utilisé : il garde ses points.
gobi-blessing-holds = La condition est remplie.
gobi-blessing-fails = La condition n’est pas remplie.

## Le plateau

gobi-board-desert = Le désert
gobi-board-market = Piles et cafés
gobi-board-tile = Campement { DE($tribe) }
# $tribes : « Naran et Temur ».
gobi-board-beside = à côté { DE($tribes) }
# $beside : « à côté de Naran et Temur ».
gobi-board-place = { $tribe } ({ $beside })
gobi-board-ends = deux campements { DE($tribe) }, une route de { $length }
gobi-board-camels = { $player } : { $count ->
    [one] { $count } chameau
   *[other] { $count } chameaux
}
gobi-board-no-camels = Aucun chameau ici.
gobi-board-choose-end = Choisir { $tile } comme extrémité
gobi-board-chosen-end = { $tile } est choisi : choisissez l’autre extrémité, ou la même de nouveau pour y renoncer
gobi-board-choose-camels = Choisir quel chameau prendre sur { $tile }
gobi-board-chosen-camels = Plusieurs couleurs se trouvent sur { $tile } : choisissez un chameau, ou appuyez de nouveau ici pour y renoncer
gobi-board-final = Une tuile prise découvre la suivante de sa pile : pas de retour possible.
gobi-board-unseen = Encore à venir
gobi-board-unseen-tip = Tuiles de chaque tribu que personne n’a encore vues : { $list }.
gobi-board-unseen-item = { $tribe } { $count }
gobi-board-deck = Pile { $number } : { $gift }, il en reste { $left }
gobi-board-deck-empty = Pile vide
gobi-board-coffee = Café, il en reste { $left }
gobi-board-coffee-empty = Plus de café

## Ce que tient la personne dont c’est le tour

gobi-hand-drawn = Piochée
gobi-hand-drawn-tip = La tuile piochée ce tour-ci : posez-la contre une autre tuile, ou défaussez-la. Deux tuiles de la même tribu ne sont jamais voisines.
gobi-hand-lifted = En chemin
gobi-hand-lifted-tip = Porcelaine déplace ce chameau { DE($player) }, qui était sur { $tile }.
gobi-hand-camels = { $count ->
    [one] { $count } chameau à mettre
   *[other] { $count } chameaux à mettre
}
gobi-hand-camels-tip = Chameaux qui restent à mettre à cette étape.
gobi-hand-route = Route de { $length }
gobi-hand-routes = { $count ->
    [one] { $count } route
   *[other] { $count } routes
}
gobi-hand-routes-tip = Routes que l’on peut résoudre maintenant. Pointez une des extrémités marquées pour voir le chemin.
gobi-hand-placed = Posée
gobi-hand-placed-tip = La tuile posée ce tour-ci.
gobi-hand-over = Toutes les tuiles sont jouées
gobi-hand-turn = À jouer
gobi-hand-turn-tip = C’est au tour { DE($player) }.

## Le panneau d’une personne

gobi-reserve = { $count ->
    [one] { $count } chameau en réserve
   *[other] { $count } chameaux en réserve
}
gobi-player-reserve = { gobi-reserve }. Quand la réserve est vide, on reprend des chameaux dans le désert.
gobi-player-stack = { $count ->
    [one] { $count } tuile dans la pioche.
   *[other] { $count } tuiles dans la pioche.
}
gobi-player-coffees = { $count ->
    [one] { $count } café
   *[other] { $count } cafés
}, { $points } points chacun.
gobi-player-discards = Tuiles défaussées, 1 point de moins chacune : { $list }.
gobi-player-gifts = Cadeaux et bénédictions
gobi-chip-holds = remplie
gobi-chip-fails = pas encore

## Les leçons

gobi-lesson-first-title = Votre première caravane
gobi-lesson-first-theme = Bienvenue dans le Gobi. Cinq tribus ont planté leurs campements un peu partout dans le désert. Avec une caravane de chameaux, vous rapprochez les campements d’une même tribu.
gobi-lesson-first-goal = Deux campements réunis vous rapportent la tuile du dessus d’une de ces piles : un cadeau rouge ou une bénédiction bleue. Ce sont vos points. Quand toutes les tuiles de désert sont jouées, le plus de points l’emporte.
gobi-lesson-first-overview = Voici le désert : chaque tuile est un campement. Dix chameaux attendent dans votre réserve, et une tuile est piochée pour vous. Un tour suit toujours le même ordre : piocher, poser, mettre des chameaux, réunir.
gobi-lesson-first-place = Vous avez pioché une tuile Bataar. Posez-la sur la case indiquée, à côté du campement Temur.
gobi-lesson-first-place-discard = Une tuile défaussée coûte un point à la fin, et celle-ci a sa place. Posez-la sur la case indiquée.
gobi-lesson-first-place-elsewhere = Elle peut aussi aller là. Mais nous voulons un chameau sur Temur : posez la tuile sur la case indiquée, pour qu’elle touche ce campement.
gobi-lesson-first-camel = Chaque tuile voisine de la vôtre reçoit un de vos chameaux ; celle que vous posez n’en reçoit pas. Votre premier chameau est donc sur Temur. Il n’y a plus rien à faire : finissez votre tour.
gobi-lesson-first-second = Votre adversaire a fait de même. Il y a un second campement Temur : posez votre tuile sur la case indiquée pour l’atteindre, puis finissez votre tour. Les chameaux partagent une tuile sans se gêner.
gobi-lesson-first-second-discard = Gardez vos points : la tuile a sa place. Posez-la sur la case indiquée.
gobi-lesson-first-second-elsewhere = De là, aucun chameau n’atteint le second campement Temur. Posez la tuile sur la case indiquée, qui le touche.
gobi-lesson-first-two = Vos chameaux sont sur les deux campements Temur. La tuile Sarnai, entre les deux, est le maillon manquant. Posez votre tuile sur la case indiquée : elle touche deux tuiles, donc deux chameaux arrivent, dont un sur le maillon.
gobi-lesson-first-two-discard = Une défausse mettrait un chameau et coûterait un point. Sur la case indiquée, la tuile en met deux, pour rien.
gobi-lesson-first-two-elsewhere = L’écart entre les campements Temur resterait ouvert. Sur la case indiquée, la tuile touche la tuile Sarnai qui les sépare.
gobi-lesson-first-reunite = Une route ! Vos chameaux relient sans interruption les deux campements Temur. Les mêmes chameaux relient aussi deux campements Sarnai, mais une seule paire peut être réunie. Choisissez Temur.
gobi-lesson-first-reunite-other = C’est une route aussi. Mais les chameaux des deux bouts rentrent, ce qui coupe l’autre. Réunissez cette fois les deux campements Temur.
gobi-lesson-first-gift = Les chameaux des deux bouts sont rentrés. Voici votre récompense : prenez Porcelaine. Elle vaut 3 points et, une fois dans la partie, elle déplace un chameau.
gobi-lesson-first-gift-blessing = Une bénédiction paie à la fin, si sa condition est alors remplie. Celle-là viendra ensuite. Prenez d’abord Porcelaine.
gobi-lesson-first-gift-other = Un bon cadeau. Mais Porcelaine vous ouvrira tout de suite une seconde route : prenez Porcelaine.
gobi-lesson-first-turn = Voilà un tour entier : piocher, poser, mettre les chameaux, réunir. Les chameaux qui n’étaient pas à un bout sont restés en place. Finissez votre tour.
gobi-lesson-first-turn-china = Gardez Porcelaine encore un tour : avec un chameau de plus sur le plateau, elle fera mieux. Finissez votre tour.
gobi-lesson-first-golden = Vous avez pioché Chingis, et voici la règle d’or : deux tuiles d’une même tribu ne se touchent jamais par un côté. Par un coin, c’est permis. Posez-la sur la case indiquée.
gobi-lesson-first-golden-china = Dans un instant. Posez d’abord la tuile sur la case indiquée : elle amène le chameau que Porcelaine déplacera.
gobi-lesson-first-golden-discard = Il y a de la place : posez-la sur la case indiquée et gardez votre point.
gobi-lesson-first-golden-elsewhere = C’est permis, mais il nous faut un chameau près du centre. Posez la tuile sur la case indiquée.
gobi-lesson-first-china = Vos chameaux sont sur deux campements Sarnai. La tuile Temur entre les deux est cernée : plus aucune tuile ne peut se poser à côté. Utilisez Porcelaine : soulevez votre chameau de la tuile éclairée et amenez-le sur cette tuile Temur, à deux pas.
gobi-lesson-first-china-end = Pas encore : une seconde route est possible dès ce tour. Utilisez Porcelaine.
gobi-lesson-first-china-camel = Ce chameau est bien où il est, ou aiderait votre adversaire. Soulevez le vôtre, sur la tuile Temur éclairée.
gobi-lesson-first-china-tile = Là, il ne relie rien. Amenez-le sur la tuile Temur éclairée, entre les deux campements Sarnai.
gobi-lesson-first-blessing = Sarnai est réunie, et vous choisissez de nouveau. Camp partagé est une bénédiction bleue : 5 points si, à la fin, un de vos chameaux partage une tuile avec celui d’une autre personne. C’est déjà le cas. Prenez-la.
gobi-lesson-first-blessing-other = Pas mal, mais Camp partagé vaut 5 points, et sa condition est déjà remplie. Prenez plutôt celle-là.
gobi-lesson-first-coffee = Les longues routes paient le mieux : à partir de cinq tuiles, vous pouvez prendre un café à la place, soit 7 points. Gardez-le en tête, et finissez votre tour.
gobi-lesson-first-discard = Une tuile sert parfois mieux quand on ne la pose pas. Défaussez celle-ci : elle coûte 1 point, mais met un chameau sur la tuile de votre choix. Mettez-le sur la tuile Sarnai éclairée, que plus aucune tuile n’atteint. Puis finissez votre tour.
gobi-lesson-first-discard-place = C’est possible. Mais la tuile Sarnai du centre est cernée, et seule une défausse y met un chameau. Défaussez la tuile.
gobi-lesson-first-discard-tile = Toute tuile est permise, mais celle qui est éclairée se trouve entre deux campements Temur : c’est la moitié de votre prochaine route.
gobi-lesson-first-discard-none = Ce chameau vous a coûté un point : mettez-le sur la tuile éclairée.
gobi-lesson-first-wins = Quand les deux pioches sont vides, on compte : cadeaux, cafés et bénédictions, moins 1 par tuile défaussée. Vous avez Porcelaine 3, Camp partagé 5, une défausse −1 : 7 points en cinq tours. Vous savez jouer à Gobi !

gobi-lesson-long_routes-title = Longues routes et café
gobi-lesson-long_routes-patience = Une route de trois tuiles rapporte un cadeau de 2 ou 3 points. Une route de cinq ou plus permet de prendre un café : 7. Ici, vos chameaux occupent déjà trois tuiles d’affilée, encore sans campement à réunir aux deux bouts.
gobi-lesson-long_routes-place = Vous avez pioché Bataar. Une case ouvrirait tout de suite une route courte. Celle qui est indiquée est meilleure : elle touche deux campements Sarnai et allonge la caravane des deux côtés. Posez la tuile là.
gobi-lesson-long_routes-place-short = Une route ! Mais de trois tuiles seulement. Patience : depuis la case indiquée, votre caravane atteint deux campements Sarnai, soit cinq tuiles.
gobi-lesson-long_routes-place-discard = Un chameau pour un point perdu. La case indiquée en met deux pour rien, un à chaque bout.
gobi-lesson-long_routes-place-elsewhere = Là, elle touche au plus un campement Sarnai. La case indiquée touche les deux.
gobi-lesson-long_routes-coffee = Sarnai, Bataar, Chingis, Naran, Sarnai : cinq tuiles. Les chameaux des bouts sont rentrés, ceux du milieu restent. Prenez le café.
gobi-lesson-long_routes-coffee-gift = Toute route donne droit à un cadeau. Un café vaut 7 points, plus qu’aucun d’eux, et seules les longues routes en rapportent.
gobi-lesson-long_routes-end = Deux cadeaux aident les routes trop courtes. Avec Thé, quatre tuiles suffisent pour un café. Avec Épices, une route peut aller en diagonale. Finissez votre tour.
gobi-lesson-long_routes-wins = Trois chameaux restent au milieu, prêts pour la prochaine longue route. Partez du centre, fermez aux deux bouts, et à vous le café !

gobi-lesson-gifts-title = Les cadeaux, au bon moment
gobi-lesson-gifts-gifts = Vous avez gagné trois cadeaux rouges : Parfum, Coton et Épices. Chacun sert une fois, pendant votre tour, et garde ses points. Tout l’art est de l’utiliser quand il ouvre une route.
gobi-lesson-gifts-perfume = Vous avez pioché Temur. Posez-la sur la case indiquée : chaque tuile voisine reçoit un chameau. Puis utilisez Parfum, dans vos affaires : la nouvelle tuile en reçoit un aussi.
gobi-lesson-gifts-perfume-on = Sans Parfum, la nouvelle tuile reste vide, et il n’y a pas de route. Utilisez-le maintenant : il ne sert que juste après la pose.
gobi-lesson-gifts-perfume-discard = La tuile fera mieux sur le plateau : posez-la sur la case indiquée.
gobi-lesson-gifts-perfume-elsewhere = C’est permis, mais aucun autre Temur avec votre chameau n’est proche. Posez-la sur la case indiquée.
gobi-lesson-gifts-silk = Le nouveau Temur et celui qui porte votre chameau sont aussitôt reliés. Réunissez-les, et prenez Soie en récompense.
gobi-lesson-gifts-silk-spices = Dans un instant. Réunissez d’abord les deux Temur : cette route-là se passe de cadeau.
gobi-lesson-gifts-silk-other = De bons points. Mais Soie vous ouvrira une autre route au prochain tour : prenez Soie.
gobi-lesson-gifts-spices = À présent Épices : une route peut aller en diagonale. Vos chameaux se suivent de coin en coin, d’un Chingis à l’autre. Utilisez Épices, et réunissez Chingis.
gobi-lesson-gifts-spices-end = Pas encore : de coin en coin, il y a une route de plus. Utilisez Épices.
gobi-lesson-gifts-spices-other = Les campements Naran iraient aussi, mais ce chemin est court. La route Chingis compte cinq tuiles.
gobi-lesson-gifts-coffee = Cinq tuiles, même en diagonale : cela vaut un café, 7 points. Prenez-le, puis finissez votre tour. Avec Thé, quatre tuiles auraient suffi.
gobi-lesson-gifts-coffee-gift = Un café vaut 7 points, plus que tout le reste ici. Prenez le café.
gobi-lesson-gifts-line = Votre adversaire a aussi fait une route. Vous avez pioché Bataar : posez-la sur la case indiquée, puis utilisez Soie.
gobi-lesson-gifts-line-on = Sans Soie, les chameaux vont à côté de la tuile, où ils ne relient rien. Utilisez Soie.
gobi-lesson-gifts-line-discard = Soie demande une tuile posée : posez celle-ci sur la case indiquée.
gobi-lesson-gifts-line-elsewhere = Soie suit la ligne et la colonne de la tuile. Depuis la case indiquée, elle atteint deux Temur plus bas.
gobi-lesson-gifts-put = La tuile a deux voisines : vous avez deux chameaux. Avec Soie, ils vont où vous voulez sur sa ligne et sa colonne. Mettez-les sur deux Temur, là où c’est éclairé : votre chameau sur Chingis est déjà entre les deux.
gobi-lesson-gifts-put-other = Un chameau sur chacun des deux Temur, d’abord sur celui qui est éclairé : avec le Chingis du milieu, c’est une route.
gobi-lesson-gifts-china = Temur, Chingis, Temur, dans une même colonne : la route est faite. Réunissez-les, prenez Porcelaine, et finissez votre tour.
gobi-lesson-gifts-china-route = Temur d’abord : c’est pour cette route que Soie a servi.
gobi-lesson-gifts-china-other = Porcelaine déplace un chameau et vaut 3 points. Prenez Porcelaine.
gobi-lesson-gifts-china-use = Gardez-la. Un cadeau non utilisé ne coûte rien, et une bénédiction le récompense même. Finissez votre tour.
gobi-lesson-gifts-cotton = Vous avez pioché Sarnai, qui n’aide nulle part. Défaussez-la : un chameau où vous voulez, au prix d’un point. Avec Coton, cela en fait deux. Mettez-les sur les Temur de part et d’autre de votre Chingis, là où c’est éclairé.
gobi-lesson-gifts-cotton-china = Porcelaine déplace un seul chameau. Il vous en faut deux de plus : défaussez la tuile et utilisez Coton.
gobi-lesson-gifts-cotton-place = Elle peut aller là, mais sans route à la clé. Défaussez-la, et utilisez Coton.
gobi-lesson-gifts-cotton-one = D’abord Coton, pour deux chameaux ; puis un sur chacun des deux Temur, en commençant par celui qui est éclairé.
gobi-lesson-gifts-cotton-none = Ces chameaux vous coûtent un point : utilisez Coton et mettez-en deux.
gobi-lesson-gifts-last = Encore une route, au prix d’un point et d’un cadeau. Réunissez Temur, prenez la récompense qui vous plaît, et finissez votre tour.
gobi-lesson-gifts-last-route = Temur d’abord : c’est là que Coton a mis vos chameaux.
gobi-lesson-gifts-last-use = Rien à y gagner maintenant : gardez Porcelaine, et finissez votre tour.
gobi-lesson-gifts-wins = Parfum et Soie à la pose, Coton à la défausse, Épices et Thé à la réunion, Porcelaine tant qu’aucune route n’attend. Quatre cadeaux, quatre routes : vous savez à quoi ils servent !

# Icônes : les mots à côté des compteurs, et la légende
gobi-icon-reserve = chameaux en réserve
gobi-icon-stack = tuiles à venir
gobi-icon-coffee = cafés
gobi-icon-discards = défaussées
