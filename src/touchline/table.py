"""A table, and worlds that a seat can imagine at it: look, decide, count.

Options come in two shapes. A text, such as `nominate:fa_012`, is what `play` takes; words for it are made
when somebody reads them. An id is the option's place in the game's action space
(`touchline.actions`): `legal`, `play_id` and `mask` speak ids, and are several times as fast.
"""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex, TypeVar, overload

from touchline.decision import Decision, Option, named, named_prompt, named_words
from touchline.engine import record, transcript, views
from touchline.engine.actions import actions_of
from touchline.engine.chance import Chance
from touchline.engine.encoder import assigned, copied, places_of
from touchline.engine.errors import Refused, TouchlineError
from touchline.engine.game import Game, OptionText, Score, find
from touchline.engine.match import Entry, Fork, Match
from touchline.engine.state import NOT_LISTED_YET
from touchline.places import use_editions

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from touchline.bots.own import AnyBot

SPECTATOR: Final = -1  # as `engine/views.py` has it
NAMED: Final = 12  # legal options that a refusal names

Out = TypeVar("Out", bound="MutableSequence[Any] | NDArray[Any]")


class World:
    """A game that can be looked at and played on: a table, or what a seat imagines to be one.

    An imagined world has its own chance. It keeps no log and has no record.
    """

    def __init__(self, game: Game, state: Any, names: list[str]) -> None:
        edition: Any = game  # what it brings along is interpreted where this module is compiled
        self._game: Any = edition
        self.state: Any = state  # the engine's, with everything that is hidden: for encoders and search
        self.names = names
        self.seats: int = state.seats
        self.actions = actions_of(game)  # what the ids of `legal`, `play_id` and `mask` stand for
        self._ids: dict[int, int] = self.actions.ids
        self._numbers: list[int] = self.actions.options
        self.course: Any = edition.rules.course(state, None, None)  # where ids are played

    @property
    def game(self) -> str:
        """The id of the game."""
        return str(self._game.id)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._game.over(self.state))

    @property
    def scores(self) -> list[Score]:
        """The result, one Score for each seat with total, place and parts; empty before the end."""
        return self._game.scores(self.state) if self.over else []

    # Whose turn, and what is legal

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer now; empty when the game is over."""
        return [seat for seat, asked in enumerate(self.state.open) if asked]

    @property
    def turn(self) -> int:
        """The seat that answers next where answers are taken one by one; -1 when the game is over."""
        next_one: int = self.state.next_seat()
        return next_one

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The ids of the seat's options, in the order of `decision.options`; empty if it is not asked."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            seat = self._seat(seat)
        try:
            legal: list[int] = self.course.legal(seat, self._ids)
            return legal
        except KeyError as error:
            raise self.actions.missing(error.args[0]) from None

    def play_id(self, seat: SupportsIndex, id: SupportsIndex) -> None:
        """Decide for a seat by the id of an option. Raises Refused and changes nothing if it is not legal."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            seat = self._seat(seat)
        numbers = self._numbers
        if not isinstance(id, int) or not 0 <= id < len(numbers):
            id = self.actions.checked(id)
        if not self.course.play(seat, numbers[id]):
            raise self._refusal(seat, numbers[id])

    def _refusal(self, seat: int, option: int) -> Refused:
        if self._game.rules.allows(self.state, seat, option):
            rule = self._game.prompt(self.state, seat).rule
            reason = "this amount is legal, but not listed: `play` takes it as text."
        else:
            rule, reason = self._game.why(self.state, seat, option)
        legal = [f"{id} {self.actions.text(id)}" for id in self.legal(seat)]
        if not legal:
            legal = [f"nothing for seat {seat}; waiting for {self.waiting}" if not self.over else "nothing"]
        more = f" and {len(legal) - NAMED} more" if len(legal) > NAMED else ""
        return Refused(
            self._game.codec.text(option),
            rule,
            f"{reason.rstrip('.')}. Legal now: {', '.join(legal[:NAMED])}{more}.",
        )

    @overload
    def mask(self, seat: SupportsIndex) -> NDArray[numpy.bool_]: ...
    @overload
    def mask(self, seat: SupportsIndex, out: Out) -> Out: ...
    def mask(self, seat: SupportsIndex, out: Any = None) -> Any:
        """For each action whether it is legal now, in a new numpy array or in `out`, any array that fits."""
        flags = self.flags(seat)
        if out is None:
            return numpy_or_error().frombuffer(flags, bool)
        places = places_of(out)
        if places != len(flags):
            raise TouchlineError(f"The mask of {self.game} has {len(flags)} places; `out` has {places}.")
        if not copied(flags, out, "bB?"):
            assigned(out, flags if isinstance(out, list) else numpy_or_error().frombuffer(flags, "uint8"))
        return out

    def flags(self, seat: SupportsIndex) -> bytearray:
        """The mask as bytes: 1 where an action is legal now, 0 elsewhere."""
        flags = bytearray(len(self._numbers))
        for id in self.legal(seat):
            flags[id] = 1
        return flags

    @property
    def decisions(self) -> list[Decision]:
        """What is to be decided now, one for each seat that is asked; empty when the game is over."""
        waiting = self.waiting
        then = self.state.clone() if waiting else self.state  # words are made later, from this moment
        return [self._decision(then, seat) for seat in waiting]

    def _decision(self, then: Any, seat: int) -> Decision:
        game, names = self._game, self.names

        def words_of(number: int) -> Callable[[], OptionText]:
            return lambda: named_words(game.label(then, seat, number), names)

        options = [
            Option(game.codec.text(number), words_of(number)) for number in game.rules.options(then, seat)
        ]
        return Decision(
            seat, game.question(then, seat), options, lambda: named_prompt(game.prompt(then, seat), names)
        )

    def play(self, seat: SupportsIndex, option: Any) -> None:
        """Decide for a seat. Raises Refused, with rule and reason, and changes nothing if it is not legal."""
        seat = self._seat(seat)
        number = self._game.codec.number(option) if isinstance(option, str) else None
        rules, g = self._game.rules, self.state
        if number is not None and rules.allows(g, seat, number):
            rules.apply(g, seat, number)
        elif number is not None and rules.side_allows(g, seat, number):
            rules.apply_side(g, seat, number)
        else:
            shown = option if isinstance(option, str) and len(option) <= 60 else "that option"
            raise Refused(shown, *self._game.why(g, seat, -1 if number is None else number))

    def ask(self, bot: AnyBot, seat: SupportsIndex, *, seed: int = 1) -> Option:
        """What a bot would answer for the seat now; it sees what the seat sees. Nothing is played."""
        from touchline.bots import Sight, decide, get
        from touchline.bots.own import named as bot_named

        seat = self._seat(seat)
        name = bot_named(bot)
        player, chance = get(name, self._game.spec), Chance(f"{seed}:ask")
        sight = Sight.of(self._game, self.state, seat, chance.rand(1 << 30))
        number, then, game, names = (
            decide(name, player, sight, chance),
            self.state.clone(),
            self._game,
            self.names,
        )
        return Option(game.codec.text(number), lambda: named_words(game.label(then, seat, number), names))

    # What a seat may know

    def why_not(self, seat: SupportsIndex) -> list[tuple[str, str, str]]:
        """What the seat might try now and may not: option, rule id and reason of each."""
        seat = self._seat(seat)
        if not self.state.open[seat]:
            return []
        blocked = views.why_not(self._game, self.state, seat)
        return [(b.option, b.rule, named(b.reason, self.names)) for b in blocked]

    def view(self, seat: SupportsIndex = SPECTATOR) -> views.View:
        """What the seat may know now; without a seat, what a spectator may know."""
        return views.look(self._game, self.state, self._seat(seat, SPECTATOR))

    def imagine(self, seat: SupportsIndex, seed: Any) -> World:
        """A world that looks the same to the seat, with everything that it cannot know dealt again."""
        seat = self._seat(seat, SPECTATOR)
        if not isinstance(seed, int):
            raise TouchlineError(f"Imagined worlds are dealt from a whole number, not from {seed!r}.")
        world = self._game.redeal(self.state, seat, seed)
        world.choices = [NOT_LISTED_YET] * world.seats
        return World(self._game, world, self.names.copy())

    # Copies

    def clone(self) -> World:
        """An independent copy: what is played on it does not touch this one."""
        return World(self._game, self.state.clone(), self.names.copy())

    def __copy__(self) -> World:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """A world travels to another process as plain data."""
        return _world, (self._game.spec, self.state.dump(), self.names)

    def __repr__(self) -> str:
        status = "over" if self.over else f"waiting for {self.waiting}"
        return f"<{type(self).__name__} {self.game} {self.seats} seats, {status}>"

    def _seat(self, seat: SupportsIndex, lowest: int = 0) -> int:
        if hasattr(seat, "__index__") and lowest <= index(seat) < self.seats:
            return index(seat)
        raise TouchlineError(f"There is no seat {seat!r} at this table; seats are 0 to {self.seats - 1}.")


