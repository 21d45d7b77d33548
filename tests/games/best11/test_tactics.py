"""Tactical cards: what each one scores, and the searches for sets against exhaustive ones."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from tests.games.best11.given import DEFENDERS, FORWARDS, GAME, MIDFIELDERS, THING, given
from touchline.engine.chance import Chance
from touchline.games.best11.cards import COLOUR, FACTS, LINES, MANAGER, SYMBOL
from touchline.games.best11.rules import scoring
from touchline.games.best11.rules.board import only_in, overflow

AGENTS = FACTS["free_agents"]
COLOURS = ["yellow", "teal", "orange", "red", "purple"]
SYMBOLS = ["skill", "savvy", "speed", "strength"]


def agents(**wanted: object) -> list[str]:
    """The free agents with these facts."""
    return [row["id"] for row in AGENTS if all(row[fact] == value for fact, value in wanted.items())]


def with_bonus() -> list[str]:
    """The free agents with a signing bonus."""
    return [row["id"] for row in AGENTS if row["bonus"] != "none"]


def points(tactic: str, *team: str, keeper: str = "", hand: tuple[str, ...] = (), money: int = 0) -> int:
    """What a tactical card scores for this Best 11 on the board without a formation."""
    table = given(bench_tactics=1).manager(0, "mgr_flex").team(0, *team).hand(0, *hand).money(0, money)
    if keeper:
        table.keeper(0, keeper)
    table.tactics(0, tactic)
    ((name, found),) = GAME.scores(table.g)[0].notes
    assert name == tactic
    return int(found)


# Counting


FIVE_COLOURS = [(f"tac_0{n + 1}", agents(colour=colour)) for n, colour in enumerate(COLOURS)]
TIERS_3_5 = {0: 0, 1: 0, 2: 0, 3: 4, 4: 4, 5: 7, 6: 7, 9: 7}
TIERS = [
    *[(tactic, supply, TIERS_3_5) for tactic, supply in FIVE_COLOURS],
    ("tac_14", with_bonus(), {3: 0, 4: 3, 5: 3, 6: 6, 7: 6}),
    (
        "tac_17",
        ["fa_010", "fa_011", "fa_029", "fa_066", "fa_075", "fa_101"],
        {2: 0, 3: 3, 4: 3, 5: 6, 6: 6},
    ),
    ("tac_18", agents(base=1), {2: 0, 3: 4, 4: 4, 5: 7, 6: 7}),
    ("tac_23", agents(the_name=True), {2: 0, 3: 3, 4: 3, 5: 5, 6: 5}),
]


@pytest.mark.rule("B11-254", "B11-200")
@pytest.mark.parametrize(("tactic", "supply", "tiers"), TIERS, ids=[row[0] for row in TIERS])
def test_only_the_highest_tier_reached_scores(tactic: str, supply: list[str], tiers: dict[int, int]) -> None:
    assert {count: points(tactic, *supply[:count]) for count in tiers} == tiers


@pytest.mark.rule("B11-200")
def test_cards_of_another_kind_do_not_count() -> None:
    yellow, red = agents(colour="yellow"), agents(colour="red")
    assert points("tac_01", *yellow[:2], *red[:6]) == 0
    assert points("tac_14", *with_bonus()[:3], *agents(bonus="none", late_bid=False)[:5]) == 0
    assert points("tac_17", "fa_010", "fa_011", *DEFENDERS[:4]) == 0
    assert points("tac_18", *agents(base=1)[:2], *agents(base=2)[:6]) == 0


@pytest.mark.rule("B11-200")
@pytest.mark.parametrize(("count", "expected"), [(0, 0), (1, 2), (3, 6), (7, 14)])
def test_cards_without_any_symbol_score_two_each(count: int, expected: int) -> None:
    bare = agents(skill=0, savvy=0, speed=0, strength=0)
    assert points("tac_16", *bare[:count], "fa_001", "fa_010") == expected


@pytest.mark.rule("B11-200")
def test_outfield_cards_in_the_keepers_colour_score_two_each() -> None:
    red = agents(colour="red")
    assert points("tac_15", *red[:3], "fa_001", keeper="kp_7") == 6
    assert points("tac_15", *red[:3], "fa_001", keeper="kp_1") == 2
    for colour in COLOURS:
        assert points("tac_15", *agents(colour=colour)[:3]) == 0


@pytest.mark.rule("B11-255")
@pytest.mark.parametrize(
    ("tactic", "symbol"), [(f"tac_{19 + n}", symbol) for n, symbol in enumerate(SYMBOLS)]
)
def test_void_needs_a_card_and_none_with_the_symbol(tactic: str, symbol: str) -> None:
    others = [name for name in SYMBOLS if name != symbol]
    without = [row["id"] for row in AGENTS if not row[symbol] and any(row[other] for other in others)]
    assert points(tactic) == 0
    assert points(tactic, *without[:6]) == 7
    assert points(tactic, *without[:6], agents(**{symbol: 1})[0]) == 0
    assert points(tactic, keeper="kp_3") == 7  # a keeper alone is a card of the Best 11


# Whether the keeper counts


KEEPER_COUNTS = [
    ("tac_01", ("fa_001", "fa_002"), "kp_1", 0, 4),
    ("tac_05", ("fa_081", "fa_082"), "kp_9", 0, 4),
    ("tac_11", ("fa_007", "fa_001", "fa_003"), "kp_2", 0, 4),
    ("tac_13", ("fa_021", "fa_041", "fa_061", "fa_081"), "kp_1", 0, 5),
    ("tac_14", ("fa_002", "fa_005", "fa_008"), "kp_1", 0, 3),
    ("tac_16", ("fa_005",), "kp_3", 2, 4),
    ("tac_18", ("fa_001", "fa_002"), "kp_2", 0, 4),
    ("tac_19", ("fa_001",), "kp_1", 7, 0),
    ("tac_22", ("fa_001",), "kp_5", 7, 0),
    ("tac_23", ("fa_001", "fa_003"), "kp_2", 0, 3),
]
KEEPER_DOES_NOT_COUNT = [
    ("tac_06", ("fa_001", "fa_007"), "kp_1", 0, 0),  # lines
    ("tac_12", ("fa_043", "fa_007"), "kp_1", 0, 0),  # lines
    ("tac_15", ("fa_001",), "kp_7", 0, 0),  # outfield
    ("tac_17", ("fa_010", "fa_011"), "kp_1", 0, 0),  # lines
]


@pytest.mark.rule("B11-236")
@pytest.mark.parametrize(
    ("tactic", "team", "keeper", "without", "with_it"), KEEPER_COUNTS + KEEPER_DOES_NOT_COUNT
)
def test_keeper_counts_unless_the_card_speaks_of_lines_or_outfield(
    tactic: str, team: tuple[str, ...], keeper: str, without: int, with_it: int
) -> None:
    assert points(tactic, *team) == without
    assert points(tactic, *team, keeper=keeper) == with_it


# Sets


@pytest.mark.rule("B11-200", "B11-254")
@pytest.mark.parametrize("colour", COLOURS)
def test_spines_of_one_colour_score_5_for_one_and_15_for_two_or_more(colour: str) -> None:
    tactic = f"tac_{6 + COLOURS.index(colour):02}"
    lines = [agents(colour=colour, positions=line) for line in "DMF"]
    team: list[str] = []
    for sets, expected in enumerate((0, 5, 15, 15)):
        assert points(tactic, *team) == expected
        if sets < 3:
            team += [line[sets] for line in lines]
    assert points(tactic, *team[:2], *lines[0][3:5]) == 0  # two lines are no spine


@pytest.mark.rule("B11-238")
@pytest.mark.parametrize(("sets", "expected"), [(0, 0), (1, 4), (2, 15)])
def test_symbol_sets(sets: int, expected: int) -> None:
    singles = [["fa_007", "fa_009"], ["fa_001", "fa_014"], ["fa_003", "fa_004"], ["fa_002", "fa_016"]]
    assert points("tac_11", *[card for supply in singles for card in supply[:sets]]) == expected


@pytest.mark.rule("B11-238", "B11-X46")
def test_card_supplies_one_symbol_of_a_set() -> None:
    assert points("tac_11", "fa_010", "fa_007", "fa_001", "fa_003") == 4
    assert points("tac_11", "fa_010") == 0
    assert points("tac_11", "fa_010", "fa_094", "fa_007") == 0  # nine symbols on three cards
    assert points("tac_11", "fa_006", "fa_011", "fa_057", "fa_017") == 4  # symbols shown twice: still one set
    assert points("tac_11", "fa_006", "fa_011", "fa_057", "fa_017", "fa_010", "fa_094") == 4


@pytest.mark.rule("B11-238")
def test_line_cards_that_share_a_symbol_make_a_set_each_and_no_card_is_in_two() -> None:
    spine = ["fa_043", "fa_007", "fa_015"]  # skill
    assert points("tac_12", *spine[:2]) == 0
    assert points("tac_12", *spine) == 4
    assert points("tac_12", *spine, "fa_009", "fa_039") == 4  # two midfielders and forwards, one defender
    assert points("tac_12", *spine, "fa_001", "fa_052", "fa_076") == 8  # and a savvy spine
    assert points("tac_12", "fa_043", "fa_052", "fa_018") == 0  # skill, savvy, speed: nothing is shared
    assert points("tac_12", *spine, "fa_001", "fa_052", "fa_076", "fa_044", "fa_053", "fa_016") == 12


@pytest.mark.rule("B11-238")
@pytest.mark.parametrize(("sets", "expected"), [(0, 0), (1, 5), (2, 12)])
def test_colour_sets(sets: int, expected: int) -> None:
    team = [card for colour in COLOURS for card in agents(colour=colour)[:sets]]
    assert points("tac_13", *team) == expected
    assert points("tac_13", *team[sets:], *agents(colour="teal")[2:5]) == 0  # without yellow there is no set


# With the option `bench_tactics`


@pytest.mark.rule("B11-X44")
def test_hand_tactics_look_at_the_free_agents_left() -> None:
    one_three_four = ("fa_001", "fa_003", "fa_010")
    assert points("tac_26", hand=one_three_four) == points("tac_25", hand=one_three_four) == 5
    assert points("tac_26", hand=("fa_004",)) == 4
    assert points("tac_25", hand=("fa_004",)) == 0
    assert points("tac_26") == points("tac_25") == 0


@pytest.mark.rule("B11-237")
@pytest.mark.parametrize(("left", "expected"), [(0, 0), (2, 0), (3, 5), (4, 7), (5, 7), (6, 7)])
def test_hand_size_scores_5_for_three_and_7_for_more(left: int, expected: int) -> None:
    assert points("tac_25", hand=tuple(DEFENDERS[:left])) == expected


@pytest.mark.rule("B11-218")
@pytest.mark.parametrize(("money", "expected"), [(0, 0), (1, 1), (9, 9), (10, 10), (11, 10), (40, 10)])
def test_money_tactic_scores_one_each_up_to_10(money: int, expected: int) -> None:
    assert points("tac_24", money=money) == expected


@pytest.mark.rule("B11-235")
def test_the_22_look_only_at_the_best_11() -> None:
    team = [*DEFENDERS[:2], *MIDFIELDERS[:2], *FORWARDS[:2], "fa_002"]
    hand = ("fa_010", "fa_011", "fa_066", "fa_094", "fa_101")
    changed = []
    for n in range(1, 27):
        tactic = f"tac_{n:02}"
        if points(tactic, *team, keeper="kp_9") != points(tactic, *team, keeper="kp_9", hand=hand, money=9):
            changed.append(tactic)
    assert changed == ["tac_24", "tac_25", "tac_26"]


# The searches, against trying everything


def pick(chance: Chance, count: int, cards: list[int]) -> list[int]:
    """So many of the cards, at random."""
    pool = cards.copy()
    chance.shuffle(pool)
    return pool[:count]


def symbols(card: int) -> set[int]:
    """The symbols on a card."""
    return {symbol for symbol in range(4) if SYMBOL[symbol][card]}


def rich(minimum: int) -> list[int]:
    """Things with at least so many different symbols: the searches have something to search."""
    return [card for card in range(110) if len(symbols(card)) >= minimum]


def test_symbol_sets_are_as_many_as_exhaustive_search_finds() -> None:
    chance = Chance("symbol sets")
    found = set()
    for _ in range(400):
        cards = pick(chance, chance.rand(5), rich(2)) + pick(chance, chance.rand(7), list(range(110)))
        cards = list(dict.fromkeys(cards))
        choices = [sorted(symbols(card)) or [4] for card in cards]
        best = max(min(given_by.count(s) for s in range(4)) for given_by in product(*choices))
        assert scoring.symbol_sets(cards) == best
        found.add(best)
    assert found >= {0, 1, 2}


def spines_by_trying(lines: list[list[int]]) -> int:
    """The most spines, by trying every way to put cards of the three lines side by side."""
    for sets in range(min(len(line) for line in lines), 0, -1):
        for defence in combinations(lines[0], sets):
            for midfield in permutations(lines[1], sets):
                for attack in permutations(lines[2], sets):
                    if all(
                        symbols(d) & symbols(m) & symbols(f)
                        for d, m, f in zip(defence, midfield, attack, strict=True)
                    ):
                        return sets
    return 0


def test_symbol_spines_are_as_many_as_exhaustive_search_finds() -> None:
    chance = Chance("symbol spines")
    found = set()
    for _ in range(300):
        cards = pick(chance, 10, rich(2)[:14] + rich(1)[chance.rand(20) :])
        cut = 2 + chance.rand(3)
        lines = [cards[:cut], cards[cut : cut + 3], cards[cut + 3 :][:4]]
        best = spines_by_trying(lines)
        assert scoring.symbol_spines(lines, 0, 0) == best
        found.add(best)
    assert found >= {0, 1, 2, 3}


def formations(board: str) -> list[tuple[int, ...]]:
    """Every formation that a board allows."""
    if board != "mgr_flex":
        return [tuple(next(row for row in FACTS["managers"] if row["id"] == board)["formation"])]
    return [lines for lines in product(range(1, 6), repeat=3) if sum(lines) == 10]


def line_points_by_trying(lines: list[list[int]], tactic: int) -> int:
    """The points of a line tactic, straight from its text."""
    if tactic == 11:  # tac_12
        return 4 * spines_by_trying(lines)
    sets = min(sum(COLOUR[card] == tactic - 5 for card in line) for line in lines)
    return (0, 5, 15)[min(sets, 2)]


@pytest.mark.rule("B11-206")
@pytest.mark.parametrize("board", ["mgr_symbols", "mgr_flex", "mgr_hand", "mgr_tactics", "mgr_tax"])
def test_best_lines_score_what_exhaustive_search_finds(board: str) -> None:
    chance = Chance(f"best lines {board}")
    manager = THING[board] - MANAGER
    versatile = [card for card in range(101) if LINES[card] not in (1, 2, 4)]
    scored = 0
    tried = 0
    while tried < 120:
        team = pick(chance, 5, versatile) + pick(chance, 2 + chance.rand(4), list(range(101)))
        team = list(dict.fromkeys(team))
        if overflow(manager, only_in(team, [])):
            continue
        tried += 1
        tactics = pick(chance, 1 + chance.rand(3), [5, 6, 7, 8, 9, 11])  # tac_06 to tac_10, tac_12
        best = 0
        for stand in product(*[[line for line in range(3) if LINES[card] >> line & 1] for card in team]):
            if any(all(stand.count(i) <= spaces[i] for i in range(3)) for spaces in formations(board)):
                lines = [
                    [card for card, line in zip(team, stand, strict=True) if line == i] for i in range(3)
                ]
                best = max(best, sum(line_points_by_trying(lines, tactic) for tactic in tactics))
        assert sum(scoring.best_lines(team, manager, tactics)) == best
        scored += best > 0
    assert scored > 30
