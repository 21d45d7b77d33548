"""The facts of cards and boards, row by row against the ledger, and the numbers that it declares."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tests.games.best11.given import GAME, THING, given
from touchline.engine.chance import Chance, seed_state
from touchline.engine.content import read_text
from touchline.games.best11 import cards, text
from touchline.games.best11.cards import FACTS, MANAGER, SPACES, THINGS
from touchline.games.best11.rules.board import gate_filled, only_in, overflow
from touchline.games.best11.state import Best11

LEDGER = read_text("touchline.games.best11", "ledger.md")
TABLE = {  # the ledger's tables of cards and boards: id -> cells of its row
    line.split()[1]: [cell.strip() for cell in line.split("|")[1:-1]]
    for line in LEDGER.splitlines()
    if re.match(r"\| (fa_\d{3}|kp_\d|mgr_\w+|tac_\d\d)( \(option\))? \|", line)
}
AGENTS = FACTS["free_agents"]
KEEPERS = FACTS["keepers"]
SYMBOLS = {"Sk": "skill", "Sa": "savvy", "Sp": "speed", "St": "strength"}
BONUS = {
    "–": "none",
    "LATE": "none",
    "TAC": "gain_tactics",
    "HAND": "add_from_hand",
    "DRAW": "extra_card",
    "REUSE": "reuse_bonus",
    "DISC": "add_from_discard",
}


def ids(prefix: str) -> list[str]:
    """The ids of the ledger's tables that start like this, in the order of the tables."""
    return [name for name in TABLE if name.startswith(prefix)]


def symbols(cell: str) -> dict[str, int]:
    """What "2Sk Sa" means."""
    found = dict.fromkeys(SYMBOLS.values(), 0)
    for word in cell.replace("–", "").split():
        found[SYMBOLS[word[-2:]]] = int(word[:-2] or 1)
    return found


def card_of_the_ledger(name: str) -> dict[str, Any]:
    """A row of the ledger's tables of free agents and keepers, as content.toml should have it."""
    if name.startswith("fa"):
        _, colour, base, positions, shown, extra, the = TABLE[name]
    else:
        _, colour, base, shown, extra, the = TABLE[name]
        positions = "K"
    return {
        "id": name,
        "colour": colour,
        "base": int(base),
        "positions": positions.replace("/", ""),
        **symbols(shown),
        "bonus": BONUS[extra],
        "late_bid": extra == "LATE",
        "the_name": the == "The",
    }


# Cards, row by row


@pytest.mark.rule("B11-242")
def test_free_agents_are_those_of_the_ledgers_table() -> None:
    assert ids("fa") == [f"fa_{n:03}" for n in range(1, 102)]
    assert [card_of_the_ledger(name) for name in ids("fa")] == AGENTS


@pytest.mark.rule("B11-250")
def test_keepers_are_those_of_the_ledgers_table() -> None:
    assert ids("kp") == [f"kp_{n}" for n in range(1, 10)]
    assert [card_of_the_ledger(name) for name in ids("kp")] == KEEPERS


@pytest.mark.rule("B11-242", "B11-250")
@pytest.mark.parametrize("name", ids("fa") + ids("kp"))
def test_engine_plays_with_the_facts_of_the_table(name: str) -> None:
    card, row = THING[name], card_of_the_ledger(name)
    assert cards.BASE[card] == row["base"]
    assert [line for i, line in enumerate("DMF") if cards.LINES[card] >> i & 1] == list(
        row["positions"].strip("K")
    )
    assert cards.COLOURS[cards.COLOUR[card]] == row["colour"]
    assert {name: cards.SYMBOL[i][card] for i, name in enumerate(cards.SYMBOLS)} == symbols(TABLE[name][-3])
    assert cards.BONUSES[cards.BONUS[card]] == row["bonus"]
    assert cards.LATE[card] == row["late_bid"]
    assert cards.THE_NAME[card] == row["the_name"]


