"""General rules: how long a game lasts, decks, costs and effects, precedence (EL-001 to EL-014)."""

from __future__ import annotations

import pytest

from tests.games.eleven.given import THING, fresh, given
from touchline.engine.errors import TouchlineError
from touchline.engine.match import Match
from touchline.games.eleven import GAME, cards, state as s
from touchline.games.eleven.rules import club

SPONSORS = ("SP01", "SP02", "SP03", "SP04", "SP05")


@pytest.mark.rule("EL-001")
def test_one_to_four_play_and_one_alone_plays_solo() -> None:
    for seats in (2, 3, 4):
        match = Match(GAME, seats, {}, b"secret")
        assert [match.options_of(seat)[0].split(":")[0] for seat in range(seats)] == [
            "draft_director"
        ] * seats
    assert Match(GAME, 1, {}, b"secret").options_of(0)[0].startswith("solo_director:")
    for seats in (0, 5):
        with pytest.raises(TouchlineError):
            Match(GAME, seats, {}, b"secret")


@pytest.mark.rule("EL-002")
def test_a_game_is_six_weeks_of_five_days() -> None:
    table = fresh(2, seed=5).until()
    assert table.g.over
    assert [args[0] for args in table.events("week")] == [1, 2, 3, 4, 5, 6]
    # Monday begins a Week; the Stage marker is then moved to four more Days.
    days = [args[0] for args in table.events("day")]
    assert days == 6 * [s.TUESDAY, s.WEDNESDAY, s.THURSDAY, s.FRIDAY]
    calendar = table.kinds("week", "meeting", "day")
    assert calendar == 6 * ["week", "meeting", "meeting", "day", "day", "day", "day"]
    assert len(table.events("full_time")) == 6 * 2


@pytest.mark.rule("EL-003")
def test_markers_and_tokens_never_run_out() -> None:
    table = given(4).stat(0, cash=5, fans=5, ops=5, fitness=5)
    for seat in range(4):
        table.resource(seat, cash=28, fans=20, ops=20, fitness=20)  # more than the box holds
    assert table.production().stock(0) == {"cash": 33, "fans": 25, "ops": 25, "fitness": 25}
    for seat in (1, 2, 3):
        table.built(seat, lighting=4)
    table.built(0, lighting=3).turn(0).play(0, "build:lighting")
    assert table.view().clubs[0].built["lighting"] == 4
    injured = given().player(0, "P11", injury=10).meeting(0, "BM11", "blue")  # inj 1 @best
    assert injured.token("P11", "injury") == 11


@pytest.mark.rule("EL-003")
def test_nothing_is_told_of_no_markers() -> None:
    table = given()
    table._run(lambda: club.gain(table.g, 0, 0, 0))
    assert table.kinds() == []
    table._run(lambda: club.gain(table.g, 0, 0, 1))
    assert table.kinds() == ["gained"]


@pytest.mark.rule("EL-004")
def test_an_empty_deck_is_made_of_its_shuffled_discard_pile() -> None:
    orders = set()
    for seed in range(6):
        table = given(seed=seed).row("sponsors", *SPONSORS)
        pile = sorted(table.g.sponsor_deck)
        table.g.sponsor_deck, table.g.sponsor_discard = [], pile.copy()
        table.turn(0).play(0, "one_off:SP03")
        entered = table.g.market[10]
        assert sorted([entered, *table.g.sponsor_deck]) == pile
        assert table.g.sponsor_discard == [THING["SP03"]]
        assert table.kinds("reshuffled") == ["reshuffled"]
        orders.add((entered, *table.g.sponsor_deck))
    assert len(orders) == 6


@pytest.mark.rule("EL-004")
def test_a_deck_with_cards_leaves_its_discard_pile_alone() -> None:
    table = given().row("sponsors", *SPONSORS).turn(0)
    table.g.sponsor_discard = [table.g.sponsor_deck.pop(0)]
    top = table.g.sponsor_deck[-1]
    table.play(0, "one_off:SP03")
    assert table.g.market[10] == top
    assert len(table.g.sponsor_discard) == 2
    assert not table.kinds("reshuffled")


@pytest.mark.rule("EL-005")
def test_the_tactic_deck_is_never_made_anew() -> None:
    table = given()
    table.g.tactic_deck = [THING["TA3"]]
    table.meeting(0, "BM20", "blue").meeting(1, "BM03", "blue")  # tactic 1, twice
    assert table.g.tactics[0][-1] == THING["TA3"]
    assert len(table.g.tactics[1]) == 1
    assert table.g.tactic_deck == []
    assert not table.kinds("reshuffled")


