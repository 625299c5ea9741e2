"""Whole games of a bot against itself, to learn from; a template: bound to each game's rules.

The bot strays from what it holds best, now and then or a little, so that games are unlike each other. Of some positions the inputs
of every seat are written down. A seat's target is the λ-return of its win: what came in the end, and what the bot
said on the way there, the more of it the sooner it said it. A game that finds no room is not counted.
"""

from trivet.bots.desk import SEARCH, Desk, Given
from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.dice import WORD, next_word, roll, sow
from trivet.engine.rule import Buffer, Record, rule
from trivet.lab.training.sheets import Habits, Sheets

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
playing = bound_template("trivet.bots.playing")
begin = playing.begin
choose = playing.choose
gather = bound_template("trivet.bots.passing").gather
weighing = bound_template("trivet.bots.weighing")
share_of_win = weighing.share_of_win
worths = weighing.worths

OVER = -1
NONE = 0
ROWS, NUMBERS = 0, 1


@rule
def learn_games(desk: Desk, given: Given, first: int, habits: Habits, sheets: Sheets) -> int:
    """Play from that game on, as far as there is room; returns the first that is not played."""
    used = sheets.used
    for g in range(first, len(given.seeds)):
        rows = used[ROWS]
        numbers = used[NUMBERS]
        if not learn_game(desk, given, g, habits, sheets):
            used[ROWS] = rows
            used[NUMBERS] = numbers
            return g
    return len(given.seeds)


@rule
def learn_game(desk: Desk, given: Given, g: int, habits: Habits, sheets: Sheets) -> bool:
    """Play one game and write its rows; returns whether there was room."""
    begin(desk, given, g)
    s = desk.states[0]
    paper = desk.papers[0]
    dice = habits.dice[0]
    start = 4 + 4 * s.players
    for i in range(4):
        dice.rng[i] = given.seeds[g, start + i]
    sow(dice)
    first = sheets.used[ROWS]
    heat = habits.heats[g]
    moves = 0
    seat = settle(s, desk.offers, desk.events)
    while seat != OVER:
        if moves == len(sheets.said):
            return False
        worths(s, desk.nets[desk.bots[seat].net], paper.points, sheets.said[moves])
        if fraction(dice) < habits.keeps and not keep(desk, g, moves, sheets):
            return False
        action = desk.offers[1]
        if desk.offers[0] > 1:
            action = choose(desk, given.script, g, seat)
            if desk.bots[seat].kind == SEARCH:
                believe(desk, seat, sheets.said[moves])
                action = stray(desk, action, habits.strays, dice)
            else:
                action = waver(desk, seat, action, heat, habits.blunders, dice)
        else:
            paper.node = NONE
        revealed = s.revealed
        moves += 1
        paper.moves += 1
        game.play(s, seat, action, desk.events)
        then = settle(s, desk.offers, desk.events)
        if then != seat or s.revealed != revealed:
            paper.node = NONE
        seat = then
    look_back(s, first, moves, habits, sheets, paper.points)
    return True


@rule
def fraction(dice: Record) -> float:
    """From 0 to just below 1."""
    return next_word(dice) / (WORD + 1.0)


# What the bot says and does


@rule
def believe(desk: Desk, seat: int, said: Buffer) -> None:
    """What a search has found is taken for what was said; the others share the rest as before."""
    tree = desk.trees[0]
    root = tree.parent[desk.papers[0].node]
    found = tree.after[root] / max(1, tree.visits[root])
    rest = 1.0 - said[seat]
    for other in range(desk.states[0].players):
        if other != seat and rest > 0.0:
            said[other] *= (1.0 - found) / rest
    said[seat] = found


@rule
def waver(desk: Desk, seat: int, action: int, heat: float, blunders: float, dice: Record) -> int:
    """The best offer, had each been worth a little more or less: by at most the heat, mostly by less. Now and then any offer:
    what nobody does who knows better has to be seen too, else it looks no worse than the rest."""
    if fraction(dice) < blunders:
        return desk.tried[1 + roll(dice, desk.tried[0])]
    if heat == 0.0:
        return action
    weight = desk.papers[0].weight
    rounds = desk.bots[seat].effort
    best = action
    highest = 0.0
    for i in range(desk.tried[0]):
        worth = weight[i] / rounds + heat * (fraction(dice) - fraction(dice))
        if i == 0 or worth > highest:
            best = desk.tried[1 + i]
            highest = worth
    return best


@rule
def stray(desk: Desk, action: int, strays: float, dice: Record) -> int:
    """Now and then another action of the search's root, the likelier the more often it was visited."""
    tree = desk.trees[0]
    paper = desk.papers[0]
    if fraction(dice) >= strays:
        return action
    root = tree.parent[paper.node]
    visits = 0
    child = tree.child[root]
    while child != NONE:
        visits += tree.visits[child]
        child = tree.sibling[child]
    left = fraction(dice) * visits
    child = tree.child[root]
    while tree.visits[child] <= left and tree.sibling[child] != NONE:
        left -= tree.visits[child]
        child = tree.sibling[child]
    paper.node = child
    return tree.action[child]


# What is written down


@rule
def keep(desk: Desk, g: int, move: int, sheets: Sheets) -> bool:
    """The inputs of every seat; returns whether there was room."""
    s = desk.states[0]
    for seat in range(s.players):
        net = desk.nets[desk.bots[seat].net]
        gather(s, seat, net)
        row = sheets.used[ROWS]
        if row == len(sheets.rows) or sheets.used[NUMBERS] + 2 * net.count > len(sheets.index):
            return False
        sheets.used[ROWS] = row + 1
        found = sheets.rows[row]
        found[0] = g
        found[1] = move
        found[2] = seat
        found[3] = sheets.used[NUMBERS]
        for i in range(net.count):
            if net.at[i] < net.both:
                write(sheets, net.at[i], net.x[i])
            else:  # of the only other seat: mean and maximum alike
                write(sheets, net.at[i] - net.both + net.mean, net.x[i])
                write(sheets, net.at[i] - net.both + net.most, net.x[i])
    return True


@rule
def write(sheets: Sheets, row: int, x: float) -> None:
    at = sheets.used[NUMBERS]
    sheets.index[at] = row
    sheets.value[at] = x
    sheets.used[NUMBERS] = at + 1


@rule
def look_back(s: Record, first: int, moves: int, habits: Habits, sheets: Sheets, returns: Buffer) -> None:
    """From the last decision to the first: what each seat's chance then turned out to be worth."""
    for seat in range(s.players):
        returns[seat] = share_of_win(s, seat)
    row = sheets.used[ROWS] - 1
    for move in range(moves - 1, -1, -1):
        said = sheets.said[move]
        while row >= first and sheets.rows[row, 1] == move:
            seat = sheets.rows[row, 2]
            sheets.target[row] = returns[seat]
            sheets.given[row] = said[seat]
            sheets.won[row] = share_of_win(s, seat)
            row -= 1
        for seat in range(s.players):
            returns[seat] = habits.trace * returns[seat] + (1.0 - habits.trace) * said[seat]
