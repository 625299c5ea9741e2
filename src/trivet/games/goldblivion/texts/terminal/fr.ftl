## Ce que seul le terminal dit

goldblivion-terminal-place = { $place } { $terrain }
# $number : tuiles face cachée.
goldblivion-terminal-down = { $number ->
    [one] face cachée
   *[other] { $number } face cachée
}
goldblivion-terminal-empty = vide
# $n (nombre) : cartes Combat révélées par une attaque.
goldblivion-terminal-draws = révèle { $n }
goldblivion-terminal-cost = Coût
goldblivion-terminal-left = Reste
goldblivion-terminal-effect = Effet
