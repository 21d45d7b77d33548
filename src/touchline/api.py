"""Games from Python: make a table, look, decide, count.

Everything goes through the same referee as a live table: what is not legal is refused with its rule
and changes nothing, and the same seed with the same decisions gives the same game. For search, where
millions of trusted moves count, use the engine's fast path (docs/architecture.md) instead.
"""

from __future__ import annotations

import platform
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from touchline import __version__
from touchline.engine import record, state, transcript, views
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.game import OptionText, Score, TableOption, find, known
from touchline.engine.match import Entry, Fork, Match, secret_of
from touchline.engine.words import counted
from touchline.places import use_editions

__all__ = [
    "Decision",
    "GameCard",
    "Option",
    "Refused",
    "Table",
    "TouchlineError",
    "is_compiled",
    "list_games",
    "load_record",
    "new",
    "play",
    "play_again",
    "tournament",
    "version",
]

SPECTATOR = views.SPECTATOR


class Option(str):
    """An option: its stable text, which is what `play` takes, and its words."""

    __slots__ = ("detail", "effect", "label")

    label: str
    detail: str
    effect: str

    def __new__(cls, text: str, words: OptionText, names: list[str]) -> Option:
        """An option with its words, in which seats are called by name."""
        option = super().__new__(cls, text)
        option.label = _named(words.label, names)
        option.detail = _named(words.detail, names)
        option.effect = _named(words.effect, names)
        return option

    def __reduce__(self) -> tuple[Any, ...]:
        """What a copy, in another process too, is made from."""
        return Option, (str(self), OptionText(self.label, self.detail, self.effect), [])


@dataclass(frozen=True)
class Decision:
    """A question that a seat has to answer now."""

    seat: int
    question: str
    text: str
    context: str
    rule: str
    options: list[Option]


@dataclass(frozen=True)
class GameCard:
    """What can be played: a game, for how many, with which options."""

    id: str
    title: str
    seats: list[int]
    edition: str
    rules_version: int
    options: list[TableOption] = field(default_factory=list)


class Table:
    """One game, refereed."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.names = names

    def __repr__(self) -> str:
        status = "over" if self.over else f"waiting for {self.match.waiting()}"
        return f"<Table {self.game} {self.seats} seats, {len(self.log)} decisions, {status}>"

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.match.game.id

    @property
    def seats(self) -> int:
        """How many managers play."""
        return self.match.seats

    @property
    def decisions(self) -> list[Decision]:
        """What is to be decided now, one for each seat that is asked; empty when the game is over."""
        return [self._decision(seat) for seat in self.match.waiting()]

    def _decision(self, seat: int) -> Decision:
        game, g = self.match.game, self.match.state
        prompt = game.prompt(g, seat)
        options = [
            Option(game.codec.text(number), game.label(g, seat, number), self.names)
            for number in game.rules.options(g, seat)
        ]
        text, context = (_named(words, self.names) for words in (prompt.question, prompt.context))
        return Decision(seat, game.question(g, seat), text, context, prompt.rule, options)

    def play(self, seat: int, option: str) -> None:
        """Decide for a seat. Raises Refused, with rule and reason, and changes nothing if it is not legal."""
        self.match.play(seat, str(option))

    def why_not(self, seat: int) -> list[tuple[str, str, str]]:
        """What the seat might try now and may not: option, rule id and reason of each."""
        self._check(seat)
        if not self.match.state.open[seat]:
            return []
        blocked = views.why_not(self.match.game, self.match.state, seat)
        return [(b.option, b.rule, _named(b.reason, self.names)) for b in blocked]

    def view(self, seat: int = SPECTATOR) -> views.View:
        """What the seat may know now; without a seat, what a spectator may know."""
        self._check(seat, SPECTATOR)
        return self.match.view(seat)

    def events(self, seat: int = SPECTATOR, after: int = 0) -> list[transcript.Line]:
        """What the seat has heard, as sentences with their rules, from the line numbered `after` on."""
        self._check(seat, SPECTATOR)
        return list(transcript.told(self.match, self.names, seat, after))

    @property
    def log(self) -> list[Entry]:
        """All decisions so far: seat and option of each."""
        return self.match.log.copy()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.match.over

    @property
    def scores(self) -> list[Score]:
        """The result, one Score for each seat with total, place and parts; empty before the end."""
        return self.match.scores

    @property
    def record(self) -> str:
        """The game as text that anybody can verify. It tells every secret of the table."""
        return record.write(self.match, self.names)

    def clone(self) -> Table:
        """An independent copy: what is played on it does not touch this table."""
        return Table(self.match.clone(), self.names.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A table travels to another process as plain data, and is replayed there."""
        match = self.match
        made_of = (match.game.spec, match.seats, match.options, match.secret, match.forks)
        return _replayed, (*made_of, match.log, self.names)

    def _check(self, seat: int, lowest: int = 0) -> None:
        if not isinstance(seat, int) or not lowest <= seat < self.seats:
            raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: dict[str, Any] | None = None,
    names: list[str] | None = None,
) -> Table:
    """A new table. The same seed gives the same cards; without a seed nobody can foresee them."""
    use_editions()
    found = find(game)
    found.check_seats(seats)
    names = [f"Seat {seat}" for seat in range(seats)] if names is None else list(names)
    if len(names) != seats:
        raise TouchlineError(
            f"Give one name for each seat: {counted(seats, 'seat')}, {counted(len(names), 'name')}."
        )
    return Table(Match(found, seats, options or {}, secret_of(seed)), names)