class Table(World):
    """One game, refereed."""

    def __init__(self, match: Match, names: list[str]) -> None:
        played: Any = match
        super().__init__(match.game, played.state, names)
        self.match = match
        self.course = played.course

    def __repr__(self) -> str:
        status = "over" if self.over else f"waiting for {self.waiting}"
        return f"<Table {self.game} {self.seats} seats, {len(self.log)} decisions, {status}>"

    def play(self, seat: SupportsIndex, option: Any) -> None:
        """Decide for a seat. Raises Refused, with rule and reason, and changes nothing if it is not legal."""
        self.match.play(self._seat(seat), str(option))

    def undo(self) -> None:
        """Take back the last decision, whatever it brought to light."""
        self.match.take_back()
        played: Any = self.match
        self.state, self.course = played.state, played.course

    def events(self, seat: SupportsIndex = SPECTATOR, after: int = 0) -> list[transcript.Line]:
        """What the seat has heard, as sentences with their rules, `after` this many decisions."""
        return list(transcript.told(self.match, self.names, self._seat(seat, SPECTATOR), after))

    @property
    def log(self) -> list[Entry]:
        """All decisions so far: seat and option of each."""
        return self.match.log.copy()

    @property
    def record(self) -> str:
        """The game as text that anybody can verify. It tells every secret of the table."""
        return record.write(self.match, self.names)

    def clone(self) -> Table:
        """An independent copy: what is played on it does not touch this table."""
        return Table(self.match.clone(), self.names.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """A table travels to another process as plain data, and is replayed there."""
        match = self.match
        made_of = (match.game.spec, match.seats, match.options, match.secret, match.forks)
        return _replayed, (*made_of, match.log, self.names)


def numpy_or_error() -> Any:
    """Numpy, or how to get it."""
    try:
        import numpy
    except ImportError as error:
        raise TouchlineError("This needs numpy: pip install 'touchline[rl]'.") from error
    return numpy


def _world(spec: str, dump: dict[str, Any], names: list[str]) -> World:
    use_editions()
    game = find(spec)
    return World(game, game.load(dump), names)


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
