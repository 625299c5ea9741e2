"""The addresses under /api, each with every answer it can give. They translate; the work is done in other rooms.

May import analysis, answers, basics, bots, daily, http, lab, looks, meeting, notify, people, play, puzzles, relay, service,
storage and tables.
"""
