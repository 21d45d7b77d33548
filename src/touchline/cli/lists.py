"""`touchline games` and `touchline bots`: what can be played, and who plays."""

from __future__ import annotations

from typing import Annotated

import typer

from touchline.cli import complete
from touchline.cli.arguments import AsJson
from touchline.cli.show import print_json, say, tell


def games(json: AsJson = False) -> None:
    """List the games and their options."""
    from msgspec import to_builtins

    from touchline.engine.game import SWITCH, find, known

    cards = [find(id) for id in known()]
    if json:
        print_json(
            [
                {
                    **card.facts,
                    "title": card.title,
                    "seat_counts": list(card.seats),
                    "all_options": to_builtins(card.options),
                }
                for card in cards
            ]
        )
        return
    for card in cards:
        tell(
            say("games-line", id=card.id, title=card.title, fewest=card.seats[0], most=card.seats[-1]), "bold"
        )
        for option in card.options:
            values = "" if option.values == SWITCH else "=" + "|".join(map(str, option.values))
            tell(f"  --option {option.id}{values}: {option.text} ({option.rule})")


def bots(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME", help=say("bots-game"), autocompletion=complete.games),
    ] = "",
    json: AsJson = False,
) -> None:
    """List the bots of each game."""
    from touchline import bots as registry
    from touchline.engine.game import find, known

    found = {id: registry.names(find(id).id) for id in ([game] if game else known())}
    if json:
        rows = [(find(id), bot) for id, cards in found.items() for bot in cards]
        print_json([{"game": card.id, "bot": bot.name, "text": bot.text} for card, bot in rows])
        return
    for id, cards in found.items():
        tell(find(id).title, "bold")
        for bot in cards:
            tell(f"  {bot.name}: {bot.text}")
