liars_dice-title = Liar’s Dice
liars_dice-tagline = Claim what lies under all cups, or doubt it.
liars_dice-moves = 12
liars_dice-credit = Liar’s Dice is an old game that belongs to nobody.

liars_dice-option-ones = Ones
liars_dice-option-ones-wild = count as any face
liars_dice-option-ones-plain = count as ones alone

liars_dice-prompt-claim = Claim more than was claimed, or doubt it.
liars_dice-prompt-over = The game is over.

liars_dice-verb-claim = Claim so many dice of a face:
liars_dice-action-claim =
    { $number ->
        [one] Claim a { $face }
       *[other] Claim { $number } × { $face }
    }
liars_dice-action-doubt = Doubt it: lift the cups

liars_dice-why-nothing_claimed = Nothing has been claimed yet that you could doubt.
liars_dice-why-not_more = Claim more than was claimed: more dice, or as many of a higher face.
liars_dice-why-too_many = There are not so many dice on the table.

liars_dice-event-roll = Everybody rolls; { $player } begins.
liars_dice-event-claim = { $player } claims { $number } × { $face }.
liars_dice-event-doubt = { $player } doubts it. The cups show { $found } × { $face }.
liars_dice-event-lose = { $player } was wrong and loses a point.

liars_dice-face-one = one
liars_dice-face-two = two
liars_dice-face-three = three
liars_dice-face-four = four
liars_dice-face-five = five
liars_dice-face-six = six
liars_dice-dice-unknown = ?

liars_dice-view-table = Table
liars_dice-view-round = Round
liars_dice-view-claim = Claim
liars_dice-view-number = Dice
liars_dice-view-face = Face
liars_dice-view-dice = Under the cup
liars_dice-view-shown = Shown last

liars_dice-term-points = Points
liars_dice-term-claim = The claim

liars_dice-score-points = Points lost
liars_dice-score-total = Total

liars_dice-lesson-first-title = Your first doubt
liars_dice-lesson-first-goal = Everybody has rolled five dice under a cup and sees only their own. Claims about all ten dice rise and rise, until somebody doubts one. Whoever is wrong loses a point; whoever has lost fewest wins.
liars_dice-lesson-first-claim = Look under your cup: two sixes, and a one, which counts as any face. So there are three sixes at least. Claim 3 × six.
liars_dice-lesson-first-claim-less = So low a claim leaves the others all the room. Your own dice hold more: claim 3 × six.
liars_dice-lesson-first-claim-face = You have fewer of that face. Of sixes you see three yourself: claim 3 × six.
liars_dice-lesson-first-claim-more = Brave! But you see only three sixes, your one included. Claim 3 × six.
liars_dice-lesson-first-doubt = The answer is 4 × five. You have no five, only your one: three of their five dice would have to fit. That is a lot. Doubt it.
liars_dice-lesson-first-doubt-more = A higher claim is less likely still, and now you would have to stand for it. Doubt theirs.
liars_dice-lesson-first-wins = Three, not four: the claim was wrong, and costs them a point. Count your own dice, guess at the others’, and doubt in time. You know how to play!
