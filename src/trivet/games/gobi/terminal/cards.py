"""What Gobi's gifts and blessings say."""

from trivet.terminal import Book, Described, Thing
from trivet.texts import Texts

from ..components import GIFT_WORDS
from ..data import CONDITIONS, POWERS

WORDS = dict(zip((*POWERS, *CONDITIONS), GIFT_WORDS, strict=True))


def described(kind: str, thing: Thing, book: Book, texts: Texts) -> Described | None:
    word = WORDS.get(thing.get("power") or thing.get("condition") or "")
    if word is None:
        return None
    points = texts.say("table-points", points=thing["points"])
    text = texts.say(f"gobi-gift-{word}-text", **{**book, **thing})
    return Described(texts.word("gobi", "gift", word), f"{text} ({points})")
