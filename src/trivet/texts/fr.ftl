## La page

page-title = { $title } · Trivet
page-home = Trivet, accueil
page-to-home = Retour à l’accueil
page-part-missing = Une partie de la page n’est pas arrivée. Le serveur a peut-être une page plus récente.
page-load-anew = Recharger
page-newer = Une version plus récente de cette page est là. Vous continuez avec l’actuelle tant que vous ne mettez pas à jour. Aucune partie n’est perdue.
page-newer-begin = Mettre à jour
page-newer-later = Plus tard
page-loading = Un instant…
part-failed = Cette partie de la page ne s’affiche pas.
part-again = La recharger
page-credits = Crédits et licences
page-unofficial = Une adaptation libre et non officielle, faite par amour de ces jeux.

## Les places

seat-player = J{ $number }
seat-bot = Robot { $level }
seat-bot-numbered = Robot { $level } { $number }
bot-easy = facile
bot-normal = normal
bot-hard = fort
bot-expert = expert
bot-random = aléatoire
bot-greedy = glouton
bot-instant = instantané
bot-search = chercheur
seat-open = Place libre
seat-kept = Place gardée pour { $player }
seat-away = hors ligne
seat-away-since = hors ligne depuis { $time }
seat-stand-in = un robot ({ $level }) joue

## L’accueil

home-title = À quoi joue-t-on ?
home-games = Jeux
home-player-count = De { $fewest } à { $most } joueurs
home-new = { $game } : nouvelle table
home-players = Nombre de joueurs
home-seats = Autour de la table
home-seat = Qui occupe la place { $number }
home-seat-me = Moi
home-seat-guest = Quelqu’un d’autre ici
home-seat-friend = Invitation (par lien)
home-invite = Inviter
home-open-table = Ouvrir la table
home-clock = Temps par tour
home-clock-none = Sans pendule
home-clock-none-text = La table attend, des jours s’il le faut.
home-clock-text = En cas de retard, il reste { $time }, puis un robot prend le relais. On peut revenir à tout moment.
home-import = Ouvrir un fichier de partie
rated-title = Type de partie
rated-choice-casual = Pour le plaisir
rated-choice-rated = Classée
rated-none-text = Aucun classement ne change, et les conseils sont permis.
rated-people-text = Elle compte pour le classement de chacun. Pas de conseils ; quitter la partie, c’est la perdre.
rated-bots-text = Elle compte pour votre classement et celui des robots. Pas de conseils, un jour par tour ; quitter la partie, c’est la perdre.
home-table-waits = { $count ->
    [0] Tout le monde est là
    [one] 1 place libre
   *[other] { $count } places libres
}
home-seat-bots = Robots
home-seat-more = Plus
home-level = La force des robots
level-easy = Pour une première partie
level-normal = Joue avec bon sens
level-hard = Anticipe vos coups
level-expert = Difficile à battre
home-seat-name = Nom, place { $number }
home-start = Jouer
# $minutes (nombre) : la durée de la partie, avec les joueurs choisis.
home-minutes = { $minutes ->
    [one] Environ une minute
   *[other] Environ { $minutes } minutes
}
home-minutes-bots = Environ { $minutes } min contre les robots
home-open = Parties en cours
home-finished = Parties terminées
home-table-over = Partie terminée
home-show-more = Afficher plus
home-delete = Supprimer
home-lost = Le serveur ne répond pas. Les parties sur cet appareil continuent ; vos tables sur le serveur, et les autres, reviennent d’elles-mêmes dès qu’il répond.
home-table-damaged = Abîmée : ouvrez-la pour en sauver le reste, ou supprimez-la
home-where = Où garder la table ?
home-where-server = Sur le serveur
home-where-here = Sur cet appareil
home-where-server-text = Des amis peuvent s’asseoir avec leur propre appareil, et vous pouvez continuer ailleurs.
home-where-here-text = Fonctionne sans connexion, et reste dans ce navigateur.
home-where-unkept = Ce navigateur ne garde rien, comme dans une fenêtre privée : la table disparaît quand la page est fermée. Le menu de la table permet d’enregistrer le fichier de la partie.
home-where-away = Le serveur ne répond pas. Vous pouvez jouer sur cet appareil : appuyez encore une fois sur Jouer.

## Le salon

lobby-title = Salon
lobby-text = Les tables publiques : prenez place, ou regardez.
lobby-own = Ouvrir ma table
lobby-open = Tables à rejoindre
lobby-open-none = Aucune table publique n’a de place libre en ce moment.
lobby-running = Tables à regarder
lobby-running-none = Aucune partie publique n’est en cours.

## Le laboratoire

