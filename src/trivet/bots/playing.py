"""Whole games between bots, a template: bound to each game's rules.

Every bot is handed what its seat may know, and has its own chance. What nobody asks for is not worked out. A game that finds
a table full is not counted, and is to be played again where there is room.
"""

from trivet.bots.desk import GREEDY, RANDOM, Desk, Given, Written
from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.buffers import EVENT_WIDTH
from trivet.engine.dice import next_word, roll, sow
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
weighing = bound_template("trivet.bots.weighing")
weigh = weighing.weigh
evaluate_all = weighing.evaluate_all
chance_to_win = weighing.chance_to_win
share_of_win = weighing.share_of_win
look_ahead = bound_template("trivet.bots.lookahead").look_ahead

OVER = -1
NONE = 0
TURNS, DECISIONS, CONTENT = 0, 1, 2
"""The tables that can be full."""
OFFERED, TAKEN, FIRST_OFFERED, LAST_OFFERED, FIRST_TAKEN = range(5)
"""What is noted of a content, for every seat."""


@rule
def play_games(desk: Desk, given: Given, first: int, written: Written) -> int:
    """Play from that game on, as far as there is room; returns the first that is not played."""
    paper = desk.papers[0]
    used = written.used
    for g in range(first, len(given.seeds)):
        turns = used[TURNS]
        decisions = used[DECISIONS]
        content = used[CONTENT]
        play_game(desk, given, g, written)
        if paper.full:
            used[TURNS] = turns
            used[DECISIONS] = decisions
            used[CONTENT] = content
            return g
        finish(desk, g, written)
    return len(given.seeds)


@rule
def play_game(desk: Desk, given: Given, g: int, written: Written) -> None:
    begin(desk, given, g)
    s = desk.states[0]
    paper = desk.papers[0]
    looking = len(given.content) > 0
    seat = settle(s, desk.offers, desk.events)
    while seat != OVER and not paper.full:
        note_order(s, paper)
        if looking:
            note_offers(desk, given.content, seat)
        action = choose(desk, given.script, g, seat)
        if looking:
            note_choice(desk, given.content, seat, action)
        if len(written.decisions) > 0:
            write_decision(desk, g, seat, action, written)
        revealed = s.revealed
        turn = s.turns
        paper.moves += 1
        paper.decided[seat] += 1
        paper.offers += desk.offers[0]
        if desk.offers[0] > 1:
            paper.choices += 1
        game.play(s, seat, action, desk.events)
        then = settle(s, desk.offers, desk.events)
        if then != seat or s.revealed != revealed:
            paper.node = NONE
        if len(written.turns) > 0 and (s.turns != turn or then == OVER):
            write_turn(desk, given.counters, g, seat, then == OVER, written)
        seat = then
    note_order(s, paper)
    if looking:
        write_content(desk, given.kept, g, written)


@rule
def begin(desk: Desk, given: Given, g: int) -> None:
    desk.states[0] = desk.states[1]
    s = desk.states[0]
    paper = desk.papers[0]
    for i in range(4):
        s.rng[i] = given.seeds[g, i]
    sow(s)
    for seat in range(s.players):
        bot = desk.bots[seat]
        for i in range(4):
            bot.rng[i] = given.seeds[g, 4 + 4 * seat + i]
        sow(bot)
        paper.decided[seat] = 0
        for one in range(desk.noted.shape[2]):
            desk.noted[OFFERED, seat, one] = 0
            desk.noted[TAKEN, seat, one] = 0
    paper.full = 0
    paper.moves = 0
    paper.offers = 0
    paper.choices = 0
    paper.settled = 0
    paper.node = NONE
    paper.early = 1
    game.set_up(s, desk.events)


@rule
def note_order(s: Record, paper: Record) -> None:
    """The turn order of the first round counts; until there is one, that of the set-up."""
    if paper.early:
        if game.round_of(s) > 0:
            paper.early = 0
        for place in range(s.players):
            paper.order[game.order(s, place)] = place


# The bots


@rule
def choose(desk: Desk, script: Buffer, g: int, seat: int) -> int:
    """What the bot at this seat does: first, where there is a script, what stands there."""
    bot = desk.bots[seat]
    paper = desk.papers[0]
    if paper.moves < script.shape[1] and script[g, paper.moves] >= 0:
        paper.node = NONE
        return script[g, paper.moves]
    if desk.offers[0] == 1:
        paper.node = NONE
        return desk.offers[1]
    if bot.kind == RANDOM:
        return desk.offers[1 + roll(bot, desk.offers[0])]
    desk.thoughts[0] = desk.states[0]
    known = desk.thoughts[0]
    game.hide(known, seat)
    for i in range(4):
        known.rng[i] = next_word(bot)
    if bot.kind == GREEDY:
        return weigh(desk.thoughts, desk.papers, desk.nets, bot.net, seat, bot.effort, desk.tried, desk.events)
    return search(desk, seat, bot.net, bot.effort)


@rule
def search(desk: Desk, seat: int, which: int, iterations: int) -> int:
    """Where nothing has come to light since the seat's last choice, its tree is searched on."""
    tree = desk.trees[0]
    paper = desk.papers[0]
    root = paper.node
    if tree.child[root] == NONE:
        root = NONE
    left = iterations
    if root != NONE:
        left = max(0, iterations - tree.visits[root])
    node = look_ahead(desk.trees, desk.thoughts, desk.nets, which, seat, root, left, desk.tried, desk.events)
    paper.node = node
    return tree.action[node]


# What of the data is offered and taken


