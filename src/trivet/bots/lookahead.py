"""Information-set Monte-Carlo tree search, a template: bound to each game's rules.

Every iteration imagines what is unseen, walks down one tree of actions that all imagined positions share to one that was
never tried, and tells each seat on its way back up how good that was for it: as a network foretells, or where there is none
(`net.learned == 0`) by the game's own evaluation.
"""

import math

from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.rule import Buffer, Record, rule

game = bound_rules()
settle = bound_template("trivet.engine.kernel").settle
weighing = bound_template("trivet.bots.weighing")
foretell = weighing.foretell
chance_to_win = weighing.chance_to_win
evaluate_all = weighing.evaluate_all
imagine = weighing.imagine
share_of_win = weighing.share_of_win
worths = weighing.worths

OVER = -1
NONE = 0
"""No node has this number; the root of a new tree has the next."""


@rule
def look_ahead(
    trees: Buffer,
    states: Buffer,
    nets: Buffer,
    which: int,
    seat: int,
    root: int,
    iterations: int,
    offers: Buffer,
    events: Buffer,
) -> int:
    """So many iterations from what the seat knows, in `states[0]`. Returns the best child of the root: most visited.

    The root is a node of the tree as it stands, or NONE for a new tree.
    """
    tree = trees[0]
    net = nets[which]
    if root == NONE:
        root = plant(tree)
    for _ in range(iterations):
        imagine(states)
        leaf = walk_down(tree, states, net, seat, root, offers, events)
        judge(tree, states[1], net, leaf, root)
        walk_back(tree, leaf, root)
    return most_visited(tree, root)


@rule
def plant(tree: Record) -> int:
    tree.used = NONE + 1
    for seat in range(len(tree.lowest)):
        tree.lowest[seat] = 1.0
        tree.highest[seat] = 0.0
    return add_node(tree, NONE, OVER, OVER)


@rule
def add_node(tree: Record, parent: int, seat: int, action: int) -> int:
    node = tree.used
    tree.used += 1
    tree.parent[node] = parent
    tree.seat[node] = seat
    tree.action[node] = action
    tree.child[node] = NONE
    tree.sibling[node] = tree.child[parent]
    tree.child[parent] = node
    tree.visits[node] = 0
    tree.seen[node] = 0
    tree.total[node] = 0.0
    tree.after[node] = 0.0
    return node


@rule
def walk_down(tree: Record, states: Buffer, net: Record, seat: int, root: int, offers: Buffer, events: Buffer) -> int:
    """From the root to a node that was never visited. Returns that node."""
    s = states[1]
    node = root
    game.offers(s, seat, offers)
    going = True
    deep = 0
    while going:
        grow(tree, states, net, deep, node, seat, offers, events)
        deep += 1
        child = most_promising(tree, net, node, seat)
        if child == NONE:
            going = False
        else:
            node = child
            game.play(s, seat, tree.action[node], events)
            seat = settle(s, offers, events)
            going = seat != OVER and tree.visits[node] > 0
    return node


@rule
def grow(
    tree: Record, states: Buffer, net: Record, deep: int, node: int, seat: int, offers: Buffer, events: Buffer
) -> None:
    """Every offer that has no child yet gets one, with a first opinion of it: deep down the evaluation's, it is quicker."""
    mark_offers(tree, node, seat, offers)
    learned = net.learned != 0 and deep < net.insight
    evaluated = learned
    for i in range(offers[0]):
        action = offers[1 + i]
        if tree.offered[action] == tree.stamp and tree.used < len(tree.action):
            if not evaluated:
                evaluate_all(states[1], tree.points)
                evaluated = True
            child = add_node(tree, node, seat, action)
            tree.offered[action] = tree.stamp + 1
            tree.opinion[child] = opinion(tree, states, net, learned, seat, action, events)


@rule
def mark_offers(tree: Record, node: int, seat: int, offers: Buffer) -> None:
    """The stamp goes on every offered action, and the stamp + 1 on those that have a child."""
    tree.stamp += 2
    for i in range(offers[0]):
        tree.offered[offers[1 + i]] = tree.stamp
    child = tree.child[node]
    while child != NONE:
        if tree.seat[child] == seat and tree.offered[tree.action[child]] == tree.stamp:
            tree.offered[tree.action[child]] = tree.stamp + 1
        child = tree.sibling[child]


