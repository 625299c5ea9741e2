## What only the terminal says

goldblivion-terminal-place = { $place } { $terrain }
# $number: face-down tiles.
goldblivion-terminal-down = { $number ->
    [one] face down
   *[other] { $number } face down
}
goldblivion-terminal-empty = empty
# $n (number): Combat cards that an attack draws.
goldblivion-terminal-draws = draws { $n }
goldblivion-terminal-cost = Cost
goldblivion-terminal-left = Left
goldblivion-terminal-effect = Effect
