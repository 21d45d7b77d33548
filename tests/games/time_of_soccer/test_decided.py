"""What the rulebook leaves open: streets, parkings, pitch, tables and first tiles (TS-297 to TS-321)."""

from __future__ import annotations

import re

import pytest

from tests.games.time_of_soccer.given import THING, given, made_to_measure
from tests.games.time_of_soccer.ledger import RULE, TILES, ids, table_after
from touchline.games.time_of_soccer import cards
from touchline.games.time_of_soccer.cards import FACTS, PLACE, SEGMENT, SEGMENTS, SIDES, THINGS
from touchline.games.time_of_soccer.rules import setup
from touchline.games.time_of_soccer.rules.levels import level, player_values, team_values

SEGMENT_NAMES = THINGS[SEGMENT : SEGMENT + SEGMENTS]
COLOURS = {"r": "red", "b": "blue", "y": "yellow", "g": "green"}
LONG = {"ld": "left_def", "cd": "central_def", "rd": "right_def", "lc": "left_cross", "rc": "right_cross"}
SKILLS = (*LONG.values(), "pass", "shot")


def crossings(segment: str) -> set[tuple[int, int]]:
    """The two crossings of a street piece: Hij runs from (i, j) to (i, j+1), Vji from (i, j) to (i+1, j)."""
    street, block = int(segment[1]), int(segment[2])
    if segment[0] == "H":
        return {(street, block), (street, block + 1)}
    return {(block, street), (block + 1, street)}


def moves(segment: str, **options: int) -> set[str]:
    """Where a car may drive from here."""
    found = given(seats=1, **options).car(0, segment).turn(0).options(0)
    return {option.removeprefix("move:") for option in found if option.startswith("move:")}


# Streets


@pytest.mark.rule("TS-298")
def test_five_streets_each_way_have_40_segments_and_25_crossings() -> None:
    expected = {f"{street}{n}{block}" for street in "HV" for n in range(5) for block in range(4)}
    assert set(SEGMENT_NAMES) == expected
    assert len(SEGMENT_NAMES) == 40
    assert len({crossing for segment in SEGMENT_NAMES for crossing in crossings(segment)}) == 25
    for segment in SEGMENT_NAMES:
        beside = {other for other in SEGMENT_NAMES if crossings(other) & crossings(segment)} - {segment}
        assert moves(segment, **{"free_traffic.0": 1}) == beside


@pytest.mark.rule("TS-300")
def test_all_streets_are_one_way_as_declared() -> None:
    declared = dict(re.findall(r"([HV]\d) (east|west|north|south)", RULE["TS-300"]))
    assert len(declared) == 10
    forward = {"east", "south"}
    for segment in SEGMENT_NAMES:
        ends = sorted(crossings(segment))
        head = ends[declared[segment[:2]] in forward]
        ahead = moves(segment)
        assert all(head in crossings(to) for to in ahead)
        for to in ahead:  # and each leads away from that crossing
            there = sorted(crossings(to))
            assert there[declared[to[:2]] not in forward] == head


@pytest.mark.rule("TS-300")
def test_every_segment_is_reached_from_every_other_in_at_most_11_moves() -> None:
    ahead = {segment: moves(segment) for segment in SEGMENT_NAMES}
    distances = []
    for start in SEGMENT_NAMES:
        far, seen, edge = 0, {start}, {start}
        while edge:
            edge = {to for segment in edge for to in ahead[segment]} - seen
            seen |= edge
            far += 1
            distances += [far] * len(edge)
        assert len(seen) == 40
    assert max(distances) == 11
    assert round(sum(distances) / len(distances), 1) == 5.4


@pytest.mark.rule("TS-301")
def test_moves_are_exactly_those_of_the_table() -> None:
    table = {}
    for row in table_after("TS-301"):
        for at in range(0, 8, 2):
            table[row[at]] = set(row[at + 1].split(", "))
    assert len(table) == 40
    assert {segment: moves(segment) for segment in SEGMENT_NAMES} == table


@pytest.mark.rule("TS-302")
def test_cars_start_in_the_four_corners() -> None:
    table = given(seats=2)
    table.g.car = [-1, -1]
    table._run(lambda: setup.place_cars(table.g, 0))._settle()
    assert table.options(0) == ["place_car:H00", "place_car:V40", "place_car:H43", "place_car:V03"]
    assert [option in RULE["TS-302"] for option in ("H00", "V40", "H43", "V03")] == [True] * 4


# Spaces and parkings


