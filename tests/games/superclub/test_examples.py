"""The worked examples of the ledger, exactly as it states them; SC-X08, X54 and X72 are about cards alone."""

from __future__ import annotations

import pytest

from tests.games.superclub.given import THING, Table, card, fresh, given
from touchline.engine.errors import Refused
from touchline.games.superclub import cards, state as s
from touchline.games.superclub.cards import SUPERSTAR
from touchline.games.superclub.rules import (
    decks,
    finals,
    finance,
    match,
    penalties,
    season,
    setup,
    sim,
    training,
    unhappy,
)
from touchline.games.superclub.rules.available import available

TALENT = card("MID", 2, 6)
RIGHT, BOTH, LEFT = "MID-05", "MID-09", "MID-08"  # half stars on these sides


def trained(level: int, player: str, roll: int, stars: int = 0, **options: int) -> int:
    """The stars of a player after his training roll."""
    table = given(**options).squad(0, player).level(0, training=level).dice(roll)
    if stars:
        table.grown(player, stars)
    table.training(0)
    if table.asked(0) == "guarantee":
        table.play(0, "skip")
    table.play(0, f"train:{player}")
    return table.stars(player)


# From the rulebook


@pytest.mark.parametrize(
    ("level", "roll", "stars"),
    [
        pytest.param(3, 1, 2, marks=pytest.mark.rule("SC-X01")),
        pytest.param(3, 2, 2, marks=pytest.mark.rule("SC-X02")),
        pytest.param(3, 3, 3, marks=pytest.mark.rule("SC-X03")),
        pytest.param(3, 4, 4, marks=pytest.mark.rule("SC-X04")),
        pytest.param(3, 5, 5, marks=pytest.mark.rule("SC-X05")),
        pytest.param(3, 6, 5, marks=pytest.mark.rule("SC-X06")),
        pytest.param(4, 6, 6, marks=pytest.mark.rule("SC-X07")),
    ],
)
def test_training_a_player_with_two_stars_and_potential_six(level: int, roll: int, stars: int) -> None:
    assert trained(level, TALENT, roll) == stars


def superstar_sale() -> Table:
    """Seat 0, a title contender, may buy the superstar of seat 1, a mid-table club."""
    table = given(seats=2, season=2, unhappy_players=1).points(85, 65).cash(200, 0)
    table.crew(0, 11).crew(1, 11).squad(1, "ATT-44")
    return table.run(s.UNHAPPY_PLAYERS).play(0, "unhappy_bid:ATT-44")


@pytest.mark.rule("SC-X09")
def test_the_superstar_costs_90_and_may_be_sold_or_benched_when_110_is_refused() -> None:
    table = superstar_sale()
    assert table.g.bid == 90
    assert "answer_bid:20" in table.options(1)
    table.play(1, "answer_bid:20")
    assert table.events("demand") == [[1, SUPERSTAR, 110]]
    table.play(0, "demand:decline")
    assert table.options(1, "final_answer") == ["final_answer:sell", "final_answer:bench"]
    table.play(1, "sell")
    assert table.g.cash == [110, 90]
    assert SUPERSTAR in table.g.squad[0]


@pytest.mark.rule("SC-X10")
def test_half_a_star_is_lost_for_each_third_away() -> None:
    table = given()
    midfielder, attacker = card("MID", 4), card("ATT", 4)
    assert table.counts(midfielder, "att") == table.counts(midfielder, "def") == 3.5
    assert table.counts(attacker, "def") == 3


@pytest.mark.rule("SC-X11")
def test_two_chemistry_pairs_make_fourteen() -> None:
    table = given().line_up(0, "4-3-3", mf=f"{RIGHT} {BOTH} {LEFT}").line_up(1, "4-3-3")
    table.grown(RIGHT, 5).grown(BOTH, 3).grown(LEFT, 4).kick_off()
    assert table.total(0, "mid") == 14


@pytest.mark.rule("SC-X12")
def test_first_and_second_have_boosts_of_one_and_two_in_the_chosen_third() -> None:
    table = given(season=2).eleven(0, boost="att").eleven(1, boost="mid").kick_off()
    plain = given(season=2).eleven(0).eleven(1).kick_off()
    assert table.total(0, "att") - plain.total(0, "att") == 1
    assert table.total(1, "mid") - plain.total(1, "mid") == 2
    assert table.total(0, "mid") == plain.total(0, "mid")


def even() -> Table:
    """Two equal line-ups without chemistry."""
    return given().eleven(0).eleven(1)


@pytest.mark.rule("SC-X13")
@pytest.mark.parametrize(
    ("dice", "thirds"),
    [
        ((6, 5, 1, 2, 1, 2, 6, 5, 3, 4, 3, 4), 3),  # 1–1
        ((6, 5, 1, 2, 6, 5, 1, 2), 2),  # 2–0
        ((3, 4, 3, 4, 6, 5, 1, 2, 3, 4, 3, 4), 3),  # 1.5–0.5
    ],
)
def test_the_last_third_is_played_unless_somebody_has_won_two(dice: tuple[int, ...], thirds: int) -> None:
    table = even().dice(*dice).match()
    assert len(table.events("third")) == thirds


