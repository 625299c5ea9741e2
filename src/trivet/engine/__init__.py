"""What every game shares: compiled rules over record states, dice, actions, events, the Game contract, matches.

Imports nothing of Trivet but itself; games, bots, the lab and the server stand on it.
"""