lab-title = Labo
lab-text = Pour les auteurs : des robots jouent de nombreuses parties, et ce qu’elles disent du jeu est consigné. Changez un nombre de ses données et voyez ce que cela fait.
lab-games = Parties, au plus
lab-bots = Robots à toutes les places
lab-bot-of-seat = Robot à la place { $number }
lab-bot-fast = Glouton, rapide
lab-more = Plus
lab-each = Un autre robot à chaque place
lab-ladder = Dans le rapport : des robots de toutes les forces s’affrontent
lab-second = Dans le rapport : vérifier avec
lab-second-none = personne
lab-forks = Dans le rapport : bifurcations par choix
lab-margin = Écarts qui comptent, à partir de %
lab-seed = Graine
lab-report = { $changed ->
    [0] Faire un rapport
   *[other] Faire un rapport, avec mes changements
}
lab-report-file = { $changed ->
    [0] Faire un rapport sur { $file }
   *[other] Faire un rapport sur { $file }, avec mes changements
}
lab-data = Les nombres de { $file }
lab-data-text = Les champs s’appellent comme dans le fichier. Vos changements sont gardés dans ce navigateur ; le jeu sur ce serveur reste tel qu’il est.
lab-file-text = Vous pouvez charger un fichier de données à vous : il est vérifié, affiché ici et gardé dans ce navigateur.
lab-file-mine = Ce fichier est le vôtre, gardé dans ce navigateur. Rapports et comparaisons l’utilisent.
lab-file-load = Charger un fichier de données
lab-file-back = Revenir au fichier du jeu
lab-file-too-large = { $file } est trop grand pour un fichier de données : { $most } caractères au plus.
lab-file-of = Avec { $file }
lab-file-against-tables = { $file }, comparé au fichier du jeu
lab-file-against-file = { $file }, changé, comparé à ce qu’il était
lab-general = Général
lab-numbers = { $count ->
    [one] { $count } nombre
   *[other] { $count } nombres
}
lab-search = Chercher : une carte, un champ
lab-search-none = Aucun nombre ne s’appelle ainsi.
lab-only-changed = Seulement mes changements ({ $count })
lab-compare = Comparer à l’original
lab-compare-own = Comparer au fichier du jeu
lab-compare-file = Comparer à { $file } tel qu’il était
lab-save = Enregistrer le fichier de données
lab-reset-all = Annuler tous les changements
lab-was = avant : { $value }
lab-reset = { $name } : comme avant
lab-sweep-of = { $name } : essayer plusieurs valeurs
lab-sweep = Plusieurs valeurs pour : { $name }
lab-sweep-low = De
lab-sweep-high = À
lab-sweep-do = Tracer la courbe
lab-close = Fermer
lab-jobs = Travaux
lab-jobs-none = Rien pour l’instant. Un rapport est un bon début : il dit ce qui ne va pas.
lab-kind-report = { $game } : rapport
lab-kind-compare = { $game } : changé et original
lab-kind-sweep = { $game } : une courbe
lab-about = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, { $bots }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ·
lab-swept = { $name } : de { $low } à { $high }
lab-change = { $name } : { $old } → { $new }
lab-waiting = En attente du travail précédent.
lab-preparing = Préparation. Des données nouvelles sont d’abord compilées, ce qui prend environ une minute.
lab-playing = { $done } parties sur { $of }
lab-playing-until = { $done } parties sur { $of } au plus : cela s’arrête quand tout est tranché.
lab-stop = Arrêter
lab-state-waiting = en attente
lab-state-running = en cours
lab-state-done = terminé
lab-state-failed = échec
lab-state-stopped = arrêté
lab-news-done = { $job } : terminé.
lab-news-failed = { $job } : échec. { $message }
lab-news-stopped = { $job } : arrêté.
lab-open = Ouvrir le rapport
lab-file-report-html = Rapport
lab-file-figures-json = Chiffres
lab-file-changed-toml = Fichier de données
lab-command = En ligne de commande
lab-decided = Tout est tranché après { $pairs } parties de chaque côté.
lab-undecided = Tout n’est pas tranché après { $pairs } parties de chaque côté : il en faudrait environ { $needed } de plus.
lab-differ = Ce qui diffère : { $what }.
lab-all-same = Rien ne diffère qui compte.
lab-none-differ = Aucune différence ne se distingue encore.
lab-measures = Mesure
lab-measure-wins = Victoires
lab-measure-wins-place = { $place ->
    [1] Victoires du premier à jouer
   *[other] Victoires du n° { $place } dans l’ordre du tour
}
lab-measure-points = Points
lab-measure-lead = Avance du vainqueur
lab-measure-turns = Tours
lab-content = Pris, part des places
lab-content-none = Rien n’est pris plus ou moins souvent, pour autant qu’on puisse le dire.
lab-taken = { $verb } : { $thing }
lab-column-sides = Original → changé
lab-column-difference = Écart
lab-column-drawn = Tracé
lab-column-value = Valeur
lab-sides = { $a } → { $b }
lab-interval = de { $low } à { $high }
lab-verdict-same = pareil
lab-verdict-differs = diffère
lab-verdict-open = en suspens : { $needed } parties de plus
lab-intervals = Les deux côtés ont la même chance. Les intervalles valent quel que soit le moment où l’on s’arrête, pour toutes les mesures ensemble (95 %).
lab-curves-text = La bande est l’intervalle à 95 %, la ligne en tirets ce qui est aujourd’hui. En gras : cela en diffère.

## Prendre place

join-title = Une partie vous attend
join-name = Votre nom
join-do = Prendre place
join-text = Un nom suffit : ni compte, ni mot de passe. Il est gardé pour la prochaine fois.
join-full = Toutes les places sont prises ou gardées. Vous pouvez regarder.
join-playing = Toutes les places sont prises et la partie a commencé. Vous pouvez regarder.
join-over = La partie est finie. Vous pouvez voir comment.
join-closed = Cette table a été fermée.
join-watch = Regarder

## Une table avant le début

waiting-clock = { $time } par tour
waiting-rated = partie classée
waiting-unrated = pour le plaisir
waiting-start = { $count ->
    [0] Commencer
    [one] Commencer, avec un robot à la place libre
   *[other] Commencer, avec des robots aux places libres
}
waiting-leave = Libérer ma place
waiting-sit-here = M’asseoir ici
waiting-decline = Non, merci
waiting-dealing = Le mélange se prépare
waiting-deal = La partie commence dès que la page de chacun a ajouté son nombre au mélange, dans dix secondes au plus tard.
waiting-begins = La partie commence quand toutes les places sont prises.
waiting-private = Cette table est privée : on y prend place avec le lien d’invitation.
waiting-kept = Les personnes dont la place est gardée trouvent cette table sur leur page d’accueil.
waiting-kept-you = Une place est gardée pour vous.
waiting-kick = Exclure
waiting-table = La table
invitation-title = Inviter
invitation-text = Envoyez ce lien. Il suffit de l’ouvrir et de donner un nom pour prendre place.
invitation-link = Lien d’invitation
invitation-renew = Remplacer ce lien
naming-title = Nom de la table
naming-found = Qui peut la trouver
naming-private = Sur invitation
naming-public = Tout le monde, au salon

## La table

table-board = Plateau
table-players = Joueurs
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-rules = Règles
table-scores = Scores
table-standing = Points
table-panels = Journal et règles
table-replay = Revoir
table-you = vous
table-to-act = à jouer
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-strip = { $player }, { $points }.
table-strip-acting = { $player }, à jouer, { $points }.
table-your-turn = À vous de jouer
turn-invited = Une place est gardée pour vous
table-turn = Au tour { DE($player) }
table-ending = Votre tour se termine tout seul…
table-ending-stop = Attendre
table-ended-itself = (automatiquement)
table-bot-thinking = Réflexion…
table-bot-compiling = L’adversaire fort se prépare encore (une fois par installation).
table-hint = Conseil : { $move }.
table-hint-because = Ses atouts face aux autres coups : { $reasons }.
table-hint-ahead = L’avantage se verra plus tard dans la partie.
table-hint-only = Il n’y a rien d’autre à faire.
table-over = La partie est finie
table-rematch = La partie suivante est prête
table-none = Il n’y a pas de table ici
table-closed = Cette table est fermée
table-closed-text = Elle a été fermée avant la fin de la partie.
table-player-more = En voir plus sur { $player }
table-show-board = Voir le plateau
table-watching = { $count ->
    [one] 1 personne regarde
   *[other] { $count } personnes regardent
}
table-onlookers = { $count ->
    [one] { $names } regarde
   *[other] { $names } regardent
}
table-onlookers-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
}
table-you-watch = Vous regardez
table-stood-in = Un robot joue pour vous
table-timed-out = Temps écoulé : un robot joue pour vous
table-take-seat-back = Reprendre ma place
table-absent = { $player } n’est pas là.
table-left-page = { $player } a quitté la page à { $time }.
table-vote-out = Proposer un robot
table-notice-sat_down = { $name } prend place.
table-notice-left = { $name } libère sa place.
table-notice-declined = { $name } ne joue pas cette fois.
table-notice-kicked = { $name } doit quitter la table.
table-notice-started = La partie commence.
table-notice-renamed = La table s’appelle maintenant « { $name } ».
table-notice-closed = La table est fermée.
table-notice-handed_over = { $name } laisse jouer un robot.
table-notice-timed_out = { $name } n’a plus de temps : un robot prend le relais.
table-notice-voted_out = { $name } n’est pas là : après un vote, un robot prend le relais.
table-notice-returned = { $name } est de retour.
table-notice-taken_back = { $name } reprend des coups, avec l’accord de tous. Cette partie n’est plus classée.
table-notice-refused = La reprise demandée par { $name } est refusée.
table-notice-close_refused = L’accord n’est pas unanime : la partie continue.
table-notice-resigned = { $name } quitte la partie : un robot prend sa place.
clock-late = retard : un robot dans { $time }

