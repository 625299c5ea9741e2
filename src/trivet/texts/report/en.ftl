## What a report says (trivet report). Figures come as text, with their intervals.

report-title = { $game }: report
report-made-of = { $games } games, { $players ->
    [one] 1 player
   *[other] { $players } players
}, bots: { $bots }, seed { $seed }
report-made-with-data = with a data file of its own
report-interval = Every figure stands with its 95 % interval: { $example } means { $low } to { $high }, and nineteen of twenty such intervals hold the true figure.
report-verdicts = In short
report-contents = Contents
report-table = The figures
report-of-which = { $whole }: { $part }
report-more = { $count } more
report-open-match = Game { $number }
report-shown-by = Shown by
report-winners = Winners
report-others = Others
report-chi-square = chi-square { $statistic }, { $freedom ->
    [one] 1 degree of freedom
   *[other] { $freedom } degrees of freedom
}, { $p }
report-order-place = { $last ->
    [yes] The last
   *[no] { $number ->
        [1] The first
        [2] The second
        [3] The third
        [4] The fourth
        [5] The fifth
       *[other] Number { $number }
    }
}
report-level-bad = Out of order
report-level-watch = Worth a look
report-level-open = Undecided
report-level-good = In order
report-column-what = What
report-column-wins = Wins
report-column-value = Figure
report-column-offered = Offered in games
report-column-taken = Taken where offered
report-column-picked = Taken, of decisions
report-column-kept = Kept to the end
report-column-lift = Win lift
report-column-chance = Chance alone (q)
report-column-games = Games
report-column-moment = Game over

## Verdicts: a headline, and a sentence

report-verdict-order-unfair = Turn order: unfair, { $rate }
report-verdict-order-unfair-text = { $place } in turn order wins { $rate } of games, where { $fair } are fair ({ $test }).
report-verdict-order-fair = Turn order: fair
report-verdict-order-fair-text = Every place in turn order wins its { $fair }, give or take { $tolerance } points of percent. Furthest off: { $place }, { $rate }.
report-verdict-order-open = Turn order: not yet decided
report-verdict-order-open-text = { $place } in turn order wins { $rate }, where { $fair } are fair. About { $games } games would tell.
report-verdict-seats-unfair = Seats: unfair, { $rate }
report-verdict-seats-unfair-text = { $place } wins { $rate } of games, where { $fair } are fair ({ $test }).
report-verdict-seats-fair = Seats: fair
report-verdict-seats-fair-text = Every seat wins its { $fair }, give or take { $tolerance } points of percent. Furthest off: { $place }, { $rate }.
report-verdict-seats-open = Seats: not yet decided
report-verdict-seats-open-text = { $place } wins { $rate }, where { $fair } are fair. About { $games } games would tell.
report-verdict-cards-sway = Content: { $count ->
    [one] one choice goes with winning or losing
   *[other] { $count } choices go with winning or losing
}
report-verdict-cards-sway-text = Of { $of } compared, { $count } differ by more than { $limit } points. Most of all: { $card }, { $lift } points. This says who wins, not why.
report-verdict-cards-even = Content: nothing stands out
report-verdict-cards-even-text = None of { $of } choices goes with { $limit } points more or fewer wins.
report-verdict-cards-unsure = Content: not yet decided
report-verdict-cards-unsure-text = Nothing is sure, but { $count } of { $of } choices could still go with { $limit } points more or fewer wins: more games would tell.
report-verdict-cards-few = Content: too few games
report-verdict-cards-few-text = Nothing was taken often enough to be judged: { $least } times at least.
report-verdict-content-unused = Hardly used: { $count ->
    [one] one choice
   *[other] { $count } choices
}
report-verdict-content-unused-text = Offered, and taken in fewer than { $limit } of those games: { $cards }.
report-verdict-content-unsure = What is used: not yet decided
report-verdict-content-unsure-text = { $count ->
    [one] One choice was taken so seldom that it could be below { $limit } of the games that offered it
   *[other] { $count } choices were taken so seldom that they could be below { $limit } of the games that offered them
}: more games would tell.
report-verdict-content-used = Everything is used
report-verdict-content-used-text = All that was offered was taken in { $limit } or more of those games.
report-verdict-drama-foreseeable = Tension: decided too early
report-verdict-drama-foreseeable-text = Whoever leads at half-time wins { $rate } of games. The lead changes { $changes } times a game.
report-verdict-drama-late = Tension: half-time hardly matters
report-verdict-drama-late-text = Whoever leads at half-time wins no more than { $rate } of games.
report-verdict-drama-open-ended = Tension: open at half-time
report-verdict-drama-open-ended-text = Whoever leads at half-time wins { $rate } of games. The lead changes { $changes } times a game.
report-verdict-drama-unsure = Tension: not yet decided
report-verdict-drama-unsure-text = Whoever leads at half-time wins { $rate } of games: more games would tell.
report-verdict-runaway-many = Runaway leaders
report-verdict-runaway-many-text = { $rate } of games were decided before half-time.
report-verdict-dead-many = Dead turns
report-verdict-dead-many-text = In { $rate } of turns there was nothing to choose.
report-verdict-ties-many = Shared wins
report-verdict-ties-many-text = { $rate } of games are won by several together.
report-verdict-length-swings = Length: it varies widely
report-verdict-length-swings-text = Nine of ten games take { $low } to { $high } turns, { $middle } in the middle.
report-verdict-length-steady = Length: steady
report-verdict-length-steady-text = Nine of ten games take { $low } to { $high } turns, { $middle } in the middle.
report-verdict-length-fixed = Length: always the same
report-verdict-length-fixed-text = Every game takes { $middle } turns.
report-verdict-second-flips = With other bots: { $count ->
    [one] one conclusion flips
   *[other] { $count } conclusions flip
}
report-verdict-second-flips-text = With { $bot } bots it is otherwise for: { $topics }. What only one strength of bots shows may be theirs, not the game’s.
report-verdict-second-holds = With other bots: all holds
report-verdict-second-holds-text = With { $bot } bots none of { $of } conclusions flips.
report-verdict-second-open = With other bots: not yet decided
report-verdict-second-open-text = Nothing is sure both as it was played and with { $bot } bots. More games would tell.
report-topic-order = turn order
report-topic-seats = seats
report-topic-cards = what goes with winning
report-topic-content = what is hardly used
report-topic-drama = tension
report-topic-runaway = runaway leaders
report-topic-dead = dead turns
report-topic-ties = shared wins
report-topic-length = length

