"""Games, tables and people in a few words, as lists and cards have them."""

from collections.abc import Sequence
from typing import Any, cast

from trivet.bots import NAMES
from trivet.engine.game import Game
from trivet.engine.lessons import lessons_of
from trivet.terminal.parts import told
from trivet.texts.rulebook import paragraphs

from ..answers.games import GameInfo, ViewSchema
from ..answers.lists import TablePage, TableSummary
from ..answers.people import Against, Rating, Rival
from ..people.ratings import margin, provisional, shown
from ..puzzles.posed import posed
from ..storage.records import Listed, RatingRecord, RivalRecord, status_of
from ..tables.listed import PageOfTables
from ..tables.quota import may_delete
from .look import clock_answer, seat_answers


def summary_answer(listed: Listed, identity: str | None) -> TableSummary:
    return {
        "id": listed.id,
        "game": listed.game,
        "status": status_of(listed.started, listed.closed, listed.over),
        "title": listed.title,
        "public": listed.public,
        "clock": clock_answer(listed.clock),
        "seats": seat_answers(listed.seats, identity),
        "to_act": list(listed.to_act),
        "moves": listed.moves,
        "result": cast(Any, listed.result),
        "created": listed.created.isoformat(),
        "updated": listed.updated.isoformat(),
        "deletable": may_delete(listed, identity),
    }


def page_answer(page: PageOfTables, identity: str | None) -> TablePage:
    return {
        "tables": [summary_answer(table, identity) for table in page.tables],
        "next": page.next.text() if page.next else None,
    }


def rating_answer(rating: RatingRecord) -> Rating:
    return {
        "game": rating.game,
        "rating": shown(rating.mu),
        "margin": margin(rating.sigma),
        "provisional": provisional(rating.played),
        "played": rating.played,
    }


def against_answer(rival: RivalRecord) -> Against:
    return {"game": rival.game, "played": rival.played, "won": rival.won, "lost": rival.lost}


def rival_answer(rival: RivalRecord) -> Rival:
    return {"person": rival.other, "name": rival.name, "met": rival.met.isoformat(), **against_answer(rival)}


def game_answer(game: Game, bots: Sequence[str]) -> GameInfo:
    return {
        "id": game.id,
        "mark": game.mark,
        "players": list(game.players),
        "rules_version": game.rules_version,
        "options": [
            {"name": o.name, "choices": list(o.choices), "default": o.default, "players": list(o.players)}
            for o in game.options
        ],
        "secrets": game.secrets,
        "bots": list(bots),
        "rated_bots": [bot for bot in bots if bot in NAMES],
        "components": dict(game.components),
        "actions": {verb: list(arguments) for verb, arguments in game.actions.verbs.items()},
        "view": cast(ViewSchema, game.schema.json()),
        "board": game.board_json(),
        "lessons": [
            {"id": id, "steps": len(one.steps), "minutes": one.minutes} for id, one in lessons_of(game).items()
        ],
        "told": told(game),
        "puzzles": len(own.puzzles) if (own := posed(game)) else 0,
        "paragraphs": paragraphs(game.id),
    }