## Ce que ferait un coup, outre ce qu’en dirait le journal

# $list : « 4 pièces (−3), 2 fer (+1) ».
foreseen-then = Ensuite : { $list }.

## Ce que les autres ont fait depuis le dernier coup de la personne qui regarde

since-title = Depuis votre tour
since-start = Depuis le début
# Pour qui regarde sans jouer
since-visit = Depuis votre dernier passage
since-latest = Les derniers tours
since-nothing = Personne d’autre n’a joué depuis votre dernier coup.
since-watching = La suite de la partie se raconte ici.
since-touched = Cela vous concerne
since-open = Tout montrer
since-more = { $number ->
    [one] 1 autre tour
   *[other] { $number } autres tours
}
since-again = Revoir ce qui s’est passé

## À quelle vitesse cela se montre

pace-title = Rythme des coups
pace-slow = Lent
pace-normal = Normal
pace-fast = Rapide
pace-once = Immédiat
pace-step = Pas à pas
pace-at = { $step } sur { $steps }
pace-next = Montrer le coup suivant
pace-skip = Passer
pace-skip-tip = Montrer où en est la partie

## Le journal

log-round = Manche { $number }
log-setup = Mise en place
log-more = { $number ->
    [one] 1 autre ligne
   *[other] { $number } autres lignes
}

## Le menu de la table

menu-title = Cette table
menu-watch = Lien pour regarder
menu-take-back-move = Demander à reprendre mon dernier coup
menu-take-back-turn = Demander à reprendre mon dernier tour
menu-take-back-text = Tout ce qui a suivi est annulé, avec le même mélange, si tous les autres sont d’accord. La partie n’est alors plus classée.
menu-hand-over = Laisser un robot jouer pour moi
menu-close = Fermer la table
menu-close-lose = La partie se termine aussitôt, et compte comme perdue pour vous.
menu-close-win = Les autres sont partis : la partie se termine aussitôt, et compte comme gagnée pour vous.
menu-leave = Quitter la partie
menu-close-leave = Un robot continue à votre place, et vous perdez contre toutes les personnes qui restent.
menu-hand-over-rated = Vous pourrez revenir. Si le robot joue encore à la fin, ou s’il a joué plus d’un quart de vos coups, cela revient à quitter la partie : vous la perdez.
menu-propose-close = Proposer d’arrêter la partie
menu-propose-close-rated = Si tous sont d’accord, elle s’arrête là, et aucun classement ne change.
menu-propose-close-text = Si tous sont d’accord, elle s’arrête là.
menu-rated = Cette partie est classée : il n’y a donc pas de conseils.

## Une table qui vit dans ce navigateur

here-short = Sur cet appareil
here-tip = Cette table est gardée dans ce navigateur, et fonctionne sans connexion. Personne d’autre ne la voit.
here-text = Cette table est gardée dans ce navigateur, et nulle part ailleurs.
here-hand = La confier au serveur
here-hand-text = Le serveur en reçoit une copie pour continuer, comme par le fichier de la partie : toutes les places y sont à vous, et elle ne compte pas pour le classement.
here-delete = Supprimer la table

## Ce que l’on se demande

proposal-takeback = { $player } demande à revenir avant ce coup : { $line }
proposal-unrated = La partie ne serait plus classée.
proposal-stand-in = { $player } propose qu’un robot joue pour { $absent }.
proposal-close = { $player } propose d’arrêter la partie maintenant. Aucun classement ne changerait.
proposal-count = { $agreed } sur { $all } sont d’accord.
proposal-agree = D’accord
proposal-refuse = Refuser
proposal-withdraw = Retirer

## Les messages

chat-title = Messages
chat-empty = Aucun message pour l’instant.
chat-somebody = Quelqu’un
chat-text = Écrire un message
chat-send = Envoyer
chat-spectator = Seules les personnes assises à la table peuvent écrire ici.
chat-mute = Masquer
chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
chat-reactions = Réactions brèves
chat-reaction-hello = Bonjour !
chat-reaction-well_played = Bien joué !
chat-reaction-thanks = Merci !
chat-reaction-sorry = Pardon !
chat-reaction-thinking = Je réfléchis…
chat-reaction-hurry = On continue ?
chat-reaction-laugh = Ha ha !
chat-reaction-wow = Waouh !

## Plateaux

board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau
board-beyond = { $count ->
    [one] { $count } endroit où agir
   *[other] { $count } endroits où agir
} hors de vue, { $side ->
    [up] plus haut
    [down] plus bas
    [left] à gauche
   *[right] à droite
}

## Le plateau d’un jeu qui n’en apporte pas

# $moves : ce que l’on peut faire.
plain-asked = Possible maintenant : { $moves }.
plain-moves = Coups
plain-close = Annuler
plain-yes = oui
plain-no = non
plain-left = il en reste { $count }

## Les actions

action-final = sans retour possible
action-undo = Annuler
action-undo-tip = Reprendre votre dernier coup
action-hint = Conseil
action-hint-tip = Montrer sur le plateau ce que ferait un adversaire fort
action-moves = Tous les coups permis ({ $count })
action-moves-title = Tous les coups permis
action-moves-none = Ce n’est pas à vous de jouer.
action-rematch = Rejouer
action-join-rematch = Rejoindre la partie suivante
action-watch-rematch = Regarder la partie suivante
action-sure = Vraiment ?
action-copy = Copier
action-copied = Copié
action-share = Partager
action-close = Fermer
share-table = Partager cette table
share-result = Partager le résultat
share-move = Partager ce coup
action-save = Enregistrer

## La fin

