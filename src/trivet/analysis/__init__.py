"""Finished matches, told by the search: chances over the moves, luck, mistakes, and what would have been better.

Every decision is judged by what its seat knew then: what is weighed begins from `hide` and `imagine`, never from the deal as
it was. Imports the engine, the games and the bots; the lab, the server and the command line ask here.
"""
