"""Learning a game from games of its own bots: `trivet train`.

`selfplay` plays and writes down, `lots` shares that out and keeps it, `fit` makes weights of it (JAX, extra `train`), `gate` lets
them play those before, `generations` goes round, `curves` draws how it went. Nothing here is needed to play.
"""
