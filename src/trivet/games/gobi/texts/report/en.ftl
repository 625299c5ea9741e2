## What a report counts of each seat

gobi-counter-reserve = Camels in reserve
gobi-counter-stack = Tiles left to draw
gobi-counter-discards = Discarded tiles
gobi-counter-used = Gifts used
gobi-counter-coffee = Coffees
