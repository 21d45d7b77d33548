"""Pages of the documentation site that are made: the HTTP API, the options of the games, their guides.

A hook of MkDocs (mkdocs.yml). They are made when the site is built, so they cannot fall behind the code.
"""

from __future__ import annotations

import os
import re
from importlib import resources
from typing import Any

from touchline.engine.actions import actions_of
from touchline.engine.chance import Chance
from touchline.engine.game import SWITCH as ON_OR_OFF, Game, OptionText, find, known
from touchline.engine.match import Match, secret_of
from touchline.web.routes_api import description

GAMES = 3  # random games that are looked at for words of options
DOCS = "../../../../docs/"  # as seen from a game's folder
MOST = 3000  # decisions of each

HTTP_INTRODUCTION = """\
Everything that the pages can do, for programs. Calls are below `/api`; `/api/docs` on your server shows the
same, and `/api/openapi.json` describes it for tools. A token is sent as `Authorization: Bearer TOKEN`: that
of a seat is the last part of its link. [write-a-bot.md](write-a-bot.md) has a whole client."""
GLOSSARY_INTRODUCTION = """\
For each game: the options that a table can be made with, and the verbs of all decisions, with how many
actions each has in the action space ([research.md](research.md)) and an example as logs write it and as a
page says it."""


def on_files(files: Any, config: Any) -> Any:
    """Add the pages that are made."""
    from mkdocs.structure.files import File

    made = {"http-api.md": http_api(), "options.md": glossary()} | guides()
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """A game's guide is a page of the site; other files of the repository are where TOUCHLINE_HOME says."""
    markdown = re.sub(r"\(\.\./src/touchline/games/(\w+)/guide\.md\)", r"(play/\1.md)", markdown)
    home = os.environ.get("TOUCHLINE_HOME", "").rstrip("/")
    there = rf"[\1]({home}/blob/HEAD/\2)" if home else r"\1"
    return re.sub(r"\[([^\]]+)\]\(\.\./([A-Za-z][^)\s]*)\)", there, markdown)


def guides() -> dict[str, str]:
    """The games' guides for players, with their links as seen from `docs/play`."""
    texts = {
        id: (resources.files(find(id).package) / "guide.md").read_text(encoding="utf-8") for id in known()
    }
    return {f"play/{id}.md": text.replace(DOCS, "../") for id, text in texts.items()}


def http_api() -> str:
    """All calls of the HTTP API, from its own description."""
    described = description()
    lines = [
        "# HTTP API",
        "",
        HTTP_INTRODUCTION,
    ]
    for path, calls in described["paths"].items():
        for method, call in calls.items():
            lines += ["", f"## {method.upper()} {path}", "", call.get("description", "").strip()]
            fields = _fields(described, call)
            if fields:
                lines += ["", "| name | where | type | |", "|---|---|---|---|", *fields]
    return "\n".join(lines) + "\n"


def _fields(described: dict[str, Any], call: dict[str, Any]) -> list[str]:
    rows = [
        f"| `{each['name']}` | {each['in']} | {_type(each['schema'])} | {each.get('description', '')} |"
        for each in call.get("parameters", [])
    ]
    body = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    if "$ref" in body:
        model = described["components"]["schemas"][body["$ref"].rpartition("/")[2]]
        for name, field in model.get("properties", {}).items():
            rows.append(f"| `{name}` | body | {_type(field)} | {field.get('description', '')} |")
    return rows


def _type(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_type(each) for each in schema["anyOf"])
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    kind = str(schema.get("type", "anything"))
    return f"list of {_type(schema['items'])}" if kind == "array" and "items" in schema else kind


def glossary() -> str:
    """The options of every game: those of a table, and what can be decided in it."""
    lines = [
        "# Options of the games",
        "",
        GLOSSARY_INTRODUCTION,
    ]
    for game_id in known():
        game = find(game_id)
        lines += [
            "",
            f"## {game.title}",
            "",
            "| option of the table | values | | rule |",
            "|---|---|---|---|",
        ]
        for option in game.options:
            values = "on or off" if option.values == ON_OR_OFF else ", ".join(map(str, option.values))
            lines.append(f"| `{option.id}` | {values} | {option.text} | {option.rule} |")
        lines += ["", "| verb | actions | example | in words |", "|---|---:|---|---|"]
        words, space = _words(game), actions_of(game)
        counts: dict[str, int] = {}
        for id in range(space.n):
            verb = space.text(id).partition(":")[0]
            counts[verb] = counts.get(verb, 0) + 1
        for verb, count in counts.items():
            text, said = words.get(verb, ("", None))
            lines.append(
                f"| `{verb}` | {count} | {f'`{text}`' if text else ''} | {said.label if said else ''} |"
            )
    return "\n".join(lines) + "\n"


def _words(game: Game) -> dict[str, tuple[str, OptionText | None]]:
    """An example of each verb that random games have shown, with its words."""
    found: dict[str, tuple[str, OptionText | None]] = {}
    for seed in range(GAMES):
        match = Match(game, game.seats[-1], {}, secret_of(seed))
        chance = Chance(seed)
        for _ in range(MOST):
            seat = match.state.next_seat()
            if seat < 0:
                break
            legal = game.rules.options(match.state, seat)
            for option in legal:
                text = game.codec.text(option)
                if text.partition(":")[0] not in found:
                    found[text.partition(":")[0]] = text, game.label(match.state, seat, option)
            match.decide(seat, legal[chance.rand(len(legal))])
    return found
