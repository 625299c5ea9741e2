"""A whole game between bots, a template: `playing` for hosts whose every array lies at a place of its own."""

from trivet.bots.desk import Desk, Given, Written
from trivet.engine.binding import bound_rules, bound_template
from trivet.engine.rule import Buffer, rule

game = bound_rules()
play_games = bound_template("trivet.bots.playing").play_games


@rule
def play_whole(
    states: Buffer,
    thoughts: Buffer,
    bots: Buffer,
    nets: Buffer,
    trees: Buffer,
    papers: Buffer,
    offers: Buffer,
    tried: Buffer,
    events: Buffer,
    told: Buffer,
    noted: Buffer,
    items: Buffer,
    seen: Buffer,
    seeds: Buffer,
    script: Buffer,
    content: Buffer,
    kept: Buffer,
    counters: Buffer,
    used: Buffer,
    games: Buffer,
    seats: Buffer,
    turns: Buffer,
    chances: Buffer,
    decisions: Buffer,
    contents: Buffer,
) -> int:
    """Play a game by the options in `states[1]`; 0 where its decisions are more than there is room for."""
    desk = Desk(states, thoughts, bots, nets, trees, papers, offers, tried, events, told, noted, items, seen)
    given = Given(seeds, script, content, kept, counters)
    written = Written(used, games, seats, turns, chances, decisions, contents)
    used[0] = 0
    used[1] = 0
    used[2] = 0
    return play_games(desk, given, 0, written)