@pytest.mark.rule("B11-242", "B11-250", "B11-287", "B11-252")
def test_a_game_is_played_with_exactly_this_material() -> None:
    g = GAME.new(4, seed_state(1), {})
    assert sorted(g.deck) == list(range(101))
    assert sorted(THINGS[card] for card in g.tactics_deck) == [f"tac_{n:02}" for n in range(1, 23)]
    keepers, boards = set(), set()
    for seed in range(40):
        g = GAME.new(4, seed_state(seed), {})
        keepers |= set(g.keepers)
        boards |= set(g.manager)
    assert {THINGS[card] for card in keepers} == set(ids("kp"))
    assert {THINGS[MANAGER + board] for board in boards} == set(ids("mgr"))


# Counts that the ledger declares


@pytest.mark.rule("B11-243")
def test_free_agents_by_base_value() -> None:
    assert Counter(row["base"] for row in AGENTS) == {1: 29, 2: 37, 3: 29, 4: 6}
    assert sum(row["base"] for row in AGENTS) == 214


@pytest.mark.rule("B11-244")
def test_free_agents_by_positions() -> None:
    found = Counter(row["positions"] for row in AGENTS)
    assert found == {"D": 26, "M": 25, "F": 28, "DM": 8, "MF": 8, "DMF": 6}
    assert [sum(line in row["positions"] for row in AGENTS) for line in "DMF"] == [40, 47, 42]


@pytest.mark.rule("B11-245")
def test_free_agents_by_colour() -> None:
    found = Counter(row["colour"] for row in AGENTS)
    assert found == {"yellow": 20, "teal": 20, "orange": 20, "red": 20, "purple": 21}


@pytest.mark.rule("B11-246")
def test_symbols_printed_on_the_free_agents() -> None:
    printed = {name: sum(row[name] for row in AGENTS) for name in cards.SYMBOLS}
    on_cards = {name: sum(row[name] > 0 for row in AGENTS) for name in cards.SYMBOLS}
    assert printed == {"skill": 27, "savvy": 26, "speed": 20, "strength": 26}
    assert on_cards == {"skill": 25, "savvy": 24, "speed": 18, "strength": 24}


@pytest.mark.rule("B11-247")
def test_free_agents_by_number_of_symbols() -> None:
    assert Counter(sum(row[name] for name in cards.SYMBOLS) for row in AGENTS) == {0: 21, 1: 65, 2: 13, 4: 2}


@pytest.mark.rule("B11-248", "B11-232")
def test_free_agents_by_extra() -> None:
    bonuses = Counter(row["bonus"] for row in AGENTS)
    assert bonuses.pop("none") == 101 - 35
    assert bonuses == dict.fromkeys(cards.BONUSES[1:], 7)
    assert sum(row["late_bid"] for row in AGENTS) == 8
    assert sum(row["bonus"] == "none" and not row["late_bid"] for row in AGENTS) == 58


@pytest.mark.rule("B11-232")
def test_stronger_bonuses_lie_on_weaker_cards() -> None:
    mean = {
        kind: sum(row["base"] for row in AGENTS if row["bonus"] == kind) / 7 for kind in cards.BONUSES[1:]
    }
    assert sorted(mean, key=lambda kind: mean[kind]) == [
        "add_from_hand",
        "gain_tactics",
        "add_from_discard",
        "reuse_bonus",
        "extra_card",
    ]


@pytest.mark.rule("B11-233")
def test_special_ability_is_on_exactly_the_cards_without_symbol_and_bonus() -> None:
    plain = [r["id"] for r in AGENTS if r["bonus"] == "none" and not any(r[name] for name in cards.SYMBOLS)]
    assert [row["id"] for row in AGENTS if row["late_bid"]] == plain
    assert len(plain) == 8


@pytest.mark.rule("B11-234")
def test_only_the_keeper_with_all_four_symbols_has_no_bonus() -> None:
    without = [row for row in KEEPERS if row["bonus"] == "none"]
    assert [row["id"] for row in without] == ["kp_9"]
    assert [without[0][name] for name in cards.SYMBOLS] == [1, 1, 1, 1]
    assert not any(row["late_bid"] for row in KEEPERS)