def _replayed(
    spec: str,
    seats: int,
    options: dict[str, int],
    secret: bytes,
    forks: tuple[Fork, ...],
    log: list[Entry],
    names: list[str],
) -> Table:
    """The table that another process, or a file, has sent."""
    use_editions()
    match = Match(find(spec), seats, options, secret, forks)
    match.replay(log)
    return Table(match, names)


def load_record(text: str) -> Table:
    """The table that a record tells of, replayed and checked; raises BadRecord if it is false."""
    use_editions()
    return Table(*record.read(text))


def play(
    game: str,
    bots: list[str],
    *,
    seed: int = 1,
    number: int | None = None,
    options: dict[str, Any] | None = None,
) -> Table:
    """A game among bots, one for each seat, played to its end.

    With a number: that game (the first one is 0) of `touchline sim` with the same bots, seed and options.
    """
    from touchline.bots.arena import play_match, seat_names, seed_of

    use_editions()
    match = play_match(find(game).spec, bots, seed if number is None else seed_of(seed, number), options)
    return Table(match, seat_names(bots))


def play_again(place: str | Path, number: int) -> Table:
    """Game `number` (the first one is 0) of a lab report's folder or a tournament's file, played again."""
    from touchline.bots.arena import seat_names
    from touchline.lab import again

    use_editions()
    match, bots = again.play(Path(place), number)
    return Table(match, seat_names(bots))


def list_games() -> list[GameCard]:
    """All games that can be played."""
    games = [find(id) for id in known()]
    return [
        GameCard(g.id, g.title, list(g.seats), g.edition, g.rules_version, list(g.options)) for g in games
    ]


def tournament(
    game: str,
    bots: list[str],
    *,
    seats: int = 2,
    games: int = 100,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    out: str | Path | None = None,
    workers: int = 1,
    on: str = "cores",
    address: str | None = None,
) -> dict[str, Any]:
    """Let bots compete, every deal in all seatings; the figures that `touchline tournament --json` prints."""
    from touchline.lab.tournament import play, set_up

    setup = set_up(game, bots, seats, seed, options)
    file = None if out is None else Path(out)
    return play(setup, games, out=file, on=on, workers=workers, address=address)


def is_compiled() -> bool:
    """Whether the engine and the games run compiled."""
    return not state.__file__.endswith((".py", ".pyc"))


def version() -> str:
    """Which Touchline this is, whether it runs compiled, and on which Python."""
    build = "compiled" if is_compiled() else "pure Python"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"Touchline {__version__} ({build}), {python}"


def _named(text: str, names: list[str]) -> str:
    """A label with names in place of seats: `{2}` is seat 2."""
    for seat, name in enumerate(names):
        text = text.replace(f"{{{seat}}}", name)
    return text
