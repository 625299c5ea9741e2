## Ce que dit un rapport (trivet report). Les chiffres arrivent en texte, avec leur intervalle.

report-title = { $game } : rapport
report-made-of = { $games } parties, { $players ->
    [one] 1 joueur
   *[other] { $players } joueurs
}, robots : { $bots }, graine { $seed }
report-made-with-data = avec un fichier de données à part
report-interval = Chaque chiffre porte son intervalle à 95 % : { $example } signifie de { $low } à { $high }, et dix-neuf intervalles sur vingt contiennent la vraie valeur.
report-verdicts = En bref
report-contents = Sommaire
report-table = Les chiffres
report-of-which = { $whole } : { $part }
report-more = { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
report-open-match = Partie { $number }
report-shown-by = À voir
report-winners = Gagnants
report-others = Les autres
report-chi-square = khi-deux { $statistic }, { $freedom ->
    [one] 1 degré de liberté
   *[other] { $freedom } degrés de liberté
}, { $p }
report-order-place = { $last ->
    [yes] Le dernier
   *[no] { $number ->
        [1] Le premier
        [2] Le deuxième
        [3] Le troisième
        [4] Le quatrième
        [5] Le cinquième
       *[other] Le numéro { $number }
    }
}
report-level-bad = À corriger
report-level-watch = À surveiller
report-level-open = Indécis
report-level-good = En ordre
report-column-what = Quoi
report-column-wins = Victoires
report-column-value = Chiffre
report-column-offered = Proposé (parties)
report-column-taken = Pris, si proposé
report-column-picked = Pris, par décision
report-column-kept = Gardé jusqu’au bout
report-column-lift = Gain de victoires
report-column-chance = Pur hasard (q)
report-column-games = Parties
report-column-moment = Partie jouée

## Verdicts : un titre et une phrase

report-verdict-order-unfair = Ordre du tour : injuste, { $rate }
report-verdict-order-unfair-text = { $place } dans l’ordre du tour gagne { $rate } des parties, alors que { $fair } seraient justes ({ $test }).
report-verdict-order-fair = Ordre du tour : juste
report-verdict-order-fair-text = Chaque place dans l’ordre du tour gagne ses { $fair }, à { $tolerance } points près. Le plus gros écart : { $place }, { $rate }.
report-verdict-order-open = Ordre du tour : pas encore tranché
report-verdict-order-open-text = { $place } dans l’ordre du tour gagne { $rate }, alors que { $fair } seraient justes. Il faudrait environ { $games } parties pour trancher.
report-verdict-seats-unfair = Places à table : injustes, { $rate }
report-verdict-seats-unfair-text = { $place } gagne { $rate } des parties, alors que { $fair } seraient justes ({ $test }).
report-verdict-seats-fair = Places à table : justes
report-verdict-seats-fair-text = Chaque place gagne ses { $fair }, à { $tolerance } points près. Le plus gros écart : { $place }, { $rate }.
report-verdict-seats-open = Places à table : pas encore tranché
report-verdict-seats-open-text = { $place } gagne { $rate }, alors que { $fair } seraient justes. Il faudrait environ { $games } parties pour trancher.
report-verdict-cards-sway = Contenu : { $count ->
    [one] un choix va avec la victoire ou la défaite
   *[other] { $count } choix vont avec la victoire ou la défaite
}
report-verdict-cards-sway-text = Sur { $of } choix comparés, { $count } s’écartent de plus de { $limit } points. Le plus marqué : { $card }, { $lift } points. Cela dit qui gagne, pas pourquoi.
report-verdict-cards-even = Contenu : rien ne ressort
report-verdict-cards-even-text = Aucun des { $of } choix ne va avec { $limit } points de victoires en plus ou en moins.
report-verdict-cards-unsure = Contenu : pas encore tranché
report-verdict-cards-unsure-text = Rien n’est sûr, mais { $count } choix sur { $of } pourraient encore aller avec { $limit } points de victoires en plus ou en moins : plus de parties trancheraient.
report-verdict-cards-few = Contenu : trop peu de parties
report-verdict-cards-few-text = Rien n’a été pris assez souvent pour être jugé : il faut au moins { $least } fois.
report-verdict-content-unused = Presque jamais pris : { $count ->
    [one] un choix
   *[other] { $count } choix
}
report-verdict-content-unused-text = Proposé, mais pris dans moins de { $limit } de ces parties : { $cards }.
report-verdict-content-unsure = Ce qui sert : pas encore tranché
report-verdict-content-unsure-text = { $count ->
    [one] Un choix a été pris si rarement qu’il pourrait être sous { $limit } des parties qui le proposent
   *[other] { $count } choix ont été pris si rarement qu’ils pourraient être sous { $limit } des parties qui les proposent
} : plus de parties trancheraient.
report-verdict-content-used = Tout sert
report-verdict-content-used-text = Tout ce qui a été proposé a été pris dans { $limit } de ces parties ou plus.
report-verdict-drama-foreseeable = Suspense : décidé trop tôt
report-verdict-drama-foreseeable-text = Qui mène à mi-partie gagne { $rate } des parties. La tête change { $changes } fois par partie.
report-verdict-drama-late = Suspense : la mi-partie ne compte guère
report-verdict-drama-late-text = Qui mène à mi-partie ne gagne que { $rate } des parties.
report-verdict-drama-open-ended = Suspense : ouvert à mi-partie
report-verdict-drama-open-ended-text = Qui mène à mi-partie gagne { $rate } des parties. La tête change { $changes } fois par partie.
report-verdict-drama-unsure = Suspense : pas encore tranché
report-verdict-drama-unsure-text = Qui mène à mi-partie gagne { $rate } des parties : plus de parties trancheraient.
report-verdict-runaway-many = Échappées
report-verdict-runaway-many-text = { $rate } des parties étaient décidées avant la mi-partie.
report-verdict-dead-many = Tours morts
report-verdict-dead-many-text = Dans { $rate } des tours, il n’y avait rien à choisir.
report-verdict-ties-many = Victoires partagées
report-verdict-ties-many-text = { $rate } des parties sont gagnées à plusieurs.
report-verdict-length-swings = Durée : très variable
report-verdict-length-swings-text = Neuf parties sur dix durent de { $low } à { $high } tours, la médiane est { $middle }.
report-verdict-length-steady = Durée : régulière
report-verdict-length-steady-text = Neuf parties sur dix durent de { $low } à { $high } tours, la médiane est { $middle }.
report-verdict-length-fixed = Durée : toujours la même
report-verdict-length-fixed-text = Chaque partie dure { $middle } tours.
report-verdict-second-flips = Avec d’autres robots : { $count ->
    [one] une conclusion s’inverse
   *[other] { $count } conclusions s’inversent
}
report-verdict-second-flips-text = Avec le robot { $bot }, il en va autrement pour : { $topics }. Ce qu’une seule force de robots montre peut venir d’eux, non du jeu.
report-verdict-second-holds = Avec d’autres robots : tout se confirme
report-verdict-second-holds-text = Avec le robot { $bot }, aucune des { $of } conclusions ne s’inverse.
report-verdict-second-open = Avec d’autres robots : pas encore tranché
report-verdict-second-open-text = Rien n’est sûr à la fois tel qu’on a joué et avec le robot { $bot }. Davantage de parties le diraient.
report-topic-order = l’ordre du tour
report-topic-seats = les places à table
report-topic-cards = ce qui va avec la victoire
report-topic-content = ce qui n’est presque jamais pris
report-topic-drama = le suspense
report-topic-runaway = les échappées
report-topic-dead = les tours morts
report-topic-ties = les victoires partagées
report-topic-length = la durée

## Qui gagne

report-part-wins = Qui gagne
report-order-title = Selon la place dans l’ordre du tour
report-order-text = L’ordre au début de la première manche.
report-seats-title = Selon la place à table
report-seats-text = Les places comme elles sont distribuées ; là où le jeu mélange l’ordre du tour, ce tableau seul ne montre rien.
report-fair-line = La ligne en tirets est la part juste, { $fair }.
report-alike = Sont-elles égales ? { $alike ->
    [no] Non
   *[yes] Rien ne dit le contraire
} ({ $test }).
report-bots-title = Selon le robot
report-bots-text = Ce que gagne une place tenue par chaque robot ; les robots changent de place d’une partie à l’autre.
report-bots-alone-text = La part des parties gagnées.

## Points

report-part-points = Points
report-points-title = De quoi les points sont faits
report-points-text = Les gagnants finissent avec { $winner } points, les autres avec { $others }. Qui gagne seul a { $margin } points d’avance ; { $close } des parties se gagnent d’un dixième des points du gagnant ou moins.
report-points-alone-text = Le joueur finit avec { $winner } points quand il gagne, avec { $others } quand il perd.
report-ties-text = { $ties } des parties sont gagnées à plusieurs ; dans { $breaker }, deux joueurs sont à égalité de points et autre chose départage.
report-closest = La victoire la plus serrée
report-widest = La victoire la plus large

## Durée

report-part-length = Durée et choix
report-length-title = Tours par partie
report-length-fixed-text = Chaque partie dure { $turns } tours et { $rounds } manches, avec { $decisions } décisions.
report-length-text = Une partie dure { $turns } tours ({ $low } à { $high } dans neuf parties sur dix), { $rounds } manches, { $decisions } décisions.
report-choices-text = Un tour compte { $turn } décisions ; chacune offre { $offers } choix (branchement), et { $real } des décisions en offrent plus d’un.
report-axis-turns = tours
report-axis-games = parties
report-shortest = La partie la plus courte
report-longest = La partie la plus longue

## Suspense

report-part-drama = Suspense
report-drama-text = La tête change { $changes } fois par partie, la dernière fois après { $last } de celle-ci ; une partie est décidée après { $decided }. Qui mène à mi-partie gagne { $half }.
report-drama-behind-text = Pendant { $behind } des tours, le futur gagnant n’est pas devant. Le drame, c’est-à-dire son retard à ces moments-là, vaut { $drama } (0 : à égalité, 1 : sans espoir).
report-drama-runaway-text = { $runaway } des parties étaient décidées avant la mi-partie (échappées) ; { $comeback } se gagnent depuis la dernière place à mi-partie. Dans { $dead } des tours, il n’y a rien à choisir (tours morts).
report-drama-sources = Drame et changement de tête d’après Browne (2008), décision et coups à choix comme Ludii les compte, comme TAG pour son drame ; une position est jugée par l’évaluation propre au jeu. Le détail de chaque mesure : docs/reports.md.
report-figure-lead_changes = Changements de tête par partie
report-figure-lead_change = Tours après lesquels un autre mène (Lead Change)
report-figure-behind = Tours où le futur gagnant est derrière
report-figure-drama = Retard à ces moments-là (Drama)
report-figure-last_change = Dernier changement de tête, part de la partie
report-figure-decided = Décidée, part de la partie (Decisiveness)
report-figure-half_time = Le meneur à mi-partie gagne
report-figure-runaway = Décidées avant la mi-partie (échappées)
report-figure-comeback = Gagnées depuis la dernière place à mi-partie
report-figure-dead = Tours sans choix (tours morts)
report-show-lead_changes = Le plus de changements de tête
report-show-runaway = Décidée le plus tôt
report-show-comeback = Gagnée du plus loin

## Courbes

report-part-curves = Le cours d’une partie
report-curves-text = Les gagnants et les autres, du début à la fin ; la bande est l’intervalle à 95 %. Sur { $games } parties.
report-curve-points = Points
report-curve-chance = Chances de gagner, selon l’évaluation du jeu
report-curve-points-text = À mi-partie, les futurs gagnants ont { $winners } points, les autres { $others }.
report-curve-chance-text = À mi-partie, les chances des futurs gagnants sont estimées à { $winners }, celles des autres à { $others }.
report-counters-title = Ce qu’ont les joueurs
report-counters-text = Ce qui diffère le plus sûrement à la fin : { $what }, { $winners } pour les gagnants et { $others } pour les autres.
report-counters-even = À la fin, les gagnants n’ont sûrement ni plus ni moins de quoi que ce soit que les autres.
report-axis-moment = part de la partie

## Contenu

report-part-cards = Contenu
report-cards-text = Ceux qui ont pris une chose : combien de parties ils gagnent en plus, en points, que leur robot en moyenne. Les intervalles sont groupés par partie ; les points pleins sont sûrs (Benjamini–Hochberg, au plus 5 % de faux).
report-not-causal = Ce n’est pas une cause : qui est en tête peut se payer davantage. Ce que vaut la chose elle-même, les bifurcations le disent (--forks).
report-unused-text = Proposé, mais pris par personne en { $games } parties : { $cards }.
report-unseen-text = Jamais même proposé : { $cards }.
report-cards-best = Gagne le plus : { $card }, { $lift } points. Gagne le moins : { $other }, { $least } points.
report-cards-one = { $card } : { $lift } points.
report-cards-seldom = Chacune a été prise par moins de { $least } joueurs : trop peu pour dire qui gagne avec.

## Bifurcations

report-part-forks = Ce que valent les choix
report-forks-title = Pris, contre le meilleur autre choix
report-forks-text = La même position et la même chance, une fois avec la chose, une fois avec le meilleur autre choix ; les mêmes robots jouent la suite. C’est une cause : la différence est ce que le choix apporte lui-même.
report-forks-best = Le plus : { $card }, { $lift } points de victoires, { $points } points de score.
report-forks-unsure = Aucune différence n’est sûre avec si peu de bifurcations : il en faudrait davantage.
report-column-forks = Bifurcations
report-column-points = Points

## Façons de jouer

report-part-strategies = Façons de jouer
report-strategies-title = Ce que donne chaque façon
report-strategies-text = Les joueurs forment { $count } groupes (silhouette moyenne { $silhouette }).
report-strategies-none = Pas de façons de jouer distinctes : les joueurs ne forment pas de groupes (silhouette moyenne { $silhouette } au mieux).
report-strategies-rule = Les joueurs sont groupés selon l’origine de leurs points et ce qu’ils ont pris (k-moyennes, de deux à six groupes, aussi peu que possible pour une silhouette moyenne proche de la plus haute, { $limit } au moins).
report-strategy = Façon { $number }
report-strategy-text = { $way }, { $size } des joueurs : { $marks } ; elle gagne { $wins }.
report-strategy-plain = à peu près comme tous les joueurs
report-column-size = Joueurs
report-mark-item-more = plus par { $item } ({ $mean } des points, { $overall } en moyenne)
report-mark-item-less = moins par { $item } ({ $mean } des points, { $overall } en moyenne)
report-mark-verb-more = plus souvent « { $verb } » ({ $mean } fois, { $overall } en moyenne)
report-mark-verb-less = moins souvent « { $verb } » ({ $mean } fois, { $overall } en moyenne)

## Robots

report-part-ladder = L’habileté
report-ladder-title = Chaque robot contre le suivant, plus faible
report-ladder-text = Une place au robot le plus fort, toutes les autres au plus faible ; la chance seule gagnerait { $fair }. Plus l’échelle est raide, plus l’habileté compte.
report-ladder-climbs = { $count } échelons sur { $of } sont sûrs.
report-rung = { $stronger } contre { $weaker }
report-part-opponents = En solo
report-opponents-title = Victoires contre chaque adversaire
report-opponents-alike = Tous sont battus aussi souvent : { $most }.
report-opponents-text = Le plus facile à battre : { $easiest }, { $most }. Le plus difficile : { $hardest }, { $least }.
report-part-second = À une autre force
report-second-text = { $games } parties avec { $bot } à toutes les places. { $flips ->
    [0] Aucune conclusion ne s’inverse.
    [one] Une conclusion sur { $of } s’inverse.
   *[other] { $flips } conclusions sur { $of } s’inversent.
}
report-second-holds = se confirme
report-second-flips = S’INVERSE
report-second-open = ne peut se dire
report-written = Le rapport est écrit dans { $file }.

## Parties

report-part-matches = Parties à regarder
report-matches-text = Les liens vers les parties les ouvrent dans Trivet, à l’adresse { $server } : lancez-le avec « trivet ». Chaque lien porte sa partie avec lui.
report-matches-file-text = Chacune est aussi ici sous forme de fichier. Gardez-le, puis ouvrez-le : dans le navigateur par « { $import } », ou avec { $command }.

## Fabrication

report-part-method = Comment ce rapport est fait
report-method-text = { $command } redonne les mêmes chiffres. Les robots ne sont pas des gens : ce qu’ils trouvent existe, ce qu’ils manquent peut exister aussi. Une victoire partagée à k compte 1/k ; les parts ont l’intervalle de Wilson, les moyennes celui de Student, ce que les places d’une partie ont en commun est groupé par partie.
report-rules-version = Règles, version { $version } ; Trivet { $trivet }.
