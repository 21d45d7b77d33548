"""A deal of several cards on one sheet: what it makes of ticks and money is an ordinary offer."""

from __future__ import annotations

import re

import pytest

from tests.games.footmania.given import given
from tests.tables.given_tables import answer, scene, sit
from touchline.games.footmania import page, state as s
from touchline.games.footmania.page.sheets import Sheet
from touchline.tables.errors import TableError
from touchline.tables.service import Tables
from touchline.tables.table import Table as Hosted

NAMES = ["Ada", "Ben", "Cal"]


def composed(sheet: Sheet, kind: int, gives: list[str], gets: list[str], money: int) -> list[str]:
    """The options that static/sheet.js makes of a recipe."""
    recipe, payer = sheet.recipes[kind], sheet.payers[0][0]
    only = sheet.trays[0].only.get(gives[0], "").split() if gives else []
    sides = {"<": gives, ">": gets, "<1": gives[:1], "<+": gives[1:]}
    found = []
    for token in recipe.split():
        unless, _, part = token.rpartition("!")
        if unless in only:
            continue
        side = re.search(r"(<1|<\+|<|>)$", part)
        if side:
            found += [part[: side.start()] + one for one in sides[side[0]]]
        else:
            found.append(payer.format(money) if part == "$" else part.replace("$", str(money)))
    return found


@pytest.mark.rule("FM-084")
@pytest.mark.rule("FM-255")
@pytest.mark.parametrize(
    ("gives", "gets", "kind"),
    [(["Y07", "Y08"], [], 0), ([], ["B13", "post9"], 1), (["Y07", "Y08"], ["B13", "Q01"], 2)],
)
@pytest.mark.parametrize("seats", [2, 3])
def test_sheet_is_one_offer(gives: list[str], gets: list[str], kind: int, seats: int) -> None:
    table = given(seats).squad(0, "Y07", "Y08", "G09").squad(1, "B13", "R15").seen(0, "B13").sponsor(1, "Q01")
    match = table.refereed(s.SPEAK)
    assert page.deal_sheets(match.view(1), NAMES) == ()
    sheet = page.deal_sheets(match.view(0), NAMES)[0]
    ours, theirs = sheet.trays
    assert [thing for thing, _, _ in ours.things] == ["G09", "Y07", "Y08"]
    assert [thing for thing, _, _ in theirs.things] == ["B13", "Q01"]  # R15 is face down
    for option in composed(sheet, kind, gives, gets, 500):
        match.play(0, option)
    offer = match.view(1).table.offer
    assert (offer.cards, offer.wanted, offer.amount) == (gives, gets, 500)
    assert offer.payer == (1 if kind == 0 else 0)


def wanted(table: Hosted, seat: int) -> list[Sheet]:
    """The sheets of a seat with somebody who has a footballer."""
    return [one for one in page.deal_sheets(table.match.view(seat), table.names) if one.trays[1].ones]


def test_sheet_is_sent_as_a_whole_and_what_follows_it_is_not() -> None:
    async def play(tables: Tables) -> None:
        table, host, _ = await sit(tables, "here", "here", "here", game="footmania")
        while not (sheets := wanted(table, table.match.waiting()[0])):
            seat = table.match.waiting()[0]
            options = table.match.options_of(seat)
            await answer(tables, host, seat, next((one for one in options if "buy" in one), options[0]))
        seat, sheet = table.match.waiting()[0], sheets[0]
        wants = ["post1"]
        whole, decision = composed(sheet, 1, [], wants, 50), table.decision_id(seat)
        with pytest.raises(TableError, match="ends this decision"):
            await tables.play(host, seat, decision, [*whole, "window:done"])
        before = len(table.match.log)
        await tables.play(host, seat, decision, whole)
        assert [entry.option for entry in table.match.log[before:]] == whole

    scene(play)
