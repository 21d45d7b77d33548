"""The one list of bots: whoever registers here is found by the command line, the pages and the tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from touchline.bots.asking import decide
from touchline.bots.sight import Sight
from touchline.engine import game as games
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError

Bot = Callable[[Sight, Chance], int]
MOST = 1_000_000  # the largest number of a bot that is made by number


@dataclass(frozen=True)
class BotCard:
    """A bot as it is listed: its name, one honest line, the games that it plays, whether it is your own."""

    name: str
    text: str
    games: tuple[str, ...]
    own: bool = False


@dataclass(frozen=True)
class _Entry:
    text: str
    plays: Callable[[str], bool]
    made: Callable[..., Any]  # a bot, or a class of bots
    own: bool = False
    home: str = ""  # the file, and the name in it

    @property
    def bot(self) -> Bot:
        """The bot; of a class, a new one that remembers nothing."""
        made: Bot = self.made() if isinstance(self.made, type) else self.made
        return made


_BOTS: dict[str, _Entry] = {}


def register(
    name: str, text: str, plays: Callable[[str], bool] = lambda game_id: True
) -> Callable[[Bot], Bot]:
    """Decorate a bot to list it under this name, for the games (by id) that `plays` says yes to."""

    def add(bot: Bot) -> Bot:
        if name in _BOTS:
            raise TouchlineError(f"There is a bot '{name}' already. Register yours under another name.")
        _BOTS[name] = _Entry(text, plays, bot)
        return bot

    return add


def add_own(name: str, text: str, plays: Callable[[str], bool], made: Callable[..., Any], home: str) -> None:
    """List a bot that does not come with the house. The same one, loaded again, takes its place."""
    old = _BOTS.get(name)
    if old is not None and (not old.own or (old.home and home and old.home != home)):
        where = f" ({old.home})" if old.home else ""
        raise TouchlineError(f"There is a bot '{name}' already{where}. Call yours by another name.")
    _BOTS[name] = _Entry(text, plays, made, True, home)


def name_of(made: Callable[..., Any]) -> str:
    """What this bot is listed as, or nothing."""
    return next((name for name, entry in _BOTS.items() if entry.made is made), "")


def own_names(file: str) -> list[str]:
    """The bots of this file."""
    return [name for name, entry in _BOTS.items() if entry.home.rpartition(":")[0] == file]


@dataclass(frozen=True)
class _Family:
    plays: Callable[[str], bool]
    make: Callable[[int], Bot]


_FAMILIES: dict[str, _Family] = {}


def register_family(
    name: str, plays: Callable[[str], bool] = lambda game_id: True
) -> Callable[[Callable[[int], Bot]], Callable[[int], Bot]]:
    """Decorate what makes bots by a number: they are called `name:NUMBER`, and are not listed."""

    def add(make: Callable[[int], Bot]) -> Callable[[int], Bot]:
        _FAMILIES[name] = _Family(plays, make)
        return make

    return add


def names(game_id: str | None = None) -> list[BotCard]:
    """All bots, or those that play this game."""
    _load_own()
    wanted = games.known() if game_id is None else (games.find(game_id).id,)
    cards = [
        BotCard(name, entry.text, tuple(game for game in games.known() if entry.plays(game)), entry.own)
        for name, entry in _BOTS.items()
    ]
    return [card for card in cards if any(game in card.games for game in wanted)]


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= len(str(MOST)) and 0 < int(text) <= MOST


def get(name: str, game_id: str | None = None) -> Bot:
    """The bot with this name; with a game, only if it plays that game (no other game is loaded).

    `NAME@WHEEL` is the bot of an earlier release.
    """
    wanted = games.known() if game_id is None else (games.find(game_id).id,)
    if name not in _BOTS:
        _load_own()
    then, at, place = name.partition("@")
    if at:
        from touchline.bots.release import earlier

        return earlier(then, place)
    family, _, number = name.partition(":")
    found = _FAMILIES.get(family) if _is_number(number) else _BOTS.get(name)
    if found is None or not any(found.plays(game) for game in wanted):
        there_is = [card.name for card in names(game_id)] + [f"{family}:NUMBER" for family in _FAMILIES]
        where = f" that plays '{game_id}'" if game_id else ""
        raise TouchlineError(f"There is no bot '{name}'{where}. There is: {', '.join(there_is)}.")
    return found.bot if isinstance(found, _Entry) else found.make(int(number))


def _load_own() -> None:
    from touchline.bots import own

    own.load_all()


def choose(name: str, spec: games.Spec, dump: dict[str, Any], seat: int, seed: int) -> str:
    """A bot's option, as text, in an imagined world that was written down; for worker processes."""
    game = games.find(spec)
    bot = get(name, spec)
    chance = Chance(seed)
    sight = Sight.of(game, game.load(dump), seat, chance.rand(1 << 30))
    return game.codec.text(decide(name, bot, sight, chance))