@pytest.mark.rule("TS-297", "TS-299")
def test_space_is_bordered_by_the_four_segments_around_its_row_and_column() -> None:
    for space in range(1, 17):
        row, column = -(-space // 4), (space - 1) % 4 + 1
        borders = {
            f"H{row - 1}{column - 1}",
            f"H{row}{column - 1}",
            f"V{column - 1}{row - 1}",
            f"V{column}{row - 1}",
        }
        reached = set()
        for segment in SEGMENT_NAMES:
            options = given(seats=1).market({space: "F102"}).car(0, segment).turn(0).options(0)
            if f"park:{space}" in options or f"force:{space}" in options:
                reached.add(segment)
        assert reached == borders


@pytest.mark.rule("TS-297")
def test_market_is_refilled_in_the_order_of_the_spaces() -> None:
    tiles = [f"F1{n:02}" for n in range(1, 17)]
    table = given(seats=1).deck(*tiles).only("movement")
    assert [view.tile for view in table.view().market] == tiles
    assert [view.space for view in table.view().market] == list(range(1, 17))


@pytest.mark.rule("TS-303")
def test_parking_is_on_the_side_of_the_tiles_colour() -> None:
    cells = {
        int(number): sides.split("/")
        for row in table_after("TS-303")
        for number, sides in (cell.split(": ") for cell in row[1:])
    }
    assert sorted(cells) == list(range(1, 17))
    for space, sides in cells.items():
        row, column = (space - 1) // 4, (space - 1) % 4
        around = [f"H{row}{column}", f"V{column + 1}{row}", f"H{row + 1}{column}", f"V{column}{row}"]
        for colour, tile in (("r", "F101"), ("b", "F102"), ("y", "F103"), ("g", "F104")):
            seen = given(seats=1).market({space: tile}).view().market[space - 1]
            assert seen.parking == around[sides.index(colour)]


@pytest.mark.rule("TS-304")
def test_gap_colours_follow_the_order_of_the_content_list() -> None:
    order = [*"FMTECAVNRL"]
    for deck in "1234":
        tiles = [name for letter in order for name in ids(letter + deck)]
        assert tiles == [THINGS[tile] for tile in range(cards.MARKET_TILES) if cards.DECK[tile] == int(deck)]
        for k, name in enumerate(tiles, 1):
            assert (
                cards.GAP_COLOURS[cards.GAP[THING[name]]]
                == {
                    1: "red",
                    2: "blue",
                    3: "yellow",
                    0: "green",
                }[k % 4]
            )


# Pitch


@pytest.mark.rule("TS-305")
def test_positions_have_roles_skills_and_automatic_sides_of_the_table() -> None:
    found = {}
    for names, role, skill, switched, other, automatic in table_after("TS-305"):
        for name in names.split(", "):
            found[name] = (role, skill, switched, other, automatic)
    assert list(found) == list(PLACE)
    values = dict(zip(SKILLS, (1, 2, 3, 4, 5, 6, 7), strict=True))
    letter = {"tackle": "K", "shot": "S"}
    switching = {row["id"]: row["switches"] for row in FACTS["managers"]}
    with made_to_measure() as make:
        plain = make(**values)
        for name, (role, skill, switched, other, automatic) in found.items():
            at = PLACE[name]
            team = [-1] * 11
            team[at] = plain
            assert player_values(team, -1, [])[at] == values[skill]
            attack, defence = team_values(team, -1, [])
            assert (attack if role == "attack" else defence) == values[skill] + (
                -10 if role == "attack" else -8
            )
            who = next((THING[manager] for manager, names in switching.items() if name in names), None)
            if switched.startswith("–"):
                assert who is None
            elif who is not None:
                assert player_values(team, who, [])[at] == values[other]
            for side in SIDES:
                for skill_name, icon in letter.items():
                    team[at] = make(icons={side: icon}, **values)
                    gain = player_values(team, -1, [])[at] - values[skill]
                    assert gain == (2 if automatic == f"{side}: {skill_name} +2" else 0)
    assert [row["switched"] for row in FACTS["positions"]] == [
        other.replace("–", "") for _, _, _, other, _ in found.values()
    ]


@pytest.mark.rule("TS-306")
def test_lines_connect_the_sides_and_give_the_bonus_of_the_table() -> None:
    rows = [row[at : at + 3] for at in (0, 3) for row in table_after("TS-306") if row[at]]
    assert [int(number) for number, _, _ in rows] == list(range(1, 18))
    drawn = {}
    for _, line, bonus in rows:
        one, other = line.split(" – ")
        drawn[one, other] = bonus
    sides = [(at, side) for at in PLACE for side in SIDES]
    skills = dict(zip(cards.ADVANCED, cards.LETTERS, strict=True))
    with made_to_measure() as make:
        shown = {(side, name): make(icons={side: icon}) for side in SIDES for name, icon in skills.items()}
        for skill in skills:
            for n, (one, side) in enumerate(sides):
                for other, beside in sides[n + 1 :]:
                    if one == other:
                        continue
                    team = [-1] * 11
                    team[PLACE[one]], team[PLACE[other]] = shown[side, skill], shown[beside, skill]
                    values = player_values(team, -1, [])
                    automatic = [auto_gain(one, side, skill), auto_gain(other, beside, skill)]
                    gains = [values[PLACE[one]] - automatic[0], values[PLACE[other]] - automatic[1]]
                    ends = f"{one}.{side}", f"{other}.{beside}"
                    bonus = drawn.get(ends, drawn.get(ends[::-1]))  # type: ignore[assignment]
                    worth = 0 if bonus is None else 1
                    if bonus and bonus.startswith(f"{skill} "):
                        worth = int(bonus.split()[1])
                    assert gains == [worth, worth], (ends, skill)


def auto_gain(position: str, side: str, skill: str) -> int:
    """What the icon counts by itself (TS-170, TS-171)."""
    sides = {"lb": "L", "rb": "R", "cbl": "B", "cbr": "B"}
    striker = position in ("stl", "str") and (side, skill) == ("T", "shot")
    return 2 if striker or (skill == "tackle" and sides.get(position) == side) else 0


# Tables


@pytest.mark.rule("TS-307")
def test_value_becomes_the_level_of_its_band() -> None:
    bands = re.findall(r"(\d+) = (\d+)(?:–(\d+)| or (less|more))", RULE["TS-307"])
    assert [int(band[0]) for band in bands] == list(range(11))
    for name, low, high, beyond in bands:
        least = -30 if beyond == "less" else int(low)
        most = int(low) if beyond == "less" else 120 if beyond == "more" else int(high)
        assert {level(value) for value in range(least, most + 1)} == {int(name)}


@pytest.mark.rule("TS-308")
def test_goals_and_saves_are_those_of_the_table() -> None:
    table = [[int(cell) for cell in row[1:]] for row in table_after("TS-308")]
    assert len(table) == 11
    assert [cards.GOALS_SAVES[7 * level : 7 * level + 7] for level in range(11)] == table
    assert len(cards.GOALS_SAVES) == 77


@pytest.mark.rule("TS-309")
def test_neutral_levels_are_those_of_the_table() -> None:
    for row in table_after("TS-309"):
        difficulty, *levels = (int(cell) for cell in row)
        for week, expected in enumerate(levels, 1):
            assert given(week=week, neutral_level=difficulty).view().neutral_level == expected
    assert len(cards.NEUTRAL_LEVEL) == 60


@pytest.mark.rule("TS-311")
@pytest.mark.parametrize(("before", "fans", "after"), [(0, 13, 3), (1, 14, 0), (2, 14, 1), (3, 14, 2)])
def test_fourth_step_of_satisfaction_is_a_fan(before: int, fans: int, after: int) -> None:
    table = given(seats=1).fans(0, 13, before).staff(0, "N302").only("wed_market")  # satisfaction +3
    assert (table.g.fans[0], table.g.satisfaction[0]) == (fans, after)


@pytest.mark.rule("TS-312")
def test_fans_stay_between_0_and_25() -> None:
    table = given(seats=1).fans(0, 25, 3).staff(0, "N302").only("wed_market")
    assert (table.g.fans[0], table.g.satisfaction[0]) == (25, 2)
    assert given(seats=1).fans(0, 24, 3).staff(0, "N302").only("wed_market").g.fans == [25]
    table = given(seats=1).fans(0, 0).cash(0, 0).bench(0, "F401").only("mon")
    assert table.g.fans == [0]


@pytest.mark.rule("TS-313")
def test_points_for_fans() -> None:
    declared = re.findall(r"(\d+)–(\d+)(?: fans)? (\d+)[,.]", RULE["TS-313"])
    expected = [int(points) for low, high, points in declared for _ in range(int(low), int(high) + 1)]
    assert len(expected) == 26
    assert [given().fans(0, fans).score(0).parts["Fans"] for fans in range(26)] == expected


@pytest.mark.rule("TS-314")
def test_points_for_the_level() -> None:
    declared = RULE["TS-314"].partition("level ")[2].partition(".")[0].replace("0–1 0", "0 0, 1 0")
    expected = [int(pair.split()[1]) for pair in declared.split(", ")]
    assert expected == cards.LEVEL_POINTS == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10]
    for levels in ((2, 2), (5, 6), (8, 8)):
        assert given().strength(0, *levels).score(0).parts["Level"] == expected[min(levels)]


