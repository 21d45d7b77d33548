"""Where the long words of a name may break on a narrow card. Browsers do not hyphenate names."""

import re
from functools import cache
from typing import Final

SOFT: Final = "\u00ad"  # a hyphen that shows only where a line ends
LONG: Final = re.compile(r"[^\W\d_]{9,}")
VOWEL: Final = "aeiouyáàâäéèêëíîïóôöúûü"
ONSET: Final = rf"[cgpst]h|[bcdfgkpt][lr]|st|[^\W{VOWEL}]"  # consonants with which a syllable begins
# Three letters before it and two after it, and an onset is not taken apart.
BREAK: Final = re.compile(
    rf"(?<=\w{{3}})(?<![cgpst](?=h))(?<![bcdfgkpt](?=[lr]))(?<!s(?=t))(?=(?:{ONSET})[{VOWEL}]\w)",
    re.IGNORECASE,
)


@cache
def soft(name: str) -> str:
    """The name with a soft hyphen before each syllable of its long words."""
    return LONG.sub(lambda word: BREAK.sub(SOFT, word[0]), name)
