"""A table that is played by text alone: for language models, and for arenas that let several of them meet.

    env = TextEnv("GAME", players=3, opponents="greedy", seat=0)
    seen = env.reset(seed=7)                 # what seat 0 knows, in the words that people get
    while not env.over:
        step = env.step(model(seen))         # the text of a move, or its number in the list
        seen = step.said                     # what is seen then; or why it could not be made, and what is legal
    env.rewards()

A seat is told what it may know, and nothing else. Needs no extra.
"""

import logging
import random
import re
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from io import StringIO
from typing import Any

from rich.console import Console

from trivet.bots import Bot, make_bot
from trivet.bots.turn import play_turn
from trivet.engine.errors import BadOptions
from trivet.engine.game import Game
from trivet.engine.match import Match
from trivet.games import load
from trivet.languages import LANGUAGES
from trivet.terminal.table import Table
from trivet.texts import Seat, Texts, for_a_page
from trivet.texts.rulebook import ANCHOR, PICTURE

log = logging.getLogger("trivet.envs")
WIDTH = 120
LONGEST = 200
"""Letters of something typed that are said again."""


def words_of(game: Game, language: str) -> Texts:
    if language not in LANGUAGES:
        raise BadOptions(f"There is no language {language!r}. The languages are: {', '.join(LANGUAGES)}.")
    return Texts(language, {game.id: game.components})


@dataclass(frozen=True)
class Step:
    """What came of a text."""

    said: str
    """What is seen at the seat's next decision; where every seat is played by text, what the move made happen. Or why it
    could not be played, and what can be."""
    played: bool
    over: bool
    seat: int | None
    """Who is to act now; none when the game is over."""


