"""`touchline rules`: the ledger of a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from touchline.cli.arguments import AsJson, GameId
from touchline.cli.show import complain, out, print_json, say, tell
from touchline.engine.game import find
from touchline.engine.ledger import Entry, Grid, Ledger, Rule, ledger_of


def rules(
    game: GameId,
    ids: Annotated[list[str] | None, typer.Argument(metavar="RULE", help=say("rules-ids"))] = None,
    search: Annotated[str, typer.Option(help=say("rules-search"))] = "",
    json: AsJson = False,
) -> None:
    """Print rules of a game: some by their ids, those that contain some words, or the whole ledger."""
    card = find(game)
    ledger = ledger_of(card)
    found = [ledger.find(id) for id in ids] if ids else ledger.search(search)
    if json:
        rows = [{"rule": rule.id, "section": rule.section, "text": rule.text} for rule in found]
        print_json({**card.facts, "rules": rows})
    elif ids:
        for rule in found:
            _print_rule(rule)
    elif not search:
        _print_all(ledger)
    elif found:
        _print_grouped(found)
    if not found:
        complain(say("rules-none", words=search))
        raise typer.Exit(1)


def _print_grouped(found: list[Rule]) -> None:
    heading = None
    for rule in found:
        if rule.section != heading:
            heading = rule.section
            tell(f"\n{heading}" if rule is not found[0] else heading, "bold")
        _print_rule(rule)


def _print_all(ledger: Ledger) -> None:
    tell(ledger.title, "bold")
    for section in ledger.sections:
        if section.title:
            tell(f"\n{section.title}", "bold" if section.level == 2 else "underline")
        for entry in section.entries:
            _print_entry(entry)


def _print_entry(entry: Entry) -> None:
    if isinstance(entry, Rule):
        _print_rule(entry)
    elif isinstance(entry, Grid):
        grid = Table(*entry.head)
        for row in entry.rows:
            grid.add_row(*row)
        out.print(grid)
    else:
        tell(f"- {entry.text}" if entry.bullet else entry.text)


def _print_rule(rule: Rule) -> None:
    tell(f"{rule.id}  {rule.text}")