## Who wins

report-part-wins = Who wins
report-order-title = By place in turn order
report-order-text = The order when the first round begins.
report-seats-title = By seat
report-seats-text = Seats as they are dealt; where the game shuffles the turn order, this alone shows nothing.
report-fair-line = The dashed line is a fair share, { $fair }.
report-alike = Are all alike? { $alike ->
    [no] No
   *[yes] Nothing speaks against it
} ({ $test }).
report-bots-title = By bot
report-bots-text = What a seat of each bot wins; the bots change seats from game to game.
report-bots-alone-text = The share of games that are won.

## Points

report-part-points = Points
report-points-title = What points are made of
report-points-text = Winners end with { $winner } points, the others with { $others }. A lone winner is { $margin } points ahead; { $close } of games are won by a tenth of the winner’s points or less.
report-points-alone-text = The player ends with { $winner } points where the game is won, with { $others } where it is lost.
report-ties-text = { $ties } of games are won by several together; in { $breaker } two are level on points and something else decides.
report-closest = The closest win
report-widest = The widest win

## Length

report-part-length = Length and choices
report-length-title = Turns a game
report-length-fixed-text = Every game takes { $turns } turns and { $rounds } rounds, with { $decisions } decisions.
report-length-text = A game takes { $turns } turns ({ $low } to { $high } in nine of ten games), { $rounds } rounds, { $decisions } decisions.
report-choices-text = A turn has { $turn } decisions; at each there are { $offers } choices (branching), and { $real } of decisions have more than one.
report-axis-turns = turns
report-axis-games = games
report-shortest = The shortest game
report-longest = The longest game

## Tension

report-part-drama = Tension
report-drama-text = The lead changes { $changes } times a game, for the last time after { $last } of it; a game is decided after { $decided }. Whoever leads at half-time wins { $half }.
report-drama-behind-text = For { $behind } of turns the later winner is not in front. Drama, how far behind it is then, is { $drama } (0: level, 1: without hope).
report-drama-runaway-text = { $runaway } of games were decided before half-time (runaway leaders); { $comeback } are won from the last place at half-time. In { $dead } of turns there is nothing to choose (dead turns).
report-drama-sources = Drama and lead change after Browne (2008), decisiveness and decision moves as Ludii counts them, as TAG does for its drama; a position is judged by the game’s own evaluation. How each is counted: docs/reports.md.
report-figure-lead_changes = Lead changes a game
report-figure-lead_change = Turns after which another leads (Lead Change)
report-figure-behind = Turns with the later winner behind
report-figure-drama = How far behind (Drama)
report-figure-last_change = Last lead change, share of the game
report-figure-decided = Decided, share of the game (Decisiveness)
report-figure-half_time = The leader at half-time wins
report-figure-runaway = Decided before half-time (runaway leaders)
report-figure-comeback = Won from the last place at half-time
report-figure-dead = Turns without a choice (dead turns)
report-show-lead_changes = The most lead changes
report-show-runaway = Decided earliest
report-show-comeback = Won from furthest behind