@pytest.mark.rule("SC-X14")
def test_five_wins_from_45_end_on_75() -> None:
    table = given().token(0, 45).crew(1, 11).stage("season")
    table.g.points = [45, 11]
    for _ in range(5):
        season.score_points(table.g, 0, cards.WIN)
    assert table.g.points[0] == 75


@pytest.mark.rule("SC-X15")
def test_23_cards_are_a_full_squad() -> None:
    table = given().crew(0, 22).cash(100)
    table.scouting(0).play(0, "scout:north_america")
    assert "sign:sign" in table.options(0)
    full = given().crew(0, 23).cash(100).scouting(0).play(0, "scout:north_america")
    assert full.why(0, "sign:sign") == "SC-078"


@pytest.mark.parametrize(
    ("seats", "champion", "turned"),
    [
        pytest.param(4, 2, [2, 3, 0, 1, 2], marks=pytest.mark.rule("SC-X16")),
        pytest.param(2, 1, [1, 0, 1], marks=pytest.mark.rule("SC-X58")),
    ],
)
def test_the_champion_turns_the_first_and_the_last_card(seats: int, champion: int, turned: list[int]) -> None:
    table = given(seats=seats, champion=champion).stage("deadline_day").run(s.DEADLINE_DAY)
    seen = []
    while table.g.unanswered:
        seat = table.g.next_seat()
        if table.asked(seat) == "turn":
            seen.append(seat)
            table.play(seat, table.options(seat)[0])
        else:
            table.play(seat, "bid:pass")
    assert seen == turned


@pytest.mark.rule("SC-X17")
def test_level_bids_go_to_the_stronger_squad() -> None:
    table = given().token(0, 49).token(1, 52).cash(80, 80).deadline(0, card("MID", 4, 6))
    table.play(0, "open:0").play(1, "match").play(0, "stand")
    assert table.events("auction_won")[0][:3] == [1, THING[card("MID", 4, 6)], 46]


@pytest.mark.rule("SC-X18")
def test_who_scores_a_penalty() -> None:
    assert [die for die in range(1, 7) if penalties.is_goal(5, die)] == [2, 3, 4, 5, 6]
    assert [die for die in range(1, 7) if penalties.is_goal(1, die)] == [6]
    table = shoot_out()
    star = table.g.pitch[0][10]
    table.g.stars[star] = 6
    penalties.shoot(table.g, 0, star, 6)
    assert table.g.kicks[-1] >> 1 & 1 == 1
    assert table.g.kicks[-1] >> 2 & 7 == 0  # without a die