class TextEnv:
    """`opponents`: a bot's name, or one for each of the others in the order they sit after this seat; none: every seat is
    played by text, and `seat` is whoever is to act. `language`: by its code, or its words, which tables may share."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        opponents: str | Sequence[str] | None = "random",
        *,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        language: str | Texts = LANGUAGES[0],
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.texts = words_of(self.game, language) if isinstance(language, str) else language
        self.options = self.game.choose_options(
            {**(options or {}), **({} if players is None else {"players": players})}
        )
        self.players = int(self.options["players"])
        if seat not in range(self.players):
            raise BadOptions(f"The seats of this table are 0 to {self.players - 1}, not {seat}.")
        self.opponents = self._by_seat(opponents, seat)
        self.own = None if opponents is None else seat
        for name in set(self.opponents.values()):
            make_bot(name, self.game, 0)  # one that is not there is told now

    def _by_seat(self, opponents: str | Sequence[str] | None, seat: int) -> dict[int, str]:
        if opponents is None:
            return {}
        others = self.players - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadOptions(f"{others} others play at this table, and bots are named for {len(names)}.")
        return {(seat + 1 + i) % self.players: name for i, name in enumerate(names)}

    # Playing

    def reset(self, seed: int | None = None) -> str:
        """A new game, the same for the same seed; what is seen at the first decision."""
        chance = secrets.randbits(128) if seed is None else seed
        self.match = Match(self.game, self.options, chance)
        self.resigned: int | None = None
        self._bots: dict[int, Bot] = {
            seat: make_bot(name, self.game, random.Random(f"{chance} {seat}").getrandbits(64))
            for seat, name in self.opponents.items()
        }
        seats = [Seat(bot=self.opponents.get(seat)) for seat in range(self.players)]
        self.table = Table(self.game, self.match.state, seats, self.texts, self._paper())
        self._unread = {seat: self.table.log_lines(self.match.opening, seat) for seat in self._text_seats}
        self._let_bots_play()
        return self.observe()

    def step(self, text: str) -> Step:
        """Play a move by its text form or its number from 1; what cannot be played changes nothing and is explained."""
        seat, typed = self.seat, " ".join(text.split())
        if seat is None:
            return Step(self.texts.say("text-ended"), False, True, None)
        offers = self.game.offers(self.match.state, seat)
        action = self.table.read(typed, offers)
        if action is None or action not in offers:
            return Step(self._refusal(seat, typed, action), False, False, seat)
        self._unread[seat] = []
        self._play(seat, action)
        self._let_bots_play()
        # Where every seat is played by text, the next one's view is not for this one's eyes.
        said = "\n".join(self._unread[seat]) if self.own is None else self.observe()
        return Step(said, True, self.over, self.seat)

    def resign(self) -> str:
        """The seat that is to act gives up: the game is over, and lost for it."""
        if not self.over:
            self.resigned = self.seat
        return self.observe()

    @property
    def over(self) -> bool:
        return self.resigned is not None or self.game.over(self.match.state)

    @property
    def seat(self) -> int | None:
        """Who is to act; none when the game is over."""
        return None if self.over else self.game.to_act(self.match.state)[0]

    def rewards(self) -> list[float]:
        """By seat, the share of the win: all of it, or its part where several have won; nothing before the end."""
        if not self.over:
            return [0.0] * self.players
        places = self.game.places(self.match.state)[: self.players]
        if self.resigned is None:
            won = [place == 1 for place in places]
        else:
            won = [seat != self.resigned for seat in range(self.players)]
        return [one / max(1, sum(won)) for one in won]

    @property
    def _text_seats(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.opponents]

    def _let_bots_play(self) -> None:
        while (seat := self.seat) is not None and seat in self._bots:
            for action in self._chosen(seat):
                self._play(seat, action)

    def _chosen(self, seat: int) -> list[int]:
        """What a bot does next. One that raises or answers nonsense is replaced by a legal move, and the game goes on."""
        try:
            return play_turn(self.game, self._bots[seat], self.game.hide(self.match.state, seat), seat)
        except Exception as error:  # noqa: BLE001  a third party's code may raise anything
            log.warning("The bot %s failed (%s: %s).", self.opponents[seat], type(error).__name__, error)
            return self.game.offers(self.match.state, seat)[:1]

    def _play(self, seat: int, action: int) -> None:
        told = self.match.play(seat, action)
        for reader, lines in self._unread.items():
            lines += self.table.log_lines(told, reader)

    # What is said

    def observe(self, seat: int | None = None) -> str:
        """What a seat knows, its own or that of who is to act: what happened since its last move, the table, the points,
        what is asked and what can be done."""
        seat = next(one for one in (seat, self.own, self.seat, 0) if one is not None)
        if seat not in self._text_seats:
            raise BadOptions(f"Seat {seat} is a bot's: what it knows is not told.")
        state, say = self.match.state, self.texts.say
        you = say("text-you", player=self.table.player(seat), seat=seat, players=self.players)
        round_of = self.game.round_of(state)
        parts = [
            f"{say(f'{self.game.id}-title')}. {you}" + (f" {say('text-round', round=round_of)}" if round_of else "")
        ]
        if lines := self._unread[seat]:
            parts.append("\n".join([say("text-since"), *(f"- {line}" for line in lines)]))
        offers = self.game.offers(state, seat) if seat == self.seat else []
        scene = self.table.scene(state, seat, offers)
        parts.append(self._shown(lambda: self.table.show(scene)))
        if self.over:
            parts.append(self._ending())
        else:
            scores = self.game.scores(self.game.hide(state, seat))
            points = ", ".join(f"{self.table.player(one)} {score['total']}" for one, score in enumerate(scores))
            parts.append(say("text-points", points=points))
            acting = say("table-turn", player=self.table.player(self.game.to_act(state)[0]))
            parts.append(f"{acting}. {self.table.board.prompt(scene)}" if offers else f"{acting}.")
            parts += [self.moves()] if offers else []
        return "\n\n".join(parts)

    def legal(self) -> list[str]:
        """The moves of the seat that is to act, by their text forms."""
        return [self.game.actions.text(action) for action in self._offers]

    def labels(self) -> list[str]:
        """The same moves in words, in the same order."""
        if (seat := self.seat) is None:
            return []
        scene = self.table.scene(self.match.state, seat, self._offers)
        return [self.table.label(action, scene) for action in self._offers]

    def moves(self) -> str:
        """The same as a list to choose from: the number, the text form, and what it does."""
        rows = enumerate(zip(self.legal(), self.labels(), strict=True), 1)
        listed = [f"{number}. {text} ({label})" for number, (text, label) in rows]
        return "\n".join([self.texts.say("text-legal"), *listed] if listed else [self.texts.say("text-ended")])

    def explain(self, thing: str) -> list[str]:
        """The whole text of a card, or of whatever else in the game has that name."""
        return self.table.explain(thing)

    @property
    def _offers(self) -> list[int]:
        return [] if self.seat is None else self.game.offers(self.match.state, self.seat)

    def _refusal(self, seat: int, typed: str, action: int | None) -> str:
        """What people are told who try this."""
        shown = typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}…"
        why = self.table.why_not(self.match.state, seat, action)
        return "\n".join([*filter(None, [self.texts.say("text-not-offered", typed=shown), why]), "", self.moves()])

    def _ending(self) -> str:
        if self.resigned is not None:
            return self.texts.say("text-resigned", player=self.table.player(self.resigned))
        return self._shown(lambda: self.table.show_scores(self.match.state))

    def _paper(self) -> Console:
        return Console(
            file=StringIO(), width=WIDTH, color_system=None, markup=False, highlight=False, emoji=False, soft_wrap=True
        )

    def _shown(self, show: Callable[[], None]) -> str:
        with self.table.console.capture() as caught:
            show()
        return "\n".join(line.rstrip() for line in caught.get().strip("\n").splitlines())


class Rulebook:
    """A game's rules as people read them, by section."""

    def __init__(self, game: str, language: str = LANGUAGES[0]) -> None:
        text = for_a_page(load(game).id)[language]["rules"].strip()
        self.text = ANCHOR.sub("", PICTURE.sub("", text))  # nobody sees the board here

    @cached_property
    def sections(self) -> dict[str, str]:
        """By heading, in order; what stands before the first is under the title."""
        parts = re.split(r"^(?=#{1,2} )", self.text, flags=re.MULTILINE)
        found = {part.partition("\n")[0].strip("# "): part.strip() for part in parts if part.strip()}
        return {name: part for name, part in found.items() if "\n" in part}

    def section(self, asked: str) -> str | None:
        """By its number from 1, its heading, or the beginning of it."""
        names = list(self.sections)
        if asked.strip().isdecimal() and 1 <= int(asked) <= len(names):
            return self.sections[names[int(asked) - 1]]
        wanted = asked.strip().lower()
        for name in names:
            if wanted and name.lower().startswith(wanted):
                return self.sections[name]
        return None
