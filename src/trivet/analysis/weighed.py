"""What a finished match is weighed by, a template: bound to each game's rules.

Every function begins from what a seat knows, in `states[0]`, with the chance that stands there: the same chance is the same
luck, for one move as for another. `nets[SEARCHING]` is what a search goes by, `nets[TELLING]` what chances are told by.
"""

from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.dice import next_word
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
weighing = bound_template("trivet.bots.weighing")
imagine = weighing.imagine
share_of_win = weighing.share_of_win
worths = weighing.worths
lookahead = bound_template("trivet.bots.lookahead")
add_node = lookahead.add_node
judge = lookahead.judge
plant = lookahead.plant
walk_back = lookahead.walk_back
walk_down = lookahead.walk_down

OVER = -1
SEARCHING, TELLING = 0, 1


@rule
def chances(s: Record, net: Record, points: Buffer, out: Buffer) -> None:
    """Each player's chance to win, from what that player knows; at the end the share of the win. `points`: paper."""
    if game.over(s):
        for seat in range(s.players):
            out[seat] = share_of_win(s, seat)
    else:
        worths(s, net, points, out)


@rule
def chances_at(states: Buffer, i: int, nets: Buffer, points: Buffer, out: Buffer) -> None:
    chances(states[i], nets[TELLING], points, out)


@rule
def weigh_move(
    trees: Buffer,
    states: Buffer,
    nets: Buffer,
    seat: int,
    action: int,
    iterations: int,
    offers: Buffer,
    events: Buffer,
    out: Buffer,
) -> None:
    """A search whose every iteration begins with one action. Into `out` the mean chance of every player where it ends, and
    after them the acting seat's own as the search counts it."""
    tree = trees[0]
    net = nets[SEARCHING]
    told = nets[TELLING]
    s = states[1]
    players = states[0].players
    for place in range(players + 1):
        out[place] = 0.0
    root = plant(tree)
    moved = add_node(tree, root, seat, action)
    for _ in range(iterations):
        imagine(states)
        game.play(s, seat, action, events)
        then = settle(s, offers, events)
        leaf = moved
        if then != OVER:
            leaf = walk_down(tree, states, net, then, moved, offers, events)
        judge(tree, s, net, leaf, root)
        own = tree.worth[seat]
        walk_back(tree, leaf, root)
        chances(s, told, tree.points, tree.worth)
        for player in range(players):
            out[player] += tree.worth[player] / iterations
        out[players] += (own if net.learned else tree.worth[seat]) / iterations


@rule
def look_on(
    trees: Buffer,
    states: Buffer,
    nets: Buffer,
    seat: int,
    iterations: int,
    offers: Buffer,
    events: Buffer,
    out: Buffer,
) -> None:
    """A search of what the seat can do. Adds to `out` the mean chance of every player where it ends."""
    tree = trees[0]
    net = nets[SEARCHING]
    s = states[1]
    root = plant(tree)
    for _ in range(iterations):
        imagine(states)
        leaf = walk_down(tree, states, net, seat, root, offers, events)
        judge(tree, s, net, leaf, root)
        walk_back(tree, leaf, root)
        chances(s, nets[TELLING], tree.points, tree.worth)
        for player in range(states[0].players):
            out[player] += tree.worth[player] / iterations


@rule
def expect(
    trees: Buffer,
    states: Buffer,
    thoughts: Buffer,
    nets: Buffer,
    seat: int,
    action: int,
    worlds: int,
    iterations: int,
    offers: Buffer,
    events: Buffer,
    out: Buffer,
) -> None:
    """Every player's chance after an action, on average over what the seat does not know: told at once (`iterations` 0), or
    after a search of what is next. Less what they had in these worlds before it."""
    tree = trees[0]
    s = states[1]
    players = states[0].players
    for player in range(players):
        out[player] = 0.0
    for _ in range(worlds):
        imagine(states)
        chances(s, nets[TELLING], tree.points, tree.worth)
        for player in range(players):
            out[player] -= tree.worth[player]
        game.play(s, seat, action, events)
        then = settle(s, offers, events)
        if then == OVER or iterations == 0:
            chances(s, nets[TELLING], tree.points, tree.worth)
            for player in range(players):
                out[player] += tree.worth[player]
        else:
            thoughts[0] = s
            game.hide(thoughts[0], then)
            for i in range(4):
                thoughts[0].rng[i] = next_word(states[0])
            look_on(trees, thoughts, nets, then, iterations, offers, events, out)
    for player in range(players):
        out[player] /= worlds