def shoot_out(kicks: int = 0) -> Table:
    """A SuperCup shoot-out in which so many penalties were missed."""
    table = given(season=4).eleven(0).cups(0, "CUP-01", "CUP-02", "CUP-03")
    g = table.g
    g.stage, g.contest, g.home, g.away, g.rival_club = s.IN_FINALS, s.SUPERCUP, 0, s.RIVAL, 0
    g.rival = [1, 1, 1]
    men = [man for man in g.pitch[0] if man != s.EMPTY]
    for number in range(kicks):
        side = 1 - number % 2
        g.kicks.append(side | (2 if side else men[number // 2 % len(men)] + 3) << 5)
    return table


@pytest.mark.rule("SC-X19")
@pytest.mark.parametrize(("penalty", "goal"), [(5, 1), (6, 0), (12, 1), (17, 0)])
def test_a_two_of_the_opponent_scores_in_the_first_five_of_each_eleven(penalty: int, goal: int) -> None:
    table = shoot_out(2 * (penalty - 1)).dice(2).run(s.PENALTY)
    assert table.events("penalty")[0][4] == goal


@pytest.mark.rule("SC-X20")
@pytest.mark.parametrize(("die", "slot"), [(1, 5), (2, 6)])
def test_a_double_in_midfield_injures_the_one_in_that_place(die: int, slot: int) -> None:
    table = even().crew(0, 2, 1)
    victim = table.g.pitch[0][slot]
    table.dice(die, die, 1, 2).match()
    assert table.events("injury") == [[0, victim]]


@pytest.mark.rule("SC-X21")
def test_home_and_away_pays_three_and_one() -> None:
    table = given(home_and_away=1)
    assert [season.points_for(table.g, outcome) for outcome in (cards.WIN, cards.DRAW, cards.LOSS)] == [
        3,
        1,
        0,
    ]
    table.eleven(0).eleven(1).dice(6, 5, 1, 2, 6, 5, 1, 2).match()
    assert table.events("points") == [[0, 1, cards.WIN, 3, 0]]


@pytest.mark.rule("SC-X22")
def test_the_sums_of_two_dice() -> None:
    ways = [first + second for first in range(1, 7) for second in range(1, 7)]
    assert (ways.count(7), ways.count(2), ways.count(12)) == (6, 1, 1)
    g = given().g
    g.__class__ = s.Superclub
    rolls = [sim.two_dice(g) for _ in range(36_000)]
    assert abs(rolls.count(7) - 6000) < 400
    assert abs(rolls.count(2) - 1000) < 200
    assert abs(rolls.count(12) - 1000) < 200


@pytest.mark.rule("SC-X23")
def test_the_quick_game() -> None:
    table = fresh(seats=2, quick=1)
    table.run(*reversed(table.g.agenda)).until("keep_staff")
    assert table.g.levels == [2] * 6
    seat = table.g.next_seat()
    drawn = table.options(seat)
    assert len(drawn) == 2
    table.play(seat, drawn[0])
    assert [cards.STAFF + member for member in table.g.staff[seat]] == [THING[drawn[0].partition(":")[2]]]
    assert table.g.staff_deck[0] == THING[drawn[1].partition(":")[2]] - cards.STAFF
    titles = given(season=2, quick=1).cups(0, "CUP-01").points(60, 40)
    titles.run(s.END_SEASON)
    assert titles.options(0) == ["final:play", "final:save"]


# Our own


@pytest.mark.rule("SC-X24")
def test_draft_order_of_three_managers() -> None:
    table = fresh(seats=3)
    table.dice(6, 3, 2)
    table.run(*reversed(table.g.agenda)).until("draft")
    picks: list[list[int]] = [[]]
    while (seat := table.g.next_seat()) >= 0 and table.asked(seat) == "draft":
        if len(picks[-1]) == 16:
            picks.append([])
        before = len(table.g.board)
        picks[-1].append(seat)
        table.play(seat, table.options(seat)[0])
        if before == 2:  # the last card of a board is taken without a question
            picks[-1].append((seat + 1) % 3)
    assert picks[0] == [0, 1, 2] * 5 + [0]
    assert [picks[0].count(seat) for seat in range(3)] == [6, 5, 5]
    assert picks[1][0] == 1
    assert [len(squad) for squad in table.g.squad] == [16, 16, 16]


@pytest.mark.rule("SC-X25")
def test_draft_board_of_six_managers() -> None:
    table = fresh(seats=6)
    table.dice(6, 3, 2, 2, 2, 2)
    table.run(*reversed(table.g.agenda)).until("draft")
    while (
        len(table.g.board) > 1 and table.g.agenda[-1] & 0xFF == s.DRAFT_BOARD and table.g.agenda[-1] >> 8 == 1
    ):
        table.play(table.g.next_seat(), table.options(table.g.next_seat())[0])
    assert [len(squad) for squad in table.g.squad] == [3, 3, 3, 3, 2, 2]


@pytest.mark.rule("SC-X26")
def test_the_superstar_is_replaced_on_the_board_and_comes_back_after_it() -> None:
    table = fresh(seats=2)
    g = table.g
    g.deck.remove(SUPERSTAR)
    g.deck.insert(len(g.deck) - 6, SUPERSTAR)
    expected = [player for player in reversed(g.deck) if player != SUPERSTAR][:16]
    setup.draft_board(g, 0)
    assert g.board == expected
    assert g.set_aside == 1
    g.board = []
    setup.after_draft(g, 0)
    assert g.set_aside == 0
    assert sum(deck.count(SUPERSTAR) for deck in g.continents) == 1


@pytest.mark.rule("SC-X27")
def test_112_undrafted_cards_make_six_continents() -> None:
    table = given(seats=3)
    decks.cut(table.g, list(range(160 - 48)))
    assert [len(deck) for deck in table.g.continents] == [19, 19, 19, 19, 18, 18]


@pytest.mark.rule("SC-X28")
def test_a_finance_step() -> None:
    table = given(seats=2, season=2).level(1, stadium=2).token(1, 51).points(80, 63)
    table.crew(0, 11, 1)
    table.run(s.FINANCE).until()
    assert table.events("reward")[1] == [1, 2, 90]
    assert table.events("stadium_income")[1] == [1, 60]
    assert [paid for paid in table.events("wages") if paid[0] == 1] == [[1, 51, 51]]
    assert table.g.cash[1] == 99


@pytest.mark.rule("SC-X29")
@pytest.mark.parametrize(("points", "income"), [(79, 100), (80, 150), (104, 150)])
def test_income_of_stadium_four(points: int, income: int) -> None:
    table = given(season=2).level(0, stadium=4).points(points)
    assert finance.stadium_income(table.g, 0) == income


def simulated(squad: int, first: int, second: int) -> Table:
    """A SIM match of a club with that squad token."""
    table = given().stage("season").dice(first, second)
    table.g.squad_stars[0] = squad
    sim.sim_match(table.g, 0)
    return table


@pytest.mark.rule("SC-X30")
def test_a_sim_match_is_read_by_the_squad_token() -> None:
    table = simulated(78, 3, 4)
    assert table.g.results[-1] >> season.OUTCOME_AT & 3 == cards.DRAW


@pytest.mark.rule("SC-X31")
def test_sim_rolls_of_nine_and_of_a_double() -> None:
    assert simulated(39, 4, 5).g.points[0] == 2
    assert simulated(40, 4, 5).g.points[0] == 6
    table = simulated(40, 4, 4)
    assert not table.g.injured
    assert not table.g.put_aside


@pytest.mark.rule("SC-X32")
def test_training_at_other_levels() -> None:
    assert trained(1, TALENT, 6) == 3
    assert trained(2, card("MID", 3, 5), 6) == 5
    assert trained(4, card("MID", 1, 6), 6, top_six=1) == 5


def guaranteed(player: str, roll: int, **options: int) -> list[int]:
    """Stars after the guaranteed star, and after his roll."""
    table = given(**options).squad(0, player, card("ATT", 1, 3)).level(0, training=4).dice(roll).training(0)
    table.play(0, f"guarantee:{player}")
    first = table.stars(player)
    table.play(0, f"train:{player}")
    return [first, table.stars(player)]


@pytest.mark.rule("SC-X33")
def test_the_guaranteed_star_and_the_roll_after_it() -> None:
    assert guaranteed(TALENT, 3) == [3, 3]
    assert guaranteed(TALENT, 6) == [3, 6]
    assert guaranteed(card("MID", 1, 6), 6, top_six=1) == [2, 5]


@pytest.mark.rule("SC-X34")
def test_a_full_squad_sells_before_it_signs() -> None:
    seller, wanted = card("DEF", 4), card("MID", 4, 6)
    table = given().squad(0, seller).crew(0, 22).cash(36).top("europe", wanted).scouting(0)
    table.play(0, "scout:europe")
    assert table.why(0, "sign:sign") == "SC-078"
    table.play(0, f"sell_abroad:{seller}")
    assert table.g.cash[0] == 58
    table.play(0, "sign:sign")
    assert table.g.cash[0] == 32


@pytest.mark.rule("SC-X35")
def test_two_investments_are_in_different_departments_and_skip_no_level() -> None:
    table = given().cash(200).crew(0, 12).investing(0).play(0, "invest:training")
    assert table.why(0, "invest:training") == "SC-080"
    other = given().cash(200).crew(0, 12).investing(0).play(0, "invest:stadium")
    assert other.g.levels[cards.STADIUM] == 2
    assert "invest:stadium" not in other.options(0)


@pytest.mark.rule("SC-X36")
def test_a_staff_action_without_hiring_is_spent() -> None:
    table = given().cash(200).crew(0, 12).investing(0).play(0, "invest:staff", "hire:none")
    assert table.g.actions == 1
    assert table.why(0, "invest:staff") == "SC-080"
    assert "invest:training" in table.options(0)


def doubled(formation: str, third: int, number: int, goal: str = "default_gk") -> str:
    """What a double of the home side brings in a third: a slot that is injured, or a Game changer."""
    table = given().eleven(0, formation).eleven(1).crew(0, 3, 1)
    if goal != "default_gk":
        table.squad(0, goal)
        table.g.pitch[0][s.GOAL] = THING[goal]
    table.kick_off()
    g = table.g
    g.agenda = []
    g.third, g.attacker = {cards.MID: (0, 0), cards.ATT: (1, 0), cards.DEF: (1, 1)}[third]
    g.dice = [number, number, 1, 2]
    men = g.pitch[0].copy()
    table.run(s.DOUBLE)
    if table.events("changer_drawn"):
        return "changer"
    return f"slot {men.index(table.events('injury')[0][1])}"


@pytest.mark.rule("SC-X37")
def test_doubles_in_3_5_2() -> None:
    assert doubled("3-5-2", cards.ATT, 2) == "slot 11"
    assert doubled("3-5-2", cards.ATT, 3) == "changer"
    assert doubled("3-5-2", cards.MID, 5) == "slot 9"
    assert doubled("3-5-2", cards.MID, 6) == "changer"


@pytest.mark.rule("SC-X38")
def test_doubles_in_the_defence_of_4_4_2() -> None:
    assert doubled("4-4-2", cards.DEF, 1, "GK-01") == "slot 0"
    assert doubled("4-4-2", cards.DEF, 5) == "slot 4"
    assert doubled("4-4-2", cards.DEF, 6) == "changer"
    assert doubled("4-4-2", cards.DEF, 1) == "changer"


@pytest.mark.rule("SC-X39")
def test_doubles_in_the_defence_of_3_4_3() -> None:
    assert doubled("3-4-3", cards.DEF, 4) == "slot 3"
    assert doubled("3-4-3", cards.DEF, 5) == "changer"


@pytest.mark.rule("SC-X40")
def test_a_substitute_counts_in_the_same_third() -> None:
    midfielder, attacker = card("MID", 4), card("ATT", 2)
    table = given().line_up(0, "4-4-2", mf=midfielder).squad(0, attacker, card("ATT", 3)).eleven(1)
    table.g.formation[0] = 4
    table.dice(1, 1, 1, 2).match()
    assert table.asked(0) == "substitute"
    table.play(0, f"substitute:{attacker}")
    home_total = table.events("totals")[0][3]
    assert home_total == 3 + 2 * 2  # 1.5 stars and the dice, in half stars


@pytest.mark.rule("SC-X41")
def test_a_drawn_midfield_lets_the_home_side_attack_first() -> None:
    drawn_then_won = (3, 4, 3, 4, 6, 5, 1, 2)  # midfield 4 v 4, attack 2 v defence 5, each with its dice
    table = even().dice(*drawn_then_won, 1, 2, 6, 5).match()
    assert table.events("third")[0][1] == -2
    assert table.g.attacker == 0
    assert table.events("third")[1][2:4] == [3, 1]
    assert table.events("full_time")[0][2:] == [cards.DRAW, 3, 3]
    assert table.events("points")[0][3:] == [2, 2]
    other = even().dice(*drawn_then_won, 2, 4, 3, 6).match()
    assert other.events("third")[2][1] == -2
    assert other.events("full_time")[0][2:] == [cards.WIN, 4, 2]
    assert other.events("points")[0][3:] == [6, 0]


@pytest.mark.rule("SC-X42")
def test_half_a_star_wins_a_third() -> None:
    table = given().line_up(0, "4-4-2", mf=card("ATT", 4)).line_up(1, "4-4-2", mf=card("MID", 3)).kick_off()
    table.g.dice = [6, 6, 6, 6]
    table.g.agenda = []
    assert (table.total(0, "mid"), table.total(1, "mid")) == (3.5, 3)
    table._run(lambda: match.score_third(table.g, 0))
    assert table.events("third")[0][1] == 0


@pytest.mark.rule("SC-X43")
def test_half_stars_that_look_away_from_each_other_are_no_pair() -> None:
    table = given().line_up(0, "4-3-3", mf=f"{LEFT} {BOTH} {RIGHT}").line_up(1, "4-3-3")
    table.grown(RIGHT, 5).grown(BOTH, 3).grown(LEFT, 4).kick_off()
    assert table.total(0, "mid") == 12


@pytest.mark.rule("SC-X44")
def test_chemistry_does_not_reach_into_another_third() -> None:
    crew = " ".join(card("MID", 2, nth=n) for n in (1, 2, 3))
    table = given().line_up(0, "4-4-2", mf=f"{crew} {RIGHT}", at="ATT-08").line_up(1, "4-4-2").kick_off()
    assert table.total(0, "mid") == 3 * 2 + table.stars(RIGHT)
    assert table.total(0, "att") == table.stars("ATT-08")


@pytest.mark.rule("SC-X45")
def test_a_boost_of_four_with_captain_bonus() -> None:
    table = given(seats=4, season=2).places(1, 2, 3, 4).staff(3, "KS-12").eleven(3, boost="mid").eleven(0)
    table.kick_off(3, 0)
    plain = given(seats=4, season=2).places(1, 2, 3, 4).eleven(3).eleven(0).kick_off(3, 0)
    assert [table.total(0, t) - plain.total(0, t) for t in cards.THIRDS] == [0, 7, 0]


@pytest.mark.rule("SC-X46")
def test_the_hundred_point_check() -> None:
    one = given(seats=2, season=2).points(101, 99).run(s.END_SEASON)
    assert (one.g.over, one.g.winner) == (s.BY_POINTS, 0)
    two = given(seats=2, season=2).crew(0, 11).crew(1, 11).points(104, 100).run(s.END_SEASON)
    assert two.events("super_duper_cup") == [[0, 1]]
    three = given(seats=3, season=2).points(104, 101, 101)
    for seat in range(3):
        three.crew(seat, 11)
    three.dice(2, 5).run(s.END_SEASON)
    assert three.events("tie_die") == [[1, 2], [2, 5]]
    assert three.events("super_duper_cup") == [[0, 2]]


@pytest.mark.rule("SC-X47")
def test_a_marker_that_falls_below_100_does_not_win() -> None:
    table = given(season=2).token(0, 72).crew(1, 11).stage("season").points(102, 40)
    player = next(p for p in table.g.squad[0] if table.g.stars[p] == 4)
    table.run(s.RELEASE | (0 | 4 << 3) << 8).play(0, f"release:{cards.THINGS[player]}")
    assert table.g.points[0] == 98
    table.run(s.HUNDRED_POINTS)
    assert table.g.over == 0


@pytest.mark.rule("SC-X48")
def test_a_saved_final_is_offered_again_after_the_next_title() -> None:
    table = given(season=3).crew(0, 11).crew(1, 11).cups(0, "CUP-01", "CUP-02").points(70, 40)
    table.run(s.END_SEASON)
    assert table.asked(0) == "final"
    table.g.agenda = []
    table.play(0, "save").points(40, 70).run(s.END_SEASON)
    assert table.asked(0) != "final"
    table.g.open = [0, 0]
    table.g.unanswered = 0
    table.points(70, 40).run(s.END_SEASON)
    assert len(table.g.cups[0]) == 4
    assert table.asked(0) == "final"


@pytest.mark.rule("SC-X49")
def test_a_lost_final_costs_all_cards() -> None:
    table = shoot_out().cups(0, "CUP-04")
    before = len(table.g.cup_deck)
    table._run(lambda: finals.decide(table.g, False))
    assert table.g.cups[0] == []
    assert len(table.g.cup_deck) == before + 4
    table.run(s.SEASON_LIMIT)
    assert table.events("off_season") == [[5]]


@pytest.mark.rule("SC-X50")
def test_three_nil_after_three_pairs_is_over() -> None:
    table = shoot_out(6)
    assert not penalties.is_decided(table.g)
    table.g.kicks = [kick | (0 if kick & 1 else 2) for kick in table.g.kicks]
    assert (penalties.goals_of(table.g, 0), penalties.goals_of(table.g, 1)) == (3, 0)
    assert penalties.is_decided(table.g)


@pytest.mark.rule("SC-X51")
def test_who_may_bid_for_an_unhappy_player() -> None:
    player = card("MID", 5)
    table = given(season=2, unhappy_players=1).squad(1, player).points(70, 50).cash(100)
    assert unhappy.targets(table.g, 0) == [THING[player]]
    assert unhappy.price_of(table.g, THING[player]) == 75
    assert unhappy.targets(table.points(59, 50).g, 0) == []
    table.g.stars[THING[player]] = 6
    assert unhappy.targets(table.points(70, 50).g, 0) == []


@pytest.mark.rule("SC-X52")
def test_a_refused_player_is_benched_and_another_steps_up() -> None:
    player, talent, other = card("MID", 5), TALENT, card("ATT", 1, 5)
    table = given(season=2, unhappy_players=1).squad(1, player, talent, other).crew(1, 11).crew(0, 11)
    table.points(70, 50).cash(100).run(s.UNHAPPY_PLAYERS)
    strength, bill = table.g.squad_stars[1], finance.wage_bill(table.g, 1)
    table.play(0, f"unhappy_bid:{player}").play(1, "refuse")
    assert (table.g.squad_stars[1], finance.wage_bill(table.g, 1)) == (strength, bill)
    table.play(1, f"step_up:{talent}")
    assert table.stars(talent) == 3
    assert THING[player] not in available(table.stage("season").g, 1)


@pytest.mark.rule("SC-X53")
def test_half_wages_are_rounded_up() -> None:
    table = given(season=2).token(0, 51).staff(0, "KS-21")
    assert finance.wage_bill(table.g, 0) == 26


def bidding(*squads: int) -> Table:
    """A player of 30M comes up; seats have these squads and 100M."""
    table = given(seats=len(squads))
    for seat, squad in enumerate(squads):
        table.token(seat, squad)
    return table.cash(*[100] * len(squads)).deadline(0, card("DEF", 3))


@pytest.mark.rule("SC-X55")
def test_nobody_is_left_to_act_after_the_opener_stands() -> None:
    table = bidding(30, 31, 20).play(0, "open:0").play(1, "match").play(2, "pass").play(0, "stand")
    assert table.events("auction_won")[0][:3] == [1, THING[card("DEF", 3)], 30]


@pytest.mark.rule("SC-X56")
def test_eleven_cards_must_remain_and_23_are_the_most() -> None:
    table = given().crew(0, 11).crew(1, 23).stage("training").run(s.TRADE_WINDOW)
    assert table.options(0, "sell_abroad") == []
    assert table.why(0, f"sell_abroad:{cards.THINGS[table.g.squad[0][0]]}") == "SC-119"
    other = given().crew(0, 12).crew(1, 23).stage("training").run(s.TRADE_WINDOW)
    mine = cards.THINGS[other.g.squad[0][0]]
    other.play(0, "offer_to:p1", f"give:{mine}")
    assert "offer:done" in other.options(0)  # somebody has to come back
    other.play(0, "offer:done")
    assert "offer:done" not in other.options(0)
    assert other.options(0, "ask")


@pytest.mark.rule("SC-X57")
def test_nine_inactive_cards_make_new_continents() -> None:
    table = given().no_continents(9)
    assert decks.can_turn(table.g)
    assert [len(deck) for deck in table.g.continents] == [2, 2, 2, 1, 1, 1]


@pytest.mark.rule("SC-X59")
def test_a_deadline_discount() -> None:
    player = card("MID", 4)  # from 40M
    table = given().crew(0, 11).staff(0, "KS-14").cash(41).deadline(0, player)
    assert table.options(0, "open") == ["open:0", "open:5"]
    table.play(0, "open:5")
    assert table.g.cash[0] == 1  # he pays 5M less than 45M
    rich = given().crew(0, 11).staff(0, "KS-14").cash(41).deadline(0, card("MID", 4, 6))
    rich.play(0, "open:0")
    assert rich.events("auction_won")[0][2:] == [46, 41]
    assert rich.g.cash[0] == 0


@pytest.mark.rule("SC-X60")
@pytest.mark.parametrize(("first", "second", "points"), [(4, 4, [6, 0]), (3, 4, [2, 2])])
def test_a_draw_breaker_of_the_home_manager(first: int, second: int, points: list[int]) -> None:
    table = even().staff(0, "KS-27").kick_off()
    table.g.agenda = []
    table.g.score = [3, 3]
    table.dice(first, second).run(s.FULL_TIME)
    assert table.events("points")[0][3:] == points


@pytest.mark.rule("SC-X61")
def test_a_derby_leaves_stars_chemistry_and_dice() -> None:
    table = given(seats=4, season=2).places(4, 2, 3, 1).staff(0, "KS-06").eleven(0, boost="mid").eleven(1)
    table.weapon(0, "GC-26a").weapon(1, "GC-27a").match()
    table.play(0, "weapon:GC-26a", "target:mid")
    before = table.total(0, "mid")
    counted = sum(table.counts(cards.THINGS[p], "mid") for p in table.g.pitch[0][5:9])
    assert before == counted + 4 + 3 + 2
    table.play(1, "weapon:GC-27a")
    assert table.g.derby == 1
    dice = [sum(rolled[3:5]) for rolled in table.events("dice")]
    assert table.events("totals")[0][3] == 2 * (counted + dice[0])


@pytest.mark.rule("SC-X62")
def test_the_guaranteed_star_makes_a_six() -> None:
    player = card("DEF", 5, 6)
    table = given().squad(0, player, TALENT).level(0, training=4).training(0).play(0, f"guarantee:{player}")
    assert table.stars(player) == 6


@pytest.mark.rule("SC-X63")
def test_a_free_star_moves_token_and_marker() -> None:
    table = given().squad(0, TALENT, card("ATT", 1, 5)).token(0, 34).stage("season").points(40)
    table._run(lambda: table.g.ask(0, s.STAR))
    table.g.fresh = []
    table.play(0, f"free_star:{TALENT}")
    assert (table.g.squad_stars[0], table.g.points[0]) == (35, 41)


@pytest.mark.rule("SC-X64")
def test_fixtures_of_the_fourth_of_last_season() -> None:
    table = given(seats=4, season=2).places(2, 4, 1, 3)
    numbers = {seat: number + 1 for number, seat in enumerate(table.g.order)}
    met = {}
    for number in range(1, 6):
        for home, away in table.pairings(number):
            if numbers[away] == 4:
                met[number] = numbers[home]
    assert met == {1: 1, 3: 2, 5: 3}
    assert table.pairings(2) == table.pairings(4) == []


@pytest.mark.rule("SC-X65")
def test_who_is_asked_again_after_a_match() -> None:
    table = bidding(30, 31, 32).play(0, "open:0").play(1, "match").play(2, "match").play(0, "stand")
    assert table.asked(1) == "bid"
    raised = bidding(30, 31, 32).play(0, "open:0").play(1, "match").play(2, "match").play(0, "stand")
    table.play(1, "stand")
    assert table.events("auction_won")[0][:3] == [2, THING[card("DEF", 3)], 30]
    raised.play(1, "raise:1")
    assert raised.asked(2) == "bid"
    raised.play(2, "pass")
    assert raised.asked(0) == "bid"


@pytest.mark.rule("SC-X66")
def test_wages_that_cannot_be_paid_before_a_sale() -> None:
    player = card("DEF", 4)
    table = given(season=2).squad(0, player).crew(0, 12, 1).token(0, 48).cash(30)
    table.run(s.WAGES)
    assert table.why(0, "wages:pay") == "SC-053"
    table.play(0, f"sell_abroad:{player}")
    assert finance.wage_bill(table.g, 0) == 44
    table.play(0, "wages:pay")
    assert table.g.cash[0] == 8


@pytest.mark.rule("SC-X67")
def test_the_guaranteed_player_takes_a_place_though_he_is_not_rolled_for() -> None:
    players = [card(where, 1, 4, nth=n) for where in ("ATT", "MID", "DEF") for n in (1, 2)]
    table = given().squad(0, *players).level(0, training=4).staff(0, "KS-19a").training(0)
    table.play(0, f"guarantee:{players[0]}")
    assert training.places_left(table.g, 0) == 4
    table.dice(1, 1, 1, 1)
    for player in players[1:5]:
        table.play(0, f"train:{player}")
    assert f"train:{players[5]}" not in table.options(0)


@pytest.mark.rule("SC-X68")
def test_a_transfer_ban_doubles_the_training_places() -> None:
    table = given().level(0, training=2).staff(0, "KS-19a")
    table.g.banned = 1
    table.squad(0, TALENT).training(0)
    assert training.places_left(table.g, 0) == 6
    table.dice(6).play(0, f"train:{TALENT}")
    assert table.stars(TALENT) == 4


@pytest.mark.rule("SC-X69")
def test_effects_on_the_next_match_end_with_the_season() -> None:
    table = given(season=2).eleven(0).eleven(1).points(60, 40)
    victim = table.g.pitch[0][10]
    table.g.weakened[0] = 2
    table.g.missing = [victim]
    table.cups(0, "CUP-01", "CUP-02").run(s.END_SEASON).play(0, "final:play")
    assert victim in available(table.g, 0)
    table.play(0, "line_up:auto_best", "ready:confirm")
    assert table.g.effects == [0] * 6


@pytest.mark.rule("SC-X70")
def test_nine_outfielders_leave_one_place_empty() -> None:
    table = given().crew(0, 9).squad(0, "GK-01", "GK-02").stage("season").run(s.LINE_UPS | 1 << 8)
    table.play(0, "line_up:4-4-2", "fill:default_gk")
    men = [cards.THINGS[p] for p in table.g.squad[0][:9]]
    assert "fill:close_third" not in table.options(0)
    table.play(0, *[f"fill:{man}" for man in men[:3]])
    assert "fill:close_third" in table.options(0)
    table.play(0, "fill:close_third", *[f"fill:{man}" for man in men[3:8]])
    pitch = table.pitch(0)
    assert pitch[4] is None
    assert sum(man is not None for man in pitch[1:]) == 9
    g = table.g
    g.contest, g.home, g.away, g.third, g.attacker = s.LEAGUE, 0, 1, 1, 1
    table.g.open = [0, 0]
    table.g.unanswered = 0
    g.dice = [5, 5, 1, 2]
    table.run(s.DOUBLE)
    assert len(table.events("changer_drawn")) == 1


@pytest.mark.rule("SC-X71")
def test_goalkeepers_do_not_come_on_in_midfield() -> None:
    table = given().eleven(0).eleven(1).squad(0, "GK-01", "GK-02").kick_off()
    table.g.agenda = []
    table.g.dice = [1, 1, 2, 3]
    before = table.total(0, "mid")
    table.run(s.DOUBLE)
    assert table.pitch(0)[5] is None
    assert table.total(0, "mid") < before
    assert len(table.events("nobody_left")) == 1


@pytest.mark.rule("SC-X73")
def test_staff_is_seen_without_cash_but_nothing_is_built() -> None:
    table = given().crew(0, 12).cash(0).investing(0)
    assert table.options(0, "invest") == ["invest:done", "invest:staff"]
    assert table.why(0, "invest:training") == "SC-335"
    table.play(0, "invest:staff")
    assert table.g.actions == 1
    assert len(table.g.drawn) == 2


@pytest.mark.rule("SC-X74")
def test_an_owner_may_fall_to_ten_players_through_a_bid() -> None:
    player = card("MID", 5)
    table = given(season=2, unhappy_players=1).squad(1, player).crew(1, 10).crew(0, 11).points(70, 50)
    table.cash(100).run(s.UNHAPPY_PLAYERS).play(0, f"unhappy_bid:{player}").play(1, "sell")
    assert len(table.g.squad[1]) == 10
    table.stage("training").run(s.TRADE_WINDOW | 1 << 8)
    assert table.options(1, "sell_abroad") == []
    with pytest.raises(Refused, match="SC-119"):
        table.play(1, f"sell_abroad:{cards.THINGS[table.g.squad[1][0]]}")


@pytest.mark.rule("SC-X75")
def test_what_is_left_of_a_turn_follows_from_the_staff_of_the_moment() -> None:
    for turned, left in ((2, 0), (0, 1)):
        table = given().crew(0, 12).staff(0, "KS-18").scouting(0, cards_left=3)
        for _ in range(turned):
            table.play(0, "scout:asia", "reject")
        table.play(0, "fire:KS-18")
        assert table.view().left == left
        assert (table.asked(0) == "scout") is (left == 1)
    for banned, left in ((0, 2), (1, 5)):
        table = given().level(0, training=2).staff(0, "KS-19a", "KS-19b").crew(0, 11)
        table.squad(0, TALENT, *[card(where, 1, 4) for where in ("ATT", "MID", "DEF")])
        table.g.banned = banned
        table.dice(1).training(0).play(0, f"train:{TALENT}", "fire:KS-19b")
        assert table.view().left == left


@pytest.mark.rule("SC-X76")
def test_a_discount_that_a_standing_bid_needs_stays_until_the_auction_is_over() -> None:
    for bid, can in ((46, False), (41, True)):
        table = given().crew(0, 13).crew(1, 12).cash(41, 100).staff(0, "KS-14").deadline(0, card("DEF", 4))
        table.g.floor = bid
        table.play(0, "open:0").play(1, "match")
        assert table.g.bid == bid
        assert (table.options(0, "fire") == ["fire:KS-14"]) is can
        if not can:
            with pytest.raises(Refused, match="SC-319"):
                table.play(0, "fire:KS-14")
            table.play(0, "stand")
            assert table.g.cash[0] == 0
            assert "fire:KS-14" in table.stage("deadline_day").side(0)


@pytest.mark.rule("SC-X77")
def test_a_holder_is_asked_though_he_can_only_pass_and_others_are_not() -> None:
    table = given().eleven(0).eleven(1).weapon(0, "GC-35").match()
    assert table.options(0) == ["weapon:pass"]
    assert table.asked(1) is None
    table.play(0, "weapon:pass")
    assert table.asked(1) is None
