## Ce qu’un rapport compte de chaque place

gobi-counter-reserve = Chameaux en réserve
gobi-counter-stack = Tuiles à piocher
gobi-counter-discards = Tuiles défaussées
gobi-counter-used = Cadeaux utilisés
gobi-counter-coffee = Cafés
