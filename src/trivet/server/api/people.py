"""Who asks, what there is to play, and what people have played."""

import asyncio
import re
import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from fastapi import APIRouter, Request, Response

from trivet.bots import NAMES
from trivet.texts import for_a_page

from ..answers.export import Export
from ..answers.games import GameInfo, Words
from ..answers.lists import Deleted, TablePage
from ..answers.people import BotRating, Contact, Me, MoveCode, PersonPage
from ..basics.errors import Refusal, no_identity
from ..basics.words import texts_for
from ..http.reply import reply
from ..http.requests import Code, ContactChange, MyChange
from ..looks.summaries import against_answer, game_answer, page_answer, rating_answer
from ..notify.notifier import Letter
from ..notify.webhook import BadWebhook, WebhookFailed, resolve, target
from ..people.identity import hash_of
from ..people.ratings import presumed
from ..service import Known, Service, TheService, Visitor, address, may_use_lab
from ..storage.records import ContactRecord, Person, RatingRecord
from ..storage.schema import now
from ..tables.listed import USUAL, Mark, PageOfTables
from .documented import BODY, CHANGE, IDENTIFIED, SOMETIMES, refusals
from .paging import After, Limit

routes = APIRouter(prefix="/api")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""None that could be taken for another."""
MOVE_LASTS = timedelta(minutes=10)
CONFIRM_LASTS = timedelta(hours=1)
PERSON = re.compile(r"[A-Za-z0-9_-]{22}")


@routes.get("/games", response_model=list[GameInfo])
async def games(request: Request, at: TheService) -> Response:
    """The games of this server and the bots that play them."""
    said = await asyncio.to_thread(lambda: [game_answer(game, at.bots) for game in at.games.values()])
    return reply(request, said)


@routes.get("/games/{game}/texts", response_model=dict[str, Words], responses=refusals(404))
async def texts(request: Request, at: TheService, game: str) -> Response:
    """A game's words by language. A page has those of our own games built in, and asks for others'."""
    known_game(at, game)
    return reply(request, await asyncio.to_thread(for_a_page, game))


def known_game(at: Service, game: str) -> str:
    if game not in at.games:
        raise Refusal(404, "unknown_game", f"There is no such game. The games are: {', '.join(at.games)}.")
    return game


@routes.get("/ratings", response_model=list[BotRating], responses=refusals(503))
async def bot_ratings(request: Request, at: TheService) -> Response:
    """How strong each of our bots is at each game, on the scale of people's ratings."""
    return reply(request, await rated_bots(at, list(at.games)))


async def rated_bots(at: Service, games: Sequence[str]) -> list[BotRating]:
    found = {(rating.game, rating.bot): rating for rating in await at.people.bot_ratings()}
    ratings = [
        (bot, found.get((game, bot)) or RatingRecord(game, *presumed(bot), bot)) for game in games for bot in NAMES
    ]
    return [{"bot": bot, "rating": rating_answer(rating)} for bot, rating in ratings]


@routes.get("/me", response_model=Me, responses=refusals(429, 503), openapi_extra=SOMETIMES)
async def me(request: Request, at: TheService) -> Response:
    """The person who asks. A newcomer is given an identity, in a cookie."""
    person = await at.identities.person(request)
    secret = at.identities.secret(request)
    if person is None or secret is None:
        await at.new_identities.take(address(request))
        person, secret = await at.identities.newcomer()
    return introduced(request, at, person, secret)


@routes.put("/me", response_model=Me, responses=refusals(401, 429, 503, *BODY, *CHANGE), openapi_extra=IDENTIFIED)
async def change_me(request: Request, at: TheService, change: MyChange) -> Response:
    """Change one's name or language; what is left out stays."""
    person = await known(request, at)
    await at.commands.take(person.id)
    person = replace(person, **change.model_dump(exclude_unset=True))
    await at.people.change(person)
    return reply(request, me_answer(request, person))


