## Ce que seul le terminal dit

gorbino-terminal-province = Province
gorbino-terminal-cities = Villes
gorbino-terminal-city = Construire dessus
gorbino-terminal-cost = Coût
gorbino-terminal-effect = Effet
gorbino-terminal-trading = Pour l’instant : { $traded }. Solde : { gorbino-coins }.
gorbino-terminal-exchanging = Pour l’instant : { $traded }.
gorbino-terminal-points = Points actuels
