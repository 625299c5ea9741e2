## What only the terminal says

gobi-terminal-drawn = Drawn: { $tribe }
gobi-terminal-decks = Decks
gobi-terminal-deck = { $deck }: { $gift } ({ $left } left)
gobi-terminal-deck-empty = { $deck }: empty
gobi-terminal-coffees-left = Coffees left: { $left }
gobi-terminal-reserve = Camels
gobi-terminal-stack = Tiles
gobi-terminal-coffees = Coffees
gobi-terminal-discards = Discards
gobi-terminal-gifts = Gifts and blessings
gobi-terminal-cell = at { $cell }
gobi-terminal-tile = tile { $tile } ({ $tribe })