result-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } se partagent la victoire
} avec { $points }.
result-lost = Perdu, avec { $points }.
result-ahead = { $points } d’avance sur { $players }.
result-level = À égalité avec { $players }.
score-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
score-fair = Le mélange était-il honnête ?
score-fair-text = Avant le premier coup, le serveur a publié l’engagement, une empreinte SHA-256 de sa graine. Là où la page de chaque joueur y a ensuite ajouté un nombre, personne n’a choisi seul le mélange. La partie terminée, tout est dévoilé : chacun peut vérifier que personne n’a touché au mélange, avec « trivet verify ».
score-fair-here = Ce navigateur a tiré la graine et montré l’engagement, son empreinte SHA-256, dès le premier coup. La partie terminée, la graine est dévoilée à son tour, et « trivet verify » peut vérifier que graine, engagement et coups vont ensemble.
score-commitment = Engagement
score-seed = Graine
score-rated = Cette partie compte pour le classement.
score-unrated = Cette partie ne compte pas pour le classement.
score-sources = Le détail du score
score-curves = Le déroulement de la partie
score-curves-of = { $player } : { $points }
score-curves-rounds = Manche
score-curves-table = Manche par manche, en tableau
score-share = Lien vers ce résultat
score-another = Une autre partie
score-export = Enregistrer le fichier de la partie
verify-do = Vérifier
verify-right = Tout concorde : la graine a bien cette empreinte, et les { $moves } coups mènent exactement à cette fin.
verify-own-hash = Ce navigateur a calculé l’empreinte lui-même.
verify-own-differs = Cela ne concorde pas : on avait promis autre chose à ce navigateur, ou il avait ajouté un autre nombre que ce que dit maintenant le serveur.
verify-step-promised = Avant le mélange, le serveur a promis sa graine par l’empreinte { $commitment }.
verify-step-added = Nombre ajouté par { $player } : { $share }.
verify-step-own = Nombre ajouté par { $player } : { $share }. C’est bien celui que ce navigateur a gardé.
verify-step-nothing = { $player } n’a rien ajouté.
verify-step-shown = La graine du serveur, dévoilée maintenant, est { $seed } ; elle a bien l’empreinte promise.
verify-step-deal = Le tout ensemble, « { $text } », a pour empreinte la graine du mélange : { $seed }.
verify-no-promise = Aucun serveur n’a mélangé cette partie, rien n’était donc promis ; les { $moves } coups mènent exactement à cette fin.
verify-wrong = Cela ne concorde pas : la graine, l’engagement et les coups ne vont pas ensemble.
verify-same = Elle a été importée, et c’est bien la partie jouée ici à la table { $table }.
verify-unknown = Cette partie a été importée. Son fichier dit qu’elle a été mélangée à la table { $table }, que ce serveur ne connaît pas : seul le fichier l’affirme.
verify-unknown-here = Cette partie a été importée. Son fichier dit qu’elle a été mélangée à la table { $table }, que ce navigateur ne garde pas : seul le fichier l’affirme.
verify-forged = Cette partie a été importée, et elle n’est pas ce que dit son fichier : à la table { $table } de ce serveur, le mélange ou les coups étaient autres.
verify-forged-here = Cette partie a été importée, et elle n’est pas ce que dit son fichier : à la table { $table } de ce navigateur, le mélange ou les coups étaient autres.

## Un appareil partagé

curtain-title = Passez l’appareil à { $player }
curtain-text = Le jeu { DE($player) } apparaît dès que vous appuyez sur le bouton. Les autres regardent ailleurs.
curtain-raise = Je suis { $player }

## Les avis

notice-dismiss = Fermer
notice-unreachable = Le serveur ne répond pas. Nouvel essai…
notice-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
notice-alone = Il n’y a pas de serveur derrière cette page : rien ne peut lui être demandé.
away-title = Il faut une connexion
away-title-alone = Il faut un serveur
away-text = Les autres, et ce que garde le serveur, sont hors d’atteinte pour l’instant. Cette page viendra d’elle-même dès que le serveur répondra. Les parties sur cet appareil continuent.
notice-lost = Connexion perdue. Reconnexion en cours…
notice-back = Connexion rétablie. Voici l’état de la table.

## Les refus, selon le code du serveur

refused-stale = La table a changé depuis. Rien n’a été fait : regardez à nouveau, puis choisissez.
refused-illegal_action = Ce coup n’est pas possible maintenant.
refused-not_to_act = Ce n’est pas à vous de jouer.
refused-nothing_to_undo = Rien à reprendre : votre dernier coup a fini le tour ou révélé quelque chose de caché.
refused-unknown_table = Cette table n’existe pas. Vérifiez le lien, ou commencez une nouvelle partie.
refused-not_your_seat = Cette place appartient à quelqu’un d’autre.
refused-too_many = Trop de demandes à la fois. Attendez un instant avant de continuer.
refused-too_long = Trop de coups ont déjà été repris à cette table : ce n’est plus possible. Continuez à jouer.
refused-compiling = Le conseiller se prépare, une fois par installation. Redemandez dans une demi-minute.
refused-daily = C’est un essai à la table du jour : il faut attendre la clôture de la liste, deux heures après minuit UTC.
refused-no_analysis = Les parties jouées avec ces règles ne sont pas expliquées sur ce serveur. Enregistrez la partie et expliquez-la avec trivet analyse.
refused-no_challenge = On peut défier les personnes rencontrées à une table, si elles acceptent vos défis.
refused-no_hint = Aucun conseil à donner pour le moment.
refused-storage_damaged = La base de données du serveur est endommagée, et plus rien n’y est écrit. Prévenez la personne qui gère le serveur : il faut revenir à une sauvegarde.
refused-storage_down = Le serveur n’atteint pas ses données pour le moment. Réessayez dans un instant ; rien n’est fait deux fois.
refused-internal = Une erreur s’est produite sur le serveur ; son journal dit laquelle.
refused-already_challenged = Une de vos tables attend déjà cette personne. Fermez-la, ou attendez sa réponse.
refused-already_proposed = C’est déjà proposé.
refused-analysed_enough = Vous avez déjà fait analyser aujourd’hui autant de parties qu’il est permis ici. Il y en aura d’autres à partir de minuit (UTC).
refused-away = Une personne remplacée par un robot a joué depuis, et ne peut pas donner son accord.
refused-bad_code = Ce code est faux, déjà utilisé ou trop ancien. Demandez-en un nouveau.
refused-bad_invitation = Cette invitation n’est plus valable. Demandez un nouveau lien.
refused-bad_match = Ce fichier ne contient pas de partie que l’on puisse jouer ici.
refused-bad_move = Ce coup ne peut plus être repris.
refused-bad_text = Ce texte contient un caractère invisible, ou qui change la lecture du reste. Retirez-le.
refused-bad_webhook = Il faut une adresse publique qui commence par https:// ou http://.
refused-closed = Cette table est fermée.
refused-full = Quelqu’un a été plus rapide : toutes les places sont prises. Vous pouvez regarder.
refused-handed_over = Un robot joue à cette place. Reprenez-la d’abord.
refused-kicked = Vous avez dû quitter cette table et ne pouvez plus y prendre place.
refused-may_return = Quelqu’un vient d’être remplacé par un vote et peut revenir. Continuez contre le robot, ou fermez la table plus tard.
refused-nobody_to_ask = Personne d’autre n’est là pour donner son accord.
refused-rated = Ce n’est pas possible dans une partie classée.
refused-unratable = Une partie avec ces joueurs ne peut pas être classée.
refused-no_mail = Ce serveur ne peut pas envoyer de courriel.
refused-not_absent = Cette personne est bien là.
refused-not_asked = Il n’y a rien à quoi vous puissiez répondre ici.
refused-not_at_table = Seules les personnes assises à la table peuvent écrire.
refused-not_open = La partie a commencé.
refused-not_over = La partie n’est pas encore finie.
refused-not_playing = La partie n’est pas en cours.
refused-not_started = La partie n’a pas commencé.
refused-not_waiting = Vous n’attendez plus de partie, ou vous attendez dans un autre onglet.
refused-not_your_analysis = Seule la personne qui a demandé cette analyse peut l’arrêter.
refused-not_your_table = Seule la personne qui a ouvert cette table peut le faire.
refused-over = La partie est finie.
refused-quota = Vous avez ouvert autant de tables qu’une personne peut en avoir ici. Sur votre page, supprimez celles dont vous n’avez plus besoin : à tout moment si personne d’autre n’y est assis, sinon un mois après la fin.
refused-not_deletable = D’autres personnes sont assises à cette table : elle leur reste jusqu’à un mois après la fin.
refused-relay_down = Une partie du serveur ne répond pas pour le moment. Réessayez dans un instant ; rien n’est fait deux fois.
refused-seat_taken = Quelqu’un a été plus rapide : cette place est prise.
refused-stopping = Le serveur redémarre. Réessayez dans un instant ; rien n’est fait deux fois.
refused-unknown_person = Il n’y a personne à cette adresse.
refused-unknown_proposal = Cette proposition est déjà réglée.

