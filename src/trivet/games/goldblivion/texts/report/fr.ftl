## Ce qu’un rapport compte de chaque place

goldblivion-counter-nuggets = Pépites d’or
goldblivion-counter-material = Matériaux
goldblivion-counter-bars = Lingots d’or
goldblivion-counter-hand_size = Cartes en main
goldblivion-counter-pile_size = Cartes dans la pioche
goldblivion-counter-late = Cartes arrivées cette manche
goldblivion-counter-developed = Cartes développées
goldblivion-counter-held = Jetons Magie
