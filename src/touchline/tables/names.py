"""Names that cannot be mistaken for one another: what is typed is normalised, and look-alikes are found.

Nobody may pass for another manager at the same table by a letter of another alphabet, an accent that is
hardly seen or a character that is not seen at all. The look-alikes below are those of the alphabets that are
written like Latin; compatibility forms (wide letters, ligatures, letters in circles) fall away by NFKC.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MOST_MARKS: Final = 3  # accents on one letter; more of them paint over the lines above

# Blank or without any shape of their own, although Python calls them printable.
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0\U000e0100-\U000e01ef]"
)
# What the pages call people, in every language that they speak.
RESERVED: Final = frozenset(
    {"you", "spectator", "spectators", "host", "the host", "nobody", "touchline"}
    | {"vous", "spectateur", "spectateurs", "hôte", "l’hôte", "l'hôte", "personne"}
)

_CYRILLIC: Final = (
    "АВЕЅІЈКМНОРСТУХЬавгеѕіјкмнопрстухьԁԛԝһӏҮүғ",
    "abesljkmhopctyxbabresljkmhonpctyxbdqwhlyyf",
)
_GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿαβγεηικνοπρστυχω", "abezhlkmnoptyxjabyenlkvonpotuxw")
_ARMENIAN: Final = ("ՍՏՕհոսօցքյ", "usohnuogfj")
_CHEROKEE: Final = ("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏒᏚᎢᏙᎳᎽᏃᏏ", "abcdeghjklmprrstvwyzb")
_LISU: Final = ("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghljklmnoprstuvwxyz")
_LATIN: Final = ("ıłøđħŧɑɡɩʟʙɴʀʏȷßƅ0", "llodhtaglbbnryjbbo")
_ALONE: Final = {"1": "l", "|": "l", "!": "l", "i": "l", "j": "j", "æ": "ae", "œ": "oe"}
_SINGLE: Final = str.maketrans(
    {
        old: new
        for olds, news in (_CYRILLIC, _GREEK, _ARMENIAN, _CHEROKEE, _LISU, _LATIN)
        for old, new in zip(olds, news, strict=True)
    }
)
_FOLDED: Final = str.maketrans(_ALONE)
_TOGETHER: Final = (("rn", "m"), ("vv", "w"))


def normal(text: str) -> str:
    """A name as it is kept: one form for the same letters, single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def unseen(text: str) -> bool:
    """Whether a text has characters that nobody can see, or that turn or paint over what stands around them.

    Zero-width characters and those that change the direction of writing are not printable to begin with.
    """
    if not text.isprintable() or UNSEEN.search(text):
        return True
    marks = 0
    for letter in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """What a name looks like at a glance: two names with the same skeleton are taken for each other."""
    bare = "".join(
        letter
        for letter in unicodedata.normalize("NFKD", normal(name))
        if unicodedata.category(letter) not in ("Mn", "Me", "Cf")
    )
    folded = bare.translate(_SINGLE).casefold().translate(_SINGLE).translate(_FOLDED)
    for pair, one in _TOGETHER:
        folded = folded.replace(pair, one)
    return re.sub(r"[\s._'’‘`´-]+", " ", folded).strip()