## Les refus de ce navigateur, quand il garde lui-même la table

refused-here_full = Il n’y a plus de place sur cet appareil, et rien n’a été fait. Supprimez des tables dont vous n’avez plus besoin, ou libérez de la place autrement, puis continuez.
refused-here_storage = Ce navigateur n’atteint pas ce qu’il a gardé. Rien n’a été fait : réessayez dans un instant, ou rechargez la page.
refused-here_damaged = Ce que ce navigateur a gardé de cette table est abîmé, et on ne peut plus y jouer. Vos autres tables sont intactes. Enregistrez ce qu’il en reste, ou supprimez-la.
refused-here_version = Cela vient d’une version du jeu qui n’est pas ici. Rien n’en est perdu : rechargez la page, ou ouvrez le fichier de la partie avec le Trivet qui l’a produit.
refused-here_unsupported = Ce navigateur n’exécute pas WebAssembly, qu’il faut pour jouer sur cet appareil. Mettez-le à jour, ou jouez sur un serveur.
refused-here_unplayable = Ce jeu ne peut pas être joué sur cet appareil : son module n’est pas ici.
refused-here_module = Ce qui fait tourner ce jeu sur cet appareil est arrivé abîmé. Rechargez la page.
refused-here_data = Cette partie a été jouée avec son propre fichier de données : un serveur peut l’ouvrir, ou « trivet replay ».
refused-here_open = À une table sur cet appareil, tous sont assis devant lui : personne ne peut venir d’ailleurs.

## Les personnes

person-mine = Ma page
person-none = Personne ici
person-nameless = Sans nom
person-since = Ici depuis le { $date }
person-since-you = Vous êtes ici depuis le { $date }.
profile-title = Mon nom
record-title = Parties jouées
record-none = Aucune partie finie pour l’instant.
record-players = Joueurs
record-played = Jouées
record-won = Gagnées
record-rating = { $count ->
    [one] au classement, après 1 partie classée
   *[other] au classement, après { $count } parties classées
}
record-unrated = Aucune partie classée pour l’instant.
skill-title = Mon jeu
skill-none = Aucune de vos parties n’a encore été analysée. Ouvrez une partie terminée, faites-la analyser, et vous trouverez ici ce que coûtent vos erreurs et combien vous avez eu de chance au tirage.
skill-part = Moment de la partie
skill-part-whole = Toute la partie
skill-part-opening = Premier tiers
skill-part-middle = Deuxième tiers
skill-part-end = Dernier tiers
skill-errors = Erreurs
skill-errors-said = { $error } points de chance de gagner perdus par décision { $last ->
    [one] à la dernière partie
   *[other] sur les { $last } dernières parties
}, { $all } sur toutes.
skill-errors-none = Il n’y avait alors rien à décider.
skill-luck = Hasard
skill-luck-said = { $luck } points de chance de gagner dus à la donne, aux tirages et aux dés, en moyenne sur { $count ->
    [one] 1 partie
   *[other] { $count } parties
}.
skill-legend = Les parties se suivent dans l’ordre où elles ont été jouées. Le trait est la moyenne de { $count } parties. Un point vide indique une partie analysée grossièrement.
skill-table = En tableau
skill-match = Partie
skill-errors-short = Erreurs par décision
games-title = Mes parties
games-game = Jeu
games-status = État
games-every-game = Tous
games-all = Toutes
games-status-going = En cours
games-status-finished = Terminées
games-status-won = Gagnées
games-status-lost = Perdues
games-with = Avec { $player }
games-with-all = de nouveau avec tout le monde
games-none = Aucune partie de ce genre.
rivals-title = Vos adversaires
rivals-count = { $played ->
    [one] 1 partie
   *[other] { $played } parties
} : { $won } { $won ->
    [one] gagnée
   *[other] gagnées
}, { $lost } { $lost ->
    [one] perdue
   *[other] perdues
}{ $level ->
    [0] { "" }
    [one] , { $level } nulle
   *[other] , { $level } nulles
}
rivals-games = Parties communes
against-title = { $player } et vous

## Le palmarès

board-title = Palmarès
board-of = { $game } : palmarès
board-rank = Rang
board-player = Nom
board-rating = Classement
board-games = Parties classées
board-none = Personne n’a encore joué dix parties classées. Les robots attendent.
board-provisional = Pas encore de rang
board-provisional-text = Avec moins de dix parties classées, un classement n’est qu’une estimation.

## Le classement

rating-title = Règles du classement
rating-within = { $rating } ± { $margin }
rating-provisional = provisoire
rating-changes = Classement : { $changes }.
rating-bots = La force des robots
rating-bots-text = Les chiffres gris sont supposés, tant que les robots n’ont pas joué dix parties classées.

