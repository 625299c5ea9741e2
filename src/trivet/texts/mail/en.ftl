## What is mailed

mail-turn-subject = Your turn: { $title }
mail-turn =
    It is your turn at the table “{ $title }”.

    { $link }

    You get this mail because you asked for it. To stop it, take your address out of your page:
    { $page }
mail-confirm-subject = Your code for Trivet: { $code }
mail-confirm =
    Somebody, you we hope, wants Trivet to write to this address when it is their turn.
    To confirm it, type this code on the page within an hour:

    { $code }

    If it was not you, there is nothing to do: nothing more will be sent.
