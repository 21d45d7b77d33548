"""The card of a game: everything that the rest of the house needs to know to play it.

A game's folder fills in one `Game`; nothing outside the folder knows more. A package says which games it
brings along with entry points of the group `touchline.games`. `find` loads a game by its id, or an edition
of it as `game@edition`, or rules of an earlier release as `game~1`; `known` lists what there is; neither
imports a game that nobody asked for.

A game's id names no facts: an edition has the same one. What needs facts gets a `Game`, or, in another
process, a `Spec`.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from types import ModuleType
from typing import Any, NewType

import msgspec

from touchline.engine import copies, earlier, editions
from touchline.engine.codec import Codec
from touchline.engine.content import content_hash
from touchline.engine.errors import TouchlineError
from touchline.engine.events import Heard
from touchline.engine.orders import Order
from touchline.engine.questions import OptionText as OptionText, Prompt as Prompt, Questions
from touchline.engine.rules import Rules
from touchline.engine.sentences import Sentences
from touchline.engine.state import State

Spec = NewType("Spec", str)
"""A game with exactly its contents, as `Game.spec` and `pinned` spell it."""

TAKE_BACK = -1  # a caretaker's answer: take the seat's last decision back, then ask me again


MADE: Any = None  # what a game does not say, because it follows from the rest
MADE_OF_QUESTIONS = ("rules", "label", "prompt", "tempting", "why", "caretaker")

SWITCH = (0, 1)  # the values of an option that is on or off


class TableOption(msgspec.Struct, frozen=True):
    """What a table may choose: on or off, or one of several values; for all, or (`seat`) for one seat.

    With a value that is `endless` nothing forces the game to end: bots alone do not play with it.
    """

    id: str
    name: str
    text: str
    rule: str
    values: tuple[int, ...] = SWITCH
    default: int = 0
    seat: int = -1
    endless: tuple[int, ...] = ()
    titles: tuple[str, ...] = ()  # what a form calls the values, where numbers say little

    @property
    def for_bots(self) -> tuple[int, ...]:
        """The values with which bots may play alone."""
        return tuple(value for value in self.values if value not in self.endless)

    def check(self, value: Any) -> None:
        """Refuse a value that the option does not have."""
        if self.values == SWITCH:
            if value not in (True, False, 0, 1):
                raise TouchlineError(f"Option '{self.id}' is on or off: give true or false, not {value!r}.")
        elif type(value) is not int or value not in self.values:
            values = ", ".join(map(str, self.values))
            raise TouchlineError(f"Option '{self.id}' is one of {values}, not {value!r}.")


def each_seat(option: TableOption, seats: int) -> list[TableOption]:
    """The option once for every seat, called `id.0`, `id.1` …; each seat has a value of its own."""
    return [msgspec.structs.replace(option, id=f"{option.id}.{seat}", seat=seat) for seat in range(seats)]


class Score(msgspec.Struct, frozen=True):
    """A manager's result, with its parts in the order in which they are shown."""

    seat: int
    total: int
    place: int
    parts: dict[str, int]
    notes: list[tuple[str, int]] = []


class Good(msgspec.Struct, frozen=True):
    """Something that a seat can own: its id (a thing of the codec where there is one), kind and name."""

    id: str
    kind: str
    name: str


class DraftSlot(msgspec.Struct, frozen=True):
    """One place of a draft: what lies there, its worth, what it needs, whether that is enough."""

    things: list[str]
    worth: int
    need: int
    enough: bool


class DraftView(msgspec.Struct, frozen=True):
    """A draft as its owner sees it. `options` and `blocked` hold edits; `refused` says why not to send it.

    `figures` are numbers by name that the draft would lead to.
    """

    cursor: int
    slots: list[DraftSlot]
    options: list[Any]
    blocked: list[Any]
    left: list[str]
    purse: int
    refused: str
    rule: str
    figures: dict[str, int] = {}