@rule
def opinion(tree: Record, states: Buffer, net: Record, learned: bool, seat: int, action: int, events: Buffer) -> float:
    """The seat's chance after an action; by the evaluation, as if the others' stayed what they are in `tree.points`."""
    states[2] = states[1]
    s = states[2]
    game.play(s, seat, action, events)
    if learned:
        chance = final(tree, s, net, seat) if game.over(s) else foretell(s, seat, net)
    else:
        before = tree.points[seat]
        tree.points[seat] = game.evaluate(s, seat)
        chance = chance_to_win(tree.points, s.entries, seat, net.spread)
        tree.points[seat] = before
    widen(tree, seat, chance)
    return chance


@rule
def widen(tree: Record, seat: int, worth: float) -> None:
    """Keep the range of all that this tree holds possible for a seat: far behind or ahead, little things count too."""
    tree.lowest[seat] = min(tree.lowest[seat], worth)
    tree.highest[seat] = max(tree.highest[seat], worth)


@rule
def most_promising(tree: Record, net: Record, node: int, seat: int) -> int:
    """Of the children offered now: what it brought so far, and more the less often it was tried when it could be."""
    best = NONE
    highest = 0.0
    level = common_level(tree, node, seat)
    unit = net.exploration * (tree.highest[seat] - tree.lowest[seat])
    child = tree.child[node]
    while child != NONE:
        if is_offered(tree, child, seat):
            tree.seen[child] += 1
            tried = 1 + tree.visits[child]
            worth = (level + tree.opinion[child] + tree.total[child]) / tried
            bound = worth + unit * math.sqrt(tree.seen[child]) / tried
            if best == NONE or bound > highest:
                best = child
                highest = bound
        child = tree.sibling[child]
    return best


@rule
def common_level(tree: Record, node: int, seat: int) -> float:
    """What is added to opinions here, so that the best of them agrees with what this position has brought so far.

    An opinion is formed before anybody has answered: as it is, what was never tried would look better than all else.
    """
    if tree.visits[node] == 0:
        return 0.0
    favourite = 0.0
    child = tree.child[node]
    while child != NONE:
        if is_offered(tree, child, seat):
            favourite = max(favourite, tree.opinion[child])
        child = tree.sibling[child]
    return tree.after[node] / tree.visits[node] - favourite


@rule
def is_offered(tree: Record, child: int, seat: int) -> bool:
    return tree.seat[child] == seat and tree.offered[tree.action[child]] == tree.stamp + 1


@rule
def judge(tree: Record, s: Record, net: Record, leaf: int, root: int) -> None:
    """What the position at the end is worth to every seat, or at least to those who decided on the way."""
    if net.learned and s.players > 2 and not game.over(s):
        judge_deciders(tree, s, net, leaf, root)
        return
    if game.over(s):
        for seat in range(s.players):
            tree.worth[seat] = final(tree, s, net, seat)
    else:
        worths(s, net, tree.points, tree.worth)
    for seat in range(s.players):
        widen(tree, seat, tree.worth[seat])


@rule
def judge_deciders(tree: Record, s: Record, net: Record, leaf: int, root: int) -> None:
    """Each by its own chance as the network foretells it: nobody else's is asked for, so none is a share of all."""
    for seat in range(s.players):
        tree.worth[seat] = -1.0
    node = leaf
    while node != root:
        seat = tree.seat[node]
        if tree.worth[seat] < 0.0:
            tree.worth[seat] = foretell(s, seat, net)
            widen(tree, seat, tree.worth[seat])
        node = tree.parent[node]


@rule
def final(tree: Record, s: Record, net: Record, seat: int) -> float:
    """Of a finished game: won or lost, and a little by the points."""
    evaluate_all(s, tree.points)
    ahead = chance_to_win(tree.points, s.entries, seat, net.spread)
    return (1.0 - tree.margin) * share_of_win(s, seat) + tree.margin * ahead


@rule
def walk_back(tree: Record, leaf: int, root: int) -> None:
    node = leaf
    while node != root:
        tree.visits[node] += 1
        worth = tree.worth[tree.seat[node]]
        tree.total[node] += worth
        node = tree.parent[node]
        tree.after[node] += worth
    tree.visits[root] += 1


@rule
def most_visited(tree: Record, root: int) -> int:
    best = tree.child[root]
    child = tree.sibling[best]
    while child != NONE:
        if tree.visits[child] > tree.visits[best] or (
            tree.visits[child] == tree.visits[best] and tree.total[child] > tree.total[best]
        ):
            best = child
        child = tree.sibling[child]
    return best