@pytest.mark.rule("EL-006")
def test_without_deck_and_discard_pile_a_slot_stays_empty() -> None:
    table = given().cash(0, 9).row("players", "P05", "P06", "P07", "P09", "P10")
    table.g.player_deck, table.g.player_discard = [], []
    table.turn(0).play(0, "hire:P09")
    assert table.view(0).players == [None, "P05", "P06", "P07", "P10"]
    table.turn(0, "wed").play(0, "hire:P10")
    assert table.view(0).players == [None, None, "P05", "P06", "P07"]
    table.turn(0, "thu").play(0, "hire:P07").turn(1).cash(1, 9)
    assert {option for option in table.options(1) if option.startswith("hire:P")} <= {"hire:P05", "hire:P06"}


@pytest.mark.rule("EL-007")
def test_what_can_be_resolved_of_an_effect_is_resolved() -> None:
    table = (
        given().resource(0, fitness=1).squad(0, "P07").meeting(0, "BM15", "blue")
    )  # −2 fitness, train(any)
    assert table.stock(0)["fitness"] == 0
    assert table.is_trained("P07")
    nobody = given().cash(0, 5).meeting(0, "BM10", "blue")  # str_perm 1 on nobody, −2 cash
    assert nobody.stock(0)["cash"] == 3


@pytest.mark.rule("EL-008")
def test_a_cost_is_paid_in_full_or_not_at_all() -> None:
    poor = given().staff(0, "S18", only=True).cash(0, 1).turn(0)  # ACTION [2 cash]: stat fans +1
    assert poor.why(0, "card_action:S18") == "EL-008"
    table = given().staff(0, "S18", only=True).cash(0, 2).turn(0).play(0, "card_action:S18")
    assert (table.stock(0)["cash"], table.stats(0)["fans"]) == (0, 3)


@pytest.mark.rule("EL-008")
@pytest.mark.parametrize(("card", "what"), [("S18", "cash"), ("S14", "ops"), ("F1", "fitness")])
def test_who_lacks_the_cost_of_an_action_is_told_so(card: str, what: str) -> None:
    plenty = dict.fromkeys(("cash", "fans", "ops", "fitness"), 9)
    table = given().resource(0, **plenty | {what: 0}).resource(1, **plenty).squad(0, "Y05")
    table.staff(0, card, only=True).turn(0)
    assert table.why(0, f"card_action:{card}") == "EL-008"


@pytest.mark.rule("EL-008")
def test_an_optional_cost_is_offered_only_to_those_who_have_it() -> None:
    poor = given().staff(0, "S30").squad(0, "P07").turn(0).play(0, "card_action:S30")
    assert poor.asked(0) is None
    assert poor.stock(0)["cash"] == 4
    rich = given().staff(0, "S30").squad(0, "P07").resource(0, ops=1).turn(0).play(0, "card_action:S30")
    assert rich.options(0) == ["optional_cost:pay", "optional_cost:no"]
    assert rich.play(0, "pay").stock(0) == {"cash": 7, "fans": 0, "ops": 0, "fitness": 0}


@pytest.mark.rule("EL-009")
def test_the_board_meeting_overrules_other_effects() -> None:
    table = given().cash(0, 9).staff(0, "S29").row("players", "P05", "P06", "P07", "P09", "P10")
    free = given().cash(0, 9).staff(0, "S29").row("players", "P05", "P06", "P07", "P09", "P10").turn(0)
    assert "card_action:S29" in free.options(0)  # hire(player, slots 1–5, −1)
    table.meeting(0, "BM16", "blue").turn(0)  # week: no Player can be hired
    assert table.why(0, "hire:P07") == "EL-410"
    assert table.why(0, "card_action:S29") == "EL-171"


@pytest.mark.rule("EL-010")
def test_card_text_overrules_general_rules() -> None:
    table = given().cash(0, 9).staff(0, "S27").row("players", "P05", "P06", "P07", "P09", "P10").turn(0)
    assert table.why(0, "hire:P05") == "EL-103"
    assert THING["P05"] in table.play(0, "card_action:S27", "P05").g.squad[0]


