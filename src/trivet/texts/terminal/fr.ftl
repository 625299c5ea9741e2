## Ce que seul le terminal dit

terminal-commands = Un numéro, ou des mots comme « { $example } » ; undo, hint, help, quit.
terminal-help = Tapez le numéro d’un choix, ou ses mots : « { $example } ».
    undo reprend votre dernier coup, s’il n’a rien révélé de caché et n’a pas fini votre tour.
    help suivi d’un nom montre tout le texte d’une carte.
    hint montre ce que ferait un adversaire fort.
    quit quitte la partie ; avec --save, elle est gardée telle quelle.
terminal-not-offered = « { $typed } » n’est pas possible maintenant. Choisissez dans la liste, ou tapez help.
terminal-no-thing = Il n’y a pas de « { $thing } » dans ce jeu. Nommez une carte, par son nom ou comme dans la liste.
terminal-nothing-to-undo = Il n’y a rien à reprendre : votre dernier coup a fini le tour ou révélé quelque chose de caché.
terminal-undone = Coup repris.
terminal-left = La partie s’arrête ici, avant la fin.
terminal-saved = La partie est gardée dans { $file }.
terminal-step = Entrée : suite. b : retour. Un numéro : ce coup. q : quitter.
terminal-no-move = Il n’y a pas de coup « { $typed } » : cette partie en a { $moves }.
terminal-place = Rang
terminal-curtain = Passez l’appareil à { $player }, qui appuie sur Entrée. Les autres ne regardent pas.
terminal-entry = { $title } : { $text }

## What is said to those who play by text alone

# $seat, $players (numbers): seats are counted from 0.
text-you = Vous êtes { $player }, place { $seat } sur { $players }.
text-round = Manche { $round }.
text-since = Depuis votre dernier coup :
# $points: “Ada 3, Bo 5”.
text-points = Points pour l’instant : { $points }.
text-not-offered = « { $typed } » n’est pas possible maintenant.
text-legal = Possible maintenant, par numéro ou en toutes lettres :
text-resigned = { $player } abandonne : la partie est finie, et perdue pour cette personne.
text-ended = La partie est finie : il n’y a plus rien à jouer.

## Où sont passées les chances d’une partie finie

analysis-chances = Chances de gagner, au fil des coups :
analysis-account = Où sont passées les chances, en points sur 100
analysis-start = Avant la donne
analysis-deal = La donne
analysis-luck = Pioches et dés
analysis-own = Erreurs propres
analysis-others = Erreurs des autres
analysis-remainder = Inexpliqué
analysis-result = À la fin
analysis-level = Erreurs par décision, en points sur 100
analysis-phase-whole = Toute la partie
analysis-phase-opening = Premier tiers
analysis-phase-middle = Deuxième tiers
analysis-phase-end = Dernier tiers
analysis-called-inaccuracy = Imprécisions (5 points)
analysis-called-mistake = Fautes (10 points)
analysis-called-blunder = Gaffes (15 points)
analysis-turning = Tournants :
analysis-quiet = Aucun coup ni aucune pioche n’a fait tourner cette partie.
# $move, $points (nombres) ; $called : “inaccuracy”, “mistake” ou “blunder” ; $because : le message suivant, ou rien.
analysis-error = Coup { $move } : « { $played } » a coûté à { $player } { $points ->
    [one] un point
   *[other] { $points } points
} de chance, { $called ->
    [blunder] une gaffe
    [mistake] une faute
   *[inaccuracy] une imprécision
}. Mieux valait « { $best } ».{ $because }
analysis-because = { " " }Ce coup renonçait à : { $reasons }.
# $told : les lignes du journal, en phrases.
analysis-fortune = Coup { $move } : { $good ->
    [yes] coup de chance pour { $player }, { $points } points de chance
   *[no] malchance pour { $player }, { $points } points de chance
}. { $told }
analysis-stopped = Arrêté avant la fin : des chiffres plus fins restent à venir.
