"""What the shell offers when Tab is pressed: games with their editions, bots, options.

Names are looked up when they are asked for. Trouble on the way, such as a game that does not exist, offers
nothing, because the shell has no place to say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import typer

from touchline.cli.show import say
from touchline.engine.errors import TouchlineError
from touchline.places import use_editions

Offer = tuple[str, str]  # what is typed, and what it means


def games(incomplete: str) -> list[Offer]:
    """Games, and behind an @ their editions."""
    from touchline.engine import editions
    from touchline.engine.game import find, known

    use_editions()
    offers = [(id, find(id).title) for id in known()]
    offers += [
        (f"{id}@{name}", say("complete-edition", game=find(id).title))
        for id in known()
        for name in editions.names(id)
    ]
    return [offer for offer in offers if offer[0].startswith(incomplete)]


def bots(ctx: typer.Context, incomplete: str) -> list[Offer]:
    """Bots, one behind the other with commas between them."""
    before, comma, name = incomplete.rpartition(",")
    return [(f"{before}{comma}{bot}", text) for bot, text in _bots_of(_game(ctx)) if bot.startswith(name)]


def options(ctx: typer.Context, incomplete: str) -> list[Offer]:
    """Options of the game, with their values where they have several."""
    from touchline.engine.game import SWITCH, find

    offers: list[Offer] = []
    with suppress(TouchlineError):
        for option in find(_game(ctx)).options:
            plain = option.values == SWITCH
            values = [option.id] if plain else [f"{option.id}={value}" for value in option.values]
            offers += [(value, option.text) for value in values]
    return [offer for offer in offers if offer[0].startswith(incomplete)]


def _game(ctx: typer.Context) -> str:
    """The game that stands on the command line already, if one does."""
    from touchline.engine.game import known

    use_editions()
    named = ctx.params.get("game") or ctx.params.get("what") or []
    words = [*([named] if isinstance(named, str) else named), *ctx.args]  # unparsed while a value is missing
    return next((str(word) for word in words if str(word).partition("@")[0] in known()), "")


def _bots_of(game: str) -> Iterator[Offer]:
    from touchline.bots import names

    with suppress(TouchlineError):
        yield from ((bot.name, bot.text) for bot in names(game or None))