devices-title = Autres appareils
devices-text = Avec un code, vous êtes la même personne sur un autre appareil : même nom, mêmes tables.
devices-other = J’ai un code d’un autre appareil
devices-code = Créer un code
devices-until = valable une fois, jusqu’à { $time }
devices-link = Ou ouvrez ce lien là-bas
devices-forget = Déconnecter les autres
devices-forgotten = Tous les autres appareils sont déconnectés.
contact-title = Quand c’est à moi de jouer
contact-email = M’écrire à
contact-code = Code reçu par courriel
contact-confirm = Confirmer
contact-sent = Un code a été envoyé à { $address }.
contact-again = Envoyer un nouveau code
contact-confirmed = L’adresse est confirmée. Un courriel n’est envoyé qu’en votre absence. Pour ne plus en recevoir, videz le champ et enregistrez.
contact-no-mail = Ce serveur n’envoie pas de courriel.
contact-webhook = Appeler ce webhook
contact-webhook-text = Il reçoit un court message JSON en votre absence. Laissez le champ vide pour n’en appeler aucun.
kept-title = Mes données
kept-text = Sont gardés : votre nom, vos appareils, comment vous joindre, vos tables, ce que vous y avez dit, vos résultats et classements. Vous pouvez tout emporter dans un fichier, ou tout faire supprimer.
kept-export = Enregistrer dans un fichier
kept-delete = Me supprimer…
kept-question = Supprimer tout ce qui vous concerne ?
kept-deleted = Supprimés : votre nom, vos appareils et codes, votre adresse et votre webhook, tout ce que vous avez dit, vos résultats et classements, et les tables où personne d’autre n’est assis.
kept-stays = Restent, sans votre nom : les parties que d’autres jouent ou ont jouées avec vous. Dans celles en cours, un robot joue à votre place ; les tables que vous avez ouvertes passent aux autres.
kept-final = C’est définitif : rien ne pourra être rétabli.
kept-yes = Oui, tout supprimer
kept-no = Non, garder
move-title = Passer à cet appareil
move-text = Sur l’autre appareil, ouvrez « Ma page » et créez un code. Tapez-le ici : cet appareil est alors aussi le vôtre.
move-code = Code à usage unique
move-do = C’est moi
move-warning = Ce navigateur oublie la personne qu’il connaissait jusqu’ici, avec ses tables.

## Une partie portée par un lien

match-title = Une partie à regarder
match-none = Cette partie ne s’ouvre pas
match-broken = Ce lien ne contient pas de partie entière. Il a peut-être été coupé en route : enregistrez la partie dans un fichier et ouvrez-le depuis l’accueil.

## Revoir une partie

replay-title = { $game } : revoir la partie
replay-at = Coup { $move } sur { $moves }
replay-start = La mise en place est faite.
replay-back = Retour à la table
replay-scrub = Position dans la partie
replay-play = Lire
replay-pause = Pause
replay-play-or-pause = Lecture ou pause
replay-move-back = Un coup en arrière
replay-move-on = Un coup en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-to-start = Au début
replay-to-end = À la fin

## Une partie finie, expliquée

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
explained-tab = Analyse
explained-intro = Les chances de gagner de chaque place au fil des coups : la part du sort, ce que des coups ont coûté, et ce qui valait mieux.
explained-begin = Analyser cette partie
explained-more = Regarder de plus près
explained-stop = Arrêter
explained-progress = Avancement de l’analyse
# $count (nombre) : parties qui peuvent encore être analysées aujourd’hui.
explained-left = { $count ->
    [0] Plus aucune partie ne peut être analysée aujourd’hui sur ce serveur.
    [one] Une partie peut encore être analysée aujourd’hui.
   *[other] { $count } parties peuvent encore être analysées aujourd’hui.
}
explained-waiting = Elle attend son tour : d’autres passent avant.
# $depth (nombre) : combien de positions la recherche regarde pour chaque décision, d’abord 0 ; $percent (nombre).
explained-working = { $depth ->
    [0] Mesure des chances et du sort…
   *[other] Recherche sur chaque décision, { $depth } positions pour chacune…
} { $percent } %
explained-done = { $depth ->
    [0] Chances et sort sont mesurés ; aucune décision n’est encore examinée.
   *[other] Chaque décision a été examinée, { $depth } positions pour chacune.
}
explained-stopped = { $depth ->
    [0] Arrêtée avant que toutes les décisions soient examinées.
   *[other] Arrêtée : chaque décision a été examinée, { $depth } positions pour chacune, et davantage pour certaines.
}
explained-failed = L’analyse s’est interrompue. Relancez-la.
explained-none = Cette partie ne peut pas être analysée ici : il n’y a pas de module de ses règles et données, et aucun serveur à qui demander.
explained-here = Calculé sur cet appareil, à côté de la page.
explained-server = Calculé par le serveur.
explained-graph = Chances de gagner au fil des coups
# $chances : « Ada 56 %, Bo 44 % ».
explained-at = Coup { $move } sur { $moves } : { $chances }
explained-chance = { $player } { $percent } %
# $points (nombre) ; $best : un coup.
explained-lost = Mieux, de { $points ->
    [one] un point
   *[other] { $points } points
} : { $best }
explained-ghosts = Montrer les meilleurs coups sur le plateau
explained-turning = Tournants
explained-decision = Décision avant le coup { $move }
explained-decision-of = Coup { $move } : { $player } décide
explained-unsearched = Pas encore examinée. Il y avait { $count } coups possibles.
explained-right = La recherche préfère ce qui a été joué.
explained-unproven = La recherche préfère « { $best } », mais un second examen ne le confirme pas.
explained-small = « { $best } » vaut un peu mieux ; ce n’est pas une faute.
# $low, $high, $depth (nombres)
explained-between = Perte : entre { $low } et { $high } points de chance (95 %), par des recherches de { $depth } positions.
explained-choices = Ce qui pouvait se faire
# $count (nombre) : combien de coups étaient possibles.
explained-choice = Les meilleurs de { $count } coups
explained-worth = Chances
explained-best = le meilleur
explained-played = joué
explained-line = La suite attendue :
explained-over = La partie est finie ici.
explained-no-choice = Il n’y avait ici qu’une chose à faire.
explained-account-text = « Inexpliqué » est ce que la recherche n’a trouvé qu’une fois arrivée là, et le bruit.
explained-level-text = La somme des pertes prouvées, sur les décisions à plus d’un coup.
# Ce qui est marqué à côté des coups
explained-sights = { $count ->
    [0] Rien n’est marqué.
    [one] Un coup est marqué.
   *[other] { $count } coups sont marqués.
}
coach-title = Entraîneur
coach-at-off = Ne dit rien
coach-at-blunder = Prévient avant les gaffes (15 points)
coach-at-mistake = Prévient avant les fautes (10 points)
coach-at-inaccuracy = Prévient avant les imprécisions (5 points)
coach-text = Avant qu’un coup ne soit joué, il prévient si celui-ci perd autant de points de chance sur 100, et dit pourquoi. Il sait ce que vous savez, et réfléchit sur cet appareil. Seulement en solo contre des robots, hors classement.
coach-absent = Pas d’entraîneur ici : rien sur cet appareil ne joue ce jeu avec ses règles et données.
coach-looking = L’entraîneur regarde…
# $called : “inaccuracy”, “mistake” ou “blunder” ; $points (nombre) ; $move : ce qui va être fait ; $because : le message suivant, ou rien.
coach-says = { $called ->
    [blunder] Une gaffe
    [mistake] Une faute
   *[inaccuracy] Une imprécision
} : « { $move } » coûterait environ { $points } points de chance.{ $because }
coach-because = { " " }Ce coup renonce à : { $reasons }.
coach-take-back = Reprendre
coach-better = Montrer un meilleur coup
coach-go-on = Jouer quand même
explained-eyes = Vu comme par
explained-eyes-own = Le plateau montre ce que cette personne savait alors.
explained-eyes-other = Le plateau montre ce que cette personne savait ; qui décidait n’en savait pas tout.
explained-eyes-none = quelqu’un qui regarde
explained-branch = Essayer à partir d’ici
explained-branches = Suites jouées
# $move (nombre) ; $status : “playing”, “over” ou “closed”.
explained-branch-at = À partir du coup { $move } : { $status ->
    [playing] en cours
   *[other] finie
}
explained-branch-of = Cette partie en continue une autre, à partir de son coup { $move }