@pytest.mark.rule("B11-249")
def test_names_with_the_article() -> None:
    assert sum(row["the_name"] for row in AGENTS) == 41
    assert sum(row["the_name"] for row in KEEPERS) == 4


@pytest.mark.rule("B11-231")
@pytest.mark.parametrize("row", AGENTS + KEEPERS, ids=lambda row: row["id"])
def test_printed_name_starts_with_the_article_exactly_where_the_flag_says_so(row: dict[str, Any]) -> None:
    assert text.name(THING[row["id"]]).startswith("The ") == row["the_name"]


def test_no_two_cards_share_a_name() -> None:
    names = [text.name(thing) for thing in range(THING["tac_26"] + 1)]
    assert len(set(names)) == len(names)


@pytest.mark.rule("B11-228", "B11-251")
def test_money_cards() -> None:
    ones, threes = FACTS["money_cards"]["1"], FACTS["money_cards"]["3"]
    assert (ones, threes) == (30, 18)
    assert ones + threes == 48
    assert ones + 3 * threes == 84


@pytest.mark.rule("B11-229")
def test_no_card_has_base_value_5_but_the_minimum_works_for_any_value(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert max(row["base"] for row in AGENTS + KEEPERS) == 4
    for second, enough in (("money_1", False), ("money_3", True)):
        table = given().market(("fa_001", None)).base("fa_001", 5, monkeypatch).money(0, 20).start("bid")
        assert ("next" in table.play(0, "money_3", second).options(0)) == enough


@pytest.mark.rule("B11-230")
def test_every_card_has_one_of_five_colours() -> None:
    assert {row["colour"] for row in AGENTS + KEEPERS} == {"yellow", "teal", "orange", "red", "purple"}


def played(seed: int) -> Best11:
    """A whole game of random decisions."""
    g: Best11 = GAME.new(3, seed_state(seed), GAME.option_values({"bench_tactics": 1}))
    GAME.rules.settle(g)
    GAME.rules.play_random(g, Chance(seed))
    return g


@contextmanager
def printed(column: list[int], values: list[int]) -> Iterator[None]:
    """Other figures in a column of the cards, wherever it is used."""
    true = column.copy()
    column[:] = values
    try:
        yield
    finally:
        column[:] = true


@pytest.mark.rule("B11-230")
def test_colours_matter_for_tactical_cards_only() -> None:
    def games() -> list[tuple[dict[str, object], list[dict[str, int]]]]:
        found = [played(seed) for seed in range(6)]
        return [(g.dump(), [score.parts for score in GAME.scores(g)]) for g in found]

    before = games()
    with printed(cards.COLOUR, [(colour * 2 + card) % 5 for card, colour in enumerate(cards.COLOUR)]):
        after = games()
    assert [state for state, _ in after] == [state for state, _ in before]
    differ = {
        part
        for (_, ours), (_, theirs) in zip(before, after, strict=True)
        for mine, yours in zip(ours, theirs, strict=True)
        for part in mine
        if mine[part] != yours[part]
    }
    assert differ == {"Tactics"}


@pytest.mark.rule("B11-231")
def test_articles_matter_for_one_tactical_card_only() -> None:
    def notes() -> list[tuple[dict[str, object], dict[str, int]]]:
        found = []
        for seed in range(6):
            g = played(seed)
            state = g.dump()
            g.tactics[0] = list(range(THING["tac_01"], THING["tac_26"] + 1))
            found.append((state, dict(GAME.scores(g)[0].notes)))
        return found

    before = notes()
    with printed(cards.THE_NAME, [1 - flag for flag in cards.THE_NAME]):
        after = notes()
    assert [state for state, _ in after] == [state for state, _ in before]
    differ = {
        tactic
        for (_, ours), (_, theirs) in zip(before, after, strict=True)
        for tactic in ours
        if ours[tactic] != theirs[tactic]
    }
    assert differ == {"tac_23"}


# Boards


@pytest.mark.rule("B11-252")
def test_boards_are_those_of_the_ledgers_table() -> None:
    assert [row["id"] for row in FACTS["managers"]] == ids("mgr")
    assert len(ids("mgr")) == 5
    for row in FACTS["managers"]:
        _, formation, boxed, ability = TABLE[row["id"]]
        assert "/".join(str(n) for n in row["boxed"]) == boxed
        primitive, numbers = re.fullmatch(r"`(\w+)\((.*)\)`", ability).groups()  # type: ignore[union-attr]
        assert row["ability"] == primitive
        declared = {k or "amount": int(v) for k, v in re.findall(r"(?:(\w+)=)?(\d+)", numbers)}
        assert {k: row[k] for k in declared} == declared
        assert row["free"] == formation.startswith("free")
        if not row["free"]:
            assert "-".join(str(n) for n in row["formation"]) == formation
    assert len({row["ability"] for row in FACTS["managers"]}) == 5


def fits(board: str, d: int, m: int, f: int) -> bool:
    """Whether so many pure defenders, midfielders and forwards fit on a board."""
    team = [agent for line, n in zip("DMF", (d, m, f), strict=True) for agent in pure(line)[:n]]
    return overflow(THING[board] - MANAGER, only_in(team, [])) == 0


def pure(line: str) -> list[int]:
    """The free agents that play in this line alone."""
    return [THING[row["id"]] for row in AGENTS if row["positions"] == line]


@pytest.mark.parametrize(
    ("board", "formation"),
    [
        pytest.param("mgr_symbols", (4, 2, 4), marks=pytest.mark.rule("B11-221")),
        pytest.param("mgr_hand", (4, 3, 3), marks=pytest.mark.rule("B11-223")),
        pytest.param("mgr_tactics", (3, 4, 3), marks=pytest.mark.rule("B11-224")),
        pytest.param("mgr_tax", (4, 4, 2), marks=pytest.mark.rule("B11-225")),
    ],
)
def test_board_takes_its_formation_and_not_a_card_more(board: str, formation: tuple[int, int, int]) -> None:
    assert fits(board, *formation)
    for line in range(3):
        more = [n + (i == line) for i, n in enumerate(formation)]
        alone = [n * (i == line) for i, n in enumerate(more)]
        assert not fits(board, *more)
        assert not fits(board, *alone)


@pytest.mark.rule("B11-222")
def test_flexible_board_takes_ten_cards_and_five_in_a_line() -> None:
    found = {
        (d, m, f)
        for d in range(8)
        for m in range(8)
        for f in range(8)
        if d + m + f == 10 and fits("mgr_flex", d, m, f)
    }
    assert found == {(d, m, 10 - d - m) for d in range(1, 6) for m in range(1, 6) if 1 <= 10 - d - m <= 5}
    assert not fits("mgr_flex", 4, 4, 3)
    assert SPACES[THING["mgr_flex"] - MANAGER][7] == 10


@pytest.mark.rule("B11-226")
def test_six_boxed_spaces_are_two_in_each_line_on_every_board() -> None:
    assert [row["boxed"] for row in FACTS["managers"]] == [[2, 2, 2]] * 5
    d, m, f = (pure(line) for line in "DMF")
    assert gate_filled(d[:2] + m[:2] + f[:2])
    for team in (d[:1] + m[:4] + f[:4], d[:4] + m[:1] + f[:4], d[:4] + m[:4] + f[:1]):
        assert not gate_filled(team)


@pytest.mark.rule("B11-227")
def test_gate_of_the_flexible_board_is_two_cards_in_each_line() -> None:
    table = given().manager(0, "mgr_flex").team(0, "fa_001", "fa_003", "fa_007", "fa_009", "fa_015", "fa_010")
    assert table.view(0).managers[0].gate  # fa_010 stands in any line
    table = given().manager(0, "mgr_flex").team(0, "fa_001", "fa_003", "fa_007", "fa_009", "fa_015", "fa_002")
    assert not table.view(0).managers[0].gate


# Tactical cards


@pytest.mark.rule("B11-287", "B11-235")
def test_tactical_cards_are_those_of_the_ledgers_table() -> None:
    rows = FACTS["tactics"]
    assert [row["id"] for row in rows] == ids("tac") == [f"tac_{n:02}" for n in range(1, 27)]
    for row in rows:
        primitive, _, points = TABLE[row["id"]][1:]
        kind, rule = re.fullmatch(r"`(\w+)(?:\((.*)\))?`", primitive).groups()  # type: ignore[union-attr]
        assert row["primitive"] == kind
        if row["id"] == "tac_15":
            assert (row["filter"], rule) == ("keeper_colour", "colour=keeper's, outfield")
        elif row["id"] == "tac_24":
            assert rule == f"per={row['per']}, cap={row['cap']}"
            assert points.startswith(f"{row['per']} extra each, at most {row['cap']} ")
        else:
            assert row["filter"] == (rule or "")
        tiers = re.findall(r"(\d+)(?:–\d+|\+)?(?: sets?)? → (\d+)", points)
        assert row.get("tiers", []) == [[int(count), int(worth)] for count, worth in tiers]
        if "points" in row:
            assert re.fullmatch(rf"{row['points']}( each| per set)?", points)
    options = [row["id"] for row in rows if row["option"]]
    assert options == ["tac_23", "tac_24", "tac_25", "tac_26"]
    assert cards.TACTICS == len(rows) - len(options) == 22


@pytest.mark.rule("B11-287")
def test_no_two_tactical_cards_are_alike() -> None:
    facts = [{key: row[key] for key in row if key != "id"} for row in FACTS["tactics"]]
    assert all(facts.count(row) == 1 for row in facts)


# What is not there


@pytest.mark.rule("B11-253")
def test_material_without_rules_is_no_part_of_the_game() -> None:
    piles = {
        "free_agents",
        "keepers",
        "managers",
        "tactics",
        "money_cards",
        "income",
        "symbol_points",
        "edition",
    }
    assert set(FACTS) == piles
    # The marker and the whistle are one number each; no token, pad, bid board or reference card is anywhere.
    g = given(seats=4).g
    assert isinstance(g.round, int)
    assert isinstance(g.lead, int)
    words = re.compile("token|colour|pad|reference|screen")
    assert not [field for field in g.dump() if words.search(field)]


@pytest.mark.rule("B11-264")
def test_learning_index_is_the_ledgers_list_of_156() -> None:
    words = ["next", "pass", "done", "decline", "keep", "cash", "money", "tactic", "discard"]
    assert (
        [
            *[f"fa_{n:03}" for n in range(1, 102)],
            *[f"kp_{n}" for n in range(1, 10)],
            *[f"tac_{n:02}" for n in range(1, 27)],
            *["p0", "p1", "p2", "p3", "money_1", "money_3"],
            *["mgr_symbols", "mgr_flex", "mgr_hand", "mgr_tactics", "mgr_tax"],
            *words,
        ]
        == THINGS
        == GAME.codec.things
    )
    assert len(THINGS) == 156


@pytest.mark.rule("B11-264")
def test_every_option_of_a_decision_is_one_entry_of_the_index() -> None:
    g: Best11 = GAME.new(4, seed_state(3), GAME.option_values({"manager_draft": 1}))
    GAME.rules.settle(g)
    chance = Chance(3)
    while g.unanswered:
        seat = g.next_seat()
        options = GAME.rules.options(g, seat)
        assert {option & 0xFF for option in options} == {g.open[seat] & 0xFF}
        assert all(0 <= option >> 8 < 156 for option in options)
        GAME.rules.apply(g, seat, options[chance.rand(len(options))])
