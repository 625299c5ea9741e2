"""Gorbino's Quest in the terminal: the map by provinces, the technology track, the market, the players, the hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from trivet.terminal import GLYPHS, MARK, STYLES, Offer, Scene, grid
from trivet.texts import Texts

from .cards import CARDS, cost_words, effects_short

ON_THE_MAP = ("found", "build", "seize", "swap", "swap_with")


def prompt(scene: Scene) -> str:
    """What is asked, with what the card being played says of what follows."""
    view, texts = scene.view, scene.texts
    effect: Mapping[str, Any] = card_of(scene, view["card"])["effects"][0] if view["card"] else {}
    return texts.say(
        f"gorbino-prompt-{view['phase']}",
        card=texts.word("gorbino", "card", view["card"]),
        done=view["done"],
        most=scene.book["setup"]["cubes"] if view["phase"] == "cubes" else view["most"],
        taken=yes(any(number < 0 for number in view["traded"].values())),
        does=effect.get("do", ""),
        others=yes(effect.get("others", 0) > 0),
        to=effect.get("to", ""),
        amount=next((effect[field] for field in ("amount", "income", "harvest") if field in effect), 0),
    )


def yes(it_is: bool) -> str:
    return "yes" if it_is else "no"


def wording(scene: Scene, offer: Offer) -> dict[str, Any]:
    """The terms of a loan; else the phase, by which `done` has its words."""
    if offer["verb"] == "borrow":
        return dict(card_of(scene, scene.view["card"])["effects"][0]["options"][offer["option"] - 1])
    return {"phase": scene.view["phase"]}


def opponent(view: Mapping[str, Any], texts: Texts) -> str | None:
    return None


def draw(scene: Scene) -> Iterator[RenderableType]:
    yield heading(scene)
    for part in (provinces, track, market, players):
        yield ""
        yield part(scene)
    if scene.seat is not None:
        yield ""
        yield hand(scene, scene.view["players"][scene.seat]["hand"])
    yield from bill(scene)


def heading(scene: Scene) -> Text:
    view, texts = scene.view, scene.texts
    number = view["round"]
    begun = texts.say("gorbino-board-round", number=number) if number else texts.say("gorbino-board-set-up")
    return Text(f"{begun} · {texts.say('gorbino-board-deck-left', number=view['deck'])}")


def provinces(scene: Scene) -> Table:
    """Every city with its resource, its owner's shape, and a mark where it can be chosen."""
    texts, marked = scene.texts, scene.offered("city", *ON_THE_MAP)
    province_of = {city["id"]: city["province"] for city in scene.book["map"]["cities"]}
    table = grid(texts.say("gorbino-terminal-province"), texts.say("gorbino-terminal-cities"))
    for province in scene.book["map"]["provinces"]:
        cities = [
            city_text(city, city["city"] in marked, texts)
            for city in scene.view["cities"]
            if province_of[city["city"]] == province["id"]
        ]
        chosen = province["id"] in [*scene.offered("province", "produce"), *scene.view["provinces"]]
        name = Text(texts.word("gorbino", "province", province["id"]), style="bold green" if chosen else "bold")
        table.add_row(name, Text("  ").join(cities))
    return table


def city_text(city: Mapping[str, Any], marked: bool, texts: Texts) -> Text:
    text = Text(f"{MARK} " if marked else "", style="green")
    text.append(texts.word("gorbino", "city", city["city"]), style="bold" if city["owner"] is not None else "")
    text.append(f" ({texts.word('gorbino', 'resource', city['token'])})", style="dim")
    if city["owner"] is not None:
        text.append(f" {GLYPHS[city['owner']]}", style=STYLES[city["owner"]])
    return text


