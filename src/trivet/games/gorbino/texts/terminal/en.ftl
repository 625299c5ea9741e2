## What only the terminal says

gorbino-terminal-province = Province
gorbino-terminal-cities = Cities
gorbino-terminal-city = A city on it
gorbino-terminal-cost = Cost
gorbino-terminal-effect = Effect
gorbino-terminal-trading = So far: { $traded }. Balance: { gorbino-coins }.
gorbino-terminal-exchanging = So far: { $traded }.
gorbino-terminal-points = Points now