@routes.post(
    "/me/code",
    status_code=201,
    response_model=MoveCode,
    responses=refusals(401, 429, 503, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def code_to_move(request: Request, at: TheService, identity: Known) -> Response:
    """A code that makes another device this person's, once, for ten minutes."""
    await at.codes.take(identity)
    code = new_code()
    await at.people.offer_move(identity, hash_of(code), MOVE_LASTS)
    said: MoveCode = {"code": hyphened(code), "expires": (now() + MOVE_LASTS).isoformat()}
    return reply(request, said, 201)


@routes.post("/me/move", response_model=Me, responses=refusals(429, 503, *BODY, *CHANGE))
async def move(request: Request, at: TheService, asked: Code) -> Response:
    """Become, on this device, the person who was given the code."""
    await at.codes.take(f"at {address(request)}")
    moved = await at.identities.move(plain(asked.code))
    if moved is None:
        raise bad_code()
    return introduced(request, at, *moved)


@routes.post(
    "/me/forget-devices", response_model=Me, responses=refusals(401, 429, 503, *CHANGE), openapi_extra=IDENTIFIED
)
async def forget_devices(request: Request, at: TheService, identity: Known) -> Response:
    """Sign every other device out; this one is given a new secret."""
    await at.codes.take(identity)
    secret, void = await at.identities.forget_devices(identity)
    await at.sign_out(void)
    person = await at.people.with_id(identity)
    if person is None:
        raise no_identity()
    return introduced(request, at, person, secret)


@routes.get("/me/export", response_model=Export, responses=refusals(401, 429, 503), openapi_extra=IDENTIFIED)
async def export(request: Request, at: TheService) -> Response:
    """All that is kept about the person who asks, as a file."""
    person = await known(request, at)
    await at.codes.take(person.id)
    said = await at.leaving.export(person)
    headers = {"content-disposition": 'attachment; filename="trivet-me.json"'}
    return await asyncio.to_thread(reply, request, said, headers=headers)


@routes.delete("/me", response_model=Deleted, responses=refusals(401, 429, 503, *CHANGE), openapi_extra=IDENTIFIED)
async def delete_me(request: Request, at: TheService) -> Response:
    """Delete what is kept about the person who asks, for good. Games and results of others stay, without their name."""
    person = await known(request, at)
    await at.codes.take(person.id)
    at.relay.check()
    await at.sign_out(await at.leaving.delete(person, at.changed_on_disk))
    said: Deleted = {"deleted": person.id}
    answer = reply(request, said)
    at.identities.forgotten(answer)
    return answer


async def known(request: Request, at: Service) -> Person:
    person = await at.identities.person(request)
    if person is None:
        raise no_identity()
    return person


@routes.get("/me/contact", response_model=Contact, responses=refusals(401, 503), openapi_extra=IDENTIFIED)
async def contact(request: Request, at: TheService, identity: Known) -> Response:
    """How this person wants to be told that it is their turn."""
    return reply(request, contact_answer(at, await at.people.contact(identity)))


@routes.put(
    "/me/contact", response_model=Contact, responses=refusals(401, 429, 503, *BODY, *CHANGE), openapi_extra=IDENTIFIED
)
async def change_contact(request: Request, at: TheService, identity: Known, change: ContactChange) -> Response:
    """Change it; a new mail address must be confirmed with the code that is sent there, again where it is named again."""
    await at.commands.take(identity)
    before = await at.people.contact(identity)
    after = replace(before, **change.model_dump(exclude_unset=True))
    if after.webhook is not None and after.webhook != before.webhook:
        await check_webhook(at, after.webhook)
    code = None
    if "email" in change.model_fields_set and (after.email != before.email or not before.confirmed):
        after = replace(after, confirmed=False)
        if after.email is not None:
            await at.mails.take(f"from {address(request)}")
            await at.mails.take(f"to {after.email.lower()}")
            code = await mail_code(at, identity, after.email)
    await at.people.set_contact(identity, after, code and hash_of(code), CONFIRM_LASTS)
    return reply(request, contact_answer(at, after))


@routes.post(
    "/me/contact/confirm",
    response_model=Contact,
    responses=refusals(401, 429, 503, *BODY, *CHANGE),
    openapi_extra=IDENTIFIED,
)
async def confirm_contact(request: Request, at: TheService, identity: Known, asked: Code) -> Response:
    """Confirm a mail address."""
    await at.codes.take(identity)
    if not await at.people.confirm_address(identity, hash_of(plain(asked.code))):
        raise bad_code()
    return reply(request, contact_answer(at, await at.people.contact(identity)))


@routes.get("/people/{person}", response_model=PersonPage, responses=refusals(404, 503), openapi_extra=SOMETIMES)
async def person_page(request: Request, at: TheService, identity: Visitor, person: str) -> Response:
    """What a person has played, and how well."""
    found = await someone(at, person)
    said: PersonPage = {
        "id": found.id,
        "name": found.name,
        "since": found.created.isoformat(),
        "record": [
            {"game": t.game, "players": t.players, "played": t.played, "won": t.won}
            for t in await at.people.tally(found.id)
        ],
        "ratings": [rating_answer(rating) for rating in await at.people.ratings(found.id)],
        "tables": page_answer(await finished(at, found.id, identity, None, USUAL), identity),
        "against": [against_answer(met) for met in await at.standings.against(identity, found.id)] if identity else [],
        "challenge": identity is not None and await at.challenges.open_to(identity, found.id),
        "blocked": identity is not None and await at.challenges.has_blocked(identity, found.id),
    }
    return reply(request, said)


@routes.get(
    "/people/{person}/tables", response_model=TablePage, responses=refusals(404, 422, 503), openapi_extra=SOMETIMES
)
async def tables_of_person(
    request: Request, at: TheService, identity: Visitor, person: str, after: After, limit: Limit = USUAL
) -> Response:
    """The tables of a person's page, a page at a time: public ones, and all that are finished for themselves."""
    found = await someone(at, person)
    return reply(request, page_answer(await finished(at, found.id, identity, after, limit), identity))


async def finished(at: Service, person: str, looker: str | None, after: Mark | None, most: int) -> PageOfTables:
    if person == looker:
        return await at.lists.of(person, "finished", after, most)
    return await at.lists.played_by(person, after, most)


async def someone(at: Service, person: str) -> Person:
    found = await at.people.with_id(person) if PERSON.fullmatch(person) else None
    if found is None:
        raise Refusal(404, "unknown_person", "There is no such person here.")
    return found


def introduced(request: Request, at: Service, person: Person, secret: str) -> Response:
    answer = reply(request, me_answer(request, person))
    at.identities.remember(request, answer, secret)
    return answer


def me_answer(request: Request, person: Person) -> Me:
    said: Me = {"id": person.id, "name": person.name, "language": person.language}
    if may_use_lab(request):
        said["lab"] = True
    return said


def contact_answer(at: Service, contact: ContactRecord) -> Contact:
    return {
        "webhook": contact.webhook,
        "email": contact.email,
        "confirmed": contact.confirmed,
        "mail": at.notifier.can_mail,
    }


async def check_webhook(at: Service, url: str) -> None:
    try:
        await resolve(target(url), at.notifier.networks)
    except BadWebhook as error:
        raise Refusal(422, "bad_webhook", str(error)) from None
    except WebhookFailed:
        raise Refusal(422, "bad_webhook", "The host of this address is not found.") from None


async def mail_code(at: Service, identity: str, to: str) -> str:
    if not at.notifier.can_mail:
        raise Refusal(422, "no_mail", "This server cannot send mail. A webhook works.")
    code = new_code()
    person = await at.people.with_id(identity)
    texts = texts_for(person.language if person else None)
    shown_code = hyphened(code)
    subject, text = (texts.say(name, code=shown_code) for name in ("mail-confirm-subject", "mail-confirm"))
    at.notifier.write(Letter(to, subject, text))
    return code


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def hyphened(code: str) -> str:
    return "-".join(code[start : start + 4] for start in range(0, len(code), 4))


def plain(code: str) -> str:
    """As people type it: in small letters, with hyphens or without."""
    return re.sub(r"[^A-Z0-9]", "", code.upper())


def bad_code() -> Refusal:
    return Refusal(403, "bad_code", "This code is not valid, or no longer: codes expire, and work once.")
