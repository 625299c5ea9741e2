## Ce que seul le terminal dit

gobi-terminal-drawn = Tuile piochée : { $tribe }
gobi-terminal-decks = Piles
gobi-terminal-deck = { $deck } : { $gift } (reste { $left })
gobi-terminal-deck-empty = { $deck } : vide
gobi-terminal-coffees-left = Cafés restants : { $left }
gobi-terminal-reserve = Chameaux
gobi-terminal-stack = Tuiles
gobi-terminal-coffees = Cafés
gobi-terminal-discards = Défausses
gobi-terminal-gifts = Cadeaux et bénédictions
gobi-terminal-cell = en { $cell }
gobi-terminal-tile = la tuile { $tile } ({ $tribe })