@rule
def note_offers(desk: Desk, content: Buffer, seat: int) -> None:
    """Every content that is offered; where an action only points at it, doing it on a copy tells which it is."""
    paper = desk.papers[0]
    told = desk.told
    for i in range(desk.offers[0]):
        action = desk.offers[1 + i]
        for column in range(2):
            note_offer(desk.noted, paper.moves, seat, content[action, column])
        if content[action, 2] >= 0:
            told[0] = 0
            desk.states[2] = desk.states[0]
            game.play(desk.states[2], seat, action, told)
            paper.pointed[i] = meant(told, content[action, 2], content[action, 3], content[action, 4])
            note_offer(desk.noted, paper.moves, seat, paper.pointed[i])


@rule
def meant(told: Buffer, kind: int, argument: int, first: int) -> int:
    """The content in the first event of a kind."""
    for i in range(told[0]):
        at = 1 + EVENT_WIDTH * i
        if told[at] == kind:
            return first + told[at + 2 + argument]
    return -1


@rule
def note_offer(noted: Buffer, move: int, seat: int, one: int) -> None:
    """Once a decision, however often it is offered."""
    if one >= 0:
        if noted[OFFERED, seat, one] == 0:
            noted[FIRST_OFFERED, seat, one] = move
            noted[LAST_OFFERED, seat, one] = -1
        if noted[LAST_OFFERED, seat, one] != move:
            noted[LAST_OFFERED, seat, one] = move
            noted[OFFERED, seat, one] += 1


@rule
def note_choice(desk: Desk, content: Buffer, seat: int, action: int) -> None:
    paper = desk.papers[0]
    for column in range(2):
        note_taken(desk.noted, paper.moves, seat, content[action, column])
    if content[action, 2] >= 0:
        for i in range(desk.offers[0]):
            if desk.offers[1 + i] == action:
                note_taken(desk.noted, paper.moves, seat, paper.pointed[i])


@rule
def note_taken(noted: Buffer, move: int, seat: int, one: int) -> None:
    if one >= 0:
        if noted[TAKEN, seat, one] == 0:
            noted[FIRST_TAKEN, seat, one] = move
        noted[TAKEN, seat, one] += 1


# The tables


@rule
def write_decision(desk: Desk, g: int, seat: int, action: int, written: Written) -> None:
    paper = desk.papers[0]
    row = written.used[DECISIONS]
    if row == len(written.decisions):
        paper.full = 1
    else:
        written.used[DECISIONS] = row + 1
        written.decisions[row, 0] = g
        written.decisions[row, 1] = paper.moves
        written.decisions[row, 2] = desk.states[0].turns
        written.decisions[row, 3] = seat
        written.decisions[row, 4] = action
        written.decisions[row, 5] = desk.offers[0]


@rule
def write_turn(desk: Desk, counters: Buffer, g: int, seat: int, over: bool, written: Written) -> None:
    s = desk.states[0]
    paper = desk.papers[0]
    row = written.used[TURNS]
    if row == len(written.turns):
        paper.full = 1
    else:
        written.used[TURNS] = row + 1
        turn = written.turns[row]
        turn[0] = g
        turn[1] = s.turns
        turn[2] = game.round_of(s)
        turn[3] = seat
        turn[4] = paper.moves
        turn[5] = paper.choices - paper.settled
        paper.settled = paper.choices
        evaluate_all(s, paper.points)
        for entry in range(s.entries):
            game.score(s, entry, desk.items)
            turn[6 + entry] = desk.items[len(desk.items) - 1]
            if over:
                written.chances[row, entry] = share_of_win(s, entry)
            else:
                written.chances[row, entry] = chance_to_win(paper.points, s.entries, entry, paper.odds)
        at = 6 + s.entries
        for p in range(s.players):
            see(desk, p)
            for i in range(len(counters)):
                turn[at] = desk.seen[counters[i]]
                at += 1


@rule
def see(desk: Desk, seat: int) -> None:
    for i in range(len(desk.seen)):
        desk.seen[i] = 0
    game.observe(desk.states[0], seat, desk.seen)


@rule
def had(desk: Desk, kept: Buffer, one: int) -> int:
    """What the seat that was looked at has of a content; −1 where the game does not show it."""
    if kept[one, 0] < 0:
        return -1
    count = 0
    for i in range(kept.shape[1]):
        if kept[one, i] >= 0:
            count += desk.seen[kept[one, i]]
    return count


@rule
def write_content(desk: Desk, kept: Buffer, g: int, written: Written) -> None:
    noted = desk.noted
    for seat in range(desk.states[0].players):
        see(desk, seat)
        for one in range(noted.shape[2]):
            if noted[OFFERED, seat, one] > 0:
                row = written.used[CONTENT]
                if row == len(written.content):
                    desk.papers[0].full = 1
                else:
                    written.used[CONTENT] = row + 1
                    found = written.content[row]
                    found[0] = g
                    found[1] = seat
                    found[2] = one
                    found[3] = noted[OFFERED, seat, one]
                    found[4] = noted[TAKEN, seat, one]
                    found[5] = noted[FIRST_OFFERED, seat, one]
                    found[6] = noted[FIRST_TAKEN, seat, one] if noted[TAKEN, seat, one] > 0 else -1
                    found[7] = had(desk, kept, one)


@rule
def finish(desk: Desk, g: int, written: Written) -> None:
    s = desk.states[0]
    paper = desk.papers[0]
    written.games[g, 0] = paper.moves
    written.games[g, 1] = s.turns
    written.games[g, 2] = game.round_of(s)
    written.games[g, 3] = paper.offers
    written.games[g, 4] = paper.choices
    for entry in range(s.entries):
        seat = written.seats[g, entry]
        seat[0] = paper.order[entry] if entry < s.players else -1
        seat[1] = game.place(s, entry)
        seat[2] = paper.decided[entry] if entry < s.players else 0
        game.score(s, entry, desk.items)
        for i in range(len(desk.items)):
            seat[3 + i] = desk.items[i]
