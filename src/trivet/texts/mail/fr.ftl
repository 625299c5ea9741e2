## Ce qui est envoyé par courriel

mail-turn-subject = À vous de jouer : { $title }
mail-turn =
    C’est à vous de jouer à la table « { $title } ».

    { $link }

    Vous recevez ce message parce que vous l’avez demandé. Pour ne plus en recevoir, retirez votre adresse sur votre page :
    { $page }
mail-confirm-subject = Votre code pour Trivet : { $code }
mail-confirm =
    Quelqu’un, vous sans doute, souhaite que Trivet écrive à cette adresse quand c’est son tour de jouer.
    Pour la confirmer, saisissez ce code sur la page dans l’heure :

    { $code }

    Si ce n’était pas vous, il n’y a rien à faire : rien d’autre ne sera envoyé.
