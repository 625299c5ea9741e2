liars_dice-title = Le dé menteur
liars_dice-tagline = Annoncez ce que cachent tous les gobelets, ou doutez-en.
liars_dice-moves = 12
liars_dice-credit = Le dé menteur est un jeu ancien qui n’appartient à personne.

liars_dice-option-ones = Les as
liars_dice-option-ones-wild = comptent pour toute face
liars_dice-option-ones-plain = ne comptent que pour des as

liars_dice-prompt-claim = Annoncez davantage, ou doutez de ce qui est annoncé.
liars_dice-prompt-over = La partie est finie.

liars_dice-verb-claim = Annoncer tant de dés d’une face :
liars_dice-action-claim =
    { $number ->
        [one] Annoncer { $number } × { $face }
       *[other] Annoncer { $number } × { $face }
    }
liars_dice-action-doubt = Douter : lever les gobelets

liars_dice-why-nothing_claimed = Rien n’a encore été annoncé dont on puisse douter.
liars_dice-why-not_more = Annoncez davantage : plus de dés, ou autant d’une face plus haute.
liars_dice-why-too_many = Il n’y a pas autant de dés sur la table.

liars_dice-event-roll = Tout le monde lance ses dés ; { $player } commence.
liars_dice-event-claim = { $player } annonce { $number } × { $face }.
liars_dice-event-doubt = { $player } en doute. Les gobelets montrent { $found } × { $face }.
liars_dice-event-lose = { $player } avait tort et perd un point.

liars_dice-face-one = as
liars_dice-face-two = deux
liars_dice-face-three = trois
liars_dice-face-four = quatre
liars_dice-face-five = cinq
liars_dice-face-six = six
liars_dice-dice-unknown = ?

liars_dice-view-table = Table
liars_dice-view-round = Manche
liars_dice-view-claim = Annonce
liars_dice-view-number = Dés
liars_dice-view-face = Face
liars_dice-view-dice = Sous le gobelet
liars_dice-view-shown = Montrés en dernier

liars_dice-term-points = Points
liars_dice-term-claim = L’annonce

liars_dice-score-points = Points perdus
liars_dice-score-total = Total

liars_dice-lesson-first-title = Votre premier doute
liars_dice-lesson-first-goal = Chacun a lancé cinq dés sous un gobelet et ne voit que les siens. Les annonces sur les dix dés montent et montent, jusqu’à ce que quelqu’un en doute. Qui se trompe perd un point ; qui en a perdu le moins l’emporte.
liars_dice-lesson-first-claim = Regardez sous votre gobelet : deux six, et un as, qui vaut n’importe quelle face. Il y a donc au moins trois six. Annoncez 3 × six.
liars_dice-lesson-first-claim-less = Une annonce si basse laisse toute la place aux autres. Vos dés permettent mieux : annoncez 3 × six.
liars_dice-lesson-first-claim-face = De cette face, vous avez moins. Des six, vous en voyez trois : annoncez 3 × six.
liars_dice-lesson-first-claim-more = Audacieux ! Mais vous ne voyez que trois six, l’as compris. Annoncez 3 × six.
liars_dice-lesson-first-doubt = On vous répond 4 × cinq. Vous n’avez aucun cinq, seulement l’as : il faudrait que trois des cinq dés d’en face conviennent. C’est beaucoup. Doutez.
liars_dice-lesson-first-doubt-more = Une annonce plus haute est encore moins probable, et ce serait à vous d’en répondre. Doutez plutôt.
liars_dice-lesson-first-wins = Trois, et non quatre : l’annonce était fausse, et coûte un point. Comptez vos dés, devinez ceux des autres, et doutez à temps. Vous savez jouer !
