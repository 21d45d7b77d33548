"""What a translation lacks: `python -m tools.translations fr`."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path

from touchline.engine.content import read_words
from touchline.engine.game import find, known
from touchline.engine.speech import _REFERENCE, ENGLISH, _messages

NOT_WORDS = {"game-emblem"}  # the name of an icon
SHARED = ("touchline.engine", "touchline.bots", "touchline.tables", "touchline.web", "touchline.cli")


def printed(package: str) -> set[str]:
    """The names and texts on the cards of a game, as messages."""
    found = set()
    for table, rows in read_words(package).items():
        for id, texts in rows.items() if isinstance(rows, dict) else ():
            parts = texts if isinstance(texts, dict) else {"name": texts}
            found |= {f"{table}-{id}" if part == "name" else f"{table}-{id}.{part}" for part in parts}
    return found - NOT_WORDS


def main(args: list[str]) -> int:
    """Print what the language lacks; the exit code says whether it lacks anything."""
    if len(args) != 1:
        print("Name one language, for example: python -m tools.translations fr")
        return 2
    language, lacks = args[0], 0
    for package in (*SHARED, *(find(game_id).package for game_id in known())):
        if not (Path(str(files(package))) / "words" / language).is_dir():
            print(f"{package}: no folder words/{language}")
            lacks += 1
            continue
        cards = printed(package) if package not in SHARED else set()
        english, there = set(_messages(package, ENGLISH)), set(_messages(package, language))
        parts = {
            name for source in _messages(package, language).values() for name in _REFERENCE.findall(source)
        }
        for title, names in (
            ("lacks", (english | cards) - there),
            ("has no English for", there - english - cards - parts),
        ):
            lacks += len(names)
            print(f"{package}: {title} {', '.join(sorted(names)) or 'nothing'}")
    return 1 if lacks else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
