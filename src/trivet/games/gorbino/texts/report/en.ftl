## What a report counts of each seat

gorbino-counter-coins = Coins
gorbino-counter-income = Income
gorbino-counter-cubes = Cubes
gorbino-counter-stock = Cities not yet built
