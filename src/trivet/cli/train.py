"""`trivet train GAME`: a network for a game, learnt from games of its own bots."""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trivet.engine.errors import BadOptions

from .lab import Cluster, Workers, place
from .options import Data, GameName, Json, Seed, load_game
from .output import compile_rules, complain, console, print_json, progress

if TYPE_CHECKING:
    from trivet.engine.game import Game
    from trivet.lab.training.generations import Plan, Told

PAGE = "curves.html"

Out = Annotated[
    Path,
    typer.Option(
        "--out", metavar="FOLDER", help="All that was played and learnt is kept here: a run goes on from there."
    ),
]
Mix = Annotated[
    str | None,
    typer.Option(
        "--players",
        metavar="N,M,…",
        help="Numbers of players, one named twice is played twice as often; else all, two players twice.",
    ),
]
Games = Annotated[int, typer.Option("--games", metavar="M", min=20, help="Games of every generation.")]
Generations = Annotated[
    int, typer.Option("--generations", metavar="K", min=0, help="Generations that look one step ahead.")
]
Searches = Annotated[
    int, typer.Option("--search-generations", metavar="K", min=0, help="Generations that search, after those.")
]
Searched = Annotated[
    int, typer.Option("--search-games", metavar="M", min=20, help="Games of every generation that searches.")
]
Iterations = Annotated[int, typer.Option("--iterations", metavar="I", min=1, max=10_000, help="Of that search.")]
Keep = Annotated[float, typer.Option("--keep", min=0.001, max=1.0, help="The share of positions that are learnt from.")]
Passes = Annotated[int, typer.Option("--passes", min=1, max=1000, help="Passes of every fit over the positions.")]
Gate = Annotated[
    int, typer.Option("--gate", metavar="M", min=1, help="Games that a generation plays against the best before it.")
]


def train(
    game: GameName,
    out: Out,
    players: Mix = None,
    generations: Generations = 5,
    games: Games = 20_000,
    search_generations: Searches = 2,
    search_games: Searched = 2_000,
    iterations: Iterations = 48,
    keep: Keep = 0.03,
    passes: Passes = 6,
    gate: Gate = 800,
    seed: Seed = 0,
    data: Data = None,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
) -> None:
    """Let bots play themselves and learn from it, generation by generation, until a network knows the game.

    Ended at any moment, the same command goes on from there. The network is network.safetensors in the folder: bots by the
    names of network:FILE and search:200:FILE play by it.
    """
    from trivet.extras import needs_compiler

    needs_compiler("train", "jax", "optax")
    from trivet.lab.training.folder import Folder
    from trivet.lab.training.generations import NETWORK, Plan, Training

    played = load_game(game, data)
    if not generations + search_generations:
        raise BadOptions("Nothing is to be learnt: ask for a generation or more.")
    plan = Plan(
        seed=seed,
        players=counts(played, players),
        games=games,
        searched=search_games,
        iterations=iterations,
        keeps=keep,
        passes=passes,
        gated=gate,
        generations=generations,
        searches=search_generations,
    )
    where = place(workers, None, cluster)
    compile_rules(played)
    tell: Callable[[str], None] = (lambda said: None) if json else console().print
    told = Training(played, plan, Folder(out), where, progress, tell).run()
    drawn = draw(played, plan, told, out)
    if json:
        print_json(
            {
                "game": played.id,
                "network": str(out / NETWORK),
                "page": str(drawn) if drawn else None,
                "generations": [asdict(one) | {"passed": one.passed} for one in told],
            }
        )
    else:
        tell(f"The network is {out / NETWORK}" + (f", how it learned is drawn in {drawn}." if drawn else "."))


def counts(game: "Game", text: str | None) -> tuple[int, ...]:
    """`2,3,3` as numbers of players."""
    if text is None:
        return tuple(n for n in game.players for _ in range(2 if n == 2 else 1))
    names = [name.strip() for name in text.split(",")]
    if not all(name.isdecimal() for name in names):
        raise BadOptions(f"--players {text!r} does not read: write numbers with commas between, as in --players 2,4.")
    return tuple(int(game.choose_options({"players": int(name)})["players"]) for name in names)


def draw(game: "Game", plan: "Plan", told: "Sequence[Told]", out: Path) -> Path | None:
    """The page of learning curves, where what it is drawn with is installed."""
    from trivet.extras import MissingExtra, needs

    try:
        needs("lab", "altair", "vl_convert")
    except MissingExtra as error:
        complain(f"The page of learning curves is not drawn. {error} Then run the same command again.")
        return None
    from trivet.lab.training.curves import page
    from trivet.lab.training.folder import Folder

    Folder(out).write_bytes(PAGE, page(game.id, plan, told).encode())
    return out / PAGE
