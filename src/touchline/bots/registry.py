"""The one list of bots: whoever registers here is found by the command line, the pages and the tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from touchline.bots.sight import Sight
from touchline.engine import game as games
from touchline.engine.chance import Chance
from touchline.engine.errors import TouchlineError

Bot = Callable[[Sight, Chance], int]
MOST = 1_000_000  # the largest number of a bot that is made by number


@dataclass(frozen=True)
class BotCard:
    """A bot as it is listed: its name, one honest line, and the games that it plays."""

    name: str
    text: str
    games: tuple[str, ...]


@dataclass(frozen=True)
class _Entry:
    text: str
    plays: Callable[[str], bool]
    bot: Bot


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
    wanted = games.known() if game_id is None else (games.find(game_id).id,)
    cards = [
        BotCard(name, entry.text, tuple(game for game in games.known() if entry.plays(game)))
        for name, entry in _BOTS.items()
    ]
    return [card for card in cards if any(game in card.games for game in wanted)]


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= len(str(MOST)) and 0 < int(text) <= MOST


def get(name: str, game_id: str | None = None) -> Bot:
    """The bot with this name; with a game, only if it plays that game (no other game is loaded)."""
    wanted = games.known() if game_id is None else (games.find(game_id).id,)
    family, _, number = name.partition(":")
    found = _FAMILIES.get(family) if _is_number(number) else _BOTS.get(name)
    if found is None or not any(found.plays(game) for game in wanted):
        there_is = [card.name for card in names(game_id)] + [f"{family}:NUMBER" for family in _FAMILIES]
        where = f" that plays '{game_id}'" if game_id else ""
        raise TouchlineError(f"There is no bot '{name}'{where}. There is: {', '.join(there_is)}.")
    return found.bot if isinstance(found, _Entry) else found.make(int(number))


def decide(name: str, bot: Bot, sight: Sight, chance: Chance) -> int:
    """Ask a bot for its option, and refuse an answer that is not one of those it was given."""
    given = list(sight.options)  # the bot may do with its sight what it likes
    if len(given) == 1:  # asked only so that the others learn nothing
        return given[0]
    option = bot(sight, chance)
    if option not in given:
        texts = ", ".join(sight.game.codec.text(o) for o in given)
        raise TouchlineError(
            f"Bot '{name}' answered {option!r}; it has to return one of its options: {texts}."
        )
    return option


def choose(name: str, spec: games.Spec, dump: dict[str, Any], seat: int, seed: int) -> str:
    """A bot's option, as text, in an imagined world that was written down; for worker processes."""
    game = games.find(spec)
    bot = get(name, spec)
    chance = Chance(seed)
    sight = Sight.of(game, game.load(dump), seat, chance.rand(1 << 30))
    return game.codec.text(decide(name, bot, sight, chance))
