"""Lessons: games with a fixed deal in which one idea follows the other, and the learner makes the moves.

A lesson is data: `lesson/NAME.toml` in a game's folder says what is dealt, what the rivals play, and for each
decision of the learner what the step is about (`show` is how the lesson would play it, `right` what else it
lets pass). Its words are `lesson-NAME` and `lesson-NAME-STEP` among those of the game. A table whose header
names a lesson is a table like any other: its log is the game. The lesson looks at a decision before it is
played, and says why not now if it is not what the step asks for. After the last step it only watches.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from touchline.engine.game import Game
from touchline.engine.match import Match, secret_of
from touchline.engine.speech import Words
from touchline.tables.entries import Alone, AnyRow, Bot, Play
from touchline.tables.errors import TableError

FOLDER: Final = "lesson"
ENDING: Final = ".toml"
FIRST: Final = "first"
say: Final = Words("touchline.tables")
RIVAL: Final = "starter"  # plays on for the rivals when their moves are used up


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the learner.

    `right` are patterns for what is sent, its options with blanks between them. `wrong` says by pattern which
    words explain what is not right, as `lesson-NAME-STEP-CASE`; the others are explained by `.wrong`. `edits`
    are the buttons that lead to a choice that is edited and sent once. `names` are what the words name.
    """

    id: str
    question: str
    show: list[str]
    teaches: list[str]
    right: list[str] = []
    wrong: dict[str, str] = {}
    edits: list[str] = []
    names: dict[str, str] = {}

    def allows(self, options: Sequence[str]) -> bool:
        """Whether this is what the step asks for."""
        sent = " ".join(options)
        return list(options) == self.show or any(fnmatchcase(sent, pattern) for pattern in self.right)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it. `rivals` has the moves of the other seats, in their order.

    `before` are moves of the learner that the lesson makes itself, to come to what it is about.
    """

    minutes: int
    seed: str
    seats: int
    steps: list[Step]
    rivals: dict[str, list[str]]
    learner: int = 0
    before: list[str] = []
    options: dict[str, bool | int] = {}
    name: str = ""

    @property
    def words(self) -> str:
        """The message that is its title."""
        return f"{FOLDER}-{self.name}"

    def match(self, game: Game) -> Match:
        """The game as it is dealt."""
        return Match(game, self.seats, dict(self.options), secret_of(self.seed))

    def begun(self, game: Game) -> Match:
        """The game when the learner is asked for the first time, after what the lesson plays itself."""
        match = self.match(game)
        while seats := match.waiting():
            seat = seats[-1] if seats[0] == self.learner else seats[0]
            move = self.of_rival(match, seat)
            if seat == self.learner:
                at = match.count(seat)
                move = self.before[at] if at < len(self.before) else ""
            if not move:
                break
            match.play(seat, move)
        return match

    def of_rival(self, match: Match, seat: int) -> str:
        """What the seat plays next; nothing if the lesson leaves that to a bot, or it is not possible now."""
        moves = self.rivals.get(str(seat), [])
        at = match.count(seat)
        return moves[at] if at < len(moves) and match.refusal(seat, moves[at]) is None else ""


class NotNow(TableError):
    """A decision that the step of a lesson does not ask for; nothing was played."""

    code = 422

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(self.code, message)
        self.rule = rule


@dataclass(frozen=True)
class Progress:
    """Where a table's lesson is: the step that is open, None after the last one."""

    lesson: Lesson
    game: Game
    at: int

    @property
    def step(self) -> Step | None:
        """The step that is open."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def say(self, part: str = "") -> str:
        """A part of the words of the open step, or of the end."""
        step = self.step
        message = f"{self.lesson.words}-{step.id if step else 'end'}"
        facts = _named(self.game, step.names) if step else {}
        return Words(self.game.package)(f"{message}{part}", **facts)

    def check(self, options: Sequence[str]) -> None:
        """Explain a decision that the step does not ask for."""
        step = self.step
        if step is None or step.allows(options):
            return
        sent = " ".join(options)
        case = next((case for pattern, case in step.wrong.items() if fnmatchcase(sent, pattern)), "")
        raise NotNow(self.say(f"-{case}" if case else ".wrong"), step.teaches[0])


def _named(game: Game, names: Mapping[str, str]) -> dict[str, str]:
    things = game.codec.things
    return {fact: game.asking.name(things.index(thing)) for fact, thing in names.items()}


@cache
def lessons_of(game: Game) -> Mapping[str, Lesson]:
    """The lessons of a game, the first one first; none of an edition, whose cards are others."""
    folder = files(game.package) / FOLDER
    if not game.standard or not folder.is_dir():
        return {}
    names = sorted(each.name for each in folder.iterdir() if each.name.endswith(ENDING))
    found = {}
    for name in sorted((name.removesuffix(ENDING) for name in names), key=lambda name: (name != FIRST, name)):
        data = tomllib.loads((folder / f"{name}{ENDING}").read_text(encoding="utf-8"))
        found[name] = msgspec.convert(data | {"name": name}, Lesson)
    return found


def lesson_of(game: Game, name: str) -> Lesson:
    """A lesson by its name."""
    found = lessons_of(game).get(name)
    if found is None:
        raise TableError(404, say("lesson-none", game=game.title))
    return found


class Course:
    """How far the lesson of a table is, from the rows of its log."""

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self.lesson = lessons_of(game).get(name) if name else None
        self.taken = -len(self.lesson.before) if self.lesson else 0  # steps; those before it are not told
        self.shown = -1  # the step that the learner wants to be shown; no log keeps that

    def note(self, row: AnyRow) -> None:
        """A row was added."""
        if self.lesson is None:
            return
        if isinstance(row, Alone) or (isinstance(row, Bot) and row.seat == self.lesson.learner):
            self.lesson = None
        elif isinstance(row, Play) and row.seat == self.lesson.learner:
            self.taken += 1

    def progress(self, match: Match) -> Progress | None:
        """Where the lesson is; None when it is over, or has lost its way: then one plays as at any table."""
        lesson = self.lesson
        if lesson is None or self.taken > len(lesson.steps):
            return None
        progress = Progress(lesson, self._game, self.taken)
        asked = match.state.open[lesson.learner]
        if (
            progress.step
            and asked
            and self._game.question(match.state, lesson.learner) != progress.step.question
        ):
            return None
        return progress
