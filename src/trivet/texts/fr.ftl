## La page

page-title = { $title } · Trivet
page-home = Trivet, accueil
page-to-home = Vers l’accueil
page-loading = Un instant…
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
bot-random = hasard
bot-greedy = glouton
bot-search = recherche

## L’accueil

home-title = À quoi jouons-nous ?
home-games = Jeux
home-player-count = De { $fewest } à { $most } joueurs
home-new = Une nouvelle table de { $game }
home-players = Nombre de joueurs
home-seats = Autour de la table
home-seat = Qui occupe la place { $number }
home-seat-me = Moi
home-seat-guest = Quelqu’un d’autre ici
home-seat-bots = Robots
home-seat-other-bots = Autres robots
home-seat-name = Nom, place { $number }
home-start = Jouer
home-open = Reprendre
home-finished = Parties finies
home-table-over = Partie finie
home-show-all = Tout afficher ({ $count })

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
table-strip = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-strip-acting = { $player }, à jouer, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-your-turn = À vous de jouer
table-turn = Au tour de { $player }
table-bot-thinking = Réflexion…
table-bot-compiling = L’adversaire fort se prépare encore (une fois par installation).
table-hint = Conseil : { $move }
table-over = La partie est finie
table-none = Il n’y a pas de table ici

## Plateaux

board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Montrer tout le plateau

## Les actions

action-final = sans retour possible
action-undo = Annuler
action-undo-tip = Reprendre votre dernier coup (Ctrl + Z)
action-hint = Conseil
action-hint-tip = Montrer sur le plateau ce que ferait un adversaire fort
action-moves = Tous les coups permis ({ $count })
action-moves-title = Tous les coups permis
action-moves-none = Ce n’est pas à vous de jouer.
action-rematch = Rejouer

## La fin

result-won = { $count ->
    [one] { $players } gagne
   *[other] { $players } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-lost = Perdu, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
score-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
score-fair = Le mélange était-il honnête ?
score-fair-text = Avant le premier coup, le serveur a publié l’engagement, une empreinte SHA-256 de la graine. La partie finie, la graine est montrée aussi : chacun peut vérifier que personne n’a touché au mélange, avec « trivet verify ».
score-commitment = Engagement
score-seed = Graine

## Un appareil partagé

curtain-title = Passez l’appareil à { $player }
curtain-text = Ce que tient { $player } apparaît dès que vous appuyez sur le bouton. Les autres regardent ailleurs.
curtain-raise = Je suis { $player }

## Les avis

notice-dismiss = Fermer
notice-unreachable = Le serveur ne répond pas. Nouvel essai…
notice-lost = Connexion perdue. Reconnexion en cours…
notice-back = Connexion rétablie. Voici l’état de la table.

## Les refus, selon le code du serveur

refused-stale = La table a changé depuis. Rien n’a été fait : regardez à nouveau et choisissez.
refused-nothing_to_undo = Rien à reprendre : votre dernière action a fini le tour ou montré une chose cachée.
refused-unknown_table = Cette table n’existe pas. Vérifiez le lien, ou commencez une nouvelle partie.
refused-not_your_seat = Cette place appartient à quelqu’un d’autre.
refused-too_many = Trop de demandes à la fois. Attendez un instant avant de continuer.
refused-compiling = Le conseiller se prépare, une fois par installation. Redemandez dans une demi-minute.
refused-no_hint = Aucun conseil à donner pour le moment.
refused-storage_down = Le serveur n’atteint pas ses données pour le moment. Réessayez dans un instant ; rien n’est fait deux fois.
refused-internal = Quelque chose ne va pas dans le serveur ; son journal dit quoi.

## Revoir une partie

replay-title = { $game } : revoir la partie
replay-at = Coup { $move } sur { $moves }
replay-start = La table est mise.
replay-back = Retour à la table
replay-scrub = Position dans la partie
replay-play = Lire
replay-pause = Pause
replay-play-tip = Lire ou mettre en pause (espace)
replay-move-back = Un coup en arrière
replay-move-back-tip = Un coup en arrière (←)
replay-move-on = Un coup en avant
replay-move-on-tip = Un coup en avant (→)
replay-turn-back = Un tour en arrière
replay-turn-back-tip = Un tour en arrière (↑)
replay-turn-on = Un tour en avant
replay-turn-on-tip = Un tour en avant (↓)

## Les réglages

settings-title = Réglages
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-language = Langue
settings-language-en = English
settings-language-fr = Français
settings-sound = Son
settings-sound-off = Coupé
settings-sound-on = Activé

## Les règles

rules-title = Règles de { $game }
rules-page = Ouvrir dans une page à part
rules-missing = Il n’y a pas de règles ici : ce serveur ne connaît pas le jeu.

## Les crédits

credits-games = Les jeux
credits-unofficial = Trivet est une adaptation non officielle. Les jeux appartiennent à leurs auteurs et éditeurs, qui n’y ont aucune part ; elle n’emploie ni image ni texte des jeux imprimés. Si un jeu vous plaît ici, achetez-le : il est encore meilleur sur une table.
credits-looks = Icônes et caractères
credits-game-icons = Icônes des objets, sous licence Creative Commons CC BY 3.0. Elles sont recolorées et redimensionnées.
credits-lucide = Icônes des commandes, par les contributeurs de Lucide, sous licence ISC.
credits-fonts = Caractère typographique, sous licence SIL Open Font 1.1.
credits-icon-authors = Icônes dessinées par { $authors }.
credits-cc-by = Le texte de CC BY 3.0
credits-code = Le code
credits-code-text = Le code, les plateaux et les textes de Trivet sont sous licence MIT.

## Adresses inconnues

unknown-title = Rien ici
unknown-text = Cette adresse ne mène à aucune page de Trivet. Une lettre s’est peut-être perdue en route.
