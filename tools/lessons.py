"""The rivals' moves in a lesson, made anew after a rule has changed: python -m tools.lessons GAME LESSON

The learner's moves are those that the lesson's file shows. Moves of the rivals that are still possible stay,
the others are made by Starter bots.
"""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

from touchline.bots import get
from touchline.bots.sight import Sight
from touchline.engine.chance import Chance
from touchline.engine.game import find
from touchline.engine.match import Match
from touchline.tables.lessons import RIVAL, Lesson, lesson_of

GAMES = Path(__file__).parent.parent / "src" / "touchline" / "games"


def moves(lesson: Lesson) -> Iterator[str]:
    """All moves of the learner, one by one."""
    yield from lesson.before
    for step in lesson.steps:
        yield from step.show


def played(lesson: Lesson, match: Match) -> Match:
    """The game of the lesson to the question after its last step."""
    chance, mine = Chance(f"{lesson.seed}:rivals"), moves(lesson)
    while seats := match.waiting():
        others = [seat for seat in seats if seat != lesson.learner]
        if not others:
            move = next(mine, "")
            if not move:
                break
            match.play(lesson.learner, move)
            continue
        move = lesson.of_rival(match, others[0])
        if not move:
            sight = Sight.of(match.game, match.state, others[0], chance.rand(1 << 30))
            move = match.game.codec.text(get(RIVAL, match.game.id)(sight, chance))
        match.play(others[0], move)
    return match


def written(match: Match, learner: int) -> str:
    """The rivals' moves as the file has them."""
    lines = ["[rivals]"]
    for seat in range(match.seats):
        made = ", ".join(f'"{entry.option}"' for entry in match.log if entry.seat == seat)
        if seat != learner and made:
            lines += [
                f"{seat} = [",
                *textwrap.wrap(f"{made},", 106, initial_indent="    ", subsequent_indent="    "),
                "]",
            ]
    return "\n".join(lines) + "\n"


def main() -> None:
    game, name = find(sys.argv[1]), sys.argv[2]
    lesson = lesson_of(game, name)
    match = played(lesson, lesson.match(game))
    path = GAMES / game.id / "lesson" / f"{name}.toml"
    head = re.split(r"^\[rivals\]", path.read_text(encoding="utf-8"), maxsplit=1, flags=re.M)[0]
    path.write_text(f"{head.rstrip()}\n\n{written(match, lesson.learner)}", encoding="utf-8")


if __name__ == "__main__":
    main()
