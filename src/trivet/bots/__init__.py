"""The bots, written once for all games: random, greedy and search, and the levels people choose.

A bot is handed what its seat may know and answers with an action. Imports the engine and, by name, the games; the
lab, the server and the command line ask here for a bot.
"""

from .bot import Bot
from .levels import LEVELS, NAMES, make_bot

__all__ = ["LEVELS", "NAMES", "Bot", "make_bot"]