## Curves

report-part-curves = The course of a game
report-curves-text = Winners and others, from the beginning to the end; the band is the 95 % interval. Of { $games } games.
report-curve-points = Points
report-curve-chance = Chance to win, by the game’s evaluation
report-curve-points-text = At half-time the later winners have { $winners } points, the others { $others }.
report-curve-chance-text = At half-time the later winners’ chance is put at { $winners }, the others’ at { $others }.
report-counters-title = What seats have
report-counters-text = What differs most surely at the end: { $what }, { $winners } for winners and { $others } for the others.
report-counters-even = At the end winners surely have neither more nor less of anything than the others.
report-axis-moment = share of the game

## Content

report-part-cards = Content
report-cards-text = Of the seats that took a thing: how many more games they win, in points of percent, than their bots win on average. Intervals are clustered by game; full dots are sure (Benjamini–Hochberg, at most 5 % false).
report-not-causal = This is not causal: whoever is ahead can afford more. What a thing itself is worth, forks tell (--forks).
report-unused-text = Offered, and taken by nobody in { $games } games: { $cards }.
report-unseen-text = Never even offered: { $cards }.
report-cards-best = Wins most: { $card }, { $lift } points. Wins least: { $other }, { $least } points.
report-cards-one = { $card }: { $lift } points.
report-cards-seldom = Each was taken by fewer than { $least } seats: too few to say who wins with it.

## Forks

report-part-forks = What choices are worth
report-forks-title = Taken, against the best of the rest
report-forks-text = The same position and the same luck, once with the thing and once with the best other choice, both played on by the same bots. This is causal: the difference is what the choice itself brings.
report-forks-best = Most: { $card }, { $lift } points of percent in wins, { $points } points.
report-forks-unsure = With so few forks no difference is sure: more would tell.
report-column-forks = Forks
report-column-points = Points

## Ways to play

report-part-strategies = Ways to play
report-strategies-title = How each way fares
report-strategies-text = Seats fall into { $count } groups (mean silhouette { $silhouette }).
report-strategies-none = No distinct ways to play: seats do not fall into groups (mean silhouette at best { $silhouette }).
report-strategies-rule = Seats are grouped by what their points are made of and what they took (k-means, two to six groups, as few as have nearly the highest mean silhouette, which is { $limit } at least).
report-strategy = Way { $number }
report-strategy-text = { $way }, { $size } of seats: { $marks }; it wins { $wins }.
report-strategy-plain = much like all seats together
report-column-size = Seats
report-mark-item-more = more from { $item } ({ $mean } of points, { $overall } on average)
report-mark-item-less = less from { $item } ({ $mean } of points, { $overall } on average)
report-mark-verb-more = more often “{ $verb }” ({ $mean } times, { $overall } on average)
report-mark-verb-less = less often “{ $verb }” ({ $mean } times, { $overall } on average)

## Bots

report-part-ladder = Skill
report-ladder-title = Each bot against the next weaker one
report-ladder-text = One seat of the stronger bot, the weaker at all others; luck alone would win { $fair }. The steeper the ladder, the more skill counts.
report-ladder-climbs = { $count } of { $of } steps are sure.
report-rung = { $stronger } against { $weaker }
report-part-opponents = Alone
report-opponents-title = Wins against each opponent
report-opponents-alike = All are beaten as often: { $most }.
report-opponents-text = Easiest to beat: { $easiest }, { $most }. Hardest: { $hardest }, { $least }.
report-part-second = At another strength
report-second-text = { $games } games with { $bot } at all seats. { $flips ->
    [0] No conclusion flips.
    [one] One of { $of } conclusions flips.
   *[other] { $flips } of { $of } conclusions flip.
}
report-second-holds = holds
report-second-flips = FLIPS
report-second-open = cannot be told
report-written = The report is written to { $file }.

## Matches

report-part-matches = Games to look at
report-matches-text = Links to games open them in the replay of the Trivet at { $server }: start it with “trivet”. Each link brings its match along.
report-matches-file-text = Each is also here as a file. Keep it, then open it: in the browser under “{ $import }”, or with { $command }.

## How it was made

report-part-method = How this was made
report-method-text = { $command } gives the same figures again. Bots are no people: what they find is there, what they miss may still be. Wins shared by k count 1/k; shares have Wilson’s intervals, means Student’s, what seats of one game share is clustered by game.
report-rules-version = Rules version { $version }, Trivet { $trivet }.
