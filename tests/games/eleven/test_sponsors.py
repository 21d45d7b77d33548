"""Contracts with Sponsors (EL-147 to EL-156)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.games.eleven.given import THING, Table, given
from touchline.games.eleven import rules
from touchline.games.eleven.rules import club

ROW = ("SP02", "SP03", "SP09", "SP04", "SP05")


def table_of_sponsors() -> Table:
    """SP09 in slot 3: one-off +6 cash, -1 fans; adboard +2 cash, stat cash +1; kit stat fans and ops +1;
    bonus 1 VP."""
    return given().row("sponsors", *ROW)


def types(table: Table, card: str = "SP09") -> list[str]:
    """The contract types offered for a Sponsor."""
    return [option.split(":")[0] for option in table.options(0) if option.endswith(card)]


@pytest.mark.rule("EL-147")
def test_a_sponsor_of_the_last_three_slots_signs_for_free() -> None:
    table = table_of_sponsors().turn(0)
    assert table.stock(0)["cash"] == 0
    offered = {option[-4:] for option in table.options(0) if ":SP" in option}
    assert offered == {"SP09", "SP04", "SP05"}
    assert types(table) == ["one_off", "adboard", "kit"]
    assert table.why(0, "one_off:SP02") == table.why(0, "kit:SP03") == "EL-147"
    table.play(0, "one_off:SP09")
    assert table.events("paid") == []
    assert "SP09" not in table.view().sponsors


@pytest.mark.rule("EL-148")
def test_a_one_off_is_applied_and_discarded_even_with_all_spaces_full() -> None:
    table = table_of_sponsors().adboard(0, "SP06").adboard(0, "SP07").kit(0, "SP08").turn(0)
    assert types(table) == ["one_off"]
    table.play(0, "one_off:SP09")
    assert table.stock(0)["cash"] == 6
    assert table.g.sponsor_discard == [THING["SP09"]]
    assert len(club.adboards(table.g, 0)) == 2


@pytest.mark.rule("EL-149")
@pytest.mark.parametrize(("choice", "cash", "stat", "vp"), [("effect", 2, 3, 0), ("bonus", 0, 2, 1)])
def test_an_adboard_gives_one_of_two(choice: str, cash: int, stat: int, vp: int) -> None:
    table = table_of_sponsors().turn(0).play(0, "adboard:SP09")
    assert table.options(0) == ["adboard_mode:effect", "adboard_mode:bonus"]
    table.play(0, choice)
    assert (table.stock(0)["cash"], table.stats(0)["cash"], table.g.vp[0]) == (cash, stat, vp)
    assert [sponsor.card for sponsor in table.view().clubs[0].adboards] == ["SP09"]
    assert table.g.sponsor_discard == []


@pytest.mark.rule("EL-150")
@pytest.mark.parametrize(
    ("first", "order"), [("effect", ["stat", "stat", "vp"]), ("bonus", ["vp", "stat", "stat"])]
)
def test_a_kit_gives_both_in_the_order_of_its_owner(first: str, order: list[str]) -> None:
    table = table_of_sponsors().turn(0).play(0, "kit:SP09", first)
    assert table.kinds("stat", "vp") == order
    assert (table.stats(0)["fans"], table.stats(0)["ops"], table.g.vp[0]) == (3, 3, 1)
    kit = table.view(1).clubs[0].kit
    assert kit is not None
    assert kit.card == "SP09"


@pytest.mark.rule("EL-151")
@pytest.mark.parametrize(("built", "spaces"), [(0, 2), (1, 3)])
def test_two_adboards_and_a_third_with_its_token(built: int, spaces: int) -> None:
    for count in range(spaces + 1):
        table = table_of_sponsors().built(0, adboard_3=built)
        for name in ("SP06", "SP07", "SP08")[:count]:
            table.adboard(0, name)
        assert ("adboard" in types(table.turn(0))) == (count < spaces)


@pytest.mark.rule("EL-152")
def test_one_kit_sponsor() -> None:
    table = table_of_sponsors().kit(0, "SP06").turn(0)
    assert types(table) == ["one_off", "adboard"]
    assert table.why(0, "kit:SP09") == "EL-152"


@pytest.mark.rule("EL-153")
def test_a_sponsor_in_place_cannot_be_replaced() -> None:
    table = table_of_sponsors().adboard(0, "SP06").adboard(0, "SP07").kit(0, "SP08").turn(0)
    assert table.why(0, "adboard:SP09") == "EL-153"
    assert types(table) == ["one_off"]
    table.play(0, "one_off:SP09")
    mine = table.view().clubs[0]
    assert [sponsor.card for sponsor in mine.adboards] == ["SP06", "SP07"]
    assert mine.kit.card == "SP08"


@pytest.mark.rule("EL-154")
def test_what_a_contract_takes_is_taken() -> None:
    table = table_of_sponsors().resource(0, fans=2).turn(0).play(0, "one_off:SP09")
    assert (table.stock(0)["cash"], table.stock(0)["fans"]) == (6, 1)


@pytest.mark.rule("EL-155")
def test_sponsors_need_no_maintenance() -> None:
    before = given().squad(0, "P05", "P06")
    after = given().squad(0, "P05", "P06").adboard(0, "SP06").adboard(0, "SP07").kit(0, "SP08")
    assert after.view().clubs[0].maintenance == before.view().clubs[0].maintenance == [2, 4, 1]
    assert after.upkeep_cost(0) == before.upkeep_cost(0)


SPOKEN = (".eleven.text", ".eleven.card_text", ".rules.saying")  # modules that know names


@pytest.mark.rule("EL-156")
def test_no_rule_reads_names_and_stories() -> None:
    folder = Path(rules.__file__).parent
    files = [*folder.glob("*.py"), folder.parent / "cards.py", folder.parent / "effects.py"]
    assert len(files) > 20
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        said = {
            alias.asname or alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and str(node.module).endswith(SPOKEN)
            for alias in node.names
        }
        for node in ast.walk(tree):
            assert not (isinstance(node, ast.Constant) and node.value == "en.toml"), file
            rule = isinstance(node, ast.FunctionDef) and not node.name.startswith(
                ("asks_", "says_", "refuses_")
            )
            if rule and file.stem != "saying":
                read = {name.id for name in ast.walk(node) if isinstance(name, ast.Name)} & said
                assert not read, f"{file.name}, {node.name}"