## Le clavier

shortcuts-title = Raccourcis clavier
shortcuts-table = À une table
shortcuts-board = Sur tous les plateaux
shortcuts-replay = En revoyant une partie
shortcuts-page = Partout
shortcuts-text = Tab mène à chaque coup permis, les flèches vont de l’un à l’autre sur le plateau, Entrée le joue.
shortcut-tip = { $words } ({ $key })
shortcut-forward = Continuer ou finir le tour
shortcut-log = Journal, et retour
shortcut-help = Cette liste
key-ctrl = Ctrl
key-shift = Maj
key-space = espace
key-home = Début
key-end = Fin

## Ce qu’un lien partagé dit d’une table

preview-open = { $people ->
    [0] { $count ->
        [one] 1 place est libre : venez jouer !
       *[other] { $count } places sont libres : venez jouer !
    }
   *[other] { $count ->
        [one] À la table : { $players }. 1 place est libre : venez jouer !
       *[other] À la table : { $players }. { $count } places sont libres : venez jouer !
    }
}
preview-playing = En jeu : { $players }. Suivez la partie coup par coup.
preview-over = Partie terminée : { $players }. Revoyez-la coup par coup.
preview-closed = Partie interrompue : { $players }.
preview-won = { $players }. Victoire : { $winners }. Revoyez la partie coup par coup.

## Les réglages

settings-title = Réglages
settings-reading = Lecture et apparence
settings-playing = Pendant la partie
settings-off = Non
settings-on = Oui
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-language = Langue
settings-text = Texte
settings-text-normal = Normal
settings-text-large = Plus grand
settings-contrast = Contraste
settings-contrast-system = Système
settings-contrast-high = Fort
settings-colour = Ma couleur
settings-colour-0 = Noir
settings-colour-1 = Bleu foncé
settings-colour-2 = Bleu ciel
settings-colour-3 = Orange
settings-colour-4 = Blanc
settings-colour-5 = Brun
settings-glyph = Ma forme
settings-glyph-0 = Losange
settings-glyph-1 = Rond
settings-glyph-2 = Triangle
settings-glyph-3 = Étoile
settings-glyph-4 = Croix
settings-glyph-5 = Croissant
settings-look-seat = Selon la place
settings-look-text = Cela ne change que votre écran. La personne qui avait cette couleur ou cette forme y reçoit la vôtre en échange.
settings-ending = Mon tour se termine tout seul
settings-ending-text = Quand il ne reste rien d’autre à faire, après un instant pendant lequel vous pouvez l’arrêter. Si la fin du tour dévoile quelque chose de caché, comme la prochaine tuile ou carte, elle vous attend.
settings-keys = Raccourcis à une seule touche
settings-sound = Son
settings-offline = Ce navigateur garde la page : elle s’ouvre aussi sans connexion, et les parties sur cet appareil continuent.
settings-install = Installer Trivet
settings-notifications = M’avertir quand c’est à moi
settings-notifications-denied = Les notifications sont bloquées dans les réglages de ce navigateur.
settings-notifications-unavailable = Ce navigateur ne montre pas de notifications ici.

## Les règles

rules-title = { $game } : les règles
rules-page = Ouvrir dans une page à part
rules-missing = Il n’y a pas de règles ici : ce serveur ne connaît pas le jeu.
rules-older = Cette partie se joue avec la version { $version } des règles, celle avec laquelle elle a commencé. Le texte qui suit est celui de la plus récente ; ce qui était différent figure à la fin, sous « Versions ».

## Les crédits

credits-games = Les jeux
credits-unofficial = Trivet est une adaptation non officielle. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont pris aucune part. On n’y trouve ni image ni texte des jeux imprimés. Si un jeu vous plaît ici, achetez-le : il est encore meilleur autour d’une vraie table.
credits-looks = Icônes et polices
credits-game-icons = Icônes des objets, sous licence Creative Commons CC BY 3.0. Elles sont recolorées et redimensionnées.
credits-lucide = Icônes des commandes, par les contributeurs de Lucide, sous licence ISC.
credits-fonts = Police de caractères, sous licence SIL Open Font 1.1.
credits-icon-authors = Icônes dessinées par { $authors }.
credits-cc-by = Le texte de CC BY 3.0
credits-code = Le code
credits-code-text = Le code, les plateaux et les textes de Trivet sont sous licence MIT.

## Adresses inconnues

unknown-title = Rien ici
unknown-text = Cette adresse ne mène à aucune page de Trivet. Une lettre s’est peut-être perdue en route.

## Leçons

learn-title = Apprendre en jouant
learn-text = Une leçon est une partie sur le vrai plateau : vous jouez chaque coup, et quelqu’un vous dit à quoi il sert. Arrêtez quand vous voulez : vous reprendrez où vous en étiez.
# $minutes (nombre) : durée approximative de la leçon.
learn-begin = Apprendre ({ $minutes } min)
# $step (nombre), $steps (nombre) : où l’on s’est arrêté.
learn-go-on = Reprendre la leçon ({ $step } sur { $steps })
learn-again = Refaire la leçon
learn-welcome = Première visite ? Apprenez en jouant.
learn-welcome-text = Une première partie sur le vrai plateau, coup par coup, avec quelqu’un à vos côtés.
# $game : le titre du jeu. $minutes (nombre) : durée approximative.
learn-game = { $game } · { $minutes } min
# $game : le titre du jeu.
lesson-heading = { $game } : leçon
lesson-none = Pas de leçon ici
lesson-coach = La leçon
# $step (nombre), $steps (nombre)
lesson-at = { $step } sur { $steps }
lesson-fold = Replier la leçon
lesson-open = Lire la leçon
lesson-back = Retour
lesson-next = Continuer
lesson-read = Lisez, puis continuez
lesson-yours = À vous
lesson-anew = Depuis le début
lesson-not-this = C’est possible, mais ce n’est pas le sujet de cette étape. Essayez ce qui est éclairé.
# $level : le niveau en toutes lettres.
lesson-play = Jouer pour de bon ({ $level })

## La table du jour