def card_of(scene: Scene, card: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = next(one for kind in CARDS for one in scene.book[kind] if one["id"] == card)
    return found


def card_row(scene: Scene, card: str, marked: Sequence[str]) -> tuple[Text, ...]:
    """Name, type, tags and effect."""
    texts, found = scene.texts, card_of(scene, card)
    name = Text(texts.word("gorbino", "card", card), style="green" if card in marked else "")
    tags = ", ".join(texts.word("gorbino", "tag", tag) for tag in found["tags"])
    return name, Text(texts.say(f"gorbino-type-{found['type']}")), Text(tags), Text(effects_short(found, texts))


def track(scene: Scene) -> Table:
    """The cards on the track, with what they cost the active player now."""
    texts, marked = scene.texts, scene.offered("card", "draft", "develop")
    title, cost, effect = (
        texts.say("gorbino-board-track-short"),
        texts.say("gorbino-terminal-cost"),
        texts.say("gorbino-terminal-effect"),
    )
    table = grid(title, cost, "", texts.say("gorbino-player-tags"), effect)
    for slot in scene.view["track"]:
        if slot["card"] is None:
            table.add_row(Text(texts.say("gorbino-board-slot-empty"), style="dim"))
            continue
        name, *rest = card_row(scene, slot["card"], marked)
        if slot["card"] in scene.view["chosen"]:
            name.append(" ✓")
        table.add_row(name, cost_words(slot["cost"], texts), *rest)
    return table


def hand(scene: Scene, cards: Sequence[str]) -> Table:
    texts, marked = scene.texts, scene.offered("card", "play", "recall")
    table = grid(
        texts.say("gorbino-player-hand"), "", texts.say("gorbino-player-tags"), texts.say("gorbino-terminal-effect")
    )
    for card in cards:
        table.add_row(*card_row(scene, card, marked))
    return table


def market(scene: Scene) -> Table:
    """What the bank holds and at what price, and what a city on such a token costs."""
    texts = scene.texts
    table = grid(
        texts.say("gorbino-board-market"),
        f"#{texts.say('gorbino-trade-bank')}",
        f"#{texts.say('gorbino-trade-price')}",
        texts.say("gorbino-terminal-city"),
    )
    for resource in scene.book["resource"]:
        name = texts.word("gorbino", "resource", resource["id"])
        left, price = str(scene.view["bank"][resource["id"]]), str(resource["price"])
        table.add_row(name, left, price, cost_words(resource["build"], texts))
    return table


def bill(scene: Scene) -> Iterator[Text]:
    """What the play under way has come to: the card, the trade so far, the cost to pay."""
    view, texts = scene.view, scene.texts
    if view["card"] is not None:
        card = texts.word("gorbino", "card", view["card"])
        if view["copier"] is not None:
            copier = texts.word("gorbino", "card", view["copier"])
            yield Text(texts.say("gorbino-board-copying", copier=copier, card=card), style="bold")
        else:
            yield Text(texts.say("gorbino-board-playing", card=card), style="bold")
    traded = ", ".join(
        f"{texts.word('gorbino', 'resource', resource)} {-number:+d}"
        for resource, number in view["traded"].items()
        if number
    )
    if traded and view["phase"] == "trade":
        yield Text(texts.say("gorbino-terminal-trading", traded=traded, coins=view["balance"]))
    elif traded:
        yield Text(texts.say("gorbino-terminal-exchanging", traded=traded))
    if view["due"]:
        title, cost = texts.say("gorbino-board-due"), cost_words(view["due"], texts)
        due = texts.say("terminal-entry", title=title, text=cost)
        unpaid = texts.say("gorbino-board-unpaid", number=view["unpaid"]) if view["unpaid"] else ""
        yield Text(" · ".join(filter(None, (due, unpaid))))


def players(scene: Scene) -> Table:
    texts, cities = scene.texts, [city["owner"] for city in scene.view["cities"]]
    table = grid(
        "",
        f"#{texts.say('gorbino-player-coins')}",
        f"#{texts.say('gorbino-player-income')}",
        f"#{texts.say('gorbino-player-cities')}",
        texts.say("gorbino-player-cubes"),
        f"#{texts.say('gorbino-player-hand')}",
        texts.say("gorbino-player-discard"),
        f"#{texts.say('gorbino-terminal-points')}",
    )
    for seat, player in enumerate(scene.view["players"]):
        cubes = ", ".join(
            f"{number} {texts.word('gorbino', 'resource', resource)}"
            for resource, number in player["cubes"].items()
            if number
        )
        top = texts.word("gorbino", "card", player["discard"][0]) if player["discard"] else ""
        points = sum(tag["tags"] * tag["worth"] for tag in player["tags"].values())
        table.add_row(
            scene.player(seat),
            str(player["coins"]),
            f"{player['income']:+d}" if player["income"] else "0",
            str(cities.count(seat)),
            cubes,
            str(len(player["hand"])),
            f"{len(player['discard'])} ({top})" if top else "0",
            str(points),
        )
    return table