# First tiles


@pytest.mark.rule("TS-315")
def test_starting_staff() -> None:
    for club in ("blue", "red", "yellow", "green"):
        scout, secretary, community = (THING[f"{club}:{who}"] for who in ("scout", "secretary", "community"))
        assert (cards.OP[scout], cards.SALARY[scout]) == (4, 1)
        assert cards.DIE[6 * secretary : 6 * secretary + 6] == [2, 3, 4, 5, 0, 0]
        assert cards.CHEER[3 * community : 3 * community + 3] == [2, 1, 0]
        assert cards.SALARY[secretary] == cards.SALARY[community] == 0
    assert given().turn(0).view().op == 4
    table = given().cash(0, 20).car(0, "H11").market({6: "F101"}).dice(4).turn(0).play(0, "force:6")
    assert table.events("secretary_roll") == [[0, 4, 5]]


@pytest.mark.rule("TS-316")
def test_starting_manager() -> None:
    manager = THING["blue:manager"]
    assert cards.SALARY[manager] == 1
    assert cards.TRAINING[5 * manager : 5 * manager + 5] == [0] * 5
    assert cards.SWITCHES[manager] == 0
    assert given().view().clubs[0].reroll
    assert given().view().clubs[0].expenses == 2  # the manager and the scout
    assert not given().managers(0, "M101").view().clubs[0].reroll