daily-title = Table du jour
daily-short = Table du jour
daily-link = Du jour
daily-of = { $game } : table du jour
daily-text = Chaque jour, chaque jeu est distribué de la même façon pour tout le monde. Votre premier essai compte dans la liste du jour, jamais pour votre classement. Le jour est celui du temps universel (UTC).
daily-alone = Vous jouez en solo
daily-against = Vous jouez contre { $bots }
daily-chosen = { $option } : { $choice }
daily-play = Jouer la table du jour
daily-go-on = Reprendre votre essai
daily-try-again = Réessayer, pour le plaisir
daily-note = Un seul essai compte, même s’il reste inachevé. Aucun conseil, et rien de ce qui a été révélé ne se reprend. Commencé avant minuit UTC, il compte s’il s’achève avant { $time }.
daily-note-again = Votre essai figure dans la liste. Vous pouvez réessayer autant que vous voulez : cela ne compte plus.
daily-not-closed = La liste est close à { $time } : on peut alors regarder les parties de tout le monde.
daily-streak = { $count ->
    [0] Pas encore de série
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-best = { $count ->
    [one] Record : un jour
   *[other] Record : { $count } jours
}
daily-history = Vos derniers jours
# $points : « 7 points », ou comme le jeu les compte.
daily-past = { $rank ->
    [1] 1er
   *[other] { $rank }e
} sur { $finished }, { $points }
daily-list = La liste du jour
daily-order = Une victoire passe d’abord, puis le meilleur score, puis le moins de tours.
daily-result = Résultat
daily-points = Score
daily-turns = Tours
daily-won = Victoire
daily-lost = Défaite
daily-unfinished = Inachevé
daily-nobody = Personne n’a encore pris place aujourd’hui. À vous l’honneur !
daily-nobody-then = Personne n’a joué ce jour-là.
daily-before = La veille
daily-after = Le lendemain
daily-fair = Le mélange de chaque jour est le même pour tous, personne n’y ajoute donc rien. Il découle d’un secret de ce serveur. Son empreinte SHA-256 est affichée dès le début, la graine une fois la liste close : qui recalcule l’empreinte voit que personne ne l’a choisie pour personne.
daily-hashed = Le texte dont c’est l’empreinte
daily-seed-later = révélée à { $time }
daily-again = Essai libre
daily-again-tip = Un essai de plus à la table du jour : il ne compte pas dans la liste.
daily-counted-tip = Votre essai à la table du jour. Il compte dans la liste s’il s’achève avant { $time }.
daily-menu = C’est un essai à la table du jour : personne ne peut le regarder avant la clôture de la liste.

## La partie rapide

quick-title = Partie rapide
quick-text = Dites à quoi vous aimeriez jouer : la table commence dès qu’il y a assez de monde pour la même partie.
quick-game = Jeu
quick-pace = Rythme
quick-live = En direct
quick-slow = Sans hâte
quick-live-text = Deux minutes par tour, et autant avant qu’un robot prenne la place. Restez ici : la partie peut commencer à tout moment.
quick-slow-text = Un jour par tour. Restez ici jusqu’au début de la partie ; ensuite, allez et venez à votre guise.
quick-find = Trouver des adversaires
quick-asking = On vous cherche une place…
quick-waiting = { $waiting } sur { $needed } sont là.
quick-agreed = { $count ->
    [one] { $count } personne sur { $waiting } commencerait avec des robots.
   *[other] { $count } personnes sur { $waiting } commenceraient avec des robots.
}
quick-stay = Les premiers arrivés sont les premiers assis. Qui quitte cette page n’attend plus.
quick-bots = Commencer avec des robots
quick-cancel = Ne plus attendre
quick-wish = { $game } · { $players } places · { $pace }
quick-there = { $count ->
    [one] une personne attend
   *[other] { $count } personnes attendent
}
quick-join = Se joindre

## Les défis

challenge-title = Proposer une partie
challenge-do = Défier
challenge-invited = Parties qu’on vous propose
challenge-from = { $player } vous propose une partie de { $game }.
challenge-accept = Accepter
challenge-later = Répondre plus tard
block-title = Personnes bloquées
block-do = Bloquer cette personne
block-undo = Débloquer
block-text = Aucun défi ne sera plus possible entre vous, et aucune partie rapide ne vous réunira.
block-on = Vous avez bloqué cette personne : aucun défi n’est possible entre vous, et aucune partie rapide ne vous réunit.

# Lire les règles, et l’aide de jeu
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] { $count } passage
   *[other] { $count } passages
}
rules-back = Revenir où vous étiez
rules-of-this = Ce qu’en disent les règles
rules-picture-none = L’image montre le jeu avec ses données habituelles : voyez la page des règles.
rules-picture-at = { $step } sur { $steps }
rules-picture-back = Étape précédente
rules-picture-on = Étape suivante
aid-title = Aide de jeu
aid-of = { $game } : aide de jeu
aid-print = Imprimer
aid-legend = Symboles
aid-none = Ce jeu n’a pas d’aide de jeu. Ses règles disent tout.
help-parts = Que montrer
shortcut-rule = Règles : ce qu’elles en disent
settings-labels = Mots à côté des icônes
settings-labels-text = Ce que possèdent les joueurs est nommé, pas seulement dessiné.

## Problèmes

puzzle-title = Problèmes
puzzle-text = Des positions tirées de parties des robots, où un coup vaut bien mieux que tous les autres. Une réponse n’est ni juste ni fausse : elle est notée selon ce qu’elle coûte. Chaque jeu a son problème du jour.
puzzle-heading = Problème : { $game }
puzzle-name = { $game }, problème { $number }
puzzle-none = Il n’y a pas de tel problème ici
puzzle-asks = Problème
puzzle-today = Problème du jour
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-done = { $count } sur { $all } résolus
puzzle-open = Problème { $number }, encore sans réponse
puzzle-answered = Problème { $number }, coût de la réponse : { $cost }
puzzle-answered-now = Réponse donnée : le meilleur coup est marqué
puzzle-task = Trouvez le meilleur coup.
puzzle-counts = Votre première réponse compte pour votre classement.
puzzle-tried = Vous y avez déjà répondu, pour un coût de { $cost } points sur 100. Cette fois, rien ne compte.
puzzle-best = C’est le meilleur coup.
puzzle-close = Presque aussi bon : il coûte { $cost } points sur 100.
puzzle-inaccuracy = Une imprécision : elle coûte { $cost } points sur 100.
puzzle-mistake = Une faute : elle coûte { $cost } points sur 100.
puzzle-blunder = Une gaffe : elle coûte { $cost } points sur 100.
puzzle-is-best = Le meilleur coup
puzzle-cost = −{ $cost }
puzzle-more = { $count ->
    [one] 1 autre coup
   *[other] { $count } autres coups
}
puzzle-line = La suite attendue
puzzle-rating = Classement aux problèmes : { $rating } ± { $margin }
puzzle-rating-change = Classement aux problèmes : { $rating } ± { $margin } ({ $change })
