"""What all pages share: the templates, the games on the shelf, their rulebooks."""

from __future__ import annotations

from functools import cache
from typing import Any

from touchline import bots
from touchline.bots.levels import LEVELS
from touchline.engine.game import Game, find, known
from touchline.engine.ledger import ledger_of
from touchline.engine.speech import Names, Words, by_language
from touchline.tables.lessons import lessons_of
from touchline.web.guide import guide_of, symbols_of
from touchline.web.language import say
from touchline.web.lessonpage import lesson_cards
from touchline.web.rulebook import Rulebook
from touchline.web.templating import templates

ABOUT = ("tagline", "emblem", "time", "kind", "blurb")
USUAL = "captain"  # the level that is offered first


def render(template: str, **variables: Any) -> str:
    """A page made from a template."""
    return templates().get_template(template).render(variables)


def about(game: Game) -> dict[str, str]:
    """What a game is, in a few words."""
    say, printed = Words(game.package), Names(game.package)
    if printed.has("game", "title"):
        return {part: printed("game", part) for part in ABOUT}
    return {part: say(f"game.{part}") for part in ABOUT}


@by_language
def game_card(game: Game) -> dict[str, Any]:
    """A game as the templates show it."""
    words = about(game)
    fewest, most = game.seats[0], game.seats[-1]
    return {
        "id": game.id,
        "title": game.title,
        "emblem": words["emblem"],
        "line": words["tagline"],
        "seats": f"{fewest}–{most}",
        "time": words["time"],
        "kind": words["kind"],
        "min_seats": fewest,
        "max_seats": most,
        "taste": Words(game.package).maybe("taste"),
        "lesson": next((lesson.minutes for lesson in lessons_of(game).values()), 0),
    }


def game_cards() -> list[dict[str, Any]]:
    """All games on the shelf."""
    return [game_card(find(game_id)) for game_id in known()]


@by_language
def bot_cards(game_id: str) -> list[dict[str, str]]:
    """A game's levels and your own bots, as the templates show them; without levels, all that there are."""
    found = bots.names(game_id)
    shown = [bot for bot in found if bot.name in LEVELS or bot.own] or found
    return [
        {"id": bot.name, "title": bot.name.capitalize(), "line": say.maybe(f"bot-{bot.name}") or bot.text}
        for bot in shown
    ]


def usual_bot(game_id: str) -> str:
    """The bot that is offered first."""
    there_is = [bot["id"] for bot in bot_cards(game_id)]
    return USUAL if USUAL in there_is else there_is[0]


@by_language
def rulebook(game_id: str) -> Rulebook:
    """The rules of a game."""
    return Rulebook.of(ledger_of(find(game_id)))


def book_of(game_id: str, q: str = "") -> dict[str, Any]:
    """The rules of a game for the templates: guide and ledger, as far as they hold every word of q."""
    game, words, whole = find(game_id), q.lower().split(), rulebook(game_id)
    chapters = guide_of(game)
    return {
        "game": game_card(game),
        "chapters": chapters,
        "guide": [chapter for chapter in chapters if all(word in chapter.words for word in words)],
        "symbols": symbols_of(game),
        "lessons": lesson_cards(game),
        "book": whole.search(q),
        "whole": whole,
        "q": q,
    }


@cache
def book_of_rule(rule: str) -> str:
    """The address of the rules in which a rule stands."""
    for game_id in known():
        if rule in rulebook(game_id).by_id:
            return f"/rules/{game_id}"
    return ""
