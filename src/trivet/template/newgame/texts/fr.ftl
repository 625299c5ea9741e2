newgame-title = New Game
newgame-tagline = Piochez tant que vous osez ; une sorte piochée deux fois fait tout perdre.
newgame-moves = { $players ->
    [2] 23
    [3] 15
   *[other] 12
}
newgame-credit = New Game est un jeu fait avec Trivet.

newgame-prompt-turn = Piocher une carte, ou s’arrêter et garder ce que vous avez pioché ?
newgame-prompt-over = La partie est finie.

newgame-action-draw = Piocher une carte
newgame-action-stop = S’arrêter et garder ses cartes

newgame-why-draw_first = Piochez d’abord une carte : il n’y a encore rien à garder.

newgame-event-draw = { $player } pioche une carte : { $card }.
newgame-event-lose = { $player } l’avait déjà piochée et perd les cartes de ce tour.
newgame-event-keep =
    { $player } s’arrête et garde { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
newgame-event-over = La pioche est vide : la partie est finie.

newgame-card-hare = lièvre
newgame-card-fox = renard
newgame-card-deer = cerf
newgame-card-owl = chouette
newgame-card-bear = ours

newgame-view-deck = Pioche
newgame-view-drawn = En jeu
newgame-view-lost = Perdues
newgame-view-kept = Gardées
newgame-view-points = Points

newgame-term-kept = Cartes gardées
newgame-term-at_risk = Cartes en jeu

newgame-score-cards = Cartes
newgame-score-total = Total