@dataclass(frozen=True)
class Drafting:
    """A big choice that a person edits freely and sends once, as a sequence of small decisions.

    It begins with `question`; where its small decisions answer other questions too, `parts` names those.
    """

    question: str
    edit: Callable[[Any, int, Any, str], Any]
    look: Callable[[Any, int, Any], DraftView]
    sequence: Callable[[Any, int, Any], list[str]]
    parts: tuple[str, ...] = ()


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as its folder describes it. Functions take the game's own state. Each edition is there once."""

    id: str
    title: str
    seats: range
    edition: str
    rules_version: int
    codec: Codec
    bound: int  # no game takes more decisions than this
    new: Callable[[int, int, dict[str, int]], Any]
    load: Callable[[dict[str, Any]], Any]
    over: Callable[[Any], bool]
    scores: Callable[[Any], list[Score]]
    view: Callable[[Any, int], Any]
    redeal: Callable[[Any, int, int], Any]
    stage: Callable[[Any], str]  # how far a game is, in a line, from the table that everybody sees
    package: str
    asking: Questions
    story: Sentences
    options: tuple[TableOption, ...] = ()
    thinking: Callable[[Any, int], list[int]] = lambda g, seat: [s for s in range(g.seats) if g.open[s]]
    conserved: Callable[[Any], str] = lambda g: ""  # what is wrong with the cards on the table
    secrets: Callable[[Any, int], list[str]] = lambda g, seat: []  # names that no log line may tell the seat
    goods: Callable[[Any], list[Good]] = lambda g: []  # what a seat can own at this table and others may lack
    holdings: Callable[[Any, int], list[str]] = lambda g, seat: []  # which of the goods it owns now, by id
    rounds: tuple[str, Callable[[Any], int]] = ("rounds", lambda g: 0)  # what its length is counted in
    drafting: Drafting | None = None
    sheet: tuple[str, ...] = ()  # questions that are filled in on one sheet, the first one first
    orders: tuple[Order, ...] = ()  # what a seat may have answered for it
    incompatibility: Callable[[int, dict[str, int]], str] | None = None  # why options do not go together
    sample: int = 1  # in a long game, check_game looks at one position in this many
    check_avoids: tuple[str, ...] = ()  # verbs that empty the table: check_game shuns them in half its games
    prepared: tuple[str, ...] = ()  # fields with what seats decided in advance; nothing else tells of it
    waited_for: tuple[str, ...] = ()  # questions that are hidden, but for the wait until they are answered
    hides_again: tuple[str, ...] = ("reshuffled",)  # events after which what lay open is out of sight again
    deserted: str = ""  # the side option that a table plays when its last human leaves, where it is legal

    # Made from the questions and events that the game declares.
    rules: Rules = MADE
    questions: list[str] = MADE  # by number; often, not always, the verb of its options
    label: Callable[[Any, int, int], OptionText] = MADE
    prompt: Callable[[Any, int], Prompt] = MADE
    tempting: Callable[[Any, int], list[int]] = MADE
    why: Callable[[Any, int, int], tuple[str, str]] = MADE
    caretaker: Callable[[Any, int], int] = MADE
    sentence: Callable[[Heard, int, list[str]], str] = MADE

    def __post_init__(self) -> None:
        made = {name: getattr(self.asking, name) for name in MADE_OF_QUESTIONS}
        made |= {"questions": self.asking.names, "sentence": self.story.sentence}
        vars(self).update((name, value) for name, value in made.items() if getattr(self, name) is MADE)

    @property
    def standard(self) -> bool:
        """Whether this is the game's own edition."""
        return self.package == _home(self.id, self.rules_version)

    @property
    def kept(self) -> bool:
        """Whether it is played by rules of an earlier release."""
        return self.rules_version != find(self.id).rules_version

    @property
    def today(self) -> Spec:
        """The same game and contents by today's rules."""
        return pinned(self.id, self.edition, "" if self.standard else self.content_hash)

    @property
    def book(self) -> str:
        """The name of its rulebook: the game, by these rules."""
        return pinned(self.id, "", "", self.rules_version if self.kept else 0)

    @property
    def content_hash(self) -> str:
        """A fingerprint of the content that the game is played with."""
        return content_hash(self.package)

    @property
    def spec(self) -> Spec:
        """What `find` takes to get exactly this game again, in another process too."""
        _, at, contents = self.today.partition("@")
        return Spec(self.book + at + contents)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """There is one object for each game: a copy refers to the same one."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels to another process as its name."""
        return find, (self.spec,)

    def module(self, name: str) -> ModuleType:
        """A module of the game's folder, such as `bot` or `page`, with the facts of this edition."""
        return import_module(f"{self.package}.{name}")

    def question(self, g: State, seat: int) -> str:
        """The question that the seat has to answer, or nothing."""
        return self.questions[g.open[seat] & 0xFF]

    def choice(self, g: State, seat: int) -> str:
        """The big choice of which the seat's open question is a part, or the question itself."""
        question = self.question(g, seat)
        return self.drafting.question if self.drafting and question in self.drafting.parts else question

    def together(self, g: State, seat: int) -> str:
        """The same for questions whose answers may be sent at once: the big choice, or the sheet."""
        return self.sheet[0] if self.question(g, seat) in self.sheet else self.choice(g, seat)

    def option_values(
        self, chosen: dict[str, Any], seats: int = 0, bots_alone: bool = False
    ) -> dict[str, int]:
        """The table's options as the state wants them; unknown names and values are refused.

        With the number of seats, so are options that do not go together at such a table; where bots play
        alone, so are those with which their game need not end.
        """
        known = {option.id: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise TouchlineError(
                    f"{self.title} has no option '{name}'. It has: {', '.join(known) or 'none'}."
                )
            known[name].check(value)
        values = {name: int(chosen.get(name, option.default)) for name, option in known.items()}
        if bots_alone:
            self._check_end(values)
        if seats:
            self._check_fit(values, seats)
        return values

    def _check_end(self, values: dict[str, int]) -> None:
        for option in self.options:
            if values[option.id] in option.endless:
                value, able = values[option.id], ", ".join(map(str, option.for_bots))
                raise TouchlineError(
                    f"Bots do not play alone with option '{option.id}' {value}, because such a game need not "
                    f"end ({option.rule}). Choose one of {able}."
                )

    def _check_fit(self, values: dict[str, int], seats: int) -> None:
        for option in self.options:
            if option.seat >= seats and values[option.id] != option.default:
                raise TouchlineError(
                    f"Option '{option.id}' is for seat {option.seat}; the seats here are 0 to {seats - 1}."
                )
        wrong = self.incompatibility(seats, values) if self.incompatibility else ""
        if wrong:
            raise TouchlineError(wrong)

    def plain_options(self, values: dict[str, int]) -> dict[str, bool | int]:
        """The table's options as people read them: on or off, or the value."""
        return {
            option.id: bool(values[option.id]) if option.values == SWITCH else values[option.id]
            for option in self.options
        }

    def chosen_options(self, values: dict[str, int]) -> dict[str, bool | int]:
        """Those of the table's options that are not as usual, as people read them."""
        plain = self.plain_options(values)
        return {option.id: plain[option.id] for option in self.options if values[option.id] != option.default}

    @property
    def facts(self) -> dict[str, Any]:
        """Which game this is, with which content and rules: the same words wherever figures are printed."""
        return {
            "game": self.id,
            "edition": self.edition,
            "content": self.content_hash,
            "rules_version": self.rules_version,
        }

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game is not made for."""
        if seats not in self.seats:
            raise TouchlineError(
                f"{self.title} is for {self.seats[0]} to {self.seats[-1]} managers, not {seats}."
            )


GROUP = "touchline.games"  # of entry points: id and package of a game; also where our own games lie


@cache
def packages() -> dict[str, str]:
    """The packages of all games that are installed, by id: ours and everybody else's."""
    found = {entry.name: entry.value for entry in entry_points(group=GROUP)}
    if not any(package.startswith(f"{GROUP}.") for package in found.values()):
        # A checkout that is newer than its installation: nothing names our own games yet.
        modules = pkgutil.iter_modules(import_module(GROUP).__path__)
        found |= {module.name: f"{GROUP}.{module.name}" for module in modules if module.ispkg}
    return dict(sorted(found.items()))


def known() -> tuple[str, ...]:
    """The ids of all games that are installed."""
    return tuple(packages())


def pinned(game_id: str, edition: str, contents: str, rules: int = 0) -> Spec:
    """A game with exactly these contents, by their fingerprint; without one, its own edition.

    With rules, it is played by that version of them and not by today's.
    """
    played = f"{game_id}~{rules}" if rules else game_id
    return Spec(f"{played}@{edition}#{contents}" if contents else played)


def find(spec: str) -> Game:
    """The game with this id, or an edition of it: `best11`, `best11@my-cards`, `best11@my-cards#<hash>`.

    `best11~1`, or `best11~1@my-cards`, is the game by version 1 of its rules, which an earlier release had.
    """
    played, at, edition = spec.partition("@")
    game_id, behind, rules = played.partition("~")
    if game_id not in known():
        raise TouchlineError(f"There is no game '{game_id}'. There is: {', '.join(known())}.")
    if at and not edition:
        raise TouchlineError(f"Name an edition of {game_id} behind the @, or leave the @ out.")
    package = _home(game_id, _version(game_id, rules)) if behind else copies.own(packages()[game_id])
    if edition in ("", editions.STANDARD):
        return _card(package, "")
    name, module = editions.load(package if behind else packages()[game_id], game_id, edition)
    return _card(module.__name__, name)


def _home(game_id: str, version: int) -> str:
    """The package that plays the game's own edition by a version of its rules."""
    package = packages()[game_id]
    return (
        earlier.package_of(package, version) if version in earlier.versions(package) else copies.own(package)
    )


def _version(game_id: str, rules: str) -> int:
    """The version of a game's rules that was asked for, if it is here."""
    game = find(game_id)
    here = [*earlier.versions(packages()[game_id]), game.rules_version]
    if rules not in map(str, here):
        listed = ", ".join(map(str, here))
        raise earlier.NoRules(
            f"This Touchline has no rules {rules[:20]} of {game.title}. It has: {listed}. "
            "Use the Touchline that these rules came with, or a newer one."
        )
    return int(rules)


def trial(game_id: str, name: str, texts: editions.Texts) -> Game:
    """The game with these contents, known to this process only."""
    module = editions.install(packages()[game_id], game_id, name, texts)
    return _card(module.__name__, name)


@cache
def _card(package: str, edition: str) -> Game:
    game = import_module(package).GAME
    assert isinstance(game, Game)
    return replace(game, edition=edition) if edition else game