@pytest.mark.rule("EL-010")
def test_scenario_text_overrules_card_text() -> None:
    trainer = {"scenario": 4}  # Veterans cannot be trained
    table = (
        given(1, **trainer).staff(0, "F1", only=True).resource(0, fitness=1).squad(0, "V02", "P07").turn(0)
    )
    table.play(0, "card_action:F1")
    assert (table.is_trained("P07"), table.is_trained("V02")) == (True, False)
    free = given(1).staff(0, "F1", only=True).resource(0, fitness=1).squad(0, "V02", "P07").turn(0)
    assert free.play(0, "card_action:F1").options(0) == ["effect_target:V02", "effect_target:P07"]


@pytest.mark.rule("EL-011")
def test_an_effect_without_a_kind_goes_to_any_own_player() -> None:
    table = given().staff(0, "S01", only=True).resource(0, ops=1)  # str_temp 2
    table.squad(0, "P01", "Y07", "V05").player(0, "P11", injury=1).squad(1, "P07").turn(0)
    table.play(0, "card_action:S01")
    assert table.options(0) == [f"effect_target:{name}" for name in ("P01", "Y07", "V05", "P11")]
    assert table.play(0, "Y07").token("Y07", "str_temp") == 2


@pytest.mark.rule("EL-012")
def test_boards_cards_vp_and_league_are_public() -> None:
    table = given(3).resource(0, cash=4, fans=1).stat(0, ops=3).office(0, 2).built(0, lighting=1)
    table.player(0, "Y01", trained=True, match_xp=1).staff(0, "S12").adboard(0, "SP01").kit(0, "SP02")
    table.club_points(3, 1, 0).points(T01=6)
    table.g.vp[0] = 5
    own = table.view(0)
    for seat in (1, 2, -1):
        seen = table.view(seat)
        club, mine = seen.clubs[0], own.clubs[0]
        assert (club.resources["cash"], club.stats["ops"], club.office, club.vp) == (4, 3, 2, 5)
        assert club.built["lighting"] == 1
        assert (club.squad, club.staff, club.directors) == (mine.squad, mine.staff, mine.directors)
        assert [card.card for card in (*club.adboards, club.kit)] == ["SP01", "SP02"]
        assert [other.points for other in seen.clubs] == [3, 1, 0]
        assert [team.points for team in seen.league] == [6, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("EL-013")
def test_halves_are_rounded_down() -> None:
    table = given().cash(0, 4).staff(0, "F1", "S12", "S15", only=True).meeting(0, "BM18", "yellow")
    assert table.stock(0)["cash"] == 3  # −1 cash per 2 of the three Staff cards
    sale = given().player(0, "P11", injury=1).turn(0).play(0, "sell:P11")
    assert sale.stock(0)["cash"] == 2  # half of 2 + 3


@pytest.mark.rule("EL-014")
def test_discounts_add_up_but_not_below_zero() -> None:
    table = given().cash(0, 3).meeting(0, "BM28", "yellow")  # −1 cash, week: Office costs 2 less
    table.row("sponsors", "SP02", "SP03", "SP11", "SP04", "SP05").turn(0)
    table.play(0, "adboard:SP11", "bonus", "accept")  # office(−2): 3 − 2 − 2 is not −1
    assert table.g.office[0] == 1
    assert table.stock(0)["cash"] == 2
    build = given().cash(0, 3).directors(0, "D02", "D03", "D04").meeting(0, "BM05", "yellow").turn(0)
    build.play(0, "card_action:D02", "lighting")  # 3 − 1 − 1
    assert build.stock(0)["cash"] == 2


@pytest.mark.rule("EL-014")
def test_a_discount_never_pays_out_for_a_hire() -> None:
    table = given().cash(0, 1).row("staff", "S01", "S02", "S15", "S12", "S09")
    table.row("sponsors", "SP02", "SP03", "SP12", "SP04", "SP05").turn(0)
    table.play(0, "adboard:SP12", "bonus", "S15")  # hire(staff, slots 1–5, −2) of a card for 2
    assert THING["S15"] in table.g.staff[0]
    assert table.stock(0)["cash"] == 1
    youngster = given().staff(0, "S06").turn(0).play(0, "card_action:S06")  # hire(youngster, −1) for 1
    assert len(youngster.g.squad[0]) == 1
    assert youngster.stock(0)["cash"] == 0
    assert cards.COST[youngster.g.squad[0][0]] == 1