@pytest.mark.rule("TS-317")
def test_six_starting_players_for_each_club() -> None:
    for club in ("blue", "red", "yellow", "green"):
        own = [tile for tile, name in enumerate(THINGS) if name.startswith(f"{club}:S")]
        assert [THINGS[tile] for tile in own] == [f"{club}:S{n}" for n in range(1, 7)]
        assert {(cards.PRICE[tile], cards.SALARY[tile]) for tile in own} == {(2, 1)}


@pytest.mark.rule("TS-318")
def test_contract_has_weekly_coin_match_income_and_win_bonus() -> None:
    table = given().managers(0, "M101").managers(1, "M102").strength(0, 2, 0).fans(0, 8)
    income = table.view().clubs[0].income
    table.staff(0, "A202").dice(*[1] * 11, 5, 5, *[1] * 9)  # 2 a week, 1 a match, 1 for a win
    assert table.view().clubs[0].income == income + 2
    table.match("blue", "red").play(1, "keep").play(0, "keep")
    assert table.events("match_income") == [[0, 1]]
    assert table.events("win_bonus") == [[0, 1]]


@pytest.mark.rule("TS-319")
def test_league_tiles_have_their_matches_in_printed_order() -> None:
    text = RULE["TS-319"].partition("first: ")[2].partition(" (clue")[0]
    for tile in text.split("; "):
        name, _, matches = tile.partition(" ")
        pairs = [tuple(match.split("–")) for match in matches.split(", ")]
        assert given().fixtures(name).view().fixtures[0].matches == pairs
    assert len(text.split("; ")) == 5


@pytest.mark.rule("TS-320")
@pytest.mark.parametrize("name", ids("F"))
def test_price_and_salary_follow_from_skills_and_icons(name: str) -> None:
    _, _, basic, icons, *_ = TILES[name]
    count = sum(len(side.partition(":")[2]) for side in icons.split())
    price = max(2, max(int(n) for n in basic.split()) + -(-count // 2) - 1)
    assert cards.PRICE[THING[name]] == price
    assert cards.SALARY[THING[name]] == 1 + (price > 4) + (price > 8) + (price > 12)


@pytest.mark.rule("TS-321")
def test_money_fans_and_tiles_of_a_club_are_open_to_all() -> None:
    table = given(seats=3).cash(1, 12).fans(1, 9, 2).field(1, stl="F119").bench(1, "F101").press(1, "R101")
    table.staff(1, "T101", "E101", "C101", "A101", "V101", "N101").managers(1, "red:manager", "M101")
    for viewer in (-1, 0, 1, 2):
        club = table.view(viewer).clubs[1]
        assert (club.cash, club.balance, club.fans, club.satisfaction) == (12, table.balance(1), 9, 2)
        assert (club.squad, club.line_up[PLACE["stl"]]) == (["F119", "F101"], "F119")
        assert (club.scout, club.secretary, club.community) == ("T101", "E101", "C101")
        assert (club.advertising, club.tv, club.friendly, club.press) == ("A101", "V101", "N101", ["R101"])
        assert (club.managers, club.principal) == (["red:manager", "M101"], "red:manager")
