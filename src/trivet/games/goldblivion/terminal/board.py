"""GOLDblivion in the terminal: territories, market, combat, the players, one's own cards, and alone the noble."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trivet.terminal import MARK, Offer, Scene, grid
from trivet.texts import Texts

from . import cards

ROWS = ("top", "middle", "bottom")
CELL = 16
GOODS = ("bars", "nuggets", "material", "trophies")
ON_THE_MAP = ("attack", "noble_reveal", "noble_destroy")


def prompt(scene: Scene) -> str:
    view, texts = scene.view, scene.texts
    asked, combat = view["asked"] or {}, view["combat"] or {}
    effect, shares = asked.get("effect") or {}, scene.book["production"]
    of = scene.book["limits"]["main_actions_per_turn_solo" if view["noble"] else "main_actions_per_turn"]
    pays = effect.get("op") == "pay_to_gain"
    if [offer["verb"] for offer in scene.offers] == ["pass"]:
        return texts.say("goldblivion-prompt-pass")
    return texts.say(
        f"goldblivion-prompt-{view['phase']}",
        card=asking(scene),
        times=asked.get("times", 0),
        main=view["main_left"],
        number=of - view["main_left"] + 1,
        of=of,
        nobles=len(view["nobles"]),
        after=ends_after(view),
        noble=own_noble(scene),
        theft="yes" if not view["noble"] and any(not pile["left"] for pile in view["red_piles"]) else "no",
        cost=cards.cost_words(effect["cost"], texts) if pays else "",
        gain=cards.chain(effect["gain"], texts, "short") if pays else "",
        strength=combat.get("strength", 0),
        enemy_strength=combat.get("enemy_strength", 0),
        **{f"{side}_{what}": share[what] for side, share in shares.items() for what in ("cards", "n")},
    )


def own_noble(scene: Scene) -> str:
    """The noble that a player has taken; it is not yet known where it lies in the draw pile."""
    pile = scene.view["players"][scene.view["turn"]]["pile"] or []
    nobles = [card for card in pile if found(scene, card)[0] == "noble"]
    return thing_name(scene, nobles[0]) if nobles else scene.texts.say("goldblivion-kind-noble")


def ends_after(view: Mapping[str, Any]) -> str:
    """What the end of a turn comes after: the choice of a noble, a pass, or nothing in particular."""
    if not view["round"]:
        return "draft"
    return "passed" if view["players"][view["turn"]]["passed"] else "done"


def asking(scene: Scene) -> str:
    """What asks for a choice: a card, a token, a village; else a reward, a combat, the first-player token."""
    view, texts = scene.view, scene.texts
    asked = view["asked"] or {"source": "reward", "card": None}
    if view["phase"] == "noble_type":
        return thing_name(scene, view["row"][view["noble"]["slot"] - 1])
    if asked["source"] == "village":  # turned over only when its gain is resolved
        return texts.word("goldblivion", "village", view["villages"][("left", "right").index(asked["card"])])
    if asked["card"] is not None:
        return thing_name(scene, asked["card"])
    between_rounds = asked["source"] == "reward" and all(player["passed"] for player in view["players"])
    return texts.say(f"goldblivion-source-{'first_player' if between_rounds else asked['source']}")


def wording(scene: Scene, offer: Offer) -> dict[str, Any]:
    """Names of what lies in a slot, on a pile, at a place; options and costs; how a combat would end."""
    view, texts, verb = scene.view, scene.texts, offer["verb"]
    effect = (view["asked"] or {}).get("effect") or {}
    if "slot" in offer and (card := view["row"][offer["slot"] - 1]):
        return {"named": "yes", "card": thing_name(scene, card)}
    if "pile" in offer and (soldier := view["red_piles"][offer["pile"] - 1]["top"]):
        return {"named": "yes", "soldier": thing_name(scene, soldier)}
    if "place" in offer and (enemy := view["places"][offer["place"] - 1]["enemy"]):
        return {"named": "yes", "enemy": texts.word("goldblivion", "enemy", enemy)}
    if verb == "choose" and effect.get("op") == "choose_one":
        return {"named": "yes", "effect": cards.in_short(effect["options"][offer["option"] - 1], texts)}
    if verb == "pay" and effect.get("op") == "pay_to_gain":
        return {"named": "yes", "cost": cards.cost_words(effect["cost"], texts)}
    if verb == "bar":
        return {"named": "yes", "cost": cards.cost_words(scene.book["bar_purchase"]["effects"][0]["cost"], texts)}
    if verb == "end_turn":
        return {"after": ends_after(view)}
    if verb == "finish" and view["combat"]:
        return {"outcome": "win" if view["combat"]["strength"] >= view["combat"]["enemy_strength"] else "loss"}
    return {}


def opponent(view: Mapping[str, Any], texts: Texts) -> str | None:
    return cards.noble_name(view["noble"]["board"], texts) if view["noble"] else None


def draw(scene: Scene) -> Iterator[RenderableType]:
    yield heading(scene)
    for part in (territories, row, piles, villages, players):
        yield ""
        yield part(scene)
    if scene.view["noble"]:
        yield ""
        yield noble(scene)
    if scene.seat is not None:
        yield ""
        yield own(scene, scene.view["players"][scene.seat])
    if scene.view["combat"]:
        yield ""
        yield combat(scene)


def heading(scene: Scene) -> Text:
    view, texts = scene.view, scene.texts
    number = view["round"]
    begun = texts.say("goldblivion-board-round", number=number) if number else texts.say("goldblivion-board-set-up")
    down = texts.say("goldblivion-board-tokens-down", number=view["tokens"]["down"])
    up = ", ".join(cards.token_name(token, texts) for token in view["tokens"]["up"])
    said = [begun, texts.say("goldblivion-board-main-left", number=view["main_left"])]
    said.append(texts.say("goldblivion-board-market-left", number=view["market"]))
    tokens = [down, *([texts.say("goldblivion-board-tokens-up", tokens=up)] if up else [])]
    return Text(f"{' · '.join(said)}\n{' '.join(tokens)}")


def territories(scene: Scene) -> Text:
    """The map, row by row as on the board, with a mark where a place can be chosen."""
    rows = [[place for place in scene.book["position"] if place["row"] == row] for row in ROWS]
    drawn = Text()
    for places in rows:
        faces = [place_face(scene, place) for place in places]
        indent = " " * ((max(map(len, rows)) - len(places)) * CELL // 2)
        for line in range(3):
            drawn.append(indent)
            for face in faces:
                drawn.append_text(face[line]).append(" " * (CELL - face[line].cell_len))
            drawn.rstrip()
            drawn.append("\n")
    drawn.rstrip()
    return drawn


def place_face(scene: Scene, position: Mapping[str, Any]) -> tuple[Text, Text, Text]:
    """Number and terrain, what lies there, and how many cards an attack draws."""
    texts, number = scene.texts, position["id"]
    place = scene.view["places"][number - 1]
    marked = number in scene.offered("place", *ON_THE_MAP)
    terrain = texts.word("goldblivion", "terrain", position["terrain"])
    title = Text(f"{MARK} " if marked else "", style="green")
    title.append(texts.say("goldblivion-terminal-place", place=number, terrain=terrain), style="dim")
    if place["enemy"]:
        enemy = Text(f"{texts.word('goldblivion', 'enemy', place['enemy'])} {place['strength']}", style="bold")
        return title, enemy, Text(texts.say("goldblivion-terminal-draws", n=place["draws"]), style="dim")
    if place["down"]:
        return title, Text(texts.say("goldblivion-terminal-down", number=place["down"])), Text()
    return title, Text(texts.say("goldblivion-terminal-empty"), style="dim"), Text()


def found(scene: Scene, thing: str) -> tuple[str, Mapping[str, Any]]:
    """A card, a Combat card or a token of the data file, with the kind it is."""
    kinds = (*cards.BLUE, "combat_card", "magic_token")
    return next((kind, one) for kind in kinds for one in scene.book[kind] if one["id"] == thing)


def thing_name(scene: Scene, thing: str) -> str:
    kind, _ = found(scene, thing)
    if kind == "magic_token":
        return cards.token_name(thing, scene.texts)
    return scene.texts.word("goldblivion", "soldier" if kind == "combat_card" else "card", thing)


def listed(scene: Scene, things: Sequence[str]) -> str:
    """ "Naya, Tom × 2" """
    counts = Counter(things)
    return ", ".join(
        f"{thing_name(scene, one)} × {n}" if n > 1 else thing_name(scene, one) for one, n in counts.items()
    )


def types_of(card: Mapping[str, Any], texts: Texts) -> str:
    return ", ".join(texts.word("goldblivion", "type", one) for one in card.get("types", ()))


def row(scene: Scene) -> Table:
    """The GOLDblivion cards of the market, numbered as `buy 1` names them."""
    texts = scene.texts
    marked = scene.offered("slot", "buy", "destroy", "gain")
    cost, effect = texts.say("goldblivion-terminal-cost"), texts.say("goldblivion-terminal-effect")
    table = grid("", texts.say("goldblivion-board-row"), "", cost, effect)
    for slot, card in enumerate(scene.view["row"], 1):
        if card is None:
            table.add_row(str(slot), Text(texts.say("goldblivion-board-slot-empty"), style="dim"))
            continue
        _, one = found(scene, card)
        name = Text(thing_name(scene, card), style="green" if slot in marked else "")
        price = cards.cost_words(one["cost"], texts)
        table.add_row(str(slot), name, types_of(one, texts), price, cards.in_short(one["effects"], texts))
    return table


def piles(scene: Scene) -> Table:
    """The Combat cards of the market, numbered as `recruit 1` names them."""
    texts = scene.texts
    marked = scene.offered("pile", "recruit", "destroy_red", "gain_red")
    table = grid(
        "",
        texts.say("goldblivion-board-red-piles"),
        f"#{texts.say('goldblivion-terminal-left')}",
        texts.say("goldblivion-terminal-cost"),
        texts.say("goldblivion-terminal-effect"),
    )
    for number, pile in enumerate(scene.view["red_piles"], 1):
        if pile["top"] is None:
            table.add_row(str(number), "", "0")
            continue
        _, one = found(scene, pile["top"])
        name = Text(thing_name(scene, pile["top"]), style="green" if number in marked else "")
        price = cards.cost_words(one["cost"], texts)
        table.add_row(str(number), name, str(pile["left"]), price, soldier_text(one, texts))
    return table


def soldier_text(soldier: Mapping[str, Any], texts: Texts) -> str:
    power = cards.in_short(soldier["power"], texts)
    return " · ".join(filter(None, (cards.strength_text(soldier, texts), power)))


def villages(scene: Scene) -> Table:
    """The villages by the places that `visit left` names, and the nobles while they are chosen."""
    texts = scene.texts
    table = grid(texts.say("goldblivion-board-villages"), "")
    for place, shown in zip(("left", "right"), scene.view["villages"], strict=True):
        side = next(one for tile in scene.book["village_tile"] for one in tile["side"] if one["id"] == shown)
        name = Text(texts.word("goldblivion", "village", place))
        name.style = "green" if place in scene.offered("village", "visit") else ""
        table.add_row(name, cards.in_short(side["effects"], texts))
    for card in scene.view["nobles"]:
        _, one = found(scene, card)
        table.add_row(Text(thing_name(scene, card), style="bold"), cards.in_short(one["effects"], texts))
    return table


def players(scene: Scene) -> Table:
    """A column for each player, and one for the automated noble."""
    texts, view = scene.texts, scene.view
    table = grid("")
    for seat, player in enumerate(view["players"]):
        name = scene.player(seat)
        name.append(f" ({texts.say('goldblivion-player-passed')})" if player["passed"] else "")
        name.append(f" ({texts.say('goldblivion-player-has-chosen')})" if player["has_chosen"] else "")
        table.add_column(name)
    columns = [holdings(scene, player) for player in view["players"]]
    if rival := view["noble"]:
        table.add_column(scene.player(len(view["players"])))
        columns.append({item: goods(rival, item) for item in GOODS})
    for item in columns[0]:
        table.add_row(texts.say(f"goldblivion-player-{item}"), *(column.get(item, "") for column in columns))
    return table


def goods(player: Mapping[str, Any], item: str) -> str:
    return str(len(player[item]) if item == "trophies" else player[item])


def holdings(scene: Scene, player: Mapping[str, Any]) -> dict[str, RenderableType]:
    """What everybody sees of a player, by the message that names it."""
    left, right = (player["development"][side]["count"] for side in ("left", "right"))
    return {
        **{item: goods(player, item) for item in GOODS},
        "hand": str(player["hand_size"]),
        "pile": str(player["pile_size"]),
        "red-pile": str(len(player["red_pile"])),
        "tokens": str(player["tokens_held"]),
        "development": f"{left} + {right}",
        "buildings": buildings(scene, player),
        "play-area": listed(scene, player["play_area"]),
    }


def buildings(scene: Scene, player: Mapping[str, Any]) -> Text:
    """Those used in brackets."""
    return Text(", ").join(
        Text(f"({thing_name(scene, one['card'])})", style="dim")
        if one["tilted"]
        else Text(thing_name(scene, one["card"]), style="bold")
        for one in player["buildings"]
    )


def own(scene: Scene, player: Mapping[str, Any]) -> Table:
    """What the seat that looks holds: its hand, its buildings, its tokens, its army."""
    texts = scene.texts
    ready = [one["card"] for one in player["buildings"] if not one["tilted"]]
    table = grid(texts.say("goldblivion-player-hand"), "", texts.say("goldblivion-terminal-effect"))
    for thing, count in Counter([*(player["hand"] or ()), *ready, *(player["tokens"] or ())]).items():
        _, one = found(scene, thing)
        name = Text(f"{thing_name(scene, thing)}{f' × {count}' if count > 1 else ''}")
        name.style = "bold" if thing in ready else ""
        table.add_row(name, types_of(one, texts), cards.in_short(one["effects"], texts))
    soldiers = listed(scene, player["red_pile"])
    table.add_row(Text(texts.say("goldblivion-player-red-pile"), style="dim"), "", soldiers)
    if player["chosen"]:
        side = texts.word("goldblivion", "side", player["chosen"]["side"])
        card = thing_name(scene, player["chosen"]["card"])
        table.add_row("", "", texts.say("goldblivion-player-chosen", card=card, side=side))
    return table


def combat(scene: Scene) -> Table:
    """The army, card by card, and its Strength against the enemy's."""
    texts, view = scene.texts, scene.view["combat"]
    enemy = texts.word("goldblivion", "enemy", view["enemy"])
    player = texts.player(scene.view["turn"], scene.seats)
    strength = texts.say(
        "goldblivion-combat-strength", strength=view["strength"], enemy_strength=view["enemy_strength"]
    )
    table = grid(texts.say("goldblivion-combat-title", player=player, enemy=enemy), strength, "")
    resolved = Counter(view["resolved"])
    for soldier in view["army"]:
        _, one = found(scene, soldier)
        if not one["power"]:
            note = texts.say("goldblivion-combat-plain")
        elif resolved[soldier]:
            resolved[soldier] -= 1
            note = texts.say("goldblivion-combat-resolved")
        else:
            note = texts.say("goldblivion-combat-unresolved")
        table.add_row(Text(thing_name(scene, soldier)), soldier_text(one, texts), Text(note, style="dim"))
    return table


def noble(scene: Scene) -> Table:
    """The automated noble's places: the cards there, and what each does."""
    texts, view = scene.texts, scene.view["noble"]
    board = next(one for one in scene.book["solo_board"] if one["name"].lower() == view["board"])
    table = grid(texts.say("goldblivion-noble-title", name=cards.noble_name(view["board"], texts)), "", "")
    for place, effects in board["slots"].items():
        name = Text(texts.say(f"goldblivion-noble-place-{place}"), style="bold" if place == view["place"] else "")
        table.add_row(name, listed(scene, view["cards"][place]), cards.sentence(effects, texts, "noble"))
    table.add_row(texts.say("goldblivion-noble-chart"), "", cards.noble_chart(board, texts))
    return table
