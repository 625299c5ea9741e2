## Ce qu’un rapport compte de chaque place

gorbino-counter-coins = Pièces
gorbino-counter-income = Revenu
gorbino-counter-cubes = Cubes
gorbino-counter-stock = Villes pas encore construites
