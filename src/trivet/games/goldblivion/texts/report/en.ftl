## What a report counts of each seat

goldblivion-counter-nuggets = Nuggets
goldblivion-counter-material = Material
goldblivion-counter-bars = Gold bars
goldblivion-counter-hand_size = Cards in hand
goldblivion-counter-pile_size = Cards in the draw pile
goldblivion-counter-late = Cards new this round
goldblivion-counter-developed = Cards developed
goldblivion-counter-held = Magic tokens
