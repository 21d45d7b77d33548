"""Setup: clubs, decks, first football players, cup draw, fixtures, market and cars."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.time_of_soccer.given import GAME, Table, fresh, given
from touchline import bots
from touchline.engine.chance import Chance
from touchline.engine.errors import Refused
from touchline.games.time_of_soccer.cards import FACTS, TEAMS, THINGS

SEATS = (1, 2, 3, 4)
every_table = pytest.mark.parametrize("seats", SEATS)
POSITIONS_OF = {row["id"]: row["positions"] for row in FACTS["starting_players"]}


def set_up(seats: int, seed: int = 1, **options: int) -> Table:
    """A table after setup, with the first choice of everybody."""
    return fresh(seats, seed, **options).until("market_step")


def by_deck(tiles: list[int]) -> list[int]:
    """How many of these tiles belong to deck I, II, III, IV; their ids say so."""
    count = Counter(THINGS[tile][1] for tile in tiles)
    return [count["1"], count["2"], count["3"], count["4"]]


# The decks


@pytest.mark.rule("TS-001")
def test_market_has_132_tiles_in_four_decks() -> None:
    assert by_deck(fresh().g.deck) == [41, 35, 30, 26]
    assert len(set(fresh().g.deck)) == 132


@pytest.mark.rule("TS-002")
def test_seven_tiles_of_each_deck_are_removed_unseen() -> None:
    table = fresh(2).until("place_tile")
    assert by_deck(table.g.deck) == table.view(0).decks == [34, 28, 23, 19]
    assert by_deck(table.g.boxed) == [7, 7, 7, 7]
    assert table.view(0).removed == 28
    assert not {THINGS[tile] for tile in table.g.boxed} & set(table.view(0).gone)
    assert table.events("decks_shuffled") == [[104, 28]]  # how many, not which
    assert len({tuple(sorted(fresh(2, seed).until("place_tile").g.boxed)) for seed in range(9)}) == 9


@pytest.mark.rule("TS-003")
def test_each_deck_is_shuffled_by_itself_and_they_follow_one_another() -> None:
    deck = fresh(2).until("place_tile").g.deck[::-1]
    assert [THINGS[tile][1] for tile in deck] == ["1"] * 34 + ["2"] * 28 + ["3"] * 23 + ["4"] * 19
    for part in (deck[:34], deck[34:62], deck[62:85], deck[85:]):
        assert part != sorted(part)
    tops = {fresh(2, seed).until("place_tile").g.deck[-1] for seed in range(20)}
    assert len(tops) > 10


# Seats and clubs


@pytest.mark.rule("TS-004")
def test_clockwise_is_the_next_seat_and_the_first_follows_the_last() -> None:
    table = given(3, first=1).only("mon")
    assert table.g.lead == 2
    table.only("tue").play(2, "end:turn").play(0, "end:turn").play(1, "end:turn")
    assert [seat for seat, _ in table.events("market_turn")] == [2, 0, 1]
    assert given(3, first=2).only("mon").g.lead == 0


@pytest.mark.rule("TS-334")
def test_bot_that_runs_a_club_counts_like_a_human() -> None:
    table = fresh(3)
    chance = Chance(4)
    bot = bots.get("random", GAME.id)
    while table.asked(table.g.next_seat()) != "market_step":
        seat = table.g.next_seat()
        if seat == 0:
            GAME.rules.apply(table.g, 0, GAME.caretaker(table.g, 0))
        else:
            sight = bots.Sight.of(GAME, table.g, seat, chance.rand(99))
            GAME.rules.apply(table.g, seat, bots.decide("random", bot, sight, chance))
    human, *others = table.view().clubs
    for club in others:
        assert (club.balance, len(club.squad), club.fans) == (human.balance, 3, human.fans)
    assert not {"bot", "bots", "human", "humans", "players"} & set(table.g.dump())


@pytest.mark.rule("TS-005")
def test_setup_runs_in_its_order() -> None:
    kinds = set_up(2, unique_starters=1).kinds()
    first = [kinds.index(kind) for kind in kinds]
    order = [kind for at, kind in enumerate(kinds) if first[at] == at]
    assert order[:11] == [
        "club_chosen",
        "decks_shuffled",
        "uniques_drawn",
        "unique_kept",
        "starters_drawn",
        "placed",
        "first_player",
        "cup_drawn",
        "fixtures_shuffled",
        "market_filled",
        "car_placed",
    ]
    assert order[11] == "week"


@pytest.mark.rule("TS-006")
def test_no_club_is_taken_twice() -> None:
    table = fresh(2)
    assert table.options(0) == [f"choose_club:{club}" for club in ("blue", "red", "yellow", "green")]
    table.play(0, "red")
    assert table.options(1) == [f"choose_club:{club}" for club in ("blue", "yellow", "green")]
    with pytest.raises(Refused, match="TS-006"):
        table.play(1, "red")
    assert fresh(2).why(0, "black") == "TS-006"


@pytest.mark.rule("TS-007")
def test_clubs_are_chosen_one_at_a_time_in_seat_order() -> None:
    table = fresh(3)
    for seat, club in enumerate(("green", "blue", "red")):
        assert [other for other in range(3) if table.asked(other) == "choose_club"] == [seat]
        table.play(seat, club)
    assert [club.club for club in table.view().clubs] == ["green", "blue", "red"]


@pytest.mark.rule("TS-008")
def test_clubs_that_nobody_takes_are_neutral_like_black_and_purple() -> None:
    table = fresh(2).play(0, "yellow").play(1, "blue").until("market_step")
    seats = {team.team: team.seat for team in table.view().teams}
    assert seats == {
        "blue": 1,
        "red": -1,
        "yellow": 0,
        "green": -1,
        "black": -1,
        "purple": -1,
        "white_a": -1,
        "white_b": -1,
    }
    full = fresh(4).until("market_step").view()
    assert [team.team for team in full.teams if team.seat < 0] == ["black", "purple", "white_a", "white_b"]


# What a club starts with


@every_table
@pytest.mark.rule("TS-009", "TS-016")
def test_every_club_starts_with_13_fans_and_5_dollars(seats: int) -> None:
    clubs = fresh(seats).until("place_tile").view().clubs
    assert [(club.fans, club.cash) for club in clubs] == [(13, 5)] * seats


@pytest.mark.rule("TS-010", "TS-011", "TS-X01")
@pytest.mark.parametrize(("seats", "balance"), [(1, 10), (2, 9), (3, 8), (4, 7)])
def test_starting_balance_follows_from_fans_and_salaries(seats: int, balance: int) -> None:
    table = set_up(seats)
    for club in table.view().clubs:
        assert (club.balance, club.income, club.expenses) == (balance, 13, 2 + seats)
    table.g.fans[0] -= 4
    assert table.balance(0) == balance - 4  # computed, not set
    table.g.squad[0].clear()
    assert table.balance(0) == balance - 4 + seats


@every_table
@pytest.mark.rule("TS-012", "TS-013")
def test_every_club_starts_with_its_own_staff_and_one_manager(seats: int) -> None:
    for club in set_up(seats).view().clubs:
        own = [f"{club.club}:{job}" for job in ("scout", "secretary", "community", "manager")]
        assert [club.scout, club.secretary, club.community, club.principal] == own
        assert club.managers == [own[3]]


@every_table
@pytest.mark.rule("TS-014")
def test_every_club_draws_as_many_of_its_six_as_there_are_humans(seats: int) -> None:
    table = set_up(seats)
    for club in table.view().clubs:
        six = {f"{club.club}:S{i}" for i in range(1, 7)}
        assert len(club.squad) == seats
        assert set(club.squad) < six
        assert six - set(club.squad) <= set(table.view().gone)
    assert len({tuple(set_up(seats, seed).view().clubs[0].squad) for seed in range(20)}) > 3  # at random


@pytest.mark.rule("TS-015")
def test_starting_players_are_placed_by_the_normal_rules() -> None:
    table = fresh(4).until("place_tile")
    tile = table.view().clubs[0].squad[0]
    own = POSITIONS_OF[tile.split(":")[1]]
    assert table.options(0) == [f"place_tile:{place}" for place in [*own, "bench"]]
    table.play(0, own[0])
    assert table.eleven(0)[own[0]] == tile


@pytest.mark.rule("TS-335")
def test_tiles_are_placed_in_seat_order_unique_starters_first_by_id() -> None:
    table = fresh(4, seed=3, unique_starters=1)
    while "first_player" not in table.kinds():  # the tile kept second has the lower id, to tell order apart
        seat = table.g.next_seat()
        options = table.options(seat)
        table.play(seat, options[-1] if table.asked(seat) in ("keep_unique", "place_tile") else options[0])
    placed = [(seat, THINGS[tile]) for seat, tile, _ in table.events("placed")]
    assert [seat for seat, _ in placed] == [0] * 4 + [1] * 4 + [2] * 4 + [3] * 4
    for seat in range(4):
        tiles = [tile for who, tile in placed if who == seat]
        assert [tile[0] for tile in tiles[:2]] == ["U", "U"]
        assert all(":S" in tile for tile in tiles[2:])
        assert tiles == sorted(tiles[:2]) + sorted(tiles[2:])


@pytest.mark.rule("TS-336")
def test_starting_players_are_separate_tiles_of_each_club() -> None:
    owned = [tile for club in set_up(4).view().clubs for tile in club.squad]
    assert len(owned) == len(set(owned)) == 16
    assert all(tile.startswith(f"{club.club}:") for club in set_up(4).view().clubs for tile in club.squad)
    starters = [name for name in THINGS if ":S" in name]
    assert len(set(starters)) == 24


@pytest.mark.rule("TS-017")
def test_bank_never_runs_out() -> None:
    table = given(4)
    for seat in range(4):
        table.cash(seat, 1_000_000)
    assert table.only("mon").g.cash == [1_000_010] * 4


@pytest.mark.rule("TS-018")
def test_all_teams_start_without_league_points() -> None:
    assert [team.points for team in set_up(2).view().teams] == [0] * 8


# Options of the table


@pytest.mark.rule("TS-019", "TS-020", "TS-021", "TS-022")
def test_both_difficulties_are_options_of_the_table() -> None:
    options = {option.id: option for option in GAME.options}
    assert options["neutral_level"].values == (1, 2, 3, 4, 5, 6)
    assert options["clash_level"].values == (1, 2, 3, 4, 5)
    for name in ("neutral_level", "clash_level"):
        assert options[name].default == 2
        assert "2 is for a first game" in options[name].text
    assert (fresh().g.neutral_level, fresh().g.clash_level) == (2, 2)
    chosen = fresh(neutral_level=5, clash_level=4).view().options
    assert (chosen["neutral_level"], chosen["clash_level"]) == (5, 4)
    for week in range(1, 11):
        levels = [given(week=week, neutral_level=n).view().neutral_level for n in range(1, 7)]
        assert levels == sorted(levels)
        assert levels[0] < levels[5]  # 6 is the hardest


@pytest.mark.rule("TS-337")
def test_variants_are_off_unless_chosen_and_solo_is_on_alone() -> None:
    usual = {"neutral_level": 2, "clash_level": 2}
    for option in GAME.options:
        assert option.default == usual.get(option.id, 0)
    assert "Recommended" in next(option.text for option in GAME.options if option.id == "fatigue")
    assert len(given(1).market({1: "F101"}).only("tue").events("removal_roll")) == 3
    assert given(2).market({1: "F101"}).only("tue").events("removal_roll") == []


# Marker, cup, fixtures, calendar


@pytest.mark.rule("TS-023")
def test_first_player_is_drawn_at_random() -> None:
    drawn = Counter(fresh(4, seed).until("place_car").g.lead for seed in range(60))
    assert set(drawn) == {0, 1, 2, 3}
    assert max(drawn.values()) < 30


@pytest.mark.rule("TS-024")
def test_cup_draw_puts_eight_teams_into_eight_boxes_at_random() -> None:
    draws = [set_up(1, seed).view().cup for seed in range(30)]
    assert all(sorted(draw) == sorted(TEAMS) for draw in draws)
    assert {draw[0] for draw in draws} == set(TEAMS)


@pytest.mark.rule("TS-025")
def test_five_first_leg_tiles_lie_shuffled_under_the_pre_season_tile() -> None:
    piles = [set_up(1, seed).view().fixtures for seed in range(30)]
    for pile in piles:
        assert pile[0].tile == "P"
        assert sorted(tile.tile for tile in pile[1:]) == list("ABCDE")
        assert not any(tile.return_leg for tile in pile)
    assert {pile[1].tile for pile in piles} == set("ABCDE")


@pytest.mark.rule("TS-026")
def test_everybody_sees_the_fixture_pile_and_nobody_can_touch_it() -> None:
    table = given(2).fixtures("C", "A", "e", "B", "d")
    seen = table.view(-1).fixtures
    assert [(tile.tile, tile.return_leg) for tile in seen] == [
        ("C", False),
        ("A", False),
        ("E", True),
        ("B", False),
        ("D", True),
    ]
    assert seen[0].matches == [("green", "red"), ("black", "yellow"), ("purple", "blue")]
    assert table.view(0).fixtures == table.view(1).fixtures == seen
    assert not set("ABCDEP") & set(THINGS)  # no option can name a league tile


@pytest.mark.rule("TS-027")
def test_calendar_starts_on_monday_of_week_p() -> None:
    table = fresh(2).until("place_car")
    assert (table.view().week, table.view().day) == (0, 0)
    table.until("market_step")
    assert table.events("week") == [[0]]
    assert len(table.events("collection")) == 2  # its Monday has been played


# Market and cars


@pytest.mark.rule("TS-028")
def test_market_is_filled_from_deck_one_in_the_order_of_its_spaces() -> None:
    table = fresh(2).until("place_tile")
    top = [THINGS[tile] for tile in table.g.deck[::-1][:16]]
    table.until("place_car")
    assert [space.tile for space in table.view().market] == top
    assert [space.space for space in table.view().market] == list(range(1, 17))
    assert table.view().decks == [18, 28, 23, 19]
    assert not any(space.old for space in table.view().market)


@pytest.mark.rule("TS-029")
@pytest.mark.parametrize(
    ("space", "tile", "parking"),
    [
        (6, "F101", "V21"),  # red is east of space 6
        (6, "F102", "H21"),  # blue south
        (6, "F103", "V11"),  # yellow west
        (6, "F104", "H11"),  # green north
        (1, "F101", "H00"),
        (1, "F104", "V00"),
        (16, "F102", "H33"),
        (16, "F103", "V43"),
    ],
)
def test_parking_is_the_side_of_the_gap_colour(space: int, tile: str, parking: str) -> None:
    assert given().market({space: tile}).view().market[space - 1].parking == parking


@pytest.mark.rule("TS-030")
def test_cars_are_placed_on_corners_the_first_player_first() -> None:
    for seed in range(6):
        table = fresh(3, seed).until("place_car")
        first = table.g.lead
        for turn in range(3):
            seat = (first + turn) % 3
            assert [other for other in range(3) if table.asked(other)] == [seat]
            corners = ["H00", "V40", "H43", "V03"]
            assert table.options(seat) == [f"place_car:{corner}" for corner in corners]
            table.play(seat, corners[turn])
            assert table.view().clubs[seat].car == corners[turn]


@pytest.mark.rule("TS-031")
def test_several_cars_may_start_in_one_corner() -> None:
    table = fresh(4).until("place_car")
    for _ in range(4):
        table.play(table.g.next_seat(), "H43")
    assert [club.car for club in table.view().clubs] == ["H43"] * 4
