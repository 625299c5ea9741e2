"""What people may write where others read it: names, titles, chat. Whatever is written can be seen.

Characters that show nothing, or that turn the rest around, make names that look empty, or like somebody else's. Two of
them are needed all the same: scripts join and part letters with them, and emoji are made of several by them.
"""

import re
import unicodedata

from pydantic_core import PydanticCustomError

MOST_MARKS = 4
"""Accents and the like on one character; a heap of them covers the lines above and below."""
UNSEEN = ("Cc", "Cf", "Co", "Cs", "Zl", "Zp", "Zs")
"""Categories of what cannot be seen, or looks different to everybody."""
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
"""Letters, marks and symbols that are drawn as nothing."""
JOINERS = "\u200c\u200d"
VARIANTS = re.compile("[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""They choose among the forms of the character before them."""
EMOJI = range(0x1F000, 0x1FB00)
"""Where new ones come up that our tables do not know yet."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f")
"""Of a part of a country: a black flag, and its letters in a form that is not drawn."""


def visible(text: str) -> str:
    """The text; raises where a character of it shows nothing, or changes how others read the rest."""
    base, marks = "", 0
    plain = FLAG.sub("\U0001f3f4", text)
    for place, character in enumerate(plain):
        kind = unicodedata.category(character)
        if kind[0] == "M" and not VARIANTS.match(character):
            marks += 1
            if character in BLANK or not base or marks > MOST_MARKS:
                raise unseen(character)
        elif VARIANTS.match(character):
            if not base or VARIANTS.match(plain[place - 1]):
                raise unseen(character)
        elif character in JOINERS:
            after = plain[place + 1 : place + 2]
            if not base or not shows(after) or (character == JOINERS[0] and unicodedata.category(after)[0] not in "LM"):
                raise unseen(character)
        elif kind == "Zs":
            base, marks = "", 0
        elif shows(character):
            base, marks = character, 0
        else:
            raise unseen(character)
    return text


def shows(character: str) -> bool:
    """Whether there is something to see of it by itself, or on the character before."""
    if not character or character in BLANK or character in JOINERS:
        return False
    kind = unicodedata.category(character)
    return kind not in UNSEEN and (kind != "Cn" or ord(character) in EMOJI)


def unseen(character: str) -> PydanticCustomError:
    return PydanticCustomError(
        "bad_text",
        "the character U+{code} shows nothing by itself, or changes how the rest is read: leave it out",
        {"code": f"{ord(character):04X}"},
    )
