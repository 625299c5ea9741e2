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

## Ce qui est dit à qui joue par le texte seul

# $seat, $players (nombres) : les places se comptent à partir de 0.
text-you = Vous êtes { $player }, place { $seat } sur { $players }.
text-round = Manche { $round }.
text-since = Depuis votre dernier coup :
# $points : « Ada 3, Bo 5 ».
text-points = Points pour l’instant : { $points }.
text-not-offered = « { $typed } » n’est pas possible maintenant.
text-legal = Possible maintenant, par numéro ou en toutes lettres :
text-resigned = { $player } abandonne : la partie est finie, et perdue pour cette personne.
text-ended = La partie est finie : il n’y a plus rien à jouer.

## Où sont passées les chances d’une partie finie

analysis-chances = Chances de gagner, au fil des coups :
analysis-stopped = Arrêté avant la fin : des chiffres plus fins restent à venir.
