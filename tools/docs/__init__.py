"""The site made of `docs/`, the README and the code: `make docs` builds it, into `.docs/site`.

Pages are written by hand in Markdown, and `docs/zensical.toml` says their order; what can be said by the code is made from
it here: a page for each game (`games`), the server's addresses, errors and settings (`server`), the commands (`commands`)
and the Python API (`api`). Links work in the repository as on the site (`pages`).
"""
