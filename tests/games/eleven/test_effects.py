"""How effects are carried out: parts, choices, what lasts a Week, cards that effects bring (EL-350 to EL-363,
EL-377 to EL-379, EL-403 to EL-412)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, Table, given
from touchline.games.eleven import GAME, state as s
from touchline.games.eleven.rules import lane

ROW = ("P05", "P06", "P07", "P09", "P10")
STAFF_ROW = ("S01", "S02", "S12", "S15", "S27")


def sponsored(card: str, answer: str = "bonus", seats: int = 2) -> Table:
    """A club that signs this Sponsor as an adboard for its bonus, or as kit, beginning with the bonus."""
    others = [name for name in ("SP25", "SP26", "SP27", "SP28") if name != card]
    table = given(seats).row("sponsors", others[0], others[1], card, others[2], others[3])
    return table.turn(0).play(0, f"{'kit' if answer == 'kit' else 'adboard'}:{card}", "bonus")


@pytest.mark.rule("EL-377")
def test_parts_are_carried_out_from_left_to_right() -> None:
    table = given().cash(0, 1).stat(0, cash=1).meeting(0, "BM12", "red")  # stat fans +1, stat cash −1
    assert table.kinds("stat", "lost") == ["stat", "lost"]
    hit = given().squad(0, "P07").dice(4).meeting(0, "BM04", "blue")  # inj 1 @d12, +2 fitness
    assert hit.kinds("injured", "gained") == ["injured", "gained"]
    loss = given().stat(0, ops=5).meeting(0, "BM15", "red")  # −2 ops, stat ops +1
    assert loss.stock(0)["ops"] == 1  # the other way round nothing would be left


@pytest.mark.rule("EL-378")
def test_a_decision_without_options_is_skipped() -> None:
    table = given().meeting(0, "BM02", "blue")  # str_temp 2, without a Player
    assert table.asked(0) is None
    assert given().meeting(0, "BM10", "yellow").asked(0) is None  # office(−1), without cash


@pytest.mark.rule("EL-378")
def test_the_only_option_is_carried_out_unless_it_can_be_declined() -> None:
    table = given().squad(0, "P07").meeting(0, "BM02", "blue")
    assert table.asked(0) is None
    assert table.token("P07", "str_temp") == 2
    sale = given().squad(0, "P07").meeting(0, "BM19", "yellow")  # sell(+1), optional
    assert sale.options(0) == ["bm_target:P07", "bm_target:decline"]


@pytest.mark.rule("EL-378")
def test_a_second_tactic_is_asked_for_although_there_is_nothing_to_choose() -> None:
    table = given().staff(0, "S03").tactics(0, "TB1", "TB2", "TA3")  # FEATURE: extra_tactic 1
    table.match(0).play(0, "TB1:5-3-2").until("second_tactic").play(0, "TA3")
    assert table.options(0) == ["second_tactic:none"]
    words = GAME.prompt(table.g, 0)
    assert words.question == "You have no other Tactic card with an effect."
    assert table.play(0, "none").asked(0) != "second_tactic"
    alone = given().staff(0, "S03").tactics(0, "TB1", "TA3").match(0).play(0, "TB1:5-3-2")
    assert alone.until("second_tactic").play(0, "TA3").asked(0) != "second_tactic"  # no other card in hand


@pytest.mark.rule("EL-379")
@pytest.mark.parametrize(
    ("card", "colour", "answer"),
    [
        ("BM08", "blue", "accept:decline"),  # hire(youngster, −1)
        ("BM10", "yellow", "accept:decline"),  # office(−1)
        ("BM10", "red", "bm_target:decline"),  # hire(staff, slots 1–5, −1)
        ("BM19", "yellow", "bm_target:decline"),  # sell(+1), optional
        ("BM22", "yellow", "bm_target:decline"),  # build(general, −2), optional
    ],
)
def test_what_costs_something_may_be_declined_in_a_board_meeting(card: str, colour: str, answer: str) -> None:
    table = given().cash(0, 9).squad(0, "P07").meeting(0, card, colour)
    assert answer in table.options(0)
    table.play(0, answer)
    assert (table.stock(0)["cash"], table.g.office[0], sum(table.g.built)) == (9, 0, 0)
    assert (len(table.g.squad[0]), len(table.g.staff[0])) == (1, 1)


@pytest.mark.rule("EL-379")
def test_what_may_be_declined_in_bonuses_of_sponsors_and_directors() -> None:
    table = sponsored("SP11")
    assert table.asked(0) != "accept"  # office(−2) costs 1, and there is no cash
    rich = given().cash(0, 9).row("sponsors", "SP25", "SP26", "SP11", "SP27", "SP28").turn(0)
    assert rich.play(0, "adboard:SP11", "bonus").options(0) == ["accept:accept", "accept:decline"]


@pytest.mark.rule("EL-379")
def test_free_gains_and_all_other_parts_are_mandatory() -> None:
    free = sponsored("SP10")  # hire(youngster, free)
    assert len(free.g.squad[0]) == 1
    assert "accept" not in (free.asked(0) or "")
    director = given().directors(0, "D07", "D02", "D03")  # BONUS: hire(youngster, free)
    director.step(s.DIRECTOR_BONUSES)
    assert len(director.g.squad[0]) == 1
    tokens = given().squad(0, "P07", "P11").meeting(0, "BM07", "blue")  # weak_temp 1
    assert tokens.options(0) == ["bm_target:P07", "bm_target:P11"]
    stand = sponsored("SP02")  # build(stand, free)
    assert stand.options(0) == ["effect_target:stand_3", "effect_target:stand_4"]


@pytest.mark.rule("EL-379")
def test_actions_of_cards_cannot_be_declined_half_way() -> None:
    table = given().staff(0, "S28").cash(0, 9).row("players", *ROW).turn(0).play(0, "card_action:S28")
    assert table.options(0) == ["effect_target:P07", "effect_target:P09", "effect_target:P10"]


# What lasts a Week


@pytest.mark.rule("EL-350")
def test_what_lasts_a_week_ends_in_step_5_of_its_end() -> None:
    table = given().squad(0, *ROW).cash(0, 20).meeting(0, "BM32", "yellow")  # week: upkeep −1
    assert table.view(1).clubs[0].lasting == [("upkeep_less", 1)]
    assert table.upkeep_cost(0) == 2
    table.step(s.UNEXHAUST, s.PAY_UPKEEP, s.SUSPEND_STAFF, s.MARKET_SHIFT)
    assert table.stock(0)["cash"] == 18
    assert table.view(1).clubs[0].meeting == "BM32"  # its reminder
    table.step(s.DISCARD_RESOURCES)
    assert (table.view(1).clubs[0].lasting, table.view(1).clubs[0].meeting) == ([], None)
    assert table.upkeep_cost(0) == 3


@pytest.mark.rule("EL-409")
def test_dearer_hires_cost_one_more_also_through_cards() -> None:
    table = given().cash(0, 9).row("players", *ROW).row("staff", *STAFF_ROW).top("Y01")
    table.staff(0, "S28", "S06").meeting(0, "BM16", "yellow").turn(0)
    assert table.play(0, "hire:P07").stock(0)["cash"] == 6  # 2 + 1
    assert table.turn(0).play(0, "hire:Y01").until().stock(0)["cash"] == 4  # 1 + 1
    assert table.turn(0).play(0, "hire:S12").stock(0)["cash"] == 0  # 3 + 1
    table.cash(0, 9).turn(0).play(0, "card_action:S28", "P09")  # 2 + 1 − 1
    assert table.stock(0)["cash"] == 7
    table.top("Y02").turn(0).play(0, "card_action:S06").until()  # 1 + 1 − 1
    assert table.stock(0)["cash"] == 6


@pytest.mark.rule("EL-409")
def test_dearer_hires_leave_free_gains_and_other_clubs_alone() -> None:
    table = given().cash(0, 1).cash(1, 2).row("players", *ROW).row("staff", *STAFF_ROW)
    table.row("sponsors", "SP25", "SP26", "SP10", "SP27", "SP28").meeting(0, "BM16", "yellow").turn(0)
    table.play(0, "adboard:SP10", "bonus").until("")  # hire(youngster, free)
    assert (len(table.g.squad[0]), table.stock(0)["cash"]) == (1, 1)
    assert table.turn(1).play(1, "hire:P07").stock(1)["cash"] == 0


@pytest.mark.rule("EL-410")
def test_no_player_can_be_hired_but_gained() -> None:
    table = given().cash(0, 9).row("players", *ROW).row("staff", *STAFF_ROW).top("Y01").staff(0, "S27", "S06")
    table.row("sponsors", "SP10", "SP26", "SP04", "SP10", "SP28").meeting(0, "BM16", "blue").turn(0)
    for refused in ("hire:P07", "hire:Y01"):
        assert table.why(0, refused) == "EL-410"
    for refused in ("card_action:S27", "card_action:S06"):
        assert table.why(0, refused) == "EL-171"
    assert "hire:S12" in table.options(0)
    table.play(0, "adboard:SP04", "bonus").until("")  # veterans(draw 3, discard 1, trained 1)
    assert len(table.g.squad[0]) == 2
    bonus = (
        given().meeting(0, "BM16", "blue").directors(0, "D06", "D07", "D02").step(s.DIRECTOR_BONUSES).until()
    )
    assert len(bonus.g.squad[0]) == 1  # take(player deck), but no hire(youngster, free)


@pytest.mark.rule("EL-410")
def test_no_staff_can_be_hired_but_searched() -> None:
    table = given().cash(0, 9).row("players", *ROW).row("staff", *STAFF_ROW).directors(0, "D13", "D02", "D03")
    table.meeting(0, "BM16", "red").turn(0)
    assert table.why(0, "hire:S12") == "EL-410"
    assert table.why(0, "card_action:D13") == "EL-171"  # hire(staff, slots 1–5, −1)
    assert "hire:P07" in table.options(0)
    search = (
        given().meeting(0, "BM16", "red").directors(0, "D12", "D02", "D03").step(s.DIRECTOR_BONUSES).until()
    )
    assert len(search.g.staff[0]) == 2  # search(Steward)


@pytest.mark.rule("EL-411")
def test_one_off_contracts_give_more_this_week() -> None:
    table = given().row("sponsors", "SP02", "SP03", "SP01", "SP05", "SP07").meeting(0, "BM09", "yellow")
    assert table.turn(0).play(0, "one_off:SP01").stock(0)["cash"] == 6
    assert table.turn(0, "wed").play(0, "one_off:SP05").stock(0)["cash"] == 12
    assert table.turn(0, "thu").play(0, "adboard:SP07", "effect").stock(0)["cash"] == 15


@pytest.mark.rule("EL-411")
@pytest.mark.parametrize(("fans", "income"), [(0, 0), (1, 2), (2, 4), (4, 6)])
def test_fans_on_the_stands_earn_at_most_two_more(fans: int, income: int) -> None:
    table = given().built(0, stand_3=1, stand_4=1).meeting(0, "BM09", "red")
    table.resource(0, fans=fans).match(0).until("stands")
    if fans:
        table.play(0, str(fans))
    assert table.until().stock(0)["cash"] == income


@pytest.mark.rule("EL-412")
def test_a_cheaper_paid_action_is_still_one_a_day() -> None:
    table = given().staff(0, "S12", "S15").meeting(0, "BM27", "red")  # +1 ops, Paid actions cost 1 ops less
    assert table.stock(0)["ops"] == 1
    table.resource(0, ops=3).turn(0).play(0, "paid_action:S12")
    assert table.stock(0)["ops"] == 2
    assert table.why(0, "paid_action:S15") == "EL-094"


# Cards that effects bring


@pytest.mark.rule("EL-351")
def test_a_search_takes_a_card_of_that_profession_and_shuffles() -> None:
    scouts = {THING["S27"], THING["S28"], THING["S29"]}
    found, orders = set(), set()
    for seed in range(12):
        table = given(seed=seed).row("staff", "S01", "S02", "S12", "S15", "S21")
        table.g.staff_deck.sort()
        before = table.g.staff_deck.copy()
        table.directors(0, "D10", "D02", "D03").step(s.DIRECTOR_BONUSES)
        card = table.g.staff[0][-1]
        assert card in scouts
        assert sorted([card, *table.g.staff_deck]) == before
        assert table.stock(0)["cash"] == 0
        found.add(card)
        orders.add(tuple(table.g.staff_deck))
    assert len(found) > 1
    assert len(orders) > 6


@pytest.mark.rule("EL-351")
def test_a_search_without_a_hit_changes_nothing() -> None:
    table = given().row("staff", "S27", "S28", "S29", "S15", "S21").directors(0, "D10", "D02", "D03")
    before = table.g.staff_deck.copy()
    table.step(s.DIRECTOR_BONUSES)
    assert (len(table.g.staff[0]), table.g.staff_deck) == (1, before)


@pytest.mark.rule("EL-351")
def test_a_searched_staff_card_brings_its_bonus() -> None:
    table = given().row("staff", "S15", "S17", "S01", "S02", "S21")  # of all Stewards S16 is left
    table.directors(0, "D12", "D02", "D03").step(s.DIRECTOR_BONUSES)
    assert table.options(0) == ["accept:accept", "accept:decline"]
    assert table.play(0, "accept").stats(0)["fans"] == 3


@pytest.mark.rule("EL-352")
def test_veterans_come_from_the_deck_then_from_the_discard_pile() -> None:
    table = given().cash(0, 9)
    table.g.veteran_deck, table.g.veteran_discard = [THING["V02"]], [THING["V03"], THING["V05"]]
    table.row("sponsors", "SP25", "SP26", "SP04", "SP27", "SP28").turn(0).play(0, "adboard:SP04", "bonus")
    assert sorted(table.options(0)) == ["effect_target:V02", "effect_target:V03", "effect_target:V05"]
    none = given()
    none.g.veteran_deck, none.g.veteran_discard = [], []
    none.cash(0, 3).meeting(0, "BM19", "blue")  # veterans(draw 1 …), −2 cash
    assert (none.g.squad[0], none.stock(0)["cash"]) == ([], 1)


@pytest.mark.rule("EL-403")
def test_one_of_three_veterans_goes_and_one_of_the_kept_is_trained() -> None:
    table = given()
    table.g.veteran_deck = [THING[name] for name in ("V08", "V02", "V03", "V05")]
    table.row("sponsors", "SP25", "SP26", "SP04", "SP27", "SP28").turn(0).play(0, "adboard:SP04", "bonus")
    table.play(0, "V03")
    assert table.g.veteran_discard == [THING["V03"]]
    assert sorted(table.options(0)) == ["effect_target:V02", "effect_target:V05"]
    table.play(0, "V05").until("")
    assert sorted(table.g.squad[0]) == [THING["V02"], THING["V05"]]
    assert (table.is_trained("V02"), table.is_trained("V05")) == (False, True)


@pytest.mark.rule("EL-403")
@pytest.mark.parametrize("names", [("V02", "V05"), ("V05",)])
def test_with_fewer_veterans_nothing_has_to_be_discarded(names: tuple[str, ...]) -> None:
    table = given()
    table.g.veteran_deck, table.g.veteran_discard = [THING[name] for name in names], []
    table.row("sponsors", "SP25", "SP26", "SP04", "SP27", "SP28").turn(0).play(0, "adboard:SP04", "bonus")
    if len(names) > 1:
        table.play(0, "V05")
    assert sorted(table.g.squad[0]) == sorted(THING[name] for name in names)
    assert table.g.veteran_discard == []
    assert [table.is_trained(name) for name in names] == [name == "V05" for name in names]


@pytest.mark.rule("EL-353")
def test_a_player_gained_by_an_effect_moves_his_jersey_and_costs_nothing() -> None:
    table = given().jersey(0, "j5", "a", bench=True).jersey(0, "u1", "d", bench=False).cash(0, 4).top("P11")
    table.directors(0, "D06", "D02", "D03").step(s.DIRECTOR_BONUSES)  # take(player deck)
    assert table.asked(0) == "jersey_swap"
    table.play(0, table.options(0)[0])
    assert (table.pitch(0)["j5"], table.stock(0)["cash"]) == ("d", 4)
    assert table.g.squad[0] == [THING["P11"]]


@pytest.mark.rule("EL-354")
def test_a_free_build_needs_a_space_and_raises_maintenance() -> None:
    table = sponsored("SP02")  # build(stand, free), 1 fans on it
    assert table.play(0, "stand_4").view().clubs[0].maintenance[1] == 5
    assert table.view().clubs[0].built["stand_4"] == 1
    full = (
        given().built(0, stand_3=1, stand_4=1).row("sponsors", "SP25", "SP26", "SP02", "SP27", "SP28").turn(0)
    )
    full.play(0, "adboard:SP02", "bonus")
    assert full.view().clubs[0].maintenance[1] == 6
    assert full.stock(0)["cash"] == 2  # the other effect


@pytest.mark.rule("EL-355")
def test_a_fan_of_an_effect_fills_a_stand_for_the_next_match() -> None:
    table = sponsored("SP02").play(0, "stand_3").until("")
    assert table.view().clubs[0].match.seated == 1
    table.resource(0, fans=5).built(0, stand_4=1).match(0).until("stands")
    assert table.options(0)[-1] == "stands:3"  # four Stands, one of them taken
    table.play(0, "3")
    assert table.g.sold_outs[0] == 1
    assert [args[2] for args in table.events("gained") if args[:2] == [0, 0]] == [4]
    assert table.view().clubs[0].match.seated == 0


# Choices


@pytest.mark.rule("EL-361", "EL-408")
def test_a_directors_bonus_is_repeated_unless_he_is_suspended() -> None:
    table = given().directors(0, "D05", "D09", "D02")  # +4 cash; tactic 2; no BONUS
    table.row("sponsors", "SP25", "SP26", "SP03", "SP27", "SP28").turn(0).play(0, "adboard:SP03", "bonus")
    assert table.options(0) == ["effect_target:D05", "effect_target:D09"]
    assert table.play(0, "D05").stock(0)["cash"] == 4


@pytest.mark.rule("EL-408")
def test_a_suspended_director_repeats_nothing() -> None:
    table = given().directors(0, "D05", "D09", "D02").suspended("D05", 1)
    table.row("sponsors", "SP25", "SP26", "SP03", "SP27", "SP28").turn(0).play(0, "adboard:SP03", "bonus")
    assert (table.stock(0)["cash"], len(table.g.tactics[0])) == (0, 3)  # the only choice is D09
    none = given().directors(0, "D05", "D09", "D02").suspended("D05", 1).suspended("D09", 1)
    none.row("sponsors", "SP25", "SP26", "SP03", "SP27", "SP28").turn(0).play(0, "adboard:SP03", "bonus")
    assert none.asked(0) == "gain_any"  # the other effect: +2 any


@pytest.mark.rule("EL-362")
def test_a_peek_shows_a_section_to_its_user_alone() -> None:
    table = given().opponent(0, "T07-4").meeting(0, "BM28", "blue")  # peek(CD)
    shown = table.view(0).clubs[0].opponent.peeked
    assert {name: [(f.zone, f.task, f.strength) for f in men] for name, men in shown.items()} == {
        "cd": [("CD", "a", 4)]
    }
    for seat in (1, -1):
        assert table.view(seat).clubs[0].opponent.peeked == {}
    assert table.view(0).clubs[1].opponent.peeked == {}
    choice = given().staff(0, "S02").turn(0).play(0, "card_action:S02")
    assert choice.options(0) == [f"effect_target:{name}" for name in ("lw", "rw", "cd", "cm", "cf")]


@pytest.mark.rule("EL-363")
def test_the_owner_chooses_which_resources_are_lost() -> None:
    table = given().resource(0, cash=2, fitness=1)

    def lose_any() -> None:
        lane.push_next(table.g, 0, s.LOSE_RESOURCE, 2)
        lane.go_on(table.g, 0)

    table._run(lose_any)._settle()
    assert table.options(0) == ["lose_any:cash", "lose_any:fitness"]
    table.play(0, "fitness")
    assert table.stock(0) == {"cash": 1, "fans": 0, "ops": 0, "fitness": 0}  # the last one had no choice


@pytest.mark.rule("EL-405")
def test_two_players_and_two_stats_are_two_different_ones() -> None:
    table = given().squad(0, "P07", "P11", "P05").meeting(0, "BM24", "blue").play(0, "P11")
    assert table.options(0) == ["bm_target:P07", "bm_target:P05"]
    table.play(0, "P05")
    assert [table.token(name, "str_temp") for name in ("P07", "P11", "P05")] == [0, 1, 1]
    one = given().squad(0, "P07").meeting(0, "BM24", "blue")
    assert (one.token("P07", "str_temp"), one.asked(0)) == (1, None)
    stats = sponsored("SP06").play(0, "fans")
    assert stats.options(0) == ["stat_any:cash", "stat_any:ops", "stat_any:fitness"]


@pytest.mark.rule("EL-407")
def test_the_best_player_has_the_highest_current_strength() -> None:
    table = given().player(0, "P11", weak_perm=2).player(0, "P04", injury=1).player(0, "P20", suspension=1)
    table.squad(0, "P07").squad(1, "P27").meeting(0, "BM11", "blue")  # inj 1 @best, vp 1
    assert table.options(0) == ["bm_target:P04", "bm_target:P20"]  # a Goalkeeper and a suspended Player
    table.play(0, "P20")
    assert (table.token("P20", "injury"), table.token("P04", "injury"), table.g.vp[0]) == (1, 1, 1)
    strong = given().squad(0, "P07").player(0, "P05", str_temp=2).meeting(0, "BM06", "blue")  # susp 1 @best
    assert (strong.token("P05", "suspension"), strong.token("P07", "suspension")) == (1, 0)
