"""A report on a game: what many games between bots say about it, for whoever designs it.

`sample` holds what was played; `balance`, `drama`, `cards`, `forks` and `strategies` look into it with `stats`;
`verdicts` says what is out of order. `made` puts a report together, `page` writes it for people, with `words`, `charts`
and the catalogue `texts/report`. Needs the extra `lab`. Nothing here names a game.
"""
