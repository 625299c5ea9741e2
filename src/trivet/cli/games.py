"""`trivet games`: what there is to play, and against whom."""

from .options import Json, run_uncompiled
from .output import console, print_json


def list_games(json: Json = False) -> None:
    """List the games and the bots."""
    run_uncompiled()
    from trivet.bots import NAMES
    from trivet.bots.network import learned
    from trivet.games import games as all_games

    troubles: list[str] = []
    games = all_games(troubles.append, shown=True).values()
    if json:
        print_json(
            {
                "games": [
                    {
                        "id": one.id,
                        "players": list(one.players),
                        "rules_version": one.rules_version,
                        "learned": learned(one).about,
                        "options": [
                            {
                                "name": option.name,
                                "choices": list(option.choices),
                                "default": option.default,
                                "players": list(option.players or one.players),
                            }
                            for option in one.options
                        ],
                    }
                    for one in games
                ],
                "bots": list(NAMES),
                "troubles": troubles,
            }
        )
        return
    from rich.table import Table

    from trivet.texts import Texts

    texts, out = Texts("en"), console()
    table = Table("Game", "Players", "Options", "")
    for one in games:
        options = "\n".join(f"{option.name}: {', '.join(map(str, option.choices))}" for option in one.options)
        table.add_row(one.id, ", ".join(map(str, one.players)), options, texts.say(f"{one.id}-tagline"))
    out.print(table)
    out.print(f"Bots, the weakest first: {', '.join(NAMES)}; your own is named module:Class.")
    for one in games:
        out.print(learned(one).about)
    for trouble in troubles:
        out.print(trouble, style="red")
